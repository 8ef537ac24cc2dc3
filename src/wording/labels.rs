//! The words of the screen: labels, the state of the half-move in hand, what a key does.

use shakmaty::{ByColor, Color, Position, Square};

use super::Wording;
use super::language::{name, visible};
use crate::game::clock::chessclock::Chessclock;
use crate::game::clock::moment::Moment;
use crate::game::clock::time_control::TimeControl;
use crate::game::clock::time_control_text::write_both;
use crate::game::half_move::HalfMove;
use crate::game::laws::result::Points;
use crate::game::people::{Actor, Player, Sight};
use crate::game::terms::Terms;
use crate::game::{Game, Stage};

/// A text of the screen that is not a sentence of the game.
pub enum Label<'a> {
    Terms(&'a Terms),
    /// The score of a rematch; empty in any other game.
    Match(&'a Game),
    /// Who speaks at the keys; without a name, the words typed decide.
    AtTheKeys(Option<Actor>),
    HelpKey,
    /// A player's name, and whether the player sees.
    Side {
        color: Color,
        player: &'a Player,
    },
    FlagDown,
    /// The points of a player whose game is over.
    Points(Points),
    /// The window of the terminal: who plays, and the last half-move.
    Title(&'a Game),
    /// The smallest terminal with a board, and the one there is, in columns and rows.
    NoRoomForBoard {
        needed: (u16, u16),
        there: (u16, u16),
    },
    /// Above a board that stands alone.
    BoardOf(Color),
    /// Before the pieces that a player has captured.
    Captured {
        pieces: &'a str,
    },
    NoTime,
    /// The clock on the table keeps the time, and nobody has entered its reading.
    NotEntered,
    Sheet {
        owner: Color,
        player: &'a Player,
    },
    /// How far the half-move in hand has come, and what else is open. A state, never a prompt.
    State {
        game: &'a Game,
        at: Moment,
    },
    /// How far the game has come, and on how many squares the boards differ.
    Differing {
        game: &'a Game,
        squares: usize,
    },
    /// The thing the game waits for while the boards differ, and with which word it is done.
    WaitsWhileDiffering(&'a Game),
    /// What a key does, by the name of the act.
    Key(&'static str),
    /// The name of a key as keyboards of the language have it.
    KeyName(&'static str),
    /// The scoresheets differ from that move on.
    SheetsDiffer {
        number: u32,
        color: Color,
    },
    /// The pieces that the player on the move has touched.
    Touched {
        game: &'a Game,
        squares: &'a [Square],
    },
    /// A pawn has come to the last rank by hand.
    ChoosePromotion,
    /// There are older sentences than those shown.
    MoreAbove,
    /// The number of newer rows than those shown.
    MoreBelow {
        rows: usize,
    },
    /// The keys of a page, and how many of its rows are left.
    PageKeys {
        left: usize,
    },
    /// Which half-move is shown of a game that is gone through.
    Replay(ReplayPlace),
    /// The terminal is a spectator's.
    Watching,
    /// Above keys that belong together, by the name of the group.
    KeyGroup(&'static str),
    /// Below the words that can be typed.
    WordsTitle,
    /// Above the arbiter's cases.
    CasesTitle,
    /// What can be typed before play begins.
    HowToBegin,
    /// Which key puts the PGN on the clipboard.
    Copy {
        key: &'a str,
    },
    /// How to get the lines face, before the screen is drawn.
    FirstLine,
}

/// A half-move of a game that is gone through, and how many the game has; 0 is the position before the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayPlace {
    pub ply: usize,
    pub plies: usize,
}

impl Wording {
    /// The heading over a player's board.
    pub fn board_of(&self, color: Color) -> String {
        self.messages.fill("board-of", &[("color", &name(color))])
    }

    /// The title of the one board that stands for both.
    pub fn both_boards(&self) -> String {
        self.messages.text("both-boards")
    }

    /// The text of a label.
    pub fn label(&self, label: &Label) -> String {
        let l = &self.messages;
        match label {
            Label::Terms(terms) => {
                let time = write_both(&terms.time);
                // A bare number says what it counts.
                let unit = if time.bytes().all(|byte| byte.is_ascii_digit()) { " min" } else { "" };
                let laws = terms.edition.year().to_string();
                l.fill("screen-terms", &[("time", &format!("{time}{unit}")), ("laws", &laws)])
            }
            Label::Match(game) => self.match_label(game).unwrap_or_default(),
            Label::AtTheKeys(None) => l.text("screen-anybody-at-the-keys"),
            Label::AtTheKeys(Some(actor)) => l.fill("screen-at-the-keys", &[("who", &self.actor(*actor))]),
            Label::Title(game) => {
                let players = &game.terms().players;
                let [white, black] = Color::ALL.map(|color| self.name_of(color, &players[color]));
                let line: Vec<HalfMove> = game.line().iter().map(|completed| completed.half_move).collect();
                let last = line.len().checked_sub(1).map(|ply| format!(", {}", self.numbered_move(game, &line, ply)));
                visible(&format!("Annabella: {white}–{black}{}", last.unwrap_or_default())).into_owned()
            }
            Label::HelpKey => l.text("screen-help-key"),
            Label::Side { color, player } => {
                let (player_name, color) = (self.name_of(*color, player), self.player(*color));
                match player.sight {
                    // A player without a name is named by the colour, once.
                    Sight::Sighted if color == player_name => color,
                    Sight::Blind if color == player_name => l.fill("screen-side-unnamed-blind", &[("color", &color)]),
                    Sight::Sighted => l.fill("screen-side", &[("color", &color), ("name", &player_name)]),
                    Sight::Blind => l.fill("screen-side-blind", &[("color", &color), ("name", &player_name)]),
                }
            }
            Label::Points(points) => {
                let (form, points) = match points {
                    Points::Zero => ("zero", "0"),
                    Points::Half => ("half", "½"),
                    Points::One => ("one", "1"),
                };
                l.fill("screen-points", &[("form", &form.to_owned()), ("points", &points.to_owned())])
            }
            Label::NoRoomForBoard { needed, there } => {
                let size = |(columns, rows): (u16, u16)| format!("{columns}x{rows}");
                l.fill("screen-no-room", &[("needed", &size(*needed)), ("there", &size(*there))])
            }
            Label::FlagDown => l.text("screen-flag-down"),
            Label::BoardOf(owner) => l.fill("screen-board-of", &[("color", &name(*owner))]),
            Label::Captured { pieces } => l.fill("screen-captured", &[("pieces", &pieces.to_string())]),
            Label::NotEntered => l.text("screen-not-entered"),
            Label::NoTime => l.text("screen-no-time"),
            Label::Sheet { owner, player } => {
                l.fill("screen-sheet", &[("color", &name(*owner)), ("language", &player.sheet_language.clone())])
            }
            Label::State { game, at } => self.state(game, *at),
            Label::Differing { game, squares } => {
                format!("{} {}", self.briefly_stands(game), l.fill("screen-differing", &[("squares", squares)]))
            }
            Label::WaitsWhileDiffering(game) => self.waits_while_boards_differ(game).join(" "),
            Label::Key(act) => l.fill("screen-key", &[("act", &act.to_string())]),
            Label::KeyName(key) => l.fill("screen-key-name", &[("key", &key.to_string())]),
            Label::SheetsDiffer { number, color } => {
                let at = format!("{number}{}", color.fold_wb(".", "..."));
                l.fill("screen-sheets-differ", &[("at", &at)])
            }
            Label::Touched { game, squares } => {
                let list = squares
                    .iter()
                    .map(|square| self.touched(game.position().board(), *square))
                    .collect::<Vec<_>>()
                    .join(", ");
                l.fill("screen-touched", &[("list", &list)])
            }
            Label::ChoosePromotion => l.text("screen-choose-promotion"),
            Label::MoreAbove => l.text("screen-more-above"),
            Label::MoreBelow { rows } => l.fill("screen-more-below", &[("rows", &rows)]),
            Label::PageKeys { left } => l.fill("screen-page-keys", &[("left", &left)]),
            Label::KeyGroup(group) => l.fill("screen-key-group", &[("group", group)]),
            Label::WordsTitle => l.text("screen-words-title"),
            Label::CasesTitle => l.text("screen-cases-title"),
            Label::Replay(place) => l.fill("screen-replay", &[("ply", &place.ply), ("plies", &place.plies)]),
            Label::Watching => l.text("screen-watching"),
            Label::HowToBegin => l.text("screen-how-to-begin"),
            Label::Copy { key } => l.fill("screen-copy", &[("key", key)]),
            Label::FirstLine => l.text("screen-first-line"),
        }
    }

    fn state(&self, game: &Game, at: Moment) -> String {
        let mut sentences = vec![self.status(game)];
        // Everybody looks at the screen.
        sentences.extend(self.extraordinary(game, Actor::Program));
        if game.stage() == Stage::Playing {
            sentences.extend(self.periods(game.clock(), at));
        }
        sentences.join(" ")
    }

    /// For each player the period, the moves still to be made in it, and the byo-yomi periods left; nothing where one
    /// period holds all moves.
    fn periods(&self, clock: &Chessclock, at: Moment) -> Vec<String> {
        let l = &self.messages;
        let ByColor { white, black } = clock.readings(at);
        let mut sentences = Vec::new();
        let divided = |control: &TimeControl| control.periods().len() > 1 || control.moves_by_end_of(0).is_some();
        if clock.controls().iter().any(divided) {
            match (white.period == black.period, white.to_control, black.to_control) {
                (true, Some(white_moves), Some(black_moves)) => {
                    let period = white.period + 1;
                    sentences.push(l.fill(
                        "screen-period",
                        &[("period", &period), ("white", &white_moves), ("black", &black_moves)],
                    ));
                }
                (true, None, None) => sentences.push(l.fill("screen-last-period", &[("period", &(white.period + 1))])),
                (_, white_moves, black_moves) => {
                    let each = [(Color::White, &white, white_moves), (Color::Black, &black, black_moves)];
                    sentences.extend(each.map(|(color, reading, moves)| {
                        let (color, period) = (name(color), reading.period + 1);
                        match moves {
                            Some(moves) => {
                                l.fill("screen-period-of", &[("color", &color), ("period", &period), ("moves", &moves)])
                            }
                            None => l.fill("screen-last-period-of", &[("color", &color), ("period", &period)]),
                        }
                    }));
                }
            }
        }
        let in_byo_yomi =
            [(Color::White, white.times), (Color::Black, black.times)].into_iter().filter(|(_, n)| *n > 0);
        sentences.extend(
            in_byo_yomi.map(|(color, times)| l.fill("screen-byo-yomi", &[("color", &name(color)), ("times", &times)])),
        );
        sentences
    }
}
