//! What follows each command word.

use std::ops::RangeInclusive;
use std::str::FromStr;

use shakmaty::{ByColor, Chess, Color, Square};

use super::arguments::{Arguments, actor, one_of};
use super::keyboard::{Keyboard, the_blind_player};
use super::moves::entry_of;
use super::request::{Adjustment, AppRequest, BoardAsked, CELLS, LessonAsked, PrintedForm, RATES, ReplayStep, VOLUMES};
use super::values::{duration, file, placement, rank, split_word, square, square_changes, squares};
use super::vocabulary::{Leading, WordForm};
use super::{Intent, Interpreter};
use crate::game::adjournment::sealed_move::SealedMove;
use crate::game::cases::draw_claim::{ClaimCommand, DrawClaim, DrawRule, QuickplayGround};
use crate::game::clock::moment::Span;
use crate::game::clock::time_control::Readings;
use crate::game::clock::time_control_text::{minutes_or_hours, read_both, two_times};
use crate::game::command::{
    AdjournmentCommand, CaseCommand, ClockCommand, Command, Decision, GameCommand, MoveCommand, RecordsCommand,
    Repetition,
};
use crate::game::conduct::command::ConductCommand;
use crate::game::conduct::complaint_kind::WrongStart;
use crate::game::laws::article::Article;
use crate::game::laws::result::{self, Points, Reason};
use crate::game::people::{Actor, Duties};
use crate::game::records::boards::Execution;
use crate::game::records::scoresheet::SheetEntry;
use crate::game::refusal::Refusal;
use crate::notation::{SheetLanguage, Unreadable};
use crate::wording::words::{ArgumentWord, CommandWord, Word};
use crate::wording::{BoardQuery, Hint, Misreading, Question, Whose};

/// Smaller numbers are minutes: nobody gives a player five seconds.
const LEAST_SECONDS: i64 = 30;

impl<'a> Interpreter<'a> {
    /// The meaning of a word with the text behind it; `None` if that text is not understood.
    pub(super) fn after(&self, leading: Leading<'_, CommandWord>) -> Option<Intent> {
        let rest = Arguments { vocabulary: self.vocabulary, text: leading.rest };
        let is_alone = rest.is_empty();
        let command = |command: Command| Some(self.command(command));
        let alone = |command: Command| is_alone.then(|| self.command(command));
        let asked = |question: Question| is_alone.then(|| self.ask(question));
        let request = |request: AppRequest| Some(Intent::Program(self.asker(), request));
        let requested = |request: AppRequest| is_alone.then(|| Intent::Program(self.asker(), request));
        let number = || rest.text.parse::<usize>().ok();
        // Whose board or scoresheet a command is about, the speaker's own by default; whose a question is about.
        let (owner, text) = rest.leading_color();
        let owner = owner.unwrap_or(self.own());
        let own = self.askers_own();
        let of_player = || if is_alone { Some(own) } else { rest.color() };
        match leading.word {
            CommandWord::Begin => alone(Command::Game(GameCommand::Begin)),
            CommandWord::Announce => (!is_alone).then(|| self.announcement(rest.text)),
            CommandWord::Repeat => self.repeated(leading, rest),
            CommandWord::Correct => (!is_alone).then(|| self.correction(rest)),
            CommandWord::Press if is_alone => command(Command::Move(MoveCommand::Press)),
            CommandWord::Press => request(AppRequest::Pressing(rest.choice()?)),
            CommandWord::Undo => alone(Command::Move(MoveCommand::Undo)),
            CommandWord::Touch | CommandWord::Lift => command(Command::Move(MoveCommand::Touch(squares(rest.text)?))),
            CommandWord::Execute => self.executed(owner, text),
            CommandWord::Record => (!text.is_empty())
                .then(|| self.command(Command::Records(RecordsCommand::Record(owner, self.entry(owner, text.text))))),
            CommandWord::Strike => {
                let entry = text.text.parse::<usize>().ok()?.checked_sub(1)?;
                command(Command::Records(RecordsCommand::Strike(owner, entry)))
            }
            CommandWord::Check => {
                let stands = if text.is_empty() { None } else { Some(placement(text.text, &self.letters_of(owner))?) };
                command(Command::Records(RecordsCommand::Check(owner, stands)))
            }
            CommandWord::Retrace => {
                let ply = if is_alone { None } else { Some(self.ply(rest)?) };
                command(Command::Records(RecordsCommand::Retrace(ply)))
            }
            CommandWord::Adjust => {
                let whose = if is_alone { self.by.and_then(Actor::side) } else { Some(rest.color()?) };
                command(Command::Records(RecordsCommand::Adjust(whose)))
            }
            CommandWord::Done => text.is_empty().then(|| self.command(Command::Records(RecordsCommand::Done(owner)))),
            CommandWord::Board => match rest.leading_color() {
                (owner, text) if text.is_empty() => Some(self.ask_on(owner, Question::Board(owner.unwrap_or(own)))),
                (_, text) => self.executed_by_squares(owner, text),
            },
            CommandWord::White => self.whole_side(Color::White, rest),
            CommandWord::Black => self.whole_side(Color::Black, rest),
            CommandWord::Draw => alone(Command::Case(CaseCommand::OfferDraw)),
            CommandWord::Accept => alone(Command::Case(CaseCommand::Accept(self.game.proposed_last_to(self.by)))),
            CommandWord::Decline => alone(Command::Case(CaseCommand::Decline(self.game.proposed_last_to(self.by)))),
            CommandWord::Resign => alone(Command::Game(GameCommand::Resign)),
            CommandWord::Request => (rest.is(ArgumentWord::Increment))
                .then(|| self.command(Command::Case(CaseCommand::Claim(ClaimCommand::Increment)))),
            CommandWord::Sign => alone(Command::Game(GameCommand::Sign)),
            CommandWord::Claim => self.claim(rest).or_else(|| self.complaint(rest)),
            CommandWord::Report => self.report(rest),
            CommandWord::Appeal => {
                let (first, behind) = split_word(rest.text);
                let (case, words) = match first.parse() {
                    Ok(case) => (Some(case), behind.trim()),
                    Err(_) => (None, rest.text),
                };
                command(Command::Conduct(ConductCommand::Appeal { case, words: words.to_owned() }))
            }
            CommandWord::Look => alone(Command::Conduct(ConductCommand::LookAtRecord)),
            CommandWord::Jadoube => alone(Command::Conduct(ConductCommand::Adjust)),
            CommandWord::Arbiter => alone(Command::Case(CaseCommand::CallArbiter)),
            CommandWord::Stop => alone(Command::Clock(ClockCommand::Stop)),
            CommandWord::Go => alone(Command::Clock(ClockCommand::Go)),
            CommandWord::Clock => match rest.whose() {
                Some(whose) => Some(self.ask(Question::Clock(whose))),
                None => self.time_as_meant(rest.text, self.longest_time(), ClockCommand::Set(rest.clocks()?)),
            },
            CommandWord::Add => {
                let (time, to, words) = rest.time_and_player()?;
                let added = ClockCommand::AddTime(to, time, words.to_owned());
                self.time_as_meant(rest.text.trim_end_matches(words), Span::ZERO, added)
            }
            CommandWord::Take => {
                let (time, from, words) = rest.time_and_player()?;
                let taken = ClockCommand::TakeTime(from?, time, words.to_owned());
                self.time_as_meant(rest.text.trim_end_matches(words), Span::ZERO, taken)
            }
            // The arbiter sets a time control; a player who types nothing else asks for the time.
            CommandWord::Time if is_alone => {
                (self.by != Some(Actor::Arbiter)).then(|| self.ask(Question::Clock(Whose::Own)))
            }
            CommandWord::Time => match read_both(rest.text) {
                Ok(controls) => command(Command::Clock(ClockCommand::SetControls(controls))),
                Err(why) => {
                    let by = self.by.unwrap_or(Actor::Arbiter);
                    Some(Intent::NotATimeControl(by, rest.text.to_owned(), why))
                }
            },
            CommandWord::Period => {
                let (whose, number) = rest.leading_color();
                let period = number.text.parse::<u32>().ok()?.checked_sub(1)?;
                command(Command::Clock(ClockCommand::SetPeriod(whose?, period)))
            }
            CommandWord::Absent => command(Command::Clock(ClockCommand::Absent(rest.color()?))),
            CommandWord::Arrived => command(Command::Clock(ClockCommand::Arrived(rest.color()?))),
            CommandWord::Counter => match rest.after(&[ArgumentWord::Illegal]).map(Arguments::leading_color) {
                Some((whose, count)) => {
                    command(Command::Case(CaseCommand::SetIllegalMoves(whose?, count.text.parse().ok()?)))
                }
                None => {
                    let (whose, count) = rest.leading_color();
                    command(Command::Clock(ClockCommand::SetCounter(whose?, count.text.parse().ok()?)))
                }
            },
            CommandWord::Penalty => command(Command::Conduct(rest.penalty()?)),
            CommandWord::Supervision => command(Command::Conduct(ConductCommand::SetSupervision(rest.choice()?))),
            CommandWord::Assistant => {
                let (of, duties) = rest.leading_color();
                let duties = if duties.is_empty() {
                    None
                } else if duties.is(ArgumentWord::Nothing) {
                    Some(Duties::NONE)
                } else {
                    Some(duties.text.parse().ok()?)
                };
                command(Command::Conduct(ConductCommand::SetAssistant(of?, duties)))
            }
            CommandWord::Rule => self.ruled(rest),
            // The arbiter declares a result; alone the word asks for the one that stands.
            CommandWord::Result if is_alone && self.game.result().is_some() => request(AppRequest::Finish),
            // A player declares nothing, and asks how it stands.
            CommandWord::Result if is_alone && self.is_of_a_player() => Some(self.ask(Question::Status)),
            CommandWord::Result => command(Command::Game(self.result(rest)?)),
            CommandWord::Both => (rest.word()? == ArgumentWord::Lose).then(|| {
                self.command(Command::Game(declared(ByColor::new_with(|_| Points::Zero), Reason::Arbiter, "")))
            }),
            CommandWord::Note => {
                (!is_alone).then(|| self.command(Command::Game(GameCommand::Note(rest.text.to_owned()))))
            }
            CommandWord::Adjourn => self.adjourned(rest),
            CommandWord::Seal if is_alone => request(AppRequest::Sealed),
            CommandWord::Seal => {
                let is_in_file = is_braille_file(rest.text);
                let sealed = if is_in_file { SealedMove::in_file(rest.text) } else { SealedMove::written(rest.text) };
                command(Command::Adjournment(AdjournmentCommand::Seal(sealed)))
            }
            CommandWord::Envelope if is_alone => Some(self.ask(Question::Envelope)),
            CommandWord::Envelope if rest.is(ArgumentWord::Lost) => {
                command(Command::Adjournment(AdjournmentCommand::LoseEnvelope))
            }
            CommandWord::Envelope => {
                command(Command::Adjournment(AdjournmentCommand::SetResumption(rest.text.to_owned())))
            }
            CommandWord::Open if is_alone => command(Command::Adjournment(AdjournmentCommand::Open(None))),
            CommandWord::Open => self.established(rest),
            CommandWord::Reopen => alone(Command::Adjournment(AdjournmentCommand::Reopen)),
            CommandWord::Calls => self.time_calls(leading, rest),
            CommandWord::Walk if is_alone => request(AppRequest::Walk(Square::E4)),
            CommandWord::Walk => request(AppRequest::Walk(rest.text.parse().ok()?)),
            CommandWord::Lang => {
                (!is_alone).then(|| Intent::Program(self.asker(), AppRequest::Language(rest.text.to_owned())))
            }
            CommandWord::Cells => request(AppRequest::Cells(within(rest.text, CELLS)?)),
            CommandWord::Verbosity => request(AppRequest::Verbosity(rest.choice()?)),
            CommandWord::Rate => request(AppRequest::Rate(within(rest.text, RATES)?)),
            CommandWord::Volume => request(AppRequest::Volume(within(rest.text, VOLUMES)?)),
            CommandWord::Notation => request(AppRequest::Notation(rest.choice()?)),
            CommandWord::Faster => requested(AppRequest::Adjust(Adjustment::Faster)),
            CommandWord::Slower => requested(AppRequest::Adjust(Adjustment::Slower)),
            CommandWord::Louder => requested(AppRequest::Adjust(Adjustment::Louder)),
            CommandWord::Softer => requested(AppRequest::Adjust(Adjustment::Softer)),
            CommandWord::Quiet => requested(AppRequest::Quiet),
            CommandWord::Hear if is_alone => request(AppRequest::Hear(None)),
            CommandWord::Hear => request(AppRequest::Hear(Some(rest.text.parse().ok()?))),
            CommandWord::Voice => request(AppRequest::Voice(rest.choice()?)),
            CommandWord::Face => request(AppRequest::Face(rest.choice()?)),
            CommandWord::Am => request(AppRequest::Keyboard(self.keyboard_of(rest)?)),
            CommandWord::Unseat => request(AppRequest::Unseat(self.keyboard_of(rest)?.typist?)),
            CommandWord::Eboard => {
                let (owner, asked) = rest.leading_color();
                let asked = match asked.word() {
                    _ if asked.is_empty() => BoardAsked::Tell,
                    Some(Word::Argument(ArgumentWord::On)) => BoardAsked::Read,
                    Some(Word::Argument(ArgumentWord::Off)) => BoardAsked::Ignore,
                    Some(_) | None => return None,
                };
                // What differs on a board is for its owner and the arbiter.
                let asker = self.by.or(self.keyboard.typist).unwrap_or(Actor::Arbiter);
                let owner = owner.or(self.by.and_then(Actor::side));
                Some(Intent::Program(asker, AppRequest::ElectronicBoard(owner, asked)))
            }
            CommandWord::Next => requested(AppRequest::Lesson(LessonAsked::Next)),
            CommandWord::Back => requested(AppRequest::Lesson(LessonAsked::Back)),
            CommandWord::Rematch => requested(AppRequest::Rematch),
            CommandWord::Print if is_alone => request(AppRequest::Print(PrintedForm::Sheets)),
            CommandWord::Print => {
                let is_braille = rest.word()? == ArgumentWord::Brf;
                is_braille.then(|| Intent::Program(self.asker(), AppRequest::Print(PrintedForm::Braille)))
            }
            CommandWord::Replay if is_alone => request(AppRequest::Replay(ReplayStep::First)),
            CommandWord::Replay => request(AppRequest::Replay(ReplayStep::To(self.ply(rest)?))),
            CommandWord::Quit => is_alone.then_some(Intent::Quit),
            CommandWord::Save | CommandWord::Pgn | CommandWord::Flip | CommandWord::Settings | CommandWord::New => {
                Some(self.ask(Question::Help(leading.word.name().to_owned())))
            }
            CommandWord::Again => asked(Question::Again),
            CommandWord::Last => asked(Question::Last),
            CommandWord::Earlier => asked(Question::Earlier),
            CommandWord::Later => asked(Question::Later),
            CommandWord::Offer => asked(Question::Offer),
            CommandWord::Spell => asked(Question::Spell),
            // `who is white` is answered with both.
            CommandWord::Who => (is_alone || rest.color().is_some()).then(|| self.ask(Question::Who)),
            CommandWord::Status => is_alone.then(|| self.ask_what_is_open(Question::Status)),
            // `case 1` is answered with all of them.
            CommandWord::Cases => (is_alone || number().is_some()).then(|| self.ask_what_is_open(Question::Cases)),
            CommandWord::Moves => Some(self.ask(match rest.after(&[ArgumentWord::Of]) {
                _ if is_alone => Question::Moves(None),
                Some(of) => Question::Casual(Hint::MovesOf(square(of.text)?)),
                None => Question::Moves(Some(number()?)),
            })),
            CommandWord::Attacks => Some(self.ask(Question::Casual(Hint::Attacks(square(rest.text)?)))),
            CommandWord::Pieces => Some(self.felt(None, BoardQuery::Pieces(of_player()?))),
            CommandWord::Mine => is_alone.then(|| self.felt(None, BoardQuery::Pieces(own))),
            CommandWord::Theirs => is_alone.then(|| self.felt(None, BoardQuery::Pieces(!own))),
            CommandWord::Where => self.felt_on(rest, |asked| asked.pieces()),
            CommandWord::What => self.felt_on(rest, |asked| square(asked.text).map(BoardQuery::Square)),
            CommandWord::Rank => self.felt_on(rest, |asked| Some(BoardQuery::Rank(rank(asked.text)?))),
            CommandWord::File => self.felt_on(rest, |asked| Some(BoardQuery::File(file(asked.text)?))),
            CommandWord::Diagonal => self.felt_on(rest, |asked| square(asked.text).map(BoardQuery::Diagonals)),
            CommandWord::Captured => self.felt_on(rest, |asked| asked.is_empty().then_some(BoardQuery::Captured)),
            CommandWord::From => Some(self.ask(Question::From(rest.text.parse().ok()?))),
            CommandWord::Sheet => Some(self.ask_on(rest.color(), Question::Sheet(of_player()?))),
            CommandWord::Step => Some(self.ask_on(rest.color(), Question::Step(of_player()?))),
            CommandWord::Number => Some(self.ask(Question::Number(of_player()?))),
            CommandWord::Times => Some(self.ask(Question::Times(if is_alone { None } else { Some(number()?) }))),
            CommandWord::Law => (!is_alone).then(|| self.ask(Question::Law(rest.text.to_owned()))),
            CommandWord::Laws => Some(self.laws(rest)),
            CommandWord::Help => Some(self.ask(Question::Help(self.topic(rest)))),
        }
    }

    fn keyboard_of(&self, rest: Arguments<'_>) -> Option<Keyboard> {
        rest.keyboard(the_blind_player(self.game), self.keyboard)
    }

    /// Whether a player, or a player's assistant, is named as the speaker or sits at the keyboard.
    fn is_of_a_player(&self) -> bool {
        self.by.or(self.keyboard.typist).is_some_and(|who| who.side().is_some())
    }

    /// The correction of a half-move. Once it is completed another move would put nothing right, be it one that nobody
    /// could make.
    fn correction(&self, rest: Arguments<'_>) -> Intent {
        let correct = |corrected| Command::Move(MoveCommand::Correct(corrected));
        let read = self.moved_in(self.announced_in(), rest.text, correct);
        let is_over = self.game.in_hand().announcement.is_none() && !self.game.line().is_empty();
        let is_a_move = |why: &Unreadable| !matches!(why, Unreadable::NotUnderstood { .. });
        let is_too_late = is_over && matches!(&read, Intent::Unreadable(_, why) if is_a_move(why));
        if is_too_late { Intent::Refused(self.asker(), Refusal::TooLateToCorrect) } else { read }
    }

    /// A repetition. The bare word asks to hear the move again: nobody is said to have repeated it.
    fn repeated(&self, leading: Leading<'_, CommandWord>, rest: Arguments<'_>) -> Option<Intent> {
        let is_asked = match rest.is_empty() {
            true => self.by.is_none() && leading.form == WordForm::Whole,
            false => self.vocabulary.asks_to_hear_it(rest.text),
        };
        if is_asked {
            return Some(self.ask(Question::Again));
        }
        let repetition = if rest.is_empty() { Repetition::AsAnnounced } else { self.repetition(rest.text)? };
        Some(self.command(Command::Move(MoveCommand::Repeat(repetition))))
    }

    /// `white`: all of White's pieces; `white board: -f3 +Nh3`: what was done on White's board; `white e4`: White's
    /// words.
    fn whole_side(&self, owner: Color, rest: Arguments<'_>) -> Option<Intent> {
        if rest.is_empty() {
            return Some(self.felt(None, BoardQuery::Pieces(owner)));
        }
        match rest.after(&[CommandWord::Board]) {
            Some(text) => self.executed_by_squares(owner, text),
            None => self.said_by(Some(Actor::Player(owner))).move_only(rest.text),
        }
    }

    /// A ruling: `accept`, `reject`, `postpone`, `draw` on the newest open case or on the case of a number, with the
    /// reason behind it.
    fn ruled(&self, rest: Arguments<'_>) -> Option<Intent> {
        let (first, behind) = split_word(rest.text);
        let (number, rest) = match first.parse() {
            Ok(number) => (Some(number), rest.with(behind)),
            Err(_) => (None, rest),
        };
        let decided = self.vocabulary.following(rest.text)?;
        let decision = one_of(decided.word, &DECISIONS)?;
        Some(self.command(Command::Case(CaseCommand::Rule(number, decision, decided.rest.to_owned()))))
    }

    /// `1-0`, `1/2`, `draw`, `+/-`, each with a reason behind it; `*` takes a result back.
    fn result(&self, rest: Arguments<'_>) -> Option<GameCommand> {
        let (score, words) = rest.text.split_once(char::is_whitespace).unwrap_or((rest.text, ""));
        let is_draw = || Arguments { vocabulary: self.vocabulary, text: score }.is(CommandWord::Draw);
        match score {
            "*" => Some(GameCommand::TakeBackResult(words.trim().to_owned())),
            "1/2" | "½" => Some(declared(ByColor::new_with(|_| Points::Half), Reason::Arbiter, words)),
            _ if is_draw() => Some(declared(ByColor::new_with(|_| Points::Half), Reason::Arbiter, words)),
            score => result::declared(score).ok().map(|(points, reason)| declared(points, reason, words)),
        }
    }

    fn time_calls(&self, leading: Leading<'_, CommandWord>, rest: Arguments<'_>) -> Option<Intent> {
        let asked = rest.time_calls()?;
        let by = self.asker();
        Some(match by.side() {
            Some(_) => Intent::Calls(by, asked),
            None => Intent::Misread(by, Misreading::WhichPlayer { typed: leading.typed.to_owned() }),
        })
    }
}

const DECISIONS: [(Word, Decision); 7] = [
    (Word::Command(CommandWord::Undo), Decision::TakeBack),
    (Word::Command(CommandWord::Accept), Decision::Accept),
    (Word::Argument(ArgumentWord::Reject), Decision::Reject),
    (Word::Command(CommandWord::Decline), Decision::Reject),
    (Word::Argument(ArgumentWord::Postpone), Decision::Postpone),
    (Word::Command(CommandWord::Draw), Decision::Draw),
    (Word::Command(CommandWord::Both), Decision::BothFlags),
];

fn declared(points: ByColor<Points>, reason: Reason, words: &str) -> GameCommand {
    GameCommand::DeclareResult { points, reason, words: words.trim().to_owned() }
}

impl Interpreter<'_> {
    fn executed(&self, owner: Color, text: Arguments<'_>) -> Option<Intent> {
        if text.is_empty() {
            return None;
        }
        let execute = |execution| self.command(Command::Records(RecordsCommand::Execute(owner, execution)));
        let rest = || self.rest_of_hand(owner, text.text).map(|rest| execute(Execution::Squares(rest)));
        self.executed_by_squares(owner, text).or_else(rest).or_else(|| {
            Some(match self.hand(owner, text.text) {
                Ok(half_move) => execute(Execution::HalfMove(half_move)),
                Err(unreadable) => match (self.owed_first(owner, text.text), unreadable) {
                    (Some(owed), _) => Intent::Misread(self.asker(), owed),
                    (None, Unreadable::NotUnderstood { part }) => self.not_understood(text.text, part),
                    (None, unreadable) => Intent::Unreadable(self.asker(), unreadable),
                },
            })
        })
    }

    /// The languages whose piece letters may stand for what is put on that board, the first that has the letter: that
    /// of the interface, of the owner's scoresheet, and English.
    fn letters_of(&self, owner: Color) -> [SheetLanguage; 3] {
        let sheet = SheetLanguage::of_sheet(self.game, owner);
        [self.vocabulary.sheet_language(), sheet, SheetLanguage::English]
    }

    /// What was done on a board, square by square: `-f3 +Nh3`.
    pub(super) fn executed_by_squares(&self, owner: Color, text: Arguments<'_>) -> Option<Intent> {
        let changes = square_changes(text.text.trim_start_matches(':'), &self.letters_of(owner))?;
        Some(self.command(Command::Records(RecordsCommand::Execute(owner, Execution::Squares(changes)))))
    }

    /// `21`: after White's move 21; `21...`: after Black's; `ply 41`: after 41 half-moves.
    pub(super) fn ply(&self, rest: Arguments<'_>) -> Option<usize> {
        self.ply_of(rest, Color::White)
    }

    /// After how many half-moves that is, where a number alone names the move of that player.
    fn ply_of(&self, rest: Arguments<'_>, unnamed: Color) -> Option<usize> {
        if let Some(ply) = rest.after(&[ArgumentWord::Ply]) {
            return ply.text.parse().ok();
        }
        let digits = rest.text.trim_end_matches('.');
        let number: u32 = digits.parse().ok()?;
        let dots = rest.text.len() - digits.len();
        let turn = match dots {
            0 | 1 => unnamed,
            3 => Color::Black,
            _ => return None,
        };
        if number == 0 {
            return Some(0);
        }
        let plies = self.game.line().len();
        // The game began with Black's half-move of that number.
        if turn == Color::White && self.game.number_at(0) == (number, Color::Black) {
            return Some(0);
        }
        let found = (0..plies).find(|ply| self.game.number_at(*ply) == (number, turn));
        // A number beyond the game is refused with the number of half-moves played.
        Some(found.unwrap_or(plies) + 1)
    }
}

impl Interpreter<'_> {
    /// `claim flag`, `claim threefold`, `claim fifty Nf3`, `claim quickplay`.
    pub(super) fn claim(&self, rest: Arguments<'_>) -> Option<Intent> {
        if rest.is(ArgumentWord::Flag) {
            return Some(self.command(Command::Case(CaseCommand::ClaimFlag)));
        }
        if let Some(why) = rest.after(&[ArgumentWord::Quickplay]) {
            let (ground, who) = match why.after(&[ArgumentWord::NoEffort]) {
                Some(who) => (QuickplayGround::NoEffort, who),
                None => (QuickplayGround::NormalMeans, why),
            };
            let claim = if who.is_empty() {
                ClaimCommand::Quickplay(ground)
            } else if who.is(ArgumentWord::NoArbiter) {
                ClaimCommand::QuickplayWithoutArbiter(ground)
            } else {
                return None;
            };
            return Some(self.command(Command::Case(CaseCommand::Claim(claim))));
        }
        let rules = [(ArgumentWord::Threefold, DrawRule::Threefold), (ArgumentWord::Fifty, DrawRule::FiftyMoves)];
        let (rule, text) = rules.into_iter().find_map(|(word, rule)| Some((rule, rest.after(&[word])?)))?;
        let claim = |intended| Command::Case(CaseCommand::Claim(ClaimCommand::Draw(DrawClaim { rule, intended })));
        if text.is_empty() {
            return Some(self.command(claim(None)));
        }
        let read_in = |position: &Chess| self.moved_in(position, text.text, |said| claim(Some(said.half_move)));
        let in_hand = self.game.in_hand().announcement.as_ref();
        let replied_to = in_hand.filter(|in_hand| self.by != Some(Actor::Player(in_hand.by)));
        let after = replied_to.and_then(|in_hand| in_hand.half_move.played_in(self.game.position()));
        Some(read_in(after.as_ref().unwrap_or(self.game.position())))
    }
}

/// What can be claimed to have been wrong at the start of the game.
const WRONG_STARTS: [(Word, WrongStart); 4] = [
    (Word::Argument(ArgumentWord::Setup), WrongStart::SetUp),
    (Word::Command(CommandWord::Board), WrongStart::Board),
    (Word::Argument(ArgumentWord::Colours), WrongStart::Colors),
    (Word::Command(CommandWord::Clock), WrongStart::Clock),
];

impl Interpreter<'_> {
    /// `claim illegal`, `claim illegal 21`, `claim touch e2 e4`, `claim two-hands`, `claim setup`.
    pub(super) fn complaint(&self, rest: Arguments<'_>) -> Option<Intent> {
        let command = if let Some(which) = rest.after(&[ArgumentWord::Illegal]) {
            let newest = ConductCommand::ClaimIllegalMove(None);
            if which.is_empty() {
                return Some(self.command(Command::Conduct(newest)));
            }
            // A player complains of the opponent's moves.
            let Intent::Command(by, _) = self.command(Command::Conduct(newest)) else { return None };
            let of = by.side().map_or(Color::White, |side| !side);
            ConductCommand::ClaimIllegalMove(Some(self.ply_of(which, of)?.max(1)))
        } else if let Some(touched) = rest.after(&[CommandWord::Touch]) {
            ConductCommand::ClaimTouch(squares(touched.text)?)
        } else if rest.is(ArgumentWord::TwoHands) {
            ConductCommand::ClaimTwoHands
        } else if rest.is(ArgumentWord::Silent) {
            ConductCommand::ClaimSilent
        } else if let Some((number, words)) = numbered_article(rest.text) {
            ConductCommand::ClaimArticle { number, words: words.to_owned() }
        } else {
            ConductCommand::ClaimWrongStart(one_of(rest.word()?, &WRONG_STARTS)?)
        };
        Some(self.command(Command::Conduct(command)))
    }
}

impl Interpreter<'_> {
    /// `report 11.3.2 white a phone rang`: an article, a player where it is about one, and words.
    fn report(&self, rest: Arguments<'_>) -> Option<Intent> {
        let (number, behind) = numbered_article(rest.text)?;
        let (of, words) = rest.with(behind).leading_color();
        Some(self.command(Command::Conduct(ConductCommand::Report { number, of, words: words.text.to_owned() })))
    }
}

/// The number of an article at the beginning of a text, and what follows.
fn numbered_article(text: &str) -> Option<(String, &str)> {
    let (number, behind) = split_word(text);
    let is_number = Article::is_number(number) && number.chars().any(|c| c.is_ascii_digit());
    is_number.then(|| (number.to_owned(), behind.trim()))
}

impl Interpreter<'_> {
    /// That a time among those words has two readings: `1:20` where a clock may show that many hours and minutes, and
    /// numbers that may count minutes or seconds. Hours above `longest` are not meant.
    fn time_in_two_readings(&self, text: &str, longest: Span) -> Option<Intent> {
        let why = text.split_whitespace().find_map(|time| {
            let hours = minutes_or_hours(time).filter(|(_, hours)| *hours <= longest);
            let seconds = || time.parse().ok().filter(|number| *number >= LEAST_SECONDS);
            let both = |number| (Span::minutes(number), Span::seconds(number));
            let of_hours = hours.map(|both| two_times(time, Readings::MinutesOrHours, both));
            of_hours.or_else(|| Some(two_times(time, Readings::MinutesOrSeconds, both(seconds()?))))
        })?;
        Some(Intent::NotATimeControl(self.by.unwrap_or(Actor::Arbiter), text.to_owned(), why))
    }

    /// A command of the clock, unless a time in it has two readings.
    fn time_as_meant(&self, text: &str, longest: Span, command: ClockCommand) -> Option<Intent> {
        let asked = self.time_in_two_readings(text, longest);
        asked.or_else(|| Some(self.command(Command::Clock(command))))
    }

    /// The longest time that a clock of this game can be meant to show: all that its periods give, or what is left.
    fn longest_time(&self) -> Span {
        let clock = self.game.clock();
        let given = |color: Color| {
            let periods: i64 = clock.controls()[color].periods().iter().map(|period| period.time.0).sum();
            let readings = self.game.readings_after(self.game.line().len());
            let left = readings.and_then(|readings| readings[color].remaining).unwrap_or(Span::ZERO);
            Span(periods).max(left)
        };
        given(Color::White).max(given(Color::Black))
    }

    /// `adjourn`, `adjourn at 19:00`.
    fn adjourned(&self, rest: Arguments<'_>) -> Option<Intent> {
        let adjourn = |at| self.command(Command::Adjournment(AdjournmentCommand::Adjourn(at)));
        if rest.is_empty() {
            return Some(adjourn(None));
        }
        let time = rest.after(&[ArgumentWord::At])?.text;
        let at = duration(time)?;
        let asked = self.time_in_two_readings(time, Span::minutes(24 * 60));
        Some(asked.unwrap_or_else(|| adjourn(Some(at))))
    }

    /// `open as Nf3`: the sealed move as the arbiter reads it.
    fn established(&self, rest: Arguments<'_>) -> Option<Intent> {
        let text = rest.after(&[ArgumentWord::As]).filter(|text| !text.is_empty())?.text;
        Some(match self.reading(text, self.game.position()) {
            Ok(_) => self.command(Command::Adjournment(AdjournmentCommand::Establish(self.sealed_entry(text)))),
            Err(Unreadable::NotUnderstood { part }) => self.not_understood(text, part),
            Err(unreadable) => Intent::Unreadable(self.asker(), unreadable),
        })
    }

    /// A line as a transcript may show it: without a sealed move.
    pub fn without_sealed_move(&self, line: &str) -> String {
        let said = line.split_once(':').filter(|(who, _)| self.actor(who).is_some()).map_or(line, |(_, said)| said);
        let Some(leading) = self.vocabulary.first(said) else { return line.to_owned() };
        if leading.word == CommandWord::Seal {
            let before = &line[..line.len() - said.trim_start().len()];
            return format!("{before}{} ...", leading.typed);
        }
        match actor(leading.word.into()) {
            Some(_) if self.without_sealed_move(leading.rest) != leading.rest => {
                let before = &line[..line.len() - leading.rest.len()];
                format!("{before}{}", self.without_sealed_move(leading.rest))
            }
            Some(_) | None => line.to_owned(),
        }
    }

    /// What a sealed text means in the position before the sealed move, in the language of the sealer's scoresheet or
    /// in the words of D.2.1.
    pub fn sealed_entry(&self, text: &str) -> SheetEntry {
        let position: &Chess = self.game.position();
        entry_of(text, self.reading(text, position))
    }
}

/// Whether the text is the name of a braille file: no move ends like this.
fn is_braille_file(text: &str) -> bool {
    let small = text.to_lowercase();
    [".brf", ".brl"].iter().any(|ending| small.len() > ending.len() && small.ends_with(ending))
}

/// A number within these bounds.
fn within<T: FromStr + PartialOrd>(text: &str, bounds: RangeInclusive<T>) -> Option<T> {
    text.parse().ok().filter(|number| bounds.contains(number))
}
