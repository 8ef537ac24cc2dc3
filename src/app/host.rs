//! The seats at other terminals, where the table stands here: who is admitted, and what is carried to and from them.

use std::collections::HashMap;

use shakmaty::Color;

use super::App;
use super::input::{Input, News};
use super::typed::take_line;
use crate::game::clock::moment::{Moment, Span};
use crate::game::course::replacement::Colors;
use crate::game::event::{Event, GameEvent};
use crate::game::people::Actor;
use crate::game::terms::Watching;
use crate::game::{Game, Stage};
use crate::interpreter::request::Pressing;
use crate::seats::hub::{Arrival, ConnectionId, Hello, Hub, Outbox, Request, SeatReport};
use crate::seats::protocol::{FromHost, SeatRole};
use crate::session::seat::Ears;
use crate::session::table::place::{Asking, PinAtTheDoor, SeatId};
use crate::session::table::{LineEnd, MOST_DELAY, Marked, Newcomer, Output, Table, Typed};
use crate::storage::games::games_directory;
use crate::storage::input_file::{self, LONGEST_RECORD};
use crate::storage::journal;
use crate::time::Stamp;
use crate::wording::{PinNotice, SeatChange, SeatEnd, SeatTrouble, TerminalState, Trouble, Utterance, Wording, ear_of};

/// The seats at other terminals.
pub(super) struct SeatsElsewhere {
    hub: Hub,
    /// What is being answered at each seat: the number of the request, and the sentences so far.
    answers: HashMap<SeatId, Answer>,
}

/// An answer that is not sent yet.
#[derive(Default)]
struct Answer {
    request: u64,
    sentences: Vec<Utterance>,
    is_shortened: bool,
}

impl SeatsElsewhere {
    /// When the seats must be looked at next, if there are any.
    pub fn due(&self) -> Option<Moment> {
        self.hub.due()
    }

    /// For whom what happens is said where the table stands: for all but those who hear it at a seat.
    fn ears_here(&self, game: &Game) -> Ears {
        let elsewhere = self.hub.present().filter(|role| role.is_for_one()).filter_map(|role| role.actor(game));
        Ears::AllBut(elsewhere.map(ear_of).collect())
    }

    /// Sends what was said to each seat alone, before something else is sent to all.
    fn send_what_was_said(&mut self) {
        for (to, answer) in self.answers.iter_mut().filter(|(_, answer)| !answer.sentences.is_empty()) {
            let said = FromHost::Said { id: answer.request, sentences: std::mem::take(&mut answer.sentences) };
            self.hub.send(to.0, &said);
        }
    }

    /// Sends the end of an answer.
    fn end_answer(&mut self, to: SeatId, end: &LineEnd) {
        let Answer { request: id, sentences, is_shortened: shortened } = self.answers.remove(&to).unwrap_or_default();
        let message = if end.asks.is_some() || end.secret.is_some() {
            FromHost::Asked { id, sentences, question: end.asks.clone(), secret: end.secret }
        } else if end.is_refused {
            FromHost::Refused { id, sentences, shortened }
        } else {
            FromHost::Done { id, sentences, waits: end.waits, leaves: end.leaves }
        };
        self.hub.send(to.0, &message);
    }
}

impl App {
    /// Offers the game to seats at other terminals. Returns how they join, or why no socket can be made: then the game is
    /// played without seats.
    pub(super) fn offer_seats(&mut self) -> Option<Utterance> {
        match self.open_hub() {
            Ok(hub) => {
                self.hub = Some(SeatsElsewhere { hub: hub?, answers: HashMap::new() });
                Some(self.seat.wording.how_to_join(&self.join_command()))
            }
            Err(trouble) => Some(self.seat.wording.trouble_notice(&trouble)),
        }
    }

    /// The line that others type to join: the game of the data folder is found without its name. The seat in it is that of
    /// the opponent, where a player sits here.
    fn join_command(&self) -> String {
        let is_black_here = self.seat.keyboard.typist.and_then(Actor::side) == Some(Color::Black);
        let role = if is_black_here { SeatRole::White } else { SeatRole::Black };
        let role = role.name();
        let path = &self.files.path;
        let join = format!("{} join", self.files.called());
        if path.starts_with(games_directory()) {
            return format!("{join} --as {role}");
        }
        let file = path.canonicalize().unwrap_or_else(|_| path.clone()).display().to_string();
        let quoted = if file.contains(' ') { format!("\"{file}\"") } else { file };
        format!("{join} {quoted} --as {role}")
    }

    fn open_hub(&self) -> Result<Option<Hub>, Trouble> {
        let failed = |why: String| Trouble::Seat(SeatTrouble::NotOpened { why });
        let Some(path) = self.table.here().and_then(Table::record_path) else { return Ok(None) };
        let bytes = input_file::read(path, LONGEST_RECORD).map_err(|error| failed(error.to_string()))?;
        let opened = journal::read_bytes(&bytes, path).map_err(|error| journal::trouble(&error))?;
        let text = String::from_utf8_lossy(&bytes);
        let (to, now) = (self.inputs.sender(), self.inputs.now);
        let wake = move || drop(to.send((now.stamp(), Input::News(News::Seats))));
        Hub::open(path, (&opened.records, &text), now, wake).map(Some).map_err(|error| failed(error.to_string()))
    }

    /// Sends to other terminals what is for them.
    pub(super) fn pass_on(&mut self, output: &Output) {
        let at = self.now().moment();
        let Some(seats) = &mut self.hub else { return };
        match output {
            Output::Written(written) => {
                seats.send_what_was_said();
                seats.hub.send_lines(&written.records, written.lines.clone(), at);
            }
            Output::AnotherRecord(previous) => {
                let Some(table) = self.table.here() else { return };
                if let Some(record) = table.record_path() {
                    // Otherwise those who come now find it under its first name only.
                    let _ = seats.hub.offer(record);
                }
                let (game, colors) = (table.game(), previous.colors);
                let role = |role: SeatRole| {
                    let role = if colors == Colors::Exchanged { role.of_the_other_color() } else { role };
                    (role, role.actor(game))
                };
                seats.hub.begin_another_record(at, role);
                self.seat.ears = seats.ears_here(game);
            }
            Output::Answer { to, said, marked } if *to != SeatId::FIRST => {
                let answer = seats.answers.entry(*to).or_default();
                answer.sentences.extend_from_slice(said);
                answer.is_shortened = *marked == Marked::Never;
            }
            Output::Notice { to, said } if *to != SeatId::FIRST => {
                seats.send_what_was_said();
                seats.hub.send(to.0, &FromHost::Notice { sentences: said.clone() });
            }
            Output::Saved(saved) => {
                seats.hub.news.saved = *saved;
                seats.hub.send_to_all(&FromHost::Saved { saved: *saved });
            }
            Output::Own { to, part, by: _ } if *to != SeatId::FIRST => {
                let answer = seats.answers.entry(*to).or_default();
                let sentences = std::mem::take(&mut answer.sentences);
                let own = FromHost::Own { id: answer.request, say: part.clone(), sentences };
                seats.hub.send(to.0, &own);
            }
            Output::End { to, end } if *to != SeatId::FIRST => seats.end_answer(*to, end),
            Output::Answer { .. }
            | Output::Own { .. }
            | Output::OwnIntent { .. }
            | Output::End { .. }
            | Output::Notice { .. }
            | Output::Unseat(_)
            | Output::ReadBoard { .. } => {}
        }
    }

    /// Measures delays and notices seats that are lost, if that is due. What has come from them while this program was busy
    /// is heard first.
    pub(super) fn beat_seats(&mut self) {
        let at = self.now().moment();
        if self.hub.as_ref().and_then(SeatsElsewhere::due).is_some_and(|due| due <= at) {
            self.seats_reported();
        }
        let lost = self.hub.as_mut().map(|seats| seats.hub.beat(at)).unwrap_or_default();
        lost.into_iter().for_each(|role| self.seat_changed(role, SeatChange::Lost, None));
        let unsaid = self.hub.as_mut().map(|seats| seats.hub.news.due(at)).unwrap_or_default();
        unsaid.into_iter().for_each(|(role, change)| self.seat_changed(role, change, None));
    }

    /// Does what the seats ask for.
    pub(super) fn seats_reported(&mut self) {
        while let Some((stamp, report)) = self.hub.as_ref().and_then(|seats| seats.hub.next_report()) {
            self.seat_reported(stamp, report);
            if self.inputs.is_left {
                return;
            }
        }
    }

    fn seat_reported(&mut self, stamp: Stamp, report: SeatReport) {
        let Some(seats) = &mut self.hub else { return };
        match report {
            SeatReport::Hello(id, hello, outbox) => self.admit(stamp, id, hello, &outbox, Arrival::Hello),
            SeatReport::Request(id, request) => {
                self.heard_from(id, stamp);
                self.requested(stamp, id, request);
            }
            SeatReport::Pong(id, ping) => {
                let slow = seats.hub.answered(id, ping, stamp.at);
                let delay = Span(i64::try_from(seats.hub.delay_ms(id)).unwrap_or(i64::MAX));
                if let Some(table) = self.table.here_mut() {
                    table.set_delay(SeatId(id), delay);
                }
                self.heard_from(id, stamp);
                if let Some((role, delay_ms)) = slow {
                    self.seat_is_slow(role, delay_ms);
                }
            }
            SeatReport::Drained(id) => seats.hub.drained(id, stamp.at),
            SeatReport::Gone(id, departure) => {
                let gone = seats.hub.dismiss(id, departure);
                if seats.hub.keeps(id) {
                    self.cut_off(id)
                } else {
                    self.dismiss(id)
                }
                if let Some((role, change)) = gone {
                    self.seat_changed(role, change, None);
                }
            }
        }
    }

    fn dismiss(&mut self, id: ConnectionId) {
        if let Some(table) = self.table.here_mut() {
            table.dismiss(SeatId(id));
        }
        if let Some(seats) = &mut self.hub {
            seats.answers.remove(&SeatId(id));
        }
    }

    /// The seat keeps its place; nobody answers there what was asked.
    fn cut_off(&mut self, id: ConnectionId) {
        if let Some(table) = self.table.here_mut() {
            table.cut_off(SeatId(id));
        }
        if let Some(seats) = &mut self.hub {
            seats.answers.remove(&SeatId(id));
        }
    }

    /// The arbiter learns how late what comes from a seat arrives.
    fn seat_is_slow(&mut self, role: SeatRole, delay: u64) {
        let (change, delay_ms) = (SeatChange::Slow, Some(delay));
        let at = self.now().moment();
        let Some(seats) = &mut self.hub else { return };
        seats.hub.news.is_slow(role, delay, at);
        seats.hub.send_to_all(&FromHost::Seat { role, change, delay_ms });
        let who = role.actor(self.seat.game());
        if let Some((who, state)) = who.zip(TerminalState::after(change, delay_ms)) {
            self.seat.note_terminal(who, state);
        }
        let mut said = self.seat.wording.seat_changed(who, change, delay_ms);
        said.retain(|said| self.seat.ears.hear(said.to));
        let outcome = self.seat.say(said);
        self.show(&outcome);
    }

    fn heard_from(&mut self, id: ConnectionId, stamp: Stamp) {
        if let Some(role) = self.hub.as_mut().and_then(|seats| seats.hub.hear(id, stamp.at)) {
            self.seat_changed(role, SeatChange::Back, None);
        }
    }

    /// Says what has become of a seat, here and at the seats. That a line is cut off is recorded: it is for the arbiter to
    /// decide what follows. What happens is no longer said here to those who hear it there.
    fn seat_changed(&mut self, role: SeatRole, change: SeatChange, newcomer: Option<ConnectionId>) {
        let (Some(seats), Some(table)) = (&mut self.hub, self.table.here_mut()) else { return };
        if !seats.hub.news.may_say(role, change, self.inputs.now.moment()) {
            return;
        }
        let game = table.game();
        let present: Vec<SeatRole> = seats.hub.present().collect();
        let who = role.actor(game);
        let is_there = present.iter().any(|role| role.actor(game) == who);
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
        self.seat.ears = seats.ears_here(game);
        if let Some((who, state)) = who.zip(TerminalState::after(change, None)) {
            self.seat.note_terminal(who, state);
        }
        match event {
            Some(event) => {
                let written = table.reported(self.inputs.now.stamp(), Event::Game(event), None);
                self.deliver(written);
            }
            None => {
                seats.hub.send_to_others(newcomer, &FromHost::Seat { role, change, delay_ms: None });
                let mut said = self.seat.wording.seat_changed(who, change, None);
                said.retain(|said| self.seat.ears.hear(said.to));
                let outcome = self.seat.say(said);
                self.show(&outcome);
            }
        }
        if matches!(change, SeatChange::Left | SeatChange::Lost) {
            self.admit_waiting();
        }
    }

    /// Gives a seat that is free now to who waits for it.
    fn admit_waiting(&mut self) {
        if let Some(next) = self.hub.as_mut().and_then(|seats| seats.hub.next_waiting()) {
            self.admit(self.inputs.now.stamp(), next.id, next.hello, &next.outbox, Arrival::AfterWaiting);
        }
    }

    /// Takes a seat away, so that somebody else may have it.
    pub(super) fn unseat(&mut self, id: SeatId) {
        let role = self.hub.as_mut().and_then(|seats| seats.hub.unseat(id.0));
        self.dismiss(id.0);
        if let Some(role) = role {
            self.seat_changed(role, SeatChange::Left, None);
        }
    }

    fn admit(&mut self, stamp: Stamp, id: ConnectionId, hello: Hello, outbox: &Outbox, arrival: Arrival) {
        let back = self.back_with_token(&hello);
        let may = match back {
            Some(_) => Ok(hello.role.actor(self.seat.game())),
            None => self.may_sit(stamp, &hello),
        };
        let at = self.now().moment();
        let (Some(seats), Some(table)) = (&mut self.hub, self.table.here_mut()) else { return };
        let role = hello.role;
        match may {
            Err(SeatEnd::Taken) => {
                seats.hub.let_wait(id, hello, outbox.clone(), stamp.at);
                self.seat_changed(role, SeatChange::Asked, None);
            }
            Err(why) => seats.hub.turn_away(outbox, why),
            Ok(actor) => {
                let asking = if hello.asks { Asking::Asks } else { Asking::TakesAsMeant };
                let has_given = hello.pin.is_some() || back.is_some();
                let pin = if has_given { PinAtTheDoor::Given } else { PinAtTheDoor::NotGiven };
                let newcomer = Newcomer { id: SeatId(id), actor, language: &hello.lang, asking, pin };
                // The language was looked for before.
                let _ = table.seat(&newcomer);
                seats.hub.admit(id, (role, actor), arrival, outbox.clone(), at);
                let change = if back.is_some() { SeatChange::Back } else { SeatChange::Taken };
                self.seat_changed(role, change, Some(id));
            }
        }
    }

    /// The connection that somebody had before, who shows what the welcome gave then.
    fn back_with_token(&mut self, hello: &Hello) -> Option<ConnectionId> {
        let token = hello.token.as_deref().filter(|token| !token.is_empty())?;
        let id = self.hub.as_mut()?.hub.take_back(hello.role, token)?;
        self.dismiss(id);
        Some(id)
    }

    /// Who speaks from that seat, if it may be taken.
    fn may_sit(&mut self, stamp: Stamp, hello: &Hello) -> Result<Option<Actor>, SeatEnd> {
        let Hello { role, lang, pin, asks: _, token: _ } = hello;
        if Wording::new(lang).is_err() {
            return Err(SeatEnd::Language);
        }
        let (Some(seats), Some(table)) = (&mut self.hub, self.table.here_mut()) else { return Err(SeatEnd::HostLeft) };
        let game = table.game();
        if *role == SeatRole::Watcher && game.terms().watching == Watching::Forbidden {
            return Err(SeatEnd::WatchingForbidden);
        }
        let actor = role.actor(game);
        if actor.is_none() && *role != SeatRole::Watcher {
            return Err(SeatEnd::NoSuchRole);
        }
        if seats.hub.is_held(*role) {
            return Err(SeatEnd::Taken);
        }
        if actor.is_some_and(|actor| game.needs_pin(actor)) {
            let Some(pin) = pin else { return Err(SeatEnd::PinNeeded) };
            let begun = self.inputs.now.moment();
            let (outputs, checked) = table.pin_at_the_door(stamp, pin);
            table.was_at_work(self.inputs.now.moment().since(begun));
            self.deliver(outputs);
            checked.map_err(|why| if let PinNotice::Wait(_) = why { SeatEnd::PinLater } else { SeatEnd::PinWrong })?;
        }
        Ok(actor)
    }

    /// Carries what was typed at a seat to the table.
    fn requested(&mut self, arrived: Stamp, id: ConnectionId, request: Request) {
        let (Some(seats), Some(table)) = (&mut self.hub, self.table.here_mut()) else { return };
        let Some(role) = seats.hub.role(id) else { return };
        let seat = SeatId(id);
        let is_unknown = request.lang.as_deref().is_some_and(|lang| table.speak_at(seat, lang).is_err());
        // The moment at which the key was read counts, as far back as the line needs for one way.
        let delay = seats.hub.delay_ms(id).min(MOST_DELAY.0.unsigned_abs());
        let at = request.at_ms.unwrap_or(arrived.at.0).clamp(arrived.at.0.saturating_sub(delay), arrived.at.0);
        let stamp = Stamp { at: Moment(at), arrived: Some(arrived.at), ..arrived };
        let is_late = request.seq.is_some_and(|seq| seats.hub.happened_since(id, seq));
        seats.answers.insert(seat, Answer { request: request.id, ..Answer::default() });
        let by = role.actor(table.game());
        let pressing = if request.press { Pressing::WithMove } else { Pressing::Separately };
        let outputs = if is_unknown {
            table.refuse_language(seat, request.lang.as_deref().unwrap_or_default())
        } else if is_late && request.say.trim().is_empty() && table.awaits_secret(seat).is_none() {
            table.refuse_late(seat)
        } else {
            take_line(table, self.inputs.now, (stamp, seat), Typed { what: request.say.into(), by, pressing })
        };
        self.deliver(outputs);
    }

    /// Says to all seats that the host ends.
    pub(super) fn close_seats(&mut self) {
        if let Some(seats) = self.hub.take() {
            seats.hub.close();
        }
    }
}
