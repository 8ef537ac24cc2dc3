//! Results: who can change them, in every edition, with random commands; and the vectors of forced queens and illegal
//! moves.

use annabella::game::Stage;
use annabella::game::clock::moment::Span;
use annabella::game::command::{CaseCommand, ClockCommand, Command, Decision, GameCommand, MoveCommand};
use annabella::game::event::{ClockEvent, Event};
use annabella::game::laws::edition::{Edition, Supervision, TimeClass};
use annabella::game::laws::result::{Points, Reason};
use annabella::game::people::{Actor, Sight};
use proptest::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, Color, EnPassantMode, Position};

use crate::laws::{Played, VECTORS, spoken, terms};
use crate::permissions::every_command;

const ACTORS: [Actor; 5] = [
    Actor::Player(Color::White),
    Actor::Player(Color::Black),
    Actor::Assistant(Color::White),
    Actor::Assistant(Color::Black),
    Actor::Arbiter,
];

/// Whether a command corrects a slip of the tongue, which its speaker may do at once although it ended the game
/// (D.2.8).
fn is_a_slip_of_the_tongue(command: &Command) -> bool {
    matches!(command, Command::Move(MoveCommand::Correct(_) | MoveCommand::Undo))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// After the end of a game, no command of anyone else changes its result.
    #[test]
    fn only_the_arbiter_changes_a_result_and_always_can(
        edition in 0..Edition::ALL.len(),
        is_blind in any::<bool>(),
        said in prop::collection::vec((0..60_usize, 0..ACTORS.len(), 0..90_i64), 1..160),
    ) {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let mut terms = terms(start, Edition::ALL[edition], "5+0");
        terms.players.black.sight = if is_blind { Sight::Blind } else { Sight::Sighted };
        let mut played = Played::on(terms);
        played.says(Actor::Arbiter, Command::Game(GameCommand::Begin)).expect("begun");
        let commands = every_command();
        for (which, who, seconds) in said {
            let (command, by) = (commands[which % commands.len()].clone(), ACTORS[who]);
            let before = played.game.result();
            // Time can end a running game but changes nothing in a finished one.
            played.wait(Span::seconds(seconds));
            prop_assert!(before.is_none() || played.game.result() == before, "by time");
            let before = played.game.result();
            let is_excepted = by == Actor::Arbiter || is_a_slip_of_the_tongue(&command);
            if let Some(uci) = legal(&played).filter(|_| which % 3 == 0 && before.is_none()) {
                let _ = played.says(Actor::Player(played.game.to_move()), Command::Move(MoveCommand::Announce(spoken(&uci))));
                let _ = played.says(Actor::Player(played.game.to_move()), Command::Move(MoveCommand::Complete));
                continue;
            }
            let _ = played.says(by, command.clone());
            prop_assert!(before.is_none() || is_excepted || played.game.result() == before, "{by:?} {command:?}");
        }
        // A new game is played in its place: this one never has a result.
        if played.game.stage() == Stage::Cancelled {
            prop_assert_eq!(played.game.result(), None);
            return Ok(());
        }
        if played.game.result().is_some() {
            played.says(Actor::Arbiter, Command::Game(GameCommand::TakeBackResult("looked at again".into()))).expect("taken back");
        }
        prop_assert_eq!(played.game.result(), None);
        for points in [ByColor { white: Points::Zero, black: Points::Half }, ByColor { white: Points::One, black: Points::Zero }] {
            let declared = GameCommand::DeclareResult { points, reason: Reason::Arbiter, words: String::new() };
            played.says(Actor::Arbiter, Command::Game(declared)).expect("declared");
            prop_assert_eq!(played.game.result().map(|result| result.points), Some(points));
            played.says(Actor::Arbiter, Command::Game(GameCommand::TakeBackResult(String::new()))).expect("taken back");
        }
    }
}

fn legal(played: &Played) -> Option<String> {
    let moves = played.game.position().legal_moves();
    let at = played.game.line().len() * 7 % moves.len().max(1);
    moves.get(at).map(|mv| mv.to_uci(CastlingMode::Standard).to_string())
}

/// A pawn is left on its last rank and the clock pressed (7.5.2): a queen since 2014, restored in 2009.
#[test]
fn an_unpromoted_pawn_is_judged_as_the_vectors_say_in_every_edition() {
    for vector in VECTORS["forced_queen_7_5_2"].as_array().expect("a list") {
        let fen = vector["fen"].as_str().expect("a FEN");
        let pawn = Fen::from_position(&terms(fen, Edition::OF_2023, "90").start, EnPassantMode::Legal).to_string();
        let left = if pawn.starts_with("8/P") { "a7a8" } else { "c7c8" };
        for edition in Edition::ALL {
            let id = format!("{} {edition}", vector["id"]);
            let mut played = Played::on(terms(fen, edition, "90"));
            played.says(Actor::Arbiter, Command::Game(GameCommand::Begin)).expect("begun");
            played.play(left);
            assert_eq!(played.game.cases().illegal_moves_of(Color::White), 1, "{id}");
            let now = Fen::from_position(played.game.position(), EnPassantMode::Legal).to_string();
            if edition.year() >= 2014 {
                assert_eq!(Some(now.as_str()), vector["replaced_position"].as_str(), "{id}");
            }
            // A stalemate by that queen is for the arbiter to judge: nothing ends by itself.
            let ruled =
                played.says(Actor::Arbiter, Command::Case(CaseCommand::Rule(None, Decision::Accept, String::new())));
            assert!(ruled.is_ok(), "{id}: {ruled:?}");
            if edition == Edition::OF_2009 {
                let restored = Fen::from_position(played.game.position(), EnPassantMode::Legal).to_string();
                assert_eq!(restored, pawn, "{id}");
            }
        }
    }
}

/// The penalty of each illegal move and the one that loses, in every class, supervised or not.
#[test]
fn illegal_moves_cost_what_the_vectors_say_in_every_edition_and_class() {
    let controls = [(TimeClass::Standard, "90"), (TimeClass::Rapid, "15"), (TimeClass::Blitz, "5")];
    for edition in Edition::ALL {
        for (class, time) in controls {
            for supervision in [Supervision::Adequate, Supervision::None] {
                let mut agreed = terms("4k3/7p/8/8/8/8/R3P3/4K3 w - - 0 1", edition, time);
                agreed.supervision = supervision;
                assert_eq!(agreed.time_class(), class, "{time} in {edition}");
                let id = format!("{edition} {class:?} {supervision:?}");
                let (loses, given) = expected(edition, class, supervision);
                assert_eq!(agreed.losing_illegal_move(), loses, "{id}");
                if edition == Edition::OF_2009 && supervision == Supervision::None && class != TimeClass::Standard {
                    // Only the opponent's claim finds it; scripts play those games.
                    continue;
                }
                let mut played = Played::on(agreed);
                played.says(Actor::Arbiter, Command::Game(GameCommand::Begin)).expect("begun");
                for count in 1..=loses {
                    played.announce("e2e5").expect("an illegal move can be made");
                    let white = Actor::Player(Color::White);
                    played.says(white, Command::Move(MoveCommand::Complete)).expect("completed");
                    let rule = Command::Case(CaseCommand::Rule(None, Decision::Accept, String::new()));
                    let events = played.says(Actor::Arbiter, rule).expect("ruled");
                    let added = events.iter().find_map(|event| {
                        let Event::Clock(ClockEvent::TimeAdded { to: Color::Black, span, .. }) = event else {
                            return None;
                        };
                        Some(*span)
                    });
                    if count < loses {
                        assert_eq!(added, Some(given), "{id}, number {count}");
                        played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go)).expect("on");
                    }
                }
                assert_eq!(played.result(), Some(("0-1".into(), Reason::IllegalMoves)), "{id}");
            }
        }
    }
}

/// The number of the losing illegal move and the penalty of the others, independent of the program's table.
fn expected(edition: Edition, class: TimeClass, supervision: Supervision) -> (u32, Span) {
    let (one, two) = (Span::minutes(1), Span::minutes(2));
    match (edition.year(), class, supervision) {
        (2009, TimeClass::Blitz, Supervision::None) => (1, two),
        (2009, _, _) => (3, two),
        (2014, TimeClass::Rapid, Supervision::None) => (1, two),
        (2014, TimeClass::Blitz, Supervision::None) => (1, one),
        (_, TimeClass::Standard, _) => (2, two),
        (2023, TimeClass::Rapid, _) | (_, TimeClass::Blitz, _) => (2, one),
        (_, TimeClass::Rapid, _) => (2, two),
    }
}
