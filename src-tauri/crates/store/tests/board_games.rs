//! Games at the board: kept event by event, independent of undo, and verified.

use crate::sample;

use std::path::Path;

use kralle_play::board_game::{
    GameEvent, GameEventKind, GameNumber, GameOpening, GameWay, Millis, Offer, TimeControlSetting,
};
use kralle_store::{Finding, Store, StoreError, unwatched};
use kralle_tournament::{PlayerId, Preset, RoundNumber, RuleSet, TableNumber};
use rusqlite::Connection;
use shakmaty::Color;

fn at(moment: u64, kind: GameEventKind) -> GameEvent {
    GameEvent {
        time: sample::moment(u32::try_from(moment).unwrap()),
        moment: Millis(moment),
        kind,
    }
}

fn opened() -> GameEvent {
    let opening = GameOpening {
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
    };
    at(0, GameEventKind::Opened(Box::new(opening)))
}

fn with_a_game(path: &Path) -> Store {
    let mut store =
        Store::create(path, &sample::drawn(8), &sample::entry("new"), sample::FILE).unwrap();
    let kept = store.open_game(&opened()).unwrap();
    let begun = at(0, GameEventKind::ClocksStarted { by: None });
    let offered = GameEventKind::Offered {
        by: Color::White,
        offer: Offer::Draw,
    };
    store
        .append_game_events(&kept, &[begun, at(700, offered)], |_| Ok(()))
        .unwrap();
    store
}

#[test]
fn events_come_back_as_they_were_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let store = with_a_game(&path);
    let events = store.game_events(GameNumber(1)).unwrap();
    drop(store);
    let store = Store::open(&path, sample::moment(9)).unwrap();
    assert_eq!(store.game_events(GameNumber(1)).unwrap(), events);
    assert_eq!(events.len(), 3);
    assert_eq!(events[0], opened());
    let kept = store.game(GameNumber(1)).unwrap().unwrap();
    assert_eq!(kept.game.offer(), Some((Color::White, Offer::Draw)));
    assert_eq!(kept.moment, Millis(700));
    assert!(store.game(GameNumber(2)).unwrap().is_none());
    assert!(store.verify(&mut unwatched).unwrap().is_sound());
}

#[test]
fn what_cannot_have_happened_is_not_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = with_a_game(&folder.path().join("a.kralle"));
    let offered = |by| GameEventKind::Offered {
        by,
        offer: Offer::Draw,
    };
    let good = at(
        800,
        GameEventKind::Resigned {
            color: Color::Black,
        },
    );
    for events in [
        vec![at(900, offered(Color::Black))],
        vec![at(600, GameEventKind::Halted)],
        vec![opened()],
        // All of them or none.
        vec![good.clone(), at(900, GameEventKind::Halted)],
    ] {
        let kept = store.game(GameNumber(1)).unwrap().unwrap();
        let refused = store.append_game_events(&kept, &events, |_| Ok(()));
        assert!(
            matches!(refused, Err(StoreError::Damaged { .. })),
            "{refused:?}"
        );
        assert_eq!(store.game_events(GameNumber(1)).unwrap().len(), 3);
    }
    // A game read before another event is out of date.
    let before = store.game(GameNumber(1)).unwrap().unwrap();
    let after = store
        .append_game_events(&before, std::slice::from_ref(&good), |_| Ok(()))
        .unwrap();
    let reread = store.game(GameNumber(1)).unwrap().unwrap();
    assert_eq!(format!("{after:?}"), format!("{reread:?}"));
    let refused = store.append_game_events(&before, &[good], |_| Ok(()));
    assert!(
        matches!(refused, Err(StoreError::Damaged { .. })),
        "{refused:?}"
    );
    assert!(store.verify(&mut unwatched).unwrap().is_sound());
}

#[test]
fn a_game_that_is_known_already_is_the_one_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let mut store = with_a_game(&path);
    store.open_game(&opened()).unwrap();
    let both = |store: &Store| format!("{:?}", store.games().unwrap());
    let refused = at(800, GameEventKind::Resumed);
    let resigned = GameEventKind::Resigned {
        color: Color::White,
    };
    for event in [
        at(900, GameEventKind::Halted),
        at(950, GameEventKind::Resumed),
        at(1000, resigned),
    ] {
        let kept = store.game(GameNumber(1)).unwrap().unwrap();
        let several = [event.clone(), refused.clone()];
        assert!(
            store
                .append_game_events(&kept, &several, |_| Ok(()))
                .is_err()
        );
        store
            .append_game_events(&kept, &[event], |_| Ok(()))
            .unwrap();
        let later = Millis(kept.moment.0 + 120);
        store
            .keep_moment(GameNumber(2), later, sample::moment(5))
            .unwrap();
        let known = both(&store);
        drop(store);
        store = Store::open(&path, sample::moment(9)).unwrap();
        assert_eq!(known, both(&store));
    }
    let kept = store.game(GameNumber(1)).unwrap().unwrap();
    assert!(kept.game.end().is_some());
}

#[test]
fn the_games_of_a_table_are_found_without_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = with_a_game(&folder.path().join("a.kralle"));
    let second = TableNumber::new(2).unwrap();
    let mut elsewhere = opened();
    let GameEventKind::Opened(opening) = &mut elsewhere.kind else {
        unreachable!()
    };
    opening.table = second;
    let other = store.open_game(&elsewhere).unwrap();
    assert_eq!(
        format!("{other:?}"),
        format!("{:?}", store.game(GameNumber(2)).unwrap().unwrap())
    );
    store.open_game(&opened()).unwrap();
    let at = |table| -> Vec<u32> {
        let games = store.games_at(RoundNumber::FIRST, table).unwrap();
        games.iter().map(|kept| kept.game.number().0).collect()
    };
    assert_eq!(at(TableNumber::FIRST), [1, 3]);
    assert_eq!(at(second), [2]);
    let later = RoundNumber::new(2).unwrap();
    assert!(store.games_at(later, second).unwrap().is_empty());
}

#[test]
fn undo_does_not_reach_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = with_a_game(&folder.path().join("a.kralle"));
    let before = store.tournament().unwrap();
    let after = (0..50)
        .map(|kind| sample::command(&before, kind, 1))
        .find(|after| *after != before)
        .unwrap();
    store.keep(&before, &after, &sample::entry("step")).unwrap();
    store.undo("Rosa Klaue", sample::moment(1)).unwrap();
    assert_eq!(store.game_events(GameNumber(1)).unwrap().len(), 3);
    assert!(store.verify(&mut unwatched).unwrap().is_sound());
}

#[test]
fn the_clocks_are_kept_between_the_events_and_never_go_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = with_a_game(&folder.path().join("a.kralle"));
    for (moment, known) in [(5000, 5000), (3000, 5000), (6000, 6000)] {
        store
            .keep_moment(GameNumber(1), Millis(moment), sample::moment(1))
            .unwrap();
        let kept = store.game(GameNumber(1)).unwrap().unwrap();
        assert_eq!(kept.moment, Millis(known));
    }
    assert_eq!(store.game_events(GameNumber(1)).unwrap().len(), 3);
    assert!(store.verify(&mut unwatched).unwrap().is_sound());
}

#[test]
fn a_changed_a_missing_and_an_added_event_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    drop(with_a_game(&path));
    for (sql, entry) in [
        (
            "UPDATE journal SET data = json_set(data, '$.by', 'black') WHERE number = 4",
            4,
        ),
        ("UPDATE journal SET moment = moment + 1 WHERE number = 3", 3),
        (
            "UPDATE journal SET time = '2020-01-01T00:00:00Z' WHERE number = 2",
            2,
        ),
        ("UPDATE journal SET game = 2 WHERE number = 4", 4),
        ("DELETE FROM journal WHERE number = 3", 3),
        (
            "INSERT INTO journal SELECT 5, time, who, kind, 'halted', 'null', game, moment,
                 schema_version, hash_before, hash, changeset, link
             FROM journal WHERE number = 4",
            5,
        ),
    ] {
        let copy = folder.path().join("b.kralle");
        std::fs::copy(&path, &copy).unwrap();
        let changed = Connection::open(&copy).unwrap().execute(sql, ()).unwrap();
        assert_eq!(changed, 1, "{sql}");
        let report = kralle_store::proved(&copy, &mut unwatched).unwrap();
        assert_eq!(
            report.findings.first(),
            Some(&Finding::EntryChanged { entry }),
            "{sql}"
        );
    }
}

#[test]
fn a_game_whose_row_is_gone_is_missed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    drop(with_a_game(&path));
    let file = Connection::open(&path).unwrap();
    file.execute("DELETE FROM board_game", ()).unwrap();
    drop(file);
    let report = kralle_store::proved(&path, &mut unwatched).unwrap();
    let told = report.findings.iter().map(ToString::to_string);
    assert_eq!(
        told.collect::<Vec<_>>(),
        ["board_game 1: the game is missing"]
    );
}

#[test]
fn what_is_no_event_is_damage_with_a_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    drop(with_a_game(&path));
    for (number, change) in [
        (4, "command = 'dreamed'"),
        (4, "data = '{}'"),
        (4, "data = '{\"by\":\"green\",\"offer\":\"draw\"}'"),
        (2, "data = json_set(data, '$.rules', 'base = \"dsj\"')"),
        (2, "data = json_set(data, '$.key', '../../key')"),
        (2, "data = json_set(data, '$.position', '8/8')"),
    ] {
        let copy = folder.path().join("b.kralle");
        std::fs::copy(&path, &copy).unwrap();
        let sql = format!("UPDATE journal SET {change} WHERE number = {number}");
        Connection::open(&copy).unwrap().execute(&sql, ()).unwrap();
        let store = Store::open(&copy, sample::moment(9)).unwrap();
        let refused = store.games();
        assert!(
            matches!(&refused, Err(StoreError::Damaged { table, row, .. })
                if table == "journal" && *row == number.to_string()),
            "{sql}: {refused:?}"
        );
        assert!(!store.verify(&mut unwatched).unwrap().is_sound());
    }
}

#[test]
fn the_head_of_a_game_is_heard_before_it_is_kept_and_may_be_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = with_a_game(&folder.path().join("a.kralle"));
    let kept = store.game(GameNumber(1)).unwrap().unwrap();
    assert_eq!(kept.head().events, 3);
    let resigned = at(
        800,
        GameEventKind::Resigned {
            color: Color::White,
        },
    );
    let mut heard = None;
    let refused = store.append_game_events(&kept, std::slice::from_ref(&resigned), |head| {
        heard = Some(*head);
        Err(StoreError::DiskFull)
    });
    assert_eq!(refused.unwrap_err(), StoreError::DiskFull);
    let again = store.game(GameNumber(1)).unwrap().unwrap();
    assert_eq!(again.head(), kept.head());
    // The same event again leads to the same head: an earlier printed one stays valid.
    let after = store
        .append_game_events(&again, &[resigned], |head| {
            assert_eq!(Some(*head), heard);
            Ok(())
        })
        .unwrap();
    assert_eq!(Some(after.head()), heard);
    assert_eq!(after.head().events, 4);
    assert_eq!(
        store.game(GameNumber(1)).unwrap().unwrap().head(),
        after.head()
    );
}
