//! One interface language, loaded, and how much it says.

use std::borrow::Cow;
use std::iter;
use std::sync::{Arc, OnceLock};

use clap::ValueEnum;
use miniz_oxide::inflate::decompress_slice_iter_to_slice;
use serde::{Deserialize, Serialize};
use shakmaty::{Board, ByColor, CastlingMode, Chess, Color, Piece, Role};
use strum::EnumString;

use super::messages::{Messages, text_of};
use super::sentence::{MoveText, Signs, in_german};
use super::terminal::Terminal;
use crate::game::Game;
use crate::game::half_move::HalfMove;
use crate::game::people::{Actor, Player};
use crate::game::records::scoresheet::{Meaning, SheetEntry};
use crate::game::terms::Terms;
use crate::notation::{self, CheckWord, Length, NotationForm, SheetLanguage};

/// A file of a language: as it is, or compressed, with its length in bytes.
enum File {
    Plain(&'static [u8]),
    Compressed(&'static [u8], usize),
}

/// The path of each file in `locales`, and the file. The build script makes the list.
static FILES: &[(&str, File)] = &include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The folders that are in the program.
struct Locales;

/// The folders of the languages, one for each: `de/annabella.ftl`, `de/glossary.txt`.
pub trait LanguageFolders: Sync {
    /// The path of every file.
    fn paths(&self) -> Vec<String>;
    /// The contents of the file of that path.
    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>>;
}

impl LanguageFolders for Locales {
    fn paths(&self) -> Vec<String> {
        FILES.iter().map(|(path, _)| (*path).to_owned()).collect()
    }

    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        match in_program(path)? {
            File::Plain(text) => Some(Cow::Borrowed(text)),
            File::Compressed(file, length) => {
                let mut text = vec![0; *length];
                decompress_slice_iter_to_slice(&mut text, iter::once(*file), false, false).ok()?;
                Some(Cow::Owned(text))
            }
        }
    }
}

fn in_program(path: &str) -> Option<&'static File> {
    FILES.iter().find(|(name, _)| *name == path).map(|(_, file)| file)
}

/// The interface languages by code, English first: those that have a folder of their own.
pub fn languages() -> Vec<String> {
    languages_in(&Locales)
}

pub(super) fn languages_in(folders: &dyn LanguageFolders) -> Vec<String> {
    let paths = folders.paths();
    let mut codes: Vec<String> = paths.iter().filter_map(|path| Some(path.split_once('/')?.0.to_owned())).collect();
    codes.sort_by_key(|code| (code != "en", code.clone()));
    codes.dedup();
    codes
}

/// The interface has no language of that code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

/// Puts events, refusals and answers into words: the interface language, and how moves are announced.
#[derive(Clone)]
pub struct Wording {
    pub(super) messages: Arc<Messages>,
    pub(super) language: String,
    /// The texts of all languages.
    pub(super) folders: &'static dyn LanguageFolders,
    /// Read when it is first asked for.
    pub(super) glossaries: Arc<OnceLock<Vec<(String, String)>>>,
    /// Needed at every key; made at the first.
    pub(super) sealing_words: OnceLock<Arc<[String]>>,
    pub verbosity: Verbosity,
    pub order: MoveOrder,
    pub completions: Completions,
    /// Who types where the sentences are read.
    pub terminal: Terminal,
    pub(super) signs: Signs,
}

impl Wording {
    /// The wording in that interface language (its code, or a locale such as `de_AT.UTF-8`).
    ///
    /// # Errors
    ///
    /// [`UnknownLanguage`] if the interface has no such language.
    pub fn new(language: &str) -> Result<Wording, UnknownLanguage> {
        Wording::from_folders(&Locales, language)
    }

    /// This wording in another interface language, with everything else as it is set.
    ///
    /// # Errors
    ///
    /// [`UnknownLanguage`] if the interface has no such language.
    pub fn in_language(&self, language: &str) -> Result<Wording, UnknownLanguage> {
        let Wording { verbosity, order, completions, terminal, .. } = *self;
        Ok(Wording { verbosity, order, completions, terminal, ..Wording::new(language)? })
    }

    /// The wording from other language folders than those in the program; English must be among them.
    ///
    /// # Errors
    ///
    /// [`UnknownLanguage`] if the interface has no such language.
    pub fn from_folders(folders: &'static dyn LanguageFolders, language: &str) -> Result<Wording, UnknownLanguage> {
        let unknown = || UnknownLanguage(language.to_owned());
        let code = language.split(['_', '-', '.']).next().unwrap_or_default().to_lowercase();
        let language = languages_in(folders).into_iter().find(|other| *other == code).ok_or_else(unknown)?;
        Ok(Wording::of(messages(folders, &language).ok_or_else(unknown)?, language, folders))
    }

    /// The wording with these messages in that language, with neither brief nor full sentences.
    fn of(messages: Messages, language: String, folders: &'static dyn LanguageFolders) -> Wording {
        Wording {
            messages: Arc::new(messages),
            language,
            folders,
            glossaries: Arc::default(),
            sealing_words: OnceLock::new(),
            verbosity: Verbosity::default(),
            order: MoveOrder::default(),
            completions: Completions::default(),
            terminal: Terminal::default(),
            signs: Signs::default(),
        }
    }

    /// The code of the interface language.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The letters in which moves are printed inside sentences.
    pub fn letters(&self) -> SheetLanguage {
        self.language.parse().unwrap_or(SheetLanguage::English)
    }

    /// The move as it is printed and spoken inside a sentence.
    pub fn move_text(&self, half_move: HalfMove, position: &Chess) -> MoveText {
        MoveText {
            printed: self.algebraic(half_move, position),
            read: self.in_words().algebraic(half_move, position),
            spoken: in_german(notation::announce(half_move, position, Length::Long, CheckWord::Omitted).spoken),
        }
    }

    /// The act of a hand on a player's board; `board` is as it stands before.
    pub fn hand_text(&self, half_move: HalfMove, board: &Board, mode: CastlingMode) -> MoveText {
        let mover = board.color_at(half_move.from).unwrap_or(Color::White);
        MoveText {
            printed: notation::write_on_board(half_move, board, mover, mode, self.letters(), NotationForm::Short),
            read: self.in_words().move_in_words(&notation::write_on_board(
                half_move,
                board,
                mover,
                mode,
                SheetLanguage::English,
                NotationForm::Short,
            )),
            spoken: in_german(notation::announce_on_board(half_move, board, mover, mode).spoken),
        }
    }

    /// The move in algebraic notation, in the letters of the interface language; in its words where signs are not
    /// wanted.
    pub fn algebraic(&self, half_move: HalfMove, position: &Chess) -> String {
        match self.signs {
            Signs::Printed => notation::write(half_move, position, self.letters(), NotationForm::Short),
            Signs::InWords => {
                self.move_in_words(&notation::write(half_move, position, SheetLanguage::English, NotationForm::Short))
            }
        }
    }

    /// The ordinary flow's entry for a move on that player's sheet: short, in the letters of its language (C.2).
    pub fn entry(&self, game: &Game, position: &Chess, sheet: Color, entry: &SheetEntry) -> String {
        let Meaning::HalfMove(half_move) = entry.meaning else { return String::new() };
        let language = SheetLanguage::of_sheet(game, sheet);
        let text = notation::write(half_move, position, language, NotationForm::Short);
        let offer = if entry.draw_offer { " (=)" } else { "" };
        format!("{text}{}{offer}", notation::check_sign(half_move, position))
    }

    /// The name of a colour as a player: `White`.
    pub fn player(&self, color: Color) -> String {
        self.messages.fill("player", &[("color", &name(color))])
    }

    /// The name of a player; the word for the colour where none was given.
    pub fn name_of(&self, color: Color, player: &Player) -> String {
        player.name.clone().unwrap_or_else(|| self.player(color))
    }

    /// The names of both players.
    pub fn names(&self, terms: &Terms) -> ByColor<String> {
        self.named(terms.players.as_ref().map(|player| player.name.as_deref()))
    }

    /// The names given, with the word for the colour in place of a missing one.
    pub fn named(&self, names: ByColor<Option<&str>>) -> ByColor<String> {
        ByColor::new_with(|color| names[color].map_or_else(|| self.player(color), str::to_owned))
    }

    /// The actor as the subject of a sentence: `The arbiter`.
    pub fn actor(&self, actor: Actor) -> String {
        let who = match actor {
            Actor::Player(color) => name(color),
            Actor::Assistant(Color::White) => "white_assistant",
            Actor::Assistant(Color::Black) => "black_assistant",
            Actor::Arbiter => "arbiter",
            Actor::Program => "program",
        };
        self.messages.fill("actor", &[("who", &who)])
    }

    /// A piece with its colour: `white knight`.
    pub fn piece(&self, piece: Piece) -> String {
        self.messages.fill("piece", &[("color", &name(piece.color)), ("role", &role_name(piece.role))])
    }

    /// The language of a scoresheet.
    pub fn sheet_language(&self, language: SheetLanguage) -> String {
        self.messages.fill("sheet-language", &[("code", &language.code())])
    }

    /// A kind of piece: `knight`.
    pub fn role(&self, role: Role) -> String {
        self.messages.fill("role", &[("role", &role_name(role))])
    }

    /// A label before what it names, with the colon as the language sets it: `Opening:`.
    pub fn with_colon(&self, label: &str) -> String {
        self.messages.fill("with-colon", &[("label", &label)])
    }

    /// The piece on a square, or that it is empty.
    pub fn piece_or_empty(&self, piece: Option<Piece>) -> String {
        piece.map_or_else(|| self.messages.text("empty"), |piece| self.piece(piece))
    }
}

/// English.
impl Default for Wording {
    fn default() -> Wording {
        let english = messages(&Locales, "en").unwrap_or_else(|| Messages::new("en", "".into(), None));
        Wording::of(english, "en".to_owned(), &Locales)
    }
}

/// The name under which the messages know a colour.
pub(super) fn name(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

/// The name under which the messages know a kind of piece.
pub(super) fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// The text of a file of a language; `None` where it has none.
pub(super) fn own_file(language: &str, file: &str) -> Option<Cow<'static, str>> {
    Some(text_of(Locales.file(&format!("{language}/{file}"))?))
}

fn messages(folders: &dyn LanguageFolders, language: &str) -> Option<Messages> {
    let text = |code: &str| Some(text_of(folders.file(&format!("{code}/annabella.ftl"))?));
    let english = if language == "en" { None } else { text("en") };
    Some(Messages::new(language, text(language)?, english))
}

/// The amount of words about a move, and in an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, ValueEnum, Serialize, Deserialize)]
#[strum(serialize_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum Verbosity {
    /// Announcements in their short form; answers without what was asked.
    Brief,
    #[default]
    Normal,
    /// Check and checkmate too.
    Full,
}

/// The place of the move in the sentences about it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MoveOrder {
    /// Behind the words in which it is announced.
    #[default]
    WordsFirst,
    /// In front, where a small braille display shows it at once.
    MoveFirst,
}

/// Displays with at most this number of cells show the move first.
const SMALL_DISPLAY: u8 = 20;

impl MoveOrder {
    /// The order that suits a braille display with that number of cells.
    pub fn for_cells(cells: u8) -> MoveOrder {
        if cells <= SMALL_DISPLAY { MoveOrder::MoveFirst } else { MoveOrder::WordsFirst }
    }
}

/// The sign for the room that a move is completed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Completions {
    /// By a tone, as the lever of a clock is heard; only the player who pressed reads a sentence (12.6).
    #[default]
    Tone,
    /// By a sentence, where all have agreed to it.
    Sentence,
}

impl Verbosity {
    pub(super) fn length(self) -> Length {
        match self {
            Verbosity::Brief => Length::Short,
            Verbosity::Normal | Verbosity::Full => Length::Long,
        }
    }

    pub(super) fn check(self) -> CheckWord {
        match self {
            Verbosity::Brief | Verbosity::Normal => CheckWord::Omitted,
            Verbosity::Full => CheckWord::Said,
        }
    }
}

/// Stands for a sign that is not shown.
const REPLACED: char = '\u{FFFD}';

/// The text with a mark in the place of every sign that a terminal would obey or that nobody would see: escapes and
/// other controls, signs that turn the direction of writing, signs without width. Tabs and ends of lines stay.
pub fn visible(text: &str) -> Cow<'_, str> {
    if text.chars().any(is_hidden) {
        Cow::Owned(text.chars().map(|c| if is_hidden(c) { REPLACED } else { c }).collect())
    } else {
        Cow::Borrowed(text)
    }
}

/// The text without every sign that [`visible`] marks: as it stands in files that others open.
pub fn without_hidden_signs(text: &str) -> String {
    text.chars().filter(|c| !is_hidden(*c)).collect()
}

/// The length, in characters, of a quoted text that can be heard without losing patience.
pub(super) fn beginning(text: &str) -> String {
    const LONGEST: usize = 40;
    let begun: String = text.chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    if text.chars().count() > LONGEST { format!("{begun} ...") } else { begun }
}

fn is_hidden(c: char) -> bool {
    match c {
        '\n' | '\t' => false,
        _ if c.is_control() => true,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{3164}' => true,
        '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' => true,
        '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' => true,
        '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}' => true,
        _ => false,
    }
}
