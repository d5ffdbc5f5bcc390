//! Kralle reads, checks and ranks its own reports.

use std::fs;
use std::path::Path;
use std::process::Command;

use kralle_desk::Desk;
use rstest::rstest;
use serde_json::{Value, json};

/// Returns exit code, standard output, standard error.
fn kralle(arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args(arguments)
        .output()
        .unwrap();
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

fn file(folder: &Path, content: &str) -> String {
    let path = folder.join("event.trf");
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Returns a player's line; the cells are ten columns apart.
fn player(number: u16, points: &str, cells: &[&str]) -> String {
    let name = format!("Player {number}");
    let cells: String = cells.concat();
    format!("001 {number:>4}      {name:<65} {points:>4} {number:>4}  {cells}\n")
}

#[test]
fn c_05_annex_1_a_round_robin_whose_top_player_was_drawn_second_is_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let report = [
        "012 Four\n142 3\n152 B\n192 FIDE_ROUNDROBIN\n".to_owned(),
        player(1, "1.0", &["   4 b 1  "]),
        player(2, "0.5", &["   3 b =  "]),
        player(3, "0.5", &["   2 w =  "]),
        player(4, "0.0", &["   1 w 0  "]),
    ]
    .concat();
    let path = file(folder.path(), &report);
    let said = kralle(&["check", "--system", "berger", &path]);
    assert_eq!(said, (0, "round 1: same\n".to_owned(), String::new()));
    let (_, pairs, _) = kralle(&["pair", "--system", "berger", &path]);
    assert_eq!(pairs, "2\n3 4\n2 1\n");
}

#[rstest]
#[case::as_written("FIDE_TEAM_TYPEA_MP")]
#[case::as_written_before("FIDE_TEAM_BASEDONMATCHPOINTS")]
fn c_04_6_1_7_a_report_of_ours_is_paired_by_type_a(#[case] kind: &str) {
    let folder = tempfile::tempdir().unwrap();
    let (_, event, _) = kralle(&[
        "generate",
        "--system",
        "team",
        "--entrants",
        "14",
        "--rounds",
        "7",
        "--seed",
        "A",
    ]);
    assert!(event.contains("192 FIDE_TEAM_TYPEA_MP\n"), "{event}");
    let path = file(folder.path(), &event.replace("FIDE_TEAM_TYPEA_MP", kind));
    let (code, rounds, _) = kralle(&["check", "--system", "team", &path]);
    assert_eq!(
        (code, rounds.matches(": same\n").count()),
        (0, 7),
        "{rounds}"
    );
}

#[test]
fn more_teams_than_a_file_has_columns_for_are_refused() {
    let thousand = [
        "generate",
        "--system",
        "team",
        "--entrants",
        "1000",
        "--rounds",
        "1",
        "--seed",
        "A",
    ];
    let (code, written, said) = kralle(&thousand);
    assert_eq!((code, written.as_str()), (2, ""));
    assert!(
        said.contains("found number 1000, expected at most 999"),
        "{said}"
    );
    assert_eq!(said.lines().count(), 1);
}

/// Returns two teams of two after a round; the second has lost half a point by a penalty.
fn two_teams(results: [char; 2]) -> String {
    let [first, second] = results;
    let cell =
        |opponent: u16, color: char, result: char| format!("{opponent:>4} {color} {result}  ");
    [
        "012 Two\n142 3\n192 FIDE_TEAM_TYPEA_MP\n352 WB\n362 TW 2.0   TD 1.0   TL 0.0\n".to_owned(),
        player(1, "1.0", &[&cell(3, 'w', first)]),
        player(2, "1.0", &[&cell(4, 'b', first)]),
        player(3, "0.0", &[&cell(1, 'b', second)]),
        player(4, "0.0", &[&cell(2, 'w', second)]),
        "310   1 Eins                                             2.0    2.0   1     1    2\n"
            .to_owned(),
        "310   2 Zwei                                             0.0    0.0   2     3    4\n"
            .to_owned(),
        "299    -0.5        001    1\n".to_owned(),
    ]
    .concat()
}

#[test]
fn half_a_point_of_a_penalty_stands_in_the_standings() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), &two_teams(['1', '0']));
    let (code, table, said) = kralle(&["standings", &path, "--tie-breaks", "PTS"]);
    assert_eq!((code, said.as_str()), (0, ""));
    assert_eq!(table, "StartNo\tRank\tPTS\n1\t1\t1.5\n2\t2\t0.0\n");
}

#[test]
fn a_round_that_is_not_finished_has_standings() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), &two_teams([' ', ' ']));
    let (code, table, said) = kralle(&["standings", &path, "--tie-breaks", "PTS"]);
    assert_eq!(code, 0, "{said}");
    assert_eq!(table, "StartNo\tRank\tPTS\n1\t1\t0.0\n2\t1\t0.0\n");
    assert!(said.contains("round 1"), "{said}");
}

/// Returns four players, drawn into two teams; the first match is won by the first-named team.
fn evening(folder: &Path) -> String {
    let path = folder.join("abend.kralle").display().to_string();
    let list = folder.join("list.csv");
    fs::write(
        &list,
        "Name;Rating\nAdler;1900\nBussard;1800\nHabicht;1700\nSperber;1600\n",
    )
    .unwrap();
    let list = list.display().to_string();
    let lots = r#"{"seed":"7","wish":"anyone","third_joins":null}"#;
    for said in [
        vec!["new", &path, "--name", "Abend", "--format", "round-robin"],
        vec!["import", "--into", &path, &list],
        vec!["call", &path, "draw_lots", lots],
        vec!["call", &path, "pair_round", "{}"],
        vec!["call", &path, "publish_round", r#"{"round":1}"#],
    ] {
        let (code, out, errors) = kralle(&said);
        assert_eq!(code, 0, "{said:?}: {out}{errors}");
    }
    let (_, round, _) = kralle(&["call", &path, "round", r#"{"round":1}"#]);
    let round: Value = serde_json::from_str(&round).unwrap();
    let winner = &round["matches"][0]["first"]["seats"][0]["player"]["id"];
    let won = json!({ "round": 1, "table": 1, "winner_player": winner, "cause": "checkmate" });
    let (code, out, errors) = kralle(&["call", &path, "enter_result", &won.to_string()]);
    assert_eq!(code, 0, "{out}{errors}");
    path
}

#[test]
fn a_tournament_file_has_the_standings_that_the_tournament_has() {
    let folder = tempfile::tempdir().unwrap();
    let path = evening(folder.path());
    let (code, table, said) = kralle(&["standings", &path]);
    assert_eq!((code, said.as_str()), (0, ""));
    assert_eq!(
        table,
        "Rank\tStartNo\tName\tPTS\n1\t2\tBussard / Habicht\t1.0\n2\t1\tAdler / Sperber\t0.0\n"
    );
    let (code, view, _) = kralle(&["standings", &path, "--json"]);
    let view: Value = serde_json::from_str(&view).unwrap();
    assert_eq!((code, view["rows"].as_array().unwrap().len()), (0, 2));
}

#[test]
fn a_tournament_file_ranks_by_its_own_rules_and_by_no_others() {
    let folder = tempfile::tempdir().unwrap();
    let path = evening(folder.path());
    for other in [
        &["--tie-breaks", "PTS"][..],
        &["--swiss"],
        &["--round-robin"],
        &["--count-rounds", "paired"],
    ] {
        let (code, table, said) = kralle(&[&["standings", &path][..], other].concat());
        assert_eq!((code, table.as_str()), (2, ""), "{other:?}");
        assert!(said.contains("which ranks by its own rules"), "{said}");
    }
    let missing = folder.path().join("none.kralle").display().to_string();
    assert_eq!(kralle(&["standings", &missing]).0, 2);
}

#[test]
fn a_file_in_use_is_refused_as_json_on_standard_output() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("abend.kralle");
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let settings = json!({ "name": "Abend", "rule_set": "dsj", "format": "swiss_system" });
    desk.call(
        "new_tournament",
        json!({ "settings": settings, "path": path }),
    )
    .unwrap();
    let (code, said, errors) = kralle(&["call", path.to_str().unwrap(), "overview"]);
    let refusal: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((code, &refusal["code"]), (1, &json!("in_use")));
    assert_eq!(errors, "");
}

#[test]
fn a_value_that_does_not_exist_is_blank() {
    let folder = tempfile::tempdir().unwrap();
    let report = [
        "012 Two\n142 1\n".to_owned(),
        player(1, "1.0", &["   2 w 1  "]),
        player(2, "0.0", &["   1 b 0  "]),
    ]
    .concat();
    let path = file(folder.path(), &report);
    let (exit, table, errors) = kralle(&["standings", "--tie-breaks", "PTS,ARO,TPR", &path]);
    assert_eq!((exit, errors.as_str()), (0, ""));
    assert_eq!(
        table,
        "StartNo\tRank\tPTS\tARO\tTPR\n1\t1\t1.0\t\t\n2\t2\t0.0\t\t\n"
    );
}

/// The command line makes the tournament, and every round is the one that follows from its report.
#[test]
fn c_04_7_an_accelerated_tournament_is_paired_alike_from_its_report() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).display().to_string();
    let (path, list, report) = (place("abend.kralle"), place("list.csv"), place("out.trf"));
    let names: Vec<String> = (11..=30)
        .map(|it| format!("Pfote {it};{}", 2400 - it))
        .collect();
    fs::write(&list, format!("Name;Rating\n{}\n", names.join("\n"))).unwrap();
    let single = ["--formation", "single-players", "--acceleration", "baku"];
    let new = ["new", &path, "--name", "Abend"];
    let robin = [&new[..], &single, &["--format", "round-robin"]].concat();
    let (code, out, errors) = kralle(&robin);
    assert_eq!(code, 1, "{out}{errors}");
    assert!(!Path::new(&path).exists());
    let done = |arguments: &[&str]| {
        let (code, out, errors) = kralle(arguments);
        assert_eq!(code, 0, "{arguments:?}: {out}{errors}");
        out
    };
    done(&[&new[..], &single, &["--rounds", "7"]].concat());
    done(&["import", "--into", &path, &list]);
    let numbers = r#"{"seed":"7","order":"strength"}"#;
    done(&["call", &path, "give_numbers", numbers]);
    for round in 1..=5 {
        done(&["call", &path, "pair_round", "{}"]);
        let published = json!({ "round": round }).to_string();
        done(&["call", &path, "publish_round", &published]);
        let view: Value =
            serde_json::from_str(&done(&["call", &path, "round", &published])).unwrap();
        for it in view["matches"].as_array().unwrap() {
            let winner = &it["first"]["seats"][0]["player"]["id"];
            let won = json!({
                "round": round, "table": it["table"], "winner_player": winner, "cause": "checkmate",
            });
            done(&["call", &path, "enter_result", &won.to_string()]);
        }
    }
    done(&["export", &path, "trf", "-o", &report]);
    assert!(fs::read_to_string(&report).unwrap().contains("_BAKU\n"));
    let rounds = done(&["check", "--system", "dutch", &report]);
    assert_eq!(rounds.matches(": same\n").count(), 5, "{rounds}");
    done(&["verify", &path]);
}
