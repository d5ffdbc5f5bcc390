//! Virtual points for accelerated pairings (C.04.7).

use super::{EntrantNumber, HalfPoints, RoundNumber};

/// Virtual points of a range of entrants in a range of rounds, for pairing (TRF record 250).
///
/// Several accelerations add up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Acceleration {
    pub from: RoundNumber,
    pub to: RoundNumber,
    pub first: EntrantNumber,
    pub last: EntrantNumber,
    /// Points added to the primary score.
    pub points: HalfPoints,
}

impl Acceleration {
    /// Returns the virtual points of the entrant in the round.
    pub fn points_for(&self, entrant: EntrantNumber, round: RoundNumber) -> HalfPoints {
        let holds =
            self.from <= round && round <= self.to && self.first <= entrant && entrant <= self.last;
        if holds { self.points } else { HalfPoints::ZERO }
    }
}

/// Returns the Baku acceleration (C.04.7 article 1).
///
/// The upper half of the entrants, rounded up to an even number of pairs, gets virtual points. They
/// are a win's points in the first half of the accelerated rounds and a draw's points in the second
/// half. The accelerated rounds are the first half of all, each half rounded up.
///
/// `entrants` counts those in the first round; `win` and `draw` are the points of the primary
/// score.
pub fn baku_acceleration(
    entrants: u16,
    rounds: u16,
    win: HalfPoints,
    draw: HalfPoints,
) -> Vec<Acceleration> {
    let group_a = entrants.div_ceil(4).saturating_mul(2).min(entrants);
    let accelerated = rounds.div_ceil(2);
    let with_win = accelerated.div_ceil(2);
    let stretch = |from: u16, to: u16, points: HalfPoints| {
        let (from, to) = (RoundNumber::new(from)?, RoundNumber::new(to)?);
        let last = EntrantNumber::new(group_a)?;
        (from <= to).then_some(Acceleration {
            from,
            to,
            first: EntrantNumber::FIRST,
            last,
            points,
        })
    };
    [
        stretch(1, with_win, win),
        stretch(with_win.saturating_add(1), accelerated, draw),
    ]
    .into_iter()
    .flatten()
    .collect()
}
