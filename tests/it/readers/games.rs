//! The games that are played under the readers: the typed lines, and the rows that the lines face writes after each.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use annabella::game::clock::moment::Moment;
use annabella::game::command::{Command, MoveCommand};
use annabella::game::people::{Actor, Player, Sight};
use annabella::game::terms::Terms;
use annabella::interpreter::Intent;
use annabella::session::Session;
use annabella::time::Stamp;
use annabella::ui::lines::{Columns, LineStyle, Lines};
use annabella::wording::{Confirmation, MoveOrder, PrintedNotation, Utterance, Wording};
use shakmaty::{CastlingMode, Chess, Move, Position};

use crate::pipe::{IMMORTAL, master_game};
use crate::table::session_with;

/// The columns of the terminal, which is the usual one.
pub const COLUMNS: u16 = 80;

/// Questions, offers and rulings after the last move. The place of the record is not asked: there is no record.
const AFTERWARDS: &str = "what e4|where K|board|board|offer|draw|decline|spell|moves 4|check|last|last|\
    help what|help";

/// A typed line, and what must be heard and felt after it.
#[derive(Clone, Debug)]
pub struct Exchange {
    pub typed: String,
    /// The rows written after it, in order.
    pub rows: Vec<String>,
    /// The last sentence after it, whole.
    pub newest: String,
}

#[derive(Clone, Default)]
struct Written(Rc<RefCell<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Exchange {
    /// Whether the row that a display shows, the last, begins with the beginning of a sentence.
    pub fn newest_row_begins_a_sentence(&self) -> bool {
        let row = self.rows.last().map(String::as_str).unwrap_or_default();
        let mut beginnings = std::iter::once(0).chain(self.newest.match_indices(". ").map(|(at, end)| at + end.len()));
        // A row may hold the whole sentence after another one.
        row.ends_with(&self.newest) || beginnings.any(|at| self.newest[at..].starts_with(row))
    }
}

/// A running game and the rows written after each typed line.
struct Table {
    session: Session,
    lines: Lines<Written>,
    notation: PrintedNotation,
    written: Written,
    exchanges: Vec<Exchange>,
}

impl Table {
    fn new(cells: usize) -> Table {
        Table::in_language("en", cells)
    }

    fn in_language(language: &str, cells: usize) -> Table {
        let black = Player { sight: Sight::Blind, ..Player::named("Black") };
        let mut wording = Wording::new(language).expect("a language");
        wording.order = MoveOrder::for_cells(cells as u8);
        let terms = Terms::between(Player::named("White"), black);
        let session = session_with(terms, wording);
        let written = Written::default();
        // As the program chooses: a small display has no room for words.
        let notation = if cells <= 20 { PrintedNotation::Signs } else { PrintedNotation::Words };
        let manner = LineStyle { cells, notation, ..LineStyle::default() };
        let lines = Lines::at_keys(written.clone(), manner, Columns::Fixed(COLUMNS.into()));
        Table { session, lines, notation, written, exchanges: Vec::new() }
    }

    fn types(&mut self, line: &str) {
        let intent = self.session.reader(None).read(line);
        let said = self.session.carry_out(stamp(), intent).expect("nobody quits").said;
        self.adds(line, &said);
    }

    /// Types a line that is asked about, and the answer no.
    fn thinks_better_of(&mut self, line: &str) {
        let by = Actor::Player(self.session.game().to_move());
        let Intent::Command(_, command) = self.session.reader(None).read(line) else {
            panic!("{line} is no command");
        };
        let question = self.session.seat.wording.confirmation(
            self.session.game(),
            annabella::game::clock::moment::Moment::START,
            by,
            &Confirmation::Command(command),
        );
        let said = self.session.seat.say(vec![question]).said;
        self.adds(line, &said);
        let not_done = self.session.seat.wording.not_done(by);
        let said = self.session.seat.say(vec![not_done]).said;
        self.adds("1", &said);
    }

    fn adds(&mut self, typed: &str, said: &[Utterance]) {
        self.lines.write_event(Moment::START, "", said).expect("memory");
        let bytes = std::mem::take(&mut *self.written.0.borrow_mut());
        let text = String::from_utf8(bytes).expect("text");
        let rows = text.split("\r\n").map(|row| row.trim_end_matches('\r').to_owned());
        let rows = rows.filter(|row| !row.is_empty()).collect();
        let newest = said.last().map(|said| self.notation.text(said).to_owned()).unwrap_or_default();
        self.exchanges.push(Exchange { typed: typed.to_owned(), rows, newest });
    }

    /// Announces and completes each move, typed as its squares: the shortest way.
    fn plays(&mut self, moves: impl IntoIterator<Item = String>) {
        for text in moves {
            let intent = self.session.reader(None).read(&text);
            let Intent::Command(_, Command::Move(MoveCommand::Announce(announced))) = intent else {
                panic!("{text} is no move");
            };
            self.types(&announced.half_move.to_string());
            self.types("");
        }
    }

    fn ends(mut self) -> Vec<Exchange> {
        for line in AFTERWARDS.split('|') {
            self.types(line);
        }
        self.thinks_better_of("resign");
        self.exchanges
    }
}

fn stamp() -> Stamp {
    Stamp { at: Moment::START, wall_ms: 0, ..Stamp::default() }
}

/// Six half-moves and questions.
pub fn short(cells: usize) -> Vec<Exchange> {
    let mut table = Table::new(cells);
    table.plays(IMMORTAL.split_whitespace().take(6).map(str::to_owned));
    table.ends()
}

/// The three whole games: a master's, one of spoken words, and one of chance with every kind of move.
pub fn whole(cells: usize) -> [(&'static str, Vec<Exchange>); 3] {
    whole_in("en", cells)
}

/// The three whole games with the sentences of a language.
pub fn whole_in(language: &str, cells: usize) -> [(&'static str, Vec<Exchange>); 3] {
    let mut immortal = Table::in_language(language, cells);
    immortal.plays(IMMORTAL.split_whitespace().map(str::to_owned));
    let mut spoken = Table::in_language(language, cells);
    spoken.plays(master_game());
    let mut chance = Table::in_language(language, cells);
    chance.plays(random_game());
    [("Kasparov-Topalov", immortal.ends()), ("Botvinnik-Capablanca", spoken.ends()), ("by chance", chance.ends())]
}

/// A board that is asked for `times` times in a row.
pub fn boards(cells: usize, times: usize) -> Vec<Exchange> {
    let mut table = Table::new(cells);
    (0..times).for_each(|_| table.types("board"));
    table.exchanges
}

/// A legal game of 96 half-moves with at least six promotions and three captures en passant, the same each time.
pub fn random_game() -> Vec<String> {
    (1..).find_map(|seed| game_of(seed, 96)).expect("some game has them")
}

fn game_of(mut chance: u64, plies: usize) -> Option<Vec<String>> {
    let mut position = Chess::default();
    let (mut game, mut promotions, mut en_passant) = (Vec::new(), 0, 0);
    for _ in 0..plies {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let legal = position.legal_moves();
        let wanted: Vec<&Move> = legal.iter().filter(|mv| mv.is_promotion() || mv.is_en_passant()).collect();
        let pawns: Vec<&Move> = legal.iter().filter(|mv| mv.role() == shakmaty::Role::Pawn).collect();
        let pick = |from: &[&Move]| from.get((chance >> 33) as usize % from.len().max(1)).map(|mv| **mv);
        let any: Vec<&Move> = legal.iter().collect();
        let mv =
            pick(&wanted).or_else(|| if chance >> 63 == 0 { pick(&pawns) } else { None }).or_else(|| pick(&any))?;
        promotions += usize::from(mv.is_promotion());
        en_passant += usize::from(mv.is_en_passant());
        game.push(mv.to_uci(CastlingMode::Standard).to_string());
        position.play_unchecked(mv);
    }
    (promotions >= 6 && en_passant >= 3 && !position.is_game_over()).then_some(game)
}
