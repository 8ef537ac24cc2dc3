//! The envelope of an adjourned game, read out field by field, and the passphrase that closes and opens it.

use shakmaty::fen::Fen;
use shakmaty::{Color, Position};

use super::Wording;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::language::name;
use super::refusals::printable;
use super::sentence::{Audience, Urgency, Utterance};
use crate::game::Game;
use crate::game::people::Actor;
use crate::notation::braille::NotAMove;

/// What is asked of the arbiter, or told him, about the passphrase of an envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassphraseNotice {
    /// It is asked for, to close the envelope.
    Asked,
    /// The same once more.
    AskedAgain,
    /// The two are not the same, or nothing was entered: it is asked for anew.
    NotTheSame,
    /// It has too few characters: it is asked for again.
    TooShort,
    /// It is asked for, to open the envelope.
    AskedToOpen,
    /// Nothing was entered: the envelope stays closed.
    NotOpened,
    Wrong,
    /// The letter in the record is cut or changed.
    Damaged,
    /// The letter belongs to another game or another move.
    Foreign,
    /// The program is left before the envelope is closed: the move has to be sealed again.
    NotKept,
    /// The system gives no random numbers: the envelope cannot be closed.
    NotEncrypted,
}

/// Why what was given in braille cannot be sealed. Nothing of what was given is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrailleTrouble {
    NotAMove(NotAMove),
    /// The file is longer than one with one move can be.
    TooLong,
    /// A folder, a pipe or a device.
    NotAFile,
    /// Why, in the words of the system.
    NotOpened {
        why: String,
    },
}

impl PassphraseNotice {
    fn name(self) -> &'static str {
        match self {
            PassphraseNotice::Asked => "asked",
            PassphraseNotice::AskedAgain => "again",
            PassphraseNotice::NotTheSame => "not-the-same",
            PassphraseNotice::TooShort => "too-short",
            PassphraseNotice::AskedToOpen => "to-open",
            PassphraseNotice::NotOpened => "not-opened",
            PassphraseNotice::Wrong => "wrong",
            PassphraseNotice::Damaged => "damaged",
            PassphraseNotice::Foreign => "foreign",
            PassphraseNotice::NotKept => "not-kept",
            PassphraseNotice::NotEncrypted => "not-encrypted",
        }
    }

    fn kind(self) -> UtteranceKind {
        match self {
            PassphraseNotice::Asked
            | PassphraseNotice::AskedAgain
            | PassphraseNotice::NotTheSame
            | PassphraseNotice::TooShort
            | PassphraseNotice::AskedToOpen => UtteranceKind::Question,
            PassphraseNotice::NotOpened
            | PassphraseNotice::Wrong
            | PassphraseNotice::Damaged
            | PassphraseNotice::Foreign
            | PassphraseNotice::NotKept
            | PassphraseNotice::NotEncrypted => UtteranceKind::Refused,
        }
    }
}

impl Wording {
    /// What is asked or told about the passphrase, to the arbiter.
    pub fn passphrase(&self, notice: PassphraseNotice) -> Utterance {
        let delivery =
            Delivery { to: Audience::Arbiter, urgency: Urgency::Answer, by: Actor::Program, kind: notice.kind() };
        self.utter(delivery, self.messages.fill("passphrase", &[("notice", &notice.name())]))
    }

    /// Why what was given in braille is not sealed, to the one who gave it.
    pub fn sealed_braille(&self, by: Actor, trouble: &BrailleTrouble) -> Utterance {
        let delivery = Delivery::answer(by, UtteranceKind::Refused);
        let (name, why) = match trouble {
            BrailleTrouble::NotAMove(NotAMove::Empty) => ("empty", ""),
            BrailleTrouble::NotAMove(NotAMove::Unreadable) => ("unreadable", ""),
            BrailleTrouble::NotAMove(NotAMove::Several) => ("several", ""),
            BrailleTrouble::TooLong => ("too-long", ""),
            BrailleTrouble::NotAFile => ("not-a-file", ""),
            BrailleTrouble::NotOpened { why } => ("not-opened", why.as_str()),
        };
        self.utter(delivery, self.messages.fill("sealed-braille", &[("trouble", &name), ("why", &printable(why))]))
    }

    /// What stands on the envelope, one field a sentence (I.2); that there is none, where there is none.
    pub fn envelope(&self, game: &Game, by: Actor) -> Vec<Utterance> {
        let delivery = || Delivery::answer(by, UtteranceKind::Answer);
        let printed = self.envelope_fields(game);
        let read = self.in_words().envelope_fields(game);
        let both = printed.into_iter().zip(read);
        both.map(|(printed, read)| Utterance { printed, ..self.utter(delivery(), read) }).collect()
    }

    fn envelope_fields(&self, game: &Game) -> Vec<String> {
        let l = &self.messages;
        let Some(envelope) = game.adjournment().envelope() else { return vec![l.text("refused-no-envelope")] };
        let players = &game.terms().players;
        let (number, _) = game.number_at(envelope.ply);
        let position = game.position_at(envelope.ply);
        let mut fields = vec![
            l.fill(
                "envelope-players",
                &[("white", &players.white.name.clone()), ("black", &players.black.name.clone())],
            ),
            l.fill("envelope-sealer", &[("color", &name(envelope.by)), ("number", &number)]),
        ];
        match self.signs {
            super::sentence::Signs::Printed => {
                let fen = Fen::from_position(position, shakmaty::EnPassantMode::Legal).to_string();
                fields.push(l.fill("envelope-position", &[("position", &fen)]));
            }
            super::sentence::Signs::InWords => {
                let men = Color::ALL.map(|color| self.pieces_on(position.board(), color));
                fields.push(men.join(" "));
            }
        }
        for color in Color::ALL {
            let used = self.duration(envelope.used[color]);
            fields.push(match envelope.remaining[color] {
                Some(left) => {
                    l.fill("envelope-time", &[("color", &name(color)), ("used", &used), ("left", &self.duration(left))])
                }
                None => l.fill("envelope-time-used", &[("color", &name(color)), ("used", &used)]),
            });
        }
        fields.push(match envelope.offer {
            Some(by) => l.fill("screen-offer-open", &[("color", &name(by))]),
            None => l.text("refused-no-offer"),
        });
        let resumption = game.adjournment().resumption().trim_end_matches('.');
        fields.push(match resumption {
            "" => l.text("envelope-no-resumption"),
            text => l.fill("resumption-set", &[("text", &text)]),
        });
        fields
    }
}
