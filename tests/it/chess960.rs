//! Chess960 (Guidelines II): every array can be set up, announced, read back, castled both ways and written as PGN.

use std::process::Command;

use annabella::game::Game;
use annabella::game::course::chess960::{ARRAYS, array, drawn, number_of};
use annabella::game::half_move::HalfMove;
use annabella::notation::pgn::{PgnGame, PgnPly, write_pgn};
use annabella::rehearsal::script::Script;
use annabella::rehearsal::{Transcript, rehearse};
use annabella::wording::Wording;
use shakmaty::fen::Fen;
use shakmaty::{
    Board, ByColor, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, File, Move, Piece, Position, Role, Square,
};

use crate::packages::{Package, has};
use crate::program::{Home, is_long_set};

/// The sentences of a script's transcript, each with its kind, and the game at its end.
fn rehearsed(script: &str) -> (Vec<(String, String)>, Game) {
    let script = Script::read(script).unwrap_or_else(|line| panic!("{line:?} of {script}"));
    let (text, game) = rehearse(&script, Wording::new("en").expect("English"), Transcript::Json);
    let lines = text.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).expect("an object"));
    let field = |line: &serde_json::Value, name: &str| line[name].as_str().unwrap_or_default().to_owned();
    let said = lines.filter(|line| line["kind"] != "end");
    (said.map(|line| (field(&line, "name"), field(&line, "text"))).collect(), game)
}

/// Whether the array is among those that are tried: in the ordinary run one of seven, with every square for the king.
fn is_tried(number: u32) -> bool {
    is_long_set() || number.is_multiple_of(7)
}

/// The board that a listener sets up from these sentences alone.
fn set_up_by_ear<'a>(sentences: impl Iterator<Item = &'a String>) -> Board {
    let mut board = Board::empty();
    let mut color = Color::White;
    for sentence in sentences {
        let words: Vec<&str> = sentence.split([' ', ',', '.', ':']).filter(|word| !word.is_empty()).collect();
        for (at, word) in words.iter().enumerate() {
            color = match *word {
                "White" => Color::White,
                "Black" => Color::Black,
                _ => color,
            };
            let role = match *word {
                "king" => Role::King,
                "queen" => Role::Queen,
                "rook" => Role::Rook,
                "bishop" => Role::Bishop,
                "knight" => Role::Knight,
                "pawn" => Role::Pawn,
                _ => continue,
            };
            for square in words[at + 1..].iter().map_while(|word| word.parse::<Square>().ok()) {
                board.set_piece_at(square, Piece { role, color });
            }
        }
    }
    board
}

/// Whether neither the king nor the rook of that side moves.
fn leaves_castling(mv: Move, position: &Chess, side: CastlingSide) -> bool {
    let rook = position.castles().rook(position.turn(), side);
    mv.role() != Role::King && mv.from() != rook
}

/// Whether the piece that moves leaves the part of its home rank, a to d or f to h, that must be empty for castling
/// to that side.
fn stands_in_the_way(mv: Move, position: &Chess, side: CastlingSide) -> bool {
    let king = position.board().king_of(position.turn()).expect("a king");
    let rook = position.castles().rook(position.turn(), side).unwrap_or(king);
    let files = [king.file(), rook.file(), side.king_to_file(), side.rook_to_file()];
    let (first, last) = (files.into_iter().min(), files.into_iter().max());
    let from = mv.from().expect("from a square");
    from.rank() == king.rank()
        && mv.to().rank() != king.rank()
        && Some(from.file()) >= first
        && Some(from.file()) <= last
}

/// A legal line from the array in which both players castle to that side at the end, found by a random walk.
fn line_to_castling(start: &Chess, side: CastlingSide, seed: u64) -> Vec<Move> {
    let mut random = seed;
    let mut draw = move |below: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % below
    };
    for _ in 0..100_000 {
        let (mut position, mut line, mut castled) = (start.clone(), Vec::new(), 0);
        while line.len() < 40 && castled < 2 {
            let has_castled = castled > 0 && line.iter().rev().skip(1).step_by(2).any(|mv: &Move| mv.is_castle());
            let castling = position.castling_moves(side).first().copied().filter(|_| !has_castled);
            let legal: Vec<Move> = position
                .legal_moves()
                .into_iter()
                .filter(|mv| !mv.is_castle() && (has_castled || leaves_castling(*mv, &position, side)))
                .collect();
            if legal.is_empty() && castling.is_none() {
                break;
            }
            let clearing: Vec<Move> =
                legal.iter().copied().filter(|mv| stands_in_the_way(*mv, &position, side)).collect();
            let wanted = if clearing.is_empty() || draw(3) == 0 { &legal } else { &clearing };
            let mv = castling.unwrap_or_else(|| wanted[draw(wanted.len())]);
            castled += usize::from(mv.is_castle());
            position.play_unchecked(mv);
            line.push(mv);
            if position.outcome().is_known() {
                break;
            }
        }
        if castled == 2 && !position.outcome().is_known() {
            return line;
        }
    }
    panic!("no line to castling on {side:?} from {}", start.board());
}

/// A typed form of castling: one of the two signs, the words of D.2.1, or the king moved onto its rook.
fn typed(side: CastlingSide, mv: Move, form: usize) -> String {
    let Move::Castle { king, rook } = mv else { return mv.to_uci(CastlingMode::Chess960).to_string() };
    let forms = match side {
        CastlingSide::KingSide => ["0-0", "O-O", "Kurze Rochade"],
        CastlingSide::QueenSide => ["0-0-0", "O-O-O", "Lange Rochade"],
    };
    forms.get(form).map_or_else(|| format!("K{king}x{rook}"), |form| (*form).to_owned())
}

/// Types castling in that position and checks that it is announced, executed on both boards and recorded.
fn castles(before: &Chess, side: CastlingSide, mv: Move, form: usize, after: &Chess) {
    let fen = Fen::from_position(before, EnPassantMode::Legal);
    let (who, typed) = (before.turn(), typed(side, mv, form));
    let script = format!("terms time none; both blind; chess960 {fen}\n0:00:01 {who} {typed}\n0:00:02 {who}\n");
    let (said, game) = rehearsed(&script);
    assert_eq!((game.position().board(), game.line().len()), (after.board(), 1), "{script}");
    assert_eq!(game.boards().boards.as_ref(), ByColor::new_with(|_| after.board()), "{script}");
    let words = if side.is_king_side() { "Kurze Rochade" } else { "Lange Rochade" };
    assert!(said.iter().any(|(name, text)| name == "move_announced" && text.contains(words)), "{script}");
}

#[test]
fn every_array_can_be_set_up_by_ear_from_its_announcement_and_checked() {
    let mut seen = std::collections::HashSet::new();
    for number in 0..ARRAYS {
        let board = Board::chess960(number);
        seen.insert(board.to_string());
        if !is_tried(number) {
            continue;
        }
        let check = format!("terms time none; black blind; chess960 {number}\n0:00:09 black check {board}\n");
        let (said, game) = rehearsed(&check);
        let heard = said.iter().filter(|(name, _)| name == "array").map(|(_, text)| text);
        assert_eq!(set_up_by_ear(heard), board, "array {number}");
        assert!(said.iter().any(|(_, text)| text == &format!("Chess960, array {number}.")), "array {number}");
        assert_eq!(said.last().map(|(_, text)| text.as_str()), Some("Black's board stands as it should."), "{number}");
        assert_eq!(number_of(&game.terms().start), Some(number));
    }
    assert_eq!(seen.len(), 960);
    assert_eq!(array(ARRAYS), None);
    assert_eq!(array(518).expect("the initial position").board(), Chess::default().board());
}

#[test]
fn every_array_is_read_from_both_kinds_of_chess960_fen() {
    for number in (0..ARRAYS).filter(|number| is_tried(*number)) {
        let start = array(number).expect("an array");
        let x_fen = Fen::from_position(&start, EnPassantMode::Legal).to_string();
        let rooks: String = File::ALL
            .into_iter()
            .rev()
            .filter(|file| start.board().rooks().contains(Square::from_coords(*file, shakmaty::Rank::First)))
            .map(File::upper_char)
            .collect();
        let shredder = x_fen.replace("KQkq", &(rooks.clone() + &rooks.to_lowercase()));
        assert_ne!(x_fen, shredder);
        for fen in [x_fen, shredder] {
            let script = Script::read(&format!("terms time none; chess960 {fen}\n")).expect("terms");
            assert_eq!(script.terms.start, start, "{fen}");
        }
    }
}

/// The lines are legal, castling is typed in every form, and python-chess reads the same games.
#[test]
fn castling_both_ways_from_every_array_agrees_with_python_chess() {
    let (mut games, mut ends, mut at_once) = (String::new(), Vec::new(), 0);
    for number in 0..ARRAYS {
        let start = array(number).expect("an array");
        let sides = [CastlingSide::KingSide, CastlingSide::QueenSide];
        at_once += usize::from(sides.iter().any(|side| !start.castling_moves(*side).is_empty()));
        if !is_tried(number) {
            continue;
        }
        for side in sides {
            let line = line_to_castling(&start, side, u64::from(number) + 1);
            let mut after = start.clone();
            let mut pgn = PgnGame::new(start.clone(), CastlingMode::Chess960);
            for (ply, mv) in line.iter().enumerate() {
                let before = after.clone();
                after.play_unchecked(*mv);
                let half_move = HalfMove::of(*mv, CastlingMode::Chess960);
                pgn.plies.push(PgnPly::bare(half_move));
                if mv.is_castle() {
                    castles(&before, side, *mv, (number as usize + ply) % 4, &after);
                }
            }
            games.push_str(&write_pgn(&pgn));
            ends.push(Fen::from_position(&after, EnPassantMode::Legal).to_string());
        }
    }
    assert_eq!(at_once, 162, "arrays in which castling is the first move");
    read_by_python_chess(&games, &ends);
}

const PYTHON: &str = r#"
import sys, chess, chess.pgn
ends = open(sys.argv[2]).read().split("\n")[:-1]
with open(sys.argv[1]) as games:
    for number, end in enumerate(ends):
        game = chess.pgn.read_game(games)
        assert not game.errors, (number, game.errors)
        board = game.end().board()
        assert board.chess960 and board.uci_variant == "chess", (number, game.headers)
        assert board == chess.Board(end, chess960=True), (number, board.fen(), end)
    assert chess.pgn.read_game(games) is None
print("read", len(ends))
"#;

fn read_by_python_chess(games: &str, ends: &[String]) {
    if !has(&[Package::PythonChess]) {
        return;
    }
    let home = Home::new();
    std::fs::write(home.path("games.pgn"), games).expect("written");
    std::fs::write(home.path("ends"), ends.join("\n") + "\n").expect("written");
    let mut python = Command::new("python3");
    python.args(["-c", PYTHON, &home.at("games.pgn"), &home.at("ends")]);
    let ran = python.output().expect("it runs");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    assert_eq!(String::from_utf8_lossy(&ran.stdout).trim(), format!("read {}", ends.len()));
}

#[test]
fn every_array_is_equally_likely() {
    let limit = u32::MAX - u32::MAX % ARRAYS;
    assert_eq!((drawn(0), drawn(959), drawn(960), drawn(limit - 1)), (Some(0), Some(959), Some(0), Some(959)));
    assert_eq!((drawn(limit), drawn(u32::MAX)), (None, None), "these numbers would make the first arrays more likely");
}

#[test]
fn an_array_that_does_not_exist_is_refused_with_the_right_range() {
    let home = Home::new();
    for (arguments, said) in [
        (vec!["--chess960", "960"], "960"),
        (vec!["--chess960", "-1"], "-1"),
        (vec!["--chess960", "many"], "many"),
        (vec!["--chess960", "5", "--from", "4k3/8/8/8/8/8/8/4K2R w H - 0 1"], "--from"),
        (vec!["--chess960", "4k3/8/8/8 w - - 0 1"], "position"),
    ] {
        let ran = home.run(&[&["play", "--voice", "off"], arguments.as_slice()].concat(), "");
        assert_eq!(ran.code, Some(2), "{arguments:?}: {ran:?}");
        assert!(ran.said().contains(said), "{arguments:?}: {ran:?}");
    }
    for (arguments, said) in [
        (vec!["--chess960", "518"], "Chess960, array 518."),
        (vec!["--chess960", "--from", "4k3/8/8/8/8/8/8/4K2R w H - 0 1"], "Chess960, from a given position."),
        (vec!["--chess960"], "Chess960, array "),
    ] {
        let journal = home.at("game.jsonl");
        let play = ["play", "--voice", "off", "--lang", "en", "--face", "lines", "--journal", &journal];
        let ran = home.run(&[play.as_slice(), arguments.as_slice()].concat(), "quit\n");
        assert_eq!(ran.code, Some(0), "{arguments:?}: {ran:?}");
        assert!(ran.said().contains(said), "{arguments:?}: {ran:?}");
        std::fs::remove_file(&journal).expect("recorded");
    }
}
