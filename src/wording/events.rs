//! What happened, in words: every event has its sentence, or a reason to be silent.

use i18n_embed_fl::fl;
use shakmaty::{Board, Color, Square};

use super::Wording;
use super::kind::UtteranceKind;
use super::language::name;
use super::sentence::{Audience, MoveText, Phrase, Signs, Texts, Urgency, Utterance, with_moves};
use super::visible::visible;
use crate::game::Game;
use crate::game::event::{CaseEvent, ClockEvent, Event, GameEvent, MoveEvent, RecordsEvent};
use crate::game::laws::article::Article;
use crate::game::laws::result::{GameResult, Reason};
use crate::game::laws::winnable::Proof;
use crate::game::move_in_progress::Announcement;
use crate::game::people::Actor;
use crate::game::table::boards::{Discrepancy, Execution};
use crate::game::table::scoresheet::{Entry, Meaning};
use crate::notation;

/// Whether an event comes alone or as a part of one that says it all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    Alone,
    /// Together with the completion of a move: what was fed by itself is not said.
    OfACompletion,
}

impl Company {
    /// In which company these events come, which belong together.
    pub fn of<'a>(mut events: impl Iterator<Item = &'a Event>) -> Company {
        let completes = |event: &Event| {
            matches!(event, Event::Move(MoveEvent::Made { .. }) | Event::Move(MoveEvent::Completed { .. }))
        };
        if events.any(completes) { Company::OfACompletion } else { Company::Alone }
    }
}

/// What an utterance is made of besides its sentence.
pub(super) struct Frame {
    pub to: Audience,
    pub urgency: Urgency,
    pub by: Actor,
    pub kind: UtteranceKind,
}

impl Wording {
    /// The sentence for an event that happens to `game` now, before it is applied.
    pub fn event(&self, game: &Game, by: Actor, event: &Event, company: Company) -> Option<Utterance> {
        let frame = |to, kind| Frame { to, urgency: Urgency::Notice, by, kind };
        let room = |kind| frame(Audience::Room, kind);
        let arbiter = |kind| frame(Audience::Arbiter, kind);
        let found_out = |kind| Frame { by: Actor::Program, ..arbiter(kind) };
        Some(match event {
            Event::Game(GameEvent::Opened(_) | GameEvent::StillRunning) => return None,
            Event::Game(GameEvent::Reopened { gap }) => {
                let plies = game.line().len();
                let goes_on = || fl!(self.loader, "reopened", plies = plies, gap = self.duration(*gap));
                let sentence = |w: &Wording| game.result().map_or_else(goes_on, |result| w.result(game, &result));
                self.utter_both(room(UtteranceKind::Reopened), sentence)
            }
            Event::Move(MoveEvent::Repeated { .. })
            | Event::Records(RecordsEvent::Executed { .. })
            | Event::Records(RecordsEvent::Recorded { .. })
                if company == Company::OfACompletion =>
            {
                return None;
            }
            Event::Clock(ClockEvent::TimeMissing { gap }) => self
                .utter(room(UtteranceKind::TimeMissing), fl!(self.loader, "time-missing", gap = self.duration(*gap))),
            Event::Game(GameEvent::PlayBegun) => {
                // Not a notice: behind a long opening sentence it would be said after the first move.
                let frame = Frame { urgency: Urgency::Announcement, ..room(UtteranceKind::Begun) };
                self.utter(frame, fl!(self.loader, "play-begun"))
            }
            Event::Move(MoveEvent::Touched { by: color, squares }) => {
                let board = game.boards().boards.get(*color);
                let list = squares.iter().map(|square| self.touched(board, *square)).collect::<Vec<_>>().join(", ");
                self.utter(
                    arbiter(UtteranceKind::Touched),
                    fl!(self.loader, "touched", color = name(*color), list = list),
                )
            }
            Event::Move(MoveEvent::TouchDisregarded { by: color }) => {
                let sentence = fl!(self.loader, "touch-disregarded", color = name(*color));
                self.utter(arbiter(UtteranceKind::TouchDisregarded), sentence)
            }
            Event::Move(MoveEvent::Announced(announcement)) => self.announcement(game, by, announcement),
            Event::Move(MoveEvent::Corrected { announcement, .. }) => self.correction(game, by, announcement),
            Event::Move(MoveEvent::Repeated { by: who }) => {
                self.utter(room(UtteranceKind::Repeated), fl!(self.loader, "repeated", who = self.actor(*who)))
            }
            Event::Move(MoveEvent::RepetitionDiffered { by: who, repeated }) => {
                let announced = game.echo().map_or(*repeated, |echo| echo.half_move);
                let before = game.echoed_in();
                let moves = [self.move_text(*repeated, before), self.move_text(announced, before)];
                let frame = Frame { urgency: Urgency::Announcement, ..room(UtteranceKind::RepetitionDiffered) };
                self.utter_moves(frame, &moves, |m| {
                    let who = self.actor(*who);
                    fl!(self.loader, "repetition-differed", who = who, repeated = m[0], announced = m[1])
                })
            }
            Event::Move(MoveEvent::Unmade { .. }) => return None,
            Event::Move(MoveEvent::Withdrawn { .. }) => {
                let announced = &game.in_hand().announcement.as_ref()?.half_move;
                let moves = [self.move_text(*announced, game.position())];
                self.utter_moves(room(UtteranceKind::Withdrawn), &moves, |m| fl!(self.loader, "withdrawn", mv = m[0]))
            }
            Event::Records(RecordsEvent::Executed { board, execution }) => {
                self.executed(game, frame(Audience::Arbiter, UtteranceKind::Executed), *board, execution)
            }
            Event::Records(RecordsEvent::Recorded { sheet, entry }) => {
                self.utter_both(arbiter(UtteranceKind::Recorded), |w| w.recorded(*sheet, entry))
            }
            Event::Records(RecordsEvent::Struck { sheet, from }) => self.utter(
                arbiter(UtteranceKind::Struck),
                fl!(self.loader, "struck", color = name(*sheet), ply = (from + 1)),
            ),
            // Nobody is told that a clock has not been pressed.
            Event::Move(MoveEvent::Made { .. }) => return None,
            Event::Move(MoveEvent::Completed { by: color }) => {
                let (half_move, position) = game.to_be_completed(*color)?;
                let sentence = |w: &Wording| {
                    fl!(w.loader, "completed", color = name(*color), mv = w.algebraic(half_move, position))
                };
                // Nobody tells a player that his opponent has completed a move (12.6).
                let frame = frame(Audience::Player(*color), UtteranceKind::Completed);
                Utterance { spoken: Vec::new(), ..self.utter_both(frame, sentence) }
            }
            Event::Case(CaseEvent::DrawOffered { by: color }) => {
                let sentence = fl!(self.loader, "draw-offered", color = name(*color));
                self.utter(Frame { urgency: Urgency::Announcement, ..room(UtteranceKind::DrawOffered) }, sentence)
            }
            Event::Case(CaseEvent::DrawDeclined { by: color }) => {
                self.utter(room(UtteranceKind::DrawDeclined), fl!(self.loader, "draw-declined", color = name(*color)))
            }
            Event::Case(CaseEvent::ArbiterCalled { by: who }) => self
                .utter(room(UtteranceKind::ArbiterCalled), fl!(self.loader, "arbiter-called", who = self.actor(*who))),
            Event::Clock(ClockEvent::Stopped(_)) => {
                self.utter(room(UtteranceKind::ClocksStopped), fl!(self.loader, "clocks-stopped"))
            }
            Event::Clock(ClockEvent::Started) => self.utter(
                room(UtteranceKind::ClocksStarted),
                fl!(self.loader, "clocks-started", color = name(game.clock_to_run())),
            ),
            Event::Clock(ClockEvent::Set(times)) => {
                let (white, black) = (self.duration(times.white), self.duration(times.black));
                self.utter(room(UtteranceKind::ClocksSet), fl!(self.loader, "clocks-set", white = white, black = black))
            }
            Event::Clock(ClockEvent::TimeAdded { to, span, .. }) => {
                let time = self.duration(*span);
                self.utter(
                    room(UtteranceKind::TimeAdded),
                    fl!(self.loader, "time-added", color = name(*to), time = time),
                )
            }
            Event::Clock(ClockEvent::ControlsSet(controls)) => {
                let time = self.time_controls(controls);
                self.utter(room(UtteranceKind::TimeControlsSet), fl!(self.loader, "time-controls-set", time = time))
            }
            Event::Clock(ClockEvent::PeriodSet { of, period }) => {
                let sentence = fl!(self.loader, "period-set", color = name(*of), period = (period + 1));
                self.utter(arbiter(UtteranceKind::PeriodSet), sentence)
            }
            Event::Clock(ClockEvent::PlayerAbsent { of }) => {
                self.utter(room(UtteranceKind::Absent), fl!(self.loader, "player-absent", color = name(*of)))
            }
            Event::Clock(ClockEvent::PlayerArrived { of }) => {
                self.utter(room(UtteranceKind::Arrived), fl!(self.loader, "player-arrived", color = name(*of)))
            }
            Event::Clock(ClockEvent::DefaultTimePassed { of }) => {
                let time = self.duration(game.terms().default_time);
                let article = Article::DefaultTime.number(game.terms().edition);
                let sentence =
                    fl!(self.loader, "default-time-passed", color = name(*of), time = time, article = article);
                self.utter(arbiter(UtteranceKind::DefaultTimePassed), sentence)
            }
            Event::Clock(ClockEvent::CounterSet { of, moves }) => self.utter(
                arbiter(UtteranceKind::CounterSet),
                fl!(self.loader, "counter-set", color = name(*of), moves = (*moves)),
            ),
            Event::Clock(ClockEvent::FlagFell { of, .. }) => {
                self.utter(room(UtteranceKind::FlagFell), fl!(self.loader, "flag-fell", color = name(*of)))
            }
            Event::Records(RecordsEvent::BoardsDiffered(found)) => {
                self.utter(found_out(UtteranceKind::BoardsDiffer), self.discrepancies(game, found))
            }
            Event::Records(RecordsEvent::BoardsAgreed) => {
                self.utter(found_out(UtteranceKind::BoardsAgree), fl!(self.loader, "boards-agree"))
            }
            Event::Records(RecordsEvent::SheetsParted { agreed_plies }) => {
                self.utter_both(found_out(UtteranceKind::SheetsPart), |w| w.sheets_parted(game, *agreed_plies))
            }
            Event::Records(RecordsEvent::SheetsAgreed) => {
                self.utter(found_out(UtteranceKind::SheetsAgree), fl!(self.loader, "sheets-agree"))
            }
            Event::Move(MoveEvent::Impossible { board }) => self.utter(
                found_out(UtteranceKind::MoveImpossible),
                fl!(self.loader, "move-impossible", color = name(*board)),
            ),
            Event::Case(CaseEvent::IrregularityFound(irregularity)) => {
                self.irregularity(game, room(UtteranceKind::Irregularity), *irregularity)
            }
            Event::Case(CaseEvent::IllegalMovesSet { of, count }) => self.utter(
                arbiter(UtteranceKind::IllegalMovesSet),
                fl!(self.loader, "illegal-moves-set", color = name(*of), count = (*count)),
            ),
            Event::Case(CaseEvent::IrregularityUpheld { .. }) => {
                let by = game.open_irregularity()?.by();
                self.utter(
                    room(UtteranceKind::IrregularityUpheld),
                    fl!(self.loader, "irregularity-upheld", color = name(by)),
                )
            }
            Event::Case(CaseEvent::FlagClaimed { of }) => {
                self.utter(room(UtteranceKind::FlagClaimed), fl!(self.loader, "flag-claimed", color = name(*of)))
            }
            Event::Case(CaseEvent::RulingPostponed { case }) => self
                .utter(arbiter(UtteranceKind::RulingPostponed), fl!(self.loader, "ruling-postponed", case = (*case))),
            Event::Case(CaseEvent::IrregularityDismissed { .. }) => {
                self.utter(room(UtteranceKind::IrregularityDismissed), fl!(self.loader, "irregularity-dismissed"))
            }
            Event::Records(RecordsEvent::LineReplaced { from, .. }) => {
                self.utter(arbiter(UtteranceKind::LineReplaced), fl!(self.loader, "line-replaced", ply = (from + 1)))
            }
            Event::Records(RecordsEvent::Retraced { ply }) => {
                self.utter(room(UtteranceKind::Retraced), fl!(self.loader, "retraced", plies = (*ply)))
            }
            Event::Records(RecordsEvent::BoardAdjusted { board }) => {
                self.utter(room(UtteranceKind::BoardAdjusted), fl!(self.loader, "board-adjusted", color = name(*board)))
            }
            Event::Game(GameEvent::NoteWritten(text)) => self.utter(
                arbiter(UtteranceKind::Note),
                fl!(self.loader, "note-written", text = text.trim_end_matches('.')),
            ),
            Event::Game(GameEvent::Left) => self.utter(room(UtteranceKind::Left), fl!(self.loader, "record-left")),
            Event::Game(GameEvent::Closed) => {
                self.utter(room(UtteranceKind::Closed), fl!(self.loader, "record-closed"))
            }
            Event::Game(GameEvent::Ended { result, words }) => {
                self.utter_both(room(UtteranceKind::Ended), |w| with_reason(w.result(game, result), words))
            }
            Event::Game(GameEvent::ResultTakenBack { words }) => {
                let sentence = with_reason(fl!(self.loader, "result-taken-back"), words);
                self.utter(room(UtteranceKind::ResultTakenBack), sentence)
            }
        })
    }

    pub(super) fn touched(&self, board: &Board, square: Square) -> String {
        let piece = self.piece_or_nothing(board.piece_at(square));
        fl!(self.loader, "square-holds", square = square.to_string(), piece = piece)
    }

    /// The result as a sentence, with its reason and article.
    pub fn result(&self, game: &Game, result: &GameResult) -> String {
        let text = result.score();
        let score = score_name(&text);
        let reason = result.reason.name();
        let sentence = match self.signs {
            Signs::Printed => {
                let article = result.article().number(game.terms().edition);
                fl!(self.loader, "game-ended", score = score, text = text, reason = reason, article = article)
            }
            Signs::InWords => fl!(self.loader, "game-ended-in-words", score = score, reason = reason),
        };
        match result.no_mate {
            Some(proof) => format!("{sentence} {}", self.proof(result.reason, proof)),
            None => sentence,
        }
    }

    /// Why nobody, or not the opponent, can mate.
    fn proof(&self, reason: Reason, proof: Proof) -> String {
        let who = if reason == Reason::DeadPosition { "nobody" } else { "opponent" };
        let states = i64::try_from(proof.states()).unwrap_or(i64::MAX);
        fl!(self.loader, "no-mate", who = who, proof = proof.name(), states = states)
    }

    /// The announcement of a move, as it is heard again on request.
    pub fn announcement(&self, game: &Game, by: Actor, announcement: &Announcement) -> Utterance {
        let position = game.position();
        let words =
            notation::announce(announcement.half_move, position, self.verbosity.length(), self.verbosity.check());
        let color = name(announcement.by);
        let shown = |wording: &Wording| {
            let mv = wording.algebraic(announcement.half_move, position);
            fl!(wording.loader, "announced", color = color, words = words.printed.clone(), mv = mv)
        };
        let (mut printed, mut read) = (shown(self), shown(&self.in_words()));
        let mut spoken = vec![Phrase { language: "de".into(), text: words.spoken.clone() }];
        if announcement.draw_offer {
            let offer = fl!(self.loader, "draw-offered", color = color);
            (printed, read) = (format!("{printed} {offer}"), format!("{read} {offer}"));
            spoken.push(Phrase { language: self.language().into(), text: offer });
        }
        let kind = UtteranceKind::Announced;
        Utterance { to: Audience::Room, urgency: Urgency::Announcement, by, kind, printed, read, spoken }
    }

    fn correction(&self, game: &Game, by: Actor, announcement: &Announcement) -> Utterance {
        let mut utterance = self.announcement(game, by, announcement);
        utterance.kind = UtteranceKind::Corrected;
        utterance.printed = fl!(self.loader, "corrected", sentence = utterance.printed);
        utterance.read = fl!(self.loader, "corrected", sentence = utterance.read);
        let word = fl!(self.loader, "corrected", sentence = "");
        utterance.spoken.insert(0, Phrase { language: self.language().into(), text: word.trim().into() });
        utterance
    }

    fn executed(&self, game: &Game, frame: Frame, board: Color, execution: &Execution) -> Utterance {
        match execution {
            Execution::HalfMove(half_move) => {
                let stands = game.boards().boards.get(board);
                let moves = [self.hand_text(*half_move, stands, game.terms().castling_mode)];
                self.utter_moves(frame, &moves, |m| fl!(self.loader, "executed", color = name(board), what = m[0]))
            }
            Execution::Squares(changes) => {
                let squares = changes.iter().map(|change| match change.piece {
                    Some(piece) => {
                        let piece = self.piece(piece);
                        fl!(self.loader, "square-holds", square = change.square.to_string(), piece = piece)
                    }
                    None => fl!(self.loader, "square-empty", square = change.square.to_string()),
                });
                let what = squares.collect::<Vec<_>>().join(", ");
                self.utter(frame, fl!(self.loader, "executed", color = name(board), what = what))
            }
        }
    }

    fn recorded(&self, sheet: Color, entry: &Entry) -> String {
        let (color, text) = (name(sheet), self.entry_in_words(entry));
        match &entry.meaning {
            Meaning::HalfMove(_) => fl!(self.loader, "recorded", color = color, text = text),
            Meaning::Ambiguous(_) => fl!(self.loader, "recorded-ambiguous", color = color, text = text),
            Meaning::Unreadable => fl!(self.loader, "recorded-unreadable", color = color, text = text),
        }
    }

    fn discrepancies(&self, game: &Game, found: &[Discrepancy]) -> String {
        let squares: Vec<String> = found.iter().map(|difference| difference.square.to_string()).collect();
        let article = Article::BoardsDiffer.number(game.terms().edition);
        if found.iter().all(|difference| difference.on_white_board == difference.on_black_board) {
            return fl!(self.loader, "boards-deviate", count = found.len(), squares = squares.join(" "));
        }
        fl!(self.loader, "boards-differ", article = article, count = found.len(), squares = squares.join(" "))
    }

    /// A sentence with moves in it.
    pub(super) fn utter_moves(
        &self,
        frame: Frame,
        moves: &[MoveText],
        sentence: impl Fn(&[&str]) -> String,
    ) -> Utterance {
        let Texts { printed, read, spoken } =
            with_moves(self.language(), moves, |moves| visible(&sentence(moves)).into_owned());
        let read = self.with_articles_in_words(&read);
        let Frame { to, urgency, by, kind } = frame;
        Utterance { to, urgency, by, kind, printed, read, spoken }
    }
}

/// A sentence with the arbiter's own words behind it, if he gave any.
fn with_reason(sentence: String, words: &str) -> String {
    let words = words.trim().trim_end_matches('.');
    if words.is_empty() { sentence } else { format!("{sentence} {words}.") }
}

/// The name under which the messages know a score.
pub(super) fn score_name(text: &str) -> &'static str {
    match text {
        "1-0" => "score-1-0",
        "0-1" => "score-0-1",
        "1/2-1/2" => "score-draw",
        "1/2-0" => "score-half-0",
        "0-1/2" => "score-0-half",
        "0-0" => "score-both-lose",
        _ => "other",
    }
}
