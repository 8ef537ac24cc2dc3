//! What the rules of an event cannot both say.

use shakmaty::{ByColor, Color};

use super::EventRules;
use crate::game::clock::time_control::{Mode, TimeControl};
use crate::game::laws::edition::Quickplay;
use crate::game::laws::edition::{Supervision, TimeClass};
use crate::game::people::{Hearing, Player, Sight};
use crate::game::terms::{Announced, Terms};

/// Which keys do not go together; a key of a player is named with him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Contradiction {
    Between(&'static str, &'static str),
    /// Another key leaves only one value right.
    Value {
        key: &'static str,
        text: String,
        right: String,
    },
}

/// The first two things that cannot both be so.
pub(super) fn contradiction(rules: &EventRules) -> Option<Contradiction> {
    let mut terms = Terms::between(Player::named("White"), Player::named("Black"));
    rules.agree(&mut terms);
    let players = &rules.players;
    let class = terms.time_class();
    let between = |one, other, is_so: bool| is_so.then_some(Contradiction::Between(one, other));
    let same_name = players.white.name.is_some() && players.white.name == players.black.name;
    between("black.name", "white.name", same_name)
        .or_else(|| {
            let wrong = rules.class.filter(|said| *said != class)?;
            Some(Contradiction::Value {
                key: "class",
                text: class_name(wrong).to_owned(),
                right: class_name(class).to_owned(),
            })
        })
        .or_else(|| {
            let is_pointless = rules.supervision == Some(Supervision::None) && class == TimeClass::Standard;
            between("supervision", "time", is_pointless)
        })
        .or_else(|| {
            let is_announced = rules.quickplay == Some(Announced::Yes);
            let is_law = terms.edition.constants().quickplay == Quickplay::InEveryGame;
            between("quickplay-announced", "laws", is_announced && is_law).or(between(
                "quickplay-announced",
                "time",
                is_announced && !has_quickplay_finish(&terms.time, class),
            ))
        })
        .or_else(|| assistants(&terms))
}

/// Whether a game of that time can end in a quickplay finish: not blitz, and no increment at its end (III.2).
fn has_quickplay_finish(time: &ByColor<TimeControl>, class: TimeClass) -> bool {
    let is_plain = |time: &TimeControl| time.periods().last().is_some_and(|period| period.mode == Mode::Plain);
    class != TimeClass::Blitz && time.iter().any(is_plain)
}

/// Assistants who must be or cannot be there (D.2.11).
fn assistants(terms: &Terms) -> Option<Contradiction> {
    const KEYS: ByColor<(&str, &str)> =
        ByColor { white: ("white.assistant", "white.deaf"), black: ("black.assistant", "black.deaf") };
    Color::ALL.into_iter().find_map(|color| {
        let (player, opponent) = (terms.players.get(color), terms.players.get(!color));
        if terms.lacks_assistant() == Some(color) {
            return Some(Contradiction::Between(KEYS[color].0, KEYS[!color].1));
        }
        let is_too_many = player.sight == Sight::Sighted
            && player.has_named_assistant()
            && opponent.sight == Sight::Blind
            && opponent.has_named_assistant()
            && player.hearing == Hearing::Hears;
        is_too_many.then_some(Contradiction::Between(KEYS[color].0, KEYS[!color].0))
    })
}

fn class_name(class: TimeClass) -> &'static str {
    match class {
        TimeClass::Standard => "standard",
        TimeClass::Rapid => "rapid",
        TimeClass::Blitz => "blitz",
    }
}
