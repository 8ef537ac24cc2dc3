//! Pairings as real pairing programs write them, and the result of a board written back into them.

use std::fs;

use annabella::game::laws::result::{GameResult, Points, Reason};
use annabella::game::people::{Player, Registration, Title};
use annabella::game::terms::Terms;
use annabella::options::event_file::{EventRules, template};
use annabella::storage::pairings::{Outcome, PlayedGame, list_with_results};
use proptest::prelude::*;
use shakmaty::ByColor;

use crate::program::{Home, Ran, carried};

/// Lines as two pairing programs export them: with a next round that is paired but not played, and with all rounds
/// played.
const NEXT_ROUND: &str = "\
012 Spring Open\r\n\
001    1 m    Weber, Jonas                      2100 GER     4600001 1990/01/01  1.0    1     3 w 1     2 b  \r\n\
001    2 f    Garcia, Ana                       2000 ESP     2200002 1991/02/02  1.0    2     4 b 1     1 w  \r\n\
001    3      Svensson, Åke                     1900 SWE                         0.0    3     1 b 0     4 w  \r\n\
001    4      Low, Li                           1800 MAS                         0.0    4     2 w 0     3 b  \r\n";
const PLAYED: &str = "\
001    7 m GM First, A                          2500 GER                         2.5    1     9 w 1     8 b =     0 - +\r\n\
001    8 m    Second, B                         2400 GER                         1.5    2     0 - H     7 w =     9 b 0\r\n\
001    9 m    Third, C                          2300 GER                         1.0    3     7 b 0     0 - -     8 w 1\r\n";

#[test]
fn the_players_of_a_board_come_from_the_list_and_the_result_goes_back_into_their_lines() {
    let home = Home::new();
    fs::write(home.path("open.trf"), NEXT_ROUND).expect("written");
    let rules =
        "[event]\nname = \"Spring Open\"\npairings = \"open.trf\"\n[[player]]\nname = \"Weber, Jonas\"\nblind = true\n";
    fs::write(home.path("open.toml"), rules).expect("written");
    let said = home.run(&["event", &home.at("open.toml"), "--lang", "en"], "").said();
    assert!(said.contains("4 games are paired.\nRound: "), "{said}");
    assert!(said.contains("; board: 1-"), "{said}");
    // The columns of the rounds begin with the 92nd.
    let unpaired: Vec<&str> = NEXT_ROUND.lines().map(|line| line.get(..89).unwrap_or(line)).collect();
    fs::write(home.path("unpaired.trf"), unpaired.join("\r\n")).expect("written");
    fs::write(home.path("unpaired.toml"), rules.replace("open.trf", "unpaired.trf")).expect("written");
    let said_of_none = home.run(&["event", &home.at("unpaired.toml"), "--lang", "en"], "").said();
    assert!(said_of_none.contains("No game is paired."), "{said_of_none}");
    let journal = home.at("game.jsonl");
    let event = home.at("open.toml");
    let board = |board| ["--event", &event, "--round", "2", "--board", board].map(str::to_owned);
    let play = ["play", "--voice", "off", "--lang", "en", "--journal", &journal].map(str::to_owned);
    let played: Vec<String> = play.iter().cloned().chain(board("1")).collect();
    let played: Vec<&str> = played.iter().map(String::as_str).collect();
    let ran = home.run(&played, "e4\n\nblack: resign\nyes\nquit\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let written = fs::read_to_string(home.path("open-round2-board1.trf")).expect("the result");
    assert_eq!(
        written,
        "001    2 f    Garcia, Ana                       2000 ESP     2200002 1991/02/02  2.0    2     4 b 1     1 w 1\r\n\
         001    1 m    Weber, Jonas                      2100 GER     4600001 1990/01/01  1.0    1     3 w 1     2 b 0\r\n"
    );
    // An earlier result of this board is replaced, the file of another is not.
    for (foreign, file) in
        [("a shopping list\n", "open-round2-board1-2.trf"), (written.as_str(), "open-round2-board1.trf")]
    {
        fs::write(home.path("open-round2-board1.trf"), foreign).expect("written");
        let ran = home.run(
            &["resume", &journal, "--voice", "off", "--lang", "en"],
            "arbiter: result *\narbiter: result 0-1\nquit\n",
        );
        assert!(ran.code == Some(0) && ran.out.contains(file), "{ran:?}");
        let result = fs::read_to_string(home.path(file)).expect("the result");
        assert!(result.contains("4 b 1     1 w 0"), "{result}");
        if foreign != written {
            assert_eq!(fs::read_to_string(home.path("open-round2-board1.trf")).expect("there"), foreign);
        }
    }
    let pgn = home.run(&["export", &journal], "").out;
    assert!(pgn.contains("[Round \"2\"]") && pgn.contains("[White \"Garcia, Ana\"]"), "{pgn}");
    for tag in ["WhiteElo \"2000\"", "WhiteFideId \"2200002\"", "BlackElo \"2100\"", "BlackFideId \"4600001\""] {
        assert!(pgn.contains(tag), "what the list says of the players: {tag} in\n{pgn}");
    }
    let none: Vec<String> = play.iter().cloned().chain(board("7")).collect();
    let none: Vec<&str> = none.iter().map(String::as_str).collect();
    let ran = home.run(&none, "");
    assert!(ran.code == Some(2) && ran.said().contains('7'), "{ran:?}");
    fs::write(home.path("open.trf"), "001 nonsense\r\n").expect("written");
    let ran = home.run(&["event", &event, "--lang", "en"], "");
    assert!(ran.code == Some(2) && ran.said().contains("open.trf, line 1"), "{ran:?}");
}

#[test]
fn what_the_list_says_of_a_player_is_taken_and_the_file_of_the_event_goes_before_it() {
    let home = Home::new();
    let list = fs::read_to_string(carried("pairings/extended_lf.trf")).expect("a list");
    // A rating that cannot be one is left out, and nothing else with it.
    fs::write(home.path("open.trf"), list.replace("2390", "239x")).expect("written");
    let rules = "[event]\npairings = \"open.trf\"\n[[player]]\nname = \"Ortiz, Ana\"\nrating = 2450\n";
    fs::write(home.path("open.toml"), rules).expect("written");
    let rules = EventRules::read(&home.path("open.toml")).expect("rules");
    let mut known = Vec::new();
    for round in 1..=3 {
        for board in 1..=4 {
            let Some(paired) = rules.paired(round, board) else { continue };
            let mut terms = Terms::between(Player::named("a"), Player::named("b"));
            paired.agree(&mut terms).expect("terms");
            for Player { name, registration, .. } in terms.players {
                let Registration { title, rating, federation, fide_id } = registration;
                let name = name.unwrap_or_default();
                known.push(format!("{name} {:?} {rating:?} {federation:?} {fide_id:?}", title.map(Title::letters)));
            }
        }
    }
    known.sort();
    known.dedup();
    let has = |line: &str| assert!(known.iter().any(|known| known == line), "{line} in {known:#?}");
    has("Ortiz, Ana Some(\"WGM\") Some(2450) Some(\"ESP\") Some(2200001)");
    has("Pohl, Jan Some(\"IM\") None Some(\"GER\") Some(4600001)");
    has("Rossi, Ugo None Some(2301) Some(\"ITA\") Some(800001)");
}

#[test]
fn boards_stand_in_the_order_of_the_scores() {
    let home = Home::new();
    for (list, expected) in [
        (NEXT_ROUND, vec![(1, 1, "Weber, Jonas"), (1, 2, "Low, Li"), (2, 1, "Garcia, Ana"), (2, 2, "Svensson, Åke")]),
        (PLAYED, vec![(1, 1, "First, A"), (2, 1, "Second, B"), (3, 1, "Third, C")]),
    ] {
        fs::write(home.path("list.trf"), list).expect("written");
        let rules = EventRules { pairing_file: Some(home.path("list.trf")), ..EventRules::default() };
        let found = rules.with_pairings().expect("a list").pairings;
        let found: Vec<_> =
            found.iter().map(|pairing| (pairing.round, pairing.board, pairing.names.white.as_str())).collect();
        assert_eq!(found, expected);
    }
}

/// Every pairing of a list that stands among the files of the tests: round, board, White, Black.
fn pairings_of(name: &str) -> Vec<(u32, u32, String, String)> {
    let rules = EventRules { pairing_file: Some(carried(&format!("pairings/{name}"))), ..EventRules::default() };
    let found = rules.with_pairings().unwrap_or_else(|trouble| panic!("{name}: {trouble:?}")).pairings;
    found.into_iter().map(|one| (one.round, one.board, one.names.white, one.names.black)).collect()
}

fn paired(round: u32, board: u32, white: &str, black: &str) -> (u32, u32, String, String) {
    (round, board, white.to_owned(), black.to_owned())
}

/// One generator of tournaments ends its lines with CR alone and puts a space after every round.
#[test]
fn lines_may_end_with_cr_alone() {
    assert_eq!(
        pairings_of("generated_cr.trf"),
        [
            paired(1, 1, "Arroyo, Luz", "Brandt, Uwe"),
            paired(1, 2, "Castro, Eva", "Dietz, Ole"),
            paired(2, 1, "Arroyo, Luz", "Castro, Eva"),
            paired(2, 2, "Dietz, Ole", "Brandt, Uwe"),
        ]
    );
}

/// In the middle of an event: a player who is absent (0000 - Z), byes (0 - H, 0 - U), a game not played (+ and -), the
/// extensions for the pairing program, and the next round already paired.
#[test]
fn a_list_in_the_middle_of_an_event_is_read() {
    assert_eq!(
        pairings_of("extended_lf.trf"),
        [
            paired(1, 1, "Ortiz, Ana", "Qvist, Per"),
            paired(1, 2, "Rossi, Ugo", "Pohl, Jan"),
            paired(2, 1, "Ortiz, Ana", "Rossi, Ugo"),
            paired(3, 1, "Ortiz, Ana", "Pohl, Jan"),
            paired(3, 2, "Qvist, Per", "Sauer, Ina"),
        ]
    );
}

/// The files of two public programs: the pairing engine bbpPairings, which ends its lines with CR alone and writes
/// byes and forfeits with and without 0000, and the TRF library for Python (1.1.1), which leaves a missing opponent
/// empty and moves a line by one column where the title has three letters.
#[test]
fn files_of_public_programs_are_read() {
    let test = |number: u32| format!("Test{number:04} Player{number:04}");
    let game = |round, board, white, black| paired(round, board, &test(white), &test(black));
    assert_eq!(
        pairings_of("bbp_pairings.trf"),
        [
            game(1, 1, 4, 1),
            game(1, 2, 2, 5),
            game(1, 3, 6, 3),
            game(2, 1, 1, 3),
            game(2, 2, 7, 2),
            game(2, 3, 6, 4),
            game(3, 1, 2, 1),
            game(3, 2, 3, 7),
            game(3, 3, 5, 6),
            game(4, 1, 3, 2),
            game(4, 2, 1, 5),
            game(4, 3, 7, 4),
        ]
    );
    let [ana, jorg, ada] = ["Peña, Ana", "Müller, Jörg", "Okonkwo, Ada"];
    assert_eq!(
        pairings_of("python_trf.trf"),
        [
            paired(1, 1, jorg, ada),
            paired(1, 2, "Low, Li", ana),
            paired(2, 1, ana, jorg),
            paired(2, 2, ada, "Åkesson, Bo"),
            paired(3, 1, jorg, "Low, Li"),
            paired(3, 2, "Åkesson, Bo", ana),
        ]
    );
}

/// TRF26: 142, 152, 162, 192, and points for a win that put the boards in another order than one and a half would.
#[test]
fn the_points_of_the_event_order_the_boards() {
    let expected = [paired(4, 1, "Eins, A", "Sechs, F"), paired(4, 2, "Zwei, B", "Drei, C")];
    let found: Vec<_> = pairings_of("points_310.trf").into_iter().filter(|(round, ..)| *round == 4).collect();
    assert_eq!(found, expected);
}

/// Some programs count bytes: every letter beyond ASCII moves the columns after the name by one.
#[test]
fn columns_counted_in_bytes_are_found() {
    assert_eq!(pairings_of("bytes.trf"), [paired(1, 1, "Müßig, Jörg", "Øst, Åse"), paired(1, 2, "Low, Li", "Kim, Bo")]);
    let home = Home::new();
    let (event, journal) = (home.at("open.toml"), home.at("game.jsonl"));
    fs::copy(carried("pairings/bytes.trf"), home.path("bytes.trf")).expect("copied");
    fs::write(home.path("open.toml"), "[event]\nname = \"A\"\npairings = \"bytes.trf\"\n").expect("written");
    let play = [
        "play",
        "--voice",
        "off",
        "--lang",
        "en",
        "--event",
        &event,
        "--round",
        "1",
        "--board",
        "1",
        "--journal",
        &journal,
    ];
    let ran = home.run(&play, "e4\n\nblack: resign\nyes\nquit\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let written = fs::read_to_string(home.path("open-round1-board1.trf")).expect("the result");
    let signs: Vec<Option<char>> = written.lines().map(|line| line.trim_end().chars().nth(98)).collect();
    assert_eq!(signs, [Some('1'), Some('0')], "{written}");
}

#[test]
fn a_line_whose_columns_do_not_fit_is_named() {
    let home = Home::new();
    let good = fs::read_to_string(carried("pairings/generated_cr.trf")).expect("carried");
    fs::write(home.path("open.toml"), "[event]\nname = \"A\"\npairings = \"list.trf\"\n").expect("written");
    for (wrong, line) in [
        (good.replace("Brandt, Uwe  ", "Brandt, Uwe"), 4),
        (good.replace("001    4", "001    2"), 5),
        (good.replace("001    3", "001    x"), 4),
        (good.replace("001 ", "002 "), 1),
    ] {
        fs::write(home.path("list.trf"), wrong).expect("written");
        let ran = home.run(&["event", &home.at("open.toml"), "--lang", "en"], "");
        assert!(ran.code == Some(2) && ran.said().contains(&format!("list.trf, line {line}:")), "{line}: {ran:?}");
        assert_eq!(ran.said().trim_end().lines().count(), 1, "{ran:?}");
    }
}

/// Plays on board 1 of the next round, kept in that record.
fn play_of_the_next_round(home: &Home, journal: &str, input: &str) -> Ran {
    fs::write(home.path("open.trf"), NEXT_ROUND).expect("written");
    fs::write(home.path("open.toml"), "[event]\nname = \"A\"\npairings = \"open.trf\"\n").expect("written");
    let event = home.at("open.toml");
    let game = ["play", "--voice", "off", "--lang", "en", "--event", &event, "--round", "2", "--board", "1"];
    home.run(&[game.as_slice(), &["--journal", journal]].concat(), input)
}

/// The program was left during a game of the event; resuming it needs no option for the event.
#[test]
fn the_result_of_a_resumed_game_goes_back_into_the_list_too() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let ran = play_of_the_next_round(&home, &journal, "e4\n\nquit\nyes\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(!home.path("open-round2-board1.trf").exists(), "nothing is written while the game goes on");
    let ran = home.run(&["resume", &journal, "--voice", "off", "--lang", "en"], "go\nblack: resign\nyes\nquit\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("open-round2-board1.trf"), "the file with the result is named: {ran:?}");
    let written = fs::read_to_string(home.path("open-round2-board1.trf")).expect("the result");
    assert!(
        written.lines().next().is_some_and(|line| line.contains("Garcia, Ana") && line.ends_with("1 w 1")),
        "{written}"
    );
}

/// A forfeited game has the signs of a game that was not played.
#[test]
fn a_forfeit_is_written_with_its_own_signs() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let ran = play_of_the_next_round(&home, &journal, "arbiter: result +/-\nyes\nquit\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let written = fs::read_to_string(home.path("open-round2-board1.trf")).expect("the result");
    let signs: Vec<Option<char>> = written.lines().map(|line| line.trim_end().chars().last()).collect();
    assert_eq!(signs, [Some('+'), Some('-')], "{written}");
    let pgn = home.run(&["export", &journal], "").out;
    assert!(pgn.contains("[Forfeit \"+/-\"]"), "{pgn}");
    let trf = home.run(&["export", &journal, "--to", "trf"], "").out;
    assert!(trf.contains(" 2 w +") && trf.contains(" 1 b -"), "{trf}");
}

/// The default time had run out, or a telephone rang: the result of a game in which moves were made is not that of a
/// game that was not played, and it is rated.
#[test]
fn a_forfeit_after_moves_is_written_as_a_played_result() {
    let home = Home::new();
    for (moves, signs) in [("e4\n\n", ['W', 'L']), ("e4\n\ne5\n\n", ['1', '0'])] {
        let journal = home.at(&format!("{}.jsonl", signs[0]));
        let ran = play_of_the_next_round(&home, &journal, &format!("{moves}arbiter: result +/-\nyes\nquit\n"));
        assert_eq!(ran.code, Some(0), "{ran:?}");
        let written = fs::read_to_string(home.path("open-round2-board1.trf")).expect("the result");
        let last: Vec<char> = written.lines().filter_map(|line| line.trim_end().chars().last()).collect();
        assert_eq!(last, signs, "{written}");
        let trf = home.run(&["export", &journal, "--to", "trf"], "").out;
        let [won, lost] = signs;
        assert!(trf.contains(&format!(" 2 w {won}")) && trf.contains(&format!(" 1 b {lost}")), "{trf}");
    }
    // In a list with its teams, too, and no line says that the match was not played.
    let points = ByColor { white: Points::One, black: Points::Zero };
    let games = [("Ginkgo, Gus", "Dogwood, Di"), ("Cedar, Cy", "Hazel, Hal")].map(|(white, black)| PlayedGame {
        round: 1,
        names: ByColor { white: white.to_owned(), black: black.to_owned() },
        outcome: Outcome { half_moves: 30, ..outcome(points, Reason::Forfeit) },
    });
    let list = String::from_utf8(list_with_results(TEAMS.as_bytes(), &games).expect("a list").text).expect("text");
    assert!(!list.contains("330") && !list.contains('+'), "{list}");
    assert_points_fit(&list);
}

/// A game that was played to that result; of a forfeit, that nothing was played.
fn outcome(points: ByColor<Points>, reason: Reason) -> Outcome {
    let half_moves = if reason == Reason::Forfeit { 0 } else { 40 };
    Outcome { result: GameResult { points, reason, no_mate: None }, half_moves }
}

/// Without a list of a pairing program, the pairings are in the rules and the result is a report of its own.
#[test]
fn pairings_can_be_part_of_the_rules() {
    let home = Home::new();
    let rules = "[event]\nname = \"Club\"\n[rules]\ntime = \"15+10\"\npoints = \"3-1-0\"\n\
                 [[pairing]]\nround = 3\nboard = 12\nwhite = \"Weber, Jonas\"\nblack = \"Garcia, Ana\"\n\
                 [[pairing]]\nround = 3\nboard = 13\nwhite = \"Low, Li\"\nblack = \"Kim, Bo\"\n\
                 [[player]]\nname = \"Weber, Jonas\"\nblind = true\nsheet = \"de\"\n";
    fs::write(home.path("open.toml"), rules).expect("written");
    let (event, journal) = (home.at("open.toml"), home.at("game.jsonl"));
    let play = ["play", "--voice", "off", "--lang", "en", "--event", &event, "--round", "3", "--board", "12"];
    let ran = home.run(&[&play[..], &["--journal", &journal]].concat(), "Sf3\n\nblack: resign\nyes\nquit\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let record = fs::read_to_string(&journal).expect("recorded");
    let opened = record.lines().next().expect("a first line");
    let white = "\"white\":{\"name\":\"Weber, Jonas\",\"blind\":true,\"sheet_language\":\"de\"";
    assert!(opened.contains(white), "{opened}");
    let written = fs::read_to_string(home.path("open-round3-board12.trf")).expect("the result");
    assert!(written.starts_with("012 Club\r\n") && written.contains("162  W 3.0"), "{written}");
    assert!(written.contains("Weber, Jonas") && written.contains(" 3.0    1     2 w 1\r\n"), "{written}");
    let twice = home.run(&[&play[..], &["--journal", &home.at("other.jsonl")]].concat(), "quit\n");
    assert_eq!(twice.code, Some(0), "the board can be set up again: {twice:?}");
    // In a list of players who is not marked as blind sees.
    let other = home.at("board13.jsonl");
    let board = ["play", "--voice", "off", "--lang", "en", "--event", &event, "--round", "3", "--board", "13"];
    let ran = home.run(&[&board[..], &["--journal", &other]].concat(), "quit\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let record = fs::read_to_string(&other).expect("recorded");
    let opened = record.lines().next().expect("a first line");
    assert!(opened.contains("\"name\":\"Low, Li\",\"blind\":false"), "{opened}");
    assert!(opened.contains("\"name\":\"Kim, Bo\",\"blind\":false"), "{opened}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Any file is read as a list or refused.
    #[test]
    fn no_file_causes_a_panic_of_the_readers(
        which in 0..5_usize,
        changes in prop::collection::vec((any::<prop::sample::Index>(), prop_oneof![any::<u8>(), Just(b'\r'), Just(b' '), Just(b'0')]), 0..12),
        cut in any::<prop::sample::Index>(),
    ) {
        let names = ["generated_cr.trf", "extended_lf.trf", "points_310.trf", "bytes.trf"];
        let mut bytes = match names.get(which) {
            Some(name) => fs::read(carried(&format!("pairings/{name}"))).expect("carried"),
            None => template().into_bytes(),
        };
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        bytes.truncate(1 + cut.index(bytes.len()));
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("read.toml");
        fs::write(&file, &bytes).expect("written");
        if which < names.len() {
            let rules = EventRules { pairing_file: Some(file), ..EventRules::default() };
            if let Ok(rules) = rules.with_pairings() {
                prop_assert!(rules.pairings.iter().all(|one| one.round > 0 && one.board > 0));
            }
        } else if let Ok(rules) = EventRules::read(&file) {
            let mut terms = Terms::between(Player::named("W"), Player::named("B"));
            drop(rules.agree(&mut terms));
        }
    }
}

#[test]
fn a_list_of_twenty_thousand_rounds_is_read_in_one_pass() {
    let line = |number: u32, name: &str, game: &str| {
        let rounds = format!("{game:<10}").repeat(20_000);
        format!("001 {number:>4}      {name:<33}{:33} 0.0 {number:>4}  {rounds}\r\n", "")
    };
    let list = line(1, "Garcia, Ana", "   2 w 1") + &line(2, "Weber, Jonas", "   1 b 0");
    // With the scores counted again for each round this takes many minutes.
    let found = annabella::storage::pairings::pairings_of(&list).expect("a list");
    assert_eq!((found.len(), found[19_999].round, found[19_999].board), (20_000, 20_000, 1));
}

#[test]
fn results_are_written_into_the_list_and_nothing_else_of_it_changes() {
    let game = |round, white: &str, black: &str, points| {
        let names = ByColor { white: white.to_owned(), black: black.to_owned() };
        PlayedGame { round, names, outcome: outcome(points, Reason::Checkmate) }
    };
    let won = ByColor { white: Points::One, black: Points::Zero };
    let drawn = ByColor { white: Points::Half, black: Points::Half };
    let games = [
        game(2, "Garcia, Ana", "Weber, Jonas", won),
        game(2, "Low, Li", "Svensson, Åke", drawn),
        game(2, "Weber, Jonas", "Garcia, Ana", won),
        game(1, "Nobody", "Low, Li", won),
    ];
    // Points and places follow the results that are written.
    let first = NEXT_ROUND
        .replace("1.0    1     3 w 1     2 b  \r\n", "1.0    2     3 w 1     2 b 0\r\n")
        .replace("1.0    2     4 b 1     1 w  \r\n", "2.0    1     4 b 1     1 w 1\r\n");
    let second = first
        .replace("0.0    3     1 b 0     4 w  \r\n", "0.5    3     1 b 0     4 w =\r\n")
        .replace("0.0    4     2 w 0     3 b  \r\n", "0.5    4     2 w 0     3 b =\r\n");
    // The colours of the list count: Low has Black there.
    let with = list_with_results(NEXT_ROUND.as_bytes(), &games).expect("a list");
    assert_eq!(with.unpaired, [1, 2, 3]);
    assert_eq!(String::from_utf8(with.text).expect("text"), first);
    let other = [games[0].clone(), game(2, "Svensson, Åke", "Low, Li", drawn)];
    let with = list_with_results(NEXT_ROUND.as_bytes(), &other).expect("a list");
    assert_eq!(String::from_utf8(with.text).expect("text"), second);
    // Of two results of one game neither is known to be right.
    let twice = [game(2, "Garcia, Ana", "Weber, Jonas", drawn), games[0].clone()];
    let with = list_with_results(NEXT_ROUND.as_bytes(), &twice).expect("a list");
    assert_eq!(String::from_utf8(with.text).expect("text"), NEXT_ROUND);
    // A list in Latin-1 stays one; a result that is taken back leaves the list as it was.
    let latin: Vec<u8> = NEXT_ROUND.chars().map(|letter| u8::try_from(letter).expect("Latin-1")).collect();
    let with = list_with_results(&latin, &other).expect("a list").text;
    assert_eq!(with.len(), latin.len());
    let changed = with.iter().zip(&latin).filter(|(with, before)| with != before).count();
    // Four results, the points of three players, the places of two.
    assert_eq!(changed, 4 + 3 + 2);
    for list in [latin.as_slice(), NEXT_ROUND.as_bytes(), b"\xef\xbb\xbf001    1 m    Weber, Jonas\n"] {
        assert_eq!(list_with_results(list, &[]).expect("a list").text, list);
    }
    assert_eq!(list_with_results(b"a shopping list", &[]), Err(1));
}

#[test]
fn lines_whose_columns_are_shifted_keep_their_shift() {
    // A program that counts bytes: the letter beyond ASCII has moved everything behind the name by one.
    let shifted = NEXT_ROUND.replace("Svensson, Åke     ", "Svensson, Åke    ");
    let names = ByColor { white: "Svensson, Åke".to_owned(), black: "Low, Li".to_owned() };
    let won = ByColor { white: Points::One, black: Points::Zero };
    let played = PlayedGame { round: 2, names, outcome: outcome(won, Reason::Checkmate) };
    let with = list_with_results(shifted.as_bytes(), &[played]).expect("a list");
    let wanted = shifted.replace("4 w  \r\n", "4 w 1\r\n").replace("3 b  \r\n", "3 b 0\r\n");
    let wanted = wanted.replace("0.0    3", "1.0    3");
    assert_eq!(String::from_utf8(with.text).expect("text"), wanted);
}

/// What a pairing program checks of a list before it pairs the next round: the points of each player and of each team
/// are those of the results, byes, forfeited matches and points assigned (TRF26), and both players of a game say the
/// same of it.
fn assert_points_fit(list: &str) {
    let text = |line: &str, from: usize, to: usize| {
        let columns = line.chars().skip(from - 1).take(to + 1 - from).collect::<String>();
        columns.trim().to_owned()
    };
    let number = |line: &str, from, to| -> u32 { text(line, from, to).parse().unwrap_or_default() };
    let points = |line: &str, from, to| -> f64 { text(line, from, to).parse().unwrap_or_default() };
    let lines = |kind: &str| -> Vec<&str> { list.lines().filter(|line| line.starts_with(kind)).collect() };
    let rounds_of = |line: &str| (line.chars().count().saturating_sub(91)).div_ceil(10) as u32;
    let entry = |line: &str, round: u32| {
        let from = 92 + 10 * (round as usize - 1);
        (number(line, from, from + 3), text(line, from + 7, from + 7))
    };
    let (players, teams) = (lines("001"), lines("310"));
    // Points of `299`: the match points or the points for a result; a penalty has no result.
    let unusual = |receiver: u32, round: u32, result: &str, is_match: bool| -> Option<f64> {
        let is_for = |line: &&str| {
            let receivers = (24..line.len()).step_by(5).map(|from| number(line, from, from + 3)).collect::<Vec<_>>();
            [0, round].contains(&number(line, 20, 22)) && text(line, 5, 5) == result && receivers.contains(&receiver)
        };
        let found = lines("299").into_iter().filter(is_for);
        let said = found.map(|line| if is_match { text(line, 6, 12) } else { text(line, 13, 18) });
        said.filter_map(|text| text.parse().ok())
            .reduce(|one: f64, other| if result.is_empty() { one + other } else { other })
    };
    for line in &players {
        let own = number(line, 5, 8);
        let mut counted = 0.0;
        for round in 1..=rounds_of(line) {
            let (opponent, sign) = entry(line, round);
            if let Some(other) = players.iter().find(|other| number(other, 5, 8) == opponent) {
                let (back, against) = entry(other, round);
                let fits = [("1", "0"), ("0", "1"), ("=", "="), ("+", "-"), ("-", "+"), ("-", "-"), ("", "")];
                assert!(fits.contains(&(&sign, &against)), "{sign:?} against {against:?} in\n{list}");
                assert_eq!(back, own, "{list}");
            }
            let (usual, code) = match sign.as_str() {
                "1" => (1.0, "W"),
                "=" => (0.5, "D"),
                "0" => (0.0, "L"),
                "+" | "F" => (1.0, sign.as_str()),
                "U" => (1.0, "no code"),
                "H" => (0.5, "H"),
                "-" => (0.0, "-"),
                _ => (0.0, "Z"),
            };
            let assigned = |code| unusual(own, round, code, false).filter(|_| teams.is_empty());
            counted += assigned(code).unwrap_or(usual) + assigned("").unwrap_or_default();
        }
        let written: f64 = points(line, 81, 84);
        assert!((counted - written).abs() < 0.01, "{written} for {counted} in\n{line}\n{list}");
    }
    let members = |team: &str| -> Vec<u32> {
        (74..team.len()).step_by(5).map(|from| number(team, from, from + 3)).filter(|number| *number > 0).collect()
    };
    for team in &teams {
        let own = number(team, 5, 7);
        let (mut match_points, mut game_points) = (0.0, 0.0);
        let rounds = players.iter().map(|line| rounds_of(line)).max().unwrap_or_default();
        for round in 1..=rounds {
            // The team's games of the round against one other team.
            let mut games = Vec::new();
            let mut opponents = 0;
            for line in players.iter().filter(|line| members(team).contains(&number(line, 5, 8))) {
                let (opponent, sign) = entry(line, round);
                let others = teams.iter().find(|other| members(other).contains(&opponent));
                if let Some(other) = others {
                    opponents = number(other, 5, 7);
                    games.push(sign);
                }
            }
            let of_games = |won: [&str; 2]| -> f64 {
                games
                    .iter()
                    .map(|sign| match sign.as_str() {
                        sign if won.contains(&sign) => 1.0,
                        "=" => 0.5,
                        _ => 0.0,
                    })
                    .sum()
            };
            let (own_points, others) = (of_games(["1", "+"]), of_games(["0", "-"]));
            let forfeit = lines("330").into_iter().find(|line| {
                let two = [number(line, 12, 14), number(line, 16, 18)];
                number(line, 8, 10) == round && two.contains(&own) && (opponents == 0 || two.contains(&opponents))
            });
            let is_played = games.iter().any(|sign| ["1", "=", "0"].contains(&sign.as_str()));
            assert!(forfeit.is_none() || !is_played, "a match was played and forfeited:\n{list}");
            let all = |sign: &str| !games.is_empty() && games.iter().all(|one| one == sign);
            if all("+") || all("-") {
                assert!(forfeit.is_some(), "a match of forfeits alone has a line 330:\n{list}");
            }
            let code = match forfeit {
                Some(line) => {
                    let own_sign = if number(line, 12, 14) == own { text(line, 5, 5) } else { text(line, 6, 6) };
                    if own_sign == "+" { "+" } else { "-" }
                }
                None if games.is_empty() || games.contains(&String::new()) => "",
                None if own_points > others => "W",
                None if own_points < others => "L",
                None => "D",
            };
            if !code.is_empty() {
                let usual = [("W", 2.0), ("+", 2.0), ("D", 1.0)].iter().find(|(of, _)| *of == code);
                match_points +=
                    unusual(own, round, code, true).or(usual.map(|(_, points)| *points)).unwrap_or_default();
                game_points += unusual(own, round, code, false).unwrap_or(own_points);
            } else {
                game_points += own_points;
            }
            for line in lines("320") {
                if number(line, 11 + 4 * round as usize, 13 + 4 * round as usize) == own {
                    match_points += points(line, 5, 8);
                    game_points += points(line, 10, 13);
                }
            }
            match_points += unusual(own, round, "", true).unwrap_or_default();
            game_points += unusual(own, round, "", false).unwrap_or_default();
        }
        let written = [points(team, 55, 60), points(team, 62, 67)];
        assert_eq!(written, [match_points, game_points], "{team}\n{list}");
    }
    let mut standings: Vec<(u32, f64)> =
        players.iter().map(|line| (number(line, 86, 89), points(line, 81, 84))).collect();
    standings.sort_by_key(|(place, _)| *place);
    assert!(standings.windows(2).all(|two| two[0].1 >= two[1].1 && two[0].0 != two[1].0), "{standings:?} in\n{list}");
}

const TEAMS: &str = "\
012 Field Teams\r\n\
001    1 m    Ash, Abe                          1500 ESP                         0.0    1     5 w  \r\n\
001    2 m    Beech, Ben                        1500 ESP                         0.0    2     6 b  \r\n\
001    3 m    Cedar, Cy                         1500 ESP                         0.0    3     8 w  \r\n\
001    4 m    Dogwood, Di                       1500 ESP                         0.0    4     7 b  \r\n\
001    5 m    Elder, Ed                         1500 ESP                         0.0    5     1 b  \r\n\
001    6 m    Fir, Fay                          1500 ESP                         0.0    6     2 w  \r\n\
001    7 m    Ginkgo, Gus                       1500 ESP                         0.0    7     4 w  \r\n\
001    8 m    Hazel, Hal                        1500 ESP                         0.0    8     3 b  \r\n\
310   1 Easttown                         EAST       0    0.0    0.0   1    1    2\r\n\
310   2 Westtown                         WEST       0    0.0    0.0   2    3    4\r\n\
310   3 Hilltown                         HILL       0    0.0    0.0   3    5    6\r\n\
310   4 Laketown                         LAKE       0    0.0    0.0   4    7    8\r\n\
300   1   2   4    4    3\r\n\
300   1   4   2    7    8\r\n";

/// The second round is paired: in the first Hilltown had the bye of the pairing, Westtown did not come, and a penalty
/// of a match point was given to Easttown. The bye of the second round is not in the points of Laketown yet.
fn second_round_of_teams() -> String {
    let line = |number: u32, name: &str, points: &str, first: &str, second: &str| {
        format!(
            "001 {number:>4} m    {name:<33} 1500 ESP                        {points:>4} {number:>4}  {first:>8}  {second:>8}\r\n"
        )
    };
    let mut list = "012 Field Teams\r\n".to_owned();
    for (number, name, points, first, second) in [
        (1, "Ash, Abe", "1.0", "   3 w +", "   5 b  "),
        (2, "Beech, Ben", "1.0", "   4 b +", "   6 w  "),
        (3, "Cedar, Cy", "0.0", "   1 b -", "        "),
        (4, "Dogwood, Di", "0.0", "   2 w -", "        "),
        (5, "Elder, Ed", "0.0", "        ", "   1 w  "),
        (6, "Fir, Fay", "0.0", "        ", "   2 b  "),
        (7, "Ginkgo, Gus", "0.0", "        ", "        "),
        (8, "Hazel, Hal", "0.0", "        ", "        "),
    ] {
        list += &line(number, name, points, first, second);
    }
    list += "310   1 Easttown                         EAST       0    1.0    2.0   1     1    2\r\n\
             310   2 Westtown                         WEST       0    0.0    0.0   2     3    4\r\n\
             310   3 Hilltown                         HILL       0    1.0    1.0   3     5    6\r\n\
             310   4 Laketown                         LAKE       0    0.0    0.0   4     7    8\r\n\
             320  1.0  1.0 003 004\r\n\
             330 +- 001 001 002\r\n\
             299    -1.0        001    1\r\n\
             299 W   3.0        002    1    3\r\n";
    list
}

/// Players whose wins of the second round count half, and one with a penalty.
fn with_assigned_points() -> String {
    let mut list = NEXT_ROUND.replace("4600001 1990/01/01  1.0", "4600001 1990/01/01  0.5");
    list += "299 W         0.5  002    2    4\r\n299 L         0.5  002    3\r\n299          -0.5  001    1\r\n";
    list
}

#[test]
fn a_match_that_one_team_did_not_play_has_a_line_of_its_own() {
    let game = |white: &str, black: &str, points| PlayedGame {
        round: 1,
        names: ByColor { white: white.to_owned(), black: black.to_owned() },
        outcome: outcome(points, Reason::Forfeit),
    };
    let points = |white, black| ByColor { white, black };
    let first = game("Ginkgo, Gus", "Dogwood, Di", points(Points::One, Points::Zero));
    let text = |games: &[PlayedGame]| {
        String::from_utf8(list_with_results(TEAMS.as_bytes(), games).expect("a list").text).expect("text")
    };
    assert!(!text(std::slice::from_ref(&first)).contains("330"), "one game of it is open");
    let second = game("Cedar, Cy", "Hazel, Hal", points(Points::Zero, Points::One));
    let both = text(&[first.clone(), second]);
    // After the lines of its kind; the match stands with the team that has White at its first board.
    assert!(both.ends_with("300   1   4   2    7    8\r\n330 +- 001 004 002\r\n"), "{both}");
    // Nobody came.
    let nobody = points(Points::Zero, Points::Zero);
    let none = text(&[game("Ginkgo, Gus", "Dogwood, Di", nobody), game("Cedar, Cy", "Hazel, Hal", nobody)]);
    assert!(none.contains("330 -- 001 004 002\r\n"), "{none}");
    [both, none].iter().for_each(|list| assert_points_fit(list));
}

/// TRF26 names the points of a team's win `TW`, and those of an absence `A`.
#[test]
fn points_of_the_event_count_for_matches_and_for_absence() {
    let list = TEAMS.replace(
        "012 Field Teams\r\n",
        "012 Field Teams\r\n162  W 3.0    D 1.0    A 1.0\r\n362 TW 3.0   TD 1.0   TL 1.0\r\n",
    );
    let game = |white: &str, black: &str, reason| PlayedGame {
        round: 1,
        names: ByColor { white: white.to_owned(), black: black.to_owned() },
        outcome: outcome(ByColor { white: Points::One, black: Points::Zero }, reason),
    };
    let games = [
        game("Ash, Abe", "Elder, Ed", Reason::Checkmate),
        game("Fir, Fay", "Beech, Ben", Reason::Forfeit),
        game("Ginkgo, Gus", "Dogwood, Di", Reason::Checkmate),
    ];
    let drawn = ByColor { white: Points::Half, black: Points::Half };
    let names = ByColor { white: "Cedar, Cy".to_owned(), black: "Hazel, Hal".to_owned() };
    let last = PlayedGame { round: 1, names, outcome: outcome(drawn, Reason::Checkmate) };
    let games = [games.as_slice(), &[last]].concat();
    let text = String::from_utf8(list_with_results(list.as_bytes(), &games).expect("a list").text).expect("text");
    let teams: Vec<String> = text
        .lines()
        .filter(|line| line.starts_with("310"))
        .map(|line| line[54..67].split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    // Beech was absent and has a point for it: 4 to 3.
    assert_eq!(teams, ["3.0 4.0", "1.0 1.0", "1.0 3.0", "3.0 4.0"]);
}

#[test]
fn boards_of_a_team_count_through_the_matches_as_the_line_ups_say() {
    let pairings = annabella::storage::pairings::pairings_of(TEAMS).expect("a list");
    let found: Vec<_> = pairings
        .iter()
        .map(|one| {
            let team = one.team.as_ref().expect("teams");
            (one.board, one.names.white.as_str(), team.number, team.board, team.teams.white.as_str())
        })
        .collect();
    assert_eq!(
        found,
        [
            (1, "Ginkgo, Gus", 1, 1, "Laketown"),
            (2, "Cedar, Cy", 1, 2, "Westtown"),
            // Without a line of its own the players sit as their team has them.
            (3, "Ash, Abe", 2, 1, "Easttown"),
            (4, "Fir, Fay", 2, 2, "Hilltown"),
        ]
    );
    // A board that nobody has stays free.
    let gap = TEAMS
        .replace("2   4    4    3\r\n", "2   4    4    0    3\r\n")
        .replace("4   2    7    8", "4   2    7    0    8");
    let pairings = annabella::storage::pairings::pairings_of(&gap).expect("a list");
    assert_eq!(pairings.iter().map(|one| one.board).collect::<Vec<_>>(), [1, 3, 4, 5]);
}

#[test]
fn the_file_of_an_event_names_teams_too() {
    let home = Home::new();
    let file = "[event]\nname = \"Teams\"\n\
                [[team]]\nname = \"North\"\nplayers = [\"Ana\", \"Cid\"]\n\
                [[team]]\nname = \"South\"\nplayers = [\"Bob\", \"Dan\"]\n\
                [[pairing]]\nround = 1\nboard = 2\nwhite = \"Dan\"\nblack = \"Cid\"\n\
                [[pairing]]\nround = 1\nboard = 1\nwhite = \"Ana\"\nblack = \"Bob\"\n\
                [[pairing]]\nround = 1\nboard = 3\nwhite = \"Eve\"\nblack = \"Flo\"\n";
    fs::write(home.path("teams.toml"), file).expect("written");
    let rules = EventRules::read(&home.path("teams.toml")).expect("rules");
    let places: Vec<_> = rules
        .pairings
        .iter()
        .map(|one| one.team.as_ref().map(|team| (team.number, team.board, team.teams.white.as_str())))
        .collect();
    assert_eq!(places, [Some((1, 2, "South")), Some((1, 1, "North")), None]);
    for (wrong, line) in
        [(file.replace("players = [\"Ana\"", "players = [7"), 5), (file.replace("name = \"North\"", ""), 3)]
    {
        fs::write(home.path("teams.toml"), wrong).expect("written");
        let ran = home.run(&["event", &home.at("teams.toml"), "--lang", "en"], "");
        assert!(ran.code == Some(2) && ran.said().contains(&format!("line {line}:")), "{line}: {ran:?}");
    }
}

/// The list of a team event as it was reported, with its boards.
#[test]
fn the_first_board_of_the_field_is_that_of_its_line_up() {
    let field = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/field/teams.trf");
    let Ok(list) = fs::read_to_string(field) else {
        println!("The inputs of the field are not there.");
        return;
    };
    let pairings = annabella::storage::pairings::pairings_of(&list).expect("a list");
    let first = pairings.iter().find(|one| one.board == 1).expect("a first board");
    assert_eq!((first.names.white.as_str(), first.names.black.as_str()), ("Juniper, Jo", "Ivy, Ida"));
}

#[test]
fn points_of_teams_follow_the_results_and_match_points_the_last_of_them() {
    let game = |white: &str, black: &str, points| PlayedGame {
        round: 1,
        names: ByColor { white: white.to_owned(), black: black.to_owned() },
        outcome: outcome(points, Reason::Checkmate),
    };
    let won = ByColor { white: Points::One, black: Points::Zero };
    let drawn = ByColor { white: Points::Half, black: Points::Half };
    let text = |games: &[PlayedGame]| {
        String::from_utf8(list_with_results(TEAMS.as_bytes(), games).expect("a list").text).expect("text")
    };
    let teams = |list: &str| -> Vec<String> {
        let lines = list.lines().filter(|line| line.starts_with("310"));
        lines.map(|line| line[54..71].split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    };
    let one = text(&[game("Ginkgo, Gus", "Dogwood, Di", won)]);
    assert_eq!(teams(&one), ["0.0 0.0 2", "0.0 0.0 3", "0.0 0.0 4", "0.0 1.0 1"]);
    let both = text(&[game("Ginkgo, Gus", "Dogwood, Di", won), game("Cedar, Cy", "Hazel, Hal", drawn)]);
    assert_eq!(teams(&both), ["0.0 0.0 3", "0.0 0.5 2", "0.0 0.0 4", "2.0 1.5 1"]);
    [one, both].iter().for_each(|list| assert_points_fit(list));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever the results of a round are, the list that comes of them is accepted.
    #[test]
    fn a_played_round_is_accepted_by_a_pairing_program(results in proptest::collection::vec(0..6_u8, 8)) {
        let points = |white, black| ByColor { white, black };
        let result = |number: u8| match number {
            0 => Some((points(Points::One, Points::Zero), Reason::Checkmate)),
            1 => Some((points(Points::Zero, Points::One), Reason::Resignation)),
            2 => Some((points(Points::Half, Points::Half), Reason::Agreement)),
            3 => Some((points(Points::One, Points::Zero), Reason::Forfeit)),
            4 => Some((points(Points::Zero, Points::One), Reason::Forfeit)),
            _ => None,
        };
        for list in [NEXT_ROUND, TEAMS, &second_round_of_teams(), &with_assigned_points()] {
            let mut list = list.to_owned();
            let pairings = annabella::storage::pairings::pairings_of(&list).expect("a list");
            let games: Vec<PlayedGame> = pairings
                .iter()
                .zip(&results)
                .filter_map(|(one, result_of)| {
                    // The first round of that list is played.
                    let is_open = list.contains("Field Teams") && !list.contains("330 +- 001 001 002") || one.round == 2;
                    let (points, reason) = result(*result_of).filter(|_| is_open)?;
                    Some(PlayedGame { round: one.round, names: one.names.clone(), outcome: outcome(points, reason) })
                })
                .collect();
            // In one go, or one result after the other.
            let at_once = list_with_results(list.as_bytes(), &games).expect("a list").text;
            for game in &games {
                let with = list_with_results(list.as_bytes(), std::slice::from_ref(game)).expect("a list");
                list = String::from_utf8(with.text).expect("text");
                assert_points_fit(&list);
            }
            // Without a result the list stays as it is, also where it is not up to date.
            if !games.is_empty() {
                assert_points_fit(&String::from_utf8(at_once).expect("text"));
            }
        }
    }
}
