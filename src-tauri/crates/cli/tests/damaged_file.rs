//! A damaged file on the command line: a message, no change of the file, and a backup to continue
//! from.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

type Outcome = Result<(), Box<dyn Error>>;

fn kralle(arguments: &[&str]) -> Result<Output, Box<dyn Error>> {
    Ok(Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args(arguments)
        .env("KRALLE_LANG", "en")
        .output()?)
}

/// A file with two players, and a backup from before they were entered.
struct Evening {
    file: String,
    list: String,
    backup: String,
}

fn evening(folder: &tempfile::TempDir) -> Result<Evening, Box<dyn Error>> {
    let text = |path: &Path| Ok::<_, Box<dyn Error>>(path.to_str().ok_or("path")?.to_owned());
    let file = text(&folder.path().join("evening.kralle"))?;
    let list = text(&folder.path().join("list.csv"))?;
    fs::write(&list, "Name;Elo\nProbe, Ida;1500\nMuster, Jo;1400\n")?;
    for command in [
        ["new", &file, "--name", "Evening"],
        ["import", "--into", &file, &list],
    ] {
        let done = kralle(&command)?;
        assert!(done.status.success(), "{done:?}");
    }
    let backups = fs::read_dir(folder.path().join("evening.kralle-backups"))?;
    let backup = text(&backups.last().ok_or("no backup")??.path())?;
    Ok(Evening { file, list, backup })
}

#[test]
fn the_newest_sound_backup_is_named() -> Outcome {
    let folder = tempfile::tempdir()?;
    let Evening { file, list, backup } = evening(&folder)?;
    let (path, list) = (file.as_str(), list.as_str());
    let mut bytes = fs::read(&file)?;
    let middle = bytes.len() / 2;
    bytes[4096..middle].fill(0x55);
    fs::write(&file, &bytes)?;

    for command in [
        vec!["call", path, "overview"],
        vec!["export", path, "trf", "-o", "never.trf"],
        vec!["sheet", path, "players", "-o", "never.pdf"],
        vec!["import", "--into", path, list],
        vec!["import", path, "-o", "never.kralle"],
        vec!["ratings", "--config", "never", "refresh", path],
    ] {
        let said = kralle(&command)?;
        let sentences = String::from_utf8(said.stderr)?;
        assert_eq!(said.status.code(), Some(2), "{command:?}: {sentences}");
        let lines: Vec<&str> = sentences.lines().collect();
        assert!(
            lines[0].starts_with(&format!("{path}: The file is damaged. ")),
            "{command:?}: {sentences}"
        );
        assert!(!lines[0].contains("  "), "{sentences}");
        let offered = format!("{path}: Latest intact backup: {backup}");
        assert_eq!(lines[1..], [offered], "{command:?}");
        assert_eq!(fs::read(&file)?, bytes);
    }
    Ok(())
}

#[test]
fn what_verify_finds_leads_to_the_newest_sound_backup() -> Outcome {
    let folder = tempfile::tempdir()?;
    let Evening { file, backup, .. } = evening(&folder)?;
    let mut bytes = fs::read(&file)?;
    let places: Vec<usize> = bytes
        .windows(3)
        .enumerate()
        .filter_map(|(place, text)| (text == b"Ida").then_some(place))
        .collect();
    assert!(!places.is_empty());
    for place in places {
        bytes[place + 2] = b'e';
    }
    fs::write(&file, &bytes)?;
    let said = kralle(&["verify", &file])?;
    let found = String::from_utf8(said.stdout)?;
    assert_eq!(said.status.code(), Some(1), "{found}");
    assert!(found.contains("are not what the last command"), "{found}");
    assert_eq!(
        String::from_utf8(said.stderr)?,
        format!("{file}: Latest intact backup: {backup}\n")
    );
    Ok(())
}
