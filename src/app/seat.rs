//! The program at a seat: it follows the record of a game that another program hosts, answers questions itself, and sends
//! what somebody does to the host.

use super::input::Input;
use super::typed::CommandEnd;
use super::{App, Continuation};
use crate::game::Stage;
use crate::game::clock::moment::{Moment, Span};
use crate::game::event::{Event, GameEvent, RecordsEvent};
use crate::game::people::Actor;
use crate::interpreter::Intent;
use crate::interpreter::request::{AppRequest, Pressing};
use crate::interpreter::seat::Seat;
use crate::seats::hub::WAITING_PATIENCE;
use crate::seats::link::{Link, LinkEnd, LinkReport};
use crate::seats::protocol::{SeatRole, Sentence};
use crate::session::Session;
use crate::storage::journal::{Mark, Record};
use crate::time::{RecordClock, Stamp};
use crate::wording::{NotAtASeat, Question, SeatEnd, SeatTrouble, Trouble, Urgency, Utterance, UtteranceKind, ear_of};

/// How often a host that is gone is looked for again.
const AGAIN: Span = Span(500);

/// How long `ssh` may take to connect again; and the pauses between its attempts, which grow from the first to the last.
const FAR_PATIENCE: Span = Span::seconds(60);
const FAR_PAUSES: [Span; 2] = [Span::seconds(1), Span::seconds(30)];

/// A seat and its way to the host.
pub(super) struct AtSeat {
    link: Link,
    role: SeatRole,
    /// The lines of the record so far.
    records: Vec<Record>,
    /// What was sent and is not answered yet, with its number.
    pending: Vec<(u64, String)>,
    /// What is being carried out, as it was typed; and what waits for an answer to a question.
    words: String,
    asked: String,
    /// When the host is looked for again, if it is gone.
    again: Option<Moment>,
    /// How long the next pause is, on the way through `ssh`.
    pause: Span,
    /// Nothing more will be typed.
    is_input_over: bool,
    /// By which clock the moments of what is typed are taken.
    typed_by: RecordClock,
    trouble: Option<SeatTrouble>,
}

/// What a seat got from the host first: its game, and the moment there.
pub struct Joined {
    pub link: Link,
    pub role: SeatRole,
    pub at: Moment,
    pub records: Vec<Record>,
}

impl App {
    /// Makes this the program of a seat, whose session follows those records.
    #[must_use]
    pub fn at_seat(mut self, joined: Joined) -> App {
        let Joined { mut link, role, at, records } = joined;
        let to = self.to_inputs.clone();
        link.give_reports(move |stamp, report| to.send((stamp, Input::Host(Box::new(report)))));
        let typed_by = std::mem::replace(&mut self.now, RecordClock::from(at));
        self.seat = Some(AtSeat {
            link,
            role,
            records,
            pending: Vec::new(),
            words: String::new(),
            asked: String::new(),
            again: None,
            pause: FAR_PAUSES[0],
            is_input_over: false,
            typed_by,
            trouble: None,
        });
        self.alive = self.now.stamp();
        self
    }

    /// Who speaks from this keyboard, if that is not left to the words.
    pub(super) fn speaker(&self) -> Option<Actor> {
        match &self.seat {
            Some(seat) => seat.role.actor(self.session.game()),
            None => self.face.speaker(),
        }
    }

    /// The lines of the record as far as this seat has them, which is all of it once the game is over.
    pub(super) fn records_at_seat(&self) -> Option<&[Record]> {
        self.seat.as_ref().map(|seat| seat.records.as_slice())
    }

    /// The moment of an input by the clock of the host.
    pub(super) fn by_the_host(&self, stamp: Stamp) -> Stamp {
        let Some(seat) = &self.seat else { return stamp };
        let ago = seat.typed_by.moment().since(stamp.at);
        Stamp { at: self.now.moment().plus(Span::ZERO - ago), ..stamp }
    }

    /// Says at the beginning who sits here, and in which game.
    pub(super) fn open_at_seat(&mut self) -> Continuation {
        let wording = &self.session.wording;
        let game = self.session.game();
        let mut said = vec![wording.seat_joined(self.speaker()), wording.opening(game, false)];
        if game.stage() != Stage::BeforePlay {
            let asker = self.dialogue.seat.asker(game);
            let asked = [Question::Last, Question::Status];
            said.extend(asked.iter().flat_map(|asked| wording.answer(game, self.now.moment(), asker, asked)));
        }
        let outcome = self.session.say(said);
        self.show(&outcome)
    }

    /// Takes note of what was typed, in case it is to be sent.
    pub(super) fn note_words(&mut self, words: &str) {
        if let Some(seat) = &mut self.seat {
            words.clone_into(&mut seat.words);
        }
    }

    /// A question is asked about what was typed.
    pub(super) fn note_question(&mut self) {
        if let Some(seat) = &mut self.seat {
            seat.asked.clone_from(&seat.words);
        }
    }

    /// What is done now is what the question was about, or the announcement that a piece completes.
    pub(super) fn note_answer(&mut self, promoted: Option<String>) {
        if let Some(seat) = &mut self.seat {
            seat.words = promoted.unwrap_or_else(|| std::mem::take(&mut seat.asked));
        }
    }

    /// Does at a seat what is not done there as everywhere; `None` if it is.
    pub(super) fn take_at_seat(&mut self, intent: &Intent) -> Option<CommandEnd> {
        let seat = self.seat.as_ref()?;
        let game = self.session.game();
        let asker = self.dialogue.seat.asker(game);
        let refused = match (seat.role.actor(game), intent) {
            (None, Intent::Command(..) | Intent::Calls(..) | Intent::Program(_, AppRequest::Unseat(_))) => {
                self.session.wording.only_watching(asker)
            }
            (
                Some(actor),
                Intent::Command(by, _)
                | Intent::Ask(by, _)
                | Intent::Calls(by, _)
                | Intent::Program(by, AppRequest::Unseat(_)),
            ) if *by != actor => self.session.wording.not_at_a_seat(actor, NotAtASeat::AnotherSpeaker),
            (None, Intent::Ask(by, _)) if *by != asker => self.session.wording.only_watching(asker),
            (
                _,
                Intent::Program(
                    _,
                    AppRequest::Seat(_)
                    | AppRequest::Rematch
                    | AppRequest::Print
                    | AppRequest::Hear(_)
                    | AppRequest::ElectronicBoard(..),
                ),
            ) => self.session.wording.not_at_a_seat(asker, NotAtASeat::OnlyAtTheHost),
            (
                _,
                Intent::Command(..)
                | Intent::Ask(..)
                | Intent::Calls(..)
                | Intent::Unreadable(..)
                | Intent::Refused(..)
                | Intent::NotATimeControl(..)
                | Intent::Program(..)
                | Intent::Misread(..)
                | Intent::Quit,
            ) => return None,
        };
        Some(match self.say(refused) {
            Continuation::Ends => CommandEnd::Left,
            Continuation::GoesOn => CommandEnd::Stopped,
        })
    }

    /// Sends a command to the host, at a seat; `None` if it is another intent. The answer comes by itself.
    pub(super) fn send_to_host(&mut self, stamp: Stamp, intent: &Intent) -> Option<CommandEnd> {
        let (Intent::Command(by, _) | Intent::Program(by, AppRequest::Unseat(_))) = intent else { return None };
        let seat = self.seat.as_mut()?;
        if seat.again.is_some() {
            let said = self.session.wording.not_at_a_seat(*by, NotAtASeat::HostGone);
            return Some(match self.say(said) {
                Continuation::Ends => CommandEnd::Left,
                Continuation::GoesOn => CommandEnd::Stopped,
            });
        }
        let press = self.pressing == Pressing::WithMove;
        let lang = self.session.wording.language().to_owned();
        let words = std::mem::take(&mut seat.words);
        let id = seat.link.request(&words, stamp.at.0, &lang, press, seat.records.len() as u64);
        seat.pending.push((id, words));
        Some(CommandEnd::Done)
    }

    /// Nothing more will be typed. What was sent is still answered; a watcher stays.
    pub(super) fn input_is_over(&mut self) -> Continuation {
        match &mut self.seat {
            Some(seat) => {
                seat.is_input_over = true;
                self.seat_goes_on()
            }
            None => Continuation::Ends,
        }
    }

    fn seat_goes_on(&self) -> Continuation {
        let is_done = |seat: &AtSeat| {
            seat.is_input_over && seat.pending.is_empty() && (seat.role != SeatRole::Watcher || seat.again.is_some())
        };
        if self.seat.as_ref().is_some_and(is_done) { Continuation::Ends } else { Continuation::GoesOn }
    }

    /// When the host is looked for again, if it is gone.
    pub(super) fn host_due(&self) -> Option<Moment> {
        self.seat.as_ref().and_then(|seat| seat.again)
    }

    /// Looks for a host that is gone, if that is due.
    pub(super) fn look_for_host(&mut self, at: Moment) {
        if let Some(seat) = &mut self.seat
            && seat.again.is_some_and(|again| again <= at)
        {
            let is_far = seat.link.is_far();
            seat.again = Some(at.plus(if is_far { FAR_PATIENCE } else { AGAIN }));
            // As long as it is not there, it is looked for again.
            if seat.link.connect().is_err() && is_far {
                seat.again = Some(at.plus(FAR_PAUSES[1]));
            }
        }
    }

    /// Does what came from the host.
    pub(super) fn host_reported(&mut self, report: LinkReport) -> Continuation {
        let course = match report {
            LinkReport::Whole { role, actor: _, at_ms, socket, records, mark } => {
                if let Some(seat) = &mut self.seat {
                    seat.link.set_socket(socket);
                }
                self.now = RecordClock::from(Moment(at_ms));
                self.whole_record(role, records, mark)
            }
            LinkReport::Together { records, mark } => self.follow(&records, mark),
            LinkReport::Done { id, sentences } => self.answered(id, sentences, UtteranceKind::Answer),
            LinkReport::Refused { id, sentences } => self.answered(id, sentences, UtteranceKind::Refused),
            LinkReport::Seat { role, change } => {
                let Some(seat) = &self.seat else { return Continuation::GoesOn };
                let game = self.session.game();
                let listeners = seat.role.listeners(game);
                let mut said = self.session.wording.seat_changed(role.actor(game), change);
                said.retain(|said| listeners.contains(&said.to));
                let outcome = self.session.say(said);
                self.show(&outcome)
            }
            LinkReport::Now { at_ms, delay_ms } => {
                self.set_clock(Moment(at_ms.saturating_add(delay_ms)));
                Continuation::GoesOn
            }
            LinkReport::Waiting => {
                // The host has not noticed yet that this seat was cut off, or somebody else sits here now.
                if let Some(again) = self.seat.as_mut().and_then(|seat| seat.again.as_mut()) {
                    *again = again.plus(WAITING_PATIENCE);
                }
                Continuation::GoesOn
            }
            LinkReport::Ended(end) => self.link_ended(end),
        };
        match course {
            Continuation::Ends => course,
            Continuation::GoesOn => self.seat_goes_on(),
        }
    }

    /// Puts the clock right by that of the host, where they differ by more than a line's chance.
    fn set_clock(&mut self, at: Moment) {
        const CHANCE: i64 = 20;
        if at.since(self.now.moment()).0.abs() > CHANCE {
            self.now = RecordClock::from(at);
        }
    }

    fn follow(&mut self, records: &[Record], mark: Option<Mark>) -> Continuation {
        let Some(seat) = &mut self.seat else { return Continuation::GoesOn };
        seat.records.extend_from_slice(records);
        let listeners = seat.role.listeners(self.session.game());
        let mut outcome = self.session.follow(records, mark, &listeners);
        if self.session.game().result().is_none() {
            self.replay = None;
        }
        let differ = |record: &Record| matches!(record.event, Event::Records(RecordsEvent::BoardsDiffered { .. }));
        let game = self.session.game();
        if let Some(by) = self.speaker().filter(|by| *by != Actor::Arbiter)
            && records.iter().any(differ)
            && game.clock().running().is_none()
        {
            let why = self.session.wording.why_stopped(game, by);
            outcome.said.extend(self.session.say(why.into_iter().collect()).said);
        }
        self.show(&outcome)
    }

    /// Goes on from a whole record: with what is new in it, or with another game.
    fn whole_record(&mut self, role: SeatRole, records: Vec<Record>, mark: Option<Mark>) -> Continuation {
        let Some(seat) = &mut self.seat else { return Continuation::GoesOn };
        let was_gone = seat.again.take().is_some();
        seat.pause = FAR_PAUSES[0];
        let known = seat.records.len();
        let is_known = known > 0 && records.get(known - 1) == seat.records.last();
        if is_known {
            let fresh = records[known..].to_vec();
            let pending = std::mem::take(&mut seat.pending);
            let mut course = Continuation::GoesOn;
            if was_gone {
                let said = self.session.wording.host_back();
                course = self.say(said);
            }
            if course == Continuation::GoesOn {
                course = self.follow(&fresh, mark);
            }
            return if course == Continuation::GoesOn { self.say_what_was_not_done(&fresh, pending) } else { course };
        }
        let wording = self.session.wording.clone();
        let Ok(session) = Session::replica(&records, wording, self.now.stamp()) else {
            return self.link_ended(LinkEnd::NotUnderstood);
        };
        seat.records = records;
        seat.pending.clear();
        if seat.role != role {
            seat.role = role;
            seat.link.set_role(role);
            self.face.exchange_colors();
        }
        self.session = session;
        self.replay = None;
        self.dialogue.seat = seat_of(role, &self.session);
        self.is_outdated = true;
        self.open_at_seat()
    }

    /// Says which of the pending requests are not among what was done meanwhile.
    fn say_what_was_not_done(&mut self, fresh: &[Record], pending: Vec<(u64, String)>) -> Continuation {
        let Some(actor) = self.speaker() else { return Continuation::GoesOn };
        let is_done =
            |record: &&Record| record.by == actor && !matches!(record.event, Event::Game(GameEvent::TableSet(_)));
        let mut done: Vec<Moment> = fresh.iter().filter(is_done).map(|record| record.at).collect();
        done.dedup();
        let mut course = Continuation::GoesOn;
        for (_, words) in pending.iter().skip(done.len()) {
            if course == Continuation::GoesOn {
                let said = self.session.wording.not_carried_out(actor, words);
                course = self.say(said);
            }
        }
        course
    }

    /// Says here what the host says about a request.
    fn answered(&mut self, id: u64, sentences: Vec<Sentence>, kind: UtteranceKind) -> Continuation {
        let Some(seat) = &mut self.seat else { return Continuation::GoesOn };
        seat.pending.retain(|(pending, _)| *pending != id);
        let by = self.speaker().unwrap_or(Actor::Arbiter);
        let utterance = |Sentence { text, read, spoken }: Sentence| Utterance {
            to: ear_of(by),
            urgency: Urgency::Answer,
            by,
            kind,
            printed: text,
            read,
            spoken,
            number: None,
        };
        let said: Vec<Utterance> = sentences.into_iter().map(utterance).collect();
        if said.is_empty() {
            return Continuation::GoesOn;
        }
        let outcome = self.session.say(said);
        self.show(&outcome)
    }

    fn link_ended(&mut self, end: LinkEnd) -> Continuation {
        let Some(seat) = &mut self.seat else { return Continuation::GoesOn };
        let trouble = match end {
            LinkEnd::ByHost(SeatEnd::HostLeft) | LinkEnd::Broken => None,
            // It was connected again before the host had noticed that it was gone.
            LinkEnd::ByHost(SeatEnd::Taken) if seat.again.is_some() => None,
            LinkEnd::ByHost(why) => Some(SeatTrouble::ended(why)),
            LinkEnd::NotUnderstood => Some(SeatTrouble::NotUnderstood),
        };
        if trouble.is_some() {
            seat.trouble = trouble;
            return Continuation::Ends;
        }
        if seat.again.is_some() {
            if seat.link.is_far() {
                seat.again = Some(self.now.moment().plus(seat.pause));
                seat.pause = (seat.pause + seat.pause).min(FAR_PAUSES[1]);
            }
            return Continuation::GoesOn;
        }
        if let (LinkEnd::ByHost(_), Stage::Over(_) | Stage::Cancelled) = (end, self.session.game().stage()) {
            return Continuation::Ends;
        }
        seat.again = Some(self.now.moment().plus(AGAIN));
        let said = self.session.wording.host_gone();
        self.say(said)
    }

    /// Leaves the seat; the game goes on without it. The trouble for which it was left, if any.
    pub(super) fn leave_seat(&mut self) -> Option<Trouble> {
        let seat = self.seat.take()?;
        let goodbye = self.session.wording.seat_left();
        self.face.farewell(&goodbye);
        let trouble = seat.trouble.clone().map(Trouble::Seat);
        seat.link.leave();
        trouble
    }

    /// Whether another program hosts the game.
    pub(super) fn is_at_a_seat(&self) -> bool {
        self.seat.is_some()
    }
}

/// Who sits at the keyboard of that role.
pub fn seat_of(role: SeatRole, session: &Session) -> Seat {
    role.actor(session.game()).map_or(Seat::EVERYBODY, Seat::elsewhere)
}
