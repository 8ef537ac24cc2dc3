//! The keys: one table that they run on and that the help is made from.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use shakmaty::Color;

use super::desk::{Desk, Direction, Help};
use crate::ui::Reaction;

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// The line is said as typed; an empty one completes the move.
    Enter,
    Hand(Direction),
    /// Lifts the man under the hand, or puts it there.
    PressHand,
    DropHand,
    ChangeSpeaker,
    Help,
    Boards,
    Turn,
    Pieces,
    Coordinates,
    Theme,
    Scale,
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
    HandOut,
}

/// One key and what it does when.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    code: KeyCode,
    modifiers: KeyModifiers,
    when: When,
    pub act: Act,
}

const NONE: KeyModifiers = KeyModifiers::NONE;
const CTRL: KeyModifiers = KeyModifiers::CONTROL;

/// The first that fits is taken. The help has the same order: what is needed most comes first.
const TABLE: &[Binding] = &[
    key(KeyCode::Enter, NONE, When::HandOut, Act::PressHand),
    key(KeyCode::Esc, NONE, When::HandOut, Act::DropHand),
    key(KeyCode::Enter, NONE, When::Always, Act::Enter),
    key(KeyCode::Char('j'), CTRL, When::Always, Act::Enter),
    key(KeyCode::Tab, NONE, When::Always, Act::ChangeSpeaker),
    key(KeyCode::Char('?'), NONE, When::Empty, Act::Help),
    key(KeyCode::F(1), NONE, When::Always, Act::Help),
    key(KeyCode::Up, NONE, When::Empty, Act::Hand(Direction::Up)),
    key(KeyCode::Down, NONE, When::Empty, Act::Hand(Direction::Down)),
    key(KeyCode::Left, NONE, When::Empty, Act::Hand(Direction::Left)),
    key(KeyCode::Right, NONE, When::Empty, Act::Hand(Direction::Right)),
    key(KeyCode::Char('c'), CTRL, When::Typed, Act::Clear),
    key(KeyCode::Char('c'), CTRL, When::Always, Act::Leave),
    key(KeyCode::Char('d'), CTRL, When::Empty, Act::Leave),
    key(KeyCode::F(2), NONE, When::Always, Act::Boards),
    key(KeyCode::F(3), NONE, When::Always, Act::Turn),
    key(KeyCode::F(4), NONE, When::Always, Act::Pieces),
    key(KeyCode::F(5), NONE, When::Always, Act::Coordinates),
    key(KeyCode::F(6), NONE, When::Always, Act::Theme),
    key(KeyCode::F(7), NONE, When::Always, Act::Scale),
    key(KeyCode::F(8), NONE, When::Always, Act::Silence),
    key(KeyCode::PageUp, NONE, When::Always, Act::SheetsBack),
    key(KeyCode::PageDown, NONE, When::Always, Act::SheetsForward),
    key(KeyCode::Up, NONE, When::Typed, Act::Earlier),
    key(KeyCode::Down, NONE, When::Typed, Act::Later),
    key(KeyCode::Left, NONE, When::Typed, Act::Left),
    key(KeyCode::Right, NONE, When::Typed, Act::Right),
    key(KeyCode::Home, NONE, When::Typed, Act::Home),
    key(KeyCode::End, NONE, When::Typed, Act::End),
    key(KeyCode::Backspace, NONE, When::Typed, Act::Backspace),
    key(KeyCode::Delete, NONE, When::Typed, Act::Delete),
    key(KeyCode::Char('w'), CTRL, When::Typed, Act::DeleteWord),
    key(KeyCode::Char('u'), CTRL, When::Typed, Act::Clear),
    key(KeyCode::Esc, NONE, When::Typed, Act::Clear),
    key(KeyCode::Esc, NONE, When::Empty, Act::Silence),
    key(KeyCode::Char('p'), CTRL, When::Always, Act::Earlier),
    key(KeyCode::Char('n'), CTRL, When::Always, Act::Later),
    key(KeyCode::Char('l'), CTRL, When::Always, Act::Redraw),
    key(KeyCode::Char('z'), CTRL, When::Always, Act::Suspend),
];

const fn key(code: KeyCode, modifiers: KeyModifiers, when: When, act: Act) -> Binding {
    Binding { code, modifiers, when, act }
}

/// Does what a key means; `owner` is the player on whose board the hand begins.
pub fn press(desk: &mut Desk, owner: Color, event: KeyEvent) -> Reaction {
    let KeyEvent { code, modifiers, .. } = event;
    let plain = modifiers - KeyModifiers::SHIFT;
    let bound = TABLE.iter().find(|b| b.code == code && b.modifiers == plain && b.applies(desk));
    match (bound, code) {
        // Whatever else it does: noise must stop at the first key that comes to hand.
        (Some(binding), KeyCode::Esc) => {
            act(desk, owner, binding.act);
            Reaction::Silence
        }
        (Some(binding), _) => act(desk, owner, binding.act),
        (None, KeyCode::Char(c)) if !modifiers.intersects(CTRL | KeyModifiers::SUPER | KeyModifiers::META) => {
            desk.hand = None;
            desk.entry.type_char(c);
            Reaction::Changed
        }
        (None, _) => Reaction::Nothing,
    }
}

/// The keys that do something as things are, each thing once.
pub fn of_the_moment(desk: &Desk) -> Vec<&'static Binding> {
    let mut shown: Vec<&'static Binding> = Vec::new();
    for binding in TABLE.iter().filter(|binding| binding.applies(desk)) {
        let taken = |other: &&Binding| {
            other.act.name() == binding.act.name() || other.code == binding.code && other.modifiers == binding.modifiers
        };
        if !shown.iter().any(taken) {
            shown.push(binding);
        }
    }
    shown
}

fn act(desk: &mut Desk, owner: Color, act: Act) -> Reaction {
    match act {
        Act::Enter => return Reaction::Line(desk.entry.take()),
        Act::Hand(direction) => desk.move_hand(owner, direction),
        Act::PressHand => {
            if let Some((from, to)) = desk.press_hand() {
                return Reaction::Moved(from, to);
            }
        }
        Act::DropHand => desk.hand = None,
        Act::ChangeSpeaker => desk.change_speaker(),
        Act::Help => {
            desk.help = match desk.help {
                Help::Hidden => Help::Shown,
                Help::Shown => Help::Hidden,
            }
        }
        Act::Boards => desk.look.boards = desk.look.boards.next(),
        Act::Turn => desk.look.side = desk.look.side.next(),
        Act::Pieces => desk.look.pieces = desk.look.pieces.next(),
        Act::Coordinates => desk.look.coordinates = desk.look.coordinates.next(),
        Act::Theme => desk.look.theme = desk.look.theme.next(),
        Act::Scale => desk.look.scale = desk.look.scale.next(),
        Act::SheetsBack => desk.scrolled = desk.scrolled.saturating_add(10).min(10_000),
        Act::SheetsForward => desk.scrolled = desk.scrolled.saturating_sub(10),
        Act::Earlier => desk.entry.earlier(),
        Act::Later => desk.entry.later(),
        Act::Backspace => desk.entry.backspace(),
        Act::Delete => desk.entry.delete(),
        Act::DeleteWord => desk.entry.delete_word(),
        Act::Clear => desk.entry.clear(),
        Act::Left => desk.entry.left(),
        Act::Right => desk.entry.right(),
        Act::Home => desk.entry.home(),
        Act::End => desk.entry.end(),
        Act::Redraw => return Reaction::Redraw,
        Act::Silence => return Reaction::Silence,
        Act::Suspend => return Reaction::Suspend,
        Act::Leave => return Reaction::Leave,
    }
    Reaction::Changed
}

impl Binding {
    fn applies(&self, desk: &Desk) -> bool {
        match self.when {
            When::Always => true,
            When::Empty => desk.entry.is_empty(),
            When::Typed => !desk.entry.is_empty(),
            When::HandOut => desk.hand.is_some(),
        }
    }

    /// The key as it is called: `Tab`, `F2`, `Ctrl-L`.
    pub fn key_name(&self) -> String {
        let control = if self.modifiers.contains(CTRL) { "Ctrl-" } else { "" };
        match (self.act, self.code) {
            (Act::Hand(_), _) => "← ↑ ↓ →".to_owned(),
            (_, KeyCode::Char(c)) => format!("{control}{}", c.to_ascii_uppercase()),
            (_, KeyCode::Backspace) => "Bksp".to_owned(),
            (_, KeyCode::Delete) => "Del".to_owned(),
            (_, KeyCode::PageUp) => "PgUp".to_owned(),
            (_, KeyCode::PageDown) => "PgDn".to_owned(),
            (_, code) => format!("{control}{code}"),
        }
    }
}

impl Act {
    /// The name under which the help of a key is looked up.
    pub fn name(self) -> &'static str {
        match self {
            Act::Enter => "enter",
            Act::Hand(_) => "hand",
            Act::PressHand => "press_hand",
            Act::DropHand => "drop_hand",
            Act::ChangeSpeaker => "speaker",
            Act::Help => "help",
            Act::Boards => "boards",
            Act::Turn => "turn",
            Act::Pieces => "pieces",
            Act::Coordinates => "coordinates",
            Act::Theme => "theme",
            Act::Scale => "scale",
            Act::SheetsBack => "sheets_back",
            Act::SheetsForward => "sheets_forward",
            Act::Earlier => "earlier",
            Act::Later => "later",
            Act::Backspace => "backspace",
            Act::Delete => "delete",
            Act::DeleteWord => "delete_word",
            Act::Clear => "clear",
            Act::Left => "left",
            Act::Right => "right",
            Act::Home => "home",
            Act::End => "end",
            Act::Redraw => "redraw",
            Act::Silence => "silence",
            Act::Suspend => "suspend",
            Act::Leave => "leave",
        }
    }
}
