//! What the screen remembers that is not part of the game: the input line, who is typing, the selection on a board,
//! what is scrolled, and how everything looks.

use shakmaty::{Board, ByColor, CastlingMode, CastlingSide, Color, File, Piece, Position, Rank, Role, Square};

use crate::game::half_move::HalfMove;
use crate::game::people::Actor;
use crate::ui::line_editor::LineEditor;
use crate::ui::screen::appearance::Appearance;
use crate::ui::view_model::ViewModel;

/// The limit for scrolling.
const MOST_ROWS: usize = 10_000;

/// The state of the screen that is not part of the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UiState {
    pub input: LineEditor,
    pub appearance: Appearance,
    /// The screen only follows a game that is played elsewhere.
    pub is_watching: bool,
    /// Who is typing; `None` leaves it to the words.
    pub speaker: Option<Actor>,
    pub selection: Option<Selection>,
    /// Where the selection was last on each board.
    pub left_at: ByColor<Option<Square>>,
    /// What is shown beside the boards because it was asked for.
    pub panel: Option<Panel>,
    /// How many half-moves before the last the scoresheets are scrolled.
    pub sheets_scrolled: usize,
    /// How many rows before the newest the messages are scrolled.
    pub scrolled: usize,
    /// How many rows after its beginning the page is scrolled.
    pub page_scrolled: usize,
    /// The rows of the messages, and of the page, that were drawn last.
    pub drawn_rows: (usize, usize),
    /// How many of the newest sentences came together, and share one page if they need it.
    pub together: usize,
    /// The page of what does not fit among the messages was read and closed; until something is said again.
    pub page_closed: bool,
}

/// Everything the caller must know of a drawn screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    pub messages: Scrollable,
    pub page: Scrollable,
}

/// Rows of which only some have room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scrollable {
    /// How many rows it can be scrolled.
    pub hidden: usize,
    pub shown: usize,
}

/// A panel beside the boards until it is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The keys that can be used now.
    Keys,
    /// The words that can be typed.
    Words,
    /// The arbiter's cases; watchers never see them.
    Cases,
}

/// A square chosen by the arrow keys or the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selection {
    pub board: Color,
    pub at: Square,
    /// The square whose piece is lifted.
    pub held: Option<Square>,
    /// A pawn has come to the last rank, and its promotion is being chosen.
    pub promotion: Option<Promotion>,
}

impl Selection {
    /// The square of a lifted piece on its way, and the piece.
    pub fn on_its_way(&self, board: &Board) -> Option<(Square, Piece)> {
        let from = self.held.filter(|from| *from != self.at)?;
        board.piece_at(from).map(|piece| (self.at, piece))
    }
}

/// A pawn's move to the last rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promotion {
    pub from: Square,
    pub to: Square,
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
    /// Changes who is typing: left to the words, then the players, then the arbiter.
    pub fn change_speaker(&mut self) {
        self.speaker = match self.speaker {
            None => Some(Actor::Player(Color::White)),
            Some(Actor::Player(Color::White)) => Some(Actor::Player(Color::Black)),
            Some(Actor::Player(Color::Black)) => Some(Actor::Arbiter),
            Some(Actor::Arbiter | Actor::Assistant(_) | Actor::Program) => None,
        };
    }

    /// Shows a panel, or closes it if it is shown.
    pub fn toggle(&mut self, panel: Panel) {
        self.page_scrolled = 0;
        self.panel = if self.panel == Some(panel) { None } else { Some(panel) };
    }

    /// Notes how many sentences were said together: everything scrolls back to the end, and the keys make room.
    pub fn note_said(&mut self, sentences: usize) {
        if sentences > 0 {
            (self.together, self.scrolled, self.page_scrolled, self.sheets_scrolled) = (sentences, 0, 0, 0);
            self.page_closed = false;
            self.close_keys();
        }
    }

    /// Closes the lists of keys and words.
    pub fn close_keys(&mut self) {
        self.panel = self.panel.filter(|panel| *panel == Panel::Cases);
    }

    /// Scrolls the messages, or the page that lies over them, by the rows that are seen: up is towards the older ones.
    pub fn scroll(&mut self, direction: Direction) {
        let (messages, page) = (self.drawn_rows.0.max(1), self.drawn_rows.1.max(1));
        self.scroll_rows(direction, (messages, page));
    }

    /// Scrolls the messages and the page by these numbers of rows.
    pub fn scroll_rows(&mut self, direction: Direction, (messages, page): (usize, usize)) {
        match direction {
            Direction::Up | Direction::Left => {
                self.scrolled = self.scrolled.saturating_add(messages).min(MOST_ROWS);
                self.page_scrolled = self.page_scrolled.saturating_sub(page);
            }
            Direction::Down | Direction::Right => {
                self.scrolled = self.scrolled.saturating_sub(messages);
                self.page_scrolled = self.page_scrolled.saturating_add(page).min(MOST_ROWS);
            }
        }
    }

    /// Limits scrolling to the rows there are, and keeps how many of them were drawn.
    pub fn stay_within(&mut self, drawn: Drawn) {
        let Drawn { messages, page } = drawn;
        self.scrolled = self.scrolled.min(messages.hidden);
        self.page_scrolled = self.page_scrolled.min(page.hidden);
        self.drawn_rows = (messages.shown, page.shown);
    }

    /// Closes the page and every panel, and scrolls back to the newest messages.
    pub fn close_page(&mut self) {
        (self.page_closed, self.scrolled, self.panel) = (true, 0, None);
    }

    /// Moves the selection one square on the screen. The first time, selects a square on `owner`'s board: the last one
    /// there, or one with a piece of the owner.
    pub fn move_selection(&mut self, owner: Color, direction: Direction, board: &Board) {
        let Some(selection) = &mut self.selection else {
            let is_own = |square: &Square| board.color_at(*square) == Some(owner);
            let pawn = owner.fold_wb(Square::E2, Square::E7);
            let own = || Some(pawn).filter(is_own).or(board.king_of(owner));
            let at = self.left_at[owner].or_else(own).unwrap_or(pawn);
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

    /// Lifts what is selected, or puts it down and returns the half-move. A pawn on the last rank first lets its
    /// promotion be chosen.
    pub fn press_selection(&mut self, model: &ViewModel) -> Option<HalfMove> {
        let selection = self.selection.as_mut()?;
        if let Some(promotion) = selection.promotion {
            let role = promotion.role_at(selection.at);
            self.drop_selection();
            return role.map(|role| promotion.half_move(Some(role)));
        }
        let (board, at) = (model.board(selection.board), selection.at);
        let Some(from) = selection.held else {
            // An empty square has nothing to lift.
            selection.held = board.piece_at(at).map(|_| at);
            return None;
        };
        if from == at {
            selection.held = None;
            return None;
        }
        // Nobody's hand plays to a square with an own piece: that one is meant, or castling.
        if let Some(color) = board.color_at(from).filter(|color| board.color_at(at) == Some(*color)) {
            let castling = castling(model, color, from, at);
            if castling.is_some() {
                self.drop_selection();
            } else {
                selection.held = Some(at);
            }
            return castling;
        }
        let promotion = Promotion { from, to: at };
        let piece = board.piece_at(from);
        if piece.is_some_and(|piece| piece.role == Role::Pawn && promotion.is_on_last_rank_of(piece.color)) {
            (selection.promotion, selection.held) = (Some(promotion), None);
            return None;
        }
        self.drop_selection();
        Some(promotion.half_move(None))
    }

    /// Removes the selection, and remembers where it was.
    pub fn drop_selection(&mut self) {
        if let Some(selection) = self.selection.take() {
            *self.left_at.get_mut(selection.board) = Some(selection.at);
        }
    }
}

/// Castling by the king put on the own rook, with which it may castle.
fn castling(model: &ViewModel, color: Color, king: Square, rook: Square) -> Option<HalfMove> {
    let position = model.game.position();
    let castles = position.castles();
    if position.board().king_of(color) != Some(king) {
        return None;
    }
    let side = [CastlingSide::KingSide, CastlingSide::QueenSide];
    let side = side.into_iter().find(|side| castles.rook(color, *side) == Some(rook))?;
    let to = match castles.mode() {
        CastlingMode::Standard => side.king_to(color),
        CastlingMode::Chess960 => rook,
    };
    Some(HalfMove { from: king, to, promotion: None })
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

    /// The half-move with that choice, or without one.
    pub fn half_move(&self, promotion: Option<Role>) -> HalfMove {
        HalfMove { from: self.from, to: self.to, promotion }
    }
}
