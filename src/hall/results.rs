//! The results of a round in the list of its pairings, and as a page to sign.

use std::collections::BTreeSet;

use shakmaty::{ByColor, Color};

use crate::hall::address::BoardAddress;
use crate::hall::boards::HallBoards;
use crate::hall::input::HallInput;
use crate::storage::pairings::{Outcome, Pairing, PlayedGame, list_with_results};
use crate::storage::papers::{PrintedResults, results};
use crate::wording::{HallLabel, HallMatch, HallRow, HallState, NotInList, Wording};

/// The pairing list, and the games from which it gets its results.
pub struct RoundResults {
    list: Vec<u8>,
    boards: HallBoards,
    /// What was written last.
    written: Option<Vec<u8>>,
    /// The games whose results are not written, as far as somebody has learned of it.
    known: BTreeSet<LeftOut>,
    new: BTreeSet<LeftOut>,
}

/// A game whose result is not written into the list, the worst reasons before the others.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LeftOut {
    pub why: NotInList,
    pub round: String,
    /// The board, or all boards with a game of these two players.
    pub boards: Vec<String>,
    pub names: [Option<String>; 2],
}

impl RoundResults {
    /// The results for that list.
    ///
    /// # Errors
    ///
    /// The number, from 1, of the first line that is not a pairing line.
    pub fn new(list: Vec<u8>) -> Result<RoundResults, usize> {
        list_with_results(&list, &[])?;
        Ok(RoundResults {
            list,
            boards: HallBoards::default(),
            written: None,
            known: BTreeSet::new(),
            new: BTreeSet::new(),
        })
    }

    /// Takes what came at `now_ms`, in milliseconds of any clock that does not go back.
    pub fn take(&mut self, input: HallInput, now_ms: u64) {
        self.boards.take(input, now_ms);
    }

    /// The games that turned out not to be written, each once.
    pub fn take_left_out(&mut self) -> BTreeSet<LeftOut> {
        std::mem::take(&mut self.new)
    }

    /// The list with all results of now; `None` if it is the one of the last time.
    pub fn list(&mut self, now_ms: u64) -> Option<Vec<u8>> {
        let rows = self.boards.rows(now_ms);
        let mut left_out = BTreeSet::new();
        let mut games = Vec::new();
        let mut rows_of_games = Vec::new();
        for row in rows.iter().filter(|row| row.state == HallState::Over) {
            let Some(game) = row.game else { continue };
            let Some(outcome) = Outcome::of(game) else { continue };
            let address = address_of(row);
            let same_players = self.boards.boards_of_its_pair(&address);
            if !self.boards.is_its_own(&address) {
                left_out.insert(left_out_for(NotInList::OtherBoard, row));
            } else if same_players.len() > 1 {
                let boards = same_players.iter().map(|address| address.board.clone()).collect();
                left_out.insert(LeftOut { boards, ..left_out_for(NotInList::PlayedTwice, row) });
            } else if let Ok(round) = row.round.parse() {
                let ByColor { white: Some(white), black: Some(black) } =
                    game.terms().players.as_ref().map(|it| it.name.clone())
                else {
                    left_out.insert(left_out_for(NotInList::NotPaired, row));
                    continue;
                };
                games.push(PlayedGame { round, names: ByColor { white, black }, outcome });
                rows_of_games.push(row);
            }
        }
        // It was read as a list before.
        let with = list_with_results(&self.list, &games).ok()?;
        left_out.extend(with.unpaired.into_iter().map(|at| left_out_for(NotInList::NotPaired, rows_of_games[at])));
        for one in left_out {
            if self.known.insert(one.clone()) {
                self.new.insert(one);
            }
        }
        let is_new = self.written.as_ref() != Some(&with.text);
        is_new.then(|| self.written.insert(with.text).clone())
    }
}

fn address_of(row: &HallRow<'_>) -> BoardAddress {
    BoardAddress { event: row.event.to_owned(), round: row.round.to_owned(), board: row.board.to_owned() }
}

fn left_out_for(why: NotInList, row: &HallRow<'_>) -> LeftOut {
    let mut names = row.names.map(|name| name.map(str::to_owned));
    // Whatever the colours are, they are the same two.
    if why == NotInList::PlayedTwice {
        names.sort();
    }
    LeftOut { why, round: row.round.to_owned(), boards: vec![row.board.to_owned()], names }
}

/// The results of the boards as a page to print and sign.
pub struct ResultsPage {
    boards: HallBoards,
    /// What was written last.
    written: Option<String>,
}

impl ResultsPage {
    /// The page of a hall in which those games are to be played.
    pub fn expecting(pairings: Vec<Pairing>) -> ResultsPage {
        ResultsPage { boards: HallBoards::expecting(pairings), written: None }
    }

    /// Takes what came at `now_ms`, in milliseconds of any clock that does not go back.
    pub fn take(&mut self, input: HallInput, now_ms: u64) {
        self.boards.take(input, now_ms);
    }

    /// The page as it is now; `None` if it is the one of the last time. A result that is in doubt is not on it.
    pub fn html(&mut self, now_ms: u64, wording: &Wording) -> Option<String> {
        let rows = self.boards.rows(now_ms);
        let label = |label: HallLabel<'_>| wording.hall_label(&label);
        let line = |row: &HallRow<'_>| {
            let is_certain = row.trouble.is_none() && row.state == HallState::Over;
            let result = if is_certain { row.result() } else { String::new() };
            let [white, black] = wording.hall_names(row);
            [row.label.to_owned(), white, result, black]
        };
        let page = PrintedResults {
            language: wording.language().to_owned(),
            title: label(HallLabel::Results(rows.first().map_or("", |row| row.round))),
            heads: [HallLabel::Board, HallLabel::White, HallLabel::Result, HallLabel::Black].map(label),
            signatures: [HallLabel::Signature(Some(Color::White)), HallLabel::Signature(Some(Color::Black))].map(label),
            arbiter: label(HallLabel::Signature(None)),
            rows: rows.iter().map(line).collect(),
            matches: HallMatch::all(&rows).iter().map(|one| wording.hall_match(one).printed).collect(),
        };
        let html = results(&page);
        let is_new = self.written.as_ref() != Some(&html);
        is_new.then(|| self.written.insert(html).clone())
    }
}
