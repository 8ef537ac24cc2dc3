//! Who sits at the table: seats that come and go, and another game of the same players.

use std::rc::Rc;

use super::place::{Asking, PinAtTheDoor, Place, SeatId, Turn, Words};
use super::taking::PartEnd;
use super::{Marked, Output, Table};
use crate::game::clock::moment::Span;
use crate::game::people::Actor;
use crate::interpreter::keyboard::Keyboard;
use crate::storage::journal::Journal;
use crate::wording::{Audience, Confirmation, NotAtASeat, Trouble, UnknownLanguage, Utterance, Wording, ear_of};

/// A seat that is taken.
#[derive(Clone, Copy, Debug)]
pub struct Newcomer<'a> {
    pub id: SeatId,
    /// Who sits there; `None` for somebody who only watches.
    pub actor: Option<Actor>,
    /// The code of the language in which it is read and answered.
    pub language: &'a str,
    pub asking: Asking,
    pub pin: PinAtTheDoor,
}

impl Table {
    /// Gives somebody at another terminal a place.
    ///
    /// # Errors
    ///
    /// [`UnknownLanguage`] if there are no words of that language.
    pub fn seat(&mut self, newcomer: &Newcomer<'_>) -> Result<(), UnknownLanguage> {
        let words = self.words_in(newcomer.language)?;
        let keyboard = Keyboard { typist: newcomer.actor, is_elsewhere: true };
        let place = Place::new(newcomer.id, keyboard, words);
        self.places.push(Place { asking: newcomer.asking, pin: newcomer.pin, ..place });
        Ok(())
    }

    /// The seat reads and is answered in another language from now on.
    ///
    /// # Errors
    ///
    /// [`UnknownLanguage`] if there are no words of that language; then it goes on in the one before.
    pub fn speak_at(&mut self, id: SeatId, language: &str) -> Result<(), UnknownLanguage> {
        let words = self.words_in(language)?;
        if let Some(place) = self.place_mut(id) {
            place.words = words;
        }
        Ok(())
    }

    /// Refuses a line in a language that is not there.
    pub fn refuse_language(&mut self, seat: SeatId, language: &str) -> Vec<Output> {
        let Some(place) = self.place(seat) else { return Vec::new() };
        let asker = place.keyboard.asker(&self.game);
        let trouble = Trouble::NotALanguage { text: language.to_owned() };
        let said = place.words.wording.trouble_for(asker, &trouble);
        self.refuse_line(seat, said)
    }

    /// Refuses an empty line that arrived after something else had happened.
    pub fn refuse_late(&mut self, seat: SeatId) -> Vec<Output> {
        let Some(place) = self.place(seat) else { return Vec::new() };
        let said = place.words.wording.typed_too_late(place.keyboard.asker(&self.game));
        self.refuse_line(seat, said)
    }

    fn refuse_line(&mut self, seat: SeatId, said: Utterance) -> Vec<Output> {
        self.answer(seat, vec![said], Marked::IfSaidAgain);
        self.end_line(seat, PartEnd::Stopped)
    }

    fn words_in(&self, language: &str) -> Result<Rc<Words>, UnknownLanguage> {
        let others = self.places.iter().filter(|place| place.id != SeatId::FIRST);
        match others.map(|place| &place.words).find(|words| words.wording.language() == language) {
            Some(words) => Ok(words.clone()),
            None => Ok(Rc::new(Words::of(Wording::new(language)?))),
        }
    }

    /// Takes the place of a seat away.
    pub fn dismiss(&mut self, id: SeatId) {
        self.places.retain(|place| place.id != id || id == SeatId::FIRST);
    }

    /// The line of a seat is cut: its place is kept, and what was asked there is not answered.
    pub fn cut_off(&mut self, id: SeatId) {
        if let Some(place) = self.place_mut(id) {
            (place.question, place.secret, place.waiting) = (None, None, None);
        }
    }

    /// How long a line from that seat takes.
    pub fn set_delay(&mut self, id: SeatId, delay: Span) {
        if let Some(place) = self.place_mut(id) {
            place.delay = delay;
        }
    }

    /// Who sits at another terminal.
    pub fn elsewhere(&self) -> Vec<Audience> {
        self.places
            .iter()
            .filter(|place| place.keyboard.is_elsewhere)
            .filter_map(|place| place.keyboard.typist)
            .map(ear_of)
            .collect()
    }

    /// The players have exchanged colours (7.3).
    pub(super) fn exchange_places(&mut self) {
        for place in &mut self.places {
            place.keyboard.typist = place.keyboard.typist.map(Actor::of_the_other_color);
        }
    }

    /// Takes the seat of `who` away, so that somebody else may have it.
    pub(super) fn unseat(&mut self, turn: &Turn, by: Actor, who: Actor) -> PartEnd {
        let seated = self.places.iter().find(|place| place.keyboard.is_elsewhere && place.keyboard.typist == Some(who));
        let why = match seated.map(|place| place.id) {
            _ if by != Actor::Arbiter => NotAtASeat::OnlyTheArbiter,
            None => NotAtASeat::NobodySits,
            Some(id) => {
                self.out.push(Output::Unseat(id));
                return PartEnd::Done;
            }
        };
        let said = self.words_of(turn.seat).wording.not_at_a_seat(by, why);
        self.answer(turn.seat, vec![said], Marked::IfSaidAgain);
        PartEnd::Stopped
    }

    /// Asks whether a rematch is meant.
    pub(super) fn ask_for_rematch(&mut self, turn: &Turn, by: Actor) -> PartEnd {
        if self.journal.is_none() && self.lessons.is_none() {
            let said = self.words_of(turn.seat).wording.only_while_playing(by);
            self.answer(turn.seat, vec![said], Marked::IfSaidAgain);
            return PartEnd::Stopped;
        }
        if self.place(turn.seat).is_some_and(|place| place.keyboard.is_elsewhere) {
            let said = self.words_of(turn.seat).wording.not_at_a_seat(by, NotAtASeat::OnlyAtTheHost);
            self.answer(turn.seat, vec![said], Marked::IfSaidAgain);
            return PartEnd::Stopped;
        }
        let asks = self.place(turn.seat).is_some_and(|place| place.asking == Asking::Asks);
        if self.game.result().is_none() || self.lessons.is_some() || !asks {
            return self.begin_rematch(turn, by);
        }
        let said = self.words_of(turn.seat).wording.confirmation(by, &Confirmation::Rematch);
        if let Some(place) = self.place_mut(turn.seat) {
            place.ask(turn, by, Confirmation::Rematch);
        }
        self.answer(turn.seat, vec![said], Marked::IfSaidAgain);
        PartEnd::Stopped
    }

    /// Plays another game with the colours reversed, in a record of its own.
    pub(super) fn begin_rematch(&mut self, turn: &Turn, by: Actor) -> PartEnd {
        if self.game.result().is_none() || self.lessons.is_some() {
            let said = self.words_of(turn.seat).wording.only_after_the_end(by);
            self.answer(turn.seat, vec![said], Marked::IfSaidAgain);
            return PartEnd::Stopped;
        }
        if !self.rematch(turn.stamp, turn.seat, by) {
            return PartEnd::Stopped;
        }
        if let Some(path) = self.journal.as_ref().map(Journal::path) {
            let said = self.first_words().wording.recorded_in(Some(&path.display().to_string()));
            self.notify(vec![said]);
        }
        PartEnd::Done
    }
}
