//! The rules of an event in one TOML file: who plays, where, with what time and under which edition of the Laws.

mod contradictions;
mod reading;
mod template;
mod values;

pub use template::TEMPLATE;

use std::path::{Path, PathBuf};

use shakmaty::{ByColor, CastlingMode, Chess, Color};

use super::input_file;
use super::journal::opening;
use crate::game::clock::moment::Span;
use crate::game::clock::time_control::TimeControl;
use crate::game::course::chess960::array;
use crate::game::duties::Duties;
use crate::game::laws::edition::{Edition, Supervision, TimeClass};
use crate::game::people::{AutoKept, Hearing, Sight};
use crate::game::terms::{AgreementRule, Announced, Kind, PointSystem, RankWords, Terms, Timekeeper, Watching};
use crate::wording::{EventFault, Trouble};

/// The longest file of rules that is read, in bytes: a thousand times a long one.
const LONGEST: u64 = 1 << 20;

/// What stands in the file. What it does not say is left as it was agreed otherwise.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EventRules {
    /// Event, site, date, round and board, as the PGN names them.
    pub tags: Vec<(String, String)>,
    pub time: Option<ByColor<TimeControl>>,
    pub default_time: Option<Span>,
    pub laws: Option<Edition>,
    pub clock: Option<Timekeeper>,
    pub kind: Option<Kind>,
    /// The class that the time control must give; nothing but a check.
    pub class: Option<TimeClass>,
    pub supervision: Option<Supervision>,
    /// When a draw may be agreed (9.1.1).
    pub agreement: Option<AgreementRule>,
    pub quickplay: Option<Announced>,
    pub points: Option<PointSystem>,
    pub ranks: Option<RankWords>,
    pub watching: Option<Watching>,
    pub start: Option<(Chess, CastlingMode)>,
    pub players: ByColor<PlayerRules>,
    /// What holds for a player in every round, by his name.
    pub known: Vec<PlayerRules>,
    pub pairings: Vec<Pairing>,
    /// A list of pairings as a pairing program exports it.
    pub pairing_file: Option<PathBuf>,
}

/// What is said of a player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerRules {
    pub name: Option<String>,
    pub sight: Option<Sight>,
    pub hearing: Option<Hearing>,
    /// What his assistant may do and tell (D.2.10).
    pub assistant: Option<Duties>,
    /// The code of the language of his scoresheet.
    pub sheet: Option<String>,
    pub keeps: Option<AutoKept>,
    pub time: Option<TimeControl>,
}

/// Who plays whom at which board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    pub round: u32,
    pub board: u32,
    pub names: ByColor<String>,
}

impl EventRules {
    /// Reads the file.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with it, with its line and what would be right.
    pub fn read(path: &Path) -> Result<EventRules, Trouble> {
        let shown = path.display().to_string();
        let bytes = input_file::read(path, LONGEST).map_err(|source| opening(path, &source))?;
        let text = String::from_utf8(bytes).map_err(|error| {
            let line = 1 + error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|b| **b == b'\n').count();
            Trouble::EventFile { path: shown.clone(), line, fault: EventFault::NotUtf8 }
        })?;
        let folder = path.parent().unwrap_or(Path::new("."));
        EventRules::of_text(&text, folder).map_err(|(line, fault)| Trouble::EventFile { path: shown, line, fault })
    }

    /// The same, for the text of a file in that folder.
    ///
    /// # Errors
    ///
    /// What is wrong first, and in which line, from 1.
    pub fn of_text(text: &str, folder: &Path) -> Result<EventRules, (usize, EventFault)> {
        reading::read(text, folder)
    }

    /// Agrees on what the rules say; what was agreed before and they do not mention stays.
    pub fn agree(&self, terms: &mut Terms) {
        for (name, value) in &self.tags {
            terms.tags.retain(|(known, _)| known != name);
            terms.tags.push((name.clone(), value.clone()));
        }
        terms.time = self.time.clone().unwrap_or(terms.time.clone());
        terms.default_time = self.default_time.unwrap_or(terms.default_time);
        terms.edition = self.laws.unwrap_or(terms.edition);
        terms.timekeeper = self.clock.unwrap_or(terms.timekeeper);
        terms.kind = self.kind.unwrap_or(terms.kind);
        terms.supervision = self.supervision.unwrap_or(terms.supervision);
        terms.agreement = self.agreement.unwrap_or(terms.agreement);
        terms.quickplay = self.quickplay.unwrap_or(terms.quickplay);
        terms.points = self.points.unwrap_or(terms.points);
        terms.ranks = self.ranks.unwrap_or(terms.ranks);
        terms.watching = self.watching.unwrap_or(terms.watching);
        if let Some((start, mode)) = &self.start {
            (terms.start, terms.castling_mode) = (start.clone(), *mode);
        }
        for color in Color::ALL {
            let named = self.players.get(color).name.as_ref();
            let known = self.known.iter().find(|known| named.is_some() && known.name.as_ref() == named);
            known.into_iter().chain([self.players.get(color)]).for_each(|rules| rules.agree(terms, color));
        }
    }

    /// Whether it is said of either player whether he sees.
    pub fn tell_who_sees(&self) -> bool {
        let of_the_game = self.players.iter().filter_map(|player| player.name.as_ref());
        let known = self.known.iter().filter(|known| of_the_game.clone().any(|name| known.name.as_ref() == Some(name)));
        self.players.iter().chain(known).any(|player| player.sight.is_some())
    }

    /// The same with the players, the round and the board of that pairing; `None` where there is no such pairing.
    pub fn paired(&self, round: u32, board: u32) -> Option<EventRules> {
        let pairing = self.pairings.iter().find(|pairing| (pairing.round, pairing.board) == (round, board))?;
        let mut rules = self.clone();
        for (name, value) in [("Round", round), ("Board", board)] {
            rules.tags.retain(|(known, _)| known != name);
            rules.tags.push((name.to_owned(), value.to_string()));
        }
        rules.players =
            pairing.names.as_ref().map(|name| PlayerRules { name: Some(name.clone()), ..PlayerRules::default() });
        Some(rules)
    }
}

impl PlayerRules {
    fn agree(&self, terms: &mut Terms, color: Color) {
        let player = terms.players.get_mut(color);
        if let Some(name) = &self.name {
            player.name.clone_from(name);
        }
        if let Some(sheet) = &self.sheet {
            player.sheet_language.clone_from(sheet);
        }
        player.sight = self.sight.unwrap_or(player.sight);
        player.hearing = self.hearing.unwrap_or(player.hearing);
        player.assistant = self.assistant.or(player.assistant);
        player.keeps = self.keeps.unwrap_or(player.keeps);
        if let Some(time) = &self.time {
            *terms.time.get_mut(color) = time.clone();
        }
    }
}

/// The position of an array of Chess960.
fn array_of(number: u32) -> Option<(Chess, CastlingMode)> {
    array(number).map(|start| (start, CastlingMode::Chess960))
}
