//! The pairings of a round as pairing programs export them (TRF16, TRF26 and their extensions: one line `001` a player,
//! ten columns a round; lines `310` and `300` for teams), and results written into the lines of their players.

mod assigned;
mod changes;
mod columns;
mod games;
mod player_line;
mod report;

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use shakmaty::{ByColor, Color};

use self::changes::Changes;
pub use self::changes::Outcome;
use self::games::{ListedGame, games};
use self::player_line::{LineChange, PlayerLine, in_columns};
use self::report::{BYTE_ORDER_MARK, NotAReport, TrfReport, team_of};
use super::input_file;
use super::journal::opening;
use crate::game::people::Registration;
use crate::wording::{EventFault, TeamPlace, Trouble};

/// The longest list of pairings read, in bytes: a hundred times a large open tournament.
const LONGEST: u64 = 8 << 20;

/// Two players and their board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    pub round: u32,
    pub board: u32,
    pub names: ByColor<String>,
    /// Titles, ratings, federations and numbers, as far as the list has them.
    pub registrations: ByColor<Registration>,
    /// Where in a match of teams the game is, if there are teams.
    pub team: Option<TeamPlace>,
}

/// A team with the names of its players, first board first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NamedTeam {
    pub name: String,
    pub players: Vec<String>,
}

/// Notes which pairings are games of which match of these teams. The matches of a round are in the order of their
/// boards.
pub fn place_in_teams(pairings: &mut [Pairing], teams: &[NamedTeam]) {
    let team_of = |player: &String| teams.iter().position(|team| team.players.contains(player));
    let mut order: Vec<usize> = (0..pairings.len()).collect();
    order.sort_by_key(|at| (pairings[*at].round, pairings[*at].board));
    // The matches so far of each round, with the number of their boards.
    let mut matches: HashMap<u32, Vec<([usize; 2], u32)>> = HashMap::new();
    for at in order {
        let pairing = &mut pairings[at];
        let ByColor { white, black } = pairing.names.as_ref().map(team_of);
        let Some((white, black)) = white.zip(black).filter(|(white, black)| white != black) else { continue };
        let both = [white.min(black), white.max(black)];
        let of_round = matches.entry(pairing.round).or_default();
        let number = of_round.iter().position(|(teams, _)| *teams == both).unwrap_or_else(|| {
            of_round.push((both, 0));
            of_round.len() - 1
        });
        of_round[number].1 += 1;
        let place = TeamPlace {
            number: number as u32 + 1,
            board: of_round[number].1,
            teams: ByColor { white: teams[white].name.clone(), black: teams[black].name.clone() },
        };
        pairing.team.get_or_insert(place);
    }
}

/// The pairings of a list.
///
/// # Errors
///
/// Where the list cannot be read, with the line that is wrong.
pub fn pairings_in(path: &Path) -> Result<Vec<Pairing>, Trouble> {
    Ok(pairings(&read(path)?))
}

/// The lines of the two players with the result of their game and their points, ended with CR LF; `None` where they are
/// not in the list.
///
/// # Errors
///
/// As [`pairings_in`].
pub fn lines_with_result(path: &Path, pairing: &Pairing, outcome: &Outcome) -> Result<Option<String>, Trouble> {
    let report = read(path)?;
    let Some(lines) = report.lines_of(&pairing.names) else { return Ok(None) };
    let mut changes = Changes::default();
    changes.note(&lines, pairing.round, outcome);
    let changed = changes.lines(&report);
    let written = lines.iter().map(|line| {
        let text: String = line.text.iter().collect();
        // The places follow from all games of the round.
        let change = changed.get(&line.number).map(|change| LineChange { rank: None, ..change.clone() });
        line.changed(&text, &change.unwrap_or_default()) + "\r\n"
    });
    Ok(Some(written.collect()))
}

/// A game that was played, by which its pairing is found.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    pub round: u32,
    pub names: ByColor<String>,
    pub outcome: Outcome,
}

/// The pairing list with results in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListWithResults {
    pub text: Vec<u8>,
    /// Which of the games are not paired in the list.
    pub unpaired: Vec<usize>,
}

/// The list with the results of those games, and with the points and places that follow; everything else of it stays
/// byte for byte. Of two games of the same players in a round neither is written.
///
/// # Errors
///
/// The number, from 1, of the first line that is not a pairing line.
pub fn list_with_results(list: &[u8], games: &[PlayedGame]) -> Result<ListWithResults, usize> {
    let (text, encoding) = decoded(list.to_vec());
    let report = TrfReport::read(&text).map_err(|NotAReport { line }| line)?;
    let paired: Vec<Option<ByColor<&PlayerLine>>> =
        games.iter().map(|game| report.paired(game.round, &game.names)).collect();
    let mut unpaired = Vec::new();
    let mut times: HashMap<(u32, u32), usize> = HashMap::new();
    for (game, lines) in games.iter().zip(&paired) {
        lines.iter().for_each(|lines| *times.entry((game.round, lines.white.number)).or_default() += 1);
    }
    let mut changes = Changes::default();
    for (at, (game, lines)) in games.iter().zip(&paired).enumerate() {
        match lines {
            // Of two results of one game neither is known to be right.
            Some(lines) if times[&(game.round, lines.white.number)] > 1 => {}
            Some(lines) => changes.note(lines, game.round, &game.outcome),
            None => unpaired.push(at),
        }
    }
    let (lines, teams) = (changes.lines(&report), changes.teams(&report));
    let forfeited = if report.has_numbered_teams { changes.forfeited_matches(&report) } else { Vec::new() };
    let mut written = String::with_capacity(text.len());
    let mut added_at = 0;
    for line in text.split_inclusive(['\r', '\n']) {
        let content = line.trim_end_matches(['\r', '\n']);
        let begun = content.trim_start_matches(BYTE_ORDER_MARK);
        let number = || begun.chars().skip(3).take(5).collect::<String>().trim().parse().ok();
        let changed = match begun.get(..3) {
            Some("001") => number().and_then(|number: u32| {
                let player = report.players.iter().find(|player| player.number == number)?;
                Some(player.changed(content, lines.get(&number)?))
            }),
            Some("310") => team_of(begun).and_then(|team| Some(teams.get(&team.number)?.written_in(content))),
            Some(_) | None => None,
        };
        written.push_str(changed.as_deref().unwrap_or(content));
        written.push_str(&line[content.len()..]);
        let is_end_of_its_line = line == "\n" && written.ends_with("\r\n") && added_at + 1 == written.len();
        if is_end_of_its_line || matches!(begun.get(..3), Some("300" | "310" | "320" | "330")) {
            added_at = written.len();
        }
    }
    if !forfeited.is_empty() {
        let end = ["\r\n", "\r", "\n"].into_iter().find(|end| text.contains(end)).unwrap_or("\r\n");
        let lines: String = forfeited.iter().map(|one| one.line() + end).collect();
        let before = if written[..added_at].ends_with(['\r', '\n']) { "" } else { end };
        written.insert_str(added_at, &(before.to_owned() + &lines));
    }
    Ok(ListWithResults { text: encoding.encoded(&written), unpaired })
}

/// The encoding of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    Utf8,
    /// Older programs write this.
    Latin1,
}

fn decoded(bytes: Vec<u8>) -> (String, Encoding) {
    match String::from_utf8(bytes) {
        Ok(text) => (text, Encoding::Utf8),
        Err(error) => (error.as_bytes().iter().copied().map(char::from).collect(), Encoding::Latin1),
    }
}

impl Encoding {
    fn encoded(self, text: &str) -> Vec<u8> {
        match self {
            Encoding::Utf8 => text.as_bytes().to_vec(),
            // Every character of such a list was one byte.
            Encoding::Latin1 => text.chars().filter_map(|letter| u8::try_from(letter).ok()).collect(),
        }
    }
}

/// The file for the result of a board, beside the list or the rules.
pub fn result_file(beside: &Path, round: u32, board: u32) -> PathBuf {
    let stem = beside.file_stem().unwrap_or_default().to_string_lossy();
    beside.with_file_name(format!("{stem}-round{round}-board{board}.trf"))
}

/// Whether the text is the result of that game: a report with its two players and nobody else.
pub fn is_result_of(text: &[u8], pairing: &Pairing) -> bool {
    let report = str::from_utf8(text).ok().and_then(|text| TrfReport::read(text).ok());
    report.is_some_and(|report| {
        let found = report.players.into_iter().map(|line| line.name);
        found.eq(Color::ALL.map(|color| in_columns(&pairing.names[color])))
    })
}

fn read(path: &Path) -> Result<TrfReport, Trouble> {
    let bytes = input_file::read(path, LONGEST).map_err(|source| opening(path, &source))?;
    TrfReport::read(&decoded(bytes).0).map_err(|NotAReport { line }| Trouble::EventFile {
        path: path.display().to_string(),
        line,
        fault: EventFault::NotAPairingLine,
    })
}

/// The pairings in the text of a list.
///
/// # Errors
///
/// The number, from 1, of the first line that is not a pairing line.
pub fn pairings_of(text: &str) -> Result<Vec<Pairing>, usize> {
    TrfReport::read(text).map(|report| pairings(&report)).map_err(|NotAReport { line }| line)
}

/// The pairings of a report.
fn pairings(report: &TrfReport) -> Vec<Pairing> {
    let pairing = |game: ListedGame<'_>| Pairing {
        round: game.round,
        board: game.board,
        names: game.players.map(|player| player.name.clone()),
        registrations: game.players.map(|player| player.registration.clone()),
        team: game.team.map(|(number, board, teams)| {
            let teams = teams.map(|team| team.name.clone());
            TeamPlace { number, board, teams }
        }),
    };
    games(report).into_iter().map(pairing).collect()
}
