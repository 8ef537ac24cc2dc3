//! The rules of an event: errors with their line, explanations, games by these rules, and the results of the boards.

use std::fs;

use annabella::game::laws::edition::Edition;
use annabella::game::people::{Player, Sight};
use annabella::game::terms::{AgreementRule, Terms};
use annabella::options::event_file::{EventRules, template};
use annabella::wording::languages;

#[cfg(unix)]
use crate::adjournment::play_with_a_voice_that_writes;
#[cfg(unix)]
use crate::packages::{Package, has};
use crate::program::{Home, carried};
#[cfg(unix)]
use crate::voice::stage::Stage;

fn explained(home: &Home, text: &str, language: &str) -> (Option<i32>, String) {
    let file = home.path("open.toml");
    fs::write(&file, text).expect("written");
    let ran = home.run(&["event", &file.to_string_lossy(), "--lang", language], "");
    (ran.code, ran.said())
}

#[test]
fn an_error_is_reported_with_its_line_and_what_would_be_right() {
    let home = Home::new();
    for (text, line, right) in [
        ("[event]\nname = \"A\"\nplace = \"B\"\n", 3, "site"),
        ("[evnt]\n", 1, "event"),
        ("[rules]\nlaws = 2022\n", 2, "2023"),
        ("[rules]\n\ntime = \"soon\"\n", 3, "90+30"),
        ("[rules]\ntime = 90\nchess960 = 960\n", 3, "0 .. 959"),
        ("[rules]\nchess960 = 5\nfrom = \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"\n", 3, "chess960"),
        ("[rules]\nfrom = \"nowhere\"\n", 2, "rnbqkbnr/pppppppp"),
        ("[rules]\ncasual = \"perhaps\"\n", 2, "true false"),
        ("[rules]\nagreement-after = -1\n", 2, "0 .. 200"),
        ("[event]\nname = \"\"\n", 2, "\"...\""),
        ("[event]\nname = \"A\\u001b[2JB\"\n", 2, "A[2JB"),
        ("[event]\ndate = \"2026-02-30\"\n", 2, "2026-11-22"),
        ("[rules]\nagreement-after = 10\nagreement = \"forbidden\"\n", 3, "agreement-after"),
        ("[rules]\nagreement = \"never\"\n", 2, "free forbidden"),
        ("[rules]\ntime = \"15+10\"\n\nclass = \"standard\"\n", 4, "rapid"),
        ("[rules]\ntime = \"5\"\nclass = \"bullet\"\n", 3, "standard rapid blitz"),
        ("[rules]\nsupervision = \"none\"\ntime = \"90+30\"\n", 2, "time"),
        ("[rules]\nsupervision = \"some\"\n", 2, "adequate none"),
        ("[rules]\nquickplay-announced = true\ntime = \"90+30\"\n", 2, "time"),
        ("[rules]\nlaws = 2009\ntime = \"60\"\nquickplay-announced = true\n", 4, "laws"),
        ("[rules]\ntime = \"5\"\nquickplay-announced = true\n", 3, "time"),
        ("[rules]\nquickplay-announced = 1\n", 2, "true false"),
        ("[rules]\npoints = \"2-1-0\"\n", 2, "3-1-0"),
        ("[rules]\nranks = \"la\"\n", 2, "de en es"),
        ("[rules]\nwatching = \"perhaps\"\n", 2, "allowed forbidden"),
        ("[white]\nassistant = \"cook\"\n", 2, "move,announce"),
        ("[white]\ndeaf = true\n[black]\nblind = true\nassistant = \"none\"\n", 5, "D.2.11"),
        ("[white]\nassistant = \"move\"\n[black]\nblind = true\nassistant = \"move\"\n", 2, "black.assistant"),
        ("[white]\nsheet = \"klingon\"\n", 2, "es"),
        ("[white]\nkeeps = \"watch\"\n", 2, "sheet,board"),
        ("[white]\nname = \"A\"\n[black]\nname = \"A\"\n", 4, "white.name"),
        ("[[pairing]]\nround = 1\nboard = 1\nwhite = \"A\"\n", 1, "black"),
        ("[[pairing]]\nround = 1\nboard = 1\nwhite = \"A\"\nblack = \"A\"\n", 1, "white"),
        ("event = 5\n", 1, "[event]"),
        ("[event\n", 1, "TOML"),
        ("[event]\nname = 'A'\nname = 'B'\n", 3, "TOML"),
    ] {
        for language in languages() {
            let (code, said) = explained(&home, text, &language);
            assert_eq!(code, Some(2), "{text:?}: {said}");
            assert!(
                said.contains("open.toml") && said.replace(" :", ":").contains(&format!(" {line}:")),
                "{text:?}: {said}"
            );
            assert!(said.contains(right) && !said.contains('\u{1b}'), "{text:?}: {said}");
            assert_eq!(said.trim_end().lines().count(), 1, "one sentence: {said}");
        }
    }
}

#[test]
fn no_game_starts_with_wrong_rules() {
    let home = Home::new();
    let file = home.at("wrong.toml");
    fs::write(&file, "[rules]\nlaws = 1995\n").expect("written");
    let journal = home.at("game.jsonl");
    let ran = home.run(&["play", "--voice", "off", "--event", &file, "--journal", &journal], "e4\nquit\n");
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(!home.path("game.jsonl").exists(), "no record was begun");
    fs::write(&file, vec![b'#'; 10 << 20]).expect("written");
    let ran = home.run(&["event", &file], "");
    assert_ne!(ran.code, Some(0), "{ran:?}");
    assert_eq!(ran.said().trim_end().lines().count(), 1, "{ran:?}");
    fs::write(&file, b"[event]\nname = \"\xff\"\n").expect("written");
    let ran = home.run(&["event", &file], "");
    assert!(ran.code == Some(2) && ran.said().contains(" 2:"), "{ran:?}");
}

#[test]
fn a_new_file_is_valid_as_it_is_and_with_every_line_switched_on() {
    let home = Home::new();
    let file = home.at("new.toml");
    assert_eq!(home.run(&["event", &file, "--new"], "").code, Some(0));
    assert_eq!(home.run(&["event", &file], "").code, Some(0));
    assert_ne!(home.run(&["event", &file, "--new", "--lang", "de"], "").code, None);
    fs::write(&file, "[event]\nname = \"mine\"\n").expect("written");
    let ran = home.run(&["event", &file, "--new"], "");
    assert_ne!(ran.code, Some(0), "an existing file stays: {ran:?}");
    let switched_on: String = template()
        .lines()
        .map(|line| {
            line.strip_prefix("# ").filter(|rest| rest.starts_with('[') || rest.contains(" = ")).unwrap_or(line)
        })
        .filter(|line| !["pairings", "from", "agreement ="].iter().any(|key| line.starts_with(key)))
        .map(|line| line.to_owned() + "\n")
        .collect();
    let (code, said) = explained(&home, &switched_on, "en");
    assert_eq!(code, Some(0), "{said}\n{switched_on}");
    for part in ["Spring Open", "2026.11.22", "Weber, Jonas", "30 moves", "array 518", "One game is paired"] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[test]
fn the_game_has_the_terms_and_the_pgn_the_tags_of_the_event() {
    let home = Home::new();
    let (event, journal) = (carried("games/event/open.toml"), home.at("game.jsonl"));
    let event = event.to_string_lossy().into_owned();
    let play = ["play", "--voice", "off", "--lang", "en", "--event", &event, "--journal", &journal];
    let ran = home.run(&play, "Cf3\n\nquit\nyes\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let ran = home.run(&["export", &journal], "");
    for tag in [
        "[Event \"Spring Open\"]",
        "[Site \"Madrid\"]",
        "[Date \"2026.11.22\"]",
        "[Round \"3\"]",
        "[White \"Garcia, Ana\"]",
        "[Black \"Weber, Jonas\"]",
        "[Result \"*\"]",
        "[Board \"12\"]",
        "[TimeControl \"900+10\"]",
    ] {
        assert!(ran.out.contains(tag), "{tag}: {}", ran.out);
    }
    let mut terms = Terms::between(Player::named("W"), Player::named("B"));
    EventRules::read(&carried("games/event/open.toml")).expect("right").agree(&mut terms).expect("terms");
    assert_eq!((terms.edition, terms.agreement), (Edition::OF_2018, AgreementRule::AfterMoves(2)));
    assert_eq!(terms.players.as_ref().map(|player| player.sight).black, Sight::Blind);
    assert_eq!(terms.players.as_ref().map(|player| player.sight).white, Sight::Sighted);
}

#[test]
fn every_rule_is_explained_and_applied() {
    let home = Home::new();
    let rules = "[rules]\nlaws = 2018\ntime = \"30\"\nclass = \"rapid\"\nsupervision = \"none\"\nagreement = \"forbidden\"\n\
                 quickplay-announced = true\npoints = \"3-1-0\"\nranks = \"es\"\nwatching = \"forbidden\"\n\
                 [white]\ndeaf = true\n[black]\nblind = true\nassistant = \"move,announce\"\n";
    for (language, parts) in [
        (
            "en",
            [
                "It is not supervised",
                "only with the consent of the arbiter (9.1.1)",
                "The rules of the quickplay finish apply.",
                "A win gives 3 points",
                "uno dos tres cuatro cinco seis siete ocho",
                "White cannot hear",
                "the assistant may not be asked for times",
                "Watching with annabella watch is not allowed",
            ],
        ),
        (
            "es",
            [
                "No está supervisada",
                "consentimiento del árbitro",
                "final a caída de bandera",
                "La victoria da 3 puntos",
                "uno dos tres",
                "Las blancas no oyen",
                "no se le puede preguntar",
                "No se permite mirar",
            ],
        ),
        (
            "de",
            [
                "Sie wird nicht so beaufsichtigt",
                "nur mit Zustimmung des Schiedsrichters",
                "Endspurtphase",
                "Ein Sieg gibt 3 Punkte",
                "uno dos tres",
                "Weiß hört nicht",
                "darf er nicht gefragt werden",
                "Zusehen mit annabella watch ist nicht erlaubt",
            ],
        ),
    ] {
        let (code, said) = explained(&home, rules, language);
        assert_eq!(code, Some(0), "{said}");
        for part in parts {
            assert!(said.contains(part), "{language}: {part}: {said}");
        }
        assert!(said.lines().all(|line| line.ends_with('.')), "whole sentences: {said}");
    }
    let (event, journal) = (home.at("open.toml"), home.at("game.jsonl"));
    let play = ["play", "--voice", "off", "--lang", "en", "--event", &event, "--journal", &journal];
    let ran = home.run(&play, "Nf3\n\nblack: Nf6 (=)\n\nwhite: accept\nyes\nwhite: resign\nyes\nblack: sign\nquit\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("Springer Gustav uno Felix tres."), "{}", ran.out);
    assert!(ran.out.contains("the arbiter must consent"), "{}", ran.out);
    assert!(ran.out.contains("White gets 0 and Black 3."), "{}", ran.out);
    let watched = home.run(&["watch", &journal, "--lang", "en"], "");
    assert_ne!(watched.code, Some(0), "{watched:?}");
    let pgn = home.run(&["export", &journal], "").out;
    assert!(pgn.contains("[PointSystem \"3-1-0\"]") && pgn.contains("[Signed \"Black\"]"), "{pgn}");
    let sheet = home.run(&["export", &journal, "--to", "scoresheet", "--lang", "en"], "").out;
    assert!(sheet.contains("signed by Black") && sheet.contains("White gets 0 and Black 3."), "{sheet}");
    let trf = home.run(&["export", &journal, "--to", "trf"], "").out;
    assert!(trf.contains("162  W 3.0    D 1.0    L 0.0") && trf.contains(" 3.0    1 "), "{trf}");
}

/// The arbiter's report begins with the event from which the game comes, and ends with its signed result.
/// One move has its own form of the word, where the language has one.
#[test]
fn a_draw_may_be_agreed_after_one_move_or_several() {
    let home = Home::new();
    let after = |moves: u32, language| explained(&home, &format!("[rules]\nagreement-after = {moves}\n"), language).1;
    for (language, one, several) in [
        ("en", "has made one move.", "has made 2 moves."),
        ("de", "einen Zug gemacht", "2 Züge gemacht"),
        ("es", "hecho una jugada.", "hecho 2 jugadas."),
        ("ru", "столько ходов: 1.", "столько ходов: 2."),
    ] {
        assert!(after(1, language).contains(one) && after(2, language).contains(several), "{}", after(1, language));
    }
}

#[test]
fn the_report_of_a_game_of_an_event_has_its_players_and_its_result() {
    let home = Home::new();
    let (event, journal) = (carried("games/event/open.toml"), home.at("game.jsonl"));
    let event = event.to_string_lossy().into_owned();
    let play = ["play", "--voice", "off", "--lang", "en", "--event", &event, "--journal", &journal];
    let ran = home.run(&play, "Cf3\n\nblack: resign\nyes\nblack: sign\nwhite: sign\nquit\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let report = home.run(&["export", &journal, "--to", "report", "--all", "--lang", "en"], "").out;
    assert!(
        report.starts_with("Event: Spring Open; site: Madrid; date: 2026.11.22; round: 3; board: 12.\n"),
        "{report}"
    );
    for part in [
        "Garcia, Ana",
        "Weber, Jonas",
        "Springer Gustav eins Felix drei",
        "White wins, 1-0: resignation (5.1.2).",
        "Black signs the result.",
    ] {
        assert!(report.contains(part), "{part}: {report}");
    }
    let json: serde_json::Value =
        serde_json::from_str(&home.run(&["export", &journal, "--to", "json"], "").out).expect("JSON");
    assert_eq!(json["tags"]["Event"], "Spring Open");
    assert_eq!(json["white"], "Garcia, Ana");
    assert_eq!(json["end"]["signed"], serde_json::json!(["white", "black"]));
}

/// The voice says each word of an announcement in its own language.
#[cfg(unix)]
#[test]
fn ranks_are_spoken_in_the_language_chosen_by_the_arbiter() {
    if !has(&[Package::EspeakNg]) {
        return;
    }
    let (home, stage) = (Home::new(), Stage::new());
    fs::write(home.path("open.toml"), "[rules]\nranks = \"es\"\n").expect("written");
    let (event, journal) = (home.at("open.toml"), home.at("game.jsonl"));
    let play = ["play", "--voice", "embedded", "--lang", "en", "--event", &event, "--journal", &journal];
    let ran = play_with_a_voice_that_writes(&home, &stage, &play, "Nf3\n\nquit\nyes\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let given = fs::read_to_string(home.path("voice-pipe")).expect("the voice was given something");
    let said = given.lines().find(|line| line.contains("Springer Gustav")).expect("the announcement");
    let phrase = |language: &str, text: &str| format!(r#"{{"language":"{language}","text":"{text}"}}"#);
    let parts =
        [phrase("de", "Springer Gustav"), phrase("es", "uno"), phrase("de", "Felix"), phrase("es", "tres")].join(",");
    assert!(said.contains(&parts), "the numbers are phrases of their own: {said}");
    assert!(
        given.lines().any(|line| line == r#"{"request":"learn","language":"es"}"#),
        "Spanish is asked for: {given}"
    );
    assert!(!ran.said().contains("no voice"), "{ran:?}");
}
