//! Secrets between keyboard and disk: the sealed move, which is held in memory until it is encrypted; its passphrase; and
//! the PIN, which is compared with its hash. Nothing here prints or keeps them.

use std::path::{Path, PathBuf};

use zeroize::Zeroizing;

use super::{Outcome, Session};
use crate::game::adjournment::event::AdjournmentEvent;
use crate::game::adjournment::sealed_move::SealedMove;
use crate::game::command::{AdjournmentCommand, Command};
use crate::game::course::pin::PinEvent;
use crate::game::event::Event;
use crate::game::people::Actor;
use crate::interpreter::seat::Seat;
use crate::interpreter::words::CommandWord;
use crate::notation::{SheetLanguage, braille};
use crate::storage::braille::{NoMoveInFile, read_move};
use crate::storage::secrets::{self, StaysClosed};
use crate::time::Stamp;
use crate::wording::{BrailleTrouble, PassphraseNotice, PinNotice, Utterance};

/// The fewest characters of a PIN.
const SHORTEST_PIN: usize = 4;

/// The fewest characters of a passphrase.
const SHORTEST_PASSPHRASE: usize = 6;

/// What was sealed, and which secret the next line is.
#[derive(Clone, Default)]
pub(super) struct Secrets {
    sealed: Option<SealedMove>,
    passphrase: Option<Asked>,
    pin: Option<Asked>,
    /// When the words were said that wait for the PIN.
    said: Stamp,
    /// Relative file names that somebody types start from this folder.
    folder: PathBuf,
}

/// Which PIN or passphrase the next line is.
#[derive(Clone)]
enum Asked {
    /// The one that the game or the envelope gets.
    New,
    /// The one that it gets, typed a second time.
    Again { first: Zeroizing<String> },
    /// The one that it has.
    Given,
}

/// What came of a line that was taken as a PIN.
#[derive(Clone, Debug, PartialEq)]
pub struct PinTaken {
    pub outcome: Outcome,
    /// Whether it is the PIN of the game: the arbiter's words that wait for it may be carried out.
    pub is_right: bool,
}

impl Session {
    /// Starts relative file names that somebody types from that folder.
    #[must_use]
    pub fn with_files_from(mut self, folder: &Path) -> Session {
        folder.clone_into(&mut self.secrets.folder);
        self
    }

    /// Whether the next line is a passphrase or a PIN, which must not be shown.
    pub fn awaits_secret(&self) -> bool {
        self.awaits_passphrase() || self.awaits_pin()
    }

    /// Whether the next line is a passphrase or a PIN that is being chosen.
    pub fn awaits_new_secret(&self) -> bool {
        let asked = [&self.secrets.passphrase, &self.secrets.pin];
        asked.into_iter().flatten().any(|asked| !matches!(asked, Asked::Given))
    }

    /// Whether this line leaves the program instead of choosing a passphrase or a PIN. The line is not copied.
    pub fn is_left_without_secret(&self, line: &str) -> bool {
        self.awaits_new_secret() && self.vocabulary.is(line, CommandWord::Quit)
    }

    /// Whether the next line is a passphrase, which must not be shown.
    pub fn awaits_passphrase(&self) -> bool {
        self.secrets.passphrase.is_some()
    }

    /// Takes a line as the passphrase that was asked for.
    pub fn passphrase(&mut self, stamp: Stamp, line: &str) -> Outcome {
        let Some(asked) = self.secrets.passphrase.take() else { return Outcome::default() };
        match asked {
            Asked::New if line.is_empty() => self.ask_for_passphrase(Asked::New, PassphraseNotice::NotTheSame),
            Asked::New if line.chars().count() < SHORTEST_PASSPHRASE => {
                self.ask_for_passphrase(Asked::New, PassphraseNotice::TooShort)
            }
            Asked::New => {
                self.ask_for_passphrase(Asked::Again { first: line.to_owned().into() }, PassphraseNotice::AskedAgain)
            }
            Asked::Again { first } if *first == line => self.close_envelope(stamp, line),
            Asked::Again { .. } => self.ask_for_passphrase(Asked::New, PassphraseNotice::NotTheSame),
            Asked::Given if line.is_empty() => self.say_of_passphrase(PassphraseNotice::NotOpened),
            Asked::Given => self.open_letter(stamp, line),
        }
    }

    /// The warning that a sealed move is lost, if the program is left before its envelope is on disk.
    pub fn sealed_move_is_lost(&mut self) -> Option<Utterance> {
        self.journal.as_ref()?;
        self.secrets.sealed.take()?;
        Some(self.wording.passphrase(PassphraseNotice::NotKept))
    }

    /// Carries out a command of an adjournment. Keeps what is sealed, and asks for a passphrase if the game is recorded.
    pub(super) fn adjournment_command(&mut self, stamp: Stamp, by: Actor, command: AdjournmentCommand) -> Outcome {
        match command {
            AdjournmentCommand::Open(None) => self.open_envelope(stamp, by),
            AdjournmentCommand::Seal(sealed) => {
                let sealed = match self.in_letters(&sealed) {
                    Ok(in_letters) => in_letters,
                    // A player who may not seal now hears that first.
                    Err(why) if self.may_seal(stamp, by, &sealed) => {
                        let said = self.wording.sealed_braille(by, &why);
                        return self.only_said(vec![said]);
                    }
                    Err(_) => sealed,
                };
                let text = sealed.clone();
                let mut outcome = self.decided(stamp, by, Command::Adjournment(AdjournmentCommand::Seal(sealed)));
                let is_sealed =
                    |event: &Event| matches!(event, Event::Adjournment(AdjournmentEvent::MoveSealed { .. }));
                if outcome.events.iter().any(is_sealed) {
                    self.secrets.sealed = Some(text);
                    // The clock is stopped already if the program was ended before the envelope was closed.
                    if self.game.adjournment().envelope().is_some() {
                        outcome.said.extend(self.ask_to_close().said);
                    }
                }
                outcome
            }
            AdjournmentCommand::Adjourn(_)
            | AdjournmentCommand::SetResumption(_)
            | AdjournmentCommand::Reopen
            | AdjournmentCommand::Open(Some(_))
            | AdjournmentCommand::LoseEnvelope
            | AdjournmentCommand::Establish(_) => self.decided(stamp, by, Command::Adjournment(command)),
        }
    }

    fn may_seal(&self, stamp: Stamp, by: Actor, sealed: &SealedMove) -> bool {
        let seal = Command::Adjournment(AdjournmentCommand::Seal(sealed.clone()));
        self.game.decide(stamp.at, by, seal).is_ok()
    }

    /// What was sealed; braille in letters that the arbiter can read.
    fn in_letters(&self, sealed: &SealedMove) -> Result<SealedMove, BrailleTrouble> {
        let sealer = self.game.sealer().unwrap_or(self.game.to_move());
        let language = SheetLanguage::of_sheet(&self.game, sealer);
        let text = match sealed.file() {
            Some(path) => read_move(&self.secrets.folder.join(path), language).map_err(of_file)?,
            None if braille::is_braille(sealed.reveal()) => {
                braille::written(sealed.reveal(), language).map_err(BrailleTrouble::NotAMove)?
            }
            None => return Ok(sealed.clone()),
        };
        Ok(SealedMove::written(&text))
    }

    /// Reads out the envelope and asks for a passphrase, if these events stopped the clock on a sealed move.
    pub(super) fn after_sealing(&mut self, events: &[Event]) -> Outcome {
        let closes = |event: &Event| {
            matches!(
                event,
                Event::Adjournment(AdjournmentEvent::GameAdjourned { .. } | AdjournmentEvent::ReplySealed { .. })
            )
        };
        if !events.iter().any(closes) {
            return Outcome::default();
        }
        let said = self.wording.envelope(&self.game, Actor::Arbiter);
        let mut outcome = self.only_said(said);
        outcome.said.extend(self.ask_to_close().said);
        outcome
    }

    fn ask_to_close(&mut self) -> Outcome {
        match &self.journal {
            Some(_) => self.ask_for_passphrase(Asked::New, PassphraseNotice::Asked),
            None => Outcome::default(),
        }
    }

    fn ask_for_passphrase(&mut self, asked: Asked, notice: PassphraseNotice) -> Outcome {
        self.secrets.passphrase = Some(asked);
        self.say_of_passphrase(notice)
    }

    fn say_of_passphrase(&mut self, notice: PassphraseNotice) -> Outcome {
        self.only_said(vec![self.wording.passphrase(notice)])
    }

    fn close_envelope(&mut self, stamp: Stamp, passphrase: &str) -> Outcome {
        let Some(sealed) = self.secrets.sealed.take() else { return Outcome::default() };
        match secrets::close_envelope(sealed.reveal(), &self.belongs_to(), passphrase) {
            Ok(letter) => {
                let closed = Event::Adjournment(AdjournmentEvent::EnvelopeClosed { letter });
                self.happened(self.not_before_the_last(stamp), Actor::Arbiter, vec![closed])
            }
            Err(_) => {
                self.secrets.sealed = Some(sealed);
                self.say_of_passphrase(PassphraseNotice::NotEncrypted)
            }
        }
    }

    fn open_envelope(&mut self, stamp: Stamp, by: Actor) -> Outcome {
        if let Err(refusal) = self.game.decide(stamp.at, by, Command::Adjournment(AdjournmentCommand::Open(None))) {
            let said = self.refused(by, &refusal);
            return self.only_said(vec![said]);
        }
        let has_letter = self.game.adjournment().envelope().is_some_and(|envelope| envelope.letter.is_some());
        match self.secrets.sealed.take() {
            // Only a rehearsal still has it: if the game is recorded, it went into the letter.
            Some(sealed) if !has_letter => self.read_out(stamp, by, sealed.reveal()),
            _ if has_letter => self.ask_for_passphrase(Asked::Given, PassphraseNotice::AskedToOpen),
            _ => self.say_of_passphrase(PassphraseNotice::Damaged),
        }
    }

    fn open_letter(&mut self, stamp: Stamp, passphrase: &str) -> Outcome {
        let envelope = self.game.adjournment().envelope();
        let Some(letter) = envelope.and_then(|envelope| envelope.letter.clone()) else { return Outcome::default() };
        match secrets::open_envelope(&letter, &self.belongs_to(), passphrase) {
            Ok(text) => self.read_out(stamp, Actor::Arbiter, &text),
            Err(why) => self.say_of_passphrase(match why {
                StaysClosed::WrongPassphrase => PassphraseNotice::Wrong,
                StaysClosed::Damaged => PassphraseNotice::Damaged,
                StaysClosed::Foreign => PassphraseNotice::Foreign,
                StaysClosed::NotEncrypted => PassphraseNotice::NotEncrypted,
            }),
        }
    }

    fn read_out(&mut self, stamp: Stamp, by: Actor, text: &str) -> Outcome {
        let entry = self.interpreter(Seat::EVERYBODY).sealed_entry(text);
        let stamp = self.not_before_the_last(stamp);
        self.decided(stamp, by, Command::Adjournment(AdjournmentCommand::Open(Some(entry))))
    }

    /// The game and the move to which a letter belongs.
    fn belongs_to(&self) -> String {
        let players = &self.game.terms().players;
        let ply = self.game.adjournment().envelope().map_or(0, |envelope| envelope.ply);
        format!("{} {} {} {ply}", self.opened_ms, players.white.name, players.black.name)
    }

    pub(super) fn not_before_the_last(&self, stamp: Stamp) -> Stamp {
        Stamp { at: stamp.at.max(self.recorded), ..stamp }
    }
}

impl Session {
    /// Whether the next line is a PIN, which must not be shown.
    pub fn awaits_pin(&self) -> bool {
        self.secrets.pin.is_some()
    }

    /// Asks for the PIN that the game gets. A game that has one keeps it.
    pub fn ask_for_new_pin(&mut self) -> Outcome {
        match self.game.pin().hash() {
            Some(_) => Outcome::default(),
            None => self.ask_for_a_pin(Asked::New, PinNotice::AskedNew),
        }
    }

    /// Asks for the PIN that the arbiter's words need, which were `said` at that moment, and says how long to wait after many
    /// wrong tries.
    pub fn ask_for_pin(&mut self, said: Stamp) -> Outcome {
        self.secrets.said = said;
        let notice = self.wait_for_pin(said).unwrap_or(PinNotice::Asked);
        self.ask_for_a_pin(Asked::Given, notice)
    }

    /// Takes a line as the PIN that was asked for.
    pub fn take_pin(&mut self, stamp: Stamp, line: &str) -> PinTaken {
        let text = line.trim();
        let is_short = text.chars().count() < SHORTEST_PIN;
        let outcome = match self.secrets.pin.take() {
            None => Outcome::default(),
            Some(Asked::New) if is_short => self.ask_for_a_pin(Asked::New, PinNotice::TooShort),
            Some(Asked::New) => {
                self.ask_for_a_pin(Asked::Again { first: text.to_owned().into() }, PinNotice::AskedAgain)
            }
            Some(Asked::Again { first }) if *first == text => self.set_pin(stamp, text),
            Some(Asked::Again { .. }) => self.ask_for_a_pin(Asked::New, PinNotice::NotTheSame),
            Some(Asked::Given) if text.is_empty() => self.say_of_pin(PinNotice::NotGiven),
            Some(Asked::Given) => return self.compare_pin(stamp, text),
        };
        PinTaken { outcome, is_right: false }
    }

    fn set_pin(&mut self, stamp: Stamp, text: &str) -> Outcome {
        match secrets::hash_pin(text) {
            Ok(hash) => self.happened_to_pin(stamp, Actor::Arbiter, PinEvent::PinSet { hash }),
            Err(_) => self.say_of_pin(PinNotice::NotHashed),
        }
    }

    /// Compares a PIN. While it is not the right one, the next line is a PIN too: what is typed then is never shown. What
    /// becomes true while the right PIN is typed comes after the words that wait for it; a wrong one holds nothing up.
    fn compare_pin(&mut self, stamp: Stamp, text: &str) -> PinTaken {
        if let Some(wait) = self.wait_for_pin(stamp) {
            return PinTaken { outcome: self.ask_for_a_pin(Asked::Given, wait), is_right: false };
        }
        let Some(Ok(is_right)) = self.game.pin().hash().map(|hash| secrets::is_pin(text, hash)) else {
            return PinTaken { outcome: self.say_of_pin(PinNotice::NotChecked), is_right: false };
        };
        let outcome = if !is_right {
            let mut passed = self.elapse(stamp);
            let refused = self.happened_to_pin(stamp, Actor::Program, PinEvent::PinRefused);
            let notice = self.wait_for_pin(stamp).unwrap_or(PinNotice::AskedOnceMore);
            passed.events.extend(refused.events);
            passed.said.extend(refused.said);
            passed.said.extend(self.ask_for_a_pin(Asked::Given, notice).said);
            passed
        } else if self.game.pin().wrong_tries() == 0 {
            Outcome::default()
        } else {
            self.happened_to_pin(self.secrets.said, Actor::Arbiter, PinEvent::PinGiven)
        };
        PinTaken { outcome, is_right }
    }

    /// Compares the PIN of somebody who sits down as the arbiter at another terminal. A wrong one is recorded, and after
    /// many no PIN is taken for a while.
    ///
    /// # Errors
    ///
    /// What is wrong, for that person.
    pub fn pin_of_a_seat(&mut self, stamp: Stamp, text: &str) -> Result<Outcome, (Outcome, PinNotice)> {
        if let Some(wait) = self.wait_for_pin(stamp) {
            return Err((Outcome::default(), wait));
        }
        match self.game.pin().hash().map(|hash| secrets::is_pin(text.trim(), hash)) {
            Some(Ok(true)) if self.game.pin().wrong_tries() == 0 => Ok(Outcome::default()),
            Some(Ok(true)) => Ok(self.happened_to_pin(stamp, Actor::Arbiter, PinEvent::PinGiven)),
            Some(Ok(false)) => {
                let outcome = self.happened_to_pin(stamp, Actor::Program, PinEvent::PinRefused);
                Err((outcome, self.wait_for_pin(stamp).unwrap_or(PinNotice::AskedOnceMore)))
            }
            Some(Err(_)) | None => Err((Outcome::default(), PinNotice::NotChecked)),
        }
    }

    /// Whether this command starts a clock while none runs.
    pub fn starts_a_clock(&self, stamp: Stamp, by: Actor, command: &Command) -> bool {
        let at = self.not_before_the_last(stamp).at;
        if self.game.clock().running().is_some() {
            return false;
        }
        let Ok(events) = self.game.decide(at, by, command.clone()) else { return false };
        let mut ahead = self.game.clone();
        events.iter().for_each(|event| ahead.apply(at, event));
        ahead.clock().running().is_some()
    }

    /// How long no PIN is taken, if none is taken now.
    fn wait_for_pin(&self, stamp: Stamp) -> Option<PinNotice> {
        let wait = self.game.pin().wait(self.not_before_the_last(stamp).at);
        (wait.0 > 0).then_some(PinNotice::Wait(wait))
    }

    fn happened_to_pin(&mut self, stamp: Stamp, by: Actor, event: PinEvent) -> Outcome {
        let stamp = self.not_before_the_last(stamp);
        self.happened(stamp, by, vec![Event::Pin(event)])
    }

    fn ask_for_a_pin(&mut self, asked: Asked, notice: PinNotice) -> Outcome {
        self.secrets.pin = Some(asked);
        self.say_of_pin(notice)
    }

    fn say_of_pin(&mut self, notice: PinNotice) -> Outcome {
        self.only_said(vec![self.wording.pin(notice)])
    }
}

fn of_file(why: NoMoveInFile) -> BrailleTrouble {
    match why {
        NoMoveInFile::TooLong => BrailleTrouble::TooLong,
        NoMoveInFile::NotAFile => BrailleTrouble::NotAFile,
        NoMoveInFile::NotOpened(why) => BrailleTrouble::NotOpened { why: why.to_string() },
        NoMoveInFile::NotAMove(why) => BrailleTrouble::NotAMove(why),
    }
}
