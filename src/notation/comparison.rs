//! Two written scoresheets, read in their languages and compared (D.2.9): for an arbiter with two papers.

use shakmaty::{ByColor, CastlingMode, Chess, Color, Position};

use super::algebraic::captures;
use super::pgn::{Variant, castling_mode};
use super::sheet::{OddNumber, SheetPlace, WrittenEntry, WrittenSheet};
use super::{Reading, SheetLanguage, Unreadable, described, legal_elsewhere, read_written};
use crate::game::description::Described;
use crate::game::half_move::HalfMove;
use crate::game::records::scoresheet::Meaning;
use crate::game::records::scoresheet_comparison::{
    Claim, Findings, ReadEntry, SheetAgreement, SheetVerdict, compare_sheets, is_legal_throughout,
};
use crate::game::records::slips::{Diagnosis, Entries, diagnose_papers};
use crate::game::terms::start_without_false_rights;

/// A sheet with the language its owner writes.
#[derive(Clone, Copy, Debug)]
pub struct Paper<'a> {
    pub sheet: &'a WrittenSheet,
    pub language: SheetLanguage,
}

/// The comparison of two scoresheets, called a and b.
#[derive(Clone, Debug)]
pub struct Comparison {
    pub verdict: SheetVerdict,
    /// The common line and the position after it.
    pub agreement: SheetAgreement,
    /// The position from which both begin.
    pub start: Chess,
    pub mode: CastlingMode,
    pub a: OwnFindings,
    pub b: OwnFindings,
    /// Whether the sheets differ early, and half of their entries are not alike.
    pub may_be_of_two_games: bool,
    /// The slips, if the sheets differ and it can be found.
    pub slips: Option<Slips>,
}

/// Slips of the pen on two papers; `white` is the first, `black` the second.
#[derive(Clone, Debug)]
pub struct Slips {
    pub diagnosis: Diagnosis,
    /// The entries that the slips count: those that are written.
    pub entries: ByColor<Vec<WrittenEntry>>,
}

/// The findings on one of the sheets.
#[derive(Clone, Debug)]
pub struct OwnFindings {
    pub entries: usize,
    /// Its entry after the common line.
    pub next: Option<WrittenEntry>,
    /// Entries that mean no legal half-move where they stand, in order.
    pub faults: Vec<Fault>,
    /// From this entry on the position is not known.
    pub lost_at: Option<WrittenEntry>,
    pub odd_numbers: Vec<OddNumber>,
}

/// An entry that is not exactly one legal half-move.
#[derive(Clone, Debug)]
pub struct Fault {
    /// Counted from 0.
    pub ply: usize,
    pub entry: WrittenEntry,
    pub position: Chess,
    pub kind: FaultKind,
    /// A language in which the same text would be legal there: suggested, never assumed.
    pub elsewhere: Option<SheetLanguage>,
}

/// A fault of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// It is exactly one half-move, which is illegal.
    Illegal(HalfMove),
    /// It is understood, but no piece can make it.
    Impossible(Unreadable),
    /// It may be several half-moves.
    Ambiguous(Vec<HalfMove>),
    Unreadable(Unreadable),
    /// The move numbers show that an entry is missing.
    Missing,
}

/// The two scoresheets begin from different positions, or from one that is not playable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoCommonStart;

/// Compares the two sheets.
///
/// # Errors
///
/// [`NoCommonStart`] if their FEN tags disagree or hold no position.
pub fn compare(a: Paper<'_>, b: Paper<'_>) -> Result<Comparison, NoCommonStart> {
    let papers = [a, b];
    let (start, mode) = common_start(a.sheet, b.sheet)?;
    let [read_a, read_b] =
        [a, b].map(|paper| move |ply: usize, position: &Chess| read_entry(paper, ply, position, mode));
    let agreement = compare_sheets(&start, ByColor { white: &read_a, black: &read_b });
    let common = agreement.agreed_plies();
    let findings = |paper: Paper<'_>, own: &Findings| OwnFindings {
        entries: paper.sheet.entries.len(),
        next: paper.sheet.entries.get(common).cloned(),
        faults: faults(paper, own, &start, mode),
        lost_at: own.lost_from.and_then(|ply| paper.sheet.entries.get(ply)).cloned(),
        odd_numbers: paper.sheet.odd_numbers.clone(),
    };
    let entries = a.sheet.entries.iter().zip(&b.sheet.entries);
    let (shorter, alike) = (entries.len(), entries.filter(|(one, other)| one.text == other.text).count());
    let (a, b) = (findings(a, &agreement.sheets.white), findings(b, &agreement.sheets.black));
    let verdict = verdict(&agreement, papers, [&a, &b]);
    let may_be_of_two_games = verdict == SheetVerdict::Differ && 4 * common < shorter && 2 * alike < shorter;
    Ok(Comparison { verdict, agreement, start, mode, a, b, may_be_of_two_games, slips: None })
}

impl Paper<'_> {
    /// Whether each of its entries is one legal half-move.
    pub fn is_legal_throughout(self) -> bool {
        common_start(self.sheet, self.sheet).is_ok_and(|(start, mode)| {
            is_legal_throughout(&start, &|ply, position| read_entry(self, ply, position, mode))
        })
    }
}

impl Comparison {
    /// Adds what went wrong, if the sheets differ: both are aligned with the line that they most likely have.
    pub fn with_slips(self, a: Paper<'_>, b: Paper<'_>) -> Comparison {
        let slips = match self.verdict {
            SheetVerdict::Agree => None,
            SheetVerdict::Differ | SheetVerdict::Incomplete | SheetVerdict::Unreadable => slips(&self.start, [a, b]),
        };
        Comparison { slips, ..self }
    }
}

/// In whichever order the sheets are named, the same is proposed.
fn slips(start: &Chess, [a, b]: [Paper<'_>; 2]) -> Option<Slips> {
    let [one, other] = [a, b].map(|paper| paper.sheet.entries.iter().map(|entry| entry.text.as_str()));
    if one.gt(other) {
        let Slips { diagnosis, entries } = slips(start, [b, a])?;
        let entries = ByColor { white: entries.black, black: entries.white };
        return Some(Slips { diagnosis: diagnosis.mirrored(), entries });
    }
    let papers = ByColor { white: a, black: b };
    let described = papers.map(|Paper { sheet, language }| {
        sheet.entries.iter().map(|entry| described(&entry.text, language)).collect::<Vec<_>>()
    });
    let can_mean = ByColor::new_with(|sheet| {
        let described = &described[sheet];
        move |entry: usize, half_move: HalfMove, position: &Chess| {
            described[entry].is_some_and(|described| described.can_mean(half_move, position))
        }
    });
    let says = ByColor::new_with(|sheet| {
        let described = &described[sheet];
        move |entry: usize| described[entry]
    });
    // Ticks and strokes, and what is missing by its number.
    let is_blank = papers.map(|paper| move |entry: usize| paper.sheet.entries[entry].text.is_empty());
    let entries = ByColor::new_with(|sheet| Entries {
        count: described[sheet].len(),
        can_mean: &can_mean[sheet],
        described: &says[sheet],
        is_blank: &is_blank[sheet],
    });
    let diagnosis = diagnose_papers(start, entries.as_ref()).filter(|diagnosis| !diagnosis.slips.is_empty())?;
    Some(Slips { diagnosis, entries: papers.map(|paper| paper.sheet.entries.clone()) })
}

/// Where the half-move at that ply (from 0) of a game stands by its number; in no line of a file.
pub fn place_of(start: &Chess, ply: usize) -> SheetPlace {
    let half_moves = ply as u32 + start.turn().fold_wb(0, 1);
    let side = if half_moves.is_multiple_of(2) { Color::White } else { Color::Black };
    SheetPlace { line: 0, number: start.fullmoves().get() + half_moves / 2, side }
}

/// The position from which both scoresheets begin.
fn common_start(a: &WrittenSheet, b: &WrittenSheet) -> Result<(Chess, CastlingMode), NoCommonStart> {
    let mode_of = |sheet: &WrittenSheet| castling_mode(&Variant::named(sheet.tag("Variant")), sheet.tag("FEN"));
    let is_other = [a, b].into_iter().any(|sheet| mode_of(sheet) == CastlingMode::Chess960);
    let mode = if is_other { CastlingMode::Chess960 } else { CastlingMode::Standard };
    let start = |sheet: &WrittenSheet| match sheet.tag("FEN") {
        Some(fen) => start_without_false_rights(fen, mode).map(Some).map_err(|_| NoCommonStart),
        None => Ok(None),
    };
    match (start(a)?, start(b)?) {
        (Some(one), Some(other)) if one != other => Err(NoCommonStart),
        (Some(start), _) | (None, Some(start)) => Ok((start, mode)),
        (None, None) => Ok((Chess::default(), mode)),
    }
}

fn read_entry(paper: Paper<'_>, ply: usize, position: &Chess, mode: CastlingMode) -> Option<ReadEntry> {
    let entry = paper.sheet.entries.get(ply)?;
    Some(match read_written(&entry.text, position, mode, paper.language) {
        Ok(Reading { half_move, legal, .. }) => {
            let has_sign = || entry.text.chars().any(captures);
            let captures = || has_sign() && described(&entry.text, paper.language).is_some_and(Described::says_capture);
            let claim = match legal.is_some_and(|mv| !mv.is_capture()) && captures() {
                true => Claim::NothingToCapture,
                false => Claim::Fits,
            };
            ReadEntry { meaning: Meaning::HalfMove(half_move), legal, claim }
        }
        Err(unreadable) => match unreadable.possible() {
            several if several.is_empty() => Meaning::Unreadable.into(),
            several => Meaning::Ambiguous(several).into(),
        },
    })
}

/// The faulty entries, each read again in the position where it stands.
fn faults(paper: Paper<'_>, own: &Findings, start: &Chess, mode: CastlingMode) -> Vec<Fault> {
    let mut plies: Vec<usize> =
        [&own.illegal, &own.unreadable, &own.ambiguous].into_iter().flatten().copied().collect();
    plies.sort_unstable();
    let mut position = start.clone();
    let mut played = 0;
    let mut faults = Vec::new();
    for ply in plies {
        while played < ply {
            let Some(after) = own.line.get(played).and_then(|half_move| half_move.left_standing(&position)) else {
                break;
            };
            position = after;
            played += 1;
        }
        let Some(entry) = paper.sheet.entries.get(ply).filter(|_| played == ply) else { break };
        let kind = match read_written(&entry.text, &position, mode, paper.language) {
            Ok(reading) => FaultKind::Illegal(reading.half_move),
            Err(Unreadable::Ambiguous(several)) => FaultKind::Ambiguous(several),
            Err(Unreadable::KingMoveOrCastling { king_move, castling }) => {
                FaultKind::Ambiguous(vec![king_move, castling])
            }
            Err(Unreadable::Empty) => FaultKind::Missing,
            Err(impossible @ (Unreadable::NoSuchPiece { .. } | Unreadable::NotThere { .. })) => {
                FaultKind::Impossible(impossible)
            }
            Err(
                other @ (Unreadable::NotUnderstood { .. }
                | Unreadable::PromotionPieceMissing(_)
                | Unreadable::PromotionToKing(_)
                | Unreadable::CaptureWithoutFile(_)
                | Unreadable::ForeignLetter { .. }
                | Unreadable::OnlyLegalIn { .. }),
            ) => FaultKind::Unreadable(other),
        };
        let elsewhere = match kind {
            FaultKind::Missing | FaultKind::Ambiguous(_) => None,
            FaultKind::Illegal(_) | FaultKind::Impossible(_) | FaultKind::Unreadable(_) => {
                legal_elsewhere(&entry.text, &position, mode, paper.language)
            }
        };
        faults.push(Fault { ply, entry: entry.clone(), position: position.clone(), kind, elsewhere });
    }
    faults
}

/// The difference where both sheets can no longer be followed together. An entry that stands on both alike is
/// none.
fn verdict(agreement: &SheetAgreement, papers: [Paper<'_>; 2], [a, b]: [&OwnFindings; 2]) -> SheetVerdict {
    if agreement.verdict != SheetVerdict::Unreadable {
        return agreement.verdict;
    }
    let common = agreement.agreed_plies();
    let at_difference = [a, b].map(|own| own.faults.iter().find(|fault| fault.ply == common).map(|fault| &fault.kind));
    let [one, other] = papers.map(|paper| {
        let text = paper.sheet.entries.get(common).map_or("", |entry| entry.text.as_str());
        (text, described(text, paper.language))
    });
    let are_alike = one.0 == other.0 || one.1.is_some() && one.1 == other.1;
    let is = |wanted: fn(&FaultKind) -> bool| at_difference.into_iter().flatten().any(wanted);
    if are_alike || is(|kind| matches!(kind, FaultKind::Unreadable(_))) {
        SheetVerdict::Unreadable
    } else if is(|kind| matches!(kind, FaultKind::Missing)) {
        SheetVerdict::Incomplete
    } else if is(|kind| matches!(kind, FaultKind::Impossible(_))) {
        SheetVerdict::Differ
    } else {
        SheetVerdict::Unreadable
    }
}
