//! A player's record with its line number.

use crate::trf::record::PlayerRecord;

/// A player's record with its line number.
#[derive(Clone, Copy)]
pub(in crate::trf) struct Placed<'a> {
    pub(in crate::trf) line: usize,
    pub(in crate::trf) player: &'a PlayerRecord,
}
