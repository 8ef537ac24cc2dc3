//! A move is sealed at the seat of who seals it: in the letters of that seat, and in clear nowhere else.

use std::fs;

use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::interpreter::request::Pressing;
use annabella::session::table::place::SeatId;
use annabella::session::table::presence::Hello;
use annabella::session::table::{Table, Typed};
use annabella::wording::{Wording, languages};
use serde_json::json;
use shakmaty::Color;

use super::Running;
use super::lost::recorded;
use super::raw::Raw;
use crate::adjournment::without_letters;
use crate::program::Home;
use crate::table::{hello, stamp};

const BLACK: SeatId = SeatId(7);
const PASSPHRASE: &str = "seven green apples";

/// The half-moves of a game in which Black has sealed that at a terminal in that language; Black's scoresheet is in
/// another.
fn line_after_sealing(language: &str, sheet: &str, sealed: &str) -> Vec<String> {
    let player = |name: &str| Player { sheet_language: sheet.to_owned(), ..Player::named(name) };
    let terms = Terms::between(player("Ana"), player("Bernd"));
    let (mut table, _) = Table::open(terms, None, Wording::new("en").expect("English"), stamp(0));
    let actor = Some(Actor::Player(Color::Black));
    table.arrives(stamp(0), BLACK, Hello { asks: false, ..hello(actor, language) }, String::new());
    let seal = format!("seal {sealed}; press");
    let lines = [
        (SeatId::FIRST, "e4; press"),
        (BLACK, "e5; press"),
        (SeatId::FIRST, "Qh5; press"),
        (SeatId::FIRST, "arbiter: adjourn"),
        (BLACK, &seal),
        (SeatId::FIRST, "arbiter: reopen"),
        (SeatId::FIRST, "arbiter: open"),
    ];
    for (at, (seat, line)) in (1..).zip(lines) {
        let by = (seat == BLACK).then_some(Actor::Player(Color::Black));
        table.take(stamp(at * 1_000), seat, Typed { what: line.to_owned().into(), by, pressing: Pressing::default() });
    }
    let in_hand = table.game().in_hand().announcement.as_ref().map(|announced| announced.half_move);
    let made = table.game().line().iter().map(|made| made.half_move);
    made.chain(in_hand).map(|half_move| half_move.to_string()).collect()
}

#[test]
fn a_move_sealed_in_the_letters_of_the_seat_is_read_when_the_envelope_is_opened() {
    let languages = languages();
    for (number, language) in languages.iter().enumerate() {
        let letters = Wording::new(language).expect("a language").letters();
        let sheet = &languages[(number + 1) % languages.len()];
        for (role, square, half_move) in [
            (shakmaty::Role::Knight, "f6", "g8f6"),
            (shakmaty::Role::Queen, "e7", "d8e7"),
            (shakmaty::Role::King, "e7", "e8e7"),
        ] {
            let sealed = format!("{}{square}", letters.letter(role));
            let line = line_after_sealing(language, sheet, &sealed);
            assert!(
                line.last().is_some_and(|last| last == half_move),
                "{sealed} in {language}, the sheet in {sheet}: {line:?}"
            );
        }
    }
}

/// The shortest time in which an envelope may be opened: each guess of the passphrase costs that.
const LEAST_WORK_MS: u64 = 50;

#[test]
fn the_clock_starts_when_the_envelope_is_open_and_not_when_its_passphrase_was_typed() {
    let home = Home::new();
    let mut host = Running::host(&home, &[]);
    let mut arbiter = Raw::sits_down(&home, "arbiter");
    arbiter.until(|message| message["kind"] == "welcome");
    let asks = |id: u64, say: &str| json!({"kind": "request", "id": id, "say": say});
    host.types("e4");
    host.types("");
    host.until("White has completed e4.");
    arbiter.asks(&asks(1, "adjourn"));
    host.types("seal Nf6; press");
    host.until("Black has sealed move 1.");
    for id in [2, 3] {
        arbiter.asks(&asks(id, PASSPHRASE));
    }
    host.until("To be written on the envelope");
    // They arrive together; all that lies between the resumption and the sealed move is the work on the passphrase.
    for (id, say) in [(4, "reopen"), (5, "open"), (6, PASSPHRASE)] {
        arbiter.sends(&asks(id, say));
    }
    host.until("Springer Gustav acht Felix sechs");
    let at = |kind: &str| recorded(&home, kind)[0]["at_ms"].as_u64().expect("a moment");
    assert!(at("envelope_opened") >= at("game_resumed") + LEAST_WORK_MS, "the player pays for the work");
}

#[test]
fn a_sealed_move_stands_in_clear_at_no_other_terminal_and_in_no_file() {
    let home = Home::new();
    let more = ["--blind", "black", "--white-sheet", "es", "--black-sheet", "es"];
    let mut host = Running::host(&home, &more);
    let mut white = Running::seat(&home, "white", "es", &[]);
    white.until("Leyes del Ajedrez");
    let mut black = Running::seat(&home, "black", "de", &[]);
    black.until("FIDE-Regeln");
    let mut arbiter = Running::seat(&home, "arbiter", "en", &[]);
    arbiter.until("Laws of");
    white.types("e4; pulsar");
    black.until("Weiß hat e4 abgeschlossen.");
    arbiter.types("adjourn");
    black.until("Schwarz gibt einen Zug ab.");
    black.types("stand");
    black.until("abgeben und der Zug");
    // Who does not seal is refused, and nothing of the line is repeated.
    white.types("sellar Cf6");
    white.until("Eso solo pueden decirlo las negras.");
    black.types("abgeben Sc6");
    black.until("kann ihn ändern");
    black.types("abgeben Sf6");
    black.until("kann ihn ändern");
    black.types("drücken");
    black.until("Schwarz hat Zug 1 abgegeben.");
    white.until("Las negras han sellado la jugada 1.");
    arbiter.until("enter a passphrase");
    for _ in 0..2 {
        arbiter.types(PASSPHRASE);
    }
    arbiter.until("The envelope is closed.");
    white.until("Para anotar en el sobre");
    black.until("Für den Umschlag");
    let record = fs::read_to_string(home.path("game.jsonl")).expect("a record");
    let heard = [&host, &white, &arbiter].map(|terminal| terminal.read.join("\n")).concat();
    let written = String::from_utf8_lossy(&without_letters(record.as_bytes())).into_owned();
    for clear in ["Sf6", "Cf6", "Nf6", "g8f6", "Springer Gustav", "Sc6", PASSPHRASE] {
        assert!(!written.contains(clear) && !heard.contains(clear), "{clear}: {heard}{record}");
    }
    // The host is gone, and comes back: the seats go on by themselves, and the arbiter opens the envelope.
    host.kill();
    black.until("Die Verbindung zur Partie ist unterbrochen.");
    let mut host = super::resume(&home);
    black.until("Die Verbindung zur Partie besteht wieder.");
    arbiter.until("The connection to the game is back.");
    arbiter.types("reopen");
    arbiter.until("The game is resumed");
    arbiter.types("open");
    arbiter.until("enter the passphrase of the envelope");
    arbiter.types(PASSPHRASE);
    // Each hears the move as moves are announced there, in whatever letters the scoresheet has it.
    black.until("Schwarz hat Sf6 abgegeben.");
    arbiter.until("Black has sealed Nf6.");
    white.until("sellado Cf6.");
    black.until("Springer Gustav acht Felix sechs");
    white.until("Springer Gustav acht Felix sechs");
    host.until("Springer Gustav acht Felix sechs");
    assert_eq!(recorded(&home, "envelope_closed").len(), 1);
    // However long the work on the passphrase took, nobody stood still.
    arbiter.types("status");
    arbiter.until("White has the move.");
    assert!(recorded(&home, "time_missing").is_empty());
    for program in [white, black, arbiter, host] {
        program.leave();
    }
}

/// A game at the host's keyboard for White, in which Black, at a terminal in German, is to seal a move.
fn to_be_sealed(home: &Home) -> (Running, Running) {
    let mut host = Running::at_a_keyboard(super::hosts(home, &["--keys", "white", "--blind", "black"]));
    host.until("Recorded in");
    let mut black = Running::at_a_keyboard(super::joins(home, "black", "de", &[]));
    black.until("FIDE-Regeln");
    host.types("e4");
    black.until("e4.");
    host.types("");
    black.until("Weiß hat e4 abgeschlossen.");
    host.types("arbiter: adjourn");
    black.until("Schwarz gibt einen Zug ab.");
    (host, black)
}

#[test]
fn who_seals_alone_at_a_terminal_hears_what_is_sealed_and_closes_the_envelope_there() {
    let home = Home::new();
    let (mut host, mut black) = to_be_sealed(&home);
    black.types("abgeben");
    black.until("Es ist noch nichts abgegeben.");
    // What no reading makes a move is refused there alone; a move that is illegal is hers to lose.
    for text in ["xyz", "Kxe9", "e9", "bitte", "Sc3", "De4"] {
        black.types(&format!("abgeben {text}"));
        black.until("lässt sich nicht als Zug lesen");
    }
    for text in ["Ta5", "Kxd8", "Springer Gustav acht Felix sechs"] {
        black.types(&format!("abgeben {text}"));
        black.until("kann ihn ändern");
    }
    black.types("abgeben");
    black.until("Sie haben Springer Gustav acht Felix sechs abgegeben.");
    black.types("abgeben c5");
    black.until("kann ihn ändern");
    black.types("abgeben");
    black.until("Sie haben c5 abgegeben.");
    // Nobody else may ask.
    host.types("seal");
    host.until("Only Black can say that.");
    black.types("drücken");
    black.until("Sie wählen das Kennwort des Umschlags selbst");
    host.until("Black has sealed move 1.");
    // Words stay words, and the passphrase is still asked for.
    for (word, answer) in [("stand", "fragt nach seinem Kennwort"), ("hilfe", "Mehr Wörter"), ("uhr", "Sie haben noch")]
    {
        black.types(word);
        black.until(answer);
    }
    black.types("abc");
    black.until("Dieses Kennwort ist zu kurz");
    black.types("später");
    black.until("Der Umschlag ist nicht verschlossen.");
    black.types("stand");
    black.until("fragt nach seinem Kennwort");
    host.types("status");
    host.until("The envelope is not closed");
    // A sentence that is typed now is a line, and no passphrase.
    black.types("nochmal bitte sagen");
    black.types("zug c5");
    black.types("umschlag");
    black.until("Sie wählen das Kennwort des Umschlags selbst");
    black.types("ende");
    black.until("Die Partie trotzdem verlassen?");
    black.types("1");
    black.types("umschlag");
    black.until("Sie wählen das Kennwort des Umschlags selbst");
    for _ in 0..2 {
        black.types(PASSPHRASE);
    }
    black.until("Der Umschlag ist verschlossen.");
    host.until("The envelope is closed.");
    let closed = &recorded(&home, "envelope_closed")[0];
    assert_eq!((&closed["by"], &closed["at_seat"]), (&json!("black"), &json!("black")), "{closed}");
    black.types("abgeben");
    black.until("nicht mehr");
    let heard = host.read.join("\n");
    for clear in ["c5", "Ta5", "Kxd8", "Sf6", "Nf6", "Springer"] {
        assert!(!heard.contains(clear), "{clear}: {heard}");
    }
    host.types("arbiter: reopen; arbiter: open");
    host.until("enter the passphrase of the envelope");
    host.types(PASSPHRASE);
    host.until("Black has sealed c5.");
    black.until("Schwarz hat c5 abgegeben.");
}

#[test]
fn leaving_with_an_envelope_that_is_open_is_asked_about_and_all_hear_of_the_loss() {
    let home = Home::new();
    let (mut host, mut black) = to_be_sealed(&home);
    black.types("abgeben c5; drücken");
    black.until("Sie wählen das Kennwort");
    host.types("quit");
    host.until("if you leave, the sealed move is lost");
    host.types("1");
    host.until("Not done.");
    black.types("Mein Kennwort");
    black.until("dasselbe Kennwort");
    host.types("quit");
    host.until("if you leave, the sealed move is lost");
    host.types("2");
    black.until("wird nicht aufbewahrt");
    host.until("is not kept");
    assert_eq!(host.end().1, Some(0));
}

#[test]
fn a_sealed_move_that_died_with_the_host_is_sealed_again_before_any_clock_runs() {
    for is_adjourned in [false, true] {
        let home = Home::new();
        let (mut host, mut black) = to_be_sealed(&home);
        black.types("abgeben c5");
        black.until("kann ihn ändern");
        if is_adjourned {
            black.types("drücken");
            black.until("Sie wählen das Kennwort");
        }
        host.kill();
        black.until("Die Verbindung zur Partie ist unterbrochen.");
        let mut host = super::resume(&home);
        black.until("Die Verbindung zur Partie besteht wieder.");
        for word in ["status", "e5"] {
            host.types(word);
            host.until("was not in an envelope when the program ended");
        }
        black.types("stand");
        black.until("gibt noch einmal einen Zug ab");
        if is_adjourned {
            for word in ["go", "reopen", "open"] {
                host.types(&format!("arbiter: {word}"));
                host.until("was not in an envelope when the program ended");
            }
        } else {
            host.types("arbiter: go");
            host.until("clock is running");
        }
        black.types("abgeben d5");
        black.until("kann ihn ändern");
        if !is_adjourned {
            black.types("drücken");
        }
        black.until("Sie wählen das Kennwort");
        for _ in 0..2 {
            black.types(PASSPHRASE);
        }
        black.until("Der Umschlag ist verschlossen.");
        assert!(recorded(&home, "clocks_started").len() == usize::from(!is_adjourned));
        host.types("arbiter: reopen; arbiter: open");
        host.until("enter the passphrase of the envelope");
        host.types(PASSPHRASE);
        black.until("Schwarz hat d5 abgegeben.");
    }
}

#[test]
fn a_question_for_the_passphrase_ends_where_another_seat_has_answered_it() {
    let home = Home::new();
    let (mut host, mut black) = to_be_sealed(&home);
    let mut arbiter = Running::at_a_keyboard(super::joins(&home, "arbiter", "es", &[]));
    arbiter.until("Leyes del Ajedrez");
    black.types("abgeben c5; drücken");
    arbiter.until("escriba una contraseña");
    // The arbiter is at the host's keyboard now.
    host.types("arbiter: reopen; arbiter: open");
    black.until("Schwarz hat c5 abgegeben.");
    arbiter.until("sellado c5.");
    arbiter.types("estado");
    arbiter.until("blancas");
    arbiter.types("no es contraseña alguna");
    let answered = arbiter.read.len();
    arbiter.types("estado");
    arbiter.until("blancas");
    let heard = arbiter.read[answered..].join("\n");
    assert!(!heard.contains("contraseña"), "{heard}");
}
