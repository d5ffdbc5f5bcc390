//! For any actions in any order: rows are only appended, and the entries in force are those of a
//! simple reference implementation.

use crate::hall;
use crate::sample;

use hall::{Act, Hall, act};
use kralle_store::{Containment, HeadWord, NewEntry, Store, unwatched};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn rows_are_only_ever_added_and_what_is_in_force_follows_from_them(
        players in prop_oneof![Just(0_u32), 4..10_u32],
        acts in proptest::collection::vec(act(), 1..40),
    ) {
        let first = if players == 0 { sample::empty() } else { sample::drawn(players) };
        let mut hall = Hall::new(first);
        for act in &acts {
            hall.act(act);
            hall.must_hold();
        }
        hall.reopen();
        hall.must_hold();
        let report = hall.store().verify(&mut unwatched).unwrap();
        prop_assert_eq!(&report.findings, &[]);
        prop_assert_eq!(report.entries, hall.worlds.len());
        prop_assert_eq!(report.replayed, hall.commands.len() - 1);
        // Every printed sheet is still recognized.
        for head in hall.heads.clone() {
            let is_live = hall.world.live.contains(&head.entry);
            let answer = hall.store().contains(&HeadWord::Whole(head)).unwrap();
            match answer {
                Containment::Contained { entry, .. } => prop_assert!(is_live && entry == head.entry),
                Containment::LeftByRestore { entry, .. } => {
                    prop_assert!(!is_live && entry == head.entry);
                }
                other @ (Containment::Misread { .. }
            | Containment::OtherLink { .. }
            | Containment::NotYet { .. }
            | Containment::OtherFile { .. }
            | Containment::Broken { .. }) => prop_assert!(false, "{:?}", other),
            }
        }
        // The past of every row, including dropped ones.
        let mut past = hall.store().past().unwrap();
        for (number, world) in (1..).zip(&hall.worlds) {
            past.go_to(number, &mut unwatched).unwrap();
            prop_assert_eq!(&past.tournament().unwrap(), world.now());
        }
    }
}

/// Returns a file with two branches: named, renamed, undone and renamed differently.
fn branched(folder: &std::path::Path) -> Store {
    let path = folder.join("a.kralle");
    let first = sample::drawn(8);
    let mut store = Store::create(&path, &first, &sample::entry("new"), sample::FILE).unwrap();
    let mut now = first;
    for (name, who) in [
        ("One", "Rosa Klaue"),
        ("Two", "Bruno Fell"),
        ("Three", "Ada Tatze"),
    ] {
        let mut after = now.clone();
        after.settings.name = sample::line(name);
        let who = who.to_owned();
        let entry = NewEntry {
            who,
            ..sample::entry("rename")
        };
        store.keep(&now, &after, &entry).unwrap();
        now = after;
        if name == "Two" {
            store.undo("Bruno Fell", sample::moment(1)).unwrap();
            now = store.tournament().unwrap();
        }
    }
    store
}

#[test]
fn everybody_who_gave_a_command_is_named_once() {
    let folder = tempfile::tempdir().unwrap();
    let people = branched(folder.path()).people().unwrap();
    assert_eq!(people, ["Ada Tatze", "Bruno Fell", "Rosa Klaue"]);
}

/// The progress reported is monotonic.
#[test]
fn the_proof_tells_how_far_it_is_from_nothing_to_all() {
    let mut hall = Hall::new(sample::drawn(8));
    let pair = Act::Command { kind: 7, pick: 0 };
    // Two branches, and two interleaved games.
    for act in [&pair, &Act::Undo, &pair, &Act::OpenGame, &Act::OpenGame] {
        hall.act(act);
    }
    let mut told: Vec<(usize, usize)> = Vec::new();
    let report = hall.store().verify(&mut |done, steps| {
        told.push((done, steps));
        Ok(())
    });
    assert!(report.unwrap().is_sound());
    let (_, all) = *told.last().unwrap();
    assert!(told.iter().all(|it| it.1 == all), "{told:?}");
    assert!(told.is_sorted_by_key(|it| it.0), "{told:?}");
    assert_eq!(told.last(), Some(&(all, all)));
    // Each link, each game, and each step to the end of each branch.
    assert!(told.len() > 8, "{told:?}");
}
