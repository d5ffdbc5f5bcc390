//! The states that a power cut may leave.

use std::collections::BTreeSet;
use std::sync::Arc;

use proptest::prelude::*;

use kralle_power::crash::{BY_SEED, Crash, TORN, crashes};
use kralle_power::disk::{Disk, FileId, Operation};
use kralle_power::tree::Tree;

/// Returns a disk with one file and this many pending writes of these bytes, one after the other.
fn disk(writes: usize, bytes: usize) -> Disk {
    let mut disk = Disk::durable(&Tree::default(), |_| FileId(0));
    let file = FileId(0);
    let create = Operation::Create {
        path: "a".into(),
        file,
    };
    disk.perform(&create).unwrap();
    let path = "".into();
    disk.perform(&Operation::SyncFolder { path }).unwrap();
    for number in 0..writes {
        let bytes: Arc<[u8]> = vec![b'x'; bytes].into();
        let write = Operation::Write {
            file,
            offset: number * bytes.len(),
            bytes,
        };
        disk.perform(&write).unwrap();
    }
    disk
}

fn signatures(disk: &Disk, seed: u64) -> Vec<String> {
    crashes(disk, seed).iter().map(Crash::signature).collect()
}

#[test]
fn every_subset_of_a_few_changes_is_a_state() {
    assert_eq!(signatures(&disk(0, 1), 1), [""]);
    assert_eq!(signatures(&disk(2, 1), 1), ["--", "+-", "-+", "++"]);
    let all: BTreeSet<String> = signatures(&disk(8, 1), 1).into_iter().collect();
    assert_eq!(all.len(), 256);
}

#[test]
fn of_many_changes_nothing_everything_and_others_by_seed_are_states() {
    let states = signatures(&disk(40, 1), 1);
    assert_eq!(states.len(), BY_SEED);
    assert_eq!(states[..2], ["-".repeat(40), "+".repeat(40)]);
    let different: BTreeSet<&String> = states.iter().collect();
    assert!(different.len() > BY_SEED / 2);
    assert_eq!(states, signatures(&disk(40, 1), 1));
    assert_ne!(states, signatures(&disk(40, 1), 2));
}

#[test]
fn writes_over_more_than_one_sector_are_torn() {
    let torn = |writes, bytes| {
        let states = signatures(&disk(writes, bytes), 1);
        states.iter().filter(|it| it.contains('~')).count()
    };
    assert_eq!(torn(3, 512), 0);
    assert_eq!(torn(3, 513), TORN);
    assert_eq!(torn(3, 4096), TORN);
    assert_eq!(torn(3, 4097), 2 * TORN);
    assert_eq!(torn(40, 9000), 2 * TORN);
}

proptest! {
    /// With nothing pending there is one state, and it is what programs saw.
    #[test]
    fn after_syncs_only_one_state_is_left(writes in 0..12_usize, bytes in 1..5000_usize, seed: u64) {
        let mut disk = disk(writes, bytes);
        let live = disk.live();
        disk.perform(&Operation::SyncFile { file: FileId(0) }).unwrap();
        let states = crashes(&disk, seed);
        prop_assert_eq!(states.len(), 1);
        prop_assert_eq!(disk.state(|it| states[0].fate(it)), live);
    }
}
