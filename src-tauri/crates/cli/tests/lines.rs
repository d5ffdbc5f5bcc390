//! `kralle call --lines`: a desk that keeps running, for scripts and the tests of the screens.

use std::error::Error;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

type Outcome = Result<(), Box<dyn Error>>;

/// A running program in its own folder.
struct Desk {
    program: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    _folder: tempfile::TempDir,
    /// The id of the last call.
    last: u32,
}

impl Desk {
    fn open(options: &[&str]) -> Result<Self, Box<dyn Error>> {
        let folder = tempfile::tempdir()?;
        let mut program = Command::new(env!("CARGO_BIN_EXE_kralle"))
            .args(["call", "--lines"])
            .args(options)
            .current_dir(folder.path())
            .env("KRALLE_CONFIG_DIR", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        Ok(Self {
            input: program.stdin.take(),
            output: BufReader::new(program.stdout.take().ok_or("output")?),
            program,
            _folder: folder,
            last: 0,
        })
    }

    fn say(&mut self, line: &str) -> Outcome {
        writeln!(self.input.as_mut().ok_or("input")?, "{line}")?;
        Ok(())
    }

    fn hear(&mut self) -> Result<Value, Box<dyn Error>> {
        let mut line = String::new();
        self.output.read_line(&mut line)?;
        Ok(serde_json::from_str(&line)?)
    }

    fn ask(&mut self, name: &str, input: &Value) -> Outcome {
        self.last += 1;
        self.say(&json!({ "id": self.last, "name": name, "input": input }).to_string())
    }

    /// Calls `name` and returns the number of progress reports, and its answer.
    fn answered(&mut self, name: &str, input: &Value) -> Result<(usize, Value), Box<dyn Error>> {
        self.ask(name, input)?;
        let mut said = 0;
        loop {
            let line = self.hear()?;
            assert_eq!(line["id"], self.last, "{line}");
            if line["progress"].is_null() {
                return Ok((said, line));
            }
            said += 1;
        }
    }

    /// Calls `name`, which must not be refused.
    fn call(&mut self, name: &str, input: &Value) -> Result<Value, Box<dyn Error>> {
        let (_, mut line) = self.answered(name, input)?;
        assert_eq!(line["refusal"], Value::Null, "{name}: {line}");
        Ok(line["ok"].take())
    }

    /// Closes the input, and waits for the end of the program.
    fn end(mut self) -> Outcome {
        self.input = None;
        let mut rest = String::new();
        self.output.read_line(&mut rest)?;
        assert_eq!(rest, "");
        assert_eq!(self.program.wait()?.code(), Some(0));
        Ok(())
    }
}

fn settings() -> Value {
    json!({
        "name": "Klubabend", "place": "", "date": "2026-11-21", "rule_set": "swiss", "rules": null,
        "formation": "pot_draw", "format": "swiss_system", "swiss_rounds": 1,
        "win_half_points": null, "draw_half_points": null, "loss_half_points": null,
        "bye_half_points": null, "rating_list": "", "rating_list_date": null, "tie_breaks": [],
        "rating_order": ["national", "standard", "rapid", "blitz", "other"],
    })
}

fn player(name: &str, rating: u32) -> Value {
    json!({
        "name": name, "title": "", "birth_year": null, "club": "", "fide_id": null,
        "national_id": "", "ratings": { "standard": rating }, "presence": "here", "part": "entered",
    })
}

#[test]
fn a_tournament_is_played_at_a_desk_that_stays_open() -> Outcome {
    let mut desk = Desk::open(&["--clock", "2026-11-21T14:00:00Z", "--who", "Ida Probe"])?;
    let new = json!({ "settings": settings(), "path": "abend.kralle" });
    desk.call("new_tournament", &new)?;
    let players: Vec<Value> = ["Adler, Ida", "Bär, Jo", "Dachs, Al", "Eule, Mia"]
        .iter()
        .zip([1900, 1800, 1700, 1600])
        .map(|(name, rating)| player(name, rating))
        .collect();
    desk.call(
        "import_players",
        &json!({ "players": players, "updates": [] }),
    )?;
    desk.call(
        "draw_lots",
        &json!({ "seed": "7", "wish": "anyone", "third_joins": null }),
    )?;
    let (said, paired) = desk.answered("pair_round", &json!({}))?;
    assert!(
        said > 0 && paired["ok"]["rounds"][0]["number"] == 1,
        "{said} {paired}"
    );
    desk.call("publish_round", &json!({ "round": 1 }))?;
    desk.say(r#"{"id":0,"clock":"2026-11-21T15:30:00Z"}"#)?;
    assert_eq!(desk.hear()?, json!({ "id": 0, "ok": {} }));
    desk.call(
        "enter_result",
        &json!({
            "round": 1, "table": 1, "winner_player": null, "winner_team": 1, "no_winner": null,
            "cause": "forfeit", "reason": null,
        }),
    )?;
    let standings = desk.call("standings", &json!({ "after": null }))?;
    assert_eq!(standings["rows"][0]["team"]["number"], 1, "{standings}");
    let history = desk.call("history", &json!({ "before": null, "most": 10 }))?;
    let newest = &history["lines"][0]["entry"];
    assert_eq!(newest["time"], "2026-11-21T15:30:00Z");
    assert_eq!(newest["who"], "Ida Probe");
    desk.end()
}

#[test]
fn what_cannot_be_done_or_read_is_refused_in_its_place_and_the_desk_stays_open() -> Outcome {
    let mut desk = Desk::open(&[])?;
    for (line, id, code) in [
        (r#"{"id":1,"name":"players"}"#, json!(1), "no_tournament"),
        (r#"{"id":2,"name":"fly"}"#, json!(2), "unknown_call"),
        (
            r#"{"id":3,"name":"add_player","input":{"nam":""}}"#,
            json!(3),
            "bad_input",
        ),
        ("no JSON", Value::Null, "bad_input"),
        (r#"{"id":4}"#, Value::Null, "bad_input"),
        (
            r#"{"id":5,"name":"start","now":true}"#,
            Value::Null,
            "bad_input",
        ),
        (r#"{"id":"6","name":"start"}"#, Value::Null, "bad_input"),
        (r#"{"name":"players"}"#, Value::Null, "no_tournament"),
    ] {
        desk.say(line)?;
        let answer = desk.hear()?;
        assert_eq!(
            (&answer["id"], &answer["refusal"]["code"]),
            (&id, &json!(code)),
            "{line}"
        );
    }
    // An empty line is ignored.
    desk.say("")?;
    desk.call("start", &json!({}))?;
    desk.end()
}

#[test]
fn a_script_is_a_file_and_a_person_s_desk_is_a_folder() -> Outcome {
    let folder = tempfile::tempdir()?;
    let (script, config) = (
        folder.path().join("script.jsonl"),
        folder.path().join("config"),
    );
    fs::write(
        &script,
        format!(
            "{}\n{}\n{}\n",
            json!({ "id": 1, "name": "new_tournament", "input": { "settings": settings(), "path": null } }),
            json!({ "id": 2, "name": "rating_lists" }),
            json!({ "id": 3, "name": "start" }),
        ),
    )?;
    let ran = Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args(["call", "--lines"])
        .arg(&script)
        .arg("--config")
        .arg(&config)
        .output()?;
    assert!(ran.status.success(), "{ran:?}");
    let lines: Vec<Value> = String::from_utf8(ran.stdout)?
        .lines()
        .map(serde_json::from_str)
        .collect::<Result<_, _>>()?;
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert_eq!(lines[1]["ok"], json!({ "lists": [] }));
    let recent = &lines[2]["ok"]["recent"][0];
    assert_eq!(
        (&recent["name"], &recent["found"]),
        (&json!("Klubabend"), &json!(true))
    );
    assert!(config.join("Kralle").read_dir()?.next().is_some());

    let ran = Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args(["call", "--lines", "missing.jsonl"])
        .current_dir(folder.path())
        .output()?;
    assert_eq!(ran.status.code(), Some(2));
    assert!(ran.stdout.is_empty());
    assert!(String::from_utf8(ran.stderr)?.starts_with("missing.jsonl: "));
    Ok(())
}
