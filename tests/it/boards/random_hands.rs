//! Real games by random hands: every half-move is read as it was made, and nothing is announced that was not.

use annabella::boards::inference::Reading;
use annabella::game::half_move::HalfMove;
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Color, Piece, Position, Role, Square};

use super::hands::{Act, Stops, make};
use super::simulated::{Random, SimulatedBoard, message};
use super::table::{Lever, Table};

/// Stops shorter than the time of settling, with the lag of the scan.
const ORDINARY: Stops = Stops { from: 30, to: 600 };

/// Legal games in squares.
fn games() -> Vec<Vec<HalfMove>> {
    let played = include_str!("../../../benches/master_games.txt");
    let mut games = Vec::new();
    for line in played.lines().filter(|line| !line.starts_with('#')) {
        let mut position = Chess::default();
        let mut game = Vec::new();
        for san in line.split_whitespace() {
            let san: San = san.parse().expect("SAN");
            let mv = san.to_move(&position).expect("a legal move");
            game.push(HalfMove::of(mv, CastlingMode::Standard));
            position.play_unchecked(mv);
        }
        games.push(game);
    }
    games
}

/// Half-moves chosen at random from that position on.
fn random_game(start: &Chess, mode: CastlingMode, random: &mut Random) -> Vec<HalfMove> {
    let mut position = start.clone();
    let mut game = Vec::new();
    while game.len() < 80 && !position.is_game_over() {
        let legal = position.legal_moves();
        let castling: Vec<_> = legal.iter().copied().filter(|mv| mv.is_castle()).collect();
        let mv = if castling.is_empty() { random.one_of(&legal) } else { random.one_of(&castling) };
        game.push(HalfMove::of(mv, mode));
        position.play_unchecked(mv);
    }
    game
}

/// The number of cases: few in the ordinary run.
#[allow(clippy::disallowed_methods, reason = "the long sets are asked for by the environment")]
fn how_many(ordinary: usize, all: usize) -> usize {
    if std::env::var_os("ANNABELLA_ALL").is_some() { all } else { ordinary }
}

/// Plays the game on one electronic board, whose owner mirrors the opponent's half-moves. Returns the number of
/// half-moves.
fn play(game: &[HalfMove], start: &Chess, mode: CastlingMode, lever: Lever, seed: u64) -> usize {
    let mut random = Random::new(seed);
    let mut board = SimulatedBoard::new(start.board().clone(), seed);
    board.is_turned = random.one_in(2);
    board.loses_one_in = 20;
    let owner = if random.one_in(2) { Color::White } else { Color::Black };
    let mut table = Table::new(board, owner, start.clone(), mode, lever);
    let mut to_move = start.turn();
    for (ply, half_move) in game.iter().enumerate() {
        let name = format!("{lever:?}, seed {seed}, ply {ply}, {half_move}");
        let stands = table.board.simulated.stands.clone();
        let acts = make(*half_move, &stands, mode, ORDINARY, &mut random);
        let after = {
            let mut after = stands.clone();
            half_move.execute_on(&mut after, mode);
            after
        };
        if to_move == owner {
            table.act(&acts);
            assert_eq!(table.board.simulated.stands, after, "the hands: {name}: {acts:?}");
            if lever == Lever::NotThere {
                table.pass(4_500);
            }
            table.press(owner);
            assert_eq!(table.said, [Reading::HalfMove(*half_move)], "{name}: {acts:?}");
            table.said.clear();
        } else {
            table.opponent_announces(*half_move);
            // The press may come before the half-move is mirrored, or after it.
            let presses_first = random.one_in(2);
            if presses_first {
                table.press(!owner);
            }
            table.act(&acts);
            assert_eq!(table.board.simulated.stands, after, "the hands: {name}: {acts:?}");
            // Sometimes the reply follows before the board has settled.
            if ply + 1 == game.len() || !random.one_in(8) {
                table.pass(4_000);
                assert_eq!(*table.known(), after, "{name}");
            }
            if !presses_first {
                table.press(!owner);
            }
            assert_eq!(table.said, [], "{name}");
        }
        // No half-move waits longer than another, from the last message on.
        let most = if lever == Lever::There { 700 } else { 1_100 };
        assert!(std::mem::take(&mut table.announced_after) <= most, "{name}");
        to_move = !to_move;
        assert_eq!((table.differed, table.game().line().len()), (0, ply + 1), "{name}");
    }
    game.len()
}

fn real_games(lever: Lever) {
    let wanted = how_many(1_000, 10_000);
    let mut read = 0;
    for (number, game) in games().iter().enumerate() {
        read += play(game, &Chess::default(), CastlingMode::Standard, lever, number as u64 + 1);
        if read >= wanted {
            return;
        }
    }
    panic!("only {read} half-moves");
}

#[test]
fn real_games_are_read_at_the_press_of_a_lever() {
    real_games(Lever::There);
}

#[test]
fn real_games_are_read_after_a_time_of_quiet() {
    real_games(Lever::NotThere);
}

#[test]
fn chess960_is_read_with_its_castling() {
    let arrays = include_str!("chess960_starts.txt");
    let mut read = 0;
    for (number, fen) in arrays.lines().enumerate() {
        let fen: Fen = fen.parse().expect("a FEN");
        let start: Chess = fen.into_position(CastlingMode::Chess960).expect("a position");
        let game = random_game(&start, CastlingMode::Chess960, &mut Random::new(number as u64 + 7));
        for lever in [Lever::There, Lever::NotThere] {
            read += play(&game, &start, CastlingMode::Chess960, lever, number as u64 + 1);
        }
        if read >= how_many(600, 4_000) {
            break;
        }
    }
    assert!(read >= 600, "{read}");
}

/// What hands do that is no half-move. Everything stands as before at the end.
fn nothing_played(position: &Chess, stops: Stops, random: &mut Random) -> (Vec<Act>, Vec<u8>) {
    let board = position.board();
    let rest = |random: &mut Random| stops.one(random);
    let act = |after, square, piece| Act { after, square, piece };
    let own: Vec<Square> = (board.by_color(position.turn())).into_iter().collect();
    let all: Vec<Square> = board.occupied().into_iter().collect();
    let (mine, any) = (random.one_of(&own), random.one_of(&all));
    let mut acts = Vec::new();
    let mut garbage = Vec::new();
    match random.below(7) {
        // Hovers over squares to which the piece could go, and goes back.
        0 | 1 => {
            let mv = random.one_of(&position.legal_moves());
            let half_move = HalfMove::of(mv, CastlingMode::Standard);
            let (from, to) = (half_move.from, half_move.to);
            let piece = board.piece_at(from);
            let captured = board.piece_at(to);
            acts.extend([act(rest(random), from, None), act(rest(random), to, piece)]);
            acts.extend([act(rest(random), to, captured), act(rest(random), from, piece)]);
        }
        // Adjusts a piece.
        2 => acts.extend([act(rest(random), any, None), act(rest(random), any, board.piece_at(any))]),
        // Knocks some over.
        3 => {
            let over: Vec<Square> = (0..4).map(|_| random.one_of(&all)).collect();
            acts.extend(over.iter().map(|square| act(rest(random), *square, None)));
            acts.extend(over.iter().map(|square| act(rest(random), *square, board.piece_at(*square))));
        }
        // A contact flickers.
        4 => {
            for _ in 0..6 {
                acts.extend([act(60, any, None), act(60, any, board.piece_at(any))]);
            }
        }
        // Both kings go to the centre and back.
        5 => {
            let kings = Color::ALL.map(|color| board.king_of(color).expect("a king"));
            let centre = [Square::E4, Square::D5];
            let king = |color| Some(Piece { color, role: Role::King });
            let [white, black] = Color::ALL;
            let lifted = kings.map(|square| act(100, square, None));
            let back = [act(100, kings[0], king(white)), act(100, kings[1], king(black))];
            let was = centre.map(|square| act(100, square, board.piece_at(square)));
            acts.extend(lifted);
            acts.extend([act(100, centre[0], king(white)), act(100, centre[1], king(black))]);
            acts.push(act(rest(random), centre[0], king(white)));
            acts.extend(was.iter().chain(&back).filter(|act| act.square != Square::E4 && act.square != Square::D5));
            acts.extend(was.iter().chain(&back).filter(|act| act.square == Square::E4 || act.square == Square::D5));
            for square in centre.into_iter().chain(kings) {
                acts.push(act(0, square, board.piece_at(square)));
            }
        }
        // The line carries garbage, or a message that is cut.
        _ => {
            garbage.extend((0..random.below(40)).map(|_| random.below(256) as u8));
            garbage.extend(&message(0x8E, &[random.below(64) as u8, 1])[..random.below(5) as usize]);
            acts.push(act(rest(random), mine, board.piece_at(mine)));
        }
    }
    (acts, garbage)
}

/// A position in the middle of a real game, in which `owner` has the move, and the half-move that follows.
fn middle(games: &[Vec<HalfMove>], random: &mut Random) -> (Chess, HalfMove) {
    let game = &games[random.below(games.len() as u64) as usize];
    let plies = random.below(game.len() as u64) as usize;
    let mut position = Chess::default();
    for half_move in &game[..plies] {
        position.play_unchecked(half_move.legal_in(&position).expect("legal"));
    }
    (position, game[plies])
}

fn adversarial(lever: Lever, stops: Stops) {
    let games = games();
    for seed in 1..=how_many(100, 1_000) as u64 {
        let mut random = Random::new(seed);
        let (position, half_move) = middle(&games, &mut random);
        let name = format!("{lever:?}, seed {seed}, {half_move}");
        let mut board = SimulatedBoard::new(position.board().clone(), seed);
        board.is_turned = random.one_in(2);
        board.loses_one_in = 20;
        let mut table = Table::new(board, position.turn(), position.clone(), CastlingMode::Standard, lever);
        for _ in 0..4 {
            let (acts, garbage) = nothing_played(&position, stops, &mut random);
            table.board.simulated.put(&garbage);
            table.act(&acts);
            assert_eq!(table.board.simulated.stands, *position.board(), "{name}: {acts:?}");
            table.pass(random.below(4_000));
            assert_eq!(table.said, [], "{name}: {acts:?}");
        }
        table.pass(4_000);
        assert_eq!((&table.said[..], table.differed), (&[][..], 0), "{name}");
        let acts = make(half_move, position.board(), CastlingMode::Standard, ORDINARY, &mut random);
        table.act(&acts);
        if lever == Lever::NotThere {
            table.pass(4_500);
        }
        table.press(position.turn());
        assert_eq!(table.said, [Reading::HalfMove(half_move)], "{name}: {acts:?}");
    }
}

#[test]
fn nothing_is_announced_before_the_lever_is_pressed() {
    adversarial(Lever::There, Stops { from: 30, to: 2_500 });
}

#[test]
fn nothing_is_announced_that_was_not_made() {
    adversarial(Lever::NotThere, ORDINARY);
}

#[test]
fn a_piece_that_rests_too_long_on_its_way_is_announced_and_corrected() {
    let games = games();
    let mut corrected = 0;
    for seed in 1..=how_many(100, 1_000) as u64 {
        let mut random = Random::new(seed);
        let (position, half_move) = middle(&games, &mut random);
        let board = SimulatedBoard::new(position.board().clone(), seed);
        let mut table = Table::new(board, position.turn(), position.clone(), CastlingMode::Standard, Lever::NotThere);
        let hesitant = Stops { from: 1_400, to: 2_400 };
        let acts = make(half_move, position.board(), CastlingMode::Standard, hesitant, &mut random);
        table.act(&acts);
        table.pass(4_500);
        table.press(position.turn());
        let last = table.said.last().and_then(|said| said.half_move());
        // The rook that was moved first and released has moved, and nothing more (4.4.2).
        let rook_first = half_move.legal_in(&position).is_some_and(|mv| mv.is_castle()) && last != Some(half_move);
        assert!(last == Some(half_move) || rook_first, "seed {seed}, {half_move}: {:?}, {acts:?}", table.said);
        corrected += usize::from(table.said.len() > 1);
    }
    assert!(corrected > 0, "none rested on a square where it could stay");
}
