//! What follows each command word.

use std::ops::RangeInclusive;
use std::str::FromStr;

use shakmaty::{ByColor, Color, Square};

use super::arguments::{Arguments, one_of};
use super::request::{Adjustment, AppRequest, FaceKind, LessonAsked, RATES, VOLUMES, VoiceAsked};
use super::seat::the_blind_player;
use super::values::{placement, split_word, square_changes, squares};
use super::vocabulary::{Leading, WordPlace};
use super::words::Word;
use super::{Intent, Interpreter};
use crate::game::clock::time_control_text::read_both;
use crate::game::command::{CaseCommand, ClockCommand, Command, Decision, GameCommand, MoveCommand, RecordsCommand};
use crate::game::conduct::command::ConductCommand;
use crate::game::draw_claim::ClaimCommand;
use crate::game::laws::edition::Supervision;
use crate::game::laws::result::{self, Points, Reason};
use crate::game::people::Actor;
use crate::game::table::boards::Execution;
use crate::notation::Unreadable;
use crate::wording::{BoardQuery, Misreading, PrintedNotation, Question, Verbosity, Whose};

impl<'a> Interpreter<'a> {
    /// What a word and everything behind it means; `None` where what is behind it is not understood.
    pub(super) fn after(&self, leading: Leading<'_>) -> Option<Intent> {
        let rest = Arguments { vocabulary: self.vocabulary, text: leading.rest };
        let alone = |command: Command| rest.is_empty().then(|| self.command(command));
        match leading.word {
            Word::Begin => alone(Command::Game(GameCommand::Begin)),
            Word::Announce => (!rest.is_empty()).then(|| self.announcement(rest.text)),
            Word::Repeat if rest.is_empty() => Some(self.command(Command::Move(MoveCommand::Repeat(None)))),
            Word::Repeat => {
                let echoed_in = self.game.echoed_in();
                Some(
                    self.moved_in(echoed_in, rest.text, |said| {
                        Command::Move(MoveCommand::Repeat(Some(said.half_move)))
                    }),
                )
            }
            Word::Correct => (!rest.is_empty()).then(|| {
                self.moved_in(self.announced_in(), rest.text, |corrected| {
                    Command::Move(MoveCommand::Correct(corrected))
                })
            }),
            Word::Press => alone(Command::Move(MoveCommand::Press)),
            Word::Undo => alone(Command::Move(MoveCommand::Undo)),
            Word::Touch | Word::Lift => Some(self.command(Command::Move(MoveCommand::Touch(squares(rest.text)?)))),
            Word::Execute => self.executed(rest),
            Word::Record => {
                let (owner, text) = self.owner(rest);
                (!text.is_empty()).then(|| {
                    self.command(Command::Records(RecordsCommand::Record(owner, self.entry(owner, text.text))))
                })
            }
            Word::Strike => {
                let (owner, text) = self.owner(rest);
                let ply = text.text.parse::<usize>().ok()?.checked_sub(1)?;
                Some(self.command(Command::Records(RecordsCommand::Strike(owner, ply))))
            }
            Word::Check => {
                let (owner, text) = self.owner(rest);
                let placement = if text.is_empty() { None } else { Some(placement(text.text)?) };
                Some(self.command(Command::Records(RecordsCommand::Check(owner, placement))))
            }
            Word::Board => match rest.leading_color() {
                (owner, text) if text.is_empty() => {
                    Some(self.ask_on(owner, Question::Board(owner.unwrap_or(self.askers_own()))))
                }
                (owner, text) => self.executed_by_squares(owner.unwrap_or(self.own()), text),
            },
            Word::White => self.whole_side(Color::White, rest),
            Word::Black => self.whole_side(Color::Black, rest),
            Word::Draw => alone(Command::Case(CaseCommand::OfferDraw)),
            Word::Accept => alone(Command::Case(CaseCommand::AcceptDraw)),
            Word::Decline => alone(Command::Case(CaseCommand::DeclineDraw)),
            Word::Resign => alone(Command::Game(GameCommand::Resign)),
            Word::Request => (rest.word() == Some(Word::Increment))
                .then(|| self.command(Command::Case(CaseCommand::Claim(ClaimCommand::Increment)))),
            Word::Sign => alone(Command::Game(GameCommand::Sign)),
            Word::Claim => self.claim(rest).or_else(|| self.complaint(rest)),
            Word::Look => alone(Command::Conduct(ConductCommand::LookAtRecord)),
            Word::Jadoube => alone(Command::Conduct(ConductCommand::Adjust)),
            Word::Arbiter => alone(Command::Case(CaseCommand::CallArbiter)),
            Word::Stop => alone(Command::Clock(ClockCommand::Stop)),
            Word::Go => alone(Command::Clock(ClockCommand::Go)),
            Word::Clock => match rest.whose() {
                Some(whose) => Some(self.ask(Question::Clock(whose))),
                None => Some(self.command(Command::Clock(ClockCommand::Set(rest.clocks()?)))),
            },
            Word::Add => {
                let (time, whose) = rest.time_and_color()?;
                Some(self.command(Command::Clock(ClockCommand::AddTime(whose, time))))
            }
            Word::Take => {
                let (time, whose) = rest.time_and_color()?;
                Some(self.command(Command::Clock(ClockCommand::TakeTime(whose, time))))
            }
            Word::Penalty => Some(self.command(Command::Conduct(rest.penalty()?))),
            Word::Supervision => {
                let supervision = one_of(rest.word()?, &SUPERVISIONS)?;
                Some(self.command(Command::Conduct(ConductCommand::SetSupervision(supervision))))
            }
            // The arbiter sets a time control; whoever says nothing else asks for his time.
            Word::Time if rest.is_empty() && self.by == Some(Actor::Arbiter) => None,
            Word::Time if rest.is_empty() => Some(self.ask(Question::Clock(Whose::Own))),
            Word::Time => Some(match read_both(rest.text) {
                Ok(controls) => self.command(Command::Clock(ClockCommand::SetControls(controls))),
                Err(why) => Intent::NotATimeControl(self.by.unwrap_or(Actor::Arbiter), rest.text.to_owned(), why),
            }),
            Word::Period => {
                let (whose, number) = rest.leading_color();
                let period = number.text.parse::<u32>().ok()?.checked_sub(1)?;
                Some(self.command(Command::Clock(ClockCommand::SetPeriod(whose?, period))))
            }
            Word::Absent => Some(self.command(Command::Clock(ClockCommand::Absent(rest.color()?)))),
            Word::Arrived => Some(self.command(Command::Clock(ClockCommand::Arrived(rest.color()?)))),
            Word::Counter if let Some(of) = rest.after(&[Word::Illegal]) => {
                let (whose, count) = of.leading_color();
                Some(self.command(Command::Case(CaseCommand::SetIllegalMoves(whose?, count.text.parse().ok()?))))
            }
            Word::Counter => {
                let (whose, count) = rest.leading_color();
                Some(self.command(Command::Clock(ClockCommand::SetCounter(whose?, count.text.parse().ok()?))))
            }
            Word::Rule => self.ruled(rest),
            Word::Retrace if rest.is_empty() => Some(self.command(Command::Records(RecordsCommand::Retrace(None)))),
            Word::Retrace => Some(self.command(Command::Records(RecordsCommand::Retrace(Some(self.ply(rest)?))))),
            Word::Adjust if rest.is_empty() => {
                Some(self.command(Command::Records(RecordsCommand::Adjust(self.by.and_then(Actor::side)))))
            }
            Word::Adjust => Some(self.command(Command::Records(RecordsCommand::Adjust(Some(rest.color()?))))),
            Word::Result => Some(self.command(Command::Game(self.result(rest)?))),
            Word::Both => (rest.word()? == Word::Lose).then(|| {
                self.command(Command::Game(declared(ByColor::new_with(|_| Points::Zero), Reason::Arbiter, "")))
            }),
            Word::Note => {
                (!rest.is_empty()).then(|| self.command(Command::Game(GameCommand::Note(rest.text.to_owned()))))
            }
            Word::Adjourn | Word::Seal | Word::Envelope | Word::Open | Word::Reopen => {
                self.of_an_adjournment(leading.word, rest)
            }
            Word::Calls => self.time_calls(leading, rest),
            Word::Walk if rest.is_empty() => self.program(AppRequest::Walk(Square::E4)),
            Word::Walk => self.program(AppRequest::Walk(rest.text.parse().ok()?)),
            Word::Lang if rest.is_empty() => None,
            Word::Lang => self.program(AppRequest::Language(rest.text.to_owned())),
            Word::Cells => self.program(AppRequest::Cells(rest.text.parse().ok().filter(|cells| *cells > 0)?)),
            Word::Verbosity => self.program(AppRequest::Verbosity(one_of(rest.word()?, &VERBOSITIES)?)),
            Word::Rate => self.program(AppRequest::Rate(number(rest.text, RATES)?)),
            Word::Volume => self.program(AppRequest::Volume(number(rest.text, VOLUMES)?)),
            Word::Notation => self.program(AppRequest::Notation(one_of(rest.word()?, &NOTATIONS)?)),
            Word::Faster | Word::Slower | Word::Louder | Word::Softer if !rest.is_empty() => None,
            Word::Faster => self.program(AppRequest::Adjust(Adjustment::Faster)),
            Word::Slower => self.program(AppRequest::Adjust(Adjustment::Slower)),
            Word::Louder => self.program(AppRequest::Adjust(Adjustment::Louder)),
            Word::Softer => self.program(AppRequest::Adjust(Adjustment::Softer)),
            Word::Quiet if rest.is_empty() => self.program(AppRequest::Quiet),
            Word::Quiet => None,
            Word::Hear if rest.is_empty() => self.program(AppRequest::Hear(None)),
            Word::Hear => self.program(AppRequest::Hear(Some(rest.text.parse().ok()?))),
            Word::Voice => self.program(AppRequest::Voice(one_of(rest.word()?, &VOICES)?)),
            Word::Face => self.program(AppRequest::Face(one_of(rest.word()?, &FACES)?)),
            Word::Am => self.program(AppRequest::Seat(rest.seat(the_blind_player(self.game), self.seat)?)),
            Word::Next if rest.is_empty() => self.program(AppRequest::Lesson(LessonAsked::Next)),
            Word::Back if rest.is_empty() => self.program(AppRequest::Lesson(LessonAsked::Back)),
            Word::Next | Word::Back => None,
            Word::Quit => rest.is_empty().then_some(Intent::Quit),
            Word::Save | Word::Pgn | Word::Flip | Word::Settings | Word::New => {
                Some(self.ask(Question::Help(leading.word.name().to_owned())))
            }
            Word::Again
            | Word::Last
            | Word::Moves
            | Word::Number
            | Word::Times
            | Word::Status
            | Word::Cases
            | Word::Help
            | Word::Pieces
            | Word::Mine
            | Word::Theirs
            | Word::Where
            | Word::What
            | Word::Rank
            | Word::File
            | Word::Diagonal
            | Word::Captured
            | Word::Attacks
            | Word::Earlier
            | Word::Later
            | Word::From
            | Word::Offer
            | Word::Who
            | Word::Sheet
            | Word::Spell
            | Word::Law
            | Word::Laws => self.question(leading.word, rest),
            Word::WhiteAssistant
            | Word::BlackAssistant
            | Word::Assistant
            | Word::Everybody
            | Word::Flag
            | Word::Threefold
            | Word::Fifty
            | Word::Quickplay
            | Word::NoEffort
            | Word::NoArbiter
            | Word::Increment
            | Word::Glossary
            | Word::Reject
            | Word::Postpone
            | Word::Lose
            | Word::TwoHands
            | Word::Warning
            | Word::Points
            | Word::OpponentPoints
            | Word::Loss
            | Word::Fine
            | Word::Exclusion
            | Word::Expulsion
            | Word::SetUp
            | Word::Colors
            | Word::Adequate
            | Word::Nothing
            | Word::Illegal
            | Word::Ply
            | Word::Tone
            | Word::To
            | Word::Of
            | Word::On
            | Word::Off
            | Word::Own
            | Word::Opponent
            | Word::King
            | Word::Queen
            | Word::Rook
            | Word::Bishop
            | Word::Knight
            | Word::Pawn
            | Word::Takes
            | Word::Castle
            | Word::Short
            | Word::Long
            | Word::Brief
            | Word::Normal
            | Word::Full
            | Word::Screen
            | Word::Lines
            | Word::Hybrid
            | Word::System
            | Word::Lost
            | Word::At
            | Word::As
            | Word::Words
            | Word::Signs
            | Word::Embedded => None,
        }
    }

    /// Whose sheet or board is meant, and the rest: one's own where nobody is named.
    fn owner<'t>(&self, rest: Arguments<'t>) -> (Color, Arguments<'t>) {
        let (owner, text) = rest.leading_color();
        (owner.unwrap_or(self.own()), text)
    }

    fn executed(&self, rest: Arguments<'_>) -> Option<Intent> {
        let (owner, text) = self.owner(rest);
        if text.is_empty() {
            return None;
        }
        self.executed_by_squares(owner, text).or_else(|| {
            Some(match self.hand(owner, text.text) {
                Ok(half_move) => {
                    self.command(Command::Records(RecordsCommand::Execute(owner, Execution::HalfMove(half_move))))
                }
                Err(Unreadable::NotUnderstood { part }) => self.not_understood(text.text, part),
                Err(unreadable) => Intent::Unreadable(self.asker(), unreadable),
            })
        })
    }

    fn executed_by_squares(&self, owner: Color, text: Arguments<'_>) -> Option<Intent> {
        let changes = square_changes(text.text.trim_start_matches(':'))?;
        Some(self.command(Command::Records(RecordsCommand::Execute(owner, Execution::Squares(changes)))))
    }

    /// `white`: all White's men; `white board: -f3 +Nh3`: what was done on White's board; `white e4`: what White says.
    fn whole_side(&self, owner: Color, rest: Arguments<'_>) -> Option<Intent> {
        if rest.is_empty() {
            return Some(self.felt(None, BoardQuery::Pieces(owner)));
        }
        match rest.after(&[Word::Board]) {
            Some(text) => self.executed_by_squares(owner, text),
            None => self.said_by(Some(Actor::Player(owner))).move_only(rest.text),
        }
    }

    /// What the arbiter rules: `accept`, `reject`, `postpone`, `draw`, on the newest open case or on the one of a number,
    /// with his reason behind it.
    fn ruled(&self, rest: Arguments<'_>) -> Option<Intent> {
        let (first, behind) = split_word(rest.text);
        let (number, rest) = match first.parse() {
            Ok(number) => (Some(number), rest.with(behind)),
            Err(_) => (None, rest),
        };
        let decided = self.vocabulary.leading(WordPlace::Following, rest.text)?;
        let decision = one_of(decided.word, &DECISIONS)?;
        Some(self.command(Command::Case(CaseCommand::Rule(number, decision, decided.rest.to_owned()))))
    }

    /// `21`: after White's move 21; `21...`: after Black's; `ply 41`: after 41 half-moves.
    pub(super) fn ply(&self, rest: Arguments<'_>) -> Option<usize> {
        if let Some(ply) = rest.after(&[Word::Ply]) {
            return ply.text.parse().ok();
        }
        let digits = rest.text.trim_end_matches('.');
        let number: u32 = digits.parse().ok()?;
        let dots = rest.text.len() - digits.len();
        let turn = match dots {
            0 | 1 => Color::White,
            3 => Color::Black,
            _ => return None,
        };
        if number == 0 {
            return Some(0);
        }
        let plies = self.game.line().len();
        let found = (0..plies).find(|ply| self.game.number_at(*ply) == (number, turn));
        // Beyond the game it is refused with the number of half-moves there are.
        Some(found.map_or(plies, |ply| ply) + 1)
    }

    /// `1-0`, `1/2`, `draw`: points for each player.
    /// `0-1 REASON`, `draw REASON`, `+/-`, and `* REASON` for a result that is taken back.
    fn result(&self, rest: Arguments<'_>) -> Option<GameCommand> {
        let (score, words) = rest.text.split_once(char::is_whitespace).unwrap_or((rest.text, ""));
        let is_draw = || Arguments { vocabulary: self.vocabulary, text: score }.word() == Some(Word::Draw);
        match score {
            "*" => Some(GameCommand::TakeBackResult(words.trim().to_owned())),
            "1/2" | "½" => Some(declared(ByColor::new_with(|_| Points::Half), Reason::Arbiter, words)),
            _ if is_draw() => Some(declared(ByColor::new_with(|_| Points::Half), Reason::Arbiter, words)),
            score => result::declared(score).ok().map(|(points, reason)| declared(points, reason, words)),
        }
    }

    fn time_calls(&self, leading: Leading<'_>, rest: Arguments<'_>) -> Option<Intent> {
        let asked = rest.time_calls()?;
        let by = self.asker();
        Some(match by.side() {
            Some(_) => Intent::Calls(by, asked),
            None => Intent::Misread(by, Misreading::WhichPlayer { typed: leading.typed.to_owned() }),
        })
    }

    fn program(&self, request: AppRequest) -> Option<Intent> {
        Some(Intent::Program(self.asker(), request))
    }
}

const DECISIONS: [(Word, Decision); 6] = [
    (Word::Accept, Decision::Accept),
    (Word::Reject, Decision::Reject),
    (Word::Decline, Decision::Reject),
    (Word::Postpone, Decision::Postpone),
    (Word::Draw, Decision::Draw),
    (Word::Both, Decision::BothFlags),
];
const SUPERVISIONS: [(Word, Supervision); 2] =
    [(Word::Adequate, Supervision::Adequate), (Word::Nothing, Supervision::None)];
const VERBOSITIES: [(Word, Verbosity); 3] =
    [(Word::Brief, Verbosity::Brief), (Word::Normal, Verbosity::Normal), (Word::Full, Verbosity::Full)];
const FACES: [(Word, FaceKind); 3] =
    [(Word::Screen, FaceKind::Screen), (Word::Lines, FaceKind::Lines), (Word::Hybrid, FaceKind::Hybrid)];
const NOTATIONS: [(Word, PrintedNotation); 2] =
    [(Word::Words, PrintedNotation::Words), (Word::Signs, PrintedNotation::Signs)];
const VOICES: [(Word, VoiceAsked); 4] = [
    (Word::On, VoiceAsked::On),
    (Word::Off, VoiceAsked::Off),
    (Word::System, VoiceAsked::System),
    (Word::Embedded, VoiceAsked::Embedded),
];

fn declared(points: ByColor<Points>, reason: Reason, words: &str) -> GameCommand {
    GameCommand::DeclareResult { points, reason, words: words.trim().to_owned() }
}

/// A number within these bounds.
fn number<T: FromStr + PartialOrd>(text: &str, bounds: RangeInclusive<T>) -> Option<T> {
    text.parse().ok().filter(|number| bounds.contains(number))
}
