//! `annabella compare`: two written scoresheets in files, or a folder of pairs.

mod json;
mod pairs;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::cli;
use crate::commands::output::VisibleOutput;
use crate::game::records::scoresheet_comparison::SheetVerdict;
use crate::notation::comparison::{Comparison, Paper, compare};
use crate::notation::sheet::WrittenSheet;
use crate::notation::{SheetLanguage, UnknownSheetLanguage, languages_of};
use crate::options::error::{CommandError, EXIT_FAILURE};
use crate::wording::{SheetName, SheetTrouble, Trouble, Wording};
use json::{object, trouble_object};
use pairs::{pairs, read};

/// What is to be compared, and how it is told.
#[derive(Clone, Debug)]
pub struct CompareOptions {
    /// Two sheets; or a folder of pairs (`game.a.txt`, `game.b.txt`); or two folders with the same names in both.
    pub first: PathBuf,
    pub second: Option<PathBuf>,
    /// The languages of the sheets a and b, where they were said.
    pub languages: [Option<SheetLanguage>; 2],
    pub format: OutputFormat,
}

/// In which form the judgement is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutputFormat {
    Words,
    /// One object for each pair.
    Json,
}

/// Asks somebody a question and gives the answer; none where nobody is there.
pub type Prompt<'a> = dyn FnMut(&str) -> Option<String> + 'a;

/// Why nothing was told.
#[derive(Debug)]
pub enum CompareError {
    Sheets(SheetTrouble),
    /// Nobody reads what is told.
    Output(io::Error),
}

impl From<io::Error> for CompareError {
    fn from(error: io::Error) -> CompareError {
        CompareError::Output(error)
    }
}

/// Compares two written scoresheets, or many pairs of them; gives the exit code.
///
/// # Errors
///
/// Where a language is none or the sheets cannot be compared.
pub fn compare_sheets(asked: &cli::Compare, wording: &Wording) -> Result<u8, CommandError> {
    let language = |text: &Option<String>| match text.as_deref().map(str::parse) {
        None => Ok(None),
        Some(Ok(language)) => Ok(Some(language)),
        Some(Err(UnknownSheetLanguage(text))) => Err(CommandError::usage(Trouble::NotASheetLanguage { text })),
    };
    let request = CompareOptions {
        first: asked.first.clone(),
        second: asked.second.clone(),
        languages: [language(&asked.a)?, language(&asked.b)?],
        format: if asked.json { OutputFormat::Json } else { OutputFormat::Words },
    };
    let mut out = VisibleOutput;
    match run(&request, wording, &mut ask_at_terminal, &mut out) {
        Ok(verdict) => Ok(exit_code(verdict)),
        Err(CompareError::Sheets(trouble)) => Err(CommandError::usage(Trouble::Sheets(trouble))),
        // Nobody reads the judgement any more.
        Err(CompareError::Output(_)) => Ok(EXIT_FAILURE),
    }
}

/// The answer to a question, where somebody is there to give it.
fn ask_at_terminal(question: &str) -> Option<String> {
    if !io::stdin().is_terminal() {
        return None;
    }
    eprint!("{question} ");
    let mut answer = String::new();
    io::stdin().read_line(&mut answer).ok()?;
    Some(answer.trim().to_owned())
}

/// Compares what `request` names and tells the judgement on `out`; gives the worst verdict of all pairs. In JSON, and
/// for one pair among many, what is wrong with the sheets is told too and counts as unreadable.
///
/// # Errors
///
/// [`CompareError`] where the sheets cannot be compared or `out` cannot be written.
pub fn run(
    request: &CompareOptions,
    wording: &Wording,
    ask: &mut Prompt<'_>,
    out: &mut dyn Write,
) -> Result<SheetVerdict, CompareError> {
    match (run_words_or_json(request, wording, ask, out), request.format) {
        (Err(CompareError::Sheets(trouble)), OutputFormat::Json) => {
            writeln!(out, "{}", trouble_object(&trouble, wording))?;
            Ok(SheetVerdict::Unreadable)
        }
        (other, _) => other,
    }
}

fn run_words_or_json(
    request: &CompareOptions,
    wording: &Wording,
    ask: &mut Prompt<'_>,
    out: &mut dyn Write,
) -> Result<SheetVerdict, CompareError> {
    if let Some(second) = request.second.as_ref().filter(|_| !request.first.is_dir()) {
        let compared =
            compared(&request.first, second, request.languages, wording, ask).map_err(CompareError::Sheets)?;
        tell(&compared, wording, request.format, out)?;
        return Ok(compared.0.verdict);
    }
    let pairs = pairs(&request.first, request.second.as_deref()).map_err(CompareError::Sheets)?;
    let mut verdicts = Vec::with_capacity(pairs.len());
    for (name, [a, b]) in &pairs {
        let outcome = compared(a, b, request.languages, wording, &mut |_| None);
        verdicts.push(tell_pair(name, &outcome, wording, request.format, out)?);
    }
    if request.format == OutputFormat::Words {
        writeln!(out, "{}", wording.compared_pairs(&verdicts))?;
    }
    Ok(verdicts.into_iter().max_by_key(|verdict| exit_code(*verdict)).unwrap_or(SheetVerdict::Agree))
}

/// 0 where the sheets agree, 1 where they differ or one is incomplete, 2 where they cannot be read.
pub fn exit_code(verdict: SheetVerdict) -> u8 {
    match verdict {
        SheetVerdict::Agree => 0,
        SheetVerdict::Differ | SheetVerdict::Incomplete => 1,
        SheetVerdict::Unreadable => 2,
    }
}

type Compared = (Comparison, [SheetLanguage; 2]);

fn compared(
    a: &Path,
    b: &Path,
    languages: [Option<SheetLanguage>; 2],
    wording: &Wording,
    ask: &mut Prompt<'_>,
) -> Result<Compared, SheetTrouble> {
    let (a, b) = (read(a)?, read(b)?);
    let language_a = language(SheetName::A, &a, languages[0], wording, ask)?;
    let language_b = language(SheetName::B, &b, languages[1], wording, ask)?;
    let papers = [Paper { sheet: &a, language: language_a }, Paper { sheet: &b, language: language_b }];
    let comparison = compare(papers[0], papers[1]).map_err(|_| SheetTrouble::NoCommonStart)?;
    Ok((comparison, [language_a, language_b]))
}

/// The language as said; or the only one that fits, or in which every entry is legal; or the answer of whoever can be
/// asked.
fn language(
    name: SheetName,
    sheet: &WrittenSheet,
    said: Option<SheetLanguage>,
    wording: &Wording,
    ask: &mut Prompt<'_>,
) -> Result<SheetLanguage, SheetTrouble> {
    if let Some(language) = said {
        return Ok(language);
    }
    let languages = languages_of(sheet);
    if let Some(only) = languages.only() {
        return Ok(only);
    }
    let legal_throughout = |language: &SheetLanguage| {
        let paper = Paper { sheet, language: *language };
        compare(paper, paper).is_ok_and(|played| played.a.faults.is_empty() && played.a.lost_at.is_none())
    };
    let mut sound = languages.ways.iter().copied().filter(legal_throughout);
    if let (Some(only), None) = (sound.next(), sound.next()) {
        return Ok(only);
    }
    let question = wording.ask_sheet_language(name, &languages);
    let answer = ask(&question).and_then(|answer| answer.parse().ok());
    answer.ok_or(SheetTrouble::Language { sheet: name, languages })
}

fn tell((found, languages): &Compared, wording: &Wording, format: OutputFormat, out: &mut dyn Write) -> io::Result<()> {
    match format {
        OutputFormat::Json => writeln!(out, "{}", object(found)),
        OutputFormat::Words => {
            wording.comparison(found, *languages).iter().try_for_each(|line| writeln!(out, "{line}"))
        }
    }
}

fn tell_pair(
    name: &str,
    outcome: &Result<Compared, SheetTrouble>,
    wording: &Wording,
    format: OutputFormat,
    out: &mut dyn Write,
) -> io::Result<SheetVerdict> {
    let verdict = outcome.as_ref().map_or(SheetVerdict::Unreadable, |(found, _)| found.verdict);
    match format {
        OutputFormat::Json => {
            let mut object = match outcome {
                Ok((found, _)) => object(found),
                Err(trouble) => trouble_object(trouble, wording),
            };
            object["pair"] = json!(name);
            writeln!(out, "{object}")?;
        }
        OutputFormat::Words => match outcome {
            Ok((found, _)) => {
                writeln!(out, "{}", wording.compared_pair(name, verdict, found.agreement.agreed_plies()))?;
            }
            Err(trouble) => writeln!(out, "{name}: {}", wording.sheet_trouble(trouble))?,
        },
    }
    Ok(verdict)
}
