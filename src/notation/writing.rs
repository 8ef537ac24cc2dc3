//! Half-moves as text: algebraic notation and announcements.

use shakmaty::{Board, CastlingMode, CastlingSide, Chess, Color, File, Position, Rank, Role, attacks};

use super::lexicon::SheetLanguage;
use super::meaning::{is_capture, is_en_passant, origin, promotes};
use super::words::{self, AnnouncedWord};
use crate::game::half_move::HalfMove;
use crate::game::terms::RankWords;

/// The form of a move on a scoresheet (C.2, C.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotationForm {
    /// `Nxd4`, `exd4`
    Short,
    /// `Nf3xd4`, `e5xd4`
    Long,
}

/// The half-move as it is written on a sheet, without signs of check or capture en passant, which are optional (C.13).
///
/// Short forms name what distinguishes the piece from another that could move there (C.10), pinned or not: a form must
/// not show whether the move is legal before it is completed (7.5).
pub fn write(half_move: HalfMove, position: &Chess, language: SheetLanguage, form: NotationForm) -> String {
    write_on_board(half_move, position.board(), position.turn(), position.castles().mode(), language, form)
}

/// The half-move as it is written when `mover` makes it on a board with any arrangement of pieces.
pub fn write_on_board(
    half_move: HalfMove,
    board: &Board,
    mover: Color,
    mode: CastlingMode,
    language: SheetLanguage,
    form: NotationForm,
) -> String {
    match half_move.castling_side(board, mover, mode) {
        Some(CastlingSide::KingSide) => return "0-0".to_owned(),
        Some(CastlingSide::QueenSide) => return "0-0-0".to_owned(),
        None => {}
    }
    let HalfMove { from, to, promotion } = half_move;
    let piece = board.piece_at(from);
    let role = piece.map(|piece| piece.role).filter(|role| *role != Role::Pawn);
    let mut text = String::from(role.map_or("", |role| language.letter(role)));
    let (file, rank) = match form {
        NotationForm::Short => origin(half_move, board, mover),
        NotationForm::Long => (Some(from.file()), Some(from.rank())),
    };
    text.extend(file.map(File::char));
    text.extend(rank.map(Rank::char));
    if is_capture(half_move, board) {
        text.push('x');
    }
    text.push_str(&to.to_string());
    match (promotion, piece) {
        (Some(role), _) => text.push_str(language.letter(role)),
        (None, Some(pawn)) if promotes(pawn, to) => text.push_str(language.pawn_left_unpromoted()),
        (None, _) => {}
    }
    text
}

/// `+` or `#` if the half-move gives check or mate, else nothing (C.13).
pub fn check_sign(half_move: HalfMove, position: &Chess) -> &'static str {
    match check(half_move, position) {
        Some(Check::Mate) => "#",
        Some(Check::Check) => "+",
        None => "",
    }
}

/// Check, or mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Check {
    Check,
    Mate,
}

/// Whether the half-move, legal or not, gives check or mate.
pub(super) fn check(half_move: HalfMove, position: &Chess) -> Option<Check> {
    let mut board = position.board().clone();
    half_move.execute_on(&mut board, position.castles().mode());
    let king = board.king_of(!position.turn())?;
    let attacked = board.by_color(position.turn()).into_iter().any(|from| {
        board.piece_at(from).is_some_and(|piece| attacks::attacks(from, piece, board.occupied()).contains(king))
    });
    let mates = || half_move.played_in(position).is_some_and(|after| after.is_checkmate());
    attacked.then(|| if mates() { Check::Mate } else { Check::Check })
}

/// An announcement in its two spellings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnnouncementText {
    /// As the Laws print the words, in ASCII: `Laeufer Cesar fuenf`.
    pub printed: String,
    /// For a German voice: `Läufer Zäsar fünf`.
    pub spoken: String,
    /// The spoken text in parts, each with the code of its language; several if the ranks are in another language
    /// (D.2.1).
    pub parts: Vec<(&'static str, String)>,
}

/// The length of an announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// The piece and both squares: "Springer Gustav eins Felix drei".
    Long,
    /// What distinguishes it from other moves: "Springer Felix drei", "Eva vier".
    Short,
}

/// The words for check and checkmate, or none; the Laws leave that to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckWord {
    Said,
    Omitted,
}

/// The announcement of `half_move`, legal or not, in `position`.
pub fn announce(half_move: HalfMove, position: &Chess, length: Length, check_word: CheckWord) -> AnnouncementText {
    announce_with(half_move, position, length, check_word, RankWords::German)
}

/// The announcement with the ranks in the language that the arbiter has chosen (D.2.1).
pub fn announce_with(
    half_move: HalfMove,
    position: &Chess,
    length: Length,
    check_word: CheckWord,
    ranks: RankWords,
) -> AnnouncementText {
    let said = words_of(half_move, position.board(), position.turn(), position.castles().mode(), (length, ranks));
    let check = match check_word {
        CheckWord::Said => check(half_move, position),
        CheckWord::Omitted => None,
    };
    let check = check.map(|check| match check {
        Check::Mate => &words::CHECKMATE,
        Check::Check => &words::CHECK,
    });
    joined(said.into_iter().chain(check))
}

/// The full announcement of a half-move of `mover` on a board with any arrangement of pieces.
pub fn announce_on_board(half_move: HalfMove, board: &Board, mover: Color, mode: CastlingMode) -> AnnouncementText {
    joined(words_of(half_move, board, mover, mode, (Length::Long, RankWords::German)).into_iter())
}

fn joined(words: impl Iterator<Item = &'static AnnouncedWord> + Clone) -> AnnouncementText {
    let join = |spelling: fn(&AnnouncedWord) -> &'static str| words.clone().map(spelling).collect::<Vec<_>>().join(" ");
    let mut parts: Vec<(&'static str, String)> = Vec::new();
    for word in words.clone() {
        match parts.last_mut().filter(|(language, _)| *language == word.language) {
            Some((_, text)) => *text = format!("{text} {}", word.spoken),
            None => parts.push((word.language, word.spoken.to_owned())),
        }
    }
    AnnouncementText { printed: join(|w| w.printed), spoken: join(|w| w.spoken), parts }
}

fn words_of(
    half_move: HalfMove,
    board: &Board,
    mover: Color,
    mode: CastlingMode,
    (length, ranks): (Length, RankWords),
) -> Vec<&'static AnnouncedWord> {
    if let Some(side) = half_move.castling_side(board, mover, mode) {
        return vec![words::side(side), &words::CASTLING];
    }
    let HalfMove { from, to, promotion } = half_move;
    let piece = board.piece_at(from);
    let mut said = Vec::with_capacity(8);
    let (file, rank) = match length {
        Length::Short => origin(half_move, board, mover),
        Length::Long => (Some(from.file()), Some(from.rank())),
    };
    let is_named = |role: &Role| *role != Role::Pawn || file.is_some() && rank.is_some();
    said.extend(piece.map(|piece| piece.role).filter(is_named).map(words::piece));
    said.extend(file.map(words::file));
    said.extend(rank.map(|rank| words::rank_in(ranks, rank)));
    said.extend(is_capture(half_move, board).then_some(&words::CAPTURES));
    said.extend([words::file(to.file()), words::rank_in(ranks, to.rank())]);
    let left_as_pawn = piece.is_some_and(|piece| promotes(piece, to)).then_some(Role::Pawn);
    said.extend(promotion.or(left_as_pawn).map(words::piece));
    if is_en_passant(half_move, board) {
        said.extend([&words::EN, &words::PASSANT]);
    }
    said
}
