//! After the end of a game: its page, and the game gone through once more.

use std::fs;

use annabella::game::clock::moment::Moment;
use annabella::game::people::Actor;
use annabella::interpreter::request::ReplayStep;
use annabella::session::replay::{Replay, at_ply};
use annabella::storage::journal;
use annabella::ui::Reaction;
use annabella::ui::screen::{UiState, press};
use annabella::ui::view_model::ViewModel;
use annabella::wording::{Saved, Wording, languages};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use shakmaty::{Color, Position};

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
        ("en", ["Black wins", "Write these words", "White has used", "Record: ", "PGN: ", "Now possible: replay"]),
        (
            "de",
            ["Schwarz gewinnt", "Schreiben Sie", "Weiß hat 0", "Aufzeichnung: ", "PGN: ", "Jetzt möglich: nachspielen"],
        ),
        ("es", ["Ganan", "Anote", "Las blancas han usado", "Registro: ", "PGN: ", "Ahora se puede: repasar"]),
    ];
    for (language, page) in pages {
        let home = Home::new();
        let said = said(&home, language, "f2f3\n\ne7e5\n\ng2g4\n\nd8h4\nsign\nresult\n");
        // Each line once, in this order, right behind the announcement of the result.
        let places: Vec<usize> = page.iter().map(|text| place_of(&said, text)).collect();
        assert!(places.windows(2).all(|pair| pair[0] + 1 == pair[1]), "{places:?} in\n{}", said.join("\n"));
        let (record, pgn) = (home.at("game.jsonl"), home.at("game.pgn"));
        assert!(said[places[3]].contains(&record) && said[places[4]].contains(&pgn), "{}", said.join("\n"));
        assert!(fs::exists(&pgn).expect("a folder"), "the PGN is there");
        // Asked for, the whole page comes again with the words that were to be written.
        let again = &said[places[5] + 1..];
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

#[cfg(unix)]
mod in_a_terminal {
    use rustix::process::Signal;

    use super::*;
    use crate::program::Terminal;

    const SIZES: [(u16, u16); 3] = [(24, 80), (40, 120), (60, 200)];

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
            ("screen", SIZES[0]),
            ("screen", SIZES[1]),
            ("screen", SIZES[2]),
            ("hybrid", SIZES[0]),
            ("lines", SIZES[0]),
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
            let mut terminal = home.terminal(&["show", "--replay", &home.at("game.jsonl"), "--lang", "en"], SIZES[0]);
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
    fn a_replay_that_is_killed_costs_nothing() {
        let home = Home::new();
        let mut terminal = mated(&home, "screen", "en", SIZES[0]);
        terminal.see("Now possible");
        terminal.line("replay");
        terminal.see("half-moves");
        terminal.keys("\x1b[C");
        terminal.see("Felix drei");
        terminal.signal(Signal::KILL);
        terminal.end();
        let arguments = ["resume", &home.at("game.jsonl"), "--face", "screen", "--voice", "off", "--lang", "en"];
        let mut terminal = home.terminal(&arguments, SIZES[0]);
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
