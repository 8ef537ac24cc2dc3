//! Claims of a draw at the end of real games and of long shuffles: as the moves say, counted without the program's
//! rules.

use std::collections::HashMap;

use annabella::game::cases::draw_claim::{ClaimCommand, DrawClaim, DrawRule};
use annabella::game::command::{CaseCommand, Command, GameCommand};
use annabella::game::event::{Event, GameEvent};
use annabella::game::half_move::HalfMove;
use annabella::game::laws::edition::Edition;
use annabella::game::laws::result::Reason;
use annabella::game::people::Actor;
use annabella::notation::pgn::read_pgn;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};

use crate::laws::{Played, terms};
use crate::program::is_long_set;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The last position of a game, counted without the program's rules.
#[derive(Clone, Copy, Debug, Default)]
struct Counted {
    repetitions: usize,
    quiet: u32,
    is_dead: bool,
}

fn identity(position: &Chess) -> String {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
}

/// `None` where the line cannot be followed or a player could have been mated before.
fn counted(line: &[HalfMove]) -> Option<Counted> {
    let mut position = Chess::default();
    let mut seen: HashMap<String, usize> = HashMap::from([(identity(&position), 1)]);
    let mut repetitions = 1;
    for half_move in line {
        position = half_move.played_in(&position)?;
        let times = seen.entry(identity(&position)).or_insert(0);
        *times += 1;
        repetitions = *times;
    }
    Some(Counted { repetitions, quiet: position.halfmoves(), is_dead: position.is_insufficient_material() })
}

/// The reason for which a claim by the player who has the move would end the game now.
fn claimed(played: &Played, rule: DrawRule) -> Option<Reason> {
    let by = Actor::Player(played.game.to_move());
    let claim = Command::Case(CaseCommand::Claim(ClaimCommand::Draw(DrawClaim { rule, intended: None })));
    let events = played.game.decide(played.at, by, claim).expect("a claim");
    events.iter().find_map(|event| {
        if let Event::Game(GameEvent::GameEnded { result, .. }) = event { Some(result.reason) } else { None }
    })
}

/// Follows the game and claims at its end; gives whether it ended by one of the three.
fn follow(name: &str, line: &[HalfMove]) -> bool {
    let Some(counted) = counted(line) else { return false };
    let mut played = Played::on(terms(START, Edition::OF_2009, "none"));
    played.says(Actor::Arbiter, Command::Game(GameCommand::Begin)).expect("begun");
    for half_move in line {
        if played.result().is_some() {
            return false;
        }
        played.play(&half_move.to_string());
    }
    let reason = played.result().map(|(_, reason)| reason);
    if counted.is_dead {
        assert_eq!(reason, Some(Reason::DeadPosition), "{name}");
        return true;
    }
    if reason.is_some() {
        return false;
    }
    let (threefold, fifty) = (counted.repetitions >= 3, counted.quiet >= 100);
    assert_eq!(claimed(&played, DrawRule::Threefold), threefold.then_some(Reason::Threefold), "{name}");
    assert_eq!(claimed(&played, DrawRule::FiftyMoves), fifty.then_some(Reason::FiftyMoves), "{name}");
    threefold || fifty
}

/// Two hundred games of a master, of which few ended so: a claim at the end of the others is refused.
#[test]
fn a_claim_at_the_end_of_a_real_game_is_judged_as_the_moves_say() {
    let games = include_str!("../../benches/master_games.txt").lines().filter(|line| !line.starts_with('#'));
    let (mut followed, mut ended) = (0, 0);
    let (step, wanted) = if is_long_set() { (1, 200) } else { (3, 67) };
    for (at, moves) in games.enumerate().step_by(step) {
        let read = read_pgn(moves.as_bytes()).expect("a game");
        let line: Vec<HalfMove> = read[0].plies.iter().map(|ply| ply.half_move).collect();
        followed += 1;
        ended += usize::from(follow(&format!("game {at}"), &line));
    }
    assert!(
        followed == wanted && (ended >= 1 || !is_long_set()),
        "{followed} games, {ended} ended by repetition, fifty moves or a dead position"
    );
}

/// Long random games with many moves back, counted independently.
#[test]
fn claims_at_the_end_of_long_shuffles_agree_with_independent_counts() {
    let (mut ended, mut state) = (0, 0x9e37_79b9_u32);
    for game in 0..80_usize {
        let (mut position, mut line): (Chess, Vec<HalfMove>) = (Chess::default(), Vec::new());
        let wanted = 24 + game % 40;
        while line.len() < wanted && !position.is_game_over() {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            let legal = position.legal_moves();
            let back = line.len().checked_sub(2).map(|ply| line[ply]);
            let back = back.map(|own| HalfMove { from: own.to, to: own.from, promotion: None });
            let drawn = HalfMove::of(legal[state as usize % legal.len()], CastlingMode::Standard);
            let goes_back = back.filter(|back| !state.is_multiple_of(20) && back.legal_in(&position).is_some());
            let half_move = goes_back.unwrap_or(drawn);
            position = half_move.played_in(&position).expect("legal");
            line.push(half_move);
        }
        ended += usize::from(follow(&format!("shuffle {game}"), &line));
    }
    assert!(ended >= 25, "{ended} of 80 shuffles end by repetition, fifty moves or a dead position");
}
