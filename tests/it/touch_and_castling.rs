//! Touch-move and castling in Chess960 as the vectors say, played through the whole core in every edition.

use annabella::game::command::{Command, GameCommand, MoveCommand, RecordsCommand};
use annabella::game::event::{Event, MoveEvent};
use annabella::game::half_move::HalfMove;
use annabella::game::laws::edition::Edition;
use annabella::game::people::{Actor, AutoKept};
use annabella::game::records::boards::Execution;
use annabella::game::terms::{Terms, start_from};
use serde_json::Value;
use shakmaty::{CastlingMode, Color, Position, Square};

use crate::laws::{Played, VECTORS, half_move, spoken, terms};

const WHITE: Actor = Actor::Player(Color::White);

fn begun(terms: Terms) -> Played {
    let mut played = Played::on(terms);
    played.says(Actor::Arbiter, Command::Game(GameCommand::Begin)).expect("play begins");
    played
}

/// The squares of a vector: `own b1`, `opp e5`, and of an order that nobody saw the own piece first (4.3.3).
fn squares(vector: &Value) -> Vec<Square> {
    let touched = vector["touched"].as_array().expect("what is touched").iter().filter_map(Value::as_str);
    touched.flat_map(|text| text.split([' ', '/', ':']).filter_map(|word| word.parse().ok())).collect()
}

/// The game with the pieces of that vector touched.
fn touched(vector: &Value, edition: Edition) -> Played {
    let mut terms = terms(vector["fen"].as_str().expect("a FEN"), edition, "90");
    if vector["id"] != "T12" {
        let mut played = begun(terms);
        played.says(WHITE, Command::Move(MoveCommand::Touch(squares(vector)))).expect("touched");
        return played;
    }
    // The king is released on g1: the king was touched, the rook was not (4.7.2).
    terms.players.white.keeps = AutoKept { board: false, ..terms.players.white.keeps };
    let mut played = begun(terms);
    let castling = half_move("e1g1");
    for command in [
        Command::Records(RecordsCommand::Execute(Color::White, Execution::HalfMove(castling))),
        Command::Move(MoveCommand::Announce(spoken("e1g1"))),
        Command::Move(MoveCommand::Undo),
    ] {
        played.says(WHITE, command).expect("released and taken back");
    }
    played
}

/// The legal moves named by the vector are allowed, and every other one disregards the touch (LAWS 3.2).
#[test]
fn a_touched_piece_must_be_moved_or_captured_in_every_edition() {
    let vectors = VECTORS["touch_move"].as_array().expect("a list");
    assert_eq!(vectors.len(), 12);
    for vector in vectors {
        let mut expected: Vec<&str> =
            vector["allowed"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        expected.sort_unstable();
        for edition in Edition::ALL {
            let mut allowed = Vec::new();
            let start = touched(vector, edition);
            for mv in start.game.position().legal_moves() {
                let uci = HalfMove::of(mv, CastlingMode::Standard).to_string();
                let mut played = Played { game: start.game.clone(), record: Vec::new(), at: start.at };
                let events = played.announce(&uci).expect("announced");
                let is_disregard = |event: &Event| matches!(event, Event::Move(MoveEvent::TouchDisregarded { .. }));
                if !events.iter().any(is_disregard) {
                    allowed.push(uci);
                }
            }
            allowed.sort_unstable();
            assert_eq!(allowed, expected, "{} of {edition}", vector["id"]);
        }
    }
}

/// Castling in Chess960 stands or is found illegal when it is completed, and leaves the boards as the vector says (LAWS
/// 3.8).
#[test]
fn chess960_castling_is_completed_in_every_edition() {
    let vectors = VECTORS["chess960_castling"].as_array().expect("a list");
    assert_eq!(vectors.len(), 15);
    for vector in vectors {
        let fen = vector["fen"].as_str().expect("a FEN");
        for edition in Edition::ALL {
            let id = format!("{} of {edition}", vector["name"]);
            let mut agreed = terms("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", edition, "90");
            agreed.castling_mode = CastlingMode::Chess960;
            agreed.start = start_from(fen, CastlingMode::Chess960).unwrap_or_else(|_| panic!("{id}"));
            let mut played = begun(agreed);
            played.play(vector["uci_king_takes_rook"].as_str().expect("squares"));
            let is_legal = vector["legal"] == true;
            assert_eq!(played.game.open_irregularity().is_none(), is_legal, "{id}");
            let stands = |color: Color| played.game.board(color).to_string();
            if let Some(board) = vector["board_after"].as_str() {
                assert_eq!((stands(Color::White).as_str(), stands(Color::Black).as_str()), (board, board), "{id}");
                assert_eq!(played.game.position().board().to_string(), board, "{id}");
            }
            assert_eq!(played.game.cases().illegal_moves_of(Color::White), u32::from(!is_legal), "{id}");
        }
    }
}
