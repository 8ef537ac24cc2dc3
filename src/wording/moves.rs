//! Half-moves: the one in hand from touch to press, and lists with move numbers; the array of a Chess960 game.

use imbl::Vector;
use shakmaty::{Board, CastlingMode, Chess, Color, Piece, Position, Rank, Square};

use super::Wording;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::language::{Completions, MoveOrder, Verbosity, name, role_name};
use super::refusals::printable;
use super::sentence::{Audience, MoveText, Phrase, Signs, Urgency, Utterance, capitalized, phrases};
use crate::game::Game;
use crate::game::conduct::complaint_kind::MOST_TOUCHED;
use crate::game::course::chess960::number_of;
use crate::game::event::{EventKind, MoveEvent, MoveEventKind};
use crate::game::half_move::HalfMove;
use crate::game::laws::article::Article;
use crate::game::laws::touch::article_against;
use crate::game::moves::in_hand::{Announcement, MoveInProgress};
use crate::game::people::Actor;
use crate::game::records::scoresheet::SheetEntry;
use crate::notation;

impl Wording {
    /// The moves of the game, or the last of them.
    pub(super) fn moves(&self, game: &Game, count: Option<usize>) -> String {
        let skipped = count.map_or(0, |count| game.line().len().saturating_sub(count.saturating_mul(2)));
        self.moves_after(game, skipped)
    }

    /// Which of the moves a board announced; `None` if none did.
    pub fn moves_from_boards(&self, game: &Game, plies: &[usize]) -> Option<String> {
        let plies = plies.iter().filter(|ply| **ply < game.line().len());
        let list: Vec<String> = plies.map(|ply| self.numbered(game, *ply, *ply)).collect();
        let line = || self.messages.fill("moves-from-boards", &[("list", &list.join(self.between_moves()))]);
        (!list.is_empty()).then(line)
    }

    /// The moves from the one with that number on.
    pub(super) fn moves_since(&self, game: &Game, number: u32) -> String {
        let before = (0..game.line().len()).take_while(|ply| game.number_at(*ply).0 < number).count();
        self.moves_after(game, before)
    }

    fn moves_after(&self, game: &Game, skipped: usize) -> String {
        if skipped >= game.line().len() {
            return self.messages.text("no-moves");
        }
        let list: Vec<String> = (skipped..game.line().len()).map(|ply| self.numbered(game, ply, skipped)).collect();
        self.messages.fill("moves", &[("list", &list.join(self.between_moves()))])
    }

    /// The entries of a player's scoresheet, and what is to be corrected and struck there.
    pub(super) fn sheet(&self, game: &Game, owner: Color) -> String {
        let sheet = game.sheet(owner);
        let counted = match sheet.entries.is_empty() {
            true => self.messages.text("sheet-empty"),
            false => self.messages.fill("moves", &[("list", &self.entries_from(game, &sheet.entries, 0))]),
        };
        let mut sentences = vec![counted];
        sentences.extend(self.still_due(game, owner));
        sentences.join(" ")
    }

    /// The time that each half-move took.
    pub(super) fn times(&self, game: &Game, count: Option<usize>) -> String {
        let plies = game.line().len();
        if plies == 0 {
            return self.messages.text("no-moves");
        }
        if game.clock().is_on_the_table() {
            return self.messages.text("times-on-the-table");
        }
        let first = count.map_or(0, |count| plies.saturating_sub(count.saturating_mul(2)));
        // In words: a screen reader reads `0:01:05` as three numbers.
        let timed = (first..plies).filter_map(|ply| {
            let mv = self.with_colon(&self.numbered(game, ply, first));
            Some(format!("{mv} {}", self.duration(game.time_used_for(ply)?)))
        });
        self.messages.fill("moves", &[("list", &timed.collect::<Vec<_>>().join("; "))])
    }

    /// The entries from that half-move (from 0) on, numbered.
    fn entries_from(&self, game: &Game, entries: &Vector<SheetEntry>, first: usize) -> String {
        let numbered = entries.iter().zip(first..).map(|(entry, ply)| {
            let (number, turn) = game.number_at(ply);
            self.with_number(number, turn, ply == first, &self.text_in_words(&entry.shown()))
        });
        numbered.collect::<Vec<_>>().join(self.between_moves())
    }

    /// `1. e4`, `e5`; `1... e5` at the beginning of a list.
    pub(super) fn numbered(&self, game: &Game, ply: usize, first: usize) -> String {
        let position = game.position_at(ply);
        let mv = self.algebraic(game.line()[ply].half_move, position);
        let (number, turn) = game.number_at(ply);
        self.with_number(number, turn, ply == first, &mv)
    }

    fn with_number(&self, number: u32, turn: Color, is_first: bool, mv: &str) -> String {
        match (self.signs, turn, is_first) {
            (Signs::Printed, Color::White, _) => format!("{number}. {mv}"),
            (Signs::Printed, Color::Black, true) => format!("{number}... {mv}"),
            (Signs::InWords, Color::White, _) => format!("{number}, {mv}"),
            (Signs::InWords, Color::Black, true) => format!("{number}, {}, {mv}", self.player(Color::Black)),
            (_, Color::Black, false) => mv.to_owned(),
        }
    }

    /// The text between the moves of a list: a pause for the ear.
    fn between_moves(&self) -> &'static str {
        match self.signs {
            Signs::Printed => " ",
            Signs::InWords => ", ",
        }
    }
}

impl Wording {
    /// The last half-move of a line, numbered; of an empty line, a text that says so.
    pub(super) fn last_of(&self, game: &Game, line: &[HalfMove]) -> String {
        match line.len().checked_sub(1) {
            Some(ply) => self.numbered_move(game, line, ply),
            None => self.messages.text("ply-start"),
        }
    }

    /// The half-move at `ply` of a line, numbered and in the letters of the interface: `11...Nf6`.
    pub(super) fn numbered_move(&self, game: &Game, line: &[HalfMove], ply: usize) -> String {
        let Some(half_move) = line.get(ply) else { return self.messages.text("nothing-more") };
        self.with_move_number(game, ply, &self.algebraic(*half_move, &played(game, &line[..ply])))
    }

    /// A text with its move number, as it is printed or said.
    pub(super) fn with_move_number(&self, game: &Game, ply: usize, text: &str) -> String {
        match self.signs {
            Signs::Printed => numbered(game, ply, text),
            Signs::InWords => {
                let (number, turn) = game.number_at(ply);
                self.messages.fill("numbered-in-words", &[("number", &number), ("color", &name(turn)), ("mv", &text)])
            }
        }
    }

    /// Half-moves that go on from the end of a line.
    pub(super) fn moves_from(&self, game: &Game, line: &[HalfMove], later: &[HalfMove]) -> String {
        let whole = [line, later].concat();
        let moves = (line.len()..whole.len()).map(|ply| self.numbered_move(game, &whole, ply));
        moves.collect::<Vec<_>>().join(" ")
    }
}

/// The position after a line, as far as it can be played.
fn played(game: &Game, line: &[HalfMove]) -> Chess {
    line.iter()
        .fold(game.terms().start.clone(), |position, half_move| half_move.played_in(&position).unwrap_or(position))
}

/// A text with its move number: `12.Bb5`, `11...Nf6`.
pub(super) fn numbered(game: &Game, ply: usize, text: &str) -> String {
    let (number, turn) = game.number_at(ply);
    let dots = turn.fold_wb(".", "...");
    format!("{number}{dots}{text}")
}

impl Wording {
    /// The array of a Chess960 game and what stands on each rank, White's first; nothing where the game is not Chess960
    /// or goes on already (II.2).
    pub fn chess960_array(&self, game: &Game) -> Vec<Utterance> {
        if game.terms().castling_mode != CastlingMode::Chess960 || !game.line().is_empty() {
            return Vec::new();
        }
        let start = &game.terms().start;
        let what = match number_of(start) {
            Some(number) => self.messages.fill("chess960-array", &[("number", &number.to_string())]),
            None => self.messages.text("chess960-position"),
        };
        let is_occupied = |rank: &Rank| !(start.board().occupied() & shakmaty::Bitboard::from_rank(*rank)).is_empty();
        let words = self.in_words();
        let ranks = Rank::ALL.into_iter().filter(is_occupied).map(|rank| words.rank_from_a_to_h(start.board(), rank));
        let sentences = std::iter::once(what).chain(ranks).chain([self.messages.text("chess960-rest")]);
        let delivery = || Delivery::notice(UtteranceKind::Array);
        sentences.map(|sentence| self.utter(delivery(), sentence)).collect()
    }
}

impl Wording {
    pub(super) fn move_event(&self, game: &Game, delivery: Delivery, event: &MoveEvent) -> Option<Utterance> {
        Some(match event {
            MoveEvent::PiecesTouched { by: color, squares, .. } => {
                let (own, before) = (game.board(*color), game.position().board());
                // A piece that the hand has already taken away is still named.
                let board = |square| if own.piece_at(square).is_some() { own } else { before };
                let touched = squares.iter().map(|square| self.touched(board(*square), *square));
                let list = touched.collect::<Vec<_>>().join(", ");
                self.utter_event(delivery, &[("color", &name(*color)), ("list", &list)])
            }
            MoveEvent::TouchDisregarded { by: color } => {
                let MoveInProgress { announcement: in_hand, touched, .. } = game.in_hand();
                let against = |announced: &Announcement| article_against(game.position(), touched, announced.half_move);
                let article = in_hand.as_ref().map_or(Article::TouchMove, against).number(game.terms().edition);
                let sentence = self.event_text(delivery, &[("color", &name(*color)), ("article", &article)]);
                // A move that ends the game becomes a case, and the arbiter sees the possible rulings there.
                let in_hand = in_hand.as_ref();
                let after = in_hand.and_then(|in_hand| in_hand.half_move.played_in(game.position()));
                let sentence = match after.is_some_and(|after| after.is_game_over()) {
                    true => sentence,
                    false => {
                        let MoveInProgress { touched, released, .. } = game.in_hand();
                        let touched = touched.iter().copied().chain(released.map(|released| released.from));
                        let touched: Vec<String> =
                            touched.take(MOST_TOUCHED).map(|square| square.to_string()).collect();
                        let hint = self.messages.fill("touch-disregarded-hint", &[("squares", &touched.join(" "))]);
                        format!("{sentence} {hint}")
                    }
                };
                self.utter(delivery, sentence)
            }
            MoveEvent::MoveAnnounced(announcement) => self.announcement(game, delivery.by, announcement),
            MoveEvent::AnnouncementCorrected { announcement, .. } => self.correction(game, delivery.by, announcement),
            MoveEvent::MoveRepeated { by: who } => self.utter_event(delivery, &[("who", &self.actor(*who))]),
            MoveEvent::RepetitionDiffered { by: who, repeated, words } => {
                let announced = game.echo()?.half_move;
                let before = game.echo_position();
                let words = printable(words);
                let said = repeated.map(|repeated| self.move_text(repeated, before));
                let said = said.unwrap_or_else(|| MoveText { printed: words.clone(), read: words, spoken: Vec::new() });
                let moves = [said, self.move_text(announced, before)];
                self.utter_moves(delivery, &moves, |m| {
                    let who = self.actor(*who);
                    self.event_text(delivery, &[("who", &who), ("repeated", &m[0]), ("announced", &m[1])])
                })
            }
            MoveEvent::AnnouncementWithdrawn { .. } => {
                let announced = &game.in_hand().announcement.as_ref()?.half_move;
                let moves = [self.move_text(*announced, game.position())];
                let declined = game.in_hand().declined.and_then(|(offer, _)| game.cases().get(offer)?.by);
                let offer = declined.map(|by| self.messages.fill("offer-open-again", &[("color", &name(by))]));
                self.utter_moves(delivery, &moves, |m| {
                    let withdrawn = self.event_text(delivery, &[("mv", &m[0])]);
                    [Some(withdrawn), offer.clone()].into_iter().flatten().collect::<Vec<_>>().join(" ")
                })
            }
            // No sentence says that a clock has not been pressed.
            MoveEvent::MoveMade { .. } | MoveEvent::MoveUnmade { .. } => return None,
            MoveEvent::MoveCompleted { by: color, .. } if !game.keeps_moves() => {
                let pressed = self.messages.fill("clock-pressed", &[("color", &name(*color))]);
                let said = self.utter(delivery, pressed);
                // The tone of the press is enough for the ear.
                Utterance { spoken: Vec::new(), ..said }
            }
            MoveEvent::MoveCompleted { by: color, .. } => {
                let (half_move, position) = game.half_move_to_complete(*color)?;
                let is_short = self.verbosity == Verbosity::Brief || self.order == MoveOrder::MoveFirst;
                let sentence = |w: &Wording| {
                    let mv = w.algebraic(half_move, position);
                    match is_short {
                        true => w.messages.fill("move-completed-move-first", &[("mv", &capitalized(&mv))]),
                        false => w.event_text(delivery, &[("color", &name(*color)), ("mv", &mv)]),
                    }
                };
                match self.completions {
                    Completions::Sentence => self.utter_both(delivery, sentence),
                    // A player gets no sentence about the opponent's press (12.6).
                    Completions::Tone => {
                        let delivery = Delivery { to: Audience::Player(*color), ..delivery };
                        Utterance { spoken: Vec::new(), ..self.utter_both(delivery, sentence) }
                    }
                }
            }
            MoveEvent::MoveImported(imported) => {
                let mv = self.algebraic(imported.half_move, game.position());
                self.utter_event(delivery, &[("color", &name(game.to_move())), ("mv", &mv)])
            }
            MoveEvent::MoveImpossible { board } => self.utter_event(delivery, &[("color", &name(*board))]),
        })
    }

    pub(super) fn touched(&self, board: &Board, square: Square) -> String {
        let square_name = square.to_string();
        match board.piece_at(square) {
            Some(Piece { color, role }) => self.messages.fill(
                "piece-on-square",
                &[("color", &name(color)), ("role", &role_name(role)), ("square", &square_name)],
            ),
            None => self.messages.fill("square-empty", &[("square", &square_name)]),
        }
    }

    /// The announcement of a move, also for hearing it again on request.
    pub fn announcement(&self, game: &Game, by: Actor, announcement: &Announcement) -> Utterance {
        let position = game.position();
        let (length, check) = (self.verbosity.length(), self.verbosity.check());
        let words = notation::announce_with(announcement.half_move, position, length, check, game.terms().ranks);
        let color = name(announcement.by);
        let shown = |wording: &Wording| {
            let mv = wording.algebraic(announcement.half_move, position);
            match self.verbosity {
                Verbosity::Brief => format!("{}.", capitalized(&mv)),
                Verbosity::Normal | Verbosity::Full => {
                    let mv = if wording.says_the_same_as(&words) { "" } else { &mv };
                    self.announced(announcement.by, &words.printed, mv)
                }
            }
        };
        let (mut printed, mut read) = (shown(self), shown(&self.in_words()));
        let mut spoken = phrases(&words.parts);
        if announcement.draw_offer {
            let offer = self.messages.fill("draw-offered", &[("color", &color)]);
            (printed, read) = (format!("{printed} {offer}"), format!("{read} {offer}"));
            spoken.push(Phrase { language: self.language().into(), text: offer });
        }
        let kind = UtteranceKind::Event(EventKind::Move(MoveEventKind::MoveAnnounced));
        Utterance { to: Audience::Room, urgency: Urgency::Announcement, by, kind, printed, read, spoken, number: None }
    }

    /// The words of an announcement and the move beside them; no move where it says the same.
    pub(super) fn announced(&self, by: Color, words: &str, mv: &str) -> String {
        let message = match self.order {
            _ if mv.is_empty() => "move-announced-in-words",
            MoveOrder::WordsFirst => "move-announced",
            MoveOrder::MoveFirst => "move-announced-move-first",
        };
        self.messages.fill(message, &[("color", &name(by)), ("words", &words), ("mv", &capitalized(mv))])
    }

    /// Whether a move in words of the interface would only say again what is announced: in German.
    pub(super) fn says_the_same_as(&self, announced: &notation::AnnouncementText) -> bool {
        self.signs == Signs::InWords && announced.parts.iter().all(|(language, _)| *language == self.language)
    }

    fn correction(&self, game: &Game, by: Actor, announcement: &Announcement) -> Utterance {
        let mut utterance = self.announcement(game, by, announcement);
        utterance.kind = UtteranceKind::Event(EventKind::Move(MoveEventKind::AnnouncementCorrected));
        utterance.printed = self.messages.fill("announcement-corrected", &[("sentence", &utterance.printed)]);
        utterance.read = self.messages.fill("announcement-corrected", &[("sentence", &utterance.read)]);
        let word = self.messages.fill("announcement-corrected", &[("sentence", &"")]);
        utterance.spoken.insert(0, Phrase { language: self.language().into(), text: word.trim().into() });
        utterance
    }
}
