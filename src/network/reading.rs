//! The boards of the hall on their way to who reads them: from the server's streams into a channel.

use std::collections::HashMap;
use std::sync::mpsc::Sender;
use std::time::Duration;

use annabella::hall::address::{BoardAddress, RECORDS, STATES};
use annabella::hall::input::HallInput;
use annabella::time::unix_ms;
use annabella::wording::HallTrouble;
use async_nats::jetstream::consumer::DeliverPolicy;
use async_nats::jetstream::consumer::pull::{Ordered, OrderedConfig};
use async_nats::jetstream::{Context, Message};
use futures_util::StreamExt as _;
use tokio::time::sleep;

use super::board::RECORD;
use super::server::{Server, make_mirrors, make_streams};

/// The wait before the next try.
const WAIT: Duration = Duration::from_secs(1);

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

/// Reads the hall until nobody listens any more. What comes after a lost connection goes on where it ended.
pub async fn read(server: &Server, asked: &Asked, to: &Sender<HallInput>) {
    let mut reader = Reader { asked, to, known: HashMap::new() };
    loop {
        let why = match server.connect().await {
            Ok(mut connection) => {
                let context = connection.context.clone();
                tokio::select! {
                    why = reader.read(&context) => why,
                    why = connection.end() => Some(why),
                }
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
}

impl Reader<'_> {
    /// Why nothing more comes; `None` where nobody listens.
    async fn read(&mut self, context: &Context) -> Option<HallTrouble> {
        let made = match &self.asked.mirrored {
            Some(domain) => make_mirrors(context, domain).await,
            None => make_streams(context).await,
        };
        if let Err(why) = made {
            return Some(why);
        }
        let records = follow(context, RECORDS.0, self.asked.subject("record"), DeliverPolicy::All).await;
        let states = follow(context, STATES.0, self.asked.subject("state"), DeliverPolicy::LastPerSubject).await;
        let (Ok((mut records, old_lines)), Ok((mut states, old_states))) = (records, states) else {
            return Some(HallTrouble::NotReached);
        };
        for _ in 0..old_lines {
            let Some(Ok(message)) = records.next().await else { return Some(HallTrouble::NotReached) };
            self.line(&message, age_ms(&message))?;
        }
        for _ in 0..old_states {
            let Some(Ok(message)) = states.next().await else { return Some(HallTrouble::NotReached) };
            self.state(&message, age_ms(&message))?;
        }
        self.to.send(HallInput::Whole).ok()?;
        // What comes now is new, whatever the clock of the server shows.
        loop {
            tokio::select! {
                biased;
                line = records.next() => match line {
                    Some(Ok(message)) => self.line(&message, 0)?,
                    Some(Err(_)) | None => return Some(HallTrouble::NotReached),
                },
                state = states.next() => match state {
                    Some(Ok(message)) => self.state(&message, 0)?,
                    Some(Err(_)) | None => return Some(HallTrouble::NotReached),
                },
            }
        }
    }

    /// Passes a line on that was not read before.
    fn line(&mut self, message: &Message, age_ms: u64) -> Option<()> {
        let Some(board) = BoardAddress::of_subject(&message.subject) else { return Some(()) };
        let record = message.headers.as_ref().and_then(|headers| headers.get(RECORD));
        let record = record.map(|record| record.as_str().to_owned()).unwrap_or_default();
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

    fn state(&self, message: &Message, age_ms: u64) -> Option<()> {
        let Some(board) = BoardAddress::of_subject(&message.subject) else { return Some(()) };
        let Ok(state) = serde_json::from_slice(&message.payload) else { return Some(()) };
        self.to.send(HallInput::State { board, state, age_ms }).ok()
    }
}

/// How long the server has a message, in milliseconds; nothing where it does not say it.
fn age_ms(message: &Message) -> u64 {
    let sent = message.info().ok().map(|info| info.published.unix_timestamp_nanos() / 1_000_000);
    sent.and_then(|sent| u64::try_from(sent).ok()).map_or(0, |sent| unix_ms().saturating_sub(sent))
}

/// The messages of a stream from that policy on, and how many of them are there already.
async fn follow(
    context: &Context,
    stream: &str,
    filter_subject: String,
    deliver_policy: DeliverPolicy,
) -> Result<(Ordered, u64), async_nats::Error> {
    let stream = context.get_stream(stream).await?;
    let config = OrderedConfig { filter_subject, deliver_policy, ..OrderedConfig::default() };
    let consumer = stream.create_consumer(config).await?;
    let waiting = consumer.cached_info().num_pending;
    Ok((consumer.messages().await?, waiting))
}
