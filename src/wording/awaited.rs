//! All the game waits for, in sentences. One list for everybody who asks, for what is refused by the state of the game,
//! for the arbiter's cases and for the screen.

use shakmaty::Color;

use super::Wording;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::language::{Verbosity, name};
use super::sentence::Utterance;
use crate::game::awaited::Awaited;
use crate::game::cases::Case;
use crate::game::cases::kind::CaseKind;
use crate::game::half_move::HalfMove;
use crate::game::laws::article::Article;
use crate::game::moves::in_hand::Step;
use crate::game::people::Actor;
use crate::game::refusal::Refusal;
use crate::game::{Game, Stage};

/// What is said at the most of what a resumed game waits for; `status` says more.
const MOST_AT_THE_OPENING: usize = 2;

impl Wording {
    /// The state of the game and of the half-move in hand: what is, never what somebody should do.
    pub fn status(&self, game: &Game) -> String {
        match game.stage() {
            Stage::BeforePlay => self.messages.text("status-before"),
            Stage::Over(result) => self.result(game, &result),
            Stage::Cancelled => self.cancelled(game),
            Stage::Playing => {
                let adjourned = game.why_no_move().filter(Refusal::is_of_an_adjournment);
                let half_move = || self.half_move_in_hand(game);
                adjourned.map_or_else(half_move, |refusal| self.refusal_and_hint(game, &refusal).0)
            }
        }
    }

    /// The stage of the game, without what stopped the clocks where that is seen beside it.
    pub(super) fn briefly_stands(&self, game: &Game) -> String {
        let is_played =
            game.stage() == Stage::Playing && game.why_no_move().is_none_or(|why| !why.is_of_an_adjournment());
        if is_played { self.half_move_stands(game) } else { self.status(game) }
    }

    fn half_move_stands(&self, game: &Game) -> String {
        let color = name(game.to_move());
        let in_hand = game.in_hand();
        let step = match in_hand.step() {
            Step::ToMove => "status-to-move",
            Step::Announced => "status-announced",
            Step::Repeated => "status-repeated",
            Step::Executed => "status-executed",
        };
        let announced = in_hand.announcement.as_ref();
        let mv = announced.map_or_else(String::new, |it| self.algebraic(it.half_move, game.position()));
        self.messages.fill(step, &[("color", &color), ("mv", &mv)])
    }

    fn half_move_in_hand(&self, game: &Game) -> String {
        let stands = self.half_move_stands(game);
        let is_stopped = game.clock().is_paused() && game.has_time_limit(game.to_move());
        let stopped = is_stopped.then(|| self.messages.text("clocks-stopped"));
        let caller = game.cases().caller();
        let called = caller.map(|who| self.messages.fill("status-arbiter-called", &[("who", &self.actor(who))]));
        std::iter::once(stands).chain(stopped).chain(called).collect::<Vec<_>>().join(" ")
    }

    /// The answer to the question how things stand: first how far the game has come, then the most important of what it
    /// waits for. The rest comes with the cases.
    pub(super) fn standing(&self, game: &Game, by: Actor) -> Vec<String> {
        let most = match self.verbosity {
            Verbosity::Brief => 1,
            Verbosity::Normal | Verbosity::Full => 2,
        };
        let awaited = self.known_to(game, by);
        // Whatever one player proposes to the other is named: the newest is what accept and decline answer. So is what
        // a player is to do by hand.
        let is_named = |at: usize, awaited: Awaited| {
            at < most || matches!(awaited, Awaited::Answer { .. } | Awaited::Steps { .. })
        };
        let named: Vec<Awaited> =
            (0..).zip(&awaited).filter(|(at, it)| is_named(*at, **it)).map(|(_, it)| *it).collect();
        let more = (named.len() < awaited.len()).then(|| self.messages.text("awaited-more"));
        let named = named.into_iter().map(|awaited| self.awaited(game, by, awaited));
        let mut standing = vec![self.status(game)];
        if let Stage::BeforePlay | Stage::Playing = game.stage() {
            standing.extend(self.electronic_boards_gone(game));
            standing.extend(self.boards_differ_now(game));
        }
        standing.extend(named.chain(more));
        standing
    }

    /// All the game waits for, as far as `by` may know it, the most important first: who does it, and with which word.
    pub fn waited_for(&self, game: &Game, by: Actor) -> Vec<String> {
        self.awaited_sentences(game, by, |_| true)
    }

    /// The state of a resumed game that is not simply played on, and who does what next.
    pub fn waits_after_resuming(&self, game: &Game) -> Option<Utterance> {
        let delivery = Delivery::notice(UtteranceKind::Opened);
        let sentence = |w: &Wording| {
            let state = game.why_no_move().filter(Refusal::is_of_an_adjournment);
            let state = state.map(|refusal| w.refusal_and_hint(game, &refusal).0);
            let awaited = w.extraordinary(game, Actor::Program).into_iter().take(MOST_AT_THE_OPENING);
            state.into_iter().chain(awaited).collect::<Vec<_>>().join(" ")
        };
        let said = self.utter_both(delivery, sentence);
        (!said.read.is_empty()).then_some(said)
    }

    /// Everything the game waits for beside its ordinary course: nobody is prompted to that.
    pub(super) fn extraordinary(&self, game: &Game, by: Actor) -> Vec<String> {
        self.awaited_sentences(game, by, |awaited| !awaited.is_ordinary())
    }

    /// At a terminal of the arbiter's own: the cases after that one that wait for a ruling, each with the words that
    /// rule.
    pub fn new_cases(&self, game: &Game, after: Option<u32>) -> Vec<Utterance> {
        let is_new = |awaited: &Awaited| matches!(awaited, Awaited::Ruling { case } if Some(*case) > after);
        let new = game.awaited().into_iter().filter(|it| self.terminal.is_the_arbiters_own() && is_new(it));
        let delivery = Delivery::answer(Actor::Arbiter, UtteranceKind::Watched);
        new.map(|awaited| self.utter_both(delivery, |w| w.awaited(game, Actor::Arbiter, awaited))).collect()
    }

    /// Everything the game waits for while the boards are seen to differ, which need not be said once more.
    pub(super) fn waits_while_boards_differ(&self, game: &Game) -> Vec<String> {
        let is_of_records = |case: u32| game.cases().get(case).is_some_and(|case| case.kind == CaseKind::RecordsDiffer);
        let awaited = game.awaited().into_iter().filter(|awaited| !awaited.is_ordinary());
        let awaited = awaited.filter(|it| {
            let case = it.case().and_then(|case| game.cases().get(case));
            !case.is_some_and(Case::is_for_the_arbiter_alone)
        });
        awaited
            .map(|awaited| {
                if let Awaited::Ruling { case } = awaited
                    && is_of_records(case)
                {
                    self.ruling_words(game, case)
                } else if awaited == Awaited::Differences {
                    self.messages.text("awaited-ruling-on-records")
                } else {
                    self.awaited(game, Actor::Program, awaited)
                }
            })
            .collect()
    }

    /// The awaited things that are no case.
    pub(super) fn awaited_beside_cases(&self, game: &Game) -> Vec<String> {
        self.awaited_sentences(game, Actor::Arbiter, |awaited| awaited.case().is_none() && !awaited.is_ordinary())
    }

    /// The awaited things that are no case and no seat.
    pub(super) fn awaited_of_the_arbiter(&self, game: &Game) -> Vec<String> {
        self.awaited_sentences(game, Actor::Arbiter, |awaited| {
            awaited.case().is_none() && !awaited.is_ordinary() && !matches!(awaited, Awaited::Seat { .. })
        })
    }

    /// The words that lead on where the state of the game refuses something, at most two sentences.
    pub(super) fn what_leads_on(&self, game: &Game, by: Actor, refusal: &Refusal) -> Vec<String> {
        let most = if *refusal == Refusal::NothingAnnounced { 2 } else { 1 };
        let is_due = |awaited: Awaited| *refusal != Refusal::NothingOpen || !awaited.is_ordinary();
        let leads_on = |awaited: Awaited| !matches!(awaited, Awaited::Steps { .. }) && is_due(awaited);
        let is_ruled_first = *refusal == Refusal::RuleFirst && by == Actor::Arbiter;
        let differ = if is_ruled_first { self.boards_differ_now(game) } else { None };
        differ.into_iter().chain(self.awaited_sentences(game, by, leads_on).into_iter().take(most)).collect()
    }

    /// Whose answer to the offer of a rematch is awaited, for who asks.
    pub fn awaits_rematch(&self, by: Actor, answers: Color) -> Utterance {
        let sentence = self.messages.fill("awaited-rematch", &[("color", &name(answers))]);
        self.utter(Delivery::answer(by, UtteranceKind::Refused), sentence)
    }

    fn awaited_sentences(&self, game: &Game, by: Actor, is_wanted: impl Fn(Awaited) -> bool) -> Vec<String> {
        let awaited = self.known_to(game, by).into_iter().filter(|awaited| is_wanted(*awaited));
        awaited.map(|awaited| self.awaited(game, by, awaited)).collect()
    }

    /// All the game waits for, as far as `by` may know it.
    fn known_to(&self, game: &Game, by: Actor) -> Vec<Awaited> {
        let may_know = |awaited: &Awaited| {
            if let Awaited::Steps { board } = awaited {
                return self.hears_of_the_board(by, *board);
            }
            let case = awaited.case().and_then(|case| game.cases().get(case));
            by == Actor::Arbiter || !case.is_some_and(Case::is_for_the_arbiter_alone)
        };
        game.awaited().into_iter().filter(may_know).collect()
    }

    /// Whether `by` hears what stands on that player's board: nobody reads it to the opponent.
    fn hears_of_the_board(&self, by: Actor, board: Color) -> bool {
        by.side().map_or_else(|| self.terminal.moves_for(board) || self.terminal.takes_rulings(), |side| side == board)
    }

    /// Everything that is still to be done on that board.
    fn steps(&self, game: &Game, board: Color) -> Option<String> {
        let steps: Vec<String> = game.steps_on(board).into_iter().map(|step| self.instruction(step)).collect();
        let list = || self.messages.fill("awaited-steps", &[("color", &name(board)), ("list", &steps.join("; "))]);
        (!steps.is_empty()).then(list)
    }

    fn awaited(&self, game: &Game, by: Actor, awaited: Awaited) -> String {
        let l = &self.messages;
        match awaited {
            Awaited::Beginning if self.terminal.moves_for(game.to_move()) => l.text("awaited-beginning"),
            Awaited::Beginning => l.text("awaited-beginning-elsewhere"),
            Awaited::SealedMove { by } => l.fill("awaited-sealed-move", &[("color", &name(by))]),
            Awaited::EndOfSession { by } => l.fill("awaited-end-of-session", &[("color", &name(by))]),
            Awaited::EnvelopeClosed => l.text("awaited-envelope-closed"),
            Awaited::Resumption => l.text("awaited-resumption"),
            Awaited::Arrival { of } => l.fill("awaited-arrival", &[("color", &name(of))]),
            Awaited::EnvelopeOpened => l.text("awaited-envelope-opened"),
            Awaited::SealedMoveEntered => l.text("awaited-sealed-move-entered"),
            Awaited::Ruling { case } if game.cases().get(case).is_some_and(|case| case.is_agreed) => {
                l.text("consent-hint")
            }
            Awaited::Ruling { case } => self.with_case(game, case, &self.ruling_words(game, case)),
            Awaited::Correction { board } => {
                let steps = self.hears_of_the_board(by, board).then(|| self.steps(game, board)).flatten();
                let confirmed = l.fill("awaited-correction", &[("color", &name(board))]);
                steps.map_or(confirmed.clone(), |steps| format!("{steps} {confirmed}"))
            }
            Awaited::ClaimedMove { by } => {
                let half_move = game.claimed_half_move();
                let mv = half_move.map_or_else(String::new, |half_move| self.algebraic(half_move, game.position()));
                let article = Article::WrongClaim.number(game.terms().edition);
                l.fill("awaited-claimed-move", &[("color", &name(by)), ("mv", &mv), ("article", &article)])
            }
            Awaited::Steps { board } => self.steps(game, board).unwrap_or_default(),
            Awaited::SheetCorrection { of } => {
                let due = self.hears_of_the_board(by, of).then(|| self.still_due(game, of)).flatten();
                let confirmed = l.fill("awaited-sheet-correction", &[("color", &name(of))]);
                due.map_or(confirmed.clone(), |due| format!("{due} {confirmed}"))
            }
            Awaited::Scoresheet { of } => l.fill("awaited-scoresheet", &[("color", &name(of))]),
            Awaited::Result => l.text("awaited-result"),
            Awaited::Clocks => match game.cases().left_to_the_arbiter() {
                Some(irregularity) => self.left_to_the_arbiter(game, irregularity),
                None => l.text("awaited-clocks"),
            },
            Awaited::Answer { case, by } => {
                self.with_case(game, case, &l.fill("awaited-answer", &[("color", &name(by))]))
            }
            Awaited::Seat { of } => {
                let running = if game.clock().running().is_some() { "yes" } else { "no" };
                l.fill("awaited-seat", &[("who", &self.actor(of)), ("running", &running)])
            }
            Awaited::Differences => l.text("awaited-differences"),
            Awaited::Execution { board } => {
                let in_hand = game.in_hand().announcement.as_ref().map(|announced| announced.half_move);
                let mv = self.announced_last(game, in_hand.or_else(|| game.owed_on_board(board)));
                l.fill("awaited-execution", &[("color", &name(board)), ("mv", &mv)])
            }
            Awaited::Completion if self.terminal.moves_for(game.to_move()) => l.text("awaited-completion"),
            Awaited::Completion => l.fill("awaited-completion-elsewhere", &[("color", &name(game.to_move()))]),
            Awaited::Press { by } => l.fill("awaited-press", &[("color", &name(by))]),
            Awaited::Repetition { by } => {
                let mv = self.announced_last(game, game.echo().map(|echo| echo.half_move));
                let is_typed_here = self.terminal.moves_for(by);
                l.fill(
                    if is_typed_here { "awaited-repetition" } else { "awaited-repetition-elsewhere" },
                    &[("mv", &mv)],
                )
            }
            Awaited::Rematch { by } => l.fill("awaited-rematch", &[("color", &name(by))]),
            Awaited::Signature { by } => {
                let is_typed_here = self.terminal.answers_for(by);
                let message = if is_typed_here { "awaited-signature" } else { "awaited-signature-elsewhere" };
                l.fill(message, &[("color", &name(by))])
            }
        }
    }

    /// The half-move announced last, completed or not.
    fn announced_last(&self, game: &Game, half_move: Option<HalfMove>) -> String {
        half_move.map_or_else(String::new, |half_move| self.algebraic(half_move, game.echo_position()))
    }

    /// The case of that number, and what is said about it.
    fn with_case(&self, game: &Game, case: u32, what: &str) -> String {
        let Some(case) = game.cases().get(case) else { return what.to_owned() };
        let named = match (case.kind, case.by) {
            (CaseKind::DrawOffer, Some(by)) => self.messages.fill("screen-offer-open", &[("color", &name(by))]),
            _ => self.case_named(game, case),
        };
        format!("{named} {what}")
    }

    /// The words with which the arbiter rules on that case, with its number where several are open. Of several words
    /// that put records right, the one that always does is named.
    fn ruling_words(&self, game: &Game, case: u32) -> String {
        if !self.terminal.takes_rulings() {
            return self.messages.text("arbiter-decides");
        }
        if game.cases().get(case).is_some_and(|case| case.kind == CaseKind::RecordsDiffer) {
            return self.messages.text("awaited-ruling-on-records");
        }
        let message = if game.cases_to_rule_on().count() > 1 { "awaited-ruling-on" } else { "awaited-ruling" };
        self.messages.fill(message, &[("case", &case)])
    }
}
