//! A file with definitions that the migrations do not have is refused under any name, unchanged,
//! and quickly.

use crate::sample;

use std::fs;
use std::path::PathBuf;

use kralle_store::{Store, StoreError, contents, proved, unwatched};
use rstest::rstest;
use rusqlite::Connection;

struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Self {
        let place = Self {
            folder: tempfile::tempdir().unwrap(),
        };
        drop(
            Store::create(
                &place.path(),
                &sample::colorful(),
                &sample::entry("new"),
                sample::FILE,
            )
            .unwrap(),
        );
        place
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("a.kralle")
    }

    /// Writes directly to the list of definitions.
    fn tampered(self, sql: &str) -> Self {
        let connection = Connection::open(self.path()).unwrap();
        connection
            .execute_batch("PRAGMA foreign_keys = OFF; PRAGMA writable_schema = ON;")
            .unwrap();
        connection.execute_batch(sql).unwrap();
        drop(connection);
        self
    }

    /// Checks that every function for opening refuses it as damaged, and no byte changes.
    fn must_be_refused(&self) {
        let bytes = fs::read(self.path()).unwrap();
        let path = self.path();
        let refusals = [
            Store::open(&path, sample::moment(0)).map(drop),
            Store::open_to_look(&path).map(drop),
            contents(&path).map(drop),
            proved(&path, &mut unwatched).map(drop),
        ];
        for refused in refusals {
            let refusal = refused.unwrap_err();
            assert!(matches!(refusal, StoreError::Damaged { .. }), "{refusal:?}");
        }
        assert!(fs::read(&path).unwrap() == bytes, "it was written to");
        assert_eq!(fs::read_dir(self.folder.path()).unwrap().count(), 1);
    }
}

/// Replaces a part of a table's definition.
fn instead(table: &str, part: &str, new: &str) -> String {
    let (part, new) = (part.replace('\'', "''"), new.replace('\'', "''"));
    format!(
        "UPDATE sqlite_schema SET sql = replace(sql, '{part}', '{new}')
             WHERE name = '{table}' AND instr(sql, '{part}') > 0;
         SELECT CASE WHEN changes() = 1 THEN 1 ELSE abs(-9223372036854775808) END;"
    )
}

/// Adds a row to the list of definitions.
fn also(kind: &str, name: &str, table: &str, page: &str, sql: &str) -> String {
    let sql = sql.replace('\'', "''");
    format!("INSERT INTO sqlite_schema VALUES ('{kind}', '{name}', '{table}', {page}, '{sql}')")
}

#[rstest]
#[case::trigger_of_sqlites_name(&also("trigger", "sqlite_gift", "journal", "0",
    "CREATE TRIGGER sqlite_gift AFTER INSERT ON journal WHEN new.number = 7
     BEGIN UPDATE player SET name = 'Nobody' WHERE id = 1; END"))]
#[case::trigger_that_never_ends(&also("trigger", "sqlite_autoindex_journal_1", "journal", "0",
    "CREATE TRIGGER sqlite_autoindex_journal_1 AFTER INSERT ON journal BEGIN
     INSERT INTO bye SELECT 1, 2, i FROM (WITH RECURSIVE n (i) AS
     (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n); END"))]
#[case::trigger_of_any_name(
    "CREATE TRIGGER gift AFTER DELETE ON bye BEGIN DELETE FROM journal; END"
)]
#[case::trigger_on_undo(
    "CREATE TRIGGER gift BEFORE INSERT ON journal BEGIN SELECT RAISE(IGNORE); END"
)]
#[case::view(&also("view", "sqlite_view", "sqlite_view", "0", "CREATE VIEW sqlite_view AS SELECT 1"))]
#[case::view_in_the_place_of_a_table(
    "UPDATE sqlite_schema SET type = 'view', rootpage = 0,
         sql = 'CREATE VIEW bye AS SELECT 1 AS round, 2 AS team, 3 AS points' WHERE name = 'bye'"
)]
#[case::virtual_table(&also("table", "sqlite_search", "sqlite_search", "0",
    "CREATE VIRTUAL TABLE sqlite_search USING fts5 (a)"))]
#[case::virtual_table_in_the_place_of_a_table(
    "UPDATE sqlite_schema SET rootpage = 0, sql = 'CREATE VIRTUAL TABLE bye USING dbstat'
     WHERE name = 'bye'"
)]
#[case::table("CREATE TABLE gift (a INTEGER PRIMARY KEY) STRICT")]
#[case::table_of_sqlites_name("CREATE TABLE gift (a); UPDATE sqlite_schema
    SET name = 'sqlite_gift', tbl_name = 'sqlite_gift', sql = 'CREATE TABLE sqlite_gift (a)' WHERE name = 'gift'")]
#[case::statistics("ANALYZE")]
#[case::counting("CREATE TABLE gift (a INTEGER PRIMARY KEY AUTOINCREMENT); DROP TABLE gift")]
#[case::index_on_an_expression("CREATE INDEX gift ON player (length(name))")]
#[case::index_on_a_part("CREATE INDEX gift ON player (name) WHERE id > 1")]
#[case::index_that_is_unique("CREATE UNIQUE INDEX gift ON player (id, name)")]
#[case::index_with_a_collation("CREATE INDEX gift ON player (name COLLATE NOCASE)")]
#[case::index_of_sqlites_name(
    "CREATE INDEX gift ON player (name); UPDATE sqlite_schema
    SET name = 'sqlite_autoindex_player_1', sql = NULL WHERE name = 'gift'"
)]
#[case::index_otherwise(&instead("journal_game", "game, number", "number, game"))]
#[case::index_on_another_part(&instead("journal_game", "IS NOT NULL", "IS NULL"))]
#[case::generated_column(&instead("player", "club        TEXT", "club TEXT AS (name)"))]
#[case::check_that_calls(&instead("player", "name <> ''", "name <> '' AND length(hex(randomblob(9))) > 1"))]
#[case::check_dropped(&instead("player", "CHECK (name <> '')", ""))]
#[case::default_that_calls(&instead("bye", "points  INTEGER", "points INTEGER DEFAULT (abs(random()))"))]
#[case::reference_dropped(&instead("player_rating", "REFERENCES player (id)", ""))]
#[case::reference_that_acts(&instead("player_rating", "REFERENCES player (id)", "REFERENCES player (id) ON DELETE CASCADE"))]
#[case::not_null_dropped(&instead("journal", "who             TEXT    NOT NULL", "who TEXT"))]
#[case::conflict(&instead("player", "name        TEXT    NOT NULL", "name TEXT NOT NULL ON CONFLICT IGNORE"))]
#[case::collation(&instead("player", "name        TEXT", "name TEXT COLLATE NOCASE"))]
#[case::not_strict(&instead("player", "STRICT", ""))]
#[case::without_rowid(&instead("player_rating", ", WITHOUT ROWID", ""))]
#[case::column_more(&instead("player", "part        TEXT    NOT NULL", "part TEXT NOT NULL, gift TEXT"))]
#[case::columns_in_another_order(&instead("rating_order", "place  INTEGER PRIMARY KEY CHECK (place >= 1),\n    kind   TEXT    NOT NULL", "kind TEXT NOT NULL, place INTEGER PRIMARY KEY CHECK (place >= 1)"))]
#[case::column_of_another_case(&instead("player", "birth_year  INTEGER", "Birth_Year INTEGER"))]
#[case::table_of_another_case(
    "UPDATE sqlite_schema SET name = 'Player', tbl_name = 'Player' WHERE name = 'player'"
)]
#[case::kind_of_another_case("UPDATE sqlite_schema SET type = 'TABLE' WHERE name = 'player'")]
#[case::keyword_in_quotes(&instead("rating_order", "TEXT    NOT NULL", "TEXT \"NOT\" NULL"))]
#[case::text_in_quotes_of_a_name(&instead("player", "'here'", "\"here\""))]
#[case::number_otherwise(&instead("player", "4294967295", "4294967296"))]
#[case::another_table("UPDATE sqlite_schema SET tbl_name = 'team' WHERE name = 'player'")]
#[case::a_row_twice("INSERT INTO sqlite_schema SELECT * FROM sqlite_schema WHERE name = 'bye'")]
#[case::a_row_less("DELETE FROM sqlite_schema WHERE name = 'journal_game'")]
#[case::a_table_less("DELETE FROM sqlite_schema WHERE name = 'kept_answer'")]
#[case::page_as_text("UPDATE sqlite_schema SET rootpage = 'x' WHERE name = 'bye'")]
#[case::page_of_another(
    "UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'team') WHERE name = 'bye'"
)]
#[case::page_of_the_list("UPDATE sqlite_schema SET rootpage = 1 WHERE name = 'bye'")]
#[case::page_that_is_not_there("UPDATE sqlite_schema SET rootpage = 70000 WHERE name = 'bye'")]
#[case::no_definition("UPDATE sqlite_schema SET sql = NULL WHERE name = 'bye'")]
#[case::definition_of_bytes("UPDATE sqlite_schema SET sql = CAST(sql AS BLOB) WHERE name = 'bye'")]
#[case::definition_that_goes_on(
    "UPDATE sqlite_schema SET sql = sql || char(0) || ' x' WHERE name = 'bye'"
)]
#[case::a_second_statement(
    "UPDATE sqlite_schema SET sql = sql || '; DROP TABLE player' WHERE name = 'bye'"
)]
#[case::a_name_of_bytes("UPDATE sqlite_schema SET name = CAST('bye' AS BLOB) WHERE name = 'bye'")]
#[case::a_kind_that_is_none("INSERT INTO sqlite_schema VALUES ('gift', 'a', 'a', 0, NULL)")]
#[case::ten_thousand_tables("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    INSERT INTO sqlite_schema SELECT 'table', 't' || i, 't' || i, 3, 'CREATE TABLE t' || i || ' (a)' FROM n")]
#[case::brackets_without_end("UPDATE sqlite_schema SET sql = 'CREATE TABLE bye (a CHECK (' ||
    replace(hex(zeroblob(30000)), '00', '(') || '1' || replace(hex(zeroblob(30000)), '00', ')') || '))'
    WHERE name = 'bye'")]
#[case::a_definition_of_a_megabyte(
    "UPDATE sqlite_schema SET sql = sql || ' -- ' || hex(zeroblob(500000)) WHERE name = 'bye'"
)]
fn what_the_migrations_do_not_lay_is_refused(#[case] sql: &str) {
    Place::new().tampered(sql).must_be_refused();
}

#[test]
fn another_spelling_of_the_same_is_none_of_these() {
    let sql = "UPDATE sqlite_schema SET sql = replace(replace(replace(sql,
            'CREATE TABLE player', 'CREATE TABLE  \"player\" -- as others write it' || char(10)),
            'birth_year  INTEGER', '[birth_year] INTEGER'), 'club ', '`club`/* too */ ')
        WHERE name = 'player'";
    let place = Place::new().tampered(sql);
    let store = Store::open(&place.path(), sample::moment(0)).unwrap();
    assert_eq!(store.tournament().unwrap(), sample::colorful());
    store.must_be_sound().unwrap();
}

/// Links the pages of a table in a circle, so that its rows never end.
fn without_end(place: &Place, table: &str) {
    const SIZE: usize = 4096;
    const LEVELS: u32 = 18;
    let connection = Connection::open(place.path()).unwrap();
    let select = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
    let root: u32 = connection
        .query_row(select, [table], |row| row.get(0))
        .unwrap();
    drop(connection);
    let mut bytes = fs::read(place.path()).unwrap();
    let pages = u32::try_from(bytes.len() / SIZE).unwrap();
    let page = |number: u32| (usize::try_from(number).unwrap() - 1) * SIZE;
    let leaf = bytes[page(root)..page(root) + SIZE].to_vec();
    let kind = leaf[0];
    // 13 and 10 are leaf pages of tables and indexes, 5 and 2 the pages above them.
    assert!(matches!(kind, 13 | 10), "{table} begins with {kind}");
    let above = |child: u32| {
        let mut page = vec![0; SIZE];
        page[0] = kind - 8;
        page[8..12].copy_from_slice(&child.to_be_bytes());
        let cells: usize = 300;
        page[3..5].copy_from_slice(&u16::try_from(cells).unwrap().to_be_bytes());
        for cell in 0..cells {
            let at = SIZE - (cell + 1) * 5;
            page[at..at + 4].copy_from_slice(&child.to_be_bytes());
            page[at + 4] = 1;
            let pointer = 12 + 2 * cell;
            page[pointer..pointer + 2].copy_from_slice(&u16::try_from(at).unwrap().to_be_bytes());
        }
        let content = u16::try_from(SIZE - cells * 5).unwrap();
        page[5..7].copy_from_slice(&content.to_be_bytes());
        page
    };
    let from = page(root);
    bytes[from..from + SIZE].copy_from_slice(&above(pages + 1));
    for level in 1..LEVELS {
        bytes.extend(above(pages + level + 1));
    }
    bytes.extend(leaf);
    bytes[28..32].copy_from_slice(&(pages + LEVELS).to_be_bytes());
    fs::write(place.path(), bytes).unwrap();
}

#[rstest]
#[case("journal")]
#[case("player")]
fn rows_without_end_come_to_an_end(#[case] table: &str) {
    let place = Place::new();
    without_end(&place, table);
    let bytes = fs::read(place.path()).unwrap();
    let path = place.path();
    let is_damaged = |refusal: StoreError| {
        assert!(matches!(refusal, StoreError::Damaged { .. }), "{refusal:?}");
    };
    is_damaged(contents(&path).unwrap_err());
    match proved(&path, &mut unwatched) {
        Ok(report) => assert!(!report.is_sound()),
        Err(refusal) => is_damaged(refusal),
    }
    match Store::open(&path, sample::moment(0)) {
        Ok(store) => {
            is_damaged(store.must_be_sound().unwrap_err());
            let _ = (store.tournament(), store.journal());
        }
        Err(refusal) => is_damaged(refusal),
    }
    if let Ok(look) = Store::open_to_look(&path) {
        // Each query ends, and the next one is answered as far as possible.
        let _ = (look.tournament(), look.past().map(drop));
    }
    assert!(fs::read(&path).unwrap() == bytes, "it was written to");
}
