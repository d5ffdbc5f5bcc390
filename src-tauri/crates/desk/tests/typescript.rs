//! The committed TypeScript types match the calls.

// A release build has no types.
#![cfg(debug_assertions)]

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

/// Returns every file of `folder` by name.
fn files(folder: &Path) -> Result<BTreeMap<String, String>, Box<dyn Error>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        found.insert(name, fs::read_to_string(entry.path())?);
    }
    Ok(found)
}

#[test]
fn the_committed_types_are_those_of_the_calls() -> Result<(), Box<dyn Error>> {
    let committed = Path::new(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../ui/src/backend/generated"
    ));
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        if committed.exists() {
            fs::remove_dir_all(committed)?;
        }
        fs::create_dir_all(committed)?;
        return kralle_desk::typescript::write(committed);
    }
    let fresh = tempfile::tempdir()?;
    kralle_desk::typescript::write(fresh.path())?;
    assert_eq!(
        files(committed)?,
        files(fresh.path())?,
        "run UPDATE_GENERATED=1 cargo test -p kralle-desk --test desk typescript::"
    );
    Ok(())
}
