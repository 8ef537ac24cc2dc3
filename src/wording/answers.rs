//! Answers to questions: private to the one who asked, and only what a player could feel on the board or has heard.

use shakmaty::{Board, Color, File, Piece, Position, Rank, Square};

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::labels::Label;
use super::laws::NothingNoted;
use super::question::{Question, Whose};
use super::refusals::ear_of;
use super::sentence::{MoveText, Signs, Texts, Urgency, Utterance, phrases, with_quotation};
use crate::game::clock::chessclock::Chessclock;
use crate::game::clock::moment::Moment;
use crate::game::moves::Step;
use crate::game::people::Actor;
use crate::game::{Game, Stage};

impl Wording {
    /// The sentences that answer a question of `by`, at that moment.
    pub fn answer(&self, game: &Game, at: Moment, by: Actor, question: &Question) -> Vec<Utterance> {
        match question {
            // What was heard before is known to the session; where it says nothing there is only the announcement.
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
                let frame = || Frame { to: ear_of(by), urgency: Urgency::Answer, by, kind: UtteranceKind::Answer };
                let read = self.in_words().sentences(game, at, by, question);
                let both = self.sentences(game, at, by, question).into_iter().zip(read);
                both.map(|(printed, read)| Utterance { printed, ..self.utter(frame(), read) }).collect()
            }
        }
    }

    /// The sentences of an answer; as many with signs as in words.
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
            Question::Sheet(owner) => vec![self.sheet(game, *owner)],
            Question::Law(number) => told(self.law(game.terms().edition, number)),
            Question::Laws => self.laws(game.terms().edition),
            Question::Glossary(word) => told(self.glossary(word.as_deref())),
            Question::Moves(count) => vec![self.moves(game, *count)],
            Question::Clock(whose) => self.clocks(game.clock(), at, by, *whose),
            Question::Number(color) => vec![self.moves_completed(game.clock(), *color, at)],
            Question::Times(count) => vec![self.times(game, *count)],
            Question::Status => std::iter::once(self.status(game)).chain(self.open_cases(game, at, by)).collect(),
            Question::Cases => self.arbiters_panel(game, at),
            Question::Help(topic) => self.help(topic),
        }
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

    /// A sentence heard before, so many before the last.
    pub fn recalled(&self, by: Actor, back: usize, said: &Utterance) -> Utterance {
        self.quote(by, said, |sentence| self.messages.fill("recalled", &[("back", &back), ("sentence", &sentence)]))
    }

    /// A sentence once more.
    pub fn said_again(&self, by: Actor, said: &Utterance) -> Utterance {
        self.quote(by, said, |sentence| self.messages.fill("again", &[("sentence", &sentence)]))
    }

    /// What followed a sentence that was said once more.
    pub fn and_again(&self, by: Actor, said: &Utterance) -> Utterance {
        self.quote(by, said, str::to_owned)
    }

    fn quote(&self, by: Actor, said: &Utterance, sentence: impl Fn(&str) -> String) -> Utterance {
        let Texts { printed, read, spoken } = with_quotation(self.language(), said, sentence);
        Utterance { to: ear_of(by), urgency: Urgency::Answer, by, kind: UtteranceKind::Recalled, printed, read, spoken }
    }

    /// The same sentence with a word before it that says so; `times` it was said before, which no reader leaves out.
    pub fn told_again(&self, sentence: &str, times: usize) -> String {
        match times {
            0 | 1 => self.messages.fill("again", &[("sentence", &sentence)]),
            _ => self.messages.fill("again-times", &[("times", &times), ("sentence", &sentence)]),
        }
    }

    /// That something about the program is as wanted.
    pub fn understood(&self, by: Actor) -> Utterance {
        let frame = Frame { to: ear_of(by), urgency: Urgency::Answer, by, kind: UtteranceKind::Answer };
        self.utter(frame, self.messages.text("understood"))
    }

    fn again(&self, game: &Game, by: Actor) -> Utterance {
        match &game.in_hand().announcement {
            Some(announcement) => {
                self.said_again(by, &self.announcement(game, Actor::Player(announcement.by), announcement))
            }
            None => self.last(game, by),
        }
    }

    fn last(&self, game: &Game, by: Actor) -> Utterance {
        let frame = Frame { to: ear_of(by), urgency: Urgency::Answer, by, kind: UtteranceKind::Answer };
        let plies = game.line().len();
        let Some(completed) = game.line().last() else { return self.utter(frame, self.messages.text("no-moves")) };
        let before = game.position_at(plies - 1);
        let (length, check) = (self.verbosity.length(), self.verbosity.check());
        let ranks = game.terms().ranks;
        let words = crate::notation::announce_with(completed.half_move, before, length, check, ranks);
        let announced = MoveText { read: words.printed.clone(), printed: words.printed, spoken: phrases(&words.parts) };
        // What was announced is said once.
        let written = MoveText { spoken: Vec::new(), ..self.move_text(completed.half_move, before) };
        let player = self.player(!game.to_move());
        self.utter_moves(frame, &[announced, written], |m| {
            self.messages.fill("last-move", &[("player", &player), ("words", &m[0]), ("mv", &m[1])])
        })
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
            None => {
                let mut sentences = Color::ALL.map(|color| self.clock_of(clock, color, at, by)).to_vec();
                sentences.push(self.clock_running(clock));
                sentences
            }
        }
    }

    /// The state of the ceremony: what is, never what somebody should do.
    pub fn status(&self, game: &Game) -> String {
        match game.stage() {
            Stage::BeforePlay => self.messages.text("status-before"),
            Stage::Over(result) => self.result(game, &result),
            Stage::Cancelled => self.cancelled(game),
            Stage::Playing => {
                let step = match game.in_hand().step() {
                    Step::ToMove => "to-move",
                    Step::Announced => "announced",
                    Step::Repeated => "repeated",
                    Step::Executed => "executed",
                };
                self.messages.fill("status", &[("color", &super::language::name(game.to_move())), ("step", &step)])
            }
        }
    }
}

/// What is told, or why there is nothing to tell.
fn told(found: Result<Vec<String>, NothingNoted>) -> Vec<String> {
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
