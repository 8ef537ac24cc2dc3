//! Secrets between keyboard and disk: the sealed move, which is held in memory until it is encrypted; its passphrase;
//! and the PIN, which is compared with its hash. Nothing here prints or keeps them.

use zeroize::Zeroizing;

use super::place::{AskedAs, AskedSecret, SeatId, Turn};
use super::record::Origin;
use super::taking::PartEnd;
use super::{Carried, Marked, Output, Table};
use crate::game::adjournment::event::AdjournmentEvent;
use crate::game::adjournment::sealed_move::SealedMove;
use crate::game::command::{AdjournmentCommand, Command, GameCommand};
use crate::game::course::pin::{PinEvent, WrongTries};
use crate::game::event::Event;
use crate::game::people::{Actor, Player};
use crate::game::records::scoresheet::Meaning;
use crate::notation::{SheetLanguage, braille};
use crate::storage::braille::{NoMoveInFile, read_move};
use crate::storage::secrets::{self, NotHashed, StaysClosed};
use crate::time::Stamp;
use crate::wording::words::CommandWord;
use crate::wording::{Audience, NotSealed, PassphraseNotice, PinNotice, SealedAsked, SecretKind, ear_of, visible};

/// The fewest characters of a PIN.
const SHORTEST_PIN: usize = 4;

/// The fewest characters of a passphrase.
const SHORTEST_PASSPHRASE: usize = 6;

/// The need for work on a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worked {
    Yes,
    No,
}

/// The outcome of the work on a secret.
pub(super) enum WorkedOut {
    /// The text in the envelope.
    Letter(Result<Zeroizing<String>, StaysClosed>),
    /// Whether it is the PIN.
    Pin(Result<bool, NotHashed>),
}

impl Table {
    /// Does the work that it takes to compare the PIN of the game or to open the envelope, if the next line of that
    /// seat is that secret. A caller who does it first can say in [`Table::take`] at which moment it was done.
    pub fn work_on_secret(&mut self, stamp: Stamp, id: SeatId, line: &str) -> Worked {
        let asked = self.place(id).and_then(|place| place.secret.as_ref());
        let Some(AskedSecret { kind, asked: AskedAs::Given, .. }) = asked else { return Worked::No };
        self.worked = match kind {
            SecretKind::Passphrase if line.is_empty() => None,
            SecretKind::Passphrase => self.letter_opened(line).map(WorkedOut::Letter),
            SecretKind::Pin if line.trim().is_empty() || self.wait_after_wrong_pins(stamp).is_some() => None,
            SecretKind::Pin => self.pin_compared(line.trim()).map(WorkedOut::Pin),
        };
        if self.worked.is_some() { Worked::Yes } else { Worked::No }
    }

    fn letter_opened(&self, passphrase: &str) -> Option<Result<Zeroizing<String>, StaysClosed>> {
        let letter = self.game.adjournment().envelope()?.letter.as_ref()?;
        Some(secrets::open_envelope(letter, &self.belongs_to(), passphrase).map(Zeroizing::new))
    }

    fn pin_compared(&self, text: &str) -> Option<Result<bool, NotHashed>> {
        Some(secrets::is_pin(text, self.game.pin().hash()?))
    }

    /// The secret that the next line of that seat is, which must not be shown.
    pub fn awaits_secret(&self, id: SeatId) -> Option<SecretKind> {
        self.place(id)?.secret.as_ref().map(|secret| secret.kind)
    }

    /// The word that a line is there instead of a passphrase or a PIN that is chosen. The line is not copied.
    pub(super) fn word_instead_of_secret(&self, id: SeatId, line: &str) -> Option<CommandWord> {
        let place = self.place(id)?;
        let secret = place.secret.as_ref().filter(|secret| !matches!(secret.asked, AskedAs::Given))?;
        let word = place.words.vocabulary.whole(line)?;
        (secret.kind == SecretKind::Passphrase || word == CommandWord::Quit).then_some(word)
    }

    /// Does what a word means where a passphrase is asked for: a question is answered and the passphrase still asked
    /// for, everything else puts it off.
    pub(super) fn word_before_passphrase(&mut self, turn: &Turn, word: CommandWord, line: &str) -> PartEnd {
        let asked = self.place_mut(turn.seat).and_then(|place| place.secret.take());
        if word == CommandWord::Later {
            self.say_of_passphrase(turn.seat, PassphraseNotice::PutOff);
            return PartEnd::Done;
        }
        let before = self.out.len();
        let end = self.line(turn, line);
        let is_own = |output: &Output| matches!(output, Output::Own { .. } | Output::OwnIntent { .. });
        let is_a_question = self.out[before..].iter().any(is_own);
        if let Some(place) = self.place_mut(turn.seat).filter(|place| is_a_question && place.secret.is_none()) {
            place.secret = asked;
        }
        end
    }

    /// Takes a line as the passphrase that was asked for at that seat.
    pub(super) fn take_passphrase(&mut self, stamp: Stamp, to: SeatId, line: &str) {
        let Some(secret) = self.place_mut(to).and_then(|place| place.secret.take()) else { return };
        match secret.asked {
            AskedAs::New if line.is_empty() => self.ask_for_passphrase(to, AskedAs::New, PassphraseNotice::NotTheSame),
            AskedAs::New if line.chars().count() < SHORTEST_PASSPHRASE => {
                self.ask_for_passphrase(to, AskedAs::New, PassphraseNotice::TooShort);
            }
            AskedAs::New => {
                let again = AskedAs::Again { first: line.to_owned().into() };
                self.ask_for_passphrase(to, again, PassphraseNotice::AskedAgain);
            }
            AskedAs::Again { first } if *first == line => self.close_envelope(stamp, to, line),
            AskedAs::Again { .. } => self.ask_for_passphrase(to, AskedAs::New, PassphraseNotice::NotTheSame),
            AskedAs::Given if line.is_empty() => self.say_of_passphrase(to, PassphraseNotice::NotOpened),
            AskedAs::Given => self.open_letter(stamp, to, line),
        }
    }

    /// Warns that a sealed move is lost, if the program is left before its envelope is on disk.
    pub fn warn_of_lost_envelope(&mut self) -> Vec<Output> {
        if self.journal.is_some() && self.sealed.take().is_some() {
            self.notify(|_, wording| Some(wording.passphrase(Audience::Room, PassphraseNotice::NotKept)));
        }
        self.given_out()
    }

    /// Whether the sealed move is known here, and in an envelope that is not closed yet.
    pub(super) fn is_envelope_open(&self) -> bool {
        self.sealed.is_some() && self.game.adjournment().is_envelope_open()
    }

    /// Whether who sits there closes the envelope now.
    pub(super) fn closes_the_envelope(&self, seat: SeatId) -> bool {
        self.is_envelope_open() && self.keeper_of_the_envelope() == Some(seat)
    }

    /// Ends the questions for a passphrase that were answered at another seat, or that are about nothing any more.
    pub(super) fn end_answered_questions(&mut self) {
        let (is_open, has_letter) = (self.is_envelope_open(), self.has_letter());
        let is_over = |secret: &AskedSecret| match (secret.kind, &secret.asked) {
            (SecretKind::Passphrase, AskedAs::New | AskedAs::Again { .. }) => !is_open,
            (SecretKind::Passphrase, AskedAs::Given) => !has_letter,
            (SecretKind::Pin, _) => false,
        };
        let mut ended = Vec::new();
        for place in &mut self.places {
            if place.secret.as_ref().is_some_and(is_over) {
                place.secret = None;
                ended.push(place.id);
            }
        }
        ended.into_iter().for_each(|seat| self.push_end(seat, PartEnd::Waits));
    }

    fn has_letter(&self) -> bool {
        self.game.adjournment().envelope().is_some_and(|envelope| envelope.letter.is_some())
    }

    /// Says to the player who has sealed a move what it is, as long as it may be changed, where nobody else sees it.
    pub(super) fn tell_what_is_sealed(&mut self, turn: &Turn, by: Actor) -> PartEnd {
        let words = self.words_of(turn.seat);
        let seal = Command::Adjournment(AdjournmentCommand::Seal(SealedMove::written("")));
        let said = match (self.game.decide(turn.stamp.at, by, seal), &self.sealed) {
            (Err(refusal), _) => words.wording.refusal(&self.game, by, &refusal),
            (Ok(_), None) => words.wording.sealed(by, SealedAsked::Nothing),
            (Ok(_), Some(_)) if !self.sits_alone(turn.seat) => words.wording.sealed(by, SealedAsked::AmongOthers),
            (Ok(_), Some(sealed)) => words.wording.sealed(by, SealedAsked::Text(sealed.reveal())),
        };
        self.answer(turn.seat, vec![said], Marked::Never);
        PartEnd::Done
    }

    /// The secrets of the game before: nobody is asked for them any more.
    pub(super) fn forget_secrets(&mut self) {
        self.sealed = None;
        for place in &mut self.places {
            (place.secret, place.waiting, place.question) = (None, None, None);
        }
    }

    /// Carries out a command of an adjournment. Keeps what is sealed, and asks for a passphrase if the game is
    /// recorded.
    pub(super) fn adjournment_command(
        &mut self,
        to: SeatId,
        stamp: Stamp,
        by: Actor,
        command: AdjournmentCommand,
    ) -> Carried {
        match command {
            AdjournmentCommand::Open(None) => self.open_envelope(to, stamp, by),
            AdjournmentCommand::Seal(sealed) => {
                let sealed = match self.in_letters(to, &sealed) {
                    Ok(in_letters) => in_letters,
                    // A player who may not seal now hears that first.
                    Err(why) if self.may_seal(stamp, by, &sealed) => {
                        let said = self.words_of(to).wording.not_sealed(by, &why);
                        self.answer(to, vec![said], Marked::Never);
                        return Carried::Refused;
                    }
                    Err(_) => sealed,
                };
                let text = sealed.clone();
                let seal = Command::Adjournment(AdjournmentCommand::Seal(sealed));
                let carried = self.decided(to, stamp, by, seal, None);
                if carried == Carried::Out {
                    self.sealed = Some(text);
                    // The clock is stopped already if the program was ended before the envelope was closed.
                    if self.is_envelope_open() {
                        self.ask_to_close_the_envelope(to);
                    }
                }
                carried
            }
            AdjournmentCommand::Adjourn(_)
            | AdjournmentCommand::SetResumption(_)
            | AdjournmentCommand::Reopen
            | AdjournmentCommand::Open(Some(_))
            | AdjournmentCommand::LoseEnvelope
            | AdjournmentCommand::Establish(_) => self.decided(to, stamp, by, Command::Adjournment(command), None),
        }
    }

    fn may_seal(&self, stamp: Stamp, by: Actor, sealed: &SealedMove) -> bool {
        let seal = Command::Adjournment(AdjournmentCommand::Seal(sealed.clone()));
        self.game.decide(stamp.at, by, seal).is_ok()
    }

    /// The sealed move of that seat, in the letters in which it is read when the envelope is opened: those of the
    /// scoresheet. A move that can be read may be illegal.
    fn in_letters(&self, seat: SeatId, sealed: &SealedMove) -> Result<SealedMove, NotSealed> {
        let sealer = self.game.sealer().unwrap_or(self.game.to_move());
        let language = SheetLanguage::of_sheet(&self.game, sealer);
        let text = match sealed.file() {
            Some(path) => Zeroizing::new(read_move(&self.folder.join(path), language).map_err(of_file)?),
            None if braille::is_braille(sealed.reveal()) => {
                Zeroizing::new(braille::written(sealed.reveal(), language).map_err(NotSealed::NotAMove)?)
            }
            None => {
                let place = self.place(seat);
                let text = place.and_then(|place| place.reader(&self.game, None).in_letters_of_sheet(sealed.reveal()));
                text.unwrap_or_else(|| sealed.reveal().to_owned().into())
            }
        };
        match self.reader(None).sealed_entry(&text).meaning {
            Meaning::Unreadable => Err(NotSealed::NoMove),
            Meaning::HalfMove(_) | Meaning::Ambiguous(_) => Ok(SealedMove::written(&text)),
        }
    }

    /// The seat that closes the envelope: that of an arbiter at a terminal of his own, else the first; where a player
    /// sits there, that of the sealer.
    fn keeper_of_the_envelope(&self) -> Option<SeatId> {
        let sealer = Actor::Player(self.game.adjournment().envelope()?.by);
        let sits = |who: Actor| self.places.iter().find(|place| place.keyboard.typist == Some(who));
        let is_there = !self.game.lost_seats().contains(&Actor::Arbiter);
        let is_neutral = self.places[0].keyboard.typist.and_then(Actor::side).is_none();
        let neutral = || is_neutral.then_some(&self.places[0]);
        let keeper = sits(Actor::Arbiter).filter(|_| is_there).or_else(neutral).or_else(|| sits(sealer));
        Some(keeper.map_or(SeatId::FIRST, |place| place.id))
    }

    /// Reads out the envelope to the arbiter and asks for a passphrase, or asks who sealed.
    pub(super) fn ask_to_close_the_envelope(&mut self, from: SeatId) {
        let Some(to) = self.keeper_of_the_envelope() else { return };
        let place = self.place(to);
        let player = place.and_then(|place| place.keyboard.typist).filter(|typist| typist.side().is_some());
        let words = self.words_of(to);
        if player.is_none() {
            self.answer(to, words.wording.envelope(&self.game, Actor::Arbiter), Marked::Never);
        }
        if self.is_envelope_open() {
            let asked = player.map_or(PassphraseNotice::Asked, |_| PassphraseNotice::AskedOfTheSealer);
            self.ask_for_passphrase(to, AskedAs::New, asked);
        }
        if to != from {
            // Nothing was typed there.
            self.push_end(to, PartEnd::Waits);
        }
    }

    fn ask_for_passphrase(&mut self, to: SeatId, asked: AskedAs, notice: PassphraseNotice) {
        self.set_secret(to, SecretKind::Passphrase, asked, Stamp::default());
        self.say_of_passphrase(to, notice);
    }

    fn set_secret(&mut self, to: SeatId, kind: SecretKind, asked: AskedAs, said: Stamp) {
        if let Some(place) = self.place_mut(to) {
            place.secret = Some(AskedSecret { kind, asked, said });
            self.out.push(Output::Secret { to, secret: kind });
        }
    }

    fn say_of_passphrase(&mut self, to: SeatId, notice: PassphraseNotice) {
        let typist = self.place(to).and_then(|place| place.keyboard.typist).filter(|typist| typist.side().is_some());
        let said = self.words_of(to).wording.passphrase(typist.map_or(Audience::Arbiter, ear_of), notice);
        self.answer(to, vec![said], Marked::Never);
    }

    fn close_envelope(&mut self, stamp: Stamp, to: SeatId, passphrase: &str) {
        let Some(sealed) = self.sealed.take() else { return };
        match secrets::close_envelope(sealed.reveal(), &self.belongs_to(), passphrase) {
            Ok(letter) => {
                let closed = Event::Adjournment(AdjournmentEvent::EnvelopeClosed { letter });
                let typist = self.typist_elsewhere(to);
                let origin = Origin { seat: typist, ..Origin::HERE };
                let by = typist.unwrap_or(Actor::Arbiter);
                self.happened(self.not_before_the_last(stamp), by, vec![closed], origin);
            }
            Err(_) => {
                self.sealed = Some(sealed);
                self.say_of_passphrase(to, PassphraseNotice::NotEncrypted);
            }
        }
    }

    fn open_envelope(&mut self, to: SeatId, stamp: Stamp, by: Actor) -> Carried {
        let open = Command::Adjournment(AdjournmentCommand::Open(None));
        if self.game.decide(stamp.at, by, open.clone()).is_err() {
            return self.decided(to, stamp, by, open, None);
        }
        let has_letter = self.has_letter();
        match self.sealed.take() {
            // Only a rehearsal still has it: if the game is recorded, it went into the letter.
            Some(sealed) if !has_letter => return self.read_out(to, stamp, by, sealed.reveal()),
            _ if has_letter => self.ask_for_passphrase(to, AskedAs::Given, PassphraseNotice::AskedToOpen),
            _ => self.say_of_passphrase(to, PassphraseNotice::Damaged),
        }
        Carried::Out
    }

    fn open_letter(&mut self, stamp: Stamp, to: SeatId, passphrase: &str) {
        let opened = match self.worked.take() {
            Some(WorkedOut::Letter(opened)) => Some(opened),
            Some(WorkedOut::Pin(_)) | None => self.letter_opened(passphrase),
        };
        let Some(opened) = opened else { return };
        match opened {
            Ok(text) => _ = self.read_out(to, stamp, Actor::Arbiter, &text),
            Err(why) => {
                let notice = match why {
                    StaysClosed::WrongPassphrase => PassphraseNotice::Wrong,
                    StaysClosed::Damaged => PassphraseNotice::Damaged,
                    StaysClosed::Foreign => PassphraseNotice::Foreign,
                    StaysClosed::NotEncrypted => PassphraseNotice::NotEncrypted,
                };
                self.say_of_passphrase(to, notice);
            }
        }
    }

    fn read_out(&mut self, to: SeatId, stamp: Stamp, by: Actor, text: &str) -> Carried {
        let entry = self.reader(None).sealed_entry(text);
        let stamp = self.not_before_the_last(stamp);
        self.decided(to, stamp, by, Command::Adjournment(AdjournmentCommand::Open(Some(entry))), None)
    }

    /// The game and the move to which a letter belongs.
    fn belongs_to(&self) -> String {
        let players = &self.game.terms().players;
        let name = |player: &Player| player.name.clone().unwrap_or_default();
        let ply = self.game.adjournment().envelope().map_or(0, |envelope| envelope.ply);
        format!("{} {} {} {ply}", self.opened_ms, name(&players.white), name(&players.black))
    }
}

/// Whether these events stop the clock on a sealed move.
pub(super) fn closes_an_envelope(events: &[Event]) -> bool {
    events.iter().any(|event| {
        matches!(
            event,
            Event::Adjournment(AdjournmentEvent::GameAdjourned { .. } | AdjournmentEvent::ReplySealed { .. })
        )
    })
}

impl Table {
    /// Asks at the first seat for the PIN that the game gets. A game that has one keeps it.
    pub fn ask_for_new_pin(&mut self) -> Vec<Output> {
        if self.game.pin().hash().is_none() {
            self.ask_for_a_pin(SeatId::FIRST, AskedAs::New, PinNotice::AskedNew, Stamp::default());
        }
        self.end_line(SeatId::FIRST, PartEnd::Stopped)
    }

    /// Asks for the PIN that the arbiter's words need, which were `said` at that moment, and says how long to wait
    /// after many wrong tries.
    pub(super) fn ask_for_pin(&mut self, to: SeatId, said: Stamp) {
        let notice = self.wait_after_wrong_pins(said).unwrap_or(PinNotice::Asked);
        self.ask_for_a_pin(to, AskedAs::Given, notice, said);
    }

    /// Takes a line as the PIN that was asked for. Returns whether it is the PIN of the game: the arbiter's words that
    /// wait for it may be carried out.
    pub(super) fn take_pin(&mut self, to: SeatId, stamp: Stamp, line: &str) -> bool {
        let text = line.trim();
        let is_short = text.chars().count() < SHORTEST_PIN;
        let Some(AskedSecret { asked, said, .. }) = self.place_mut(to).and_then(|place| place.secret.take()) else {
            return false;
        };
        match asked {
            AskedAs::New if is_short => self.ask_for_a_pin(to, AskedAs::New, PinNotice::TooShort, said),
            AskedAs::New => {
                let again = AskedAs::Again { first: text.to_owned().into() };
                self.ask_for_a_pin(to, again, PinNotice::AskedAgain, said);
            }
            AskedAs::Again { first } if *first == text => self.set_pin(to, stamp, text),
            AskedAs::Again { .. } => self.ask_for_a_pin(to, AskedAs::New, PinNotice::NotTheSame, said),
            AskedAs::Given if text.is_empty() => self.say_of_pin(to, PinNotice::NotGiven),
            AskedAs::Given => return self.compare_pin(to, stamp, said, text),
        }
        false
    }

    fn set_pin(&mut self, to: SeatId, stamp: Stamp, text: &str) {
        match secrets::hash_pin(text) {
            Ok(hash) => self.happened_to_pin(stamp, Actor::Arbiter, PinEvent::PinSet { hash }),
            Err(_) => self.say_of_pin(to, PinNotice::NotHashed),
        }
    }

    /// Compares a PIN. While it is not the right one, the next line is a PIN too: what is typed then is never shown.
    /// What becomes true while the right PIN is typed comes after the words that wait for it; a wrong one holds nothing
    /// up.
    fn compare_pin(&mut self, to: SeatId, stamp: Stamp, said: Stamp, text: &str) -> bool {
        if let Some(wait) = self.wait_after_wrong_pins(stamp) {
            self.ask_for_a_pin(to, AskedAs::Given, wait, said);
            return false;
        }
        let compared = match self.worked.take() {
            Some(WorkedOut::Pin(compared)) => Some(compared),
            Some(WorkedOut::Letter(_)) | None => self.pin_compared(text),
        };
        let Some(Ok(is_right)) = compared else {
            self.say_of_pin(to, PinNotice::NotChecked);
            return false;
        };
        if !is_right {
            if let Some(waiting) = self.place_mut(to).and_then(|place| place.waiting.as_mut()) {
                waiting.until = stamp.at;
            }
            self.let_pass(stamp);
            self.happened_to_pin(stamp, Actor::Program, PinEvent::PinRefused);
            let notice = self.wait_after_wrong_pins(stamp).unwrap_or(PinNotice::AskedOnceMore);
            self.ask_for_a_pin(to, AskedAs::Given, notice, said);
        } else if self.game.pin().wrong_tries() != 0 {
            self.happened_to_pin(said, Actor::Arbiter, PinEvent::PinGiven);
        }
        is_right
    }

    /// Writes down what the arbiter notes from the table of the hall, if the PIN is that of the game.
    pub fn note_from_elsewhere(&mut self, stamp: Stamp, text: &str, pin: &str) -> Vec<Output> {
        let text = visible(text.trim()).replace(char::is_control, " ");
        if !text.is_empty() && self.is_pin_of_a_note(stamp, pin) {
            let note = Command::Game(GameCommand::Note(text));
            self.carry_out(SeatId::FIRST, stamp, Actor::Arbiter, note, None);
        }
        self.given_out()
    }

    /// Whether that is the PIN of the game. After many wrong ones from the hall none is taken for a while.
    fn is_pin_of_a_note(&mut self, stamp: Stamp, text: &str) -> bool {
        if self.wrong_notes.wait(stamp.at).0 > 0 {
            return false;
        }
        let is_right = matches!(self.pin_compared(text.trim()), Some(Ok(true)));
        if is_right {
            self.wrong_notes = WrongTries::default();
        } else {
            self.wrong_notes.add(stamp.at);
            self.happened_to_pin(stamp, Actor::Program, PinEvent::PinRefusedElsewhere);
        }
        is_right
    }

    /// Whether this command starts a clock while none runs.
    pub(super) fn starts_a_clock(&self, stamp: Stamp, by: Actor, command: &Command) -> bool {
        let at = self.not_before_the_last(stamp).at;
        if self.game.clock().running().is_some() {
            return false;
        }
        let Ok(events) = self.game.decide(at, by, command.clone()) else { return false };
        let mut ahead = self.game.clone();
        events.iter().for_each(|event| ahead.apply(at, event));
        ahead.clock().running().is_some()
    }

    /// The time for which no PIN is taken, if none is taken now.
    fn wait_after_wrong_pins(&self, stamp: Stamp) -> Option<PinNotice> {
        let wait = self.game.pin().wait(self.not_before_the_last(stamp).at);
        (wait.0 > 0).then_some(PinNotice::Wait(wait))
    }

    pub(super) fn happened_to_pin(&mut self, stamp: Stamp, by: Actor, event: PinEvent) {
        self.happened(self.moment_for_record(stamp), by, vec![Event::Pin(event)], Origin::HERE);
    }

    fn ask_for_a_pin(&mut self, to: SeatId, asked: AskedAs, notice: PinNotice, said: Stamp) {
        self.set_secret(to, SecretKind::Pin, asked, said);
        self.say_of_pin(to, notice);
    }

    fn say_of_pin(&mut self, to: SeatId, notice: PinNotice) {
        let said = self.words_of(to).wording.pin(notice);
        self.answer(to, vec![said], Marked::Never);
    }
}

fn of_file(why: NoMoveInFile) -> NotSealed {
    match why {
        NoMoveInFile::TooLong => NotSealed::TooLong,
        NoMoveInFile::NotAFile => NotSealed::NotAFile,
        NoMoveInFile::NotOpened(why) => NotSealed::NotOpened { why: why.to_string() },
        NoMoveInFile::NotAMove(why) => NotSealed::NotAMove(why),
    }
}
