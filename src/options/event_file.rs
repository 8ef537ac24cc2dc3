//! The rules of an event in one TOML file: who plays, where, with what time and under which edition of the Laws.
//!
//! Its keys are the terms of a game; what the file adds are players by name, pairings, and lines for its errors.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf, absolute};

use shakmaty::{ByColor, Color};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::arguments::{Filler, invalid_value, wrong_form};
use super::terms::{TermsFault, TermsPatch, check, text_of_a_term, years};
use crate::game::clock::time_control::{Mode, TimeControl};
use crate::game::laws::edition::{Edition, Supervision, TimeClass};
use crate::game::people::{Player, Registration, Sight};
use crate::game::terms::{AgreementRule, Terms};
use crate::storage::input_file;
use crate::storage::journal::opening;
use crate::storage::pairings::{NamedTeam, Pairing, pairings_in, place_in_teams};
use crate::wording::{ArgumentTrouble, EventFault, Trouble, Wording};

/// The longest file of rules that is read, in bytes: a thousand times the length of a long one.
const LONGEST: u64 = 1 << 20;

/// The tables of the file.
const TABLES: &str = "event rules white black player pairing team";
/// The keys of `[event]`, with the names of their terms.
const EVENT: [(&str, &str); 5] =
    [("name", "event"), ("site", "site"), ("date", "date"), ("round", "round"), ("board", "board")];
/// The keys of a `[[pairing]]`.
const PAIRING: &str = "round board white black";
/// The keys of a `[[team]]`.
const TEAM: &str = "name players";
/// The key of `[rules]` for a draw that may be agreed only after a number of moves.
const AGREEMENT_AFTER: &str = "agreement-after";

/// The rules in the file. The rest stays as it was agreed otherwise.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EventRules {
    /// The event and its rules.
    pub rules: TermsPatch,
    /// What is said of White and of Black.
    pub players: TermsPatch,
    /// What a list of pairings says of White and of Black: what the file itself says goes before it.
    pub listed: ByColor<Registration>,
    /// What holds for a player in every round, by name: as White and as Black.
    pub known: Vec<(String, ByColor<TermsPatch>)>,
    pub pairings: Vec<Pairing>,
    /// The teams, where the list of pairings does not have them.
    pub teams: Vec<NamedTeam>,
    /// A list of pairings as a pairing program exports it.
    pub pairing_file: Option<PathBuf>,
    /// The server of the hall to which the boards send their records.
    pub hall: Option<String>,
    /// The file itself, if the game comes from its pairings: its result is written there.
    pub series: Option<PathBuf>,
}

/// A fault, with its line, from 1.
type FaultAtLine = (usize, EventFault);

impl EventRules {
    /// Reads the file, with the pairings of the list that it names.
    ///
    /// # Errors
    ///
    /// The first fault, with its line and what would be right.
    pub fn read(path: &Path) -> Result<EventRules, Trouble> {
        let shown = path.display().to_string();
        let bytes = input_file::read(path, LONGEST).map_err(|source| opening(path, &source))?;
        let text = String::from_utf8(bytes).map_err(|error| {
            let line = 1 + error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|b| **b == b'\n').count();
            Trouble::EventFile { path: shown.clone(), line, fault: EventFault::NotUtf8 }
        })?;
        let folder = path.parent().unwrap_or(Path::new("."));
        let rules = EventRules::of_text(&text, folder).map_err(|(line, fault)| Trouble::EventFile {
            path: shown,
            line,
            fault,
        })?;
        rules.with_pairings()
    }

    /// Reads the text of a file in that folder.
    ///
    /// # Errors
    ///
    /// The first fault, with its line, from 1.
    pub fn of_text(text: &str, folder: &Path) -> Result<EventRules, (usize, EventFault)> {
        let table = DeTable::parse(text).map_err(|error| {
            let line = error.span().map_or(1, |span| line_at(text, span.start));
            (line, EventFault::Wrong(Box::new(Trouble::NotToml { why: error.message().to_owned() })))
        })?;
        Reader { text, folder, lines: BTreeMap::new() }.read(table.get_ref())
    }

    /// Adds the pairings of the list that the file names.
    ///
    /// # Errors
    ///
    /// Where the list cannot be read, with the line that is wrong.
    pub fn with_pairings(mut self) -> Result<EventRules, Trouble> {
        if let Some(path) = &self.pairing_file {
            self.pairings.extend(pairings_in(path)?);
        }
        place_in_teams(&mut self.pairings, &self.teams);
        Ok(self)
    }

    /// The rules that these terms name, with the players of the board if a board is named; `folder` is where the file
    /// is looked for.
    ///
    /// # Errors
    ///
    /// What is wrong with the file, or that the event has no such game.
    pub fn of_terms(asked: &TermsPatch, folder: &Path) -> Result<Option<EventRules>, Trouble> {
        let Some(path) = asked.rules_file().map(|file| folder.join(file)) else { return Ok(None) };
        let rules = EventRules::read(&path)?;
        let Some(board) = &asked.board else { return Ok(Some(rules)) };
        let round = asked.round.as_ref().or(rules.rules.round.as_ref()).map_or("", String::as_str);
        let number = |option, text: &str, known| text.parse().map_err(|_| invalid_value(option, text, known));
        let (round, board) = (number("round", round, "1 .. 99")?, number("board", board, "1 .. 9999")?);
        let paired = rules.paired(round, board).ok_or(Trouble::NotPaired { round, board })?;
        Ok(Some(EventRules { series: Some(absolute(&path).unwrap_or(path)), ..paired }))
    }

    /// Agrees on what the rules say; what they do not mention stays.
    ///
    /// # Errors
    ///
    /// The first term that cannot be agreed.
    pub fn agree(&self, terms: &mut Terms) -> Result<(), TermsFault> {
        self.rules.agree(terms)?;
        for color in Color::ALL.into_iter().filter(|color| self.listed[*color] != Registration::default()) {
            terms.players[color].registration.clone_from(&self.listed[color]);
        }
        let names = ByColor { white: &self.players.white, black: &self.players.black };
        for color in Color::ALL {
            let known = self.known.iter().find(|(name, _)| names[color].as_ref() == Some(name));
            known.map_or(Ok(()), |(_, patches)| patches[color].agree(terms))?;
        }
        self.players.agree(terms)?;
        if let Some(file) = &self.series {
            terms.event_file = Some(file.display().to_string());
        }
        Ok(())
    }

    /// Whether something is said about the sight of either player: in a list of players who is not marked sees.
    pub fn names_the_blind(&self) -> bool {
        self.players.names_the_blind() || !self.known.is_empty()
    }

    /// The rules with the players, the round and the board of that pairing; `None` without such a pairing.
    pub fn paired(&self, round: u32, board: u32) -> Option<EventRules> {
        let pairing = self.pairings.iter().find(|pairing| (pairing.round, pairing.board) == (round, board))?;
        let mut paired = self.clone();
        (paired.rules.round, paired.rules.board) = (Some(round.to_string()), Some(board.to_string()));
        paired.listed.clone_from(&pairing.registrations);
        let ByColor { white, black } = pairing.names.clone();
        paired.players = TermsPatch { white: Some(white), black: Some(black), ..TermsPatch::default() };
        Some(paired)
    }
}

/// Agrees on terms that name the file of an event or do not: first its rules, then what is given beside them.
///
/// # Errors
///
/// The first option that is wrong, or that contradicts another one.
pub fn agree(terms: &mut Terms, asked: &TermsPatch, rules: Option<&EventRules>) -> Result<(), TermsFault> {
    rules.map_or(Ok(()), |rules| rules.agree(terms))?;
    asked.agree(terms)?;
    rules.map_or(Ok(()), |rules| rules.rules.check_class(terms))?;
    asked.check_class(terms)?;
    check(terms)
}

/// The terms of a game at this terminal. Unless something is said of it, Black is blind, the players are called by
/// their colours, and their scoresheets are in the language of the interface.
///
/// # Errors
///
/// The first option that is wrong.
pub fn terms_at_a_terminal(
    asked: &TermsPatch,
    rules: Option<&EventRules>,
    wording: &Wording,
) -> Result<Terms, Trouble> {
    let player = Player { sheet_language: wording.language().to_owned(), ..Player::unnamed() };
    let mut terms = Terms::between(player.clone(), player);
    if !asked.names_the_blind() && !rules.is_some_and(EventRules::names_the_blind) {
        terms.players.black.sight = Sight::Blind;
    }
    agree(&mut terms, asked, rules).map_err(|fault| fault.shown(|option| format!("--{option}")))?;
    Ok(terms)
}

/// Reads the tables of a file.
struct Reader<'t> {
    text: &'t str,
    folder: &'t Path,
    /// The line of each term that was given, by its name.
    lines: BTreeMap<String, usize>,
}

type Value<'i> = Spanned<DeValue<'i>>;
type TermsFiller = Filler<TermsPatch>;

impl Reader<'_> {
    fn read(mut self, table: &DeTable<'_>) -> Result<EventRules, FaultAtLine> {
        let mut found = EventRules::default();
        let (mut rules, mut players) = (TermsFiller::default(), TermsFiller::default());
        for (key, value) in table {
            let name = key.get_ref().as_ref();
            match name {
                "event" => (found.pairing_file, found.hall) = self.event(value, &mut rules)?,
                "rules" => self.rules(value, &mut rules)?,
                "white" | "black" => self.player(name, value, &mut players)?,
                "player" => {
                    for one in self.list(name, value)? {
                        found.known.extend(self.known_player(one)?);
                    }
                }
                "pairing" => {
                    for one in self.list(name, value)? {
                        let pairing = self.pairing(one)?;
                        let is_same = |other: &Pairing| (other.round, other.board) == (pairing.round, pairing.board);
                        if found.pairings.iter().any(is_same) {
                            let fault = TermsFault::contradiction("board", "round");
                            return Err((self.line_of(one), in_file(fault)));
                        }
                        found.pairings.push(pairing);
                    }
                }
                "team" => {
                    for one in self.list(name, value)? {
                        found.teams.push(self.team(one)?);
                    }
                }
                _ => return Err(unknown(line_at(self.text, key.span().start), name, TABLES)),
            }
        }
        (found.rules, found.players) = (rules.filled, players.filled);
        match contradiction(&found) {
            Ok(()) => Ok(found),
            Err(fault) => {
                let line = [fault.option, fault.other].into_iter().find_map(|option| self.lines.get(option).copied());
                Err((line.unwrap_or(1), in_file(fault)))
            }
        }
    }

    /// Reads `[event]`, and returns the file of the pairings and the server of the hall.
    fn event(
        &mut self,
        value: &Value<'_>,
        terms: &mut TermsFiller,
    ) -> Result<(Option<PathBuf>, Option<String>), FaultAtLine> {
        let (mut pairing_file, mut hall) = (None, None);
        for (line, key, value) in self.entries("event", value)? {
            match EVENT.iter().find(|(known, _)| *known == key) {
                Some((_, term)) => self.set(line, (key, value), term, terms)?,
                None if key == "pairings" => pairing_file = Some(self.folder.join(self.words(key, value)?)),
                None if key == "hall" => hall = Some(self.words(key, value)?),
                None => return Err(unknown(line, key, &(EVENT.map(|(known, _)| known).join(" ") + " pairings hall"))),
            }
        }
        Ok((pairing_file, hall))
    }

    fn rules(&mut self, value: &Value<'_>, terms: &mut TermsFiller) -> Result<(), FaultAtLine> {
        let is_of_the_game =
            |name: &str| !name.starts_with("white") && !name.starts_with("black") && !["blind", "deaf"].contains(&name);
        let known: Vec<String> = terms.names().filter(|name| is_of_the_game(name)).map(str::to_owned).collect();
        let known: Vec<String> = known.into_iter().filter(|name| EVENT.iter().all(|(_, term)| term != name)).collect();
        for (line, key, value) in self.entries("rules", value)? {
            let is_agreement = key == "agreement" || key == AGREEMENT_AFTER;
            if is_agreement && terms.filled.agreement.is_some() {
                return Err((line, in_file(TermsFault::contradiction("agreement", AGREEMENT_AFTER))));
            }
            if key == AGREEMENT_AFTER {
                let moves = self.number(key, value, 0, AgreementRule::MOST_MOVES)?;
                let set = terms.set("agreement", &format!("after {moves}"));
                set.map_err(|trouble| (line, EventFault::Wrong(Box::new(trouble))))?;
            } else if known.iter().any(|term| term == key) {
                self.set(line, (key, value), key, terms)?;
            } else {
                return Err(unknown(line, key, &format!("{} {AGREEMENT_AFTER}", known.join(" "))));
            }
        }
        Ok(())
    }

    /// Reads what is said of a player, as the terms of that colour.
    fn player(&mut self, color: &str, value: &Value<'_>, terms: &mut TermsFiller) -> Result<(), FaultAtLine> {
        let prefix = format!("{color}-");
        let known: Vec<String> =
            terms.names().filter_map(|name| name.strip_prefix(&prefix)).map(str::to_owned).collect();
        for (line, key, value) in self.entries(color, value)? {
            let term = match key {
                "name" => color.to_owned(),
                _ if known.iter().any(|known| known == key) => format!("{prefix}{key}"),
                _ => return Err(unknown(line, key, &format!("name {}", known.join(" ")))),
            };
            self.set(line, (key, value), &term, terms)?;
        }
        Ok(())
    }

    /// Reads a player whose terms hold in every round; `None` without a name.
    fn known_player(&self, value: &Value<'_>) -> Result<Option<(String, ByColor<TermsPatch>)>, FaultAtLine> {
        let mut patches = ByColor { white: TermsPatch::default(), black: TermsPatch::default() };
        for color in Color::ALL {
            // The lines of a player are not those of White or Black.
            let mut reader = Reader { lines: BTreeMap::new(), ..*self };
            let mut terms = TermsFiller::default();
            reader.player(color.fold_wb("white", "black"), value, &mut terms)?;
            patches[color] = terms.filled;
        }
        Ok(patches.white.white.clone().map(|name| (name, patches)))
    }

    fn team(&self, value: &Value<'_>) -> Result<NamedTeam, FaultAtLine> {
        let (mut name, mut players) = (None, Vec::new());
        for (line, key, value) in self.entries("team", value)? {
            match key {
                "name" => name = Some(self.words(key, value)?),
                "players" => {
                    let list = value.get_ref().as_array().ok_or_else(|| self.wrong(key, value, "[\"...\"]"))?;
                    players = list.iter().map(|player| self.words(key, player)).collect::<Result<_, _>>()?;
                }
                _ => return Err(unknown(line, key, TEAM)),
            }
        }
        let name = name.ok_or_else(|| (self.line_of(value), EventFault::Missing { key: "name".to_owned() }))?;
        Ok(NamedTeam { name, players })
    }

    fn pairing(&self, value: &Value<'_>) -> Result<Pairing, FaultAtLine> {
        let (mut round, mut board, mut names) = (None, None, ByColor::<Option<String>>::default());
        for (line, key, value) in self.entries("pairing", value)? {
            match key {
                "round" => round = Some(self.number(key, value, 1, 99)?),
                "board" => board = Some(self.number(key, value, 1, 9999)?),
                "white" => names.white = Some(self.words(key, value)?),
                "black" => names.black = Some(self.words(key, value)?),
                _ => return Err(unknown(line, key, PAIRING)),
            }
        }
        let line = self.line_of(value);
        let missing = |key: &str| (line, EventFault::Missing { key: key.to_owned() });
        let names = ByColor {
            white: names.white.ok_or_else(|| missing("white"))?,
            black: names.black.ok_or_else(|| missing("black"))?,
        };
        if names.white == names.black {
            return Err((line, in_file(TermsFault::contradiction("black", "white"))));
        }
        Ok(Pairing {
            round: round.ok_or_else(|| missing("round"))?,
            board: board.ok_or_else(|| missing("board"))?,
            names,
            registrations: ByColor::default(),
            team: None,
        })
    }

    /// Sets a term; a fault names the key as it stands in the file.
    fn set(
        &mut self,
        line: usize,
        (key, value): (&str, &Value<'_>),
        term: &str,
        terms: &mut TermsFiller,
    ) -> Result<(), FaultAtLine> {
        self.lines.insert(term.to_owned(), line);
        let text = terms.text_of(term, value.get_ref(), self.written(value));
        text.and_then(|text| terms.set(term, &text)).map_err(|trouble| {
            if let Trouble::WrongValue { known, .. } | Trouble::Arguments(ArgumentTrouble::NoValue { known, .. }) =
                trouble
            {
                return self.wrong(key, value, &known);
            }
            if let Trouble::WrongForm { example, .. } = &trouble {
                return (
                    self.line_of(value),
                    EventFault::Wrong(Box::new(wrong_form(key, self.text_of(value), example))),
                );
            }
            (self.line_of(value), EventFault::Wrong(Box::new(trouble)))
        })
    }

    /// The keys of a table in the order in which they stand, each with its line.
    fn entries<'v>(
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
        Ok(entries.into_iter().map(|(at, key, value)| (line_at(self.text, at), key, value)).collect())
    }

    fn list<'v>(&self, name: &str, value: &'v Value<'_>) -> Result<Vec<&'v Value<'v>>, FaultAtLine> {
        let list = value.get_ref().as_array().ok_or_else(|| self.wrong(name, value, &format!("[[{name}]]")))?;
        Ok(list.iter().collect())
    }

    /// A text that is no term: the name of a paired player, the name of a file.
    fn words(&self, key: &str, value: &Value<'_>) -> Result<String, FaultAtLine> {
        let text = value.get_ref().as_str().and_then(|text| text_of_a_term(text).ok());
        text.ok_or_else(|| self.wrong(key, value, "\"...\""))
    }

    fn number(&self, key: &str, value: &Value<'_>, least: u32, most: u32) -> Result<u32, FaultAtLine> {
        let number = value.get_ref().as_integer().and_then(|number| number.as_str().parse().ok());
        let fits = number.filter(|number| (least..=most).contains(number));
        fits.ok_or_else(|| self.wrong(key, value, &format!("{least} .. {most}")))
    }

    /// The value as it stands in the file.
    fn written(&self, value: &Value<'_>) -> &str {
        self.text.get(value.span()).unwrap_or_default()
    }

    /// The text that the value is, or the value as it stands in the file.
    fn text_of<'v>(&'v self, value: &'v Value<'_>) -> &'v str {
        value.get_ref().as_str().unwrap_or(self.written(value))
    }

    fn line_of(&self, value: &Value<'_>) -> usize {
        line_at(self.text, value.span().start)
    }

    fn wrong(&self, key: &str, value: &Value<'_>, known: &str) -> FaultAtLine {
        (self.line_of(value), EventFault::Wrong(Box::new(invalid_value(key, self.text_of(value), known))))
    }
}

/// The first contradiction in the rules of an event. Unlike the terms of one game, they may not hold what can never
/// apply.
fn contradiction(rules: &EventRules) -> Result<(), TermsFault> {
    let mut terms = Terms::between(Player::unnamed(), Player::unnamed());
    agree(&mut terms, &TermsPatch::default(), Some(rules))?;
    let class = terms.time_class();
    if rules.rules.supervision == Some(Supervision::None) && class == TimeClass::Standard {
        return Err(TermsFault::contradiction("supervision", "time"));
    }
    if terms.quickplay_announced {
        if terms.edition.constants().quickplay_in_every_game {
            return Err(TermsFault::contradiction("quickplay-announced", "laws"));
        }
        if !has_quickplay_finish(&terms.time, class) {
            return Err(TermsFault::contradiction("quickplay-announced", "time"));
        }
    }
    Ok(())
}

/// Whether a game of that time can end in a quickplay finish: not blitz, and no increment at its end (III.2).
fn has_quickplay_finish(time: &ByColor<TimeControl>, class: TimeClass) -> bool {
    let is_plain = |time: &TimeControl| time.periods().last().is_some_and(|period| period.mode == Mode::Plain);
    class != TimeClass::Blitz && time.iter().any(is_plain)
}

/// A fault with its keys as they stand in the file: `white.name`, `black.assistant`.
fn in_file(fault: TermsFault) -> EventFault {
    let key = |option: &str| match option.split_once('-') {
        None if option == "white" || option == "black" => format!("{option}.name"),
        Some((color @ ("white" | "black"), key)) => format!("{color}.{key}"),
        None | Some(_) => option.to_owned(),
    };
    EventFault::Wrong(Box::new(fault.shown(key)))
}

/// A key that has no meaning there, and those that have one.
fn unknown(line: usize, key: &str, known: &str) -> FaultAtLine {
    let key: String = key.chars().take(40).collect();
    (line, EventFault::UnknownKey { key, known: known.to_owned() })
}

/// The line of a place in the text, from 1.
fn line_at(text: &str, at: usize) -> usize {
    1 + text.as_bytes().iter().take(at).filter(|byte| **byte == b'\n').count()
}

/// A new file of rules, in which every key is explained; a line that begins with `#` states the default.
pub fn template() -> String {
    TEMPLATE.replace("{years}", &years()).replace("{year}", &Edition::default().to_string())
}

const TEMPLATE: &str = r##"# The rules of an event for Annabella. Check this file with: annabella event FILE
# Play with it: annabella play --event FILE, or with pairings: annabella play --event FILE --round 3 --board 12
# What begins with # is switched off.

[event]
name = "Spring Open"
site = "Madrid"
# date = 2026-11-22
# round = 1
# board = 1
# A list of pairings as a pairing program exports it (TRF), beside this file:
# pairings = "open.trf"
# The server to which every board sends its record:
# hall = "nats://hall.example"

[rules]
# The edition of the Laws: {years}.
laws = {year}
# 90+30, 40/90+30,30+30, 15+10, 5d3 (delay), fide-rapid, none, or two as "5 vs 3+2".
time = "90+30"
# The class that this time gives under the Laws: standard, rapid or blitz. Only checked.
# class = "standard"
# How a rapid or blitz game is supervised (A.4, B.2): adequate, or none.
# supervision = "adequate"
# How late a player may arrive before losing (6.7): 0s, 30m, 1h.
default-time = "0s"
# Whose clock is used: own, or external for a clock on the table.
# clock = "own"
# A draw may be agreed only after this number of moves of each player (9.1.1). 0: at any time.
# agreement-after = 30
# Instead of that: free, or forbidden without the arbiter's consent, which is given with the word accept.
# agreement = "forbidden"
# Whether the rules of the quickplay finish were announced (2014: G; since: Guidelines III). Not with an increment.
# quickplay-announced = false
# Whether a blind player needs no assistant against an opponent who cannot hear (D.1, D.2.11).
# assistant-optional = false
# The points for a win, a draw and a loss (10.1): 1-1/2-0, or 3-1-0.
# points = "3-1-0"
# The language of the numbers in which ranks are announced, where the arbiter decides otherwise (D.2.1): de, en, es, fr,
# it, pt, nl.
# ranks = "de"
# Whether others may follow the game with annabella watch: allowed, or forbidden.
# watching = "allowed"
# Which moves are kept: all, or none for the clock alone.
# moves = "all"
# A friendly game, in which the program may help.
# casual = false
# Chess960: an array from 0 to 959, a position as FEN, or random.
# chess960 = 518
# The position from which the game starts, as FEN.
# from = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

[white]
# name = "Garcia, Ana"
# blind = false
# Cannot hear what is announced; a blind opponent then has an assistant (D.2.11).
# deaf = false
# What the player's assistant may do, and whether the assistant may be asked for times and moves (D.2.10): any of
# move,announce,record,press,ask,claim,seal, or none.
# assistant = "move,announce"
# The language of the scoresheet: en, es, de, fr, it, pt, nl, fig ...
# sheet = "es"
# What FIDE's lists say; title: GM, IM, FM, CM, WGM, WIM, WFM, WCM.
# title = "WGM"
# rating = 2300
# federation = "ESP"
# fide-id = 2200082
# What the program keeps for this player: sheet,board, sheet, board, none.
# keeps = "sheet,board"
# Another time control than the opponent's:
# time = "120+30"

[black]
# name = "Weber, Jonas"
# blind = true
# assistant = "none"
# sheet = "de"

# Who plays whom, one block for each board:
# [[pairing]]
# round = 1
# board = 1
# white = "Garcia, Ana"
# black = "Weber, Jonas"

# The teams of an event with matches, each with its players, the first board first; a list of pairings has its own:
# [[team]]
# name = "Northtown"
# players = ["Garcia, Ana", "Weber, Jonas"]

# What holds for a player in every round:
# [[player]]
# name = "Weber, Jonas"
# blind = true
# sheet = "de"
"##;
