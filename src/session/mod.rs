//! One game at the table: decides, puts into words, applies, and records before it returns what is to be heard. The only
//! writer of the game and its journal.

pub mod anew;
mod answers;
pub mod dispatch;
mod events;
pub mod history;
mod passing_time;
pub mod pin;
pub mod record;
mod repeats;
mod sealing;

use shakmaty::{Board, ByColor, Color};

use crate::game::Game;
use crate::game::clock::moment::{Moment, Span};
use crate::game::command::{Command, RecordsCommand};
use crate::game::event::{Event, GameEvent};
use crate::game::people::{Actor, Hearing};
use crate::game::terms::Terms;
use crate::interpreter::Interpreter;
use crate::interpreter::seat::Seat;
use crate::interpreter::vocabulary::Vocabulary;
use crate::session::anew::CancelledGame;
use crate::session::history::History;
use crate::session::pin::PinAsked;
use crate::session::repeats::Repeats;
use crate::session::sealing::Secrets;
use crate::storage::journal::{self, Journal, JournalError, Record, replay};
use crate::time::Stamp;
use crate::wording::{Audience, Question, TimeCalls, Trouble, Utterance, UtteranceKind, Wording};

/// A game being played, its record and its words.
pub struct Session {
    game: Game,
    /// `None` in a rehearsal, which leaves nothing behind.
    journal: Option<Journal>,
    pub wording: Wording,
    /// The words that can be typed in the language of the wording.
    vocabulary: Vocabulary,
    /// When something last happened or was looked at.
    last: Stamp,
    /// The moment of the last record.
    recorded: Moment,
    /// The time calls that players asked for (D.2.10.4).
    calls: ByColor<TimeCalls>,
    /// When the record was opened, in milliseconds since 1970.
    opened_ms: u64,
    /// Every sentence, in order: what `again` and `earlier` walk.
    history: History,
    repeats: Repeats,
    /// What is sealed and not yet in an envelope.
    secrets: Secrets,
    pin_asked: Option<PinAsked>,
    /// The game that was cancelled last, until somebody takes it.
    cancelled: Option<CancelledGame>,
}

/// What came of one thing said or one moment passed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    pub events: Vec<Event>,
    pub said: Vec<Utterance>,
}

impl Session {
    /// Opens the record of a new game. The terms are its first event.
    pub fn open(terms: Terms, journal: Option<Journal>, wording: Wording, stamp: Stamp) -> (Session, Outcome) {
        let opened = Event::Game(GameEvent::RecordOpened { terms: Box::new(terms.clone()) });
        let mut session = Session::new(Game::new(terms), journal, wording, stamp, stamp.wall_ms);
        let mut outcome = session.happened(stamp, Actor::Program, vec![opened]);
        let array = session.wording.chess960_array(&session.game);
        outcome.said.extend(session.remembered(array));
        (session, outcome)
    }

    /// Goes on with a recorded game, `gap_ms` after its last record. The clocks stand until the arbiter starts them.
    ///
    /// # Errors
    ///
    /// [`JournalError::NotAJournal`] where the record does not begin with its terms.
    pub fn resume(
        records: &[Record],
        journal: Option<Journal>,
        wording: Wording,
        stamp: Stamp,
    ) -> Result<(Session, Outcome), JournalError> {
        let opened_ms = records.first().map_or(stamp.wall_ms, |record| record.wall_ms);
        let mut session = Session::new(replay(records)?, journal, wording, stamp, opened_ms);
        let last = records.last().map_or(stamp.wall_ms, |record| record.wall_ms);
        let gap = Span(i64::try_from(stamp.wall_ms.saturating_sub(last)).unwrap_or(i64::MAX));
        let ran = record::ran_at_the_end(session.game(), records.last());
        let mut outcome = session.happened(stamp, Actor::Program, vec![Event::Game(GameEvent::RecordReopened { gap })]);
        outcome.said.extend(session.clocks_with_and_without(stamp.at, ran, gap));
        Ok((session, outcome))
    }

    fn new(game: Game, journal: Option<Journal>, wording: Wording, stamp: Stamp, opened_ms: u64) -> Session {
        Session {
            game,
            journal,
            vocabulary: Vocabulary::of(&wording),
            wording,
            last: stamp,
            recorded: Moment::START,
            calls: ByColor::default(),
            opened_ms,
            history: History::default(),
            repeats: Repeats::default(),
            secrets: Secrets::default(),
            pin_asked: None,
            cancelled: None,
        }
    }

    /// What reads the lines typed at a keyboard, as the game stands.
    pub fn interpreter(&self, seat: Seat) -> Interpreter<'_> {
        Interpreter { vocabulary: &self.vocabulary, game: &self.game, seat, by: None }
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// When the record was opened, in milliseconds since 1970.
    pub fn opened_ms(&self) -> u64 {
        self.opened_ms
    }

    /// Every sentence so far, in order.
    pub fn said(&self) -> &[Utterance] {
        self.history.said()
    }

    /// A sentence did not reach the ear, or not to its end: it can be heard again.
    pub fn unheard(&mut self, sentence: &Utterance) {
        self.history.unheard(sentence);
    }

    /// Carries out a command, or says why not. What time alone made true before it goes first. What was said before
    /// something else was recorded, and confirmed after it, counts from then: the record never goes back.
    pub fn command(&mut self, stamp: Stamp, by: Actor, command: Command) -> Outcome {
        let stamp = Stamp { at: stamp.at.max(self.recorded), ..stamp };
        // The caller may have let the time pass already; what was recorded since then may make more of it.
        let has_passed = stamp.at <= self.last.at && self.recorded < stamp.at;
        let mut outcome = if has_passed { Outcome::default() } else { self.elapse(stamp) };
        let checked = if let Command::Records(RecordsCommand::Check(owner, placement)) = &command {
            Some((*owner, placement.clone()))
        } else {
            None
        };
        let next = if let Command::Adjournment(command) = command {
            self.adjournment_command(stamp, by, command)
        } else {
            self.decided(stamp, by, command)
        };
        let is_done = !next.said.iter().any(|said| said.kind == UtteranceKind::Refused);
        outcome.events.extend(next.events);
        outcome.said.extend(next.said);
        if let Some((owner, placement)) = checked.filter(|_| is_done) {
            outcome.said.extend(self.checked(stamp, by, owner, placement.as_ref()));
        }
        if outcome.said.is_empty() {
            let utterance = self.wording.nothing_changed(by);
            outcome.said.extend(self.remembered(vec![utterance]));
        }
        outcome
    }

    /// What the game decides, recorded and applied; or why not.
    fn decided(&mut self, stamp: Stamp, by: Actor, command: Command) -> Outcome {
        match self.game.decide(stamp.at, by, command) {
            Ok(mut events) => {
                let next = match self.next_record(&mut events) {
                    Ok(next) => next,
                    Err(error) => {
                        let told = self.wording.trouble_for(by, &journal::trouble(&error));
                        return Outcome { events: Vec::new(), said: self.remembered(vec![told]) };
                    }
                };
                let mut outcome = self.happened(stamp, by, events);
                if let Some(next) = next {
                    let anew = self.begin_anew(stamp, next);
                    outcome.events.extend(anew.events);
                    outcome.said.extend(anew.said);
                    return outcome;
                }
                let sealed = self.after_sealing(&outcome.events);
                outcome.said.extend(sealed.said);
                outcome
            }
            Err(refusal) => {
                let utterance = self.wording.refusal(&self.game, by, &refusal);
                Outcome { events: Vec::new(), said: self.remembered(vec![utterance]) }
            }
        }
    }

    /// What a check of a board came to; where nobody said what stands there, first what is believed to.
    fn checked(&mut self, stamp: Stamp, by: Actor, owner: Color, placement: Option<&Board>) -> Vec<Utterance> {
        let mut said = match placement {
            Some(_) => Vec::new(),
            None => self.wording.answer(&self.game, stamp.at, by, &Question::Board(owner)),
        };
        said.push(self.wording.checked(&self.game, by, owner));
        self.remembered(said)
    }

    /// Goes on in another interface language.
    pub fn speak(&mut self, by: Actor, language: &str) -> Outcome {
        let said = match Wording::new(language) {
            Ok(mut wording) => {
                (wording.verbosity, wording.order) = (self.wording.verbosity, self.wording.order);
                wording.completions = self.wording.completions;
                self.vocabulary = Vocabulary::of(&wording);
                self.wording = wording;
                self.wording.understood(by)
            }
            Err(_) => self.wording.trouble_for(by, &Trouble::NotALanguage { text: language.to_owned() }),
        };
        self.say(vec![said])
    }

    /// Says sentences that are no events: answers and notices of the program. They are not recorded.
    ///
    /// What is the same as before, a list or a refusal too, is told as being said again.
    pub fn say(&mut self, mut utterances: Vec<Utterance>) -> Outcome {
        let times = self.repeats.note(&utterances);
        if let (1.., Some(first)) = (times, utterances.first_mut()) {
            first.printed = self.wording.told_again(&first.printed, times);
            first.read = self.wording.told_again(&first.read, times);
        }
        Outcome { events: Vec::new(), said: self.remembered(utterances) }
    }

    fn remembered(&mut self, mut utterances: Vec<Utterance>) -> Vec<Utterance> {
        for utterance in &mut utterances {
            if self.is_for_the_eyes(utterance.to) {
                utterance.spoken.clear();
            }
        }
        self.history.remember(&utterances);
        utterances
    }

    /// Whether only the screen tells that listener: he cannot hear (D.2.11).
    fn is_for_the_eyes(&self, to: Audience) -> bool {
        match to {
            Audience::Player(color) => self.game.terms().players[color].hearing == Hearing::Impaired,
            Audience::Room | Audience::Arbiter => false,
        }
    }

    /// The player who has the move, for whom an unnamed speaker is taken.
    pub fn to_move(&self) -> Color {
        self.game.to_move()
    }
}
