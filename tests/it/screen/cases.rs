//! The arbiter's cases beside the boards: one key shows and hides them.

use annabella::ui::screen::Panel;
use crossterm::event::KeyCode;

use super::Scene;

/// A game in which two cases are open.
fn two_cases() -> Scene {
    let mut scene = Scene::new_unbegun("en");
    for line in ["f1d3", "", "black: claim touch b1", "arbiter: penalty warning to black noise"] {
        scene.types_line(line);
    }
    scene
}

/// What stands in the column right of the boards.
fn right_of_the_boards(drawn: &str) -> String {
    let right = drawn.lines().filter_map(|row| row.split_once('│')).map(|(_, column)| column.trim());
    right.collect::<Vec<_>>().join(" ")
}

#[test]
fn one_key_shows_every_open_case_and_what_each_ruling_would_do() {
    let mut scene = two_cases();
    let before = scene.text(160, 50);
    scene.key(KeyCode::F(9));
    let drawn = scene.text(160, 50);
    let shown = right_of_the_boards(&drawn);
    for words in
        ["The arbiter's cases", "Case 1: illegal move by White (7.5.5)", "Case 2: White is said to have touched"]
    {
        assert!(shown.contains(words), "{words} in {shown}");
    }
    assert!(
        shown.contains("rule accept goes back") && shown.contains("Black is warned by the arbiter (12.9.1)"),
        "{shown}"
    );
    assert!(drawn.contains("White: Ana Ruiz") && drawn.contains("Black: Bernd Kraus"), "names stay in sight: {drawn}");
    assert!(scene.text(80, 24).contains("▄█  ▄ ▀▀█"), "so do the figures of the clocks: {}", scene.text(80, 24));
    for (width, height) in [(80, 24), (120, 40), (160, 50)] {
        insta::assert_snapshot!(format!("cases_{width}x{height}"), scene.text(width, height));
    }
    scene.key(KeyCode::F(9));
    assert_eq!(scene.text(160, 50), before, "the same key hides them");
}

#[test]
fn answers_are_visible_while_the_cases_are_shown() {
    let mut scene = two_cases();
    scene.key(KeyCode::F(9));
    scene.types_line("arbiter: rule 9 accept");
    assert_eq!(scene.ui.panel, Some(Panel::Cases));
    for (width, height) in [(80, 24), (120, 40)] {
        let text = scene.text(width, height);
        assert!(text.contains("There is no case 9."), "{width} by {height}:\n{text}");
        assert!(text.contains("The arbiter's cases"), "{width} by {height}:\n{text}");
    }
}

#[test]
fn shown_cases_change_with_each_ruling() {
    let mut scene = two_cases();
    scene.key(KeyCode::F(9));
    scene.types_line("rule 1 accept");
    assert_eq!(scene.ui.panel, Some(Panel::Cases));
    let shown = right_of_the_boards(&scene.text(160, 50));
    assert!(shown.contains("It was accepted."), "{shown}");
    scene.key(KeyCode::Esc);
    assert_eq!(scene.ui.panel, None, "Esc hides them too");
}

#[test]
fn a_spectator_does_not_see_the_cases() {
    let mut scene = two_cases();
    scene.ui.is_watching = true;
    scene.key(KeyCode::F(9));
    assert_eq!(scene.ui.panel, None);
    assert!(!scene.text(120, 40).contains("The arbiter's cases"));
}

#[test]
fn the_cases_fit_every_size() {
    let mut scene = two_cases();
    scene.key(KeyCode::F(9));
    for (width, height) in (1..=12).flat_map(|w| (1..=12).map(move |h| (w * 9, h * 3))) {
        scene.drawn(width, height);
    }
}
