//! Events and state as sentences in a language. The same sentences reach the ear, the screen and the lines.

mod answers;
mod asks;
mod causes;
mod comparison;
mod confirmation;
mod events;
mod feeling;
mod four_records;
mod help;
mod irregularities;
mod labels;
mod language;
mod mates;
mod question;
mod recordings;
mod refusals;
mod report;
mod sentence;
mod time_calls;
mod times;
mod troubles;
mod verbosity;

pub use answers::RECALLED;
pub use asks::Ask;
pub use comparison::{SheetName, SheetTrouble, verdict_name};
pub use confirmation::Reply;
pub use events::Company;
pub use labels::Label;
pub use language::{UnknownLanguage, Wording, languages};
pub use mates::DiagramTrouble;
pub use question::{Felt, Hint, Question, Whose};
pub use refusals::ear_of;
pub use sentence::{Audience, Phrase, Urgency, Utterance};
pub use time_calls::{Manner, TimeCalls};
pub use troubles::Trouble;
pub use verbosity::Verbosity;
