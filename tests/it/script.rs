//! Every script of `tests/games`, rehearsed by the whole program and compared with its expectations.
//!
//! Lines of comment hold the expectations: `#= end KEY VALUE` of the last line, and, in the order in which they must
//! come, `#= event NAME`, `#= heard TEXT`, `#= refused TEXT`, `#= to LISTENER TEXT`; `#= never NAME` is an event or a
//! sentence that must not come, `#= never-to LISTENER NAME` a sentence that this listener must not hear.

use std::fs;
use std::path::{Path, PathBuf};

use annabella::game::laws::article::Article;
use annabella::game::laws::edition::Edition;
use serde_json::Value;

use crate::program::{Home, carried};

/// The scripts in a folder and its subfolders.
pub fn scripts(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).expect("scripts").map(|entry| entry.expect("readable").path()) {
        if path.is_dir() {
            found.extend(scripts(&path));
        } else if path.extension().is_some_and(|extension| extension == "game") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The transcript of a script, one object for each line.
fn rehearse(script: &Path) -> Result<Vec<Value>, String> {
    let home = Home::new();
    let ran = home.run(&["rehearse", &script.to_string_lossy(), "--json"], "");
    if ran.code != Some(0) {
        return Err(format!("exit {:?}: {}", ran.code, ran.said()));
    }
    ran.out.lines().map(|line| serde_json::from_str(line).map_err(|error| format!("{error} in {line}"))).collect()
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn field<'a>(line: &'a Value, name: &str) -> &'a str {
    line[name].as_str().unwrap_or_default()
}

/// The edition by which a script is played.
fn edition_of(script: &str) -> Edition {
    let terms = script.lines().find(|line| line.starts_with("terms")).unwrap_or_default();
    let laws = terms.split(';').find_map(|term| term.trim_start_matches("terms").trim().strip_prefix("laws "));
    laws.map_or_else(Edition::default, |year| year.trim().parse().expect("an edition"))
}

/// The articles that a text cites: the numbers in its brackets.
pub fn cited(text: &str) -> Vec<String> {
    let brackets = text.split('(').skip(1).filter_map(|rest| rest.split_once(')')).map(|(inside, _)| inside);
    let words = brackets.flat_map(|inside| inside.split([',', ';']).flat_map(str::split_whitespace));
    let is_article = |word: &&str| word.contains('.') && Article::is_number(word) && !word.starts_with('0');
    words.map(|word| word.trim_end_matches('.')).filter(is_article).map(str::to_owned).collect()
}

/// That `laws` does not explain an article which is cited in that edition.
pub fn not_explained(edition: Edition, number: &str) -> Option<String> {
    let is_cited = Article::is_number(number) && number.contains('.');
    let is_explained = !is_cited || !Article::of_number(edition, number).is_empty();
    (!is_explained).then(|| format!("laws does not explain {number} of {edition}"))
}

/// The expectations of a script that are not met.
pub fn wrong_in(script: &Path) -> Vec<String> {
    let text = fs::read_to_string(script).expect("readable");
    let lines = match rehearse(script) {
        Ok(lines) => lines,
        Err(error) => return vec![error],
    };
    let Some((end, lines)) = lines.split_last().filter(|(end, _)| field(end, "kind") == "end") else {
        return vec!["the last line is no end".to_owned()];
    };
    let mut wrong = Vec::new();
    let edition = edition_of(&text);
    wrong.extend(field(end, "article").split(' ').filter_map(|number| not_explained(edition, number)));
    for line in lines.iter().filter(|line| field(line, "kind") != "event") {
        let sentence = field(line, "text");
        wrong.extend(cited(sentence).into_iter().filter_map(|number| not_explained(edition, &number)));
        if !sentence.ends_with(['.', '?', '!', ':']) || sentence.contains(char::is_control) {
            wrong.push(format!("no whole sentence: {sentence}"));
        }
    }
    let mut rest = lines;
    for expectation in text.lines().filter_map(|line| line.strip_prefix("#= ")) {
        let (kind, what) = expectation.split_once(' ').unwrap_or((expectation, ""));
        match kind {
            "end" => {
                let (name, value) = what.split_once(' ').unwrap_or((what, ""));
                if plain(&end[name]) != value {
                    wrong.push(format!("{name} is {}, not {value}", plain(&end[name])));
                }
            }
            "never" => {
                if lines.iter().any(|line| field(line, "name") == what) {
                    wrong.push(format!("{what} was never to be"));
                }
            }
            "never-to" => {
                let (listener, name) = what.split_once(' ').unwrap_or((what, ""));
                if lines.iter().any(|line| field(line, "name") == name && field(line, "to") == listener) {
                    wrong.push(format!("{name} was never to be heard by {listener}"));
                }
            }
            "to" => {
                let (listener, text) = what.split_once(' ').unwrap_or((what, ""));
                let heard = |line: &Value| field(line, "to") == listener && field(line, "text").contains(text);
                match rest.iter().position(heard) {
                    Some(at) => rest = &rest[at + 1..],
                    None => wrong.push(format!("not {expectation}, or not in this order")),
                }
            }
            "event" | "heard" | "refused" => {
                let found = rest.iter().position(|line| {
                    let same_kind = field(line, "kind") == kind;
                    same_kind
                        && if kind == "event" {
                            field(line, "name") == what
                        } else {
                            field(line, "text").contains(what)
                        }
                });
                match found {
                    Some(at) => rest = &rest[at + 1..],
                    None => wrong.push(format!("not {expectation}, or not in this order")),
                }
            }
            _ => wrong.push(format!("{kind} is no expectation")),
        }
    }
    wrong
}

#[test]
fn every_script_goes_as_it_expects() {
    let scripts = scripts(&carried("games"));
    assert!(!scripts.is_empty());
    let mut failures = Vec::new();
    for script in scripts {
        for wrong in wrong_in(&script) {
            failures.push(format!("{}: {wrong}", script.file_name().expect("named").to_string_lossy()));
        }
    }
    assert!(failures.is_empty(), "\n{}\n", failures.join("\n"));
}

#[test]
fn sentences_are_in_the_chosen_language_and_announcements_in_german() {
    let home = Home::new();
    let script = carried("games/play/appendix_c_spanish.game");
    let ran = home.run(&["rehearse", &script.to_string_lossy(), "--lang", "es"], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("Springer Gustav eins Felix drei"), "announcements are German everywhere; {}", ran.out);
    assert!(ran.out.contains("blancas"), "{}", ran.out);
}

#[test]
fn an_error_in_a_script_is_reported_with_its_line() {
    let home = Home::new();
    let script = home.path("wrong.game");
    for (text, line) in [
        ("terms time 5\n0:00:01 white e4\nyesterday white e5\n", "3"),
        ("terms time soon\n", "1"),
        ("terms time 5\n0:00:05 white e4\n0:00:04 black e5\n", "3"),
        ("0:00:00 nobody begin\n", "1"),
        // Nothing is played from a position that is checkmate (5.1.1).
        ("terms time 5; from R3k3/8/4K3/8/8/8/8/8 b - - 0 1\n", "1"),
    ] {
        fs::write(&script, text).expect("written");
        let ran = home.run(&["rehearse", &script.to_string_lossy()], "");
        assert_eq!(ran.code, Some(2), "{text:?}: {ran:?}");
        assert!(ran.said().contains(line), "{text:?}: {ran:?}");
    }
    let ran = home.run(&["rehearse", &home.at("missing.game")], "");
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.said().contains("missing.game"), "{ran:?}");
}

/// A byte order mark at the beginning, and two characters at the end of each line.
#[test]
fn files_written_by_editors_on_windows_are_read_alike() {
    let home = Home::new();
    assert_eq!(home.run(&["event", &home.at("open.toml"), "--new"], "").code, Some(0));
    let event = fs::read_to_string(home.path("open.toml")).expect("written");
    let script = "terms   time 10; black blind\n0:00:00 arbiter begin\n0:00:01 white e4\n0:00:02 white press\n";
    for (name, text) in [("script.game", script), ("sheet.txt", "1. e4 e5\n2. Nf3 Nc6\n"), ("open.toml", &event)] {
        fs::write(home.path(name), text).expect("written");
        fs::create_dir_all(home.path("notepad")).expect("made");
        let there = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        fs::write(home.path("notepad").join(name), there).expect("written");
    }
    let sheet = home.at("sheet.txt");
    for (arguments, file) in [
        (&["simulate", "--json"][..], "script.game"),
        (&["compare", "--a", "en", "--b", "en", &sheet], "sheet.txt"),
        (&["event", "--lang", "en"], "open.toml"),
    ] {
        let of = |path: PathBuf| home.run(&[arguments, &[&path.to_string_lossy()]].concat(), "");
        let (plain, marked) = (of(home.path(file)), of(home.path("notepad").join(file)));
        assert_eq!((plain.code, marked.code), (Some(0), Some(0)), "{file}: {marked:?}");
        assert_eq!(
            marked.out.replace(&home.at("notepad"), ""),
            plain.out.replace(home.at("").trim_end_matches(['/', '\\']), ""),
            "{file}"
        );
    }
}

/// What a blind player hears at the shortest of the ruling on an illegal move: that it counts, where the game stands,
/// the own board, and the time.
#[test]
fn a_ruling_on_an_illegal_move_costs_few_words_in_brief() {
    for (language, edition) in [("en", 2014), ("de", 2018), ("es", 2023)] {
        let home = Home::new();
        let script = home.path("brief.game");
        let lines = "0:00:00 arbiter begin\n0:00:00 arbiter verbosity brief\n0:00:01 white e2e5\n0:00:02 white press\n\
                     0:00:09 arbiter rule accept\n";
        fs::write(&script, format!("terms time 90; laws {edition}; black blind\n{lines}")).expect("written");
        let ran = home.run(&["rehearse", &script.to_string_lossy(), "--json", "--lang", language], "");
        let said = ran.out.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        let heard: Vec<String> = said
            .filter(|line| field(line, "kind") == "heard" && line["at_ms"] == 9000)
            .filter(|line| ["room", "black"].contains(&field(line, "to")))
            .map(|line| field(&line, "text").to_owned())
            .collect();
        let words = heard.join(" ").split_whitespace().count();
        assert!((20..=40).contains(&words), "{language}: {words} words: {heard:?}");
    }
}
