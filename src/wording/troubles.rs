//! Problems outside the game: files, records, sound, options, the command line. The variant names the message.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize, Serializer};
use shakmaty::{ByColor, Color};
use strum::IntoEnumIterator;

use super::Wording;
use super::boards::BoardTrouble;
use super::comparison::SheetTrouble;
use super::events::Delivery;
use super::hall::HallTrouble;
use super::kind::UtteranceKind;
use super::language::{beginning, name};
use super::laws::NothingNoted;
use super::library::SigningTrouble;
use super::messages::Argument;
use super::seats::SeatTrouble;
use super::sentence::{Audience, Urgency, Utterance};
use crate::game::clock::Unrecorded;
use crate::game::clock::moment::{Moment, Span};
use crate::game::clock::time_control::NotATimeControl;
use crate::game::laws::article::Article;
use crate::game::people::Actor;
use crate::game::terms::Terms;
use crate::game::{Game, Stage};
use crate::nearest::nearest;
use crate::notation::SheetLanguage;
use crate::notation::pgn::{NotAPgn, Problem};

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
    Seat(SeatTrouble),
    /// What is wrong with the hall; the name of the reason.
    Hall {
        why: &'static str,
    },
    /// The hall knows a board by its round and its number.
    HallNeedsBoard,
    Signing(SigningTrouble),
    Sound(SoundTrouble),
    Board(BoardTrouble),
    /// The program's explanation of the Laws has no such article or term.
    #[serde(skip)]
    NothingNoted(NothingNoted),
    NotAPosition {
        text: String,
        why: &'static str,
    },
    NotATimeControl {
        text: String,
        #[serde(skip)]
        why: NotATimeControl,
    },
    NotALanguage {
        text: String,
    },
    /// The answer to the question for a player's name.
    NotAName {
        text: String,
    },
    /// The answer to the question for a player's name, and the word of the program that it resembles.
    PerhapsAWord {
        text: String,
        word: String,
    },
    NotASheetLanguage {
        text: String,
    },
    /// Not the three letters of a federation.
    NotAFederation {
        text: String,
    },
    /// Not the number of a player at FIDE.
    NotAFideId {
        text: String,
    },
    /// A player's name, of which this is the beginning, has more than 100 characters.
    NameTooLong {
        beginning: String,
    },
    /// A name or another text of the terms has control characters.
    NotPrintable {
        text: String,
    },
    /// An unknown value of an option, and the known values.
    WrongValue {
        option: String,
        text: String,
        known: String,
    },
    /// An answer that is not one of the numbered choices.
    NotAChoice {
        text: String,
        count: usize,
    },
    /// An option's value in another form than this.
    WrongForm {
        option: String,
        text: String,
        example: String,
    },
    /// A setting that there is not.
    NoSuchSetting {
        text: String,
        /// The one that is most like it.
        alike: Option<String>,
    },
    /// That player is blind and has no assistant, although the opponent cannot hear (D.2.11).
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
    /// A line of a theme, numbered from 1, for which its file is not used.
    ThemeLine {
        path: String,
        line: usize,
        #[serde(skip)]
        why: Box<Trouble>,
    },
    /// The file of a theme cannot be read.
    ThemeNotRead {
        #[serde(skip)]
        why: Box<Trouble>,
    },
    /// Two colours of a theme, by their names in its file, that are too similar; the contrast as a decimal number.
    LittleContrast {
        ink: &'static str,
        ground: &'static str,
        contrast: String,
    },
    /// The settings are not written over a file that could not be read whole.
    SettingsKept {
        path: String,
        #[serde(skip)]
        why: Box<Trouble>,
    },
    /// A text that is not TOML; why, in the reader's words.
    NotToml {
        why: String,
    },
    /// An option that there is not.
    UnknownArgument {
        text: String,
        /// The one that is most like it.
        alike: Option<String>,
    },
    /// Neither a command nor a word that is typed in a game.
    NoSuchTopic {
        text: String,
    },
    /// A command that there is not.
    UnknownCommand {
        text: String,
        /// The one that is most like it.
        alike: Option<String>,
    },
    /// A PGN file in place of a record.
    PgnForRecord {
        file: String,
    },
    /// A PGN file in place of a command.
    PgnForCommand {
        file: String,
    },
    /// The record of a game in place of a command.
    RecordForCommand {
        file: String,
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
    /// Bytes that are no text are written into a file only.
    NotForATerminal,
    /// The ending of a file promises another form than the one that is asked for.
    OtherSuffix {
        path: String,
        suffix: String,
        form: String,
    },
    /// Looking on is for a terminal alone.
    WatchNeedsTerminal,
    /// Going through a game half-move by half-move is for a terminal alone.
    ReplayNeedsTerminal,
    /// A console that knows no escape sequences: it can only show lines.
    OldConsole,
    /// Pictures are asked for, and the program was built without what draws them.
    NoPictures,
    #[serde(skip)]
    Sheets(SheetTrouble),
    NoUnfinishedGame,
    NotAPgn {
        path: String,
        #[serde(skip)]
        fault: NotAPgn,
    },
    /// A move given on the command line that cannot be read; why, as a sentence.
    NotAMove {
        text: String,
        why: String,
    },
}

/// A fault of a file of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventFault {
    /// It is not a text file.
    NotUtf8,
    /// An unknown key, and the keys that can stand there.
    UnknownKey { key: String, known: String },
    /// A term that is wrong, or that contradicts another one.
    Wrong(Box<Trouble>),
    /// A key that must be there.
    Missing { key: String },
    /// A line in a list of pairings is not a pairing.
    NotAPairingLine,
}

impl Trouble {
    /// The fault of terms by which a blind player has no assistant although the opponent cannot hear (D.2.11).
    pub fn of_assistants(terms: &Terms) -> Option<Trouble> {
        let article = Article::SightedPlayersAssistant.number(terms.edition).to_owned();
        terms.lacks_assistant().map(|color| Trouble::AssistantNeeded { color, article })
    }
}

impl From<HallTrouble> for Trouble {
    fn from(why: HallTrouble) -> Trouble {
        Trouble::Hall { why: why.into() }
    }
}

impl Trouble {
    /// That a file is no record of a game, and what makes one of it if it is a PGN.
    pub fn no_record(path: &Path) -> Trouble {
        let name = path.display().to_string();
        let is_pgn = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pgn"));
        if is_pgn { Trouble::PgnForRecord { file: name } } else { Trouble::NotAJournal { path: name } }
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
        } else if let Trouble::SettingsLine { why, .. }
        | Trouble::SettingsKept { why, .. }
        | Trouble::ThemeLine { why, .. }
        | Trouble::ThemeNotRead { why }
        | Trouble::ScriptLine { why: Some(why), .. } = trouble
        {
            say(&[("why", &self.trouble(why))])
        } else if let Trouble::NotALanguage { .. } = trouble {
            say(&[("known", &super::languages().join(", "))])
        } else if let Trouble::NotASheetLanguage { .. } = trouble {
            let known: Vec<&str> = SheetLanguage::iter().map(SheetLanguage::code).collect();
            say(&[("known", &known.join(", "))])
        } else if let Trouble::WrongValue { text, known, .. } = trouble
            && !known.contains(" .. ")
        {
            match nearest(&text.to_lowercase(), known.split(' ')).first() {
                Some(alike) => say(&[("alike", alike)]),
                None => say(&[]),
            }
        } else if let Trouble::NotAPgn { fault: NotAPgn { game, line, problem }, .. } = trouble {
            say(&[("game", game), ("line", line), ("why", &self.pgn_problem(problem))])
        } else if let Trouble::NotToml { why } = trouble {
            say(&[("why", &printable_line(why))])
        } else if let Trouble::Sound(trouble) = trouble {
            self.sound_trouble(trouble)
        } else {
            say(&[])
        }
    }

    pub(super) fn pgn_problem(&self, problem: &Problem) -> String {
        let fill = |name, variables: &[(&str, &dyn Argument)]| self.messages.fill(name, variables);
        match problem {
            Problem::NoGame => self.messages.text("pgn-no-game"),
            Problem::Unclosed { sign } => fill("pgn-unclosed", &[("sign", &sign.to_string())]),
            Problem::Tag { text } => fill("pgn-tag", &[("text", &beginning(text))]),
            Problem::Start { fen } => fill("pgn-start", &[("fen", &printable_line(fen))]),
            Problem::Word { at, text } => fill("pgn-word", &[("at", at), ("text", &beginning(text))]),
            Problem::Move { at, text } => fill("pgn-move", &[("at", at), ("text", &beginning(text))]),
            Problem::Sign { text } => fill("pgn-sign", &[("text", &beginning(text))]),
            Problem::Number { at, text } => fill("pgn-number", &[("at", at), ("text", &beginning(text))]),
            Problem::Results { tag, text } => fill("pgn-results", &[("tag", tag), ("text", text)]),
            Problem::Result { text, result } => fill("pgn-result", &[("text", text), ("result", result)]),
            Problem::Variant { name } => fill("pgn-variant", &[("name", &beginning(name))]),
        }
    }

    fn why_no_time_control(&self, text: &str, why: &NotATimeControl) -> String {
        if let NotATimeControl::TwoReadings { written, of, first, second } = why {
            let of: &str = of.into();
            return self
                .messages
                .fill("trouble-two-readings", &[("text", written), ("of", &of), ("first", first), ("second", second)]);
        }
        let (why, part) = reason(why);
        let text = if text.trim().is_empty() { "\"\"".to_owned() } else { beginning(text) };
        self.messages.fill("trouble-not-a-time-control", &[("text", &text), ("why", &why), ("part", &beginning(part))])
    }

    /// A trouble as a notice for everybody.
    pub fn trouble_notice(&self, trouble: &Trouble) -> Utterance {
        self.utter(Delivery::notice(UtteranceKind::Trouble), self.trouble(trouble))
    }

    /// Why the text that `by` typed is not a time control.
    pub fn not_a_time_control(&self, by: Actor, text: String, why: NotATimeControl) -> Utterance {
        self.trouble_for(by, &Trouble::NotATimeControl { text, why })
    }

    /// A trouble as an answer to the user whose request it prevents.
    pub fn trouble_for(&self, by: Actor, trouble: &Trouble) -> Utterance {
        let delivery = Delivery::answer(by, UtteranceKind::Refused);
        self.utter(delivery, self.trouble(trouble))
    }
}

/// The words of a library in one line, without the full stop that the sentence has.
fn printable_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().trim_end_matches('.').chars().filter(|c| !c.is_control()).collect()
}

fn color_name<S: Serializer>(color: &Color, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(name(*color))
}

/// The name of a reason, and the part of the text it is about.
fn reason(why: &NotATimeControl) -> (&'static str, &str) {
    match why {
        NotATimeControl::Empty => ("empty", ""),
        NotATimeControl::Unreadable(part) | NotATimeControl::TwoReadings { written: part, .. } => ("unreadable", part),
        NotATimeControl::NoTime => ("no-time", ""),
        NotATimeControl::Negative => ("negative", ""),
        NotATimeControl::TooLong => ("too-long", ""),
        NotATimeControl::TooManyPeriods => ("too-many-periods", ""),
        NotATimeControl::NoMoves => ("no-moves", ""),
        NotATimeControl::Misplaced => ("misplaced", ""),
    }
}

/// A change of the place where the record of a game is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RecordChange {
    /// The file `from` is lost; the whole record is in `to` now, and goes on there.
    Moved {
        #[serde(serialize_with = "shown")]
        from: PathBuf,
        #[serde(serialize_with = "shown")]
        to: PathBuf,
        why: Loss,
    },
    /// The file is lost, and no other place takes the record.
    Lost {
        #[serde(serialize_with = "shown")]
        from: PathBuf,
        why: Loss,
    },
    /// The disk has not answered for two seconds.
    Late,
    /// The disk still does not answer; the whole record is in `to` too, and goes on there meanwhile.
    Copied {
        #[serde(serialize_with = "shown")]
        to: PathBuf,
    },
    /// Everything is on disk again.
    SavedAgain {
        #[serde(serialize_with = "shown")]
        to: PathBuf,
    },
    /// The file system knows no locks: nothing keeps another program from writing to the record.
    NotLocked,
    /// The file system does not say when a new file will survive a power cut.
    FolderNotSynced,
}

/// Why a file no longer keeps a record, with the words of the system where there are any.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "why", content = "detail", rename_all = "kebab-case")]
pub enum Loss {
    Deleted,
    FolderGone,
    /// Another file stands in its place.
    Replaced,
    /// Its end was cut off.
    Shortened,
    /// Another program has written to it.
    Lengthened,
    NoRoom,
    NotWritten(String),
    /// The system could not say that it is on the disk.
    NotSynced(String),
    /// The disk has not answered to the end.
    NoAnswer,
}

/// A path as sentences name it.
fn shown<S: Serializer>(path: &Path, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&path.display())
}

/// A problem with the record of a game or with another file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RecordTrouble {
    /// The folder of the record was not there and was made.
    FolderMade { path: String },
    /// The program ends and the record is only in its memory: the moves follow.
    NowhereAtTheEnd,
    /// The record ends in the middle of its last line, which is left out.
    TornEnd { path: String },
    /// Nothing says that the last line is the end of the record.
    NoEnd { path: String },
    /// What follows was written by a later Annabella, from that line (counted from 1) on.
    UnknownVersion { path: String, line: usize, version: u64 },
    /// What follows is unknown, from that line (counted from 1) on.
    UnknownKind { path: String, line: usize, kind: String },
    /// The record is being written by the process of that number.
    LockedBy { path: String, process: u32 },
    /// A file of that name is there already.
    Exists { path: String },
    /// There is a link, a device, a pipe or a folder of that name.
    NotAFile { path: String },
    /// What is to be read is a device, a pipe or a folder.
    NotReadable { path: String },
    /// Another program has locked the file.
    Held { path: String },
    /// The file is too long to be a file of this kind.
    TooLarge { path: String },
    /// The typed line is too long to be a command.
    LineTooLong,
    /// The file to be written is the record itself.
    IsTheRecord { path: String },
    /// No kept game has that number or name.
    NoSuchGame { text: String },
    /// No game is kept.
    NoGame,
    /// The output could not be printed; why, in the words of the system.
    NotPrinted { why: String },
}

/// The state of saving: is everything that happened on a disk?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Saved {
    #[default]
    Yes,
    /// The disk does not answer.
    NotYet,
    /// It is only in the memory of the program.
    No,
    /// It is on a disk, and the hall does not have it.
    NotInHall(HallTrouble),
}

impl Wording {
    /// The sentence for it, with what would be right.
    pub fn record_trouble(&self, trouble: &RecordTrouble) -> String {
        self.messages.of_variant("trouble-record", trouble, &[])
    }

    /// The change of the place where the record is kept. A loss is said first and loudly.
    pub fn record_changed(&self, change: &RecordChange) -> Utterance {
        let (kind, urgency) = match change {
            RecordChange::Moved { .. } | RecordChange::Lost { .. } | RecordChange::Late => {
                (UtteranceKind::NotSaved, Urgency::Announcement)
            }
            RecordChange::SavedAgain { .. } => (UtteranceKind::SavedAgain, Urgency::Notice),
            RecordChange::Copied { .. } | RecordChange::NotLocked | RecordChange::FolderNotSynced => {
                (UtteranceKind::Trouble, Urgency::Notice)
            }
        };
        let delivery = Delivery { to: Audience::Room, urgency, by: Actor::Program, kind };
        self.utter(delivery, self.messages.of_variant("trouble-record", change, &[]))
    }

    /// That the record is not on a disk, as long as it is not; `None` when it is.
    pub fn unsaved(&self, saved: Saved) -> Option<String> {
        match saved {
            Saved::Yes => None,
            Saved::NotYet => Some(self.messages.text("unsaved-late")),
            Saved::No => Some(self.messages.text("unsaved")),
            Saved::NotInHall(why) => Some(self.not_in_hall(why)),
        }
    }

    /// The place of the record, as a part of the answer to `by`, who asks for the status.
    pub fn unsaved_answer(&self, by: Actor, saved: Saved) -> Option<Utterance> {
        let delivery = Delivery::answer(by, UtteranceKind::Answer);
        self.unsaved(saved).map(|sentence| self.utter(delivery, sentence))
    }

    /// The PGN is in another file than the obvious one.
    pub fn pgn_elsewhere(&self, wanted: &str, file: &str) -> Utterance {
        let delivery = Delivery::notice(UtteranceKind::Trouble);
        self.utter(delivery, self.messages.fill("pgn-elsewhere", &[("wanted", &wanted), ("file", &file)]))
    }

    /// Nothing was played, and no record is kept of it.
    pub fn nothing_played(&self) -> Utterance {
        let delivery = Delivery::notice(UtteranceKind::Goodbye);
        Utterance { spoken: Vec::new(), ..self.utter(delivery, self.messages.text("nothing-played")) }
    }

    /// The words that stand for the record, for both scoresheets.
    pub fn record_words(&self, words: &str) -> Utterance {
        self.for_paper(self.messages.fill("record-words", &[("words", &words)]))
    }

    /// The words that stand for the record of an adjourned game, for the envelope and both scoresheets.
    pub fn record_words_at_adjournment(&self, words: &str) -> Utterance {
        self.for_paper(self.messages.fill("record-words-adjourned", &[("words", &words)]))
    }

    /// A notice to be copied, which is shown and not spoken.
    fn for_paper(&self, sentence: String) -> Utterance {
        let delivery = Delivery::notice(UtteranceKind::RecordWords);
        Utterance { spoken: Vec::new(), ..self.utter(delivery, sentence) }
    }

    /// The readings of the clocks without the time in which no program kept the record, and with it, while the arbiter
    /// has not decided about that time.
    pub fn clocks_after_gap(&self, game: &Game, at: Moment) -> Option<Utterance> {
        let delivery = Delivery::notice(UtteranceKind::ClocksAfterGap);
        self.both_readings(game, at).map(|sentence| self.utter(delivery, sentence))
    }

    /// As [`Wording::clocks_after_gap`], as a part of the answer to `by`, who asks for the status.
    pub fn clocks_after_gap_answer(&self, by: Actor, game: &Game, at: Moment) -> Option<Utterance> {
        let delivery = Delivery::answer(by, UtteranceKind::Answer);
        self.both_readings(game, at).map(|sentence| self.utter(delivery, sentence))
    }

    fn both_readings(&self, game: &Game, at: Moment) -> Option<String> {
        let Unrecorded { ran, gap } = game.unrecorded_time().filter(|_| game.stage() == Stage::Playing)?;
        let remaining = ByColor::new_with(|color| game.clock().remaining(color, at));
        let without = ByColor { white: remaining.white?, black: remaining.black? };
        let less = |color| if color == ran { (without[color] - gap).max(Span::ZERO) } else { without[color] };
        let with = ByColor::new_with(less);
        let clock = |times: ByColor<Span>| times.map(|time| Span::seconds(time.whole_seconds()).to_string());
        let (without, with) = (clock(without), clock(with));
        let sentence = self.messages.fill(
            "clocks-after-gap",
            &[
                ("color", &name(ran)),
                ("gap", &self.duration(gap)),
                ("white", &without.white),
                ("black", &without.black),
                ("white_with", &with.white),
                ("black_with", &with.black),
            ],
        );
        Some(sentence)
    }

    /// That the game is recorded, and where, unless a screen reader would have to read it out.
    pub fn recorded_in(&self, file: Option<&str>) -> Utterance {
        let delivery = Delivery::notice(UtteranceKind::RecordedIn);
        let sentence = match file {
            Some(file) => self.messages.fill("recorded-in", &[("file", &file)]),
            None => self.messages.text("is-recorded"),
        };
        self.utter(delivery, sentence)
    }
}

/// A problem with what is heard and recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SoundTrouble {
    /// One voice took over from another; the names of the reason and of the engine that speaks now.
    FellBack {
        why: &'static str,
        engine: &'static str,
    },
    /// No voice can be heard while a game is played; the name of the reason.
    Failed {
        why: &'static str,
    },
    /// No voice can be heard, and no game is played; the name of the reason.
    Silent {
        why: &'static str,
    },
    Restored,
    /// What is for one player only cannot be heard; the name of the reason.
    HeadphonesLost {
        why: &'static str,
    },
    /// Speech at the board is recorded, in that folder, up to that number of megabytes.
    Recording {
        path: String,
        limit: u64,
        /// Megabytes that are taken already, and that are free on the disk.
        used: u64,
        free: Option<u64>,
    },
    RecordingFailed {
        why: &'static str,
    },
    /// There is no recording of that half-move; if it is 0, no recording at all.
    NotRecorded {
        ply: usize,
    },
    /// No `voice` or `device` has that name; the names most like it.
    UnknownName {
        kind: &'static str,
        name: String,
        nearest: String,
    },
}

impl Wording {
    /// The sentence for it.
    pub(super) fn sound_trouble(&self, trouble: &SoundTrouble) -> String {
        let say = |more: &[(&str, &dyn Argument)]| self.messages.of_variant("trouble-sound", trouble, more);
        if let SoundTrouble::Recording { free: None, .. } = trouble {
            say(&[("free", &"?")])
        } else if let SoundTrouble::UnknownName { name, .. } = trouble {
            say(&[("name", &beginning(name))])
        } else {
            say(&[])
        }
    }
}

/// A fault of the options and arguments together; they are named as they are typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArgumentTrouble {
    /// An option that is given more than once.
    Twice { option: String },
    /// Two that exclude each other.
    Conflict { one: String, other: String },
    /// What must be given and is not.
    Missing { arguments: String },
    /// One argument more than the command takes.
    Excess { text: String },
    /// Options that stand before the command to which they belong.
    BeforeCommand { options: String, command: String },
    /// A command of which a part is missing: which of these is meant.
    Incomplete { command: String, known: String },
    /// A task that a command cannot do; which of these is meant.
    UnknownPart { command: String, text: String, known: String },
    /// An option without the text that it takes; what stands for it in its help.
    NoText { option: String, form: String },
    /// An option without its value; what it takes.
    NoValue { option: String, known: String },
}
