//! What a typed line means: who says it, and which command or question it is.

use shakmaty::{ByColor, Chess, Color, Position, Square};

pub mod arguments;
mod questions;
pub mod request;
pub mod vocabulary;

use crate::game::Game;
use crate::game::clock::time_control::NotATimeControl;
use crate::game::clock::time_control_text::read_both;
use crate::game::command::{
    AnnouncedMove, CaseCommand, ClockCommand, Command, Decision, GameCommand, MoveCommand, RecordsCommand,
};
use crate::game::half_move::HalfMove;
use crate::game::laws::result::{self, Points};
use crate::game::people::Actor;
use crate::game::table::boards::Execution;
use crate::game::table::scoresheet::{Entry, Meaning};
use crate::notation::{self, SheetLanguage, Unreadable};
use crate::wording::{Felt, Question, Verbosity, Whose};
use arguments::{actor, color, leading_color, placement, span, split_word, square_changes, squares};
use request::{AppRequest, FaceKind};
use vocabulary::{Word, word};

/// What somebody at the keyboard wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    Command(Actor, Command),
    Ask(Actor, Question),
    /// Somebody turns his time calls on or off: what he said after `calls`.
    Calls(Actor, String),
    /// A move that could not be read.
    Unreadable(Actor, Unreadable),
    /// What was said to be a time control is none; why.
    NotATimeControl(Actor, String, NotATimeControl),
    /// Something about the program itself.
    Program(Actor, AppRequest),
    /// A word that is known, with something after it that is not; the word's name for the help.
    Incomplete(Actor, &'static str),
    Quit,
}

/// Reads a line: `e4`, `white: e4`, `arbiter: stop`, `where knights`; an empty one completes the move in hand.
/// Where the line names nobody, `speaker` says it, or whoever may.
pub fn read(line: &str, speaker: Option<Actor>, game: &Game) -> Intent {
    match line.split_once(':') {
        Some((who, rest)) if actor(who.trim()).is_some() => read_said_by(actor(who.trim()), rest, game),
        Some(_) | None => read_said_by(speaker, line, game),
    }
}

/// Reads what an actor says; `None` where nobody is named.
pub fn read_said_by(by: Option<Actor>, text: &str, game: &Game) -> Intent {
    let text = text.trim();
    let reader = Reader { by, game };
    if text.is_empty() {
        return reader.command(Command::Move(MoveCommand::Complete));
    }
    let (first, rest) = split_word(text);
    match word(first.trim_end_matches(':')) {
        Some(word) => reader.after(word, rest).unwrap_or_else(|| Intent::Incomplete(reader.asker(), name_of(word))),
        None => reader.announcement(text),
    }
}

pub(super) struct Reader<'a> {
    pub by: Option<Actor>,
    pub game: &'a Game,
}

impl Reader<'_> {
    fn after(&self, word: Word, rest: &str) -> Option<Intent> {
        Some(match word {
            Word::Begin => self.command(Command::Game(GameCommand::Begin)),
            Word::Announce => self.announcement(rest),
            Word::Repeat if rest.is_empty() => self.command(Command::Move(MoveCommand::Repeat(None))),
            Word::Repeat => self.moved(rest, |spoken| Command::Move(MoveCommand::Repeat(Some(spoken.half_move)))),
            Word::Correct => {
                self.moved_in(self.announced_in(), rest, |corrected| Command::Move(MoveCommand::Correct(corrected)))
            }
            Word::Press => self.command(Command::Move(MoveCommand::Press)),
            Word::Undo => self.command(Command::Move(MoveCommand::Undo)),
            Word::Touch => self.command(Command::Move(MoveCommand::Touch(squares(rest)?))),
            Word::Execute => {
                let (owner, text) = self.owner(rest);
                match square_changes(text) {
                    Some(changes) => {
                        self.command(Command::Records(RecordsCommand::Execute(owner, Execution::Squares(changes))))
                    }
                    None => {
                        let executed = |s: AnnouncedMove| {
                            Command::Records(RecordsCommand::Execute(owner, Execution::HalfMove(s.half_move)))
                        };
                        self.moved_in(self.game.board_position(owner), text, executed)
                    }
                }
            }
            Word::Record => {
                let (owner, text) = self.owner(rest);
                self.command(Command::Records(RecordsCommand::Record(owner, self.entry(owner, text))))
            }
            Word::Strike => {
                let (owner, text) = self.owner(rest);
                self.command(Command::Records(RecordsCommand::Strike(
                    owner,
                    text.parse::<usize>().ok()?.checked_sub(1)?,
                )))
            }
            Word::Check => {
                let (owner, text) = self.owner(rest);
                let placement = if text.is_empty() { None } else { Some(placement(text)?) };
                self.command(Command::Records(RecordsCommand::Check(owner, placement)))
            }
            Word::Board => match leading_color(rest) {
                (owner, "") => self.ask_on(owner, Question::Board(owner.unwrap_or(self.own()))),
                (owner, text) => {
                    let changes = square_changes(text.trim_start_matches(':'))?;
                    self.command(Command::Records(RecordsCommand::Execute(
                        owner.unwrap_or(self.own()),
                        Execution::Squares(changes),
                    )))
                }
            },
            Word::White | Word::Black => {
                let owner = if word == Word::White { Color::White } else { Color::Black };
                match split_word(rest) {
                    ("", _) => self.felt(None, Felt::Pieces(owner)),
                    (board, text) if board.trim_end_matches(':') == "board" => {
                        let changes = square_changes(text)?;
                        self.command(Command::Records(RecordsCommand::Execute(owner, Execution::Squares(changes))))
                    }
                    _ => return None,
                }
            }
            Word::Draw => self.command(Command::Case(CaseCommand::OfferDraw)),
            Word::Accept => self.command(Command::Case(CaseCommand::AcceptDraw)),
            Word::Decline => self.command(Command::Case(CaseCommand::DeclineDraw)),
            Word::Resign => self.command(Command::Game(GameCommand::Resign)),
            Word::Claim if rest == "flag" => self.command(Command::Case(CaseCommand::ClaimFlag)),
            Word::Claim => return None,
            Word::Arbiter => self.command(Command::Case(CaseCommand::CallArbiter)),
            Word::Stop => self.command(Command::Clock(ClockCommand::Stop)),
            Word::Go => self.command(Command::Clock(ClockCommand::Go)),
            Word::Clock if let Some(whose) = whose(rest) => self.ask(Question::Clock(whose)),
            Word::Clock => self.command(Command::Clock(ClockCommand::Set(clocks(rest)?))),
            Word::Add => {
                let (time, whose) = split_word(rest);
                let whose = color(whose.strip_prefix("to ").unwrap_or(whose))?;
                self.command(Command::Clock(ClockCommand::AddTime(whose, span(time)?)))
            }
            Word::Time if rest.is_empty() => return None,
            Word::Time => match read_both(rest) {
                Ok(controls) => self.command(Command::Clock(ClockCommand::SetControls(controls))),
                Err(why) => Intent::NotATimeControl(self.by.unwrap_or(Actor::Arbiter), rest.to_owned(), why),
            },
            Word::Period => {
                let (whose, number) = leading_color(rest);
                self.command(Command::Clock(ClockCommand::SetPeriod(
                    whose?,
                    number.parse::<u32>().ok()?.checked_sub(1)?,
                )))
            }
            Word::Absent => self.command(Command::Clock(ClockCommand::Absent(color(rest)?))),
            Word::Arrived => self.command(Command::Clock(ClockCommand::Arrived(color(rest)?))),
            Word::Counter => {
                let (whose, count) = leading_color(rest);
                self.command(Command::Clock(ClockCommand::SetCounter(whose?, count.parse().ok()?)))
            }
            Word::Rule if rest == "accept" => self.command(Command::Case(CaseCommand::Rule(None, Decision::Accept))),
            Word::Rule if rest == "reject" => self.command(Command::Case(CaseCommand::Rule(None, Decision::Reject))),
            Word::Rule => return None,
            Word::Retrace if rest.is_empty() => self.command(Command::Records(RecordsCommand::Retrace(None))),
            Word::Retrace => self.command(Command::Records(RecordsCommand::Retrace(Some(rest.parse().ok()?)))),
            Word::Adjust if rest.is_empty() => {
                self.command(Command::Records(RecordsCommand::Adjust(self.by.and_then(Actor::side))))
            }
            Word::Adjust => self.command(Command::Records(RecordsCommand::Adjust(Some(color(rest)?)))),
            Word::Result => {
                self.command(Command::Game(GameCommand::DeclareResult(result::score(split_word(rest).0).ok()?)))
            }
            Word::Both if rest == "lose" => {
                self.command(Command::Game(GameCommand::DeclareResult(ByColor::new_with(|_| Points::Zero))))
            }
            Word::Both => return None,
            Word::Note if rest.is_empty() => return None,
            Word::Note => self.command(Command::Game(GameCommand::Note(rest.to_owned()))),
            Word::Calls => Intent::Calls(self.asker(), rest.to_owned()),
            Word::Walk if rest.is_empty() => Intent::Program(self.asker(), AppRequest::Walk(Square::E4)),
            Word::Walk => Intent::Program(self.asker(), AppRequest::Walk(rest.parse().ok()?)),
            Word::Lang if rest.is_empty() => return None,
            Word::Lang => Intent::Program(self.asker(), AppRequest::Language(rest.to_owned())),
            Word::Cells => {
                Intent::Program(self.asker(), AppRequest::Cells(rest.parse().ok().filter(|cells| *cells > 0)?))
            }
            Word::Verbosity => Intent::Program(self.asker(), AppRequest::Verbosity(Verbosity::named(rest)?)),
            Word::Quiet => Intent::Program(self.asker(), AppRequest::Quiet),
            Word::Hear if rest.is_empty() => Intent::Program(self.asker(), AppRequest::Hear(None)),
            Word::Hear => Intent::Program(self.asker(), AppRequest::Hear(Some(rest.parse().ok()?))),
            Word::Voice if rest.is_empty() => return None,
            Word::Voice => Intent::Program(self.asker(), AppRequest::Voice(rest.to_owned())),
            Word::Face => Intent::Program(self.asker(), AppRequest::Face(FaceKind::named(rest)?)),
            Word::Ask(asked) => return self.question(asked, rest),
            Word::Quit => Intent::Quit,
        })
    }

    fn command(&self, command: Command) -> Intent {
        let usual = command.usual_actor(self.game);
        Intent::Command(self.by.unwrap_or(usual), command)
    }

    pub(super) fn ask(&self, question: Question) -> Intent {
        Intent::Ask(self.asker(), question)
    }

    fn announcement(&self, text: &str) -> Intent {
        let in_hand = self.game.in_hand().announcement.as_ref();
        let replied_to = in_hand.filter(|in_hand| self.by == Some(Actor::Player(!in_hand.by)));
        match replied_to.and_then(|in_hand| in_hand.half_move.played_in(self.game.position())) {
            Some(after) => self.moved_in(&after, text, |announced| Command::Move(MoveCommand::Announce(announced))),
            None => self.moved(text, |announced| Command::Move(MoveCommand::Announce(announced))),
        }
    }

    fn moved(&self, text: &str, command: impl Fn(AnnouncedMove) -> Command) -> Intent {
        self.moved_in(self.game.position(), text, command)
    }

    /// Moves are entered in the language of the sheet of the player whose move it is.
    fn moved_in(&self, position: &Chess, text: &str, command: impl Fn(AnnouncedMove) -> Command) -> Intent {
        let language = sheet_language(self.game, position.turn());
        match notation::read(text, position, self.game.terms().castling_mode, language) {
            Ok(reading) => {
                let notation::Reading { half_move, draw_offer, .. } = reading;
                self.command(command(AnnouncedMove { half_move, text: text.to_owned(), draw_offer }))
            }
            Err(unreadable) => Intent::Unreadable(self.asker(), unreadable),
        }
    }

    /// The position in which the last announcement was made, completed or not.
    fn announced_in(&self) -> &Chess {
        let completed = self.game.line().len();
        match self.game.in_hand().announcement {
            Some(_) => self.game.position(),
            None => self.game.position_at(completed.saturating_sub(1)),
        }
    }

    /// What is written on a sheet, with what it can mean on its own line of play.
    fn entry(&self, owner: Color, text: &str) -> Entry {
        let terms = self.game.terms();
        let language = sheet_language(self.game, owner);
        let position = self.game.sheet_position(owner);
        let (meaning, draw_offer) = match notation::read_written(text, &position, terms.castling_mode, language) {
            Ok(reading) => (Meaning::HalfMove(reading.half_move), reading.draw_offer),
            Err(Unreadable::Ambiguous(several)) => (Meaning::Ambiguous(several), false),
            Err(_) => (Meaning::Unreadable, false),
        };
        Entry { text: text.to_owned(), meaning, draw_offer }
    }

    /// Whose sheet or board is meant, and the rest: one's own where nobody is named.
    fn owner<'t>(&self, rest: &'t str) -> (Color, &'t str) {
        let (owner, text) = leading_color(rest);
        (owner.unwrap_or(self.own()), text)
    }

    pub(super) fn own(&self) -> Color {
        self.by.and_then(Actor::side).unwrap_or(self.game.to_move())
    }

    pub(super) fn asker(&self) -> Actor {
        self.by.unwrap_or(Actor::Player(self.game.to_move()))
    }
}

fn sheet_language(game: &Game, owner: Color) -> SheetLanguage {
    game.terms().players.get(owner).sheet_language.parse().unwrap_or(SheetLanguage::English)
}

/// Whose clock is asked about: `own` or nothing, `opponent`, `white`, `black`, `both`.
fn whose(text: &str) -> Option<Whose> {
    match text {
        "" | "own" => Some(Whose::Own),
        "opponent" => Some(Whose::Opponents),
        "both" => Some(Whose::Both),
        other => color(other).map(Whose::Of),
    }
}

/// `white H:MM:SS black H:MM:SS`.
fn clocks(text: &str) -> Option<ByColor<crate::game::clock::moment::Span>> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [first, first_time, second, second_time] = words.as_slice() else { return None };
    let mut times = ByColor::default();
    *times.get_mut(color(first)?) = span(first_time)?;
    *times.get_mut(color(second)?) = span(second_time)?;
    (color(first) != color(second)).then_some(times)
}

fn name_of(word: Word) -> &'static str {
    vocabulary::WORDS.iter().find(|(_, _, other)| *other == word).map_or("", |(name, _, _)| name)
}

/// The half-move a text means for the player on the move, if it means one.
pub fn half_move(text: &str, game: &Game) -> Result<HalfMove, Unreadable> {
    let language = sheet_language(game, game.to_move());
    notation::read(text, game.position(), game.terms().castling_mode, language).map(|reading| reading.half_move)
}
