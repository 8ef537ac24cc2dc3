//! The words of the command line: its pages of help, how a command is called, exit codes, files, variables.

use super::Wording;
use super::language::own_file;
use super::messages::Messages;

/// Commands whose exit code says more than whether they succeeded.
const WITH_EXIT_CODES: [&str; 4] = ["verify", "compare", "can-mate", "boards"];

/// Files of the program, each with its place on Linux.
const FILES: [(&str, &str); 4] = [
    ("games", "~/.local/share/annabella/games"),
    ("settings", "~/.config/annabella/settings.toml"),
    ("index", "~/.cache/annabella/games.json"),
    ("spare", "~/.local/state/annabella/spare"),
];

/// Variables of the environment that the program heeds, each group with its name.
const VARIABLES: [(&str, &str); 5] = [
    ("accessible", "ACCESSIBLE"),
    ("no-color", "NO_COLOR"),
    ("language", "LC_ALL, LC_MESSAGES, LANG"),
    ("term", "TERM"),
    ("folders", "XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_CACHE_HOME, XDG_STATE_HOME"),
];

/// The help texts of commands and options, in a language other than English, which stands at the options themselves.
pub struct OptionTexts {
    texts: Option<Messages>,
}

impl OptionTexts {
    /// The texts of the language of the wording.
    pub fn of(wording: &Wording) -> OptionTexts {
        let text = own_file(wording.language(), "options.ftl");
        OptionTexts { texts: text.map(|text| Messages::new(wording.language(), text, None)) }
    }

    /// The text of that name; `None` where the language has none.
    pub fn text(&self, name: &str) -> Option<String> {
        self.texts.as_ref()?.text_if_there(name)
    }

    /// The help on an option in that command. An option that does the same in several commands has one text.
    pub fn option(&self, command: &str, option: &str) -> Option<String> {
        self.text(&format!("option-{command}-{option}")).or_else(|| self.text(&format!("option-{option}")))
    }
}

impl Wording {
    /// The help on the program, in two sentences.
    pub fn help_about(&self) -> String {
        self.messages.text("help-page-about")
    }

    /// The heading of a part of a page of help, by its name.
    pub fn help_heading(&self, name: &str) -> String {
        self.messages.fill("help-page-heading", &[("part", &name)])
    }

    /// The way to more help.
    pub fn help_more(&self) -> String {
        self.messages.text("help-page-more")
    }

    /// Before the form in which a command is typed, with its colon.
    pub fn usage_word(&self) -> String {
        self.with_colon(&self.help_heading("usage"))
    }

    /// In place of the options, where a command is shown as it is typed.
    pub fn options_word(&self) -> String {
        self.messages.text("usage-options")
    }

    /// In place of the name of a command.
    pub fn command_word(&self) -> String {
        self.messages.text("usage-command")
    }

    /// The usage of a command, behind the sentence why it was not understood.
    pub fn usage_of(&self, usage: &str, command: &str) -> String {
        self.messages.fill("usage-of-command", &[("usage", &usage), ("command", &command)])
    }

    /// The way to the list of all commands.
    pub fn usage_of_all(&self) -> String {
        self.messages.text("usage-of-all")
    }

    /// The meaning of a command's exit code, where it is its answer.
    pub fn exit_code(&self, command: &str) -> Option<String> {
        let has = WITH_EXIT_CODES.contains(&command);
        has.then(|| self.messages.fill("exit-code", &[("command", &command)]))
    }

    /// The meaning of the exit codes of all other commands.
    pub fn exit_codes(&self) -> String {
        self.messages.fill("exit-code", &[("command", &"other")])
    }

    /// The files of the program, each with what it holds.
    pub fn files_of_the_program(&self) -> Vec<(String, String)> {
        let text = |name: &str| self.messages.fill("help-page-file", &[("file", &name)]);
        FILES.iter().map(|(name, path)| ((*path).to_owned(), text(name))).collect()
    }

    /// The variables of the environment that the program heeds, each with what it does.
    pub fn variables_of_the_environment(&self) -> Vec<(String, String)> {
        let text = |name: &str| self.messages.fill("help-page-variable", &[("variable", &name)]);
        VARIABLES.iter().map(|(name, variable)| ((*variable).to_owned(), text(name))).collect()
    }
}
