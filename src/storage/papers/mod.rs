//! What players sign after a game: the scoresheet as a printed page like those of tournaments, as HTML, PDF and text.
//!
//! Here stands what is printed, in the words of its owner's language; the forms only place it.

mod font;
mod html;
mod pdf;
mod results;
mod tagged;

pub use html::html;
pub use pdf::{letters_missing, pdf};
pub use results::{PrintedResults, results};

use shakmaty::{ByColor, Color};

use super::exports::{day_of, plain};
use crate::game::Game;
use crate::wording::{Paper, Wording};

/// The rows of a column of moves.
const ROWS: usize = 30;
/// The columns of a page: as many as are needed, at least the first number, at most the second.
const COLUMNS: (usize, usize) = (2, 3);

/// A player's scoresheet as it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedSheet {
    /// The code of the language in which all of it is.
    pub language: String,
    /// Whose sheet it is.
    pub title: String,
    /// The players' names, as they stand in the title of a file.
    pub players: String,
    /// The heading over the moves, in rows: event and place; date, round, board; time control and, once the game is
    /// over, its opening; the players. What is not known is not there.
    pub heading: Vec<Vec<Labelled>>,
    pub head: HeadOfMoves,
    pub moves: Vec<PrintedMove>,
    /// `None` while the game is not over: the place for it is empty then.
    pub result: Labelled,
    /// Why the game ended so, and what points it gives.
    pub remarks: Vec<String>,
    /// The words that stand for the record, if any were given.
    pub record_words: Option<Labelled>,
    /// White, Black, the arbiter.
    pub signatures: Vec<Signature>,
    page_numbers: Vec<String>,
    captions: Vec<String>,
    /// What stands between a label and its value.
    colon: String,
}

/// A value with what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labelled {
    pub label: String,
    pub value: String,
}

/// The head above the columns of the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadOfMoves {
    pub number: String,
    pub players: ByColor<String>,
    /// `None` where no clock was read.
    pub time: Option<String>,
}

/// The moves of both players with one number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedMove {
    pub number: u32,
    pub halves: ByColor<PrintedHalfMove>,
}

/// The owner's entry for one half-move, with the reading of the clock of the player who made it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedHalfMove {
    pub text: String,
    pub time: String,
}

/// The place for a signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    pub label: String,
    /// Who signed in the record.
    pub signed: Option<String>,
}

/// One page of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetPage<'a> {
    /// `Page 1 of 2`, where there are several.
    pub number: Option<&'a str>,
    pub is_first: bool,
    pub is_last: bool,
    /// The number of columns, of which the last may be empty.
    pub width: usize,
    pub columns: &'a [PrintedMove],
    captions: &'a [String],
}

/// A column of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column<'a> {
    /// Which moves these are; empty without moves.
    pub caption: &'a str,
    pub moves: &'a [PrintedMove],
    /// The number of the first row without a move, and how many there are.
    pub blank: (u32, usize),
}

/// The sheets of those players, each in its owner's language where that is one of ours. `wall_ms` is when the record
/// was opened (UTC), `words` those given for the record.
pub fn sheets_of(
    game: &Game,
    owners: &[Color],
    wall_ms: u64,
    words: Option<&str>,
    wording: &Wording,
) -> Vec<PrintedSheet> {
    let sheet = |owner: &Color| {
        let own = Wording::new(&game.terms().players[*owner].sheet_language).ok();
        PrintedSheet::of(game, *owner, wall_ms, words, own.as_ref().unwrap_or(wording))
    };
    owners.iter().map(sheet).collect()
}

impl PrintedSheet {
    /// The sheet of that player. `wall_ms` is when the record was opened (UTC), `words` those given for the record.
    pub fn of(game: &Game, owner: Color, wall_ms: u64, words: Option<&str>, wording: &Wording) -> PrintedSheet {
        let (terms, names) = (game.terms(), wording.names(game.terms()));
        let moves = moves(game, owner);
        let is_timed = moves.iter().any(|row| row.halves.iter().any(|half| !half.time.is_empty()));
        let pages = moves.len().div_ceil(ROWS * COLUMNS.1).max(1);
        let captions = moves.chunks(ROWS).filter_map(|column| Some((column.first()?.number, column.last()?.number)));
        let result = game.result();
        let remarks = result.map_or_else(Vec::new, |result| vec![wording.result(game, &result)]);
        PrintedSheet {
            language: wording.language().to_owned(),
            colon: wording.with_colon(""),
            title: wording.scoresheet_of(owner),
            players: plain(&format!("{} - {}", names.white, names.black)),
            heading: heading(game, wall_ms, wording),
            head: HeadOfMoves {
                number: wording.paper(Paper::Number),
                players: ByColor::new_with(|color| wording.player(color)),
                time: is_timed.then(|| wording.paper(Paper::Time)),
            },
            captions: captions.map(|(first, last)| wording.moves_on_paper(first, last)).collect(),
            page_numbers: (1..=pages).map(|page| wording.page_on_paper(page, pages)).collect(),
            moves,
            result: Labelled {
                label: wording.paper(Paper::Result),
                value: result.map_or_else(String::new, |result| result.score()),
            },
            remarks,
            record_words: words
                .map(|words| Labelled { label: wording.paper(Paper::RecordWords), value: words.to_owned() }),
            signatures: [Some(Color::White), Some(Color::Black), None]
                .map(|who| Signature {
                    label: wording.signature_of(who),
                    signed: who
                        .filter(|color| game.has_signed(*color))
                        .map(|color| plain(&wording.signed_by(color, &terms.players[color]))),
                })
                .into(),
        }
    }

    /// The name of the file of the sheet.
    pub fn name(&self) -> String {
        format!("{}{} {}", self.title, self.colon, self.players)
    }

    /// The pages on which the sheet is printed, at least one.
    pub fn pages(&self) -> impl Iterator<Item = SheetPage<'_>> {
        let (least, most) = COLUMNS;
        let count = self.page_numbers.len();
        self.page_numbers.iter().enumerate().map(move |(page, number)| {
            let of_page = |rows: usize| (page * rows).min(self.moves.len())..((page + 1) * rows).min(self.moves.len());
            let columns = &self.moves[of_page(ROWS * most)];
            let captions = page * most..self.captions.len().min((page + 1) * most);
            SheetPage {
                number: Some(number.as_str()).filter(|_| count > 1),
                is_first: page == 0,
                is_last: page + 1 == count,
                width: columns.len().div_ceil(ROWS).max(least),
                columns,
                captions: &self.captions[captions],
            }
        })
    }

    /// The sheet as lines of text, with places for the signatures.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.clone()];
        let line = |labelled: &Labelled| labelled.line(&self.colon);
        lines.extend(self.heading.iter().flatten().map(line));
        lines.push(String::new());
        for PrintedMove { number, halves: ByColor { white, black } } in &self.moves {
            let row = match self.head.time {
                Some(_) => {
                    format!("{number:>4}. {:<12} {:>8}  {:<12} {:>8}", white.text, white.time, black.text, black.time)
                }
                None => format!("{number:>4}. {:<12} {}", white.text, black.text),
            };
            lines.push(row.trim_end().to_owned());
        }
        lines.push(String::new());
        let result = if self.result.value.is_empty() { "*" } else { &self.result.value };
        lines.push(format!("{}{} {result}", self.result.label, self.colon));
        lines.extend(self.remarks.iter().cloned());
        lines.extend(self.record_words.iter().map(line));
        for Signature { label, signed } in &self.signatures {
            let signed = signed.as_ref().map(|signed| format!(" ({signed})")).unwrap_or_default();
            lines.push(format!("{label}{signed}{} ______________________", self.colon));
        }
        lines.join("\n") + "\n"
    }
}

impl<'a> SheetPage<'a> {
    /// The columns of the page, with blank rows up to the same height.
    pub fn columns(self) -> impl Iterator<Item = Column<'a>> {
        let after = self.columns.last().map_or(1, |last| last.number + 1);
        let whole = self.columns.len().div_ceil(ROWS);
        (0..self.width).map(move |at| {
            let from = (at * ROWS).min(self.columns.len());
            let moves = &self.columns[from..((at + 1) * ROWS).min(self.columns.len())];
            let before = u32::try_from(at.saturating_sub(whole) * ROWS + self.unfilled(at, whole)).unwrap_or(0);
            Column {
                caption: self.captions.get(at).map_or("", String::as_str),
                moves,
                blank: (after + before, ROWS - moves.len()),
            }
        })
    }

    /// The blank rows of the last column that has moves, for a column after it.
    fn unfilled(self, at: usize, whole: usize) -> usize {
        if at >= whole { whole * ROWS - self.columns.len() } else { 0 }
    }
}

impl Labelled {
    /// `Round: 3`.
    pub(super) fn line(&self, colon: &str) -> String {
        format!("{}{colon} {}", self.label, self.value)
    }
}

/// The heading over the moves, in rows.
pub(super) fn heading(game: &Game, wall_ms: u64, wording: &Wording) -> Vec<Vec<Labelled>> {
    let terms = game.terms();
    let tag = |name: &str| terms.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.clone());
    // Of a game that was taken over, a time control in words stays as it was written, and none is claimed.
    let written = tag("TimeControl").filter(|written| !["?", "-"].contains(&written.as_str()));
    let control = match &terms.imported {
        Some(_) if !terms.time.white.limits_time() => written,
        Some(_) | None => Some(wording.time_controls(&terms.time)),
    };
    let known = [
        vec![(Paper::Event, tag("Event")), (Paper::Site, tag("Site"))],
        vec![(Paper::Date, day_of(game, wall_ms)), (Paper::Round, tag("Round")), (Paper::Board, tag("Board"))],
        vec![(Paper::TimeControl, control), (Paper::Opening, wording.opening_name(game))],
    ];
    let labelled =
        |(word, value): (Paper, Option<String>)| Some(Labelled { label: wording.paper(word), value: plain(&value?) });
    let rows = known.map(|row| row.into_iter().filter_map(labelled).collect::<Vec<_>>());
    let player = |color: Color| Labelled {
        label: wording.player(color),
        value: plain(&wording.registered(color, &terms.players[color])),
    };
    rows.into_iter().filter(|row| !row.is_empty()).chain([Color::ALL.map(player).into()]).collect()
}

/// The owner's entries for White and for Black, with the times that belong to them.
fn moves(game: &Game, owner: Color) -> Vec<PrintedMove> {
    let mut rows: Vec<PrintedMove> = Vec::new();
    for (ply, entry) in game.sheet(owner).entries.iter().enumerate() {
        let (number, mover) = game.number_at(ply);
        let left = game.line().get(ply).and_then(|made| made.readings[mover].remaining);
        let written = PrintedHalfMove {
            text: plain(&entry.shown()),
            time: left.map(|left| left.shown_as_left().to_string()).unwrap_or_default(),
        };
        match rows.last_mut().filter(|_| mover.is_black()) {
            Some(row) => row.halves.black = written,
            None => {
                let mut halves = ByColor::<PrintedHalfMove>::default();
                if mover.is_black() {
                    "...".clone_into(&mut halves.white.text);
                }
                halves[mover] = written;
                rows.push(PrintedMove { number, halves });
            }
        }
    }
    rows
}
