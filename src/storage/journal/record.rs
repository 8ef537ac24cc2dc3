//! One line of the journal: an event with its moment, its author and its place in the chain.

use serde_json::{Map, Value, json};

use super::fields::{decode, encode};
use super::values::{actor, actor_from};
use crate::game::clock::moment::Moment;
use crate::game::event::Event;
use crate::game::people::Actor;

/// The version of the form in which records are written.
const VERSION: u64 = 1;

/// One fact as it is kept: the only form that is written to disk.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The number of the line, from 0, without gaps.
    pub seq: u64,
    /// When it happened, since the record was opened.
    pub at: Moment,
    /// When it happened on the wall, in milliseconds since 1970 (UTC).
    pub wall_ms: u64,
    pub by: Actor,
    pub event: Event,
}

/// Not a line that a journal of this version can hold at that place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotARecord;

impl Record {
    /// The line, newline included, and the checksum with which the next line is chained to it.
    pub fn to_line(&self, chain: u32) -> (String, u32) {
        let (kind, fields) = encode(&self.event);
        let mut object = Map::new();
        object.insert("v".into(), json!(VERSION));
        object.insert("seq".into(), json!(self.seq));
        object.insert("at_ms".into(), json!(self.at.0));
        object.insert("wall".into(), json!(self.wall_ms));
        object.insert("by".into(), json!(actor(self.by)));
        object.insert("kind".into(), json!(kind));
        object.extend(fields);
        let mut line = Value::Object(object).to_string();
        line.pop();
        let checksum = checksum(chain, &line);
        line.push_str(&format!(",\"c\":\"{checksum:08x}\"}}\n"));
        (line, checksum)
    }

    /// Reads a line, without its newline, that is chained to a line with that checksum.
    ///
    /// # Errors
    ///
    /// [`NotARecord`] where the checksum is wrong or the content is none of this version.
    pub fn from_line(line: &str, chain: u32) -> Result<(Record, u32), NotARecord> {
        let (body, tail) = line.rsplit_once(",\"c\":\"").ok_or(NotARecord)?;
        let written = tail.strip_suffix("\"}").and_then(|hex| u32::from_str_radix(hex, 16).ok()).ok_or(NotARecord)?;
        if written != checksum(chain, body) {
            return Err(NotARecord);
        }
        let Ok(Value::Object(object)) = serde_json::from_str(line) else { return Err(NotARecord) };
        let number = |name: &str| object.get(name).and_then(Value::as_u64).ok_or(NotARecord);
        let text = |name: &str| object.get(name).and_then(Value::as_str).ok_or(NotARecord);
        if number("v")? != VERSION {
            return Err(NotARecord);
        }
        let record = Record {
            seq: number("seq")?,
            at: Moment(number("at_ms")?),
            wall_ms: number("wall")?,
            by: actor_from(text("by")?).ok_or(NotARecord)?,
            event: decode(text("kind")?, &object).ok_or(NotARecord)?,
        };
        Ok((record, written))
    }
}

fn checksum(chain: u32, body: &str) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&chain.to_le_bytes());
    hasher.update(body.as_bytes());
    hasher.finalize()
}
