//! Lines that are neither a command nor a move and have an answer of their own: what people say at a board, what other
//! programs take, words of another interface language, moves of which a part is missing.

use shakmaty::Role;

use super::Interpreter;
use super::vocabulary::Elsewhere;
use crate::nearest;
use crate::wording::{Misreading, Saying};

impl Interpreter<'_> {
    /// The answer to a whole line that is a saying of this language or of English.
    pub(super) fn saying(&self, text: &str) -> Option<Misreading> {
        self.vocabulary.saying(text).map(|saying| Misreading::Said { saying })
    }

    /// The answer to a line of which nothing else is understood.
    pub(super) fn almost(&self, text: &str) -> Option<Misreading> {
        self.part_of_a_move(text).or_else(|| self.misspelt_piece(text)).or_else(|| self.in_another_language(text))
    }

    /// A move without its rank, `exd` or `Nf`, or one in the descriptive notation of old books, `P-K4`.
    fn part_of_a_move(&self, text: &str) -> Option<Misreading> {
        let letters = self.letters(self.game.to_move());
        let is_piece = |c: char| Role::ALL.into_iter().any(|role| letters.letter(role) == c.to_string());
        let is_file = |c: char| ('a'..='h').contains(&c);
        let signs: Vec<char> = text.chars().filter(|c| *c != 'x').collect();
        if let [first, file] = signs[..]
            && (is_piece(first) || is_file(first) && text.contains('x'))
            && is_file(file)
        {
            return Some(Misreading::RankMissing { text: text.to_owned() });
        }
        let (piece, square) = text.split_once('-')?;
        let square = square.strip_suffix(|c: char| ('1'..='8').contains(&c))?;
        let is_of = |text: &str, letters: &str| !text.is_empty() && text.chars().all(|c| letters.contains(c));
        let is_descriptive = is_of(piece, "PNBRQK") && is_of(square, "NBRQKT");
        is_descriptive.then_some(Misreading::Said { saying: Saying::Descriptive })
    }

    /// The misspelt name of a piece before a square: `knigt f3`.
    fn misspelt_piece(&self, text: &str) -> Option<Misreading> {
        let (first, rest) = text.split_once(char::is_whitespace)?;
        let near = nearest::nearest(first, self.vocabulary.names_of_pieces());
        let meant: Vec<String> = near.into_iter().map(|piece| format!("{piece} {rest}")).collect();
        let is_a_move = |line: &String| self.half_move(line).is_ok();
        let meant: Vec<String> = meant.into_iter().filter(is_a_move).collect();
        (!meant.is_empty()).then(|| Misreading::Unknown { text: text.to_owned(), meant })
    }

    /// A word or a saying of another interface language; it is named, and not obeyed.
    fn in_another_language(&self, text: &str) -> Option<Misreading> {
        let meant = self.vocabulary.elsewhere(text).filter(|_| text.chars().count() > 1)?;
        Some(match meant {
            Elsewhere::Word { language, word } => {
                let (language, typed) = (language.clone(), self.vocabulary.written(*word)?.to_owned());
                Misreading::OtherLanguage { text: text.to_owned(), language, typed }
            }
            Elsewhere::Saying(saying) => Misreading::Said { saying: *saying },
        })
    }
}
