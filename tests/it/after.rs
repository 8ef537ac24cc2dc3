//! After the end of a game: its page, and the game gone through once more.

use std::fs;

use annabella::game::Game;
use annabella::game::clock::moment::Moment;
use annabella::game::people::{Actor, Player, Sight};
use annabella::game::terms::Terms;
use annabella::interpreter::request::ReplayStep;
use annabella::session::replay::{Replay, at_ply};
use annabella::storage::journal;
use annabella::ui::Reaction;
use annabella::ui::screen::{Layout, UiState, draw, press};
use annabella::ui::view_model::ViewModel;
use annabella::wording::{GameFiles, MayRematch, ReplayPlace, Saved, Utterance, Verbosity, Wording, languages};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use shakmaty::{ByColor, Color, Position, Square};

use crate::pipe::{IMMORTAL, with_enters};
use crate::program::Home;

const MATE: &str = "f3\n\ne5\n\ng4\n\nQh4\n";

/// What the program says to these lines, each sentence a line.
fn said(home: &Home, language: &str, lines: &str) -> Vec<String> {
    let journal = home.at("game.jsonl");
    let arguments = ["play", "--face", "lines", "--voice", "off", "--lang", language, "--journal", &journal];
    let ran = home.run(&arguments, lines);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    ran.out.lines().map(str::to_owned).collect()
}

fn place_of(said: &[String], text: &str) -> usize {
    said.iter().position(|line| line.starts_with(text)).unwrap_or_else(|| panic!("{text} in\n{}", said.join("\n")))
}

#[test]
fn after_the_end_the_page_names_times_words_files_and_what_can_be_done() {
    let pages = [
        (
            "en",
            [
                "Black wins",
                "Write these words",
                "White has 1 hour",
                "Opening: A00, Barnes Opening: Fool's Mate.",
                "Record: ",
                "PGN: ",
                "Now possible: replay",
            ],
        ),
        (
            "de",
            [
                "Schwarz gewinnt",
                "Schreiben Sie",
                "Weiß hat noch",
                "Eröffnung: A00",
                "Aufzeichnung: ",
                "PGN: ",
                "Jetzt möglich: nachspielen",
            ],
        ),
        (
            "es",
            ["Ganan", "Anote", "Las blancas tienen", "Apertura: A00", "Registro: ", "PGN: ", "Ahora se puede: repasar"],
        ),
    ];
    for (language, page) in pages {
        let home = Home::new();
        let said = said(&home, language, "f2f3\n\ne7e5\n\ng2g4\n\nd8h4\nsign\nresult\n");
        // Each line once, in this order, right behind the announcement of the result.
        let places: Vec<usize> = page.iter().map(|text| place_of(&said, text)).collect();
        assert!(places.windows(2).all(|pair| pair[0] + 1 == pair[1]), "{places:?} in\n{}", said.join("\n"));
        let (record, pgn) = (home.at("game.jsonl"), home.at("game.pgn"));
        assert!(said[places[4]].contains(&record) && said[places[5]].contains(&pgn), "{}", said.join("\n"));
        assert!(fs::exists(&pgn).expect("a folder"), "the PGN is there");
        // Asked for, the whole page comes again with the words that were to be written.
        let again = &said[places[6] + 1..];
        for at in places {
            assert!(again.contains(&said[at]), "{} in\n{}", said[at], again.join("\n"));
        }
    }
}

#[test]
fn what_must_be_done_after_the_end_is_done_also_while_the_game_is_gone_through() {
    let home = Home::new();
    let said =
        said(&home, "en", &format!("{MATE}replay\nnext\nwhite: sign\nreplay\narbiter: result * wrong\nreplay\n"));
    place_of(&said, "White signs the result");
    place_of(&said, "The result is taken back");
    assert_eq!(said.iter().filter(|line| line.starts_with("The replay is over")).count(), 2, "{}", said.join("\n"));
    assert!(said.contains(&"That is possible once the game is over.".to_owned()), "{}", said.join("\n"));
}

#[test]
fn a_game_is_gone_through_by_words_in_every_language_and_nothing_of_it_is_recorded() {
    let words = [
        ("en", "replay\nnext\n\nback\nreplay 2\nboard white\nreplay 1...\nquit\n", "The replay is over"),
        (
            "de",
            "nachspielen\nnächste\nweiter\nzurück\nnachspielen 2\nbrett weiß\nnachspielen 1...\nende\n",
            "Das Nachspielen ist beendet",
        ),
        (
            "es",
            "repasar\nsiguiente\nadelante\natrás\nrepasar 2\ntablero blancas\nrepasar 1...\nsalir\n",
            "El repaso ha terminado",
        ),
    ];
    for (language, lines, left) in words {
        let home = Home::new();
        let said = said(&home, language, &format!("f2f3\n\ne7e5\n\ng2g4\n\nd8h4\n{lines}"));
        let numbers: Vec<&str> = said
            .iter()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()) && line.contains("1:3"))
            .filter_map(|line| line.split(' ').next())
            .collect();
        assert_eq!(numbers, ["1.", "1...", "1.", "2.", "1..."], "{language}\n{}", said.join("\n"));
        // The board is that of the half-move that is shown: two pawns have moved on White's side.
        assert!(said.contains(&"4 o o o o o o P o.".to_owned()), "{}", said.join("\n"));
        place_of(&said, left);
        let record = fs::read_to_string(home.path("game.jsonl")).expect("recorded");
        let last: Vec<&str> = record.lines().rev().take(2).collect();
        assert!(last[0].contains("record_closed") && last[1].contains("game_ended"), "{last:?}");
    }
}

#[test]
fn status_in_a_replay_says_where_it_stands_and_names_the_words_of_a_replay() {
    let home = Home::new();
    let said = said(&home, "en", &format!("{MATE}replay\nnext\nstatus\nquit\n"));
    let begins = |start: &str| said.iter().filter(|line| line.starts_with(start)).count();
    assert_eq!(begins("1. "), 2, "{}", said.join("\n"));
    assert_eq!(begins("next goes on, back goes back"), 1, "{}", said.join("\n"));
    assert!(!said.iter().any(|line| line.contains("starts the clocks")), "{}", said.join("\n"));
}

#[test]
fn a_replay_is_a_pure_fold_of_the_record() {
    let home = Home::new();
    said(&home, "en", &format!("{}resign\n", with_enters(IMMORTAL.lines())));
    let records = journal::read(&home.path("game.jsonl")).expect("a record").records;
    let whole = journal::replay(&records).expect("a game");
    let wording = Wording::new("en").expect("English");
    let mut replay = Replay::of(records.clone()).expect("a game");
    let plies = whole.line().len();
    assert!(plies > 80 && replay.place().plies == plies);
    for ply in (0..=plies).chain((0..plies).rev()) {
        let said = replay.go(ReplayStep::To(ply), &wording, Actor::Arbiter);
        assert_eq!((said.len(), replay.place().ply), (1, ply));
        let (then, at) = at_ply(&records, ply).expect("a half-move");
        for color in Color::ALL {
            assert_eq!(replay.game().board(color), whole.position_at(ply).board(), "{ply}");
            let shown = replay.game().clock().remaining(color, Moment(at.0 + 1_000_000));
            assert_eq!(shown, then.clock().remaining(color, at), "no clock runs: {ply}");
        }
        let has_result = said[0].printed.contains("1-0");
        assert_eq!(has_result, ply == plies, "{}", said[0].printed);
    }
    replay.go(ReplayStep::Forward, &wording, Actor::Arbiter);
    replay.go(ReplayStep::Last, &wording, Actor::Arbiter);
    replay.go(ReplayStep::Forward, &wording, Actor::Arbiter);
    assert_eq!(replay.place().ply, plies, "no further than the end");
    // In brief the times are asked for.
    let mut brief = wording.clone();
    brief.verbosity = Verbosity::Brief;
    let times = [&wording, &brief]
        .map(|wording| replay.go(ReplayStep::To(3), wording, Actor::Arbiter)[0].printed.contains("Clocks: White"));
    assert_eq!(times, [true, false]);
}

#[test]
fn on_the_screen_the_arrow_keys_go_through_the_game_while_nothing_is_typed() {
    let home = Home::new();
    said(&home, "en", MATE);
    let records = journal::read(&home.path("game.jsonl")).expect("a record").records;
    let replay = Replay::of(records).expect("a game");
    for language in languages() {
        let wording = Wording::new(&language).expect("a language");
        let model = ViewModel {
            game: replay.game(),
            at: Moment::START,
            wording: &wording,
            said: &[],
            question: None,
            saved: Saved::Yes,
            around: Default::default(),
            replay: Some(replay.place()),
        };
        let mut ui = UiState::default();
        let key = |ui: &mut UiState, code| press(ui, &model, KeyEvent::new(code, KeyModifiers::NONE));
        let steps = [
            (KeyCode::Right, ReplayStep::Forward),
            (KeyCode::Left, ReplayStep::Back),
            (KeyCode::Home, ReplayStep::First),
            (KeyCode::End, ReplayStep::Last),
        ];
        for (code, step) in steps {
            assert_eq!(key(&mut ui, code), Reaction::Replay(step));
        }
        assert_eq!(ui.selection, None, "no square is selected");
        // A panel is closed before the replay is left.
        key(&mut ui, KeyCode::Char('?'));
        assert_eq!(key(&mut ui, KeyCode::Esc), Reaction::Silence);
        assert_eq!(key(&mut ui, KeyCode::Esc), Reaction::LeaveReplay);
        key(&mut ui, KeyCode::Char('x'));
        assert_eq!(key(&mut ui, KeyCode::Left), Reaction::Changed, "the line is edited");
    }
}

fn end_of(home: &Home, name: &str) -> serde_json::Value {
    let ran = home.run(&["show", &home.at(name), "--json"], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    serde_json::from_str(ran.out.lines().last().unwrap_or_default()).expect("an object")
}

#[test]
fn a_rematch_has_reversed_colours_a_record_of_its_own_and_the_score() {
    let rematches = [
        (
            "en",
            "rematch",
            "quit",
            "Rematch with the colours reversed: Ben plays White, Ana plays Black. Match so far: Ben 1, Ana 0.",
        ),
        (
            "de",
            "revanche",
            "ende",
            "Revanche mit vertauschten Farben: Ben spielt mit Weiß, Ana mit Schwarz. Stand des Wettkampfs: Ben 1, Ana 0.",
        ),
        (
            "es",
            "revancha",
            "salir",
            "Revancha con los colores cambiados: Ben con blancas, Ana con negras. Marcador: Ben 1, Ana 0.",
        ),
    ];
    for (language, word, quit, begun) in rematches {
        let home = Home::new();
        let journal = home.at("game.jsonl");
        let quiet = ["play", "--face", "lines", "--voice", "off", "--lang", language, "--journal", &journal];
        let terms = ["--white", "Ana", "--black", "Ben", "--blind", "black", "--time", "10+5", "--black-time", "20"];
        // Before the end there is none; the second game is drawn, and the third is not played.
        let lines = format!(
            "{word}\nf2f3\n\ne7e5\n\ng2g4\n\nd8h4\n{word}\ne2e4\n\ne7e5\n\nwhite: draw\nblack: accept\n{word}\n{quit}\n"
        );
        let ran = home.run(&[&quiet[..], &terms[..]].concat(), &lines);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        let said: Vec<String> = ran.out.lines().map(str::to_owned).collect();
        assert!(said.contains(&begun.to_owned()), "{begun} in\n{}", ran.out);
        let again = said.iter().any(|line| line.contains("Ana ½, Ben 1½") || line.contains("Ana 1/2"));
        assert!(again, "the score goes on with the third game:\n{}", ran.out);
        // The third record was never begun; the goodbye names the game that was played.
        assert!(said.last().is_some_and(|line| line.contains("game-2.jsonl")), "{}", ran.out);
        assert!(!fs::exists(home.path("game-2-2.jsonl")).expect("a folder"));
        let records = journal::read(&home.path("game-2.jsonl")).expect("a record").records;
        let second = journal::replay(&records).expect("a game");
        let terms = second.terms();
        let names = [&terms.players.white, &terms.players.black].map(|player| (player.name.as_deref(), player.sight));
        assert_eq!(names, [(Some("Ben"), Sight::Blind), (Some("Ana"), Sight::Sighted)]);
        assert_eq!([terms.time.white.to_string(), terms.time.black.to_string()], ["20", "10+5"]);
        let rematch = terms.rematch.as_ref().expect("the first is named");
        assert_eq!(rematch.of.as_deref(), Some("game.jsonl"));
        assert_eq!((rematch.white_half_points, rematch.black_half_points), (2, 0));
        assert_eq!(second.match_score(), Some(ByColor { white: 3, black: 1 }));
        // Both are closed and have their PGN.
        for (name, result) in [("game", "0-1"), ("game-2", "1/2-1/2")] {
            assert_eq!(end_of(&home, &format!("{name}.jsonl"))["result"], result);
            let pgn = fs::read_to_string(home.path(&format!("{name}.pgn"))).expect("written");
            assert!(pgn.contains(&format!("[Result \"{result}\"]")), "{pgn}");
            let verified = home.run(&["verify", &home.at(&format!("{name}.jsonl"))], "");
            assert_eq!(verified.code, Some(0), "{verified:?}");
        }
    }
}

/// Everything that lists or shows a game says that it is a rematch, of which game, and how the match stands.
#[test]
fn a_rematch_and_its_score_are_among_the_games_and_in_what_is_shown() {
    let home = Home::new();
    let play = ["play", "--face", "lines", "--voice", "off", "--lang", "en", "--white", "Ana", "--black", "Ben"];
    let ran = home.run(&play, &format!("{MATE}rematch\nyes\ne4\n\ne5\n\nwhite: draw\nblack: accept\nquit\n"));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let listed = home.run(&["games", "--lang", "en"], "").out;
    let lines: Vec<&str> = listed.lines().collect();
    assert!(lines.len() == 2 && lines[0].ends_with(" Match so far: Ben 1½, Ana ½."), "{listed}");
    assert!(!lines[1].contains("Match"), "the first game is no rematch: {listed}");
    let json = home.run(&["games", "--json"], "").out;
    let objects: Vec<serde_json::Value> =
        json.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let first = fs::canonicalize(objects[1]["file"].as_str().expect("a file")).expect("there");
    let first = first.file_name().and_then(|name| name.to_str()).expect("a name");
    let shown = home.run(&["show", "2", "--json"], "").out;
    let shown: serde_json::Value = serde_json::from_str(&shown).expect("an object");
    for object in [&objects[0], &shown] {
        assert_eq!(object["rematch_of"], first, "{object}");
        assert_eq!((&object["white_match_half_points"], &object["black_match_half_points"]), (&3.into(), &1.into()));
    }
    assert!(objects[1].get("rematch_of").is_none() && objects[1].get("white_match_half_points").is_none(), "{json}");
    let shown = home.run(&["show", "2", "--lang", "en"], "").out;
    for line in ["Match so far: Ben 1½, Ana ½.", &format!("It is a rematch of the game in {first}.")] {
        assert!(shown.lines().any(|shown| shown == line), "{line} in\n{shown}");
    }
    let opening = "Opening: C20, King's Pawn Game.";
    assert!(shown.contains(opening), "{shown}");
    let before = home.run(&["show", "2", "--ply", "2", "--lang", "en"], "").out;
    assert!(!before.contains("Opening"), "as it stood before the end: {before}");
}

/// An entry that was meant for another half-move is said once, and again when the result is to be signed.
#[test]
fn a_wrong_entry_is_said_once_and_again_at_the_end() {
    let home = Home::new();
    let moves = "e4\n\ne5\n\nrecord black Sf6\nNf3\n\nNc6\n\nBb5\n\na6\n\nwhite: draw\nblack: accept\n";
    let said = said(&home, "en", moves);
    let count = |text: &str| said.iter().filter(|line| line.contains(text)).count();
    assert_eq!(count("It was written before the move was made"), 1, "{}", said.join("\n"));
    let (ended, differ) = (place_of(&said, "Write these words"), place_of(&said, "The scoresheets differ from"));
    assert!(ended < differ, "{}", said.join("\n"));
    let report = home.run(&["show", &home.at("game.jsonl"), "--report", "--all", "--lang", "en"], "").out;
    assert_eq!(report.matches("It was written before the move was made").count(), 1, "{report}");
    let sheet =
        home.run(&["export", &home.at("game.jsonl"), "--to", "scoresheet", "--sheet", "black", "--lang", "en"], "");
    let rows: Vec<String> = sheet
        .out
        .lines()
        .map(|line| line.split_whitespace().filter(|word| !word.contains(':')).collect::<Vec<_>>().join(" "))
        .collect();
    for row in ["2. Sf6 Nc6", "3. Bb5 a6 (=)"] {
        assert!(rows.iter().any(|found| found == row), "{row} in {rows:#?}");
    }
}

#[test]
fn a_rematch_is_no_game_of_a_list_of_pairings() {
    let mut terms = Terms::between(Player::named("Ana"), Player::named("Ben"));
    terms.event_file = Some("event.toml".into());
    terms.tags = [("Event", "Open"), ("Round", "3"), ("Board", "1")].map(|(a, b)| (a.into(), b.into())).to_vec();
    let next = Game::new(terms).terms_of_the_rematch(Some("first.jsonl".into()));
    assert_eq!((next.event_file, next.tags), (None, vec![("Event".to_owned(), "Open".to_owned())]));
}

#[test]
fn print_writes_both_scoresheets_beside_the_record() {
    for (language, word) in [("en", "print"), ("de", "ausdrucken"), ("es", "imprimir")] {
        let home = Home::new();
        let lines = format!("{word}\nf2f3\n\ne7e5\n\ng2g4\n\nd8h4\n{word}\nwhite: sign\n{word}\n");
        let said = said(&home, language, &lines);
        let page = home.at("game.pdf");
        assert_eq!(said.iter().filter(|line| line.contains(&page)).count(), 2, "{}", said.join("\n"));
        let printed = fs::read(&page).expect("written");
        let exported = home.at("exported/game.pdf");
        let ran = home.run(&["export", &home.at("game.jsonl"), "--to", "pdf", "--lang", language, "-o", &exported], "");
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(printed.starts_with(b"%PDF") && printed == fs::read(&exported).expect("exported"), "as exported");
        // Printed again it replaces the page: there is one file.
        let pages = fs::read_dir(home.path("")).expect("a folder").filter_map(Result::ok);
        let pages = pages.filter(|file| file.path().extension().is_some_and(|ending| ending == "pdf")).count();
        assert_eq!(pages, 1, "{language}");
    }
}

/// A name in letters that the font of the PDF lacks is named when the sheets are printed, as it is when they are
/// exported.
#[test]
fn print_names_the_letters_that_the_page_lacks() {
    let home = Home::new();
    let args = ["play", "--white", "王小明", "--voice", "off", "--lang", "en", "--journal", &home.at("game.jsonl")];
    let ran = home.run(&args, "f2f3\n\ne7e5\n\ng2g4\n\nd8h4\nprint\n");
    assert!(ran.out.contains("no letters for 王小明") && ran.out.contains("--to html"), "{}", ran.out);
}

/// What the arbiter must know of differing records is the same sentence on every face, and a square is marked from that
/// sentence on, not before.
#[test]
fn differing_boards_are_marked_when_the_arbiter_is_notified_and_not_before() {
    let home = Home::new();
    let moves = "e4\n\ne5\n\nNf3\n\nNc6\n\nBb5\n\nNf6\n\nexecute white Bh6\n";
    let sentence = "The two boards differ";
    // White may be making a move: nothing is said, and nothing is marked.
    let quiet = said(&home, "en", moves);
    assert!(!quiet.iter().any(|line| line.starts_with(sentence)), "{}", quiet.join("\n"));
    let records = journal::read(&home.path("game.jsonl")).expect("a record").records;
    let game = journal::replay(&records).expect("a game");
    assert!(differing(&game).is_empty(), "{:?}", differing(&game));
    // Another move is completed: it was no move that was being made.
    let home = Home::new();
    let loud = said(&home, "en", &format!("{moves}O-O\n\n"));
    assert_eq!(loud.iter().filter(|line| line.starts_with(sentence)).count(), 1, "{}", loud.join("\n"));
    let records = journal::read(&home.path("game.jsonl")).expect("a record").records;
    let game = journal::replay(&records).expect("a game");
    assert_eq!(differing(&game), [Square::C1, Square::H6]);
}

/// The squares that the screen and the hybrid face mark.
fn differing(game: &Game) -> Vec<Square> {
    let wording = Wording::new("en").expect("English");
    let (at, said, question) = (Moment::START, &[][..], None);
    ViewModel {
        game,
        at,
        wording: &wording,
        said,
        question,
        saved: Saved::Yes,
        around: Default::default(),
        replay: None,
    }
    .differing()
}

/// The sizes at which the screen is looked at.
const SIZES: [(u16, u16); 14] = [
    (80, 24),
    (100, 30),
    (120, 40),
    (160, 50),
    (200, 60),
    (60, 20),
    (54, 30),
    (50, 50),
    (80, 40),
    (40, 24),
    (40, 15),
    (30, 12),
    (20, 6),
    (10, 3),
];

#[test]
fn the_page_and_the_replay_leave_the_boards_in_sight_at_every_size() {
    for language in languages() {
        let home = Home::new();
        said(&home, &language, "f2f3\n\ne7e5\n\ng2g4\n\nd8h4\n");
        let records = journal::read(&home.path("game.jsonl")).expect("a record").records;
        let game = journal::replay(&records).expect("a game");
        let wording = Wording::new(&language).expect("a language");
        let words = wording.record_words("one two three four five six seven eight");
        let files = GameFiles { record: Some("/games/of/2026/game.jsonl"), pgn: Some("/games/of/2026/game.pgn") };
        let page = wording.finish(&game, Moment(60_000), files, Some(&words), MayRematch::Yes);
        let mut replay = Replay::of(records).expect("a game");
        let played = replay.go(ReplayStep::To(3), &wording, Actor::Arbiter);
        let (mut pages, mut replays) = (String::new(), String::new());
        for (width, height) in SIZES {
            let shown = |game: &Game, said: &[Utterance], replay: Option<ReplayPlace>, ui: &UiState| {
                let (at, wording, question, saved) = (Moment(60_000), &wording, None, Saved::Yes);
                let model = ViewModel { game, at, wording, said, question, saved, around: Default::default(), replay };
                let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen in memory");
                terminal.draw(|frame| _ = draw(frame, &model, ui)).expect("a screen in memory");
                terminal.backend().buffer().clone()
            };
            let mut ui = UiState::default();
            let before = shown(&game, &[], None, &ui);
            ui.note_said(page.len());
            let at_the_end = shown(&game, &page, None, &ui);
            ui.note_said(1);
            let in_replay = shown(replay.game(), &played, Some(replay.place()), &ui);
            let layout = Layout::of(*before.area(), &ui.appearance);
            for side in &layout.sides {
                for place in [Some(side.name), Some(side.clock), side.board].into_iter().flatten() {
                    let same = place.positions().all(|at| before[at].symbol() == at_the_end[at].symbol());
                    assert!(same, "{width}x{height} {place}");
                }
            }
            let [page, replay] = [&at_the_end, &in_replay].map(text);
            pages += &format!("{width}x{height}\n{page}\n\n");
            replays += &format!("{width}x{height}\n{replay}\n\n");
            if width >= 40 && height >= 15 {
                assert!(replay.contains("3") && replay.contains("4"), "{replay}");
            }
        }
        if language == "en" {
            insta::assert_snapshot!("the_page", pages);
            insta::assert_snapshot!("the_replay", replays);
        }
    }
}

fn text(buffer: &Buffer) -> String {
    let row = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..buffer.area.height).map(row).collect::<Vec<_>>().join("\n")
}

#[cfg(unix)]
mod in_a_terminal {
    use rustix::process::Signal;

    use super::{Home, MATE, fs, said};
    use crate::program::Terminal;

    const ROWS_AND_COLUMNS: [(u16, u16); 3] = [(24, 80), (40, 120), (60, 200)];

    fn mated(home: &Home, face: &str, language: &str, size: (u16, u16)) -> Terminal {
        let journal = home.at("game.jsonl");
        let arguments = ["play", "--face", face, "--voice", "off", "--lang", language, "--journal", &journal];
        let mut terminal = home.terminal(&arguments, size);
        for typed in ["f2f3", "", "e7e5", "", "g2g4", "", "d8h4"] {
            terminal.line(typed);
        }
        terminal
    }

    #[test]
    fn a_finished_game_is_gone_through_by_keys_on_every_face() {
        for (face, size) in [
            ("screen", ROWS_AND_COLUMNS[0]),
            ("screen", ROWS_AND_COLUMNS[1]),
            ("screen", ROWS_AND_COLUMNS[2]),
            ("hybrid", ROWS_AND_COLUMNS[0]),
            ("lines", ROWS_AND_COLUMNS[0]),
        ] {
            let home = Home::new();
            let mut terminal = mated(&home, face, "en", size);
            terminal.see("Now possible");
            terminal.line("replay");
            terminal.see("half-moves");
            for seen in ["1. White: Bauer Felix zwei Felix drei", "1... Black: Bauer Eva sieben Eva fuenf"] {
                terminal.keys("\x1b[C");
                terminal.see(seen);
            }
            if face == "hybrid" {
                // The boards above are those of that half-move, with its squares marked.
                terminal.see(">p . . .");
            }
            terminal.keys("\x1b[F");
            terminal.see("2... Black: Dame David acht Hector vier");
            terminal.keys("\x1b[D");
            terminal.see("2. White: Bauer Gustav zwei Gustav vier");
            terminal.keys("\x1b[H");
            terminal.keys("\x1b");
            terminal.see("The replay is over");
            terminal.leave();
            assert!(terminal.end().success(), "{face}");
            terminal.assert_restored();
        }
    }

    #[test]
    fn a_record_is_gone_through_alone_by_keys_and_words() {
        for accessible in [false, true] {
            let home = Home::new();
            said(&home, "en", MATE);
            let before = fs::read(home.path("game.jsonl")).expect("recorded");
            home.run(&["settings", "face", if accessible { "lines" } else { "screen" }], "");
            let mut terminal =
                home.terminal(&["show", "--replay", &home.at("game.jsonl"), "--lang", "en"], ROWS_AND_COLUMNS[0]);
            terminal.see("half-moves");
            terminal.keys("\x1b[C");
            terminal.hear("Felix drei");
            terminal.line("next");
            terminal.hear("Eva fuenf");
            terminal.line("e4");
            terminal.hear("You are only watching");
            terminal.line("quit");
            assert!(terminal.end().success());
            terminal.assert_restored();
            assert_eq!(fs::read(home.path("game.jsonl")).expect("recorded"), before, "nothing is changed");
        }
        let home = Home::new();
        said(&home, "en", MATE);
        let ran = home.run(&["show", "--replay", &home.at("game.jsonl")], "");
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.err.contains("needs a terminal"), "{ran:?}");
    }

    #[test]
    fn a_rematch_is_asked_about_once_and_played_on_every_face() {
        for face in ["screen", "hybrid", "lines"] {
            let home = Home::new();
            let mut terminal = mated(&home, face, "en", ROWS_AND_COLUMNS[0]);
            terminal.see("Now possible");
            terminal.line("rematch");
            terminal.see("Another game begins");
            terminal.line("1");
            terminal.see("Not done");
            terminal.line("rematch");
            terminal.line("2");
            terminal.see("Rematch with the colours reversed");
            if face == "screen" {
                // The score is in the bar, and the announcement that ended the first game no longer stands.
                terminal.see("Match 1 : 0");
                let state = terminal.contents().find("Play has not begun").expect("the state");
                let below: String = terminal.contents()[state..].lines().skip(1).take(1).collect();
                assert!(!below.contains("Hector vier"), "{}", terminal.contents());
            }
            terminal.line("d4");
            terminal.see("David vier");
            terminal.line("");
            terminal.see("has completed d4");
            terminal.leave();
            assert!(terminal.end().success(), "{face}");
            terminal.assert_restored();
            assert_eq!(super::end_of(&home, "game.jsonl")["result"], "0-1");
            assert_eq!(super::end_of(&home, "game-2.jsonl")["ply"], 1);
        }
    }

    #[test]
    fn a_replay_that_is_killed_costs_nothing() {
        let home = Home::new();
        let mut terminal = mated(&home, "screen", "en", ROWS_AND_COLUMNS[0]);
        terminal.see("Now possible");
        terminal.line("replay");
        terminal.see("half-moves");
        terminal.keys("\x1b[C");
        terminal.see("Felix drei");
        terminal.signal(Signal::KILL);
        terminal.end();
        let arguments = ["resume", &home.at("game.jsonl"), "--face", "screen", "--voice", "off", "--lang", "en"];
        let mut terminal = home.terminal(&arguments, ROWS_AND_COLUMNS[0]);
        terminal.see("Now possible");
        terminal.line("replay");
        terminal.see("half-moves");
        terminal.leave();
        terminal.leave();
        assert!(terminal.end().success());
        let ran = home.run(&["verify", &home.at("game.jsonl"), "--lang", "en"], "");
        assert_eq!(ran.code, Some(0), "{ran:?}");
    }
}

/// A player whose name is the word for a colour, in whatever language, keeps it: in a rematch, in the record, in a PGN.
#[test]
fn a_player_called_like_a_colour_keeps_the_name() {
    for (white, black) in [("White", "Smith"), ("Weiß", "Müller"), ("Schwarz", "Black"), ("Blancas", "Negras")] {
        let home = Home::new();
        let journal = home.at("game.jsonl");
        let quiet =
            ["play", "--voice", "off", "--journal", &journal, "--lang", "en", "--white", white, "--black", black];
        let ran = home.run(&quiet, "begin\ne4\n\ne5\n\nwhite: resign\nrematch\naccept\nbegin\nd4\n\nquit\n");
        let begun = format!("{black} plays White, {white} plays Black");
        assert!(ran.out.contains(&begun), "{begun} in {}", ran.out);
        assert!(ran.out.contains(&format!("{black} 1, {white} 0")), "{}", ran.out);
        let records = journal::read(&home.path("game-2.jsonl")).expect("a record").records;
        let second = journal::replay(&records).expect("a game");
        let names = second.terms().players.as_ref().map(|player| player.name.as_deref());
        assert_eq!((names.white, names.black), (Some(black), Some(white)));
        let pgn = fs::read_to_string(home.path("game.pgn")).expect("written");
        assert!(
            pgn.contains(&format!("[White \"{white}\"]")) && pgn.contains(&format!("[Black \"{black}\"]")),
            "{pgn}"
        );
    }
}

/// Who has no name is called by the colour in the language of who reads, whatever language the game was begun in; the
/// record and the PGN have no name.
#[test]
fn players_without_names_are_called_by_their_colour_in_each_language() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let begun = ["play", "--voice", "off", "--journal", &journal, "--lang", "en"];
    let ran = home.run(&begun, "begin\ne4\n\ne5\n\nwhite: resign\nquit\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let first = fs::read_to_string(home.path("game.jsonl")).expect("a record");
    assert!(!first.lines().next().expect("a line").contains("\"name\""), "{first}");
    let pgn = fs::read_to_string(home.path("game.pgn")).expect("written");
    assert!(pgn.contains("[White \"?\"]") && pgn.contains("[Black \"?\"]"), "{pgn}");
    let ran = home.run(&["resume", "--voice", "off", "--lang", "es", &journal], "revancha\nacepto\nquit\n");
    assert!(!ran.out.contains("White") && !ran.out.contains("Black"), "{}", ran.out);
    assert!(ran.out.contains("Marcador"), "{}", ran.out);
}
