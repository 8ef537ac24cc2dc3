//! Who can still mate, in words: the line or the proof, and what follows from it.

use shakmaty::{Chess, Color, Position};

use super::Wording;
use super::language::name;
use crate::game::half_move::HalfMove;
use crate::game::laws::article::Article;
use crate::game::laws::edition::Edition;
use crate::game::laws::winnable::MateChance;
use crate::notation;

/// Why a diagram is none that can be played on by the rules of movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiagramTrouble {
    /// The text is no FEN.
    Text,
    NoKing,
    ManyKings,
    PawnOnLastRank,
    /// The side that is not to move is in check.
    WrongSideInCheck,
    Otherwise,
}

impl DiagramTrouble {
    /// The name of the trouble, the same in every language.
    pub fn name(self) -> &'static str {
        match self {
            DiagramTrouble::Text => "text",
            DiagramTrouble::NoKing => "no-king",
            DiagramTrouble::ManyKings => "many-kings",
            DiagramTrouble::PawnOnLastRank => "pawn-on-last-rank",
            DiagramTrouble::WrongSideInCheck => "wrong-side-in-check",
            DiagramTrouble::Otherwise => "otherwise",
        }
    }
}

impl Wording {
    /// Whether each of these players can still mate, and what that decides.
    pub fn mates(&self, position: &Chess, answers: &[(Color, MateChance)]) -> Vec<String> {
        let mut sentences: Vec<String> =
            answers.iter().flat_map(|(winner, verdict)| self.mate(position, *winner, verdict)).collect();
        let cannot = |(_, verdict): &(Color, MateChance)| matches!(verdict, MateChance::Unwinnable { .. });
        if answers.len() == 2 && answers.iter().all(cannot) && !position.is_checkmate() {
            let [stalemate, dead] = [Article::Stalemate, Article::DeadPosition].map(newest);
            sentences.push(self.messages.fill("mate-dead", &[("stalemate", &stalemate), ("dead", &dead)]));
        }
        sentences
    }

    fn mate(&self, position: &Chess, winner: Color, verdict: &MateChance) -> Vec<String> {
        let l = &self.messages;
        let color = name(winner);
        let [flag, resignation, illegal] =
            [Article::LossOnTime, Article::Resignation, Article::IllegalMovePenalty].map(newest);
        match verdict {
            MateChance::Winnable { line } if line.is_empty() => vec![l.fill("mate-given", &[("color", &color)])],
            MateChance::Winnable { line } => {
                let plies = line.len();
                let moves = self.line(position, line);
                vec![
                    l.fill("mate-can", &[("color", &color), ("plies", &plies), ("line", &moves)]),
                    l.fill(
                        "mate-wins",
                        &[("color", &color), ("flag", &flag), ("resignation", &resignation), ("illegal", &illegal)],
                    ),
                ]
            }
            MateChance::Unwinnable { proof } => {
                let states = proof.states();
                let why = proof.name();
                vec![
                    l.fill("mate-cannot", &[("color", &color), ("why", &why), ("states", &states)]),
                    l.fill(
                        "mate-draws",
                        &[("color", &color), ("flag", &flag), ("resignation", &resignation), ("illegal", &illegal)],
                    ),
                ]
            }
            MateChance::Undetermined { spent } => {
                vec![l.fill("mate-open", &[("color", &color), ("steps", &(spent.steps))])]
            }
        }
    }

    /// A line of play with its move numbers, in the letters of the interface language.
    fn line(&self, position: &Chess, line: &[HalfMove]) -> String {
        let mut at = position.clone();
        let mut words: Vec<String> = Vec::new();
        for half_move in line {
            let number = at.fullmoves();
            match at.turn() {
                Color::White => words.push(format!("{number}.")),
                Color::Black if words.is_empty() => words.push(format!("{number}...")),
                Color::Black => {}
            }
            let check = notation::check_sign(*half_move, &at);
            words.push(format!("{}{check}", self.algebraic(*half_move, &at)));
            let Some(after) = half_move.played_in(&at) else { break };
            at = after;
        }
        words.join(" ")
    }

    /// Why nothing can be said of a diagram.
    pub fn diagram(&self, text: &str, trouble: DiagramTrouble) -> String {
        self.messages.fill("mate-no-diagram", &[("text", &text), ("why", &(trouble.name()))])
    }
}

/// Its number in the newest edition: a position on its own is played under none.
fn newest(article: Article) -> &'static str {
    article.number(Edition::default())
}
