//! The Laws in the core alone: commands in, events and results out. No disk, no real time, no screen.

use std::sync::LazyLock;

use annabella::game::cases::command::Proposal;
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::command::{
    AnnouncedMove, CaseCommand, ClockCommand, Command, GameCommand, MoveCommand, Repetition,
};
use annabella::game::event::{Event, MoveEvent};
use annabella::game::half_move::HalfMove;
use annabella::game::laws::edition::{Edition, TimeClass};
use annabella::game::laws::result::Reason;
use annabella::game::laws::touch::allowed;
use annabella::game::moves::in_hand::Step;
use annabella::game::people::{Actor, Player};
use annabella::game::refusal::Refusal;
use annabella::game::terms::{Terms, start_from};
use annabella::game::{Game, Stage};
use serde_json::Value;
use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, Color, EnPassantMode, Position, Square};

pub static VECTORS: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../laws/vectors.json")).expect("the vectors are JSON"));

/// A game with its record, played by commands at given moments.
pub struct Played {
    pub game: Game,
    pub record: Vec<(Moment, Event)>,
    pub at: Moment,
}

impl Played {
    pub fn on(terms: Terms) -> Played {
        Played { game: Game::new(terms), record: Vec::new(), at: Moment::START }
    }

    pub fn wait(&mut self, span: Span) -> &mut Played {
        self.at = self.at.plus(span);
        let events = self.game.elapse(self.at);
        self.happen(events);
        self
    }

    pub fn says(&mut self, by: Actor, command: Command) -> Result<Vec<Event>, Refusal> {
        let events = self.game.decide(self.at, by, command)?;
        self.happen(events.clone());
        Ok(events)
    }

    fn happen(&mut self, events: Vec<Event>) {
        for event in events {
            self.game.apply(self.at, &event);
            self.record.push((self.at, event));
        }
    }

    pub fn announce(&mut self, uci: &str) -> Result<Vec<Event>, Refusal> {
        let by = Actor::Player(self.game.to_move());
        self.says(by, Command::Move(MoveCommand::Announce(spoken(uci))))
    }

    /// Announces and completes, where the move has not ended the game already.
    pub fn play(&mut self, uci: &str) -> &mut Played {
        self.announce(uci).unwrap_or_else(|refusal| panic!("{uci} is announced: {refusal:?}"));
        if self.game.result().is_some() {
            return self;
        }
        let by = Actor::Player(self.game.to_move());
        self.says(by, Command::Move(MoveCommand::Complete))
            .unwrap_or_else(|refusal| panic!("{uci} is completed: {refusal:?}"));
        self
    }

    pub fn result(&self) -> Option<(String, Reason)> {
        self.game.result().map(|result| (result.score(), result.reason))
    }
}

pub fn spoken(uci: &str) -> AnnouncedMove {
    AnnouncedMove { half_move: half_move(uci), text: uci.into(), draw_offer: false }
}

pub fn half_move(uci: &str) -> HalfMove {
    uci.parse().unwrap_or_else(|_| panic!("{uci} are squares"))
}

pub fn terms(fen: &str, edition: Edition, time: &str) -> Terms {
    let mut terms = Terms::between(Player::named("W"), Player::named("B"));
    terms.start = start_from(fen, CastlingMode::Standard).unwrap_or_else(|_| panic!("{fen} can be played from"));
    terms.edition = edition;
    terms.time = ByColor::new_with(|_| time.parse().unwrap_or_else(|_| panic!("{time} is a time control")));
    terms
}

fn standard() -> Terms {
    Terms::between(Player::named("W"), Player::named("B"))
}

fn texts<'a>(value: &'a Value, name: &str) -> Vec<&'a str> {
    value[name].as_array().map(|list| list.iter().filter_map(Value::as_str).collect()).unwrap_or_default()
}

#[test]
fn moves_are_legal_as_the_vectors_say() {
    for vector in VECTORS["core_moves_and_outcomes"].as_array().expect("a list") {
        let terms = terms(vector["fen"].as_str().expect("a FEN"), Edition::OF_2023, "none");
        for uci in texts(vector, "legal") {
            assert!(half_move(uci).legal_in(&terms.start).is_some(), "{}: {uci}", vector["id"]);
        }
        for uci in texts(vector, "illegal") {
            assert!(half_move(uci).legal_in(&terms.start).is_none(), "{}: {uci}", vector["id"]);
        }
    }
}

#[test]
fn games_end_as_the_vectors_say() {
    for vector in VECTORS["core_moves_and_outcomes"].as_array().expect("a list") {
        let moves = texts(vector, "moves");
        if moves.is_empty() {
            continue;
        }
        let expected = &vector["expect"];
        for edition in Edition::ALL {
            let id = format!("{} {edition}", vector["id"]);
            let mut played = Played::on(terms(vector["fen"].as_str().expect("a FEN"), edition, "none"));
            for uci in &moves {
                if played.result().is_some() {
                    break;
                }
                played.play(uci);
            }
            let reason = played.result().map(|(_, reason)| reason);
            if matches!(reason, Some(Reason::Fivefold | Reason::SeventyFiveMoves)) {
                assert_ne!(edition, Edition::OF_2009, "{id}: 2009 draws nothing by itself");
                continue;
            }
            let fen = Fen::from_position(played.game.position(), EnPassantMode::Legal).to_string();
            if vector["id"] != "R8" && vector["id"] != "R6" && vector["id"] != "R7" && vector["id"] != "R9" {
                assert_eq!(Some(fen.as_str()), vector["final"].as_str(), "{id}");
            }
            assert_eq!(reason == Some(Reason::Checkmate), expected["checkmate"] == true, "{id}");
            assert_eq!(reason == Some(Reason::Stalemate), expected["stalemate"] == true, "{id}");
            assert_eq!(reason == Some(Reason::DeadPosition), expected["insufficient"] == true, "{id}");
        }
    }
}

#[test]
fn seventy_five_moves_and_five_occurrences_draw_by_themselves_where_the_edition_says_so() {
    let knights = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let long_way = ["g1f3", "g8f6", "f3g1", "f6g8", "b1c3", "b8c6", "c3b5", "c6b4", "b5c3", "b4c6", "c3b1", "c6b8"];
    let ended = |edition, start: &str, moves: &[&str]| {
        let mut played = Played::on(terms(start, edition, "none"));
        for uci in moves {
            if played.game.result().is_some() {
                break;
            }
            played.play(uci);
        }
        (played.game.line().len(), played.result().map(|(_, reason)| reason))
    };
    let initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let consecutive = knights.repeat(4);
    let scattered = long_way.repeat(2);
    let rook = "7k/8/6K1/8/8/8/8/R7 w - - 149 200";
    for edition in Edition::ALL {
        let newer = edition.year() >= 2018;
        let fivefold = (edition.year() >= 2014).then_some(Reason::Fivefold);
        assert_eq!(ended(edition, initial, &consecutive), (16, fivefold), "R2 {edition}");
        assert_eq!(ended(edition, initial, &scattered), (24, newer.then_some(Reason::Fivefold)), "R3 {edition}");
        let seventy_five = (edition.year() >= 2014).then_some(Reason::SeventyFiveMoves);
        assert_eq!(ended(edition, rook, &["a1a2"]), (1, seventy_five), "S2 {edition}");
        assert_eq!(ended(edition, rook, &["a1a8"]), (1, Some(Reason::Checkmate)), "S1 {edition}: mate goes first");
    }
}

#[test]
fn a_fallen_flag_loses_only_against_a_player_who_can_mate() {
    for vector in VECTORS["flag_fall_and_dead"].as_array().expect("a list") {
        let id = vector["id"].as_str().expect("a name");
        let fen = vector["fen"].as_str().expect("a FEN").to_owned();
        let fallen = Color::from_char(vector["flag_fallen"].as_str().and_then(|s| s.chars().next()).expect("w or b"));
        for edition in Edition::ALL {
            let mut played = Played::on(terms(&fen, edition, "1+0"));
            assert_eq!(Some(played.game.to_move()), fallen, "{id}: the flag of the player to move falls");
            played.says(Actor::Arbiter, Command::Game(GameCommand::Begin)).expect("play begins");
            played.wait(Span::milliseconds(59_999));
            assert_eq!(played.game.stage(), Stage::Playing, "{id} {edition}: the flag has not fallen");
            played.wait(Span::milliseconds(1));
            let (score, reason) = played.result().unwrap_or_else(|| panic!("{id} is over"));
            assert_eq!((Some(score.as_str()), reason), (vector["result"].as_str(), Reason::Time), "{id} {edition}");
        }
    }
}

#[test]
fn a_draw_after_a_fallen_flag_names_its_proof() {
    let mut played = Played::on(terms("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1", Edition::OF_2023, "1+0"));
    played.says(Actor::Arbiter, Command::Game(GameCommand::Begin)).expect("play begins");
    played.wait(Span::minutes(2));
    let proof = played.game.result().and_then(|result| result.no_mate).expect("a proof");
    assert!(proof.states() > 1, "{proof:?}");
    let sentence = annabella::wording::Wording::default().result(&played.game, &played.game.result().expect("over"));
    assert!(sentence.contains("cannot checkmate: every position") && sentence.contains("6.9"), "{sentence}");
}

#[test]
fn a_dead_position_with_enough_material_ends_the_game_too() {
    let mut played = Played::on(terms("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", Edition::OF_2023, "none"));
    played.play("e1e2");
    assert_eq!(played.result(), Some(("1/2-1/2".into(), Reason::DeadPosition)));
}

#[test]
fn a_mate_announced_before_the_flag_fell_stands_without_a_press() {
    let start = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
    let mut played = Played::on(terms(start, Edition::OF_2023, "1+0"));
    played.says(Actor::Arbiter, Command::Game(GameCommand::Begin)).expect("play begins");
    played.wait(Span::seconds(59)).announce("d8h4").expect("the mate is announced");
    played.wait(Span::seconds(5));
    assert_eq!(played.result(), Some(("0-1".into(), Reason::Checkmate)));
}

#[test]
fn move_forty_made_but_not_pressed_is_not_completed() {
    let mut played = Played::on(terms("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Edition::OF_2023, "1/1,30"));
    played.announce("e2e4").expect("announced");
    played.wait(Span::seconds(61));
    assert_eq!(played.result().map(|(_, reason)| reason), Some(Reason::Time));

    let mut pressed = Played::on(terms("4k3/7p/8/8/8/8/4P3/4K3 w - - 0 1", Edition::OF_2023, "1/1,30"));
    pressed.wait(Span::seconds(1)).play("e2e4");
    assert_eq!(pressed.game.clock().remaining(Color::White, Moment(1000)), Some(Span::minutes(31)));
}

#[test]
fn illegal_moves_are_penalised_by_the_edition() {
    for edition in Edition::ALL {
        let limit = edition.constants().losing_illegal_move;
        let mut played = Played::on(terms("4k3/7p/8/8/8/8/R3P3/4K3 w - - 0 1", edition, "90+30"));
        for count in 1..=limit {
            let before = played.game.clock().readings(Moment::START).black.remaining;
            played.announce("e2e5").expect("an illegal move can be made");
            assert_eq!(played.game.in_hand().step(), Step::Announced, "nothing is said before it is completed (7.5.1)");
            played.says(Actor::Player(Color::White), Command::Move(MoveCommand::Complete)).expect("and completed");
            assert_eq!(played.result(), None, "the arbiter declares it, not a key");
            assert!(played.game.clock().running().is_none(), "both clocks are stopped");
            let refused = played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go));
            assert_eq!(refused, Err(Refusal::RuleFirst), "{edition}");
            played
                .says(
                    Actor::Arbiter,
                    Command::Case(CaseCommand::Rule(None, annabella::game::command::Decision::Accept, String::new())),
                )
                .expect("ruled");
            if count == limit {
                break;
            }
            assert_eq!(played.game.line().len(), 0, "the position before it is restored");
            let after = played.game.clock().readings(Moment::START).black.remaining;
            let given = after.zip(before).map(|(after, before)| after - before);
            assert_eq!(given, Some(Span::minutes(2)), "{edition}");
            played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go)).expect("and play goes on");
        }
        assert_eq!(played.result(), Some(("0-1".into(), Reason::IllegalMoves)), "{edition}");
    }
}

#[test]
fn an_illegal_move_that_is_not_completed_can_be_replaced() {
    let mut played = Played::on(standard());
    played.announce("e2e5").expect("announced");
    played
        .says(Actor::Player(Color::White), Command::Move(MoveCommand::Correct(spoken("e2e4"))))
        .expect("corrected in time (D.2.8)");
    played.says(Actor::Player(Color::White), Command::Move(MoveCommand::Complete)).expect("completed");
    assert_eq!(played.game.open_irregularity(), None);
    assert_eq!(played.game.line()[0].half_move, half_move("e2e4"));
}

#[test]
fn a_slip_of_the_tongue_is_corrected_only_before_the_clock() {
    let mut played = Played::on(standard());
    played.announce("e2e3").expect("announced");
    played
        .says(Actor::Player(Color::Black), Command::Move(MoveCommand::Repeat(Repetition::AsAnnounced)))
        .expect("repeated");
    played.says(Actor::Player(Color::White), Command::Move(MoveCommand::Correct(spoken("g1f3")))).expect("D.2.8");
    assert_eq!(played.game.in_hand().step(), Step::Announced, "it must be repeated again");
    played.says(Actor::Player(Color::White), Command::Move(MoveCommand::Press)).expect("pressed");
    let late = played.says(Actor::Player(Color::White), Command::Move(MoveCommand::Correct(spoken("e2e4"))));
    assert_eq!(late, Err(Refusal::TooLateToCorrect));
}

#[test]
fn a_wrong_repetition_alerts_the_speaker() {
    let mut played = Played::on(standard());
    played.announce("g1f3").expect("announced");
    let events = played
        .says(Actor::Player(Color::Black), Command::Move(MoveCommand::Repeat(Repetition::HalfMove(half_move("g1h3")))))
        .expect("repeated");
    assert!(matches!(events.as_slice(), [Event::Move(MoveEvent::RepetitionDiffered { .. })]), "{events:?}");
    assert_eq!(played.game.in_hand().step(), Step::Announced);
    let own = played.says(Actor::Player(Color::White), Command::Move(MoveCommand::Repeat(Repetition::AsAnnounced)));
    assert_eq!(own, Err(Refusal::OwnMove), "nobody repeats their own move");
}

#[test]
fn a_draw_offer_stands_until_answered_or_a_move() {
    let mut played = Played::on(standard());
    played.play("e2e4");
    played
        .says(Actor::Player(Color::White), Command::Case(CaseCommand::OfferDraw))
        .expect("an offer at any time is valid");
    let own = played.says(Actor::Player(Color::White), Command::Case(CaseCommand::Accept(Proposal::Draw)));
    assert_eq!(own, Err(Refusal::OwnOffer));
    let early = played.says(Actor::Player(Color::Black), Command::Case(CaseCommand::Accept(Proposal::Draw)));
    assert_eq!(early, Err(Refusal::AgreementTooEarly), "5.2.3");
    played.announce("e7e5").expect("Black moves");
    assert_eq!(played.game.offer(), None, "a move declines it (X-A)");
    played.says(Actor::Player(Color::Black), Command::Case(CaseCommand::OfferDraw)).expect("offered with the move");
    played.says(Actor::Player(Color::Black), Command::Move(MoveCommand::Complete)).expect("completed");
    assert!(played.game.sheets().white.entries[1].draw_offer && played.game.sheets().black.entries[1].draw_offer);
    played.says(Actor::Player(Color::White), Command::Case(CaseCommand::Accept(Proposal::Draw))).expect("accepted");
    assert_eq!(played.result(), Some(("1/2-1/2".into(), Reason::Agreement)));
}

#[test]
fn resigning_against_a_bare_king_is_a_draw_since_2023() {
    for edition in Edition::ALL {
        let mut played = Played::on(terms("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", edition, "none"));
        played.says(Actor::Arbiter, Command::Game(GameCommand::Begin)).expect("play begins");
        played.says(Actor::Player(Color::White), Command::Game(GameCommand::Resign)).expect("resigned");
        let expected = if edition == Edition::OF_2023 { "1/2-1/2" } else { "0-1" };
        assert_eq!(played.result(), Some((expected.into(), Reason::Resignation)), "{edition}");
    }
}

#[test]
fn an_announcement_is_taken_back_together_with_its_repetition() {
    let mut played = Played::on(standard());
    played.play("e2e4");
    // By replying Black has accepted White's move as made: that stays so.
    played.announce("e7e5").expect("announced");
    played.says(Actor::Player(Color::Black), Command::Move(MoveCommand::Undo)).expect("taken back");
    let before = played.game.clone();
    played.announce("e7e5").expect("announced");
    played
        .says(Actor::Player(Color::White), Command::Move(MoveCommand::Repeat(Repetition::AsAnnounced)))
        .expect("repeated");
    played.says(Actor::Player(Color::Black), Command::Move(MoveCommand::Undo)).expect("taken back");
    assert_eq!(played.game, before);
}

#[test]
fn a_player_says_nothing_for_the_arbiter_or_for_the_other() {
    let mut played = Played::on(standard());
    played.play("e2e4");
    let stop = played.says(Actor::Player(Color::Black), Command::Clock(ClockCommand::Stop));
    assert_eq!(stop, Err(Refusal::NotYours { whose: Actor::Arbiter }));
    let foreign = played.says(Actor::Player(Color::White), Command::Move(MoveCommand::Announce(spoken("e7e5"))));
    assert_eq!(foreign, Err(Refusal::NotYourMove { to_move: Color::Black }));
    played
        .says(Actor::Assistant(Color::White), Command::Move(MoveCommand::Announce(spoken("e7e5"))))
        .expect("an assistant announces both");
}

#[test]
fn classes_of_games_are_as_the_vectors_say() {
    for vector in VECTORS["time_class"].as_array().expect("a list") {
        let total = vector["total_s"].as_i64().map(Span::seconds);
        let name = |class| match class {
            TimeClass::Standard => "standard",
            TimeClass::Rapid => "rapid",
            TimeClass::Blitz => "blitz",
        };
        for edition in Edition::ALL {
            let column = if edition == Edition::OF_2009 { "y2009" } else { "y2014_2018_2023" };
            assert_eq!(Some(name(edition.time_class(total))), vector[column].as_str(), "{vector}");
        }
    }
}

#[test]
fn touched_pieces_bind_as_the_vectors_say() {
    let mut seen = 0;
    for vector in VECTORS["touch_move"].as_array().expect("a list") {
        let start = start_from(vector["fen"].as_str().expect("a FEN"), CastlingMode::Standard).expect("a position");
        let touched: Option<Vec<Square>> = texts(vector, "touched")
            .iter()
            .map(|touched| touched.split_whitespace().last().and_then(|square| square.parse().ok()))
            .collect();
        let (Some(touched), Some(expected)) = (touched, vector["allowed"].as_array()) else { continue };
        // A piece released on a square, and an order of touching that nobody saw, are for the arbiter.
        if touched.is_empty() || ["T7", "T12"].contains(&vector["id"].as_str().unwrap_or_default()) {
            continue;
        }
        let mut found: Vec<String> =
            allowed(&start, &touched, CastlingMode::Standard).iter().map(HalfMove::to_string).collect();
        let mut expected: Vec<String> = expected.iter().filter_map(Value::as_str).map(String::from).collect();
        found.sort();
        expected.sort();
        assert_eq!(found, expected, "{}", vector["id"]);
        seen += 1;
    }
    assert!(seen >= 8, "{seen} vectors were tried");
}

#[test]
fn castling_in_chess960_ends_where_the_vectors_say() {
    for vector in VECTORS["chess960_castling"].as_array().expect("a list") {
        let fen = vector["fen"].as_str().expect("a FEN");
        let start = start_from(fen, CastlingMode::Chess960).unwrap_or_else(|_| panic!("{fen}"));
        let castling = half_move(vector["uci_king_takes_rook"].as_str().expect("squares"));
        let legal = castling.legal_in(&start).is_some();
        assert_eq!(Some(legal), vector["legal"].as_bool(), "{}", vector["name"]);
        if let (true, Some(board)) = (legal, vector["board_after"].as_str()) {
            let mut by_hand = start.board().clone();
            castling.execute_on(&mut by_hand, CastlingMode::Chess960);
            assert_eq!(by_hand.to_string(), board, "{} by hand", vector["name"]);
            let after = castling.played_in(&start).expect("legal");
            assert_eq!(after.board().to_string(), board, "{}", vector["name"]);
        }
    }
}

#[test]
fn a_king_moved_onto_its_own_rook_castles_in_chess960_only() {
    let placed = |fen: &str| fen.parse::<shakmaty::Board>().unwrap_or_else(|_| panic!("{fen}"));
    let hands = [
        ("2KR1B2", CastlingMode::Standard, "c1d1", "3K1B2"),
        ("R3K2R", CastlingMode::Standard, "e1h1", "R6K"),
        ("R3K2R", CastlingMode::Standard, "e1g1", "R4RK1"),
        ("R3K2R", CastlingMode::Standard, "e1c1", "2KR3R"),
        ("R3KB1R", CastlingMode::Standard, "e1g1", "R4BKR"),
        ("R3K2R", CastlingMode::Chess960, "e1h1", "R4RK1"),
        ("2KR1B2", CastlingMode::Chess960, "c1d1", "5RK1"),
    ];
    for (before, mode, hand, after) in hands {
        let mut board = placed(&format!("8/8/8/8/8/8/8/{before}"));
        half_move(hand).execute_on(&mut board, mode);
        assert_eq!(board, placed(&format!("8/8/8/8/8/8/8/{after}")), "{before} {hand} {mode:?}");
    }
    let standard = start_from("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", CastlingMode::Standard).expect("a start");
    assert_eq!(half_move("e1h1").legal_in(&standard), None);
    assert!(half_move("e1g1").legal_in(&standard).is_some());
}
