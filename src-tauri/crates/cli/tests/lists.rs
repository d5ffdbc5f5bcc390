//! Lists on the command line: lots and imports that would lose ratings or enter somebody twice.

use std::error::Error;
use std::fs;
use std::process::{Command, Output};

use rstest::rstest;

type Outcome = Result<(), Box<dyn Error>>;

fn kralle(arguments: &[&str]) -> Result<Output, Box<dyn Error>> {
    Ok(Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args(arguments)
        .env("KRALLE_LANG", "en")
        .output()?)
}

const UNREADABLE: &str =
    "Name;DWZ\nAdler, Ida;1820/1790\nBär, Jo;1700\nDachs, Al;1600\nEule, Mia;1500\n";
const UNREAD: &str = "Name;Value\nAdler, Ida;1820\nBär, Jo;1700\nDachs, Al;1600\nEule, Mia;1500\n";

#[rstest]
#[case::a_cell(UNREADABLE, ":2:2: “1820/1790”")]
#[case::a_column(UNREAD, ": The column “Value” has numbers")]
fn lots_that_would_lose_ratings_are_not_drawn_unless_that_is_said(
    #[case] list: &str,
    #[case] said: &str,
) -> Outcome {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("list.csv");
    fs::write(&path, list)?;
    let path = path.to_string_lossy();
    let refused = kralle(&["draw", &path, "--seed", "7"])?;
    assert_eq!(refused.status.code(), Some(2));
    assert!(refused.stdout.is_empty());
    let sentence = String::from_utf8(refused.stderr)?;
    assert_eq!(sentence.lines().count(), 1, "{sentence}");
    assert!(sentence.starts_with(&format!("{path}{said}")), "{sentence}");
    assert!(sentence.contains("--unrated"), "{sentence}");
    let drawn = kralle(&["draw", &path, "--seed", "7", "--unrated"])?;
    assert!(drawn.status.success(), "{drawn:?}");
    assert_eq!(String::from_utf8(drawn.stdout)?.lines().count(), 2);
    Ok(())
}

#[test]
fn an_import_that_would_lose_ratings_or_enter_somebody_twice_asks() -> Outcome {
    let folder = tempfile::tempdir()?;
    let at = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let (file, list, again) = (at("evening.kralle"), at("list.csv"), at("again.csv"));
    fs::write(&list, UNREADABLE)?;
    fs::write(
        &again,
        "Name;DWZ;Verein\nIda Adler;1820;SK Horst\nDr. Bär, Jo;1710;\nFuchs, Uli;1400;\n",
    )?;
    let names = || -> Result<String, Box<dyn Error>> {
        let said = kralle(&["call", &file, "players"])?;
        Ok(String::from_utf8(said.stdout)?)
    };
    let count = |text: &str| text.matches("\"birth_year\"").count();
    assert!(
        kralle(&["new", &file, "--name", "Evening"])?
            .status
            .success()
    );

    let refused = kralle(&["import", "--into", &file, &list])?;
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8(refused.stderr)?.contains("--unrated"));
    assert_eq!(count(&names()?), 0);
    let done = kralle(&["import", "--into", &file, &list, "--unrated"])?;
    assert!(done.status.success(), "{done:?}");
    assert_eq!(count(&names()?), 4);

    // Ida Adler has a club now, which may be another one; Jo Bär is entered just so.
    let refused = kralle(&["import", "--into", &file, &again])?;
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8(refused.stderr)?;
    assert!(said.contains("--duplicates"), "{said}");
    assert!(said.contains(":2: Ida Adler"), "{said}");
    assert_eq!(count(&names()?), 4);
    for (what, players) in [("skip", 5), ("update", 5), ("enter", 7)] {
        let done = kralle(&["import", "--into", &file, &again, "--duplicates", what])?;
        assert!(done.status.success(), "{what}: {done:?}");
        let all = names()?;
        assert_eq!(count(&all), players, "{what}: {all}");
        assert_eq!(all.contains("SK Horst"), what != "skip");
        assert!(kralle(&["call", &file, "undo"])?.status.success());
    }
    Ok(())
}
