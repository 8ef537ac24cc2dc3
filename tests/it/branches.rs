//! State machines of the Laws: every branch has an existing script that takes it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::program::carried;

/// One move of the sighted player; one of the blind player and its echo; the illegal move; set-up, colours and board;
/// the electronic scoresheet.
const MACHINES: [&str; 5] = ["SM-1", "SM-11", "SM-2", "SM-4", "SM-8"];

#[test]
fn every_branch_of_the_state_machines_has_a_script() {
    let mut branches: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for row in include_str!("../laws/branches.tsv").lines().filter(|row| !row.starts_with('#')) {
        let [machine, branch, script] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("{row}") };
        assert!(branches.entry(machine).or_default().insert(branch), "{machine} has {branch} twice");
        let path = carried(&format!("games/{script}"));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{machine}, {branch}: {script}: {error}"));
        let expects = text.lines().filter(|line| line.starts_with("#= ")).count();
        assert!(script.ends_with(".game") && expects > 0, "{machine}, {branch}: {script} expects nothing");
    }
    assert_eq!(branches.keys().copied().collect::<Vec<_>>(), MACHINES);
    for (machine, branches) in branches {
        assert!(branches.len() >= 10, "{machine} has {} branches", branches.len());
    }
}
