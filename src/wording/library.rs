//! Recorded games: their list, their proof, repairs, recordings, signatures, the report, and watching one.

use serde::Serialize;
use shakmaty::{ByColor, Chess, Color, Position};
use strum::IntoStaticStr;

use super::Wording;
use super::course::score_name;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::language::name;
use super::refusals::printable;
use super::sentence::Utterance;
use crate::game::Game;
use crate::game::half_move::HalfMove;
use crate::game::people::{Actor, Player, Registration};
use crate::notation::openings::opening_of;
use crate::notation::pgn::{PgnGame, Remark};

/// A game in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedGame<'a> {
    pub number: usize,
    pub players: ByColor<String>,
    /// When it was begun, by the local calendar.
    pub begun: String,
    /// How many half-moves were made.
    pub plies: usize,
    /// The last of them, and the position in which it was made.
    pub last_move: Option<(HalfMove, &'a Chess)>,
    pub standing: ListedStanding<'a>,
    /// What the players of a rematch have scored against each other, in half points.
    pub match_score: Option<ByColor<u32>>,
}

/// The standing of a game in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListedStanding<'a> {
    NotBegun,
    /// It is not being played now; that colour has the move.
    Unfinished(Color),
    BeingPlayed,
    /// Another game is played in its place (7.2.1, 7.3).
    Cancelled,
    /// `1-0`, and the name of the reason.
    Over {
        score: &'a str,
        reason: &'a str,
    },
}

impl Wording {
    /// A game as one sentence after another on one line.
    pub fn listed_game(&self, game: &ListedGame) -> String {
        let l = &self.messages;
        let ListedGame { number, players: ByColor { white, black }, begun, plies, last_move, standing, match_score } =
            game;
        let standing = match standing {
            ListedStanding::NotBegun => l.text("games-not-begun"),
            ListedStanding::Unfinished(color) => l.fill("games-unfinished", &[("color", &name(*color))]),
            ListedStanding::BeingPlayed => l.text("games-being-played"),
            ListedStanding::Cancelled => l.text("games-cancelled"),
            ListedStanding::Over { score, reason } => {
                let text = *score;
                l.fill("games-over", &[("score", &score_name(score)), ("text", &text), ("reason", reason)])
            }
        };
        let last = last_move.map(|(half_move, before)| {
            let dots = before.turn().fold_wb(".", "...");
            format!("{}{dots} {}", before.fullmoves(), self.algebraic(half_move, before))
        });
        let entry = l.fill(
            "games-entry",
            &[
                ("number", number),
                ("white", white),
                ("black", black),
                ("begun", &begun),
                ("plies", plies),
                ("last", &last.unwrap_or_default()),
                ("sentence", &standing),
            ],
        );
        let score = match_score.map(|score| self.match_between(&game.players, score));
        std::iter::once(entry).chain(score).collect::<Vec<_>>().join(" ")
    }

    /// A record in a list that cannot be read, and why.
    pub fn listed_unreadable(&self, number: usize, why: &str) -> String {
        self.messages.fill("games-unreadable", &[("number", &number), ("why", &why)])
    }

    /// The record that a game would become.
    pub fn import_possible(&self, number: usize, game: &PgnGame) -> String {
        let player = |tag: &str, color| game.tag(tag).map_or_else(|| self.player(color), printable);
        let (white, black) = (player("White", Color::White), player("Black", Color::Black));
        let plies = self.messages.fill("half-moves", &[("plies", &game.plies.len())]);
        self.messages
            .fill("import-possible", &[("game", &number), ("white", &white), ("black", &black), ("plies", &plies)])
    }

    /// The outcome for the games of a file.
    pub fn import_counts(&self, counts: ImportCounts) -> String {
        let ImportCounts { whole, cut, refused } = counts;
        let games = whole + cut + refused;
        self.messages
            .fill("import-counts", &[("games", &games), ("whole", &whole), ("cut", &cut), ("refused", &refused)])
    }

    /// Places of a game read otherwise than they stand in its file.
    pub fn import_remark(&self, path: &str, game: usize, line: usize, remark: &Remark) -> String {
        let why = match remark {
            Remark::OpenEnd { result } => self.messages.fill("import-open-end", &[("result", result)]),
            Remark::Letters { language } => self.messages.fill("import-letters", &[("language", &language.own_name())]),
            Remark::FalseRights { fen } => self.messages.fill("import-false-rights", &[("fen", fen)]),
            Remark::WentOn { at, .. } => self.messages.fill("import-went-on", &[("at", at)]),
            Remark::Passed { problem, .. } => self.pgn_problem(problem),
            Remark::BrokenOff { problem, .. } => {
                self.messages.fill("import-broken-off", &[("why", &self.pgn_problem(problem))])
            }
        };
        let path = printable(path);
        self.messages.fill("trouble-not-a-pgn", &[("path", &path), ("line", &line), ("game", &game), ("why", &why)])
    }

    /// The number of games of a long file that are read.
    pub fn import_progress(&self, games: usize) -> String {
        self.messages.fill("import-progress", &[("games", &games)])
    }

    /// The path of the record of an imported game.
    pub fn imported(&self, file: &str) -> String {
        self.messages.fill("import-done", &[("file", &file)])
    }

    /// The letters that a printed sheet cannot show.
    pub fn letters_missing(&self, letters: &str) -> String {
        self.messages.fill("sheet-letters-missing", &[("letters", &letters)])
    }

    /// In place of the day of a game that nobody noted.
    pub fn no_date(&self) -> String {
        self.messages.text("games-no-date")
    }

    /// No game fits what was asked for.
    pub fn no_games(&self) -> String {
        self.messages.text("trouble-record-no-game")
    }

    /// That records of games that were never begun were removed, with their number.
    pub fn unplayed_removed(&self, count: usize) -> String {
        self.messages.fill("games-removed", &[("count", &count)])
    }
}

/// The condition of a record. Lines are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Integrity {
    /// Every line is what was written, and the last one closes the record of a game that is over.
    Whole,
    /// Every line is what was written, and nothing says that the last one is the end.
    Open,
    /// Every line is what was written, and the record is closed, but its game is not over.
    ClosedEarly,
    /// It ends in the middle of that line.
    Cut { line: usize },
    /// That line is not what was written, or one before it is missing.
    Edited { line: usize },
    /// From that line on it is in the form of another version, which cannot be checked.
    UnknownVersion { line: usize, version: u64 },
}

/// The parts of a damaged record that the repaired one lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOut {
    Nothing,
    /// The unfinished last line.
    TornEnd,
    /// That line (counted from 1), which was changed or cannot be read, and all lines after it, that many together:
    /// without it they cannot be trusted.
    From {
        line: usize,
        lines: usize,
    },
}

impl Wording {
    /// The condition of a record with that number of sound lines.
    pub fn record_standing(&self, path: &str, lines: usize, standing: Integrity) -> String {
        let l = &self.messages;
        match standing {
            Integrity::Whole => l.fill("verify-whole", &[("path", &path), ("lines", &lines)]),
            Integrity::Open => l.fill("verify-open", &[("path", &path), ("lines", &lines)]),
            Integrity::ClosedEarly => l.fill("verify-closed-early", &[("path", &path)]),
            Integrity::Cut { line } => l.fill("verify-cut", &[("path", &path), ("line", &line)]),
            Integrity::Edited { line } => l.fill("verify-edited", &[("path", &path), ("line", &line)]),
            Integrity::UnknownVersion { line, version } => {
                l.fill("trouble-record-unknown-version", &[("path", &path), ("line", &line), ("version", &version)])
            }
        }
    }

    /// The words that stand for the record up to that line.
    pub fn record_words_at(&self, line: usize, words: &str) -> String {
        self.messages.fill("verify-words", &[("line", &line), ("words", &words)])
    }

    /// Whether the words on paper are those of the record, and up to which line.
    pub fn record_words_found(&self, line: Option<usize>) -> String {
        match line {
            Some(line) => self.messages.fill("verify-words-found", &[("line", &line)]),
            None => self.messages.text("verify-words-not-found"),
        }
    }

    /// That lines after the words on paper change the result: how many, and both results.
    pub fn record_changed_after_words(&self, lines: usize, before: &str, now: &str) -> String {
        self.messages.fill("verify-words-changed", &[("lines", &lines), ("before", &before), ("now", &now)])
    }

    /// The heading over an exported scoresheet.
    pub fn scoresheet_of(&self, owner: Color) -> String {
        self.messages.fill("scoresheet-of", &[("color", &name(owner))])
    }

    /// A player's title and name, and what else FIDE's lists say: `GM Ana García, Elo 2450, ESP, FIDE 2200082`.
    pub fn registered(&self, color: Color, player: &Player) -> String {
        let name = self.name_of(color, player);
        let name = match player.registration.title {
            Some(title) => format!("{} {name}", title.letters()),
            None => name,
        };
        std::iter::once(name).chain(self.listed(&player.registration)).collect::<Vec<_>>().join(", ")
    }

    /// Rating, federation and number of a player; the words for them are the same in every language.
    pub(super) fn listed(&self, known: &Registration) -> impl Iterator<Item = String> {
        let rating = known.rating.filter(|rating| *rating > 0).map(|rating| format!("Elo {rating}"));
        let number = known.fide_id.map(|id| format!("FIDE {id}"));
        [rating, known.federation.clone(), number].into_iter().flatten()
    }

    /// `C50, Italian Game`: the opening of a game that is over. Before that nobody learns it.
    pub fn opening_name(&self, game: &Game) -> Option<String> {
        game.result()?;
        let opening = opening_of(game)?;
        Some(format!("{}, {}", opening.code, opening.name))
    }

    /// `Opening: C50, Italian Game.`, once the game is over.
    pub fn opening_played(&self, game: &Game) -> Option<String> {
        Some(format!("{} {}.", self.with_colon(&self.paper(Paper::Opening)), self.opening_name(game)?))
    }

    /// Which moves stand in a column of a printed scoresheet.
    pub fn moves_on_paper(&self, first: u32, last: u32) -> String {
        self.messages.fill("scoresheet-moves", &[("first", &first), ("last", &last)])
    }

    /// The number of a page of a scoresheet that has several.
    pub fn page_on_paper(&self, page: usize, pages: usize) -> String {
        self.messages.fill("scoresheet-page", &[("page", &page), ("pages", &pages)])
    }

    /// Over the place for a signature: of a player, or of the arbiter.
    pub fn signature_of(&self, color: Option<Color>) -> String {
        self.messages.fill("scoresheet-signature", &[("who", &color.map_or("arbiter", name))])
    }

    /// The players who signed in the record of the game (8.7).
    pub fn signed_by(&self, color: Color, player: &Player) -> String {
        self.messages.fill("scoresheet-signed", &[("name", &self.name_of(color, player))])
    }

    /// That part of the braille code is not confirmed.
    pub fn braille_is_provisional(&self) -> String {
        self.messages.text("braille-provisional")
    }

    /// The number of sound lines that another version wrote; nothing without one.
    pub fn lines_not_understood(&self, lines: usize) -> Option<String> {
        (lines > 0).then(|| self.messages.fill("lines-not-understood", &[("lines", &lines)]))
    }

    /// The result of repairing a record: the new file, its lines, and what is not in it.
    pub fn record_repaired(&self, path: &str, lines: usize, left_out: LeftOut) -> String {
        let l = &self.messages;
        match left_out {
            LeftOut::Nothing => l.fill("repaired-whole", &[("path", &path), ("lines", &lines)]),
            LeftOut::TornEnd => l.fill("repaired-torn", &[("path", &path), ("lines", &lines)]),
            LeftOut::From { line, lines: left } => {
                l.fill("repaired", &[("path", &path), ("lines", &lines), ("line", &line), ("left", &left)])
            }
        }
    }
}

impl Wording {
    /// That what was recorded of a half-move is played now; the recording speaks for itself.
    pub fn plays(&self, by: Actor, ply: usize) -> Utterance {
        let delivery = Delivery::answer(by, UtteranceKind::Answer);
        Utterance { spoken: Vec::new(), ..self.utter(delivery, self.messages.fill("plays", &[("ply", &ply)])) }
    }

    /// A recording of a half-move and how long it is.
    pub fn recording(&self, ply: usize, seconds: u32) -> String {
        self.messages.fill("hear-recorded", &[("ply", &ply), ("seconds", &seconds)])
    }

    /// The megabytes that recordings take, and those that are free on the disk.
    pub fn space(&self, used: u64, free: Option<u64>) -> String {
        let free = free.map_or_else(|| "?".to_owned(), |free| free.to_string());
        self.messages.fill("hear-space", &[("used", &used), ("free", &free)])
    }
}

/// A question to the person who makes a key or signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
pub enum SigningNotice {
    #[strum(serialize = "new")]
    NewPassphrase,
    #[strum(serialize = "again")]
    PassphraseAgain,
    #[strum(serialize = "asked")]
    Passphrase,
}

/// Why there is no key or no signature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SigningTrouble {
    NotAKey {
        path: String,
    },
    WrongPassphrase,
    PassphrasesDiffer,
    /// Nothing could be read.
    NoPassphrase {
        why: String,
    },
    /// The system gives no random numbers or no memory.
    NotMade,
    /// Only a closed record is signed, of which nothing was changed.
    NotWhole {
        path: String,
    },
}

/// The verdict of the signature beside a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SignatureFound {
    /// The record has no signature.
    None,
    /// By the owner of the key of that name.
    By {
        key: String,
    },
    /// By the owner of the key of that name, as was asked.
    ByTheOneAsked {
        key: String,
    },
    /// By another key than the one that was asked about.
    ByAnother {
        key: String,
    },
    /// By another program, with the key of that number; that key is needed to check it.
    Unchecked {
        number: String,
    },
    Wrong,
}

impl Wording {
    /// A question to the person who makes a key or signs.
    pub fn signing_notice(&self, notice: SigningNotice) -> String {
        let notice: &str = notice.into();
        self.messages.fill("key-passphrase", &[("notice", &notice)])
    }

    /// The path of a new key, and its name.
    pub fn key_made(&self, secret: &str, public: &str, key: &str) -> String {
        self.messages.fill("key-made", &[("secret", &secret), ("public", &public), ("key", &key)])
    }

    /// The path of the signature of a record, and the key with which it was made.
    pub fn record_signed(&self, path: &str, signature: &str, key: &str) -> String {
        self.messages.fill("record-signed", &[("path", &path), ("signature", &signature), ("key", &key)])
    }

    /// The verdict of the signature beside a record.
    pub fn signature_found(&self, found: &SignatureFound) -> String {
        self.messages.of_variant("signature", found, &[])
    }
}

/// The fate of the record of a game that is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WatchedRecord {
    Played,
    NotPlayed,
    Deleted,
    Damaged,
    Replaced,
}

impl Wording {
    /// The fate of the record, as a sentence.
    pub fn watched(&self, record: WatchedRecord) -> Utterance {
        let sentence = match record {
            WatchedRecord::Played => self.messages.text("watch-played"),
            WatchedRecord::NotPlayed => self.messages.text("watch-not-played"),
            WatchedRecord::Deleted => self.messages.text("watch-deleted"),
            WatchedRecord::Damaged => self.messages.text("watch-damaged"),
            WatchedRecord::Replaced => self.messages.text("watch-replaced"),
        };
        let delivery = Delivery::notice(UtteranceKind::Watched);
        self.utter(delivery, sentence)
    }
}

/// A word on a printed picture or scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Paper {
    Event,
    Site,
    Date,
    Round,
    Board,
    TimeControl,
    /// Over the numbers of the moves.
    Number,
    /// Over the times that the clock showed.
    Time,
    Result,
    /// Before the words that stand for the record.
    RecordWords,
    Opening,
    /// Before the language of the words.
    Language,
    /// Over the chart of the clocks.
    Clocks,
    /// Under the axis of the moves.
    Move,
    /// Beside the axis of the time.
    TimeLeft,
}

impl Wording {
    /// A word on a printed picture or scoresheet.
    pub fn paper(&self, word: Paper) -> String {
        let word: &str = word.into();
        self.messages.fill("paper", &[("word", &word)])
    }
}

/// The outcome for the games of a file that is imported.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportCounts {
    pub whole: usize,
    /// Those of which something is left out.
    pub cut: usize,
    pub refused: usize,
}

impl ImportCounts {
    /// Counts a game that can be recorded.
    pub fn note(&mut self, game: &PgnGame) {
        match game.remarks.iter().any(Remark::loses_something) {
            true => self.cut += 1,
            false => self.whole += 1,
        }
    }
}
