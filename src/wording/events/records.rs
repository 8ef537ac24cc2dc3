//! What happened to boards and scoresheets, in words.

use shakmaty::Color;

use super::Delivery;
use crate::game::Game;
use crate::game::event::RecordsEvent;
use crate::game::half_move::HalfMove;
use crate::game::laws::article::Article;
use crate::game::records::boards::{Discrepancy, Execution};
use crate::game::records::scoresheet::{Meaning, SheetEntry};
use crate::wording::Wording;
use crate::wording::language::name;
use crate::wording::sentence::Utterance;

/// More squares than this are counted and not named.
const SQUARES_NAMED: usize = 6;

impl Wording {
    pub(super) fn records_event(&self, game: &Game, delivery: Delivery, event: &RecordsEvent) -> Option<Utterance> {
        Some(match event {
            RecordsEvent::Executed { board, execution } => self.executed(game, delivery, *board, execution),
            RecordsEvent::Recorded { sheet, entry } => self.utter_both(delivery, |w| w.recorded(game, *sheet, entry)),
            RecordsEvent::Struck { sheet, from } => {
                self.utter(delivery, self.messages.fill("struck", &[("color", &name(*sheet)), ("ply", &(from + 1))]))
            }
            RecordsEvent::StrikeDue { sheet, from } => self
                .utter(delivery, self.messages.fill("strike-due", &[("color", &name(*sheet)), ("ply", &(from + 1))])),
            RecordsEvent::BoardsDiffered { squares: found } => self.utter(delivery, self.discrepancies(game, found)),
            RecordsEvent::BoardsAgreed => self.utter(delivery, self.messages.text("boards-agreed")),
            RecordsEvent::SheetsParted { agreed_plies } => {
                self.utter_both(delivery, |w| w.sheets_differ(game, *agreed_plies))
            }
            RecordsEvent::SheetsAgreed => self.utter(delivery, self.messages.text("sheets-agreed")),
            RecordsEvent::SheetsIncomplete { missing } => {
                let article = Article::SheetsAfterFlag.number(game.terms().edition);
                let who = match (missing.white, missing.black) {
                    (0, _) => "black",
                    (_, 0) => "white",
                    (_, _) => "both",
                };
                self.utter(delivery, self.messages.fill("sheets-incomplete", &[("who", &who), ("article", &article)]))
            }
            RecordsEvent::SheetUpdated { sheet } => {
                self.utter(delivery, self.messages.fill("sheet-updated", &[("color", &name(*sheet))]))
            }
            RecordsEvent::LineReplaced { from, .. } => {
                self.utter(delivery, self.messages.fill("line-replaced", &[("ply", &(from + 1))]))
            }
            RecordsEvent::Retraced { ply, .. } => {
                let keeps = |color| !game.terms().players[color].keeps.sheet;
                let kept = if Color::ALL.into_iter().any(keeps) { "yes" } else { "no" };
                let line: Vec<HalfMove> = game.line().iter().take(*ply).map(|made| made.half_move).collect();
                let sentence = |w: &Wording| {
                    let last = w.last_of(game, &line);
                    self.messages.fill("retraced", &[("plies", ply), ("last", &last), ("kept", &kept)])
                };
                self.utter_both(delivery, sentence)
            }
            RecordsEvent::BoardCorrectionDue { board } => {
                self.utter(delivery, self.messages.fill("board-correction-due", &[("color", &name(*board))]))
            }
            RecordsEvent::BoardAdjusted { board } => {
                self.utter(delivery, self.messages.fill("board-adjusted", &[("color", &name(*board))]))
            }
        })
    }

    fn executed(&self, game: &Game, delivery: Delivery, board: Color, execution: &Execution) -> Utterance {
        match execution {
            Execution::HalfMove(half_move) => {
                let stands = game.board(board);
                let moves = [self.hand_text(*half_move, stands, game.terms().castling_mode)];
                self.utter_moves(delivery, &moves, |m| {
                    self.messages.fill("executed", &[("color", &name(board)), ("what", &m[0])])
                })
            }
            Execution::Squares(changes) => {
                let squares = changes.iter().map(|change| match change.piece {
                    Some(piece) => {
                        let piece = self.piece(piece);
                        self.messages.fill("square-holds", &[("square", &change.square.to_string()), ("piece", &piece)])
                    }
                    None => self.messages.fill("square-empty", &[("square", &change.square.to_string())]),
                });
                let what = squares.collect::<Vec<_>>().join(", ");
                self.utter(delivery, self.messages.fill("executed", &[("color", &name(board)), ("what", &what)]))
            }
        }
    }

    fn recorded(&self, game: &Game, sheet: Color, entry: &SheetEntry) -> String {
        let (color, text) = (name(sheet), self.entry_in_words(entry));
        let recorded = match &entry.meaning {
            Meaning::HalfMove(_) => self.messages.fill("recorded", &[("color", &color), ("text", &text)]),
            Meaning::Ambiguous(_) => self.messages.fill("recorded-ambiguous", &[("color", &color), ("text", &text)]),
            Meaning::Unreadable => self.messages.fill("recorded-unreadable", &[("color", &color), ("text", &text)]),
        };
        if !game.records_in_advance(sheet) {
            return recorded;
        }
        let article = Article::RecordedInAdvance.number(game.terms().edition);
        format!("{recorded} {}", self.messages.fill("recorded-in-advance", &[("article", &article)]))
    }

    fn discrepancies(&self, game: &Game, found: &[Discrepancy]) -> String {
        let squares: Vec<String> = found.iter().map(|difference| difference.square.to_string()).collect();
        let named = if squares.len() > SQUARES_NAMED { "no" } else { "yes" };
        let (squares, count) = (squares.join(" "), found.len());
        let article = game.article_of_difference().number(game.terms().edition);
        let deviates = found.iter().all(|difference| difference.on_white_board == difference.on_black_board);
        let message = if deviates { "boards-differed-from-sheets" } else { "boards-differed" };
        let differ = self
            .messages
            .fill(message, &[("article", &article), ("count", &count), ("named", &named), ("squares", &squares)]);
        format!("{differ} {}", self.messages.text("cases-explain"))
    }
}
