//! Which known names are most similar to an unknown one. Pure.

/// At most this many names are offered.
const OFFERED: usize = 3;

/// The known names that the user may have meant, the most similar first. None for a single letter.
///
/// These are the names of which a word begins with what was typed, and those that differ by few letters left out,
/// added, exchanged or swapped: one in three, at least one. Capitals count as small letters.
pub fn nearest(typed: &str, known: impl IntoIterator<Item = impl AsRef<str>>) -> Vec<String> {
    let typed = typed.to_lowercase();
    let length = typed.chars().count();
    let allowed = (length / 3).max(1);
    let mut found: Vec<(usize, f64, String)> = Vec::new();
    for name in known {
        let name = name.as_ref();
        let plain = name.to_lowercase();
        let begins_word = |word: &str| word.starts_with(&typed);
        let is_beginning =
            length >= 3 && (begins_word(&plain) || plain.split(|c: char| !c.is_alphanumeric()).any(begins_word));
        // Each letter more or less is one that differs: the costly comparison is for names of nearly that length.
        let letters = plain.chars().count();
        let is_near_in_length = letters.abs_diff(length) <= allowed;
        if length <= 1 || !is_beginning && !is_near_in_length {
            continue;
        }
        let distance = strsim::damerau_levenshtein(&typed, &plain);
        // In a very short word nothing is left when one letter is another.
        let is_near = distance <= allowed && (length > 2 || letters > 2);
        if is_near || is_beginning {
            let distance = if is_beginning { distance.min(allowed) } else { distance };
            found.push((distance, -strsim::jaro_winkler(&typed, &plain), name.to_owned()));
        }
    }
    found.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)).then_with(|| a.2.cmp(&b.2)));
    found.dedup_by(|a, b| a.2 == b.2);
    found.into_iter().take(OFFERED).map(|(.., name)| name).collect()
}
