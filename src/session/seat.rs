//! A seat: one terminal at which a game is followed. It words what was recorded, applies it to its own copy of the
//! game, and keeps what was said; it answers questions itself. It decides nothing.
//!
//! The terminal at which the program was started is one of them. Where the lines of the record come from, from a table
//! by a call, from another program or from a file, makes no difference.

use std::mem;

use shakmaty::{ByColor, Color};

use super::Outcome;
use super::history::{History, HistoryEntry, Repeats};
use super::replay::Replay;
use super::table::place::SeatId;
use super::table::presence::SeatState;
use super::table::{LineEnd, Marked, Output, Written, is_of_the_seat};
use crate::game::Game;
use crate::game::adjournment::event::AdjournmentEvent;
use crate::game::clock::moment::Moment;
use crate::game::conduct::event::ConductEvent;
use crate::game::course::replacement::Colors;
use crate::game::event::{CaseEvent, ClockEvent, Event, GameEvent, MoveEvent, RecordsEvent};
use crate::game::people::Actor;
use crate::interpreter::keyboard::Keyboard;
use crate::interpreter::request::{AppRequest, LessonAsked, Pressing};
use crate::interpreter::vocabulary::Vocabulary;
use crate::interpreter::{Intent, Interpreter};
use crate::storage::journal::{JournalError, Mark, Record, replay};
use crate::wording::words::CommandWord;
use crate::wording::{
    Audience, CallsAsked, EventContext, Misreading, MoveOrder, NotAtASeat, Question, Saved, SecretKind, SoundTrouble,
    Surroundings, TerminalState, TimeCalls, Trouble, Utterance, UtteranceKind, Verbosity, Wording, ear_of,
};

/// For whom what happens is said at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ears {
    /// For everybody but those who hear it at a terminal of their own.
    AllBut(Vec<Audience>),
    Only(Vec<Audience>),
}

impl Ears {
    /// Whether what is for that listener is said here.
    pub fn hear(&self, to: Audience) -> bool {
        match self {
            Ears::AllBut(elsewhere) => !elsewhere.contains(&to),
            Ears::Only(listeners) => listeners.contains(&to),
        }
    }
}

/// One terminal at which a game is followed.
pub struct Seat {
    game: Game,
    pub wording: Wording,
    /// The words that can be typed in the language of the wording.
    vocabulary: Vocabulary,
    /// Who types here.
    pub keyboard: Keyboard,
    /// Whether what is typed here is a move with its press.
    pub pressing: Pressing,
    pub ears: Ears,
    /// The time calls that players asked for (D.2.10.4).
    calls: ByColor<TimeCalls>,
    /// Up to when time calls were made.
    last: Moment,
    /// When the record was opened, in milliseconds since 1970.
    opened_ms: u64,
    /// The mark of the last line of the record.
    mark: Option<Mark>,
    /// By whom and when a move was announced last: what is completed with it is not said in brief.
    announced: Option<(Moment, Actor)>,
    /// Every sentence, in order: what `again` and `earlier` walk.
    history: History,
    repeats: Repeats,
    /// Whether everything that happened is on a disk.
    pub saved: Saved,
    /// The question that is open for who sits here.
    question: Option<Utterance>,
    /// The secret that the next line is.
    secret: Option<SecretKind>,
    /// The game that is over, while it is replayed.
    pub replay: Option<Replay>,
    /// How the terminals of others are, as far as anything was reported of them; and whether this one has lost its
    /// table.
    terminals: Vec<(Actor, TerminalState)>,
    /// Who has or had another terminal, as far as it was said here.
    elsewhere: Vec<Actor>,
    pub is_cut_off: bool,
    /// Those who hear nothing here, and why; without a listener nobody does.
    pub silent: Vec<(Option<Audience>, SoundTrouble)>,
    /// How often something was said here, and how often when the line was typed that is being answered.
    spoken: u64,
    spoken_before: u64,
}

impl Seat {
    /// A seat at which everything is heard, for a game that is opened or goes on now.
    pub fn of(game: Game, wording: Wording, opened_ms: u64) -> Seat {
        Seat {
            game,
            vocabulary: Vocabulary::of(&wording),
            wording,
            keyboard: Keyboard::EVERYBODY,
            pressing: Pressing::default(),
            ears: Ears::AllBut(Vec::new()),
            calls: ByColor::default(),
            last: Moment::START,
            opened_ms,
            mark: None,
            announced: None,
            history: History::default(),
            repeats: Repeats::default(),
            saved: Saved::Yes,
            question: None,
            secret: None,
            replay: None,
            terminals: Vec::new(),
            elsewhere: Vec::new(),
            is_cut_off: false,
            silent: Vec::new(),
            spoken: 0,
            spoken_before: 0,
        }
    }

    /// A seat that follows a game from where its record stands.
    ///
    /// # Errors
    ///
    /// [`JournalError::NotAJournal`] if the record does not begin with its terms.
    pub fn after(records: &[Record], wording: Wording) -> Result<Seat, JournalError> {
        let opened_ms = records.first().map_or(0, |record| record.wall_ms);
        Ok(Seat::of(replay(records)?, wording, opened_ms))
    }

    /// Hears only what is for these listeners.
    #[must_use]
    pub fn hearing(self, listeners: &[Audience]) -> Seat {
        let mut seat = Seat { ears: Ears::Only(listeners.to_vec()), ..self };
        seat.note_terminal_here();
        seat
    }

    /// The seat of who types at that keyboard.
    #[must_use]
    pub fn of_keyboard(self, keyboard: Keyboard) -> Seat {
        let mut seat = Seat { keyboard, ..self };
        seat.note_terminal_here();
        seat
    }

    /// The game as far as it is followed.
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

    /// The question that is open for who sits here.
    pub fn question(&self) -> Option<&Utterance> {
        self.question.as_ref()
    }

    /// The secret that the next line is, which must not be shown.
    pub fn secret(&self) -> Option<SecretKind> {
        self.secret
    }

    /// The sentence of that number did not reach its listener, or not to its end: it can be heard again.
    pub fn mark_unheard(&mut self, number: u64) {
        self.history.mark_unheard(number);
    }

    /// The reader of lines that are typed here; `by` speaks if a line does not say it.
    pub fn reader(&self, by: Option<Actor>) -> Interpreter<'_> {
        Interpreter { vocabulary: &self.vocabulary, game: &self.game, keyboard: self.keyboard, by }
    }

    /// The words that stand for the record as it is now.
    pub fn record_words(&self) -> Option<String> {
        Some(self.mark?.words().join(" "))
    }
}

impl Seat {
    /// Takes over what was recorded, and says what of it is for this seat. `mark` is the mark of the last of the lines.
    /// What was recorded at one moment by one person belongs together.
    pub fn follow(&mut self, records: &[Record], mark: Option<Mark>) -> Outcome {
        self.mark = mark;
        let mut outcome = Outcome::default();
        for together in records.chunk_by(|a, b| a.at == b.at && a.by == b.by) {
            self.follow_one(together, &mut outcome);
        }
        outcome
    }

    /// Hints name only what can be typed here.
    fn note_terminal_here(&mut self) {
        let elsewhere: &[Audience] = if let Ears::AllBut(elsewhere) = &self.ears { elsewhere } else { &[] };
        self.wording.terminal = self.keyboard.terminal(elsewhere);
    }

    fn follow_one(&mut self, together: &[Record], outcome: &mut Outcome) {
        self.note_terminal_here();
        let Some(Record { at, by, .. }) = together.last() else { return };
        let (at, by) = (*at, *by);
        if together.iter().any(|record| !is_never_said(&record.event)) {
            self.history.end_walks();
            self.repeats.end();
        }
        let context = EventContext::of(together.iter().map(|record| &record.event));
        let goes_back = |event: &Event| matches!(event, Event::Records(RecordsEvent::Retraced { .. }));
        let is_ruled = by == Actor::Arbiter || together.iter().any(|record| goes_back(&record.event));
        let changes_sheets = is_ruled && together.iter().any(|record| changes_sheets(&record.event));
        let before = changes_sheets.then(|| self.game.clone());
        let last_case = self.game.cases().iter().next_back().map(|case| case.id);
        let mut said = Vec::new();
        for (at_record, record) in together.iter().enumerate() {
            if !self.is_left_out(record) {
                said.extend(self.wording.event(&self.game, by, &record.event, context));
                if !is_ruled_on_at_once(&record.event, &together[at_record..]) {
                    said.extend(self.wording.instructions(&self.game, by, &record.event));
                }
                said.extend(self.wording.differences(&record.event));
            }
            if let Event::Move(MoveEvent::MoveAnnounced(_)) = record.event {
                self.announced = Some((at, by));
            }
            self.note_in_passing(record);
            record.apply_to(&mut self.game);
        }
        said.extend(self.words_behind(together, at, by, before.as_ref()));
        said.extend(self.wording.new_cases(&self.game, last_case));
        said.retain_mut(|said| self.is_heard(said));
        outcome.events.extend(together.iter().map(|record| record.event.clone()));
        outcome.said.extend(self.remembered(said));
    }

    /// Takes note of what the game does not keep: when its record was opened, and whose terminal is cut off.
    fn note_in_passing(&mut self, record: &Record) {
        if let Event::Game(GameEvent::RecordOpened { .. }) = record.event {
            self.opened_ms = record.wall_ms;
        }
        if let Event::Game(GameEvent::SeatLost { who }) = record.event {
            self.note_terminal(who, TerminalState::CutOff);
        }
        if let Event::Game(GameEvent::SeatRegained { who }) = record.event {
            self.note_terminal(who, TerminalState::Connected);
        }
    }

    /// Whether a sentence is said here. A player alone at a terminal hears what happened on the boards, though it is
    /// for the arbiter: nobody else is there to say it.
    fn is_heard(&self, said: &mut Utterance) -> bool {
        if self.ears.hear(said.to) {
            return true;
        }
        let Some(player) = self.keyboard.typist.and_then(Actor::side) else { return false };
        let is_on_the_boards = said.to == Audience::Arbiter && said.kind.is_on_the_boards();
        if is_on_the_boards {
            said.to = Audience::Player(player);
        }
        is_on_the_boards
    }

    /// Whether nothing is said of a record: that a board was followed, but in full; the times of a board's clock; and
    /// in brief the completion that comes with the announcement.
    fn is_left_out(&self, record: &Record) -> bool {
        let is_sensed = record.source.is_some();
        match &record.event {
            Event::Records(RecordsEvent::Executed { .. }) => is_sensed && self.wording.verbosity != Verbosity::Full,
            Event::Clock(ClockEvent::ClocksSet { .. }) => is_sensed,
            Event::Move(MoveEvent::MoveCompleted { .. }) => {
                self.wording.verbosity == Verbosity::Brief && self.announced == Some((record.at, record.by))
            }
            // The terminal that leaves says goodbye; at a seat it is said once the host has left.
            Event::Game(GameEvent::RecordClosed) if self.keyboard.is_elsewhere => true,
            // It is of the keyboard where the game was started.
            Event::Game(GameEvent::TableSet(_)) if self.keyboard.is_elsewhere => true,
            // Who was cut off reads it when the connection is back: only that is news.
            Event::Game(GameEvent::SeatLost { who }) if self.keyboard.is_elsewhere => {
                self.keyboard.typist == Some(*who)
            }
            Event::Game(event) => is_of_this_terminal(event) && matches!(self.ears, Ears::AllBut(_)),
            Event::Records(_)
            | Event::Clock(_)
            | Event::Move(_)
            | Event::Case(_)
            | Event::Claim(_)
            | Event::Irregularity(_)
            | Event::Adjournment(_)
            | Event::Conduct(_)
            | Event::Pin(_) => false,
        }
    }

    /// The sentences after events that belong together; `before` is the game before they changed scoresheets.
    fn words_behind(&self, together: &[Record], at: Moment, by: Actor, before: Option<&Game>) -> Vec<Utterance> {
        let events = || together.iter().map(|record| &record.event);
        let mut said = Vec::new();
        for event in events() {
            said.extend(self.wording.times_of_what_was_found_later(&self.game, event, at));
        }
        if let Some(before) = before {
            let goes_back = |event: &Event| matches!(event, Event::Records(RecordsEvent::Retraced { .. }));
            let sets = |event: &Event| matches!(event, Event::Clock(ClockEvent::ClocksSet { .. }));
            if events().any(goes_back) && !events().any(sets) {
                said.extend(self.wording.times_after_going_back(before, &self.game, at, by));
            }
            said.extend(self.wording.sheet_instructions(before, &self.game, by));
        }
        let matters = |event: &Event| {
            matches!(
                event,
                Event::Records(RecordsEvent::BoardsDiffered { .. } | RecordsEvent::SheetsDiffered { .. })
                    | Event::Clock(ClockEvent::ClocksStopped { .. })
            )
        };
        let is_correcting = |event: &Event| matches!(event, Event::Records(RecordsEvent::BoardCorrectionDue { .. }));
        if self.game.has_differences() && events().any(matters) && !events().any(is_correcting) {
            said.extend(self.wording.proposal(&self.game));
        }
        let differ = |event: &Event| matches!(event, Event::Records(RecordsEvent::BoardsDiffered { .. }));
        if let Some(player) = self.keyboard.typist.filter(|_| !self.ears.hear(Audience::Arbiter))
            && events().any(differ)
            && self.game.clock().running().is_none()
        {
            said.extend(self.wording.why_stopped(&self.game, player));
        }
        said.extend(events().flat_map(|event| self.words_at_the_beginning(event, at)));
        if events().any(|event| matches!(event, Event::Game(GameEvent::GameEnded { .. }))) {
            said.extend(self.record_words().map(|words| self.wording.record_words(&words)));
        }
        if events().any(|event| matches!(event, Event::Adjournment(AdjournmentEvent::EnvelopeClosed { .. }))) {
            said.extend(self.record_words().map(|words| self.wording.record_words_at_adjournment(&words)));
        }
        said
    }

    /// The sentences at the beginning of a record, or where it goes on.
    fn words_at_the_beginning(&self, event: &Event, at: Moment) -> Vec<Utterance> {
        let (wording, game) = (&self.wording, &self.game);
        let is_opened = matches!(event, Event::Game(GameEvent::RecordOpened { .. }));
        if !is_opened && !matches!(event, Event::Game(GameEvent::RecordReopened { .. })) {
            return Vec::new();
        }
        let rematch = || game.terms().rematch.as_ref().map(|_| wording.rematch_begun(game));
        let first = if is_opened { rematch() } else { wording.clocks_after_gap(game, at) };
        let waits = if is_opened { None } else { wording.waits_after_resuming(game) };
        first.into_iter().chain(waits).chain(wording.chess960_array(game)).collect()
    }

    /// Another game follows at this terminal: what was said before can be heard again, and the time calls and the game
    /// that is gone through stay.
    pub fn go_on_from(&mut self, before: Seat, colors: Colors) {
        let Seat { calls, history, replay, terminals, elsewhere, pressing, saved, .. } = before;
        (self.calls, self.history, self.replay, self.terminals) = (calls, history, replay, terminals);
        (self.pressing, self.saved, self.elsewhere) = (pressing, saved, elsewhere);
        if colors == Colors::Exchanged {
            self.exchange_colors();
        }
    }

    fn exchange_colors(&mut self) {
        mem::swap(&mut self.calls.white, &mut self.calls.black);
        for who in self.terminals.iter_mut().map(|(who, _)| who).chain(&mut self.elsewhere) {
            *who = who.of_the_other_color();
        }
        self.note_ears();
    }

    /// The players have exchanged colours, or not, for the game that follows.
    pub fn another_game(&mut self, colors: Colors) {
        if colors == Colors::Exchanged {
            self.exchange_colors();
            self.keyboard.typist = self.keyboard.typist.map(Actor::of_the_other_color);
        }
        (self.question, self.secret) = (None, None);
    }
}

/// Whether an event is what the terminal did at which the program was started.
fn is_of_this_terminal(event: &GameEvent) -> bool {
    matches!(event, GameEvent::TableSet(_) | GameEvent::RecordLeft | GameEvent::RecordClosed)
}

/// Whether an event is never news: an answer said before is still the answer.
fn is_never_said(event: &Event) -> bool {
    matches!(event, Event::Game(GameEvent::TableSet(_) | GameEvent::StillRunning))
}

/// Whether an event changes what counts as written on the scoresheets.
fn changes_sheets(event: &Event) -> bool {
    let Event::Records(event) = event else { return false };
    event.is_stroke_due()
        || matches!(
            event,
            RecordsEvent::Retraced { .. }
                | RecordsEvent::LineReplaced { .. }
                | RecordsEvent::Struck { .. }
                | RecordsEvent::StrikeDue { .. }
        )
}

/// The result of an output at a seat.
#[derive(Debug, PartialEq)]
pub enum Heard {
    /// What is said here now.
    Said(Outcome),
    /// Somebody here asks for this, of the seat itself.
    Asked(Intent),
    /// The line that was typed here was taken.
    Taken(LineEnd),
    /// It is not for this seat.
    Nothing,
}

impl Seat {
    /// Takes what came of an input, if it is for this seat, which has that number.
    pub fn hear(&mut self, id: SeatId, output: Output) -> Heard {
        match output {
            Output::Written(Written { records, mark, .. }) => Heard::Said(self.follow(&records, mark)),
            Output::Presence { state, .. } => Heard::Said(self.seat_changed(state)),
            Output::Saved { saved } => {
                self.saved = saved;
                Heard::Nothing
            }
            Output::Said { to, said, marked } if to == id => Heard::Said(match marked {
                Marked::IfSaidAgain => self.say(said),
                Marked::Never => self.only_say(said),
            }),
            Output::Secret { to, secret } if to == id => {
                self.secret = Some(secret);
                Heard::Nothing
            }
            Output::Own { to, part, by } if to == id => Heard::Asked(self.reader(by).read(&part)),
            Output::OwnIntent { to, intent } if to == id => Heard::Asked(*intent),
            Output::AnotherRecord(previous) => {
                self.another_game(previous.colors);
                Heard::Nothing
            }
            Output::Taken { to, end } if to == id => {
                self.question.clone_from(&end.asks);
                self.secret = end.secret;
                let is_answered = self.spoken > self.spoken_before || end.is_refused || end.leaves || end.waits;
                if is_answered {
                    return Heard::Taken(end);
                }
                // Silence would leave a blind player guessing.
                let done = self.wording.understood(self.keyboard.asker(&self.game));
                Heard::Said(self.only_say(vec![done]))
            }
            Output::Said { .. }
            | Output::Secret { .. }
            | Output::Own { .. }
            | Output::OwnIntent { .. }
            | Output::Taken { .. }
            | Output::Welcome { .. }
            | Output::Wait { .. }
            | Output::End { .. }
            | Output::Compare { .. }
            | Output::Replaced(_)
            | Output::ReadBoard { .. } => Heard::Nothing,
        }
    }

    /// Says sentences that are not events: answers and notices of the program. What is said twice in a row to the same
    /// request is marked as said again.
    pub fn say(&mut self, mut utterances: Vec<Utterance>) -> Outcome {
        let times = self.repeats.note(&utterances);
        if let (1.., Some(first)) = (times, utterances.first_mut()) {
            first.printed = self.wording.marked_again(&first.printed, times);
            first.read = self.wording.marked_again(&first.read, times);
        }
        self.only_say(utterances)
    }

    /// Says sentences without looking whether they were said before.
    pub fn only_say(&mut self, utterances: Vec<Utterance>) -> Outcome {
        Outcome { events: Vec::new(), said: self.remembered(utterances) }
    }

    /// Nobody answers here what was asked: the table is gone.
    pub fn forget_questions(&mut self) {
        (self.question, self.secret) = (None, None);
    }

    fn remembered(&mut self, mut utterances: Vec<Utterance>) -> Vec<Utterance> {
        for utterance in &mut utterances {
            if self.cannot_hear(utterance.to) {
                utterance.spoken.clear();
            }
        }
        self.history.remember(&mut utterances);
        self.spoken += u64::from(!utterances.is_empty());
        utterances
    }

    /// Whether that listener only sees what is said (D.2.11).
    fn cannot_hear(&self, to: Audience) -> bool {
        match to {
            Audience::Player(color) => self.game.terms().players[color].is_deaf,
            Audience::Room | Audience::Arbiter => false,
        }
    }

    /// Takes note of a request before it is carried out: the same answer to another request is not said again.
    pub fn begin_request(&mut self, intent: &Intent) {
        self.spoken_before = self.spoken;
        self.repeats.ask(intent);
    }

    /// The number of sentences said here before the last line was typed.
    pub fn spoken_before(&self) -> u64 {
        self.spoken_before
    }

    /// The answer that comes now is that to a line before the last.
    pub fn answers_line_of(&mut self, spoken_before: u64) {
        self.spoken_before = spoken_before;
    }

    /// Does what a seat does itself: answers a question, changes how something is said. What needs a face or a voice is
    /// done by their owner. `None` if the table must do it.
    pub fn own(&mut self, at: Moment, intent: &Intent) -> Option<Outcome> {
        if let Some(refused) = self.not_from_here(intent) {
            return Some(self.say(vec![refused]));
        }
        if self.keyboard.is_watching() && !is_of_the_seat(intent) {
            return Some(self.say(vec![self.only_watched(intent)]));
        }
        if let Intent::Ask(by, question) = intent {
            return Some(self.answer(at, *by, question));
        }
        if let Intent::Calls(by, asked) = intent {
            return Some(self.time_calls(at, *by, asked.clone()));
        }
        let Intent::Program(by, request) = intent else { return None };
        Some(self.handle_request(at, *by, request))
    }

    /// Answers what somebody who only watches cannot do: what is wrong with a line, or that nothing can be changed.
    fn only_watched(&self, intent: &Intent) -> Utterance {
        if let Intent::Misread(by, misreading) = intent {
            return self.wording.misread(*by, misreading);
        }
        if let Intent::Unreadable(by, unreadable) = intent {
            return self.wording.unreadable(&self.game, *by, unreadable);
        }
        self.wording.only_watching(self.keyboard.asker(&self.game))
    }

    /// Why somebody at a terminal of one's own does not ask that: it is asked for somebody else.
    pub fn not_from_here(&self, intent: &Intent) -> Option<Utterance> {
        let (Intent::Ask(by, _) | Intent::Calls(by, _) | Intent::Program(by, _)) = intent else { return None };
        let asker = self.keyboard.asker(&self.game);
        if self.keyboard.is_watching() && matches!(intent, Intent::Calls(..)) {
            return Some(self.wording.only_watching(asker));
        }
        if *by == asker {
            return None;
        }
        if !self.keyboard.is_elsewhere {
            // The ears of who sits at another terminal are there.
            let sits_elsewhere = matches!(by, Actor::Player(_)) && !self.ears.hear(ear_of(*by));
            return sits_elsewhere.then(|| self.wording.sits_at_another_terminal(asker, *by));
        }
        Some(match self.keyboard.typist {
            Some(typist) => self.wording.not_at_a_seat(typist, NotAtASeat::AnotherSpeaker),
            None => self.wording.only_watching(asker),
        })
    }

    /// Answers a question, privately.
    pub fn answer(&mut self, at: Moment, by: Actor, question: &Question) -> Outcome {
        self.note_terminal_here();
        if let Err(refusal) = self.game.may_ask_time(by)
            && question.is_about_time()
        {
            let refused = self.wording.refusal(&self.game, by, &refusal);
            return self.say(vec![refused]);
        }
        let listener = ear_of(by);
        let found = if *question == Question::Again {
            let unheard = self.history.again(listener);
            let announced = self.wording.announced_now(&self.game).filter(|_| unheard.is_empty());
            unheard.into_iter().chain(announced.map(|said| HistoryEntry { said, back: 0 })).collect()
        } else if *question == Question::Earlier {
            self.history.earlier(listener).into_iter().collect()
        } else if *question == Question::Later {
            self.history.later(listener).into_iter().collect()
        } else {
            Vec::new()
        };
        if found.is_empty() {
            let mut answered = self.wording.answer(&self.game, at, by, question);
            if *question == Question::Status {
                answered.extend(self.beside_the_status(at, by));
            }
            if matches!(question, Question::Status | Question::Who) {
                if self.is_cut_off {
                    answered.insert(0, self.wording.cut_off(by));
                }
                let is_known = |who, state| *question == Question::Status && !self.is_of_the_status(who, state);
                let is_this = |who| self.keyboard.is_elsewhere && self.keyboard.typist == Some(who);
                let of_others = self.terminals.iter().filter(|(who, _)| !is_this(*who));
                let terminals = of_others.filter(|(who, state)| !is_known(*who, *state));
                answered.extend(terminals.map(|(who, state)| self.wording.terminal_is(by, *who, *state)));
            }
            return self.say(answered);
        }
        if *question == Question::Again {
            return self.say_again(by, &found);
        }
        let walked = found.iter().map(|found| self.wording.recalled(by, found.back, &found.said)).collect();
        self.say(walked)
    }

    /// Everything that is known around the table.
    pub fn around(&self) -> Surroundings<'_> {
        Surroundings { terminals: &self.terminals, silent: &self.silent }
    }

    /// The sentences that `status` adds to the state of the game: that the record is not saved, that nothing is heard,
    /// and to the arbiter, what the clocks show with and without the time that is not decided about.
    pub fn beside_the_status(&self, at: Moment, by: Actor) -> Vec<Utterance> {
        let clocks = self.wording.clocks_after_gap_answer(by, &self.game, at);
        let clocks = clocks.filter(|_| self.ears.hear(Audience::Arbiter));
        let silent = self.silent.first().map(|(_, why)| Trouble::Sound(why.clone()));
        let silent = silent.map(|why| Utterance { kind: UtteranceKind::Answer, ..self.wording.trouble_for(by, &why) });
        self.wording.unsaved_answer(by, self.saved).into_iter().chain(silent).chain(clocks).collect()
    }

    /// Says sentences again. The first is marked so once, and how often it was asked for in a row.
    fn say_again(&mut self, by: Actor, found: &[HistoryEntry]) -> Outcome {
        let wording = &self.wording;
        let mut again: Vec<Utterance> = found.iter().map(|found| wording.and_again(by, &found.said)).collect();
        let times = self.repeats.note(&again) + 1;
        if let Some((first, found)) = again.first_mut().zip(found.first()) {
            let printed = wording.marked_again(&first.printed, times);
            let read = wording.marked_again(&first.read, times);
            *first = Utterance { printed, read, ..wording.said_again(by, &found.said) };
        }
        self.only_say(again)
    }

    /// Takes note of what became of a seat, and says it.
    pub fn seat_changed(&mut self, state: SeatState) -> Outcome {
        let who = self.note_seat(state);
        let mut said = self.wording.seat_changed(who, state.change, state.delay_ms);
        said.retain_mut(|said| self.is_heard(said));
        self.say(said)
    }

    /// Takes note of what became of a seat. Returns who sits there.
    pub fn note_seat(&mut self, SeatState { role, change, delay_ms }: SeatState) -> Option<Actor> {
        let who = role.actor(&self.game)?;
        if let Some(state) = TerminalState::after(change, delay_ms) {
            if role.is_for_one() && !self.elsewhere.contains(&who) {
                self.elsewhere.push(who);
            }
            self.note_terminal(who, state);
        }
        Some(who)
    }

    fn note_terminal(&mut self, who: Actor, state: TerminalState) {
        self.terminals.retain(|(known, _)| *known != who);
        self.terminals.push((who, state));
        self.note_ears();
    }

    /// Silences this seat for those who hear what happens at another terminal.
    fn note_ears(&mut self) {
        let Seat { ears: Ears::AllBut(elsewhere), terminals, elsewhere: others, .. } = self else { return };
        let is_there = |state: TerminalState| matches!(state, TerminalState::Connected | TerminalState::Slow { .. });
        let hears = |who: &&Actor| terminals.iter().any(|(known, state)| known == *who && is_there(*state));
        *elsewhere = others.iter().filter(hears).map(|who| ear_of(*who)).collect();
    }

    /// Whether the status names it: a terminal that is not as it should be, if the game does not say that already, in
    /// which a seat that is cut off is recorded.
    fn is_of_the_status(&self, who: Actor, state: TerminalState) -> bool {
        match state {
            TerminalState::Connected => false,
            TerminalState::Empty | TerminalState::Slow { .. } => true,
            TerminalState::CutOff => !self.game.lost_seats().contains(&who),
        }
    }

    /// Turns a player's time calls on or off, or says how they are set. Refused to a person who has no clock.
    fn time_calls(&mut self, at: Moment, by: Actor, asked: CallsAsked) -> Outcome {
        let Some(color) = by.side() else {
            let which = Misreading::WhichPlayer { typed: CommandWord::Calls.name().to_owned() };
            let said = self.wording.misread(by, &which);
            return self.say(vec![said]);
        };
        match asked {
            CallsAsked::Tell => {}
            CallsAsked::Off => self.calls[color] = TimeCalls::default(),
            CallsAsked::At { manner, marks } => {
                self.calls[color] = TimeCalls::at_marks(manner, marks, &self.game, color, at);
            }
        }
        let said = self.wording.time_calls_set(by, &self.calls[color]);
        self.say(vec![said])
    }

    /// The time calls that are due.
    pub fn call_times(&mut self, at: Moment) -> Outcome {
        self.last = self.last.max(at);
        let mut said = Vec::new();
        for color in Color::ALL {
            let calls = &mut self.calls[color];
            if let Some(left) = calls.take(&self.game, color, at) {
                said.push(self.wording.time_call(color, left, calls.manner));
            }
        }
        self.only_say(said)
    }

    /// When the next time call is due.
    pub fn next_call(&self) -> Option<Moment> {
        Color::ALL.into_iter().filter_map(|color| self.calls[color].next(&self.game, color, self.last)).min()
    }

    /// Goes on in another interface language.
    pub fn speak(&mut self, by: Actor, language: &str) -> Outcome {
        let said = match self.wording.in_language(language) {
            Ok(wording) => {
                self.vocabulary = Vocabulary::of(&wording);
                self.wording = wording;
                self.wording.understood(by)
            }
            Err(_) => self.wording.trouble_for(by, &Trouble::NotALanguage { text: language.to_owned() }),
        };
        self.say(vec![said])
    }

    /// Does what a seat can do of a request to the program.
    fn handle_request(&mut self, at: Moment, by: Actor, request: &AppRequest) -> Outcome {
        match request {
            AppRequest::Language(code) => return self.speak(by, code),
            AppRequest::Verbosity(verbosity) => self.wording.verbosity = *verbosity,
            AppRequest::Cells(cells) => self.wording.order = MoveOrder::for_cells(*cells),
            AppRequest::Pressing(pressing) => {
                let said = self.wording.pressing(by, (*pressing).into());
                return self.say(vec![said]);
            }
            // Silence is not confirmed aloud.
            AppRequest::Quiet => {
                let noted = self.wording.understood(by);
                return self.say(vec![Utterance { spoken: Vec::new(), ..noted }]);
            }
            AppRequest::Lesson(asked) => {
                let word = match asked {
                    LessonAsked::Next => CommandWord::Next,
                    LessonAsked::Back => CommandWord::Back,
                };
                return self.answer(at, by, &Question::Help(word.name().to_owned()));
            }
            AppRequest::Keyboard(_)
            | AppRequest::Unseat(_)
            | AppRequest::Sealed
            | AppRequest::Notation(_)
            | AppRequest::Rate(_)
            | AppRequest::Adjust(_)
            | AppRequest::Volume(_)
            | AppRequest::Hear(_)
            | AppRequest::Walk(_)
            | AppRequest::ElectronicBoard(..)
            | AppRequest::Voice(_)
            | AppRequest::Face(_)
            | AppRequest::Replay(_)
            | AppRequest::Finish
            | AppRequest::Rematch
            | AppRequest::Print(_) => {}
        }
        let noted = self.wording.understood(by);
        self.say(vec![noted])
    }
}

/// Whether the arbiter intervenes: what is found is ruled on in the same breath, and no ruling is left to choose.
fn is_ruled_on_at_once(event: &Event, from_there: &[Record]) -> bool {
    let is_found = matches!(event, Event::Irregularity(_) | Event::Conduct(ConductEvent::IllegalMoveClaimed { .. }));
    let accepts = |record: &Record| matches!(record.event, Event::Case(CaseEvent::CaseAccepted { .. }));
    is_found && from_there.iter().any(accepts)
}
