//! Moves as they are typed at the keyboard.

use shakmaty::{Board, CastlingMode, Chess, Color, File, Piece, Position, Rank, Role, Square, attacks};
use zeroize::Zeroizing;

use super::arguments::one_of;
use super::values::split_word;
use super::vocabulary::{Leading, WordForm};
use super::{Intent, Interpreter};
use crate::game::command::{AnnouncedMove, Command, MoveCommand, Repetition};
use crate::game::half_move::HalfMove;
use crate::game::people::Actor;
use crate::game::records::boards::SquareChange;
use crate::game::records::scoresheet::{Meaning, SheetEntry};
use crate::game::refusal::Refusal;
use crate::notation::{self, NotationForm, Reading, SheetLanguage, Unreadable, braille};
use crate::wording::Misreading;
use crate::wording::words::{ArgumentWord, CommandWord, Word};

impl Interpreter<'_> {
    pub(super) fn announcement(&self, text: &str) -> Intent {
        let in_hand = self.game.in_hand().announcement.as_ref();
        let replied_to = in_hand.filter(|in_hand| self.by == Some(Actor::Player(!in_hand.by)));
        let announces = |announced| Command::Move(MoveCommand::Announce(announced));
        let after = in_hand.and_then(|in_hand| in_hand.half_move.left_standing(self.game.position()));
        let read = match after.as_ref().filter(|_| replied_to.is_some()) {
            Some(after) => self.moved_in(after, text, announces),
            None => self.moved_now(text, announces),
        };
        let (by, is_impossible) = if let Intent::Unreadable(by, unreadable) = &read
            && unreadable.is_about_a_move()
        {
            (*by, unreadable.is_impossible())
        } else if let Intent::Command(by, Command::Move(MoveCommand::Announce(announced))) = &read
            && self.is_not_of_the_mover(announced)
        {
            (*by, true)
        } else {
            return read;
        };
        // The state of the game is looked at before the geometry, and whose turn it is.
        if let Some(refusal) = self.game.why_no_move() {
            return Intent::Refused(by, refusal);
        }
        if is_impossible && in_hand.is_none() && self.is_move_of_the_other(text) {
            return Intent::Refused(by, Refusal::NotYourMove { to_move: self.game.to_move() });
        }
        // A reply that is typed before the half-move in hand is completed: the game says that it is not.
        let reply = after.map(|after| self.moved_in(&after, text, announces));
        reply.filter(|reply| matches!(reply, Intent::Command(..))).unwrap_or(read)
    }

    /// Whether the half-move begins where no piece of the player on the move stands, and nothing is announced.
    fn is_not_of_the_mover(&self, announced: &AnnouncedMove) -> bool {
        let standing = self.game.position().board().color_at(announced.half_move.from);
        self.game.in_hand().announcement.is_none() && standing != Some(self.game.to_move())
    }

    /// Whether a text that the player on the move cannot mean is a legal half-move of the opponent, or the last
    /// half-move again.
    fn is_move_of_the_other(&self, text: &str) -> bool {
        let text = without_number(text);
        let could_be_made =
            |position: Chess| self.reading(text, &position).is_ok_and(|reading| reading.legal.is_some());
        let is_last = || {
            let ply = self.game.line().len().checked_sub(1)?;
            let read = self.reading(text, self.game.position_at(ply)).ok()?;
            Some(read.half_move == self.game.line().last()?.half_move)
        };
        self.game.position().clone().swap_turn().is_ok_and(could_be_made) || is_last() == Some(true)
    }

    /// The announcement of a move, where the text is one and nothing else.
    pub(super) fn move_only(&self, text: &str) -> Option<Intent> {
        let intent = self.announcement(text);
        let is_no_move = matches!(
            intent,
            Intent::Unreadable(_, Unreadable::NotUnderstood { .. } | Unreadable::Empty) | Intent::Misread(..)
        );
        (!is_no_move).then_some(intent)
    }

    pub(super) fn moved_now(&self, text: &str, command: impl Fn(AnnouncedMove) -> Command) -> Intent {
        self.moved_in(self.game.position(), text, command)
    }

    /// Reads a move in the language of the scoresheet of the player whose move it is.
    pub(super) fn moved_in(&self, position: &Chess, text: &str, command: impl Fn(AnnouncedMove) -> Command) -> Intent {
        match self.reading(without_number(text), position) {
            Ok(Reading { half_move, draw_offer, names_castling, .. }) => {
                // Castling that is named can be nothing else.
                let slip = || slip(text, half_move, position, self.game.terms().castling_mode);
                match (!names_castling).then(slip).flatten() {
                    Some(slip) => Intent::Unreadable(self.asker(), slip),
                    None => self.command(command(AnnouncedMove { half_move, text: text.to_owned(), draw_offer })),
                }
            }
            Err(unreadable) => {
                let otherwise = self.several_moves(text, position);
                let otherwise = otherwise.or_else(|| self.moved_by_the_other(text, position, &command));
                match (otherwise, unreadable) {
                    (Some(otherwise), _) => otherwise,
                    (None, Unreadable::NotUnderstood { part }) => self.not_understood(text, part),
                    (None, unreadable) => Intent::Unreadable(self.asker(), unreadable),
                }
            }
        }
    }

    /// Two moves of which each could be played after the other: `1. e4 e5`.
    fn several_moves(&self, text: &str, position: &Chess) -> Option<Intent> {
        let (first, rest) = without_number(text).split_once(char::is_whitespace)?;
        let second = without_number(rest).split_whitespace().next()?;
        let played = self.reading(first, position).ok()?.half_move;
        self.reading(second, &played.left_standing(position)?).ok()?;
        let (first, second) = (first.to_owned(), second.to_owned());
        Some(Intent::Misread(self.asker(), Misreading::SeveralMoves { first, second }))
    }

    /// The move that the player named as the speaker could make with the move: the game says that it is not so.
    fn moved_by_the_other(
        &self,
        text: &str,
        position: &Chess,
        command: impl Fn(AnnouncedMove) -> Command,
    ) -> Option<Intent> {
        self.by.and_then(Actor::side).filter(|side| *side != position.turn())?;
        let Reading { half_move, draw_offer, .. } =
            self.reading(without_number(text), &position.clone().swap_turn().ok()?).ok()?;
        Some(self.command(command(AnnouncedMove { half_move, text: text.to_owned(), draw_offer })))
    }

    /// What the receiver of the last announcement repeated. A move or a square that is not the announced move is the
    /// alarm (D.2.1), also what no piece could play; `None` for a text in which there is neither.
    pub(super) fn repetition(&self, text: &str) -> Option<Repetition> {
        let announced = self.game.echo().map(|echo| echo.half_move);
        let position = self.game.echo_position();
        let of_sheet = || self.reading_in(self.letters(position.turn()), without_number(text), position);
        let (several, is_about_a_move) = match self.reading(without_number(text), position) {
            Ok(reading) => (vec![reading.half_move], true),
            Err(unreadable) => {
                let is_about_a_move = unreadable.is_about_a_move();
                (unreadable.possible(), is_about_a_move)
            }
        };
        // Of two languages the scoresheet's is meant, unless the other is what was announced.
        let several = match announced {
            Some(announced) if !several.contains(&announced) => of_sheet().map_or(several, |read| vec![read.half_move]),
            Some(_) | None => several,
        };
        match (several.as_slice(), announced.filter(|announced| several.contains(announced))) {
            (_, Some(announced)) => Some(Repetition::HalfMove(announced)),
            ([only], None) => Some(Repetition::HalfMove(*only)),
            (_, None) => (is_about_a_move || names_a_square(text)).then(|| Repetition::Words(text.to_owned())),
        }
    }

    /// The half-move that a text means for the player on the move.
    ///
    /// # Errors
    ///
    /// If it means none, or several.
    pub fn half_move(&self, text: &str) -> Result<HalfMove, Unreadable> {
        self.reading(without_number(text), self.game.position()).map(|reading| reading.half_move)
    }

    /// The announcement of a half-move by the player on the move.
    pub fn announced(self, half_move: HalfMove) -> Intent {
        self.command(Command::Move(MoveCommand::Announce(AnnouncedMove {
            half_move,
            text: half_move.to_string(),
            draw_offer: false,
        })))
    }

    /// The piece that a pawn becomes, as the answer to that question: its number in the question, its name, or its
    /// letter in English or on the scoresheet of the player on the move.
    pub fn promotion(self, text: &str) -> Option<Role> {
        let text = text.trim().trim_start_matches('=');
        let language = self.letters(self.game.position().turn());
        let is_letter = |role: &Role| {
            let small = text.to_lowercase();
            small == language.letter(*role).to_lowercase() || small == role.char().to_string()
        };
        let numbered = text.parse::<usize>().ok().and_then(|number| PROMOTIONS.get(number.checked_sub(1)?).copied());
        let named = || self.vocabulary.word(text).and_then(Word::role);
        let lettered = || PROMOTIONS.into_iter().find(is_letter);
        numbered.or_else(lettered).or_else(named).filter(|role| PROMOTIONS.contains(role))
    }

    /// The position in which the last announcement was made, completed or not.
    pub(super) fn announced_in(&self) -> &Chess {
        let completed = self.game.line().len();
        let is_other = |by: Color| self.by == Some(Actor::Player(!by));
        match &self.game.in_hand().announcement {
            Some(in_hand) if !is_other(in_hand.by) => self.game.position(),
            Some(_) | None => self.game.position_at(completed.saturating_sub(1)),
        }
    }

    /// An entry of a scoresheet, with what it can mean in the game of that scoresheet.
    pub(super) fn entry(&self, owner: Color, text: &str) -> SheetEntry {
        let terms = self.game.terms();
        let language = SheetLanguage::of_sheet(self.game, owner);
        let position = self.game.sheet_position(owner);
        let read = notation::read_written(text, &position, terms.castling_mode, language);
        SheetEntry { says: notation::described(text, language), ..entry_of(text, read) }
    }

    /// Reads the text in the letters of the scoresheet; where no piece can make that, in those of the person who types,
    /// if it is a legal half-move there. At a terminal of its own, the letters of the person there come first.
    pub(super) fn reading(&self, text: &str, position: &Chess) -> Result<Reading, Unreadable> {
        let text = &*notation::plain(text);
        let of_sheet = SheetLanguage::of_sheet(self.game, position.turn());
        let own = self.vocabulary.sheet_language();
        let (first, second) = if self.keyboard.is_elsewhere { (own, of_sheet) } else { (of_sheet, own) };
        let read = self.reading_in(first, text, position);
        let may_be_meant_in_the_second = match &read {
            Ok(reading) => reading.legal.is_none(),
            Err(Unreadable::NotUnderstood { .. }) => true,
            Err(unreadable) => unreadable.is_impossible(),
        };
        if first == second || !may_be_meant_in_the_second {
            return read;
        }
        let is_open = matches!(read, Err(Unreadable::NotUnderstood { .. } | Unreadable::ForeignLetter { .. }));
        let other = self.reading_in(second, text, position).ok().filter(|other| other.legal.is_some() || is_open);
        match (read, other) {
            (Ok(read), Some(other)) if other.half_move != read.half_move => {
                let mut both = vec![read.half_move, other.half_move];
                both.sort();
                Err(Unreadable::Ambiguous(both))
            }
            (Err(_), Some(other)) => Ok(other),
            (read, _) => read,
        }
    }

    /// A half-move written in other letters than those of its player's scoresheet, in the letters of that sheet. `None`
    /// if it means the same there, or cannot be read.
    pub fn in_letters_of_sheet(&self, text: &str) -> Option<Zeroizing<String>> {
        let position = self.game.position();
        let language = SheetLanguage::of_sheet(self.game, position.turn());
        let meant = self.reading(text, position).ok()?;
        let on_sheet = self.reading_in(language, text, position);
        if on_sheet.is_ok_and(|read| read.half_move == meant.half_move) {
            return None;
        }
        let written = match meant.legal {
            Some(_) => notation::write(meant.half_move, position, language, NotationForm::Short),
            None => meant.half_move.to_string(),
        };
        Some(Zeroizing::new(if meant.draw_offer { format!("{written} (=)") } else { written }))
    }

    /// Reads the text as notation does in that language, and if that fails in the other spellings in which it may be
    /// meant. The first that can be read is taken: no spelling is preferred because it would be legal.
    fn reading_in(&self, language: SheetLanguage, text: &str, position: &Chess) -> Result<Reading, Unreadable> {
        let mode = self.game.terms().castling_mode;
        let in_letters = braille::is_braille(text).then(|| braille::written(text, language).ok()).flatten();
        self.in_any_spelling(in_letters.as_deref().unwrap_or(text), language, |text| {
            // Of the languages in which it would be a move, those of this table are named first.
            let is_legal = |other: &SheetLanguage| {
                *other != language
                    && notation::read(text, position, mode, *other).is_ok_and(|reading| reading.legal.is_some())
            };
            let here = || self.languages_here().into_iter().find(is_legal);
            match notation::read(text, position, mode, language) {
                Err(Unreadable::OnlyLegalIn { role, to, .. }) => Err(match here() {
                    Some(language) => Unreadable::OnlyLegalIn { language, role, to },
                    None => Unreadable::NoSuchPiece { role, to },
                }),
                Err(Unreadable::ForeignLetter { letter, suggestion }) => {
                    Err(Unreadable::ForeignLetter { letter, suggestion: here().or(suggestion) })
                }
                read => read,
            }
        })
    }

    /// The language in whose letters a half-move of `mover` is typed: that of the scoresheet; at a terminal of its own,
    /// that of the person there.
    pub(super) fn letters(&self, mover: Color) -> SheetLanguage {
        if self.keyboard.is_elsewhere {
            self.vocabulary.sheet_language()
        } else {
            SheetLanguage::of_sheet(self.game, mover)
        }
    }

    /// The languages written at this table: those of both scoresheets and of the interface.
    fn languages_here(&self) -> [SheetLanguage; 3] {
        let of_sheet = |owner| SheetLanguage::of_sheet(self.game, owner);
        [of_sheet(Color::White), of_sheet(Color::Black), self.vocabulary.sheet_language()]
    }

    /// The languages whose letters may be meant at this table; English always.
    pub(super) fn letters_here(&self) -> [SheetLanguage; 4] {
        let [white, black, own] = self.languages_here();
        [white, black, own, SheetLanguage::English]
    }

    /// Whether a text reads as a half-move in the letters of one of these languages, whatever can be made of it.
    pub(super) fn has_form_of_a_move(&self, text: &str) -> bool {
        let position = self.game.position();
        self.letters_here().into_iter().any(|language| match self.reading_in(language, text, position) {
            Ok(_) => true,
            Err(Unreadable::ForeignLetter { .. }) => false,
            Err(unreadable) => unreadable.is_about_a_move(),
        })
    }

    /// What was done on that player's board, read by what stands there for the half-moves that are expected there, in
    /// the language of the scoresheet of the player whose half-move that is. The expected half-move itself comes first.
    pub(super) fn hand(&self, owner: Color, text: &str) -> Result<HalfMove, Unreadable> {
        let expected = self.game.expected_on_board(owner);
        let mut read: Vec<_> =
            expected.iter().map(|(mover, which)| self.hand_of(self.game.board(owner), *mover, *which, text)).collect();
        let is_expected = |at: &usize| read[*at].is_ok() && read[*at].as_ref().ok() == expected[*at].1.as_ref();
        let found = (0..read.len()).find(is_expected);
        let found = found.or_else(|| (0..read.len()).find(|at| read[*at].is_ok())).unwrap_or_default();
        read.swap_remove(found)
    }

    /// The rest of the half-move that the owner has announced and begun on that board, if the text names it: its
    /// piece is no longer where it stood.
    pub(super) fn rest_of_hand(&self, owner: Color, text: &str) -> Option<Vec<SquareChange>> {
        let (half_move, rest) = self.game.begun_on_board(owner)?;
        let read = self.hand_of(self.game.position().board(), owner, Some(half_move), text);
        (read.ok()? == half_move).then_some(rest)
    }

    /// The half-move that the hand of `mover` made on that board.
    fn hand_of(
        &self,
        board: &Board,
        mover: Color,
        expected: Option<HalfMove>,
        text: &str,
    ) -> Result<HalfMove, Unreadable> {
        let mode = self.game.terms().castling_mode;
        let language = self.letters(mover);
        let read = |text: &str| {
            let half_move = notation::read_on_board(text, board, mover, expected, mode, language)?;
            Ok(Reading { half_move, legal: None, draw_offer: false, names_castling: false })
        };
        self.in_any_spelling(without_number(text), language, read).map(|reading| reading.half_move)
    }

    /// Why a half-move of the owner is not read on that board: the opponent's half-move is still to be executed there.
    pub(super) fn owed_first(&self, owner: Color, text: &str) -> Option<Misreading> {
        let owed = self.game.owed_on_board(owner)?;
        self.hand_of(self.game.board(owner), owner, None, text).ok()?;
        let color = owner.fold_wb("white", "black");
        Some(Misreading::OwedFirst { color, squares: format!("{} {}", owed.from, owed.to) })
    }

    /// What may have been meant by a text that is neither a word nor a move.
    pub(super) fn not_understood(&self, text: &str, part: String) -> Intent {
        let by = self.asker();
        let unknown = Unreadable::NotUnderstood { part };
        if let Some(square) = no_square(text) {
            if let Some(almost) = self.almost(text) {
                return Intent::Misread(by, almost);
            }
            return Intent::Misread(by, Misreading::NoSuchSquare { square: square.to_owned() });
        }
        // As in an editor or a chat: `:q`, `/help`.
        let command = text.strip_prefix([':', '/']).and_then(|word| self.vocabulary.first(word));
        if let Some(written) = command.and_then(|leading| self.vocabulary.written(leading.word)) {
            return Intent::Misread(by, Misreading::Unknown { text: text.to_owned(), meant: vec![written.to_owned()] });
        }
        let is_word = text.chars().all(|c| c.is_alphabetic() || c.is_whitespace() || "'-?!.".contains(c));
        let first = text.split_whitespace().next().unwrap_or_default();
        let nearest = |typed: &str| self.vocabulary.nearest(typed.trim_end_matches(['?', '!', '.']));
        let meant = match nearest(text) {
            // A word that is known stands where a move should stand.
            _ if self.vocabulary.first(text).is_some() => Vec::new(),
            none if none.is_empty() => nearest(first),
            found => found,
        };
        let meant = self.answers_to_an_offer(text).unwrap_or(meant);
        if !is_word || meant.is_empty() {
            return self.almost(text).map_or(Intent::Unreadable(by, unknown), |almost| Intent::Misread(by, almost));
        }
        Intent::Misread(by, Misreading::Unknown { text: text.to_owned(), meant })
    }

    /// What yes or no may mean while a draw offer is open: such a short word must not end a game.
    fn answers_to_an_offer(&self, text: &str) -> Option<Vec<String>> {
        let word = self.vocabulary.word(text)?;
        if word != ArgumentWord::On && word != ArgumentWord::Off {
            return None;
        }
        self.game.offer()?;
        let written =
            [CommandWord::Accept, CommandWord::Decline].into_iter().filter_map(|word| self.vocabulary.written(word));
        Some(written.map(str::to_owned).collect())
    }
}

/// What a pawn can become, in the order in which it is asked.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The text without a move number before it, also in the wide signs of an input method: `1. d4`, `12...Nf6`, `1) e4`,
/// `1 Nf3`.
fn without_number(text: &str) -> &str {
    let text = text.trim();
    let behind = text.trim_start_matches(|c: char| c.is_ascii_digit() || ('０'..='９').contains(&c));
    let of_a_book = || behind.trim_start().starts_with(char::is_alphabetic) && behind.starts_with(' ');
    let is_number = behind.len() < text.len() && (behind.starts_with(['.', '…', ')', '．', '）']) || of_a_book());
    let move_text = behind.trim_start_matches(|c: char| ".…)．） ".contains(c));
    if is_number && !move_text.is_empty() { move_text } else { text }
}

/// Whether there is a square in the text, in signs or in words of any language.
fn names_a_square(text: &str) -> bool {
    let text = notation::with_latin_files(text).to_lowercase();
    // A word that is one sign of a square stands as that sign, beside the next.
    let sign_of = |word: &str| match word.chars().count() {
        1 => word.to_owned(),
        _ => notation::sign(word).map_or_else(|| format!(" {word} "), String::from),
    };
    let signs: String = text.split([' ', ',', '-', '.']).map(sign_of).collect();
    let is_square = |pair: (char, char)| ('a'..='h').contains(&pair.0) && ('1'..='8').contains(&pair.1);
    signs.chars().zip(signs.chars().skip(1)).any(is_square)
}

/// The end of a move that looks like a square but is not on the board: the `h9` of `Qh9`, the `i4` of `i4`.
fn no_square(text: &str) -> Option<&str> {
    let core = text.trim_end_matches(['+', '#', '!', '?']);
    // Of two squares the first: `e9e4`, `e9-e4`.
    let first = core.get(..2).filter(|first| first.starts_with(|c: char| c.is_ascii_alphabetic()));
    let rest = core.get(2..).map(|rest| rest.trim_start_matches('-'));
    if let (Some(first), Some(Ok(_))) = (first, rest.map(|rest| rest.to_lowercase().parse::<Square>()))
        && first.ends_with(|c: char| c.is_ascii_digit())
        && first.to_lowercase().parse::<Square>().is_err()
    {
        return Some(first);
    }
    let digits = core.len() - core.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let before = core[..core.len() - digits].chars().next_back().filter(char::is_ascii_alphabetic)?;
    let square = &core[core.len() - digits - before.len_utf8()..];
    let short = core.chars().count() <= 5 && !core.contains(char::is_whitespace);
    (digits > 0 && short && square.to_lowercase().parse::<Square>().is_err()).then_some(square)
}

/// An entry with the meaning that was read.
pub(super) fn entry_of(text: &str, read: Result<Reading, Unreadable>) -> SheetEntry {
    let (meaning, draw_offer) = match read {
        Ok(reading) => (Meaning::HalfMove(reading.half_move), reading.draw_offer),
        Err(Unreadable::Ambiguous(several)) => (Meaning::Ambiguous(several), false),
        Err(Unreadable::KingMoveOrCastling { king_move, castling }) => {
            (Meaning::Ambiguous(vec![king_move, castling]), false)
        }
        Err(Unreadable::CaptureWithoutFile(capture)) => (Meaning::HalfMove(capture), false),
        Err(_) => (Meaning::Unreadable, false),
    };
    SheetEntry { text: text.to_owned(), says: None, meaning, draw_offer }
}

impl Interpreter<'_> {
    /// Reads the text as it is written, and if that fails in the other spellings in which it may be meant.
    pub(super) fn in_any_spelling(
        &self,
        text: &str,
        language: SheetLanguage,
        read: impl Fn(&str) -> Result<Reading, Unreadable>,
    ) -> Result<Reading, Unreadable> {
        // The name of a piece in this language is no beginning of a German word.
        let named = self.vocabulary.names_piece(split_word(text).0).then(|| self.in_words(text, language));
        let mut named = named.into_iter().flatten().filter(|spelling| spelling.kind == SpellingKind::Plain);
        if let Some(reading) = named.find_map(|spelling| read(&spelling.text).ok()) {
            return Ok(reading);
        }
        let first = match read(text) {
            // Nobody writes the file of a pawn as a capital before a square: it is the piece of another language.
            Err(error) if is_piece_elsewhere(&error, text) => return Err(error),
            Err(error) if may_be_meant_otherwise(&error, text) => error,
            read => return read,
        };
        let mut nearest_miss = None;
        let mut castlings = Vec::new();
        for spelling in self.spellings(text, language) {
            match (read(&spelling.text), spelling.kind) {
                (Ok(reading), SpellingKind::EitherCastling) => castlings.push(reading),
                (Ok(reading), SpellingKind::Plain) => return Ok(reading),
                (Err(Unreadable::NotUnderstood { .. } | Unreadable::ForeignLetter { .. } | Unreadable::Empty), _) => {}
                (Err(miss), _) => _ = nearest_miss.get_or_insert(miss),
            }
        }
        match castlings.as_slice() {
            [] if matches!(first, Unreadable::NotUnderstood { .. } | Unreadable::ForeignLetter { .. }) => {
                Err(nearest_miss.unwrap_or(first))
            }
            [] => Err(first),
            [only] => Ok(*only),
            several => Err(Unreadable::Ambiguous(several.iter().map(|reading| reading.half_move).collect())),
        }
    }

    /// Other spellings of a move: in words of the interface, with Caps Lock, in small letters.
    fn spellings(&self, text: &str, language: SheetLanguage) -> Vec<Spelling> {
        let plain = |text: String| Spelling { text, kind: SpellingKind::Plain };
        let text = notation::without_check(text);
        let mut found = self.in_words(text, language);
        // The letter of a piece stands apart from words too: `r takes d6`.
        let of_one: Vec<_> = found.iter().filter(|spelling| spelling.kind == SpellingKind::Plain).collect();
        let of_words: Vec<String> = of_one.into_iter().map(|spelling| spelling.text.to_lowercase()).collect();
        found.extend(of_words.into_iter().flat_map(|small| [capital_first(&small), small]).map(plain));
        let (before, draw) = match self.without_draw(text) {
            Some(before) => (before, " (=)"),
            None => (text, ""),
        };
        if !draw.is_empty() {
            found.push(plain(format!("{before}{draw}")));
        }
        // `Qh5 check`: what the position shows need not be said.
        let said_check = text.rsplit_once(char::is_whitespace).filter(|(_, last)| self.vocabulary.says_check(last));
        found.extend(said_check.map(|(before, _)| plain(before.to_owned())));
        let small = before.to_lowercase();
        for written in [capital_first(&small), small] {
            let promoted = capital_last(&written);
            found.extend([written, promoted].map(|written| plain(format!("{written}{draw}"))));
        }
        found
    }

    /// The text without the word for a draw at its end: `d4 draw`.
    fn without_draw<'t>(&self, text: &'t str) -> Option<&'t str> {
        let (before, last) = text.trim_end().rsplit_once(char::is_whitespace)?;
        (self.vocabulary.command(last)? == CommandWord::Draw).then_some(before)
    }

    /// Words of the interface in the letters of the scoresheet: `knight f3`, `pawn takes d5`, `castle`.
    fn in_words(&self, text: &str, language: SheetLanguage) -> Vec<Spelling> {
        let mut written = String::new();
        let (mut is_castling, mut side, mut has_words) = (false, None, false);
        let mut rest = text;
        while !rest.is_empty() {
            let (token, behind) = split_word(rest);
            let token = without_ending(token);
            if let Some(role) = self.vocabulary.piece(token).filter(|_| !is_file(token, behind)) {
                if role != Role::Pawn || !written.is_empty() {
                    written += language.letter(role);
                }
                has_words = true;
                rest = behind;
                continue;
            }
            let is_end = |leading: &Leading<'_, Word>| leading.rest.is_empty();
            let is_joint = |leading: &Leading<'_, Word>| {
                leading.word != ArgumentWord::EnPassant && one_of(leading.word, &PREPOSITIONS).is_some()
            };
            let word = self.vocabulary.following(rest).filter(|_| !is_file(token, behind));
            // A word that joins two others does not stand at the end: `e4 on` is not e4.
            let word = word.filter(|leading| !(is_end(leading) && is_joint(leading)));
            // A short form is a letter of the move: the b of knight b d2.
            let Some(Leading { word, rest: behind, .. }) = word.filter(|leading| leading.form == WordForm::Whole)
            else {
                match notation::sign(token) {
                    Some(sign) => {
                        written.push(sign);
                        has_words = true;
                    }
                    None => written += token,
                }
                rest = behind;
                continue;
            };
            match word.role() {
                Some(Role::Pawn) if written.is_empty() => {}
                Some(role) => written += language.letter(role),
                // In Turkish the verb stands last, behind the square.
                None if word == ArgumentWord::Takes
                    && self.vocabulary.language() == "tr"
                    && behind.is_empty()
                    && written.ends_with(is_rank) =>
                {
                    let square = written.len().checked_sub(2).filter(|at| written.is_char_boundary(*at));
                    square.into_iter().for_each(|at| written.insert(at, 'x'));
                }
                None if word == ArgumentWord::Takes => written.push('x'),
                None if word == ArgumentWord::Castle => is_castling = true,
                None if word == ArgumentWord::Kingside || word == ArgumentWord::Brief => side = Some("O-O"),
                None if word == ArgumentWord::Queenside => side = Some("O-O-O"),
                None if one_of(word, &PREPOSITIONS).is_some() => {}
                None => return Vec::new(),
            }
            has_words = true;
            rest = behind;
        }
        let spelling = |text: &str, kind| Spelling { text: text.to_owned(), kind };
        match (side, is_castling, written.is_empty()) {
            (Some(side), _, true) => vec![spelling(side, SpellingKind::Plain)],
            (None, true, true) => ["O-O", "O-O-O"].map(|side| spelling(side, SpellingKind::EitherCastling)).to_vec(),
            (None, false, false) if has_words => vec![spelling(&written, SpellingKind::Plain)],
            _ => Vec::new(),
        }
    }
}

/// Words that may stand in a move without a meaning of their own: `knight to f3`.
const PREPOSITIONS: [(Word, ()); 6] = [
    (Word::Argument(ArgumentWord::To), ()),
    (Word::Argument(ArgumentWord::On), ()),
    (Word::Argument(ArgumentWord::Of), ()),
    (Word::Argument(ArgumentWord::At), ()),
    (Word::Argument(ArgumentWord::EnPassant), ()),
    (Word::Command(CommandWord::From), ()),
];

/// Another spelling of a move.
#[derive(Clone)]
struct Spelling {
    text: String,
    kind: SpellingKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum SpellingKind {
    Plain,
    /// One of the two castlings, if the text does not say which.
    EitherCastling,
}

/// Whether another spelling may be meant: nothing was understood, or a small letter was taken for a file from which no
/// pawn can come.
fn may_be_meant_otherwise(error: &Unreadable, text: &str) -> bool {
    let is_of_pieces =
        matches!(error, Unreadable::NoSuchPiece { .. } | Unreadable::NotThere { .. } | Unreadable::OnlyLegalIn { .. });
    matches!(error, Unreadable::NotUnderstood { .. } | Unreadable::ForeignLetter { .. })
        || is_of_pieces && text.starts_with(|c: char| c.is_lowercase())
}

/// Whether the text begins with a capital A to H that is no letter of the scoresheet and stands before a square, or
/// before what another language reads as a legal half-move.
fn is_piece_elsewhere(error: &Unreadable, text: &str) -> bool {
    let Unreadable::ForeignLetter { suggestion, .. } = error else { return false };
    let Some(behind) = text.strip_prefix(|c| ('A'..='H').contains(&c)) else { return false };
    let is_square = behind.trim_start().get(..2).is_some_and(|square| square.parse::<Square>().is_ok());
    let is_small = behind.contains(|c: char| ('a'..='h').contains(&c));
    is_small && (is_square || suggestion.is_some())
}

/// Whether a letter is the file of a square whose rank follows it: the a of pawn a 4.
fn is_file(token: &str, behind: &str) -> bool {
    token.len() == 1
        && token.chars().all(|c| ('a'..='h').contains(&c))
        && behind.starts_with(|c: char| c.is_ascii_digit())
}

fn is_rank(sign: char) -> bool {
    ('1'..='8').contains(&sign)
}

/// A square without the ending that a language joins to it by an apostrophe: `d4` of `d4'e`.
fn without_ending(token: &str) -> &str {
    let square = token.split(['\'', '’']).next().unwrap_or(token);
    if square.ends_with(is_rank) { square } else { token }
}

fn capital_first(small: &str) -> String {
    let mut letters = small.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The text with a capital letter for the piece that a pawn becomes: `a8q`, `exd8=q`.
fn capital_last(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next_back() {
        Some(last) if letters.as_str().trim_end_matches('=').ends_with(['1', '8']) => {
            letters.as_str().chars().chain(last.to_uppercase()).collect()
        }
        Some(_) | None => text.to_owned(),
    }
}

/// The number of words that name both squares: `gustav zwei felix drei`.
const WORDS_OF_BOTH: usize = 4;

/// Why a half-move that was typed short is not announced: a pawn would capture on an empty square, promote in the
/// middle of the board or become a king, or a king would step two files over pieces. Illegal moves of any other kind
/// are announced (7.5).
pub(super) fn slip(text: &str, half_move: HalfMove, position: &Chess, mode: CastlingMode) -> Option<Unreadable> {
    let HalfMove { from, to, promotion } = half_move;
    let names_both =
        text.to_lowercase().contains(&from.to_string()) || text.split_whitespace().count() >= WORDS_OF_BOTH;
    let mover = position.board().piece_at(from).filter(|piece| piece.color == position.turn() && !names_both)?;
    let impossible = Unreadable::NoSuchPiece { role: mover.role, to };
    match mover.role {
        Role::Pawn if captures_nothing(position, mover, from, to) => Some(impossible),
        Role::Pawn if promotion.is_some() && to.rank() != mover.color.fold_wb(Rank::Eighth, Rank::First) => {
            Some(impossible)
        }
        Role::Pawn if promotion == Some(Role::King) => {
            Some(Unreadable::PromotionToKing(HalfMove { promotion: None, ..half_move }))
        }
        Role::King if mode == CastlingMode::Standard && castles_over_pieces(position, mover, from, to) => {
            Some(impossible)
        }
        Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => None,
    }
}

fn captures_nothing(position: &Chess, pawn: Piece, from: Square, to: Square) -> bool {
    let passed = position.board().piece_at(Square::from_coords(to.file(), from.rank()));
    let takes_in_passing = passed == Some(Piece { role: Role::Pawn, color: !pawn.color });
    from.file() != to.file() && position.board().piece_at(to).is_none() && !takes_in_passing
}

fn castles_over_pieces(position: &Chess, king: Piece, from: Square, to: Square) -> bool {
    let home = Square::from_coords(File::E, king.color.fold_wb(Rank::First, Rank::Eighth));
    if from != home || to.rank() != home.rank() || from.file().distance(to.file()) != 2 {
        return false;
    }
    let rook = Square::from_coords(if to.file() > from.file() { File::H } else { File::A }, from.rank());
    !(attacks::between(from, rook) & position.board().occupied()).is_empty()
}
