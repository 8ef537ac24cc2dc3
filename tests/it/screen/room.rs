//! The layout of the screen: nothing overlaps at any size, and no text, however long, is cut without an ellipsis.

use annabella::game::command::{Command, GameCommand, MoveCommand};
use annabella::game::half_move::HalfMove;
use annabella::game::people::{Actor, Player, Sight};
use annabella::game::terms::Terms;
use annabella::ui::screen::{Appearance, Boards, Layout, Panel, PictureProtocol};
use annabella::wording::{Label, languages};
use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shakmaty::{CastlingMode, Color, Position};

use super::{Scene, appearances, text, theme};
use crate::table::session_of;

const SIZES: [(u16, u16); 5] = [(20, 6), (40, 12), (80, 24), (120, 40), (200, 60)];

fn places(layout: &Layout) -> Vec<(&'static str, Rect)> {
    let mut places: Vec<_> = layout.bar.into_iter().map(|place| ("bar", place)).collect();
    for side in &layout.sides {
        places.extend([("name", side.name), ("clock", side.clock)]);
        places.extend(side.board.map(|place| ("board", place)));
    }
    places.extend(layout.titles.iter().map(|(_, place)| ("title", *place)));
    places.extend(layout.sheets.iter().map(|(_, place)| ("sheet", *place)));
    places.extend(layout.table.map(|place| ("table", place)));
    places.extend(layout.rule.map(|place| ("rule", place)));
    places.extend(layout.words.map(|place| ("words", place)));
    places.extend(layout.input.map(|place| ("input", place)));
    places
}

#[test]
fn nothing_overlaps_at_any_size() {
    let one = Appearance { boards: Boards::One(Color::Black), ..Appearance::default() };
    for appearance in appearances().into_iter().chain([one]) {
        for (width, height) in (0..=210).step_by(3).flat_map(|width| (0..=70).map(move |height| (width, height))) {
            let area = Rect { x: 0, y: 0, width, height };
            let places = places(&Layout::of(area, &appearance));
            for (number, (name, place)) in places.iter().enumerate() {
                assert_eq!(area.intersection(*place), *place, "{name} hangs over at {width}x{height}: {place:?}");
                for (other, beside) in &places[number + 1..] {
                    assert!(
                        place.intersection(*beside).is_empty(),
                        "{name} {place:?} and {other} {beside:?} overlap at {width}x{height}, {appearance:?}"
                    );
                }
            }
        }
    }
}

/// Room is used: for larger squares, for a board with its clocks, for scoresheets beside a large board.
#[test]
fn no_board_and_no_scoresheet_is_missing_where_there_is_room_for_it() {
    let usual = Appearance::default();
    let large = Appearance { big: true, ..usual };
    let contrast = Appearance { theme: theme("contrast"), ..usual };
    let pictures = Appearance { pictures: PictureProtocol::Kitty, ..usual };
    let contrast_of_one = Appearance { boards: Boards::One(Color::Black), ..contrast };
    // Columns and rows, the rows of a square, the boards, the scoresheets.
    let expected = [
        (usual, (80, 24), 1, 2, 2),
        (usual, (100, 30), 2, 2, 2),
        (contrast, (100, 30), 2, 2, 2),
        (pictures, (100, 30), 2, 2, 2),
        (pictures, (98, 30), 2, 2, 2),
        (usual, (120, 40), 3, 2, 2),
        (usual, (132, 43), 3, 2, 2),
        (usual, (160, 50), 4, 2, 2),
        (usual, (40, 15), 1, 1, 0),
        (usual, (40, 12), 1, 1, 0),
        (large, (40, 12), 1, 1, 0),
        (contrast_of_one, (40, 14), 1, 1, 0),
        (usual, (39, 15), 0, 0, 0),
        (usual, (40, 11), 0, 0, 0),
        (large, (80, 24), 2, 1, 2),
        (large, (60, 20), 1, 1, 0),
    ];
    for (appearance, (width, height), rows, boards, sheets) in expected {
        let layout = Layout::of(Rect { x: 0, y: 0, width, height }, &appearance);
        let found = layout.sides.iter().filter(|side| side.board.is_some());
        let found = (
            found.clone().map(|side| side.square.height).max().unwrap_or(0),
            found.count(),
            layout.sheets.len() + 2 * layout.table.iter().count(),
        );
        assert_eq!(found, (rows, boards, sheets), "{width}x{height}, big {}", appearance.big);
        assert!(layout.sides.iter().all(|side| !side.clock.is_empty()) && layout.words.is_some(), "{width}x{height}");
    }
    // Names stand beside a small board too, and what is announced stands there with the state.
    let mut scene = Scene::new_unbegun("en");
    for line in ["e4", "", "e5", "", "Nf3"] {
        scene.types_line(line);
    }
    let shown = scene.text(40, 15).split_whitespace().collect::<Vec<_>>().join(" ");
    for text in ["Bernd Kraus", "White has announced Nf3.", "Gustav eins Felix drei"] {
        assert!(shown.contains(text), "{text} in\n{shown}");
    }
    let mut scene = Scene::appendix_c("en");
    scene.ui.appearance = large;
    insta::assert_snapshot!("big_80x24", scene.text(80, 24));
}

/// The clocks take the rows that larger squares, the words and the scoresheets leave.
#[test]
fn the_clocks_grow_with_the_room() {
    let usual = Appearance::default();
    let large = Appearance { big: true, ..usual };
    let expected = [
        (usual, (80, 24), 3),
        (usual, (100, 30), 3),
        (usual, (120, 40), 3),
        (usual, (160, 50), 6),
        (usual, (200, 60), 6),
        (large, (120, 40), 6),
    ];
    let rows = |appearance: &Appearance, (width, height): (u16, u16)| {
        Layout::of(Rect { x: 0, y: 0, width, height }, appearance).sides[0].clock.height
    };
    let found = expected.map(|(appearance, size, _)| (size, rows(&appearance, size)));
    assert_eq!(found, expected.map(|(_, size, rows)| (size, rows)));
}

/// The rows of a place, each without the spaces around it.
fn rows(buffer: &Buffer, place: Rect) -> Vec<String> {
    let row = |y| (place.x..place.right()).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (place.y..place.bottom()).map(|y| row(y).trim().to_owned()).collect()
}

/// Whether the rows show the whole text, over several rows if necessary, or its beginning and an ellipsis.
fn is_shown(rows: &[String], text: &str) -> bool {
    let close = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    close(&rows.concat()).contains(&close(text)) || rows.iter().any(|row| row.contains('…'))
}

/// A game with long names, full sheets, a full bar and the longest sentences.
fn widest(language: &str) -> Scene {
    let mut scene = Scene::differing(language);
    let long = |name: &str| Player { sheet_language: "fr".into(), ..Player::named(name) };
    let white = long("Maximiliana Wolkenstein-Trostburg y Fernández de la Vega");
    let terms = Terms::between(white, long("Jean-Baptiste Grenouille-Delacroix-Montmorency the Younger"));
    let session = session_of(terms, language);
    let said = std::mem::replace(&mut scene.session, session);
    scene.seconds = 0;
    scene.says(Actor::Arbiter, Command::Game(GameCommand::Begin));
    for squares in super::APPENDIX_C.split(' ') {
        scene.announces(squares, false);
        scene.says(Actor::Player(scene.session.game().to_move()), Command::Move(MoveCommand::Complete));
    }
    scene.announces("c1b1", true);
    scene.session.seat.say(said.said().to_vec());
    scene.ui.speaker = Some(Actor::Assistant(Color::Black));
    scene
}

#[test]
fn no_text_is_cut_without_an_ellipsis() {
    for language in languages() {
        let scene = widest(&language);
        let wording = &scene.session.seat.wording;
        for (width, height) in SIZES {
            let (buffer, _) = scene.drawn(width, height);
            let at = format!("{language} {width}x{height}:\n{}", text(&buffer));
            let layout = Layout::of(Rect { x: 0, y: 0, width, height }, &scene.ui.appearance);
            for side in &layout.sides {
                let player = scene.session.game().terms().players.get(side.owner);
                // Where there is no room, the word blind gives way to the name.
                let named = Player { sight: Sight::Sighted, ..player.clone() };
                let name = wording.label(&Label::Side { color: side.owner, player: &named });
                assert!(is_shown(&rows(&buffer, side.name), &name), "{name} in {at}");
            }
            for (owner, place) in &layout.sheets {
                let player = &scene.session.game().terms().players[*owner];
                let title = wording.label(&Label::Sheet { owner: *owner, player });
                assert!(is_shown(&rows(&buffer, *place)[..1], &title), "{title} in {at}");
            }
            if let Some(bar) = layout.bar {
                let speaker = wording.label(&Label::AtTheKeys(scene.ui.speaker));
                assert!(is_shown(&rows(&buffer, bar), &speaker), "{speaker} in {at}");
            }
            let announced =
                scene.session.said().iter().rev().find(|said| said.kind.is_announcement()).expect("announced");
            let words = rows(&buffer, layout.words.expect("words"));
            assert!(is_shown(&words, &announced.printed), "{} in {at}", announced.printed);
        }
    }
}

#[test]
fn the_bar_shows_every_key_or_that_there_are_more() {
    for language in languages() {
        for (width, height) in SIZES {
            for big in [false, true] {
                let mut scene = Scene::differing(&language);
                scene.ui.appearance.big = big;
                scene.ui.panel = Some(Panel::Keys);
                let shown = scene.text(width, height);
                let leave = scene.session.seat.wording.label(&Label::Key("leave"));
                let is_whole = leave.split(' ').all(|word| shown.contains(word.trim_end_matches(',')));
                assert!(is_whole || shown.contains("▼ "), "{language} {width}x{height}:\n{shown}");
            }
        }
    }
}

#[test]
fn the_widest_texts() {
    for language in languages() {
        let scene = widest(&language);
        for (width, height) in [(80, 24), (120, 40), (20, 6)] {
            insta::assert_snapshot!(format!("widest_{language}_{width}x{height}"), scene.text(width, height));
        }
    }
}

/// Rows of the screen in which something is cut, of the panel that lies there too, page by page.
fn cut_rows(scene: &mut Scene, (width, height): (u16, u16)) -> Vec<String> {
    // The beginning of an older message may give way to the sign that there are more.
    let more = scene.session.seat.wording.label(&Label::MoreAbove);
    let mut cut = Vec::new();
    let mut before = String::new();
    loop {
        let shown = scene.text(width, height);
        if shown == before {
            break;
        }
        let rows = shown.lines().filter(|row| row.contains('…') && !row.contains(&more));
        cut.extend(rows.map(str::to_owned));
        scene.settle(width, height);
        scene.key(KeyCode::PageDown);
        before = shown;
    }
    cut.dedup();
    cut
}

/// Every language has room for its labels: on the screens of the usual size nothing ends in an ellipsis.
#[test]
fn no_label_of_any_language_is_cut_at_the_usual_size() {
    let differing: &[&str] = &["e4", "", "black board: -b8 +nc6"];
    let scenes: [(&str, &[&str], Option<Panel>); 17] = [
        ("start", &[], None),
        ("play", &["e4", "", "e5", "", "Nf3"], None),
        ("touched", &["e4", "", "e5", "", "touch g1", "Nf3"], None),
        ("stopped", &["e4", "", "arbiter: stop"], None),
        ("offer", &["e4 (=)", ""], None),
        ("claim", &["e4", "", "claim threefold"], None),
        ("wrong repetition", &["e4", "black: repeat d4"], None),
        ("boards that differ", differing, None),
        ("sheets that differ", &["e4", "", "strike black 1", "record black e3"], None),
        ("keys", &["e4"], Some(Panel::Keys)),
        ("keys after the end", &["e4", "", "resign"], Some(Panel::Keys)),
        ("words", &["e4"], Some(Panel::Words)),
        ("cases", differing, Some(Panel::Cases)),
        ("end", &["e4", "", "black: resign"], None),
        ("mate", &["f3", "", "e5", "", "g4", "", "Qh4", ""], None),
        ("laws", &["laws"], None),
        ("help", &["help"], None),
    ];
    let mut cut = Vec::new();
    for language in languages() {
        for (name, lines, panel) in scenes {
            let mut scene = Scene::new_unbegun(&language);
            let [white, black] = ["Ana", "Ben"].map(Player::named);
            let terms = Terms::between(white, Player { sight: Sight::Blind, ..black });
            scene.session = session_of(terms, &language);
            lines.iter().for_each(|line| scene.types_line(line));
            scene.ui.panel = panel;
            cut.extend(cut_rows(&mut scene, (80, 24)).into_iter().map(|row| format!("{language}, {name}: {row}")));
        }
    }
    assert!(cut.is_empty(), "{}", cut.join("\n"));
}

/// Lists of pairings write the family's name first: it is kept whole as long as it fits.
#[test]
fn given_names_give_way_before_a_name_is_cut() {
    let names = ["Anand, Viswanathan", "Kramnik, Vladimir", "Nepomniachtchi, Ian", "Kramnik Vladimir"];
    let titles = names.map(|name| {
        let mut scene = Scene::new_unbegun("en");
        let black = Player { sight: Sight::Blind, ..Player::named(name) };
        let terms = Terms::between(Player::named("Ana"), black);
        scene.session = session_of(terms, "en");
        let row = scene.text(80, 24).lines().nth(1).expect("names").to_owned();
        row.chars().skip(28).take(26).collect::<String>().trim().to_owned()
    });
    let shown = [
        "Black: Anand, V., blind",
        "Black: Kramnik, V., blind",
        "Black: Nepomniachtchi, I.",
        "Black: Kramnik Vladimir",
    ];
    assert_eq!(titles, shown);
}

/// From 100 columns on both sheets are one table with at least twenty moves in sight, names and clocks above it, and
/// the words below the boards.
#[test]
fn from_a_hundred_columns_on_one_table_has_both_sheets() {
    for (width, height) in [(100, 30), (120, 40), (132, 43), (160, 50), (200, 60)] {
        let mut scene = Scene::new_unbegun("en");
        for ply in 0..44 {
            let moves = scene.session.game().position().legal_moves();
            let half_move = HalfMove::of(moves[(ply * 7 + 3) % moves.len()], CastlingMode::Standard);
            scene.types_line(&half_move.to_string());
            scene.types_line("");
        }
        let layout = Layout::of(Rect { x: 0, y: 0, width, height }, &scene.ui.appearance);
        let table = layout.table.expect("a table");
        let boards = layout.sides.iter().map(|side| side.board.expect("a board"));
        assert!(boards.clone().all(|board| board.right() < table.x), "{width}x{height}");
        assert!(layout.sides.iter().all(|side| side.clock.bottom() <= table.y && side.name.x == table.x));
        let words = layout.words.expect("words");
        assert!(boards.clone().all(|board| board.bottom() <= words.y) && words.right() < table.x, "{width}x{height}");
        let (buffer, _) = scene.drawn(width, height);
        let shown = rows(&buffer, table);
        let moves = shown.iter().filter(|row| row.contains('.')).count();
        assert!(moves >= 20, "{moves} moves at {width}x{height}:\n{}", text(&buffer));
        assert!(
            shown.iter().rfind(|row| !row.is_empty()).is_some_and(|row| row.starts_with("22.")),
            "{width}x{height}:\n{}",
            shown.join("\n")
        );
        let mut scene = Scene::new_unbegun("en");
        ["e4", "", "strike black 1", "record black e3"].iter().for_each(|line| scene.types_line(line));
        let (buffer, _) = scene.drawn(width, height);
        let shown = rows(&buffer, table);
        let differing: Vec<&String> = shown.iter().filter(|row| row.contains('!')).collect();
        assert!(differing.len() == 1 && differing[0].starts_with("1. !e4"), "{differing:?}\n{}", text(&buffer));
    }
}

/// Where a board cannot be drawn that takes all the room, a sentence says so.
#[test]
fn a_big_board_without_room_says_what_is_missing() {
    for language in languages() {
        let mut scene = Scene::new_unbegun(&language);
        scene.ui.appearance.big = true;
        let shown = scene.text(39, 12);
        assert!(shown.contains("40x12"), "{language}:\n{shown}");
        scene.ui.appearance.big = false;
        assert!(!scene.text(39, 12).contains("40x12"));
    }
}
