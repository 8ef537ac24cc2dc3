//! What the screen remembers that is no part of the game: the input line, who speaks, the selection on a board, what is
//! scrolled, and how everything looks.

use shakmaty::{ByColor, Color, File, Rank, Role, Square};

use super::appearance::Appearance;
use super::pictures::Passthrough;
use crate::game::half_move::HalfMove;
use crate::game::people::Actor;
use crate::ui::line_editor::LineEditor;
use crate::ui::view_model::ViewModel;

/// Nobody scrolls further than that.
const MOST_ROWS: usize = 10_000;

/// The state of the screen that is no part of the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UiState {
    pub input: LineEditor,
    pub appearance: Appearance,
    pub usage: Usage,
    /// How pictures get to the terminal.
    pub passthrough: Passthrough,
    /// Who speaks; `None` leaves it to the words.
    pub speaker: Option<Actor>,
    pub selection: Option<Selection>,
    /// Where the selection was last on each board.
    pub left_at: ByColor<Option<Square>>,
    pub help: Help,
    /// How many half-moves before the last the scoresheets are scrolled.
    pub sheets_scrolled: usize,
    /// How many rows before the newest the messages are scrolled.
    pub scrolled: usize,
    /// How many rows after its beginning the page is scrolled.
    pub page_scrolled: usize,
    /// How many of the newest sentences came together, and belong on one page where they need it.
    pub together: usize,
    pub page: Page,
    pub cases: CasesPanel,
}

/// What the screen is used for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Usage {
    #[default]
    Playing,
    /// Somebody looks on at a game that is played elsewhere.
    Watching,
}

/// A square that the arrow keys or the mouse chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selection {
    pub board: Color,
    pub at: Square,
    /// The square whose man is lifted.
    pub held: Option<Square>,
    /// A pawn has come to the last rank, and it is being chosen what it becomes.
    pub promotion: Option<Promotion>,
}

/// A pawn's move to the last rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promotion {
    pub from: Square,
    pub to: Square,
}

/// Whether the keys of the moment are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Help {
    #[default]
    Hidden,
    Shown,
}

/// Whether the arbiter's cases lie over the boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CasesPanel {
    #[default]
    Hidden,
    Shown,
}

/// Whether what does not fit among the messages is shown on a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    #[default]
    WhereNeeded,
    /// Read and put away, until something is said again.
    PutAway,
}

/// A direction on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl UiState {
    /// Who speaks next: as the words have it, then the players, then the arbiter.
    pub fn change_speaker(&mut self) {
        self.speaker = match self.speaker {
            None => Some(Actor::Player(Color::White)),
            Some(Actor::Player(Color::White)) => Some(Actor::Player(Color::Black)),
            Some(Actor::Player(Color::Black)) => Some(Actor::Arbiter),
            Some(Actor::Arbiter | Actor::Assistant(_) | Actor::Program) => None,
        };
    }

    /// Shows the arbiter's cases or puts them away; whoever only looks on does not see them.
    pub fn turn_cases(&mut self) {
        self.page_scrolled = 0;
        self.cases = match (self.cases, self.usage) {
            (CasesPanel::Hidden, Usage::Playing) => CasesPanel::Shown,
            (CasesPanel::Hidden, Usage::Watching) | (CasesPanel::Shown, _) => CasesPanel::Hidden,
        };
    }

    /// So many sentences were said together: what is scrolled comes back to the end.
    pub fn said(&mut self, sentences: usize) {
        if sentences > 0 {
            (self.together, self.scrolled, self.page_scrolled, self.sheets_scrolled) = (sentences, 0, 0, 0);
            self.page = Page::WhereNeeded;
        }
    }

    /// Scrolls what was said, or the page that lies over it, towards the older or the newer by so many rows.
    pub fn scroll(&mut self, direction: Direction, rows: usize) {
        match direction {
            Direction::Up | Direction::Left => {
                self.scrolled = self.scrolled.saturating_add(rows).min(MOST_ROWS);
                self.page_scrolled = self.page_scrolled.saturating_sub(rows);
            }
            Direction::Down | Direction::Right => {
                self.scrolled = self.scrolled.saturating_sub(rows);
                self.page_scrolled = self.page_scrolled.saturating_add(rows).min(MOST_ROWS);
            }
        }
    }

    /// Nothing is scrolled further than there are rows: the way back is no longer than the way there.
    pub fn stay_within(&mut self, (messages, page): (usize, usize)) {
        self.scrolled = self.scrolled.min(messages);
        self.page_scrolled = self.page_scrolled.min(page);
    }

    /// Puts the page away and comes back to the newest.
    pub fn put_page_away(&mut self) {
        (self.page, self.scrolled) = (Page::PutAway, 0);
        self.cases = CasesPanel::Hidden;
    }

    /// Moves the selection one square as the eye sees it; where there is none, it begins on `owner`'s board where it
    /// was last.
    pub fn move_selection(&mut self, owner: Color, direction: Direction) {
        let Some(selection) = &mut self.selection else {
            let at = self.left_at.get(owner).unwrap_or(owner.fold_wb(Square::E2, Square::E7));
            self.selection = Some(Selection { board: owner, at, held: None, promotion: None });
            return;
        };
        let (files, ranks) = match direction {
            Direction::Up => (0, 1),
            Direction::Down => (0, -1),
            Direction::Left => (-1, 0),
            Direction::Right => (1, 0),
        };
        let turned = self.appearance.bottom_color(selection.board).fold_wb(1, -1);
        let file = i32::from(selection.at.file()) + files * turned;
        let rank = i32::from(selection.at.rank()) + ranks * turned;
        let Some(to) = File::try_from(file).ok().zip(Rank::try_from(rank).ok()) else { return };
        let to = Square::from_coords(to.0, to.1);
        if selection.promotion.is_none_or(|promotion| promotion.squares().contains(&to)) {
            selection.at = to;
        }
    }

    /// Lifts what is selected, or puts it down: then it is the half-move that was made. A pawn on the last
    /// rank asks first what it becomes.
    pub fn press_selection(&mut self, model: &ViewModel) -> Option<HalfMove> {
        let selection = self.selection.as_mut()?;
        if let Some(promotion) = selection.promotion {
            let role = promotion.role_at(selection.at);
            self.drop_selection();
            return role.map(|role| promotion.half_move(Some(role)));
        }
        let Some(from) = selection.held else {
            selection.held = Some(selection.at);
            return None;
        };
        if from == selection.at {
            selection.held = None;
            return None;
        }
        let promotion = Promotion { from, to: selection.at };
        let piece = model.board(selection.board).piece_at(from);
        if piece.is_some_and(|piece| piece.role == Role::Pawn && promotion.is_on_last_rank_of(piece.color)) {
            (selection.promotion, selection.held) = (Some(promotion), None);
            return None;
        }
        self.drop_selection();
        Some(promotion.half_move(None))
    }

    /// Takes the selection away, and remembers where it was.
    pub fn drop_selection(&mut self) {
        if let Some(selection) = self.selection.take() {
            *self.left_at.get_mut(selection.board) = Some(selection.at);
        }
    }
}

impl Promotion {
    /// What the pawn can become, in the order of the squares on which the choice stands.
    pub const ROLES: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The squares on which the choice stands: where the pawn went, and three towards the middle of the board.
    pub fn squares(&self) -> Vec<Square> {
        let step = if self.to.rank() == Rank::Eighth { -1 } else { 1 };
        (0..4).filter_map(|n| self.to.offset(8 * step * n)).collect()
    }

    /// What the pawn becomes where that square is chosen.
    pub fn role_at(&self, square: Square) -> Option<Role> {
        self.squares().into_iter().zip(Promotion::ROLES).find(|(at, _)| *at == square).map(|(_, role)| role)
    }

    fn is_on_last_rank_of(&self, color: Color) -> bool {
        self.to.rank() == color.fold_wb(Rank::Eighth, Rank::First)
    }

    fn half_move(&self, promotion: Option<Role>) -> HalfMove {
        HalfMove { from: self.from, to: self.to, promotion }
    }
}
