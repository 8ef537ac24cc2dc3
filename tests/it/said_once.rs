//! What a blind player hears of a game is said once, in a fixed order and in whole sentences, in every language.

use crate::table::session_of;
use annabella::game::clock::moment::Moment;
use annabella::game::command::Command;
use annabella::game::people::{Player, Sight};
use annabella::game::terms::Terms;
use annabella::interpreter::Intent;
use annabella::rehearsal::script::Script;
use annabella::session::Session;
use annabella::time::Stamp;
use annabella::wording::{Audience, Confirmation, MoveOrder, Utterance};

struct Table {
    session: Session,
    seconds: u64,
}

impl Table {
    fn new(language: &str) -> Table {
        Table::with(language, "time 90+30")
    }

    /// A table on these terms, the player of Black being blind.
    fn with(language: &str, terms: &str) -> Table {
        let script = Script::read(&format!("terms {terms}\n")).expect("terms");
        let black = Player { sight: Sight::Blind, ..Player::named("Ben") };
        let terms = Terms { players: Terms::between(Player::named("Ada"), black).players, ..script.terms };
        let session = session_of(terms, language);
        Table { session, seconds: 0 }
    }

    fn says(&mut self, line: &str) -> Vec<Utterance> {
        self.seconds += 1;
        let at = self.seconds * 1000;
        let intent = self.session.reader(None).read(line);
        self.session
            .carry_out(Stamp { at: Moment(at), wall_ms: at, ..Stamp::default() }, intent)
            .expect("nobody quits")
            .said
    }

    /// What a screen reader reads after a line.
    fn read(&mut self, line: &str) -> String {
        self.says(line).into_iter().map(|said| said.read).collect::<Vec<_>>().join(" ")
    }

    /// What is shown in signs after a line.
    fn printed(&mut self, line: &str) -> String {
        self.says(line).into_iter().map(|said| said.printed).collect::<Vec<_>>().join(" ")
    }

    fn plays(&mut self, moves: &str) {
        for typed in moves.split(' ') {
            self.says(typed);
            self.says("");
        }
    }
}

/// Beside the German words a move stands in the words of the interface, where these are others.
#[test]
fn an_announcement_says_a_move_twice_only_in_two_languages() {
    let announced = [
        ("en", "White: Springer Gustav eins Felix drei. Knight f3.", "White: Kurze Rochade. Castling kingside."),
        ("es", "Blancas: Springer Gustav eins Felix drei. Caballo f3.", "Blancas: Kurze Rochade. Enroque corto."),
        ("de", "Weiß: Springer Gustav eins Felix drei.", "Weiß: Kurze Rochade."),
    ];
    for (language, knight, castling) in announced {
        let mut table = Table::new(language);
        table.says("arbiter: begin");
        assert_eq!(table.read("g1f3"), knight);
        table.says("");
        assert_eq!(table.read("last"), knight);
        table.plays("e7e5 g2g3 f8c5 f1g2 g8f6");
        assert_eq!(table.read("e1g1"), castling);
        assert!(table.printed("correct f3g5").ends_with("g5."), "signs are another writing in every language");
    }
}

#[test]
fn a_small_display_shows_the_move_and_the_time_first() {
    let mut table = Table::new("en");
    table.session.seat.wording.order = MoveOrder::for_cells(20);
    table.says("arbiter: begin");
    let announced = "Nf3. White: Springer Gustav eins Felix drei.";
    assert_eq!(table.printed("Nf3"), announced);
    assert_eq!(table.printed("again"), format!("Again: {announced}"));
    assert_eq!(table.printed(""), "Nf3 done.");
    for line in ["what e4", "again", "last", "what e4", "again"] {
        let said = table.printed(line);
        assert!(line == "what e4" || said.trim_start_matches("Again: ") == announced, "{line}: {said}");
    }
    let clock = table.printed("black: clock");
    assert!(clock.starts_with("You have 1:30:"), "{clock}");
    let read = table.read("black: clock");
    assert!(read.contains("1 hour, 30 minutes"), "{read}");
    // On a larger one the time is in the last sentence, which is under the fingers.
    table.session.seat.wording.order = MoveOrder::for_cells(40);
    let clock = table.printed("black: clock");
    assert!(clock.contains("completed. You have 1 hour, 30 minutes"), "{clock}");
}

#[test]
fn a_claim_is_asked_about_and_its_outcome_is_said_once() {
    let questions = [
        (
            "en",
            "Black claims a draw: the same position for the third time, with the move Ng8 written down. Is that right? \
             1, no. 2, yes.",
        ),
        (
            "es",
            "El jugador de negras reclama tablas: la misma posición por tercera vez, con la jugada anotada Cg8. ¿Es correcto? \
             1, no. 2, sí.",
        ),
        (
            "de",
            "Schwarz beantragt Remis: dieselbe Stellung zum dritten Mal, mit dem aufgeschriebenen Zug Sg8. Ist das richtig? \
             1, nein. 2, ja.",
        ),
    ];
    for (language, question) in questions {
        let mut table = Table::new(language);
        table.says("arbiter: begin");
        table.plays("g1f3 g8f6 f3g1");
        let Intent::Command(by, claim @ Command::Case(_)) =
            table.session.reader(None).read("black: claim threefold f6g8")
        else {
            panic!("a claim");
        };
        assert!(table.session.game().confirmation(Moment(9000), by, &claim).is_some());
        let asked = table
            .session
            .seat
            .wording
            .confirmation(table.session.game(), Moment::START, by, &Confirmation::Command(claim))
            .printed;
        assert!(asked.starts_with(question), "{asked}");
        let said = table.says("black: claim threefold f6g8");
        let to_the_room: Vec<&str> =
            said.iter().filter(|said| said.to == Audience::Room).map(|said| said.read.as_str()).collect();
        assert_eq!(to_the_room.iter().filter(|said| said.contains("9 5 3")).count(), 1, "{to_the_room:?}");
        // The rules want the declared move written before it is made.
        assert!(said.iter().all(|said| !said.printed.contains("8.1.2")), "{said:?}");
    }
}

#[test]
fn each_piece_that_is_set_up_wrongly_is_explained_once() {
    let mut table = Table::with("en", "time 90+30; chess960 100");
    table.says("black board: -a1 -b1 +Na1 +Bb1");
    table.says("black board: -c1 -d1 +Rc1 +Bd1");
    let cases = table.read("arbiter: cases");
    assert!(!cases.contains("White's board"), "{cases}");
    // Where a piece stands and where it should, and what stands there instead.
    for square in ["a1", "c1", "d1"] {
        assert!((1..=2).contains(&cases.matches(square).count()), "{square}: {cases}");
    }
}

#[test]
fn castling_to_either_side_is_asked_in_words_that_can_be_typed() {
    for (language, castles, short, long) in [
        ("en", "castle", "castle kingside", "castle queenside"),
        ("es", "enroque", "enroque corto", "enroque largo"),
        ("de", "rochade", "kurze rochade", "lange rochade"),
    ] {
        let mut table = Table::with(language, "time 90+30; from r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        table.says("arbiter: begin");
        let asked = table.read(castles);
        assert!(asked.contains(short) && asked.contains(long), "{asked}");
        assert!(table.says(short).iter().all(|said| !said.kind.is_refusal()), "{language}");
        table.says("undo");
        assert!(table.says(long).iter().all(|said| !said.kind.is_refusal()), "{language}");
    }
}

#[test]
fn the_third_time_a_refusal_is_one_sentence() {
    let mut table = Table::new("en");
    table.says("arbiter: begin");
    let [first, second, third] = [(); 3].map(|()| table.printed(""));
    assert_eq!(first, "No move is announced (D.2.4). Enter the move first.");
    assert_eq!(second, first);
    assert_eq!(third, "No move is announced.");
}

#[test]
fn pieces_are_named_as_a_sentence_names_them() {
    let sentences = [
        (
            "en",
            "White has touched: white knight on g1, black pawn on e7.",
            "White has lost: nothing. Black has lost: 2 pawns.",
        ),
        ("es", "Las blancas han tocado: caballo blanco de g1, peón negro de e7.", "han perdido: 2 peones."),
        ("de", "Weiß hat berührt: weißer Springer auf g1, schwarzer Bauer auf e7.", "hat verloren: 2 Bauern."),
    ];
    for (language, touched, captured) in sentences {
        let mut table = Table::new(language);
        table.says("arbiter: begin");
        assert_eq!(table.read("white: touch g1 e7"), touched);
        table.plays("e4 d5 exd5 c6 dxc6 a6");
        let lost = table.read("arbiter: captured");
        assert!(lost.ends_with(captured), "{lost}");
    }
}

#[test]
fn what_is_put_right_on_a_board_is_said_with_its_article() {
    let instructions = [
        ("en", "move the white pawn from e3 to e4", "lift the black queen from d6"),
        ("es", "lleve el peón blanco de e3 a e4", "retire la dama negra de d6"),
        ("de", "den weißen Bauern von e3 nach e4 setzen", "die schwarze Dame von d6 abheben"),
    ];
    for (language, moved, lifted) in instructions {
        let mut table = Table::new(language);
        table.says("arbiter: begin");
        table.says("e2e4");
        table.says("black board: -e2 +Pe3 +qd6");
        table.says("");
        let said = table.read("arbiter: rule accept");
        assert!(said.contains(moved) && said.contains(lifted), "{said}");
    }
}
