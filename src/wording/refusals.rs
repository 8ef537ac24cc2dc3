//! What was refused or could not be read, why, and what would be right.

use shakmaty::{Board, Position, Role};

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::language::{name, role_name};
use super::sentence::{Audience, Urgency, Utterance};
use crate::game::Game;
use crate::game::half_move::HalfMove;
use crate::game::people::Actor;
use crate::game::refusal::Refusal;
use crate::notation::{Unreadable, file_word, piece_word, rank_word};

impl Wording {
    /// Why a command was refused, to the one who gave it.
    pub fn refusal(&self, game: &Game, by: Actor, refusal: &Refusal) -> Utterance {
        let frame = Frame { to: ear_of(by), urgency: Urgency::Answer, by, kind: UtteranceKind::Refused };
        let article = refusal.article().map(|article| game.terms().number_of(article));
        self.utter_both(frame, |w| {
            let (reason, hint) = w.refusal_and_hint(game, refusal);
            let reason = match article {
                Some(article) => format!("{} ({}).", reason.trim_end_matches('.'), w.cited(article)),
                None => reason,
            };
            join(reason, hint)
        })
    }

    /// Says that a command had nothing to do: silence would leave a blind player guessing.
    pub fn nothing_changed(&self, by: Actor) -> Utterance {
        let frame = Frame { to: ear_of(by), urgency: Urgency::Answer, by, kind: UtteranceKind::NothingChanged };
        self.utter(frame, self.messages.text("nothing-changed"))
    }

    /// What could not be read in a move, to the one who entered it.
    pub fn unreadable(&self, game: &Game, by: Actor, unreadable: &Unreadable) -> Utterance {
        let sentence = self.why_unreadable(game.position().board(), unreadable);
        self.utter(Frame { to: ear_of(by), urgency: Urgency::Answer, by, kind: UtteranceKind::Unreadable }, sentence)
    }

    /// Why a text is no move, and what would be right.
    pub fn why_unreadable(&self, board: &Board, unreadable: &Unreadable) -> String {
        let (reason, hint) = self.unreadable_and_hint(board, unreadable);
        join(reason, hint)
    }

    fn refusal_and_hint(&self, game: &Game, refusal: &Refusal) -> (String, Option<String>) {
        let l = &self.messages;
        match refusal {
            Refusal::AlreadyBegun => (l.text("refused-already-begun"), None),
            Refusal::NotBegun => (l.text("refused-not-begun"), Some(l.text("refused-not-begun-hint"))),
            Refusal::GameOver => (l.text("refused-game-over"), None),
            Refusal::Cancelled => (self.cancelled(game), None),
            Refusal::ResultStands => (l.text("refused-result-stands"), None),
            Refusal::NothingToSign => (l.text("refused-nothing-to-sign"), None),
            Refusal::NoResult => (l.text("refused-no-result"), None),
            Refusal::PromotionChosen => (l.text("refused-promotion-chosen"), None),
            Refusal::ClocksStopped => (l.text("refused-clocks-stopped"), Some(l.text("refused-clocks-stopped-hint"))),
            Refusal::ClocksRunning => (l.text("refused-clocks-running"), None),
            Refusal::ClockNotRunning { of } => (l.fill("refused-clock-not-running", &[("color", &name(*of))]), None),
            Refusal::NotYourMove { to_move } => (l.fill("refused-not-your-move", &[("color", &name(*to_move))]), None),
            Refusal::NotYours { whose: Actor::Player(color) | Actor::Assistant(color) } => {
                (l.fill("refused-not-yours-player", &[("color", &name(*color))]), None)
            }
            Refusal::NotYours { whose: Actor::Arbiter | Actor::Program } => {
                (l.text("refused-not-yours-arbiter"), Some(l.text("refused-not-yours-arbiter-hint")))
            }
            Refusal::NothingAnnounced => {
                (l.text("refused-nothing-announced"), Some(l.text("refused-nothing-announced-hint")))
            }
            Refusal::NotExecuted { by } => {
                (
                    l.fill("refused-not-executed", &[("color", &name(*by))]),
                    Some(l.fill(
                        "refused-not-executed-hint",
                        &[(
                            "mv",
                            &(game.in_hand().announcement.as_ref().map_or_else(String::new, |in_hand| {
                                self.algebraic(in_hand.half_move, game.position())
                            })),
                        )],
                    )),
                )
            }
            Refusal::AlreadyCompleted { ply } => {
                let line: Vec<HalfMove> = game.line().iter().map(|made| made.half_move).collect();
                let mv = self.numbered_move(game, &line, *ply);
                // What is typed to go back before it: `20...` is after Black's move 20, `0` before the first.
                let before = ply.checked_sub(1).map(|before| game.number_at(before));
                let number =
                    before.map_or("0".to_owned(), |(number, color)| format!("{number}{}", color.fold_wb("", "...")));
                let hint = l.fill("refused-already-completed-hint", &[("number", &number)]);
                let completed = if game.is_completed(*ply) { "yes" } else { "no" };
                (l.fill("refused-already-completed", &[("mv", &mv), ("completed", &completed)]), Some(hint))
            }
            Refusal::NotCompleted { announced } => {
                let mv = self.algebraic(*announced, game.position());
                (l.fill("announced-not-completed", &[("mv", &mv)]), Some(l.text("refused-not-completed-hint")))
            }
            Refusal::TooLateToCorrect => (l.text("refused-too-late"), Some(l.text("refused-too-late-hint"))),
            Refusal::Mirroring => (l.text("refused-mirroring"), None),
            Refusal::OwnMove => (l.text("refused-own-move"), None),
            Refusal::NoOffer => (l.text("refused-no-offer"), None),
            Refusal::OwnOffer => (l.text("refused-own-offer"), None),
            Refusal::AlreadyOffered => (l.text("refused-already-offered"), None),
            Refusal::AnswerTheOffer => (l.text("refused-answer-the-offer"), None),
            Refusal::AgreementTooEarly => (l.text("refused-agreement-too-early"), None),
            Refusal::NoIncrementRequest => (l.text("refused-no-increment-request"), None),
            Refusal::BothFlagsNotAnnounced => (l.text("refused-both-flags-not-announced"), None),
            Refusal::AgreementNeedsConsent => (l.text("refused-agreement-needs-consent"), None),
            Refusal::AgreementForbidden { moves } => (l.fill("refused-agreement-forbidden", &[("moves", moves)]), None),
            Refusal::FlagNotFallen => (l.text("refused-flag-not-fallen"), None),
            Refusal::ClaimWithoutTheMove { to_move } => {
                (l.fill("refused-claim-without-the-move", &[("color", &name(*to_move))]), None)
            }
            Refusal::ClaimAfterTouch => (l.text("refused-claim-after-touch"), None),
            Refusal::NoQuickplayFinish => (l.text("refused-no-quickplay-finish"), None),
            Refusal::QuickplayTooEarly => (l.text("refused-quickplay-too-early"), None),
            Refusal::AlreadyClaimed => (l.text("refused-already-claimed"), None),
            Refusal::ClaimedMoveFirst { half_move } => {
                let mv = self.algebraic(*half_move, game.position());
                (l.fill("refused-claimed-move-first", &[("mv", &mv)]), None)
            }
            Refusal::IntendedMoveIllegal { half_move } => {
                let squares = format!("{} {}", half_move.from, half_move.to);
                (l.fill("refused-intended-move-illegal", &[("squares", &squares)]), None)
            }
            Refusal::NotATime => (l.text("refused-not-a-time"), None),
            Refusal::NoSuchPly { plies } => (l.fill("refused-no-such-ply", &[("plies", plies)]), None),
            Refusal::NoSuchPeriod { periods } => (l.fill("refused-no-such-period", &[("periods", periods)]), None),
            Refusal::AlreadySaid => (l.text("refused-already-said"), None),
            Refusal::NothingOpen => (l.text("refused-nothing-open"), None),
            Refusal::NothingToRetrace => {
                (l.text("refused-nothing-to-retrace"), Some(l.text("refused-nothing-to-retrace-hint")))
            }
            Refusal::KingCaptured => (l.text("refused-king-captured"), Some(l.text("refused-king-captured-hint"))),
            Refusal::NoSuchCase { id } => {
                (l.fill("refused-no-such-case", &[("case", id)]), Some(l.text("refused-no-such-case-hint")))
            }
            Refusal::CaseClosed { id } => {
                (l.fill("refused-case-closed", &[("case", id)]), Some(l.text("refused-no-such-case-hint")))
            }
            Refusal::RuleFirst => (l.text("refused-rule-first"), Some(l.text("refused-rule-first-hint"))),
            Refusal::NothingOnBoard { board, square } => {
                (l.fill("refused-nothing-on-board", &[("color", &name(*board)), ("square", &square.to_string())]), None)
            }
            Refusal::NotHisDuty => (l.text("refused-not-his-duty"), None),
            Refusal::Conduct(refusal) => (self.conduct_refusal(refusal), None),
            Refusal::MoveIsSealed { by } => (
                l.fill("refused-move-is-sealed", &[("color", &name(*by))]),
                Some(l.text("refused-move-is-sealed-hint")),
            ),
            Refusal::Adjourned => (l.text("refused-adjourned"), Some(l.text("refused-adjourned-hint"))),
            Refusal::NotAdjourned => (l.text("refused-not-adjourned"), None),
            Refusal::NothingToSeal => (l.text("refused-nothing-to-seal"), Some(l.text("refused-nothing-to-seal-hint"))),
            Refusal::TooLateToSeal => (l.text("refused-too-late-to-seal"), None),
            Refusal::NoEnvelope => (l.text("refused-no-envelope"), None),
            Refusal::EnvelopeNotOpened => {
                (l.text("refused-envelope-not-opened"), Some(l.text("refused-envelope-not-opened-hint")))
            }
            Refusal::ReplierAbsent { of } => {
                let hint = l.fill("refused-replier-absent-hint", &[("color", &name(*of))]);
                (l.fill("refused-replier-absent", &[("color", &name(*of))]), Some(hint))
            }
            Refusal::MoveUnknown => (l.text("refused-move-unknown"), Some(l.text("refused-move-unknown-hint"))),
            Refusal::NothingThere { half_move } => {
                (l.fill("refused-nothing-there", &[("square", &half_move.from.to_string())]), None)
            }
        }
    }

    fn unreadable_and_hint(&self, board: &Board, unreadable: &Unreadable) -> (String, Option<String>) {
        let l = &self.messages;
        match unreadable {
            Unreadable::Empty => (l.text("unreadable-empty"), None),
            Unreadable::NotUnderstood { part } => (
                l.fill("unreadable-not-understood", &[("part", &printable(part))]),
                Some(l.text("unreadable-not-understood-hint")),
            ),
            Unreadable::Ambiguous(several) => {
                let described = several.iter().map(|half_move| {
                    let role = board.role_at(half_move.from).map(|role| self.role(role)).unwrap_or_default();
                    format!("{role} {} {}", half_move.from, half_move.to)
                });
                let moves = described.collect::<Vec<_>>().join(", ");
                (l.fill("unreadable-ambiguous", &[("moves", &moves)]), Some(l.text("unreadable-ambiguous-hint")))
            }
            Unreadable::KingMoveOrCastling { king_move, castling } => {
                let side = if castling.to.file() > castling.from.file() { "short" } else { "long" };
                let square = king_move.to;
                // The words of D.2.1 are read whatever the language of the sheet is.
                let words = [piece_word(Role::King), file_word(square.file()), rank_word(square.rank())];
                let step = words.map(|word| word.printed).join(" ");
                (
                    l.fill("unreadable-king-or-castling", &[("square", &square.to_string())]),
                    Some(l.fill("unreadable-king-or-castling-hint", &[("step", &step), ("side", &side)])),
                )
            }
            Unreadable::NoSuchPiece { role, to } => (
                l.fill("unreadable-no-such-piece", &[("role", &role_name(*role)), ("square", &to.to_string())]),
                Some(l.text("unreadable-no-such-piece-hint")),
            ),
            Unreadable::NotThere { square, .. } => {
                (l.fill("unreadable-not-there", &[("square", &square.to_string())]), None)
            }
            Unreadable::PromotionPieceMissing(half_move) => {
                let square = half_move.to.to_string();
                (l.text("unreadable-promotion"), Some(l.fill("unreadable-promotion-hint", &[("square", &square)])))
            }
            Unreadable::OnlyLegalIn { language, .. } => (
                l.fill("unreadable-only-legal-in", &[("language", &self.sheet_language(*language))]),
                Some(l.text("unreadable-only-legal-in-hint")),
            ),
            Unreadable::ForeignLetter { letter, suggestion } => {
                let hint = suggestion.map(|language| {
                    l.fill("unreadable-foreign-letter-hint", &[("language", &self.sheet_language(language))])
                });
                (l.fill("unreadable-foreign-letter", &[("letter", &printable(letter))]), hint)
            }
        }
    }
}

/// Whose ear an answer to `by` is for.
pub fn ear_of(by: Actor) -> Audience {
    match by {
        Actor::Player(color) | Actor::Assistant(color) => Audience::Player(color),
        Actor::Arbiter | Actor::Program => Audience::Arbiter,
    }
}

/// What somebody typed, fit to be shown: no control characters, not endless.
pub(super) fn printable(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(40).collect()
}

fn join(reason: String, hint: Option<String>) -> String {
    match hint {
        Some(hint) => format!("{reason} {hint}"),
        None => reason,
    }
}
