//! The Dutch system of FIDE (C.04.3, in force since 1 February 2026).
//!
//! Begin at [`pair_round`]. The score of the bye comes first (`bye`, \[C5\]),
//! then the brackets from the top down (`bracket`): all pairings of everybody
//! still waiting are narrowed down by \[C6\] to \[C21\] and then to the one
//! that article 4 would generate first. Roles come last (`roles`, article 5).
//!
//! Acceleration (C.04.7), forbidden pairs, requested byes, late entries and
//! withdrawals come with the event.
//!
//! Not here: what a result is worth (`event`); First stands for White.

mod bracket;
mod bye;
mod field;
mod ground;
mod roles;

use crate::event::Event;
use crate::round_pairing::{RoundPairing, Unpairable, Unwatched, Watch};
use field::Field;

/// Pairs the next round of the event.
///
/// # Errors
/// [`Unpairable`] when no complete pairing exists (article 1.9.3).
pub fn pair_round(event: &Event) -> Result<RoundPairing<()>, Unpairable> {
    pair_round_watched(event, &Unwatched)
}

/// Pairs the next round while someone watches, who may stop it.
///
/// # Errors
/// [`Unpairable`] as for [`pair_round`], and [`Unpairable::Cancelled`].
pub fn pair_round_watched(
    event: &Event,
    watch: &dyn Watch,
) -> Result<RoundPairing<()>, Unpairable> {
    let field = Field::new(event);
    if field.players.is_empty() {
        return Err(Unpairable::Nobody);
    }
    let total = field.players.len();
    let bye_level = bye::level(&field)?;
    let mut waiting: Vec<usize> = (0..total).collect();
    let mut pairs = Vec::with_capacity(total / 2);
    let mut level = field.players[0].level;
    loop {
        if watch.is_cancelled() {
            return Err(Unpairable::Cancelled);
        }
        watch.progress(total - waiting.len(), total);
        let found = bracket::pair(&field, &waiting, level, bye_level)?;
        let mut paired = vec![false; total];
        for &(a, b) in &found {
            paired[a] = true;
            paired[b] = true;
        }
        pairs.extend(found);
        waiting.retain(|&player| !paired[player]);
        let below = waiting
            .iter()
            .map(|&player| field.players[player].level)
            .filter(|&it| it < level)
            .max();
        let Some(next) = below else { break };
        level = next;
    }
    let bye = waiting.first().copied();
    pairs.sort_by_key(|&(a, b)| field.table_order(a, b));
    Ok(RoundPairing {
        round: field.round,
        pairs: pairs
            .into_iter()
            .map(|(a, b)| roles::allocate(&field, a, b))
            .collect(),
        bye: bye.map(|player| field.players[player].number),
        reasons: (),
    })
}

impl Field {
    /// The order of the tables (C.04.2 article 3.6).
    fn table_order(&self, a: usize, b: usize) -> impl Ord + use<> {
        use std::cmp::Reverse;
        let (one, other) = (&self.players[a.min(b)], &self.players[a.max(b)]);
        (
            Reverse(one.score),
            Reverse(one.score + other.score),
            one.number,
        )
    }
}
