//! Checks a claim of a draw on the line that stands: which half-moves, which position, which rights (9.2.3, 9.3).

use shakmaty::{Chess, Position};

use crate::game::cases::draw_claim::{ClaimVerdict, Difference, DrawClaim, DrawRule, Evidence};
use crate::game::moves::line::Line;

/// So often the position must have stood (9.2).
const OCCURRENCES: usize = 3;
/// Fifty moves of each player (9.3).
const QUIET_HALF_MOVES: u32 = 100;

/// What a claim on this line comes to, and on what it rests. What was retraced did not occur.
pub(in crate::game) fn check(line: &Line, claim: DrawClaim) -> (ClaimVerdict, Evidence) {
    let claimed = claim.intended.and_then(|intended| intended.played_in(line.position()));
    let position = claimed.as_ref().unwrap_or(line.position());
    match claim.rule {
        DrawRule::Threefold => {
            let plies = line.len() + usize::from(claimed.is_some());
            let mut same: Vec<usize> = positions(line).filter(|(_, stood)| *stood == position).map(at).collect();
            if claimed.is_some() {
                same.push(plies);
            }
            let differing = |(ply, stood): (usize, &Chess)| Some((ply, difference(stood, position)?));
            let alike = positions(line).filter_map(differing).collect();
            let verdict = if same.len() >= OCCURRENCES { ClaimVerdict::Correct } else { ClaimVerdict::Wrong };
            (verdict, Evidence::Occurrences { same, alike })
        }
        DrawRule::FiftyMoves => {
            let quiet = position.halfmoves();
            let verdict = if quiet >= QUIET_HALF_MOVES { ClaimVerdict::Correct } else { ClaimVerdict::Wrong };
            (verdict, Evidence::QuietHalfMoves { count: quiet })
        }
    }
}

/// The positions of the line with the half-moves before each; those after an illegal move that left none are not there.
fn positions(line: &Line) -> impl Iterator<Item = (usize, &Chess)> {
    let played = line.iter().enumerate().filter_map(|(ply, made)| Some((ply + 1, made.after.as_ref()?)));
    std::iter::once((0, line.start())).chain(played)
}

fn at((ply, _): (usize, &Chess)) -> usize {
    ply
}

/// In what a position with the same pieces on the same squares differs, if it does.
fn difference(stood: &Chess, position: &Chess) -> Option<Difference> {
    if stood.board() != position.board() || stood == position {
        None
    } else if stood.turn() != position.turn() {
        Some(Difference::PlayerToMove)
    } else if stood.castles().castling_rights() != position.castles().castling_rights() {
        Some(Difference::CastlingRights)
    } else {
        Some(Difference::EnPassant)
    }
}
