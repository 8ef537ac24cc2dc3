//! The configurations of `docs/hall.md`, run as they stand there: who may do what, and a second server.

use std::fs;
use std::process::Command;

use annabella::hall::address::BoardAddress;
use annabella::hall::link::HallReport;
use annabella::wording::HallTrouble;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use nkeys::KeyPair;
use serde_json::{Map, Value, json};

use super::playing::once;
use super::sending::assert_all_arrived;
use super::{Board, HALL, Server, free_port, recorded_game};
use crate::program::{Home, ran as ran_by};

/// The block of the page with that name, its first line left out: the tests choose the port.
fn configuration(name: &str) -> String {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/hall.md")).expect("a page");
    let (_, rest) = page.split_once(&format!("```nats {name}\n")).expect("a block");
    let block = rest.split("```").next().expect("its end");
    let (listen, rest) = block.split_once('\n').expect("lines");
    assert!(listen.starts_with("listen: "), "{listen}");
    rest.to_owned()
}

#[test]
fn a_board_may_write_its_own_subjects_alone_and_the_hall_reads_all() {
    let Some(server) = Server::configured(&configuration("hall.conf")) else { return };
    let home = Home::new();
    recorded_game(&home);
    let record = home.path("game.jsonl");
    for (file, text) in [("board12", "board12:twelve\n"), ("arbiter", "arbiter:reads")] {
        fs::write(home.path(file), text).expect("written");
    }
    let (board12, arbiter) = (home.path("board12"), home.path("arbiter"));
    let (url, named) = (server.url(), home.at("arbiter"));
    let read = |more: &[&str]| once(&home, &url, &[&["--credentials", &named], more].concat());
    assert!(read(&[]).is_empty(), "and the streams are made");
    let own = Board::start(&url, Some(&board12), &BoardAddress::new("Open", "3", "12"), &record);
    assert!(matches!(own.report(), HallReport::Connected { .. }));
    for (event, round, board) in [("Open", "3", "13"), ("Other", "3", "12"), ("Open", "4", "12")] {
        let other = Board::start(&url, Some(&board12), &BoardAddress::new(event, round, board), &record);
        assert_eq!(other.report(), HallReport::Lost { why: HallTrouble::NotAllowed }, "{event} {round} {board}");
    }
    let by_the_reader = Board::start(&url, Some(&arbiter), &BoardAddress::new("Open", "3", "12"), &record);
    assert_eq!(by_the_reader.report(), HallReport::Lost { why: HallTrouble::NotAllowed });
    let boards = read(&["--event", "Open"]);
    assert_eq!((boards.len(), &boards[0]["board"]), (1, &"12".into()), "{boards:?}");
    let asked = ["hall", "--server", &url, "--once", "--lang", "en"];
    let ran = home.run(&[&asked[..], &["--credentials", &home.at("board12")]].concat(), "");
    assert_eq!((ran.code, ran.err.trim()), (Some(1), "The server does not allow this user to do that."), "{ran:?}");
    // What a file has, a variable may have; no password stands on a command line.
    let ran = ran_by(home.command(&asked).env("ANNABELLA_CREDENTIALS", "arbiter:reads"), b"");
    assert_eq!((ran.code, ran.out.lines().count()), (Some(0), 1), "{ran:?}");
}

/// The server that `annabella hall --configuration` configures for these boards, read with the key of the arbiter; its
/// keys are in the folder `seeds`.
pub fn generated(home: &Home, boards: &str) -> Option<Server> {
    let seeds = home.at("seeds");
    let asked = ["hall", "--configuration", "--event", "Open", "--round", "3", "--boards", boards, "--seeds", &seeds];
    let printed = || {
        let ran = home.run(&asked, "");
        assert_eq!(ran.code, Some(0), "{ran:?}");
        ran.out
    };
    let text = printed();
    assert_eq!(printed(), text, "keys that are there stay");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("listen: ")).collect();
    let mut server = Server::configured(&(lines.join("\n") + "\n"))?;
    server.seed = Some(fs::read_to_string(home.path("seeds/arbiter.nk")).expect("a seed").trim().to_owned());
    Some(server)
}

#[test]
fn the_configuration_that_is_printed_gives_each_board_its_own() {
    let home = Home::new();
    let Some(server) = generated(&home, "12-13,20") else { return };
    recorded_game(&home);
    let (record, url, arbiter) = (home.path("game.jsonl"), server.url(), home.at("seeds/arbiter.nk"));
    assert!(once(&home, &url, &["--credentials", &arbiter]).is_empty(), "and the streams are made");
    for (seed, round, board, is_its_own) in [
        ("12", "3", "12", true),
        ("13", "3", "13", true),
        ("20", "3", "20", true),
        ("13", "3", "12", false),
        ("12", "4", "12", false),
    ] {
        let seed = home.path(&format!("seeds/board{seed}.nk"));
        let board = Board::start(&url, Some(&seed), &BoardAddress::new("Open", round, board), &record);
        match board.report() {
            HallReport::Connected { .. } => assert!(is_its_own),
            HallReport::Note(_) => panic!("nobody notes anything"),
            HallReport::Lost { why } => assert_eq!((why, is_its_own), (HallTrouble::NotAllowed, false)),
        }
    }
    assert_eq!(once(&home, &url, &["--credentials", &arbiter]).len(), 3);
    let secret = fs::metadata(home.path("seeds/board12.nk")).expect("a key");
    assert_eq!(std::os::unix::fs::PermissionsExt::mode(&secret.permissions()) & 0o077, 0, "nobody else reads it");
    for wrong in ["", "0", "20-12", "a", "1-99999"] {
        let ran = home.run(&["hall", "--configuration", "--boards", wrong, "--lang", "en"], "");
        assert!(ran.code == Some(2) && ran.err.contains("1-20,25"), "{wrong}: {ran:?}");
    }
}

#[test]
fn a_second_server_mirrors_the_hall_for_spectators() {
    let port = free_port();
    let own = format!("jetstream {{ store_dir: store, domain: hall }}\nleafnodes {{ listen: \"127.0.0.1:{port}\" }}\n");
    let Some(server) = Server::configured(&own) else { return };
    let mirrored = configuration("spectators.conf").replace("127.0.0.1:7422", &format!("127.0.0.1:{port}"));
    let spectators = Server::configured(&mirrored).expect("installed");
    let home = Home::new();
    recorded_game(&home);
    let record = home.path("game.jsonl");
    let address = BoardAddress::new("Open", "3", "12");
    let board = Board::start(&server.url(), None, &address, &record);
    assert!(matches!(board.report(), HallReport::Connected { .. }));
    let ran = home.run(&["hall", "--server", &spectators.url(), "--mirror", "hall", "--once", "--json"], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert_all_arrived(&home, &spectators, &address, &record);
    assert_all_arrived(&home, &server, &address, &record);
    assert_eq!(once(&home, &spectators.url(), &[]).len(), 1);
}

#[test]
fn with_tls_a_record_goes_to_a_server_that_is_trusted_and_to_no_other() {
    let home = Home::new();
    let certified = rcgen::generate_simple_self_signed(vec!["127.0.0.1".to_owned()]).expect("a certificate");
    fs::write(home.path("hall.pem"), certified.cert.pem()).expect("written");
    fs::write(home.path("key.pem"), certified.signing_key.serialize_pem()).expect("written");
    let configuration = format!(
        "jetstream {{ store_dir: store }}\ntls {{ cert_file: {:?}, key_file: {:?} }}\n",
        home.at("hall.pem"),
        home.at("key.pem")
    );
    let Some(server) = Server::configured(&configuration) else { return };
    recorded_game(&home);
    let (url, record) = (server.url().replace("nats://", "tls://"), home.path("game.jsonl"));
    let address = BoardAddress::new("Open", "3", "12");
    let not_trusted = Board::start(&url, None, &address, &record);
    assert_eq!(not_trusted.report(), HallReport::Lost { why: HallTrouble::Tls });
    let mut trusting = Command::new(HALL);
    trusting.env("SSL_CERT_FILE", home.path("hall.pem"));
    let board = Board::started(trusting, &url, None, &address, &record);
    assert!(matches!(board.report(), HallReport::Connected { .. }));
    let asked = ["hall", "--server", &url, "--once", "--json", "--lang", "en"];
    let ran = home.run(&asked, "");
    assert_eq!((ran.code, ran.err.lines().count()), (Some(1), 1), "{ran:?}");
    let ran = ran_by(home.command(&asked).env("SSL_CERT_FILE", home.path("hall.pem")), b"");
    assert_eq!((ran.code, ran.out.lines().count()), (Some(0), 1), "{ran:?}");
}

#[test]
fn a_key_proves_who_a_board_is() {
    let [own, other] = [KeyPair::new_user(), KeyPair::new_user()];
    let with_key = format!("nkey: {}", own.public_key());
    let with_password = "user: board12, password: twelve";
    let Some(server) = Server::configured(&configuration("hall.conf").replace(with_password, &with_key)) else {
        return;
    };
    let home = Home::new();
    recorded_game(&home);
    let record = home.path("game.jsonl");
    let arbiter = server.url().replace("//", "//arbiter:reads@");
    assert!(once(&home, &arbiter, &[]).is_empty(), "and the streams are made");
    for (name, key) in [("own", &own), ("other", &other)] {
        fs::write(home.path(name), key.seed().expect("a seed")).expect("written");
    }
    let address = BoardAddress::new("Open", "3", "12");
    let named = server.url().replace("//", "//board12@");
    let stranger = Board::start(&named, Some(&home.path("other")), &address, &record);
    assert_eq!(stranger.report(), HallReport::Lost { why: HallTrouble::Credentials });
    let board = Board::start(&named, Some(&home.path("own")), &address, &record);
    assert!(matches!(board.report(), HallReport::Connected { .. }));
    assert_eq!(once(&home, &arbiter, &[]).len(), 1);
}

/// Claims signed with that key, as the server reads them.
fn signed(by: &KeyPair, name: &str, sub: &KeyPair, claims: &Value) -> String {
    let header = json!({ "typ": "JWT", "alg": "ed25519-nkey" });
    let body =
        json!({ "jti": name, "iat": 0, "iss": by.public_key(), "name": name, "sub": sub.public_key(), "nats": claims });
    let text = [header, body].map(|part| URL_SAFE_NO_PAD.encode(part.to_string())).join(".");
    let signature = URL_SAFE_NO_PAD.encode(by.sign(text.as_bytes()).expect("signed"));
    format!("{text}.{signature}")
}

#[test]
fn a_file_of_credentials_proves_who_a_board_is() {
    let home = Home::new();
    let [operator, system, account, user] =
        [KeyPair::new_operator(), KeyPair::new_account(), KeyPair::new_account(), KeyPair::new_user()];
    let limits = |more: &[&'static str]| -> Value {
        let usual = ["subs", "data", "payload", "imports", "exports", "conn", "leaf"];
        let unlimited = usual.iter().chain(more).map(|limit| ((*limit).to_owned(), json!(-1)));
        let limits: Map<String, Value> = unlimited.chain([("wildcards".to_owned(), json!(true))]).collect();
        json!({ "type": "account", "version": 2, "limits": limits })
    };
    // The account of the system keeps no messages.
    let of_system = signed(&operator, "system", &system, &limits(&[]));
    let own = signed(&operator, "hall", &account, &limits(&["mem_storage", "disk_storage", "streams", "consumer"]));
    let top = signed(&operator, "operator", &operator, &json!({ "type": "operator", "version": 2 }));
    fs::write(home.path("operator.jwt"), top).expect("written");
    let configuration = format!(
        "jetstream {{ store_dir: store }}\noperator: {:?}\nsystem_account: {}\nresolver: MEMORY\nresolver_preload: {{ {}: \
         {own}, {}: {of_system} }}\n",
        home.at("operator.jwt"),
        system.public_key(),
        account.public_key(),
        system.public_key()
    );
    let Some(server) = Server::configured(&configuration) else { return };
    recorded_game(&home);
    let unlimited =
        json!({ "type": "user", "version": 2, "pub": {}, "sub": {}, "subs": -1, "data": -1, "payload": -1 });
    let credentials = |name: &str, of: &KeyPair| {
        let token = signed(of, "board12", &user, &unlimited);
        let seed = user.seed().expect("a seed");
        let text = format!(
            "-----BEGIN NATS USER JWT-----\n{token}\n------END NATS USER JWT------\n\n-----BEGIN USER NKEY \
             SEED-----\n{seed}\n------END USER NKEY SEED------\n"
        );
        fs::write(home.path(name), text).expect("written");
        home.path(name)
    };
    let (good, forged) = (credentials("good.creds", &account), credentials("forged.creds", &KeyPair::new_account()));
    let (address, record) = (BoardAddress::new("Open", "3", "12"), home.path("game.jsonl"));
    let stranger = Board::start(&server.url(), Some(&forged), &address, &record);
    assert_eq!(stranger.report(), HallReport::Lost { why: HallTrouble::Credentials });
    let board = Board::start(&server.url(), Some(&good), &address, &record);
    assert!(matches!(board.report(), HallReport::Connected { .. }));
    let good = good.display().to_string();
    assert_eq!(once(&home, &server.url(), &["--credentials", &good]).len(), 1);
}
