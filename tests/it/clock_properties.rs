//! The chessclock against a clock that really ticks, and what must hold of any clock at any moment.

use annabella::game::Game;
use annabella::game::clock::chessclock::Chessclock;
use annabella::game::clock::display::{PauseReason, ZeroReached};
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::clock::time_control::{Mode, TimeControl, Turnover};
use annabella::game::event::{ClockEvent, Event, GameEvent};
use annabella::game::people::Player;
use annabella::game::terms::Terms;
use proptest::prelude::*;
use shakmaty::{ByColor, Color};

/// One display that counts milliseconds down, one by one, as the Laws describe each mode.
#[derive(Clone, Debug)]
struct Ticking {
    control: TimeControl,
    /// Main time and, before it, extra time of the move.
    main: i64,
    extra: i64,
    used: i64,
    /// All that was ever put on the display, less what was taken back.
    given: i64,
    moves: u32,
    period: u32,
    times: u32,
    block: u32,
    flag: Option<u64>,
}

impl Ticking {
    fn new(control: &TimeControl) -> Ticking {
        let mut display = Ticking {
            control: control.clone(),
            main: 0,
            extra: 0,
            used: 0,
            given: 0,
            moves: 0,
            period: 0,
            times: 0,
            block: 0,
            flag: None,
        };
        display.enter(0);
        display.begin_move();
        display
    }

    fn mode(&self) -> Mode {
        self.control.period(self.period).expect("a period").mode
    }

    fn give(&mut self, main: i64) {
        self.main += main;
        self.given += main;
    }

    fn enter(&mut self, period: u32) -> bool {
        let Some(next) = self.control.period(period) else { return false };
        self.period = period;
        self.block = self.moves;
        self.times = if let Mode::ByoYomi(times) = next.mode { times } else { 0 };
        self.give(next.time.0);
        true
    }

    fn begin_move(&mut self) {
        let period = self.control.period(self.period).expect("a period");
        match period.mode {
            Mode::Cumulative(bonus) => self.give(bonus.0),
            Mode::Delay(extra) | Mode::UsDelay(extra) => {
                self.extra = extra.0;
                self.given += extra.0;
            }
            Mode::ByoYomi(_) => self.give(period.time.0 - self.main),
            Mode::Canadian if Some(self.moves - self.block) >= period.moves => {
                self.block = self.moves;
                self.give(period.time.0 - self.main);
            }
            Mode::Canadian | Mode::Plain | Mode::Hourglass | Mode::Up => {}
        }
    }

    fn dead(&self) -> bool {
        self.flag.is_some() && self.main + self.extra <= 0
    }

    /// One millisecond passes, which ends at `now`. Returns whether the clocks freeze.
    fn tick(&mut self, now: u64) -> bool {
        self.used += 1;
        let was_dead = self.dead();
        if self.extra > 0 {
            self.extra -= 1;
        } else {
            self.main -= 1;
        }
        if self.main + self.extra > 0 || was_dead || self.mode() == Mode::Up {
            return false;
        }
        if self.times > 1 {
            self.times -= 1;
            self.give(self.control.period(self.period).expect("a period").time.0);
            return false;
        }
        let required = self.control.moves_by_end_of(self.period).unwrap_or(0);
        let more = self.control.period(self.period + 1).is_some();
        if !more || self.moves < required {
            self.flag = self.flag.or(Some(now));
            if self.control.freezes {
                return true;
            }
        }
        self.enter(self.period + 1);
        false
    }

    fn complete(&mut self) {
        self.moves += 1;
        if self.dead() {
            return;
        }
        self.given -= self.extra;
        self.extra = 0;
        let reached = self.control.moves_by_end_of(self.period).is_some_and(|required| self.moves >= required);
        if reached && self.control.turnover == Turnover::OnMoves && self.mode() != Mode::Canadian {
            self.enter(self.period + 1);
        }
        self.begin_move();
    }

    fn shown(&self) -> i64 {
        match self.mode() {
            Mode::UsDelay(_) => self.main,
            Mode::Plain
            | Mode::Cumulative(_)
            | Mode::Delay(_)
            | Mode::ByoYomi(_)
            | Mode::Canadian
            | Mode::Hourglass
            | Mode::Up => self.main + self.extra,
        }
    }
}

/// Both displays and the lever.
struct TickingClock {
    displays: ByColor<Ticking>,
    whose: Color,
    running: bool,
    now: u64,
}

impl TickingClock {
    fn until(&mut self, moment: u64) {
        while self.now < moment {
            self.now += 1;
            if self.running {
                let hourglass = self.displays[self.whose].mode() == Mode::Hourglass;
                if self.displays[self.whose].tick(self.now) {
                    self.running = false;
                }
                if hourglass {
                    self.displays[!self.whose].give(1);
                }
            }
        }
    }

    fn agrees_with(&self, clock: &Chessclock) -> Result<(), TestCaseError> {
        let at = Moment(self.now);
        let readings = clock.readings(at);
        for color in Color::ALL {
            let (ticking, reading) = (&self.displays[color], readings[color]);
            prop_assert_eq!(reading.used.0, ticking.used);
            prop_assert_eq!(reading.moves, ticking.moves);
            prop_assert_eq!(reading.period, ticking.period);
            prop_assert_eq!(reading.times, ticking.times);
            prop_assert_eq!(clock.flag(color, at).map(|flag| flag.0), ticking.flag);
            if ticking.mode() == Mode::Up {
                prop_assert_eq!(reading.remaining, None);
                continue;
            }
            let remaining = reading.remaining.expect("time is limited").0;
            prop_assert_eq!(remaining, ticking.shown());
            let hidden = if let Mode::UsDelay(_) = ticking.mode() { ticking.extra } else { 0 };
            prop_assert_eq!(ticking.given, reading.used.0 + remaining + hidden, "given = used + remaining");
        }
        Ok(())
    }
}

#[derive(Clone, Debug)]
enum Hand {
    Press(Color),
    Pause,
    Resume,
    Start(Color),
    Add(Color, i64),
    Look,
}

fn color() -> impl Strategy<Value = Color> {
    prop::bool::ANY.prop_map(Color::from_white)
}

/// Presses by the one whose clock runs are what mostly happens.
fn hands() -> impl Strategy<Value = Vec<(u64, Option<Hand>)>> {
    let hand = prop_oneof![
        2 => color().prop_map(Hand::Press),
        1 => Just(Hand::Pause),
        3 => Just(Hand::Resume),
        1 => color().prop_map(Hand::Start),
        1 => (color(), 0..2000_i64).prop_map(|(color, span)| Hand::Add(color, span)),
        3 => Just(Hand::Look),
    ];
    prop::collection::vec((0..2500_u64, prop_oneof![2 => Just(None), 1 => hand.prop_map(Some)]), 1..40)
}

/// Controls of few seconds, so that every edge is met.
fn control() -> impl Strategy<Value = TimeControl> {
    let bonus = || {
        prop_oneof![
            Just(String::new()),
            (1..4_u32).prop_map(|s| format!("+{s}")),
            (1..4_u32).prop_map(|s| format!("d{s}")),
            (1..4_u32).prop_map(|s| format!("u{s}"))
        ]
    };
    let period = (1..4_u32, 1..9_u32, bonus()).prop_map(|(moves, time, bonus)| format!("{moves}/{time}s{bonus}"));
    let last = prop_oneof![
        4 => (1..9_u32, bonus()).prop_map(|(time, bonus)| format!("{time}s{bonus}")),
        1 => (1..9_u32, 1..4_u32, 1..4_u32).prop_map(|(main, times, time)| format!("{main}s,byo{times}x{time}")),
        1 => (1..9_u32, 1..4_u32, 1..9_u32).prop_map(|(main, moves, time)| format!("{main}s,can{moves}/{time}s")),
        1 => (1..4_u32, 1..9_u32, bonus()).prop_map(|(moves, time, bonus)| format!("{moves}/{time}s{bonus} repeat")),
    ];
    let alone = prop_oneof![(1..9_u32).prop_map(|time| format!("hourglass{time}s")), Just("up".to_owned())];
    let listed = (prop::collection::vec(period, 0..3), last).prop_map(|(mut periods, last)| {
        // Overtime follows a period of all the moves, which `last` brings with it.
        periods.push(last);
        periods.join(",")
    });
    let settings = prop_oneof![3 => Just(""), 1 => Just(" zero"), 1 => Just(" freeze"), 1 => Just(" zero freeze")];
    (prop_oneof![6 => listed, 1 => alone], settings).prop_map(|(periods, settings)| {
        let text = format!("{periods}{settings}");
        text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
    })
}

fn lay(clock: &mut Chessclock, hand: &Option<Hand>, at: Moment) {
    match hand {
        None => clock.press(clock.whose(), at),
        Some(Hand::Press(by)) => clock.press(*by, at),
        Some(Hand::Pause) => clock.pause(PauseReason::ArbiterCalled, at),
        Some(Hand::Resume) => {
            clock.settle(at);
            if clock.is_paused() {
                clock.start(clock.whose(), at);
            }
        }
        Some(Hand::Start(color)) => clock.start(*color, at),
        Some(Hand::Add(color, span)) => clock.add(*color, Span(*span), at),
        Some(Hand::Look) => clock.settle(at),
    }
}

fn started(controls: &ByColor<TimeControl>) -> Chessclock {
    let mut clock = Chessclock::new(controls.clone());
    clock.start(Color::White, Moment(0));
    clock
}

fn controls() -> impl Strategy<Value = ByColor<TimeControl>> {
    (control(), control()).prop_map(|(white, black)| ByColor { white, black })
}

proptest! {

    #[test]
    fn agrees_with_a_ticking_clock(controls in controls(), hands in hands()) {
        let mut clock = started(&controls);
        let displays = controls.as_ref().map(Ticking::new);
        let mut ticking = TickingClock { displays, whose: Color::White, running: true, now: 0 };
        for (wait, hand) in hands {
            let half_way = ticking.now + wait / 2;
            ticking.until(half_way);
            ticking.agrees_with(&clock)?;
            ticking.until(half_way + wait - wait / 2);
            lay(&mut clock, &hand, Moment(ticking.now));
            match hand {
                None => {
                    ticking.displays[ticking.whose].complete();
                    ticking.whose = !ticking.whose;
                }
                Some(Hand::Press(by)) if by == ticking.whose => {
                    ticking.displays[by].complete();
                    ticking.whose = !by;
                }
                Some(Hand::Press(_) | Hand::Look) => {}
                Some(Hand::Pause) => ticking.running = false,
                Some(Hand::Resume) => ticking.running = true,
                Some(Hand::Start(color)) => {
                    ticking.whose = color;
                    ticking.running = true;
                }
                Some(Hand::Add(color, span)) => ticking.displays[color].give(span),
            }
            ticking.agrees_with(&clock)?;
        }
    }

    #[test]
    fn one_clock_runs_and_reading_is_monotone(controls in controls(), hands in hands(), looks in prop::collection::vec(0..3000_u64, 8)) {
        let mut clock = started(&controls);
        let mut now = 0;
        for (wait, hand) in hands {
            now += wait;
            lay(&mut clock, &hand, Moment(now));
            let mut looks = looks.clone();
            looks.sort_unstable();
            for pair in looks.windows(2) {
                let (earlier, later) = (Moment(now + pair[0]), Moment(now + pair[1]));
                let passed = later.since(earlier);
                let before = clock.readings(earlier);
                let after = clock.readings(later);
                let went: Vec<Span> = Color::ALL.iter().map(|color| after[*color].used - before[*color].used).collect();
                prop_assert!(went[0] == Span::ZERO || went[1] == Span::ZERO, "two clocks ran");
                prop_assert!(went.iter().all(|span| *span >= Span::ZERO && *span <= passed));
                match clock.running() {
                    None => prop_assert_eq!(before, after),
                    Some(color) => {
                        prop_assert_eq!(after[!color].used, before[!color].used);
                        let same_time = after[color].period == before[color].period && after[color].times == before[color].times;
                        if let (true, Some(later), Some(earlier)) = (same_time, after[color].remaining, before[color].remaining) {
                            prop_assert!(later <= earlier, "time came back");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_deadline_is_when_the_flag_falls(controls in controls(), hands in hands()) {
        let mut clock = started(&controls);
        let mut now = 0;
        for (wait, hand) in hands {
            now += wait;
            lay(&mut clock, &hand, Moment(now));
            match clock.next_deadline() {
                None => prop_assert_eq!(clock.flag_fallen_at(Moment(now + 1_000_000)), None),
                Some(deadline) => {
                    if deadline.0 > now {
                        prop_assert_eq!(clock.flag_fallen_at(Moment(deadline.0 - 1)), None, "early");
                    }
                    let (color, fell) = clock.flag_fallen_at(deadline).expect("the flag is down");
                    prop_assert_eq!(fell, deadline);
                    if deadline.0 <= now {
                        clock.flag_fell(color, fell);
                        prop_assert_ne!(clock.flag_fallen_at(Moment(now)), Some((color, fell)), "twice");
                        prop_assert_ne!(clock.next_deadline(), Some(deadline));
                    }
                }
            }
        }
    }

    #[test]
    fn elapse_early_or_twice_yields_nothing(controls in controls()) {
        let mut terms = Terms::between(Player::named("White"), Player::named("Black"));
        terms.time = controls;
        let mut game = Game::new(terms);
        game.apply(Moment(500), &Event::Game(GameEvent::PlayBegun));
        let Some(deadline) = game.next_deadline() else {
            prop_assert_eq!(game.elapse(Moment(u64::MAX / 4)), []);
            return Ok(());
        };
        prop_assert_eq!(game.elapse(Moment(deadline.0 - 1)), []);
        let events = game.elapse(Moment(deadline.0 + 40));
        prop_assert_eq!(&events[0], &Event::Clock(ClockEvent::FlagFell { of: Color::White, fell: deadline }));
        for event in &events {
            game.apply(Moment(deadline.0 + 40), event);
        }
        prop_assert_eq!(game.elapse(Moment(deadline.0 + 40)), []);
        prop_assert_eq!(game.next_deadline(), None);
    }

    #[test]
    fn changes_come_when_they_are_foretold(controls in controls(), hands in hands()) {
        let mut clock = started(&controls);
        let mut now = 0;
        for (wait, hand) in hands {
            now += wait;
            lay(&mut clock, &hand, Moment(now));
            let Some(change) = clock.next_change() else { continue };
            let just_before = clock.readings(Moment(change.at.0.saturating_sub(1)))[change.color];
            let then = clock.readings(change.at)[change.color];
            match change.what {
                ZeroReached::ByoYomiUsed => prop_assert_eq!(then.times + 1, just_before.times),
                ZeroReached::PeriodEnds => prop_assert_eq!(then.period, just_before.period + 1),
                ZeroReached::FlagFalls => prop_assert!(clock.flag(change.color, change.at).is_some()),
            }
        }
    }

    #[test]
    fn looking_changes_nothing_and_replay_agrees(controls in controls(), hands in hands(), looks in prop::collection::vec(0..3000_u64, 40)) {
        let (mut one, mut other) = (started(&controls), started(&controls));
        let mut now = 0;
        for ((wait, hand), look) in hands.iter().zip(looks) {
            other.settle(Moment(now + look.min(*wait)));
            other.settle(Moment(now));
            now += wait;
            lay(&mut one, hand, Moment(now));
            lay(&mut other, hand, Moment(now));
            prop_assert_eq!(one.readings(Moment(now + 77)), other.readings(Moment(now + 77)));
            prop_assert_eq!(one.next_deadline(), other.next_deadline());
        }
        let mut again = started(&controls);
        let mut now = 0;
        for (wait, hand) in &hands {
            now += wait;
            lay(&mut again, hand, Moment(now));
        }
        prop_assert_eq!(again, one);
    }

    #[test]
    fn the_two_delays_are_worth_the_same(main in 1..20_u32, extra in 1..5_u32, waits in prop::collection::vec(0..9000_u64, 1..40)) {
        let [mut bronstein, mut us] = ["d", "u"].map(|letter| {
            let control: TimeControl = format!("{main}s{letter}{extra}").parse().expect("a control");
            started(&ByColor::new_with(|_| control.clone()))
        });
        let mut now = 0;
        for wait in waits {
            now += wait;
            prop_assert_eq!(bronstein.next_deadline(), us.next_deadline());
            bronstein.press(bronstein.whose(), Moment(now));
            us.press(us.whose(), Moment(now));
        }
    }

    #[test]
    fn ten_hours_without_drift(waits in prop::collection::vec(1..60_001_u64, 1200)) {
        // On average 30 seconds a move: about ten hours.
        let control: TimeControl = "40/600+30,30+30".parse().expect("a control");
        let mut clock = started(&ByColor::new_with(|_| control.clone()));
        let mut now = 0;
        let mut used = [0_i64; 2];
        for (ply, wait) in waits.iter().enumerate() {
            clock.settle(Moment(now + wait / 3));
            now += wait;
            used[ply % 2] += *wait as i64;
            clock.press(clock.whose(), Moment(now));
        }
        let readings = clock.readings(Moment(now));
        for (color, used) in [(Color::White, used[0]), (Color::Black, used[1])] {
            let given = (600 + 30) * 60_000 + 601 * 30_000;
            prop_assert_eq!(readings[color].used, Span(used));
            prop_assert_eq!(readings[color].remaining, Some(Span(given - used)));
        }
    }

    #[test]
    fn prints_what_it_reads(control in control()) {
        prop_assert_eq!(control.to_string().parse::<TimeControl>(), Ok(control.clone()));
        if control.pgn() != "?" {
            let again = TimeControl::from_pgn(&control.pgn()).expect("PGN");
            prop_assert_eq!(again.pgn(), control.pgn());
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[0-9+/,dusbyocanhourglp x:-]{0,24}|\\PC{0,12}") {
        if let Ok(control) = text.parse::<TimeControl>() {
            prop_assert_eq!(control.to_string().parse::<TimeControl>(), Ok(control));
        }
        if let Ok(control) = TimeControl::from_pgn(&text) {
            prop_assert_eq!(control.to_string().parse::<TimeControl>(), Ok(control));
        }
    }
}
