//! A half-move as a text describes it, before it is compared with a board. It does not depend on a position, so a
//! written entry can be judged again in any.

use std::fmt;
use std::str::FromStr;

use shakmaty::{Board, CastlingMode, CastlingSide, Chess, Color, File, Move, Position, Rank, Role, Square};

use crate::game::half_move::HalfMove;

/// A half-move as a text describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Described {
    Castling(CastlingSide),
    Displacement(Displacement),
    Capture(ShortCapture),
}

/// The move of a piece, with what was said of the square it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Displacement {
    /// `None` if only squares were named: any piece that stands there.
    pub role: Option<Role>,
    pub from_file: Option<File>,
    pub from_rank: Option<Rank>,
    pub to: Square,
    /// The piece that a pawn becomes; `Pawn` if it is said to be left as a pawn on its last rank (7.5.2).
    pub promotion: Option<Role>,
    pub capture: SaidCapture,
}

/// A capture written short: its square is not named whole, or what is captured is named with it (`exd`, `QxQ`,
/// `BxNc5`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShortCapture {
    pub role: Role,
    pub from_file: Option<File>,
    pub from_rank: Option<Rank>,
    pub captured: Option<Role>,
    pub to_file: Option<File>,
    pub to_rank: Option<Rank>,
    pub promotion: Option<Role>,
}

/// A text's claim about a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SaidCapture {
    Yes,
    No,
}

impl Displacement {
    /// Whether nothing that is said of the square it comes from excludes that one.
    pub fn comes_from(&self, from: Square) -> bool {
        self.from_file.is_none_or(|file| file == from.file()) && self.from_rank.is_none_or(|rank| rank == from.rank())
    }
}

impl ShortCapture {
    /// The legal captures that it may be.
    pub fn meant(self, position: &Chess) -> impl Iterator<Item = Move> {
        position.legal_moves().into_iter().filter(move |mv| self.fits(*mv))
    }

    /// Whether it is a whole short form, and no more than that.
    pub fn names_only_its_square(&self) -> bool {
        self.to_file.is_some() && self.to_rank.is_some() && self.captured.is_none()
    }

    fn fits(self, mv: Move) -> bool {
        let to = mv.to();
        let comes_from = |from: Square| {
            self.from_file.is_none_or(|file| file == from.file())
                && self.from_rank.is_none_or(|rank| rank == from.rank())
        };
        mv.role() == self.role
            && mv.from().is_some_and(comes_from)
            && mv.capture().is_some_and(|role| role != Role::King && self.captured.is_none_or(|named| named == role))
            && self.to_file.is_none_or(|file| file == to.file())
            && self.to_rank.is_none_or(|rank| rank == to.rank())
            && self.promotion == mv.promotion()
    }
}

impl Described {
    /// Whether a sign or a word says that something is captured.
    pub fn says_capture(self) -> bool {
        match self {
            Described::Castling(_) => false,
            Described::Displacement(said) => said.capture == SaidCapture::Yes,
            Described::Capture(_) => true,
        }
    }

    /// Whether that is how a half-move of `mover` may be described on `board`, whatever else it may describe there.
    pub fn fits(self, half_move: HalfMove, board: &Board, mover: Color, mode: CastlingMode) -> bool {
        let castles = half_move.castling_side(board, mover, mode);
        match self {
            Described::Castling(side) => castles == Some(side),
            Described::Displacement(said) => {
                let HalfMove { from, to, promotion } = half_move;
                let king_to = castles.map(|side| Square::from_coords(side.king_to_file(), from.rank()));
                let role = board.role_at(from);
                let named = said.role.is_none_or(|named| Some(named) == role);
                let becomes = said.promotion.filter(|role| *role != Role::Pawn);
                named && said.comes_from(from) && (said.to == to || king_to == Some(said.to)) && becomes == promotion
            }
            // Without a square it is known only where the legal moves are.
            Described::Capture(_) => false,
        }
    }

    /// Whether a text with this description, read in that position, can mean that half-move, perhaps among others.
    pub fn can_mean(self, half_move: HalfMove, position: &Chess) -> bool {
        let (board, mover, mode) = (position.board(), position.turn(), position.castles().mode());
        if let Described::Capture(said) = self {
            return half_move.legal_in(position).is_some_and(|mv| said.fits(mv));
        }
        if !self.fits(half_move, board, mover, mode) {
            return false;
        }
        let Described::Displacement(said) = self else { return true };
        if said.from_file.is_some() && said.from_rank.is_some() {
            return true;
        }
        let Some(role) = board.role_at(half_move.from) else { return false };
        let legal = half_move.legal_in(position);
        let others = position.san_candidates(role, said.to).into_iter().filter(|mv| {
            let is_described = mv.from().is_some_and(|from| said.comes_from(from));
            is_described && !mv.is_castle() && Some(*mv) != legal && mv.promotion() == half_move.promotion
        });
        let mut others = others.peekable();
        match (role, legal) {
            // A text that fits a legal half-move does not mean an illegal one.
            (_, None) => others.peek().is_none(),
            // C.9: without the file it comes from, a pawn is pushed where one can be.
            (Role::Pawn, Some(mv)) => {
                said.from_file.is_some() || !mv.is_capture() || others.all(|other| other.is_capture())
            }
            // A king that goes one step to the square where castling would leave it has not castled.
            (Role::King, Some(mv)) => !mv.is_castle() || said.to == half_move.to || others.peek().is_none(),
            (Role::Knight | Role::Bishop | Role::Rook | Role::Queen, Some(_)) => true,
        }
    }
}

impl fmt::Display for ShortCapture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |role: Option<Role>| role.map_or_else(String::new, |role| role.upper_char().to_string());
        let file = |file: Option<File>| file.map_or_else(String::new, |file| file.char().to_string());
        let rank = |rank: Option<Rank>| rank.map_or_else(String::new, |rank| rank.char().to_string());
        write!(f, "{}{}{}x", letter(Some(self.role)), file(self.from_file), rank(self.from_rank))?;
        write!(f, "{}{}{}", letter(self.captured), file(self.to_file), rank(self.to_rank))?;
        self.promotion.map_or(Ok(()), |role| write!(f, "={}", role.upper_char()))
    }
}

impl FromStr for ShortCapture {
    type Err = NotADescription;

    fn from_str(text: &str) -> Result<ShortCapture, NotADescription> {
        let (mover, captured) = text.split_once('x').ok_or(NotADescription)?;
        let (captured, promotion) = captured.split_once('=').map_or((captured, ""), |(before, role)| (before, role));
        let role = |signs: &mut Vec<char>| match signs.first().copied().filter(char::is_ascii_uppercase) {
            Some(letter) => {
                signs.remove(0);
                Role::from_char(letter).map(Some).ok_or(NotADescription)
            }
            None => Ok(None),
        };
        let file = |signs: &mut Vec<char>| {
            let file = signs.first().copied().and_then(File::from_char);
            signs.drain(..usize::from(file.is_some()));
            file
        };
        let rank = |signs: &mut Vec<char>| {
            let rank = signs.first().copied().and_then(Rank::from_char);
            signs.drain(..usize::from(rank.is_some()));
            rank
        };
        let [mut mover, mut captured, mut promotion]: [Vec<char>; 3] =
            [mover, captured, promotion].map(|part| part.chars().collect());
        let read = ShortCapture {
            role: role(&mut mover)?.ok_or(NotADescription)?,
            from_file: file(&mut mover),
            from_rank: rank(&mut mover),
            captured: role(&mut captured)?,
            to_file: file(&mut captured),
            to_rank: rank(&mut captured),
            promotion: role(&mut promotion)?,
        };
        let is_whole = [mover, captured, promotion].iter().all(Vec::is_empty);
        is_whole.then_some(read).ok_or(NotADescription)
    }
}

/// As it is written in English: `Nbd2`, `exd5`, `e7e8Q`, `O-O`; `?` stands for the piece where only squares were named.
impl fmt::Display for Described {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = match self {
            Described::Castling(CastlingSide::KingSide) => return f.write_str("O-O"),
            Described::Castling(CastlingSide::QueenSide) => return f.write_str("O-O-O"),
            Described::Displacement(said) => said,
            Described::Capture(said) => return said.fmt(f),
        };
        match said.role {
            None => f.write_str("?")?,
            Some(Role::Pawn) => {}
            Some(role) => write!(f, "{}", role.upper_char())?,
        }
        if let Some(file) = said.from_file {
            write!(f, "{}", file.char())?;
        }
        if let Some(rank) = said.from_rank {
            write!(f, "{}", rank.char())?;
        }
        if said.capture == SaidCapture::Yes {
            f.write_str("x")?;
        }
        write!(f, "{}", said.to)?;
        said.promotion.map_or(Ok(()), |role| write!(f, "{}", role.upper_char()))
    }
}

/// Not the text of a description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADescription;

impl FromStr for Described {
    type Err = NotADescription;

    fn from_str(text: &str) -> Result<Described, NotADescription> {
        match text {
            "O-O" => return Ok(Described::Castling(CastlingSide::KingSide)),
            "O-O-O" => return Ok(Described::Castling(CastlingSide::QueenSide)),
            _ => {}
        }
        // Only a short one names its pawn.
        if let Some(capture) = text.parse().ok().filter(|capture: &ShortCapture| !capture.names_only_its_square()) {
            return Ok(Described::Capture(capture));
        }
        let is_role = |sign: &char| sign.is_ascii_uppercase();
        let mut signs: Vec<char> = text.chars().collect();
        let promotion = signs.pop_if(|sign| is_role(sign)).map(|sign| Role::from_char(sign).ok_or(NotADescription));
        let to = [signs.pop(), signs.pop()];
        let [Some(rank), Some(file)] = to else { return Err(NotADescription) };
        let square = |file, rank| Some(Square::from_coords(File::from_char(file)?, Rank::from_char(rank)?));
        let to = square(file, rank).ok_or(NotADescription)?;
        let capture = if signs.pop_if(|sign| *sign == 'x').is_some() { SaidCapture::Yes } else { SaidCapture::No };
        let from_rank = signs.pop_if(|sign| sign.is_ascii_digit());
        let from_file = signs.pop_if(|sign| sign.is_ascii_lowercase());
        let role = match signs.as_slice() {
            [] => Some(Role::Pawn),
            ['?'] => None,
            [sign] => Some(Role::from_char(*sign).filter(|_| is_role(sign)).ok_or(NotADescription)?),
            _ => return Err(NotADescription),
        };
        Ok(Described::Displacement(Displacement {
            role,
            from_file: from_file.map(|sign| File::from_char(sign).ok_or(NotADescription)).transpose()?,
            from_rank: from_rank.map(|sign| Rank::from_char(sign).ok_or(NotADescription)).transpose()?,
            to,
            promotion: promotion.transpose()?,
            capture,
        }))
    }
}
