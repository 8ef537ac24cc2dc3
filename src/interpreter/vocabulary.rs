//! The command words. The English ones are fixed: scripts and people rely on them. Each language adds its own.

use super::arguments::{actor, split_word};
use crate::wording::Wording;

/// A word with which a command or a question begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    Begin,
    Announce,
    Repeat,
    Correct,
    Press,
    Undo,
    Touch,
    Execute,
    Record,
    Strike,
    Check,
    Board,
    Draw,
    Accept,
    Decline,
    Resign,
    Claim,
    Arbiter,
    Stop,
    Go,
    Clock,
    Add,
    Counter,
    Time,
    Period,
    Absent,
    Arrived,
    Rule,
    Retrace,
    Adjust,
    Result,
    Both,
    Note,
    Calls,
    White,
    Black,
    Walk,
    Lang,
    Cells,
    Verbosity,
    Quiet,
    Hear,
    Voice,
    Face,
    Quit,
    /// A question.
    Ask(Asked),
}

/// A word with which a question begins; those that begin a command too are words of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    Again,
    Last,
    Moves,
    Number,
    Times,
    Status,
    Help,
    Pieces,
    Mine,
    Theirs,
    Where,
    What,
    Rank,
    File,
    Diagonal,
    Captured,
    Attacks,
    Earlier,
    Later,
    From,
    Offer,
    Who,
    Sheet,
    Spell,
    Law,
}

/// Every word, its short form where it is used often, and what it begins.
pub const WORDS: [(&str, Option<&str>, Word); 71] = [
    ("begin", None, Word::Begin),
    ("announce", None, Word::Announce),
    ("repeat", Some("r"), Word::Repeat),
    ("correct", Some("c"), Word::Correct),
    ("press", Some("p"), Word::Press),
    ("undo", Some("u"), Word::Undo),
    ("touch", None, Word::Touch),
    ("lift", None, Word::Touch),
    ("execute", Some("x"), Word::Execute),
    ("record", None, Word::Record),
    ("strike", None, Word::Strike),
    ("check", None, Word::Check),
    ("board", Some("b"), Word::Board),
    ("draw", None, Word::Draw),
    ("accept", None, Word::Accept),
    ("decline", None, Word::Decline),
    ("resign", None, Word::Resign),
    ("claim", None, Word::Claim),
    ("arbiter", None, Word::Arbiter),
    ("stop", None, Word::Stop),
    ("go", None, Word::Go),
    ("clock", Some("t"), Word::Clock),
    ("add", None, Word::Add),
    ("counter", None, Word::Counter),
    ("time", None, Word::Time),
    ("period", None, Word::Period),
    ("absent", None, Word::Absent),
    ("arrived", None, Word::Arrived),
    ("rule", None, Word::Rule),
    ("retrace", None, Word::Retrace),
    ("adjust", None, Word::Adjust),
    ("result", None, Word::Result),
    ("both", None, Word::Both),
    ("note", None, Word::Note),
    ("again", Some("a"), Word::Ask(Asked::Again)),
    ("last", Some("l"), Word::Ask(Asked::Last)),
    ("moves", Some("m"), Word::Ask(Asked::Moves)),
    ("number", Some("n"), Word::Ask(Asked::Number)),
    ("times", Some("tm"), Word::Ask(Asked::Times)),
    ("calls", None, Word::Calls),
    ("status", Some("s"), Word::Ask(Asked::Status)),
    ("help", Some("h"), Word::Ask(Asked::Help)),
    ("white", Some("wp"), Word::White),
    ("black", Some("bp"), Word::Black),
    ("pieces", Some("pi"), Word::Ask(Asked::Pieces)),
    ("mine", Some("mi"), Word::Ask(Asked::Mine)),
    ("theirs", Some("th"), Word::Ask(Asked::Theirs)),
    ("where", Some("w"), Word::Ask(Asked::Where)),
    ("what", Some("wt"), Word::Ask(Asked::What)),
    ("rank", Some("rk"), Word::Ask(Asked::Rank)),
    ("file", Some("fi"), Word::Ask(Asked::File)),
    ("diagonal", Some("dg"), Word::Ask(Asked::Diagonal)),
    ("captured", Some("cp"), Word::Ask(Asked::Captured)),
    ("walk", Some("wk"), Word::Walk),
    ("attacks", Some("at"), Word::Ask(Asked::Attacks)),
    ("earlier", Some("er"), Word::Ask(Asked::Earlier)),
    ("later", Some("lt"), Word::Ask(Asked::Later)),
    ("from", Some("fr"), Word::Ask(Asked::From)),
    ("offer", Some("o"), Word::Ask(Asked::Offer)),
    ("who", Some("wh"), Word::Ask(Asked::Who)),
    ("sheet", Some("sh"), Word::Ask(Asked::Sheet)),
    ("spell", Some("sl"), Word::Ask(Asked::Spell)),
    ("law", Some("lw"), Word::Ask(Asked::Law)),
    ("lang", None, Word::Lang),
    ("cells", None, Word::Cells),
    ("verbosity", None, Word::Verbosity),
    ("quiet", Some("z"), Word::Quiet),
    ("hear", Some("hr"), Word::Hear),
    ("voice", None, Word::Voice),
    ("face", None, Word::Face),
    ("quit", Some("q"), Word::Quit),
];

/// The word that `text` is, in full or in its short form, in any case.
pub fn word(text: &str) -> Option<Word> {
    let text = text.to_lowercase();
    WORDS.iter().find(|(name, short, _)| *name == text || *short == Some(text.as_str())).map(|(_, _, word)| *word)
}

/// The words of a language for the English ones.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    /// A word, and the English one that it means.
    words: Vec<(String, String)>,
}

impl Vocabulary {
    /// The words that the interface language adds.
    pub fn of(wording: &Wording) -> Vocabulary {
        Vocabulary { words: wording.command_words() }
    }

    /// The line in English command words, where it begins with a command word of the language; else as it is.
    /// Who speaks may stand in front. A move is never touched.
    pub fn in_english(&self, line: &str) -> String {
        if let Some((who, rest)) = line.split_once(':')
            && let Some(english) = self.english(who.trim()).or_else(|| actor(who.trim()).map(|_| who.trim()))
            && actor(english).is_some()
        {
            return format!("{english}: {}", self.in_english(rest));
        }
        let (first, rest) = split_word(line);
        let Some(known) = self.english(first).filter(|english| word(english).is_some()).or(word(first).map(|_| first))
        else {
            return line.to_owned();
        };
        // What is noted or written on a sheet is nobody's to translate, nor are the codes of languages: en is a Spanish
        // word too.
        if matches!(
            word(known),
            Some(Word::Lang | Word::Note | Word::Record | Word::Announce | Word::Repeat | Word::Correct)
        ) {
            return format!("{known} {rest}");
        }
        let rest = rest.split_whitespace().map(|part| self.english(part).unwrap_or(part));
        std::iter::once(known).chain(rest).collect::<Vec<_>>().join(" ")
    }

    fn english(&self, text: &str) -> Option<&str> {
        let text = text.to_lowercase();
        self.words.iter().find(|(word, _)| *word == text).map(|(_, english)| english.as_str())
    }
}
