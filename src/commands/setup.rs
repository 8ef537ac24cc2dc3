//! The setup dialogue: what must be known before a game, asked one by one with defaults. Enter takes the default,
//! `back` goes to the question before, `help` explains the question.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use crate::game::laws::edition::Edition;
use crate::interpreter::request::FaceKind;
use crate::interpreter::vocabulary::{Vocabulary, WordForm};
use crate::options::arguments::invalid_value;
use crate::options::event_file::terms_at_a_terminal;
use crate::options::interface::{InterfaceArgs, Typist};
use crate::options::settings::Settings;
use crate::options::terms::typed_term;
use crate::storage::calendar::{Day, time_of_day};
use crate::storage::games::Unfinished;
use crate::ui::text;
use crate::voice::VoiceChoice;
use crate::wording::words::CommandWord;
use crate::wording::{Ask, Trouble, Wording};

/// The end of the questions.
pub enum Begin {
    /// The unfinished game is resumed.
    Resume(PathBuf),
    /// A new game is played as was answered, here alone or also from other terminals.
    Play { with_seats: bool },
    /// The input ended, or the player left.
    Nothing,
}

/// The answers known before anything is asked.
#[derive(Default)]
pub struct Known {
    /// The face, where the command line or the environment chose it.
    pub face: Option<FaceKind>,
    pub unfinished: Option<Unfinished>,
    /// The time now, in milliseconds since 1970.
    pub now_ms: u64,
}

/// The player who is asked.
pub struct Respondent<'a, R, W> {
    pub from: R,
    pub to: W,
    pub wording: &'a Wording,
    /// The cells of a row.
    pub columns: usize,
    /// The name that was almost a word of the program: typed once more it is taken.
    pub doubted: Option<String>,
}

/// The questions in their order; those after the terms are asked only to change them.
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
    Seats,
    Heard,
}

/// The step after an answer.
enum Then {
    Ask(SetupQuestion),
    /// It is known whether somebody takes part from another terminal.
    AskOf {
        seats: bool,
        next: SetupQuestion,
    },
    /// A new game begins.
    Begin,
    Ends(Begin),
}

/// A typed answer to a question.
enum SetupAnswer {
    /// The text; empty for the default.
    Given(String),
    Back,
    Help,
    Leave,
}

impl<R: BufRead, W: Write> Respondent<'_, R, W> {
    /// Asks for everything that is not given already, and remembers it as the next defaults. `hear` says words aloud,
    /// and returns why they could not be heard.
    ///
    /// # Errors
    ///
    /// Where input or output fails.
    pub fn begin(
        &mut self,
        interface: &mut InterfaceArgs,
        settings: &mut Settings,
        known: &Known,
        mut hear: impl FnMut() -> Option<Trouble>,
    ) -> io::Result<Begin> {
        // What is read aloud is one sentence. For the screen there is more.
        let [welcome, more @ ..] = self.wording.welcome();
        self.tell(&welcome)?;
        let mut more = Some(more);
        if known.face == Some(FaceKind::Screen) {
            self.tell_all(more.take())?;
        }
        let mut asked = Vec::new();
        let mut with_seats = false;
        let mut step = match (known.face, interface.voice) {
            (None, _) => SetupQuestion::Face,
            (Some(FaceKind::Lines | FaceKind::Hybrid), None) => SetupQuestion::Voice,
            (Some(_), _) => SetupQuestion::Typist,
        };
        loop {
            if step == SetupQuestion::Heard {
                // Not asked about a sentence that could not be said.
                match interface.voice.is_none().then(&mut hear) {
                    Some(None) => {}
                    Some(Some(trouble)) => {
                        self.tell(&self.wording.trouble(&trouble))?;
                        return Ok(Begin::Play { with_seats });
                    }
                    None => return Ok(Begin::Play { with_seats }),
                }
            }
            let question = self.question(step, interface, settings, known);
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
                SetupAnswer::Given(answer) => self.answered(step, &answer, interface, settings, known),
            };
            if step == SetupQuestion::Face && then.is_ok() && interface.face == Some(FaceKind::Screen) {
                self.tell_all(more.take())?;
            }
            match then {
                Ok(Then::AskOf { seats, next }) => {
                    with_seats = seats;
                    asked.push(std::mem::replace(&mut step, next));
                }
                Ok(Then::Begin) => return Ok(Begin::Play { with_seats }),
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
        let rows: Vec<String> = text.lines().flat_map(|line| text::broken(line, self.columns)).collect();
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

    fn tell_all(&mut self, sentences: Option<[String; 2]>) -> io::Result<()> {
        sentences.into_iter().flatten().try_for_each(|sentence| self.tell(&sentence))
    }

    fn tell(&mut self, sentence: &str) -> io::Result<()> {
        self.to.write_all(format!("{}\n", text::broken(sentence, self.columns).join("\n")).as_bytes())
    }
}

/// Remembers whether the voice speaks.
fn remember_voice(interface: &mut InterfaceArgs, settings: &mut Settings, choice: VoiceChoice) -> Result<(), Trouble> {
    interface.voice = Some(choice);
    settings.set("voice", if choice == VoiceChoice::Off { "off" } else { "auto" })
}

/// The settings that one question asks for.
const SHEETS: [&str; 2] = ["white-sheet", "black-sheet"];

/// Who can be blind, in the order in which it is asked.
const BLIND: [&str; 4] = ["white", "black", "both", "none"];

/// Who can type, in the order in which it is asked.
const TYPISTS: [(&str, Typist); 4] = [
    ("white", Typist::White),
    ("black", Typist::Black),
    ("assistant", Typist::Assistant),
    ("everybody", Typist::Everybody),
];

/// Shorter names are similar to too many words.
const LEAST_MISSPELT: usize = 4;

/// The answer that removes a remembered name.
const NOBODY: &str = "-";

impl<R: BufRead, W: Write> Respondent<'_, R, W> {
    /// The question there, with its default.
    fn question(&self, step: SetupQuestion, interface: &InterfaceArgs, settings: &Settings, known: &Known) -> Ask {
        let remembered = |key: &str, fallback: &str| settings.get(key).unwrap_or_else(|| fallback.to_owned());
        let place = |list: &[&str], value: &str| list.iter().position(|known| *known == value).map_or(1, |at| at + 1);
        let setting = |key: &'static str, fallback: &str| Ask::Setting { key, default: remembered(key, fallback) };
        match step {
            SetupQuestion::Face => {
                let voice = interface.voice.is_none();
                let is_silent = remembered("voice", "auto") == "off";
                let default = match remembered("face", "screen").as_str() {
                    "lines" if is_silent || !voice => 2,
                    "lines" => 3,
                    _ => 1,
                };
                Ask::Face { choices: if voice { 3 } else { 2 }, default }
            }
            SetupQuestion::Voice => Ask::Voice { default: if remembered("voice", "off") == "off" { 1 } else { 2 } },
            SetupQuestion::Typist => {
                Ask::Typist { default: place(&TYPISTS.map(|(word, _)| word), &remembered("keys", "everybody")) }
            }
            SetupQuestion::Resume => match &known.unfinished {
                Some(left) => {
                    let names = self.wording.names(left.game.terms());
                    let (date, day) = match left.day(known.now_ms) {
                        Day::Today => (String::new(), "today"),
                        Day::Yesterday => (String::new(), "yesterday"),
                        Day::Other(date) => (date, "other"),
                    };
                    Ask::Resume {
                        white: names.white,
                        black: names.black,
                        after: self.wording.last_move(&left.game),
                        day,
                        date,
                        time: time_of_day(left.left_ms),
                    }
                }
                None => self.question(SetupQuestion::Terms, interface, settings, known),
            },
            SetupQuestion::Terms => {
                let sheets = self.sheet_languages(settings);
                let own = self.wording.language();
                let edition = Edition::default().to_string();
                Ask::Terms {
                    white: remembered("white", ""),
                    black: remembered("black", ""),
                    blind: remembered("blind", "black"),
                    time: remembered("time", "90+30"),
                    laws: Some(remembered("laws", &edition)).filter(|laws| *laws != edition),
                    sheets: Some(joined(&sheets)).filter(|_| sheets.iter().any(|language| language != own)),
                }
            }
            SetupQuestion::White => setting("white", ""),
            SetupQuestion::Black => setting("black", ""),
            SetupQuestion::Blind => Ask::Blind { default: place(&BLIND, &remembered("blind", "black")) },
            SetupQuestion::Time => setting("time", "90+30"),
            SetupQuestion::Laws => setting("laws", &Edition::default().to_string()),
            SetupQuestion::Sheets => Ask::Setting { key: "sheets", default: joined(&self.sheet_languages(settings)) },
            SetupQuestion::Seats => Ask::Seats,
            SetupQuestion::Heard => Ask::Heard,
        }
    }

    /// The step after an answer; an empty one takes the default.
    ///
    /// # Errors
    ///
    /// What is wrong with it, and what would be right: it is asked again.
    fn answered(
        &mut self,
        step: SetupQuestion,
        answer: &str,
        interface: &mut InterfaceArgs,
        settings: &mut Settings,
        known: &Known,
    ) -> Result<Then, Trouble> {
        let question = self.question(step, interface, settings, known);
        let chosen = |count: usize| number(answer, question.default_number(), count);
        let after_typist = if known.unfinished.is_some() { SetupQuestion::Resume } else { SetupQuestion::Terms };
        Ok(match step {
            SetupQuestion::Face => {
                let number = chosen(if interface.voice.is_none() { 3 } else { 2 })?;
                let face = if number == 1 { FaceKind::Screen } else { FaceKind::Lines };
                interface.face = Some(face);
                settings.set("face", face.into())?;
                match number {
                    2 if interface.voice.is_none() => remember_voice(interface, settings, VoiceChoice::Off)?,
                    3 => remember_voice(interface, settings, VoiceChoice::Auto)?,
                    _ => {}
                }
                Then::Ask(SetupQuestion::Typist)
            }
            SetupQuestion::Voice => {
                let voice = if chosen(2)? == 1 { VoiceChoice::Off } else { VoiceChoice::Auto };
                remember_voice(interface, settings, voice)?;
                Then::Ask(SetupQuestion::Typist)
            }
            SetupQuestion::Typist => {
                let (word, typist) = TYPISTS[chosen(TYPISTS.len())? - 1];
                interface.keys = Some(typist);
                settings.set("keys", word)?;
                Then::Ask(after_typist)
            }
            SetupQuestion::Resume => match (chosen(2)?, &known.unfinished) {
                (1, Some(left)) => Then::Ends(Begin::Resume(left.path.clone())),
                _ => Then::Ask(SetupQuestion::Terms),
            },
            SetupQuestion::Terms if answer.starts_with(char::is_alphabetic) => {
                typed_term(answer).iter().try_for_each(|(key, text)| settings.set(key, text))?;
                Then::Ask(SetupQuestion::Terms)
            }
            SetupQuestion::Terms if chosen(2)? == 1 => {
                terms_at_a_terminal(&settings.options().terms, None, self.wording)?;
                Then::Begin
            }
            SetupQuestion::Terms => Then::Ask(SetupQuestion::White),
            SetupQuestion::White => self.named("white", answer, settings).map(|()| Then::Ask(SetupQuestion::Black))?,
            SetupQuestion::Black => self.named("black", answer, settings).map(|()| Then::Ask(SetupQuestion::Blind))?,
            SetupQuestion::Blind => {
                settings.set("blind", BLIND[chosen(BLIND.len())? - 1])?;
                ["white-blind", "black-blind"].iter().for_each(|key| settings.forget(key));
                Then::Ask(SetupQuestion::Time)
            }
            SetupQuestion::Time => kept(settings, &question, answer).map(|()| Then::Ask(SetupQuestion::Laws))?,
            SetupQuestion::Laws => kept(settings, &question, answer).map(|()| Then::Ask(SetupQuestion::Sheets))?,
            SetupQuestion::Sheets => {
                let languages = if answer.is_empty() { self.sheet_languages(settings) } else { two(answer)? };
                SHEETS.iter().zip(&languages).try_for_each(|(key, language)| settings.set(key, language))?;
                Then::Ask(SetupQuestion::Seats)
            }
            SetupQuestion::Seats => Then::AskOf { seats: chosen(2)? == 2, next: SetupQuestion::Heard },
            SetupQuestion::Heard => {
                let voice = if chosen(2)? == 1 { VoiceChoice::Auto } else { VoiceChoice::Off };
                remember_voice(interface, settings, voice)?;
                Then::Begin
            }
        })
    }

    /// Remembers a player's name. A word of the program and a text with a digit are refused; a name that is almost such
    /// a word is taken when it is typed a second time.
    fn named(&mut self, key: &'static str, answer: &str, settings: &mut Settings) -> Result<(), Trouble> {
        let vocabulary = Vocabulary::of(self.wording);
        let is_word = vocabulary.first(answer).is_some_and(|word| word.form == WordForm::Whole && word.rest.is_empty());
        let has_digit = answer.chars().any(|c| c.is_ascii_digit());
        let doubted = self.doubted.take();
        match answer {
            "" => Ok(()),
            NOBODY => {
                settings.forget(key);
                Ok(())
            }
            name if has_digit || is_word || !name.chars().any(char::is_alphabetic) => {
                Err(Trouble::NotAName { text: name.to_owned() })
            }
            name => match vocabulary.nearest(name).into_iter().next() {
                Some(word) if name.chars().count() >= LEAST_MISSPELT && doubted.as_deref() != Some(name) => {
                    self.doubted = Some(name.to_owned());
                    Err(Trouble::PerhapsAWord { text: name.to_owned(), word })
                }
                Some(_) | None => settings.set(key, name),
            },
        }
    }

    /// The languages of both scoresheets as they are remembered.
    fn sheet_languages(&self, settings: &Settings) -> [String; 2] {
        SHEETS.map(|key| settings.get(key).unwrap_or_else(|| self.wording.language().to_owned()))
    }
}

/// Keeps a setting as answered, or its default.
fn kept(settings: &mut Settings, question: &Ask, answer: &str) -> Result<(), Trouble> {
    let Ask::Setting { key, default } = question else { return Ok(()) };
    settings.set(key, if answer.is_empty() { default } else { answer })
}

/// The number of a choice that is answered; an empty answer takes the default.
fn number(answer: &str, default: usize, count: usize) -> Result<usize, Trouble> {
    if answer.is_empty() {
        return Ok(default);
    }
    let number = answer.trim_end_matches(['.', ',']).parse().ok().filter(|number| (1..=count).contains(number));
    number.ok_or_else(|| Trouble::NotAChoice { text: answer.to_owned(), count })
}

/// The languages of both scoresheets, White's first; one alone is for both.
fn two(answer: &str) -> Result<[String; 2], Trouble> {
    let languages: Vec<&str> = answer.split([' ', ',']).filter(|language| !language.is_empty()).collect();
    match languages.as_slice() {
        [both] => Ok([(*both).to_owned(), (*both).to_owned()]),
        [white, black] => Ok([(*white).to_owned(), (*black).to_owned()]),
        _ => Err(invalid_value("sheets", answer, "en, es de, fr fig")),
    }
}

/// Two languages as they are typed; one where they are the same.
fn joined([white, black]: &[String; 2]) -> String {
    if white == black { white.clone() } else { format!("{white} {black}") }
}
