//! Random games with random actors: no role does what its table forbids, every sentence reaches only its listeners,
//! counters fall only by the arbiter's word, and the record replays to the same game.

use annabella::game::Game;
use annabella::game::clock::moment::Moment;
use annabella::game::command::{AnnouncedMove, Command, MoveCommand};
use annabella::game::conduct::event::ConductEventKind;
use annabella::game::event::{CaseEventKind, Event, EventKind, GameEvent, RecordsEventKind};
use annabella::game::half_move::HalfMove;
use annabella::game::laws::edition::{Edition, Supervision};
use annabella::game::people::{Actor, Player, Sight};
use annabella::game::permissions::Role;
use annabella::game::rule::Scope;
use annabella::game::terms::Terms;
use annabella::interpreter::{Intent, Interpreter};
use annabella::wording::{Audience, Question, Utterance, UtteranceKind, Whose, ear_of};
use proptest::prelude::*;
use shakmaty::{ByColor, CastlingMode, Color, Position};

use crate::permissions::every_word;
use crate::program::same_cases;
use crate::random_words::words;
use crate::table::{opened_session, stamp};

/// One random act.
#[derive(Clone, Debug)]
pub enum Deed {
    /// One of the legal moves, or any move where the second number says so.
    Announces(u16),
    /// From a piece of the player to move to any square.
    Errs(u16, u16),
    Completes,
    /// One of the rows of the table of roles.
    Says(usize),
    /// One of all words, with arguments.
    Types(String),
    Asks(usize),
}

pub const ACTORS: [Actor; 6] = [
    Actor::Player(Color::White),
    Actor::Player(Color::Black),
    Actor::Assistant(Color::White),
    Actor::Assistant(Color::Black),
    Actor::Arbiter,
    Actor::Arbiter,
];

fn questions() -> Vec<Question> {
    vec![
        Question::Clock(Whose::Both),
        Question::Clock(Whose::Own),
        Question::Number(Color::White),
        Question::Times(None),
        Question::Board(Color::White),
        Question::Board(Color::Black),
        Question::Sheet(Color::White),
        Question::Moves(None),
        Question::Status,
        Question::Cases,
        Question::Offer,
        Question::Who,
    ]
}

pub fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        6 => any::<u16>().prop_map(Deed::Announces),
        2 => (any::<u16>(), any::<u16>()).prop_map(|(from, to)| Deed::Errs(from, to)),
        6 => Just(Deed::Completes),
        4 => any::<usize>().prop_map(Deed::Says),
        4 => words().prop_map(Deed::Types),
        3 => any::<usize>().prop_map(Deed::Asks),
    ]
}

fn announced(half_move: HalfMove) -> Command {
    Command::Move(MoveCommand::Announce(AnnouncedMove { half_move, text: half_move.to_string(), draw_offer: false }))
}

/// The command of a deed as the game stands; `None` for a question, and where nothing can be moved.
pub fn command(deed: &Deed, reader: Interpreter<'_>) -> Option<Command> {
    let position = reader.game.position();
    match deed {
        Deed::Announces(pick) => {
            let moves = position.legal_moves();
            let last = moves.len().checked_sub(1)?;
            Some(announced(HalfMove::of(moves[usize::from(*pick) % (last + 1)], CastlingMode::Standard)))
        }
        Deed::Errs(from, to) => {
            let own: Vec<_> = position.us().into_iter().collect();
            let from = *own.get(usize::from(*from) % own.len().max(1))?;
            let to = shakmaty::Square::new(u32::from(*to) % 64);
            (from != to).then(|| announced(HalfMove { from, to, promotion: None }))
        }
        Deed::Completes => Some(Command::Move(MoveCommand::Complete)),
        Deed::Says(row) => {
            let rows = every_word();
            Some(rows[row % rows.len()].1.clone())
        }
        Deed::Types(words) => match reader.read(words) {
            Intent::Command(_, command) => Some(command),
            Intent::Ask(..)
            | Intent::Calls(..)
            | Intent::Unreadable(..)
            | Intent::Refused(..)
            | Intent::NotATimeControl(..)
            | Intent::Program(..)
            | Intent::Misread(..)
            | Intent::Quit => None,
        },
        Deed::Asks(_) => None,
    }
}

/// Checks by its kind that a sentence for the arbiter or for one player goes to no one else.
fn may_reach(said: &Utterance, by: Actor) -> Result<(), String> {
    let is_answer = matches!(
        said.kind,
        UtteranceKind::Answer | UtteranceKind::Refused | UtteranceKind::Recalled | UtteranceKind::Unreadable
    );
    let is_the_arbiters = matches!(
        said.kind,
        UtteranceKind::WhatCanBeRuled
            | UtteranceKind::Proposal
            | UtteranceKind::Difference
            | UtteranceKind::Event(EventKind::Records(RecordsEventKind::BoardsDiffered))
            | UtteranceKind::Event(EventKind::Records(RecordsEventKind::SheetsDiffered))
            | UtteranceKind::Event(EventKind::Records(RecordsEventKind::Executed))
            | UtteranceKind::Event(EventKind::Records(RecordsEventKind::Recorded))
            | UtteranceKind::Event(EventKind::Records(RecordsEventKind::Struck))
            | UtteranceKind::Event(EventKind::Case(CaseEventKind::IllegalMovesSet))
            | UtteranceKind::Event(EventKind::Case(CaseEventKind::RulingPostponed))
            | UtteranceKind::ClaimReport
            | UtteranceKind::OfferNoted
    );
    let is_one_players = matches!(
        said.kind,
        UtteranceKind::Instruction
            | UtteranceKind::Event(EventKind::Conduct(ConductEventKind::RecordShown))
            | UtteranceKind::TimeCall
            | UtteranceKind::TimeTone
    );
    let to_a_player = matches!(said.to, Audience::Player(_));
    if is_answer && said.to != ear_of(said.by) {
        Err(format!("the answer to {:?} goes to {:?}", said.by, said.to))
    } else if is_answer && said.by != by && said.to != Audience::Arbiter {
        Err(format!("what {by:?} said is answered to {:?}", said.by))
    } else if is_the_arbiters && said.to != Audience::Arbiter {
        Err(format!("a sentence for the arbiter goes to {:?}", said.to))
    } else if is_one_players && !to_a_player {
        Err(format!("a sentence for one player goes to {:?}", said.to))
    } else {
        Ok(())
    }
}

/// Whether a sentence gives the blind player times or numbers of moves that were not asked for (D.2.10.4), now or by
/// switching on the calls of the time.
fn gives_time_unasked(said: &Utterance, asked: Option<&Question>, called: &[Audience]) -> bool {
    let is_clock = said.kind == UtteranceKind::TimeCall && !called.contains(&said.to)
        || said.kind == UtteranceKind::Answer && said.printed.contains(" used ") && said.printed.contains("left");
    // What is written on an envelope is read out to the arbiter alone (I.2).
    is_clock && asked.is_none() && said.to != Audience::Arbiter
}

/// Who says what was read.
fn speaker(intent: &Intent) -> Option<Actor> {
    match intent {
        Intent::Command(by, _)
        | Intent::Ask(by, _)
        | Intent::Calls(by, _)
        | Intent::Unreadable(by, _)
        | Intent::Refused(by, _)
        | Intent::NotATimeControl(by, ..)
        | Intent::Program(by, _)
        | Intent::Misread(by, _) => Some(*by),
        Intent::Quit => None,
    }
}

fn counters(game: &Game) -> [u32; 4] {
    let moves = Color::ALL.map(|color| game.clock().moves_completed(color));
    let illegal = Color::ALL.map(|color| game.cases().illegal_moves_of(color));
    [moves[0], moves[1], illegal[0], illegal[1]]
}

proptest! {
    #![proptest_config(same_cases(50, 5_000))]

    #[test]
    fn nobody_does_or_hears_more_than_their_role_allows(
        deeds in prop::collection::vec((0..ACTORS.len(), deed(), 0_u64..20_000), 1..80),
        edition in prop::sample::select(Edition::ALL.to_vec()),
        time in prop::sample::select(vec!["90+30", "15+10", "3+2"]),
        supervision in prop::sample::select(vec![Supervision::Adequate, Supervision::None]),
        blind in prop::sample::select(vec![None, Some(Color::White), Some(Color::Black)]),
    ) {
        let mut terms = Terms::between(Player::named("W"), Player::named("B"));
        (terms.edition, terms.supervision) = (edition, supervision);
        terms.time = ByColor::new_with(|_| time.parse().expect("a time control"));
        if let Some(blind) = blind {
            terms.players.get_mut(blind).sight = Sight::Blind;
        }
        let (mut session, opened) = opened_session(terms.clone(), "en");
        let mut record: Vec<(Moment, Event)> = opened.events.into_iter().map(|event| (Moment::START, event)).collect();
        let (mut at, mut done, mut called) = (0, Vec::new(), Vec::new());
        for (who, deed, wait) in deeds {
            at += wait;
            let (mut by, stamp) = (ACTORS[who], stamp(at));
            let passed = session.elapse(stamp);
            record.extend(passed.events.into_iter().map(|event| (Moment(at), event)));
            let before = session.game().clone();
            let command = command(&deed, session.reader(Some(by)));
            let (outcome, asked, command) = match (command, &deed) {
                (Some(command), _) => {
                    let intent = Intent::Command(by, command.clone());
                    let Some(outcome) = session.carry_out(stamp, intent) else { continue };
                    (outcome, None, Some(command))
                }
                (None, Deed::Types(words)) => {
                    let intent = session.reader(Some(by)).read(words);
                    // A line may name another speaker.
                    by = speaker(&intent).unwrap_or(by);
                    called.extend(matches!(intent, Intent::Calls(..)).then(|| ear_of(by)));
                    let asked = if let Intent::Ask(_, question) = &intent { Some(question.clone()) } else { None };
                    let Some(outcome) = session.carry_out(stamp, intent) else { continue };
                    (outcome, asked, None)
                }
                (None, _) => {
                    let all = questions();
                    let row = if let Deed::Asks(row) = deed { row } else { 0 };
                    let question = all[row % all.len()].clone();
                    (session.answer(stamp, by, &question), Some(question), None)
                }
            };
            done.push(format!("{by:?} {deed:?}"));
            let so_far = || done.join("\n");
            let refused = outcome.said.iter().any(|said| said.kind.is_refusal());
            prop_assert!(!outcome.said.is_empty(), "silence after\n{}", so_far());
            if let Some(command) = &command
                && Role::of(by, before.terms()).scope(&command.rule()) == Scope::Nobody
            {
                prop_assert!(refused && outcome.events.is_empty(), "{command:?} by {by:?} after\n{}", so_far());
            }
            if asked.is_some() {
                prop_assert!(outcome.events.is_empty(), "a question is never recorded: {}", so_far());
            }
            for said in passed.said.iter().chain(&outcome.said) {
                let reached = may_reach(said, by);
                prop_assert!(reached.is_ok(), "{reached:?}: {said:?} after\n{}", so_far());
                prop_assert!(!gives_time_unasked(said, asked.as_ref(), &called), "{said:?} after\n{}", so_far());
                let shows_a_hidden_board = asked.as_ref().is_some_and(|asked| {
                    // A flag may fall at the same moment, which everybody hears.
                    let is_answer = said.kind == UtteranceKind::Answer;
                    let is_arbiters = said.printed.contains("scoresheets agree") || said.printed.contains("board empty");
                    matches!(asked, Question::Cases) && by != Actor::Arbiter && is_answer && is_arbiters
                });
                prop_assert!(!shows_a_hidden_board, "{said:?} after\n{}", so_far());
            }
            let (was, is) = (counters(&before), counters(session.game()));
            let is_new_game = outcome.events.iter().any(|event| matches!(event, Event::Game(GameEvent::GameCancelled { .. })));
            let puts_right_himself = matches!(
                command,
                Some(Command::Move(MoveCommand::Correct(_) | MoveCommand::Undo))
            );
            let both_agree = before.cases().iter().count() > 0 && by.side().is_some();
            for (i, name) in ["White's moves", "Black's moves"].into_iter().enumerate() {
                let may = by == Actor::Arbiter || is_new_game || puts_right_himself || both_agree;
                prop_assert!(may || is[i] >= was[i], "{name} fell from {} to {} after\n{}", was[i], is[i], so_far());
            }
            for (i, name) in ["White's illegal moves", "Black's illegal moves"].into_iter().enumerate() {
                let may = by == Actor::Arbiter;
                prop_assert!(may || is[i + 2] >= was[i + 2], "{name} fell after\n{}", so_far());
            }
            record.extend(outcome.events.into_iter().map(|event| (Moment(at), event)));
            let replayed = Game::replay(terms.clone(), record.iter().map(|(at, event)| (*at, event, None)));
            prop_assert!(replayed == *session.game(), "the record replays to another game after\n{}", so_far());
        }
    }
}
