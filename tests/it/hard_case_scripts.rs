//! The table of hard cases: a script plays each and expects what the Laws require.

use std::collections::BTreeSet;
use std::fs;

use crate::program::carried;
use crate::script::scripts;

#[test]
fn every_hard_case_has_a_script_with_expectations() {
    let played: BTreeSet<_> = scripts(&carried("games")).into_iter().collect();
    let mut seen = BTreeSet::new();
    for row in include_str!("../laws/hard_cases.tsv").lines().filter(|row| !row.starts_with('#')) {
        let [case, articles, script] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("{row}") };
        assert!(!case.is_empty() && !articles.is_empty(), "{row}");
        assert!(seen.insert(script.to_owned()), "two cases of one script: {script}");
        let path = carried("games").join(format!("{script}.game"));
        assert!(played.contains(&path), "no script is run: {script}");
        let text = fs::read_to_string(&path).expect("readable");
        assert!(text.lines().any(|line| line.starts_with("#= ")), "{script} expects nothing");
    }
    assert!(seen.len() >= 87, "{} cases", seen.len());
}
