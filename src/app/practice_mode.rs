//! A practice game at the table: the lessons come one after another. Nothing is recorded.

use super::{App, Course, LAST_WORDS};
use crate::app::practice::Practice;
use crate::wording::Utterance;

impl App {
    /// Plays the practice game from its first lesson until somebody leaves. Nothing is recorded.
    pub fn practise(mut self) {
        let practice = Practice::begin();
        self.practice = Some(practice);
        let lesson = self.session.wording.lesson(practice.lesson);
        let mut course = self.say(lesson);
        while course == Course::GoesOn {
            course = self.next().unwrap_or(Course::Ends);
        }
        let goodbye = self.session.wording.practice_over();
        self.face.farewell(&goodbye);
        self.audio.finish(LAST_WORDS);
    }

    /// The next lesson, where one was done.
    pub(super) fn next_lesson(&mut self) -> Vec<Utterance> {
        let Some(practice) = &mut self.practice else { return Vec::new() };
        practice.go_on();
        let lesson = self.session.wording.lesson(practice.lesson);
        self.session.say(vec![lesson]).said
    }
}
