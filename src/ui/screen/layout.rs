//! Where everything goes on a screen of some size. Pure arithmetic; any size, even none, has a layout.

use ratatui::layout::Rect;
use shakmaty::Color;

use super::appearance::{Appearance, Boards, Scale};
use super::panel::{Panel, SHEET, sheets, some};

/// The places of one screen. What has no room is not there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    pub bar: Option<Rect>,
    /// White's and Black's, where only one board is drawn too: both clocks are always shown.
    pub sides: Vec<SidePlace>,
    /// Whose board it is, above each board that does not stand below its owner's clock.
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
/// The columns that boards leave to everything else beside them.
const BESIDE: u16 = 30;
/// The rows that boards leave to everything else below them.
const BELOW: u16 = 8;
/// The largest squares, in rows.
const LARGEST: u16 = 16;

/// How much of the height and width goes to what, where two boards stand beside each other.
#[derive(Clone, Copy)]
struct Shares {
    square: SquareSize,
    clock: u16,
}

/// Boards one above the other, or one alone.
#[derive(Clone, Copy)]
struct Stack {
    square: SquareSize,
    rest: RestPlace,
}

/// Where everything but the boards goes.
#[derive(Clone, Copy)]
enum RestPlace {
    Beside,
    Below,
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
        let beside = match (appearance.boards, appearance.scale) {
            (Boards::Both, Scale::Ordinary) => plan(body),
            (Boards::Both | Boards::One(_), _) => None,
        };
        let owners = match (appearance.boards, appearance.scale) {
            (Boards::One(owner), _) => vec![owner],
            (Boards::Both, Scale::Big) => vec![Color::White],
            (Boards::Both, Scale::Ordinary) => Color::ALL.to_vec(),
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
    fn fill_beside(&mut self, body: Rect, Shares { square, clock }: Shares) {
        let sheet = if body.width >= 80 { SHEET + 1 } else { 0 };
        let room = body.width.saturating_sub(sheet);
        let left = Rect { width: if sheet > 0 { square.boards_width(2).min(room) } else { body.width }, ..body };
        if sheet > 0 {
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
        self.words = some(Rect { y: left.y + head, height: left.height - head, ..left });
    }

    /// The boards one above the other, everything else beside them or below.
    fn fill_stacked(&mut self, body: Rect, owners: &[Color], Stack { square, rest }: Stack) {
        let height = square.board_height();
        let width = square.board_width();
        // The names stand above the boards where there are two, so that nobody takes one for the other.
        let title = u16::from(owners.len() > 1);
        let block = owners.len() as u16 * (height + title);
        let place = match rest {
            RestPlace::Beside => Rect { x: body.x + width + 1, width: body.width - width - 1, ..body },
            RestPlace::Below => Rect { y: body.y + block, height: body.height - block, ..body },
        };
        let panel = Panel::of(place);
        for (color, head) in Color::ALL.into_iter().zip(panel.heads) {
            let at = owners.iter().position(|owner| *owner == color);
            let board = at.map(|at| {
                let y = body.y + at as u16 * (height + title) + title;
                Rect { y, height, width, ..body }
            });
            // A board of two carries its owner's name.
            self.titles
                .extend(board.filter(|_| title > 0).map(|board| (color, Rect { y: board.y - 1, height: 1, ..board })));
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
    /// The largest squares that so many boards one above the other can have.
    fn best(body: Rect, count: u16) -> Option<Stack> {
        let title = u16::from(count > 1);
        let fitting = |width: u16, height: u16| {
            SquareSize::all()
                .find(|square| square.board_width() <= width && count * (square.board_height() + title) <= height)
        };
        let beside = fitting(body.width.saturating_sub(BESIDE), body.height);
        let below = fitting(body.width, body.height.saturating_sub(BELOW));
        match (beside, below) {
            (Some(beside), below) if below.is_none_or(|below| below.order() <= beside.order()) => {
                Some(Stack { square: beside, rest: RestPlace::Beside })
            }
            (_, below) => below.map(|square| Stack { square, rest: RestPlace::Below }),
        }
    }
}

/// The largest squares of two boards beside each other for which there is room, and the size of the clocks above them.
fn plan(body: Rect) -> Option<Shares> {
    let room = body.width.saturating_sub(if body.width >= 80 { SHEET + 1 } else { 0 });
    for below in [7, 3, 2] {
        for square in SquareSize::all().filter(|square| square.boards_width(2) <= room) {
            for clock in [6, 3, 1] {
                let digits = if clock == 6 { 50 } else { 26 };
                let fits = 1 + clock + square.board_height() + below <= body.height;
                if fits && (clock == 1 || square.board_width() >= digits) {
                    return Some(Shares { square, clock });
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
            // Of one or two rows a man needs every column.
            let narrow = (height > 2).then_some(2 * height - 1);
            [Some(2 * height + 1), narrow].into_iter().flatten().map(move |width| SquareSize { width, height })
        })
    }

    /// By which of two the larger is told.
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
