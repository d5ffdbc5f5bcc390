//! `kralle pair`, `check`, `generate` and `standings` in a script.

#[path = "../../exchange/tests/report_files/mod.rs"]
mod report_files;

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use report_files::files;

fn kralle(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args(arguments)
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Returns exit code, standard output, standard error.
fn said(arguments: &[&str]) -> (i32, String, String) {
    let output = kralle(arguments);
    (
        output.status.code().unwrap(),
        text(&output.stdout),
        text(&output.stderr),
    )
}

/// Returns a file in its own folder.
fn file(content: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.trf");
    fs::write(&path, content).unwrap();
    let path = path.to_str().unwrap().to_owned();
    (folder, path)
}

/// Returns a player's line; the cells are ten columns apart.
fn player(number: u16, points: &str, cells: &[&str]) -> String {
    let name = format!("Player {number}");
    let cells: String = cells.concat();
    format!("001 {number:>4}      {name:<65} {points:>4} {number:>4}  {cells}\n")
}

/// Returns four players after one round.
fn four() -> String {
    [
        "012 Four\n142 3\n152 W\n".to_owned(),
        player(1, "1.0", &["   3 w 1  "]),
        player(2, "0.5", &["   4 b =  "]),
        player(3, "0.0", &["   1 b 0  "]),
        player(4, "0.5", &["   2 w =  "]),
    ]
    .concat()
}

#[test]
fn a_round_robin_round_is_paired_by_the_berger_tables() {
    let (_folder, path) = file(&four());
    let (code, out, _) = said(&["pair", "--system", "berger", &path]);
    assert_eq!((code, out.as_str()), (0, "2\n4 3\n1 2\n"));
    let (code, out, _) = said(&["pair", "--system", "berger", &path, "--round", "1"]);
    assert_eq!((code, out.as_str()), (0, "2\n1 4\n2 3\n"));
}

#[test]
fn the_bye_is_the_last_line_and_counts_as_a_pair() {
    let three = [
        player(1, "0.0", &[]),
        player(2, "0.0", &[]),
        player(3, "0.0", &[]),
    ]
    .concat();
    let (_folder, path) = file(&three);
    let (code, out, errors) = said(&["pair", "--system", "dutch", &path]);
    assert_eq!((code, out.as_str()), (0, "2\n1 2\n3 0\n"));
    assert!(errors.contains("--rounds"), "{errors}");
    let (code, out, errors) = said(&[
        "pair", "--system", "dutch", "--rounds", "5", "--json", &path,
    ]);
    assert_eq!(code, 0);
    assert_eq!(out, "{\"bye\":3,\"pairs\":[[1,2]],\"round\":1}\n");
    assert_eq!(errors, "");
}

#[test]
fn every_pair_floater_and_bye_is_explained_by_article() {
    let three = [
        player(1, "0.0", &[]),
        player(2, "0.0", &[]),
        player(3, "0.0", &[]),
    ]
    .concat();
    let (_folder, path) = file(&three);
    let call = [
        "pair",
        "--system",
        "dutch",
        "--rounds",
        "5",
        "--explain",
        &path,
    ];
    let (code, out, errors) = said(&call);
    assert_eq!((code, out.as_str()), (0, "2\n1 2\n3 0\n"));
    assert!(
        errors.lines().any(|line| line.starts_with("pair 1-2: ")),
        "{errors}"
    );
    assert!(
        errors.lines().any(|line| line.starts_with("bye 3: ")),
        "{errors}"
    );
    let (code, out, errors) = said(&[&call[..], &["--json"]].concat());
    assert_eq!((code, errors.as_str()), (0, ""));
    let object: serde_json::Value = serde_json::from_str(&out).unwrap();
    for reason in object["reasons"].as_array().unwrap() {
        assert!(reason["article"].is_string(), "{reason}");
    }
}

#[test]
fn whoever_was_not_paired_in_a_round_is_not_paired_in_it_again() {
    let late = [
        "142 3\n152 W\n".to_owned(),
        player(1, "1.0", &["   2 w 1  "]),
        player(2, "0.0", &["   1 b 0  "]),
        player(3, "0.0", &[]),
    ]
    .concat();
    let (_folder, path) = file(&late);
    let (code, out, _) = said(&["pair", "--system", "dutch", "--round", "1", &path]);
    assert_eq!((code, out.as_str()), (0, "1\n1 2\n"));
    let (code, out, _) = said(&["pair", "--system", "dutch", &path]);
    assert_eq!((code, out.as_str()), (0, "2\n3 1\n2 0\n"));
}

#[test]
fn a_round_that_cannot_be_paired_is_a_no() {
    let all_met = [
        "142 2\n".to_owned(),
        player(1, "1.0", &["   2 w 1  "]),
        player(2, "0.0", &["   1 b 0  "]),
    ]
    .concat();
    let (folder, path) = file(&all_met);
    let target = folder.path().join("pairs.txt");
    let target = target.to_str().unwrap();
    let (code, out, errors) = said(&["pair", "--system", "dutch", &path, "-o", target]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(errors.contains("no_complete_pairing"), "{errors}");
    assert!(!Path::new(target).exists());
}

#[test]
fn bad_input_is_one_line_with_its_place() {
    let wrong = four().replace(" 0.0    3", " 9.0    3");
    let (_folder, path) = file(&wrong);
    for call in [
        &["pair", "--system", "dutch", &path][..],
        &["check", "--system", "dutch", &path],
        &["standings", &path, "--tie-breaks", "PTS"],
    ] {
        let (code, out, errors) = said(call);
        assert_eq!((code, out.as_str()), (2, ""));
        assert_eq!(errors.lines().count(), 1, "{errors}");
        assert!(
            errors.starts_with(&format!("{path}:6:81: found 9.0")),
            "{errors}"
        );
        assert!(errors.contains("expected 0.0"), "{errors}");
    }
    let (code, _, errors) = said(&["pair", "--system", "dutch", "nowhere.trf"]);
    assert_eq!((code, errors.lines().count()), (2, 1));
    let (_folder, path) = file(&four());
    let (code, _, errors) = said(&["standings", &path, "--tie-breaks", "PTS,XYZ"]);
    assert_eq!(code, 2);
    assert!(errors.contains("XYZ"), "{errors}");
    let (code, _, errors) = said(&["pair", "--system", "dutch", &path, "--round", "4"]);
    assert_eq!(code, 2);
    assert!(errors.contains("expected at least 3"), "{errors}");
}

#[test]
fn a_check_names_the_pairs_that_differ() {
    let (_folder, path) = file(&four());
    let (code, out, _) = said(&["check", "--system", "dutch", &path]);
    assert_eq!((code, out.as_str()), (0, "round 1: same\n"));
    let (code, out, _) = said(&["check", "--system", "berger", &path]);
    assert_eq!(code, 1);
    assert_eq!(out, "round 1: differs: 1-3 4-2 (file) 1-4 2-3 (kralle)\n");
    let (code, out, _) = said(&["check", "--system", "berger", "--json", &path]);
    assert_eq!(code, 1);
    assert!(out.contains("\"same\":false"), "{out}");
}

#[test]
fn standings_come_as_a_table() {
    let (_folder, path) = file(&four());
    let (code, out, _) = said(&[
        "standings",
        &path,
        "--tie-breaks",
        "pts,de,bh/c1",
        "--count-rounds",
        "paired",
    ]);
    assert_eq!(code, 0);
    assert_eq!(
        out,
        "StartNo\tRank\tPTS\tDE\tBH/C1\n\
         1\t1\t1.0\t0\t0\n2\t2\t0.5\t0\t0\n3\t4\t0.0\t0\t0\n4\t2\t0.5\t0\t0\n"
    );
    let (code, out, _) = said(&["standings", &path, "--tie-breaks", "PTS,BH", "--json"]);
    assert_eq!(code, 0);
    assert!(out.contains("\"against\":\"opponent\""), "{out}");
    let (code, _, errors) = said(&["standings", &path]);
    assert_eq!(code, 2);
    assert!(errors.contains("--tie-breaks"), "{errors}");
}

#[test]
fn the_same_seed_gives_the_same_bytes_and_a_file_that_checks() {
    for (system, entrants) in [("dutch", "17"), ("team", "11"), ("berger", "6")] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("event.trf");
        let path = path.to_str().unwrap();
        let call = [
            "generate",
            "--system",
            system,
            "--entrants",
            entrants,
            "--rounds",
            "5",
            "--seed",
            "Krebs",
            "--forfeits",
            "6",
            "--byes",
            "4",
        ];
        let (code, once, errors) = said(&call);
        assert_eq!(code, 0, "{errors}");
        let (code, out, _) = said(&[&call[..], &["-o", path]].concat());
        assert_eq!((code, out.as_str()), (0, ""));
        assert_eq!(fs::read_to_string(path).unwrap(), once);
        let (code, out, errors) = said(&["check", "--system", system, path]);
        assert_eq!(code, 0, "{out}{errors}");
        assert_eq!(out.lines().count(), 5);
        let other: Vec<&str> = call
            .iter()
            .map(|it| if *it == "Krebs" { "Hummer" } else { it })
            .collect();
        assert_ne!(said(&other).1, once);
    }
}

#[test]
fn art_1_7_the_type_of_preferences_is_an_option_and_stands_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut events = Vec::new();
    for (preferences, code) in [
        ("a", "FIDE_TEAM_TYPEA_MP"),
        ("b", "FIDE_TEAM_TYPEB_MP"),
        ("none", "FIDE_TEAM_MP"),
    ] {
        let path = folder.path().join(preferences);
        let path = path.to_str().unwrap();
        let (made, _, errors) = said(&[
            "generate",
            "--system",
            "team",
            "--preferences",
            preferences,
            "--entrants",
            "24",
            "--rounds",
            "7",
            "--seed",
            "Krebs",
            "-o",
            path,
        ]);
        assert_eq!(made, 0, "{errors}");
        let text = fs::read_to_string(path).unwrap();
        assert!(text.contains(&format!("192 {code}\n")), "{text}");
        // As in the file, not as by another type.
        assert_eq!(said(&["check", "--system", "team", path]).0, 0);
        let other = if preferences == "none" { "a" } else { "none" };
        let (code, ..) = said(&["check", "--system", "team", "--preferences", other, path]);
        assert_eq!(code, 1, "{preferences}");
        let system = text
            .lines()
            .find(|line| line.starts_with("192"))
            .unwrap()
            .to_owned();
        events.push(text.replace(&system, ""));
    }
    assert!(events[0] != events[1] && events[1] != events[2]);
}

#[test]
fn every_round_of_a_report_is_paired_the_same() {
    for (system, kind) in [
        ("dutch", "swiss-"),
        ("team", "teams-"),
        ("berger", "berger-"),
    ] {
        for path in files(kind, ".trf") {
            let path = path.to_str().unwrap();
            let (code, out, errors) = said(&["check", "--system", system, path]);
            assert_eq!(code, 0, "{path}\n{out}{errors}");
        }
    }
}

#[test]
fn every_mistake_is_bad_input_with_its_place_and_nothing_else_is() {
    for path in files("", ".trf") {
        let wrong = path
            .file_name()
            .unwrap()
            .to_str()
            .unwrap()
            .starts_with("wrong-");
        let name = path.to_str().unwrap();
        let (code, _, errors) = said(&["standings", name, "--tie-breaks", "PTS,DE"]);
        assert_eq!(code, if wrong { 2 } else { 0 }, "{name}: {errors}");
        if wrong {
            let place = errors.strip_prefix(&format!("{name}:")).unwrap();
            let mut numbers = place.split(':');
            assert!(numbers.next().unwrap().parse::<u32>().is_ok(), "{errors}");
            assert!(numbers.next().unwrap().parse::<u32>().is_ok(), "{errors}");
        }
    }
}

/// Returns six players after one round: 1, 2 and 3 won.
fn six() -> String {
    [
        "012 Six\n142 5\n152 W\n".to_owned(),
        player(1, "1.0", &["   4 w 1  "]),
        player(2, "1.0", &["   5 b 1  "]),
        player(3, "1.0", &["   6 w 1  "]),
        player(4, "0.0", &["   1 b 0  "]),
        player(5, "0.0", &["   2 w 0  "]),
        player(6, "0.0", &["   3 b 0  "]),
    ]
    .concat()
}

#[test]
fn pairs_are_fixed_and_forbidden_by_hand_and_the_cost_is_told() {
    let (_folder, path) = file(&six());
    let pair = |more: &[&str]| said(&[&["pair", "--system", "dutch", &path][..], more].concat());
    let (code, own, errors) = pair(&[]);
    assert_eq!((code, errors.as_str()), (0, ""));
    let (code, out, errors) = pair(&["--fix", "6-1", "--fix", "2-4"]);
    assert_eq!(code, 0, "{errors}");
    assert!(out.contains("1 6\n") || out.contains("6 1\n"), "{out}");
    assert!(errors.starts_with("cost: C"), "{errors}");
    let (code, out, errors) = pair(&[
        "--forbid", "1-3", "--forbid", "1-2", "--forbid", "2-3", "--json",
    ]);
    assert_eq!((code, errors.as_str()), (0, ""));
    let object: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_ne!(own, out);
    assert!(object["costs"][0]["article"].is_string(), "{out}");
    // Two entrants who have met may be fixed only if a second meeting is allowed.
    let (code, _, errors) = pair(&["--fix", "1-4"]);
    assert_eq!(code, 1);
    assert!(errors.contains("may_not_meet"), "{errors}");
    assert!(errors.contains("C1"), "{errors}");
    let (code, _, errors) = pair(&["--fix", "1-4", "--second-meetings", "fixed"]);
    assert_eq!(code, 0, "{errors}");
    assert!(errors.starts_with("cost: C1"), "{errors}");
    for bad in [
        &["--fix", "1"][..],
        &["--fix", "2-2"],
        &["--forbid", "0-1"],
        &["--bye", "x"],
    ] {
        assert_eq!(pair(bad).0, 2, "{bad:?}");
    }
    let (code, _, errors) = said(&["pair", "--system", "berger", &path, "--bye", "1"]);
    assert_eq!((code, errors.lines().count()), (2, 1), "{errors}");
}

#[test]
fn a_round_that_cannot_be_paired_names_the_ways_on_and_they_work() {
    let all_met = [
        "142 9\n152 W\n".to_owned(),
        player(1, "1.0", &["   2 w 1  "]),
        player(2, "0.0", &["   1 b 0  "]),
    ]
    .concat();
    let (_folder, path) = file(&all_met);
    let call = ["pair", "--system", "dutch", &path];
    let (code, _, errors) = said(&call);
    assert_eq!((code, errors.lines().count()), (1, 1));
    assert!(errors.contains("--second-meetings unavoidable"), "{errors}");
    let (code, out, _) = said(&[&call[..], &["--second-meetings", "unavoidable"]].concat());
    assert_eq!((code, out.as_str()), (0, "1\n2 1\n"));
}

#[test]
fn changing_partners_make_squares_by_standing_and_never_the_same_partners_twice_running() {
    let nobody: String = (1..=9).map(|number| player(number, "0.0", &[])).collect();
    let (_folder, path) = file(&nobody);
    let call = ["pair", "--system", "changing-partners"];
    let (code, out, errors) = said(&[&call[..], &[&path]].concat());
    // The first square 1+4 v 2+3, the others 1+3 v 2+4; nine players: the last one rests.
    assert_eq!((code, errors.as_str()), (0, ""));
    assert_eq!(out, "3\n1 4 2 3\n5 7 6 8\n9 0\n");
    // After a round of draws the standing is the same: 9 plays, 8 rests, and no one has the partner
    // of round 1 again.
    let cells = [
        "   2 w =  ",
        "   1 b =  ",
        "   4 w =  ",
        "   3 b =  ",
        "   6 w =  ",
        "   5 b =  ",
        "   8 w =  ",
        "   7 b =  ",
        "0000 - Z  ",
    ];
    let drawn: String = (1..=9)
        .map(|number| {
            let points = if number == 9 { "0.0" } else { "0.5" };
            player(number, points, &[cells[usize::from(number) - 1]])
        })
        .collect();
    let (_folder, path) = file(&drawn);
    let (code, out, errors) = said(&[&call[..], &[&path, "--json"]].concat());
    assert_eq!(code, 0, "{errors}");
    let object: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(object["resting"], serde_json::json!([8]));
    for square in object["squares"].as_array().unwrap() {
        let four: Vec<u64> = square
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it.as_u64().unwrap())
            .collect();
        for pair in [[four[0], four[1]], [four[2], four[3]]] {
            for before in [[1, 4], [2, 3], [5, 7], [6, 8]] {
                assert_ne!(
                    (pair[0].min(pair[1]), pair[0].max(pair[1])),
                    (before[0], before[1]),
                    "{out}"
                );
            }
        }
    }
    // A player whose games differ from the standing has an unknown partner.
    let moved = drawn
        .replace("   2 w =  ", "   5 w =  ")
        .replace("   6 w =  ", "   1 b =  ");
    let moved =
        moved
            .replacen("   1 b =  ", "   6 b =  ", 1)
            .replacen("   5 b =  ", "   2 w =  ", 1);
    let (_folder, path) = file(&moved);
    let (_, _, errors) = said(&[&call[..], &[&path]].concat());
    assert!(
        errors.starts_with("note: 1 2 3 4 5 6 7 8") || errors.contains("found"),
        "{errors}"
    );
    // A remark names the partners, and a bad one is refused with its place.
    let remark = "### Changing partners: by standing\n### Partners in round 1: 1+2-5+6 3+8-4+7\n";
    let told = format!("192 OTHER_CHANGING_PARTNERS\n{moved}{remark}");
    let (_folder, path_of_told) = file(&told);
    let (code, out, errors) = said(&[&call[..], &[&path_of_told]].concat());
    assert_eq!((code, errors.as_str()), (0, ""), "{out}");
    let (_folder, bad) = file(&told.replace("1+2-5+6", "1+2-5"));
    let (code, _, errors) = said(&[&call[..], &[&bad]].concat());
    assert_eq!(code, 2, "{errors}");
    assert!(errors.contains("12:26: found \"1+2-5\""), "{errors}");
    let (code, _, errors) = said(&["check", "--system", "changing-partners", &path]);
    assert_eq!((code, errors.lines().count()), (2, 1), "{errors}");
}

/// Four players after round 1; a game of round 2 has no result.
fn four_with_open_round(result: &str) -> String {
    [
        "012 Four\n142 3\n152 W\n".to_owned(),
        player(1, "1.0", &["   3 w 1  ", "   4 b    "]),
        player(2, "1.5", &["   4 b =  ", "   3 w 1  "]),
        player(3, "0.0", &["   1 b 0  ", "   2 b 0  "]),
        player(4, "0.5", &["   2 w =  ", "   1 w    "]),
    ]
    .concat()
    .replace("   4 b    ", &format!("   4 b {result}  "))
    .replace("   1 w    ", &format!("   1 w {result}  "))
}

#[test]
fn an_open_round_leaves_the_finished_ones_to_be_checked() {
    for result in [" ", "?", "*"] {
        let (_folder, path) = file(&four_with_open_round(result));
        let (code, out, notes) = said(&["check", "--system", "dutch", &path]);
        assert_eq!(
            (code, out.as_str()),
            (0, "round 1: same\nround 2: open, results are missing\n"),
            "{result:?}: {notes}"
        );
        assert_eq!(notes.contains("is not finished"), result != " ", "{notes}");
        let (_, out, _) = said(&["check", "--system", "dutch", "--json", &path]);
        let last: serde_json::Value = serde_json::from_str(out.lines().last().unwrap()).unwrap();
        assert_eq!(
            last,
            serde_json::json!({"round": 2, "same": null, "open": true})
        );
        let (code, _, errors) = said(&["pair", "--system", "dutch", &path]);
        let last = errors.lines().last().unwrap();
        assert!(
            last.ends_with("; --round 2 pairs this round again"),
            "{errors}"
        );
        assert_eq!(code, 2);
        let (code, out, _) = said(&["pair", "--system", "dutch", "--round", "2", &path]);
        assert_eq!((code, out.lines().next()), (0, Some("2")));
    }
}
