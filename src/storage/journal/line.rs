//! One line of the record: an event with its moment, its author, and the hash that ties it to all lines before it.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::clock::time_after::TimeAfter;
use crate::game::event::{ClockEvent, Event, EventGroup, GameEvent, MoveEvent, RecordsEvent};
use crate::game::people::Actor;
use crate::game::records::boards::Source;

/// The version of the form in which records are written and read.
const VERSION: u64 = 2;

/// How the JSON of every event begins.
const KIND: &str = "{\"kind\":\"";

/// The text before the source of an event, right behind its kind.
const SOURCE: &str = ",\"source\":\"";

/// The text before the seat at which an event was typed, behind its kind and its source.
const SEAT: &str = ",\"at_seat\":\"";

/// The text before the moment at which an event arrived, behind all those.
const ARRIVED: &str = ",\"arrived_ms\":";

/// The text before the clocks after an event, behind all those.
const CLOCKS: &str = ",\"clocks\":";

/// The text before the mark of a line.
const MARK: &str = ",\"h\":\"";

/// One event as it is recorded.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The number of the line, from 0, without gaps.
    pub seq: u64,
    /// When it happened, since the record was opened.
    pub at: Moment,
    /// When it happened by the calendar, in milliseconds since 1970 (UTC).
    pub wall_ms: u64,
    pub by: Actor,
    /// What brought it about, if nobody typed it.
    pub source: Option<Source>,
    /// Who typed it at a terminal of their own, if it was not typed where the program was started.
    pub seat: Option<Actor>,
    /// When it was known here, if it was typed earlier at a seat whose line takes time.
    pub arrived: Option<Moment>,
    pub event: Event,
    /// The clocks after the event, where it changed them.
    pub time: Option<TimeAfter>,
}

/// Whether the line of such an event names its source.
pub fn names_source(event: &Event) -> bool {
    matches!(
        event,
        Event::Move(
            MoveEvent::MoveAnnounced(_) | MoveEvent::AnnouncementCorrected { .. } | MoveEvent::MoveCompleted { .. }
        ) | Event::Records(RecordsEvent::Executed { .. })
            | Event::Clock(ClockEvent::ClocksSet { .. })
            | Event::Game(GameEvent::PlayBegun)
    )
}

/// Why a line cannot be read as a record at its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotARecord {
    /// It is not what was written: changed, cut, or tied to another line.
    Damaged,
    /// It is written in the form of another version.
    UnknownVersion(u64),
    /// It is whole, and this Annabella does not know the event.
    UnknownKind(String),
}

/// The head of every line.
pub(super) struct LineHead<'a> {
    pub seq: u64,
    at_ms: u64,
    wall_ms: u64,
    by: &'a str,
    pub kind: &'a str,
    /// What follows the kind: the clocks and the fields of the event, each behind its comma.
    rest: &'a str,
}

/// The JSON of an event: its kind, then its fields.
pub fn to_json(event: &Event) -> String {
    // No map in an event has a key other than a string, so this cannot fail.
    serde_json::to_string(event).unwrap_or_default()
}

impl Record {
    /// The line, newline included, tied to the end of the chain, which then ends with it.
    pub fn to_line(&self, chain: &mut Chain) -> String {
        self.to_numbered_line(self.seq, chain)
    }

    /// The line with another number than its own.
    pub(super) fn to_numbered_line(&self, seq: u64, chain: &mut Chain) -> String {
        let Record { seq: _, at: Moment(at), wall_ms, by, source, seat, arrived, event, time } = self;
        let (json, kind) = (to_json(event), event.kind().name());
        let mut body = format!(
            "{{\"v\":{VERSION},\"seq\":{seq},\"at_ms\":{at},\"wall\":{wall_ms},\"by\":\"{by}\",\"kind\":\"{kind}\""
        );
        if let Some(source) = source {
            let source: &str = source.into();
            body.push_str(SOURCE);
            body.push_str(source);
            body.push('"');
        }
        if let Some(seat) = seat {
            body.push_str(&format!("{SEAT}{seat}\""));
        }
        if let Some(Moment(arrived)) = arrived {
            body.push_str(&format!("{ARRIVED}{arrived}"));
        }
        if let Some(time) = time {
            // No map in it has a key other than a string, so this cannot fail.
            body.push_str(CLOCKS);
            body.push_str(&serde_json::to_string(time).unwrap_or_default());
        }
        // `,"player":"white"}`, or `}` alone.
        let fields = json.get(KIND.len() + kind.len() + 1..).unwrap_or_default();
        body.push_str(fields.strip_suffix('}').unwrap_or_default());
        chain.tie(&body)
    }

    /// Reads a line, without its newline, that is tied to the end of that chain, which then ends with it.
    ///
    /// # Errors
    ///
    /// [`NotARecord`]; where the line is damaged the chain ends where it ended.
    pub fn from_line(line: &str, chain: &mut Chain) -> Result<Record, NotARecord> {
        let LineHead { seq, at_ms, wall_ms, by, kind, rest } = follow(line, chain)?;
        let kind = current_name(kind);
        let group = EventGroup::of_kind(kind).ok_or_else(|| NotARecord::UnknownKind(kind.to_owned()))?;
        let (source, rest) = source(rest).ok_or(NotARecord::Damaged)?;
        let (seat, rest) = seat(rest).ok_or(NotARecord::Damaged)?;
        let (arrived, rest) = match number(rest, ARRIVED) {
            Some((arrived, rest)) => (Some(Moment(arrived)), rest),
            None => (None, rest),
        };
        let (time, fields) = clocks(rest).ok_or(NotARecord::Damaged)?;
        let json = format!("{KIND}{kind}\"{fields}}}");
        let mut json = serde_json::Deserializer::from_str(&json);
        let event = group.deserialize(&mut json).and_then(|event| json.end().map(|()| event));
        Ok(Record {
            seq,
            at: Moment(at_ms),
            wall_ms,
            by: by.parse().map_err(|_| NotARecord::Damaged)?,
            source,
            seat,
            arrived,
            event: event.map_err(|_| NotARecord::Damaged)?,
            time,
        })
    }

    /// Applies the event to the game of the records before it. The clocks are copied from the record, not computed.
    pub fn apply_to(&self, game: &mut Game) {
        game.apply_recorded(self.at, &self.event, self.time.as_ref());
    }
}

/// The kinds of events that had other names before the first release: the old name, and the one of today.
const RENAMED: &str = include_str!("renamed.txt");

/// The name that a kind of event has now.
fn current_name(kind: &str) -> &str {
    let mut names = RENAMED.lines().filter_map(|line| line.split_once(' '));
    names.find(|(before, _)| *before == kind).map_or(kind, |(_, now)| now)
}

/// Whether this program knows that kind of event.
pub(super) fn is_known(kind: &str) -> bool {
    EventGroup::of_kind(current_name(kind)).is_some()
}

/// What every line has, where it is tied to the end of that chain, which then ends with it.
///
/// # Errors
///
/// [`NotARecord::Damaged`], [`NotARecord::UnknownVersion`].
pub(super) fn follow<'a>(line: &'a str, chain: &mut Chain) -> Result<LineHead<'a>, NotARecord> {
    match (number(line, "{\"v\":"), chain.follow(line)) {
        (Some((VERSION, _)), Ok(body)) => head(body).ok_or(NotARecord::Damaged),
        (Some((version, _)), Ok(_)) => Err(NotARecord::UnknownVersion(version)),
        // A line that ends as ours do and is not tied is damaged, whatever its number.
        (Some((version, _)), Err(NotTied)) if version != VERSION && split_mark(line).is_none() => {
            Err(NotARecord::UnknownVersion(version))
        }
        (_, _) => Err(NotARecord::Damaged),
    }
}

/// Reads what every line begins with, in this order.
fn head(body: &str) -> Option<LineHead<'_>> {
    let (_, rest) = number(body, "{\"v\":")?;
    let (seq, rest) = number(rest, ",\"seq\":")?;
    let (at_ms, rest) = number(rest, ",\"at_ms\":")?;
    let (wall_ms, rest) = number(rest, ",\"wall\":")?;
    let (by, rest) = word(rest, ",\"by\":\"")?;
    let (kind, rest) = word(rest, ",\"kind\":\"")?;
    (rest.is_empty() || rest.starts_with(',')).then_some(LineHead { seq, at_ms, wall_ms, by, kind, rest })
}

/// What brought the event about, where the line says it, and what follows.
fn source(text: &str) -> Option<(Option<Source>, &str)> {
    let Some(rest) = text.strip_prefix(SOURCE) else { return Some((None, text)) };
    let (source, rest) = rest.split_once('"')?;
    Some((Some(source.parse().ok()?), rest))
}

/// Who typed the event at a terminal of their own, where the line says it, and what follows.
fn seat(text: &str) -> Option<(Option<Actor>, &str)> {
    let Some(rest) = text.strip_prefix(SEAT) else { return Some((None, text)) };
    let (seat, rest) = rest.split_once('"')?;
    Some((Some(seat.parse().ok()?), rest))
}

/// The clocks after the event, where the line has them, and what follows.
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

/// The mark of a line: the SHA-256 of the mark before it and of everything else on the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark(pub [u8; 32]);

/// The number of words that stand for a mark on paper.
const WORDS: usize = 8;

impl Mark {
    /// The mark in 64 hexadecimal digits.
    pub fn digits(&self) -> [u8; 64] {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let mut digits = [0; 64];
        for (pair, byte) in digits.chunks_exact_mut(2).zip(self.0) {
            pair[0] = DIGITS[usize::from(byte >> 4)];
            pair[1] = DIGITS[usize::from(byte & 15)];
        }
        digits
    }

    /// Eight words of a list of 2048, which stand for the first 88 bits of the mark: for paper.
    pub fn words(&self) -> [&'static str; WORDS] {
        let list = bip39::Language::English.word_list();
        std::array::from_fn(|nth| {
            let bits = (0..11).map(|bit| nth * 11 + bit);
            let place = bits.fold(0, |place, bit| place << 1 | usize::from(self.0[bit / 8] >> (7 - bit % 8) & 1));
            list[place]
        })
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&String::from_utf8_lossy(&self.digits()))
    }
}

/// The end of a chain of lines, to which the next line is tied.
#[derive(Clone, Debug, Default)]
pub struct Chain {
    /// The mark of the last line; `None` while there is no line.
    mark: Option<Mark>,
}

/// The line is not tied to the lines before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotTied;

impl Chain {
    /// A chain without lines. The first line is tied to the hash of nothing.
    pub fn new() -> Chain {
        Chain::default()
    }

    /// Completes a line, newline included, with its mark. `body` is a JSON object without its closing brace.
    pub fn tie(&mut self, body: &str) -> String {
        let mark = self.next(body);
        self.mark = Some(mark);
        format!("{body}{MARK}{mark}\"}}\n")
    }

    /// A line without its mark and its closing brace, where it is tied to the lines before it. `line` has no newline.
    ///
    /// # Errors
    ///
    /// [`NotTied`]; the chain then ends where it ended.
    pub fn follow<'a>(&mut self, line: &'a str) -> Result<&'a str, NotTied> {
        let (body, written) = split_mark(line).ok_or(NotTied)?;
        let mark = self.next(body);
        if mark.digits() != written.as_bytes() {
            return Err(NotTied);
        }
        self.mark = Some(mark);
        Ok(body)
    }

    /// The mark of the last line, which stands for the whole record; `None` while there is no line.
    pub fn mark(&self) -> Option<Mark> {
        self.mark
    }

    fn next(&self, body: &str) -> Mark {
        let before = self.mark.map_or_else(|| Sha256::digest([]).into(), |Mark(before)| before);
        Mark(Sha256::new().chain_update(before).chain_update(body).finalize().into())
    }
}

/// The body and the digits of the mark of a line that ends with one.
fn split_mark(line: &str) -> Option<(&str, &str)> {
    let (body, tail) = line.rsplit_once(MARK)?;
    let digits = tail.strip_suffix("\"}")?;
    (digits.len() == 64).then_some((body, digits))
}
