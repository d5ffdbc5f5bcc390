//! `kralle generate-season` and `kralle rate`: their output and refusals, and independence of the
//! order of files.

use std::error::Error;
use std::fs;
use std::process::{Command, Output};

type Outcome = Result<(), Box<dyn Error>>;

struct Year(tempfile::TempDir);

impl Year {
    /// Returns three evenings of eight persons.
    fn new() -> Result<Self, Box<dyn Error>> {
        let year = Self(tempfile::tempdir()?);
        let plan = "generate-season --entrants 8 --evenings 3 --seed Uhu -o . --strengths s.csv";
        year.said(&plan.split(' ').collect::<Vec<_>>(), 0)?;
        Ok(year)
    }

    fn kralle(&self, arguments: &[&str]) -> Result<Output, Box<dyn Error>> {
        Ok(Command::new(env!("CARGO_BIN_EXE_kralle"))
            .args(arguments)
            .env("KRALLE_LANG", "en")
            .env("KRALLE_CONFIG_DIR", self.0.path().join("config"))
            .current_dir(self.0.path())
            .output()?)
    }

    /// Returns output and errors, given the expected exit code.
    fn said(&self, arguments: &[&str], code: i32) -> Result<(String, String), Box<dyn Error>> {
        let done = self.kralle(arguments)?;
        assert_eq!(done.status.code(), Some(code), "{arguments:?}: {done:?}");
        Ok((
            String::from_utf8(done.stdout)?,
            String::from_utf8(done.stderr)?,
        ))
    }

    fn files(&self) -> Result<Vec<String>, Box<dyn Error>> {
        let mut files = Vec::new();
        for entry in fs::read_dir(self.0.path())? {
            let name = entry?.file_name().into_string().map_err(|_| "name")?;
            if name.ends_with(".kralle") {
                files.push(name);
            }
        }
        files.sort();
        Ok(files)
    }

    fn rate(&self, files: &[String], code: i32) -> Result<(String, String), Box<dyn Error>> {
        let files = files.iter().map(String::as_str);
        self.said(
            &["rate", "--json"]
                .into_iter()
                .chain(files)
                .collect::<Vec<_>>(),
            code,
        )
    }
}

#[test]
fn the_same_files_in_any_order_give_the_same_bytes() -> Outcome {
    let year = Year::new()?;
    let mut files = year.files()?;
    assert_eq!(files.len(), 3);
    let (said, complaints) = year.rate(&files, 0)?;
    assert_eq!(complaints, "");
    files.reverse();
    assert_eq!(year.rate(&files, 0)?.0, said);
    let answer: serde_json::Value = serde_json::from_str(&said)?;
    let persons = answer["persons"].as_array().ok_or("persons")?;
    assert_eq!(persons.len(), 8);
    // Four teams play everybody against everybody on each evening.
    assert!(persons.iter().all(|it| it["matches"] == 9), "{said}");
    assert_eq!(answer["parameters_sha256"].as_str().map(str::len), Some(64));
    Ok(())
}

#[test]
fn a_rating_run_never_writes_a_tournament_file() -> Outcome {
    let year = Year::new()?;
    let files = year.files()?;
    let read = || -> Result<Vec<Vec<u8>>, std::io::Error> {
        files
            .iter()
            .map(|file| fs::read(year.0.path().join(file)))
            .collect()
    };
    let before = read()?;
    year.rate(&files, 0)?;
    assert_eq!(read()?, before);
    Ok(())
}

#[test]
fn what_cannot_be_read_is_said_and_the_rest_is_rated() -> Outcome {
    let year = Year::new()?;
    let mut files = year.files()?;
    let (said, _) = year.rate(&files, 0)?;
    let place = |name: &str| year.0.path().join(name);
    fs::write(place("text.kralle"), "no tournament")?;
    let mut damaged = fs::read(place(&files[0]))?;
    let middle = damaged.len() / 2;
    damaged[4096..middle].fill(0x55);
    fs::write(place("damaged.kralle"), damaged)?;
    fs::copy(place(&files[1]), place("copy.kralle"))?;
    files.extend(
        [
            "text.kralle",
            "damaged.kralle",
            "missing.kralle",
            "copy.kralle",
        ]
        .map(str::to_owned),
    );
    let (rest, complaints) = year.rate(&files, 2)?;
    assert_eq!(rest, said);
    assert_eq!(complaints.lines().count(), 4, "{complaints}");
    for name in [
        "text.kralle",
        "damaged.kralle",
        "missing.kralle",
        "copy.kralle",
    ] {
        assert!(complaints.contains(name), "{complaints}");
    }
    Ok(())
}

#[test]
fn a_running_tournament_is_rated_as_far_as_it_is_and_said() -> Outcome {
    let year = Year::new()?;
    let files = year.files()?;
    year.said(&["call", &files[2], "reopen_tournament"], 0)?;
    let cleared = r#"{"round": 3, "table": 1, "reason": "Probe"}"#;
    year.said(&["call", &files[2], "clear_result", cleared], 0)?;
    let (_, complaints) = year.rate(&files, 0)?;
    assert!(complaints.contains("is still running"), "{complaints}");
    Ok(())
}

#[test]
fn parameters_change_the_ratings_and_a_mistake_in_them_is_said_with_its_place() -> Outcome {
    let year = Year::new()?;
    let files = year.files()?;
    let rate = |text: &str, code| {
        fs::write(year.0.path().join("p.toml"), text)?;
        let arguments = ["rate", "--json", "--parameters", "p.toml", &files[0]];
        year.said(&arguments, code)
    };
    let (usual, _) = rate("", 0)?;
    assert_ne!(rate("[tandem]\nbeta = 500", 0)?.0, usual);
    let (said, complaints) = rate("[tandem]\nbetta = 500", 2)?;
    assert_eq!(said, "");
    assert!(complaints.starts_with("p.toml:2:1: "), "{complaints}");
    assert_eq!(complaints.lines().count(), 1, "{complaints}");
    Ok(())
}

#[test]
fn the_list_holds_everybody_by_name_and_number() -> Outcome {
    let year = Year::new()?;
    let files = year.files()?;
    let mut arguments = vec!["rate", "-o", "list.csv"];
    arguments.extend(files.iter().map(String::as_str));
    year.said(&arguments, 0)?;
    let list = fs::read_to_string(year.0.path().join("list.csv"))?;
    let list = list.trim_start_matches('\u{feff}');
    assert!(list.starts_with("name,birth_year,club,fide_id,national_id,tandem\r\n"));
    assert_eq!(list.lines().count(), 9);
    let strengths = fs::read_to_string(year.0.path().join("s.csv"))?;
    for line in strengths.lines().skip(1) {
        let name = line.split('"').nth(1).ok_or("name")?;
        assert!(list.contains(name), "{name}");
    }
    Ok(())
}

#[test]
fn the_same_seed_gives_the_same_season_and_nothing_is_written_over() -> Outcome {
    let (one, other) = (Year::new()?, Year::new()?);
    assert_eq!(one.files()?, other.files()?);
    let rated = |year: &Year| year.rate(&year.files()?, 0);
    assert_eq!(rated(&one)?, rated(&other)?);
    let again = "generate-season --entrants 8 --evenings 3 --seed Uhu -o .";
    one.said(&again.split(' ').collect::<Vec<_>>(), 2)?;
    Ok(())
}

#[test]
fn a_year_with_everything_is_rated_with_the_open_questions_said() -> Outcome {
    let year = Year(tempfile::tempdir()?);
    let plan = "generate-season --entrants 24 --evenings 12 --seed Uhu -o . --with-oddities";
    year.said(&plan.split(' ').collect::<Vec<_>>(), 0)?;
    let (said, complaints) = year.rate(&year.files()?, 0)?;
    let answer: serde_json::Value = serde_json::from_str(&said)?;
    assert!(answer["persons"].as_array().ok_or("persons")?.len() >= 24);
    assert!(complaints.contains("about people"), "{complaints}");
    Ok(())
}
