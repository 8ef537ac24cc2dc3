//! What the game waits for: what must be done before play goes on, and what may still be answered.

use shakmaty::{Color, Position};

use crate::game::adjournment::sealed_move::Sealing;
use crate::game::cases::Case;
use crate::game::cases::kind::CaseKind;
use crate::game::clock::Attendance;
use crate::game::half_move::HalfMove;
use crate::game::people::Actor;
use crate::game::refusal::Refusal;
use crate::game::{Game, Stage};

/// Something that the game waits for, and who brings it about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// Play begins.
    Beginning,
    /// That player seals a move (I.1.1).
    SealedMove { by: Color },
    /// That player has sealed a move and stops the clock (I.1.1).
    EndOfSession { by: Color },
    /// The envelope is closed with a passphrase (I.2, I.3).
    EnvelopeClosed,
    /// The arbiter resumes the adjourned game (I.5).
    Resumption,
    /// That player comes; only then the envelope is opened (I.7).
    Arrival { of: Color },
    /// The arbiter opens the envelope (I.7).
    EnvelopeOpened,
    /// The arbiter enters the sealed move, which is lost or cannot be read (I.12).
    SealedMoveEntered,
    /// The arbiter rules on the case of that number.
    Ruling { case: u32 },
    /// A player puts that board right, and the arbiter confirms it (D.2.9).
    Correction { board: Color },
    /// That player puts the own board as the game has it, after going back or a ruling.
    Steps { board: Color },
    /// That player plays the half-move that was written down for a claim (9.5.3).
    ClaimedMove { by: Color },
    /// That player carries out what is to be corrected on the own scoresheet (D.2.9).
    SheetCorrection { of: Color },
    /// That player brings the own scoresheet up to date (8.5).
    Scoresheet { of: Color },
    /// The player to move has no legal move: the arbiter declares the result (5.1.1, 7.5.2).
    Result,
    /// The arbiter starts the clocks (6.11).
    Clocks,
    /// That player answers the case of that number.
    Answer { case: u32, by: Color },
    /// Boards or scoresheets differ, and the arbiter has let it stand (D.2.9).
    Differences,
    /// The seat of that person at another terminal is cut off: the arbiter decides whether the clocks are stopped
    /// (6.11).
    Seat { of: Actor },
    /// The announced half-move is executed on that player's board (D.2.1, D.2.3).
    Execution { board: Color },
    /// The announced half-move is completed (D.2.4).
    Completion,
    /// That player presses the clock for a half-move that was made and answered (6.2.1).
    Press { by: Color },
    /// That player repeats what was announced (D.2.1).
    Repetition { by: Color },
    /// That player signs the result (8.7).
    Signature { by: Color },
    /// That player answers the offer of a rematch.
    Rematch { by: Color },
}

impl Awaited {
    /// Whether it belongs to the ordinary course of a game. Nobody is prompted to it: only who asks hears of it.
    pub fn is_ordinary(self) -> bool {
        matches!(
            self,
            Awaited::Beginning
                | Awaited::Execution { .. }
                | Awaited::Completion
                | Awaited::Press { .. }
                | Awaited::Repetition { .. }
                | Awaited::Signature { .. }
                | Awaited::Rematch { .. }
        )
    }

    /// The number of the case it is about, if it is about one.
    pub fn case(self) -> Option<u32> {
        let (Awaited::Ruling { case } | Awaited::Answer { case, .. }) = self else { return None };
        Some(case)
    }
}

impl Game {
    /// Everything the game waits for: first what keeps play from going on, in the order in which it is dealt with, then
    /// what may be answered, the newest first, and at the end the ordinary course.
    pub fn awaited(&self) -> Vec<Awaited> {
        match self.stage() {
            Stage::Cancelled => Vec::new(),
            Stage::Over(_) => {
                let unsigned = Color::ALL.into_iter().filter(|color| !self.has_signed(*color));
                let rematch = self.rematch_offer().map(|by| Awaited::Rematch { by: !by });
                let cases = self.awaited_of_cases().into_iter();
                cases.chain(rematch).chain(unsigned.map(|by| Awaited::Signature { by })).collect()
            }
            Stage::BeforePlay => {
                let due = Color::ALL.into_iter().filter(|board| self.is_correction_due_on(*board));
                let beginning = self.why_play_does_not_begin().is_none().then_some(Awaited::Beginning);
                due.map(|board| Awaited::Correction { board }).chain(self.awaited_of_cases()).chain(beginning).collect()
            }
            Stage::Playing => self.awaited_in_play(),
        }
    }

    /// Why no half-move can be announced or completed now, whatever it is; `None` if one can. It is asked before the
    /// half-move itself is looked at.
    pub fn why_no_move(&self) -> Option<Refusal> {
        match self.stage() {
            Stage::BeforePlay => self.why_play_does_not_begin(),
            Stage::Over(_) => Some(Refusal::GameOver),
            Stage::Cancelled => Some(Refusal::Cancelled),
            Stage::Playing => {
                let stopped =
                    || self.clock().running().is_none().then(|| self.goes_first().unwrap_or(Refusal::ClocksStopped));
                self.sealing_goes_first().err().or_else(stopped)
            }
        }
    }

    /// What must be decided or put right before play begins: boards that differ then cost nobody anything yet (7.2.1).
    pub(in crate::game) fn why_play_does_not_begin(&self) -> Option<Refusal> {
        self.goes_first().filter(|refusal| *refusal != Refusal::NoMoveLeft)
    }

    /// What must be decided or put right before the clocks are started.
    pub(in crate::game) fn goes_first(&self) -> Option<Refusal> {
        if self.is_correction_due() {
            Some(Refusal::AdjustFirst)
        } else if self.cases().pending().any(Case::stops_play) {
            Some(Refusal::RuleFirst)
        } else if self.in_hand().announcement.is_none() && self.position().legal_moves().is_empty() {
            Some(Refusal::NoMoveLeft)
        } else {
            None
        }
    }

    fn awaited_in_play(&self) -> Vec<Awaited> {
        let adjourned = self.awaited_at_adjournment();
        let is_stopped = adjourned.is_none() && self.clock().running().is_none();
        let corrections = Color::ALL.into_iter().filter(|board| self.is_correction_due_on(*board));
        let corrections = corrections.map(|board| Awaited::Correction { board });
        let on_sheets = Color::ALL.into_iter().filter(|sheet| self.sheet(*sheet).is_correction_due());
        let corrections = corrections.chain(on_sheets.map(|of| Awaited::SheetCorrection { of }));
        let mut awaited: Vec<Awaited> =
            adjourned.into_iter().chain(corrections).chain(self.awaited_of_cases()).collect();
        let behind = Color::ALL.into_iter().filter(|sheet| self.updates_sheet_to(*sheet).is_some());
        awaited.extend(behind.map(|of| Awaited::Scoresheet { of }));
        awaited.extend(match self.goes_first() {
            None if is_stopped => Some(Awaited::Clocks),
            Some(Refusal::NoMoveLeft) if is_stopped => Some(Awaited::Result),
            Some(_) | None => None,
        });
        // Play goes on beside them.
        let is_open = |board: &Color| !self.is_correction_due_on(*board) && !self.steps_on(*board).is_empty();
        awaited.extend(Color::ALL.into_iter().filter(is_open).map(|board| Awaited::Steps { board }));
        let is_due = self.in_hand().announcement.is_none() && self.claimed_half_move().is_some();
        awaited.extend(is_due.then_some(Awaited::ClaimedMove { by: self.to_move() }));
        awaited.extend(self.lost_seats().iter().map(|of| Awaited::Seat { of: *of }));
        awaited.extend(self.awaited_answers());
        let is_open = self.cases().pending().any(|case| case.kind == CaseKind::RecordsDiffer);
        if self.has_differences() && !is_open {
            awaited.push(Awaited::Differences);
        }
        if adjourned.is_none() && !is_stopped {
            awaited.extend(self.awaited_of_the_half_move());
        }
        awaited
    }

    fn awaited_at_adjournment(&self) -> Option<Awaited> {
        if let Some(by) = self.seals_again() {
            return Some(Awaited::SealedMove { by });
        }
        let absent = self.awaited_at_the_envelope().filter(|of| self.attendance(*of) == Attendance::Absent);
        Some(match (self.adjournment().sealing(), absent) {
            (Sealing::Nothing, _) => return None,
            (Sealing::Required { by }, _) => Awaited::SealedMove { by },
            (Sealing::Written { by }, _) => Awaited::EndOfSession { by },
            (Sealing::Unknown, _) => Awaited::SealedMoveEntered,
            (Sealing::Adjourned | Sealing::ReplySealed, _) if self.adjournment().is_envelope_open() => {
                Awaited::EnvelopeClosed
            }
            (Sealing::Adjourned, _) => Awaited::Resumption,
            (Sealing::Resumed | Sealing::ReplySealed, Some(of)) => Awaited::Arrival { of },
            (Sealing::Resumed | Sealing::ReplySealed, None) => Awaited::EnvelopeOpened,
        })
    }

    /// The rulings that are due: those first without which play does not go on.
    fn awaited_of_cases(&self) -> Vec<Awaited> {
        // What differs waits for the ruling on an illegal move that loses: until then nothing is put right.
        let waits = |case: &&Case| case.kind == CaseKind::RecordsDiffer && self.is_ruling_due_before_retracing();
        let mut cases: Vec<&Case> = self.cases_to_rule_on().filter(|case| !waits(case)).collect();
        cases.sort_by_key(|case| !case.stops_play());
        cases.into_iter().map(|case| Awaited::Ruling { case: case.id }).collect()
    }

    fn awaited_answers(&self) -> impl Iterator<Item = Awaited> + '_ {
        let cases = self.cases().pending().rev().filter(|case| !case.is_for_the_arbiter());
        cases.filter_map(|case| Some(Awaited::Answer { case: case.id, by: !case.by? }))
    }

    /// Whether a half-move can be executed on that board: its piece stands there.
    fn can_be_executed_on(&self, board: Color, half_move: HalfMove) -> bool {
        self.board(board).piece_at(half_move.from).is_some()
    }

    /// Whether the opponent's half-move is still to be executed on that board, and can be.
    fn can_be_followed_on(&self, board: Color) -> bool {
        self.owed_on_board(board).is_some_and(|owed| self.can_be_executed_on(board, owed))
    }

    fn awaited_of_the_half_move(&self) -> Vec<Awaited> {
        let in_hand =
            self.in_hand().announcement.as_ref().map(|announcement| (announcement.by, announcement.half_move));
        let running = self.clock().running();
        let unpressed = running.filter(|by| self.awaits_the_press_of(*by));
        let mut awaited: Vec<Awaited> = unpressed.map(|by| Awaited::Press { by }).into_iter().collect();
        match in_hand {
            Some((by, half_move)) if self.missing_on_board(by, half_move).is_some() => {
                let can_be_executed = self.can_be_executed_on(by, half_move);
                awaited.extend(can_be_executed.then_some(Awaited::Execution { board: by }));
            }
            Some((by, _)) if running == Some(by) => awaited.push(Awaited::Completion),
            Some(_) => {}
            None => {
                let echo = self.echo().filter(|echo| !echo.given);
                awaited.extend(echo.map(|echo| Awaited::Repetition { by: !echo.by }));
                let owing = Color::ALL.into_iter().filter(|board| self.can_be_followed_on(*board));
                awaited.extend(owing.map(|board| Awaited::Execution { board }));
            }
        }
        awaited
    }
}
