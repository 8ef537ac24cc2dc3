//! A whole adjournment at three terminals in two languages: who seals is blind and hears it with a screen reader.

use super::speech::{Listening, Reader};
use crate::packages::{Package, has};
use crate::program::{ANNABELLA, Home};
use crate::seats::lost::recorded;
use crate::seats::{Running, hosts, joins};

const PASSPHRASE: &str = "seven green apples";

/// A game in which the host, White in English, has completed a move, and Black listens in German.
fn begun(home: Home) -> (Running, Listening) {
    let mut host = Running::at_a_keyboard(hosts(&home, &["--keys", "white", "--blind", "black"]));
    host.until("Recorded in");
    let settings = home.environment().map(|(name, value)| format!("{name}='{}'", value.display())).join(" ");
    let journal = home.at("game.jsonl");
    let joins = format!("env {settings} '{ANNABELLA}' join '{journal}' --as black --lang de --accessible --voice off");
    let mut black = Listening::under(Reader::Yasr, home, &joins);
    black.hears(&["Schwarz: Dieser Platz nimmt jetzt an der Partie teil."], 0);
    host.types("e4");
    black.hears(&["Weiß: Bauer Eva zwei Eva vier."], 0);
    host.types("");
    black.hears(&["Weiß hat e4 abgeschlossen."], 0);
    (host, black)
}

/// Types that, of which a terminal at which a move is sealed shows little, and waits until those sentences were heard.
fn says(black: &mut Listening, line: &str, heard: &[&str]) {
    let from = black.utterances.len();
    black.types_unseen(line);
    black.hears(heard, from);
}

/// From the end of the session until the clock is stopped on the sealed move.
fn sealed(black: &mut Listening) {
    black.hears(&["Schwarz gibt einen Zug ab."], 0);
    says(black, "stand", &["Schwarz gibt den nächsten Zug ab: abgeben und der Zug."]);
    says(black, "abgeben xyz", &["lässt sich nicht als Zug lesen"]);
    says(black, "abgeben c5", &["kann ihn ändern"]);
    says(black, "abgeben", &["Sie haben c5 abgegeben."]);
    says(black, "abgeben d6", &["kann ihn ändern"]);
    says(black, "abgeben", &["Sie haben d6 abgegeben."]);
}

#[test]
fn an_adjournment_is_heard_at_the_sealers_own_terminal_with_an_arbiter() {
    if !has(&[Package::Yasr]) {
        return;
    }
    let home = Home::new();
    let joins = joins(&home, "arbiter", "en", &[]);
    let (mut host, mut black) = begun(home);
    let mut arbiter = Running::at_a_keyboard(joins);
    arbiter.until("Laws of");
    arbiter.types("adjourn");
    sealed(&mut black);
    says(&mut black, "drücken", &["Schwarz hat Zug 1 abgegeben."]);
    arbiter.until("enter a passphrase");
    for _ in 0..2 {
        arbiter.types(PASSPHRASE);
    }
    arbiter.until("The envelope is closed.");
    host.until("The envelope is closed.");
    black.hears(&["Der Umschlag ist verschlossen."], 0);
    says(&mut black, "stand", &["wiederaufnehmen"]);
    arbiter.types("reopen; open");
    arbiter.until("enter the passphrase of the envelope");
    let from = black.utterances.len();
    arbiter.types(PASSPHRASE);
    black.hears(&["Schwarz hat d6 abgegeben.", "Schwarz: Bauer David sieben David sechs."], from);
    host.until("Black has sealed d6.");
    host.types("d4");
    black.hears(&["Weiß: Bauer David zwei David vier."], from);
    let heard = [host.read.join("\n"), arbiter.read.join("\n")].concat();
    let before = heard.split("The envelope is open.").next().expect("a beginning");
    assert!(!before.contains("c5") && !before.contains("d6"), "{before}");
    assert_eq!(recorded(&black.home, "envelope_closed")[0]["at_seat"], "arbiter");
}

#[test]
fn an_adjournment_is_heard_at_the_sealers_own_terminal_without_an_arbiter() {
    if !has(&[Package::Yasr]) {
        return;
    }
    let (mut host, mut black) = begun(Home::new());
    let mut watcher = Running::start(joins(&black.home, "watcher", "en", &[]));
    watcher.until("Laws of");
    host.types("arbiter: adjourn");
    sealed(&mut black);
    says(&mut black, "drücken", &["Sie wählen das Kennwort des Umschlags selbst"]);
    says(&mut black, "stand", &["fragt nach seinem Kennwort"]);
    says(&mut black, "später", &["Der Umschlag ist nicht verschlossen."]);
    says(&mut black, "umschlag", &["Sie wählen das Kennwort des Umschlags selbst"]);
    says(&mut black, PASSPHRASE, &["Geben Sie dasselbe Kennwort noch einmal ein."]);
    says(&mut black, PASSPHRASE, &["Der Umschlag ist verschlossen."]);
    host.until("The envelope is closed.");
    watcher.until("The envelope is closed.");
    host.types("arbiter: reopen; arbiter: open");
    host.until("enter the passphrase of the envelope");
    let from = black.utterances.len();
    host.types(PASSPHRASE);
    black.hears(&["Schwarz hat d6 abgegeben.", "Schwarz: Bauer David sieben David sechs."], from);
    watcher.until("Black has sealed d6.");
    assert_eq!(recorded(&black.home, "envelope_closed")[0]["at_seat"], "black");
}
