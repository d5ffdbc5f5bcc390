//! Rating lists on the command line: created, searched, applied.

use std::error::Error;
use std::fs;
use std::process::{Command, Output};

type Outcome = Result<(), Box<dyn Error>>;

const LIST: &str = "\
ZPS,Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,Letzte-Auswertung,DWZ,Index,FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land
10101,23,A,\"Probe,Ute\",W,D,1970,202645,1612,23,,,,
10101,24,A,\"Muster,Jo\",M,D,1980,202645,1400,23,,,,
";

struct Lists(tempfile::TempDir);

impl Lists {
    fn kralle(&self, arguments: &[&str]) -> Result<Output, Box<dyn Error>> {
        Ok(Command::new(env!("CARGO_BIN_EXE_kralle"))
            .args(arguments)
            .env("KRALLE_CONFIG_DIR", self.0.path().join("config"))
            .current_dir(self.0.path())
            .output()?)
    }

    /// Returns the output, given the expected exit code.
    fn said(&self, arguments: &[&str], code: i32) -> Result<String, Box<dyn Error>> {
        let done = self.kralle(arguments)?;
        assert_eq!(done.status.code(), Some(code), "{arguments:?}: {done:?}");
        Ok(String::from_utf8(done.stdout)?)
    }
}

#[test]
fn a_list_is_indexed_searched_and_taken_over() -> Outcome {
    let lists = Lists(tempfile::tempdir()?);
    fs::write(lists.0.path().join("spieler.csv"), LIST)?;
    assert_eq!(lists.said(&["ratings", "lists"], 0)?, "");
    assert_eq!(
        lists.said(&["ratings", "index", "spieler.csv"], 0)?,
        "DWZ: 2 players\n"
    );
    assert!(
        lists
            .said(&["ratings", "lists"], 0)?
            .starts_with("DWZ\t2\t")
    );
    assert_eq!(
        lists.said(&["ratings", "find", "ute", "pro"], 0)?,
        "Probe, Ute\t\t1970\t\t10101-0023\tnational=1612\n"
    );
    assert!(
        lists
            .said(&["ratings", "find", "10101-24"], 0)?
            .starts_with("Muster, Jo")
    );
    assert_eq!(lists.said(&["ratings", "find", "niemand"], 1)?, "");

    lists.said(&["new", "a.kralle", "--name", "Probe"], 0)?;
    for player in [
        r#"{"name": "Ute Probe", "birth_year": 1970, "ratings": {"national": 1500}}"#,
        r#"{"name": "Muster, Jo"}"#,
    ] {
        lists.said(&["call", "a.kralle", "add_player", player], 0)?;
    }
    let sure = "Ute Probe\tnational\t1500\t1612\tname_and_birth_year\n\
                Ute Probe\tnational_id\t-\t10101-0023\tname_and_birth_year\n\
                Ute Probe\tsex\t-\tfemale\tname_and_birth_year\n";
    let by_name = "Muster, Jo\tnational\t-\t1400\tname\n\
                   Muster, Jo\tnational_id\t-\t10101-0024\tname\n\
                   Muster, Jo\tsex\t-\tmale\tname\n";
    let refresh = |more: &[&str], code| {
        let asked = [&["ratings", "refresh", "a.kralle"], more].concat();
        lists.said(&asked, code)
    };
    assert_eq!(refresh(&[], 1)?, format!("{sure}{by_name}"));
    assert_eq!(refresh(&["--write"], 1)?, format!("{sure}{by_name}"));
    assert_eq!(refresh(&[], 1)?, by_name);
    assert_eq!(refresh(&["--write", "--by-name"], 0)?, by_name);
    assert_eq!(refresh(&[], 0)?, "");

    lists.said(&["ratings", "remove", "DWZ"], 0)?;
    assert_eq!(lists.said(&["ratings", "lists"], 0)?, "");
    Ok(())
}

/// The output of `kralle rate -o` becomes a list by its column, and the next one replaces it.
#[test]
fn a_list_of_tandem_ratings_is_indexed_found_and_drawn_by() -> Outcome {
    let lists = Lists(tempfile::tempdir()?);
    let head = "name,birth_year,club,fide_id,national_id,tandem\n";
    for (file, rating) in [("oktober.csv", 1580), ("november.csv", 1612)] {
        let text = format!("{head}\"Probe, Ute\",1970,SK Probe,,10101-23,{rating}\n");
        fs::write(lists.0.path().join(file), text)?;
        assert_eq!(
            lists.said(&["ratings", "index", file], 0)?,
            "Tandem: 1 players\n"
        );
    }
    assert_eq!(
        lists.said(&["ratings", "find", "ute"], 0)?,
        "Probe, Ute\t\t1970\tSK Probe\t10101-23\ttandem=1612\n"
    );
    lists.said(&["new", "a.kralle", "--name", "Probe"], 0)?;
    let player = r#"{"name": "Ute Probe", "national_id": "10101-0023"}"#;
    lists.said(&["call", "a.kralle", "add_player", player], 0)?;
    let written = lists.said(&["ratings", "refresh", "a.kralle", "--write"], 0)?;
    assert_eq!(written, "Ute Probe\ttandem\t-\t1612\tnational_id\n");

    let players = "name,dwz,tandem\nAda,2000,1400\nBea,1900,1700\nCleo,1800,1600\nDora,1700,1500\n";
    fs::write(lists.0.path().join("players.csv"), players)?;
    let pots = |ratings: &str| -> Result<serde_json::Value, Box<dyn Error>> {
        let drawn = [
            "draw",
            "players.csv",
            "--seed",
            "739142068",
            "--ratings",
            ratings,
            "--json",
        ];
        Ok(serde_json::from_str(&lists.said(&drawn, 0)?)?)
    };
    let upper = |lots: &serde_json::Value| -> Vec<String> {
        let pot = lots["pot_1"].as_array().into_iter().flatten();
        pot.map(|row| row["name"].as_str().unwrap_or_default().to_owned())
            .collect()
    };
    assert_eq!(upper(&pots("tandem,national")?), ["Bea", "Cleo"]);
    assert_eq!(upper(&pots("national")?), ["Ada", "Bea"]);
    Ok(())
}

#[test]
fn what_is_no_list_is_bad_input() -> Outcome {
    let lists = Lists(tempfile::tempdir()?);
    fs::write(lists.0.path().join("a.csv"), "1;2\n3;4\n")?;
    let refused = lists.kralle(&["ratings", "index", "a.csv", "--name", "A"])?;
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    let said = String::from_utf8(refused.stderr)?;
    assert!(
        said.starts_with("a.csv: ") && said.lines().count() == 1,
        "{said}"
    );
    Ok(())
}
