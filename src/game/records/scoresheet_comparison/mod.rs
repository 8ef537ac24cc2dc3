//! How far two scoresheets agree (D.2.9): moves are compared, never texts. Knows no boards and no clocks.

mod walk;

use shakmaty::{ByColor, Chess, Color};

use crate::game::half_move::HalfMove;
use crate::game::records::scoresheet::{Meaning, Scoresheet};
use walk::{End, Walk};

/// What entry `ply` (from 0) of a sheet means in the given position; `None` past its last entry.
///
/// A sheet kept in a game answers with the meanings it was recorded with ([`Scoresheet::reading`]); one
/// on paper is read here and now, in its own language: `|ply, position| texts.get(ply).map(|text| read(position, text))`.
pub type SheetReader<'a> = dyn Fn(usize, &Chess) -> Option<Meaning> + 'a;

/// The judgement over two scoresheets. Where no game runs, `white` is the first sheet and `black` the second.
#[derive(Clone, Debug)]
pub struct SheetAgreement {
    pub verdict: SheetVerdict,
    /// The half-moves that both sheets have, from the start: the longest common prefix.
    pub line: Vec<HalfMove>,
    /// The position after `line`. After an illegal half-move: as displaced; where it leaves nothing
    /// that could be played on, the position before it.
    pub position: Chess,
    /// The first half-move of `line` that is illegal (7.5), with the position before it.
    pub illegal: Option<(usize, Box<Chess>)>,
    pub sheets: ByColor<Findings>,
    /// If they first differ at an entry that is illegal or unreadable on one sheet: the half-moves they
    /// would have in common if it meant what the other sheet says. Nothing is decided by this.
    pub would_agree: Option<usize>,
}

/// Whether two scoresheets agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetVerdict {
    /// Every half-move, to the end of both.
    Agree,
    /// After the common line each has another half-move.
    Differ,
    /// One merely stops earlier.
    Incomplete,
    /// After the common line an entry cannot be read, or both have the same ambiguous one.
    Unreadable,
}

/// What one scoresheet has; its entries are counted from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// How many entries it has.
    pub entries: usize,
    /// Its entry after the common line.
    pub next: Option<Meaning>,
    /// Its own line of play, as far as it can be followed.
    pub line: Vec<HalfMove>,
    pub illegal: Vec<usize>,
    pub unreadable: Vec<usize>,
    /// Entries that could be several moves, whether or not the other sheet shows which.
    pub ambiguous: Vec<usize>,
    /// From this entry on nothing can be said, because the position is not known.
    pub lost_from: Option<usize>,
}

impl SheetAgreement {
    /// The number of half-moves the sheets have in common.
    pub fn agreed_plies(&self) -> usize {
        self.line.len()
    }

    /// The sheet that has the fewer entries, if one has.
    pub fn shorter(&self) -> Option<Color> {
        match self.sheets.white.entries.cmp(&self.sheets.black.entries) {
            std::cmp::Ordering::Less => Some(Color::White),
            std::cmp::Ordering::Greater => Some(Color::Black),
            std::cmp::Ordering::Equal => None,
        }
    }
}

impl Scoresheet {
    /// This sheet as [`compare_sheets`] reads it: with the meanings its entries were recorded with.
    pub fn reading(&self) -> impl Fn(usize, &Chess) -> Option<Meaning> {
        |ply, _| self.entries.get(ply).map(|entry| entry.meaning.clone())
    }
}

/// Compares two scoresheets from the position in which the game began.
pub fn compare_sheets(start: &Chess, sheets: ByColor<&SheetReader>) -> SheetAgreement {
    let mut walk = Walk::from_start(start);
    let end = walk.together(sheets);
    let common = walk.line.len();
    let mut agreement = SheetAgreement {
        verdict: match end {
            End::BothStop | End::Lost => SheetVerdict::Agree,
            End::OneStops => SheetVerdict::Incomplete,
            End::Differ => SheetVerdict::Differ,
            End::Faulty { verdict, .. } => verdict,
            End::Undecided => SheetVerdict::Unreadable,
        },
        line: walk.line.clone(),
        position: walk.position.clone(),
        illegal: walk.illegal.take(),
        sheets: ByColor::default(),
        would_agree: None,
    };
    let lost_from = matches!(end, End::Lost).then_some(common);
    let next = match lost_from {
        Some(_) => ByColor { white: None, black: None },
        None => sheets.map(|reading| reading(common, &walk.position)),
    };
    let mut end = end;
    while let End::Faulty { means, .. } = end {
        walk.step(means);
        end = walk.together(sheets);
        agreement.would_agree = Some(walk.line.len());
    }
    let Walk { position, line, sheets: mut findings, .. } = walk;
    for (color, reading) in sheets.zip_color() {
        let own = &mut findings[color];
        own.line.clone_from(&line);
        own.lost_from = lost_from;
        own.follow_alone(reading, position.clone());
        own.next.clone_from(&next[color]);
    }
    if lost_from.is_some() && findings.white.entries != findings.black.entries {
        agreement.verdict = SheetVerdict::Incomplete;
    }
    agreement.sheets = findings;
    agreement
}
