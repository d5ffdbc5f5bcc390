//! Overwriting an existing file: output of Kralle is replaced, any other file is not.

use std::fs;

use rstest::rstest;

use super::run::program;

#[rstest]
#[case::sheet(&["sheet", "a.kralle", "players", "-o", "out"])]
#[case::report(&["export", "a.kralle", "json", "-o", "out"])]
#[case::workbook(&["export", "a.kralle", "xlsx", "-o", "out"])]
#[case::event(&["generate", "--system", "dutch", "--entrants", "4", "--rounds", "1", "--seed", "1", "-o", "out"])]
#[case::pairs(&["pair", "--system", "dutch", "event.trf", "-o", "out"])]
fn only_what_kralle_made_is_replaced(#[case] command: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let there = folder.path();
    let event = [
        "generate",
        "--system",
        "dutch",
        "--entrants",
        "4",
        "--rounds",
        "1",
        "--seed",
        "1",
    ];
    let mut event = event.to_vec();
    event.extend(["-o", "event.trf"]);
    let player = "{\"name\":\"Krähe, Ida\",\"ratings\":{}}";
    for command in [
        &["new", "a.kralle", "--name", "Abend"][..],
        &["call", "a.kralle", "add_player", player],
        &event,
    ] {
        assert_eq!(program(there, command).code, Some(0));
    }
    let thesis = "The result of three years of work\n";
    fs::write(there.join("out"), thesis).unwrap();
    let refused = program(there, command);
    assert_eq!(refused.code, Some(2), "{}", refused.said);
    assert!(refused.said.starts_with("out: "), "{}", refused.said);
    assert!(refused.said.contains("--force"), "{}", refused.said);
    assert_eq!(fs::read_to_string(there.join("out")).unwrap(), thesis);

    let forced = program(there, command.iter().chain(&["--force"]));
    assert_eq!(forced.code, Some(0), "{}", forced.said);
    let again = program(there, command);
    assert_eq!(again.code, Some(0), "{}", again.said);
}
