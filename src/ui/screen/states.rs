//! How things stand, in sentences that stay on the screen as long as they are true. States, never prompts.

use super::theme::StyleRole;
use super::ui_state::UiState;
use crate::game::Stage;
use crate::ui::view_model::ViewModel;
use crate::wording::{Label, Utterance, UtteranceKind};

/// A sentence about how things stand.
pub struct StandingSentence {
    pub text: String,
    pub role: StyleRole,
}

/// How the half-move in hand stands, what is wrong, and what the arbiter must do; the weightiest first.
pub fn states(model: &ViewModel, ui: &UiState, parting: Option<usize>) -> Vec<StandingSentence> {
    let label = |label: &Label| model.wording.label(label);
    let game = model.game;
    let differing = model.differing().len();
    let is_wrong = differing > 0 || game.open_irregularity().is_some();
    let main = label(&Label::State { game, at: model.at, differing });
    let mut states =
        vec![StandingSentence { text: main, role: if is_wrong { StyleRole::Alarm } else { StyleRole::Accent } }];
    if let Some(text) = model.wording.unsaved(model.saved) {
        // What may be lost goes before everything else.
        states.insert(0, StandingSentence { text, role: StyleRole::Alarm });
    }
    let mut add = |text: String, role| states.push(StandingSentence { text, role });
    if ui.selection.is_some_and(|selection| selection.promotion.is_some()) {
        add(label(&Label::ChoosePromotion), StyleRole::Accent);
    }
    if let Some(utterance) = wrong_repetition(model) {
        add(utterance.printed.clone(), StyleRole::Alarm);
    }
    if let Some(ply) = parting {
        let (number, color) = game.number_at(ply);
        add(label(&Label::SheetsDiffer { number, color }), StyleRole::Alarm);
    }
    if game.open_irregularity().is_some() {
        add(label(&Label::ArbiterRules), StyleRole::Text);
    }
    let touched = &game.in_hand().touched;
    if !touched.is_empty() {
        add(label(&Label::Touched { game, squares: touched }), StyleRole::Text);
    }
    let stands = game.stage() == Stage::Playing && game.clock().is_paused();
    if stands && game.open_irregularity().is_none() && game.clock().controls().white.limits_time() {
        add(label(&Label::ClocksWait), StyleRole::Text);
    }
    states
}

/// The sentence that the half-move in hand was repeated otherwise than it was announced, until it is put right.
fn wrong_repetition<'a>(model: &ViewModel<'a>) -> Option<&'a Utterance> {
    let decides = |utterance: &&Utterance| {
        matches!(
            utterance.kind,
            UtteranceKind::Announced
                | UtteranceKind::Corrected
                | UtteranceKind::Withdrawn
                | UtteranceKind::Completed
                | UtteranceKind::Retraced
                | UtteranceKind::Repeated
                | UtteranceKind::RepetitionDiffered
        )
    };
    let newest = model.said.iter().rev().find(decides)?;
    (newest.kind == UtteranceKind::RepetitionDiffered && model.game.in_hand().announcement.is_some()).then_some(newest)
}

/// The last announcement, as long as it has not been taken back.
pub fn announcement(model: &ViewModel) -> Option<String> {
    if let Some(announced) = &model.game.in_hand().announcement {
        let by = crate::game::people::Actor::Player(announced.by);
        return Some(model.wording.announcement(model.game, by, announced).printed);
    }
    let is_of_moves = |utterance: &&Utterance| {
        matches!(
            utterance.kind,
            UtteranceKind::Announced
                | UtteranceKind::Corrected
                | UtteranceKind::Withdrawn
                | UtteranceKind::Retraced
                | UtteranceKind::IrregularityUpheld
        )
    };
    let newest = model.said.iter().rev().find(is_of_moves)?;
    newest.kind.is_announcement().then(|| newest.printed.clone())
}
