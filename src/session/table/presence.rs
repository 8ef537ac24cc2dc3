//! Who sits at another terminal: seats that are asked for, taken, lost, found again and left.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use zeroize::Zeroizing;

use super::place::{Asking, OtherTerminal, PinAtTheDoor, Place, Presence, SeatId};
use super::record::Origin;
use super::role::SeatRole;
use super::{Output, Table};
use crate::game::Stage;
use crate::game::clock::moment::{Moment, Span};
use crate::game::course::pin::PinEvent;
use crate::game::event::{Event, GameEvent};
use crate::game::people::Actor;
use crate::game::serial::optional_text;
use crate::game::terms::Watching;
use crate::interpreter::keyboard::Keyboard;
use crate::time::Stamp;
use crate::wording::{Audience, SLOW_MS, Saved, SeatChange, SeatEnd, TerminalState, ear_of};

/// How long who asks for a seat that is taken waits for it.
pub const WAITING_PATIENCE: Span = Span::seconds(60);

/// How long nothing more is said of an assistant's or a watcher's seat after it was said that somebody came or went.
const QUIET: Span = Span::seconds(5);

/// How long nothing more is said of who asks for a seat that is taken.
const ASKED_QUIET: Span = Span::seconds(30);

/// How long a wrong PIN at the door waits for its answer, and how often one is recorded.
const WRONG_PIN: Span = Span::seconds(2);
const PIN_QUIET: Span = Span::seconds(5);

/// The most whose PIN is compared, or who wait for one seat.
const MOST_AT_THE_DOOR: usize = 8;
const MOST_WAITING: usize = 4;

/// The most watchers, and assistants of one kind: the rest of the connections is kept free for players and the arbiter.
const MOST_WATCHERS: usize = 40;
const MOST_ASSISTANTS: usize = 4;

/// How often the delay of a seat must be known before its line counts as slow.
const FEWEST_DELAYS: usize = 3;

/// The first words of somebody who asks for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hello {
    pub role: SeatRole,
    pub lang: String,
    pub pin: Option<Zeroizing<String>>,
    /// Whether somebody can answer a question there.
    pub asks: bool,
    /// The token that an earlier welcome gave.
    pub token: Option<String>,
}

/// Somebody who asks for a seat.
pub(super) struct Arrival {
    id: SeatId,
    pub hello: Hello,
    /// The token that is given with the seat.
    token: String,
    since: Moment,
    presence: Presence,
    pin: PinAtTheDoor,
}

/// The first message to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    pub role: SeatRole,
    /// Who speaks from the seat; nobody for a watcher.
    #[serde(default, with = "optional_text", skip_serializing_if = "Option::is_none")]
    pub actor: Option<Actor>,
    /// To be shown in the hello if the connection breaks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The last that became of each other seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatState>,
    #[serde(default, skip_serializing_if = "is_saved")]
    pub saved: Saved,
}

fn is_saved(saved: &Saved) -> bool {
    *saved == Saved::Yes
}

/// A change of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    pub role: SeatRole,
    pub change: SeatChange,
    /// How late what comes from there arrives, in milliseconds, where that is the change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delay_ms: Option<u64>,
}

/// The end of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    Left,
    Broken,
    /// It was ended, because what came over it was not understood.
    Ended,
}

impl Table {
    /// Somebody asks for a seat; `token` is what that seat is to show if its connection breaks.
    pub fn arrives(&mut self, stamp: Stamp, id: SeatId, hello: Hello, token: String) -> Vec<Output> {
        let (presence, pin) = (Presence::There, PinAtTheDoor::NotGiven);
        self.admit_or_refuse(stamp, Arrival { id, hello, token, since: stamp.at, presence, pin });
        self.given_out()
    }

    /// The PIN of somebody at the door was compared: whether it is the right one, if that can be said. A wrong one
    /// delays nobody but who gave it.
    pub fn compared(&mut self, stamp: Stamp, id: SeatId, is_right: Option<bool>) -> Vec<Output> {
        let compared = self.at_the_door.iter().position(|arrival| arrival.id == id);
        if let Some(arrival) = compared.map(|place| self.at_the_door.remove(place)) {
            match is_right {
                Some(true) => self.admit_or_refuse(stamp, Arrival { pin: PinAtTheDoor::Given, ..arrival }),
                Some(false) => {
                    if self.wrong_at_the_door.is_none_or(|before| stamp.at.since(before) >= PIN_QUIET) {
                        self.wrong_at_the_door = Some(stamp.at);
                        self.happened_to_pin(stamp, Actor::Program, PinEvent::PinRefusedElsewhere);
                    }
                    self.wrong_pins.push((id, stamp.at.plus(WRONG_PIN)));
                }
                None => self.out.push(Output::End { to: id, why: SeatEnd::PinWrong }),
            }
        }
        self.given_out()
    }

    /// A connection is over.
    pub fn leaves(&mut self, stamp: Stamp, id: SeatId, how: Departure) -> Vec<Output> {
        self.waiting.retain(|waiting| waiting.id != id);
        self.at_the_door.retain(|arrival| arrival.id != id);
        self.wrong_pins.retain(|(wrong, _)| *wrong != id);
        if let Some(terminal) = self.place_mut(id).and_then(|place| place.terminal.as_mut()) {
            let (role, before) = (terminal.role, terminal.presence);
            // Who was called up and never answered had gone before, and keeps nothing.
            let has_left = how == Departure::Left || before == Presence::Called;
            if how == Departure::Broken && !has_left && role.is_for_one() {
                terminal.presence = Presence::CutOff;
                self.forget_what_waits_at(id);
            } else {
                self.dismiss(id);
            }
            if has_left {
                self.seat_changed(stamp, role, SeatChange::Left, None);
            } else if before != Presence::Silent {
                self.seat_changed(stamp, role, SeatChange::Lost, None);
            }
        }
        self.given_out()
    }

    /// Nothing comes from a seat any more.
    pub fn falls_silent(&mut self, stamp: Stamp, id: SeatId) -> Vec<Output> {
        if let Some(role) = self.now_is(id, Presence::Silent) {
            self.seat_changed(stamp, role, SeatChange::Lost, None);
        }
        self.given_out()
    }

    /// Something comes from a seat again from which nothing came.
    pub fn returns(&mut self, stamp: Stamp, id: SeatId) -> Vec<Output> {
        if let Some(role) = self.now_is(id, Presence::There) {
            self.seat_changed(stamp, role, SeatChange::Back, None);
        }
        self.given_out()
    }

    fn now_is(&mut self, id: SeatId, presence: Presence) -> Option<SeatRole> {
        let terminal = self.place_mut(id)?.terminal.as_mut()?;
        (terminal.presence, terminal.measured) = (presence, 0);
        Some(terminal.role)
    }

    /// Notes the delay of a line from that seat. The arbiter learns of a slow one, and again when it has become twice
    /// as slow; and once when it is no longer slow.
    pub fn delayed(&mut self, stamp: Stamp, id: SeatId, delay: Span) -> Vec<Output> {
        self.answers(id);
        let Some(place) = self.place_mut(id) else { return Vec::new() };
        place.delay = delay;
        let Some(terminal) = &mut place.terminal else { return Vec::new() };
        terminal.measured += 1;
        let ms = delay.0.unsigned_abs();
        let is_slower = ms > SLOW_MS && ms >= 2 * terminal.reported_ms;
        let is_better = ms <= SLOW_MS && terminal.is_known_as_slow;
        if terminal.measured >= FEWEST_DELAYS && (is_slower || is_better) && terminal.role != SeatRole::Watcher {
            terminal.is_known_as_slow = is_slower;
            terminal.reported_ms = terminal.reported_ms.max(ms);
            let state = SeatState { role: terminal.role, change: SeatChange::Slow, delay_ms: Some(ms) };
            self.news.last.insert(state.role, (state, stamp.at));
            self.out.push(Output::Presence { but: None, state });
        }
        self.given_out()
    }

    /// Notes that somebody is there who was called up after waiting.
    pub(super) fn answers(&mut self, id: SeatId) {
        if let Some(terminal) = self.place_mut(id).and_then(|place| place.terminal.as_mut())
            && terminal.presence == Presence::Called
        {
            terminal.presence = Presence::There;
        }
    }

    /// The welcome of a seat, once more: the whole record follows.
    pub fn welcomes(&mut self, id: SeatId) -> Vec<Output> {
        self.welcome(id);
        self.given_out()
    }

    pub(super) fn welcome(&mut self, id: SeatId) {
        let Some(place) = self.place(id) else { return };
        let Some(OtherTerminal { role, token, .. }) = &place.terminal else { return };
        let welcome = Welcome {
            role: *role,
            actor: place.keyboard.typist,
            token: role.is_for_one().then(|| token.clone()),
            seats: self.news.of_the_others(*role),
            saved: self.saved(),
        };
        self.out.push(Output::Welcome { to: id, welcome });
    }
}

impl Table {
    fn admit_or_refuse(&mut self, stamp: Stamp, arrival: Arrival) {
        let Arrival { id, hello, .. } = &arrival;
        let (id, role) = (*id, hello.role);
        let Ok(words) = self.words_in(&hello.lang) else {
            return self.out.push(Output::End { to: id, why: SeatEnd::Language });
        };
        let before = self.with_token(hello);
        match self.may_sit(&arrival, before) {
            Ok(Some(pin)) => {
                let hash = self.game.pin().hash().cloned();
                self.at_the_door.push(arrival);
                self.out.extend(hash.map(|hash| Output::Compare { to: id, pin, hash }));
            }
            Ok(None) => {
                if let Some(before) = before {
                    self.dismiss(before);
                    self.out.push(Output::Replaced(before));
                }
                let Arrival { hello, token, presence, pin, .. } = arrival;
                let keyboard = Keyboard { typist: role.actor(&self.game), is_elsewhere: true };
                let asking = if hello.asks { Asking::Asks } else { Asking::TakesAsMeant };
                let (measured, reported_ms, is_known_as_slow) = (0, 0, false);
                let terminal = OtherTerminal { role, token, presence, measured, reported_ms, is_known_as_slow };
                let place = Place::new(id, keyboard, words);
                self.places.push(Place { asking, pin, terminal: Some(terminal), ..place });
                self.welcome(id);
                let change = if before.is_some() { SeatChange::Back } else { SeatChange::Taken };
                self.seat_changed(stamp, role, change, Some(id));
            }
            Err(SeatEnd::Taken) if self.waiting.iter().filter(|one| one.hello.role == role).count() < MOST_WAITING => {
                self.out.push(Output::Wait { to: id });
                self.waiting.push(arrival);
                self.seat_changed(stamp, role, SeatChange::Asked, None);
            }
            Err(why) => self.out.push(Output::End { to: id, why }),
        }
    }

    /// The seat that somebody had before, who shows what its welcome gave then.
    fn with_token(&self, hello: &Hello) -> Option<SeatId> {
        let shown = hello.token.as_deref().filter(|token| !token.is_empty())?;
        let is_theirs = |terminal: &OtherTerminal| terminal.role == hello.role && terminal.token == shown;
        self.places.iter().find(|place| place.terminal.as_ref().is_some_and(is_theirs)).map(|place| place.id)
    }

    /// Whether somebody may sit there, who shows the token of the seat `before` if there is one; the PIN that must be
    /// compared before that.
    fn may_sit(
        &self,
        Arrival { hello, pin, .. }: &Arrival,
        before: Option<SeatId>,
    ) -> Result<Option<Zeroizing<String>>, SeatEnd> {
        let role = hello.role;
        let actor = role.actor(&self.game);
        if role == SeatRole::Watcher && self.game.terms().watching == Watching::Forbidden {
            return Err(SeatEnd::WatchingForbidden);
        }
        if actor.is_none() && role != SeatRole::Watcher {
            return Err(SeatEnd::NoSuchRole);
        }
        let has_it = |place: &&Place| place.terminal.as_ref().is_some_and(|terminal| terminal.role == role);
        let most = if role == SeatRole::Watcher { MOST_WATCHERS } else { MOST_ASSISTANTS };
        if !role.is_for_one() && self.places.iter().filter(has_it).count() >= most {
            return Err(SeatEnd::Full);
        }
        if before.is_none() && self.is_held(role) {
            return Err(SeatEnd::Taken);
        }
        if *pin == PinAtTheDoor::Given || !actor.is_some_and(|actor| self.game.needs_pin(actor)) {
            return Ok(None);
        }
        let pin = hello.pin.clone().ok_or(SeatEnd::PinNeeded)?;
        if self.at_the_door.len() < MOST_AT_THE_DOOR { Ok(Some(pin)) } else { Err(SeatEnd::PinLater) }
    }

    /// Whether somebody sits there and nobody else may. One whose connection is lost still has the seat: only the
    /// arbiter gives it to somebody else.
    fn is_held(&self, role: SeatRole) -> bool {
        let has_it = |place: &Place| place.terminal.as_ref().is_some_and(|terminal| terminal.role == role);
        role.is_for_one() && self.places.iter().any(has_it)
    }

    /// Takes a seat away, so that somebody else may have it.
    pub(super) fn take_away(&mut self, stamp: Stamp, id: SeatId) {
        let Some(role) = self.place(id).and_then(|place| place.terminal.as_ref()).map(|terminal| terminal.role) else {
            return;
        };
        self.dismiss(id);
        self.out.push(Output::End { to: id, why: SeatEnd::Unseated });
        self.seat_changed(stamp, role, SeatChange::Left, None);
    }

    fn dismiss(&mut self, id: SeatId) {
        self.places.retain(|place| place.id != id || id == SeatId::FIRST);
    }

    /// Says what has become of a seat, at all but that of the newcomer. That a line is cut off is recorded: it is for
    /// the arbiter to decide what follows.
    fn seat_changed(&mut self, stamp: Stamp, role: SeatRole, change: SeatChange, newcomer: Option<SeatId>) {
        if self.news.may_say(role, change, stamp.at) {
            let state = SeatState { role, change, delay_ms: None };
            self.news.last.insert(role, (state, stamp.at));
            match role.actor(&self.game).and_then(|who| self.event_of(who, change)) {
                Some(event) => {
                    let stamp = self.moment_for_record(stamp);
                    self.happened(stamp, Actor::Program, vec![Event::Game(event)], Origin::HERE);
                }
                None => self.out.push(Output::Presence { but: newcomer, state }),
            }
        }
        if matches!(change, SeatChange::Left | SeatChange::Lost)
            && let Some(free) = self.waiting.iter().position(|waiting| !self.is_held(waiting.hello.role))
        {
            let next = self.waiting.remove(free);
            self.admit_or_refuse(stamp, Arrival { presence: Presence::Called, ..next });
        }
    }

    fn event_of(&self, who: Actor, change: SeatChange) -> Option<GameEvent> {
        if !matches!(self.game.stage(), Stage::BeforePlay | Stage::Playing) {
            return None;
        }
        let is_there = |place: &Place| place.terminal.as_ref().is_some_and(OtherTerminal::is_there);
        let is_lost = self.game.lost_seats().contains(&who);
        match change {
            SeatChange::Lost => {
                let another = self.places.iter().any(|place| place.keyboard.typist == Some(who) && is_there(place));
                (!another).then_some(GameEvent::SeatLost { who })
            }
            SeatChange::Back | SeatChange::Taken => is_lost.then_some(GameEvent::SeatRegained { who }),
            SeatChange::Left | SeatChange::Asked | SeatChange::Slow => None,
        }
    }

    /// Those who hear at another terminal what is for them.
    pub(super) fn heard_elsewhere(&self) -> Vec<Audience> {
        let is_there = |terminal: &OtherTerminal| terminal.role.is_for_one() && terminal.is_there();
        let elsewhere = self.places.iter().filter(|place| place.terminal.as_ref().is_some_and(is_there));
        elsewhere.filter_map(|place| place.keyboard.typist).map(ear_of).collect()
    }

    /// Says what was kept back about seats, and lets nobody wait any longer than that.
    pub(super) fn look_at_seats(&mut self, stamp: Stamp) {
        let is_over = |waiting: &mut Arrival| stamp.at.since(waiting.since) > WAITING_PATIENCE;
        let over: Vec<Arrival> = self.waiting.extract_if(.., is_over).collect();
        self.out.extend(over.iter().map(|one| Output::End { to: one.id, why: SeatEnd::Taken }));
        let answered = self.wrong_pins.extract_if(.., |(_, due)| *due <= stamp.at);
        self.out.extend(answered.map(|(to, _)| Output::End { to, why: SeatEnd::PinWrong }));
        for (role, change) in self.news.due(stamp.at) {
            self.seat_changed(stamp, role, change, None);
        }
    }

    /// When the seats must be looked at, if nothing happens.
    pub(super) fn next_look_at_seats(&self) -> Option<Moment> {
        let over = self.waiting.iter().map(|waiting| waiting.since.plus(WAITING_PATIENCE + Span(1)));
        over.chain(self.wrong_pins.iter().map(|(_, due)| *due)).chain(self.news.next()).min()
    }

    /// The seats after the players have exchanged colours (7.3).
    pub(super) fn exchange_seats(&mut self) {
        for place in &mut self.places {
            place.keyboard.typist = place.keyboard.typist.map(Actor::of_the_other_color);
            if let Some(terminal) = &mut place.terminal {
                terminal.role = terminal.role.of_the_other_color();
            }
        }
        self.news.exchange_colors();
    }

    /// Everybody goes on in another record.
    pub(super) fn welcome_all(&mut self) {
        let seats: Vec<SeatId> = self.places.iter().map(|place| place.id).collect();
        seats.into_iter().for_each(|id| self.welcome(id));
    }
}

/// The news of all seats, and how often they are said.
#[derive(Default)]
pub(super) struct SeatNews {
    /// The last that was said of each seat, and when.
    last: HashMap<SeatRole, (SeatState, Moment)>,
    /// News of assistants' and watchers' seats meanwhile: one sentence in some seconds is enough.
    unsaid: HashMap<SeatRole, SeatChange>,
    /// When it was said that somebody asks for a seat that is taken.
    asked: HashMap<SeatRole, Moment>,
}

impl SeatNews {
    /// Whether it is said now what became of a seat. Of an assistant who comes and goes not everything is, nor of who
    /// asks again and again.
    fn may_say(&mut self, role: SeatRole, change: SeatChange, at: Moment) -> bool {
        if change == SeatChange::Asked {
            let is_recent = self.asked.get(&role).is_some_and(|said| at.since(*said) < ASKED_QUIET);
            if !is_recent {
                self.asked.insert(role, at);
            }
            return !is_recent;
        }
        let is_recent = self.last.get(&role).is_some_and(|(_, said)| at.since(*said) < QUIET);
        if !role.is_for_one() && is_recent {
            self.unsaid.insert(role, change);
            return false;
        }
        self.unsaid.remove(&role);
        true
    }

    /// Says now what became of seats of which nothing was said for a while.
    fn due(&mut self, at: Moment) -> Vec<(SeatRole, SeatChange)> {
        let last = &self.last;
        let is_over = |role: &SeatRole| last.get(role).is_none_or(|(_, said)| at.since(*said) >= QUIET);
        let over = self.unsaid.extract_if(|role, _| is_over(role));
        let state = |state: &SeatState| TerminalState::after(state.change, state.delay_ms);
        let known = |role: &SeatRole| last.get(role).and_then(|(last, _)| state(last));
        over.filter(|(role, change)| known(role) != TerminalState::after(*change, None)).collect()
    }

    /// When something is due that was not said.
    fn next(&self) -> Option<Moment> {
        let quiet = |role: &SeatRole| self.last.get(role).map_or(Moment::START, |(_, said)| said.plus(QUIET));
        self.unsaid.keys().map(quiet).min()
    }

    fn of_the_others(&self, own: SeatRole) -> Vec<SeatState> {
        self.last.values().map(|(state, _)| *state).filter(|state| state.role != own).collect()
    }

    fn exchange_colors(&mut self) {
        for (_, (mut state, said)) in std::mem::take(&mut self.last) {
            state.role = state.role.of_the_other_color();
            self.last.insert(state.role, (state, said));
        }
        let unsaid = std::mem::take(&mut self.unsaid);
        self.unsaid = unsaid.into_iter().map(|(role, change)| (role.of_the_other_color(), change)).collect();
    }
}
