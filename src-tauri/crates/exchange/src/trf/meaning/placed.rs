//! A player of a report and the line it stands in.

use crate::trf::record::PlayerRecord;

/// A player and the line it stands in.
#[derive(Clone, Copy)]
pub(in crate::trf) struct Placed<'a> {
    pub(in crate::trf) line: usize,
    pub(in crate::trf) player: &'a PlayerRecord,
}
