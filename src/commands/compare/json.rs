//! What a comparison tells, as JSON.

use serde_json::{Value, json};
use shakmaty::fen::Fen;
use shakmaty::{EnPassantMode, Position};

use crate::game::records::scoresheet_comparison::SheetVerdict;
use crate::notation::SheetLanguage;
use crate::notation::comparison::{Comparison, Fault, FaultKind, OwnFindings};
use crate::notation::sheet::WrittenEntry;
use crate::wording::{SheetTrouble, Wording, verdict_name};

/// What was found of two sheets, as one object.
pub(super) fn object(found: &Comparison) -> Value {
    let position = &found.agreement.position;
    json!({
        "agreed_plies": found.agreement.agreed_plies(),
        "fen": Fen::from_position(position, EnPassantMode::Legal).to_string(),
        "to_move": position.turn().fold_wb("white", "black"),
        "a": own_object(&found.a),
        "b": own_object(&found.b),
        "verdict": verdict_name(found.verdict),
    })
}

/// Why sheets cannot be compared, as one object.
pub(super) fn trouble_object(trouble: &SheetTrouble, wording: &Wording) -> Value {
    json!({ "verdict": verdict_name(SheetVerdict::Unreadable), "why": wording.sheet_trouble(trouble) })
}

fn own_object(own: &OwnFindings) -> Value {
    let list = |wanted: fn(&FaultKind) -> bool| -> Vec<Value> {
        own.faults.iter().filter(|fault| wanted(&fault.kind)).map(fault_object).collect()
    };
    json!({
        "entries": own.entries,
        "next": own.next.as_ref().map(|entry| entry.text.clone()),
        "illegal": list(|kind| matches!(kind, FaultKind::Illegal(_) | FaultKind::Impossible(_))),
        "unreadable": list(|kind| matches!(kind, FaultKind::Unreadable(_))),
        "ambiguous": list(|kind| matches!(kind, FaultKind::Ambiguous(_))),
        "missing": list(|kind| matches!(kind, FaultKind::Missing)),
    })
}

/// An entry with its place: the half-move counted from 1, the move number, the side and the line of the file.
fn fault_object(fault: &Fault) -> Value {
    let WrittenEntry { text, place } = &fault.entry;
    json!({
        "ply": fault.ply + 1,
        "number": place.number,
        "side": place.side.fold_wb("white", "black"),
        "line": place.line,
        "text": text,
        "legal_in": fault.elsewhere.map(SheetLanguage::code),
    })
}
