//! From a typed line or key to the session: several commands on one line, questions whether a command is meant, the
//! arbiter's PIN, and requests to the face and the voice.

use std::io;
use std::time::Duration;

use shakmaty::Color;
use zeroize::Zeroizing;

use super::dialogue::Confirmed;
use super::signals::stop_here;
use super::{App, Continuation};
use crate::game::Stage;
use crate::game::command::{ClockCommand, Command, ConductCommand, MoveCommand};
use crate::game::people::Actor;
use crate::interpreter::Intent;
use crate::interpreter::request::{Adjustment, AppRequest, FaceKind, Pressing, VoiceAsked};
use crate::interpreter::vocabulary::Completion;
use crate::options::interface::not_opened;
use crate::session::Outcome;
use crate::session::dispatch::carry_out_pressing;
use crate::time::Stamp;
use crate::ui::line_editor::{Concealment, LineEditor};
use crate::ui::{FaceChoice, KeyInput, Reaction};
use crate::voice::VoiceChoice;
use crate::wording::{Confirmation, Trouble, Utterance, Wording, ear_of};

/// The outcome of one command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CommandEnd {
    Done,
    /// It was refused, not understood, or asked about: the rest of the line is not done.
    Stopped,
    /// It waits for the PIN, with the rest of the line.
    NeedsPin,
    Left,
}

impl CommandEnd {
    pub(super) fn course(self) -> Continuation {
        match self {
            CommandEnd::Left => Continuation::Ends,
            CommandEnd::Done | CommandEnd::Stopped | CommandEnd::NeedsPin => Continuation::GoesOn,
        }
    }
}

/// What a command means for the electronic boards too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardsToo {
    /// The owner of this board only adjusts pieces.
    Adjust(Color),
    /// The clocks are stopped.
    Stop,
}

impl BoardsToo {
    pub(super) fn of(by: Actor, command: &Command) -> Option<BoardsToo> {
        if let Command::Conduct(ConductCommand::Adjust) = command {
            return by.side().map(BoardsToo::Adjust);
        }
        matches!(command, Command::Clock(ClockCommand::Stop)).then_some(BoardsToo::Stop)
    }
}

impl App {
    /// Carries out a typed line, or takes it as the passphrase or PIN that is asked for. A secret is wiped before anything
    /// is shown.
    pub(super) fn typed(&mut self, stamp: Stamp, line: Zeroizing<String>) -> Continuation {
        self.is_outdated = true;
        if self.session.is_left_without_secret(&line) {
            // Otherwise a player who wants to leave would choose that word.
            return Continuation::Ends;
        }
        if self.session.awaits_passphrase() {
            let outcome = self.session.passphrase(stamp, &line);
            drop(line);
            return self.show(&outcome);
        }
        if self.session.awaits_pin() {
            return self.pin_typed(stamp, line);
        }
        self.commands(stamp, &line, self.speaker())
    }

    /// Carries out the commands of a line, until one is not done.
    pub(super) fn commands(&mut self, stamp: Stamp, line: &str, by: Option<Actor>) -> Continuation {
        let parts = self.session.interpreter(self.dialogue.seat).parts(line);
        for (at, part) in parts.iter().enumerate() {
            match self.typed_one(stamp, part, by) {
                CommandEnd::Left => return Continuation::Ends,
                CommandEnd::Done => {}
                CommandEnd::NeedsPin => return self.hold(stamp, HeldWords::Line(parts[at..].join("; ")), by),
                CommandEnd::Stopped if at + 1 < parts.len() => {
                    let asker = by.unwrap_or_else(|| self.dialogue.seat.asker(self.session.game()));
                    let notice = {
                        let rest =
                            Concealment::of_sealed_moves(&self.session.wording).shown(&parts[at + 1..].join("; "));
                        self.session.wording.not_reached(asker, &rest)
                    };
                    return self.say(notice);
                }
                CommandEnd::Stopped => return Continuation::GoesOn,
            }
        }
        Continuation::GoesOn
    }

    /// Carries out what a key meant.
    pub(super) fn intended(&mut self, stamp: Stamp, intent: Intent) -> Continuation {
        self.is_outdated = true;
        let by = self.speaker();
        let words = HeldWords::Intent(Box::new(intent.clone()));
        match self.take(stamp, intent, by) {
            CommandEnd::Left => Continuation::Ends,
            CommandEnd::NeedsPin => self.hold(stamp, words, by),
            CommandEnd::Done | CommandEnd::Stopped => Continuation::GoesOn,
        }
    }

    fn typed_one(&mut self, stamp: Stamp, text: &str, by: Option<Actor>) -> CommandEnd {
        self.note_words(text);
        let reply = self.session.wording.reply(text);
        let interpreter = self.session.interpreter(self.dialogue.seat).said_by(by);
        let intent = interpreter.read(text);
        match self.dialogue.answer(stamp, text, reply, interpreter) {
            Confirmed::Nothing => self.take(stamp, intent, by),
            Confirmed::Done(at, intent) => {
                self.note_answer(as_typed(&intent));
                self.carry_out(at, intent)
            }
            Confirmed::NotDone(by) => {
                let notice = self.session.wording.not_done(by);
                self.say_and_end(notice)
            }
            Confirmed::Leave => CommandEnd::Left,
            Confirmed::Rematch(by) => match self.begin_rematch(stamp, by) {
                Continuation::Ends => CommandEnd::Left,
                Continuation::GoesOn => CommandEnd::Done,
            },
        }
    }

    /// Asks first whether a final command is meant, and carries out everything else.
    fn take(&mut self, stamp: Stamp, intent: Intent, by: Option<Actor>) -> CommandEnd {
        self.session.begin_request(&intent);
        if let Some(withdrawn) = self.dialogue.goes_on_with(&intent, by) {
            let notice = self.session.wording.not_done(withdrawn);
            self.say_and_end(notice);
        }
        if let Some(end) = self.take_at_seat(&intent) {
            return end;
        }
        if let Some(course) = self.in_replay(&intent) {
            return if course == Continuation::Ends { CommandEnd::Left } else { CommandEnd::Done };
        }
        if let Intent::Program(by, request) = &intent
            // Said by the arbiter, who may need the PIN first.
            && !matches!(request, AppRequest::Unseat(_))
            && let Some(course) = self.handle_request(stamp, *by, request)
        {
            return if course == Continuation::Ends { CommandEnd::Left } else { CommandEnd::Done };
        }
        if self.needs_pin(&intent) {
            return CommandEnd::NeedsPin;
        }
        if let Some(practice) = self.practice.filter(|practice| practice.loses_the_move(&intent))
            && self.session.game().in_hand().announcement.is_some()
        {
            return match self.lesson_again(practice.lesson) {
                Continuation::Ends => CommandEnd::Left,
                Continuation::GoesOn => CommandEnd::Stopped,
            };
        }
        if self.hold_press(stamp, &intent, by) {
            return CommandEnd::Done;
        }
        self.ask_or_carry_out(stamp, intent, by)
    }

    /// Asks first whether this is meant, where that must be asked, or carries it out.
    pub(super) fn ask_or_carry_out(&mut self, stamp: Stamp, intent: Intent, by: Option<Actor>) -> CommandEnd {
        if let Some((by, asked)) = self.to_be_asked(stamp, &intent) {
            let question = self.session.wording.confirmation(by, &asked);
            self.dialogue.ask(stamp, by, &asked);
            self.note_question();
            self.say_and_end(question);
            return CommandEnd::Stopped;
        }
        // A board must show the move before the clock is pressed.
        if self.pressing == Pressing::WithMove && self.waits_for_a_board(&intent) {
            let done = self.carry_out_pressing(stamp, intent, Pressing::Separately);
            let is_announced = self.session.game().in_hand().announcement.is_some();
            return match done {
                CommandEnd::Done if is_announced => self.take(stamp, complete(by, self.session.to_move()), by),
                CommandEnd::Done | CommandEnd::Stopped | CommandEnd::NeedsPin | CommandEnd::Left => done,
            };
        }
        self.carry_out(stamp, intent)
    }

    /// The question to ask first: about what ends the game or accuses a player, if it would be done, and about leaving
    /// while a clock runs. Without a terminal nothing is asked.
    fn to_be_asked(&self, stamp: Stamp, intent: &Intent) -> Option<(Actor, Confirmation)> {
        if !self.asks_whether_it_is_meant {
            return None;
        }
        let game = self.session.game();
        match intent {
            Intent::Command(by, command) => {
                let is_grave = game.confirmation(stamp.at, *by, command).is_some();
                let would_be_done = || game.decide(stamp.at, *by, command.clone()).is_ok();
                (is_grave && would_be_done()).then(|| (*by, Confirmation::Command(command.clone())))
            }
            Intent::Quit => {
                let plays = self.practice.is_none() && (!self.is_at_a_seat() || self.speaker().is_some());
                let is_running = game.clock().running().is_some() && plays;
                is_running.then(|| (self.dialogue.seat.asker(game), Confirmation::Leave))
            }
            Intent::Ask(..)
            | Intent::Calls(..)
            | Intent::Unreadable(..)
            | Intent::Refused(..)
            | Intent::NotATimeControl(..)
            | Intent::Program(..)
            | Intent::Misread(..) => None,
        }
    }

    fn carry_out(&mut self, stamp: Stamp, intent: Intent) -> CommandEnd {
        self.carry_out_pressing(stamp, intent, self.pressing)
    }

    pub(super) fn carry_out_pressing(&mut self, stamp: Stamp, intent: Intent, pressing: Pressing) -> CommandEnd {
        if let Some(end) = self.send_to_host(stamp, &intent) {
            return end;
        }
        if let Intent::Program(by, AppRequest::Unseat(who)) = intent {
            let course = self.unseat(by, who).unwrap_or_else(|why| {
                let said = self.session.wording.not_at_a_seat(by, why);
                self.say(said)
            });
            return if course == Continuation::Ends { CommandEnd::Left } else { CommandEnd::Done };
        }
        let touches = if let Intent::Command(by, command) = &intent { BoardsToo::of(*by, command) } else { None };
        let is_asked_for = self.practice.is_some_and(|practice| practice.asks_for(&intent));
        let stamp = self.moment_of(stamp, &intent);
        let Some(mut outcome) = carry_out_pressing(&mut self.session, stamp, intent, pressing) else {
            return CommandEnd::Left;
        };
        let is_refused = outcome.said.iter().any(|said| said.kind.is_refusal());
        if is_asked_for && !is_refused {
            outcome.said.extend(self.next_lesson());
        }
        outcome.said.splice(..0, self.keep_table(stamp));
        let end = self.carried_out(&outcome);
        self.done_at_the_boards(end, touches)
    }

    /// Does what a command that was carried out means for the electronic boards.
    pub(super) fn done_at_the_boards(&mut self, end: CommandEnd, touches: Option<BoardsToo>) -> CommandEnd {
        match touches.filter(|_| end == CommandEnd::Done) {
            Some(BoardsToo::Adjust(owner)) => {
                self.boards.adjust(owner);
                end
            }
            Some(BoardsToo::Stop) if self.say_that_the_clock_goes_on() == Continuation::Ends => CommandEnd::Left,
            Some(BoardsToo::Stop) | None => end,
        }
    }

    /// Shows and saves what came of a command.
    pub(super) fn carried_out(&mut self, outcome: &Outcome) -> CommandEnd {
        let is_refused = outcome.said.iter().any(|said| said.kind.is_refusal());
        let mut course = self.show(outcome);
        if let Some(cancelled) = self.session.take_cancelled() {
            self.keep_new_record(&cancelled);
            course = self.keep_boards(cancelled.colors);
        }
        if !outcome.events.is_empty() {
            self.boards.report_again();
        }
        if let Stage::Over(_) = self.session.game().stage()
            && !outcome.events.is_empty()
        {
            self.save_pgn();
        }
        match course {
            Continuation::Ends => CommandEnd::Left,
            Continuation::GoesOn if is_refused => CommandEnd::Stopped,
            Continuation::GoesOn => CommandEnd::Done,
        }
    }

    fn say_and_end(&mut self, sentence: Utterance) -> CommandEnd {
        match self.say(sentence) {
            Continuation::Ends => CommandEnd::Left,
            Continuation::GoesOn => CommandEnd::Done,
        }
    }
}

/// The words for the announcement of a move, as a line could have it.
fn as_typed(intent: &Intent) -> Option<String> {
    let Intent::Command(_, Command::Move(MoveCommand::Announce(announced))) = intent else { return None };
    Some(announced.half_move.to_string())
}

/// The move in hand is completed; said by that player if nobody is named.
fn complete(by: Option<Actor>, to_move: Color) -> Intent {
    Intent::Command(by.unwrap_or(Actor::Player(to_move)), Command::Move(MoveCommand::Complete))
}

/// The arbiter's words that wait for the PIN.
pub(super) struct Held {
    /// When they were said.
    said: Stamp,
    by: Option<Actor>,
    words: HeldWords,
}

/// A line, or what a key meant.
pub(super) enum HeldWords {
    Line(String),
    Intent(Box<Intent>),
}

/// Whether the arbiter's words are carried out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Gate {
    Closed,
    /// The PIN was entered for the words that are carried out now; they were said at that moment.
    Open(Stamp),
}

impl App {
    /// Asks for the new PIN of the game.
    pub(super) fn ask_for_new_pin(&mut self) -> Continuation {
        let asked = self.session.ask_for_new_pin();
        self.show(&asked)
    }

    /// Whether this waits until the PIN is entered.
    pub(super) fn needs_pin(&self, intent: &Intent) -> bool {
        // The host asks for it where the seat is taken.
        if self.is_at_a_seat() {
            return false;
        }
        let (Intent::Command(by, _) | Intent::Program(by, AppRequest::Unseat(_))) = intent else { return false };
        self.gate == Gate::Closed && self.session.game().needs_pin(*by)
    }

    /// Holds the arbiter's words and asks for the PIN.
    pub(super) fn hold(&mut self, said: Stamp, words: HeldWords, by: Option<Actor>) -> Continuation {
        let asked = self.session.ask_for_pin(said);
        self.held = Some(Held { said, by, words });
        self.show(&asked)
    }

    /// Takes a line as the PIN; if it is right, the words that waited for it are carried out. A wrong one is asked for again.
    pub(super) fn pin_typed(&mut self, stamp: Stamp, line: Zeroizing<String>) -> Continuation {
        let taken = self.session.take_pin(stamp, &line);
        drop(line);
        let mut course = self.show(&taken.outcome);
        if self.session.awaits_pin() {
            return course;
        }
        let Some(held) = self.held.take() else { return course };
        if taken.is_right && course == Continuation::GoesOn {
            course = self.let_through(stamp, held);
        }
        let passed = self.pass_time(stamp);
        match self.show(&passed) {
            Continuation::GoesOn => course,
            Continuation::Ends => Continuation::Ends,
        }
    }

    fn let_through(&mut self, stamp: Stamp, held: Held) -> Continuation {
        self.gate = Gate::Open(held.said);
        let course = match held.words {
            HeldWords::Line(line) => self.commands(stamp, &line, held.by),
            HeldWords::Intent(intent) => self.intended(stamp, *intent),
        };
        self.gate = Gate::Closed;
        course
    }

    /// The moment from which a command counts: what waited for the PIN counts from when it was typed. A clock that stood
    /// still starts only now, since nobody knew of it before.
    pub(super) fn moment_of(&self, stamp: Stamp, intent: &Intent) -> Stamp {
        match (self.gate, intent) {
            (Gate::Open(said), Intent::Command(by @ Actor::Arbiter, command))
                if !self.session.starts_a_clock(said, *by, command) =>
            {
                said
            }
            (Gate::Open(_) | Gate::Closed, _) => stamp,
        }
    }
}

impl App {
    /// Carries out a request to the face or the voice; `None` where the usual answer follows.
    pub(super) fn handle_request(&mut self, stamp: Stamp, by: Actor, request: &AppRequest) -> Option<Continuation> {
        match request {
            AppRequest::Cells(cells) => {
                self.faces.lines = self.faces.lines.for_cells(*cells);
                self.face.set_line_style(self.faces.lines);
            }
            AppRequest::Notation(notation) => {
                self.faces.lines.notation = *notation;
                self.face.set_line_style(self.faces.lines);
            }
            AppRequest::Rate(rate) => {
                let hears = self.audio.set_rate(ear_of(by), *rate);
                return Some(self.say(self.session.wording.rate_set(by, hears.rate)));
            }
            AppRequest::Volume(volume) => {
                let hears = self.audio.set_volume(ear_of(by), *volume);
                return Some(self.say(self.session.wording.volume_set(by, hears.volume)));
            }
            AppRequest::Adjust(adjustment) => {
                let hears = self.audio.change(ear_of(by), *adjustment);
                let wording = &self.session.wording;
                return Some(self.say(match adjustment {
                    Adjustment::Faster | Adjustment::Slower => wording.rate_set(by, hears.rate),
                    Adjustment::Louder | Adjustment::Softer => wording.volume_set(by, hears.volume),
                }));
            }
            AppRequest::Quiet => self.audio.silence(),
            AppRequest::Hear(ply) => {
                return Some(match self.audio.play(ear_of(by), *ply) {
                    Ok(ply) => {
                        let said = self.session.wording.plays(by, ply);
                        self.say(said)
                    }
                    Err(trouble) => self.refuse(by, &trouble),
                });
            }
            AppRequest::Walk(from) => {
                self.face.walk(*from);
                let intent = self.session.interpreter(self.dialogue.seat).said_by(Some(by)).feels(*from);
                return Some(self.intended(stamp, intent));
            }
            AppRequest::Voice(voice) => self.change_voice(*voice),
            AppRequest::Lesson(asked) => return self.other_lesson(*asked),
            AppRequest::Seat(seat) => {
                self.dialogue.seat = *seat;
                let trouble = self.keep_table(stamp);
                self.show(&Outcome { events: Vec::new(), said: trouble });
                let said = self.session.wording.seated(by, seat.typist);
                return Some(self.say(said));
            }
            AppRequest::ElectronicBoard(owner, asked) => {
                return Some(self.electronic_board(stamp, by, *owner, *asked));
            }
            AppRequest::Face(kind) => return self.change_face(*kind).map(|trouble| self.refuse(by, &trouble)),
            AppRequest::Language(code) => self.prepare_voice(code),
            AppRequest::Replay(step) => return Some(self.go_through(by, *step)),
            AppRequest::Rematch => return Some(self.ask_for_rematch(stamp, by)),
            AppRequest::Print => return Some(self.print_sheets(by)),
            AppRequest::Finish => return Some(self.show_finish(by)),
            AppRequest::Pressing(pressing) => self.pressing = *pressing,
            AppRequest::Unseat(_) | AppRequest::Verbosity(_) => {}
        }
        None
    }

    /// Changes the voice from the next sentence on.
    fn change_voice(&mut self, asked: VoiceAsked) {
        self.audio.choose(match asked {
            VoiceAsked::On => VoiceChoice::Auto,
            VoiceAsked::Off => VoiceChoice::Off,
            VoiceAsked::System => VoiceChoice::System,
            VoiceAsked::Embedded => VoiceChoice::Embedded,
        });
    }

    /// Prepares the voice for another interface language.
    fn prepare_voice(&mut self, code: &str) {
        let Ok(wording) = Wording::new(code) else { return };
        self.audio.learn(wording.language());
    }

    /// Shows the game with another face; returns what prevents it.
    fn change_face(&mut self, kind: FaceKind) -> Option<Trouble> {
        if self.faces.keys == KeyInput::InLines && kind != FaceKind::Lines {
            return Some(Trouble::NoTerminal);
        }
        if kind == self.face.kind() {
            return None;
        }
        if let Some(ui) = self.face.ui_state() {
            self.faces.ui = ui.clone();
        }
        let line = self.face.line().cloned().unwrap_or_default();
        self.face.release();
        let wanted = FaceChoice { kind, first_line: Duration::ZERO, ..self.faces.clone() };
        match wanted.open(&self.session.wording) {
            Ok(face) => {
                self.face = face;
                self.face.set_line(line);
                self.faces = wanted;
                self.is_outdated = true;
                None
            }
            Err(error) => {
                // If the old face cannot be reopened, the next draw fails and the game exits.
                let _ = self.face.take();
                Some(not_opened(&error))
            }
        }
    }

    fn refuse(&mut self, by: Actor, trouble: &Trouble) -> Continuation {
        let said = self.session.wording.trouble_for(by, trouble);
        self.say(said)
    }
}

impl App {
    /// Carries out what the face makes of a key, a click or a paste.
    pub(super) fn react(&mut self, stamp: Stamp, reaction: Reaction) -> io::Result<Continuation> {
        match reaction {
            Reaction::Nothing => {}
            Reaction::Changed => self.is_outdated = true,
            Reaction::Redraw => {
                self.face.invalidate()?;
                self.is_outdated = true;
            }
            Reaction::Line(line) => return Ok(self.typed(stamp, line.into())),
            Reaction::Complete => return self.complete(),
            // Nobody moves between the arbiter's words and the PIN.
            Reaction::Moved(_) | Reaction::Felt(_) if self.session.awaits_secret() => {}
            Reaction::Moved(half_move) => {
                self.note_words(&half_move.to_string());
                let interpreter = self.session.interpreter(self.dialogue.seat).said_by(self.speaker());
                let intent = match half_move.promotion {
                    Some(_) => interpreter.announced(half_move),
                    None => interpreter.moved(half_move.from, half_move.to),
                };
                return Ok(self.intended(stamp, intent));
            }
            Reaction::Felt(square) => {
                let intent = self.session.interpreter(self.dialogue.seat).feels(square);
                return Ok(self.intended(stamp, intent));
            }
            Reaction::Suspend => {
                self.face.release();
                stop_here();
                self.face.take()?;
                let stamp = self.now.stamp();
                let missing = self.session.stood_still(stamp);
                self.alive = stamp;
                self.show(&missing);
                self.is_outdated = true;
            }
            Reaction::Replay(step) => {
                let by = self.dialogue.seat.asker(self.session.game());
                return Ok(self.go_through(by, step));
            }
            Reaction::LeaveReplay => {
                self.audio.silence();
                let by = self.dialogue.seat.asker(self.session.game());
                return Ok(self.leave_replay(by));
            }
            Reaction::Silence => {
                self.audio.silence();
                self.is_outdated = true;
            }
            Reaction::Leave => return Ok(Continuation::Ends),
        }
        Ok(Continuation::GoesOn)
    }

    /// Completes the word that is being typed, or lists its completions.
    fn complete(&mut self) -> io::Result<Continuation> {
        if self.session.awaits_secret() {
            return Ok(Continuation::GoesOn);
        }
        let by = self.speaker();
        let interpreter = self.session.interpreter(self.dialogue.seat).said_by(by);
        let typed = self.face.line().map(LineEditor::text).unwrap_or_default();
        match interpreter.completed(typed) {
            Completion::Nothing => {}
            Completion::Longer(line) => self.face.retype(self.now.moment(), &line)?,
            Completion::Several(words) => {
                let by = by.unwrap_or_else(|| self.dialogue.seat.asker(self.session.game()));
                let said = self.session.wording.words_that_fit(by, &words);
                return Ok(self.say(said));
            }
        }
        self.is_outdated = true;
        Ok(Continuation::GoesOn)
    }
}
