//! Slips of the pen: the fewest strokes put a scoresheet right, they are said so that they can be carried out, and
//! afterwards both scoresheets mean the same.

use annabella::game::half_move::HalfMove;
use annabella::game::records::alignment::{Stroke, align};
use annabella::notation::SheetLanguage::{self, *};
use annabella::notation::{NotationForm, described, read_written, write};
use annabella::rehearsal::script::Script;
use annabella::rehearsal::{Transcript, rehearse};
use annabella::wording::Wording;
use proptest::prelude::*;
use serde_json::Value;
use shakmaty::{CastlingMode, Chess, Color, Position};

use crate::program::{cases, more_cases};

const STANDARD: CastlingMode = CastlingMode::Standard;

/// The languages of the interface, in whose letters sheets are kept.
const LANGUAGES: [SheetLanguage; 10] =
    [English, German, Spanish, French, Italian, Dutch, Polish, Portuguese, Russian, Turkish];

/// Whether each entry can mean each half-move.
type Relation = Vec<Vec<bool>>;

/// What is done with one entry.
#[derive(Clone, Copy, PartialEq)]
enum Deed {
    Keep,
    Correct,
    Strike,
    /// It changes places with that later entry.
    Exchange(usize),
}

/// Whether these deeds, and that number of half-moves written in before each entry and at the end, make the sheet
/// right.
fn makes_right(deeds: &[Deed], written: &[usize], can: &Relation, line: usize) -> bool {
    let mut order: Vec<usize> = (0..deeds.len()).collect();
    let mut touched = vec![false; deeds.len()];
    for (entry, deed) in deeds.iter().enumerate() {
        let Deed::Exchange(other) = *deed else { continue };
        let between = &deeds[entry + 1..other];
        let nothing_between = !between.contains(&Deed::Strike) && written[entry + 1..=other].iter().all(|n| *n == 0);
        if touched[entry] || touched[other] || deeds[other] != Deed::Keep || !nothing_between {
            return false;
        }
        (touched[entry], touched[other]) = (true, true);
        order.swap(entry, other);
    }
    let mut ply = 0;
    for (place, deed) in deeds.iter().enumerate() {
        ply += written[place];
        match deed {
            Deed::Strike => continue,
            Deed::Correct => {}
            Deed::Keep | Deed::Exchange(_) => {
                if ply >= line || !can[order[place]][ply] {
                    return false;
                }
            }
        }
        ply += 1;
    }
    ply + written[deeds.len()] == line
}

/// The fewest strokes, by trying all.
fn fewest_of_all(can: &Relation, line: usize) -> usize {
    let entries = can.len();
    let choices = |entry: usize| {
        let exchanges = [entry + 1, entry + 2].into_iter().filter(move |other| *other < entries).map(Deed::Exchange);
        [Deed::Keep, Deed::Correct, Deed::Strike].into_iter().chain(exchanges).collect::<Vec<_>>()
    };
    let mut plans: Vec<Vec<Deed>> = vec![vec![]];
    for entry in 0..entries {
        plans = plans
            .into_iter()
            .flat_map(|plan| choices(entry).into_iter().map(move |deed| [plan.clone(), vec![deed]].concat()))
            .collect();
    }
    let mut fewest = usize::MAX;
    for plan in &plans {
        let struck = plan.iter().filter(|deed| **deed == Deed::Strike).count();
        let Some(missing) = (line + struck).checked_sub(entries) else { continue };
        let strokes = missing + plan.iter().filter(|deed| **deed != Deed::Keep).count();
        if strokes < fewest && distributions(missing, entries + 1).iter().any(|way| makes_right(plan, way, can, line)) {
            fewest = strokes;
        }
    }
    fewest
}

/// All ways to put that number of things into that number of places.
fn distributions(things: usize, places: usize) -> Vec<Vec<usize>> {
    if places == 1 {
        return vec![vec![things]];
    }
    let with = |first: usize| distributions(things - first, places - 1).into_iter().map(move |rest| (first, rest));
    (0..=things).flat_map(with).map(|(first, rest)| [vec![first], rest].concat()).collect()
}

/// Those strokes as deeds, and where half-moves are written in.
fn carried_out(strokes: &[Stroke], entries: usize) -> (Vec<Deed>, Vec<usize>) {
    let (mut deeds, mut written) = (vec![Deed::Keep; entries], vec![0; entries + 1]);
    for stroke in strokes {
        match *stroke {
            Stroke::Correct { entry, .. } => deeds[entry] = Deed::Correct,
            Stroke::Strike { entry, .. } => deeds[entry] = Deed::Strike,
            Stroke::WriteIn { entry, .. } => written[entry] += 1,
            Stroke::Exchange { entry, other, .. } => deeds[entry] = Deed::Exchange(other),
        }
    }
    (deeds, written)
}

proptest! {
    #![proptest_config(more_cases(100, 400))]

    #[test]
    fn a_sheet_is_put_right_with_the_fewest_strokes(
        can in prop::collection::vec(prop::collection::vec(prop::bool::weighted(0.3), 4), 0..5),
        line in 0..5usize,
    ) {
        let strokes = align(can.len(), line, usize::MAX, |entry, ply| can[entry].get(ply).copied().unwrap_or(false));
        let strokes = strokes.expect("without a limit");
        let (deeds, written) = carried_out(&strokes, can.len());
        prop_assert!(makes_right(&deeds, &written, &can, line), "{:?}", strokes);
        prop_assert_eq!(strokes.len(), fewest_of_all(&can, line), "{:?}", strokes);
    }

    /// The judge of single entries agrees with the reader of sheets.
    #[test]
    fn an_entry_can_mean_what_the_reader_finds_in_it(
        picks in prop::collection::vec(any::<u16>(), 0..80),
        language in prop::sample::select(LANGUAGES.to_vec()),
    ) {
        let mut position = Chess::default();
        for pick in picks {
            let moves = position.legal_moves();
            let Some(mv) = moves.get(usize::from(pick) % moves.len().max(1)) else { break };
            position.play_unchecked(*mv);
        }
        let legal: Vec<HalfMove> = position.legal_moves().iter().map(|mv| HalfMove::of(*mv, STANDARD)).collect();
        for half_move in &legal {
            let short = write(*half_move, &position, language, NotationForm::Short);
            let long = write(*half_move, &position, language, NotationForm::Long);
            for text in [undisambiguated(&short), short.replace('x', ""), short, long] {
                let Some(described) = described(&text, language) else { continue };
                let found = match read_written(&text, &position, STANDARD, language) {
                    Ok(reading) => vec![reading.half_move],
                    Err(unreadable) => unreadable.possible(),
                };
                for other in &legal {
                    // Without the piece that a pawn becomes an entry means no half-move yet.
                    if other.promotion.is_some() && !found.contains(other) {
                        continue;
                    }
                    let can_mean = described.can_mean(*other, &position);
                    prop_assert_eq!(can_mean, found.contains(other), "{} {} in {:?}", text, other, position.board());
                }
            }
        }
    }
}

/// The text of a piece's move without what distinguishes it from another.
fn undisambiguated(text: &str) -> String {
    let letters = text.chars().take_while(|c| c.is_uppercase()).count();
    let rest: Vec<char> = text.chars().skip(letters).filter(|c| *c != 'x').collect();
    let is_a_piece = letters > 0 && rest.len() >= 2;
    let to: String = rest[rest.len().saturating_sub(2)..].iter().collect();
    if is_a_piece { text.chars().take(letters).collect::<String>() + &to } else { text.to_owned() }
}

/// What the owner of a sheet does wrong at one half-move.
#[derive(Clone, Copy, Debug)]
enum Slip {
    Forgotten,
    ForgottenPair,
    Twice,
    PairTwice,
    ExchangedWithNext,
    ExchangedWithOwnNext,
    AnotherMove(u16),
    OtherCastling,
    LettersOf(SheetLanguage),
    WithoutFileOrRank,
    Illegible,
}

fn slip() -> impl Strategy<Value = Slip> {
    prop_oneof![
        Just(Slip::Forgotten),
        Just(Slip::ForgottenPair),
        Just(Slip::Twice),
        Just(Slip::PairTwice),
        Just(Slip::ExchangedWithNext),
        Just(Slip::ExchangedWithOwnNext),
        any::<u16>().prop_map(Slip::AnotherMove),
        Just(Slip::OtherCastling),
        prop::sample::select(LANGUAGES.to_vec()).prop_map(Slip::LettersOf),
        Just(Slip::WithoutFileOrRank),
        Just(Slip::Illegible),
    ]
}

/// A game of these picks among the moves that end nothing, with the position before each half-move.
fn game(picks: &[u16]) -> Vec<(Chess, HalfMove)> {
    let mut position = Chess::default();
    let mut line = Vec::new();
    for pick in picks {
        let goes_on = |mv: &shakmaty::Move| {
            let mut after = position.clone();
            after.play_unchecked(*mv);
            !after.is_game_over()
        };
        let moves: Vec<_> = position.legal_moves().into_iter().filter(goes_on).collect();
        // Castling is worth writing wrongly.
        let castling = moves.iter().find(|mv| mv.is_castle()).copied();
        let Some(mv) = castling.or_else(|| moves.get(usize::from(*pick) % moves.len().max(1)).copied()) else { break };
        line.push((position.clone(), HalfMove::of(mv, STANDARD)));
        position.play_unchecked(mv);
    }
    line
}

/// What is written for a half-move, or for more, with that slip: the texts that stand in place of those from `ply` on,
/// and how many they replace.
fn slipped(line: &[(Chess, HalfMove)], ply: usize, slip: Slip, language: SheetLanguage) -> (Vec<String>, usize) {
    let text = |ply: usize| write(line[ply].1, &line[ply].0, language, NotationForm::Short);
    let own = text(ply);
    match slip {
        Slip::Forgotten => (vec![], 1),
        Slip::ForgottenPair => (vec![], 2),
        Slip::Twice => (vec![own.clone(), own], 1),
        Slip::PairTwice => (vec![own.clone(), text(ply + 1), own, text(ply + 1)], 2),
        Slip::ExchangedWithNext => (vec![text(ply + 1), own], 2),
        Slip::ExchangedWithOwnNext => (vec![text(ply + 2), text(ply + 1), own], 3),
        Slip::AnotherMove(pick) => {
            let moves = line[ply].0.legal_moves();
            let other = HalfMove::of(moves[usize::from(pick) % moves.len()], STANDARD);
            (vec![write(other, &line[ply].0, language, NotationForm::Short)], 1)
        }
        Slip::OtherCastling => {
            let other = match own.as_str() {
                "0-0" => "0-0-0".to_owned(),
                "0-0-0" => "0-0".to_owned(),
                _ => own,
            };
            (vec![other], 1)
        }
        Slip::LettersOf(other) => (vec![write(line[ply].1, &line[ply].0, other, NotationForm::Short)], 1),
        Slip::WithoutFileOrRank => (vec![undisambiguated(&own)], 1),
        Slip::Illegible => (vec!["??9".to_owned()], 1),
    }
}

/// The entries of a sheet on which those slips are made, each from its half-move on.
fn entries_of(line: &[(Chess, HalfMove)], mut slips: Vec<(usize, Slip)>, language: SheetLanguage) -> Vec<String> {
    slips.sort_by_key(|(ply, _)| *ply);
    let mut entries: Vec<String> = Vec::new();
    let mut ply = 0;
    while ply < line.len() {
        let here = slips.iter().find(|(at, _)| *at == ply).map(|(_, slip)| *slip);
        let (texts, replaced) = match here {
            Some(slip) => slipped(line, ply, slip, language),
            None => (vec![write(line[ply].1, &line[ply].0, language, NotationForm::Short)], 1),
        };
        entries.extend(texts);
        ply += replaced;
    }
    entries
}

/// Whether the rest of a sheet can be put right with at most that number of strokes, by trying each.
fn can_be_right(
    can: &dyn Fn(usize, usize) -> bool,
    (entries, line): (usize, usize),
    at: (usize, usize),
    strokes: usize,
) -> bool {
    let (entry, ply) = at;
    let then = |entries_on: usize, plies_on: usize, made: usize| {
        strokes >= made && can_be_right(can, (entries, line), (entry + entries_on, ply + plies_on), strokes - made)
    };
    let fits = |n: usize, m: usize| entry + n < entries && ply + m < line && can(entry + n, ply + m);
    let (more_entries, more_plies) = (entry < entries, ply < line);
    if !more_entries && !more_plies {
        return true;
    }
    more_entries && more_plies && fits(0, 0) && then(1, 1, 0)
        || more_entries && more_plies && then(1, 1, 1)
        || more_entries && then(1, 0, 1)
        || more_plies && then(0, 1, 1)
        || fits(0, 1) && fits(1, 0) && then(2, 2, 1)
        || fits(0, 2) && fits(2, 0) && then(3, 3, if fits(1, 1) { 1 } else { 2 })
        || fits(0, 2) && fits(2, 0) && fits(1, 3) && fits(3, 1) && then(4, 4, 2)
}

/// The text behind a move number: `Sf3` of `2.Sf3`, `e5` of `1...e5`.
fn unnumbered(text: &str) -> &str {
    text.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches('.')
}

/// The typed lines that carry out what a player is ordered to do, and the number of strokes.
fn orders(owner: &str, said: &[String]) -> (Vec<String>, usize) {
    let mut typed = Vec::new();
    let mut strokes = 0;
    for order in said {
        let of_owner = order.strip_prefix(owner).and_then(|what| what.strip_prefix("'s scoresheet: "));
        let Some(what) = of_owner.and_then(|what| what.strip_suffix('.')) else { continue };
        if let Some((_, to)) = what.strip_prefix("correct ").and_then(|what| what.rsplit_once(" to ")) {
            typed.push(format!("record {to}"));
            strokes += 1;
        } else if let Some((moves, _)) = what.strip_prefix("write in ").and_then(|what| what.split_once(" after ")) {
            let texts: Vec<&str> = moves.split(' ').collect();
            strokes += texts.len();
            typed.extend(texts.iter().map(|text| format!("record {}", unnumbered(text))));
        } else if let Some((_, ply)) =
            what.strip_prefix("strike out ").and_then(|what| what.rsplit_once(", half-move "))
        {
            typed.push(format!("strike {ply}"));
            strokes += 1;
        } else if let Some((one, other)) = what.strip_prefix("exchange ").and_then(|what| what.split_once(" and ")) {
            typed.extend([one, other].map(|text| format!("record {}", unnumbered(text))));
            strokes += 1;
        } else {
            panic!("no order that can be typed: {order}");
        }
    }
    (typed, strokes)
}

fn lines_of(script: &str) -> Vec<Value> {
    let script = Script::read(script).unwrap_or_else(|line| panic!("line {}: {}", line.number, line.text));
    let (lines, _) = rehearse(&script, Wording::new("en").expect("English"), Transcript::Json);
    lines.lines().map(|line| serde_json::from_str(line).expect("an object")).collect()
}

fn text_of(line: &Value) -> &str {
    line["text"].as_str().unwrap_or_default()
}

proptest! {
    #![proptest_config(more_cases(40, 120))]

    /// Black keeps the own sheet and makes slips on it; the arbiter leads back, and Black does what is said.
    #[test]
    fn what_is_said_puts_the_sheet_right_and_is_the_least_that_does(
        picks in prop::collection::vec(any::<u16>(), 18),
        slips in prop::collection::vec((0..11usize, slip()), 1..3),
        language in prop::sample::select(LANGUAGES.to_vec()),
    ) {
        let line = game(&picks);
        prop_assume!(line.len() == 18);
        let entries = entries_of(&line, slips, language);

        let code = language.code();
        let mut script = format!("terms time 90+30; laws 2023; white blind; black sheet {code}; black keeps board\n");
        let mut at = 0;
        let mut say = |script: &mut String, who: &str, what: &str| {
            at += 1;
            script.push_str(&format!("0:{:02}:{:02} {who} {what}\n", at / 60, at % 60));
        };
        say(&mut script, "arbiter", "begin");
        let mut written = 0;
        for (ply, (position, half_move)) in line.iter().enumerate() {
            let mover = position.turn().fold_wb("white", "black");
            say(&mut script, mover, &half_move.to_string());
            say(&mut script, mover, "press");
            while written <= ply && written < entries.len() {
                say(&mut script, "black", &format!("record {}", entries[written]));
                written += 1;
            }
        }
        for entry in &entries[written..] {
            say(&mut script, "black", &format!("record {entry}"));
        }
        say(&mut script, "arbiter", "stop");
        say(&mut script, "arbiter", "retrace");
        let before = lines_of(&script);
        let led_back = before.iter().rposition(|line| text_of(line).contains("Both clocks are stopped")).expect("stopped");
        let said: Vec<String> = before[led_back..]
            .iter()
            .filter(|line| line["to"] == "black" && line["kind"] == "heard")
            .map(|line| text_of(line).to_owned())
            .collect();
        let (typed, strokes) = orders("Black", &said);

        let described: Vec<_> = entries.iter().map(|text| described(text, language)).collect();
        let can = |entry: usize, ply: usize| {
            described[entry].is_some_and(|described| described.can_mean(line[ply].1, &line[ply].0))
        };
        let whole = (entries.len(), line.len());
        prop_assert!(can_be_right(&can, whole, (0, 0), strokes), "{} strokes: {:?}", strokes, said);
        prop_assert!(strokes == 0 || !can_be_right(&can, whole, (0, 0), strokes - 1), "{} strokes: {:?}", strokes, said);
        let agree_again = |lines: &[Value]| lines.iter().filter(|line| line["name"] == "sheets_agreed" && line["kind"] == "event").count();
        prop_assert_eq!(agree_again(&before[led_back..]), 0, "an order is still to be carried out: {:?}", said);
        for order in &said {
            let halves = order.split_once("correct ").and_then(|(_, what)| what.trim_end_matches('.').split_once(" to "));
            prop_assert!(halves.is_none_or(|(from, to)| unnumbered(from) != to), "{}", order);
        }

        for order in &typed {
            say(&mut script, "black", order);
        }
        let after = lines_of(&script);
        let refused: Vec<&str> = after.iter().filter(|line| line["kind"] == "refused").map(text_of).collect();
        prop_assert!(refused.len() == usize::from(strokes == 0), "{:?} {:?}", typed, refused);
        let end = after.last().expect("an end");
        prop_assert_eq!(&end["black_sheet"], &end["white_sheet"], "{:?} {:?}", entries, said);
        prop_assert_eq!(end["agreed_plies"].as_u64(), Some(18));
        if strokes > 0 {
            prop_assert_eq!(agree_again(&after[before.len() - 1..]), 1, "{:?} {:?}", entries, said);
        }
        // Play goes on without a difference.
        say(&mut script, "arbiter", "go");
        let last = line.last().and_then(|(position, half_move)| half_move.played_in(position)).expect("legal");
        let next = HalfMove::of(last.legal_moves()[0], STANDARD);
        let mover = last.turn().fold_wb("white", "black");
        say(&mut script, mover, &next.to_string());
        say(&mut script, mover, "press");
        let on = lines_of(&script);
        let differ = on[after.len() - 1..].iter().filter(|line| line["name"] == "sheets_differed");
        prop_assert_eq!(differ.count(), 0);
        prop_assert_eq!(last.turn(), Color::White);
    }
}

proptest! {
    #![proptest_config(cases(60))]

    /// Both players keep their sheets, each in another language and with another slip; Black's last entry may be
    /// illegible. Both do what is said to them.
    #[test]
    fn slips_on_both_sheets_are_put_right_as_said(
        picks in prop::collection::vec(any::<u16>(), 12),
        // What is missing at the very end may still be owed, and is not ordered.
        slips in [(0..7usize, slip()), (0..7usize, slip())],
        languages in [prop::sample::select(LANGUAGES.to_vec()), prop::sample::select(LANGUAGES.to_vec())],
        last_is_illegible in any::<bool>(),
    ) {
        let line = game(&picks);
        prop_assume!(line.len() == 12);
        let mut sheets = [0, 1].map(|sheet| entries_of(&line, vec![slips[sheet]], languages[sheet]));
        // Where both have the same wrong entry, the boards are put right as the scoresheets agree.
        let departs = |sheet: usize| {
            let right = entries_of(&line, vec![], languages[sheet]);
            right.iter().zip(&sheets[sheet]).position(|(right, written)| right != written)
        };
        prop_assume!(departs(0) != departs(1) || departs(0).is_none());
        if last_is_illegible && let Some(last) = sheets[1].last_mut() {
            *last = "Ke9".to_owned();
        }
        let [white, black] = languages.map(SheetLanguage::code);
        let mut script = format!(
            "terms time 90+30; laws 2023; white sheet {white}; black sheet {black}; white keeps board; black keeps board\n"
        );
        let mut at = 0;
        let mut say = |script: &mut String, who: &str, what: &str| {
            at += 1;
            script.push_str(&format!("0:{:02}:{:02} {who} {what}\n", at / 60, at % 60));
        };
        say(&mut script, "arbiter", "begin");
        for (ply, (position, half_move)) in line.iter().enumerate() {
            let mover = position.turn().fold_wb("white", "black");
            say(&mut script, mover, &half_move.to_string());
            say(&mut script, mover, "press");
            for (owner, sheet) in ["white", "black"].into_iter().zip(&sheets) {
                let is_last = ply + 1 == line.len();
                for entry in sheet.iter().skip(ply).take(if is_last { usize::MAX } else { 1 }) {
                    say(&mut script, owner, &format!("record {entry}"));
                }
            }
        }
        say(&mut script, "arbiter", "stop");
        say(&mut script, "arbiter", "retrace");
        let before = lines_of(&script);
        let led_back = before.iter().rposition(|line| text_of(line).contains("Both clocks are stopped")).expect("stopped");
        let heard_by = |who: &str| -> Vec<String> {
            let to_them = before[led_back..].iter().filter(|line| line["to"] == who && line["kind"] == "heard");
            to_them.map(|line| text_of(line).to_owned()).collect()
        };
        let mut strokes = 0;
        for (who, owner) in [("white", "White"), ("black", "Black")] {
            let (typed, of_owner) = orders(owner, &heard_by(who));
            strokes += of_owner;
            for order in typed {
                say(&mut script, who, &order);
            }
        }
        let after = lines_of(&script);
        let refused: Vec<&str> = after.iter().filter(|line| line["kind"] == "refused").map(text_of).collect();
        prop_assert!(refused.len() == usize::from(strokes == 0), "{:?} {}", refused, script);
        let end = after.last().expect("an end");
        prop_assert_eq!(&end["black_sheet"], &end["white_sheet"], "{}", script);
        prop_assert_eq!(end["agreed_plies"].as_u64(), Some(12), "{}", script);
        say(&mut script, "arbiter", "cases");
        let open = lines_of(&script);
        let nothing_open = open.iter().rev().any(|line| text_of(line).contains("No case is open"));
        prop_assert!(nothing_open, "{}", script);
    }
}
