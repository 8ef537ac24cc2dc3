//! One value of an event's rules, read as what it has to be, or what is wrong with it and where.

use jiff::civil::Date;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::contradictions::Contradiction;
use crate::wording::EventFault;

/// What is wrong, and in which line, from 1.
pub(super) type FaultAtLine = (usize, EventFault);

/// Longer names and texts are none.
const LONGEST_TEXT: usize = 120;

/// The text of the rules, in which values are found by their places.
pub(super) struct File<'t> {
    pub text: &'t str,
}

pub(super) type Value<'i> = Spanned<DeValue<'i>>;

impl File<'_> {
    /// The keys of a table in the order in which they stand, each with its place.
    pub(super) fn entries<'v>(
        &self,
        name: &str,
        value: &'v Value<'_>,
    ) -> Result<Vec<(usize, &'v str, &'v Value<'v>)>, FaultAtLine> {
        let DeValue::Table(table) = value.get_ref() else {
            return Err(self.wrong(name, value, &format!("[{name}]")));
        };
        let mut entries: Vec<_> =
            table.iter().map(|(key, value)| (key.span().start, key.get_ref().as_ref(), value)).collect();
        entries.sort_by_key(|(at, ..)| *at);
        Ok(entries)
    }

    pub(super) fn list<'v>(&self, name: &str, value: &'v Value<'_>) -> Result<Vec<&'v Value<'v>>, FaultAtLine> {
        let list = value.get_ref().as_array().ok_or_else(|| self.wrong(name, value, &format!("[[{name}]]")))?;
        Ok(list.iter().collect())
    }

    /// A text that can be shown and printed: no control characters, not endless, not empty.
    pub(super) fn words(&self, key: &str, value: &Value<'_>) -> Result<String, FaultAtLine> {
        let is_text = |text: &&str| {
            !text.trim().is_empty() && text.chars().count() <= LONGEST_TEXT && !text.chars().any(char::is_control)
        };
        let text = value.get_ref().as_str().filter(is_text).map(|text| text.trim().to_owned());
        text.ok_or_else(|| self.wrong(key, value, "\"...\""))
    }

    pub(super) fn number(&self, key: &str, value: &Value<'_>, least: u32, most: u32) -> Result<u32, FaultAtLine> {
        let number = value.get_ref().as_integer().and_then(|number| number.as_str().parse().ok());
        let fits = number.filter(|number| (least..=most).contains(number));
        fits.ok_or_else(|| self.wrong(key, value, &format!("{least} .. {most}")))
    }

    pub(super) fn number_or_words(&self, key: &str, value: &Value<'_>) -> Result<String, FaultAtLine> {
        if value.get_ref().is_integer() {
            return self.number(key, value, 1, 9999).map(|number| number.to_string());
        }
        self.words(key, value)
    }

    /// A day as the PGN writes it: `2026.11.22`.
    pub(super) fn date(&self, key: &str, value: &Value<'_>) -> Result<String, FaultAtLine> {
        let shown = self.shown(value).replace('.', "-");
        let day: Option<Date> = shown.parse().ok();
        day.map(|day| day.to_string().replace('-', ".")).ok_or_else(|| self.wrong(key, value, "2026-11-22"))
    }

    pub(super) fn yes_or_no(&self, key: &str, value: &Value<'_>) -> Result<YesNo, FaultAtLine> {
        match value.get_ref().as_bool() {
            Some(true) => Ok(YesNo::Yes),
            Some(false) => Ok(YesNo::No),
            None => Err(self.wrong(key, value, "true false")),
        }
    }

    pub(super) fn one_of<T>(
        &self,
        key: &str,
        value: &Value<'_>,
        known: &str,
        meant: impl Fn(&str) -> Option<T>,
    ) -> Result<T, FaultAtLine> {
        meant(&self.shown(value)).ok_or_else(|| self.wrong(key, value, known))
    }

    /// The value as it is written, without quotes.
    fn shown(&self, value: &Value<'_>) -> String {
        let written = || self.text.get(value.span()).unwrap_or_default().to_owned();
        value.get_ref().as_str().map_or_else(written, str::to_owned)
    }

    pub(super) fn wrong(&self, key: &str, value: &Value<'_>, known: &str) -> FaultAtLine {
        let text: String = self.shown(value).chars().take(40).collect();
        let line = line_at(self.text, value.span().start);
        (line, EventFault::WrongValue { key: key.to_owned(), text, known: known.to_owned() })
    }

    pub(super) fn unknown(&self, at: usize, key: &str, known: &str) -> FaultAtLine {
        let key: String = key.chars().take(40).collect();
        (line_at(self.text, at), EventFault::UnknownKey { key, known: known.to_owned() })
    }

    pub(super) fn contradicts(&self, at: usize, one: &str, other: &str) -> FaultAtLine {
        (line_at(self.text, at), EventFault::Contradiction { one: one.to_owned(), other: other.to_owned() })
    }

    /// What is wrong where two keys cannot both be so, told at the first of them.
    pub(super) fn contradiction(&self, table: &DeTable<'_>, found: Contradiction) -> FaultAtLine {
        let place = |key: &str| {
            let (name, key) = key.split_once('.').unwrap_or(("rules", key));
            let inside = table.get(name)?.get_ref().as_table()?;
            inside.iter().find(|(known, _)| known.get_ref().as_ref() == key).map(|(known, _)| known.span().start)
        };
        match found {
            Contradiction::Between(one, other) => {
                let at = place(one).or_else(|| place(other)).unwrap_or(0);
                self.contradicts(at, one, other)
            }
            Contradiction::Value { key, text, right } => {
                let fault = EventFault::WrongValue { key: key.to_owned(), text, known: right };
                (line_at(self.text, place(key).unwrap_or(0)), fault)
            }
        }
    }
}

/// Yes or no.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum YesNo {
    Yes,
    No,
}

/// The line of a place in the text, from 1.
pub(super) fn line_at(text: &str, at: usize) -> usize {
    1 + text.as_bytes().iter().take(at).filter(|byte| **byte == b'\n').count()
}
