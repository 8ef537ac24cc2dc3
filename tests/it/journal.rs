//! The record on disk: chained, locked, its torn end cut off and reported, and never silently wrong.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use annabella::game::adjournment::event::AdjournmentEvent;
use annabella::game::cases::draw_claim::{
    ClaimEvent, ClaimVerdict, Difference, DrawClaim, DrawRule, Evidence, QuickplayGround,
};
use annabella::game::cases::irregularity::Irregularity;
use annabella::game::clock::chessclock::ClockState;
use annabella::game::clock::display::{ClockReading, Motion, PauseReason, PauseReasons};
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::clock::side::Side;
use annabella::game::clock::time_after::{NotedReadings, TimeAfter};
use annabella::game::clock::time_control::TimeControl;
use annabella::game::conduct::complaint_kind::{MOST_TOUCHED, TouchedSquares, WrongStart};
use annabella::game::conduct::event::{ConductEvent, PenaltyGiven};
use annabella::game::conduct::penalty::Penalty;
use annabella::game::course::pin::{PinEvent, PinHash};
use annabella::game::course::replacement::Colors;
use annabella::game::event::{CaseEvent, ClockEvent, Event, EventGroup, GameEvent, MoveEvent, RecordsEvent};
use annabella::game::half_move::HalfMove;
use annabella::game::laws::article::Article;
use annabella::game::laws::edition::{Edition, Supervision};
use annabella::game::laws::result::{GameResult, Points, Reason};
use annabella::game::laws::winnable::Proof;
use annabella::game::moves::imported::ImportedMove;
use annabella::game::moves::in_hand::Announcement;
use annabella::game::people::{Actor, AutoKept, Player, Sight};
use annabella::game::people::{Duties, Duty};
use annabella::game::records::boards::{Discrepancy, Execution, RecordsAfter, RestoredTimes, Source, SquareChange};
use annabella::game::records::scoresheet::{Meaning, SheetEntry};
use annabella::game::terms::{AgreementRule, Kind, PointSystem, RankWords, Terms, Watching, start_from};
use annabella::storage::journal::{
    Chain, Journal, JournalError, NotARecord, OpenedRecord, Record, Rest, read, replay, to_json,
};
use annabella::table_settings::TableSettings;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use shakmaty::{ByColor, CastlingMode, Color, Piece, Role, Square};
use strum::{IntoEnumIterator, VariantArray as _};
use tempfile::TempDir;

use crate::program::{DEADLINE, Home};

fn time_control() -> impl Strategy<Value = TimeControl> {
    let texts = vec!["90+30", "40/90+30,30+30", "5d3", "none", "15+10"];
    prop::sample::select(texts).prop_map(|text| text.parse().expect("a time control"))
}

fn terms() -> impl Strategy<Value = Terms> {
    let assistant = prop::option::of(prop::sample::subsequence(Duty::VARIANTS.to_vec(), 0..=6));
    let said = ("\\PC{0,20}", any::<bool>(), any::<bool>(), any::<bool>(), assistant, any::<bool>());
    let player = said.prop_map(|(name, blind, sheet, board, assistant, is_deaf)| {
        let assistant = assistant.map(|duties| Duties::of(&duties));
        let sight = if blind { Sight::Blind } else { Sight::Sighted };
        let keeps = AutoKept { sheet, board };
        Player { sight, keeps, assistant, is_deaf, sheet_language: "es".into(), ..Player::named(name) }
    });
    let time = time_control();
    let agreement =
        prop::sample::select(vec![AgreementRule::AtAnyTime, AgreementRule::AfterMoves(30), AgreementRule::WithConsent]);
    let system = prop::sample::select(PointSystem::iter().collect::<Vec<_>>());
    let ranks = prop::sample::select(RankWords::iter().collect::<Vec<_>>());
    let watching = prop::sample::select(vec![Watching::Allowed, Watching::Forbidden]);
    let of_the_event = (agreement, system, ranks, watching, prop::option::of("[a-z/]{1,20}"));
    let tags = prop::collection::vec(("[A-Z][a-z]{1,8}", "\\PC{0,30}"), 0..4);
    (player.clone(), player, time, any::<bool>(), tags, of_the_event).prop_map(
        |(white, black, time, casual, tags, (agreement, points, ranks, watching, event_file))| {
            let mut terms = Terms::between(white, black);
            terms.time = ByColor::new_with(|_| time.clone());
            terms.kind = if casual { Kind::Casual } else { Kind::Rated };
            terms.start = start_from("4k3/8/8/8/8/8/4P3/4K3 w - - 3 7", CastlingMode::Standard).expect("a start");
            terms.tags = tags;
            (terms.agreement, terms.points, terms.ranks) = (agreement, points, ranks);
            (terms.watching, terms.event_file) = (watching, event_file);
            terms
        },
    )
}

fn color() -> impl Strategy<Value = Color> {
    prop::sample::select(Color::ALL.to_vec())
}

fn actor() -> impl Strategy<Value = Actor> {
    prop_oneof![
        color().prop_map(Actor::Player),
        color().prop_map(Actor::Assistant),
        Just(Actor::Arbiter),
        Just(Actor::Program)
    ]
}

fn square() -> impl Strategy<Value = Square> {
    prop::sample::select(Square::ALL.to_vec())
}

fn piece() -> impl Strategy<Value = Option<Piece>> {
    let one = (color(), prop::sample::select(Role::ALL.to_vec())).prop_map(|(color, role)| Piece { color, role });
    prop::option::of(one)
}

fn half_move() -> impl Strategy<Value = HalfMove> {
    let promotion = prop::sample::select(vec![None, Some(Role::Queen), Some(Role::Knight)]);
    (square(), square(), promotion)
        .prop_filter("a hand moves from one square to another", |(from, to, _)| from != to)
        .prop_map(|(from, to, promotion)| HalfMove { from, to, promotion })
}

fn announcement() -> impl Strategy<Value = Announcement> {
    (color(), half_move(), "\\PC{0,20}", any::<bool>(), prop::option::of(actor())).prop_map(
        |(by, half_move, text, draw_offer, said_by)| Announcement { by, half_move, text, draw_offer, said_by },
    )
}

fn entry() -> impl Strategy<Value = SheetEntry> {
    let meaning = prop_oneof![
        half_move().prop_map(Meaning::HalfMove),
        prop::collection::vec(half_move(), 2..4).prop_map(Meaning::Ambiguous),
        Just(Meaning::Unreadable)
    ];
    let says = prop::option::of(prop::sample::select(vec!["Nbd2", "O-O-O", "exd5", "?e7e8Q", "a8P", "R1xa3"]));
    let says = says.prop_map(|text| text.map(|text| text.parse().expect("a description")));
    ("\\PC{0,20}", says, meaning, any::<bool>()).prop_map(|(text, says, meaning, draw_offer)| SheetEntry {
        text,
        says,
        meaning,
        draw_offer,
    })
}

fn span() -> impl Strategy<Value = Span> {
    (-1_000_000_000_i64..1_000_000_000).prop_map(Span)
}

/// A draw because nobody can mate names the proof and the states that were examined, also where there were none.
#[test]
fn a_result_on_disk_names_its_proof_with_its_states() {
    for (proof, name, states) in [
        (Proof::Terminal, "terminal", 0),
        (Proof::Material, "material", 0),
        (Proof::Closure { states: 7 }, "closure", 7),
    ] {
        let event = Event::ended(GameResult::drawn_without_mate(Reason::DeadPosition, proof));
        let expected = format!(r#""reason":"dead_position","no_mate":"{name}","states":{states}}}"#);
        assert!(to_json(&event).ends_with(&expected), "{}", to_json(&event));
    }
}

fn result() -> impl Strategy<Value = GameResult> {
    let (zero, half, one) = (Points::Zero, Points::Half, Points::One);
    let scores = vec![(one, zero), (zero, one), (half, half), (zero, zero), (half, zero), (zero, half)];
    let proof = prop_oneof![
        Just(Proof::Terminal),
        Just(Proof::Material),
        any::<u32>().prop_map(|states| Proof::Closure { states: states.into() })
    ];
    (prop::sample::select(scores), prop::sample::select(Reason::VARIANTS.to_vec()), prop::option::of(proof)).prop_map(
        |((white, black), reason, no_mate)| {
            // A game that was not played is won, lost or lost by both (6.7).
            let of = |points| if reason == Reason::Forfeit && points == Points::Half { Points::Zero } else { points };
            GameResult { points: ByColor { white: of(white), black: of(black) }, reason, no_mate }
        },
    )
}

fn records_after() -> impl Strategy<Value = RecordsAfter> {
    prop::sample::select(vec![RecordsAfter::Kept, RecordsAfter::RestoredWhereAutoKept, RecordsAfter::Restored])
}

fn claim_event() -> impl Strategy<Value = ClaimEvent> {
    let rule = prop::sample::select(vec![DrawRule::Threefold, DrawRule::FiftyMoves]);
    let claim = (rule, prop::option::of(half_move())).prop_map(|(rule, intended)| DrawClaim { rule, intended });
    let difference =
        prop::sample::select(vec![Difference::PlayerToMove, Difference::CastlingRights, Difference::EnPassant]);
    let evidence = prop_oneof![
        (prop::collection::vec(0..400_usize, 0..5), prop::collection::vec((0..400_usize, difference), 0..3))
            .prop_map(|(same, alike)| Evidence::Occurrences { same, alike }),
        any::<u32>().prop_map(|count| Evidence::QuietHalfMoves { count }),
    ];
    let verdict = prop::sample::select(vec![ClaimVerdict::Correct, ClaimVerdict::Wrong]);
    (color(), claim, any::<u32>(), verdict, evidence, any::<u8>()).prop_map(
        |(by, claim, case, verdict, evidence, kind)| match kind % 6 {
            0 => ClaimEvent::DrawClaimed { by, claim },
            1 => ClaimEvent::QuickplayClaimed { by, ground: QuickplayGround::NoEffort },
            2 => ClaimEvent::QuickplayClaimed { by, ground: QuickplayGround::NormalMeans },
            3 => ClaimEvent::QuickplayClaimedWithoutArbiter { by, ground: QuickplayGround::NoEffort },
            4 => ClaimEvent::IncrementRequested { by },
            _ => ClaimEvent::DrawClaimJudged { by, claim, case, verdict, evidence },
        },
    )
}

const WRONG_STARTS: [WrongStart; 4] = [WrongStart::SetUp, WrongStart::Board, WrongStart::Colors, WrongStart::Clock];

fn link() -> impl Strategy<Value = (String, Option<String>)> {
    (".{0,8}", prop::option::of(".{0,20}"))
}

fn conduct() -> impl Strategy<Value = ConductEvent> {
    let penalty = prop_oneof![
        prop::sample::select(vec![
            Penalty::Warning,
            Penalty::Loss { opponent: None },
            Penalty::Fine,
            Penalty::Expulsion
        ]),
        any::<u32>().prop_map(|rounds| Penalty::Exclusion { rounds }),
        span().prop_map(|span| Penalty::TimeToOpponent { span }),
        span().prop_map(|span| Penalty::TimeTaken { span }),
        prop::sample::select(vec![Points::Half, Points::One]).prop_map(|points| Penalty::PointsTaken { points }),
        prop::sample::select(vec![Points::Half, Points::One]).prop_map(|points| Penalty::PointsToOpponent { points }),
    ];
    let given = (color(), penalty, prop::option::of(any::<u32>()), ".{0,20}");
    prop_oneof![
        given.prop_map(|(to, penalty, case, words)| {
            let article = penalty.article().number(Edition::OF_2023).to_owned();
            ConductEvent::PenaltyGiven(PenaltyGiven { to, penalty, article, case, words })
        }),
        (any::<u32>(), ".{0,8}", ".{0,20}").prop_map(|(case, article, words)| ConductEvent::RulingExplained {
            case,
            article,
            words
        }),
        (color(), any::<u32>()).prop_map(|(to, look)| ConductEvent::RecordShown { to, look }),
        (prop::sample::select(Article::VARIANTS.to_vec()), prop::option::of(color()), ".{0,20}").prop_map(
            |(about, by, words)| {
                let article = about.number(Edition::OF_2023).to_owned();
                ConductEvent::ArticleReported { about, article, of: by.map(|by| !by), by, words }
            }
        ),
        (color(), prop::option::of(half_move()))
            .prop_map(|(of, executed)| ConductEvent::SilentPressClaimed { of, executed }),
        (color(), prop::option::of(any::<u32>()), ".{0,20}").prop_map(|(by, case, words)| ConductEvent::AppealMade {
            by,
            case,
            words
        }),
        prop::sample::select(vec![Supervision::Adequate, Supervision::None])
            .prop_map(|supervision| ConductEvent::SupervisionSet { supervision }),
        (prop::option::of(color()), prop::sample::select(WRONG_STARTS.to_vec()))
            .prop_map(|(by, what)| ConductEvent::WrongStartClaimed { by, what }),
        (prop::option::of(color()), squares_changed())
            .prop_map(|(by, squares)| ConductEvent::SetUpKept { by, squares }),
        color().prop_map(|by| ConductEvent::AdjustingAnnounced { by }),
        (color(), prop::collection::vec(square(), 1..=MOST_TOUCHED)).prop_map(|(of, squares)| {
            ConductEvent::TouchClaimed { of, squares: TouchedSquares::of(&squares).expect("not too many") }
        }),
        (color(), half_move(), 0..400_usize, 0..5u32)
            .prop_map(|(by, half_move, ply, count)| ConductEvent::IllegalMoveClaimed { by, half_move, ply, count }),
        (color(), half_move(), 0..400_usize).prop_map(|(by, half_move, ply)| ConductEvent::IllegalMoveNoted {
            by,
            half_move,
            ply
        }),
        color().prop_map(|by| ConductEvent::EmptyPressNoted { by }),
        (1..9u32).prop_map(|case| ConductEvent::IllegalMoveStands { case }),
        (color(), 0..400_usize).prop_map(|(by, ply)| ConductEvent::CorrectionProposed { by, ply }),
    ]
}

fn adjournment_event() -> impl Strategy<Value = Event> {
    let of_a_player = (color(), 0..4_u8).prop_map(|(by, kind)| match kind {
        0 => AdjournmentEvent::SealRequired { by },
        1 => AdjournmentEvent::MoveSealed { by },
        2 => AdjournmentEvent::GameAdjourned { by, awaits_passphrase: false },
        _ => AdjournmentEvent::ReplySealed { by, awaits_passphrase: true },
    });
    let of_the_envelope = prop_oneof![
        any::<u32>().prop_map(|ends| AdjournmentEvent::SessionAnnounced { ends: Moment(ends.into()) }),
        ".{0,40}".prop_map(|letter| AdjournmentEvent::EnvelopeClosed { letter }),
        ".{0,40}".prop_map(|text| AdjournmentEvent::ResumptionSet { text }),
        entry().prop_map(|entry| AdjournmentEvent::EnvelopeOpened { entry }),
        Just(AdjournmentEvent::GameResumed),
        Just(AdjournmentEvent::EnvelopeLost),
    ];
    prop_oneof![of_a_player, of_the_envelope].prop_map(Event::Adjournment)
}

fn squares_changed() -> impl Strategy<Value = Vec<SquareChange>> {
    prop::collection::vec((square(), piece()).prop_map(|(square, piece)| SquareChange { square, piece }), 1..5)
}

fn event() -> impl Strategy<Value = Event> {
    let execution =
        prop_oneof![half_move().prop_map(Execution::HalfMove), squares_changed().prop_map(Execution::Squares)];
    let discrepancy = (square(), piece(), piece()).prop_map(|(square, on_white_board, on_black_board)| Discrepancy {
        square,
        on_white_board,
        on_black_board,
    });
    let moves = prop_oneof![
        (color(), prop::collection::vec(square(), 1..4), any::<bool>())
            .prop_map(|(by, squares, is_before)| Event::Move(MoveEvent::PiecesTouched { by, squares, is_before })),
        color().prop_map(|by| Event::Move(MoveEvent::TouchDisregarded { by })),
        announcement().prop_map(|announcement| Event::Move(MoveEvent::MoveAnnounced(announcement))),
        (announcement(), records_after()).prop_map(|(announcement, records)| Event::Move(
            MoveEvent::AnnouncementCorrected { announcement, records }
        )),
        records_after().prop_map(|records| Event::Move(MoveEvent::AnnouncementWithdrawn { records })),
        actor().prop_map(|by| Event::Move(MoveEvent::MoveRepeated { by })),
        (actor(), prop::option::of(half_move()), "\\PC{0,20}")
            .prop_map(|(by, repeated, words)| Event::Move(MoveEvent::RepetitionDiffered { by, repeated, words })),
        (color(), execution).prop_map(|(board, execution)| Event::Records(RecordsEvent::Executed { board, execution })),
        (color(), entry()).prop_map(|(sheet, entry)| Event::Records(RecordsEvent::Recorded { sheet, entry })),
        (color(), 0..400_usize).prop_map(|(sheet, from)| Event::Records(RecordsEvent::Struck { sheet, from })),
        (color(), 0..400_usize).prop_map(|(sheet, from)| Event::Records(RecordsEvent::StrikeDue { sheet, from })),
        (color(), 0..400_usize, entry())
            .prop_map(|(sheet, ply, entry)| Event::Records(RecordsEvent::EntryCorrectionDue { sheet, ply, entry })),
        (color(), 0..400_usize, entry())
            .prop_map(|(sheet, ply, entry)| Event::Records(RecordsEvent::EntryWriteInDue { sheet, ply, entry })),
        (color(), 0..400_usize, entry()).prop_map(|(sheet, ply, entry)| Event::Records(RecordsEvent::EntryCorrected {
            sheet,
            ply,
            entry
        })),
        (color(), 0..400_usize).prop_map(|(sheet, ply)| Event::Records(RecordsEvent::EntryStrikeDue { sheet, ply })),
        (color(), 0..400_usize).prop_map(|(sheet, ply)| Event::Records(RecordsEvent::EntryStruck { sheet, ply })),
        (color(), 0..400_usize, 0..400_usize)
            .prop_map(|(sheet, ply, other)| Event::Records(RecordsEvent::ExchangeDue { sheet, ply, other })),
        color().prop_map(|sheet| Event::Records(RecordsEvent::SheetCorrected { sheet })),
        (color(), half_move())
            .prop_map(|(board, half_move)| { Event::Records(RecordsEvent::HalfMoveCounted { board, half_move }) }),
        color().prop_map(|by| Event::Move(MoveEvent::MoveCompleted { by, heard: None })),
        (half_move(), "\\PC{0,9}", any::<bool>(), prop::option::of(span()), prop::option::of(span())).prop_map(
            |(half_move, text, draw_offer, clock, used)| {
                let comment = text.clone();
                Event::Move(MoveEvent::MoveImported(ImportedMove {
                    half_move,
                    text,
                    draw_offer,
                    clock,
                    used,
                    marks: comment.clone(),
                    variations: vec![comment.clone()],
                    comment,
                }))
            }
        ),
        color().prop_map(|board| Event::Move(MoveEvent::MoveImpossible { board })),
    ];
    let table = prop_oneof![
        prop::collection::vec(discrepancy, 0..6)
            .prop_map(|found| Event::Records(RecordsEvent::BoardsDiffered { squares: found })),
        Just(Event::Records(RecordsEvent::BoardsAgreed)),
        (0..400_usize).prop_map(|agreed_plies| Event::Records(RecordsEvent::SheetsDiffered { agreed_plies })),
        Just(Event::Records(RecordsEvent::SheetsAgreed)),
        (0..400_usize, 0..400_usize).prop_map(|(white, black)| {
            Event::Records(RecordsEvent::SheetsIncomplete { missing: ByColor { white, black } })
        }),
        color().prop_map(|sheet| Event::Records(RecordsEvent::SheetUpdated { sheet })),
        (0..400_usize, prop::collection::vec(half_move(), 0..6))
            .prop_map(|(from, half_moves)| Event::Records(RecordsEvent::LineReplaced { from, half_moves })),
        (0..400_usize, prop::sample::select(vec![RestoredTimes::AsThen, RestoredTimes::BeforeTheNext]))
            .prop_map(|(ply, times)| Event::Records(RecordsEvent::Retraced { ply, times })),
        color().prop_map(|board| Event::Records(RecordsEvent::BoardAdjusted { board })),
        color().prop_map(|board| Event::Records(RecordsEvent::BoardCorrectionDue { board })),
        color().prop_map(|board| Event::Records(RecordsEvent::BoardStepDone { board })),
        (color(), "[0-9]{0,5}", "[0-9.]{0,5}", any::<bool>()).prop_map(|(board, number, version, turned)| {
            Event::Records(RecordsEvent::BoardConnected { board, device: "DGT".to_owned(), number, version, turned })
        }),
        color().prop_map(|board| Event::Records(RecordsEvent::BoardLost { board })),
        color().prop_map(|board| Event::Records(RecordsEvent::BoardIgnored { board })),
        color().prop_map(|board| Event::Records(RecordsEvent::BoardRead { board })),
    ];
    let clock = prop_oneof![
        Just(Event::Game(GameEvent::PlayBegun)),
        (actor(), any::<bool>()).prop_map(|(who, is_lost)| {
            Event::Game(if is_lost { GameEvent::SeatLost { who } } else { GameEvent::SeatRegained { who } })
        }),
        prop::sample::select(vec![GameEvent::RecordLeft, GameEvent::StillRunning, GameEvent::RecordClosed])
            .prop_map(Event::Game),
        "[ -~]{0,80}".prop_map(|hash| Event::Pin(PinEvent::PinSet { hash: PinHash::new(hash) })),
        prop::sample::select(vec![PinEvent::PinRefused, PinEvent::PinRefusedElsewhere, PinEvent::PinGiven])
            .prop_map(Event::Pin),
        conduct().prop_map(Event::Conduct),
        (color(), span(), prop::option::of(1_u32..9), "[a-z ]{0,12}")
            .prop_map(|(from, span, case, words)| { Event::Clock(ClockEvent::TimeTaken { from, span, case, words }) }),
        span().prop_map(|gap| Event::Game(GameEvent::RecordReopened { gap, program: None })),
        span().prop_map(|gap| Event::Clock(ClockEvent::TimeMissing { gap })),
        prop::sample::select(PauseReason::VARIANTS.to_vec())
            .prop_map(|reason| Event::Clock(ClockEvent::ClocksStopped { reason })),
        Just(Event::Clock(ClockEvent::ClocksStarted)),
        (span(), span())
            .prop_map(|(white, black)| Event::Clock(ClockEvent::ClocksSet { times: ByColor { white, black } })),
        (color(), span(), "[a-z ]{0,12}").prop_map(|(to, span, words)| Event::Clock(ClockEvent::TimeAdded {
            to,
            span,
            case: None,
            words
        })),
        (time_control(), time_control()).prop_map(|(white, black)| Event::Clock(ClockEvent::TimeControlsSet {
            controls: ByColor { white, black }
        })),
        span().prop_map(|span| Event::Clock(ClockEvent::IncrementGiven { span })),
        (color(), 0..4_u32).prop_map(|(of, period)| Event::Clock(ClockEvent::PeriodSet { of, period })),
        color().prop_map(|of| Event::Clock(ClockEvent::PlayerAbsent { of })),
        color().prop_map(|of| Event::Clock(ClockEvent::PlayerArrived { of })),
        (color(), any::<bool>()).prop_map(|(of, is_case)| Event::Clock(ClockEvent::DefaultTimePassed { of, is_case })),
        (color(), any::<u32>()).prop_map(|(of, moves)| Event::Clock(ClockEvent::CounterSet { of, moves })),
        (color(), any::<u32>()).prop_map(|(of, ms)| Event::Clock(ClockEvent::FlagFell { of, fell: Moment(ms.into()) })),
    ];
    let rulings = prop_oneof![
        terms().prop_map(|terms| Event::Game(GameEvent::RecordOpened { terms: Box::new(terms), program: None })),
        color().prop_map(|by| Event::Case(CaseEvent::DrawOffered { by })),
        color().prop_map(|by| Event::Case(CaseEvent::DrawDeclined { by })),
        color().prop_map(|by| Event::Game(GameEvent::RematchOffered { by })),
        color().prop_map(|by| Event::Game(GameEvent::RematchDeclined { by })),
        (color(), 0..5u32).prop_map(|(of, count)| Event::Case(CaseEvent::IllegalMovesSet { of, count })),
        actor().prop_map(|by| Event::Case(CaseEvent::ArbiterCalled { by })),
        (color(), half_move(), any::<u32>()).prop_map(|(by, half_move, count)| {
            Event::Irregularity(Irregularity::IllegalMoveFound { by, half_move, count })
        }),
        (color(), prop::option::of(any::<u32>()))
            .prop_map(|(by, count)| Event::Irregularity(Irregularity::EmptyPressFound { by, count })),
        (color(), prop::option::of(0..5u32))
            .prop_map(|(by, count)| Event::Irregularity(Irregularity::TwoHandsFound { by, count })),
        color().prop_map(|by| Event::Move(MoveEvent::MoveMade { by })),
        prop::option::of(any::<u32>()).prop_map(|case| Event::Case(CaseEvent::CaseAccepted { case })),
        color().prop_map(|of| Event::Case(CaseEvent::FlagClaimed { of })),
        color().prop_map(|by| Event::Case(CaseEvent::DrawAccepted { by })),
        color().prop_map(|of| Event::Conduct(ConductEvent::AssistantSet { of, duties: Duties::ALL })),
        any::<u32>().prop_map(|case| Event::Case(CaseEvent::RulingPostponed { case })),
        (any::<u32>(), ".{0,20}").prop_map(|(case, words)| Event::Case(CaseEvent::RulingTakenBack { case, words })),
        prop::option::of(any::<u32>()).prop_map(|case| Event::Case(CaseEvent::CaseRejected { case })),
        ".{0,40}".prop_map(|text| Event::Game(GameEvent::NoteWritten { text })),
        (
            "[a-z]{1,9}",
            "[a-z]{1,9}",
            "[a-z]{1,9}",
            prop::option::of("[a-z]{1,9}"),
            prop::option::of(any::<u32>()),
            prop::option::of("[a-z]{1,9}"),
            "[a-z]{2}",
        )
            .prop_map(|(seat, press, verbosity, face, cells, notation, language)| {
                let settings = TableSettings {
                    seat,
                    press,
                    verbosity,
                    face,
                    cells,
                    notation,
                    language,
                    hall: None,
                    hall_credentials: None,
                };
                Event::Game(GameEvent::TableSet(settings))
            }),
        (result(), prop::option::of(result()), ".{0,20}")
            .prop_map(|(result, uncounted, words)| Event::Game(GameEvent::GameEnded { result, uncounted, words })),
        result().prop_map(|result| Event::Game(GameEvent::ResultChanged { result })),
        ".{0,20}".prop_map(|words| Event::Game(GameEvent::ResultTakenBack { words })),
        color().prop_map(|by| Event::Game(GameEvent::ResultSigned { by })),
        (prop::sample::select(vec![Colors::AsBefore, Colors::Exchanged]), link())
            .prop_map(|(colors, (article, next))| Event::Game(GameEvent::GameCancelled { colors, article, next })),
        link().prop_map(|(article, previous)| Event::Game(GameEvent::ReplacementBegun { article, previous })),
        color().prop_map(|by| Event::Move(MoveEvent::MoveUnmade { by })),
        (color(), half_move())
            .prop_map(|(by, half_move)| { Event::Irregularity(Irregularity::TouchMoveFound { by, half_move }) }),
        (color(), half_move())
            .prop_map(|(by, half_move)| { Event::Irregularity(Irregularity::ClaimedMoveFound { by, half_move }) }),
        claim_event().prop_map(Event::Claim),
    ];
    prop_oneof![moves, table, clock, rulings, adjournment_event()]
}

fn record(seq: u64, event: Event) -> Record {
    Record {
        seq,
        at: Moment(seq * 10),
        wall_ms: 1_700_000_000_000 + seq,
        by: Actor::Arbiter,
        event,
        source: None,
        seat: None,
        arrived: None,
        time: None,
    }
}

fn reading() -> impl Strategy<Value = ClockReading> {
    let span = || any::<i64>().prop_map(Span);
    (prop::option::of(span()), span(), any::<u32>(), any::<u32>(), any::<u32>(), prop::option::of(any::<u32>()))
        .prop_map(|(remaining, used, moves, period, times, to_control)| ClockReading {
            remaining,
            used,
            moves,
            period,
            times,
            to_control,
        })
}

fn side() -> impl Strategy<Value = Side> {
    let moment = || prop::option::of(any::<u64>().prop_map(Moment));
    (any::<[i64; 4]>(), any::<[u32; 4]>(), moment(), moment()).prop_map(|(spans, numbers, flag, recorded)| {
        let ([given, used, on_move, extra], [moves, period, times, block]) = (spans.map(Span), numbers);
        Side { given, used, on_move, extra, moves, period, times, block: block.min(moves), flag, recorded }
    })
}

fn time_after() -> impl Strategy<Value = TimeAfter> {
    let both = || (reading(), reading()).prop_map(|(white, black)| ByColor { white, black });
    let noted = (any::<usize>(), both(), both()).prop_map(|(ply, before_press, readings)| NotedReadings {
        ply,
        before_press,
        readings,
    });
    let reasons = prop::sample::subsequence(PauseReason::VARIANTS.to_vec(), 0..4);
    let stopped =
        reasons.prop_map(|reasons| Motion::Stopped(reasons.into_iter().fold(PauseReasons::NONE, PauseReasons::with)));
    let motion = prop_oneof![stopped, any::<u64>().prop_map(|since| Motion::Since(Moment(since)))];
    let entered = prop::option::of(
        any::<[Option<i64>; 2]>().prop_map(|[white, black]| ByColor { white: white.map(Span), black: black.map(Span) }),
    );
    (side(), side(), color(), motion, entered, prop::collection::vec(noted, 0..3)).prop_map(
        |(white, black, whose, motion, entered, noted)| {
            let clocks = ClockState { sides: ByColor { white, black }, whose, motion, entered };
            TimeAfter { clocks, noted }
        },
    )
}

proptest! {
    #[test]
    fn every_event_is_read_back_as_it_was_written(
        event in event(),
        before in "[a-z]{0,9}",
        by in actor(),
        source in prop::sample::select(vec![None, Some(Source::Board), Some(Source::Lever)]),
        (seat, arrived) in (prop::option::of(actor()), prop::option::of(any::<u64>().prop_map(Moment))),
        time in prop::option::of(time_after()),
    ) {
        let record = Record { by, source, seat, arrived, time, ..record(7, event) };
        let mut chain = Chain::new();
        chain.tie(&before);
        let (mut read, mut other) = (chain.clone(), Chain::new());
        other.tie("something else");
        let line = record.to_line(&mut chain);
        let whole_line = line.ends_with("\"}\n") && line.matches('\n').count() == 1;
        prop_assert!(whole_line, "one line");
        let line = line.trim_end_matches('\n');
        prop_assert_eq!(Record::from_line(line, &mut read), Ok(record.clone()));
        prop_assert_eq!(read.mark(), chain.mark());
        prop_assert_eq!(Record::from_line(line, &mut other), Err(NotARecord::Damaged), "tied to another line");
    }

    #[test]
    fn no_line_causes_a_panic_of_the_reader(text in ".{0,200}") {
        prop_assert!(Record::from_line(&text, &mut Chain::new()).is_err());
    }
}

/// The property above tries every kind of event that the enums have.
#[test]
fn every_kind_of_event_is_read_back() {
    let known: BTreeSet<&str> = EventGroup::iter().flat_map(EventGroup::kinds).copied().collect();
    let mut runner = TestRunner::deterministic();
    let mut event = || event().new_tree(&mut runner).expect("an event").current();
    let generated: BTreeSet<&str> = (0..10_000).map(|_| event().kind().name()).collect();
    assert_eq!(generated, known);
    let names = EventGroup::iter().map(|group| group.kinds().len());
    assert_eq!(names.sum::<usize>(), known.len(), "no two events have the same name");
}

fn path_in(folder: &TempDir) -> PathBuf {
    folder.path().join("game.jsonl")
}

/// Opens a journal, and waits while a process just started by another test still holds the inherited file.
pub fn open(path: &Path) -> Result<(Journal, OpenedRecord), JournalError> {
    for _ in 0..100_000 {
        match Journal::open(path) {
            Err(JournalError::Locked { .. }) => std::thread::yield_now(),
            opened => return opened,
        }
    }
    Journal::open(path)
}

fn events() -> Vec<Event> {
    let mut events = vec![
        Event::Game(GameEvent::RecordOpened {
            terms: Box::new(Terms::between(Player::named("Änne"), Player::named("José"))),
            program: None,
        }),
        Event::Game(GameEvent::PlayBegun),
    ];
    for note in 0..6 {
        events.push(Event::Game(GameEvent::NoteWritten { text: format!("note {note} – ütf") }));
    }
    events
}

fn write_journal(path: &Path) -> Vec<Record> {
    let mut journal = Journal::create(path).expect("a new journal").with_patience(DEADLINE);
    let records: Vec<Record> = events().into_iter().enumerate().map(|(i, event)| record(i as u64, event)).collect();
    for record in &records {
        assert_eq!(journal.append(std::slice::from_ref(record)), [], "written");
    }
    records
}

#[test]
fn a_journal_torn_at_any_byte_keeps_every_whole_line() {
    let folder = TempDir::new().expect("a folder");
    let path = path_in(&folder);
    let records = write_journal(&path);
    let bytes = fs::read(&path).expect("readable");
    let first_line = bytes.iter().position(|byte| *byte == b'\n').expect("a line") + 1;
    let last_line = bytes.len() - 250;
    for end in (first_line..last_line).step_by(13).chain(last_line..bytes.len()) {
        fs::write(&path, &bytes[..end]).expect("torn");
        let (mut journal, opened) = open(&path).unwrap_or_else(|error| panic!("torn at {end}: {error:?}"));
        let whole = bytes[..end].iter().filter(|byte| **byte == b'\n').count();
        assert_eq!(opened.records, records[..whole], "torn at {end}");
        assert_eq!(opened.rest != Rest::Nothing, bytes[end - 1] != b'\n', "torn at {end}");
        journal = journal.with_patience(DEADLINE);
        assert_eq!(journal.append(&[record(0, Event::Records(RecordsEvent::BoardsAgreed))]), [], "it goes on");
        drop(journal);
        let reopened = read(&path).expect("whole again");
        assert_eq!(reopened.records.len(), whole + 1);
        assert_eq!(reopened.rest, Rest::Nothing);
    }
}

#[test]
fn an_edited_line_is_named_and_nothing_is_changed() {
    let folder = TempDir::new().expect("a folder");
    let path = path_in(&folder);
    write_journal(&path);
    let text = fs::read_to_string(&path).expect("readable");
    let edited = text.replace("note 2", "note 9");
    fs::write(&path, &edited).expect("edited");
    let Err(JournalError::Damaged { line, .. }) = open(&path) else { panic!("the edit is not seen") };
    assert_eq!(line, 5, "the line of the edit");
    assert_eq!(fs::read_to_string(&path).expect("readable"), edited);
    let without: Vec<&str> = text.lines().enumerate().filter(|(i, _)| *i != 3).map(|(_, line)| line).collect();
    fs::write(&path, without.join("\n") + "\n").expect("a line taken out");
    assert!(matches!(read(&path), Err(JournalError::Damaged { line: 4, .. })));
}

#[test]
fn one_program_at_a_time_writes_a_journal() {
    let folder = TempDir::new().expect("a folder");
    let path = path_in(&folder);
    let journal = {
        write_journal(&path);
        open(&path).expect("the first").0
    };
    assert!(matches!(Journal::open(&path), Err(JournalError::Locked { .. })));
    assert!(read(&path).is_ok(), "it may be read");
    drop(journal);
    assert!(open(&path).is_ok());
}

/// Some kinds of events had other names before the first release: such records are read to the end.
#[test]
fn a_record_with_the_names_of_before_is_read_to_its_end() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals/v2-renamed/many-events.jsonl");
    let opened = read(&file).expect("a record");
    assert_eq!(opened.rest, annabella::storage::journal::Rest::Nothing);
    let game = replay(&opened.records).expect("a game");
    let at = opened.records.last().map_or(Moment::START, |record| record.at);
    let expected = fs::read_to_string(file.with_extension("end.json")).expect("how it ends");
    assert_eq!(annabella::rehearsal::end_of(&game, at).to_string(), expected.trim());
}

/// The default time was no case once: the cases of such a record keep their numbers.
#[test]
fn a_default_time_of_before_takes_no_number_of_a_case() {
    let home = Home::new();
    let path = home.path("game.jsonl");
    let typed = "arbiter: begin\narbiter: absent black\nstatus\narbiter: arrived black\ne2e5\n\narbiter: rule accept\n";
    let options = ["--default-time", "0s", "--face", "lines", "--voice", "off", "--lang", "en", "--journal"];
    let played = home.run(&[&["play"], &options[..], &[&home.at("game.jsonl")]].concat(), typed);
    let text = fs::read_to_string(&path).expect("a record");
    assert!(text.contains("\"is_case\":true") && text.contains("\"case\":2"), "{played:?} {text}");
    let (mut chain, mut before) = (Chain::new(), String::new());
    for line in text.lines() {
        let (body, _) = line.rsplit_once(",\"h\":").expect("tied");
        let body = body.replace(",\"is_case\":true", "").replace("\"case\":2", "\"case\":1");
        before.push_str(&chain.tie(&body));
    }
    fs::write(&path, before).expect("written");
    let opened = read(&path).expect("a record");
    let game = replay(&opened.records).expect("a game");
    assert_eq!(game.cases_to_rule_on().count(), 0, "{:?}", game.cases_to_rule_on().collect::<Vec<_>>());
}

/// Lines of a later version are sound: `verify` counts them, `repair` copies them, a report says that they are there.
#[test]
fn lines_of_a_later_version_are_counted_and_never_cut_off() {
    let folder = TempDir::new().expect("a folder");
    let path = path_in(&folder);
    let carried = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals/v2/many-events.jsonl");
    let text = fs::read_to_string(carried).expect("a record");
    // Tied again after one kind was given a name of the future.
    let mut chain = Chain::new();
    let mut future = String::new();
    for line in text.lines() {
        let (body, _) = line.rsplit_once(",\"h\":").expect("tied");
        let body = body.replace("\"kind\":\"sheets_differed\"", "\"kind\":\"sheets_folded\"");
        future.push_str(&chain.tie(&body));
    }
    assert_ne!(future, text);
    fs::write(&path, &future).expect("written");
    let verified = annabella::storage::journal::verify(&path).expect("verified");
    assert_eq!((verified.lines, verified.not_understood > 0), (text.lines().count(), true), "{verified:?}");
    let repaired = annabella::storage::journal::repair(&path).expect("repaired");
    assert_eq!(fs::read_to_string(&repaired.to).expect("there"), future, "nothing is cut off");
    assert_eq!(repaired.not_understood, verified.not_understood);
}

#[test]
fn a_file_that_is_not_a_journal_is_named_and_left_alone() {
    let folder = TempDir::new().expect("a folder");
    let path = path_in(&folder);
    for content in [&b""[..], b"\n", b"{}\n", b"1. e4 e5\n2. Nf3\n", &[0xff, 0x00, b'\n'][..]] {
        fs::write(&path, content).expect("written");
        assert!(matches!(Journal::open(&path), Err(JournalError::NotAJournal { .. })), "{content:?}");
    }
    assert!(matches!(Journal::create(&path), Err(JournalError::Create { .. })), "an existing file is not overwritten");
    assert!(matches!(Journal::open(&folder.path().join("none")), Err(JournalError::Open { .. })));
}

/// The fixtures must be read and written byte for byte by every later program.
#[test]
fn journals_of_this_version_are_read_and_written_byte_for_byte() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals/v2");
    let mut seen = 0;
    for file in fs::read_dir(folder).expect("the folder of old journals").map(|file| file.expect("a file").path()) {
        if file.extension().is_none_or(|extension| extension != "jsonl") {
            continue;
        }
        let records = read(&file).expect("a record").records;
        let mut chain = Chain::new();
        let written: String = records.iter().map(|record| record.to_line(&mut chain)).collect();
        assert_eq!(written, fs::read_to_string(&file).expect("text"), "{}", file.display());
        let game = replay(&records).expect("a game");
        let at = records.last().map_or(Moment::START, |record| record.at);
        let end = annabella::rehearsal::end_of(&game, at).to_string();
        let expected = fs::read_to_string(file.with_extension("end.json")).expect("how it ends");
        assert_eq!(end, expected.trim(), "{}", file.display());
        seen += 1;
    }
    assert!(seen >= 3, "{seen} journals");
}
