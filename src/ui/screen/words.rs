//! What is said: the state of the game, the last announcement and the messages.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::game::event::{CaseEventKind, EventKind, MoveEventKind, RecordsEventKind};
use crate::game::people::Actor;
use crate::ui::screen::layout::{self, Layout};
use crate::ui::screen::theme::StyleRole;
use crate::ui::screen::ui_state::{Scrollable, UiState};
use crate::ui::text::{first_rows, fit, wrap};
use crate::ui::view_model::ViewModel;
use crate::wording::{Audience, Label, Saved, Urgency, Utterance, UtteranceKind};

/// A row of words and how it is drawn.
pub type Row = (String, StyleRole);

/// The words left when the state of the game, the last announcement and the open question are drawn.
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
    let mut states = states(model, ui, divergence);
    if ui.appearance.big && Layout::of(buf.area, &ui.appearance).sides.iter().all(|side| side.board.is_none()) {
        let label = Label::NoRoomForBoard { needed: layout::SMALLEST, there: (buf.area.width, buf.area.height) };
        states.push(StandingSentence { text: model.wording.label(&label), role: StyleRole::Quiet });
    }
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

/// Draws those sentences, the newest at the bottom, each as a whole, and where there is more above or below.
pub fn draw_messages(buf: &mut Buffer, place: Rect, said: &[Utterance], model: &ViewModel, ui: &UiState) -> Scrollable {
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
    let width = usize::from(place.width);
    // When scrolled, the last row says how far.
    let below = u16::from(ui.scrolled > 0 && place.height > 1);
    let room = usize::from(place.height - below);
    let mut sentences: Vec<Vec<Row>> = Vec::new();
    let mut rows = 0;
    for utterance in kept.rev() {
        sentences.push(rows_of([utterance], width, model, usize::MAX));
        rows += sentences.last().map_or(0, Vec::len);
        if rows > room + ui.scrolled {
            break;
        }
    }
    let whole = |sentences: &mut dyn Iterator<Item = &Vec<Row>>| {
        let ends = sentences.scan(0, |end, rows| {
            *end += rows.len();
            Some(*end)
        });
        ends.take_while(|end| *end <= room).last()
    };
    let oldest = whole(&mut sentences.iter().rev()).or(sentences.last().map(Vec::len)).unwrap_or(0);
    let furthest = rows - oldest;
    let (mut newer, mut skipped) = (0, 0);
    while let Some(rows) = sentences.get(skipped).filter(|rows| newer + rows.len() <= ui.scrolled.min(furthest)) {
        (newer, skipped) = (newer + rows.len(), skipped + 1);
    }
    let mut shown: Vec<Row> = Vec::new();
    let mut has_older = false;
    for rows in sentences.drain(skipped..) {
        if shown.is_empty() && rows.len() > room {
            let role = rows.first().map_or(StyleRole::Text, |(_, role)| *role);
            let lines = first_rows(rows.into_iter().map(|(line, _)| line).collect(), room, width);
            shown = lines.into_iter().map(|line| (line, role)).collect();
        } else if shown.len() + rows.len() <= room {
            shown.splice(0..0, rows);
        } else {
            has_older = true;
            break;
        }
    }
    let theme = ui.appearance.theme;
    let top = place.bottom() - below - shown.len() as u16;
    let seen = shown.len();
    put(buf, Rect { y: top, ..place }, shown, ui);
    if has_older {
        let label = fit(&model.wording.label(&Label::MoreAbove), width);
        let margin = place.x.saturating_sub(MARGIN);
        // In the row that is left free, else beside the rows.
        if top > place.y {
            buf.set_string(place.x, top - 1, label, theme.style(StyleRole::Quiet));
        } else if margin < place.x {
            buf.set_string(margin, top, "▲", theme.style(StyleRole::Quiet));
        }
    }
    if below > 0 {
        let label = fit(&model.wording.label(&Label::MoreBelow { rows: newer }), width);
        buf.set_string(place.x, place.bottom() - 1, label, theme.style(StyleRole::Accent));
    }
    Scrollable { hidden: furthest, shown: seen }
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

/// Whether the newest sentences say nothing that the board and the last announcement do not show.
pub fn is_shown_already(model: &ViewModel, ui: &UiState) -> bool {
    newest(model, ui).iter().all(|said| is_completion(said) || said.kind.is_announcement())
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

/// The columns left of the words, where the ranks of the boards and the prompt stand.
const MARGIN: u16 = 2;

fn indented(place: Rect) -> Rect {
    if place.width > 30 { Rect { x: place.x + MARGIN, width: place.width - MARGIN, ..place } } else { place }
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
