//! Files of every released schema version open in this program, and nothing of them is lost.
//!
//! The files were written by the programs of their time (`examples/kept_file.rs`) and are never
//! written again.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "tests may fail and tell"
)]

mod sample;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use kralle_store::{
    EntryState, Filter, Mode, Occasion, Store, StoreError, backups, contents, unwatched,
};
use kralle_tournament::{
    Course, PlayerId, Presence, Preset, RatingKind, RoundNumber, RoundState, Seating, SeatingState,
    TeamNumber,
};
use rusqlite::Connection;
use rusqlite::types::Value;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/files");

/// The kept files with their versions.
fn kept_files() -> BTreeMap<i64, PathBuf> {
    let files = fs::read_dir(FOLDER)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    files
        .map(|path| {
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            let version = name.strip_prefix("version-").unwrap().parse().unwrap();
            (version, path)
        })
        .collect()
}

/// A copy that may be changed.
fn copy(path: &Path, folder: &Path) -> PathBuf {
    let copy = folder.join("a.kralle");
    fs::copy(path, &copy).unwrap();
    copy
}

/// Table, key and column of every value in a file.
type Values = BTreeMap<(String, String, String), Value>;

fn values(path: &Path) -> Values {
    let connection = Connection::open(path).unwrap();
    let texts = |sql: &str| -> Vec<(String, i64)> {
        let mut statement = connection.prepare(sql).unwrap();
        let rows = statement.query_map((), |row| Ok((row.get(0)?, row.get(1)?)));
        rows.unwrap().map(Result::unwrap).collect()
    };
    let mut found = Values::new();
    for (table, _) in texts("SELECT name, 0 FROM sqlite_schema WHERE type = 'table'") {
        let columns = texts(&format!(
            "SELECT name, pk FROM pragma_table_info('{table}')"
        ));
        let mut statement = connection
            .prepare(&format!("SELECT * FROM {table}"))
            .unwrap();
        let mut rows = statement.query(()).unwrap();
        while let Some(row) = rows.next().unwrap() {
            let value = |column: &str| row.get::<_, Value>(column).unwrap();
            let key: Vec<_> = columns.iter().filter(|(_, key)| *key > 0).collect();
            let key = key.iter().map(|(name, _)| format!("{:?}", value(name)));
            let key = key.collect::<Vec<_>>().join("/");
            for (column, _) in &columns {
                let place = (table.clone(), key.clone(), column.clone());
                found.insert(place, value(column));
            }
        }
    }
    found
}

#[test]
fn the_first_version_is_kept() {
    let versions: Vec<i64> = kept_files().into_keys().collect();
    assert!(versions.contains(&1), "{versions:?}");
    assert!(
        versions
            .iter()
            .all(|version| *version <= sample::newest_version())
    );
}

#[test]
fn every_value_of_every_released_version_is_still_there() {
    for (version, kept) in kept_files() {
        let folder = tempfile::tempdir().unwrap();
        let path = copy(&kept, folder.path());
        let before = values(&path);
        assert!(before.len() > 500, "{}", before.len());
        drop(Store::open(&path, sample::moment(0)).unwrap());
        let after = values(&path);
        for (place, value) in &before {
            // The one thing a migration changes: what could be redone cannot any more.
            let ended = place.2 == "state" && *value == Value::from("undone".to_owned());
            let expected = if ended {
                Value::from("ended".to_owned())
            } else {
                value.clone()
            };
            assert_eq!(
                after.get(place),
                Some(&expected),
                "version {version}: {place:?}"
            );
        }
        if version == sample::newest_version() {
            assert_eq!(before, after);
        }
    }
}

#[test]
fn what_was_in_a_file_of_version_1_is_what_this_program_reads() {
    let folder = tempfile::tempdir().unwrap();
    let path = copy(&kept_files()[&1], folder.path());
    let it = contents(&path).unwrap().tournament;
    let settings = &it.settings;
    assert_eq!(settings.name.as_str(), "Klauenturnier 2");
    assert_eq!(settings.place, Some(sample::line("Oberklauingen")));
    assert_eq!(settings.date, NaiveDate::from_ymd_opt(2026, 11, 21));
    assert_eq!(settings.swiss_rounds, Some(7));
    assert_eq!(
        settings.rating_order,
        [RatingKind::Rapid, RatingKind::Standard]
    );
    assert_eq!(settings.rule_set.base, Preset::Dsj);
    assert!(settings.rule_set.differences(Preset::Dsj).len() > 5);
    assert_eq!(
        (it.players.len(), it.teams.len(), it.memberships.len()),
        (11, 5, 11)
    );
    assert_eq!(it.players[0].data.presence, Presence::Absent);
    assert_eq!(it.players[4].data.name.as_str(), "Krähe 4, Jürg");
    assert_eq!(it.by_hand, [PlayerId(3), PlayerId(1), PlayerId(2)]);
    assert_eq!(it.lots.as_ref().unwrap().seed.as_str(), "739142068");
    assert_eq!(it.teams[2].name, Some(sample::line("Gib mir Zeug")));
    let states: Vec<RoundState> = it.rounds.iter().map(|round| round.state).collect();
    assert_eq!(
        states,
        [
            RoundState::Published,
            RoundState::Published,
            RoundState::Draft
        ]
    );
    let first = &it.rounds[0].matches;
    assert_eq!(
        first[0].outcome.as_ref().unwrap().reason,
        Some(sample::line("Handy klingelte"))
    );
    assert_eq!(
        (first[0].seating, first[1].seating.seating()),
        (SeatingState::Open, Some(Seating::Parallel))
    );
    assert!(
        it.rounds[..2]
            .iter()
            .all(|round| round.matches.iter().all(|it| it.outcome.is_some()))
    );
    assert!(it.rounds.iter().all(|round| round.bye.is_some()));
    assert_eq!(it.decisions.len(), 2);
    assert_eq!(it.course, Course::Closed);
    let store = Store::open(&path, sample::moment(0)).unwrap();
    assert_eq!(store.tournament().unwrap(), it);
}

#[test]
fn an_older_file_is_kept_as_it_was() {
    for (version, kept) in kept_files() {
        if version == sample::newest_version() {
            continue;
        }
        let folder = tempfile::tempdir().unwrap();
        let path = copy(&kept, folder.path());
        drop(Store::open(&path, sample::moment(0)).unwrap());
        let backups = backups(&path).unwrap();
        assert_eq!(backups.len(), 1);
        assert_eq!(backups[0].occasion, Occasion::Migration);
        assert_eq!(contents(&backups[0].path).unwrap().schema_version, version);
        assert_eq!(values(&backups[0].path), values(&kept));
        // A second opening has nothing more to do.
        drop(Store::open(&path, sample::moment(1)).unwrap());
        assert_eq!(kralle_store::backups(&path).unwrap(), backups);
    }
}

#[test]
fn undo_stops_at_the_migration_and_works_behind_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = copy(&kept_files()[&1], folder.path());
    let mut store = Store::open(&path, sample::moment(0)).unwrap();
    let wall = store.wall().unwrap();
    let journal = store.journal().unwrap();
    assert_eq!(journal.last().unwrap().command, "migrate_file");
    assert_eq!(journal.last().unwrap().number, wall);
    assert!(
        journal
            .iter()
            .all(|entry| entry.state != EntryState::Undone)
    );
    assert_eq!(
        store.undo("Anna", sample::moment(1)),
        Err(StoreError::NothingToUndo)
    );
    assert_eq!(
        store.redo("Anna", sample::moment(1)),
        Err(StoreError::NothingToRedo)
    );
    assert_eq!(
        store.undo_to(3, "Anna", sample::moment(1), &mut unwatched),
        Err(StoreError::BehindTheWall { entry: 3, wall })
    );

    let before = store.tournament().unwrap();
    let mut after = before.clone();
    after.settings.name = sample::line("Nach der Umstellung");
    store
        .keep(&before, &after, &sample::entry("change_settings"))
        .unwrap();
    store.undo("Anna", sample::moment(2)).unwrap();
    assert_eq!(store.tournament().unwrap(), before);
    store.redo("Anna", sample::moment(3)).unwrap();
    let mut past = store.past().unwrap();
    past.go_to(wall, &mut unwatched).unwrap();
    assert_eq!(past.tournament().unwrap(), before);
}

#[test]
fn the_history_of_an_older_file_can_be_asked_for_a_round_and_a_team() {
    let folder = tempfile::tempdir().unwrap();
    let path = copy(&kept_files()[&1], folder.path());
    let store = Store::open(&path, sample::moment(0)).unwrap();
    let found = |filter: Filter| -> Vec<String> {
        let page = store.history(&filter, None, 100).unwrap();
        page.entries
            .into_iter()
            .map(|entry| entry.command)
            .collect()
    };
    let round = RoundNumber::new(2);
    let of_round = found(Filter {
        round,
        ..Filter::default()
    });
    assert_eq!(of_round, ["clear_result"]);
    let it = store.tournament().unwrap();
    let team: TeamNumber = it.rounds[1].matches[0].teams.first;
    let of_team = found(Filter {
        team: Some(team),
        ..Filter::default()
    });
    assert_eq!(of_team, ["clear_result"]);
    let other = TeamNumber::new(99);
    assert_eq!(
        found(Filter {
            team: other,
            ..Filter::default()
        }),
        [""; 0]
    );
}

#[test]
fn an_older_file_that_can_only_be_read_is_brought_up_in_memory() {
    // As a test that may run as root, where no permission keeps a file from being written, this
    // looks into the file instead of opening it; media.rs has the read-only medium.
    let folder = tempfile::tempdir().unwrap();
    let path = copy(&kept_files()[&1], folder.path());
    let bytes = fs::read(&path).unwrap();
    let mut store = Store::open_to_look(&path).unwrap();
    assert_eq!(store.mode(), Mode::ReadOnly);
    let before = store.tournament().unwrap();
    assert!(matches!(
        store.keep(&before, &sample::empty(), &sample::entry("x")),
        Err(StoreError::ReadOnly { .. })
    ));
    assert!(store.history(&Filter::default(), None, 5).is_ok());
    drop(store);
    assert_eq!(fs::read(&path).unwrap(), bytes);
    assert_eq!(backups(&path).unwrap(), []);
}
