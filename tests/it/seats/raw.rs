//! A seat of which only the lines are there: it says what no program of ours says.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;

use serde_json::{Value, json};

use super::connect;
use crate::program::Home;

pub struct Raw {
    pub stream: UnixStream,
    lines: BufReader<UnixStream>,
}

impl Raw {
    pub fn sits_down(home: &Home, role: &str) -> Raw {
        Raw::says(home, &json!({"kind": "hello", "version": 2, "role": role, "lang": "en"}))
    }

    /// A connection that begins with that hello.
    pub fn says(home: &Home, hello: &Value) -> Raw {
        let stream = connect(home);
        let lines = BufReader::new(stream.try_clone().expect("a socket"));
        let mut seat = Raw { stream, lines };
        seat.sends(hello);
        seat
    }

    pub fn sends(&mut self, message: &Value) {
        writeln!(self.stream, "{message}").expect("read");
    }

    /// The next line; pings are left to be answered.
    pub fn hears(&mut self) -> Value {
        let mut line = String::new();
        assert_ne!(self.lines.read_line(&mut line).expect("an answer"), 0, "the connection has ended");
        serde_json::from_str(&line).expect("a line of JSON")
    }

    /// The next line that is wanted; pings are answered meanwhile.
    pub fn until(&mut self, is_wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.hears();
            if message["kind"] == "ping" {
                self.sends(&json!({"kind": "pong", "id": message["id"]}));
            }
            if is_wanted(&message) {
                return message;
            }
        }
    }

    /// How a request was taken, with what was said to the seat until then.
    pub fn asks(&mut self, request: &Value) -> Value {
        self.sends(request);
        let mut said = Vec::new();
        loop {
            let mut message = self.until(|message| message["kind"] == "said" || message["kind"] == "taken");
            if message["kind"] == "said" {
                said.extend(message["said"].as_array().cloned().unwrap_or_default());
            } else if message["id"] == request["id"] {
                message["said"] = said.into();
                return message;
            }
        }
    }
}
