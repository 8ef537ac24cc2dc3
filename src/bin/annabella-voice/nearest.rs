//! The names that come nearest to one that is not there.

use crate::tell;
use annabella::voice::protocol::{NameKind, ProcessReport, VoiceAnswer};

/// The names offered.
const OFFERED: usize = 3;
/// How like a name must be, from 0 to 1.
const LIKE: f64 = 0.6;

/// Tells that there is nothing of that name, and which names are nearest to it.
pub fn tell_unknown(kind: NameKind, name: &str, known: impl IntoIterator<Item = String>) {
    let nearest = nearest(name, known);
    tell(&ProcessReport::Told(VoiceAnswer::UnknownName { kind, name: name.to_owned(), nearest }));
}

/// The names that are like it, the nearest first.
fn nearest(name: &str, known: impl IntoIterator<Item = String>) -> Vec<String> {
    let plain = name.to_lowercase();
    let likeness = |other: &String| {
        let other = other.to_lowercase();
        let within = if other.contains(&plain) { 1.0 } else { 0.0 };
        strsim::jaro_winkler(&plain, &other).max(within)
    };
    let mut found: Vec<(f64, String)> = known.into_iter().map(|other| (likeness(&other), other)).collect();
    found.retain(|(likeness, _)| *likeness >= LIKE);
    found.sort_by(|(a, first), (b, second)| b.total_cmp(a).then_with(|| first.cmp(second)));
    found.dedup();
    found.into_iter().take(OFFERED).map(|(_, name)| name).collect()
}
