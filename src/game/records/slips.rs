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

/// More strokes on one sheet than this explain nothing.
pub const MOST_STROKES: usize = 24;

/// At most this number of slips are named in the shortest game.
const FEW_SLIPS: usize = 6;

/// At least this number of half-moves for each slip are needed where nothing but their number speaks for them.
const LINE_OF_A_SLIP: usize = 4;

/// The entries of one sheet, in order, as far as their meaning must be known to name what is wrong.
pub struct Entries<'a> {
    pub count: usize,
    /// Whether an entry, read in that position, can mean that half-move.
    pub can_mean: &'a dyn Fn(usize, HalfMove, &Chess) -> bool,
    /// The half-move that an entry describes, if it describes a half-move.
    pub described: &'a dyn Fn(usize) -> Option<Described>,
}

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
            | Slip::Either { ply, .. } => ply,
        }
    }
}

impl Diagnosis {
    /// The last slip, if the line ends with it: which of the two versions is right is open, and nothing is behind them.
    pub fn open_at_the_end(&self) -> Option<Slip> {
        self.slips.last().copied().filter(|slip| match slip {
            Slip::Either { ply: last, .. } | Slip::EitherOrder { other: last, .. } => last + 1 >= self.agreed,
            Slip::Missing { .. }
            | Slip::Repeated { .. }
            | Slip::Surplus { .. }
            | Slip::Exchanged { .. }
            | Slip::OtherCastling { .. }
            | Slip::Wrong { .. } => false,
        })
    }

    /// Whether most of the line is written otherwise: the sheets may be of two different games.
    pub fn may_be_of_two_games(&self) -> bool {
        self.slips.len() > FEW_SLIPS && 2 * self.slips.len() > self.line.len()
    }
}

/// The slips that explain how two sheets depart from a line. `None` if they are too many.
pub fn diagnose_against(start: &Chess, line: &[HalfMove], sheets: ByColor<&Entries>) -> Option<Diagnosis> {
    diagnose_with(start, line, sheets, &[])
}

/// The slips that explain how two sheets depart from each other, if there is a line from which both depart by few.
pub fn diagnose_sheets(start: &Chess, sheets: ByColor<&Entries>) -> Option<Diagnosis> {
    let joined = Joined::from_start(start).joined(sheets);
    let found = joined.and_then(|Joined { line, undecided, .. }| diagnose_with(start, &line, sheets, &undecided));
    found.or_else(|| diagnose_against_one(start, sheets))
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

/// `undecided` are the slips that either sheet may have.
fn diagnose_with(start: &Chess, line: &[HalfMove], sheets: ByColor<&Entries>, undecided: &[Slip]) -> Option<Diagnosis> {
    let before = positions_before(start, line);
    let mut slips: Vec<Slip> = undecided.to_vec();
    let mut agreed = line.len();
    for (sheet, entries) in sheets.zip_color() {
        let can_mean = |entry: usize, ply: usize| (entries.can_mean)(entry, line[ply], &before[ply]);
        let mut strokes =
            align(entries.count, line.len(), MOST_STROKES.max(line.len().abs_diff(entries.count)), can_mean)?;
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
        if strokes.len() > MOST_STROKES {
            return None;
        }
        let is_undecided = |stroke: &Stroke| {
            undecided.iter().any(|slip| match stroke {
                Stroke::Correct { ply, .. } | Stroke::Exchange { ply, .. } => slip.ply() == *ply,
                Stroke::WriteIn { .. } | Stroke::Strike { .. } => false,
            })
        };
        strokes.retain(|stroke| !is_undecided(stroke));
        slips.extend(named(sheet, entries, &strokes, line, &before));
    }
    slips.sort_by_key(|slip| slip.ply());
    Some(Diagnosis { line: line.to_vec(), slips, agreed })
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
                slips.push(Slip::Missing { sheet, entry, ply, half_moves: run });
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

/// How far two sheets were followed together, each with its own next entry.
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

const GUESSES: [Guess; 7] = [
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

/// Whether another slip may come before both sheets have agreed again for as long as convinces.
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
        let guesses = Color::ALL.into_iter().flat_map(|sheet| GUESSES.map(|guess| (sheet, guess)));
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
