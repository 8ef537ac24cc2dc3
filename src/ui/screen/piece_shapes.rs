//! The shapes of the men in pixels: silhouettes for squares of two rows and more, and block letters.

use std::sync::LazyLock;

use shakmaty::{Color, Piece, Role};

use super::bitmap::Bitmap;

/// The silhouettes for squares of two to seven rows: king, queen, rook, bishop, knight, pawn.
static FIGURES: LazyLock<[Vec<Bitmap>; 6]> = LazyLock::new(|| {
    [
        include_str!("men/figures_2.txt"),
        include_str!("men/figures_3.txt"),
        include_str!("men/figures_4.txt"),
        include_str!("men/figures_5.txt"),
        include_str!("men/figures_6.txt"),
        include_str!("men/figures_7.txt"),
    ]
    .map(pictures)
});

/// Two rows are too few to cut an opening into any silhouette: Black's men are drawn for them.
static BLACK_IN_TWO_ROWS: LazyLock<Vec<Bitmap>> = LazyLock::new(|| pictures(include_str!("men/figures_2_black.txt")));

fn pictures(drawn: &str) -> Vec<Bitmap> {
    drawn.split("\n\n").map(Bitmap::from_text).collect()
}

/// Every capital that stands for a man in a language of the interface, each under its own name.
const LETTERS: [&str; 3] =
    [include_str!("men/letters_4.txt"), include_str!("men/letters_5.txt"), include_str!("men/letters_6.txt")];

/// A man in a square of that many rows: White's is solid, Black's has an opening in his foot or body.
pub fn figure(piece: Piece, rows: u16) -> Bitmap {
    let rows = usize::from(rows.max(2));
    let drawn = rows.min(FIGURES.len() + 1);
    let figures = match (piece.color, drawn) {
        (Color::Black, 2) => &BLACK_IN_TWO_ROWS,
        (Color::White | Color::Black, _) => &FIGURES[drawn - 2],
    };
    let index = match piece.role {
        Role::King => 0,
        Role::Queen => 1,
        Role::Rook => 2,
        Role::Bishop => 3,
        Role::Knight => 4,
        Role::Pawn => 5,
    };
    let figure = figures[index].enlarged(rows / drawn, rows / drawn);
    if piece.color == Color::Black && drawn > 2 { with_opening(figure) } else { figure }
}

/// The silhouette with an opening above its base; its edges stay.
fn with_opening(mut figure: Bitmap) -> Bitmap {
    let height = figure.height();
    let is_inked = |y: &usize| (0..figure.width()).any(|x| figure.is_inked(x, *y));
    let foot = (0..height).rev().find(is_inked).unwrap_or(0);
    let top = foot.saturating_sub(height.div_ceil(8));
    for y in top..top + (height / 12).max(1) {
        let mut inked = (0..figure.width()).filter(|x| figure.is_inked(*x, y));
        if let (Some(left), Some(right)) = (inked.next(), inked.next_back()) {
            (left + 1..right).for_each(|x| figure.set(x, y, false));
        }
    }
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
