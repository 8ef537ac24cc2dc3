//! Penalties, supervision and complaints, in words.

use shakmaty::{Color, Position, Role};

use super::Wording;
use super::course::with_reason;
use super::events::Delivery;
use super::language::name;
use super::refusals::printable;
use super::sentence::{Audience, MoveText, Utterance};
use crate::game::Game;
use crate::game::conduct::MOST_LOOKS;
use crate::game::conduct::event::ConductEvent;
use crate::game::conduct::penalty::Penalty;
use crate::game::half_move::HalfMove;
use crate::game::laws::article::Article;
use crate::game::laws::edition::Supervision;
use crate::game::laws::result::Points;
use crate::game::people::{Actor, Sight};
use crate::game::records::boards::SquareChange;
use crate::game::refusal::Refusal;

impl Wording {
    /// The sentence for an event of conduct in `game` now.
    pub(super) fn conduct_event(&self, game: &Game, delivery: Delivery, event: &ConductEvent) -> Option<Utterance> {
        Some(match event {
            ConductEvent::PenaltyGiven(given) => {
                let sentence = with_reason(self.penalty(given.to, given.penalty, &given.article), &given.words);
                let changes_a_clock = given.penalty.time(given.to).is_some();
                self.utter(delivery, if changes_a_clock { self.set_on_the_table(game, sentence) } else { sentence })
            }
            ConductEvent::RulingExplained { words, .. } if words.is_empty() => return None,
            ConductEvent::RulingExplained { case, words, article: _ } => {
                self.utter_event(delivery, &[("case", case), ("text", &words.trim_end_matches('.'))])
            }
            // On a shared screen a sentence would warn the opponent (A.5.2, 12.7). The arbiter finds it among the
            // cases.
            ConductEvent::IllegalMoveNoted { .. } | ConductEvent::IllegalMoveStands { .. } => return None,
            // Who pressed hears what everybody hears whose press can do nothing.
            ConductEvent::EmptyPressNoted { .. } => self.refusal(game, delivery.by, &Refusal::NothingAnnounced),
            ConductEvent::RecordShown { to, look } => {
                let delivery = Delivery { to: Audience::Player(*to), ..delivery };
                self.utter_both(delivery, |w| {
                    let shown = w.event_text(delivery, &[("look", look), ("most", &MOST_LOOKS)]);
                    format!("{shown} {}", w.moves(game, None))
                })
            }
            ConductEvent::AdjustingAnnounced { by: color } => self.utter_event(delivery, &[("color", &name(*color))]),
            ConductEvent::TouchClaimed { of, squares } => {
                let list = self.touched_pieces(game, *squares);
                self.utter_event(delivery, &[("color", &name(*of)), ("list", &list)])
            }
            ConductEvent::ArticleReported { about, article, of, by, words } => {
                let who = self.actor(by.map_or(Actor::Arbiter, Actor::Player));
                let (color, about) = (of.map_or("nobody", name), self.law_title(*about));
                let article = self.cited(article);
                let said = self.event_text(
                    delivery,
                    &[("who", &who), ("color", &color), ("article", &article), ("about", &about)],
                );
                self.utter(delivery, with_reason(said, &printable(words)))
            }
            ConductEvent::SilentPressClaimed { of, executed } => {
                let edition = game.terms().edition;
                let (announce, press) = (Article::Announcement.number(edition), Article::BlindPress.number(edition));
                let before = game.line().len().saturating_sub(usize::from(game.to_move() != *of));
                let is_executed = if executed.is_some() { "yes" } else { "no" };
                let nothing = || MoveText { printed: String::new(), read: String::new(), spoken: Vec::new() };
                let executed = executed.map(|half_move| self.numbered_half_move(game, before, half_move));
                let moves = [executed.unwrap_or_else(nothing)];
                self.utter_moves(delivery, &moves, |m| {
                    self.event_text(
                        delivery,
                        &[
                            ("color", &name(*of)),
                            ("announce", &announce),
                            ("press", &press),
                            ("executed", &is_executed),
                            ("mv", &m[0]),
                        ],
                    )
                })
            }
            ConductEvent::AppealMade { by, case, words } => {
                let article = Article::Appeal.number(game.terms().edition);
                let case = case.map_or_else(|| "none".to_owned(), |case| case.to_string());
                let said = self.event_text(delivery, &[("color", &name(*by)), ("case", &case), ("article", &article)]);
                self.utter(delivery, with_reason(said, &printable(words)))
            }
            // A player's own press completes a move that was already answered: the program finds it, and it is not a
            // claim.
            ConductEvent::IllegalMoveClaimed { by: color, half_move, ply, count }
                if delivery.by.side() == Some(*color) =>
            {
                let moves = [self.numbered_half_move(game, *ply, *half_move)];
                let article = Article::IllegalMovePenalty.number(game.terms().edition);
                self.utter_moves(delivery, &moves, |m| {
                    self.messages.fill(
                        "illegal-move-found",
                        &[("color", &name(*color)), ("article", &article), ("mv", &m[0]), ("count", count)],
                    )
                })
            }
            ConductEvent::IllegalMoveClaimed { by: color, half_move, ply, .. } => {
                let moves = [self.numbered_half_move(game, *ply, *half_move)];
                let article = Article::IllegalMove.number(game.terms().edition);
                self.utter_moves(delivery, &moves, |m| {
                    self.event_text(delivery, &[("color", &name(*color)), ("mv", &m[0]), ("article", &article)])
                })
            }
            ConductEvent::CorrectionProposed { by: color, ply } => {
                let article = game.terms().number_of(Article::UnsupervisedIllegalMove);
                let half_move = game.line().get(*ply)?.half_move;
                let moves = [self.numbered_half_move(game, *ply, half_move)];
                self.utter_moves(delivery, &moves, |m| {
                    self.event_text(delivery, &[("color", &name(*color)), ("mv", &m[0]), ("article", &article)])
                })
            }
            ConductEvent::WrongStartClaimed { by: claimant, what } => {
                let article = what.article().number(game.terms().edition);
                let who = self.actor(claimant.map_or(Actor::Arbiter, Actor::Player));
                let what: &str = what.into();
                self.utter_event(delivery, &[("who", &who), ("what", &what), ("article", &article)])
            }
            ConductEvent::SetUpKept { squares, .. } => self.utter(delivery, self.set_up_kept(game, squares)),
            ConductEvent::SupervisionSet { supervision } => {
                let article = Article::Supervision.number(game.terms().edition);
                let adequate = match supervision {
                    Supervision::Adequate => "yes",
                    Supervision::None => "no",
                };
                self.utter_event(delivery, &[("adequate", &adequate), ("article", &article)])
            }
            ConductEvent::AssistantSet { of, duties } => {
                let article = match game.terms().players[*of].sight {
                    Sight::Blind => Article::BlindPlayersAssistant,
                    Sight::Sighted => Article::SightedPlayersAssistant,
                };
                let article = article.number(game.terms().edition);
                let named = duties.iter().map(|duty| self.messages.fill("duty", &[("duty", &duty.name())]));
                let (duties, has) = (named.collect::<Vec<_>>().join(", "), if duties.is_none() { "no" } else { "yes" });
                self.utter_event(
                    delivery,
                    &[("color", &name(*of)), ("has", &has), ("duties", &duties), ("article", &article)],
                )
            }
        })
    }

    /// That the game goes on as the pieces stand, and who can no longer castle.
    fn set_up_kept(&self, game: &Game, standing: &[SquareChange]) -> String {
        let edition = game.terms().edition;
        let squares: Vec<String> = standing.iter().map(|change| change.square.to_string()).collect();
        let (squares, article) = (squares.join(" "), Article::UnsupervisedComplaint.number(edition));
        let moves = edition.constants().unsupervised_complaints;
        let kept =
            self.messages.fill("set-up-kept", &[("squares", &squares), ("moves", &moves), ("article", &article)]);
        let mut sentences = vec![kept];
        for color in Color::ALL {
            let on = |role: Role| standing.iter().filter(move |change| change.piece == Some(role.of(color)));
            if on(Role::King).next().is_some() {
                sentences.push(self.messages.fill("set-up-kept-king", &[("color", &name(color))]));
                continue;
            }
            let rooks = on(Role::Rook).map(|change| change.square.to_string());
            sentences.extend(
                rooks.map(|square| {
                    self.messages.fill("set-up-kept-rook", &[("color", &name(color)), ("square", &square)])
                }),
            );
        }
        sentences.join(" ")
    }

    /// A half-move in the position in which it was made; its two squares if no piece stands there.
    pub(super) fn numbered_half_move(&self, game: &Game, ply: usize, half_move: HalfMove) -> MoveText {
        let before = game.position_at(ply);
        match before.board().piece_at(half_move.from) {
            Some(_) => self.move_text(half_move, before),
            None => MoveText { printed: half_move.to_string(), read: half_move.to_string(), spoken: Vec::new() },
        }
    }

    /// A penalty against that player as a sentence.
    pub(super) fn penalty(&self, to: Color, penalty: Penalty, article: &str) -> String {
        let (kind, amount) = match penalty {
            Penalty::Warning => ("warning", String::new()),
            Penalty::TimeToOpponent { span } => ("time", self.duration(span)),
            Penalty::TimeTaken { span } => ("take", self.duration(span)),
            Penalty::PointsToOpponent { points: Points::Zero } => ("opponent-points-back", String::new()),
            Penalty::PointsTaken { points: Points::Zero } => ("points-back", String::new()),
            Penalty::PointsToOpponent { points } => ("opponent-points", self.points(points)),
            Penalty::PointsTaken { points } => ("points", self.points(points)),
            Penalty::Loss { opponent: Some(points) } => ("loss-shared", self.points(points)),
            Penalty::Loss { opponent: None } => ("loss", String::new()),
            Penalty::Fine => ("fine", String::new()),
            Penalty::Exclusion { rounds } => ("exclusion", self.messages.fill("rounds", &[("count", &rounds)])),
            Penalty::Expulsion => ("expulsion", String::new()),
        };
        self.messages
            .fill("penalty-given", &[("kind", &kind), ("color", &name(to)), ("article", &article), ("amount", &amount)])
    }

    fn points(&self, points: Points) -> String {
        let points = match points {
            Points::Zero => "none",
            Points::Half => "half",
            Points::One => "one",
        };
        self.messages.fill("points-in-words", &[("points", &points)])
    }
}
