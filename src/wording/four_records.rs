//! Boards and scoresheets that part, in words: what was found, and what each has to do.

use shakmaty::{Color, Position};

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::language::name;
use super::refusals::ear_of;
use super::sentence::{Audience, Urgency, Utterance};
use crate::game::Game;
use crate::game::event::{CaseEvent, ClockEvent, Event, GameEvent, MoveEvent, RecordsEvent};
use crate::game::people::Actor;
use crate::game::records::boards::Discrepancy;
use crate::game::records::ruling::{Instruction, put_right};
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
            Event::Move(MoveEvent::MoveAnnounced(announced)) => {
                return if announced.draw_offer { self.repeated_offer(game, announced.by) } else { Vec::new() };
            }
            Event::Claim(event) => return self.claim_report(game, event),
            Event::Irregularity(found) => {
                let mut told = vec![self.what_can_be_ruled(game, *found, self.times_of_newest(game))];
                told[0].printed = self.with_why(game, *found, &told[0].printed);
                told[0].read = self.with_why(game, *found, &told[0].read);
                return told;
            }
            Event::Conduct(event) => return self.rulings_on(game, event),
            Event::Records(RecordsEvent::SheetsIncomplete { missing }) => {
                return self.sheets_to_update(game, by, *missing);
            }
            Event::Game(GameEvent::RecordOpened { .. })
            | Event::Game(GameEvent::RecordReopened { .. })
            | Event::Clock(ClockEvent::TimeMissing { .. })
            | Event::Clock(ClockEvent::TimeTaken { .. })
            | Event::Game(GameEvent::PlayBegun)
            | Event::Move(MoveEvent::PiecesTouched { .. })
            | Event::Move(MoveEvent::TouchDisregarded { .. })
            | Event::Move(MoveEvent::MoveRepeated { .. })
            | Event::Move(MoveEvent::RepetitionDiffered { .. })
            | Event::Move(MoveEvent::AnnouncementCorrected { .. })
            | Event::Move(MoveEvent::AnnouncementWithdrawn { .. })
            | Event::Move(MoveEvent::MoveUnmade { .. })
            | Event::Records(RecordsEvent::Executed { .. })
            | Event::Records(RecordsEvent::Recorded { .. })
            | Event::Records(RecordsEvent::Struck { .. })
            | Event::Records(RecordsEvent::StrikeDue { .. })
            | Event::Move(MoveEvent::MoveMade { .. })
            | Event::Move(MoveEvent::MoveCompleted { .. })
            | Event::Case(CaseEvent::DrawDeclined { .. })
            | Event::Case(CaseEvent::ArbiterCalled { .. })
            | Event::Clock(ClockEvent::ClocksStopped { .. })
            | Event::Clock(ClockEvent::ClocksStarted)
            | Event::Clock(ClockEvent::ClocksSet { .. })
            | Event::Clock(ClockEvent::TimeAdded { .. })
            | Event::Clock(ClockEvent::TimeControlsSet { .. })
            | Event::Clock(ClockEvent::PeriodSet { .. })
            | Event::Clock(ClockEvent::IncrementGiven { .. })
            | Event::Clock(ClockEvent::PlayerAbsent { .. })
            | Event::Clock(ClockEvent::PlayerArrived { .. })
            | Event::Clock(ClockEvent::DefaultTimePassed { .. })
            | Event::Clock(ClockEvent::CounterSet { .. })
            | Event::Clock(ClockEvent::FlagFell { .. })
            | Event::Records(RecordsEvent::BoardsDiffered { .. })
            | Event::Records(RecordsEvent::BoardsAgreed)
            | Event::Records(RecordsEvent::SheetsParted { .. })
            | Event::Records(RecordsEvent::SheetsAgreed)
            | Event::Records(RecordsEvent::SheetUpdated { .. })
            | Event::Move(MoveEvent::MoveImpossible { .. })
            | Event::Case(CaseEvent::IllegalMovesSet { .. })
            | Event::Case(CaseEvent::IrregularityUpheld { .. })
            | Event::Case(CaseEvent::FlagClaimed { .. })
            | Event::Case(CaseEvent::RulingPostponed { .. })
            | Event::Case(CaseEvent::IrregularityDismissed { .. })
            | Event::Records(RecordsEvent::LineReplaced { .. })
            | Event::Adjournment(_)
            | Event::Pin(_)
            | Event::Game(GameEvent::NoteWritten { .. })
            | Event::Game(GameEvent::RecordLeft | GameEvent::StillRunning | GameEvent::RecordClosed)
            | Event::Game(GameEvent::GameEnded { .. })
            | Event::Game(GameEvent::GameCancelled { .. } | GameEvent::BegunAnew { .. })
            | Event::Game(GameEvent::ResultSigned { .. })
            | Event::Game(GameEvent::ResultTakenBack { .. }) => return Vec::new(),
        };
        let of_board = |board: Color| {
            let todo = put_right(game.board(board), position.board());
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
                    self.messages
                        .fill("instruction", &[("color", &name(board)), ("n", &(i + 1)), ("of", &of), ("what", &what)]),
                )
            })
        };
        boards.into_iter().flat_map(of_board).collect()
    }

    /// Each square on which the boards were found to differ, the most valuable pieces first.
    pub fn differences(&self, event: &Event) -> Vec<Utterance> {
        let Event::Records(RecordsEvent::BoardsDiffered { squares: found }) = event else { return Vec::new() };
        let mut found = found.clone();
        found.sort_by_key(|d| {
            std::cmp::Reverse(d.on_white_board.map(|piece| piece.role).max(d.on_black_board.map(|piece| piece.role)))
        });
        let frame = || Frame::found(UtteranceKind::Difference);
        let difference = |d: Discrepancy| {
            let square = d.square.to_string();
            let (white, black) = (self.piece_or_empty(d.on_white_board), self.piece_or_empty(d.on_black_board));
            if d.on_white_board == d.on_black_board {
                return self.messages.fill("board-difference-both", &[("square", &square), ("piece", &white)]);
            }
            self.messages.fill("board-difference", &[("square", &square), ("white", &white), ("black", &black)])
        };
        let said = found.into_iter().take(DIFFERENCES_SAID).map(difference);
        said.map(|text| self.utter(frame(), self.messages.fill("board-difference-said", &[("difference", &text)])))
            .collect()
    }

    /// What a check of a player's board came to, for the one who asked: right, or each wrong square.
    pub fn checked(&self, game: &Game, by: Actor, owner: Color) -> Utterance {
        let (_, deviation) = game.deviation(owner);
        let squares = deviation.squares.iter().map(|wrong| {
            let (stands, should) = (self.piece_or_empty(wrong.stands), self.piece_or_empty(wrong.should));
            self.messages.fill(
                "check-square",
                &[("square", &wrong.square.to_string()), ("stands", &stands), ("should", &should)],
            )
        });
        let squares: Vec<String> = squares.collect();
        let sentence = if squares.is_empty() {
            self.messages.fill("check-right", &[("color", &name(owner))])
        } else {
            self.messages.fill("check-wrong", &[("color", &name(owner)), ("squares", &squares.join("; "))])
        };
        self.utter(Frame { to: ear_of(by), urgency: Urgency::Answer, by, kind: UtteranceKind::Checked }, sentence)
    }

    /// Where the sheets part, with what each says next, as written.
    pub(super) fn sheets_parted(&self, game: &Game, agreed_plies: usize) -> String {
        let article = game.article_of_difference().number(game.terms().edition);
        let next = game.sheets().as_ref().map(|sheet| match sheet.entries.get(agreed_plies) {
            Some(entry) => self.with_move_number(game, agreed_plies, &self.entry_in_words(entry)),
            None => self.messages.text("nothing-more"),
        });
        let line = game.agreement().line;
        let last = self.last_of(game, &line[..agreed_plies.min(line.len())]);
        self.messages.fill(
            "sheets-part",
            &[("article", &article), ("last", &last), ("white", &next.white), ("black", &next.black)],
        )
    }

    fn instruction(&self, instruction: Instruction) -> String {
        let l = &self.messages;
        match instruction {
            Instruction::TurnRound => l.text("do-turn-round"),
            Instruction::Lift { square, piece } => {
                l.fill("do-lift", &[("piece", &self.piece(piece)), ("square", &square.to_string())])
            }
            Instruction::Move { from, to, piece } => l.fill(
                "do-move",
                &[("piece", &self.piece(piece)), ("from", &from.to_string()), ("to", &to.to_string())],
            ),
            Instruction::Place { square, piece } => {
                l.fill("do-place", &[("piece", &self.piece(piece)), ("square", &square.to_string())])
            }
        }
    }
}
