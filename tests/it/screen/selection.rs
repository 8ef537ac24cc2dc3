//! Moves made on a board with the arrow keys, with two clicks, or by dragging.

use annabella::game::command::{Command, GameCommand, MoveCommand};
use annabella::game::half_move::HalfMove;
use annabella::game::people::Actor;
use annabella::interpreter::request::ReplayStep;
use annabella::ui::Reaction;
use annabella::ui::screen::{
    Appearance, Direction, Layout, Orientation, Selection, UiState, available_bindings, click, drag, press, release,
    wheel,
};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use shakmaty::{Color, Position as _, Square};
use strum::IntoEnumIterator;

use super::{Scene, model, stamp};

const AREA: Rect = Rect { x: 0, y: 0, width: 80, height: 24 };

fn moved(squares: &str) -> Reaction {
    Reaction::Moved(squares.parse().expect("squares"))
}

fn line(text: &str) -> Reaction {
    Reaction::Line(text.to_owned())
}

/// The middle of a square of a player's board, White below.
fn middle(scene: &Scene, owner: Color, square: Square) -> (u16, u16) {
    let layout = Layout::of(AREA, &scene.ui.appearance);
    let side = layout.sides.iter().find(|side| side.owner == owner).expect("a side");
    let board = side.board.expect("a board");
    let (file, rank) = (u16::from(square.file()), 7 - u16::from(square.rank()));
    let (column, row) = match scene.ui.appearance.bottom_color(owner) {
        Color::White => (file, rank),
        Color::Black => (7 - file, 7 - rank),
    };
    (board.x + 2 + column * 3 + 1, board.y + row)
}

fn clicked(scene: &mut Scene, owner: Color, square: Square) -> Reaction {
    let (column, row) = middle(scene, owner, square);
    click(&mut scene.ui, &model(&scene.session, stamp(scene.seconds).at), AREA, column, row)
}

fn let_go(scene: &mut Scene, owner: Color, square: Square) -> Reaction {
    let (column, row) = middle(scene, owner, square);
    release(&mut scene.ui, &model(&scene.session, stamp(scene.seconds).at), AREA, column, row)
}

/// A game in which White's pawn stands on b7 and can take on a8 or c8.
fn before_promotion() -> Scene {
    let mut scene = Scene::new("en");
    for squares in ["a2a4", "g8f6", "a4a5", "f6g8", "a5a6", "g8f6", "a6b7", "f6g8"] {
        scene.announces(squares, false);
        scene.says(Actor::Player(scene.session.game().to_move()), Command::Move(MoveCommand::Complete));
    }
    scene
}

#[test]
fn arrows_play_a_move_and_typing_ends_the_selection() {
    let mut scene = Scene::new("en");
    scene.key(KeyCode::Left);
    let e2 = Selection { board: Color::White, at: Square::E2, held: None, promotion: None };
    assert_eq!(scene.ui.selection, Some(e2));
    assert_eq!(scene.key(KeyCode::Enter), Reaction::Changed);
    scene.key(KeyCode::Up);
    scene.key(KeyCode::Up);
    assert_eq!(scene.key(KeyCode::Enter), moved("e2e4"));
    assert_eq!(scene.ui.selection, None);
    scene.key(KeyCode::Left);
    scene.types("Nf3");
    assert_eq!(scene.ui.selection, None);
    assert_eq!(scene.key(KeyCode::Enter), line("Nf3"));
    assert_eq!(scene.key(KeyCode::Enter), line(""));
}

#[test]
fn the_selection_begins_where_it_was_left_or_at_blacks_own_pieces() {
    let mut scene = Scene::new("en");
    for key in [KeyCode::Left, KeyCode::Right, KeyCode::Esc, KeyCode::Left] {
        scene.key(key);
    }
    assert_eq!(scene.ui.selection.map(|selection| selection.at), Some(Square::F2));
    scene.key(KeyCode::Esc);
    scene.announces("e2e4", false);
    scene.says(Actor::Player(Color::White), Command::Move(MoveCommand::Complete));
    scene.key(KeyCode::Left);
    let begun = scene.ui.selection.map(|selection| (selection.board, selection.at));
    assert_eq!(begun, Some((Color::Black, Square::E7)));
}

#[test]
fn a_lifted_piece_looks_different_from_the_selected_square() {
    let mut scene = Scene::new("en");
    for key in [KeyCode::Left, KeyCode::Enter, KeyCode::Up, KeyCode::Up] {
        scene.key(key);
    }
    let shown = scene.text(80, 24);
    assert!(shown.contains("(♟\u{FE0E})") && shown.contains("[♟\u{FE0E}]"), "{shown}");
}

#[test]
fn a_selection_moves_in_the_direction_seen_and_stays_on_the_board() {
    let mut scene = Scene::new("en");
    scene.announces("e2e4", false);
    scene.says(Actor::Player(Color::White), Command::Move(MoveCommand::Complete));
    scene.ui.appearance = Appearance { orientation: Orientation::Own, ..Appearance::default() };
    for key in [KeyCode::Left, KeyCode::Up, KeyCode::Right] {
        scene.key(key);
    }
    assert_eq!(scene.ui.selection.map(|selection| selection.at), Some(Square::D6));
    (0..20).for_each(|_| _ = scene.key(KeyCode::Right));
    assert_eq!(scene.ui.selection.map(|selection| selection.at), Some(Square::A6));
}

#[test]
fn two_clicks_or_one_drag_play_a_move() {
    for orientation in Orientation::iter() {
        for owner in Color::ALL {
            let mut scene = Scene::new("en");
            scene.ui =
                UiState { appearance: Appearance { orientation, ..Appearance::default() }, ..UiState::default() };
            // Lifted, put back, lifted again.
            (0..3).for_each(|_| assert_eq!(clicked(&mut scene, owner, Square::E2), Reaction::Changed));
            assert_eq!(let_go(&mut scene, owner, Square::E2), Reaction::Nothing);
            assert_eq!(clicked(&mut scene, owner, Square::E4), moved("e2e4"));
            assert_eq!(let_go(&mut scene, owner, Square::E4), Reaction::Nothing);
            assert_eq!(clicked(&mut scene, owner, Square::D2), Reaction::Changed);
            assert_eq!(let_go(&mut scene, owner, Square::D4), moved("d2d4"));
            let (column, row) = middle(&scene, owner, Square::A8);
            let at = stamp(scene.seconds).at;
            let beside = click(&mut scene.ui, &model(&scene.session, at), AREA, column.saturating_sub(30), row);
            assert!(owner == Color::Black || beside == Reaction::Nothing, "outside the squares");
        }
    }
}

#[test]
fn a_pawn_is_promoted_by_arrows_by_clicks_and_by_dragging() {
    let choices = [(Square::C8, 'q'), (Square::C7, 'r'), (Square::C6, 'b'), (Square::C5, 'n')];
    for (number, (square, letter)) in choices.into_iter().enumerate() {
        let promoted = moved(&format!("b7c8{letter}"));
        let mut scene = before_promotion();
        for _ in 0..2 {
            assert_eq!(clicked(&mut scene, Color::White, Square::B7), Reaction::Changed);
            let asked = if number.is_multiple_of(2) { clicked } else { let_go };
            assert_eq!(asked(&mut scene, Color::White, Square::C8), Reaction::Changed);
            let shown = scene.text(80, 24);
            assert!(shown.contains("Promote: type the letter"), "{shown}");
            // A click elsewhere cancels it.
            if scene.ui.sheets_scrolled == 0 {
                assert_eq!(clicked(&mut scene, Color::White, Square::H3), Reaction::Changed);
                assert_eq!(scene.ui.selection, None);
                scene.ui.sheets_scrolled = 1;
            }
        }
        assert_eq!(clicked(&mut scene, Color::White, square), promoted);
        let mut scene = before_promotion();
        scene.ui.selection = Some(Selection { board: Color::White, at: Square::B7, held: None, promotion: None });
        for key in [KeyCode::Enter, KeyCode::Up, KeyCode::Right, KeyCode::Enter] {
            assert_eq!(scene.key(key), Reaction::Changed);
        }
        (0..number).for_each(|_| _ = scene.key(KeyCode::Down));
        assert_eq!(scene.key(KeyCode::Enter), promoted);
        scene.announces(&format!("b7c8{letter}"), false);
        assert!(scene.session.game().in_hand().announcement.is_some(), "{letter}");
    }
}

#[test]
fn a_letter_chooses_the_piece_and_nothing_typed_there_leaves_the_program() {
    let mut scene = before_promotion();
    // The sheet is Spanish and the interface English: dama, torre, alfil, caballo, and their English letters.
    for (typed, letter) in
        [("q", 'q'), ("r", 'r'), ("b", 'b'), ("n", 'n'), ("D", 'q'), ("t", 'r'), ("a", 'b'), ("C", 'n')]
    {
        clicked(&mut scene, Color::White, Square::B7);
        clicked(&mut scene, Color::White, Square::C8);
        let shown = scene.text(80, 24);
        assert!(shown.contains("Promote: type the letter"), "{shown}");
        for other in "xyz?1 ".chars() {
            assert_eq!(scene.key(KeyCode::Char(other)), Reaction::Nothing, "{other}");
        }
        assert!(scene.ui.input.is_empty() && scene.ui.panel.is_none());
        let key = KeyCode::Char(typed.chars().next().expect("a letter"));
        assert_eq!(scene.key(key), moved(&format!("b7c8{letter}")), "{typed}");
        assert_eq!(scene.ui.selection, None);
    }
    for control in ['c', 'd'] {
        clicked(&mut scene, Color::White, Square::B7);
        clicked(&mut scene, Color::White, Square::C8);
        let event = KeyEvent::new(KeyCode::Char(control), KeyModifiers::CONTROL);
        let reaction = press(&mut scene.ui, &model(&scene.session, stamp(scene.seconds).at), event);
        assert_eq!((reaction, scene.ui.selection), (Reaction::Changed, None), "Ctrl-{control} gives it up");
    }
}

#[test]
fn the_keys_to_the_board_are_not_listed_on_the_board() {
    let mut scene = Scene::new("en");
    let listed = |scene: &Scene| {
        let keys = available_bindings(&scene.ui, &model(&scene.session, stamp(scene.seconds).at));
        keys.iter().map(|key| key.key_name(&scene.session.seat.wording)).collect::<Vec<_>>()
    };
    assert!(listed(&scene).contains(&"← →".to_owned()), "{:?}", listed(&scene));
    scene.key(KeyCode::Right);
    let there = listed(&scene);
    assert!(there.contains(&"← ↑ ↓ →".to_owned()) && there.contains(&"Ctrl-P".to_owned()), "{there:?}");
    assert!(["← →", "↑", "↓"].iter().all(|key| !there.contains(&(*key).to_owned())), "{there:?}");
}

#[test]
fn a_selection_begins_on_a_piece_of_the_player() {
    let mut scene = Scene::new("en");
    for squares in ["e2e4", "e7e5"] {
        scene.announces(squares, false);
        scene.says(Actor::Player(scene.session.game().to_move()), Command::Move(MoveCommand::Complete));
    }
    scene.key(KeyCode::Left);
    assert_eq!(scene.ui.selection.map(|selection| selection.at), Some(Square::E1), "no pawn stands on e2");
}

/// The two clicks of a hand, and by the arrow keys the same; what they mean at lichess stands beside it.
#[test]
fn two_clicks_mean_what_a_hand_could_do() {
    use Square::{A1, C1, D1, D3, E1, E4, E5, H1};
    let opening = ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5"];
    // First and second square, the half-move, and the square whose piece is lifted afterwards.
    let cases: [(Square, Square, Option<&str>, Option<Square>); 8] = [
        // Lichess castles.
        (E1, H1, Some("e1g1"), None),
        // Lichess selects the other piece: no castling there, or no king.
        (E1, D1, None, Some(D1)),
        (E1, A1, Some("e1c1"), None),
        (D1, C1, None, Some(C1)),
        (H1, E1, None, Some(E1)),
        // Lichess puts it down where it was, or lifts nothing.
        (E4, E4, None, None),
        (D3, D3, None, None),
        // Lichess does nothing. A move that a hand can make on the board can be entered.
        (E4, E5, Some("e4e5"), None),
    ];
    for (first, second, half_move, held) in cases {
        for by_keys in [false, true] {
            let mut scene = Scene::new("en");
            for squares in opening {
                scene.announces(squares, false);
                scene.says(Actor::Player(scene.session.game().to_move()), Command::Move(MoveCommand::Complete));
            }
            let mut press = |square: Square| match by_keys {
                false => clicked(&mut scene, Color::White, square),
                true => {
                    let held = scene.ui.selection.and_then(|selection| selection.held);
                    scene.ui.selection = Some(Selection { board: Color::White, at: square, held, promotion: None });
                    scene.key(KeyCode::Enter)
                }
            };
            let (lifted, played) = (press(first), press(second));
            assert_eq!(lifted, Reaction::Changed, "{first}{second}");
            assert_eq!(played, half_move.map_or(Reaction::Changed, moved), "{first}{second}, by keys {by_keys}");
            assert_eq!(scene.ui.selection.and_then(|selection| selection.held), held, "{first}{second}");
        }
    }
}

/// The wheel scrolls what is under the pointer; clicks beside the boards do what is written there.
#[test]
fn the_wheel_and_clicks_beside_the_boards() {
    let area = Rect { x: 0, y: 0, width: 100, height: 30 };
    let mut scene = Scene::appendix_c("en");
    let layout = Layout::of(area, &scene.ui.appearance);
    let (table, words) = (layout.table.expect("a table"), layout.words.expect("words"));
    let at = stamp(scene.seconds).at;
    let up = |scene: &mut Scene, place: Rect| {
        wheel(&mut scene.ui, &model(&scene.session, at), area, (place.x + 2, place.y + 2), Direction::Up)
    };
    assert_eq!(up(&mut scene, table), Reaction::Changed);
    assert_eq!((scene.ui.sheets_scrolled, scene.ui.scrolled), (2, 0));
    up(&mut scene, words);
    assert_eq!((scene.ui.sheets_scrolled, scene.ui.scrolled), (2, 2));
    let mut clicked = |x: u16, y: u16| click(&mut scene.ui, &model(&scene.session, at), area, x, y);
    let running = scene.session.game().clock().running().expect("a clock runs");
    for side in &layout.sides {
        let reaction = clicked(side.clock.x + 3, side.clock.y + 1);
        let pressed = if side.owner == running { line("") } else { Reaction::Nothing };
        assert_eq!(reaction, pressed, "{}", side.owner);
    }
    assert_eq!(clicked(95, 0), Reaction::Changed, "? for keys");
    assert_eq!(clicked(table.x + 2, table.y + 9), Reaction::Changed, "closes them");
    assert_eq!(clicked(words.x + 2, words.y + 1), Reaction::Nothing, "no case is open");
    assert_eq!(scene.ui.panel, None);
}

/// A lifted piece goes with the hand: pale where it is, in brackets where it stood.
#[test]
fn a_dragged_piece_is_seen_on_its_way() {
    let mut scene = Scene::new("en");
    clicked(&mut scene, Color::White, Square::G1);
    for square in [Square::G2, Square::F3] {
        let (column, row) = middle(&scene, Color::White, square);
        assert_eq!(drag(&mut scene.ui, AREA, column, row), Reaction::Changed);
        let (shown, _) = scene.drawn(80, 24);
        let [there, from] = [square, Square::G1].map(|square| middle(&scene, Color::White, square));
        assert_eq!(shown[there].symbol(), "♞", "{square}");
        assert!(shown[there].modifier.contains(Modifier::DIM), "{square}");
        assert!(shown[from].symbol() == "♞" && !shown[from].modifier.contains(Modifier::DIM), "{square}");
    }
    // Nothing is lifted on the other board, and outside nothing moves.
    let (column, row) = middle(&scene, Color::Black, Square::F3);
    assert_eq!(drag(&mut scene.ui, AREA, column, row), Reaction::Nothing);
    assert_eq!(let_go(&mut scene, Color::White, Square::F3), moved("g1f3"));
    assert_eq!(drag(&mut scene.ui, AREA, column, row), Reaction::Nothing);
}

/// After the end a click on a half-move of a sheet shows the game after it, at every size with sheets.
#[test]
fn a_click_on_a_half_move_shows_it_once_the_game_is_over() {
    for (width, height) in [(80, 24), (100, 30), (120, 40), (160, 50)] {
        let mut scene = Scene::appendix_c("en");
        let area = Rect { x: 0, y: 0, width, height };
        let find = |scene: &Scene, text: &str| {
            let shown = scene.text(width, height);
            let (row, line) = shown.lines().enumerate().find(|(_, line)| line.contains(text))?;
            let at = line.find(text)?;
            Some((line[..at].chars().count() as u16, row as u16))
        };
        let clicked = |scene: &mut Scene, (x, y): (u16, u16)| {
            click(&mut scene.ui, &model(&scene.session, stamp(scene.seconds).at), area, x, y)
        };
        let knight = find(&scene, "Cbd2").expect("on White's sheet");
        assert_eq!(clicked(&mut scene, knight), Reaction::Nothing, "{width}x{height}: the game goes on");
        scene.says(Actor::Player(Color::White), Command::Game(GameCommand::Resign));
        let knight = find(&scene, "Cbd2").expect("on White's sheet");
        assert_eq!(clicked(&mut scene, knight), Reaction::Replay(ReplayStep::To(17)), "{width}x{height}");
        let castled = find(&scene, "0-0-0").expect("on a sheet");
        assert_eq!(clicked(&mut scene, castled), Reaction::Replay(ReplayStep::To(19)), "{width}x{height}");
    }
}

/// Morphy against two amateurs, Paris 1858: castling, captures, and mate.
const OPERA: &str = "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 \
                     c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8";

/// Carries out what the face made of keys or clicks, as the program does.
fn carried_out(scene: &mut Scene, reaction: Reaction) {
    let reader = scene.session.reader(None);
    let intent = if let Reaction::Moved(half_move) = reaction {
        reader.moved(half_move.from, half_move.to)
    } else if let Reaction::Line(line) = reaction {
        reader.read(&line)
    } else {
        panic!("{reaction:?}")
    };
    scene.seconds += 3;
    scene.session.carry_out(stamp(scene.seconds), intent).expect("nobody leaves");
}

#[test]
fn a_whole_game_is_played_with_the_mouse_alone() {
    let mut scene = Scene::new("en");
    for (number, squares) in OPERA.split_whitespace().enumerate() {
        let half_move: HalfMove = squares.parse().expect("squares");
        let by = scene.session.game().to_move();
        assert_eq!(clicked(&mut scene, by, half_move.from), Reaction::Changed, "{squares}");
        // By two clicks, or by dragging.
        let played = if number.is_multiple_of(2) {
            clicked(&mut scene, by, half_move.to)
        } else {
            let (column, row) = middle(&scene, by, half_move.to);
            assert_eq!(drag(&mut scene.ui, AREA, column, row), Reaction::Changed);
            let_go(&mut scene, by, half_move.to)
        };
        assert_eq!(played, moved(squares));
        carried_out(&mut scene, played);
        if scene.session.game().position().is_checkmate() {
            break;
        }
        let layout = Layout::of(AREA, &scene.ui.appearance);
        let clock = layout.sides.iter().find(|side| side.owner == by).expect("a side").clock;
        let at = stamp(scene.seconds).at;
        let pressed = click(&mut scene.ui, &model(&scene.session, at), AREA, clock.x + 3, clock.y);
        assert_eq!(pressed, line(""), "{squares}: the clock");
        carried_out(&mut scene, pressed);
    }
    assert_mate(&scene);
}

#[test]
fn a_whole_game_is_played_with_the_arrow_keys_alone() {
    let mut scene = Scene::new("en");
    for squares in OPERA.split_whitespace() {
        let half_move: HalfMove = squares.parse().expect("squares");
        scene.key(KeyCode::Left);
        for square in [half_move.from, half_move.to] {
            while let Some(key) = towards(scene.ui.selection.expect("a selection").at, square) {
                assert_eq!(scene.key(key), Reaction::Changed, "{squares}");
            }
            if square == half_move.from {
                assert_eq!(scene.key(KeyCode::Enter), Reaction::Changed, "{squares}");
            }
        }
        let played = scene.key(KeyCode::Enter);
        assert_eq!(played, moved(squares));
        carried_out(&mut scene, played);
        let pressed = scene.key(KeyCode::Enter);
        assert_eq!(pressed, line(""), "{squares}: the clock");
        carried_out(&mut scene, pressed);
    }
    assert_mate(&scene);
}

/// The arrow key that goes from one square towards another, White below.
fn towards(from: Square, to: Square) -> Option<KeyCode> {
    use std::cmp::Ordering::{Equal, Greater, Less};
    match (to.file().cmp(&from.file()), to.rank().cmp(&from.rank())) {
        (Less, _) => Some(KeyCode::Left),
        (Greater, _) => Some(KeyCode::Right),
        (Equal, Less) => Some(KeyCode::Down),
        (Equal, Greater) => Some(KeyCode::Up),
        (Equal, Equal) => None,
    }
}

fn assert_mate(scene: &Scene) {
    let game = scene.session.game();
    assert_eq!(game.line().len(), OPERA.split_whitespace().count());
    assert!(game.position().is_checkmate() && game.result().is_some(), "{:?}", game.result());
    for owner in Color::ALL {
        assert_eq!(game.board(owner), game.position().board(), "{owner}'s board");
        assert_eq!(game.sheet(owner).entries.len(), game.line().len(), "{owner}'s sheet");
    }
}

/// The keys of the line are those of every shell.
#[test]
fn the_line_has_the_keys_of_a_shell() {
    use KeyCode::{Backspace, Char, Delete, End, Home, Left, Right};
    const NONE: KeyModifiers = KeyModifiers::NONE;
    const CTRL: KeyModifiers = KeyModifiers::CONTROL;
    const ALT: KeyModifiers = KeyModifiers::ALT;
    // From "white: clock |now" a key makes this of it; the bar is the cursor.
    let table = [
        (Char('a'), CTRL, "|white: clock now"),
        (Home, NONE, "|white: clock now"),
        (Char('e'), CTRL, "white: clock now|"),
        (End, NONE, "white: clock now|"),
        (Char('b'), CTRL, "white: clock| now"),
        (Left, NONE, "white: clock| now"),
        (Char('f'), CTRL, "white: clock n|ow"),
        (Right, NONE, "white: clock n|ow"),
        (Char('b'), ALT, "white: |clock now"),
        (Left, CTRL, "white: |clock now"),
        (Char('f'), ALT, "white: clock now|"),
        (Right, CTRL, "white: clock now|"),
        (Char('h'), CTRL, "white: clock|now"),
        (Backspace, NONE, "white: clock|now"),
        (Char('d'), CTRL, "white: clock |ow"),
        (Delete, NONE, "white: clock |ow"),
        (Char('w'), CTRL, "white: |now"),
        (Backspace, ALT, "white: |now"),
        (Char('d'), ALT, "white: clock |"),
        (Char('k'), CTRL, "white: clock |"),
        (Char('u'), CTRL, "|now"),
        // Alt never types a letter.
        (Char('x'), ALT, "white: clock |now"),
    ];
    for (code, modifiers, expected) in table {
        let mut scene = Scene::new("en");
        scene.types("white: clock now");
        (0..3).for_each(|_| _ = scene.key(Left));
        let at = stamp(scene.seconds).at;
        press(&mut scene.ui, &model(&scene.session, at), KeyEvent::new(code, modifiers));
        // What is typed next stands where the cursor is.
        scene.types("|");
        assert_eq!(scene.ui.input.text(), expected, "{code:?} {modifiers:?}");
    }
    let mut scene = Scene::new("en");
    let mut speakers = Vec::new();
    for code in [KeyCode::Tab, KeyCode::Tab, KeyCode::BackTab, KeyCode::BackTab, KeyCode::BackTab] {
        let at = stamp(scene.seconds).at;
        press(&mut scene.ui, &model(&scene.session, at), KeyEvent::new(code, KeyModifiers::SHIFT));
        speakers.push(scene.ui.speaker);
    }
    let [white, black] = Color::ALL.map(Actor::Player);
    assert_eq!(speakers, [Some(white), Some(black), Some(white), None, Some(Actor::Arbiter)]);
}
