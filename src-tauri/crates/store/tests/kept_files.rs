//! Files of every released schema version open in this program without loss.
//!
//! The files were written by the programs of their time (`examples/kept_file.rs`) and are never
//! written again.

use crate::sample;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use kralle_store::{
    EntryState, Filter, Mode, Occasion, Peek, Store, StoreError, backups, contents, peek, unwatched,
};
use kralle_tournament::{
    Acceleration, Course, PlayerId, Presence, Preset, RatingKind, RoundNumber, RoundState, Seating,
    SeatingState, TeamNumber,
};
use rusqlite::Connection;
use rusqlite::types::Value;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/files");

/// Returns the sample files with their versions.
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

/// Returns a copy that may be changed.
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
fn a_short_look_sees_the_same_in_every_version_and_leaves_the_file_as_it_is() {
    for kept in kept_files().into_values() {
        let folder = tempfile::tempdir().unwrap();
        let path = copy(&kept, folder.path());
        let seen = peek(&path).unwrap();
        assert_eq!(fs::read(&path).unwrap(), fs::read(&kept).unwrap());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        let contents = contents(&path).unwrap();
        assert!(seen.file.is_none_or(|file| file == contents.file));
        let it = contents.tournament;
        assert_eq!(it.settings.acceleration, Acceleration::None);
        assert!(it.rounds.iter().all(|it| it.virtual_points.is_none()));
        let last = it.rounds.last();
        let open = last.map_or(0, |round| {
            let open = |it: &&kralle_tournament::Match| it.current().outcome.is_none();
            round.matches.iter().filter(open).count()
        });
        let expected = Peek {
            file: seen.file,
            name: it.settings.name.to_string(),
            date: it.settings.date,
            formation: it.settings.formation,
            format: it.settings.format,
            course: it.course,
            swiss_rounds: it.settings.swiss_rounds,
            players: u16::try_from(it.players.len()).unwrap(),
            teams: it.team_count(),
            is_formed: it.is_formed(),
            rounds: u16::try_from(it.rounds.len()).unwrap(),
            is_published: last.is_some_and(|round| round.state == RoundState::Published),
            open_tables: u16::try_from(open).unwrap(),
        };
        assert_eq!(seen, expected);
    }
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
        if version == sample::newest_version() {
            assert_eq!(before, after);
            continue;
        }
        for (place, value) in &before {
            // The journal is converted to other rows: checked below.
            let is_carried = place.0.starts_with("journal")
                || place.0 == "board_game_event"
                || matches!(place.2.as_str(), "events" | "head");
            if version >= ONE_JOURNAL || !is_carried {
                assert_eq!(
                    after.get(place),
                    Some(value),
                    "version {version}: {place:?}"
                );
            }
        }
    }
}

/// The first version with a single journal.
const ONE_JOURNAL: i64 = 10;

/// Returns the rows of a query, each as one text.
fn rows(path: &Path, sql: &str) -> Vec<String> {
    let connection = Connection::open(path).unwrap();
    let mut statement = connection.prepare(sql).unwrap();
    let columns = statement.column_count();
    let rows = statement.query_map((), |row| {
        let values = (0..columns).map(|column| row.get::<_, Value>(column).unwrap());
        Ok(format!("{:?}", values.collect::<Vec<_>>()))
    });
    rows.unwrap().map(Result::unwrap).collect()
}

#[test]
fn every_entry_mark_and_event_of_an_older_file_is_in_the_one_journal() {
    for (version, kept) in kept_files().range(..ONE_JOURNAL) {
        let folder = tempfile::tempdir().unwrap();
        let path = copy(kept, folder.path());
        let store = Store::open(&path, sample::moment(0)).unwrap();
        assert!(store.head().is_ok());
        drop(store);
        // Entries in their order; only the numbers differ.
        let columns = "time, who, command, data, schema_version, hash_before, hash, changeset";
        let entries = |path: &Path, condition: &str| {
            rows(
                path,
                &format!("SELECT {columns} FROM journal {condition} ORDER BY number"),
            )
        };
        let mut carried = entries(&path, "WHERE kind = 'command'");
        let wall = carried.pop().unwrap();
        assert!(wall.contains("migrate_file"), "{wall}");
        assert_eq!(carried, entries(kept, ""), "version {version}");
        let marks = rows(
            kept,
            "SELECT time, who, replace(act, 'ne', '') FROM journal_mark ORDER BY number",
        );
        let told = "SELECT time, who, CASE kind WHEN 'undo' THEN 'undo' ELSE 'redo' END
                    FROM journal WHERE kind IN ('undo', 'redo') ORDER BY number";
        assert!(!marks.is_empty());
        assert_eq!(rows(&path, told), marks);
        if *version >= 8 {
            let columns = "game, time, moment";
            let events = rows(
                kept,
                &format!("SELECT {columns}, kind, data FROM board_game_event ORDER BY time"),
            );
            let told = format!(
                "SELECT {columns}, command, data FROM journal WHERE kind = 'game' ORDER BY number"
            );
            assert!(events.len() > 4);
            assert_eq!(rows(&path, &told), events);
        }
    }
}

/// The version, and number, command and state of each row.
#[test]
fn the_order_of_an_older_file_follows_from_its_fingerprints() {
    let told = |version: i64| {
        let folder = tempfile::tempdir().unwrap();
        let path = copy(&kept_files()[&version], folder.path());
        drop(Store::open(&path, sample::moment(0)).unwrap());
        let told = rows(
            &path,
            "SELECT CASE kind WHEN 'command' THEN command WHEN 'game' THEN 'game ' || game
                 ELSE kind || ' ' || (data ->> '$.to') END FROM journal ORDER BY number",
        );
        let bare = |row: &String| row.replace("[Text(\"", "").replace("\")]", "");
        told.iter().map(bare).collect::<Vec<_>>().join(", ")
    };
    // In the first version all commands have the same time.
    assert_eq!(
        told(1),
        "new_tournament, import_players, draw_lots, pair_round, undo 3, play_round, play_round, \
         clear_result, everything, change_settings, change_settings, change_settings, undo 11, \
         undo 10, redo 11, undo 10, migrate_file"
    );
    assert_eq!(
        told(9),
        "new_tournament, import_players, draw_lots, pair_round, undo 3, publish_round, game 1, \
         play_round, game 1, clear_result, undo 8, game 2, redo 10, game 1, everything, \
         change_settings, change_settings, change_settings, undo 17, undo 16, redo 17, game 2, \
         undo 16, migrate_file"
    );
}

#[test]
fn an_older_file_and_its_backups_have_one_identity_and_the_same_links() {
    for kept in kept_files().range(..ONE_JOURNAL).map(|(_, kept)| kept) {
        let links = |seconds| {
            let folder = tempfile::tempdir().unwrap();
            let path = copy(kept, folder.path());
            let store = Store::open(&path, sample::moment(seconds)).unwrap();
            let (file, wall) = (store.head().unwrap().file, store.wall().unwrap());
            drop(store);
            let links = "SELECT number, link FROM journal WHERE number <";
            (file, rows(&path, &format!("{links} {wall}")))
        };
        assert_eq!(links(0), links(1));
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
        first[0].current().outcome.as_ref().unwrap().reason,
        Some(sample::line("Handy klingelte"))
    );
    assert_eq!(
        (
            first[0].current().seating,
            first[1].current().seating.seating()
        ),
        (SeatingState::Open, Some(Seating::Parallel))
    );
    assert!(it.rounds[..2].iter().all(|round| {
        round
            .matches
            .iter()
            .all(|it| it.current().outcome.is_some())
    }));
    assert!(it.rounds.iter().all(|round| round.byes.len() == 1));
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
        // A second opening has nothing left to migrate.
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
    let team: TeamNumber = it.rounds[1].matches[0].sides.first.lead();
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
    // The test may run as root, which ignores permissions, so it inspects the file instead of
    // opening it; media.rs has the read-only medium.
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
