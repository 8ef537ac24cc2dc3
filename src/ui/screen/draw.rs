//! One whole screen. Pure: the same view is always the same picture, whatever the size.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Span;
use shakmaty::Color;

use super::board::Picture;
use super::desk::Help;
use super::layout::{Layout, SidePlace, square_width};
use super::text::fit;
use super::theme::Part;
use super::view::View;
use super::{board, digits, scoresheets, words};
use crate::game::people::{Player, Sight};
use crate::wording::Label;

/// Where no more of a name would be left, only the shape tells whose clock runs.
const SHORTEST_NAME: usize = 6;

/// Draws the view over the whole frame and puts the cursor where the hands are.
pub fn draw(frame: &mut Frame, view: &View) {
    let area = frame.area();
    let layout = Layout::of(area, &view.desk.look);
    let buf = frame.buffer_mut();
    buf.set_style(area, view.desk.look.theme.style(Part::Text));
    if let Some(place) = layout.bar {
        draw_bar(buf, place, view);
    }
    for side in &layout.sides {
        draw_side(buf, side, view);
    }
    if let Some(place) = layout.rule {
        for y in place.y..place.bottom() {
            buf.set_string(place.x, y, "│", view.desk.look.theme.style(Part::Quiet));
        }
    }
    let said = layout.words.map(|place| words::draw(buf, place, view));
    match view.desk.help {
        Help::Shown => {
            let sheets = layout.sheets.iter().map(|(_, place)| *place).reduce(Rect::union);
            words::draw_help(buf, sheets.into_iter().chain(said), view);
        }
        Help::Hidden => {
            if let Some(place) = said {
                words::draw_messages(buf, place, view);
            }
            let parting = scoresheets::parting(view);
            for (owner, place) in &layout.sheets {
                scoresheets::draw(buf, *place, *owner, view, parting);
            }
        }
    }
    if let Some(place) = layout.entry {
        let at_the_line = draw_entry(buf, place, view);
        // Magnifiers and displays follow the cursor: it is where the hands are.
        let under_the_hand = layout.sides.iter().find_map(|side| hand_position(side, view));
        frame.set_cursor_position(under_the_hand.unwrap_or(at_the_line));
    }
}

fn draw_bar(buf: &mut Buffer, place: Rect, view: &View) {
    let style = view.desk.look.theme.style(Part::Bar);
    buf.set_style(place, style);
    let width = usize::from(place.width);
    let speaker = view.wording.label(&Label::AtTheKeys(view.desk.speaker));
    let keys = view.wording.label(&Label::HelpKey);
    let right = fit(&format!("{speaker}   {keys} "), width);
    let terms = view.wording.label(&Label::Terms(view.game.terms()));
    let room = width.saturating_sub(Span::raw(&right).width() + 3);
    if room > 10 {
        buf.set_string(place.x, place.y, fit(&format!(" Annabella   {terms}"), room), style);
    }
    let indent = width.saturating_sub(Span::raw(&right).width());
    buf.set_string(place.x + indent as u16, place.y, right, style);
}

fn draw_side(buf: &mut Buffer, side: &SidePlace, view: &View) {
    let SidePlace { owner, name, clock, board: board_place, square } = *side;
    let look = &view.desk.look;
    let width = usize::from(name.width);
    let running = view.game.clock().running() == Some(owner);
    let fallen = view.game.clock().flag(owner, view.at).is_some();
    let part = match (fallen, running) {
        (true, _) => Part::Alarm,
        (false, true) => Part::Accent,
        (false, false) => Part::Quiet,
    };
    let mark = if running { "▶ " } else { "  " };
    let state = match (fallen, running) {
        (true, _) => view.wording.label(&Label::FlagDown),
        (false, true) => view.wording.label(&Label::Runs),
        (false, false) => String::new(),
    };
    // What the clock does is told whole; the name gives way.
    let room = width.saturating_sub(Span::raw(&state).width() + 2);
    let title = if state.is_empty() || room < SHORTEST_NAME {
        player_title(owner, mark, width, view)
    } else {
        format!("{}  {state}", player_title(owner, mark, room, view))
    };
    buf.set_string(name.x, name.y, title, look.theme.style(if part == Part::Quiet { Part::Text } else { part }));
    let untold = if view.game.clock().is_on_the_table() { Label::NotEntered } else { Label::NoTime };
    let text = view.seconds(owner).map_or_else(|| view.wording.label(&untold), clock_text);
    digits::draw(buf, clock, &text, look.theme.style(if part == Part::Quiet { Part::Text } else { part }));
    if let Some(place) = board_place {
        let picture = Picture {
            board: view.board(owner),
            below: look.below(owner),
            look,
            letters: view.wording.letters(),
            lights: &view.lights(owner),
            square,
        };
        board::draw(buf, place, &picture);
    }
}

/// The middle of the square under the hand, if the hand is over this board.
fn hand_position(side: &SidePlace, view: &View) -> Option<Position> {
    let hand = view.desk.hand.filter(|hand| hand.board == side.owner)?;
    let (place, width) = (side.board?, square_width(side.square));
    let (file, rank) = (u16::from(hand.at.file()), u16::from(hand.at.rank()));
    let below = view.desk.look.below(side.owner);
    let (column, row) = (below.fold_wb(file, 7 - file), below.fold_wb(7 - rank, rank));
    let x = place.x + 2 + column * width + width / 2;
    Some(Position { x, y: place.y + row * side.square + (side.square - 1) / 2 })
}

/// A player's name and that he is blind; only the name where there is no room for both.
fn player_title(owner: Color, mark: &str, room: usize, view: &View) -> String {
    let player = view.game.terms().players.get(owner);
    let title = |player| format!("{mark}{}", view.wording.label(&Label::Side { color: owner, player }));
    let whole = title(player);
    if Span::raw(&whole).width() <= room {
        return whole;
    }
    fit(&title(&Player { sight: Sight::Sighted, ..player.clone() }), room)
}

/// `1:29:58`, as a chessclock shows it.
fn clock_text(seconds: i64) -> String {
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// Returns where the cursor stands.
fn draw_entry(buf: &mut Buffer, place: Rect, view: &View) -> Position {
    let theme = view.desk.look.theme;
    let entry = &view.desk.entry;
    let prompt = if place.width > 10 { "> " } else { "" };
    let room = usize::from(place.width).saturating_sub(prompt.len() + 1).max(1);
    let hidden = entry.cursor_column().saturating_sub(room.saturating_sub(1));
    let shown: String = entry.text().chars().skip(hidden).collect();
    buf.set_string(place.x, place.y, prompt, theme.style(Part::Accent));
    buf.set_string(place.x + prompt.len() as u16, place.y, fit(&shown, room), theme.style(Part::Text));
    let column = prompt.len() + entry.cursor_column() - hidden;
    Position { x: (place.x + column as u16).min(place.right().saturating_sub(1)), y: place.y }
}
