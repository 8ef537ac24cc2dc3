//! Events and state as sentences in a language. The ear, the screen and the lines get the same sentences.

mod adjournment;
mod after;
mod aloud;
mod answers;
mod awaited;
mod boards;
mod cases;
mod claims;
mod command_line;
mod comparison;
mod conduct;
mod confirmation;
mod course;
mod events;
mod hall;
mod help;
mod kind;
mod labels;
mod language;
mod laws;
mod library;
mod messages;
mod moves;
mod records;
mod refusals;
mod report;
mod seats;
mod sentence;
mod setup;
mod signs;
mod slips;
mod terminal;
mod times;
mod troubles;
pub mod words;

pub use adjournment::{NotSealed, PassphraseNotice, SealedAsked};
pub use after::{GameFiles, MayRematch};
pub use aloud::PrintedNotation;
pub use answers::{BoardQuery, Hint, Question, Whose};
pub use boards::{BoardClock, BoardIdentity, BoardTrouble, ElectronicBoard, PortFound};
pub use command_line::OptionTexts;
pub use comparison::{SheetName, SheetTrouble, verdict_name};
pub use confirmation::{Confirmation, Leaving, PinNotice, Reply, SecretKind};
pub use events::EventContext;
pub use hall::{
    HallCount, HallFilter, HallFlag, HallLabel, HallMatch, HallNeed, HallNews, HallRow, HallState, HallTrouble,
    HallWord, MOST_NEWS, NotInList, NoteFate, TeamPlace,
};
pub use help::HelpWord;
pub use kind::UtteranceKind;
pub use labels::{Label, ReplayPlace};
pub use language::{
    Completions, LanguageFolders, MoveOrder, UnknownLanguage, Verbosity, Wording, languages, visible,
    without_hidden_signs,
};
pub use laws::NothingNoted;
pub use library::{
    ImportCounts, Integrity, LeftOut, ListedGame, ListedStanding, Paper, SignatureFound, SigningNotice, SigningTrouble,
    WatchedRecord,
};
pub use messages::{Argument, Messages};
pub use refusals::{Misreading, Saying};
pub use report::Recorded;
pub use seats::{NotAtASeat, SLOW_MS, SeatChange, SeatEnd, SeatTrouble, TerminalState};
pub use sentence::{Audience, Phrase, Signs, Urgency, Utterance, ear_of};
pub use setup::Ask;
pub use signs::{Sign, Surroundings};
pub use terminal::Terminal;
pub use times::{CallsAsked, Manner, TimeCalls};
pub use troubles::{ArgumentTrouble, EventFault, Loss, RecordChange, RecordTrouble, Saved, SoundTrouble, Trouble};
