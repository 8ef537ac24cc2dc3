//! A message between two programs as one line of JSON.

use serde::Serialize;

/// The line of a message, with its line end.
pub fn to_line(message: &impl Serialize) -> String {
    // Only a map whose keys are not strings could fail, and no message has one.
    serde_json::to_string(message).unwrap_or_default() + "\n"
}
