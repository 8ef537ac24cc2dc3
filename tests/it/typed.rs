//! How typed lines are understood: tables of lines, and every word that the program itself names.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use annabella::game::command::{AnnouncedMove, Command, MoveCommand, Repetition};
use annabella::game::people::{Actor, Player};
use annabella::game::terms::{Kind, Terms};
use annabella::interpreter::Intent;
use annabella::interpreter::vocabulary::{Vocabulary, WordForm};
use annabella::notation::{SheetLanguage, Unreadable};
use annabella::session::Session;
use annabella::wording::words::{ArgumentWord, CommandWord, Word};
use annabella::wording::{Misreading, Wording, languages};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use shakmaty::Color;
use strum::IntoEnumIterator;

use crate::table::{Table, session_of, stamp, with_a_blind_player};

/// A game after these lines, with sheets of the language and a blind player of Black.
fn game(language: &str, lines: &[&str]) -> Session {
    let terms = Terms { kind: Kind::Casual, ..with_a_blind_player(language) };
    Table::new(terms, language).after(lines).0
}

fn who(by: &Actor) -> &'static str {
    match by {
        Actor::Player(Color::White) => "White",
        Actor::Player(Color::Black) => "Black",
        Actor::Assistant(Color::White) => "White's assistant",
        Actor::Assistant(Color::Black) => "Black's assistant",
        Actor::Arbiter => "Arbiter",
        Actor::Program => "Program",
    }
}

/// An intent in a few words.
fn in_words(intent: &Intent) -> String {
    match intent {
        Intent::Command(by, Command::Move(MoveCommand::Announce(AnnouncedMove { half_move, draw_offer, .. }))) => {
            let offer = if *draw_offer { " and offers a draw" } else { "" };
            format!("{} plays {half_move}{offer}", who(by))
        }
        Intent::Command(by, command) => format!("{}: {command:?}", who(by)),
        Intent::Ask(by, question) => format!("{} asks {question:?}", who(by)),
        Intent::Calls(by, asked) => format!("{} calls {asked:?}", who(by)),
        Intent::Unreadable(_, unreadable) => format!("unreadable {unreadable:?}"),
        Intent::Refused(_, refusal) => format!("refused {refusal:?}"),
        Intent::NotATimeControl(_, text, _) => format!("no time control {text}"),
        Intent::Program(by, request) => format!("{} wants {request:?}", who(by)),
        Intent::Misread(_, Misreading::Missing { word, .. }) => format!("missing after {word}"),
        Intent::Misread(_, Misreading::Trailing { word, rest, .. }) => format!("not understood after {word}: {rest}"),
        Intent::Misread(_, Misreading::Unknown { meant, .. }) => format!("did you mean {}", meant.join(", ")),
        Intent::Misread(_, Misreading::SeveralMoves { first, second }) => format!("{first} first, then {second}"),
        Intent::Misread(_, Misreading::NoSuchSquare { square }) => format!("no square {square}"),
        Intent::Misread(_, Misreading::WhichPlayer { typed }) => format!("{typed} for which player"),
        Intent::Misread(_, Misreading::LetterOrWord { typed, word, rest }) => {
            format!("{typed} or {word} before {rest}")
        }
        Intent::Misread(_, Misreading::Said { saying }) => format!("said {saying:?}"),
        Intent::Misread(_, Misreading::RankMissing { text }) => format!("no rank in {text}"),
        Intent::Misread(_, Misreading::OtherLanguage { language, typed, .. }) => format!("{typed} in {language}"),
        Intent::Misread(_, Misreading::OwedFirst { color, squares }) => format!("{squares} first for {color}"),
        Intent::Quit => "quit".to_owned(),
    }
}

/// The lines of `tests/typed`: `# LANGUAGE: moves played before`, then `typed => how it is understood`.
fn understood_as_in(table: &str) -> usize {
    let path = crate::program::carried("typed").join(table);
    let table = fs::read_to_string(&path).expect("carried");
    let (mut session, mut wrong, mut count) = (game("en", &[]), Vec::new(), 0);
    for row in table.lines() {
        if let Some(played) = row.strip_prefix("# ") {
            let (language, played) = played.split_once(':').expect("a language and what was played");
            let lines: Vec<&str> = played.split(',').map(str::trim).collect();
            session = game(language, if lines == [""] { &[] } else { &lines });
        } else if let Some((typed, _)) = row.split_once(" => ") {
            let taken = in_words(&session.reader(None).read(typed));
            let is = format!("{typed} => {taken}");
            if is != row {
                wrong.push(format!("    {row}\n        is {taken}"));
            }
            count += 1;
        } else {
            assert!(row.is_empty(), "no row: {row}");
        }
    }
    assert!(wrong.is_empty(), "of {count}:\n{}", wrong.join("\n"));
    count
}

#[test]
fn typed_lines_are_understood_as_the_table_says() {
    let count = understood_as_in("lines.txt");
    assert!(count > 180, "{count} lines");
}

/// Lines as a native of each language types them.
#[test]
fn natural_lines_mean_the_command_that_is_meant() {
    let count = understood_as_in("natural.txt");
    assert!(count > 150, "{count} lines");
}

/// The text of a language's file.
pub fn locale(language: &str) -> String {
    let path = crate::program::carried("../locales").join(language).join("annabella.ftl");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Everything to type that a language's sentences name: string literals and words of its list, with one space between
/// those that are typed together.
fn named_as_typed(pattern: &Pattern<&str>, wording: &Wording, found: &mut Vec<String>) {
    let mut line = String::new();
    let mut end = |line: &mut String| found.push(std::mem::take(line).trim().to_owned());
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                line.push_str(value);
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::MessageReference { id, .. }),
            } if id.name.starts_with("word-") => {
                let word = id.name.trim_start_matches("word-");
                let forms = [wording.own_forms(word), wording.english_forms(word)].concat();
                line.push_str(&forms[0]);
            }
            // The number of a case, or the squares of touched pieces, within what is typed.
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } if ["case", "squares"].contains(&id.name) && !line.trim().is_empty() => {
                line.push_str(if id.name == "case" { "1" } else { "e2" });
            }
            PatternElement::TextElement { value: " " } => line.push(' '),
            PatternElement::Placeable { expression: Expression::Inline(_) } | PatternElement::TextElement { .. } => {
                end(&mut line);
            }
            PatternElement::Placeable { expression: Expression::Select { .. } } => end(&mut line),
        }
    }
    end(&mut line);
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element {
            variants.iter().for_each(|variant| named_as_typed(&variant.value, wording, found));
        }
    }
}

/// The reason why a line that the program itself suggests is not understood, or `None`.
fn not_taken(session: &Session, line: &str) -> Option<String> {
    let vocabulary = Vocabulary::of(&session.seat.wording);
    let leading = vocabulary.first(line.trim_end_matches(':'));
    let is_whole = |form: WordForm| leading.is_some_and(|leading| leading.rest.is_empty() && leading.form == form);
    let intent = session.reader(None).read(line);
    let is_taken = match &intent {
        // A word may be named without its arguments, and a speaker without a command.
        Intent::Misread(_, Misreading::Missing { .. }) => is_whole(WordForm::Short) || is_whole(WordForm::Whole),
        Intent::Misread(..) | Intent::Unreadable(_, Unreadable::NotUnderstood { .. } | Unreadable::Empty) => false,
        Intent::Command(..)
        | Intent::Ask(..)
        | Intent::Calls(..)
        | Intent::Unreadable(..)
        | Intent::Refused(..)
        | Intent::NotATimeControl(..)
        | Intent::Program(..)
        | Intent::Quit => true,
    };
    (!is_taken).then(|| format!("{line}: {}", in_words(&intent)))
}

#[test]
fn every_hint_of_a_language_can_be_typed_in_it() {
    for language in languages() {
        let text = locale(&language);
        let resource = fluent_syntax::parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        let wording = Wording::new(&language).expect("a language");
        let mut named = Vec::new();
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                message.value.iter().for_each(|pattern| named_as_typed(pattern, &wording, &mut named));
            }
        }
        named.retain(|line| !line.is_empty());
        assert!(named.len() > 60, "{language}: only {} words are marked as typed", named.len());
        let session = game(&language, &["e4", "", "e5", ""]);
        let wrong: Vec<String> = named.iter().filter_map(|line| not_taken(&session, line)).collect();
        assert!(wrong.is_empty(), "{language}:\n{}", wrong.join("\n"));
    }
}

/// The examples of each help line, before its colon.
pub fn examples(language: &str) -> BTreeMap<&'static str, Vec<String>> {
    let wording = Wording::new(language).expect("a language");
    let of = |name: &'static str| {
        let line = wording.help(name).join(" ");
        let heads: Vec<&str> = line.split(". ").filter_map(|sentence| Some(sentence.split_once(": ")?.0)).collect();
        let word = heads.first().and_then(|head| head.split([' ', ',']).next()).map(|word| format!("{word} "));
        let word = word.unwrap_or_else(|| panic!("{language}: {line}"));
        let alike = heads.iter().enumerate().filter(|(number, head)| *number == 0 || head.starts_with(&word));
        (name, alike.flat_map(|(_, head)| head.split(", ").map(str::to_owned)).collect())
    };
    CommandWord::iter().map(|word| of(word.name())).collect()
}

#[test]
fn every_example_of_the_help_has_one_meaning_in_each_language() {
    let english = examples("en");
    // Notes, entries of a sheet and names of languages differ between the languages.
    let own = ["appeal", "note", "record", "lang"];
    for language in languages() {
        // With one sheet language the moves are equal.
        let session = |language: &str| {
            let mut session = game("en", &["e4", "", "e5", ""]);
            if language != "en" {
                let speak = session.reader(None).read(&format!("lang {language}"));
                session.carry_out(stamp(2000), speak).expect("nobody quits");
            }
            session
        };
        let (local, in_english) = (session(&language), session("en"));
        let mut wrong = Vec::new();
        for (name, lines) in examples(&language) {
            wrong.extend(lines.iter().filter_map(|line| not_taken(&local, line)).map(|why| format!("{name}: {why}")));
            let begins = Vocabulary::of(&local.seat.wording).first(&lines[0]).map(|leading| leading.word);
            if begins != name.parse().ok() {
                wrong.push(format!("{name}: {} begins with {begins:?}", lines[0]));
            }
            let meant = |session: &Session, lines: &[String]| -> Vec<String> {
                lines.iter().map(|line| in_words(&session.reader(None).read(line))).collect()
            };
            let (here, there) = (meant(&local, &lines), meant(&in_english, &english[name]));
            if !own.contains(&name) && here != there {
                wrong.push(format!("{name}: {lines:?} {here:?}, in English {there:?}"));
            }
        }
        assert!(wrong.is_empty(), "{language}:\n{}", wrong.join("\n"));
    }
}

#[test]
fn english_words_always_work_and_accents_can_be_left_out() {
    for language in languages() {
        let wording = Wording::new(&language).expect("a language");
        let vocabulary = Vocabulary::of(&wording);
        for word in CommandWord::iter() {
            for text in std::iter::once(word.name()).chain(word.short()) {
                assert_eq!(vocabulary.command(text), Some(word), "{language}: {text}");
            }
            assert_eq!(wording.english_forms(word.name())[0], word.name());
            for local in wording.own_forms(word.name()) {
                let bare: String = local.chars().map(without_accent).collect();
                for text in [bare, local.to_uppercase(), local] {
                    assert_eq!(vocabulary.command(&text), Some(word), "{language}: {text}");
                }
            }
        }
        for word in ArgumentWord::iter() {
            assert_eq!(vocabulary.word(word.name()), Some(Word::Argument(word)), "{language}: {}", word.name());
            assert_eq!(wording.english_forms(word.name())[0], word.name());
        }
    }
}

/// Castling has two words in most languages, and people say them in either order.
#[test]
fn castling_is_named_by_its_words_in_any_order() {
    let moves = "d2d4 d7d5 g1f3 g8f6 b1c3 b8c6 c1f4 c8f5 d1d3 d8d6 g2g3 g7g6 f1g2 f8g7";
    let played: Vec<&str> = moves.split(' ').flat_map(|half_move| [half_move, ""]).collect();
    let (mut wrong, mut count) = (Vec::new(), 0);
    for language in languages() {
        let (session, wording) = (game(&language, &played), Wording::new(&language).expect("a language"));
        let forms = |word: ArgumentWord| -> Vec<String> {
            wording.own_forms(word.name()).into_iter().chain(wording.english_forms(word.name())).collect()
        };
        for (side, squares) in [(ArgumentWord::Kingside, "e1g1"), (ArgumentWord::Queenside, "e1c1")] {
            let sides = forms(side);
            let castles = forms(ArgumentWord::Castle);
            for (castle, side) in castles.iter().flat_map(|castle| sides.iter().map(move |side| (castle, side))) {
                for line in [format!("{castle} {side}"), format!("{side} {castle}")] {
                    let taken = in_words(&session.reader(None).read(&line));
                    count += 1;
                    if taken != format!("White plays {squares}") {
                        wrong.push(format!("{language}: {line}: {taken}"));
                    }
                }
            }
        }
    }
    assert!(count > 100, "{count}");
    assert!(wrong.is_empty(), "of {count}:\n{}", wrong.join("\n"));
}

/// Verbs as they are asked for and as they are commanded, by language and meaning.
const FORMS: [(&str, &[(CommandWord, &str)]); 2] = [
    (
        "de",
        &[
            (CommandWord::Begin, "beginnen, beginn"),
            (CommandWord::Announce, "ansagen, ansage"),
            (CommandWord::Repeat, "wiederholen, wiederhole"),
            (CommandWord::Correct, "berichtigen, berichtige"),
            (CommandWord::Press, "drücken, drücke"),
            (CommandWord::Undo, "zurücknehmen, nimm zurück"),
            (CommandWord::Touch, "berühren, berühre"),
            (CommandWord::Lift, "heben, hebe"),
            (CommandWord::Execute, "ausführen, führe aus"),
            (CommandWord::Record, "aufschreiben, schreibe auf"),
            (CommandWord::Strike, "streichen, streiche"),
            (CommandWord::Check, "vergleichen, vergleiche"),
            (CommandWord::Accept, "annehmen, nimm an"),
            (CommandWord::Decline, "ablehnen, lehne ab"),
            (CommandWord::Resign, "aufgeben, gib auf"),
            (CommandWord::Claim, "reklamieren, reklamiere"),
            (CommandWord::Stop, "anhalten, halte an"),
            (CommandWord::Add, "geben, gib"),
            (CommandWord::Take, "abziehen, ziehe ab"),
            (CommandWord::Rule, "entscheiden, entscheide"),
            (CommandWord::Retrace, "zurückgehen, gehe zurück"),
            (CommandWord::Adjust, "stellen, stelle"),
            (CommandWord::Adjourn, "abbrechen, brich ab"),
            (CommandWord::Seal, "abgeben, gib ab"),
            (CommandWord::Open, "öffnen, öffne"),
            (CommandWord::Reopen, "wiederaufnehmen, nimm wieder auf"),
            (CommandWord::Walk, "gehen, gehe"),
            (CommandWord::Hear, "hören, höre"),
            (CommandWord::Spell, "buchstabieren, buchstabiere"),
            (CommandWord::Sign, "unterschreiben, unterschreibe"),
        ],
    ),
    (
        "es",
        &[
            (CommandWord::Begin, "empezar, empieza"),
            (CommandWord::Announce, "anunciar, anuncia"),
            (CommandWord::Repeat, "repetir, repite"),
            (CommandWord::Correct, "corregir, corrige"),
            (CommandWord::Press, "pulsar, pulsa"),
            (CommandWord::Undo, "deshacer, deshaz"),
            (CommandWord::Touch, "tocar, toca"),
            (CommandWord::Lift, "levantar, levanta"),
            (CommandWord::Execute, "ejecutar, ejecuta"),
            (CommandWord::Record, "anotar, anota"),
            (CommandWord::Strike, "tachar, tacha"),
            (CommandWord::Check, "comprobar, comprueba"),
            (CommandWord::Accept, "aceptar, acepta"),
            (CommandWord::Decline, "rechazar, rechaza"),
            (CommandWord::Resign, "abandonar, abandona"),
            (CommandWord::Claim, "reclamar, reclama"),
            (CommandWord::Request, "pedir, pide"),
            (CommandWord::Go, "seguir, sigue"),
            (CommandWord::Add, "añadir, añade"),
            (CommandWord::Take, "quitar, quita"),
            (CommandWord::Rule, "decidir, decide"),
            (CommandWord::Retrace, "retroceder, retrocede"),
            (CommandWord::Adjust, "ajustar, ajusta"),
            (CommandWord::Adjourn, "aplazar, aplaza"),
            (CommandWord::Seal, "sellar, sella"),
            (CommandWord::Open, "abrir, abre"),
            (CommandWord::Reopen, "reanudar, reanuda"),
            (CommandWord::Walk, "andar, anda"),
            (CommandWord::Hear, "oír, oye"),
            (CommandWord::Spell, "deletrear, deletrea"),
            (CommandWord::Sign, "firmar, firma"),
        ],
    ),
];

#[test]
fn a_verb_is_taken_as_infinitive_and_as_imperative() {
    for (language, verbs) in FORMS {
        let vocabulary = Vocabulary::of(&Wording::new(language).expect("a language"));
        for (word, forms) in verbs {
            for form in forms.split(", ") {
                assert_eq!(vocabulary.command(form), Some(*word), "{language}: {form}");
            }
        }
    }
}

fn without_accent(letter: char) -> char {
    let accents =
        [('á', 'a'), ('é', 'e'), ('í', 'i'), ('ó', 'o'), ('ú', 'u'), ('ñ', 'n'), ('ä', 'a'), ('ö', 'o'), ('ü', 'u')];
    accents.iter().find(|(accented, _)| *accented == letter).map_or(letter, |(_, bare)| *bare)
}

#[test]
fn several_commands_may_stand_on_a_line_but_a_note_takes_the_rest() {
    let session = game("de", &[]);
    let parts = |line: &'static str| session.reader(None).parts(line);
    assert_eq!(parts("e4;p"), ["e4", "p"]);
    assert_eq!(parts("e4; ; e5;"), ["e4", "", "e5"]);
    assert_eq!(parts(""), [""]);
    assert_eq!(parts("halt; notiz Licht aus; Pause"), ["halt", "notiz Licht aus; Pause"]);
    assert_eq!(parts("schiedsrichter: notiz a; b"), ["schiedsrichter: notiz a; b"]);
}

/// The sheets of every language at tables of every interface language: after `Nc3` is announced, and before anything
/// is.
#[test]
fn a_letter_of_a_move_is_never_taken_for_a_word_that_changes_or_accuses() {
    let (mut lines, mut wrong) = (0, Vec::new());
    for interface in languages() {
        let words = Vocabulary::of(&Wording::new(&interface).expect("a language"));
        // Every language once, and those of the interfaces with each other.
        for sheet in
            SheetLanguage::iter().filter(|sheet| interface == "en" || languages().contains(&sheet.code().to_owned()))
        {
            let of_here = [sheet, words.sheet_language(), SheetLanguage::English];
            // A word of the language that also names a piece counts like its letter.
            let names_a_piece = |form: &str| {
                let leading = words.following(form).filter(|leading| leading.rest.is_empty());
                leading.is_some_and(|leading| leading.word.role().is_some())
            };
            let is_letter = |form: &&str| {
                let is_role =
                    |here: &SheetLanguage| here.role(form).is_some() || here.role(&form.to_uppercase()).is_some();
                matches!(form.as_bytes(), [b'a'..=b'h']) || of_here.iter().any(is_role) || names_a_piece(form)
            };
            let shorts = CommandWord::iter().filter_map(CommandWord::short);
            let forms = shorts.map(str::to_owned).chain(words.first_completions("").into_iter().map(str::to_owned));
            let letters: BTreeSet<String> = forms.filter(|form| is_letter(&form.as_str())).collect();
            assert!(letters.contains("c") && letters.contains("h"), "the letters of two files are words");
            for announced in [None, Some("c3")] {
                let session = table(&interface, sheet, announced);
                let reads = session.reader(None);
                let squares = ["c3", "e5", "takes d6"];
                for (letter, to) in letters.iter().flat_map(|letter| squares.map(|to| (letter, to))) {
                    for line in [format!("{letter} {to}"), format!("{} {to}", letter.to_uppercase())] {
                        lines += 1;
                        let intent = reads.read(&line);
                        let echoed = session.game().echo().map(|echo| echo.half_move);
                        let agrees = matches!(
                            &intent,
                            Intent::Command(_, Command::Move(MoveCommand::Repeat(Repetition::HalfMove(repeated))))
                                if Some(*repeated) == echoed
                        );
                        let plays = matches!(&intent, Intent::Command(_, Command::Move(MoveCommand::Announce(_))));
                        let is_asked = matches!(
                            &intent,
                            Intent::Misread(_, Misreading::LetterOrWord { .. })
                                | Intent::Unreadable(..)
                                | Intent::Refused(..)
                        );
                        if !plays && !is_asked && !agrees {
                            wrong.push(format!("{interface} {sheet} {announced:?} {line}: {}", in_words(&intent)));
                        }
                    }
                }
            }
        }
    }
    assert!(lines > 3000, "{lines}");
    assert!(wrong.is_empty(), "{} of {lines}:\n{}", wrong.len(), wrong[..wrong.len().min(20)].join("\n"));
}

/// A game whose sheets are in that language, at a table of the interface language.
fn table(interface: &str, sheet: SheetLanguage, announced: Option<&str>) -> Session {
    let player = |name: &str| Player { sheet_language: sheet.code().to_owned(), ..Player::named(name) };
    let terms = Terms::between(player("Anna"), player("Ben"));
    let mut session = session_of(terms, interface);
    if let Some(line) = announced {
        let intent = session.reader(None).read(line);
        session.carry_out(stamp(1000), intent).expect("nobody quits");
    }
    session
}

/// A capital before a square is a piece in some language, never the file of a pawn.
#[test]
fn a_capital_before_a_square_is_a_piece_here_or_nowhere() {
    for sheet in SheetLanguage::iter() {
        let session = table("en", sheet, None);
        for (capital, square) in
            ('A'..='H').flat_map(|capital| ["c3", "f3", "d3", "e4"].map(|square| (capital, square)))
        {
            let line = format!("{capital}{square}");
            let intent = session.reader(None).read(&line);
            let Intent::Command(_, Command::Move(MoveCommand::Announce(announced))) = &intent else { continue };
            let here = [sheet, SheetLanguage::English];
            let is_piece = here.iter().any(|language| language.role(&capital.to_string()).is_some());
            assert!(is_piece, "{sheet} {line}: {}", announced.half_move);
        }
    }
}

/// The letters of the person who types are read where the scoresheet's have no such move, and no sentence is quadratic
/// in its parts.
#[test]
fn the_letters_of_the_typist_are_read_where_the_sheet_has_no_such_move() {
    for (interface, sheet, typed, squares) in [
        ("de", SheetLanguage::Spanish, "Sh3", Some("g1h3")),
        ("de", SheetLanguage::Spanish, "Sf3", Some("g1f3")),
        ("de", SheetLanguage::Spanish, "Cf3", Some("g1f3")),
        ("en", SheetLanguage::German, "Nf3", Some("g1f3")),
        ("es", SheetLanguage::English, "Cc3", Some("b1c3")),
        ("en", SheetLanguage::English, "Cc3", None),
        ("en", SheetLanguage::English, "Sf3", None),
    ] {
        let session = table(interface, sheet, None);
        let intent = session.reader(None).read(typed);
        let plays = squares.map(|squares| format!("White plays {squares}"));
        match (in_words(&intent), plays) {
            (taken, Some(plays)) => assert_eq!(taken, plays, "{interface} {sheet} {typed}"),
            (taken, None) => assert!(taken.contains("ForeignLetter"), "{interface} {sheet} {typed}: {taken}"),
        }
    }
}

/// The work of cutting a line grows with its length, not with its square.
#[test]
fn a_line_of_many_parts_is_cut_in_one_go() {
    let session = game("en", &[]);
    let work = |parts: usize| {
        let line = "a;".repeat(parts);
        allocation_counter::measure(|| _ = session.reader(None).parts(&line)).bytes_total
    };
    let (few, many) = (work(200), work(2000));
    assert!(many < 20 * few, "{few} for 200 parts, {many} for 2000");
}

/// `correct board`: nobody is asked whether they meant the very word that they typed.
#[test]
fn a_word_where_a_move_should_stand_is_not_offered_for_itself() {
    for language in languages() {
        let session = game(&language, &["e4"]);
        let vocabulary = Vocabulary::of(&Wording::new(&language).expect("a language"));
        let correct = vocabulary.written(CommandWord::Correct).expect("a word").to_owned();
        for word in CommandWord::iter().filter_map(|word| vocabulary.written(word)) {
            let intent = session.reader(None).read(&format!("{correct} {word}"));
            if let Intent::Misread(_, Misreading::Unknown { meant, .. }) = &intent {
                assert!(meant.iter().all(|meant| meant != word), "{language}: {correct} {word}: {meant:?}");
            }
        }
    }
}
