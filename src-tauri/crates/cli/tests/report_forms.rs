//! `kralle pair`, `check`, `standings` and `import` with reports in the forms of other programs.

use std::process::Command;

use rstest::rstest;

/// Returns exit code, standard output, standard error of a command on a report of
/// `exchange/tests/reports`.
fn kralle(arguments: &[&str], report: &str) -> (i32, String, String) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../exchange/tests/reports");
    let output = Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args(arguments)
        .arg(format!("{report}.trf"))
        .env("KRALLE_LANG", "en")
        .current_dir(folder)
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (
        output.status.code().unwrap(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[rstest]
#[case::allocated("form-bye-ahead", "4\n7 1\n4 3\n6 5\n2 0\n")]
#[case::half("form-bye-ahead-half", "3\n7 1\n4 3\n6 5\n")]
#[case::zero("form-bye-ahead-zero", "3\n7 1\n4 3\n6 5\n")]
#[case::full("form-bye-ahead-full", "3\n7 1\n4 3\n6 5\n")]
fn a_round_is_paired_around_a_bye_that_the_report_has_already(
    #[case] report: &str,
    #[case] pairs: &str,
) {
    let pair = ["pair", "--system", "dutch"];
    let (code, out, errors) = kralle(&pair, report);
    assert_eq!((code, out.as_str()), (0, pairs), "{errors}");
    let (_, of_round, _) = kralle(&["pair", "--system", "dutch", "--round", "2"], report);
    assert_eq!(of_round, pairs);
}

#[test]
fn a_bye_by_hand_that_the_report_has_already_is_granted() {
    let pair = ["pair", "--system", "dutch", "--round", "2", "--bye", "2"];
    let (code, out, errors) = kralle(&pair, "form-bye-ahead");
    assert_eq!((code, out.as_str()), (0, "4\n7 1\n4 3\n6 5\n2 0\n"));
    assert_eq!(
        errors,
        "note: form-bye-ahead.trf: line 7: player 2 has a bye in round 2, which is not paired yet\n"
    );
    let (_, out, _) = kralle(
        &["pair", "--system", "dutch", "--json", "--explain"],
        "form-bye-ahead",
    );
    let reason = r#"{"about":"bye","decided_by":"file","entrant":2}"#;
    assert!(out.contains(reason), "{out}");
}

#[rstest]
#[case::absent_with_dashes("dutch", "form-absent-dash")]
#[case::absent_with_a_lone_dash("dutch", "form-absent-blank")]
#[case::utf_16("dutch", "form-utf-16")]
#[case::utf_16_with_the_high_byte_first("dutch", "form-utf-16-big")]
#[case::utf_16_without_a_mark("dutch", "form-utf-16-bare")]
#[case::rest_left_blank("berger", "form-berger-rest-blank")]
#[case::rest_with_dashes("berger", "form-berger-rest-dash")]
#[case::colors_by_the_tables("berger", "form-berger-black")]
#[case::colors_by_the_tables_in_the_older_record("berger", "form-berger-black1")]
fn rounds_of_other_programs_are_the_same(#[case] system: &str, #[case] report: &str) {
    let (code, out, errors) = kralle(&["check", "--system", system], report);
    assert_eq!(code, 0, "{out}{errors}");
    assert!(out.starts_with("round 1: same\n"), "{out}");
    assert!(!out.contains("differs"), "{out}");
}

/// After two rounds by the tables, the next one follows them as well, though record 152 demands the
/// other colors.
#[rstest]
fn c_05_annex_1_the_rounds_played_outweigh_the_record_of_the_color(
    #[values("form-berger-black", "form-berger-black1")] report: &str,
) {
    let (code, out, errors) = kralle(&["pair", "--system", "berger"], report);
    assert_eq!((code, out.as_str()), (0, "2\n2 4\n3 1\n"));
    assert!(errors.contains("line 3: the rounds played"), "{errors}");
    let (_, first, _) = kralle(&["pair", "--system", "berger", "--round", "1"], report);
    assert_eq!(first, "2\n1 4\n2 3\n");
}

#[test]
fn a_repeated_record_is_noted_and_the_first_counts() {
    let (code, out, errors) = kralle(
        &["standings", "--tie-breaks", "PTS"],
        "form-repeated-older-differs",
    );
    assert_eq!(code, 0, "{out}");
    let file = "note: form-repeated-older-differs.trf";
    assert_eq!(
        errors,
        format!(
            "{file}: line 5: found the record XXR again, the one of line 4 counts\n\
             {file}: line 7: found the record 152 again, the one of line 6 counts\n"
        )
    );
}

/// A report with every kind of remark, and more than the notes of one file.
#[test]
fn an_import_notes_each_difference_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let player = |number: u16, sex: &str, birth: &str, cells: &str| {
        let name = format!("Probe{number}, Kim");
        format!(
            "001 {number:>4} {sex:<4} {name:<33} {:>20} {birth:<10}  0.0 {number:>4}  {cells}\n",
            ""
        )
    };
    let mut report = "012 Probe\n142 5\n142 7\nACC something\n".to_owned();
    let cells = ["   3 w ?  0000 - U", "0000 - Z  0000 - H", "   1 b ?"];
    for (number, cells) in (1..).zip(cells) {
        report.push_str(&player(number, "d", "spring 90", cells));
    }
    for number in 4..=23 {
        report.push_str(&player(number, "", "soon", "0000 - Z"));
    }
    std::fs::write(at("other.trf"), report).unwrap();
    let (code, out, errors) = kralle(&["import", "-o", &at("new.kralle")], &at("other"));
    assert_eq!((code, out.as_str()), (0, ""), "{errors}");
    let begins = format!("note: {}: ", at("other.trf"));
    let notes: Vec<&str> = errors
        .lines()
        .filter_map(|it| it.strip_prefix(&begins))
        .collect();
    assert_eq!((notes.len(), errors.lines().count()), (21, 21), "{errors}");
    let expected = [
        "Line 3: the record 142 is already in line 2; the first one counts.",
        "Line 4: the record “ACC” is unknown to Kralle.",
        "Line 5: the game of number 1 in round 1 is not finished.",
        "Line 5, column 70: “spring 90” is not a date of birth and is left empty.",
        "Line 5: number 1 already has a bye in round 2, which is not paired yet. The bye is not imported.",
        "Players whose sex is given as neither female nor male, or as unknown: 3, the first in line 5. It is left empty.",
    ];
    assert_eq!(notes[..6], expected);
    assert_eq!(notes[20], "More remarks: 9.");
}
