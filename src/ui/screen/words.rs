//! What is said: the state of the half-move in hand, the last announcement in full, the newest sentences, the keys.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::keys::{self, Binding};
use super::text::{first_rows, fit, wrap};
use super::theme::Part;
use super::view::View;
use crate::game::people::Actor;
use crate::wording::{Audience, Label, Utterance};

/// The columns of a key's name and a space.
const KEY_NAME: u16 = 8;

/// Draws the state and the last announcement; returns the place that is left.
pub fn draw(buf: &mut Buffer, place: Rect, view: &View) -> Rect {
    let differing = view.differing().len();
    let wrong = differing > 0 || view.game.open_irregularity().is_some();
    let state = view.wording.label(&Label::State { game: view.game, at: view.at, differing });
    let place = indented(place);
    let announced = view.announcement().and_then(|at| view.said.get(at)).map(|utterance| utterance.printed.as_str());
    // On one row what was announced comes first.
    let announced_rows = wrap(announced.unwrap_or_default(), place.width.into()).len() as u16;
    let rest = match place.height {
        0 | 1 => place,
        height => {
            let rows = (height - announced_rows.min(height - 1)).min(if height < 6 { 1 } else { 2 });
            put(buf, place, &state, rows, view, if wrong { Part::Alarm } else { Part::Accent })
        }
    };
    let rows = rest.height;
    let rest = match announced {
        Some(text) => put(buf, rest, text, rows, view, Part::Announcement),
        None => rest,
    };
    match rest.height {
        4.. => below(rest, 1),
        _ => rest,
    }
}

/// Draws the newest sentences but the announcement, the newest at the bottom; none is cut unless it alone is too long.
pub fn draw_messages(buf: &mut Buffer, place: Rect, view: &View) {
    let (width, height) = (usize::from(place.width), usize::from(place.height));
    let announced = view.announcement();
    let newest = view.said.len().saturating_sub(1);
    let mut bottom = place.bottom();
    for (at, utterance) in view.said.iter().enumerate().rev().filter(|(at, _)| Some(*at) != announced) {
        let lines = first_rows(wrap(&for_whom(utterance, view), width), height, width);
        if usize::from(bottom - place.y) < lines.len() {
            break;
        }
        bottom -= lines.len() as u16;
        let part = if at == newest { Part::Text } else { Part::Quiet };
        for (y, line) in (bottom..).zip(lines) {
            buf.set_string(place.x, y, line, view.desk.look.theme.style(part));
        }
    }
}

/// Draws the keys of the moment, from one place on into the next; an ellipsis tells that there are more.
pub fn draw_help(buf: &mut Buffer, places: impl Iterator<Item = Rect>, view: &View) {
    let theme = view.desk.look.theme;
    let mut bindings = keys::of_the_moment(view.desk).into_iter().peekable();
    let mut places = places.peekable();
    while let Some(place) = places.next() {
        let is_last = places.peek().is_none();
        let mut rest = place;
        while let Some(binding) = bindings.next_if(|binding| {
            let more = u16::from(is_last && !is_only(binding, view));
            rest.height >= help_of(binding, place, view).len() as u16 + more
        }) {
            buf.set_string(rest.x, rest.y, fit(&binding.key_name(), 7), theme.style(Part::Accent));
            for line in help_of(binding, place, view) {
                buf.set_string(rest.x + KEY_NAME, rest.y, line, theme.style(Part::Text));
                rest = below(rest, 1);
            }
        }
        if is_last && bindings.peek().is_some() && rest.height > 0 {
            buf.set_string(rest.x, rest.y, fit("…", rest.width.into()), theme.style(Part::Accent));
        }
    }
}

/// What a key does, in lines beside its name.
fn help_of(binding: &Binding, place: Rect, view: &View) -> Vec<String> {
    let text = view.wording.label(&Label::Key(binding.act.name()));
    wrap(&text, place.width.saturating_sub(KEY_NAME).into())
}

/// Whether no key is left after this one.
fn is_only(binding: &Binding, view: &View) -> bool {
    keys::of_the_moment(view.desk).last().is_some_and(|last| std::ptr::eq(*last, binding))
}

fn put(buf: &mut Buffer, place: Rect, text: &str, rows: u16, view: &View, part: Part) -> Rect {
    let lines = first_rows(wrap(text, place.width.into()), rows.into(), place.width.into());
    let used = lines.len() as u16;
    for (y, line) in (place.y..place.bottom()).zip(lines) {
        buf.set_string(place.x, y, line, view.desk.look.theme.style(part));
    }
    below(place, used)
}

fn for_whom(utterance: &Utterance, view: &View) -> String {
    match utterance.to {
        Audience::Room | Audience::Arbiter => utterance.printed.clone(),
        Audience::Player(color) => {
            format!("({}) {}", view.wording.actor(Actor::Player(color)), utterance.printed)
        }
    }
}

fn below(place: Rect, rows: u16) -> Rect {
    let rows = rows.min(place.height);
    Rect { y: place.y + rows, height: place.height - rows, ..place }
}

fn indented(place: Rect) -> Rect {
    if place.width > 30 { Rect { x: place.x + 1, width: place.width - 1, ..place } } else { place }
}
