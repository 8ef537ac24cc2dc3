//! One game at the table: decides, puts into words, applies, and records before it returns what is said. The only writer
//! of the game and its journal.

pub mod dispatch;
pub mod history;
pub mod record;
pub mod replay;
pub mod replica;
pub mod secrets;

use std::collections::HashMap;
use std::mem::{self, Discriminant};

use shakmaty::{Board, ByColor, Color};

use crate::game::Game;
use crate::game::adjournment::event::AdjournmentEvent;
use crate::game::clock::moment::{Moment, Span};
use crate::game::command::{Command, RecordsCommand};
use crate::game::event::{ClockEvent, ClockEventKind, Event, EventKind, GameEvent, RecordsEvent, RecordsEventKind};
use crate::game::people::Actor;
use crate::game::records::boards::Source;
use crate::game::refusal::Refusal;
use crate::game::terms::Terms;
use crate::interpreter::seat::Seat;
use crate::interpreter::vocabulary::Vocabulary;
use crate::interpreter::{Intent, Interpreter};
use crate::session::history::{History, Repeats};
use crate::session::record::CancelledGame;
use crate::session::replica::Fresh;
use crate::session::secrets::Secrets;
use crate::storage::journal::{self, Journal, JournalError, Mark, Record, replay};
use crate::time::{MIN_CLOCK_JUMP, Stamp, is_late};
use crate::version::program;
use crate::wording::{
    Audience, EventContext, HallTrouble, Question, TimeCalls, Trouble, Utterance, UtteranceKind, Verbosity, Wording,
};

/// A game being played, its record and its words.
pub struct Session {
    game: Game,
    /// `None` in a rehearsal, which leaves nothing behind.
    journal: Option<Journal>,
    pub wording: Wording,
    /// The words that can be typed in the language of the wording.
    vocabulary: Vocabulary,
    /// Up to when time has passed for the game.
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
    /// How often each kind of refusal was said.
    refusals: HashMap<Discriminant<Refusal>, usize>,
    secrets: Secrets,
    /// The game that was cancelled last, until its files are written.
    cancelled: Option<CancelledGame>,
    /// What brings about what happens now, if nobody typed it.
    source: Option<Source>,
    /// Whether another program decides and this one only follows its record.
    is_replica: bool,
    /// Why the hall does not get what is recorded, if it should.
    not_in_hall: Option<HallTrouble>,
    /// The mark of the last line that a replica followed.
    mark: Option<Mark>,
    /// Who sits at another terminal: what happens is not said to them here.
    elsewhere: Vec<Audience>,
    /// What was written since the seats were last given it; `None` without seats.
    fresh: Option<Vec<Fresh>>,
}

/// What came of one command, one question, or time that passed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    pub events: Vec<Event>,
    pub said: Vec<Utterance>,
}

impl Session {
    /// Opens a new game. Its terms are the first event of its record.
    pub fn open(terms: Terms, journal: Option<Journal>, wording: Wording, stamp: Stamp) -> (Session, Outcome) {
        let opened = Event::Game(GameEvent::RecordOpened { terms: Box::new(terms.clone()), program: Some(program()) });
        let mut session = Session::new(Game::new(terms), journal, wording, stamp, stamp.wall_ms);
        let mut outcome = session.happened(stamp, Actor::Program, vec![opened]);
        let array = session.wording.chess960_array(&session.game);
        outcome.said.extend(session.remembered(array));
        (session, outcome)
    }

    /// Goes on with a recorded game. The clocks are stopped until the arbiter starts them.
    ///
    /// # Errors
    ///
    /// [`JournalError::NotAJournal`] if the record does not begin with its terms.
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
        let mut outcome = session.happened(
            stamp,
            Actor::Program,
            vec![Event::Game(GameEvent::RecordReopened { gap, program: Some(program()) })],
        );
        outcome.said.extend(session.clocks_with_and_without(stamp.at, ran, gap));
        let waits = session.wording.waits_after_resuming(&session.game);
        outcome.said.extend(session.remembered(waits.into_iter().collect()));
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
            refusals: HashMap::new(),
            secrets: Secrets::default(),
            cancelled: None,
            source: None,
            is_replica: false,
            not_in_hall: None,
            mark: None,
            elsewhere: Vec::new(),
            fresh: None,
        }
    }

    /// The reader of lines typed at a keyboard, for the present state of the game.
    pub fn interpreter(&self, seat: Seat) -> Interpreter<'_> {
        Interpreter { vocabulary: &self.vocabulary, game: &self.game, seat, by: None }
    }

    /// The game in its present state.
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

    /// The sentence of that number did not reach its listener, or not to its end: it can be heard again.
    pub fn mark_unheard(&mut self, number: u64) {
        self.history.mark_unheard(number);
    }

    /// Carries out a command, or says why not. First comes what time alone made true before it. The moment of a command is
    /// never before the last line of the record.
    pub fn command(&mut self, stamp: Stamp, by: Actor, command: Command) -> Outcome {
        let stamp = Stamp { at: stamp.at.max(self.recorded), ..stamp };
        // The caller may have let the time pass already, but something may have been recorded since then.
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

    /// Carries out a command that a board or a lever brought about; its author is the player whose hand it was. That a
    /// board was followed is only said in full.
    pub fn command_from(&mut self, stamp: Stamp, by: Actor, command: Command, source: Source) -> Outcome {
        self.source = Some(source);
        let outcome = self.command(stamp, by, command);
        self.source = None;
        outcome
    }

    /// Records what an electronic board or a seat reports of itself, or what a clock shows. The times of that clock are not
    /// said.
    pub fn reported(&mut self, stamp: Stamp, event: Event, source: Option<Source>) -> Outcome {
        let stamp = Stamp { at: stamp.at.max(self.recorded), ..stamp };
        self.source = source;
        let outcome = self.happened(stamp, Actor::Program, vec![event]);
        self.source = None;
        outcome
    }

    /// Whether a sentence is left out: the times of a board's clock, and, but in full, that a board was followed.
    fn goes_without_saying(&self, kind: UtteranceKind) -> bool {
        let is_times = kind == UtteranceKind::Event(EventKind::Clock(ClockEventKind::ClocksSet));
        let executed = UtteranceKind::Event(EventKind::Records(RecordsEventKind::Executed));
        let is_followed = [executed, UtteranceKind::NothingChanged].contains(&kind);
        self.source.is_some() && (is_times || is_followed && self.wording.verbosity != Verbosity::Full)
    }

    /// Has the game decide, and applies and records what it decides; or says why not.
    fn decided(&mut self, stamp: Stamp, by: Actor, command: Command) -> Outcome {
        match self.game.decide(stamp.at, by, command) {
            Ok(mut events) => {
                let next = match self.next_record(&mut events) {
                    Ok(next) => next,
                    Err(error) => {
                        let said = self.wording.trouble_for(by, &journal::trouble(&error));
                        return self.only_said(vec![said]);
                    }
                };
                let mut outcome = self.happened(stamp, by, events);
                if let Some(next) = next {
                    let begun = self.begin_next_game(stamp, next);
                    outcome.events.extend(begun.events);
                    outcome.said.extend(begun.said);
                    return outcome;
                }
                let sealed = self.after_sealing(&outcome.events);
                outcome.said.extend(sealed.said);
                outcome
            }
            Err(refusal) => {
                let said = self.refused(by, &refusal);
                self.only_said(vec![said])
            }
        }
    }

    /// Why a command was refused; each time after the second only the sentence.
    pub(super) fn refused(&mut self, by: Actor, refusal: &Refusal) -> Utterance {
        // Those of conduct are many, each with its own sentence.
        if let Refusal::Conduct(_) = refusal {
            return self.wording.refusal(&self.game, by, refusal);
        }
        let times = self.refusals.entry(mem::discriminant(refusal)).or_default();
        *times += 1;
        self.wording.refusal_said_before(&self.game, by, refusal, *times - 1)
    }

    /// The result of a check of a board; if nobody said what stands there, first what stands there for the program.
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

    /// Takes note of a request before it is carried out: the same answer to another request is not said again.
    pub fn begin_request(&mut self, intent: &Intent) {
        self.repeats.ask(intent);
    }

    /// Says sentences that are not events: answers and notices of the program. They are not recorded. What is said twice in
    /// a row to the same request is marked as said again.
    pub fn say(&mut self, mut utterances: Vec<Utterance>) -> Outcome {
        let times = self.repeats.note(&utterances);
        if let (1.., Some(first)) = (times, utterances.first_mut()) {
            first.printed = self.wording.marked_again(&first.printed, times);
            first.read = self.wording.marked_again(&first.read, times);
        }
        self.only_said(utterances)
    }

    /// Sentences without events.
    fn only_said(&mut self, utterances: Vec<Utterance>) -> Outcome {
        Outcome { events: Vec::new(), said: self.remembered(utterances) }
    }

    fn remembered(&mut self, mut utterances: Vec<Utterance>) -> Vec<Utterance> {
        utterances.retain(|said| !self.goes_without_saying(said.kind));
        for utterance in &mut utterances {
            if self.cannot_hear(utterance.to) {
                utterance.spoken.clear();
            }
        }
        self.history.remember(&mut utterances);
        utterances
    }

    /// Whether that listener only sees what is said (D.2.11).
    fn cannot_hear(&self, to: Audience) -> bool {
        match to {
            Audience::Player(color) => self.game.terms().players[color].is_deaf,
            Audience::Room | Audience::Arbiter => false,
        }
    }

    /// The player who has the move.
    pub fn to_move(&self) -> Color {
        self.game.to_move()
    }
}

impl Session {
    /// Applies what was decided and records it. Returns what is said about it, trouble with the record first.
    pub(super) fn happened(&mut self, stamp: Stamp, by: Actor, mut events: Vec<Event>) -> Outcome {
        self.write_entries(stamp.at, &mut events);
        self.history.end_walks();
        self.repeats.end();
        let (mut said, mut records) = (Vec::new(), Vec::new());
        let context = EventContext::of(events.iter());
        let before = self.before_sheets_change(by, &events);
        for event in &events {
            said.extend(self.words_of(by, event, context));
            records.extend(self.apply(stamp, by, event));
        }
        let troubles = self.write(&records);
        said.splice(..0, troubles);
        said.extend(self.words_behind(stamp.at, by, &events, before.as_ref()));
        said.retain(|said| !self.elsewhere.contains(&said.to));
        Outcome { events, said: self.remembered(said) }
    }

    /// The game as it stands, if these events change what counts as written on the scoresheets.
    fn before_sheets_change(&self, by: Actor, events: &[Event]) -> Option<Game> {
        events.iter().any(|event| changes_sheets(by, event)).then(|| self.game.clone())
    }

    /// What is said of an event, before it is applied.
    fn words_of(&self, by: Actor, event: &Event, context: EventContext) -> Vec<Utterance> {
        let mut said: Vec<Utterance> = self.wording.event(&self.game, by, event, context).into_iter().collect();
        said.extend(self.wording.instructions(&self.game, by, event));
        said.extend(self.wording.differences(event));
        said
    }

    /// What is said once events that belong together are applied; `before` is the game before they changed scoresheets.
    fn words_behind(&self, at: Moment, by: Actor, events: &[Event], before: Option<&Game>) -> Vec<Utterance> {
        let mut said = Vec::new();
        for event in events {
            said.extend(self.wording.times_of_what_was_found_later(&self.game, event, at));
        }
        if let Some(before) = before {
            said.extend(self.wording.sheet_instructions(before, &self.game, by));
        }
        let matters = |event: &Event| {
            matches!(
                event,
                Event::Records(RecordsEvent::BoardsDiffered { .. })
                    | Event::Records(RecordsEvent::SheetsDiffered { .. })
                    | Event::Clock(ClockEvent::ClocksStopped { .. })
            )
        };
        let is_correcting = |event: &Event| matches!(event, Event::Records(RecordsEvent::BoardCorrectionDue { .. }));
        if self.game.has_differences() && events.iter().any(matters) && !events.iter().any(is_correcting) {
            said.extend(self.wording.proposal(&self.game));
        }
        if events.iter().any(|event| matches!(event, Event::Game(GameEvent::GameEnded { .. }))) {
            said.extend(self.record_words().map(|words| self.wording.record_words(&words)));
        }
        if events.iter().any(|event| matches!(event, Event::Adjournment(AdjournmentEvent::EnvelopeClosed { .. }))) {
            said.extend(self.record_words().map(|words| self.wording.record_words_at_adjournment(&words)));
        }
        said
    }

    /// Writes the entries of the ordinary flow in the notation of the sheet's owner.
    fn write_entries(&self, at: Moment, events: &mut [Event]) {
        let mut ahead: Option<Game> = None;
        for event in events {
            if let Event::Records(RecordsEvent::Recorded { sheet, entry }) = event
                && entry.text.is_empty()
            {
                let game = ahead.as_ref().unwrap_or(&self.game);
                let in_hand = game.in_hand().announcement.is_some();
                let position = if in_hand { game.position().clone() } else { game.sheet_position(*sheet) };
                entry.text = self.wording.entry(game, &position, *sheet, entry);
            }
            if let Event::Records(RecordsEvent::EntryCorrectionDue { sheet, ply, entry }) = event {
                let game = ahead.as_ref().unwrap_or(&self.game);
                entry.text = self.wording.entry(game, game.position_at(*ply), *sheet, entry);
            }
            let rewrites = matches!(
                event,
                Event::Records(RecordsEvent::Struck { .. })
                    | Event::Records(RecordsEvent::StrikeDue { .. })
                    | Event::Records(RecordsEvent::Retraced { .. })
                    | Event::Records(RecordsEvent::LineReplaced { .. })
            );
            if ahead.is_some() || rewrites {
                ahead.get_or_insert_with(|| self.game.clone()).apply(at, event);
            }
        }
    }
}

/// Whether the arbiter changes what counts as written on the scoresheets.
fn changes_sheets(by: Actor, event: &Event) -> bool {
    let changes = matches!(
        event,
        Event::Records(
            RecordsEvent::Retraced { .. }
                | RecordsEvent::LineReplaced { .. }
                | RecordsEvent::Struck { .. }
                | RecordsEvent::StrikeDue { .. }
                | RecordsEvent::EntryCorrectionDue { .. }
        )
    );
    changes && by == Actor::Arbiter
}

impl Session {
    /// What has become true by now only because time has passed.
    pub fn elapse(&mut self, stamp: Stamp) -> Outcome {
        if stamp.at < self.last.at {
            return Outcome::default();
        }
        let missing = stamp.missing_since(mem::replace(&mut self.last, stamp));
        let mut outcome = self.missing(stamp, missing);
        let events = if self.is_replica { Vec::new() } else { self.game.elapse(stamp.at) };
        if !events.is_empty() {
            let next = self.happened(stamp, Actor::Program, events);
            outcome.events.extend(next.events);
            outcome.said.extend(next.said);
        }
        outcome.said.extend(self.called(stamp.at));
        outcome
    }

    /// As [`Session::elapse`], for a caller who meant to look at `due` at the latest. Much later, the program stood still:
    /// then no flag has fallen in the meantime.
    pub fn elapse_since(&mut self, stamp: Stamp, due: Option<Moment>) -> Outcome {
        if is_late(stamp.at, due) { self.stood_still(stamp) } else { self.elapse(stamp) }
    }

    /// The program did not run for a time of unknown length. Stops the clocks as they were when it last ran; the arbiter
    /// decides.
    pub fn stood_still(&mut self, stamp: Stamp) -> Outcome {
        let last = mem::replace(&mut self.last, stamp);
        let gap = stamp.at.since(last.at).max(stamp.missing_since(last).unwrap_or_default());
        let missing = (gap > MIN_CLOCK_JUMP).then_some(gap);
        let mut outcome = self.missing(Stamp { at: last.at, ..stamp }, missing);
        let next = self.elapse(stamp);
        outcome.events.extend(next.events);
        outcome.said.extend(next.said);
        outcome
    }

    fn missing(&mut self, stamp: Stamp, missing: Option<Span>) -> Outcome {
        match missing.filter(|_| self.game.clock().running().is_some() && !self.is_replica) {
            Some(gap) => self.happened(stamp, Actor::Program, vec![Event::Clock(ClockEvent::TimeMissing { gap })]),
            None => Outcome::default(),
        }
    }

    /// The next moment at which `elapse` has something to do.
    pub fn next_deadline(&self) -> Option<Moment> {
        let calls = Color::ALL.into_iter().filter_map(|color| self.calls[color].next(&self.game, color, self.last.at));
        calls.chain(self.game.next_deadline().filter(|_| !self.is_replica)).min()
    }

    fn called(&mut self, at: Moment) -> Vec<Utterance> {
        let mut said = Vec::new();
        for color in Color::ALL {
            let calls = &mut self.calls[color];
            if let Some(left) = calls.take(&self.game, color, at) {
                said.push(self.wording.time_call(color, left, calls.manner));
            }
        }
        self.remembered(said)
    }
}
