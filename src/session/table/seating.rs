//! Who sits at the table: seats that come and go, and another game of the same players.

use std::rc::Rc;

use shakmaty::Color;

use super::place::{Asking, PinAtTheDoor, Place, SeatId, Turn, Words};
use super::record::Origin;
use super::taking::PartEnd;
use super::{Marked, Output, Table};
use crate::game::clock::moment::Span;
use crate::game::command::{CaseCommand, Command};
use crate::game::event::{Event, GameEvent};
use crate::game::people::Actor;
use crate::game::refusal::Refusal;
use crate::interpreter::Intent;
use crate::interpreter::keyboard::Keyboard;
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
        let said = match seated.map(|place| place.id) {
            _ if by != Actor::Arbiter => {
                let refusal = Refusal::NotYours { whose: Actor::Arbiter };
                self.words_of(turn.seat).wording.refusal(&self.game, by, &refusal)
            }
            None => self.words_of(turn.seat).wording.not_at_a_seat(by, NotAtASeat::NobodySits),
            Some(id) => {
                self.out.push(Output::Unseat(id));
                return PartEnd::Done;
            }
        };
        self.answer(turn.seat, vec![said], Marked::IfSaidAgain);
        PartEnd::Stopped
    }

    /// Asks whether a rematch is meant. Where a player sits at another terminal, it is offered instead.
    pub(super) fn ask_for_rematch(&mut self, turn: &Turn, by: Actor) -> PartEnd {
        if self.journal.is_none() && self.lessons.is_none() {
            let said = self.words_of(turn.seat).wording.only_while_playing(by);
            self.answer(turn.seat, vec![said], Marked::IfSaidAgain);
            return PartEnd::Stopped;
        }
        let is_over = self.game.result().is_some() && self.lessons.is_none();
        if is_over && self.places.iter().any(is_a_players_elsewhere) {
            return self.offer_rematch(turn, by);
        }
        if self.typist_elsewhere(turn.seat).is_some() && is_over {
            return self.refuse_rematch(turn, by);
        }
        let asks = self.place(turn.seat).is_some_and(|place| place.asking == Asking::Asks);
        if !is_over || !asks {
            return self.begin_rematch(turn, by);
        }
        let said = self.words_of(turn.seat).wording.confirmation(&self.game, turn.stamp.at, by, &Confirmation::Rematch);
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
        if self.rematch(turn.stamp, turn.seat, by) { PartEnd::Done } else { PartEnd::Stopped }
    }
}

impl Table {
    /// Offers a rematch to the opponent, or accepts the opponent's offer.
    fn offer_rematch(&mut self, turn: &Turn, by: Actor) -> PartEnd {
        let Some(player) = self.player_at(turn.seat) else { return self.refuse_rematch(turn, by) };
        match self.game.rematch_offer() {
            Some(offered) if offered == player => self.say_who_answers(turn, player),
            Some(_) => self.begin_rematch(turn, Actor::Player(player)),
            None => self.of_a_rematch(turn, player, GameEvent::RematchOffered { by: player }),
        }
    }

    /// Takes an answer to the open offer of a rematch, if it is one.
    pub(super) fn answered_rematch(&mut self, turn: &Turn, intent: &Intent) -> Option<PartEnd> {
        let offered = self.game.rematch_offer()?;
        let Intent::Command(by, Command::Case(answer)) = intent else { return None };
        let is_accepted = matches!(answer, CaseCommand::Accept(_));
        if !is_accepted && !matches!(answer, CaseCommand::Decline(_)) {
            return None;
        }
        // Of who is cut off, the answer is typed where the game was started.
        let is_for_the_lost = *by == Actor::Player(!offered) && self.game.lost_seats().contains(by);
        let player = if is_for_the_lost && self.typist_elsewhere(turn.seat).is_none() {
            !offered
        } else {
            self.player_at(turn.seat)?
        };
        Some(if player == offered {
            self.say_who_answers(turn, player)
        } else if is_accepted {
            self.begin_rematch(turn, Actor::Player(player))
        } else {
            self.of_a_rematch(turn, player, GameEvent::RematchDeclined { by: player })
        })
    }

    fn of_a_rematch(&mut self, turn: &Turn, player: Color, event: GameEvent) -> PartEnd {
        let origin = Origin { seat: self.typist_elsewhere(turn.seat), ..Origin::HERE };
        let stamp = self.moment_for_record(turn.stamp);
        self.happened(stamp, Actor::Player(player), vec![Event::Game(event)], origin);
        PartEnd::Done
    }

    fn say_who_answers(&mut self, turn: &Turn, offered: Color) -> PartEnd {
        let said = self.words_of(turn.seat).wording.awaits_rematch(Actor::Player(offered), !offered);
        self.answer(turn.seat, vec![said], Marked::IfSaidAgain);
        PartEnd::Stopped
    }

    fn refuse_rematch(&mut self, turn: &Turn, by: Actor) -> PartEnd {
        let said = self.words_of(turn.seat).wording.not_at_a_seat(by, NotAtASeat::OnlyAPlayer);
        self.answer(turn.seat, vec![said], Marked::IfSaidAgain);
        PartEnd::Stopped
    }

    /// The player who speaks at that seat: who sits there, or at the terminal at which the program was started the only one
    /// who has no other terminal.
    fn player_at(&self, seat: SeatId) -> Option<Color> {
        let keyboard = self.place(seat)?.keyboard;
        if let Some(Actor::Player(color)) = keyboard.typist {
            return Some(color);
        }
        let is_elsewhere = |color: &Color| {
            let player = Actor::Player(*color);
            self.places.iter().any(|place| is_a_players_elsewhere(place) && place.keyboard.typist == Some(player))
        };
        let mut here = Color::ALL.into_iter().filter(|color| !is_elsewhere(color));
        here.next().filter(|_| here.next().is_none() && !keyboard.is_elsewhere)
    }
}

/// Whether a player sits there, at another terminal than the one at which the program was started.
fn is_a_players_elsewhere(place: &Place) -> bool {
    place.keyboard.is_elsewhere && matches!(place.keyboard.typist, Some(Actor::Player(_)))
}
