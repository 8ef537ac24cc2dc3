//! The pairings of a round as pairing programs export them (TRF16, TRF26 and their extensions: one line `001` a player,
//! ten columns a round; lines `310` and `300` for teams), and results written into the lines of their players.

mod assigned;
mod columns;

use std::cmp::{Ordering, Reverse};
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

use shakmaty::{ByColor, Color};

use self::assigned::{Assigned, ForfeitedMatch};
use self::columns::{LineColumns, columns_of, tenths};
use super::input_file;
use super::journal::opening;
use crate::game::Game;
use crate::game::laws::result::{GameResult, Points, Reason};
use crate::game::people::Registration;
use crate::wording::{EventFault, TeamPlace, Trouble, visible};

/// The longest list of pairings read, in bytes: a hundred times a large open tournament.
const LONGEST: u64 = 8 << 20;

/// Who plays whom at which board.
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

/// Notes which pairings are games of which match of these teams. The matches of a round are in the order of their boards.
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

/// A team with the numbers of its players in the list, first board first.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Team {
    number: u32,
    name: String,
    players: Vec<u32>,
    /// Match points and game points in tenths, and the place, as they stand in the line.
    standing: Option<(u32, u32)>,
    rank: Option<u32>,
}

/// Who sits at which board for a team in a round; 0 for nobody.
struct LineUp {
    round: u32,
    team: u32,
    opponents: u32,
    players: Vec<u32>,
}

/// The pairings of a list.
///
/// # Errors
///
/// Where the list cannot be read, with the line that is wrong.
pub fn pairings_in(path: &Path) -> Result<Vec<Pairing>, Trouble> {
    Ok(pairings(&read(path)?))
}

/// The lines of the two players with the result of their game and their points, ended with CR LF; `None` where they are not in the list.
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

/// The result of a game, with what a list says beside it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    pub result: GameResult,
    /// How many half-moves were played.
    pub half_moves: usize,
}

impl Outcome {
    /// The outcome of a game; `None` while it goes on.
    pub fn of(game: &Game) -> Option<Outcome> {
        Some(Outcome { result: game.result()?, half_moves: game.line().len() })
    }

    /// The sign in a player's line: `+` and `-` where the game was not played, and `W` and `L` where such a result was
    /// given before each player had made a move.
    pub fn sign(&self, color: Color) -> char {
        let signs = match (self.result.reason, self.half_moves) {
            (Reason::Forfeit, 0) => ['+', '=', '-'],
            (Reason::Forfeit, 1) => ['W', 'D', 'L'],
            _ => ['1', '=', '0'],
        };
        match self.result.points[color] {
            Points::One => signs[0],
            Points::Half => signs[1],
            Points::Zero => signs[2],
        }
    }
}

/// The pairing list with results in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListWithResults {
    pub text: Vec<u8>,
    /// Which of the games are not paired in the list.
    pub unpaired: Vec<usize>,
}

/// The list with the results of those games, and with the points and places that follow; everything else of it stays byte
/// for byte. Of two games of the same players in a round neither is written.
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

/// How a list is encoded.
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

/// A name as it fits into the columns of a list.
fn in_columns(name: &str) -> String {
    name.chars().take(NAME_ENDS - NAME_BEGINS).collect::<String>().trim().to_owned()
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

/// A game of the list, with the number of its match, its board there, and the teams.
struct ListedGame<'r> {
    round: u32,
    board: u32,
    players: ByColor<&'r PlayerLine>,
    team: Option<(u32, u32, ByColor<&'r Team>)>,
}

/// Every game of every round. The boards of a round are in the order of the rules for pairings (C.04.2): by the score
/// of the player with more points, by both scores, by the better number. Boards of teams count through the matches.
fn games(report: &TrfReport) -> Vec<ListedGame<'_>> {
    let lines = &report.players;
    let by_number: HashMap<u32, usize> = lines.iter().enumerate().map(|(at, line)| (line.number, at)).collect();
    let mut scores: Vec<i64> = lines.iter().map(|line| report.points_of_no_round(line.number)).collect();
    // The players whose lines reach to the round: the work grows with the length of the list only.
    let mut in_round: Vec<usize> = (0..lines.len()).collect();
    let mut found = Vec::new();
    for round in 1.. {
        in_round.retain(|at| lines[*at].rounds() >= round);
        if in_round.is_empty() {
            break;
        }
        let mut games = Vec::new();
        let mut won = Vec::new();
        for at in &in_round {
            let white = &lines[*at];
            let Some(entry) = white.entry(round) else { continue };
            won.push((*at, report.points_of(white.number, round, &entry)));
            let is_game = entry.color == Some(Color::White) && entry.opponent != Some(white.number);
            let Some(opponent) = entry.opponent.filter(|_| is_game) else { continue };
            let Some(black) = by_number.get(&opponent) else { continue };
            let (own, other, black) = (scores[*at], scores[*black], &lines[*black]);
            let order = (Reverse((i64::max(own, other), own + other)), white.number.min(black.number));
            games.push((order, ByColor { white, black }));
        }
        won.into_iter().for_each(|(at, points)| scores[at] += points);
        games.sort_by_key(|(order, _)| *order);
        let games: Vec<_> = games.into_iter().map(|(_, players)| players).collect();
        found.extend(report.boards(round, games));
    }
    found
}

/// Where the rounds begin in a player's line, and the number of columns of each.
const ROUNDS: usize = 91;
const COLUMNS: usize = 10;
/// Where a player's name begins and ends; everything after it is in fixed columns.
const NAME_BEGINS: usize = 14;
const NAME_ENDS: usize = 47;
/// What editors on Windows put in front.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// A tournament report (TRF16, TRF26 and the extensions of pairing programs).
struct TrfReport {
    players: Vec<PlayerLine>,
    scores: Scores,
    teams: Vec<Team>,
    /// Whether the list says the numbers of its teams.
    has_numbered_teams: bool,
    line_ups: Vec<LineUp>,
    /// The team of each player, as its place in `teams`, with the place of the player in it.
    members: HashMap<u32, (usize, usize)>,
    match_scores: MatchScores,
    assigned: Assigned,
}

/// Match points in tenths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct MatchScores {
    win: i64,
    draw: i64,
    loss: i64,
}

/// A player's line.
struct PlayerLine {
    text: Vec<char>,
    number: u32,
    name: String,
    registration: Registration,
}

/// One player's game of a round.
struct RoundResult {
    /// `None` where there is no game: a bye, or a player not paired yet.
    opponent: Option<u32>,
    color: Option<Color>,
    result: char,
}

impl RoundResult {
    /// The sign for which points can be assigned.
    fn kind(&self) -> char {
        match self.result.to_ascii_uppercase() {
            '1' => 'W',
            '=' => 'D',
            '0' => 'L',
            // Nobody was there to be paired.
            ' ' if self.opponent.is_none() => 'Z',
            sign => sign,
        }
    }
}

/// The points of an event, in tenths of a point; what is not said follows from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Scores {
    win: u32,
    draw: u32,
    loss: u32,
    /// For a round without a game, and for a game that was lost by default.
    zero: u32,
    forfeit_loss: Option<u32>,
    forfeit_win: Option<u32>,
    full_bye: Option<u32>,
    half_bye: Option<u32>,
    allocated_bye: Option<u32>,
}

impl Default for Scores {
    fn default() -> Scores {
        let unsaid = None;
        Scores {
            win: 10,
            draw: 5,
            loss: 0,
            zero: 0,
            forfeit_loss: unsaid,
            forfeit_win: unsaid,
            full_bye: unsaid,
            half_bye: unsaid,
            allocated_bye: unsaid,
        }
    }
}

/// The number, from 1, of a line that begins like a player's line but is not one; 1 where there is no player at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct NotAReport {
    line: usize,
}

impl TrfReport {
    /// Reads a report. Lines end with CR, LF, or both.
    ///
    /// # Errors
    ///
    /// [`NotAReport`] with the first wrong line.
    fn read(text: &str) -> Result<TrfReport, NotAReport> {
        let text = text.trim_start_matches(BYTE_ORDER_MARK).replace("\r\n", "\n");
        let mut report = TrfReport {
            players: Vec::new(),
            scores: Scores::default(),
            teams: Vec::new(),
            has_numbered_teams: false,
            line_ups: Vec::new(),
            members: HashMap::new(),
            match_scores: MatchScores { win: 20, draw: 10, loss: 0 },
            assigned: Assigned::default(),
        };
        let mut old_teams = Vec::new();
        let mut numbers = HashSet::new();
        for (at, line) in text.split(['\r', '\n']).enumerate() {
            match line.get(..3) {
                Some("001") => {
                    let player = PlayerLine::read(line).filter(|player| numbers.insert(player.number));
                    report.players.push(player.ok_or(NotAReport { line: at + 1 })?);
                }
                Some("XXS") => {
                    report.scores.extend(line[3..].split_whitespace().filter_map(|part| part.split_once('=')))
                }
                // TRF26: a letter and four columns of points, every nine columns.
                Some("162") => report.scores.extend(letters_and_points(&line[3..])),
                Some("BBW") => report.scores.extend([("W", line[3..].trim())]),
                Some("BBD") => report.scores.extend([("D", line[3..].trim())]),
                Some("BBL") => report.scores.extend([("L", line[3..].trim())]),
                Some("BBZ") => report.scores.extend([("ZPB", line[3..].trim())]),
                Some("BBF") => report.scores.extend([("FL", line[3..].trim())]),
                Some("BBU") => report.scores.extend([("PAB", line[3..].trim())]),
                Some("310") => report.teams.extend(team_of(line)),
                Some("013") => {
                    let number = old_teams.len() as u32 + 1;
                    old_teams.extend(columns_of(line).team(number, (4, 36), 36));
                }
                Some("300") => report.line_ups.extend(columns_of(line).line_up()),
                Some("362") => {
                    for (letters, points) in letters_and_points(&line[3..]) {
                        let scores = &mut report.match_scores;
                        let which = match letters {
                            "TW" | "W" => &mut scores.win,
                            "TD" | "D" => &mut scores.draw,
                            "TL" | "L" => &mut scores.loss,
                            _ => continue,
                        };
                        *which = tenths(points).map_or(*which, i64::from);
                    }
                }
                Some(_) | None => report.assigned.take(line),
            }
        }
        // Both say the same; the newer one has the numbers of the teams.
        report.has_numbered_teams = !report.teams.is_empty();
        if !report.has_numbered_teams {
            report.teams = old_teams;
        }
        let members = report.teams.iter().enumerate().flat_map(|(team, Team { players, .. })| {
            players.iter().enumerate().map(move |(at, player)| (*player, (team, at)))
        });
        report.members = members.collect();
        if report.players.is_empty() { Err(NotAReport { line: 1 }) } else { Ok(report) }
    }
}

/// The team in a line `310`.
fn team_of(line: &str) -> Option<Team> {
    let columns = columns_of(line);
    let team = columns.team(columns.number(4, 7)?, (8, 40), 73)?;
    let points = |from, to| tenths(&columns.text(from, to));
    Some(Team { standing: points(54, 60).zip(points(61, 67)), rank: columns.number(68, 71), ..team })
}

impl LineColumns {
    fn team(&self, number: u32, (from, to): (usize, usize), players: usize) -> Option<Team> {
        let name = visible(&self.text(from, to)).into_owned();
        let team = Team { number, name, players: self.numbers(players, 5), standing: None, rank: None };
        (!team.name.is_empty()).then_some(team)
    }

    fn line_up(&self) -> Option<LineUp> {
        let [round, team, opponents] = [(4, 7), (8, 11), (12, 15)].map(|(from, to)| self.number(from, to));
        Some(LineUp { round: round?, team: team?, opponents: opponents?, players: self.numbers(16, 5) })
    }
}

impl TrfReport {
    /// The points of a player for a round, with those that are assigned to it.
    fn points_of(&self, number: u32, round: u32, entry: &RoundResult) -> i64 {
        let usual = i64::from(self.scores.of(entry));
        if !self.teams.is_empty() {
            // There the points that are assigned are those of teams.
            return usual;
        }
        let [_, unusual] = self.assigned.for_result(number, round, entry.kind());
        unusual.unwrap_or(usual) + self.assigned.in_any_case(number, round)[1]
    }

    /// The points that are assigned to a player whatever the round.
    fn points_of_no_round(&self, number: u32) -> i64 {
        if self.teams.is_empty() { self.assigned.in_any_case(number, 0)[1] } else { 0 }
    }

    /// The games of a round with their boards: those of teams first, one match after the other.
    fn boards<'r>(&'r self, round: u32, games: Vec<ByColor<&'r PlayerLine>>) -> Vec<ListedGame<'r>> {
        let team_of = |player: &PlayerLine| self.members.get(&player.number).map(|(team, _)| *team);
        let mut matches: Vec<TeamMatch<'r>> = Vec::new();
        let mut others = Vec::new();
        for players in games {
            let ByColor { white, black } = players.map(team_of);
            let Some((white, black)) = white.zip(black).filter(|(white, black)| white != black) else {
                others.push(players);
                continue;
            };
            let teams = [white.min(black), white.max(black)];
            match matches.iter_mut().find(|one| one.teams == teams) {
                Some(one) => one.games.push(players),
                None => matches.push(TeamMatch { teams, games: vec![players] }),
            }
        }
        let line_ups: Vec<&LineUp> = self.line_ups.iter().filter(|line_up| line_up.round == round).collect();
        let numbers = |one: &TeamMatch<'_>| one.teams.map(|team| self.teams[team].number);
        let is_of = |line_up: &LineUp, [one, other]: [u32; 2]| {
            [(one, other), (other, one)].contains(&(line_up.team, line_up.opponents))
        };
        // The matches stand in the order of their lines.
        matches.sort_by_key(|one| {
            let numbers = numbers(one);
            (line_ups.iter().position(|line_up| is_of(line_up, numbers)).unwrap_or(usize::MAX), numbers)
        });
        let mut found = Vec::new();
        let mut board = 0;
        for (number, one) in (1..).zip(&matches) {
            let numbers = numbers(one);
            let of_match: Vec<&&LineUp> = line_ups.iter().filter(|line_up| is_of(line_up, numbers)).collect();
            let seat_of = |players: &ByColor<&PlayerLine>| {
                let seats = of_match.iter().flat_map(|line_up| line_up.players.iter().enumerate());
                let seat = seats.into_iter().find(|(_, player)| players.iter().any(|line| line.number == **player));
                seat.map(|(seat, _)| seat)
            };
            let in_team = |players: &ByColor<&PlayerLine>| {
                let own = players.iter().filter_map(|player| self.members.get(&player.number));
                own.min().map(|(_, at)| *at)
            };
            let mut seated: Vec<(Option<usize>, ByColor<&PlayerLine>)> =
                one.games.iter().map(|players| (seat_of(players), *players)).collect();
            seated.sort_by_key(|(seat, players)| (seat.unwrap_or(usize::MAX), in_team(players)));
            let longest = of_match.iter().map(|line_up| line_up.players.len()).max().unwrap_or_default();
            let mut next = 0;
            for (seat, players) in seated {
                let seat = seat.unwrap_or(next).max(next);
                next = seat + 1;
                let teams = players.map(|player| &self.teams[self.members[&player.number].0]);
                let of_match = seat as u32 + 1;
                let team = Some((number, of_match, teams));
                found.push(ListedGame { round, board: board + of_match, players, team });
            }
            board += longest.max(next) as u32;
        }
        let others = others.into_iter().zip(board + 1..);
        found.extend(others.map(|(players, board)| ListedGame { round, board, players, team: None }));
        found
    }

    /// The lines of two players, if both are in the list.
    fn lines_of(&self, names: &ByColor<String>) -> Option<ByColor<&PlayerLine>> {
        let line = |name: &String| self.players.iter().find(|line| line.name == *name);
        Some(ByColor { white: line(&names.white)?, black: line(&names.black)? })
    }

    /// The lines of the two players of a game of that round.
    fn paired(&self, round: u32, names: &ByColor<String>) -> Option<ByColor<&PlayerLine>> {
        let named = |color: Color| {
            let name = in_columns(&names[color]);
            self.players.iter().filter(move |line| line.name == name)
        };
        let plays = |line: &PlayerLine, color: Color, opponent: &PlayerLine| {
            let entry = line.entry(round);
            entry.is_some_and(|entry| entry.color == Some(color) && entry.opponent == Some(opponent.number))
        };
        named(Color::White).find_map(|white| {
            let black = named(Color::Black)
                .find(|black| plays(white, Color::White, black) && plays(black, Color::Black, white))?;
            Some(ByColor { white, black })
        })
    }
}

/// The games of two teams in a round.
struct TeamMatch<'r> {
    /// The teams by their place in the list.
    teams: [usize; 2],
    games: Vec<ByColor<&'r PlayerLine>>,
}

/// The signs that results write into a list: for each player, the rounds with their signs.
#[derive(Default)]
struct Changes(HashMap<u32, Vec<(u32, char)>>);

/// What becomes of a player's line.
#[derive(Clone, Debug, Default)]
struct LineChange {
    signs: Vec<(u32, char)>,
    points: Option<u32>,
    rank: Option<u32>,
}

/// What becomes of a team's line.
struct TeamChange {
    match_points: u32,
    game_points: u32,
    rank: Option<u32>,
}

impl Changes {
    fn note(&mut self, lines: &ByColor<&PlayerLine>, round: u32, outcome: &Outcome) {
        for color in Color::ALL {
            self.0.entry(lines[color].number).or_default().push((round, outcome.sign(color)));
        }
    }

    /// The game of a player in a round, with the result that is written.
    fn entry(&self, player: &PlayerLine, round: u32) -> Option<RoundResult> {
        let entry = player.entry(round)?;
        let signs = self.0.get(&player.number).into_iter().flatten();
        let sign = signs.into_iter().find(|(of, _)| *of == round).map(|(_, sign)| *sign);
        Some(RoundResult { result: sign.unwrap_or(entry.result), ..entry })
    }

    /// What becomes of the players' lines: points and places follow the results.
    fn lines(&self, report: &TrfReport) -> HashMap<u32, LineChange> {
        if self.0.is_empty() {
            return HashMap::new();
        }
        let points = |player: &PlayerLine| -> u32 {
            let is_changed = self.0.contains_key(&player.number);
            let known = player.points().filter(|_| !is_changed);
            known.unwrap_or_else(|| {
                let rounds = (1..=player.rounds()).filter_map(|round| Some((round, self.entry(player, round)?)));
                let points = rounds.map(|(round, entry)| report.points_of(player.number, round, &entry));
                u32::try_from(points.sum::<i64>() + report.points_of_no_round(player.number)).unwrap_or_default()
            })
        };
        let standings: Vec<(u32, Option<u32>)> =
            report.players.iter().map(|player| (points(player), player.rank())).collect();
        let ranks = ranks(&standings);
        let changed = report.players.iter().zip(&standings).zip(ranks).filter_map(|((player, (points, _)), rank)| {
            let signs = self.0.get(&player.number).cloned().unwrap_or_default();
            let rank = rank.filter(|rank| player.rank() != Some(*rank));
            let points = (!signs.is_empty()).then_some(*points);
            let change = LineChange { signs, points, rank };
            (change.points.is_some() || change.rank.is_some()).then_some((player.number, change))
        });
        changed.collect()
    }

    /// Fills in the teams' lines: game points with every result, match points with the last of a match. What the
    /// points of a team have beside what is known of it stays.
    fn teams(&self, report: &TrfReport) -> HashMap<u32, TeamChange> {
        if self.0.is_empty() || report.teams.is_empty() {
            return HashMap::new();
        }
        let (none, games) = (Changes::default(), games(report));
        let matches = matches(&games);
        let open: HashSet<u32> = matches
            .iter()
            .filter(|games| !none.outcome(report, games).is_complete)
            .map(|games| games[0].round)
            .collect();
        let every = |_: u32| true;
        let before = none.points_of_teams(report, &matches, every);
        let settled = none.points_of_teams(report, &matches, |round| !open.contains(&round));
        let after = self.points_of_teams(report, &matches, every);
        let of = |points: &HashMap<u32, [i64; 2]>, team: &Team| points.get(&team.number).copied().unwrap_or_default();
        let new = |team: &Team| {
            let written = <[u32; 2]>::from(team.standing?).map(i64::from);
            let (before, settled, after) = (of(&before, team), of(&settled, team), of(&after, team));
            // The bye of a round that is being played may be counted already or not.
            let base = if written == settled { before } else { written };
            Some([0, 1].map(|at| u32::try_from(base[at] + after[at] - before[at]).unwrap_or_default()))
        };
        let standings: Vec<([u32; 2], Option<u32>)> =
            report.teams.iter().map(|team| (new(team).unwrap_or_default(), team.rank)).collect();
        let ranks = ranks(&standings);
        let changes = report.teams.iter().zip(ranks).filter_map(|(team, rank)| {
            let [match_points, game_points] = new(team)?;
            Some((team.number, TeamChange { match_points, game_points, rank }))
        });
        changes.collect()
    }

    /// The match points and the game points of the teams in those rounds: of matches, of byes, and assigned.
    fn points_of_teams(
        &self,
        report: &TrfReport,
        matches: &[&[ListedGame<'_>]],
        counts: impl Fn(u32) -> bool,
    ) -> HashMap<u32, [i64; 2]> {
        let mut won: HashMap<u32, [i64; 2]> = HashMap::new();
        let mut add = |team: u32, points: [i64; 2]| {
            let sum = won.entry(team).or_default();
            (sum[0], sum[1]) = (sum[0] + points[0], sum[1] + points[1]);
        };
        for games in matches.iter().filter(|games| counts(games[0].round)) {
            let outcome = self.outcome(report, games);
            for (side, team) in outcome.teams.into_iter().enumerate() {
                add(team, outcome.points(report, side));
            }
        }
        let assigned = &report.assigned;
        let is_listed = |forfeit: &&ForfeitedMatch| {
            matches.iter().any(|games| numbers(games).is_some_and(|teams| forfeit.is_of(games[0].round, teams)))
        };
        for forfeit in assigned.forfeits.iter().filter(|forfeit| counts(forfeit.round) && !is_listed(forfeit)) {
            let ForfeitedMatch { signs, round, teams } = *forfeit;
            let outcome = MatchOutcome { round, teams, points: [0, 0], is_complete: true, forfeit: Some(signs) };
            (0..2).for_each(|side| add(teams[side], outcome.points(report, side)));
        }
        for bye in assigned.byes.iter().filter(|bye| counts(bye.round)) {
            let MatchScores { win, draw, .. } = report.match_scores;
            let usual = match bye.kind {
                'F' => win,
                'H' => draw,
                _ => 0,
            };
            let [match_points, points] = assigned.for_result(bye.team, bye.round, bye.kind);
            add(bye.team, bye.points.unwrap_or([match_points.unwrap_or(usual), points.unwrap_or_default()]));
        }
        let rounds = matches.iter().map(|games| games[0].round).max().unwrap_or_default();
        for team in &report.teams {
            for round in (0..=rounds).filter(|round| counts(*round)) {
                add(team.number, assigned.in_any_case(team.number, round));
            }
        }
        won
    }

    /// How a match stands.
    fn outcome(&self, report: &TrfReport, games: &[ListedGame<'_>]) -> MatchOutcome {
        let teams = numbers(games).unwrap_or_default();
        let mut outcome =
            MatchOutcome { round: games[0].round, teams, points: [0, 0], is_complete: true, forfeit: None };
        let mut signs: [HashSet<char>; 2] = Default::default();
        for game in games {
            let Some((_, _, own)) = &game.team else { continue };
            for color in Color::ALL {
                let Some(entry) = self.entry(game.players[color], game.round) else { continue };
                let side = usize::from(own[color].number != teams[0]);
                outcome.is_complete &= !entry.result.is_whitespace();
                outcome.points[side] += i64::from(report.scores.of(&entry));
                signs[side].insert(entry.result);
            }
        }
        let one_sign = |signs: &HashSet<char>| signs.iter().next().copied().filter(|_| signs.len() == 1);
        let forfeit = one_sign(&signs[0]).zip(one_sign(&signs[1])).map(|(one, other)| [one, other]);
        outcome.forfeit = forfeit.filter(|signs| [['+', '-'], ['-', '+'], ['-', '-']].contains(signs));
        outcome
    }

    /// The matches in which one team did not play, or neither, as far as these results make them so.
    fn forfeited_matches(&self, report: &TrfReport) -> Vec<ForfeitedMatch> {
        let games = games(report);
        let is_changed = |game: &ListedGame<'_>| {
            let signs = self.0.get(&game.players.white.number).into_iter().flatten();
            signs.into_iter().any(|(round, _)| *round == game.round)
        };
        let changed = matches(&games).into_iter().filter(|games| games.iter().any(is_changed));
        let forfeited = changed.filter_map(|games| {
            let MatchOutcome { round, teams, forfeit, .. } = self.outcome(report, games);
            Some(ForfeitedMatch { signs: forfeit?, round, teams })
        });
        let is_new = |one: &ForfeitedMatch| !report.assigned.forfeits.iter().any(|old| old.is_of(one.round, one.teams));
        forfeited.filter(is_new).collect()
    }
}

/// How a match stands: the team with White at the first board comes first.
struct MatchOutcome {
    round: u32,
    teams: [u32; 2],
    points: [i64; 2],
    is_complete: bool,
    /// The signs of the teams, if no game of it was played.
    forfeit: Option<[char; 2]>,
}

impl MatchOutcome {
    /// The match points and the game points of a team.
    fn points(&self, report: &TrfReport, side: usize) -> [i64; 2] {
        let (own, other) = (self.points[side], self.points[1 - side]);
        if !self.is_complete {
            return [0, own];
        }
        let MatchScores { win, draw, loss } = report.match_scores;
        let (usual, result) = match (self.forfeit, own.cmp(&other)) {
            (Some(signs), _) if signs[side] == '+' => (win, '+'),
            (Some(_), _) => (loss, '-'),
            (None, Ordering::Greater) => (win, 'W'),
            (None, Ordering::Equal) => (draw, 'D'),
            (None, Ordering::Less) => (loss, 'L'),
        };
        let [match_points, points] = report.assigned.for_result(self.teams[side], self.round, result);
        [match_points.unwrap_or(usual), points.unwrap_or(own)]
    }
}

/// The games of each match of teams.
fn matches<'g, 'r>(games: &'g [ListedGame<'r>]) -> Vec<&'g [ListedGame<'r>]> {
    let number = |game: &ListedGame<'_>| game.team.as_ref().map(|(number, ..)| *number);
    let of_one = games.chunk_by(|game, other| (game.round, number(game)) == (other.round, number(other)));
    of_one.filter(|games| games[0].team.is_some()).collect()
}

/// The numbers of the teams of a match.
fn numbers(games: &[ListedGame<'_>]) -> Option<[u32; 2]> {
    let (_, _, teams) = games.first()?.team.as_ref()?;
    Some([teams.white.number, teams.black.number])
}

/// The place of each by its points; with equal points the order stays as it was. `None` where nobody has a place.
fn ranks<P: Ord>(standings: &[(P, Option<u32>)]) -> Vec<Option<u32>> {
    let mut order: Vec<usize> = (0..standings.len()).collect();
    order.sort_by_key(|at| (Reverse(&standings[*at].0), standings[*at].1.unwrap_or(u32::MAX)));
    let mut ranks = vec![None; standings.len()];
    if standings.iter().any(|(_, rank)| rank.is_some()) {
        order.into_iter().zip(1..).for_each(|(at, rank)| ranks[at] = Some(rank));
    }
    ranks
}

/// Points in tenths as they stand in a list: `1.5`.
fn points_text(tenths: u32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Writes a text so that it ends before that column.
fn put(text: &mut Vec<char>, end: usize, written: &str) {
    let Some(from) = end.checked_sub(written.chars().count()) else { return };
    text.resize(text.len().max(end), ' ');
    text.splice(from..end, written.chars());
}

impl TeamChange {
    /// The line with the points in it.
    fn written_in(&self, line: &str) -> String {
        let mut text: Vec<char> = line.chars().collect();
        let shift = usize::from(line.starts_with(BYTE_ORDER_MARK));
        put(&mut text, 60 + shift, &format!("{:>6}", points_text(self.match_points)));
        put(&mut text, 67 + shift, &format!("{:>6}", points_text(self.game_points)));
        if let Some(rank) = self.rank {
            put(&mut text, 71 + shift, &format!("{rank:>3}"));
        }
        text.into_iter().collect()
    }
}

/// `W 3.0    D 1.0`, `TW 3.0`: the letters of each result with its points.
fn letters_and_points(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut words = text.split_whitespace();
    std::iter::from_fn(move || {
        let word = words.next()?;
        // Points without a blank before them: `W10.0`.
        let end = word.find(|sign: char| !sign.is_alphabetic()).unwrap_or(word.len());
        let (letters, points) = word.split_at(end);
        Some((letters, if points.is_empty() { words.next()? } else { points }))
    })
}

impl Scores {
    /// Takes points, which are the same for both colours.
    fn extend<'t>(&mut self, said: impl IntoIterator<Item = (&'t str, &'t str)>) {
        for (code, points) in said {
            let Some(tenths) = tenths(points) else { continue };
            match code {
                "W" | "WW" => self.win = tenths,
                "D" | "WD" => self.draw = tenths,
                "L" | "WL" => self.loss = tenths,
                "Z" | "ZPB" => self.zero = tenths,
                // TRF26: an absence, known or not.
                "A" => (self.zero, self.forfeit_loss) = (tenths, Some(tenths)),
                "P" | "PAB" => self.allocated_bye = Some(tenths),
                "HPB" => self.half_bye = Some(tenths),
                "FPB" => self.full_bye = Some(tenths),
                "FW" => self.forfeit_win = Some(tenths),
                "FL" => self.forfeit_loss = Some(tenths),
                _ => {}
            }
        }
    }

    /// The points for a game of a player.
    fn of(&self, entry: &RoundResult) -> u32 {
        let is_paired = entry.opponent.is_some();
        match entry.result.to_ascii_uppercase() {
            '1' | 'W' => self.win,
            '=' | 'D' => self.draw,
            '0' | 'L' => self.loss,
            '+' => self.forfeit_win.unwrap_or(self.win),
            '-' if is_paired => self.forfeit_loss.unwrap_or(self.zero),
            'F' => self.full_bye.unwrap_or(self.win),
            'H' => self.half_bye.unwrap_or(self.draw),
            'U' => self.allocated_bye.unwrap_or(self.win),
            '-' | 'Z' => self.zero,
            _ => 0,
        }
    }
}

impl PlayerLine {
    fn read(line: &str) -> Option<PlayerLine> {
        let text: Vec<char> = line.trim_end().chars().collect();
        let otherwise =
            || [padded_by_letters(&text), with_title_in_place(&text)].into_iter().flatten().find(|t| fits(t));
        let text = if fits(&text) { text.clone() } else { otherwise()? };
        let columns = |from: usize, to: usize| -> String {
            text.get(from..to.min(text.len())).unwrap_or_default().iter().collect::<String>().trim().to_owned()
        };
        let name = columns(NAME_BEGINS, NAME_ENDS);
        let is_name = !name.is_empty() && !name.chars().any(char::is_control);
        // What is not as it should be in these columns is no reason to refuse the pairings.
        let registration = Registration {
            title: columns(10, 13).parse().ok(),
            rating: columns(48, 52)
                .parse()
                .ok()
                .filter(|rating| *rating > 0 && *rating <= Registration::HIGHEST_RATING),
            federation: Some(columns(53, 56)).filter(|code| Registration::is_federation(code)),
            fide_id: columns(57, 68).parse().ok().filter(|id| *id > 0),
        };
        let number = columns(3, 8).parse().ok()?;
        Some(PlayerLine { number, name: is_name.then_some(name)?, registration, text })
    }

    /// The number of rounds in the line.
    fn rounds(&self) -> u32 {
        u32::try_from(self.text.len().saturating_sub(ROUNDS).div_ceil(COLUMNS)).unwrap_or(0)
    }

    /// The game of a round, from 1.
    fn entry(&self, round: u32) -> Option<RoundResult> {
        let from = column_of(round);
        let number: String = self.text.get(from..(from + 4).min(self.text.len()))?.iter().collect();
        let color = match self.text.get(from + 5) {
            Some('w' | 'W') => Some(Color::White),
            Some('b' | 'B') => Some(Color::Black),
            Some(_) | None => None,
        };
        let result = self.text.get(from + 7).copied().unwrap_or(' ');
        Some(RoundResult { opponent: number.trim().parse().ok().filter(|number| *number > 0), color, result })
    }

    /// The points that stand in the line, in tenths.
    fn points(&self) -> Option<u32> {
        tenths(LineColumns(self.text.clone()).text(80, 84).as_str())
    }

    /// The place that stands in the line.
    fn rank(&self) -> Option<u32> {
        LineColumns(self.text.clone()).number(85, 89)
    }

    /// The line as it stands in the list, with what a change writes into it.
    fn changed(&self, line: &str, change: &LineChange) -> String {
        let mut text: Vec<char> = line.chars().collect();
        // Where columns were put right to read the line, they stay in it where they were.
        let length = line.trim_end().chars().count();
        let shifted = |column: usize| (column + length).saturating_sub(self.text.len());
        for (round, sign) in &change.signs {
            put(&mut text, shifted(column_of(*round) + 8), &sign.to_string());
        }
        if let Some(points) = change.points {
            put(&mut text, shifted(84), &format!("{:>4}", points_text(points)));
        }
        if let Some(rank) = change.rank {
            put(&mut text, shifted(89), &format!("{rank:>4}"));
        }
        text.into_iter().collect()
    }
}

/// Whether everything after the name is in its columns: points, and in every round a number, a colour, a sign.
fn fits(text: &[char]) -> bool {
    let at = |column: usize| text.get(column).copied().unwrap_or(' ');
    let points: String = (80..84).map(at).collect();
    let is_round = |from: usize| {
        (from..from + 4).all(|column| at(column) == ' ' || at(column).is_ascii_digit())
            && [4, 6, 8, 9].iter().all(|gap| at(from + gap) == ' ')
            && matches!(at(from + 5), 'w' | 'W' | 'b' | 'B' | '-' | ' ')
    };
    (points.trim().is_empty() || tenths(points.trim()).is_some())
        && at(84) == ' '
        && (ROUNDS..text.len()).step_by(COLUMNS).all(is_round)
}

/// Corrects the line of a program that counted bytes: each letter beyond ASCII moved the columns after the name by one.
fn padded_by_letters(text: &[char]) -> Option<Vec<char>> {
    let mut padded = text.to_vec();
    let short: usize = text.iter().map(|letter| letter.len_utf8() - 1).sum();
    let missing = NAME_ENDS.checked_sub(short)?;
    (short > 0 && missing <= padded.len()).then(|| {
        padded.splice(missing..missing, std::iter::repeat_n(' ', short));
        padded
    })
}

/// Corrects the line of a program that put a blank before a title of three letters, which moved everything after it.
fn with_title_in_place(text: &[char]) -> Option<Vec<char>> {
    let title = text.get(10..15)?;
    let is_moved = title[0] == ' ' && title[4] == ' ' && title[1..4].iter().all(char::is_ascii_uppercase);
    is_moved.then(|| [&text[..10], &text[11..]].concat())
}

/// The column in which a round, from 1, begins.
fn column_of(round: u32) -> usize {
    ROUNDS + COLUMNS * usize::try_from(round.saturating_sub(1)).unwrap_or(0)
}
