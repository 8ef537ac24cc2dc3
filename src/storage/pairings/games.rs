//! The games of a report with their boards, and the matches of its teams.

use std::cmp::Reverse;
use std::collections::HashMap;

use shakmaty::{ByColor, Color};

use super::player_line::PlayerLine;
use super::report::{LineUp, Team, TrfReport};

/// A game of the list, with the number of its match, its board there, and the teams.
pub(super) struct ListedGame<'r> {
    pub round: u32,
    pub board: u32,
    pub players: ByColor<&'r PlayerLine>,
    pub team: Option<(u32, u32, ByColor<&'r Team>)>,
}

/// Every game of every round. The boards of a round are in the order of the rules for pairings (C.04.2): by the score
/// of the player with more points, by both scores, by the better number. Boards of teams count through the matches.
pub(super) fn games(report: &TrfReport) -> Vec<ListedGame<'_>> {
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

impl TrfReport {
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
}

/// The games of two teams in a round.
struct TeamMatch<'r> {
    /// The teams by their place in the list.
    teams: [usize; 2],
    games: Vec<ByColor<&'r PlayerLine>>,
}

/// The games of each match of teams.
pub(super) fn matches<'g, 'r>(games: &'g [ListedGame<'r>]) -> Vec<&'g [ListedGame<'r>]> {
    let number = |game: &ListedGame<'_>| game.team.as_ref().map(|(number, ..)| *number);
    let of_one = games.chunk_by(|game, other| (game.round, number(game)) == (other.round, number(other)));
    of_one.filter(|games| games[0].team.is_some()).collect()
}

/// The numbers of the teams of a match.
pub(super) fn numbers(games: &[ListedGame<'_>]) -> Option<[u32; 2]> {
    let (_, _, teams) = games.first()?.team.as_ref()?;
    Some([teams.white.number, teams.black.number])
}
