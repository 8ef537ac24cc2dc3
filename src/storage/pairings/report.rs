//! A tournament report: what its lines say of players, teams and points.

use std::collections::{HashMap, HashSet};

use shakmaty::{ByColor, Color};

use super::assigned::Assigned;
use super::columns::{LineColumns, columns_of, tenths};
use super::player_line::{PlayerLine, RoundResult, in_columns};
use crate::wording::visible;

/// The mark that editors on Windows put in front.
pub(super) const BYTE_ORDER_MARK: char = '\u{feff}';

/// A tournament report (TRF16, TRF26 and the extensions of pairing programs).
pub(super) struct TrfReport {
    pub players: Vec<PlayerLine>,
    pub scores: Scores,
    pub teams: Vec<Team>,
    /// Whether the list says the numbers of its teams.
    pub has_numbered_teams: bool,
    pub line_ups: Vec<LineUp>,
    /// The team of each player, as its place in `teams`, with the place of the player in it.
    pub members: HashMap<u32, (usize, usize)>,
    pub match_scores: MatchScores,
    pub assigned: Assigned,
}

/// A team with the numbers of its players in the list, first board first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Team {
    pub number: u32,
    pub name: String,
    pub players: Vec<u32>,
    /// Match points and game points in tenths, and the place, as they stand in the line.
    pub standing: Option<(u32, u32)>,
    pub rank: Option<u32>,
}

/// The players of a team in a round, by board; 0 for nobody.
pub(super) struct LineUp {
    pub round: u32,
    pub team: u32,
    pub opponents: u32,
    pub players: Vec<u32>,
}

/// Match points in tenths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MatchScores {
    pub win: i64,
    pub draw: i64,
    pub loss: i64,
}

/// The points of an event, in tenths of a point; what is not said follows from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scores {
    pub win: u32,
    pub draw: u32,
    pub loss: u32,
    /// For a round without a game, and for a game that was lost by default.
    pub zero: u32,
    pub forfeit_loss: Option<u32>,
    pub forfeit_win: Option<u32>,
    pub full_bye: Option<u32>,
    pub half_bye: Option<u32>,
    pub allocated_bye: Option<u32>,
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
pub(super) struct NotAReport {
    pub line: usize,
}

impl TrfReport {
    /// Reads a report. Lines end with CR, LF, or both.
    ///
    /// # Errors
    ///
    /// [`NotAReport`] with the first wrong line.
    pub fn read(text: &str) -> Result<TrfReport, NotAReport> {
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

    /// The points of a player for a round, with those that are assigned to it.
    pub fn points_of(&self, number: u32, round: u32, entry: &RoundResult) -> i64 {
        let usual = i64::from(self.scores.of(entry));
        if !self.teams.is_empty() {
            // There the points that are assigned are those of teams.
            return usual;
        }
        let [_, unusual] = self.assigned.for_result(number, round, entry.kind());
        unusual.unwrap_or(usual) + self.assigned.in_any_case(number, round)[1]
    }

    /// The points that are assigned to a player whatever the round.
    pub fn points_of_no_round(&self, number: u32) -> i64 {
        if self.teams.is_empty() { self.assigned.in_any_case(number, 0)[1] } else { 0 }
    }

    /// The lines of two players, if both are in the list.
    pub fn lines_of(&self, names: &ByColor<String>) -> Option<ByColor<&PlayerLine>> {
        let line = |name: &String| self.players.iter().find(|line| line.name == *name);
        Some(ByColor { white: line(&names.white)?, black: line(&names.black)? })
    }

    /// The lines of the two players of a game of that round.
    pub fn paired(&self, round: u32, names: &ByColor<String>) -> Option<ByColor<&PlayerLine>> {
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

/// The team in a line `310`.
pub(super) fn team_of(line: &str) -> Option<Team> {
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
    pub fn of(&self, entry: &RoundResult) -> u32 {
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
