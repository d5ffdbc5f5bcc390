//! `kralle verify --head`: compares a file with a sheet, for a person and for a script.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

type Outcome = Result<(), Box<dyn Error>>;

fn kralle(arguments: &[&str]) -> Result<Output, Box<dyn Error>> {
    Ok(Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args(arguments)
        .env("KRALLE_LANG", "en")
        .env("TZ", "UTC")
        .output()?)
}

fn done(arguments: &[&str]) -> Outcome {
    let output = kralle(arguments)?;
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    Ok(())
}

/// Returns a new file with one player, in `folder`.
fn file(folder: &Path, name: &str) -> Result<String, Box<dyn Error>> {
    let path = folder.join(name);
    let path = path.to_str().ok_or("path")?.to_owned();
    done(&["new", &path, "--name", "Evening"])?;
    done(&[
        "call",
        &path,
        "add_player",
        r#"{"name":"Probe, Ida","ratings":{}}"#,
    ])?;
    Ok(path)
}

/// Returns the head of `file`: the short and the full form.
fn head(file: &str) -> Result<[String; 2], Box<dyn Error>> {
    let out = format!("{file}.json");
    done(&["export", file, "json", "-o", &out])?;
    let json: Value = serde_json::from_slice(&fs::read(&out)?)?;
    let text = |name: &str| json["head"][name].as_str().unwrap_or_default().to_owned();
    Ok([text("word"), text("whole")])
}

/// Returns the first line of `verify --head` after the path, and its exit code.
fn asked(file: &str, word: &str) -> Result<(String, Option<i32>), Box<dyn Error>> {
    let output = kralle(&["verify", file, "--head", word])?;
    let said = if output.stdout.is_empty() {
        output.stderr
    } else {
        output.stdout
    };
    let said = String::from_utf8(said)?;
    let line = said.lines().next().unwrap_or_default();
    let line = line
        .strip_prefix(&format!("{file}: "))
        .ok_or(said.clone())?;
    Ok((line.to_owned(), output.status.code()))
}

#[test]
fn every_answer_is_a_sentence_and_an_exit_code() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = self::file(folder.path(), "evening.kralle")?;
    let older = format!("{file}.older");
    fs::copy(&file, &older)?;
    let other = self::file(folder.path(), "other.kralle")?;
    let [ida, _] = head(&file)?;
    done(&[
        "call",
        &file,
        "add_player",
        r#"{"name":"Muster, Jo","ratings":{}}"#,
    ])?;
    let [jo, whole] = head(&file)?;
    done(&["call", &file, "undo", "{}"])?;
    let end = if ida.ends_with('0') { "1" } else { "0" };
    let misread = format!("{}{end}", &ida[..ida.len() - 1]);

    for (file, word, begins, ends, code) in [
        (
            &file,
            ida.as_str(),
            "Contained: step 2 from 20",
            "is in the file unchanged and is in force.",
            0,
        ),
        (
            &file,
            &jo,
            "Contained: step 3 from 20",
            "is in the file unchanged; it has been undone and can be redone.",
            0,
        ),
        (
            &file,
            &whole,
            "Contained: step 3 from 20",
            "it has been undone and can be redone.",
            0,
        ),
        (
            &other,
            &ida,
            "Not contained: step 2 in the file is different.",
            "",
            1,
        ),
        (
            &other,
            &whole,
            "Not contained: the sheet is from another tournament file.",
            "",
            1,
        ),
        (
            &older,
            &jo,
            "Not contained: the file goes only as far as step 2.",
            "",
            1,
        ),
        (
            &file,
            &misread,
            "Not recognized: this is nearly the check word of step 2, but not quite.",
            "",
            1,
        ),
        (
            &file,
            "412",
            "Not a check word: it begins with “412”; a step number is expected.",
            "",
            2,
        ),
        (
            &file,
            "",
            "Nothing to check: the check word is missing.",
            "",
            2,
        ),
    ] {
        let (line, found) = asked(file, word)?;
        assert!(
            line.starts_with(begins) && line.contains(ends),
            "{word}: {line}"
        );
        assert_eq!(found, Some(code), "{word}: {line}");
    }
    Ok(())
}

#[test]
fn a_script_gets_the_answer_beside_the_report() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = self::file(folder.path(), "evening.kralle")?;
    let [word, _] = head(&file)?;
    let output = kralle(&["verify", &file, "--json", "--head", &word])?;
    let said: Value = serde_json::from_slice(&output.stdout)?;
    assert_eq!(said["entries"], 2);
    assert_eq!(said["head"]["word"], word.as_str());
    assert_eq!(said["head"]["answer"]["is"], "contained");
    assert_eq!(said["head"]["answer"]["state"], "done");
    let output = kralle(&["verify", &file, "--json"])?;
    let said: Value = serde_json::from_slice(&output.stdout)?;
    assert_eq!(said.get("head"), None);
    Ok(())
}

#[test]
fn a_file_that_contains_the_head_and_is_not_sound_is_no_yes() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = self::file(folder.path(), "evening.kralle")?;
    let [word, _] = head(&file)?;
    let mut bytes = fs::read(&file)?;
    let places: Vec<usize> = bytes
        .windows(7)
        .enumerate()
        .filter_map(|(place, text)| (text == b"Evening").then_some(place))
        .collect();
    for place in places {
        bytes[place] = b'S';
    }
    fs::write(&file, &bytes)?;
    let (line, code) = asked(&file, &word)?;
    assert_eq!(
        line,
        "Cannot be verified: from step 1 on, the file’s history is no longer as it was written."
    );
    assert_eq!(code, Some(1));
    Ok(())
}
