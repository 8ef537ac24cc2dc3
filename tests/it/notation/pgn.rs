//! PGN written here is read back the same; what cannot be read is refused with its place.

use annabella::game::clock::moment::Span;
use annabella::game::half_move::HalfMove;
use annabella::game::laws::result::score;
use annabella::notation::pgn::{NotAPgn, PgnGame, PgnPly, Problem, read_pgn, write_pgn};
use proptest::prelude::*;
use shakmaty::{CastlingMode, Chess, Position};

use super::{position, start};

fn ply(squares: &str, clock: Option<i64>, comment: &str) -> PgnPly {
    let half_move = squares.parse().expect("squares");
    PgnPly { clock: clock.map(Span::milliseconds), comment: comment.to_owned(), ..PgnPly::bare(half_move) }
}

fn tags(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

#[test]
fn a_short_game_is_written_as_shown_here() {
    let game = PgnGame {
        tags: tags(&[
            ("White", "Anna \"Bella\" C\\D"),
            ("TimeControl", "5400+30"),
            ("Annotator", "a\nb"),
            ("Site", "Hall 2"),
        ]),
        plies: vec![
            ply("e2e4", Some(5_397_999), ""),
            ply("e7e5", Some(-500), "a {draw} [%clk 9:99:99] was offered (=)"),
            ply("f1c4", None, ""),
            ply("b8c6", None, ""),
            ply("d1h5", None, ""),
            ply("g8f6", None, ""),
            ply("h5f7", None, ""),
        ],
        score: score("1-0").ok(),
        ..PgnGame::new(start(), CastlingMode::Standard)
    };
    let expected = [
        r#"[Event "?"]"#,
        r#"[Site "Hall 2"]"#,
        r#"[Date "????.??.??"]"#,
        r#"[Round "?"]"#,
        r#"[White "Anna \"Bella\" C\\D"]"#,
        r#"[Black "?"]"#,
        r#"[Result "1-0"]"#,
        r#"[Annotator "a b"]"#,
        r#"[TimeControl "5400+30"]"#,
        "",
        "1. e4 {[%clk 1:29:57]} 1... e5 {[%clk 0:00:00] a (draw) [ %clk 9:99:99] was",
        "offered (=)} 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0",
        "",
        "",
    ];
    assert_eq!(write_pgn(&game), expected.join("\n"));
}

#[test]
fn other_starting_positions_and_scores_are_in_the_tags() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w H - 0 9";
    let game = PgnGame {
        plies: vec![ply("e1h1", None, "")],
        score: score("1/2-0").ok(),
        ..PgnGame::new(position(fen), CastlingMode::Chess960)
    };
    let pgn = write_pgn(&game);
    for line in ["[SetUp \"1\"]", "[Variant \"Chess960\"]", "[Result \"*\"]", "[Points \"1/2-0\"]", "[FEN \"4k3/"] {
        assert!(pgn.contains(line), "{line} in {pgn}");
    }
    let black = PgnGame {
        plies: vec![ply("e8e7", None, "")],
        ..PgnGame::new(position("4k3/8/8/8/8/8/8/4K3 b - - 0 12"), CastlingMode::Standard)
    };
    assert!(write_pgn(&black).contains("\n12... Ke7 *\n"));
    let read = read_pgn(pgn.as_bytes()).expect("readable");
    assert_eq!(read[0].score, game.score);
    assert_eq!(read[0].plies, game.plies);
    assert_eq!(read[0].mode, CastlingMode::Chess960);
}

#[test]
fn illegal_moves_are_in_a_comment() {
    let game = PgnGame {
        plies: vec![ply("e2e4", None, ""), ply("e8e3", None, ""), ply("a2a3", None, "")],
        ..PgnGame::new(start(), CastlingMode::Standard)
    };
    let pgn = write_pgn(&game);
    assert!(pgn.contains("1. e4 {not legal: Ke8e3 a2a3} *"), "{pgn}");
    assert_eq!(read_pgn(pgn.as_bytes()).expect("readable")[0].plies.len(), 1);
}

#[test]
fn text_that_is_not_pgn_is_refused_with_its_place() {
    let at = |at: &str, text: &str| (at.to_owned(), text.to_owned());
    let word = |move_at: &str, text: &str| {
        let (at, text) = at(move_at, text);
        Problem::Word { at, text }
    };
    let moved = |move_at: &str, text: &str| {
        let (at, text) = at(move_at, text);
        Problem::Move { at, text }
    };
    for (pgn, game, line, problem) in [
        ("1. e4 e5 2. Ke3 *", 1, 1, moved("2.", "Ke3")),
        ("1. e4 e5\n2. Nf3 Ke6 *", 1, 2, moved("2...", "Ke6")),
        ("1. e4 *\n\n[FEN \"x\"]\n\n1. e4 *", 2, 5, Problem::Start { fen: "x".to_owned() }),
        ("1. e4 e5 2. N f3 Nc6 *", 1, 1, word("2.", "N")),
        ("1. e4 e5 2. foo Nf3 *", 1, 1, word("2.", "foo")),
        ("1. e4 e5 2. Nf3 -- *", 1, 1, moved("2...", "--")),
        ("[Event never closed\n", 1, 1, Problem::Unclosed { sign: '[' }),
        ("", 1, 1, Problem::NoGame),
        ("\n \n", 1, 3, Problem::NoGame),
        ("hello world\n", 1, 1, Problem::NoGame),
        ("1. e4 e5 * hello", 2, 1, Problem::NoGame),
    ] {
        assert_eq!(read_pgn(pgn.as_bytes()), Err(NotAPgn { game, line, problem }), "{pgn}");
    }
    assert!(read_pgn(b"\x00\xff\xfe").is_err());
}

#[test]
fn what_other_programs_write_is_read() {
    let plies = |pgn: &str| -> Vec<String> {
        let games = read_pgn(pgn.as_bytes()).unwrap_or_else(|error| panic!("{error:?} in {pgn}"));
        games.iter().flat_map(|game| game.plies.iter().map(|ply| ply.half_move.to_string())).collect()
    };
    let opened = ["e2e4", "e7e5", "g1f3"];
    for pgn in [
        "\u{feff}1.e4 e5 2.Nf3 *",
        "1 e4 e5 2 Nf3",
        "1. e4 1... e5 2. Nf3 1-0",
        "1. ... e4 e5 2.Nf3 1\u{2013}0",
        "1. e4! e5!? 2. Nf3 $14 ± += +/- \u{bd}-\u{bd}",
        "1. e4 (1. d4 d5 (1... Nf6 {a ) in it} 2. c4)) e5 2. Nf3 1/2-1/2",
        "1. e4 ; the best\n% for another program 9. Qh9\ne5 2. Nf3 *",
        "[Event \"A \\\"B\\\" \\\\ C\"] [Site \"?\"]\r\n\r\n1. e4 e5 2. Nf3 *\r\n",
        "[Result \"?\"]\n1. e4 e5 2. Nf3 1-0",
        "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 9\"]\n1. e4 e5 2. Nf3 *",
    ] {
        assert_eq!(plies(pgn), opened, "{pgn}");
    }
    assert_eq!(plies("1. e4 *\n\n1. d4 *"), ["e2e4", "d2d4"]);
    assert_eq!(plies("1. e4\n[White \"next\"]\n1. d4 *"), ["e2e4", "d2d4"]);
    let castled = "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 O-O *";
    assert_eq!(&plies(castled)[6..], ["e1g1", "e8g8"]);
    let tag = |pgn: &[u8]| read_pgn(pgn).expect("readable")[0].tag("White").map(str::to_owned);
    assert_eq!(tag(b"[White \"M\xfcller\"]\n*").as_deref(), Some("M\u{fc}ller"), "Latin-1");
    assert_eq!(tag("[White \"Müller\"]\n*".as_bytes()).as_deref(), Some("Müller"));
    let score = |pgn: &str| read_pgn(pgn.as_bytes()).expect("readable")[0].score;
    assert_eq!(score("[Result \"1-0\"]\n1. e4"), annabella::game::laws::result::score("1-0").ok());
    assert_eq!(score("[Result \"1-0\"]"), annabella::game::laws::result::score("1-0").ok());
}

#[test]
fn clocks_of_other_programs_are_read() {
    let games =
        read_pgn(b"1. e4 {[%eval 0.3] [%clk 1:29:57.9] good} e5 {[%emt 0:00:03][%clk 29:57]} *").expect("readable");
    assert_eq!(games[0].plies[0], ply("e2e4", Some(5_397_000), "[%eval 0.3] good"));
    let used = Some(Span::seconds(3));
    assert_eq!(games[0].plies[1], PgnPly { used, ..ply("e7e5", Some(1_797_000), "") });
}

fn game_of(start: Chess, mode: CastlingMode, choices: &[(u16, Option<u32>, String)]) -> PgnGame {
    let mut game = PgnGame::new(start.clone(), mode);
    let mut position = start;
    for (choice, clock, comment) in choices {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[usize::from(*choice) % legal.len()];
        let clock = clock.map(|seconds| Span::seconds(seconds.into()));
        let half_move = HalfMove::of(mv, mode);
        let comment = comment.clone();
        let marks = ["", "!", "?! $14", "$1", "!?", ""][usize::from(*choice) % 6].to_owned();
        let variations = match *choice % 5 {
            0 => vec!["(1. d4 {a) [%cal Ge2e4]} d5 (1... Nf6))".to_owned(), "(1. c4)".to_owned()],
            _ => Vec::new(),
        };
        game.plies.push(PgnPly { half_move, clock, used: clock, marks, comment, variations });
        position.play_unchecked(mv);
    }
    game
}

fn plies() -> impl Strategy<Value = Vec<(u16, Option<u32>, String)>> {
    let comment = prop_oneof![3 => Just(String::new()), 1 => "[a-zäßé%;\\]\\[(!$*][a-z%;.,()0-9\\[\\]éЖ☃]{0,90}( [%a-z]{1,9}){0,30}"];
    prop::collection::vec((any::<u16>(), prop::option::of(0u32..400_000), comment), 0..120)
}

fn round_trip(game: &PgnGame) {
    let pgn = write_pgn(game);
    assert!(pgn.lines().all(|line| !line.starts_with('%')));
    let read = read_pgn(pgn.as_bytes()).unwrap_or_else(|e| panic!("{e:?} in {pgn}"));
    assert_eq!(read.len(), 1);
    let mut expected = game.clone();
    (expected.tags, expected.lines) = (read[0].tags.clone(), read[0].lines.clone());
    for ply in &mut expected.plies {
        ply.comment = ply.comment.replace("[%clk", "[ %clk").replace("[%emt", "[ %emt");
    }
    assert_eq!(&read[0], &expected, "{pgn}");
    assert_eq!(write_pgn(&read[0]), pgn);
}

proptest! {
    #[test]
    fn games_read_back(plies in plies(), result in 0usize..7) {
        let score = score(["1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "*"][result]).ok();
        let game = game_of(start(), CastlingMode::Standard, &plies);
        let mut last = game.start.clone();
        game.plies.iter().for_each(|ply| last = ply.half_move.played_in(&last).expect("legal"));
        prop_assume!(!last.legal_moves().is_empty());
        round_trip(&PgnGame { score, ..game });
    }

    #[test]
    fn games_of_chess960_read_back(number in 0u32..960, plies in plies()) {
        let fen = format!("{} w KQkq - 0 1", shakmaty::Board::chess960(number).board_fen());
        round_trip(&game_of(position(&fen), CastlingMode::Chess960, &plies));
    }

    #[test]
    fn a_file_with_any_tag_can_be_read(name in ".{0,20}", value in ".{0,400}") {
        let game = PgnGame { tags: vec![(name, value.clone()), ("White".to_owned(), value)], ..PgnGame::new(start(), CastlingMode::Standard) };
        let pgn = write_pgn(&game);
        let read = read_pgn(pgn.as_bytes()).expect("readable");
        prop_assert_eq!(read.len(), 1);
        prop_assert_eq!(write_pgn(&read[0]), pgn);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = read_pgn(&bytes);
    }
}
