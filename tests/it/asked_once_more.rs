//! A ruling that ends or cancels the game, and an answer while two things are proposed, are asked about once more; what
//! arrives from another seat meanwhile changes nothing in what the words mean.

#[cfg(unix)]
use std::fs;

use annabella::game::clock::moment::Moment;
use annabella::game::event::{CaseEvent, Event, GameEvent};
use annabella::game::laws::edition::Supervision;
use annabella::game::laws::result::Reason;
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::interpreter::request::Pressing;
use annabella::session::table::place::{Asking, SeatId};
use annabella::session::table::{Output, Table, Typed};
use annabella::time::Stamp;
use annabella::wording::Wording;
use shakmaty::{ByColor, Color};

#[cfg(unix)]
use crate::program::Home;
use crate::table::sits_down;

const WHITES: SeatId = SeatId(1);
const BLACKS: SeatId = SeatId(2);
const ARBITERS: SeatId = SeatId(3);

const PEOPLE: [(SeatId, Actor); 3] =
    [(WHITES, Actor::Player(Color::White)), (BLACKS, Actor::Player(Color::Black)), (ARBITERS, Actor::Arbiter)];

const PIN: &str = "tulip7391";

/// The terminals at which the arbiter may type, and how his lines begin there.
const BOTH_WAYS_OF_THE_ARBITER: [(SeatId, &str); 2] = [(SeatId::FIRST, "arbiter: "), (ARBITERS, "")];

struct AtSeats {
    table: Table,
    at: u64,
}

impl AtSeats {
    /// A game at a table where nobody but those has a seat of his own.
    fn begun(seats: &[SeatId], supervision: Supervision) -> AtSeats {
        let mut terms = Terms::between(Player::named("Ana"), Player::named("Bernd"));
        terms.supervision = supervision;
        terms.time = ByColor::new_with(|_| "15+10".parse().expect("a time control"));
        let (mut table, _) = Table::open(terms, None, Wording::new("en").expect("English"), Stamp::default());
        table.set_asking(SeatId::FIRST, Asking::Asks);
        for (id, actor) in PEOPLE.into_iter().filter(|(id, _)| seats.contains(id)) {
            sits_down(&mut table, id, Some(actor), "en");
        }
        let mut at_seats = AtSeats { table, at: 0 };
        at_seats.says(SeatId::FIRST, "arbiter: begin");
        at_seats
    }

    /// Types a line a second later; gives what was recorded, and the sentences that answered it.
    fn says(&mut self, seat: SeatId, line: &str) -> (Vec<Event>, String) {
        self.at += 1_000;
        let stamp = Stamp { at: Moment(self.at), wall_ms: self.at, ..Stamp::default() };
        let by = PEOPLE.into_iter().find(|(id, _)| *id == seat).map(|(_, actor)| actor);
        let typed = Typed { what: line.to_owned().into(), by, pressing: Pressing::default() };
        let (mut events, mut answers) = (Vec::new(), String::new());
        for output in self.table.take(stamp, seat, typed) {
            if let Output::Written(written) = output {
                events.extend(written.records.into_iter().map(|record| record.event));
            } else if let Output::Said { said, .. } = output {
                said.iter().for_each(|said| answers.push_str(&said.printed));
            }
        }
        (events, answers)
    }

    /// The question that is open at that seat.
    fn asks(&self, seat: SeatId) -> Option<String> {
        self.table.open_question(seat).map(|asked| asked.printed)
    }

    fn result(&self) -> Option<Reason> {
        self.table.game().result().map(|result| result.reason)
    }
}

/// In a real terminal: what gives a player much time back is asked about, with both readings (7.1).
#[cfg(unix)]
#[test]
fn going_back_that_gives_much_time_is_asked_about_with_both_readings() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let options = ["--face", "lines", "--voice", "off", "--lang", "en", "--journal", &journal, "--time", "15"];
    let correction = ["white: e2e5", "press", "Nf6", "press", "Nf3", "press", "black: claim illegal 1"];
    let [retraced, agreed] = [
        (&["e4", "press", "e5", "press", "Nf3", "press"][..], "arbiter: retrace 1", "The game goes back.", "retraced"),
        (&correction[..], "white: accept", "White agrees that the illegal move is put right.", "case_accepted"),
    ]
    .map(|(lines, word, question, event)| {
        let mut terminal = home.terminal(&[&options[..], &["--supervision", "none"]].concat(), (24, 80));
        terminal.hear("ecorded");
        for line in std::iter::once(&"begin").chain(lines) {
            terminal.line(line);
        }
        terminal.line("arbiter: clock white 0:08:00");
        terminal.hear("The clocks are set");
        terminal.line(word);
        terminal.hear("The clocks would then show White 1");
        terminal.hear(question);
        terminal.hear("Is that right?");
        terminal.line("1");
        terminal.hear("Not done.");
        assert!(!fs::read_to_string(home.path("game.jsonl")).expect("a record").contains(event), "{word}");
        terminal.line(word);
        terminal.hear("Is that right?");
        terminal.line("2");
        terminal.hear("now show White 1");
        terminal.leave();
        assert!(terminal.end().success());
        let record = fs::read_to_string(home.path("game.jsonl")).expect("a record");
        fs::remove_file(home.path("game.jsonl")).expect("removed");
        record.matches(&format!("\"{event}\"")).count()
    });
    assert_eq!((retraced, agreed), (1, 1));
}

fn cancels(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Game(GameEvent::GameCancelled { .. })))
}

/// The cases that were accepted.
fn accepted(events: &[Event]) -> Vec<Option<u32>> {
    let of = |event: &Event| {
        if let Event::Case(CaseEvent::CaseAccepted { case }) = event { Some(*case) } else { None }
    };
    events.iter().filter_map(of).collect()
}

const ENDS: &str = "This ruling ends or cancels the game.";

/// The question whether that is right.
fn asked(about: &str) -> String {
    format!("{about} Is that right? 1, no. 2, yes. Type a number.")
}

#[test]
fn a_ruling_that_cancels_the_game_is_asked_about_once_more() {
    for (seat, by) in BOTH_WAYS_OF_THE_ARBITER {
        let mut at_seats = AtSeats::begun(&[BLACKS, seat], Supervision::Adequate);
        at_seats.says(SeatId::FIRST, "white: e4; white: press");
        at_seats.says(BLACKS, "claim setup");
        let (events, said) = at_seats.says(seat, &format!("{by}rule accept"));
        assert_eq!((events, said), (Vec::new(), asked(ENDS)), "{seat:?}");
        assert_eq!(at_seats.asks(seat), Some(asked(ENDS)));
        let (events, _) = at_seats.says(seat, "1");
        assert!(events.is_empty() && at_seats.asks(seat).is_none(), "no is not yes: {events:?}");
        // What does not end the game is not asked about.
        let (events, _) = at_seats.says(seat, &format!("{by}rule postpone"));
        assert!(!events.is_empty() && at_seats.asks(seat).is_none(), "{events:?}");
        at_seats.says(seat, &format!("{by}rule accept"));
        let (events, _) = at_seats.says(seat, "2");
        assert!(cancels(&events) && accepted(&events) == [Some(1)], "{seat:?}: {events:?}");
    }
}

#[test]
fn a_ruling_that_ends_the_game_is_asked_about_once_more() {
    for (seat, by) in BOTH_WAYS_OF_THE_ARBITER {
        let mut at_seats = AtSeats::begun(&[BLACKS, seat], Supervision::Adequate);
        at_seats.says(SeatId::FIRST, "white: e2e5; white: press");
        let (events, _) = at_seats.says(seat, &format!("{by}rule accept"));
        assert!(
            at_seats.asks(seat).is_none() && accepted(&events) == [Some(1)],
            "the first one costs time: {events:?}"
        );
        at_seats.says(seat, &format!("{by}go"));
        at_seats.says(SeatId::FIRST, "white: e2e5; white: press");
        let (events, said) = at_seats.says(seat, &format!("{by}rule accept"));
        assert_eq!((events, said), (Vec::new(), asked(ENDS)), "the second loses");
        at_seats.says(seat, "2");
        assert_eq!(at_seats.result(), Some(Reason::IllegalMoves));
    }
}

/// The case that he had read is the one that he rules on, not the one that arrived while he typed.
#[test]
fn a_case_that_arrives_meanwhile_is_not_ruled_on() {
    for (seat, by) in BOTH_WAYS_OF_THE_ARBITER {
        let mut at_seats = AtSeats::begun(&[BLACKS, seat], Supervision::Adequate);
        at_seats.says(SeatId::FIRST, "white: e4; white: press");
        at_seats.says(BLACKS, "claim setup");
        at_seats.says(seat, &format!("{by}rule accept"));
        at_seats.says(BLACKS, "claim colours");
        assert_eq!(at_seats.asks(seat), Some(asked(ENDS)), "the question stays open");
        let (events, said) = at_seats.says(seat, "2");
        assert_eq!(accepted(&events), [Some(1)], "{seat:?}: {said}");
        // And where he had not typed yet, the number is asked for.
        let mut at_seats = AtSeats::begun(&[BLACKS, seat], Supervision::Adequate);
        at_seats.says(SeatId::FIRST, "white: e2e5; white: press");
        at_seats.says(BLACKS, "claim setup");
        let (events, said) = at_seats.says(seat, &format!("{by}rule accept"));
        assert!(events.is_empty() && at_seats.asks(seat).is_none(), "{events:?}");
        assert!(said.contains("Case 1") && said.contains("Case 2"), "{said}");
    }
}

/// What waits for the PIN means what it meant when it was typed.
#[test]
fn a_case_that_arrives_while_the_pin_is_typed_is_not_ruled_on() {
    for (seat, by) in BOTH_WAYS_OF_THE_ARBITER {
        let mut at_seats = AtSeats::begun(&[BLACKS, seat], Supervision::Adequate);
        at_seats.table.ask_for_new_pin();
        at_seats.says(SeatId::FIRST, PIN);
        at_seats.says(SeatId::FIRST, PIN);
        at_seats.says(SeatId::FIRST, "white: e2e5; white: press");
        at_seats.says(seat, &format!("{by}rule accept"));
        at_seats.says(BLACKS, "claim setup");
        let (events, said) = at_seats.says(seat, PIN);
        assert_eq!(accepted(&events), [Some(1)], "{seat:?}: {said}");
        assert!(!cancels(&events));
    }
}

/// The terminals at which White may type, how the lines begin there, and who else has a seat of his own.
const BOTH_WAYS_OF_WHITE: [(SeatId, &str, &[SeatId]); 2] =
    [(SeatId::FIRST, "white: ", &[BLACKS]), (WHITES, "", &[WHITES, BLACKS])];

/// White made an illegal move, Black answered it and offers a draw.
fn offered((seat, by, seats): (SeatId, &str, &[SeatId])) -> AtSeats {
    let mut at_seats = AtSeats::begun(seats, Supervision::None);
    for line in ["e2e5", "press"] {
        at_seats.says(seat, &format!("{by}{line}"));
    }
    for line in ["Nf6", "press", "draw"] {
        at_seats.says(BLACKS, line);
    }
    at_seats
}

#[test]
fn accept_and_decline_name_which_of_two_proposals_they_answer() {
    for way @ (seat, by, _) in BOTH_WAYS_OF_WHITE {
        let mut at_seats = offered(way);
        at_seats.says(BLACKS, "claim illegal 1");
        at_seats.says(seat, &format!("{by}accept"));
        let put_right = asked("White agrees that the illegal move is put right.");
        assert_eq!(at_seats.asks(seat), Some(put_right), "{seat:?}: what was proposed last");
        at_seats.says(seat, "1");
        at_seats.says(seat, &format!("{by}decline"));
        let declines = asked("Two things are proposed. White declines to put the illegal move right.");
        assert_eq!(at_seats.asks(seat), Some(declines), "{seat:?}");
        let (events, _) = at_seats.says(seat, "2");
        assert!(events.iter().any(|event| matches!(event, Event::Case(CaseEvent::CaseRejected { .. }))), "{events:?}");
        assert_eq!(at_seats.table.game().offer(), Some(Color::Black), "the offer is still open");
        // Now one is left: no question before it is declined, and one before it is accepted.
        at_seats.says(seat, &format!("{by}accept"));
        assert_eq!(at_seats.asks(seat), Some(asked("White accepts the draw.")));
        at_seats.says(seat, "1");
        let (events, _) = at_seats.says(seat, &format!("{by}decline"));
        assert!(!events.is_empty() && at_seats.asks(seat).is_none(), "{events:?}");
    }
}

#[test]
fn what_is_proposed_while_an_answer_is_asked_about_changes_nothing_in_it() {
    for way @ (seat, by, _) in BOTH_WAYS_OF_WHITE {
        let mut at_seats = offered(way);
        at_seats.says(seat, &format!("{by}accept"));
        let question = at_seats.asks(seat);
        assert_eq!(question, Some(asked("White accepts the draw.")));
        at_seats.says(BLACKS, "claim illegal 1");
        assert_eq!(at_seats.asks(seat), question, "{seat:?}: the question stays as it was");
        let (events, said) = at_seats.says(seat, "2");
        assert_eq!(at_seats.result(), Some(Reason::Agreement), "{seat:?}: {said} {events:?}");
    }
}
