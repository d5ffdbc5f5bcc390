//! The Dutch system of FIDE (C.04.3, in force since 1 February 2026).
//!
//! Begin at [`pair_round`]. The score of the bye comes first (`bye`, \[C5\]), then the brackets
//! from the top down (`bracket`). All pairings of the unpaired players are narrowed down by \[C6\]
//! to \[C21\], and then to the first in the order of article 4. Roles come last (`roles`,
//! article 5).
//!
//! Acceleration (C.04.7), forbidden pairs, requested byes, late entries and withdrawals are part of
//! the event.
//!
//! For pairings by hand, begin at [`pair_round_by_hand`] or [`judge_round`]; [`explain`] returns
//! the reason for a pairing.
//!
//! Not here: the points of a result (`event`). First means White.

mod bracket;
mod bye;
mod field;
mod ground;
mod roles;
mod scene;

use crate::event::Event;
use crate::meetings::{allow_second_meetings, second_meetings};
use crate::round_pairing::{
    self, About, BracketRecord, Checked, Pair, Reason, RoundPairing, Shortfall, Unpairable,
    Unwatched, Watch, WishRefusal, Wishes,
};
use field::Field;

/// Pairs the next round of the event.
///
/// # Errors
/// Fails with [`Unpairable`] if no complete pairing exists (article 1.9.3).
pub fn pair_round(event: &Event) -> Result<RoundPairing, Unpairable> {
    pair_round_by_hand(event, &Wishes::default(), &Unwatched)
}

/// Pairs the next round around the director's wishes.
///
/// Wished pairs and a wished bye are outside the brackets, which contain the other players.
///
/// # Errors
/// Fails with [`Unpairable`] as in [`pair_round`], with [`Unpairable::Cancelled`] if `watch`
/// cancels, and with [`Unpairable::Refused`] if a wish is refused.
pub fn pair_round_by_hand(
    event: &Event,
    wishes: &Wishes,
    watch: &dyn Watch,
) -> Result<RoundPairing, Unpairable> {
    let (field, wished) = prepare(event, wishes, watch)?;
    let total = field.players.len();
    let mut waiting: Vec<usize> = (0..total).collect();
    waiting.retain(|&it| !wished.pairs.iter().any(|&(a, b)| a == it || b == it));
    waiting.retain(|&it| Some(it) != wished.bye);
    let bye_level = bye::level(&field, &waiting)?;
    let mut pairs = wished.pairs.clone();
    let mut brackets = Vec::new();
    let mut next = waiting.first().map(|&it| field.players[it].level);
    while let Some(level) = next {
        if watch.is_cancelled() {
            return Err(Unpairable::Cancelled);
        }
        watch.progress(total - waiting.len(), total);
        let (found, record) = bracket::pair(&field, &waiting, level, bye_level)?;
        brackets.push(record);
        let mut paired = vec![false; total];
        for &(a, b) in &found {
            paired[a] = true;
            paired[b] = true;
        }
        pairs.extend(found);
        waiting.retain(|&player| !paired[player]);
        next = field.next_level(&waiting, level);
    }
    if watch.is_cancelled() {
        return Err(Unpairable::Cancelled);
    }
    let bye = wished.bye.or(waiting.first().copied());
    Ok(finish(event, &field, pairs, bye, brackets))
}

/// Judges a given pairing of the next round by the same criteria.
///
/// # Errors
/// Fails with [`Unpairable::Refused`] if it names a player twice or not at all, or pairs two who
/// may not meet.
pub fn judge_round(event: &Event, pairing: &Wishes) -> Result<RoundPairing, Unpairable> {
    let (field, wished) = prepare(event, pairing, &Unwatched)?;
    let mut waiting: Vec<usize> = (0..field.players.len()).collect();
    let mut partner = vec![None; waiting.len()];
    for &(a, b) in &wished.pairs {
        partner[a] = Some(b);
        partner[b] = Some(a);
    }
    let left_out = |it: &usize| partner[*it].is_none() && Some(*it) != wished.bye;
    if let Some(&left) = waiting.iter().find(|it| left_out(it)) {
        let entrant = field.number(left);
        return Err(WishRefusal::LeftOut { entrant }.into());
    }
    let bye_level = wished.bye.map(|it| field.players[it].level);
    let mut brackets = Vec::new();
    let mut next = waiting.first().map(|&it| field.players[it].level);
    while let Some(level) = next {
        brackets.push(bracket::judge(&field, &waiting, level, bye_level, &|it| {
            partner[it]
        }));
        let inside = |it: usize| field.players[it].level >= level;
        waiting.retain(|&it| !(inside(it) && partner[it].is_some_and(inside)));
        next = field.next_level(&waiting, level);
    }
    Ok(finish(event, &field, wished.pairs, wished.bye, brackets))
}

/// Returns the reason for a pairing made by [`pair_round_by_hand`].
///
/// Pairs the round again without the pair, float or bye in question.
///
/// # Errors
/// Fails with [`Unpairable::Cancelled`] if `watch` cancels.
pub fn explain(
    event: &Event,
    wishes: &Wishes,
    own: &RoundPairing,
    about: About,
    watch: &dyn Watch,
) -> Result<Reason, Unpairable> {
    round_pairing::explain(about, wishes, own, "C4", "4.2.2", |without| {
        pair_round_by_hand(event, without, watch)
    })
}

fn prepare<'w>(
    event: &Event,
    wishes: &Wishes,
    watch: &'w dyn Watch,
) -> Result<(Field<'w>, Checked), Unpairable> {
    let mut field = Field::new(event, watch);
    if field.players.is_empty() {
        return Err(Unpairable::Nobody);
    }
    let numbers: Vec<_> = field.players.iter().map(|it| it.number).collect();
    let wished = wishes.check(event, &numbers)?;
    field.watch(&wished);
    let again = field::meetings(event, &field.players, |_| Vec::new());
    let players = &field.players;
    field.second_byes = allow_second_meetings(
        &mut field.may_meet,
        again,
        wishes.second_meetings,
        &wished,
        |it| !players[it].barred_from_bye && !wished.no_bye.contains(&it),
        |it| !wished.no_bye.contains(&it),
        watch,
    );
    for &(one, other) in &wished.pairs {
        if !field.may_meet.has(one, other) {
            let (a, b) = (field.number(one), field.number(other));
            let refusal = if field.clash_absolutely(one, other) {
                WishRefusal::SameAbsolutePreference { a, b }
            } else {
                WishRefusal::MayNotMeet { a, b }
            };
            return Err(refusal.into());
        }
    }
    Ok((field, wished))
}

fn finish(
    event: &Event,
    field: &Field,
    mut pairs: Vec<(usize, usize)>,
    bye: Option<usize>,
    brackets: Vec<BracketRecord>,
) -> RoundPairing {
    pairs.sort_by_key(|&(a, b)| field.table_order(a, b));
    let pairs: Vec<Pair> = pairs
        .into_iter()
        .map(|(a, b)| roles::allocate(field, a, b))
        .collect();
    RoundPairing {
        round: field.round,
        second_meetings: second_meetings(&pairs, |number| field::met(event, number)),
        pairs,
        bye: bye.map(|player| field.number(player)),
        bye_shortfalls: bye.map_or(Vec::new(), |player| {
            let it = &field.players[player];
            vec![
                Shortfall::one("C2", i64::from(it.barred_from_bye)),
                Shortfall::one("C5", i64::from(it.score.get())),
            ]
        }),
        brackets,
    }
}

impl Field<'_> {
    /// Returns the level of the next bracket below; `None` for the last.
    fn next_level(&self, waiting: &[usize], level: usize) -> Option<usize> {
        waiting
            .iter()
            .map(|&player| self.players[player].level)
            .filter(|&it| it < level)
            .max()
    }

    /// True if \[C3\] forbids the pair.
    fn clash_absolutely(&self, a: usize, b: usize) -> bool {
        let (a, b) = (&self.players[a], &self.players[b]);
        a.is_absolute()
            && b.is_absolute()
            && a.wants() == b.wants()
            && !a.is_topscorer
            && !b.is_topscorer
    }

    /// Returns the sort key of the tables (C.04.2 article 3.6).
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
