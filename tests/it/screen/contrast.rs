//! The contrast of every theme, by the formula of WCAG 2.

use annabella::game::clock::moment::Span;
use annabella::game::command::{ClockCommand, Command};
use annabella::game::people::Actor;
use annabella::ui::screen::{Appearance, Layout, SquareHighlight, StyleRole, Theme, contrast as contrast_of};
use ratatui::buffer::Cell;
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};
use shakmaty::{ByColor, Color, Square};

use super::{Scene, theme};

const HIGHLIGHTS: [SquareHighlight; 9] = [
    SquareHighlight::Plain,
    SquareHighlight::LastMove,
    SquareHighlight::Announced,
    SquareHighlight::Target,
    SquareHighlight::Touched,
    SquareHighlight::Check,
    SquareHighlight::Differs,
    SquareHighlight::Cursor,
    SquareHighlight::Held,
];

fn between(one: Ink, other: Ink) -> f64 {
    contrast_of(one, other).unwrap_or_else(|| panic!("{one:?} or {other:?} depends on the user's terminal"))
}

fn luminance(ink: Ink) -> f64 {
    between(ink, Ink::Indexed(16)) * 0.05 - 0.05
}

fn contrast(style: Style) -> f64 {
    between(style.fg.expect("an ink"), style.bg.expect("a ground"))
}

fn texts(theme: Theme) -> Vec<(String, Style)> {
    use StyleRole::{Accent, Alarm, Announcement, Bar, LastSeconds, LowTime, Quiet, Text};
    [Text, Quiet, Bar, Announcement, Accent, Alarm, LowTime, LastSeconds]
        .map(|role| (format!("{role:?}"), theme.style(role)))
        .into()
}

/// Both kinds of squares with every highlight.
fn squares() -> impl Iterator<Item = (Square, SquareHighlight)> {
    HIGHLIGHTS.into_iter().flat_map(|highlight| [Square::A1, Square::B1].map(|square| (square, highlight)))
}

#[test]
fn every_theme_keeps_its_contrast() {
    for (theme, least) in [(theme("dark"), 4.5), (theme("light"), 4.5), (theme("contrast"), 7.0)] {
        for (name, style) in texts(theme) {
            assert!(contrast(style) >= least, "{}: {name} has {:.2}:1", theme.name(), contrast(style));
        }
        for (square, highlight) in squares() {
            let at = format!("{}: {highlight:?} {square}", theme.name());
            let signs = contrast(theme.square(square, highlight));
            assert!(signs >= 4.5, "{at}: signs {signs:.2}:1");
            let [white, black] = Color::ALL.map(|color| theme.piece(square, highlight, color));
            assert!(contrast(white) >= 3.0 && contrast(black) >= 3.0, "{at}: pieces on their squares");
            let inks = between(white.fg.expect("an ink"), black.fg.expect("an ink"));
            assert!(inks >= 3.0, "{at}: White's ink against Black's {inks:.2}:1");
        }
        let [white, black] = Color::ALL.map(|color| theme.card(color));
        assert!(contrast(white) >= 7.0 && contrast(black) >= 7.0, "{}: pieces on their cards", theme.name());
        let cards = between(white.bg.expect("a card"), black.bg.expect("a card"));
        assert!(cards >= 3.0, "{}: card against card {cards:.2}:1", theme.name());
    }
}

#[test]
fn the_theme_without_colour_uses_no_colour() {
    let pieces =
        squares().flat_map(|(square, highlight)| Color::ALL.map(|color| theme("mono").piece(square, highlight, color)));
    let cards = Color::ALL.map(|color| theme("mono").card(color));
    let squares = squares().map(|(square, highlight)| theme("mono").square(square, highlight));
    for style in texts(theme("mono")).into_iter().map(|(_, style)| style).chain(pieces).chain(cards).chain(squares) {
        assert_eq!((style.fg, style.bg), (None, None));
    }
}

/// With little time left the digits stay as readable as before, and a sign says it without colours, at every size.
#[test]
fn a_clock_with_little_time_is_read_without_colours() {
    let sizes = [(40, 12), (60, 20), (80, 24), (100, 30), (120, 40), (132, 43), (160, 50), (200, 60)];
    for (theme, (width, height)) in Theme::built_in().flat_map(|theme| sizes.map(|size| (theme, size))) {
        let mut scene = Scene::new("en");
        scene.ui.appearance = Appearance { theme, ..Appearance::default() };
        let layout = Layout::of(Rect { x: 0, y: 0, width, height }, &scene.ui.appearance);
        let place = layout.sides.iter().find(|side| side.owner == Color::White).expect("a side").clock;
        // What is left of five minutes, and the signs.
        for (left, signs) in [(300, 0), (45, 1), (8, 2)] {
            let times = ByColor::new_with(|_| Some(Span::seconds(left)));
            scene.says(Actor::Arbiter, Command::Clock(ClockCommand::Stop));
            scene.says(Actor::Arbiter, Command::Clock(ClockCommand::Set(times)));
            let (frame, _) = scene.drawn(width, height);
            let cells = || place.positions().map(|at| &frame[at]);
            let is_struck = |cell: &&Cell| cell.modifier.intersects(Modifier::REVERSED | Modifier::UNDERLINED);
            let bad = cells().filter(is_struck).find(|cell| cell.symbol() != " ");
            assert!(bad.is_none(), "{theme:?} {width}x{height}, {left} s: {bad:?}");
            let found = cells().filter(|cell| cell.symbol() == "!").count();
            assert!(found.min(2) >= signs.min(1) && (signs > 0 || found == 0), "{theme:?} {width}x{height}, {left} s");
            let digits: String = cells().map(|cell| if cell.symbol() == "!" { " " } else { cell.symbol() }).collect();
            let text = format!("0:{:02}:{:02}", left / 60, left % 60);
            assert!(digits.contains(&text) || digits.contains(['█', '▀', '▄']), "{theme:?} {width}x{height}: {digits}");
        }
    }
}

/// The squares of the last half-move stay light or dark, and so does the one to which an announced piece goes, which is
/// hollow until the half-move is executed.
#[test]
fn marked_squares_stay_light_or_dark() {
    for theme in [theme("dark"), theme("light"), theme("contrast")] {
        let ground = |square, highlight| theme.ground(square, highlight).expect("a colour");
        let [dark, light] = [Square::A1, Square::B1].map(|square| ground(square, SquareHighlight::LastMove));
        assert!(luminance(light) > luminance(dark) + 0.1, "{theme:?}");
        for (width, height) in [(80, 24), (100, 30), (120, 40)] {
            let mut scene = Scene::new("en");
            scene.ui.appearance = Appearance { theme, ..Appearance::default() };
            scene.announces("e2e4", false);
            let layout = Layout::of(Rect { x: 0, y: 0, width, height }, &scene.ui.appearance);
            let side = layout.sides.iter().find(|side| side.owner == Color::White).expect("a side");
            let (board, size) = (side.board.expect("a board"), side.square);
            let (x, y) = (board.x + 2 + 4 * size.width, board.y + 4 * size.height + size.height - 1);
            let (frame, _) = scene.drawn(width, height);
            let backs = (x..x + size.width).map(|x| frame[(x, y)].bg).collect::<Vec<_>>();
            let ring = ground(Square::E4, SquareHighlight::Announced);
            let plain = ground(Square::E4, SquareHighlight::Plain);
            let edges = [backs[0], backs[backs.len() - 1]];
            assert_eq!(edges, [ring; 2], "{theme:?} {width}x{height}");
            assert!(
                backs[1..backs.len() - 1].iter().all(|back| *back == plain),
                "{theme:?} {width}x{height}: {backs:?}"
            );
            assert_ne!(ring, plain);
        }
    }
}
