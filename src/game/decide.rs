//! What a command makes happen: the judgement, in one place.

use shakmaty::{Board, Color, Position, Square};

use super::clock::moment::{Moment, Span};
use super::clock::pause::PauseReason;
use super::command::{Command, Spoken};
use super::event::Event;
use super::half_move::HalfMove;
use super::laws::result::{GameResult, Reason};
use super::laws::touch::allowed;
use super::people::{Actor, Sight};
use super::pressing::Feed;
use super::refusal::Refusal;
use super::table::boards::{Execution, SquareChange};
use super::timing::{Attendance, can_be_shown};
use super::turn::Announcement;
use super::{Game, Stage};

pub(super) type Decided = Result<Vec<Event>, Refusal>;

/// A game that is told each event as it is decided, so that the next can follow from it.
pub(super) struct Draft {
    pub game: Game,
    pub at: Moment,
    pub events: Vec<Event>,
}

impl Draft {
    pub fn push(&mut self, event: Event) {
        self.game.apply(self.at, &event);
        self.events.push(event);
    }

    /// Compares boards and sheets, where that is news.
    pub fn compare(&mut self) {
        self.game.compared().into_iter().for_each(|event| self.push(event));
    }
}

impl Game {
    /// What `command`, given by `by` at `at`, makes happen. Changes nothing.
    ///
    /// An entry that the ordinary flow records has an empty text: the caller writes it in its owner's notation.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] where the command makes no sense now.
    pub fn decide(&self, at: Moment, by: Actor, command: Command) -> Decided {
        self.may_say(by, &command)?;
        match command {
            Command::Begin => match self.stage {
                Stage::BeforePlay => Ok(vec![Event::PlayBegun]),
                Stage::Playing => Err(Refusal::AlreadyBegun),
                Stage::Over(_) => Err(Refusal::GameOver),
            },
            Command::Touch(squares) => self.touched(by, squares),
            Command::Announce(spoken) => self.announced(at, by, spoken),
            Command::Repeat(repeated) => self.repeated(by, repeated),
            Command::Correct(spoken) => self.corrected(spoken),
            Command::Press => self.pressed(at, by),
            Command::Complete => self.completed(at, Feed::RestAndRepetition),
            Command::Undo => match self.turn.announcement {
                Some(_) => Ok(vec![Event::AnnouncementWithdrawn]),
                None => Err(Refusal::NothingAnnounced),
            },
            Command::Execute(board, execution) => self.executed(at, board, execution),
            Command::Record(sheet, entry) => Ok(self.draft(at, vec![Event::Recorded { sheet, entry }])),
            Command::Strike(sheet, from) => match self.sheets.get(sheet).entries.len() {
                plies if from < plies => Ok(self.draft(at, vec![Event::Struck { sheet, from }])),
                plies => Err(Refusal::NoSuchPly { plies }),
            },
            Command::Check(owner, placement) => Ok(self.checked(at, owner, placement)),
            Command::OfferDraw => self.offered(by),
            Command::AcceptDraw => self.accepted(by),
            Command::DeclineDraw => match self.offer {
                Some(offerer) if by.side() == Some(offerer) => Err(Refusal::OwnOffer),
                Some(offerer) => Ok(vec![Event::DrawDeclined { by: !offerer }]),
                None => Err(Refusal::NoOffer),
            },
            Command::Resign => self.resigned(by),
            Command::ClaimFlag if self.clock.is_on_the_table() => {
                let mut events = vec![Event::ArbiterCalled { by }];
                events.extend(self.stopped(PauseReason::Claim));
                Ok(events)
            }
            Command::ClaimFlag => match self.elapse(at) {
                events if events.is_empty() => Err(Refusal::FlagNotFallen),
                events => Ok(events),
            },
            Command::CallArbiter => {
                let mut events = vec![Event::ArbiterCalled { by }];
                events.extend(self.stopped(PauseReason::ArbiterCalled));
                Ok(events)
            }
            Command::Stop => match self.clock.running() {
                Some(_) => Ok(vec![Event::ClocksStopped(PauseReason::ArbiterCalled)]),
                None => Err(Refusal::ClocksStopped),
            },
            Command::Go => self.restarted(),
            Command::SetClocks(times) if !times.iter().all(|time| can_be_shown(*time)) => Err(Refusal::NotATime),
            Command::SetClocks(times) => Ok(vec![Event::ClocksSet(times)]),
            Command::AddTime(_, span) if span == Span::ZERO || !can_be_shown(span) => Err(Refusal::NotATime),
            Command::AddTime(to, span) => Ok(vec![Event::TimeAdded { to, span }]),
            Command::SetTimeControls(controls) => Ok(vec![Event::TimeControlsSet(Box::new(controls))]),
            Command::SetPeriod(of, period) => match self.terms.time[of].period(period) {
                Some(_) => Ok(vec![Event::PeriodSet { of, period }]),
                None => Err(Refusal::NoSuchPeriod { periods: self.terms.time[of].periods().len() }),
            },
            Command::Absent(of) => match self.attendance(of) {
                Attendance::Present => Ok(self.draft(at, vec![Event::PlayerAbsent { of }])),
                Attendance::Absent | Attendance::TooLate => Err(Refusal::AlreadySaid),
            },
            Command::Arrived(of) => match self.attendance(of) {
                Attendance::Absent | Attendance::TooLate => Ok(vec![Event::PlayerArrived { of }]),
                Attendance::Present => Err(Refusal::AlreadySaid),
            },
            Command::SetCounter(of, moves) => Ok(vec![Event::CounterSet { of, moves }]),
            Command::Rule(decision) => Ok(self.draft(at, self.ruled(decision)?)),
            Command::Retrace(ply) => Ok(self.draft(at, self.retraced(ply)?)),
            Command::AdjustBoards(owner) => Ok(self.draft(at, self.adjusted(owner))),
            Command::DeclareResult(points) => {
                Ok(vec![Event::GameEnded(GameResult { points, reason: Reason::Arbiter, no_mate: None })])
            }
            Command::Note(text) => Ok(vec![Event::NoteWritten(text)]),
        }
    }

    fn may_say(&self, by: Actor, command: &Command) -> Result<(), Refusal> {
        let after_the_end = matches!(command, Command::Note(_) | Command::DeclareResult(_) | Command::Check(..));
        if let Stage::Over(_) = self.stage
            && !after_the_end
        {
            return Err(Refusal::GameOver);
        }
        if let Actor::Assistant(side) = by
            && self.terms.players.get(side).sight == Sight::Sighted
            && !is_duty_beside_a_sighted_player(command)
        {
            return Err(Refusal::NotHisDuty);
        }
        let usual = command.usual_actor(self);
        match (usual, by) {
            (Actor::Arbiter, Actor::Player(_) | Actor::Assistant(_)) if !matches!(command, Command::Begin) => {
                Err(Refusal::NotYours { whose: Actor::Arbiter })
            }
            (Actor::Arbiter | Actor::Player(_) | Actor::Assistant(_) | Actor::Program, _) => Ok(()),
        }
    }

    pub(super) fn announced(&self, at: Moment, by: Actor, spoken: Spoken) -> Decided {
        let to_move = self.to_move();
        if self.turn.announcement.is_some() {
            return self.replied(at, by, spoken);
        }
        if by == Actor::Player(!to_move) {
            return Err(Refusal::NotYourMove { to_move });
        }
        self.can_be_made(spoken.half_move)?;
        let mut events = Vec::new();
        match self.stage {
            Stage::BeforePlay => events.push(Event::PlayBegun),
            Stage::Playing if self.clock.running().is_none() => return Err(Refusal::ClocksStopped),
            Stage::Playing | Stage::Over(_) => {}
        }
        if self.offer == Some(!to_move) {
            events.push(Event::DrawDeclined { by: to_move });
        }
        let half_move = spoken.half_move;
        events.push(Event::MoveAnnounced(announcement(to_move, spoken)));
        events.extend(self.touch_disregarded(half_move));
        if half_move.legal_in(self.position()).is_some() {
            let boards = Color::ALL.into_iter().filter(|board| !self.can_be_executed(*board, half_move));
            events.extend(boards.map(|board| Event::MoveImpossible { board }));
        }
        Ok(events)
    }

    fn touched(&self, by: Actor, squares: Vec<Square>) -> Decided {
        let to_move = self.to_move();
        match (self.stage, by.side()) {
            (Stage::BeforePlay, _) => Err(Refusal::NotBegun),
            (Stage::Playing | Stage::Over(_), Some(side)) if side != to_move || self.turn.announcement.is_some() => {
                Err(Refusal::Mirroring)
            }
            (Stage::Playing | Stage::Over(_), _) => {
                let mut events = Vec::new();
                if self.offer == Some(!to_move) {
                    events.push(Event::DrawDeclined { by: to_move });
                }
                events.push(Event::PiecesTouched { by: to_move, squares });
                Ok(events)
            }
        }
    }

    /// That a move is announced which the pieces touched before do not allow.
    fn touch_disregarded(&self, half_move: HalfMove) -> Option<Event> {
        let touched = &self.turn.touched;
        let free = touched.is_empty() || half_move.legal_in(self.position()).is_none();
        let bound = || allowed(self.position(), touched, self.terms.castling_mode).contains(&half_move);
        (!free && !bound()).then(|| Event::TouchDisregarded { by: self.to_move() })
    }

    fn can_be_made(&self, half_move: HalfMove) -> Result<(), Refusal> {
        match self.position().board().color_at(half_move.from) {
            Some(color) if color == self.to_move() => Ok(()),
            Some(_) | None => Err(Refusal::NothingThere { half_move }),
        }
    }

    fn repeated(&self, by: Actor, repeated: Option<HalfMove>) -> Decided {
        let Some(announcement) = &self.turn.announcement else { return Err(Refusal::NothingAnnounced) };
        if by == Actor::Player(announcement.by) {
            return Err(Refusal::OwnMove);
        }
        Ok(match repeated {
            Some(repeated) if repeated != announcement.half_move => {
                vec![Event::RepetitionDiffered { by, repeated }]
            }
            Some(_) | None => vec![Event::MoveRepeated { by }],
        })
    }

    fn corrected(&self, spoken: Spoken) -> Decided {
        let Some(before) = &self.turn.announcement else {
            return Err(if self.line.is_empty() { Refusal::NothingAnnounced } else { Refusal::TooLateToCorrect });
        };
        self.can_be_made(spoken.half_move)?;
        let half_move = spoken.half_move;
        let mut events = vec![Event::AnnouncementCorrected(announcement(before.by, spoken))];
        events.extend(self.touch_disregarded(half_move));
        Ok(events)
    }

    fn draft(&self, at: Moment, events: Vec<Event>) -> Vec<Event> {
        let mut draft = Draft { game: self.clone(), at, events: Vec::new() };
        events.into_iter().for_each(|event| draft.push(event));
        if draft.game.turn.announcement.is_none() {
            draft.compare();
        }
        draft.events
    }

    fn executed(&self, at: Moment, board: Color, execution: Execution) -> Decided {
        if let Execution::HalfMove(HalfMove { from, .. }) = execution
            && self.boards.boards.get(board).piece_at(from).is_none()
        {
            return Err(Refusal::NothingOnBoard { board, square: from });
        }
        Ok(self.draft(at, vec![Event::Executed { board, execution }]))
    }

    fn checked(&self, at: Moment, owner: Color, placement: Option<Board>) -> Vec<Event> {
        let mut draft = Draft { game: self.clone(), at, events: Vec::new() };
        if let Some(placement) = placement {
            let believed = self.boards.boards.get(owner);
            let changes: Vec<SquareChange> = shakmaty::Square::ALL
                .into_iter()
                .filter(|square| believed.piece_at(*square) != placement.piece_at(*square))
                .map(|square| SquareChange { square, piece: placement.piece_at(square) })
                .collect();
            if !changes.is_empty() {
                draft.push(Event::Executed { board: owner, execution: Execution::Squares(changes) });
            }
        }
        draft.compare();
        draft.events
    }

    fn offered(&self, by: Actor) -> Decided {
        let offerer = by.side().unwrap_or(self.to_move());
        match (self.stage, self.offer) {
            (Stage::BeforePlay, _) => Err(Refusal::NotBegun),
            (Stage::Playing | Stage::Over(_), Some(open)) if open == offerer => Err(Refusal::AlreadyOffered),
            (Stage::Playing | Stage::Over(_), _) => Ok(vec![Event::DrawOffered { by: offerer }]),
        }
    }

    fn accepted(&self, by: Actor) -> Decided {
        let offerer = self.offer.ok_or(Refusal::NoOffer)?;
        if by.side() == Some(offerer) {
            return Err(Refusal::OwnOffer);
        }
        let moved_by_both = self.line.len() + usize::from(self.turn.announcement.is_some()) >= 2;
        if self.terms.edition.agreement_needs_a_move_each() && !moved_by_both {
            return Err(Refusal::AgreementTooEarly);
        }
        Ok(vec![Event::GameEnded(GameResult::drawn(Reason::Agreement))])
    }

    fn resigned(&self, by: Actor) -> Decided {
        if self.stage == Stage::BeforePlay {
            return Err(Refusal::NotBegun);
        }
        let loser = by.side().unwrap_or(self.to_move());
        let lost = GameResult::won_by(!loser, Reason::Resignation);
        let result = if self.terms.edition.resignation_may_draw() {
            self.lost_by(loser, Reason::Resignation).unwrap_or(lost)
        } else {
            lost
        };
        Ok(vec![Event::GameEnded(result)])
    }

    fn stopped(&self, reason: PauseReason) -> Vec<Event> {
        self.clock.running().map(|_| Event::ClocksStopped(reason)).into_iter().collect()
    }

    fn restarted(&self) -> Decided {
        match self.stage {
            Stage::BeforePlay => Err(Refusal::NotBegun),
            Stage::Over(_) => Err(Refusal::GameOver),
            Stage::Playing if self.open_irregularity.is_some() => Err(Refusal::RuleFirst),
            Stage::Playing if self.clock.running().is_some() => Err(Refusal::ClocksRunning),
            Stage::Playing => Ok(vec![Event::ClocksStarted]),
        }
    }
}

fn announcement(by: Color, spoken: Spoken) -> Announcement {
    Announcement { by, half_move: spoken.half_move, text: spoken.text, draw_offer: spoken.draw_offer }
}

/// What the assistant of a sighted player may do: move and announce, and fetch the arbiter (D.2.11).
fn is_duty_beside_a_sighted_player(command: &Command) -> bool {
    matches!(
        command,
        Command::Announce(_)
            | Command::Correct(_)
            | Command::Repeat(_)
            | Command::Undo
            | Command::Execute(..)
            | Command::Check(..)
            | Command::CallArbiter
    )
}
