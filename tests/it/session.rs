//! Anything may be typed at any time: nothing panics, nothing recorded is lost, and the record replays to the same
//! game.

use crate::program::more_cases;
use crate::table::{opened_session, session_of, stamp};
use annabella::game::Game;
use annabella::game::clock::moment::Moment;
use annabella::game::people::Player;
use annabella::game::terms::Terms;
use annabella::time::Stamp;
use annabella::wording::languages;
use proptest::prelude::*;

fn word() -> impl Strategy<Value = String> {
    let known = vec![
        "begin",
        "announce",
        "repeat",
        "correct",
        "press",
        "undo",
        "execute",
        "record",
        "strike",
        "check",
        "board",
        "draw",
        "accept",
        "decline",
        "resign",
        "claim",
        "flag",
        "arbiter",
        "stop",
        "go",
        "clock",
        "add",
        "to",
        "counter",
        "rule",
        "accept",
        "reject",
        "retrace",
        "adjust",
        "result",
        "1-0",
        "1/2-1/2",
        "both",
        "lose",
        "note",
        "again",
        "last",
        "moves",
        "status",
        "help",
        "white",
        "black",
        "white:",
        "black:",
        "arbiter:",
        "black-assistant:",
        "e4",
        "e5",
        "Nf3",
        "Nc6",
        "Bb5",
        "a6",
        "O-O",
        "e2e4",
        "e7e5",
        "e1e3",
        "a7a8q",
        "springer felix drei",
        "(=)",
        "kurze rochade",
        "-f3",
        "+Nh3",
        "-a1",
        "1:00:00",
        "0:00:01",
        "3",
        "0",
        "999",
        "Zz9",
        ":",
        ";",
        "",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "8/8/8/8/8/8/8/8",
    ];
    prop_oneof![8 => prop::sample::select(known).prop_map(String::from), 1 => "\\PC{0,12}"]
}

fn line() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => prop::collection::vec(word(), 1..4).prop_map(|words| words.join(" ")),
        2 => prop::sample::select(vec!["", "e4", "e5", "Nf3", "Nc6", "d4", "exd4", "go", "retrace"]).prop_map(String::from),
        1 => prop::sample::select(vec![
            "white: press", "black: press", "black: e5", "white: Nf3", "black: Nc6", "white: d4", "arbiter: rule accept",
            "arbiter: rule reject", "arbiter: go",
        ])
        .prop_map(String::from)
    ]
}

proptest! {
    #![proptest_config(more_cases(100, 400))]

    #[test]
    fn whatever_is_typed_is_answered_and_the_record_replays_to_the_same_game(
        lines in prop::collection::vec((line(), 0_u64..400_000), 1..60),
        language in prop::sample::select(languages()),
        time in prop::sample::select(vec!["90+30", "5+0", "none", "2/5,5d3"]),
    ) {
        let mut terms = Terms::between(Player::named("W"), Player::named("B"));
        terms.time = shakmaty::ByColor::new_with(|_| time.parse().expect("a time control"));
        let (mut session, opened) = opened_session(terms.clone(), &language);
        let mut record: Vec<_> = opened.events.into_iter().map(|event| (Moment::START, event)).collect();
        let mut at = 0;
        for (line, wait) in lines {
            at += wait;
            let intent = session.reader(None).read(&line);
            let Some(outcome) = session.carry_out(stamp(at), intent) else { continue };
            for utterance in &outcome.said {
                prop_assert!(!utterance.printed.contains(['\n', '\u{2068}', '\u{2069}']), "{:?}", utterance.printed);
            }
            prop_assert!(!outcome.said.is_empty(), "silence after {line:?}: {:?}", outcome.events);
            record.extend(outcome.events.into_iter().map(|event| (Moment(at), event)));
        }
        let replayed = Game::replay(terms, record.iter().map(|(at, event)| (*at, event, None)));
        prop_assert_eq!(&replayed, session.game());
    }
}

/// A deaf player reads on the screen; the voice speaks to the room and to players who can hear (D.2.11).
#[test]
fn sentences_for_a_deaf_player_are_only_shown() {
    use annabella::game::people::Sight;
    use annabella::wording::Audience;
    use shakmaty::Color;
    let mut terms = Terms::between(Player::named("W"), Player::named("B"));
    terms.players.black.is_deaf = true;
    terms.players.white.sight = Sight::Blind;
    let mut session = session_of(terms, "en");
    for (second, line) in ["e4", "", "e5", "", "white: board", "black: board", "black: clock"].into_iter().enumerate() {
        let stamp = Stamp { at: Moment(second as u64 * 1000), ..Stamp::default() };
        let intent = session.reader(None).read(line);
        session.carry_out(stamp, intent).expect("nobody quits");
    }
    let to = |listener: Audience| session.said().iter().filter(move |said| said.to == listener);
    let deaf: Vec<_> = to(Audience::Player(Color::Black)).collect();
    assert!(deaf.len() > 8, "{deaf:?}");
    assert!(deaf.iter().all(|said| said.spoken.is_empty() && !said.printed.is_empty()), "{deaf:?}");
    assert!(to(Audience::Player(Color::White)).any(|said| !said.spoken.is_empty()), "the opponent hears");
    assert!(to(Audience::Room).any(|said| !said.spoken.is_empty()), "so does the room");
}

/// That a board was followed, and the times of its clock, are neither said nor shown, nor said again.
#[test]
fn what_a_board_and_its_clock_do_goes_without_saying() {
    use annabella::game::command::{Command, RecordsCommand};
    use annabella::game::event::{ClockEvent, Event};
    use annabella::game::half_move::HalfMove;
    use annabella::game::people::Actor;
    use annabella::game::records::boards::{Execution, Source};
    use shakmaty::{ByColor, Color, Square};
    let terms = Terms::between(Player::named("W"), Player::named("B"));
    let mut session = session_of(terms, "en");
    let begin = session.reader(None).read("begin");
    session.carry_out(Stamp::default(), begin).expect("nobody quits");
    let before = session.said().len();
    let e4 = Execution::HalfMove(HalfMove { from: Square::E2, to: Square::E4, promotion: None });
    let execute = Command::Records(RecordsCommand::Execute(Color::White, e4));
    let by = Actor::Player(Color::White);
    let made = session.command_from(Stamp::default(), by, execute, Source::Board);
    let times = ByColor { white: Moment(5_000).since(Moment::START), black: Moment(6_000).since(Moment::START) };
    let set = Event::Clock(ClockEvent::ClocksSet { times });
    let shown =
        session.at_table(Stamp::default(), |table| table.reported(Stamp::default(), set.clone(), Some(Source::Lever)));
    assert_eq!((made.events.len(), shown.events.len()), (1, 1));
    assert_eq!(session.said()[before..], []);
    // What nobody's hand did is said.
    session.at_table(Stamp::default(), |table| table.reported(Stamp::default(), set, None));
    assert_eq!(session.said().len(), before + 1);
}
