//! What follows `claim`: the flag, or a draw with or without the half-move that is intended.

use shakmaty::Chess;

use super::arguments::Arguments;
use super::words::Word;
use super::{Intent, Interpreter};
use crate::game::cases::draw_claim::{ClaimCommand, DrawClaim, DrawRule, QuickplayGround};
use crate::game::command::{CaseCommand, Command};
use crate::game::people::Actor;

impl Interpreter<'_> {
    /// `claim flag`, `claim threefold`, `claim fifty Nf3`, `claim quickplay`.
    pub(super) fn claim(&self, rest: Arguments<'_>) -> Option<Intent> {
        if rest.word() == Some(Word::Flag) {
            return Some(self.command(Command::Case(CaseCommand::ClaimFlag)));
        }
        if let Some(why) = rest.after(&[Word::Quickplay]) {
            let (ground, who) = match why.after(&[Word::NoEffort]) {
                Some(who) => (QuickplayGround::NoEffort, who),
                None => (QuickplayGround::NormalMeans, why),
            };
            let claim = match who.word() {
                Some(Word::NoArbiter) => ClaimCommand::QuickplayWithoutArbiter(ground),
                None if who.is_empty() => ClaimCommand::Quickplay(ground),
                Some(_) | None => return None,
            };
            return Some(self.command(Command::Case(CaseCommand::Claim(claim))));
        }
        let rules = [(Word::Threefold, DrawRule::Threefold), (Word::Fifty, DrawRule::FiftyMoves)];
        let (rule, text) = rules.into_iter().find_map(|(word, rule)| Some((rule, rest.after(&[word])?)))?;
        let claim = |intended| Command::Case(CaseCommand::Claim(ClaimCommand::Draw(DrawClaim { rule, intended })));
        if text.is_empty() {
            return Some(self.command(claim(None)));
        }
        let read_in = |position: &Chess| self.moved_in(position, text.text, |said| claim(Some(said.half_move)));
        let in_hand = self.game.in_hand().announcement.as_ref();
        let replied_to = in_hand.filter(|in_hand| self.by != Some(Actor::Player(in_hand.by)));
        let after = replied_to.and_then(|in_hand| in_hand.half_move.played_in(self.game.position()));
        Some(read_in(after.as_ref().unwrap_or(self.game.position())))
    }
}
