//! The chief arbiter's table: one row a board, those that need him first.

use std::fmt;
use std::io::{self, BufWriter};

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use crossterm::execute;
use crossterm::terminal::EnterAlternateScreen;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::{Terminal, TerminalOptions, Viewport};
use shakmaty::Color;
use strum::IntoEnumIterator as _;
use unicode_width::UnicodeWidthStr as _;

use super::OnTerminal;
use super::line_editor::{Concealment, LineEditor};
use super::screen::{FRAME, StyleRole, Theme};
use super::terminal::{Takeover, TerminalGuard};
use super::text::{first_rows, fit, fit_parts, wrap};
use crate::game::Game;
use crate::wording::{
    HallCount, HallFilter, HallLabel, HallMatch, HallNeed, HallRow, HallState, HallTrouble, HallWord, SecretKind,
    Wording,
};

/// The name of a board: its event, its round, its number.
pub type BoardKey = [String; 3];

/// The rows of the hall, and the reader's place among them.
#[derive(Clone, Debug, Default)]
pub struct HallTable {
    theme: Theme,
    filter: HallFilter,
    search: String,
    /// `None` for the first row, whichever board that is.
    selected: Option<BoardKey>,
    /// The first row that is seen, and how many are.
    first: usize,
    page: usize,
    shown: Shown,
    noting: Option<Noting>,
}

/// A note that is typed for a board, and after it the PIN of its game.
#[derive(Clone, Default)]
struct Noting {
    board: BoardKey,
    label: String,
    text: String,
    /// Once the text is entered.
    pin: Option<LineEditor>,
}

impl fmt::Debug for Noting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Noting").field("board", &self.board).field("text", &self.text).finish_non_exhaustive()
    }
}

/// The part below the bar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Shown {
    #[default]
    Boards,
    Keys,
    Matches,
}

/// The rest of the work for a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HallReaction {
    Nothing,
    Changed,
    Open(BoardKey),
    /// The reader is on the way to that board, or not any more.
    Way(BoardKey),
    /// That board is to write this down; then the PIN.
    Note(BoardKey, String, String),
    Suspend,
    Leave,
}

/// The parts of the table beside its rows.
#[derive(Clone, Copy)]
pub struct HallView<'a> {
    pub count: HallCount,
    pub lost: Option<HallTrouble>,
    /// Something that the reader must know of.
    pub notice: Option<&'a str>,
    pub wording: &'a Wording,
}

/// The line in which a PIN is typed.
fn pin_line() -> LineEditor {
    let mut line = LineEditor::default();
    line.conceal(Concealment::of_secret(SecretKind::Pin));
    line
}

fn key_of(row: &HallRow<'_>) -> BoardKey {
    [row.event, row.round, row.board].map(str::to_owned)
}

impl HallTable {
    /// The table of all boards in these colours.
    pub fn new(theme: Theme) -> HallTable {
        HallTable { theme, ..HallTable::default() }
    }

    /// The boards that are shown, those that need the reader first. They come in the order of their numbers.
    pub fn arranged<'b>(&self, mut rows: Vec<HallRow<'b>>) -> Vec<HallRow<'b>> {
        rows.retain(|row| self.shows(row));
        rows.sort_by_cached_key(HallRow::urgency);
        rows
    }

    fn shows(&self, row: &HallRow<'_>) -> bool {
        if self.shown == Shown::Matches {
            return true;
        }
        let is_chosen = match self.filter {
            HallFilter::All => true,
            HallFilter::Needing => row.need() < HallNeed::Nothing,
            HallFilter::NotArrived => row.has_not_arrived(),
            HallFilter::Playing => row.state == HallState::Playing,
            HallFilter::Over => row.state == HallState::Over,
        };
        // The first digits of a number already show where it leads.
        let begins =
            || self.search.starts_with(|sign: char| sign.is_ascii_digit()) && row.label.starts_with(&self.search);
        is_chosen && (self.search.is_empty() || row.is_meant_by(&self.search) || begins())
    }

    /// Which of the rows is selected.
    pub fn selected(&self, rows: &[HallRow<'_>]) -> usize {
        let found = self.selected.as_ref().and_then(|key| rows.iter().position(|row| key_of(row) == *key));
        found.unwrap_or(0)
    }

    /// Does what a key means; `rows` are the boards as they are shown.
    pub fn press(&mut self, key: KeyEvent, rows: &[HallRow<'_>]) -> HallReaction {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let at = self.selected(rows);
        let page = self.page.max(1);
        if let Some(noting) = self.noting.take() {
            return self.press_while_noting(noting, key);
        }
        let shown = std::mem::take(&mut self.shown);
        match (key.code, control) {
            (KeyCode::Char('c' | 'd'), true) => return HallReaction::Leave,
            (KeyCode::Char('z'), true) => return HallReaction::Suspend,
            // Any key leads back to the boards.
            _ if shown != Shown::Boards => {}
            (KeyCode::Char('?'), _) => self.shown = Shown::Keys,
            (KeyCode::F(3), _) => self.shown = Shown::Matches,
            (KeyCode::F(2), _) => {
                return rows.get(at).map_or(HallReaction::Nothing, |row| HallReaction::Way(key_of(row)));
            }
            (KeyCode::F(4), _) => {
                self.noting = rows.get(at).map(|row| {
                    let label = row.label.to_owned();
                    Noting { board: key_of(row), label, ..Noting::default() }
                });
            }
            (KeyCode::Char('u'), true) => self.search.clear(),
            (KeyCode::Enter, _) => {
                return rows.get(at).map_or(HallReaction::Nothing, |row| HallReaction::Open(key_of(row)));
            }
            (KeyCode::Up, _) => self.select(rows, at.saturating_sub(1)),
            (KeyCode::Down, _) => self.select(rows, at + 1),
            (KeyCode::PageUp, _) => self.select(rows, at.saturating_sub(page)),
            (KeyCode::PageDown, _) => self.select(rows, at + page),
            (KeyCode::Home, _) => self.selected = None,
            (KeyCode::End, _) => self.select(rows, usize::MAX),
            (KeyCode::Tab, _) => self.filter = next_of(self.filter),
            (KeyCode::Esc, _) => {
                self.search.clear();
                self.filter = HallFilter::All;
                self.selected = None;
            }
            (KeyCode::Backspace, _) => _ = self.search.pop(),
            (KeyCode::Char(letter), false) if !letter.is_control() => self.search.push(letter),
            _ => return HallReaction::Nothing,
        }
        HallReaction::Changed
    }

    fn press_while_noting(&mut self, mut noting: Noting, key: KeyEvent) -> HallReaction {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match (key.code, control) {
            (KeyCode::Char('c' | 'd'), true) => return HallReaction::Leave,
            (KeyCode::Esc, _) => return HallReaction::Changed,
            (KeyCode::Enter, _) => match noting.pin.take() {
                None if noting.text.trim().is_empty() => return HallReaction::Changed,
                None => noting.pin = Some(pin_line()),
                Some(pin) if pin.is_empty() => return HallReaction::Changed,
                Some(pin) => return HallReaction::Note(noting.board, noting.text, pin.text().to_owned()),
            },
            (KeyCode::Backspace, _) => match &mut noting.pin {
                Some(pin) => pin.backspace(),
                None => _ = noting.text.pop(),
            },
            (KeyCode::Char(letter), false) if !letter.is_control() => match &mut noting.pin {
                Some(pin) => pin.type_char(letter),
                None => noting.text.push(letter),
            },
            _ => {}
        }
        self.noting = Some(noting);
        HallReaction::Changed
    }

    fn select(&mut self, rows: &[HallRow<'_>], at: usize) {
        self.selected = rows.get(at).or(rows.last()).map(key_of);
    }

    /// Draws the table in the whole buffer.
    pub fn draw(&mut self, buf: &mut Buffer, rows: &[HallRow<'_>], view: &HallView<'_>) {
        let area = buf.area;
        buf.set_style(area, self.theme.style(StyleRole::Text));
        let line = |y: u16, height: u16| Rect { y, height, ..area }.intersection(area);
        self.draw_bar(buf, line(0, 1), view);
        if self.shown != Shown::Boards {
            self.draw_text(buf, line(2, area.height.saturating_sub(2)), rows, view.wording);
            return;
        }
        let details = if area.height >= 12 { DETAIL_ROWS } else { 0 };
        let below = area.height.saturating_sub(1 + details);
        let longest = rows.iter().map(|row| row.label.width()).max().unwrap_or_default();
        let columns = Columns::of(area.width, longest as u16);
        self.draw_heads(buf, line(1, 1), &columns, view.wording);
        let seen = line(2, below.saturating_sub(2));
        self.page = usize::from(seen.height);
        let at = self.selected(rows);
        self.scroll_to(at, rows.len());
        if rows.is_empty() {
            let nothing = if view.count.boards == 0 { HallLabel::Empty } else { HallLabel::Nothing };
            let nothing = view.wording.hall_label(&nothing);
            put(buf, seen, 1, &nothing, self.theme.style(StyleRole::Quiet));
        }
        for ((number, row), y) in rows.iter().enumerate().skip(self.first).zip(seen.y..seen.bottom()) {
            self.draw_row(buf, line(y, 1), row, number == at, (&columns, view.wording));
        }
        if let Some(row) = rows.get(at).filter(|_| details > 0) {
            self.draw_details(buf, line(below, details), row, view.wording);
        }
        let (keys, role) = match (&self.noting, self.search.is_empty()) {
            (Some(Noting { pin: Some(pin), .. }), _) => {
                (pin.prompt().unwrap_or_default().to_owned() + &pin.shown(), StyleRole::Accent)
            }
            (Some(Noting { label, text, pin: None, .. }), _) => {
                (view.wording.hall_label(&HallLabel::Note(label, text)), StyleRole::Accent)
            }
            (None, true) => (view.wording.hall_label(&HallLabel::Keys), StyleRole::Quiet),
            (None, false) => (view.wording.hall_label(&HallLabel::Search(&self.search)), StyleRole::Accent),
        };
        let last = line(area.height.saturating_sub(1), 1);
        put(buf, last, 0, &fit_parts(&keys, "   ", usize::from(last.width)), self.theme.style(role));
    }

    /// The keys, or the matches of teams.
    fn draw_text(&self, buf: &mut Buffer, place: Rect, rows: &[HallRow<'_>], wording: &Wording) {
        let texts: Vec<String> = match self.shown {
            Shown::Boards | Shown::Keys => {
                wording.hall_label(&HallLabel::AllKeys).lines().map(|line| line.trim().to_owned()).collect()
            }
            Shown::Matches => {
                let matches: Vec<String> =
                    HallMatch::all(rows).iter().map(|one| wording.hall_match(one).printed).collect();
                if matches.is_empty() { vec![wording.hall_none_of(HallWord::Matches).printed] } else { matches }
            }
        };
        let width = usize::from(place.width.saturating_sub(2));
        let lines = texts.iter().flat_map(|text| wrap(text, width));
        for (text, y) in lines.zip(place.y..place.bottom()) {
            put(buf, Rect { y, height: 1, ..place }, 1, &text, self.theme.style(StyleRole::Text));
        }
    }

    fn scroll_to(&mut self, at: usize, rows: usize) {
        let last_first = rows.saturating_sub(self.page);
        self.first = self.first.clamp((at + 1).saturating_sub(self.page.max(1)), at).min(last_first);
    }

    fn draw_bar(&self, buf: &mut Buffer, place: Rect, view: &HallView<'_>) {
        let role = if view.lost.is_some() { StyleRole::Alarm } else { StyleRole::Bar };
        buf.set_style(place, self.theme.style(role));
        let width = usize::from(place.width);
        let right = view.wording.hall_label(&HallLabel::Filter(self.filter));
        let left = match (view.lost, view.notice) {
            (Some(_), _) => view.wording.hall_connection(view.lost).printed,
            (None, Some(notice)) => notice.to_owned(),
            (None, None) => view.wording.hall_label(&HallLabel::Count(view.count)),
        };
        let room = width.saturating_sub(right.width() + 3);
        put(buf, place, 1, &fit(&left, room), self.theme.style(role));
        if right.width() + 2 <= width {
            put(buf, place, place.width - right.width() as u16 - 1, &right, self.theme.style(role));
        }
    }

    fn draw_heads(&self, buf: &mut Buffer, place: Rect, columns: &Columns, wording: &Wording) {
        let heads = [
            (columns.board, HallLabel::Board),
            (columns.white, HallLabel::White),
            (columns.black, HallLabel::Black),
            (columns.clocks[0], HallLabel::Clocks),
            (columns.last, HallLabel::Last),
            (columns.state, HallLabel::State),
        ];
        for (column, label) in heads {
            let (from, width) = if label == HallLabel::Clocks { (column.0 + 1, 2 * column.1) } else { column };
            let text = fit(&wording.hall_label(&label), usize::from(width));
            put(buf, place, from, &text, self.theme.style(StyleRole::Quiet));
        }
    }

    fn draw_row(
        &self,
        buf: &mut Buffer,
        place: Rect,
        row: &HallRow<'_>,
        is_selected: bool,
        (columns, wording): (&Columns, &Wording),
    ) {
        let role = match row.need() {
            HallNeed::Gone
            | HallNeed::NotSaved
            | HallNeed::Differs
            | HallNeed::Arbiter
            | HallNeed::FlagFallen
            | HallNeed::Silent => StyleRole::Alarm,
            HallNeed::Adjourned | HallNeed::FlagNear => StyleRole::LowTime,
            HallNeed::Over => StyleRole::Quiet,
            HallNeed::Nothing => StyleRole::Text,
        };
        let mut style = self.theme.style(role);
        if is_selected {
            style = style.add_modifier(Modifier::REVERSED);
            buf.set_style(place, style);
            // Nothing is shown by colour alone.
            put(buf, place, 0, ">", style);
        }
        let [white, black] = Color::ALL.map(|color| clock_text(row, color));
        let details =
            || wording.hall_details(row).into_iter().chain(wording.hall_age(row)).collect::<Vec<_>>().join(" ");
        let [at_white, at_black] = wording.hall_names(row);
        let texts = [
            (columns.board, row.label.to_owned()),
            (columns.white, at_white),
            (columns.black, at_black),
            (columns.clocks[0], white),
            (columns.clocks[1], black),
            (columns.last, row.game.map_or_else(String::new, |game| wording.last_in_hall(game))),
            (columns.state, wording.hall_state(row)),
            (columns.details, if columns.details.1 > 0 { details() } else { String::new() }),
        ];
        for ((from, width), text) in texts {
            put(buf, place, from, &fit(&text, usize::from(width)), style);
        }
    }

    fn draw_details(&self, buf: &mut Buffer, place: Rect, row: &HallRow<'_>, wording: &Wording) {
        let width = usize::from(place.width.saturating_sub(2));
        let whole = wording.hall_row(row).printed;
        let text = std::iter::once(whole).chain(wording.hall_age(row)).collect::<Vec<_>>().join(" ");
        let rows = first_rows(wrap(&text, width), usize::from(place.height), width);
        for (text, y) in rows.iter().zip(place.y..place.bottom()) {
            put(buf, Rect { y, height: 1, ..place }, 1, text, self.theme.style(StyleRole::Text));
        }
    }
}

/// The rows below the table, for the selected board.
const DETAIL_ROWS: u16 = 3;

/// The columns, each with its beginning and its width.
struct Columns {
    board: (u16, u16),
    white: (u16, u16),
    black: (u16, u16),
    clocks: [(u16, u16); 2],
    last: (u16, u16),
    state: (u16, u16),
    details: (u16, u16),
}

impl Columns {
    /// The columns of a table of that width, for numbers of at most that many cells. Where it is narrow, the names need
    /// the place of the last half-move, and then that of the clocks.
    fn of(width: u16, longest: u16) -> Columns {
        const CLOCK: u16 = 8;
        const LAST: u16 = 10;
        const STATE: u16 = 15;
        /// What a name needs at the least and at the most, and what is left for details at the least.
        const SHORTEST: u16 = 10;
        const NAME: u16 = 24;
        const DETAILS: u16 = 24;
        let board = longest.clamp(6, 6.max(width / 6));
        // The mark of the selected row, and a gap behind each column.
        let without = |columns: u16, wide: u16| width.saturating_sub(1 + columns + board + wide + STATE);
        let full = without(6, 2 * CLOCK + LAST);
        let narrow = without(5, 2 * CLOCK);
        let (names, clock, last) = if full >= 2 * SHORTEST {
            (full, CLOCK, LAST)
        } else if narrow >= 2 * SHORTEST {
            (narrow, CLOCK, 0)
        } else {
            (without(3, 0), 0, 0)
        };
        let name = (names / 2).min(NAME);
        let rest = names.saturating_sub(2 * name + 1);
        let mut from = 1;
        let mut next = |width: u16| {
            let column = (from, width);
            from += width + u16::from(width > 0);
            column
        };
        Columns {
            board: next(board),
            white: next(name),
            black: next(name),
            clocks: [next(clock), next(clock)],
            last: next(last),
            state: next(STATE),
            details: if rest >= DETAILS { next(rest) } else { (0, 0) },
        }
    }
}

fn put(buf: &mut Buffer, place: Rect, from: u16, text: &str, style: ratatui::style::Style) {
    let room = usize::from(place.width.saturating_sub(from));
    if room > 0 && !place.is_empty() {
        buf.set_stringn(place.x + from, place.y, text, room, style);
    }
}

/// A player's clock, with a mark where it runs; `~` where it is an old copy.
fn clock_text(row: &HallRow<'_>, color: Color) -> String {
    let Some(clock) = row.game.map(Game::clock) else { return String::new() };
    let is_running = clock.running() == Some(color);
    let mark = match (row.is_old(), is_running) {
        (true, true) => "~",
        (false, true) => "▶",
        (_, false) => " ",
    };
    let seconds = match clock.remaining(color, row.at) {
        Some(left) => left.shown_as_left().whole_seconds(),
        None => clock.used(color, row.at).whole_seconds(),
    };
    format!("{mark}{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

fn next_of(filter: HallFilter) -> HallFilter {
    HallFilter::iter().cycle().skip_while(|other| *other != filter).nth(1).unwrap_or_default()
}

/// The terminal while the table is shown on it. Dropped, the terminal is as it was before.
pub struct HallScreen {
    terminal: Terminal<CrosstermBackend<BufWriter<io::Stdout>>>,
    guard: TerminalGuard,
}

impl HallScreen {
    /// Takes the terminal.
    ///
    /// # Errors
    ///
    /// There is no terminal.
    pub fn open(guard: TerminalGuard) -> io::Result<HallScreen> {
        let backend = CrosstermBackend::new(BufWriter::with_capacity(FRAME, io::stdout()));
        let (width, height) = crossterm::terminal::size()?;
        let viewport = Viewport::Fixed(Rect { x: 0, y: 0, width, height });
        let terminal = Terminal::with_options(backend, TerminalOptions { viewport })?;
        let mut screen = HallScreen { terminal, guard };
        screen.take()?;
        Ok(screen)
    }

    /// Draws the table.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn draw(&mut self, table: &mut HallTable, rows: &[HallRow<'_>], view: &HallView<'_>) -> io::Result<()> {
        self.terminal.draw(|frame| table.draw(frame.buffer_mut(), rows, view))?;
        Ok(())
    }
}

impl OnTerminal for HallScreen {
    fn invalidate(&mut self) -> io::Result<()> {
        let (width, height) = crossterm::terminal::size()?;
        self.terminal.resize(Rect { x: 0, y: 0, width, height })
    }

    fn release(&mut self) {
        self.guard.give_back(Takeover::Screen);
    }

    /// Takes the terminal again, also after the screen of a board.
    fn take(&mut self) -> io::Result<()> {
        self.guard.take(Takeover::Screen)?;
        execute!(io::stdout(), EnterAlternateScreen, crossterm::cursor::Hide)?;
        self.invalidate()
    }
}

impl Drop for HallScreen {
    fn drop(&mut self) {
        self.guard.give_back(Takeover::Screen);
    }
}
