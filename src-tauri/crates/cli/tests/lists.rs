//! Lists on the command line: lots and imports that would lose ratings or duplicate a player, and
//! events of every formation made from them.

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

/// Returns the teams of the call `teams` with their members: "Horst: Adler, Ida – Bär, Jo".
fn teams_of(view: &serde_json::Value) -> Vec<String> {
    let teams = view["teams"].as_array().into_iter().flatten();
    let shown = |team: &serde_json::Value| {
        let members = team["members"].as_array().into_iter().flatten();
        let names = members.map(|it| it["player"]["name"].as_str().unwrap_or_default());
        let name = team["name"].as_str().unwrap_or_default();
        format!("{name}: {}", names.collect::<Vec<_>>().join(" – "))
    };
    teams.map(shown).collect()
}

const UNREADABLE: &str =
    "Name;DWZ\nAdler, Ida;1820/1790\nBär, Jo;1700\nDachs, Al;1600\nEule, Mia;1500\n";
const UNREAD: &str = "Name;Value\nAdler, Ida;1820\nBär, Jo;1700\nDachs, Al;1600\nEule, Mia;1500\n";

#[rstest]
#[case::a_cell(UNREADABLE, ":2:2: “1820/1790”")]
#[case::a_column(UNREAD, ": The column “Value” contains numbers")]
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

    // Ida Adler now has a club, so she may be another person; Jo Bär is identical.
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

#[test]
fn an_event_of_fixed_teams_is_made_of_a_list_of_teams() -> Outcome {
    let folder = tempfile::tempdir()?;
    let at = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let (file, list) = (at("teams.kralle"), at("teams.csv"));
    fs::write(
        &list,
        "Mannschaft;Brett;Name;DWZ\nHorst;2;Bär, Jo;1700\nHorst;1;Adler, Ida;1820\n\
         Nest;1;Dachs, Al;1600\nNest;2;Eule, Mia;1500\nNest;3;Fuchs, Uli;1400\nBau;1;Igel, Al;1200\n;;Hase, Eva;1300\n",
    )?;
    let made = kralle(&["new", &file, "--name", "T", "--formation", "fixed-teams"])?;
    assert!(made.status.success(), "{made:?}");
    let done = kralle(&["import", "--into", &file, &list])?;
    assert!(done.status.success(), "{done:?}");
    // A team of one is left out; a player without a team is entered.
    assert!(String::from_utf8(done.stderr)?.contains("Bau"));
    let said: serde_json::Value =
        serde_json::from_slice(&kralle(&["call", &file, "teams"])?.stdout)?;
    let teams = teams_of(&said);
    assert_eq!(
        teams,
        [
            "Horst: Adler, Ida – Bär, Jo",
            "Nest: Dachs, Al – Eule, Mia – Fuchs, Uli"
        ]
    );
    assert_eq!(said["without_team"][0]["name"], "Hase, Eva");
    Ok(())
}

#[rstest]
#[case::by_lot("pot-draw", None, "pot_draw", "swiss")]
#[case::fixed("fixed-teams", Some("ordnung"), "fixed_teams", "ordnung")]
#[case::single("single-players", None, "single_players", "standard")]
#[case::in_pairs("single-players", Some("fairschach"), "single_players", "fairschach")]
fn a_new_event_has_its_formation_and_rules_that_fit_it(
    #[case] formation: &str,
    #[case] rules: Option<&str>,
    #[case] kept: &str,
    #[case] in_force: &str,
) -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = folder
        .path()
        .join("new.kralle")
        .to_string_lossy()
        .into_owned();
    let mut arguments = vec!["new", &file, "--name", "T", "--formation", formation];
    arguments.extend(rules.into_iter().flat_map(|rules| ["--rules", rules]));
    let made = kralle(&arguments)?;
    assert!(made.status.success(), "{made:?}");
    let said: serde_json::Value =
        serde_json::from_slice(&kralle(&["call", &file, "settings"])?.stdout)?;
    assert_eq!(said["formation"], kept);
    assert_eq!(said["rule_set"], in_force);
    // Rules of another kind of game are refused, and no file is created.
    let other = folder.path().join("other.kralle");
    let path = other.to_string_lossy();
    let wrong = if kept == "single_players" {
        "swiss"
    } else {
        "standard"
    };
    let refused = kralle(&[
        "new",
        &path,
        "--name",
        "T",
        "--formation",
        formation,
        "--rules",
        wrong,
    ])?;
    assert_eq!(refused.status.code(), Some(1), "{refused:?}");
    assert!(!other.exists());
    Ok(())
}

/// A list with two lines that may be players, and one that is certainly none.
const DOUBTFUL: &str = "Name;DWZ\nAdler, Ida;1820\nBär, Jo;1700\nAn Nguyen;\nMoin Kahn;\n\
    Dachs, Al;1600\nEule, Mia;1500\nViele Grüße;\n";

#[rstest]
#[case::asked(&[], 2, 0)]
#[case::taken(&["--take-doubtful"], 0, 6)]
#[case::left_out(&["--leave-doubtful"], 0, 4)]
fn lines_that_may_be_players_are_asked_about(
    #[case] options: &[&str],
    #[case] exit: i32,
    #[case] players: usize,
) -> Outcome {
    let folder = tempfile::tempdir()?;
    let at = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let (file, list) = (at("evening.kralle"), at("list.csv"));
    fs::write(&list, DOUBTFUL)?;
    let made = kralle(&["new", &file, "--name", "Evening"])?;
    assert!(made.status.success(), "{made:?}");
    let mut arguments = vec!["import", "--into", &file, &list];
    arguments.extend(options);
    let done = kralle(&arguments)?;
    let errors = String::from_utf8(done.stderr)?;
    assert_eq!(done.status.code(), Some(exit), "{errors}");
    for place in [":4: “An Nguyen”", ":5: “Moin Kahn”"] {
        assert!(errors.contains(place), "{errors}");
    }
    assert_eq!(errors.contains("--take-doubtful"), exit == 2, "{errors}");
    let listed = String::from_utf8(kralle(&["call", &file, "players"])?.stdout)?;
    assert_eq!(listed.matches("\"birth_year\"").count(), players);
    // Lots ask alike.
    let mut arguments = vec!["draw", &list, "--seed", "7", "--unrated"];
    arguments.extend(options);
    let drawn = kralle(&arguments)?;
    assert_eq!(drawn.status.code(), Some(exit), "{drawn:?}");
    let teams = String::from_utf8(drawn.stdout)?.lines().count();
    assert_eq!(teams, players / 2);
    Ok(())
}

#[rstest]
#[case::none(&[], 2, &["Freitag, Samstag", "--worksheet"], &[])]
#[case::first(&["--worksheet", "Freitag"], 0, &[], &["Adler, Ida", "Bär, Jo"])]
#[case::second(
    &["--worksheet", "Samstag"],
    0,
    &[],
    &["Dachs, Al", "Eule, Mia", "Fuchs, Uli"]
)]
#[case::unknown(&["--worksheet", "Sonntag"], 2, &["“Sonntag”", "Freitag, Samstag"], &[])]
fn of_several_sheets_with_players_one_is_named(
    #[case] options: &[&str],
    #[case] exit: i32,
    #[case] named: &[&str],
    #[case] players: &[&str],
) -> Outcome {
    let workbook = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../exchange/fuzz/corpus/workbook/two-sheets.xlsx"
    );
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("evening.kralle");
    let file = file.to_string_lossy();
    assert!(
        kralle(&["new", &file, "--name", "Evening"])?
            .status
            .success()
    );
    let import = ["import", "--into", &file, workbook];
    let done = kralle(&[&import, options].concat())?;
    let errors = String::from_utf8(done.stderr)?;
    assert_eq!(done.status.code(), Some(exit), "{errors}");
    assert!(named.iter().all(|it| errors.contains(it)), "{errors}");
    let listed: serde_json::Value =
        serde_json::from_slice(&kralle(&["call", &file, "players"])?.stdout)?;
    let rows = listed["rows"].as_array().into_iter().flatten();
    let mut names: Vec<&str> = rows
        .filter_map(|it| it["fields"]["name"].as_str())
        .collect();
    names.sort_unstable();
    assert_eq!(names, players);
    Ok(())
}

const TEAMS: &str = "Mannschaft;Brett;Name;DWZ;Elo;Jahrgang;Verein\n\
    Krähen;1;Birke, Jo;1790;1810;1990;SK Horst\nKrähen;2;Zeder, Al;1650;;2001;SK Horst\n\
    Nest;1;Erle, Mia;1500;;;SC Au\nNest;2;Ulme, Uli;;;2010;SC Au\n";

/// Returns the players and teams of a file, without their numbers.
fn contents(file: &str) -> Result<(Vec<String>, Vec<String>), Box<dyn Error>> {
    let answer = |call: &str| -> Result<serde_json::Value, Box<dyn Error>> {
        Ok(serde_json::from_slice(
            &kralle(&["call", file, call])?.stdout,
        )?)
    };
    let listed = answer("players")?;
    let rows = listed["rows"].as_array().into_iter().flatten();
    let mut players: Vec<String> = rows.map(|it| it["fields"].to_string()).collect();
    players.sort_unstable();
    Ok((players, teams_of(&answer("teams")?)))
}

#[rstest]
#[case::german("de")]
#[case::english("en")]
#[case::french("fr")]
#[case::italian("it")]
fn a_workbook_of_ours_is_read_without_a_question(#[case] language: &str) -> Outcome {
    let folder = tempfile::tempdir()?;
    let at = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let (list, workbook) = (at("list.csv"), at("event.xlsx"));
    fs::write(&list, TEAMS)?;
    for formation in ["fixed-teams", "single-players"] {
        let (first, second) = (
            at(&format!("{formation}.kralle")),
            at(&format!("{formation}2.kralle")),
        );
        for file in [&first, &second] {
            let made = kralle(&["new", file, "--name", "T", "--formation", formation])?;
            assert!(made.status.success(), "{made:?}");
        }
        let done = kralle(&["import", "--into", &first, &list])?;
        assert!(done.status.success(), "{done:?}");
        let export = [
            "export",
            &first,
            "xlsx",
            "--language",
            language,
            "--output",
            &workbook,
            "--force",
        ];
        let exported = kralle(&export)?;
        assert!(exported.status.success(), "{exported:?}");
        let done = kralle(&["import", "--into", &second, &workbook])?;
        let errors = String::from_utf8(done.stderr)?;
        assert_eq!(done.status.code(), Some(0), "{errors}");
        assert!(errors.contains("exported by Kralle"), "{errors}");
        assert_eq!(contents(&second)?, contents(&first)?, "{formation}");
    }
    Ok(())
}

#[test]
fn members_of_a_later_list_join_their_team() -> Outcome {
    let folder = tempfile::tempdir()?;
    let at = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let (file, list) = (at("teams.kralle"), at("teams.csv"));
    let made = kralle(&["new", &file, "--name", "T", "--formation", "fixed-teams"])?;
    assert!(made.status.success(), "{made:?}");
    let import = |text: &str, options: &[&str]| -> Result<(Option<i32>, String), Box<dyn Error>> {
        fs::write(&list, text)?;
        let done = kralle(&[&["import", "--into", &file, &list], options].concat())?;
        Ok((done.status.code(), String::from_utf8(done.stderr)?))
    };
    assert_eq!(import(TEAMS, &[])?.0, Some(0));
    // A list of the new member alone, in another spelling of the team.
    let (exit, errors) = import("Team;Name;DWZ\nKRÄHEN;Dachs, Al;1400\n", &[])?;
    assert_eq!(exit, Some(0), "{errors}");
    assert!(
        errors.contains("KRÄHEN") && errors.contains("1 player"),
        "{errors}"
    );
    // The whole list again, with a rating that changed and a further member.
    let again = TEAMS.replace("1790", "1795") + "Nest;3;Fuchs, Kim;1300;;;SC Au\n";
    let (exit, errors) = import(&again, &["--duplicates", "update"])?;
    assert_eq!(exit, Some(0), "{errors}");
    let (players, teams) = contents(&file)?;
    assert_eq!(
        teams,
        [
            "Krähen: Birke, Jo – Zeder, Al – Dachs, Al",
            "Nest: Erle, Mia – Ulme, Uli – Fuchs, Kim"
        ]
    );
    assert!(players.iter().any(|it| it.contains("1795")), "{players:?}");
    // A seventh member is left out with a sentence.
    let many = (1..=4).map(|it| format!("Krähen;Neu, Kind{it};\n"));
    let many = format!("Team;Name;DWZ\n{}", many.collect::<String>());
    let (exit, errors) = import(&many, &[])?;
    assert_eq!(exit, Some(0), "{errors}");
    assert!(errors.contains("Krähen has 7 players"), "{errors}");
    assert_eq!(contents(&file)?.1, teams);
    Ok(())
}

#[rstest]
#[case::list("list.csv", "Name;DWZ\nBirke, Jo;1650\n", true)]
#[case::text("list.txt", "Name;DWZ\nBirke, Jo;1650\n", true)]
#[case::report("report.trf", "001 nothing\n", false)]
fn a_list_without_a_file_to_enter_it_into_is_told_the_option(
    #[case] name: &str,
    #[case] text: &str,
    #[case] expected: bool,
) -> Outcome {
    let folder = tempfile::tempdir()?;
    let at = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let (source, made) = (at(name), at("made.kralle"));
    fs::write(&source, text)?;
    let refused = kralle(&["import", &source, "--output", &made])?;
    let errors = String::from_utf8(refused.stderr)?;
    assert_eq!(errors.contains("--into FILE"), expected, "{errors}");
    assert!(!refused.status.success());
    // Neither option is given.
    let errors = String::from_utf8(kralle(&["import", &source])?.stderr)?;
    assert!(
        errors.contains("--output") && errors.contains("--into"),
        "{errors}"
    );
    Ok(())
}
