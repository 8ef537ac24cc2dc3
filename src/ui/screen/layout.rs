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
    /// White's scoresheet and Black's, where each has a place of its own.
    pub sheets: Vec<(Color, Rect)>,
    /// Both scoresheets as one table.
    pub table: Option<Rect>,
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
/// From this many columns on, names, clocks and one table of both scoresheets stand right of the boards.
const WIDE: u16 = 100;
/// A narrower table of both scoresheets has no room for its moves.
const TABLE: u16 = 29;
/// Where both scoresheets stand below the clocks, a wider place is a table with the time used for each move.
const TABLE_WITH_TIMES: u16 = 41;
/// The rows of a table that larger clocks leave.
const TABLE_ROWS: u16 = 20;
const LEAST_TABLE_ROWS: u16 = 10;
/// The columns and rows of the smallest terminal with a board.
pub const SMALLEST: (u16, u16) = (40, 12);
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

/// The place of the scoresheets of two boards beside each other.
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

/// The place of everything except the boards.
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
        let has_board = layout.sides.iter().any(|side| side.board.is_some());
        if !has_board && area.width >= SMALLEST.0 && area.height >= SMALLEST.1 {
            return Layout::tight(area, appearance);
        }
        layout
    }

    /// The scoresheets, together.
    pub fn sheets_place(&self) -> Option<Rect> {
        self.sheets.iter().map(|(_, place)| *place).chain(self.table).reduce(Rect::union)
    }

    /// One board in a terminal without room for anything that can be missed.
    fn tight(area: Rect, appearance: &Appearance) -> Layout {
        let owner = match appearance.boards {
            Boards::One(owner) => owner,
            Boards::Both => Color::White,
        };
        let square = SquareSize { width: 3, height: 1 };
        let board = Rect { width: square.board_width(), height: square.board_height(), ..area };
        let column = Rect { x: board.right() + 1, width: area.width - board.width - 1, height: board.height, ..area };
        let input = Rect { y: area.bottom() - 1, height: 1, ..area };
        let heads = Color::ALL.into_iter().zip(piled(column, 1));
        let side = |(color, head): (Color, PlayerHead)| {
            let board = (color == owner).then_some(board);
            SidePlace { owner: color, name: head.name, clock: head.clock, board, square }
        };
        Layout {
            sides: heads.map(side).collect(),
            titles: vec![(owner, Rect { y: column.bottom() - 1, height: TITLE, ..column })],
            words: Some(Rect { y: board.bottom(), height: input.y - board.bottom(), ..area }),
            input: Some(input),
            ..Layout::default()
        }
    }

    fn fill(&mut self, body: Rect, appearance: &Appearance) {
        if body.width >= WIDE
            && appearance.boards == Boards::Both
            && !appearance.big
            && let Some(square) = wide(body)
        {
            return self.fill_wide(body, square);
        }
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

    /// Both boards beside each other on the left, words below them; names, clocks and both scoresheets on the right,
    /// down to the last row.
    fn fill_wide(&mut self, body: Rect, square: SquareSize) {
        let left = Rect { width: square.boards_width(2), ..body };
        let rule = Rect { x: left.right(), width: 1, height: body.height + 1, ..body };
        let column = Rect { x: rule.right(), width: body.right() - rule.right(), ..rule };
        let fits =
            |rows: u16, columns: u16, moves: u16| column.width >= columns && column.height > 2 * (1 + rows) + moves;
        let many = CLOCKS.into_iter().find(|(rows, columns)| fits(*rows, *columns, TABLE_ROWS));
        let few = || Some(SMALL_CLOCK).filter(|(rows, columns)| fits(*rows, *columns, LEAST_TABLE_ROWS));
        let heads = many.or_else(few).map_or_else(|| shared_rows(column), |(rows, _)| piled(column, rows));
        let top = heads.iter().map(|head| head.clock.bottom()).max().unwrap_or(column.y);
        self.table = non_empty(Rect { y: top, height: column.bottom().saturating_sub(top), ..column });
        for (place, (owner, head)) in (0..).zip(Color::ALL.into_iter().zip(heads)) {
            let x = left.x + place * (square.board_width() + GAP);
            let title = Rect { x, width: square.board_width(), height: TITLE, ..left };
            let board = Rect { y: title.bottom(), height: square.board_height(), ..title };
            self.titles.push((owner, title));
            self.sides.push(SidePlace { owner, name: head.name, clock: head.clock, board: Some(board), square });
        }
        let head = TITLE + square.board_height();
        self.words = non_empty(Rect { y: left.y + head, height: left.height - head, ..left });
        self.input = self.input.map(|input| Rect { width: left.width, ..input });
        self.rule = Some(rule);
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
                let has_sheets = |panel: &Panel| panel.table.is_some() || !panel.sheets.is_empty();
                let has_more =
                    |around: &Panel| !has_sheets(&panel) && has_sheets(around) && below.height >= LEAST_WORDS;
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
        (self.sheets, self.table, self.words) = (panel.sheets, panel.table, panel.words);
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

/// The largest squares of two boards beside each other that leave room for a column with clocks and scoresheets.
fn wide(body: Rect) -> Option<SquareSize> {
    let fits = |square: &SquareSize, below: u16| {
        square.boards_width(2) + 1 + TABLE <= body.width && TITLE + square.board_height() + below <= body.height
    };
    let (below, best) = ROWS_BELOW
        .into_iter()
        .find_map(|below| Some((below, SquareSize::all().find(|square| fits(square, below))?)))?;
    // Narrower squares of the same height, where the clocks then have the largest digits.
    let has_large_digits = |square: &SquareSize| square.boards_width(2) + 1 + LARGE_DIGITS <= body.width;
    let as_high = SquareSize::all().filter(|square| square.height == best.height && fits(square, below));
    { as_high }.find(has_large_digits).or(Some(best))
}

/// The largest squares of two boards beside each other that fit, the size of the clocks above them, and where the
/// scoresheets go: beside the boards, except where small squares become larger without them there.
fn plan(body: Rect) -> Option<Shares> {
    let usual = if body.width >= 80 { SheetsPlace::BesideTheBoards } else { SheetsPlace::Nowhere };
    let plan = plan_with(body, usual, &ROWS_BELOW)?;
    let is_wide = body.width >= 2 * (SHEET + 1) + 1 + WORDS_BESIDE_SHEETS;
    let wide = Some(()).filter(|()| is_wide && plan.square.height <= SMALL_SQUARE);
    let wide = wide.and_then(|()| plan_with(body, SheetsPlace::BesideTheWords, &[SHEET_ROWS]));
    wide.filter(|wide| wide.square.order() > plan.square.order()).or(Some(plan))
}

/// The largest squares with those scoresheets, and one of those numbers of rows below the boards, the first if
/// possible.
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
    /// rows.
    fn all() -> impl Iterator<Item = SquareSize> {
        (1..=LARGEST).rev().flat_map(|height| {
            // With one or two rows, a piece needs the full width.
            let even = (height > 1).then_some(2 * height);
            let narrow = (height > 2).then_some(2 * height - 1);
            [Some(2 * height + 1), even, narrow].into_iter().flatten().map(move |width| SquareSize { width, height })
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
    pub table: Option<Rect>,
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
const LARGE_DIGITS: u16 = 41;
/// The rows and columns of a clock with the largest digits, with and without a free row below them, and with small
/// ones.
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
/// The rows of words below two boards, the more the better.
const ROWS_BELOW: [u16; 3] = [7, 3, 2];
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
            return Panel { heads, words: non_empty(rest), ..Panel::default() };
        }
        let words = Rect { height: WORDS.max(rest.height / 2).min(rest.height - needed), ..rest };
        let below = Rect { y: words.bottom(), height: rest.bottom() - words.bottom(), ..rest };
        Panel { heads, words: Some(words), ..Panel::with_sheets(below) }
    }

    /// Only the scoresheets, as a table where that has room.
    fn with_sheets(place: Rect) -> Panel {
        if place.width >= TABLE_WITH_TIMES {
            return Panel { table: Some(place), ..Panel::default() };
        }
        Panel { sheets: sheets(place), ..Panel::default() }
    }

    /// Names and clocks one above the other in a column beside a board, scoresheets below them, and the words in a
    /// place of their own.
    fn around(column: Rect, words: Rect) -> Panel {
        let (rows, columns) = SMALL_CLOCK;
        let is_large = column.width >= columns && column.height >= 2 * (1 + rows) + 2 * SHORT_SHEET;
        let heads = piled(column, if is_large { rows } else { 1 });
        let top = heads.iter().map(|head| head.clock.bottom()).max().unwrap_or(column.y);
        let rest = Rect { y: top, height: column.bottom().saturating_sub(top), ..column };
        let has_sheets = rest.width >= SHEET && rest.height >= 2 * SHORT_SHEET;
        let sheets = if has_sheets { Panel::with_sheets(rest) } else { Panel::default() };
        Panel { heads, words: non_empty(words), ..sheets }
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
    shared_rows(place)
}

/// Each clock in the row of its player's name.
fn shared_rows(place: Rect) -> Vec<PlayerHead> {
    let short = SHORT_CLOCK.min(place.width);
    let head = |row: u16| {
        let name = Rect { y: place.y + row, height: 1, width: place.width - short, ..place };
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
