//! Two scoresheets read entry by entry: together as far as they go together, then each on its own line.

use shakmaty::{ByColor, Chess, Move, Position};

use super::{Findings, SheetReader, SheetVerdict};
use crate::game::half_move::HalfMove;
use crate::game::records::scoresheet::Meaning;

/// Both sheets read in the same position, half-move after half-move.
pub(super) struct Walk {
    pub position: Chess,
    pub line: Vec<HalfMove>,
    pub sheets: ByColor<Findings>,
    pub illegal: Option<(usize, Box<Chess>)>,
}

/// Why two sheets cannot be followed together any further.
#[derive(Clone, Copy, Debug)]
pub(super) enum End {
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
        Walk { position: start.clone(), line: Vec::new(), sheets: ByColor::default(), illegal: None }
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
            if white == black
                && let Meaning::HalfMove(half_move) = white
                && let Some(mv) = half_move.legal_in(&self.position)
            {
                self.line.push(*half_move);
                self.position.play_unchecked(mv);
                continue;
            }
            let [white, black] = [white, black].map(|meaning| SeenMeaning::of(meaning, &self.position));
            let end = match common_half_move(&white, &black) {
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

    /// Goes on with a half-move; false where nothing can be played after it.
    pub fn step(&mut self, half_move: HalfMove) -> bool {
        self.line.push(half_move);
        match half_move.played_in(&self.position) {
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
    fn of(meaning: &Meaning, position: &Chess) -> SeenMeaning {
        match meaning {
            Meaning::HalfMove(half_move) => match half_move.legal_in(position) {
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
    pub(super) fn follow_alone(&mut self, reading: &SheetReader, mut position: Chess) {
        let mut ply = self.line.len();
        while let Some(meaning) = reading(ply, &position) {
            if self.lost_from.is_none() {
                let sense = SeenMeaning::of(&meaning, &position);
                self.note(ply, &sense);
                let goes_on = match sense {
                    SeenMeaning::Legal(half_move, _) | SeenMeaning::Illegal(half_move) => {
                        self.line.push(half_move);
                        half_move.played_in(&position)
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
