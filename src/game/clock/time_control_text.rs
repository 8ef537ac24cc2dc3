//! Time controls as people write them, and as they are printed.
//!
//! `[MOVES/]TIME[+S|dS|uS]`, separated by commas; `byo5x30`, `can15/5`, `hourglass5`, `up`, `none`; then `repeat`,
//! `zero` or `freeze`. TIME is in minutes unless it says otherwise: `90`, `1h30m`, `45s`, `1:30:00`.

use std::fmt;
use std::str::FromStr;

use shakmaty::ByColor;

use crate::game::clock::moment::Span;
use crate::game::clock::time_control::{Mode, NotATimeControl, Period, Readings, TimeControl, Turnover};

/// The controls of events that people play, by name.
pub const PRESETS: [(&str, &str); 9] = [
    ("fide-standard", "40/90+30,30+30"),
    ("fide-rapid", "15+10"),
    ("fide-blitz", "3+2"),
    ("fide-90", "90+30"),
    ("world-championship", "40/120,30+30"),
    ("classical", "40/120,20/60,30"),
    ("rapid", "25+10"),
    ("blitz", "5"),
    ("bullet", "1"),
];

impl FromStr for TimeControl {
    type Err = NotATimeControl;

    fn from_str(text: &str) -> Result<TimeControl, NotATimeControl> {
        let lower = text.trim().to_lowercase();
        let (head, settings) = split_settings(&lower);
        let periods = PRESETS.iter().find(|(name, _)| *name == head).map_or(head, |(_, periods)| *periods);
        let mut control = match periods {
            "" => return Err(NotATimeControl::Empty),
            "none" => TimeControl::NONE,
            listed => read_periods(listed)?,
        };
        for word in settings.split_whitespace() {
            match word {
                "repeat" if may_repeat(&control) => control.repeats = true,
                "zero" => control.turnover = Turnover::AtZero,
                "freeze" => control.freezes = true,
                other => return Err(NotATimeControl::Unreadable(other.to_owned())),
            }
        }
        Ok(control)
    }
}

fn may_repeat(control: &TimeControl) -> bool {
    control
        .periods()
        .last()
        .is_some_and(|last| last.moves.is_some() && last.time > Span::ZERO && !last.mode.is_overtime())
}

/// Splits the periods from the words after them.
fn split_settings(text: &str) -> (&str, &str) {
    let begins = ["repeat", "zero", "freeze"].iter().filter_map(|word| text.find(&format!(" {word}"))).min();
    let (head, settings) = text.split_at(begins.unwrap_or(text.len()));
    (head.trim_end(), settings)
}

fn read_periods(text: &str) -> Result<TimeControl, NotATimeControl> {
    if text.matches(',').count() >= TimeControl::MAX_PERIODS {
        return Err(NotATimeControl::TooManyPeriods);
    }
    let is_number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    let joined = match text.split_whitespace().collect::<Vec<_>>().as_slice() {
        // Minutes and seconds as they are spoken: five three.
        [minutes, seconds] if [minutes, seconds].into_iter().all(is_number) => format!("{minutes}+{seconds}"),
        _ => text.replace(" + ", "+").replace(" / ", "/"),
    };
    TimeControl::of(joined.split(',').map(|part| read_period(part.trim())).collect::<Result<_, _>>()?)
}

fn read_period(text: &str) -> Result<Period, NotATimeControl> {
    let unreadable = || NotATimeControl::Unreadable(text.to_owned());
    if text.starts_with('-') || text.contains("+-") {
        return Err(NotATimeControl::Negative);
    }
    if text == "up" {
        return Ok(Period { moves: None, time: Span::ZERO, mode: Mode::Up });
    }
    if let Some(rest) = text.strip_prefix("hourglass") {
        let time = read_time(rest.trim(), Unit::Minutes).ok_or_else(unreadable)?;
        return Ok(Period { moves: None, time, mode: Mode::Hourglass });
    }
    if let Some(rest) = text.strip_prefix("byo") {
        let (times, time) = rest.trim().split_once('x').unwrap_or(("1", rest.trim()));
        let times = read_count(times).ok_or_else(unreadable)?;
        let time = read_time(time, Unit::Seconds).ok_or_else(unreadable)?;
        return Ok(Period { moves: None, time, mode: Mode::ByoYomi(times) });
    }
    if let Some(rest) = text.strip_prefix("can") {
        let (moves, time) = rest.trim().split_once('/').ok_or_else(unreadable)?;
        let moves = Some(read_count(moves).ok_or_else(unreadable)?);
        let time = read_time(time, Unit::Minutes).ok_or_else(unreadable)?;
        return Ok(Period { moves, time, mode: Mode::Canadian });
    }
    let text = text.strip_prefix("g/").or_else(|| text.strip_prefix('g')).unwrap_or(text);
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => (Some(read_count(moves).ok_or_else(unreadable)?), rest),
        None => (None, text),
    };
    let (time, mode) = match rest.find(['+', 'd', 'u']) {
        None => (rest, Mode::Plain),
        Some(sign) => {
            let bonus = read_time(&rest[sign + 1..], Unit::Seconds).ok_or_else(unreadable)?;
            let mode = match rest.as_bytes()[sign] {
                _ if bonus == Span::ZERO => Mode::Plain,
                b'd' => Mode::Delay(bonus),
                b'u' => Mode::UsDelay(bonus),
                _ => Mode::Cumulative(bonus),
            };
            (&rest[..sign], mode)
        }
    };
    let time = read_time(time, Unit::Minutes).ok_or_else(|| {
        let two = |readings| two_times(time, Readings::MinutesOrHours, readings);
        minutes_or_hours(time).map_or_else(unreadable, two)
    })?;
    Ok(Period { moves, time, mode })
}

/// Both readings of `3:00`, if it is written like that.
pub fn minutes_or_hours(written: &str) -> Option<(Span, Span)> {
    let (first, second) = written.split_once(':').filter(|(_, second)| second.len() == 2)?;
    let (first, second) = (read_number(first)?, read_number(second).filter(|second| *second < 60)?);
    (first < 100).then(|| (Span::seconds(60 * first + second), Span::minutes(60 * first + second)))
}

/// That a time has these two readings.
pub fn two_times(written: &str, of: Readings, (first, second): (Span, Span)) -> NotATimeControl {
    NotATimeControl::TwoReadings {
        written: written.to_owned(),
        of,
        first: first.to_string(),
        second: second.to_string(),
    }
}

/// That `5/3` may mean five minutes with three seconds a move: periods of so few moves are rare.
fn moves_or_increment(text: &str) -> Option<NotATimeControl> {
    let (moves, minutes) = text.trim().split_once('/')?;
    let (count, minutes) = (read_count(moves.trim())?, read_number(minutes.trim())?);
    (count < FEWEST_MOVES).then(|| NotATimeControl::TwoReadings {
        written: text.trim().to_owned(),
        of: Readings::MovesOrIncrement,
        first: format!("{count}/{}", Span::minutes(minutes)),
        second: format!("{count}+{minutes}"),
    })
}

/// A period of fewer moves is asked about, if it may be something else.
const FEWEST_MOVES: u32 = 20;

/// The unit of a bare number.
#[derive(Clone, Copy)]
enum Unit {
    Minutes,
    Seconds,
}

fn read_count(text: &str) -> Option<u32> {
    if text.is_empty() || text.len() > 4 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    text.parse().ok()
}

/// `90`, `90min`, `1h30m`, `1h30`, `45s`, `1:30:00`, in whole seconds.
fn read_time(text: &str, bare: Unit) -> Option<Span> {
    let short = text.replace("min", "m");
    let text = match short.split_once('h').and_then(|(_, minutes)| read_number(minutes)) {
        Some(_) => &format!("{short}m"),
        None => short.trim(),
    };
    match (read_number(text), bare) {
        (Some(number), Unit::Minutes) => Some(Span::minutes(number)),
        (Some(number), Unit::Seconds) => Some(Span::seconds(number)),
        // Hours or minutes? `1:30` is neither for certain.
        (None, _) if text.matches(':').count() == 1 => None,
        (None, _) => text.parse().ok(),
    }
}

fn read_number(text: &str) -> Option<i64> {
    if text.is_empty() || text.len() > 9 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    text.parse().ok()
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.periods().is_empty() {
            f.write_str("none")?;
        }
        for (number, period) in self.periods().iter().enumerate() {
            write!(f, "{}{period}", if number > 0 { "," } else { "" })?;
        }
        if self.repeats {
            f.write_str(" repeat")?;
        }
        if self.turnover == Turnover::AtZero {
            f.write_str(" zero")?;
        }
        if self.freezes {
            f.write_str(" freeze")?;
        }
        Ok(())
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = self.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
        let time = Minutes(self.time);
        match self.mode {
            Mode::Plain => write!(f, "{moves}{time}"),
            Mode::Cumulative(bonus) => write!(f, "{moves}{time}+{}", bonus.whole_seconds()),
            Mode::Delay(bonus) => write!(f, "{moves}{time}d{}", bonus.whole_seconds()),
            Mode::UsDelay(bonus) => write!(f, "{moves}{time}u{}", bonus.whole_seconds()),
            Mode::ByoYomi(times) => write!(f, "byo{times}x{}", self.time.whole_seconds()),
            Mode::Canadian => write!(f, "can{moves}{time}"),
            Mode::Hourglass => write!(f, "hourglass{time}"),
            Mode::Up => f.write_str("up"),
        }
    }
}

/// A time written in minutes where they are whole.
struct Minutes(Span);

impl fmt::Display for Minutes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0.whole_seconds() / 60, self.0.whole_seconds() % 60) {
            (minutes, 0) => write!(f, "{minutes}"),
            (0, seconds) => write!(f, "{seconds}s"),
            (minutes, seconds) => write!(f, "{minutes}m{seconds}s"),
        }
    }
}

/// Both players' controls: one for both, or White's and Black's where they differ, as `5 vs 3`.
///
/// # Errors
///
/// What makes either of them no time control, or that what was typed can be read in two ways.
pub fn read_both(text: &str) -> Result<ByColor<TimeControl>, NotATimeControl> {
    let (white, black) = text.split_once("vs").unwrap_or((text, text));
    let read = ByColor { white: white.parse()?, black: black.parse()? };
    [white, black].into_iter().find_map(moves_or_increment).map_or(Ok(read), Err)
}

/// Both players' controls as [`read_both`] reads them.
pub fn write_both(controls: &ByColor<TimeControl>) -> String {
    match controls {
        ByColor { white, black } if white == black => white.to_string(),
        ByColor { white, black } => format!("{white} vs {black}"),
    }
}

impl TimeControl {
    /// The PGN tag `TimeControl`: `40/5400+30:1800+30`, `-` for none, `*180` for an hourglass; delay as
    /// `300+3d`, as other programs write it; `?` if PGN has no form for it.
    pub fn pgn(&self) -> String {
        if self.periods().is_empty() {
            return "-".to_owned();
        }
        let mut written = Vec::new();
        for period in self.periods() {
            let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
            let seconds = period.time.whole_seconds();
            written.push(match period.mode {
                Mode::Plain => format!("{moves}{seconds}"),
                Mode::Cumulative(bonus) => format!("{moves}{seconds}+{}", bonus.whole_seconds()),
                Mode::Delay(extra) | Mode::UsDelay(extra) => format!("{moves}{seconds}+{}d", extra.whole_seconds()),
                Mode::Hourglass => format!("*{seconds}"),
                Mode::ByoYomi(_) | Mode::Canadian | Mode::Up => return "?".to_owned(),
            });
        }
        written.join(":")
    }

    /// Reads the PGN tag `TimeControl`.
    ///
    /// # Errors
    ///
    /// `Unreadable` for `?` and for any other form. PGN repeats a last period that has a number of moves.
    pub fn from_pgn(tag: &str) -> Result<TimeControl, NotATimeControl> {
        let unreadable = || NotATimeControl::Unreadable(tag.to_owned());
        if tag == "-" {
            return Ok(TimeControl::NONE);
        }
        if tag.len() > 20 * TimeControl::MAX_PERIODS {
            return Err(NotATimeControl::TooManyPeriods);
        }
        let mut periods = Vec::new();
        for part in tag.split(':') {
            let (moves, rest) = match part.split_once('/') {
                Some((moves, rest)) => (Some(read_count(moves).ok_or_else(unreadable)?), rest),
                None => (None, part),
            };
            let (seconds, mode) = match (rest.strip_prefix('*'), rest.split_once('+')) {
                (Some(seconds), _) => (seconds, Mode::Hourglass),
                (None, None) => (rest, Mode::Plain),
                (None, Some((seconds, bonus))) => {
                    let number = read_number(bonus.trim_end_matches('d')).ok_or_else(unreadable)?;
                    let mode = match (number, bonus.ends_with('d')) {
                        (0, _) => Mode::Plain,
                        (_, true) => Mode::Delay(Span::seconds(number)),
                        (_, false) => Mode::Cumulative(Span::seconds(number)),
                    };
                    (seconds, mode)
                }
            };
            let time = Span::seconds(read_number(seconds).ok_or_else(unreadable)?);
            periods.push(Period { moves, time, mode });
        }
        let mut control = TimeControl::of(periods)?;
        if may_repeat(&control) {
            control.repeats = true;
        }
        Ok(control)
    }
}
