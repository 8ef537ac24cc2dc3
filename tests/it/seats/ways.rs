//! What a seat cannot do is named in no sentence that is said there.

use annabella::game::people::{Actor, Player, Sight};
use annabella::game::terms::Terms;
use annabella::wording::Wording;
use shakmaty::Color;

use super::same_everywhere::Room;

const WHITE: usize = 0;
const BLACK: usize = 1;
const ARBITER: usize = 4;
const PEOPLE: [Actor; 5] = [
    Actor::Player(Color::White),
    Actor::Player(Color::Black),
    Actor::Assistant(Color::White),
    Actor::Assistant(Color::Black),
    Actor::Arbiter,
];

/// How far a game has come.
const STAGES: [&[(usize, &str)]; 11] = [
    &[],
    &[(ARBITER, "begin")],
    &[(WHITE, "e4")],
    &[(WHITE, "e4"), (BLACK, "")],
    &[(WHITE, "e4; press")],
    &[(WHITE, "e4; press"), (BLACK, "board: -e4 +Pe3")],
    &[(WHITE, "e2e5; press")],
    &[(WHITE, "e4; press"), (BLACK, "claim touch e2"), (BLACK, "2")],
    &[(WHITE, "e4; press"), (ARBITER, "stop")],
    &[(WHITE, "e4; press"), (ARBITER, "adjourn"), (BLACK, "seal e5; press")],
    &[(WHITE, "e4; press"), (ARBITER, "result 1-0"), (ARBITER, "2")],
];

/// Words with what follows them, beside those that help names.
const MORE: [&str; 16] = [
    "",
    "e4",
    "e5",
    "status",
    "cases",
    "case 1",
    "rule 1 accept",
    "penalty warning to black",
    "add 0:01:00 to white",
    "unseat black",
    "retrace 1",
    "open as Nf3",
    "seal Nf3",
    "white: resign",
    "arbiter: stop",
    "turn",
];

fn terms() -> Terms {
    let blind = |name| Player { sight: Sight::Blind, ..Player::named(name) };
    Terms::between(blind("Ana"), blind("Bernd"))
}

fn room(stage: &[(usize, &str)]) -> Room {
    let mut room = Room::of(&PEOPLE, None, &terms());
    for (at, (who, line)) in (1..).zip(stage) {
        assert!(!room.types(at * 1_000, *who, line).is_empty(), "{line}");
    }
    room
}

/// Whether a sentence names a way that `who` does not have.
fn is_no_way(who: Actor, said: &str, to_move: Color) -> bool {
    let of_the_arbiter = ["rule accept", "rule reject", "Arbiter:", "Put arbiter", "put arbiter", "type rule"];
    let of_the_mover = ["An empty line completes", "or enter the first move"];
    said.contains("in front")
        || who != Actor::Arbiter && of_the_arbiter.iter().any(|way| said.contains(way))
        || who.side() != Some(to_move) && of_the_mover.iter().any(|way| said.contains(way))
}

#[test]
fn no_seat_names_a_way_that_it_does_not_have() {
    let english = Wording::new("en").expect("English");
    let named: Vec<String> =
        english.help_groups().into_iter().flat_map(|(_, words)| words).map(|word| word.typed).collect();
    assert!(named.len() > 80, "{named:?}");
    let lines = || MORE.into_iter().chain(named.iter().map(String::as_str)).filter(|line| *line != "quit");
    for stage in STAGES {
        for (who, person) in PEOPLE.into_iter().enumerate() {
            let mut room = room(stage);
            for (at, line) in (20..).zip(lines()) {
                let to_move = room.table.game().to_move();
                let mut said = room.types(at * 1_000, who, line);
                assert!(!said.is_empty(), "silence for {person} after {line:?}, {stage:?}");
                if room.table.open_question(room.seat_of(who)).is_some() {
                    said.extend(room.types(at * 1_000, who, "1"));
                }
                let wrong = said.iter().find(|said| is_no_way(person, said, to_move));
                assert_eq!(wrong, None, "{person} types {line:?} after {stage:?}");
            }
        }
    }
}

#[test]
fn the_words_that_help_names_at_a_seat_are_those_of_who_sits_there() {
    let headings = |who: usize| room(&[]).types(1_000, who, "help").join(" ");
    assert!(!headings(BLACK).contains("The arbiter") && headings(BLACK).contains("Players"));
    assert!(headings(ARBITER).contains("The arbiter") && !headings(ARBITER).contains("Players"));
    let mut room = room(&[]);
    let all = |room: &mut Room, who: usize| {
        (1..=6).map(|number| room.types(1_000, who, &format!("help {number}")).join(" ")).collect::<String>()
    };
    let of_black = all(&mut room, BLACK);
    for word in ["resign", "seal", "begin", "cases", "adjourn", "rematch"] {
        assert!(of_black.contains(word), "{word}: {of_black}");
    }
    for word in ["unseat", "penalty", "eboard", "arbiter: in front"] {
        assert!(!of_black.contains(word), "{word}: {of_black}");
    }
    let of_the_assistant = all(&mut room, 3);
    assert!(of_the_assistant.contains("repeat") && !of_the_assistant.contains("resign"), "{of_the_assistant}");
}

#[test]
fn a_word_of_the_arbiter_at_a_players_seat_leads_to_the_arbiter() {
    let mut room = room(&[(WHITE, "e4; press")]);
    for (at, line) in (2..).zip(["go", "unseat white", "penalty", "rule 1 accept nonsense; e5"]) {
        let said = room.types(at * 1_000, BLACK, line);
        assert_eq!(
            said.first().map(String::as_str),
            Some("Only the arbiter can say that. arbiter calls the arbiter and stops the clocks."),
            "{line}: {said:?}"
        );
    }
    // Where no clock runs, nobody is to be called.
    room.types(10_000, ARBITER, "stop");
    let said = room.types(11_000, WHITE, "penalty");
    assert_eq!(said, ["Only the arbiter can say that."]);
}

#[test]
fn an_assistant_hears_who_answers_the_offer_of_that_side() {
    let mut room = room(&[(WHITE, "e4; press"), (BLACK, "e5"), (BLACK, "draw")]);
    for (who, whose) in [(3, "White"), (2, "White")] {
        assert_eq!(room.types(9_000, who, "decline"), [format!("Only {whose} can say that.")]);
    }
}

#[test]
fn an_empty_line_of_the_arbiter_completes_no_move_of_a_player_who_sits_at_a_terminal() {
    let mut room = room(&[(WHITE, "e4")]);
    let said = room.types(2_000, ARBITER, "");
    assert_eq!(said, ["White sits at another terminal, and says that there."]);
    assert_eq!(room.table.game().line().len(), 0);
    room.types(3_000, WHITE, "");
    assert_eq!(room.table.game().line().len(), 1);
}

#[test]
fn players_hear_that_the_arbiter_decides_and_the_arbiter_how() {
    let illegal = room(&[(WHITE, "e2e5; press")]);
    let found = illegal.heard_by(BLACK).iter().find(|said| said.contains("Illegal move number 1"));
    assert!(found.is_some_and(|said| said.ends_with("The arbiter decides.")), "{found:?}");
    // The arbiter hears at once what case it is, and the words that rule on it.
    let cases = |room: &Room| -> Vec<String> {
        room.heard_by(ARBITER).iter().filter(|said| said.starts_with("Case ")).cloned().collect()
    };
    let first = "Case 1: illegal move by White (7.5.5). The arbiter decides: rule accept or rule reject.";
    assert_eq!(cases(&illegal), [first]);
    assert!(!illegal.heard_by(ARBITER).join(" ").contains("see cases"), "{:?}", illegal.heard_by(ARBITER));
    let two = room(&[(WHITE, "e2e5; press"), (BLACK, "claim setup"), (BLACK, "2")]);
    assert_eq!(cases(&two)[0], first);
    assert!(cases(&two).len() == 2 && cases(&two)[1].starts_with("Case 2: "), "{:?}", cases(&two));
    let differ = room(&[(WHITE, "e4; press"), (BLACK, "board: -e4 +Pe3")]);
    assert!(cases(&differ).len() == 1 && cases(&differ)[0].starts_with("Case 1: boards"), "{:?}", cases(&differ));
    let put_right = room(&[(WHITE, "e4; press"), (BLACK, "board: -e4 +Pe3"), (ARBITER, "rule accept")]);
    for (who, hears_how) in [(WHITE, false), (BLACK, false), (ARBITER, true)] {
        let heard = put_right.heard_by(who).join(" ");
        assert!(
            heard.contains("board is to be corrected") && heard.contains("Arbiter:") == hears_how,
            "{who}: {heard}"
        );
    }
    let heard = differ.heard_by(BLACK).join(" ");
    assert!(heard.contains("on 2 squares: e3 e4.") && !heard.contains("cases"), "{heard}");
    assert_eq!(heard.matches("The arbiter decides.").count(), 1, "{heard}");
}
