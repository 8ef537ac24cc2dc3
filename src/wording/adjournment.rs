//! Adjournment: its events, the passphrase, and the envelope field by field. No sentence names the sealed move before
//! the envelope is opened.

use shakmaty::fen::Fen;
use shakmaty::{Color, Position};
use strum::IntoStaticStr;

use super::Wording;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::language::name;
use super::refusals::printable;
use super::sentence::{Audience, Urgency, Utterance};
use crate::game::adjournment::event::AdjournmentEvent;
use crate::game::clock::moment::Moment;
use crate::game::laws::article::Article;
use crate::game::people::Actor;
use crate::game::records::scoresheet::Meaning;
use crate::game::{Game, Stage};
use crate::notation::braille::NotAMove;

/// A question, or a notice, about the passphrase of an envelope. Its name is the argument of the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PassphraseNotice {
    /// Asks the arbiter for it, to close the envelope.
    Asked,
    /// Asks the player who sealed for it, where there is no arbiter.
    AskedOfTheSealer,
    /// Asks for it a second time.
    #[strum(serialize = "again")]
    AskedAgain,
    /// The two differ, or nothing was entered. Asks for a new one.
    NotTheSame,
    /// It has too few characters. Asks again.
    TooShort,
    /// It is not asked for any longer: the envelope stays open.
    PutOff,
    /// Asks for it, to open the envelope.
    #[strum(serialize = "to-open")]
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

/// The answer to the player who asks about the sealed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedAsked<'a> {
    Nothing,
    /// Others see what is shown there.
    AmongOthers,
    Text(&'a str),
}

/// Why what was to be sealed is refused. The error holds nothing of the move itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSealed {
    /// No reading makes the text a move.
    NoMove,
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
    fn kind(self) -> UtteranceKind {
        match self {
            PassphraseNotice::Asked
            | PassphraseNotice::AskedOfTheSealer
            | PassphraseNotice::AskedAgain
            | PassphraseNotice::NotTheSame
            | PassphraseNotice::TooShort
            | PassphraseNotice::AskedToOpen => UtteranceKind::Question,
            PassphraseNotice::PutOff
            | PassphraseNotice::NotOpened
            | PassphraseNotice::Wrong
            | PassphraseNotice::Damaged
            | PassphraseNotice::Foreign
            | PassphraseNotice::NotKept
            | PassphraseNotice::NotEncrypted => UtteranceKind::Refused,
        }
    }
}

impl Wording {
    /// A question, or a notice, about the passphrase.
    pub fn passphrase(&self, to: Audience, notice: PassphraseNotice) -> Utterance {
        let name: &str = notice.into();
        let delivery = Delivery { to, urgency: Urgency::Answer, by: Actor::Program, kind: notice.kind() };
        self.utter(delivery, self.messages.fill("passphrase", &[("notice", &name)]))
    }

    /// The sealed move, for the player who sealed it.
    pub fn sealed(&self, by: Actor, asked: SealedAsked<'_>) -> Utterance {
        let (is, text) = match asked {
            SealedAsked::Nothing => ("nothing", ""),
            SealedAsked::AmongOthers => ("hidden", ""),
            SealedAsked::Text(text) => ("known", text),
        };
        self.utter_both(Delivery::answer(by, UtteranceKind::Answer), |wording| {
            wording.messages.fill("sealed-asked", &[("is", &is), ("text", &wording.text_in_words(text))])
        })
    }

    /// Why something was not sealed, as an answer to the person who gave it.
    pub fn not_sealed(&self, by: Actor, trouble: &NotSealed) -> Utterance {
        let delivery = Delivery::answer(by, UtteranceKind::Refused);
        let (name, why) = match trouble {
            NotSealed::NoMove => ("no-move", ""),
            NotSealed::NotAMove(NotAMove::Empty) => ("empty", ""),
            NotSealed::NotAMove(NotAMove::Unreadable) => ("unreadable", ""),
            NotSealed::NotAMove(NotAMove::Several) => ("several", ""),
            NotSealed::TooLong => ("too-long", ""),
            NotSealed::NotAFile => ("not-a-file", ""),
            NotSealed::NotOpened { why } => ("not-opened", why.as_str()),
        };
        self.utter(delivery, self.messages.fill("not-sealed", &[("trouble", &name), ("why", &printable(why))]))
    }

    /// The text on the envelope, one sentence for each field (I.2); without an envelope, a sentence that says so.
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
        let names = self.names(game.terms());
        let (number, _) = game.number_at(envelope.ply);
        let position = game.position_at(envelope.ply);
        let mut fields = vec![
            l.fill("envelope-players", &[("white", &names.white), ("black", &names.black)]),
            l.fill("envelope-sealer", &[("color", &name(envelope.by)), ("number", &number)]),
        ];
        match self.signs {
            super::sentence::Signs::Printed => {
                let fen = Fen::from_position(position, shakmaty::EnPassantMode::Legal).to_string();
                fields.push(l.fill("envelope-position", &[("position", &fen)]));
            }
            super::sentence::Signs::InWords => {
                let pieces = Color::ALL.map(|color| self.pieces_on(position.board(), color));
                fields.push(pieces.join(" "));
            }
        }
        for color in Color::ALL {
            let used = self.duration(envelope.used[color]);
            fields.push(match envelope.remaining[color] {
                Some(left) => l.fill(
                    "envelope-time",
                    &[("color", &name(color)), ("used", &used), ("left", &self.duration(left.shown_as_left()))],
                ),
                None => l.fill("envelope-time-used", &[("color", &name(color)), ("used", &used)]),
            });
        }
        fields.push(match envelope.offer {
            Some(by) => l.fill("screen-offer-open", &[("color", &name(by))]),
            None => l.text("refused-no-offer"),
        });
        let resumption = game.adjournment().resumption().trim_end_matches('.');
        fields.push(match resumption {
            // The word for it is the arbiter's.
            "" if !self.terminal.takes_rulings() => return fields,
            "" => l.text("envelope-no-resumption"),
            text => l.fill("resumption-set", &[("text", &text)]),
        });
        fields
    }
}

impl Wording {
    pub(super) fn adjournment_event(
        &self,
        game: &Game,
        delivery: Delivery,
        event: &AdjournmentEvent,
    ) -> Option<Utterance> {
        let l = &self.messages;
        Some(match event {
            AdjournmentEvent::SessionAnnounced { ends } => {
                let after = self.duration(ends.since(Moment::START));
                if game.stage() == Stage::BeforePlay {
                    let sentence = self.messages.fill("session-announced-before-play", &[("after", &after)]);
                    return Some(self.utter(delivery, sentence));
                }
                self.utter_event(delivery, &[("after", &after)])
            }
            AdjournmentEvent::SealRequired { by: color }
            | AdjournmentEvent::MoveSealed { by: color }
            | AdjournmentEvent::ReplySealed { by: color, .. } => {
                self.utter_event(delivery, &[("color", &name(*color))])
            }
            AdjournmentEvent::GameAdjourned { by: color, .. } => {
                let (number, _) = game.number_at(game.line().len());
                self.utter_event(delivery, &[("color", &name(*color)), ("number", &number)])
            }
            AdjournmentEvent::EnvelopeClosed { .. } | AdjournmentEvent::GameResumed => self.utter_event(delivery, &[]),
            AdjournmentEvent::ResumptionSet { text } => {
                self.utter_event(delivery, &[("text", &text.trim_end_matches('.'))])
            }
            AdjournmentEvent::EnvelopeOpened { entry } => {
                let color = name(game.adjournment().envelope()?.by);
                let article = self.cited(Article::SealedMove.number(game.terms().edition));
                let as_written = |message: &str| {
                    self.utter_both(delivery, |wording| {
                        let text = wording.entry_in_words(entry);
                        let text = text.trim().trim_end_matches('.');
                        l.fill(message, &[("color", &color), ("text", &text), ("article", &article)])
                    })
                };
                match entry.meaning {
                    // As moves are announced here, whatever letters the sealer's scoresheet has.
                    Meaning::HalfMove(half_move) => {
                        let moves = [self.move_text(half_move, game.position())];
                        self.utter_moves(delivery, &moves, |m| {
                            self.event_text(delivery, &[("color", &color), ("text", &m[0])])
                        })
                    }
                    Meaning::Ambiguous(_) => as_written("envelope-opened-ambiguous"),
                    Meaning::Unreadable => as_written("envelope-opened-unreadable"),
                }
            }
            AdjournmentEvent::EnvelopeLost => {
                let color = name(game.adjournment().envelope()?.by);
                self.utter_event(delivery, &[("color", &color)])
            }
        })
    }
}
