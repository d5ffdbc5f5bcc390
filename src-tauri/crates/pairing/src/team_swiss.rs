//! The Swiss team system of FIDE (C.04.6, in force since 1 February 2026).
//!
//! Begin at [`pair_round`]. It follows article 3.3.2:
//!
//! 1. The bye (`bye`).
//! 2. From the top scoregroup down, the upfloaters that make it even and possible (`upfloaters`),
//!    and
//!    the pairs of that bracket (`bracket`).
//! 3. The roles (`roles`).
//!
//! Teams never float down.
//!
//! Where the text is ambiguous, [`Options`] names both readings. For pairings by hand, begin at
//! [`pair_round_by_hand`] or [`judge_round`]; [`explain`] returns the reason for a pairing.
//!
//! Not here: the points of a result (`event`), and color. The role First means White in the
//! articles.

mod bracket;
mod bye;
mod field;
mod judge;
mod options;
mod roles;
mod upfloaters;

pub use options::{
    BracketOrder, Compliance, FloatScore, LookAhead, Meeting, Options, ZeroDifferenceInLastRound,
};

use crate::event::Event;
use crate::meetings::{allow_second_meetings, may_meet, second_meetings};
use crate::round_pairing::{
    self, About, BracketRecord, Checked, Pair, Reason, RoundPairing, Unpairable, Unwatched, Watch,
    WishRefusal, Wishes,
};
use field::Field;

/// Pairs the next round of the event.
///
/// # Errors
/// Fails with [`Unpairable`] if no complete pairing exists (article 3.3.3).
pub fn pair_round(event: &Event, options: &Options) -> Result<RoundPairing, Unpairable> {
    pair_round_by_hand(event, options, &Wishes::default(), &Unwatched)
}

/// Pairs the next round around the director's wishes.
///
/// Wished pairs are outside the brackets, which contain the other teams.
///
/// # Errors
/// Fails with [`Unpairable`] as in [`pair_round`], with [`Unpairable::Cancelled`] if `watch`
/// cancels, and with [`Unpairable::Refused`] if a wish is refused.
pub fn pair_round_by_hand(
    event: &Event,
    options: &Options,
    wishes: &Wishes,
    watch: &dyn Watch,
) -> Result<RoundPairing, Unpairable> {
    let (field, wished) = prepare(event, options, wishes, watch)?;
    let total = field.teams.len();
    let mut waiting: Vec<usize> = (0..total).collect();
    waiting.retain(|&team| !wished.pairs.iter().any(|&(a, b)| a == team || b == team));
    let bye = bye::choose(&field, &wished, &waiting)?;
    waiting.retain(|&team| Some(team) != bye);
    let mut pairs = wished.pairs.clone();
    let mut brackets = Vec::new();
    while !waiting.is_empty() {
        if watch.is_cancelled() {
            return Err(Unpairable::Cancelled);
        }
        watch.progress(total - waiting.len(), total);
        let mut members = upfloaters::choose(&field, options, &wished, &waiting)?;
        members.sort_unstable();
        let found = bracket::pair(&field, options, &members)?;
        waiting.retain(|team| members.binary_search(team).is_err());
        brackets.push(judge::record(&field, options, &found, &waiting));
        pairs.extend(found);
    }
    if watch.is_cancelled() {
        return Err(Unpairable::Cancelled);
    }
    Ok(finish(event, options, &field, pairs, bye, brackets))
}

/// Judges a given pairing of the next round by the same criteria.
///
/// Pairs are put into the bracket of the higher scored team.
///
/// # Errors
/// Fails with [`Unpairable::Refused`] if it names a team twice or not at all, or pairs two who may
/// not meet.
pub fn judge_round(
    event: &Event,
    options: &Options,
    pairing: &Wishes,
) -> Result<RoundPairing, Unpairable> {
    let (field, wished) = prepare(event, options, pairing, &Unwatched)?;
    let mut waiting: Vec<usize> = (0..field.teams.len()).collect();
    for &(a, b) in &wished.pairs {
        waiting.retain(|&it| it != a && it != b);
    }
    waiting.retain(|&it| Some(it) != wished.bye);
    if let Some(&left) = waiting.first() {
        let entrant = field.number(left);
        return Err(WishRefusal::LeftOut { entrant }.into());
    }
    let brackets = judge::brackets(&field, options, &wished.pairs);
    Ok(finish(
        event,
        options,
        &field,
        wished.pairs,
        wished.bye,
        brackets,
    ))
}

/// Returns the reason for a pairing made by [`pair_round_by_hand`].
///
/// Pairs the round again without the pair, float or bye in question.
///
/// # Errors
/// Fails with [`Unpairable::Cancelled`] if `watch` cancels.
pub fn explain(
    event: &Event,
    options: &Options,
    wishes: &Wishes,
    own: &RoundPairing,
    about: About,
    watch: &dyn Watch,
) -> Result<Reason, Unpairable> {
    let order = match about {
        About::Pair(..) => "3.6.3",
        About::Floater(_) => "3.5.4",
        About::Bye(_) => "3.4.4",
    };
    round_pairing::explain(about, wishes, own, "C3", order, |without| {
        pair_round_by_hand(event, options, without, watch)
    })
}

fn prepare<'w>(
    event: &Event,
    options: &Options,
    wishes: &Wishes,
    watch: &'w dyn Watch,
) -> Result<(Field<'w>, Checked), Unpairable> {
    let numbers = event.to_be_paired();
    if numbers.is_empty() {
        return Err(Unpairable::Nobody);
    }
    let wished = wishes.check(event, &numbers)?;
    let mut field = Field::new(event, options, watch);
    for &(a, b) in &wished.apart {
        field.may_meet.part(a, b);
    }
    let again = may_meet(event, &numbers, |_| Vec::new());
    let teams = &field.teams;
    field.second_byes = allow_second_meetings(
        &mut field.may_meet,
        again,
        wishes.second_meetings,
        &wished,
        |it| !teams[it].barred_from_bye && !wished.no_bye.contains(&it),
        |it| !wished.no_bye.contains(&it),
        watch,
    );
    for &(a, b) in &wished.pairs {
        if !field.may_meet.has(a, b) {
            let (a, b) = (field.number(a), field.number(b));
            return Err(WishRefusal::MayNotMeet { a, b }.into());
        }
    }
    Ok((field, wished))
}

fn finish(
    event: &Event,
    options: &Options,
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
        second_meetings: second_meetings(&pairs, |number| field::met(event, options, number)),
        pairs,
        bye: bye.map(|team| field.number(team)),
        bye_shortfalls: bye.map_or(Vec::new(), |team| bye::shortfalls(field, team)),
        brackets,
    }
}

impl Field<'_> {
    /// Returns the sort key of the tables (C.04.2 article 3.6).
    fn table_order(&self, a: usize, b: usize) -> impl Ord + use<> {
        let (one, other) = (&self.teams[a], &self.teams[b]);
        std::cmp::Reverse((
            one.pairing_score.max(other.pairing_score),
            one.pairing_score + other.pairing_score,
            std::cmp::Reverse(one.number.min(other.number)),
        ))
    }

    fn pair(&self, first: usize, second: usize, role_article: &'static str) -> Pair {
        Pair {
            first: self.number(first),
            second: self.number(second),
            role_article,
        }
    }
}
