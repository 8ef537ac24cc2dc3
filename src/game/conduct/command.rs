//! The commands about conduct at the board.

use shakmaty::{Color, Square};
use strum::{EnumDiscriminants, EnumIter};

use super::complaint_kind::WrongStart;
use super::penalty::Penalty;
use crate::game::laws::edition::Supervision;
use crate::game::people::{Duties, Duty};
use crate::game::rule::{Rule, Scope, Whose};

/// A command about a player's conduct.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(ConductCommandKind),
    derive(EnumIter, Hash),
    doc = "Which command it is, without its values."
)]
pub enum ConductCommand {
    /// The player to move says `jadoube`: pieces are only adjusted (4.2.1).
    Adjust,
    /// Claims that a player has touched these pieces, in this order (4.3, 4.4).
    ClaimTouch(Vec<Square>),
    /// Claims that the move was made with two hands (7.5.4).
    ClaimTwoHands,
    /// Claims that a completed move was illegal: the last of that number of half-moves, or the newest illegal one
    /// (7.5).
    ClaimIllegalMove(Option<usize>),
    /// Claims that set-up, board, colours or clock were wrong at the beginning (6.10, 7.2, 7.3).
    ClaimWrongStart(WrongStart),
    /// A player complains of the opponent under that article, with words.
    ClaimArticle { number: String, words: String },
    /// A player claims that the opponent has pressed the clock without announcing the move (D.2.1, D.2.4).
    ClaimSilent,
    /// The arbiter reports a player, or nobody by name, under that article, with words.
    Report { number: String, of: Option<Color>, words: String },
    /// A player appeals against the arbiter's ruling on the case of that number, by default the newest one (11.10).
    Appeal { case: Option<u32>, words: String },
    /// A player asks to be shown the arbiter's record (A.4.3).
    LookAtRecord,
    /// The arbiter penalises a player (12.9), with an optional reason in words.
    Penalise { to: Color, penalty: Penalty, words: String },
    /// The arbiter sets whether a rapid or blitz game is adequately supervised (A.4, B.2).
    SetSupervision(Supervision),
    /// The player has an assistant from now on, by default with the usual duties; or no longer (D.2.10, D.2.11).
    SetAssistant(Color, Option<Duties>),
}

impl ConductCommandKind {
    /// The rules of these commands.
    pub fn rule(self) -> Rule {
        use Scope::{Anybody as Any, Nobody as No};
        match self {
            ConductCommandKind::Adjust => Rule::player(&["jadoube"], [Any, No, No, No], Whose::ToMove).own(),
            // A blind player's assistant reports what the sighted player touches (D.2.10.5).
            ConductCommandKind::ClaimTouch => {
                Rule::player(&["claim touch"], [Any, Any, No, Any], Whose::NotToMove).duty(Duty::Claim).own()
            }
            ConductCommandKind::ClaimTwoHands => {
                Rule::player(&["claim two-hands"], [Any, No, No, Any], Whose::ToMove).own()
            }
            // After the end the answer is that the result stands.
            ConductCommandKind::ClaimIllegalMove => {
                Rule::player(&["claim illegal"], [Any, No, No, Any], Whose::ToMove).own().after_the_end()
            }
            ConductCommandKind::ClaimWrongStart => {
                let words = &["claim setup", "claim board", "claim colours", "claim clock"];
                Rule::player(words, [Any, No, No, Any], Whose::ToMove).own().after_the_end()
            }
            ConductCommandKind::ClaimArticle => {
                Rule::player(&["claim"], [Any, Any, No, Any], Whose::ToMove).duty(Duty::Claim).own().after_the_end()
            }
            ConductCommandKind::ClaimSilent => {
                Rule::player(&["claim silent"], [Any, Any, No, Any], Whose::ToMove).duty(Duty::Claim).own()
            }
            // Who refuses to sign is reported after the end, and appeals come then.
            ConductCommandKind::Report => Rule::arbiter(&["report"]).after_the_end(),
            ConductCommandKind::Appeal => {
                Rule::player(&["appeal"], [Any, No, No, No], Whose::ToMove).own().after_the_end()
            }
            ConductCommandKind::LookAtRecord => Rule::player(&["look"], [Any, No, No, No], Whose::ToMove).own(),
            // What can still be given after the end is judged when it is given.
            ConductCommandKind::Penalise => Rule::arbiter(&["penalty"]).after_the_end(),
            ConductCommandKind::SetSupervision => Rule::arbiter(&["supervision"]),
            ConductCommandKind::SetAssistant => Rule::arbiter(&["assistant"]),
        }
    }
}
