//! The clock alone: presses and times as in any game, and no moves.

use annabella::game::clock::moment::Moment;
use annabella::game::clock::time_control_text::read_both;
use annabella::game::event::{ClockEvent, Event};
use annabella::game::people::{Actor, Player, Sight};
use annabella::game::terms::{KeptMoves, Terms};
use annabella::interpreter::request::Pressing;
use annabella::session::table::place::SeatId;
use annabella::session::table::{Output, Table, Typed};
use annabella::storage::journal::Record;
use annabella::wording::{Question, Verbosity, Whose, Wording, languages};
use proptest::prelude::*;

use crate::program::{Home, cases};
use crate::seats::lost::recorded;
use crate::seats::{Running, hosts};
use crate::table::stamp;

const PIN: &str = "tulip7391";

/// A game between two players who see, with that time control.
fn table(time: &str, moves: KeptMoves) -> Table {
    let mut terms = Terms::between(Player::named("Ana"), Player::named("Ben"));
    terms.players.iter_mut().for_each(|player| player.sight = Sight::Sighted);
    terms.time = read_both(time).expect("a time control");
    // Without a draw by fivefold repetition.
    terms.edition = "2009".parse().expect("an edition");
    terms.moves = moves;
    Table::open(terms, None, Wording::new("en").expect("English"), stamp(0)).0
}

fn says(table: &mut Table, at: u64, line: &str) -> Vec<Record> {
    let typed = Typed { what: line.to_owned().into(), by: None, pressing: Pressing::default() };
    records(&table.take(stamp(at), SeatId::FIRST, typed))
}

fn records(outputs: &[Output]) -> Vec<Record> {
    let written =
        |output: &Output| if let Output::Written(written) = output { written.records.clone() } else { Vec::new() };
    outputs.iter().flat_map(written).collect()
}

const CYCLE: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];

proptest! {
    #![proptest_config(cases(24))]

    /// In every mode of the clock, and whatever the arbiter does to it between the presses.
    #[test]
    fn forty_presses_give_the_times_of_a_game_with_moves(
        time in prop::sample::select(vec![
            "90+30", "40/90+30,30+30", "5+3", "40/10,5", "5d3", "5 vs 3+2",
        ]),
        thinking in prop::collection::vec(1..9_000_u64, 40),
        corrected in 0..40_usize,
    ) {
        let mut alone = table(time, KeptMoves::None);
        let mut with_moves = table(time, KeptMoves::All);
        let mut at = 0;
        for game in [&mut alone, &mut with_moves] {
            says(game, at, "begin");
        }
        for (press, thought) in thinking.iter().enumerate() {
            at += thought;
            if press == corrected {
                for game in [&mut alone, &mut with_moves] {
                    for line in ["stop", "add 1:00 to black", "take 0:30 from white", "counter white 7", "go"] {
                        says(game, at, line);
                    }
                }
                at += 1;
            }
            let due = at;
            let flags = [&mut alone, &mut with_moves].map(|game| records(&game.elapse(stamp(due))));
            let fell = |records: &[Record]| {
                records.iter().find_map(|record| {
                    if let Event::Clock(ClockEvent::FlagFell { of, fell }) = record.event { Some((of, fell)) } else { None }
                })
            };
            prop_assert_eq!(fell(&flags[0]), fell(&flags[1]));
            if alone.game().clock().running().is_none() {
                break;
            }
            // An empty line presses as the word does.
            let pressed = says(&mut alone, at, if press % 2 == 0 { "" } else { "press" });
            prop_assert!(!pressed.iter().any(|record| matches!(record.event, Event::Irregularity(_))), "{pressed:?}");
            says(&mut with_moves, at, CYCLE[press % 4]);
            says(&mut with_moves, at, "press");
            prop_assert_eq!(alone.game().to_move(), with_moves.game().to_move());
            for later in [at, at + 1_234] {
                let readings = |game: &Table| game.game().clock().readings(Moment(later));
                prop_assert_eq!(readings(&alone), readings(&with_moves), "{} after press {}", time, press);
            }
        }
    }
}

#[test]
fn what_is_about_moves_is_refused_in_a_sentence() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let lines = "begin\n\ne4\nrepeat e4\nundo\nboard: -e2 +e4\nclaim threefold\nadjourn\n\nwhite: press\n";
    let asked = ["clock", "5+3", "--white", "Ana", "--black", "Ben", "--lang", "en", "--voice", "off"];
    let ran = home.run(&[&asked[..], &["--face", "lines", "--journal", &journal]].concat(), lines);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let said = ran.said();
    assert!(said.matches("No moves are kept in this game").count() >= 4, "{said}");
    assert_eq!(recorded(&home, "move_completed").len(), 3, "{said}");
    for kind in ["move_announced", "empty_press_found", "seal_required", "draw_claimed"] {
        assert!(recorded(&home, kind).is_empty(), "{kind}: {said}");
    }
    let pgn = home.run(&["export", &journal, "--to", "pgn"], "");
    assert!(pgn.out.contains("[White \"Ana\"]") && !pgn.out.contains("1. "), "{pgn:?}");
    let verified = home.run(&["verify", &journal, "--lang", "en"], "");
    assert!(verified.out.contains("lines are as they were written"), "{verified:?}");
}

/// Nothing is said of moves and boards that are not kept, also of the record afterwards.
#[test]
fn a_question_about_moves_is_answered_with_none_being_kept() {
    let home = Home::new();
    for language in languages() {
        let record = home.at(&format!("{language}.jsonl"));
        let interface = ["--face", "lines", "--voice", "off", "--lang", &language];
        let asked = ["again", "last", "board", "moves", "sheet", "where knights", "from 1", "times", "spell"];
        let typed = format!("begin\n\n\n{}\nquit\n", asked.join("\n"));
        let said = home.run(&[&["clock", "5+3", "--journal", &record], &interface[..]].concat(), &typed).said();
        let messages = crate::typed::locale(&language);
        let none = messages.lines().find_map(|line| line.strip_prefix("no-moves-kept = ")).expect("a message");
        assert!(said.matches(none).count() >= asked.len(), "{language}: {said}");
        let shown = home.run(&["show", &record, "--lang", &language], "").said();
        assert!(shown.contains(none) && !shown.contains('♜') && !shown.contains("r n b q"), "{language}: {shown}");
    }
}

#[test]
fn the_clock_goes_on_after_a_kill_with_the_times_of_the_last_press() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let asked = ["clock", "5+3", "--lang", "en", "--voice", "off", "--face", "lines", "--journal", &journal];
    let mut clock = Running::start(home.command(&asked));
    clock.until("Recorded in");
    clock.types("begin");
    clock.until("Play has begun.");
    for answer in ["White pressed.", "Black pressed.", "White pressed."] {
        clock.types("");
        clock.until(answer);
    }
    clock.kill();
    let mut clock = Running::start(home.command(&["resume", &journal, "--lang", "en", "--voice", "off"]));
    clock.until("The record continues");
    clock.types("number white");
    clock.until("2 moves");
    clock.types("go");
    clock.until("Black's clock is running.");
    clock.types("");
    clock.until("Black pressed.");
    clock.types("white: draw; black: accept");
    clock.leave();
    assert_eq!(recorded(&home, "move_completed").len(), 4);
    assert_eq!(recorded(&home, "game_ended")[0]["reason"], "agreement");
}

#[test]
fn two_players_press_at_their_own_terminals_and_the_arbiter_with_a_pin() {
    let home = Home::new();
    let mut host =
        Running::at_a_keyboard(hosts(&home, &["--moves", "none", "--blind", "both", "--pin", "--time", "5+3"]));
    host.until("enter a PIN");
    for _ in 0..2 {
        host.types(PIN);
    }
    host.until("Others join");
    let mut white = Running::seat(&home, "white", "es", &[]);
    white.until("Leyes del Ajedrez");
    let mut black = Running::seat(&home, "black", "de", &[]);
    black.until("FIDE-Regeln");
    host.types("arbiter: begin");
    host.until("enter the PIN");
    host.types(PIN);
    white.until("La partida ha comenzado.");
    white.types("");
    white.until("Pulsan las blancas.");
    black.until("Weiß hat gedrückt.");
    // Nobody presses for the opponent.
    white.types("pulsar");
    white.until("no corre");
    black.types("");
    black.until("Schwarz hat gedrückt.");
    white.until("Pulsan las negras.");
    // Each asks for the own ear.
    white.types("reloj");
    white.until("Tiene");
    black.types("uhr beide");
    black.until("läuft");
    host.types("arbiter: penalty time 1:00 to black");
    host.until("enter the PIN");
    host.types(PIN);
    white.types("abandono");
    black.until("Schwarz gewinnt");
    let by: Vec<_> = recorded(&home, "move_completed").iter().map(|line| line["by"].clone()).collect();
    assert_eq!(by, ["white", "black"]);
    let heard = [host.read.join("\n"), white.read.join("\n"), black.read.join("\n")].concat();
    assert!(recorded(&home, "empty_press_found").is_empty(), "{heard}");
}

#[test]
fn both_clocks_in_brief_are_at_most_eight_words_in_every_language() {
    for language in languages() {
        let mut wording = Wording::new(&language).expect("a language");
        wording.verbosity = Verbosity::Brief;
        for time in ["1:31:00", "0:31:20", "0:04:05", "0:00:59"] {
            let mut game = table("90+30", KeptMoves::None);
            says(&mut game, 0, "begin");
            says(&mut game, 0, &format!("clock white {time} black {time}; go"));
            let said = wording.answer(game.game(), Moment(1), Actor::Arbiter, &Question::Clock(Whose::Both));
            let whole: Vec<&str> = said.iter().map(|said| said.printed.as_str()).collect();
            let words = whole.join(" ").split_whitespace().count();
            assert!((4..=8).contains(&words), "{language}, {time}: {whole:?}");
            let first = time.trim_start_matches(['0', ':']);
            let shown = if time == "1:31:00" { "1:31" } else { first };
            assert!(whole.join(" ").matches(shown).count() >= 1, "{language}, {time}: {whole:?}");
        }
    }
}
