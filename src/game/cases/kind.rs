//! The kinds of cases, and one table of what the Laws say of each.

use crate::game::cases::draw_claim::{ClaimVerdict, DrawClaim, DrawRule};
use crate::game::cases::irregularity::Irregularity;
use crate::game::conduct::complaint_kind::{TouchedSquares, WrongStart};
use crate::game::laws::article::Article;
use crate::game::laws::result::Reason;

/// The subject of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaseKind {
    /// A completed illegal move, or what counts as one (7.5).
    Irregularity(Irregularity),
    /// An offer of a draw (9.1.2).
    DrawOffer,
    /// A draw claimed by repetition or by fifty moves (9.2, 9.3).
    DrawClaim(DrawClaim),
    /// A draw claimed in a quickplay finish (2009: 10.2; 2014: G.5; since: III.5).
    Quickplay,
    /// A draw claimed in a quickplay finish without an arbiter: play does not go on (2009: D.1; 2014: G.6; since:
    /// III.6).
    QuickplayWithoutArbiter,
    /// A request for an increment instead (2014: G.4; since: III.4).
    IncrementRequest,
    /// A fallen flag claimed on a clock on the table (6.8).
    FlagClaim,
    /// The two boards or the two scoresheets differ (D.2.9).
    RecordsDiffer,
    /// The player of the case has touched these squares (4.3, 4.4).
    Touched(TouchedSquares),
    /// Something that was wrong when the game began, claimed by the player of the case (6.10, 7.2, 7.3).
    WrongStart(WrongStart),
    /// An illegal move of the player of the case that the opponent may claim until making the next move. Without
    /// adequate supervision the program is silent about it, and only the arbiter sees the case (A.5.2).
    Unclaimed { ply: usize },
    /// The player of the case has pressed the clock without a move: unclaimed in the same way (7.5.3, A.5.2).
    UnclaimedPress,
    /// The player of the case, or nobody by name, is reported under that article.
    Reported(Article),
    /// The player of the case has pressed the clock without announcing the move (D.2.1, D.2.4).
    SilentPress,
    /// The player of the case has not arrived within the default time (6.7.1, I.10).
    DefaultTime,
    /// The player of the case appeals against the ruling on the case of that number (11.10).
    Appeal { case: Option<u32> },
    /// An illegal move that only both players together may still correct, claimed by the player of the case (A.5.2).
    LateIllegalMove { ply: usize },
}

/// The Laws' rule for one kind of case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CaseRule {
    /// Its name in the messages.
    pub name: &'static str,
    /// The article for the case; where the records differ, that for boards that do.
    pub article: Article,
    pub decided_by: Decider,
    /// Whether it judges a half-move, so that it is void when that half-move is taken back. What a player did to the
    /// clock or with two hands, and what was wrong before play, must still be ruled on. If the records differ, the next
    /// comparison closes the case.
    pub judges_a_half_move: bool,
    pub stops_play: StopsPlay,
    pub on_accept: Ruling,
    pub on_reject: Ruling,
    /// The reasons for which a game ends if it is accepted: it is open again if that result is taken back.
    pub ends_as: &'static [Reason],
}

/// The person who decides a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decider {
    Arbiter,
    /// The arbiter, and nobody else learns of it (A.5.2, 12.7).
    ArbiterAlone,
    /// The opponent of the player of the case answers it.
    Opponent,
}

/// The effect of an open case on play (7.5, 5.1.1, D.2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StopsPlay {
    Always,
    /// Postponed, play goes on in the arbiter's presence.
    UntilPostponed,
    /// As the last, if the boards differ: scoresheets alone are put right while play goes on.
    IfBoardsDiffer,
    /// Once both players agree and until the arbiter consents, or decides later (9.1.1).
    OnceAgreed,
    Never,
}

/// The consequence of an accepted or rejected case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// Nothing but that it is closed.
    Close,
    /// The illegal move is taken back and penalised, or loses the game (7.5.5).
    TakeBack(Irregularity),
    /// What counts as an illegal move is penalised, or loses the game.
    Penalise(Irregularity),
    /// An illegal move stands, if play can go on from it.
    LetStand,
    /// The move in hand is taken back.
    WithdrawAnnouncement,
    /// The move in hand stands, and is made.
    MakeAnnounced(Irregularity),
    /// The claim of a draw is judged.
    Judge(DrawClaim, ClaimVerdict),
    /// The game is drawn as both players agree (9.1.1).
    Consent,
    /// The game is drawn in a quickplay finish.
    DrawQuickplay,
    /// The opponent of the claimant in a quickplay finish gets time.
    RejectQuickplay,
    /// Both get an increment, and the opponent time (III.4).
    GiveIncrement,
    /// The flag has fallen.
    FlagFell,
    /// Back as proposed (D.2.9).
    GoBack,
    /// What was wrong when the game began is put right, or the game is cancelled.
    PutStartRight(WrongStart),
    /// The pieces were touched: touch-move applies.
    Bind(TouchedSquares),
    /// The arbiter intervenes because of an illegal move that nobody has claimed, or of a press without a move.
    Intervene { ply: Option<usize> },
    /// What nobody has claimed is not penalised.
    LeaveUnclaimed,
    /// The displaced pieces were put back on the own time of the player of the case (7.4.1).
    TakeTimeSince,
    /// The player of the case loses for having come too late, and so does the opponent if absent as long (6.7.1, I.10).
    Default,
    /// The silent press does not count: the time since then is that of who pressed, who is warned (D.2.4).
    UndoPress,
}

impl CaseRule {
    /// A case for the arbiter about a half-move: play stops until it is accepted or rejected, and nothing else follows.
    const fn of(name: &'static str, article: Article) -> CaseRule {
        CaseRule {
            name,
            article,
            decided_by: Decider::Arbiter,
            judges_a_half_move: true,
            stops_play: StopsPlay::Always,
            on_accept: Ruling::Close,
            on_reject: Ruling::Close,
            ends_as: &[],
        }
    }

    const fn decided_by(self, decided_by: Decider) -> CaseRule {
        CaseRule { decided_by, ..self }
    }

    /// It is still to be ruled on when a half-move is taken back.
    const fn outlives_the_half_move(self) -> CaseRule {
        CaseRule { judges_a_half_move: false, ..self }
    }

    const fn stops(self, stops_play: StopsPlay) -> CaseRule {
        CaseRule { stops_play, ..self }
    }

    const fn rulings(self, on_accept: Ruling, on_reject: Ruling) -> CaseRule {
        CaseRule { on_accept, on_reject, ..self }
    }

    const fn ends_as(self, ends_as: &'static [Reason]) -> CaseRule {
        CaseRule { ends_as, ..self }
    }
}

impl CaseKind {
    /// What the Laws say of it.
    pub fn rule(self) -> CaseRule {
        use Ruling::{
            Bind, Close, Consent, Default, DrawQuickplay, FlagFell, GiveIncrement, GoBack, Intervene, Judge,
            LeaveUnclaimed, LetStand, MakeAnnounced, Penalise, PutStartRight, RejectQuickplay, TakeBack, TakeTimeSince,
            UndoPress, WithdrawAnnouncement,
        };
        match self {
            CaseKind::Irregularity(found) => {
                let row = |name| CaseRule::of(name, found.article()).ends_as(&[Reason::IllegalMoves]);
                match found {
                    Irregularity::IllegalMoveFound { .. } => row("illegal").rulings(TakeBack(found), LetStand),
                    Irregularity::EmptyPressFound { .. } => {
                        row("empty").outlives_the_half_move().rulings(Penalise(found), Close)
                    }
                    Irregularity::TwoHandsFound { .. } => {
                        row("hands").outlives_the_half_move().rulings(Penalise(found), Close)
                    }
                    Irregularity::TouchMoveFound { .. } => {
                        row("touch").rulings(WithdrawAnnouncement, MakeAnnounced(found))
                    }
                    Irregularity::ClaimedMoveFound { .. } => {
                        row("claimed-move").rulings(WithdrawAnnouncement, MakeAnnounced(found))
                    }
                }
            }
            CaseKind::DrawOffer => CaseRule::of("offer", Article::DrawOffer)
                .decided_by(Decider::Opponent)
                .stops(StopsPlay::OnceAgreed)
                .rulings(Consent, Close)
                .ends_as(&[Reason::Agreement]),
            CaseKind::DrawClaim(claim) => {
                let ends_as: &[Reason] = match claim.rule {
                    DrawRule::Threefold => &[Reason::Threefold],
                    DrawRule::FiftyMoves => &[Reason::FiftyMoves],
                };
                CaseRule::of(claim.rule.into(), claim.article())
                    .rulings(Judge(claim, ClaimVerdict::Correct), Judge(claim, ClaimVerdict::Wrong))
                    .ends_as(ends_as)
            }
            CaseKind::Quickplay => CaseRule::of("quickplay", Article::Quickplay)
                .stops(StopsPlay::UntilPostponed)
                .rulings(DrawQuickplay, RejectQuickplay)
                .ends_as(&[Reason::Quickplay]),
            CaseKind::QuickplayWithoutArbiter => CaseRule::of("quickplay", Article::QuickplayWithoutArbiter)
                .rulings(DrawQuickplay, Close)
                .ends_as(&[Reason::Quickplay]),
            CaseKind::IncrementRequest => {
                CaseRule::of("increment", Article::IncrementRequest).rulings(GiveIncrement, Close)
            }
            CaseKind::FlagClaim => CaseRule::of("flag", Article::FlagFall)
                .outlives_the_half_move()
                .stops(StopsPlay::Never)
                .rulings(FlagFell, Close)
                .ends_as(&[Reason::Time, Reason::BothFlags]),
            CaseKind::RecordsDiffer => CaseRule::of("records", Article::BoardsDiffer)
                .outlives_the_half_move()
                .stops(StopsPlay::IfBoardsDiffer)
                .rulings(GoBack, Close),
            CaseKind::Touched(squares) => CaseRule::of("touched", Article::TouchMove).rulings(Bind(squares), Close),
            CaseKind::WrongStart(what) => {
                CaseRule::of(what.into(), what.article()).outlives_the_half_move().rulings(PutStartRight(what), Close)
            }
            CaseKind::Unclaimed { ply } => CaseRule::of("unclaimed", Article::UnsupervisedIllegalMove)
                .decided_by(Decider::ArbiterAlone)
                .stops(StopsPlay::Never)
                .rulings(Intervene { ply: Some(ply) }, LeaveUnclaimed),
            CaseKind::UnclaimedPress => CaseRule::of("unclaimed-press", Article::EmptyPress)
                .decided_by(Decider::ArbiterAlone)
                .outlives_the_half_move()
                .stops(StopsPlay::Never)
                .rulings(Intervene { ply: None }, LeaveUnclaimed),
            CaseKind::Reported(article) => CaseRule::of("reported", article)
                .outlives_the_half_move()
                .stops(StopsPlay::Never)
                .rulings(if article == Article::PiecesPutBack { TakeTimeSince } else { Close }, Close),
            CaseKind::SilentPress => {
                CaseRule::of("silent", Article::Announcement).stops(StopsPlay::Always).rulings(UndoPress, Close)
            }
            CaseKind::DefaultTime => CaseRule::of("default-time", Article::DefaultTime)
                .outlives_the_half_move()
                .stops(StopsPlay::Never)
                .rulings(Default, Close)
                .ends_as(&[Reason::Forfeit, Reason::Arbiter]),
            CaseKind::Appeal { .. } => {
                CaseRule::of("appeal", Article::Appeal).outlives_the_half_move().stops(StopsPlay::Never)
            }
            CaseKind::LateIllegalMove { .. } => CaseRule::of("late", Article::UnsupervisedIllegalMove)
                .decided_by(Decider::Opponent)
                .stops(StopsPlay::Never),
        }
    }

    /// The irregularity, if it is about one.
    pub fn irregularity(self) -> Option<Irregularity> {
        let CaseKind::Irregularity(irregularity) = self else { return None };
        Some(irregularity)
    }

    /// Whether it can be ruled on when the game is over: conduct after the end, and appeals.
    pub fn outlives_the_game(self) -> bool {
        matches!(self, CaseKind::Reported(_) | CaseKind::Appeal { .. })
    }

    /// Whether it is a claim or a request in a quickplay finish.
    pub fn is_of_a_quickplay_finish(self) -> bool {
        matches!(self, CaseKind::Quickplay | CaseKind::QuickplayWithoutArbiter | CaseKind::IncrementRequest)
    }
}
