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

    /// Words of this language with which a line begins, each with its English one: `tablero` and `board`.
    pub fn command_words(&self) -> Vec<(String, String)> {
        listed(&self.messages.text("command-words"))
    }

    /// The words with which a move is sealed, of this language and of English, in small letters.
    pub fn sealing_words(&self) -> Arc<[String]> {
        let words = || {
            let local = self.command_words().into_iter().filter(|(_, english)| english == "seal");
            local.map(|(word, _)| word).chain(["seal".to_owned()]).collect()
        };
        Arc::clone(self.sealing_words.get_or_init(words))
    }

    /// Words of this language that stand behind a command word, each with its English one: `rechazar` and `reject`.
    pub fn argument_words(&self) -> Vec<(String, String)> {
        listed(&self.messages.text("argument-words"))
    }
}

/// `board: tablero; quit: salir, fuera` as pairs of a word and its English one.
fn listed(text: &str) -> Vec<(String, String)> {
    let entries = text.split(';').filter_map(|entry| entry.split_once(':'));
    entries
        .flat_map(|(english, words)| {
            words.split(',').map(|word| (word.trim().to_lowercase(), english.trim().to_owned()))
        })
        .collect()
}
