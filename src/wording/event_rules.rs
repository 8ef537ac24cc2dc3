//! The rules of an event in words: what a file of them says, and what is wrong with it.

use i18n_embed_fl::fl;
use shakmaty::{CastlingMode, Chess, Color};

use super::Wording;
use super::labels::Label;
use super::refusals::printable;
use crate::game::chess960::number_of;
use crate::game::clock::moment::Span;
use crate::game::laws::edition::TimeClass;
use crate::game::terms::{Kind, Terms, Timekeeper};

/// What is wrong with a file of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventFault {
    /// It is no text.
    NotUtf8,
    /// It is no TOML; why, in the reader's words.
    NotToml { why: String },
    /// A key that nobody knows, and those that can stand there.
    UnknownKey { key: String, known: String },
    /// A value that cannot be, and what would be right.
    WrongValue { key: String, text: String, known: String },
    /// Two keys that cannot both be meant.
    Contradiction { one: String, other: String },
    /// A key that must be there.
    Missing { key: String },
    /// A list of pairings has a line that is none.
    NotAPairingLine,
}

impl Wording {
    /// What is wrong with a file of rules, where, and what would be right.
    pub(super) fn event_fault(&self, path: &str, line: usize, fault: &EventFault) -> String {
        let l = &self.loader;
        let why = match fault {
            EventFault::NotUtf8 => fl!(l, "event-not-utf8"),
            EventFault::NotToml { why } => fl!(l, "event-not-toml", why = printable_line(why)),
            EventFault::UnknownKey { key, known } => {
                fl!(l, "event-unknown-key", key = printable(key), known = known.as_str())
            }
            EventFault::WrongValue { key, text, known } => {
                fl!(l, "event-wrong-value", key = key.as_str(), text = printable(text), known = known.as_str())
            }
            EventFault::Contradiction { one, other } => {
                fl!(l, "event-contradiction", one = one.as_str(), other = other.as_str())
            }
            EventFault::Missing { key } => fl!(l, "event-missing", key = key.as_str()),
            EventFault::NotAPairingLine => fl!(l, "event-not-a-pairing-line"),
        };
        fl!(l, "event-fault", path = path, line = line, why = why)
    }

    /// What terms mean, one sentence each: players, time, edition and class, and what else was agreed.
    pub fn terms_explained(&self, terms: &Terms) -> Vec<String> {
        let l = &self.loader;
        let tag = |name: &str| {
            let found = terms.tags.iter().find(|(known, _)| known == name);
            found.map_or_else(|| "?".to_owned(), |(_, value)| value.clone())
        };
        let mut told = vec![fl!(
            l,
            "event-explained",
            name = tag("Event"),
            site = tag("Site"),
            date = tag("Date"),
            round = tag("Round"),
            board = tag("Board")
        )];
        told.extend(Color::ALL.map(|color| {
            let player = terms.players.get(color);
            format!("{}.", self.label(&Label::Side { color, player }))
        }));
        told.push(fl!(l, "event-explained-time", time = self.time_controls(&terms.time)));
        let class = match terms.time_class() {
            TimeClass::Standard => "standard",
            TimeClass::Rapid => "rapid",
            TimeClass::Blitz => "blitz",
        };
        told.push(fl!(l, "event-explained-laws", laws = terms.edition.to_string(), class = class));
        told.push(match terms.default_time {
            Span::ZERO => fl!(l, "event-explained-no-default-time"),
            time => fl!(l, "event-explained-default-time", time = self.duration(time)),
        });
        if terms.agreement_after > 0 {
            told.push(fl!(l, "event-explained-agreement", moves = terms.agreement_after));
        }
        if terms.timekeeper == Timekeeper::TableClock {
            told.push(fl!(l, "event-explained-table-clock"));
        }
        if terms.kind == Kind::Casual {
            told.push(fl!(l, "event-explained-casual"));
        }
        match (terms.castling_mode, number_of(&terms.start)) {
            (CastlingMode::Chess960, Some(number)) => {
                told.push(fl!(l, "chess960-array", number = number.to_string()));
            }
            (CastlingMode::Chess960, None) => told.push(fl!(l, "chess960-position")),
            (CastlingMode::Standard, _) if terms.start != Chess::default() => {
                told.push(fl!(l, "event-explained-position"));
            }
            (CastlingMode::Standard, _) => {}
        }
        told
    }

    /// How many games an event has paired.
    pub fn pairings_explained(&self, count: usize) -> String {
        fl!(self.loader, "event-explained-pairings", count = count)
    }

    /// Where the result of a game of a series stands.
    pub fn result_written(&self, path: &str) -> String {
        fl!(self.loader, "event-result-written", path = path)
    }

    /// That a new file of rules stands there.
    pub fn event_written(&self, path: &str) -> String {
        fl!(self.loader, "event-written", path = path)
    }
}

/// The words of a library in one line, without the full stop that the sentence has.
fn printable_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().trim_end_matches('.').chars().filter(|c| !c.is_control()).collect()
}
