//! Standings of report files: every cell equals the one that gacrux computes from the same file.
//! (Many more events, without files: `against_gacrux` in the tests of `pairing`.)

use crate::report_files;

use std::fs;
use std::path::Path;

use kralle_exchange::trf::Trf;
use kralle_pairing::tie_break::{PairingMode, parse_list, rank};
use report_files::files;

/// Returns the cells of a table that differ, with expected and actual value.
fn differences(path: &Path) -> Vec<String> {
    let table = fs::read_to_string(path).unwrap();
    let trf = fs::read(path.to_string_lossy().replace(".tiebreaks.tsv", ".trf")).unwrap();
    let event = Trf::read(&trf).unwrap().to_event().unwrap();
    let mut lines = table.lines();
    let names: Vec<&str> = lines.next().unwrap().split('\t').collect();
    let list = parse_list(&names[2..].join(",")).unwrap();
    // gacrux counts planned rounds that could not be paired as unplayed.
    let standings = rank(
        &event.clone().with_planned_rounds(),
        &list,
        PairingMode::Swiss,
    );
    let ranks = standings.ranks();
    let mut differences = Vec::new();
    for (index, line) in lines.enumerate() {
        let own = [(index + 1).to_string(), ranks[index].to_string()]
            .into_iter()
            .chain(standings.columns.iter().map(|column| {
                column.values[index].map_or_else(|| "-0".to_owned(), |value| value.to_string())
            }));
        for ((name, expected), found) in names.iter().zip(line.split('\t')).zip(own) {
            if expected != found {
                differences.push(format!(
                    "{}: entrant {} {name}: {found} instead of {expected}",
                    path.file_name().unwrap().to_string_lossy(),
                    index + 1
                ));
            }
        }
    }
    differences
}

/// Fails if any cell of these tables differs.
fn every_cell_is_equal(kind: &str) {
    let all: Vec<String> = files(kind, ".tiebreaks.tsv")
        .iter()
        .flat_map(|path| differences(path))
        .collect();
    assert!(
        all.is_empty(),
        "{} cells differ, first {:#?}",
        all.len(),
        &all[..all.len().min(12)]
    );
}

#[test]
fn every_cell_of_the_individual_events_is_equal() {
    every_cell_is_equal("swiss-");
}

#[test]
fn every_cell_of_the_team_events_is_equal() {
    every_cell_is_equal("teams-");
}
