//! Cases: what was asked, found and ruled, and what each ruling would do, for the arbiter.

use shakmaty::{ByColor, Color, Position, Role};

use super::Wording;
use super::course::with_reason;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::language::{Verbosity, name};
use super::refusals::printable;
use super::sentence::Utterance;
use crate::game::Game;
use crate::game::awaited::Awaited;
use crate::game::cases::irregularity::{Irregularity, IrregularityKind};
use crate::game::cases::kind::CaseKind;
use crate::game::cases::{Case, CaseState};
use crate::game::clock::moment::{Moment, Span};
use crate::game::conduct::complaint_kind::WrongStart;
use crate::game::conduct::event::ConductEvent;
use crate::game::event::{CaseEvent, Event};
use crate::game::half_move::HalfMove;
use crate::game::laws::article::Article;
use crate::game::laws::edition::ReversedColors;
use crate::game::laws::why_illegal::why_illegal;
use crate::game::people::Actor;

impl Wording {
    /// The open cases as a player may know them, with who decides, and what the game waits for beside them.
    pub(super) fn cases_for_a_player(&self, game: &Game, by: Actor) -> Vec<String> {
        let awaited = game.awaited().into_iter().filter_map(Awaited::case);
        let known = awaited.filter_map(|case| game.cases().get(case)).any(|case| !case.is_for_the_arbiter_alone());
        let no_case = (!known).then(|| self.messages.text("no-open-case"));
        no_case.into_iter().chain(self.waited_for(game, by)).collect()
    }

    /// Every open case with its number, its article and what each ruling would do.
    pub fn cases_for_the_arbiter(&self, game: &Game, at: Moment) -> Vec<String> {
        let lasts = |case: &&Case| game.result().is_none() || case.kind.outlives_the_game();
        let pending: Vec<&Case> = game.cases().pending().filter(lasts).collect();
        let mut sentences: Vec<String> = pending.iter().map(|case| self.open_case(game, at, case)).collect();
        // Before the clocks are stopped a difference is no case yet.
        if game.result().is_none()
            && game.has_differences()
            && !pending.iter().any(|case| case.kind == CaseKind::RecordsDiffer)
        {
            sentences.extend(self.differences_now(game));
        }
        if game.cases_to_rule_on().count() > 1 {
            sentences.push(self.messages.text("cases-by-number"));
        }
        sentences
    }

    /// The arbiter's panel: the open cases, those ruled on, and what counts against each player.
    pub fn arbiters_panel(&self, game: &Game, at: Moment) -> Vec<String> {
        let mut rows = self.cases_for_the_arbiter(game, at);
        if rows.is_empty() {
            rows.push(self.messages.text("no-open-case"));
        }
        rows.extend(self.awaited_beside_cases(game));
        let is_closed = |case: &&Case| !case.is_pending() || game.result().is_some() && !case.kind.outlives_the_game();
        let closed = game.cases().iter().filter(is_closed);
        rows.extend(closed.map(|case| self.closed_case(game, case)));
        for color in Color::ALL {
            let (illegal, looks) = (game.cases().illegal_moves_of(color), game.looks_of(color));
            rows.push(
                self.messages
                    .fill("counted-against", &[("color", &name(color)), ("illegal", &illegal), ("looks", &looks)]),
            );
        }
        let given = game.penalties().iter();
        rows.extend(
            given.map(|(to, penalty)| self.penalty(to, penalty, penalty.article().number(game.terms().edition))),
        );
        rows
    }

    fn closed_case(&self, game: &Game, case: &Case) -> String {
        let is_unclaimed = case.is_for_the_arbiter_alone();
        let state = match case.state {
            CaseState::Accepted if is_unclaimed => "taken-up",
            CaseState::Accepted => "accepted",
            CaseState::Rejected if is_unclaimed => "stands",
            CaseState::Rejected => "rejected",
            CaseState::Withdrawn => "withdrawn",
            CaseState::Open | CaseState::Postponed => "unanswered",
        };
        let state = self.messages.fill("case-state", &[("state", &state)]);
        let sentences = [format!("{} {state}", self.case_named(game, case))].into_iter();
        sentences.chain(self.checked_claim(game, case)).collect::<Vec<_>>().join(" ")
    }

    fn open_case(&self, game: &Game, at: Moment, case: &Case) -> String {
        let mut sentences = vec![self.case_named(game, case)];
        sentences.extend(self.what_rulings_do(game, at, case));
        sentences.join(" ")
    }

    /// The subject of a case, with its number and its article.
    pub(super) fn case_named(&self, game: &Game, case: &Case) -> String {
        // Once it is decided, that nobody had claimed it no longer matters.
        let kind = if matches!(case.kind, CaseKind::Unclaimed { .. }) && !case.is_pending() {
            "illegal"
        } else if case.kind == CaseKind::UnclaimedPress && !case.is_pending() {
            "empty"
        } else {
            case.kind.rule().name
        };
        // What no player did is a sentence without a player.
        let color = case.by.map_or("white", name);
        let kind = if case.by.is_none() && kind == "reported" { "reported-nobody" } else { kind };
        let about = self.law_title(case.article);
        let article = self.cited(game.terms().number_of(case.article));
        let named = self.messages.fill(
            "case-open",
            &[("case", &case.id), ("kind", &kind), ("color", &color), ("article", &article), ("about", &about)],
        );
        with_reason(named, &printable(&case.words))
    }

    /// The effect of rulings on an illegal move that is one too many; `None` of every other case.
    pub(super) fn losing_irregularity(&self, game: &Game, case: &Case) -> Option<String> {
        let CaseKind::Irregularity(irregularity) = case.kind else { return None };
        let loses = irregularity.count() >= Some(game.terms().losing_illegal_move());
        loses.then(|| self.rulings_for(game, irregularity, None))
    }

    /// The effect of each ruling on a fault at the start of the game.
    pub(super) fn wrong_start_hint(&self, game: &Game, what: WrongStart) -> String {
        // Before 2018 the arbiter alone decides whether reversed colours end the game.
        let rule = match game.terms().edition.constants().reversed_colors {
            ReversedColors::NewGameBefore(_) => "new-game",
            ReversedColors::ArbiterDecides => "arbiter",
        };
        let hint = self.messages.fill("wrong-start-hint", &[("what", &<&str>::from(what)), ("rule", &rule)]);
        match what {
            WrongStart::SetUp | WrongStart::Colors => format!("{hint} {}", self.messages.text("replacement-hint")),
            WrongStart::Board | WrongStart::Clock => hint,
        }
    }

    fn records_differ_hint(&self, game: &Game, case: &Case) -> String {
        let hint = self.messages.text("records-differ-hint");
        if [Article::BoardsDiffer, Article::ScoresheetsDiffer, Article::IllegalMove].contains(&case.article) {
            return hint;
        }
        let is_too_late = game.can_still_be_claimed(WrongStart::SetUp).is_err();
        let stays = case.article == Article::WrongSetUp && is_too_late;
        let why = if stays { "set_up_stays" } else { case.article.name() };
        format!("{hint} {}", self.messages.fill("records-differ-more", &[("why", &why)]))
    }

    /// Why it is a case, and what accepting and rejecting it would do.
    fn what_rulings_do(&self, game: &Game, at: Moment, case: &Case) -> Vec<String> {
        match case.kind {
            CaseKind::Irregularity(irregularity) => {
                let is_illegal = matches!(irregularity, Irregularity::IllegalMoveFound { .. });
                let why = game.why_illegal_at(case.ply.saturating_sub(1)).filter(|_| is_illegal);
                let why = why.map(|why| self.why_illegal(why));
                let times = self.times_to_choose(game, case.ply.saturating_sub(1), at);
                why.into_iter().chain([self.what_can_be_ruled(game, irregularity, times).printed]).collect()
            }
            CaseKind::Touched(squares) => {
                let taken_back = game.taken_back_for_touch(case, squares);
                let times = taken_back.and_then(|ply| self.times_to_choose(game, ply, at));
                let binds = [self.touch_binds(game, case, squares), self.messages.text("touch-claim-hint")];
                binds.into_iter().chain(times).collect()
            }
            CaseKind::Reported(Article::PiecesPutBack) if game.result().is_none() => {
                let time = self.duration(game.time_since(at, case).unwrap_or(Span::ZERO));
                let color = case.by.map_or("white", name);
                vec![self.messages.fill("displaced-hint", &[("color", &color), ("time", &time)])]
            }
            CaseKind::Reported(_) => vec![self.messages.text("reported-hint")],
            CaseKind::SilentPress => {
                let by = case.by.unwrap_or(game.to_move());
                let shown = |times: ByColor<Span>| {
                    let of = |color| format!("{} {}", self.player(color), self.duration(times[color].shown_as_left()));
                    Color::ALL.map(of).join(", ")
                };
                let times = game.left_without_the_press(at, by).map_or_else(|| "none".to_owned(), shown);
                vec![self.messages.fill("silent-hint", &[("color", &name(by)), ("times", &times)])]
            }
            CaseKind::Appeal { .. } => vec![self.messages.text("appeal-hint")],
            CaseKind::DefaultTime => {
                vec![self.messages.fill("default-time-hint", &[("color", &case.by.map_or("white", name))])]
            }
            CaseKind::LateIllegalMove { .. } => {
                vec![self.messages.text("late-illegal-move-hint")]
            }
            CaseKind::Unclaimed { ply } => {
                let why = game.why_illegal_at(ply).map(|why| self.why_illegal(why));
                why.into_iter().chain([self.messages.text("unclaimed-hint")]).collect()
            }
            CaseKind::UnclaimedPress => vec![self.messages.text("unclaimed-hint")],
            CaseKind::WrongStart(what) => vec![self.wrong_start_hint(game, what)],
            CaseKind::FlagClaim => vec![self.messages.text("flag-claim-hint")],
            // Where scoresheets are being corrected, the ruling is given.
            CaseKind::RecordsDiffer if game.is_only_a_sheet_to_correct() => self.differences_now(game),
            CaseKind::RecordsDiffer => {
                std::iter::once(self.records_differ_hint(game, case)).chain(self.differences_now(game)).collect()
            }
            CaseKind::Quickplay => vec![self.messages.text("quickplay-hint")],
            CaseKind::QuickplayWithoutArbiter => vec![self.messages.text("quickplay-without-arbiter-hint")],
            CaseKind::IncrementRequest => vec![self.messages.text("increment-hint")],
            CaseKind::DrawOffer if case.is_agreed => vec![self.messages.text("consent-hint")],
            CaseKind::DrawOffer | CaseKind::DrawClaim(_) => Vec::new(),
        }
    }
}

impl Wording {
    /// The irregularity found, worded after an illegal move is completed.
    pub(super) fn irregularity(
        &self,
        game: &Game,
        delivery: Delivery,
        irregularity: Irregularity,
    ) -> Option<Utterance> {
        let (color, article) = (name(irregularity.by()), irregularity.article().number(game.terms().edition));
        Some(match irregularity {
            Irregularity::IllegalMoveFound { half_move, count, .. } => {
                let moves = [self.numbered_half_move(game, game.line().len().saturating_sub(1), half_move)];
                self.utter_moves(delivery, &moves, |m| {
                    let found = self.event_text(
                        delivery,
                        &[("color", &color), ("article", &article), ("mv", &m[0]), ("count", &count)],
                    );
                    std::iter::once(found).chain(self.who_rules()).collect::<Vec<_>>().join(" ")
                })
            }
            Irregularity::EmptyPressFound { count, .. } | Irregularity::TwoHandsFound { count, .. } => {
                let found = self.event_text(delivery, &[("color", &color), ("article", &article)]);
                let number = count.map(|count| self.messages.fill("illegal-move-number", &[("count", &count)]));
                self.utter(
                    delivery,
                    [Some(found), number, self.who_rules()].into_iter().flatten().collect::<Vec<_>>().join(" "),
                )
            }
            Irregularity::ClaimedMoveFound { .. } => {
                self.utter_event(delivery, &[("color", &color), ("article", &article)])
            }
            // `touch_disregarded` has said so already.
            Irregularity::TouchMoveFound { .. } => return None,
        })
    }

    /// The irregularity that opens no case, and that the arbiter decides on.
    pub(super) fn left_to_the_arbiter(&self, game: &Game, irregularity: Irregularity) -> String {
        let (color, article) = (name(irregularity.by()), irregularity.article().number(game.terms().edition));
        let message = <&str>::from(IrregularityKind::from(irregularity)).replace('_', "-");
        let found = self.messages.fill(&message, &[("color", &color), ("article", &article)]);
        format!("{found} {}", self.rulings_for(game, irregularity, None))
    }

    /// The word with which the arbiter hears what can be ruled; where no ruling is typed, only that the arbiter
    /// decides. At a terminal of the arbiter's own the case itself follows.
    fn who_rules(&self) -> Option<String> {
        let who = if self.terminal.takes_rulings() { "cases-explain" } else { "arbiter-decides" };
        (!self.terminal.is_the_arbiters_own()).then(|| self.messages.text(who))
    }

    /// The rulings that are open to the arbiter, for the arbiter alone; to be read, not spoken.
    pub(super) fn what_can_be_ruled(
        &self,
        game: &Game,
        irregularity: Irregularity,
        times: Option<String>,
    ) -> Utterance {
        let delivery = Delivery::found(UtteranceKind::WhatCanBeRuled);
        let rulings = self.utter_both(delivery, |wording| wording.rulings_for(game, irregularity, times.clone()));
        Utterance { spoken: Vec::new(), ..rulings }
    }

    fn rulings_for(&self, game: &Game, irregularity: Irregularity, times: Option<String>) -> String {
        let (terms, by) = (game.terms(), irregularity.by());
        let time = self.duration(terms.edition.constants().illegal_move.of(terms.time_class()));
        let loses = irregularity.count() >= Some(terms.losing_illegal_move());
        if irregularity.count().is_some() && !loses && !game.has_time_limit(!by) {
            return self.rulings_without_a_clock(game, irregularity);
        }
        let hint = match irregularity {
            Irregularity::IllegalMoveFound { half_move, .. } if loses => {
                let outcome = if game.is_drawn_by_ruling(irregularity) { "drawn" } else { "lost" };
                let stands = can_stand(game, half_move);
                self.messages.fill(
                    "illegal-move-found-loses",
                    &[("color", &name(by)), ("outcome", &outcome), ("stands", &stands)],
                )
            }
            Irregularity::IllegalMoveFound { half_move, .. } if became_queen(game, half_move) => {
                let hint =
                    self.messages.fill("illegal-move-found-queen-hint", &[("color", &name(!by)), ("time", &time)]);
                let article = Article::Checkmate.number(terms.edition);
                let mated = if game.position().is_check() { "yes" } else { "no" };
                let no_move = self
                    .messages
                    .fill("queen-leaves-no-move", &[("color", &name(!by)), ("mated", &mated), ("article", &article)]);
                let is_left_without = game.position().legal_moves().is_empty();
                [Some(hint), is_left_without.then_some(no_move)].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            Irregularity::IllegalMoveFound { half_move, .. } => self.messages.fill(
                "illegal-move-found-hint",
                &[("color", &name(!by)), ("time", &time), ("stands", &can_stand(game, half_move))],
            ),
            Irregularity::EmptyPressFound { count: None, .. } | Irregularity::TwoHandsFound { count: None, .. } => {
                self.messages.text("empty-press-found-left-to-arbiter")
            }
            Irregularity::EmptyPressFound { .. } | Irregularity::TwoHandsFound { .. } if loses => {
                self.messages.fill("empty-press-found-loses", &[("color", &name(by))])
            }
            Irregularity::EmptyPressFound { .. } | Irregularity::TwoHandsFound { .. } => {
                self.messages.fill("empty-press-found-hint", &[("color", &name(!by)), ("time", &time)])
            }
            Irregularity::ClaimedMoveFound { half_move, .. } => {
                self.messages.fill("claimed-move-found-hint", &[("mv", &self.algebraic(half_move, game.position()))])
            }
            Irregularity::TouchMoveFound { half_move, .. } => {
                let article = irregularity.article().number(terms.edition);
                self.messages.fill(
                    "touch-move-ends",
                    &[("mv", &self.algebraic(half_move, game.position())), ("article", &article)],
                )
            }
        };
        let is_taken_back = |half_move| !loses && !became_queen(game, half_move);
        let times = times.filter(
            |_| matches!(irregularity, Irregularity::IllegalMoveFound { half_move, .. } if is_taken_back(half_move)),
        );
        [Some(hint), times].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// The possible rulings in a game without a clock: no time can be given.
    fn rulings_without_a_clock(&self, game: &Game, irregularity: Irregularity) -> String {
        let accepted = match irregularity {
            Irregularity::IllegalMoveFound { half_move, .. } if became_queen(game, half_move) => "queen",
            Irregularity::IllegalMoveFound { .. } => "back",
            Irregularity::EmptyPressFound { .. }
            | Irregularity::TwoHandsFound { .. }
            | Irregularity::TouchMoveFound { .. }
            | Irregularity::ClaimedMoveFound { .. } => "counts",
        };
        self.messages.fill("no-clock-hint", &[("accepted", &accepted)])
    }

    /// Both readings of the clocks where the newest half-move is taken back.
    pub(super) fn times_of_newest(&self, game: &Game) -> Option<String> {
        self.times_to_choose(game, game.line().len().checked_sub(1)?, Moment::START)
    }

    /// Both readings of the clocks between which the arbiter chooses when the half-move at `ply` (from 0) is taken back
    /// at that moment (7.1).
    pub(super) fn times_to_choose(&self, game: &Game, ply: usize, at: Moment) -> Option<String> {
        let then = game.left_if_taken_back(ply, at)?;
        let ByColor { white, black } = game.readings_after(ply)?.map(|reading| reading.remaining);
        let shown = |left: Span| self.duration(left.shown_as_left());
        let [white_before, black_before] = [shown(white?), shown(black?)];
        let [white, black] = [shown(then.white), shown(then.black)];
        Some(self.messages.fill(
            "illegal-move-found-times",
            &[("white", &white), ("black", &black), ("white_before", &white_before), ("black_before", &black_before)],
        ))
    }

    /// The sentence; about an illegal move, with the reason why the move just completed is illegal before it.
    pub(super) fn with_why(&self, game: &Game, irregularity: Irregularity, sentence: &str) -> String {
        let last = game.line().len().saturating_sub(1);
        let Irregularity::IllegalMoveFound { half_move, .. } = irregularity else { return sentence.to_owned() };
        match why_illegal(game.position_at(last), half_move) {
            Some(why) => format!("{} {sentence}", self.why_illegal(why)),
            None => sentence.to_owned(),
        }
    }

    /// Both readings of the clocks between which the arbiter chooses for an illegal move that was found later, or for a
    /// touch, once the clocks are stopped; to be read, not spoken.
    pub fn times_of_what_was_found_later(&self, game: &Game, event: &Event, at: Moment) -> Option<Utterance> {
        // Nothing is left to choose if the ruling came with it.
        let pending = || game.cases().pending().rev();
        let ply = if let Event::Conduct(ConductEvent::IllegalMoveClaimed { ply, .. }) = event {
            let is_claimed = |case: &&Case| case.kind.irregularity().is_some() && case.ply == ply + 1;
            pending().find(is_claimed).filter(|case| self.losing_irregularity(game, case).is_none()).map(|_| *ply)?
        } else if let Event::Conduct(ConductEvent::TouchClaimed { of, squares }) = event {
            let is_claimed = |case: &&Case| case.kind == CaseKind::Touched(*squares) && case.by == Some(*of);
            game.taken_back_for_touch(pending().find(is_claimed)?, *squares)?
        } else if let Event::Conduct(ConductEvent::SilentPressClaimed { .. }) = event {
            let case = pending().find(|case| case.kind == CaseKind::SilentPress)?;
            let hint = self.what_rulings_do(game, at, case).join(" ");
            let delivery = Delivery::found(UtteranceKind::WhatCanBeRuled);
            return Some(Utterance { spoken: Vec::new(), ..self.utter(delivery, hint) });
        } else {
            return None;
        };
        let times = self.times_to_choose(game, ply, at)?;
        Some(Utterance { spoken: Vec::new(), ..self.utter(Delivery::found(UtteranceKind::WhatCanBeRuled), times) })
    }

    /// The readings of both clocks after going back, and before, where that has changed them (7.1).
    pub fn times_after_going_back(&self, before: &Game, game: &Game, at: Moment, by: Actor) -> Option<Utterance> {
        let shown = |game: &Game| {
            let left = |color| Some(self.duration(game.clock().remaining(color, at)?.shown_as_left()));
            Some((left(Color::White)?, left(Color::Black)?))
        };
        let ((white_before, black_before), (white, black)) = (shown(before)?, shown(game)?);
        if (&white, &black) == (&white_before, &black_before) {
            return None;
        }
        let sentence = self.messages.fill(
            "times-after-going-back",
            &[("white", &white), ("black", &black), ("white_before", &white_before), ("black_before", &black_before)],
        );
        Some(self.utter(Delivery::to_room(by, UtteranceKind::ClocksAfterGap), sentence))
    }

    /// The possible rulings on a complaint, for the arbiter alone; to be read, not spoken. Nothing is open yet.
    pub(super) fn rulings_on(&self, game: &Game, event: &ConductEvent) -> Vec<Utterance> {
        match event {
            ConductEvent::IllegalMoveClaimed { by, half_move, ply, count } => {
                let claimed = Irregularity::IllegalMoveFound { by: *by, half_move: *half_move, count: *count };
                // Both readings of the clocks follow, once they are stopped.
                let mut rulings = self.what_can_be_ruled(game, claimed, None);
                if let Some(why) = game.why_illegal_at(*ply) {
                    rulings.printed = format!("{} {}", self.why_illegal(why), rulings.printed);
                    rulings.read = format!("{} {}", self.why_illegal(why), rulings.read);
                }
                vec![rulings]
            }
            ConductEvent::TouchClaimed { .. } => {
                let delivery = Delivery::found(UtteranceKind::WhatCanBeRuled);
                vec![Utterance { spoken: Vec::new(), ..self.utter(delivery, self.messages.text("touch-claim-hint")) }]
            }
            ConductEvent::WrongStartClaimed { what, .. } => {
                let delivery = Delivery::found(UtteranceKind::WhatCanBeRuled);
                vec![Utterance { spoken: Vec::new(), ..self.utter(delivery, self.wrong_start_hint(game, *what)) }]
            }
            ConductEvent::ArticleReported { .. } => {
                let delivery = Delivery::found(UtteranceKind::WhatCanBeRuled);
                vec![Utterance { spoken: Vec::new(), ..self.utter(delivery, self.messages.text("reported-hint")) }]
            }
            // What the clocks would show is said once they are stopped.
            ConductEvent::SilentPressClaimed { .. }
            | ConductEvent::AppealMade { .. }
            | ConductEvent::PenaltyGiven(_)
            | ConductEvent::RulingExplained { .. }
            | ConductEvent::RecordShown { .. }
            | ConductEvent::AdjustingAnnounced { .. }
            | ConductEvent::CorrectionProposed { .. }
            | ConductEvent::IllegalMoveNoted { .. }
            | ConductEvent::EmptyPressNoted { .. }
            | ConductEvent::IllegalMoveStands { .. }
            | ConductEvent::SetUpKept { .. }
            | ConductEvent::SupervisionSet { .. }
            | ConductEvent::AssistantSet { .. } => Vec::new(),
        }
    }
}

/// Whether that left a pawn on its last rank, which was replaced by a queen (7.5.2).
fn became_queen(game: &Game, half_move: HalfMove) -> bool {
    let queen = HalfMove { promotion: Some(Role::Queen), ..half_move };
    half_move.promotion.is_none() && game.line().last().is_some_and(|last| last.half_move == queen)
}

/// Whether that illegal half-move, the newest, could stand: not if it captured a king, or left two of one colour.
fn can_stand(game: &Game, half_move: HalfMove) -> &'static str {
    match game.line().last().is_some_and(|completed| completed.after.is_none()) {
        true if half_move.promotion == Some(Role::King) => "king",
        true => "no",
        false => "yes",
    }
}

impl Wording {
    pub(super) fn case_event(&self, game: &Game, delivery: Delivery, event: &CaseEvent) -> Option<Utterance> {
        Some(match event {
            CaseEvent::DrawOffered { by: color }
            | CaseEvent::DrawDeclined { by: color }
            | CaseEvent::FlagClaimed { of: color } => self.utter_event(delivery, &[("color", &name(*color))]),
            CaseEvent::DrawAccepted { by: color } => {
                let article = Article::AgreementByTheRules.number(game.terms().edition);
                self.utter_event(delivery, &[("color", &name(*color)), ("article", &article)])
            }
            CaseEvent::ArbiterCalled { by: who } => self.utter_event(delivery, &[("who", &self.actor(*who))]),
            CaseEvent::IllegalMovesSet { of, count } => {
                self.utter_event(delivery, &[("color", &name(*of)), ("count", count)])
            }
            CaseEvent::CaseAccepted { case } => {
                let ruled =
                    case.and_then(|id| game.cases().get(id)).or_else(|| game.cases().newest_for_the_arbiter())?;
                let irregularity = match ruled.kind {
                    CaseKind::Irregularity(irregularity) if irregularity.count().is_some() => irregularity,
                    CaseKind::LateIllegalMove { .. } => {
                        let sentence = self.messages.text("correction-agreed");
                        return Some(self.utter(delivery, sentence));
                    }
                    CaseKind::Appeal { .. } => {
                        let decided = self.messages.fill("appeal-decided", &[("case", &ruled.id), ("how", &"allowed")]);
                        return Some(self.utter(delivery, decided));
                    }
                    CaseKind::Irregularity(_)
                    | CaseKind::Touched(_)
                    | CaseKind::WrongStart(_)
                    | CaseKind::Reported(_)
                    | CaseKind::SilentPress
                    | CaseKind::Unclaimed { .. }
                    | CaseKind::UnclaimedPress => {
                        let sentence = self.messages.fill("complaint-accepted", &[("case", &ruled.id)]);
                        return Some(self.utter(delivery, sentence));
                    }
                    CaseKind::DrawOffer
                    | CaseKind::DrawClaim(_)
                    | CaseKind::Quickplay
                    | CaseKind::QuickplayWithoutArbiter
                    | CaseKind::IncrementRequest
                    | CaseKind::FlagClaim
                    | CaseKind::DefaultTime
                    | CaseKind::RecordsDiffer => return None,
                };
                let offender = irregularity.by();
                let counts = self.event_text(delivery, &[("color", &name(offender))]);
                let why = game
                    .why_illegal_at(ruled.ply.saturating_sub(1))
                    .filter(|_| matches!(irregularity, Irregularity::IllegalMoveFound { .. }))
                    // It was said when the move was found.
                    .filter(|_| self.verbosity != Verbosity::Brief);
                let why = why.map(|why| self.why_illegal(why));
                let sentence = [Some(counts), why].into_iter().flatten().collect::<Vec<_>>().join(" ");
                self.utter(delivery, sentence)
            }
            CaseEvent::RulingTakenBack { case, words } => {
                let sentence = with_reason(self.event_text(delivery, &[("case", case)]), &printable(words));
                self.utter(delivery, sentence)
            }
            CaseEvent::RulingPostponed { case } => {
                let put_off = |case: &Case| Case { state: CaseState::Postponed, ..case.clone() };
                let waits = game.cases().get(*case).is_some_and(|case| put_off(case).stops_play());
                let play = if waits { "waits" } else { "goes-on" };
                self.utter_event(delivery, &[("case", case), ("play", &play)])
            }
            CaseEvent::CaseRejected { case } => {
                let ruled = case.and_then(|id| game.cases().get(id));
                let (id, by) = ruled.map_or((0, "white"), |case| (case.id, case.by.map_or("white", name)));
                let sentence = match ruled.map(|case| case.kind) {
                    Some(CaseKind::Appeal { .. }) => {
                        self.messages.fill("appeal-decided", &[("case", &id), ("how", &"dismissed")])
                    }
                    Some(CaseKind::DefaultTime) => self.messages.fill("default-time-waived", &[("color", &by)]),
                    Some(CaseKind::LateIllegalMove { .. }) => self.messages.text("correction-declined"),
                    Some(CaseKind::DrawOffer) => self.messages.text("consent-refused"),
                    Some(CaseKind::Reported(_) | CaseKind::SilentPress) => self.messages.text("claim-rejected"),
                    Some(kind) if kind.is_of_a_quickplay_finish() => self.messages.text("claim-rejected"),
                    Some(_) | None => self.event_text(delivery, &[]),
                };
                self.utter(delivery, sentence)
            }
        })
    }
}
