//! Boards and scoresheets that part, in words: what was found, and what each has to do.

use shakmaty::{Color, Position};

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::language::name;
use super::refusals::ear_of;
use super::sentence::{Audience, Urgency, Utterance};
use crate::game::Game;
use crate::game::event::{CaseEvent, Event, MoveEvent, RecordsEvent};
use crate::game::people::Actor;
use crate::game::records::boards::Discrepancy;
use crate::game::records::ruling::{Instruction, put_right};
/// More squares than this are only counted and named.
const DIFFERENCES_SAID: usize = 8;

impl Wording {
    /// What an event that changes boards asks of each player, square by square, before it is applied.
    pub fn instructions(&self, game: &Game, by: Actor, event: &Event) -> Vec<Utterance> {
        let (boards, position) = if let Event::Records(RecordsEvent::Retraced { ply, .. }) = event {
            (vec![Color::White, Color::Black], game.position_at(*ply))
        } else if let Event::Records(RecordsEvent::BoardAdjusted { board }) = event {
            (vec![*board], game.position())
        } else {
            return self.notes_on(game, by, event);
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

    /// What is said beside an event: offers, reports of claims, what can be ruled, what is to be written.
    fn notes_on(&self, game: &Game, by: Actor, event: &Event) -> Vec<Utterance> {
        if let Event::Case(CaseEvent::DrawOffered { by: offerer }) = event {
            self.offer_notes(game, *offerer)
        } else if let Event::Move(MoveEvent::MoveAnnounced(announced)) = event
            && announced.draw_offer
        {
            self.repeated_offer(game, announced.by)
        } else if let Event::Claim(event) = event {
            self.claim_report(game, event)
        } else if let Event::Irregularity(found) = event {
            let mut said = self.what_can_be_ruled(game, *found, self.times_of_newest(game));
            said.printed = self.with_why(game, *found, &said.printed);
            said.read = self.with_why(game, *found, &said.read);
            vec![said]
        } else if let Event::Conduct(event) = event {
            self.rulings_on(game, event)
        } else if let Event::Records(RecordsEvent::SheetsIncomplete { missing }) = event {
            self.sheets_to_update(game, by, *missing)
        } else {
            Vec::new()
        }
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
