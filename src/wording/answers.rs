//! Answers to questions. Private to the one who asked, and never more than the hand could feel or the ear remember.

use i18n_embed_fl::fl;
use shakmaty::{Board, Color, File, Piece, Rank, Square};

use super::Wording;
use super::events::Frame;
use super::refusals::ear_of;
use super::sentence::{Urgency, Utterance};
use crate::game::clock::chessclock::Chessclock;
use crate::game::clock::moment::Moment;
use crate::game::people::Actor;
use crate::game::turn::Step;
use crate::game::{Game, Stage};

/// What somebody asks. Never journaled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// What stands on a player's board, rank by rank.
    Board(Color),
    /// Where the pieces of a colour stand.
    Pieces(Color),
    /// The last announcement once more.
    Again,
    /// The last completed half-move.
    Last,
    /// The last so many moves; all of them where no number is said.
    Moves(Option<usize>),
    /// What the clocks say: used, left, moves completed and to be completed.
    Clock(Whose),
    /// How many moves a player has completed.
    Number(Color),
    /// The time used for each of the last so many moves; for all of them where no number is said.
    Times(Option<usize>),
    Status,
    Help(String),
}

/// Whose clock somebody asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    /// His own; both where he has none.
    Own,
    Opponents,
    Of(Color),
    Both,
}

impl Wording {
    /// The sentences that answer a question of `by`, at that moment.
    pub fn answer(&self, game: &Game, at: Moment, by: Actor, question: &Question) -> Vec<Utterance> {
        let sentences = match question {
            Question::Board(owner) => self.board(game, *owner),
            Question::Pieces(color) => vec![self.pieces(game, by, *color)],
            Question::Again => vec![self.again(game)],
            Question::Last => vec![self.last(game)],
            Question::Moves(count) => vec![self.moves(game, *count)],
            Question::Clock(whose) => self.clocks(game.clock(), at, by, *whose),
            Question::Number(color) => vec![self.moves_completed(game.clock(), *color, at)],
            Question::Times(count) => vec![self.times(game, *count)],
            Question::Status => vec![self.status(game)],
            Question::Help(_) => vec![fl!(self.loader, "help")],
        };
        let frame = || Frame { to: ear_of(by), urgency: Urgency::Answer, by, name: "answer" };
        sentences.into_iter().map(|sentence| self.utter(frame(), sentence)).collect()
    }

    fn board(&self, game: &Game, owner: Color) -> Vec<String> {
        ranks(game.boards().boards.get(owner))
    }

    fn pieces(&self, game: &Game, by: Actor, color: Color) -> String {
        self.pieces_on(game.boards().boards.get(by.side().unwrap_or(color)), color)
    }

    /// The pieces of that colour with their squares, the king first.
    pub(super) fn pieces_on(&self, board: &Board, color: Color) -> String {
        let mut standing: Vec<(Square, Piece)> = board.iter().filter(|(_, piece)| piece.color == color).collect();
        standing.sort_by_key(|(square, piece)| (std::cmp::Reverse(piece.role), square.file(), square.rank()));
        let pieces = standing.iter().map(|(square, piece)| format!("{} {square}", self.role(piece.role)));
        let list = pieces.collect::<Vec<_>>().join(", ");
        fl!(self.loader, "pieces", player = self.player(color), list = list)
    }

    fn again(&self, game: &Game) -> String {
        match &game.turn().announcement {
            Some(announcement) => {
                let sentence = self.announcement(game, Actor::Player(announcement.by), announcement).printed;
                fl!(self.loader, "again", sentence = sentence)
            }
            None => self.last(game),
        }
    }

    fn last(&self, game: &Game) -> String {
        let plies = game.line().len();
        let Some(completed) = game.line().last() else { return fl!(self.loader, "no-moves") };
        let before = game.position_at(plies - 1);
        let words = crate::notation::announce(completed.half_move, before, self.length, self.check).printed;
        let mv = self.algebraic(completed.half_move, before);
        let player = self.player(!game.to_move());
        fl!(self.loader, "last-move", player = player, words = words, mv = mv)
    }

    fn moves(&self, game: &Game, count: Option<usize>) -> String {
        if game.line().is_empty() {
            return fl!(self.loader, "no-moves");
        }
        let skipped = count.map_or(0, |count| game.line().len().saturating_sub(count * 2));
        let list: Vec<String> = (skipped..game.line().len()).map(|ply| self.numbered(game, ply, skipped)).collect();
        fl!(self.loader, "moves", list = list.join(" "))
    }

    /// `1. e4`, `e5`, or `1... e5` where the list begins with it.
    fn numbered(&self, game: &Game, ply: usize, first: usize) -> String {
        let position = game.position_at(ply);
        let mv = self.algebraic(game.line()[ply].half_move, position);
        let (number, turn) = game.number_at(ply);
        match turn {
            Color::White => format!("{number}. {mv}"),
            Color::Black if ply == first => format!("{number}... {mv}"),
            Color::Black => mv,
        }
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

    fn times(&self, game: &Game, count: Option<usize>) -> String {
        let plies = game.line().len();
        if plies == 0 {
            return fl!(self.loader, "no-moves");
        }
        let first = count.map_or(0, |count| plies.saturating_sub(count * 2));
        let timed =
            (first..plies).map(|ply| format!("{} {}", self.numbered(game, ply, first), game.time_used_for(ply)));
        fl!(self.loader, "moves", list = timed.collect::<Vec<_>>().join(", "))
    }

    /// The state of the ceremony: what is, never what somebody should do.
    pub fn status(&self, game: &Game) -> String {
        match game.stage() {
            Stage::BeforePlay => fl!(self.loader, "status-before"),
            Stage::Over(result) => self.result(&result),
            Stage::Playing => {
                let step = match game.turn().step() {
                    Step::ToMove => "to-move",
                    Step::Announced => "announced",
                    Step::Repeated => "repeated",
                    Step::Executed => "executed",
                };
                fl!(self.loader, "status", color = super::language::name(game.to_move()), step = step)
            }
        }
    }
}

/// Eight ranks, from the eighth down, in letters that readers and displays know.
pub(super) fn ranks(board: &Board) -> Vec<String> {
    let letter = |piece: Option<Piece>| piece.map_or('-', Piece::char);
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
