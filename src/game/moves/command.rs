//! The commands of the half-move in hand.

use shakmaty::Square;
use strum::{EnumDiscriminants, EnumIter};

use crate::game::half_move::HalfMove;
use crate::game::people::Duty;
use crate::game::rule::{Confirm, Rule, Scope, Whose};

/// A command about the half-move in hand.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(MoveCommandKind), derive(EnumIter, Hash), doc = "Which command it is, without its values.")]
pub enum MoveCommand {
    /// The player on the move touches pieces; for a blind player, takes them out of their holes (4.3, D.2.3).
    Touch(Vec<Square>),
    /// Announces the half-move that the player on the move has made (D.2.1).
    Announce(AnnouncedMove),
    /// The opponent repeats it, aloud and perhaps wrongly.
    Repeat(Repetition),
    /// A slip of the tongue is put right before the clock is started (D.2.8).
    Correct(AnnouncedMove),
    /// The clock is pressed: the move is completed (6.2.1).
    Press,
    /// Does everything that is missing: repetition, execution on both boards, both sheets, the press.
    Complete,
    /// Takes back what is announced and not completed.
    Undo,
}

/// A half-move with the text it was entered as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnnouncedMove {
    pub half_move: HalfMove,
    pub text: String,
    pub draw_offer: bool,
}

/// The opponent's words when repeating a move (D.2.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// The move as it was announced.
    AsAnnounced,
    /// A move that some piece could make.
    HalfMove(HalfMove),
    /// Words that are no move there, or cannot be read.
    Words(String),
}

impl MoveCommandKind {
    /// The rules of these commands.
    pub fn rule(self) -> Rule {
        use Scope::{Anybody as Any, Nobody as No, OwnSide as Own};
        match self {
            MoveCommandKind::Touch => {
                Rule::player(&["touch", "lift"], [Any, Any, No, Any], Whose::ToMove).duty(Duty::Claim).own()
            }
            MoveCommandKind::Announce => {
                Rule::player(&["announce"], [Any, Any, Any, Any], Whose::ToMove).duty(Duty::Announce)
            }
            MoveCommandKind::Repeat => {
                Rule::player(&["repeat"], [Any, Any, Any, Any], Whose::Repeats).duty(Duty::Announce)
            }
            // A slip of the tongue that ended the game can be corrected at once (D.2.8).
            MoveCommandKind::Correct => Rule::player(&["correct"], [Own, Any, Any, Any], Whose::ToMove)
                .duty(Duty::Announce)
                .concerns(Whose::Announced)
                .after_the_end(),
            // With a reply in hand before the press, the clock that runs is pressed first.
            MoveCommandKind::Press => Rule::player(&["press"], [Any, Own, No, Any], Whose::ClockToRun)
                .duty(Duty::Press)
                .concerns(Whose::ClockToRun)
                .confirmed(Confirm::Press),
            MoveCommandKind::Complete => Rule::player(&[], [Any, Any, No, Any], Whose::ClockToRun).duty(Duty::Press),
            MoveCommandKind::Undo => Rule::player(&["undo"], [Own, Any, Any, Any], Whose::ToMove)
                .duty(Duty::Announce)
                .concerns(Whose::Announced)
                .after_the_end(),
        }
    }
}
