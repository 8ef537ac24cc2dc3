//! The first start and the later ones; the practice game; watching from another terminal.

use std::fs;
use std::path::Path;

use annabella::commands::Cli;
use annabella::commands::play::Play;
use annabella::commands::setup::{Begin, Known, Respondent};
use annabella::game::clock::time_control_text::read_both;
use annabella::interpreter::request::FaceKind;
use annabella::notation::SheetLanguage;
use annabella::options::environment::Environment;
use annabella::options::interface::Typist;
use annabella::options::settings::{Settings, keys};
use annabella::storage::games::Unfinished;
use annabella::voice::VoiceChoice;
use annabella::wording::{Trouble, Wording};
use clap::CommandFactory;
use shakmaty::ByColor;

use crate::program::Home;

/// The choices made by these answers, whether play begins, and what was asked.
fn answered(answers: &str, settings: &mut Settings) -> (Play, bool, String) {
    asked_with(answers, settings, &Known::default(), None)
}

fn asked_with(answers: &str, settings: &mut Settings, known: &Known, unheard: Option<Trouble>) -> (Play, bool, String) {
    let (mut play, wording, mut to) = (Play::default(), Wording::default(), Vec::new());
    let mut asked = Respondent { from: answers.as_bytes(), to: &mut to, wording: &wording, columns: 79, doubted: None };
    let begun = asked.begin(&mut play.interface, settings, known, || unheard.clone()).expect("memory");
    let remembered = settings.options();
    play.terms = remembered.terms;
    play.interface.voice = play.interface.voice.or(remembered.interface.voice);
    if let Begin::Play { with_seats } = begun {
        play.seats = with_seats;
    }
    (play, matches!(begun, Begin::Play { .. }), String::from_utf8(to).expect("text"))
}

/// Takes every default, up to the question whether the terms are right.
const DEFAULTS: &str = "\n\n\n";

#[test]
fn enter_takes_every_default() {
    let (play, begins, asked) = answered(DEFAULTS, &mut Settings::default());
    assert!(begins, "{asked}");
    assert_eq!(
        (play.terms.white, play.terms.blind, play.terms.time),
        (None, None, None),
        "defaults are not remembered"
    );
    assert_eq!((play.interface.face, play.interface.keys), (Some(FaceKind::Screen), Some(Typist::Everybody)));
    assert_eq!(asked.matches("Enter: ").count(), 3, "{asked}");
}

/// Plain lines without the program's voice, with it, and the screen.
#[test]
fn the_face_is_asked_first_and_remembered() {
    for (answer, face, voice, default) in [
        ("1", FaceKind::Screen, None, "1, screen"),
        ("2", FaceKind::Lines, Some(VoiceChoice::Off), "2, lines"),
        ("3", FaceKind::Lines, Some(VoiceChoice::Auto), "3, lines and voice"),
    ] {
        let mut settings = Settings::default();
        let (play, begins, asked) = answered(&format!("{answer}\n\n\n"), &mut settings);
        let welcome = "Annabella: chess between a blind and a sighted player, announced, timed and recorded for both.";
        let asked = asked.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(begins && asked.starts_with(&format!("{welcome} How should Annabella appear?")), "{asked}");
        assert_eq!(asked.contains("keeps both boards"), face == FaceKind::Screen, "more is said on a screen: {asked}");
        assert_eq!((play.interface.face, play.interface.voice), (Some(face), voice), "{asked}");
        let (_, _, again) = answered(DEFAULTS, &mut settings);
        assert!(again.contains(&format!("Enter: {default}.")), "{again}");
    }
    let known = Known { face: Some(FaceKind::Lines), ..Known::default() };
    let (play, _, asked) = asked_with("2\n3\n\n", &mut Settings::default(), &known, None);
    assert!(asked.contains("both.\nShould Annabella speak in addition to your screen reader?"), "{asked}");
    assert_eq!((play.interface.voice, play.interface.keys), (Some(VoiceChoice::Auto), Some(Typist::Assistant)));
}

/// The answers: face, who types, that the terms are changed, the new terms, and whether the words were heard.
#[test]
fn answers_are_the_next_defaults() {
    let mut settings = Settings::default();
    let (play, begins, asked) = answered("\n\n2\nAnna\nBen\n4\n15+10\n2018\nes de\n\n2\n", &mut settings);
    assert!(begins, "{asked}");
    let seen = |is_blind: [bool; 2]| Some(ByColor { white: Some(is_blind[0]), black: Some(is_blind[1]) });
    assert_eq!((play.terms.white.as_deref(), play.terms.blind), (Some("Anna"), seen([false, false])));
    assert_eq!((play.terms.white_sheet, play.interface.voice), (Some(SheetLanguage::Spanish), Some(VoiceChoice::Off)));
    let (again, _, asked) = answered(DEFAULTS, &mut settings);
    assert_eq!((again.terms.black.as_deref(), again.terms.time), (Some("Ben"), read_both("15+10").ok()));
    assert!(asked.contains("Anna against Ben. Nobody is blind, 15+10, Laws of 2018, scoresheets es de."), "{asked}");
    let (none, _, asked) = answered("\n\n2\n-\n\n2\n\n\n\n\n\n", &mut settings);
    assert_eq!((none.terms.white, none.terms.black.as_deref()), (None, Some("Ben")), "{asked}");
}

#[test]
fn a_wrong_answer_says_what_would_be_right_and_is_asked_again() {
    let typed = "7\n1\n\n2\nhelp\ne4\nresign\nAda\nback\nEva\n\n7\n1\nlong\n5d3\n\nen de fr\nes\n\n\n";
    let (play, begins, asked) = answered(typed, &mut Settings::default());
    assert!(begins, "{asked}");
    let only_white = Some(ByColor { white: Some(true), black: Some(false) });
    assert_eq!((play.terms.white.as_deref(), play.terms.blind), (Some("Eva"), only_white), "{asked}");
    assert_eq!(
        (play.terms.time, play.terms.black_sheet),
        (read_both("5d3").ok(), Some(SheetLanguage::Spanish)),
        "{asked}"
    );
    for expected in [
        "7 is not one of the choices. Type a number from 1 to 3.",
        "A name, without digits. Enter keeps the name",
        "e4 is not accepted as a name.",
        "resign is not accepted as a name.",
        "7 is not one of the choices. Type a number from 1 to 4.",
        "long",
        "Invalid value en de fr for sheets.",
    ] {
        assert!(asked.contains(expected), "{expected} in {asked}");
    }
}

#[test]
fn back_goes_to_the_question_before_and_every_question_has_its_help() {
    let (play, begins, asked) = answered("2\nback\n1\n2\nback\nback\n\n4\n\n", &mut Settings::default());
    assert!(begins, "{asked}");
    assert_eq!((play.interface.face, play.interface.keys), (Some(FaceKind::Screen), Some(Typist::Everybody)));
    assert_eq!(asked.matches("How should Annabella appear?").count(), 3, "{asked}");
    let typed = "?\n\n?\n\n?\n2\n?\n\n?\n\n?\n\n?\n\n?\n\n?\n\n?\n\n?\n\n";
    let (_, begins, asked) = answered(typed, &mut Settings::default());
    assert!(begins, "{asked}");
    assert_eq!(asked.matches("Type a number or a text, back for the question before").count(), 11, "{asked}");
}

/// Where nothing could be heard, nobody is asked.
#[test]
fn whether_the_words_were_heard_is_asked_only_where_they_were_said() {
    let typed = "\n\n2\n\n\n\n\n\n\n\n";
    let (_, begins, asked) = asked_with(
        typed,
        &mut Settings::default(),
        &Known::default(),
        Some(Trouble::NotALanguage { text: "xx".into() }),
    );
    assert!(begins && !asked.contains("Did you hear"), "{asked}");
    let (_, _, asked) = answered(&format!("{typed}\n"), &mut Settings::default());
    assert!(asked.contains("Did you hear them?"), "{asked}");
}

#[test]
fn a_game_with_seats_can_be_begun() {
    for (typed, with_seats) in [
        ("\n\n1\n", false),
        ("\n\n2\n\n\n\n\n\n\n2\n\n", true),
        ("\n\n2\n\n\n\n\n\n\n\n\n", false),
        ("\n\n2\n\n\n\n\n\n\n2\nback\n1\n\n", false),
    ] {
        let (play, begins, asked) = answered(typed, &mut Settings::default());
        assert!(begins && play.seats == with_seats, "{typed:?}: {asked}");
    }
}

#[test]
fn quit_and_exit_leave_the_setup() {
    for leaving in ["quit\n", "\n\n2\nAnna\nBen\nexit\n"] {
        let (_, begins, asked) = answered(&(leaving.to_owned() + &"\n".repeat(8)), &mut Settings::default());
        assert!(!begins, "{asked}");
    }
}

#[test]
fn nothing_begins_when_the_input_ends() {
    let (_, begins, _) = answered("1\n", &mut Settings::default());
    assert!(!begins);
}

/// The word is suggested, and the same text typed again is taken as the name.
#[test]
fn a_misspelt_word_is_not_taken_for_a_players_name() {
    for (typed, word) in [("resing", "resign"), ("hlep", "help"), ("bakc", "back"), ("quti", "quit"), ("Undoo", "undo")]
    {
        let (play, begins, asked) = answered(&format!("\n\n2\n{typed}\nAda\n\n\n\n\n\n\n\n"), &mut Settings::default());
        assert!(begins && asked.contains(&format!("Did you mean the word {word}?")), "{typed}: {asked}");
        assert_eq!((play.terms.white.as_deref(), play.terms.black), (Some("Ada"), None), "{asked}");
    }
    let (play, begins, asked) = answered("\n\n2\nLars\nLars\nUndoo\nundoo\nBo\n\n\n\n\n\n\n", &mut Settings::default());
    assert!(begins, "{asked}");
    assert_eq!((play.terms.white.as_deref(), play.terms.black.as_deref()), (Some("Lars"), Some("Bo")), "{asked}");
    for name in ["Ana Ruiz", "Eva", "Ben", "Magnus Carlsen", "Kasparov", "José", "Nguyễn", "Müller", "Otto"] {
        let (play, _, asked) = answered(&format!("\n\n2\n{name}\n\n\n\n\n\n\n\n"), &mut Settings::default());
        assert_eq!(play.terms.white.as_deref(), Some(name), "at once: {asked}");
    }
}

/// It is named by its players, its last move and the day, without a path.
#[test]
fn an_unfinished_game_is_offered_by_name() {
    let home = Home::new();
    let journal = home.at("left.jsonl");
    home.run(&["play", "--white", "Ana", "--black", "Bernd", "--journal", &journal], "e4\n\ne5\n\n");
    let records = annabella::storage::journal::read(Path::new(&journal)).expect("a record").records;
    let game = annabella::storage::journal::replay(&records).expect("a game");
    let left_ms = records.last().expect("a record").wall_ms;
    let day = 24 * 60 * 60 * 1000;
    for (days, expected) in [(0, "today"), (1, "yesterday"), (40, "20")] {
        let unfinished = Some(Unfinished { path: journal.clone().into(), game: game.clone(), left_ms });
        let known = Known { face: Some(FaceKind::Screen), unfinished, now_ms: left_ms + days * day };
        let (_, begins, asked) = asked_with("\n2\n\n", &mut Settings::default(), &known, None);
        assert!(begins && asked.contains("Continue Ana against Bernd, after 1...e5, "), "{asked}");
        assert!(asked.contains(expected) && !asked.contains("left.jsonl"), "{asked}");
    }
}

/// The words that a screen reader says before the first move, in each language, with Enter for every answer.
#[cfg(unix)]
#[test]
fn at_most_seventy_five_words_until_the_first_move_of_a_blind_newcomer() {
    for (language, announced) in [("en", "White: Bauer"), ("es", "Blancas: Bauer"), ("de", "Weiß: Bauer")] {
        let home = Home::new();
        let mut terminal = home.terminal(&["--lang", language], (24, 80));
        for (answer, asked) in [("2", "1, "), ("", "4, "), ("", "1, ")] {
            terminal.hear(&format!("{}: {asked}", if language == "es" { "Intro" } else { "Enter" }));
            terminal.hear(". ");
            terminal.line(answer);
        }
        terminal.hear(if language == "es" { "Intro." } else { "Enter." });
        terminal.line("e4");
        terminal.hear(announced);
        let raw = String::from_utf8_lossy(terminal.raw()).into_owned();
        let before = raw.split(announced).next().expect("something");
        assert!(!before.contains(".jsonl") && !before.contains('\u{1b}'), "{before}");
        let is_heard = |word: &&str| word.chars().any(char::is_alphanumeric) && !["2", "e4"].contains(word);
        let words = before.split_whitespace().filter(is_heard).count();
        println!("{language}: {words} words until the first move");
        // The first sentence says in at most fifteen words what the program is.
        let welcome = before.split_inclusive('.').next().unwrap_or_default();
        assert!(welcome.starts_with("Annabella: ") && welcome.split_whitespace().count() <= 15, "{welcome}");
        assert!(words <= 60 + 15, "{language}: {words} words in {before}");
        terminal.leave();
        assert!(terminal.end().success());
    }
}

/// The practice game is as short: counted until the first move is announced.
#[cfg(unix)]
#[test]
fn at_most_sixty_words_until_the_first_move_of_the_practice_game() {
    for (language, announced) in [("en", "White: Bauer"), ("es", "Blancas: Bauer"), ("de", "Weiß: Bauer")] {
        let home = Home::new();
        let mut terminal = home.terminal(&["practice", "--accessible", "--voice", "off", "--lang", language], (24, 80));
        terminal.hear("e4");
        terminal.line("e4");
        terminal.hear(announced);
        let raw = String::from_utf8_lossy(terminal.raw()).into_owned();
        let before = raw.split(announced).next().expect("something");
        let words = before.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count();
        println!("{language}: {words} words until the first move of the practice game");
        assert!(words <= 60 && !before.contains('\u{1b}'), "{language}: {words} words in {before}");
        terminal.leave();
        assert!(terminal.end().success());
    }
}

#[test]
fn settings_are_shown_and_changed_by_the_same_names() {
    let home = Home::new();
    let shown = home.run(&["settings"], "");
    assert_eq!((shown.code, shown.said().lines().count()), (Some(0), keys().len() + 1), "{shown:?}");
    assert!(shown.said().contains("settings.toml.") && shown.said().contains("annabella/themes"), "{shown:?}");
    let changed = home.run(&["settings", "theme", "contrast"], "");
    assert!(changed.code == Some(0) && changed.said().contains("theme: contrast"), "{changed:?}");
    let shown = home.run(&["settings", "theme"], "");
    assert_eq!(shown.said().trim(), "theme: contrast");
    for wrong in [["settings", "theme", "pink"], ["settings", "colour", "pink"]] {
        let refused = home.run(&wrong, "");
        assert!(refused.code == Some(2) && refused.said().contains(wrong[2].min(wrong[1])), "{refused:?}");
    }
}

/// What the user wrote in the file, and what another version knows, outlives every change; and no file that could not
/// be read whole is written over.
#[test]
fn a_change_of_the_settings_keeps_the_rest_of_the_file() {
    let home = Home::new();
    let file = home.path("config/annabella/settings.toml");
    std::fs::create_dir_all(file.parent().expect("a folder")).expect("made");
    let text = "# mine\nrate = 200 # fast\nfuture = [1, 2]\nblind = \"white\"\n\n[voices]\n# hers\nde = \"Anna\"\n";
    std::fs::write(&file, text).expect("written");
    let read = || std::fs::read_to_string(&file).expect("there");
    for change in [&["rate", "250"][..], &["theme", "contrast"], &["voice-de", "Eva"], &["blind", "--forget"]] {
        let changed = home.run(&[&["settings"], change].concat(), "");
        assert_eq!(changed.code, Some(0), "{change:?}: {changed:?}");
    }
    assert_eq!(
        read(),
        "# mine\nrate = \"250\" # fast\nfuture = [1, 2]\ntheme = \"contrast\"\n\n[voices]\n# hers\nde = \"Eva\"\n"
    );
    let broken =
        ["rate = 200\nwhite = Eva\nlang = \"de\"\n".as_bytes(), b"rate = 200\nwhite = \"J\xfcrgen\"\nlang = \"de\"\n"];
    for text in broken {
        std::fs::write(&file, text).expect("written");
        let shown = home.run(&["settings", "rate"], "");
        assert!(shown.said().contains("rate: 200") && shown.err.contains("eile 2"), "{shown:?}");
        let refused = home.run(&["settings", "theme", "contrast"], "");
        assert!(refused.code == Some(1) && refused.err.contains("settings.toml"), "{refused:?}");
        assert_eq!(std::fs::read(&file).expect("there"), text, "nothing is written over");
    }
}

/// What this build cannot do is said and left out; the game starts.
#[test]
#[cfg(not(feature = "pictures"))]
fn a_remembered_look_that_this_build_has_not_is_left_out() {
    let home = Home::new();
    let file = home.path("config/annabella/settings.toml");
    std::fs::create_dir_all(file.parent().expect("a folder")).expect("made");
    std::fs::write(&file, "pictures = \"kitty\"\nrate = 200\n").expect("written");
    let played = home.run(&["play", "--voice", "off", "--lang", "en"], "begin\ne4\n");
    assert!(played.err.contains("Line 1") && played.said().contains("e4"), "{played:?}");
    let refused = home.run(&["settings", "pictures", "sixel"], "");
    assert_eq!(refused.code, Some(2), "{refused:?}");
}

#[test]
fn the_command_line_and_the_environment_override_the_settings() {
    let mut settings = Settings::default();
    for (key, value) in [("face", "screen"), ("theme", "light"), ("lang", "de"), ("cells", "20"), ("white", "Anna")] {
        settings.set(key, value).expect("a setting");
    }
    let typed = |options: &[&str]| Cli::command().get_matches_from([&["annabella"], options].concat());
    let no_color = Environment { no_color: true, ..Environment::default() };
    let interface = settings.interface(&typed(&["--lang", "es"]), &no_color);
    assert_eq!((interface.lang.as_deref(), interface.cells), (Some("es"), Some(20)));
    assert!(interface.face.is_none() && interface.look.theme.is_none(), "a pipe has no screen, NO_COLOR no theme");
    settings.set("face", "lines").expect("a setting");
    let interface = settings.interface(&typed(&[]), &Environment::default());
    let theme = interface.look.theme.map(|chosen| chosen.name);
    assert_eq!((interface.face, theme.as_deref()), (Some(FaceKind::Lines), Some("light")));
}

#[test]
fn a_wrong_line_of_the_settings_is_named_and_the_others_apply() {
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
        ("white", "Ana"),
        ("black", "Ben"),
        ("blind", "both"),
        ("white-blind", "no"),
        ("black-blind", "yes"),
        ("time", "15+10"),
        ("white-time", "5"),
        ("class", "rapid"),
        ("clock", "external"),
        ("default-time", "30m"),
        ("event", "Spring Open"),
        ("site", "Madrid"),
        ("date", "2026-11-22"),
        ("white-keeps", "sheet"),
        ("black-keeps", "none"),
        ("white-assistant", "move,announce"),
        ("black-assistant", "none"),
        ("white-title", "WGM"),
        ("black-title", "FM"),
        ("white-federation", "ESP"),
        ("black-federation", "GER"),
        ("deaf", "white"),
        ("white-deaf", "yes"),
        ("black-deaf", "no"),
        ("supervision", "none"),
        ("agreement", "after 30"),
        ("quickplay-announced", "yes"),
        ("assistant-optional", "yes"),
        ("points", "3-1-0"),
        ("ranks", "es"),
        ("watching", "forbidden"),
        ("moves", "none"),
        ("casual", "yes"),
        ("from", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
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
        ("pictures", if cfg!(feature = "pictures") { "kitty" } else { "off" }),
        ("big", "yes"),
        ("mouse", "no"),
        ("cells", "20"),
        ("pause", "yes"),
        ("notation", "signs"),
        ("verbosity", "brief"),
        ("tones", "flag"),
        ("completions", "sentence"),
        ("answers", "aloud"),
        ("press", "with-move"),
        ("white-board", "dgt:/dev/ttyACM0"),
        ("black-board", "dgt:auto"),
        ("settle", "500"),
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
    let text = settings.written_into("");
    let (read, wrong) = Settings::parse(&text, "settings.toml");
    assert!(wrong.is_empty() && keys().iter().all(|key| read.get(key) == settings.get(key)), "{wrong:?} {text}");
}

#[test]
fn completions_offer_the_values_of_an_option() {
    let home = Home::new();
    for (option, value) in [("--theme", "contrast"), ("--face", "hybrid"), ("--laws", "2014"), ("--voice", "embedded")]
    {
        let offered = home.run(&["complete", "--", "play", option, ""], "").out;
        assert!(offered.lines().any(|line| line.starts_with(value)), "{option}: {offered}");
    }
}

#[test]
fn completions_and_the_man_page_know_every_command() {
    let home = Home::new();
    for arguments in [vec!["complete", "--", ""], vec!["completions", "elvish"], vec!["man"]] {
        let printed = home.run(&arguments, "").said();
        for command in ["play", "resume", "watch", "settings", "export"] {
            assert!(printed.contains(command), "{arguments:?}: {command}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_first_start_in_a_terminal_leads_to_a_game() {
    let home = Home::new();
    let mut terminal = home.terminal(&["--face", "lines", "--voice", "off", "--lang", "en"], (24, 80));
    terminal.hear("Who types?");
    terminal.line("");
    terminal.hear("2, change.");
    terminal.line("2");
    terminal.hear("Name of White");
    terminal.line("Anna");
    terminal.hear("Name of Black");
    for question in ["Who is blind", "Time control", "Edition", "Languages of the two scoresheets"] {
        terminal.line("");
        terminal.hear(question);
    }
    terminal.line("");
    terminal.hear("from another terminal?");
    terminal.line("2");
    terminal.hear("Type a move, then Enter.");
    terminal.hear("Others join from another terminal with annabella join --as black.");
    terminal.leave();
    assert!(terminal.end().success());
    terminal.assert_restored();
    assert!(!terminal.raw().contains(&0x1b), "an escape byte");
}

#[cfg(unix)]
/// A player who chose plain lines without a voice is offered the voice at the next start again.
#[test]
fn the_next_start_offers_every_face_again() {
    let home = Home::new();
    for remembered in ["1, screen", "2, lines"] {
        let mut terminal = home.terminal(&["--lang", "en"], (24, 80));
        terminal.hear("3, plain lines with a voice.");
        terminal.hear(remembered);
        for (answer, next) in
            [("2", "Who types?"), ("", "is blind"), ("", "Type a move"), ("quit", "Nothing was played")]
        {
            terminal.line(answer);
            terminal.hear(next);
        }
        terminal.end();
    }
}

#[cfg(unix)]
#[test]
fn another_terminal_can_watch_the_game() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let quiet = ["--voice", "off", "--lang", "en"];
    let mut player =
        home.terminal(&[&["play", "--face", "lines", "--journal", &journal], &quiet[..]].concat(), (24, 80));
    player.line("e4");
    player.hear("Bauer Eva zwei Eva vier");
    let mut watcher = home.terminal(&["watch", &journal, "--lang", "en"], (24, 80));
    watcher.see("White has announced e4");
    watcher.see("Watching only");
    watcher.line("what e2");
    watcher.see("e2: white pawn.");
    watcher.line("d4");
    watcher.see("You are only watching this game");
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
fn the_practice_game_teaches_in_seventeen_lessons() {
    for (language, words) in [
        (
            "en",
            "e4||ba ev 7 ev 5|again|repeat e6|correct e6|undo|e5||what e4|where pawns|board|clock|earlier|quiet|draw|\
             decline",
        ),
        (
            "de",
            "e4||bauer eva sieben eva fuenf|nochmal|wiederhole e6|berichtige e6|u|e5||was e4|wo bauern|brett|uhr|früher|ruhe|\
             remis|ablehnen",
        ),
        (
            "es",
            "e4||e5|otra vez|repite e6|corrige e6|deshacer|e5||qué e4|w peones|tablero|reloj|antes|silencio|tablas|\
             rechazo",
        ),
    ] {
        let home = Home::new();
        let lesson =
            |number: u8| annabella::wording::Wording::new(language).expect("a language").lesson(number).printed;
        let typed = words.replace('|', "\n") + "\nquit\n";
        let taught = home.run(&["practice", "--face", "lines", "--voice", "off", "--lang", language], &typed);
        for number in 1..=18 {
            assert!(taught.said().contains(&lesson(number)), "{language} {number}: {}", taught.said());
        }
    }
}

#[test]
fn event_site_and_round_stand_in_the_pgn() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let of = ["--event", "Club \"Cup\" 2026", "--site", "Köln", "--round", "3.1"];
    let ran = home.run(&[&["play", "--lang", "en", "--journal", &journal], &of[..]].concat(), "e4\n\n");
    assert!(ran.out.starts_with("Event: Club \"Cup\" 2026; round: 3.1. A new game."), "{ran:?}");
    let pgn = std::fs::read_to_string(home.path("game.pgn")).expect("a PGN");
    for tag in [r#"[Event "Club \"Cup\" 2026"]"#, "[Site \"Köln\"]", "[Round \"3.1\"]"] {
        assert!(pgn.contains(tag), "{tag} in {pgn}");
    }
}

/// Lessons that are left out are played, so that those after them find what they speak of; each can be heard again.
#[test]
fn lessons_left_out_are_played_and_each_is_said_again_when_asked_for() {
    let home = Home::new();
    for language in annabella::wording::languages() {
        let wording = annabella::wording::Wording::new(&language).expect("a language");
        let lesson = |number: u8| wording.lesson(number).printed;
        let practise = |typed: &str| {
            home.run(&["practice", "--face", "lines", "--voice", "off", "--lang", &language], typed).said()
        };
        let taught = practise(&("next\n".repeat(17) + "quit\n"));
        for number in 1..=18 {
            assert_eq!(taught.matches(&lesson(number)).count(), 1, "{language} {number}: {taught}");
        }
        let heard = practise("e4\nagain\nstatus\nquit\n");
        assert_eq!(heard.matches(&lesson(2)).count(), 3, "{language}: {heard}");
    }
}

/// Whatever is typed, every lesson can be finished, skipped and gone back to.
#[test]
fn practice_never_gets_stuck() {
    let home = Home::new();
    let lesson = |number: u8| annabella::wording::Wording::default().lesson(number).printed;
    let practise = |typed: &str| home.run(&["practice", "--face", "lines", "--voice", "off", "--lang", "en"], typed);
    // An empty line, a press and taking back would lose the move that five lessons are about.
    let taught = practise("e4\n\ne5\n\nagain\n\npress\nundo\nrepeat e6\n\ncorrect e6\nundo\ne5\n\nquit\n").said();
    assert_eq!(taught.matches("That comes in a later lesson.").count(), 5, "{taught}");
    assert!((1..=10).all(|number| taught.contains(&lesson(number))), "{taught}");
    for typed in [
        "e4\nundo\nnext\n\nd4\nnext\nnext\nnext\nnext\nnext\nnext\nnext\nnext\nnext\nquit\n",
        "back\nresign\n1\nnext\nnext\nback\nnext\nnext\nnext\nnext\nnext\nnext\nnext\nnext\nquit\n",
        "stop\ne4\n\narbiter: go\nresult draw\nnext\nnext\nnext\nnext\nnext\nnext\nnext\nnext\nnext\nquit\n",
    ] {
        let taught = practise(&typed.replace("quit\n", &("next\n".repeat(9) + "quit\n"))).said();
        assert!(taught.contains(&lesson(18)), "{typed:?}: {taught}");
    }
}

/// The next game looks as chosen by keys; everything else keeps its setting.
#[cfg(unix)]
#[test]
fn looks_chosen_by_keys_are_remembered() {
    let home = Home::new();
    home.run(&["settings", "pieces", "letters"], "");
    let mut terminal = home.terminal(&["play", "--voice", "off", "--lang", "en", "--coordinates", "names"], (24, 80));
    terminal.see("Type a move");
    // F6 the colours, F3 the side.
    terminal.keys("\u{1b}[17~\u{1b}OR");
    terminal.line("quit");
    assert!(terminal.end().success());
    let shown = home.run(&["settings"], "").said();
    for expected in ["theme: light", "side: own", "pieces: letters", "coordinates: letters, by default."] {
        assert!(shown.contains(expected), "{expected} in {shown}");
    }
}

#[test]
fn a_wrong_value_gets_the_nearest_and_all_right_values() {
    let home = Home::new();
    for (arguments, expected) in [
        (["play", "--blind", "blck"], "did you mean black?"),
        (["play", "--theme", "drak"], "did you mean dark?"),
        (["settings", "theme", "contrats"], "did you mean contrast?"),
        (["play", "--rate", "fast"], "Possible values: 100 .. 400."),
        (["play", "--volume", "900"], "Possible values: 0 .. 200."),
        (["play", "--rate", "90"], "Possible values: 100 .. 400."),
    ] {
        let ran = home.run(&arguments, "");
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.said().contains(expected), "{arguments:?}: {}", ran.said());
    }
}

#[test]
fn a_misspelt_option_or_subcommand_gets_the_nearest_name() {
    let home = Home::new();
    for (arguments, alike) in
        [(["play", "--verbosty", "brief"], "--verbosity"), (["exprt", "game.jsonl", "--pgn"], "export")]
    {
        let ran = home.run(&arguments, "");
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.said().contains(alike), "{ran:?}");
    }
}

#[test]
fn the_help_of_each_command_begins_with_its_line_in_the_list() {
    let listed = Cli::command();
    let mut built = listed.clone();
    built.build();
    for command in listed.get_subcommands() {
        let name = command.get_name();
        let in_full = built.find_subcommand(name).expect("the same commands");
        let said = |of: &clap::Command| [of.get_about(), of.get_long_about()].map(|text| text.map(ToString::to_string));
        assert!(command.get_about().is_some(), "{name}");
        assert_eq!(said(in_full), said(command), "{name}");
    }
}

/// The letter of a sealed move names both players in its first line.
#[test]
fn a_name_with_a_line_break_is_refused_wherever_it_is_given() {
    let home = Home::new();
    let refused = |arguments: &[&str]| {
        let ran = home.run(arguments, "quit\n");
        assert_eq!(ran.code, Some(2), "{arguments:?}: {ran:?}");
        assert!(ran.err.contains("cannot be printed"), "{arguments:?}: {ran:?}");
    };
    for name in ["A\nB", "A\u{7}B", "\u{1b}[2J"] {
        refused(&["play", "--lang", "en", "--white", name]);
        refused(&["play", "--lang", "en", "--black", name]);
        refused(&["settings", "white", name]);
    }
    let event = home.at("event.toml");
    let player = "blind = true\nname = \"Weber\\nJonas\"\n";
    fs::write(&event, format!("[event]\nname = \"Open\"\n[[player]]\n{player}")).expect("written");
    refused(&["event", &event, "--lang", "en"]);
    refused(&["play", "--lang", "en", "--event", &event]);
}
