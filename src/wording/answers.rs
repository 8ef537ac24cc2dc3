//! Questions and their answers: never recorded, private to the person who asks, and only what that player could feel
//! or hear.

use std::sync::Arc;

use shakmaty::{Board, Color, File, Piece, Position, Rank, Role, Square};

use super::Wording;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::labels::Label;
use super::language::{Verbosity, name, role_name};
use super::laws::NothingNoted;
use super::sentence::{MoveText, Signs, Texts, Urgency, Utterance, ear_of, phrases, with_quotation};
use crate::game::Game;
use crate::game::clock::chessclock::Chessclock;
use crate::game::clock::moment::Moment;
use crate::game::people::Actor;
use crate::game::refusal::Refusal;
use crate::game::terms::Kind;

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// What stands on a player's board, rank by rank.
    Board(Color),
    /// What a hand would feel on a player's board.
    BoardQuery(Color, BoardQuery),
    /// A question of a friendly game only.
    Casual(Hint),
    /// The last announcement again.
    Again,
    /// The sentence before the one heard last; asked again, the one before that.
    Earlier,
    /// Forward again after `earlier`.
    Later,
    /// The last completed half-move.
    Last,
    /// The last announced move, letter by letter.
    Spell,
    /// The last moves, that many; without a number, all moves.
    Moves(Option<usize>),
    /// The moves from that number on.
    From(u32),
    /// What the clocks say: used, left, moves completed and to be completed.
    Clock(Whose),
    /// How many moves a player has completed.
    Number(Color),
    /// The time used for each of the last moves, that many; without a number, for each move.
    Times(Option<usize>),
    /// Whether a draw is offered.
    Offer,
    /// Who plays, and who is blind.
    Who,
    /// How far the game has come, and what it waits for.
    Status,
    /// Every case with its number and its article; for the arbiter also what each ruling would do.
    Cases,
    /// What stands on the envelope of an adjourned game.
    Envelope,
    /// The next step that puts a player's board or scoresheet right.
    Step(Color),
    /// A player's scoresheet as that player wrote it.
    Sheet(Color),
    /// What an article of the Laws is about, in our words.
    Law(String),
    /// The articles on which the program acts, with their titles.
    Laws,
    /// The words of the Laws in the languages at hand, or those in which a word occurs.
    Glossary(Option<String>),
    /// The words that can be said, or one of them.
    Help(String),
}

/// A question that a hand could answer on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardQuery {
    Square(Square),
    Rank(Rank),
    File(File),
    /// Both diagonals through the square.
    Diagonals(Square),
    /// Every piece of that colour.
    Pieces(Color),
    /// Every piece of that kind, of one colour or both.
    Where(Role, Option<Color>),
    /// What is missing from the board.
    Captured,
}

/// A question that is answered in a friendly game only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hint {
    /// Which pieces attack the square.
    Attacks(Square),
    /// Where the piece on the square can go.
    MovesOf(Square),
}

/// The clock that a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    /// The asker's own; both for an asker without a clock.
    Own,
    Opponents,
    Of(Color),
    Both,
}

impl Question {
    /// Whether it is about times or the number of moves, which an assistant may ask only if that is agreed (D.2.10.4).
    pub fn is_about_time(&self) -> bool {
        matches!(self, Question::Clock(_) | Question::Times(_) | Question::Number(_))
    }

    /// Whether it is about moves, boards or scoresheets, which the clock alone has not.
    fn is_about_moves(&self) -> bool {
        matches!(
            self,
            Question::Again
                | Question::Board(_)
                | Question::BoardQuery(..)
                | Question::Casual(_)
                | Question::From(_)
                | Question::Last
                | Question::Moves(_)
                | Question::Sheet(_)
                | Question::Spell
                | Question::Step(_)
                | Question::Times(_)
        )
    }
}

impl Wording {
    /// The sentences that answer a question of `by`, at that moment.
    pub fn answer(&self, game: &Game, at: Moment, by: Actor, question: &Question) -> Vec<Utterance> {
        if !game.keeps_moves() && question.is_about_moves() {
            let none = self.messages.text("no-moves-kept");
            return vec![self.utter(Delivery::answer(by, UtteranceKind::Answer), none)];
        }
        match question {
            // The session knows what was heard before. Without it there is only the announcement.
            Question::Again | Question::Earlier | Question::Later => vec![self.again(game, by)],
            Question::Last => vec![self.last(game, by)],
            Question::Envelope => self.envelope(game, by),
            Question::Board(_)
            | Question::BoardQuery(..)
            | Question::Casual(_)
            | Question::Spell
            | Question::From(_)
            | Question::Offer
            | Question::Who
            | Question::Step(_)
            | Question::Sheet(_)
            | Question::Law(_)
            | Question::Laws
            | Question::Glossary(_)
            | Question::Moves(_)
            | Question::Clock(_)
            | Question::Number(_)
            | Question::Times(_)
            | Question::Status
            | Question::Cases
            | Question::Help(_) => {
                let is_overview = matches!(question, Question::Help(topic) if topic.trim().is_empty());
                let kind = if is_overview { UtteranceKind::Help } else { UtteranceKind::Answer };
                let delivery = || Delivery::answer(by, kind);
                let read = self.in_words().sentences(game, at, by, question);
                let both = self.sentences(game, at, by, question).into_iter().zip(read);
                both.map(|(printed, read)| Utterance { printed, ..self.utter(delivery(), read) }).collect()
            }
        }
    }

    /// The sentences of an answer. Their number is the same with signs and in words.
    fn sentences(&self, game: &Game, at: Moment, by: Actor, question: &Question) -> Vec<String> {
        match question {
            Question::Again | Question::Earlier | Question::Later | Question::Last | Question::Envelope => Vec::new(),
            Question::Board(owner) => match self.not_his_board(game, by, *owner) {
                Some(forbidden) => vec![forbidden],
                None => self.board(game.board(*owner)),
            },
            Question::BoardQuery(owner, felt) => self.felt(game, by, *owner, *felt),
            Question::Casual(hint) => vec![self.hint(game, by, *hint)],
            Question::Spell => vec![self.spell(game)],
            Question::From(number) => vec![self.moves_since(game, *number)],
            Question::Offer => vec![self.offer(game)],
            Question::Who => self.who(game),
            Question::Step(owner) => vec![self.next_step(game, by, *owner)],
            Question::Sheet(owner) => vec![self.sheet(game, *owner)],
            Question::Law(number) => or_nothing_noted(self.law(game.terms().edition, number)),
            Question::Laws => self.laws(game.terms().edition),
            Question::Glossary(word) => or_nothing_noted(self.glossary(word.as_deref())),
            Question::Moves(count) => vec![self.moves(game, *count)],
            Question::Clock(whose) => self.clocks(game.clock(), at, by, *whose),
            Question::Number(color) => vec![self.moves_completed(game.clock(), *color, at)],
            Question::Times(count) => vec![self.times(game, *count)],
            Question::Status => self.standing(game, by),
            Question::Cases => match by {
                Actor::Arbiter => self.arbiters_panel(game, at),
                Actor::Player(_) | Actor::Assistant(_) | Actor::Program => self.cases_for_a_player(game, by),
            },
            Question::Help(topic) => self.help(topic),
        }
    }

    /// The next step that puts that board or scoresheet right, if there is one.
    fn next_step(&self, game: &Game, by: Actor, owner: Color) -> String {
        let color = name(owner);
        let nothing = || self.refusal_and_hint(game, &Refusal::NothingToPutRight { of: owner }).0;
        if let Some(forbidden) = self.not_his_board(game, by, owner) {
            return forbidden;
        }
        let steps = game.steps_on(owner);
        let on_board = steps.first().map(|step| {
            let what = self.instruction(*step);
            self.messages
                .fill("instruction", &[("color", &color), ("n", &1_u32), ("of", &steps.len()), ("what", &what)])
        });
        let on_sheet = || {
            let what = self.strokes_due(game, owner).into_iter().next()?;
            Some(self.messages.fill("sheet-order", &[("color", &color), ("what", &what)]))
        };
        on_board.or_else(on_sheet).unwrap_or_else(nothing)
    }

    /// Eight ranks, from the eighth down.
    fn board(&self, board: &Board) -> Vec<String> {
        match self.signs {
            Signs::Printed => ranks(board),
            Signs::InWords => Rank::ALL.into_iter().rev().map(|rank| self.rank_in_words(board, rank)).collect(),
        }
    }

    /// The pieces of that colour with their squares, the king first.
    pub(super) fn pieces_on(&self, board: &Board, color: Color) -> String {
        let mut standing: Vec<(Square, Piece)> = board.iter().filter(|(_, piece)| piece.color == color).collect();
        standing.sort_by_key(|(square, piece)| (std::cmp::Reverse(piece.role), square.file(), square.rank()));
        let pieces = standing.iter().map(|(square, piece)| format!("{} {square}", self.role(piece.role)));
        let list = pieces.collect::<Vec<_>>().join(", ");
        let list = if list.is_empty() { self.messages.text("nothing") } else { list };
        self.messages.fill("pieces", &[("player", &self.player(color)), ("list", &list)])
    }

    /// A sentence heard before, that many before the last.
    pub fn recalled(&self, by: Actor, back: usize, said: &Utterance) -> Utterance {
        self.quote(by, said, |sentence| self.messages.fill("recalled", &[("back", &back), ("sentence", &sentence)]))
    }

    /// A sentence said again.
    pub fn said_again(&self, by: Actor, said: &Utterance) -> Utterance {
        self.quote(by, said, |sentence| self.messages.fill("again", &[("sentence", &sentence)]))
    }

    /// The sentences after one that was said again.
    pub fn and_again(&self, by: Actor, said: &Utterance) -> Utterance {
        self.quote(by, said, str::to_owned)
    }

    fn quote(&self, by: Actor, said: &Utterance, sentence: impl Fn(&str) -> String) -> Utterance {
        let Texts { printed, read, spoken } = with_quotation(self.language(), said, sentence);
        Utterance {
            to: ear_of(by),
            urgency: Urgency::Answer,
            by,
            kind: UtteranceKind::Recalled,
            printed,
            read,
            spoken,
            number: said.number,
        }
    }

    /// The sentence, marked as said again; `times` is how often it was said before. Screen readers read it then.
    pub fn marked_again(&self, sentence: &str, times: usize) -> String {
        match times {
            0 | 1 => self.messages.fill("again", &[("sentence", &sentence)]),
            _ => self.messages.fill("again-times", &[("times", &times), ("sentence", &sentence)]),
        }
    }

    /// Confirms that the program is set as wanted.
    pub fn understood(&self, by: Actor) -> Utterance {
        let delivery = Delivery::answer(by, UtteranceKind::Answer);
        self.utter(delivery, self.messages.text("understood"))
    }

    /// Says how fast a listener hears from now on, in words a minute.
    pub fn rate_set(&self, by: Actor, rate: u16) -> Utterance {
        let delivery = Delivery::answer(by, UtteranceKind::Answer);
        self.utter(delivery, self.messages.fill("rate-set", &[("rate", &u32::from(rate))]))
    }

    /// Says how loud a listener hears from now on, 100 being normal.
    pub fn volume_set(&self, by: Actor, volume: u8) -> Utterance {
        let delivery = Delivery::answer(by, UtteranceKind::Answer);
        self.utter(delivery, self.messages.fill("volume-set", &[("volume", &volume)]))
    }

    fn again(&self, game: &Game, by: Actor) -> Utterance {
        self.announced_now(game).map_or_else(|| self.last(game, by), |announced| self.said_again(by, &announced))
    }

    /// The move in hand as it was announced.
    pub fn announced_now(&self, game: &Game) -> Option<Utterance> {
        let announcement = game.in_hand().announcement.as_ref()?;
        Some(self.announcement(game, Actor::Player(announcement.by), announcement))
    }

    /// The last completed half-move, as it was announced.
    pub(super) fn last(&self, game: &Game, by: Actor) -> Utterance {
        let delivery = Delivery::answer(by, UtteranceKind::Answer);
        let plies = game.line().len();
        let Some(completed) = game.line().last() else { return self.utter(delivery, self.messages.text("no-moves")) };
        let before = game.position_at(plies - 1);
        let (length, check) = (self.verbosity.length(), self.verbosity.check());
        let ranks = game.terms().ranks;
        let words = crate::notation::announce_with(completed.half_move, before, length, check, ranks);
        // The announcement is said only once.
        let mut written = MoveText { spoken: Vec::new(), ..self.move_text(completed.half_move, before) };
        if self.in_words().says_the_same_as(&words) {
            written.read.clear();
        }
        let announced = MoveText { read: words.printed.clone(), printed: words.printed, spoken: phrases(&words.parts) };
        self.utter_moves(delivery, &[announced, written], |m| self.announced(!game.to_move(), m[0], m[1]))
    }

    /// The last announced move, one letter or figure after the other.
    fn spell(&self, game: &Game) -> String {
        let announced = game.in_hand().announcement.as_ref().map(|announcement| announcement.half_move);
        let (half_move, before) = match (announced, game.line().last()) {
            (Some(half_move), _) => (half_move, game.position()),
            (None, Some(completed)) => (completed.half_move, game.position_at(game.line().len() - 1)),
            (None, None) => return self.messages.text("no-moves"),
        };
        let role = before.board().role_at(half_move.from).map(|role| self.role(role));
        let squares =
            [half_move.from, half_move.to].map(|square| format!("{} {}", square.file().char(), square.rank().char()));
        let promotion = half_move.promotion.map(|role| self.role(role));
        let parts: Vec<String> = role.into_iter().chain(squares).chain(promotion).collect();
        self.messages.fill("spelled", &[("list", &parts.join(", "))])
    }

    fn offer(&self, game: &Game) -> String {
        match game.offer() {
            Some(by) => self.messages.fill("screen-offer-open", &[("color", &super::language::name(by))]),
            None => self.messages.text("refused-no-offer"),
        }
    }

    fn who(&self, game: &Game) -> Vec<String> {
        let described = |color| {
            let player = &game.terms().players[color];
            let label = Label::Side { color, player };
            format!("{}.", self.label(&label))
        };
        Color::ALL.map(described).to_vec()
    }

    fn clocks(&self, clock: &Chessclock, at: Moment, by: Actor, whose: Whose) -> Vec<String> {
        let asked = match (whose, by.side()) {
            (Whose::Of(color), _) | (Whose::Own, Some(color)) => Some(color),
            (Whose::Opponents, Some(color)) => Some(!color),
            (Whose::Both, _) | (Whose::Own | Whose::Opponents, None) => None,
        };
        match asked {
            Some(color) => vec![self.clock_of(clock, color, at, by)],
            None if self.verbosity == Verbosity::Brief => self.both_clocks(clock, at),
            None => {
                let mut sentences = Color::ALL.map(|color| self.clock_of(clock, color, at, by)).to_vec();
                sentences.push(self.clock_running(clock));
                sentences
            }
        }
    }
}

/// The sentences found, or the one that says why there are no others.
fn or_nothing_noted(found: Result<Vec<String>, NothingNoted>) -> Vec<String> {
    found.unwrap_or_else(|nothing| vec![nothing.sentence])
}

/// Eight ranks, from the eighth down, in letters that readers and displays know; o is an empty square, for readers
/// leave out hyphens and full stops.
pub(super) fn ranks(board: &Board) -> Vec<String> {
    let letter = |piece: Option<Piece>| piece.map_or('o', Piece::char);
    Rank::ALL
        .into_iter()
        .rev()
        .map(|rank| {
            let squares = File::ALL.into_iter().map(|file| letter(board.piece_at(Square::from_coords(file, rank))));
            let squares: Vec<String> = squares.map(String::from).collect();
            format!("{} {}.", rank.char(), squares.join(" "))
        })
        .collect()
}

const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

impl Wording {
    /// The pieces on `owner`'s board, if `by` may ask: players their own, the arbiter and the assistants both.
    pub(super) fn felt(&self, game: &Game, by: Actor, owner: Color, felt: BoardQuery) -> Vec<String> {
        if let Some(forbidden) = self.not_his_board(game, by, owner) {
            return vec![forbidden];
        }
        let board = game.board(owner);
        let is_brief = self.verbosity == Verbosity::Brief;
        match felt {
            BoardQuery::Square(square) if is_brief => vec![self.brief(self.piece_or_empty(board.piece_at(square)))],
            BoardQuery::Rank(rank) if is_brief => {
                vec![self.brief(self.pieces_among(board, &File::ALL.map(|file| Square::from_coords(file, rank))))]
            }
            BoardQuery::File(file) if is_brief => {
                vec![self.brief(self.pieces_among(board, &Rank::ALL.map(|rank| Square::from_coords(file, rank))))]
            }
            BoardQuery::Where(role, Some(color)) if is_brief => {
                vec![self.brief(self.squares(board, Piece { role, color }))]
            }
            BoardQuery::Square(square) => {
                let what = self.piece_or_empty(board.piece_at(square));
                vec![self.messages.fill("felt-square", &[("square", &square.to_string()), ("what", &what)])]
            }
            BoardQuery::Rank(rank) => {
                let squares = File::ALL.map(|file| Square::from_coords(file, rank));
                vec![self.messages.fill(
                    "felt-rank",
                    &[("rank", &rank.char().to_string()), ("list", &self.pieces_among(board, &squares))],
                )]
            }
            BoardQuery::File(file) => {
                let squares = Rank::ALL.map(|rank| Square::from_coords(file, rank));
                let word = crate::notation::file_word(file).printed;
                vec![self.messages.fill("felt-file", &[("file", &word), ("list", &self.pieces_among(board, &squares))])]
            }
            BoardQuery::Diagonals(through) => diagonals(through)
                .into_iter()
                .filter(|squares| squares.len() > 1)
                .map(|squares| {
                    let (from, to) = (squares[0].to_string(), squares[squares.len() - 1].to_string());
                    self.messages.fill(
                        "felt-diagonal",
                        &[("from", &from), ("to", &to), ("list", &self.pieces_among(board, &squares))],
                    )
                })
                .collect(),
            BoardQuery::Pieces(color) => self.kinds(board, color),
            BoardQuery::Where(role, color) => {
                let asked = color.map_or_else(|| Color::ALL.to_vec(), |color| vec![color]);
                asked.into_iter().map(|color| self.kind(board, Piece { role, color })).collect()
            }
            BoardQuery::Captured => Color::ALL.map(|color| self.captured(game, board, color)).to_vec(),
        }
    }

    /// Why `by` may not learn what stands on `owner`'s board; `None` if that is allowed.
    pub(super) fn not_his_board(&self, game: &Game, by: Actor, owner: Color) -> Option<String> {
        let forbidden = by == Actor::Player(!owner) && game.terms().kind == Kind::Rated;
        forbidden.then(|| self.messages.text("felt-not-yours"))
    }

    /// The answer to a question that is answered in a friendly game only.
    pub(super) fn hint(&self, game: &Game, by: Actor, hint: Hint) -> String {
        if game.terms().kind == Kind::Rated {
            return self.messages.text("hint-casual-only");
        }
        let owner = by.side().unwrap_or(game.to_move());
        let board = game.board(owner);
        match hint {
            Hint::Attacks(square) => {
                let attackers = Color::ALL.map(|color| board.attacks_to(square, color, board.occupied()));
                let squares: Vec<Square> = attackers.into_iter().flatten().collect();
                self.messages.fill(
                    "hint-attacks",
                    &[("square", &square.to_string()), ("list", &self.pieces_among(board, &squares))],
                )
            }
            Hint::MovesOf(from) => {
                let legal = game.position().legal_moves();
                let to: Vec<String> =
                    legal.iter().filter(|mv| mv.from() == Some(from)).map(|mv| mv.to().to_string()).collect();
                let list = if to.is_empty() { self.messages.text("nothing") } else { to.join(", ") };
                self.messages.fill("hint-moves", &[("square", &from.to_string()), ("list", &list)])
            }
        }
    }

    /// The pieces on these squares, or `nothing`.
    fn pieces_among(&self, board: &Board, squares: &[Square]) -> String {
        let pieces = squares.iter().filter_map(|square| Some((square, board.piece_at(*square)?)));
        let list: Vec<String> = pieces.map(|(square, piece)| format!("{square} {}", self.piece(piece))).collect();
        if list.is_empty() { self.messages.text("nothing") } else { list.join(", ") }
    }

    /// One sentence for each kind of piece, the king first; pawns from the a-file to the h-file. Of an empty board it
    /// says so.
    fn kinds(&self, board: &Board, color: Color) -> Vec<String> {
        if board.by_color(color).is_empty() {
            return vec![self.pieces_on(board, color)];
        }
        let pieces = ROLES.map(|role| Piece { role, color });
        pieces
            .into_iter()
            .filter(|piece| !board.by_piece(*piece).is_empty())
            .map(|piece| self.kind(board, piece))
            .collect()
    }

    fn kind(&self, board: &Board, piece: Piece) -> String {
        self.messages.fill("felt-kind", &[("piece", &self.piece(piece)), ("list", &self.squares(board, piece))])
    }

    /// The squares on which such pieces stand, or `nothing`.
    fn squares(&self, board: &Board, piece: Piece) -> String {
        let mut squares: Vec<Square> = board.by_piece(piece).into_iter().collect();
        squares.sort_by_key(|square| (square.file(), square.rank()));
        let list: Vec<String> = squares.iter().map(Square::to_string).collect();
        if list.is_empty() { self.messages.text("nothing") } else { list.join(", ") }
    }

    /// A brief answer: it does not repeat the question.
    fn brief(&self, what: String) -> String {
        self.messages.fill("felt-brief", &[("what", &what)])
    }

    /// The pieces that this colour had at the start and no longer has.
    fn captured(&self, game: &Game, board: &Board, color: Color) -> String {
        let start = game.terms().start.board();
        let missing: Vec<String> = ROLES
            .into_iter()
            .map(|role| (role, Piece { role, color }))
            .map(|(role, piece)| (role, start.by_piece(piece).count().saturating_sub(board.by_piece(piece).count())))
            .filter(|(_, count)| *count > 0)
            .map(|(role, count)| self.messages.fill("counted-pieces", &[("role", &role_name(role)), ("count", &count)]))
            .collect();
        let list = if missing.is_empty() { self.messages.text("nothing") } else { missing.join(", ") };
        self.messages.fill("felt-captured", &[("color", &name(color)), ("list", &list)])
    }
}

/// The two diagonals through a square, each from its left end to its right.
fn diagonals(through: Square) -> [Vec<Square>; 2] {
    let (file, rank) = (i32::from(through.file()), i32::from(through.rank()));
    [1, -1].map(|slope| {
        let squares = (0..8).filter_map(|f| {
            let rank = Rank::try_from(rank + slope * (f - file)).ok()?;
            Some(Square::from_coords(File::try_from(f).ok()?, rank))
        });
        squares.collect()
    })
}

impl Wording {
    /// The forms of a typed word in this language, the one that sentences name first: `acepto`, `aceptar` of `accept`.
    /// English has no others.
    pub fn own_forms(&self, word: &str) -> Vec<String> {
        self.messages.own_list(&format!("word-{word}"))
    }

    /// The forms of a typed word in English, which always work, the one that sentences name first.
    pub fn english_forms(&self, word: &str) -> Vec<String> {
        self.messages.english_list(&format!("word-{word}"))
    }

    /// The words of a list in this language and in English: those that a sentence has between the ones that count.
    pub fn words_of_list(&self, list: &str) -> Vec<String> {
        self.messages.own_list(list).into_iter().chain(self.messages.english_list(list)).collect()
    }

    /// The words with which a move is sealed, of this language and of English, in small letters.
    pub fn sealing_words(&self) -> Arc<[String]> {
        let words = || self.own_forms("seal").into_iter().chain(self.english_forms("seal")).collect();
        Arc::clone(self.sealing_words.get_or_init(words))
    }
}
