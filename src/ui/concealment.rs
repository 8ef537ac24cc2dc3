//! What of a typed line is not to be seen: a passphrase whole, a sealed move behind its word.

use std::sync::Arc;

use crate::wording::Wording;

/// What is hidden of the line that is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Concealment {
    hidden: Hidden,
    /// The words behind which a sealed move stands, in small letters.
    words: Arc<[String]>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Hidden {
    #[default]
    SealedMoves,
    Everything,
}

/// Stands for each letter of what is hidden behind a word.
const HIDDEN: char = '*';

impl Concealment {
    /// Hides sealed moves, in the words of that language and in English.
    pub fn of_sealed_moves(wording: &Wording) -> Concealment {
        Concealment { hidden: Hidden::SealedMoves, words: wording.sealing_words() }
    }

    /// Hides the whole line.
    pub fn of_everything() -> Concealment {
        Concealment { hidden: Hidden::Everything, words: Arc::default() }
    }

    /// The line as it may be seen. What is typed later changes nothing of what was seen before.
    pub fn shown(&self, line: &str) -> String {
        if self.hidden == Hidden::Everything {
            return String::new();
        }
        let Some(from) = self.hidden_from(line) else { return line.to_owned() };
        let (seen, hidden) = line.split_at(from);
        seen.chars().chain(hidden.chars().map(|_| HIDDEN)).collect()
    }

    /// Whether the whole line is hidden.
    pub fn hides_everything(&self) -> bool {
        self.hidden == Hidden::Everything
    }

    /// Whether something of the line is hidden, so that nobody may recall it.
    pub fn hides(&self, line: &str) -> bool {
        self.hidden == Hidden::Everything || self.hidden_from(line).is_some()
    }

    /// Where what is hidden begins: behind the first word that announces a sealed move, and the space after it.
    fn hidden_from(&self, line: &str) -> Option<usize> {
        let mut at = 0;
        for part in line.split_inclusive([' ', ':', ';']) {
            at += part.len();
            let word = part.trim_end_matches([' ', ':', ';']).to_lowercase();
            if word.len() < part.len() && self.words.contains(&word) {
                return Some(at);
            }
        }
        None
    }
}
