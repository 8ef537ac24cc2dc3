//! The shapes of the men in pixels: silhouettes for squares of two rows and more, and block letters.

use shakmaty::Role;

use super::bitmap::Bitmap;

/// The silhouettes for squares of two to seven rows: king, queen, rook, bishop, knight, pawn.
const FIGURES: [&str; 6] = [
    include_str!("men/figures_2.txt"),
    include_str!("men/figures_3.txt"),
    include_str!("men/figures_4.txt"),
    include_str!("men/figures_5.txt"),
    include_str!("men/figures_6.txt"),
    include_str!("men/figures_7.txt"),
];

/// Every capital that stands for a man in a language of the interface, each under its own name.
const LETTERS: [&str; 2] = [include_str!("men/letters_4.txt"), include_str!("men/letters_6.txt")];

/// The silhouette of a man in a square of that many rows.
pub fn figure(role: Role, rows: u16) -> Bitmap {
    let index = match role {
        Role::King => 0,
        Role::Queen => 1,
        Role::Rook => 2,
        Role::Bishop => 3,
        Role::Knight => 4,
        Role::Pawn => 5,
    };
    let rows = usize::from(rows.max(2));
    let drawn = rows.min(FIGURES.len() + 1);
    let figure = FIGURES[drawn - 2].split("\n\n").nth(index).map(Bitmap::from_text).unwrap_or_default();
    figure.enlarged(rows / drawn, rows / drawn)
}

/// The silhouette standing apart from its foot.
pub fn with_parted_foot(mut figure: Bitmap) -> Bitmap {
    let height = figure.height();
    let gap = height.saturating_sub(1 + height.div_ceil(8));
    (0..figure.width()).for_each(|x| figure.set(x, gap, false));
    figure
}

/// A capital letter in block, as large as it fits into so many pixels; `None` for a letter that has no picture.
pub fn block_letter(letter: char, width: usize, height: usize) -> Option<Bitmap> {
    let fitting = LETTERS.iter().filter_map(|letters| {
        let picture = letters.split("\n\n").find_map(|picture| picture.strip_prefix(letter))?;
        let small = Bitmap::from_text(picture.trim_start());
        let (across, down) = (width / small.width(), height / small.height());
        (across > 0 && down > 0).then(|| small.enlarged(across.min(2 * down), down))
    });
    fitting.max_by_key(Bitmap::height)
}
