//! Who may meet whom, whatever the pairing system: nobody twice (\[C1\]), and
//! nobody whom the tournament forbids.
//!
//! Begin at [`may_meet`]. Where nothing else is left, or where the director
//! wishes it, [`allow_second_meetings`] lets two meet again.

use crate::event::{EntrantNumber, Event};
use crate::matching::{Graph, Optimum};
use crate::round_pairing::{Checked, Pair, SecondMeetings, Watch};

/// Who of `numbers`, which are the vertices in their order, may meet whom: all
/// but those whom the tournament forbids and those each has `met`.
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

/// The pairs of those who meet for the second time.
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

/// Whether somebody may have the bye a second time.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum SecondByes {
    /// \[C2\] holds.
    #[default]
    Never,
    /// Nothing else is left, and the director allowed it.
    Allowed,
}

/// Lets two meet again, as the wishes say: those who are wished to, or as few
/// pairs as possible where no complete pairing exists otherwise. `again` is who
/// could meet if nobody had met yet, `may_have_bye` whom \[C2\] and the wishes
/// allow the bye, `could_have_bye` whom the wishes allow it. Says whether \[C2\]
/// has to be given up as well.
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
