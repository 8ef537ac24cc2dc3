//! Who may give a command, and who gives it if no actor is named, by its [`Rule`].

use shakmaty::{ByColor, Color};
use strum::{IntoStaticStr, VariantArray};

use super::cases::command::Proposal;
use super::clock::moment::{Moment, Span};
use super::command::{CaseCommand, Command, GameCommand, MoveCommand, RecordsCommand};
use super::draft::Draft;
use super::event::{Event, GameEvent};
use super::people::Duty;
use super::people::{Actor, Sight};
use super::refusal::{ConductRefusal, Refusal};
use super::rule::{Confirm, Rule, Scope, Whose};
use super::terms::Terms;
use super::{Game, Stage};

/// Time of which a player is not given that much back without a question.
const MUCH_TIME: Span = Span::minutes(5);

/// The capacity in which an actor speaks, in the order of the columns of [`Rule::may`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Role {
    Player,
    /// The assistant of a blind player (D.2.10).
    BlindAssistant,
    /// The assistant of a sighted player, who moves and announces (D.2.11).
    SightedAssistant,
    Arbiter,
    Program,
}

impl Role {
    /// The role of `actor` under these terms.
    pub fn of(actor: Actor, terms: &Terms) -> Role {
        match actor {
            Actor::Player(_) => Role::Player,
            Actor::Assistant(side) => match terms.players[side].sight {
                Sight::Blind => Role::BlindAssistant,
                Sight::Sighted => Role::SightedAssistant,
            },
            Actor::Arbiter => Role::Arbiter,
            Actor::Program => Role::Program,
        }
    }

    /// For whom this role may give a command with that rule.
    pub fn scope(self, rule: &Rule) -> Scope {
        let [player, blind_players, sighted_players, arbiter] = rule.may;
        match self {
            Role::Player => player,
            Role::BlindAssistant => blind_players,
            Role::SightedAssistant => sighted_players,
            Role::Arbiter => arbiter,
            Role::Program => Scope::Nobody,
        }
    }
}

impl Game {
    /// Who gives the command if no actor is named.
    pub fn usual_actor(&self, command: &Command) -> Actor {
        let usual = command.rule().usual.and_then(|whose| self.player_meant(whose, command));
        usual.map_or(Actor::Arbiter, Actor::Player)
    }

    /// The question before `by` carries out the command; `None` if there is no question.
    pub fn confirmation(&self, at: Moment, by: Actor, command: &Command) -> Option<Confirm> {
        command.rule().confirmation.filter(|asked| match asked {
            Confirm::Press => self.would_press_without_a_move(by) || self.would_press_in_silence(by),
            Confirm::Clock | Confirm::Take => self.would_lose_half(at, command),
            Confirm::Decline => self.has_two_proposals(),
            Confirm::Ruling => self.ends_or_cancels(at, by, command),
            Confirm::Retrace => self.times_where_much_is_given_back(at, by, command).is_some(),
            Confirm::Resign | Confirm::Accept | Confirm::Claim | Confirm::DrawClaim | Confirm::Result => true,
        })
    }

    /// Whether `by` may give that command now.
    pub(super) fn may_say(&self, by: Actor, command: &Command) -> Result<(), Refusal> {
        let rule = command.rule();
        match self.stage() {
            Stage::Over(_) if !rule.after_the_end => return Err(Refusal::GameOver),
            Stage::Cancelled if !matches!(command, Command::Game(GameCommand::Note(_))) => {
                return Err(Refusal::Cancelled);
            }
            Stage::BeforePlay | Stage::Playing | Stage::Over(_) | Stage::Cancelled => {}
        }
        if let Some(mover) = self.offerer_with_the_move(command).filter(|mover| by != Actor::Player(*mover)) {
            return Err(Refusal::NotYours { whose: Actor::Player(mover) });
        }
        let role = Role::of(by, &self.terms);
        let concerned = rule.concerns.and_then(|whose| self.player_meant(whose, command));
        match role.scope(&rule) {
            Scope::Anybody => self.has_duty(by, rule.duty),
            Scope::OwnSide if concerned.is_none() || concerned == by.side() => self.has_duty(by, rule.duty),
            Scope::Nobody if role == Role::SightedAssistant => Err(Refusal::NotAssistantsDuty),
            Scope::OwnSide if self.was_answered(by, command) => Err(Refusal::TooLateToCorrect),
            Scope::OwnSide | Scope::Nobody => {
                let usual = match (self.usual_actor(command), by.side()) {
                    // For an assistant it is the assisted player who may say it; an offer is answered by the opponent.
                    (Actor::Player(_), Some(side)) => Actor::Player(self.proposer(command).map_or(side, |by| !by)),
                    (usual, _) => usual,
                };
                Err(Refusal::NotYours { whose: concerned.map_or(usual, Actor::Player) })
            }
        }
    }

    /// Whether that command would end or cancel the game.
    fn ends_or_cancels(&self, at: Moment, by: Actor, command: &Command) -> bool {
        let ends =
            |event: &Event| matches!(event, Event::Game(GameEvent::GameEnded { .. } | GameEvent::GameCancelled { .. }));
        self.decide(at, by, command.clone()).is_ok_and(|events| events.iter().any(ends))
    }

    /// What both clocks show, and what they would show after that command, if it goes back and gives a player much
    /// time: at least five minutes, or more than the clock shows (7.1).
    pub fn times_where_much_is_given_back(
        &self,
        at: Moment,
        by: Actor,
        command: &Command,
    ) -> Option<[ByColor<Span>; 2]> {
        let goes_back = matches!(
            command,
            Command::Records(RecordsCommand::Retrace(_)) | Command::Case(CaseCommand::Accept(Proposal::Correction))
        );
        let mut draft = Draft::of(self, at);
        let events = if goes_back { self.decide(at, by, command.clone()).ok()? } else { return None };
        events.into_iter().for_each(|event| draft.push(event));
        let shown = |game: &Game| {
            let left = |color| game.clock().remaining(color, at);
            Some(ByColor { white: left(Color::White)?, black: left(Color::Black)? })
        };
        let (now, then) = (shown(self)?, shown(&draft.game)?);
        let is_much = |color: Color| {
            let gained = then[color] - now[color];
            gained >= MUCH_TIME || gained > now[color]
        };
        Color::ALL.into_iter().any(is_much).then_some([now, then])
    }

    /// Who has proposed what that command answers.
    fn proposer(&self, command: &Command) -> Option<Color> {
        let Command::Case(CaseCommand::Accept(proposal) | CaseCommand::Decline(proposal)) = command else {
            return None;
        };
        match proposal {
            Proposal::Draw => self.offer(),
            Proposal::Correction => self.correction_proposed_to(Actor::Arbiter).and_then(|(case, _)| case.by),
        }
    }

    /// Whose draw offer is announced with that move: nobody offers a draw for a player (9.1.2, D.2.10).
    fn offerer_with_the_move(&self, command: &Command) -> Option<Color> {
        if let Command::Move(MoveCommand::Announce(announced)) = command
            && announced.draw_offer
        {
            let in_hand = self.in_hand().announcement.as_ref();
            return Some(in_hand.map_or(self.to_move(), |in_hand| !in_hand.by));
        }
        let Command::Move(MoveCommand::Correct(announced)) = command else { return None };
        let announcement = self.correctable_announcement().filter(|_| announced.draw_offer)?;
        Some(announcement.by)
    }

    /// Whether that would correct what the opponent has answered already (D.2.8).
    fn was_answered(&self, by: Actor, command: &Command) -> bool {
        let corrects = matches!(command, Command::Move(MoveCommand::Correct(_) | MoveCommand::Undo));
        let in_hand = self.in_hand().announcement.as_ref().map(|announcement| announcement.by);
        corrects && by.side().is_some_and(|side| in_hand == Some(!side)) && !self.line().is_empty()
    }

    /// Whether an assistant has the duty for it: a blind player's assistant has the agreed duties, a sighted player's
    /// those of D.2.11, and only if the blind player has no assistant.
    fn has_duty(&self, by: Actor, duty: Option<Duty>) -> Result<(), Refusal> {
        let Actor::Assistant(side) = by else { return Ok(()) };
        let (player, opponent) = (&self.terms.players[side], &self.terms.players[!side]);
        match (player.sight, duty) {
            (Sight::Sighted, _) if opponent.sight == Sight::Blind && opponent.has_named_assistant() => {
                Err(Refusal::Conduct(ConductRefusal::BlindPlayerHasAssistant))
            }
            (Sight::Sighted, _) | (Sight::Blind, None) => Ok(()),
            (Sight::Blind, Some(duty)) if player.duties().has(duty) => Ok(()),
            (Sight::Blind, Some(duty)) => Err(Refusal::Conduct(ConductRefusal::NotAgreedDuty { duty })),
        }
    }

    /// Whether `by` may hear times and numbers of moves: an assistant only if that is an agreed duty (D.2.10.4).
    ///
    /// # Errors
    ///
    /// A [`Refusal`] with its article.
    pub fn may_ask_time(&self, by: Actor) -> Result<(), Refusal> {
        let Actor::Assistant(side) = by else { return Ok(()) };
        let player = &self.terms.players[side];
        match player.sight {
            _ if player.duties().has(Duty::Ask) => Ok(()),
            Sight::Blind => Err(Refusal::Conduct(ConductRefusal::NotAgreedDuty { duty: Duty::Ask })),
            Sight::Sighted => Err(Refusal::NotAssistantsDuty),
        }
    }

    /// The player that a rule means now; `None` if there is no such player.
    fn player_meant(&self, whose: Whose, command: &Command) -> Option<Color> {
        let to_move = self.to_move();
        match whose {
            Whose::ToMove => Some(to_move),
            Whose::NotToMove => Some(!to_move),
            Whose::HasTheMove => Some(self.player_with_the_move()),
            Whose::Announced => self.correctable_announcement().map(|announcement| announcement.by),
            Whose::Repeats => Some(self.echo().map_or(!to_move, |echo| !echo.by)),
            Whose::ClockToRun => Some(self.clock_to_run()),
            Whose::Owner => {
                let Command::Records(command) = command else { return None };
                command.owner()
            }
            Whose::Answers => Some(self.proposer(command).map_or(to_move, |by| !by)),
            Whose::HasNotSigned => Some(if self.has_signed(Color::White) { Color::Black } else { Color::White }),
            Whose::Seals => Some(self.sealer().unwrap_or(to_move)),
        }
    }
}
