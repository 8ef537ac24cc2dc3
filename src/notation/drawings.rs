//! Our own vector drawings of the pieces, for pictures on a screen and on paper.

use shakmaty::Role;

/// The drawing as an SVG document of 100 by 100.
pub fn svg(role: Role) -> &'static str {
    match role {
        Role::King => include_str!("drawings/king.svg"),
        Role::Queen => include_str!("drawings/queen.svg"),
        Role::Rook => include_str!("drawings/rook.svg"),
        Role::Bishop => include_str!("drawings/bishop.svg"),
        Role::Knight => include_str!("drawings/knight.svg"),
        Role::Pawn => include_str!("drawings/pawn.svg"),
    }
}

/// The path of the drawing, to be filled by the even-odd rule.
pub fn outline(role: Role) -> &'static str {
    let path = svg(role).split_once(" d=\"").and_then(|(_, rest)| rest.split_once('"'));
    path.map_or("", |(path, _)| path)
}
