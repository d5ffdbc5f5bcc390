//! Times and numbers at the ends of their ranges: a correct result or a refusal, and never an
//! unreadable file.

use crate::sample;

use chrono::{NaiveDate, NaiveTime};
use kralle_store::{NewEntry, Store, StoreError, Time, proved, unwatched};
use rstest::rstest;
use rusqlite::Connection;

fn year(year: i32) -> Time {
    let date = NaiveDate::from_ymd_opt(year, 12, 31).unwrap();
    date.and_time(NaiveTime::MIN).and_utc()
}

#[rstest]
#[case::before_christ(-1, false)]
#[case::the_first(0, true)]
#[case::before_1970(1969, true)]
#[case::behind_2038(2039, true)]
#[case::the_last_of_four_digits(9999, true)]
#[case::of_five_digits(10_000, false)]
#[case::the_last_there_is(262_142, false)]
fn what_is_written_at_any_time_is_read_again(#[case] then: i32, #[case] is_kept: bool) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let entry = NewEntry {
        time: year(then),
        ..sample::entry("new")
    };
    let made = Store::create(&path, &sample::drawn(8), &entry, sample::FILE);
    if !is_kept {
        assert_eq!(made.map(drop), Err(StoreError::ClockWrong { year: then }));
        assert!(!path.exists());
        return;
    }
    let mut store = made.unwrap();
    let before = store.tournament().unwrap();
    let mut after = before.clone();
    after.settings.name = sample::line("Silvester");
    store.keep(&before, &after, &entry).unwrap();
    store.undo("Anna", year(then)).unwrap();
    let late = NewEntry {
        time: year(10_000),
        ..entry
    };
    assert_eq!(
        store.keep(&before, &after, &late),
        Err(StoreError::ClockWrong { year: 10_000 })
    );
    assert_eq!(store.journal().unwrap()[1].time, year(then));
    drop(store);
    assert_eq!(proved(&path, &mut unwatched).unwrap().findings, []);
}

#[rstest]
#[case::the_last_number(4_294_967_295)]
#[case::one_more(4_294_967_296)]
#[case::the_last_of_sqlite(i64::MAX)]
fn a_journal_that_is_full_is_damaged(#[case] number: i64) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let tournament = sample::drawn(8);
    let entry = sample::entry("new");
    drop(Store::create(&path, &tournament, &entry, sample::FILE).unwrap());
    let connection = Connection::open(&path).unwrap();
    let sql = "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON";
    connection.execute_batch(sql).unwrap();
    connection
        .execute("UPDATE journal SET number = ?1", [number])
        .unwrap();
    drop(connection);
    let opened = Store::open(&path, sample::moment(1));
    let done = opened.and_then(|mut store| {
        let mut after = tournament.clone();
        after.settings.name = sample::line("Zu viel");
        store.keep(&tournament, &after, &entry).map(drop)
    });
    assert!(matches!(done, Err(StoreError::Damaged { .. })), "{done:?}");
    let findings = proved(&path, &mut unwatched).map(|report| report.findings.len());
    assert_ne!(findings, Ok(0));
}
