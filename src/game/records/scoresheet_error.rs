//! Which error in writing explains two scoresheets that differ: named for the arbiter, never acted on.

use shakmaty::{ByColor, Chess, Color};

use crate::game::records::scoresheet_comparison::{SheetAgreement, SheetReader, SheetVerdict, compare_sheets};

/// One error that would make both sheets agree to the end of the shorter. Plies count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoresheetError {
    /// `sheet` lacks this number of half-moves that the other has from `ply` on.
    Omitted { sheet: Color, ply: usize, half_moves: usize },
    /// `sheet` has this number of half-moves from `ply` on twice, or in excess.
    Doubled { sheet: Color, ply: usize, half_moves: usize },
    /// The same player's half-moves at `ply` and two plies later stand in the other order: the
    /// position after them is the same, the sheets are not.
    Swapped { ply: usize },
    /// Only the entries at `ply` differ: with the one sheet's in both, everything after it agrees.
    /// `sheet` is the one that must then be wrong, where its own entry does not allow what follows.
    OneEntry { sheet: Option<Color>, ply: usize },
}

/// The errors that explain why the sheets differ; empty if they do not, or if no single error explains it.
pub fn explain(sheets: ByColor<&SheetReader>, agreement: &SheetAgreement) -> Vec<ScoresheetError> {
    match agreement.verdict {
        SheetVerdict::Agree | SheetVerdict::Incomplete => return Vec::new(),
        SheetVerdict::Differ | SheetVerdict::Unreadable => {}
    }
    let ply = agreement.agreed_plies();
    let (white, black) =
        (|n: usize, p: &Chess| (sheets.white)(ply + n, p), |n: usize, p: &Chess| (sheets.black)(ply + n, p));
    let tails: ByColor<&SheetReader> = ByColor { white: &white, black: &black };
    let position = &agreement.position;
    let mut errors = Vec::new();
    for half_moves in [1, 2] {
        for sheet in Color::ALL {
            let (own, other) = (tails[sheet], tails[!sheet]);
            let filled = |n: usize, p: &Chess| if n < half_moves { other(n, p) } else { own(n - half_moves, p) };
            if fits(position, &filled, other, half_moves) {
                errors.push(ScoresheetError::Omitted { sheet, ply, half_moves });
            }
            let cut = |n: usize, p: &Chess| own(n + half_moves, p);
            if fits(position, &cut, other, 0) {
                errors.push(ScoresheetError::Doubled { sheet, ply, half_moves });
            }
        }
    }
    let swapped = |n: usize, p: &Chess| white([2, 1, 0].get(n).copied().unwrap_or(n), p);
    if fits(position, &swapped, &black, 2) {
        errors.push(ScoresheetError::Swapped { ply });
    }
    errors.extend(one_entry(position, tails).map(|sheet| ScoresheetError::OneEntry { sheet, ply }));
    errors
}

/// Whether the sheets agree in everything after their first entries, and whose entry must then be wrong.
fn one_entry(position: &Chess, tails: ByColor<&SheetReader>) -> Option<Option<Color>> {
    let wrong = Color::ALL.map(|sheet| {
        let (own, other) = (tails[sheet], tails[!sheet]);
        let patched = |n: usize, p: &Chess| if n == 0 { other(n, p) } else { own(n, p) };
        fits(position, &patched, other, 1)
    });
    match wrong {
        [true, true] => Some(None),
        [true, false] => Some(Some(Color::White)),
        [false, true] => Some(Some(Color::Black)),
        [false, false] => None,
    }
}

/// Whether two sheets agree to the end of the shorter, in more than `least` legal half-moves.
fn fits(position: &Chess, one: &SheetReader, other: &SheetReader, least: usize) -> bool {
    let outcome = compare_sheets(position, ByColor { white: one, black: other });
    let to_the_end = match outcome.verdict {
        SheetVerdict::Agree | SheetVerdict::Incomplete => true,
        SheetVerdict::Differ | SheetVerdict::Unreadable => false,
    };
    to_the_end && outcome.illegal.is_none() && outcome.agreed_plies() > least
}
