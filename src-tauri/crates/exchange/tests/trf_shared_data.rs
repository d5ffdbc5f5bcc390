//! Reads the tournament report files of other programs in ../shared/data.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test may stop at what it did not expect"
)]

mod shared_data;

use std::fs;

use kralle_exchange::trf::{Record, Trf};
use shared_data::files;

/// The samples that are wrong, with the place and the code of the fault.
const MALFORMED: &[(&str, &str, &str)] = &[
    ("py4swiss_incompatible_color.trf", "2:132", "trf_same_color"),
    (
        "py4swiss_incompatible_result.trf",
        "2:132",
        "trf_result_mismatch",
    ),
    ("py4swiss_incorrect_points.trf", "2:81", "trf_points"),
    ("py4swiss_invalid_code.trf", "7:1", "trf_code"),
    ("py4swiss_missing_result.trf", "2:132", "trf_not_mutual"),
    (
        "py4swiss_missing_starting_number.trf",
        "7:5",
        "trf_number_gap",
    ),
    (
        "py4swiss_too_many_results.trf",
        "2:142",
        "trf_too_many_rounds",
    ),
];

/// A sample whose lines are sound one by one, but which names players where
/// teams belong and lets a team forfeit a match that its players won.
const CONTRADICTORY: &str = "chesspairing_trf2026-team.trf";

#[test]
fn every_malformed_sample_is_refused_with_its_place() {
    for path in files("trf", ".trf") {
        let name = path.file_name().unwrap().to_str().unwrap();
        let Some((_, place, code)) = MALFORMED.iter().find(|(file, _, _)| *file == name) else {
            continue;
        };
        let bytes = fs::read(&path).unwrap();
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

#[test]
fn every_sound_file_comes_back_byte_for_byte_and_makes_an_event() {
    for path in ["trf", "dutch", "team"]
        .into_iter()
        .flat_map(|it| files(it, ".trf"))
    {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if MALFORMED.iter().any(|(file, _, _)| *file == name) {
            continue;
        }
        let bytes = fs::read(&path).unwrap();
        let trf = Trf::read(&bytes).unwrap_or_else(|error| panic!("{name}:{error}"));
        assert_eq!(trf.to_bytes(), bytes, "{name}");
        let event = trf.to_event();
        if name == CONTRADICTORY {
            let error = event.unwrap_err();
            assert_eq!((error.line, error.column), (42, 5), "{error}");
        } else {
            event.unwrap_or_else(|error| panic!("{name}:{error}"));
        }
    }
}

#[test]
fn what_is_written_anew_says_the_same() {
    for path in ["trf", "dutch", "team"]
        .into_iter()
        .flat_map(|it| files(it, ".trf"))
    {
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
