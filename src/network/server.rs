//! The connection to the server: who we are, its streams, and what is wrong with it in our words.

use std::io;
use std::path::PathBuf;
use std::str::FromStr as _;
use std::time::Duration;

use annabella::hall::address::{RECORDS, STATES, WAYS, token};
use annabella::wording::HallTrouble;
use async_nats::jetstream::context::{CreateStreamErrorKind, GetStreamErrorKind};
use async_nats::jetstream::stream::{Config, Source, StorageType};
use async_nats::jetstream::{Context, ErrorCode};
use async_nats::{Client, ConnectError, ConnectErrorKind, ConnectOptions, Event, ServerAddr, ServerError, Subscriber};
use tokio::sync::mpsc::{self, UnboundedReceiver};

/// How long the server may take for an answer.
const PATIENCE: Duration = Duration::from_secs(4);
/// How often it is asked whether it is still there.
const PING: Duration = Duration::from_secs(2);

/// A server, and what proves to it who we are.
#[derive(Clone, Debug)]
pub struct Server {
    /// `nats://host`, `tls://host`, also with `user:password@` before the host.
    pub url: String,
    /// A file of credentials, of the seed of an nkey, or of a user and a password.
    pub credentials: Option<PathBuf>,
}

/// The variable that has what proves who we are, where no file has it.
const CREDENTIALS: &str = "ANNABELLA_CREDENTIALS";

/// Where a board with an account of its own reaches the streams of the hall.
pub const PREFIX: &str = "JS.hall.API";

/// A connection, and what becomes of it.
pub struct Connection {
    pub context: Context,
    client: Client,
    events: UnboundedReceiver<Event>,
}

impl Server {
    /// Connects once.
    ///
    /// # Errors
    ///
    /// Why not.
    pub async fn connect(&self) -> Result<Connection, HallTrouble> {
        let address = ServerAddr::from_str(&self.url).map_err(|_| HallTrouble::NotAnAddress)?;
        if !matches!(address.scheme(), "nats" | "tls") || address.host().is_empty() {
            return Err(HallTrouble::NotAnAddress);
        }
        let is_encrypted = address.scheme() == "tls";
        let (to_events, events) = mpsc::unbounded_channel();
        let report = move |event| {
            // Nobody listens any more once the connection is given up.
            let _ = to_events.send(event);
            std::future::ready(())
        };
        let options = self
            .options(&address)?
            .name("annabella-hall")
            .connection_timeout(PATIENCE)
            .request_timeout(Some(PATIENCE))
            .ping_interval(PING)
            // A lost connection is given up: the next one asks what the hall has.
            .max_reconnects(1)
            .require_tls(is_encrypted)
            .event_callback(report);
        let client = options.connect(address).await.map_err(|error| trouble_of(&error, is_encrypted))?;
        let mut context = async_nats::jetstream::new(client.clone());
        context.set_timeout(PATIENCE);
        Ok(Connection { context, client, events })
    }

    fn options(&self, address: &ServerAddr) -> Result<ConnectOptions, HallTrouble> {
        let user = address.username().map(decoded);
        let proof = self.proof(user.as_deref(), address)?;
        // Answers come to a place of this user alone.
        let user = user.or(proof.user());
        let options = proof.options()?;
        Ok(match user {
            Some(user) => options.custom_inbox_prefix(format!("_INBOX.{}", token(&user))),
            None => options,
        })
    }

    /// What proves who this is: the file, else the variable, else the password in the address.
    fn proof(&self, user: Option<&str>, address: &ServerAddr) -> Result<Proof, HallTrouble> {
        let text = match &self.credentials {
            Some(file) => Some(std::fs::read_to_string(file).map_err(|_| HallTrouble::CredentialsFile)?),
            None => of_the_environment(),
        };
        let Some(text) = text else {
            let password = decoded(address.password().unwrap_or_default());
            return Ok(user.map_or(Proof::Nothing, |user| Proof::Password(user.to_owned(), password)));
        };
        let text = text.trim();
        let is_one_line = !text.contains(char::is_whitespace);
        // The seed of an nkey stands alone on its line, as do a user and a password; a file of credentials has a
        // heading.
        match text.split_once(':').filter(|_| is_one_line) {
            Some((user, password)) => Ok(Proof::Password(user.to_owned(), password.to_owned())),
            None if is_one_line && text.starts_with("SU") => Ok(Proof::Seed(text.to_owned())),
            None => Ok(Proof::Credentials(text.to_owned())),
        }
    }
}

#[allow(clippy::disallowed_methods, reason = "no password stands on a command line")]
fn of_the_environment() -> Option<String> {
    std::env::var(CREDENTIALS).ok().filter(|text| !text.trim().is_empty())
}

/// A proof to a server of who connects.
enum Proof {
    Nothing,
    Password(String, String),
    Seed(String),
    Credentials(String),
}

impl Proof {
    /// The user who has a password.
    fn user(&self) -> Option<String> {
        match self {
            Proof::Password(user, _) => Some(user.clone()),
            Proof::Nothing | Proof::Seed(_) | Proof::Credentials(_) => None,
        }
    }

    fn options(self) -> Result<ConnectOptions, HallTrouble> {
        match self {
            Proof::Nothing => Ok(ConnectOptions::new()),
            Proof::Password(user, password) => Ok(ConnectOptions::with_user_and_password(user, password)),
            Proof::Seed(seed) => Ok(ConnectOptions::with_nkey(seed)),
            // The last line is only read with its end.
            Proof::Credentials(text) => {
                ConnectOptions::with_credentials(&format!("{text}\n")).map_err(|_| HallTrouble::CredentialsFile)
            }
        }
    }
}

impl Connection {
    /// The way of a board to the streams of the hall: its own account reaches them by a prefix.
    pub async fn of_a_board(&self) -> Context {
        let why = self.context.get_stream(RECORDS.0).await.err().map(|error| no_stream(&error));
        if why == Some(HallTrouble::NoJetStream) { self.by_prefix() } else { self.context.clone() }
    }

    /// Whether this is the account of a board, which may not read the hall.
    pub async fn is_of_a_board(&self) -> bool {
        self.by_prefix().get_stream(RECORDS.0).await.is_ok()
    }

    fn by_prefix(&self) -> Context {
        let mut context = async_nats::jetstream::with_prefix(self.client.clone(), PREFIX);
        context.set_timeout(PATIENCE);
        context
    }

    /// The messages that come there from now on; `None` where it cannot be heard.
    pub async fn heard(&self, subject: String) -> Option<Subscriber> {
        self.client.subscribe(subject).await.ok()
    }

    /// Waits until the connection is lost or the server forbids something. A board may be forbidden to hear notes.
    pub async fn end(&mut self) -> HallTrouble {
        loop {
            match self.events.recv().await {
                Some(Event::ServerError(ServerError::AuthorizationViolation)) => return HallTrouble::Credentials,
                Some(Event::ServerError(ServerError::Other(why))) if is_forbidden(&why) && !is_about_hearing(&why) => {
                    return HallTrouble::NotAllowed;
                }
                Some(Event::Disconnected | Event::Closed | Event::ClientError(_)) | None => {
                    return HallTrouble::NotReached;
                }
                Some(
                    Event::Connected
                    | Event::LameDuckMode
                    | Event::Draining
                    | Event::SlowConsumer(_)
                    | Event::ServerError(_),
                ) => {}
            }
        }
    }
}

/// A part of an address with its percent signs and digits as the letters that they stand for.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let digits = after.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        match digits.filter(|_| *first == b'%').and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Whether it is a subscription that is forbidden: without the notes of the arbiter a board is sent all the same.
fn is_about_hearing(why: &str) -> bool {
    why.to_lowercase().contains("subscription")
}

fn is_forbidden(why: &str) -> bool {
    why.to_lowercase().contains("permissions violation")
}

fn trouble_of(error: &ConnectError, is_encrypted: bool) -> HallTrouble {
    let source = std::error::Error::source(error).and_then(|source| source.downcast_ref::<io::Error>());
    // Who answers, and not with what TLS begins with.
    let is_not_tls = source.is_some_and(|error| {
        matches!(
            error.kind(),
            io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof | io::ErrorKind::ConnectionReset
        )
    });
    match error.kind() {
        ConnectErrorKind::ServerParse => HallTrouble::NotAnAddress,
        ConnectErrorKind::Dns => HallTrouble::NotResolved,
        ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => HallTrouble::Credentials,
        ConnectErrorKind::Tls => HallTrouble::Tls,
        ConnectErrorKind::Io if is_encrypted && is_not_tls => HallTrouble::Tls,
        ConnectErrorKind::TimedOut | ConnectErrorKind::Io | ConnectErrorKind::MaxReconnects => HallTrouble::NotReached,
    }
}

/// Makes the two streams where they are missing.
///
/// # Errors
///
/// Where the server keeps no messages, or the names belong to another program.
pub async fn make_streams(context: &Context) -> Result<(), HallTrouble> {
    make(context, &[RECORDS, STATES], None).await
}

/// Makes the two streams as mirrors of those of another server, in its domain.
///
/// # Errors
///
/// As [`make_streams`].
pub async fn make_mirrors(context: &Context, domain: &str) -> Result<(), HallTrouble> {
    make(context, &[RECORDS, STATES], Some(domain)).await
}

/// Makes the stream of what the arbiters say to each other, where it is missing.
///
/// # Errors
///
/// As [`make_streams`].
pub async fn make_ways(context: &Context) -> Result<(), HallTrouble> {
    make(context, &[WAYS], None).await
}

async fn make(context: &Context, streams: &[(&str, &str)], mirrored: Option<&str>) -> Result<(), HallTrouble> {
    for (name, subjects) in streams {
        match context.get_stream(name).await {
            Ok(stream) => {
                let config = &stream.cached_info().config;
                // A mirror has no subjects of its own.
                let is_ours = config.allow_direct && config.subjects.iter().any(|own| own == subjects);
                if config.mirror.is_none() && !is_ours {
                    return Err(HallTrouble::OtherStream);
                }
            }
            Err(error) => {
                if let GetStreamErrorKind::JetStream(why) = error.kind()
                    && why.error_code() == ErrorCode::STREAM_NOT_FOUND
                {
                    make_stream(context, name, subjects, mirrored).await?;
                } else {
                    return Err(no_stream(&error));
                }
            }
        }
    }
    Ok(())
}

async fn make_stream(context: &Context, name: &str, subjects: &str, mirrored: Option<&str>) -> Result<(), HallTrouble> {
    let mirror =
        mirrored.map(|domain| Source { name: name.to_owned(), domain: Some(domain.to_owned()), ..Source::default() });
    let config = Config {
        name: name.to_owned(),
        subjects: if mirror.is_some() { Vec::new() } else { vec![subjects.to_owned()] },
        mirror,
        storage: StorageType::File,
        max_messages_per_subject: if name == RECORDS.0 { -1 } else { 1 },
        allow_direct: true,
        ..Config::default()
    };
    match context.create_stream(config).await {
        Ok(_) => Ok(()),
        Err(error) => Err(match error.kind() {
            CreateStreamErrorKind::JetStreamUnavailable => HallTrouble::NoJetStream,
            CreateStreamErrorKind::JetStream(why) if why.error_code() == ErrorCode::STREAM_SUBJECT_OVERLAP => {
                HallTrouble::OtherStream
            }
            // Another board has made it in this moment.
            CreateStreamErrorKind::JetStream(why) if why.error_code() == ErrorCode::STREAM_NAME_EXIST => {
                return Ok(());
            }
            CreateStreamErrorKind::JetStream(_) => HallTrouble::NotKept,
            CreateStreamErrorKind::TimedOut
            | CreateStreamErrorKind::Response
            | CreateStreamErrorKind::ResponseParse
            | CreateStreamErrorKind::NotFound
            | CreateStreamErrorKind::EmptyStreamName
            | CreateStreamErrorKind::InvalidStreamName
            | CreateStreamErrorKind::DomainAndExternalSet => HallTrouble::NotReached,
        }),
    }
}

fn no_stream(error: &async_nats::jetstream::context::GetStreamError) -> HallTrouble {
    let no_answer =
        std::error::Error::source(error).is_some_and(|why| why.to_string().contains("resource does not exist"));
    match error.kind() {
        GetStreamErrorKind::JetStream(why)
            if [ErrorCode::JETSTREAM_NOT_ENABLED, ErrorCode::JETSTREAM_NOT_ENABLED_FOR_ACCOUNT]
                .contains(&why.error_code()) =>
        {
            HallTrouble::NoJetStream
        }
        GetStreamErrorKind::Request if no_answer => HallTrouble::NoJetStream,
        GetStreamErrorKind::JetStream(_) | GetStreamErrorKind::Request => HallTrouble::NotReached,
        GetStreamErrorKind::EmptyName | GetStreamErrorKind::InvalidStreamName => HallTrouble::OtherStream,
    }
}
