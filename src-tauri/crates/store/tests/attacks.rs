//! Changes to a file outside the program are detected: by `verify`, or by the head on a sheet.

use crate::relink;
use crate::sample;

use std::path::PathBuf;

use kralle_play::board_game::{
    GameEvent, GameEventKind, GameNumber, GameOpening, GameWay, Millis, TimeControlSetting,
};
use kralle_store::{
    Containment, EntryState, FileId, Finding, Head, HeadWord, NewEntry, Store, proved, restore,
    unwatched,
};
use kralle_tournament::{PlayerId, Preset, RoundNumber, RuleSet, TableNumber};
use rstest::rstest;
use rusqlite::Connection;
use shakmaty::Color;

/// A file with a row of every kind, and its head after each row.
struct Hall {
    folder: tempfile::TempDir,
    heads: Vec<Head>,
}

impl Hall {
    fn new() -> Self {
        Self::named("Klauenturnier 4", sample::FILE)
    }

    /// Returns such a file with this name of the tournament in the fourth row.
    fn named(name: &str, file: FileId) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.kralle");
        let mut heads = Vec::new();
        let mut store =
            Store::create(&path, &sample::drawn(8), &sample::entry("new"), file).unwrap();
        let mut took = |store: &Store| heads.push(store.head().unwrap());
        took(&store);
        rename(&mut store, "Klauenturnier 2", 2);
        took(&store);
        store
            .open_game(&event(3, GameEventKind::Opened(Box::new(opening()))))
            .unwrap();
        took(&store);
        rename(&mut store, name, 4);
        took(&store);
        in_game(&mut store, 5, GameEventKind::ClocksStarted { by: None });
        took(&store);
        store.undo("Anna", sample::moment(6)).unwrap();
        took(&store);
        store.redo("Bert", sample::moment(7)).unwrap();
        took(&store);
        rename(&mut store, "Klauenturnier 8", 8);
        took(&store);
        in_game(
            &mut store,
            9,
            GameEventKind::Resigned {
                color: Color::Black,
            },
        );
        took(&store);
        drop(store);
        Self { folder, heads }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("a.kralle")
    }

    fn attacked(self, sql: &str) -> Self {
        let connection = Connection::open(self.path()).unwrap();
        connection
            .execute_batch("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;")
            .unwrap();
        connection.execute_batch(sql).unwrap();
        drop(connection);
        self
    }

    /// Recomputes every link, as specified in docs/file.md.
    fn relinked(self) -> Self {
        relink::relink(&self.path());
        self
    }

    fn findings(&self) -> Vec<Finding> {
        proved(&self.path(), &mut unwatched).unwrap().findings
    }

    fn contains(&self, word: &HeadWord) -> Containment {
        let store = Store::open_to_look(&self.path()).unwrap();
        store.contains(word).unwrap()
    }

    /// True if it contains the state of a sheet printed after row `number`.
    fn contains_row(&self, number: usize) -> Containment {
        let head = self.heads[number - 1];
        let answer = self.contains(&HeadWord::spoken(&head));
        assert_eq!(answer, self.contains(&HeadWord::Whole(head)));
        answer
    }
}

fn rename(store: &mut Store, name: &str, seconds: u32) {
    let before = store.tournament().unwrap();
    let mut after = before.clone();
    after.settings.name = sample::line(name);
    let entry = NewEntry {
        time: sample::moment(seconds),
        data: serde_json::json!({ "reason": "Videobeweis" }),
        ..sample::entry("change_settings")
    };
    store.keep(&before, &after, &entry).unwrap();
}

fn event(seconds: u32, kind: GameEventKind) -> GameEvent {
    GameEvent {
        time: sample::moment(seconds),
        moment: Millis(u64::from(seconds) * 1000),
        kind,
    }
}

fn opening() -> GameOpening {
    GameOpening {
        round: RoundNumber::FIRST,
        table: TableNumber::FIRST,
        white: PlayerId(1),
        black: PlayerId(2),
        way: GameWay::AtTheBoard(TimeControlSetting {
            minutes: 10,
            increment_seconds: 0,
        }),
        rules: RuleSet::of(Preset::PaarZugSchach).to_toml(),
        position: None,
        key: "0123456789abcdef0123456789abcdef".to_owned(),
    }
}

fn in_game(store: &mut Store, seconds: u32, kind: GameEventKind) {
    let kept = store.game(GameNumber(1)).unwrap().unwrap();
    let events = [event(seconds, kind)];
    store
        .append_game_events(&kept, &events, |_| Ok(()))
        .unwrap();
}

#[test]
fn links_are_as_they_are_documented() {
    let hall = Hall::new();
    let heads = hall.heads.clone();
    let hall = hall.relinked();
    assert_eq!(hall.findings(), []);
    let store = Store::open(&hall.path(), sample::moment(10)).unwrap();
    assert_eq!(store.head().ok(), heads.last().copied());
}

#[rstest]
#[case::a_name("UPDATE journal SET who = 'Anna' WHERE number = 4", 4)]
#[case::a_time("UPDATE journal SET time = '2023-11-14T23:13:20Z' WHERE number = 4", 4)]
#[case::a_reason(
    "UPDATE journal SET data = '{\"reason\":\"Losentscheid\"}' WHERE number = 8",
    8
)]
#[case::a_command("UPDATE journal SET command = 'enter_result' WHERE number = 2", 2)]
#[case::a_fingerprint("UPDATE journal SET hash = zeroblob(32) WHERE number = 2", 2)]
#[case::a_changeset("UPDATE journal SET changeset = x'' WHERE number = 4", 4)]
#[case::a_wall("UPDATE journal SET changeset = NULL WHERE number = 8", 8)]
#[case::a_schema("UPDATE journal SET schema_version = 9 WHERE number = 1", 1)]
#[case::an_entry_in_the_middle("DELETE FROM journal WHERE number = 4", 4)]
#[case::the_history("DELETE FROM journal WHERE number < 9", 1)]
#[case::the_history_and_the_numbers(
    "DELETE FROM journal WHERE number < 9; UPDATE journal SET number = 1",
    1
)]
#[case::an_event_in_the_middle("DELETE FROM journal WHERE number = 5", 5)]
#[case::an_event_and_the_numbers(
    "DELETE FROM journal WHERE number = 5; UPDATE journal SET number = number - 1 WHERE number > 5",
    5
)]
#[case::two_entries_change_places(
    "UPDATE journal SET number = 99 WHERE number = 4; UPDATE journal SET number = 4 WHERE number = 8;
     UPDATE journal SET number = 8 WHERE number = 99",
    4
)]
#[case::the_identity("UPDATE journal_identity SET file = zeroblob(16)", 1)]
#[case::no_identity("DELETE FROM journal_identity", 1)]
#[case::where_undo_went("UPDATE journal SET data = '{\"to\":1}' WHERE number = 6", 6)]
#[case::undo_to_redo("UPDATE journal SET kind = 'redo' WHERE number = 6", 6)]
#[case::undo_and_redo(
    "DELETE FROM journal WHERE number IN (6, 7);
     UPDATE journal SET number = number - 2 WHERE number > 7",
    6
)]
#[case::an_entry_told_again(
    "INSERT INTO journal SELECT 10, time, who, kind, command, data, game, moment, schema_version,
         hash_before, hash, changeset, link FROM journal WHERE number = 9",
    10
)]
#[case::everything("DELETE FROM journal", 1)]
#[case::a_team_it_is_not_about("INSERT INTO journal_subject VALUES ('team', 3, 4)", 4)]
fn what_was_changed_is_named(#[case] sql: &str, #[case] entry: u32) {
    let hall = Hall::new().attacked(sql);
    let findings = hall.findings();
    let first = findings.iter().find_map(|finding| {
        if let Finding::EntryChanged { entry } = finding {
            Some(*entry)
        } else {
            None
        }
    });
    assert_eq!(first, Some(entry), "{findings:?}");
    // A sheet printed after that row does not match any more.
    let row = usize::try_from(entry).unwrap();
    if row <= hall.heads.len() {
        assert_eq!(hall.contains_row(row), Containment::Broken { entry });
    }
    for row in 1..row.min(hall.heads.len()) {
        let answer = hall.contains_row(row);
        assert!(
            matches!(answer, Containment::Contained { .. }),
            "{answer:?}"
        );
    }
}

#[test]
fn an_entry_hidden_from_the_history_of_a_player_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let before = sample::drawn(8);
    let mut store = Store::create(&path, &before, &sample::entry("new"), sample::FILE).unwrap();
    let mut after = before.clone();
    after.players[2].data.birth_year = None;
    after.players[2].data.club = Some(sample::line("SC Dohle"));
    store.keep(&before, &after, &sample::entry("edit")).unwrap();
    drop(store);
    let hall = Hall {
        folder,
        heads: Vec::new(),
    };
    assert_eq!(hall.findings(), []);
    let hidden = hall.attacked("DELETE FROM journal_subject WHERE kind = 'player'");
    assert_eq!(hidden.findings(), [Finding::EntryChanged { entry: 2 }]);
}

/// The file is replaced by another whose tables, changesets and fingerprints match: only the links
/// are the old ones.
#[test]
fn another_result_with_everything_but_its_link_is_named() {
    let honest = Hall::new();
    let other = Hall::named("Klauenturnier 5", sample::FILE);
    assert_eq!(other.findings(), []);
    let honest_path = honest.path().display().to_string();
    let all = format!(
        "ATTACH '{honest_path}' AS honest;
         UPDATE journal SET link = (SELECT link FROM honest.journal AS it
             WHERE it.number = journal.number)"
    );
    let one = format!("{all} WHERE number = 4");
    for sql in [all, one] {
        let forged = Hall::named("Klauenturnier 5", sample::FILE).attacked(&sql);
        assert!(
            forged
                .findings()
                .contains(&Finding::EntryChanged { entry: 4 })
        );
        let head = HeadWord::spoken(&honest.heads[8]);
        assert_eq!(forged.contains(&head), Containment::Broken { entry: 4 });
    }
}

#[test]
fn a_file_contains_what_its_sheets_showed() {
    let hall = Hall::new();
    for number in 1..=9 {
        assert_eq!(
            hall.contains_row(number),
            Containment::Contained {
                entry: u32::try_from(number).unwrap(),
                time: sample::moment(if number == 1 {
                    0
                } else {
                    u32::try_from(number).unwrap()
                }),
                state: EntryState::Done,
            }
        );
    }
    let mut store = Store::open(&hall.path(), sample::moment(10)).unwrap();
    store.undo("Anna", sample::moment(10)).unwrap();
    let state = |store: &Store| {
        let said = store.contains(&HeadWord::spoken(&hall.heads[7])).unwrap();
        let Containment::Contained { state, .. } = said else {
            unreachable!("{said:?}")
        };
        state
    };
    assert_eq!(state(&store), EntryState::Undone);
    rename(&mut store, "Klauenturnier 9", 11);
    assert_eq!(state(&store), EntryState::Ended);
}

/// Undetectable from the file alone: its end was cut off, or everything was rewritten. The head on
/// the sheet detects it.
#[test]
fn a_cut_or_rewritten_file_does_not_contain_what_the_sheet_showed() {
    let cut = Hall::new().attacked("DELETE FROM journal WHERE number = 9");
    assert_eq!(cut.findings(), []);
    assert_eq!(cut.contains_row(9), Containment::NotYet { newest: 8 });
    assert!(matches!(cut.contains_row(8), Containment::Contained { .. }));

    let rewritten = Hall::new()
        .attacked("UPDATE journal SET who = 'Anna' WHERE number = 4")
        .relinked();
    assert_eq!(rewritten.findings(), []);
    assert!(matches!(
        rewritten.contains_row(3),
        Containment::Contained { .. }
    ));
    for entry in 4..=9 {
        let said = rewritten.contains_row(entry);
        assert_eq!(
            said,
            Containment::OtherLink {
                entry: u32::try_from(entry).unwrap()
            }
        );
    }

    // Undo and redo leave no trace in the tables: without them the file is just as consistent.
    let without_undo = Hall::new()
        .attacked(
            "DELETE FROM journal WHERE number IN (6, 7);
             UPDATE journal SET number = number - 2 WHERE number > 7",
        )
        .relinked();
    assert_eq!(without_undo.findings(), []);
    assert_eq!(
        without_undo.contains_row(6),
        Containment::OtherLink { entry: 6 }
    );
    assert_eq!(
        without_undo.contains_row(9),
        Containment::NotYet { newest: 7 }
    );
}

/// A row without a changeset may follow any state, so only rows of such a kind may lack one.
#[rstest]
#[case::of_no_kind("future", "'mark_progress'", "'{}'")]
#[case::undo_to_nowhere("undo", "'undo'", "'{}'")]
#[case::a_command("command", "'mark_progress'", "'{}'")]
#[case::a_migration_to_the_same_version("command", "'migrate_file'", "'{}'")]
#[case::a_restore_of_the_same_version("restore", "'restore_backup'", "'{\"to\":8}'")]
fn a_row_behind_which_the_tables_could_be_anything_is_named(
    #[case] kind: &str,
    #[case] command: &str,
    #[case] data: &str,
) {
    let hall = Hall::new()
        .attacked(&format!(
            "INSERT INTO journal (number, time, who, kind, command, data, schema_version,
                 hash_before, hash, changeset, link)
             SELECT 10, time, who, '{kind}', {command}, {data}, schema_version, hash, hash, NULL, link
             FROM journal WHERE number = 8"
        ))
        .relinked();
    let named = Finding::JournalMismatch { entry: 10 };
    assert!(hall.findings().contains(&named), "{:?}", hall.findings());
}

/// The links are intact, but not their content: someone recomputed them.
#[test]
fn what_does_not_hold_is_not_carried_into_a_restored_file() {
    let hall = Hall::new();
    let backup = hall.folder.path().join("b.kralle");
    let mut store = Store::open(&hall.path(), sample::moment(10)).unwrap();
    store.save_copy(&backup).unwrap();
    rename(&mut store, "Klauenturnier 10", 10);
    drop(store);
    let hall = hall
        .attacked(
            "UPDATE journal SET changeset = (SELECT changeset FROM journal WHERE number = 2)
             WHERE number = 10",
        )
        .relinked();
    let forged = Store::open_to_look(&hall.path()).unwrap().head().unwrap();
    restore(
        &hall.path(),
        &backup,
        &sample::entry("restore_backup"),
        &mut unwatched,
    )
    .unwrap();
    assert_eq!(hall.findings(), []);
    assert!(matches!(
        hall.contains(&HeadWord::Whole(forged)),
        Containment::LeftByRestore {
            entry: 10,
            restore: 10,
            ..
        }
    ));
    for row in 1..=9 {
        assert!(matches!(
            hall.contains_row(row),
            Containment::Contained { .. }
        ));
    }
}

#[test]
fn the_head_of_another_file_is_told_apart() {
    let hall = Hall::new();
    let other = Hall::named("Klauenturnier 4", FileId([8; 16]));
    let head = other.heads[8];
    assert_eq!(
        hall.contains(&HeadWord::Whole(head)),
        Containment::OtherFile { file: head.file }
    );
    assert_eq!(
        hall.contains(&HeadWord::spoken(&head)),
        Containment::OtherLink { entry: 9 }
    );
}

#[rstest]
#[case::one_symbol(4, 4, &[7], Containment::Misread { entry: 4 })]
#[case::two_symbols(4, 4, &[7, 9], Containment::Misread { entry: 4 })]
#[case::three_symbols(4, 4, &[7, 8, 9], Containment::OtherLink { entry: 4 })]
#[case::the_number(4, 5, &[], Containment::Misread { entry: 4 })]
#[case::a_number_not_reached_yet(4, 44, &[], Containment::Misread { entry: 4 })]
fn who_misreads_a_head_is_not_told_of_a_forgery(
    #[case] row: usize,
    #[case] number: u32,
    #[case] wrong: &[usize],
    #[case] said: Containment,
) {
    let hall = Hall::new();
    let word = hall.heads[row - 1].to_string();
    let (_, symbols) = word.split_once('-').unwrap();
    let mut symbols: Vec<char> = symbols.replace('-', "").chars().collect();
    for place in wrong {
        symbols[*place] = if symbols[*place] == 'X' { 'Y' } else { 'X' };
    }
    let typed = format!("{number} {}", symbols.iter().collect::<String>());
    assert_eq!(hall.contains(&typed.parse().unwrap()), said);
}
