//! A game that is only watched: what its record says is worded, questions are answered, and nothing can be changed.

use std::io;
use std::ops::ControlFlow;

use shakmaty::Color;

use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::people::Actor;
use crate::interpreter::Intent;
use crate::interpreter::keyboard::Keyboard;
use crate::interpreter::vocabulary::Completion;
use crate::session::seat::Seat;
use crate::storage::journal::Record;
use crate::ui::Face;
use crate::ui::view_model::ViewModel;
use crate::wording::{Audience, Saved, Utterance, Wording};

/// For whom something is said that is shown to the one who watches.
const EVERYBODY: [Audience; 4] =
    [Audience::Room, Audience::Player(Color::White), Audience::Player(Color::Black), Audience::Arbiter];

/// A game as far as its record goes, for one who watches it and hears what is said to anybody.
pub struct Viewer {
    seat: Seat,
    /// How many of the sentences the face has.
    shown: usize,
}

impl Viewer {
    /// Watches the game from here on.
    pub fn new(game: Game, wording: &Wording) -> Viewer {
        let seat = Seat::of(game, wording.clone(), 0).of_keyboard(Keyboard::WATCHER).hearing(&EVERYBODY);
        Viewer { seat, shown: 0 }
    }

    /// Says something about the game to the one who watches.
    pub fn say(&mut self, said: impl IntoIterator<Item = Utterance>) {
        self.seat.only_say(said.into_iter().collect());
    }

    /// Takes what was recorded since, and says it.
    pub fn take(&mut self, fresh: &[Record]) {
        self.seat.follow(fresh, None);
    }

    fn model(&self, at: Moment) -> ViewModel<'_> {
        let Viewer { seat, .. } = self;
        let (game, wording, said) = (seat.game(), &seat.wording, seat.said());
        ViewModel { game, at, wording, said, question: None, saved: Saved::Yes, replay: None }
    }

    /// Shows the face what was said since it last was shown something.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn show(&mut self, face: &mut dyn Face, at: Moment) -> io::Result<()> {
        let fresh = std::mem::replace(&mut self.shown, self.seat.said().len());
        face.show(&self.model(at), self.seat.said().get(fresh..).unwrap_or_default())
    }

    /// Counts what was said so far as shown: it is what was played before anybody looked.
    pub fn skip(&mut self) {
        self.shown = self.seat.said().len();
    }

    /// Draws the game.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn draw(&self, face: &mut dyn Face, at: Moment) -> io::Result<()> {
        face.draw(&self.model(at))
    }

    /// Lets the face do something with the game.
    pub fn at_face<R>(
        &self,
        face: &mut dyn Face,
        at: Moment,
        act: impl FnOnce(&mut dyn Face, &ViewModel<'_>) -> R,
    ) -> R {
        act(face, &self.model(at))
    }

    /// How what is typed goes on.
    pub fn completed(&self, typed: &str) -> Completion {
        self.seat.reader(None).completed(typed)
    }

    /// Lists the words with which what is typed may go on.
    pub fn list(&mut self, words: &[String]) {
        let words = self.seat.wording.words_that_fit(Actor::Arbiter, words);
        self.say([words]);
    }

    /// Answers a question; breaks when the viewer leaves. Whatever changes the game is refused.
    pub fn answer(&mut self, line: &str, at: Moment) -> ControlFlow<()> {
        let intent = self.seat.reader(None).read(line);
        if intent == Intent::Quit {
            return ControlFlow::Break(());
        }
        self.seat.only_watched(at, &intent);
        ControlFlow::Continue(())
    }

    /// The words in which it is shown.
    pub fn wording(&self) -> &Wording {
        &self.seat.wording
    }

    /// Everything that was said.
    pub fn said(&self) -> &[Utterance] {
        self.seat.said()
    }
}
