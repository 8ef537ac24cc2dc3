//! What stands in the way outside the game, in words: files, options, the command line.

use serde::{Serialize, Serializer};
use shakmaty::Color;

use super::Wording;
use super::argument_troubles::ArgumentTrouble;
use super::comparison::SheetTrouble;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::language::name;
use super::laws::NothingNoted;
use super::messages::Argument;
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

/// A problem outside the game that the user must know of. The variant names the message, its fields are the variables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
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
    #[serde(skip)]
    NothingNoted(NothingNoted),
    NotAPosition {
        text: String,
    },
    NotATimeControl {
        text: String,
        #[serde(skip)]
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
        #[serde(serialize_with = "color_name")]
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
        #[serde(skip)]
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
        #[serde(skip)]
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
        #[serde(skip)]
        why: Option<Box<Trouble>>,
    },
    NoTerminal,
    /// Looking on is for a terminal alone.
    WatchNeedsTerminal,
    /// A console that knows no escape sequences: it can only show lines.
    OldConsole,
    #[serde(skip)]
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
        let say = |more: &[(&str, &dyn Argument)]| l.of_variant("trouble", trouble, more);
        if let Trouble::NothingNoted(nothing) = trouble {
            nothing.sentence.clone()
        } else if let Trouble::Sheets(trouble) = trouble {
            self.sheet_trouble(trouble)
        } else if let Trouble::EventFile { path, line, fault } = trouble {
            self.event_fault(path, *line, fault)
        } else if let Trouble::NotATimeControl { text, why } = trouble {
            self.why_no_time_control(text, why)
        } else if let Trouble::SettingsLine { why, .. } | Trouble::ScriptLine { why: Some(why), .. } = trouble {
            say(&[("why", &self.trouble(why))])
        } else if let Trouble::NotALanguage { .. } = trouble {
            say(&[("known", &super::languages().join(", "))])
        } else if let Trouble::NotASheetLanguage { .. } = trouble {
            let known: Vec<&str> = SheetLanguage::ALL.into_iter().map(SheetLanguage::code).collect();
            say(&[("known", &known.join(", "))])
        } else if let Trouble::WrongValue { text, known, .. } = trouble {
            match nearest(&text.to_lowercase(), known.split(' ').map(str::to_owned)).first() {
                Some(alike) => say(&[("alike", alike)]),
                None => say(&[]),
            }
        } else if let Trouble::Sound(trouble) = trouble {
            self.sound_trouble(trouble)
        } else {
            say(&[])
        }
    }

    fn why_no_time_control(&self, text: &str, why: &NotATimeControl) -> String {
        if let NotATimeControl::MinutesOrHours { written, minutes, hours } = why {
            let (minutes, hours) = (minutes.to_string(), hours.to_string());
            return self
                .messages
                .fill("trouble-minutes-or-hours", &[("text", written), ("minutes", &minutes), ("hours", &hours)]);
        }
        let (why, part) = reason(why);
        let text = if text.trim().is_empty() { "\"\"".to_owned() } else { beginning(text) };
        self.messages.fill("trouble-not-a-time-control", &[("text", &text), ("why", &why), ("part", &beginning(part))])
    }

    /// A trouble as a notice for everybody.
    pub fn trouble_notice(&self, trouble: &Trouble) -> Utterance {
        self.utter(Frame::to_room(Actor::Program, UtteranceKind::Trouble), self.trouble(trouble))
    }

    /// Why what `by` typed is no time control.
    pub fn not_a_time_control(&self, by: Actor, text: String, why: NotATimeControl) -> Utterance {
        self.trouble_for(by, &Trouble::NotATimeControl { text, why })
    }

    /// A trouble as an answer to the user whose request it stands against.
    pub fn trouble_for(&self, by: Actor, trouble: &Trouble) -> Utterance {
        let frame = Frame { to: ear_of(by), urgency: Urgency::Answer, by, kind: UtteranceKind::Refused };
        self.utter(frame, self.trouble(trouble))
    }
}

fn color_name<S: Serializer>(color: &Color, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(name(*color))
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
