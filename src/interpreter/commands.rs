//! What follows each command word.

use shakmaty::{ByColor, Color};

use super::arguments::{Arguments, one_of};
use super::values::{split_word, squares};
use super::vocabulary::{Leading, WordPlace};
use super::words::Word;
use super::{Intent, Interpreter};
use crate::game::cases::draw_claim::ClaimCommand;
use crate::game::clock::time_control_text::read_both;
use crate::game::command::{CaseCommand, ClockCommand, Command, Decision, GameCommand, MoveCommand};
use crate::game::conduct::command::ConductCommand;
use crate::game::laws::edition::Supervision;
use crate::game::laws::result::{self, Points, Reason};
use crate::game::people::Actor;
use crate::wording::{BoardQuery, Misreading, Question, Whose};

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
            Word::Execute | Word::Record | Word::Strike | Word::Check | Word::Retrace | Word::Adjust => {
                self.of_the_records(leading.word, rest)
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
            Word::Walk
            | Word::Lang
            | Word::Cells
            | Word::Verbosity
            | Word::Rate
            | Word::Volume
            | Word::Notation
            | Word::Faster
            | Word::Slower
            | Word::Louder
            | Word::Softer
            | Word::Quiet
            | Word::Hear
            | Word::Voice
            | Word::Face
            | Word::Am
            | Word::Next
            | Word::Back => self.of_the_program(leading.word, rest),
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

fn declared(points: ByColor<Points>, reason: Reason, words: &str) -> GameCommand {
    GameCommand::DeclareResult { points, reason, words: words.trim().to_owned() }
}
