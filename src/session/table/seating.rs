//! Who sits at the table: seats that come and go, and another game of the same players.

use std::rc::Rc;

use shakmaty::Color;

use super::place::{Asking, Place, SeatId, Turn, Words};
use super::record::Origin;
use super::taking::PartEnd;
use super::{MOST_DELAY, Marked, Output, Table};
use crate::game::clock::moment::Moment;
use crate::game::command::{CaseCommand, Command};
use crate::game::event::{Event, GameEvent};
use crate::game::people::Actor;
use crate::game::refusal::Refusal;
use crate::interpreter::Intent;
use crate::storage::journal::Record;
use crate::time::Stamp;
use crate::wording::{Audience, Confirmation, NotAtASeat, Trouble, UnknownLanguage, Utterance, Wording, ear_of};

/// A line that was typed at another terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentLine {
    pub id: u64,
    pub say: String,
    /// When the key was read, by the clock of the game as the seat knows it.
    pub at_ms: Option<u64>,
    /// Another language than before, from this line on.
    pub lang: Option<String>,
    /// Whether the clock is pressed with an announcement.
    pub press: bool,
    /// The number of the line of the record that comes next, as the seat knows it.
    pub seq: Option<u64>,
}

impl Table {
    /// The moment from which a line counts that arrived then: that at which the key was read, as far back as the line
    /// needs for one way.
    ///
    /// # Errors
    ///
    /// What is said there instead: there is no such language, or an empty line arrived after something else had
    /// happened.
    pub fn moment_of_line(&mut self, arrived: Stamp, seat: SeatId, line: &SentLine) -> Result<Stamp, Vec<Output>> {
        self.answers(seat);
        let Some(place) = self.place_mut(seat) else { return Err(Vec::new()) };
        place.request = Some(line.id);
        let delay = place.delay.min(MOST_DELAY).0.unsigned_abs();
        if let Some(language) = line.lang.as_deref().filter(|language| self.speak_at(seat, language).is_err()) {
            return Err(self.refuse_language(seat, language));
        }
        let is_empty = line.say.trim().is_empty() && self.awaits_secret(seat).is_none();
        if is_empty && line.seq.is_some_and(|seq| self.somebody_acted_since(seat, seq)) {
            return Err(self.refuse_late(seat));
        }
        let at = line.at_ms.unwrap_or(arrived.at.0).clamp(arrived.at.0.saturating_sub(delay), arrived.at.0);
        Ok(Stamp { at: Moment(at), arrived: Some(arrived.at), ..arrived })
    }

    /// The default speaker of lines from another terminal.
    pub fn typist_of(&self, seat: SeatId) -> Option<Actor> {
        self.place(seat)?.keyboard.typist
    }

    /// Takes note of who did what is recorded in these lines.
    pub(super) fn note_who_acted(&mut self, records: &[Record]) {
        for record in records {
            self.count += 1;
            if !is_uneventful(&record.event) {
                self.acted.insert(record.by, self.count);
            }
        }
    }

    /// Whether anybody else acted after that line of the record, and after the last line by who sits there.
    fn somebody_acted_since(&self, seat: SeatId, seq: u64) -> bool {
        let own = self.typist_of(seat).and_then(|who| self.acted.get(&who));
        let since = own.map_or(seq, |own| seq.max(*own));
        self.acted.values().any(|line| since < *line)
    }

    /// The seat reads and is answered in another language from now on.
    ///
    /// # Errors
    ///
    /// [`UnknownLanguage`] if there are no words of that language; then it goes on in the one before.
    fn speak_at(&mut self, id: SeatId, language: &str) -> Result<(), UnknownLanguage> {
        let words = self.words_in(language)?;
        if let Some(place) = self.place_mut(id) {
            place.words = words;
        }
        Ok(())
    }

    /// Refuses a line in a language that is not there.
    fn refuse_language(&mut self, seat: SeatId, language: &str) -> Vec<Output> {
        let Some(place) = self.place(seat) else { return Vec::new() };
        let asker = place.keyboard.asker(&self.game);
        let trouble = Trouble::NotALanguage { text: language.to_owned() };
        let said = place.words.wording.trouble_for(asker, &trouble);
        self.refuse_line(seat, said)
    }

    /// Refuses an empty line that arrived after something else had happened.
    fn refuse_late(&mut self, seat: SeatId) -> Vec<Output> {
        let Some(place) = self.place(seat) else { return Vec::new() };
        let said = place.words.wording.typed_too_late(place.keyboard.asker(&self.game));
        self.refuse_line(seat, said)
    }

    fn refuse_line(&mut self, seat: SeatId, said: Utterance) -> Vec<Output> {
        self.answer(seat, vec![said], Marked::IfSaidAgain);
        self.end_line(seat, PartEnd::Stopped)
    }

    /// The words of a language, which are made once.
    pub(super) fn words_in(&mut self, language: &str) -> Result<Rc<Words>, UnknownLanguage> {
        if let Some(known) = self.words.iter().find(|words| words.wording.language() == language) {
            return Ok(known.clone());
        }
        let words = Rc::new(Words::of(Wording::new(language)?));
        self.words.push(words.clone());
        Ok(words)
    }

    /// The line of a seat is cut: what was asked there is not answered.
    pub(super) fn forget_what_waits_at(&mut self, id: SeatId) {
        if let Some(place) = self.place_mut(id) {
            (place.question, place.secret, place.waiting) = (None, None, None);
        }
    }

    /// The people at other terminals.
    pub fn elsewhere(&self) -> Vec<Audience> {
        self.places
            .iter()
            .filter(|place| place.keyboard.is_elsewhere)
            .filter_map(|place| place.keyboard.typist)
            .map(ear_of)
            .collect()
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
                self.take_away(turn.stamp, id);
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

    /// The player who speaks at that seat: who sits there, or at the terminal at which the program was started the only
    /// one who has no other terminal.
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

/// Whether nothing happens at the table by such an event.
fn is_uneventful(event: &Event) -> bool {
    matches!(
        event,
        Event::Game(
            GameEvent::StillRunning
                | GameEvent::TableSet(_)
                | GameEvent::SeatLost { .. }
                | GameEvent::SeatRegained { .. }
        )
    )
}

/// Whether a player sits there, at another terminal than the one at which the program was started.
fn is_a_players_elsewhere(place: &Place) -> bool {
    place.keyboard.is_elsewhere && matches!(place.keyboard.typist, Some(Actor::Player(_)))
}
