//! What was refused, not understood or illegal, why, and what would be right.

use serde::Serialize;
use shakmaty::{Board, Color, Position, Role};
use strum::{EnumIter, IntoStaticStr};

use super::Wording;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::language::{name, role_name};
use super::messages::Argument;
use super::seats::NotAtASeat;
use super::sentence::{Signs, Utterance};
use super::terminal::Terminal;
use crate::game::Game;
use crate::game::cases::Case;
use crate::game::conduct::complaint_kind::{TouchedSquares, WrongStart};
use crate::game::half_move::HalfMove;
use crate::game::laws::touch::TouchRule;
use crate::game::laws::why_illegal::{PieceOn, WhyIllegal};
use crate::game::people::Actor;
use crate::game::refusal::{ConductRefusal, Refusal};
use crate::notation::{SheetLanguage, Unreadable, file_word, piece_word, rank_word};

/// How often a refusal is said with its article and its hint.
const SAID_WHOLE: usize = 2;

/// The most words of help that stand behind what is not understood.
const MOST_WORDS: usize = 100;

impl Wording {
    /// Why a command was refused, to the one who gave it, with the article and what would be right.
    pub fn refusal(&self, game: &Game, by: Actor, refusal: &Refusal) -> Utterance {
        self.refusal_said_before(game, by, refusal, 0)
    }

    /// Why a command was refused, where that was said that often `before`: in the end the article and the hint are left
    /// out, and only what the game waits for is said again.
    pub fn refusal_said_before(&self, game: &Game, by: Actor, refusal: &Refusal, before: usize) -> Utterance {
        let delivery = Delivery::answer(by, UtteranceKind::Refused);
        let is_new = before < SAID_WHOLE;
        let article = refusal.article().filter(|_| is_new).map(|article| game.terms().number_of(article));
        self.utter_both(delivery, |w| {
            let (reason, hint) = w.refusal_and_hint(game, refusal);
            let leads_on = if refusal.is_of_the_state() { w.what_leads_on(game, by, refusal) } else { Vec::new() };
            let hint = w.hint_at_this_terminal(game, refusal, hint);
            let hint = if leads_on.is_empty() { hint.filter(|_| is_new) } else { Some(leads_on.join(" ")) };
            let reason = match article {
                Some(article) => format!("{} ({}).", reason.trim_end_matches('.'), w.cited(article)),
                None => reason,
            };
            join(reason, hint)
        })
    }

    /// The hint of a refusal where nobody else is spoken for: who wants something of the arbiter calls him.
    fn hint_at_this_terminal(&self, game: &Game, refusal: &Refusal, hint: Option<String>) -> Option<String> {
        let announced = game.in_hand().announcement.as_ref().map(|announced| announced.by);
        if let (Refusal::NotCompleted { .. }, Some(by)) = (refusal, announced)
            && !self.terminal.moves_for(by)
        {
            return Some(self.messages.fill("awaited-completion-elsewhere", &[("color", &name(by))]));
        }
        if (Refusal::NotYours { whose: Actor::Arbiter }) != *refusal {
            return hint;
        }
        match self.terminal {
            Terminal::Shared | Terminal::WithTheArbiter(_) => hint,
            Terminal::OnesOwn(Actor::Player(_) | Actor::Assistant(_)) if game.clock().running().is_some() => {
                Some(self.messages.of_variant(
                    "misread",
                    &Misreading::Said { saying: Saying::Referee },
                    &[("saying", &"referee")],
                ))
            }
            Terminal::OnesOwn(_) | Terminal::Watching => None,
        }
    }

    /// Says that a command had nothing to do. Silence would leave a blind player guessing.
    pub fn nothing_changed(&self, by: Actor) -> Utterance {
        let delivery = Delivery::answer(by, UtteranceKind::NothingChanged);
        self.utter(delivery, self.messages.text("nothing-changed"))
    }

    /// The sentence on a move that could not be read, to the one who entered it.
    pub fn unreadable(&self, game: &Game, by: Actor, unreadable: &Unreadable) -> Utterance {
        let sentence = self.why_unreadable(game.position().board(), unreadable);
        self.utter(Delivery::answer(by, UtteranceKind::Unreadable), sentence)
    }

    /// Why a text is not a move, and what would be right.
    pub fn why_unreadable(&self, board: &Board, unreadable: &Unreadable) -> String {
        let (reason, hint) = self.unreadable_and_hint(board, unreadable);
        join(reason, hint)
    }

    pub(super) fn refusal_and_hint(&self, game: &Game, refusal: &Refusal) -> (String, Option<String>) {
        if *refusal == Refusal::Cancelled {
            return (self.cancelled(game), None);
        }
        let more = self.refusal_variables(game, refusal);
        let more: Vec<(&str, &dyn Argument)> = more.iter().map(|(name, text)| (*name, text as &dyn Argument)).collect();
        self.messages.variant("refused", refusal, &more)
    }

    /// The variables of a refusal's sentence beside its fields, for example moves in the words of the language.
    fn refusal_variables(&self, game: &Game, refusal: &Refusal) -> Vec<(&'static str, String)> {
        let algebraic = |half_move: HalfMove| self.algebraic(half_move, game.position());
        if let Refusal::NotYours { whose } = refusal {
            whose.side().map(|color| ("color", name(color).to_owned())).into_iter().collect()
        } else if let Refusal::NotExecuted { .. } = refusal {
            let announced = game.in_hand().announcement.as_ref();
            vec![("mv", announced.map_or_else(String::new, |announced| algebraic(announced.half_move)))]
        } else if let Refusal::WhichCase | Refusal::NoSuchCase { .. } = refusal {
            let open: Vec<String> = game.cases_to_rule_on().map(|case| self.case_named(game, case)).collect();
            vec![("open", if open.is_empty() { self.messages.text("no-open-case") } else { open.join(" ") })]
        } else if let Refusal::AlreadyCompleted { ply } = refusal {
            let line: Vec<HalfMove> = game.line().iter().map(|made| made.half_move).collect();
            // The words that go back before it: `20...` is after Black's move 20, `0` before the first.
            let before = ply.checked_sub(1).map(|before| game.number_at(before));
            let number =
                before.map_or("0".to_owned(), |(number, color)| format!("{number}{}", color.fold_wb("", "...")));
            let completed = if game.is_completed(*ply) { "yes" } else { "no" };
            let mv = self.numbered_move(game, &line, *ply);
            vec![("mv", mv), ("number", number), ("completed", completed.to_owned())]
        } else if let Refusal::Conduct(ConductRefusal::NoSuchArticle { edition, number }) = refusal {
            vec![("sentence", self.no_such_article(*edition, number))]
        } else if let Refusal::Conduct(ConductRefusal::NotIllegal { ply }) = refusal {
            let line: Vec<HalfMove> = game.line().iter().map(|made| made.half_move).collect();
            vec![("mv", self.numbered_move(game, &line, *ply))]
        } else if let Refusal::NotCompleted { announced: half_move } | Refusal::ClaimedMoveFirst { half_move } = refusal
        {
            vec![("mv", algebraic(*half_move))]
        } else if let Refusal::SheetCorrectionDue { of } | Refusal::EntryNotDue { of } = refusal {
            vec![("due", self.strokes_due(game, *of).join("; "))]
        } else if *refusal == Refusal::NothingToRetraceSoFar {
            let lacking = Color::ALL.into_iter().map(|sheet| (sheet, game.entries_lacking(sheet)));
            let lacks = lacking
                .filter(|(_, plies)| *plies > 0)
                .map(|(sheet, plies)| self.messages.fill("sheet-lacks", &[("color", &name(sheet)), ("plies", &plies)]));
            vec![("lacks", lacks.collect::<Vec<_>>().join(" "))]
        } else if let Refusal::IntendedMoveIllegal { half_move } = refusal {
            vec![("squares", format!("{} {}", half_move.from, half_move.to))]
        } else if let Refusal::NothingThere { half_move } = refusal {
            vec![("square", half_move.from.to_string())]
        } else if let Refusal::Conduct(ConductRefusal::NotAgreedDuty { duty }) = refusal {
            vec![("duty", duty.name().to_owned())]
        } else if let Refusal::Conduct(ConductRefusal::NoSuchPenalty { edition }) = refusal {
            vec![("laws", edition.to_string())]
        } else if let Refusal::Conduct(ConductRefusal::TooLateForComplaint { what, .. }) = refusal {
            // Castling has a sentence of its own after a wrong set-up.
            let castling = (*what == WrongStart::SetUp).then(|| ("castling", String::new()));
            [("what", <&str>::from(*what).to_owned())].into_iter().chain(castling).collect()
        } else {
            Vec::new()
        }
    }

    fn unreadable_and_hint(&self, board: &Board, unreadable: &Unreadable) -> (String, Option<String>) {
        let l = &self.messages;
        match unreadable {
            Unreadable::Empty => (l.text("unreadable-empty"), None),
            Unreadable::NotUnderstood { part } => (
                l.fill("unreadable-not-understood", &[("part", &printable(part))]),
                Some(l.text("unreadable-not-understood-hint")),
            ),
            Unreadable::CaptureWithoutFile(capture) => {
                let typed = format!("{}x{}", capture.from.file().char(), capture.to);
                let typed = if self.signs == Signs::InWords { self.move_in_words(&typed) } else { typed };
                (
                    l.text("unreadable-capture-without-file"),
                    Some(l.fill("unreadable-capture-without-file-hint", &[("mv", &typed)])),
                )
            }
            Unreadable::Ambiguous(several) => {
                let described = several.iter().map(|half_move| {
                    if castles(board, *half_move) {
                        let is_long = half_move.to.file() < half_move.from.file();
                        return l.text(if is_long { "castles-queenside" } else { "castles-kingside" });
                    }
                    let role = board.role_at(half_move.from).map(|role| self.role(role)).unwrap_or_default();
                    format!("{role} {} {}", half_move.from, half_move.to)
                });
                let moves = described.collect::<Vec<_>>().join(", ");
                let hint = match several.iter().all(|half_move| castles(board, *half_move)) {
                    true => "unreadable-ambiguous-castling-hint",
                    false => "unreadable-ambiguous-hint",
                };
                (l.fill("unreadable-ambiguous", &[("moves", &moves)]), Some(l.text(hint)))
            }
            Unreadable::KingMoveOrCastling { king_move, castling } => {
                let side = if castling.to.file() > castling.from.file() { "short" } else { "long" };
                let square = king_move.to;
                // The words of D.2.1 are read whatever the language of the sheet is.
                let words = [piece_word(Role::King), file_word(square.file()), rank_word(square.rank())];
                let step = words.map(|word| word.printed).join(" ");
                (
                    l.fill("unreadable-king-or-castling", &[("square", &square.to_string())]),
                    Some(l.fill("unreadable-king-or-castling-hint", &[("step", &step), ("side", &side)])),
                )
            }
            Unreadable::NoSuchPiece { role, to } => (
                l.fill("unreadable-no-such-piece", &[("role", &role_name(*role)), ("square", &to.to_string())]),
                Some(l.text("unreadable-no-such-piece-hint")),
            ),
            Unreadable::NotThere { square, .. } => {
                (l.fill("unreadable-not-there", &[("square", &square.to_string())]), None)
            }
            Unreadable::PromotionPieceMissing(half_move) => {
                let square = half_move.to.to_string();
                (l.text("unreadable-promotion"), Some(l.fill("unreadable-promotion-hint", &[("square", &square)])))
            }
            Unreadable::PromotionToKing(half_move) => {
                let square = half_move.to.to_string();
                let hint = l.fill("unreadable-promotion-to-king-hint", &[("square", &square)]);
                (l.text("unreadable-promotion-to-king"), Some(hint))
            }
            Unreadable::OnlyLegalIn { language, .. } => (
                l.fill("unreadable-only-legal-in", &[("language", &self.sheet_language(*language))]),
                Some(l.text("unreadable-only-legal-in-hint")),
            ),
            Unreadable::ForeignLetter { letter, suggestion } => {
                let hint = suggestion.map(|language| {
                    l.fill("unreadable-foreign-letter-hint", &[("language", &self.sheet_language(language))])
                });
                (l.fill("unreadable-foreign-letter", &[("letter", &printable(letter))]), hint)
            }
        }
    }
}

/// Whether that half-move of a king is castling: over two files, or onto an own rook.
fn castles(board: &Board, HalfMove { from, to, .. }: HalfMove) -> bool {
    let king = board.piece_at(from).filter(|piece| piece.role == Role::King);
    king.is_some_and(|king| from.file().distance(to.file()) == 2 || board.color_at(to) == Some(king.color))
}

/// Typed text made fit to be shown: without control characters, and not too long.
pub(super) fn printable(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(40).collect()
}

fn join(reason: String, hint: Option<String>) -> String {
    match hint {
        Some(hint) => format!("{reason} {hint}"),
        None => reason,
    }
}

/// A fault of a typed line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Misreading {
    /// Something is missing after a word.
    Missing {
        /// The English word, under which its help stands.
        word: &'static str,
        typed: String,
    },
    /// What follows a word is not understood.
    Trailing { word: &'static str, typed: String, rest: String },
    /// Not a word; these are like it.
    Unknown { text: String, meant: Vec<String> },
    /// Two moves on one line.
    SeveralMoves { first: String, second: String },
    /// There is no such square on a board.
    NoSuchSquare { square: String },
    /// The word needs a player, and no player is named.
    WhichPlayer { typed: String },
    /// A short word that is also a letter of a move: what follows may belong to either.
    LetterOrWord { typed: String, word: String, rest: String },
    /// A saying that has an answer of its own.
    Said { saying: Saying },
    /// The rank of the square is missing: `exd`, `Nf`.
    RankMissing { text: String },
    /// A word of another interface language; the same word as it is typed here.
    OtherLanguage { text: String, language: String, typed: String },
    /// On that player's board the opponent's move between these squares is not executed yet.
    OwedFirst { color: &'static str, squares: String },
}

/// Lines that people say at a board, or type in other programs, and what is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, EnumIter, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Saying {
    /// A result without its word.
    Score,
    /// The time that a clock shows.
    Time,
    /// A flag has fallen.
    Flag,
    /// The arbiter by another name.
    Referee,
    /// The last move was illegal.
    Illegal,
    /// Mate, or stalemate.
    Mate,
    /// Whether somebody is in check.
    InCheck,
    /// The position in Forsyth-Edwards notation.
    Fen,
    Version,
    /// How the screen looks.
    Looks,
    Mouse,
    /// A wish for help with the game.
    Hint,
    Pin,
    /// A move in descriptive notation.
    Descriptive,
}

impl Wording {
    /// The texts of a saying in English and in this language.
    pub fn forms_of_saying(&self, saying: Saying) -> Vec<String> {
        let name = format!("saying-{}", <&str>::from(saying));
        self.messages.english_list(&name).into_iter().chain(self.messages.own_list(&name)).collect()
    }

    /// Whether the help of a word has more words than are heard with patience.
    fn is_long(&self, word: &str) -> bool {
        self.help(word).iter().map(|row| row.split_whitespace().count()).sum::<usize>() > MOST_WORDS
    }

    /// Whether that is a word of the arbiter, typed where the arbiter does not type: how it goes on is of no use there.
    pub fn is_of_the_arbiter_elsewhere(&self, misreading: &Misreading) -> bool {
        let (Misreading::Missing { word, .. } | Misreading::Trailing { word, .. }) = misreading else { return false };
        !self.terminal.takes_rulings() && word.parse().is_ok_and(Wording::is_of_the_arbiter_alone)
    }

    /// The sentence on a fault of a typed line, to the one who typed it.
    pub fn misread(&self, by: Actor, misreading: &Misreading) -> Utterance {
        if let (Misreading::WhichPlayer { .. }, Terminal::OnesOwn(_) | Terminal::Watching) = (misreading, self.terminal)
        {
            return self.not_at_a_seat(by, NotAtASeat::AnotherSpeaker);
        }
        let say = |more: &[(&str, &dyn Argument)]| self.messages.of_variant("misread", misreading, more);
        let (kind, sentence) = match misreading {
            Misreading::Missing { word, typed } => {
                let help = self.help(word).join(" ");
                (UtteranceKind::Incomplete, say(&[("typed", &printable(typed)), ("sentence", &help)]))
            }
            Misreading::Trailing { word, typed, rest } if self.is_long(word) => {
                let sentence = self
                    .messages
                    .fill("misread-trailing-long", &[("typed", &printable(typed)), ("rest", &printable(rest))]);
                (UtteranceKind::Incomplete, sentence)
            }
            Misreading::Trailing { word, typed, rest } => {
                let help = self.help(word).join(" ");
                let more: [(&str, &dyn Argument); 3] =
                    [("typed", &printable(typed)), ("rest", &printable(rest)), ("sentence", &help)];
                (UtteranceKind::Incomplete, say(&more))
            }
            Misreading::Unknown { text, meant } => {
                (UtteranceKind::Unreadable, say(&[("text", &printable(text)), ("meant", &meant.join(", "))]))
            }
            Misreading::NoSuchSquare { square } => (UtteranceKind::Unreadable, say(&[("square", &printable(square))])),
            Misreading::SeveralMoves { first, second } => {
                (UtteranceKind::Unreadable, say(&[("first", &printable(first)), ("second", &printable(second))]))
            }
            Misreading::WhichPlayer { typed } => (UtteranceKind::Incomplete, say(&[("typed", &printable(typed))])),
            Misreading::LetterOrWord { typed, word, rest } => {
                let more: [(&str, &dyn Argument); 3] =
                    [("typed", &printable(typed)), ("word", word), ("rest", &printable(rest))];
                (UtteranceKind::Unreadable, say(&more))
            }
            Misreading::Said { saying } => {
                let answer: &str = (*saying).into();
                let version = env!("CARGO_PKG_VERSION");
                (UtteranceKind::Hint, say(&[("saying", &answer), ("version", &version)]))
            }
            Misreading::RankMissing { text } => (UtteranceKind::Unreadable, say(&[("text", &printable(text))])),
            Misreading::OtherLanguage { text, language, typed } => {
                let language = self.sheet_language(language.parse().unwrap_or(SheetLanguage::English));
                let more: [(&str, &dyn Argument); 3] =
                    [("text", &printable(text)), ("language", &language), ("typed", typed)];
                (UtteranceKind::Unreadable, say(&more))
            }
            Misreading::OwedFirst { .. } => (UtteranceKind::Unreadable, say(&[])),
        };
        self.utter(Delivery::answer(by, kind), sentence)
    }
}

impl Wording {
    /// Why a half-move is illegal.
    pub fn why_illegal(&self, why: WhyIllegal) -> String {
        let nowhere = || (String::new(), "pawn");
        let on = |piece: PieceOn| (piece.square.to_string(), role_name(piece.role));
        let (name, (square, role), through) = match why {
            WhyIllegal::NothingThere { square } => ("nothing", (square.to_string(), "pawn"), String::new()),
            WhyIllegal::OwnPieceThere(piece) => ("own", on(piece), String::new()),
            WhyIllegal::CapturesKing => ("king", nowhere(), String::new()),
            WhyIllegal::NotItsMove { role } => ("not-its-move", (String::new(), role_name(role)), String::new()),
            WhyIllegal::Blocked(man) => ("blocked", on(man), String::new()),
            WhyIllegal::NothingToCapture { square } => ("no-capture", (square.to_string(), "pawn"), String::new()),
            WhyIllegal::NoEnPassant => ("no-en-passant", nowhere(), String::new()),
            WhyIllegal::NotPromoted => ("not-promoted", nowhere(), String::new()),
            WhyIllegal::WrongPromotion => ("wrong-promotion", nowhere(), String::new()),
            WhyIllegal::KingLeftInCheck(man) => ("left-in-check", on(man), String::new()),
            WhyIllegal::KingIntoCheck(man) => ("into-check", on(man), String::new()),
            WhyIllegal::NoCastlingRight => ("no-castling", nowhere(), String::new()),
            WhyIllegal::CastlingInCheck(man) => ("castling-in-check", on(man), String::new()),
            WhyIllegal::CastlingThrough { square, by } => ("castling-through", on(by), square.to_string()),
        };
        self.messages
            .fill("why-illegal", &[("why", &name), ("square", &square), ("role", &role), ("through", &through)])
    }

    /// The duty that follows from the squares touched, for the arbiter alone.
    pub(super) fn touch_binds(&self, game: &Game, case: &Case, touched: TouchedSquares) -> String {
        let rule = game.touch_rule(case, touched);
        let article = rule.article().number(game.terms().edition);
        let (name, own, enemy) = match rule {
            TouchRule::OwnMoves { square } => ("moves", square.to_string(), String::new()),
            TouchRule::EnemyIsCaptured { square } => ("captured", String::new(), square.to_string()),
            TouchRule::OwnCaptures { own, enemy } => ("captures", own.to_string(), enemy.to_string()),
            TouchRule::Castles { .. } => ("castles", String::new(), String::new()),
            TouchRule::KingMoves => ("king", String::new(), String::new()),
            TouchRule::Free => ("free", String::new(), String::new()),
        };
        self.messages.fill("touch-binds", &[("rule", &name), ("own", &own), ("enemy", &enemy), ("article", &article)])
    }

    /// The pieces on those squares, as they stood on the board of the line.
    pub(super) fn touched_pieces(&self, game: &Game, touched: TouchedSquares) -> String {
        // A piece that has moved since is named where it stood.
        let (now, before) = (game.position().board(), game.placement_at(game.line().len().saturating_sub(1)));
        let board = |square| if now.piece_at(square).is_some() { now } else { &before };
        touched.to_vec().iter().map(|square| self.touched(board(*square), *square)).collect::<Vec<_>>().join(", ")
    }
}
