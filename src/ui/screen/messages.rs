//! What is said: how things stand, the last announcement, and everything else that can be scrolled back.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::keys::{self, Binding};
use super::states::{announcement, states};
use super::theme::StyleRole;
use super::ui_state::UiState;
use crate::game::people::Actor;
use crate::ui::text::{first_rows, fit, wrap};
use crate::ui::view_model::ViewModel;
use crate::wording::{Audience, Label, Urgency, Utterance, UtteranceKind};

/// The columns of a key's name and a space.
const KEY_NAME: u16 = 8;

/// A row of words and how it is drawn.
pub type Row = (String, StyleRole);

/// Draws how things stand and the last announcement; the open question at the bottom. Returns the place that is left.
pub fn draw(buf: &mut Buffer, place: Rect, model: &ViewModel, ui: &UiState, parting: Option<usize>) -> Rect {
    let mut place = indented(place);
    let width = usize::from(place.width);
    if let Some(question) = model.question {
        let lines = first_rows(wrap(&question.printed, width), usize::from(place.height.div_ceil(2)), width);
        let top = place.bottom() - lines.len() as u16;
        put(buf, Rect { y: top, ..place }, lines.into_iter().map(|line| (line, StyleRole::Accent)), ui);
        place.height = top - place.y;
    }
    let announced = wrap(&announcement(model).unwrap_or_default(), width);
    // On one row what was announced comes first.
    let most = match place.height {
        0 | 1 => 0,
        height @ 2..6 => height - (announced.len() as u16).min(height - 1),
        height => (height - (announced.len() as u16).min(height - 1)).min(height * 2 / 3),
    };
    let states = states(model, ui, parting);
    let rows: Vec<Row> = states
        .into_iter()
        .flat_map(|state| wrap(&state.text, width).into_iter().map(move |line| (line, state.role)))
        .collect();
    let hidden = rows.len() > usize::from(most);
    let mut rows: Vec<Row> = rows.into_iter().take(most.into()).collect();
    if let Some((last, _)) = rows.last_mut().filter(|_| hidden) {
        *last = fit(&format!("{last} …"), width);
    }
    let place = put(buf, place, rows, ui);
    let announced = first_rows(announced, place.height.into(), width);
    put(buf, place, announced.into_iter().map(|line| (line, StyleRole::Announcement)), ui)
}

/// Draws what was said, the newest at the bottom; says how much more there is above and below. Returns how many rows can
/// be scrolled.
pub fn draw_messages(buf: &mut Buffer, place: Rect, model: &ViewModel, ui: &UiState) -> usize {
    let spare = u16::from(place.height >= 4);
    let place = below(place, spare);
    let height = usize::from(place.height);
    // The open question stands at the prompt already.
    let said = match (model.said.split_last(), model.question) {
        (Some((newest, before)), Some(question)) if newest.printed == question.printed => before,
        (_, _) => model.said,
    };
    let rows = rows_of(said, usize::from(place.width), model, height + ui.scrolled + 1);
    let end = rows.len().saturating_sub(ui.scrolled).max(height.min(rows.len()));
    let begin = end.saturating_sub(height);
    put(buf, Rect { y: place.bottom() - (end - begin) as u16, ..place }, rows[begin..end].iter().cloned(), ui);
    let theme = ui.appearance.theme;
    let mut tell = |y: u16, label: &Label| {
        let text = model.wording.label(label);
        let x = place.right().saturating_sub(text.width() as u16);
        if x > place.x {
            buf.set_string(x, y, text, theme.style(StyleRole::Accent));
        }
    };
    if begin > 0 && height > 1 {
        tell(place.y - spare, &Label::MoreAbove);
    }
    if end < rows.len() {
        tell(place.bottom() - 1, &Label::MoreBelow { rows: rows.len() - end });
    }
    rows.len() - (end - begin)
}

/// The sentences in rows, oldest first, from the newest back until there are `most` rows.
pub fn rows_of(said: &[Utterance], width: usize, model: &ViewModel, most: usize) -> Vec<Row> {
    let newest = model.said.len().saturating_sub(1);
    let mut rows: Vec<Row> = Vec::new();
    for (at, utterance) in said.iter().enumerate().rev() {
        let role = if at == newest { StyleRole::Text } else { StyleRole::Quiet };
        // Of one answer in several sentences the first says for whom it is.
        let goes_on = |before: &Utterance| before.to == utterance.to && before.urgency == Urgency::Answer;
        let is_more = utterance.urgency == Urgency::Answer && at > 0 && goes_on(&said[at - 1]);
        let text = if is_more { utterance.printed.clone() } else { for_whom(utterance, model) };
        rows.extend(wrap(&text, width).into_iter().rev().map(|line| (line, role)));
        if rows.len() >= most {
            break;
        }
    }
    rows.reverse();
    rows
}

/// Draws rows from the top of a place; returns the place below them.
pub fn put(buf: &mut Buffer, place: Rect, rows: impl IntoIterator<Item = Row>, ui: &UiState) -> Rect {
    let mut rest = place;
    for (line, role) in rows {
        if rest.height == 0 {
            break;
        }
        buf.set_string(rest.x, rest.y, line, ui.appearance.theme.style(role));
        rest = below(rest, 1);
    }
    rest
}

/// Draws the keys of the moment, from one place on into the next; an ellipsis tells that there are more.
pub fn draw_help(buf: &mut Buffer, places: impl Iterator<Item = Rect>, model: &ViewModel, ui: &UiState) {
    let theme = ui.appearance.theme;
    let mut bindings = keys::of_the_moment(ui).into_iter().peekable();
    let mut places = places.peekable();
    while let Some(place) = places.next() {
        let is_last = places.peek().is_none();
        let mut rest = place;
        while let Some(binding) = bindings.next_if(|binding| {
            let more = u16::from(is_last && !is_only(binding, ui));
            rest.height >= help_of(binding, place, model).len() as u16 + more
        }) {
            buf.set_string(rest.x, rest.y, fit(&binding.key_name(), 7), theme.style(StyleRole::Accent));
            for line in help_of(binding, place, model) {
                buf.set_string(rest.x + KEY_NAME, rest.y, line, theme.style(StyleRole::Text));
                rest = below(rest, 1);
            }
        }
        if is_last && bindings.peek().is_some() && rest.height > 0 {
            buf.set_string(rest.x, rest.y, fit("…", rest.width.into()), theme.style(StyleRole::Accent));
        }
    }
}

/// What a key does, in lines beside its name.
fn help_of(binding: &Binding, place: Rect, model: &ViewModel) -> Vec<String> {
    let text = model.wording.label(&Label::Key(binding.action.name()));
    wrap(&text, place.width.saturating_sub(KEY_NAME).into())
}

/// Whether no key is left after this one.
fn is_only(binding: &Binding, ui: &UiState) -> bool {
    keys::of_the_moment(ui).last().is_some_and(|last| std::ptr::eq(*last, binding))
}

fn for_whom(utterance: &Utterance, model: &ViewModel) -> String {
    match utterance.to {
        Audience::Room | Audience::Arbiter => utterance.printed.clone(),
        // It names him itself.
        Audience::Player(_) if utterance.kind == UtteranceKind::Completed => utterance.printed.clone(),
        Audience::Player(color) => {
            let actor = model.wording.actor(Actor::Player(color));
            // What he said himself, said to him once more, names him already.
            let names_him = utterance.printed.strip_prefix(&actor).is_some_and(|rest| rest.starts_with(':'));
            if names_him { utterance.printed.clone() } else { format!("({actor}) {}", utterance.printed) }
        }
    }
}

/// What is left of a place below so many rows.
pub fn below(place: Rect, rows: u16) -> Rect {
    let rows = rows.min(place.height);
    Rect { y: place.y + rows, height: place.height - rows, ..place }
}

fn indented(place: Rect) -> Rect {
    if place.width > 30 { Rect { x: place.x + 1, width: place.width - 1, ..place } } else { place }
}
