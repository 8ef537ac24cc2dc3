//! Random games with rulings against a model of clocks, counts and points that shares no code with the game: illegal
//! moves, touched pieces, second thoughts of the arbiter, times given and taken, going back, penalties after the end.

use annabella::game::clock::moment::Moment;
use annabella::game::laws::edition::Edition;
use annabella::game::people::Player;
use annabella::game::terms::{PointSystem, Terms};
use proptest::prelude::*;
use shakmaty::{ByColor, CastlingMode, Chess, Color, EnPassantMode, FromSetup, Move, Position, Role, Setup, Square};

use crate::program::cases;
use crate::table::Table;

/// The decisions of a game: each number decides one thing.
struct Tape {
    numbers: Vec<u32>,
    next: usize,
}

impl Tape {
    fn below(&mut self, bound: usize) -> usize {
        let number = self.numbers[self.next % self.numbers.len()];
        self.next += 1;
        number as usize % bound
    }

    fn of<T: Clone>(&mut self, list: &[T]) -> Option<T> {
        (!list.is_empty()).then(|| list[self.below(list.len())].clone())
    }
}

/// Time controls in minutes and seconds of increment, and what an illegal move gives the opponent in minutes in the
/// editions of 2009, 2014, 2018 and 2023 (7.5.5, A.3, B.2).
const CONTROLS: [(&str, i64, i64, [i64; 4]); 4] = [
    ("90+30", 90, 30, [2, 2, 2, 2]),
    ("90", 90, 0, [2, 2, 2, 2]),
    ("20+5", 20, 5, [2, 2, 2, 1]),
    ("5+3", 5, 3, [2, 1, 1, 1]),
];

/// The model's own clocks, counters and points.
#[derive(Clone, Debug)]
struct Books {
    left: ByColor<i64>,
    /// Everything given to each player, less what was taken.
    gifts: ByColor<i64>,
    illegal: ByColor<u32>,
    position: Chess,
    /// After each half-move: what both had left, their gifts until then, and the position.
    line: Vec<(ByColor<i64>, ByColor<i64>, Chess)>,
    /// The piece that must be moved.
    bound: Option<Square>,
}

/// A game and its model, side by side.
struct Played {
    table: Table,
    tape: Tape,
    now: i64,
    running: bool,
    increment: i64,
    penalty: i64,
    losing: u32,
    start: (ByColor<i64>, Chess),
    books: Books,
    /// The number of the newest case, the books before the ruling on it, and what both have used since.
    ruled: Option<(usize, Books, ByColor<i64>)>,
    case: usize,
    is_over: bool,
    /// Who has lost, half points taken from each player, and given to the opponents of these.
    loser: Option<Color>,
    /// The half points that a win gives.
    whole: i32,
    taken: ByColor<i32>,
    given: Vec<(Color, i32)>,
    said: Vec<String>,
}

impl Played {
    fn new(mut tape: Tape) -> Played {
        let edition = tape.below(4);
        let (control, minutes, increment, penalties) = CONTROLS[tape.below(4)];
        let mut terms = Terms::between(Player::named("Anna"), Player::named("Ben"));
        terms.edition = Edition::ALL[edition];
        terms.points = if tape.below(3) == 0 { PointSystem::ThreeOneZero } else { PointSystem::Ordinary };
        let whole = if terms.points == PointSystem::ThreeOneZero { 6 } else { 2 };
        terms.time = ByColor::new_with(|_| control.parse().expect("a time control"));
        let left = ByColor::new_with(|_| (minutes * 60 + increment) * 1_000);
        let books = Books {
            left,
            gifts: ByColor::default(),
            illegal: ByColor::default(),
            position: Chess::default(),
            line: Vec::new(),
            bound: None,
        };
        let mut played = Played {
            table: Table::new(terms, "en"),
            tape,
            now: 1_000,
            running: false,
            increment: increment * 1_000,
            penalty: penalties[edition] * 60_000,
            losing: if edition == 0 { 3 } else { 2 },
            start: (left, Chess::default()),
            books,
            ruled: None,
            case: 0,
            is_over: false,
            loser: None,
            whole,
            taken: ByColor::default(),
            given: Vec::new(),
            said: vec![format!("terms time {control}; laws {}", Edition::ALL[edition])],
        };
        played.say("arbiter: begin");
        played.running = true;
        played
    }

    fn to_move(&self) -> Color {
        self.books.position.turn()
    }

    /// Some time passes, at most ten seconds.
    fn wait(&mut self) {
        let ms = 1 + self.tape.below(10_000) as i64;
        self.now += ms;
        if self.running {
            let mover = self.to_move();
            self.books.left[mover] -= ms;
            if let Some((_, _, used)) = &mut self.ruled {
                used[mover] += ms;
            }
        }
    }

    /// Types a line that must make something happen.
    fn say(&mut self, line: &str) {
        let outcome = self.table.says(self.now as u64, line);
        self.said.push(format!("{} {line}", self.now));
        assert!(!outcome.events.is_empty(), "{:?}\nin\n{}", outcome.said, self.said.join("\n"));
    }

    fn player(color: Color) -> &'static str {
        color.fold_wb("white", "black")
    }

    /// The game has what the books have.
    fn agree(&self) {
        let game = self.table.0.game();
        let at = Moment(self.now as u64);
        let said = self.said.join("\n");
        for color in Color::ALL {
            let left = game.clock().remaining(color, at).expect("a clock").0;
            assert_eq!(left, self.books.left[color], "{color:?} has left, in\n{said}");
            assert_eq!(game.cases().illegal_moves_of(color), self.books.illegal[color], "{color:?} in\n{said}");
        }
        assert_eq!(game.line().len(), self.books.line.len(), "half-moves in\n{said}");
        assert_eq!(game.position().board(), self.books.position.board(), "the position in\n{said}");
        assert_eq!(game.clock().running().is_some(), self.running, "a clock runs in\n{said}");
        assert_eq!(game.result().is_some(), self.is_over, "the game is over in\n{said}");
    }

    /// Plain moves after which the game goes on: no castling, promotion or capture en passant.
    fn moves(&self) -> Vec<Move> {
        let goes_on = |played: &Move| {
            let after = self.books.position.clone().play(*played).expect("legal");
            let is_plain = matches!(played, Move::Normal { promotion: None, .. });
            is_plain && !after.is_game_over() && !after.is_insufficient_material()
        };
        let from = |played: &Move| self.books.bound.is_none_or(|square| played.from() == Some(square));
        let legal = self.books.position.legal_moves();
        legal.into_iter().filter(|played| from(played) && goes_on(played)).collect()
    }

    /// Whether the piece on that square has a legal move.
    fn can_move(&self, square: Square) -> bool {
        self.books.position.legal_moves().iter().any(|played| played.from() == Some(square))
    }

    /// A move to an empty square that the piece cannot make, after which play could go on.
    fn illegal(&mut self) -> Option<(Square, Square, Chess)> {
        let board = self.books.position.board();
        let own: Vec<Square> = board.by_color(self.to_move()).into_iter().collect();
        let empty: Vec<Square> = (!board.occupied()).into_iter().collect();
        for _ in 0..20 {
            let (from, to) = (self.tape.of(&own)?, self.tape.of(&empty)?);
            let board = self.books.position.board();
            let piece = board.piece_at(from)?;
            let is_legal =
                self.books.position.legal_moves().iter().any(|played| (played.from(), played.to()) == (Some(from), to));
            let is_special = piece.role == Role::King && from.distance(to) > 1
                || piece.role == Role::Pawn && (from.file() != to.file() || matches!(u32::from(to.rank()), 0 | 7));
            if is_legal || is_special {
                continue;
            }
            let mut setup: Setup = self.books.position.to_setup(EnPassantMode::Always);
            setup.board.discard_piece_at(from);
            setup.board.set_piece_at(to, piece);
            setup.turn = !setup.turn;
            setup.ep_square = None;
            setup.castling_rights.discard(from);
            if piece.role == Role::King {
                setup.castling_rights &= !shakmaty::Bitboard::from(from.rank());
            }
            if let Ok(after) = Chess::from_setup(setup, CastlingMode::Standard)
                && !after.is_game_over()
            {
                return Some((from, to, after));
            }
        }
        None
    }

    /// The mover types a half-move and presses: it is completed with its increment.
    fn complete(&mut self, text: &str, after: Chess) {
        let mover = self.to_move();
        self.say(&format!("{}: {text}", Played::player(mover)));
        self.wait();
        self.say(&format!("{}: press", Played::player(mover)));
        let mut left = self.books.left;
        left[mover] += self.increment;
        (self.books.left, self.books.bound) = (left, None);
        self.books.line.push((left, self.books.gifts, after.clone()));
        self.books.position = after;
        self.ruled = None;
    }

    fn go(&mut self) {
        self.wait();
        self.say("arbiter: go");
        self.running = true;
    }

    fn half_move(&mut self) {
        self.wait();
        let moves = self.moves();
        let Some(played) = self.tape.of(&moves) else {
            self.end();
            return;
        };
        let (from, to) = (played.from().expect("a square"), played.to());
        let before = self.books.clone();
        let after = self.books.position.clone().play(played).expect("legal");
        self.complete(&format!("{from}{to}"), after);
        self.agree();
        if self.tape.below(4) == 0 && before.bound.is_none() {
            self.claim_touch(&before, from);
        }
    }

    /// The opponent claims that another piece was touched first; the arbiter rules.
    fn claim_touch(&mut self, before: &Books, moved: Square) {
        let (mover, opponent) = (before.position.turn(), self.to_move());
        let own = before.position.board().by_color(mover);
        let others: Vec<Square> = own
            .into_iter()
            .filter(|square| {
                let moves = before.position.legal_moves();
                *square != moved && moves.iter().any(|played| played.from() == Some(*square))
            })
            .collect();
        let Some(touched) = self.tape.of(&others) else { return };
        self.wait();
        self.say(&format!("{}: claim touch {touched}", Played::player(opponent)));
        self.running = false;
        self.case += 1;
        self.agree();
        self.rule(&|played: &mut Played, is_accepted| {
            if is_accepted {
                // The time counts, the increment of the move taken back does not.
                played.books.left[mover] -= played.increment;
                played.books.line.pop();
                played.books.position = before.position.clone();
                played.books.bound = Some(touched);
            }
        });
    }

    /// An illegal move is completed; the arbiter rules.
    fn illegal_move(&mut self) {
        if self.books.bound.is_some() {
            return;
        }
        self.wait();
        let Some((from, to, after)) = self.illegal() else { return };
        let (mover, before) = (self.to_move(), self.books.clone());
        self.complete(&format!("{from}{to}"), after);
        self.running = false;
        self.case += 1;
        self.books.illegal[mover] += 1;
        self.agree();
        self.rule(&|played: &mut Played, is_accepted| {
            if !is_accepted {
                played.books.illegal[mover] -= 1;
            } else if played.books.illegal[mover] >= played.losing {
                (played.is_over, played.loser) = (true, Some(mover));
            } else {
                played.books.left[mover] -= played.increment;
                played.books.left[!mover] += played.penalty;
                played.books.gifts[!mover] += played.penalty;
                played.books.line.pop();
                played.books.position = before.position.clone();
                played.books.bound = Some(from).filter(|square| played.can_move(*square));
            }
        });
    }

    /// The arbiter rules on the newest case, and may think again, more than once.
    fn rule(&mut self, rules: &dyn Fn(&mut Played, bool)) {
        loop {
            let is_accepted = self.tape.below(2) == 0;
            let books = self.books.clone();
            self.wait();
            self.say(&format!("arbiter: rule {} {}", self.case, if is_accepted { "accept" } else { "reject" }));
            rules(self, is_accepted);
            self.ruled = Some((self.case, books, ByColor::default()));
            self.agree();
            if self.is_over {
                return;
            }
            if self.tape.below(2) == 0 {
                self.go();
                self.wait();
                self.agree();
            }
            if self.tape.below(3) > 0 {
                break;
            }
            let Some((case, mut before, used)) = self.ruled.take() else { return };
            self.say(&format!("arbiter: rule {case} undo"));
            Color::ALL.into_iter().for_each(|color| before.left[color] -= used[color]);
            self.books = before;
            self.running = false;
            self.agree();
        }
        if !self.running {
            self.go();
        }
    }

    /// The arbiter gives or takes time, or sets the clocks.
    fn times(&mut self) {
        self.wait();
        let to = if self.tape.below(2) == 0 { Color::White } else { Color::Black };
        let (name, seconds) = (Played::player(to), 1 + self.tape.below(20) as i64);
        let (line, of, change) = match self.tape.below(4) {
            0 => (format!("arbiter: add 0:00:{seconds:02} to {name}"), to, seconds),
            1 => (format!("arbiter: take 0:00:{seconds:02} from {name}"), to, -seconds),
            2 => (format!("arbiter: penalty time 0:{seconds:02} to {name}"), !to, seconds),
            _ => (format!("arbiter: penalty take 0:{seconds:02} to {name}"), to, -seconds),
        };
        self.say(&line);
        self.books.left[of] += change * 1_000;
        self.books.gifts[of] += change * 1_000;
        self.ruled = None;
        self.agree();
    }

    /// Back to an earlier half-move, with the times of then and all that was given since.
    fn retrace(&mut self) {
        if self.books.line.len() < 2 {
            return;
        }
        self.wait();
        let ply = self.tape.below(self.books.line.len());
        self.say(&format!("arbiter: retrace ply {ply}"));
        self.running = false;
        let then = ply.checked_sub(1).map(|last| self.books.line[last].clone());
        let (left, gifts, position) = then.unwrap_or((self.start.0, ByColor::default(), self.start.1.clone()));
        self.books.left = ByColor::new_with(|color| left[color] + self.books.gifts[color] - gifts[color]);
        self.books.position = position;
        self.books.line.truncate(ply);
        self.books.bound = None;
        self.ruled = None;
        self.agree();
        self.go();
    }

    /// A player resigns.
    fn end(&mut self) {
        self.wait();
        let loser = self.to_move();
        self.say(&format!("{}: resign", Played::player(loser)));
        (self.is_over, self.running, self.loser) = (true, false, Some(loser));
        self.agree();
    }

    /// A penalty in points, during the game or after it, a loss after it, or one that is taken back (12.9.4 to 12.9.6).
    fn points(&mut self) {
        self.now += 1;
        if self.running {
            let mover = self.to_move();
            self.books.left[mover] -= 1;
        }
        let to = if self.tape.below(2) == 0 { Color::White } else { Color::Black };
        let (name, halves) = (Played::player(to), 1 + self.tape.below(2) as i32);
        let points = if halves == 1 { "1/2" } else { "1" };
        let line = match self.tape.below(4) {
            0 => {
                self.taken[to] += halves;
                format!("arbiter: penalty points {points} to {name}")
            }
            1 => {
                self.given.push((to, halves));
                format!("arbiter: penalty opponent-points {points} to {name}")
            }
            2 if self.taken[to] > 0 => {
                self.taken[to] = 0;
                format!("arbiter: penalty points 0 to {name}")
            }
            _ if self.is_over => {
                self.loser = Some(to);
                format!("arbiter: penalty loss to {name}")
            }
            _ => format!("arbiter: penalty warning to {name}"),
        };
        self.say(&line);
        self.ruled = None;
        self.agree();
    }

    /// The points of a game that is over: first what is taken off, then what the opponents are given, at most the
    /// points of a win together (10.2).
    fn agree_on_points(&self) {
        let loser = self.loser.expect("a game that is over");
        let mut left = ByColor::new_with(|color| if color == loser { 0 } else { self.whole });
        Color::ALL.into_iter().for_each(|color| left[color] = (left[color] - self.taken[color]).max(0));
        for (offender, halves) in &self.given {
            let room = (self.whole - left[*offender]).max(left[!*offender]);
            left[!*offender] = (left[!*offender] + halves).min(room);
        }
        let game = self.table.0.game();
        let halves = game.half_points_given(&game.result().expect("a result")).map(|halves| halves as i32);
        assert_eq!(halves, left, "the points in\n{}", self.said.join("\n"));
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn clocks_counts_and_points_are_those_of_an_independent_model(
        numbers in proptest::collection::vec(any::<u32>(), 150..250),
    ) {
        let mut played = Played::new(Tape { numbers, next: 0 });
        played.agree();
        for _ in 0..14 {
            match played.tape.below(10) {
                0 | 1 => played.illegal_move(),
                2 => played.times(),
                3 => played.retrace(),
                4 => played.points(),
                _ => played.half_move(),
            }
            if played.is_over {
                break;
            }
        }
        if !played.is_over {
            played.end();
        }
        played.agree_on_points();
        for _ in 0..played.tape.below(5) {
            played.points();
            played.agree_on_points();
        }
    }
}
