//! Time calls: what a player wants to be told unasked about his own clock. None until he turns them on (D.2.10.4).

use shakmaty::Color;

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::sentence::{Audience, Urgency, Utterance};
use crate::game::Game;
use crate::game::clock::moment::{Moment, Span};
use crate::game::people::Actor;

/// The times left at which one player is told so, and how.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimeCalls {
    pub manner: Manner,
    marks: Vec<CallMark>,
}

/// How a call is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Manner {
    #[default]
    Words,
    Tone,
}

/// What a player says of his time calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallsAsked {
    /// How they are.
    Tell,
    Off,
    /// Calls when so much time is left.
    At {
        manner: Manner,
        marks: Vec<Span>,
    },
}

/// A time left that is called once, and again only after the clock has shown clearly more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct CallMark {
    at: Span,
    state: MarkState,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MarkState {
    Waiting,
    Passed,
}

/// How much more a clock must show for a mark to be called again.
const CLEARLY_MORE: Span = Span::minutes(1);

impl TimeCalls {
    /// Calls at these times left. Those that the player's clock has passed already are not called.
    pub fn at_marks(manner: Manner, marks: Vec<Span>, game: &Game, color: Color, at: Moment) -> TimeCalls {
        let remaining = game.clock().remaining(color, at);
        let state =
            |mark| if remaining.is_some_and(|left| left <= mark) { MarkState::Passed } else { MarkState::Waiting };
        TimeCalls { manner, marks: marks.into_iter().map(|at| CallMark { at, state: state(at) }).collect() }
    }

    /// Whether nothing is called.
    pub fn are_off(&self) -> bool {
        self.marks.is_empty()
    }

    /// When the next call is due, if nobody does anything. None is made while a move is announced and not completed.
    pub fn next(&self, game: &Game, color: Color, at: Moment) -> Option<Moment> {
        let left = kept(game, color, at)?;
        if game.in_hand().announcement.is_some() {
            return None;
        }
        let waiting = self.marks.iter().filter(|mark| mark.state == MarkState::Waiting).map(|mark| mark.at);
        waiting.filter_map(|mark| if left <= mark { Some(at) } else { game.clock().reaches(color, mark, at) }).min()
    }

    /// The time left to call now, if one is due; it is then called no more.
    pub fn take(&mut self, game: &Game, color: Color, at: Moment) -> Option<Span> {
        let left = kept(game, color, at)?;
        let mut due = None;
        for mark in &mut self.marks {
            if left > mark.at + CLEARLY_MORE {
                mark.state = MarkState::Waiting;
            }
            if left <= mark.at && mark.state == MarkState::Waiting && game.in_hand().announcement.is_none() {
                mark.state = MarkState::Passed;
                due = Some(due.map_or(mark.at, |lower: Span| lower.min(mark.at)));
            }
        }
        // What is called in time is called by its mark.
        due.map(|mark| if left > mark - Span::seconds(1) { mark } else { left })
    }
}

/// What a player has left by the program's own clock.
fn kept(game: &Game, color: Color, at: Moment) -> Option<Span> {
    let clock = game.clock();
    clock.remaining(color, at).filter(|_| !clock.is_on_the_table())
}

impl Wording {
    /// The call that so much time is left, to that player alone.
    pub fn time_call(&self, color: Color, left: Span, manner: Manner) -> Utterance {
        let (urgency, by) = (Urgency::Notice, Actor::Program);
        let frame = |kind| Frame { to: Audience::Player(color), urgency, by, kind };
        let sentence = self.messages.fill("time-call", &[("left", &self.duration(left))]);
        match manner {
            Manner::Words => self.utter(frame(UtteranceKind::TimeCall), sentence),
            Manner::Tone => Utterance { spoken: Vec::new(), ..self.utter(frame(UtteranceKind::TimeTone), sentence) },
        }
    }

    /// The answer to one who turned his time calls on or off.
    pub fn time_calls_set(&self, by: Actor, calls: &TimeCalls) -> Utterance {
        let to = super::refusals::ear_of(by);
        let marks: Vec<String> = calls.marks.iter().map(|mark| self.duration(mark.at)).collect();
        let marks = marks.join("; ");
        let sentence = match calls.manner {
            _ if calls.are_off() => self.messages.text("time-calls-off"),
            Manner::Words => self.messages.fill("time-calls-on", &[("marks", &marks)]),
            Manner::Tone => self.messages.fill("time-calls-tone", &[("marks", &marks)]),
        };
        self.utter(Frame { to, urgency: Urgency::Answer, by, kind: UtteranceKind::TimeCalls }, sentence)
    }
}
