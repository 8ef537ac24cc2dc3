//! A game that is only watched: what its record says is worded, questions are answered, and nothing can be changed.

use std::io;
use std::ops::ControlFlow;

use crossterm::event::KeyEvent;
use shakmaty::Color;

use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::people::Actor;
use crate::interpreter::Intent;
use crate::interpreter::vocabulary::Completion;
use crate::session::seat::Seat;
use crate::storage::journal::Record;
use crate::ui::line_editor::LineEditor;
use crate::ui::view_model::ViewModel;
use crate::ui::{Face, Reaction};
use crate::wording::{Audience, Saved, Utterance, Wording};

/// What the one who watches has asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    Nothing,
    /// Esc, which closes nothing any more.
    Silence,
    Leave,
}

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
        let seat = Seat::of(game, wording.clone(), 0).hearing(&EVERYBODY);
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

    /// Draws the game.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn draw(&self, face: &mut dyn Face, at: Moment) -> io::Result<()> {
        face.draw(&self.model(at))
    }

    /// Does what a key means.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn press(&mut self, face: &mut dyn Face, key: KeyEvent, at: Moment) -> io::Result<Asked> {
        match face.key(key, &self.model(at))? {
            Reaction::Leave => return Ok(Asked::Leave),
            Reaction::Silence => return Ok(Asked::Silence),
            Reaction::Line(line) => {
                if self.answer(&line, at).is_break() {
                    return Ok(Asked::Leave);
                }
                self.show(face, at)?;
            }
            Reaction::Complete => {
                let typed = face.line().map(LineEditor::text).unwrap_or_default();
                match self.seat.reader(None).completed(typed) {
                    Completion::Longer(line) => face.retype(at, &line)?,
                    Completion::Nothing => {}
                    Completion::Several(words) => {
                        let words = self.seat.wording.words_that_fit(Actor::Arbiter, &words);
                        self.say([words]);
                    }
                }
            }
            Reaction::Redraw => face.invalidate()?,
            Reaction::Moved(..)
            | Reaction::Felt(_)
            | Reaction::Nothing
            | Reaction::Changed
            | Reaction::Replay(_)
            | Reaction::LeaveReplay
            | Reaction::Copy
            | Reaction::Suspend => {}
        }
        Ok(Asked::Nothing)
    }

    /// Answers a question; breaks when the viewer leaves. Everything else is refused.
    fn answer(&mut self, line: &str, at: Moment) -> ControlFlow<()> {
        let intent = self.seat.reader(None).read(line);
        self.seat.begin_request(&intent);
        let (game, wording) = (self.seat.game(), &self.seat.wording);
        let said = match intent {
            Intent::Quit => return ControlFlow::Break(()),
            Intent::Ask(by, question) => {
                self.seat.answer(at, by, &question);
                return ControlFlow::Continue(());
            }
            Intent::Misread(by, misreading) => wording.misread(by, &misreading),
            Intent::Unreadable(by, unreadable) => wording.unreadable(game, by, &unreadable),
            Intent::Command(by, _)
            | Intent::Calls(by, _)
            | Intent::Refused(by, _)
            | Intent::NotATimeControl(by, ..)
            | Intent::Program(by, _) => wording.only_watching(by),
        };
        self.seat.say(vec![said]);
        ControlFlow::Continue(())
    }
}
