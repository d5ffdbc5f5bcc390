//! A tournament day on the command line: every command is a separate process, as in a script.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};

type Outcome = Result<(), Box<dyn Error>>;

/// A tournament file, accessed through the command line.
struct Day {
    folder: tempfile::TempDir,
    program: PathBuf,
}

/// The program under test.
const HERE: &str = env!("CARGO_BIN_EXE_kralle");

/// The environment variable with the program of another system, set by `cargo xtask windows`.
const OTHER: &str = "KRALLE_OTHER_PROGRAM";

impl Day {
    fn begin(format: &str, rules: &str) -> Result<Self, Box<dyn Error>> {
        Self::begin_by(HERE.into(), format, rules)
    }

    fn begin_by(program: PathBuf, format: &str, rules: &str) -> Result<Self, Box<dyn Error>> {
        let day = Self {
            folder: tempfile::tempdir()?,
            program,
        };
        let made = day.kralle(&[
            "new",
            day.file().to_str().ok_or("path")?,
            "--name",
            "Klubabend",
            "--rules",
            rules,
            "--format",
            format,
        ])?;
        assert!(made.status.success(), "{made:?}");
        Ok(day)
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("abend.kralle")
    }

    /// Runs a command and returns its output, or its refusal.
    fn ask(&self, command: &str, input: &Value) -> Result<Result<Value, Value>, Box<dyn Error>> {
        let file = self.file();
        let output = self.kralle(&[
            "call",
            file.to_str().ok_or("path")?,
            command,
            &input.to_string(),
            "--who",
            "Script",
        ])?;
        let printed: Value = serde_json::from_slice(&output.stdout)
            .map_err(|error| format!("{command}: {error}: {output:?}"))?;
        match output.status.code() {
            Some(0) => Ok(Ok(printed)),
            Some(1) => Ok(Err(printed)),
            _ => Err(format!("{command}: {output:?}").into()),
        }
    }

    /// Runs a command that must succeed.
    fn call(&self, command: &str, input: &Value) -> Result<Value, Box<dyn Error>> {
        self.ask(command, input)?
            .map_err(|refused| format!("{command}: {refused}").into())
    }

    /// Runs a command that must be refused, and returns its code.
    fn refused(&self, command: &str, input: &Value) -> Result<Value, Box<dyn Error>> {
        match self.ask(command, input)? {
            Ok(done) => Err(format!("{command} was done: {done}").into()),
            Err(refused) => Ok(refused),
        }
    }

    fn import(&self, list: &Path) -> Result<Value, Box<dyn Error>> {
        let preview = self.call("preview_players", &json!({ "path": list }))?;
        let players: Vec<&Value> = preview["rows"]
            .as_array()
            .ok_or("rows")?
            .iter()
            .map(|row| &row["fields"])
            .collect();
        self.call("import_players", &json!({ "players": players }))?;
        Ok(preview)
    }

    /// Pairs, publishes and plays one round: at odd tables the first-named team's pot-1 player
    /// mates, at even tables the second-named team's pot-2 player wins on time.
    fn play_round(&self, number: u64) -> Outcome {
        self.call("pair_round", &json!({}))?;
        self.call("publish_round", &json!({ "round": number }))?;
        let round = self.call("round", &json!({ "round": number }))?;
        for it in round["matches"].as_array().ok_or("matches")? {
            let odd = it["table"].as_u64().ok_or("table")? % 2 == 1;
            let (winner, cause) = if odd {
                (&it["first"]["seats"][0]["player"]["id"], "checkmate")
            } else {
                (&it["second"]["seats"][1]["player"]["id"], "flag_fall")
            };
            self.call(
                "enter_result",
                &json!({
                    "round": number,
                    "table": it["table"],
                    "winner_player": winner,
                    "cause": cause,
                }),
            )?;
        }
        Ok(())
    }

    /// Plays every round and closes the tournament, deciding first place if it is open.
    fn play_to_the_end(&self) -> Outcome {
        let rounds = self.call("overview", &json!({}))?["rounds_planned"]
            .as_u64()
            .ok_or("rounds")?;
        for number in 1..=rounds {
            self.play_round(number)?;
        }
        let standings = self.call("standings", &json!({}))?;
        let open: Vec<&Value> = standings["rows"]
            .as_array()
            .ok_or("rows")?
            .iter()
            .filter(|row| row["tie"] == "first_place_open")
            .map(|row| &row["team"]["number"])
            .collect();
        if !open.is_empty() {
            let refused = self.refused("close_tournament", &json!({}))?;
            assert_eq!(refused["code"], "first_place_open");
            self.call(
                "decide_tie",
                &json!({
                    "tied": open,
                    "ruling": { "kind": "joint_winners", "teams": open },
                    "reason": "Gemeinsame Sieger nach Absprache",
                }),
            )?;
        }
        let closed = self.call("close_tournament", &json!({}))?;
        assert_eq!(closed["stage"], "closed");
        Ok(())
    }

    /// Undoes and redoes every command; the file verifies before and after.
    fn undo_everything_and_redo(&self) -> Outcome {
        let before = self.call("standings", &json!({}))?;
        let mut undone = 0;
        while self.ask("undo", &json!({}))?.is_ok() {
            undone += 1;
        }
        let empty = self.call("overview", &json!({}))?;
        assert_eq!(empty["players"], 0);
        self.verify()?;
        for _ in 0..undone {
            self.call("redo", &json!({}))?;
        }
        assert_eq!(self.call("standings", &json!({}))?, before);
        self.verify()
    }

    fn verify(&self) -> Outcome {
        let file = self.file();
        let proved = self.kralle(&["verify", file.to_str().ok_or("path")?])?;
        assert!(proved.status.success(), "{proved:?}");
        Ok(())
    }

    fn kralle(&self, arguments: &[&str]) -> Result<Output, Box<dyn Error>> {
        run(&self.program, arguments)
    }
}

fn kralle(arguments: &[&str]) -> Result<Output, Box<dyn Error>> {
    run(Path::new(HERE), arguments)
}

fn run(program: &Path, arguments: &[&str]) -> Result<Output, Box<dyn Error>> {
    Ok(Command::new(program)
        .args(arguments)
        .env("KRALLE_LANG", "en")
        .output()?)
}

/// Writes a list of invented players with descending ratings.
fn write_list(folder: &Path, players: u16) -> Result<PathBuf, Box<dyn Error>> {
    let mut text = String::from("name,rating,club\n");
    for number in 0..players {
        let club = ["SC Turmfalke", "Springer Seetal", ""][usize::from(number % 3)];
        let rating = 2200 - 30 * number;
        writeln!(text, "\"Muster {number:02}, Änni\",{rating},{club}")?;
    }
    let path = folder.join("liste.csv");
    fs::write(&path, text)?;
    Ok(path)
}

#[test]
fn a_club_evening_from_the_list_to_the_last_rank() -> Outcome {
    let day = Day::begin("round-robin", "swiss")?;
    let list = write_list(day.folder.path(), 12)?;
    let preview = day.import(&list)?;
    assert_eq!(preview["problems"], json!([]));
    day.call(
        "draw_lots",
        &json!({ "seed": "739142068", "wish": "not_the_same_club" }),
    )?;
    for team in day.call("lots", &json!({}))?["teams"]
        .as_array()
        .ok_or("teams")?
    {
        let clubs = [&team["players"][0]["club"], &team["players"][1]["club"]];
        assert!(clubs[0] != clubs[1] || clubs[0] == "", "{team}");
    }
    day.play_to_the_end()?;
    day.undo_everything_and_redo()
}

/// The program of another system, which needs a machine for it.
#[test]
#[ignore = "needs a program of another system: cargo xtask windows"]
fn a_tournament_goes_to_another_system_and_back() -> Outcome {
    let here = PathBuf::from(HERE);
    let other = PathBuf::from(std::env::var_os(OTHER).ok_or(OTHER)?);
    for (plays, opens) in [(&here, &other), (&other, &here)] {
        let mut day = Day::begin_by(plays.clone(), "round-robin", "swiss")?;
        let list = write_list(day.folder.path(), 8)?;
        day.import(&list)?;
        day.call("draw_lots", &json!({ "seed": "7", "wish": "anyone" }))?;
        day.play_to_the_end()?;
        let standings = day.call("standings", &json!({}))?;
        day.program.clone_from(opens);
        day.verify()?;
        assert_eq!(day.call("standings", &json!({}))?, standings);
        day.undo_everything_and_redo()?;
        day.program.clone_from(plays);
        day.verify()?;
        assert_eq!(day.call("standings", &json!({}))?, standings);
    }
    Ok(())
}

#[test]
fn s_g4b_twenty_seven_people_need_a_remedy_and_make_a_team_of_three() -> Outcome {
    let day = Day::begin("double-round-robin", "swiss")?;
    let list = write_list(day.folder.path(), 7)?;
    day.import(&list)?;
    let lots = json!({ "seed": "odd", "wish": "anyone" });
    let refused = day.refused("draw_lots", &lots)?;
    assert_eq!(refused["code"], "odd_players");
    assert_eq!(refused["article"]["text"], "Grundkonzept (4)");
    day.call(
        "set_odd_number",
        &json!({ "odd_number": "three_player_team" }),
    )?;
    day.call("draw_lots", &lots)?;
    assert_eq!(day.call("lots", &json!({}))?["third_joins"], 3);
    day.play_to_the_end()?;
    day.undo_everything_and_redo()
}

#[test]
fn a_swiss_system_under_the_dsj_rules() -> Outcome {
    let day = Day::begin("swiss", "dsj")?;
    let list = write_list(day.folder.path(), 18)?;
    day.import(&list)?;
    day.call("draw_lots", &json!({ "seed": "9", "wish": "anyone" }))?;
    day.play_round(1)?;
    let round = day.call("round", &json!({ "round": 1 }))?;
    assert_eq!(round["seating_fixed"]["text"], "8.2");
    assert_eq!(round["matches"][0]["first"]["seats"][0]["color"], "black");
    let refused = day.refused(
        "enter_result",
        &json!({ "round": 1, "table": 1, "no_winner": "drawn", "cause": "repetition" }),
    )?;
    assert_eq!(refused["code"], "result_not_admitted");
    assert_eq!(refused["article"]["text"], "6.1");
    Ok(())
}

/// The lists of the design, if they are available.
#[test]
fn the_lists_as_clubs_keep_them() -> Outcome {
    let lists = Path::new(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../exchange/tests/lists"
    ));
    for (name, players, left_out) in [
        ("names-in-quotes.csv", 18, 0),
        ("spreadsheet-export.csv", 22, 1),
        ("youth.tsv", 34, 0),
    ] {
        let day = Day::begin("swiss", "swiss")?;
        let preview = day.import(&lists.join(name))?;
        let problems = preview["problems"].as_array().ok_or("problems")?;
        let lost = problems
            .iter()
            .filter(|problem| problem["severity"] == "row_left_out")
            .count();
        assert_eq!(lost, left_out, "{name}: {problems:?}");
        let entered = day.call("overview", &json!({}))?;
        assert_eq!(entered["players"], players, "{name}");
    }
    Ok(())
}

#[test]
fn bad_input_is_one_line_and_exit_code_2() -> Outcome {
    let folder = tempfile::tempdir()?;
    let no_file = folder.path().join("fehlt.kralle");
    let no_file = no_file.to_str().ok_or("path")?;
    let garbage = folder.path().join("text.kralle");
    fs::write(
        &garbage,
        "no database at all, but long enough to be looked at\n",
    )?;
    let garbage = garbage.to_str().ok_or("path")?;
    for arguments in [
        vec!["call", no_file, "overview"],
        vec!["call", garbage, "overview"],
        vec!["call", garbage, "overview", "{"],
        vec!["verify", garbage],
        vec!["draw", no_file, "--seed", "1"],
        vec!["new", garbage, "--name", "Noch eins"],
    ] {
        let output = kralle(&arguments)?;
        let said = String::from_utf8(output.stderr)?;
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert_eq!(said.lines().count(), 1, "{arguments:?}: {said}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
    Ok(())
}
