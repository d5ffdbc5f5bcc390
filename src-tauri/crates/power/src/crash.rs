//! The states in which a power cut may leave a [`Disk`]: which pending changes arrive.

use std::collections::BTreeMap;

use crate::disk::{Disk, Kept, Pending};
use crate::numbers::Numbers;

/// Up to this many pending changes, every subset of them is a state.
pub const ALL_SUBSETS: usize = 8;

/// The number of subsets beyond, chosen by seed.
pub const BY_SEED: usize = 256;

/// The number of states with a torn write, for each size of a sector.
pub const TORN: usize = 16;

/// The sizes of the sectors of disks, in bytes.
pub const SECTORS: [usize; 2] = [512, 4096];

/// The fate of each pending change in one state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crash(BTreeMap<Pending, Kept>);

impl Crash {
    /// Returns the fate of a pending change.
    pub fn fate(&self, pending: &Pending) -> Kept {
        self.0.get(pending).copied().unwrap_or(Kept::Complete)
    }

    /// Returns the fates in the order of the changes: `-` for lost, `+` for complete, `~` for torn.
    pub fn signature(&self) -> String {
        let letter = |kept: &Kept| match kept {
            Kept::Lost => '-',
            Kept::Complete => '+',
            Kept::Torn { .. } => '~',
        };
        self.0.values().map(letter).collect()
    }
}

/// Returns the states in which a power cut may leave the disk now. Equal seeds give equal states.
pub fn crashes(disk: &Disk, seed: u64) -> Vec<Crash> {
    let pending = disk.pending();
    let mut numbers = Numbers(seed);
    let mut crashes: Vec<Vec<Kept>> = if pending.len() <= ALL_SUBSETS {
        let subset = |mask: usize| {
            let kept = (0..pending.len()).map(|index| kept((mask >> index) & 1 == 1));
            kept.collect()
        };
        (0..1 << pending.len()).map(subset).collect()
    } else {
        let subset = |number| subset_by_seed(number, pending.len(), &mut numbers);
        (0..BY_SEED).map(subset).collect()
    };
    let writes = pending.iter().enumerate().filter_map(|(index, change)| {
        let written = disk.written(change)?;
        Some((index, written))
    });
    let writes: Vec<_> = writes.collect();
    for size in SECTORS {
        let torn: Vec<usize> = writes
            .iter()
            .filter(|(_, written)| written.start / size != (written.end.max(1) - 1) / size)
            .map(|(index, _)| *index)
            .collect();
        for turn in 0..if torn.is_empty() { 0 } else { TORN } {
            // In every second state, everything else arrives.
            let mut state: Vec<Kept> = (0..pending.len())
                .map(|_| kept(turn % 2 == 0 || numbers.draw().is_multiple_of(2)))
                .collect();
            let index = torn[numbers.below(torn.len())];
            let seed = numbers.draw();
            state[index] = Kept::Torn { size, seed };
            crashes.push(state);
        }
    }
    let with_names = |kept: Vec<Kept>| Crash(pending.iter().cloned().zip(kept).collect());
    crashes.into_iter().map(with_names).collect()
}

const fn kept(arrives: bool) -> Kept {
    if arrives { Kept::Complete } else { Kept::Lost }
}

/// Returns one of the subsets by seed: nothing, everything, a prefix, most, few, or about half.
fn subset_by_seed(number: usize, length: usize, numbers: &mut Numbers) -> Vec<Kept> {
    let bound = numbers.below(length + 1);
    let mut arrives = |index: usize| match number {
        0 => false,
        1 => true,
        _ => match number % 4 {
            0 => index < bound,
            1 => numbers.below(length) > 1,
            2 => numbers.below(length) <= 1,
            _ => numbers.below(2) == 0,
        },
    };
    (0..length).map(|index| kept(arrives(index))).collect()
}
