//! Reads the rules of an event, key by key: the first thing that is wrong is told with its line and what would be right.

use std::path::Path;

use jiff::civil::Date;
use shakmaty::{ByColor, CastlingMode};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{EventRules, Pairing, PlayerRules, array_of};
use crate::game::clock::time_control_text::read_both;
use crate::game::laws::edition::Edition;
use crate::game::people::{AutoKept, Sight};
use crate::game::terms::{Kind, Timekeeper, start_from};
use crate::notation::SheetLanguage;
use crate::wording::EventFault;

/// What is wrong, and in which line, from 1.
type Wrong = (usize, EventFault);

const TABLES: &str = "event rules white black player pairing";
const EVENT: &str = "name site date round board pairings";
const RULES: &str = "laws time default-time clock agreement-after casual chess960 from";
const PLAYER: &str = "name blind sheet keeps time";
const PAIRING: &str = "round board white black";

const TIMES: &str = "90+30 40/90+30,30+30 15+10 5d3 fide-rapid none";

/// Longer names and texts are none.
const LONGEST_TEXT: usize = 120;

pub(super) fn read(text: &str, folder: &Path) -> Result<EventRules, Wrong> {
    let table = DeTable::parse(text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_at(text, span.start));
        (line, EventFault::NotToml { why: error.message().to_owned() })
    })?;
    let file = File { text };
    let mut rules = EventRules::default();
    for (key, value) in table.get_ref() {
        let name = key.get_ref().as_ref();
        match name {
            "event" => file.event(value, folder, &mut rules)?,
            "rules" => file.rules(value, &mut rules)?,
            "white" => rules.players.white = file.player(value)?,
            "black" => rules.players.black = file.player(value)?,
            "player" => {
                for one in file.list(name, value)? {
                    rules.known.push(file.player(one)?);
                }
            }
            "pairing" => {
                for one in file.list(name, value)? {
                    let pairing = file.pairing(one)?;
                    let is_same = |other: &&Pairing| (other.round, other.board) == (pairing.round, pairing.board);
                    if rules.pairings.iter().any(|other| is_same(&other)) {
                        return Err(file.contradicts(one.span().start, "board", "round"));
                    }
                    rules.pairings.push(pairing);
                }
            }
            _ => return Err(file.unknown(key.span().start, name, TABLES)),
        }
    }
    if rules.players.white.name.is_some() && rules.players.white.name == rules.players.black.name {
        let at = table.get_ref().get("black").map_or(0, |black| black.span().start);
        return Err(file.contradicts(at, "black.name", "white.name"));
    }
    Ok(rules)
}

struct File<'t> {
    text: &'t str,
}

type Value<'i> = Spanned<DeValue<'i>>;

impl File<'_> {
    fn event(&self, value: &Value<'_>, folder: &Path, rules: &mut EventRules) -> Result<(), Wrong> {
        for (at, key, value) in self.entries("event", value)? {
            let (tag, text) = match key {
                "name" => ("Event", self.words(key, value)?),
                "site" => ("Site", self.words(key, value)?),
                "date" => ("Date", self.date(key, value)?),
                "round" => ("Round", self.number_or_words(key, value)?),
                "board" => ("Board", self.number_or_words(key, value)?),
                "pairings" => {
                    rules.pairing_file = Some(folder.join(self.words(key, value)?));
                    continue;
                }
                _ => return Err(self.unknown(at, key, EVENT)),
            };
            rules.tags.push((tag.to_owned(), text));
        }
        Ok(())
    }

    fn rules(&self, value: &Value<'_>, rules: &mut EventRules) -> Result<(), Wrong> {
        for (at, key, value) in self.entries("rules", value)? {
            match key {
                "laws" => {
                    let known = Edition::ALL.map(|edition| edition.to_string()).join(" ");
                    rules.laws = Some(self.one_of(key, value, &known, |text| text.parse().ok())?);
                }
                "time" => rules.time = Some(self.one_of(key, value, TIMES, |text| read_both(text).ok())?),
                "default-time" => {
                    rules.default_time = Some(self.one_of(key, value, "0s 30m 1h", |text| text.parse().ok())?);
                }
                "clock" => {
                    rules.clock = Some(self.one_of(key, value, "own external", |text| match text {
                        "own" => Some(Timekeeper::Program),
                        "external" => Some(Timekeeper::TableClock),
                        _ => None,
                    })?);
                }
                "agreement-after" => rules.agreement_after = Some(self.number(key, value, 0, 200)?),
                "casual" => {
                    let is_casual = self.yes_or_no(key, value)?;
                    rules.kind = Some(if is_casual == Answer::Yes { Kind::Casual } else { Kind::Rated });
                }
                "chess960" | "from" if rules.start.is_some() => return Err(self.contradicts(at, "from", "chess960")),
                "chess960" => rules.start = array_of(self.number(key, value, 0, 959)?),
                "from" => {
                    let position = |text: &str| {
                        let standard = start_from(text, CastlingMode::Standard).ok();
                        let read = standard.map(|start| (start, CastlingMode::Standard));
                        read.or_else(|| {
                            let start = start_from(text, CastlingMode::Chess960).ok()?;
                            Some((start, CastlingMode::Chess960))
                        })
                    };
                    let initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
                    rules.start = Some(self.one_of(key, value, initial, position)?);
                }
                _ => return Err(self.unknown(at, key, RULES)),
            }
        }
        Ok(())
    }

    fn player(&self, value: &Value<'_>) -> Result<PlayerRules, Wrong> {
        let mut player = PlayerRules::default();
        for (at, key, value) in self.entries("player", value)? {
            match key {
                "name" => player.name = Some(self.words(key, value)?),
                "blind" => {
                    let is_blind = self.yes_or_no(key, value)?;
                    player.sight = Some(if is_blind == Answer::Yes { Sight::Blind } else { Sight::Sighted });
                }
                "sheet" => {
                    let code = |text: &str| Some(text.parse::<SheetLanguage>().ok()?.code().to_owned());
                    let known = SheetLanguage::ALL.map(SheetLanguage::code).join(" ");
                    player.sheet = Some(self.one_of(key, value, &known, code)?);
                }
                "keeps" => player.keeps = Some(self.one_of(key, value, "sheet,board sheet board none", keeps)?),
                "time" => player.time = Some(self.one_of(key, value, TIMES, |text| text.parse().ok())?),
                _ => return Err(self.unknown(at, key, PLAYER)),
            }
        }
        Ok(player)
    }

    fn pairing(&self, value: &Value<'_>) -> Result<Pairing, Wrong> {
        let (mut round, mut board, mut names) = (None, None, ByColor::<Option<String>>::default());
        for (at, key, value) in self.entries("pairing", value)? {
            match key {
                "round" => round = Some(self.number(key, value, 1, 99)?),
                "board" => board = Some(self.number(key, value, 1, 9999)?),
                "white" => names.white = Some(self.words(key, value)?),
                "black" => names.black = Some(self.words(key, value)?),
                _ => return Err(self.unknown(at, key, PAIRING)),
            }
        }
        let line = line_at(self.text, value.span().start);
        let missing = |key: &str| (line, EventFault::Missing { key: key.to_owned() });
        let names = ByColor {
            white: names.white.ok_or_else(|| missing("white"))?,
            black: names.black.ok_or_else(|| missing("black"))?,
        };
        if names.white == names.black {
            return Err(self.contradicts(value.span().start, "black", "white"));
        }
        Ok(Pairing {
            round: round.ok_or_else(|| missing("round"))?,
            board: board.ok_or_else(|| missing("board"))?,
            names,
        })
    }

    /// The keys of a table in the order in which they stand, each with its place.
    fn entries<'v>(&self, name: &str, value: &'v Value<'_>) -> Result<Vec<(usize, &'v str, &'v Value<'v>)>, Wrong> {
        let DeValue::Table(table) = value.get_ref() else {
            return Err(self.wrong(name, value, &format!("[{name}]")));
        };
        let mut entries: Vec<_> =
            table.iter().map(|(key, value)| (key.span().start, key.get_ref().as_ref(), value)).collect();
        entries.sort_by_key(|(at, ..)| *at);
        Ok(entries)
    }

    fn list<'v>(&self, name: &str, value: &'v Value<'_>) -> Result<Vec<&'v Value<'v>>, Wrong> {
        let list = value.get_ref().as_array().ok_or_else(|| self.wrong(name, value, &format!("[[{name}]]")))?;
        Ok(list.iter().collect())
    }

    /// A text that can be shown and printed: no control characters, not endless, not empty.
    fn words(&self, key: &str, value: &Value<'_>) -> Result<String, Wrong> {
        let is_text = |text: &&str| {
            !text.trim().is_empty() && text.chars().count() <= LONGEST_TEXT && !text.chars().any(char::is_control)
        };
        let text = value.get_ref().as_str().filter(is_text).map(|text| text.trim().to_owned());
        text.ok_or_else(|| self.wrong(key, value, "\"...\""))
    }

    fn number(&self, key: &str, value: &Value<'_>, least: u32, most: u32) -> Result<u32, Wrong> {
        let number = value.get_ref().as_integer().and_then(|number| number.as_str().parse().ok());
        let fits = number.filter(|number| (least..=most).contains(number));
        fits.ok_or_else(|| self.wrong(key, value, &format!("{least} .. {most}")))
    }

    fn number_or_words(&self, key: &str, value: &Value<'_>) -> Result<String, Wrong> {
        if value.get_ref().is_integer() {
            return self.number(key, value, 1, 9999).map(|number| number.to_string());
        }
        self.words(key, value)
    }

    /// A day as the PGN writes it: `2026.11.22`.
    fn date(&self, key: &str, value: &Value<'_>) -> Result<String, Wrong> {
        let shown = self.shown(value).replace('.', "-");
        let day: Option<Date> = shown.parse().ok();
        day.map(|day| day.to_string().replace('-', ".")).ok_or_else(|| self.wrong(key, value, "2026-11-22"))
    }

    fn yes_or_no(&self, key: &str, value: &Value<'_>) -> Result<Answer, Wrong> {
        match value.get_ref().as_bool() {
            Some(true) => Ok(Answer::Yes),
            Some(false) => Ok(Answer::No),
            None => Err(self.wrong(key, value, "true false")),
        }
    }

    fn one_of<T>(
        &self,
        key: &str,
        value: &Value<'_>,
        known: &str,
        meant: impl Fn(&str) -> Option<T>,
    ) -> Result<T, Wrong> {
        meant(&self.shown(value)).ok_or_else(|| self.wrong(key, value, known))
    }

    /// The value as it is written, without quotes.
    fn shown(&self, value: &Value<'_>) -> String {
        let written = || self.text.get(value.span()).unwrap_or_default().to_owned();
        value.get_ref().as_str().map_or_else(written, str::to_owned)
    }

    fn wrong(&self, key: &str, value: &Value<'_>, known: &str) -> Wrong {
        let text: String = self.shown(value).chars().take(40).collect();
        let line = line_at(self.text, value.span().start);
        (line, EventFault::WrongValue { key: key.to_owned(), text, known: known.to_owned() })
    }

    fn unknown(&self, at: usize, key: &str, known: &str) -> Wrong {
        let key: String = key.chars().take(40).collect();
        (line_at(self.text, at), EventFault::UnknownKey { key, known: known.to_owned() })
    }

    fn contradicts(&self, at: usize, one: &str, other: &str) -> Wrong {
        (line_at(self.text, at), EventFault::Contradiction { one: one.to_owned(), other: other.to_owned() })
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Yes,
    No,
}

/// What the ordinary flow feeds: `sheet,board`, `sheet`, `board`, `none`.
fn keeps(text: &str) -> Option<AutoKept> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let known = parts.iter().all(|part| matches!(*part, "sheet" | "board" | "none"));
    known.then(|| AutoKept { sheet: parts.contains(&"sheet"), board: parts.contains(&"board") })
}

fn line_at(text: &str, at: usize) -> usize {
    1 + text.as_bytes().iter().take(at).filter(|byte| **byte == b'\n').count()
}
