//! The commands about the game as a whole: begin, resign, declare a result, sign, write a note.

use shakmaty::ByColor;
use strum::{EnumDiscriminants, EnumIter};

use crate::game::laws::result::{Points, Reason};
use crate::game::people::Duty;
use crate::game::rule::{Confirm, Rule, Scope, Whose};

/// The course of the game as a whole.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(GameCommandKind), derive(EnumIter, Hash), doc = "Which command it is, without its values.")]
pub enum GameCommand {
    /// Play begins: White's clock is started (6.6).
    Begin,
    Resign,
    /// The arbiter declares the result (12.2), with an optional reason in words.
    DeclareResult {
        points: ByColor<Points>,
        reason: Reason,
        words: String,
    },
    /// A player signs the result (8.7).
    Sign,
    /// The arbiter takes the result back (8.7, 12.2), with an optional reason in words.
    TakeBackResult(String),
    /// Something is written into the record.
    Note(String),
}

impl GameCommandKind {
    /// The rules of these commands.
    pub fn rule(self) -> Rule {
        use Scope::{Anybody as Any, Nobody as No};
        match self {
            GameCommandKind::Begin => Rule::arbiter(&["begin"]).also([Any, Any, No, Any]).duty(Duty::Press),
            GameCommandKind::Resign => {
                Rule::player(&["resign"], [Any, No, No, No], Whose::ToMove).own().confirmed(Confirm::Resign)
            }
            GameCommandKind::DeclareResult => {
                Rule::arbiter(&["result", "both lose"]).confirmed(Confirm::Result).after_the_end()
            }
            GameCommandKind::Sign => {
                Rule::player(&["sign"], [Any, Any, No, No], Whose::HasNotSigned).own().after_the_end()
            }
            GameCommandKind::TakeBackResult => Rule::arbiter(&["result *"]).after_the_end(),
            GameCommandKind::Note => Rule::arbiter(&["note"]).after_the_end(),
        }
    }
}
