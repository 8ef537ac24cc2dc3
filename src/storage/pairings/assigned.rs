//! Points that a list assigns beside its games (TRF26): byes of teams (`320`, `240`), forfeited matches (`330`), and
//! points other than the usual ones (`299`).

use super::columns::{columns_of, tenths};

/// Everything that a list assigns.
#[derive(Default)]
pub(super) struct Assigned {
    unusual: Vec<Unusual>,
    pub byes: Vec<TeamBye>,
    pub forfeits: Vec<ForfeitedMatch>,
}

/// Points other than the usual ones, in tenths: for a result, or as a penalty or a bonus.
struct Unusual {
    /// The result for which they are; `None` for a penalty or a bonus.
    result: Option<char>,
    match_points: Option<i64>,
    points: Option<i64>,
    /// 0 for every round.
    round: u32,
    /// The teams, or the players where there are none.
    receivers: Vec<u32>,
}

/// A round in which a team has a bye. `U` is the bye of the pairing.
pub(super) struct TeamBye {
    pub round: u32,
    pub team: u32,
    pub kind: char,
    /// Match points and game points, in tenths, where the list says them.
    pub points: Option<[i64; 2]>,
}

/// A match that was not played: `+-`, `-+` or `--` for the team with White at the first board and the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ForfeitedMatch {
    pub signs: [char; 2],
    pub round: u32,
    pub teams: [u32; 2],
}

impl ForfeitedMatch {
    /// The line of the match.
    pub fn line(&self) -> String {
        let ForfeitedMatch { signs: [one, other], round, teams: [white, black] } = self;
        format!("330 {one}{other} {round:03} {white:03} {black:03}")
    }

    /// Whether it is a match of these teams in that round.
    pub fn is_of(&self, round: u32, teams: [u32; 2]) -> bool {
        self.round == round && (self.teams == teams || self.teams == [teams[1], teams[0]])
    }
}

impl Assigned {
    /// Takes what a line assigns.
    pub fn take(&mut self, line: &str) {
        let columns = columns_of(line);
        match line.get(..3) {
            Some("299") => self.unusual.push(Unusual {
                result: columns.text(4, 5).chars().next().map(|result| result.to_ascii_uppercase()),
                match_points: signed(&columns.text(5, 12)),
                points: signed(&columns.text(12, 18)),
                round: columns.number(19, 22).unwrap_or_default(),
                receivers: columns.numbers(23, 5),
            }),
            Some("320") => {
                let points = [columns.text(4, 8), columns.text(9, 13)].map(|text| signed(&text).unwrap_or_default());
                let teams = (1..).zip(columns.numbers(14, 4)).filter(|(_, team)| *team > 0);
                let bye = |(round, team)| TeamBye { round, team, kind: 'U', points: Some(points) };
                self.byes.extend(teams.map(bye));
            }
            Some("240") => {
                let Some(round) = columns.number(6, 9) else { return };
                let Some(kind) = columns.text(4, 5).chars().next() else { return };
                let kind = kind.to_ascii_uppercase();
                let bye = |team| TeamBye { round, team, kind, points: None };
                self.byes.extend(columns.numbers(10, 5).into_iter().filter(|team| *team > 0).map(bye));
            }
            Some("330") => {
                let mut signs = columns.text(4, 6).chars().collect::<Vec<_>>().into_iter();
                let signs = signs.next().zip(signs.next()).map(|(one, other)| [one, other]);
                let numbers = [(7, 10), (11, 14), (15, 18)].map(|(from, to)| columns.number(from, to));
                if let (Some(signs), [Some(round), Some(white), Some(black)]) = (signs, numbers) {
                    self.forfeits.push(ForfeitedMatch { signs, round, teams: [white, black] });
                }
            }
            Some(_) | None => {}
        }
    }

    /// The match points and the points for a result of a team or a player, where they are not the usual ones.
    pub fn for_result(&self, number: u32, round: u32, result: char) -> [Option<i64>; 2] {
        let of_result = self.of(number, round).filter(|unusual| unusual.result == Some(result));
        of_result.last().map_or([None, None], |unusual| [unusual.match_points, unusual.points])
    }

    /// The match points and the points that a team or a player gets in a round whatever the result; in round 0 those
    /// that are of no round.
    pub fn in_any_case(&self, number: u32, round: u32) -> [i64; 2] {
        let of_round = self.of(number, round).filter(|unusual| unusual.result.is_none() && unusual.round == round);
        of_round.fold([0, 0], |[one, other], unusual| {
            [one + unusual.match_points.unwrap_or_default(), other + unusual.points.unwrap_or_default()]
        })
    }

    fn of(&self, number: u32, round: u32) -> impl Iterator<Item = &Unusual> {
        let is_then = move |unusual: &&Unusual| unusual.round == 0 || unusual.round == round;
        self.unusual.iter().filter(is_then).filter(move |unusual| unusual.receivers.contains(&number))
    }
}

/// `-1.5` in tenths.
fn signed(points: &str) -> Option<i64> {
    let (sign, points) = points.strip_prefix('-').map_or((1, points), |points| (-1, points.trim_start()));
    Some(points).filter(|points| !points.is_empty()).and_then(tenths).map(|points| sign * i64::from(points))
}
