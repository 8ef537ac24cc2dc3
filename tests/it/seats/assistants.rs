//! Seats of assistants: of a blind player, of both, of a sighted one (D.2.10, D.2.11). Each has the duties that were
//! agreed, and no other.

use super::Running;
use super::lost::recorded;
use crate::pipe::end_of;
use crate::program::Home;

fn seat(home: &Home, role: &str) -> Running {
    let mut seat = Running::seat(home, role, "en", &[]);
    seat.until("Laws of");
    seat
}

#[test]
fn where_both_are_blind_each_has_an_assistant_at_a_seat() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "both"]);
    let without_colour = home.run(&["join", &home.at("game.jsonl"), "--as", "assistant", "--lang", "en"], "");
    assert!(without_colour.code == Some(1), "which one? {without_colour:?}");
    let (mut of_white, mut of_black) = (seat(&home, "white-assistant"), seat(&home, "black-assistant"));
    let mut arbiter = seat(&home, "arbiter");
    arbiter.types("begin");
    of_white.until("Play has begun.");
    of_white.types("e4; press");
    of_black.until("White has completed e4.");
    // Only for the own player, and no offer, claim or resignation (D.2.11.1).
    of_white.types("white: resign");
    of_white.until("speaks for nobody else");
    for word in ["resign", "draw", "claim threefold"] {
        of_white.types(word);
        of_white.until("Only White can say that.");
    }
    of_black.types("e5; press");
    of_white.until("Black has completed e5.");
    // During the game the arbiter changes the duties, and sends an assistant away.
    arbiter.types("assistant black press");
    of_black.until("assistant");
    of_white.types("Nf3; press");
    of_black.until("White has completed Nf3.");
    of_black.types("Nc6");
    of_black.until("That is not among this assistant's duties");
    host.types("black: Nc6");
    of_black.until("Nc6.");
    of_black.types("press");
    of_white.until("Black has completed Nc6.");
    arbiter.types("assistant black none");
    arbiter.until("no longer");
    of_white.types("Bc4; press");
    of_black.until("White has completed Bc4.");
    of_black.types("Nf6");
    of_black.until("duties");
    assert_eq!(recorded(&home, "assistant_set").len(), 2);
    for program in [of_white, of_black, arbiter, host] {
        program.leave();
    }
    assert_eq!(end_of(&home)["ply"], 5);
}

#[test]
fn a_sighted_players_assistant_moves_and_announces_and_nothing_else() {
    let home = Home::new();
    let options = ["--blind", "black", "--black-assistant", "none", "--white-assistant", "move,announce"];
    let mut host = Running::host(&home, &options);
    let refused = home.run(&["join", &home.at("game.jsonl"), "--as", "black-assistant", "--lang", "en"], "");
    assert_eq!(refused.code, Some(1), "Black has none: {refused:?}");
    let mut of_white = seat(&home, "white-assistant");
    host.types("begin");
    of_white.until("Play has begun.");
    of_white.types("e4");
    host.until("White: Bauer Eva zwei Eva vier. e4.");
    of_white.types("press");
    of_white.until("The assistant of a sighted player may only move and announce (D.2.11).");
    assert!(recorded(&home, "move_completed").is_empty());
    host.types("white: press");
    host.until("White has completed e4.");
    of_white.leave();
    host.leave();
}
