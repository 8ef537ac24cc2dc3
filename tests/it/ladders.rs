//! The penalties of successive illegal moves: every class of game, supervised or not, in every edition, as the vectors
//! say.

use annabella::game::cases::command::Proposal;
use annabella::game::clock::moment::Span;
use annabella::game::command::{CaseCommand, ClockCommand, Command, Decision, GameCommand};
use annabella::game::conduct::command::ConductCommand;
use annabella::game::laws::edition::{Edition, Supervision, TimeClass};
use annabella::game::laws::result::Reason;
use annabella::game::people::Actor;
use annabella::game::refusal::{ConductRefusal, Refusal};
use shakmaty::Color;

use crate::laws::{Played, VECTORS, terms};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const WHITE: Actor = Actor::Player(Color::White);
const BLACK: Actor = Actor::Player(Color::Black);

/// A time control of each class in every edition.
const CLASSES: [(&str, TimeClass); 3] =
    [("90", TimeClass::Standard), ("20", TimeClass::Rapid), ("5", TimeClass::Blitz)];

/// The vectors' row of that class: the seconds for the opponent each time, and the number of the illegal move that
/// loses.
fn row(edition: Edition, class: TimeClass, supervision: Supervision) -> (Option<i64>, u32) {
    let rows = &VECTORS["penalties"]["illegal_move"][edition.to_string()];
    let named = |name: &str| rows[name].as_str();
    let watched = match supervision {
        Supervision::Adequate => "supervised",
        Supervision::None => "unsupervised",
    };
    let text = match class {
        TimeClass::Standard => named("standard"),
        TimeClass::Rapid => named(&format!("rapid_{watched}")).or_else(|| named("rapid_any")),
        TimeClass::Blitz => named(&format!("blitz_{watched}")).or_else(|| named("blitz_any")),
    };
    let text = text.expect("a vector");
    if text.contains("as standard") {
        return row(edition, TimeClass::Standard, supervision);
    }
    let seconds = text.split_once('+').and_then(|(_, rest)| rest.split('s').next()?.parse().ok());
    let loses = [("3rd loses", 3), ("2nd loses", 2), ("1st loses", 1), ("claim the WIN", 1)];
    let losing = loses.iter().find(|(words, _)| text.contains(words)).map(|(_, number)| *number);
    (seconds, losing.unwrap_or_else(|| panic!("{edition} {class:?}: {text}")))
}

fn ruled(played: &mut Played, decision: Decision) {
    played.says(Actor::Arbiter, Command::Case(CaseCommand::Rule(None, decision, String::new()))).expect("ruled");
}

fn left(played: &Played, color: Color) -> Span {
    played.game.clock().remaining(color, played.at).expect("time is limited")
}

fn begun(edition: Edition, time: &str, supervision: Supervision) -> Played {
    let mut terms = terms(START, edition, time);
    terms.supervision = supervision;
    let mut played = Played::on(terms);
    played.says(Actor::Arbiter, Command::Game(GameCommand::Begin)).expect("play begins");
    played
}

/// Whether an illegal move is found only by the opponent's claim: without supervision in 2009.
fn is_only_claimed(edition: Edition, class: TimeClass, supervision: Supervision) -> bool {
    edition == Edition::OF_2009 && class != TimeClass::Standard && supervision == Supervision::None
}

#[test]
fn successive_illegal_moves_are_penalised_as_the_vectors_say() {
    let mut climbed = 0;
    for edition in Edition::ALL {
        for (time, class) in CLASSES {
            for supervision in [Supervision::Adequate, Supervision::None] {
                let (seconds, losing) = row(edition, class, supervision);
                let mut played = begun(edition, time, supervision);
                assert_eq!(played.game.terms().time_class(), class, "{edition} {time}");
                for number in 1..=losing {
                    let before = left(&played, Color::Black);
                    played.play("f1d3");
                    if is_only_claimed(edition, class, supervision) {
                        assert_eq!(played.game.open_irregularity(), None, "{edition} {class:?}: nobody has claimed it");
                        let claim = Command::Conduct(ConductCommand::ClaimIllegalMove(None));
                        let arbiter = played.says(Actor::Arbiter, claim.clone());
                        assert_eq!(arbiter, Err(Refusal::Conduct(ConductRefusal::OnlyTheOpponentClaims)));
                        played.says(BLACK, claim).expect("the opponent claims it");
                    }
                    ruled(&mut played, Decision::Accept);
                    let result = played.result();
                    if number == losing {
                        assert_eq!(
                            result,
                            Some(("0-1".into(), Reason::IllegalMoves)),
                            "{edition} {class:?} {supervision:?}"
                        );
                        continue;
                    }
                    assert_eq!(result, None, "{edition} {class:?} {supervision:?}: number {number} does not lose");
                    let given = (left(&played, Color::Black) - before).0 / 1000;
                    assert_eq!(Some(given), seconds, "{edition} {class:?} {supervision:?}");
                    played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go)).expect("play goes on");
                }
                climbed += 1;
            }
        }
    }
    assert_eq!(climbed, 24);
}

/// The claim is late after the opponent's next move only in rapid and blitz without supervision (A.5.2, B.3).
#[test]
fn a_late_claim_of_an_illegal_move_is_judged_by_edition_and_class() {
    for edition in Edition::ALL {
        for (time, class) in CLASSES {
            for supervision in [Supervision::Adequate, Supervision::None] {
                let mut played = begun(edition, time, supervision);
                played.play("f1d3");
                let is_silent = class != TimeClass::Standard && supervision == Supervision::None;
                if !is_silent {
                    ruled(&mut played, Decision::Reject);
                    played.says(Actor::Arbiter, Command::Clock(ClockCommand::Go)).expect("play goes on");
                }
                played.play("e7e5");
                let claimed = played.says(BLACK, Command::Conduct(ConductCommand::ClaimIllegalMove(None)));
                // In 2009 an agreement is known in blitz alone (A.4c, B.3c).
                if is_silent && edition == Edition::OF_2009 && class == TimeClass::Rapid {
                    assert_eq!(claimed, Err(Refusal::Conduct(ConductRefusal::IllegalMoveStands)));
                    continue;
                }
                claimed.unwrap_or_else(|refusal| panic!("{edition} {class:?} {supervision:?}: {refusal:?}"));
                let is_too_late = class != TimeClass::Standard && supervision == Supervision::None;
                assert_eq!(
                    played.game.open_irregularity().is_none(),
                    is_too_late,
                    "{edition} {class:?} {supervision:?}"
                );
                if is_too_late {
                    played.says(WHITE, Command::Case(CaseCommand::Accept(Proposal::Correction))).expect("both agree");
                } else {
                    ruled(&mut played, Decision::Accept);
                }
                let counted = u32::from(!is_too_late);
                assert_eq!(played.game.cases().illegal_moves_of(Color::White), counted, "{edition} {class:?}");
                assert_eq!(played.game.line().len(), 0, "back before it: {edition} {class:?} {supervision:?}");
            }
        }
    }
}
