//! Typed lines in every interface language: who says them, and which command or question they are.

pub mod arguments;
mod commands;
pub mod keyboard;
mod moves;
mod questions;
pub mod request;
mod sayings;
pub mod values;
pub mod vocabulary;

use shakmaty::{Color, Square};

use crate::game::Game;
use crate::game::clock::time_control::NotATimeControl;
use crate::game::command::{Command, MoveCommand, Repetition};
use crate::game::people::Actor;
use crate::game::refusal::Refusal;
use crate::notation::Unreadable;
use crate::wording::words::{ArgumentWord, CommandWord, Word};
use crate::wording::{BoardQuery, CallsAsked, Misreading, Question};
use arguments::actor;
use keyboard::{Keyboard, the_blind_player};
use request::AppRequest;
use vocabulary::{Leading, SIGNS, Vocabulary, WordForm};

/// The meaning of a typed line.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    Command(Actor, Command),
    Ask(Actor, Question),
    /// A player turns the time calls on or off, or asks how they are set.
    Calls(Actor, CallsAsked),
    /// A move that could not be read.
    Unreadable(Actor, Unreadable),
    /// A move that could not be read, in a state of the game in which no move is possible.
    Refused(Actor, Refusal),
    /// A text that is not a time control, and why.
    NotATimeControl(Actor, String, NotATimeControl),
    /// A request to the program itself.
    Program(Actor, AppRequest),
    /// Anything else that is not understood, and what may have been meant.
    Misread(Actor, Misreading),
    Quit,
}

/// Reads what is typed at one keyboard in the present state of the game.
#[derive(Clone, Copy)]
pub struct Interpreter<'a> {
    pub vocabulary: &'a Vocabulary,
    pub game: &'a Game,
    pub keyboard: Keyboard,
    /// Who is named as the speaker, if anyone is.
    pub by: Option<Actor>,
}

impl<'a> Interpreter<'a> {
    /// Names the speaker of the lines that name no other.
    pub fn said_by(self, by: Option<Actor>) -> Interpreter<'a> {
        Interpreter { by, ..self }
    }

    /// Reads a command or a question: `e4`, `white: e4`, `arbiter: stop`, `where knights`; an empty line completes the
    /// move in hand. If the line names no speaker, `by` says it, or else the player or the arbiter who may.
    pub fn read(self, line: &str) -> Intent {
        let named = line.split_once(':').and_then(|(who, rest)| Some((self.actor(who)?, rest)));
        let intent = match named {
            Some((who, rest)) => self.said_by(Some(who)).unnamed(rest),
            None => self.unnamed(line),
        };
        // A misspelt word may stand before the move to be sealed: nothing of the line is repeated.
        let to_seal = self.game.sealer().map(|_| CommandWord::Seal);
        match (to_seal, intent) {
            (Some(seal), Intent::Misread(by, _) | Intent::Unreadable(by, _)) => {
                let typed = self.vocabulary.written(seal).unwrap_or(seal.name()).to_owned();
                Intent::Misread(by, Misreading::Missing { word: seal.name(), typed })
            }
            (_, intent) => intent,
        }
    }

    /// A piece was moved from one square to another: the player on the move announces it.
    pub fn moved(self, from: Square, to: Square) -> Intent {
        self.announcement(&format!("{from}{to}"))
    }

    /// Asks what stands on a square of one's own board.
    pub fn feels(self, square: Square) -> Intent {
        self.felt(None, BoardQuery::Square(square))
    }

    /// The commands of a line, separated by semicolons; a note is the rest of its line.
    pub fn parts<'t>(&self, line: &'t str) -> Vec<&'t str> {
        let mut parts = Vec::new();
        let mut rest = Some(line);
        while let Some(line) = rest {
            let (part, behind) = line.split_once(';').map_or((line, None), |(part, behind)| (part, Some(behind)));
            let said = part.split_once(':').filter(|(who, _)| self.actor(who).is_some()).map_or(part, |(_, said)| said);
            let is_note = self.vocabulary.first(said).is_some_and(|first| first.word == CommandWord::Note);
            parts.push(if is_note { line.trim() } else { part.trim() });
            rest = behind.filter(|_| !is_note);
        }
        // A semicolon at the end of the line begins no further command.
        if parts.len() > 1 && parts.last().is_some_and(|part| part.is_empty()) {
            parts.pop();
        }
        parts
    }

    fn unnamed(self, text: &str) -> Intent {
        let text = text.trim().trim_start_matches(['¿', '¡']);
        let text = self.without_signs(text);
        let intent = self.word_or_move(text);
        let has_an_answer = matches!(intent, Intent::Misread(_, Misreading::Said { .. }));
        let is_understood = !matches!(intent, Intent::Misread(..) | Intent::Unreadable(..));
        match has_an_answer || is_understood {
            true => intent,
            false => self.asked_in_a_sentence(text).unwrap_or(intent),
        }
    }

    /// One word without the signs of a sentence: `draw?`. A question gives no final word.
    fn without_signs<'t>(&self, text: &'t str) -> &'t str {
        let bare = text.trim_end_matches(SIGNS);
        let is_final = |word| [CommandWord::Accept, CommandWord::Decline, CommandWord::Resign].contains(&word);
        match self.vocabulary.command(bare) {
            // What follows them is written as it stands, a question mark too.
            Some(CommandWord::Record | CommandWord::Note) => text,
            Some(word) if !(is_final(word) && text.contains('?')) => bare,
            Some(_) | None => text,
        }
    }

    fn word_or_move(self, text: &str) -> Intent {
        if text.is_empty() {
            return self.command(Command::Move(MoveCommand::Complete));
        }
        if let Some(answer) = self.saying(text) {
            return Intent::Misread(self.asker(), answer);
        }
        let leading = self.vocabulary.first(text);
        let Some(leading) = leading else {
            let intent = self.announcement(text);
            let has_no_move = matches!(intent, Intent::Unreadable(_, Unreadable::Empty));
            let almost = has_no_move.then(|| self.almost(text)).flatten();
            return almost.map_or(intent, |almost| Intent::Misread(self.asker(), almost));
        };
        if let Some(who) = actor(leading.word.into()).filter(|_| self.says_something(leading)) {
            return self.said_by(Some(who)).unnamed(leading.rest);
        }
        if let Some(intent) = self.letter_of_a_move(leading, text) {
            return intent;
        }
        // A command that is also the side of castling: lang rochade.
        let names_castling = self.vocabulary.word(leading.rest) == Some(Word::Argument(ArgumentWord::Castle));
        if let Some(intent) = names_castling.then(|| self.move_only(text)).flatten() {
            return intent;
        }
        if let Some(intent) = self.after(leading) {
            return intent;
        }
        // A short form is also a letter with which a move begins: n f3, b c4.
        match leading.form {
            WordForm::Short => self.move_only(text).unwrap_or_else(|| self.misread(leading)),
            WordForm::Whole => self.misread(leading),
        }
    }

    /// A short word that is also the letter of a piece or a file: the line is a move if it can be one, else it is asked
    /// about. `None` where the line does not have the form of a move.
    fn letter_of_a_move(&self, leading: Leading<'_, CommandWord>, text: &str) -> Option<Intent> {
        if leading.rest.is_empty() || !self.is_letter_here(leading.typed) {
            return None;
        }
        let read = self.announcement(text);
        let is_impossible = match &read {
            Intent::Command(..) | Intent::Refused(..) => false,
            Intent::Unreadable(_, unreadable) if unreadable.is_about_a_move() => unreadable.is_impossible(),
            Intent::Unreadable(..) | Intent::Misread(..) if self.has_form_of_a_move(text) => true,
            Intent::Unreadable(..)
            | Intent::Misread(..)
            | Intent::Ask(..)
            | Intent::Calls(..)
            | Intent::NotATimeControl(..)
            | Intent::Program(..)
            | Intent::Quit => return None,
        };
        let otherwise = self.after(leading);
        // What repeats the announcement as it was accuses nobody.
        let agrees = |intent: &Intent| {
            let repeated =
                if let Intent::Command(_, Command::Move(MoveCommand::Repeat(Repetition::HalfMove(half_move)))) = intent
                {
                    Some(*half_move)
                } else {
                    None
                };
            repeated.is_some() && repeated == self.game.echo().map(|echo| echo.half_move)
        };
        match otherwise {
            None => return Some(read),
            Some(_) if !is_impossible => return Some(read),
            Some(intent) if agrees(&intent) => return Some(intent),
            Some(_) => {}
        }
        let word = self.vocabulary.written(leading.word).unwrap_or(leading.word.name()).to_owned();
        let (typed, rest) = (leading.typed.to_owned(), leading.rest.to_owned());
        Some(Intent::Misread(self.asker(), Misreading::LetterOrWord { typed, word, rest }))
    }

    /// Whether a text is the letter of a file, or the letter or name of a piece in a language of this table.
    fn is_letter_here(&self, text: &str) -> bool {
        let is_file = matches!(text.as_bytes(), [letter] if (b'a'..=b'h').contains(&letter.to_ascii_lowercase()));
        let is_piece = || self.letters_here().iter().any(|language| language.role(text).is_some());
        is_file || self.vocabulary.names_piece(text) || is_piece()
    }

    /// Whether a speaker is named without a colon: `arbiter go`, `white resign`; `white board: -f3` is a command.
    fn says_something(&self, leading: Leading<'_, CommandWord>) -> bool {
        let behind = self.vocabulary.first(leading.rest);
        leading.form == WordForm::Whole && behind.is_some_and(|behind| behind.word != CommandWord::Board)
    }

    fn misread(&self, leading: Leading<'_, CommandWord>) -> Intent {
        let (word, typed) = (leading.word.name(), leading.typed.to_owned());
        let player = |text: &str| self.vocabulary.word(text).and_then(actor);
        let is_player = |text: &str| matches!(player(text), Some(Actor::Player(_)));
        let is_about_a_player =
            matches!(leading.word, CommandWord::Execute | CommandWord::Record | CommandWord::Penalty);
        let misreading = match leading.rest {
            // `execute black`: the player alone is not yet what the word needs.
            player if is_about_a_player && is_player(player) => {
                Misreading::Missing { word, typed: format!("{typed} {player}") }
            }
            // `black resigns`: a speaker is named, and the word behind is almost right.
            rest if is_player(leading.typed) && !self.vocabulary.nearest(rest).is_empty() => {
                let meant = self.vocabulary.nearest(rest).iter().map(|near| format!("{typed} {near}")).collect();
                Misreading::Unknown { text: format!("{typed} {rest}"), meant }
            }
            "" => Misreading::Missing { word, typed },
            rest => Misreading::Trailing { word, typed, rest: rest.to_owned() },
        };
        Intent::Misread(self.asker(), misreading)
    }

    fn actor(&self, who: &str) -> Option<Actor> {
        let word = self.vocabulary.word(who)?;
        let of_the_blind =
            || the_blind_player(self.game).filter(|_| word == CommandWord::Assistant).map(Actor::Assistant);
        actor(word).or_else(of_the_blind)
    }

    fn command(&self, command: Command) -> Intent {
        Intent::Command(self.by.unwrap_or_else(|| self.keyboard.speaker(&command, self.game)), command)
    }

    /// Who asks: the named speaker, else the person at the keyboard.
    fn asker(&self) -> Actor {
        self.by.unwrap_or_else(|| self.keyboard.asker(self.game))
    }

    /// The player whom a question is about that names none.
    fn askers_own(&self) -> Color {
        self.asker().side().unwrap_or(self.game.to_move())
    }

    /// The player whose board or scoresheet a command is about that names none.
    fn own(&self) -> Color {
        let sits_here = || self.keyboard.typist.and_then(Actor::side);
        self.by.and_then(Actor::side).or_else(sits_here).unwrap_or(self.game.to_move())
    }
}
