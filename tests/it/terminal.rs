//! Both faces in a real terminal: games, signals, sizes, a kill in mid-move.

#[cfg(target_os = "linux")]
use std::fs;
use std::sync::mpsc;
use std::time::Duration;

use crate::pipe::{APPENDIX_C, assert_game_ends_on, end_of, master_game};
use rustix::process::Signal;

#[cfg(target_os = "linux")]
use crate::program::{DEADLINE, named_pipe, send_signal};
use crate::program::{Home, Terminal};
use annabella::interpreter::request::FaceKind;
use annabella::options::environment::Environment;
use annabella::options::interface::{InterfaceArgs, face_choice, open_face};
use annabella::wording::Wording;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use clap::ValueEnum;
use portable_pty::CommandBuilder;

const USUAL: (u16, u16) = (24, 80);

fn sit_down(home: &Home, face: &str, more: &[&str], size: (u16, u16)) -> Terminal {
    let journal = home.at("game.jsonl");
    let fixed = ["play", "--face", face, "--voice", "off", "--lang", "en", "--journal", &journal];
    let arguments: Vec<&str> = fixed.iter().chain(more).copied().collect();
    home.terminal(&arguments, size)
}

fn resume(home: &Home, face: &str) -> Terminal {
    let journal = home.at("game.jsonl");
    home.terminal(&["resume", &journal, "--face", face, "--voice", "off", "--lang", "en"], USUAL)
}

/// Types each move and its Enter, and waits for both sentences.
fn play_in_lines(terminal: &mut Terminal, moves: &[(String, String)]) {
    for (typed, words) in moves {
        terminal.line(typed);
        terminal.hear(words);
        terminal.line("");
        terminal.hear("has completed");
    }
}

fn appendix_c() -> Vec<(String, String)> {
    let text = "e4=Bauer Eva zwei Eva vier|e5=Bauer Eva sieben Eva fuenf|Nf3=Springer Gustav eins Felix drei|\
        Nf6=Springer Gustav acht Felix sechs|d4=Bauer David zwei David vier|exd4=Bauer Eva fuenf schlaegt David vier|\
        e5=Bauer Eva vier Eva fuenf|Ne4=Springer Felix sechs Eva vier|Qxd4=Dame David eins schlaegt David vier|\
        d5=Bauer David sieben David fuenf|exd6 e.p.=Bauer Eva fuenf schlaegt David sechs|\
        Nxd6=Springer Eva vier schlaegt David sechs|Bg5=Laeufer Cesar eins Gustav fuenf|\
        Nc6=Springer Bella acht Cesar sechs|Qe3+=Dame David vier Eva drei|Be7=Laeufer Felix acht Eva sieben|\
        Nbd2=Springer Bella eins David zwei|0-0=Kurze Rochade|0-0-0=Lange Rochade|Re8=Turm Felix acht Eva acht|\
        Kb1 (=)=Koenig Cesar eins Bella eins";
    text.split('|')
        .map(|pair| {
            let at = pair.rfind('=').expect("words");
            (pair[..at].to_owned(), pair[at + 1..].to_owned())
        })
        .collect()
}

#[test]
fn the_sample_game_of_appendix_c_is_played_in_the_lines_face() {
    let home = Home::new();
    let mut terminal = sit_down(&home, "lines", &[], USUAL);
    play_in_lines(&mut terminal, &appendix_c());
    terminal.leave();
    assert!(terminal.end().success());
    assert!(!terminal.raw().contains(&0x1b), "an escape byte");
    terminal.assert_restored();
    assert_game_ends_on(&home, APPENDIX_C, 21);
}

#[test]
fn a_master_game_is_played_in_spoken_words_in_the_lines_face() {
    let home = Home::new();
    let mut terminal = sit_down(&home, "lines", &["--white-sheet", "es", "--black-sheet", "de"], USUAL);
    let moves: Vec<(String, String)> = master_game().into_iter().map(|words| (words.clone(), words)).collect();
    play_in_lines(&mut terminal, &moves);
    terminal.leave();
    assert!(terminal.end().success());
    assert!(!terminal.raw().contains(&0x1b), "an escape byte");
    assert_eq!(end_of(&home)["ply"], 81);
    assert_eq!(end_of(&home)["agreed_plies"], 81);
}

#[test]
fn a_game_killed_during_a_move_goes_on_where_it_was() {
    for face in ["lines", "screen"] {
        let home = Home::new();
        let mut terminal = sit_down(&home, face, &[], USUAL);
        terminal.line("e4");
        terminal.hear("Bauer Eva zwei Eva vier");
        terminal.line("");
        terminal.line("e5");
        terminal.hear("Bauer Eva sieben Eva fuenf");
        terminal.signal(Signal::KILL);
        terminal.end();
        assert_eq!(end_of(&home)["ply"], 1, "{face}: e4 is completed, e5 only announced");

        let mut terminal = resume(&home, "lines");
        terminal.hear("continues after");
        terminal.line("go");
        terminal.hear("running");
        terminal.line("");
        terminal.hear("completed e5");
        terminal.leave();
        assert!(terminal.end().success());
        assert_eq!(end_of(&home)["ply"], 2, "{face}");
        assert_eq!(end_of(&home)["agreed_plies"], 2, "{face}");
    }
}

/// The time in which it stood still is nobody's: that is said in every face, and the arbiter decides (6.10.2).
#[test]
fn a_program_that_stood_still_for_seconds_says_so_and_stops_the_clocks() {
    let stand_still = |face: &str, laws: &str, milliseconds: u64| {
        let home = Home::new();
        let mut terminal = sit_down(&home, face, &["--laws", laws], USUAL);
        terminal.line("e4");
        terminal.hear("Bauer Eva zwei Eva vier");
        terminal.line("");
        terminal.hear("completed e4");
        terminal.signal(Signal::STOP);
        let (_keep, never) = mpsc::channel::<()>();
        let _ = never.recv_timeout(Duration::from_millis(milliseconds));
        terminal.signal(Signal::CONT);
        terminal.hear("Unaccounted");
        terminal.line("go");
        terminal.hear("running");
        terminal.leave();
        assert!(terminal.end().success(), "{face}");
        let used = end_of(&home)["black_clock_ms"].as_u64().expect("a clock");
        assert!(used + milliseconds >= 5_400_000, "{face}: the time is put to the arbiter: {used}");
        assert_eq!(end_of(&home)["ply"], 1, "{face}");
    };
    std::thread::scope(|scope| {
        for (face, laws, milliseconds) in
            [("lines", "2014", 4_500), ("hybrid", "2018", 6_000), ("screen", "2023", 9_500)]
        {
            scope.spawn(move || stand_still(face, laws, milliseconds));
        }
    });
}

#[test]
fn a_signal_leaves_the_terminal_as_it_was_and_the_game_saved() {
    for face in ["lines", "screen", "hybrid"] {
        for signal in [Signal::TERM, Signal::HUP, Signal::INT] {
            let home = Home::new();
            let mut terminal = sit_down(&home, face, &[], USUAL);
            terminal.line("d4");
            terminal.hear("Bauer David zwei David vier");
            terminal.line("");
            terminal.hear("completed d4");
            terminal.signal(signal);
            terminal.end();
            terminal.assert_restored();
            assert_eq!(end_of(&home)["ply"], 1, "{face}, {signal:?}");
        }
    }
}

#[test]
fn two_programs_never_write_one_record() {
    let home = Home::new();
    let mut terminal = sit_down(&home, "lines", &[], USUAL);
    terminal.line("e4");
    terminal.hear("Bauer Eva zwei Eva vier");
    let journal = home.at("game.jsonl");
    let second = home.run(&["resume", &journal, "--face", "lines", "--voice", "off", "--lang", "en"], "");
    assert!(second.code != Some(0) && second.said().contains("another Annabella"), "{second:?}");
    let process = format!("process {}", terminal.process());
    assert!(!cfg!(target_os = "linux") || second.said().contains(&process), "{process}: {second:?}");
    terminal.line("");
    terminal.hear("completed e4");
    terminal.leave();
    assert!(terminal.end().success());
    assert_eq!(end_of(&home)["ply"], 1);
}

#[cfg(target_os = "linux")]
#[test]
fn when_the_terminal_goes_away_the_game_is_saved_and_the_program_ends() {
    for face in ["lines", "screen"] {
        let home = Home::new();
        let ended = named_pipe(&home.path("ended"));
        let mut shell = home.shell(USUAL);
        shell.hear("shell> ");
        shell.line(&format!("$annabella play --face {face} --voice off --lang en --journal game.jsonl 9>ended"));
        shell.hear("ecorded");
        shell.line("e4");
        shell.hear("Bauer Eva zwei Eva vier");
        shell.signal(Signal::KILL);
        ended.recv_timeout(DEADLINE).unwrap_or_else(|_| panic!("{face}: the program goes on without a terminal"));
        let text = fs::read_to_string(home.path("game.jsonl")).expect("saved");
        assert!(text.contains("e2e4"), "{face}: {text}");
    }
}
#[test]
fn the_sample_game_of_appendix_c_is_played_on_the_screen() {
    let home = Home::new();
    let mut terminal = sit_down(&home, "screen", &[], USUAL);
    terminal.wait("for the screen", |terminal| terminal.screen().alternate_screen());
    for (typed, words) in appendix_c() {
        terminal.line(&typed);
        terminal.see(&words);
        terminal.line("");
    }
    terminal.leave();
    assert!(terminal.end().success());
    terminal.assert_restored();
    assert_game_ends_on(&home, APPENDIX_C, 21);
}

#[cfg(target_os = "linux")]
#[test]
fn the_screen_comes_back_after_stop_and_continue() {
    let home = Home::new();
    let mut terminal = home.shell(USUAL);
    terminal.hear("shell> ");
    terminal.line("$annabella play --face screen --voice off --lang en --journal game.jsonl");
    terminal.wait("for the screen", |terminal| terminal.screen().alternate_screen());
    terminal.line("c4");
    terminal.see("Bauer Cesar zwei Cesar vier");
    let child = terminal.child_of_child().expect("the shell has a child");
    send_signal(Signal::TSTP, child);
    terminal.wait("to be stopped", |terminal| !terminal.screen().alternate_screen());
    terminal.hear("shell> ");
    terminal.line("fg");
    terminal.wait("for the screen again", |terminal| terminal.screen().alternate_screen());
    terminal.see("Bauer Cesar zwei Cesar vier");
    terminal.line("");
    terminal.leave();
    terminal.hear("saved in");
    terminal.hear("shell> ");
    assert_eq!(end_of(&home)["ply"], 1);
    terminal.line("exit");
    terminal.end();
}

/// Whatever is shown: Ctrl+Z stops it and gives the terminal back, and continued it is drawn again.
#[cfg(target_os = "linux")]
#[test]
fn what_is_watched_or_replayed_comes_back_after_stop_and_continue() {
    let home = Home::new();
    let played = ["play", "--voice", "off", "--lang", "en", "--face", "lines", "--journal", &home.at("game.jsonl")];
    assert_eq!(home.run(&played, "e4\n\narbiter: stop\nquit\n").code, Some(0));
    let commands = [
        ("watch game.jsonl", "Watching only"),
        ("show game.jsonl --replay", "Watching only"),
        ("hall --server nats://127.0.0.1:1", "The server does not answer"),
    ];
    let is_built = |command: &str| cfg!(feature = "hall") || !command.starts_with("hall");
    for (command, shown) in commands.into_iter().filter(|(command, _)| is_built(command)) {
        let mut terminal = home.shell((40, 120));
        terminal.hear("shell> ");
        terminal.line(&format!("$annabella {command} --lang en"));
        terminal.wait("for the screen", |terminal| terminal.screen().alternate_screen());
        terminal.see(shown);
        terminal.keys("\u{1a}");
        terminal.wait("to be stopped", |terminal| !terminal.screen().alternate_screen());
        terminal.hear("shell> ");
        terminal.line("fg");
        terminal.wait("for the screen again", |terminal| terminal.screen().alternate_screen());
        terminal.see(shown);
        terminal.keys("\u{3}");
        terminal.hear("shell> ");
        terminal.line("exit");
        terminal.end();
    }
}

#[test]
fn no_size_is_too_small() {
    for size in [(0, 0), (1, 1), (2, 5), (6, 20), (24, 80), (60, 200)] {
        let home = Home::new();
        let mut terminal = sit_down(&home, "screen", &[], size);
        terminal.wait("for the screen", |terminal| terminal.screen().alternate_screen());
        terminal.line("e4");
        terminal.line("");
        terminal.leave();
        assert!(terminal.end().success(), "{size:?}");
        terminal.assert_restored();
        assert_eq!(end_of(&home)["ply"], 1, "{size:?}");
    }
}

/// The largest size that a terminal can name would need hundreds of gigabytes.
#[test]
fn no_size_is_too_large() {
    let home = Home::new();
    let mut terminal = sit_down(&home, "screen", &[], USUAL);
    terminal.wait("for the screen", |terminal| terminal.screen().alternate_screen());
    terminal.claim_size((u16::MAX, u16::MAX));
    for line in ["e4", "", "face lines", "face screen", "e5", ""] {
        terminal.line(line);
    }
    terminal.leave();
    assert!(terminal.end().success());
    assert_eq!(end_of(&home)["ply"], 2);
}

#[test]
fn many_changes_of_size_lose_no_key() {
    let home = Home::new();
    let mut terminal = sit_down(&home, "screen", &[], USUAL);
    terminal.wait("for the screen", |terminal| terminal.screen().alternate_screen());
    for (ply, (typed, _)) in appendix_c().iter().enumerate() {
        for key in typed.chars() {
            terminal.resize((ply as u16 % 7 * 10, ply as u16 % 5 * 40));
            terminal.keys(&key.to_string());
        }
        terminal.keys("\r\r");
    }
    terminal.resize(USUAL);
    terminal.leave();
    assert!(terminal.end().success());
    assert_game_ends_on(&home, APPENDIX_C, 21);
}

/// The top rows of the terminal, as they stand.
fn top_rows(terminal: &Terminal, rows: usize) -> String {
    terminal.contents().lines().take(rows).map(|row| row.trim_end().to_owned() + "\n").collect()
}

/// The text with the minutes of its clocks left out.
fn without_minutes(text: &str) -> String {
    let mut shown = String::new();
    for part in text.split_inclusive("1:") {
        let skipped = if shown.ends_with("1:") { 2 } else { 0 };
        shown += &"?".repeat(skipped);
        shown += part.get(skipped..).unwrap_or_default();
    }
    shown
}

#[test]
fn the_hybrid_face_keeps_boards_above_and_sentences_below() {
    let home = Home::new();
    let mut terminal = home.shell(USUAL);
    terminal.hear("shell> ");
    terminal.line("$annabella play --face hybrid --voice off --lang en --journal game.jsonl");
    terminal.hear("With a screen reader, type face lines");
    terminal.hear("ecorded");
    for (typed, words) in appendix_c() {
        terminal.line(&typed);
        terminal.hear(&words);
        terminal.line("");
        terminal.hear("has completed");
    }
    terminal.line("what b1");
    terminal.hear("b1: white king.");
    let both = "  White 1:??            ▶ Black, blind 1:??
8 r . b q r . k .       8 r . b q r . k .
7 p p p . b p p p       7 p p p . b p p p
6 . . n n . . . .       6 . . n n . . . .
5 . . . . . . B .       5 . . . . . . B .
4 . . . . . . . .       4 . . . . . . . .
3 . . . . Q N . .       3 . . . . Q N . .
2 P P P N . P P P       2 P P P N . P P P
1 .>K>. R . B . R       1 .>K>. R . B . R
  a b c d e f g h         a b c d e f g h
";
    assert_eq!(without_minutes(&top_rows(&terminal, 10)), both);
    assert!(terminal.contents().lines().last().is_some_and(|row| row == "b1: white king."), "{}", terminal.contents());
    assert_eq!(terminal.screen().cursor_position().0, USUAL.0 - 1);

    terminal.resize((30, 40));
    terminal.wait("for one board", |terminal| {
        top_rows(terminal, 1).contains("White") && !top_rows(terminal, 2).contains("8 r . b q r . k .       8")
    });
    terminal.line("what b1");
    terminal.hear("b1: white king.");
    let one: String = both.lines().skip(1).map(|row| row[..17].to_owned() + "\n").collect();
    let shown = without_minutes(&top_rows(&terminal, 10));
    assert_eq!(shown.split_once('\n').expect("a head").1, one);
    assert!(shown.contains("White") && shown.contains("▶ Black"), "{shown}");
    terminal.resize((9, 40));
    terminal.wait("for no board", |terminal| !terminal.contents().contains("8 r . b q r . k ."));
    terminal.resize(USUAL);
    terminal.wait("for the boards", |terminal| without_minutes(&top_rows(terminal, 10)) == both);

    terminal.leave();
    terminal.hear("saved in");
    terminal.hear("shell> ");
    // The whole terminal can scroll again.
    terminal.line("seq 1001 1040");
    terminal.hear("1040");
    terminal.hear("shell> ");
    assert!(top_rows(&terminal, 1).starts_with("10"), "{}", terminal.contents());
    terminal.line("exit");
    terminal.end();
    assert_game_ends_on(&home, APPENDIX_C, 21);
}

#[test]
fn moves_can_be_made_with_the_mouse() {
    let home = Home::new();
    let mut terminal = sit_down(&home, "screen", &["--mouse"], USUAL);
    terminal.see("Play has not begun");
    let press = |(column, row): (usize, usize)| format!("\x1b[<0;{};{}M\x1b[<0;{0};{1}m", column + 1, row + 1);
    // The board begins under the bar, the name and three rows of clock; each square is three columns wide.
    let square = |file: usize, rank: usize| (2 + 3 * file + 1, 5 + 8 - rank);
    terminal.keys(&press(square(4, 2)));
    terminal.see("[♟");
    terminal.keys(&press(square(4, 4)));
    terminal.see("White has announced e4");
    terminal.line("");
    terminal.see("Black has the move");
    terminal.leave();
    assert!(terminal.end().success());
    terminal.assert_restored();
    assert_eq!(end_of(&home)["ply"], 1);
}

/// OSC 52, which a terminal takes as the contents of its clipboard.
#[test]
fn the_pgn_of_a_game_that_is_over_is_put_on_the_clipboard() {
    let home = Home::new();
    let mut terminal = sit_down(&home, "screen", &["--press", "with-move"], USUAL);
    terminal.see("Play has not begun");
    let begin = b"\x1b]52;c;";
    let begins = |terminal: &Terminal| terminal.raw().windows(begin.len()).filter(|bytes| bytes == begin).count();
    for (typed, seen) in [("f3", "Black has the move"), ("e5", "White has the move"), ("g4", "Black has the move")] {
        // Not before the game is over.
        terminal.keys("\x19");
        terminal.line(typed);
        terminal.see(seen);
    }
    assert_eq!(begins(&terminal), 0, "copied during the game");
    terminal.line("Qh4");
    terminal.see("Ctrl-Y copies PGN.");
    terminal.keys("\x19");
    terminal.see("on the clipboard");
    assert_eq!(begins(&terminal), 1);
    let raw = terminal.raw();
    let from = raw.windows(begin.len()).position(|bytes| bytes == begin).expect("begun") + begin.len();
    let length = raw[from..].iter().position(|byte| *byte == 0x07).expect("ended");
    let copied = String::from_utf8(STANDARD.decode(&raw[from..from + length]).expect("base64")).expect("text");
    terminal.line("quit");
    assert!(terminal.end().success());
    let exported = home.run(&["export", &home.at("game.jsonl"), "--to", "pgn"], "").out;
    assert!(copied.contains("2. g4") && copied.contains("Qh4#") && copied.trim_end().ends_with("0-1"), "{copied}");
    assert_eq!(copied.trim_end(), exported.trim_end());
}

#[test]
fn the_face_can_be_changed_during_the_game() {
    let home = Home::new();
    let mut terminal = sit_down(&home, "lines", &[], USUAL);
    terminal.line("e4");
    terminal.hear("Bauer Eva zwei Eva vier");
    terminal.line("face screen");
    terminal.wait("for the screen", |terminal| terminal.screen().alternate_screen());
    terminal.see("White has announced e4");
    terminal.line("");
    terminal.see("Black has the move");
    terminal.line("face hybrid");
    terminal.wait("for the boards", |terminal| {
        top_rows(terminal, 6).ends_with("4 . . . .>P . . .       4 . . . .>P . . .\n")
    });
    terminal.line("e5");
    terminal.hear("Bauer Eva sieben Eva fuenf");
    let before = terminal.raw().len();
    terminal.line("face lines");
    terminal.hear("Done.");
    terminal.line("");
    terminal.hear("completed e5");
    terminal.line("face sideways");
    terminal.hear("face");
    terminal.line("voice off");
    terminal.hear("Done.");
    terminal.line("lang es");
    terminal.hear("Hecho.");
    terminal.line("qué e4");
    terminal.hear("e4: peón blanco.");
    terminal.line("idioma en");
    terminal.hear("Done.");
    terminal.line("voice loud");
    terminal.hear("I do not understand loud after voice");
    let said = terminal.raw()[before..].to_vec();
    let last_escape = said.iter().rposition(|byte| *byte == 0x1b).expect("the hybrid face gives the terminal back");
    let first_sentence = said.windows(5).position(|bytes| bytes == b"Done.").expect("heard");
    assert!(last_escape < first_sentence, "an escape byte in the lines");
    terminal.leave();
    assert!(terminal.end().success());
    terminal.assert_restored();
    assert_eq!(end_of(&home)["ply"], 2);
}

#[test]
fn a_dumb_terminal_has_the_lines_face_and_confirms_dangerous_words() {
    let home = Home::new();
    let mut terminal = home.shell(USUAL);
    terminal.hear("shell> ");
    let before = terminal.raw().len();
    terminal.line("TERM=dumb $annabella play --voice off --lang en --journal game.jsonl");
    terminal.hear("ecorded");
    terminal.line("e4");
    terminal.hear("Bauer Eva zwei Eva vier");
    terminal.line("resign");
    terminal.hear("1, no. 2, yes.");
    terminal.line("");
    terminal.hear("Not done.");
    terminal.line("face screen");
    terminal.hear("The screen view needs a terminal");
    terminal.leave();
    terminal.hear("saved in");
    terminal.hear("shell> ");
    assert!(!terminal.raw()[before..].contains(&0x1b), "an escape byte");
    terminal.line("exit");
    terminal.end();
}

#[test]
fn a_pipe_has_only_the_lines_face() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let ran = home.run(
        &["play", "--face", "hybrid", "--voice", "off", "--lang", "en", "--journal", &journal],
        "e4\nface screen\nface lines\nquit\n",
    );
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("The screen view needs a terminal") && ran.out.contains("Done."), "{ran:?}");
    assert!(!ran.out.contains('\u{1b}'), "{ran:?}");
}

/// A process of its own opens the face in this terminal and panics.
#[allow(clippy::disallowed_methods)]
#[test]
fn a_panic_leaves_the_terminal_as_it_was() {
    const FACE: &str = "ANNABELLA_FACE_THAT_PANICS";
    if let Some(face) = std::env::var_os(FACE).and_then(|face| face.into_string().ok()) {
        let interface = InterfaceArgs { face: FaceKind::from_str(&face, false).ok(), ..InterfaceArgs::default() };
        let environment =
            Environment { types_at_a_terminal: true, shows_at_a_terminal: true, ..Environment::default() };
        let Ok(choice) = face_choice(&interface, &environment) else { return };
        let Ok(_face) = open_face(&choice, &Wording::default()) else { return };
        panic!("a test asked for it");
    }
    for face in ["lines", "screen", "hybrid"] {
        let mut runner = CommandBuilder::new(std::env::current_exe().expect("the runner of the tests"));
        runner.args(["--exact", "terminal::a_panic_leaves_the_terminal_as_it_was", "--nocapture"]);
        runner.env(FACE, face);
        let home = Home::new();
        let mut terminal = home.terminal_with(runner, USUAL);
        assert!(!terminal.end().success(), "{face}");
        terminal.assert_restored();
        // At the beginning of its line: the terminal was restored before the message was printed.
        let is_printed = terminal.contents().lines().any(|row| row.starts_with("a test asked for it"));
        assert!(is_printed, "{face}: {}", terminal.contents());
    }
}

/// Words or signs: as chosen last, otherwise by the width of the display.
#[test]
fn the_printed_notation_can_be_changed_during_the_game() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let arguments = ["play", "--face", "lines", "--voice", "off", "--lang", "en", "--journal", &journal];
    let mut terminal = home.terminal(&arguments, (24, 80));
    for (asked, expected) in [
        ("cells 40", "drei. Knight f3."),
        ("notation signs", "drei. Nf3."),
        ("notation words", "drei. Knight f3."),
        ("cells 20", "Nf3. White: Springer"),
        ("cells 40", "drei. Knight f3."),
        ("notation signs", "drei. Nf3."),
        ("cells 80", "drei. Nf3."),
    ] {
        terminal.line(asked);
        terminal.hear("Done.");
        terminal.line("nf3");
        terminal.hear(expected);
        terminal.line("undo");
        terminal.hear("is taken back.");
    }
    terminal.line("notation loud");
    terminal.hear("notation signs");
    terminal.leave();
    assert!(terminal.end().success());
}

/// Ctrl-C copies what is marked in other programs, and Ctrl-D deletes: while a clock runs they ask, and leave at the
/// second press.
#[test]
fn the_keys_that_leave_ask_while_a_clock_runs() {
    for (face, key) in [("screen", "\u{3}"), ("screen", "\u{4}"), ("lines", "\u{3}"), ("hybrid", "\u{4}")] {
        let home = Home::new();
        let mut terminal = sit_down(&home, face, &[], (24, 80));
        terminal.line("e4");
        terminal.see("Bauer Eva zwei Eva vier");
        terminal.keys(key);
        terminal.see("2, yes");
        // What else is typed answers the question.
        terminal.line("1");
        terminal.line("what a2");
        terminal.see("white pawn");
        terminal.keys(key);
        terminal.wait("the question again", |terminal| terminal.contents().contains("2, yes"));
        terminal.keys(key);
        assert!(terminal.end().success(), "{face}");
    }
    let home = Home::new();
    let mut terminal = sit_down(&home, "screen", &[], (24, 80));
    terminal.see("Play has not begun");
    terminal.keys("\u{3}");
    assert!(terminal.end().success(), "no clock runs");
}

/// So a slip of the finger does not leave a running game; afterwards the path of the game is named.
#[test]
fn leaving_is_confirmed_while_a_clock_runs_and_names_the_path_of_the_game() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let arguments = ["play", "--face", "lines", "--voice", "off", "--lang", "en", "--journal", &journal];
    let mut terminal = home.terminal(&arguments, (24, 300));
    terminal.line("e4");
    terminal.hear("Bauer Eva zwei Eva vier");
    terminal.line("");
    terminal.hear("White has completed");
    for no in ["1", ""] {
        terminal.line("Q");
        terminal.hear("2, yes");
        terminal.line(no);
        terminal.line("what e4");
        terminal.hear("e4: white pawn.");
    }
    terminal.line("quit");
    terminal.hear("2, yes");
    terminal.line("2");
    terminal.hear(&format!("The game is saved in {journal}. To continue: annabella resume"));
    assert!(terminal.end().success());
    let mut terminal =
        home.terminal(&["resume", &journal, "--face", "lines", "--voice", "off", "--lang", "en"], (24, 300));
    terminal.hear("The arbiter starts the clocks with go");
    terminal.line("result draw");
    terminal.hear("2, yes");
    terminal.line("2");
    terminal.hear("Draw");
    // No clock runs any longer: nothing is asked.
    terminal.line("q");
    terminal.hear(&format!("The game is saved in {journal}, its PGN beside it."));
    assert!(terminal.end().success());
    assert!(home.path("game.pgn").is_file());
}

/// The wheel types no arrow keys where the mouse is not used, the window says which game it is, each frame comes whole,
/// and all that is given back.
#[test]
fn the_modes_of_the_terminal_are_those_that_are_used() {
    for (mouse, taken, given_back) in
        [(None, "\u{1b}[?1007l", "\u{1b}[?1007r"), (Some("--mouse"), "\u{1b}[?1002h", "\u{1b}[?1002l")]
    {
        let home = Home::new();
        let mut more = vec!["--white", "Ana", "--black", "Ben"];
        more.extend(mouse);
        let mut terminal = sit_down(&home, "screen", &more, USUAL);
        terminal.see("Ana");
        terminal.line("e4");
        terminal.see("Bauer Eva zwei Eva vier");
        terminal.line("");
        terminal.wait("the title", |terminal| {
            String::from_utf8_lossy(terminal.raw()).contains("\u{1b}]2;Annabella: Ana–Ben, 1. e4")
                || String::from_utf8_lossy(terminal.raw()).contains("\u{1b}]2;Annabella: Ana–Ben, 1.e4")
        });
        terminal.keys("\u{3}\u{3}");
        terminal.end();
        let raw = String::from_utf8_lossy(terminal.raw()).into_owned();
        assert!(raw.contains(taken), "{mouse:?}");
        assert_eq!(raw.contains("\u{1b}[?1007l"), mouse.is_none());
        let (_, end) = raw.rsplit_once("\u{1b}[?2026l").expect("frames");
        assert!(end.contains(given_back) && end.contains("\u{1b}[23;2t"), "{mouse:?}: {end:?}");
        assert_eq!(raw.matches("\u{1b}[?2026h").count(), raw.matches("\u{1b}[?2026l").count());
    }
}

/// Where moves are pressed as they are entered, a piece put down where it cannot go is announced and nothing else: at
/// the table and at a seat.
#[test]
fn a_slip_of_the_hand_opens_no_case() {
    // The pawn from e2 on to e6.
    let slips = |terminal: &mut Terminal| {
        terminal.keys("\u{1b}[D");
        terminal.see("[♟");
        terminal.keys("\r\u{1b}[A\u{1b}[A\u{1b}[A\u{1b}[A\r");
        terminal.see("Bauer Eva zwei Eva sechs");
    };
    let home = Home::new();
    let mut table = sit_down(&home, "screen", &["--press", "with-move"], USUAL);
    table.see("♟");
    slips(&mut table);
    table.line("cases");
    table.see("No case is open.");
    table.line("undo");
    table.line("e4");
    table.see("White has completed");
    let home = Home::new();
    let mut host = sit_down(&home, "lines", &["--press", "with-move", "--seats"], USUAL);
    host.hear("its file is named");
    let journal = home.at("game.jsonl");
    let joins = ["join", &journal, "--as", "white", "--lang", "en", "--face", "screen", "--voice", "off"];
    let mut seat = home.terminal(&[&joins[..], &["--press", "with-move"]].concat(), USUAL);
    seat.see("♟");
    slips(&mut seat);
    host.hear("Bauer Eva zwei Eva sechs");
    host.line("cases");
    host.hear("No case is open.");
}
