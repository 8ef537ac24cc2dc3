//! The PGN tag `TimeControl`, both ways.

use super::moment::Span;
use super::time_control::{Last, Mode, NotATimeControl, Period, TimeControl};
use super::time_control_text::{may_repeat, read_count, read_number};

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
            control.last = Last::Repeats;
        }
        Ok(control)
    }
}
