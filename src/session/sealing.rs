//! The sealed move between hand and disk: held in memory until it is encrypted, and read again when the envelope is
//! opened. Nothing here prints it.

use std::path::{Path, PathBuf};

use super::{Outcome, Session};
use crate::game::adjournment::event::AdjournmentEvent;
use crate::game::adjournment::sealed_move::SealedMove;
use crate::game::clock::moment::Moment;
use crate::game::command::{AdjournmentCommand, Command};
use crate::game::event::Event;
use crate::game::people::Actor;
use crate::interpreter::seat::Seat;
use crate::notation::{SheetLanguage, braille};
use crate::storage::braille::{NoMoveInFile, read_move};
use crate::storage::secrets::{self, StaysClosed};
use crate::time::Stamp;
use crate::wording::{BrailleTrouble, PassphraseNotice, Utterance};

/// The fewest characters of a passphrase.
const SHORTEST: usize = 6;

/// What was sealed, and which passphrase the next line is.
#[derive(Clone, Default)]
pub(super) struct Secrets {
    sealed: Option<SealedMove>,
    asked: Option<PassphraseUse>,
    /// The folder from which a file is found that somebody names.
    folder: PathBuf,
}

/// What a passphrase is wanted for.
#[derive(Clone)]
enum PassphraseUse {
    /// To close the envelope.
    Once,
    /// The same once more.
    Twice {
        first: String,
    },
    ToOpen,
}

impl Session {
    /// The same, finding the files that somebody names from that folder.
    #[must_use]
    pub fn with_files_from(mut self, folder: &Path) -> Session {
        folder.clone_into(&mut self.secrets.folder);
        self
    }

    /// Whether the next line is a passphrase or a PIN, which is not to be shown.
    pub fn awaits_secret(&self) -> bool {
        self.awaits_passphrase() || self.awaits_pin()
    }

    /// Whether the next line is a passphrase or a PIN that is being chosen.
    pub fn awaits_new_secret(&self) -> bool {
        let is_new = |asked: &PassphraseUse| !matches!(asked, PassphraseUse::ToOpen);
        self.secrets.asked.as_ref().is_some_and(is_new) || self.awaits_new_pin()
    }

    /// Whether the next line is a passphrase, which is not to be shown.
    pub fn awaits_passphrase(&self) -> bool {
        self.secrets.asked.is_some()
    }

    /// Takes a line as the passphrase that was asked for.
    pub fn passphrase(&mut self, stamp: Stamp, line: &str) -> Outcome {
        let Some(asked) = self.secrets.asked.take() else { return Outcome::default() };
        match asked {
            PassphraseUse::Once if line.is_empty() => self.ask_again(PassphraseUse::Once, PassphraseNotice::NotTheSame),
            PassphraseUse::Once if line.chars().count() < SHORTEST => {
                self.ask_again(PassphraseUse::Once, PassphraseNotice::TooShort)
            }
            PassphraseUse::Once => {
                self.ask_again(PassphraseUse::Twice { first: line.to_owned() }, PassphraseNotice::AskedAgain)
            }
            PassphraseUse::Twice { first } if first == line => self.close_envelope(stamp, line),
            PassphraseUse::Twice { .. } => self.ask_again(PassphraseUse::Once, PassphraseNotice::NotTheSame),
            PassphraseUse::ToOpen if line.is_empty() => self.tell_of_passphrase(PassphraseNotice::NotOpened),
            PassphraseUse::ToOpen => self.open_letter(stamp, line),
        }
    }

    /// What is said where the program is left before what was sealed is in an envelope on disk.
    pub fn sealed_move_is_lost(&mut self) -> Option<Utterance> {
        self.journal.as_ref()?;
        self.secrets.sealed.take()?;
        Some(self.wording.passphrase(PassphraseNotice::NotKept))
    }

    /// Carries out a command of an adjournment; keeps what is sealed and asks for passphrases where something is
    /// recorded.
    pub(super) fn adjournment_command(&mut self, stamp: Stamp, by: Actor, command: AdjournmentCommand) -> Outcome {
        match command {
            AdjournmentCommand::Open(None) => self.open_envelope(stamp, by),
            AdjournmentCommand::Seal(sealed) => {
                let sealed = match self.in_letters(&sealed) {
                    Ok(in_letters) => in_letters,
                    // Who may not seal now is told that first.
                    Err(why) if self.may_seal(stamp, by, &sealed) => {
                        let told = self.wording.sealed_braille(by, &why);
                        return Outcome { events: Vec::new(), said: self.remembered(vec![told]) };
                    }
                    Err(_) => sealed,
                };
                let text = sealed.clone();
                let mut outcome = self.decided(stamp, by, Command::Adjournment(AdjournmentCommand::Seal(sealed)));
                let is_sealed =
                    |event: &Event| matches!(event, Event::Adjournment(AdjournmentEvent::MoveSealed { .. }));
                if outcome.events.iter().any(is_sealed) {
                    self.secrets.sealed = Some(text);
                    // The clock stands already where the program was ended before the envelope was closed.
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

    /// What was sealed, in letters that the arbiter can read where it was given in braille.
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

    /// What follows where the clock was stopped on a sealed move: the envelope is read out, and a passphrase asked for.
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
        let mut outcome = Outcome { events: Vec::new(), said: self.remembered(said) };
        outcome.said.extend(self.ask_to_close().said);
        outcome
    }

    fn ask_to_close(&mut self) -> Outcome {
        match &self.journal {
            Some(_) => self.ask_again(PassphraseUse::Once, PassphraseNotice::Asked),
            None => Outcome::default(),
        }
    }

    fn ask_again(&mut self, asked: PassphraseUse, notice: PassphraseNotice) -> Outcome {
        self.secrets.asked = Some(asked);
        self.tell_of_passphrase(notice)
    }

    fn tell_of_passphrase(&mut self, notice: PassphraseNotice) -> Outcome {
        let told = self.wording.passphrase(notice);
        Outcome { events: Vec::new(), said: self.remembered(vec![told]) }
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
                self.tell_of_passphrase(PassphraseNotice::NotEncrypted)
            }
        }
    }

    fn open_envelope(&mut self, stamp: Stamp, by: Actor) -> Outcome {
        if let Err(refusal) = self.game.decide(stamp.at, by, Command::Adjournment(AdjournmentCommand::Open(None))) {
            let told = self.wording.refusal(&self.game, by, &refusal);
            return Outcome { events: Vec::new(), said: self.remembered(vec![told]) };
        }
        let has_letter = self.game.adjournment().envelope().is_some_and(|envelope| envelope.letter.is_some());
        match self.secrets.sealed.take() {
            // Only a rehearsal has it at hand: where something is recorded it was given away with the letter.
            Some(sealed) if !has_letter => self.read_out(stamp, by, sealed.reveal()),
            _ if has_letter => self.ask_again(PassphraseUse::ToOpen, PassphraseNotice::AskedToOpen),
            _ => self.tell_of_passphrase(PassphraseNotice::Damaged),
        }
    }

    fn open_letter(&mut self, stamp: Stamp, passphrase: &str) -> Outcome {
        let envelope = self.game.adjournment().envelope();
        let Some(letter) = envelope.and_then(|envelope| envelope.letter.clone()) else { return Outcome::default() };
        match secrets::open_envelope(&letter, &self.belongs_to(), passphrase) {
            Ok(text) => self.read_out(stamp, Actor::Arbiter, &text),
            Err(why) => self.tell_of_passphrase(match why {
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
        let recorded: Moment = self.recorded;
        Stamp { at: stamp.at.max(recorded), ..stamp }
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
