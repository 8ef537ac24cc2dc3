//! Sitting down for the first time, and for the next; looking on from another terminal.

use annabella::cli::values::Blind;
use annabella::cli::{Environment, InterfaceArgs, Play};
use annabella::commands::setup::{Asked, Begin};
use annabella::interpreter::request::FaceKind;
use annabella::options::settings::{Settings, keys};
use annabella::ui::screen::Theme;
use annabella::voice::VoiceChoice;
use annabella::wording::{Trouble, Wording};

use crate::program::Home;

/// What came of those answers, and what was asked.
fn answered(answers: &str, settings: &mut Settings) -> (Play, bool, String) {
    let (mut play, wording, mut to) = (Play::default(), Wording::default(), Vec::new());
    let mut asked = Asked { from: answers.as_bytes(), to: &mut to, wording: &wording };
    let begun = asked.begin(&mut play, settings, None, || ()).expect("memory");
    (play, matches!(begun, Begin::Play), String::from_utf8(to).expect("text"))
}

#[test]
fn enter_takes_every_default() {
    let (play, begins, asked) = answered(&"\n".repeat(7), &mut Settings::default());
    assert!(begins, "{asked}");
    assert_eq!((play.white, play.blind, play.time.as_deref()), (None, Some(Blind::Black), Some("90+30")));
    assert_eq!(play.interface.voice, Some(VoiceChoice::Auto));
    assert_eq!(asked.matches("Enter").count(), 7, "{asked}");
}

#[test]
fn answers_are_the_next_defaults() {
    let mut settings = Settings::default();
    let (play, begins, _) = answered("Anna\nBen\n4\n15+10\n2018\nes de\n2\n", &mut settings);
    assert!(begins);
    assert_eq!((play.white.as_deref(), play.blind), (Some("Anna"), Some(Blind::None)));
    assert_eq!((play.white_sheet.as_deref(), play.interface.voice), (Some("es"), Some(VoiceChoice::Off)));
    let (again, _, asked) = answered(&"\n".repeat(7), &mut settings);
    assert_eq!((again.black.as_deref(), again.time.as_deref()), (Some("Ben"), Some("15+10")));
    assert!(asked.contains("Press Enter for Anna."), "{asked}");
}

#[test]
fn a_wrong_answer_says_what_would_be_right_and_is_asked_again() {
    let (play, begins, asked) = answered("\n\n7\n1\nlong\n5d3\n\n\n\n", &mut Settings::default());
    assert!(begins, "{asked}");
    assert_eq!((play.blind, play.time.as_deref()), (Some(Blind::White), Some("5d3")));
    assert!(asked.contains("Invalid value 7 for blind. Possible values: white black both none."), "{asked}");
    assert!(asked.contains("long"), "{asked}");
}

#[test]
fn at_most_eight_questions_even_where_a_game_was_left() {
    let (mut play, wording, mut to) = (Play::default(), Wording::default(), Vec::new());
    let answers = "2\nAnna\nBen\n3\n15+10\n2023\nxx\nde, es\n1\n";
    let mut asked = Asked { from: answers.as_bytes(), to: &mut to, wording: &wording };
    let (mut settings, mut heard) = (Settings::default(), 0);
    let begun = asked.begin(&mut play, &mut settings, Some("left.jsonl".into()), || heard += 1).expect("memory");
    let asked = String::from_utf8(to).expect("text");
    assert!(matches!(begun, Begin::Play) && heard == 1, "{asked}");
    // One was asked twice: xx is no language.
    assert_eq!(asked.matches("Enter").count(), 9, "{asked}");
    assert_eq!((play.white_sheet.as_deref(), play.black_sheet.as_deref()), (Some("de"), Some("es")));
}

#[test]
fn whoever_wants_to_leave_says_so() {
    for leaving in ["quit\n", "Anna\nBen\nexit\n"] {
        let (_, begins, asked) = answered(&(leaving.to_owned() + &"\n".repeat(8)), &mut Settings::default());
        assert!(!begins, "{asked}");
    }
    let (_, _, asked) = answered("\n\n\n", &mut Settings::default());
    assert!(asked.contains("4, nobody. Press Enter for 2."), "{asked}");
}

#[test]
fn nothing_begins_where_nothing_more_can_be_read() {
    let (_, begins, _) = answered("Anna\n", &mut Settings::default());
    assert!(!begins);
}

#[test]
fn settings_are_shown_and_changed_with_the_same_words() {
    let home = Home::new();
    let shown = home.run(&["settings"], "");
    assert_eq!((shown.code, shown.said().lines().count()), (Some(0), keys().len()), "{shown:?}");
    let changed = home.run(&["settings", "theme", "contrast"], "");
    assert!(changed.code == Some(0) && changed.said().contains("theme: contrast"), "{changed:?}");
    let shown = home.run(&["settings", "theme"], "");
    assert_eq!(shown.said().trim(), "theme: contrast");
    for wrong in [["settings", "theme", "pink"], ["settings", "colour", "pink"]] {
        let refused = home.run(&wrong, "");
        assert!(refused.code == Some(2) && refused.said().contains("Possible values"), "{refused:?}");
    }
}

#[test]
fn the_command_line_and_the_environment_go_before_the_settings() {
    let mut settings = Settings::default();
    for (key, value) in [("face", "screen"), ("theme", "light"), ("lang", "de"), ("cells", "20"), ("white", "Anna")] {
        settings.set(key, value).expect("a setting");
    }
    let mut interface = InterfaceArgs { lang: Some("es".into()), ..InterfaceArgs::default() };
    settings.apply_interface_defaults(&mut interface, &Environment { no_color: true, ..Environment::default() });
    assert_eq!((interface.lang.as_deref(), interface.cells), (Some("es"), Some(20)));
    assert_eq!((interface.face, interface.theme), (None, None), "a pipe has no screen, NO_COLOR no theme");
    settings.set("face", "lines").expect("a setting");
    let mut interface = InterfaceArgs::default();
    settings.apply_interface_defaults(&mut interface, &Environment::default());
    assert_eq!((interface.face, interface.theme), (Some(FaceKind::Lines), Some(Theme::Light)));
}

#[test]
fn a_wrong_line_of_the_settings_is_named_and_the_others_hold() {
    let text = "rate = 200\nvolume = \"80\"\nbig = \"yes\"\nmouse = true\ncolour = \"pink\"\nwhite = 3\n\
                theme = \"pink\"\npitch = 300\nvoice-de = \"Anna\"\n[voices]\nen = \"Ben\"\nes = 7\n";
    let (settings, wrong) = Settings::parse(text, "settings.toml");
    let lines: Vec<usize> = wrong
        .iter()
        .map(|trouble| {
            let Trouble::SettingsLine { line, .. } = trouble else { panic!("{trouble:?}") };
            *line
        })
        .collect();
    let mut sorted = lines.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, [5, 6, 7, 8, 12], "{wrong:?}");
    let held = [
        ("rate", "200"),
        ("volume", "80"),
        ("big", "yes"),
        ("mouse", "yes"),
        ("voice-de", "Anna"),
        ("voice-en", "Ben"),
    ];
    for (key, value) in held {
        assert_eq!(settings.get(key).as_deref(), Some(value), "{key}");
    }
    assert_eq!((settings.get("white"), settings.get("theme"), settings.get("voice-es")), (None, None, None));
    let (_, wrong) = Settings::parse("rate = 200\nvolume =\n", "settings.toml");
    assert!(matches!(wrong.as_slice(), [Trouble::SettingsLine { line: 2, .. }]), "{wrong:?}");
}

#[test]
fn every_setting_has_a_name_and_is_kept_in_the_file() {
    let samples = [
        ("blind", "both"),
        ("time", "15+10"),
        ("laws", "2018"),
        ("white-sheet", "es"),
        ("black-sheet", "de"),
        ("lang", "de"),
        ("face", "lines"),
        ("voice", "off"),
        ("theme", "light"),
        ("pieces", "letters"),
        ("coordinates", "names"),
        ("side", "own"),
        ("keys", "assistant"),
        ("pictures", "sixel"),
        ("big", "yes"),
        ("mouse", "no"),
        ("cells", "20"),
        ("pause", "yes"),
        ("verbosity", "brief"),
        ("tones", "flag"),
        ("answers", "aloud"),
        ("press", "with-move"),
        ("key-stops", "yes"),
        ("white-ear", "rate=250"),
        ("black-ear", "rate=250"),
        ("arbiter-ear", "rate=250"),
    ];
    let mut settings = Settings::default();
    for key in keys() {
        let sample = samples.iter().find(|(known, _)| *known == key).map_or("100", |(_, sample)| sample);
        settings.set(&key, sample).unwrap_or_else(|trouble| panic!("{key}: {trouble:?}"));
        assert_eq!(settings.get(&key).as_deref(), Some(sample), "{key}");
    }
    let text = toml::to_string(&settings).expect("toml");
    assert_eq!(Settings::parse(&text, "settings.toml"), (settings, Vec::new()), "{text}");
}

#[test]
fn completions_offer_the_values() {
    let printed = Home::new().run(&["completions", "bash"], "").said();
    for value in ["contrast", "hybrid", "2014", "embedded"] {
        assert!(printed.contains(value), "{value}");
    }
}

#[test]
fn completions_and_the_man_page_know_every_command() {
    let home = Home::new();
    for arguments in [vec!["completions", "bash"], vec!["man"]] {
        let printed = home.run(&arguments, "").said();
        for command in ["play", "resume", "watch", "settings", "export"] {
            assert!(printed.contains(command), "{arguments:?}: {command}");
        }
    }
}

#[cfg(unix)]
#[test]
fn whoever_sits_down_is_asked_and_plays() {
    let home = Home::new();
    let mut terminal = home.terminal(&["--face", "lines", "--voice", "off", "--lang", "en"], (24, 80));
    terminal.hear("Name of White");
    terminal.line("Anna");
    terminal.hear("Name of Black");
    for question in ["Who is blind", "Time control", "Edition", "Languages of the two scoresheets"] {
        terminal.line("");
        terminal.hear(question);
    }
    terminal.line("");
    terminal.hear("Anna plays White");
    terminal.leave();
    assert!(terminal.end().success());
    terminal.assert_restored();
    assert!(!terminal.raw().contains(&0x1b), "an escape byte");
}

#[cfg(unix)]
#[test]
fn another_terminal_looks_on() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let quiet = ["--voice", "off", "--lang", "en"];
    let mut player =
        home.terminal(&[&["play", "--face", "lines", "--journal", &journal], &quiet[..]].concat(), (24, 80));
    player.line("e4");
    player.hear("Bauer Eva zwei Eva vier");
    let mut watcher = home.terminal(&["watch", &journal, "--lang", "en"], (24, 80));
    watcher.see("White has announced e4");
    player.line("");
    player.hear("completed e4");
    watcher.see("Black has the move");
    watcher.line("quit");
    assert!(watcher.end().success());
    watcher.assert_restored();
    player.leave();
    assert!(player.end().success());
}

#[cfg(unix)]
#[test]
fn the_practice_game_teaches_in_ten_lessons() {
    for (language, words) in [
        ("en", "e4||ba ev 7 ev 5|again||what e4|board|clock|draw|decline"),
        ("de", "e4||bauer eva sieben eva fuenf|nochmal||was e4|brett|uhr|remis|ablehnen"),
        ("es", "e4||e5|de-nuevo||qué e4|tablero|reloj|tablas|rechazo"),
    ] {
        let home = Home::new();
        let lesson =
            |number: u8| annabella::wording::Wording::new(language).expect("a language").lesson(number).printed;
        let typed = words.replace('|', "\n") + "\nquit\n";
        let taught = home.run(&["practice", "--face", "lines", "--voice", "off", "--lang", language], &typed);
        for number in 1..=11 {
            assert!(taught.said().contains(&lesson(number)), "{language} {number}: {}", taught.said());
        }
    }
}
