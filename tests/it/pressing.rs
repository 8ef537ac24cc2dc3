//! Pressing the clock in each edition: without a move, twice, for the opponent, and after the opponent's reply.

use annabella::game::cases::irregularity::Irregularity;
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::command::{
    CaseCommand, ClockCommand, Command, Decision, GameCommand, MoveCommand, RecordsCommand,
};
use annabella::game::event::{Event, MoveEvent};
use annabella::game::half_move::HalfMove;
use annabella::game::laws::edition::Edition;
use annabella::game::laws::result::Reason;
use annabella::game::people::Actor;
use annabella::game::records::boards::Execution;
use annabella::game::refusal::Refusal;
use annabella::game::{Game, Stage};
use proptest::prelude::*;
use shakmaty::{CastlingMode, Color, Position};

use crate::laws::{Played, VECTORS, half_move, spoken, terms};
#[cfg(unix)]
use crate::program::Home;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const WHITE: Actor = Actor::Player(Color::White);
const BLACK: Actor = Actor::Player(Color::Black);
const RULING: [Edition; 2] = [Edition::OF_2018, Edition::OF_2023];
const LEFT_TO_ARBITER: [Edition; 2] = [Edition::OF_2009, Edition::OF_2014];

fn begun(edition: Edition, time: &str) -> Played {
    begun_from(START, edition, time)
}

fn begun_from(fen: &str, edition: Edition, time: &str) -> Played {
    let mut played = Played::on(terms(fen, edition, time));
    played.says(Actor::Arbiter, Command::Game(GameCommand::Begin)).expect("play begins");
    played
}

fn rules(played: &mut Played, decision: Decision) {
    played.says(Actor::Arbiter, Command::Case(CaseCommand::Rule(None, decision, String::new()))).expect("ruled");
}

fn shown(played: &Played) -> [String; 2] {
    Color::ALL.map(|color| played.game.clock().remaining(color, played.at).expect("time is limited").to_string())
}

fn counted(played: &Played) -> [u32; 2] {
    Color::ALL.map(|color| played.game.clock().moves_completed(color))
}

#[test]
fn pressing_without_a_move_is_penalised_by_the_edition() {
    for edition in RULING {
        for (time, class) in [("90", "standard"), ("15", "rapid_any"), ("5", "blitz_any")] {
            let vector = VECTORS["penalties"]["illegal_move"][edition.to_string()][class].as_str().expect("a vector");
            let seconds = vector.split(['+', ';']).nth(1).and_then(|part| part.trim_end_matches('s').parse().ok());
            let seconds = seconds.expect("1st +120s; 2nd loses");
            assert!(vector.contains("2nd loses"), "{vector}");
            let mut played = begun(edition, time);
            let before = played.game.clock().readings(played.at);
            let events =
                played.wait(Span::seconds(20)).says(WHITE, Command::Move(MoveCommand::Press)).expect("it happened");
            let found = Irregularity::EmptyPressFound { by: Color::White, count: Some(1) };
            assert_eq!(events[0], Event::Irregularity(found));
            assert_eq!(played.game.clock().running(), None, "both clocks are stopped");
            assert_eq!(played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go)), Err(Refusal::RuleFirst));
            rules(&mut played, Decision::Accept);
            let after = played.game.clock().readings(played.at);
            let given = |color: Color| after[color].remaining.zip(before[color].remaining).map(|(a, b)| a - b);
            assert_eq!(given(Color::Black), Some(Span::seconds(seconds)), "{edition} {class}");
            assert_eq!(given(Color::White), Some(Span::seconds(-20)), "White's own time is used");
            assert_eq!(counted(&played), [0, 0], "no move is completed");
            played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go)).expect("play goes on");
            assert_eq!(played.game.clock().running(), Some(Color::White), "White still has to move");
            played.play("e2e4").play("e7e5");
            played.says(WHITE, Command::Move(MoveCommand::Press)).expect("again");
            assert_eq!(played.result(), None, "the arbiter decides, not a key");
            rules(&mut played, Decision::Accept);
            assert_eq!(played.result(), Some(("0-1".into(), Reason::IllegalMoves)), "{edition} {class}");
        }
    }
}

#[test]
fn before_2018_the_arbiter_alone_judges_an_empty_press() {
    for edition in LEFT_TO_ARBITER {
        let mut played = begun(edition, "90");
        let events = played.says(WHITE, Command::Move(MoveCommand::Press)).expect("it happened");
        let found = Irregularity::EmptyPressFound { by: Color::White, count: None };
        assert_eq!(events[0], Event::Irregularity(found));
        assert_eq!((played.game.open_irregularity(), played.game.clock().running()), (None, None));
        played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go)).expect("nothing to rule on");
        played.says(WHITE, Command::Move(MoveCommand::Announce(spoken("e2e5")))).expect("an illegal move");
        played.says(WHITE, Command::Move(MoveCommand::Complete)).expect("completed");
        assert_eq!(played.game.open_irregularity().and_then(Irregularity::count), Some(1), "the press did not count");
    }
}

#[test]
fn all_kinds_of_illegal_moves_are_counted_together() {
    for edition in RULING {
        let mut played = begun(edition, "90");
        played.says(WHITE, Command::Move(MoveCommand::Press)).expect("an empty press");
        rules(&mut played, Decision::Accept);
        played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go)).expect("play goes on");
        played.play("e2e5");
        rules(&mut played, Decision::Accept);
        assert_eq!(played.result(), Some(("0-1".into(), Reason::IllegalMoves)), "{edition}");
    }
}

#[test]
fn an_empty_press_that_the_arbiter_does_not_count_is_not_an_illegal_move() {
    let mut played = begun(Edition::OF_2023, "90");
    for _ in 0..3 {
        played.says(WHITE, Command::Move(MoveCommand::Press)).expect("an empty press");
        assert_eq!(played.game.open_irregularity().and_then(Irregularity::count), Some(1));
        rules(&mut played, Decision::Reject);
        played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go)).expect("play goes on");
    }
    assert_eq!(shown(&played), ["1:30:00", "1:30:00"]);
}

#[test]
fn an_illegal_move_that_the_arbiter_lets_stand_is_not_counted_either() {
    let mut played = begun_from("4k3/7p/8/8/8/8/R3P3/4K3 w - - 0 1", Edition::OF_2023, "90");
    for (illegal, reply) in [("a2b3", "h7h6"), ("b3c5", "h6h5")] {
        played.play(illegal);
        assert_eq!(played.game.open_irregularity().and_then(Irregularity::count), Some(1), "{illegal}");
        rules(&mut played, Decision::Reject);
        played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go)).expect("play goes on");
        assert_eq!(played.game.clock().running(), Some(Color::Black));
        played.play(reply);
    }
}

#[test]
fn the_last_empty_press_draws_against_a_player_who_cannot_mate() {
    let mut played = begun_from("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", Edition::OF_2023, "90");
    for _ in 0..2 {
        played.says(WHITE, Command::Move(MoveCommand::Press)).expect("an empty press");
        rules(&mut played, Decision::Accept);
        drop(played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go)));
    }
    assert_eq!(played.result(), Some(("1/2-1/2".into(), Reason::IllegalMoves)));
}

#[test]
fn pressing_twice_or_for_the_opponent_does_nothing() {
    for edition in Edition::ALL {
        let mut played = begun(edition, "90+30");
        played.play("e2e4").wait(Span::seconds(5));
        // By replying Black has accepted White's move as made: that stays so.
        played.announce("e7e5").expect("announced");
        played.says(BLACK, Command::Move(MoveCommand::Undo)).expect("taken back");
        let before = played.game.clone();
        let not_running = |of| Err(Refusal::ClockNotRunning { of });
        assert_eq!(played.says(WHITE, Command::Move(MoveCommand::Press)), not_running(Color::White), "twice");
        played.announce("e7e5").expect("announced");
        assert_eq!(played.says(WHITE, Command::Move(MoveCommand::Press)), not_running(Color::White), "for Black");
        assert_eq!(
            played.says(Actor::Assistant(Color::White), Command::Move(MoveCommand::Press)),
            Err(Refusal::NotAssistantsDuty)
        );
        played.says(BLACK, Command::Move(MoveCommand::Undo)).expect("taken back");
        assert_eq!(played.game, before, "{edition}");
        played.announce("e7e5").expect("announced");
        played.says(BLACK, Command::Move(MoveCommand::Press)).expect("Black's own");
        assert_eq!((played.game.clock().running(), counted(&played)), (Some(Color::White), [1, 1]));
    }
}

#[test]
fn an_impossible_press_is_refused_without_a_case() {
    let mut early = Played::on(terms(START, Edition::OF_2023, "90"));
    assert_eq!(early.says(WHITE, Command::Move(MoveCommand::Press)), Err(Refusal::NotBegun));
    let mut played = begun(Edition::OF_2023, "90");
    assert_eq!(
        played.says(Actor::Arbiter, Command::Move(MoveCommand::Press)),
        Err(Refusal::NothingAnnounced),
        "not a player's press"
    );
    let moved = Execution::HalfMove(half_move("g1f3"));
    played
        .says(WHITE, Command::Records(RecordsCommand::Execute(Color::White, moved)))
        .expect("made on White's own board");
    assert_eq!(
        played.says(WHITE, Command::Move(MoveCommand::Press)),
        Err(Refusal::NothingAnnounced),
        "D.2.3, D.2.4: a move, not announced"
    );
    played.says(Actor::Arbiter, Command::Clock(ClockCommand::Stop)).expect("stopped");
    assert_eq!(played.says(WHITE, Command::Move(MoveCommand::Press)), Err(Refusal::ClocksStopped));
}

/// 90 minutes and 30 seconds a move: White announces at 0:10, Black replies at 0:15, White presses at 0:20, Black at
/// 0:27.
#[test]
fn a_reply_before_the_press_is_a_move_and_the_press_may_come_late() {
    for edition in Edition::ALL {
        let mut played = begun(edition, "90+30");
        played.wait(Span::seconds(10)).announce("e2e4").expect("announced");
        let reply = played
            .wait(Span::seconds(5))
            .says(BLACK, Command::Move(MoveCommand::Announce(spoken("e7e5"))))
            .expect("1.3");
        assert!(reply.contains(&Event::Move(MoveEvent::MoveMade { by: Color::White })), "{reply:?}");
        assert_eq!((played.game.line().len(), counted(&played)), (1, [0, 0]), "made, not completed");
        assert_eq!(played.game.clock().running(), Some(Color::White));
        let early = played.says(BLACK, Command::Move(MoveCommand::Press));
        assert_eq!(early, Err(Refusal::ClockNotRunning { of: Color::Black }), "Black's lever is down");
        assert_eq!(
            played.says(BLACK, Command::Move(MoveCommand::Complete)),
            Err(Refusal::ClockNotRunning { of: Color::Black })
        );
        played
            .wait(Span::seconds(5))
            .says(WHITE, Command::Move(MoveCommand::Press))
            .expect("always allowed after a move");
        assert_eq!((shown(&played), counted(&played)), (["1:30:40".into(), "1:30:30".into()], [1, 0]));
        assert_eq!(played.game.clock().running(), Some(Color::Black));
        played.wait(Span::seconds(7)).says(BLACK, Command::Move(MoveCommand::Press)).expect("pressed");
        assert_eq!((shown(&played), counted(&played)), (["1:30:40".into(), "1:30:53".into()], [1, 1]));
        assert_eq!(played.game.line().len(), 2);
        let used = [0, 1].map(|ply| played.game.time_used_for(ply).expect("the program keeps it"));
        assert_eq!(used, [Span::seconds(20), Span::seconds(7)], "until the press it is White's own time");
        let boards = played.game.boards();
        assert_eq!(boards.boards.white, boards.boards.black);
        assert_eq!(
            played.game.sheets().as_ref().map(|sheet| sheet.entries.len()),
            shakmaty::ByColor { white: 2, black: 2 }
        );
        let replayed =
            Game::replay(played.game.terms().clone(), played.record.iter().map(|(at, event)| (*at, event, None)));
        assert_eq!(replayed, played.game, "the record replays to the same game");
    }
}

/// White does not press after the first move: since 2014 the second move completes it, in 2009 one press completes
/// both.
#[test]
fn the_next_move_completes_one_that_was_not_pressed() {
    for edition in Edition::ALL {
        let mut played = begun(edition, "90");
        played.announce("e2e4").expect("announced");
        played
            .wait(Span::seconds(10))
            .says(BLACK, Command::Move(MoveCommand::Announce(spoken("e7e5"))))
            .expect("replied");
        played
            .wait(Span::seconds(10))
            .says(WHITE, Command::Move(MoveCommand::Announce(spoken("g1f3"))))
            .expect("replied");
        let by_moving = if edition == Edition::OF_2009 { 0 } else { 1 };
        assert_eq!(counted(&played), [by_moving, 0], "{edition}");
        played.wait(Span::seconds(10)).says(WHITE, Command::Move(MoveCommand::Press)).expect("pressed");
        assert_eq!((counted(&played), shown(&played)), ([2, 0], ["1:29:30".into(), "1:30:00".into()]), "{edition}");
        assert_eq!(played.game.clock().running(), Some(Color::Black));
        assert!(played.game.would_press_without_a_move(BLACK), "White has completed a later move: Black is to move");
        played.wait(Span::seconds(5)).announce("b8c6").expect("announced");
        played.says(BLACK, Command::Move(MoveCommand::Press)).expect("pressed");
        assert_eq!((counted(&played), shown(&played)), ([2, 2], ["1:29:30".into(), "1:29:55".into()]), "{edition}");
    }
}

/// The last move of the period is made and answered but not pressed; the player makes the next move and the flag falls.
#[test]
fn since_2014_the_next_move_completes_the_last_move_of_a_period() {
    for edition in Edition::ALL {
        let mut played = begun(edition, "1/1,30");
        played.announce("e2e4").expect("announced");
        played
            .wait(Span::seconds(10))
            .says(BLACK, Command::Move(MoveCommand::Announce(spoken("e7e5"))))
            .expect("replied");
        played
            .wait(Span::seconds(10))
            .says(WHITE, Command::Move(MoveCommand::Announce(spoken("g1f3"))))
            .expect("replied");
        played.wait(Span::seconds(50));
        if edition == Edition::OF_2009 {
            assert_eq!(played.result(), Some(("0-1".into(), Reason::Time)), "only the press completes");
        } else {
            assert_eq!((played.game.stage(), shown(&played)), (Stage::Playing, ["0:29:50".into(), "0:01:00".into()]));
        }
        let mut waiting = begun(edition, "1/1,30");
        waiting.announce("e2e4").expect("announced");
        waiting.says(BLACK, Command::Move(MoveCommand::Announce(spoken("e7e5")))).expect("replied");
        waiting.wait(Span::seconds(61));
        assert_eq!(waiting.result(), Some(("0-1".into(), Reason::Time)), "{edition}: made is not completed");
    }
}

#[test]
fn a_reply_to_an_unpressed_move_can_be_taken_back_stopped_or_retraced() {
    let mut played = begun(Edition::OF_2023, "90");
    played.announce("e2e4").expect("announced");
    played.wait(Span::seconds(10)).says(BLACK, Command::Move(MoveCommand::Announce(spoken("e7e5")))).expect("replied");
    played.says(BLACK, Command::Move(MoveCommand::Undo)).expect("taken back");
    assert_eq!(played.game.line().len(), 1, "White's move stays made");
    played.says(Actor::Arbiter, Command::Clock(ClockCommand::Stop)).expect("stopped");
    played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go)).expect("started");
    assert_eq!(played.game.clock().running(), Some(Color::White), "White has not pressed");
    played.says(BLACK, Command::Move(MoveCommand::Announce(spoken("e7e5")))).expect("again");
    played.says(WHITE, Command::Move(MoveCommand::Announce(spoken("g1f3")))).expect("replied");
    played.says(WHITE, Command::Move(MoveCommand::Undo)).expect("taken back");
    played.says(WHITE, Command::Move(MoveCommand::Press)).expect("for the first move");
    assert_eq!((counted(&played), played.game.clock().running()), ([1, 0], Some(Color::Black)), "counted once");
    played
        .wait(Span::seconds(10))
        .says(Actor::Arbiter, Command::Records(RecordsCommand::Retrace(Some(1))))
        .expect("back");
    played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go)).expect("started");
    assert_eq!(
        (played.game.clock().running(), shown(&played)),
        (Some(Color::Black), ["1:29:50".into(), "1:30:00".into()])
    );
    assert_eq!(played.game.clock().readings(Moment::START).white.moves, 1);
}

#[test]
fn a_press_without_a_name_is_for_the_clock_that_runs() {
    let mut played = begun(Edition::OF_2023, "90");
    played.announce("e2e4").expect("announced");
    assert_eq!(played.game.usual_actor(&Command::Move(MoveCommand::Press)), WHITE);
    played.says(BLACK, Command::Move(MoveCommand::Announce(spoken("e7e5")))).expect("replied");
    assert_eq!(played.game.usual_actor(&Command::Move(MoveCommand::Press)), WHITE, "White has not pressed");
    played.says(WHITE, Command::Move(MoveCommand::Press)).expect("pressed");
    assert_eq!(played.game.usual_actor(&Command::Move(MoveCommand::Press)), BLACK);
    assert_eq!(
        played.game.usual_actor(&Command::Case(CaseCommand::ClaimFlag)),
        WHITE,
        "Black's is the flag that can fall"
    );
}

#[cfg(unix)]
#[test]
fn a_terminal_asks_once_whether_a_press_without_a_move_is_meant() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let mut terminal =
        home.terminal(&["--face", "lines", "--voice", "off", "--lang", "en", "--journal", &journal], (24, 80));
    terminal.hear("ecorded");
    terminal.line("begin");
    terminal.hear("Play has begun.");
    for (reply, heard) in [("", "Not done."), ("2", "(article 7 5 3)")] {
        terminal.line("press");
        terminal.hear("pressed the clock without a move. Is that right? 1, no. 2, yes.");
        terminal.line(reply);
        terminal.hear(heard);
    }
    terminal.leave();
    assert!(terminal.end().success());
    let record = std::fs::read_to_string(home.path("game.jsonl")).expect("saved");
    assert_eq!(record.matches("empty_press_found").count(), 1, "{record}");
}

#[cfg(unix)]
#[test]
fn a_terminal_asks_once_whether_a_claim_is_meant_and_takes_another_press_mode() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let mut terminal =
        home.terminal(&["--face", "lines", "--voice", "off", "--lang", "en", "--journal", &journal], (24, 80));
    terminal.hear("ecorded");
    terminal.line("begin");
    terminal.hear("Play has begun.");
    for (reply, heard) in [("", "Not done."), ("2", "The claim is wrong")] {
        terminal.line("claim threefold");
        terminal.hear("Is that right? 1, no. 2, yes.");
        terminal.line(reply);
        terminal.hear(heard);
    }
    terminal.line("arbiter: go");
    terminal.hear("White's clock is running.");
    terminal.line("press with-move");
    terminal.hear("Announcing a move presses the clock too.");
    terminal.line("e4");
    terminal.hear("White has completed e4.");
    terminal.leave();
    assert!(terminal.end().success());
    let record = std::fs::read_to_string(home.path("game.jsonl")).expect("saved");
    assert_eq!(record.matches("draw_claimed").count(), 1, "{record}");
    assert!(record.contains("\"press\":\"with-move\""), "it is kept: {record}");
}

#[test]
fn a_reply_to_a_move_that_cannot_stand_is_refused() {
    let mut played = begun(Edition::OF_2023, "90");
    played.announce("e2e5").expect("announced");
    let answered = played.says(BLACK, Command::Move(MoveCommand::Announce(spoken("e7e6"))));
    assert!(answered.is_ok(), "an illegal move is answered like a legal one: {answered:?}");
    let mut captured = begun(Edition::OF_2023, "90");
    captured.announce("b1e8").expect("announced");
    let refused = captured.says(BLACK, Command::Move(MoveCommand::Announce(spoken("e7e6"))));
    assert_eq!(refused, Err(Refusal::NotCompleted { announced: half_move("b1e8") }), "the game could not go on");
    let mut mated = begun_from("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", Edition::OF_2023, "90");
    mated.announce("a1a8").expect("mate");
    let refused = mated.says(BLACK, Command::Move(MoveCommand::Announce(spoken("h7h6"))));
    assert_eq!(refused, Err(Refusal::GameOver), "the game is over with it");
    let mut hasty = begun(Edition::OF_2023, "90");
    hasty.announce("e2e4").expect("announced");
    let refused = hasty.says(Actor::Assistant(Color::Black), Command::Move(MoveCommand::Announce(spoken("e7e5"))));
    assert_eq!(
        refused,
        Err(Refusal::NotCompleted { announced: half_move("e2e4") }),
        "an assistant of both players does not reply for one"
    );
}

#[derive(Clone, Copy, Debug)]
enum Hand {
    /// Announces a legal half-move, in turn or before the press.
    Move(Color, usize),
    Press(Color),
    Complete,
    Undo,
    /// The arbiter rules on what is open and starts the clock.
    Rule(Decision),
}

fn hand() -> impl Strategy<Value = Hand> {
    let color = || prop::bool::ANY.prop_map(Color::from_white);
    prop_oneof![
        6 => (color(), 0..20_usize).prop_map(|(color, which)| Hand::Move(color, which)),
        4 => color().prop_map(Hand::Press),
        2 => Just(Hand::Complete),
        1 => Just(Hand::Undo),
        1 => prop::sample::select(vec![Decision::Accept, Decision::Reject]).prop_map(Hand::Rule),
    ]
}

fn lay(played: &mut Played, hand: Hand) {
    let in_hand = played.game.in_hand().announcement.clone();
    let said = match hand {
        Hand::Move(color, which) => {
            let before = played.game.position().clone();
            let after = in_hand.filter(|in_hand| in_hand.by != color).and_then(|it| it.half_move.played_in(&before));
            let moves = after.unwrap_or(before).legal_moves();
            let Some(chosen) = moves.iter().cycle().nth(which) else { return };
            let uci = HalfMove::of(*chosen, CastlingMode::Standard).to_string();
            played.says(Actor::Player(color), Command::Move(MoveCommand::Announce(spoken(&uci))))
        }
        Hand::Press(color) => played.says(Actor::Player(color), Command::Move(MoveCommand::Press)),
        Hand::Complete => played.says(WHITE, Command::Move(MoveCommand::Complete)),
        Hand::Undo => played.says(WHITE, Command::Move(MoveCommand::Undo)),
        Hand::Rule(decision) => {
            drop(played.says(Actor::Arbiter, Command::Case(CaseCommand::Rule(None, decision, String::new()))));
            played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go))
        }
    };
    // What makes no sense is refused and changes nothing.
    drop(said);
}

proptest! {
    #![proptest_config(crate::program::cases(200))]

    #[test]
    fn whatever_is_pressed_one_clock_runs_and_no_move_is_counted_twice(
        hands in prop::collection::vec((hand(), 0..5000_i64), 1..60),
        edition in prop::sample::select(Edition::ALL.to_vec()),
        time in prop::sample::select(vec!["90+30", "5d3", "2/1,3", "none"]),
    ) {
        let mut played = begun(edition, time);
        for (hand, wait) in hands {
            lay(played.wait(Span::milliseconds(wait)), hand);
            let Played { game, at, .. } = &played;
            let running = game.clock().running();
            prop_assert!(running.is_none_or(|running| running == game.clock_to_run()), "{hand:?}: {running:?}");
            for color in Color::ALL {
                let made = (0..game.line().len()).filter(|ply| game.number_at(*ply).1 == color).count() as u32;
                let counted = game.clock().moves_completed(color);
                prop_assert!(counted <= made, "{hand:?}: {counted} of {made}");
            }
            let used = Color::ALL.map(|color| game.clock().used(color, *at)).into_iter().fold(Span::ZERO, |sum, used| sum + used);
            prop_assert!(used <= at.since(Moment::START), "no time is used twice");
        }
        let record = played.record.iter().map(|(at, event)| (*at, event, None));
        let replayed = Game::replay(played.game.terms().clone(), record);
        prop_assert_eq!(replayed, played.game);
    }
}
