//! A player's name, his clock and his board.

use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use shakmaty::{Board, Color, Piece, Position as _, Role};
use unicode_width::UnicodeWidthStr;

use super::board::{self, BoardPicture};
use super::digits;
use super::highlights::highlights;
use super::layout::{Layout, SidePlace};
use super::men;
use super::theme::StyleRole;
use super::ui_state::{Promotion, UiState};
use crate::game::laws::result::Points;
use crate::game::people::{Player, Sight};
use crate::ui::text::fit;
use crate::ui::view_model::ViewModel;
use crate::wording::Label;

/// Where no more of a name would be left, only the shape tells whose clock runs.
const SHORTEST_NAME: usize = 6;

/// Draws everything that belongs to one player.
pub fn draw(buf: &mut Buffer, side: &SidePlace, model: &ViewModel, ui: &UiState) {
    let SidePlace { owner, name, clock, board: place, square } = *side;
    let theme = ui.appearance.theme;
    let width = usize::from(name.width);
    let running = model.game.clock().running() == Some(owner);
    let fallen = model.game.clock().flag(owner, model.at).is_some();
    let role = match (fallen, running) {
        (true, _) => StyleRole::Alarm,
        (false, true) => StyleRole::Accent,
        (false, false) => StyleRole::Text,
    };
    let mark = if running { "▶ " } else { "  " };
    let state = if fallen { model.wording.label(&Label::FlagDown) } else { points(owner, model) };
    // What the clock does is told whole; the name gives way.
    let room = width.saturating_sub(state.width() + 2);
    let title = if state.is_empty() || room < SHORTEST_NAME {
        player_title(owner, mark, width, model)
    } else {
        format!("{}  {state}", player_title(owner, mark, room, model))
    };
    // That it runs is told by the mark already.
    let runs = format!("{title}  {}", model.wording.label(&Label::Runs));
    let title = if running && !fallen && runs.width() <= width { runs } else { title };
    buf.set_string(name.x, name.y, fit(&title, width), theme.style(role));
    let untold = if model.game.clock().is_on_the_table() { Label::NotEntered } else { Label::NoTime };
    let text = model.seconds(owner).map_or_else(|| model.wording.label(&untold), clock_text);
    digits::draw(buf, clock, &text, theme.style(role));
    if let Some(place) = place {
        let shown = with_choice(model.board(owner), owner, ui);
        let picture = BoardPicture {
            board: &shown,
            bottom_color: ui.appearance.bottom_color(owner),
            appearance: &ui.appearance,
            letters: model.wording.letters(),
            highlights: &highlights(model, ui, owner),
            square,
        };
        board::draw(buf, place, &picture);
    }
}

/// Draws whose board it is above each board that does not stand below its owner's clock.
pub fn draw_titles(buf: &mut Buffer, layout: &Layout, model: &ViewModel, ui: &UiState) {
    for (owner, place) in &layout.titles {
        let title = player_title(*owner, "  ", place.width.into(), model);
        buf.set_string(place.x, place.y, title, ui.appearance.theme.style(StyleRole::Quiet));
    }
}

/// The board as it is drawn: while it is being chosen what a pawn becomes, with the choice on its squares.
pub fn with_choice(board: &Board, owner: Color, ui: &UiState) -> Board {
    let mut board = board.clone();
    let selection = ui.selection.filter(|selection| selection.board == owner);
    if let Some(promotion) = selection.and_then(|selection| selection.promotion)
        && let Some(pawn) = board.remove_piece_at(promotion.from)
    {
        for (square, role) in promotion.squares().into_iter().zip(Promotion::ROLES) {
            board.set_piece_at(square, Piece { color: pawn.color, role });
        }
    }
    board
}

/// The middle of the selected square, if the selection is on this board.
pub fn selected_position(side: &SidePlace, ui: &UiState) -> Option<Position> {
    let selection = ui.selection.filter(|selection| selection.board == side.owner)?;
    let mut squares = board::squares(side.board?, ui.appearance.bottom_color(side.owner), side.square);
    let (_, place) = squares.find(|(square, _)| *square == selection.at)?;
    Some(Position { x: place.x + place.width / 2, y: place.y + (place.height - 1) / 2 })
}

/// The men of the other colour that are missing on a player's board, most valuable first, and by how much he is ahead.
pub fn captured(owner: Color, model: &ViewModel) -> String {
    let board = model.board(owner);
    let start = model.game.terms().start.board();
    let mut taken = String::new();
    let mut ahead = 0_i32;
    for (role, worth) in [(Role::Queen, 9), (Role::Rook, 5), (Role::Bishop, 3), (Role::Knight, 3), (Role::Pawn, 1)] {
        let count = |board: &Board, color: Color| (board.by_color(color) & board.by_role(role)).count();
        let missing = count(start, !owner).saturating_sub(count(board, !owner));
        taken.extend(std::iter::repeat_n(men::sign(!owner, role), missing));
        ahead += worth * (count(board, owner) as i32 - count(board, !owner) as i32);
    }
    match (taken.is_empty(), ahead > 0) {
        (_, true) => format!("{taken} +{ahead}").trim_start().to_owned(),
        (_, false) => taken,
    }
}

/// What a player got, once the game is over.
fn points(owner: Color, model: &ViewModel) -> String {
    match model.game.result().map(|result| result.points[owner]) {
        None => String::new(),
        Some(Points::Zero) => "0".to_owned(),
        Some(Points::Half) => "½".to_owned(),
        Some(Points::One) => "1".to_owned(),
    }
}

/// A player's name and that he is blind; only the name where there is no room for both.
fn player_title(owner: Color, mark: &str, room: usize, model: &ViewModel) -> String {
    let player = model.game.terms().players.get(owner);
    let title = |player| format!("{mark}{}", model.wording.label(&Label::Side { color: owner, player }));
    let whole = title(player);
    if whole.width() <= room {
        return whole;
    }
    fit(&title(&Player { sight: Sight::Sighted, ..player.clone() }), room)
}

/// `1:29:58`, as a chessclock shows it.
fn clock_text(seconds: i64) -> String {
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
