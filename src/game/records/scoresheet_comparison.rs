//! How far two scoresheets agree (D.2.9): moves are compared, never texts. Knows no boards and no clocks.

use shakmaty::{ByColor, Chess, Color, Move, Position};

use crate::game::half_move::HalfMove;
use crate::game::records::scoresheet::{Meaning, Scoresheet};

/// Reads entry `ply` (from 0) of a sheet in the given position; `None` past its last entry.
///
/// A sheet kept in a game answers with the meanings it was recorded with ([`Scoresheet::reading`]); one
/// on paper is read here and now, in its own language: `|ply, position| texts.get(ply).map(|text| read(position,
/// text))`.
pub type SheetReader<'a> = dyn Fn(usize, &Chess) -> Option<ReadEntry> + 'a;

/// An entry as it was read in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadEntry {
    pub meaning: Meaning,
    /// The legal move that it is there, if it was looked for.
    pub legal: Option<Move>,
    pub claim: Claim,
}

/// The verdict on the sign of capture in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Claim {
    #[default]
    Fits,
    NothingToCapture,
}

impl From<Meaning> for ReadEntry {
    fn from(meaning: Meaning) -> ReadEntry {
        ReadEntry { meaning, legal: None, claim: Claim::Fits }
    }
}

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

/// The verdict on two scoresheets.
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

/// The findings on one scoresheet; its entries are counted from 0.
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
    pub fn reading(&self) -> impl Fn(usize, &Chess) -> Option<ReadEntry> {
        |ply, _| self.entries.get(ply).map(|entry| entry.meaning.clone().into())
    }
}

/// Whether each entry of the sheet is one legal half-move, from the position in which the game began.
pub fn is_legal_throughout(start: &Chess, sheet: &SheetReader) -> bool {
    let mut position = start.clone();
    (0..)
        .map_while(|ply| {
            let entry = sheet(ply, &position)?;
            match SeenMeaning::of(&entry, &position) {
                SeenMeaning::Legal(_, mv) => position.play_unchecked(mv),
                SeenMeaning::Illegal(_) | SeenMeaning::Ambiguous(_) | SeenMeaning::Unreadable => return Some(false),
            }
            Some(true)
        })
        .all(|is_legal| is_legal)
}

/// Compares two scoresheets from the position in which the game began.
pub fn compare_sheets(start: &Chess, sheets: ByColor<&SheetReader>) -> SheetAgreement {
    let mut walk = Walk::from_start(start);
    let end = walk.together(sheets);
    let common = walk.line.len();
    let mut agreement = SheetAgreement {
        verdict: match end {
            End::BothStop => SheetVerdict::Agree,
            End::Lost => SheetVerdict::Unreadable,
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
        None => sheets.map(|reading| reading(common, &walk.position).map(|entry| entry.meaning)),
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
    agreement.sheets = findings;
    agreement
}

/// Both sheets read in the same position, half-move after half-move.
struct Walk {
    pub position: Chess,
    pub line: Vec<HalfMove>,
    pub sheets: ByColor<Findings>,
    pub illegal: Option<(usize, Box<Chess>)>,
    /// For how many half-moves several readings of an entry may still be tried.
    tries: usize,
}

/// The most half-moves for which readings of ambiguous entries are tried in one comparison.
const MOST_TRIES: usize = 5_000;

/// Why two sheets cannot be followed together any further.
#[derive(Clone, Copy, Debug)]
enum End {
    BothStop,
    OneStops,
    /// Each has another half-move.
    Differ,
    /// One has an illegal or unreadable entry, where the other has a legal half-move.
    Faulty {
        means: HalfMove,
        verdict: SheetVerdict,
    },
    /// Neither can be read, or both are ambiguous in the same way.
    Undecided,
    /// Both have an illegal half-move after which nothing can be played.
    Lost,
}

impl Walk {
    /// Both sheets at their beginning.
    pub fn from_start(start: &Chess) -> Walk {
        Walk { position: start.clone(), line: Vec::new(), sheets: ByColor::default(), illegal: None, tries: MOST_TRIES }
    }

    /// Follows both until they differ or stop. Returns why it ends there.
    pub fn together(&mut self, sheets: ByColor<&SheetReader>) -> End {
        loop {
            let ply = self.line.len();
            let white = (sheets.white)(ply, &self.position);
            let black = (sheets.black)(ply, &self.position);
            let (Some(white), Some(black)) = (&white, &black) else {
                return if white.is_none() && black.is_none() { End::BothStop } else { End::OneStops };
            };
            if white.meaning == black.meaning
                && let Meaning::HalfMove(half_move) = white.meaning
                && let Some(mv) = white.legal.or(black.legal).or_else(|| half_move.legal_in(&self.position))
            {
                self.line.push(half_move);
                self.position.play_unchecked(mv);
                continue;
            }
            let [white, black] = [white, black].map(|entry| SeenMeaning::of(entry, &self.position));
            let common = match common_half_move(&white, &black) {
                Err(End::Undecided) => self.followed_furthest(ply, [&white, &black], sheets).ok_or(End::Undecided),
                found => found,
            };
            let end = match common {
                Ok(half_move) => {
                    self.note(ply, ByColor { white: &white, black: &black });
                    if half_move.legal_in(&self.position).is_none() && self.illegal.is_none() {
                        self.illegal = Some((ply, Box::new(self.position.clone())));
                    }
                    if self.step(half_move) {
                        continue;
                    }
                    End::Lost
                }
                Err(end) => {
                    if let End::Faulty { .. } = end {
                        self.note(ply, ByColor { white: &white, black: &black });
                    }
                    end
                }
            };
            return end;
        }
    }

    /// The one reading of the entry at that ply, ambiguous on both sheets, with which both can be followed furthest.
    fn followed_furthest(
        &mut self,
        ply: usize,
        [one, other]: [&SeenMeaning; 2],
        sheets: ByColor<&SheetReader>,
    ) -> Option<HalfMove> {
        let (SeenMeaning::Ambiguous(one), SeenMeaning::Ambiguous(other)) = (one, other) else { return None };
        let mut followed: Vec<(usize, HalfMove)> = Vec::new();
        for (half_move, mv) in one.iter().filter(|(_, mv)| other.iter().any(|(_, candidate)| candidate == mv)) {
            let mut tried = Walk { tries: self.tries, ..Walk::from_start(&self.position) };
            tried.position.play_unchecked(*mv);
            followed.push((tried.legally_from(ply + 1, sheets), *half_move));
            self.tries = tried.tries;
        }
        let most = followed.iter().map(|(plies, _)| *plies).max();
        let mut furthest = followed.into_iter().filter(|(plies, _)| Some(*plies) == most);
        let (_, half_move) = furthest.next()?;
        furthest.next().is_none().then_some(half_move)
    }

    /// Up to which half-move both can be followed from that one on, without one that is illegal or contradicts its
    /// text.
    fn legally_from(&mut self, first: usize, sheets: ByColor<&SheetReader>) -> usize {
        let mut ply = first;
        loop {
            let Some(left) = self.tries.checked_sub(1) else { return ply };
            self.tries = left;
            let read = sheets.map(|sheet| sheet(ply, &self.position));
            let (Some(white), Some(black)) = (&read.white, &read.black) else { return ply };
            if [white, black].iter().any(|entry| entry.claim == Claim::NothingToCapture) {
                return ply;
            }
            let [white, black] = [white, black].map(|entry| SeenMeaning::of(entry, &self.position));
            let common = match common_half_move(&white, &black) {
                Err(End::Undecided) => self.followed_furthest(ply, [&white, &black], sheets),
                found => found.ok(),
            };
            let Some(mv) = common.and_then(|half_move| half_move.legal_in(&self.position)) else { return ply };
            self.position.play_unchecked(mv);
            ply += 1;
        }
    }

    /// Goes on with a half-move; false where nothing can be played after it.
    pub fn step(&mut self, half_move: HalfMove) -> bool {
        self.line.push(half_move);
        match half_move.left_standing(&self.position) {
            Some(after) => {
                self.position = after;
                true
            }
            None => false,
        }
    }

    fn note(&mut self, ply: usize, senses: ByColor<&SeenMeaning>) {
        for (color, sense) in senses.zip_color() {
            self.sheets[color].note(ply, sense);
        }
    }
}

/// A meaning seen in a position.
enum SeenMeaning {
    Legal(HalfMove, Move),
    Illegal(HalfMove),
    Ambiguous(Vec<(HalfMove, Move)>),
    Unreadable,
}

impl SeenMeaning {
    fn of(entry: &ReadEntry, position: &Chess) -> SeenMeaning {
        match &entry.meaning {
            Meaning::HalfMove(half_move) => match entry.legal.or_else(|| half_move.legal_in(position)) {
                Some(mv) => SeenMeaning::Legal(*half_move, mv),
                None => SeenMeaning::Illegal(*half_move),
            },
            Meaning::Ambiguous(candidates) => {
                let legal: Vec<_> = candidates.iter().filter_map(|c| Some((*c, c.legal_in(position)?))).collect();
                match legal.as_slice() {
                    [] => SeenMeaning::Unreadable,
                    [(half_move, mv)] => SeenMeaning::Legal(*half_move, *mv),
                    _ => SeenMeaning::Ambiguous(legal),
                }
            }
            Meaning::Unreadable => SeenMeaning::Unreadable,
        }
    }
}

/// The half-move that both mean, or why there is none.
fn common_half_move(white: &SeenMeaning, black: &SeenMeaning) -> Result<HalfMove, End> {
    match (white, black) {
        (SeenMeaning::Legal(half_move, one), SeenMeaning::Legal(_, other)) if one == other => Ok(*half_move),
        (SeenMeaning::Illegal(one), SeenMeaning::Illegal(other)) if one == other => Ok(*one),
        (SeenMeaning::Legal(half_move, mv), SeenMeaning::Ambiguous(several))
        | (SeenMeaning::Ambiguous(several), SeenMeaning::Legal(half_move, mv)) => {
            several.iter().any(|(_, candidate)| candidate == mv).then_some(*half_move).ok_or(End::Differ)
        }
        (SeenMeaning::Ambiguous(one), SeenMeaning::Ambiguous(other)) => {
            let mut shared = one.iter().filter(|(_, mv)| other.iter().any(|(_, candidate)| candidate == mv));
            match (shared.next(), shared.next()) {
                (Some((half_move, _)), None) => Ok(*half_move),
                (None, _) => Err(End::Differ),
                (Some(_), Some(_)) => Err(End::Undecided),
            }
        }
        (SeenMeaning::Legal(means, _), SeenMeaning::Illegal(_))
        | (SeenMeaning::Illegal(_), SeenMeaning::Legal(means, _)) => {
            Err(End::Faulty { means: *means, verdict: SheetVerdict::Differ })
        }
        (SeenMeaning::Legal(means, _), SeenMeaning::Unreadable)
        | (SeenMeaning::Unreadable, SeenMeaning::Legal(means, _)) => {
            Err(End::Faulty { means: *means, verdict: SheetVerdict::Unreadable })
        }
        (SeenMeaning::Legal(..), SeenMeaning::Legal(..))
        | (SeenMeaning::Illegal(_), SeenMeaning::Illegal(_) | SeenMeaning::Ambiguous(_)) => Err(End::Differ),
        (SeenMeaning::Ambiguous(_), SeenMeaning::Illegal(_)) => Err(End::Differ),
        (SeenMeaning::Unreadable, SeenMeaning::Unreadable | SeenMeaning::Illegal(_) | SeenMeaning::Ambiguous(_))
        | (SeenMeaning::Illegal(_) | SeenMeaning::Ambiguous(_), SeenMeaning::Unreadable) => Err(End::Undecided),
    }
}

impl Findings {
    fn note(&mut self, ply: usize, sense: &SeenMeaning) {
        match sense {
            SeenMeaning::Legal(..) => {}
            SeenMeaning::Illegal(_) => self.illegal.push(ply),
            SeenMeaning::Ambiguous(_) => self.ambiguous.push(ply),
            SeenMeaning::Unreadable => self.unreadable.push(ply),
        }
    }

    /// Follows a sheet on its own line from where the other no longer helps, and counts its entries.
    fn follow_alone(&mut self, reading: &SheetReader, mut position: Chess) {
        let mut ply = self.line.len();
        while let Some(entry) = reading(ply, &position) {
            if self.lost_from.is_none() {
                let sense = SeenMeaning::of(&entry, &position);
                self.note(ply, &sense);
                let goes_on = match sense {
                    SeenMeaning::Legal(half_move, _) | SeenMeaning::Illegal(half_move) => {
                        self.line.push(half_move);
                        half_move.left_standing(&position)
                    }
                    SeenMeaning::Ambiguous(_) | SeenMeaning::Unreadable => None,
                };
                match goes_on {
                    Some(after) => position = after,
                    None => self.lost_from = Some(ply + 1),
                }
            }
            ply += 1;
        }
        self.entries = ply;
    }
}
