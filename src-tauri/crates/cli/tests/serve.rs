//! `kralle serve`, for scripts and printed slips.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

use serde_json::Value;

fn kralle(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kralle"));
    command.args(arguments).current_dir(folder);
    command.env("KRALLE_CONFIG_DIR", folder.join("config"));
    command.env("KRALLE_LANG", "de");
    command
}

fn evening() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let made = kralle(
        folder.path(),
        &["new", "evening.kralle", "--name", "Evening"],
    )
    .status();
    assert!(made.unwrap().success());
    folder
}

/// Returns a serving program, and its first line.
fn serving(folder: &Path) -> (Child, Value) {
    let mut program = kralle(folder, &["serve", "evening.kralle"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let output = program.stdout.as_mut().unwrap();
    BufReader::new(output).read_line(&mut line).unwrap();
    (program, serde_json::from_str(&line).unwrap())
}

fn page(said: &Value) -> String {
    let address = said["address"].as_str().unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "GET / HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

fn end(mut program: Child, signal: &str) -> (ExitStatus, String) {
    let id = program.id().to_string();
    assert!(
        Command::new("kill")
            .args([signal, &id])
            .status()
            .unwrap()
            .success()
    );
    let status = program.wait().unwrap();
    let mut log = String::new();
    program
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut log)
        .unwrap();
    (status, log)
}

#[test]
fn address_and_key_outlive_the_program() {
    let folder = evening();
    let mut said = Vec::new();
    for signal in ["-TERM", "-INT"] {
        let (program, first) = serving(folder.path());
        assert!(page(&first).starts_with("HTTP/1.1 200 OK\r\n"));
        let (status, log) = end(program, signal);
        assert_eq!(status.code(), Some(0), "{log}");
        assert!(log.trim_end().ends_with(" closed"), "{log}");
        assert!(!log.contains(first["key"].as_str().unwrap()), "{log}");
        assert!(log.lines().all(|line| line.starts_with("20")), "{log}");
        said.push(first);
    }
    assert_eq!(said[0], said[1]);
    assert_eq!(said[0]["id"], "d0");
    assert!(
        said[0]["address"]
            .as_str()
            .unwrap()
            .starts_with("127.0.0.1:")
    );
}

#[test]
fn a_port_that_is_taken_gives_way_to_another_unless_it_is_asked_for() {
    let folder = evening();
    let (program, first) = serving(folder.path());
    let address = first["address"].as_str().unwrap().to_owned();
    end(program, "-TERM");
    let taken = std::net::TcpListener::bind(&address).unwrap();
    let (program, second) = serving(folder.path());
    assert_ne!(second["address"], first["address"]);
    assert_eq!(second["key"], first["key"]);
    end(program, "-TERM");
    let port = taken.local_addr().unwrap().port().to_string();
    let asked = kralle(folder.path(), &["serve", "evening.kralle", "--port", &port]);
    let refused = { asked }.output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let errors = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(errors.lines().count(), 1, "{errors}");
    assert!(errors.starts_with(&address), "{errors}");
    assert!(
        errors.contains("Ein anderes Programm belegt den Port"),
        "{errors}"
    );
    let elsewhere = kralle(
        folder.path(),
        &["serve", "evening.kralle", "--bind", "192.0.2.1"],
    );
    let refused = { elsewhere }.output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let errors = String::from_utf8(refused.stderr).unwrap();
    assert!(errors.contains("192.0.2.1 ist nicht mehr da"), "{errors}");
    let nowhere = kralle(folder.path(), &["serve", "no.kralle"])
        .output()
        .unwrap();
    assert_eq!((nowhere.status.code(), nowhere.stdout.len()), (Some(2), 0));
}

#[test]
fn the_addresses_for_phones_are_listed_without_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let listed = kralle(folder.path(), &["serve", "--networks"])
        .output()
        .unwrap();
    assert_eq!(listed.status.code(), Some(0));
    for line in String::from_utf8(listed.stdout).unwrap().lines() {
        let mut fields = line.split('\t');
        let address: std::net::IpAddr = fields.next().unwrap().parse().unwrap();
        assert!(!address.is_loopback(), "{line}");
        assert!(fields.next().is_some_and(|it| !it.is_empty()), "{line}");
    }
    let without = kralle(folder.path(), &["serve"]).output().unwrap();
    assert_eq!(without.status.code(), Some(2));
}
