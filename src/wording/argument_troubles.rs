//! Options and arguments of the command line that do not fit together, in one sentence each.

use super::Wording;

/// What is wrong with the options and arguments as a whole; they are named as they are typed.
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl Wording {
    /// The sentence for it.
    pub fn argument_trouble(&self, trouble: &ArgumentTrouble) -> String {
        let l = &self.messages;
        match trouble {
            ArgumentTrouble::Twice { option } => l.fill("trouble-given-twice", &[("option", &option)]),
            ArgumentTrouble::Conflict { one, other } => l.fill("trouble-not-both", &[("one", &one), ("other", &other)]),
            ArgumentTrouble::Missing { arguments } => l.fill("trouble-argument-missing", &[("arguments", &arguments)]),
            ArgumentTrouble::NoValue { option, known } => {
                l.fill("trouble-no-value", &[("option", &option), ("known", &known)])
            }
        }
    }
}
