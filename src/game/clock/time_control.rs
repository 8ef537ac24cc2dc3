//! How much time a player is given, and for which moves (6.3). Says nothing of what has been used.

use std::fmt;

use strum::IntoStaticStr;

use super::moment::Span;

/// The time one player is given for the game: one period after the other; no period means that no time is kept.
///
/// Written as `40/90+30,30+30`, read with [`str::parse`]; what is printed is read back the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    periods: Vec<Period>,
    /// Whether the last period is given again and again.
    pub repeats: bool,
    pub turnover: Turnover,
    /// Whether both clocks stop when a flag falls; otherwise they go on, in the next period or past 0:00.
    pub freezes: bool,
}

/// One period of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// Moves to be completed in it; `None`: all the moves of the game.
    pub moves: Option<u32>,
    /// The time added when it begins.
    pub time: Span,
    pub mode: Mode,
}

/// The addition to the time for each move of a period, and the way in which time is counted in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Time, and nothing for the single move.
    Plain,
    /// This is added before each move, the first included, and what is not used is kept (Fischer).
    Cumulative(Span),
    /// Fixed extra time for each move; what is not used of it is lost. Shown with the main time (Bronstein).
    Delay(Span),
    /// Fixed extra time for each move, during which the main time stands still (US delay).
    UsDelay(Span),
    /// The period's time, this number of times; a move completed within it restores it.
    ByoYomi(u32),
    /// Restored, with nothing carried over, whenever the period's moves are completed (Canadian).
    Canadian,
    /// What one player uses, the other is given.
    Hourglass,
    /// No limit: the display counts up what was used.
    Up,
}

/// When the next period begins and its time is added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Turnover {
    /// When the moves of the period are completed; at 0:00 only where the period has no number of moves.
    #[default]
    OnMoves,
    /// When the display reaches 0:00, as on a clock that counts no moves, for that player alone. Clocks that then give
    /// it to both never show that the opponent missed the control, which must be checked too (6.4).
    AtZero,
}

impl TimeControl {
    /// No time is kept.
    pub const NONE: TimeControl =
        TimeControl { periods: Vec::new(), repeats: false, turnover: Turnover::OnMoves, freezes: false };

    /// The most periods of a time control.
    pub const MAX_PERIODS: usize = 50;
    /// The longest time, of all periods together.
    pub const MAX_TIME: Span = Span::minutes(100 * 60);

    /// A control of these periods.
    ///
    /// # Errors
    ///
    /// What makes them no time control.
    pub fn of(periods: Vec<Period>) -> Result<TimeControl, NotATimeControl> {
        check(&periods)?;
        Ok(TimeControl { periods, ..TimeControl::NONE })
    }

    /// All the moves in `minutes`, with `increment_seconds` added before each.
    pub fn game_in(minutes: u16, increment_seconds: u16) -> TimeControl {
        let mode = match increment_seconds {
            0 => Mode::Plain,
            seconds => Mode::Cumulative(Span::seconds(seconds.into())),
        };
        TimeControl {
            periods: vec![Period { moves: None, time: Span::minutes(minutes.into()), mode }],
            ..TimeControl::NONE
        }
    }

    /// This control with `span` added before each move of that period (from 0) and of the later ones.
    pub fn with_increment_from(&self, period: u32, span: Span) -> TimeControl {
        let mut control = self.clone();
        control.periods.iter_mut().skip(period as usize).for_each(|period| period.mode = Mode::Cumulative(span));
        control
    }

    /// The periods in order; none where no time is kept.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// The period of that number, counted from 0; the last one again where it repeats.
    pub fn period(&self, number: u32) -> Option<Period> {
        let listed = self.periods.get(number as usize).copied();
        let repeated = || self.periods.last().copied().filter(|last| self.repeats && last.time > Span::ZERO);
        listed.or_else(repeated)
    }

    /// The moves that must have been completed when that period ends, counted from the start of the game.
    pub fn moves_by_end_of(&self, number: u32) -> Option<u32> {
        let mut sum: u32 = 0;
        for period in self.periods.iter().take(number as usize + 1) {
            sum = sum.saturating_add(period.moves?);
        }
        let again = (number + 1).saturating_sub(self.periods.len() as u32);
        let last = self.periods.last()?.moves.unwrap_or(0);
        Some(sum.saturating_add(again.saturating_mul(last)))
    }

    /// Whether a flag can fall at all.
    pub fn limits_time(&self) -> bool {
        self.periods.first().is_some_and(|period| period.mode != Mode::Up)
    }

    /// Whether the display shows what was used instead of what is left.
    pub fn counts_up(&self) -> bool {
        self.periods.first().is_some_and(|period| period.mode == Mode::Up)
    }

    /// The time for 60 moves, which distinguishes standard, rapid and blitz chess (Appendices A and B);
    /// `None` if the control sets no such time.
    pub fn total_for_class(&self) -> Option<Span> {
        let mut total = Span::ZERO;
        let mut moves_left = 60;
        for period in &self.periods {
            let here = period.moves.map_or(moves_left, |count| count.min(moves_left));
            total += match period.mode {
                Mode::Plain => period.time,
                Mode::Cumulative(bonus) | Mode::Delay(bonus) | Mode::UsDelay(bonus) => {
                    period.time + Span(bonus.0 * i64::from(here))
                }
                Mode::ByoYomi(_) => Span(period.time.0 * 60),
                Mode::Canadian => Span(period.time.0 * 60 / i64::from(period.moves.unwrap_or(1).max(1))),
                Mode::Hourglass | Mode::Up => return None,
            };
            moves_left -= here;
        }
        (!self.periods.is_empty()).then_some(total)
    }
}

/// Refuses what no clock could be set to.
fn check(periods: &[Period]) -> Result<(), NotATimeControl> {
    if periods.is_empty() {
        return Err(NotATimeControl::Empty);
    }
    if periods.len() > TimeControl::MAX_PERIODS {
        return Err(NotATimeControl::TooManyPeriods);
    }
    let mut total = Span::ZERO;
    for (number, period) in periods.iter().enumerate() {
        let per_move = match period.mode {
            Mode::Cumulative(bonus) | Mode::Delay(bonus) | Mode::UsDelay(bonus) => bonus,
            Mode::Plain | Mode::ByoYomi(_) | Mode::Canadian | Mode::Hourglass | Mode::Up => Span::ZERO,
        };
        if period.time < Span::ZERO || per_move < Span::ZERO {
            return Err(NotATimeControl::Negative);
        }
        total += period.time;
        if total > TimeControl::MAX_TIME || per_move > TimeControl::MAX_TIME {
            return Err(NotATimeControl::TooLong);
        }
        let none_needed = period.mode == Mode::Up || number == 0 && per_move > Span::ZERO;
        if period.time == Span::ZERO && !none_needed {
            return Err(NotATimeControl::NoTime);
        }
        if period.moves == Some(0) || period.mode == Mode::ByoYomi(0) {
            return Err(NotATimeControl::NoMoves);
        }
        if number + 1 < periods.len() && period.mode.is_only_last() || number > 0 && period.mode.is_only_alone() {
            return Err(NotATimeControl::Misplaced);
        }
        if number > 0 && period.mode.is_overtime() && periods[number - 1].moves.is_some() {
            return Err(NotATimeControl::Misplaced);
        }
    }
    Ok(())
}

impl Mode {
    /// The fixed extra time for each move, of which what is not used is lost.
    pub fn extra(self) -> Span {
        match self {
            Mode::Delay(extra) | Mode::UsDelay(extra) => extra,
            Mode::Plain | Mode::Cumulative(_) | Mode::ByoYomi(_) | Mode::Canadian | Mode::Hourglass | Mode::Up => {
                Span::ZERO
            }
        }
    }

    /// Begins when the time before it is used up.
    pub fn is_overtime(self) -> bool {
        matches!(self, Mode::ByoYomi(_) | Mode::Canadian)
    }

    fn is_only_alone(self) -> bool {
        matches!(self, Mode::Hourglass | Mode::Up)
    }

    fn is_only_last(self) -> bool {
        self.is_overtime() || self.is_only_alone()
    }
}

/// 90 minutes for the game and 30 seconds for each move.
impl Default for TimeControl {
    fn default() -> TimeControl {
        TimeControl::game_in(90, 30)
    }
}

/// Why a text is not a time control.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NotATimeControl {
    /// Nothing was written.
    Empty,
    /// This part cannot be read.
    Unreadable(String),
    /// `3:00` may be minutes and seconds or hours and minutes: the text, and a spelling of each reading.
    TwoReadings { written: String, of: Readings, first: String, second: String },
    /// A period gives no time.
    NoTime,
    /// A time is negative.
    Negative,
    /// More than [`TimeControl::MAX_TIME`].
    TooLong,
    /// More than [`TimeControl::MAX_PERIODS`].
    TooManyPeriods,
    /// A period for no moves.
    NoMoves,
    /// Byo-yomi, Canadian, hourglass or counting up where another period forbids it.
    Misplaced,
}

/// Which two readings a text has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Readings {
    /// `3:00`.
    MinutesOrHours,
    /// `120`, on a clock.
    MinutesOrSeconds,
    /// `5/3`: five moves in three minutes, or five minutes and three seconds a move.
    MovesOrIncrement,
}

impl std::error::Error for NotATimeControl {}

impl fmt::Display for NotATimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}
