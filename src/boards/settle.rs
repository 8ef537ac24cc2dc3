//! What stands on a board once the hands are away from it: after a time of quiet, or when the clock is pressed.
//!
//! Field updates may be lost, come in any order, or show a piece that is only carried over a field. So everything that
//! is reported was confirmed by a dump of all fields.

use shakmaty::Piece;

use super::Fields;
use crate::game::clock::moment::{Moment, Span};

/// How long the board must be quiet before something unexpected on it is reported.
pub const LONG_QUIET: Span = Span::seconds(3);
/// How long a board takes to scan all its fields. What a hand did just before a press shows only then.
const SCAN: Span = Span::milliseconds(200);
/// How long after a press the board may still catch up.
pub const AFTER_PRESS: Span = Span::milliseconds(400);
/// All fields of a board that sends updates are read at least this often.
const BETWEEN_DUMPS: Span = Span::milliseconds(1_500);
/// A dump that has not come after this time is asked for again.
const ANSWER: Span = Span::milliseconds(500);
/// How long all fields take on the line of a board that sends updates. What changes meanwhile comes behind them.
const ON_THE_LINE: Span = Span::milliseconds(70);

/// A settled placement, confirmed by a dump.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub fields: Fields,
    /// When the board last showed something new.
    pub changed: Moment,
    pub quiet: Quiet,
}

/// Why what stands there is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quiet {
    /// Nothing has changed for the time of settling.
    Settled,
    /// Nothing has changed for [`LONG_QUIET`] either.
    Long,
    /// The clock was pressed at that moment. The last of these reports comes when the board had time to catch up.
    Pressed { at: Moment, is_last: bool },
}

/// Follows what a board sends, and finds when it has settled.
#[derive(Clone, Debug)]
pub struct Settling {
    /// How long the board must be quiet.
    wait: Span,
    /// All fields are read at least this often.
    between: Span,
    /// How long they take on the line: they are asked for that long before the end of the quiet.
    takes: Span,
    fields: Fields,
    changed: Moment,
    /// How far the quiet since then was reported.
    reported: Option<Quiet>,
    dump: DumpState,
    pressed: Option<Moment>,
}

/// The dump that was asked for, or the one that came last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DumpState {
    Never,
    Asked(Moment),
    Came(Moment),
}

impl Settling {
    /// Knows nothing of the board yet; something settles when it is unchanged for `wait`.
    pub fn new(wait: Span) -> Settling {
        Settling {
            wait,
            between: BETWEEN_DUMPS,
            takes: ON_THE_LINE,
            fields: [None; 64],
            changed: Moment::START,
            reported: None,
            dump: DumpState::Never,
            pressed: None,
        }
    }

    /// The board sends no updates: all fields are read that often.
    #[must_use]
    pub fn reading_every(self, between: Span) -> Settling {
        Settling { between, takes: Span::ZERO, ..self }
    }

    /// One field shows something.
    pub fn update(&mut self, at: Moment, field: u8, piece: Option<Piece>) {
        if let Some(stands) = self.fields.get_mut(usize::from(field))
            && *stands != piece
        {
            *stands = piece;
            self.note_change(at);
        }
    }

    /// The clock was pressed: what stands there is asked for at once.
    pub fn press(&mut self, at: Moment) {
        self.pressed = Some(at);
    }

    /// Has the placement reported again, once it has been quiet.
    pub fn report_again(&mut self) {
        self.reported = None;
    }

    /// All fields were read. Returns what is to be reported.
    pub fn dump(&mut self, at: Moment, fields: &Fields) -> Option<Standing> {
        let asked = match self.dump {
            DumpState::Asked(asked) => asked,
            DumpState::Never | DumpState::Came(_) => at,
        };
        self.dump = DumpState::Came(at);
        if self.fields != *fields {
            self.fields = *fields;
            self.note_change(at);
        }
        let quiet = self.quiet_since(asked)?;
        Some(Standing { fields: self.fields, changed: self.changed, quiet })
    }

    /// The quiet that a dump proves which was asked for at that moment.
    fn quiet_since(&mut self, asked: Moment) -> Option<Quiet> {
        if let Some(pressed) = self.pressed {
            if asked < pressed.plus(SCAN) {
                return None;
            }
            let is_last = asked >= pressed.plus(AFTER_PRESS);
            if is_last {
                self.pressed = None;
            }
            return Some(Quiet::Pressed { at: pressed, is_last });
        }
        let next = self.next_quiet()?;
        if asked < self.asked_at_the_end_of(next) {
            return None;
        }
        self.reported = Some(next);
        Some(next)
    }

    /// Whether all fields are to be read now. The caller sends the request.
    pub fn asks_for_dump(&mut self, at: Moment) -> bool {
        let is_due = self.next_deadline() <= at;
        if is_due {
            self.note_request(at);
        }
        is_due
    }

    /// All fields were asked for.
    pub fn note_request(&mut self, at: Moment) {
        self.dump = DumpState::Asked(at);
    }

    /// When all fields are to be read next, unless the board sends something before.
    pub fn next_deadline(&self) -> Moment {
        match self.dump {
            DumpState::Never => Moment::START,
            DumpState::Asked(asked) => asked.plus(ANSWER),
            DumpState::Came(came) => {
                if let Some(pressed) = self.pressed {
                    return pressed.plus(SCAN);
                }
                let regular = came.plus(self.between);
                self.next_quiet().map_or(regular, |next| regular.min(self.asked_at_the_end_of(next)))
            }
        }
    }

    fn note_change(&mut self, at: Moment) {
        self.changed = at;
        self.reported = None;
    }

    /// The next quiet to be reported, if nothing changes.
    fn next_quiet(&self) -> Option<Quiet> {
        match self.reported {
            None => Some(Quiet::Settled),
            Some(Quiet::Settled) => Some(Quiet::Long),
            Some(Quiet::Long | Quiet::Pressed { .. }) => None,
        }
    }

    /// When all fields are asked for, so that they are there when the board has been quiet for so long.
    fn asked_at_the_end_of(&self, quiet: Quiet) -> Moment {
        let span = match quiet {
            Quiet::Settled => self.wait,
            Quiet::Long => self.wait.max(LONG_QUIET),
            Quiet::Pressed { .. } => Span::ZERO,
        };
        self.changed.plus((span - self.takes).max(Span::ZERO))
    }
}
