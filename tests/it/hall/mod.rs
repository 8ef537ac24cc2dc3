//! The hall of boards with real servers on this computer.

mod hostile;
mod noting;
mod permissions;
mod playing;
mod results;
mod sending;
mod table;

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use annabella::hall::address::{BoardAddress, RECORDS, STATES};
use annabella::hall::copy::RecordCopy;
use annabella::hall::link::{BOARD, HallReport, HallRequest, PROCESS, to_line};
use async_nats::jetstream::consumer::DeliverPolicy;
use async_nats::jetstream::consumer::pull::OrderedConfig;
use async_nats::jetstream::message::PublishMessage;
use futures_util::StreamExt as _;
use rustix::process::Signal;

use crate::packages::{Package, has};
use crate::pipe::{master_game, with_enters};
use crate::program::{DEADLINE, Home, send_signal};

const HALL: &str = env!("CARGO_BIN_EXE_annabella");

/// A server with its store in a folder of its own. It ends with the test.
pub struct Server {
    program: PathBuf,
    folder: tempfile::TempDir,
    pub port: u16,
    /// More lines of its configuration.
    configuration: String,
    /// The seed with which the tests read it, where it knows its users.
    pub seed: Option<String>,
    process: Option<Child>,
}

impl Server {
    /// A running server that keeps messages; `None` where the package is missing.
    pub fn start() -> Option<Server> {
        Server::configured("jetstream { store_dir: store }\n")
    }

    pub fn configured(configuration: &str) -> Option<Server> {
        if !has(&[Package::NatsServer]) {
            return None;
        }
        let program = Package::NatsServer.program().expect("installed");
        let folder = tempfile::tempdir().expect("a temporary folder");
        let configuration = configuration.to_owned();
        let mut server = Server { program, folder, port: free_port(), configuration, seed: None, process: None };
        server.up();
        Some(server)
    }

    async fn connect(&self) -> async_nats::Client {
        let options =
            self.seed.clone().map_or_else(async_nats::ConnectOptions::new, async_nats::ConnectOptions::with_nkey);
        options.connect(self.url()).await.expect("connected")
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Starts it on the same port, and waits until it takes connections.
    pub fn up(&mut self) {
        let file = self.folder.path().join("server.conf");
        let port = self.port;
        fs::write(&file, format!("listen: 127.0.0.1:{port}\n{}", self.configuration)).expect("written");
        let mut command = Command::new(&self.program);
        command.arg("-c").arg(&file).current_dir(self.folder.path()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut process = command.spawn().expect("a server");
        let (ready, is_ready) = mpsc::channel();
        let log = BufReader::new(process.stderr.take().expect("piped"));
        thread::spawn(move || {
            for line in log.lines().map_while(Result::ok) {
                let _ = ready.send(line);
            }
        });
        self.process = Some(process);
        let mut said = Vec::new();
        while let Ok(line) = is_ready.recv_timeout(DEADLINE) {
            if line.contains("Server is ready") {
                return;
            }
            said.push(line);
        }
        panic!("no server: {said:#?}");
    }

    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().expect("killed");
            process.wait().expect("ended");
        }
    }

    /// Deletes what it has kept. It must be down.
    pub fn wipe(&self) {
        fs::remove_dir_all(self.folder.path().join("store")).expect("deleted");
    }

    pub fn signal(&self, signal: Signal) {
        send_signal(signal, self.process.as_ref().expect("it runs").id());
    }

    /// The lines that the hall has of a board, each with the record it is of, once there are that many.
    pub fn lines_of(&self, address: &BoardAddress, count: usize) -> Vec<(String, String)> {
        let lines = self.messages(RECORDS.0, address.records(), count, DeliverPolicy::All);
        let named = |message: async_nats::jetstream::Message| {
            let headers = message.headers.clone().unwrap_or_default();
            let record = headers.get("Annabella-Record").map(|name| name.to_string()).unwrap_or_default();
            (record, String::from_utf8_lossy(&message.payload).into_owned())
        };
        lines.into_iter().map(named).collect()
    }

    /// Sends lines and a state of these boards as the program beside a game does, from the line of that number on.
    pub fn publish(&self, boards: &[(BoardAddress, &RecordCopy)], from: usize) {
        in_time(async {
            let client = self.connect().await;
            let context = async_nats::jetstream::new(client);
            let mut kept = Vec::new();
            for (address, copy) in boards {
                for line in &copy.lines()[from.min(copy.lines().len())..] {
                    let message = PublishMessage::build().payload(line.to_string().into());
                    let message = message.header("Annabella-Record", copy.identity());
                    kept.push(context.send_publish(address.records(), message).await.expect("sent"));
                }
                let state = copy.state(annabella::time::unix_ms()).expect("a state").to_string();
                let message = PublishMessage::build().payload(state.into());
                kept.push(context.send_publish(address.state(), message).await.expect("sent"));
            }
            for kept in kept {
                kept.await.expect("kept");
            }
        });
    }

    /// Sends one line of a board, whatever it is.
    pub fn publish_line(&self, address: &BoardAddress, record: &str, line: &str) {
        in_time(async {
            let client = self.connect().await;
            let message = PublishMessage::build().payload(line.to_owned().into()).header("Annabella-Record", record);
            let context = async_nats::jetstream::new(client);
            context.send_publish(address.records(), message).await.expect("sent").await.expect("kept");
        });
    }

    /// Sends one message to a subject, whatever both are.
    pub fn publish_raw(&self, subject: String, headers: &[(&str, &str)], payload: &str) {
        in_time(async {
            let client = self.connect().await;
            let mut map = async_nats::HeaderMap::new();
            headers.iter().for_each(|(name, value)| map.insert(*name, *value));
            let context = async_nats::jetstream::new(client);
            let sent = context.publish_with_headers(subject, map, payload.to_owned().into()).await;
            sent.expect("sent").await.expect("kept");
        });
    }

    /// How many lines the hall has of a board.
    pub fn count_of(&self, address: &BoardAddress) -> u64 {
        let mut count = 0;
        in_time(async {
            let client = self.connect().await;
            let stream = async_nats::jetstream::new(client).get_stream(RECORDS.0).await.expect("a stream");
            let config = OrderedConfig { filter_subject: address.records(), ..OrderedConfig::default() };
            count = stream.create_consumer(config).await.expect("a consumer").cached_info().num_pending;
        });
        count
    }

    /// The state that the hall has of a board, once it is of that number of lines.
    pub fn state_of(&self, address: &BoardAddress, lines: usize) -> serde_json::Value {
        let mut state = serde_json::Value::Null;
        in_time(async {
            let mut messages = self.consumer(STATES.0, address.state(), DeliverPolicy::LastPerSubject).await;
            while state["lines"].as_u64() != Some(lines as u64) {
                let message = messages.next().await.expect("a message").expect("readable");
                state = serde_json::from_slice(&message.payload).expect("JSON");
            }
        });
        state
    }

    fn messages(
        &self,
        stream: &str,
        subject: String,
        count: usize,
        from: DeliverPolicy,
    ) -> Vec<async_nats::jetstream::Message> {
        let mut found = Vec::new();
        in_time(async {
            let mut messages = self.consumer(stream, subject, from).await;
            while found.len() < count {
                found.push(messages.next().await.expect("a message").expect("readable"));
            }
        });
        found
    }

    async fn consumer(
        &self,
        stream: &str,
        subject: String,
        deliver_policy: DeliverPolicy,
    ) -> async_nats::jetstream::consumer::pull::Ordered {
        let client = self.connect().await;
        let context = async_nats::jetstream::new(client);
        let config = OrderedConfig { filter_subject: subject, deliver_policy, ..OrderedConfig::default() };
        loop {
            // The stream comes with the first board.
            let Ok(stream) = context.get_stream(stream).await else {
                tokio::task::yield_now().await;
                continue;
            };
            let consumer = stream.create_consumer(config).await.expect("a consumer");
            return consumer.messages().await.expect("messages");
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Runs that until it is done, which it must be within the deadline.
fn in_time(work: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let done = runtime.block_on(async { tokio::time::timeout(DEADLINE, work).await });
    assert!(done.is_ok(), "not in time");
}

fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    listener.local_addr().expect("an address").port()
}

/// The process beside a game, spoken with as the game does.
pub struct Board {
    process: Child,
    requests: Option<ChildStdin>,
    reports: Receiver<HallReport>,
}

impl Board {
    pub fn start(server: &str, credentials: Option<&Path>, address: &BoardAddress, record: &Path) -> Board {
        Board::started(Command::new(HALL), server, credentials, address, record)
    }

    /// A board whose process is started in the environment of that command.
    pub fn started(
        mut command: Command,
        server: &str,
        credentials: Option<&Path>,
        address: &BoardAddress,
        record: &Path,
    ) -> Board {
        let mut process =
            command.args([PROCESS, BOARD]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the process");
        let mut requests = process.stdin.take().expect("piped");
        let request = HallRequest::Board {
            server: server.to_owned(),
            credentials: credentials.map(Path::to_owned),
            address: address.clone(),
            record: record.to_owned(),
        };
        requests.write_all(to_line(&request).as_bytes()).expect("it reads");
        let (to_reports, reports) = mpsc::channel();
        let output = BufReader::new(process.stdout.take().expect("piped"));
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                let report = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"));
                let _ = to_reports.send(report);
            }
        });
        Board { process, requests: Some(requests), reports }
    }

    /// Hands on lines of the record, the first of them of that number, as the game does once they are written.
    pub fn hand_on(&self, (from, lines): (u64, String)) {
        let request = to_line(&HallRequest::Lines { from, lines });
        self.requests.as_ref().expect("it is not left").write_all(request.as_bytes()).expect("it reads");
    }

    pub fn report(&self) -> HallReport {
        self.reports.recv_timeout(DEADLINE).expect("a report")
    }

    /// Closes its input, as a game does that is left, and waits until it has ended.
    pub fn leave(mut self) {
        self.requests = None;
        let status = wait_timeout::ChildExt::wait_timeout(&mut self.process, DEADLINE).expect("waited");
        assert!(status.expect("it ends").success());
    }
}

impl Drop for Board {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The record of a whole game.
pub fn recorded_game(home: &Home) -> Vec<String> {
    let record = home.at("game.jsonl");
    let asked = ["play", "--face", "lines", "--voice", "off", "--lang", "en", "--journal", &record];
    let ran = home.run(&asked, &with_enters(master_game().iter().map(String::as_str)));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let text = fs::read_to_string(&record).expect("a record");
    text.split_inclusive('\n').map(str::to_owned).collect()
}

/// Whether nobody listens there.
pub fn is_silent(port: u16) -> bool {
    TcpStream::connect_timeout(&([127, 0, 0, 1], port).into(), Duration::from_secs(1)).is_err()
}
