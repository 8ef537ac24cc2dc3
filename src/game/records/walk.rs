//! The walk through two scoresheets: the line of play from which both depart by the least. It proposes and decides
//! nothing.

use shakmaty::{ByColor, Chess, Color, Move, Position};

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

/// The prices of departures from the line. A wrong entry costs more the less it resembles the half-move.
mod price {
    pub const WRONG: u32 = 10;
    pub const ILLEGIBLE: u32 = 3;
    /// A half-move is taken for one that looks like it, on both sheets.
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
    pub const SURPLUS_TOO: u32 = 8;
    /// An entry that is not followed behind the end of the other sheet.
    pub const REST: u32 = 4;
    pub const REPEATED: u32 = 9;
    /// A half-move that neither sheet has.
    pub const ON_NEITHER: u32 = 6;
    /// Sheets that cost no more for each half-move have few slips.
    pub const CONVINCING: usize = 2;
    /// Sheets that cost more for each half-move may have the same wrong half-move.
    pub const DOUBTFUL: usize = 3;
    /// A way that costs by that much more than the cheapest is given up.
    pub const TOO_MUCH: u32 = 90;
    /// A way is given up sooner where the cheapest was followed without a slip for `CLEAN` half-moves.
    pub const MUCH: u32 = 30;
    pub const CLEAN: u32 = 8;
}

/// The most ways that are followed side by side where the sheets have few slips.
const FEW_WAYS: usize = 16;

/// The most ways that are followed side by side.
const MOST_WAYS: usize = 40;

/// The most steps that are looked at in one walk: longer sheets have fewer ways.
const MOST_STEPS: usize = 24_000;

/// Sheets with more entries than any game has are not walked through.
pub const MOST_ENTRIES: usize = 1_500;

/// The most half-moves that are tried where neither sheet has one that can be played.
const MOST_GUESSES: usize = 12;

/// The place on one sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Place {
    next: usize,
    /// The entries that change places, until both are passed.
    exchanged: Option<(usize, usize)>,
    last: Last,
}

/// The text written before a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Last {
    #[default]
    Entry,
    Missing,
    Surplus,
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
        Place { next, exchanged: self.exchanged.filter(|(_, other)| next <= *other), last: Last::Entry }
    }
}

struct Node {
    position: Chess,
    places: ByColor<Place>,
    price: u32,
    /// For how many half-moves nothing was paid.
    clean: u32,
    before: Option<usize>,
    half_move: Option<HalfMove>,
}

/// A step that may be taken from a node: a half-move, or past an entry that has no place in the line.
struct Next {
    from: usize,
    made: Option<(HalfMove, Move)>,
    places: ByColor<Place>,
    price: u32,
}

/// One way in which a sheet can have a half-move: the place after it, and what it costs.
#[derive(Clone, Copy)]
struct Choice {
    place: Place,
    price: u32,
}

/// The trust in an entry that both sheets have alike.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trust {
    Always,
    /// Both may have written the same wrong half-move.
    Doubted,
}

struct Walk<'a> {
    sheets: ByColor<&'a Entries<'a>>,
    trust: Trust,
    nodes: Vec<Node>,
    /// The steps to nodes at the next levels: two entries and a half-move lie between three of them.
    waiting: [Vec<Next>; 3],
}

/// The cheapest line from which both sheets depart.
pub fn walk(start: &Chess, sheets: ByColor<&Entries>) -> Option<Vec<HalfMove>> {
    if let Some((price, line)) = cheapest(start, sheets, Trust::Always, FEW_WAYS)
        && price as usize <= price::CONVINCING * line.len()
    {
        return Some(line);
    }
    let (price, line) = cheapest(start, sheets, Trust::Always, MOST_WAYS)?;
    if price as usize <= price::DOUBTFUL * line.len() {
        return Some(line);
    }
    let doubted = cheapest(start, sheets, Trust::Doubted, MOST_WAYS).filter(|(other, _)| *other < price);
    Some(doubted.map_or(line, |(_, line)| line))
}

fn cheapest(start: &Chess, sheets: ByColor<&Entries>, trust: Trust, ways: usize) -> Option<(u32, Vec<HalfMove>)> {
    let levels = sheets.white.count + sheets.black.count + sheets.white.count.max(sheets.black.count) + 2;
    let ways = (MOST_STEPS / levels).clamp(8, ways.max(8));
    let places = ByColor::default();
    let root = Node { position: start.clone(), places, price: 0, clean: 0, before: None, half_move: None };
    let mut walk = Walk { sheets, trust, nodes: vec![root], waiting: Default::default() };
    // The cheapest way to the end, with its price.
    let mut found: Option<(u32, usize)> = None;
    let mut level = 0..1;
    loop {
        for node in level {
            let is_cheaper = |price: u32| found.is_none_or(|(best, _)| price < best);
            if !is_cheaper(walk.nodes[node].price) {
                continue;
            }
            if let Some(price) = walk.price_of_the_end(node).filter(|price| is_cheaper(*price)) {
                found = Some((price, node));
            }
            if !walk.is_at_the_end(node) {
                walk.expand(node);
            }
        }
        if walk.waiting.iter().all(Vec::is_empty) {
            break;
        }
        level = walk.next_level(ways);
    }
    let (price, last) = found?;
    let ways_back = std::iter::successors(Some(last), |at| walk.nodes[*at].before);
    let mut line: Vec<HalfMove> = ways_back.filter_map(|at| walk.nodes[at].half_move).collect();
    line.reverse();
    Some((price, line))
}

impl Walk<'_> {
    fn is_ended(&self, place: Place, sheet: Color) -> bool {
        place.next >= self.sheets[sheet].count
    }

    fn is_at_the_end(&self, node: usize) -> bool {
        self.nodes[node].places.zip_color().into_iter().all(|(sheet, place)| self.is_ended(place, sheet))
    }

    /// The price of a way that is ended there: one sheet is, and the rest of the other is not followed.
    fn price_of_the_end(&self, node: usize) -> Option<u32> {
        let Node { places, price, .. } = self.nodes[node];
        let rest = ByColor::new_with(|sheet| self.sheets[sheet].count.saturating_sub(places[sheet].next) as u32);
        (rest.white.min(rest.black) == 0).then(|| price + price::REST * (rest.white + rest.black))
    }

    /// Takes the cheapest steps that wait for the next level; of those that lead to the same only one.
    fn next_level(&mut self, ways: usize) -> std::ops::Range<usize> {
        let first = self.nodes.len();
        let mut steps = std::mem::take(&mut self.waiting[0]);
        self.waiting.rotate_left(1);
        steps.sort_by_key(|next| next.price);
        let limit = steps.first().map_or(0, |next| {
            let is_clean = self.nodes[next.from].clean >= price::CLEAN;
            next.price + if is_clean { price::MUCH } else { price::TOO_MUCH }
        });
        for Next { from, made, places, price } in steps.into_iter().take_while(|next| next.price <= limit) {
            let parent = &self.nodes[from];
            let mut position = parent.position.clone();
            if let Some((_, mv)) = made {
                position.play_unchecked(mv);
            }
            let is_known = |node: &Node| node.places == places && node.position.board() == position.board();
            if self.nodes[first..].iter().any(is_known) {
                continue;
            }
            let clean = if price > parent.price { 0 } else { parent.clean + u32::from(made.is_some()) };
            let half_move = made.map(|(half_move, _)| half_move);
            self.nodes.push(Node { position, places, price, clean, before: Some(from), half_move });
            if self.nodes.len() >= first + ways {
                break;
            }
        }
        first..self.nodes.len()
    }

    fn wait(&mut self, next: Next) {
        let before = self.nodes[next.from].places;
        let entries: usize = Color::ALL.into_iter().map(|sheet| next.places[sheet].next - before[sheet].next).sum();
        let levels = entries + usize::from(next.made.is_some());
        if let Some(waiting) = levels.checked_sub(1).and_then(|level| self.waiting.get_mut(level)) {
            waiting.push(next);
        }
    }

    fn take(&mut self, from: usize, made: (HalfMove, Move), choices: [Choice; 2], more: u32) {
        let [white, black] = choices;
        let price = self.nodes[from].price + white.price + black.price + more;
        self.wait(Next { from, made: Some(made), places: ByColor { white: white.place, black: black.place }, price });
    }

    fn expand(&mut self, from: usize) {
        let Node { ref position, places, .. } = self.nodes[from];
        let position = position.clone();
        let mode = position.castles().mode();
        let legal: Vec<(HalfMove, Move)> =
            position.legal_moves().into_iter().map(|mv| (HalfMove::of(mv, mode), mv)).collect();
        let [white, black] = Color::ALL.map(|sheet| {
            let keeps = |(half_move, _): &(HalfMove, Move)| self.kept(sheet, places[sheet], *half_move, &position);
            legal.iter().map(keeps).collect::<Vec<Option<Choice>>>()
        });
        let kept = || legal.iter().copied().zip(white.iter().copied().zip(black.iter().copied()));
        let is_followed = kept().any(|(_, (white, black))| white.is_some() && black.is_some());
        let mut guesses: Vec<(u32, (HalfMove, Move))> = Vec::new();
        for (made, kept) in kept() {
            match kept {
                (Some(white), Some(black)) => self.take(from, made, [white, black], 0),
                (Some(_), None) | (None, Some(_) | None) if is_followed => {}
                (Some(kept), None) if !self.is_ended(places.white, Color::White) => {
                    for other in self.departures(Color::Black, places.black, made.0, &position) {
                        self.take(from, made, [kept, other], 0);
                    }
                }
                (None, Some(kept)) if !self.is_ended(places.black, Color::Black) => {
                    for other in self.departures(Color::White, places.white, made.0, &position) {
                        self.take(from, made, [other, kept], 0);
                    }
                }
                (Some(_), None) | (None, Some(_) | None) => {
                    let [white, black] =
                        Color::ALL.map(|sheet| price_of(self.sheets[sheet], places[sheet].next, made.0, &position));
                    guesses.push((white + black, made));
                }
            }
        }
        if is_followed {
            if self.trust == Trust::Doubted {
                self.doubt(from, &legal, &position);
            }
            return;
        }
        guesses.sort_by_key(|(price, _)| *price);
        for (_, made) in guesses.into_iter().take(MOST_GUESSES) {
            let [white, black] = Color::ALL.map(|sheet| match self.is_ended(places[sheet], sheet) {
                true => vec![Choice { place: places[sheet], price: 0 }],
                false => {
                    self.wrong_or_missing(sheet, places[sheet], made.0, &position).map_or_else(Vec::new, Vec::from)
                }
            });
            // On one of the two at least something stands there.
            let pairs = if white.len() == black.len() { 3 } else { 1 };
            for pair in [[0, 0], [0, 1], [1, 0]].into_iter().take(pairs) {
                if let (Some(white), Some(black)) = (white.get(pair[0]), black.get(pair[1])) {
                    let times = if pair == [0, 0] { 1 } else { 2 };
                    self.take(from, made, [*white, *black], times * price::ON_NEITHER);
                }
            }
        }
        for sheet in Color::ALL {
            let place = places[sheet];
            if self.is_ended(place, sheet) || place.exchanged.is_some() {
                continue;
            }
            let price = if (self.sheets[sheet].is_blank)(place.next) {
                price::BLANK
            } else if place.last == Last::Surplus {
                price::SURPLUS_TOO
            } else if self.repeats(from, sheet, place.next) {
                price::REPEATED
            } else {
                price::SURPLUS
            };
            let mut after = places;
            after[sheet] = Place { last: Last::Surplus, ..place.passed() };
            self.wait(Next { from, made: None, places: after, price: self.nodes[from].price + price });
        }
    }

    /// Goes on with the half-moves that look like the one that both sheets have.
    fn doubt(&mut self, from: usize, legal: &[(HalfMove, Move)], position: &Chess) {
        let places = self.nodes[from].places;
        for made in legal {
            let choices = Color::ALL.map(|sheet| {
                let wrong = self.wrong_or_missing(sheet, places[sheet], made.0, position)?[0];
                let is_meant = (self.sheets[sheet].can_mean)(places[sheet].next, made.0, position);
                (!is_meant && wrong.price <= price::WRONG + price::ALIKE).then_some(wrong)
            });
            if let [Some(white), Some(black)] = choices {
                self.take(from, *made, [white, black], price::ON_NEITHER);
            }
        }
    }

    /// That the next entry of a sheet means the half-move; a sheet that has ended contradicts nothing.
    fn kept(&self, sheet: Color, place: Place, half_move: HalfMove, position: &Chess) -> Option<Choice> {
        if self.is_ended(place, sheet) {
            return Some(Choice { place, price: 0 });
        }
        let (entries, entry) = (self.sheets[sheet], place.entry());
        let is_meant = (entries.can_mean)(entry, half_move, position);
        let price = || price_of_claim(entries, entry, half_move, position);
        is_meant.then(|| Choice { place: place.passed(), price: price() })
    }

    /// That the next entry stands there by mistake, and that the half-move is missing before it. `None` where neither
    /// can be.
    fn wrong_or_missing(
        &self,
        sheet: Color,
        place: Place,
        half_move: HalfMove,
        position: &Chess,
    ) -> Option<[Choice; 2]> {
        if self.is_ended(place, sheet) || place.exchanged.is_some() {
            return None;
        }
        let wrong = price_of(self.sheets[sheet], place.next, half_move, position);
        let missing = if place.last == Last::Missing { price::MISSING_TOO } else { price::MISSING };
        Some([
            Choice { place: place.passed(), price: wrong },
            Choice { place: Place { last: Last::Missing, ..place }, price: missing },
        ])
    }

    /// The ways in which a sheet can have that half-move if its next entry does not mean it.
    fn departures(&self, sheet: Color, place: Place, half_move: HalfMove, position: &Chess) -> Vec<Choice> {
        let entries = self.sheets[sheet];
        let Some(choices) = self.wrong_or_missing(sheet, place, half_move, position) else { return Vec::new() };
        let others = [place.next + 1, place.next + 2].into_iter().filter(|other| *other < entries.count);
        let exchanged = others.filter(|other| (entries.can_mean)(*other, half_move, position)).map(|other| Choice {
            place: Place { exchanged: Some((place.next, other)), ..place }.passed(),
            price: price::EXCHANGE,
        });
        choices.into_iter().chain(exchanged).collect()
    }

    /// Whether an entry means one of the last two half-moves: it is written twice.
    fn repeats(&self, node: usize, sheet: Color, entry: usize) -> bool {
        let ways_back = std::iter::successors(Some(&self.nodes[node]), |node| Some(&self.nodes[node.before?]));
        let made = ways_back.filter_map(|node| Some((node.half_move?, &self.nodes[node.before?].position)));
        made.take(2).any(|(half_move, position)| (self.sheets[sheet].can_mean)(entry, half_move, position))
    }
}

/// The price of an entry that means a half-move and contradicts it.
pub fn price_of_claim(entries: &Entries, entry: usize, half_move: HalfMove, position: &Chess) -> u32 {
    let is_capture = || half_move.legal_in(position).is_none_or(|mv| mv.is_capture());
    let captures = (entries.described)(entry).is_some_and(Described::says_capture);
    if captures && !is_capture() { price::NOTHING_TO_CAPTURE } else { 0 }
}

/// The price of an entry in the place of a half-move that it does not mean.
pub fn price_of(entries: &Entries, entry: usize, half_move: HalfMove, position: &Chess) -> u32 {
    if entry >= entries.count {
        return 0;
    }
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
