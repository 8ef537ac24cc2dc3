//! The program from a pipe: whole games, bad options, bad files, a reader that goes away.

use std::fs;
use std::io::{BufRead, BufReader};
use std::ops::ControlFlow;
use std::process::Stdio;
use std::sync::mpsc;
use std::thread;

use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode, Position};

use crate::program::{DEADLINE, Home, Ran, carried, ended};

/// Where the sample game of Appendix C ends.
pub const APPENDIX_C: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";

/// The end of Botvinnik against Capablanca, 1938, which is played as spoken words.
const MASTER_GAME_END: &str = "6k1/p3P2p/1p3Q2/3p3K/2pP2P1/1nP5/7P/4q3 b - - 2 41";

/// Kasparov against Topalov, Wijk aan Zee 1999.
pub const IMMORTAL: &str = include_str!("../games/kasparov_topalov.moves");

pub fn master_game() -> Vec<String> {
    let text = fs::read_to_string(carried("games/botvinnik_capablanca.moves")).expect("carried");
    text.lines().map(str::to_owned).collect()
}

/// Each move, and the Enter that completes it.
pub fn with_enters<'a>(moves: impl IntoIterator<Item = &'a str>) -> String {
    moves.into_iter().map(|text| format!("{text}\n\n")).collect()
}

const QUIET: [&str; 7] = ["play", "--face", "lines", "--voice", "off", "--lang", "en"];

fn play(home: &Home, more: &[&str], input: &str) -> Ran {
    let journal = home.at("game.jsonl");
    let arguments: Vec<&str> = QUIET.iter().chain(more).copied().chain(["--journal", &journal]).collect();
    home.run(&arguments, input)
}

/// The end of the journal's game as `show --json` prints it.
pub fn end_of(home: &Home) -> serde_json::Value {
    let ran = home.run(&["show", &home.at("game.jsonl"), "--json"], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let last = ran.out.lines().last().unwrap_or_default();
    serde_json::from_str(last).unwrap_or_else(|error| panic!("{error}: {last}"))
}

/// A PGN as another program reads it.
struct ReadBack;

#[derive(Debug)]
pub struct PgnGame {
    pub tags: Vec<(String, String)>,
    pub position: Chess,
    pub plies: usize,
}

impl Visitor for ReadBack {
    type Tags = Vec<(String, String)>;
    type Movetext = PgnGame;
    type Output = PgnGame;

    fn begin_tags(&mut self) -> ControlFlow<PgnGame, Self::Tags> {
        ControlFlow::Continue(Vec::new())
    }

    fn tag(&mut self, tags: &mut Self::Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<PgnGame> {
        tags.push((String::from_utf8_lossy(name).into_owned(), value.decode_utf8_lossy().into_owned()));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Self::Tags) -> ControlFlow<PgnGame, PgnGame> {
        ControlFlow::Continue(PgnGame { tags, position: Chess::default(), plies: 0 })
    }

    fn san(&mut self, game: &mut PgnGame, san: SanPlus) -> ControlFlow<PgnGame> {
        let played = san.san.to_move(&game.position).unwrap_or_else(|error| panic!("{san}: {error}"));
        game.position.play_unchecked(played);
        game.plies += 1;
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _: &mut PgnGame) -> ControlFlow<PgnGame, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, game: PgnGame) -> PgnGame {
        game
    }
}

/// Exports the journal's game and reads it back.
pub fn exported(home: &Home) -> PgnGame {
    let pgn = home.at("game.pgn");
    let ran = home.run(&["export", &home.at("game.jsonl"), "--to", "pgn", "-o", &pgn], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let text = fs::read(&pgn).expect("exported");
    let game = Reader::new(&text[..]).read_game(&mut ReadBack).expect("readable");
    game.unwrap_or_else(|| panic!("no game in {}", String::from_utf8_lossy(&text)))
}

pub fn fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

pub fn assert_game_ends_on(home: &Home, position: &str, plies: usize) {
    let end = end_of(home);
    let placement = position.split(' ').next().expect("a placement");
    assert_eq!(end["fen"], position);
    assert_eq!(end["ply"], plies);
    assert_eq!(end["agreed_plies"], plies);
    assert_eq!(end["white_board"], placement);
    assert_eq!(end["black_board"], placement);
    let exported = exported(home);
    assert_eq!(fen(&exported.position), position);
    assert_eq!(exported.plies, plies);
}

#[test]
fn a_master_game_is_played_in_spoken_words_with_a_spanish_and_a_german_sheet() {
    let home = Home::new();
    let moves = master_game();
    let ran = play(
        &home,
        &["--white", "Botvinnik", "--black", "Capablanca", "--white-sheet", "es", "--black-sheet", "de"],
        &with_enters(moves.iter().map(String::as_str)),
    );
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(!ran.out.contains('\u{1b}'), "an escape byte");
    for (ply, spoken) in moves.iter().enumerate() {
        let color = if ply % 2 == 0 { "White" } else { "Black" };
        assert!(ran.out.contains(&format!("{color}: {spoken}")), "{spoken} was not announced");
    }
    assert_game_ends_on(&home, MASTER_GAME_END, 81);
    let tags = exported(&home).tags;
    let names: Vec<&str> = tags.iter().map(|(name, _)| name.as_str()).take(7).collect();
    assert_eq!(names, ["Event", "Site", "Date", "Round", "White", "Black", "Result"]);
    let tag = |name: &str| tags.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str());
    assert_eq!((tag("White"), tag("Black"), tag("Result")), (Some("Botvinnik"), Some("Capablanca"), Some("*")));
    assert_eq!(tag("TimeControl"), Some("5400+30"));
    let sheets = fs::read_to_string(home.path("game.jsonl")).expect("saved");
    assert!(sheets.contains("Cc3") && sheets.contains("Sc3"), "each sheet in its owner's language");
}

#[test]
fn the_sample_game_of_appendix_c_is_played_in_english_and_spanish() {
    let english = "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6_e.p. Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 0-0 0-0-0 Re8 Kb1_(=)";
    let spanish = "e4 e5 Cf3 Cf6 d4 exd4 e5 Ce4 Dxd4 d5 exd6_a.p. Cxd6 Ag5 Cc6 De3+ Ae7 Cbd2 0-0 0-0-0 Te8 Rb1(=)";
    for (language, moves) in [("en", english), ("es", spanish)] {
        let home = Home::new();
        let moves: Vec<String> = moves.split(' ').map(|text| text.replace('_', " ")).collect();
        let sheets = ["--white-sheet", language, "--black-sheet", language];
        let ran = play(&home, &sheets, &with_enters(moves.iter().map(String::as_str)));
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert_game_ends_on(&home, APPENDIX_C, 21);
        let journal = fs::read_to_string(home.path("game.jsonl")).expect("saved");
        assert_eq!(journal.matches("\"draw_offer\":true").count(), 3, "announced, and on both sheets; {journal}");
    }
}

#[test]
fn a_game_without_the_last_enter_is_saved_up_to_its_last_completed_move() {
    let home = Home::new();
    let ran = play(&home, &[], "e4\n\ne5");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("Black: Bauer Eva sieben Eva fuenf. e5."), "{}", ran.out);
    assert_eq!(end_of(&home)["ply"], 1);
}

#[test]
fn on_leaving_the_command_to_resume_is_shown() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let left = play(&home, &[], "e4\n\n");
    assert!(left.out.ends_with(&format!("annabella resume {journal}.\n")), "{}", left.out);

    let kept = home.run(&["play", "--voice", "off", "--lang", "en"], "d4\n\n");
    assert!(kept.out.ends_with("annabella resume.\n"), "{}", kept.out);
    let resumed = home.run(&["resume", "--voice", "off", "--lang", "en"], "go\nd5\n\nmoves\n");
    assert_eq!(resumed.code, Some(0), "{resumed:?}");
    assert!(resumed.out.contains("1. d4 d5."), "{}", resumed.out);
}

// On Windows the newest game left unfinished may be that of another test.
#[cfg(unix)]
#[test]
fn a_finished_game_cannot_be_resumed() {
    let home = Home::new();
    let ended = play(&home, &[], &with_enters(["f3", "e5", "g4", "Qh4"]));
    assert!(ended.out.contains("Black wins, 0-1: checkmate"), "{}", ended.out);
    let again = home.run(&["resume", &home.at("game.jsonl"), "--voice", "off", "--lang", "en"], "e4\n");
    assert!(!again.out.contains("The record continues"), "{}", again.out);
    assert!(again.out.contains("Black wins, 0-1: checkmate"), "{}", again.out);
    assert_eq!(end_of(&home)["result"], "0-1");
    let nothing = home.run(&["resume", "--voice", "off", "--lang", "en"], "");
    assert!(nothing.code == Some(1) && nothing.err.contains("no unfinished game"), "{nothing:?}");
}

#[test]
fn a_wrong_option_gets_one_sentence_and_exit_code_2() {
    let home = Home::new();
    let wrong: [(&[&str], &str); 14] = [
        (&["play", "--time", "soon"], "soon"),
        (&["play", "--blind", "purple"], "purple"),
        (&["play", "--laws", "1999"], "1999"),
        (&["play", "--lang", "xx"], "xx"),
        (&["play", "--white-sheet", "klingon"], "klingon"),
        (&["play", "--face", "round"], "round"),
        (&["play", "--voice", "loud"], "loud"),
        (&["play", "--from", "nowhere"], "nowhere"),
        (&["play", "--frobnicate"], "frobnicate"),
        (&["dance"], "dance"),
        (&["export", "--to", "papyrus", "game.jsonl"], "papyrus"),
        (&["say", "--fen", "nowhere", "e4"], "nowhere"),
        (&["say", "--lang", "en", "--voice", "off", "xyzzy"], "xyzzy"),
        (&["rehearse"], "FILE"),
    ];
    for (arguments, named) in wrong {
        let ran = home.run(arguments, "");
        assert_eq!(ran.code, Some(2), "{arguments:?}: {ran:?}");
        assert!(ran.err.contains(named), "{arguments:?}: {ran:?}");
        // Behind the sentence stands how the command is called, unless a value is wrong.
        assert!(ran.err.lines().count() <= 2, "{arguments:?}: {ran:?}");
        assert!(ran.err.lines().all(|line| line.ends_with('.')), "{arguments:?}: {ran:?}");
        assert_eq!(ran.out, "", "{arguments:?}");
    }
}

#[test]
fn an_impossible_time_control_gets_one_sentence_and_opens_no_record() {
    let thousand = ["1"; 1000].join(",");
    for (time, why) in [
        ("ninety", "ninety cannot be read"),
        ("3:00", "3:00 may be minutes or hours. Enter 0:03:00 or 3:00:00."),
        ("", "nothing is written"),
        ("0", "a period gives no time"),
        ("-5", "a time is negative"),
        ("5+-3", "a time is negative"),
        ("101h", "above 100 hours"),
        ("50h,51h", "above 100 hours"),
        (&thousand, "too many periods"),
        ("0/90", "a period has no moves"),
        ("hourglass5,5", "cannot follow each other"),
        ("5 vs ninety", "ninety cannot be read"),
    ] {
        let home = Home::new();
        let journal = home.at("game.jsonl");
        let ran =
            home.run(&["play", "--time", time, "--journal", &journal, "--voice", "off", "--lang", "en"], "e4\n\n");
        assert_eq!(ran.code, Some(2), "{time}: {ran:?}");
        assert!(ran.err.contains(why) && ran.err.lines().count() == 1 && ran.err.len() < 300, "{time}: {ran:?}");
        assert_eq!(ran.out, "", "{time}");
        assert!(!home.path("game.jsonl").exists(), "{time}");
    }
}

#[test]
fn help_names_every_option_with_its_default() {
    let home = Home::new();
    let ran = home.run(&["play", "--help"], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let options = "white black blind time laws lang white-sheet black-sheet face voice journal from casual";
    for option in options.split(' ') {
        assert!(ran.out.contains(&format!("--{option}")), "{option}: {}", ran.out);
    }
    assert!(ran.out.contains("90+30"), "{}", ran.out);
    assert_eq!(home.run(&["--version"], "").code, Some(0));
}

#[test]
fn a_missing_or_damaged_journal_and_another_file_are_named_and_left_alone() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let missing = home.run(&["resume", &journal, "--face", "lines", "--voice", "off"], "");
    assert!(missing.code != Some(0) && missing.said().contains("game.jsonl"), "{missing:?}");

    fs::write(home.path("game.jsonl"), "a shopping list\n").expect("written");
    let strange = home.run(&["resume", &journal, "--face", "lines", "--voice", "off"], "");
    assert!(strange.code != Some(0) && strange.said().contains("game.jsonl"), "{strange:?}");
    assert_eq!(fs::read_to_string(home.path("game.jsonl")).expect("there"), "a shopping list\n");

    fs::remove_file(home.path("game.jsonl")).expect("removed");
    assert_eq!(play(&home, &[], &with_enters(["e4", "e5", "Nf3"])).code, Some(0));
    let whole = fs::read_to_string(home.path("game.jsonl")).expect("saved");
    let damaged = whole.replacen("e2e4", "d2d4", 1);
    assert_ne!(whole, damaged);
    fs::write(home.path("game.jsonl"), &damaged).expect("written");
    for arguments in [
        &["resume", &journal, "--face", "lines", "--voice", "off", "--lang", "en"][..],
        &["show", &journal, "--lang", "en"],
        &["export", &journal, "--to", "pgn"],
    ] {
        let ran = home.run(arguments, "");
        assert!(ran.code != Some(0) && ran.said().contains("ine "), "{arguments:?}: {ran:?}");
        assert!(!ran.said().contains("panicked"), "{ran:?}");
    }
    assert_eq!(fs::read_to_string(home.path("game.jsonl")).expect("there"), damaged, "nothing was changed");
}

#[test]
fn a_torn_last_line_is_cut_off_and_reported() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    assert_eq!(play(&home, &[], &with_enters(["e4", "e5"])).code, Some(0));
    let whole = fs::read(home.path("game.jsonl")).expect("saved");
    fs::write(home.path("game.jsonl"), &whole[..whole.len() - 7]).expect("torn");
    let ran = home.run(&["resume", &journal, "--face", "lines", "--voice", "off", "--lang", "en"], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.said().contains("incomplete and has been removed"), "{ran:?}");
}

/// Options that do not fit together and values that are missing, in the language of the interface.
#[test]
fn options_that_exclude_each_other_are_refused_in_every_language() {
    let home = Home::new();
    let cases: [(&str, &[&str], &str); 9] = [
        ("en", &["play", "--laws", "2023", "--laws", "2023"], "--laws is given more than once. Give it once."),
        ("es", &["play", "--laws", "2023", "--laws", "2023"], "--laws se da más de una vez. Indíquelo una sola vez."),
        (
            "de",
            &["play", "--laws", "2023", "--laws", "2023"],
            "--laws ist mehrmals angegeben. Geben Sie die Option nur einmal an.",
        ),
        ("en", &["play", "--accessible", "--face", "screen"], "cannot both be given. Leave one of them out."),
        (
            "es",
            &["play", "--accessible", "--face", "screen"],
            "no se pueden indicar a la vez. Omita una de las dos opciones.",
        ),
        ("de", &["play", "--accessible", "--face", "screen"], "schließen einander aus. Lassen Sie eines weg."),
        ("en", &["play", "--time"], "The value of --time is missing. Possible values: 90+30, 40/90+30,30+30, 15+10"),
        ("es", &["simulate"], "Falta <FILE>."),
        ("de", &["play", "--press"], "Der Wert von --press fehlt. Möglich sind: separately with-move."),
    ];
    for (language, arguments, sentence) in cases {
        let mut command = home.command(arguments);
        let ran = crate::program::ran(command.env("LC_ALL", format!("{language}_XX.UTF-8")), b"");
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.err.contains(sentence) && ran.err.lines().count() <= 2, "{sentence} in {ran:?}");
    }
}

/// So a misspelt folder is noticed at once.
#[test]
fn a_folder_created_for_the_record_is_named() {
    let home = Home::new();
    for (journal, is_new) in [("new/a.jsonl", true), ("new/b.jsonl", false), ("c.jsonl", false)] {
        let journal = home.at(journal);
        let arguments: Vec<&str> = QUIET.iter().copied().chain(["--journal", &journal]).collect();
        let ran = home.run(&arguments, "e4\n");
        let said = format!("The folder {} did not exist and was created.", home.at("new"));
        assert_eq!(ran.out.contains(&said), is_new, "{ran:?}");
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_reported_before_the_game() {
    let home = Home::new();
    fs::write(home.path("file"), "").expect("written");
    let below = home.at("file/game.jsonl");
    let arguments: Vec<&str> = QUIET.iter().copied().chain(["--journal", &below]).collect();
    let ran = home.run(&arguments, "e4\n\n");
    assert!(ran.code != Some(0) && ran.said().contains("--journal"), "{ran:?}");
    assert!(!ran.out.contains("Bauer"), "nothing is announced before it is on disk: {ran:?}");
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_reported_at_once_and_at_the_end() {
    let home = Home::new();
    // No file may grow beyond four blocks, as if the disk were full there.
    let limited = "trap '' XFSZ; ulimit -f 4; exec \"$annabella\" play --voice off --lang en --journal game.jsonl";
    let ran = home.run_in_shell(limited, &with_enters(["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"]));
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let (announced, not_saved) = (ran.out.find("Springer Gustav acht"), ran.out.find("Not saved!"));
    assert!(not_saved.is_some() && not_saved < announced, "the game goes on, and it is said: {}", ran.out);
    assert!(ran.err.contains("Not saved!") && !ran.said().contains("is saved in"), "{ran:?}");

    let whole = home.run(&["resume", &home.at("game.jsonl"), "--voice", "off", "--lang", "en"], "");
    assert_eq!(whole.code, Some(0), "what was saved can be resumed: {whole:?}");
}

#[test]
fn bytes_that_are_not_text_and_endless_lines_change_nothing() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let arguments: Vec<&str> = QUIET.iter().copied().chain(["--journal", &journal]).collect();
    let mut input = b"e4\n\n\xff\xfe\x00\x1b[31m\n".to_vec();
    input.extend(std::iter::repeat_n(b'x', 100_000));
    input.extend(b"\n\ne5\n\n");
    let ran = home.run_bytes(&arguments, &input);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(!ran.out.contains('\u{1b}') && !ran.out.contains('\u{0}'), "{}", ran.out);
    assert_eq!(end_of(&home)["ply"], 2);
}

#[test]
fn when_the_reader_of_the_output_goes_away_the_game_is_saved() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let arguments: Vec<&str> = QUIET.iter().copied().chain(["--journal", &journal]).collect();
    let mut child = home
        .command(&arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("starts");
    let mut stdin = child.stdin.take().expect("piped");
    let out = BufReader::new(child.stdout.take().expect("piped"));
    std::io::Write::write_all(&mut stdin, b"e4\n\n").expect("taken");
    // Reads this far and then goes away.
    let (tell, heard) = mpsc::channel();
    thread::spawn(move || {
        let found = out.lines().map_while(Result::ok).any(|line| line.contains("completed e4"));
        tell.send(found)
    });
    assert_eq!(heard.recv_timeout(DEADLINE), Ok(true));
    // The program may end before it has read everything.
    let _ = std::io::Write::write_all(&mut stdin, b"e5\n\nNf3\n\n");
    drop(stdin);
    assert!(ended(&mut child).code().is_some(), "ended by itself, not by a signal");
    let err = std::io::read_to_string(child.stderr.take().expect("piped")).expect("text");
    assert!(!err.contains("panicked"), "{err}");
    assert!(end_of(&home)["ply"].as_u64() >= Some(1));
}

#[test]
fn show_gives_the_game_as_it_stood_after_a_half_move() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let lines = "e4\n\narbiter: stop\narbiter: clock white 0:10:00\narbiter: go\ne5\n\nNf3\n\n";
    let played = home.run(&["play", "--face", "lines", "--voice", "off", "--journal", &journal, "--lang", "en"], lines);
    assert_eq!(played.code, Some(0), "{played:?}");
    let after = |ply: usize| -> serde_json::Value {
        let shown = home.run(&["show", &journal, "--ply", &ply.to_string(), "--json"], "");
        serde_json::from_str(&shown.said()).unwrap_or_else(|error| panic!("{error}: {shown:?}"))
    };
    let (start, first, second) = (after(0), after(1), after(2));
    assert_eq!((&start["ply"], &start["running"]), (&0.into(), &"white".into()), "{start}");
    assert_eq!((&first["ply"], &first["running"]), (&1.into(), &"black".into()), "{first}");
    assert!(first["white_clock_ms"].as_u64() > Some(5_000_000), "before White's clock was set: {first}");
    assert_eq!((&second["ply"], &second["running"]), (&2.into(), &"white".into()), "{second}");
    assert!(second["white_clock_ms"].as_u64() <= Some(600_000), "{second}");
}

#[test]
fn former_names_of_commands_still_work_but_are_not_listed() {
    let home = Home::new();
    std::fs::write(home.path("script.game"), "# a game\ne4\npress\n").expect("written");
    let renamed: [(&str, &str, &[&str]); 3] = [
        ("winnable", "can-mate", &["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]),
        ("hear", "play-recording", &["missing.jsonl"]),
        ("rehearse", "simulate", &["script.game"]),
    ];
    let help = home.run(&["--help"], "").out;
    for (before, now, arguments) in renamed {
        let said = |name: &str| {
            let ran = home.run(&[&[name], arguments].concat(), "");
            (ran.code, ran.said())
        };
        assert_eq!(said(before), said(now), "{before}");
        assert!(!said(now).1.is_empty(), "{now}");
        let is_listed = |name: &str| help.lines().any(|line| line.split_whitespace().next() == Some(name));
        assert!(is_listed(now) && !is_listed(before), "{help}");
    }
}

#[test]
fn a_byte_order_mark_before_the_first_line_is_skipped() {
    let home = Home::new();
    let ran = play(&home, &[], "\u{feff}e4\n\nquit\n");
    assert!(ran.out.contains("White has completed e4.") && !ran.out.contains("do not understand"), "{ran:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_cannot_be_written_is_a_failure_with_a_sentence() {
    let home = Home::new();
    for command in [
        "play --lang en --voice off --face lines --journal game.jsonl",
        "say --lang en --voice off e4",
        "can-mate --lang en '8/8/8/8/8/4k3/4p3/4K3 w - - 0 1'",
        "roles --lang en",
    ] {
        let ran = home.run_in_shell(&format!("\"$annabella\" {command} > /dev/full"), "e4\n\nquit\n");
        assert_eq!(ran.code, Some(1), "{command}: {ran:?}");
        assert!(ran.err.contains("Not all of the output could be written"), "{command}: {ran:?}");
    }
}

#[test]
fn settings_that_are_too_long_or_not_text_get_one_short_sentence() {
    let home = Home::new();
    let place = home.run(&["settings", "rate", "200", "--lang", "en"], "");
    let ran = |bytes: &[u8]| {
        let file = home.path("config/annabella/settings.toml");
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("made");
        std::fs::write(&file, bytes).expect("written");
        home.run(&["roles", "--lang", "en"], "")
    };
    let long = ran(format!("voice = \"{}\"\n", "x".repeat(10 << 20)).as_bytes());
    assert!(long.err.contains("is too large and was not read") && long.err.len() < 300, "{place:?} {}", long.err.len());
    let latin = ran(b"rate = 200\nvoice-de = \"\xff\"\n");
    assert!(latin.err.contains("line 2: This is not UTF-8 text"), "{latin:?}");
}
