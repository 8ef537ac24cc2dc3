//! White's pieces differ from Black's, and each piece from every other, by their shapes alone.

use annabella::ui::screen::{Appearance, Boards, Layout, Pieces, Theme};
#[cfg(feature = "pictures")]
use annabella::ui::screen::{PicturedSquare, SquareHighlight, picture};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier};
use shakmaty::{Color, Piece, Role, Square};

use annabella::wording::languages;

use super::Scene;

/// Sizes at which squares have from one to seven rows, those of three rows in both widths.
const SIZES: [(u16, u16); 8] = [(80, 13), (80, 24), (80, 30), (100, 30), (120, 40), (140, 48), (150, 56), (200, 64)];

/// A cell without its colours: its text, and whether it is underlined or reversed.
type Cell = (String, Modifier);

/// The cells of a square without their colours.
fn cells(buffer: &Buffer, place: Rect) -> Vec<Cell> {
    let kept = Modifier::UNDERLINED | Modifier::REVERSED;
    let cell = |(x, y)| (buffer[(x, y)].symbol().to_owned(), buffer[(x, y)].modifier & kept);
    (place.y..place.bottom()).flat_map(|y| (place.x..place.right()).map(move |x| (x, y))).map(cell).collect()
}

/// A piece as it is drawn on a light or a dark square.
type Drawn = (Color, Role, bool, Vec<Cell>);

/// The rows of a square, and every piece as it is drawn on a light and on a dark square.
fn drawn(appearance: Appearance, (width, height): (u16, u16)) -> (u16, Vec<Drawn>) {
    let placements = ["K1Q1R1B1/1N1P4/8/8/8/8/1n1p4/k1q1r1b1", "1K1Q1R1B/2N1P3/8/8/8/8/2n1p3/1k1q1r1b"];
    let mut pieces = Vec::new();
    let mut rows = 0;
    for placement in placements {
        let mut scene = Scene::new("en");
        let board = placement.parse().expect("a placement");
        scene.ui.appearance = appearance;
        let text = scene.board_drawn(&board, width, height);
        let layout = Layout::of(Rect { x: 0, y: 0, width, height }, &appearance);
        let side = layout.sides.iter().find(|side| side.owner == Color::White && side.board.is_some());
        let Some(side) = side else { return (0, Vec::new()) };
        rows = side.square.height;
        let place = side.board.expect("a board");
        for (square, piece) in board {
            let across = side.square.width;
            let (file, rank) = (u16::from(square.file()), u16::from(square.rank()));
            let at =
                Rect { x: place.x + 2 + file * across, y: place.y + (7 - rank) * rows, width: across, height: rows };
            pieces.push((piece.color, piece.role, square.is_dark(), cells(&text, at)));
        }
    }
    (rows, pieces)
}

#[test]
fn every_piece_differs_from_every_other_without_colour() {
    let mut heights = std::collections::BTreeSet::new();
    for theme in Theme::built_in() {
        for chosen_pieces in [None, Some(Pieces::Figurines), Some(Pieces::Outline), Some(Pieces::Letters)] {
            for big in [false, true] {
                let appearance = Appearance {
                    theme,
                    chosen_pieces,
                    big,
                    boards: Boards::One(Color::White),
                    ..Appearance::default()
                };
                for size in SIZES {
                    let (rows, pieces) = drawn(appearance, size);
                    heights.insert(rows);
                    for (at, (color, role, dark, cells)) in pieces.iter().enumerate() {
                        for (other_color, other_role, other_dark, other) in &pieces[at + 1..] {
                            if dark != other_dark || (color, role) == (other_color, other_role) {
                                continue;
                            }
                            let different = cells.iter().zip(other).filter(|(one, other)| one != other).count();
                            // One cell is the whole piece where a square is one or two rows high, and the opening in
                            // the foot of a small black piece.
                            let least = if rows < 3 || rows < 5 && role == other_role { 1 } else { 2 };
                            assert!(
                                different >= least,
                                "{theme:?} {chosen_pieces:?} {rows} rows: {color} {role:?} and {other_color} {other_role:?}\n{cells:?}\n{other:?}"
                            );
                        }
                    }
                }
            }
        }
    }
    let all: Vec<u16> = (1..=7).collect();
    assert!(all.iter().all(|rows| heights.contains(rows)), "{heights:?}");
}

/// A quarter of a cell: a colour, or a part of a letter or figurine.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Dot {
    Fill(Ink),
    Text { symbol: String, ink: Ink, ground: Ink },
}

/// The blocks of a cell by their inked quarters: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
pub const QUADRANTS: &str = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";

/// The colours that a cell without colours has.
const BARE: [Ink; 2] = [Ink::White, Ink::Black];

/// The four dots of a cell. Without colours what is written is light and the ground dark.
fn dots_of(buffer: &Buffer, (x, y): (u16, u16)) -> Vec<Dot> {
    let cell = &buffer[(x, y)];
    let is_bare = cell.fg == Ink::Reset;
    let [ink, ground] = if is_bare { BARE } else { [cell.fg, cell.bg] };
    let [ink, ground] = if cell.modifier.contains(Modifier::REVERSED) { [ground, ink] } else { [ink, ground] };
    match QUADRANTS.chars().position(|block| cell.symbol() == block.to_string()) {
        Some(inked) => (0..4).map(|at| Dot::Fill(if inked >> at & 1 == 1 { ink } else { ground })).collect(),
        None => vec![Dot::Text { symbol: cell.symbol().to_owned(), ink, ground }; 4],
    }
}

/// A piece in the dots of its square, and which of them make its shape rather than its plate.
struct Dotted {
    piece: Piece,
    dots: Vec<Dot>,
    shape: Vec<bool>,
}

/// How many dots a piece has with its plate, without the signs in the corners of its square.
fn covered(piece: &Dotted) -> usize {
    let (Dot::Fill(square) | Dot::Text { ground: square, .. }) = &piece.dots[0];
    let is_covered = |(dot, is_shape): &(&Dot, &bool)| match dot {
        Dot::Fill(ink) => ink != square,
        Dot::Text { .. } => **is_shape,
    };
    piece.dots.iter().zip(&piece.shape).filter(is_covered).count()
}

/// Whether it is the letter or the figurine of a piece.
fn is_piece(symbol: &str) -> bool {
    symbol.chars().all(|c| c.is_alphabetic() || ('♔'..='♟').contains(&c) || c == '\u{FE0E}')
}

/// Every piece as it is drawn on a dark square, in dots.
fn dotted(language: &str, appearance: Appearance, (width, height): (u16, u16)) -> (u16, Vec<Dotted>) {
    let mut scene = Scene::new(language);
    let theme = appearance.theme;
    let board = "1K1Q1R1B/2N1P3/8/8/8/8/2n1p3/1k1q1r1b".parse().expect("a placement");
    scene.ui.appearance = appearance;
    let drawn = scene.board_drawn(&board, width, height);
    let layout = Layout::of(Rect { x: 0, y: 0, width, height }, &appearance);
    let side = layout.sides.iter().find(|side| side.owner == Color::White && side.board.is_some());
    let Some(side) = side else { return (0, Vec::new()) };
    let (place, across, rows) = (side.board.expect("a board"), side.square.width, side.square.height);
    let of_square = |(square, piece): (Square, Piece)| {
        let (file, rank) = (u16::from(square.file()), u16::from(square.rank()));
        let at = Rect { x: place.x + 2 + file * across, y: place.y + (7 - rank) * rows, width: across, height: rows };
        let cells = (at.y..at.bottom()).flat_map(|y| (at.x..at.right()).map(move |x| (x, y)));
        // A piece has its own colour, in its square or on a card.
        let ink = theme.card(piece.color).fg.unwrap_or(BARE[0]);
        let has_edges = theme.has_cards() || appearance.pieces() == Pieces::Letters;
        let is_shape = |(x, y): (u16, u16), dot: &Dot| match dot {
            Dot::Fill(fill) => {
                *fill == ink && if rows == 2 { y > at.y } else { !has_edges || x > at.x && x + 1 < at.right() }
            }
            Dot::Text { symbol, ink: its, .. } => *its == ink && is_piece(symbol),
        };
        let dots: Vec<((u16, u16), Dot)> =
            cells.flat_map(|cell| dots_of(&drawn, cell).into_iter().map(move |dot| (cell, dot))).collect();
        let shape = dots.iter().map(|(cell, dot)| is_shape(*cell, dot)).collect();
        Dotted { piece, dots: dots.into_iter().map(|(_, dot)| dot).collect(), shape }
    };
    (rows, board.into_iter().map(of_square).collect())
}

/// Those who see badly distinguish pieces of one colour by their shapes, and White's from Black's by colour or shape: a
/// letter is the same for both, and White's bars are a tenth of what is seen.
#[test]
fn every_piece_differs_from_every_other_by_more_than_a_third_of_its_dots() {
    let styles = [(None, "en"), (Some(Pieces::Figurines), "en"), (Some(Pieces::Outline), "en")];
    let letters = languages().into_iter().map(|language| (Some(Pieces::Letters), language));
    let styles: Vec<(Option<Pieces>, String)> =
        styles.into_iter().map(|(style, language)| (style, language.to_owned())).chain(letters).collect();
    let mut heights = std::collections::BTreeSet::new();
    for (theme, (chosen_pieces, language)) in
        Theme::built_in().flat_map(|theme| styles.iter().map(move |style| (theme, style)))
    {
        let boards = Boards::One(Color::White);
        let appearance = Appearance { theme, chosen_pieces: *chosen_pieces, boards, ..Appearance::default() };
        for size in SIZES {
            let (rows, pieces) = dotted(language, appearance, size);
            heights.insert(rows);
            for (at, one) in pieces.iter().enumerate() {
                for other in &pieces[at + 1..] {
                    let unlike = |at: &usize| one.dots[*at] != other.dots[*at];
                    let (different, its) = if one.piece.color == other.piece.color {
                        let in_shape = |at: &usize| one.shape[*at] || other.shape[*at];
                        let count = |of: &Dotted| of.shape.iter().filter(|is_shape| **is_shape).count();
                        ((0..one.dots.len()).filter(in_shape).filter(unlike).count(), count(one).max(count(other)))
                    } else {
                        ((0..one.dots.len()).filter(unlike).count(), covered(one).max(covered(other)))
                    };
                    assert!(
                        3 * different > its && its > 3 || one.piece.color != other.piece.color && 12 * different > its,
                        "{theme:?} {chosen_pieces:?} {language}, {rows} rows: {:?} and {:?} differ in {different} of {its}",
                        one.piece,
                        other.piece
                    );
                }
            }
        }
    }
    assert!((1..=7).all(|rows| heights.contains(&rows)), "{heights:?}");
}

/// How a piece is seen: its letter, or its shape in the box around its ink, whatever its size.
#[derive(Debug)]
enum Seen {
    Symbol(String),
    Shape(Vec<bool>),
}

/// The points of a shape along each side.
const POINTS: usize = 24;

fn seen(piece: &Dotted, rows: usize) -> Seen {
    let inked = |at: usize| piece.shape[at];
    if let Some(Dot::Text { symbol, .. }) = (0..piece.dots.len()).find(|at| inked(*at)).map(|at| &piece.dots[at]) {
        return Seen::Symbol(symbol.to_uppercase());
    }
    let across = piece.dots.len() / 4 / rows;
    // Two dots a cell across, two down.
    let at = |x: usize, y: usize| 4 * ((y / 2) * across + x / 2) + 2 * (y % 2) + x % 2;
    let has_ink = |(x, y): &(usize, usize)| inked(at(*x, *y));
    let ink: Vec<(usize, usize)> =
        (0..2 * rows).flat_map(|y| (0..2 * across).map(move |x| (x, y))).filter(has_ink).collect();
    let ends = |of: fn(&(usize, usize)) -> usize| {
        (ink.iter().map(of).min().unwrap_or(0), ink.iter().map(of).max().unwrap_or(0))
    };
    let ((left, right), (top, bottom)) = (ends(|dot| dot.0), ends(|dot| dot.1));
    let point = |n: usize, (from, to): (usize, usize)| from + n * (to + 1 - from) / POINTS;
    let points = (0..POINTS).flat_map(|y| (0..POINTS).map(move |x| (x, y)));
    Seen::Shape(points.map(|(x, y)| inked(at(point(x, (left, right)), point(y, (top, bottom))))).collect())
}

/// Who knows the letters at one size knows them at every other: each is more like itself than like any other piece of
/// either colour.
#[test]
fn every_letter_is_recognised_at_every_size() {
    let mut unknown = Vec::new();
    let chosen_pieces = Some(Pieces::Letters);
    for (theme, language) in Theme::built_in().flat_map(|theme| languages().into_iter().map(move |it| (theme, it))) {
        let appearance =
            Appearance { theme, chosen_pieces, boards: Boards::One(Color::White), ..Appearance::default() };
        let sizes = SIZES.map(|size| {
            let (rows, pieces) = dotted(&language, appearance, size);
            let seen = |piece: &Dotted| (piece.piece, seen(piece, usize::from(rows)));
            (rows, pieces.iter().map(seen).collect::<Vec<_>>())
        });
        let style = format!("{theme:?} {language}");
        for (rows, pieces) in &sizes {
            for (other_rows, others) in &sizes {
                for (piece, its) in pieces {
                    let unlike = |other: &Seen| match (its, other) {
                        (Seen::Shape(its), Seen::Shape(other)) => its.iter().zip(other).filter(|(a, b)| a != b).count(),
                        (Seen::Symbol(its), Seen::Symbol(other)) => usize::from(its != other),
                        // A letter of a font and one of blocks.
                        (Seen::Shape(_), Seen::Symbol(_)) | (Seen::Symbol(_), Seen::Shape(_)) => 0,
                    };
                    // The letter says which piece it is, whichever colour it has; what stands round it, whose it is.
                    let distances: Vec<(Piece, usize)> =
                        others.iter().map(|(other, seen)| (*other, unlike(seen))).collect();
                    let own = distances.iter().find(|(other, _)| other == piece).expect("there").1;
                    let nearest = distances.iter().filter(|(other, _)| other.role != piece.role);
                    let nearest = nearest.map(|(_, unlike)| unlike).min();
                    let comparable = distances.iter().any(|(_, unlike)| *unlike > 0);
                    if comparable && nearest.is_none_or(|nearest| own >= *nearest) {
                        let Piece { color, role } = *piece;
                        unknown
                            .push(format!("{style}: {color} {role:?} of {rows} rows at {other_rows}: {distances:?}"));
                    }
                }
            }
        }
    }
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
}

/// In grey, White's pieces are light and Black's are dark.
#[cfg(feature = "pictures")]
#[test]
fn pictures_distinguish_the_sides_in_grey() {
    for role in Role::ALL {
        // The foot, which every piece has.
        let grey = |color: Color| {
            let square = PicturedSquare { ground: Ink::Indexed(103), marks: [SquareHighlight::Plain; 2] };
            let image = picture(role.of(color), square, (60, 60)).expect("a picture").to_luma8();
            image.get_pixel(30, 49)[0]
        };
        assert!(
            grey(Color::White) > grey(Color::Black) + 150,
            "{role:?}: {} {}",
            grey(Color::White),
            grey(Color::Black)
        );
    }
}

/// A piece on a marked square is as large as on any other, and the sign in each upper corner is seen beside it.
#[cfg(feature = "pictures")]
#[test]
fn pictures_of_marked_squares_show_the_whole_piece_and_the_signs() {
    use SquareHighlight::{Announced, Check, Cursor, Differs, Held, LastMove, Plain, Touched};
    for (role, color) in Role::ALL.into_iter().flat_map(|role| Color::ALL.map(|color| (role, color))) {
        let drawn = |marks| {
            let square = PicturedSquare { ground: Ink::Indexed(100), marks };
            picture(role.of(color), square, (50, 60)).expect("a picture").to_luma8()
        };
        let plain = drawn([Plain; 2]);
        for mark in [LastMove, Announced, Touched, Check, Differs, Cursor, Held] {
            let marked = drawn([mark; 2]);
            let changed: Vec<(u32, u32)> = plain
                .enumerate_pixels()
                .filter_map(|(x, y, pixel)| (marked.get_pixel(x, y)[0].abs_diff(pixel[0]) > 60).then_some((x, y)))
                .collect();
            let left = changed.iter().filter(|(x, _)| *x < 25).count();
            assert!(left > 5 && changed.len() - left > 5, "{role:?} {color} {mark:?}: {changed:?}");
            // A square of 50 by 50 in the middle of the 60 rows, of which a corner is a fifth and a little.
            let is_in_a_corner = |(x, y): &(u32, u32)| !(13..37).contains(x) && (5..20).contains(y);
            assert!(changed.iter().all(is_in_a_corner), "{role:?} {color} {mark:?}: {changed:?}");
        }
    }
}
