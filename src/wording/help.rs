//! The words that can be typed in a game, in groups, and what each of them does.

use super::Wording;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::sentence::Utterance;
use super::terminal::Terminal;
use crate::game::people::Actor;

/// Words that belong together, with the name of their heading. A word that only follows another one stands behind it.
const GROUPS: [(&str, &[&str]); 6] = [
    (
        "players",
        &[
            "announce",
            "repeat",
            "correct",
            "undo",
            "press",
            "draw",
            "accept",
            "decline",
            "resign",
            "sign",
            "claim flag",
            "claim threefold",
            "claim fifty",
            "arbiter",
            "look",
            "touch",
            "lift",
            "execute",
            "record",
            "strike",
            "seal",
        ],
    ),
    (
        "board",
        &[
            "board", "where", "what", "rank", "file", "diagonal", "white", "black", "pieces", "mine", "theirs",
            "captured", "walk",
        ],
    ),
    (
        "game",
        &[
            "again", "last", "earlier", "later", "spell", "moves", "from", "sheet", "clock", "times", "number",
            "offer", "status", "who", "law", "laws",
        ],
    ),
    (
        "arbiter",
        &[
            "begin",
            "stop",
            "go",
            "clock",
            "time",
            "period",
            "add",
            "take",
            "counter",
            "penalty",
            "supervision",
            "assistant",
            "rule",
            "cases",
            "retrace",
            "adjust",
            "check",
            "result",
            "both lose",
            "absent",
            "arrived",
            "note",
            "unseat",
            "adjourn",
            "envelope",
            "reopen",
            "open",
        ],
    ),
    (
        "program",
        &[
            "lang",
            "cells",
            "verbosity",
            "notation",
            "calls",
            "voice",
            "rate",
            "faster",
            "slower",
            "volume",
            "louder",
            "softer",
            "quiet",
            "hear",
            "face",
            "eboard",
        ],
    ),
    ("end", &["replay", "rematch", "print", "save", "quit"]),
];

/// Words that only players say, for nobody else.
const OF_PLAYERS_ALONE: [&str; 8] =
    ["draw", "accept", "decline", "resign", "sign", "claim threefold", "claim fifty", "rematch"];

/// Words of the arbiter's group that others type too.
const NOT_OF_THE_ARBITER_ALONE: [&str; 6] = ["begin", "cases", "check", "adjourn", "envelope", "clock"];

/// Words for what is beside the terminal at which the game was started.
const BESIDE_THE_BOARDS: [&str; 2] = ["hear", "eboard"];

/// The words that a newcomer needs first.
const FIRST: [&str; 5] = ["again", "board", "where", "clock", "status"];

/// A word of a group of help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpWord {
    /// Its English name, without what follows it.
    pub name: &'static str,
    /// As it is typed in the language, with what follows it.
    pub typed: String,
}

impl Wording {
    /// The groups of words that can be typed, each with its heading.
    pub fn help_groups(&self) -> Vec<(String, Vec<HelpWord>)> {
        let word = |words: &&'static str| {
            let mut names = words.split(' ');
            let typed: Vec<String> = names.clone().map(|name| self.typed_form(name)).collect();
            HelpWord { name: names.next().unwrap_or_default(), typed: typed.join(" ") }
        };
        let groups = self.groups_here();
        groups
            .map(|(name, words)| (self.group_heading(name), self.words_here(name, words).map(word).collect()))
            .collect()
    }

    /// The groups that hold words for who types at this terminal.
    fn groups_here(&self) -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
        let terminal = self.terminal;
        GROUPS.into_iter().filter(move |(name, _)| match terminal {
            Terminal::Shared | Terminal::WithTheArbiter(_) => true,
            Terminal::OnesOwn(Actor::Player(_) | Actor::Assistant(_)) => *name != "arbiter",
            Terminal::OnesOwn(Actor::Arbiter | Actor::Program) => *name != "players",
            Terminal::Watching => !["players", "arbiter"].contains(name),
        })
    }

    /// Whether that word is typed by the arbiter alone.
    pub fn is_of_the_arbiter_alone(word: &str) -> bool {
        let of_the_arbiter = GROUPS.iter().filter(|(name, _)| *name == "arbiter").flat_map(|(_, words)| words.iter());
        let mut of_the_arbiter_alone = of_the_arbiter.filter(|word| !NOT_OF_THE_ARBITER_ALONE.contains(word));
        of_the_arbiter_alone.any(|known| known.split(' ').next() == Some(word))
    }

    /// Those of the words that are of use to who types at this terminal.
    fn words_here(&self, name: &str, words: &'static [&'static str]) -> impl Iterator<Item = &'static &'static str> {
        let terminal = self.terminal;
        let is_of_a_side = matches!(terminal, Terminal::OnesOwn(Actor::Player(_) | Actor::Assistant(_)));
        let more: &[&str] = if is_of_a_side && name == "game" { &NOT_OF_THE_ARBITER_ALONE } else { &[] };
        let more = more.iter().filter(|word| !words.contains(word));
        words.iter().chain(more).filter(move |word| match terminal {
            Terminal::Shared | Terminal::WithTheArbiter(_) => true,
            Terminal::OnesOwn(Actor::Player(_)) => !BESIDE_THE_BOARDS.contains(word),
            Terminal::OnesOwn(Actor::Assistant(_) | Actor::Arbiter | Actor::Program) | Terminal::Watching => {
                !BESIDE_THE_BOARDS.contains(word) && !OF_PLAYERS_ALONE.contains(word)
            }
        })
    }

    /// Which letters go over the board during a walk.
    pub fn walk_keys(&self, by: Actor) -> Utterance {
        self.utter(Delivery::answer(by, UtteranceKind::Answer), self.messages.text("walk-keys"))
    }

    /// The help on a word; without a word, the first words and the headings of the others, which have numbers.
    pub fn help(&self, topic: &str) -> Vec<String> {
        let topic = topic.trim().to_lowercase();
        let group = |number: usize| {
            let (heading, words) = self.help_groups().into_iter().nth(number)?;
            let words: Vec<String> = words.into_iter().map(|word| word.typed).collect();
            Some(self.messages.fill("help-group", &[("heading", &heading), ("words", &words.join(", "))]))
        };
        let number = topic.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(words) = number.and_then(group) {
            let names_speakers = matches!(self.terminal, Terminal::Shared | Terminal::WithTheArbiter(_));
            let of_players = (number == Some(0) && names_speakers).then(|| self.messages.text("help-speakers"));
            return std::iter::once(words).chain(of_players).collect();
        }
        if !topic.is_empty() {
            let word = self.messages.fill("help-word", &[("word", &topic)]);
            let of_arbiter = self.groups_here().position(|(name, _)| name == topic && topic == "arbiter");
            return std::iter::once(word).chain(of_arbiter.and_then(group)).collect();
        }
        let first = FIRST.map(|name| self.typed_form(name)).join(", ");
        let headings =
            (1..).zip(self.groups_here()).map(|(number, (name, _))| format!("{number}, {}.", self.group_heading(name)));
        let headings = headings.collect::<Vec<_>>().join(" ");
        vec![
            self.messages.fill("help", &[("words", &first)]),
            self.messages.fill("help-headings", &[("headings", &headings)]),
        ]
    }

    fn group_heading(&self, name: &str) -> String {
        self.messages.fill("help-heading", &[("group", &name)])
    }

    /// The form of a word that sentences name first.
    fn typed_form(&self, name: &str) -> String {
        let forms = self.own_forms(name).into_iter().chain(self.english_forms(name));
        forms.into_iter().next().unwrap_or_else(|| name.to_owned())
    }
}
