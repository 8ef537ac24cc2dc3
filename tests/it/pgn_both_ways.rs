//! PGN exported and imported again: the same moves, clocks and result, confirmed by another program.

use std::fs;
use std::process::Command;

use annabella::rehearsal::script::Script;
use annabella::rehearsal::{Transcript, rehearse};
use annabella::storage::exports::pgn;
use annabella::wording::Wording;
use serde_json::json;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, EnPassantMode, Position};

use crate::packages::{Package, has};
use crate::program::{Home, Ran, carried, ran};

const QUIET: [&str; 6] = ["--face", "lines", "--voice", "off", "--lang", "en"];

fn played(home: &Home, more: &[&str], input: &str) -> String {
    let record = home.at("game.jsonl");
    let arguments: Vec<&str> =
        ["play", "--journal", &record].into_iter().chain(QUIET).chain(more.iter().copied()).collect();
    let ran = home.run(&arguments, input);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    record
}

/// Games with everything that PGN can hold: their options and typed lines.
fn games() -> Vec<(Vec<&'static str>, String)> {
    let enters =
        |moves: &str| moves.split(' ').map(|text| format!("{}\n\n", text.replace('_', " "))).collect::<String>();
    let plain = enters("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6 d4 exd4 Nxd4 c5 Nb3 Qxd1");
    vec![
        (vec!["--white", "Ana \"A\" \\ R.", "--black", "Änne"], format!("{plain}resign\nyes\n")),
        (vec!["--time", "40/90+30,30+30"], enters("f3 e5 g4 Qh4")),
        (vec!["--time", "5d3"], enters("e4 d5 e5 f5 exf6 Kf7 fxg7 Kf6 gxh8=N")),
        (vec!["--time", "none"], enters("d4 d5_(=) c4 e6")),
        (vec!["--from", "4k3/P7/8/8/8/8/7p/4K3 b - - 3 40"], enters("h1=Q+ Kd2 Qd5+ Kc3")),
        (vec![], format!("{}arbiter: result 1/2-0 late\n", enters("a4 a5"))),
        (vec![], format!("{}draw\naccept\nyes\n", enters("a4 a5"))),
        (vec!["--time", "15+10"], "arbiter: note before the first move\n".to_owned() + &enters("Nf3 Nf6 Ng1 Ng8")),
    ]
}

fn export(home: &Home, record: &str) -> String {
    let ran = home.run(&["export", record, "--to", "pgn"], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    ran.out
}

fn import(home: &Home, arguments: &[&str]) -> Ran {
    home.run(&["import", "--lang", "en"].iter().chain(arguments).copied().collect::<Vec<_>>(), "")
}

#[test]
fn an_exported_game_is_imported_unchanged() {
    for (more, input) in games() {
        let home = Home::new();
        let record = played(&home, &more, &input);
        let pgn = export(&home, &record);
        fs::write(home.path("out.pgn"), &pgn).expect("written");
        let again = home.at("again.jsonl");
        let imported = import(&home, &[&home.at("out.pgn"), "--journal", &again]);
        assert_eq!((imported.code, imported.out), (Some(0), format!("Imported to {again}.\n")), "{}", imported.err);
        assert_eq!(export(&home, &again), pgn, "{more:?}");
        let verified = home.run(&["verify", &again, "--lang", "en"], "");
        let is_over = !pgn.contains("[Result \"*\"]") || pgn.contains("[Points ");
        assert_eq!(verified.code, Some(if is_over { 0 } else { 2 }), "closed where it is over: {verified:?}");
    }
}

// On Windows all programs of a user share one home: no test can have kept games of its own.
#[cfg(unix)]
#[test]
fn games_of_other_programs_are_imported_into_one_record_each_and_listed() {
    let home = Home::new();
    let pgn = "[Event \"Club\"]\n[Date \"1999.03.04\"]\n[White \"Kasparov\"]\n[Black \"Topalov\"]\n[Result \"1-0\"]\n\
        [WhiteElo \"2812\"]\n[TimeControl \"7200\"]\n\n1. e4 {[%clk 1:59:50] best by test} d6 {[%clk 1:59:00]} 2. d4 \
        {[%clk 1:58:10]} Nf6 $1 (2... g6 3. Nc3) {[%clk 1:58:30]} 1-0\n\n\
        [Event \"Club\"]\n[White \"Carlsen\"]\n[Black \"Anand\"]\n[Variant \"Chess960\"]\n[SetUp \"1\"]\n\
        [FEN \"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9\"]\n[Result \"*\"]\n\n9. Nc3 d5 *\n";
    fs::write(home.path("games.pgn"), pgn).expect("written");
    let imported = import(&home, &[&home.at("games.pgn")]);
    assert_eq!((imported.code, imported.out.lines().count()), (Some(0), 2), "{imported:?}");
    let listed = home.run(&["games", "--lang", "en"], "").out;
    assert!(listed.contains("1: Kasparov against Topalov, 1999-03-04. 4 half-moves, last 2... Nf6."), "{listed}");
    assert!(listed.contains("2: Carlsen against Anand"), "{listed}");
    let first = home.run(&["export", "Kasparov"], "").out;
    for part in ["[WhiteElo \"2812\"]", "[Date \"1999.03.04\"]", "[%clk 1:59:50]", "[%clk 1:58:30]", "[Result \"1-0\"]"]
    {
        assert!(first.contains(part), "{part}: {first}");
    }
    assert!(first.contains("best by test"), "{first}");
    let second = home.run(&["export", "Carlsen"], "").out;
    assert!(second.contains("[Variant \"Chess960\"]") && second.contains("9. Nc3 d5 *"), "{second}");
}

#[cfg(unix)]
#[test]
fn a_failed_import_gives_its_reason_and_leaves_no_record() {
    let home = Home::new();
    for (name, text, said) in [
        ("illegal.pgn", "1. Ke3 *", "line 1, game 1: Move 1. Ke3"),
        ("space.pgn", "1. N f3 Nc6 *", "This is no game"),
        ("text.txt", "hello world", "This is no game"),
        ("tag.pgn", "[Event", "What begins here with"),
        ("other.pgn", "[Variant \"Atomic\"]\n\n1. e4 *", "This is a game of Atomic"),
        ("empty.pgn", "", "empty.pgn"),
        ("fen.pgn", "[FEN \"nowhere\"]\n\n1. e4 *", "nowhere"),
    ] {
        fs::write(home.path(name), text).expect("written");
        let ran = import(&home, &[&home.at(name)]);
        assert!(matches!(ran.code, Some(1 | 2)) && ran.err.contains(said), "{name}: {ran:?}");
        assert_eq!((ran.err.lines().count(), ran.out.as_str()), (1, ""), "{name}: {ran:?}");
    }
    let none = import(&home, &[&home.at("illegal.pgn"), "--game", "7"]);
    assert_eq!(none.code, Some(2), "{none:?}");
    assert_eq!(home.run(&["games", "--lang", "en"], "").out, "There is no such recorded game.\n");
}

/// Python: prints the last position, the clocks and the result of a PGN.
const READ: &str = "
import chess.pgn, sys
game = chess.pgn.read_game(sys.stdin)
assert game is not None and not game.errors, game and game.errors
clocks = [node.clock() for node in game.mainline()]
end = game.end().board()
shredder = isinstance(end, chess.Board) and end.chess960
print(end.fen(en_passant='legal') if not shredder else end.board_fen(), game.headers['Result'], clocks)
";

#[test]
fn another_program_reads_every_game_to_the_same_end() {
    if !has(&[Package::PythonChess]) {
        return;
    }
    for (more, input) in games() {
        let home = Home::new();
        let record = played(&home, &more, &input);
        let read = ran(Command::new("python3").args(["-c", READ]), export(&home, &record).as_bytes());
        assert_eq!(read.code, Some(0), "{more:?}: {read:?}");
        let shown = home.run(&["show", &record, "--json"], "").out;
        let end: serde_json::Value = serde_json::from_str(shown.trim()).expect("an object");
        let fen = end["fen"].as_str().expect("a position");
        assert!(read.out.starts_with(fen), "{more:?}: {read:?} is not {fen}");
        let pgn = export(&home, &record);
        let clocks = pgn.matches("[%clk ").count();
        let plies = end["ply"].as_u64().expect("a number") as usize;
        assert!(clocks == plies || more.contains(&"none"), "{pgn}");
        assert_eq!(read.out.matches("None").count(), plies - clocks, "{read:?}");
    }
}

/// Python: prints for each game of a file the errors, the last position, the result and the clocks.
const READ_ALL: &str = "
import chess.pgn, json, sys
while (game := chess.pgn.read_game(sys.stdin)) is not None:
    end = game.end().board()
    clocks = [None if node.clock() is None else round(node.clock()) for node in game.mainline()]
    print(json.dumps([[str(error) for error in game.errors], end.fen(en_passant='legal'),
        game.headers['Result'], clocks]))
";

/// The moves of each script up to the first illegal one, which is as much as PGN can hold.
#[test]
fn another_program_reads_every_script_to_the_same_position_clocks_and_result() {
    let mut python = Command::new("python3");
    python.args(["-c", READ_ALL]);
    if !has(&[Package::PythonChess]) {
        return;
    }
    let (mut text, mut expected, mut chess960, mut timed) = (String::new(), Vec::new(), 0, 0);
    for path in crate::script::scripts(&carried("games")) {
        let script = fs::read_to_string(&path).expect("a script");
        let Ok(script) = Script::read_in(path.parent().expect("a folder"), &script) else { continue };
        let (_, game) = rehearse(&script, Wording::new("en").expect("English"), Transcript::Text);
        let (mut position, mut clocks) = (game.terms().start.clone(), Vec::new());
        for made in game.line().iter() {
            let Some(mv) = made.half_move.legal_in(&position) else { break };
            let left = made.readings.get(position.turn()).remaining;
            clocks.push(left.map(|left| left.whole_seconds().max(0)));
            position.play_unchecked(mv);
        }
        let mode = game.terms().castling_mode;
        let fen = Fen::from_position(&position, EnPassantMode::Legal).to_string();
        // A game lost by default has the score of one that was lost on the board.
        let score = |score: String| score.replace("+/-", "1-0").replace("-/+", "0-1");
        let result = game.result().map(|result| score(result.score())).filter(|score| SCORES.contains(&score.as_str()));
        chess960 += usize::from(mode == CastlingMode::Chess960);
        timed += clocks.iter().flatten().count();
        expected.push((path, json!([[], fen, result.as_deref().unwrap_or("*"), clocks])));
        text.push_str(&pgn(&game, 0));
        text.push('\n');
    }
    assert!(expected.len() > 100 && chess960 > 3 && timed > 300, "{} {chess960} {timed}", expected.len());
    let read = ran(&mut python, text.as_bytes());
    assert_eq!((read.code, read.out.lines().count()), (Some(0), expected.len()), "{}", read.err);
    for (line, (path, expected)) in read.out.lines().zip(&expected) {
        let found: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(found, *expected, "{}", path.display());
    }
}

/// The results that PGN has.
const SCORES: [&str; 3] = ["1-0", "0-1", "1/2-1/2"];

#[test]
fn a_broadcast_writes_the_current_game_and_no_other_file() {
    let home = Home::new();
    let record = played(&home, &[], "e4\n\ne5\n\n");
    let live = |to: &str| home.run(&["export", &record, "--to", "live", "-o", to, "--lang", "en"], "");
    let first = live(&home.at("live.pgn"));
    assert_eq!(first.code, Some(0), "a game that is not being played is written once: {first:?}");
    assert_eq!(fs::read_to_string(home.path("live.pgn")).expect("written"), export(&home, &record));
    let resume: Vec<&str> = ["resume", &record].into_iter().chain(QUIET).collect();
    assert_eq!(home.run(&resume, "arbiter: go\nNf3\n\n").code, Some(0));
    assert_eq!(live(&home.at("live.pgn")).code, Some(0), "its own file is written again");
    assert!(fs::read_to_string(home.path("live.pgn")).expect("written").contains("2. Nf3"));
    fs::write(home.path("other.pgn"), "annotated by hand").expect("written");
    let other = live(&home.at("other.pgn"));
    assert!(other.code == Some(1) && other.err.contains("already exists and is left unchanged"), "{other:?}");
    assert_eq!(fs::read_to_string(home.path("other.pgn")).expect("there"), "annotated by hand");
    assert_eq!(live(&record).code, Some(2), "the record itself");
    let nowhere = home.run(&["export", &record, "--to", "live", "--lang", "en"], "");
    assert_eq!(nowhere.code, Some(2), "{nowhere:?}");
}

#[test]
fn a_broadcast_follows_the_game_move_by_move_until_it_is_left() {
    use std::io::Write;
    use std::process::Stdio;
    let home = Home::new();
    let record = home.at("game.jsonl");
    let arguments: Vec<&str> = ["play", "--journal", &record].into_iter().chain(QUIET).collect();
    let start = |arguments: &[&str], stdin| {
        let mut command = home.command(arguments);
        command.stdin(stdin).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts")
    };
    let mut table = start(&arguments, Stdio::piped());
    let mut keyboard = table.stdin.take().expect("piped");
    let file = home.path("live.pgn");
    let there = |text: &str| {
        crate::watching::eventually(&home.path(""), text, || {
            fs::read_to_string(&file).is_ok_and(|pgn| pgn.contains(text)).then_some(())
        });
    };
    keyboard.write_all(b"e4\n\n").expect("read");
    crate::watching::eventually(&home.path(""), "a move", || {
        fs::read_to_string(&record).is_ok_and(|text| text.contains("move_completed")).then_some(())
    });
    let mut live = start(&["export", &record, "--to", "live", "-o", &home.at("live.pgn")], Stdio::null());
    there("1. e4");
    keyboard.write_all(b"e5\n\n").expect("read");
    there("1... e5");
    keyboard.write_all(b"resign\nyes\n").expect("read");
    drop(keyboard);
    assert_eq!(crate::program::ended(&mut live).code(), Some(0), "it ends with the game");
    assert!(fs::read_to_string(&file).expect("written").contains("[Result \"0-1\"]"));
    crate::program::ended(&mut table);
}

#[test]
fn clock_times_stay_as_written_and_no_reason_is_claimed() {
    for (control, end) in
        [("[TimeControl \"900\"]\n", "normal"), ("", "abandoned"), ("[TimeControl \"?\"]\n", "normal")]
    {
        let home = Home::new();
        // White's clock goes up after the second move.
        let pgn = format!(
            "{control}[Termination \"{end}\"]\n[Result \"1-0\"]\n\n1. e4 {{[%clk 0:14:50]}} e5 {{[%clk 0:14:40]}} \
             2. Nf3 {{[%clk 0:16:10]}} Nc6 {{[%clk 0:13:00]}} 1-0\n"
        );
        fs::write(home.path("in.pgn"), pgn).expect("written");
        let record = home.at("game.jsonl");
        let imported = import(&home, &[&home.at("in.pgn"), "--journal", &record]);
        assert_eq!(imported.code, Some(0), "{imported:?}");
        let again = export(&home, &record);
        for time in ["0:14:50", "0:14:40", "0:16:10", "0:13:00"] {
            assert!(again.contains(&format!("[%clk {time}]")), "{control}{time}: {again}");
        }
        assert!(again.contains(&format!("[Termination \"{end}\"]")), "{again}");
        let shown = home.run(&["show", &record, "--lang", "en"], "").out;
        assert!(shown.contains("the reason is not recorded") && !shown.contains("resign"), "{shown}");
    }
}

#[test]
fn a_broadcast_that_was_replaced_goes_on_elsewhere_and_says_so() {
    use std::io::Write;
    use std::process::Stdio;
    let home = Home::new();
    let record = home.at("game.jsonl");
    let arguments: Vec<&str> = ["play", "--journal", &record].into_iter().chain(QUIET).collect();
    let mut table = home.command(&arguments);
    let mut table = table.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
    let mut keyboard = table.stdin.take().expect("piped");
    let there = |file: &str, text: &str| {
        crate::watching::eventually(&home.path(""), text, || {
            fs::read_to_string(home.path(file)).is_ok_and(|written| written.contains(text)).then_some(())
        });
    };
    keyboard.write_all(b"e4\n\n").expect("read");
    there("game.jsonl", "move_completed");
    let mut live = home.command(&["export", &record, "--to", "live", "-o", &home.at("live.pgn"), "--lang", "en"]);
    let said = fs::File::create(home.path("said.txt")).expect("made");
    let mut live = live.stdin(Stdio::null()).stdout(Stdio::null()).stderr(said).spawn().expect("it starts");
    there("live.pgn", "1. e4");
    fs::write(home.path("foreign.pgn"), "annotated by hand").expect("written");
    fs::rename(home.path("foreign.pgn"), home.path("live.pgn")).expect("replaced");
    keyboard.write_all(b"e5\n\n").expect("read");
    there("live-2.pgn", "1... e5");
    there("said.txt", "live-2.pgn");
    keyboard.write_all(b"resign\n").expect("read");
    drop(keyboard);
    assert_eq!(crate::program::ended(&mut live).code(), Some(0));
    crate::program::ended(&mut table);
    assert_eq!(fs::read_to_string(home.path("live.pgn")).expect("there"), "annotated by hand");
    let said = fs::read_to_string(home.path("said.txt")).expect("said");
    assert_eq!(said.matches("live-2.pgn").count(), 1, "once: {said}");
}
