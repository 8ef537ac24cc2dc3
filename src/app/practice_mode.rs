//! A practice game at the table: the lessons come one after another. Nothing is recorded.

use shakmaty::Color;

use super::{App, Continuation, LAST_WORDS};
use crate::app::practice::Practice;
use crate::interpreter::request::LessonAsked;
use crate::session::Outcome;
use crate::wording::Utterance;

impl App {
    /// Plays the practice game from its first lesson until somebody leaves. Nothing is recorded.
    pub fn practise(mut self) {
        let practice = Practice::begin();
        self.practice = Some(practice);
        let lesson = self.session.wording.lesson(practice.lesson);
        let mut course = self.say(lesson);
        while course == Continuation::GoesOn {
            course = self.next().unwrap_or(Continuation::Ends);
        }
        self.remember_look();
        let goodbye = self.session.wording.practice_over();
        self.face.farewell(&goodbye);
        self.audio.finish(LAST_WORDS);
    }

    /// The lesson that is asked for, where this is a practice game.
    pub(super) fn other_lesson(&mut self, asked: LessonAsked) -> Option<Continuation> {
        let practice = self.practice.as_mut()?;
        let said = match asked {
            LessonAsked::Next => self.next_lesson(),
            LessonAsked::Back => {
                practice.go_back();
                let lesson = self.session.wording.lesson(practice.lesson);
                self.session.say(vec![lesson]).said
            }
        };
        Some(self.show(&Outcome { events: Vec::new(), said }))
    }

    /// The next lesson, where one was done.
    pub(super) fn next_lesson(&mut self) -> Vec<Utterance> {
        let Some(practice) = &mut self.practice else { return Vec::new() };
        practice.go_on();
        // Somebody may have completed the move already, or taken it back.
        let is_announced = self.session.game().in_hand().announcement.is_some();
        let is_blacks_turn = self.session.to_move() == Color::Black;
        while practice.needs_an_announcement() && !is_announced || practice.needs_blacks_turn() && !is_blacks_turn {
            practice.go_on();
        }
        let lesson = self.session.wording.lesson(practice.lesson);
        self.session.say(vec![lesson]).said
    }
}
