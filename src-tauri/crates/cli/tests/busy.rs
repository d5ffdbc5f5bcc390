//! Concurrent programs with one file, and input that other users of the machine cannot see.

use std::error::Error;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};

type Outcome = Result<(), Box<dyn Error>>;

fn kralle(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kralle"));
    command.args(arguments);
    command
}

/// Returns an empty tournament, deleted with its folder.
fn evening() -> Result<(tempfile::TempDir, String), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("evening.kralle").display().to_string();
    assert!(
        kralle(&["new", &file, "--name", "Evening"])
            .status()?
            .success()
    );
    Ok((folder, file))
}

/// Returns the output of the program for `input`.
fn fed(arguments: &[&str], input: &str) -> Result<Output, Box<dyn Error>> {
    let mut program = kralle(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut given = program.stdin.take().ok_or("no input")?;
    given.write_all(input.as_bytes())?;
    drop(given);
    Ok(program.wait_with_output()?)
}

#[test]
fn who_waits_gets_the_file_when_it_is_free() -> Outcome {
    let (_folder, file) = evening()?;
    let all = (0..12).map(|number| {
        let player = format!("{{\"name\":\"Player {number}\"}}");
        kralle(&["call", &file, "add_player", &player, "--wait", "300"]).spawn()
    });
    for program in all.collect::<Result<Vec<_>, _>>()? {
        let done = program.wait_with_output()?;
        assert!(done.status.success(), "{done:?}");
    }
    let players = kralle(&["call", &file, "players"]).output()?;
    let players = String::from_utf8(players.stdout)?;
    assert_eq!(players.matches("\"birth_year\"").count(), 12, "{players}");
    Ok(())
}

#[test]
fn input_may_come_where_nobody_else_sees_it() -> Outcome {
    let (_folder, file) = evening()?;
    let done = fed(
        &["call", &file, "add_player", "-"],
        "{\"name\":\"Adler, Ida\"}",
    )?;
    assert!(done.status.success());
    Ok(())
}

#[test]
fn a_refusal_repeats_no_more_than_one_needs() -> Outcome {
    let (_folder, file) = evening()?;
    let long = "x".repeat(100_000);
    for input in [
        format!("{{\"name\":\"{long}\"}}"),
        format!("{{\"name\":\"a\",\"{long}\":1}}"),
        format!("{{\"name\":\"a\",\"presence\":\"{long}\"}}"),
    ] {
        let refused = kralle(&["call", &file, "add_player", &input]).output()?;
        assert!(!refused.status.success());
        let said = refused.stdout.len() + refused.stderr.len();
        assert!((1..1000).contains(&said), "{said} bytes");
    }
    let question = format!("{{\"id\":1,\"question\":\"{long}\",\"rules\":\"dsj\"}}\n");
    let said = fed(&["adjudicate"], &question)?.stdout;
    assert!((1..1000).contains(&said.len()), "{} bytes", said.len());
    assert!(String::from_utf8(said)?.contains("expected"));
    Ok(())
}
