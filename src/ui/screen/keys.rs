//! The keys: one table that they run on and that the help is made from.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::ui_state::{Direction, Help, UiState};
use crate::ui::Reaction;
use crate::ui::view_model::ViewModel;

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The line is said as typed; an empty one completes the move.
    Enter,
    /// A hand comes to the board.
    BeginSelection(Direction),
    MoveSelection(Direction),
    /// Lifts the man under the hand, or puts it there.
    PressSelection,
    DropSelection,
    ChangeSpeaker,
    /// Completes the word before the cursor.
    Complete,
    Help,
    Boards,
    Turn,
    Pieces,
    Coordinates,
    Theme,
    Scale,
    ScrollBack,
    ScrollForward,
    SheetsBack,
    SheetsForward,
    Earlier,
    Later,
    Backspace,
    Delete,
    DeleteWord,
    Clear,
    Left,
    Right,
    Home,
    End,
    Redraw,
    /// The arbiter's cases.
    Cases,
    Silence,
    Suspend,
    Leave,
}

/// When a key does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    Always,
    /// Nothing is typed.
    Empty,
    /// Something is typed.
    Typed,
    /// The hand is over a board.
    Selecting,
}

/// One key and what it does when.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    code: KeyCode,
    modifiers: KeyModifiers,
    when: When,
    pub action: Action,
}

/// What a key scrolls, in rows.
const PAGE_ROWS: usize = 5;
const NONE: KeyModifiers = KeyModifiers::NONE;
const CTRL: KeyModifiers = KeyModifiers::CONTROL;

/// The first that fits is taken. The help has the same order: what is needed most comes first.
const TABLE: &[Binding] = &[
    key(KeyCode::Enter, NONE, When::Selecting, Action::PressSelection),
    key(KeyCode::Esc, NONE, When::Selecting, Action::DropSelection),
    key(KeyCode::Up, NONE, When::Selecting, Action::MoveSelection(Direction::Up)),
    key(KeyCode::Down, NONE, When::Selecting, Action::MoveSelection(Direction::Down)),
    key(KeyCode::Left, NONE, When::Selecting, Action::MoveSelection(Direction::Left)),
    key(KeyCode::Right, NONE, When::Selecting, Action::MoveSelection(Direction::Right)),
    key(KeyCode::Enter, NONE, When::Always, Action::Enter),
    key(KeyCode::Char('j'), CTRL, When::Always, Action::Enter),
    key(KeyCode::Tab, NONE, When::Typed, Action::Complete),
    key(KeyCode::Tab, NONE, When::Always, Action::ChangeSpeaker),
    key(KeyCode::Char('?'), NONE, When::Empty, Action::Help),
    key(KeyCode::F(1), NONE, When::Always, Action::Help),
    key(KeyCode::Left, NONE, When::Empty, Action::BeginSelection(Direction::Left)),
    key(KeyCode::Right, NONE, When::Empty, Action::BeginSelection(Direction::Right)),
    key(KeyCode::Up, NONE, When::Always, Action::Earlier),
    key(KeyCode::Down, NONE, When::Always, Action::Later),
    key(KeyCode::Char('c'), CTRL, When::Typed, Action::Clear),
    key(KeyCode::Char('c'), CTRL, When::Always, Action::Leave),
    key(KeyCode::Char('d'), CTRL, When::Empty, Action::Leave),
    key(KeyCode::F(2), NONE, When::Always, Action::Boards),
    key(KeyCode::F(3), NONE, When::Always, Action::Turn),
    key(KeyCode::F(4), NONE, When::Always, Action::Pieces),
    key(KeyCode::F(5), NONE, When::Always, Action::Coordinates),
    key(KeyCode::F(6), NONE, When::Always, Action::Theme),
    key(KeyCode::F(7), NONE, When::Always, Action::Scale),
    key(KeyCode::F(8), NONE, When::Always, Action::Silence),
    key(KeyCode::F(9), NONE, When::Always, Action::Cases),
    key(KeyCode::PageUp, NONE, When::Always, Action::ScrollBack),
    key(KeyCode::PageDown, NONE, When::Always, Action::ScrollForward),
    key(KeyCode::Up, CTRL, When::Always, Action::SheetsBack),
    key(KeyCode::Down, CTRL, When::Always, Action::SheetsForward),
    key(KeyCode::Left, NONE, When::Typed, Action::Left),
    key(KeyCode::Right, NONE, When::Typed, Action::Right),
    key(KeyCode::Home, NONE, When::Typed, Action::Home),
    key(KeyCode::End, NONE, When::Typed, Action::End),
    key(KeyCode::Backspace, NONE, When::Typed, Action::Backspace),
    key(KeyCode::Delete, NONE, When::Typed, Action::Delete),
    key(KeyCode::Char('w'), CTRL, When::Typed, Action::DeleteWord),
    key(KeyCode::Char('u'), CTRL, When::Typed, Action::Clear),
    key(KeyCode::Esc, NONE, When::Typed, Action::Clear),
    key(KeyCode::Esc, NONE, When::Empty, Action::Silence),
    key(KeyCode::Char('p'), CTRL, When::Always, Action::Earlier),
    key(KeyCode::Char('n'), CTRL, When::Always, Action::Later),
    key(KeyCode::Char('l'), CTRL, When::Always, Action::Redraw),
    key(KeyCode::Char('z'), CTRL, When::Always, Action::Suspend),
];

const fn key(code: KeyCode, modifiers: KeyModifiers, when: When, action: Action) -> Binding {
    Binding { code, modifiers, when, action }
}

/// Does what a key means; the selection begins on the board of the player to move.
pub fn press(ui: &mut UiState, model: &ViewModel, event: KeyEvent) -> Reaction {
    let KeyEvent { code, modifiers, .. } = event;
    let plain = modifiers - KeyModifiers::SHIFT;
    let bound = TABLE.iter().find(|b| b.code == code && b.modifiers == plain && b.applies(ui));
    match (bound, code) {
        // Whatever else it does: noise must stop at the first key that comes to hand.
        (Some(binding), KeyCode::Esc) => {
            ui.put_page_away();
            act_on(ui, model, binding.action);
            Reaction::Silence
        }
        (Some(binding), _) => act_on(ui, model, binding.action),
        (None, KeyCode::Char(c)) if !modifiers.intersects(CTRL | KeyModifiers::SUPER | KeyModifiers::META) => {
            ui.drop_selection();
            ui.input.type_char(c);
            Reaction::Changed
        }
        (None, _) => Reaction::Nothing,
    }
}

/// The keys that do something as things are, each thing once.
pub fn of_the_moment(ui: &UiState) -> Vec<&'static Binding> {
    let mut shown: Vec<&'static Binding> = Vec::new();
    for binding in TABLE.iter().filter(|binding| binding.applies(ui)) {
        let taken = |other: &&Binding| {
            other.action.name() == binding.action.name()
                || other.code == binding.code && other.modifiers == binding.modifiers
        };
        if !shown.iter().any(taken) {
            shown.push(binding);
        }
    }
    shown
}

fn act_on(ui: &mut UiState, model: &ViewModel, action: Action) -> Reaction {
    match action {
        Action::Enter => return Reaction::Line(ui.input.take()),
        Action::BeginSelection(direction) | Action::MoveSelection(direction) => {
            ui.move_selection(model.game.to_move(), direction);
        }
        Action::Complete => return Reaction::Complete,
        Action::PressSelection => {
            if let Some(half_move) = ui.press_selection(model) {
                return Reaction::Moved(half_move);
            }
        }
        Action::DropSelection => ui.drop_selection(),
        Action::ChangeSpeaker => ui.change_speaker(),
        Action::Help => {
            ui.help = match ui.help {
                Help::Hidden => Help::Shown,
                Help::Shown => Help::Hidden,
            }
        }
        Action::Cases => ui.turn_cases(),
        Action::Boards => ui.appearance.boards = ui.appearance.boards.next(),
        Action::Turn => ui.appearance.orientation = ui.appearance.orientation.next(),
        Action::Pieces => ui.appearance.chosen_pieces = Some(ui.appearance.pieces().next()),
        Action::Coordinates => ui.appearance.coordinates = ui.appearance.coordinates.next(),
        Action::Theme => ui.appearance.theme = ui.appearance.theme.next(),
        Action::Scale => ui.appearance.scale = ui.appearance.scale.next(),
        Action::ScrollBack => ui.scroll(Direction::Up, PAGE_ROWS),
        Action::ScrollForward => ui.scroll(Direction::Down, PAGE_ROWS),
        Action::SheetsBack => {
            let longest = model.game.sheets().as_ref().map(|sheet| sheet.entries.len());
            ui.sheets_scrolled = ui.sheets_scrolled.saturating_add(10).min(longest.white.max(longest.black));
        }
        Action::SheetsForward => ui.sheets_scrolled = ui.sheets_scrolled.saturating_sub(10),
        Action::Earlier => ui.input.earlier(),
        Action::Later => ui.input.later(),
        Action::Backspace => ui.input.backspace(),
        Action::Delete => ui.input.delete(),
        Action::DeleteWord => ui.input.delete_word(),
        Action::Clear => ui.input.clear(),
        Action::Left => ui.input.left(),
        Action::Right => ui.input.right(),
        Action::Home => ui.input.home(),
        Action::End => ui.input.end(),
        Action::Redraw => return Reaction::Redraw,
        Action::Silence => return Reaction::Silence,
        Action::Suspend => return Reaction::Suspend,
        Action::Leave => return Reaction::Leave,
    }
    Reaction::Changed
}

impl Binding {
    fn applies(&self, ui: &UiState) -> bool {
        match self.when {
            When::Always => true,
            When::Empty => ui.input.is_empty(),
            When::Typed => !ui.input.is_empty(),
            When::Selecting => ui.selection.is_some(),
        }
    }

    /// The key as it is called: `Tab`, `F2`, `Ctrl-L`.
    pub fn key_name(&self) -> String {
        let control = if self.modifiers.contains(CTRL) { "Ctrl-" } else { "" };
        match (self.action, self.code) {
            (Action::MoveSelection(_), _) => "← ↑ ↓ →".to_owned(),
            (Action::BeginSelection(_), _) => "← →".to_owned(),
            (_, KeyCode::Char(c)) => format!("{control}{}", c.to_ascii_uppercase()),
            (_, KeyCode::Backspace) => "Bksp".to_owned(),
            (_, KeyCode::Delete) => "Del".to_owned(),
            (_, KeyCode::PageUp) => "PgUp".to_owned(),
            (_, KeyCode::PageDown) => "PgDn".to_owned(),
            (_, KeyCode::Up) => format!("{control}↑"),
            (_, KeyCode::Down) => format!("{control}↓"),
            (_, KeyCode::Left) => format!("{control}←"),
            (_, KeyCode::Right) => format!("{control}→"),
            (_, code) => format!("{control}{code}"),
        }
    }
}

impl Action {
    /// The name under which the help of a key is looked up.
    pub fn name(self) -> &'static str {
        match self {
            Action::Enter => "enter",
            Action::BeginSelection(_) => "begin_selection",
            Action::MoveSelection(_) => "selection",
            Action::PressSelection => "press_selection",
            Action::DropSelection => "drop_selection",
            Action::ChangeSpeaker => "speaker",
            Action::Complete => "complete",
            Action::Help => "help",
            Action::Boards => "boards",
            Action::Turn => "turn",
            Action::Pieces => "pieces",
            Action::Coordinates => "coordinates",
            Action::Theme => "theme",
            Action::Scale => "scale",
            Action::ScrollBack => "scroll_back",
            Action::ScrollForward => "scroll_forward",
            Action::SheetsBack => "sheets_back",
            Action::SheetsForward => "sheets_forward",
            Action::Earlier => "earlier",
            Action::Later => "later",
            Action::Backspace => "backspace",
            Action::Delete => "delete",
            Action::DeleteWord => "delete_word",
            Action::Clear => "clear",
            Action::Left => "left",
            Action::Right => "right",
            Action::Home => "home",
            Action::End => "end",
            Action::Redraw => "redraw",
            Action::Cases => "cases",
            Action::Silence => "silence",
            Action::Suspend => "suspend",
            Action::Leave => "leave",
        }
    }
}
