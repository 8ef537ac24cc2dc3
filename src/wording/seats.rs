//! Seats at other terminals: who came and went, what cannot be done from there, and why a seat is not to be taken.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::Wording;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::language::beginning;
use super::sentence::{Audience, Utterance, ear_of};
use crate::game::Game;
use crate::game::people::Actor;

/// Above that delay, in milliseconds, a line counts as slow.
pub const SLOW_MS: u64 = 100;

/// A change of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum SeatChange {
    Taken,
    /// It was left in order.
    Left,
    /// Its connection broke, or nothing comes from it any more.
    Lost,
    /// Something comes from it again.
    Back,
    /// Somebody else asks for it.
    Asked,
    /// What comes from it comes late, which is for the arbiter to know; or no longer.
    Slow,
}

/// The state of somebody's terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum TerminalState {
    Connected,
    /// It was left.
    Empty,
    CutOff,
    /// Lines from there come that late, in milliseconds.
    Slow {
        ms: u64,
    },
}

impl TerminalState {
    /// The state after that change; `None` if the change says nothing of it.
    pub fn after(change: SeatChange, delay_ms: Option<u64>) -> Option<TerminalState> {
        match change {
            SeatChange::Taken | SeatChange::Back => Some(TerminalState::Connected),
            SeatChange::Left => Some(TerminalState::Empty),
            SeatChange::Lost => Some(TerminalState::CutOff),
            SeatChange::Slow => Some(match delay_ms.filter(|ms| *ms > SLOW_MS) {
                Some(ms) => TerminalState::Slow { ms },
                None => TerminalState::Connected,
            }),
            SeatChange::Asked => None,
        }
    }
}

/// Why the host ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum SeatEnd {
    /// The program that hosts the game ends, in order.
    HostLeft,
    /// The host speaks another version of the protocol.
    Version,
    /// A line that is not of the protocol.
    NotUnderstood,
    /// A line longer than any that a seat sends, or no text.
    LineTooLong,
    /// No hello came for five seconds.
    Silent,
    /// There are as many connections as the host keeps.
    Full,
    /// Another user of the computer.
    AnotherUser,
    /// Somebody sits there.
    Taken,
    /// The arbiter gives the seat to somebody else.
    Unseated,
    /// There is not exactly one blind player, and so no assistant of that player.
    NoSuchRole,
    /// The rules of the event forbid watching.
    WatchingForbidden,
    /// The arbiter's seat needs the PIN.
    PinNeeded,
    /// That was not the PIN.
    PinWrong,
    /// After many wrong ones no PIN is taken for a while.
    PinLater,
    /// The host does not speak that language.
    Language,
}

/// Why there is no seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatTrouble {
    /// The game of that record is not being played, or offers no seats.
    NotOffered { file: String },
    /// Seats cannot be offered; why, in the words of the system.
    NotOpened { why: String },
    /// The folder of the sockets, or the socket in it, is not this user's own.
    NotOwn { folder: String },
    /// `ssh` cannot be started; why, in the words of the system.
    NoSsh { why: String },
    /// The host ended the connection.
    Ended { why: &'static str },
    /// The connection broke before the game was there.
    Broken,
    /// What came is not a game that this program reads.
    NotUnderstood,
}

impl SeatTrouble {
    /// The trouble of a seat whose connection the host ended.
    pub fn ended(why: SeatEnd) -> SeatTrouble {
        SeatTrouble::Ended { why: why.into() }
    }
}

/// An act that is impossible at a seat, or impossible now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum NotAtASeat {
    /// It is done where the game is hosted.
    OnlyAtTheHost,
    /// Only a player offers a rematch.
    OnlyAPlayer,
    /// Somebody else is named as the speaker.
    AnotherSpeaker,
    /// Nobody sits there at another terminal.
    NobodySits,
    /// The host is gone.
    HostGone,
}

impl Wording {
    /// The sentence to the person who sits at this seat from now on; `None` watches.
    pub fn seat_joined(&self, who: Option<Actor>) -> Utterance {
        let sentence = match who {
            Some(who) => self.messages.fill("seat-joined", &[("who", &self.actor(who))]),
            None => self.messages.text("seat-joined-watching"),
        };
        self.utter(Delivery::notice(UtteranceKind::Answer), sentence)
    }

    /// The sentence on a change of somebody's seat, for the room; of a watcher's, for the arbiter. That somebody asks
    /// for it is for who sits there and for the arbiter.
    pub fn seat_changed(&self, who: Option<Actor>, change: SeatChange, delay_ms: Option<u64>) -> Vec<Utterance> {
        let kind: &str = change.into();
        let Some(who) = who else {
            let sentence = self.messages.fill("seat-watcher-changed", &[("change", &kind)]);
            return vec![self.utter(for_one(Audience::Arbiter), sentence)];
        };
        let name = self.actor(who);
        let fill = |key: &str| self.messages.fill(key, &[("who", &name)]);
        match change {
            SeatChange::Taken => vec![self.utter(for_one(Audience::Room), fill("seat-taken"))],
            SeatChange::Left => vec![self.utter(for_one(Audience::Room), fill("seat-free"))],
            SeatChange::Lost => vec![self.utter(for_one(Audience::Room), fill("seat-lost"))],
            SeatChange::Back => vec![self.utter(for_one(Audience::Room), fill("seat-regained"))],
            // That it is no longer slow is no news; who asks hears it.
            SeatChange::Slow if delay_ms.is_none_or(|ms| ms <= SLOW_MS) => Vec::new(),
            SeatChange::Slow => {
                let delay = delay_ms.unwrap_or_default();
                let sentence = self.messages.fill("seat-slow", &[("who", &name), ("ms", &delay)]);
                vec![self.utter(for_one(Audience::Arbiter), sentence)]
            }
            SeatChange::Asked => {
                let asked = self.utter(for_one(ear_of(who)), self.messages.text("seat-asked"));
                let to_the_arbiter = (who != Actor::Arbiter).then(|| {
                    let sentence = self.messages.fill("seat-asked-arbiter", &[("who", &name)]);
                    self.utter(for_one(Audience::Arbiter), sentence)
                });
                std::iter::once(asked).chain(to_the_arbiter).collect()
            }
        }
    }

    /// Somebody else sits there, and is asked for the seat.
    pub fn seat_waits(&self) -> Utterance {
        self.utter(Delivery::notice(UtteranceKind::Watched), self.messages.text("seat-waits"))
    }

    /// The thing that the game waits for, for a player whose clock was stopped by what only the arbiter was notified
    /// of.
    pub fn why_stopped(&self, game: &Game, by: Actor) -> Option<Utterance> {
        let first = |w: &Wording| w.extraordinary(game, by).into_iter().next().unwrap_or_default();
        let said = self.utter_both(Delivery::answer(by, UtteranceKind::Watched), first);
        (!said.printed.is_empty()).then_some(said)
    }

    /// Why that cannot be done at the seat of `by`.
    pub fn not_at_a_seat(&self, by: Actor, why: NotAtASeat) -> Utterance {
        let why: &str = why.into();
        let sentence = self.messages.fill("seat-not-here", &[("why", &why), ("who", &self.actor(by))]);
        self.utter(Delivery::answer(by, UtteranceKind::Refused), sentence)
    }

    /// Nobody speaks for who sits at another terminal.
    pub fn sits_at_another_terminal(&self, by: Actor, who: Actor) -> Utterance {
        let sentence = self.messages.fill("seat-sits-there", &[("who", &self.actor(who))]);
        self.utter(Delivery::answer(by, UtteranceKind::Refused), sentence)
    }

    /// More comes from that seat than is answered at once.
    pub fn sends_too_much(&self, by: Actor) -> Utterance {
        self.utter(Delivery::answer(by, UtteranceKind::Refused), self.messages.text("seat-sends-too-much"))
    }

    /// The refusal of a line that came from a seat after something else had happened.
    pub fn typed_too_late(&self, by: Actor) -> Utterance {
        self.utter(Delivery::answer(by, UtteranceKind::Refused), self.messages.text("seat-too-late"))
    }

    /// The notice that a line of a seat was not carried out, because the host was gone.
    pub fn not_carried_out(&self, by: Actor, text: &str) -> Utterance {
        let text = if text.trim().is_empty() { "Enter".to_owned() } else { beginning(text) };
        let sentence = self.messages.fill("not-reached", &[("text", &text)]);
        self.utter(Delivery::answer(by, UtteranceKind::Refused), sentence)
    }

    /// The program that hosts the game is gone, and the seat waits.
    pub fn host_gone(&self) -> Utterance {
        self.utter(Delivery::notice(UtteranceKind::Watched), self.messages.text("seat-host-gone"))
    }

    /// The program that hosts the game does not answer who leaves.
    pub fn host_silent(&self) -> Utterance {
        self.utter(Delivery::notice(UtteranceKind::Watched), self.messages.text("seat-host-silent"))
    }

    /// The program that hosts the game is there again.
    pub fn host_back(&self) -> Utterance {
        self.utter(Delivery::notice(UtteranceKind::Watched), self.messages.text("seat-host-back"))
    }

    /// The state of somebody's terminal, in an answer.
    pub fn terminal_is(&self, by: Actor, who: Actor, state: TerminalState) -> Utterance {
        let name: &str = state.into();
        let ms = if let TerminalState::Slow { ms } = state { ms } else { 0 };
        let who = self.actor(who);
        let sentence = self.messages.fill("terminal-is", &[("who", &who), ("state", &name), ("ms", &ms)]);
        self.utter(Delivery::answer(by, UtteranceKind::Answer), sentence)
    }

    /// In an answer: the connection to the game is gone.
    pub fn cut_off(&self, by: Actor) -> Utterance {
        self.utter(Delivery::answer(by, UtteranceKind::Answer), self.messages.text("seat-host-gone"))
    }

    /// The way for others to take part in the game.
    pub fn how_to_join(&self, command: &str) -> Utterance {
        let sentence = self.messages.fill("seat-join-hint", &[("command", &command)]);
        Utterance { spoken: Vec::new(), ..self.utter(Delivery::notice(UtteranceKind::Hint), sentence) }
    }

    /// The way for a watcher to take a seat instead.
    pub fn how_to_sit(&self, command: &str) -> Utterance {
        let sentence = self.messages.fill("seat-sit-hint", &[("command", &command)]);
        Utterance { spoken: Vec::new(), ..self.utter(Delivery::notice(UtteranceKind::Hint), sentence) }
    }

    /// Asks which of several games is meant.
    pub fn which_game(&self) -> String {
        self.messages.text("seats-choice")
    }

    /// The seat is left; the game is not.
    pub fn seat_left(&self) -> Utterance {
        let sentence = self.messages.text("seat-left");
        Utterance { spoken: Vec::new(), ..self.utter(Delivery::notice(UtteranceKind::Goodbye), sentence) }
    }
}

/// A notice about seats for those ears.
fn for_one(to: Audience) -> Delivery {
    Delivery { to, ..Delivery::notice(UtteranceKind::Watched) }
}
