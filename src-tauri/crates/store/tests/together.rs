//! Many changes in one transaction: all are kept, or none.

use crate::sample;

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use kralle_store::{FileId, Filter, HallAnswer, NewEntry, Store, StoreError, Subject};
use kralle_tournament::{RoundNumber, Tournament};
use serde_json::json;

fn entry(command: &str) -> NewEntry {
    NewEntry {
        time: DateTime::<Utc>::UNIX_EPOCH,
        who: "Rosa Klaue".to_owned(),
        command: command.to_owned(),
        data: json!({ "about": "Uhr" }),
    }
}

struct File {
    store: Store,
    before: Tournament,
    after: Tournament,
    folder: tempfile::TempDir,
}

fn file() -> File {
    let folder = tempfile::tempdir().unwrap();
    let before = sample::drawn(8);
    let path = folder.path().join("a.kralle");
    let store = Store::create(&path, &before, &entry("create"), FileId([7; 16])).unwrap();
    let mut after = before.clone();
    sample::play_round(&mut after);
    File {
        store,
        before,
        after,
        folder,
    }
}

fn answer() -> HallAnswer {
    HallAnswer {
        body: [3; 32],
        status: 200,
        answer: b"{}".to_vec(),
    }
}

impl File {
    fn three_changes(&mut self) {
        let about = BTreeSet::from([Subject::Round(RoundNumber::new(1).unwrap())]);
        self.store.say_in_hall(&entry("call"), &about).unwrap();
        let (before, after) = (&self.before, &self.after);
        self.store.keep(before, after, &entry("play")).unwrap();
        self.store
            .keep_hall_answer("ABCD", "0123456789abcdef", &answer())
            .unwrap();
    }

    fn opened_again(self) -> (Store, tempfile::TempDir) {
        let path = self.folder.path().join("a.kralle");
        drop(self.store);
        let store = Store::open(&path, DateTime::UNIX_EPOCH).unwrap();
        (store, self.folder)
    }
}

#[test]
fn what_is_kept_together_is_there_and_proved() {
    let mut file = file();
    file.store.begin_together().unwrap();
    file.three_changes();
    file.store.keep_together().unwrap();
    let after = file.after.clone();
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.kralle");
    file.store.save_copy(&copy).unwrap();
    for store in [
        file.store,
        Store::open(&copy, DateTime::UNIX_EPOCH).unwrap(),
    ] {
        assert_eq!(store.tournament().unwrap(), after);
        assert_eq!(store.hall_rows().unwrap()[0].event, "call");
        let kept = store.hall_answer("ABCD", "0123456789abcdef").unwrap();
        assert_eq!(kept, Some(answer()));
        assert_eq!(store.hall_answer("ABCE", "0123456789abcdef").unwrap(), None);
        assert!(
            store
                .verify(&mut kralle_store::unwatched)
                .unwrap()
                .is_sound()
        );
    }
}

#[test]
fn what_is_dropped_was_never_there() {
    let mut file = file();
    let head = file.store.head().unwrap();
    file.store.begin_together().unwrap();
    file.three_changes();
    assert!(file.store.drop_together());
    assert!(!file.store.drop_together());
    assert_eq!(file.store.tournament().unwrap(), file.before);
    assert_eq!(file.store.hall_rows().unwrap(), []);
    assert_eq!(file.store.head().unwrap(), head);
    // Single changes work again afterward.
    file.three_changes();
    let before = file.before.clone();
    let (mut store, _folder) = file.opened_again();
    store.undo("Rosa Klaue", DateTime::UNIX_EPOCH).unwrap();
    assert_eq!(store.tournament().unwrap(), before);
    assert_eq!(
        store.hall_rows().unwrap().len(),
        1,
        "undo does not reach it"
    );
}

#[test]
fn the_history_tells_what_was_said_in_the_hall_and_undo_does_not_lead_there() {
    let mut file = file();
    file.three_changes();
    let mut store = file.store;
    let told = |round: u16| {
        let filter = Filter {
            round: RoundNumber::new(round),
            ..Filter::default()
        };
        let page = store.history(&filter, None, 9).unwrap();
        let told = page.entries.into_iter().map(|it| (it.number, it.command));
        told.collect::<Vec<_>>()
    };
    assert_eq!(told(1), [(3, "play".to_owned()), (2, "call".to_owned())]);
    assert_eq!(told(2), []);
    let undone = |store: &mut Store| {
        let watch = &mut kralle_store::unwatched;
        store.undo_to(2, "Rosa Klaue", DateTime::UNIX_EPOCH, watch)
    };
    let refused = Err(StoreError::SaidInHall { entry: 2 });
    assert_eq!(undone(&mut store).map(|entry| entry.number), refused);
    // Undo reaches the state before it as always, and it stays.
    let watch = &mut kralle_store::unwatched;
    store
        .undo_to(1, "Rosa Klaue", DateTime::UNIX_EPOCH, watch)
        .unwrap();
    assert_eq!(store.tournament().unwrap(), file.before);
    assert_eq!(store.entry(2).unwrap().command, "call");
}

#[test]
fn one_change_that_fails_leaves_the_others() {
    let mut file = file();
    file.store.begin_together().unwrap();
    file.three_changes();
    // The file has another content by then.
    let (before, after) = (file.before.clone(), file.after.clone());
    assert!(file.store.keep(&before, &after, &entry("play")).is_err());
    let again = file
        .store
        .keep_hall_answer("ABCD", "0123456789abcdef", &answer());
    assert!(again.is_err());
    file.store.keep_together().unwrap();
    let (store, _folder) = file.opened_again();
    assert_eq!(store.tournament().unwrap(), after);
    assert!(
        store
            .verify(&mut kralle_store::unwatched)
            .unwrap()
            .is_sound()
    );
}

#[test]
fn a_file_that_was_taken_away_meanwhile_keeps_nothing() {
    let mut file = file();
    let path = file.folder.path().join("a.kralle");
    let aside = file.folder.path().join("b.kralle");
    file.store.begin_together().unwrap();
    file.three_changes();
    let moved = std::fs::rename(&path, &aside);
    if cfg!(windows) {
        // Windows moves no open file: everything is kept.
        moved.unwrap_err();
        file.store.keep_together().unwrap();
        assert_ne!(file.store.tournament().unwrap(), file.before);
        return;
    }
    moved.unwrap();
    assert!(file.store.keep_together().is_err());
    std::fs::rename(&aside, &path).unwrap();
    assert_eq!(file.store.tournament().unwrap(), file.before);
    assert!(!file.store.drop_together());
}
