//! The commands about cases: offers, claims, calls for the arbiter, and the arbiter's rulings.

use shakmaty::Color;
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};

use super::draw_claim::ClaimCommand;
use crate::game::people::Duty;
use crate::game::rule::{Confirm, Rule, Scope, Whose};

/// A command about a case: an offer, a claim, a call for the arbiter, a ruling.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(CaseCommandKind), derive(EnumIter, Hash), doc = "Which command it is, without its values.")]
pub enum CaseCommand {
    OfferDraw,
    Accept(Proposal),
    Decline(Proposal),
    /// Claims that the opponent's flag has fallen (6.8).
    ClaimFlag,
    /// Claims a draw (9.2, 9.3).
    Claim(ClaimCommand),
    /// A player calls the arbiter: the clocks are stopped (6.11.2).
    CallArbiter,
    /// The arbiter rules on the case of that number, by default the only open one, with an optional reason in words.
    Rule(Option<u32>, Decision, String),
    /// The arbiter corrects how many illegal moves a player has completed.
    SetIllegalMoves(Color, u32),
}

/// A proposal of one player to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Proposal {
    Draw,
    /// To put an illegal move right that only both together may still correct (A.5.2).
    Correction,
}

/// The arbiter's answer to what is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    Accept,
    Reject,
    /// The arbiter decides later.
    Postpone,
    /// The arbiter declares the game drawn for it.
    Draw,
    /// Both flags are down and it is unknown which fell first.
    BothFlags,
    /// The arbiter takes the ruling back.
    TakeBack,
}

impl CaseCommandKind {
    /// The rules of these commands.
    pub fn rule(self) -> Rule {
        use Scope::{Anybody as Any, Nobody as No};
        match self {
            CaseCommandKind::OfferDraw => Rule::player(&["draw"], [Any, No, No, No], Whose::ToMove).own(),
            // The arbiter only consents or does not, if the rules of the event ask for it (9.1.1). That is checked when
            // it is decided.
            CaseCommandKind::Accept => {
                Rule::player(&["accept"], [Any, No, No, Any], Whose::Answers).own().confirmed(Confirm::Accept)
            }
            CaseCommandKind::Decline => {
                Rule::player(&["decline"], [Any, No, No, Any], Whose::Answers).own().confirmed(Confirm::Decline)
            }
            // The flag that falls is that of the player to move.
            CaseCommandKind::ClaimFlag => Rule::player(&["claim flag"], [Any, Any, No, Any], Whose::NotToMove)
                .duty(Duty::Claim)
                .own()
                .confirmed(Confirm::Claim),
            // No assistant claims a draw (D.2.10).
            CaseCommandKind::Claim => {
                let words = &["claim threefold", "claim fifty", "claim quickplay", "request increment"];
                Rule::player(words, [Any, No, No, No], Whose::HasTheMove).own().confirmed(Confirm::DrawClaim)
            }
            CaseCommandKind::CallArbiter => Rule::player(&["arbiter"], [Any, Any, Any, Any], Whose::ToMove).own(),
            // Why a ruling that ended the game is not taken back is said then too.
            CaseCommandKind::Rule => Rule::arbiter(&["rule"]).confirmed(Confirm::Ruling).after_the_end(),
            CaseCommandKind::SetIllegalMoves => Rule::arbiter(&["counter illegal"]),
        }
    }
}
