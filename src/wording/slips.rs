//! Slips of the pen on scoresheets, in words: the same for a game and for two papers.

use shakmaty::{Chess, Color};
use strum::IntoEnumIterator;

use super::Wording;
use super::language::name;
use crate::game::Game;
use crate::game::half_move::HalfMove;
use crate::game::records::slips::{Diagnosis, Slip};
use crate::notation::{SheetLanguage, described};

/// The names for the moves, the entries and the sheets of slips.
pub(super) struct SlipNames<'a> {
    /// The half-move of the line at that ply, numbered.
    pub mv: &'a dyn Fn(usize) -> String,
    /// An entry of a sheet as it is written, with the number of that ply.
    pub entry: &'a dyn Fn(Color, usize, usize) -> String,
    /// The language in whose letters an entry means the half-move at that ply, if it does in another than its own.
    pub letters: &'a dyn Fn(Color, usize, usize) -> Option<SheetLanguage>,
    /// `on Black's scoresheet`.
    pub on_sheet: &'a dyn Fn(Color) -> String,
    /// The last of that number of half-moves of the line.
    pub last: &'a dyn Fn(usize) -> String,
}

/// The language in whose letters a text means that half-move, if it does not in the language of its sheet.
pub(super) fn meant_in(text: &str, own: SheetLanguage, half_move: HalfMove, position: &Chess) -> Option<SheetLanguage> {
    let fits = |language: &SheetLanguage| {
        *language != own && described(text, *language).is_some_and(|described| described.can_mean(half_move, position))
    };
    SheetLanguage::iter().find(fits)
}

impl Wording {
    /// The slips on the scoresheets of a game, and how far they would then agree.
    pub(super) fn slips_in_game(&self, game: &Game, diagnosis: &Diagnosis) -> String {
        let line = &diagnosis.line;
        let entry_at = |sheet: Color, entry: usize| game.sheet(sheet).entries.get(entry);
        let position = |ply: usize| {
            let before = line[..ply].iter();
            before.fold(game.terms().start.clone(), |position, made| made.played_in(&position).unwrap_or(position))
        };
        self.slips(
            diagnosis,
            &SlipNames {
                mv: &|ply| self.numbered_move(game, line, ply),
                entry: &|sheet, entry, ply| {
                    let text = entry_at(sheet, entry).map_or_else(String::new, |entry| self.entry_in_words(entry));
                    self.with_move_number(game, ply, &text)
                },
                letters: &|sheet, entry, ply| {
                    let own = SheetLanguage::of_sheet(game, sheet);
                    meant_in(&entry_at(sheet, entry)?.text, own, *line.get(ply)?, &position(ply))
                },
                on_sheet: &|sheet| self.messages.fill("on-sheet-of", &[("color", &name(sheet))]),
                last: &|plies| self.last_of(game, &line[..plies.min(line.len())]),
            },
        )
    }

    /// The slips, and how far both sheets agree once they are put right.
    pub(super) fn slips(&self, diagnosis: &Diagnosis, names: &SlipNames) -> String {
        let l = &self.messages;
        if diagnosis.may_be_of_two_games() {
            return l.text("slips-of-two-games");
        }
        let open = diagnosis.open_at_the_end();
        let letters_of = |slip: &Slip| match *slip {
            Slip::Wrong { sheet, entry, ply } => Some((sheet, (names.letters)(sheet, entry, ply))),
            Slip::Missing { .. }
            | Slip::Repeated { .. }
            | Slip::Surplus { .. }
            | Slip::Exchanged { .. }
            | Slip::OtherCastling { .. }
            | Slip::EitherOrder { .. }
            | Slip::Either { .. }
            | Slip::Open { .. } => None,
        };
        let written: Vec<(Color, Option<SheetLanguage>)> = diagnosis.slips.iter().filter_map(letters_of).collect();
        // One language fits some wrong entries by chance: it is named where it explains half of those on the sheet.
        let letters = |slip: Slip| {
            let (sheet, language) = letters_of(&slip)?;
            let own = written.iter().filter(|(other, _)| *other == sheet);
            let (all, same) = (own.clone().count(), own.filter(|(_, other)| *other == language).count());
            language.filter(|_| 2 * same >= all)
        };
        let named = diagnosis.slips.iter().map(|slip| {
            let later = if open == Some(*slip) { "no" } else { "yes" };
            self.slip(*slip, later, &letters, names)
        });
        let slips = named.collect::<Vec<_>>().join("; ");
        if open.is_some() && diagnosis.slips.len() == 1 {
            return format!("{slips}.");
        }
        let count = |slip: &Slip| if let Slip::Missing { half_moves, .. } = slip { Some(*half_moves) } else { None };
        let missing: Option<Vec<usize>> = diagnosis.slips.iter().map(count).collect();
        let how = match missing.map(|counts| counts.iter().sum::<usize>()) {
            Some(1) => "with-it",
            Some(_) => "with-them",
            None => "corrected",
        };
        let last = (names.last)(open.map_or(diagnosis.agreed, Slip::ply));
        l.fill("slips-agreed", &[("slips", &slips), ("how", &how), ("last", &last)])
    }

    /// `later` is whether anything is written behind a slip that either sheet may have.
    fn slip(
        &self,
        slip: Slip,
        later: &str,
        letters: &dyn Fn(Slip) -> Option<SheetLanguage>,
        names: &SlipNames,
    ) -> String {
        let l = &self.messages;
        match slip {
            Slip::Missing { sheet, ply, half_moves, .. } => {
                let first = (ply..ply + half_moves - 1).map(|ply| (names.mv)(ply)).collect::<Vec<_>>().join(" ");
                let last = (names.mv)(ply + half_moves - 1);
                let moves = match first.as_str() {
                    "" => last,
                    first => l.fill("moves-and", &[("moves", &first), ("last", &last)]),
                };
                l.fill("slip-missing", &[("moves", &moves), ("count", &half_moves), ("on", &(names.on_sheet)(sheet))])
            }
            Slip::Repeated { sheet, entry, ply, entries } => {
                let first = ply.saturating_sub(entries);
                let texts = (0..entries).map(|n| (names.entry)(sheet, entry + n, first + n));
                let texts = texts.collect::<Vec<_>>().join(" ");
                l.fill("slip-repeated", &[("entries", &texts), ("count", &entries), ("on", &(names.on_sheet)(sheet))])
            }
            Slip::Surplus { sheet, entry, .. } => {
                let text = (names.entry)(sheet, entry, entry);
                l.fill("slip-surplus", &[("entry", &text), ("on", &(names.on_sheet)(sheet))])
            }
            Slip::Exchanged { sheet, ply, other } => {
                let (one, other) = ((names.mv)(ply), (names.mv)(other));
                l.fill("slip-exchanged", &[("one", &one), ("other", &other), ("on", &(names.on_sheet)(sheet))])
            }
            Slip::OtherCastling { sheet, entry, ply } => {
                let (text, mv) = ((names.entry)(sheet, entry, ply), (names.mv)(ply));
                l.fill("slip-castling", &[("entry", &text), ("mv", &mv), ("on", &(names.on_sheet)(sheet))])
            }
            Slip::Wrong { sheet, entry, ply } => {
                let (text, mv, on) = ((names.entry)(sheet, entry, ply), (names.mv)(ply), (names.on_sheet)(sheet));
                match letters(slip) {
                    Some(language) => {
                        let language = self.sheet_language(language);
                        l.fill("slip-letters", &[("entry", &text), ("mv", &mv), ("on", &on), ("language", &language)])
                    }
                    None => l.fill("slip-wrong", &[("entry", &text), ("mv", &mv), ("on", &on)]),
                }
            }
            Slip::EitherOrder { ply, other } => {
                let (one, other) = ((names.mv)(ply), (names.mv)(other));
                l.fill("slip-either-order", &[("one", &one), ("other", &other), ("later", &later)])
            }
            Slip::Either { entries, ply } => {
                let [one, other] = Color::ALL.map(|sheet| (names.entry)(sheet, entries[sheet], ply));
                let [on, there] = Color::ALL.map(names.on_sheet);
                l.fill(
                    "slip-either",
                    &[("one", &one), ("on", &on), ("other", &other), ("there", &there), ("later", &later)],
                )
            }
            Slip::Open { entries, ply } => {
                let entry = |sheet: Color| {
                    let text = (names.entry)(sheet, entries[sheet]?, ply);
                    Some(format!("{text} {}", (names.on_sheet)(sheet)))
                };
                let written = Color::ALL.into_iter().filter_map(entry).collect::<Vec<_>>();
                l.fill("slip-open", &[("entries", &written.join(", ")), ("later", &later)])
            }
        }
    }
}
