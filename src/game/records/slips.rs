//! The slips where two scoresheets differ: slips of the pen, found by aligning each sheet with one line. Nothing is
//! decided by it.

use std::cmp::Ordering;

use shakmaty::{ByColor, Chess, Color, Position};

use crate::game::Game;
use crate::game::description::Described;
use crate::game::half_move::HalfMove;
use crate::game::records::alignment::{Stroke, align};
use crate::game::records::correction::positions_before;
use crate::game::records::ruling::ProposalReason;
use crate::game::records::walk::{MOST_ENTRIES, price_of, price_of_claim, walk};

pub use crate::game::records::walk::Entries;

/// More strokes on one sheet than this explain nothing.
pub const MOST_STROKES: usize = 24;

/// At most this number of slips are named in the shortest game.
const FEW_SLIPS: usize = 6;

/// At least this number of half-moves for each slip are needed where nothing but their number speaks for them.
const LINE_OF_A_SLIP: usize = 4;

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
    /// This slip if the two sheets change places.
    fn mirrored(self) -> Slip {
        let swapped = |entries: ByColor<usize>| ByColor { white: entries.black, black: entries.white };
        match self {
            Slip::Missing { sheet, entry, ply, half_moves } => Slip::Missing { sheet: !sheet, entry, ply, half_moves },
            Slip::Repeated { sheet, entry, ply, entries } => Slip::Repeated { sheet: !sheet, entry, ply, entries },
            Slip::Surplus { sheet, entry, ply } => Slip::Surplus { sheet: !sheet, entry, ply },
            Slip::Exchanged { sheet, ply, other } => Slip::Exchanged { sheet: !sheet, ply, other },
            Slip::OtherCastling { sheet, entry, ply } => Slip::OtherCastling { sheet: !sheet, entry, ply },
            Slip::Wrong { sheet, entry, ply } => Slip::Wrong { sheet: !sheet, entry, ply },
            Slip::EitherOrder { ply, other } => Slip::EitherOrder { ply, other },
            Slip::Either { entries, ply } => Slip::Either { entries: swapped(entries), ply },
            Slip::Open { entries, ply } => {
                Slip::Open { entries: ByColor { white: entries.black, black: entries.white }, ply }
            }
        }
    }

    /// The sheet on which it is, if it is on one.
    fn sheet(self) -> Option<Color> {
        match self {
            Slip::Missing { sheet, .. }
            | Slip::Repeated { sheet, .. }
            | Slip::Surplus { sheet, .. }
            | Slip::Exchanged { sheet, .. }
            | Slip::OtherCastling { sheet, .. }
            | Slip::Wrong { sheet, .. } => Some(sheet),
            Slip::EitherOrder { .. } | Slip::Either { .. } | Slip::Open { .. } => None,
        }
    }

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
    /// This diagnosis if the two sheets change places.
    pub fn mirrored(mut self) -> Diagnosis {
        self.slips = self.slips.into_iter().map(Slip::mirrored).collect();
        self.slips.sort_by_key(|slip| (slip.ply(), slip.sheet().map(|sheet| sheet.is_black())));
        self
    }

    /// The last slip, if the line ends with it: what was made there is open, and nothing is behind it.
    pub fn open_at_the_end(&self) -> Option<Slip> {
        self.slips.last().copied().filter(|slip| {
            let (Slip::Either { ply: last, .. } | Slip::EitherOrder { other: last, .. } | Slip::Open { ply: last, .. }) =
                slip
            else {
                return false;
            };
            last + 1 >= self.agreed
        })
    }

    /// Whether most of the line is written otherwise: the sheets may be of two different games.
    pub fn may_be_of_two_games(&self) -> bool {
        self.slips.len() > FEW_SLIPS && 2 * self.slips.len() > self.line.len()
    }
}

/// The slips that explain how two sheets depart from a line. `None` if they are too many.
pub fn diagnose_against(start: &Chess, line: &[HalfMove], sheets: ByColor<&Entries>) -> Option<Diagnosis> {
    Aligned::with(start, line, sheets, MOST_STROKES).map(|aligned| aligned.diagnosis(&[]))
}

/// The slips that explain how two sheets depart from each other, if there is a line from which both depart by few.
pub fn diagnose_sheets(start: &Chess, sheets: ByColor<&Entries>) -> Option<Diagnosis> {
    let found = Joined::from_start(start).joined(sheets).and_then(|Joined { line, undecided, .. }| {
        Aligned::with(start, &line, sheets, MOST_STROKES).map(|aligned| aligned.diagnosis(&undecided))
    });
    found.or_else(|| diagnose_against_one(start, sheets))
}

/// The slips on two papers. Where a few slips do not explain both to the end, they are walked through. `None` if nearly
/// nothing on them fits together.
pub fn diagnose_papers(start: &Chess, sheets: ByColor<&Entries>) -> Option<Diagnosis> {
    if sheets.iter().any(|sheet| sheet.count > MOST_ENTRIES) {
        return None;
    }
    let shorter = sheets.white.count.min(sheets.black.count);
    let joined = Joined::from_start(start).joined(sheets).and_then(|Joined { line, undecided, .. }| {
        let aligned = Aligned::with(start, &line, sheets, MOST_STROKES)?;
        let found = aligned.diagnosis(&aligned.open(&undecided));
        let (slips, is_whole) = (found.slips.len(), found.agreed + 2 * found.slips.len() >= shorter);
        (slips > 0 && is_whole && LINE_OF_A_SLIP * slips <= found.line.len()).then_some(found)
    });
    joined.or_else(|| {
        let line = walk(start, sheets)?;
        let aligned = Aligned::with(start, &line, sheets, line.len().max(MOST_STROKES))?;
        let found = (2 * aligned.common() >= shorter).then(|| aligned.diagnosis(&aligned.open(&[])));
        found.filter(|found| !found.may_be_of_two_games())
    })
}

/// The slips on one sheet, if the other can be played through and explains it better than the other way round.
fn diagnose_against_one(start: &Chess, sheets: ByColor<&Entries>) -> Option<Diagnosis> {
    let [white, black] = Color::ALL.map(|right| {
        let mut alone = Joined::from_start(start);
        while alone.next[right] < sheets[right].count {
            alone.follow_one(right, sheets)?;
        }
        diagnose_against(start, &alone.line, sheets)
            .filter(|found| LINE_OF_A_SLIP * found.slips.len() <= found.line.len())
    });
    match (white, black) {
        (Some(one), Some(other)) => match one.slips.len().cmp(&other.slips.len()) {
            Ordering::Less => Some(one),
            Ordering::Greater => Some(other),
            Ordering::Equal => None,
        },
        (one, other) => one.or(other),
    }
}

/// Two sheets aligned with a line.
struct Aligned<'a> {
    line: &'a [HalfMove],
    /// The position before each half-move of the line.
    before: Vec<Chess>,
    sheets: ByColor<&'a Entries<'a>>,
    strokes: ByColor<Vec<Stroke>>,
    /// The entry of each sheet that stands for each half-move.
    standing: ByColor<Vec<Option<usize>>>,
    /// As far as both sheets go.
    agreed: usize,
}

impl<'a> Aligned<'a> {
    /// `None` if more than `most` strokes are needed on one sheet.
    fn with(start: &Chess, line: &'a [HalfMove], sheets: ByColor<&'a Entries<'a>>, most: usize) -> Option<Aligned<'a>> {
        let before = positions_before(start, line);
        let mut agreed = line.len();
        let mut strokes_on = |entries: &Entries| {
            let can_mean = |entry: usize, ply: usize| (entries.can_mean)(entry, line[ply], &before[ply]);
            let longest = most.max(line.len().abs_diff(entries.count));
            let mut strokes = align(entries.count, line.len(), longest, can_mean)?;
            let standing = standing(&strokes, entries.count, line.len());
            let at_the_end = |stroke: &Stroke| match stroke {
                Stroke::WriteIn { entry, .. } => *entry == entries.count,
                Stroke::Strike { ply, .. } => *ply == line.len(),
                Stroke::Correct { .. } | Stroke::Exchange { .. } => false,
            };
            // A sheet that stops earlier, or goes on, has no slip there.
            while let Some(Stroke::WriteIn { ply, .. } | Stroke::Strike { ply, .. }) =
                strokes.pop_if(|stroke| at_the_end(stroke))
            {
                agreed = agreed.min(ply);
            }
            (strokes.len() <= most).then_some((strokes, standing))
        };
        let (white, black) = (strokes_on(sheets.white)?, strokes_on(sheets.black)?);
        let strokes = ByColor { white: white.0, black: black.0 };
        let standing = ByColor { white: white.1, black: black.1 };
        Some(Aligned { line, before, sheets, strokes, standing, agreed })
    }

    /// `undecided` are the slips of which it is open on which sheet they are.
    fn diagnosis(&self, undecided: &[Slip]) -> Diagnosis {
        let mut slips: Vec<Slip> = undecided.to_vec();
        for sheet in Color::ALL {
            let is_decided = |stroke: &&Stroke| match stroke {
                Stroke::Correct { ply, .. } | Stroke::Exchange { ply, .. } => {
                    undecided.iter().all(|slip| slip.ply() != *ply)
                }
                Stroke::WriteIn { .. } | Stroke::Strike { .. } => true,
            };
            let strokes: Vec<Stroke> = self.strokes[sheet].iter().filter(is_decided).copied().collect();
            slips.extend(named(sheet, self.sheets[sheet], &strokes, self.line, &self.before));
        }
        slips.sort_by_key(|slip| (slip.ply(), slip.sheet().map(|sheet| sheet.is_black())));
        Diagnosis { line: self.line.to_vec(), slips, agreed: self.agreed }
    }

    fn means(&self, sheet: Color, ply: usize, half_move: HalfMove, position: &Chess) -> bool {
        self.standing[sheet][ply].is_some_and(|entry| (self.sheets[sheet].can_mean)(entry, half_move, position))
    }

    /// The number of half-moves that both sheets have.
    fn common(&self) -> usize {
        let both = |ply: &usize| {
            Color::ALL.into_iter().all(|sheet| self.means(sheet, *ply, self.line[*ply], &self.before[*ply]))
        };
        (0..self.line.len()).filter(both).count()
    }

    /// The slips that are known to be open, and the half-moves of which it is open what they were: everything behind
    /// them fits something else too.
    fn open(&self, known: &[Slip]) -> Vec<Slip> {
        let is_new = |ply: &usize| known.iter().all(|slip| slip.ply() != *ply);
        let found = (0..self.line.len()).filter(is_new).filter_map(|ply| self.open_at(ply));
        known.iter().copied().chain(found).collect()
    }

    fn open_at(&self, ply: usize) -> Option<Slip> {
        let other_order = |stroke: &Stroke| match *stroke {
            Stroke::Exchange { entry, other, ply: at } if at == ply => Some(ply + other - entry),
            Stroke::Exchange { .. } | Stroke::Correct { .. } | Stroke::WriteIn { .. } | Stroke::Strike { .. } => None,
        };
        for sheet in Color::ALL {
            if let Some(other) = self.strokes[sheet].iter().find_map(other_order) {
                return self.fits_in_other_order(!sheet, ply, other).then_some(Slip::EitherOrder { ply, other });
            }
        }
        let (made, position) = (self.line[ply], &self.before[ply]);
        let entries = ByColor::new_with(|sheet| self.standing[sheet][ply]);
        let goes_on = |sheet: Color| self.standing[sheet][ply..].iter().any(Option::is_some);
        if Color::ALL.into_iter().any(|sheet| entries[sheet].is_none() && goes_on(sheet)) {
            return None;
        }
        let count = |half_move: HalfMove| {
            Color::ALL.into_iter().filter(|sheet| self.means(*sheet, ply, half_move, position)).count()
        };
        let price = |half_move: HalfMove| -> u32 {
            let own = |sheet: Color| match entries[sheet] {
                Some(entry) if !self.means(sheet, ply, half_move, position) => {
                    price_of(self.sheets[sheet], entry, half_move, position)
                }
                Some(_) | None => 0,
            };
            Color::ALL.into_iter().map(own).sum()
        };
        let (written, paid) = (count(made), price(made));
        let mode = position.castles().mode();
        let fits = |half_move: &HalfMove| {
            *half_move != made
                && count(*half_move) >= written
                && (written > 0 || price(*half_move) <= paid)
                && half_move.played_in(position).is_some_and(|after| self.fits_from(ply + 1, after))
        };
        let other = position.legal_moves().into_iter().map(|mv| HalfMove::of(mv, mode)).find(fits)?;
        let means_only_the_other =
            |sheet: Color| self.means(sheet, ply, other, position) && !self.means(sheet, ply, made, position);
        Some(match (entries.white, entries.black) {
            (Some(white), Some(black)) if written == 1 && Color::ALL.into_iter().any(means_only_the_other) => {
                Slip::Either { entries: ByColor { white, black }, ply }
            }
            _ => Slip::Open { entries, ply },
        })
    }

    /// Whether everything from that ply on can be played from that position as it is written.
    fn fits_from(&self, first: usize, mut position: Chess) -> bool {
        (first..self.line.len()).all(|ply| {
            let half_move = self.line[ply];
            let Some(mv) = half_move.legal_in(&position) else { return false };
            let fits = |sheet: Color| match self.standing[sheet][ply] {
                Some(entry) if self.means(sheet, ply, half_move, &self.before[ply]) => {
                    let claim = |position: &Chess| price_of_claim(self.sheets[sheet], entry, half_move, position);
                    self.means(sheet, ply, half_move, &position) && claim(&position) <= claim(&self.before[ply])
                }
                Some(_) | None => true,
            };
            let fits = Color::ALL.into_iter().all(fits);
            position.play_unchecked(mv);
            fits
        })
    }

    /// Whether the half-moves at those plies, which that sheet has in this order, can also be played in the other.
    fn fits_in_other_order(&self, sheet: Color, ply: usize, other: usize) -> bool {
        let is_written = |ply: usize| self.means(sheet, ply, self.line[ply], &self.before[ply]);
        let mut order: Vec<HalfMove> = self.line[ply..=other].to_vec();
        order.swap(0, other - ply);
        let mut position = self.before[ply].clone();
        let can_be_played = order
            .into_iter()
            .all(|half_move| half_move.legal_in(&position).map(|mv| position.play_unchecked(mv)).is_some());
        is_written(ply) && is_written(other) && can_be_played && self.fits_from(other + 1, position)
    }
}

/// The entry that stands for each half-move of a line, once the strokes are made.
fn standing(strokes: &[Stroke], entries: usize, line: usize) -> Vec<Option<usize>> {
    let mut next = 0;
    let mut standing: Vec<Option<usize>> = (0..line)
        .map(|ply| {
            while strokes.contains(&Stroke::Strike { entry: next, ply }) {
                next += 1;
            }
            let is_written = next < entries && !strokes.contains(&Stroke::WriteIn { entry: next, ply });
            next += usize::from(is_written);
            is_written.then(|| next - 1)
        })
        .collect();
    for stroke in strokes {
        if let Stroke::Exchange { entry, other, ply } = *stroke {
            standing.swap(ply, ply + other - entry);
        }
    }
    standing
}

/// The slips that strokes on a sheet put right: what is next to each other and of one kind is one.
fn named(sheet: Color, entries: &Entries, strokes: &[Stroke], line: &[HalfMove], before: &[Chess]) -> Vec<Slip> {
    let means = |entry: usize, ply: usize| (entries.can_mean)(entry, line[ply], &before[ply]);
    let mut slips: Vec<Slip> = Vec::new();
    let mut rest = strokes;
    while let Some((first, behind)) = rest.split_first() {
        let run = 1 + rest.windows(2).take_while(|pair| is_run(pair[0], pair[1])).count();
        let slip = match *first {
            Stroke::WriteIn { entry, ply } => {
                rest = &rest[run..];
                add_missing(&mut slips, sheet, entry, ply, run);
                continue;
            }
            Stroke::Correct { entry, ply } if (entries.is_blank)(entry) => {
                rest = behind;
                add_missing(&mut slips, sheet, entry, ply, 1);
                continue;
            }
            // A number was skipped, and nothing is missing.
            Stroke::Strike { entry, .. } if (entries.is_blank)(entry) => {
                rest = behind;
                continue;
            }
            Stroke::Strike { entry, ply } if ply >= run && (0..run).all(|n| means(entry + n, ply - run + n)) => {
                rest = &rest[run..];
                slips.push(Slip::Repeated { sheet, entry, ply, entries: run });
                continue;
            }
            Stroke::Strike { entry, ply } if ply + run <= line.len() && (0..run).all(|n| means(entry + n, ply + n)) => {
                // The first of two that are alike is struck: the other stands behind it.
                rest = &rest[run..];
                slips.push(Slip::Repeated { sheet, entry: entry + run, ply: ply + run, entries: run });
                continue;
            }
            Stroke::Strike { entry, ply } => Slip::Surplus { sheet, entry, ply },
            Stroke::Exchange { entry, other, ply } => Slip::Exchanged { sheet, ply, other: ply + (other - entry) },
            Stroke::Correct { entry, ply } => {
                let position = &before[ply];
                let castles = line[ply].castling_side(position.board(), position.turn(), position.castles().mode());
                let said = (entries.described)(entry);
                match (castles, said) {
                    (Some(_), Some(Described::Castling(_))) => Slip::OtherCastling { sheet, entry, ply },
                    (Some(_) | None, _) => Slip::Wrong { sheet, entry, ply },
                }
            }
        };
        slips.push(slip);
        rest = behind;
    }
    slips
}

/// Adds half-moves that are missing on a sheet: next to others they are one slip.
fn add_missing(slips: &mut Vec<Slip>, sheet: Color, entry: usize, ply: usize, more: usize) {
    match slips.last_mut() {
        Some(Slip::Missing { ply: first, half_moves, .. }) if *first + *half_moves == ply => *half_moves += more,
        _ => slips.push(Slip::Missing { sheet, entry, ply, half_moves: more }),
    }
}

/// Whether the second of two strokes goes on with the first.
fn is_run(one: Stroke, next: Stroke) -> bool {
    match (one, next) {
        (Stroke::WriteIn { entry, ply }, Stroke::WriteIn { entry: same, ply: behind }) => {
            entry == same && ply + 1 == behind
        }
        (Stroke::Strike { entry, ply }, Stroke::Strike { entry: behind, ply: same }) => {
            entry + 1 == behind && ply == same
        }
        (Stroke::WriteIn { .. } | Stroke::Strike { .. } | Stroke::Correct { .. } | Stroke::Exchange { .. }, _) => false,
    }
}

/// A point up to which two sheets were followed together, each with its own next entry.
#[derive(Clone, Debug)]
struct Joined {
    position: Chess,
    line: Vec<HalfMove>,
    next: ByColor<usize>,
    undecided: Vec<Slip>,
}

/// A guess at what went wrong where two sheets differ, on one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Guess {
    ExchangedNext,
    ExchangedAround,
    Wrong,
    Omitted(usize),
    Doubled(usize),
}

static GUESSES: [Guess; 7] = [
    Guess::ExchangedNext,
    Guess::ExchangedAround,
    Guess::Wrong,
    Guess::Omitted(1),
    Guess::Omitted(2),
    Guess::Doubled(1),
    Guess::Doubled(2),
];

impl Guess {
    /// How many entries of the other sheet are followed alone, and how many of the own are passed over meanwhile.
    fn size(self) -> (usize, usize) {
        match self {
            Guess::ExchangedNext => (2, 2),
            Guess::ExchangedAround => (3, 3),
            Guess::Wrong => (1, 1),
            Guess::Omitted(half_moves) => (half_moves, 0),
            Guess::Doubled(entries) => (0, entries),
        }
    }

    fn strokes(self) -> usize {
        match self {
            Guess::ExchangedNext | Guess::ExchangedAround | Guess::Wrong => 1,
            Guess::Omitted(count) | Guess::Doubled(count) => count,
        }
    }
}

/// The permission for another slip before both sheets have agreed again for as long as convinces.
#[derive(Clone, Copy)]
enum NextSlip {
    Later,
    Soon,
}

/// At least this number of half-moves must agree again after a slip, unless a sheet ends before.
const CONVINCING: usize = 3;

impl Joined {
    fn from_start(start: &Chess) -> Joined {
        Joined { position: start.clone(), line: Vec::new(), next: ByColor::default(), undecided: Vec::new() }
    }

    /// Follows both to the end of the shorter, and the longer alone as far as it can be played. `None` if they differ
    /// where no slip explains it.
    fn joined(mut self, sheets: ByColor<&Entries>) -> Option<Joined> {
        self.follow_both(sheets);
        for _ in 0..MOST_STROKES {
            if self.is_at_an_end(sheets) {
                break;
            }
            let (_, after) =
                self.past_a_slip(sheets, NextSlip::Later).or_else(|| self.past_a_slip(sheets, NextSlip::Soon))?;
            self = after;
        }
        if !self.is_at_an_end(sheets) {
            return None;
        }
        for sheet in Color::ALL {
            while self.next[sheet] < sheets[sheet].count && self.follow_one(sheet, sheets).is_some() {}
        }
        Some(self)
    }

    fn is_at_an_end(&self, sheets: ByColor<&Entries>) -> bool {
        Color::ALL.into_iter().any(|sheet| self.next[sheet] >= sheets[sheet].count)
    }

    /// The half-moves that an entry can mean here, legal ones only.
    fn meanings<'a>(&'a self, sheet: Color, sheets: ByColor<&'a Entries>) -> impl Iterator<Item = HalfMove> + 'a {
        let (entry, entries) = (self.next[sheet], sheets[sheet]);
        let mode = self.position.castles().mode();
        let legal = if entry < entries.count { self.position.legal_moves() } else { Default::default() };
        let half_moves = legal.into_iter().map(move |mv| HalfMove::of(mv, mode));
        half_moves.filter(move |half_move| (entries.can_mean)(entry, *half_move, &self.position))
    }

    fn play(&mut self, half_move: HalfMove) -> Option<()> {
        self.position.play_unchecked(half_move.legal_in(&self.position)?);
        self.line.push(half_move);
        Some(())
    }

    /// Follows the next entry of one sheet, if it is clear what it means.
    fn follow_one(&mut self, sheet: Color, sheets: ByColor<&Entries>) -> Option<()> {
        let half_move = {
            let mut meanings = self.meanings(sheet, sheets);
            let only = meanings.next();
            only.filter(|_| meanings.next().is_none())?
        };
        self.play(half_move)?;
        self.next[sheet] += 1;
        Some(())
    }

    /// Follows both as long as they mean one half-move. Returns how many there were.
    fn follow_both(&mut self, sheets: ByColor<&Entries>) -> usize {
        let before = self.line.len();
        while !self.is_at_an_end(sheets) {
            let black = self.next.black;
            let both = |half_move: &HalfMove| (sheets.black.can_mean)(black, *half_move, &self.position);
            let Some(half_move) = self.meanings(Color::White, sheets).find(both) else { break };
            if self.play(half_move).is_none() {
                break;
            }
            self.next = self.next.map(|next| next + 1);
        }
        self.line.len() - before
    }

    /// Behind the slip that lets both sheets agree longest again, and how well it explains them.
    fn past_a_slip(&self, sheets: ByColor<&Entries>, next: NextSlip) -> Option<(isize, Joined)> {
        // Nobody writes what was not played: that an entry is surplus is tried last.
        let (usual, last) = GUESSES.split_at(5);
        let on_both = |some: &'static [Guess]| {
            Color::ALL.into_iter().flat_map(move |sheet| some.iter().map(move |guess| (sheet, *guess)))
        };
        let guesses = on_both(usual).chain(on_both(last));
        let mut best: Option<(isize, Joined, Color, Guess)> = None;
        for (sheet, guess) in guesses {
            let Some((agreed, after)) = self.guessed(sheet, guess, sheets) else { continue };
            let ends = Color::ALL.into_iter().filter(|sheet| after.next[*sheet] >= sheets[*sheet].count).count();
            let (further, after) = match next {
                _ if agreed >= CONVINCING || ends > 0 => (ends as isize, after),
                NextSlip::Later => continue,
                NextSlip::Soon => match after.past_a_slip(sheets, NextSlip::Later) {
                    Some(further) => further,
                    None => continue,
                },
            };
            let worth = agreed as isize + further - 2 * guess.strokes() as isize;
            match &mut best {
                Some((most, Joined { undecided, .. }, other, same))
                    if *most == worth && *same == guess && *other != sheet =>
                {
                    undecided.extend(self.either(guess));
                }
                Some((most, ..)) if *most >= worth => {}
                _ => best = Some((worth, after, sheet, guess)),
            }
        }
        best.map(|(worth, after, ..)| (worth, after))
    }

    /// The slip where either sheet may have that one.
    fn either(&self, guess: Guess) -> Option<Slip> {
        let ply = self.line.len();
        match guess {
            Guess::Wrong => Some(Slip::Either { entries: self.next, ply }),
            Guess::ExchangedNext => Some(Slip::EitherOrder { ply, other: ply + 1 }),
            Guess::ExchangedAround => Some(Slip::EitherOrder { ply, other: ply + 2 }),
            Guess::Omitted(_) | Guess::Doubled(_) => None,
        }
    }

    /// Both followed on as if that slip were on that sheet, and how many half-moves they agree in behind it.
    fn guessed(&self, sheet: Color, guess: Guess, sheets: ByColor<&Entries>) -> Option<(usize, Joined)> {
        let (followed, passed) = guess.size();
        let mut after = self.clone();
        let own = self.next[sheet];
        if own + passed > sheets[sheet].count {
            return None;
        }
        for n in 0..followed {
            let before = after.position.clone();
            after.follow_one(!sheet, sheets)?;
            let half_move = *after.line.last()?;
            let written_at = match guess {
                Guess::ExchangedNext => Some(own + 1 - n),
                Guess::ExchangedAround => Some(own + 2 - n),
                Guess::Wrong | Guess::Omitted(_) | Guess::Doubled(_) => None,
            };
            let is_written = written_at.is_none_or(|entry| (sheets[sheet].can_mean)(entry, half_move, &before));
            if !is_written {
                return None;
            }
        }
        after.next[sheet] = own + passed;
        let agreed = after.follow_both(sheets);
        Some((agreed, after))
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
        let entries = ByColor::new_with(|color| Entries {
            count: sheets[color].entries.len(),
            can_mean: &can_mean[color],
            described: &described[color],
            is_blank: &|_| false,
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
