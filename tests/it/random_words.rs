//! A random walk over all typed words: in whatever order they come, no game has two results, no clock shows
//! less than zero, no counter falls without a word that lowers it, and the record replays to the same game.

use annabella::game::Game;
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::clock::time_control::TimeControl;
use annabella::game::event::{CaseEvent, ClockEvent, Event, GameEvent, MoveEvent, RecordsEvent};
use annabella::game::half_move::HalfMove;
use annabella::game::laws::edition::Supervision;
use annabella::game::people::{Player, Sight};
use annabella::game::terms::{Terms, Timekeeper};
use annabella::interpreter::Intent;
use annabella::wording::Wording;
use annabella::wording::words::{ArgumentWord, CommandWord};
use proptest::prelude::*;
use proptest::strategy::Union;
use shakmaty::{ByColor, CastlingMode, Color, Position};

use crate::program::more_cases;
use crate::table::{opened_session, stamp};
use strum::IntoEnumIterator;

/// One typed line, which depends on the state of the game.
#[derive(Clone, Debug)]
enum Typed {
    /// One of the legal moves.
    Move(u16),
    /// From a piece of the player to move to any square.
    AnyMove(u16, u16),
    /// The opponent's answer before the press: one of the moves after the one in hand, legal or not.
    Reply(u16),
    /// A piece is moved on that player's board to any square.
    Hand(&'static str, u16, u16),
    /// A piece is lifted from one board and put down, in two lines.
    Squares(&'static str, u16, u16),
    /// An empty line: what was announced is completed.
    Enter,
    /// A word with arguments, with or without a named speaker.
    Said(&'static str, String),
}

const SPEAKERS: [&str; 8] =
    ["", "", "white: ", "black: ", "arbiter: ", "arbiter: ", "black-assistant: ", "white-assistant: "];

/// Arguments of words, with half-moves of a played game among them.
const FOLLOWING: [&str; 54] = [
    "",
    "",
    "",
    "accept",
    "reject",
    "postpone",
    "1 accept",
    "2 reject",
    "3 accept",
    "4 draw",
    "2 both",
    "move,announce",
    "black none",
    "white move,press,record",
    "points 0 to white",
    "points 1/2 to black",
    "loss to white 1/2",
    "0-1/2",
    "illegal 1",
    "black e5",
    "1:00 to both",
    "e4",
    "Nf3",
    "O-O",
    "e2e4",
    "g8f6",
    "white",
    "black",
    "white 3",
    "black 0",
    "illegal white 0",
    "illegal black 2",
    "white 0:05:00 black 0:00:10",
    "0:02:00 to white",
    "0:01:00 to black",
    "flag",
    "1-0",
    "1/2-1/2",
    "* error",
    "0-1 telephone",
    "lose",
    "1",
    "1...",
    "ply 2",
    "ply 0",
    "board",
    "white e2e4",
    "black Nf6",
    "white 2",
    "squares",
    "e2",
    "d7 e5",
    "setup",
    "colours",
];

/// The words with arguments and their speakers, from all words to those that are typed often, each with its weight.
fn said() -> [(u32, BoxedStrategy<(&'static str, String)>); 4] {
    let words: Vec<&'static str> =
        CommandWord::iter().map(CommandWord::name).chain(ArgumentWord::iter().map(ArgumentWord::name)).collect();
    let arbiters = vec![
        "assistant black move,announce",
        "assistant black none",
        "assistant white record,ask",
        "rule 1 accept",
        "rule 2 accept",
        "rule 3 accept",
        "rule 2 reject",
        "rule 1 postpone",
        "rule both",
        "penalty points 0 to white",
        "penalty points 1/2 to white",
        "penalty opponent-points 1/2 to black",
        "penalty loss to white 1/2",
        "penalty warning to black talking",
        "result 0-1/2",
        "result 1/2-0",
        "add 0:01:00 to both noise",
        "supervision none",
        "supervision adequate",
        "rule accept",
        "rule reject",
        "retrace",
        "go",
        "stop",
        "result *",
        "result 1/2-1/2",
        "adjust",
        "clock white 0:01:00",
        "add 0:01:00 to white",
        "counter white 2",
        "counter illegal white 0",
        "retrace ply 1",
        "retrace 1",
        "rule postpone",
        "claim setup",
        "claim board",
        "claim colours",
        "rule undo",
        "rule 1 undo",
        "report 11.3.2 white a phone rang",
        "report 7.4.1 black",
        "report 12.7",
        "penalty loss to black 11.3.2",
        "penalty points 1 to black",
        "absent black",
        "arrived black",
        "adjourn",
    ];
    let often = vec![
        "undo",
        "draw",
        "accept",
        "press",
        "repeat",
        "made",
        "resign",
        "claim flag",
        "touch e2",
        "decline",
        "claim illegal",
        "claim illegal 1",
        "claim touch g1",
        "claim two-hands",
        "claim silent",
        "claim 11.5 again and again",
        "appeal",
        "appeal 1 it was not mine",
        "record e4",
        "record white e4",
        "record black Nf6",
        "strike 1",
        "strike black 2",
        "check",
        "adjust",
    ];
    let speaker = || prop::sample::select(SPEAKERS.to_vec());
    let any = (speaker(), prop::sample::select(words), prop::sample::select(FOLLOWING.to_vec()))
        .prop_map(|(who, word, rest)| (who, format!("{word} {rest}")));
    let shown = (speaker(), prop::sample::select(examples()));
    let ruled = prop::sample::select(arbiters).prop_map(|word| ("arbiter: ", word.to_owned()));
    let often = (speaker(), prop::sample::select(often)).prop_map(|(who, word)| (who, word.to_owned()));
    [(4, any.boxed()), (4, shown.boxed()), (3, ruled.boxed()), (2, often.boxed())]
}

fn typed() -> impl Strategy<Value = Typed> {
    let hand = (prop::sample::select(vec!["white", "black"]), any::<u16>(), any::<u16>());
    let acts = [
        (8, any::<u16>().prop_map(Typed::Move).boxed()),
        (3, (any::<u16>(), any::<u16>()).prop_map(|(from, to)| Typed::AnyMove(from, to)).boxed()),
        (2, any::<u16>().prop_map(Typed::Reply).boxed()),
        (2, hand.clone().prop_map(|(who, from, to)| Typed::Hand(who, from, to)).boxed()),
        (1, hand.prop_map(|(who, from, to)| Typed::Squares(who, from, to)).boxed()),
        (8, Just(Typed::Enter).boxed()),
    ];
    let said = said().map(|(weight, said)| (weight, said.prop_map(|(who, words)| Typed::Said(who, words)).boxed()));
    Union::new_weighted(acts.into_iter().chain(said).collect())
}

/// Every word that can be typed, with arguments, for any speaker.
pub fn words() -> impl Strategy<Value = String> {
    Union::new_weighted(said().into()).prop_map(|(_, words)| words)
}

/// The examples in the help of every word.
fn examples() -> Vec<String> {
    let wording = Wording::new("en").expect("English");
    let of = |name: &str| wording.help(name).join(" ");
    let heads = CommandWord::iter()
        .map(|word| of(word.name()).split_once(": ").map_or_else(String::new, |(head, _)| head.into()));
    let examples = heads.flat_map(|head: String| head.split(", ").map(str::to_owned).collect::<Vec<_>>());
    examples.filter(|example| !example.is_empty()).collect()
}

/// From a piece on that player's board to any square.
fn on_board(game: &Game, who: &str, from: u16, to: u16) -> Option<(shakmaty::Square, shakmaty::Square)> {
    let board = game.boards().boards.get(Color::from_white(who == "white"));
    let pieces: Vec<_> = board.occupied().into_iter().collect();
    let (from, to) = (*pieces.get(usize::from(from) % pieces.len().max(1))?, shakmaty::Square::new(u32::from(to) % 64));
    (from != to).then_some((from, to))
}

fn line(typed: &Typed, game: &Game) -> String {
    let position = game.position();
    match typed {
        Typed::Hand(who, from, to) => {
            on_board(game, who, *from, *to).map_or_else(String::new, |(from, to)| format!("{who}: execute {from}{to}"))
        }
        Typed::Squares(who, from, to) => {
            let board = game.boards().boards.get(Color::from_white(*who == "white"));
            let man = |square| board.piece_at(square).map_or('P', |piece| piece.char());
            on_board(game, who, *from, *to)
                .map_or_else(String::new, |(from, to)| format!("{who}: board: -{from} +{}{to}", man(from)))
        }
        Typed::Reply(pick) => {
            let Some(in_hand) = &game.in_hand().announcement else { return String::new() };
            let Some(after) = in_hand.half_move.left_standing(position) else { return String::new() };
            let moves = after.legal_moves();
            let who = in_hand.by.fold_wb("black", "white");
            let pick = moves.len().checked_sub(1).map(|last| usize::from(*pick) % (last + 1));
            let reply = |pick: usize| HalfMove::of(moves[pick], CastlingMode::Standard);
            pick.map_or(String::new(), |pick| format!("{who}: {}", reply(pick)))
        }
        Typed::Enter => String::new(),
        Typed::Said(who, words) => format!("{who}{words}"),
        Typed::Move(pick) => {
            let moves = position.legal_moves();
            let pick = moves.len().checked_sub(1).map(|last| usize::from(*pick) % (last + 1));
            pick.map_or(String::new(), |pick| HalfMove::of(moves[pick], CastlingMode::Standard).to_string())
        }
        Typed::AnyMove(from, to) => {
            let own: Vec<_> = position.us().into_iter().collect();
            let to = shakmaty::Square::new(u32::from(*to) % 64);
            let from = own.get(usize::from(*from) % own.len().max(1));
            from.filter(|from| **from != to).map_or(String::new(), |from| format!("{from}{to}"))
        }
    }
}

/// Whether a clock shows more than before, and nothing that happened gives time.
fn gives_time_unasked_for(before: &Game, after: &Game, at: u64, events: &[Event]) -> bool {
    let may_give = |event: &Event| match event {
        Event::Move(_) | Event::Game(_) | Event::Adjournment(_) | Event::Conduct(_) => true,
        Event::Clock(event) => !matches!(event, ClockEvent::ClocksStopped { .. } | ClockEvent::TimeTaken { .. }),
        Event::Records(event) => {
            matches!(event, RecordsEvent::Retraced { .. } | RecordsEvent::LineReplaced { .. })
        }
        Event::Case(_) | Event::Irregularity(_) | Event::Claim(_) | Event::Pin(_) => false,
    };
    let left = |game: &Game, color: Color| game.clock().remaining(color, Moment(at));
    !events.iter().any(may_give) && Color::ALL.into_iter().any(|color| left(after, color) > left(before, color))
}

/// The cases for the arbiter that were open and are closed, although nobody ruled on them and nothing made them void.
fn cases_lost(before: &Game, after: &Game, line: &str, events: &[Event]) -> Vec<u32> {
    let closes = |event: &Event| match event {
        Event::Records(_) | Event::Move(_) | Event::Game(_) | Event::Conduct(_) => true,
        Event::Case(_) | Event::Claim(_) => line.starts_with("arbiter") || line.contains("rule"),
        Event::Clock(ClockEvent::PlayerArrived { .. }) => true,
        Event::Clock(_) | Event::Adjournment(_) | Event::Irregularity(_) | Event::Pin(_) => false,
    };
    let replaced = events.iter().any(|event| matches!(event, Event::Game(GameEvent::GameCancelled { .. })));
    let is_lost = |id: u32| !after.cases().get(id).is_some_and(annabella::game::cases::Case::is_pending);
    let open = before.cases().pending().filter(|case| case.is_for_the_arbiter()).map(|case| case.id);
    open.filter(|id| !replaced && is_lost(*id) && !events.iter().any(closes)).collect()
}

fn counters(game: &Game) -> [u32; 4] {
    let moves = Color::ALL.map(|color| game.clock().moves_completed(color));
    let illegal = Color::ALL.map(|color| game.cases().illegal_moves_of(color));
    [moves[0], moves[1], illegal[0], illegal[1]]
}

/// Whether the event lowers a counter of moves, or of illegal moves.
fn lowers(event: &Event) -> (bool, bool) {
    let moves = matches!(
        event,
        Event::Clock(ClockEvent::CounterSet { .. } | ClockEvent::TimeControlsSet { .. })
            | Event::Case(CaseEvent::RulingTakenBack { .. })
            | Event::Records(RecordsEvent::Retraced { .. })
            | Event::Move(MoveEvent::MoveUnmade { .. })
            | Event::Game(GameEvent::GameCancelled { .. })
    );
    let illegal = matches!(
        event,
        Event::Case(
            CaseEvent::IllegalMovesSet { .. } | CaseEvent::CaseRejected { .. } | CaseEvent::RulingTakenBack { .. }
        ) | Event::Game(GameEvent::GameCancelled { .. })
    );
    (moves, illegal)
}

proptest! {
    #![proptest_config(more_cases(75, 300))]

    #[test]
    fn no_order_of_typed_words_breaks_an_invariant_of_the_game(
        typed in prop::collection::vec((typed(), 0_u64..90_000), 1..80),
        time in prop::sample::select(vec!["90+30", "3+2", "15", "2/5,5d3", "1,byo3x30", "hourglass3", "1,can3/2"]),
        year in prop::sample::select(vec!["2009", "2014", "2018", "2023"]),
        keeps in any::<bool>(),
        blind in prop::sample::select(vec![None, Some(Color::White), Some(Color::Black)]),
        supervision in prop::sample::select(vec![Supervision::Adequate, Supervision::None]),
        timekeeper in prop::sample::select(vec![Timekeeper::Program, Timekeeper::Program, Timekeeper::TableClock]),
    ) {
        let mut terms = Terms::between(Player::named("W"), Player::named("B"));
        if let Some(blind) = blind {
            terms.players.get_mut(blind).sight = Sight::Blind;
            terms.players.get_mut(blind).keeps.board = keeps;
        }
        (terms.supervision, terms.timekeeper) = (supervision, timekeeper);
        terms.edition = year.parse().expect("an edition");
        let control: TimeControl = time.parse().expect("a time control");
        terms.time = ByColor::new_with(|_| control.clone());
        let (mut session, opened) = opened_session(terms.clone(), "en");
        let mut record: Vec<(Moment, Event)> = opened.events.into_iter().map(|event| (Moment::START, event)).collect();
        let mut lines = Vec::new();
        let (mut at, mut ended) = (0, false);
        for (typed, wait) in typed {
            at += wait;
            let text = line(&typed, session.game());
            lines.push(format!("{}:{:02}:{:02} {text}", at / 3_600_000, at / 60_000 % 60, at / 1000 % 60));
            let so_far = || lines.join("\n");
            let before = session.game().clone();
            let intent = session.reader(None).read(&text);
            let leaves = matches!(intent, Intent::Quit);
            // Who leaves ends the program, and the time that passed before is recorded.
            let carried_out = if leaves { Some(session.elapse(stamp(at))) } else { session.carry_out(stamp(at), intent) };
            let Some(outcome) = carried_out else { continue };
            prop_assert!(leaves || !outcome.said.is_empty(), "silence after\n{}", so_far());
            for event in &outcome.events {
                let ends = matches!(event, Event::Game(GameEvent::GameEnded { .. }));
                prop_assert!(!(ended && ends), "two results after\n{}", so_far());
                ended = (ended || ends) && !matches!(event, Event::Game(GameEvent::ResultTakenBack { .. }));
            }
            let game = session.game();
            prop_assert_eq!(game.result().is_some(), ended, "{}", so_far());
            for color in Color::ALL {
                let left = game.clock().readings(Moment(at))[color].remaining;
                let is_down = game.clock().flag(color, Moment(at)).is_some();
                let is_possible = left.is_none_or(|left| left >= Span::ZERO || is_down);
                prop_assert!(is_possible, "{color} {left:?} with the flag up after\n{}", so_far());
            }
            let lowered = outcome.events.iter().map(lowers).fold((false, false), |all, one| (all.0 || one.0, all.1 || one.1));
            let wrong = crate::awaited::dead_ends(&session, Moment(at));
            prop_assert!(wrong.is_empty(), "{wrong:?} after\n{}", so_far());
            prop_assert!(!gives_time_unasked_for(&before, game, at, &outcome.events), "time is given after\n{}", so_far());
            let lost = cases_lost(&before, game, &text, &outcome.events);
            prop_assert!(lost.is_empty(), "{lost:?} after\n{}", so_far());
            let (was, is) = (counters(&before), counters(game));
            for (i, may) in [lowered.0, lowered.0, lowered.1, lowered.1].into_iter().enumerate() {
                prop_assert!(may || is[i] >= was[i], "counter {i} fell from {} to {} after\n{}", was[i], is[i], so_far());
            }
            record.extend(outcome.events.into_iter().map(|event| (Moment(at), event)));
            let mut replayed = Game::new(terms.clone());
            let timed: Vec<_> =
                record.iter().map(|(at, event)| (*at, event, replayed.apply_timed(*at, event))).collect();
            prop_assert!(replayed == *game, "the record replays to another game after\n{}", so_far());
            let records = timed.iter().map(|(at, event, time)| (*at, *event, time.as_ref()));
            let copied = Game::replay(terms.clone(), records);
            prop_assert!(copied == *game, "what the clocks said was not recorded whole after\n{}", so_far());
        }
    }
}
