//! A game at three terminals: the blind player on lines in Spanish under a screen reader, the opponent on the screen in
//! German, the arbiter on the screen.

use super::Running;
use crate::packages::{Package, has};
use crate::pipe::end_of;
use crate::program::Home;
use crate::pty::Terminal;
use crate::readers::speech::{Listening, Reader};

struct Three {
    home: Home,
    host: Running,
    white: Listening,
    black: Terminal,
    arbiter: Terminal,
}

impl Three {
    fn sit_down() -> Three {
        let home = Home::new();
        let host = Running::host(&home, &["--blind", "white"]);
        let game = home.at("game.jsonl");
        let joins =
            ["join", "--as", "white", "--lang", "es", "--face", "lines", "--cells", "40", "--voice", "off"].join(" ");
        let (state, program) = (home.path("state"), crate::program::ANNABELLA);
        let command = format!("env XDG_STATE_HOME='{}' '{program}' {joins} '{game}'", state.display());
        let white = Listening::under(Reader::Yasr, Home::new(), &command);
        let screen = |role, lang| {
            let joins = ["join", &game, "--as", role, "--lang", lang, "--face", "screen", "--voice", "off"];
            let mut terminal = home.terminal(&joins, (40, 120));
            terminal.see("90+30");
            terminal
        };
        let (black, arbiter) = (screen("black", "de"), screen("arbiter", "en"));
        let mut three = Three { host, white, black, arbiter, home };
        three.white_hears(0, "Leyes del Ajedrez");
        three
    }

    /// The blind player types, and hears the answer.
    fn white_types(&mut self, line: &str, answer: &str) {
        let from = self.white.utterances.len();
        self.white.types(line);
        self.white_hears(from, answer);
    }

    fn white_hears(&mut self, from: usize, row: &str) {
        let missed = self.white.misses(&[row.to_owned()], from);
        assert!(missed.is_empty(), "{missed:?} in {:#?}", self.white.utterances);
    }
}

#[test]
fn a_blind_player_an_opponent_and_an_arbiter_each_at_a_terminal() {
    if !has(&[Package::Yasr]) {
        return;
    }
    let mut table = Three::sit_down();
    table.white_types("e4", "Blancas: Bauer Eva zwei Eva vier. e4.");
    table.white_types("", "Las blancas han completado la jugada e4.");
    table.black.see("Bauer Eva zwei Eva vier");
    let from = table.white.utterances.len();
    table.black.line("e5");
    table.white_hears(from, "Negras: Bauer Eva sieben Eva fuenf. e5.");
    table.black.line("");
    table.black.see("Schwarz hat e5 abgeschlossen");
    table.white_types("Cf3", "Springer Gustav eins Felix drei. Caballo f3.");
    table.white_types("", "Las blancas han completado la jugada");
    // What is asked stays where it is asked.
    table.white_types("reloj", "Tiene");
    // The boards differ, and the arbiter finds the case in the panel.
    let from = table.white.utterances.len();
    table.black.line("brett: -e4 +Be3");
    table.black.see("Feldern: e3 e4");
    table.white_hears(from, "los tableros o las planillas difieren");
    table.arbiter.see("The two boards differ");
    table.arbiter.keys("\u{1b}[20~");
    table.arbiter.see("Case 1");
    table.arbiter.line("rule accept");
    table.black.see("von e3 nach e4");
    table.black.line("brett: -e3 +Be4");
    table.arbiter.see("agree again");
    let from = table.white.utterances.len();
    table.arbiter.line("go");
    table.white_hears(from, "Corre el reloj de las negras");
    // Back to the last move on which both scoresheets agree.
    table.arbiter.line("retrace 1");
    table.arbiter.see("back at the position");
    table.black.see("von f3 nach g1");
    let from = table.white.utterances.len();
    table.arbiter.line("go");
    table.white_hears(from, "Corre el reloj de las negras");
    let from = table.white.utterances.len();
    table.black.line("c5");
    table.white_hears(from, "Negras: Bauer Cesar sieben Cesar fuenf. c5.");
    table.black.line("");
    table.black.see("Schwarz hat c5 abgeschlossen");
    let from = table.white.utterances.len();
    table.black.line("aufgeben");
    table.black.see("richtig");
    table.black.line("ja");
    table.white_hears(from, "Ganan las blancas");
    table.arbiter.see("1-0");
    for (who, screen) in [("Black", &table.black), ("the arbiter", &table.arbiter)] {
        let shown = String::from_utf8_lossy(screen.raw()).into_owned();
        assert!(!shown.contains("completado") && !shown.contains("Tiene"), "{who} sees what is White's alone");
    }
    let spoken = table.white.utterances.join("\n");
    for private in ["abgeschlossen", "Case 1"] {
        assert!(!spoken.contains(private), "{private}: {spoken}");
    }
    drop((table.white, table.black, table.arbiter));
    table.host.leave();
    let end = end_of(&table.home);
    assert_eq!((end["ply"].as_u64(), end["result"].as_str()), (Some(2), Some("1-0")));
}
