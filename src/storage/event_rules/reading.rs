//! Reads the rules of an event, key by key: the first thing that is wrong is told with its line and what would be right.

use std::path::Path;

use shakmaty::{ByColor, CastlingMode};
use toml::de::DeTable;

use super::contradictions::contradiction;
use super::values::{FaultAtLine, File, Value, YesNo, line_at};
use super::{EventRules, Pairing, PlayerRules, array_of};
use crate::game::clock::time_control_text::read_both;
use crate::game::laws::edition::{Edition, Supervision, TimeClass};
use crate::game::people::{AutoKept, Hearing, Sight};
use crate::game::terms::{AgreementRule, Announced, Kind, PointSystem, RankWords, Timekeeper, Watching, start_from};
use crate::notation::SheetLanguage;
use crate::wording::EventFault;

const TABLES: &str = "event rules white black player pairing";
const EVENT: &str = "name site date round board pairings";
const RULES: &str = "laws time class supervision default-time clock agreement agreement-after quickplay-announced points \
                     ranks watching casual chess960 from";
const PLAYER: &str = "name blind deaf assistant sheet keeps time";
const DUTIES: &str = "move,announce,record,press,ask,formalities none";
const PAIRING: &str = "round board white black";

const TIMES: &str = "90+30 40/90+30,30+30 15+10 5d3 fide-rapid none";

pub(super) fn read(text: &str, folder: &Path) -> Result<EventRules, FaultAtLine> {
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
    match contradiction(&rules) {
        Some(found) => Err(file.contradiction(table.get_ref(), found)),
        None => Ok(rules),
    }
}

impl File<'_> {
    fn event(&self, value: &Value<'_>, folder: &Path, rules: &mut EventRules) -> Result<(), FaultAtLine> {
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

    fn rules(&self, value: &Value<'_>, rules: &mut EventRules) -> Result<(), FaultAtLine> {
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
                "class" => {
                    rules.class = Some(self.one_of(key, value, "standard rapid blitz", |text| match text {
                        "standard" => Some(TimeClass::Standard),
                        "rapid" => Some(TimeClass::Rapid),
                        "blitz" => Some(TimeClass::Blitz),
                        _ => None,
                    })?);
                }
                "supervision" => {
                    rules.supervision = Some(self.one_of(key, value, "adequate none", |text| match text {
                        "adequate" => Some(Supervision::Adequate),
                        "none" => Some(Supervision::None),
                        _ => None,
                    })?);
                }
                "agreement" | "agreement-after" if rules.agreement.is_some() => {
                    return Err(self.contradicts(at, "agreement", "agreement-after"));
                }
                "agreement" => {
                    rules.agreement = Some(self.one_of(key, value, "free forbidden", |text| match text {
                        "free" => Some(AgreementRule::AtAnyTime),
                        "forbidden" => Some(AgreementRule::WithConsent),
                        _ => None,
                    })?);
                }
                "agreement-after" => {
                    rules.agreement = Some(match self.number(key, value, 0, 200)? {
                        0 => AgreementRule::AtAnyTime,
                        moves => AgreementRule::AfterMoves(moves),
                    });
                }
                "quickplay-announced" => {
                    let is_announced = self.yes_or_no(key, value)?;
                    rules.quickplay = Some(if is_announced == YesNo::Yes { Announced::Yes } else { Announced::No });
                }
                "points" => {
                    let known = PointSystem::ALL.map(PointSystem::name).join(" ");
                    rules.points = Some(self.one_of(key, value, &known, PointSystem::named)?);
                }
                "ranks" => {
                    let known = RankWords::ALL.map(RankWords::code).join(" ");
                    rules.ranks = Some(self.one_of(key, value, &known, RankWords::of_code)?);
                }
                "watching" => {
                    rules.watching = Some(self.one_of(key, value, "allowed forbidden", |text| match text {
                        "allowed" => Some(Watching::Allowed),
                        "forbidden" => Some(Watching::Forbidden),
                        _ => None,
                    })?);
                }
                "casual" => {
                    let is_casual = self.yes_or_no(key, value)?;
                    rules.kind = Some(if is_casual == YesNo::Yes { Kind::Casual } else { Kind::Rated });
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

    fn player(&self, value: &Value<'_>) -> Result<PlayerRules, FaultAtLine> {
        let mut player = PlayerRules::default();
        for (at, key, value) in self.entries("player", value)? {
            match key {
                "name" => player.name = Some(self.words(key, value)?),
                "blind" => {
                    let is_blind = self.yes_or_no(key, value)?;
                    player.sight = Some(if is_blind == YesNo::Yes { Sight::Blind } else { Sight::Sighted });
                }
                "deaf" => {
                    let is_deaf = self.yes_or_no(key, value)?;
                    player.hearing = Some(if is_deaf == YesNo::Yes { Hearing::Impaired } else { Hearing::Hears });
                }
                "assistant" => player.assistant = Some(self.one_of(key, value, DUTIES, |text| text.parse().ok())?),
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

    fn pairing(&self, value: &Value<'_>) -> Result<Pairing, FaultAtLine> {
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
}

/// What the ordinary flow feeds: `sheet,board`, `sheet`, `board`, `none`.
fn keeps(text: &str) -> Option<AutoKept> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let known = parts.iter().all(|part| matches!(*part, "sheet" | "board" | "none"));
    known.then(|| AutoKept { sheet: parts.contains(&"sheet"), board: parts.contains(&"board") })
}
