//! Where everything goes on a screen of some size. Pure arithmetic; any size, even none, has a layout.

use ratatui::layout::Rect;
use shakmaty::Color;

use super::look::{Boards, Look, Scale};

/// The places of one screen. What has no room is not there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    pub bar: Option<Rect>,
    pub sides: Vec<SidePlace>,
    /// White's scoresheet and Black's.
    pub sheets: Vec<(Color, Rect)>,
    /// The line between the boards and the scoresheets.
    pub rule: Option<Rect>,
    /// The state of the half-move in hand, the last announcement and the newest sentences.
    pub words: Option<Rect>,
    pub entry: Option<Rect>,
}

/// One player's name, clock and board, one above the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SidePlace {
    pub owner: Color,
    pub name: Rect,
    pub clock: Rect,
    pub board: Option<Rect>,
    /// The height of a square in rows; it is one more than twice as many columns wide.
    pub square: u16,
}

/// Narrower scoresheets would cut their moves.
const SHEET: u16 = 24;
const GAP: u16 = 2;
/// The largest ordinary squares, in rows.
const LARGEST: u16 = 4;
/// The columns that a big board leaves to the words.
const WORDS: u16 = 30;

/// How much of the height and width goes to what.
#[derive(Clone, Copy)]
struct Plan {
    square: u16,
    clock: u16,
    below: u16,
}

impl Layout {
    /// The layout of that area.
    pub fn of(area: Rect, look: &Look) -> Layout {
        if area.width == 0 || area.height == 0 {
            return Layout::default();
        }
        let bar = (area.height >= 8).then_some(Rect { height: 1, ..area });
        let top = area.y + bar.map_or(0, |bar| bar.height);
        let entry = Rect { y: area.bottom() - 1, height: 1, ..area };
        let body = Rect { y: top, height: entry.y - top, ..area };
        let mut layout = Layout { bar, entry: Some(entry), ..Layout::default() };
        layout.fill(body, look);
        layout
    }

    fn fill(&mut self, body: Rect, look: &Look) {
        match look.scale {
            Scale::Big if body.width >= side_width(1) + WORDS && body.height > 8 => self.fill_big(body, look),
            Scale::Big | Scale::Ordinary => self.fill_ordinary(body, look),
        }
    }

    /// Boards on the left, words below them, scoresheets on the right.
    fn fill_ordinary(&mut self, body: Rect, look: &Look) {
        let mut owners = owners(body, look);
        let sheet = if body.width >= 80 { SHEET + 1 } else { 0 };
        let count = owners.len() as u16;
        let room = body.width.saturating_sub(sheet);
        let plan = plan(body.height, room, count);
        if plan.square == 0 && body.width >= 30 {
            owners = Color::ALL.to_vec();
        }
        let boards = if plan.square == 0 { room.min(54) } else { sides_width(plan.square, count) };
        let has_sheets = sheet > 0 && plan.square > 0;
        let left = if has_sheets { Rect { width: boards.max(40).min(room), ..body } } else { body };
        if has_sheets {
            self.rule = Some(Rect { x: left.right(), width: 1, ..body });
            self.put_sheets(Rect { x: left.right() + 1, width: body.right() - left.right() - 1, ..body });
        }
        let head = self.put_sides(left, &owners, plan);
        let words = Rect { y: left.y + head, height: left.height - head, ..left };
        self.words = (words.height > 0).then_some(words);
    }

    /// One board as large as there is room for, everything else on its right.
    fn fill_big(&mut self, body: Rect, look: &Look) {
        let square = ((body.height - 1) / 8).min((body.width - WORDS - 2) / 8 / 2).max(1);
        let square = if side_width(square) + WORDS > body.width { square - 1 } else { square }.max(1);
        let owner = match look.boards {
            Boards::One(owner) => owner,
            Boards::Both => Color::White,
        };
        let board = Rect { width: side_width(square), height: 8 * square + 1, ..body };
        let right = Rect { x: board.right() + 1, width: body.right() - board.right() - 1, ..body };
        let clock = if body.height >= 20 && right.width >= 26 { 3 } else { 1 };
        let mut y = right.y;
        for color in Color::ALL {
            let name = Rect { y, height: 1, ..right };
            let place = Rect { y: y + 1, height: clock, ..right };
            let board = (color == owner).then_some(board);
            self.sides.push(SidePlace { owner: color, name, clock: place, board, square });
            y = place.bottom();
        }
        let words = Rect { y, height: right.bottom().saturating_sub(y), ..right };
        self.words = (words.height > 0).then_some(words);
    }

    /// The sides beside each other; returns the rows they take.
    fn put_sides(&mut self, left: Rect, owners: &[Color], plan: Plan) -> u16 {
        let Plan { square, clock, below } = plan;
        let count = owners.len() as u16;
        let rows = (1 + clock + if square > 0 { 8 * square + 1 } else { 0 }).min(left.height);
        if left.height <= below || rows < 1 + clock || count == 0 {
            return 0;
        }
        let width = if square > 0 { side_width(square) } else { (left.width / count).saturating_sub(GAP) };
        for (place, owner) in owners.iter().enumerate() {
            let x = left.x + place as u16 * (width + GAP);
            let width = width.min(left.right().saturating_sub(x));
            let name = Rect { x, y: left.y, width, height: 1 };
            let clock = Rect { y: name.y + 1, height: clock, ..name };
            let board = (square > 0).then(|| Rect { y: clock.bottom(), height: 8 * square + 1, ..name });
            self.sides.push(SidePlace { owner: *owner, name, clock, board, square });
        }
        rows
    }

    fn put_sheets(&mut self, place: Rect) {
        self.sheets = if place.width > 2 * SHEET {
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
        };
    }
}

/// The largest squares for which there is room, and what is left for clocks and words.
fn plan(height: u16, width: u16, count: u16) -> Plan {
    for below in [7, 3, 2] {
        for square in (1..=LARGEST).rev() {
            if sides_width(square, count) > width {
                continue;
            }
            for clock in [6, 3, 1] {
                let digits = if clock == 6 { 50 } else { 26 };
                if (clock == 1 || side_width(square) >= digits) && 1 + clock + 8 * square + 1 + below <= height {
                    return Plan { square, clock, below };
                }
            }
        }
    }
    Plan { square: 0, clock: if height >= 8 && width >= 54 { 3 } else { 1 }, below: 2 }
}

fn owners(body: Rect, look: &Look) -> Vec<Color> {
    let one = |owner| vec![owner];
    match look.boards {
        Boards::One(owner) => one(owner),
        Boards::Both if body.width < sides_width(1, 2) => one(Color::White),
        Boards::Both => vec![Color::White, Color::Black],
    }
}

/// The columns of a square of that many rows.
pub fn square_width(square: u16) -> u16 {
    2 * square + 1
}

fn side_width(square: u16) -> u16 {
    8 * square_width(square) + 2
}

fn sides_width(square: u16, count: u16) -> u16 {
    count * side_width(square) + count.saturating_sub(1) * GAP
}
