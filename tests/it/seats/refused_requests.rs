//! Requests that are refused, and what the next one gets; and a host that cannot be trusted.

use serde_json::json;

use super::broken::host_that_sends;
use super::raw::Raw;
use super::{Running, record_of_a_game};
use crate::pipe::end_of;
use crate::program::Home;

#[test]
fn a_request_in_an_unknown_language_is_refused_and_the_next_one_is_answered() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "none"]);
    let mut white = Raw::sits_down(&home, "white");
    let refused = white.asks(&json!({"kind": "request", "id": 1, "say": "e4", "lang": "xx"}));
    assert_eq!(refused["refused"], true, "{refused}");
    let said = refused["said"].to_string();
    assert!(said.contains("Unknown interface language xx."), "{said}");
    assert_eq!(white.asks(&json!({"kind": "request", "id": 2, "say": "e4"}))["refused"], json!(null));
    let german = white.asks(&json!({"kind": "request", "id": 3, "say": "d4", "lang": "de"}));
    assert!(german["refused"] == true && german["said"].to_string().contains("angesagt"), "{german}");
    host.until("e4.");
    host.leave();
}

#[test]
fn a_line_of_very_many_commands_is_refused_in_one_sentence_and_nothing_of_it_is_done() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "none"]);
    let mut white = Raw::sits_down(&home, "white");
    let says = [
        "a;".repeat(30_000),
        "e4;".repeat(33),
        "e4; press; ".to_owned() + &"note x".repeat(10_000),
        "\u{1f600}".repeat(15_000),
    ];
    for (id, say) in says.iter().enumerate() {
        let refused = white.asks(&json!({"kind": "request", "id": id, "say": say}));
        let sentences = refused["said"].as_array().map_or(0, Vec::len);
        assert!(refused["refused"] == true && sentences == 1, "{refused}");
        assert!(refused.to_string().len() < 2_000, "an answer of {} bytes", refused.to_string().len());
    }
    // Many of them, and nobody waits for long: the host answers between.
    for id in 0..64 {
        white.sends(&json!({"kind": "request", "id": id, "say": says[0]}));
    }
    host.types("arbiter: note The host goes on.");
    host.until("The host goes on.");
    assert_eq!(white.asks(&json!({"kind": "request", "id": 100, "say": "e4; press"}))["refused"], json!(null));
    host.leave();
    assert_eq!(end_of(&home)["ply"], 1);
}

#[test]
fn a_line_of_very_many_commands_is_refused_at_the_host_too() {
    let home = Home::new();
    let typed = format!("{}\n{}\ne4\n", "a;".repeat(4_000), "e4;".repeat(33));
    let ran = home.run(&["play", "--voice", "off", "--lang", "en", "--face", "lines", "--blind", "none"], &typed);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("a line holds at most 32 commands") && ran.out.contains("e4."), "{ran:?}");
    assert!(ran.said().len() < 10_000, "{} bytes", ran.said().len());
}

#[test]
fn a_ping_of_any_number_ends_nothing() {
    let home = Home::new();
    let record = record_of_a_game(&home);
    let count = record.lines().count();
    let welcome = |at: u64| json!({"kind": "welcome", "version": 2, "role": "white", "actor": "white", "at_ms": at});
    let numbers = [0, i64::MAX.unsigned_abs(), i64::MAX.unsigned_abs() + 1, u64::MAX];
    for at in numbers {
        let mut sent = format!("{}\n{record}{}\n", welcome(at), json!({"kind": "stand", "seq": count, "at_ms": at}));
        for number in numbers {
            sent += &format!("{}\n", json!({"kind": "ping", "id": number, "at_ms": number, "delay_ms": at}));
            sent += &format!("{}\n", json!({"kind": "ping", "id": at, "at_ms": at, "delay_ms": number}));
        }
        sent += "{\"kind\":\"end\",\"why\":\"version\"}\n";
        let sends = host_that_sends(&home, sent.into_bytes());
        let mut seat = Running::seat(&home, "white", "en", &[]);
        seat.until("version");
        let (text, code) = seat.end();
        assert_eq!(code, Some(1), "{at}: {text}");
        sends.join().expect("it ends");
    }
}
