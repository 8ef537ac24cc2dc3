//! Explanations of the Laws: every article that the program applies, in every language and edition.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use annabella::game::laws::article::Article;
use annabella::game::laws::edition::Edition;
use annabella::game::people::Player;
use annabella::game::terms::Terms;
use annabella::wording::{Wording, languages};
use shakmaty::ByColor;
use strum::VariantArray as _;

use crate::program::Home;
use crate::script::{cited, not_explained};

#[test]
fn every_article_has_a_title_and_a_summary_in_every_language() {
    for language in languages() {
        let wording = Wording::new(&language).expect("a language");
        let nothing = ["nothing is noted", "no hay nada anotado", "nichts vermerkt", "Nothing is noted"];
        for edition in Edition::ALL {
            for article in Article::VARIANTS.iter().copied().filter(|article| article.exists_in(edition)) {
                let number = article.number(edition);
                let summaries = wording.law(edition, number).expect("explained");
                let of_number = |other: &Article| other.exists_in(edition) && other.number(edition) == number;
                let together = Article::VARIANTS.iter().copied().filter(of_number).count();
                assert_eq!(summaries.len(), together, "{language} {edition} {article:?}: {summaries:?}");
                for text in summaries {
                    let is_noted = nothing.iter().all(|nothing| !text.contains(nothing));
                    assert!(is_noted && text.starts_with(&wording.cited(number)), "{language} {edition}: {text}");
                    assert!(text.ends_with('.') && text.len() > 40, "{language} {edition}: {text}");
                    let title = text.split_once(", ").and_then(|(_, rest)| rest.split_once(". ")).expect("a title").0;
                    let found = if edition == Edition::default() { wording.law(edition, title) } else { continue };
                    assert!(found.expect("found").contains(&text), "{language}: {title}");
                }
            }
        }
    }
}

/// Every article that a page, a sentence in any language, or the reason of a refusal cites is explained: in the newest
/// edition, in which the pages and the lists of words are written.
#[test]
fn every_article_that_is_cited_is_explained() {
    let read = |path: &Path| fs::read_to_string(path).expect("readable");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let in_folder = |folder: &str| {
        let files = fs::read_dir(root.join(folder)).expect("a folder").map(|file| file.expect("a file").path());
        // Measured times and versions of programs look like articles.
        let is_of_numbers = |path: &Path| ["performance.md", "hall.md"].iter().any(|name| path.ends_with(name));
        let is_page = |path: &Path| path.extension().is_some_and(|ending| ending == "md") && !is_of_numbers(path);
        files.filter(|path| is_page(path)).collect::<Vec<_>>()
    };
    let locales = languages().into_iter().map(|language| root.join(format!("locales/{language}/annabella.ftl")));
    let files: Vec<PathBuf> = in_folder("docs").into_iter().chain([root.join("README.md")]).chain(locales).collect();
    // After these words of the program stands an article.
    let asked = ["laws", "law", "report", "claim"];
    let mut found = BTreeSet::new();
    for path in &files {
        let text = read(path);
        let words: Vec<&str> = text.split(|c: char| c.is_whitespace() || "`\"".contains(c)).collect();
        let behind = words.windows(2).filter(|pair| asked.contains(&pair[0])).map(|pair| pair[1]);
        let behind = behind.map(|word| word.trim_end_matches([',', '.', ':', ';', ')']).to_owned());
        let behind = behind.filter(|word| word.contains('.') && Article::is_number(word));
        for number in cited(&text).into_iter().chain(behind) {
            let wrong = not_explained(Edition::default(), &number);
            assert_eq!(wrong, None, "{}", path.display());
            found.insert(number);
        }
    }
    for number in ["D.2.9", "7.1", "8.1.3", "11.5", "12.9"] {
        assert!(found.contains(number), "{number} is cited: {found:?}");
    }
}

/// A number is the article of that number, or none: another one is only asked about.
#[test]
fn a_number_that_is_not_applied_is_said_to_be_so_and_similar_ones_are_asked_about() {
    let wording = Wording::default();
    for edition in Edition::ALL {
        let chapters = (1..=12_u32).map(|chapter| chapter.to_string());
        let chapters = chapters.chain(["A", "B", "D", "E", "G", "I", "II", "III"].map(str::to_owned));
        for chapter in chapters {
            for section in 1..=13_u32 {
                let number = format!("{chapter}.{section}");
                let plain = |text: &str| text.trim_start_matches(Article::GUIDELINES).to_lowercase();
                match wording.law(edition, &number) {
                    Ok(texts) => {
                        for text in texts {
                            let of = text.split(',').next().unwrap_or_default().to_lowercase();
                            let of = of.rsplit(' ').next().unwrap_or_default();
                            let rest = of.strip_prefix(&number.to_lowercase());
                            let belongs = rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()));
                            assert!(belongs, "{number} of {edition}: {text}");
                        }
                    }
                    Err(none) => {
                        let said = none.sentence;
                        assert!(said.contains(&number) && said.contains(&edition.to_string()), "{said}");
                        let is_known = Article::VARIANTS.iter().any(|article| {
                            article.exists_in(edition) && plain(article.number(edition)) == number.to_lowercase()
                        });
                        assert!(!is_known, "{number} of {edition}: {said}");
                    }
                }
            }
        }
    }
    for edition in Edition::ALL {
        let duty = wording.law(edition, "8.4").expect("explained");
        assert!(duty.len() == 1 && duty[0].starts_with("8.4, "), "{duty:?}");
    }
    let part = wording.law(Edition::OF_2023, "8.5.1").expect_err("no article of its own");
    assert!(part.sentence.contains("8.5") && part.sentence.contains('?'), "{}", part.sentence);
}

/// `tests/laws/concordance.tsv` has the numbers of every edition and the vectors' names of the articles.
#[test]
fn every_article_has_the_number_of_its_edition() {
    let rows = include_str!("../laws/concordance.tsv").lines().filter(|row| !row.starts_with('#'));
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split('\t').collect()).collect();
    let vectors: serde_json::Value = serde_json::from_str(include_str!("../laws/vectors.json")).expect("JSON");
    let outcomes = vectors["core_moves_and_outcomes"].as_array().expect("a list");
    let named = outcomes.iter().filter_map(|vector| vector["article"].as_str()?.split(' ').next());
    let named: BTreeSet<&str> = named.collect();
    let mut listed = BTreeSet::new();
    for row in &rows {
        let [name, numbers @ .., vector] = row.as_slice() else { panic!("{row:?}") };
        let is_it = |article: &Article| article.name() == *name;
        let article = Article::VARIANTS.iter().copied().find(is_it).unwrap_or_else(|| panic!("no article {name}"));
        assert!(listed.insert(*name), "{name} twice");
        assert_eq!(numbers.len(), Edition::ALL.len(), "{row:?}");
        for (edition, number) in Edition::ALL.into_iter().zip(numbers) {
            assert_eq!(article.exists_in(edition), *number != "-", "{name} of {edition}");
            assert!(*number == "-" || article.number(edition) == *number, "{name} of {edition}: {number}");
        }
        if let Some(vector) = Some(*vector).filter(|vector| !vector.is_empty()) {
            assert!(named.contains(vector), "the vectors do not name {vector}");
            let (of_2023, of_2014) = vector.split_once('/').unwrap_or((vector, article.number(Edition::OF_2014)));
            assert_eq!(
                (article.number(Edition::OF_2023), article.number(Edition::OF_2014)),
                (of_2023, of_2014),
                "{name}"
            );
        }
    }
    let acted_on = |number: &&&str| ["5.", "9.3", "9.6"].iter().any(|begin| number.starts_with(begin));
    let cited: BTreeSet<&str> = rows.iter().map(|row| row[row.len() - 1]).collect();
    assert_eq!(named.iter().filter(acted_on).filter(|number| !cited.contains(**number)).count(), 0, "{named:?}");
    // Articles that the concordance does not distinguish for certain are left out.
    let unlisted: Vec<&str> =
        Article::VARIANTS.iter().map(|article| article.name()).filter(|name| !listed.contains(name)).collect();
    assert_eq!(
        unlisted,
        [
            "moves_alternate",
            "adjusting",
            "touch_without_move",
            "assistant_who_moves",
            "promotion_choice",
            "same_hand",
            "handling_the_clock",
            "adjusting_on_own_time",
            "help_for_a_disability",
            "clocks_set_wrongly",
            "stopped_without_reason",
            "pieces_put_back",
            "displacement_penalised",
            "pawn_not_replaced",
            "looks_at_record",
            "reply_before_recording",
            "quickplay_without_arbiter",
            "recording_duty_ends",
            "disrepute",
            "leaving_the_playing_area",
            "forbidden_during_play",
            "notes_and_advice",
            "device",
            "search",
            "finished_players",
            "persistent_refusal",
            "both_guilty",
            "appeal",
            "bystanders",
            "two_boards",
            "blind_touch",
            "sighted_players_moves",
            "blind_players_clock",
            "blind_players_record",
            "envelope_missing"
        ]
    );
}

/// Rapid and blitz have rules of their own in an appendix.
#[test]
fn an_unsupervised_illegal_move_is_cited_from_the_appendix_of_its_class() {
    let of = |edition: Edition, time: &str| {
        let mut terms = Terms::between(Player::named("W"), Player::named("B"));
        terms.edition = edition;
        terms.time = ByColor::new_with(|_| time.parse().expect("a time control"));
        terms.number_of(Article::UnsupervisedIllegalMove)
    };
    let [rapid, blitz] = ["20", "5"].map(|time| Edition::ALL.map(|edition| of(edition, time)));
    assert_eq!(rapid, ["A.4c", "A.4b", "A.4.2", "A.5.2"]);
    assert_eq!(blitz, ["B.3c", "B.4", "B.4", "B.3"]);
}

#[test]
fn summaries_say_what_the_edition_says() {
    let wording = Wording::default();
    let of = |edition, number: &str| wording.law(edition, number).expect("explained").join(" ");
    assert!(of(Edition::OF_2023, "5.1.2").contains("it is a draw if the opponent cannot checkmate"));
    assert!(!of(Edition::OF_2018, "5.1.2").contains("draw"));
    assert!(of(Edition::OF_2018, "9.5.3").contains("2 minutes in rapid chess, 1 minute in blitz"));
    assert!(of(Edition::OF_2023, "9.5.3").contains("1 minute in rapid chess"));
    assert!(of(Edition::OF_2014, "9.6a").contains("alternate moves"));
    assert!(of(Edition::OF_2014, "9.6b").contains("completed"));
    assert!(of(Edition::OF_2009, "6.8").contains("the claimant's own flag must not have fallen"));
    assert_eq!(wording.law(Edition::OF_2009, "13.4").expect("the penalties").len(), 7);
    assert!(wording.law(Edition::OF_2009, "9.6b").is_err(), "2009 draws nothing by itself");
    assert!(
        of(Edition::OF_2023, "9.2").contains("third time") && of(Edition::OF_2018, "9.2.1.2").contains("just appeared")
    );
    assert_eq!(wording.law(Edition::OF_2023, "9.6").expect("both parts").len(), 2);
    assert!(wording.law(Edition::OF_2023, "99").is_err() && wording.law(Edition::OF_2023, " ").is_err());
}

#[test]
fn the_words_of_rulings_have_help_in_every_language() {
    for language in languages() {
        let wording = Wording::new(&language).expect("a language");
        let none = wording.help("zzz").join(" ");
        for word in ["rule", "report", "appeal", "claim", "penalty", "absent", "arrived"] {
            let help = wording.help(word).join(" ");
            assert!(help != none.replace("zzz", word) && help.len() > 20, "{language}: {help}");
        }
        assert!(wording.help("claim").join(" ").contains("11.5"), "{language}: a claim under an article");
    }
}

#[test]
fn the_glossary_has_every_language_on_a_line() {
    for language in languages() {
        let wording = Wording::new(&language).expect("a language");
        let all = wording.glossary(None).expect("a glossary");
        assert!(all.len() >= 97, "{} words", all.len());
        for line in &all {
            assert!(line.ends_with('.') && line.contains(": "), "{language}: {line}");
        }
    }
    let terms = |language: &str| {
        let path = format!("{}/locales/{language}/glossary.txt", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("a glossary").lines().map(str::to_owned).collect::<Vec<_>>()
    };
    for language in languages() {
        let own = terms(&language);
        assert_eq!(own.len(), terms("en").len(), "{language} has as many terms as English, in the same order");
        assert!(own.iter().all(|term| !term.is_empty() && term.trim() == term), "{language}");
    }
    let spanish = Wording::new("es").expect("Spanish");
    let found = spanish.glossary(Some("Fila")).expect("found").join(" ");
    assert!(found.starts_with("fila: inglés rank, alemán Reihe"), "{found}");
    assert_eq!(found.matches(", ").count() + 2, languages().len(), "{found}");
    assert!(spanish.glossary(Some("zugzwang")).is_err());
}

/// The number of an article is known to few; the word for what happened is known to all, also in another form, and
/// where a title does not have it.
#[test]
fn articles_are_found_by_words() {
    let edition = Edition::OF_2023;
    let numbers = |language: &str, word: &str| {
        let wording = Wording::new(language).expect("a language");
        let found = wording.law(edition, word).unwrap_or_default();
        found.iter().map(|text| text.split(',').next().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    let of = |article: Article| article.number(edition).to_owned();
    let castling = [Article::TouchInCastling, Article::RookTouchedFirst].map(of);
    // The word in English is understood everywhere.
    let own = languages().into_iter().map(|language| {
        let glossary = Wording::new(&language).expect("a language").glossary(Some("castling")).expect("a term");
        let own = glossary[0].split([',', ':']).next().unwrap_or_default().to_owned();
        (language, own)
    });
    for (language, own) in own {
        for word in [own.as_str(), "castling"] {
            let found = numbers(&language, word);
            assert!(castling.iter().all(|number| found.contains(number)), "{language} {word}: {found:?}");
        }
    }
    let words = [
        ("two boards", Article::TwoBoards),
        ("castle", Article::TouchInCastling),
        ("touched", Article::TouchMove),
        ("en passant", Article::Threefold),
        ("repetition", Article::Threefold),
        ("offer", Article::DrawOffer),
        ("mate", Article::Checkmate),
        ("braille", Article::BlindPlayersRecord),
        ("envelopes", Article::OpeningTheEnvelope),
        ("tablas", Article::DrawOffer),
    ];
    for (word, article) in words {
        assert!(numbers("en", word).contains(&of(article)), "{word}: {:?}", numbers("en", word));
    }
    assert!(Wording::default().law(edition, "cigars").is_err());
    // Not a letter of an appendix.
    assert!(numbers("en", "castling").iter().all(|number| !number.starts_with('G')));
}

#[test]
fn the_command_line_answers_questions_about_the_laws() {
    let home = Home::new();
    let one = home.run(&["laws", "9.2.1", "--laws", "2023", "--lang", "de"], "");
    assert_eq!(one.code, Some(0), "{one:?}");
    assert!(one.out.starts_with("9.2.1, der nächste Zug wiederholt die Stellung."), "{}", one.out);
    let all = home.run(&["laws", "--laws", "2014"], "");
    assert!(all.out.lines().count() > 25 && all.out.contains("9.6a, fivefold repetition."), "{}", all.out);
    let word = home.run(&["laws", "glossary", "dead", "position"], "");
    // Another language would stand in this line too.
    let line =
        word.out.lines().find(|line| line.starts_with("dead position: ")).unwrap_or_else(|| panic!("{}", word.out));
    assert!(line.contains("German tote Stellung") && line.contains("Spanish posición muerta"), "{line}");
    let words = home.run(&["laws", "slip", "of", "the", "tongue"], "");
    assert!(words.out.starts_with("D.2.8, slip of the tongue."), "{words:?}");
    let none = home.run(&["laws", "12.99"], "");
    assert_eq!(none.code, Some(2), "{none:?}");
    assert!(none.said().contains("12.99"), "{none:?}");
}
