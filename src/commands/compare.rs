//! `annabella compare`: two written scoresheets in files, or a folder of pairs.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Value, json};
use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode, Position};

use crate::commands::output::{VisibleOutput, not_printed};
use crate::game::records::scoresheet_comparison::SheetVerdict;
use crate::game::records::slips::Slip;
use crate::notation::comparison::{Comparison, Fault, FaultKind, OwnFindings, Paper, Slips, compare, place_of};
use crate::notation::sheet::{WrittenEntry, WrittenSheet, read_sheet};
use crate::notation::{SheetLanguage, UnknownSheetLanguage, languages_of};
use crate::options::error::{CommandError, EXIT_FAILURE};
use crate::storage::input_file::{self, LONGEST_TEXT};
use crate::storage::journal::opening;
use crate::wording::{SheetName, SheetTrouble, Trouble, Wording, verdict_name};

// Two written scoresheets.
#[derive(Args, Debug)]
pub struct Compare {
    /// Sheet a; or a folder of pairs (game.a.txt, game.b.txt), or of sheets a.
    #[arg(value_name = "SHEET")]
    pub first: PathBuf,
    /// Sheet b; or a folder of sheets b with the same names.
    #[arg(value_name = "SHEET")]
    pub second: Option<PathBuf>,
    /// The language of sheet a: en, es, de, fr, it, pt, nl, fig ... Asked for only where it matters.
    #[arg(long, value_name = "L")]
    pub a: Option<String>,
    /// The language of sheet b.
    #[arg(long, value_name = "L")]
    pub b: Option<String>,
    /// One JSON object for each pair.
    #[arg(long)]
    pub json: bool,
    /// The language of the words. By default that of the system.
    #[arg(long, value_name = "L")]
    pub lang: Option<String>,
}

/// The sheets to compare, and the form of the result.
#[derive(Clone, Debug)]
pub struct CompareOptions {
    /// Two sheets; or a folder of pairs (`game.a.txt`, `game.b.txt`); or two folders with the same names in both.
    pub first: PathBuf,
    pub second: Option<PathBuf>,
    /// The languages of the sheets a and b, where they were said.
    pub languages: [Option<SheetLanguage>; 2],
    pub format: OutputFormat,
}

/// The form of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutputFormat {
    Words,
    /// One object for each pair.
    Json,
}

/// Asks a question and returns the answer; `None` without a terminal.
pub type Prompt<'a> = dyn FnMut(&str) -> Option<String> + 'a;

/// Why there is no result.
#[derive(Debug)]
pub enum CompareError {
    Sheets(Trouble),
    /// The output is closed.
    Output(io::Error),
}

impl From<io::Error> for CompareError {
    fn from(error: io::Error) -> CompareError {
        CompareError::Output(error)
    }
}

/// Compares two written scoresheets, or many pairs of them, and returns the exit code.
///
/// # Errors
///
/// Where a language is unknown or the sheets cannot be compared.
pub fn compare_sheets(asked: &Compare, wording: &Wording) -> Result<u8, CommandError> {
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
        Err(CompareError::Sheets(trouble)) => Err(CommandError::usage(trouble)),
        Err(CompareError::Output(error)) => not_printed(&error).map(|()| EXIT_FAILURE),
    }
}

/// The answer to a question, if there is a terminal.
fn ask_at_terminal(question: &str) -> Option<String> {
    if !io::stdin().is_terminal() {
        return None;
    }
    eprint!("{question} ");
    let mut answer = String::new();
    io::stdin().read_line(&mut answer).ok()?;
    Some(answer.trim().to_owned())
}

/// Compares what `request` names, prints the results to `out`, and returns the worst verdict. In JSON, and for one pair
/// among many, trouble with the sheets is printed too and counts as unreadable.
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
        let compared = compared(&request.first, second, request.languages, Detail::WithSlips, wording, ask)
            .map_err(CompareError::Sheets)?;
        print_result(&compared, wording, request.format, out)?;
        return Ok(compared.0.verdict);
    }
    let pairs = pairs(&request.first, request.second.as_deref()).map_err(CompareError::Sheets)?;
    let mut verdicts = Vec::with_capacity(pairs.len());
    // In words a pair among many is one line, without the slips: whether it fits at all is said.
    let detail = match request.format {
        OutputFormat::Json => Detail::WithSlips,
        OutputFormat::Words => Detail::Verdict,
    };
    for (name, [a, b]) in &pairs {
        let outcome = compared(a, b, request.languages, detail, wording, &mut |_| None);
        verdicts.push(print_pair(name, &outcome, wording, request.format, out)?);
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

/// The detail of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Detail {
    Verdict,
    WithSlips,
}

fn compared(
    a: &Path,
    b: &Path,
    languages: [Option<SheetLanguage>; 2],
    detail: Detail,
    wording: &Wording,
    ask: &mut Prompt<'_>,
) -> Result<Compared, Trouble> {
    let (a, b) = (read(a)?, read(b)?);
    let language_a = language(SheetName::A, &a, languages[0], wording, ask)?;
    let language_b = language(SheetName::B, &b, languages[1], wording, ask)?;
    let papers = [Paper { sheet: &a, language: language_a }, Paper { sheet: &b, language: language_b }];
    let comparison = compare(papers[0], papers[1]).map_err(|_| Trouble::Sheets(SheetTrouble::NoCommonStart))?;
    let comparison = match detail {
        Detail::Verdict if !comparison.may_be_of_two_games => comparison,
        Detail::Verdict | Detail::WithSlips => comparison.with_slips(papers[0], papers[1]),
    };
    Ok((comparison, [language_a, language_b]))
}

/// The language as said; or the only one that fits, or in which every entry is legal; or the answer
/// to the question for it.
fn language(
    name: SheetName,
    sheet: &WrittenSheet,
    said: Option<SheetLanguage>,
    wording: &Wording,
    ask: &mut Prompt<'_>,
) -> Result<SheetLanguage, Trouble> {
    if let Some(language) = said {
        return Ok(language);
    }
    let languages = languages_of(sheet);
    if let Some(only) = languages.only() {
        return Ok(only);
    }
    let legal_throughout = |language: &SheetLanguage| Paper { sheet, language: *language }.is_legal_throughout();
    let mut sound = languages.ways.iter().copied().filter(legal_throughout);
    if let (Some(only), None) = (sound.next(), sound.next()) {
        return Ok(only);
    }
    let question = wording.ask_sheet_language(name, &languages);
    let answer = ask(&question).and_then(|answer| answer.parse().ok());
    answer.ok_or(Trouble::Sheets(SheetTrouble::Language { sheet: name, languages }))
}

fn print_result(
    (found, languages): &Compared,
    wording: &Wording,
    format: OutputFormat,
    out: &mut dyn Write,
) -> io::Result<()> {
    match format {
        OutputFormat::Json => writeln!(out, "{}", object(found)),
        OutputFormat::Words => {
            wording.comparison(found, *languages).iter().try_for_each(|line| writeln!(out, "{line}"))
        }
    }
}

fn print_pair(
    name: &str,
    outcome: &Result<Compared, Trouble>,
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
                writeln!(out, "{}", wording.compared_pair(name, found))?;
            }
            Err(trouble) => writeln!(out, "{name}: {}", wording.trouble(trouble))?,
        },
    }
    Ok(verdict)
}

/// The pairs of files: in one folder by their endings, in two by equal names.
fn pairs(folder: &Path, other: Option<&Path>) -> Result<BTreeMap<String, [PathBuf; 2]>, Trouble> {
    let no_pairs = || Trouble::Sheets(SheetTrouble::NoPairs { path: folder.display().to_string() });
    if folder.is_file() {
        return Err(no_pairs());
    }
    let mut found: BTreeMap<String, [Option<PathBuf>; 2]> = BTreeMap::new();
    for (side, folder) in [Some(folder), other].into_iter().enumerate() {
        let Some(folder) = folder else { continue };
        for (name, path) in files_in(folder)? {
            let place = match other {
                Some(_) => Some((name, side)),
                None => side_in_name(&name),
            };
            if let Some((name, side)) = place {
                found.entry(name).or_default()[side] = Some(path);
            }
        }
    }
    let pairs: BTreeMap<_, _> = found
        .into_iter()
        .filter_map(|(name, sides)| match sides {
            [Some(a), Some(b)] => Some((name, [a, b])),
            [_, _] => None,
        })
        .collect();
    if pairs.is_empty() { Err(no_pairs()) } else { Ok(pairs) }
}

fn files_in(folder: &Path) -> Result<Vec<(String, PathBuf)>, Trouble> {
    let not_opened = |error: io::Error| opening(folder, &error);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(not_opened)? {
        let entry = entry.map_err(not_opened)?;
        files.push((entry.file_name().to_string_lossy().into_owned(), entry.path()));
    }
    Ok(files)
}

/// `game.a.txt` is side 0 of `game`, `game-b.pgn` side 1.
fn side_in_name(file: &str) -> Option<(String, usize)> {
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    let endings = [("a", 0), ("b", 1), ("white", 0), ("black", 1)];
    endings.into_iter().find_map(|(ending, side)| {
        let name = stem.strip_suffix(ending)?.strip_suffix(['.', '-', '_', ' '])?;
        Some((name.to_owned(), side))
    })
}

/// The scoresheet in a file.
fn read(path: &Path) -> Result<WrittenSheet, Trouble> {
    let bytes = input_file::read(path, LONGEST_TEXT).map_err(|error| opening(path, &error))?;
    let not_a_sheet = |reason| Trouble::Sheets(SheetTrouble::NotASheet { path: path.display().to_string(), reason });
    read_sheet(&bytes).map_err(not_a_sheet)
}

/// The findings on two sheets, as one object.
fn object(found: &Comparison) -> Value {
    let position = &found.agreement.position;
    let mut object = json!({
        "agreed_plies": found.agreement.agreed_plies(),
        "fen": Fen::from_position(position, EnPassantMode::Legal).to_string(),
        "to_move": position.turn().fold_wb("white", "black"),
        "a": own_object(&found.a),
        "b": own_object(&found.b),
        "verdict": verdict_name(found.verdict),
    });
    if let Some(slips) = &found.slips {
        object["slips"] = slips.diagnosis.slips.iter().map(|slip| slip_object(found, slips, *slip)).collect();
        object["agreed_then"] = json!(slips.diagnosis.agreed);
        object["line"] = slips.diagnosis.line.iter().map(ToString::to_string).collect();
    }
    object
}

/// The slip on a sheet and its place: the half-move counted from 1, the entries as they are written there, the
/// half-moves as they should be.
fn slip_object(found: &Comparison, slips: &Slips, slip: Slip) -> Value {
    let line = &slips.diagnosis.line;
    let letter = |sheet: Color| sheet.fold_wb("a", "b");
    let moves = |plies: Range<usize>| line[plies].iter().map(ToString::to_string).collect::<Vec<_>>();
    let texts = |sheet: Color, entries: Range<usize>| {
        slips.entries[sheet][entries].iter().map(|entry| entry.text.clone()).collect::<Vec<_>>()
    };
    let (kind, sheet, entries, moves) = match slip {
        Slip::Missing { sheet, ply, half_moves, .. } => ("missing", Some(sheet), vec![], moves(ply..ply + half_moves)),
        Slip::Repeated { sheet, entry, entries, .. } => {
            ("repeated", Some(sheet), texts(sheet, entry..entry + entries), vec![])
        }
        Slip::Surplus { sheet, entry, .. } => ("surplus", Some(sheet), texts(sheet, entry..entry + 1), vec![]),
        Slip::Exchanged { sheet, ply, other } => {
            ("exchanged", Some(sheet), vec![], vec![line[ply].to_string(), line[other].to_string()])
        }
        Slip::OtherCastling { sheet, entry, ply } => {
            ("castling", Some(sheet), texts(sheet, entry..entry + 1), moves(ply..ply + 1))
        }
        Slip::Wrong { sheet, entry, ply } => {
            ("wrong", Some(sheet), texts(sheet, entry..entry + 1), moves(ply..ply + 1))
        }
        Slip::EitherOrder { ply, other } => {
            ("either_order", None, vec![], vec![line[ply].to_string(), line[other].to_string()])
        }
        Slip::Either { entries, .. } => {
            let both = Color::ALL.into_iter().flat_map(|sheet| texts(sheet, entries[sheet]..entries[sheet] + 1));
            ("either", None, both.collect(), vec![])
        }
        Slip::Open { entries, .. } => {
            let written = |sheet: Color| entries[sheet].map(|entry| texts(sheet, entry..entry + 1));
            ("open", None, Color::ALL.into_iter().filter_map(written).flatten().collect(), vec![])
        }
    };
    let place = place_of(&found.start, slip.ply());
    json!({
        "kind": kind,
        "sheet": sheet.map(letter),
        "ply": slip.ply() + 1,
        "number": place.number,
        "side": place.side.fold_wb("white", "black"),
        "entries": entries,
        "moves": moves,
    })
}

/// Why sheets cannot be compared, as one object.
fn trouble_object(trouble: &Trouble, wording: &Wording) -> Value {
    json!({ "verdict": verdict_name(SheetVerdict::Unreadable), "why": wording.trouble(trouble) })
}

fn own_object(own: &OwnFindings) -> Value {
    let list = |wanted: fn(&FaultKind) -> bool| -> Vec<Value> {
        own.faults.iter().filter(|fault| wanted(&fault.kind)).map(fault_object).collect()
    };
    json!({
        "entries": own.entries,
        "next": own.next.as_ref().map(|entry| entry.text.clone()),
        "illegal": list(|kind| matches!(kind, FaultKind::Illegal(_) | FaultKind::Impossible(_))),
        "unreadable": list(|kind| matches!(kind, FaultKind::Unreadable(_))),
        "ambiguous": list(|kind| matches!(kind, FaultKind::Ambiguous(_))),
        "missing": list(|kind| matches!(kind, FaultKind::Missing)),
    })
}

/// An entry with its place: the half-move counted from 1, the move number, the side and the line of the file.
fn fault_object(fault: &Fault) -> Value {
    let WrittenEntry { text, place } = &fault.entry;
    json!({
        "ply": fault.ply + 1,
        "number": place.number,
        "side": place.side.fold_wb("white", "black"),
        "line": place.line,
        "text": text,
        "legal_in": fault.elsewhere.map(SheetLanguage::code),
    })
}
