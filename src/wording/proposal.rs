//! What D.2.9 comes to, for the arbiter, in words: what is true, what is proposed, what explains it.

use shakmaty::{Color, Position};

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::language::name;
use super::sentence::Utterance;
use crate::game::Game;
use crate::game::records::ruling::{ClockProposal, Proposal, ProposalReason};

/// More causes than this, one by one, explain nothing any more.
const CAUSES_SAID: usize = 6;

impl Wording {
    /// What D.2.9 comes to now, for the arbiter: what is true, what is proposed, what explains it.
    pub fn proposal(&self, game: &Game) -> Vec<Utterance> {
        let frame = || Frame::found(UtteranceKind::Proposal);
        let both = self.proposal_sentences(game).into_iter().zip(self.in_words().proposal_sentences(game));
        both.map(|(printed, read)| Utterance { printed, ..self.utter(frame(), read) }).collect()
    }

    fn proposal_sentences(&self, game: &Game) -> Vec<String> {
        let proposal = game.proposal();
        let mut sentences = vec![self.proposed(game, &proposal)];
        if proposal.reason == ProposalReason::BoardsWrong && game.boards_stand_as_announced() {
            sentences.push(self.messages.text("proposal-two-readings"));
        }
        if !proposal.candidates.is_empty() {
            let lines = proposal.candidates.iter().map(|line| self.moves_from(game, &proposal.line, line));
            let lines = lines.collect::<Vec<_>>().join("; ");
            sentences.push(self.messages.fill("candidates", &[("moves", &lines)]));
        }
        for board in Color::ALL {
            let (line, deviation) = game.settled_deviation(board);
            for cause in deviation.causes.iter().take(CAUSES_SAID) {
                let cause = self.cause(game, &line, cause);
                sentences.push(self.messages.fill("board-cause", &[("color", &name(board)), ("cause", &cause)]));
            }
        }
        for error in game.scoresheet_errors() {
            sentences.push(self.messages.fill("sheets-slip", &[("slip", &self.scoresheet_error(game, error))]));
        }
        sentences
    }

    fn proposed(&self, game: &Game, proposal: &Proposal) -> String {
        let l = &self.messages;
        let last = self.last_of(game, &proposal.line);
        let to_move = name(proposal.position.turn());
        match proposal.reason {
            ProposalReason::Nothing => l.text("proposal-nothing"),
            ProposalReason::BoardsWrong => l.fill("proposal-boards-wrong", &[("last", &last), ("color", &to_move)]),
            ProposalReason::SheetsOnly { right: Some(sheet) } => {
                l.fill("proposal-sheet-right", &[("color", &name(sheet))])
            }
            ProposalReason::SheetsOnly { right: None } => l.fill("proposal-sheets-only", &[("last", &last)]),
            ProposalReason::SheetsDiffer
            | ProposalReason::IllegalMove
            | ProposalReason::Incomplete { .. }
            | ProposalReason::Unreadable => {
                let reason = match proposal.reason {
                    ProposalReason::IllegalMove => "illegal",
                    ProposalReason::Incomplete { .. } => "incomplete",
                    ProposalReason::Unreadable => "unreadable",
                    ProposalReason::SheetsDiffer
                    | ProposalReason::Nothing
                    | ProposalReason::BoardsWrong
                    | ProposalReason::SheetsOnly { .. } => "differ",
                };
                let clocks = self.clocks_as_after(game, proposal.clocks);
                l.fill(
                    "proposal-back",
                    &[("ground", &reason), ("last", &last), ("color", &to_move), ("clocks", &clocks)],
                )
            }
        }
    }

    fn clocks_as_after(&self, game: &Game, clocks: ClockProposal) -> String {
        let readings = match clocks {
            ClockProposal::Keep => None,
            ClockProposal::AsAfter(ply) => game.readings_after(ply),
        };
        let Some(readings) = readings else { return self.messages.text("clocks-unchanged") };
        let shown = readings.map(|reading| {
            reading.remaining.map_or_else(|| self.messages.text("time-none"), |left| self.duration(left))
        });
        let moves = readings.map(|reading| reading.moves);
        self.messages.fill(
            "clocks-as-then",
            &[
                ("white", &shown.white),
                ("black", &shown.black),
                ("whitemoves", &moves.white),
                ("blackmoves", &moves.black),
            ],
        )
    }
}
