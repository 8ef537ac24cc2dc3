//! `annabella can-mate`: whether each player can still mate in a position; many positions use all cores.

use std::io::{self, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use clap::Args;
use serde_json::{Value, json};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, PositionError};

use crate::commands::output::{VisibleOutput, not_printed, read_text};
use crate::game::laws::winnable::{Budget, MateChance, winnable};
use crate::game::terms::NotAStart;
use crate::options::arguments::{invalid_value, wrong_form};
use crate::options::error::{CommandError, EXIT_FAILURE};
use crate::wording::Wording;

// The diagrams, and what is asked about them.
#[derive(Args, Debug)]
pub struct CanMate {
    /// A FEN; a file with one a line; or - for standard input.
    #[arg(value_name = "FEN", required = true)]
    pub diagram: Vec<String>,
    /// Asks of one player only: white, black.
    #[arg(long = "for", value_name = "COLOUR")]
    pub winner: Option<String>,
    /// How long a question may take, about: 500ms, 30s, 2m. By default 30s.
    #[arg(long, value_name = "TIME")]
    pub budget: Option<String>,
    /// One JSON object a line.
    #[arg(long)]
    pub json: bool,
    /// The language of the words. By default that of the system.
    #[arg(long, value_name = "L")]
    pub lang: Option<String>,
}

/// The options of the question.
#[derive(Clone, Debug)]
pub struct CanMateOptions {
    /// Diagrams, as FEN.
    pub diagrams: Vec<String>,
    /// The players asked about.
    pub winners: Vec<Color>,
    pub budget: Budget,
    pub format: AnswerFormat,
}

/// The form of the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerFormat {
    /// A sentence a line, for one diagram.
    Sentences,
    /// One diagram a line.
    Lines,
    /// One object a line.
    Json,
}

/// The result of the command; its number is the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ending {
    Decided = 0,
    Undetermined = 1,
    /// A diagram could not be read.
    Unreadable = 2,
}

type Abilities = Result<(Chess, Vec<(Color, MateChance)>), NotAStart>;

/// Prints who can still mate in the diagrams, and returns the exit code.
///
/// # Errors
///
/// Where an option is wrong or the diagrams cannot be read.
pub fn can_mate(asked: &CanMate, wording: &Wording) -> Result<u8, CommandError> {
    let winners = match asked.winner.as_deref() {
        None => Color::ALL.to_vec(),
        Some("white") => vec![Color::White],
        Some("black") => vec![Color::Black],
        Some(other) => return Err(CommandError::usage(invalid_value("for", other, "white black"))),
    };
    let time_limit = asked.budget.as_deref().unwrap_or("30s");
    let Some(time_limit) = read_time_limit(time_limit) else {
        return Err(CommandError::usage(wrong_form("budget", time_limit, "30s")));
    };
    let text = asked.diagram.join(" ");
    let many = text == "-" || Path::new(&text).is_file();
    let format = match (asked.json, many) {
        (true, _) => AnswerFormat::Json,
        (false, true) => AnswerFormat::Lines,
        (false, false) => AnswerFormat::Sentences,
    };
    let lines = if many { read_text(Path::new(&text)).map_err(CommandError::usage)? } else { text.clone() };
    // Lists of positions have comments as scripts and PGN have them.
    let is_comment = |line: &str| many && line.starts_with(['#', '%']);
    let is_diagram = |line: &&str| !line.is_empty() && !is_comment(line);
    let mut diagrams: Vec<String> = lines.lines().map(str::trim).filter(is_diagram).map(str::to_owned).collect();
    if diagrams.is_empty() {
        // A file without a position is answered too.
        diagrams.push(text);
    }
    let request = CanMateOptions { diagrams, winners, budget: Budget::of(time_limit), format };
    match run(&request, wording, &mut VisibleOutput) {
        Ok(ending) => Ok(ending as u8),
        Err(error) => not_printed(&error).map(|()| EXIT_FAILURE),
    }
}

/// Prints the answer for every diagram to `out`, in order, and returns the worst ending.
///
/// # Errors
///
/// Where `out` cannot be written.
pub fn run(request: &CanMateOptions, wording: &Wording, out: &mut dyn Write) -> io::Result<Ending> {
    let next = AtomicUsize::new(0);
    let (to, answers) = mpsc::channel();
    let workers = thread::available_parallelism().map_or(1, NonZero::get).min(request.diagrams.len());
    thread::scope(|scope| {
        for _ in 0..workers {
            let (to, next) = (to.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(diagram) = request.diagrams.get(number) else { break };
                    // The rest is not needed if the output is closed.
                    if to.send((number, answer(diagram, request))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(to);
        let mut early: Vec<Option<Abilities>> = request.diagrams.iter().map(|_| None).collect();
        let mut printed = 0;
        let mut ending = Ending::Decided;
        for (number, answer) in answers {
            early[number] = Some(answer);
            while let Some(answer) = early.get_mut(printed).and_then(Option::take) {
                print_answer(&request.diagrams[printed], &answer, request.format, wording, out)?;
                ending = ending.max(ending_of(&answer));
                printed += 1;
            }
        }
        Ok(ending)
    })
}

fn answer(diagram: &str, request: &CanMateOptions) -> Abilities {
    let position = read_diagram(diagram)?;
    let verdict = |winner: &Color| (*winner, winnable(&position, *winner, request.budget));
    let verdicts = request.winners.iter().map(verdict).collect();
    Ok((position, verdicts))
}

fn ending_of(answer: &Abilities) -> Ending {
    let open = |(_, verdict): &(Color, MateChance)| matches!(verdict, MateChance::Undetermined { .. });
    match answer {
        Err(_) => Ending::Unreadable,
        Ok((_, verdicts)) if verdicts.iter().any(open) => Ending::Undetermined,
        Ok(_) => Ending::Decided,
    }
}

/// The position on a diagram that the rules of movement can be applied to, legal or not: a FEN, or an EPD, of which the
/// operations behind the position are left out.
fn read_diagram(text: &str) -> Result<Chess, NotAStart> {
    let position = || text.split_whitespace().take(4).collect::<Vec<_>>().join(" ").parse::<Fen>();
    let read = text.parse::<Fen>().or_else(|_| position());
    let setup = read.map_err(|_| NotAStart::Text)?.into_setup();
    let mode = CastlingMode::detect(&setup);
    setup
        .position::<Chess>(mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .map_err(|error| NotAStart::from(error.kinds()))
}

fn print_answer(
    diagram: &str,
    answer: &Abilities,
    format: AnswerFormat,
    wording: &Wording,
    out: &mut dyn Write,
) -> io::Result<()> {
    let sentences = match answer {
        _ if format == AnswerFormat::Json => return writeln!(out, "{}", object(diagram, answer)),
        Ok((position, verdicts)) => wording.mates(position, verdicts),
        Err(trouble) => return writeln!(out, "{}", wording.diagram(diagram, *trouble)),
    };
    if format == AnswerFormat::Lines {
        return writeln!(out, "{diagram}: {}", sentences.join(" "));
    }
    sentences.iter().try_for_each(|sentence| writeln!(out, "{sentence}"))
}

fn object(diagram: &str, answer: &Abilities) -> Value {
    match answer {
        Err(trouble) => json!({ "fen": diagram, "error": trouble.name() }),
        Ok((_, verdicts)) => {
            let side = |color: Color| {
                let verdict = verdicts.iter().find(|(winner, _)| *winner == color);
                verdict.map_or(Value::Null, |(_, verdict)| chances(verdict))
            };
            json!({ "fen": diagram, "white": side(Color::White), "black": side(Color::Black) })
        }
    }
}

fn chances(verdict: &MateChance) -> Value {
    match verdict {
        MateChance::Winnable { line } => {
            let line: Vec<String> = line.iter().map(ToString::to_string).collect();
            json!({ "can_mate": true, "line": line, "proof": "line", "states": 0 })
        }
        MateChance::Unwinnable { proof } => {
            let states = proof.states();
            json!({ "can_mate": false, "line": null, "proof": proof.name(), "states": states })
        }
        MateChance::Undetermined { spent } => {
            json!({ "can_mate": null, "line": null, "proof": "undetermined", "states": spent.states })
        }
    }
}

/// A time limit as typed: `30s`, `500ms`, `2m`, or seconds.
pub fn read_time_limit(text: &str) -> Option<Duration> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let number: u64 = digits.parse().ok()?;
    let millis = match &text[digits.len()..] {
        "ms" => 1,
        "" | "s" => 1_000,
        "m" => 60_000,
        _ => return None,
    };
    Some(Duration::from_millis(number.checked_mul(millis)?))
}
