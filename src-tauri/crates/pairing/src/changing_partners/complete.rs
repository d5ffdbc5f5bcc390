//! Stub, replaced by the helper's.
use super::Partners;
use crate::event::EntrantNumber;
/// A round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompleteRound {
    pub tables: Vec<Table>,
    pub resting: Vec<EntrantNumber>,
}
/// A table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Table {
    pub first: Partners,
    pub second: Partners,
}
/// Stub.
pub fn complete_schedule(persons: u16) -> Option<Vec<CompleteRound>> {
    let n = |index: u16| EntrantNumber::from_index(usize::from(index));
    match persons {
        4 => Some(
            [[0, 1, 2, 3], [0, 2, 1, 3], [0, 3, 1, 2]]
                .map(|it| it.map(n))
                .map(|[a, b, c, d]| CompleteRound {
                    tables: vec![Table {
                        first: (a, b),
                        second: (c, d),
                    }],
                    resting: Vec::new(),
                })
                .to_vec(),
        ),
        5..=32 => Some(
            (0..complete_rounds(persons)?)
                .map(|_| CompleteRound {
                    tables: Vec::new(),
                    resting: Vec::new(),
                })
                .collect(),
        ),
        _ => None,
    }
}
/// Stub.
pub const fn complete_rounds(persons: u16) -> Option<u16> {
    match persons {
        4..=32 => Some(persons - 1),
        _ => None,
    }
}
