//! The table: one game with its record, and for each seat who sits there, in which language it is read and refused, its
//! open question, its PIN, the words that wait.
//!
//! It decides for everybody: a typed line, a line from another terminal, what a board shows and the passing of time all
//! go through it. What came of an input it gives out in order; the lines of the record are the same for every seat.

mod boards;
pub mod place;
pub mod presence;
pub mod question;
pub mod record;
pub mod role;
mod seating;
pub mod secrets;
mod taking;

use std::collections::HashMap;
use std::mem;
use std::ops::Not;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use shakmaty::Color;
use zeroize::Zeroizing;

use place::{Asking, Place, SeatId, Turn, UnjudgedMove, Words};
use presence::{Arrival, SeatNews, SeatState, Welcome};
use question::Hold;
use record::Origin;
use secrets::WorkedOut;
use taking::PartEnd;

use crate::boards::table::TableBoards;
use crate::game::Game;
use crate::game::adjournment::event::AdjournmentEvent;
use crate::game::adjournment::sealed_move::SealedMove;
use crate::game::clock::moment::{Moment, Span};
use crate::game::command::{Command, RecordsCommand};
use crate::game::course::pin::{PinHash, WrongTries};
use crate::game::event::{ClockEvent, Event, GameEvent, MoveEvent, RecordsEvent};
use crate::game::people::Actor;
use crate::game::records::boards::Source;
use crate::game::serial::optional_text;
use crate::game::terms::Terms;
use crate::interpreter::keyboard::Keyboard;
use crate::interpreter::request::Pressing;
use crate::interpreter::{Intent, Interpreter};
use crate::session::practice::Practice;
use crate::storage::journal::{self, Journal, JournalError, Keeping, Mark, Record, replay, table_set};
use crate::table_settings::TableSettings;
use crate::time::{MIN_CLOCK_JUMP, Stamp, is_late};
use crate::version::program;
use crate::wording::{HallTrouble, Question, Saved, SeatEnd, SecretKind, Trouble, Utterance, Wording};

pub use record::PreviousGame;
pub use seating::SentLine;
pub use taking::{Typed, is_of_the_seat, is_too_much};

/// One game with its record, for all seats.
pub struct Table {
    game: Game,
    /// `None` in a rehearsal, which leaves nothing behind.
    journal: Option<Journal>,
    places: Vec<Place>,
    boards: TableBoards<boards::PressWords>,
    /// How the clock is pressed at the first seat, for half-moves that a board announces.
    pressing: Pressing,
    /// How the game is played here, once that is recorded.
    settings: Option<TableSettings>,
    /// Up to when time has passed for the game.
    last: Stamp,
    /// When it was last looked whether time has passed.
    alive: Stamp,
    /// The moment of the last record.
    recorded: Moment,
    /// When the record was opened, in milliseconds since 1970.
    opened_ms: u64,
    /// The wrong PINs that came with notes from the hall.
    wrong_notes: WrongTries,
    /// Those whose PIN is being compared.
    at_the_door: Vec<Arrival>,
    /// Those who gave a wrong one, and when they hear it; when that was last recorded.
    wrong_pins: Vec<(SeatId, Moment)>,
    wrong_at_the_door: Option<Moment>,
    /// What was sealed, until it is encrypted.
    sealed: Option<SealedMove>,
    /// The outcome of the work on the secret that is taken next.
    worked: Option<WorkedOut>,
    /// Relative file names that somebody types start from this folder.
    folder: PathBuf,
    /// Why the hall does not get what is recorded, if it should.
    not_in_hall: Option<HallTrouble>,
    /// The lessons of a practice game, which is not recorded.
    lessons: Option<Practice>,
    /// Who asks for a seat that is taken.
    waiting: Vec<Arrival>,
    /// What was said of the seats.
    news: SeatNews,
    /// The number of the last line by each person who did something, and of all lines.
    acted: HashMap<Actor, u64>,
    count: u64,
    /// The words of each language that is spoken at another terminal.
    words: Vec<Rc<Words>>,
    /// What the seats know of where the record is.
    known_saved: Saved,
    /// The moves of a player whose flag is not judged yet.
    unjudged_moves: Vec<UnjudgedMove>,
    /// What came of the input that is being taken.
    out: Vec<Output>,
}

/// A result of an input, for one seat or for all. To seats at other terminals it goes as it is: there it is for the
/// first seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Output {
    /// These lines were recorded: every seat follows them.
    #[serde(skip)]
    Written(Written),
    /// The game goes on in another record, of which all lines follow.
    #[serde(skip)]
    AnotherRecord(Box<PreviousGame>),
    /// Somebody at another terminal has the seat: the whole record follows.
    #[serde(skip)]
    Welcome { to: SeatId, welcome: Welcome },
    /// Somebody sits there, and is asked.
    Wait {
        #[serde(skip)]
        to: SeatId,
    },
    /// The connection of that seat is ended.
    End {
        #[serde(skip)]
        to: SeatId,
        why: SeatEnd,
    },
    /// A PIN is to be compared, which takes some time.
    #[serde(skip)]
    Compare { to: SeatId, pin: Zeroizing<String>, hash: PinHash },
    /// Who had that seat has come back over another connection.
    #[serde(skip)]
    Replaced(SeatId),
    /// What became of a seat, for all but one.
    Presence {
        #[serde(skip)]
        but: Option<SeatId>,
        #[serde(flatten)]
        state: SeatState,
    },
    /// Whether everything is on a disk has changed.
    Saved { saved: Saved },
    /// Sentences for one seat, in its words. What answers a repeated request is marked there.
    Said {
        #[serde(skip)]
        to: SeatId,
        said: Vec<Utterance>,
        #[serde(default, skip_serializing_if = "Marked::is_usual")]
        marked: Marked,
    },
    /// The next line at that seat is a secret, which must not be shown.
    Secret {
        #[serde(skip)]
        to: SeatId,
        secret: SecretKind,
    },
    /// A part of a line that the seat does itself, and who speaks if it does not say it.
    Own {
        #[serde(skip)]
        to: SeatId,
        #[serde(rename = "say")]
        part: String,
        #[serde(default, with = "optional_text", skip_serializing_if = "Option::is_none")]
        by: Option<Actor>,
    },
    /// What a key meant that the seat does itself.
    #[serde(skip)]
    OwnIntent { to: SeatId, intent: Box<Intent> },
    /// The line was taken.
    Taken {
        #[serde(skip)]
        to: SeatId,
        #[serde(flatten)]
        end: LineEnd,
    },
    /// The electronic board of that number is to be read as at a press.
    #[serde(skip)]
    ReadBoard { id: Color, pressed: Moment },
}

/// The mark on an answer that was given before to the same request.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Marked {
    #[default]
    IfSaidAgain,
    /// It is shortened instead, or is no answer.
    Never,
}

impl Marked {
    fn is_usual(&self) -> bool {
        *self == Marked::IfSaidAgain
    }
}

/// Lines that were written together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Written {
    pub records: Vec<Record>,
    /// The number of the first line.
    pub from: u64,
    /// As they are on disk; empty where nothing is recorded.
    pub lines: Arc<str>,
    /// The mark of the last line.
    pub mark: Option<Mark>,
}

/// The end of a line, for the seat at which it was typed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LineEnd {
    /// The number of the request, if it came from another terminal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// Whether something of it was not done.
    #[serde(default, rename = "refused", skip_serializing_if = "Not::not")]
    pub is_refused: bool,
    /// The question that is open there now, which waits for a yes or a no.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<Utterance>,
    /// The secret that the next line is: it must not be shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<SecretKind>,
    /// The seat is left.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub leaves: bool,
    /// Something of it waits: a press for its board.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub waits: bool,
}

/// The fate of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Carried {
    Out,
    Refused,
}

impl Table {
    /// Opens a new game. Its terms are the first event of its record.
    pub fn open(terms: Terms, journal: Option<Journal>, wording: Wording, stamp: Stamp) -> (Table, Vec<Output>) {
        let opened = Event::Game(GameEvent::RecordOpened { terms: Box::new(terms.clone()), program: Some(program()) });
        let mut table = Table::new(Game::new(terms), journal, wording, stamp, stamp.wall_ms);
        table.happened(stamp, Actor::Program, vec![opened], Origin::HERE);
        let out = table.given_out();
        (table, out)
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
    ) -> Result<(Table, Vec<Output>), JournalError> {
        let opened_ms = records.first().map_or(stamp.wall_ms, |record| record.wall_ms);
        let mut table = Table::new(replay(records)?, journal, wording, stamp, opened_ms);
        table.settings = table_set(records).cloned();
        table.note_who_acted(records);
        let last = records.last().map_or(stamp.wall_ms, |record| record.wall_ms);
        let gap = Span(i64::try_from(stamp.wall_ms.saturating_sub(last)).unwrap_or(i64::MAX));
        table.happened(
            stamp,
            Actor::Program,
            vec![Event::Game(GameEvent::RecordReopened { gap, program: Some(program()) })],
            Origin::HERE,
        );
        let out = table.given_out();
        Ok((table, out))
    }

    fn new(game: Game, journal: Option<Journal>, wording: Wording, stamp: Stamp, opened_ms: u64) -> Table {
        let first = Place::new(SeatId::FIRST, Keyboard::EVERYBODY, Rc::new(Words::of(wording)));
        Table {
            game,
            journal,
            places: vec![first],
            boards: TableBoards::default(),
            pressing: Pressing::default(),
            settings: None,
            last: stamp,
            alive: stamp,
            recorded: Moment::START,
            opened_ms,
            wrong_notes: WrongTries::default(),
            at_the_door: Vec::new(),
            wrong_pins: Vec::new(),
            wrong_at_the_door: None,
            sealed: None,
            worked: None,
            folder: PathBuf::new(),
            not_in_hall: None,
            lessons: None,
            waiting: Vec::new(),
            news: SeatNews::default(),
            acted: HashMap::new(),
            count: 0,
            words: Vec::new(),
            known_saved: Saved::Yes,
            unjudged_moves: Vec::new(),
            out: Vec::new(),
        }
    }

    /// Starts relative file names that somebody types from that folder.
    #[must_use]
    pub fn with_files_from(mut self, folder: &Path) -> Table {
        folder.clone_into(&mut self.folder);
        self
    }

    /// Teaches what can be typed: the practice game.
    #[must_use]
    pub fn with_lessons(self, lessons: Practice) -> Table {
        Table { lessons: Some(lessons), ..self }
    }

    /// Whether it is the practice game.
    pub fn is_practice(&self) -> bool {
        self.lessons.is_some()
    }

    /// The program is left: what waits for an answer or the PIN is not done, and time passes for it.
    pub fn let_go(&mut self, stamp: Stamp) -> Vec<Output> {
        if self.held(stamp.at).is_some() {
            for place in &mut self.places {
                (place.question, place.waiting) = (None, None);
            }
            self.let_pass(stamp);
        }
        self.given_out()
    }

    /// The game in its present state.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// When the record was opened, in milliseconds since 1970.
    pub fn opened_ms(&self) -> u64 {
        self.opened_ms
    }

    /// Hands out the results of an input, once.
    fn given_out(&mut self) -> Vec<Output> {
        self.tell_whether_saved();
        mem::take(&mut self.out)
    }

    fn tell_whether_saved(&mut self) {
        let saved = self.saved();
        if mem::replace(&mut self.known_saved, saved) != saved {
            self.out.push(Output::Saved { saved });
        }
    }

    /// The words of the first seat.
    fn first_words(&self) -> Rc<Words> {
        self.places[0].words.clone()
    }

    fn place(&self, id: SeatId) -> Option<&Place> {
        self.places.iter().find(|place| place.id == id)
    }

    /// The person who types at that seat, if it is another terminal than the one at which the program was started.
    fn typist_elsewhere(&self, id: SeatId) -> Option<Actor> {
        self.place(id).map(|place| place.keyboard).filter(|keyboard| keyboard.is_elsewhere)?.typist
    }

    fn place_mut(&mut self, id: SeatId) -> Option<&mut Place> {
        self.places.iter_mut().find(|place| place.id == id)
    }

    /// The reader of lines that are typed at the first seat.
    pub fn reader(&self, by: Option<Actor>) -> Interpreter<'_> {
        self.places[0].reader(&self.game, by)
    }

    /// Sets who types at a seat.
    pub fn set_keyboard(&mut self, id: SeatId, keyboard: Keyboard) {
        if let Some(place) = self.place_mut(id) {
            place.keyboard = keyboard;
        }
    }

    /// Sets whether somebody at a seat can answer a question.
    pub fn set_asking(&mut self, id: SeatId, asking: Asking) {
        if let Some(place) = self.place_mut(id) {
            place.asking = asking;
        }
    }

    /// Sets the words in which a seat is read and answered.
    pub fn set_words(&mut self, id: SeatId, wording: &Wording) {
        let known = self.places.iter().find(|place| place.words.wording.language() == wording.language());
        let words = match known.filter(|_| id != SeatId::FIRST) {
            Some(place) => place.words.clone(),
            None => Rc::new(Words::of(wording.clone())),
        };
        if let Some(place) = self.place_mut(id) {
            place.words = words;
        }
    }

    /// Says what follows from no line of the record at each seat whose people it is for, in the words of that seat.
    fn notify(&mut self, said: impl Fn(&Game, &Wording) -> Option<Utterance>) {
        let elsewhere = self.heard_elsewhere();
        let Table { game, places, out, .. } = self;
        for place in places {
            let said = said(game, &place.words.wording).and_then(|said| place.heard(said, &elsewhere));
            out.extend(said.map(|said| Output::Said { to: place.id, said: vec![said], marked: Marked::Never }));
        }
    }

    fn answer(&mut self, to: SeatId, said: Vec<Utterance>, marked: Marked) {
        if !said.is_empty() {
            self.out.push(Output::Said { to, said, marked });
        }
    }
}

impl Table {
    /// Carries out a command that was typed at a seat, or says there why not. First comes what time alone made true
    /// before it. The moment of a command is never before the last line of the record.
    pub fn command(&mut self, stamp: Stamp, by: Actor, command: Command) -> Vec<Output> {
        self.carry_out(SeatId::FIRST, stamp, by, command, None);
        self.given_out()
    }

    /// Carries out a command that a board or a lever brought about; its author is the player whose hand it was.
    pub fn command_from(&mut self, stamp: Stamp, by: Actor, command: Command, source: Source) -> Vec<Output> {
        self.carry_out_or_keep(stamp, by, command, source);
        self.given_out()
    }

    /// Records what an electronic board reports of itself, or what a clock shows.
    pub fn reported(&mut self, stamp: Stamp, event: Event, source: Option<Source>) -> Vec<Output> {
        self.happened(self.moment_for_record(stamp), Actor::Program, vec![event], Origin::of(source));
        self.given_out()
    }

    fn carry_out_or_keep(&mut self, stamp: Stamp, by: Actor, command: Command, source: Source) {
        if self.waits_for_judgement(stamp, by, &command) {
            let turn = Turn::new(SeatId::FIRST, stamp, None, Pressing::Separately);
            self.unjudged_moves.push(UnjudgedMove { turn, by, command, source: Some(source) });
        } else {
            self.carry_out(SeatId::FIRST, stamp, by, command, Some(source));
        }
    }

    fn carry_out(&mut self, to: SeatId, stamp: Stamp, by: Actor, command: Command, source: Option<Source>) -> Carried {
        let stamp = self.moment_of_command(stamp, by, &command);
        // The caller may have let the time pass already, but something may have been recorded since then.
        let has_passed = stamp.at <= self.last.at && self.recorded < stamp.at;
        if !has_passed {
            self.let_pass(stamp);
        }
        let checked = if let Command::Records(RecordsCommand::Check(owner, placement)) = &command {
            Some((*owner, placement.is_some()))
        } else {
            None
        };
        let before = self.out.len();
        let carried = if let Command::Adjournment(command) = command {
            self.adjournment_command(to, stamp, by, command)
        } else {
            self.decided(to, stamp, by, command, source)
        };
        if carried == Carried::Refused {
            return carried;
        }
        if let Some((owner, is_given)) = checked {
            self.tell_of_check(to, stamp, by, owner, is_given);
        } else if self.out.len() == before && source.is_none() {
            let said = self.words_of(to).wording.nothing_changed(by);
            self.answer(to, vec![said], Marked::Never);
        }
        carried
    }

    /// The result of a check of a board; if nobody said what stands there, first what stands there for the program.
    fn tell_of_check(&mut self, to: SeatId, stamp: Stamp, by: Actor, owner: Color, is_given: bool) {
        let words = self.words_of(to);
        let mut said =
            if is_given { Vec::new() } else { words.wording.answer(&self.game, stamp.at, by, &Question::Board(owner)) };
        said.push(words.wording.checked(&self.game, by, owner));
        self.answer(to, said, Marked::Never);
    }

    fn words_of(&self, id: SeatId) -> Rc<Words> {
        self.place(id).map_or_else(|| self.first_words(), |place| place.words.clone())
    }

    /// Has the game decide, and applies and records what it decides; or says why not.
    fn decided(&mut self, to: SeatId, stamp: Stamp, by: Actor, command: Command, source: Option<Source>) -> Carried {
        match self.game.decide(stamp.at, by, command) {
            Ok(mut events) => {
                let next = match self.next_record(&mut events) {
                    Ok(next) => next,
                    Err(error) => return self.refuse(to, by, &journal::trouble(&error)),
                };
                let is_sealing = secrets::closes_an_envelope(&events);
                let seat = self.typist_elsewhere(to);
                self.happened(stamp, by, events, Origin { source, seat });
                match next {
                    Some(next) => self.begin_next_game(stamp, next),
                    None if is_sealing => self.ask_to_close_the_envelope(to),
                    None => {}
                }
                Carried::Out
            }
            Err(refusal) => {
                let Table { game, places, .. } = self;
                let place = places.iter_mut().find(|place| place.id == to);
                let said = place.map(|place| place.refused(game, by, &refusal));
                // What a board proposed and the Laws refuse is not alleged to anybody.
                if let Some(said) = said.filter(|_| source.is_none()) {
                    self.answer(to, vec![said], Marked::Never);
                }
                Carried::Refused
            }
        }
    }

    fn refuse(&mut self, to: SeatId, by: Actor, trouble: &Trouble) -> Carried {
        let said = self.words_of(to).wording.trouble_for(by, trouble);
        self.answer(to, vec![said], Marked::Never);
        Carried::Refused
    }

    /// Applies what was decided and records it, before anything of it is given out.
    fn happened(&mut self, stamp: Stamp, by: Actor, mut events: Vec<Event>, origin: Origin) {
        // What was pressed some time ago at another terminal is heard only now.
        if let Some(arrived) = stamp.arrived.filter(|arrived| *arrived > stamp.at) {
            for event in &mut events {
                if let Event::Move(MoveEvent::MoveCompleted { heard, .. }) = event {
                    *heard = Some(arrived);
                }
            }
        }
        for event in &mut events {
            if let Event::Adjournment(
                AdjournmentEvent::GameAdjourned { awaits_passphrase, .. }
                | AdjournmentEvent::ReplySealed { awaits_passphrase, .. },
            ) = event
            {
                *awaits_passphrase = self.journal.is_some();
            }
        }
        self.write_entries(stamp.at, &mut events);
        let records: Vec<Record> = events.iter().map(|event| self.apply(stamp, by, event, origin)).collect();
        self.write(records);
        self.end_answered_questions();
    }

    /// Writes the entries of the ordinary flow in the notation of the sheet's owner.
    fn write_entries(&self, at: Moment, events: &mut [Event]) {
        let words = self.first_words();
        let mut ahead: Option<Game> = None;
        for event in events {
            if let Event::Records(RecordsEvent::Recorded { sheet, entry }) = event
                && entry.text.is_empty()
            {
                let game = ahead.as_ref().unwrap_or(&self.game);
                let in_hand = game.in_hand().announcement.is_some();
                let position = if in_hand { game.position().clone() } else { game.sheet_position(*sheet) };
                entry.text = words.wording.entry(game, &position, *sheet, entry);
            }
            if let Event::Records(
                RecordsEvent::EntryCorrectionDue { sheet, ply, entry }
                | RecordsEvent::EntryWriteInDue { sheet, ply, entry },
            ) = event
            {
                let game = ahead.as_ref().unwrap_or(&self.game);
                entry.text = words.wording.entry(game, game.position_at(*ply), *sheet, entry);
            }
            let rewrites = matches!(
                event,
                Event::Records(
                    RecordsEvent::Struck { .. }
                        | RecordsEvent::StrikeDue { .. }
                        | RecordsEvent::Retraced { .. }
                        | RecordsEvent::LineReplaced { .. }
                )
            );
            if ahead.is_some() || rewrites {
                ahead.get_or_insert_with(|| self.game.clone()).apply(at, event);
            }
        }
    }
}

/// The longest delay of a line that is allowed for, without the arbiter's word.
pub const MOST_DELAY: Span = Span(300);

/// How often it is looked whether the program stood still, while a clock runs.
const LOOK: Span = Span::seconds(1);

impl Table {
    /// Lets time pass up to that moment, for a caller who comes whenever something is due: if much later, the program
    /// stood still, and the clocks are stopped as they were when it last ran.
    pub fn pass_time(&mut self, stamp: Stamp) -> Vec<Output> {
        let before = self.alive;
        // What came during work on a secret is taken after it.
        if stamp.at > before.at {
            self.alive = stamp;
        }
        let due = self.due(before).map(|due| due.max(before.at));
        let is_held = self.held(stamp.at).is_some();
        if is_late(stamp.at, due) {
            self.stand_still(stamp);
        } else {
            // A press that was made in time may still be on its way.
            let at = stamp.at.plus(Span::ZERO - self.on_the_way());
            self.let_pass(Stamp { at, ..stamp });
        }
        self.carry_out_what_waited(stamp);
        if !is_held {
            self.note_still_running(stamp);
        }
        if !matches!(self.keeping(), None | Some(Keeping::Here)) {
            self.look_at_record();
        }
        self.look_at_seats(stamp);
        self.given_out()
    }

    /// Lets time pass up to that moment.
    pub fn elapse(&mut self, stamp: Stamp) -> Vec<Output> {
        self.let_pass(stamp);
        self.given_out()
    }

    /// As [`Table::elapse`], for a caller who meant to look at `due` at the latest. Much later, the program stood
    /// still: then no flag has fallen in the meantime.
    pub fn elapse_since(&mut self, stamp: Stamp, due: Option<Moment>) -> Vec<Output> {
        if is_late(stamp.at, due) {
            self.stand_still(stamp);
        } else {
            self.let_pass(stamp);
        }
        self.given_out()
    }

    /// The program did not run for a time of unknown length. Stops the clocks as they were when it last ran; the
    /// arbiter decides.
    pub fn stood_still(&mut self, stamp: Stamp) -> Vec<Output> {
        self.alive = stamp;
        self.stand_still(stamp);
        self.given_out()
    }

    /// The program was at work for that long, on a passphrase or a PIN: it did not stand still.
    pub fn was_at_work(&mut self, work: Span) {
        self.alive.at = self.alive.at.plus(work);
    }

    /// The next moment at which time alone makes something true.
    pub fn next_deadline(&self) -> Option<Moment> {
        match self.next_release() {
            Some(release) => Some(release),
            None => self.game.next_deadline(),
        }
    }

    /// When it must be looked whether time has passed, or the record be written or checked, if nothing happens.
    pub fn next_look(&self, now: Stamp) -> Option<Moment> {
        let look = match self.keeping() {
            Some(Keeping::Late | Keeping::Nowhere) => Some(now.at.plus(LOOK)),
            Some(Keeping::Here | Keeping::Elsewhere(_)) | None => None,
        };
        look.into_iter().chain(self.due(self.alive)).chain(self.next_look_at_seats()).min()
    }

    /// When time must pass at the latest, if it was last looked at that moment. A running clock is looked at each
    /// second: otherwise nobody would notice that the program stood still.
    fn due(&self, alive: Stamp) -> Option<Moment> {
        let look = self.game.clock().running().map(|_| alive.at.plus(LOOK));
        let deadline = match self.next_release() {
            Some(release) => Some(release),
            None => self.game.next_deadline().map(|deadline| deadline.plus(self.on_the_way())),
        };
        look.into_iter().chain(self.next_heartbeat().filter(|_| self.next_release().is_none())).chain(deadline).min()
    }

    /// Lets time pass for the game, up to where something is held.
    fn let_pass(&mut self, stamp: Stamp) {
        let stamp = self.while_held(stamp);
        if stamp.at < self.last.at {
            return;
        }
        let missing = stamp.missing_since(mem::replace(&mut self.last, stamp));
        self.note_missing(stamp, missing);
        let events = self.game.elapse(stamp.at);
        if !events.is_empty() {
            self.happened(stamp, Actor::Program, events, Origin::HERE);
        }
    }

    fn stand_still(&mut self, stamp: Stamp) {
        let last = mem::replace(&mut self.last, stamp);
        let gap = stamp.at.since(last.at).max(stamp.missing_since(last).unwrap_or_default());
        let missing = (gap > MIN_CLOCK_JUMP).then_some(gap);
        self.note_missing(Stamp { at: last.at, ..stamp }, missing);
        self.let_pass(stamp);
    }

    fn note_missing(&mut self, stamp: Stamp, missing: Option<Span>) {
        if let Some(gap) = missing.filter(|_| self.game.clock().running().is_some()) {
            let stamp = self.not_before_the_last(stamp);
            self.happened(stamp, Actor::Program, vec![Event::Clock(ClockEvent::TimeMissing { gap })], Origin::HERE);
        }
    }

    /// The final words that wait for an answer or the PIN, as far as a flag is not judged for them: an assistant's hold
    /// nothing up, and a player's nothing of the opponent.
    fn holds(&self) -> impl Iterator<Item = Hold> {
        let running = self.game.clock().running();
        self.places.iter().filter_map(Place::holds).filter(move |hold| match hold.by {
            Actor::Arbiter => true,
            Actor::Player(color) => running == Some(color),
            Actor::Assistant(_) | Actor::Program => false,
        })
    }

    /// Since when nothing is judged at that moment, if it is not.
    fn held(&self, at: Moment) -> Option<Stamp> {
        self.holds().filter(|hold| at < hold.until).map(|hold| hold.since).min_by_key(|since| since.at)
    }

    /// When the next hold ends, if there is one.
    fn next_release(&self) -> Option<Moment> {
        self.holds().map(|hold| hold.until).filter(|until| self.alive.at < *until).min()
    }

    /// Up to when it is judged at that moment.
    fn while_held(&self, stamp: Stamp) -> Stamp {
        match self.held(stamp.at) {
            Some(since) if since.at < stamp.at => {
                Stamp { at: since.at, arrived: Some(stamp.arrived.unwrap_or(stamp.at)), ..stamp }
            }
            Some(_) | None => stamp,
        }
    }

    /// The moment of what is recorded now: not after what is held, so that it costs who is asked nothing; never before
    /// the last line.
    fn moment_for_record(&self, stamp: Stamp) -> Stamp {
        self.not_before_the_last(self.while_held(stamp))
    }

    /// The moment of a command. What is done by the player whose clock runs, or by the arbiter to a clock, counts when
    /// it came, but not after a flag that is not judged yet.
    fn moment_of_command(&self, stamp: Stamp, by: Actor, command: &Command) -> Stamp {
        let stops_time = matches!(command, Command::Clock(_)) && by == Actor::Arbiter;
        if !stops_time && !self.is_of_the_mover(by, command) {
            return self.moment_for_record(stamp);
        }
        let before = self.unjudged(stamp.at).map(|due| Moment(due.0.saturating_sub(1)));
        self.not_before_the_last(Stamp { at: before.map_or(stamp.at, |before| before.min(stamp.at)), ..stamp })
    }

    fn is_of_the_mover(&self, by: Actor, command: &Command) -> bool {
        let running = self.game.clock().running();
        matches!(command, Command::Move(_)) && running.is_some() && by.side() == running
    }

    /// The moment of what is true by now and not judged, because something is held.
    fn unjudged(&self, at: Moment) -> Option<Moment> {
        self.held(at).and_then(|_| self.game.next_deadline()).filter(|due| *due <= at)
    }

    /// Keeps a move of a player whose flag is not judged yet, until it is.
    fn waits_for_judgement(&self, stamp: Stamp, by: Actor, command: &Command) -> bool {
        self.unjudged(stamp.at).is_some() && self.is_of_the_mover(by, command)
    }

    /// Carries out the moves that were kept, once nothing is held any longer.
    fn carry_out_what_waited(&mut self, now: Stamp) {
        if self.unjudged_moves.is_empty() || self.held(now.at).is_some() {
            return;
        }
        self.let_pass(now);
        let mut stopped = None;
        for UnjudgedMove { turn, by, command, source } in mem::take(&mut self.unjudged_moves) {
            if source.is_some() {
                self.carry_out(turn.seat, turn.stamp, by, command, source);
            } else if stopped != Some(turn.seat) {
                let end = self.ask_or_carry_out(&turn, Intent::Command(by, command));
                self.push_end(turn.seat, end);
                stopped = (end == PartEnd::Stopped).then_some(turn.seat);
            }
        }
    }

    fn not_before_the_last(&self, stamp: Stamp) -> Stamp {
        Stamp { at: stamp.at.max(self.recorded), ..stamp }
    }

    /// The longest delay of a line from the player whose clock runs.
    fn on_the_way(&self) -> Span {
        let Some(running) = self.game.clock().running() else { return Span::ZERO };
        let of_the_player =
            self.places.iter().filter(|place| place.keyboard.typist.and_then(Actor::side) == Some(running));
        of_the_player.map(|place| place.delay.min(MOST_DELAY)).max().unwrap_or(Span::ZERO)
    }
}
