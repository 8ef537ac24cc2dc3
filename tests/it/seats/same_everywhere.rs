//! A line does and says at another terminal what it does and says where the game was started.

use std::collections::HashMap;

use annabella::game::clock::moment::Moment;
use annabella::game::people::{Actor, Player, Sight};
use annabella::game::terms::Terms;
use annabella::interpreter::keyboard::Keyboard;
use annabella::interpreter::request::Pressing;
use annabella::session::seat::{Heard, Seat};
use annabella::session::table::place::{Asking, SeatId};
use annabella::session::table::{Output, Table, Typed};
use annabella::storage::journal::Record;
use annabella::wording::{Audience, Wording, ear_of};
use proptest::prelude::*;
use shakmaty::san::San;
use shakmaty::{Color, Position};

use crate::program::more_cases;
use crate::table::{sits_down, stamp};

const PEOPLE: [Actor; 3] = [Actor::Player(Color::White), Actor::Player(Color::Black), Actor::Arbiter];

fn wording() -> Wording {
    Wording::new("en").expect("English")
}

/// A table at which each of these people sits at a terminal of one's own.
pub struct Room {
    pub table: Table,
    people: Vec<Actor>,
    /// One for each of the people.
    seats: Vec<(SeatId, Seat)>,
    /// Every sentence at each of them.
    sentences: HashMap<SeatId, Vec<String>>,
    records: Vec<Record>,
}

impl Room {
    /// The one of `PEOPLE` with that number sits where the program was started, if there is one.
    fn with_at_the_first(first: Option<usize>, blind: Option<Color>) -> Room {
        let mut terms = Terms::between(Player::named("Ana"), Player::named("Bernd"));
        if let Some(blind) = blind {
            terms.players.get_mut(blind).sight = Sight::Blind;
        }
        Room::of(&PEOPLE, first, &terms)
    }

    /// A room with those people; the one with that number sits where the program was started, if there is one.
    pub fn of(people: &[Actor], first: Option<usize>, terms: &Terms) -> Room {
        let (mut table, opened) = Table::open(terms.clone(), None, wording(), stamp(0));
        let new_seat = || Seat::of(annabella::game::Game::new(terms.clone()), wording(), 0);
        let (mut seats, mut arrived) = (Vec::new(), Vec::new());
        for (number, actor) in people.iter().copied().enumerate() {
            if first == Some(number) {
                let keyboard = Keyboard::of(actor);
                table.set_keyboard(SeatId::FIRST, keyboard);
                table.set_asking(SeatId::FIRST, Asking::Asks);
                seats.push((SeatId::FIRST, new_seat().of_keyboard(keyboard)));
                continue;
            }
            let id = SeatId(number as u64 + 1);
            arrived.extend(sits_down(&mut table, id, Some(actor), "en"));
            let seat = new_seat().of_keyboard(Keyboard::elsewhere(actor)).hearing(&[Audience::Room, ear_of(actor)]);
            seats.push((id, seat));
        }
        let mut room = Room { table, people: people.to_vec(), seats, sentences: HashMap::new(), records: Vec::new() };
        room.hear(0, opened);
        room.hear(0, arrived);
        // Who has joined is not said to those who have.
        room.sentences.clear();
        room
    }

    /// Carries out what is typed by that one of the people; what is said there.
    pub fn types(&mut self, at: u64, who: usize, line: &str) -> Vec<String> {
        let (id, seat) = &mut self.seats[who];
        let id = *id;
        let by = Some(self.people[who]);
        let intent = seat.reader(by).read(line);
        seat.begin_request(&intent);
        let typed = Typed { what: line.to_owned().into(), by, pressing: Pressing::default() };
        let taken = self.table.take(stamp(at), id, typed);
        let before = self.sentences.get(&id).map_or(0, Vec::len);
        self.hear(at, taken);
        self.sentences.get(&id).map_or_else(Vec::new, |all| all[before..].to_vec())
    }

    fn elapse(&mut self, at: u64) {
        let passed = self.table.elapse(stamp(at));
        self.hear(at, passed);
    }

    fn hear(&mut self, at: u64, outputs: Vec<Output>) {
        for output in outputs {
            if let Output::Written(written) = &output {
                // At which terminal something was typed is all that differs.
                let records = written.records.iter().cloned();
                self.records.extend(records.map(|record| Record { seat: None, ..record }));
                for (id, seat) in &mut self.seats {
                    let said = seat.follow(&written.records, written.mark).said;
                    self.sentences.entry(*id).or_default().extend(said.into_iter().map(|said| said.printed));
                }
                continue;
            }
            if let Output::Presence { but, .. } = &output {
                let but = *but;
                for (id, seat) in self.seats.iter_mut().filter(|(id, _)| Some(*id) != but) {
                    let Heard::Said(outcome) = seat.hear(*id, output.clone()) else { continue };
                    self.sentences.entry(*id).or_default().extend(outcome.said.into_iter().map(|said| said.printed));
                }
                continue;
            }
            let (Output::Said { to, .. }
            | Output::Own { to, .. }
            | Output::OwnIntent { to, .. }
            | Output::Taken { to, .. }) = &output
            else {
                continue;
            };
            let to = *to;
            let Some((id, seat)) = self.seats.iter_mut().find(|(id, _)| *id == to) else { continue };
            let said = match seat.hear(to, output) {
                Heard::Said(outcome) => outcome.said,
                Heard::Asked(intent) => seat.own(Moment(at), &intent).unwrap_or_default().said,
                Heard::Taken(_) | Heard::Nothing => Vec::new(),
            };
            self.sentences.entry(*id).or_default().extend(said.into_iter().map(|said| said.printed));
        }
    }

    /// The number of the seat of that one of the people.
    pub fn seat_of(&self, who: usize) -> SeatId {
        self.seats[who].0
    }

    /// Everything that was said at the seat of that one of the people.
    pub fn heard_by(&self, who: usize) -> &[String] {
        self.sentences.get(&self.seats[who].0).map_or(&[], Vec::as_slice)
    }
}

/// A line that somebody types.
#[derive(Clone, Debug)]
pub enum Line {
    /// A legal move, with something behind it.
    Legal(u16, &'static str),
    Said(&'static str),
}

impl Line {
    pub fn text(&self, position: &shakmaty::Chess) -> String {
        match self {
            Line::Legal(pick, more) => {
                let moves = position.legal_moves();
                let Some(played) = moves.get(usize::from(*pick) % moves.len().max(1)) else { return String::new() };
                format!("{}{more}", San::from_move(position, *played))
            }
            Line::Said(words) => (*words).to_owned(),
        }
    }
}

/// Words of players, beside their moves.
const PLAYERS: [&str; 46] = [
    "",
    "",
    "",
    "",
    "press",
    "made",
    "e4",
    "e5",
    "e2e5",
    "Nf3",
    "Ng1; press",
    "zz9",
    "draw",
    "accept",
    "decline",
    "claim threefold",
    "claim fifty",
    "claim touch e2",
    "claim flag",
    "resign",
    "1",
    "2",
    "2",
    "no",
    "yes",
    "touch g8",
    "touch e2",
    "jadoube",
    "repeat",
    "repeat zz",
    "undo",
    "correct c4",
    "board: -e4 +Pe3",
    "board: -a2",
    "execute e4",
    "record e4",
    "arbiter",
    "status",
    "clock; board",
    "e5; press",
    "d4; clock; press",
    "again",
    "look",
    "resing",
    "offer",
    "cases",
];
const ARBITER: [&str; 19] = [
    "begin",
    "go",
    "go",
    "stop",
    "rule accept",
    "rule reject",
    "note A spectator spoke.",
    "result 1-0",
    "1",
    "2",
    "clock",
    "e4",
    "draw",
    "retrace 1",
    "adjust white",
    "add 0:01:00 to white",
    "penalty warning to black",
    "stop; go; cases",
    "status",
];

/// Who types: two thirds of the time who has the move, else that one of `PEOPLE`.
pub fn lines(length: std::ops::Range<usize>) -> impl Strategy<Value = Vec<(Option<usize>, Line)>> {
    let who = prop_oneof![4 => Just(None), 1 => (0..2_usize).prop_map(Some)];
    let legal = (any::<u16>(), prop::sample::select(vec!["", "", "; press", "; press; clock", "; resing; press"]));
    let of_a_player = prop_oneof![
        3 => legal.prop_map(|(pick, more)| Line::Legal(pick, more)),
        4 => prop::sample::select(PLAYERS.to_vec()).prop_map(Line::Said),
    ];
    let of_the_arbiter = prop::sample::select(ARBITER.to_vec()).prop_map(|line| (Some(2), Line::Said(line)));
    prop::collection::vec(prop_oneof![6 => (who, of_a_player), 1 => of_the_arbiter], length)
}

proptest! {
    #![proptest_config(more_cases(30, 60))]

    #[test]
    fn a_line_at_the_first_terminal_does_and_says_what_it_does_and_says_at_another(
        typed in lines(1..40),
        waits in prop::collection::vec(1..6_000_u64, 40),
        first in 0..PEOPLE.len(),
        blind in prop::sample::select(vec![None, Some(Color::White), Some(Color::Black)]),
    ) {
        let mut here = Room::with_at_the_first(Some(first), blind);
        let mut there = Room::with_at_the_first(None, blind);
        let mut at = 0;
        let mut done = Vec::new();
        for ((who, line), wait) in typed.iter().zip(waits) {
            at += wait;
            for room in [&mut here, &mut there] {
                room.elapse(at);
            }
            let game = here.table.game();
            let who = who.unwrap_or(if game.to_move() == Color::White { 0 } else { 1 });
            let line = line.text(game.position());
            done.push((PEOPLE[who].to_string(), line.clone()));
            let before = here.records.len();
            let said = [here.types(at, who, &line), there.types(at, who, &line)];
            prop_assert!(said[0] == said[1], "{}: {said:#?} after {done:?}", PEOPLE[first]);
            prop_assert!(!said[0].is_empty(), "silence after {done:?}");
            let is_recorded = here.records[before..].iter().any(|record| record.by == PEOPLE[who]);
            let nothing = |said: &String| said.contains("Nothing had to be changed.");
            prop_assert!(!is_recorded || !said[0].iter().any(nothing), "{said:?} after {done:?}");
        }
        let pairs = here.records.iter().zip(&there.records);
        for (one, other) in pairs {
            prop_assert!(one == other, "{}: {one:?}, {other:?} after {done:?}", PEOPLE[first]);
        }
        prop_assert_eq!(here.records.len(), there.records.len());
        for (who, person) in PEOPLE.iter().enumerate() {
            prop_assert_eq!(here.heard_by(who), there.heard_by(who), "{} after {:?}", person, done);
        }
    }
}

/// The table with White where the game was started, and with White at another terminal.
fn both_rooms() -> [Room; 2] {
    [Some(0), None].map(|first| {
        let mut room = Room::with_at_the_first(first, Some(Color::Black));
        room.types(1_000, 2, "begin");
        room
    })
}

#[test]
fn a_move_and_its_press_on_one_line_are_carried_out_together() {
    for mut room in both_rooms() {
        for (at, who, line) in [(2_000, 0, "e4; press"), (3_000, 1, "e5; press")] {
            let said = room.types(at, who, line).join(" ");
            assert!(said.contains("has completed e") && !said.contains("Is that right?"), "{said}");
        }
        assert_eq!(room.table.game().line().len(), 2);
    }
}

#[test]
fn what_is_said_to_others_alone_is_not_called_nothing() {
    for mut room in both_rooms() {
        for (at, line) in [(2_000, "touch g1"), (3_000, "board: -a2"), (4_000, "jadoube")] {
            let before = room.records.len();
            let said = room.types(at, 0, line);
            assert!(room.records.len() > before, "{line} is recorded");
            assert!(!said.is_empty() && !said.iter().any(|said| said.contains("Nothing had")), "{line}: {said:?}");
        }
    }
}
