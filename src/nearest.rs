//! Which known names are most similar to an unknown one. Pure.

/// At most this many names are offered.
const OFFERED: usize = 3;

/// The known names that the user may have meant, the most similar first. None for a single letter.
///
/// These are the names of which a word begins with what was typed, and those that differ by few letters left out, added,
/// exchanged or swapped: one in three, at least one. Capitals count as small letters.
pub fn nearest(typed: &str, known: impl IntoIterator<Item = String>) -> Vec<String> {
    let typed = typed.to_lowercase();
    let length = typed.chars().count();
    let allowed = (length / 3).max(1);
    let mut found: Vec<(usize, f64, String)> = Vec::new();
    for name in known {
        let plain = name.to_lowercase();
        let distance = strsim::damerau_levenshtein(&typed, &plain);
        let begins_word = |word: &str| word.starts_with(&typed);
        let is_beginning =
            length >= 3 && (begins_word(&plain) || plain.split(|c: char| !c.is_alphanumeric()).any(begins_word));
        // In a very short word nothing is left when one letter is another.
        let is_near = distance <= allowed && (length > 2 || name.chars().count() > 2);
        if length > 1 && (is_near || is_beginning) {
            let distance = if is_beginning { distance.min(allowed) } else { distance };
            found.push((distance, -strsim::jaro_winkler(&typed, &plain), name));
        }
    }
    found.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)).then_with(|| a.2.cmp(&b.2)));
    found.dedup_by(|a, b| a.2 == b.2);
    found.into_iter().take(OFFERED).map(|(.., name)| name).collect()
}
