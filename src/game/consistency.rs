//! Two boards and two scoresheets held against each other and against what was announced (D.2.9).

use shakmaty::{Board, ByColor, Chess, Color, Position, Square, attacks};

use super::clock::display::ClockReading;
use super::clock::moment::Span;
use super::clock::time_control::Mode;
use super::event::{Event, RecordsEvent};
use super::half_move::HalfMove;
use super::half_move::differing;
use super::laws::article::Article;
use super::laws::edition::TimeClass;
use super::table::boards::{Discrepancy, TwoBoards};
use super::table::diagnosis::{Deviation, diagnose};
use super::table::instructions::{Instruction, put_right};
use super::table::ruling::{Proposal, ProposalReason, propose};
use super::table::scoresheet::{Meaning, may_still_owe};
use super::table::scoresheet_comparison::{SheetAgreement, SheetReader, compare_sheets};
use super::table::scoresheet_error::{ScoresheetError, explain};
use super::{Game, Stage};

impl Game {
    /// How far the two scoresheets agree, exactly as they are written.
    pub fn agreement(&self) -> SheetAgreement {
        let (white, black) = (self.records.sheets.white.reading(), self.records.sheets.black.reading());
        compare_sheets(&self.terms.start, ByColor { white: &white, black: &black })
    }

    /// What D.2.9 comes to now. What an independent player may still owe his records is no difference.
    pub fn proposal(&self) -> Proposal {
        let mut agreement = self.settled_agreement();
        let written = |ply: usize| agreement.line.get(ply).copied();
        let played = |ply: usize| self.line.get(ply).map(|made| made.half_move);
        let ruled_on = |ply: usize| self.open_irregularity().is_none() && played(ply) == written(ply);
        let stands = agreement.illegal.as_ref().is_some_and(|(ply, _)| ruled_on(*ply));
        if stands {
            agreement.illegal = None;
        }
        let boards = self.settled_boards();
        propose(&agreement, &boards, ByColor { white: 0, black: 0 }, self.terms.castling_mode)
    }

    /// What each slip of the pen would explain, where the sheets part.
    pub fn scoresheet_errors(&self) -> Vec<ScoresheetError> {
        self.with_settled_sheets(|sheets| {
            let agreement = compare_sheets(&self.terms.start, sheets);
            explain(sheets, &agreement)
        })
    }

    /// The line that should stand on a player's board, how the board departs from it, and what that is called.
    /// Where the sheets part, it is the player's own.
    pub fn deviation(&self, owner: Color) -> (Vec<HalfMove>, Deviation) {
        let proposal = self.proposal();
        let line = match proposal.reason {
            ProposalReason::SheetsDiffer | ProposalReason::Incomplete { .. } | ProposalReason::Unreadable => {
                self.settled_agreement().sheets.get(owner).line.clone()
            }
            ProposalReason::Nothing
            | ProposalReason::BoardsWrong
            | ProposalReason::SheetsOnly { .. }
            | ProposalReason::IllegalMove => proposal.line,
        };
        let board = self.records.boards.boards.get(owner);
        let deviation = diagnose(&self.terms.start, &line, board, self.terms.castling_mode);
        (line, deviation)
    }

    /// The same, but that he has not yet followed the newest half-move on a board that he feeds himself is no departure.
    pub fn settled_deviation(&self, owner: Color) -> (Vec<HalfMove>, Deviation) {
        let (line, deviation) = self.deviation(owner);
        let TwoBoards { boards } = self.settled_boards();
        let board = boards.get(owner);
        match board == self.records.boards.boards.get(owner) {
            true => (line, deviation),
            false => {
                let settled = diagnose(&self.terms.start, &line, board, self.terms.castling_mode);
                (line, settled)
            }
        }
    }

    /// What the Laws say of the difference that is found now, of boards and scoresheets alike: of what it is called, where
    /// one board is to blame (7.2 to 7.4, 7.6); of scoresheets that end too early or that nobody can read (7.6); of an illegal move (7.5);
    /// else of two boards that differ, or of the two scoresheets (D.2.9; 2009: E.2.7, E.2.8).
    pub fn article_of_difference(&self) -> Article {
        match self.proposal().reason {
            ProposalReason::Incomplete { .. } => Article::PositionReinstated,
            ProposalReason::Unreadable if self.nobody_can_read_on() => Article::PositionReinstated,
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

    /// Whether an entry that is added to that sheet now is of a move that is not even announced (8.1.2).
    pub fn records_in_advance(&self, sheet: Color) -> bool {
        let claimed = usize::from(self.claimed_half_move().is_some());
        let standing = self.records.sheets.get(sheet).standing();
        self.stage == Stage::Playing && standing >= self.announced_half_moves() + claimed
    }

    /// Whether the next entry can be read on neither sheet.
    fn nobody_can_read_on(&self) -> bool {
        let agreement = self.settled_agreement();
        Color::ALL.into_iter().all(|sheet| agreement.sheets.get(sheet).next == Some(Meaning::Unreadable))
    }

    /// Whether boards or sheets were found to part when they were last compared.
    pub fn is_apart(&self) -> bool {
        self.records.known_parting.is_some() || !self.records.known_discrepancies.is_empty()
    }

    /// Whether both boards stand as the half-moves were announced, what an independent player may still owe apart.
    pub fn boards_stand_as_announced(&self) -> bool {
        let announced = self.placement_at(self.line.len());
        self.settled_boards().boards.iter().all(|board| *board == announced)
    }

    /// What the player would have to do to have `position` on his board.
    pub fn instructions(&self, owner: Color, position: &Chess) -> Vec<Instruction> {
        put_right(self.records.boards.boards.get(owner), position.board())
    }

    /// The position in which the next entry of that player's sheet is to be read: after his own line of play.
    pub fn sheet_position(&self, sheet: Color) -> Chess {
        let entries = self.records.sheets.get(sheet).entries.len();
        if self.follows_announcements(sheet) && entries <= self.line.len() {
            return self.position_at(entries).clone();
        }
        let agreement = self.agreement();
        let own = agreement.sheets.get(sheet).line.iter();
        let played =
            own.clone().try_fold(self.terms.start.clone(), |position, half_move| half_move.played_in(&position));
        played.unwrap_or_else(|| self.position().clone())
    }

    /// Whose half-move is expected on that player's board, and which, where that is known: the one its owner has not
    /// followed yet, else the one in hand, else his own.
    pub fn expected_on_board(&self, owner: Color) -> (Color, Option<HalfMove>) {
        let last = self.line.last().map(|last| last.half_move);
        let in_hand = self.ceremony.in_hand.announcement.as_ref();
        match in_hand {
            _ if self.owes_execution(owner) => (!self.to_move(), last),
            Some(announcement) => (announcement.by, Some(announcement.half_move)),
            None if owner == self.to_move() => (owner, None),
            None => (owner, last),
        }
    }

    /// Whether the newest half-move of the line is still to be executed on that board (D.2.1).
    pub(super) fn owes_execution(&self, owner: Color) -> bool {
        let made = self.line.len();
        *self.records.executed.get(owner) < made && *self.records.boards.boards.get(owner) != self.placement_at(made)
    }

    /// What the line leaves on a board after `ply` half-moves; illegal ones as hands displace the men.
    pub(super) fn placement_at(&self, ply: usize) -> Board {
        let ply = ply.min(self.line.len());
        let known = (0..ply).rev().find(|ply| self.line[*ply].after.is_some()).map_or(0, |ply| ply + 1);
        let mut board = self.position_at(known).board().clone();
        for later in known..ply {
            self.line[later].half_move.execute_on(&mut board, self.terms.castling_mode);
        }
        board
    }

    /// Whether a legal half-move can be executed on that board as it stands: its pieces are there, nothing in the way;
    /// or its own player has executed it, or lifted its piece, before announcing it (D.2.3).
    pub(super) fn can_be_executed(&self, owner: Color, half_move: HalfMove) -> bool {
        let TwoBoards { boards } = self.settled_boards();
        let (board, truth) = (boards.get(owner), self.position().board());
        let HalfMove { from, to, .. } = half_move;
        if owner == self.to_move() && board.piece_at(from).is_none() {
            return true;
        }
        let in_the_way = attacks::between(from, to) & board.occupied();
        board.piece_at(from) == truth.piece_at(from)
            && board.color_at(to) == truth.color_at(to)
            && in_the_way.is_empty()
    }

    /// The squares on which a board is not as it should be, the moves that its owner may still owe apart.
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

    /// The number of half-moves after which the sheets part from each other or from what was announced.
    fn parting(&self) -> Option<usize> {
        let announced = self.line.len();
        let written = |sheet| self.compared_entries(sheet);
        let up_to_date = |sheet| written(sheet) <= announced && self.may_lag(sheet);
        if Color::ALL.into_iter().all(|sheet| up_to_date(sheet) && self.follows_announcements(sheet)) {
            return None;
        }
        let agreement = self.settled_agreement();
        let line = self.line.iter().map(|completed| completed.half_move);
        let common = agreement.line.iter().zip(line).take_while(|(one, other)| **one == *other).count();
        let behind = Color::ALL.into_iter().filter(|sheet| !up_to_date(*sheet)).map(written).min();
        let common = common.min(behind.unwrap_or(common));
        let whole =
            common == announced && Color::ALL.into_iter().all(|sheet| agreement.sheets.get(sheet).entries == common);
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
        self.placement_at(self.line.len())
    }

    /// The sheets with what may still be owed filled in from the announcements.
    fn settled_agreement(&self) -> SheetAgreement {
        self.with_settled_sheets(|sheets| compare_sheets(&self.terms.start, sheets))
    }

    fn with_settled_sheets<T>(&self, then: impl FnOnce(ByColor<&SheetReader>) -> T) -> T {
        let longest = self.compared_entries(Color::White).max(self.compared_entries(Color::Black));
        let settled = |sheet: Color| {
            let entries = &self.records.sheets.get(sheet).entries;
            let owes = self.follows_announcements(sheet) && self.may_lag(sheet);
            let played = self.compared_entries(sheet);
            let filled_from = if owes { played } else { longest };
            move |ply: usize, _: &Chess| match entries.get(ply).filter(|_| ply < played) {
                Some(entry) => Some(entry.meaning.clone()),
                None if ply >= filled_from => Some(Meaning::HalfMove(self.line.get(ply)?.half_move)),
                None => None,
            }
        };
        let (white, black) = (settled(Color::White), settled(Color::Black));
        then(ByColor { white: &white, black: &black })
    }

    /// How many entries of that sheet are compared: what a sheet that its owner keeps has alone of half-moves that nobody
    /// has announced was written in advance (8.1.2), and is no difference.
    fn compared_entries(&self, sheet: Color) -> usize {
        let (played, other) = (self.played_entries(sheet), self.played_entries(!sheet));
        let is_kept_by_owner = !self.terms.players.get(sheet).keeps.sheet;
        if is_kept_by_owner { played.min(other.max(self.announced_half_moves())) } else { played }
    }

    /// The half-moves of the line, and the one in hand.
    fn announced_half_moves(&self) -> usize {
        self.line.len() + usize::from(self.ceremony.in_hand.announcement.is_some())
    }

    /// The boards, with the one half-move executed that an independent player may still owe his own: on a board that
    /// departs already too, where it can be.
    pub(super) fn settled_boards(&self) -> TwoBoards {
        let made = self.line.len();
        let settled = |owner: Color| {
            let board = self.records.boards.boards.get(owner);
            let owes = !self.terms.players.get(owner).keeps.board && self.to_move() == owner;
            let Some(before) = made.checked_sub(1).filter(|_| owes) else { return board.clone() };
            let (stood, half_move) = (self.placement_at(before), self.line[before].half_move);
            if *board == stood {
                return self.placement_at(made);
            }
            let mut followed = board.clone();
            let man = stood.piece_at(half_move.from);
            if self.is_apart() && *self.records.executed.get(owner) < made && board.piece_at(half_move.from) == man {
                half_move.execute_on(&mut followed, self.terms.castling_mode);
            }
            followed
        };
        TwoBoards { boards: ByColor::new_with(settled) }
    }

    /// How many entries a player's sheet may lack: none where the ordinary flow writes it, any where he need not.
    pub fn owed_entries(&self, sheet: Color) -> usize {
        if self.terms.players.get(sheet).keeps.sheet {
            return 0;
        }
        if !self.must_record(sheet) {
            return self.line.len();
        }
        may_still_owe(sheet, self.line.len(), !self.to_move())
    }

    /// Whether the sheet may end where it does: by no more than its owner may owe, or where the other ends too.
    fn may_lag(&self, sheet: Color) -> bool {
        if self.updates_sheet_to(sheet).is_some() {
            return true;
        }
        let written = self.records.sheets.as_ref().map(|sheet| sheet.entries.len());
        let kept_by_owner = !self.terms.players.get(sheet).keeps.sheet;
        let both_follow = Color::ALL.into_iter().all(|color| self.follows_announcements(color));
        let ends_alike = kept_by_owner && both_follow && written.white == written.black;
        ends_alike || written.get(sheet) + self.owed_entries(sheet) >= self.line.len()
    }

    /// Whether the player must record now: not in rapid and blitz (A.2, B.3), and not with less than five minutes left
    /// where he is given less than 30 seconds a move (8.4).
    fn must_record(&self, player: Color) -> bool {
        if self.terms.time_class() != TimeClass::Standard {
            return false;
        }
        let Some(last) = self.line.last().map(|last| last.readings[player]) else { return true };
        if self.given_a_move(player, last.period) >= Span::seconds(30) {
            return true;
        }
        // Who was free once stays so for the rest of the period, though time be added.
        let readings = self.line.iter().rev().map(|completed| &completed.readings[player]);
        readings.take_while(|reading| reading.period == last.period).all(|reading| self.must_record_at(player, reading))
    }

    /// Whether the player needed not record just before the newest half-move was completed (8.4).
    pub(super) fn was_free_not_to_record(&self, player: Color) -> bool {
        self.line.last().is_some_and(|last| !self.must_record_at(player, &last.before_press[player]))
    }

    fn must_record_at(&self, player: Color, reading: &ClockReading) -> bool {
        let given = self.given_a_move(player, reading.period);
        given >= Span::seconds(30) || reading.remaining.is_none_or(|left| left >= Span::minutes(5))
    }

    /// What that player is given for each move of a period.
    fn given_a_move(&self, player: Color, period: u32) -> Span {
        self.terms.time[player].period(period).map_or(Span::ZERO, |period| match period.mode {
            Mode::Cumulative(span) | Mode::Delay(span) | Mode::UsDelay(span) => span,
            Mode::Plain | Mode::ByoYomi(_) | Mode::Canadian | Mode::Hourglass | Mode::Up => Span::ZERO,
        })
    }

    /// Whether every entry of the sheet means what was announced.
    fn follows_announcements(&self, sheet: Color) -> bool {
        self.records.follows(sheet, &self.line)
    }

    /// The events that tell what comparing all four records finds now, where that is news.
    pub(super) fn compared(&self) -> Vec<Event> {
        let mut news = Vec::new();
        let parting = self.parting();
        let discrepancies = self.discrepancies(parting);
        if discrepancies != self.records.known_discrepancies {
            news.push(if discrepancies.is_empty() {
                Event::Records(RecordsEvent::BoardsAgreed)
            } else {
                Event::Records(RecordsEvent::BoardsDiffered(discrepancies))
            });
        }
        if parting != self.records.known_parting {
            news.push(match parting {
                Some(agreed_plies) => Event::Records(RecordsEvent::SheetsParted { agreed_plies }),
                None => Event::Records(RecordsEvent::SheetsAgreed),
            });
        }
        news
    }
}
