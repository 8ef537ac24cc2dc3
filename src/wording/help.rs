//! The words that can be typed in a game, in groups, and what each of them does.

use strum::{IntoEnumIterator, VariantArray};

use super::Wording;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::sentence::Utterance;
use super::terminal::Terminal;
use super::words::{CommandWord, HelpGroup};
use crate::game::command::every_rule;
use crate::game::people::Actor;
use crate::game::permissions::Role;
use crate::game::rule::{Rule, Scope, Whose};

/// The words that a newcomer needs first.
const FIRST: [CommandWord; 5] =
    [CommandWord::Again, CommandWord::Board, CommandWord::Where, CommandWord::Clock, CommandWord::Status];

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
        let word = |words: &'static str| {
            let mut names = words.split(' ');
            let typed: Vec<String> = names.clone().map(|name| self.typed_form(name)).collect();
            HelpWord { name: names.next().unwrap_or_default(), typed: typed.join(" ") }
        };
        let groups = self.groups_here();
        groups
            .map(|group| (self.group_heading(group), self.words_here(group).into_iter().map(word).collect()))
            .collect()
    }

    /// The groups that hold words for who types at this terminal.
    fn groups_here(&self) -> impl Iterator<Item = HelpGroup> {
        let terminal = self.terminal;
        HelpGroup::VARIANTS.iter().copied().filter(move |group| match terminal {
            Terminal::Shared | Terminal::WithTheArbiter(_) => true,
            Terminal::OnesOwn(Actor::Player(_) | Actor::Assistant(_)) => *group != HelpGroup::Arbiter,
            Terminal::OnesOwn(Actor::Arbiter | Actor::Program) => *group != HelpGroup::Players,
            Terminal::Watching => ![HelpGroup::Players, HelpGroup::Arbiter].contains(group),
        })
    }

    /// Whether that word is typed by the arbiter alone.
    pub fn is_of_the_arbiter_alone(word: CommandWord) -> bool {
        let begins = |words: &&'static str| words.split(' ').next() == Some(word.name());
        let mut rules = every_rule();
        rules.retain(|rule| rule.words.iter().any(begins));
        match word.help_group() {
            Some(group) => group == HelpGroup::Arbiter,
            None => !rules.is_empty() && rules.iter().all(|rule| rule.may == Rule::arbiter(&[]).may),
        }
    }

    /// The words of a group that are of use to who types at this terminal.
    fn words_here(&self, group: HelpGroup) -> Vec<&'static str> {
        let of_the_rules = every_rule().into_iter().filter(|rule| self.is_listed(group, rule));
        let is_of_use = |word: &CommandWord| match self.terminal {
            Terminal::Shared | Terminal::WithTheArbiter(_) => true,
            Terminal::OnesOwn(Actor::Player(_)) => !word.is_of_the_first_terminal(),
            Terminal::OnesOwn(Actor::Assistant(_) | Actor::Arbiter | Actor::Program) | Terminal::Watching => {
                !word.is_of_the_first_terminal() && !word.is_of_players_alone()
            }
        };
        let beside = CommandWord::iter().filter(|word| word.help_group() == Some(group)).filter(is_of_use);
        of_the_rules.flat_map(|rule| rule.words).copied().chain(beside.map(CommandWord::name)).collect()
    }

    /// Whether commands with that rule stand in that group where who types at this terminal reads it.
    fn is_listed(&self, group: HelpGroup, rule: &Rule) -> bool {
        let is_of_players = rule.usual.is_some();
        let may = |roles: &[Role]| roles.iter().any(|role| role.scope(rule) != Scope::Nobody);
        match self.terminal {
            Terminal::Shared | Terminal::WithTheArbiter(_) => match group {
                HelpGroup::Players => is_of_players,
                HelpGroup::Arbiter => !is_of_players,
                HelpGroup::Board | HelpGroup::Game | HelpGroup::Program | HelpGroup::End => false,
            },
            Terminal::OnesOwn(who @ (Actor::Player(_) | Actor::Assistant(_))) => {
                let may = match who {
                    Actor::Assistant(_) => may(&[Role::BlindAssistant, Role::SightedAssistant]),
                    Actor::Player(_) | Actor::Arbiter | Actor::Program => may(&[Role::Player]),
                };
                may && group == if is_of_players { HelpGroup::Players } else { HelpGroup::Game }
            }
            // Boards and scoresheets are put right by the arbiter too.
            Terminal::OnesOwn(Actor::Arbiter | Actor::Program) => {
                group == HelpGroup::Arbiter && (!is_of_players || rule.concerns == Some(Whose::Owner))
            }
            Terminal::Watching => false,
        }
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
            let of_arbiter = self.groups_here().position(|group| group == HelpGroup::Arbiter && topic == "arbiter");
            return std::iter::once(word).chain(of_arbiter.and_then(group)).collect();
        }
        let first = FIRST.map(|word| self.typed_form(word.name())).join(", ");
        let headings =
            (1..).zip(self.groups_here()).map(|(number, group)| format!("{number}, {}.", self.group_heading(group)));
        let headings = headings.collect::<Vec<_>>().join(" ");
        vec![
            self.messages.fill("help", &[("words", &first)]),
            self.messages.fill("help-headings", &[("headings", &headings)]),
        ]
    }

    fn group_heading(&self, group: HelpGroup) -> String {
        self.messages.fill("help-heading", &[("group", &<&str>::from(group))])
    }

    /// The form of a word that sentences name first.
    fn typed_form(&self, name: &str) -> String {
        let forms = self.own_forms(name).into_iter().chain(self.english_forms(name));
        forms.into_iter().next().unwrap_or_else(|| name.to_owned())
    }
}
