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
use crate::game::event::{CaseEvent, ClockEvent, Event, GameEvent, Irregularity, MoveEvent, RecordsEvent};
use crate::game::half_move::HalfMove;
use crate::game::laws::result::{self, GameResult};

/// The kind of an event and its fields.
pub fn encode(event: &Event) -> (&'static str, Fields) {
    let (kind, value) = match event {
        Event::Game(GameEvent::Opened(terms)) => ("record_opened", json!({ "terms": terms_value(terms) })),
        Event::Game(GameEvent::Reopened { gap }) => ("record_reopened", json!({ "gap_ms": gap.0 })),
        Event::Clock(ClockEvent::TimeMissing { gap }) => ("time_missing", json!({ "gap_ms": gap.0 })),
        Event::Game(GameEvent::PlayBegun) => ("play_begun", json!({})),
        Event::Move(MoveEvent::Touched { by, squares }) => {
            let squares: Vec<String> = squares.iter().map(Square::to_string).collect();
            ("pieces_touched", json!({ "player": color(*by), "squares": squares }))
        }
        Event::Move(MoveEvent::TouchDisregarded { by }) => ("touch_disregarded", json!({ "player": color(*by) })),
        Event::Move(MoveEvent::Announced(announcement)) => ("move_announced", announcement_value(announcement)),
        Event::Move(MoveEvent::Repeated { by }) => ("move_repeated", json!({ "repeated_by": actor(*by) })),
        Event::Move(MoveEvent::RepetitionDiffered { by, repeated }) => {
            ("repetition_differed", json!({ "repeated_by": actor(*by), "move": repeated.to_string() }))
        }
        Event::Move(MoveEvent::Corrected(announcement)) => ("announcement_corrected", announcement_value(announcement)),
        Event::Move(MoveEvent::Withdrawn) => ("announcement_withdrawn", json!({})),
        Event::Records(RecordsEvent::Executed { board, execution }) => {
            let mut value = execution_value(execution);
            value["board"] = json!(color(*board));
            ("executed", value)
        }
        Event::Records(RecordsEvent::Recorded { sheet, entry }) => {
            let mut value = entry_value(entry);
            value["sheet"] = json!(color(*sheet));
            ("recorded", value)
        }
        Event::Records(RecordsEvent::Struck { sheet, from }) => {
            ("struck", json!({ "sheet": color(*sheet), "from": from }))
        }
        Event::Move(MoveEvent::Made { by }) => ("move_made", json!({ "player": color(*by) })),
        Event::Move(MoveEvent::Completed { by }) => ("move_completed", json!({ "player": color(*by) })),
        Event::Case(CaseEvent::DrawOffered { by }) => ("draw_offered", json!({ "player": color(*by) })),
        Event::Case(CaseEvent::DrawDeclined { by }) => ("draw_declined", json!({ "player": color(*by) })),
        Event::Case(CaseEvent::ArbiterCalled { by }) => ("arbiter_called", json!({ "caller": actor(*by) })),
        Event::Clock(ClockEvent::Stopped(reason)) => ("clocks_stopped", json!({ "reason": name_of(&PAUSES, *reason) })),
        Event::Clock(ClockEvent::Started) => ("clocks_started", json!({})),
        Event::Clock(ClockEvent::Set(times)) => {
            ("clocks_set", json!({ "white_ms": times.white.0, "black_ms": times.black.0 }))
        }
        Event::Clock(ClockEvent::TimeAdded { to, span, case }) => {
            ("time_added", with_case(json!({ "player": color(*to), "ms": span.0 }), *case))
        }
        Event::Clock(ClockEvent::ControlsSet(controls)) => {
            ("time_controls_set", json!({ "white": controls.white.to_string(), "black": controls.black.to_string() }))
        }
        Event::Clock(ClockEvent::PeriodSet { of, period }) => {
            ("period_set", json!({ "player": color(*of), "period": period }))
        }
        Event::Clock(ClockEvent::PlayerAbsent { of }) => ("player_absent", json!({ "player": color(*of) })),
        Event::Clock(ClockEvent::PlayerArrived { of }) => ("player_arrived", json!({ "player": color(*of) })),
        Event::Clock(ClockEvent::DefaultTimePassed { of }) => ("default_time_passed", json!({ "player": color(*of) })),
        Event::Clock(ClockEvent::CounterSet { of, moves }) => {
            ("counter_set", json!({ "player": color(*of), "moves": moves }))
        }
        Event::Clock(ClockEvent::FlagFell { of, fell }) => {
            ("flag_fell", json!({ "player": color(*of), "fell_ms": fell.0 }))
        }
        Event::Records(RecordsEvent::BoardsDiffered(found)) => {
            ("boards_differed", json!({ "squares": found.iter().map(discrepancy_value).collect::<Vec<_>>() }))
        }
        Event::Records(RecordsEvent::BoardsAgreed) => ("boards_agreed", json!({})),
        Event::Records(RecordsEvent::SheetsParted { agreed_plies }) => {
            ("sheets_parted", json!({ "agreed_plies": agreed_plies }))
        }
        Event::Records(RecordsEvent::SheetsAgreed) => ("sheets_agreed", json!({})),
        Event::Move(MoveEvent::Impossible { board }) => ("move_impossible", json!({ "board": color(*board) })),
        Event::Case(CaseEvent::IrregularityFound(Irregularity::IllegalMove { by, half_move, count })) => {
            ("illegal_move_found", json!({ "player": color(*by), "move": half_move.to_string(), "count": count }))
        }
        Event::Case(CaseEvent::IrregularityFound(Irregularity::EmptyPress { by, count })) => {
            ("empty_press_found", json!({ "player": color(*by), "count": count }))
        }
        Event::Case(CaseEvent::IrregularityUpheld { case }) => ("irregularity_upheld", with_case(json!({}), *case)),
        Event::Case(CaseEvent::IrregularityDismissed { case }) => {
            ("irregularity_dismissed", with_case(json!({}), *case))
        }
        Event::Case(CaseEvent::FlagClaimed { of }) => ("flag_claimed", json!({ "player": color(*of) })),
        Event::Case(CaseEvent::RulingPostponed { case }) => ("ruling_postponed", json!({ "case": case })),
        Event::Records(RecordsEvent::LineReplaced { from, half_moves }) => {
            let moves: Vec<String> = half_moves.iter().map(HalfMove::to_string).collect();
            ("line_replaced", json!({ "from": from, "moves": moves }))
        }
        Event::Records(RecordsEvent::Retraced { ply }) => ("retraced", json!({ "ply": ply })),
        Event::Records(RecordsEvent::BoardAdjusted { board }) => ("board_adjusted", json!({ "board": color(*board) })),
        Event::Game(GameEvent::NoteWritten(text)) => ("note_written", json!({ "text": text })),
        Event::Game(GameEvent::Ended(result)) => {
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
        "record_opened" => Event::Game(GameEvent::Opened(Box::new(terms_from(fields.get("terms")?.as_object()?)?))),
        "record_reopened" => Event::Game(GameEvent::Reopened { gap: span_in(fields, "gap_ms")? }),
        "time_missing" => Event::Clock(ClockEvent::TimeMissing { gap: span_in(fields, "gap_ms")? }),
        "play_begun" => Event::Game(GameEvent::PlayBegun),
        "pieces_touched" => {
            let squares = fields.get("squares")?.as_array()?.iter();
            let squares = squares.map(|square| square.as_str()?.parse().ok()).collect::<Option<_>>()?;
            Event::Move(MoveEvent::Touched { by: player()?, squares })
        }
        "touch_disregarded" => Event::Move(MoveEvent::TouchDisregarded { by: player()? }),
        "move_announced" => Event::Move(MoveEvent::Announced(announcement_from(fields)?)),
        "move_repeated" => Event::Move(MoveEvent::Repeated { by: actor_in(fields, "repeated_by")? }),
        "repetition_differed" => Event::Move(MoveEvent::RepetitionDiffered {
            by: actor_in(fields, "repeated_by")?,
            repeated: parsed(fields, "move")?,
        }),
        "announcement_corrected" => Event::Move(MoveEvent::Corrected(announcement_from(fields)?)),
        "announcement_withdrawn" => Event::Move(MoveEvent::Withdrawn),
        "executed" => Event::Records(RecordsEvent::Executed {
            board: color_in(fields, "board")?,
            execution: execution_from(fields)?,
        }),
        "recorded" => {
            Event::Records(RecordsEvent::Recorded { sheet: color_in(fields, "sheet")?, entry: entry_from(fields)? })
        }
        "struck" => {
            Event::Records(RecordsEvent::Struck { sheet: color_in(fields, "sheet")?, from: count(fields, "from")? })
        }
        "move_made" => Event::Move(MoveEvent::Made { by: player()? }),
        "move_completed" => Event::Move(MoveEvent::Completed { by: player()? }),
        "draw_offered" => Event::Case(CaseEvent::DrawOffered { by: player()? }),
        "draw_declined" => Event::Case(CaseEvent::DrawDeclined { by: player()? }),
        "arbiter_called" => Event::Case(CaseEvent::ArbiterCalled { by: actor_in(fields, "caller")? }),
        "clocks_stopped" => Event::Clock(ClockEvent::Stopped(named(&PAUSES, text(fields, "reason")?)?)),
        "clocks_started" => Event::Clock(ClockEvent::Started),
        "clocks_set" => Event::Clock(ClockEvent::Set(ByColor {
            white: span_in(fields, "white_ms")?,
            black: span_in(fields, "black_ms")?,
        })),
        "time_added" => {
            Event::Clock(ClockEvent::TimeAdded { to: player()?, span: span_in(fields, "ms")?, case: case_in(fields) })
        }
        "time_controls_set" => {
            let controls = ByColor { white: parsed(fields, "white")?, black: parsed(fields, "black")? };
            Event::Clock(ClockEvent::ControlsSet(Box::new(controls)))
        }
        "period_set" => {
            Event::Clock(ClockEvent::PeriodSet { of: player()?, period: u32::try_from(count(fields, "period")?).ok()? })
        }
        "player_absent" => Event::Clock(ClockEvent::PlayerAbsent { of: player()? }),
        "player_arrived" => Event::Clock(ClockEvent::PlayerArrived { of: player()? }),
        "default_time_passed" => Event::Clock(ClockEvent::DefaultTimePassed { of: player()? }),
        "counter_set" => {
            Event::Clock(ClockEvent::CounterSet { of: player()?, moves: u32::try_from(count(fields, "moves")?).ok()? })
        }
        "flag_fell" => {
            Event::Clock(ClockEvent::FlagFell { of: player()?, fell: Moment(fields.get("fell_ms")?.as_u64()?) })
        }
        "boards_differed" => {
            let squares = fields.get("squares")?.as_array()?;
            Event::Records(RecordsEvent::BoardsDiffered(squares.iter().map(discrepancy_from).collect::<Option<_>>()?))
        }
        "boards_agreed" => Event::Records(RecordsEvent::BoardsAgreed),
        "sheets_parted" => Event::Records(RecordsEvent::SheetsParted { agreed_plies: count(fields, "agreed_plies")? }),
        "sheets_agreed" => Event::Records(RecordsEvent::SheetsAgreed),
        "move_impossible" => Event::Move(MoveEvent::Impossible { board: color_in(fields, "board")? }),
        "illegal_move_found" => Event::Case(CaseEvent::IrregularityFound(Irregularity::IllegalMove {
            by: player()?,
            half_move: parsed(fields, "move")?,
            count: u32::try_from(count(fields, "count")?).ok()?,
        })),
        "empty_press_found" => {
            let nth = match fields.get("count")? {
                none if none.is_null() => None,
                _ => Some(u32::try_from(count(fields, "count")?).ok()?),
            };
            Event::Case(CaseEvent::IrregularityFound(Irregularity::EmptyPress { by: player()?, count: nth }))
        }
        "irregularity_upheld" => Event::Case(CaseEvent::IrregularityUpheld { case: case_in(fields) }),
        "irregularity_dismissed" => Event::Case(CaseEvent::IrregularityDismissed { case: case_in(fields) }),
        "flag_claimed" => Event::Case(CaseEvent::FlagClaimed { of: player()? }),
        "ruling_postponed" => Event::Case(CaseEvent::RulingPostponed { case: case_in(fields)? }),
        "line_replaced" => Event::Records(RecordsEvent::LineReplaced {
            from: count(fields, "from")?,
            half_moves: half_moves_in(fields, "moves")?,
        }),
        "retraced" => Event::Records(RecordsEvent::Retraced { ply: count(fields, "ply")? }),
        "board_adjusted" => Event::Records(RecordsEvent::BoardAdjusted { board: color_in(fields, "board")? }),
        "note_written" => Event::Game(GameEvent::NoteWritten(text(fields, "text")?.into())),
        "game_ended" => Event::Game(GameEvent::Ended(GameResult {
            points: result::score(text(fields, "result")?).ok()?,
            reason: reason_in(fields)?,
            no_mate: proof_in(fields)?,
        })),
        _ => return None,
    })
}

/// The number of the case an event is about, where it is about one.
fn case_in(fields: &Fields) -> Option<u32> {
    u32::try_from(count(fields, "case")?).ok()
}

fn with_case(mut value: Value, case: Option<u32>) -> Value {
    if let Some(case) = case {
        value["case"] = json!(case);
    }
    value
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
