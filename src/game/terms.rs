//! What is agreed before the first move: players, time, edition of the Laws, position.

use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, Chess, Color, Position};

use super::clock::chessclock::Chessclock;
use super::clock::moment::Span;
use super::clock::time_control::TimeControl;
use super::duties::Duties;
use super::laws::edition::{Edition, Supervision, TimeClass};
use super::laws::winnable::{Dead, is_dead};
use super::people::{Hearing, Player, Sight};

/// The terms of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    pub players: ByColor<Player>,
    pub time: ByColor<TimeControl>,
    pub timekeeper: Timekeeper,
    /// How late a player may arrive before he loses (6.7); nothing unless it was specified.
    pub default_time: Span,
    pub edition: Edition,
    /// Where the game starts; the initial position unless said otherwise.
    pub start: Chess,
    pub castling_mode: CastlingMode,
    pub kind: Kind,
    pub supervision: Supervision,
    /// A draw may be agreed only once each player has made so many moves (9.1.1); 0 where nothing forbids it.
    pub agreement_after: u32,
    /// Whether it was announced that the rules of the quickplay finish apply (2014: G.1; since: III.2.1).
    pub quickplay: Announced,
    /// Event, site, round and other tags for the PGN, in order.
    pub tags: Vec<(String, String)>,
}

/// Whose chessclock the game is played with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Timekeeper {
    #[default]
    Program,
    /// A clock on the table: the program takes the times that are entered.
    TableClock,
}

/// Whether the game is played under the Laws or for pleasure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Kind {
    #[default]
    Rated,
    /// A friendly game, in which the program may help.
    Casual,
}

/// Whether something was announced before the event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Announced {
    #[default]
    No,
    Yes,
}

/// Not a position from which a game can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAStart;

impl Terms {
    /// A standard game of 90 minutes and 30 seconds a move between two sighted players.
    pub fn between(white: Player, black: Player) -> Terms {
        Terms {
            players: ByColor { white, black },
            time: ByColor::new_with(|_| TimeControl::default()),
            timekeeper: Timekeeper::default(),
            default_time: Span::ZERO,
            edition: Edition::default(),
            start: Chess::default(),
            castling_mode: CastlingMode::Standard,
            kind: Kind::Rated,
            supervision: Supervision::default(),
            agreement_after: 0,
            quickplay: Announced::No,
            tags: Vec::new(),
        }
    }

    /// The chessclock as it is set before play.
    pub fn chessclock(&self) -> Chessclock {
        match self.timekeeper {
            Timekeeper::Program => Chessclock::new(self.time.clone()),
            Timekeeper::TableClock => Chessclock::on_the_table(self.time.clone()),
        }
    }

    /// The blind player who must have an assistant, because his opponent cannot hear him, and has none (D.2.11).
    pub fn lacks_assistant(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|color| {
            let (player, opponent) = (self.players.get(*color), self.players.get(!*color));
            let none = player.assistant.is_some_and(Duties::is_none);
            player.sight == Sight::Blind && opponent.hearing == Hearing::Impaired && none
        })
    }

    /// Which illegal move of a player loses this game (7.5.5, A.5, B.3).
    pub fn losing_illegal_move(&self) -> u32 {
        let constants = self.edition.constants();
        match (self.supervision, self.time_class()) {
            (Supervision::Adequate, _) | (Supervision::None, TimeClass::Standard) => constants.losing_illegal_move,
            (Supervision::None, TimeClass::Rapid) => constants.losing_in_unsupervised_rapid,
            (Supervision::None, TimeClass::Blitz) => constants.losing_in_unsupervised_blitz,
        }
    }

    /// The class of the game by the longer of the two players' times (A.1, B.1).
    pub fn time_class(&self) -> TimeClass {
        let totals = self.time.as_ref().map(|time| time.total_for_class());
        self.edition.time_class(totals.white.max(totals.black))
    }
}

/// Whether a game can be played from there: it is not over already (5.1.1, 5.2.1, 5.2.2).
pub fn can_be_played_from(position: &Chess) -> bool {
    !position.is_game_over() && !matches!(is_dead(position), Dead::Yes(..))
}

/// Reads the position a game starts from.
///
/// # Errors
///
/// [`NotAStart`] where the text is no FEN or nobody could play from there.
pub fn start_from(fen: &str, mode: CastlingMode) -> Result<Chess, NotAStart> {
    let fen: Fen = fen.parse().map_err(|_| NotAStart)?;
    fen.into_position(mode)
        .or_else(|e: shakmaty::PositionError<Chess>| e.ignore_too_much_material())
        .or_else(|e| e.ignore_impossible_check())
        .map_err(|_| NotAStart)
}
