//! Conduct at the board: complaints, penalties, supervision, looks at the arbiter's record (Articles 7, 11, 12; A, B).

pub mod command;
mod complaint;
pub mod complaint_kind;
pub mod event;
pub mod penalty;
mod report;

use shakmaty::{ByColor, Color};

use crate::game::Game;
use crate::game::cases::CaseState;
use crate::game::cases::irregularity::Irregularity;
use crate::game::cases::kind::CaseKind;
use crate::game::clock::can_be_shown;
use crate::game::clock::moment::{Moment, Span};
use crate::game::conduct::command::ConductCommand;
use crate::game::conduct::event::{ConductEvent, PenaltyGiven};
use crate::game::conduct::penalty::{Penalties, Penalty};
use crate::game::draft::{Decided, Draft};
use crate::game::event::{Event, GameEvent};
use crate::game::laws::article::Article;
use crate::game::laws::edition::TimeClass;
use crate::game::laws::result::{GameResult, Points, Reason};
use crate::game::people::{Actor, Duties};
use crate::game::refusal::{ConductRefusal, Refusal};
use crate::game::terms::PointSystem;

/// The penalties given so far, and how often each player has seen the record.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Conduct {
    penalties: Penalties,
    /// Those given after the end.
    after_the_end: Penalties,
    /// How often each player was shown the arbiter's record.
    looks: ByColor<u32>,
}

impl Game {
    pub(super) fn decide_conduct(&self, at: Moment, by: Actor, command: ConductCommand) -> Decided {
        match command {
            ConductCommand::Adjust => self.decide_adjusting(by),
            ConductCommand::ClaimTouch(squares) => self.decide_touch_claim(by, &squares),
            ConductCommand::ClaimTwoHands => self.decide_two_hands_claim(by),
            ConductCommand::ClaimIllegalMove(plies) => self.decide_illegal_move_claim(by, plies),
            ConductCommand::ClaimArticle { number, words } => {
                let of = by.side().map_or(!self.to_move(), |side| !side);
                self.decide_report(&number, Some(of), Some(!of), words)
            }
            ConductCommand::Report { number, of, words } => self.decide_report(&number, of, None, words),
            ConductCommand::ClaimSilent => self.decide_silent_claim(by),
            ConductCommand::Appeal { case, words } => self.decide_appeal(by, case, words),
            ConductCommand::LookAtRecord => self.decide_look_at_record(by),
            ConductCommand::ClaimWrongStart(what) => self.decide_wrong_start_claim(at, by, what),
            ConductCommand::Penalise { to, penalty, words } => self.decide_penalty(at, to, penalty, words),
            ConductCommand::SetSupervision(_) if self.terms.time_class() == TimeClass::Standard => {
                Err(Refusal::Conduct(ConductRefusal::NotRapidOrBlitz))
            }
            ConductCommand::SetSupervision(supervision) if supervision == self.terms.supervision => {
                Err(Refusal::AlreadySaid)
            }
            ConductCommand::SetAssistant(of, duties) => self.decide_assistant(of, duties),
            ConductCommand::SetSupervision(supervision) => {
                Ok(vec![Event::Conduct(ConductEvent::SupervisionSet { supervision })])
            }
        }
    }

    pub(super) fn apply_conduct(&mut self, at: Moment, event: &ConductEvent) {
        match event {
            ConductEvent::PenaltyGiven(given) => self.apply_penalty(at, given),
            ConductEvent::RulingExplained { .. } => {}
            ConductEvent::RecordShown { to, look } => self.conduct.looks[*to] = *look,
            ConductEvent::AdjustingAnnounced { .. } => self.moves.begin_adjusting(),
            ConductEvent::TouchClaimed { of, squares } => self.open_touch_claim(at, *of, *squares),
            ConductEvent::ArticleReported { about, of, words, .. } => {
                self.open_case(at, CaseKind::Reported(*about), *of);
                self.cases.note(words, of.map(|of| self.clock().used(of, at)));
            }
            ConductEvent::SilentPressClaimed { of, .. } => self.open_case(at, CaseKind::SilentPress, Some(*of)),
            ConductEvent::AppealMade { by, case, words } => {
                self.open_case(at, CaseKind::Appeal { case: *case }, Some(*by));
                self.cases.note(words, None);
            }
            ConductEvent::IllegalMoveClaimed { by, half_move, ply, count } => {
                let irregularity = Irregularity::IllegalMoveFound { by: *by, half_move: *half_move, count: *count };
                self.cases.set_illegal_moves(*by, *count);
                self.cases.close(CaseState::Accepted, |case| case.kind == CaseKind::Unclaimed { ply: *ply });
                self.cases.open(CaseKind::Irregularity(irregularity), Some(*by), (at, ply + 1));
            }
            ConductEvent::IllegalMoveNoted { by, ply, .. } => {
                self.cases.open(CaseKind::Unclaimed { ply: *ply }, Some(*by), (at, ply + 1));
            }
            ConductEvent::EmptyPressNoted { by } => {
                self.open_case(at, CaseKind::UnclaimedPress, Some(*by));
            }
            ConductEvent::IllegalMoveStands { case } => self.cases.set_state(*case, CaseState::Rejected),
            ConductEvent::CorrectionProposed { by, ply } => {
                self.open_case(at, CaseKind::LateIllegalMove { ply: *ply }, Some(*by));
            }
            ConductEvent::WrongStartClaimed { by, what } => {
                self.open_case(at, CaseKind::WrongStart(*what), *by);
            }
            ConductEvent::SetUpKept { squares, .. } => self.apply_set_up_kept(squares),
            ConductEvent::SupervisionSet { supervision } => self.terms.supervision = *supervision,
            ConductEvent::AssistantSet { of, duties } => self.terms.players[*of].assistant = Some(*duties),
        }
    }

    /// An assistant is engaged, gets other duties, or is dismissed (D.2.10). A sighted player has one only if the blind
    /// player has none, or if the sighted player cannot hear (D.2.11).
    fn decide_assistant(&self, of: Color, duties: Option<Duties>) -> Decided {
        let duties = duties.unwrap_or(Duties::usual_for(self.terms.players[of].sight));
        let mut terms = self.terms.clone();
        terms.players[of].assistant = Some(duties);
        if self.terms.players[of].assistant == Some(duties) {
            return Err(Refusal::AlreadySaid);
        }
        if terms.has_an_assistant_too_many().is_some() {
            return Err(Refusal::Conduct(ConductRefusal::BlindPlayerHasAssistant));
        }
        if terms.lacks_assistant() == Some(of) {
            return Err(Refusal::Conduct(ConductRefusal::AssistantNeeded));
        }
        Ok(vec![Event::Conduct(ConductEvent::AssistantSet { of, duties })])
    }

    /// How often that player has seen the arbiter's record.
    pub fn looks_of(&self, color: Color) -> u32 {
        self.conduct.looks[color]
    }

    /// The half points that a result gives each player by the rules of the event, penalties counted (10.1, 12.9).
    pub fn half_points_given(&self, result: &GameResult) -> ByColor<u32> {
        let system = self.terms.points;
        let given = result.points.map(|points| system.half_points_for(points));
        match system {
            // The result itself says so.
            PointSystem::Ordinary => given,
            PointSystem::ThreeOneZero => {
                let ended = self.result_before_points().unwrap_or(*result);
                self.penalties_counted_on(&ended).count_half_points(given, system.half_points_for(Points::One))
            }
        }
    }

    /// The penalties that count on a game that ended so: the arbiter who declares a result has counted those before.
    fn penalties_counted_on(&self, ended: &GameResult) -> &Penalties {
        if ended.is_declared() { &self.conduct.after_the_end } else { &self.conduct.penalties }
    }

    /// Whether penalties in points are part of that result (12.9).
    pub fn is_penalised(&self, result: &GameResult) -> bool {
        let is_counted = self.terms.points == PointSystem::Ordinary && !result.is_declared();
        is_counted && self.penalties().iter().any(|(_, penalty)| penalty.is_in_points())
    }

    /// The penalties given so far.
    pub fn penalties(&self) -> &Penalties {
        &self.conduct.penalties
    }
}

/// The most times a player may see the record in a game; more would disturb the opponent.
pub const MOST_LOOKS: u32 = 5;

impl Game {
    /// The player who has the move asks to be shown the record.
    pub(super) fn decide_look_at_record(&self, by: Actor) -> Decided {
        self.in_play()?;
        let exists = Article::LooksAtRecord.exists_in(self.terms.edition);
        let is_fast = self.terms.time_class() != TimeClass::Standard;
        if !exists || !is_fast || !self.is_supervised() {
            return Err(Refusal::Conduct(ConductRefusal::NoLooks));
        }
        let (to, to_move) = (by.side().unwrap_or(self.to_move()), self.to_move());
        if to != to_move {
            return Err(Refusal::NotYourMove { to_move });
        }
        let look = self.looks_of(to) + 1;
        if look > MOST_LOOKS {
            return Err(Refusal::Conduct(ConductRefusal::LookedEnough { times: MOST_LOOKS }));
        }
        Ok(vec![Event::Conduct(ConductEvent::RecordShown { to, look })])
    }
}

impl Game {
    pub(in crate::game) fn decide_penalty(&self, at: Moment, to: Color, penalty: Penalty, words: String) -> Decided {
        self.can_be_given(at, to, penalty)?;
        let against_offender = self.cases.pending().rfind(|case| case.is_for_the_arbiter() && case.by == Some(to));
        let given = PenaltyGiven {
            to,
            penalty,
            article: penalty.article().number(self.terms.edition).to_owned(),
            case: against_offender.map(|case| case.id),
            words,
        };
        let reason = given.words.clone();
        let mut draft = Draft::of(self, at);
        draft.push(Event::Conduct(ConductEvent::PenaltyGiven(given)));
        if let Some(result) = self.result_changed_by(to, penalty) {
            draft.push(Event::Game(GameEvent::ResultChanged { result }));
        } else if penalty.loses() && self.result().is_none() {
            draft.decide_made();
            let mut lost = GameResult::won_by(!to, Reason::Arbiter);
            if let Penalty::Loss { opponent: Some(points) } = penalty {
                lost.points[!to] = points;
            }
            let named = self.article_and_reason(&reason).map_or("", |(number, _)| number).to_owned();
            draft.push(Event::Game(GameEvent::GameEnded { result: lost, uncounted: None, words: named }));
        }
        Ok(draft.events)
    }

    fn can_be_given(&self, at: Moment, to: Color, penalty: Penalty) -> Result<(), Refusal> {
        let over = self.result().is_some();
        let edition = self.terms.edition;
        match penalty {
            Penalty::Fine | Penalty::Exclusion { .. } if !penalty.article().exists_in(edition) => {
                Err(Refusal::Conduct(ConductRefusal::NoSuchPenalty { edition }))
            }
            Penalty::Exclusion { rounds: 0 } => Err(Refusal::Conduct(ConductRefusal::NoRounds)),
            Penalty::Warning | Penalty::Expulsion | Penalty::Fine | Penalty::Exclusion { .. } => Ok(()),
            Penalty::TimeToOpponent { .. } | Penalty::TimeTaken { .. } if over => Err(Refusal::GameOver),
            Penalty::TimeToOpponent { span } => self.can_get_time(!to, span),
            Penalty::TimeTaken { span } => self.can_be_taken(at, to, span),
            Penalty::PointsToOpponent { points: Points::Zero } | Penalty::PointsTaken { points: Points::Zero }
                if !self.penalties().stands(to, penalty) =>
            {
                Err(Refusal::Conduct(ConductRefusal::NoPoints))
            }
            Penalty::PointsToOpponent { .. } | Penalty::PointsTaken { .. } | Penalty::Loss { .. } => Ok(()),
        }
    }

    /// The result of a game that is over, if that penalty changes it: how the game ended is kept (12.9.4 to 12.9.6).
    fn result_changed_by(&self, to: Color, penalty: Penalty) -> Option<GameResult> {
        let now = self.result()?;
        let ended = self.result_before_points().unwrap_or(now);
        let mut given = self.penalties_counted_on(&ended).clone();
        given.add(to, penalty);
        let mut result = ended;
        let lost = given.iter().filter_map(|(loser, penalty)| {
            let Penalty::Loss { opponent } = penalty else { return None };
            Some((loser, opponent.unwrap_or(Points::One)))
        });
        if let Some((loser, points)) = lost.last() {
            result.points = ByColor::new_with(|color| if color == loser { Points::Zero } else { points });
            if result.points != ended.points {
                (result.reason, result.no_mate) = (Reason::Arbiter, None);
            }
        }
        let changes_only_points = match self.terms.points {
            PointSystem::Ordinary => {
                result.points = given.counted_points(result.points);
                false
            }
            PointSystem::ThreeOneZero => penalty.is_in_points(),
        };
        (result != now || changes_only_points).then_some(result)
    }

    /// The result does not stand: neither do the penalties that lost the game, nor those that were given after it.
    pub(in crate::game) fn forget_penalties_of_the_result(&mut self) {
        self.conduct.penalties.forget_losses();
        self.conduct.after_the_end = Penalties::default();
    }

    /// Whether that time can be added to that player's clock or taken from it.
    pub(in crate::game) fn can_get_time(&self, color: Color, span: Span) -> Result<(), Refusal> {
        if !self.has_time_limit(color) {
            Err(Refusal::NoClock)
        } else if span == Span::ZERO || !can_be_shown(span) {
            Err(Refusal::NotATime)
        } else {
            Ok(())
        }
    }

    /// Whether that time can be taken from that clock: it must show something afterwards.
    pub(in crate::game) fn can_be_taken(&self, at: Moment, from: Color, span: Span) -> Result<(), Refusal> {
        self.can_get_time(from, span)?;
        match self.clock().remaining(from, at) {
            Some(left) if left > span => Ok(()),
            Some(_) => Err(Refusal::Conduct(ConductRefusal::TooLittleTime { of: from })),
            None => Err(Refusal::NotATime),
        }
    }

    pub(super) fn apply_penalty(&mut self, at: Moment, given: &PenaltyGiven) {
        self.conduct.penalties.add(given.to, given.penalty);
        if self.result().is_some() {
            self.conduct.after_the_end.add(given.to, given.penalty);
        }
        if let Some(case) = given.case {
            self.cases.penalise(case, given.penalty);
        }
        if let Some((of, span)) = given.penalty.time(given.to) {
            self.apply_time_given(at, of, span);
        }
    }
}
