//! The few things that must be known before a game, asked one by one with defaults. Enter takes the default, `back` goes to
//! the question before, `help` says what is asked.

mod answers;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use crate::cli::Play;
use crate::interpreter::request::FaceKind;
use crate::interpreter::vocabulary::Vocabulary;
use crate::interpreter::words::CommandWord;
use crate::options::settings::Settings;
use crate::storage::games::Unfinished;
use crate::ui::rows;
use crate::voice::VoiceChoice;
use crate::wording::{Ask, Trouble, Wording};

/// What came of the questions.
pub enum Begin {
    /// The unfinished game is gone on with.
    Resume(PathBuf),
    /// A new game is played as was answered.
    Play,
    /// Nothing more can be read, or somebody left.
    Nothing,
}

/// What is known before anything is asked.
#[derive(Default)]
pub struct Known {
    /// The face, where the command line or the environment chose it.
    pub face: Option<FaceKind>,
    pub unfinished: Option<Unfinished>,
    /// The time now, in milliseconds since 1970.
    pub now_ms: u64,
}

/// Somebody who can be asked.
pub struct Respondent<'a, R, W> {
    pub from: R,
    pub to: W,
    pub wording: &'a Wording,
    /// The cells of a row.
    pub columns: usize,
    /// The name that was almost a word of the program: typed once more it is taken.
    pub doubted: Option<String>,
}

/// What is asked, in this order; what stands behind the terms only where they are to be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SetupQuestion {
    Face,
    /// Whether the voice speaks beside a screen reader, where the face is known and that is not.
    Voice,
    Typist,
    Resume,
    Terms,
    White,
    Black,
    Blind,
    Time,
    Laws,
    Sheets,
    Heard,
}

/// What is done after an answer.
enum Then {
    Ask(SetupQuestion),
    Ends(Begin),
}

/// What somebody typed at a question.
enum SetupAnswer {
    /// The text; empty for the default.
    Given(String),
    Back,
    Help,
    Leave,
}

impl<R: BufRead, W: Write> Respondent<'_, R, W> {
    /// Asks for everything that was not said already, and remembers it as the next defaults. `hear` says words aloud, and
    /// tells why nobody heard them.
    ///
    /// # Errors
    ///
    /// Where nobody can be asked any more.
    pub fn begin(
        &mut self,
        play: &mut Play,
        settings: &mut Settings,
        known: &Known,
        mut hear: impl FnMut() -> Option<Trouble>,
    ) -> io::Result<Begin> {
        let mut asked = Vec::new();
        let mut step = match (known.face, play.interface.voice) {
            (None, _) => SetupQuestion::Face,
            (Some(FaceKind::Lines | FaceKind::Hybrid), None) => SetupQuestion::Voice,
            (Some(_), _) => SetupQuestion::Typist,
        };
        loop {
            if step == SetupQuestion::Heard {
                // Nobody is asked about a sentence that could not be said.
                match play.interface.voice.is_none().then(&mut hear) {
                    Some(None) => {}
                    Some(Some(trouble)) => {
                        self.tell(&self.wording.trouble(&trouble))?;
                        return Ok(Begin::Play);
                    }
                    None => return Ok(Begin::Play),
                }
            }
            let question = self.question(step, play, settings, known);
            let then = match self.ask(&question)? {
                SetupAnswer::Leave => return Ok(Begin::Nothing),
                SetupAnswer::Help => {
                    self.tell(&self.wording.ask_help(question.key()))?;
                    continue;
                }
                SetupAnswer::Back => {
                    step = asked.pop().unwrap_or(step);
                    continue;
                }
                SetupAnswer::Given(answer) => self.answered(step, &answer, play, settings, known),
            };
            match then {
                Ok(Then::Ask(next)) => asked.push(std::mem::replace(&mut step, next)),
                Ok(Then::Ends(begin)) => return Ok(begin),
                Err(trouble) => self.tell(&self.wording.trouble(&trouble))?,
            }
        }
    }

    /// One question in one write, its last sentence on a row of its own: that row is under the fingers, and the cursor
    /// at its end.
    fn ask(&mut self, question: &Ask) -> io::Result<SetupAnswer> {
        let text = self.wording.ask(question);
        let rows: Vec<String> = text.lines().flat_map(|line| rows::broken(line, self.columns)).collect();
        self.to.write_all(format!("{} ", rows.join("\n")).as_bytes())?;
        self.to.flush()?;
        let mut line = String::new();
        if self.from.read_line(&mut line)? == 0 {
            return Ok(SetupAnswer::Leave);
        }
        Ok(match Vocabulary::of(self.wording).command(&line) {
            Some(CommandWord::Quit) => SetupAnswer::Leave,
            Some(CommandWord::Back | CommandWord::Undo) => SetupAnswer::Back,
            Some(CommandWord::Help) => SetupAnswer::Help,
            Some(_) | None => SetupAnswer::Given(line.trim().to_owned()),
        })
    }

    fn tell(&mut self, sentence: &str) -> io::Result<()> {
        self.to.write_all(format!("{}\n", rows::broken(sentence, self.columns).join("\n")).as_bytes())
    }
}

/// Remembers whether the voice speaks.
fn remember_voice(play: &mut Play, settings: &mut Settings, choice: VoiceChoice) -> Result<(), Trouble> {
    play.interface.voice = Some(choice);
    settings.set("voice", if choice == VoiceChoice::Off { "off" } else { "auto" })
}
