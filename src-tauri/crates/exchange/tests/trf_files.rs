//! Reads tournament report files in the style of several programs.

use crate::report_files;

use std::fs;

use kralle_exchange::trf::{Record, Trf};
use report_files::files;

/// The files with one mistake each: name, position and error code.
const WRONG: &[(&str, &str, &str)] = &[
    ("wrong-cell-missing.trf", "17:132", "trf_not_mutual"),
    ("wrong-code.trf", "11:1", "trf_code"),
    ("wrong-color.trf", "11:92", "trf_same_color"),
    ("wrong-number-missing.trf", "11:5", "trf_number_gap"),
    ("wrong-points.trf", "11:81", "trf_points"),
    ("wrong-result.trf", "10:112", "trf_result_mismatch"),
    ("wrong-round-too-many.trf", "11:142", "trf_too_many_rounds"),
];

#[test]
fn every_mistake_is_refused_with_its_place() {
    let paths = files("wrong-", ".trf");
    assert_eq!(paths.len(), WRONG.len());
    for (path, (name, place, code)) in paths.iter().zip(WRONG) {
        assert!(path.ends_with(name), "{}", path.display());
        let bytes = fs::read(path).unwrap();
        let error = Trf::read(&bytes)
            .and_then(|trf| trf.to_event())
            .unwrap_err();
        assert_eq!(error.problem.code(), *code, "{name}: {error}");
        assert_eq!(
            format!("{}:{}", error.line, error.column),
            *place,
            "{name}: {error}"
        );
    }
}

/// Each line is valid, but a team lists another team's player, and no record shows the player's
/// team.
#[test]
fn a_player_of_two_teams_is_refused_in_the_second() {
    let path = &files("teams-", ".trf")[0];
    let text = fs::read_to_string(path).unwrap();
    let line = text.lines().find(|it| it.starts_with("310   1")).unwrap();
    let shared = text.replace(line, &format!("{}   4", &line[..line.len() - 4]));
    assert_ne!(text, shared);
    let error = Trf::read(shared.as_bytes())
        .unwrap()
        .to_event()
        .unwrap_err();
    assert_eq!((error.line, error.column), (35, 79), "{error}");
    assert_eq!(error.problem.code(), "trf_same_number");
}

#[test]
fn every_sound_file_comes_back_byte_for_byte_and_makes_an_event() {
    for path in ["swiss-", "teams-", "berger-"]
        .into_iter()
        .flat_map(|it| files(it, ".trf"))
    {
        let name = path.display();
        let bytes = fs::read(&path).unwrap();
        let trf = Trf::read(&bytes).unwrap_or_else(|error| panic!("{name}:{error}"));
        assert_eq!(trf.to_bytes(), bytes, "{name}");
        trf.to_event()
            .unwrap_or_else(|error| panic!("{name}:{error}"));
    }
}

#[test]
fn what_is_written_anew_says_the_same() {
    for path in files("", ".trf") {
        let Ok(trf) = Trf::read(&fs::read(&path).unwrap()) else {
            continue;
        };
        let written = Trf::of_records(trf.records().cloned()).to_bytes();
        let again = Trf::read(&written).unwrap();
        let before: Vec<&Record> = trf.records().collect();
        let after: Vec<&Record> = again.records().collect();
        assert_eq!(before, after, "{}", path.display());
    }
}
