//! Everything that lasts around the table: each as a sign for the edge of the screen, and as the sentence that explains
//! it.

use shakmaty::Color;

use super::Wording;
use super::seats::TerminalState;
use super::sentence::Audience;
use super::troubles::{Saved, SoundTrouble};
use crate::game::Game;
use crate::game::people::Actor;
use crate::game::records::boards::Sensing;

/// Everything that is known around the table and not of the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Surroundings<'a> {
    /// The terminals of others, and how they are.
    pub terminals: &'a [(Actor, TerminalState)],
    /// The reason why a listener hears nothing; without a listener, why nobody does.
    pub silent: &'a [(Option<Audience>, SoundTrouble)],
}

/// Something that lasts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    /// A word or two.
    pub long: String,
    /// A few letters, for a narrow screen.
    pub short: String,
    /// Its meaning; `None` if that is listed beside it, as open cases are.
    pub sentence: Option<String>,
    /// Something is not as it should be.
    pub is_fault: bool,
}

impl Wording {
    /// Everything that lasts: where the record is not, each electronic board, who hears nothing, the PIN, the seats at
    /// other terminals, and the open cases as far as they may be known here.
    pub fn signs(&self, game: &Game, saved: Saved, around: Surroundings) -> Vec<Sign> {
        let of = |sign: &str, there: usize, all: usize| {
            self.messages.fill("screen-sign", &[("sign", &sign), ("there", &there), ("all", &all)])
        };
        let kept = match saved {
            Saved::Yes => None,
            Saved::NotYet | Saved::No => Some(("saved", "!!")),
            Saved::NotInHall(_) => Some(("hall", "~")),
        };
        let mut signs: Vec<Sign> = kept
            .map(|(sign, short)| Sign {
                long: of(sign, 0, 0),
                short: short.to_owned(),
                sentence: self.unsaved(saved),
                is_fault: true,
            })
            .into_iter()
            .collect();
        signs.extend(Color::ALL.into_iter().filter_map(|owner| self.sign_of_board(game, owner)));
        if let [(_, why), ..] = around.silent {
            signs.push(Sign {
                long: format!("♪ {}", of("voice", 0, 0)),
                short: "♪–".to_owned(),
                sentence: Some(self.sound_trouble(why)),
                is_fault: true,
            });
        }
        if game.pin().hash().is_some() {
            let sentence = Some(self.messages.text("screen-pin-needed"));
            let (long, short) = (of("pin", 0, 0), "PIN".to_owned());
            signs.push(Sign { long, short, sentence, is_fault: false });
        }
        let mut seats = around.terminals.to_vec();
        let is_new = |who: &&Actor| around.terminals.iter().all(|(known, _)| known != *who);
        seats.extend(game.lost_seats().iter().filter(is_new).map(|who| (*who, TerminalState::CutOff)));
        seats.retain(|(_, state)| *state != TerminalState::Empty);
        if !seats.is_empty() {
            let there = seats.iter().filter(|(_, state)| *state != TerminalState::CutOff).count();
            let explained = seats.iter().map(|(who, state)| self.terminal_is(Actor::Arbiter, *who, *state).printed);
            signs.push(Sign {
                long: of("seats", there, seats.len()),
                short: format!("@{there}/{}", seats.len()),
                sentence: Some(explained.collect::<Vec<_>>().join(" ")),
                is_fault: seats.iter().any(|(_, state)| *state != TerminalState::Connected),
            });
        }
        let may_know = self.terminal.takes_rulings();
        let cases = game.cases_to_rule_on().filter(|case| may_know || !case.is_for_the_arbiter_alone()).count();
        if cases > 0 {
            let (long, short) = (of("cases", cases, cases), format!("§{cases}"));
            signs.push(Sign { long, short, sentence: None, is_fault: true });
        }
        signs
    }

    fn sign_of_board(&self, game: &Game, owner: Color) -> Option<Sign> {
        let sensing = game.sensing(owner);
        let is_read = match sensing {
            Sensing::Never => return None,
            Sensing::Read => true,
            Sensing::Lost | Sensing::Ignored => false,
        };
        let (sign, color) = (if is_read { "●" } else { "○" }, self.player(owner));
        Some(Sign {
            long: format!("{sign} {}", self.board_of(owner)),
            short: format!("{sign}{}", color.chars().next().unwrap_or_default()),
            sentence: Some(self.state_of_board(owner, sensing, None)),
            is_fault: sensing == Sensing::Lost,
        })
    }
}
