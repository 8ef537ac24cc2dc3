//! Pictures of men in half-blocks, for squares of three rows and more; of two where the board is to be big.

use shakmaty::Role;

/// The picture of a man, as rows of pixels.
pub struct Sprite {
    rows: &'static [&'static str],
}

impl Sprite {
    /// The picture that suits a square of that many rows.
    pub fn of(role: Role, square: u16) -> Sprite {
        let index = match role {
            Role::King => 0,
            Role::Queen => 1,
            Role::Rook => 2,
            Role::Bishop => 3,
            Role::Knight => 4,
            Role::Pawn => 5,
        };
        let rows: &[&str] = match square {
            0..=2 => &TINY[index],
            3 => &SMALL[index],
            _ => &LARGE[index],
        };
        Sprite { rows }
    }

    /// The half-block at a column and row of a square that is `width` columns wide and `height` rows high.
    ///
    /// The outermost columns are left free for signs.
    pub fn cell(&self, column: u16, row: u16, width: u16, height: u16) -> char {
        let (columns, rows) = (width.saturating_sub(2), 2 * height);
        let Some(x) = column.checked_sub(1).filter(|x| *x < columns) else { return ' ' };
        match (self.is_inked(x, 2 * row, columns, rows), self.is_inked(x, 2 * row + 1, columns, rows)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        }
    }

    /// Whether the pixel is inked when the picture is drawn that many pixels wide and high.
    fn is_inked(&self, x: u16, y: u16, columns: u16, rows: u16) -> bool {
        let of = |at: u16, count: usize, size: u16| usize::from(at) * count / usize::from(size.max(1));
        let row = self.rows.get(of(y, self.rows.len(), rows)).copied().unwrap_or_default();
        row.as_bytes().get(of(x, row.len(), columns)).is_some_and(|pixel| *pixel == b'#')
    }
}

const TINY: [[&str; 4]; 6] = [
    [".#.", "###", ".#.", "###"],
    ["#.#", "###", ".#.", "###"],
    ["#.#", "###", "###", "###"],
    [".#.", "#.#", ".#.", "###"],
    ["##.", "###", ".##", "###"],
    ["...", ".#.", ".#.", "###"],
];

const SMALL: [[&str; 6]; 6] = [
    ["..#..", ".###.", "..#..", ".###.", ".###.", "#####"],
    ["#.#.#", "#.#.#", ".###.", ".###.", ".###.", "#####"],
    ["#.#.#", "#####", ".###.", ".###.", ".###.", "#####"],
    ["..#..", ".#.#.", ".###.", "..#..", ".###.", "#####"],
    [".###.", "##.##", "#####", "..###", ".###.", "#####"],
    [".....", "..#..", ".###.", "..#..", ".###.", "#####"],
];

const LARGE: [[&str; 8]; 6] = [
    [".......", "...#...", "..###..", "...#...", ".#####.", "..###..", "..###..", ".#####."],
    [".......", "#..#..#", "#..#..#", "##.#.##", ".#####.", "..###..", ".#####.", ".#####."],
    [".......", "##.#.##", "#######", ".#####.", "..###..", "..###..", ".#####.", "#######"],
    [".......", "...#...", "..#.##.", ".##.##.", ".#####.", "..###..", "...#...", ".#####."],
    [".......", "..##...", ".##.##.", "#######", "#..###.", "..###..", "..####.", ".#####."],
    [".......", ".......", "...#...", "..###..", "..###..", "...#...", "..###..", ".#####."],
];
