//! Sentences for the ear: words in place of the signs that are printed.

use std::sync::Arc;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use shakmaty::{Board, Color, Piece, Rank, Role, Square};
use strum::EnumString;

use super::events::Delivery;
use super::language::visible;
use super::sentence::{Phrase, Signs, Utterance, begun_like};
use super::{MoveOrder, Wording};
use crate::game::laws::article::Article;
use crate::game::laws::edition::Edition;
use crate::game::records::scoresheet::SheetEntry;

impl Wording {
    /// This wording with words in place of signs.
    pub(super) fn in_words(&self) -> Wording {
        Wording {
            messages: Arc::clone(&self.messages),
            language: self.language.clone(),
            folders: self.folders,
            glossaries: Arc::clone(&self.glossaries),
            sealing_words: self.sealing_words.clone(),
            verbosity: self.verbosity,
            order: self.order,
            completions: self.completions,
            terminal: self.terminal,
            signs: Signs::InWords,
        }
    }

    /// A sentence that is written once with signs and once in words.
    pub(super) fn utter_both(&self, delivery: Delivery, sentence: impl Fn(&Wording) -> String) -> Utterance {
        let printed = visible(&sentence(self)).into_owned();
        let read = begun_like(&printed, sentence(&self.in_words()));
        Utterance { printed, ..self.utter(delivery, read) }
    }

    /// A sentence that reads alike in print and aloud, except for its articles and paths.
    pub(super) fn utter(&self, delivery: Delivery, sentence: String) -> Utterance {
        let sentence = visible(&sentence).into_owned();
        let read = self.with_articles_in_words(&sentence);
        let spoken = vec![Phrase { language: self.language().into(), text: without_paths(&read) }];
        let Delivery { to, urgency, by, kind } = delivery;
        Utterance { to, urgency, by, kind, printed: sentence, read, spoken, number: None }
    }

    /// `(D.2.9)` as `(article D 2 9)`, and `claim 11.5` as `claim 11 5`: the full stops would be heard.
    pub(super) fn with_articles_in_words(&self, sentence: &str) -> String {
        let mut words = String::new();
        let mut rest = sentence;
        while let Some((before, opened)) = rest.split_once('(')
            && let Some((inside, after)) = opened.split_once(')')
        {
            words.push_str(&articles_spelled(before));
            let inside = if is_articles(inside) {
                self.messages.fill("article-in-words", &[("number", &inside.replace('.', " "))])
            } else {
                inside.to_owned()
            };
            words = format!("{words}({inside})");
            rest = after;
        }
        words + &articles_spelled(rest)
    }

    /// A move in English letters as words of the interface language: `Nbxd2+` as `knight b takes d2 check`.
    pub(super) fn move_in_words(&self, english: &str) -> String {
        let role = |letter: char| Role::from_char(letter.to_ascii_lowercase()).map(|role| self.role(role));
        self.spelled_move(english, |letter| role(letter).unwrap_or_else(|| letter.to_string()))
    }

    /// An entry of a scoresheet as it is written: its letters stay letters in any language.
    pub(super) fn entry_in_words(&self, entry: &SheetEntry) -> String {
        self.text_in_words(&entry.text)
    }

    /// Text written on a scoresheet, or is to be written there: its letters stay letters in any language.
    pub(super) fn text_in_words(&self, text: &str) -> String {
        match self.signs {
            Signs::Printed => text.to_owned(),
            Signs::InWords => self.spelled_move(text, |letter| letter.to_string()),
        }
    }

    fn spelled_move(&self, written: &str, letter: impl Fn(char) -> String) -> String {
        let zeros = written.replace(['O', 'o'], "0");
        let (castling, rest) = match (zeros.strip_prefix("0-0-0"), zeros.strip_prefix("0-0")) {
            (Some(rest), _) => (Some(self.messages.text("castles-queenside")), rest),
            (None, Some(rest)) => (Some(self.messages.text("castles-kingside")), rest),
            (None, None) => (None, written),
        };
        let mut words: Vec<String> = castling.into_iter().collect();
        let mut square = String::new();
        for sign in rest.chars() {
            if sign.is_ascii_lowercase() && sign != 'x' || sign.is_ascii_digit() {
                square.push(sign);
                continue;
            }
            words.extend(squares(&std::mem::take(&mut square)));
            match sign {
                'x' | ':' | '×' => words.push(self.messages.text("takes")),
                '+' => words.push(self.messages.text("check")),
                '#' => words.push(self.messages.text("checkmate")),
                sign if sign.is_alphabetic() => words.push(letter(sign)),
                _ => {}
            }
        }
        words.extend(squares(&square));
        words.join(" ")
    }

    /// A rank of a board in words, player by player. Pieces of a kind stand together: the sentence is one row on a
    /// terminal.
    pub(super) fn rank_in_words(&self, board: &Board, rank: Rank) -> String {
        self.rank_said(board, rank, |pieces, role| pieces.iter().position(|(other, _)| *other == role))
    }

    /// The pieces on a rank, one after the other as a hand sets them up.
    pub(super) fn rank_from_a_to_h(&self, board: &Board, rank: Rank) -> String {
        self.rank_said(board, rank, |pieces, role| pieces.len().checked_sub(1).filter(|last| pieces[*last].0 == role))
    }

    /// The pieces on a rank; `beside` finds the piece beside which a further one of its kind is named.
    fn rank_said(
        &self,
        board: &Board,
        rank: Rank,
        beside: impl Fn(&[(Role, String)], Role) -> Option<usize>,
    ) -> String {
        let standing = |color: Color| -> Vec<(Square, Piece)> {
            board.iter().filter(|(square, piece)| square.rank() == rank && piece.color == color).collect()
        };
        let players = Color::ALL.into_iter().filter(|color| !standing(*color).is_empty()).map(|color| {
            let mut pieces: Vec<(Role, String)> = Vec::new();
            for (square, piece) in standing(color) {
                match beside(&pieces, piece.role) {
                    Some(at) => pieces[at].1 = format!("{} {square}", pieces[at].1),
                    None => pieces.push((piece.role, format!("{} {square}", self.role(piece.role)))),
                }
            }
            let list = pieces.into_iter().map(|(_, squares)| squares).collect::<Vec<_>>().join(", ");
            self.messages.fill("pieces", &[("player", &self.player(color)), ("list", &list)])
        });
        let pieces = players.collect::<Vec<_>>().join(" ");
        let rank = rank.char().to_string();
        if pieces.is_empty() {
            self.messages.fill("felt-rank", &[("rank", &rank), ("list", &self.messages.text("nothing"))])
        } else {
            self.messages.fill("rank-in-words", &[("rank", &rank), ("pieces", &pieces)])
        }
    }
}

/// `d8d6` as two squares, `bd2` as a file and a square.
fn squares(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let mut parts: Vec<String> = letters.rchunks(2).map(|part| part.iter().collect()).collect();
    parts.reverse();
    parts
}

/// `D.2.9`, or `5.2.1, 5.2.2`.
fn is_articles(text: &str) -> bool {
    // Editions before 2017 have letters behind some numbers, as 9.5b; Guideline III is numbered in Roman figures.
    let is_number = |part: &str| part.trim_end_matches(|c: char| c.is_ascii_lowercase()).parse::<u32>().is_ok();
    let is_article = |article: &str| {
        let article = article.trim();
        let numbers = article.trim_start_matches(|c: char| c.is_ascii_uppercase());
        let numbers = numbers.strip_prefix('.').unwrap_or(numbers);
        article.contains('.') && numbers.split('.').all(is_number)
    };
    text.split(',').all(is_article)
}

/// The text without the full stops in the numbers of articles.
fn articles_spelled(text: &str) -> String {
    let is_article = |number: &str| {
        let is_known = |edition: &Edition| !Article::of_number(*edition, number).is_empty();
        number.contains('.') && Article::is_number(number) && Edition::ALL.iter().any(is_known)
    };
    let spelled = |word: &str| {
        let number = word.trim_end_matches(['.', ',', ':', ';', '?', '!']);
        if is_article(number) { word.replacen(number, &number.replace('.', " "), 1) } else { word.to_owned() }
    };
    text.split(' ').map(spelled).collect::<Vec<_>>().join(" ")
}

/// The text with file names in place of paths: nobody wants to hear the folders.
fn without_paths(text: &str) -> String {
    let word = |word: &str| match word.rsplit_once(std::path::MAIN_SEPARATOR) {
        Some((folders, file)) if folders.is_empty() || folders.contains(std::path::MAIN_SEPARATOR) => file.to_owned(),
        Some(_) | None => word.to_owned(),
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// The form of moves, boards, times and results in lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, ValueEnum, Serialize, Deserialize)]
#[strum(serialize_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum PrintedNotation {
    /// `knight f3`, `black rook a8`: a capital cannot be heard, nor can a hyphen.
    #[default]
    Words,
    /// `Nf3`, `r` for a black rook: for fingers and eyes, and for other programs.
    Signs,
}

impl PrintedNotation {
    /// The signs that suit a braille display with that number of cells: words only where they fit.
    pub fn for_cells(cells: u8) -> PrintedNotation {
        match MoveOrder::for_cells(cells) {
            MoveOrder::MoveFirst => PrintedNotation::Signs,
            MoveOrder::WordsFirst => PrintedNotation::Words,
        }
    }

    /// A sentence as these signs write it.
    pub fn text(self, utterance: &Utterance) -> &str {
        match self {
            PrintedNotation::Words => &utterance.read,
            PrintedNotation::Signs => &utterance.printed,
        }
    }
}
