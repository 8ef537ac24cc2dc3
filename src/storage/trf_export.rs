//! The result of a game as a tournament report (TRF): one tournament with two players and one round.

use shakmaty::Color;

use super::calendar::date;
use super::trf_lines::sign;
use crate::game::Game;
use crate::game::laws::result::Points;
use crate::game::terms::PointSystem;

/// The lines of the report, each ended as the form asks.
pub fn trf(game: &Game, wall_ms: u64) -> String {
    let terms = game.terms();
    let tag = |name: &str| terms.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str());
    let day = date(wall_ms).replace('-', "/");
    let mut lines = vec![
        format!("012 {}", plain(tag("Event").unwrap_or("?"))),
        format!("022 {}", plain(tag("Site").unwrap_or("?"))),
        format!("042 {day}"),
        format!("052 {day}"),
        "062 2".to_owned(),
    ];
    if terms.points == PointSystem::ThreeOneZero {
        lines.push("162  W 3.0    D 1.0    L 0.0".to_owned());
    }
    if terms.time.white == terms.time.black {
        lines.push(format!("222 {}", terms.time.white.pgn()));
    }
    lines.extend(Color::ALL.map(|color| player(game, color)));
    lines.into_iter().map(|line| line + "\r\n").collect()
}

/// A player's line: columns 5 to 8 his number, 15 to 47 his name, 81 to 84 his points, 86 to 89 his rank, and from 92 on
/// the opponent, the colour and the result of the round.
fn player(game: &Game, color: Color) -> String {
    let number = color.fold_wb(1, 2);
    let name: String = plain(&game.terms().players.get(color).name).chars().take(33).collect();
    let system = game.terms().points;
    let result = game.result();
    let half = result.map_or(Points::Zero, |result| *result.points.get(color));
    let points = match (system, half) {
        (_, Points::Zero) => "0.0",
        (PointSystem::Ordinary, Points::Half) => "0.5",
        (PointSystem::Ordinary, Points::One) | (PointSystem::ThreeOneZero, Points::Half) => "1.0",
        (PointSystem::ThreeOneZero, Points::One) => "3.0",
    };
    // Not known, as of an adjourned game.
    let sign = result.map_or('X', |result| sign(&result, color));
    let rank = if half == Points::One || color.is_white() && half == Points::Half { 1 } else { 2 };
    let letter = color.fold_wb('w', 'b');
    let opponent = 3 - number;
    format!("001 {number:>4}      {name:<33}{:33}{points:>4} {rank:>4}  {opponent:>4} {letter} {sign}", "")
}

fn plain(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}
