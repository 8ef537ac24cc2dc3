//! Comparing two boards and two scoresheets with each other and with what was announced (D.2.9).
//!
//! What their owners may still owe is filled in, what was written in advance is left out (8.1.2, 8.1.3, D.2.1).

use shakmaty::{Board, ByColor, Chess, Color, Position, Square, attacks};

use crate::game::event::{Event, RecordsEvent};
use crate::game::half_move::{HalfMove, differing};
use crate::game::laws::article::Article;
use crate::game::records::boards::{Discrepancy, SquareChange, TwoBoards};
use crate::game::records::diagnosis::{Deviation, diagnose};
use crate::game::records::ruling::{ClockProposal, Instruction, Proposal, ProposalReason, propose, put_right};
use crate::game::records::scoresheet::{Meaning, Scoresheet};
use crate::game::records::scoresheet_comparison::{SheetAgreement, SheetReader, compare_sheets};
use crate::game::{Game, Stage};

impl Game {
    /// How far the two scoresheets agree, as they are written.
    pub fn agreement(&self) -> SheetAgreement {
        let reading = |sheet: Color| move |ply: usize, _: &Chess| Some(self.compared_meaning(sheet, ply)?.into());
        let (white, black) = (reading(Color::White), reading(Color::Black));
        compare_sheets(&self.terms.start, ByColor { white: &white, black: &black })
    }

    /// What stands on the two boards.
    pub fn boards(&self) -> &TwoBoards {
        &self.records.boards
    }

    /// What stands on that player's board.
    pub fn board(&self, owner: Color) -> &Board {
        &self.records.boards.boards[owner]
    }

    /// What is written on the two scoresheets.
    pub fn sheets(&self) -> &ByColor<Scoresheet> {
        &self.records.sheets
    }

    /// What is written on that player's scoresheet.
    pub fn sheet(&self, owner: Color) -> &Scoresheet {
        &self.records.sheets[owner]
    }

    /// The squares that were found to differ at the last comparison of the boards.
    pub fn known_discrepancies(&self) -> &[Discrepancy] {
        &self.records.known_discrepancies
    }

    /// After how many half-moves the sheets were found to differ at the last comparison, if they did.
    pub fn known_parting(&self) -> Option<usize> {
        self.records.known_parting
    }

    /// What D.2.9 leads to now. What an independent player may still owe to board and sheet is no difference.
    pub fn proposal(&self) -> Proposal {
        let mut agreement = self.settled_agreement();
        let written = |ply: usize| agreement.line.get(ply).copied();
        let played = |ply: usize| self.line().get(ply).map(|made| made.half_move);
        let ruled_on = |ply: usize| self.open_irregularity().is_none() && played(ply) == written(ply);
        let stands = agreement.illegal.as_ref().is_some_and(|(ply, _)| ruled_on(*ply));
        if stands {
            agreement.illegal = None;
        }
        // Both sheets have a slip there that is no half-move of the game.
        let is_a_slip = |ply: usize| played(ply).is_some_and(|played| Some(played) != written(ply));
        let are_slips = agreement.illegal.as_ref().is_some_and(|(ply, _)| is_a_slip(*ply));
        let boards = self.settled_boards();
        let proposed = propose(&agreement, &boards, ByColor { white: 0, black: 0 }, self.terms.castling_mode);
        match proposed.reason {
            ProposalReason::SheetsDiffer
            | ProposalReason::SheetsOnly { .. }
            | ProposalReason::Incomplete { .. }
            | ProposalReason::Unreadable => self.as_announced(&boards).unwrap_or(proposed),
            ProposalReason::IllegalMove if are_slips => self.as_announced(&boards).unwrap_or(proposed),
            ProposalReason::Nothing | ProposalReason::BoardsWrong | ProposalReason::IllegalMove => proposed,
        }
    }

    /// The proposal where both boards stand as was announced: the game stays where it is, and only scoresheets are
    /// wrong. What was announced and repeated decides which.
    fn as_announced(&self, boards: &TwoBoards) -> Option<Proposal> {
        let position = self.position();
        let stand = boards.boards.iter().all(|board| board == position.board());
        let is_legal = self.open_irregularity().is_none() && self.line().last().is_none_or(|made| made.after.is_some());
        if !stand || !is_legal {
            return None;
        }
        let has_too_many = |sheet: Color| self.sheets()[sheet].entries.len() > self.line().len();
        let is_right =
            |sheet: &Color| self.follows_announcements(*sheet) && self.may_lag(*sheet) && !has_too_many(*sheet);
        let [white, black] = Color::ALL.map(|sheet| is_right(&sheet).then_some(sheet));
        let line = self.half_moves();
        Some(Proposal {
            reason: ProposalReason::SheetsOnly { right: white.xor(black) },
            ply: line.len(),
            line,
            position: position.clone(),
            clocks: ClockProposal::Keep,
            boards: ByColor::default(),
            candidates: Vec::new(),
        })
    }

    /// The line that should stand on a player's board, how the board departs from it, and the name of the deviation.
    /// If the sheets differ, the line is that of the player's own sheet.
    pub fn deviation(&self, owner: Color) -> (Vec<HalfMove>, Deviation) {
        let proposal = self.proposal();
        let line = match proposal.reason {
            ProposalReason::SheetsDiffer | ProposalReason::Incomplete { .. } | ProposalReason::Unreadable => {
                self.settled_agreement().sheets[owner].line.clone()
            }
            ProposalReason::Nothing
            | ProposalReason::BoardsWrong
            | ProposalReason::SheetsOnly { .. }
            | ProposalReason::IllegalMove => proposal.line,
        };
        let board = self.board(owner);
        let deviation = diagnose(&self.terms.start, &line, board, self.terms.castling_mode);
        (line, deviation)
    }

    /// [`Game::deviation`], except that a board fed by hand may still lack the newest half-move.
    pub fn settled_deviation(&self, owner: Color) -> (Vec<HalfMove>, Deviation) {
        let (line, deviation) = self.deviation(owner);
        let TwoBoards { boards } = self.settled_boards();
        let board = &boards[owner];
        match board == self.board(owner) {
            true => (line, deviation),
            false => {
                let settled = diagnose(&self.terms.start, &line, board, self.terms.castling_mode);
                (line, settled)
            }
        }
    }

    /// The article for the difference found now: if one board is to blame, the one for its deviation (7.2 to 7.4, 7.6);
    /// for scoresheets that end too early or are illegible 7.6; for an illegal move 7.5; else that for two boards or
    /// two scoresheets that differ (D.2.9; 2009: E.2.7, E.2.8).
    pub fn article_of_difference(&self) -> Article {
        match self.proposal().reason {
            ProposalReason::Incomplete { .. } => Article::PositionReinstated,
            ProposalReason::Unreadable if self.is_next_entry_illegible() => Article::PositionReinstated,
            ProposalReason::SheetsDiffer | ProposalReason::SheetsOnly { .. } | ProposalReason::Unreadable => {
                Article::ScoresheetsDiffer
            }
            ProposalReason::IllegalMove => Article::IllegalMove,
            ProposalReason::Nothing | ProposalReason::BoardsWrong => {
                let causes = Color::ALL
                    .into_iter()
                    .filter_map(|owner| self.settled_deviation(owner).1.causes.into_iter().next());
                let mut articles = causes.map(|cause| cause.article());
                articles.find(|article| *article != Article::BoardsDiffer).unwrap_or(Article::BoardsDiffer)
            }
        }
    }

    /// Whether the next entry is illegible on both sheets.
    fn is_next_entry_illegible(&self) -> bool {
        let agreement = self.settled_agreement();
        Color::ALL.into_iter().all(|sheet| agreement.sheets[sheet].next == Some(Meaning::Unreadable))
    }

    /// Whether boards or sheets were found to differ when they were last compared.
    pub fn has_differences(&self) -> bool {
        self.records.known_parting.is_some() || !self.records.known_discrepancies.is_empty()
    }

    /// Whether both boards stand as announced, apart from a half-move that an independent player may still owe.
    pub fn boards_stand_as_announced(&self) -> bool {
        let announced = self.placement_at(self.line().len());
        self.settled_boards().boards.iter().all(|board| *board == announced)
    }

    /// What the player would have to do to set up `position` on the own board.
    pub fn instructions(&self, owner: Color, position: &Chess) -> Vec<Instruction> {
        put_right(self.board(owner), position.board())
    }

    /// The position in which the next entry of that sheet is to be read: after the sheet's own line of play.
    pub fn sheet_position(&self, sheet: Color) -> Chess {
        let entries = self.sheet(sheet).entries.len();
        if self.follows_announcements(sheet) && entries <= self.line().len() {
            return self.position_at(entries).clone();
        }
        let agreement = self.agreement();
        let own = agreement.sheets[sheet].line.iter();
        let played =
            own.clone().try_fold(self.terms.start.clone(), |position, half_move| half_move.played_in(&position));
        played.unwrap_or_else(|| self.position().clone())
    }

    /// Whose half-moves are expected on that player's board, and which, if known: the one its owner has not followed
    /// yet, the one in hand, otherwise the owner's next.
    pub fn expected_on_board(&self, owner: Color) -> Vec<(Color, Option<HalfMove>)> {
        let last = self.line().last().map(|last| last.half_move);
        let owed = self.owes_execution(owner).then_some((!self.to_move(), last));
        let in_hand = self.in_hand().announcement.as_ref();
        let in_hand = in_hand.map(|announcement| (announcement.by, Some(announcement.half_move)));
        let expected: Vec<_> = owed.into_iter().chain(in_hand).collect();
        match expected.is_empty() {
            true if owner == self.to_move() => vec![(owner, None)],
            true => vec![(owner, last)],
            false => expected,
        }
    }

    /// The half-move of the opponent that is still to be executed on that board, if there is one (D.2.1).
    pub fn owed_on_board(&self, owner: Color) -> Option<HalfMove> {
        self.line().last().filter(|_| self.owes_execution(owner)).map(|last| last.half_move)
    }

    /// The half-move that the owner of a board has announced and begun there, and what is left to do on its squares:
    /// its piece is in the hand, or the captured one still stands there (D.2.3).
    pub fn begun_on_board(&self, owner: Color) -> Option<(HalfMove, Vec<SquareChange>)> {
        let half_move = self.in_hand().announcement.as_ref().filter(|announced| announced.by == owner)?.half_move;
        let (before, stands) = (self.position().board(), self.board(owner));
        let is_begun = stands.piece_at(half_move.from) != before.piece_at(half_move.from);
        let mut after = before.clone();
        half_move.execute_on(&mut after, self.terms.castling_mode);
        let left = differing(before, &after) & differing(stands, &after);
        let changes = left.into_iter().map(|square| SquareChange { square, piece: after.piece_at(square) });
        (is_begun && !left.is_empty()).then(|| (half_move, changes.collect()))
    }

    /// Whether the newest half-move of the line is still to be executed on that board (D.2.1).
    pub(in crate::game) fn owes_execution(&self, owner: Color) -> bool {
        let made = self.line().len();
        self.records.executed[owner] < made && *self.board(owner) != self.placement_at(made)
    }

    /// What the line leaves on a board after `ply` half-moves; illegal ones simply displace the pieces.
    pub fn placement_at(&self, ply: usize) -> Board {
        let ply = ply.min(self.line().len());
        let known = (0..ply).rev().find(|ply| self.line()[*ply].after.is_some()).map_or(0, |ply| ply + 1);
        let mut board = self.position_at(known).board().clone();
        for later in known..ply {
            self.line()[later].half_move.execute_on(&mut board, self.terms.castling_mode);
        }
        board
    }

    /// Whether a legal half-move can be executed on that board as it stands: its pieces are there and nothing is in the
    /// way; or its own player has executed it, or lifted its piece, before announcing it (D.2.3).
    pub(in crate::game) fn can_be_executed(&self, owner: Color, half_move: HalfMove) -> bool {
        let TwoBoards { boards } = self.settled_boards();
        let (board, truth) = (&boards[owner], self.position().board());
        let HalfMove { from, to, .. } = half_move;
        let is_there = || half_move.played_in(self.position()).is_some_and(|after| after.board() == board);
        if owner == self.to_move() && board.piece_at(from).is_none() || is_there() {
            return true;
        }
        let in_the_way = attacks::between(from, to) & board.occupied();
        board.piece_at(from) == truth.piece_at(from)
            && board.color_at(to) == truth.color_at(to)
            && in_the_way.is_empty()
    }

    /// The squares on which a board is not as it should be, apart from moves that its owner may still owe.
    fn discrepancies(&self, parting: Option<usize>) -> Vec<Discrepancy> {
        let TwoBoards { boards } = self.settled_boards();
        let truth = self.true_placement(parting);
        (differing(&boards.white, &truth) | differing(&boards.black, &truth))
            .into_iter()
            .map(|square: Square| Discrepancy {
                square,
                on_white_board: boards.white.piece_at(square),
                on_black_board: boards.black.piece_at(square),
            })
            .collect()
    }

    /// The number of half-moves after which the sheets differ from each other or from what was announced, if they do.
    fn parting(&self) -> Option<usize> {
        let announced = self.line().len();
        let written = |sheet| self.compared_entries(sheet);
        let up_to_date = |sheet| written(sheet) <= announced && self.may_lag(sheet);
        if Color::ALL.into_iter().all(|sheet| up_to_date(sheet) && self.follows_announcements(sheet)) {
            return None;
        }
        let agreement = self.settled_agreement();
        let line = self.line().iter().map(|completed| completed.half_move);
        let common = agreement.line.iter().zip(line).take_while(|(one, other)| **one == *other).count();
        let behind = Color::ALL.into_iter().filter(|sheet| !up_to_date(*sheet)).map(written).min();
        let common = common.min(behind.unwrap_or(common));
        let whole =
            common == announced && Color::ALL.into_iter().all(|sheet| agreement.sheets[sheet].entries == common);
        (!whole).then_some(common)
    }

    /// What the announced line should have left on both boards; where both sheets agree on another, that.
    fn true_placement(&self, parting: Option<usize>) -> Board {
        if parting.is_some() {
            let proposal = self.proposal();
            if matches!(proposal.reason, ProposalReason::Nothing | ProposalReason::BoardsWrong) {
                return proposal.position.board().clone();
            }
        }
        self.placement_at(self.line().len())
    }

    /// What comparing all four records finds now, as far as it is new.
    pub(in crate::game) fn decide_comparison(&self) -> Vec<Event> {
        let mut news = Vec::new();
        // What is still to be corrected on a sheet does not agree yet.
        let still = || self.records.known_parting.filter(|_| self.sheet_to_correct().is_some());
        let parting = self.parting().or_else(still);
        let discrepancies = self.discrepancies(parting);
        if discrepancies != self.records.known_discrepancies {
            news.push(if discrepancies.is_empty() {
                Event::Records(RecordsEvent::BoardsAgreed)
            } else {
                Event::Records(RecordsEvent::BoardsDiffered { squares: discrepancies })
            });
        }
        if parting != self.records.known_parting {
            news.push(match parting {
                Some(agreed_plies) => Event::Records(RecordsEvent::SheetsDiffered { agreed_plies }),
                None => Event::Records(RecordsEvent::SheetsAgreed),
            });
        }
        news
    }
}

impl Game {
    /// The sheets with what may still be owed filled in from the announcements.
    pub(in crate::game) fn settled_agreement(&self) -> SheetAgreement {
        self.with_settled_sheets(|sheets| compare_sheets(&self.terms.start, sheets))
    }

    /// Calls `then` with the two sheets, with what may still be owed filled in from the announcements.
    pub(in crate::game) fn with_settled_sheets<T>(&self, then: impl FnOnce(ByColor<&SheetReader>) -> T) -> T {
        let longest = self.compared_entries(Color::White).max(self.compared_entries(Color::Black));
        let settled = |sheet: Color| {
            let owes = self.follows_announcements(sheet) && self.may_lag(sheet);
            let played = self.compared_entries(sheet);
            let filled_from = if owes { played } else { longest };
            move |ply: usize, _: &Chess| match self.compared_meaning(sheet, ply).filter(|_| ply < played) {
                Some(meaning) => Some(meaning.into()),
                None if ply >= filled_from => Some(Meaning::HalfMove(self.line().get(ply)?.half_move).into()),
                None => None,
            }
        };
        let (white, black) = (settled(Color::White), settled(Color::Black));
        then(ByColor { white: &white, black: &black })
    }

    /// How many entries of that sheet are compared. Entries that only an owner-kept sheet has, of half-moves not
    /// announced, were written in advance (8.1.2) and are no difference.
    pub(in crate::game) fn compared_entries(&self, sheet: Color) -> usize {
        let (played, other) = (self.played_entries(sheet), self.played_entries(!sheet));
        let is_kept_by_owner = !self.terms.players[sheet].keeps.sheet;
        if is_kept_by_owner { played.min(other.max(self.announced_half_moves())) } else { played }
    }

    /// The boards, with the one half-move executed that an independent player may still owe: if possible also on a
    /// board that already departs.
    pub fn settled_boards(&self) -> TwoBoards {
        let made = self.line().len();
        let settled = |owner: Color| {
            let board = self.board(owner);
            let owes = |last: &usize| !self.keeps_board(owner) && (self.to_move() == owner || self.was_sealed(*last));
            let Some(before) = made.checked_sub(1).filter(owes) else { return board.clone() };
            let (stood, half_move) = (self.placement_at(before), self.line()[before].half_move);
            if *board == stood {
                return self.placement_at(made);
            }
            let mut followed = board.clone();
            let piece = stood.piece_at(half_move.from);
            if self.has_differences() && self.records.executed[owner] < made && board.piece_at(half_move.from) == piece
            {
                half_move.execute_on(&mut followed, self.terms.castling_mode);
            }
            followed
        };
        TwoBoards { boards: ByColor::new_with(settled) }
    }

    /// Whether every entry of the sheet can mean what was announced.
    pub(in crate::game) fn follows_announcements(&self, sheet: Color) -> bool {
        self.records.follows(sheet, self.line())
    }

    /// Whether an entry that is added to that sheet now is of a move that is not even announced (8.1.2).
    pub fn records_in_advance(&self, sheet: Color) -> bool {
        let claimed = usize::from(self.has_declared_half_move());
        let standing = self.sheet(sheet).standing();
        self.stage() == Stage::Playing && standing >= self.announced_half_moves() + claimed
    }
}
