//! The keys and the mouse: one table that the keys run on and that the help is made from. The mouse may do what the
//! arrow keys do, and is never needed.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Rect};
use shakmaty::{Color, Square};
use strum::{EnumIter, IntoStaticStr};
use unicode_width::UnicodeWidthStr;

use crate::interpreter::request::ReplayStep;
use crate::notation::SheetLanguage;
use crate::ui::Reaction;
use crate::ui::screen::appearance::next_of;
use crate::ui::screen::bar::right_of_bar;
use crate::ui::screen::board;
use crate::ui::screen::layout::Layout;
use crate::ui::screen::scoresheets;
use crate::ui::screen::ui_state::{Direction, Panel, Promotion, Selection, UiState};
use crate::ui::view_model::ViewModel;
use crate::wording::{Label, Wording};

/// The action of a key. The name of the variant in snake case finds its help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Action {
    /// Enters the line as typed; an empty one completes the move.
    Enter,
    /// Begins a selection on a board.
    BeginSelection(Direction),
    #[strum(serialize = "selection")]
    MoveSelection(Direction),
    /// Lifts the selected piece, or puts it down.
    PressSelection,
    DropSelection,
    #[strum(serialize = "speaker")]
    ChangeSpeaker,
    #[strum(serialize = "speaker")]
    ChangeSpeakerBack,
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
    #[strum(serialize = "delete_word")]
    DeleteWordAfter,
    #[strum(serialize = "clear")]
    DeleteBefore,
    #[strum(serialize = "clear")]
    DeleteRest,
    Clear,
    Left,
    Right,
    #[strum(serialize = "left")]
    WordLeft,
    #[strum(serialize = "right")]
    WordRight,
    Home,
    End,
    Redraw,
    /// The arbiter's cases.
    Cases,
    Silence,
    Suspend,
    ReplayForward,
    ReplayBack,
    ReplayFirst,
    ReplayLast,
    LeaveReplay,
    /// Puts the PGN of the game that is over on the clipboard.
    Copy,
    Leave,
}

/// Keys that belong together, as the help lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum KeyGroup {
    Play,
    Read,
    Look,
    Line,
    Program,
}

/// When a key does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    Always,
    /// Nothing is typed.
    Empty,
    /// Something is typed.
    Typed,
    /// There is a selection on a board.
    Selecting,
    /// A game that is over is gone through, and nothing is typed.
    Replaying,
    /// The game is over.
    Over,
}

/// One key and what it does when.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    code: KeyCode,
    modifiers: KeyModifiers,
    when: When,
    pub action: Action,
}

/// With Ctrl, puts the PGN on the clipboard.
const COPY_KEY: KeyCode = KeyCode::Char('y');
const NONE: KeyModifiers = KeyModifiers::NONE;
const CTRL: KeyModifiers = KeyModifiers::CONTROL;
const ALT: KeyModifiers = KeyModifiers::ALT;

/// The first binding that applies is used. The help has this order: what is needed most comes first.
const TABLE: &[Binding] = &[
    key(KeyCode::Right, NONE, When::Replaying, Action::ReplayForward),
    key(KeyCode::Left, NONE, When::Replaying, Action::ReplayBack),
    key(KeyCode::Home, NONE, When::Replaying, Action::ReplayFirst),
    key(KeyCode::End, NONE, When::Replaying, Action::ReplayLast),
    key(KeyCode::Esc, NONE, When::Replaying, Action::LeaveReplay),
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
    key(KeyCode::BackTab, NONE, When::Always, Action::ChangeSpeakerBack),
    key(KeyCode::Char('?'), NONE, When::Empty, Action::Help),
    key(KeyCode::F(1), NONE, When::Always, Action::Help),
    key(KeyCode::Left, NONE, When::Empty, Action::BeginSelection(Direction::Left)),
    key(KeyCode::Right, NONE, When::Empty, Action::BeginSelection(Direction::Right)),
    key(KeyCode::Up, NONE, When::Always, Action::Earlier),
    key(KeyCode::Down, NONE, When::Always, Action::Later),
    key(KeyCode::Char('c'), CTRL, When::Typed, Action::Clear),
    key(KeyCode::Char('c'), CTRL, When::Always, Action::Leave),
    key(KeyCode::Char('d'), CTRL, When::Empty, Action::Leave),
    key(COPY_KEY, CTRL, When::Over, Action::Copy),
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
    key(KeyCode::Char('u'), CTRL, When::Typed, Action::DeleteBefore),
    key(KeyCode::Esc, NONE, When::Typed, Action::Clear),
    key(KeyCode::Esc, NONE, When::Empty, Action::Silence),
    key(KeyCode::Char('p'), CTRL, When::Always, Action::Earlier),
    key(KeyCode::Char('n'), CTRL, When::Always, Action::Later),
    // As in every shell.
    key(KeyCode::Char('a'), CTRL, When::Typed, Action::Home),
    key(KeyCode::Char('e'), CTRL, When::Typed, Action::End),
    key(KeyCode::Char('b'), CTRL, When::Typed, Action::Left),
    key(KeyCode::Char('f'), CTRL, When::Typed, Action::Right),
    key(KeyCode::Char('b'), ALT, When::Typed, Action::WordLeft),
    key(KeyCode::Char('f'), ALT, When::Typed, Action::WordRight),
    key(KeyCode::Left, CTRL, When::Typed, Action::WordLeft),
    key(KeyCode::Right, CTRL, When::Typed, Action::WordRight),
    key(KeyCode::Left, ALT, When::Typed, Action::WordLeft),
    key(KeyCode::Right, ALT, When::Typed, Action::WordRight),
    key(KeyCode::Char('h'), CTRL, When::Typed, Action::Backspace),
    key(KeyCode::Char('d'), CTRL, When::Typed, Action::Delete),
    key(KeyCode::Char('k'), CTRL, When::Typed, Action::DeleteRest),
    key(KeyCode::Char('d'), ALT, When::Typed, Action::DeleteWordAfter),
    key(KeyCode::Backspace, ALT, When::Typed, Action::DeleteWord),
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
    if let Some(promotion) = ui.selection.and_then(|selection| selection.promotion)
        && let KeyCode::Char(typed) = code
    {
        return choose_promotion(ui, model, promotion, typed, plain);
    }
    let bound = TABLE.iter().find(|b| b.code == code && b.modifiers == plain && b.applies(ui, model));
    match (bound, code) {
        // Whatever else Esc does: sound must stop.
        (Some(binding), KeyCode::Esc) => {
            let was_open = ui.panel.is_some();
            ui.close_page();
            if binding.action == Action::LeaveReplay && !was_open {
                return Reaction::LeaveReplay;
            }
            act_on(ui, model, binding.action);
            Reaction::Silence
        }
        (Some(binding), _) => act_on(ui, model, binding.action),
        (None, KeyCode::Char(c)) if !modifiers.intersects(CTRL | ALT | KeyModifiers::SUPER | KeyModifiers::META) => {
            ui.drop_selection();
            ui.input.type_char(c);
            Reaction::Changed
        }
        (None, _) => Reaction::Nothing,
    }
}

/// Takes a letter while a promotion is being chosen: a piece in the language of the player's scoresheet, in that of the
/// interface or in English. Ctrl with a letter gives the promotion up; any other letter does nothing.
fn choose_promotion(
    ui: &mut UiState,
    model: &ViewModel,
    promotion: Promotion,
    typed: char,
    modifiers: KeyModifiers,
) -> Reaction {
    if !modifiers.is_empty() {
        ui.drop_selection();
        return Reaction::Changed;
    }
    let written = SheetLanguage::of_sheet(model.game, model.game.to_move());
    let typed = typed.to_uppercase().to_string();
    let in_language =
        |language: SheetLanguage| Promotion::ROLES.into_iter().find(|role| language.letter(*role) == typed);
    let languages = [written, model.wording.letters(), SheetLanguage::English];
    let Some(role) = languages.into_iter().find_map(in_language) else { return Reaction::Nothing };
    ui.drop_selection();
    Reaction::Moved(promotion.half_move(Some(role)))
}

/// The bindings that apply now, each action once.
pub fn available_bindings(ui: &UiState, model: &ViewModel) -> Vec<&'static Binding> {
    let applying: Vec<&'static Binding> = TABLE.iter().filter(|binding| binding.applies(ui, model)).collect();
    let mut shown: Vec<&'static Binding> = Vec::new();
    for (at, binding) in applying.iter().enumerate() {
        let is_same_key = |other: &&Binding| other.code == binding.code && other.modifiers == binding.modifiers;
        let is_same_act = |other: &&Binding| <&str>::from(other.action) == <&str>::from(binding.action);
        if !applying[..at].iter().any(is_same_key) && !shown.iter().any(is_same_act) {
            shown.push(binding);
        }
    }
    shown
}

fn act_on(ui: &mut UiState, model: &ViewModel, action: Action) -> Reaction {
    match action {
        Action::Enter => {
            ui.close_keys();
            return Reaction::Line(ui.input.take());
        }
        Action::BeginSelection(direction) | Action::MoveSelection(direction) => {
            let owner = model.game.to_move();
            ui.move_selection(owner, direction, model.board(owner));
        }
        Action::Complete => return Reaction::Complete,
        Action::PressSelection => {
            if let Some(half_move) = ui.press_selection(model) {
                return Reaction::Moved(half_move);
            }
        }
        Action::DropSelection => ui.drop_selection(),
        Action::ChangeSpeaker => ui.change_speaker(),
        // Three steps on are one back.
        Action::ChangeSpeakerBack => (0..3).for_each(|_| ui.change_speaker()),
        Action::Help => ui.toggle(Panel::Keys),
        Action::Cases => ui.toggle(Panel::Cases),
        Action::Boards => ui.appearance.show_next_boards(),
        Action::Turn => ui.appearance.orientation = next_of(ui.appearance.orientation),
        Action::Pieces => ui.appearance.chosen_pieces = Some(next_of(ui.appearance.pieces())),
        Action::Coordinates => ui.appearance.coordinates = next_of(ui.appearance.coordinates),
        Action::Theme => ui.appearance.theme = ui.appearance.theme.next(),
        Action::Scale => ui.appearance.big = !ui.appearance.big,
        Action::ScrollBack => ui.scroll(Direction::Up),
        Action::ScrollForward => ui.scroll(Direction::Down),
        Action::SheetsBack => scroll_sheets(ui, model, Direction::Up, 10),
        Action::SheetsForward => scroll_sheets(ui, model, Direction::Down, 10),
        Action::Earlier => ui.input.earlier(),
        Action::Later => ui.input.later(),
        Action::Backspace => ui.input.backspace(),
        Action::Delete => ui.input.delete(),
        Action::DeleteWord => ui.input.delete_word(),
        Action::DeleteWordAfter => ui.input.delete_word_after(),
        Action::DeleteBefore => ui.input.delete_before(),
        Action::DeleteRest => ui.input.delete_rest(),
        Action::WordLeft => ui.input.word_left(),
        Action::WordRight => ui.input.word_right(),
        Action::Clear => ui.input.clear(),
        Action::Left => ui.input.left(),
        Action::Right => ui.input.right(),
        Action::Home => ui.input.home(),
        Action::End => ui.input.end(),
        Action::Redraw => return Reaction::Redraw,
        Action::Silence => return Reaction::Silence,
        Action::Suspend => return Reaction::Suspend,
        Action::ReplayForward => return Reaction::Replay(ReplayStep::Forward),
        Action::ReplayBack => return Reaction::Replay(ReplayStep::Back),
        Action::ReplayFirst => return Reaction::Replay(ReplayStep::First),
        Action::ReplayLast => return Reaction::Replay(ReplayStep::Last),
        // A panel that lies there is closed first.
        Action::LeaveReplay => {}
        Action::Copy => return Reaction::Copy,
        Action::Leave => return Reaction::Leave,
    }
    Reaction::Changed
}

impl Action {
    /// Where the help lists it.
    pub fn group(self) -> KeyGroup {
        match self {
            Action::Enter
            | Action::BeginSelection(_)
            | Action::MoveSelection(_)
            | Action::PressSelection
            | Action::DropSelection
            | Action::ChangeSpeaker
            | Action::ChangeSpeakerBack
            | Action::Cases
            | Action::ReplayForward
            | Action::ReplayBack
            | Action::ReplayFirst
            | Action::ReplayLast
            | Action::LeaveReplay
            | Action::Copy => KeyGroup::Play,
            Action::Help | Action::ScrollBack | Action::ScrollForward | Action::SheetsBack | Action::SheetsForward => {
                KeyGroup::Read
            }
            Action::Boards | Action::Turn | Action::Pieces | Action::Coordinates | Action::Theme | Action::Scale => {
                KeyGroup::Look
            }
            Action::Complete
            | Action::Earlier
            | Action::Later
            | Action::Backspace
            | Action::Delete
            | Action::DeleteWord
            | Action::DeleteWordAfter
            | Action::DeleteBefore
            | Action::DeleteRest
            | Action::WordLeft
            | Action::WordRight
            | Action::Clear
            | Action::Left
            | Action::Right
            | Action::Home
            | Action::End => KeyGroup::Line,
            Action::Silence | Action::Suspend | Action::Redraw | Action::Leave => KeyGroup::Program,
        }
    }

    /// Whether it does something for those who only watch a game.
    fn is_for_watchers(self) -> bool {
        !matches!(
            self,
            Action::BeginSelection(_)
                | Action::MoveSelection(_)
                | Action::PressSelection
                | Action::DropSelection
                | Action::ChangeSpeaker
                | Action::ChangeSpeakerBack
                | Action::Cases
                | Action::Copy
        )
    }
}

impl Binding {
    fn applies(&self, ui: &UiState, model: &ViewModel) -> bool {
        let is_idle = self.action == Action::Pieces && !ui.appearance.theme.has_colours();
        if is_idle || ui.is_watching && !self.action.is_for_watchers() {
            return false;
        }
        match self.when {
            When::Always => true,
            When::Empty => ui.input.is_empty(),
            When::Typed => !ui.input.is_empty(),
            When::Selecting => ui.selection.is_some(),
            When::Replaying => model.replay.is_some() && ui.input.is_empty(),
            When::Over => model.game.result().is_some(),
        }
    }

    /// The name of the key as keyboards of the language have it: `Tab`, `F2`, `Ctrl-L`.
    pub fn key_name(&self, wording: &Wording) -> String {
        let named = |name| wording.label(&Label::KeyName(name));
        let key = match (self.action, self.code) {
            (Action::MoveSelection(_), _) => return "← ↑ ↓ →".to_owned(),
            (Action::BeginSelection(_), _) => return "← →".to_owned(),
            (_, KeyCode::Char(c)) => c.to_ascii_uppercase().to_string(),
            (_, KeyCode::Up) => "↑".to_owned(),
            (_, KeyCode::Down) => "↓".to_owned(),
            (_, KeyCode::Left) => "←".to_owned(),
            (_, KeyCode::Right) => "→".to_owned(),
            (_, KeyCode::Enter) => named("enter"),
            (_, KeyCode::Backspace) => named("backspace"),
            (_, KeyCode::Delete) => named("delete"),
            (_, KeyCode::PageUp) => named("page-up"),
            (_, KeyCode::PageDown) => named("page-down"),
            (_, KeyCode::Home) => named("home"),
            (_, KeyCode::End) => named("end"),
            (_, code) => code.to_string(),
        };
        if self.modifiers.contains(CTRL) { format!("{}-{key}", named("ctrl")) } else { key }
    }
}

/// The name of the key that puts the PGN on the clipboard.
pub fn copy_key_name(wording: &Wording) -> String {
    key(COPY_KEY, CTRL, When::Over, Action::Copy).key_name(wording)
}

/// Scrolls the scoresheets by that many half-moves, up to the older ones.
fn scroll_sheets(ui: &mut UiState, model: &ViewModel, direction: Direction, half_moves: usize) {
    let longest = model.game.sheets().as_ref().map(|sheet| sheet.entries.len());
    ui.sheets_scrolled = match direction {
        Direction::Up | Direction::Left => (ui.sheets_scrolled + half_moves).min(longest.white.max(longest.black)),
        Direction::Down | Direction::Right => ui.sheets_scrolled.saturating_sub(half_moves),
    };
}

/// The half-moves and the rows of words that one notch of the wheel scrolls.
const NOTCH: usize = 2;

/// Scrolls what is under the pointer: the scoresheets, else the messages or the page over them.
pub fn wheel(ui: &mut UiState, model: &ViewModel, area: Rect, at: (u16, u16), direction: Direction) -> Reaction {
    let sheets = Layout::of(area, &ui.appearance).sheets_place();
    if sheets.is_some_and(|place| place.contains(Position::from(at))) && ui.panel.is_none() {
        scroll_sheets(ui, model, direction, NOTCH);
    } else {
        ui.scroll_rows(direction, (NOTCH, NOTCH));
    }
    Reaction::Changed
}

/// Does what a click beside the squares means: it closes a panel that lies there, completes at the clock that runs, and
/// opens what is named in the bar or stands open.
fn click_beside(ui: &mut UiState, model: &ViewModel, area: Rect, at: Position) -> Reaction {
    let layout = Layout::of(area, &ui.appearance);
    let running = model.game.clock().running();
    let is_over = model.replay.is_some() || model.game.result().is_some();
    let clock = layout.sides.iter().find(|side| side.clock.contains(at)).map(|side| side.owner);
    if ui.panel.is_some() {
        ui.close_page();
    } else if clock.is_some() && clock == running && !ui.is_watching && ui.input.is_empty() {
        return Reaction::Line(String::new());
    } else if let Some(bar) = layout.bar.filter(|bar| bar.contains(at)) {
        let (signs, right) = right_of_bar(model, ui, bar.width.into());
        let keys = usize::from(bar.right()).saturating_sub(right.width());
        let first = keys.saturating_sub(signs.width());
        match usize::from(at.x) {
            x if x >= keys => ui.toggle(Panel::Keys),
            x if x >= first && !ui.is_watching => ui.toggle(Panel::Cases),
            _ => return Reaction::Nothing,
        }
    } else if let Some(ply) = scoresheets::ply_at(&layout, at, model, ui).filter(|_| is_over) {
        return Reaction::Replay(ReplayStep::To(ply + 1));
    } else if layout.words.is_some_and(|words| words.contains(at))
        && !ui.is_watching
        && model.game.cases_to_rule_on().next().is_some()
    {
        ui.toggle(Panel::Cases);
    } else {
        return Reaction::Nothing;
    }
    Reaction::Changed
}

/// Handles a click: selects the square, and lifts its piece or puts down the held one.
pub fn click(ui: &mut UiState, model: &ViewModel, area: Rect, column: u16, row: u16) -> Reaction {
    let Some((board, at)) = square_at(ui, area, column, row) else {
        return click_beside(ui, model, area, Position { x: column, y: row });
    };
    if model.replay.is_some() {
        return Reaction::Nothing;
    }
    let before = ui.selection.filter(|selection| selection.board == board);
    let (held, promotion) = before.map_or((None, None), |selection| (selection.held, selection.promotion));
    ui.selection = Some(Selection { board, at, held, promotion });
    ui.press_selection(model).map_or(Reaction::Changed, Reaction::Moved)
}

/// Handles the pointer that is moved with the button down: a lifted piece goes with it.
pub fn drag(ui: &mut UiState, area: Rect, column: u16, row: u16) -> Reaction {
    match (square_at(ui, area, column, row), &mut ui.selection) {
        (Some((board, at)), Some(selection)) if selection.board == board && selection.held.is_some() => {
            selection.at = at;
            Reaction::Changed
        }
        _ => Reaction::Nothing,
    }
}

/// Handles a release of the button: on another square than the press it puts down the held piece.
pub fn release(ui: &mut UiState, model: &ViewModel, area: Rect, column: u16, row: u16) -> Reaction {
    let Some((board, at)) = square_at(ui, area, column, row) else { return Reaction::Nothing };
    match ui.selection {
        Some(selection) if selection.board == board && selection.held.is_some_and(|held| held != at) => {
            click(ui, model, area, column, row)
        }
        Some(_) | None => Reaction::Nothing,
    }
}

fn square_at(ui: &UiState, area: Rect, column: u16, row: u16) -> Option<(Color, Square)> {
    let at = Position { x: column, y: row };
    Layout::of(area, &ui.appearance).sides.into_iter().find_map(|side| {
        let mut squares = board::squares(side.board?, ui.appearance.bottom_color(side.owner), side.square);
        squares.find(|(_, place)| place.contains(at)).map(|(square, _)| (side.owner, square))
    })
}
