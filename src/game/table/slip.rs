//! What slip of the pen explains two scoresheets that part: named for the arbiter, never acted on.

use shakmaty::{ByColor, Chess, Color};

use crate::game::table::agreement::{Agreement, Reading, Verdict, judge};
use crate::game::table::scoresheet::Meaning;

/// One slip that would make both sheets agree to the end of the shorter. Plies count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// `sheet` lacks so many half-moves that the other has from `ply` on.
    Omitted { sheet: Color, ply: usize, half_moves: usize },
    /// `sheet` has so many half-moves from `ply` on twice, or too many.
    Doubled { sheet: Color, ply: usize, half_moves: usize },
    /// The same player's half-moves at `ply` and two plies later stand in the other order: the
    /// position after them is the same, the sheets are not.
    Swapped { ply: usize },
    /// Only the entry at `ply` differs: with the entry of the other's, everything after it agrees.
    /// `sheet` is the one that must then be wrong, where its own entry does not allow what follows.
    OneEntry { sheet: Option<Color>, ply: usize },
}

/// The slips that explain why the sheets part; empty where they do not, or no single slip does.
pub fn explain(start: &Chess, sheets: ByColor<&Reading>, agreement: &Agreement) -> Vec<Slip> {
    match agreement.verdict {
        Verdict::Agree | Verdict::Incomplete => return Vec::new(),
        Verdict::Differ | Verdict::Unreadable => {}
    }
    let from = agreement.agreed_plies();
    let trial = |white: &Reading, black: &Reading, least: usize| {
        let outcome = judge(start, ByColor { white, black });
        let to_the_end = match outcome.verdict {
            Verdict::Agree | Verdict::Incomplete => true,
            Verdict::Differ | Verdict::Unreadable => false,
        };
        (to_the_end && outcome.illegal.is_none() && outcome.agreed_plies() > from + least).then_some(outcome)
    };
    let mut slips = Vec::new();
    for half_moves in [1, 2] {
        for sheet in Color::ALL {
            let (own, other) = (*sheets.get(sheet), *sheets.get(!sheet));
            let filled = |ply: usize, position: &Chess| -> Option<Meaning> {
                if (from..from + half_moves).contains(&ply) {
                    return other(ply, position);
                }
                own(if ply < from { ply } else { ply - half_moves }, position)
            };
            if with_sheets(sheet, &filled, other, |white, black| trial(white, black, half_moves)).is_some() {
                slips.push(Slip::Omitted { sheet, ply: from, half_moves });
            }
            let cut = |ply: usize, position: &Chess| own(if ply < from { ply } else { ply + half_moves }, position);
            if with_sheets(sheet, &cut, other, |white, black| trial(white, black, 0)).is_some() {
                slips.push(Slip::Doubled { sheet, ply: from, half_moves });
            }
        }
    }
    let white = sheets.white;
    let swapped = |ply: usize, position: &Chess| {
        let there = if ply == from {
            from + 2
        } else if ply == from + 2 {
            from
        } else {
            ply
        };
        white(there, position)
    };
    if trial(&swapped, sheets.black, 2).is_some() {
        slips.push(Slip::Swapped { ply: from });
    }
    if let Some(slip) = one_entry(sheets, from, &trial) {
        slips.push(slip);
    }
    slips
}

/// Whether the sheets agree in everything after the entry at which they part.
fn one_entry(
    sheets: ByColor<&Reading>,
    from: usize,
    trial: &dyn Fn(&Reading, &Reading, usize) -> Option<Agreement>,
) -> Option<Slip> {
    let wrong = Color::ALL.map(|sheet| {
        let (own, other) = (*sheets.get(sheet), *sheets.get(!sheet));
        let patched =
            |ply: usize, position: &Chess| if ply == from { other(ply, position) } else { own(ply, position) };
        with_sheets(sheet, &patched, other, |white, black| trial(white, black, 1)).is_some()
    });
    match wrong {
        [true, true] => Some(Slip::OneEntry { sheet: None, ply: from }),
        [true, false] => Some(Slip::OneEntry { sheet: Some(Color::White), ply: from }),
        [false, true] => Some(Slip::OneEntry { sheet: Some(Color::Black), ply: from }),
        [false, false] => None,
    }
}

fn with_sheets<T>(sheet: Color, own: &Reading, other: &Reading, then: impl Fn(&Reading, &Reading) -> T) -> T {
    match sheet {
        Color::White => then(own, other),
        Color::Black => then(other, own),
    }
}
