//! Every command has its turn: no name of the journal is missing in the days.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Returns the texts of the files in `folder`, joined.
fn texts(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap();
    let texts = entries.map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap());
    texts.collect()
}

#[test]
fn every_command_of_the_history_is_cut_off() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let messages = texts(&here.join("../../../ui/messages/en"));
    let keys = messages
        .lines()
        .filter_map(|line| line.strip_prefix("journal-"));
    let commands = keys.filter_map(|line| Some(line.split_once(" =")?.0.replace('-', "_")));
    let commands: BTreeSet<String> = commands.collect();
    assert!(commands.len() > 50, "{commands:?}");
    let days = texts(&here.join("tests/crash_states/day"));
    let is_missing = |command: &&String| !days.contains(&format!("\"{command}\""));
    let missing: Vec<&String> = commands.iter().filter(is_missing).collect();
    assert_eq!(missing, Vec::<&String>::new());
}
