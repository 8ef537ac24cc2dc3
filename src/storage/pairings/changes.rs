//! Results written into a report: the lines of their players, and the points and places that follow.

use std::cmp::{Ordering, Reverse};
use std::collections::{HashMap, HashSet};

use shakmaty::{ByColor, Color};

use super::assigned::ForfeitedMatch;
use super::columns::{points_text, put};
use super::games::{ListedGame, games, matches, numbers};
use super::player_line::{LineChange, PlayerLine, RoundResult};
use super::report::{BYTE_ORDER_MARK, MatchScores, Team, TrfReport};
use crate::game::Game;
use crate::game::laws::result::{GameResult, Points, Reason};

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

/// The signs that results write into a list: for each player, the rounds with their signs.
#[derive(Default)]
pub(super) struct Changes(HashMap<u32, Vec<(u32, char)>>);

/// The changes in a team's line.
pub(super) struct TeamChange {
    pub match_points: u32,
    pub game_points: u32,
    pub rank: Option<u32>,
}

impl Changes {
    /// Notes the signs of a game in the lines of its two players.
    pub fn note(&mut self, lines: &ByColor<&PlayerLine>, round: u32, outcome: &Outcome) {
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

    /// The changes in the players' lines: points and places follow the results.
    pub fn lines(&self, report: &TrfReport) -> HashMap<u32, LineChange> {
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
    pub fn teams(&self, report: &TrfReport) -> HashMap<u32, TeamChange> {
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

    /// The score of a match.
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
    pub fn forfeited_matches(&self, report: &TrfReport) -> Vec<ForfeitedMatch> {
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

/// The score of a match: the team with White at the first board comes first.
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

impl TeamChange {
    /// The line with the points in it.
    pub fn written_in(&self, line: &str) -> String {
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
