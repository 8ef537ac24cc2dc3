//! The chessclock: time controls in text, and scripts with readings reckoned by hand.

use annabella::game::clock::chessclock::Chessclock;
use annabella::game::clock::moment::Moment;
use annabella::game::clock::pause::PauseReason;
use annabella::game::clock::time_control::{NotATimeControl, TimeControl};
use shakmaty::{ByColor, Color};

fn control(text: &str) -> TimeControl {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn clock(text: &str) -> Chessclock {
    Chessclock::new(ByColor::new_with(|_| control(text)))
}

fn at(seconds: u64) -> Moment {
    Moment(seconds * 1000)
}

fn shown(clock: &Chessclock, color: Color, seconds: u64) -> String {
    clock.remaining(color, at(seconds)).expect("time is limited").to_string()
}

#[test]
fn prints_what_it_reads() {
    for text in [
        "90+30",
        "40/90+30,30+30",
        "15+10",
        "5d3",
        "5u3",
        "none",
        "60,byo5x30",
        "byo1x20",
        "60,can15/5",
        "hourglass3",
        "up",
        "40/120,20/60 repeat",
        "40/90+30,30+30 zero",
        "5 freeze",
        "1m30s+2",
        "30s",
        "0+5",
        "40/90+30,30+30 zero freeze",
    ] {
        assert_eq!(control(text).to_string(), text);
    }
}

#[test]
fn reads_what_people_write() {
    for (written, meant) in [
        (" FIDE-Standard ", "40/90+30,30+30"),
        ("g60", "60"),
        ("G/60+5", "60+5"),
        ("40/90+30, 30+30", "40/90+30,30+30"),
        ("1h30m+30", "90+30"),
        ("1:30:00+30", "90+30"),
        ("90+0", "90"),
        ("byo30", "byo1x30"),
        ("3+2s", "3+2"),
    ] {
        assert_eq!(control(written).to_string(), meant);
    }
    assert_eq!(TimeControl::default(), control("90+30"));
}

#[test]
fn refuses_nonsense() {
    use NotATimeControl::*;
    for (text, error) in [
        ("", Empty),
        ("ninety", Unreadable("ninety".into())),
        ("40/90+30;30", Unreadable("40/90+30;30".into())),
        ("0", NoTime),
        ("-5", Negative),
        ("5+-3", Negative),
        ("6001", TooLong),
        ("50h,51h", TooLong),
        ("0/90", NoMoves),
        ("byo0x30", NoMoves),
        ("40/90,byo5x30", Misplaced),
        ("hourglass5,5", Misplaced),
        (&vec!["1"; 1000].join(","), TooManyPeriods),
        ("40/0+5 repeat", Unreadable("repeat".into())),
    ] {
        assert_eq!(text.parse::<TimeControl>(), Err(error), "{text}");
    }
}

#[test]
fn pgn_both_ways() {
    for (text, pgn) in [
        ("40/90+30,30+30", "40/5400+30:1800+30"),
        ("90", "5400"),
        ("none", "-"),
        ("hourglass3", "*180"),
        ("5d3", "300+3d"),
        ("40/120,20/60 repeat", "40/7200:20/3600"),
    ] {
        assert_eq!(control(text).pgn(), pgn);
        assert_eq!(TimeControl::from_pgn(pgn), Ok(control(text)));
    }
    assert_eq!(control("60,byo5x30").pgn(), "?");
    assert!(TimeControl::from_pgn("?").is_err());
}

#[test]
fn fischer_adds_before_each_move() {
    let mut clock = clock("90+30");
    assert_eq!(shown(&clock, Color::White, 0), "1:30:30");
    clock.start(Color::White, at(0));
    clock.press(Color::White, at(10));
    assert_eq!(shown(&clock, Color::White, 10), "1:30:50");
    assert_eq!(clock.running(), Some(Color::Black));
    clock.press(Color::White, at(12));
    assert_eq!(clock.running(), Some(Color::Black), "pressing twice moves nothing");
    assert_eq!(clock.moves_completed(Color::White), 1);
    clock.pause(PauseReason::ArbiterCalled, at(15));
    assert_eq!(shown(&clock, Color::Black, 99), "1:30:25");
    assert_eq!(clock.next_deadline(), None);
    clock.resume(at(100));
    assert_eq!(shown(&clock, Color::Black, 101), "1:30:24");
    assert_eq!(clock.next_deadline(), Some(Moment(100_000 + (90 * 60 + 25) * 1000)));
}

#[test]
fn next_period_when_moves_are_completed() {
    let mut clock = clock("2/10+5,3+2");
    clock.start(Color::White, at(0));
    for (by, second) in [(Color::White, 60), (Color::Black, 60), (Color::White, 120)] {
        clock.press(by, at(second));
    }
    // 10:05 - 1:00 + 0:05 - 1:00, then 3:00 and 0:02.
    assert_eq!(shown(&clock, Color::White, 120), "0:11:12");
    assert_eq!((clock.period(Color::White, at(120)), clock.moves_to_control(Color::White)), (1, None));
    assert_eq!((clock.period(Color::Black, at(120)), clock.moves_to_control(Color::Black)), (0, Some(1)));
}
