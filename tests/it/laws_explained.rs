//! The Laws explained: every article on which the program acts, in every language and edition.

use annabella::game::laws::article::Article;
use annabella::game::laws::edition::Edition;
use annabella::wording::{Wording, languages};

use crate::program::Home;

#[test]
fn every_article_has_a_title_and_a_summary_in_every_language() {
    for language in languages() {
        let wording = Wording::new(&language).expect("a language");
        let nothing = ["nothing is noted", "no hay nada anotado", "nichts vermerkt", "Nothing is noted"];
        for edition in Edition::ALL {
            for article in Article::ALL.into_iter().filter(|article| article.exists_in(edition)) {
                let told = wording.law(edition, article.number(edition)).expect("explained");
                assert_eq!(told.len(), 1, "{language} {edition} {article:?}: {told:?}");
                let is_noted = nothing.iter().all(|nothing| !told[0].contains(nothing));
                assert!(is_noted && told[0].starts_with(article.number(edition)), "{language} {edition}: {}", told[0]);
                assert!(told[0].ends_with('.') && told[0].len() > 40, "{language} {edition}: {}", told[0]);
            }
        }
    }
}

#[test]
fn summaries_say_what_the_edition_says() {
    let wording = Wording::default();
    let of = |edition, number: &str| wording.law(edition, number).expect("explained").join(" ");
    assert!(of(Edition::Of2023, "5.1.2").contains("it is a draw where the opponent cannot mate"));
    assert!(!of(Edition::Of2018, "5.1.2").contains("draw"));
    assert!(of(Edition::Of2018, "9.5.3").contains("2 minutes in rapid chess, 1 minute in blitz"));
    assert!(of(Edition::Of2023, "9.5.3").contains("1 minute in rapid chess"));
    assert!(of(Edition::Of2014, "9.6a").contains("every second move"));
    assert!(of(Edition::Of2014, "9.6b").contains("completed"));
    assert!(of(Edition::Of2009, "6.8").contains("his own flag must be up"));
    assert!(wording.law(Edition::Of2009, "9.6b").is_err(), "2009 draws nothing by itself");
    assert!(of(Edition::Of2023, "9.2").contains("third time") && of(Edition::Of2018, "9.2.1.2").contains("just stood"));
    assert_eq!(wording.law(Edition::Of2023, "9.6").expect("both parts").len(), 2);
    assert!(wording.law(Edition::Of2023, "99").is_err() && wording.law(Edition::Of2023, " ").is_err());
}

#[test]
fn the_glossary_has_three_languages_a_line() {
    for language in languages() {
        let wording = Wording::new(&language).expect("a language");
        let all = wording.glossary(None).expect("a glossary");
        assert!(all.len() >= 97, "{} words", all.len());
        for line in &all {
            assert!(line.ends_with('.') && line.contains(": "), "{language}: {line}");
        }
    }
    let spanish = Wording::new("es").expect("Spanish");
    assert_eq!(spanish.glossary(Some("Fila")).expect("found"), ["fila: en rank, de Reihe."]);
    assert!(spanish.glossary(Some("zugzwang")).is_err());
}

#[test]
fn laws_are_asked_at_the_command_line() {
    let home = Home::new();
    let one = home.run(&["laws", "9.2.1", "--laws", "2023", "--lang", "de"], "");
    assert_eq!(one.code, Some(0), "{one:?}");
    assert!(one.out.starts_with("9.2.1, Stellung, die entstehen wird."), "{}", one.out);
    let all = home.run(&["laws", "--laws", "2014"], "");
    assert!(all.out.lines().count() > 25 && all.out.contains("9.6a, fivefold repetition."), "{}", all.out);
    let word = home.run(&["laws", "glossary", "dead", "position"], "");
    assert!(word.out.contains("dead position: es posición muerta, de tote Stellung."), "{}", word.out);
    let none = home.run(&["laws", "12.99"], "");
    assert_eq!(none.code, Some(2), "{none:?}");
    assert!(none.said().contains("12.99"), "{none:?}");
}
