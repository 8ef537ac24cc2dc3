//! What the program asks before it acts: confirmations of what cannot be undone, and the PIN of the arbiter.

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};
use strum::IntoStaticStr;

use super::Wording;
use super::claims::claim_name;
use super::course::score_name;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::refusals::printable;
use super::sentence::{Audience, Signs, Urgency, Utterance, ear_of};
use crate::game::Game;
use crate::game::cases::draw_claim::ClaimCommand;
use crate::game::clock::moment::{Moment, Span};
use crate::game::command::{CaseCommand, ClockCommand, Command, GameCommand};
use crate::game::course::pin::PinEvent;
use crate::game::laws::result::GameResult;
use crate::game::people::Actor;
use crate::game::rule::Confirm;

/// The subject of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confirmation {
    Command(Command),
    Leave(Leaving),
    /// Another game with the colours reversed.
    Rematch,
}

/// Why it is asked whether the program is to be left. Its name is the argument of the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Leaving {
    #[strum(serialize = "leave")]
    WhileAClockRuns,
    /// The sealed move is in no envelope yet, and is kept only as long as the program runs.
    LosesTheSealedMove,
    /// That program runs at another terminal.
    LeavesTheEnvelopeOpen,
}

/// The reply to such a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    No,
    Yes,
}

/// A secret that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SecretKind {
    Pin,
    Passphrase,
}

impl Wording {
    /// Asks whether what was said at that moment is meant.
    pub fn confirmation(&self, game: &Game, at: Moment, by: Actor, asked: &Confirmation) -> Utterance {
        let what: &str = match asked {
            Confirmation::Leave(leaving) => leaving.into(),
            Confirmation::Rematch => "rematch",
            Confirmation::Command(Command::Move(_)) if game.would_press_in_silence(by) => "silent",
            Confirmation::Command(command) => command.rule().confirmation.unwrap_or(Confirm::Press).into(),
        };
        let score = match asked {
            Confirmation::Command(Command::Game(GameCommand::DeclareResult { points, reason, .. })) => {
                GameResult { points: *points, reason: *reason, no_mate: None }.score()
            }
            Confirmation::Command(_) | Confirmation::Leave(_) | Confirmation::Rematch => String::new(),
        };
        let times = match asked {
            Confirmation::Command(Command::Clock(ClockCommand::Set(times))) => {
                let set = Color::ALL.into_iter().filter_map(|color| Some((color, times[color]?)));
                set.map(|(color, time)| format!("{} {time}", self.player(color))).collect::<Vec<_>>().join(", ")
            }
            Confirmation::Command(Command::Clock(ClockCommand::TakeTime(_, time, _))) => time.to_string(),
            Confirmation::Command(_) | Confirmation::Leave(_) | Confirmation::Rematch => String::new(),
        };
        let claim = match asked {
            Confirmation::Command(Command::Case(CaseCommand::Claim(claim))) => claim_name(claim),
            Confirmation::Command(_) | Confirmation::Leave(_) | Confirmation::Rematch => "",
        };
        let intended = match asked {
            Confirmation::Command(Command::Case(CaseCommand::Claim(ClaimCommand::Draw(claim)))) => {
                Some(*claim).filter(|claim| claim.intended.is_some())
            }
            Confirmation::Command(_) | Confirmation::Leave(_) | Confirmation::Rematch => None,
        };
        let proposal: &str = match asked {
            Confirmation::Command(Command::Case(CaseCommand::Accept(proposal) | CaseCommand::Decline(proposal))) => {
                proposal.into()
            }
            Confirmation::Command(_) | Confirmation::Leave(_) | Confirmation::Rematch => "",
        };
        let given_back = match asked {
            Confirmation::Command(command) => game.times_where_much_is_given_back(at, by, command),
            Confirmation::Leave(_) | Confirmation::Rematch => None,
        };
        let delivery = Delivery::answer(by, UtteranceKind::Question);
        self.utter_both(delivery, |w| {
            let score = match w.signs {
                Signs::Printed => score.clone(),
                Signs::InWords => w.messages.fill("result-score", &[("score", &score_name(&score))]),
            };
            let who = w.actor(by);
            let mv = intended.map_or_else(String::new, |claim| w.intended(game, claim));
            let is_intended = if intended.is_some() { "yes" } else { "no" };
            let both = |times: ByColor<Span>| {
                let of = |color| format!("{} {}", w.player(color), w.duration(times[color].shown_as_left()));
                Color::ALL.map(of).join(", ")
            };
            let times_then = given_back
                .map(|[now, then]| w.messages.fill("confirm-times", &[("times", &both(then)), ("now", &both(now))]));
            let asked = w.messages.fill(
                "confirm",
                &[
                    ("what", &what),
                    ("who", &who),
                    ("score", &score),
                    ("times", &times),
                    ("claim", &claim),
                    ("intended", &is_intended),
                    ("mv", &mv),
                    ("proposal", &proposal),
                ],
            );
            times_then.into_iter().chain([asked]).collect::<Vec<_>>().join(" ")
        })
    }

    /// Says that it was not done.
    pub fn not_done(&self, by: Actor) -> Utterance {
        let sentence = self.messages.text("not-done");
        self.utter(Delivery::answer(by, UtteranceKind::Answer), sentence)
    }

    /// Says that a line is too long, or holds too many commands.
    pub fn line_too_long(&self, by: Actor, bytes: usize, commands: usize) -> Utterance {
        let sentence = self.messages.fill("line-too-long", &[("bytes", &bytes), ("commands", &commands)]);
        self.utter(Delivery::answer(by, UtteranceKind::Unreadable), sentence)
    }

    /// Says that the rest of a line was not carried out because a command before it was not.
    pub fn not_reached(&self, by: Actor, rest: &str) -> Utterance {
        let sentence = self.messages.fill("not-reached", &[("text", &printable(rest))]);
        self.utter(Delivery::answer(by, UtteranceKind::Answer), sentence)
    }

    /// Says who sits at the keyboard from now on; `None` is everybody.
    pub fn seated(&self, by: Actor, typist: Option<Actor>) -> Utterance {
        let sentence = match typist {
            Some(typist) => self.messages.fill("seated", &[("who", &self.actor(typist))]),
            None => self.messages.text("seated-everybody"),
        };
        self.utter(
            Delivery { to: ear_of(typist.unwrap_or(by)), urgency: Urgency::Answer, by, kind: UtteranceKind::Answer },
            sentence,
        )
    }

    /// Names the words that what is being typed can become.
    pub fn words_that_fit(&self, by: Actor, words: &[String]) -> Utterance {
        let sentence = self.messages.fill("words-that-fit", &[("words", &words.join(", "))]);
        self.utter(Delivery::answer(by, UtteranceKind::Answer), sentence)
    }

    /// Says to a spectator that nothing can be done in the game from here.
    pub fn only_watching(&self, by: Actor) -> Utterance {
        let sentence = self.messages.text("only-watching");
        self.utter(Delivery::answer(by, UtteranceKind::Answer), sentence)
    }

    /// Says that a rehearsal has nobody who could do it.
    pub fn only_while_playing(&self, by: Actor) -> Utterance {
        let sentence = self.messages.text("only-while-playing");
        self.utter(Delivery::answer(by, UtteranceKind::Answer), sentence)
    }

    /// Reads the reply: an empty line is no; `None` is neither.
    pub fn reply(&self, line: &str) -> Option<Reply> {
        let line = line.trim().to_lowercase();
        let (yes, no) = (self.messages.text("reply-yes"), self.messages.text("reply-no"));
        let is_one_of = |words: &str| words.split(',').any(|word| word.trim() == line);
        if line == "2" || is_one_of(&yes) || is_one_of("yes, y") {
            return Some(Reply::Yes);
        }
        (line.is_empty() || line == "1" || is_one_of(&no) || is_one_of("no, n")).then_some(Reply::No)
    }
}

/// A question to the arbiter, or a notice, about the PIN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PinNotice {
    /// Asks for the PIN that the game is to have.
    #[strum(serialize = "new")]
    AskedNew,
    /// Asks for the new PIN a second time.
    #[strum(serialize = "again")]
    AskedAgain,
    /// The two differ. Asks again.
    NotTheSame,
    /// It has too few characters. Asks again.
    TooShort,
    /// Asks for the PIN of the game.
    Asked,
    /// It was wrong. Asks again.
    AskedOnceMore,
    /// Nothing was entered: what waited for it is not done.
    NotGiven,
    /// No other try is accepted for this long; then it asks again.
    Wait(Span),
    /// The system gives no random numbers: the game has no PIN.
    NotHashed,
    /// The record asks for more work than this program does for any PIN.
    NotChecked,
}

impl PinNotice {
    fn kind(self) -> UtteranceKind {
        match self {
            PinNotice::NotGiven | PinNotice::NotHashed | PinNotice::NotChecked => UtteranceKind::Refused,
            PinNotice::AskedNew
            | PinNotice::AskedAgain
            | PinNotice::NotTheSame
            | PinNotice::TooShort
            | PinNotice::Asked
            | PinNotice::AskedOnceMore
            | PinNotice::Wait(_) => UtteranceKind::Question,
        }
    }
}

impl Wording {
    /// A question to the arbiter, or a notice, about the PIN.
    pub fn pin(&self, notice: PinNotice) -> Utterance {
        // A part of a second counts as a whole one: the time shown is never too short.
        let wait = if let PinNotice::Wait(wait) = notice {
            self.duration(Span::seconds((wait + Span(999)).whole_seconds()))
        } else {
            String::new()
        };
        let name: &str = notice.into();
        let delivery =
            Delivery { to: Audience::Arbiter, urgency: Urgency::Answer, by: Actor::Program, kind: notice.kind() };
        self.utter(delivery, self.messages.fill("pin", &[("notice", &name), ("wait", &wait)]))
    }

    pub(super) fn pin_event(&self, delivery: Delivery, event: &PinEvent) -> Option<Utterance> {
        Some(match event {
            PinEvent::PinSet { .. } => self.utter_event(delivery, &[]),
            PinEvent::PinRefused => {
                self.utter(Delivery { kind: UtteranceKind::Refused, ..delivery }, self.messages.text("pin-refused"))
            }
            PinEvent::PinRefusedElsewhere => {
                let delivery = Delivery { urgency: Urgency::Notice, ..delivery };
                self.utter(delivery, self.messages.text("pin-refused-elsewhere"))
            }
            PinEvent::PinGiven => return None,
        })
    }
}
