//! What stands beside a board or below it: both clocks, what was said, and the scoresheets where there is room.

use ratatui::layout::Rect;
use shakmaty::Color;

/// The places of everything but the boards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Panel {
    /// White's and Black's; none where there are no rows for them.
    pub heads: Vec<PlayerHead>,
    pub sheets: Vec<(Color, Rect)>,
    pub words: Option<Rect>,
}

/// A player's name and clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerHead {
    pub name: Rect,
    pub clock: Rect,
}

/// Narrower scoresheets would cut their moves.
pub const SHEET: u16 = 24;
/// Narrower ones have no room for the time used for each move.
const SHEET_WITH_TIMES: u16 = 34;
/// So many rows are better shared than the columns.
const TALL: u16 = 28;
/// The columns that a clock in three rows takes, and one in six.
const CLOCKS: [(u16, u16); 2] = [(6, 50), (3, 26)];
/// The columns of a clock that stands in the row of the name.
const SHORT_CLOCK: u16 = 9;
/// With fewer rows left for what is said, the scoresheets give way.
const WORDS: u16 = 10;
/// Shorter scoresheets are not worth their place.
const SHEET_ROWS: u16 = 7;

impl Panel {
    /// The places in that rectangle.
    pub fn of(place: Rect) -> Panel {
        let heads = heads(place);
        let top = heads.iter().map(|head| head.clock.bottom()).max().unwrap_or(place.y);
        let rest = Rect { y: top, height: place.bottom().saturating_sub(top), ..place };
        let needed = if rest.width > 2 * SHEET { SHEET_ROWS } else { 2 * SHEET_ROWS };
        if rest.width < SHEET || rest.height < WORDS + needed {
            return Panel { heads, sheets: Vec::new(), words: some(rest) };
        }
        let words = Rect { height: WORDS.max(rest.height / 2).min(rest.height - needed), ..rest };
        let below = Rect { y: words.bottom(), height: rest.bottom() - words.bottom(), ..rest };
        Panel { heads, sheets: sheets(below), words: Some(words) }
    }
}

/// The clocks as large as they leave enough room for the rest: beside each other, or one above the other.
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
    let piled = |rows: u16| {
        let head = |at: u16| {
            let name = Rect { y: place.y + at * (1 + rows), height: 1, ..place };
            PlayerHead { name, clock: Rect { y: name.y + 1, height: rows, ..name } }
        };
        vec![head(0), head(1)]
    };
    for (rows, columns) in CLOCKS {
        if half > columns && height >= 3 * rows + 2 {
            return abreast(rows);
        }
        if width >= columns && height >= 6 * rows + 2 {
            return piled(rows);
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

/// Both scoresheets in that rectangle: beside each other where it is wide enough, else one above the other.
pub fn sheets(place: Rect) -> Vec<(Color, Rect)> {
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

/// The rectangle, if there is anything of it.
pub fn some(place: Rect) -> Option<Rect> {
    (!place.is_empty()).then_some(place)
}
