//! What the comparison of two written scoresheets found, in words; and why two could not be compared.

use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode, Position};

use super::Wording;
use super::answers::ranks;
use super::language::name;
use super::slips::{SlipNames, meant_in};
use crate::game::records::scoresheet_comparison::SheetVerdict;
use crate::notation::comparison::{Comparison, Fault, FaultKind, OwnFindings, Slips, place_of};
use crate::notation::sheet::{NotASheet, OddNumber, SheetPlace, WrittenEntry};
use crate::notation::{self, Languages, NotationForm, SheetLanguage, Unreadable};

/// One of the two sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetName {
    A,
    B,
}

/// Why sheets cannot be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetTrouble {
    NotASheet {
        path: String,
        reason: NotASheet,
    },
    /// The language was not given, and it matters.
    Language {
        sheet: SheetName,
        languages: Languages,
    },
    NoCommonStart,
    NoPairs {
        path: String,
    },
}

impl SheetName {
    /// The letter by which sentences name the sheet.
    pub fn letter(self) -> &'static str {
        match self {
            SheetName::A => "A",
            SheetName::B => "B",
        }
    }
}

/// The name of a verdict, in any language.
pub fn verdict_name(verdict: SheetVerdict) -> &'static str {
    match verdict {
        SheetVerdict::Agree => "agree",
        SheetVerdict::Differ => "differ",
        SheetVerdict::Incomplete => "incomplete",
        SheetVerdict::Unreadable => "unreadable",
    }
}

impl Wording {
    /// The findings: each line is a sentence or a rank of the board.
    pub fn comparison(&self, found: &Comparison, languages: [SheetLanguage; 2]) -> Vec<String> {
        let l = &self.messages;
        let [a, b] = languages.map(|language| self.sheet_language(language));
        let mut lines = vec![l.fill("compare-verdict", &[("verdict", &verdict_name(found.verdict))])];
        lines.push(self.common_line(found));
        let position = &found.agreement.position;
        let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
        lines.push(l.fill("compare-has-the-move", &[("color", &name(position.turn())), ("fen", &fen)]));
        lines.extend(ranks(position.board()));
        lines.extend(Color::ALL.map(|color| self.pieces_on(position.board(), color)));
        let own = [(SheetName::A, &found.a, languages[0]), (SheetName::B, &found.b, languages[1])];
        for (sheet, findings, _) in own {
            lines.extend(self.next_entry(found, sheet, findings));
        }
        match (&found.slips, found.agreement.would_agree) {
            (Some(slips), _) => {
                lines.push(l.text("compare-proposed"));
                lines.push(self.slips_on_paper(found, slips, languages));
            }
            (None, Some(plies)) => lines.push(l.fill("compare-would-agree", &[("plies", &plies)])),
            (None, None) if found.verdict == SheetVerdict::Differ => lines.push(l.text("compare-nothing-fits")),
            (None, None) => {}
        }
        for (sheet, findings, language) in own {
            // What is merely read in the wrong position behind a slip is no fault of its own.
            let is_explained = |ply: usize| found.slips.is_some() && ply >= found.agreement.agreed_plies();
            let faults: Vec<Fault> = findings.faults.iter().filter(|fault| !is_explained(fault.ply)).cloned().collect();
            lines.extend(faults.iter().map(|fault| self.fault(sheet, fault, language)));
            lines.extend(self.elsewhere(sheet, &faults));
            let lost_at = findings.lost_at.iter().filter(|_| found.slips.is_none());
            lines.extend(lost_at.map(|entry| self.lost(sheet, entry)));
            lines.extend(findings.odd_numbers.iter().map(|odd| self.odd_number(sheet, *odd)));
        }
        lines.push(l.fill("compare-languages", &[("a", &a), ("b", &b)]));
        lines
    }

    /// One line for one pair of many.
    pub fn compared_pair(&self, pair: &str, found: &Comparison) -> String {
        let (verdict, plies) = (verdict_name(found.verdict), found.agreement.agreed_plies());
        let line = self.messages.fill("compare-pair", &[("pair", &pair), ("verdict", &verdict), ("plies", &plies)]);
        match found.may_be_of_two_games && found.slips.is_none() {
            true => format!("{line} {}", self.messages.text("compare-nothing-fits")),
            false => line,
        }
    }

    /// The number of pairs with each verdict.
    pub fn compared_pairs(&self, verdicts: &[SheetVerdict]) -> String {
        let count = |wanted: SheetVerdict| verdicts.iter().filter(|verdict| **verdict == wanted).count();
        self.messages.fill(
            "compare-pairs",
            &[
                ("pairs", &verdicts.len()),
                ("agree", &count(SheetVerdict::Agree)),
                ("differ", &count(SheetVerdict::Differ)),
                ("incomplete", &count(SheetVerdict::Incomplete)),
                ("unreadable", &count(SheetVerdict::Unreadable)),
            ],
        )
    }

    /// The question for the language of a sheet.
    pub fn ask_sheet_language(&self, sheet: SheetName, languages: &Languages) -> String {
        self.messages.fill("compare-ask-language", &[("sheet", &sheet.letter()), ("ways", &ways(languages))])
    }

    /// Why sheets cannot be compared, and what would be right.
    pub(super) fn sheet_trouble(&self, trouble: &SheetTrouble) -> String {
        let l = &self.messages;
        match trouble {
            SheetTrouble::NotASheet { path, reason } => match reason {
                NotASheet::Empty => l.fill("compare-empty", &[("file", &path)]),
                NotASheet::Binary => l.fill("compare-binary", &[("file", &path)]),
                NotASheet::NoMoves => l.fill("compare-no-moves", &[("file", &path)]),
                NotASheet::TooLong => l.fill("compare-too-long", &[("file", &path)]),
            },
            SheetTrouble::Language { sheet, languages } => {
                let option = match sheet {
                    SheetName::A => "--a",
                    SheetName::B => "--b",
                };
                let (sheet, ways) = (sheet.letter(), ways(languages));
                match languages.whole {
                    true => {
                        l.fill("compare-language-unclear", &[("sheet", &sheet), ("option", &option), ("ways", &ways)])
                    }
                    false => {
                        l.fill("compare-language-unfit", &[("sheet", &sheet), ("option", &option), ("ways", &ways)])
                    }
                }
            }
            SheetTrouble::NoCommonStart => l.text("compare-no-common-start"),
            SheetTrouble::NoPairs { path } => l.fill("compare-no-pairs", &[("file", &path)]),
        }
    }

    fn common_line(&self, found: &Comparison) -> String {
        let line = &found.agreement.line;
        let Some((last, before)) = line.split_last() else { return self.messages.text("compare-nothing-common") };
        let mut position = found.start.clone();
        for half_move in before {
            position = half_move.played_in(&position).unwrap_or(position);
        }
        let text = format!(
            "{}{}",
            notation::write(*last, &position, self.letters(), NotationForm::Short),
            notation::check_sign(*last, &position)
        );
        let place = SheetPlace { line: 0, number: position.fullmoves().get(), side: position.turn() };
        self.messages.fill("compare-common", &[("plies", &line.len()), ("mv", &placed(place, &text))])
    }

    /// The slips on the two papers, and how far they would then agree.
    fn slips_on_paper(&self, found: &Comparison, slips: &Slips, languages: [SheetLanguage; 2]) -> String {
        let line = &slips.diagnosis.line;
        let position = |ply: usize| {
            let before = line[..ply].iter();
            before.fold(found.start.clone(), |position, made| made.played_in(&position).unwrap_or(position))
        };
        let mv = |ply: usize| {
            let text = line.get(ply).map_or_else(String::new, |half_move| {
                notation::write(*half_move, &position(ply), self.letters(), NotationForm::Short)
            });
            placed(place_of(&found.start, ply), &text)
        };
        let text = |sheet: Color, entry: usize| slips.entries[sheet].get(entry).map(|entry| entry.text.as_str());
        let name = |sheet: Color| sheet.fold_wb(SheetName::A, SheetName::B).letter();
        self.slips(
            &slips.diagnosis,
            &SlipNames {
                mv: &mv,
                entry: &|sheet, entry, ply| placed(place_of(&found.start, ply), text(sheet, entry).unwrap_or_default()),
                letters: &|sheet, entry, ply| {
                    let own = sheet.fold_wb(languages[0], languages[1]);
                    meant_in(text(sheet, entry)?, own, *line.get(ply)?, &position(ply))
                },
                on_sheet: &|sheet| self.messages.fill("on-sheet-named", &[("sheet", &name(sheet))]),
                last: &|plies| plies.checked_sub(1).map_or_else(|| self.messages.text("ply-start"), &mv),
            },
        )
    }

    /// The next entry of a sheet after the common line; nothing where the slips or the faults say that an entry is
    /// missing.
    fn next_entry(&self, found: &Comparison, sheet: SheetName, findings: &OwnFindings) -> Option<String> {
        let more = findings.entries.saturating_sub(found.agreement.agreed_plies());
        Some(match &findings.next {
            _ if findings.entries == 0 => self.messages.fill("compare-no-entries", &[("sheet", &sheet.letter())]),
            Some(_) if found.agreement.position.legal_moves().is_empty() => {
                self.messages.fill("compare-after-the-end", &[("sheet", &sheet.letter()), ("count", &more)])
            }
            Some(entry) if entry.text.is_empty() => return None,
            Some(entry) => {
                let line = entry.place.line;
                self.messages
                    .fill("compare-next", &[("sheet", &sheet.letter()), ("mv", &entry_text(entry)), ("line", &line)])
            }
            None => self.messages.fill("compare-ends", &[("sheet", &sheet.letter())]),
        })
    }

    fn fault(&self, sheet: SheetName, fault: &Fault, language: SheetLanguage) -> String {
        let l = &self.messages;
        let (sheet, line, mv) = (sheet.letter(), fault.entry.place.line, entry_text(&fault.entry));
        match &fault.kind {
            FaultKind::Illegal(_) => l.fill("compare-illegal", &[("sheet", &sheet), ("line", &line), ("mv", &mv)]),
            FaultKind::Impossible(_) => {
                l.fill("compare-impossible", &[("sheet", &sheet), ("line", &line), ("mv", &mv)])
            }
            FaultKind::Missing => l.fill("compare-missing", &[("sheet", &sheet), ("line", &line), ("mv", &mv)]),
            FaultKind::Ambiguous(several) => {
                let long = |one: &crate::game::half_move::HalfMove| {
                    notation::write(*one, &fault.position, self.letters(), NotationForm::Long)
                };
                let moves = several.iter().map(long).collect::<Vec<_>>().join(", ");
                l.fill("compare-ambiguous", &[("sheet", &sheet), ("line", &line), ("mv", &mv), ("moves", &moves)])
            }
            FaultKind::Unreadable(Unreadable::ForeignLetter { letter, .. }) => l.fill(
                "compare-foreign-letter",
                &[
                    ("sheet", &sheet),
                    ("line", &line),
                    ("mv", &mv),
                    ("letter", &letter),
                    ("language", &self.sheet_language(language)),
                ],
            ),
            FaultKind::Unreadable(Unreadable::PromotionPieceMissing(_)) => {
                l.fill("compare-no-promotion", &[("sheet", &sheet), ("line", &line), ("mv", &mv)])
            }
            FaultKind::Unreadable(_) => {
                l.fill("compare-unreadable", &[("sheet", &sheet), ("line", &line), ("mv", &mv)])
            }
        }
    }

    /// The language in which most of the faulty entries would be legal, if there is one: suggested, never assumed.
    fn elsewhere(&self, sheet: SheetName, faults: &[Fault]) -> Option<String> {
        let count = |language| faults.iter().filter(|fault| fault.elsewhere == Some(language)).count();
        let language = faults.iter().filter_map(|fault| fault.elsewhere).max_by_key(|language| count(*language))?;
        let (sheet, count, language) = (sheet.letter(), count(language), self.sheet_language(language));
        Some(self.messages.fill("compare-elsewhere", &[("sheet", &sheet), ("count", &count), ("language", &language)]))
    }

    fn lost(&self, sheet: SheetName, entry: &WrittenEntry) -> String {
        self.messages.fill("compare-lost", &[("sheet", &sheet.letter()), ("mv", &entry_text(entry))])
    }

    fn odd_number(&self, sheet: SheetName, odd: OddNumber) -> String {
        let OddNumber { line, written, expected } = odd;
        let sheet = sheet.letter();
        self.messages.fill(
            "compare-odd-number",
            &[("sheet", &sheet), ("line", &line), ("written", &written), ("expected", &expected)],
        )
    }
}

fn ways(languages: &Languages) -> String {
    languages.ways.iter().map(|language| language.code()).collect::<Vec<_>>().join(", ")
}

/// `8. Qd4d3`, `8... Qe3+`; `8...` alone for an empty entry.
fn entry_text(entry: &WrittenEntry) -> String {
    placed(entry.place, &entry.text)
}

fn placed(place: SheetPlace, text: &str) -> String {
    let number = place.number;
    let printable: String = text.chars().filter(|c| !c.is_control()).collect();
    let text = match place.side {
        Color::White => format!("{number}. {printable}"),
        Color::Black => format!("{number}... {printable}"),
    };
    text.trim_end().to_owned()
}
