//! The words that can be said, each with what it does.

use std::sync::Arc;

use super::Wording;

impl Wording {
    /// What can be said, or what one word does.
    pub fn help(&self, topic: &str) -> Vec<String> {
        let topic = topic.trim().to_lowercase();
        if !topic.is_empty() {
            return vec![self.messages.fill("help-word", &[("word", &topic)])];
        }
        vec![
            self.messages.text("help"),
            self.messages.text("help-players"),
            self.messages.text("help-asking-board"),
            self.messages.text("help-asking-game"),
            self.messages.text("help-arbiter"),
            self.messages.text("help-program"),
            self.messages.text("help-leaving"),
        ]
    }

    /// The forms of a typed word in this language, the one that sentences name first: `acepto`, `aceptar` of `accept`.
    /// None in English.
    pub fn own_forms(&self, word: &str) -> Vec<String> {
        self.messages.own_list(&format!("word-{word}"))
    }

    /// The forms of a typed word in English, which always work, the one that sentences name first.
    pub fn english_forms(&self, word: &str) -> Vec<String> {
        self.messages.english_list(&format!("word-{word}"))
    }

    /// The words with which a move is sealed, of this language and of English, in small letters.
    pub fn sealing_words(&self) -> Arc<[String]> {
        let words = || self.own_forms("seal").into_iter().chain(self.english_forms("seal")).collect();
        Arc::clone(self.sealing_words.get_or_init(words))
    }
}
