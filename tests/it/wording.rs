//! How sentences sound: numbers in every language side by side, words instead of signs, and a language that is one
//! folder and nothing else.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::process::Command as Process;
use std::sync::{LazyLock, OnceLock};

use allocation_counter::measure;
use annabella::game::adjournment::event::AdjournmentEventKind;
use annabella::game::event::{ClockEventKind, EventKind, GameEventKind, MoveEventKind, RecordsEventKind};
use annabella::game::people::{Player, Sight};
use annabella::game::terms::Terms;
use annabella::interpreter::vocabulary::Vocabulary;
use annabella::rehearsal::script::Script;
use annabella::time::Stamp;
use annabella::wording::{
    Argument, Audience, Completions, LanguageFolders, Messages, Utterance, UtteranceKind, Wording, languages,
};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use shakmaty::Color;

use crate::packages::{Package, has};
use crate::program::carried;
use crate::table::{opened_session, session_with, stamp};

/// The variables whose number chooses the form of a text.
fn counted(text: &str) -> BTreeSet<String> {
    let choices = text.split("{ $").skip(1).filter_map(|rest| rest.split_once(" ->"));
    let is_name = |name: &str| name.chars().all(|c| c.is_ascii_alphanumeric());
    let by_number = choices.filter(|(name, forms)| {
        let (forms, rest) = forms.split_once("*[").unwrap_or((forms, ""));
        is_name(name) && (forms.contains("[one]") || forms.contains("[0]")) && !rest.starts_with("both]")
    });
    by_number.map(|(name, _)| name.to_owned()).collect()
}

/// The text of a language's file.
fn text(language: &str) -> String {
    let path = format!("{}/locales/{language}/annabella.ftl", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("a language")
}

/// Each message of a language as written in its file.
fn messages(language: &str) -> BTreeMap<String, String> {
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    let mut name = String::new();
    for line in text(language).lines() {
        match line.split_once(" =") {
            Some((id, _)) if !line.starts_with([' ', '#', '}']) => name = id.to_owned(),
            _ => {}
        }
        let message = messages.entry(name.clone()).or_default();
        message.push_str(line);
        message.push('\n');
    }
    messages
}

/// The variables whose number chooses a form of a message, directly or in a message that it names.
fn numbers(messages: &BTreeMap<String, String>, name: &str) -> BTreeSet<String> {
    let Some(written) = messages.get(name) else { return BTreeSet::new() };
    let own = counted(written).into_iter();
    let inside = written.split("{ ").skip(1).filter_map(|rest| rest.split_once(" }"));
    let named = inside.filter(|(other, _)| *other != name && messages.contains_key(*other));
    own.chain(named.flat_map(|(other, _)| numbers(messages, other))).collect()
}

/// Every message of a language, parsed at once.
struct Whole(FluentBundle<FluentResource>);

impl Whole {
    fn of(language: &str) -> Whole {
        // Of the forms of a typed word a sentence names the first.
        let first = |line: &str| match line.split_once(',').filter(|_| line.starts_with("word-")) {
            Some((first, _)) => format!("{first}\n"),
            None => format!("{line}\n"),
        };
        let text: String = text(language).lines().map(first).collect();
        let resource = FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        let mut bundle = FluentBundle::new(vec![language.parse().expect("a language")]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).expect("no message twice");
        Whole(bundle)
    }

    fn fill(&self, name: &str, variables: &[(&str, &dyn Argument)]) -> String {
        let arguments: FluentArgs<'_> = variables.iter().map(|(name, argument)| (*name, argument.value())).collect();
        let pattern = self.0.get_message(name).and_then(|message| message.value()).expect("a message");
        self.0.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    }
}

#[test]
fn every_number_has_its_grammatical_form() {
    let of_each: Vec<_> = languages().iter().map(|language| messages(language)).collect();
    let of_english = of_each.first().expect("English is the first");
    let names: Vec<&String> =
        of_english.keys().filter(|name| of_each.iter().any(|messages| !numbers(messages, name).is_empty())).collect();
    assert!(names.len() > 20, "{names:?}");
    let variables: BTreeSet<String> = languages().iter().flat_map(|language| counted(&text(language))).collect();
    assert!(variables.contains("illegal") && !variables.contains("clocks"), "{variables:?}");
    let whole: Vec<(String, Whole)> =
        languages().into_iter().map(|language| (language.clone(), Whole::of(&language))).collect();
    let mut shown = String::new();
    for name in names {
        let _ = writeln!(shown, "{name}");
        for (language, whole) in &whole {
            for number in [0_i64, 1, 2, 5] {
                let values: Vec<(&str, &dyn Argument)> =
                    variables.iter().map(|variable| (variable.as_str(), &number as &dyn Argument)).collect();
                let sentence = whole.fill(name, &values);
                let wrong = disagreeing(&sentence);
                assert_eq!(wrong, None, "{language}: {name} at {number}: {sentence}");
                let _ = writeln!(shown, "  {language} {number}: {sentence}");
            }
        }
    }
    insta::assert_snapshot!("numbers", shown);
}

/// Each message as the program parses it on demand, and as a bundle that parses the whole file: with words in
/// place of its variables, and with numbers.
#[test]
fn a_message_parsed_alone_equals_that_of_the_whole_file() {
    let english = text("en");
    let variables: BTreeSet<String> = languages().iter().flat_map(|language| variables(&text(language))).collect();
    for language in languages() {
        let (whole, names) = (Whole::of(&language), messages(&language).into_keys().filter(|name| !name.is_empty()));
        let messages = Messages::new(&language, text(&language).into(), Some(english.clone().into()));
        let mut count = 0;
        for name in names.filter(|name| !name.starts_with('-')) {
            let values: [&dyn Argument; 2] = [&"b", &2_i64];
            for value in values {
                let variables: Vec<(&str, &dyn Argument)> =
                    variables.iter().map(|variable| (variable.as_str(), value)).collect();
                let expected = whole.fill(&name, &variables);
                assert_eq!(messages.fill(&name, &variables), expected, "{language}: {name}");
            }
            count += 1;
        }
        assert!(count > 650, "{language}: {count} messages");
    }
    let without = Messages::new("xx", "empty = void\n".into(), Some(english.into()));
    assert_eq!(without.text("empty"), "void");
    assert_eq!(
        without.text("screen-no-time"),
        Whole::of("en").fill("screen-no-time", &[]),
        "English for what is missing"
    );
    assert_eq!(without.text("no-such-message"), "no-such-message");
}

/// The variables that a file names.
fn variables(text: &str) -> BTreeSet<String> {
    let is_end = |c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_';
    text.split('$').skip(1).map(|rest| rest.split(is_end).next().unwrap_or_default().to_owned()).collect()
}

/// A plural after one, or a singular after another number.
fn disagreeing(sentence: &str) -> Option<String> {
    const SINGULAR: [&str; 22] = [
        "move",
        "half-move",
        "minute",
        "second",
        "hour",
        "state",
        "square",
        "jugada",
        "media",
        "minuto",
        "segundo",
        "hora",
        "estado",
        "casilla",
        "período",
        "Zug",
        "Halbzug",
        "Minute",
        "Sekunde",
        "Stunde",
        "Zustand",
        "Feld",
    ];
    const PLURAL: [&str; 26] = [
        "moves",
        "half-moves",
        "minutes",
        "seconds",
        "hours",
        "states",
        "squares",
        "jugadas",
        "medias",
        "minutos",
        "segundos",
        "horas",
        "estados",
        "casillas",
        "períodos",
        "Züge",
        "Halbzüge",
        "Halbzügen",
        "Minuten",
        "Sekunden",
        "Stunden",
        "Zustände",
        "Zuständen",
        "Felder",
        "Feldern",
        "Zügen",
    ];
    let words: Vec<&str> = sentence.split_whitespace().map(|word| word.trim_matches(['.', ',', ';', ':'])).collect();
    let agrees = |pair: &&[&str]| match pair[0].parse::<u64>() {
        Ok(1) => !PLURAL.contains(&pair[1]),
        Ok(_) => !SINGULAR.contains(&pair[1]),
        Err(_) => true,
    };
    words.windows(2).find(|pair| !agrees(pair)).map(|pair| pair.join(" "))
}

/// Everything that is said in a game with most kinds of events.
fn said_in(language: &str) -> Vec<Utterance> {
    let black = Player { sight: Sight::Blind, ..Player::named("José") };
    let terms = Terms::between(Player::named("Anna Becker"), black);
    let (mut session, opened) = opened_session(terms, language);
    let mut said = opened.said;
    let lines = "white: begin|e4||e5||Nf3|black: repeat Nc3|undo|Nf3||Nc6||Bc4||Bc5||0-0||d5||exd5||board|white board|\
        moves|sheet|times|clock|clock both|status|last|again|what e4|rank 1|file e|where knights|captured|spell|who|\
        offer|number|law D.2.9|white: draw|black: decline|arbiter: stop|arbiter: clock white 0:31:30 black 1:02:00|\
        arbiter: add 0:02:00 to white|arbiter: go|execute black Qd8d6|black: Qxd5|||arbiter: stop|arbiter: check black|\
        arbiter: status|arbiter: retrace|arbiter: go|press|arbiter: rule accept|nonsense|claim|arbiter: result 1/2-1/2";
    for (turn, line) in lines.split('|').enumerate() {
        let at = 7000 * (turn as u64 + 1);
        let intent = session.reader(None).read(line);
        said.extend(session.carry_out(stamp(at), intent).map(|outcome| outcome.said).unwrap_or_default());
    }
    said
}

/// Whether a sentence may quote typed text or text to type.
pub(crate) fn quotes_what_is_typed(kind: UtteranceKind) -> bool {
    matches!(
        kind,
        UtteranceKind::Unreadable | UtteranceKind::Incomplete | UtteranceKind::Refused | UtteranceKind::WhatCanBeRuled
    )
}

/// Whether a sentence may quote a scoresheet, letter by letter.
fn quotes_a_sheet(kind: UtteranceKind) -> bool {
    matches!(
        kind,
        UtteranceKind::Event(EventKind::Adjournment(AdjournmentEventKind::EnvelopeOpened))
            | UtteranceKind::Event(EventKind::Records(RecordsEventKind::SheetsDiffered))
            | UtteranceKind::Event(EventKind::Records(RecordsEventKind::Recorded))
            | UtteranceKind::Difference
    )
}

/// Typed texts of the scripts that are said as typed.
const TYPED: [&str; 3] = ["Sunday, 10:00", "mobile phone, 11.3.2.2", "9.6a"];

#[test]
fn sentences_are_spoken_with_words_instead_of_signs() {
    let mut wrong = BTreeSet::new();
    for language in languages() {
        let in_a_game = said_in(&language);
        assert!(
            in_a_game
                .iter()
                .any(|sentence| sentence.kind == UtteranceKind::Event(EventKind::Game(GameEventKind::GameEnded))),
            "{language}: the game ended"
        );
        let said: Vec<&Utterance> = in_a_game.iter().chain(said_in_every_script(&language)).collect();
        let quotes = |said: &Utterance| TYPED.iter().any(|typed| said.read.contains(typed));
        // The possible rulings are read by the arbiter and never spoken, and neither is a position spelled out.
        let rulings = || said.iter().filter(|said| said.kind == UtteranceKind::WhatCanBeRuled);
        assert!(rulings().count() > 20 && rulings().all(|said| said.spoken.is_empty() && !said.read.contains("/8/")));
        for sentence in said.iter().filter(|said| !quotes_what_is_typed(said.kind) && !quotes(said)) {
            let spoken = sentence.spoken.iter().map(|phrase| phrase.text.as_str());
            for heard in spoken.chain([sentence.read.as_str()]) {
                let is_lost = heard.contains('\u{FFFD}').then(|| "something that is lost".to_owned());
                if let Some(sign) = sign(heard).or(is_lost) {
                    wrong.insert(format!("{language}: {:?}: {sign} in {heard}", sentence.kind));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A word that would be heard as signs, if there is one: `0-0`, `1/2-1/2`, `0:02:00`, `exd5`, `D.2.9`, `Nf3`.
pub(crate) fn sign(heard: &str) -> Option<String> {
    let words = heard.split_whitespace().map(|word| word.trim_matches(['.', ',', ';', ':', '(', ')', '?', '!']));
    let is_sign = |word: &&str| {
        let figures = |sign: char| {
            word.split_once(sign).is_some_and(|(before, after)| {
                before.ends_with(|c: char| c.is_ascii_digit()) && after.starts_with(|c: char| c.is_ascii_digit())
            })
        };
        let is_capture = word.len() > 2 && word.contains('x') && word.ends_with(|c: char| c.is_ascii_digit());
        let is_piece = word.starts_with(|c: char| c.is_ascii_uppercase())
            && word.len() >= 3
            && word.is_ascii()
            && word.chars().rev().nth(1).is_some_and(|file| ('a'..='h').contains(&file))
            && word.ends_with(|c: char| c.is_ascii_digit());
        ['-', '/', ':', '.'].into_iter().any(figures) || is_capture || is_piece || word.contains(['/', '=', '#', '+'])
    };
    words.map(str::to_owned).find(|word| is_sign(&word.as_str()))
}

/// What a line of a script, or the time before it, makes the program say.
pub(crate) struct Answer {
    /// Empty if nothing was typed.
    pub typed: String,
    pub said: Vec<Utterance>,
}

/// What each line of every script of `tests/games` makes the program say, in that language. Several tests ask for it;
/// it is found once.
pub(crate) fn answers_in_every_script(language: &str) -> &'static [Answer] {
    static FOUND: LazyLock<BTreeMap<String, OnceLock<Vec<Answer>>>> =
        LazyLock::new(|| languages().into_iter().map(|language| (language, OnceLock::new())).collect());
    FOUND[language].get_or_init(|| every_script_answered(language))
}

fn every_script_answered(language: &str) -> Vec<Answer> {
    let mut answers = Vec::new();
    for path in crate::script::scripts(&carried("games")) {
        let text = std::fs::read_to_string(&path).expect("readable");
        let script = Script::read_in(path.parent().expect("a folder"), &text).expect("a script");
        let (mut session, opened) = opened_session(script.terms.clone(), language);
        answers.push(Answer { typed: String::new(), said: opened.said });
        for line in &script.lines {
            while let Some(due) = session.next_deadline().filter(|due| *due <= line.at) {
                let said = session.elapse(stamp(due.0)).said;
                if said.is_empty() {
                    break;
                }
                answers.push(Answer { typed: String::new(), said });
            }
            let intent = session.reader(Some(line.by)).read(&line.command);
            let said = session.carry_out(stamp(line.at.0), intent).map(|done| done.said).unwrap_or_default();
            answers.push(Answer { typed: line.command.clone(), said });
        }
    }
    answers
}

/// Everything that is said in any script of `tests/games`, in that language.
fn said_in_every_script<'a>(language: &str) -> impl Iterator<Item = &'a Utterance> + use<'a> {
    let answers: &'a [Answer] = answers_in_every_script(language);
    answers.iter().flat_map(|answer| &answer.said)
}

/// Spoken words of a notice of an illegal move, at most, with what stops the clocks.
const ILLEGAL_MOVE_WORDS: usize = 25;

/// Spoken words of a notice that the boards differ, at most, with what stops the clocks.
const DIFFERENCE_WORDS: usize = 30;

#[test]
fn a_notice_is_short_and_the_details_are_shown_on_request() {
    let words = |said: &Utterance| said.spoken.iter().map(|part| part.text.split_whitespace().count()).sum::<usize>();
    let found = |said: &Utterance, kind: EventKind| said.kind == UtteranceKind::Event(kind);
    for language in languages() {
        let (mut illegal, mut differing) = (0, 0);
        for answer in answers_in_every_script(&language) {
            let stops = |said: &&Utterance| found(said, EventKind::Clock(ClockEventKind::ClocksStopped));
            let stopped = answer.said.iter().find(stops).map_or(0, &words);
            for said in &answer.said {
                assert!(!said.kind.is_detail() || said.spoken.is_empty(), "{language}: {said:?}");
                let count = words(said) + stopped;
                if let UtteranceKind::Event(EventKind::Irregularity(_)) = said.kind {
                    illegal += 1;
                    assert!(count <= ILLEGAL_MOVE_WORDS, "{language}: {count} words: {}", said.read);
                } else if found(said, EventKind::Records(RecordsEventKind::BoardsDiffered)) {
                    differing += 1;
                    assert!(count <= DIFFERENCE_WORDS, "{language}: {count} words: {}", said.read);
                }
            }
        }
        assert!(illegal > 50 && differing > 20, "{language}: {illegal} illegal moves, {differing} differences");
    }
}

/// The spoken sentences of a language, without repetition; those that differ only by squares and numbers count as one.
/// Quotations from a scoresheet have its letters.
pub(crate) fn heard_in(language: &str) -> Vec<String> {
    let in_a_game = said_in(language);
    let said = in_a_game.iter().chain(said_in_every_script(language));
    let quotes = |said: &Utterance| TYPED.iter().any(|typed| said.read.contains(typed));
    let heard = said.filter(|said| !quotes_what_is_typed(said.kind) && !quotes(said));
    let spoken = heard.filter(|said| !quotes_a_sheet(said.kind)).flat_map(|said| &said.spoken);
    let texts = spoken.filter(|phrase| phrase.language == language).map(|phrase| phrase.text.clone());
    let alike = |text: &str| text.chars().map(|c| if c.is_ascii_digit() { '1' } else { c }).collect::<String>();
    texts.map(|text| (alike(&text), text)).collect::<BTreeMap<_, _>>().into_values().collect()
}

/// The sounds that a synthesizer makes of texts in a language, clause by clause.
#[allow(clippy::disallowed_methods, reason = "the synthesizer is a program of the system")]
pub(crate) fn phonemes(language: &str, texts: &[String]) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("texts");
    std::fs::write(&file, texts.join("\n\n")).expect("written");
    let made = Process::new("espeak-ng").args(["-q", "--ipa", "-v", language, "-f"]).arg(&file).output();
    let made = String::from_utf8_lossy(&made.expect("espeak-ng").stdout).replace(['ˈ', 'ˌ'], "");
    // In Spanish b, d and g are softer between vowels.
    let plain = |clause: &str| clause.trim().replace('β', "b").replace('ð', "d").replace('ɣ', "ɡ");
    made.lines().map(plain).filter(|clause| !clause.is_empty()).collect()
}

/// Whether a clause has these sounds one after the other.
pub(crate) fn hears(clauses: &[String], name: &str) -> bool {
    let name: Vec<&str> = name.split(' ').collect();
    clauses.iter().any(|clause| {
        clause.split_whitespace().collect::<Vec<_>>().windows(name.len()).any(|words| words == name.as_slice())
    })
}

/// Sounds that must not be heard in a language, each with a text that has them: signs, letters for words, figures for
/// times.
pub(crate) const UNHEARD: [(&str, &[(&str, &str)]); 3] = [
    (
        "en",
        &[
            ("slaʃ", "1/2"),
            ("daʃ", "1-0"),
            ("kəʊlən", "a:b"),
            ("haʃ", "a#b"),
            ("iːkwəlz", "e8=Q"),
            ("plʌs", "Nf3+"),
            ("keɪ", "K"),
            ("kjuː", "Q"),
            ("ɛnɛf", "Nf3"),
            ("ɛksd", "exd5"),
            ("ziəɹəʊ ziəɹəʊ", "0:02:00"),
        ],
    ),
    (
        "es",
        &[
            ("bara", "1/2"),
            ("almoadiʝa", "#"),
            ("iɡwal ku", "e8=Q"),
            ("ka", "K"),
            ("ku", "Q"),
            ("eneɛfe", "Nf3"),
            ("eksd", "exd5"),
            ("θeɾo θeɾo", "0-0"),
        ],
    ),
    (
        "de",
        &[
            ("ʃtɾɪç", "1-0"),
            ("uːɾ nʊl", "0:02:00"),
            ("plʊs", "Nf3+"),
            ("kɑː", "K"),
            ("teː", "T"),
            ("ɛsɛf", "Sf3"),
            ("ɛnɛf", "Nf3"),
            ("ɛkst", "exd5"),
        ],
    ),
];

#[test]
fn no_sign_is_pronounced() {
    if !has(&[Package::EspeakNgProgram]) {
        return;
    }
    for (language, unheard) in UNHEARD {
        // The test can fail: each sound is heard in its text.
        for (name, text) in unheard {
            let sounds = phonemes(language, &[(*text).to_owned()]);
            assert!(hears(&sounds, name), "{language}: {name} is not heard in {text}: {sounds:?}");
        }
        let texts = heard_in(language);
        assert!(texts.len() > 500, "{language}: only {} sentences", texts.len());
        let sounds = phonemes(language, &texts);
        assert!(sounds.len() >= texts.len(), "{language}: {} sentences, {} clauses", texts.len(), sounds.len());
        if let Some((name, _)) = unheard.iter().find(|(name, _)| hears(&sounds, name)) {
            let in_it = texts.iter().find(|text| hears(&phonemes(language, std::slice::from_ref(text)), name));
            panic!("{language}: {name} is heard in {in_it:?}");
        }
        println!("{language}: {} sentences, {} clauses", texts.len(), sounds.len());
    }
}

/// Folders of languages with an invented one: English with other names of the pieces.
struct MadeUp;

impl LanguageFolders for MadeUp {
    fn paths(&self) -> Vec<String> {
        let files = ["annabella.ftl", "glossary.txt"];
        ["en", "de", "es", "xx"].iter().flat_map(|code| files.map(|file| format!("{code}/{file}"))).collect()
    }

    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        let english = || text("en").replace("] knight\n", "] horse\n").replace("word-board = ", "word-board = deck, ");
        match path {
            "xx/annabella.ftl" => Some(Cow::Owned(english().into_bytes())),
            "xx/glossary.txt" => Some(Cow::Borrowed(b"gives up\nno move")),
            other => std::fs::read(format!("{}/locales/{other}", env!("CARGO_MANIFEST_DIR"))).ok().map(Cow::Owned),
        }
    }
}

#[test]
fn a_language_is_one_folder_and_nothing_else() {
    let wording = Wording::from_folders(&MadeUp, "xx").expect("the language that was added");
    assert_eq!(wording.language(), "xx");
    assert_eq!(wording.role(shakmaty::Role::Knight), "horse");
    let vocabulary = Vocabulary::of(&wording);
    assert_eq!(vocabulary.command("deck"), vocabulary.command("board"));
    assert!(vocabulary.command("deck").is_some());
    let terms = wording.glossary(Some("gives up")).expect("a term of it");
    let [line] = terms.as_slice() else { panic!("{terms:?}") };
    assert!(line.starts_with("gives up: English resigns, ") && line.contains("German Aufgabe, aufgeben"), "{line}");
    assert!(line.contains("Spanish abandono, abandonar"), "{line}");
    assert!(Wording::from_folders(&MadeUp, "yy").is_err());
    assert!(Wording::from_folders(&MadeUp, "de").is_ok());
}

/// A start takes the time and the memory of its own language, however many there are; and of English, German and
/// Spanish nothing is decompressed.
#[test]
fn a_language_is_opened_without_reading_the_others() {
    for language in languages() {
        let opened = measure(|| _ = Wording::new(&language).expect("a language"));
        let compressed = if ["en", "de", "es"].contains(&&*language) { 0 } else { text(&language).len() as u64 };
        assert!(opened.bytes_total < 3 * compressed + 20_000, "{language}: {} bytes", opened.bytes_total);
    }
}

/// With a tone for the room, the player who pressed reads the completed move and nobody hears it (12.6); with a
/// sentence, where all have agreed to it, it is spoken to the room in the language of the interface.
#[test]
fn a_completed_move_is_spoken_to_the_room_where_that_was_agreed() {
    let expected = [
        ("en", "White has completed knight f3."),
        ("es", "Las blancas han completado la jugada caballo f3."),
        ("de", "Weiß hat Springer f3 abgeschlossen."),
    ];
    for (language, sentence) in expected {
        for completions in [Completions::Tone, Completions::Sentence] {
            let mut wording = Wording::new(language).expect("a language");
            wording.completions = completions;
            let terms = Terms::between(Player::named("W"), Player::named("B"));
            let mut session = session_with(terms, wording);
            let mut said = Vec::new();
            for line in ["Nf3", ""] {
                let intent = session.reader(None).read(line);
                said = session.carry_out(Stamp::default(), intent).expect("nobody quits").said;
            }
            let completed: Vec<_> = said
                .iter()
                .filter(|one| one.kind == UtteranceKind::Event(EventKind::Move(MoveEventKind::MoveCompleted)))
                .collect();
            let [completed] = completed.as_slice() else { panic!("{language}: {said:?}") };
            let spoken: Vec<_> =
                completed.spoken.iter().map(|one| (one.language.as_str(), one.text.as_str())).collect();
            match completions {
                Completions::Tone => assert_eq!((completed.to, spoken), (Audience::Player(Color::White), vec![])),
                Completions::Sentence => {
                    assert_eq!((completed.to, spoken), (Audience::Room, vec![(language, sentence)]))
                }
            }
        }
    }
}
