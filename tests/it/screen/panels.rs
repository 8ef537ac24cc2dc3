//! What is read beside the boards: it is closed by Esc and by any typed line, hides no answer and no board, and nothing
//! shines through it.

use annabella::ui::screen::{Appearance, Boards, Layout, Panel, Theme};
use annabella::ui::text::wrap;
use annabella::wording::{Audience, languages};
use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use shakmaty::Color;

use super::{Scene, stamp};
use crate::table::session_of;

const SIZES: [(u16, u16); 7] = [(40, 12), (60, 20), (80, 24), (100, 30), (80, 40), (120, 40), (200, 60)];

#[test]
fn esc_and_any_typed_line_close_the_keys_and_answers_are_seen() {
    for (width, height) in SIZES {
        let mut scene = Scene::new_unbegun("en");
        scene.key(KeyCode::Char('?'));
        assert!(scene.text(width, height).contains("Esc closes"), "{}", scene.text(width, height));
        scene.key(KeyCode::Esc);
        assert!(!scene.text(width, height).contains("Esc closes"), "{}", scene.text(width, height));
        for (line, answer) in [("xyzzy", "I do not understand xyzzy"), ("e4", "Eva"), ("", "completed")] {
            scene.key(KeyCode::F(1));
            scene.types(line);
            scene.key(KeyCode::Enter);
            assert_eq!(scene.ui.panel, None);
            scene.types_line(line);
            let shown = scene.text(width, height);
            let words = shown.split_whitespace().collect::<Vec<_>>().join(" ");
            // In the smallest terminal the board shows that a move is completed.
            let answer = if (width, line) == (40, "") { "Black has the move." } else { answer };
            assert!(words.contains(answer), "{answer} at {width}x{height}:\n{shown}");
        }
        // What is said by itself makes room too.
        scene.key(KeyCode::F(1));
        scene.types_line("arbiter: stop");
        assert_eq!(scene.ui.panel, None);
    }
}

#[test]
fn every_key_of_the_list_can_be_reached() {
    for (width, height) in SIZES.into_iter().chain([(40, 15)]) {
        let mut scene = Scene::new("en");
        scene.key(KeyCode::Char('?'));
        let mut seen = String::new();
        for _ in 0..40 {
            seen += &scene.text(width, height);
            scene.settle(width, height);
            scene.key(KeyCode::PageDown);
        }
        for key in ["Tab", "F9", "Ctrl-L", "Ctrl-Z"] {
            assert!(seen.contains(key), "{key} at {width}x{height}:\n{seen}");
        }
    }
}

/// Scenes with a panel open: the keys, the cases, and the page that explains differing boards.
fn scenes() -> Vec<Scene> {
    let mut keys = Scene::differing("en");
    keys.ui.panel = Some(Panel::Keys);
    let mut cases = Scene::differing("en");
    cases.ui.panel = Some(Panel::Cases);
    let mut page = Scene::new_unbegun("en");
    page.types_line("e4");
    page.types_line("laws");
    let mut words = Scene::differing("en");
    words.ui.panel = Some(Panel::Words);
    vec![keys, words, cases, page]
}

#[test]
fn no_panel_covers_a_board_a_name_or_a_clock() {
    let one = Appearance { boards: Boards::One(Color::Black), ..Appearance::default() };
    let big = Appearance { big: true, ..Appearance::default() };
    for mut scene in scenes() {
        for appearance in [Appearance::default(), one, big] {
            scene.ui.appearance = appearance;
            for (width, height) in SIZES {
                let open = scene.drawn(width, height).0;
                let panel = scene.ui.panel.take();
                scene.ui.page_closed = true;
                let closed = scene.drawn(width, height).0;
                (scene.ui.panel, scene.ui.page_closed) = (panel, false);
                let layout = Layout::of(Rect { x: 0, y: 0, width, height }, &scene.ui.appearance);
                for side in &layout.sides {
                    // In the smallest terminal there is no other place.
                    let board = side.board.filter(|_| layout.bar.is_some());
                    for place in [Some(side.name), Some(side.clock), board].into_iter().flatten() {
                        for position in place.positions() {
                            assert_eq!(open[position], closed[position], "{width}x{height}: {position:?}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn nothing_shines_through_a_panel() {
    for mut scene in scenes() {
        for theme in Theme::built_in() {
            scene.ui.appearance.theme = theme;
            for (width, height) in SIZES {
                let (buffer, _) = scene.drawn(width, height);
                let layout = Layout::of(buffer.area, &scene.ui.appearance);
                let places = layout.sheets.iter().map(|(_, place)| *place).chain(layout.words);
                let is_panel = |place: &Rect| {
                    let last = |y| (place.x..place.right()).map(|x| buffer[(x, y)].symbol()).collect::<String>();
                    (place.y..place.bottom()).any(|y| last(y).contains("Esc closes"))
                };
                for place in places.filter(is_panel) {
                    for y in place.y..place.bottom() {
                        let row: Vec<_> = (place.x..place.right()).map(|x| &buffer[(x, y)]).collect();
                        let has =
                            |modifier| row.iter().map(|cell| cell.modifier.contains(modifier)).collect::<Vec<_>>();
                        let text: String = row.iter().map(|cell| cell.symbol()).collect();
                        assert!(!has(Modifier::UNDERLINED).contains(&true), "{width}x{height}: {text}");
                        // Names of keys and titles are bold from their first letter on, never from the middle.
                        let bold = has(Modifier::BOLD);
                        let begins = |at: &usize| bold[*at] && (*at == 0 || !bold[at - 1]);
                        let in_the_middle =
                            (0..bold.len()).filter(begins).any(|at| at > 0 && row[at - 1].symbol() != " ");
                        assert!(!in_the_middle, "{theme:?} {width}x{height}: {text}");
                    }
                }
            }
        }
    }
}

#[test]
fn sheets_that_differ_stay_in_sight() {
    let mut scene = Scene::new_unbegun("en");
    for line in ["e4", "", "strike black 1", "record black e3", "laws"] {
        scene.types_line(line);
    }
    for (width, height) in [(80, 24), (120, 40), (200, 60)] {
        let shown = scene.text(width, height);
        assert!(shown.contains("!e4") && shown.contains("!e3") && shown.contains("Esc closes"), "{shown}");
    }
}

#[test]
fn a_board_alone_says_whose_it_is() {
    for (width, height) in [(80, 24), (100, 30), (120, 40), (40, 24)] {
        let mut scene = Scene::differing("en");
        for big in [false, true] {
            scene.ui.appearance = Appearance { big, ..Appearance::default() };
            for (_, boards) in [(0, "White's board"), (1, "Black's board")] {
                if !big || boards.starts_with("Black") {
                    scene.key(KeyCode::F(2));
                }
                let shown = scene.text(width, height);
                assert!(shown.contains(boards), "{boards} at {width}x{height}:\n{shown}");
            }
        }
    }
}

#[test]
fn little_time_has_a_colour_the_same_for_both() {
    for theme in Theme::built_in() {
        let mut scene = Scene::new("en");
        scene.ui.appearance.theme = theme;
        let mut styles = Vec::new();
        for seconds in [61, 59, 10, 9] {
            scene.types_line("arbiter: stop");
            let time = format!("0:{:02}:{:02}", seconds / 60, seconds % 60);
            scene.types_line(&format!("arbiter: clock white {time} black {time}"));
            let (buffer, _) = scene.drawn_at(stamp(scene.seconds).at, 80, 24);
            let layout = Layout::of(buffer.area, &scene.ui.appearance);
            let digits = |side: usize| {
                let inked = |at: &ratatui::layout::Position| buffer[*at].symbol() != " ";
                let place = layout.sides[side].clock;
                let at = place.positions().find(inked).expect("digits");
                // Without colours a sign says it.
                (buffer[at].style(), place.positions().filter(|at| buffer[*at].symbol() == "!").count())
            };
            assert_eq!(digits(0), digits(1), "{theme:?} {seconds}");
            styles.push(digits(0));
        }
        assert_eq!(styles[1], styles[2], "{theme:?}");
        assert!(styles[0] != styles[1] && styles[2] != styles[3] && styles[0] != styles[3], "{theme:?}: {styles:?}");
    }
}

#[test]
fn the_name_stays_when_something_must_go() {
    let mut scene = Scene::new("en");
    let black = annabella::game::people::Player {
        sight: annabella::game::people::Sight::Blind,
        ..annabella::game::people::Player::named("Jean-Baptiste Poquelin de la Comédie")
    };
    let white = annabella::game::people::Player::named("Kasparov, Garry Kimovich");
    let terms = annabella::game::terms::Terms::between(white, black);
    scene.session = session_of(terms, "en");
    for (width, height) in [(54, 30), (80, 24), (100, 30), (120, 40)] {
        let shown = scene.text(width, height);
        assert!(shown.contains("Jean-Baptis") && !shown.contains("…, blind"), "{shown}");
    }
}

#[test]
fn nothing_adds_up_what_was_captured() {
    let mut scene = Scene::new_unbegun("en");
    for line in ["e4", "", "d5", "", "exd5", ""] {
        scene.types_line(line);
    }
    for (width, height) in [(80, 24), (120, 40)] {
        let shown = scene.text(width, height);
        assert!(shown.contains("Captured: ♟\u{FE0E}") && !shown.contains("+1"), "{shown}");
    }
}

/// On the smallest screen with a board a sentence of three rows is read without a key, and a longer one from its
/// beginning.
#[test]
fn the_newest_sentence_is_read_from_its_beginning_on_the_smallest_board() {
    let close = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    for language in languages() {
        let mut scene = Scene::new_unbegun(&language);
        let moves = ["e4", "e5", "Nf3", "Nc6", "Bb5", "Nf6", "0-0", "Nxe4", "Re1", "Nd6", "Nxe5", "Be7", "Bf1", "Nxe5"];
        for line in moves.into_iter().flat_map(|half_move| [half_move, "", "clock", "status", "zzz"]) {
            scene.types_line(line);
            let shown = scene.text(40, 15);
            let rows: Vec<&str> = shown.lines().skip(11).collect();
            let said = &scene.session.said()[scene.session.said().len() - scene.ui.together..];
            for said in said.iter().filter(|said| said.to != Audience::Arbiter) {
                let whole = wrap(&said.printed, 39);
                let is_longer = whole.len() > 3 || scene.ui.together > 1;
                let wanted = if is_longer { close(&whole[0]) } else { close(&said.printed) };
                let is_seen = close(&rows.concat()).contains(&wanted);
                let goes_on = is_longer && rows.concat().contains('▼');
                assert!(is_seen || goes_on, "{language}: {} in\n{shown}", said.printed);
            }
            scene.key(KeyCode::Esc);
        }
    }
}

/// Where words have only a few rows, a list takes those of the boards too, and leaves the names and clocks.
#[test]
fn a_list_has_rows_on_the_smallest_board() {
    for panel in [Panel::Keys, Panel::Words] {
        let mut scene = Scene::appendix_c("en");
        scene.ui.panel = Some(panel);
        let shown = scene.text(40, 15);
        let seen = shown.lines().skip(1).take(12).filter(|row| row.chars().take(26).any(char::is_alphabetic)).count();
        assert!(seen >= 11 && shown.contains("1:29:33") && shown.contains("1:29:50"), "{shown}");
        let pages = (1..).find(|_| {
            let is_the_last = !scene.text(40, 15).contains('▼');
            scene.settle(40, 15);
            scene.key(KeyCode::PageDown);
            is_the_last
        });
        assert!(pages.is_some_and(|pages| pages <= 12), "{pages:?}");
    }
}

/// Keys and words stand in groups, one in a row, in as many columns as there is room for.
#[test]
fn keys_and_words_stand_in_groups() {
    let mut scene = Scene::new_unbegun("en");
    for (panel, name, some) in [
        (Panel::Keys, "keys", ["Playing", "Looks", "F6      the colours"]),
        (Panel::Words, "words", ["About the board", "  board b", "  claim flag"]),
    ] {
        scene.ui.panel = Some(panel);
        for (width, height) in [(80, 24), (120, 40), (160, 50)] {
            let shown = scene.text(width, height);
            insta::assert_snapshot!(format!("{name}_{width}x{height}"), shown);
        }
        let mut seen = scene.text(80, 24);
        for _ in 0..30 {
            scene.settle(80, 24);
            scene.key(KeyCode::PageDown);
            seen += &scene.text(80, 24);
        }
        scene.ui.page_scrolled = 0;
        assert!(some.iter().all(|words| seen.contains(words)), "{seen}");
    }
}
