//! Where everything goes on a screen of some size. Pure arithmetic; any size, even none, has a layout.

use ratatui::layout::Rect;
use shakmaty::Color;

use crate::ui::screen::appearance::{Appearance, Boards};

/// The places of one screen. What has no room is `None` or missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    pub bar: Option<Rect>,
    /// White's and Black's, even if only one board is drawn: both clocks are always shown.
    pub sides: Vec<SidePlace>,
    /// Whose each board is, above the boards that are not below their owner's clock.
    pub titles: Vec<(Color, Rect)>,
    /// White's scoresheet and Black's.
    pub sheets: Vec<(Color, Rect)>,
    /// The line between the boards and the scoresheets.
    pub rule: Option<Rect>,
    /// The state of the half-move in hand, the last announcement and the newest sentences.
    pub words: Option<Rect>,
    pub input: Option<Rect>,
}

/// One player's name, clock and board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SidePlace {
    pub owner: Color,
    pub name: Rect,
    pub clock: Rect,
    pub board: Option<Rect>,
    pub square: SquareSize,
}

/// The columns and rows of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SquareSize {
    pub width: u16,
    pub height: u16,
}

const GAP: u16 = 2;
/// The columns that boards leave for everything beside them.
const BESIDE: u16 = 30;
/// The rows that boards leave for everything below them.
const BELOW: u16 = 8;
/// The row above a board that says whose it is.
const TITLE: u16 = 1;
/// The largest squares, in rows.
const LARGEST: u16 = 16;
/// Boards with squares of at most this height, in rows, are worth more room than the scoresheets.
const SMALL_SQUARE: u16 = 3;

/// The sizes of squares and clocks if two boards are beside each other, and where the scoresheets go.
#[derive(Clone, Copy)]
struct Shares {
    square: SquareSize,
    clock: u16,
    sheets: SheetsPlace,
}

/// Where the scoresheets of two boards beside each other go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SheetsPlace {
    Nowhere,
    BesideTheBoards,
    /// Beside the words, below the boards.
    BesideTheWords,
}

/// Boards one above the other, or one alone.
#[derive(Clone, Copy)]
struct Stack {
    square: SquareSize,
    rest: RestPlace,
}

/// Where everything except the boards goes.
#[derive(Clone, Copy)]
enum RestPlace {
    Beside,
    Below,
    /// Names, clocks and scoresheets beside them, words below them.
    Around,
}

impl Layout {
    /// The layout of that area.
    pub fn of(area: Rect, appearance: &Appearance) -> Layout {
        if area.width == 0 || area.height == 0 {
            return Layout::default();
        }
        let bar = (area.height >= 8).then_some(Rect { height: 1, ..area });
        let top = area.y + bar.map_or(0, |bar| bar.height);
        let input = Rect { y: area.bottom() - 1, height: 1, ..area };
        let body = Rect { y: top, height: input.y - top, ..area };
        let mut layout = Layout { bar, input: Some(input), ..Layout::default() };
        layout.fill(body, appearance);
        layout
    }

    fn fill(&mut self, body: Rect, appearance: &Appearance) {
        let beside = match appearance.boards {
            Boards::Both if !appearance.big => plan(body),
            Boards::Both | Boards::One(_) => None,
        };
        let owners = match appearance.boards {
            Boards::One(owner) => vec![owner],
            Boards::Both if appearance.big => vec![Color::White],
            Boards::Both => Color::ALL.to_vec(),
        };
        let mut stacked = Stack::best(body, owners.len() as u16);
        let mut owners = owners;
        if stacked.is_none() && beside.is_none() && owners.len() > 1 {
            owners = vec![Color::White];
            stacked = Stack::best(body, 1);
        }
        match (beside, stacked) {
            (Some(plan), stack) if stack.is_none_or(|stack| stack.square.order() <= plan.square.order()) => {
                self.fill_beside(body, plan)
            }
            (_, Some(stack)) => self.fill_stacked(body, &owners, stack),
            (_, None) => self.fill_without_boards(body),
        }
    }

    /// Both boards beside each other on the left, words below them, scoresheets on the right.
    fn fill_beside(&mut self, body: Rect, Shares { square, clock, sheets: place }: Shares) {
        let are_beside = place == SheetsPlace::BesideTheBoards;
        let room = body.width.saturating_sub(SHEET + 1);
        let left = Rect { width: if are_beside { square.boards_width(2).min(room) } else { body.width }, ..body };
        if are_beside {
            self.rule = Some(Rect { x: left.right(), width: 1, ..body });
            self.sheets = sheets(Rect { x: left.right() + 1, width: body.right() - left.right() - 1, ..body });
        }
        let width = square.board_width();
        for (place, owner) in (0..).zip(Color::ALL) {
            let name = Rect { x: left.x + place * (width + GAP), y: left.y, width, height: 1 };
            let clock = Rect { y: name.y + 1, height: clock, ..name };
            let board = Some(Rect { y: clock.bottom(), height: square.board_height(), ..name });
            self.sides.push(SidePlace { owner, name, clock, board, square });
        }
        let head = 1 + clock + square.board_height();
        let words = Rect { y: left.y + head, height: left.height - head, ..left };
        self.words = if place == SheetsPlace::BesideTheWords {
            let columns = 2 * (SHEET + 1);
            self.sheets = sheets(Rect { x: words.right() - columns, width: columns, ..words });
            non_empty(Rect { width: words.width - columns - 1, ..words })
        } else {
            non_empty(words)
        };
    }

    /// The boards one above the other, everything else beside them or below.
    fn fill_stacked(&mut self, body: Rect, owners: &[Color], Stack { square, rest }: Stack) {
        let height = square.board_height();
        let width = square.board_width();
        let block = owners.len() as u16 * (height + TITLE);
        let beside = Rect { x: body.x + width + 1, width: body.width.saturating_sub(width + 1), ..body };
        let below = Rect { y: body.y + block, height: body.height - block, ..body };
        let around = || Panel::around(Rect { height: block, ..beside }, below);
        let panel = match rest {
            RestPlace::Beside => {
                let panel = Panel::of(beside);
                let has_more = |around: &Panel| panel.sheets.len() < around.sheets.len() && below.height >= LEAST_WORDS;
                Some(around()).filter(has_more).unwrap_or(panel)
            }
            RestPlace::Below => Panel::of(below),
            RestPlace::Around => around(),
        };
        for (color, head) in Color::ALL.into_iter().zip(panel.heads) {
            let at = owners.iter().position(|owner| *owner == color);
            let board = at.map(|at| {
                let y = body.y + at as u16 * (height + TITLE) + TITLE;
                Rect { y, height, width, ..body }
            });
            self.titles.extend(board.map(|board| (color, Rect { y: board.y - TITLE, height: TITLE, ..board })));
            self.sides.push(SidePlace { owner: color, name: head.name, clock: head.clock, board, square });
        }
        self.sheets = panel.sheets;
        self.words = panel.words;
    }

    fn fill_without_boards(&mut self, body: Rect) {
        let panel = Panel::of(body);
        for (owner, head) in Color::ALL.into_iter().zip(panel.heads) {
            self.sides.push(SidePlace {
                owner,
                name: head.name,
                clock: head.clock,
                board: None,
                square: SquareSize::default(),
            });
        }
        self.words = panel.words;
    }
}

impl Stack {
    /// The largest squares that `count` boards one above the other can have.
    fn best(body: Rect, count: u16) -> Option<Stack> {
        let fitting = |width: u16, height: u16| {
            SquareSize::all()
                .find(|square| square.board_width() <= width && count * (square.board_height() + TITLE) <= height)
        };
        let beside = fitting(body.width.saturating_sub(BESIDE), body.height);
        let below = fitting(body.width, body.height.saturating_sub(BELOW));
        match (beside, below) {
            (Some(beside), below) if below.is_none_or(|below| below.order() <= beside.order()) => {
                Some(Stack { square: beside, rest: RestPlace::Beside })
            }
            (_, Some(below)) => Some(Stack { square: below, rest: RestPlace::Below }),
            (_, None) if count == 1 => {
                let around = fitting(body.width.saturating_sub(1 + LEAST_HEAD), body.height.saturating_sub(LEAST_ROWS));
                around.map(|square| Stack { square, rest: RestPlace::Around })
            }
            (_, None) => None,
        }
    }
}

/// The largest squares of two boards beside each other that fit, the size of the clocks above them, and where the
/// scoresheets go: beside the boards, except where small squares become larger without them there.
fn plan(body: Rect) -> Option<Shares> {
    let usual = if body.width >= 80 { SheetsPlace::BesideTheBoards } else { SheetsPlace::Nowhere };
    let plan = plan_with(body, usual, &[7, 3, 2])?;
    let is_wide = body.width >= 2 * (SHEET + 1) + 1 + WORDS_BESIDE_SHEETS;
    let wide = Some(()).filter(|()| is_wide && plan.square.height <= SMALL_SQUARE);
    let wide = wide.and_then(|()| plan_with(body, SheetsPlace::BesideTheWords, &[SHEET_ROWS]));
    wide.filter(|wide| wide.square.order() > plan.square.order()).or(Some(plan))
}

/// The largest squares with those scoresheets, and one of those numbers of rows below the boards, the first if possible.
fn plan_with(body: Rect, sheets: SheetsPlace, rows_below: &[u16]) -> Option<Shares> {
    let beside = if sheets == SheetsPlace::BesideTheBoards { SHEET + 1 } else { 0 };
    for below in rows_below {
        for square in SquareSize::all().filter(|square| square.boards_width(2) <= body.width.saturating_sub(beside)) {
            for (clock, digits) in CLOCKS.into_iter().chain([(1, 0)]) {
                let fits = 1 + clock + square.board_height() + below <= body.height;
                if fits && square.board_width() >= digits {
                    return Some(Shares { square, clock, sheets });
                }
            }
        }
    }
    None
}

impl SquareSize {
    /// Every size, the largest first. A cell is twice as high as wide: a square has about twice as many columns as
    /// rows, an odd number, so that it has a middle.
    fn all() -> impl Iterator<Item = SquareSize> {
        (1..=LARGEST).rev().flat_map(|height| {
            // With one or two rows, a piece needs the full width.
            let narrow = (height > 2).then_some(2 * height - 1);
            [Some(2 * height + 1), narrow].into_iter().flatten().map(move |width| SquareSize { width, height })
        })
    }

    /// Sort key: larger is greater.
    fn order(self) -> (u16, u16) {
        (self.height, self.width)
    }

    /// The columns of a board with its ranks, and one for its frame.
    fn board_width(self) -> u16 {
        8 * self.width + 2
    }

    /// The rows of a board with its files.
    fn board_height(self) -> u16 {
        8 * self.height + 1
    }

    fn boards_width(self, count: u16) -> u16 {
        count * self.board_width() + count.saturating_sub(1) * GAP
    }
}

/// The places of everything except the boards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Panel {
    /// White's and Black's; empty if there are no rows for them.
    pub heads: Vec<PlayerHead>,
    pub sheets: Vec<(Color, Rect)>,
    pub words: Option<Rect>,
}

/// A player's name and clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PlayerHead {
    pub name: Rect,
    pub clock: Rect,
}

/// Narrower scoresheets would cut moves off.
const SHEET: u16 = 24;
/// Narrower scoresheets have no room for the time used for each move.
const SHEET_WITH_TIMES: u16 = 34;
/// With this many rows, scoresheets are one above the other rather than narrow.
const TALL: u16 = 28;
/// The columns of a clock with the largest digits.
const LARGE_DIGITS: u16 = 42;
/// The rows and columns of a clock with the largest digits, with and without a free row below them, and with small ones.
const CLOCKS: [(u16, u16); 3] = [(6, LARGE_DIGITS), (5, LARGE_DIGITS), SMALL_CLOCK];
const SMALL_CLOCK: (u16, u16) = (3, 26);
/// The columns of a clock in the row of the name.
const SHORT_CLOCK: u16 = 9;
/// With fewer rows for what is said, there are no scoresheets.
const WORDS: u16 = 10;
/// Shorter scoresheets are not drawn.
const SHEET_ROWS: u16 = 7;
/// Shorter scoresheets are not drawn beside a board with words below it.
const SHORT_SHEET: u16 = 5;
/// The columns of words that have scoresheets beside them.
const WORDS_BESIDE_SHEETS: u16 = 48;
/// The columns of names and clocks beside a board with words below it.
const LEAST_HEAD: u16 = 13;
/// The rows of words below a board with scoresheets beside it, and without them.
const LEAST_WORDS: u16 = 4;
const LEAST_ROWS: u16 = 3;

impl Panel {
    /// The places in that rectangle.
    fn of(place: Rect) -> Panel {
        let heads = heads(place);
        let top = heads.iter().map(|head| head.clock.bottom()).max().unwrap_or(place.y);
        let rest = Rect { y: top, height: place.bottom().saturating_sub(top), ..place };
        let needed = if rest.width > 2 * SHEET { SHEET_ROWS } else { 2 * SHEET_ROWS };
        if rest.width < SHEET || rest.height < WORDS + needed {
            return Panel { heads, sheets: Vec::new(), words: non_empty(rest) };
        }
        let words = Rect { height: WORDS.max(rest.height / 2).min(rest.height - needed), ..rest };
        let below = Rect { y: words.bottom(), height: rest.bottom() - words.bottom(), ..rest };
        Panel { heads, sheets: sheets(below), words: Some(words) }
    }

    /// Names and clocks one above the other in a column beside a board, scoresheets below them, and the words in a place
    /// of their own.
    fn around(column: Rect, words: Rect) -> Panel {
        let (rows, columns) = SMALL_CLOCK;
        let is_large = column.width >= columns && column.height >= 2 * (1 + rows) + 2 * SHORT_SHEET;
        let heads = piled(column, if is_large { rows } else { 1 });
        let top = heads.iter().map(|head| head.clock.bottom()).max().unwrap_or(column.y);
        let rest = Rect { y: top, height: column.bottom().saturating_sub(top), ..column };
        let has_sheets = rest.width >= SHEET && rest.height >= 2 * SHORT_SHEET;
        Panel { heads, sheets: if has_sheets { sheets(rest) } else { Vec::new() }, words: non_empty(words) }
    }
}

/// The largest clocks that leave enough room for the rest: beside each other, or one above the other.
fn heads(place: Rect) -> Vec<PlayerHead> {
    let Rect { width, height, .. } = place;
    if height < 3 {
        return Vec::new();
    }
    let half = width / 2;
    let abreast = |rows: u16| {
        let head = |x: u16| {
            let name = Rect { x, height: 1, width: half.saturating_sub(1), ..place };
            PlayerHead { name, clock: Rect { y: name.y + 1, height: rows, ..name } }
        };
        vec![head(place.x), head(place.x + half)]
    };
    for (rows, columns) in CLOCKS {
        if half > columns && height >= 3 * rows + 2 {
            return abreast(rows);
        }
        if width >= columns && height >= 6 * rows + 2 {
            return piled(place, rows);
        }
    }
    if half > 2 * SHORT_CLOCK && height < 12 {
        return abreast(1);
    }
    let short = SHORT_CLOCK.min(width);
    let head = |row: u16| {
        let name = Rect { y: place.y + row, height: 1, width: width - short, ..place };
        PlayerHead { name, clock: Rect { x: name.right(), width: short, ..name } }
    };
    vec![head(0), head(1)]
}

/// Names and clocks of that many rows, one above the other.
fn piled(place: Rect, rows: u16) -> Vec<PlayerHead> {
    let head = |at: u16| {
        let name = Rect { y: place.y + at * (1 + rows), height: 1, ..place };
        PlayerHead { name, clock: Rect { y: name.y + 1, height: rows, ..name } }
    };
    vec![head(0), head(1)]
}

/// Both scoresheets in that rectangle: beside each other if it is wide enough, else one above the other.
fn sheets(place: Rect) -> Vec<(Color, Rect)> {
    let least = if place.height < TALL { SHEET } else { SHEET_WITH_TIMES };
    if place.width > 2 * least {
        let half = place.width / 2;
        vec![
            (Color::White, Rect { width: half - 1, ..place }),
            (Color::Black, Rect { x: place.x + half, width: place.width - half, ..place }),
        ]
    } else {
        let half = place.height / 2;
        vec![
            (Color::White, Rect { height: half, ..place }),
            (Color::Black, Rect { y: place.y + half, height: place.height - half, ..place }),
        ]
    }
}

/// The rectangle unless it is empty.
fn non_empty(place: Rect) -> Option<Rect> {
    (!place.is_empty()).then_some(place)
}
