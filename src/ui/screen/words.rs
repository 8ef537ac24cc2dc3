//! What is said: the state of the game, the last announcement and the messages.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::game::event::{CaseEventKind, EventKind, MoveEventKind, RecordsEventKind};
use crate::game::people::Actor;
use crate::ui::screen::theme::StyleRole;
use crate::ui::screen::ui_state::{Scrollable, UiState};
use crate::ui::text::{first_rows, fit, wrap};
use crate::ui::view_model::ViewModel;
use crate::wording::{Audience, Label, Saved, Urgency, Utterance, UtteranceKind};

/// A row of words and how it is drawn.
pub type Row = (String, StyleRole);

/// What is left when the state of the game, the last announcement and the open question are drawn.
#[derive(Clone, Copy, Debug)]
pub struct Rest {
    pub messages: Rect,
    /// Whether the last announcement can be read to its end.
    pub is_announcement_whole: bool,
}

/// Draws the state of the game, the last announcement and, at the bottom, the open question. Returns what is left.
pub fn draw(buf: &mut Buffer, place: Rect, model: &ViewModel, ui: &UiState, divergence: Option<usize>) -> Rest {
    let mut place = indented(place);
    let width = usize::from(place.width);
    if let Some(question) = model.question {
        let lines = first_rows(wrap(&question.printed, width), usize::from(place.height.div_ceil(2)), width);
        let top = place.bottom() - lines.len() as u16;
        put(buf, Rect { y: top, ..place }, lines.into_iter().map(|line| (line, StyleRole::Accent)), ui);
        place.height = top - place.y;
    }
    let announced = wrap(&announcement(model).unwrap_or_default(), width);
    // On a single row the announcement has priority.
    let most = match place.height {
        0 | 1 => 0,
        height @ 2..6 => height - (announced.len() as u16).min(height - 1),
        height => (height - (announced.len() as u16).min(height - 1)).min(height * 2 / 3),
    };
    let states = states(model, ui, divergence);
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
    let is_announcement_whole = announced.len() <= usize::from(place.height);
    let announced = first_rows(announced, place.height.into(), width);
    let messages = put(buf, place, announced.into_iter().map(|line| (line, StyleRole::Announcement)), ui);
    Rest { messages, is_announcement_whole }
}

/// Draws those sentences, the newest at the bottom, and at the end of a row that there is more above or below.
pub fn draw_messages(buf: &mut Buffer, place: Rect, said: &[Utterance], model: &ViewModel, ui: &UiState) -> Scrollable {
    let height = usize::from(place.height);
    // The open question is shown at the prompt already.
    let said = match (said.split_last(), model.question) {
        (Some((newest, before)), Some(question)) if newest.printed == question.printed => before,
        (_, _) => said,
    };
    // What was announced and then completed is one row, since the scoresheets show it too; the last announcement stands
    // above already.
    let (last, above) = (said.len().saturating_sub(1), last_announced(said, model));
    let is_kept = |at: usize, one: &Utterance| {
        Some(at) != above && (at == last || !is_completion(one)) && !is_on_the_page_after(&said[at..])
    };
    let kept = said.iter().enumerate().filter(|(at, said)| is_kept(*at, said)).map(|(_, said)| said);
    let rows = rows_of(kept, usize::from(place.width), model, height + ui.scrolled + 1);
    let end = rows.len().saturating_sub(ui.scrolled).max(height.min(rows.len()));
    let begin = end.saturating_sub(height);
    let mut shown = rows[begin..end].to_vec();
    let above = Some(Label::MoreAbove).filter(|_| begin > 0 && height > 1);
    let below = Some(Label::MoreBelow { rows: rows.len() - end }).filter(|_| end < rows.len());
    let signs = [(above, 0, StyleRole::Quiet), (below, shown.len().saturating_sub(1), StyleRole::Accent)];
    let width = usize::from(place.width);
    let signs = signs.into_iter().filter_map(|(label, row, role)| Some((model.wording.label(&label?), row, role)));
    let signs: Vec<(String, usize, StyleRole)> = signs.filter(|(sign, ..)| sign.width() < width).collect();
    for (sign, row, _) in &signs {
        if let Some((text, _)) = shown.get_mut(*row) {
            *text = fit(text, width - sign.width() - 1);
        }
    }
    let top = place.bottom() - shown.len() as u16;
    put(buf, Rect { y: top, ..place }, shown, ui);
    for (sign, row, role) in signs {
        let x = place.right() - sign.width() as u16;
        buf.set_string(x, top + row as u16, sign, ui.appearance.theme.style(role));
    }
    Scrollable { hidden: rows.len() - (end - begin), shown: end - begin }
}

/// The sentences in rows, oldest first, from the newest back until there are `most` rows.
pub fn rows_of<'a>(
    said: impl IntoIterator<Item = &'a Utterance, IntoIter: DoubleEndedIterator>,
    width: usize,
    model: &ViewModel,
    most: usize,
) -> Vec<Row> {
    let newest = model.said.last();
    let mut rows: Vec<Row> = Vec::new();
    for utterance in said.into_iter().rev() {
        let is_newest = newest.is_some_and(|newest| std::ptr::eq(newest, utterance));
        let role = if is_newest { StyleRole::Text } else { StyleRole::Quiet };
        rows.extend(wrap(&for_whom(utterance, model), width).into_iter().rev().map(|line| (line, role)));
        if rows.len() >= most {
            break;
        }
    }
    rows.reverse();
    rows
}

/// Which of the sentences is the last announcement, which stands above the messages.
fn last_announced(said: &[Utterance], model: &ViewModel) -> Option<usize> {
    let announced = announcement(model)?;
    said.iter().rposition(|said| said.kind.is_announcement() && said.printed == announced)
}

/// The rows of the sentences that were said together last, without an announcement that stands above them to its end.
pub fn newest_rows(rest: Rest, model: &ViewModel, ui: &UiState) -> usize {
    let newest = newest(model, ui);
    let above = last_announced(newest, model).filter(|_| rest.is_announcement_whole);
    let others = newest.iter().enumerate().filter(|(at, _)| Some(*at) != above).map(|(_, said)| said);
    rows_of(others, rest.messages.width.into(), model, usize::MAX).len()
}

/// Whether the first of the sentences stands on the page of the game that is over once more.
fn is_on_the_page_after(said: &[Utterance]) -> bool {
    let Some((first, after)) = said.split_first() else { return false };
    let repeats = |later: &Utterance| later.kind == UtteranceKind::Finish && later.printed == first.printed;
    first.kind == UtteranceKind::RecordWords && after.iter().any(repeats)
}

/// Whether it says nothing else than that a half-move is completed.
fn is_completion(utterance: &Utterance) -> bool {
    utterance.kind == UtteranceKind::Event(EventKind::Move(MoveEventKind::MoveCompleted))
}

/// Draws rows from the top of a place; returns the place below them.
fn put(buf: &mut Buffer, place: Rect, rows: impl IntoIterator<Item = Row>, ui: &UiState) -> Rect {
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

fn for_whom(utterance: &Utterance, model: &ViewModel) -> String {
    match utterance.to {
        Audience::Room | Audience::Arbiter => utterance.printed.clone(),
        // Only the person who asked needs it.
        Audience::Player(_) if utterance.urgency == Urgency::Answer => utterance.printed.clone(),
        // It names the player itself.
        Audience::Player(_) if is_completion(utterance) => utterance.printed.clone(),
        Audience::Player(color) => {
            let actor = model.wording.actor(Actor::Player(color));
            // A player's own words, repeated to that player, already name the player.
            let is_named = utterance.printed.strip_prefix(&actor).is_some_and(|rest| rest.starts_with(':'));
            if is_named { utterance.printed.clone() } else { format!("({actor}) {}", utterance.printed) }
        }
    }
}

/// The rest of a place below that many rows.
fn below(place: Rect, rows: u16) -> Rect {
    let rows = rows.min(place.height);
    Rect { y: place.y + rows, height: place.height - rows, ..place }
}

fn indented(place: Rect) -> Rect {
    if place.width > 30 { Rect { x: place.x + 1, width: place.width - 1, ..place } } else { place }
}

/// A sentence about the state of the game, which stays on the screen as long as it is true. Never a prompt.
struct StandingSentence {
    text: String,
    role: StyleRole,
}

/// The state of the half-move in hand, what is wrong, and what the arbiter must do; the most important first.
fn states(model: &ViewModel, ui: &UiState, divergence: Option<usize>) -> Vec<StandingSentence> {
    let label = |label: &Label| model.wording.label(label);
    if let Some(place) = model.replay {
        return vec![StandingSentence { text: label(&Label::Replay(place)), role: StyleRole::Accent }];
    }
    let game = model.game;
    let differing = model.differing().len();
    let is_wrong = differing > 0 || game.open_irregularity().is_some();
    let role = if is_wrong { StyleRole::Alarm } else { StyleRole::Accent };
    // Where the boards differ, what is to be typed begins a row of its own.
    let main = match differing {
        0 => vec![label(&Label::State { game, at: model.at })],
        squares => vec![label(&Label::Differing { game, squares }), label(&Label::WaitsWhileDiffering(game))],
    };
    let main = main.into_iter().filter(|text| !text.is_empty());
    let mut states: Vec<StandingSentence> = main.map(|text| StandingSentence { text, role }).collect();
    if let Some(text) = model.wording.unsaved(model.saved) {
        let is_on_disk = matches!(model.saved, Saved::NotInHall(_));
        // A possible loss of data comes before everything else.
        let (at, role) = if is_on_disk { (states.len(), StyleRole::Quiet) } else { (0, StyleRole::Alarm) };
        states.insert(at, StandingSentence { text, role });
    }
    let mut add = |text: String, role| states.push(StandingSentence { text, role });
    if ui.selection.is_some_and(|selection| selection.promotion.is_some()) {
        add(label(&Label::ChoosePromotion), StyleRole::Accent);
    }
    if let Some(utterance) = wrong_repetition(model) {
        add(utterance.printed.clone(), StyleRole::Alarm);
    }
    if let Some(ply) = divergence {
        let (number, color) = game.number_at(ply);
        add(label(&Label::SheetsDiffer { number, color }), StyleRole::Alarm);
    }
    let touched = &game.in_hand().touched;
    if !touched.is_empty() {
        add(label(&Label::Touched { game, squares: touched }), StyleRole::Text);
    }
    states
}

/// The sentence that the half-move in hand was repeated wrongly, until that is corrected.
fn wrong_repetition<'a>(model: &ViewModel<'a>) -> Option<&'a Utterance> {
    let decides = |utterance: &&Utterance| {
        matches!(
            utterance.kind,
            UtteranceKind::Event(EventKind::Move(MoveEventKind::MoveAnnounced))
                | UtteranceKind::Event(EventKind::Move(MoveEventKind::AnnouncementCorrected))
                | UtteranceKind::Event(EventKind::Move(MoveEventKind::AnnouncementWithdrawn))
                | UtteranceKind::Event(EventKind::Move(MoveEventKind::MoveCompleted))
                | UtteranceKind::Event(EventKind::Records(RecordsEventKind::Retraced))
                | UtteranceKind::Event(EventKind::Move(MoveEventKind::MoveRepeated))
                | UtteranceKind::Event(EventKind::Move(MoveEventKind::RepetitionDiffered))
        )
    };
    let newest = model.said.iter().rev().find(decides)?;
    (newest.kind == UtteranceKind::Event(EventKind::Move(MoveEventKind::RepetitionDiffered))
        && model.game.in_hand().announcement.is_some())
    .then_some(newest)
}

/// The last announcement, unless it was taken back.
fn announcement(model: &ViewModel) -> Option<String> {
    // What was announced in the game before a rematch is no announcement of this one.
    let is_at_the_start = model.game.line().is_empty() && model.game.in_hand().announcement.is_none();
    if model.replay.is_some() || is_at_the_start {
        return None;
    }
    if let Some(announced) = &model.game.in_hand().announcement {
        let by = Actor::Player(announced.by);
        return Some(model.wording.announcement(model.game, by, announced).printed);
    }
    let is_of_moves = |utterance: &&Utterance| {
        matches!(
            utterance.kind,
            UtteranceKind::Event(EventKind::Move(MoveEventKind::MoveAnnounced))
                | UtteranceKind::Event(EventKind::Move(MoveEventKind::AnnouncementCorrected))
                | UtteranceKind::Event(EventKind::Move(MoveEventKind::AnnouncementWithdrawn))
                | UtteranceKind::Event(EventKind::Records(RecordsEventKind::Retraced))
                | UtteranceKind::Event(EventKind::Case(CaseEventKind::CaseAccepted))
        )
    };
    let newest = model.said.iter().rev().find(is_of_moves)?;
    newest.kind.is_announcement().then(|| newest.printed.clone())
}

/// The newest sentences that were said together.
pub fn newest<'a>(model: &ViewModel<'a>, ui: &UiState) -> &'a [Utterance] {
    &model.said[model.said.len().saturating_sub(ui.together)..]
}
