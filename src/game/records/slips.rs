//! The slips where two scoresheets differ: slips of the pen, seen from the line that explains both sheets best. Nothing
//! is decided by it.

use shakmaty::{ByColor, Chess, Color, Position};

use crate::game::Game;
use crate::game::description::Described;
use crate::game::half_move::HalfMove;
use crate::game::records::correction::positions_before;
use crate::game::records::ruling::ProposalReason;
use crate::game::records::walk::{Deed, Step, price_of, price_of_claim, walk};

pub use crate::game::records::walk::Entries;

/// The slips on two scoresheets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagnosis {
    /// The line that both would have if everything were put right.
    pub line: Vec<HalfMove>,
    /// In the order of the half-moves.
    pub slips: Vec<Slip>,
    /// How many half-moves both would then have.
    pub agreed: usize,
}

/// A slip of the pen. Entries and half-moves of the line count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// Half-moves of the line from `ply` on are missing before that entry.
    Missing { sheet: Color, entry: usize, ply: usize, half_moves: usize },
    /// Entries that were written twice: they mean what stands before them.
    Repeated { sheet: Color, entry: usize, ply: usize, entries: usize },
    /// An entry of no half-move of the line.
    Surplus { sheet: Color, entry: usize, ply: usize },
    /// The entries at `ply` and at `other` were exchanged.
    Exchanged { sheet: Color, ply: usize, other: usize },
    /// Castling was written to the other side.
    OtherCastling { sheet: Color, entry: usize, ply: usize },
    /// The entry means something else than the half-move at `ply`.
    Wrong { sheet: Color, entry: usize, ply: usize },
    /// The entries at `ply` and at `other` are in the opposite order on the other sheet, and everything after them fits
    /// either.
    EitherOrder { ply: usize, other: usize },
    /// Only the entries at `ply` differ, and everything after them fits either.
    Either { entries: ByColor<usize>, ply: usize },
    /// No entry says which half-move was made at `ply`, and everything after it fits several.
    Open { entries: ByColor<Option<usize>>, ply: usize },
}

impl Slip {
    /// The half-move of the line at which it is.
    pub fn ply(self) -> usize {
        match self {
            Slip::Missing { ply, .. }
            | Slip::Repeated { ply, .. }
            | Slip::Surplus { ply, .. }
            | Slip::Exchanged { ply, .. }
            | Slip::OtherCastling { ply, .. }
            | Slip::Wrong { ply, .. }
            | Slip::EitherOrder { ply, .. }
            | Slip::Either { ply, .. }
            | Slip::Open { ply, .. } => ply,
        }
    }
}

impl Diagnosis {
    /// The last slip, if the line ends with it: what was made there is open, and nothing is behind it.
    pub fn open_at_the_end(&self) -> Option<Slip> {
        self.slips.last().copied().filter(|slip| match slip {
            Slip::Either { ply: last, .. } | Slip::EitherOrder { other: last, .. } | Slip::Open { ply: last, .. } => {
                last + 1 >= self.agreed
            }
            Slip::Missing { .. }
            | Slip::Repeated { .. }
            | Slip::Surplus { .. }
            | Slip::Exchanged { .. }
            | Slip::OtherCastling { .. }
            | Slip::Wrong { .. } => false,
        })
    }
}

/// The slips that explain how two sheets depart from a line. `None` if nearly nothing on them fits it.
pub fn diagnose_against(start: &Chess, line: &[HalfMove], sheets: ByColor<&Entries>) -> Option<Diagnosis> {
    diagnosed(start, &walk(start, sheets, Some(line))?, sheets)
}

/// The slips that explain how two sheets depart from each other. `None` if nearly nothing on them fits together.
pub fn diagnose_sheets(start: &Chess, sheets: ByColor<&Entries>) -> Option<Diagnosis> {
    diagnosed(start, &walk(start, sheets, None)?, sheets)
}

/// A way through both sheets with the position before each of its half-moves.
struct Way<'a> {
    line: Vec<HalfMove>,
    deeds: Vec<ByColor<Deed>>,
    before: Vec<Chess>,
    sheets: ByColor<&'a Entries<'a>>,
}

fn diagnosed(start: &Chess, steps: &[Step], sheets: ByColor<&Entries>) -> Option<Diagnosis> {
    let played = steps.iter().filter_map(|step| Some((step.half_move?, step.deeds)));
    let (line, deeds): (Vec<HalfMove>, Vec<ByColor<Deed>>) = played.unzip();
    let before = positions_before(start, &line);
    let way = Way { line, deeds, before, sheets };
    let both = |deeds: &&ByColor<Deed>| deeds.iter().all(|deed| deed.means());
    let fitting = way.deeds.iter().filter(both).count();
    let shorter = sheets.white.count.min(sheets.black.count);
    if 2 * fitting < shorter {
        return None;
    }
    let open = way.open();
    let mut slips: Vec<Slip> = open.clone();
    for sheet in Color::ALL {
        slips.extend(way.slips_on(sheet, steps).into_iter().filter(|slip| {
            !open
                .iter()
                .any(|known| known.ply() == slip.ply() && !matches!(slip, Slip::Surplus { .. } | Slip::Repeated { .. }))
        }));
    }
    slips.sort_by_key(|slip| slip.ply());
    let ended = |deeds: &ByColor<Deed>| deeds.iter().any(|deed| *deed == Deed::Nothing);
    let agreed = way.deeds.iter().position(ended).unwrap_or(way.line.len());
    Some(Diagnosis { line: way.line, slips, agreed })
}

impl Way<'_> {
    /// The slips on one sheet: what is next to each other and missing, or surplus, is one.
    fn slips_on(&self, sheet: Color, steps: &[Step]) -> Vec<Slip> {
        let entries = self.sheets[sheet];
        let mut slips: Vec<Slip> = Vec::new();
        let mut ply = 0;
        for step in steps {
            let deed = step.deeds[sheet];
            match deed {
                Deed::Missing(entry) => add_missing(&mut slips, sheet, entry, ply),
                Deed::Wrong(entry) if (entries.is_blank)(entry) => add_missing(&mut slips, sheet, entry, ply),
                Deed::Wrong(entry) => slips.push(match self.castles(ply) && self.says_castling(sheet, entry) {
                    true => Slip::OtherCastling { sheet, entry, ply },
                    false => Slip::Wrong { sheet, entry, ply },
                }),
                Deed::Surplus(entry) => slips.push(Slip::Surplus { sheet, entry, ply }),
                Deed::Exchanged(_, ahead) => slips.push(Slip::Exchanged { sheet, ply, other: ply + ahead }),
                Deed::Means(_) | Deed::Nothing => {}
            }
            ply += usize::from(step.half_move.is_some());
        }
        self.with_repeated(slips)
    }

    fn castles(&self, ply: usize) -> bool {
        let position = &self.before[ply];
        let mode = position.castles().mode();
        self.line[ply].castling_side(position.board(), position.turn(), mode).is_some()
    }

    fn says_castling(&self, sheet: Color, entry: usize) -> bool {
        matches!((self.sheets[sheet].described)(entry), Some(Described::Castling(_)))
    }

    /// Entries that have no place in the line and mean what stands before them were written twice.
    fn with_repeated(&self, slips: Vec<Slip>) -> Vec<Slip> {
        let mut named: Vec<Slip> = Vec::new();
        let mut rest = slips.as_slice();
        while let Some((first, behind)) = rest.split_first() {
            rest = behind;
            let Slip::Surplus { sheet, entry, ply } = *first else {
                named.push(*first);
                continue;
            };
            let goes_on = |(n, slip): &(usize, &Slip)| **slip == Slip::Surplus { sheet, entry: entry + 1 + n, ply };
            let run = 1 + behind.iter().enumerate().take_while(goes_on).count();
            let means =
                |entry: usize, ply: usize| (self.sheets[sheet].can_mean)(entry, self.line[ply], &self.before[ply]);
            if ply >= run && (0..run).all(|n| means(entry + n, ply - run + n)) {
                named.push(Slip::Repeated { sheet, entry, ply, entries: run });
                rest = &behind[run - 1..];
            } else if ply < self.line.len() {
                named.push(*first);
            }
        }
        named
    }

    /// The half-moves of which it is open what they were: everything behind them fits something else too.
    fn open(&self) -> Vec<Slip> {
        (0..self.line.len()).filter_map(|ply| self.open_at(ply)).collect()
    }

    fn open_at(&self, ply: usize) -> Option<Slip> {
        let deeds = self.deeds[ply];
        for sheet in Color::ALL {
            if let Deed::Exchanged(_, ahead) = deeds[sheet] {
                return self
                    .fits_in_other_order(sheet, ply, ahead)
                    .then_some(Slip::EitherOrder { ply, other: ply + ahead });
            }
        }
        let entries = deeds.map(Deed::entry);
        let is_written = |sheet: Color| entries[sheet].is_some() || deeds[sheet] == Deed::Nothing;
        let position = &self.before[ply];
        if !Color::ALL.into_iter().all(is_written) {
            return None;
        }
        let mode = position.castles().mode();
        let means = |sheet: Color, half_move: HalfMove| {
            entries[sheet].is_some_and(|entry| (self.sheets[sheet].can_mean)(entry, half_move, position))
        };
        let price = |half_move: HalfMove| -> u32 {
            let own = |sheet: Color| match entries[sheet] {
                Some(entry) if !means(sheet, half_move) => price_of(self.sheets[sheet], entry, half_move, position),
                Some(_) | None => 0,
            };
            Color::ALL.into_iter().map(own).sum()
        };
        let made = self.line[ply];
        let count = |half_move: HalfMove| Color::ALL.into_iter().filter(|sheet| means(*sheet, half_move)).count();
        let (written, paid) = (count(made), price(made));
        let others = position.legal_moves().into_iter().map(|mv| HalfMove::of(mv, mode)).filter(|half_move| {
            *half_move != made && count(*half_move) >= written && (written > 0 || price(*half_move) <= paid)
        });
        let mut others = others.filter(|half_move| self.fits_with(ply, *half_move));
        let other = others.next()?;
        Some(match (entries.white, entries.black) {
            (Some(white), Some(black))
                if written == 1 && Color::ALL.into_iter().any(|sheet| means(sheet, other) && !means(sheet, made)) =>
            {
                Slip::Either { entries: ByColor { white, black }, ply }
            }
            _ => Slip::Open { entries, ply },
        })
    }

    /// Whether everything behind that ply can be played as it is written if another half-move was made there.
    fn fits_with(&self, ply: usize, half_move: HalfMove) -> bool {
        half_move.played_in(&self.before[ply]).is_some_and(|after| self.fits_from(ply + 1, after))
    }

    fn fits_from(&self, first: usize, mut position: Chess) -> bool {
        (first..self.line.len()).all(|ply| {
            let half_move = self.line[ply];
            let Some(mv) = half_move.legal_in(&position) else { return false };
            let fits = |sheet: Color| match self.deeds[ply][sheet] {
                Deed::Means(entry) | Deed::Exchanged(entry, _) => {
                    let claim = |position: &Chess| price_of_claim(self.sheets[sheet], entry, half_move, position);
                    (self.sheets[sheet].can_mean)(entry, half_move, &position)
                        && claim(&position) <= claim(&self.before[ply])
                }
                Deed::Nothing | Deed::Wrong(_) | Deed::Missing(_) | Deed::Surplus(_) => true,
            };
            let fits = Color::ALL.into_iter().all(fits);
            position.play_unchecked(mv);
            fits
        })
    }

    /// Whether the line can also be played in the order in which that sheet has it.
    fn fits_in_other_order(&self, sheet: Color, ply: usize, ahead: usize) -> bool {
        let is_of_the_other = |at: usize| self.deeds[at][!sheet].means();
        if !is_of_the_other(ply) || !is_of_the_other(ply + ahead) {
            return false;
        }
        let mut order: Vec<HalfMove> = self.line[ply..=ply + ahead].to_vec();
        order.swap(0, ahead);
        let mut position = self.before[ply].clone();
        for half_move in order {
            let Some(mv) = half_move.legal_in(&position) else { return false };
            position.play_unchecked(mv);
        }
        self.fits_from(ply + ahead + 1, position)
    }
}

/// Adds a half-move that is missing on a sheet: next to another it is one slip.
fn add_missing(slips: &mut Vec<Slip>, sheet: Color, entry: usize, ply: usize) {
    match slips.last_mut() {
        Some(Slip::Missing { ply: first, half_moves, .. }) if *first + *half_moves == ply => *half_moves += 1,
        _ => slips.push(Slip::Missing { sheet, entry, ply, half_moves: 1 }),
    }
}

impl Game {
    /// The slips on the two scoresheets, if they differ and it can be found.
    pub fn slips(&self) -> Option<Diagnosis> {
        let proposal = self.proposal();
        let sheets = ByColor::new_with(|sheet| self.sheet(sheet));
        let can_mean = ByColor::new_with(|color| {
            let entries = &sheets[color].entries;
            move |entry: usize, half_move: HalfMove, position: &Chess| entries[entry].can_mean(half_move, position)
        });
        let described = ByColor::new_with(|color| move |entry: usize| sheets[color].entries[entry].says);
        let is_blank = |_: usize| false;
        let entries = ByColor::new_with(|color| Entries {
            count: sheets[color].entries.len(),
            can_mean: &can_mean[color],
            described: &described[color],
            is_blank: &is_blank,
        });
        let start = &self.terms().start;
        let found = match proposal.reason {
            ProposalReason::SheetsOnly { .. } => diagnose_against(start, &proposal.line, entries.as_ref()),
            ProposalReason::SheetsDiffer | ProposalReason::Incomplete { .. } | ProposalReason::Unreadable => {
                diagnose_sheets(start, entries.as_ref())
            }
            ProposalReason::Nothing | ProposalReason::BoardsWrong | ProposalReason::IllegalMove => None,
        };
        found.filter(|diagnosis| !diagnosis.slips.is_empty())
    }
}
