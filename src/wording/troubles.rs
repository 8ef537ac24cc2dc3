//! What stands in the way outside the game, in words: files, options, the command line.

use shakmaty::Color;

use super::Wording;
use super::argument_troubles::ArgumentTrouble;
use super::comparison::SheetTrouble;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::language::name;
use super::laws::NothingNoted;
use super::record_troubles::RecordTrouble;
use super::refusals::ear_of;
use super::sentence::{Urgency, Utterance};
use super::signing::SigningTrouble;
use super::sound_troubles::SoundTrouble;
use super::visible::beginning;
use crate::game::clock::time_control::NotATimeControl;
use crate::game::laws::article::Article;
use crate::game::people::Actor;
use crate::game::terms::Terms;
use crate::nearest::nearest;
use crate::notation::SheetLanguage;

/// Something outside the game that somebody must be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    FileNotCreated {
        path: String,
        why: String,
    },
    /// There is no such file.
    FileMissing {
        path: String,
    },
    FileNotOpened {
        path: String,
        why: String,
    },
    FileNotWritten {
        path: String,
        why: String,
    },
    FileLocked {
        path: String,
    },
    FileDamaged {
        path: String,
        line: usize,
    },
    NotAJournal {
        path: String,
    },
    Record(RecordTrouble),
    Signing(SigningTrouble),
    Sound(SoundTrouble),
    /// The Laws as the program explains them say nothing of it.
    NothingNoted(NothingNoted),
    NotAPosition {
        text: String,
    },
    NotATimeControl {
        text: String,
        why: NotATimeControl,
    },
    NotALanguage {
        text: String,
    },
    /// What was answered where a player's name was asked for.
    NotAName {
        text: String,
    },
    /// What was answered where a player's name was asked for, and the word of the program that it is almost.
    PerhapsAWord {
        text: String,
        word: String,
    },
    NotASheetLanguage {
        text: String,
    },
    /// A player's name, of which this is the beginning, has more than 100 characters.
    NameTooLong {
        beginning: String,
    },
    /// An option's value that it does not know, and those it knows.
    WrongValue {
        option: String,
        text: String,
        known: String,
    },
    /// That player is blind and has no assistant, though his opponent cannot hear (D.2.11).
    AssistantNeeded {
        color: Color,
        article: String,
    },
    /// Two terms of a game that contradict each other.
    TermsContradict {
        one: String,
        other: String,
    },
    /// A file of rules of an event, with the line, from 1, that is wrong.
    EventFile {
        path: String,
        line: usize,
        fault: EventFault,
    },
    /// The rules of the event allow nobody to look on.
    WatchingForbidden,
    /// The event has no such game.
    NotPaired {
        round: u32,
        board: u32,
    },
    /// The system gives no random numbers; why, in its words.
    NoRandomness {
        why: String,
    },
    /// A line of the settings, numbered from 1, that is left out.
    SettingsLine {
        path: String,
        line: usize,
        why: Box<Trouble>,
    },
    /// A text that is no TOML; why, in the reader's words.
    NotToml {
        why: String,
    },
    /// An option or a subcommand that there is not.
    UnknownArgument {
        text: String,
        /// The one that is most like it.
        alike: Option<String>,
    },
    /// Options or arguments that do not fit together.
    Arguments(ArgumentTrouble),
    /// The command line cannot be read; why, in clap's words.
    CommandLine {
        why: String,
    },
    /// A line of a script, numbered from 1, that cannot be read.
    ScriptLine {
        line: usize,
        text: String,
        /// What is wrong with a term in it.
        why: Option<Box<Trouble>>,
    },
    NoTerminal,
    /// Looking on is for a terminal alone.
    WatchNeedsTerminal,
    /// A console that knows no escape sequences: it can only show lines.
    OldConsole,
    Sheets(SheetTrouble),
    NoUnfinishedGame,
    NotAPgn {
        path: String,
        why: String,
    },
    /// A move given on the command line that cannot be read; why, as a sentence.
    NotAMove {
        text: String,
        why: String,
    },
}

/// What is wrong with a file of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventFault {
    /// It is no text.
    NotUtf8,
    /// It is no TOML; why, in the reader's words.
    NotToml { why: String },
    /// A key that nobody knows, and those that can stand there.
    UnknownKey { key: String, known: String },
    /// A term that is wrong, or that contradicts another one.
    Wrong(Box<Trouble>),
    /// A key that must be there.
    Missing { key: String },
    /// A list of pairings has a line that is none.
    NotAPairingLine,
}

impl Trouble {
    /// What is wrong with terms on which a blind player has no assistant though his opponent cannot hear him (D.2.11).
    pub fn of_assistants(terms: &Terms) -> Option<Trouble> {
        let article = Article::SightedPlayersAssistant.number(terms.edition).to_owned();
        terms.lacks_assistant().map(|color| Trouble::AssistantNeeded { color, article })
    }
}

impl Wording {
    /// The sentence for a trouble, with what would be right.
    pub fn trouble(&self, trouble: &Trouble) -> String {
        let l = &self.messages;
        match trouble {
            Trouble::FileNotCreated { path, why } => l.fill("trouble-not-created", &[("path", &path), ("why", &why)]),
            Trouble::FileMissing { path } => l.fill("trouble-missing", &[("path", &path)]),
            Trouble::FileNotOpened { path, why } => l.fill("trouble-not-opened", &[("path", &path), ("why", &why)]),
            Trouble::FileNotWritten { path, why } => l.fill("trouble-not-written", &[("path", &path), ("why", &why)]),
            Trouble::FileLocked { path } => l.fill("trouble-locked", &[("path", &path)]),
            Trouble::FileDamaged { path, line } => l.fill("trouble-damaged", &[("path", &path), ("line", line)]),
            Trouble::NotAJournal { path } => l.fill("trouble-not-a-journal", &[("path", &path)]),
            Trouble::NothingNoted(nothing) => nothing.sentence.clone(),
            Trouble::Record(trouble) => self.record_trouble(trouble),
            Trouble::Signing(trouble) => self.signing_trouble(trouble),
            Trouble::Sound(trouble) => self.sound_trouble(trouble),
            Trouble::NotAPosition { text } => l.fill("trouble-not-a-position", &[("text", &text)]),
            Trouble::NotATimeControl { why: NotATimeControl::MinutesOrHours { written, minutes, hours }, .. } => {
                let (minutes, hours) = (minutes.to_string(), hours.to_string());
                l.fill("trouble-minutes-or-hours", &[("text", &written), ("minutes", &minutes), ("hours", &hours)])
            }
            Trouble::NotATimeControl { text, why } => {
                let (why, part) = reason(why);
                let text = if text.trim().is_empty() { "\"\"".to_owned() } else { beginning(text) };
                l.fill("trouble-not-a-time-control", &[("text", &text), ("why", &why), ("part", &beginning(part))])
            }
            Trouble::NotALanguage { text } => {
                l.fill("trouble-not-a-language", &[("text", &text), ("known", &super::languages().join(", "))])
            }
            Trouble::NotAName { text } => l.fill("trouble-not-a-name", &[("text", &text)]),
            Trouble::PerhapsAWord { text, word } => {
                l.fill("trouble-perhaps-a-word", &[("text", &text), ("word", &word)])
            }
            Trouble::NameTooLong { beginning } => l.fill("trouble-name-too-long", &[("text", &beginning)]),
            Trouble::NotASheetLanguage { text } => {
                let known: Vec<&str> = SheetLanguage::ALL.into_iter().map(SheetLanguage::code).collect();
                l.fill("trouble-not-a-sheet-language", &[("text", &text), ("known", &known.join(", "))])
            }
            Trouble::WrongValue { option, text, known } => {
                let alike = nearest(&text.to_lowercase(), known.split(' ').map(str::to_owned));
                match alike.into_iter().next() {
                    Some(alike) => l.fill(
                        "trouble-wrong-value-alike",
                        &[("option", &option), ("text", &text), ("known", &known), ("alike", &alike)],
                    ),
                    None => l.fill("trouble-wrong-value", &[("option", &option), ("text", &text), ("known", &known)]),
                }
            }
            Trouble::AssistantNeeded { color, article } => {
                l.fill("trouble-assistant-needed", &[("color", &name(*color)), ("article", &article)])
            }
            Trouble::TermsContradict { one, other } => {
                l.fill("trouble-terms-contradict", &[("one", &one), ("other", &other)])
            }
            Trouble::EventFile { path, line, fault } => self.event_fault(path, *line, fault),
            Trouble::WatchingForbidden => l.text("watch-forbidden"),
            Trouble::NotPaired { round, board } => l.fill("trouble-not-paired", &[("round", round), ("board", board)]),
            Trouble::NoRandomness { why } => l.fill("trouble-no-randomness", &[("why", &why)]),
            Trouble::SettingsLine { path, line, why } => {
                l.fill("trouble-settings-line", &[("path", &path), ("line", line), ("why", &self.trouble(why))])
            }
            Trouble::NotToml { why } => l.fill("trouble-not-toml", &[("why", &why)]),
            Trouble::Arguments(trouble) => self.argument_trouble(trouble),
            Trouble::CommandLine { why } => l.fill("trouble-command-line", &[("why", &why)]),
            Trouble::UnknownArgument { text, alike: None } => l.fill("trouble-unknown-argument", &[("text", &text)]),
            Trouble::UnknownArgument { text, alike: Some(alike) } => {
                l.fill("trouble-unknown-argument-alike", &[("text", &text), ("alike", &alike)])
            }
            Trouble::ScriptLine { line, text, why: None } => {
                l.fill("trouble-script-line", &[("line", line), ("text", &text)])
            }
            Trouble::ScriptLine { line, why: Some(why), .. } => {
                l.fill("trouble-script-term", &[("line", line), ("why", &self.trouble(why))])
            }
            Trouble::Sheets(trouble) => self.sheet_trouble(trouble),
            Trouble::NoTerminal => l.text("trouble-no-terminal"),
            Trouble::WatchNeedsTerminal => l.text("trouble-watch-no-terminal"),
            Trouble::OldConsole => l.text("trouble-old-console"),
            Trouble::NoUnfinishedGame => l.text("trouble-no-unfinished-game"),
            Trouble::NotAPgn { path, why } => l.fill("trouble-not-a-pgn", &[("path", &path), ("why", &why)]),
            Trouble::NotAMove { text, why } => l.fill("trouble-not-a-move", &[("text", &text), ("why", &why)]),
        }
    }

    /// The same as a notice for everybody.
    pub fn trouble_notice(&self, trouble: &Trouble) -> Utterance {
        self.utter(Frame::to_room(Actor::Program, UtteranceKind::Trouble), self.trouble(trouble))
    }

    /// Why what somebody said is no time control, to himself.
    pub fn not_a_time_control(&self, by: Actor, text: String, why: NotATimeControl) -> Utterance {
        self.trouble_for(by, &Trouble::NotATimeControl { text, why })
    }

    /// The same as an answer to the one whose wish it stands against.
    pub fn trouble_for(&self, by: Actor, trouble: &Trouble) -> Utterance {
        let frame = Frame { to: ear_of(by), urgency: Urgency::Answer, by, kind: UtteranceKind::Refused };
        self.utter(frame, self.trouble(trouble))
    }
}

/// The name of a reason, and the part of the text it is about.
fn reason(why: &NotATimeControl) -> (&'static str, &str) {
    match why {
        NotATimeControl::Empty => ("empty", ""),
        NotATimeControl::Unreadable(part) | NotATimeControl::MinutesOrHours { written: part, .. } => {
            ("unreadable", part)
        }
        NotATimeControl::NoTime => ("no-time", ""),
        NotATimeControl::Negative => ("negative", ""),
        NotATimeControl::TooLong => ("too-long", ""),
        NotATimeControl::TooManyPeriods => ("too-many-periods", ""),
        NotATimeControl::NoMoves => ("no-moves", ""),
        NotATimeControl::Misplaced => ("misplaced", ""),
    }
}
