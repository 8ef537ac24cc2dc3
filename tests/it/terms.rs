//! The terms of a game mean the same wherever they are given: on the command line, in the file of an event, in a
//! script, as an answer in the setup dialogue and in the settings.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use annabella::commands::Cli;
use annabella::commands::play::Play;
use annabella::commands::setup::{Known, Respondent};
use annabella::game::people::Player;
use annabella::game::terms::Terms;
use annabella::options::arguments::Filler;
use annabella::options::event_file::{EventRules, agree, terms_at_a_terminal};
use annabella::options::settings::Settings;
use annabella::options::terms::TermsPatch;
use annabella::rehearsal::script::Script;
use annabella::wording::Wording;
use clap::{CommandFactory, FromArgMatches};

use crate::program::Home;

/// Each term: its option, its value, its words in a script, and its lines in the file of an event.
const TERMS: [(&str, &str, &str, &str); 46] = [
    ("white", "Ana", "white name Ana", "[white]\nname = \"Ana\""),
    ("black", "Ben", "black name Ben", "[black]\nname = \"Ben\""),
    ("blind", "both", "both blind", "[white]\nblind = true\n[black]\nblind = true"),
    ("blind", "none", "none blind", "[white]\nblind = false\n[black]\nblind = false"),
    ("white-blind", "yes", "white blind", "[white]\nblind = true"),
    ("black-blind", "no", "black sighted", "[black]\nblind = false"),
    ("deaf", "both", "both deaf", "[white]\ndeaf = true\n[black]\ndeaf = true"),
    ("white-deaf", "yes", "white deaf", "[white]\ndeaf = true"),
    ("black-deaf", "yes", "black deaf", "[black]\ndeaf = true"),
    ("time", "15+10", "time 15+10", "[rules]\ntime = \"15+10\""),
    ("time", "5 vs 3+2", "time 5 vs 3+2", "[rules]\ntime = \"5 vs 3+2\""),
    ("white-time", "5d3", "white time 5d3", "[white]\ntime = \"5d3\""),
    ("black-time", "10", "black time 10", "[black]\ntime = 10"),
    ("class", "standard", "class standard", "[rules]\nclass = \"standard\""),
    ("clock", "external", "clock external", "[rules]\nclock = \"external\""),
    ("default-time", "1h", "default-time 1h", "[rules]\ndefault-time = \"1h\""),
    ("event", "Spring Open", "event Spring Open", "[event]\nname = \"Spring Open\""),
    ("site", "Madrid", "site Madrid", "[event]\nsite = \"Madrid\""),
    ("date", "2026-11-22", "date 2026-11-22", "[event]\ndate = 2026-11-22"),
    ("round", "3", "round 3", "[event]\nround = 3"),
    ("board", "12", "board 12", "[event]\nboard = 12"),
    ("laws", "2018", "laws 2018", "[rules]\nlaws = 2018"),
    ("white-sheet", "es", "white sheet es", "[white]\nsheet = \"es\""),
    ("black-sheet", "fig", "black sheet fig", "[black]\nsheet = \"fig\""),
    ("white-keeps", "sheet", "white keeps sheet", "[white]\nkeeps = \"sheet\""),
    ("black-keeps", "none", "black keeps none", "[black]\nkeeps = \"none\""),
    ("white-assistant", "move,ask", "white assistant move,ask", "[white]\nassistant = \"move,ask\""),
    ("black-assistant", "none", "black assistant none", "[black]\nassistant = \"none\""),
    ("white-title", "WGM", "white title WGM", "[white]\ntitle = \"WGM\""),
    ("black-title", "fm", "black title FM", "[black]\ntitle = \"fm\""),
    ("white-rating", "2300", "white rating 2300", "[white]\nrating = 2300"),
    ("black-rating", "4000", "black rating 4000", "[black]\nrating = 4000"),
    ("white-federation", "ESP", "white federation esp", "[white]\nfederation = \"ESP\""),
    ("black-federation", "ger", "black federation GER", "[black]\nfederation = \"ger\""),
    ("white-fide-id", "2200082", "white fide-id 2200082", "[white]\nfide-id = 2200082"),
    ("black-fide-id", "1", "black fide-id 1", "[black]\nfide-id = 1"),
    ("agreement", "after 30", "agreement after 30", "[rules]\nagreement-after = 30"),
    ("agreement", "forbidden", "agreement forbidden", "[rules]\nagreement = \"forbidden\""),
    ("points", "3-1-0", "points 3-1-0", "[rules]\npoints = \"3-1-0\""),
    ("ranks", "es", "ranks es", "[rules]\nranks = \"es\""),
    ("watching", "forbidden", "watching forbidden", "[rules]\nwatching = \"forbidden\""),
    ("moves", "none", "moves none", "[rules]\nmoves = \"none\""),
    ("casual", "yes", "casual", "[rules]\ncasual = true"),
    ("assistant-optional", "yes", "assistant optional", "[rules]\nassistant-optional = true"),
    ("chess960", "5", "chess960 5", "[rules]\nchess960 = 5"),
    (
        "from",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "from 4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "[rules]\nfrom = \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"",
    ),
];

/// Terms that need another term beside them in the file of an event.
const WITH_OTHERS: [(&str, &str, &str, &str); 2] = [
    ("supervision", "none", "time 5; supervision none", "[rules]\ntime = 5\nsupervision = \"none\""),
    ("quickplay-announced", "yes", "time 60; quickplay announced", "[rules]\ntime = 60\nquickplay-announced = true"),
];

/// The terms from these options, without anything that the program adds.
fn plain(patch: &TermsPatch, rules: Option<&EventRules>) -> Terms {
    let mut terms = Terms::between(Player::unnamed(), Player::unnamed());
    agree(&mut terms, patch, rules).expect("terms");
    terms
}

fn of_command_line(options: &[String]) -> TermsPatch {
    let typed = ["annabella".to_owned(), "play".to_owned()].into_iter().chain(options.iter().cloned());
    let matches = Cli::command().try_get_matches_from(typed).expect("options");
    let (_, play) = matches.subcommand().expect("play");
    Play::from_arg_matches(play).expect("options").terms
}

/// The settings after an answer to the setup's question whether the terms are right.
fn answered(answer: &str) -> Settings {
    let (mut play, mut settings, wording, mut to) = (Play::default(), Settings::default(), Wording::default(), vec![]);
    let answers = format!("\n\n{answer}\n1\n");
    let mut asked = Respondent { from: answers.as_bytes(), to: &mut to, wording: &wording, columns: 79, doubted: None };
    asked.begin(&mut play.interface, &mut settings, &Known::default(), || None).expect("memory");
    settings
}

#[test]
fn a_term_has_one_meaning_in_every_place() {
    let mut given = BTreeSet::new();
    for (name, value, in_script, in_file) in TERMS.into_iter().chain(WITH_OTHERS) {
        given.insert(name.to_owned());
        let other = in_script.split_once("; ").map(|(other, _)| other.split_once(' ').expect("a term"));
        let options = other.into_iter().chain([(name, value)]).map(|(name, value)| format!("--{name}={value}"));
        let expected = plain(&of_command_line(&options.collect::<Vec<_>>()), None);
        let script = Script::read(&format!("terms {in_script}\n")).unwrap_or_else(|why| panic!("{in_script}: {why:?}"));
        assert_eq!(script.terms, expected, "{in_script}");
        let rules = EventRules::of_text(in_file, Path::new("")).unwrap_or_else(|why| panic!("{in_file}: {why:?}"));
        assert_eq!(plain(&TermsPatch::default(), Some(&rules)), expected, "{in_file}");
        let mut settings = Settings::default();
        for (name, value) in other.into_iter().chain([(name, value)]) {
            settings.set(name, value).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        }
        assert_eq!(plain(&settings.options().terms, None), expected, "{name} in the settings");
        let typed = in_script.replace("; ", "\n");
        assert_eq!(plain(&answered(&typed).options().terms, None), expected, "{typed} as an answer");
    }
    let all: BTreeSet<String> = Filler::<TermsPatch>::default().names().map(str::to_owned).collect();
    assert_eq!(given, all, "every term is tried");
}

#[test]
fn a_wrong_term_gets_one_sentence_in_every_place() {
    let home = Home::new();
    let long = "A".repeat(110);
    let (script, file) = (home.at("wrong.game"), home.at("wrong.toml"));
    for (name, value, in_script, in_file, sentence) in [
        (
            "white",
            long.as_str(),
            format!("white name {long}"),
            format!("[white]\nname = \"{long}\""),
            "a name has at most 100 characters.",
        ),
        (
            "white-federation",
            "Spain",
            "white federation Spain".into(),
            "[white]\nfederation = \"Spain\"".into(),
            "Spain is not the code of a federation, which has three letters, for example ESP.",
        ),
        (
            "black-fide-id",
            "12x",
            "black fide-id 12x".into(),
            "[black]\nfide-id = \"12x\"".into(),
            "12x is not a FIDE ID, which has only digits, for example 2200082.",
        ),
        (
            "time",
            "soon",
            "time soon".into(),
            "[rules]\ntime = \"soon\"".into(),
            "soon is not a time control: soon cannot be read.",
        ),
        ("laws", "2022", "laws 2022".into(), "[rules]\nlaws = 2022".into(), "Possible values: 2009 2014 2018 2023."),
        (
            "white-sheet",
            "klingon",
            "white sheet klingon".into(),
            "[white]\nsheet = \"klingon\"".into(),
            "Unknown scoresheet language klingon.",
        ),
        (
            "black-keeps",
            "clock",
            "black keeps clock".into(),
            "[black]\nkeeps = \"clock\"".into(),
            "Possible values: sheet,board sheet board none.",
        ),
        (
            "white-assistant",
            "cook",
            "white assistant cook".into(),
            "[white]\nassistant = \"cook\"".into(),
            "Possible values: move,announce,record,press,ask,claim,seal none.",
        ),
        (
            "points",
            "2-1-0",
            "points 2-1-0".into(),
            "[rules]\npoints = \"2-1-0\"".into(),
            "Possible values: 1-1/2-0 3-1-0.",
        ),
        ("ranks", "la", "ranks la".into(), "[rules]\nranks = \"la\"".into(), "Possible values: de en es fr it pt nl."),
        (
            "agreement",
            "never",
            "agreement never".into(),
            "[rules]\nagreement = \"never\"".into(),
            "Possible values: free forbidden \"after 30\".",
        ),
        (
            "watching",
            "perhaps",
            "watching perhaps".into(),
            "[rules]\nwatching = \"perhaps\"".into(),
            "Possible values: allowed forbidden.",
        ),
        (
            "casual",
            "perhaps",
            "casual perhaps".into(),
            "[rules]\ncasual = \"perhaps\"".into(),
            "Possible values: yes no true false.",
        ),
        ("chess960", "960", "chess960 960".into(), "[rules]\nchess960 = 960".into(), "Possible values: 0 .. 959"),
        (
            "from",
            "nowhere",
            "from nowhere".into(),
            "[rules]\nfrom = \"nowhere\"".into(),
            "nowhere is not a position to play from: not a FEN.",
        ),
        (
            "date",
            "2026-02-30",
            "date 2026-02-30".into(),
            "[event]\ndate = \"2026-02-30\"".into(),
            "It is written like this: 2026-11-22.",
        ),
        (
            "default-time",
            "soon",
            "default-time soon".into(),
            "[rules]\ndefault-time = \"soon\"".into(),
            "It is written like this: 30m.",
        ),
        (
            "clock",
            "mine",
            "clock mine".into(),
            "[rules]\nclock = \"mine\"".into(),
            "Possible values: own external board.",
        ),
        (
            "supervision",
            "some",
            "supervision some".into(),
            "[rules]\nsupervision = \"some\"".into(),
            "Possible values: adequate none.",
        ),
        (
            "class",
            "bullet",
            "class bullet".into(),
            "[rules]\nclass = \"bullet\"".into(),
            "Possible values: standard rapid blitz.",
        ),
        ("class", "blitz", "class blitz".into(), "[rules]\nclass = \"blitz\"".into(), "Invalid value blitz for class"),
    ] {
        fs::write(&script, format!("# nothing\nterms {in_script}\n")).expect("written");
        fs::write(&file, format!("# nothing\n{in_file}\n")).expect("written");
        let option = format!("--{name}={value}");
        let mut places = vec![
            (vec!["play", "--voice", "off", "--lang", "en", &option], ""),
            (vec!["simulate", &script, "--lang", "en"], "Line 2 of the script: "),
            (vec!["event", &file, "--lang", "en"], "wrong.toml, line 3: "),
        ];
        // Whether the class is right depends on all terms together.
        if sentence != "Invalid value blitz for class" {
            places.push((vec!["settings", name, value], ""));
        }
        for (arguments, place) in places {
            let ran = home.run(&arguments, "");
            assert_eq!(ran.code, Some(2), "{arguments:?}: {ran:?}");
            assert!(ran.said().contains(place) && ran.said().contains(sentence), "{arguments:?}: {}", ran.said());
        }
    }
}

#[test]
fn the_order_of_terms_in_a_script_does_not_matter() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w H - 0 1";
    let script = |terms: &str| Script::read(&format!("terms {terms}\n")).map(|script| script.terms);
    let first = script(&format!("chess960; from {fen}")).expect("terms");
    assert_eq!(script(&format!("from {fen}; chess960")).expect("terms"), first);
    assert_eq!(script("black blind; laws 2014; time 5"), script("time 5; black blind; laws 2014"));
    let [one, other] =
        [format!("chess960 5; from {fen}"), format!("from {fen}; chess960 5")].map(|terms| script(&terms));
    assert_eq!(one.map_err(|line| line.why), other.map_err(|line| line.why));
}

/// The command line also adds that Black is blind and that the sheets are in the language of the interface.
#[test]
fn the_command_line_overrides_the_file_of_an_event() {
    let home = Home::new();
    let file = home.at("open.toml");
    fs::write(&file, "[rules]\nlaws = 2018\ntime = \"15+10\"\n[white]\nname = \"Ana\"\nblind = true\n")
        .expect("written");
    let patch = of_command_line(&[format!("--event={file}"), "--laws=2014".into(), "--white=Eva".into()]);
    let rules = EventRules::of_terms(&patch, Path::new("")).expect("rules");
    let terms = terms_at_a_terminal(&patch, rules.as_ref(), &Wording::default()).expect("terms");
    assert_eq!((terms.edition.year(), terms.players.white.name.as_deref()), (2014, Some("Eva")));
    let is_blind = terms.players.as_ref().map(|player| player.sight == annabella::game::people::Sight::Blind);
    assert_eq!((is_blind.white, is_blind.black), (true, false));
    assert!(terms.tags.is_empty(), "a file is not the name of an event");
}
