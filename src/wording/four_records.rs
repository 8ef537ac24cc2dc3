//! Boards and scoresheets that part, in words: what was found, what D.2.9 comes to, what each has to do.

use i18n_embed_fl::fl;
use shakmaty::{Chess, Color, Position};

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::language::name;
use super::refusals::ear_of;
use super::sentence::{Audience, Signs, Urgency, Utterance};
use crate::game::Game;
use crate::game::event::{CaseEvent, ClockEvent, Event, GameEvent, MoveEvent, RecordsEvent};
use crate::game::half_move::HalfMove;
use crate::game::people::Actor;
use crate::game::table::boards::Discrepancy;
use crate::game::table::instructions::{Instruction, put_right};
use crate::game::table::ruling::{ClockProposal, Proposal, ProposalReason};

/// More causes than this, one by one, explain nothing any more.
const CAUSES_SAID: usize = 6;
/// More squares than this are only counted and named.
const DIFFERENCES_SAID: usize = 8;

impl Wording {
    /// What an event that changes boards asks of each player, square by square, before it is applied.
    pub fn instructions(&self, game: &Game, by: Actor, event: &Event) -> Vec<Utterance> {
        let (boards, position) = match event {
            Event::Records(RecordsEvent::Retraced { ply, .. }) => {
                (vec![Color::White, Color::Black], game.position_at(*ply))
            }
            Event::Records(RecordsEvent::BoardAdjusted { board }) => (vec![*board], game.position()),
            Event::Case(CaseEvent::DrawOffered { by: offerer }) => return self.offer_notes(game, *offerer),
            Event::Move(MoveEvent::Announced(announced)) => {
                return if announced.draw_offer { self.repeated_offer(game, announced.by) } else { Vec::new() };
            }
            Event::Case(CaseEvent::Claim(event)) => return self.claim_report(game, event),
            Event::Case(CaseEvent::IrregularityFound(found)) => {
                let mut told = vec![self.what_can_be_ruled(game, *found, self.times_of_newest(game))];
                told[0].printed = self.with_why(game, *found, &told[0].printed);
                told[0].read = self.with_why(game, *found, &told[0].read);
                return told;
            }
            Event::Conduct(event) => return self.rulings_on(game, event),
            Event::Records(RecordsEvent::SheetsIncomplete { missing }) => {
                return self.sheets_to_update(game, by, *missing);
            }
            Event::Game(GameEvent::Opened(_))
            | Event::Game(GameEvent::Reopened { .. })
            | Event::Clock(ClockEvent::TimeMissing { .. })
            | Event::Clock(ClockEvent::TimeTaken { .. })
            | Event::Game(GameEvent::PlayBegun)
            | Event::Move(MoveEvent::Touched { .. })
            | Event::Move(MoveEvent::TouchDisregarded { .. })
            | Event::Move(MoveEvent::Repeated { .. })
            | Event::Move(MoveEvent::RepetitionDiffered { .. })
            | Event::Move(MoveEvent::Corrected { .. })
            | Event::Move(MoveEvent::Withdrawn { .. })
            | Event::Move(MoveEvent::Unmade { .. })
            | Event::Records(RecordsEvent::Executed { .. })
            | Event::Records(RecordsEvent::Recorded { .. })
            | Event::Records(RecordsEvent::Struck { .. })
            | Event::Records(RecordsEvent::StrikeDue { .. })
            | Event::Move(MoveEvent::Made { .. })
            | Event::Move(MoveEvent::Completed { .. })
            | Event::Case(CaseEvent::DrawDeclined { .. })
            | Event::Case(CaseEvent::ArbiterCalled { .. })
            | Event::Clock(ClockEvent::Stopped(_))
            | Event::Clock(ClockEvent::Started)
            | Event::Clock(ClockEvent::Set(_))
            | Event::Clock(ClockEvent::TimeAdded { .. })
            | Event::Clock(ClockEvent::ControlsSet(_))
            | Event::Clock(ClockEvent::PeriodSet { .. })
            | Event::Clock(ClockEvent::IncrementGiven { .. })
            | Event::Clock(ClockEvent::PlayerAbsent { .. })
            | Event::Clock(ClockEvent::PlayerArrived { .. })
            | Event::Clock(ClockEvent::DefaultTimePassed { .. })
            | Event::Clock(ClockEvent::CounterSet { .. })
            | Event::Clock(ClockEvent::FlagFell { .. })
            | Event::Records(RecordsEvent::BoardsDiffered(_))
            | Event::Records(RecordsEvent::BoardsAgreed)
            | Event::Records(RecordsEvent::SheetsParted { .. })
            | Event::Records(RecordsEvent::SheetsAgreed)
            | Event::Records(RecordsEvent::SheetUpdated { .. })
            | Event::Move(MoveEvent::Impossible { .. })
            | Event::Case(CaseEvent::IllegalMovesSet { .. })
            | Event::Case(CaseEvent::IrregularityUpheld { .. })
            | Event::Case(CaseEvent::FlagClaimed { .. })
            | Event::Case(CaseEvent::RulingPostponed { .. })
            | Event::Case(CaseEvent::IrregularityDismissed { .. })
            | Event::Records(RecordsEvent::LineReplaced { .. })
            | Event::Adjournment(_)
            | Event::Game(GameEvent::NoteWritten(_))
            | Event::Game(GameEvent::Left | GameEvent::StillRunning | GameEvent::Closed | GameEvent::Pin(_))
            | Event::Game(GameEvent::Ended { .. })
            | Event::Game(GameEvent::Cancelled { .. } | GameEvent::BegunAnew(_))
            | Event::Game(GameEvent::ResultSigned { .. })
            | Event::Game(GameEvent::ResultTakenBack { .. }) => return Vec::new(),
        };
        let of_board = |board: Color| {
            let todo = put_right(game.boards().boards.get(board), position.board());
            let of = todo.len();
            let frame = move || Frame {
                to: Audience::Player(board),
                urgency: Urgency::Answer,
                by,
                kind: UtteranceKind::Instruction,
            };
            todo.into_iter().enumerate().map(move |(i, instruction)| {
                let what = self.instruction(instruction);
                self.utter(
                    frame(),
                    fl!(self.loader, "instruction", color = name(board), n = (i + 1), of = of, what = what),
                )
            })
        };
        boards.into_iter().flat_map(of_board).collect()
    }

    /// Each square on which the boards were found to differ, the most valuable pieces first.
    pub fn differences(&self, event: &Event) -> Vec<Utterance> {
        let Event::Records(RecordsEvent::BoardsDiffered(found)) = event else { return Vec::new() };
        let mut found = found.clone();
        found.sort_by_key(|d| {
            std::cmp::Reverse(d.on_white_board.map(|piece| piece.role).max(d.on_black_board.map(|piece| piece.role)))
        });
        let frame = || Frame {
            to: Audience::Arbiter,
            urgency: Urgency::Notice,
            by: Actor::Program,
            kind: UtteranceKind::Difference,
        };
        let difference = |d: Discrepancy| {
            let square = d.square.to_string();
            let (white, black) = (self.piece_or_empty(d.on_white_board), self.piece_or_empty(d.on_black_board));
            if d.on_white_board == d.on_black_board {
                return fl!(self.loader, "board-difference-both", square = square, piece = white);
            }
            fl!(self.loader, "board-difference", square = square, white = white, black = black)
        };
        let said = found.into_iter().take(DIFFERENCES_SAID).map(difference);
        said.map(|text| self.utter(frame(), fl!(self.loader, "board-difference-said", difference = text))).collect()
    }

    /// What D.2.9 comes to now, for the arbiter: what is true, what is proposed, what explains it.
    pub fn proposal(&self, game: &Game) -> Vec<Utterance> {
        let frame = || Frame {
            to: Audience::Arbiter,
            urgency: Urgency::Notice,
            by: Actor::Program,
            kind: UtteranceKind::Proposal,
        };
        let both = self.proposal_sentences(game).into_iter().zip(self.in_words().proposal_sentences(game));
        both.map(|(printed, read)| Utterance { printed, ..self.utter(frame(), read) }).collect()
    }

    fn proposal_sentences(&self, game: &Game) -> Vec<String> {
        let proposal = game.proposal();
        let mut sentences = vec![self.proposed(game, &proposal)];
        if proposal.reason == ProposalReason::BoardsWrong && game.boards_stand_as_announced() {
            sentences.push(fl!(self.loader, "proposal-two-readings"));
        }
        if !proposal.candidates.is_empty() {
            let lines = proposal.candidates.iter().map(|line| self.moves_from(game, &proposal.line, line));
            let lines = lines.collect::<Vec<_>>().join("; ");
            sentences.push(fl!(self.loader, "candidates", moves = lines));
        }
        for board in Color::ALL {
            let (line, deviation) = game.settled_deviation(board);
            for cause in deviation.causes.iter().take(CAUSES_SAID) {
                let cause = self.cause(game, &line, cause);
                sentences.push(fl!(self.loader, "board-cause", color = name(board), cause = cause));
            }
        }
        for error in game.scoresheet_errors() {
            sentences.push(fl!(self.loader, "sheets-slip", slip = self.scoresheet_error(game, error)));
        }
        sentences
    }

    /// What a check of a player's board came to, for the one who asked: right, or each wrong square.
    pub fn checked(&self, game: &Game, by: Actor, owner: Color) -> Utterance {
        let (_, deviation) = game.deviation(owner);
        let squares = deviation.squares.iter().map(|wrong| {
            let (stands, should) = (self.piece_or_empty(wrong.stands), self.piece_or_empty(wrong.should));
            fl!(self.loader, "check-square", square = wrong.square.to_string(), stands = stands, should = should)
        });
        let squares: Vec<String> = squares.collect();
        let sentence = if squares.is_empty() {
            fl!(self.loader, "check-right", color = name(owner))
        } else {
            fl!(self.loader, "check-wrong", color = name(owner), squares = squares.join("; "))
        };
        self.utter(Frame { to: ear_of(by), urgency: Urgency::Answer, by, kind: UtteranceKind::Checked }, sentence)
    }

    fn proposed(&self, game: &Game, proposal: &Proposal) -> String {
        let l = &self.loader;
        let last = self.last_of(game, &proposal.line);
        let to_move = name(proposal.position.turn());
        match proposal.reason {
            ProposalReason::Nothing => fl!(l, "proposal-nothing"),
            ProposalReason::BoardsWrong => fl!(l, "proposal-boards-wrong", last = last, color = to_move),
            ProposalReason::SheetsOnly { right: Some(sheet) } => fl!(l, "proposal-sheet-right", color = name(sheet)),
            ProposalReason::SheetsOnly { right: None } => fl!(l, "proposal-sheets-only", last = last),
            ProposalReason::SheetsDiffer
            | ProposalReason::IllegalMove
            | ProposalReason::Incomplete { .. }
            | ProposalReason::Unreadable => {
                let reason = match proposal.reason {
                    ProposalReason::IllegalMove => "illegal",
                    ProposalReason::Incomplete { .. } => "incomplete",
                    ProposalReason::Unreadable => "unreadable",
                    ProposalReason::SheetsDiffer
                    | ProposalReason::Nothing
                    | ProposalReason::BoardsWrong
                    | ProposalReason::SheetsOnly { .. } => "differ",
                };
                let clocks = self.clocks_as_after(game, proposal.clocks);
                fl!(l, "proposal-back", ground = reason, last = last, color = to_move, clocks = clocks)
            }
        }
    }

    fn clocks_as_after(&self, game: &Game, clocks: ClockProposal) -> String {
        let readings = match clocks {
            ClockProposal::Keep => None,
            ClockProposal::AsAfter(ply) => game.readings_after(ply),
        };
        let Some(readings) = readings else { return fl!(self.loader, "clocks-unchanged") };
        let shown = readings
            .map(|reading| reading.remaining.map_or_else(|| fl!(self.loader, "time-none"), |left| self.duration(left)));
        let moves = readings.map(|reading| reading.moves);
        fl!(
            self.loader,
            "clocks-as-then",
            white = shown.white,
            black = shown.black,
            whitemoves = moves.white,
            blackmoves = moves.black
        )
    }

    /// Where the sheets part, with what each says next, as written.
    pub(super) fn sheets_parted(&self, game: &Game, agreed_plies: usize) -> String {
        let article = game.article_of_difference().number(game.terms().edition);
        let next = game.sheets().as_ref().map(|sheet| match sheet.entries.get(agreed_plies) {
            Some(entry) => self.with_move_number(game, agreed_plies, &self.entry_in_words(entry)),
            None => fl!(self.loader, "nothing-more"),
        });
        let line = game.agreement().line;
        let last = self.last_of(game, &line[..agreed_plies.min(line.len())]);
        fl!(self.loader, "sheets-part", article = article, last = last, white = next.white, black = next.black)
    }

    /// The last half-move of a line, numbered; that there is none.
    pub(super) fn last_of(&self, game: &Game, line: &[HalfMove]) -> String {
        match line.len().checked_sub(1) {
            Some(ply) => self.numbered_move(game, line, ply),
            None => fl!(self.loader, "ply-start"),
        }
    }

    /// The half-move at `ply` of a line, numbered and in the letters of the interface: `11...Nf6`.
    pub(super) fn numbered_move(&self, game: &Game, line: &[HalfMove], ply: usize) -> String {
        let Some(half_move) = line.get(ply) else { return fl!(self.loader, "nothing-more") };
        self.with_move_number(game, ply, &self.algebraic(*half_move, &played(game, &line[..ply])))
    }

    pub(super) fn with_move_number(&self, game: &Game, ply: usize, text: &str) -> String {
        match self.signs {
            Signs::Printed => numbered(game, ply, text),
            Signs::InWords => {
                let (number, turn) = number_of(game, ply);
                fl!(self.loader, "numbered-in-words", number = number, color = name(turn), mv = text)
            }
        }
    }

    /// Half-moves that go on from the end of a line.
    pub(super) fn moves_from(&self, game: &Game, line: &[HalfMove], later: &[HalfMove]) -> String {
        let whole = [line, later].concat();
        let moves = (line.len()..whole.len()).map(|ply| self.numbered_move(game, &whole, ply));
        moves.collect::<Vec<_>>().join(" ")
    }

    fn instruction(&self, instruction: Instruction) -> String {
        let l = &self.loader;
        match instruction {
            Instruction::TurnRound => fl!(l, "do-turn-round"),
            Instruction::Lift { square, piece } => {
                fl!(l, "do-lift", piece = self.piece(piece), square = square.to_string())
            }
            Instruction::Move { from, to, piece } => {
                fl!(l, "do-move", piece = self.piece(piece), from = from.to_string(), to = to.to_string())
            }
            Instruction::Place { square, piece } => {
                fl!(l, "do-place", piece = self.piece(piece), square = square.to_string())
            }
        }
    }
}

/// The position after a line, as far as it can be played.
fn played(game: &Game, line: &[HalfMove]) -> Chess {
    line.iter()
        .fold(game.terms().start.clone(), |position, half_move| half_move.played_in(&position).unwrap_or(position))
}

/// A text with its move number: `12.Bb5`, `11...Nf6`.
pub(super) fn numbered(game: &Game, ply: usize, text: &str) -> String {
    let (number, turn) = number_of(game, ply);
    let dots = turn.fold_wb(".", "...");
    format!("{number}{dots}{text}")
}

/// The number of the move to which a half-move of the line belongs, and whose it is.
fn number_of(game: &Game, ply: usize) -> (usize, Color) {
    let start = &game.terms().start;
    let from_white = ply + start.turn().fold_wb(0, 1);
    let turn = if from_white.is_multiple_of(2) { Color::White } else { Color::Black };
    (start.fullmoves().get() as usize + from_white / 2, turn)
}
