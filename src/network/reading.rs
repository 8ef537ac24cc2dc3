//! The boards of the hall on their way to who reads them: from the server's streams into a channel.

use std::collections::{HashMap, HashSet};
use std::sync::mpsc::Sender;
use std::time::Duration;

use annabella::hall::address::{BoardAddress, RECORDS, STATES, WAYS};
use annabella::hall::input::HallInput;
use annabella::hall::link::HallNote;
use annabella::hall::server_clock::ServerClock;
use annabella::time::unix_ms;
use annabella::wording::HallTrouble;
use async_nats::jetstream::consumer::DeliverPolicy;
use async_nats::jetstream::consumer::pull::{Ordered, OrderedConfig};
use async_nats::jetstream::{Context, Message};
use futures_util::{StreamExt as _, TryStreamExt as _};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{Instant, interval_at, sleep};

use super::board::RECORD;
use super::server::{Server, make_mirrors, make_streams, make_ways};

/// The wait before the next try.
const WAIT: Duration = Duration::from_secs(1);
/// How often it is looked whether the server still has every board.
const LOOK: Duration = Duration::from_secs(5);

/// Which boards are read: all events and rounds, or one of them.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// The domain of the server whose hall is mirrored.
    pub mirrored: Option<String>,
    pub event: Option<String>,
    pub round: Option<String>,
}

impl Asked {
    fn subject(&self, what: &str) -> String {
        let part = |part: &Option<String>| part.clone().unwrap_or_else(|| "*".to_owned());
        format!("hall.{}.{}.*.{what}", part(&self.event), part(&self.round))
    }
}

/// A word of an arbiter about a board.
pub enum Said {
    /// To the other tables of the hall: who is on the way to the board, or that nobody is.
    Way { board: BoardAddress, arbiter: Option<String> },
    /// To the board: what it writes down.
    Note { board: BoardAddress, note: HallNote },
}

/// The form of that in the stream.
#[derive(Serialize, Deserialize)]
struct Way {
    arbiter: Option<String>,
}

/// Reads the hall until nobody listens any more. What comes after a lost connection goes on where it ended.
pub async fn read(server: &Server, asked: &Asked, to: &Sender<HallInput>, said: &mut UnboundedReceiver<Said>) {
    let mut reader = Reader {
        asked,
        to,
        known: HashMap::new(),
        missing: HashSet::new(),
        gone: HashSet::new(),
        clock: ServerClock::default(),
    };
    loop {
        let why = match server.connect().await {
            Ok(mut connection) => {
                let context = connection.context.clone();
                let why = tokio::select! {
                    why = reader.read(&context, said) => why,
                    why = connection.end() => Some(why),
                };
                let is_foreign = why == Some(HallTrouble::NoJetStream) && connection.is_of_a_board().await;
                if is_foreign { Some(HallTrouble::NotAllowed) } else { why }
            }
            Err(why) => Some(why),
        };
        let Some(why) = why else { return };
        if to.send(HallInput::Lost(why)).is_err() {
            return;
        }
        sleep(WAIT).await;
    }
}

struct Reader<'a> {
    asked: &'a Asked,
    to: &'a Sender<HallInput>,
    /// The record at each board, and the number of its next line.
    known: HashMap<BoardAddress, (String, u64)>,
    /// The boards of which the server had nothing when it was looked last.
    missing: HashSet<BoardAddress>,
    /// The boards of which it had nothing for longer.
    gone: HashSet<BoardAddress>,
    clock: ServerClock,
}

/// The age of a message: there already, or new.
#[derive(Clone, Copy)]
enum Comes {
    Before,
    Now,
}

impl Reader<'_> {
    /// Why nothing more comes; `None` where nobody listens.
    async fn read(&mut self, context: &Context, to_say: &mut UnboundedReceiver<Said>) -> Option<HallTrouble> {
        let made = match &self.asked.mirrored {
            Some(domain) => make_mirrors(context, domain).await,
            None => make_streams(context).await,
        };
        if let Err(why) = made {
            return Some(why);
        }
        let records = follow(context, RECORDS.0, self.asked.subject("record"), DeliverPolicy::All).await;
        let states = follow(context, STATES.0, self.asked.subject("state"), DeliverPolicy::LastPerSubject).await;
        let (Ok(mut records), Ok(mut states)) = (records, states) else {
            return Some(HallTrouble::NotReached);
        };
        // Who only looks on has no part in what the arbiters say to each other.
        let mut said = match self.asked.mirrored {
            None if make_ways(context).await.is_ok() => {
                follow(context, WAYS.0, self.asked.subject("way"), DeliverPolicy::LastPerSubject).await.ok()
            }
            None | Some(_) => None,
        };
        // The server says what its clock shows before anything else comes from it.
        self.clock.live(states.made_ms, unix_ms());
        for _ in 0..records.waiting {
            let Some(Ok(message)) = records.messages.next().await else { return Some(HallTrouble::NotReached) };
            self.line(&message, Comes::Before)?;
        }
        for _ in 0..states.waiting {
            let Some(Ok(message)) = states.messages.next().await else { return Some(HallTrouble::NotReached) };
            self.state(&message, Comes::Before)?;
        }
        if let Some(said) = &mut said {
            for _ in 0..said.waiting {
                let Some(Ok(message)) = said.messages.next().await else { return Some(HallTrouble::NotReached) };
                self.way(&message, Comes::Before)?;
            }
        }
        self.look_for_gone_boards(context).await?;
        self.to.send(HallInput::Whole).ok()?;
        let mut looks = interval_at(Instant::now() + LOOK, LOOK);
        loop {
            let next_way = async {
                match &mut said {
                    Some(said) => said.messages.next().await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                line = records.messages.next() => match line {
                    Some(Ok(message)) => self.line(&message, Comes::Now)?,
                    Some(Err(_)) | None => return Some(HallTrouble::NotReached),
                },
                state = states.messages.next() => match state {
                    Some(Ok(message)) => self.state(&message, Comes::Now)?,
                    Some(Err(_)) | None => return Some(HallTrouble::NotReached),
                },
                way = next_way => match way {
                    Some(Ok(message)) => self.way(&message, Comes::Now)?,
                    Some(Err(_)) | None => return Some(HallTrouble::NotReached),
                },
                Some(said) = to_say.recv() => say(context, said).await,
                _ = looks.tick() => self.look_for_gone_boards(context).await?,
            }
        }
    }

    /// Passes a line on that was not read before.
    fn line(&mut self, message: &Message, comes: Comes) -> Option<()> {
        let Some(board) = BoardAddress::of_subject(&message.subject) else { return Some(()) };
        let age_ms = self.age_ms(message, comes);
        let Some(record) = record_of(message) else {
            return self.to.send(HallInput::Unreadable { board, age_ms }).ok();
        };
        let line = String::from_utf8_lossy(&message.payload).into_owned();
        let known = self.known.entry(board.clone()).or_default();
        if known.0 != record {
            *known = (record.clone(), 0);
        }
        let seq = serde_json::from_str::<serde_json::Value>(&line).ok().and_then(|line| line["seq"].as_u64());
        if seq.is_some_and(|seq| seq < known.1) {
            return Some(());
        }
        known.1 += 1;
        self.to.send(HallInput::Line { board, record, line, age_ms }).ok()
    }

    fn state(&mut self, message: &Message, comes: Comes) -> Option<()> {
        let Some(board) = BoardAddress::of_subject(&message.subject) else { return Some(()) };
        let age_ms = self.age_ms(message, comes);
        let Ok(state) = serde_json::from_slice(&message.payload) else { return Some(()) };
        if is_an_answer(message) {
            return Some(());
        }
        self.to.send(HallInput::State { board, state, age_ms }).ok()
    }

    fn way(&mut self, message: &Message, comes: Comes) -> Option<()> {
        let Some(board) = BoardAddress::of_subject(&message.subject) else { return Some(()) };
        let age_ms = self.age_ms(message, comes);
        let Ok(Way { arbiter }) = serde_json::from_slice(&message.payload) else { return Some(()) };
        self.to.send(HallInput::Way { board, arbiter, age_ms }).ok()
    }

    /// How long the server has a message, in milliseconds; nothing where it does not say it.
    fn age_ms(&mut self, message: &Message, comes: Comes) -> u64 {
        let sent = message.info().ok().map(|info| info.published.unix_timestamp_nanos() / 1_000_000);
        let Some(sent) = sent.and_then(|sent| u64::try_from(sent).ok()) else { return 0 };
        match comes {
            Comes::Before => self.clock.age_ms(sent, unix_ms()),
            Comes::Now => self.clock.live(sent, unix_ms()),
        }
    }

    /// Names the boards whose lines were there and are not any more. An emptied server gets them from the boards in the
    /// time between two looks.
    async fn look_for_gone_boards(&mut self, context: &Context) -> Option<()> {
        if self.known.is_empty() {
            return Some(());
        }
        let Ok(stream) = context.get_stream_no_info(RECORDS.0).await else { return Some(()) };
        let Ok(info) = stream.info_with_subjects(self.asked.subject("record")).await else { return Some(()) };
        // Where the answer ends early, nothing is known of the rest.
        let Ok(there) = info.map(|subject| subject.map(|(subject, _)| subject)).try_collect::<HashSet<String>>().await
        else {
            return Some(());
        };
        let missing = self.known.keys().filter(|board| !there.contains(&board.records())).cloned().collect();
        let before = std::mem::replace(&mut self.missing, missing);
        let gone: HashSet<BoardAddress> = self.missing.intersection(&before).cloned().collect();
        let before = std::mem::replace(&mut self.gone, gone);
        let is_gone = |board: &BoardAddress, is_gone| HallInput::Gone { board: board.clone(), is_gone };
        let lost = self.gone.difference(&before).map(|board| is_gone(board, true));
        let found = before.difference(&self.gone).map(|board| is_gone(board, false));
        lost.chain(found).try_for_each(|input| self.to.send(input)).ok()
    }
}

/// The record that a message is a line of; `None` where no board has sent it: it names no record, or it is an answer of
/// the server that was led here.
fn record_of(message: &Message) -> Option<String> {
    let record = message.headers.as_ref()?.get(RECORD)?.as_str();
    (!record.is_empty() && !is_an_answer(message)).then(|| record.to_owned())
}

/// Whether the server itself has written a message, as an answer.
fn is_an_answer(message: &Message) -> bool {
    let headers = message.headers.as_ref();
    headers.is_some_and(|headers| {
        ["Nats-Stream", "Nats-Subject", "Nats-Sequence"].iter().any(|name| headers.get(*name).is_some())
    })
}

/// Says it where it belongs. It is shown where it comes back.
async fn say(context: &Context, said: Said) {
    match said {
        Said::Way { board, arbiter } => {
            let Ok(text) = serde_json::to_vec(&Way { arbiter }) else { return };
            if let Ok(kept) = context.publish(board.way(), text.into()).await {
                let _ = kept.await;
            }
        }
        Said::Note { board, note } => {
            let Ok(text) = serde_json::to_vec(&note) else { return };
            // No stream keeps it. What the board has written down comes back in its record.
            let _ = context.client().publish(board.note(), text.into()).await;
        }
    }
}

/// The messages of a stream.
struct Followed {
    messages: Ordered,
    /// How many of them are there already.
    waiting: u64,
    /// When that was, by the clock of the server.
    made_ms: u64,
}

/// The messages of a stream from that policy on.
async fn follow(
    context: &Context,
    stream: &str,
    filter_subject: String,
    deliver_policy: DeliverPolicy,
) -> Result<Followed, async_nats::Error> {
    let stream = context.get_stream(stream).await?;
    let config = OrderedConfig { filter_subject, deliver_policy, ..OrderedConfig::default() };
    let consumer = stream.create_consumer(config).await?;
    let info = consumer.cached_info();
    let waiting = info.num_pending;
    let made_ms = u64::try_from(info.created.unix_timestamp_nanos() / 1_000_000).unwrap_or_default();
    Ok(Followed { messages: consumer.messages().await?, waiting, made_ms })
}
