//! A whole game at three terminals: the blind player with German lines under a screen reader, the opponent at the
//! screen in Spanish, the arbiter with a PIN; slip, wrong repetition, illegal move, differing boards, draw offers, a
//! sealed move, resumption, rematch.

use super::lost::recorded;
use super::{Running, resume};
use crate::packages::{Package, has};
use crate::program::Home;
use crate::pty::Terminal;
use crate::readers::speech::{Listening, Reader};

const PIN: &str = "tulip7391";
const PASSPHRASE: &str = "seven green apples";

struct Room {
    home: Home,
    host: Option<Running>,
    white: Terminal,
    /// The blind player.
    black: Listening,
    arbiter: Terminal,
}

impl Room {
    fn sit_down() -> Room {
        let home = Home::new();
        let mut host = Running::host(&home, &["--blind", "black", "--white", "Ana", "--black", "Greta", "--pin"]);
        for _ in 0..2 {
            host.types(PIN);
        }
        host.until("need the PIN");
        let game = home.at("game.jsonl");
        let joins = ["join", "--as", "black", "--lang", "de", "--accessible", "--voice", "off"].join(" ");
        let (state, program) = (home.path("state"), crate::program::ANNABELLA);
        let command = format!("env XDG_STATE_HOME='{}' '{program}' {joins} '{game}'", state.display());
        let black = Listening::under(Reader::Yasr, Home::new(), &command);
        let terminal = |role, lang, face| {
            let joins = ["join", &game, "--as", role, "--lang", lang, "--face", face, "--voice", "off"];
            home.terminal(&joins, (45, 200))
        };
        let (mut white, mut arbiter) = (terminal("white", "es", "screen"), terminal("arbiter", "en", "lines"));
        white.see("90+30");
        arbiter.hear("enter the PIN");
        arbiter.line(PIN);
        arbiter.hear("Laws of");
        let mut room = Room { home, host: Some(host), white, black, arbiter };
        room.black_hears(0, &["Ana spielt Weiß, Greta spielt Schwarz."]);
        room
    }

    fn black_hears(&mut self, from: usize, rows: &[&str]) {
        self.black.hears(rows, from);
    }

    /// The blind player types, and hears that.
    fn black(&mut self, line: &str, hears: &[&str]) {
        let from = self.black.utterances.len();
        self.black.types(line);
        self.black_hears(from, hears);
    }

    /// The opponent types, and the blind player hears that.
    fn white(&mut self, line: &str, black_hears: &[&str]) {
        let from = self.black.utterances.len();
        self.white.line(line);
        self.black_hears(from, black_hears);
    }

    /// The arbiter types, and the blind player hears that.
    fn arbiter(&mut self, line: &str, black_hears: &[&str]) {
        let from = self.black.utterances.len();
        self.arbiter.line(line);
        self.black_hears(from, black_hears);
    }
}

#[test]
fn everything_that_happens_in_a_game_is_heard_by_whom_it_concerns() {
    if !has(&[Package::Yasr]) {
        return;
    }
    let mut room = Room::sit_down();
    room.arbiter("begin", &["Die Partie hat begonnen."]);
    room.white("e4", &["Weiß: Bauer Eva zwei Eva vier."]);
    room.black("stand", &["Weiß hat e4 angesagt. Noch nicht wiederholt. Weiß schließt den Zug ab."]);
    // An empty line of hers repeats; his starts her clock, and she hears it.
    room.black("", &["Schwarz hat den Zug wie angesagt wiederholt."]);
    room.white.see("ha repetido la jugada");
    room.white("", &["Weiß hat e4 abgeschlossen."]);
    // A slip of the tongue, and his clock.
    room.black("Sf6", &["Schwarz: Springer Gustav acht Felix sechs."]);
    room.white.see("Springer Gustav acht Felix sechs");
    room.black("berichtige Sc6", &["Berichtigt. Schwarz: Springer Bella acht Cesar sechs."]);
    room.white.see("Springer Bella acht Cesar sechs");
    room.black("", &["Schwarz hat Springer c6 abgeschlossen."]);
    room.white.see("Las negras han completado la jugada");
    // A wrong repetition.
    room.white("Cf3", &["Weiß: Springer Gustav eins Felix drei."]);
    room.black("wiederhole Sf6", &["Schwarz hat Sf6 wiederholt, angesagt war aber Springer f3."]);
    room.white.see("pero se anunció");
    room.white("", &["Weiß hat Springer f3 abgeschlossen."]);
    room.black("wiederhole Sf3", &["Schwarz hat den Zug wie angesagt wiederholt."]);
    // An illegal move, found when it is completed; the arbiter goes back before it.
    room.black("e7e4", &["Schwarz: Bauer Eva sieben schlaegt Eva vier."]);
    room.black("", &["Regelwidriger Zug Nummer 1 von Schwarz", "Der Schiedsrichter entscheidet."]);
    room.white.see("Decide el árbitro.");
    room.arbiter
        .hear("Case 1: illegal move by Black (article 7 5 5). The arbiter decides: rule accept or rule reject.");
    room.black("weiter", &["Das kann nur der Schiedsrichter sagen."]);
    room.arbiter(
        "rule accept",
        &[
            "Das zählt als regelwidriger Zug von Schwarz.",
            "Brett von Schwarz, 1 von 2: den schwarzen Bauern von e4 nach e7 setzen.",
            "Brett von Schwarz, 2 von 2: einen weißen Bauern auf e4 setzen.",
            "Schwarz hat berührt: schwarzer Bauer auf e7, weißer Bauer auf e4.",
        ],
    );
    room.arbiter("go", &["Die Uhr von Schwarz läuft."]);
    room.black("e6", &["Schwarz: Bauer Eva sieben Eva sechs."]);
    room.black("", &["Schwarz hat e6 abgeschlossen."]);
    // The boards differ: both hear where, and that they agree again.
    room.black("schwarz brett: -e4 +Be3", &["auf 2 Feldern: e3 e4.", "Der Schiedsrichter entscheidet."]);
    room.white.see("casillas: e3 e4");
    room.arbiter("rule accept", &["den weißen Bauern von e3 nach e4 setzen"]);
    room.black("schwarz brett: -e3 +Be4", &["Die beiden Bretter stimmen wieder"]);
    room.white.see("vuelven a coincidir");
    room.arbiter("go", &["Die Uhr von Weiß läuft."]);
    // Draw offers of both.
    room.white("d4 (=)", &["Weiß: Bauer David zwei David vier. Weiß bietet Remis an."]);
    room.white("", &["Weiß hat d4 abgeschlossen."]);
    room.black("ablehnen", &["Schwarz lehnt das Remisangebot ab."]);
    room.white.see("rechazan la oferta de tablas");
    room.black("d5", &["Schwarz: Bauer David sieben David fuenf."]);
    room.black("remis", &["Schwarz bietet Remis an."]);
    room.black("", &["Schwarz hat d5 abgeschlossen."]);
    room.white("rechazo", &["Weiß lehnt das Remisangebot ab."]);
    room.white("exd5", &["Bauer Eva vier schlaegt David fuenf."]);
    room.white("", &["Weiß hat e schlägt d5 abgeschlossen."]);
    // The sealed move is typed at the seat of the one who seals.
    room.arbiter("adjourn", &["Schwarz gibt einen Zug ab."]);
    let from = room.black.utterances.len();
    room.black.types_unseen("abgeben Dxd5");
    room.black_hears(from, &["Schwarz hat einen Zug abgegeben und kann ihn"]);
    room.black("press", &["Schwarz hat Zug 4 abgegeben."]);
    room.white.see("Las negras han sellado la jugada 4.");
    room.arbiter.hear("enter a passphrase");
    room.arbiter.line(PASSPHRASE);
    room.arbiter.hear("same passphrase once more");
    room.arbiter(PASSPHRASE, &["Für den Umschlag und beide Formulare"]);
    // The program ends; another day the seats find the game again by themselves.
    let from = room.black.utterances.len();
    let (said, _) = room.host.take().expect("it is there").leave();
    let shown = [room.white.raw(), room.arbiter.raw(), said.as_bytes()].map(String::from_utf8_lossy).concat();
    for sealed in ["Dxd5", "Qxd5", PASSPHRASE] {
        assert!(!shown.contains(sealed), "{sealed}: {shown}");
    }
    room.black_hears(from, &["Die Verbindung zur Partie ist unterbrochen."]);
    room.host = Some(resume(&room.home));
    room.black_hears(from, &["Die Verbindung zur Partie besteht wieder."]);
    room.arbiter.hear("The connection to the game is back.");
    room.arbiter("reopen", &["wieder aufgenommen."]);
    room.arbiter.line("open");
    room.arbiter.hear("enter the passphrase of the envelope");
    room.arbiter(PASSPHRASE, &["Dame David acht schlaegt David fuenf.", "Die Uhr von Weiß läuft."]);
    room.white.see("Corre el reloj de las blancas.");
    // The end; she goes through the game while he offers a rematch, and answers when she likes.
    room.white.line("abandono");
    room.white.see("¿Es correcto?");
    room.white("2", &["Schwarz gewinnt: Aufgabe."]);
    room.black("nachspielen", &["Die Partie zum Nachspielen"]);
    room.black("weiter", &["1. Weiß: Bauer Eva zwei Eva vier."]);
    room.white("revancha", &["Weiß bietet eine Revanche mit vertauschten Farben an", "Ana 0, Greta 1."]);
    // The arbiter hears of it as a fact.
    room.arbiter.hear("White offers a rematch with the colours reversed. Match so far: Ana 0, Greta 1.");
    room.black("weiter", &["1... Schwarz: Springer Bella acht Cesar sechs."]);
    room.black("annehmen", &["Greta spielt mit Weiß, Ana mit Schwarz.", "Greta 1, Ana 0."]);
    room.white.see("Greta 1, Ana 0");
    room.black("e4", &["Weiß: Bauer Eva zwei Eva vier."]);
    room.black("", &["Weiß hat e4 abgeschlossen."]);
    room.white.see("Las blancas han completado la jugada e4");
    room.white("c5", &["Schwarz: Bauer Cesar sieben Cesar fuenf."]);
    room.white("", &["Schwarz hat c5 abgeschlossen."]);
    let heard = room.black.utterances.join("\n");
    // Neither another language, nor what is for others, nor a way that this seat does not have.
    for other in ["Las ", "Black", "White", "Schiedsrichter:", "Setzen Sie", "arbiter:", PIN, PASSPHRASE, "Nichts"] {
        assert!(!heard.contains(other), "{other}: {heard}");
    }
    let shown = String::from_utf8_lossy(room.white.raw()).into_owned();
    for private in ["Schwarz hat", "Nachspielen", "Schiedsrichter", PIN, PASSPHRASE] {
        assert!(!shown.contains(private) && !said.contains(private), "{private} at White's or at the host");
    }
    // One mistake of each kind, and one game that Black has won.
    for kind in ["announcement_corrected", "repetition_differed", "illegal_move_found", "move_sealed", "game_ended"] {
        assert_eq!(recorded(&room.home, kind).len(), 1, "{kind}");
    }
    assert_eq!(recorded(&room.home, "draw_declined").len(), 2);
}
