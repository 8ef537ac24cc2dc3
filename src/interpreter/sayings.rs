//! Lines that are neither a command nor a move and have an answer of their own: what people say at a board, what other
//! programs take, words of another interface language, moves of which a part is missing.

use shakmaty::Role;

use super::vocabulary::{Elsewhere, SIGNS, WordForm};
use super::{Intent, Interpreter};
use crate::nearest;
use crate::wording::words::CommandWord;
use crate::wording::{Misreading, Question, Saying};

/// The longest sentence that is read as a question, in bytes.
const LONGEST_SENTENCE: usize = 100;

impl Interpreter<'_> {
    /// The answer to a whole line that is a saying of this language or of English.
    pub(super) fn saying(&self, text: &str) -> Option<Misreading> {
        self.vocabulary.saying(text).map(|saying| Misreading::Said { saying })
    }

    /// The question of a whole sentence: `where is my queen`, `what has been captured`, `e4'te ne var`. The words
    /// between are passed over, the word that asks may stand last, and one that only begins the sentence is left out.
    /// Nothing else than a question is read so: a guess moves nothing.
    pub(super) fn asked_in_a_sentence(&self, text: &str) -> Option<Intent> {
        if text.len() > LONGEST_SENTENCE {
            return None;
        }
        let text = text.trim_matches(SIGNS);
        let words = self.vocabulary.without_small_words(text);
        let behind_the_first = self.vocabulary.first(text).map(|leading| {
            let rest = self.vocabulary.without_small_words(leading.rest).join(" ");
            format!("{} {rest}", leading.typed)
        });
        // The word that asks may have two parts.
        let asking_first = |parts: usize| {
            let (others, asking) = words.split_at_checked(words.len().checked_sub(parts)?)?;
            Some(format!("{} {}", asking.join(" "), others.join(" ")))
        };
        let without_the_first =
            words.split_first().filter(|(first, _)| self.asks(first)).map(|(_, rest)| rest.join(" "));
        let asked_last = [asking_first(2), asking_first(1)];
        let lines = [behind_the_first, Some(words.join(" "))].into_iter().chain(asked_last).chain([without_the_first]);
        lines.flatten().find_map(|line| self.asked(&line))
    }

    /// Whether a question begins with that word.
    fn asks(&self, word: &str) -> bool {
        let command = self.vocabulary.command(word);
        command.is_some_and(|word| [CommandWord::What, CommandWord::Where, CommandWord::Who].contains(&word))
    }

    /// The question of a line that begins with its whole word.
    fn asked(&self, line: &str) -> Option<Intent> {
        let leading = self.vocabulary.first(line)?;
        let is_a_side = [CommandWord::White, CommandWord::Black].contains(&leading.word);
        let intent = self.after(leading).filter(|_| leading.form == WordForm::Whole && !is_a_side)?;
        let Intent::Ask(_, question) = &intent else { return None };
        let names_a_topic = matches!(question, Question::Help(topic) if !topic.is_empty());
        (!names_a_topic).then_some(intent)
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
