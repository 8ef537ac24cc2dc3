//! Claims and offers of a draw: what all hear, and what the arbiter can follow step by step.

use shakmaty::fen::Fen;
use shakmaty::{CastlingSide, Color, EnPassantMode, Position, Role};

use super::Wording;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::language::{Verbosity, name};
use super::sentence::Utterance;
use crate::game::Game;
use crate::game::cases::draw_claim::{
    ClaimCommand, ClaimEvent, ClaimVerdict, Difference, DrawClaim, Evidence, QuickplayGround,
};
use crate::game::cases::kind::CaseKind;
use crate::game::cases::{Case, CaseState};
use crate::game::half_move::HalfMove;
use crate::game::laws::article::Article;

impl Wording {
    /// The room's sentence on a claim. A correct one ends the game, and the sentence about that is enough.
    pub(super) fn claim(&self, game: &Game, delivery: Delivery, event: &ClaimEvent) -> Option<Utterance> {
        let cited = |article: Article| article.number(game.terms().edition);
        Some(match event {
            ClaimEvent::DrawClaimed { by: color, claim } => {
                let rule: &str = claim.rule.into();
                let manner = manner_name(*claim);
                let article = cited(claim.article());
                self.utter_both(delivery, |w| {
                    let mv = w.intended(game, *claim);
                    let color = name(*color);
                    w.event_text(
                        delivery,
                        &[("color", &color), ("rule", &rule), ("manner", &manner), ("article", &article), ("mv", &mv)],
                    )
                })
            }
            ClaimEvent::QuickplayClaimed { by: color, ground } => {
                let (ground, article) = (ground_name(*ground), cited(Article::Quickplay));
                self.utter_event(delivery, &[("color", &name(*color)), ("ground", &ground), ("article", &article)])
            }
            ClaimEvent::QuickplayClaimedWithoutArbiter { by: color, ground } => {
                let (ground, article) = (ground_name(*ground), cited(Article::QuickplayWithoutArbiter));
                self.utter_event(delivery, &[("color", &name(*color)), ("ground", &ground), ("article", &article)])
            }
            ClaimEvent::IncrementRequested { by: color } => {
                let article = cited(Article::IncrementRequest);
                self.utter_event(delivery, &[("color", &name(*color)), ("article", &article)])
            }
            ClaimEvent::DrawClaimJudged { verdict: ClaimVerdict::Correct, .. } => return None,
            ClaimEvent::DrawClaimJudged { by, claim, verdict: ClaimVerdict::Wrong, .. }
                if self.verbosity == Verbosity::Brief =>
            {
                self.utter_both(delivery, |w| w.wrong_claim_in_brief(game, *by, *claim))
            }
            ClaimEvent::DrawClaimJudged { by: color, claim, verdict: ClaimVerdict::Wrong, .. } => {
                let (color, article) = (name(*color), cited(Article::WrongClaim));
                let message = match claim.intended {
                    Some(_) => "draw-claim-judged-wrong-intended",
                    None => "draw-claim-judged-wrong",
                };
                self.utter_both(delivery, |w| {
                    let mv = w.intended(game, *claim);
                    w.messages.fill(message, &[("color", &color), ("article", &article), ("mv", &mv)])
                })
            }
        })
    }

    /// All that is said of a wrong claim in brief.
    fn wrong_claim_in_brief(&self, game: &Game, by: Color, claim: DrawClaim) -> String {
        let (terms, is_timed) = (game.terms(), game.has_time_limit(!by));
        let time = self.duration(terms.edition.constants().wrong_claim.of(terms.time_class()));
        let time = if is_timed { time } else { "none".to_owned() };
        let article = Article::WrongClaim.number(terms.edition);
        let (color, manner, mv) = (name(by), manner_name(claim), self.intended(game, claim));
        let sentence = self.messages.fill(
            "draw-claim-judged-brief",
            &[("color", &color), ("article", &article), ("time", &time), ("manner", &manner), ("mv", &mv)],
        );
        if is_timed { self.set_on_the_table(game, sentence) } else { sentence }
    }

    /// The half-move that was written down for a claim; empty if it is about the position on the board.
    pub(super) fn intended(&self, game: &Game, claim: DrawClaim) -> String {
        claim.intended.map_or_else(String::new, |half_move| self.algebraic(half_move, game.position()))
    }

    /// The check of a claim, for the arbiter alone and to be read: which half-moves, which position, which rights.
    pub(super) fn claim_report(&self, game: &Game, event: &ClaimEvent) -> Vec<Utterance> {
        let hint = match event {
            ClaimEvent::QuickplayClaimed { .. } => Some(self.messages.text("quickplay-hint")),
            ClaimEvent::IncrementRequested { .. } => Some(self.messages.text("increment-hint")),
            ClaimEvent::QuickplayClaimedWithoutArbiter { by, ground } => {
                return self.quickplay_form(game, *by, *ground);
            }
            ClaimEvent::DrawClaimed { .. } | ClaimEvent::DrawClaimJudged { .. } => None,
        };
        if let Some(hint) = hint {
            let hint = self.utter(Delivery::found(UtteranceKind::WhatCanBeRuled), hint);
            return vec![Utterance { spoken: Vec::new(), ..hint }];
        }
        let ClaimEvent::DrawClaimJudged { by, claim, evidence, verdict, .. } = event else { return Vec::new() };
        // The arbiter finds it among the cases.
        if self.verbosity == Verbosity::Brief {
            return Vec::new();
        }
        let is_wrong = *verdict == ClaimVerdict::Wrong;
        let repeated = is_wrong.then(|| self.repeated_wrong_claim(game, *by)).flatten();
        let steps = self.claim_steps(game, *claim, evidence).into_iter();
        let read = self.in_words().claim_steps(game, *claim, evidence);
        let both = steps.zip(read);
        let report = both.map(|(printed, read)| Utterance {
            printed,
            spoken: Vec::new(),
            ..self.utter(Delivery::found(UtteranceKind::ClaimReport), read)
        });
        report.chain(repeated).collect()
    }

    /// The form where no arbiter is present, and what the opponent checks: the final position, the scoresheet if the
    /// ground asks for it, and both signatures (2009: D.1; 2014: G.6; since: III.6).
    fn quickplay_form(&self, game: &Game, by: Color, ground: QuickplayGround) -> Vec<Utterance> {
        let position = Fen::from_position(game.position(), EnPassantMode::Legal).to_string();
        let pieces = Color::ALL.map(|color| self.pieces_of(game, color));
        let to_room = || Delivery::notice(UtteranceKind::WhatCanBeRuled);
        let written = self.messages.fill(
            "quickplay-form",
            &[
                ("color", &name(game.to_move())),
                ("white", &pieces[0].clone()),
                ("black", &pieces[1].clone()),
                ("fen", &position),
            ],
        );
        // The pieces have been named already; nobody can hear a FEN.
        let read = written.replace(&format!("; {position}"), "");
        let opponent = name(!by);
        let checked =
            self.messages.fill("quickplay-form-checked", &[("color", &opponent), ("ground", &ground_name(ground))]);
        let hint = self.utter(
            Delivery::found(UtteranceKind::WhatCanBeRuled),
            self.messages.text("quickplay-without-arbiter-hint"),
        );
        let shown = |sentence| Utterance { spoken: Vec::new(), ..self.utter(to_room(), sentence) };
        vec![Utterance { printed: written, ..shown(read) }, shown(checked), Utterance { spoken: Vec::new(), ..hint }]
    }

    /// `king e1, pawn e4`: a player's pieces with their squares.
    fn pieces_of(&self, game: &Game, color: Color) -> String {
        let board = game.position().board();
        let of = |role: Role| {
            let pieces = board.by_role(role) & board.by_color(color);
            let squares = pieces.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
            (!squares.is_empty()).then(|| format!("{} {squares}", self.role(role)))
        };
        Role::ALL.into_iter().rev().filter_map(of).collect::<Vec<_>>().join(", ")
    }

    /// The check of the claim of that case, while the position is the same.
    pub(super) fn checked_claim(&self, game: &Game, case: &Case) -> Vec<String> {
        let CaseKind::DrawClaim(claim) = case.kind else { return Vec::new() };
        if case.ply != game.line().len() {
            return Vec::new();
        }
        self.claim_steps(game, claim, &game.evidence_of(claim))
    }

    fn claim_steps(&self, game: &Game, claim: DrawClaim, evidence: &Evidence) -> Vec<String> {
        let line: Vec<HalfMove> = game.line().iter().map(|made| made.half_move).chain(claim.intended).collect();
        let mut steps = Vec::new();
        if claim.intended.is_some() {
            let mv = self.numbered_move(game, &line, line.len() - 1);
            steps.push(self.messages.fill("claim-intended", &[("mv", &mv)]));
        }
        let after = |ply: usize| self.after_ply(game, &line, ply);
        match evidence {
            Evidence::Occurrences { same, alike } => {
                steps.push(self.claimed_position(game, claim));
                let list = same.iter().map(|ply| after(*ply)).collect::<Vec<_>>().join(", ");
                steps.push(self.messages.fill("claim-occurrences", &[("count", &same.len()), ("list", &list)]));
                steps.extend(alike.iter().map(|(ply, difference)| {
                    let why = difference_name(*difference);
                    self.messages.fill("claim-alike", &[("place", &after(*ply)), ("why", &why)])
                }));
            }
            Evidence::QuietHalfMoves { count } => {
                let quiet = usize::try_from(*count).unwrap_or(usize::MAX);
                let since = match line.len().checked_sub(quiet) {
                    Some(0) => self.messages.text("ply-start"),
                    Some(plies) => self.numbered_move(game, &line, plies - 1),
                    None => self.messages.text("claim-before-start"),
                };
                steps.push(self.messages.fill("claim-quiet", &[("count", count), ("since", &since)]));
            }
        }
        steps
    }

    /// The player who has the move in the claimed position, and the castling rights in it.
    fn claimed_position(&self, game: &Game, claim: DrawClaim) -> String {
        let intended = claim.intended.and_then(|intended| intended.played_in(game.position()));
        let position = intended.as_ref().unwrap_or(game.position());
        let rights = |color: Color| {
            let has = |side| position.castles().has(color, side);
            let side = match (has(CastlingSide::KingSide), has(CastlingSide::QueenSide)) {
                (true, true) => "both",
                (true, false) => "king",
                (false, true) => "queen",
                (false, false) => "none",
            };
            self.messages.fill("castling-rights", &[("side", &side)])
        };
        let (white, black) = (rights(Color::White), rights(Color::Black));
        self.messages.fill("claim-position", &[("color", &name(position.turn())), ("white", &white), ("black", &black)])
    }

    /// `2... Ng8`, or the start of the game.
    fn after_ply(&self, game: &Game, line: &[HalfMove], ply: usize) -> String {
        match ply.checked_sub(1) {
            Some(last) => self.messages.fill("claim-after", &[("mv", &self.numbered_move(game, line, last))]),
            None => self.messages.text("ply-start"),
        }
    }
}

/// The name under which the messages know whether a claim is based on a move.
fn manner_name(claim: DrawClaim) -> &'static str {
    if claim.intended.is_some() { "intended" } else { "standing" }
}

/// The name under which the messages know what is claimed.
pub(super) fn claim_name(claim: &ClaimCommand) -> &'static str {
    match claim {
        ClaimCommand::Draw(claim) => claim.rule.into(),
        ClaimCommand::Quickplay(_) | ClaimCommand::QuickplayWithoutArbiter(_) => "quickplay",
        ClaimCommand::Increment => "increment",
    }
}

fn ground_name(ground: QuickplayGround) -> &'static str {
    match ground {
        QuickplayGround::NormalMeans => "normal-means",
        QuickplayGround::NoEffort => "no-effort",
    }
}

fn difference_name(difference: Difference) -> &'static str {
    match difference {
        Difference::PlayerToMove => "turn",
        Difference::CastlingRights => "castling",
        Difference::EnPassant => "en-passant",
    }
}

impl Wording {
    /// Notes on an offer that is not made with a move; `game` is as it was before the offer.
    pub(super) fn offer_notes(&self, game: &Game, offerer: Color) -> Vec<Utterance> {
        let has_just_moved = game.in_hand().announcement.as_ref().is_some_and(|in_hand| in_hand.by == offerer);
        let mut notes = Vec::new();
        if !has_just_moved && game.keeps_moves() {
            let article = Article::DrawOffer.number(game.terms().edition);
            notes.push(self.noted(self.messages.fill("offer-improper", &[("article", &article)])));
        }
        notes.extend(self.offer_for_the_arbiter(game, offerer));
        notes
    }

    /// The note on an offer for the arbiter: that the rules of the event do not allow it yet (9.1.1), or that the
    /// player has offered a draw before; claims count as offers too.
    pub(super) fn offer_for_the_arbiter(&self, game: &Game, offerer: Color) -> Vec<Utterance> {
        let edition = game.terms().edition;
        let is_forbidden = edition.constants().offers_may_be_forbidden && game.needs_consent();
        let article = Article::AgreementByTheRules.number(edition);
        let forbidden =
            is_forbidden.then(|| self.noted(self.messages.fill("offer-forbidden", &[("article", &article)])));
        forbidden.into_iter().chain(self.repeated_offer(game, offerer)).collect()
    }

    /// That a player claims a draw wrongly not for the first time, for the arbiter.
    fn repeated_wrong_claim(&self, game: &Game, claimant: Color) -> Option<Utterance> {
        let is_his = |case: &&Case| matches!(case.kind, CaseKind::DrawClaim(_)) && case.by == Some(claimant);
        let was_wrong = |case: &&Case| case.state == CaseState::Rejected;
        let before = game.cases().iter().filter(is_his).filter(was_wrong).count();
        let article = Article::RepeatedOffers.number(game.terms().edition);
        (before > 0).then(|| {
            self.noted(
                self.messages.fill(
                    "claim-repeated",
                    &[("color", &name(claimant)), ("count", &(before + 1)), ("article", &article)],
                ),
            )
        })
    }

    fn repeated_offer(&self, game: &Game, offerer: Color) -> Vec<Utterance> {
        let is_his = |kind, by| kind == CaseKind::DrawOffer && by == Some(offerer);
        let before = game.cases().iter().filter(|case| is_his(case.kind, case.by)).count();
        let article = Article::RepeatedOffers.number(game.terms().edition);
        let sentence = || {
            self.messages
                .fill("offer-repeated", &[("color", &name(offerer)), ("count", &(before + 1)), ("article", &article)])
        };
        if before == 0 { Vec::new() } else { vec![self.noted(sentence())] }
    }

    fn noted(&self, sentence: String) -> Utterance {
        Utterance { spoken: Vec::new(), ..self.utter(Delivery::found(UtteranceKind::OfferNoted), sentence) }
    }
}
