//! A damaged file on the command line: a sentence, the file left alone, and the backup that leads on.

use std::error::Error;
use std::fs;
use std::process::{Command, Output};

type Outcome = Result<(), Box<dyn Error>>;

fn kralle(arguments: &[&str]) -> Result<Output, Box<dyn Error>> {
    Ok(Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args(arguments)
        .env("KRALLE_LANG", "en")
        .output()?)
}

#[test]
fn the_newest_sound_backup_is_named() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("evening.kralle");
    let list = folder.path().join("list.csv");
    fs::write(&list, "Name;Elo\nProbe, Ida;1500\nMuster, Jo;1400\n")?;
    let (path, list) = (file.to_str().ok_or("path")?, list.to_str().ok_or("path")?);
    assert!(
        kralle(&["new", path, "--name", "Evening"])?
            .status
            .success()
    );
    assert!(kralle(&["import", "--into", path, list])?.status.success());
    let mut bytes = fs::read(&file)?;
    let middle = bytes.len() / 2;
    bytes[4096..middle].fill(0x55);
    fs::write(&file, &bytes)?;

    let backups = fs::read_dir(folder.path().join("evening.kralle-backups"))?;
    let backup = backups.last().ok_or("no backup")??.path();
    let backup = backup.to_str().ok_or("path")?.to_owned();
    for command in [
        vec!["call", path, "overview"],
        vec!["export", path, "trf", "-o", "never.trf"],
    ] {
        let said = kralle(&command)?;
        let sentences = String::from_utf8(said.stderr)?;
        assert_eq!(said.status.code(), Some(2), "{sentences}");
        let lines: Vec<&str> = sentences.lines().collect();
        assert!(
            lines[0].starts_with(&format!("{path}: The file is damaged. ")),
            "{sentences}"
        );
        assert!(!lines[0].contains("  "), "{sentences}");
        assert_eq!(lines[1], format!("{path}: Newest sound backup: {backup}"));
        assert_eq!(fs::read(&file)?, bytes);
    }
    Ok(())
}
