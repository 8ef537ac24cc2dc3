//! One line of the journal: an event with its moment, its author and its place in the chain.

use super::chain::{Chain, Tie, tie_of};
use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::clock::time_after::TimeAfter;
use crate::game::event::{Event, EventGroup};
use crate::game::people::Actor;

/// The version of the form in which records are written. Those of version 1 are read too.
const VERSION: u64 = 2;

/// What stands before the clocks after an event, right behind its kind.
const CLOCKS: &str = ",\"clocks\":";

/// How the JSON of every event begins.
const KIND: &str = "{\"kind\":\"";

/// The JSON of an event: its kind, then its fields.
pub fn to_json(event: &Event) -> String {
    // No map in an event has a key other than a string, so this cannot fail.
    serde_json::to_string(event).unwrap_or_default()
}

/// One fact as it is kept: the only form that is written to disk.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The number of the line, from 0, without gaps.
    pub seq: u64,
    /// When it happened, since the record was opened.
    pub at: Moment,
    /// When it happened by the calendar, in milliseconds since 1970 (UTC).
    pub wall_ms: u64,
    pub by: Actor,
    pub event: Event,
    /// What the event left on the clocks, where it changed something there; nothing in records of before it was told.
    pub time: Option<TimeAfter>,
}

/// Why a line cannot be read as a record at its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotARecord {
    /// It is not what was written: changed, cut, or tied to another line.
    Damaged,
    /// A later Annabella wrote it, in a form of that version.
    LaterVersion(u64),
    /// It is whole, and tells an event that this Annabella does not know.
    UnknownKind(String),
}

/// What every line has, and how it is tied to the lines before it.
pub(super) struct LineHead<'a> {
    pub seq: u64,
    at_ms: u64,
    wall_ms: u64,
    by: &'a str,
    pub kind: &'a str,
    time: Option<TimeAfter>,
    /// What follows the kind and the clocks: the fields of the event, each behind its comma.
    fields: &'a str,
    pub tie: Tie,
}

impl Record {
    /// The line, newline included, tied to the end of the chain, which then ends with it.
    pub fn to_line(&self, chain: &mut Chain) -> String {
        self.to_numbered_line(self.seq, chain)
    }

    /// The same with that number.
    pub(super) fn to_numbered_line(&self, seq: u64, chain: &mut Chain) -> String {
        let Record { seq: _, at: Moment(at), wall_ms, by, event, time } = self;
        let json = to_json(event);
        let kind = event.kind().name();
        let mut body = format!(
            "{{\"v\":{VERSION},\"seq\":{seq},\"at_ms\":{at},\"wall\":{wall_ms},\"by\":\"{by}\",\"kind\":\"{kind}\""
        );
        if let Some(time) = time {
            // No map in it has a key other than a string, so this cannot fail.
            body.push_str(CLOCKS);
            body.push_str(&serde_json::to_string(time).unwrap_or_default());
        }
        // Everything behind the kind: `,"player":"white"`, or nothing.
        body.push_str(&json[KIND.len() + kind.len() + 1..json.len() - 1]);
        chain.tie(&body)
    }

    /// Reads a line, without its newline, that is tied to the end of that chain, which then ends with it.
    ///
    /// # Errors
    ///
    /// [`NotARecord`]; where the line is damaged the chain ends where it ended.
    pub fn from_line(line: &str, chain: &mut Chain) -> Result<Record, NotARecord> {
        let head = follow(line, chain)?;
        let group = EventGroup::of_kind(head.kind).ok_or_else(|| NotARecord::UnknownKind(head.kind.to_owned()))?;
        let event = format!("{KIND}{}\"{}}}", head.kind, head.fields);
        let event = group.deserialize(&mut serde_json::Deserializer::from_str(&event));
        Ok(Record {
            seq: head.seq,
            at: Moment(head.at_ms),
            wall_ms: head.wall_ms,
            by: head.by.parse().map_err(|_| NotARecord::Damaged)?,
            event: event.map_err(|_| NotARecord::Damaged)?,
            time: head.time,
        })
    }

    /// Makes it part of the game that the records before it tell: what it left on the clocks is copied, not reckoned.
    pub fn apply_to(&self, game: &mut Game) {
        game.apply_recorded(self.at, &self.event, self.time.as_ref());
    }
}

/// What every line has, where it is tied to the end of that chain, which then ends with it.
///
/// # Errors
///
/// [`NotARecord::Damaged`], [`NotARecord::LaterVersion`].
pub(super) fn follow<'a>(line: &'a str, chain: &mut Chain) -> Result<LineHead<'a>, NotARecord> {
    let version = number(line, "{\"v\":").map(|(version, _)| version);
    let Ok((body, tie)) = chain.follow(line) else {
        return Err(match version {
            // What has the form of a known version and is not tied so is damaged, whatever number it has.
            Some(later) if later > VERSION && tie_of(line).is_none() => NotARecord::LaterVersion(later),
            _ => NotARecord::Damaged,
        });
    };
    match version {
        Some(1..=VERSION) => head(body, tie).ok_or(NotARecord::Damaged),
        Some(later) => Err(NotARecord::LaterVersion(later)),
        None => Err(NotARecord::Damaged),
    }
}

/// Every version writes these in this order: what stands before and after is the same for every event.
fn head(body: &str, tie: Tie) -> Option<LineHead<'_>> {
    let (_, rest) = number(body, "{\"v\":")?;
    let (seq, rest) = number(rest, ",\"seq\":")?;
    let (at_ms, rest) = number(rest, ",\"at_ms\":")?;
    let (wall_ms, rest) = number(rest, ",\"wall\":")?;
    let (by, rest) = word(rest, ",\"by\":\"")?;
    let (kind, rest) = word(rest, ",\"kind\":\"")?;
    let (time, rest) = clocks(rest)?;
    (rest.is_empty() || rest.starts_with(',')).then_some(LineHead {
        seq,
        at_ms,
        wall_ms,
        by,
        kind,
        time,
        fields: rest,
        tie,
    })
}

/// The clocks after the event, where they stand there, and what stands behind them.
fn clocks(text: &str) -> Option<(Option<TimeAfter>, &str)> {
    let Some(rest) = text.strip_prefix(CLOCKS) else { return Some((None, text)) };
    let mut values = serde_json::Deserializer::from_str(rest).into_iter();
    let time = values.next()?.ok()?;
    Some((Some(time), rest.get(values.byte_offset()..)?))
}

fn number<'a>(text: &'a str, name: &str) -> Option<(u64, &'a str)> {
    let rest = text.strip_prefix(name)?;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    Some((rest[..end].parse().ok()?, &rest[end..]))
}

fn word<'a>(text: &'a str, name: &str) -> Option<(&'a str, &'a str)> {
    let rest = text.strip_prefix(name)?;
    let end = rest.find(|c: char| !c.is_ascii_lowercase() && c != '_')?;
    Some((&rest[..end], rest[end..].strip_prefix('"')?))
}
