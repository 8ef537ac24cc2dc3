//! Random typed games in which players execute, write and announce wrong moves, are
//! corrected, and end where D.2.9 says; and instructions that lead to the right position.

use annabella::game::Game;
use annabella::game::cases::Case;
use annabella::game::cases::irregularity::Irregularity;
use annabella::game::cases::kind::CaseKind;
use annabella::game::half_move::HalfMove;
use annabella::game::records::scoresheet::Meaning;
use annabella::notation::{NotationForm, SheetLanguage, write};
use annabella::rehearsal::script::Script;
use annabella::rehearsal::{Transcript, rehearse};
use annabella::wording::Wording;
use proptest::prelude::*;
use serde_json::Value;
use shakmaty::{Board, CastlingMode, Chess, Color, Piece, Position, Role, Square};

use crate::program::more_cases;

fn played(script: &str) -> (Vec<Value>, Game) {
    let script = Script::read(script).unwrap_or_else(|line| panic!("line {}: {}", line.number, line.text));
    let (lines, game) = rehearse(&script, Wording::new("en").expect("English"), Transcript::Json);
    (lines.lines().map(|line| serde_json::from_str(line).expect("an object")).collect(), game)
}

fn name(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

/// A mistake at a half-move, and the player who makes it.
#[derive(Clone, Copy, Debug)]
enum Slip {
    /// Another move is announced first, and corrected at once (D.2.8).
    Tongue,
    /// The opponent repeats another move, hears it again, and repeats the right one (D.2.1).
    Ear,
    /// Another legal move is executed on that player's board.
    Hand(Color),
    /// A piece on that player's board goes to any square.
    HandAnywhere(Color),
    /// Another legal move is written.
    Pen(Color),
    /// An unreadable entry is written.
    Scribble(Color),
    /// An illegal move is completed, and the arbiter takes it back (7.5).
    Illegal,
    /// The opponent replies before the press, and takes the reply back; then the first player presses (1.3, 6.2.1).
    Hasty,
}

fn slips() -> impl Strategy<Value = Vec<(usize, Slip, u16)>> {
    let color = any::<bool>().prop_map(Color::from_white);
    let slip = prop_oneof![
        Just(Slip::Tongue),
        Just(Slip::Ear),
        color.clone().prop_map(Slip::Hand),
        color.clone().prop_map(Slip::HandAnywhere),
        color.clone().prop_map(Slip::Pen),
        color.prop_map(Slip::Scribble),
        Just(Slip::Illegal),
        Just(Slip::Hasty),
    ];
    prop::collection::vec((0..40usize, slip, any::<u16>()), 0..5)
}

/// The typed lines of a game of these picks among the legal moves.
fn typed(picks: &[u16], slips: &[(usize, Slip, u16)], laws: &str) -> String {
    let mut text =
        format!("terms time 90; laws {laws}; black blind; white sheet es; black sheet de\n0:00:00 arbiter begin\n");
    let mut position = Chess::default();
    for (ply, pick) in picks.iter().enumerate() {
        let moves = position.legal_moves();
        // After the end of the game there would be nothing to retrace.
        let quiet: Vec<_> = moves
            .iter()
            .filter(|mv| {
                let mut after = position.clone();
                after.play_unchecked(**mv);
                !after.is_game_over()
            })
            .collect();
        if quiet.is_empty() {
            break;
        }
        let mover = position.turn();
        let language = mover.fold_wb(SheetLanguage::Spanish, SheetLanguage::German);
        let mv = *quiet[usize::from(*pick) % quiet.len()];
        let half_move = HalfMove::of(mv, CastlingMode::Standard);
        let other = |pick: u16| HalfMove::of(moves[usize::from(pick) % moves.len()], CastlingMode::Standard);
        let mut line = |who: &str, said: &str| text.push_str(&format!("0:00:{:02} {who} {said}\n", ply + 1));
        let here = || slips.iter().filter(|(at, ..)| *at == ply);
        for (_, slip, pick) in here() {
            match slip {
                Slip::Illegal => {
                    let own: Vec<Square> = position.us().into_iter().collect();
                    let (from, to) = (own[usize::from(*pick) % own.len()], Square::new(u32::from(*pick) / 7 % 64));
                    let wrong = HalfMove { from, to, promotion: None };
                    let pawn = position.board().role_at(from) == Some(Role::Pawn);
                    if from != to && !pawn && wrong.legal_in(&position).is_none() {
                        line(name(mover), &wrong.to_string());
                        line(name(mover), "");
                        line("arbiter", "rule accept");
                        line("arbiter", &format!("counter illegal {} 0", name(mover)));
                        line("arbiter", "go");
                    }
                }
                Slip::Tongue => {
                    line(name(mover), &other(*pick).to_string());
                    line(name(mover), &format!("correct {half_move}"));
                    line(name(mover), "undo");
                }
                Slip::Ear | Slip::Hand(_) | Slip::HandAnywhere(_) | Slip::Pen(_) | Slip::Scribble(_) | Slip::Hasty => {}
            }
        }
        line(name(mover), &write(half_move, &position, language, NotationForm::Short));
        for (_, slip, pick) in here() {
            match slip {
                Slip::Hand(whose) => line(name(*whose), &format!("execute {}", other(*pick))),
                Slip::HandAnywhere(whose) => {
                    let (from, to) = (Square::new(u32::from(*pick) % 64), Square::new(u32::from(*pick) / 64 % 64));
                    if from != to {
                        line(name(*whose), &format!("execute {from}{to}"));
                    }
                }
                Slip::Pen(whose) => line(name(*whose), &format!("record {}", other(*pick))),
                Slip::Scribble(whose) => line(name(*whose), "record ??9"),
                Slip::Ear => {
                    line(name(!mover), &format!("repeat {}", other(*pick)));
                    line(name(!mover), &format!("repeat {half_move}"));
                }
                Slip::Hasty => {
                    let after = half_move.played_in(&position).expect("legal");
                    let replies = after.legal_moves();
                    let reply = HalfMove::of(replies[usize::from(*pick) % replies.len()], CastlingMode::Standard);
                    line(name(!mover), &reply.to_string());
                    line(name(!mover), "undo");
                }
                Slip::Tongue | Slip::Illegal => {}
            }
        }
        line(name(mover), "");
        position.play_unchecked(mv);
    }
    text
}

fn meanings(game: &Game, sheet: Color) -> Vec<Option<HalfMove>> {
    let meaning = |meaning: &Meaning| match meaning {
        Meaning::HalfMove(half_move) => Some(*half_move),
        Meaning::Ambiguous(_) | Meaning::Unreadable => None,
    };
    game.sheet(sheet).entries.iter().map(|entry| meaning(&entry.meaning)).collect()
}

/// The first illegal half-move that is taken back: one that waits for a ruling, or one that both have only written.
fn first_illegal(game: &Game) -> Option<usize> {
    let waits = |case: &Case| {
        let illegal = matches!(case.kind, CaseKind::Irregularity(Irregularity::IllegalMoveFound { .. }));
        illegal.then(|| case.ply - 1)
    };
    let written = game.agreement().illegal.map(|(ply, _)| ply);
    game.cases().pending().filter_map(waits).chain(written).min()
}

proptest! {
    #![proptest_config(more_cases(40, 150))]

    #[test]
    fn a_typed_game_with_slips_ends_at_what_the_scoresheets_agree_on(
        picks in prop::collection::vec(any::<u16>(), 1..30),
        slips in slips(),
        laws in prop::sample::select(vec!["2009", "2014", "2018", "2023"]),
    ) {
        let script = typed(&picks, &slips, laws);
        let (_, before) = played(&script);
        prop_assume!(before.result().is_none());
        let [white, black] = Color::ALL.map(|sheet| meanings(&before, sheet));
        let common = white.iter().zip(&black).take_while(|(one, other)| one.is_some() && one == other).count();
        let agree = common == white.len() && common == black.len();
        let boards_agree = before.boards().boards.white == before.boards().boards.black;
        let noticed = !before.known_discrepancies().is_empty() || before.known_parting().is_some();
        let line: Vec<Option<HalfMove>> = before.line().iter().map(|made| Some(made.half_move)).collect();
        let right = white == line
            && black == line
            && before.boards().boards.iter().all(|board| *board == *before.position().board());
        prop_assert_eq!(noticed, !right, "what is wrong is noticed, and nothing else\n{}", script);

        let (_, game) = played(&format!("{script}0:01:00 arbiter retrace; adjust\n"));
        prop_assert_eq!(&game.boards().boards.white, &game.boards().boards.black, "{}", script);
        prop_assert_eq!(&game.boards().boards.white, game.position().board(), "{}", script);
        let [white, black] = Color::ALL.map(|sheet| meanings(&game, sheet));
        prop_assert_eq!(&white, &black, "{}", script);
        prop_assert_eq!(white.len(), game.line().len(), "{}", script);
        // An illegal move that waits for a ruling is taken back, though both have written it (7.5.1); and where the
        // boards agree, the one scoresheet that leads to their position may be right.
        let back_to = first_illegal(&before).map_or(common, |ply| ply.min(common));
        prop_assert!(game.line().len() == back_to || boards_agree && !agree, "{} half-moves, {back_to} agreed\n{script}", game.line().len());
    }

    #[test]
    fn spoken_instructions_lead_to_the_right_position(
        wrecks in prop::array::uniform2(prop::collection::vec((0..64u32, prop::option::of(prop::sample::select(vec!['K', 'Q', 'R', 'B', 'N', 'P', 'k', 'q', 'r', 'b', 'n', 'p']))), 0..12)),
    ) {
        let mut script = typed(&[1, 2, 3, 4, 5, 6], &[], "2023");
        for (owner, wreck) in Color::ALL.into_iter().zip(&wrecks) {
            let mut seen = Vec::new();
            let mut changes = Vec::new();
            for (square, piece) in wreck {
                if !seen.contains(square) {
                    seen.push(*square);
                    let square = Square::new(*square);
                    changes.push(piece.map_or(format!("-{square}"), |piece| format!("+{piece}{square}")));
                }
            }
            if !changes.is_empty() {
                script.push_str(&format!("0:00:30 {0} {0} board: {1}\n", name(owner), changes.join(" ")));
            }
        }
        let (_, wrecked) = played(&script);
        let (lines, game) = played(&format!("{script}0:00:40 arbiter adjust\n"));
        let mut boards = wrecked.boards().boards.clone();
        for said in lines.iter().filter(|line| line["name"] == "instruction") {
            let owner = Color::from_white(said["to"] == "white");
            carry_out(said["text"].as_str().expect("a sentence"), &mut boards[owner]);
        }
        prop_assert_eq!(&boards.white, game.position().board(), "{}", script);
        prop_assert_eq!(&boards.black, game.position().board(), "{}", script);
    }
}

/// Does what a sentence says, and checks that the piece to lift is there and the square to put it on is empty.
fn carry_out(sentence: &str, board: &mut Board) {
    let (_, what) = sentence.trim_end_matches('.').split_once(": ").expect("what is to be done");
    let words: Vec<&str> = what.split(' ').collect();
    let piece = |color: &str, role: &str| {
        let roles = ["pawn", "knight", "bishop", "rook", "queen", "king"];
        let role = Role::ALL[roles.iter().position(|name| *name == role).expect("a kind of piece")];
        Piece { role, color: Color::from_white(color == "white") }
    };
    let square = |square: &str| square.parse::<Square>().expect("a square");
    match words.as_slice() {
        ["turn", ..] => board.rotate_180(),
        ["lift", "the", color, role, "from", from] => {
            assert_eq!(board.remove_piece_at(square(from)), Some(piece(color, role)), "{sentence}");
        }
        ["move", "the", color, role, "from", from, "to", to] => {
            assert_eq!(board.remove_piece_at(square(from)), Some(piece(color, role)), "{sentence}");
            assert_eq!(board.piece_at(square(to)), None, "{sentence}");
            board.set_piece_at(square(to), piece(color, role));
        }
        ["put", "a", color, role, "on", to] => {
            assert_eq!(board.piece_at(square(to)), None, "{sentence}");
            board.set_piece_at(square(to), piece(color, role));
        }
        _ => panic!("not an instruction: {sentence}"),
    }
}
