//! Penalties, supervision and what cannot be complained of, in words.

use i18n_embed_fl::fl;

use super::Frame;
use super::game::with_reason;
use crate::game::Game;
use crate::game::conduct::event::{ConductEvent, PenaltyGiven};
use crate::game::conduct::penalty::Penalty;
use crate::game::laws::article::Article;
use crate::game::laws::edition::Supervision;
use crate::game::laws::result::Points;
use crate::game::people::Actor;
use crate::game::refusal::ConductRefusal;
use crate::wording::Wording;
use crate::wording::kind::UtteranceKind;
use crate::wording::language::name;
use crate::wording::sentence::Utterance;

impl Wording {
    /// The sentence for what comes of somebody's conduct in `game` now.
    pub(super) fn conduct_event(&self, game: &Game, by: Actor, event: &ConductEvent) -> Option<Utterance> {
        Some(match event {
            ConductEvent::PenaltyGiven(given) => {
                let sentence = with_reason(self.penalty(given), &given.words);
                self.utter(Frame::to_room(by, UtteranceKind::Penalty), sentence)
            }
            ConductEvent::RulingExplained { case, words } => {
                let sentence = fl!(self.loader, "ruling-explained", case = (*case), text = words.trim_end_matches('.'));
                self.utter(Frame::to_room(by, UtteranceKind::RulingExplained), sentence)
            }
            ConductEvent::SupervisionSet(supervision) => {
                let article = Article::Supervision.number(game.terms().edition);
                let adequate = match supervision {
                    Supervision::Adequate => "yes",
                    Supervision::None => "no",
                };
                let sentence = fl!(self.loader, "supervision-set", adequate = adequate, article = article);
                self.utter(Frame::to_room(by, UtteranceKind::Supervision), sentence)
            }
        })
    }

    fn penalty(&self, given: &PenaltyGiven) -> String {
        let (kind, amount) = match given.penalty {
            Penalty::Warning => ("warning", String::new()),
            Penalty::TimeToOpponent(span) => ("time", self.duration(span)),
            Penalty::TimeTaken(span) => ("take", self.duration(span)),
            Penalty::PointsToOpponent(points) => ("opponent-points", self.points(points)),
            Penalty::PointsTaken(points) => ("points", self.points(points)),
            Penalty::Loss => ("loss", String::new()),
            Penalty::Expulsion => ("expulsion", String::new()),
        };
        let (color, article) = (name(given.to), given.article.clone());
        fl!(self.loader, "penalty-given", kind = kind, color = color, article = article, amount = amount)
    }

    fn points(&self, points: Points) -> String {
        let points = match points {
            Points::Zero => "none",
            Points::Half => "half",
            Points::One => "one",
        };
        fl!(self.loader, "points-in-words", points = points)
    }

    pub(in crate::wording) fn conduct_refusal(&self, refusal: &ConductRefusal) -> String {
        let l = &self.loader;
        match refusal {
            ConductRefusal::NoPoints => fl!(l, "refused-no-points"),
            ConductRefusal::TooLittleTime { of } => fl!(l, "refused-too-little-time", color = name(*of)),
            ConductRefusal::NotRapidOrBlitz => fl!(l, "refused-not-rapid-or-blitz"),
        }
    }
}
