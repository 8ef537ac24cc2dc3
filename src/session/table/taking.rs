//! What is typed at a seat, from the line to what came of it.
//!
//! Who takes a line, in this order; the first that does is the last:
//!
//! 1. the passphrase or PIN that is asked for at that seat;
//! 2. the question that is open there;
//! 3. the seat itself: its own questions and requests (the replay of a game that is over among them);
//! 4. the offer of a rematch that is open, and the seat's limits: who sits at a terminal of one's own speaks for nobody
//!    else;
//! 5. the requests that concern everybody: a rematch, a seat that is taken away, the next lesson;
//! 6. the PIN that the arbiter's words need;
//! 7. the lesson, which keeps its move;
//! 8. a board that must show the move before the clock is pressed;
//! 9. the question whether something final is meant;
//! 10. the game.

use std::rc::Rc;

use shakmaty::Color;
use zeroize::Zeroizing;

use super::place::{Asking, HeldWords, PinAtTheDoor, Place, SeatId, Turn, UnjudgedMove, WaitingWords, Words};
use super::question::{Answered, OpenQuestion, PATIENCE};
use super::{Carried, LineEnd, Marked, Output, Table};
use crate::game::Stage;
use crate::game::command::{CaseCommand, ClockCommand, Command, ConductCommand, Decision, MoveCommand, Repetition};
use crate::game::event::{Event, MoveEvent};
use crate::game::people::Actor;
use crate::game::refusal::Refusal;
use crate::interpreter::request::{AppRequest, LessonAsked, Pressing};
use crate::interpreter::{Intent, Interpreter};
use crate::notation::Unreadable;
use crate::time::Stamp;
use crate::wording::words::CommandWord;
use crate::wording::{Audience, Confirmation, Leaving, NotAtASeat, Question, SecretKind, Utterance, ear_of};

/// The most bytes of a line, and the most commands on it.
const LONGEST_LINE: usize = 1_024;
const MOST_COMMANDS: usize = 32;

/// Something typed at a seat.
pub struct Typed<T> {
    /// A line, or what a key meant.
    pub what: T,
    /// Who speaks if the line does not say it.
    pub by: Option<Actor>,
    /// Whether the clock is pressed with an announcement.
    pub pressing: Pressing,
}

/// The end of a part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PartEnd {
    Done,
    /// It was refused, not understood, or asked about: the rest of the line is not done.
    Stopped,
    /// It waits for the PIN, with the rest of the line.
    NeedsPin,
    /// It waits for a board.
    Waits,
    /// The seat is left.
    Left,
}

impl From<Carried> for PartEnd {
    fn from(carried: Carried) -> PartEnd {
        match carried {
            Carried::Out => PartEnd::Done,
            Carried::Refused => PartEnd::Stopped,
        }
    }
}

impl Table {
    /// Carries out a typed line, or takes it as the passphrase or PIN that is asked for at that seat.
    pub fn take(&mut self, stamp: Stamp, seat: SeatId, typed: Typed<Zeroizing<String>>) -> Vec<Output> {
        self.note_terminal(seat);
        let Typed { what: line, by, pressing } = typed;
        let turn = Turn::new(seat, stamp, by, pressing);
        if let Some(refused) = self.not_read_from(seat, &line) {
            return refused;
        }
        // Otherwise a player who wants to leave, or to ask something, would choose that word.
        let word = self.word_instead_of_secret(seat, &line);
        let end = match (self.awaits_secret(seat), word) {
            (Some(SecretKind::Passphrase), Some(word)) => self.word_before_passphrase(&turn, word, &line),
            (Some(SecretKind::Passphrase), None) => {
                self.take_passphrase(stamp, seat, &line);
                PartEnd::Done
            }
            (Some(SecretKind::Pin), Some(_)) => PartEnd::Left,
            (Some(SecretKind::Pin), None) => self.take_pin_of(&turn, line),
            (None, _) => self.line(&turn, &line),
        };
        // It is the outcome for this line only.
        self.worked = None;
        self.push_end(seat, end);
        self.carry_out_what_waited(stamp);
        self.given_out()
    }

    /// The answer to a line where nobody speaks: a watcher only leaves.
    fn not_read_from(&mut self, seat: SeatId, line: &str) -> Option<Vec<Output>> {
        let place = self.place(seat).filter(|place| place.keyboard.is_elsewhere && place.keyboard.typist.is_none())?;
        if place.words.vocabulary.whole(line) == Some(CommandWord::Quit) {
            return Some(self.end_line(seat, PartEnd::Left));
        }
        let said = place.words.wording.only_watching(place.keyboard.asker(&self.game));
        self.answer(seat, vec![said], Marked::IfSaidAgain);
        Some(self.end_line(seat, PartEnd::Stopped))
    }

    /// Somebody sends more than is answered at once.
    pub fn sends_too_much(&mut self, seat: SeatId) -> Vec<Output> {
        if let Some(place) = self.place(seat) {
            let said = place.words.wording.sends_too_much(place.keyboard.asker(&self.game));
            self.answer(seat, vec![said], Marked::Never);
        }
        self.given_out()
    }

    /// Carries out what a key meant.
    pub fn take_intent(&mut self, stamp: Stamp, seat: SeatId, typed: Typed<Intent>) -> Vec<Output> {
        self.note_terminal(seat);
        let Typed { what: intent, by, pressing } = typed;
        let turn = Turn::new(seat, stamp, by, pressing);
        // Nobody moves between the arbiter's words and the PIN.
        let end = if self.awaits_secret(seat).is_some() { PartEnd::Stopped } else { self.intended(&turn, intent) };
        self.end_line(seat, end)
    }

    /// Hints name only what can be typed at that seat.
    fn note_terminal(&mut self, seat: SeatId) {
        let typists = self.places.iter().map(|place| place.keyboard).filter(|keyboard| keyboard.is_elsewhere);
        let persons = typists.filter_map(|keyboard| keyboard.typist);
        let elsewhere: Vec<Audience> =
            persons.filter(|person| !matches!(person, Actor::Assistant(_))).map(ear_of).collect();
        if let Some(place) = self.place_mut(seat) {
            place.note_terminal(&elsewhere);
        }
    }

    pub(super) fn end_line(&mut self, to: SeatId, end: PartEnd) -> Vec<Output> {
        self.push_end(to, end);
        self.given_out()
    }

    /// Says at a seat how its line ended, and what is asked there now.
    pub(super) fn push_end(&mut self, to: SeatId, end: PartEnd) {
        let asks = self.open_question(to);
        let secret = self.awaits_secret(to);
        let (is_refused, leaves) = (end == PartEnd::Stopped, end == PartEnd::Left);
        let id = self.place_mut(to).and_then(|place| place.request.take());
        let end = LineEnd { id, is_refused, asks, secret, leaves, waits: end == PartEnd::Waits };
        self.out.push(Output::Taken { to, end });
    }

    /// The question that is open at a seat.
    pub fn open_question(&self, id: SeatId) -> Option<Utterance> {
        let place = self.place(id)?;
        let (said, by, about) = place.question.as_ref()?.asked()?;
        Some(place.words.wording.confirmation(&self.game, said.at, by, about))
    }

    fn intended(&mut self, turn: &Turn, intent: Intent) -> PartEnd {
        let words = HeldWords::Intent(Box::new(intent.clone()));
        let end = self.part(turn, None, intent);
        if end == PartEnd::NeedsPin { self.wait_for_pin(turn, words) } else { end }
    }

    /// Carries out the commands of a line, until one is not done.
    pub(super) fn line(&mut self, turn: &Turn, line: &str) -> PartEnd {
        let words = self.words_of(turn.seat);
        let Some(place) = self.place(turn.seat) else { return PartEnd::Stopped };
        let asker = turn.by.unwrap_or_else(|| place.keyboard.asker(&self.game));
        let reader = place.reader(&self.game, turn.by);
        if is_too_much(line, reader) {
            let said = words.wording.line_too_long(asker, LONGEST_LINE, MOST_COMMANDS);
            self.answer(turn.seat, vec![said], Marked::IfSaidAgain);
            return PartEnd::Stopped;
        }
        let parts = reader.parts(line);
        for (at, part) in parts.iter().enumerate() {
            let is_last = at + 1 == parts.len();
            match self.typed_part(turn, part, &words) {
                PartEnd::Done | PartEnd::Waits if !is_last => {}
                PartEnd::NeedsPin => return self.wait_for_pin(turn, HeldWords::Line(parts[at..].join("; "))),
                PartEnd::Stopped if !is_last => {
                    let rest = self.places[0].reader(&self.game, None).without_sealed_move(&parts[at + 1..].join("; "));
                    let said = words.wording.not_reached(asker, &rest);
                    self.answer(turn.seat, vec![said], Marked::IfSaidAgain);
                    return PartEnd::Stopped;
                }
                end @ (PartEnd::Done | PartEnd::Waits | PartEnd::Stopped | PartEnd::Left) => return end,
            }
        }
        PartEnd::Done
    }

    fn typed_part(&mut self, turn: &Turn, text: &str, words: &Rc<Words>) -> PartEnd {
        let Some(place) = self.place(turn.seat) else { return PartEnd::Stopped };
        let reader = place.reader(&self.game, turn.by.or_else(|| self.speaker_at(turn.seat)));
        let intent = reader.read(text);
        let reply = words.wording.reply(text);
        let answered = place.question.as_ref().and_then(|question| question.answer(turn.stamp, text, reply, reader));
        let Some(answered) = answered else { return self.part(turn, Some(text), intent) };
        self.set_question(turn.seat, None);
        match answered {
            Answered::Announced(intent) => self.carry_out_intent(turn, turn.stamp, intent),
            Answered::Yes(at, Confirmation::Command(command), by) => {
                self.carry_out_intent(turn, at, Intent::Command(by, command))
            }
            Answered::Yes(_, Confirmation::Leave(_), _) => PartEnd::Left,
            Answered::Yes(_, Confirmation::Rematch, by) => self.begin_rematch(turn, by),
            Answered::No(by) => {
                // What was held is judged now.
                self.let_pass(turn.stamp);
                let said = words.wording.not_done(by);
                self.answer(turn.seat, vec![said], Marked::IfSaidAgain);
                PartEnd::Done
            }
        }
    }

    fn set_question(&mut self, id: SeatId, question: Option<OpenQuestion>) {
        if let Some(place) = self.place_mut(id) {
            place.question = question;
        }
    }

    fn part(&mut self, turn: &Turn, text: Option<&str>, intent: Intent) -> PartEnd {
        let words = self.words_of(turn.seat);
        let intent = self.at_ones_own_seat(turn, intent);
        if !OpenQuestion::stays_open_beside(&intent)
            && let Some(question) = self.place_mut(turn.seat).and_then(|place| place.question.take())
        {
            self.let_pass(turn.stamp);
            if let Some(withdrawn) = question.withdrawn() {
                let said = words.wording.not_done(withdrawn);
                self.answer(turn.seat, vec![said], Marked::IfSaidAgain);
            }
        }
        if let Some(question) = OpenQuestion::of_promotion(&intent, turn.by) {
            self.set_question(turn.seat, Some(question));
        }
        if let Intent::Ask(_, Question::Envelope) = intent
            && self.closes_the_envelope(turn.seat)
        {
            self.ask_to_close_the_envelope(turn.seat);
            return PartEnd::Done;
        }
        if is_of_the_seat(&intent) && !self.is_of_the_lessons(&intent) {
            let (to, by) = (turn.seat, turn.by);
            self.out.push(match text {
                Some(text) => Output::Own { to, part: text.to_owned(), by },
                None => Output::OwnIntent { to, intent: Box::new(intent) },
            });
            return PartEnd::Done;
        }
        if let Some(end) = self.answered_rematch(turn, &intent) {
            return end;
        }
        if let Some(refused) = self.not_from_there(turn.seat, &intent, &words) {
            self.answer(turn.seat, vec![refused], Marked::IfSaidAgain);
            return PartEnd::Stopped;
        }
        if self.needs_pin(turn, &intent) {
            return PartEnd::NeedsPin;
        }
        if let Intent::Program(by, request) = &intent {
            if let AppRequest::Unseat(who) = request {
                return self.unseat(turn, *by, *who);
            }
            if let AppRequest::Lesson(asked) = request {
                return self.other_lesson(turn, *asked);
            }
            if *request == AppRequest::Rematch {
                return self.ask_for_rematch(turn, *by);
            }
            if *request == AppRequest::Sealed {
                return self.tell_what_is_sealed(turn, *by);
            }
        }
        if let Some(lessons) = self.lessons.filter(|lessons| lessons.loses_the_move(&intent))
            && self.game.in_hand().announcement.is_some()
        {
            let said = vec![words.wording.not_in_this_lesson(), words.wording.lesson(lessons.lesson)];
            self.answer(turn.seat, said, Marked::IfSaidAgain);
            return PartEnd::Stopped;
        }
        if self.holds_press_for_board(turn, &intent) {
            return PartEnd::Waits;
        }
        self.ask_or_carry_out(turn, intent)
    }

    /// Asks first whether this is meant, where that must be asked, or carries it out.
    pub(super) fn ask_or_carry_out(&mut self, turn: &Turn, intent: Intent) -> PartEnd {
        if let Intent::Command(by, command) = &intent
            && self.waits_for_judgement(turn.stamp, *by, command)
        {
            let (turn, by, command) = (*turn, *by, command.clone());
            self.unjudged_moves.push(UnjudgedMove { turn, by, command, source: None });
            return PartEnd::Waits;
        }
        let intent = self.with_its_case(turn, intent);
        if let Some((by, about)) = self.to_be_asked(turn, &intent) {
            let said = self.words_of(turn.seat).wording.confirmation(&self.game, turn.stamp.at, by, &about);
            if let Some(place) = self.place_mut(turn.seat) {
                place.ask(turn, by, about);
            }
            self.answer(turn.seat, vec![said], Marked::IfSaidAgain);
            return PartEnd::Stopped;
        }
        // A board must show the move before the clock is pressed.
        if turn.pressing == Pressing::WithMove && self.is_announced_before_a_board(&intent) {
            let separately = Turn { pressing: Pressing::Separately, ..*turn };
            let end = self.carry_out_intent(&separately, turn.stamp, intent);
            let is_announced = self.game.in_hand().announcement.is_some();
            return if end == PartEnd::Done && is_announced {
                self.part(&separately, None, complete(turn.by, self.game.to_move()))
            } else {
                end
            };
        }
        self.carry_out_intent(turn, turn.stamp, intent)
    }

    /// A ruling without a number is about the only case that was open when it was typed, whatever is opened until the
    /// question before it is answered or the PIN is given.
    fn with_its_case(&self, turn: &Turn, intent: Intent) -> Intent {
        let Intent::Command(by, Command::Case(CaseCommand::Rule(None, decision, words))) = intent else {
            return intent;
        };
        if decision == Decision::TakeBack {
            return Intent::Command(by, Command::Case(CaseCommand::Rule(None, decision, words)));
        }
        let case = turn.only_case.or_else(|| self.game.only_case_to_rule_on());
        Intent::Command(by, Command::Case(CaseCommand::Rule(case, decision, words)))
    }

    /// The question to ask first: about what ends the game or accuses a player, if it would be done, and about leaving
    /// while a clock runs. Without a terminal nothing is asked.
    fn to_be_asked(&self, turn: &Turn, intent: &Intent) -> Option<(Actor, Confirmation)> {
        let place = self.place(turn.seat).filter(|place| place.asking == Asking::Asks)?;
        if let Intent::Command(by, command) = intent {
            let at = self.while_held(turn.stamp).at;
            let is_grave = self.game.confirmation(at, *by, command).is_some();
            let would_be_done = || self.game.decide(at, *by, command.clone()).is_ok();
            return (is_grave && would_be_done()).then(|| (*by, Confirmation::Command(command.clone())));
        }
        let plays = self.lessons.is_none() && (!place.keyboard.is_elsewhere || place.keyboard.typist.is_some());
        let leaving = if self.is_envelope_open() {
            if turn.seat == SeatId::FIRST { Leaving::LosesTheSealedMove } else { Leaving::LeavesTheEnvelopeOpen }
        } else {
            self.game.clock().running().map(|_| Leaving::WhileAClockRuns)?
        };
        let is_asked = *intent == Intent::Quit && plays;
        is_asked.then(|| (place.keyboard.asker(&self.game), Confirmation::Leave(leaving)))
    }

    fn carry_out_intent(&mut self, turn: &Turn, stamp: Stamp, intent: Intent) -> PartEnd {
        let (to, words) = (turn.seat, self.words_of(turn.seat));
        let is_asked_for = self.is_asked_for(&intent);
        let said = match intent {
            Intent::Command(by, command) => {
                let stamp = self.moment_of(turn, stamp, by, &command);
                let touches = BoardsToo::of(by, &command);
                let end = self.carry_out_and_press(turn, stamp, by, command);
                if end == PartEnd::Done {
                    self.done_at_the_boards(touches);
                    self.next_lesson_if(is_asked_for);
                }
                return end;
            }
            Intent::Unreadable(by, unreadable) => self.unreadable(to, by, &unreadable),
            Intent::Refused(by, refusal) => {
                let Table { game, places, .. } = self;
                let place = places.iter_mut().find(|place| place.id == to);
                place.map_or_else(Vec::new, |place| vec![place.refused(game, by, &refusal)])
            }
            Intent::NotATimeControl(by, text, why) => vec![words.wording.not_a_time_control(by, text, why)],
            Intent::Misread(by, misreading) if words.wording.is_of_the_arbiter_elsewhere(&misreading) => {
                vec![words.wording.refusal(&self.game, by, &Refusal::NotYours { whose: Actor::Arbiter })]
            }
            Intent::Misread(by, misreading) => vec![words.wording.misread(by, &misreading)],
            Intent::Quit => return PartEnd::Left,
            intent @ (Intent::Ask(..) | Intent::Calls(..) | Intent::Program(..)) => {
                self.out.push(Output::OwnIntent { to, intent: Box::new(intent) });
                return PartEnd::Done;
            }
        };
        self.answer(to, said, Marked::IfSaidAgain);
        PartEnd::Stopped
    }

    /// Carries out a command; a move that is announced is completed at once if the clock is pressed with it.
    fn carry_out_and_press(&mut self, turn: &Turn, stamp: Stamp, by: Actor, command: Command) -> PartEnd {
        let announces =
            turn.pressing == Pressing::WithMove && matches!(command, Command::Move(MoveCommand::Announce(_)));
        let before = self.out.len();
        let end = PartEnd::from(self.carry_out(turn.seat, stamp, by, command, None));
        let is_announced = |output: &Output| {
            let Output::Written(written) = output else { return false };
            written.records.iter().any(|record| matches!(record.event, Event::Move(MoveEvent::MoveAnnounced(_))))
        };
        if !announces || !self.out[before..].iter().any(is_announced) {
            return end;
        }
        self.carry_out(turn.seat, stamp, by, Command::Move(MoveCommand::Complete), None).into()
    }

    /// The answer to a move that could not be read; after the end, that there are no more moves.
    fn unreadable(&mut self, to: SeatId, by: Actor, unreadable: &Unreadable) -> Vec<Utterance> {
        let is_past = match self.game.stage() {
            Stage::Over(_) => Some(Refusal::GameOver),
            Stage::Cancelled => Some(Refusal::Cancelled),
            Stage::BeforePlay | Stage::Playing => None,
        };
        let Table { game, places, .. } = self;
        let Some(place) = places.iter_mut().find(|place| place.id == to) else { return Vec::new() };
        vec![match is_past.filter(|_| unreadable.is_about_a_move()) {
            Some(refusal) => place.refused(game, by, &refusal),
            None => place.words.wording.unreadable(game, by, unreadable),
        }]
    }

    /// An empty line at a player's own seat: it never presses the opponent's clock. As long as the opponent's move is
    /// not repeated, it is the repetition (D.2.1); then it is a press of one's own, and refused as one.
    fn at_ones_own_seat(&self, turn: &Turn, intent: Intent) -> Intent {
        let Intent::Command(_, Command::Move(MoveCommand::Complete)) = intent else { return intent };
        let typist = self.place(turn.seat).and_then(|place| place.keyboard.typist);
        let Some((own, side)) = typist.filter(|_| self.sits_alone(turn.seat)).and_then(|own| Some((own, own.side()?)))
        else {
            return intent;
        };
        let Some(echo) = self.game.echo().filter(|echo| echo.by != side) else { return intent };
        let in_hand = self.game.in_hand().announcement.is_some();
        let command = match (echo.given, in_hand) {
            (false, true) => MoveCommand::Repeat(Repetition::AsAnnounced),
            (true, true) => MoveCommand::Press,
            (true | false, false) => return intent,
        };
        Intent::Command(own, Command::Move(command))
    }

    /// The default speaker of a seat, if it is one person: a player whose opponent sits at another terminal, or the
    /// arbiter where anybody does.
    pub fn speaker_at(&self, seat: SeatId) -> Option<Actor> {
        let typist = self.place(seat)?.keyboard.typist?;
        let is_arbiters = typist == Actor::Arbiter && !self.elsewhere().is_empty();
        (is_arbiters || self.sits_alone(seat)).then_some(typist)
    }

    /// Whether a player's opponent sits at another terminal than this seat.
    pub(super) fn sits_alone(&self, seat: SeatId) -> bool {
        let Some(side) = self.place(seat).and_then(|place| place.keyboard.typist).and_then(Actor::side) else {
            return false;
        };
        let is_opponent = |place: &&Place| place.id != seat && place.keyboard.typist == Some(Actor::Player(!side));
        self.place(seat).is_some_and(|place| place.keyboard.is_elsewhere)
            || self.places.iter().any(|place| is_opponent(&place))
    }

    /// The refusal to a person who may not do this at a seat: a watcher does nothing, and who sits at a terminal of
    /// one's own speaks for nobody else. Nobody speaks for a player who sits at another terminal.
    fn not_from_there(&self, seat: SeatId, intent: &Intent, words: &Words) -> Option<Utterance> {
        let (Intent::Command(by, _) | Intent::Program(by, _)) = intent else { return None };
        let keyboard = self.place(seat).map(|place| place.keyboard)?;
        if let Intent::Command(Actor::Arbiter, Command::Move(MoveCommand::Complete)) = intent
            && let Some(announced) = &self.game.in_hand().announcement
            && self.is_at_another_terminal(Actor::Player(announced.by))
        {
            // Enter, by habit, would take the correction and the clock from the player.
            return Some(words.wording.sits_at_another_terminal(Actor::Arbiter, Actor::Player(announced.by)));
        }
        if !keyboard.is_elsewhere {
            let is_taken = matches!(intent, Intent::Command(Actor::Player(_), _)) && self.is_at_another_terminal(*by);
            let asker = keyboard.asker(&self.game);
            return is_taken.then(|| words.wording.sits_at_another_terminal(asker, *by));
        }
        match keyboard.typist {
            None => Some(words.wording.only_watching(keyboard.asker(&self.game))),
            Some(typist) if typist != *by => Some(words.wording.not_at_a_seat(typist, NotAtASeat::AnotherSpeaker)),
            Some(_) => None,
        }
    }
}

impl Table {
    /// Whether somebody sits at another terminal than the one at which the program was started, and is there.
    fn is_at_another_terminal(&self, who: Actor) -> bool {
        let sits_there = |place: &Place| place.keyboard.is_elsewhere && place.keyboard.typist == Some(who);
        !self.game.lost_seats().contains(&who) && self.places.iter().any(sits_there)
    }
}

/// Whether the seat itself does this.
pub fn is_of_the_seat(intent: &Intent) -> bool {
    if let Intent::Program(_, request) = intent {
        return !matches!(request, AppRequest::Rematch | AppRequest::Unseat(_) | AppRequest::Sealed);
    }
    matches!(intent, Intent::Ask(..) | Intent::Calls(..))
}

/// Whether a line is longer than any that somebody types: none of it is done. It is read only where it is short.
pub fn is_too_much(line: &str, reader: Interpreter<'_>) -> bool {
    line.len() > LONGEST_LINE || reader.parts(line).len() > MOST_COMMANDS
}

/// The move in hand is completed; said by that player if nobody is named.
fn complete(by: Option<Actor>, to_move: Color) -> Intent {
    Intent::Command(by.unwrap_or(Actor::Player(to_move)), Command::Move(MoveCommand::Complete))
}

/// A command that means something for the electronic boards too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardsToo {
    /// The owner of this board only adjusts pieces.
    Adjust(Color),
    /// The clocks are stopped.
    Stop,
}

impl BoardsToo {
    fn of(by: Actor, command: &Command) -> Option<BoardsToo> {
        if let Command::Conduct(ConductCommand::Adjust) = command {
            return by.side().map(BoardsToo::Adjust);
        }
        matches!(command, Command::Clock(ClockCommand::Stop)).then_some(BoardsToo::Stop)
    }
}

impl Table {
    /// Whether this waits until the PIN is entered.
    fn needs_pin(&self, turn: &Turn, intent: &Intent) -> bool {
        let (Intent::Command(by, _) | Intent::Program(by, AppRequest::Unseat(_))) = intent else { return false };
        let was_given = self.place(turn.seat).is_none_or(|place| place.pin == PinAtTheDoor::Given);
        turn.said_before_pin.is_none() && !was_given && self.game.needs_pin(*by)
    }

    /// Keeps the arbiter's words and asks for the PIN.
    fn wait_for_pin(&mut self, turn: &Turn, words: HeldWords) -> PartEnd {
        self.ask_for_pin(turn.seat, turn.stamp);
        let until = turn.stamp.at.plus(PATIENCE);
        let turn = Turn { only_case: self.game.only_case_to_rule_on(), ..*turn };
        if let Some(place) = self.place_mut(turn.seat) {
            place.waiting = Some(WaitingWords { turn, words, until });
        }
        PartEnd::Stopped
    }

    /// Takes a line as the PIN; if it is right, the words that waited for it are carried out. A wrong one is asked for
    /// again, and time passes again.
    fn take_pin_of(&mut self, turn: &Turn, line: Zeroizing<String>) -> PartEnd {
        let is_right = self.take_pin(turn.seat, turn.stamp, &line);
        drop(line);
        let still_asks = self.awaits_secret(turn.seat).is_some();
        let Some(place) = self.place_mut(turn.seat) else { return PartEnd::Stopped };
        if still_asks {
            if let Some(waiting) = &mut place.waiting {
                waiting.until = turn.stamp.at;
            }
            self.let_pass(turn.stamp);
            return PartEnd::Stopped;
        }
        let Some(WaitingWords { turn: said, words, .. }) = place.waiting.take() else { return PartEnd::Done };
        let mut end = PartEnd::Stopped;
        if is_right {
            let then = Turn { said_before_pin: Some(said.stamp), stamp: turn.stamp, ..said };
            end = match words {
                HeldWords::Line(line) => self.line(&then, &line),
                HeldWords::Intent(intent) => self.intended(&then, *intent),
            };
        }
        self.let_pass(turn.stamp);
        end
    }

    /// The moment from which a command counts: what waited for the PIN counts from when it was typed. A clock that
    /// stood still starts only now, since nobody knew of it before.
    fn moment_of(&self, turn: &Turn, stamp: Stamp, by: Actor, command: &Command) -> Stamp {
        match turn.said_before_pin {
            Some(said) if by == Actor::Arbiter && !self.starts_a_clock(said, by, command) => said,
            Some(_) | None => stamp,
        }
    }
}

impl Table {
    fn is_of_the_lessons(&self, intent: &Intent) -> bool {
        self.lessons.is_some() && matches!(intent, Intent::Program(_, AppRequest::Lesson(_)))
    }

    /// The lesson of the practice game.
    pub fn lesson(&mut self) -> Vec<Output> {
        self.tell_lesson();
        self.given_out()
    }

    /// Whether the current lesson asks for this.
    fn is_asked_for(&self, intent: &Intent) -> bool {
        self.lessons.is_some_and(|lessons| lessons.asks_for(intent))
    }

    /// The lesson after what was done at the seat: the next one, if the current one asked for that; the current one
    /// again for who asks to hear something again or how the game stands.
    pub fn lesson_after(&mut self, intent: &Intent) -> Vec<Output> {
        if self.is_asked_for(intent) {
            self.next_lesson_if(true);
        } else if matches!(intent, Intent::Ask(_, Question::Again | Question::Status)) {
            self.tell_lesson();
        }
        self.given_out()
    }

    fn tell_lesson(&mut self) {
        if let Some(lessons) = self.lessons {
            let said = self.first_words().wording.lesson(lessons.lesson);
            self.answer(SeatId::FIRST, vec![said], Marked::IfSaidAgain);
        }
    }

    fn other_lesson(&mut self, turn: &Turn, asked: LessonAsked) -> PartEnd {
        match (asked, &mut self.lessons) {
            (LessonAsked::Back, Some(lessons)) => {
                lessons.go_back();
                self.tell_lesson();
            }
            (LessonAsked::Next, Some(lessons)) => {
                // What is left out is done, so that the lessons after it find it.
                let left_out = lessons.line().map(|line| self.reader(turn.by).read(line));
                let left_out =
                    left_out.filter(|intent| matches!(intent, Intent::Command(..)) && self.is_asked_for(intent));
                if left_out.is_none_or(|intent| self.carry_out_intent(turn, turn.stamp, intent) != PartEnd::Done) {
                    self.next_lesson_if(true);
                }
            }
            (LessonAsked::Next | LessonAsked::Back, None) => {}
        }
        PartEnd::Done
    }

    /// The next lesson, where the one before was done.
    fn next_lesson_if(&mut self, is_done: bool) {
        let Some(lessons) = self.lessons.as_mut().filter(|_| is_done) else { return };
        lessons.go_on();
        // The move may be completed already, or taken back.
        let is_announced = self.game.in_hand().announcement.is_some();
        let is_blacks_turn = self.game.to_move() == Color::Black;
        while lessons.needs_an_announcement() && !is_announced || lessons.needs_blacks_turn() && !is_blacks_turn {
            lessons.go_on();
        }
        self.tell_lesson();
    }
}
