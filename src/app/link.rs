//! This terminal as a seat at a table elsewhere: what comes from there is carried to the seat, what somebody does here
//! to the table.

use zeroize::Zeroizing;

use super::input::{Input, News};
use super::{App, Start, Wire};
use crate::game::Stage;
use crate::game::clock::moment::{Moment, Span};
use crate::game::course::replacement::Colors;
use crate::game::event::{Event, GameEvent};
use crate::game::people::Actor;
use crate::interpreter::Intent;
use crate::interpreter::keyboard::Keyboard;
use crate::interpreter::request::Pressing;
use crate::options::error::CommandError;
use crate::seats::link::{Link, LinkEnd, LinkReport, WholeRecord};
use crate::session::seat::Seat;
use crate::session::table::presence::{WAITING_PATIENCE, Welcome};
use crate::session::table::role::SeatRole;
use crate::session::table::{Output, Written};
use crate::storage::journal::{Mark, Record};
use crate::time::{RecordClock, Stamp};
use crate::wording::words::CommandWord;
use crate::wording::{EventContext, NotAtASeat, Question, Saved, SeatEnd, SeatTrouble, Trouble};

/// How often a host that is gone is looked for again.
const AGAIN: Span = Span(500);

/// How long a host may take to answer who leaves.
const LEAVING_PATIENCE: Span = Span(1_000);

/// How long a host, or `ssh`, may take to answer before it is asked again.
const ANSWER_PATIENCE: Span = Span::seconds(60);

/// The pauses between the attempts of `ssh`, which grow from the first to the last.
const FAR_PAUSES: [Span; 2] = [Span::seconds(1), Span::seconds(30)];

/// The way to the program at which the table stands.
pub(super) struct WayToHost {
    link: Link,
    role: SeatRole,
    /// The lines of the record so far.
    records: Vec<Record>,
    /// Lines that were sent and are not answered yet.
    pending: Vec<Pending>,
    /// When the host is looked for again, if it is gone.
    again: Option<Moment>,
    /// When the seat is left though the host does not answer.
    leaves: Option<Moment>,
    /// How long the next pause is, on the way through `ssh`.
    pause: Span,
    /// Nothing more will be typed.
    is_input_over: bool,
    trouble: Option<SeatTrouble>,
    how_to_sit: Option<String>,
}

/// A line that was sent and is not answered yet.
struct Pending {
    id: u64,
    words: String,
    /// How often something had been said here when it was typed.
    spoken_before: u64,
}

/// A seat's connection with the record that its host sent first.
pub struct Joined {
    pub link: Link,
    pub whole: WholeRecord,
    /// The line that takes a seat, for who watches without having asked for that.
    pub how_to_sit: Option<String>,
}

impl WayToHost {
    /// The lines of the record as far as this seat has them, which is all of it once the game is over.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// When the host is looked for again, if it is gone.
    pub fn due(&self) -> Option<Moment> {
        self.again.into_iter().chain(self.leaves).min()
    }

    /// Whether nothing more is to come: what was sent is answered, and a watcher's host is gone.
    fn is_done(&self) -> bool {
        let watches = self.role == SeatRole::Watcher && self.again.is_none();
        self.is_input_over && self.pending.is_empty() && !watches
    }
}

impl App {
    /// Connects all sources of input; the table stands elsewhere.
    ///
    /// # Errors
    ///
    /// If the terminal is gone.
    pub fn join(seat: Seat, start: Start, joined: Joined) -> Result<App, CommandError> {
        let Joined { link, whole: WholeRecord { welcome, at_ms, records, mark, .. }, how_to_sit } = joined;
        let Welcome { role, seats, saved, .. } = welcome;
        let host = WayToHost {
            link,
            role,
            records,
            pending: Vec::new(),
            again: None,
            leaves: None,
            pause: FAR_PAUSES[0],
            is_input_over: false,
            trouble: None,
            how_to_sit,
        };
        let mut app = App::at_a_seat(seat, start, Wire::Host(Box::new(host)))?;
        let to = app.inputs.sender();
        if let Some(host) = app.wire.host_mut() {
            let report = move |stamp, report| to.send((stamp, Input::News(News::Host(Box::new(report)))));
            host.link.give_reports(report);
        }
        app.inputs.now = RecordClock::from(Moment(at_ms));
        app.seat.follow(&[], mark);
        app.seat.saved = saved;
        seats.into_iter().for_each(|state| _ = app.seat.note_seat(state));
        Ok(app)
    }

    /// Says at the beginning who sits here, and in which game.
    pub(super) fn say_who_joined(&mut self) {
        let (wording, game) = (&self.seat.wording, self.seat.game());
        let mut said = vec![wording.seat_joined(self.speaker())];
        let how_to_sit = self.wire.host().and_then(|host| host.how_to_sit.as_ref());
        said.extend(how_to_sit.map(|command| wording.how_to_sit(command)));
        said.push(wording.opening(game, false));
        said.extend(wording.chess960_array(game));
        let asker = self.seat.keyboard.asker(game);
        if game.stage() != Stage::BeforePlay {
            let asked = [Question::Last, Question::Status];
            said.extend(asked.iter().flat_map(|asked| wording.answer(game, self.moment(), asker, asked)));
        }
        said.extend(self.seat.beside_the_status(self.moment(), asker));
        let outcome = self.seat.say(said);
        self.show(&outcome);
    }

    /// Sends a typed line to the table. The answer comes by itself.
    pub(super) fn send_to_host(&mut self, stamp: Stamp, line: Zeroizing<String>) {
        let by = self.speaker();
        let Some(host) = self.wire.host_mut() else { return };
        if host.again.is_some() {
            if self.seat.reader(by).read(&line) == Intent::Quit {
                self.inputs.is_left = true;
                return;
            }
            let asker = self.seat.keyboard.asker(self.seat.game());
            return self.say(self.seat.wording.not_at_a_seat(asker, NotAtASeat::HostGone));
        }
        if self.seat.reader(by).vocabulary.whole(&line) == Some(CommandWord::Quit) {
            host.leaves.get_or_insert(stamp.at.plus(LEAVING_PATIENCE));
        }
        let press = self.seat.pressing == Pressing::WithMove;
        let lang = self.seat.wording.language();
        let id = host.link.request(&line, stamp.at.0, lang, press, host.records.len() as u64);
        let kept = match self.seat.secret() {
            Some(_) => String::new(),
            None => self.seat.reader(by).without_sealed_move(&line).to_string(),
        };
        host.pending.push(Pending { id, words: kept, spoken_before: self.seat.spoken_before() });
    }

    /// Nothing more will be typed. What was sent is still answered; a watcher stays.
    pub(super) fn no_more_input(&mut self) {
        if let Some(host) = self.wire.host_mut() {
            host.is_input_over = true;
        }
        self.inputs.is_left |= self.wire.host().is_none_or(WayToHost::is_done);
    }

    /// Looks for a host that is gone, if that is due.
    pub(super) fn look_for_host(&mut self, at: Moment) {
        if self.wire.host_mut().is_some_and(|host| host.leaves.take_if(|due| *due <= at).is_some()) {
            let said = self.seat.wording.host_silent();
            self.say(said);
            self.inputs.is_left = true;
            return;
        }
        if let Some(host) = self.wire.host_mut()
            && host.again.is_some_and(|again| again <= at)
        {
            // A second connection would ask for the seat that the first one gets: one that ends reports that itself.
            let pause = match host.link.connect() {
                Ok(()) => ANSWER_PATIENCE,
                Err(_) if host.link.is_far() => FAR_PAUSES[1],
                Err(_) => AGAIN,
            };
            host.again = Some(at.plus(pause));
        }
    }

    /// Handles a report of the host.
    pub(super) fn host_reported(&mut self, report: LinkReport) {
        match report {
            LinkReport::Whole(WholeRecord { welcome, at_ms, socket, records, mark }) => {
                let Welcome { role, actor: _, token, seats, saved } = welcome;
                if let Some(host) = self.wire.host_mut() {
                    host.link.set_socket(socket);
                    host.link.set_token(token);
                }
                self.inputs.now = RecordClock::from(Moment(at_ms));
                self.take_whole_record(role, records, mark, saved);
                seats.into_iter().for_each(|state| _ = self.seat.note_seat(state));
            }
            LinkReport::Output(output) => self.came_from_the_table(output),
            LinkReport::Now { at_ms, delay_ms } => self.set_clock(Moment(at_ms.saturating_add(delay_ms))),
            LinkReport::Ended(end) => self.link_ended(end),
        }
        self.inputs.is_left |= self.wire.host().is_some_and(WayToHost::is_done);
    }

    fn came_from_the_table(&mut self, output: Output) {
        let Some(host) = self.wire.host_mut() else { return };
        if let Output::Wait { .. } = output {
            // The arbiter gave the seat to somebody else meanwhile.
            if let Some(again) = &mut host.again {
                *again = again.plus(WAITING_PATIENCE);
            }
            return self.say(self.seat.wording.seat_waits());
        }
        let mut is_taken_back = false;
        if let Output::Written(written) = &output {
            host.records.extend_from_slice(&written.records);
            let takes_back = |record: &Record| matches!(record.event, Event::Game(GameEvent::ResultTakenBack { .. }));
            is_taken_back = written.records.iter().any(takes_back);
        }
        if let Output::Taken { end, .. } = &output
            && let Some(place) = host.pending.iter().position(|pending| Some(pending.id) == end.id)
        {
            host.leaves = None;
            self.seat.answers_line_of(host.pending.remove(place).spoken_before);
        }
        self.deliver(vec![output]);
        if is_taken_back {
            self.seat.replay = None;
        }
    }

    /// Puts the clock right by that of the host, if they differ by more than the jitter of a line.
    fn set_clock(&mut self, at: Moment) {
        const JITTER: u64 = 20;
        if at.0.abs_diff(self.now().moment().0) > JITTER {
            self.inputs.now = RecordClock::from(at);
        }
    }

    /// Goes on from a whole record: with what is new in it, or with another game.
    fn take_whole_record(&mut self, role: SeatRole, records: Vec<Record>, mark: Option<Mark>, saved: Saved) {
        self.seat.saved = saved;
        let Some(host) = self.wire.host_mut() else { return };
        let was_gone = host.again.take().is_some();
        self.seat.is_cut_off = false;
        host.pause = FAR_PAUSES[0];
        let known = host.records.len();
        if known > 0 && records.get(known - 1) == host.records.last() {
            let fresh = records[known..].to_vec();
            let pending = std::mem::take(&mut host.pending);
            if was_gone {
                let said = self.seat.wording.host_back();
                self.say(said);
            }
            self.came_from_the_table(Output::Written(Written { records: fresh.clone(), mark, ..Written::default() }));
            return self.say_what_was_not_done(&fresh, &pending);
        }
        let is_next = known > 0 && !was_gone;
        // Of a game that begins now every line is news.
        let before = if is_next { &records[..records.len().min(1)] } else { &records };
        let Ok(seat) = Seat::after(before, self.seat.wording.clone()) else {
            return self.link_ended(LinkEnd::NotUnderstood);
        };
        host.records.clone_from(&records);
        host.pending.clear();
        let colors = if host.role == role { Colors::AsBefore } else { Colors::Exchanged };
        if colors == Colors::Exchanged {
            host.role = role;
            host.link.set_role(role);
            self.display.face.exchange_colors();
        }
        let before = std::mem::replace(&mut self.seat, seated(seat, role));
        (self.seat.pressing, self.seat.saved) = (before.pressing, saved);
        self.display.is_outdated = true;
        if is_next {
            self.seat.go_on_from(before, colors);
            let mut outcome = self.seat.follow(&records, mark);
            outcome.extend(self.seat.say(vec![self.seat.wording.seat_joined(self.speaker())]));
            return self.show(&outcome);
        }
        self.seat.follow(&[], mark);
        self.say_who_joined();
    }

    /// Says which of the pending requests are not among what was done meanwhile.
    fn say_what_was_not_done(&mut self, fresh: &[Record], pending: &[Pending]) {
        let Some(actor) = self.speaker() else { return };
        let is_done =
            |record: &&Record| record.by == actor && !matches!(record.event, Event::Game(GameEvent::TableSet(_)));
        let mut done: Vec<Moment> = fresh.iter().filter(is_done).map(|record| record.at).collect();
        done.dedup();
        for Pending { words, .. } in pending.iter().skip(done.len()) {
            let said = self.seat.wording.not_carried_out(actor, words);
            self.say(said);
        }
    }

    fn link_ended(&mut self, end: LinkEnd) {
        let Some(host) = self.wire.host_mut() else { return };
        let trouble = match end {
            LinkEnd::ByHost(SeatEnd::HostLeft) | LinkEnd::Broken => None,
            LinkEnd::ByHost(why) => Some(SeatTrouble::ended(why)),
            LinkEnd::NotUnderstood => Some(SeatTrouble::NotUnderstood),
        };
        if trouble.is_some() {
            host.trouble = trouble;
            self.inputs.is_left = true;
            return;
        }
        if host.again.is_some() {
            let pause = if host.link.is_far() { host.pause } else { AGAIN };
            host.again = Some(self.inputs.now.moment().plus(pause));
            host.pause = (host.pause + host.pause).min(FAR_PAUSES[1]);
            return;
        }
        if let (LinkEnd::ByHost(_), Stage::Over(_) | Stage::Cancelled) = (end, self.seat.game().stage()) {
            self.inputs.is_left = true;
            let closed = Event::Game(GameEvent::RecordClosed);
            let (wording, game) = (&self.seat.wording, self.seat.game());
            let said = wording.event(game, Actor::Program, &closed, EventContext::default()).into_iter().collect();
            let outcome = self.seat.only_say(said);
            return self.show(&outcome);
        }
        host.again = Some(self.inputs.now.moment().plus(AGAIN));
        self.seat.is_cut_off = true;
        self.seat.forget_questions();
        let said = self.seat.wording.host_gone();
        self.say(said);
    }

    /// Leaves the seat; the game goes on without it. The trouble for which it was left, if any.
    pub(super) fn leave_seat(&mut self) -> Option<Trouble> {
        let Some(host) = self.wire.host_mut() else {
            self.display.face.release();
            return None;
        };
        let trouble = host.trouble.clone().map(Trouble::Seat);
        host.link.leave();
        if trouble.is_some() {
            // Nobody left: the trouble says what became of the seat.
            self.display.face.release();
        } else {
            let goodbye = self.seat.wording.seat_left();
            self.display.face.farewell(&goodbye);
        }
        trouble
    }
}

/// The seat of that role: who types there, and what is heard.
pub fn seated(seat: Seat, role: SeatRole) -> Seat {
    let keyboard = role.actor(seat.game()).map_or(Keyboard::EVERYBODY, Keyboard::elsewhere);
    let listeners = role.listeners(seat.game());
    seat.of_keyboard(Keyboard { is_elsewhere: true, ..keyboard }).hearing(&listeners)
}
