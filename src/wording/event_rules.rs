//! The rules of an event in words: what a file of them says, and what is wrong with it.

use shakmaty::{CastlingMode, Chess, Color, Rank};

use super::Wording;
use super::labels::Label;
use super::language::name;
use super::refusals::printable;
use super::troubles::EventFault;
use crate::game::clock::moment::Span;
use crate::game::course::chess960::number_of;
use crate::game::laws::article::Article;
use crate::game::laws::edition::{Supervision, TimeClass};
use crate::game::people::Duty;
use crate::game::people::Hearing;
use crate::game::terms::{AgreementRule, Announced, Kind, PointSystem, RankWords, Terms, Timekeeper, Watching};
use crate::notation::rank_word_in as rank_word;

impl Wording {
    /// What is wrong with a file of rules, where, and what would be right.
    pub(super) fn event_fault(&self, path: &str, line: usize, fault: &EventFault) -> String {
        let l = &self.messages;
        let why = match fault {
            EventFault::NotUtf8 => l.text("event-not-utf8"),
            EventFault::NotToml { why } => l.fill("event-not-toml", &[("why", &printable_line(why))]),
            EventFault::UnknownKey { key, known } => {
                l.fill("event-unknown-key", &[("key", &printable(key)), ("known", &known)])
            }
            EventFault::Wrong(trouble) => self.trouble(trouble),
            EventFault::Missing { key } => l.fill("event-missing", &[("key", &key)]),
            EventFault::NotAPairingLine => l.text("event-not-a-pairing-line"),
        };
        l.fill("event-fault", &[("path", &path), ("line", &line), ("why", &why)])
    }

    /// What terms mean, one sentence each: players, time, edition and class, and what else was agreed.
    pub fn terms_explained(&self, terms: &Terms) -> Vec<String> {
        let l = &self.messages;
        let tag = |name: &str| {
            let found = terms.tags.iter().find(|(known, _)| known == name);
            found.map_or_else(|| "?".to_owned(), |(_, value)| value.clone())
        };
        let mut told = vec![l.fill(
            "event-explained",
            &[
                ("name", &tag("Event")),
                ("site", &tag("Site")),
                ("date", &tag("Date")),
                ("round", &tag("Round")),
                ("board", &tag("Board")),
            ],
        )];
        told.extend(Color::ALL.map(|color| {
            let player = &terms.players[color];
            format!("{}.", self.label(&Label::Side { color, player }))
        }));
        told.push(l.fill("event-explained-time", &[("time", &self.time_controls(&terms.time))]));
        let class = match terms.time_class() {
            TimeClass::Standard => "standard",
            TimeClass::Rapid => "rapid",
            TimeClass::Blitz => "blitz",
        };
        told.push(l.fill("event-explained-laws", &[("laws", &terms.edition.to_string()), ("class", &class)]));
        told.push(match terms.default_time {
            Span::ZERO => l.text("event-explained-no-default-time"),
            time => l.fill("event-explained-default-time", &[("time", &self.duration(time))]),
        });
        if class != "standard" {
            let how = if terms.supervision == Supervision::Adequate { "adequate" } else { "none" };
            told.push(l.fill("event-explained-supervision", &[("how", &how)]));
        }
        match terms.agreement {
            AgreementRule::AtAnyTime => {}
            AgreementRule::AfterMoves(moves) => told.push(l.fill("event-explained-agreement", &[("moves", &moves)])),
            AgreementRule::WithConsent => {
                let article = terms.number_of(Article::AgreementByTheRules);
                told.push(l.fill("event-explained-consent", &[("article", &self.cited(article))]));
            }
        }
        if terms.quickplay == Announced::Yes {
            told.push(l.text("event-explained-quickplay"));
        }
        if terms.points == PointSystem::ThreeOneZero {
            told.push(l.text("event-explained-points"));
        }
        if terms.ranks != RankWords::German {
            let words = Rank::ALL.map(|rank| rank_word(terms.ranks, rank).printed).join(" ");
            told.push(l.fill("event-explained-ranks", &[("words", &words)]));
        }
        told.extend(Color::ALL.into_iter().filter_map(|color| self.assistance_explained(terms, color)));
        if terms.watching == Watching::Forbidden {
            told.push(l.text("event-explained-not-watched"));
        }
        if terms.timekeeper == Timekeeper::TableClock {
            told.push(l.text("event-explained-table-clock"));
        }
        if terms.kind == Kind::Casual {
            told.push(l.text("event-explained-casual"));
        }
        match (terms.castling_mode, number_of(&terms.start)) {
            (CastlingMode::Chess960, Some(number)) => {
                told.push(l.fill("chess960-array", &[("number", &number.to_string())]));
            }
            (CastlingMode::Chess960, None) => told.push(l.text("chess960-position")),
            (CastlingMode::Standard, _) if terms.start != Chess::default() => {
                told.push(l.text("event-explained-position"));
            }
            (CastlingMode::Standard, _) => {}
        }
        told
    }

    /// What a player's assistant may do, where that was agreed, and who cannot hear.
    fn assistance_explained(&self, terms: &Terms, color: Color) -> Option<String> {
        let (l, player) = (&self.messages, &terms.players[color]);
        let deaf =
            (player.hearing == Hearing::Impaired).then(|| l.fill("event-explained-deaf", &[("color", &name(color))]));
        let duties = player.assistant.map(|duties| {
            let names = duties.names();
            let [any, ask] = [!duties.is_none(), duties.has(Duty::Ask)].map(|is_so| if is_so { "yes" } else { "no" });
            l.fill(
                "event-explained-assistant",
                &[("color", &name(color)), ("any", &any), ("duties", &names), ("ask", &ask)],
            )
        });
        let told: Vec<String> = deaf.into_iter().chain(duties).collect();
        (!told.is_empty()).then(|| told.join(" "))
    }

    /// How many games an event has paired.
    pub fn pairings_explained(&self, count: usize) -> String {
        self.messages.fill("event-explained-pairings", &[("count", &count)])
    }

    /// Where the result of a game of a series stands.
    pub fn result_written(&self, path: &str) -> String {
        self.messages.fill("event-result-written", &[("path", &path)])
    }

    /// That a new file of rules stands there.
    pub fn event_written(&self, path: &str) -> String {
        self.messages.fill("event-written", &[("path", &path)])
    }
}

/// The words of a library in one line, without the full stop that the sentence has.
fn printable_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().trim_end_matches('.').chars().filter(|c| !c.is_control()).collect()
}
