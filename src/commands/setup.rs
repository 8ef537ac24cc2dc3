//! The few things that must be known before a game, asked one by one with defaults. Enter takes the default.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use crate::cli::Play;
use crate::interpreter::vocabulary::{Place, Vocabulary};
use crate::interpreter::words::Word;
use crate::options::settings::Settings;
use crate::wording::{Ask, Wording};

/// The settings that one question asks for.
const SHEETS: [&str; 2] = ["white-sheet", "black-sheet"];

/// Who can be blind, in the order in which it is asked.
const BLIND: [&str; 4] = ["white", "black", "both", "none"];

/// What came of the questions.
pub enum Begin {
    /// The unfinished game is gone on with.
    Resume(PathBuf),
    /// A new game is played as was answered.
    Play,
    /// Nothing more can be read.
    Nothing,
}

/// Somebody who can be asked.
pub struct Asked<'a, R, W> {
    pub from: R,
    pub to: W,
    pub wording: &'a Wording,
}

impl<R: BufRead, W: Write> Asked<'_, R, W> {
    /// Asks for everything that was not said already, and remembers it as the next defaults. `hear` says a sentence
    /// aloud.
    ///
    /// # Errors
    ///
    /// Where nobody can be asked any more.
    pub fn begin(
        &mut self,
        play: &mut Play,
        settings: &mut Settings,
        unfinished: Option<PathBuf>,
        hear: impl FnOnce(),
    ) -> io::Result<Begin> {
        if let Some(file) = unfinished {
            let question = Ask::Resume { file: file.display().to_string() };
            match self.choice(&question, &["1", "2"], "1")? {
                None => return Ok(Begin::Nothing),
                Some(answer) if answer == "1" => return Ok(Begin::Resume(file)),
                Some(_) => {}
            }
        }
        for (key, fallback) in [("white", ""), ("black", ""), ("blind", "black"), ("time", "90+30"), ("laws", "2023")] {
            if !self.setting(key, fallback, settings)? {
                return Ok(Begin::Nothing);
            }
        }
        if !self.sheets(settings)? {
            return Ok(Begin::Nothing);
        }
        if play.interface.voice.is_none() {
            hear();
            match self.choice(&Ask::Heard, &["1", "2"], "1")? {
                None => return Ok(Begin::Nothing),
                Some(answer) => _ = settings.set("voice", if answer == "1" { "auto" } else { "off" }),
            }
        }
        settings.apply_defaults(play);
        Ok(Begin::Play)
    }

    /// Asks for a setting until the answer is one; `false` where nothing more can be read.
    fn setting(&mut self, key: &'static str, fallback: &str, settings: &mut Settings) -> io::Result<bool> {
        let default = settings.get(key).unwrap_or_else(|| fallback.to_owned());
        loop {
            let number = BLIND.iter().position(|who| key == "blind" && *who == default);
            let shown = number.map_or_else(|| default.clone(), |at| (at + 1).to_string());
            let question = Ask::Setting { key, default: shown };
            let Some(answer) = self.ask(&question)? else { return Ok(false) };
            let chosen = answer.parse::<usize>().ok().and_then(|number| BLIND.get(number.checked_sub(1)?));
            let answer = match (key, answer.as_str()) {
                (_, "") if default.is_empty() => return Ok(true),
                (_, "") => default.clone(),
                ("blind", answer) => chosen.map_or_else(|| answer.to_owned(), |who| (*who).to_owned()),
                (_, answer) => answer.to_owned(),
            };
            match settings.set(key, &answer) {
                Ok(()) => return Ok(true),
                Err(trouble) => writeln!(self.to, "{}", self.wording.trouble(&trouble))?,
            }
        }
    }

    /// Asks for the languages of both scoresheets at once, White's first; one alone is for both.
    fn sheets(&mut self, settings: &mut Settings) -> io::Result<bool> {
        let default = SHEETS.map(|key| settings.get(key).unwrap_or_else(|| self.wording.language().to_owned()));
        let default = if default[0] == default[1] { default[0].clone() } else { default.join(" ") };
        loop {
            let question = Ask::Setting { key: "sheets", default: default.clone() };
            let Some(answer) = self.ask(&question)? else { return Ok(false) };
            let answer = if answer.is_empty() { default.clone() } else { answer };
            let mut languages = answer.split([' ', ',']).filter(|language| !language.is_empty());
            let (white, black) = (languages.next().unwrap_or_default(), languages.next());
            let both = [white, black.unwrap_or(white)];
            let set = SHEETS.iter().zip(both).try_for_each(|(key, language)| settings.set(key, language));
            match set {
                Ok(()) => return Ok(true),
                Err(trouble) => writeln!(self.to, "{}", self.wording.trouble(&trouble))?,
            }
        }
    }

    /// Asks until one of the numbers is answered.
    fn choice(&mut self, question: &Ask, numbers: &[&str], default: &str) -> io::Result<Option<String>> {
        loop {
            match self.ask(question)? {
                None => return Ok(None),
                Some(answer) if answer.is_empty() => return Ok(Some(default.to_owned())),
                Some(answer) if numbers.contains(&answer.as_str()) => return Ok(Some(answer)),
                Some(_) => {}
            }
        }
    }

    /// One question on one line, with the cursor at its end; `None` where nothing more can be read or somebody leaves.
    fn ask(&mut self, question: &Ask) -> io::Result<Option<String>> {
        write!(self.to, "{} ", self.wording.ask(question))?;
        self.to.flush()?;
        let mut line = String::new();
        let read = self.from.read_line(&mut line)?;
        let leaves = Vocabulary::of(self.wording).word(Place::First, &line) == Some(Word::Quit);
        Ok((read > 0 && !leaves).then(|| line.trim().to_owned()))
    }
}
