//! `kralle season`: the table of a year from its tournament files, and the list made from its
//! ratings.

use std::error::Error;
use std::fs;
use std::process::Command;

use serde_json::Value;

type Outcome = Result<(), Box<dyn Error>>;

/// A folder with twelve evenings that include everything that happens in a year.
struct Year(tempfile::TempDir);

impl Year {
    fn new() -> Result<Self, Box<dyn Error>> {
        let year = Self(tempfile::tempdir()?);
        let plan = "generate-season --entrants 24 --evenings 12 --seed Uhu --with-oddities -o .";
        year.kralle(&plan.split(' ').collect::<Vec<_>>(), 0)?;
        Ok(year)
    }

    fn write(&self, name: &str, text: &str) -> std::io::Result<()> {
        fs::write(self.0.path().join(name), text)
    }

    /// Returns output and errors, given the expected exit code.
    fn kralle(&self, arguments: &[&str], code: i32) -> Result<(String, String), Box<dyn Error>> {
        let done = Command::new(env!("CARGO_BIN_EXE_kralle"))
            .args(arguments)
            .env("KRALLE_LANG", "en")
            .env("KRALLE_CONFIG_DIR", self.0.path().join("config"))
            .current_dir(self.0.path())
            .output()?;
        assert_eq!(done.status.code(), Some(code), "{arguments:?}: {done:?}");
        Ok((
            String::from_utf8(done.stdout)?,
            String::from_utf8(done.stderr)?,
        ))
    }

    fn season(&self, more: &[&str], code: i32) -> Result<(String, String), Box<dyn Error>> {
        self.kralle(&[&["season", "year.toml"], more].concat(), code)
    }
}

const SETTINGS: &str = r#"
# The cup of the club.
name = "Cup"
files = ["2026-*.kralle"]
best = 3

[points]
by_rank = [10, 8, 6, 5, 4, 3, 2, 1]
shared = "mean"
"#;

#[test]
fn a_person_has_the_sum_of_the_best_results_that_count() -> Outcome {
    let year = Year::new()?;
    year.write("year.toml", SETTINGS)?;
    let (said, _) = year.season(&["--json"], 0)?;
    let season: Value = serde_json::from_str(&said)?;
    let persons = season["persons"].as_array().ok_or("persons")?;
    assert!(persons.len() >= 24, "{}", persons.len());
    for person in persons {
        let results = person["results"].as_array().ok_or("results")?;
        let points = |it: &Value| it["points"].as_f64().unwrap_or(-1.0);
        let counted: Vec<f64> = results
            .iter()
            .filter(|it| it["counts"] == true)
            .map(points)
            .collect();
        assert!(counted.len() <= 3, "{person}");
        let sum: f64 = counted.iter().sum();
        assert!((sum - points(person)).abs() < 1e-9, "{person}");
        let least = counted.iter().copied().fold(f64::INFINITY, f64::min);
        let others = results.iter().filter(|it| it["counts"] != true);
        assert!(others.map(points).all(|it| it <= least), "{person}");
    }
    Ok(())
}

#[test]
fn the_order_of_the_files_changes_no_byte() -> Outcome {
    let year = Year::new()?;
    year.write("year.toml", SETTINGS)?;
    let (said, _) = year.season(&["--json"], 0)?;
    let mut names: Vec<String> = fs::read_dir(year.0.path())?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".kralle"))
        .collect();
    names.sort();
    names.reverse();
    let listed = SETTINGS.replace(r#"["2026-*.kralle"]"#, &format!("{names:?}"));
    year.write("year.toml", &listed)?;
    let (reversed, _) = year.season(&["--json"], 0)?;
    let persons = |text: &str| -> Result<Value, serde_json::Error> {
        Ok(serde_json::from_str::<Value>(text)?["persons"].take())
    };
    assert_eq!(persons(&reversed)?, persons(&said)?);
    Ok(())
}

#[test]
fn sheet_and_exports_are_written_and_the_tournaments_are_not() -> Outcome {
    let year = Year::new()?;
    year.write("year.toml", SETTINGS)?;
    let evenings = || -> Result<Vec<Vec<u8>>, std::io::Error> {
        let mut files: Vec<_> = fs::read_dir(year.0.path())?
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.extension().is_some_and(|it| it == "kralle"))
            .collect();
        files.sort();
        files.iter().map(fs::read).collect()
    };
    let before = evenings()?;
    year.season(&["--sheet", "table.pdf", "--export", "out"], 0)?;
    assert_eq!(evenings()?, before);
    assert_eq!(
        fs::read_to_string(year.0.path().join("year.toml"))?,
        SETTINGS
    );
    let begins = |name: &str, magic: &[u8]| -> std::io::Result<bool> {
        Ok(fs::read(year.0.path().join(name))?.starts_with(magic))
    };
    assert!(begins("table.pdf", b"%PDF")?);
    assert!(begins("out/season.xlsx", b"PK")?);
    assert!(year.0.path().join("out/site/index.html").is_file());
    // The ratings are an ordinary list.
    year.kralle(
        &["ratings", "index", "out/ratings.csv", "--name", "Tandem"],
        0,
    )?;
    let csv = fs::read_to_string(year.0.path().join("out/ratings.csv"))?;
    assert!(
        csv.lines()
            .next()
            .is_some_and(|head| head.contains("tandem")),
        "{csv}"
    );
    assert!(csv.lines().count() > 20, "{csv}");
    Ok(())
}

#[test]
fn a_mistake_in_the_settings_is_said_with_its_place() -> Outcome {
    let year = Year::new()?;
    year.write(
        "year.toml",
        &SETTINGS.replace("best = 3", "best = \"three\""),
    )?;
    let (said, complaints) = year.season(&[], 2)?;
    assert_eq!(said, "");
    assert!(
        complaints.starts_with("year.toml: Line 5, column 8:"),
        "{complaints}"
    );
    Ok(())
}

#[test]
fn a_file_that_is_no_tournament_costs_a_sentence_and_the_rest_counts() -> Outcome {
    let year = Year::new()?;
    year.write("year.toml", SETTINGS)?;
    let (whole, _) = year.season(&[], 0)?;
    year.write("2026-99-99.kralle", "not a tournament")?;
    let (rest, complaints) = year.season(&[], 2)?;
    assert_eq!(rest, whole);
    assert!(complaints.contains("2026-99-99.kralle"), "{complaints}");
    Ok(())
}
