//! The host's part of seats: who is admitted, what is carried out for them, and what they get.

use super::input::Input;
use super::typed::BoardsToo;
use super::{App, Continuation};
use strum::VariantArray;

use crate::game::Stage;
use crate::game::clock::moment::{Moment, Span};
use crate::game::command::{AdjournmentCommand, Command, MoveCommand};
use crate::game::course::replacement::Colors;
use crate::game::event::{Event, GameEvent, MoveEvent};
use crate::game::people::Actor;
use crate::game::terms::Watching;
use crate::interpreter::request::AppRequest;
use crate::interpreter::seat::Seat;
use crate::interpreter::vocabulary::Vocabulary;
use crate::interpreter::{Intent, Interpreter};
use crate::options::error::CommandError;
use crate::seats::hub::{ConnectionId, Hello, Hub, Outbox, Request, SeatReport};
use crate::seats::protocol::{FromHost, SeatRole, Sentence};
use crate::session::replica::Fresh;
use crate::storage::input_file::{self, LONGEST_RECORD};
use crate::time::Stamp;
use crate::wording::{NotAtASeat, PinNotice, SeatChange, SeatEnd, SeatTrouble, Trouble, Utterance, Wording, ear_of};

/// The seats of a hosted game, and the languages that are spoken there.
pub(super) struct Host {
    hub: Hub,
    words: Vec<SeatWords>,
}

/// A language in which a seat types and is answered.
struct SeatWords {
    wording: Wording,
    vocabulary: Vocabulary,
}

/// What came of one command of a seat.
enum Answer {
    Done(Vec<Utterance>),
    Refused(Vec<Utterance>),
}

impl App {
    /// Offers the game to seats at other terminals.
    ///
    /// # Errors
    ///
    /// If no socket can be made.
    pub fn with_seats(mut self) -> Result<App, CommandError> {
        let failed = |why: String| CommandError::failure(Trouble::Seat(SeatTrouble::NotOpened { why }));
        self.session.keep_fresh();
        let Some(path) = self.session.record_path() else { return Ok(self) };
        let bytes = input_file::read(path, LONGEST_RECORD).map_err(|error| failed(error.to_string()))?;
        let text = String::from_utf8_lossy(&bytes);
        let (to, now) = (self.to_inputs.clone(), self.now);
        let wake = move || drop(to.send((now.stamp(), Input::Seats)));
        let hub = Hub::open(path, &text, now, wake).map_err(|error| failed(error.to_string()))?;
        self.host = Some(Host { hub, words: Vec::new() });
        Ok(self)
    }

    /// Sends what was written to the seats.
    pub(super) fn send_fresh(&mut self) {
        let Some(host) = &mut self.host else { return };
        let at = self.now.moment();
        for fresh in self.session.take_fresh() {
            match fresh {
                Fresh::Lines(lines) => host.hub.send_lines(lines, at),
                Fresh::AnotherRecord(colors) => {
                    if let Some(record) = self.session.record_path() {
                        // Otherwise those who come now find it under its first name only.
                        let _ = host.hub.offer(record);
                    }
                    let game = self.session.game();
                    let role = |role: SeatRole| {
                        let role = if colors == Colors::Exchanged { role.of_the_other_color() } else { role };
                        (role, role.actor(game).map(|actor| actor.to_string()))
                    };
                    host.hub.begin_another_record(at, role);
                }
            }
        }
    }

    /// How long what the player on the move has done may be on its way from a seat.
    pub(super) fn on_the_way(&self) -> Span {
        const MOST: u64 = 1_000;
        let Some((host, on_move)) = self.host.as_ref().zip(self.session.game().clock().running()) else {
            return Span::ZERO;
        };
        let game = self.session.game();
        let delay = host.hub.delays().filter(|(role, _)| role.actor(game).and_then(Actor::side) == Some(on_move));
        Span(i64::try_from(delay.map(|(_, delay)| delay.min(MOST)).max().unwrap_or(0)).unwrap_or(0))
    }

    /// When the seats must be looked at next.
    pub(super) fn seats_due(&self) -> Option<Moment> {
        self.host.as_ref().and_then(|host| host.hub.due())
    }

    /// Measures delays and notices seats that are lost, if that is due.
    pub(super) fn beat_seats(&mut self, at: Moment) -> Continuation {
        let lost = self.host.as_mut().map(|host| host.hub.beat(at)).unwrap_or_default();
        lost.into_iter().fold(Continuation::GoesOn, |course, role| {
            match self.seat_changed(role, SeatChange::Lost, None) {
                Continuation::Ends => Continuation::Ends,
                Continuation::GoesOn => course,
            }
        })
    }

    /// Does what the seats ask for.
    pub(super) fn seats_reported(&mut self) -> Continuation {
        self.send_fresh();
        while let Some((stamp, report)) = self.host.as_ref().and_then(|host| host.hub.next_report()) {
            if self.seat_reported(stamp, report) == Continuation::Ends {
                return Continuation::Ends;
            }
            self.send_fresh();
        }
        Continuation::GoesOn
    }

    fn seat_reported(&mut self, stamp: Stamp, report: SeatReport) -> Continuation {
        let Some(host) = &mut self.host else { return Continuation::GoesOn };
        match report {
            SeatReport::Hello(id, hello, outbox) => self.admit(stamp, id, hello, &outbox),
            SeatReport::Request(id, request) => {
                let course = self.heard_from(id, stamp);
                if course == Continuation::GoesOn { self.requested(stamp, id, &request) } else { course }
            }
            SeatReport::Pong(id, ping) => {
                let slow = host.hub.answered(id, ping, stamp.at);
                let course = self.heard_from(id, stamp);
                match slow.filter(|_| course == Continuation::GoesOn) {
                    Some(role) => self.seat_changed(role, SeatChange::Slow, None),
                    None => course,
                }
            }
            SeatReport::Drained(id) => {
                host.hub.drained(id, stamp.at);
                Continuation::GoesOn
            }
            SeatReport::Gone(id, departure) => match host.hub.dismiss(id, departure) {
                Some((role, change)) => self.seat_changed(role, change, None),
                None => Continuation::GoesOn,
            },
        }
    }

    fn heard_from(&mut self, id: ConnectionId, stamp: Stamp) -> Continuation {
        match self.host.as_mut().and_then(|host| host.hub.hear(id, stamp.at)) {
            Some(role) => self.seat_changed(role, SeatChange::Back, None),
            None => Continuation::GoesOn,
        }
    }

    /// Says what has become of a seat, here and at the seats. That a line is cut off is recorded: it is for the arbiter to
    /// decide what follows. What happens is no longer said here to those who hear it there.
    fn seat_changed(&mut self, role: SeatRole, change: SeatChange, newcomer: Option<ConnectionId>) -> Continuation {
        let Some(host) = &mut self.host else { return Continuation::GoesOn };
        let game = self.session.game();
        let elsewhere = host.hub.present().filter(|role| role.is_for_one());
        let elsewhere: Vec<_> = elsewhere.filter_map(|role| role.actor(game)).map(ear_of).collect();
        let who = role.actor(game);
        let is_there = host.hub.present().any(|role| role.actor(game) == who);
        let event = who.filter(|_| matches!(game.stage(), Stage::BeforePlay | Stage::Playing)).and_then(|who| {
            let is_lost = game.lost_seats().contains(&who);
            match change {
                SeatChange::Lost if !is_there => Some(GameEvent::SeatLost { who }),
                SeatChange::Back | SeatChange::Taken if is_lost => Some(GameEvent::SeatRegained { who }),
                SeatChange::Lost
                | SeatChange::Back
                | SeatChange::Taken
                | SeatChange::Left
                | SeatChange::Asked
                | SeatChange::Slow => None,
            }
        });
        let mut said = self.session.wording.seat_changed(who, change);
        said.retain(|said| !elsewhere.contains(&said.to));
        let is_freed = matches!(change, SeatChange::Left | SeatChange::Lost);
        if event.is_none() {
            host.hub.send_to_others(newcomer, &FromHost::Seat { role, change });
        }
        self.session.set_elsewhere(elsewhere);
        let outcome = match event {
            Some(event) => self.session.reported(self.now.stamp(), Event::Game(event), None),
            None => self.session.say(said),
        };
        let course = self.show(&outcome);
        self.send_fresh();
        match course {
            Continuation::GoesOn if is_freed => self.admit_waiting(),
            Continuation::GoesOn | Continuation::Ends => course,
        }
    }

    /// Gives a seat that is free now to who waits for it.
    fn admit_waiting(&mut self) -> Continuation {
        let next = self.host.as_mut().and_then(|host| host.hub.next_waiting());
        next.map_or(Continuation::GoesOn, |next| self.admit(self.now.stamp(), next.id, next.hello, &next.outbox))
    }

    /// Takes the seat of `who` away, so that somebody else may have it.
    ///
    /// # Errors
    ///
    /// If it is not the arbiter who says so, or nobody sits there.
    pub(super) fn unseat(&mut self, by: Actor, who: Actor) -> Result<Continuation, NotAtASeat> {
        if by != Actor::Arbiter {
            return Err(NotAtASeat::OnlyTheArbiter);
        }
        let game = self.session.game();
        let role = SeatRole::VARIANTS.iter().find(|role| role.actor(game) == Some(who));
        let role = role.copied().ok_or(NotAtASeat::NobodySits)?;
        let is_taken_away = self.host.as_mut().is_some_and(|host| host.hub.unseat(role));
        if is_taken_away { Ok(self.seat_changed(role, SeatChange::Left, None)) } else { Err(NotAtASeat::NobodySits) }
    }

    fn admit(&mut self, stamp: Stamp, id: ConnectionId, hello: Hello, outbox: &Outbox) -> Continuation {
        let may = self.may_sit(stamp, &hello);
        // A wrong PIN was recorded.
        self.send_fresh();
        let Some(host) = &mut self.host else { return Continuation::GoesOn };
        match may {
            Err(SeatEnd::Taken) => {
                let role = hello.role;
                host.hub.let_wait(id, hello, outbox.clone(), stamp.at);
                self.seat_changed(role, SeatChange::Asked, None)
            }
            Err(why) => {
                host.hub.turn_away(outbox, why);
                Continuation::GoesOn
            }
            Ok(actor) => {
                let role = hello.role;
                host.hub.admit(id, hello, actor.map(|actor| actor.to_string()), outbox.clone(), self.now.moment());
                self.seat_changed(role, SeatChange::Taken, Some(id))
            }
        }
    }

    /// Who speaks from that seat, if it may be taken.
    fn may_sit(&mut self, stamp: Stamp, hello: &Hello) -> Result<Option<Actor>, SeatEnd> {
        let Hello { role, lang, pin } = hello;
        if Wording::new(lang).is_err() {
            return Err(SeatEnd::Language);
        }
        let game = self.session.game();
        if *role == SeatRole::Watcher && game.terms().watching == Watching::Forbidden {
            return Err(SeatEnd::WatchingForbidden);
        }
        let actor = role.actor(game);
        if actor.is_none() && *role != SeatRole::Watcher {
            return Err(SeatEnd::NoSuchRole);
        }
        if let Some(host) = &mut self.host
            && host.hub.is_held(*role)
        {
            return Err(SeatEnd::Taken);
        }
        if actor.is_some_and(|actor| game.needs_pin(actor)) {
            let Some(pin) = pin else { return Err(SeatEnd::PinNeeded) };
            let (outcome, right) = match self.session.pin_of_a_seat(stamp, pin) {
                Ok(outcome) => (outcome, Ok(())),
                Err((outcome, PinNotice::Wait(_))) => (outcome, Err(SeatEnd::PinLater)),
                Err((outcome, _)) => (outcome, Err(SeatEnd::PinWrong)),
            };
            self.show(&outcome);
            right?;
        }
        Ok(actor)
    }

    /// Carries out what was typed at a seat, or says there why not.
    fn requested(&mut self, arrived: Stamp, id: ConnectionId, request: &Request) -> Continuation {
        let Some(host) = &mut self.host else { return Continuation::GoesOn };
        if let Some(lang) = &request.lang {
            host.hub.set_language(id, lang);
        }
        let Some((role, lang)) = host.hub.seat(id) else { return Continuation::GoesOn };
        let Some(place) = place_of(&mut host.words, lang) else { return Continuation::GoesOn };
        // The moment at which the key was read counts, as far back as the line needs for one way.
        let earliest = arrived.at.0.saturating_sub(host.hub.delay_ms(id));
        let at = request.at_ms.unwrap_or(arrived.at.0).clamp(earliest, arrived.at.0);
        let stamp = Stamp { at: Moment(at), arrived: Some(arrived.at), ..arrived };
        let is_late = request.seq.is_some_and(|seq| host.hub.happened_since(id, seq));
        let words = host.words.swap_remove(place);
        let answer = self.answer_to(stamp, role, request, is_late, &words);
        self.send_fresh();
        let Some(host) = &mut self.host else { return Continuation::GoesOn };
        host.words.push(words);
        let sentence = |said: Utterance| Sentence { text: said.printed, read: said.read, spoken: said.spoken };
        let (answer, course) = answer;
        let message = match answer {
            Answer::Done(said) => {
                FromHost::Done { id: request.id, sentences: said.into_iter().map(sentence).collect() }
            }
            Answer::Refused(said) => {
                FromHost::Refused { id: request.id, sentences: said.into_iter().map(sentence).collect() }
            }
        };
        host.hub.send(id, &message);
        course
    }

    fn answer_to(
        &mut self,
        stamp: Stamp,
        role: SeatRole,
        request: &Request,
        is_late: bool,
        words: &SeatWords,
    ) -> (Answer, Continuation) {
        let wording = &words.wording;
        let Some(actor) = role.actor(self.session.game()) else {
            return (Answer::Refused(vec![wording.only_watching(Actor::Arbiter)]), Continuation::GoesOn);
        };
        if is_late && request.say.trim().is_empty() {
            return (Answer::Refused(vec![wording.typed_too_late(actor)]), Continuation::GoesOn);
        }
        let vocabulary = &words.vocabulary;
        let seat = Seat::elsewhere(actor);
        let reader = Interpreter { vocabulary, game: self.session.game(), seat, by: Some(actor) };
        let mut said = Vec::new();
        for part in reader.parts(&request.say) {
            let intent = Interpreter { vocabulary, game: self.session.game(), seat, by: Some(actor) }.read(part);
            let (answer, course) = self.answer_to_one(stamp, actor, intent, request.press, wording);
            match answer {
                Answer::Done(more) => said.extend(more),
                Answer::Refused(more) => {
                    said.extend(more);
                    return (Answer::Refused(said), course);
                }
            }
            if course == Continuation::Ends {
                return (Answer::Done(said), course);
            }
        }
        (Answer::Done(said), Continuation::GoesOn)
    }

    fn answer_to_one(
        &mut self,
        stamp: Stamp,
        actor: Actor,
        intent: Intent,
        press: bool,
        wording: &Wording,
    ) -> (Answer, Continuation) {
        let game = self.session.game();
        let refused = |said: Utterance| (Answer::Refused(vec![said]), Continuation::GoesOn);
        match intent {
            Intent::Command(by, _) | Intent::Ask(by, _) | Intent::Program(by, AppRequest::Unseat(_)) if by != actor => {
                refused(wording.not_at_a_seat(actor, NotAtASeat::AnotherSpeaker))
            }
            // What is sealed is nobody's business but of those who are there.
            Intent::Command(
                _,
                Command::Adjournment(
                    AdjournmentCommand::Seal(_) | AdjournmentCommand::Open(_) | AdjournmentCommand::Adjourn(_),
                ),
            ) => refused(wording.not_at_a_seat(actor, NotAtASeat::OnlyAtTheHost)),
            Intent::Command(_, command) => self.command_of_a_seat(stamp, actor, command, press, wording),
            Intent::Ask(_, question) => match game.may_ask_time(actor) {
                Err(refusal) if question.is_about_time() => refused(wording.refusal(game, actor, &refusal)),
                Ok(()) | Err(_) => {
                    (Answer::Done(wording.answer(game, stamp.at, actor, &question)), Continuation::GoesOn)
                }
            },
            Intent::Unreadable(_, unreadable) => refused(wording.unreadable(game, actor, &unreadable)),
            Intent::Refused(_, refusal) => refused(wording.refusal(game, actor, &refusal)),
            Intent::NotATimeControl(_, text, why) => refused(wording.not_a_time_control(actor, text, why)),
            Intent::Misread(_, misreading) => refused(wording.misread(actor, &misreading)),
            Intent::Program(_, AppRequest::Unseat(who)) => match self.unseat(actor, who) {
                Ok(course) => (Answer::Done(Vec::new()), course),
                Err(why) => refused(wording.not_at_a_seat(actor, why)),
            },
            Intent::Calls(..) | Intent::Program(..) | Intent::Quit => refused(wording.only_while_playing(actor)),
        }
    }

    fn command_of_a_seat(
        &mut self,
        stamp: Stamp,
        actor: Actor,
        command: Command,
        press: bool,
        wording: &Wording,
    ) -> (Answer, Continuation) {
        let intent = Intent::Command(actor, command.clone());
        if self.hold_press_of_a_seat(stamp, &intent) {
            return (Answer::Done(Vec::new()), Continuation::GoesOn);
        }
        let touches = BoardsToo::of(actor, &command);
        let (mut outcome, answer) = self.session.command_of_a_seat(stamp, actor, command, wording);
        let is_done = answer.is_ok();
        let answer = match answer {
            Ok(said) => Answer::Done(said),
            Err(said) => Answer::Refused(said),
        };
        let is_announced = |event: &Event| matches!(event, Event::Move(MoveEvent::MoveAnnounced(_)));
        if press && outcome.events.iter().any(is_announced) {
            let complete = Command::Move(MoveCommand::Complete);
            if !self.hold_press_of_a_seat(stamp, &Intent::Command(actor, complete.clone())) {
                let (completed, _) = self.session.command_of_a_seat(stamp, actor, complete, wording);
                outcome.events.extend(completed.events);
                outcome.said.extend(completed.said);
            }
        }
        let end = self.carried_out(&outcome);
        let end = if is_done { self.done_at_the_boards(end, touches) } else { end };
        (answer, end.course())
    }

    /// Says to all seats that the host ends.
    pub(super) fn close_seats(&mut self) {
        self.send_fresh();
        if let Some(host) = self.host.take() {
            host.hub.close();
        }
    }
}

/// The place of a language among those that are spoken; it is added if it is new.
fn place_of(words: &mut Vec<SeatWords>, lang: &str) -> Option<usize> {
    if let Some(place) = words.iter().position(|known| known.wording.language() == lang) {
        return Some(place);
    }
    let wording = Wording::new(lang).ok()?;
    words.push(SeatWords { vocabulary: Vocabulary::of(&wording), wording });
    Some(words.len() - 1)
}
