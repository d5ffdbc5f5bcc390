//! Programs that want one file at once, and input that nobody else on the machine sees.

use std::error::Error;
use std::io::Write as _;
use std::process::{Command, Stdio};

type Outcome = Result<(), Box<dyn Error>>;

fn kralle(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kralle"));
    command.args(arguments);
    command
}

#[test]
fn who_waits_gets_the_file_when_it_is_free() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("evening.kralle").display().to_string();
    assert!(
        kralle(&["new", &file, "--name", "Evening"])
            .status()?
            .success()
    );
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
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("evening.kralle").display().to_string();
    assert!(
        kralle(&["new", &file, "--name", "Evening"])
            .status()?
            .success()
    );
    let mut program = kralle(&["call", &file, "add_player", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut input = program.stdin.take().ok_or("no input")?;
    input.write_all(b"{\"name\":\"Adler, Ida\"}")?;
    drop(input);
    assert!(program.wait()?.success());
    Ok(())
}

#[test]
fn a_refusal_repeats_no_more_than_one_needs() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("evening.kralle").display().to_string();
    assert!(
        kralle(&["new", &file, "--name", "Evening"])
            .status()?
            .success()
    );
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
    let mut program = kralle(&["adjudicate"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut input = program.stdin.take().ok_or("no input")?;
    writeln!(
        input,
        "{{\"id\":1,\"question\":\"{long}\",\"rules\":\"dsj\"}}"
    )?;
    drop(input);
    let said = program.wait_with_output()?.stdout;
    assert!((1..1000).contains(&said.len()), "{} bytes", said.len());
    assert!(String::from_utf8(said)?.contains("expected"));
    Ok(())
}
