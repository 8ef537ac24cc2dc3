//! Claims of a draw against independent counts: the vectors in every edition, games with many repetitions.

use std::collections::HashMap;
use std::io::Write;
use std::process::{Command as Process, Stdio};

use annabella::game::Game;
use annabella::game::cases::command::Proposal;
use annabella::game::cases::draw_claim::{ClaimCommand, DrawClaim, DrawRule};
use annabella::game::clock::display::ClockReading;
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::command::{CaseCommand, ClockCommand, Command, Decision, GameCommand, MoveCommand};
use annabella::game::event::{ClockEvent, Event, GameEvent};
use annabella::game::half_move::HalfMove;
use annabella::game::laws::edition::{Edition, TimeClass};
use annabella::game::laws::result::Reason;
use annabella::game::people::Actor;
use annabella::game::refusal::Refusal;
use proptest::prelude::*;
use serde_json::Value;
use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, Chess, Color, EnPassantMode, Position};

use crate::laws::{Played, VECTORS, half_move, terms};
use crate::packages::{Package, has};

fn claim(rule: DrawRule, intended: Option<HalfMove>) -> Command {
    Command::Case(CaseCommand::Claim(ClaimCommand::Draw(DrawClaim { rule, intended })))
}

/// Whether a claim by the player to move would be correct. Changes nothing.
fn would_draw(played: &Played, rule: DrawRule, intended: Option<HalfMove>) -> bool {
    let by = Actor::Player(played.game.to_move());
    let events = played.game.decide(played.at, by, claim(rule, intended)).expect("a claim");
    let ended = events.iter().find_map(|event| {
        let Event::Game(GameEvent::GameEnded { result, .. }) = event else { return None };
        Some(result.reason)
    });
    assert!(ended.is_none_or(|reason| reason == rule.reason()), "{ended:?}");
    ended.is_some()
}

fn begun(fen: &str, edition: Edition) -> Played {
    let mut played = Played::on(terms(fen, edition, "none"));
    let begin = Command::Game(GameCommand::Begin);
    played.says(Actor::Arbiter, begin).expect("play begins");
    played
}

#[test]
fn claims_are_decided_as_the_vectors_say_in_every_edition() {
    let mut tried = 0;
    for vector in VECTORS["core_moves_and_outcomes"].as_array().expect("a list") {
        let expected = &vector["expect"];
        let rules = [("rep3", DrawRule::Threefold), ("fifty", DrawRule::FiftyMoves)];
        for (name, rule) in rules {
            let Some(right) = expected[name].as_bool() else { continue };
            let moves: Vec<&str> =
                vector["moves"].as_array().expect("moves").iter().filter_map(Value::as_str).collect();
            for edition in Edition::ALL {
                let id = format!("{} {name} {edition}", vector["id"]);
                let mut played = begun(vector["fen"].as_str().expect("a FEN"), edition);
                let (last, before) = moves.split_last().expect("a move");
                for uci in before {
                    played.play(uci);
                }
                let intended = half_move(last);
                assert_eq!(would_draw(&played, rule, Some(intended)), right, "{id}, intended");
                played.play(last);
                assert_eq!(played.result(), None, "{id}: nothing ends by itself");
                assert_eq!(would_draw(&played, rule, None), right, "{id}, standing");
                tried += 2;
            }
        }
    }
    assert!(tried >= 80, "{tried} claims");
}

#[test]
fn a_wrong_claim_costs_the_time_that_the_vectors_say() {
    let controls =
        [(TimeClass::Standard, "standard", "90"), (TimeClass::Rapid, "rapid", "15"), (TimeClass::Blitz, "blitz", "5")];
    for edition in Edition::ALL {
        let row = &VECTORS["penalties"]["wrong_draw_claim"][edition.to_string()];
        for (class, name, time) in controls {
            let expected = row[name].as_i64().map_or(Span::minutes(3), Span::seconds);
            let start = "4k3/7p/8/8/8/8/R3P3/4K3 w - - 0 1";
            let mut played = Played::on(terms(start, edition, time));
            assert_eq!(played.game.terms().time_class(), class, "{time} in {edition}");
            played.says(Actor::Arbiter, Command::Game(GameCommand::Begin)).expect("begun");
            played.wait(Span::seconds(7));
            let before = played.game.clock().readings(played.at);
            let events = played
                .says(Actor::Player(Color::White), claim(DrawRule::FiftyMoves, None))
                .expect("a claim may be wrong");
            let given = events.iter().find_map(|event| {
                let Event::Clock(ClockEvent::TimeAdded { to: Color::Black, span, .. }) = event else { return None };
                Some(*span)
            });
            assert_eq!(given, Some(expected), "{edition} {name}");
            played.wait(Span::minutes(30));
            let after = played.game.clock().readings(played.at);
            assert_eq!(after.white.remaining, before.white.remaining, "{edition} {name}: the claimant's is untouched");
            assert_eq!(after.black.remaining, before.black.remaining.map(|left| left + expected), "{edition} {name}");
        }
    }
}

/// The identity of a position for repetition, from its FEN alone: pieces, turn, castling rights and legal en passant.
fn identity(position: &Chess) -> String {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
}

/// A random half-move, which more often than not takes a piece back to where it came from.
fn next(game: &Game, choice: u8) -> Option<HalfMove> {
    let legal: Vec<HalfMove> =
        game.position().legal_moves().iter().map(|mv| HalfMove::of(*mv, CastlingMode::Standard)).collect();
    let own = game.line().len().checked_sub(2).map(|ply| game.line()[ply].half_move);
    let back = own.map(|own| HalfMove { from: own.to, to: own.from, promotion: None });
    match back.filter(|back| choice < 200 && legal.contains(back)) {
        Some(back) => Some(back),
        None => legal.get(usize::from(choice) % legal.len().max(1)).copied(),
    }
}

const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k1n1/2p5/8/8/3p4/8/4P3/4K1N1 w - - 0 1",
    "7k/8/6K1/8/8/8/8/R7 w - - 80 150",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_claim_is_decided_as_an_independent_count_says(
        start in 0..STARTS.len(),
        choices in prop::collection::vec(any::<u8>(), 1..70),
    ) {
        // In 2009 nothing ends by itself, so the shuffling may go on.
        let mut played = begun(STARTS[start], Edition::OF_2009);
        let mut seen: HashMap<String, u32> = HashMap::from([(identity(played.game.position()), 1)]);
        for choice in choices {
            let Some(half_move) = next(&played.game, choice) else { break };
            let after = half_move.played_in(played.game.position()).expect("legal");
            let times = seen.get(&identity(&after)).copied().unwrap_or(0) + 1;
            prop_assert_eq!(would_draw(&played, DrawRule::Threefold, Some(half_move)), times >= 3);
            prop_assert_eq!(would_draw(&played, DrawRule::FiftyMoves, Some(half_move)), after.halfmoves() >= 100);
            played.play(&half_move.to_string());
            if played.result().is_some() {
                break;
            }
            *seen.entry(identity(&after)).or_insert(0) += 1;
            prop_assert_eq!(would_draw(&played, DrawRule::Threefold, None), times >= 3);
            prop_assert_eq!(would_draw(&played, DrawRule::FiftyMoves, None), after.halfmoves() >= 100);
        }
    }

    #[test]
    fn a_game_with_claims_replays_to_the_same_game(choices in prop::collection::vec(any::<(u8, bool)>(), 1..30)) {
        let mut played = begun(STARTS[0], Edition::OF_2023);
        for (choice, claims) in choices {
            let Some(half_move) = next(&played.game, choice) else { break };
            let by = Actor::Player(played.game.to_move());
            if claims {
                let rule = if choice % 2 == 0 { DrawRule::Threefold } else { DrawRule::FiftyMoves };
                let intended = (choice % 3 == 0).then_some(half_move);
                played.says(by, claim(rule, intended)).expect("claimed");
                if played.result().is_some() {
                    break;
                }
                played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go)).expect("on");
            }
            played.play(&half_move.to_string());
            if played.result().is_some() {
                break;
            }
        }
        let replayed = Game::replay(played.game.terms().clone(), played.record.iter().map(|(at, event)| (*at, event, None)));
        prop_assert_eq!(replayed, played.game);
    }
}

/// The answers of python-chess, `threefold fifty` for each line `FEN;moves`; `None` where it is not installed.
fn counted_elsewhere(claims: &str) -> Option<String> {
    const COUNT: &str = "import sys, chess\n\
        for line in sys.stdin:\n\
        \x20   fen, moves = line.strip().split(';')\n\
        \x20   board = chess.Board(fen)\n\
        \x20   for uci in moves.split():\n\
        \x20       board.push_uci(uci)\n\
        \x20   print(board.is_repetition(3), board.halfmove_clock >= 100)\n";
    let mut python = Process::new("python3");
    python.args(["-c", COUNT]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = python.spawn().ok()?;
    child.stdin.take()?.write_all(claims.as_bytes()).ok()?;
    let counted = child.wait_with_output().ok()?;
    counted.status.success().then(|| String::from_utf8_lossy(&counted.stdout).into_owned())
}

#[test]
fn a_claim_is_decided_as_python_chess_says() {
    if !has(&[Package::PythonChess]) {
        return;
    }
    let (mut asked, mut found, mut state) = (String::new(), Vec::new(), 0x2545_f491_u32);
    for game in 0..24 {
        let start = STARTS[game % STARTS.len()];
        let mut played = begun(start, Edition::OF_2009);
        for _ in 0..80 {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            let Some(half_move) = next(&played.game, (state >> 8) as u8) else { break };
            played.play(&half_move.to_string());
            if played.result().is_some() {
                break;
            }
            let line: Vec<String> = played.game.line().iter().map(|made| made.half_move.to_string()).collect();
            asked += &format!("{start};{}\n", line.join(" "));
            found.push((
                would_draw(&played, DrawRule::Threefold, None),
                would_draw(&played, DrawRule::FiftyMoves, None),
            ));
        }
    }
    let counted = counted_elsewhere(&asked).expect("python-chess counts");
    let name = |right: bool| if right { "True" } else { "False" };
    for ((line, counted), (threefold, fifty)) in asked.lines().zip(counted.lines()).zip(&found) {
        assert_eq!(counted, format!("{} {}", name(*threefold), name(*fifty)), "{line}");
    }
    let right = found.iter().filter(|(threefold, _)| *threefold).count();
    assert!(right >= 200 && found.len() - right >= 100, "{right} of {} are right", found.len());
}

#[test]
fn only_the_arbiter_can_change_a_result_at_any_time() {
    let mut played = begun(STARTS[0], Edition::OF_2023);
    for uci in ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"] {
        played.play(uci);
    }
    played.says(Actor::Player(Color::White), claim(DrawRule::Threefold, None)).expect("claimed");
    assert_eq!(played.result(), Some(("1/2-1/2".into(), Reason::Threefold)));
    for by in Color::ALL.map(Actor::Player) {
        let again = played.says(by, claim(DrawRule::Threefold, None));
        assert_eq!(again, Err(Refusal::GameOver));
        assert_eq!(played.says(by, Command::Move(MoveCommand::Press)), Err(Refusal::GameOver));
    }
    assert!(played.game.elapse(Moment(10_000_000)).is_empty());
    let taken = Command::Game(GameCommand::TakeBackResult("wrong count".into()));
    assert!(played.says(Actor::Player(Color::White), taken.clone()).is_err(), "no player takes a result back");
    played.says(Actor::Arbiter, taken).expect("the arbiter does");
    assert_eq!(played.result(), None);
}

/// Five seconds a move from then on and two minutes for the opponent, and exactly these when the record is replayed.
#[test]
fn an_increment_given_during_the_game_replays_unchanged() {
    for edition in [Edition::OF_2014, Edition::OF_2018, Edition::OF_2023] {
        let mut agreed = terms(STARTS[0], edition, "60");
        agreed.quickplay_announced = true;
        let mut played = Played::on(agreed);
        played.says(Actor::Arbiter, Command::Game(GameCommand::Begin)).expect("begun");
        played.wait(Span::seconds(58 * 60 + 30)).play("g1f3");
        played.wait(Span::seconds(10)).play("g8f6");
        let (white, black) = (Actor::Player(Color::White), Actor::Player(Color::Black));
        let rule = || Command::Case(CaseCommand::Rule(None, Decision::Accept, String::new()));
        played.says(white, Command::Case(CaseCommand::Claim(ClaimCommand::Increment))).expect("asked for");
        assert_eq!(played.game.offer(), Some(Color::White), "the request is also a draw offer");
        assert_eq!(played.says(Actor::Arbiter, rule()), Err(Refusal::AnswerTheOffer), "{edition}");
        played.says(black, Command::Case(CaseCommand::Decline(Proposal::Draw))).expect("declined");
        let before = played.game.clock().readings(played.at);
        played.says(Actor::Arbiter, rule()).expect("granted");
        played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go)).expect("on");
        played.wait(Span::seconds(3)).play("f3g1");
        played.wait(Span::seconds(4)).play("f6g8");
        let after = played.game.clock().readings(played.at);
        let gained = |color| {
            let left = |readings: &ByColor<ClockReading>| readings[color].remaining.expect("a time");
            left(&after) - left(&before)
        };
        assert_eq!(gained(Color::White), Span::seconds(5 - 3), "{edition}");
        assert_eq!(gained(Color::Black), Span::minutes(2) + Span::seconds(5 - 4), "{edition}");
        assert_eq!(played.game.terms().time_class(), TimeClass::Standard, "the class does not change");
        let record = played.record.iter().map(|(at, event)| (*at, event, None));
        assert_eq!(Game::replay(played.game.terms().clone(), record), played.game, "{edition}");
    }
}
