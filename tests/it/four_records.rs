//! Whole games with mistakes on any of the four records: the game notices them at the next comparison,
//! goes back to where the Laws say, and afterwards all records agree again, in the journal too.

use annabella::game::Game;
use annabella::game::clock::moment::Moment;
use annabella::game::command::{AnnouncedMove, ClockCommand, Command, MoveCommand, RecordsCommand};
use annabella::game::event::{ClockEvent, Event};
use annabella::game::half_move::HalfMove;
use annabella::game::people::{Actor, AutoKept, Player};
use annabella::game::records::boards::{Execution, SquareChange};
use annabella::game::records::ruling::{ClockProposal, ProposalReason};
use annabella::game::records::scoresheet::{Meaning, SheetEntry};
use annabella::game::records::scoresheet_comparison::SheetVerdict;
use annabella::game::terms::Terms;
use annabella::storage::journal::{Chain, Record};
use proptest::prelude::*;
use shakmaty::{Bitboard, Board, CastlingMode, Color, Position, Rank, Setup, Square};

/// A mistake at that ply: something other than the announced move is executed or written.
#[derive(Clone, Copy, Debug)]
struct Wrong {
    ply: usize,
    owner: Color,
    deed: Deed,
    pick: usize,
}

#[derive(Clone, Copy, Debug)]
enum Deed {
    ExecutesAnother,
    ExecutesElsewhere,
    RecordsAnother,
    RecordsUnreadable,
    RecordsTwice,
    Displaces,
    Lifts,
    Strikes,
}

fn wrongs() -> impl Strategy<Value = Vec<Wrong>> {
    use Deed::*;
    let deeds = vec![
        ExecutesAnother,
        ExecutesElsewhere,
        RecordsAnother,
        RecordsUnreadable,
        RecordsTwice,
        Displaces,
        Lifts,
        Strikes,
    ];
    let wrong =
        (0..40usize, any::<bool>(), prop::sample::select(deeds), any::<u16>()).prop_map(|(ply, white, deed, pick)| {
            Wrong { ply, owner: Color::from_white(white), deed, pick: usize::from(pick) }
        });
    prop::collection::vec(wrong, 0..4)
}

/// A game with everything that was decided, as its journal has it.
struct Table {
    game: Game,
    at: Moment,
    record: Vec<(Moment, Event)>,
}

impl Table {
    /// From the initial position, or from an array of Chess960.
    fn new(chess960: Option<u32>) -> Table {
        let mut terms = Terms::between(Player::named("Anna"), Player::named("Bella"));
        if let Some(number) = chess960 {
            terms.castling_mode = CastlingMode::Chess960;
            let setup = Setup {
                board: Board::chess960(number),
                castling_rights: Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth),
                ..Setup::default()
            };
            let rooks = setup.castling_rights & setup.board.rooks();
            let setup = Setup { castling_rights: rooks, ..setup };
            terms.start = setup.position(CastlingMode::Chess960).expect("a start of Chess960");
        }
        Table::on(terms)
    }

    fn on(terms: Terms) -> Table {
        let game = Game::new(terms);
        Table { game, at: Moment::START, record: Vec::new() }
    }

    /// Gives a command one second later. A refusal must change nothing.
    fn say(&mut self, by: Actor, command: Command) -> Vec<Event> {
        self.at = Moment(self.at.0 + 1000);
        let events = self.game.decide(self.at, by, command).unwrap_or_default();
        for event in &events {
            self.game.apply(self.at, event);
            self.record.push((self.at, event.clone()));
        }
        events
    }

    /// Announces a legal move, makes the mistakes, and completes it. Returns false where the game cannot go on.
    fn play(&mut self, pick: u16, wrongs: &[&Wrong]) -> bool {
        let position = self.game.position().clone();
        let moves = position.legal_moves();
        if moves.is_empty() || self.game.result().is_some() {
            return false;
        }
        let half_move = HalfMove::of(moves[usize::from(pick) % moves.len()], self.game.terms().castling_mode);
        let spoken = AnnouncedMove { half_move, text: half_move.to_string(), draw_offer: false };
        self.say(Actor::Player(position.turn()), Command::Move(MoveCommand::Announce(spoken)));
        for wrong in wrongs {
            let another = HalfMove::of(moves[wrong.pick % moves.len()], self.game.terms().castling_mode);
            let elsewhere = HalfMove { to: Square::new((wrong.pick % 64) as u32), ..half_move };
            let command = match wrong.deed {
                Deed::ExecutesAnother => {
                    Command::Records(RecordsCommand::Execute(wrong.owner, Execution::HalfMove(another)))
                }
                Deed::ExecutesElsewhere => {
                    Command::Records(RecordsCommand::Execute(wrong.owner, Execution::HalfMove(elsewhere)))
                }
                Deed::RecordsAnother => {
                    Command::Records(RecordsCommand::Record(wrong.owner, entry(Meaning::HalfMove(another))))
                }
                Deed::RecordsUnreadable => {
                    Command::Records(RecordsCommand::Record(wrong.owner, entry(Meaning::Unreadable)))
                }
                Deed::RecordsTwice | Deed::Displaces | Deed::Lifts | Deed::Strikes => continue,
            };
            self.say(Actor::Player(wrong.owner), command);
        }
        self.say(Actor::Arbiter, Command::Move(MoveCommand::Complete));
        for wrong in wrongs {
            let board = self.game.boards().boards.get(wrong.owner);
            let occupied: Vec<Square> = board.occupied().into_iter().collect();
            let from = occupied[wrong.pick % occupied.len()];
            let lift = SquareChange { square: from, piece: None };
            let put = SquareChange { square: Square::new((wrong.pick / 7 % 64) as u32), piece: board.piece_at(from) };
            let command = match wrong.deed {
                Deed::Displaces => {
                    Command::Records(RecordsCommand::Execute(wrong.owner, Execution::Squares(vec![lift, put])))
                }
                Deed::Lifts => Command::Records(RecordsCommand::Execute(wrong.owner, Execution::Squares(vec![lift]))),
                Deed::RecordsTwice => {
                    Command::Records(RecordsCommand::Record(wrong.owner, entry(Meaning::HalfMove(half_move))))
                }
                Deed::Strikes => {
                    Command::Records(RecordsCommand::Strike(wrong.owner, self.game.line().len().saturating_sub(1)))
                }
                Deed::ExecutesAnother | Deed::ExecutesElsewhere | Deed::RecordsAnother | Deed::RecordsUnreadable => {
                    continue;
                }
            };
            self.say(Actor::Player(wrong.owner), command);
            // A piece lifted by the player to move may be part of the move: the board is compared on request.
            self.say(Actor::Player(wrong.owner), Command::Records(RecordsCommand::Check(wrong.owner, None)));
        }
        self.game.result().is_none()
    }

    fn boards_stand(&self) -> bool {
        self.game.boards().boards.iter().all(|board| board == self.game.position().board())
    }

    fn sheets_are_as_announced(&self) -> bool {
        let announced: Vec<Meaning> = self.game.line().iter().map(|c| Meaning::HalfMove(c.half_move)).collect();
        let written = |sheet: &annabella::game::records::scoresheet::Scoresheet| -> Vec<Meaning> {
            sheet.entries.iter().map(|entry| entry.meaning.clone()).collect()
        };
        self.game.sheets().iter().all(|sheet| written(sheet) == announced)
    }
}

fn entry(meaning: Meaning) -> SheetEntry {
    SheetEntry { text: "as written".into(), says: None, meaning, draw_offer: false }
}

/// These events, written as lines of a journal and read back.
fn through_the_journal(record: &[(Moment, Event)]) -> Vec<(Moment, Event)> {
    let (mut chain, mut read_chain) = (Chain::new(), Chain::new());
    let mut back = Vec::new();
    for (seq, (at, event)) in record.iter().enumerate() {
        let written = Record {
            seq: seq as u64,
            at: *at,
            wall_ms: 0,
            by: Actor::Arbiter,
            event: event.clone(),
            source: None,
            seat: None,
            arrived: None,
            time: None,
        };
        let line = written.to_line(&mut chain);
        let read = Record::from_line(line.trim_end(), &mut read_chain).expect("a line that was written");
        back.push((read.at, read.event));
    }
    back
}

proptest! {
    #![proptest_config(crate::program::more_cases(200, 1_000))]

    #[test]
    fn a_game_with_mistakes_goes_back_to_the_right_ply_and_goes_on(
        picks in prop::collection::vec(any::<u16>(), 1..60),
        later in prop::collection::vec(any::<u16>(), 4),
        wrongs in wrongs(),
        chess960 in prop::option::of(0..960u32),
    ) {
        let mut table = Table::new(chess960);
        for (ply, pick) in picks.iter().enumerate() {
            let now: Vec<&Wrong> = wrongs.iter().filter(|wrong| wrong.ply == ply).collect();
            let goes_on = table.play(*pick, &now);
            let all_right = table.boards_stand() && table.sheets_are_as_announced();
            let noticed = !table.game.known_discrepancies().is_empty() || table.game.known_parting().is_some();
            prop_assert_eq!(noticed, !all_right, "every difference is noticed by the next comparison");
            prop_assert!(table.boards_stand() || !table.game.known_discrepancies().is_empty()
                || table.game.known_parting().is_some());
            if !goes_on {
                break;
            }
        }
        prop_assume!(table.game.result().is_none());

        let agreement = table.game.agreement();
        let proposal = table.game.proposal();
        let readings = table.game.readings_after(proposal.ply);
        let before = table.game.clock().readings(table.at);
        table.say(Actor::Arbiter, Command::Records(RecordsCommand::Retrace(None)));
        table.say(Actor::Arbiter, Command::Records(RecordsCommand::Adjust(None)));
        match proposal.reason {
            ProposalReason::SheetsDiffer | ProposalReason::Unreadable | ProposalReason::Incomplete { .. } => {
                prop_assert_eq!(table.game.line().len(), agreement.agreed_plies());
            }
            ProposalReason::Nothing | ProposalReason::BoardsWrong | ProposalReason::SheetsOnly { .. } | ProposalReason::IllegalMove => {}
        }
        prop_assert_eq!(table.game.line().len(), proposal.ply);
        prop_assert!(table.boards_stand(), "both boards stand as the agreed line has it");
        prop_assert!(table.sheets_are_as_announced(), "both sheets have the agreed line");
        prop_assert_eq!(table.game.agreement().verdict, SheetVerdict::Agree);
        prop_assert!(table.game.known_discrepancies().is_empty() && table.game.known_parting().is_none());
        let now = table.game.clock().readings(table.at);
        match proposal.clocks {
            ClockProposal::AsAfter(_) => {
                prop_assert_eq!(Some(now.map(|r| (r.remaining, r.moves))), readings.map(|r| r.map(|r| (r.remaining, r.moves))));
            }
            ClockProposal::Keep => prop_assert_eq!(now.map(|r| r.moves), before.map(|r| r.moves)),
        }

        let settled = table.game.clone();
        let again = table.say(Actor::Arbiter, Command::Records(RecordsCommand::Retrace(None)));
        prop_assert!(again.iter().all(|event| matches!(event, Event::Clock(ClockEvent::ClocksStopped { .. }))), "{:?}", again);
        prop_assert_eq!(settled.line(), table.game.line());
        prop_assert_eq!(settled.boards(), table.game.boards());
        prop_assert_eq!(settled.sheets(), table.game.sheets());

        table.say(Actor::Arbiter, Command::Clock(ClockCommand::Go));
        for pick in later {
            if !table.play(pick, &[]) {
                break;
            }
            prop_assert!(table.boards_stand() && table.sheets_are_as_announced());
        }

        let terms = table.game.terms().clone();
        let replayed = Game::replay(terms, through_the_journal(&table.record).iter().map(|(at, event)| (*at, event, None)));
        prop_assert_eq!(&replayed, &table.game, "the journal replays to the same game");
    }
}

#[test]
fn an_entry_written_twice_at_the_end_is_struck() {
    let mut table = Table::new(None);
    let twice = Wrong { ply: 4, owner: Color::Black, deed: Deed::RecordsTwice, pick: 0 };
    for ply in 0..5 {
        let wrongs: Vec<&Wrong> = [&twice].into_iter().filter(|wrong| wrong.ply == ply).collect();
        table.play(0, &wrongs);
    }
    assert!(!table.sheets_are_as_announced() && table.boards_stand());
    table.say(Actor::Arbiter, Command::Records(RecordsCommand::Retrace(None)));
    assert!(table.sheets_are_as_announced());
    assert_eq!(table.game.line().len(), 5, "the game stays where both boards are");
}

/// The most half-moves that an independent player may not yet have written after a half-move of that colour (8.1.3).
fn may_owe(mover: Color, owner: Color) -> usize {
    if mover == owner { 2 } else { 3 }
}

proptest! {
    #![proptest_config(crate::program::more_cases(75, 300))]

    #[test]
    fn moves_that_need_not_be_written_yet_are_no_difference(
        picks in prop::collection::vec(any::<u16>(), 1..60),
        lags in prop::collection::vec(0..4usize, 60),
        white in any::<bool>(),
    ) {
        let owner = Color::from_white(white);
        let mut terms = Terms::between(Player::named("Anna"), Player::named("Bella"));
        terms.players[owner].keeps = AutoKept { sheet: false, board: false };
        let mut table = Table::on(terms);
        let mut played: Vec<HalfMove> = Vec::new();
        for (pick, lag) in picks.iter().zip(lags) {
            let position = table.game.position().clone();
            let moves = position.legal_moves();
            if moves.is_empty() || table.game.result().is_some() {
                break;
            }
            let mover = position.turn();
            let half_move = HalfMove::of(moves[usize::from(*pick) % moves.len()], CastlingMode::Standard);
            let spoken = AnnouncedMove { half_move, text: half_move.to_string(), draw_offer: false };
            table.say(Actor::Player(mover), Command::Move(MoveCommand::Announce(spoken)));
            if mover == owner {
                table.say(Actor::Player(owner), Command::Records(RecordsCommand::Execute(owner, Execution::HalfMove(half_move))));
            }
            played.push(half_move);
            let must_have = played.len() - may_owe(mover, owner).min(played.len());
            let has = table.game.sheet(owner).entries.len();
            for missing in &played[has..must_have.max(has)] {
                table.say(Actor::Player(owner), Command::Records(RecordsCommand::Record(owner, entry(Meaning::HalfMove(*missing)))));
            }
            table.say(Actor::Arbiter, Command::Move(MoveCommand::Complete));
            prop_assert_eq!(table.game.known_discrepancies(), &[], "ply {}", played.len());
            prop_assert_eq!(table.game.known_parting(), None, "ply {}", played.len());
            prop_assert_eq!(table.game.proposal().reason, ProposalReason::Nothing);
            if mover != owner {
                table.say(Actor::Player(owner), Command::Records(RecordsCommand::Execute(owner, Execution::HalfMove(half_move))));
            }
            let has = table.game.sheet(owner).entries.len();
            for caught_up in &played[has..(played.len() - lag.min(played.len())).max(has)] {
                table.say(Actor::Player(owner), Command::Records(RecordsCommand::Record(owner, entry(Meaning::HalfMove(*caught_up)))));
            }
            prop_assert!(!table.game.has_differences());
        }
    }
}
