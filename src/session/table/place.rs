//! The place of a seat at the table: who sits there, in which words it is read and answered, and what waits there.

use std::collections::HashMap;
use std::mem::{self, Discriminant};
use std::rc::Rc;

use zeroize::Zeroizing;

use super::question::{Hold, OpenQuestion};
use super::role::SeatRole;
use crate::game::Game;
use crate::game::clock::moment::{Moment, Span};
use crate::game::command::Command;
use crate::game::people::Actor;
use crate::game::records::boards::Source;
use crate::game::refusal::Refusal;
use crate::interpreter::keyboard::Keyboard;
use crate::interpreter::request::Pressing;
use crate::interpreter::vocabulary::Vocabulary;
use crate::interpreter::{Intent, Interpreter};
use crate::time::Stamp;
use crate::wording::{Audience, Confirmation, SecretKind, Terminal, Utterance, Wording, ear_of};

/// The number of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SeatId(pub u64);

impl SeatId {
    /// The terminal at which the program was started.
    pub const FIRST: SeatId = SeatId(0);
}

/// The words of one interface language: to answer in, and to read.
#[derive(Clone)]
pub struct Words {
    pub wording: Wording,
    pub vocabulary: Rc<Vocabulary>,
}

impl Words {
    /// The words of the language of that wording.
    pub fn of(wording: Wording) -> Words {
        Words { vocabulary: Rc::new(Vocabulary::of(&wording)), wording }
    }

    /// These words for who types at that terminal.
    fn at(&self, terminal: Terminal) -> Words {
        let mut words = self.clone();
        words.wording.terminal = terminal;
        words
    }
}

/// The way in which a seat takes something final: after a question, or as it is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Asking {
    /// Somebody can answer there.
    Asks,
    /// The lines come from a pipe or a file: what is typed is meant.
    #[default]
    TakesAsMeant,
}

/// The PIN of the game at the moment at which the seat was taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PinAtTheDoor {
    Given,
    #[default]
    NotGiven,
}

/// The presence of the person at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Presence {
    /// Called up after waiting: nothing has come from there yet.
    Called,
    There,
    /// Nothing comes from there.
    Silent,
    /// The connection is broken: the seat is kept for who has its token.
    CutOff,
}

/// The terminal at which somebody sits, if it is another one than that at which the program was started.
pub(super) struct OtherTerminal {
    pub role: SeatRole,
    pub token: String,
    pub presence: Presence,
    /// How often its delay was measured since it was there last.
    pub measured: usize,
    /// The longest delay that was reported, in milliseconds.
    pub reported_ms: u64,
    pub is_known_as_slow: bool,
}

impl OtherTerminal {
    /// Whether somebody is there, as far as it is known.
    pub fn is_there(&self) -> bool {
        matches!(self.presence, Presence::Called | Presence::There)
    }
}

/// The place of one seat.
pub(super) struct Place {
    pub id: SeatId,
    /// Who types there.
    pub keyboard: Keyboard,
    pub words: Rc<Words>,
    pub asking: Asking,
    pub pin: PinAtTheDoor,
    /// How long a line from there takes.
    pub delay: Span,
    /// The question that the next line may answer.
    pub question: Option<OpenQuestion>,
    /// The PIN or passphrase that the next line is.
    pub secret: Option<AskedSecret>,
    /// The words that wait for the PIN.
    pub waiting: Option<WaitingWords>,
    /// Where that is, if it is another terminal.
    pub terminal: Option<OtherTerminal>,
    /// The number of the request that is being answered there.
    pub request: Option<u64>,
    /// How often each kind of refusal was said there.
    pub refusals: HashMap<Discriminant<Refusal>, usize>,
}

/// The arbiter's words that wait for the PIN.
pub(super) struct WaitingWords {
    pub turn: Turn,
    pub words: HeldWords,
    /// Until when they hold time.
    pub until: Moment,
}

/// The secret that the next line of a seat is.
#[derive(Clone)]
pub(super) struct AskedSecret {
    pub kind: SecretKind,
    pub asked: AskedAs,
    /// When the words were said that wait for it.
    pub said: Stamp,
}

/// Which PIN or passphrase the next line is.
#[derive(Clone)]
pub(super) enum AskedAs {
    /// The one that the game or the envelope gets.
    New,
    /// The one that it gets, typed a second time.
    Again { first: Zeroizing<String> },
    /// The one that it has.
    Given,
}

/// A line, or what a key meant.
pub(super) enum HeldWords {
    Line(String),
    Intent(Box<Intent>),
}

/// One turn of a seat: when it was taken, who is named as the speaker, and when the clock is pressed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Turn {
    pub seat: SeatId,
    pub stamp: Stamp,
    pub by: Option<Actor>,
    pub pressing: Pressing,
    /// The moment at which the words were said that are carried out now because the PIN was given.
    pub said_before_pin: Option<Stamp>,
    /// The only case that waited for a ruling when those words were said.
    pub only_case: Option<u32>,
}

impl Turn {
    /// A turn at that moment that waits for nothing.
    pub fn new(seat: SeatId, stamp: Stamp, by: Option<Actor>, pressing: Pressing) -> Turn {
        Turn { seat, stamp, by, pressing, said_before_pin: None, only_case: None }
    }
}

/// A move of a player whose flag is not judged yet.
pub(super) struct UnjudgedMove {
    pub turn: Turn,
    pub by: Actor,
    pub command: Command,
    pub source: Option<Source>,
}

impl Place {
    /// The place of a seat at which nothing waits.
    pub fn new(id: SeatId, keyboard: Keyboard, words: Rc<Words>) -> Place {
        Place {
            id,
            keyboard,
            words,
            asking: Asking::default(),
            pin: PinAtTheDoor::default(),
            delay: Span::ZERO,
            question: None,
            secret: None,
            waiting: None,
            terminal: None,
            request: None,
            refusals: HashMap::new(),
        }
    }

    /// The reader of lines that are typed there.
    pub fn reader<'a>(&'a self, game: &'a Game, by: Option<Actor>) -> Interpreter<'a> {
        Interpreter { vocabulary: &self.words.vocabulary, game, keyboard: self.keyboard, by }
    }

    /// Takes note of who types there, while those people sit at other terminals.
    pub fn note_terminal(&mut self, elsewhere: &[Audience]) {
        let terminal = self.keyboard.terminal(elsewhere);
        if self.words.wording.terminal != terminal {
            self.words = Rc::new(self.words.at(terminal));
        }
    }

    /// The part of a sentence for all whom it concerns that is heard there: a player alone at a terminal hears what
    /// happened on the boards, though it is for the arbiter. At the first seat everybody is heard who has no other
    /// terminal.
    pub fn heard(&self, said: Utterance, elsewhere: &[Audience]) -> Option<Utterance> {
        if !self.keyboard.is_elsewhere {
            return (!elsewhere.contains(&said.to)).then_some(said);
        }
        let ear = self.keyboard.typist.map(ear_of);
        if said.to == Audience::Room || ear == Some(said.to) {
            return Some(said);
        }
        let player = self.keyboard.typist.filter(|typist| matches!(typist, Actor::Player(_)))?;
        let is_on_the_boards = said.to == Audience::Arbiter && said.kind.is_on_the_boards();
        is_on_the_boards.then_some(Utterance { to: ear_of(player), ..said })
    }

    /// The hold on judging until what was typed there is answered, if anything waits there.
    pub fn holds(&self) -> Option<Hold> {
        let waiting = self.waiting.as_ref();
        let waiting = waiting.map(|words| Hold { by: Actor::Arbiter, since: words.turn.stamp, until: words.until });
        waiting.or_else(|| self.question.as_ref().and_then(OpenQuestion::holds))
    }

    /// Asks whether this is meant, about what was said in that turn.
    pub fn ask(&mut self, turn: &Turn, by: Actor, about: Confirmation) {
        let said = turn.said_before_pin.unwrap_or(turn.stamp);
        self.question = Some(OpenQuestion::Meant { said, by, about });
    }

    /// Why a command was refused; each time after the second only the sentence.
    pub fn refused(&mut self, game: &Game, by: Actor, refusal: &Refusal) -> Utterance {
        // Those of conduct are many, each with its own sentence.
        if let Refusal::Conduct(_) = refusal {
            return self.words.wording.refusal(game, by, refusal);
        }
        let times = self.refusals.entry(mem::discriminant(refusal)).or_default();
        *times += 1;
        self.words.wording.refusal_said_before(game, by, refusal, *times - 1)
    }
}
