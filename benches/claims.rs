//! How long the automatic ends after a move and a claim of a draw take, in short games and in long ones.

use std::hint::black_box;
use std::time::{Duration, Instant};

use annabella::game::Game;
use annabella::game::cases::draw_claim::{ClaimCommand, DrawClaim, DrawRule};
use annabella::game::clock::moment::Moment;
use annabella::game::command::{AnnouncedMove, CaseCommand, Command, GameCommand, MoveCommand};
use annabella::game::half_move::HalfMove;
use annabella::game::laws::edition::Edition;
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;

/// Round and round without a repetition that ends the game in 2009.
const ROUND: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

#[allow(clippy::disallowed_methods, reason = "the time is what is measured")]
fn now() -> Instant {
    Instant::now()
}

fn carry_out(game: &mut Game, by: Actor, command: Command) {
    let at = Moment::START;
    for event in game.decide(at, by, command).expect("decided") {
        game.apply(at, &event);
    }
}

fn announced(squares: &str) -> Command {
    let half_move: HalfMove = squares.parse().unwrap_or_else(|_| panic!("{squares} are squares"));
    let (text, draw_offer) = (squares.to_owned(), false);
    Command::Move(MoveCommand::Announce(AnnouncedMove { half_move, text, draw_offer }))
}

fn played(plies: usize) -> Game {
    let mut terms = Terms::between(Player::named("White"), Player::named("Black"));
    terms.edition = Edition::OF_2009;
    let mut game = Game::new(terms);
    carry_out(&mut game, Actor::Arbiter, Command::Game(GameCommand::Begin));
    for squares in ROUND.iter().cycle().take(plies) {
        let by = Actor::Player(game.to_move());
        carry_out(&mut game, by, announced(squares));
        carry_out(&mut game, by, Command::Move(MoveCommand::Complete));
    }
    game
}

/// The middle one of many runs.
fn median(mut run: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..501)
        .map(|_| {
            let began = now();
            run();
            began.elapsed()
        })
        .collect();
    times.sort();
    times[times.len() / 2]
}

/// Runs it.
pub fn run() {
    for plies in [10, 600, 1000] {
        let game = played(plies);
        let (at, by) = (Moment::START, Actor::Player(game.to_move()));
        let next = ROUND[plies % ROUND.len()];
        let half_move: HalfMove = next.parse().unwrap_or_else(|_| panic!("{next} are squares"));
        let ends = median(|| _ = black_box(game.result_of_making(black_box(half_move))));
        let claim = |rule| Command::Case(CaseCommand::Claim(ClaimCommand::Draw(DrawClaim { rule, intended: None })));
        let threefold = median(|| _ = black_box(game.decide(at, by, claim(DrawRule::Threefold))));
        let fifty = median(|| _ = black_box(game.decide(at, by, claim(DrawRule::FiftyMoves))));
        println!("ply {plies}: the ends after a move {ends:?}, claim threefold {threefold:?}, claim fifty {fifty:?}");
    }
}
