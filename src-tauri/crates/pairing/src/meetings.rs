//! Possible meetings under any pairing system: no second meetings (\[C1\]), and no banned pairs.
//!
//! Begin at [`may_meet`]. If no other pairing exists, or by the director's wish,
//! [`allow_second_meetings`] allows two to meet again.

use crate::event::{EntrantNumber, Event};
use crate::matching::{Graph, Optimum};
use crate::round_pairing::{Checked, Pair, SecondMeetings, Watch};

/// Returns the possible meetings of `numbers`, which are the vertices in their order.
///
/// Excludes banned pairs and those each has `met`.
pub(crate) fn may_meet(
    event: &Event,
    numbers: &[EntrantNumber],
    met: impl Fn(EntrantNumber) -> Vec<EntrantNumber>,
) -> Graph {
    let round = event.next_round();
    let mut place = vec![None; event.entrant_count()];
    for (at, number) in numbers.iter().enumerate() {
        place[number.index()] = Some(at);
    }
    let at = |number: EntrantNumber| place.get(number.index()).copied().flatten();
    let mut graph = Graph::complete(numbers.len());
    for (one, &number) in numbers.iter().enumerate() {
        for opponent in met(number) {
            if let Some(other) = at(opponent) {
                graph.part(one, other);
            }
        }
    }
    for ban in event.forbidden().iter().filter(|ban| ban.holds_in(round)) {
        let banned: Vec<usize> = ban.entrants.iter().filter_map(|&it| at(it)).collect();
        graph.part_all(&banned);
    }
    graph
}

/// Returns the pairs that meet for the second time.
pub(crate) fn second_meetings(
    pairs: &[Pair],
    met: impl Fn(EntrantNumber) -> Vec<EntrantNumber>,
) -> Vec<(EntrantNumber, EntrantNumber)> {
    pairs
        .iter()
        .map(|pair| (pair.first, pair.second))
        .filter(|&(first, second)| met(first).contains(&second))
        .collect()
}

/// The use of second byes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum SecondByes {
    /// \[C2\] applies.
    #[default]
    Never,
    /// No other pairing exists, and the director allowed it.
    Allowed,
}

/// Allows two to meet again according to the wishes; returns the use of second byes.
///
/// These are the wished pairs, or as few pairs as possible if no complete pairing exists otherwise.
///
/// - `again`: the meetings that would be possible without earlier ones.
/// - `may_have_bye`: true if \[C2\] and the wishes allow the bye.
/// - `could_have_bye`: true if the wishes allow the bye.
pub(crate) fn allow_second_meetings(
    may_meet: &mut Graph,
    mut again: Graph,
    how: SecondMeetings,
    wished: &Checked,
    may_have_bye: impl Fn(usize) -> bool,
    could_have_bye: impl Fn(usize) -> bool,
    watch: &dyn Watch,
) -> SecondByes {
    if how == SecondMeetings::Never {
        return SecondByes::Never;
    }
    for &(a, b) in &wished.apart {
        again.part(a, b);
    }
    for &(a, b) in &wished.pairs {
        if again.has(a, b) {
            may_meet.join(a, b);
        }
        again.keep_pair(a, b);
    }
    if how == SecondMeetings::WhereWished {
        return SecondByes::Never;
    }
    let count = may_meet.len();
    let all = |bye: &dyn Fn(usize) -> bool| {
        let edges = Graph::new(count + count % 2, |u, v| {
            if v < count {
                again.has(u, v)
            } else {
                wished.bye.map_or_else(|| bye(u), |bye| bye == u)
            }
        });
        Optimum::new(edges, watch)
    };
    let first = all(&may_have_bye).map(|pairings| (pairings, SecondByes::Never));
    let found = first.or_else(|| Some((all(&could_have_bye)?, SecondByes::Allowed)));
    let Some((mut pairings, second_byes)) = found else {
        return SecondByes::Never;
    };
    pairings.minimize(|u, v| i64::from(v < count && !may_meet.has(u, v)));
    for u in 0..count {
        let v = pairings.mate(u);
        if v < count && !may_meet.has(u, v) {
            may_meet.join(u, v);
        }
    }
    second_byes
}
