//! The screen draws a view always alike, at any size, and shows nothing by colour alone.

mod cases;
mod contrast;
mod panels;
mod pictures;
mod room;
mod selection;
mod shapes;
mod signs;
mod states;
mod svg;

use crate::table::session_of;
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::command::{AnnouncedMove, ClockCommand, Command, GameCommand, MoveCommand, RecordsCommand};
use annabella::game::people::{Actor, Player, Sight};
use annabella::game::records::boards::{Execution, SquareChange};
use annabella::game::terms::Terms;
use annabella::session::Session;
use annabella::time::Stamp;
use annabella::ui::Reaction;
use annabella::ui::screen::{
    Appearance, Boards, Coordinates, Orientation, Panel, Pieces, Theme, UiState, available_bindings, draw, press,
};
use annabella::ui::view_model::ViewModel;
use annabella::wording::{Label, languages};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use shakmaty::{Board, ByColor, Color, Square};

const APPENDIX_C: &str =
    "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8";

/// The built-in theme of that name.
pub fn theme(name: &str) -> Theme {
    Theme::named(name).expect("a built-in theme")
}

/// A game on the screen, with its current moment.
struct Scene {
    session: Session,
    seconds: u64,
    ui: UiState,
}

impl Scene {
    fn new(language: &str) -> Scene {
        let white = Player { sheet_language: "es".into(), ..Player::named("Anna Becker") };
        let black = Player { sheet_language: "de".into(), sight: Sight::Blind, ..Player::named("Ben Ortiz") };
        let session = session_of(Terms::between(white, black), language);
        let mut scene = Scene { session, seconds: 0, ui: UiState::default() };
        scene.says(Actor::Arbiter, Command::Game(GameCommand::Begin));
        scene
    }

    /// The game of Appendix C after White's 11th move is announced with a draw offer.
    fn appendix_c(language: &str) -> Scene {
        let mut scene = Scene::new(language);
        for squares in APPENDIX_C.split(' ') {
            scene.announces(squares, false);
            scene.says(Actor::Player(scene.session.game().to_move()), Command::Move(MoveCommand::Complete));
        }
        scene.announces("c1b1", true);
        scene
    }

    /// The game of Appendix C, in which Black has made another move on Black's own board.
    fn differing(language: &str) -> Scene {
        let mut scene = Scene::appendix_c(language);
        let by_mistake = Execution::HalfMove("c1d1".parse().expect("squares"));
        scene.says(Actor::Player(Color::Black), Command::Records(RecordsCommand::Execute(Color::Black, by_mistake)));
        scene.says(Actor::Player(Color::White), Command::Move(MoveCommand::Complete));
        scene
    }

    fn announces(&mut self, squares: &str, draw_offer: bool) {
        let half_move = squares.parse().expect("squares");
        let spoken = AnnouncedMove { half_move, text: squares.into(), draw_offer };
        self.says(Actor::Player(self.session.game().to_move()), Command::Move(MoveCommand::Announce(spoken)));
    }

    fn says(&mut self, by: Actor, command: Command) {
        self.seconds += 17;
        self.session.command(stamp(self.seconds), by, command);
    }

    fn model(&self, at: Moment) -> ViewModel<'_> {
        model(&self.session, at)
    }

    fn drawn(&self, width: u16, height: u16) -> (Buffer, Position) {
        self.drawn_at(stamp(self.seconds).at, width, height)
    }

    fn drawn_at(&self, at: Moment, width: u16, height: u16) -> (Buffer, Position) {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen in memory");
        terminal.draw(|frame| _ = draw(frame, &self.model(at), &self.ui)).expect("a screen in memory");
        let cursor = terminal.get_cursor_position().expect("a screen in memory");
        (terminal.backend().buffer().clone(), cursor)
    }

    /// The screen with that placement on White's board.
    fn board_drawn(&mut self, board: &Board, width: u16, height: u16) -> Buffer {
        let change = |square| SquareChange { square, piece: board.piece_at(square) };
        let squares = Square::ALL.into_iter().map(change).collect();
        self.says(
            Actor::Player(Color::White),
            Command::Records(RecordsCommand::Execute(Color::White, Execution::Squares(squares))),
        );
        let game = self.session.game();
        assert_eq!(game.boards().boards.white, *board, "executed");
        self.drawn(width, height).0
    }

    fn text(&self, width: u16, height: u16) -> String {
        text(&self.drawn(width, height).0)
    }

    fn key(&mut self, code: KeyCode) -> Reaction {
        press(&mut self.ui, &model(&self.session, stamp(self.seconds).at), KeyEvent::new(code, KeyModifiers::NONE))
    }

    fn types(&mut self, typed: &str) {
        typed.chars().for_each(|c| assert_eq!(self.key(KeyCode::Char(c)), Reaction::Changed));
    }
}

fn model(session: &Session, at: Moment) -> ViewModel<'_> {
    ViewModel {
        game: session.game(),
        at,
        wording: &session.seat.wording,
        said: session.said(),
        question: None,
        saved: session.table.saved(),
        around: session.seat.around(),
        replay: None,
    }
}

fn stamp(seconds: u64) -> Stamp {
    Stamp { at: Moment(seconds * 1000), wall_ms: seconds * 1000, ..Stamp::default() }
}

fn text(buffer: &Buffer) -> String {
    let row = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..buffer.area.height).map(row).collect::<Vec<_>>().join("\n")
}

fn appearances() -> Vec<Appearance> {
    let usual = Appearance::default();
    vec![
        usual,
        Appearance {
            chosen_pieces: Some(Pieces::Letters),
            coordinates: Coordinates::Names,
            theme: theme("mono"),
            ..usual
        },
        Appearance {
            boards: Boards::One(Color::Black),
            orientation: Orientation::Own,
            chosen_pieces: Some(Pieces::Outline),
            ..usual
        },
        Appearance { big: true, ..usual },
    ]
}

#[test]
fn any_size_can_be_drawn() {
    let mut scene = Scene::differing("de");
    scene.types("springer felix drei und noch viel mehr, als in eine Zeile passt");
    for appearance in appearances() {
        for panel in [None, Some(Panel::Keys), Some(Panel::Cases)] {
            scene.ui.appearance = appearance;
            scene.ui.panel = panel;
            for (width, height) in (0..=8).flat_map(|w| (0..=8).map(move |h| (w * 3, h * 2))) {
                scene.drawn(width, height);
            }
            for size in [(26, 12), (40, 12), (53, 24), (54, 13), (60, 20), (79, 30), (100, 19), (300, 100), (500, 7)] {
                scene.drawn(size.0, size.1);
            }
        }
    }
}

#[test]
fn the_cursor_is_where_the_next_letter_will_be() {
    let mut scene = Scene::new("en");
    assert_eq!(scene.drawn(80, 24).1, Position { x: 2, y: 23 });
    scene.types("Läufer");
    assert_eq!(scene.drawn(80, 24).1, Position { x: 8, y: 23 });
    scene.key(KeyCode::Left);
    assert_eq!(scene.drawn(80, 24).1, Position { x: 7, y: 23 });
    scene.types(&"x".repeat(300));
    let (_, cursor) = scene.drawn(80, 24);
    assert!(cursor.x < 80 && cursor.y == 23, "{cursor:?}");
    // With a selection on the board it is on the selected square, for a magnifier to follow.
    let mut scene = Scene::new("en");
    scene.key(KeyCode::Left);
    let (shown, cursor) = scene.drawn(80, 24);
    assert_eq!(shown[(cursor.x, cursor.y)].symbol(), "♟\u{FE0E}");
    assert_eq!(shown[(cursor.x - 1, cursor.y)].symbol(), "[");
    scene.types("e");
    assert_eq!(scene.drawn(80, 24).1, Position { x: 3, y: 23 });
}

#[test]
fn the_screen_changes_only_with_a_digit_of_the_clock() {
    let scene = Scene::appendix_c("en");
    let at = Moment(scene.seconds * 1000 + 250);
    let next = scene.model(at).next_digit().expect("a clock runs");
    assert!(next.0 - at.0 <= 1000);
    let drawn = |at: u64| scene.drawn_at(Moment(at), 80, 24).0;
    assert_eq!(drawn(at.0), drawn(next.0 - 1));
    assert_ne!(drawn(at.0), drawn(next.0));
}

#[test]
fn squares_are_distinguished_without_colour() {
    let scene = Scene::differing("en");
    let shown = scene.text(80, 24);
    assert!(shown.contains("!♚›") && shown.contains("!♜!"), "{shown}");
    // The announced move that is not executed, and then the last move played.
    let mut scene = Scene::appendix_c("en");
    assert!(scene.text(80, 24).contains("· ··♚·"), "{}", scene.text(80, 24));
    scene.says(Actor::Player(Color::White), Command::Move(MoveCommand::Complete));
    assert!(scene.text(80, 24).contains("‹♚›‹ ›"), "{}", scene.text(80, 24));
    let mut scene = Scene::new("en");
    for squares in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        scene.announces(squares, false);
        scene.says(Actor::Player(scene.session.game().to_move()), Command::Move(MoveCommand::Complete));
    }
    assert!(scene.text(80, 24).contains("+♚+"), "{}", scene.text(80, 24));
}

#[test]
fn tab_changes_who_speaks() {
    let mut scene = Scene::new("en");
    let expected = [Some(Actor::Player(Color::White)), Some(Actor::Player(Color::Black)), Some(Actor::Arbiter), None];
    for speaker in expected {
        scene.key(KeyCode::Tab);
        assert_eq!(scene.ui.speaker, speaker);
    }
    scene.key(KeyCode::Tab);
    assert!(scene.text(80, 24).contains("At the keyboard: White"), "{}", scene.text(80, 24));
}

#[test]
fn every_key_has_its_help_and_the_board_stays_visible() {
    for language in languages() {
        let mut scene = Scene::new(&language);
        let leave = scene.session.seat.wording.label(&Label::Key("leave"));
        for binding in available_bindings(&scene.ui, &scene.model(Moment::START)) {
            let help = scene.session.seat.wording.label(&Label::Key(binding.action.into()));
            let action: &str = binding.action.into();
            assert!(action == "leave" || help != leave, "{language}: {action}");
        }
        let before = scene.text(80, 24);
        scene.key(KeyCode::Char('?'));
        let shown = scene.text(80, 24);
        assert!(before != shown && shown.contains("Tab") && shown.contains('♚'), "{shown}");
        scene.key(KeyCode::Char('?'));
        assert_eq!(scene.text(80, 24), before);
    }
}

#[test]
fn a_question_mark_within_a_line_is_text() {
    let mut scene = Scene::new("en");
    scene.types("e4?");
    assert_eq!((scene.ui.input.text(), scene.ui.panel), ("e4?", None));
}

#[test]
fn a_thousand_keys_pasted_are_all_there() {
    let mut scene = Scene::new("en");
    scene.types(&"abcdefghij".repeat(100));
    assert_eq!(scene.ui.input.text().len(), 1000);
}

#[test]
fn a_sign_shows_whose_clock_runs_and_a_word_whose_flag_is_down() {
    for (language, down) in [("en", "flag down"), ("es", "bandera caída"), ("de", "Blättchen gefallen")] {
        let mut scene = Scene::new(language);
        let title = |scene: &mut Scene| scene.text(80, 24).lines().nth(1).expect("names").to_owned();
        let (white, black) = split_sides(&title(&mut scene));
        assert!(white.starts_with('▶') && !black.starts_with('▶'), "{white}|{black}");
        scene.seconds = 6000;
        let (white, _) = split_sides(&title(&mut scene));
        assert!(white.ends_with(down), "{white}");
        scene.seconds = 0;
        scene.says(Actor::Arbiter, Command::Clock(ClockCommand::Stop));
        assert!(!title(&mut scene).contains('▶'), "both stand");
    }
}

/// White's name and Black's, each with the words about that clock.
fn split_sides(title: &str) -> (String, String) {
    let side = |from: usize| title.chars().skip(from).take(26).collect::<String>().trim().to_owned();
    (side(0), side(28))
}

#[test]
fn a_clock_in_its_delay_is_not_drawn_again() {
    let mut terms = Terms::between(Player::named("W"), Player::named("B"));
    terms.time = ByColor::new_with(|_| "5u5".parse().expect("a control"));
    let mut session = session_of(terms, "en");
    session.command(stamp(0), Actor::Arbiter, Command::Game(GameCommand::Begin));
    let times = ByColor { white: Some(Span::milliseconds(297_400)), black: Some(Span::minutes(5)) };
    session.command(stamp(0), Actor::Arbiter, Command::Clock(ClockCommand::Set(times)));
    let next = |ms| {
        let (game, wording, said) = (session.game(), &session.seat.wording, session.said());
        ViewModel {
            game,
            at: Moment(ms),
            wording,
            said,
            question: None,
            saved: Default::default(),
            around: Default::default(),
            replay: None,
        }
        .next_digit()
    };
    // Five seconds of delay, then 4:57.4 goes to 4:57.0.
    assert_eq!(next(1000), Some(Moment(5400)));
    assert_eq!(next(5400), Some(Moment(6400)));
}
