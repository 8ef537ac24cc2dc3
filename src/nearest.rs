//! Which known names are most like one that is not known. Pure.

/// So many names are offered at most.
const OFFERED: usize = 3;

/// The known names that somebody may have meant, the likest first: those that begin with what was typed, and those
/// that differ by few letters left out, put in, exchanged or swapped (one in three, at least one). None for one letter.
pub fn nearest(typed: &str, known: impl IntoIterator<Item = String>) -> Vec<String> {
    let length = typed.chars().count();
    let allowed = (length / 3).max(1);
    let mut found: Vec<(usize, f64, String)> = Vec::new();
    for name in known {
        let distance = strsim::damerau_levenshtein(typed, &name);
        let is_beginning = length >= 3 && name.starts_with(typed);
        // Of a very short word nothing is left when one letter is another.
        let is_near = distance <= allowed && (length > 2 || name.chars().count() > 2);
        if length > 1 && (is_near || is_beginning) {
            let distance = if is_beginning { distance.min(allowed) } else { distance };
            found.push((distance, -strsim::jaro_winkler(typed, &name), name));
        }
    }
    found.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)).then_with(|| a.2.cmp(&b.2)));
    found.dedup_by(|a, b| a.2 == b.2);
    found.into_iter().take(OFFERED).map(|(.., name)| name).collect()
}
