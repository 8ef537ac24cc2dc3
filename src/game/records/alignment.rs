//! The fewest strokes of a pen that make a scoresheet right: its entries aligned with the line that is accepted. Knows
//! no moves: whether an entry can mean a half-move of the line is asked.

/// One stroke of a pen on a scoresheet. An entry is at most in one of them, and between two entries that are exchanged
/// nothing is written in or struck. Entries and half-moves of the accepted line count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stroke {
    /// The entry is replaced by another text.
    Correct { entry: usize, ply: usize },
    /// The half-move is written in before that entry, which may be the end of the sheet.
    WriteIn { entry: usize, ply: usize },
    /// The entry is surplus. `ply` half-moves of the line come before it.
    Strike { entry: usize, ply: usize },
    /// Two entries, next to each other or with one between them, change places; the first then stands at `ply`.
    Exchange { entry: usize, other: usize, ply: usize },
}

impl Stroke {
    /// The half-move of the accepted line at which it is made.
    pub fn ply(self) -> usize {
        match self {
            Stroke::Correct { ply, .. }
            | Stroke::WriteIn { ply, .. }
            | Stroke::Strike { ply, .. }
            | Stroke::Exchange { ply, .. } => ply,
        }
    }
}

/// The fewest strokes after which each of `entries` means the half-move of the line at its place, in order; of equally
/// few, those that leave the most entries as they stand. `None` if more than `most` are needed.
///
/// `can_mean` says whether an entry can mean a half-move of the accepted line.
pub fn align(entries: usize, line: usize, most: usize, can_mean: impl Fn(usize, usize) -> bool) -> Option<Vec<Stroke>> {
    let both = entries.min(line);
    let before = (0..both).take_while(|i| can_mean(*i, *i)).count();
    let behind = (1..=both - before).take_while(|i| can_mean(entries - i, line - i)).count();
    let (rows, columns) = (entries - before - behind, line - before - behind);
    let can = |entry: usize, ply: usize| can_mean(before + entry, before + ply);
    let whole = rows.max(columns);
    let mut width = rows.abs_diff(columns).max(4);
    let table = loop {
        let table = CostTable::fill(rows, columns, width, &can);
        let strokes = table.at(0, 0).strokes as usize;
        // A way with so few strokes cannot leave the band.
        if strokes <= width || width >= whole {
            break table;
        }
        if width >= most {
            return None;
        }
        width = (width * 4).min(whole.max(1));
    };
    (table.at(0, 0).strokes as usize <= most).then(|| table.strokes(before, &can))
}

/// The cost of the rest of a sheet: fewer strokes are better, then more entries that stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Cost {
    strokes: u32,
    /// Entries that do not stand as they are.
    touched: u32,
}

const UNREACHABLE: Cost = Cost { strokes: u32::MAX, touched: u32::MAX };

/// One step of a way through the table: how many entries and half-moves it deals with, and what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Keep,
    /// Two entries next to each other change places.
    ExchangeNext,
    /// Two entries with one between them, which is kept, change places.
    ExchangeAround,
    /// Two entries with one between them, which is corrected, change places.
    ExchangeAroundCorrected,
    /// The first and the third of four entries change places, and the second and the fourth.
    ExchangeBoth,
    Correct,
    WriteIn,
    Strike,
}

/// The steps, the preferred ones first where they cost the same.
const STEPS: [Step; 8] = [
    Step::Keep,
    Step::ExchangeNext,
    Step::ExchangeAround,
    Step::ExchangeBoth,
    Step::Correct,
    Step::ExchangeAroundCorrected,
    Step::WriteIn,
    Step::Strike,
];

impl Step {
    /// The entries and the half-moves of the line that it deals with.
    fn size(self) -> (usize, usize) {
        match self {
            Step::Keep | Step::Correct => (1, 1),
            Step::ExchangeNext => (2, 2),
            Step::ExchangeAround | Step::ExchangeAroundCorrected => (3, 3),
            Step::ExchangeBoth => (4, 4),
            Step::WriteIn => (0, 1),
            Step::Strike => (1, 0),
        }
    }

    fn cost(self) -> Cost {
        let (strokes, touched) = match self {
            Step::Keep => (0, 0),
            Step::ExchangeNext | Step::ExchangeAround => (1, 2),
            Step::ExchangeAroundCorrected => (2, 3),
            Step::ExchangeBoth => (2, 4),
            Step::Correct | Step::Strike => (1, 1),
            Step::WriteIn => (1, 0),
        };
        Cost { strokes, touched }
    }

    fn is_possible(self, entry: usize, ply: usize, can: &impl Fn(usize, usize) -> bool) -> bool {
        match self {
            Step::Keep => can(entry, ply),
            Step::ExchangeNext => can(entry, ply + 1) && can(entry + 1, ply),
            Step::ExchangeAround => can(entry, ply + 2) && can(entry + 2, ply) && can(entry + 1, ply + 1),
            Step::ExchangeAroundCorrected => can(entry, ply + 2) && can(entry + 2, ply),
            Step::ExchangeBoth => {
                can(entry, ply + 2) && can(entry + 2, ply) && can(entry + 1, ply + 3) && can(entry + 3, ply + 1)
            }
            Step::Correct | Step::WriteIn | Step::Strike => true,
        }
    }

    /// The strokes of the step at an entry and a half-move.
    fn strokes(self, entry: usize, ply: usize) -> Vec<Stroke> {
        let around = Stroke::Exchange { entry, other: entry + 2, ply };
        match self {
            Step::Keep => vec![],
            Step::ExchangeNext => vec![Stroke::Exchange { entry, other: entry + 1, ply }],
            Step::ExchangeAround => vec![around],
            Step::ExchangeAroundCorrected => vec![around, Stroke::Correct { entry: entry + 1, ply: ply + 1 }],
            Step::ExchangeBoth => vec![around, Stroke::Exchange { entry: entry + 1, other: entry + 3, ply: ply + 1 }],
            Step::Correct => vec![Stroke::Correct { entry, ply }],
            Step::WriteIn => vec![Stroke::WriteIn { entry, ply }],
            Step::Strike => vec![Stroke::Strike { entry, ply }],
        }
    }
}

/// The cost of each rest of the sheet against each rest of the line, as far as the two are at most `width` apart.
struct CostTable {
    rows: usize,
    columns: usize,
    width: usize,
    cells: Vec<Cost>,
}

impl CostTable {
    fn fill(rows: usize, columns: usize, width: usize, can: &impl Fn(usize, usize) -> bool) -> CostTable {
        let cells = vec![UNREACHABLE; (rows + 1) * (2 * width + 1)];
        let mut table = CostTable { rows, columns, width, cells };
        for entry in (0..=rows).rev() {
            for ply in (entry.saturating_sub(width)..=columns.min(entry + width)).rev() {
                let is_end = entry == rows && ply == columns;
                let best = if is_end { Some(Cost { strokes: 0, touched: 0 }) } else { table.best(entry, ply, can) };
                if let (Some(cell), Some(best)) = (table.place(entry, ply), best) {
                    table.cells[cell] = best;
                }
            }
        }
        table
    }

    /// Where that rest is in the table; `None` outside.
    fn place(&self, entry: usize, ply: usize) -> Option<usize> {
        let across = (ply + self.width).checked_sub(entry).filter(|across| *across <= 2 * self.width)?;
        (entry <= self.rows && ply <= self.columns).then_some(entry * (2 * self.width + 1) + across)
    }

    fn at(&self, entry: usize, ply: usize) -> Cost {
        self.place(entry, ply).map_or(UNREACHABLE, |place| self.cells[place])
    }

    /// The cost of the rest with that step first; `None` if it is not possible.
    fn with(&self, step: Step, entry: usize, ply: usize, can: &impl Fn(usize, usize) -> bool) -> Option<Cost> {
        let (entries, plies) = step.size();
        let rest = self.at(entry + entries, ply + plies);
        if rest == UNREACHABLE || !step.is_possible(entry, ply, can) {
            return None;
        }
        let own = step.cost();
        Some(Cost { strokes: own.strokes + rest.strokes, touched: own.touched + rest.touched })
    }

    fn best(&self, entry: usize, ply: usize, can: &impl Fn(usize, usize) -> bool) -> Option<Cost> {
        // An entry that can stand stands: no way is shorter without it.
        if let Some(kept) = self.with(Step::Keep, entry, ply, can) {
            return Some(kept);
        }
        STEPS.into_iter().filter_map(|step| self.with(step, entry, ply, can)).min()
    }

    /// The strokes of the best way. The entries and half-moves of the table begin at `first`.
    fn strokes(&self, first: usize, can: &impl Fn(usize, usize) -> bool) -> Vec<Stroke> {
        let (mut entry, mut ply) = (0, 0);
        let mut strokes = Vec::new();
        while (entry, ply) != (self.rows, self.columns) {
            let best = self.at(entry, ply);
            let step = STEPS.into_iter().find(|step| self.with(*step, entry, ply, can) == Some(best));
            let Some(step) = step else { break };
            strokes.extend(step.strokes(first + entry, first + ply));
            let (entries, plies) = step.size();
            (entry, ply) = (entry + entries, ply + plies);
        }
        strokes
    }
}
