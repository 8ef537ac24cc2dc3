//! Before a game: the questions, the terms and the rules of an event, the opening.

use std::collections::{BTreeMap, BTreeSet};

use shakmaty::{ByColor, CastlingMode, Chess, Color, Rank};

use super::Wording;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::labels::Label;
use super::language::name;
use super::refusals::printable;
use super::sentence::{Audience, Phrase, Urgency, Utterance};
use super::troubles::EventFault;
use crate::game::clock::moment::Span;
use crate::game::course::chess960::number_of;
use crate::game::laws::article::Article;
use crate::game::laws::edition::{Edition, Supervision, TimeClass};
use crate::game::people::{Actor, Duty};
use crate::game::terms::{AgreementRule, KeptMoves, Kind, PointSystem, RankWords, Terms, Timekeeper, Watching};
use crate::game::{Game, Stage};
use crate::notation::rank_word_in as rank_word;

/// The value of a tag that is not known (PGN).
const UNKNOWN_TAG: &str = "?";

/// A question before the game. Choices are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// How the program shows itself: 1 the screen, 2 plain lines, 3 plain lines and its voice.
    Face { choices: usize, default: usize },
    /// Whether the voice speaks beside a screen reader: 1 no, 2 yes.
    Voice { default: usize },
    /// Who types: 1 White, 2 Black, 3 the assistant, 4 everybody.
    Typist { default: usize },
    /// Whether to continue an unfinished game: 1 yes, 2 no.
    Resume {
        white: String,
        black: String,
        /// The last half-move with its number.
        after: Option<String>,
        /// `today`, `yesterday` or `other`, which is the date.
        day: &'static str,
        date: String,
        time: String,
    },
    /// Whether these terms are right: 1 play, 2 change them. Only unusual terms are named.
    Terms { white: String, black: String, blind: String, time: String, laws: Option<String>, sheets: Option<String> },
    /// Who is blind: 1 White, 2 Black, 3 both, 4 nobody.
    Blind { default: usize },
    /// A setting, by its name, and what it is if nothing is answered.
    Setting { key: &'static str, default: String },
    /// Whether somebody takes part from another terminal: 1 no, 2 yes.
    Seats,
    /// Whether the words were heard: 1 yes, 2 no.
    Heard,
}

impl Ask {
    /// The name of its message.
    pub fn key(&self) -> &'static str {
        match self {
            Ask::Face { .. } => "face",
            Ask::Voice { .. } => "voice",
            Ask::Typist { .. } => "keys",
            Ask::Resume { .. } => "resume",
            Ask::Terms { .. } => "terms",
            Ask::Blind { .. } => "blind",
            Ask::Setting { key, .. } => key,
            Ask::Seats => "seats",
            Ask::Heard => "heard",
        }
    }

    /// The number of the choice that Enter takes; 1 if the question has no choices.
    pub fn default_number(&self) -> usize {
        match self {
            Ask::Face { default, .. } | Ask::Voice { default } | Ask::Typist { default } | Ask::Blind { default } => {
                *default
            }
            Ask::Resume { .. } | Ask::Terms { .. } | Ask::Setting { .. } | Ask::Seats | Ask::Heard => 1,
        }
    }
}

impl Wording {
    /// The question in rows, the last of which says what Enter takes.
    pub fn ask(&self, question: &Ask) -> String {
        let l = &self.messages;
        let number = question.default_number();
        let asked = match question {
            Ask::Face { choices, .. } => l.fill("ask-face", &[("choices", &choices)]),
            Ask::Voice { .. } => l.text("ask-voice"),
            Ask::Typist { .. } => l.text("ask-typist"),
            Ask::Resume { white, black, after, day, date, time } => {
                let known = if after.is_some() { "yes" } else { "no" };
                l.fill(
                    "ask-resume",
                    &[
                        ("white", &white),
                        ("black", &black),
                        ("known", &known),
                        ("after", &after.clone().unwrap_or_default()),
                        ("day", &day.to_string()),
                        ("date", &date),
                        ("time", &time),
                    ],
                )
            }
            Ask::Terms { white, black, blind, time, laws, sheets } => {
                let named = match (white.is_empty(), black.is_empty()) {
                    (true, true) => String::new(),
                    (_, true) => l.fill("ask-terms-white", &[("name", &white)]) + " ",
                    (true, _) => l.fill("ask-terms-black", &[("name", &black)]) + " ",
                    (false, false) => l.fill("ask-terms-both", &[("white", &white), ("black", &black)]) + " ",
                };
                let laws = laws.as_ref().map(|laws| l.fill("ask-terms-laws", &[("laws", &laws)]));
                let sheets = sheets.as_ref().map(|sheets| l.fill("ask-terms-sheets", &[("sheets", &sheets)]));
                let others: String = [laws, sheets].into_iter().flatten().map(|other| format!(", {other}")).collect();
                named + &l.fill("ask-terms", &[("blind", &blind), ("time", &time), ("others", &others)])
            }
            Ask::Blind { .. } => l.text("ask-blind"),
            Ask::Setting { key, .. } => {
                let editions = Edition::ALL.map(|edition| edition.to_string()).join(", ");
                l.fill("ask-setting", &[("key", &key.to_string()), ("editions", &editions)])
            }
            Ask::Seats => l.text("ask-seats"),
            Ask::Heard => l.text("ask-heard"),
        };
        let taken = match question {
            Ask::Setting { default, .. } if default.is_empty() => l.text("ask-enter-skips"),
            Ask::Setting { default, .. } => l.fill("ask-enter-takes", &[("value", &default)]),
            Ask::Face { .. }
            | Ask::Voice { .. }
            | Ask::Typist { .. }
            | Ask::Resume { .. }
            | Ask::Terms { .. }
            | Ask::Blind { .. }
            | Ask::Seats
            | Ask::Heard => {
                let choice = l.fill("ask-choice", &[("choice", &format!("{}-{number}", question.key()))]);
                l.fill("ask-enter-takes", &[("value", &format!("{number}, {choice}"))])
            }
        };
        format!("{asked}\n{taken}")
    }

    /// The help on a question, and its possible answers.
    pub fn ask_help(&self, key: &str) -> String {
        self.messages.fill("ask-help", &[("key", &key.to_owned())])
    }

    /// The words that test the voice, in the language in which moves are announced.
    pub fn greeting(&self) -> Utterance {
        let delivery = Delivery::notice(UtteranceKind::Greeting);
        let words = "Anna eins.";
        let spoken = vec![Phrase { language: "de".to_owned(), text: words.to_owned() }];
        Utterance { spoken, ..self.utter(delivery, words.to_owned()) }
    }

    /// A word on Annabella before the first question: in one short sentence, and what else a newcomer wants to know.
    pub fn welcome(&self) -> [String; 3] {
        ["welcome", "welcome-more", "welcome-questions"].map(|name| self.messages.text(name))
    }

    /// The way to begin play, after the last question.
    pub fn how_to_begin(&self) -> Utterance {
        let delivery = Delivery::notice(UtteranceKind::Hint);
        self.utter(delivery, self.messages.text("how-to-begin"))
    }

    /// The last half-move of a game with its number, as it is printed.
    pub fn last_move(&self, game: &Game) -> Option<String> {
        let line: Vec<_> = game.line().iter().map(|completed| completed.half_move).collect();
        let last = line.len().checked_sub(1)?;
        Some(self.numbered_move(game, &line, last))
    }

    /// That one voice is enough, for a user whose screen reader speaks.
    pub fn voice_hint(&self) -> Utterance {
        let delivery = Delivery::notice(UtteranceKind::Hint);
        self.utter(delivery, self.messages.text("voice-hint"))
    }

    /// The hint on the plain lines, for a user whose screen reader repeats the boards.
    pub fn lines_hint(&self) -> Utterance {
        self.utter(Delivery::notice(UtteranceKind::Hint), self.messages.text("lines-hint"))
    }

    /// That no boards can be shown above the lines that were asked for.
    pub fn lines_instead(&self) -> Utterance {
        self.utter(Delivery::notice(UtteranceKind::Hint), self.messages.text("lines-instead"))
    }

    /// A lesson of the practice game, from 1; after the last, a sentence that all are done.
    pub fn lesson(&self, number: u8) -> Utterance {
        let delivery =
            Delivery { to: Audience::Room, urgency: Urgency::Answer, by: Actor::Program, kind: UtteranceKind::Lesson };
        self.utter(delivery, self.messages.fill("lesson", &[("number", &number)]))
    }

    /// Says that what was typed is not part of the current lesson.
    pub fn not_in_this_lesson(&self) -> Utterance {
        let delivery =
            Delivery { to: Audience::Room, urgency: Urgency::Answer, by: Actor::Program, kind: UtteranceKind::Lesson };
        self.utter(delivery, self.messages.text("lesson-not-this"))
    }

    /// Says goodbye after the practice game.
    pub fn practice_over(&self) -> Utterance {
        let delivery = Delivery::notice(UtteranceKind::Goodbye);
        self.utter(delivery, self.messages.text("practice-over"))
    }

    /// Which file the settings are in.
    pub fn settings_file(&self, path: &str, themes: &str) -> String {
        self.messages.fill("settings-file", &[("path", &path), ("themes", &themes)])
    }

    /// A setting and its value, as the settings are shown; without a value, its default if one word says it.
    pub fn setting(&self, key: &str, value: Option<&str>, default: Option<&str>) -> String {
        match (value, default) {
            (Some(value), _) => format!("{} {value}", self.with_colon(key)),
            (None, Some(default)) => {
                self.messages.fill("setting-default", &[("key", &key.to_owned()), ("default", &default.to_owned())])
            }
            (None, None) => self.messages.fill("setting-unset", &[("key", &key.to_owned())]),
        }
    }
}

impl Wording {
    /// The players and the terms, in a new game or in one that is resumed.
    pub fn opening(&self, game: &Game, is_new: bool) -> Utterance {
        let terms = game.terms();
        let ByColor { white, black } = self.names(terms);
        let (time, laws) = (self.time_controls(&terms.time), terms.edition.to_string());
        let named = match is_new {
            _ if terms.are_named() => "yes",
            true => "no",
            false => "goes-on",
        };
        let sentence = self.messages.fill(
            "opened",
            &[("named", &named), ("white", &white), ("black", &black), ("time", &time), ("laws", &laws)],
        );
        let event = self.event_named(terms, &["Event", "Round", "Board"]);
        let sentence = event.into_iter().chain([sentence]).collect::<Vec<_>>().join(" ");
        self.utter(Delivery::notice(UtteranceKind::Opened), sentence)
    }

    /// The place of the saved game when the program ends, and the line that goes on with it.
    pub fn goodbye(&self, game: &Game, file: &str, resume: &str) -> Utterance {
        let pgn = if game.line().is_empty() { "no" } else { "yes" };
        let sentence = match game.stage() {
            Stage::Over(_) | Stage::Cancelled => self.messages.fill("goodbye-over", &[("file", &file), ("pgn", &pgn)]),
            Stage::BeforePlay | Stage::Playing => {
                self.messages.fill("goodbye", &[("file", &file), ("resume", &resume)])
            }
        };
        Utterance { spoken: Vec::new(), ..self.utter(Delivery::notice(UtteranceKind::Goodbye), sentence) }
    }

    /// That a torn last line was cut off the record.
    pub fn torn(&self) -> Utterance {
        self.utter(Delivery::notice(UtteranceKind::Torn), self.messages.text("torn"))
    }
}

impl Wording {
    /// The fault of a file of rules: where it is, and what would be right.
    pub(super) fn event_fault(&self, path: &str, line: usize, fault: &EventFault) -> String {
        let l = &self.messages;
        let why = match fault {
            EventFault::NotUtf8 => l.text("event-not-utf8"),
            EventFault::UnknownKey { key, known } => {
                l.fill("event-unknown-key", &[("key", &printable(key)), ("known", &known)])
            }
            EventFault::Wrong(trouble) => self.trouble(trouble),
            EventFault::Missing { key } => l.fill("event-missing", &[("key", &key)]),
            EventFault::NotAPairingLine => l.text("event-not-a-pairing-line"),
        };
        l.fill("event-fault", &[("path", &path), ("line", &line), ("why", &why)])
    }

    /// The event by these tags of a PGN, in one sentence.
    fn event_named(&self, terms: &Terms, tags: &[&str]) -> Option<String> {
        let value = |tag: &str| terms.tags.iter().find(|(known, value)| known == tag && value != UNKNOWN_TAG);
        let part =
            |(tag, value): &(String, String)| self.messages.fill("event-part", &[("tag", tag), ("value", value)]);
        let parts: Vec<String> = tags.iter().filter_map(|tag| value(tag)).map(part).collect();
        (!parts.is_empty()).then(|| format!("{}.", parts.join("; ")))
    }

    /// The meaning of terms, one sentence each: players, time, edition and class, and what else was agreed.
    pub fn terms_explained(&self, terms: &Terms) -> Vec<String> {
        let l = &self.messages;
        let event = self.event_named(terms, &["Event", "Site", "Date", "Round", "Board"]);
        let mut sentences: Vec<String> = event.into_iter().collect();
        sentences.extend(Color::ALL.map(|color| {
            let player = &terms.players[color];
            let mut parts = vec![self.label(&Label::Side { color, player })];
            parts.extend(player.registration.title.map(|title| title.letters().to_owned()));
            parts.extend(self.listed(&player.registration));
            format!("{}.", parts.join(", "))
        }));
        sentences.push(l.fill("event-explained-time", &[("time", &self.time_controls(&terms.time))]));
        let class = match terms.time_class() {
            TimeClass::Standard => "standard",
            TimeClass::Rapid => "rapid",
            TimeClass::Blitz => "blitz",
        };
        sentences.push(l.fill("event-explained-laws", &[("laws", &terms.edition.to_string()), ("class", &class)]));
        sentences.push(match terms.default_time {
            Span::ZERO => l.text("event-explained-no-default-time"),
            time => l.fill("event-explained-default-time", &[("time", &self.duration(time))]),
        });
        if class != "standard" {
            let how = if terms.supervision == Supervision::Adequate { "adequate" } else { "none" };
            sentences.push(l.fill("event-explained-supervision", &[("how", &how)]));
        }
        match terms.agreement {
            AgreementRule::AtAnyTime => {}
            AgreementRule::AfterMoves(moves) => {
                sentences.push(l.fill("event-explained-agreement", &[("moves", &moves)]))
            }
            AgreementRule::WithConsent => {
                let article = terms.number_of(Article::AgreementByTheRules);
                sentences.push(l.fill("event-explained-consent", &[("article", &self.cited(article))]));
            }
        }
        if terms.quickplay_announced {
            sentences.push(l.text("event-explained-quickplay"));
        }
        if terms.points == PointSystem::ThreeOneZero {
            sentences.push(l.text("event-explained-points"));
        }
        if terms.ranks != RankWords::German {
            let words = Rank::ALL.map(|rank| rank_word(terms.ranks, rank).printed).join(" ");
            sentences.push(l.fill("event-explained-ranks", &[("words", &words)]));
        }
        sentences.extend(Color::ALL.into_iter().filter_map(|color| self.assistance_explained(terms, color)));
        if terms.watching == Watching::Forbidden {
            sentences.push(l.text("event-explained-not-watched"));
        }
        if terms.moves == KeptMoves::None {
            sentences.push(l.text("no-moves-kept"));
        }
        if terms.timekeeper == Timekeeper::TableClock {
            sentences.push(l.text("event-explained-table-clock"));
        }
        if terms.kind == Kind::Casual {
            sentences.push(l.text("event-explained-casual"));
        }
        match (terms.castling_mode, number_of(&terms.start)) {
            (CastlingMode::Chess960, Some(number)) => {
                sentences.push(l.fill("chess960-array", &[("number", &number.to_string())]));
            }
            (CastlingMode::Chess960, None) => sentences.push(l.text("chess960-position")),
            (CastlingMode::Standard, _) if terms.start != Chess::default() => {
                sentences.push(l.text("event-explained-position"));
            }
            (CastlingMode::Standard, _) => {}
        }
        sentences
    }

    /// The duties of a player's assistant, where they were agreed, and who cannot hear.
    fn assistance_explained(&self, terms: &Terms, color: Color) -> Option<String> {
        let (l, player) = (&self.messages, &terms.players[color]);
        let deaf = (player.is_deaf).then(|| l.fill("event-explained-deaf", &[("color", &name(color))]));
        let duties = player.assistant.map(|duties| {
            let names = duties.names();
            let [any, ask] = [!duties.is_none(), duties.has(Duty::Ask)].map(|is_so| if is_so { "yes" } else { "no" });
            l.fill(
                "event-explained-assistant",
                &[("color", &name(color)), ("any", &any), ("duties", &names), ("ask", &ask)],
            )
        });
        let sentences: Vec<String> = deaf.into_iter().chain(duties).collect();
        (!sentences.is_empty()).then(|| sentences.join(" "))
    }

    /// The number of games that an event has paired. The round and board of each game are in the order of the list.
    pub fn pairings_explained(&self, places: &[(u32, u32)]) -> Vec<String> {
        let part = |tag: &str, value: &str| self.messages.fill("event-part", &[("tag", &tag), ("value", &value)]);
        let count = self.messages.fill("event-explained-pairings", &[("count", &places.len())]);
        let mut rounds: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
        places.iter().for_each(|(round, board)| _ = rounds.entry(*round).or_default().insert(*board));
        let of_round = |(round, boards): (u32, BTreeSet<u32>)| {
            let (round, boards) = (part("Round", &round.to_string()), part("Board", &runs(&boards)));
            let first: String = round.chars().take(1).flat_map(char::to_uppercase).collect();
            format!("{first}{}; {boards}.", round.chars().skip(1).collect::<String>())
        };
        std::iter::once(count).chain(rounds.into_iter().map(of_round)).collect()
    }

    /// The place of the result of a game of a series.
    pub fn result_written(&self, path: &str) -> String {
        self.messages.fill("event-result-written", &[("path", &path)])
    }

    /// That a new file of rules stands there.
    pub fn event_written(&self, path: &str) -> String {
        self.messages.fill("event-written", &[("path", &path)])
    }
}

/// Numbers as they are given for boards: `1-6, 8`.
fn runs(numbers: &BTreeSet<u32>) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == *number => *last = *number,
            _ => runs.push((*number, *number)),
        }
    }
    let shown = runs.into_iter().map(|(first, last)| match last - first {
        0 => first.to_string(),
        _ => format!("{first}-{last}"),
    });
    shown.collect::<Vec<_>>().join(", ")
}
