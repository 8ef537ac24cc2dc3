//! Themes as files: the built-in ones, those of a user, and the background that a terminal reports.

use annabella::ui::screen::{Theme, ThemeFault};
use annabella::ui::terminal::LateAnswer;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::program::Home;

/// Each file in the project is a theme, and all are offered.
#[test]
fn the_built_in_themes_are_files_that_the_same_reader_reads() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/ui/screen/themes");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a name");
        let text = std::fs::read_to_string(&path).expect("a text");
        let read = Theme::parse(name, &text).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        assert_eq!(Theme::named(name), Some(read), "{name}");
        files += 1;
    }
    assert_eq!(
        Theme::built_in().map(Theme::name).collect::<Vec<_>>(),
        ["dark", "light", "contrast", "mono", "terminal"]
    );
    assert_eq!(files, 5);
}

#[test]
fn a_wrong_theme_is_refused_with_its_line() {
    let contrast = |text: &str| match Theme::parse("mine", text) {
        Err((line, ThemeFault::Contrast { ink, ground, contrast })) => Some((line, ink, ground, contrast < 3.0)),
        Ok(_) | Err(_) => None,
    };
    assert_eq!(contrast("# mine\ntext = 236\n"), Some((2, "text", "paper", true)));
    assert_eq!(contrast("paper = 231\n"), Some((1, "text", "paper", true)), "an ink of the dark theme");
    assert_eq!(contrast("text = \"#777777\"\npaper = \"#888888\"\n"), Some((1, "text", "paper", true)));
    assert_eq!(contrast("bar = 24"), Some((1, "bar", "bar-ground", true)));
    assert_eq!(contrast("\n\nlight-square = 255"), Some((3, "white", "light-square", true)));
    assert_eq!(contrast("cards = true\nlight-square = 255"), None, "a card is between them");
    assert_eq!(contrast("white = 240\n"), Some((1, "white", "black", true)));
    // What the terminal chooses is not known here.
    assert_eq!(contrast("text = \"default\"\npaper = \"default\"\nalarm = 1\n"), None);
    let fault = |text: &str| Theme::parse("mine", text).expect_err(text);
    assert!(matches!(fault("text = 231\ncolor = 3\n"), (2, ThemeFault::Key { text, .. }) if text == "color"));
    for value in ["256", "-1", "\"red\"", "\"#12\"", "1.5", "true", "[1]"] {
        let found = fault(&format!("\ntext = {value}"));
        assert!(
            matches!(&found, (2, ThemeFault::Value { key, text, .. }) if key == "text" && text == value),
            "{found:?}"
        );
    }
    assert!(matches!(fault("cards = 1"), (1, ThemeFault::Value { .. })));
    assert!(matches!(fault("text = 231\npaper ="), (2, ThemeFault::NotToml(_))));
    assert!(matches!(fault("text = 1\ntext = 2"), (2, ThemeFault::NotToml(_))));
}

/// A user's file is offered by its name. One that is wrong costs one sentence, and the game is played.
#[test]
fn a_theme_of_the_user_is_a_file_beside_the_settings() {
    let home = Home::new();
    let folder = home.path("config/annabella/themes");
    std::fs::create_dir_all(&folder).expect("made");
    let write = |bytes: &[u8]| std::fs::write(folder.join("mine.toml"), bytes).expect("written");
    let played = |lang: &str| {
        let played = home.run(&["play", "--voice", "off", "--theme", "mine", "--lang", lang], "begin\ne4\n");
        assert!(played.code == Some(0) && played.said().contains("e4"), "{played:?}");
        played.err
    };
    write(b"# mine\npaper = 17\n");
    assert_eq!(played("en"), "");
    write(b"# mine\npaper = 17\ntext = 18\n");
    let said = played("en");
    assert!(said.contains("mine.toml, line 3: text on paper has a contrast of 1."), "{said}");
    assert!(said.trim_end().ends_with("The usual colours are used.") && said.lines().count() == 1, "{said}");
    let said = played("de");
    assert!(said.contains("Zeile 3: text auf paper hat einen Kontrast von 1."), "{said}");
    for wrong in [&b"paper"[..], b"paper = \xff", b"papier = 1", &[b'#'; 70_000]] {
        write(wrong);
        let said = played("en");
        assert!(said.contains("mine.toml") && said.lines().count() == 1, "{said}");
    }
    let unknown = home.run(&["play", "--theme", "mein"], "");
    assert!(unknown.code == Some(2) && unknown.err.contains("mono terminal mine."), "{unknown:?}");
}

/// An answer of the terminal that comes late is never typed; whatever a person types is.
#[test]
fn a_late_answer_is_not_typed() {
    let key = |c: char, modifiers| KeyEvent::new(KeyCode::Char(c), modifiers);
    let (none, alt) = (KeyModifiers::NONE, KeyModifiers::ALT);
    let answer = || [key(']', alt)].into_iter().chain("11;rgb:1e1e/ffff/0000".chars().map(|c| key(c, none)));
    let typed = |keys: Vec<KeyEvent>| {
        let mut late = LateAnswer::default();
        keys.into_iter().flat_map(|key| late.typed(key)).collect::<Vec<_>>()
    };
    let line: Vec<_> = "e4".chars().map(|c| key(c, none)).collect();
    for end in [key('\\', alt), key('g', KeyModifiers::CONTROL)] {
        assert_eq!(typed(answer().chain([end]).chain(line.clone()).collect()), line);
    }
    let by_hand: Vec<_> = [key(']', alt), key('1', none), key('0', none)].into_iter().chain(line.clone()).collect();
    assert_eq!(typed(by_hand.clone()), by_hand);
    let cut: Vec<_> = answer().take(9).chain([KeyEvent::new(KeyCode::Enter, none)]).collect();
    assert_eq!(typed(cut.clone()), cut);
    let endless: Vec<_> = answer().chain(std::iter::repeat_n(key('a', none), 40)).collect();
    assert_eq!(typed(endless.clone()), endless);
}

/// The terminal is asked once, for its background, in a window of a desktop; a silent one costs nothing but a moment.
#[cfg(unix)]
#[test]
fn a_light_terminal_gets_the_light_theme() {
    use portable_pty::CommandBuilder;
    let white = "\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\\u{1b}[?62c";
    let black = "\u{1b}]11;rgb:0000/0000/0000\u{1b}\\\u{1b}[?62c";
    // The grounds of the papers of the light theme and of the dark one.
    for (answer, theme, paper) in
        [(white, "", "48;5;231"), (black, "", "48;5;234"), (white, "dark", "48;5;234"), ("", "", "48;5;234")]
    {
        let home = Home::new();
        let mut command = CommandBuilder::new(crate::program::ANNABELLA);
        command.args(["play", "--voice", "off", "--lang", "en", "--face", "screen"]);
        if !theme.is_empty() {
            command.args(["--theme", theme]);
        }
        command.env("DISPLAY", ":0");
        command.env("TERM", "xterm-256color");
        let mut terminal = home.terminal_with(command, (24, 80));
        // It is there before it is asked for, so that no machine is too slow.
        if theme.is_empty() {
            terminal.keys(answer);
        }
        terminal.see("Type a move");
        let raw = String::from_utf8_lossy(terminal.raw()).into_owned();
        assert!(raw.contains(paper), "{answer:?} {theme}: no {paper}");
        assert_eq!(raw.matches("\u{1b}]11;?").count(), usize::from(theme.is_empty()), "{answer:?} {theme}");
        // A late one is not typed.
        terminal.keys(answer);
        terminal.line("e4");
        terminal.see("Eva vier. e4.");
        terminal.leave();
    }
}
