//! The sound of sentences that quote typed text, with a plain word in its place.

use annabella::time::Stamp;
use annabella::wording::Utterance;

use crate::packages::{Package, has};
use crate::table::session_of;
use crate::wording::{UNHEARD, answers_in_every_script, hears, phonemes, quotes_what_is_typed, sign};

/// Mistyped lines that the scripts do not have.
const MISTAKES: &str = "nonsense|where|where nonsense|what|what nonsense|rank|file nonsense|touch|touch nonsense|lift|\
    record|record black nonsense|execute nonsense|claim|claim nonsense|rule|rule nonsense|clock white nonsense|add|\
    add nonsense to white|result|result nonsense|penalty|penalty nonsense|penalty warning to nonsense|retrace nonsense|\
    counter|counter nonsense|verbosity nonsense|lang nonsense|cells nonsense|voice nonsense|rate nonsense|face nonsense|\
    notation nonsense|calls nonsense|spell nonsense|law nonsense|help nonsense|resing|hlep|quti|draw nonsense|accept|\
    decline|press|repeat nonsense|correct nonsense|correct|undo|made|seal nonsense|open|envelope|reopen|absent|arrived|\
    absent nonsense|adjourn nonsense|sign|go|arbiter nonsense|black nonsense|springer|springer nonsense|knight nonsense";

/// Examples of typed text in the sentences: they are spelled as they are typed.
const EXAMPLES: [&str; 23] = [
    "Nf3",
    "Cf3",
    "Sf3",
    "e2e4",
    "e4",
    "2:00",
    "1:00:00",
    "4:00:00",
    "0:01:20",
    "1:20:00",
    "0:04:00",
    "0:45:00",
    "0:00:45",
    "2:00:00",
    "0:02:00",
    "1/2",
    "1-0",
    "0-0",
    "90+30",
    "40/90+30,30+30",
    "15+10",
    "5d3",
    "11.5",
];

/// The sentence with a plain word in place of every typed part that would be heard as signs.
fn with_sample(heard: &str, typed: &str) -> String {
    let parts = |text: &str| -> Vec<String> {
        let trimmed = |part: &str| part.trim_matches(|c: char| ".,;:()?!".contains(c)).to_owned();
        text.split_whitespace().map(trimmed).filter(|part| !part.is_empty()).collect()
    };
    // A move is quoted without its spaces.
    let typed: String = typed.to_lowercase().split_whitespace().collect();
    let is_quoted = |part: &str| !part.is_empty() && typed.contains(&part.to_lowercase());
    let said = |word: &str| {
        let part = parts(word).into_iter().next().unwrap_or_default();
        let has_sign = sign(word).is_some() || part.chars().any(|c| c.is_ascii_digit());
        // A letter alone is a short form that can be typed.
        let is_example = EXAMPLES.contains(&part.as_str()) || part.chars().count() == 1;
        let has_sign = has_sign || part.chars().count() == 1;
        if has_sign && (is_quoted(&part) || is_example) { word.replace(&part, "sample") } else { word.to_owned() }
    };
    heard.split_whitespace().map(said).collect::<Vec<_>>().join(" ")
}

/// The sentences of every script and of the mistakes that quote the typed line, each with that line.
fn quoting(language: &str) -> Vec<(Utterance, String)> {
    let mut found = Vec::new();
    let mut keep = |said: Vec<Utterance>, typed: &str| {
        let quoting = said.into_iter().filter(|said| quotes_what_is_typed(said.kind) && !said.spoken.is_empty());
        found.extend(quoting.map(|said| (said, typed.to_owned())));
    };
    for answer in answers_in_every_script(language) {
        keep(answer.said.clone(), &answer.typed);
    }
    for begun in [&[][..], &["e4", "", "e5", ""]] {
        let terms = annabella::game::terms::Terms::between(
            annabella::game::people::Player::named("Anna"),
            annabella::game::people::Player::named("José"),
        );
        let mut session = session_of(terms, language);
        let mistakes = MISTAKES.split('|').map(str::trim);
        for line in begun.iter().copied().chain(mistakes) {
            let intent = session.reader(None).read(line);
            keep(session.carry_out(Stamp::default(), intent).map(|done| done.said).unwrap_or_default(), line);
        }
    }
    found
}

#[test]
fn only_quoted_text_can_sound_as_signs() {
    for (language, unheard) in UNHEARD {
        let quoting = quoting(language);
        let spoken = |(said, typed): &(Utterance, String)| -> Vec<String> {
            let own = said.spoken.iter().filter(|phrase| phrase.language == language);
            own.map(|phrase| with_sample(&phrase.text, typed)).collect()
        };
        let texts: std::collections::BTreeSet<String> = quoting.iter().flat_map(spoken).collect();
        assert!(texts.len() > 100, "{language}: only {} sentences", texts.len());
        let wrong: Vec<String> =
            texts.iter().filter_map(|text| sign(text).map(|sign| format!("{sign} in {text}"))).collect();
        assert!(wrong.is_empty(), "{language}: {wrong:#?}");
        if !has(&[Package::EspeakNgProgram]) {
            continue;
        }
        let texts: Vec<String> = texts.into_iter().collect();
        let sounds = phonemes(language, &texts);
        if let Some((name, _)) = unheard.iter().find(|(name, _)| hears(&sounds, name)) {
            let in_it = texts.iter().find(|text| hears(&phonemes(language, std::slice::from_ref(text)), name));
            panic!("{language}: {name} is heard in {in_it:?}");
        }
        println!("{language}: {} sentences, {} clauses", texts.len(), sounds.len());
    }
}
