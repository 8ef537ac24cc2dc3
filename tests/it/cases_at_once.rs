//! Two or three cases at once, opened and ruled on in any order with any words: no penalty is lost or given twice,
//! nothing closes in silence, the clocks show what the Laws say, and play can always go on.

use annabella::game::Game;
use annabella::game::Stage;
use annabella::game::cases::irregularity::Irregularity;
use annabella::game::cases::kind::CaseKind;
use annabella::game::cases::{Case, CaseState};
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::clock::time_control::TimeControl;
use annabella::game::event::{CaseEvent, ClockEvent, Event, EventKind, GameEvent, RecordsEvent};
use annabella::game::people::{Player, Sight};
use annabella::game::terms::{Terms, Timekeeper};
use annabella::session::{Outcome, Session};
use annabella::time::Stamp;
use annabella::wording::{Audience, Utterance, UtteranceKind};
use shakmaty::{ByColor, Color, Position};

use crate::boards::simulated::Random;
use crate::program::is_long_set;
use crate::table::session_of;

/// The number of walks: few in the ordinary run.
fn walks() -> u64 {
    if is_long_set() { 20_000 } else { 100 }
}

/// A game at a table, what was typed so far, and what the Laws have given to each player.
struct Walk {
    session: Session,
    random: Random,
    at: u64,
    typed: Vec<String>,
}

impl Walk {
    fn begin(seed: u64) -> Walk {
        let mut random = Random::new(seed);
        let mut terms = Terms::between(Player::named("W"), Player::named("B"));
        terms.edition = random.one_of(&["2009", "2014", "2018", "2023"]).parse().expect("an edition");
        terms.time = ByColor::new_with(|_| "90".parse::<TimeControl>().expect("a time control"));
        terms.players.black.sight = Sight::Blind;
        (terms.players.black.keeps.board, terms.players.black.keeps.sheet) = (random.one_in(2), random.one_in(2));
        if random.one_in(4) {
            terms.timekeeper = Timekeeper::TableClock;
        }
        let session = session_of(terms, "en");
        let mut walk = Walk { session, random, at: 0, typed: Vec::new() };
        walk.says("arbiter: begin");
        for played in ["white: e4", "black: e5", "white: Nf3", "black: Nc6"].iter().take(walk.random.below(5) as usize)
        {
            walk.plays(played);
        }
        walk
    }

    fn game(&self) -> &Game {
        self.session.game()
    }

    /// Announces a half-move, makes it on both boards, and presses.
    fn plays(&mut self, said: &str) {
        let (who, text) = said.split_once(": ").expect("a speaker");
        self.says(said);
        for board in [Color::White, Color::Black] {
            if !self.game().terms().players[board].keeps.board {
                self.says(&format!("{who}: execute {board} {text}"));
            }
        }
        self.says(&format!("{who}: press"));
    }

    /// Types a line some seconds later, and checks what came of it.
    fn says(&mut self, line: &str) -> Outcome {
        self.at += 1_000 * (1 + self.random.below(40));
        let seconds = self.at / 1_000;
        self.typed.push(format!("{}:{:02}:{:02} {line}", seconds / 3_600, seconds / 60 % 60, seconds % 60));
        let before = self.game().clone();
        let stamp = Stamp { at: Moment(self.at), wall_ms: self.at, ..Stamp::default() };
        let intent = self.session.reader(None).read(line);
        let outcome = self.session.carry_out(stamp, intent).expect("nobody quits");
        self.check(&before, &outcome);
        outcome
    }

    fn so_far(&self) -> String {
        let terms = self.game().terms();
        let head = format!("{} {:?} {:?}", terms.edition, terms.players.black.keeps, terms.timekeeper);
        format!("{head}\n{}", self.typed.join("\n"))
    }

    fn check(&self, before: &Game, outcome: &Outcome) {
        let game = self.game();
        for case in game.cases().iter() {
            let was_pending = before.cases().get(case.id).is_none_or(Case::is_pending);
            if was_pending && !case.is_pending() {
                let is_said = outcome.said.iter().any(|said| is_heard_by_the_arbiter(said, case));
                assert!(is_said, "case {} closes in silence: {:?}\n{}", case.id, case.state, self.so_far());
            }
            self.check_penalties(case, outcome);
        }
        for color in Color::ALL {
            let counted = game.cases().iter().filter(|case| case.by == Some(color) && case.counts()).count();
            let counter = game.cases().illegal_moves_of(color) as usize;
            assert_eq!(counter, counted, "illegal moves of {color}\n{}", self.so_far());
        }
        self.check_clocks(before, outcome);
    }

    /// What counts as an illegal move is penalised once where it is upheld, and never where it is not (7.5.5).
    fn check_penalties(&self, case: &Case, outcome: &Outcome) {
        let Some(irregularity) = case.kind.irregularity().filter(|found| found.count().is_some()) else { return };
        let limited = self.game().has_time_limit(!irregularity.by());
        let penalties = case.penalties.len();
        let is_over = self.game().result().is_some();
        match case.state {
            CaseState::Accepted => {
                let once = penalties == 1 || penalties == 0 && (is_over || !limited);
                assert!(once, "case {} has {penalties} penalties\n{}", case.id, self.so_far());
            }
            CaseState::Withdrawn => panic!("the penalty of case {} is lost\n{}", case.id, self.so_far()),
            CaseState::Open | CaseState::Postponed | CaseState::Rejected => {
                assert_eq!(penalties, 0, "case {} is {:?}\n{}", case.id, case.state, self.so_far());
            }
        }
        let for_it = |event: &&Event| matches!(event, Event::Clock(ClockEvent::TimeAdded { case: Some(id), .. }) if *id == case.id);
        assert!(outcome.events.iter().filter(for_it).count() <= 1, "twice\n{}", self.so_far());
    }

    /// No word moves a clock but by what it gives. Going back shows what the clocks showed then (D.2.9); but the time
    /// used for an illegal move that is taken back stays used (7.1).
    fn check_clocks(&self, before: &Game, outcome: &Outcome) {
        let game = self.game();
        let is_another_game = |event: &Event| matches!(event, Event::Game(GameEvent::GameCancelled { .. }));
        if outcome.events.iter().any(is_another_game) {
            return;
        }
        let back = outcome.events.iter().find_map(|event| {
            let Event::Records(RecordsEvent::Retraced { ply, .. }) = event else { return None };
            Some(*ply)
        });
        let is_upheld = |case: &&Case| {
            let upheld = Event::Case(CaseEvent::CaseAccepted { case: Some(case.id) });
            matches!(case.kind, CaseKind::Irregularity(Irregularity::IllegalMoveFound { .. }))
                && outcome.events.contains(&upheld)
        };
        let illegal = game.cases().iter().find(is_upheld);
        let is_touch = |case: &Case| {
            let upheld = Event::Case(CaseEvent::CaseAccepted { case: Some(case.id) });
            outcome.events.contains(&upheld)
                && matches!(
                    case.kind,
                    CaseKind::Touched(_) | CaseKind::Irregularity(Irregularity::TouchMoveFound { .. })
                )
        };
        let gives_no_time_back = back.is_some() && game.cases().iter().any(is_touch);
        let now = before.clock().readings(Moment(self.at));
        let stood = match (back, illegal) {
            (Some(ply), Some(case)) if ply + 1 == case.ply => now,
            (Some(ply), _) => before.readings_after(ply).expect("played"),
            (None, _) => now,
        };
        for color in Color::ALL {
            let given: i64 = outcome.events.iter().map(|event| given_to(color, event)).sum();
            let shown = game.clock().readings(Moment(self.at))[color].remaining;
            let right = stood[color].remaining.map(|left| left + Span::milliseconds(given));
            if gives_no_time_back {
                // The time used for what a touch forbids stays used; increments made since are not kept.
                let most = now[color].remaining.map(|left| left + Span::milliseconds(given));
                assert!(shown <= most, "{color}'s clock: {shown:?}, at most {most:?}\n{}", self.so_far());
                continue;
            }
            assert_eq!(shown, right, "{color}'s clock\n{}", self.so_far());
        }
    }

    /// A line that may open a case here.
    fn opener(&mut self) -> Vec<String> {
        let to_move = self.game().to_move();
        let other = !to_move;
        let (us, them) = (name(to_move), name(other));
        let either = name(self.random.one_of(&[Color::White, Color::Black]));
        let whose = self.random.one_of(&[Color::White, Color::Black]);
        let board = self.game().board(whose).clone();
        let pieces: Vec<_> = board.occupied().into_iter().collect();
        let square = self.random.one_of(&pieces);
        match self.random.below(13) {
            0 | 1 => {
                let king = self.game().position().board().king_of(to_move).expect("a king");
                vec![format!("{us}: {king}e4"), format!("{us}: press")]
            }
            2 => vec![format!("{us}: press")],
            3 => vec![format!("{us}: claim two-hands")],
            4 => vec![format!("{either}: claim {}", self.random.one_of(&["setup", "board", "colours", "clock"]))],
            5 => {
                let own: Vec<_> = self.game().board(other).by_color(other).into_iter().collect();
                vec![format!("{us}: claim touch {}", self.random.one_of(&own))]
            }
            6 | 7 => vec![format!("{either} board: -{square}")],
            8 => vec![format!("{either}: record {either} a5")],
            9 => vec![format!("{them}: draw")],
            10 => vec![format!("{us}: claim illegal")],
            11 => vec![format!("{us}: claim flag")],
            _ => vec![format!("{us}: claim threefold")],
        }
    }

    /// A word about an open case: the arbiter's, or a player's answer.
    fn ruling(&mut self) -> String {
        let open: Vec<u32> = self.game().cases().pending().map(|case| case.id).collect();
        let plies = self.game().line().len() as u64;
        let word = self.random.one_of(&["accept", "accept", "accept", "reject", "reject", "postpone"]);
        match self.random.below(12) {
            0..4 if !open.is_empty() => format!("arbiter: rule {} {word}", self.random.one_of(&open)),
            0..7 => format!("arbiter: rule {word}"),
            7 => "arbiter: retrace".to_owned(),
            8 => format!("arbiter: retrace ply {}", self.random.below(plies + 1)),
            9 => "arbiter: adjust".to_owned(),
            10 => format!("{}: decline", name(self.random.one_of(&[Color::White, Color::Black]))),
            _ => "arbiter: go".to_owned(),
        }
    }

    /// Rules on everything that is left, and lets play go on.
    fn ends(&mut self) {
        for _ in 0..12 {
            let open = self.game().cases().pending().find(|case| case.is_for_the_arbiter()).map(|case| case.id);
            let Some(id) = open.filter(|_| self.game().stage() == Stage::Playing) else { break };
            self.says(&format!("arbiter: rule {id} {}", self.random.clone().one_of(&["accept", "reject"])));
            self.says("arbiter: adjust");
        }
        if self.game().stage() != Stage::Playing || self.game().clock().running().is_some() {
            return;
        }
        self.says("arbiter: adjust");
        let outcome = self.says("arbiter: go");
        let none_left = self.game().position().legal_moves().is_empty();
        assert!(self.game().clock().running().is_some() || none_left, "{:?}\n{}", outcome.said, self.so_far());
    }
}

/// Whether that sentence is heard by the arbiter, and about that case or what became of it.
fn is_heard_by_the_arbiter(said: &Utterance, case: &Case) -> bool {
    let is_heard = matches!(said.to, Audience::Room | Audience::Arbiter);
    let is_about = match (case.state, said.kind) {
        (CaseState::Withdrawn, _) => {
            said.printed.contains(&format!("ase {}", case.id)) || said.printed.contains("ases ")
        }
        (_, UtteranceKind::Event(EventKind::Clock(_))) => false,
        (_, UtteranceKind::Event(_)) => true,
        (_, _) => false,
    };
    is_heard && is_about && !said.printed.is_empty()
}

/// The milliseconds that an event gives to that player.
fn given_to(color: Color, event: &Event) -> i64 {
    let Event::Clock(ClockEvent::TimeAdded { to, span, .. }) = event else { return 0 };
    if *to == color { span.0 } else { 0 }
}

fn name(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

#[test]
fn cases_open_at_once_keep_their_penalties_and_close_aloud() {
    let (mut opened, mut at_once) = (0, 0);
    for seed in 0..walks() {
        let mut walk = Walk::begin(seed);
        for _ in 0..2 + walk.random.below(3) {
            walk.opener().iter().for_each(|line| _ = walk.says(line));
            let open = walk.game().cases().pending().count();
            at_once = at_once.max(open);
        }
        for _ in 0..walk.random.below(7) {
            let line = if walk.random.one_in(6) { walk.opener() } else { vec![walk.ruling()] };
            line.iter().for_each(|line| _ = walk.says(line));
        }
        walk.ends();
        opened += walk.game().cases().iter().count() as u64;
    }
    assert!(opened > walks() && at_once > 2, "{opened} cases, at most {at_once} at once");
}
