//! The chessclock: time controls in text, and presses with readings calculated by hand.

use annabella::game::clock::chessclock::Chessclock;
use annabella::game::clock::display::{PauseReason, ZeroReached};
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::clock::time_control::{NotATimeControl, Readings, TimeControl};
use annabella::game::clock::time_control_text::{PRESETS, read_both, write_both};
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
    clock.readings(at(seconds))[color].remaining.expect("time is limited").to_string()
}

/// Plays presses: `W 10 | 1:30:50 1:30:30` is White's press at second 10 and both displays, White's first, after it.
fn play(clock: &mut Chessclock, presses: &str) {
    for line in presses.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (press, expected) = line.split_once('|').expect("a press and two displays");
        let (by, when) = press.trim().split_once(' ').expect("a player and a second");
        let color = if by == "W" { Color::White } else { Color::Black };
        let moment = Moment((when.parse::<f64>().expect("seconds") * 1000.0).round() as u64);
        clock.press(color, moment);
        let readings = clock.readings(moment).map(|reading| reading.remaining.expect("time is limited").to_string());
        assert_eq!(format!("{} {}", readings.white, readings.black), expected.trim(), "after {line}");
    }
}

fn started(text: &str) -> Chessclock {
    let mut clock = Chessclock::new(read_both(text).expect("two controls"));
    clock.start(Color::White, at(0));
    clock
}

#[test]
fn a_time_control_is_printed_as_it_was_read() {
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
fn usual_spellings_of_a_time_control_are_read() {
    for (written, meant) in [
        (" FIDE-Standard ", "40/90+30,30+30"),
        ("g60", "60"),
        ("G/60+5", "60+5"),
        ("40/90+30, 30+30", "40/90+30,30+30"),
        ("40 / 90 + 30", "40/90+30"),
        ("1h30m+30", "90+30"),
        ("1:30:00+30", "90+30"),
        ("90+0", "90"),
        ("byo30", "byo1x30"),
        ("3+2s", "3+2"),
        ("90min", "90"),
        ("90min+30s", "90+30"),
        ("1h30", "90"),
        ("5 3", "5+3"),
        ("1h30+30", "90+30"),
    ] {
        assert_eq!(control(written).to_string(), meant);
    }
    assert_eq!(TimeControl::default(), control("90+30"));
}

#[test]
fn nonsense_is_not_read_as_a_time_control() {
    use NotATimeControl::*;
    let two = |written: &str, of, first: &str, second: &str| TwoReadings {
        written: written.into(),
        of,
        first: first.into(),
        second: second.into(),
    };
    for (text, error) in [
        ("", Empty),
        ("ninety", Unreadable("ninety".into())),
        ("40/90+30;30", Unreadable("40/90+30;30".into())),
        ("3:00", two("3:00", Readings::MinutesOrHours, "0:03:00", "3:00:00")),
        ("1:30+5", two("1:30", Readings::MinutesOrHours, "0:01:30", "1:30:00")),
        ("3:60", Unreadable("3:60".into())),
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
fn a_time_control_is_written_to_pgn_and_read_back() {
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
fn an_increment_is_added_before_each_move() {
    let mut clock = clock("90+30");
    assert_eq!(shown(&clock, Color::White, 0), "1:30:30");
    clock.start(Color::White, at(0));
    clock.press(Color::White, at(10));
    assert_eq!(shown(&clock, Color::White, 10), "1:30:50");
    assert_eq!(clock.running(), Some(Color::Black));
    clock.press(Color::White, at(12));
    assert_eq!(clock.running(), Some(Color::Black), "a second press does nothing");
    assert_eq!(clock.moves_completed(Color::White), 1);
    clock.pause(PauseReason::ArbiterCalled, at(15));
    assert_eq!(shown(&clock, Color::Black, 99), "1:30:25");
    assert_eq!(clock.next_deadline(), None);
    clock.start(clock.whose(), at(100));
    assert_eq!(shown(&clock, Color::Black, 101), "1:30:24");
    assert_eq!(clock.next_deadline(), Some(Moment(100_000 + (90 * 60 + 25) * 1000)));
}

#[test]
fn each_player_may_have_a_time_control_of_their_own() {
    for (name, meant) in PRESETS {
        assert_eq!(control(name).to_string(), meant);
    }
    for text in ["5 vs 3+2", "90+30"] {
        assert_eq!(write_both(&read_both(text).expect("two controls")), text);
    }
    let mut clock = started("5 vs 3+2");
    play(
        &mut clock,
        "W 20 | 0:04:40 0:03:02
         B 30 | 0:04:40 0:02:54",
    );
}

#[test]
fn periods_add_their_time_after_the_required_moves() {
    play(
        &mut started("3+2"),
        "W 4     | 0:03:00 0:03:02
         B 5.5   | 0:03:00 0:03:02.500
         W 65.5  | 0:02:02 0:03:02.500
         B 65.5  | 0:02:02 0:03:04.500",
    );
}

#[test]
fn a_delay_shown_with_the_main_time_gives_back_what_was_used_of_it() {
    // The display holds main time and extra time: 5:05 is a main time of 5:00, and 5:02 one of 4:57.
    let mut clock = started("5d5");
    play(
        &mut clock,
        "W 3  | 0:05:05 0:05:05
         B 11 | 0:05:05 0:05:02
         W 16 | 0:05:05 0:05:02
         B 17 | 0:05:05 0:05:02",
    );
    assert_eq!(shown(&clock, Color::White, 21), "0:05:01");
    assert_eq!(clock.next_deadline(), Some(at(17 + 305)));
}

#[test]
fn a_delay_before_the_main_time_runs_first() {
    let mut clock = started("5u5");
    play(
        &mut clock,
        "W 3  | 0:05:00 0:05:00
         B 11 | 0:05:00 0:04:57
         W 16 | 0:05:00 0:04:57
         B 17 | 0:05:00 0:04:57",
    );
    assert_eq!(shown(&clock, Color::White, 21), "0:05:00");
    assert_eq!(shown(&clock, Color::White, 23), "0:04:59");
    assert_eq!(clock.next_deadline(), Some(at(17 + 305)));
}

#[test]
fn byo_yomi_periods_are_used_up_one_by_one() {
    let mut clock = started("1,byo3x30");
    play(
        &mut clock,
        "W 50  | 0:00:10 0:01:00
         B 60  | 0:00:10 0:00:50
         W 75  | 0:00:30 0:00:50
         B 110 | 0:00:30 0:00:15",
    );
    assert_eq!(clock.readings(at(110)).white.times, 3);
    assert_eq!(
        (shown(&clock, Color::White, 139), shown(&clock, Color::White, 141)),
        ("0:00:01".into(), "0:00:29".into())
    );
    play(
        &mut clock,
        "W 145 | 0:00:30 0:00:15
         B 150 | 0:00:30 0:00:10",
    );
    assert_eq!(clock.readings(at(150)).white.times, 2);
    assert_eq!(clock.next_deadline(), Some(at(210)));
    assert_eq!(clock.flag(Color::White, at(209)), None);
}

#[test]
fn canadian_overtime_gives_time_for_a_number_of_moves() {
    let mut clock = started("1,can3/2");
    play(
        &mut clock,
        "W 90  | 0:01:30 0:01:00
         B 91  | 0:01:30 0:00:59
         W 101 | 0:01:20 0:00:59
         B 102 | 0:01:20 0:00:58",
    );
    assert_eq!(clock.readings(at(102)).white.to_control, Some(1));
    play(&mut clock, "W 112 | 0:02:00 0:00:58");
    assert_eq!(clock.readings(at(112)).white.to_control, Some(3));
}

#[test]
fn an_hourglass_gives_the_time_used_to_the_opponent() {
    let mut clock = started("3");
    clock.set_controls(read_both("hourglass3").expect("two controls"), at(0));
    play(
        &mut clock,
        "W 60  | 0:02:00 0:04:00
         B 150 | 0:03:30 0:02:30",
    );
    assert_eq!(clock.next_deadline(), Some(at(150 + 210)));
}

#[test]
fn a_clock_may_count_up_or_have_no_time() {
    for text in ["up", "none"] {
        let mut clock = started(text);
        clock.press(Color::White, at(41));
        clock.press(Color::Black, at(100));
        assert_eq!(clock.remaining(Color::White, at(160)), None);
        assert_eq!(clock.used(Color::White, at(160)), Span::seconds(101));
        assert_eq!(clock.used(Color::Black, at(160)), Span::seconds(59));
        assert_eq!((clock.next_deadline(), clock.flag_fallen_at(at(1 << 40))), (None, None));
    }
}

#[test]
fn the_next_period_begins_when_its_moves_are_completed() {
    let mut clock = clock("2/10+5,3+2");
    clock.start(Color::White, at(0));
    for (by, second) in [(Color::White, 60), (Color::Black, 60), (Color::White, 120)] {
        clock.press(by, at(second));
    }
    // 10:05 - 1:00 + 0:05 - 1:00, then 3:00 and 0:02.
    assert_eq!(shown(&clock, Color::White, 120), "0:11:12");
    assert_eq!((clock.period(Color::White, at(120)), clock.readings(at(120)).white.to_control), (1, None));
    assert_eq!((clock.period(Color::Black, at(120)), clock.readings(at(120)).black.to_control), (0, Some(1)));
}

#[test]
fn the_next_period_can_begin_when_the_clock_shows_zero() {
    let mut clock = started("2/10+5,3+2 zero");
    play(
        &mut clock,
        "W 60  | 0:09:10 0:10:05
         B 60  | 0:09:10 0:10:10
         W 120 | 0:08:15 0:10:10
         B 120 | 0:08:15 0:10:15",
    );
    assert_eq!(shown(&clock, Color::White, 120 + 494), "0:00:01");
    assert_eq!(shown(&clock, Color::White, 120 + 495), "0:03:00");
    assert_eq!(clock.flag(Color::White, at(120 + 495)), None);
    assert_eq!(
        clock.next_deadline(),
        Some(at(120 + 495 + 180)),
        "when the flag falls for good, not when the period ends"
    );
    let change = clock.next_change().expect("White's clock runs");
    assert_eq!((change.at, change.what), (at(120 + 495), ZeroReached::PeriodEnds));
    play(&mut clock, "W 620 | 0:02:57 0:10:15");
}

#[test]
fn a_period_whose_moves_were_not_completed_ends_with_a_fallen_flag() {
    let mut clock = started("2/1,3");
    assert_eq!(clock.flag_fallen_at(at(59)), None);
    assert_eq!(clock.flag_fallen_at(at(61)), Some((Color::White, at(60))));
    assert_eq!(shown(&clock, Color::White, 61), "0:02:59");
    clock.flag_fell(Color::White, at(60));
    assert_eq!(clock.flag_fallen_at(at(100)), None, "this one is recorded");
    assert_eq!(clock.next_deadline(), Some(at(240)), "the next one is not");
}

#[test]
fn the_last_move_of_a_period_must_be_pressed_in_time() {
    let mut pressed = started("1/1,3");
    pressed.press(Color::White, Moment(59_999));
    assert_eq!(pressed.flag_fallen_at(at(60)), None);
    assert_eq!(pressed.remaining(Color::White, at(60)), Some(Span(180_001)));
    let mut late = started("1/1,3");
    late.press(Color::White, at(60));
    assert_eq!(late.flag_fallen_at(at(60)), Some((Color::White, at(60))), "made in time, pressed too late");
}

#[test]
fn at_zero_the_clocks_freeze_or_run_on_as_agreed() {
    let mut freezing = started("1 freeze");
    assert_eq!(shown(&freezing, Color::White, 99), "0:00:00");
    freezing.settle(at(99));
    assert!(freezing.pauses().contains(PauseReason::Frozen));
    freezing.press(Color::White, at(100));
    assert_eq!(shown(&freezing, Color::Black, 200), "0:01:00");

    let mut going = started("1");
    assert_eq!(shown(&going, Color::White, 70), "-0:00:10");
    going.press(Color::White, at(70));
    assert_eq!(going.flag_fallen_at(at(200)), Some((Color::White, at(60))), "the first of two flags");
    assert_eq!(going.flag(Color::Black, at(200)), Some(at(130)));
    assert_eq!(going.next_deadline(), Some(at(60)));
    going.flag_fell(Color::White, at(60));
    assert_eq!(going.next_deadline(), Some(at(130)));
}

#[test]
fn a_fallen_flag_gets_no_increment_until_the_clock_is_set() {
    let mut clock = started("1+30");
    clock.press(Color::White, at(91));
    assert_eq!(shown(&clock, Color::White, 91), "-0:00:01");
    clock.add(Color::White, Span::minutes(2), at(91));
    assert_eq!(clock.flag(Color::White, at(91)), Some(at(90)));
    clock.set_time(Color::White, Span::minutes(1), at(91));
    assert_eq!(clock.flag(Color::White, at(91)), None);
}

#[test]
fn the_arbiter_can_stop_start_and_set_the_clock() {
    let mut clock = started("40/90+30,30+30");
    clock.press(Color::White, at(30));
    clock.add(Color::White, Span::minutes(2), at(31));
    assert_eq!(shown(&clock, Color::White, 31), "1:32:30");
    clock.pause(PauseReason::ArbiterCalled, at(40));
    clock.pause(PauseReason::Claim, at(50));
    assert_eq!(clock.pauses().iter().collect::<Vec<_>>(), [PauseReason::ArbiterCalled, PauseReason::Claim]);
    clock.set_times(ByColor { white: Span::minutes(60), black: Span::minutes(50) }, at(60));
    clock.set_counter(Color::Black, 39);
    clock.press(Color::Black, at(70));
    assert_eq!(clock.running(), None, "a press does not start a clock that the arbiter stopped");
    assert_eq!((clock.period(Color::Black, at(70)), shown(&clock, Color::Black, 70)), (1, "1:20:30".into()));
    clock.start(Color::White, at(100));
    assert_eq!(
        (shown(&clock, Color::White, 101), shown(&clock, Color::Black, 101)),
        ("0:59:59".into(), "1:20:30".into())
    );
    clock.pause(PauseReason::GameOver, at(110));
    let over = clock.clone();
    clock.start(Color::Black, at(120));
    clock.start(clock.whose(), at(120));
    assert_eq!(clock, over, "a finished game's clock stays as it is");
}

#[test]
fn a_wrong_time_control_can_be_replaced_during_the_game() {
    let mut clock = started("60");
    play(
        &mut clock,
        "W 600 | 0:50:00 1:00:00
         B 900 | 0:50:00 0:55:00",
    );
    clock.set_controls(read_both("90+30").expect("two controls"), at(900));
    assert_eq!(shown(&clock, Color::White, 900), "1:21:00", "90:00, two bonuses, less 10:00");
    assert_eq!(shown(&clock, Color::Black, 900), "1:26:00");
}

#[test]
fn a_clock_is_restored_from_its_readings() {
    for text in ["40/90+30,30+30", "5d5", "5u5", "1,byo3x30", "1,can3/2", "hourglass3", "up", "none"] {
        let mut clock = started(text);
        for (number, second) in [55, 61, 90, 95, 130].into_iter().enumerate() {
            clock.press(if number % 2 == 0 { Color::White } else { Color::Black }, at(second));
        }
        let (then, deadline) = (clock.readings(at(130)), clock.next_deadline());
        clock.press(Color::Black, at(140));
        clock.press(Color::White, at(150));
        clock.pause(PauseReason::Mismatch, at(155));
        clock.restore(then, Color::Black, at(160));
        assert_eq!(clock.readings(at(170)), then, "{text}");
        clock.start(clock.whose(), at(130));
        assert_eq!(clock.next_deadline(), deadline, "{text}");
    }
}

#[test]
fn a_separate_clock_shows_only_what_was_entered() {
    let mut clock = Chessclock::on_the_table(read_both("2/90+30,30+30").expect("two controls"));
    clock.start(Color::White, at(0));
    assert_eq!(clock.remaining(Color::White, at(60)), None, "nothing entered yet");
    clock.set_times(ByColor { white: Span::minutes(80), black: Span::minutes(70) }, at(60));
    clock.press(Color::White, at(6000));
    assert_eq!(shown(&clock, Color::White, 9999), "1:20:00");
    assert_eq!((clock.next_deadline(), clock.flag_fallen_at(at(1 << 40))), (None, None));
    assert_eq!((clock.readings(at(6000)).white.to_control, clock.running()), (Some(1), Some(Color::Black)));
    clock.add(Color::White, Span::minutes(2), at(6000));
    assert_eq!(shown(&clock, Color::White, 9999), "1:22:00");
    clock.flag_fell(Color::Black, at(7000));
    assert_eq!(clock.flag(Color::Black, at(7000)), Some(at(7000)));
    assert_eq!(clock.next_deadline(), None);
}

/// Total, class by the 2009 edition, class since 2014.
#[test]
fn a_time_control_belongs_to_a_class_by_its_total_in_each_edition() {
    use annabella::game::laws::edition::{Edition, TimeClass::*};
    for (text, minutes, in_2009, since_2014) in [
        ("3", 3, Blitz, Blitz),
        ("3+2", 5, Blitz, Blitz),
        ("5", 5, Blitz, Blitz),
        ("10", 10, Blitz, Blitz),
        ("10+1", 11, Blitz, Rapid),
        ("12", 12, Blitz, Rapid),
        ("14", 14, Blitz, Rapid),
        ("15", 15, Rapid, Rapid),
        ("14+1", 15, Rapid, Rapid),
        ("10+5", 15, Rapid, Rapid),
        ("10d5", 15, Rapid, Rapid),
        ("15+10", 25, Rapid, Rapid),
        ("25+10", 35, Rapid, Rapid),
        ("59", 59, Rapid, Rapid),
        ("50+10", 60, Standard, Standard),
        ("45+15", 60, Standard, Standard),
        ("30+30", 60, Standard, Standard),
        ("60", 60, Standard, Standard),
        ("90+30", 120, Standard, Standard),
        ("40/90+30,30+30", 150, Standard, Standard),
        ("40/120,30+30", 160, Standard, Standard),
    ] {
        let total = control(text).total_for_class();
        assert_eq!(total, Some(Span::minutes(minutes)), "{text}");
        assert_eq!(Edition::OF_2009.time_class(total), in_2009, "{text}");
        for edition in [Edition::OF_2014, Edition::OF_2018, Edition::OF_2023] {
            assert_eq!(edition.time_class(total), since_2014, "{text}");
        }
    }
    for text in ["none", "up", "hourglass3"] {
        assert_eq!(control(text).total_for_class(), None);
    }
}
