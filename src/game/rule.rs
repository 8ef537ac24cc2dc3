//! The rule of a command: who may give it, under which duty, who usually gives it. Each slice has one table of rules
//! beside its commands.

use strum::IntoStaticStr;

use super::people::Duty;

/// The row of a command.
///
/// Every command of the arbiter needs the PIN, where the game has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The English words for it; empty if only an empty line gives it.
    pub words: &'static [&'static str],
    /// For whom it may be given by the player, the blind player's assistant, the sighted player's assistant and the
    /// arbiter. If a player may give it for anybody, the slice checks whose half-move it is.
    pub may: [Scope; 4],
    /// The duty of a blind player's assistant under which it falls.
    pub duty: Option<Duty>,
    /// The player who gives it if no actor is named; `None` is the arbiter.
    pub usual: Option<Whose>,
    /// Whose half-move, clock, board or sheet it is about, if it is about one player's.
    pub concerns: Option<Whose>,
    /// Whether it counts as said by the player at whose keyboard it is typed.
    pub is_own: bool,
    /// The question before it is carried out.
    pub confirmation: Option<Confirm>,
    /// Whether it is still possible once the game is over.
    pub after_the_end: bool,
}

/// For whom a command may be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    Nobody,
    /// For one's own side: the player, or the player who is assisted.
    OwnSide,
    /// For either player.
    Anybody,
}

/// One of the players, by the state of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    /// The player whose half-move is next to be completed.
    ToMove,
    /// The opponent of that player.
    NotToMove,
    /// The player who has the move, also before the opponent has pressed the clock (1.3).
    HasTheMove,
    /// The player whose announcement can still be corrected.
    Announced,
    /// The player who repeats the announced move.
    Repeats,
    /// The player whose clock runs or is to run.
    ClockToRun,
    /// The owner of the board or sheet that the command names.
    Owner,
    /// The player to whom that is proposed.
    Answers,
    /// The player who has not signed yet.
    HasNotSigned,
    /// The player who seals a move.
    Seals,
}

/// The question before a command that cannot be taken back; its name is the argument of the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Confirm {
    Resign,
    Accept,
    /// Only asked where a draw and the correction of an illegal move are both proposed.
    Decline,
    /// Only asked where a ruling ends or cancels the game.
    Ruling,
    /// A claim that a flag has fallen.
    Claim,
    /// A claim of a draw: it is judged at once, and cannot be withdrawn (9.5).
    #[strum(serialize = "draw-claim")]
    DrawClaim,
    Result,
    /// Only asked if the clock would be pressed without a move.
    Press,
    /// Only asked where a clock would be set to less than half of what it shows.
    Clock,
    /// Only asked where more than half of what a clock shows would be taken.
    Take,
    /// Only asked where going back gives a player much time (7.1).
    Retrace,
}

impl Confirm {
    /// Whether what is confirmed counts from when it was said, not from the answer: it stops a clock or ends the game.
    pub fn counts_from_when_it_was_said(self) -> bool {
        !matches!(self, Confirm::Decline | Confirm::Clock | Confirm::Take | Confirm::Retrace)
    }
}

impl Rule {
    /// A command that players or their assistants give, usually that player.
    pub const fn player(words: &'static [&'static str], may: [Scope; 4], usual: Whose) -> Rule {
        Rule { may, usual: Some(usual), ..Rule::arbiter(words) }
    }

    /// A command that only the arbiter gives.
    pub const fn arbiter(words: &'static [&'static str]) -> Rule {
        Rule {
            words,
            may: [Scope::Nobody, Scope::Nobody, Scope::Nobody, Scope::Anybody],
            duty: None,
            usual: None,
            concerns: None,
            is_own: false,
            confirmation: None,
            after_the_end: false,
        }
    }

    /// Players and assistants may give it too; usually the arbiter does.
    #[must_use]
    pub const fn also(self, may: [Scope; 4]) -> Rule {
        Rule { may, ..self }
    }

    /// It falls under that duty.
    #[must_use]
    pub const fn duty(self, duty: Duty) -> Rule {
        Rule { duty: Some(duty), ..self }
    }

    /// It is about that player's half-move, clock, board or sheet.
    #[must_use]
    pub const fn concerns(self, whose: Whose) -> Rule {
        Rule { concerns: Some(whose), ..self }
    }

    /// It counts as said by the player at the keyboard.
    #[must_use]
    pub const fn own(self) -> Rule {
        Rule { is_own: true, ..self }
    }

    /// It is carried out only after a question.
    #[must_use]
    pub const fn confirmed(self, confirmation: Confirm) -> Rule {
        Rule { confirmation: Some(confirmation), ..self }
    }

    /// It is still possible once the game is over.
    #[must_use]
    pub const fn after_the_end(self) -> Rule {
        Rule { after_the_end: true, ..self }
    }
}
