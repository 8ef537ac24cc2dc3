//! Who may say what: every command by every actor, and rules that a table of roles cannot show.

use std::fmt::Write as _;

use annabella::game::cases::command::Proposal;
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::command::{
    AdjournmentCommand, AdjournmentCommandKind, AnnouncedMove, CaseCommand, CaseCommandKind, ClockCommand,
    ClockCommandKind, Command, Decision, GameCommand, GameCommandKind, MoveCommand, MoveCommandKind, RecordsCommand,
    RecordsCommandKind, Repetition, every_rule,
};

use annabella::game::adjournment::sealed_move::SealedMove;
use annabella::game::cases::draw_claim::{ClaimCommand, DrawClaim, DrawRule, QuickplayGround};
use annabella::game::conduct::command::{ConductCommand, ConductCommandKind};
use annabella::game::conduct::complaint_kind::WrongStart;
use annabella::game::conduct::penalty::Penalty;
use annabella::game::laws::edition::Supervision;
use annabella::game::laws::result::Reason;
use annabella::game::people::{Actor, Player, Sight};
use annabella::game::people::{Duties, Duty};
use annabella::game::permissions::Role;
use annabella::game::records::boards::Execution;
use annabella::game::records::scoresheet::{Meaning, SheetEntry};
use annabella::game::refusal::{ConductRefusal, Refusal};
use annabella::game::rule::Scope;
use annabella::game::terms::Terms;
use annabella::interpreter::vocabulary::Vocabulary;
use shakmaty::{ByColor, Color, Square};
use strum::{IntoEnumIterator, VariantArray as _};

use crate::laws::{Played, half_move, spoken};

const WHITE: Actor = Actor::Player(Color::White);
const BLACK: Actor = Actor::Player(Color::Black);

/// One of every command. A test below compares them with the kinds of the enums.
pub fn every_command() -> Vec<Command> {
    let entry = SheetEntry { text: "e4".into(), says: None, meaning: Meaning::Unreadable, draw_offer: false };
    let points = annabella::game::laws::result::score("1-0").expect("a score");
    let moves = [
        MoveCommand::Touch(vec![Square::E2]),
        MoveCommand::Announce(spoken("e2e4")),
        MoveCommand::Repeat(Repetition::AsAnnounced),
        MoveCommand::Correct(spoken("e2e4")),
        MoveCommand::Press,
        MoveCommand::Complete,
        MoveCommand::Undo,
    ];
    let clocks = [
        ClockCommand::Stop,
        ClockCommand::Go,
        ClockCommand::Set(ByColor::default()),
        ClockCommand::AddTime(Some(Color::White), Span::ZERO, String::new()),
        ClockCommand::TakeTime(Color::White, Span::ZERO, String::new()),
        ClockCommand::SetControls(ByColor::new_with(|_| "90".parse().expect("a time control"))),
        ClockCommand::SetPeriod(Color::White, 0),
        ClockCommand::SetCounter(Color::White, 0),
        ClockCommand::Absent(Color::White),
        ClockCommand::Arrived(Color::White),
    ];
    let records = [
        RecordsCommand::Execute(Color::White, Execution::HalfMove(half_move("e2e4"))),
        RecordsCommand::Record(Color::White, entry),
        RecordsCommand::Strike(Color::White, 0),
        RecordsCommand::Check(Color::White, None),
        RecordsCommand::Retrace(None),
        RecordsCommand::Adjust(None),
        RecordsCommand::Done(Color::White),
    ];
    let cases = [
        CaseCommand::OfferDraw,
        CaseCommand::Accept(Proposal::Draw),
        CaseCommand::Decline(Proposal::Draw),
        CaseCommand::ClaimFlag,
        CaseCommand::Claim(ClaimCommand::Draw(DrawClaim { rule: DrawRule::Threefold, intended: None })),
        CaseCommand::CallArbiter,
        CaseCommand::Rule(None, Decision::Accept, String::new()),
        CaseCommand::SetIllegalMoves(Color::White, 0),
    ];
    let established = SheetEntry { text: "e4".into(), says: None, meaning: Meaning::Unreadable, draw_offer: false };
    let adjournment = [
        AdjournmentCommand::Adjourn(None),
        AdjournmentCommand::Seal(SealedMove::written("e4")),
        AdjournmentCommand::SetResumption("tomorrow".into()),
        AdjournmentCommand::Reopen,
        AdjournmentCommand::Open(None),
        AdjournmentCommand::LoseEnvelope,
        AdjournmentCommand::Establish(established),
    ];
    let game = [
        GameCommand::Begin,
        GameCommand::Resign,
        GameCommand::Sign,
        GameCommand::DeclareResult { points, reason: Reason::Arbiter, words: String::new() },
        GameCommand::TakeBackResult(String::new()),
        GameCommand::Note("a note".into()),
    ];
    let conduct = [
        ConductCommand::Penalise { to: Color::White, penalty: Penalty::Warning, words: String::new() },
        ConductCommand::SetSupervision(Supervision::None),
        ConductCommand::SetAssistant(Color::Black, Some(Duties::of(&[Duty::Press]))),
        ConductCommand::Adjust,
        ConductCommand::ClaimTouch(vec![Square::E2]),
        ConductCommand::ClaimTwoHands,
        ConductCommand::ClaimIllegalMove(None),
        ConductCommand::ClaimWrongStart(WrongStart::SetUp),
        ConductCommand::ClaimArticle { number: "11.5".to_owned(), words: "talks".to_owned() },
        ConductCommand::ClaimSilent,
        ConductCommand::Report { number: "11.3.2".to_owned(), of: Some(Color::White), words: "a phone".to_owned() },
        ConductCommand::Appeal { case: None, words: String::new() },
        ConductCommand::LookAtRecord,
    ];
    let mut all: Vec<Command> = moves.into_iter().map(Command::Move).collect();
    all.extend(clocks.into_iter().map(Command::Clock));
    all.extend(records.into_iter().map(Command::Records));
    all.extend(cases.into_iter().map(Command::Case));
    all.extend(adjournment.into_iter().map(Command::Adjournment));
    all.extend(game.into_iter().map(Command::Game));
    all.extend(conduct.into_iter().map(Command::Conduct));
    all
}

/// Every command, some with several values, each with the first word of its line.
pub fn every_word() -> Vec<(&'static str, Command)> {
    let starts = [WrongStart::Board, WrongStart::Colors, WrongStart::Clock].map(ConductCommand::ClaimWrongStart);
    let quickplay = CaseCommand::Claim(ClaimCommand::Quickplay(QuickplayGround::NormalMeans));
    let mut all = every_command();
    all.extend(starts.into_iter().map(Command::Conduct));
    all.push(Command::Case(quickplay));
    all.into_iter().filter_map(|command| Some((*command.rule().words.first()?, command))).collect()
}

#[test]
fn the_table_of_roles() {
    let mut table = String::new();
    for command in every_command() {
        let name = kind_of(&command);
        let scopes = Role::VARIANTS.iter().map(|role| match role.scope(&command.rule()) {
            Scope::Nobody => "-",
            Scope::OwnSide => "own",
            Scope::Anybody => "any",
        });
        let scopes: String = scopes.map(|scope| format!("{scope:<4}")).collect();
        writeln!(table, "{:<28}{}", name, scopes.trim_end()).expect("written");
    }
    insta::assert_snapshot!(table);
}

fn blind_black() -> Played {
    let mut terms = Terms::between(Player::named("W"), Player::named("B"));
    terms.players[Color::Black].sight = Sight::Blind;
    let mut played = Played::on(terms);
    played.says(Actor::Arbiter, Command::Game(GameCommand::Begin)).expect("play begins");
    played
}

#[test]
fn nobody_resigns_or_offers_or_accepts_a_draw_for_a_player() {
    for by in [Actor::Arbiter, Actor::Assistant(Color::Black), Actor::Assistant(Color::White)] {
        let mut played = blind_black();
        played.play("e2e4").play("e7e5");
        let offer = Command::Case(CaseCommand::OfferDraw);
        for command in [offer.clone(), Command::Game(GameCommand::Resign)] {
            assert!(played.says(by, command.clone()).is_err(), "{by:?} {command:?}");
        }
        played.says(WHITE, offer).expect("White offers");
        for command in [CaseCommand::Accept(Proposal::Draw), CaseCommand::Decline(Proposal::Draw)] {
            assert!(played.says(by, Command::Case(command.clone())).is_err(), "{by:?} {command:?}");
        }
        assert_eq!((played.game.offer(), played.result()), (Some(Color::White), None), "nothing has changed");
    }
}

/// A move with an offer is an announcement and an offer: nobody but the player whose move it is says both.
#[test]
fn a_move_with_an_offer_needs_the_right_to_both() {
    let offering = |uci: &str| AnnouncedMove { draw_offer: true, ..spoken(uci) };
    let actors = [WHITE, BLACK, Actor::Assistant(Color::White), Actor::Assistant(Color::Black), Actor::Arbiter];
    let announce = |uci: &str| Command::Move(MoveCommand::Announce(offering(uci)));
    let correct = |uci: &str| Command::Move(MoveCommand::Correct(offering(uci)));
    for by in actors {
        let mut first = blind_black();
        assert_eq!(first.says(by, announce("e2e4")).is_ok(), by == WHITE, "{by:?} announces for White");
        let mut second = blind_black();
        second.play("e2e4");
        assert_eq!(second.says(by, announce("e7e5")).is_ok(), by == BLACK, "{by:?} announces for Black");
        let mut reply = blind_black();
        reply.announce("e2e4").expect("announced");
        assert_eq!(reply.says(by, announce("e7e5")).is_ok(), by == BLACK, "{by:?} replies");
        let mut slip = blind_black();
        slip.announce("e2e4").expect("announced");
        assert_eq!(slip.says(by, correct("d2d4")).is_ok(), by == WHITE, "{by:?} corrects");
        for played in [first, second, reply, slip] {
            assert!(played.game.offer().is_none_or(|offerer| by == Actor::Player(offerer)), "{by:?} has offered");
        }
    }
}

/// The speaker corrects a slip and takes it back (D.2.8); the other side's assistant only what the
/// assistant has said.
#[test]
fn a_slip_is_put_right_by_its_speaker() {
    let actors = [WHITE, BLACK, Actor::Assistant(Color::White), Actor::Assistant(Color::Black), Actor::Arbiter];
    for speaker in actors {
        for by in actors {
            for correction in [Command::Move(MoveCommand::Correct(spoken("d2d4"))), Command::Move(MoveCommand::Undo)] {
                let mut played = blind_black();
                let announced = Command::Move(MoveCommand::Announce(spoken("e2e4")));
                if played.says(speaker, announced).is_err() {
                    assert_eq!(speaker, BLACK, "everybody else may announce White's move at the table");
                    continue;
                }
                let may = by == speaker || by.side() == Some(Color::White);
                assert_eq!(
                    played.says(by, correction.clone()).is_ok(),
                    may,
                    "{by:?} corrects {speaker:?}: {correction:?}"
                );
            }
        }
    }
}

#[test]
fn a_player_cannot_change_the_opponents_board_or_sheet() {
    let mut played = blind_black();
    let whites = every_command().into_iter().filter(|command| match command {
        Command::Records(RecordsCommand::Retrace(_) | RecordsCommand::Adjust(_)) => false,
        Command::Records(_) => true,
        Command::Move(_)
        | Command::Clock(_)
        | Command::Case(_)
        | Command::Game(_)
        | Command::Adjournment(_)
        | Command::Conduct(_) => false,
    });
    for command in whites {
        assert_eq!(played.says(BLACK, command.clone()), Err(Refusal::NotYours { whose: WHITE }), "{command:?}");
    }
    let executed = Command::Records(RecordsCommand::Execute(Color::White, Execution::HalfMove(half_move("e2e4"))));
    played.says(Actor::Assistant(Color::Black), executed).expect("an assistant moves for both (D.2.10.1)");
    assert_eq!(played.at, Moment::START);
}

/// Whether a refusal says that this role may not give the command.
fn is_not_allowed_to_role(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::NotYours { .. }
            | Refusal::NotAssistantsDuty
            | Refusal::Conduct(ConductRefusal::NotAgreedDuty { .. } | ConductRefusal::BlindPlayerHasAssistant)
    )
}

/// Tries every command by every actor: what the table forbids is refused, and what it allows is never refused because
/// of who says it, on terms with and without assistants.
#[test]
fn the_table_of_roles_is_enforced() {
    for duties in [None, Some(Duties::ALL), Some(Duties::NONE), Some(Duties::of(&[Duty::Move]))] {
        for (words, command) in every_word() {
            for by in [
                WHITE,
                BLACK,
                Actor::Assistant(Color::White),
                Actor::Assistant(Color::Black),
                Actor::Arbiter,
                Actor::Program,
            ] {
                let mut terms = Terms::between(Player::named("W"), Player::named("B"));
                terms.players[Color::Black].sight = Sight::Blind;
                terms.players[Color::Black].assistant = duties;
                let role = Role::of(by, &terms);
                let mut played = Played::on(terms);
                played.says(Actor::Arbiter, Command::Game(GameCommand::Begin)).expect("play begins");
                played.play("e2e4").play("e7e5");
                let lacks = match (by, duties) {
                    (Actor::Assistant(Color::Black), Some(duties)) => {
                        command.rule().duty.is_some_and(|duty| !duties.has(duty))
                    }
                    (Actor::Assistant(Color::White), Some(duties)) => !duties.is_none(),
                    _ => false,
                };
                let scope = role.scope(&command.rule());
                let refused =
                    played.says(by, command.clone()).err().is_some_and(|refusal| is_not_allowed_to_role(&refusal));
                if scope == Scope::Nobody || lacks {
                    assert!(refused, "{words} by {by:?} with {duties:?}");
                } else if scope == Scope::Anybody
                    && !matches!(command, Command::Conduct(ConductCommand::ClaimIllegalMove(_)))
                {
                    assert!(!refused, "{words} by {by:?} with {duties:?}");
                }
            }
        }
    }
}

#[test]
fn every_word_of_the_table_of_roles_can_be_typed() {
    let vocabulary = Vocabulary::of(&annabella::wording::Wording::default());
    let printed = annabella::wording::Wording::default().table_of_roles();
    for words in every_rule().iter().flat_map(|rule| rule.words) {
        assert!(vocabulary.first(words).is_some(), "{words} begins no line");
        assert!(printed.iter().any(|row| row.starts_with(&format!("{words}: "))), "{words} has no row");
    }
}

/// The group and the kind of a command: `Case::OfferDraw`.
fn kind_of(command: &Command) -> String {
    let debug = format!("{command:?}");
    let mut words = debug.split(|c: char| !c.is_alphanumeric());
    [words.next(), words.next()].map(Option::unwrap_or_default).join("::")
}

#[test]
fn every_command_has_words_of_its_own() {
    let rules = every_rule();
    // Completing a move is an empty line, without a word.
    let without = every_command().into_iter().filter(|command| command.rule().words.is_empty());
    assert_eq!(without.collect::<Vec<_>>(), [Command::Move(MoveCommand::Complete)]);
    let mut words: Vec<&str> = rules.iter().flat_map(|rule| rule.words).copied().collect();
    let count = words.len();
    words.sort_unstable();
    words.dedup();
    assert_eq!(words.len(), count, "{words:?}");
}

/// The commands above are compared with the kinds of the enums.
#[test]
fn no_kind_of_command_is_left_out_of_the_matrix() {
    let tried = every_command();
    let is_tried = |is_it: &dyn Fn(&Command) -> bool, name: String| {
        assert!(tried.iter().any(is_it), "{name} is not tried");
    };
    for kind in MoveCommandKind::iter() {
        is_tried(&|command| matches!(command, Command::Move(of) if kind == of.into()), format!("{kind:?}"));
    }
    for kind in ClockCommandKind::iter() {
        is_tried(&|command| matches!(command, Command::Clock(of) if kind == of.into()), format!("{kind:?}"));
    }
    for kind in RecordsCommandKind::iter() {
        is_tried(&|command| matches!(command, Command::Records(of) if kind == of.into()), format!("{kind:?}"));
    }
    for kind in CaseCommandKind::iter() {
        is_tried(&|command| matches!(command, Command::Case(of) if kind == of.into()), format!("{kind:?}"));
    }
    for kind in AdjournmentCommandKind::iter() {
        is_tried(&|command| matches!(command, Command::Adjournment(of) if kind == of.into()), format!("{kind:?}"));
    }
    for kind in GameCommandKind::iter() {
        is_tried(&|command| matches!(command, Command::Game(of) if kind == of.into()), format!("{kind:?}"));
    }
    for kind in ConductCommandKind::iter() {
        is_tried(&|command| matches!(command, Command::Conduct(of) if kind == of.into()), format!("{kind:?}"));
    }
}
