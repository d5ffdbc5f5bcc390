//! Timings of a journal of 10,000 entries: pages, filters, undo and redo.
//!
//! `cargo test -p kralle-store --test store long_journal:: -- --ignored --nocapture`

use crate::sample;

use std::time::Instant;

use kralle_store::{Commands, Filter, Store, unwatched};
use kralle_tournament::{
    Cause, Claimed, GameAt, ResultEntry, RoundNumber, TableNumber, TeamNumber, Tournament,
};

const ENTRIES: u32 = 10_000;
const PAGE: u16 = 100;

/// Runs one command: sets or clears the result of a table.
fn changed(before: &Tournament, entry: u32) -> Tournament {
    let mut after = before.clone();
    let (round, table) = (RoundNumber::FIRST, TableNumber::at(entry as usize % 12));
    let reason = sample::line("weil");
    if after
        .match_at(round, table)
        .unwrap()
        .current()
        .outcome
        .is_some()
    {
        after
            .clear_result(GameAt::first(round, table), Some(&reason))
            .unwrap();
    } else {
        let result = ResultEntry {
            at: GameAt::first(round, table),
            claimed: Claimed::Drawn,
            cause: Cause::ArbiterDecision,
            reason: Some(reason),
        };
        after.enter_result(&result).unwrap();
    }
    after
}

fn timed<T>(what: &str, work: impl FnOnce() -> T) -> T {
    let begin = Instant::now();
    let done = work();
    println!("{what}: {:.1} ms", begin.elapsed().as_secs_f64() * 1e3);
    done
}

#[test]
#[ignore = "writes 10,000 entries; run by hand for its figures"]
fn ten_thousand_entries_are_paged_filtered_undone_and_redone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.kralle");
    let mut tournament = sample::drawn(48);
    sample::play_round(&mut tournament);
    let mut store = Store::create(&path, &tournament, &sample::entry("new"), sample::FILE).unwrap();
    let first = tournament.clone();
    timed("10,000 commands", || {
        for entry in 1..ENTRIES {
            let after = changed(&tournament, entry);
            store
                .keep(&tournament, &after, &sample::entry("enter_result"))
                .unwrap();
            tournament = after;
        }
    });
    drop(store);
    let mut store = timed("open", || Store::open(&path, sample::moment(0)).unwrap());
    let all = Filter::default();
    let page = timed("newest page", || store.history(&all, None, PAGE).unwrap());
    assert_eq!(
        (page.total, page.entries.len()),
        (ENTRIES, usize::from(PAGE))
    );
    let page = timed("page in the middle", || {
        store.history(&all, Some(5_000), PAGE).unwrap()
    });
    assert_eq!(page.entries[0].number, 4_999);
    let filter = Filter {
        commands: Commands::Of(vec!["enter_result".to_owned()]),
        round: Some(RoundNumber::FIRST),
        team: Some(TeamNumber::at(0)),
        ..Filter::default()
    };
    let page = timed("filtered by kind, round and team", || {
        store.history(&filter, None, PAGE).unwrap()
    });
    assert!(page.total > 500, "{}", page.total);
    timed("everything, page by page", || {
        let (mut before, mut seen) = (None, 0);
        loop {
            let page = store.history(&all, before, PAGE).unwrap();
            let Some(last) = page.entries.last() else {
                break;
            };
            seen += page.entries.len();
            before = Some(last.number);
        }
        assert_eq!(seen, ENTRIES as usize);
    });
    timed("who", || store.people().unwrap());
    timed("what falls by undo to 1", || {
        store.falls_by_undo_to(1).unwrap()
    });
    timed("one undo", || {
        store.undo("Anna", sample::moment(1)).unwrap()
    });
    timed("one redo", || {
        store.redo("Anna", sample::moment(2)).unwrap()
    });
    timed("undo to 1", || {
        store
            .undo_to(1, "Anna", sample::moment(3), &mut unwatched)
            .unwrap()
    });
    assert_eq!(store.tournament().unwrap(), first);
    timed("redo to 10,000", || {
        store
            .redo_to(ENTRIES, "Anna", sample::moment(4), &mut unwatched)
            .unwrap()
    });
    assert_eq!(store.tournament().unwrap(), tournament);
    let mut past = timed("the past, at the end", || store.past().unwrap());
    timed("the past, at 1", || past.go_to(1, &mut unwatched).unwrap());
    timed("the past, at 5,000", || {
        past.go_to(5_000, &mut unwatched).unwrap();
    });
    let mut past = store.past().unwrap().knowing(tournament);
    timed("first look at what entry 2 changed", || {
        past.step(2, &mut unwatched).unwrap()
    });
    timed("look at what entry 3 changed", || {
        past.step(3, &mut unwatched).unwrap()
    });
    let report = timed("verify", || store.verify(&mut unwatched).unwrap());
    assert!(report.is_sound(), "{report:?}");
    let length = std::fs::metadata(&path).unwrap().len();
    println!("{} kB", length / 1000);
}
