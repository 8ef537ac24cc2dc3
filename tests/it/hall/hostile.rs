//! Boards that do everything that their accounts let them do, and what is sent by somebody who is no board.

use std::fs;
use std::process::Command;
use std::time::Duration;

use annabella::hall::address::BoardAddress;
use annabella::hall::copy::RecordCopy;
use annabella::hall::link::HallReport;
use annabella::hall::server_clock::ServerClock;
use async_nats::{Client, ConnectOptions, HeaderMap};
use futures_util::StreamExt as _;
use proptest::prelude::*;
use serde_json::Value;

use super::permissions::generated;
use super::playing::once;
use super::sending::assert_all_arrived;
use super::table::played;
use super::{Board, Server, in_time, recorded_game};
use crate::packages::{Package, has};
use crate::program::{Home, ran};

const LIST: &str = "\
012 Open\r\n\
001    1 m    Ana                               2100 GER                         0.0    1                         2 w  \r\n\
001    2 m    Bob                               2000 ESP                         0.0    2                         1 b  \r\n\
001    3 m    Cid                               1900 ESP                         0.0    3                         4 w  \r\n\
001    4 m    Dan                               1800 ESP                         0.0    4                         3 b  \r\n";

/// Sends a message whose answer the server is asked to write to that subject.
async fn publish(client: &Client, subject: &str, answer: &str, headers: &[(&str, &str)], payload: &str) {
    let mut map = HeaderMap::new();
    headers.iter().for_each(|(name, value)| map.insert(*name, *value));
    let sent =
        client.publish_with_reply_and_headers(subject.to_owned(), answer.to_owned(), map, payload.to_owned().into());
    sent.await.expect("sent");
    client.flush().await.expect("the server has it");
}

#[test]
fn a_hostile_board_harms_nothing_but_itself() {
    let home = Home::new();
    let Some(server) = generated(&home, "12-13") else { return };
    let (url, arbiter) = (server.url(), home.at("seeds/arbiter.nk"));
    let as_arbiter = ["--credentials", arbiter.as_str()];
    assert!(once(&home, &url, &as_arbiter).is_empty(), "and the streams are made");
    let place = |board: &'static str| ["--event", "Open", "--round", "3", "--board", board];
    let playing = played(&home, 12, ("Ana", "Bob"), &place("12"), "e4\n\ne5\n\n");
    let record = home.path("12.jsonl");
    let address = BoardAddress::new("Open", "3", "12");
    let board = Board::start(&url, Some(&home.path("seeds/board12.nk")), &address, &record);
    assert!(matches!(board.report(), HallReport::Connected { .. }));
    assert_all_arrived(&home, &server, &address, &record);
    let forged = played(&home, 13, ("Ana", "Bob"), &place("12"), "e4\n\narbiter: result 1-0\n");
    let seed = fs::read_to_string(home.path("seeds/board13.nk")).expect("a seed");
    in_time(async {
        let hostile = ConnectOptions::with_nkey(seed.trim().to_owned()).connect(&url).await.expect("connected");
        let everything = hostile.subscribe(">").await.expect("its own account");
        let answers = hostile.subscribe("_INBOX.>").await.expect("its own account");
        let mut everything = futures_util::stream::select(everything, answers);
        let own = "hall.open.3.13.record";
        let get = "JS.hall.API.DIRECT.GET.HALL.hall.open.3.13.record";
        let identity = forged.identity();
        let of_record = [("Annabella-Record", identity.as_str())];
        // The whole forged record of board 12, and each line of it led to board 12.
        for line in forged.lines() {
            publish(&hostile, own, "hall.open.3.12.record", &of_record, line).await;
            publish(&hostile, get, "hall.open.3.12.record", &[], "").await;
        }
        let answers = [
            "$JS.API.STREAM.DELETE.HALL",
            "$JS.API.STREAM.PURGE.HALL",
            "$JS.API.ACCOUNT.PURGE.HALL",
            "JS.hall.API.STREAM.DELETE.HALL",
            "hall.open.3.12.record",
            "hall.open.3.12.state",
            "hall.open.3.12.way",
            "hall.open.3.12.note",
            "_INBOX.answer",
        ];
        for answer in answers {
            publish(&hostile, own, answer, &of_record, "").await;
            publish(&hostile, get, answer, &[], "").await;
            publish(&hostile, "hall.open.3.13.state", answer, &[], "{}").await;
            publish(&hostile, "JS.hall.API.STREAM.INFO.HALL", answer, &[], "").await;
        }
        let next = forged.lines()[0].to_string();
        let plain = [
            ("hall.open.3.12.record", next.as_str()),
            ("hall.open.3.12.state", "{}"),
            ("hall.open.3.12.way", "{\"arbiter\":\"Eve\"}"),
            ("hall.open.3.12.note", "{\"text\":\"Eve\",\"pin\":\"4711\"}"),
            ("hall.open.4.13.record", next.as_str()),
            ("hall.other.3.13.record", next.as_str()),
            ("hall.open.3.14.record", next.as_str()),
            ("STREAM.PURGE.HALL", ""),
            ("STREAM.DELETE.HALL", ""),
            ("STREAM.DELETE.HALL_STATE", ""),
            ("STREAM.UPDATE.HALL", "{\"name\":\"HALL\",\"subjects\":[\"nothing\"]}"),
            ("STREAM.CREATE.MINE", "{\"name\":\"MINE\",\"subjects\":[\"hall.mine.>\"]}"),
            ("STREAM.MSG.DELETE.HALL", "{\"seq\":1}"),
            ("STREAM.MSG.GET.HALL", "{\"seq\":1}"),
            ("STREAM.NAMES", ""),
            (
                "CONSUMER.CREATE.HALL",
                "{\"stream_name\":\"HALL\",\"config\":{\"deliver_subject\":\"hall.open.3.12.state\"}}",
            ),
            ("DIRECT.GET.HALL", "{\"seq\":1}"),
            ("DIRECT.GET.HALL.hall.open.3.12.record", ""),
            ("DIRECT.GET.HALL_STATE.hall.open.3.12.state", ""),
            ("ACCOUNT.PURGE.HALL", ""),
        ];
        for (subject, payload) in plain {
            let subjects = match subject.starts_with("hall.") {
                true => vec![subject.to_owned()],
                false => vec![format!("$JS.API.{subject}"), format!("JS.hall.API.{subject}")],
            };
            for subject in subjects {
                publish(&hostile, &subject, "_INBOX.hostile", &of_record, payload).await;
            }
        }
        // What is heard there is what the board itself has sent, and the answers to it: nothing of other boards.
        while let Ok(Some(message)) = tokio::time::timeout(Duration::from_millis(300), everything.next()).await {
            let text = String::from_utf8_lossy(&message.payload).into_owned();
            assert!(!playing.lines().iter().any(|line| text.contains(&**line)), "{}: {text}", message.subject);
        }
    });
    // Nothing is lost, nothing forged is shown, and no note but the arbiter's reaches a board.
    assert!(board.reports.try_recv().is_err());
    assert_all_arrived(&home, &server, &address, &record);
    let boards = once(&home, &url, &as_arbiter);
    let shown: Vec<[&Value; 3]> =
        boards.iter().map(|board| ["board", "result", "trouble"].map(|key| &board[key])).collect();
    assert_eq!(
        shown,
        [[&"12".into(), &"*".into(), &Value::Null], [&"13".into(), &"1-0".into(), &"other_board".into()]]
    );
    fs::write(home.path("a.trf"), LIST).expect("written");
    for (form, file, more) in [("trf", "b.trf", vec!["--pairings"]), ("live", "b.pgn", vec![])] {
        let (list, output) = (home.at("a.trf"), home.at(file));
        let more: Vec<&str> = more.into_iter().flat_map(|option| [option, list.as_str()]).collect();
        let asked = ["hall", "--server", &url, "--once", "--to", form, "-o", &output, "--lang", "en"];
        let ran = home.run(&[&asked[..], &as_arbiter, &more].concat(), "");
        assert_eq!(ran.code, Some(0), "{ran:?}");
        let text = fs::read_to_string(&output).expect("written");
        assert!(!text.contains("1-0") && (form != "trf" || text == LIST), "{text}");
    }
}

#[test]
fn what_no_board_has_sent_is_dropped_and_stepped_over() {
    let Some(server) = Server::start() else { return };
    let home = Home::new();
    let lines = recorded_game(&home);
    let record = home.path("grows.jsonl");
    fs::write(&record, lines[..20].concat()).expect("written");
    let address = BoardAddress::new("Open", "3", "12");
    assert!(once(&home, &server.url(), &[]).is_empty(), "and the streams are made");
    let board = Board::start(&server.url(), None, &address, &record);
    assert!(matches!(board.report(), HallReport::Connected { .. }));
    assert_all_arrived(&home, &server, &address, &record);
    drop(board);
    let mut copy = RecordCopy::default();
    copy.read(lines.concat().as_bytes()).expect("a record");
    let next = copy.lines()[20].to_string();
    let identity = copy.identity();
    let answers: [(&[(&str, &str)], &str); 3] = [
        (&[("Annabella-Record", &identity), ("Nats-Stream", "HALL"), ("Nats-Subject", "x")], &next),
        (&[], r#"{"stream":"HALL","seq":18}"#),
        (&[], ""),
    ];
    for (headers, payload) in answers {
        server.publish_raw(address.records(), headers, payload);
    }
    let read = || once(&home, &server.url(), &[]);
    let shown = read();
    assert_eq!(serde_json::json!([shown[0]["trouble"], shown[0]["white"]]), serde_json::json!(["not_readable", null]));
    // The board goes on where it was, as if nothing had come between.
    fs::write(&record, lines.concat()).expect("written");
    let board = Board::start(&server.url(), None, &address, &record);
    assert!(matches!(board.report(), HallReport::Connected { .. }));
    server.state_of(&address, lines.len());
    let shown = read();
    let whole = home.run(&["show", &record.display().to_string(), "--json"], "");
    let whole: Value = serde_json::from_str(whole.out.lines().last().expect("a line")).expect("JSON");
    assert_eq!((shown.len(), &shown[0]["ply"]), (1, &whole["ply"]), "{shown:?}");
}

/// A library that shifts the calendar of the program that loads it by `SHIFT` seconds.
const SHIFTED: &str = r#"
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>
int clock_gettime(clockid_t clock, struct timespec *now) {
    int (*real)(clockid_t, struct timespec *) = dlsym(RTLD_NEXT, "clock_gettime");
    int done = real(clock, now);
    const char *shift = getenv("SHIFT");
    if (done == 0 && clock == CLOCK_REALTIME && shift) now->tv_sec += atol(shift);
    return done;
}
"#;

#[cfg(target_os = "linux")]
#[test]
fn the_clock_of_the_table_need_not_be_that_of_the_server() {
    if !has(&[Package::CCompiler]) {
        return;
    }
    let Some(server) = Server::start() else { return };
    let home = Home::new();
    fs::write(home.path("shifted.c"), SHIFTED).expect("written");
    let (source, library) = (home.at("shifted.c"), home.at("shifted.so"));
    let compiled = Command::new("cc").args(["-shared", "-fPIC", "-o", &library, &source, "-ldl"]).status();
    assert!(compiled.expect("a compiler").success());
    played(&home, 12, ("Ana", "Bob"), &["--time", "1:30:00", "--event", "Open"], "e4\n\ne5\n\n");
    let record = home.path("12.jsonl");
    let lines = fs::read_to_string(&record).expect("a record");
    // White's clock runs: the player has not left.
    let (lines, _) = lines.trim_end().rsplit_once('\n').expect("lines");
    fs::write(&record, format!("{lines}\n")).expect("written");
    let board = Board::start(&server.url(), None, &BoardAddress::new("Open", "3", "12"), &record);
    assert!(matches!(board.report(), HallReport::Connected { .. }));
    let read = |shift: &str| {
        let asked = ["hall", "--server", &server.url(), "--once", "--json"];
        let ran = ran(home.command(&asked).env("LD_PRELOAD", &library).env("SHIFT", shift), b"");
        let board: Value = serde_json::from_str(ran.out.trim()).unwrap_or_else(|_| panic!("{ran:?}"));
        (board["state"].clone(), board["white_clock_ms"].as_i64().expect("a clock"), board["heard_ms"].clone())
    };
    let (state, clock, _) = read("0");
    assert_eq!(state, "playing");
    for shift in ["30", "-30", "3600", "-3600", "86400"] {
        let (state, shifted, heard) = read(shift);
        assert_eq!(state, "playing", "{shift}");
        assert!(
            heard.as_u64().is_some_and(|ms| ms < 15_000) && (clock - shifted).abs() < 15_000,
            "{shift}: {heard} {clock} {shifted}"
        );
    }
}

proptest! {
    /// Whatever the difference of the clocks is, an age is what it is, but for what the quickest message took.
    #[test]
    fn ages_are_right_however_the_clocks_differ(
        offset in -100_000_000..100_000_000_i64,
        delays in proptest::collection::vec(0..3_000_u64, 1..20),
        age in 0..10_000_000_u64,
    ) {
        let server = |ours: u64| ours.checked_add_signed(offset).expect("a time");
        let mut clock = ServerClock::default();
        let mut now = 1_000_000_000_000_u64;
        for delay in &delays {
            clock.live(server(now), now + delay);
            now += 5_000;
        }
        let least = *delays.iter().min().expect("one");
        prop_assert_eq!(clock.age_ms(server(now - age), now), age.saturating_sub(least));
        // A clock that is set, whichever, is noticed with the next message, and no board is old because of it.
        let set = server(now - 3_600_000);
        prop_assert_eq!(clock.live(set, now), 0);
        prop_assert_eq!(clock.age_ms(set, now), 0);
    }
}
