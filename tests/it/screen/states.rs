//! Every state of a game on the screen, at three sizes: the important texts are shown and stay visible.

use annabella::ui::screen::{Appearance, Layout};
use annabella::wording::Confirmation;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Scene, model, press, stamp, theme};
use crate::table::session_of;

/// A state: its name, the lines that lead to it, and the texts that a screen of 80 by 24 must show.
const STATES: [(&str, &[&str], &[&str]); 12] = [
    ("before_play", &[], &["Play has not begun", "Type a move"]),
    ("announced", &["e4"], &["White has announced e4. Not repeated."]),
    ("repeated_wrongly", &["e4", "black: repeat e3"], &["repeated e3"]),
    ("boards_differ", &["e4", "black: execute black e3", ""], &["differ"]),
    ("sheets_differ", &["e4", "", "strike black 1", "record black e3"], &["The scoresheets differ from 1. on"]),
    ("illegal_move", &["e4", "", "e5", "", "e4e6", ""], &["rule accept"]),
    ("after_the_ruling", &["e4", "", "e5", "", "e4e6", "", "rule accept"], &["go"]),
    ("touched", &["begin", "touch e2"], &["Touched: white pawn on e2"]),
    ("draw_offered", &["e4 (=)", ""], &["draw offer is open"]),
    ("clocks_stopped", &["e4", "", "stop"], &["starts the clocks with go"]),
    ("captured", &["e4", "", "d5", "", "exd5", "", "Qxd5", ""], &["♙"]),
    ("resigned", &["e4", "", "black: resign"], &["Ana Ruiz  1 point", "Bernd Kraus  0 points"]),
];

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (200, 60)];
const LARGER: [(u16, u16); 2] = [(120, 40), (200, 60)];

fn typed(lines: &[&str]) -> Scene {
    let mut scene = Scene::new_unbegun("en");
    for line in lines {
        scene.types_line(line);
    }
    scene
}

#[test]
fn every_state_is_shown() {
    for (name, lines, texts) in STATES {
        let scene = typed(lines);
        let shown = scene.text(80, 24);
        for words in texts {
            assert!(shown.contains(words), "{name}: {words} in\n{shown}");
        }
        insta::assert_snapshot!(format!("{name}_80x24"), shown);
        // The boards of larger screens are kept with `every_size` and the themes.
        for (width, height) in LARGER {
            insta::assert_snapshot!(format!("{name}_{width}x{height}"), scene.around(width, height));
        }
    }
}

#[test]
fn the_open_question_is_shown_above_the_prompt() {
    let scene = typed(&["e4", ""]);
    let by = annabella::game::people::Actor::Player(shakmaty::Color::Black);
    let resign = scene.session.reader(None).read("black: resign");
    let annabella::interpreter::Intent::Command(_, command) = resign else { panic!("{resign:?}") };
    let question = scene.session.seat.wording.confirmation(
        scene.session.game(),
        annabella::game::clock::moment::Moment::START,
        by,
        &Confirmation::Command(command),
    );
    for (width, height) in SIZES {
        let shown = scene.asked_text(&question, width, height);
        let rows: Vec<&str> = shown.lines().collect();
        let at = rows.iter().position(|row| row.contains("2, yes")).unwrap_or_else(|| panic!("{shown}"));
        assert!(at + 3 >= usize::from(height), "right above the prompt:\n{shown}");
        if height == 24 {
            insta::assert_snapshot!("question_80x24", shown);
        }
    }
}

#[test]
fn the_warning_not_saved_stays_on_the_screen_until_all_is_saved() {
    use annabella::wording::Saved;
    for lines in [&["e4"][..], &["e4", "", "e5", "", "e4e6", ""], &["e4", "black: execute black e3", ""]] {
        let scene = typed(lines);
        for (width, height) in SIZES.into_iter().chain([(40, 12), (60, 16)]) {
            let shown = |saved| scene.text_saved(saved, width, height);
            assert!(shown(Saved::No).contains("Not saved!"), "{}", shown(Saved::No));
            assert!(shown(Saved::NotYet).contains("Not saved yet!"), "{}", shown(Saved::NotYet));
            assert!(!shown(Saved::Yes).contains("Not saved"), "{}", shown(Saved::Yes));
        }
    }
}

#[test]
fn the_screen_of_a_spectator_says_so() {
    let mut scene = typed(&["e4"]);
    scene.ui.is_watching = true;
    for (width, height) in SIZES {
        let shown = scene.text(width, height);
        assert!(shown.contains("Watching only") && !shown.contains("At the keyboard"), "{shown}");
        if height == 24 {
            insta::assert_snapshot!("watching_80x24", shown);
        }
    }
}

#[test]
fn the_selection_and_the_promotion_are_shown() {
    let mut scene = typed(&[]);
    [KeyCode::Left, KeyCode::Enter, KeyCode::Up, KeyCode::Up].into_iter().for_each(|key| _ = scene.key(key));
    insta::assert_snapshot!("hand_80x24", scene.text(80, 24));
    for (width, height) in LARGER {
        insta::assert_snapshot!(format!("hand_{width}x{height}"), scene.whites_board(width, height));
    }
    let mut scene = typed(&["a4", "", "b5", "", "axb5", "", "a6", "", "bxa6", "", "Bb7", "", "a7", "", "Nc6", ""]);
    let keys = [KeyCode::Left, KeyCode::Enter, KeyCode::Up, KeyCode::Enter];
    scene.ui.left_at.white = Some(shakmaty::Square::A7);
    keys.into_iter().for_each(|key| _ = scene.key(key));
    for (width, height) in SIZES {
        let shown = scene.text(width, height);
        assert!(shown.contains("Promote: type the letter"), "{shown}");
    }
    insta::assert_snapshot!("promotion_80x24", scene.text(80, 24));
    for (width, height) in LARGER {
        insta::assert_snapshot!(format!("promotion_{width}x{height}"), scene.whites_board(width, height));
    }
}

#[test]
fn a_long_answer_opens_as_a_page_that_can_be_scrolled_and_closed() {
    let mut scene = typed(&["e4", ""]);
    let before = scene.text(80, 24);
    scene.types_line("laws");
    let first = scene.text(80, 24);
    assert!(first.contains("Esc closes"), "{first}");
    for (width, height) in [(80, 24), (120, 40)] {
        insta::assert_snapshot!(format!("long_answer_{width}x{height}"), scene.text(width, height));
    }
    // Every sentence of it can be reached.
    let mut seen = first.clone();
    for _ in 0..40 {
        scene.settle(80, 24);
        scene.key(KeyCode::PageDown);
        seen += &scene.text(80, 24);
    }
    for utterance in scene.session.said().iter().rev().take(scene.ui.together) {
        let last = utterance.printed.split_whitespace().next_back().expect("a word");
        assert!(seen.contains(last), "{last} in\n{seen}");
    }
    assert!(!scene.text(80, 24).contains("more: PgDn"), "the end");
    scene.key(KeyCode::Esc);
    let after = scene.text(80, 24);
    assert!(!after.contains("Esc closes") && before.lines().nth(6) == after.lines().nth(6), "{after}");
}

#[test]
fn messages_scroll_and_return_to_the_newest() {
    let moves = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 d3 b5 h3 d6 a3 Bb7".split(' ');
    let mut scene = typed(&moves.flat_map(|text| [text, ""]).collect::<Vec<_>>());
    let newest = scene.text(80, 24);
    assert!(newest.contains('▲'), "{newest}");
    let mut presses = 0;
    loop {
        let before = scene.text(80, 24);
        scene.key(KeyCode::PageUp);
        scene.settle(80, 24);
        presses += 1;
        if scene.text(80, 24) == before || presses > 50 {
            break;
        }
    }
    let oldest = scene.text(80, 24);
    assert!(presses > 2 && oldest.contains("newer") && !oldest.contains('▲'), "{presses}:\n{oldest}");
    // However often the key was pressed at the end, scrolling back begins at once.
    for _ in 0..10 {
        scene.key(KeyCode::PageUp);
        scene.settle(80, 24);
    }
    scene.key(KeyCode::PageDown);
    assert_ne!(scene.text(80, 24), oldest);
    // The next sentence is shown.
    scene.types_line("Bb3");
    let shown = scene.text(80, 24);
    assert!(shown.contains("Laeufer Anna vier Bella drei") && !shown.contains("newer"), "{shown}");
}

#[test]
fn scrolled_sheets_say_so_and_return_with_a_move() {
    let mut scene = Scene::appendix_c("en");
    scene.ui.note_said(1);
    let newest = scene.text(80, 24);
    let control = |scene: &mut Scene, code| {
        let event = KeyEvent::new(code, KeyModifiers::CONTROL);
        let at = stamp(scene.seconds).at;
        press(&mut scene.ui, &model(&scene.session, at), event)
    };
    for _ in 0..10 {
        control(&mut scene, KeyCode::Up);
    }
    let scrolled = scene.text(80, 24);
    assert!(scrolled.contains("  1. e4") && scrolled.contains("(es)      ▼"), "{scrolled}");
    (0..2).for_each(|_| _ = control(&mut scene, KeyCode::Down));
    assert_eq!(scene.text(80, 24), newest, "scrolling back takes no more keys than the sheet has rows");
    control(&mut scene, KeyCode::Up);
    scene.types_line("");
    assert!(scene.text(80, 24).contains("11. Rb1 (=)"), "{}", scene.text(80, 24));
}

/// Without colours the boards have an edge on every side, and dark squares are hatched.
#[test]
fn boards_without_colour_have_a_frame() {
    let mut scene = typed(&["e4"]);
    scene.ui.appearance = Appearance { theme: theme("mono"), ..Appearance::default() };
    for (width, height) in SIZES {
        let (buffer, _) = scene.drawn(width, height);
        let shown = scene.text(width, height);
        assert_eq!(shown.matches('└').count(), 2, "{shown}");
        assert!(shown.contains("└") && shown.contains('┘') && shown.contains("░"), "{shown}");
        // What is written there stands in the edge.
        let is_edge = |cell: &ratatui::buffer::Cell| {
            cell.symbol() != " " || cell.modifier.contains(ratatui::style::Modifier::UNDERLINED)
        };
        for side in Layout::of(buffer.area, &scene.ui.appearance).sides {
            let place = side.board.expect("a board");
            let squares = place.x + 2..place.x + 2 + 8 * side.square.width;
            assert!({ squares }.all(|x| is_edge(&buffer[(x, place.y - 1)])), "{shown}");
        }
    }
}

/// The rows of a place that are not empty.
fn rows(buffer: &Buffer, place: Rect) -> String {
    let row = |y| (place.x..place.right()).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    let rows = (place.y..place.bottom()).map(row).filter(|row| !row.trim().is_empty());
    rows.map(|row| format!("{}\n", row.trim_end())).collect()
}

impl Scene {
    /// A game that has not begun.
    pub(super) fn new_unbegun(language: &str) -> Scene {
        let mut scene = Scene::new(language);
        let white = annabella::game::people::Player::named("Ana Ruiz");
        let black = annabella::game::people::Player {
            sight: annabella::game::people::Sight::Blind,
            ..annabella::game::people::Player::named("Bernd Kraus")
        };
        let terms = annabella::game::terms::Terms::between(white, black);
        scene.session = session_of(terms, language);
        scene.seconds = 0;
        scene
    }

    /// Carries out a typed line and keeps the sentences said together.
    pub(super) fn types_line(&mut self, line: &str) {
        self.seconds += 17;
        let intent = self.session.reader(None).read(line);
        let outcome = self.session.carry_out(stamp(self.seconds), intent).expect("nobody quits");
        self.ui.note_said(outcome.said.len());
    }

    /// Names, clocks, sentences and scoresheets, each without its empty rows.
    fn around(&self, width: u16, height: u16) -> String {
        let (buffer, _) = self.drawn(width, height);
        let layout = self.layout(width, height);
        let heads = layout.sides.iter().flat_map(|side| [("name", side.name), ("clock", side.clock)]);
        let words = layout.words.into_iter().map(|place| ("words", place));
        let sheets = layout.sheets.iter().map(|(_, place)| ("sheet", *place));
        let picture = |(name, place): (&str, Rect)| format!("{name} {place}\n{}", rows(&buffer, place));
        heads.chain(words).chain(sheets).map(picture).collect()
    }

    fn whites_board(&self, width: u16, height: u16) -> String {
        let side = self.layout(width, height).sides[0];
        rows(&self.drawn(width, height).0, side.board.expect("a board"))
    }

    fn layout(&self, width: u16, height: u16) -> Layout {
        Layout::of(Rect { x: 0, y: 0, width, height }, &self.ui.appearance)
    }

    /// Does what the screen does after drawing.
    pub(super) fn settle(&mut self, width: u16, height: u16) {
        let at = stamp(self.seconds).at;
        let backend = ratatui::backend::TestBackend::new(width, height);
        let mut terminal = ratatui::Terminal::new(backend).expect("a screen in memory");
        let mut drawn = annabella::ui::screen::Drawn::default();
        let model = model(&self.session, at);
        terminal.draw(|frame| drawn = annabella::ui::screen::draw(frame, &model, &self.ui)).expect("memory");
        self.ui.stay_within(drawn);
    }

    fn text_saved(&self, saved: annabella::wording::Saved, width: u16, height: u16) -> String {
        let backend = ratatui::backend::TestBackend::new(width, height);
        let mut terminal = ratatui::Terminal::new(backend).expect("a screen in memory");
        let model = annabella::ui::view_model::ViewModel { saved, ..model(&self.session, stamp(self.seconds).at) };
        terminal.draw(|frame| _ = annabella::ui::screen::draw(frame, &model, &self.ui)).expect("memory");
        super::text(terminal.backend().buffer())
    }

    fn asked_text(&self, question: &annabella::wording::Utterance, width: u16, height: u16) -> String {
        let backend = ratatui::backend::TestBackend::new(width, height);
        let mut terminal = ratatui::Terminal::new(backend).expect("a screen in memory");
        let at = stamp(self.seconds).at;
        let model = annabella::ui::view_model::ViewModel { question: Some(question), ..model(&self.session, at) };
        terminal.draw(|frame| _ = annabella::ui::screen::draw(frame, &model, &self.ui)).expect("memory");
        super::text(terminal.backend().buffer())
    }
}

/// What is announced and then completed takes one row among the messages: the scoresheets have it too.
#[test]
fn the_messages_have_one_row_for_a_half_move() {
    let moves = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"];
    let lines: Vec<&str> = moves.into_iter().flat_map(|text| [text, ""]).collect();
    let scene = typed(&lines);
    let shown = scene.text(80, 24);
    assert_eq!(shown.matches("has completed").count(), 1, "the newest:\n{shown}");
    for spoken in ["Bella fuenf. Bb5", "Anna sechs. a6", "Anna vier. Ba4", "Felix sechs. Nf6"] {
        assert!(shown.contains(spoken), "{spoken} in\n{shown}");
    }
    // What is said to one player alone in another way stays.
    let scene = typed(&["e4", "", "black: what e2", "e5"]);
    assert!(
        scene.text(80, 24).contains("e2: nothing") || scene.text(80, 24).contains("e2: empty"),
        "{}",
        scene.text(80, 24)
    );
}
