//! The walk through two scoresheets: the line of play from which both depart by the least. It proposes and decides
//! nothing.

use std::collections::HashSet;

use shakmaty::{Board, ByColor, Chess, Color, Move, Position};

use crate::game::description::{Described, SaidCapture};
use crate::game::half_move::HalfMove;

/// The entries of one sheet, in order, as far as their meaning must be known to name what is wrong.
pub struct Entries<'a> {
    pub count: usize,
    /// Whether an entry, read in that position, can mean that half-move.
    pub can_mean: &'a dyn Fn(usize, HalfMove, &Chess) -> bool,
    /// The half-move that an entry describes, if it describes a half-move.
    pub described: &'a dyn Fn(usize) -> Option<Described>,
    /// Whether nothing is written where the entry should stand.
    pub is_blank: &'a dyn Fn(usize) -> bool,
}

/// One half-move of the line and what each sheet has of it; or, without a half-move, an entry that has no place in the
/// line.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub half_move: Option<HalfMove>,
    pub deeds: ByColor<Deed>,
}

/// What a sheet has at a step. Entries count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// It has ended, or only the other sheet is concerned.
    Nothing,
    /// This entry means the half-move.
    Means(usize),
    /// This entry means the half-move and stands that number of places too late: it is exchanged with the one there.
    Exchanged(usize, usize),
    /// This entry stands where the half-move should, and does not mean it.
    Wrong(usize),
    /// The half-move is missing before that entry.
    Missing(usize),
    /// This entry has no place in the line.
    Surplus(usize),
}

impl Deed {
    /// Whether an entry means the half-move.
    pub fn means(self) -> bool {
        match self {
            Deed::Means(_) | Deed::Exchanged(..) => true,
            Deed::Nothing | Deed::Wrong(_) | Deed::Missing(_) | Deed::Surplus(_) => false,
        }
    }

    /// The entry that stands for the half-move, whether or not it means it.
    pub fn entry(self) -> Option<usize> {
        match self {
            Deed::Means(entry) | Deed::Exchanged(entry, _) | Deed::Wrong(entry) => Some(entry),
            Deed::Nothing | Deed::Missing(_) | Deed::Surplus(_) => None,
        }
    }
}

/// What a departure from the line costs. A wrong entry costs more the less it resembles the half-move.
mod price {
    pub const WRONG: u32 = 10;
    pub const ILLEGIBLE: u32 = 3;
    /// What is so like another half-move is taken for it on both sheets.
    pub const ALIKE: u32 = 2;
    /// The entry says that something is captured where nothing is.
    pub const NOTHING_TO_CAPTURE: u32 = 4;
    pub const BLANK: u32 = 6;
    pub const EXCHANGE: u32 = 10;
    pub const MISSING: u32 = 11;
    /// Two half-moves next to each other are forgotten together.
    pub const MISSING_TOO: u32 = 7;
    /// Nobody writes what was not played.
    pub const SURPLUS: u32 = 16;
    pub const REPEATED: u32 = 9;
    /// A half-move that neither sheet has.
    pub const ON_NEITHER: u32 = 6;
    /// Sheets that cost more for each half-move may have the same wrong half-move.
    pub const DOUBTFUL: usize = 3;
    /// A way that costs by that much more than the cheapest is given up.
    pub const TOO_MUCH: u32 = 90;
}

/// The most ways that are followed side by side where the sheets have few slips.
const FEW_WAYS: usize = 16;

/// The most ways that are followed side by side.
const MOST_WAYS: usize = 80;

/// The most steps that are looked at in one walk: longer sheets have fewer ways.
const MOST_STEPS: usize = 24_000;

/// More entries than any game has are not walked through.
const MOST_ENTRIES: usize = 1_500;

/// The most half-moves that are tried where neither sheet has one that can be played.
const MOST_GUESSES: usize = 12;

/// The place on one sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Place {
    next: usize,
    /// The entries that change places, until both are passed.
    exchanged: Option<(usize, usize)>,
    is_missing: bool,
}

impl Place {
    /// The entry that is read next.
    fn entry(self) -> usize {
        match self.exchanged {
            Some((one, other)) if self.next == one => other,
            Some((one, other)) if self.next == other => one,
            Some(_) | None => self.next,
        }
    }

    fn passed(self) -> Place {
        let next = self.next + 1;
        Place { next, exchanged: self.exchanged.filter(|(_, other)| next <= *other), is_missing: false }
    }
}

struct Node {
    position: Chess,
    plies: usize,
    places: ByColor<Place>,
    price: u32,
    before: Option<usize>,
    step: Step,
}

/// A step that may be taken from a node.
struct Next {
    from: usize,
    mv: Option<Move>,
    step: Step,
    places: ByColor<Place>,
    price: u32,
}

/// One way in which a sheet can have a half-move.
#[derive(Clone, Copy)]
struct Choice {
    deed: Deed,
    place: Place,
    price: u32,
}

/// Whether what stands on both sheets alike was made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trust {
    Always,
    /// Both may have written the same wrong half-move.
    Doubted,
}

struct Walk<'a> {
    sheets: ByColor<&'a Entries<'a>>,
    /// The line that is accepted, if there is one: then nothing else is tried.
    accepted: Option<&'a [HalfMove]>,
    trust: Trust,
    nodes: Vec<Node>,
    /// The steps to nodes at the next levels: two entries and a half-move lie between three of them.
    waiting: [Vec<Next>; 3],
}

/// The cheapest line from which both sheets depart, step by step; with `accepted` that line alone. `None` if a sheet is
/// too long.
pub fn walk(start: &Chess, sheets: ByColor<&Entries>, accepted: Option<&[HalfMove]>) -> Option<Vec<Step>> {
    if sheets.iter().any(|sheet| sheet.count > MOST_ENTRIES) {
        return None;
    }
    let half_moves = |steps: &[Step]| steps.iter().filter(|step| step.half_move.is_some()).count();
    if let Some((price, steps)) = cheapest(start, sheets, accepted, Trust::Always, FEW_WAYS)
        && price as usize <= half_moves(&steps)
    {
        return Some(steps);
    }
    let (price, steps) = cheapest(start, sheets, accepted, Trust::Always, MOST_WAYS)?;
    let half_moves = half_moves(&steps);
    if accepted.is_some() || price as usize <= price::DOUBTFUL * half_moves {
        return Some(steps);
    }
    let doubted = cheapest(start, sheets, None, Trust::Doubted, MOST_WAYS).filter(|(other, _)| *other < price);
    Some(doubted.map_or(steps, |(_, steps)| steps))
}

fn cheapest(
    start: &Chess,
    sheets: ByColor<&Entries>,
    accepted: Option<&[HalfMove]>,
    trust: Trust,
    ways: usize,
) -> Option<(u32, Vec<Step>)> {
    let levels = sheets.white.count + sheets.black.count + sheets.white.count.max(sheets.black.count) + 2;
    let ways = (MOST_STEPS / levels).clamp(8, ways.max(8));
    let first = Step { half_move: None, deeds: ByColor { white: Deed::Nothing, black: Deed::Nothing } };
    let places = ByColor::default();
    let root = Node { position: start.clone(), plies: 0, places, price: 0, before: None, step: first };
    let mut walk = Walk { sheets, accepted, trust, nodes: vec![root], waiting: Default::default() };
    let mut found: Option<usize> = None;
    let mut level = 0..1;
    loop {
        for node in level {
            let is_cheaper = found.is_none_or(|best| walk.nodes[node].price < walk.nodes[best].price);
            if walk.is_at_the_end(node) {
                found = if is_cheaper { Some(node) } else { found };
            } else if is_cheaper {
                walk.expand(node);
            }
        }
        if walk.waiting.iter().all(Vec::is_empty) {
            break;
        }
        level = walk.next_level(ways);
    }
    let mut steps = Vec::new();
    let mut at = found?;
    let price = walk.nodes[at].price;
    while let Some(before) = walk.nodes[at].before {
        steps.push(walk.nodes[at].step);
        at = before;
    }
    steps.reverse();
    Some((price, steps))
}

impl Walk<'_> {
    fn is_ended(&self, place: Place, sheet: Color) -> bool {
        place.next >= self.sheets[sheet].count
    }

    fn is_at_the_end(&self, node: usize) -> bool {
        let node = &self.nodes[node];
        let is_whole = self.accepted.is_none_or(|line| node.plies >= line.len());
        is_whole && node.places.zip_color().into_iter().all(|(sheet, place)| self.is_ended(place, sheet))
    }

    /// Takes the cheapest steps that wait for the next level; of those that lead to the same only one.
    fn next_level(&mut self, ways: usize) -> std::ops::Range<usize> {
        let first = self.nodes.len();
        let mut steps = std::mem::take(&mut self.waiting[0]);
        self.waiting.rotate_left(1);
        steps.sort_by_key(|next| next.price);
        let limit = steps.first().map_or(0, |next| next.price + price::TOO_MUCH);
        let mut known: HashSet<(Board, ByColor<Place>)> = HashSet::new();
        for Next { from, mv, step, places, price } in steps.into_iter().take_while(|next| next.price <= limit) {
            let parent = &self.nodes[from];
            let mut position = parent.position.clone();
            match (mv, step.half_move) {
                (Some(mv), _) => position.play_unchecked(mv),
                (None, Some(half_move)) => position = half_move.left_standing(&position).unwrap_or(position),
                (None, None) => {}
            }
            if known.insert((position.board().clone(), places)) {
                let plies = parent.plies + usize::from(step.half_move.is_some());
                self.nodes.push(Node { position, plies, places, price, before: Some(from), step });
            }
            if self.nodes.len() >= first + ways {
                break;
            }
        }
        first..self.nodes.len()
    }

    fn wait(&mut self, entries: usize, next: Next) {
        let levels = entries + usize::from(next.step.half_move.is_some());
        if let Some(waiting) = self.waiting.get_mut(levels - 1) {
            waiting.push(next);
        }
    }

    fn expand(&mut self, from: usize) {
        let node = &self.nodes[from];
        let (position, places, so_far) = (node.position.clone(), node.places, node.price);
        let candidates = self.candidates(node);
        let both = |(half_move, _): &&(HalfMove, Option<Move>)| {
            let means = |sheet: Color| {
                let place = places[sheet];
                self.is_ended(place, sheet) || (self.sheets[sheet].can_mean)(place.entry(), *half_move, &position)
            };
            Color::ALL.into_iter().all(means)
        };
        let common: Vec<_> = candidates.iter().filter(both).copied().collect();
        if !common.is_empty() {
            for (half_move, mv) in common {
                let choice = |sheet: Color| match self.is_ended(places[sheet], sheet) {
                    true => Choice { deed: Deed::Nothing, place: places[sheet], price: 0 },
                    false => self.kept(sheet, places[sheet], half_move, &position),
                };
                let choices = ByColor::new_with(choice);
                self.take(from, so_far, half_move, mv, choices);
            }
            if self.trust == Trust::Doubted {
                self.doubt(from, &position);
            }
            return;
        }
        let mut guesses = Vec::new();
        for (half_move, mv) in candidates {
            let choices = ByColor::new_with(|sheet| self.choices(sheet, places[sheet], half_move, &position));
            for white in &choices.white {
                for black in &choices.black {
                    let pair = ByColor { white: *white, black: *black };
                    let is_written = pair.iter().any(|choice| choice.deed.means());
                    let is_missing = pair.iter().all(|choice| matches!(choice.deed, Deed::Missing(_) | Deed::Nothing));
                    if is_written || self.accepted.is_some() {
                        self.take(from, so_far, half_move, mv, pair);
                    } else if !is_missing {
                        guesses.push((white.price + black.price, half_move, mv, pair));
                    }
                }
            }
        }
        guesses.sort_by_key(|(price, ..)| *price);
        let mut tried: Vec<HalfMove> = Vec::new();
        for (_, half_move, mv, pair) in guesses {
            if !tried.contains(&half_move) {
                tried.push(half_move);
            }
            if tried.len() > MOST_GUESSES {
                break;
            }
            self.take(from, so_far + price::ON_NEITHER, half_move, mv, pair);
        }
        for sheet in Color::ALL {
            let place = places[sheet];
            if self.is_ended(place, sheet) || place.exchanged.is_some() {
                continue;
            }
            let own = if self.repeats(from, sheet, place.next) { price::REPEATED } else { price::SURPLUS };
            let mut deeds = ByColor { white: Deed::Nothing, black: Deed::Nothing };
            deeds[sheet] = Deed::Surplus(place.next);
            let mut after = places;
            after[sheet] = Place { is_missing: place.is_missing, ..place.passed() };
            let step = Step { half_move: None, deeds };
            self.wait(1, Next { from, mv: None, step, places: after, price: so_far + own });
        }
    }

    /// What may have been made instead of what both sheets have: something that looks like it.
    fn doubt(&mut self, from: usize, position: &Chess) {
        let Node { places, price, .. } = self.nodes[from];
        if Color::ALL.into_iter().any(|sheet| self.is_ended(places[sheet], sheet) || places[sheet].exchanged.is_some())
        {
            return;
        }
        for (half_move, mv) in self.candidates(&self.nodes[from]) {
            let wrong = |sheet: Color| {
                let place = places[sheet];
                let price = price_of(self.sheets[sheet], place.next, half_move, position);
                Choice { deed: Deed::Wrong(place.next), place: place.passed(), price }
            };
            let choices = ByColor::new_with(wrong);
            let is_like = choices.iter().all(|choice| choice.price <= price::WRONG + price::ALIKE);
            if is_like
                && Color::ALL
                    .into_iter()
                    .all(|sheet| !(self.sheets[sheet].can_mean)(places[sheet].next, half_move, position))
            {
                self.take(from, price + price::ON_NEITHER, half_move, mv, choices);
            }
        }
    }

    /// The half-moves that may come next.
    fn candidates(&self, node: &Node) -> Vec<(HalfMove, Option<Move>)> {
        match self.accepted {
            Some(line) => line.get(node.plies).map(|half_move| (*half_move, None)).into_iter().collect(),
            None => {
                let mode = node.position.castles().mode();
                let legal = node.position.legal_moves();
                legal.into_iter().map(|mv| (HalfMove::of(mv, mode), Some(mv))).collect()
            }
        }
    }

    fn take(&mut self, from: usize, so_far: u32, half_move: HalfMove, mv: Option<Move>, choices: ByColor<Choice>) {
        let places = choices.map(|choice| choice.place);
        let before = self.nodes[from].places;
        let entries = Color::ALL.into_iter().map(|sheet| places[sheet].next - before[sheet].next).sum();
        let price = so_far + choices.white.price + choices.black.price;
        let step = Step { half_move: Some(half_move), deeds: choices.map(|choice| choice.deed) };
        self.wait(entries, Next { from, mv, step, places, price });
    }

    /// The ways in which a sheet can have that half-move next.
    fn choices(&self, sheet: Color, place: Place, half_move: HalfMove, position: &Chess) -> Vec<Choice> {
        let entries = self.sheets[sheet];
        if self.is_ended(place, sheet) {
            return vec![Choice { deed: Deed::Nothing, place, price: 0 }];
        }
        if (entries.can_mean)(place.entry(), half_move, position) {
            return vec![self.kept(sheet, place, half_move, position)];
        }
        if place.exchanged.is_some() {
            return Vec::new();
        }
        let own = price_of(entries, place.next, half_move, position);
        let missing = if place.is_missing { price::MISSING_TOO } else { price::MISSING };
        let mut choices = vec![
            Choice { deed: Deed::Wrong(place.next), place: place.passed(), price: own },
            Choice { deed: Deed::Missing(place.next), place: Place { is_missing: true, ..place }, price: missing },
        ];
        let others = [place.next + 1, place.next + 2].into_iter().filter(|other| *other < entries.count);
        choices.extend(others.filter(|other| (entries.can_mean)(*other, half_move, position)).map(|other| {
            let exchanged = Place { exchanged: Some((place.next, other)), ..place };
            let deed = Deed::Exchanged(other, other - place.next);
            Choice { deed, place: exchanged.passed(), price: price::EXCHANGE }
        }));
        choices
    }

    fn kept(&self, sheet: Color, place: Place, half_move: HalfMove, position: &Chess) -> Choice {
        let entry = place.entry();
        let price = price_of_claim(self.sheets[sheet], entry, half_move, position);
        Choice { deed: Deed::Means(entry), place: place.passed(), price }
    }

    /// Whether an entry means one of the last two half-moves: it is written twice.
    fn repeats(&self, node: usize, sheet: Color, entry: usize) -> bool {
        let mut at = node;
        let mut plies = 0;
        while let Some(before) = self.nodes[at].before.filter(|_| plies < 2) {
            if let Some(half_move) = self.nodes[at].step.half_move {
                if (self.sheets[sheet].can_mean)(entry, half_move, &self.nodes[before].position) {
                    return true;
                }
                plies += 1;
            }
            at = before;
        }
        false
    }
}

/// What it costs if an entry that means a half-move contradicts it.
pub fn price_of_claim(entries: &Entries, entry: usize, half_move: HalfMove, position: &Chess) -> u32 {
    let is_capture = || half_move.legal_in(position).is_none_or(|mv| mv.is_capture());
    let captures = (entries.described)(entry).is_some_and(Described::says_capture);
    if captures && !is_capture() { price::NOTHING_TO_CAPTURE } else { 0 }
}

/// What it costs that an entry stands for a half-move that it does not mean.
pub fn price_of(entries: &Entries, entry: usize, half_move: HalfMove, position: &Chess) -> u32 {
    if (entries.is_blank)(entry) {
        return price::BLANK;
    }
    let unlike = match (entries.described)(entry) {
        Some(described) => unlikeness(described, half_move, position),
        None => price::ILLEGIBLE,
    };
    price::WRONG + unlike
}

/// How far a half-move is from the one that is described, from 0 to 6.
fn unlikeness(described: Described, half_move: HalfMove, position: &Chess) -> u32 {
    let (board, turn) = (position.board(), position.turn());
    let castles = half_move.castling_side(board, turn, position.castles().mode()).is_some();
    let said = match described {
        Described::Castling(_) => return if castles { 1 } else { 6 },
        Described::Displacement(_) if castles => return 6,
        Described::Displacement(said) => said,
        Described::Capture(said) => {
            let unlike = [
                (2, Some(said.role) != board.role_at(half_move.from)),
                (2, said.to_file.is_some_and(|file| file != half_move.to.file())),
                (2, board.piece_at(half_move.to).is_none()),
            ];
            return unlike.into_iter().filter(|(_, is)| *is).map(|(price, _)| price).sum();
        }
    };
    let HalfMove { from, to, promotion } = half_move;
    let is_capture = board.piece_at(to).is_some();
    let unlike = [
        (2, said.role.is_some_and(|role| Some(role) != board.role_at(from))),
        (2, said.to.file() != to.file()),
        (2, said.to.rank() != to.rank()),
        (1, !said.comes_from(from)),
        (1, said.capture == SaidCapture::Yes && !is_capture),
        (1, said.promotion != promotion),
    ];
    unlike.into_iter().filter(|(_, is)| *is).map(|(price, _)| price).sum::<u32>().min(6)
}
