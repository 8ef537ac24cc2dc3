//! What was refused or could not be read, why, and what would be right.

use i18n_embed_fl::fl;
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
        self.utter(frame, fl!(self.loader, "nothing-changed"))
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
        let l = &self.loader;
        match refusal {
            Refusal::AlreadyBegun => (fl!(l, "refused-already-begun"), None),
            Refusal::NotBegun => (fl!(l, "refused-not-begun"), Some(fl!(l, "refused-not-begun-hint"))),
            Refusal::GameOver => (fl!(l, "refused-game-over"), None),
            Refusal::Cancelled => (self.cancelled(game), None),
            Refusal::ResultStands => (fl!(l, "refused-result-stands"), None),
            Refusal::NothingToSign => (fl!(l, "refused-nothing-to-sign"), None),
            Refusal::NoResult => (fl!(l, "refused-no-result"), None),
            Refusal::PromotionChosen => (fl!(l, "refused-promotion-chosen"), None),
            Refusal::ClocksStopped => (fl!(l, "refused-clocks-stopped"), Some(fl!(l, "refused-clocks-stopped-hint"))),
            Refusal::ClocksRunning => (fl!(l, "refused-clocks-running"), None),
            Refusal::ClockNotRunning { of } => (fl!(l, "refused-clock-not-running", color = name(*of)), None),
            Refusal::NotYourMove { to_move } => (fl!(l, "refused-not-your-move", color = name(*to_move)), None),
            Refusal::NotYours { whose: Actor::Player(color) | Actor::Assistant(color) } => {
                (fl!(l, "refused-not-yours-player", color = name(*color)), None)
            }
            Refusal::NotYours { whose: Actor::Arbiter | Actor::Program } => {
                (fl!(l, "refused-not-yours-arbiter"), Some(fl!(l, "refused-not-yours-arbiter-hint")))
            }
            Refusal::NothingAnnounced => {
                (fl!(l, "refused-nothing-announced"), Some(fl!(l, "refused-nothing-announced-hint")))
            }
            Refusal::NotExecuted { by } => (
                fl!(l, "refused-not-executed", color = name(*by)),
                Some(fl!(
                    l,
                    "refused-not-executed-hint",
                    mv = game
                        .in_hand()
                        .announcement
                        .as_ref()
                        .map_or_else(String::new, |in_hand| self.algebraic(in_hand.half_move, game.position()),)
                )),
            ),
            Refusal::AlreadyCompleted { ply } => {
                let line: Vec<HalfMove> = game.line().iter().map(|made| made.half_move).collect();
                let mv = self.numbered_move(game, &line, *ply);
                // What is typed to go back before it: `20...` is after Black's move 20, `0` before the first.
                let before = ply.checked_sub(1).map(|before| game.number_at(before));
                let number =
                    before.map_or("0".to_owned(), |(number, color)| format!("{number}{}", color.fold_wb("", "...")));
                let hint = fl!(l, "refused-already-completed-hint", number = number);
                let completed = if game.is_completed(*ply) { "yes" } else { "no" };
                (fl!(l, "refused-already-completed", mv = mv, completed = completed), Some(hint))
            }
            Refusal::NotCompleted { announced } => {
                let mv = self.algebraic(*announced, game.position());
                (fl!(l, "announced-not-completed", mv = mv), Some(fl!(l, "refused-not-completed-hint")))
            }
            Refusal::TooLateToCorrect => (fl!(l, "refused-too-late"), Some(fl!(l, "refused-too-late-hint"))),
            Refusal::Mirroring => (fl!(l, "refused-mirroring"), None),
            Refusal::OwnMove => (fl!(l, "refused-own-move"), None),
            Refusal::NoOffer => (fl!(l, "refused-no-offer"), None),
            Refusal::OwnOffer => (fl!(l, "refused-own-offer"), None),
            Refusal::AlreadyOffered => (fl!(l, "refused-already-offered"), None),
            Refusal::AnswerTheOffer => (fl!(l, "refused-answer-the-offer"), None),
            Refusal::AgreementTooEarly => (fl!(l, "refused-agreement-too-early"), None),
            Refusal::NoIncrementRequest => (fl!(l, "refused-no-increment-request"), None),
            Refusal::BothFlagsNotAnnounced => (fl!(l, "refused-both-flags-not-announced"), None),
            Refusal::AgreementNeedsConsent => (fl!(l, "refused-agreement-needs-consent"), None),
            Refusal::AgreementForbidden { moves } => (fl!(l, "refused-agreement-forbidden", moves = (*moves)), None),
            Refusal::FlagNotFallen => (fl!(l, "refused-flag-not-fallen"), None),
            Refusal::ClaimWithoutTheMove { to_move } => {
                (fl!(l, "refused-claim-without-the-move", color = name(*to_move)), None)
            }
            Refusal::ClaimAfterTouch => (fl!(l, "refused-claim-after-touch"), None),
            Refusal::NoQuickplayFinish => (fl!(l, "refused-no-quickplay-finish"), None),
            Refusal::QuickplayTooEarly => (fl!(l, "refused-quickplay-too-early"), None),
            Refusal::AlreadyClaimed => (fl!(l, "refused-already-claimed"), None),
            Refusal::ClaimedMoveFirst { half_move } => {
                let mv = self.algebraic(*half_move, game.position());
                (fl!(l, "refused-claimed-move-first", mv = mv), None)
            }
            Refusal::IntendedMoveIllegal { half_move } => {
                let squares = format!("{} {}", half_move.from, half_move.to);
                (fl!(l, "refused-intended-move-illegal", squares = squares), None)
            }
            Refusal::NotATime => (fl!(l, "refused-not-a-time"), None),
            Refusal::NoSuchPly { plies } => (fl!(l, "refused-no-such-ply", plies = (*plies)), None),
            Refusal::NoSuchPeriod { periods } => (fl!(l, "refused-no-such-period", periods = (*periods)), None),
            Refusal::AlreadySaid => (fl!(l, "refused-already-said"), None),
            Refusal::NothingOpen => (fl!(l, "refused-nothing-open"), None),
            Refusal::NothingToRetrace => {
                (fl!(l, "refused-nothing-to-retrace"), Some(fl!(l, "refused-nothing-to-retrace-hint")))
            }
            Refusal::KingCaptured => (fl!(l, "refused-king-captured"), Some(fl!(l, "refused-king-captured-hint"))),
            Refusal::NoSuchCase { id } => {
                (fl!(l, "refused-no-such-case", case = (*id)), Some(fl!(l, "refused-no-such-case-hint")))
            }
            Refusal::CaseClosed { id } => {
                (fl!(l, "refused-case-closed", case = (*id)), Some(fl!(l, "refused-no-such-case-hint")))
            }
            Refusal::RuleFirst => (fl!(l, "refused-rule-first"), Some(fl!(l, "refused-rule-first-hint"))),
            Refusal::NothingOnBoard { board, square } => {
                (fl!(l, "refused-nothing-on-board", color = name(*board), square = square.to_string()), None)
            }
            Refusal::NotHisDuty => (fl!(l, "refused-not-his-duty"), None),
            Refusal::Conduct(refusal) => (self.conduct_refusal(refusal), None),
            Refusal::MoveIsSealed { by } => {
                (fl!(l, "refused-move-is-sealed", color = name(*by)), Some(fl!(l, "refused-move-is-sealed-hint")))
            }
            Refusal::Adjourned => (fl!(l, "refused-adjourned"), Some(fl!(l, "refused-adjourned-hint"))),
            Refusal::NotAdjourned => (fl!(l, "refused-not-adjourned"), None),
            Refusal::NothingToSeal => (fl!(l, "refused-nothing-to-seal"), Some(fl!(l, "refused-nothing-to-seal-hint"))),
            Refusal::TooLateToSeal => (fl!(l, "refused-too-late-to-seal"), None),
            Refusal::NoEnvelope => (fl!(l, "refused-no-envelope"), None),
            Refusal::EnvelopeNotOpened => {
                (fl!(l, "refused-envelope-not-opened"), Some(fl!(l, "refused-envelope-not-opened-hint")))
            }
            Refusal::ReplierAbsent { of } => {
                let hint = fl!(l, "refused-replier-absent-hint", color = name(*of));
                (fl!(l, "refused-replier-absent", color = name(*of)), Some(hint))
            }
            Refusal::MoveUnknown => (fl!(l, "refused-move-unknown"), Some(fl!(l, "refused-move-unknown-hint"))),
            Refusal::NothingThere { half_move } => {
                (fl!(l, "refused-nothing-there", square = half_move.from.to_string()), None)
            }
        }
    }

    fn unreadable_and_hint(&self, board: &Board, unreadable: &Unreadable) -> (String, Option<String>) {
        let l = &self.loader;
        match unreadable {
            Unreadable::Empty => (fl!(l, "unreadable-empty"), None),
            Unreadable::NotUnderstood { part } => (
                fl!(l, "unreadable-not-understood", part = printable(part)),
                Some(fl!(l, "unreadable-not-understood-hint")),
            ),
            Unreadable::Ambiguous(several) => {
                let described = several.iter().map(|half_move| {
                    let role = board.role_at(half_move.from).map(|role| self.role(role)).unwrap_or_default();
                    format!("{role} {} {}", half_move.from, half_move.to)
                });
                let moves = described.collect::<Vec<_>>().join(", ");
                (fl!(l, "unreadable-ambiguous", moves = moves), Some(fl!(l, "unreadable-ambiguous-hint")))
            }
            Unreadable::KingMoveOrCastling { king_move, castling } => {
                let side = if castling.to.file() > castling.from.file() { "short" } else { "long" };
                let square = king_move.to;
                // The words of D.2.1 are read whatever the language of the sheet is.
                let words = [piece_word(Role::King), file_word(square.file()), rank_word(square.rank())];
                let step = words.map(|word| word.printed).join(" ");
                (
                    fl!(l, "unreadable-king-or-castling", square = square.to_string()),
                    Some(fl!(l, "unreadable-king-or-castling-hint", step = step, side = side)),
                )
            }
            Unreadable::NoSuchPiece { role, to } => (
                fl!(l, "unreadable-no-such-piece", role = role_name(*role), square = to.to_string()),
                Some(fl!(l, "unreadable-no-such-piece-hint")),
            ),
            Unreadable::NotThere { square, .. } => (fl!(l, "unreadable-not-there", square = square.to_string()), None),
            Unreadable::PromotionPieceMissing(half_move) => {
                let square = half_move.to.to_string();
                (fl!(l, "unreadable-promotion"), Some(fl!(l, "unreadable-promotion-hint", square = square)))
            }
            Unreadable::OnlyLegalIn { language, .. } => (
                fl!(l, "unreadable-only-legal-in", language = self.sheet_language(*language)),
                Some(fl!(l, "unreadable-only-legal-in-hint")),
            ),
            Unreadable::ForeignLetter { letter, suggestion } => {
                let hint = suggestion
                    .map(|language| fl!(l, "unreadable-foreign-letter-hint", language = self.sheet_language(language)));
                (fl!(l, "unreadable-foreign-letter", letter = printable(letter)), hint)
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
