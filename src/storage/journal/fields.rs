//! Events as JSON fields and back. The names in this file are the form on disk and never change their meaning.

use serde_json::{Value, json};
use shakmaty::{ByColor, Square};

use super::terms_fields::{terms_from, terms_value};
use super::values::{
    Fields, actor, actor_in, announcement_from, announcement_value, color, color_in, count, discrepancy_from,
    discrepancy_value, entry_from, entry_value, execution_from, execution_value, half_moves_in, parsed, proof_in,
    reason_in, span_in, text,
};
use crate::game::clock::moment::Moment;
use crate::game::clock::pause::PauseReason;
use crate::game::event::{Event, Irregularity};
use crate::game::half_move::HalfMove;
use crate::game::laws::result::{self, GameResult};

/// The kind of an event and its fields.
pub fn encode(event: &Event) -> (&'static str, Fields) {
    let (kind, value) = match event {
        Event::RecordOpened(terms) => ("record_opened", json!({ "terms": terms_value(terms) })),
        Event::RecordReopened { gap } => ("record_reopened", json!({ "gap_ms": gap.0 })),
        Event::TimeMissing { gap } => ("time_missing", json!({ "gap_ms": gap.0 })),
        Event::PlayBegun => ("play_begun", json!({})),
        Event::PiecesTouched { by, squares } => {
            let squares: Vec<String> = squares.iter().map(Square::to_string).collect();
            ("pieces_touched", json!({ "player": color(*by), "squares": squares }))
        }
        Event::TouchDisregarded { by } => ("touch_disregarded", json!({ "player": color(*by) })),
        Event::MoveAnnounced(announcement) => ("move_announced", announcement_value(announcement)),
        Event::MoveRepeated { by } => ("move_repeated", json!({ "repeated_by": actor(*by) })),
        Event::RepetitionDiffered { by, repeated } => {
            ("repetition_differed", json!({ "repeated_by": actor(*by), "move": repeated.to_string() }))
        }
        Event::AnnouncementCorrected(announcement) => ("announcement_corrected", announcement_value(announcement)),
        Event::AnnouncementWithdrawn => ("announcement_withdrawn", json!({})),
        Event::Executed { board, execution } => {
            let mut value = execution_value(execution);
            value["board"] = json!(color(*board));
            ("executed", value)
        }
        Event::Recorded { sheet, entry } => {
            let mut value = entry_value(entry);
            value["sheet"] = json!(color(*sheet));
            ("recorded", value)
        }
        Event::Struck { sheet, from } => ("struck", json!({ "sheet": color(*sheet), "from": from })),
        Event::MoveMade { by } => ("move_made", json!({ "player": color(*by) })),
        Event::MoveCompleted { by } => ("move_completed", json!({ "player": color(*by) })),
        Event::DrawOffered { by } => ("draw_offered", json!({ "player": color(*by) })),
        Event::DrawDeclined { by } => ("draw_declined", json!({ "player": color(*by) })),
        Event::ArbiterCalled { by } => ("arbiter_called", json!({ "caller": actor(*by) })),
        Event::ClocksStopped(reason) => ("clocks_stopped", json!({ "reason": name_of(&PAUSES, *reason) })),
        Event::ClocksStarted => ("clocks_started", json!({})),
        Event::ClocksSet(times) => ("clocks_set", json!({ "white_ms": times.white.0, "black_ms": times.black.0 })),
        Event::TimeAdded { to, span } => ("time_added", json!({ "player": color(*to), "ms": span.0 })),
        Event::TimeControlsSet(controls) => {
            ("time_controls_set", json!({ "white": controls.white.to_string(), "black": controls.black.to_string() }))
        }
        Event::PeriodSet { of, period } => ("period_set", json!({ "player": color(*of), "period": period })),
        Event::PlayerAbsent { of } => ("player_absent", json!({ "player": color(*of) })),
        Event::PlayerArrived { of } => ("player_arrived", json!({ "player": color(*of) })),
        Event::DefaultTimePassed { of } => ("default_time_passed", json!({ "player": color(*of) })),
        Event::CounterSet { of, moves } => ("counter_set", json!({ "player": color(*of), "moves": moves })),
        Event::FlagFell { of, fell } => ("flag_fell", json!({ "player": color(*of), "fell_ms": fell.0 })),
        Event::BoardsDiffered(found) => {
            ("boards_differed", json!({ "squares": found.iter().map(discrepancy_value).collect::<Vec<_>>() }))
        }
        Event::BoardsAgreed => ("boards_agreed", json!({})),
        Event::SheetsParted { agreed_plies } => ("sheets_parted", json!({ "agreed_plies": agreed_plies })),
        Event::SheetsAgreed => ("sheets_agreed", json!({})),
        Event::MoveImpossible { board } => ("move_impossible", json!({ "board": color(*board) })),
        Event::IrregularityFound(Irregularity::IllegalMove { by, half_move, count }) => {
            ("illegal_move_found", json!({ "player": color(*by), "move": half_move.to_string(), "count": count }))
        }
        Event::IrregularityFound(Irregularity::EmptyPress { by, count }) => {
            ("empty_press_found", json!({ "player": color(*by), "count": count }))
        }
        Event::IrregularityUpheld => ("irregularity_upheld", json!({})),
        Event::IrregularityDismissed => ("irregularity_dismissed", json!({})),
        Event::LineReplaced { from, half_moves } => {
            let moves: Vec<String> = half_moves.iter().map(HalfMove::to_string).collect();
            ("line_replaced", json!({ "from": from, "moves": moves }))
        }
        Event::Retraced { ply } => ("retraced", json!({ "ply": ply })),
        Event::BoardAdjusted { board } => ("board_adjusted", json!({ "board": color(*board) })),
        Event::NoteWritten(text) => ("note_written", json!({ "text": text })),
        Event::GameEnded(result) => {
            let mut value = json!({ "result": result.score(), "reason": result.reason.name() });
            if let Some(proof) = result.no_mate {
                value["no_mate"] = json!(proof.name());
                value["states"] = json!(proof.states());
            }
            ("game_ended", value)
        }
    };
    let Value::Object(fields) = value else { return (kind, Fields::new()) };
    (kind, fields)
}

/// The event of that kind with those fields, if there is one.
pub fn decode(kind: &str, fields: &Fields) -> Option<Event> {
    let player = || color_in(fields, "player");
    Some(match kind {
        "record_opened" => Event::RecordOpened(Box::new(terms_from(fields.get("terms")?.as_object()?)?)),
        "record_reopened" => Event::RecordReopened { gap: span_in(fields, "gap_ms")? },
        "time_missing" => Event::TimeMissing { gap: span_in(fields, "gap_ms")? },
        "play_begun" => Event::PlayBegun,
        "pieces_touched" => {
            let squares = fields.get("squares")?.as_array()?.iter();
            let squares = squares.map(|square| square.as_str()?.parse().ok()).collect::<Option<_>>()?;
            Event::PiecesTouched { by: player()?, squares }
        }
        "touch_disregarded" => Event::TouchDisregarded { by: player()? },
        "move_announced" => Event::MoveAnnounced(announcement_from(fields)?),
        "move_repeated" => Event::MoveRepeated { by: actor_in(fields, "repeated_by")? },
        "repetition_differed" => {
            Event::RepetitionDiffered { by: actor_in(fields, "repeated_by")?, repeated: parsed(fields, "move")? }
        }
        "announcement_corrected" => Event::AnnouncementCorrected(announcement_from(fields)?),
        "announcement_withdrawn" => Event::AnnouncementWithdrawn,
        "executed" => Event::Executed { board: color_in(fields, "board")?, execution: execution_from(fields)? },
        "recorded" => Event::Recorded { sheet: color_in(fields, "sheet")?, entry: entry_from(fields)? },
        "struck" => Event::Struck { sheet: color_in(fields, "sheet")?, from: count(fields, "from")? },
        "move_made" => Event::MoveMade { by: player()? },
        "move_completed" => Event::MoveCompleted { by: player()? },
        "draw_offered" => Event::DrawOffered { by: player()? },
        "draw_declined" => Event::DrawDeclined { by: player()? },
        "arbiter_called" => Event::ArbiterCalled { by: actor_in(fields, "caller")? },
        "clocks_stopped" => Event::ClocksStopped(named(&PAUSES, text(fields, "reason")?)?),
        "clocks_started" => Event::ClocksStarted,
        "clocks_set" => {
            Event::ClocksSet(ByColor { white: span_in(fields, "white_ms")?, black: span_in(fields, "black_ms")? })
        }
        "time_added" => Event::TimeAdded { to: player()?, span: span_in(fields, "ms")? },
        "time_controls_set" => {
            let controls = ByColor { white: parsed(fields, "white")?, black: parsed(fields, "black")? };
            Event::TimeControlsSet(Box::new(controls))
        }
        "period_set" => Event::PeriodSet { of: player()?, period: u32::try_from(count(fields, "period")?).ok()? },
        "player_absent" => Event::PlayerAbsent { of: player()? },
        "player_arrived" => Event::PlayerArrived { of: player()? },
        "default_time_passed" => Event::DefaultTimePassed { of: player()? },
        "counter_set" => Event::CounterSet { of: player()?, moves: u32::try_from(count(fields, "moves")?).ok()? },
        "flag_fell" => Event::FlagFell { of: player()?, fell: Moment(fields.get("fell_ms")?.as_u64()?) },
        "boards_differed" => {
            let squares = fields.get("squares")?.as_array()?;
            Event::BoardsDiffered(squares.iter().map(discrepancy_from).collect::<Option<_>>()?)
        }
        "boards_agreed" => Event::BoardsAgreed,
        "sheets_parted" => Event::SheetsParted { agreed_plies: count(fields, "agreed_plies")? },
        "sheets_agreed" => Event::SheetsAgreed,
        "move_impossible" => Event::MoveImpossible { board: color_in(fields, "board")? },
        "illegal_move_found" => Event::IrregularityFound(Irregularity::IllegalMove {
            by: player()?,
            half_move: parsed(fields, "move")?,
            count: u32::try_from(count(fields, "count")?).ok()?,
        }),
        "empty_press_found" => {
            let nth = match fields.get("count")? {
                none if none.is_null() => None,
                _ => Some(u32::try_from(count(fields, "count")?).ok()?),
            };
            Event::IrregularityFound(Irregularity::EmptyPress { by: player()?, count: nth })
        }
        "irregularity_upheld" => Event::IrregularityUpheld,
        "irregularity_dismissed" => Event::IrregularityDismissed,
        "line_replaced" => {
            Event::LineReplaced { from: count(fields, "from")?, half_moves: half_moves_in(fields, "moves")? }
        }
        "retraced" => Event::Retraced { ply: count(fields, "ply")? },
        "board_adjusted" => Event::BoardAdjusted { board: color_in(fields, "board")? },
        "note_written" => Event::NoteWritten(text(fields, "text")?.into()),
        "game_ended" => Event::GameEnded(GameResult {
            points: result::score(text(fields, "result")?).ok()?,
            reason: reason_in(fields)?,
            no_mate: proof_in(fields)?,
        }),
        _ => return None,
    })
}

const PAUSES: [(&str, PauseReason); 9] = [
    ("not_begun", PauseReason::NotBegun),
    ("arbiter", PauseReason::ArbiterCalled),
    ("claim", PauseReason::Claim),
    ("mismatch", PauseReason::Mismatch),
    ("irregularity", PauseReason::Irregularity),
    ("adjourned", PauseReason::Adjourned),
    ("clock_doubtful", PauseReason::ClockDoubtful),
    ("frozen", PauseReason::Frozen),
    ("game_over", PauseReason::GameOver),
];

fn name_of<T: PartialEq + Copy>(table: &[(&'static str, T)], value: T) -> &'static str {
    table.iter().find(|(_, other)| *other == value).map_or("", |(name, _)| name)
}

fn named<T: Copy>(table: &[(&'static str, T)], name: &str) -> Option<T> {
    table.iter().find(|(other, _)| *other == name).map(|(_, value)| *value)
}
