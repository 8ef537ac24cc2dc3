//! Incidents at the board, step by step, in every edition of the Laws that treats them alike; the articles are
//! cited with the numbers of the edition.

use std::collections::BTreeMap;
use std::fs;

use annabella::game::laws::article::Article;
use annabella::game::laws::edition::Edition;
use strum::VariantArray as _;

use crate::program::{Home, carried};
use crate::script::wrong_in;

fn edition(year: &str) -> Edition {
    Edition::ALL
        .into_iter()
        .find(|edition| edition.to_string() == year)
        .unwrap_or_else(|| panic!("{year} is no edition"))
}

/// The edition that a script is written for: the newest where it says none.
fn edition_of(script: &str) -> Edition {
    let year = script.split("laws ").nth(1).and_then(|rest| rest.get(..4)).filter(|year| year.starts_with("20"));
    year.map_or(Edition::default(), edition)
}

/// The script on the terms of another edition, with the articles that it expects numbered as there.
fn in_edition(script: &str, other: Edition) -> String {
    let written = edition_of(script);
    let both = |article: &Article| (article.number(written), article.number(other));
    let numbers: Vec<_> = Article::VARIANTS.iter().map(both).collect();
    let line = |line: &str| {
        if line.starts_with("terms ") {
            let agreed = line.replace(&format!("laws {written}"), &format!("laws {other}"));
            return if agreed.contains("laws ") { agreed } else { format!("{agreed}; laws {other}") };
        }
        let mut line = line.to_owned();
        if line.starts_with("#= ") {
            let forms = |number: &str| {
                [
                    format!("({number})"),
                    format!("#= end article {number}"),
                    format!("#= end replacement_begun {number}"),
                ]
            };
            let cited = |number: &str| {
                let [said, article, replacement_begun] = forms(number);
                line.contains(&said) || line == article || line == replacement_begun
            };
            if let Some((from, to)) = numbers.iter().copied().find(|(from, _)| cited(from)) {
                for (from, to) in forms(from).into_iter().zip(forms(to)) {
                    line = line.replace(&from, &to);
                }
            }
        }
        line
    };
    script.lines().map(line).collect::<Vec<_>>().join("\n") + "\n"
}

#[test]
fn an_incident_ends_alike_in_every_edition_listed_for_it() {
    let home = Home::new();
    let mut editions: BTreeMap<&str, Vec<Edition>> = BTreeMap::new();
    let mut failures = Vec::new();
    for row in include_str!("../laws/event_scripts.tsv").lines().filter(|row| !row.starts_with('#')) {
        let [case, script, years] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let text = fs::read_to_string(carried(&format!("games/{script}.game"))).unwrap_or_else(|_| panic!("{script}"));
        for other in years.split(' ').map(edition) {
            editions.entry(case).or_default().push(other);
            let path = home.path("script.game");
            fs::write(&path, in_edition(&text, other)).expect("written");
            failures.extend(wrong_in(&path).into_iter().map(|wrong| format!("{case} of {other}, {script}: {wrong}")));
        }
    }
    assert!(failures.is_empty(), "\n{}\n", failures.join("\n"));
    assert_eq!(editions.len(), 16, "{editions:?}");
    for (case, played) in editions {
        assert!(
            Edition::ALL.into_iter().all(|edition| played.contains(&edition)),
            "{case} is played in {played:?} only"
        );
    }
}
