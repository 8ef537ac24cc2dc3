//! Options and arguments of the command line that do not fit together, in one sentence each.

use serde::Serialize;

/// What is wrong with the options and arguments as a whole; they are named as they are typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArgumentTrouble {
    /// An option that is given more than once.
    Twice { option: String },
    /// Two that exclude each other.
    Conflict { one: String, other: String },
    /// What must be given and is not.
    Missing { arguments: String },
    /// An option without its value; what it takes.
    NoValue { option: String, known: String },
}
