//! Hostile files, paths and input. The program, limited to 512 MiB of address space, responds to
//! each with a message and an exit code, and leaves no files.
//!
//! `cargo xtask attack` runs the same table with inputs of full size.
#![cfg(unix)]

mod flipped;
mod inputs;
mod overwriting;
mod run;
mod table;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use run::{Held, program};
use table::{ATTACKS, Attack};

/// Returns the files in a folder and the folders in it.
fn names(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.is_symlink() {
            found.extend(names(&path));
        } else {
            found.insert(path.display().to_string());
        }
    }
    found
}

/// Tries one attack; returns the error of the response, if any.
fn tried(attack: &Attack) -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    let new = program(folder.path(), ["new", "evening.kralle", "--name", "Abend"]);
    assert_eq!(new.code, Some(0), "{}", new.said);
    (attack.make)(folder.path());
    let before = names(folder.path());
    let evening = fs::read(folder.path().join("evening.kralle")).unwrap();
    let Held { code, said } = run::held(folder.path(), attack.arguments, attack.input);
    let left: Vec<String> = names(folder.path())
        .difference(&before)
        // The backup from before an import stays.
        .filter(|name| !name.contains("evening.kralle-backups"))
        .cloned()
        .collect();
    let same = fs::read(folder.path().join("evening.kralle")).unwrap() == evening;
    let wrong = if !matches!(code, Some(1 | 2)) {
        format!("ended with {code:?}")
    } else if said.trim().is_empty() {
        "said nothing".to_owned()
    } else if said.contains("panicked") || said.contains("{ $") || said.contains("{$") {
        "said no sentence".to_owned()
    } else if said.len() > 4096 {
        format!("said {} bytes", said.len())
    } else if !left.is_empty() {
        format!("left {left:?}")
    } else if !same {
        "changed the file".to_owned()
    } else {
        return None;
    };
    let said: String = said.chars().take(300).collect();
    Some(format!("{}: {wrong}: {said}", attack.name))
}

#[test]
fn every_attack_is_answered_with_a_sentence() {
    let wrong: Vec<String> = ATTACKS.iter().filter_map(tried).collect();
    println!("{} attacks", ATTACKS.len());
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}
