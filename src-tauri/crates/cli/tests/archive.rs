//! `kralle archive` with an archive on this machine.

#[path = "../../outbox/tests/server/mod.rs"]
mod server;

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use rstest::rstest;
use serde_json::Value;
use server::Archive;

/// A folder with the settings and tournament files of one machine.
struct Club {
    folder: tempfile::TempDir,
}

impl Club {
    fn new() -> Self {
        Self {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kralle"));
        command
            .args(arguments)
            .current_dir(self.folder.path())
            .env("KRALLE_CONFIG_DIR", self.folder.path().join("settings"))
            .env("KRALLE_LANG", "en");
        command
    }

    fn run(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().unwrap()
    }

    fn said(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {errors}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// Returns a played evening of eight.
    fn evening(&self, seed: &str) -> PathBuf {
        let folder = format!("evenings-{seed}");
        self.said(&[
            "generate-season",
            "--entrants",
            "8",
            "--evenings",
            "1",
            "--seed",
            seed,
            "-o",
            &folder,
        ]);
        let entries = std::fs::read_dir(self.folder.path().join(&folder)).unwrap();
        let mut files = entries.map(|it| it.unwrap().path());
        files
            .find(|it| it.extension().is_some_and(|it| it == "kralle"))
            .unwrap()
    }

    fn waits(&self) -> bool {
        let entries = std::fs::read_dir(self.folder.path().join("settings/archive")).unwrap();
        let mut names = entries.map(|it| it.unwrap().path());
        names.any(|it| it.extension().is_some_and(|it| it == "zst"))
    }
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Kills the process when the test ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_key_is_made_once_and_printed_by_43_signs() {
    let club = Club::new();
    let key = club.said(&["archive", "key"]);
    assert_eq!(key.trim_end().len(), 43);
    assert_eq!(club.said(&["archive", "key"]), key);
    assert_ne!(Club::new().said(&["archive", "key"]), key);
}

#[test]
fn a_tournament_goes_there_is_asked_for_and_comes_back() {
    let (club, archive) = (Club::new(), Archive::start());
    let (file, url) = (club.evening("1"), archive.url());
    let at = |word: &str| club.run(&["archive", word, text(&file), "--to", &url]);
    assert_eq!(at("status").status.code(), Some(1));
    assert_eq!(at("withdraw").status.code(), Some(1));
    let pushed = at("push");
    assert!(pushed.status.success());
    let page = String::from_utf8(pushed.stdout).unwrap();
    assert!(
        page.starts_with(&format!("{url}/de/tournaments/")),
        "{page}"
    );
    assert!(!club.waits());
    let status: Value = serde_json::from_slice(&at("status").stdout).unwrap();
    assert_eq!(status["is_public"], true);
    // Nothing has changed: the archive has it already.
    assert_eq!(String::from_utf8(at("push").stdout).unwrap(), page);
    assert!(at("withdraw").status.success());
    let status: Value = serde_json::from_slice(&at("status").stdout).unwrap();
    assert_eq!(status["is_public"], false);
    assert!(at("withdraw").status.success());
}

#[test]
fn of_persons_only_as_much_is_shown_as_is_said() {
    let (club, archive) = (Club::new(), Archive::start());
    let (file, url) = (club.evening("2"), archive.url());
    let people = |more: &[&str]| {
        let mut arguments = vec!["archive", "people", text(&file), "--to", &url];
        arguments.extend(more);
        club.said(&arguments)
    };
    assert!(
        people(&[])
            .lines()
            .all(|line| line.split('\t').nth(1) == Some("name"))
    );
    let said = people(&["--initials", "1", "--withheld", "2", "3"]);
    let shown: Vec<_> = said
        .lines()
        .map(|line| line.split('\t').nth(1).unwrap())
        .collect();
    assert_eq!(shown[..4], ["initials", "withheld", "withheld", "name"]);
    assert_eq!(
        archive.said(),
        [""; 0],
        "before the first push nothing is said"
    );
    club.said(&["archive", "push", text(&file), "--to", &url]);
    let (_, said) = archive.kept().people.values().next().unwrap().clone();
    assert_eq!(said["players"]["2"], "withheld");
}

#[test]
fn a_push_that_is_killed_in_the_middle_waits_and_goes_out_with_the_next() {
    let (club, archive) = (Club::new(), Archive::start());
    let (file, url) = (club.evening("3"), archive.url());
    let arguments = ["archive", "push", text(&file), "--to", &url];
    archive.kept().hold = true;
    let mut child = Running(club.command(&arguments).spawn().unwrap());
    assert_eq!(archive.next(), "held");
    child.0.kill().unwrap();
    child.0.wait().unwrap();
    assert!(archive.kept().revisions.is_empty());
    assert!(club.waits());
    club.said(&arguments);
    assert_eq!(archive.kept().revisions.len(), 1);
    assert!(!club.waits());
}

#[test]
fn without_a_network_it_waits_and_the_sentence_says_so() {
    let club = Club::new();
    let file = club.evening("4");
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", nobody.local_addr().unwrap());
    drop(nobody);
    let output = club.run(&["archive", "push", text(&file), "--to", &url]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("cannot be reached"), "{said}");
    assert!(said.contains("waits in the outbox"), "{said}");
    assert!(club.waits());
}

#[test]
fn who_is_not_admitted_is_told_what_to_do() {
    let (club, archive) = (Club::new(), Archive::start());
    let (file, url) = (club.evening("5"), archive.url());
    let key = club.said(&["archive", "key"]).trim_end().to_owned();
    archive.kept().barred.insert(key);
    let output = club.run(&["archive", "push", text(&file), "--to", &url]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("Send your public key to the administrator"),
        "{said}"
    );
}

#[rstest]
#[case::an_address_without_encryption(&["archive", "push", "a.kralle", "--to", "http://archive.example.org"])]
#[case::no_file(&["archive", "push", "a.kralle", "--to", "http://127.0.0.1:9"])]
#[case::a_season_without_a_name(&["archive", "push", "a.toml", "--to", "http://127.0.0.1:9"])]
#[case::a_bad_name(&["archive", "season", "a.toml", "--to", "http://127.0.0.1:9", "--slug", "Cup 26"])]
#[case::no_season(&["archive", "season", "a.toml", "--to", "http://127.0.0.1:9", "--slug", "cup"])]
fn what_cannot_be_read_is_bad_input(#[case] arguments: &[&str]) {
    assert_eq!(Club::new().run(arguments).status.code(), Some(2));
}

#[test]
fn the_refusal_of_an_address_names_the_form_that_was_expected() {
    let line = [
        "archive",
        "push",
        "a.kralle",
        "--to",
        "http://archive.example.org",
    ];
    let output = Club::new().run(&line);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("expected https:// and a host"), "{errors}");
}

#[test]
fn a_live_tournament_is_followed_as_rounds_become_complete() {
    let (club, archive) = (Club::new(), Archive::start());
    let (file, url) = (club.evening("6"), archive.url());
    let arguments = ["archive", "push", text(&file), "--to", &url, "--live"];
    let mut command = club.command(&arguments);
    let mut child = Running(command.stdout(Stdio::piped()).spawn().unwrap());
    let mut lines = BufReader::new(child.0.stdout.take().unwrap()).lines();
    let page = lines.next().unwrap().unwrap();
    let wait = ["--wait", "60"];
    let call = |name: &str, input: &str| {
        club.said(&[&["call", text(&file), name, input][..], &wait].concat())
    };
    call("reopen_tournament", "{}");
    assert_eq!(lines.next().unwrap().unwrap(), page);
    let kept = archive.kept();
    assert_eq!(kept.revisions.values().next().unwrap().len(), 2);
}

#[test]
fn a_season_takes_those_of_its_tournaments_along_that_are_not_there() {
    let (club, archive) = (Club::new(), Archive::start());
    let url = archive.url();
    let season = [
        "generate-season",
        "--entrants",
        "8",
        "--evenings",
        "3",
        "--seed",
        "7",
    ];
    club.said(&[&season[..], &["-o", "cup"]].concat());
    let folder = club.folder.path().join("cup");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|it| it.unwrap().path())
        .filter(|it| it.extension().is_some_and(|it| it == "kralle"))
        .collect();
    files.sort();
    std::fs::write(
        folder.join("SEASON.toml"),
        "name = \"Cup\"\nfiles = [\"*.kralle\"]\n# the club's own note\nbest = 2\n",
    )
    .unwrap();
    club.said(&["archive", "push", text(&files[0]), "--to", &url]);
    let push = [
        "archive",
        "push",
        "cup/SEASON.toml",
        "--to",
        &url,
        "--slug",
        "cup-2026",
    ];
    let said = club.said(&push);
    assert_eq!(said.lines().count(), 2, "{said}");
    let kept = archive.kept();
    let toml = &kept.seasons["cup-2026"];
    for file in kept.revisions.keys() {
        assert!(toml.contains(file), "{toml}");
    }
    assert_eq!(kept.revisions.len(), 3);
    assert!(
        toml.contains("# the club's own note") && !toml.contains(".kralle"),
        "{toml}"
    );
}
