//! The pairs of one bracket (2 to 4).
//!
//! All perfect matchings of the players still waiting are narrowed down: first
//! by the criteria in falling order, then by the order in which article 4
//! would generate what is left. Whoever is then matched below the bracket
//! floats down.

use super::field::{Field, Player, Strength};
use crate::event::Float;
use crate::matching::{Graph, Optimum};
use crate::round_pairing::Unpairable;

/// Pairs the bracket whose residents have this level; players still waiting
/// with a higher level are its moved-down players. `bye_level` is the level
/// from which the bye is taken.
pub(super) fn pair(
    field: &Field,
    waiting: &[usize],
    level: usize,
    bye_level: Option<usize>,
) -> Result<Vec<(usize, usize)>, Unpairable> {
    let has_bye = !waiting.len().is_multiple_of(2);
    let count = waiting.len() + usize::from(has_bye);
    let all: Vec<Option<&Player>> = waiting
        .iter()
        .map(|&player| Some(&field.players[player]))
        .chain(has_bye.then_some(None))
        .collect();
    let pairings = Optimum::new(Graph::new(count, |u, v| match (all[u], all[v]) {
        (Some(_), Some(_)) => field.may_meet.has(waiting[u], waiting[v]),
        (Some(player), None) => !player.barred_from_bye && Some(player.level) == bye_level,
        (None, _) => false,
    }))
    .ok_or(Unpairable::NoCompletePairing { stuck: Vec::new() })?;
    let mut bracket = Bracket {
        levels: all
            .iter()
            .map(|it| it.map_or(0, |player| player.level))
            .collect(),
        all,
        level,
        pairings,
    };
    bracket.keep_best(bye_level);
    bracket.choose_moved_down();
    bracket.choose_remainder();
    let members = bracket.members();
    Ok((0..members)
        .map(|u| (u, bracket.pairings.mate(u)))
        .filter(|&(u, v)| u < v && v < members)
        .map(|(u, v)| (waiting[u], waiting[v]))
        .collect())
}

/// The place for the opponent of the bye is last, with level 0.
struct Bracket<'a> {
    all: Vec<Option<&'a Player>>,
    /// Falling.
    levels: Vec<usize>,
    level: usize,
    pairings: Optimum,
}

impl Bracket<'_> {
    fn members(&self) -> usize {
        self.levels.partition_point(|&it| it >= self.level)
    }

    fn moved_down(&self) -> usize {
        self.levels.partition_point(|&it| it > self.level)
    }

    /// Keeps the pairings that are best by \[C6\] to \[C21\].
    fn keep_best(&mut self, bye_level: Option<usize>) {
        let (members, moved_down) = (self.members(), self.moved_down());
        let (all, levels, level) = (&self.all, &self.levels, self.level);
        let pairings = &mut self.pairings;
        let floats = |u: usize, v: usize| u < members && v >= members;
        let mut moved_levels = levels[..moved_down].to_vec();
        moved_levels.dedup();
        // [C6] [C7]
        pairings.minimize(|u, v| i64::from(floats(u, v)));
        for &from in &moved_levels {
            pairings.minimize(|u, v| i64::from(floats(u, v) && levels[u] == from));
        }
        // [C8]
        let below = levels.get(members).copied().unwrap_or(0);
        if below > 0 {
            let inside = levels.partition_point(|&it| it >= below);
            let leaves = |u: usize, v: usize| u < inside && v >= inside;
            pairings.minimize(|u, v| i64::from(leaves(u, v)));
            let mut from_levels = levels[..members].to_vec();
            from_levels.dedup();
            for from in from_levels {
                pairings.minimize(|u, v| i64::from(leaves(u, v) && levels[u] == from));
            }
        }
        // [C9]
        let bye = all.len() - 1;
        if bye_level.is_some_and(|it| it >= level)
            && all[bye].is_none()
            && (0..members)
                .filter(|&u| pairings.mate(u) >= members)
                .count()
                == 1
            && pairings.mate(bye) < members
        {
            pairings.minimize(|u, v| match (all[u], v == bye) {
                (Some(player), true) => i64::try_from(player.unplayed).unwrap_or(i64::MAX),
                _ => 0,
            });
        }
        let pair = |u: usize, v: usize| -> Option<(&Player, &Player)> {
            if v < members {
                all[u].zip(all[v])
            } else {
                None
            }
        };
        let count = |rule: fn(&Player, &Player) -> bool| {
            move |u: usize, v: usize| i64::from(pair(u, v).is_some_and(|(a, b)| rule(a, b)))
        };
        // [C10] to [C13]
        pairings.minimize(count(exceeds_two));
        pairings.minimize(count(third_in_a_row));
        pairings.minimize(count(clash));
        pairings.minimize(count(strong_clash));
        // [C14] to [C17]
        let downfloated = |u: usize, ago: usize| {
            all[u].is_some_and(|player| player.floats[ago] == Some(Float::Down))
        };
        let upfloated = |u: usize, ago: usize| {
            all[u].is_some_and(|player| player.floats[ago] == Some(Float::Up))
        };
        let meets_moved_down = |u: usize, v: usize| u < moved_down && v < members;
        for ago in 0..2 {
            pairings
                .minimize(|u, v| i64::from(floats(u, v) && u >= moved_down && downfloated(u, ago)));
            pairings.minimize(|u, v| i64::from(meets_moved_down(u, v) && upfloated(v, ago)));
        }
        // [C18] to [C21]
        for ago in 0..2 {
            for &from in &moved_levels {
                pairings.minimize(|u, v| {
                    i64::from(floats(u, v) && levels[u] == from && downfloated(u, ago))
                });
            }
            for &from in &moved_levels {
                pairings.minimize(|u, v| {
                    i64::from(meets_moved_down(u, v) && levels[u] == from && upfloated(v, ago))
                });
            }
        }
    }

    /// Chooses the moved-down players to pair (4.4) and their opponents (4.2).
    fn choose_moved_down(&mut self) {
        let (members, moved_down) = (self.members(), self.moved_down());
        for one in 0..moved_down {
            self.pairings
                .minimize(|u, v| i64::from(u == one && v >= members));
        }
        for one in 0..moved_down {
            if self.pairings.mate(one) < members {
                self.pairings.take_first_partner(one);
            }
        }
    }

    /// Pairs the residents that are left: exchanges (4.3), transpositions (4.2).
    fn choose_remainder(&mut self) {
        let (members, moved_down) = (self.members(), self.moved_down());
        let remainder: Vec<usize> = (moved_down..members)
            .filter(|&u| self.pairings.mate(u) >= moved_down)
            .collect();
        let mut rank = vec![None; self.all.len()];
        for (place, &u) in remainder.iter().enumerate() {
            rank[u] = Some(place);
        }
        let upper = remainder
            .iter()
            .filter(|&&u| self.pairings.mate(u) > u && self.pairings.mate(u) < members)
            .count();
        // In a pair of the remainder, the higher ranked is in S1.
        let top = |u: usize, v: usize| rank[u].filter(|_| v < members);
        // 4.3.2: fewest exchanged, least difference.
        let exchanged = self
            .pairings
            .minimize(|u, v| i64::from(top(u, v).is_some_and(|place| place >= upper)));
        if exchanged > 0 {
            self.pairings.minimize(|u, v| top(u, v).map_or(0, i64_of));
            // The largest numbers leave S1, the smallest leave S2.
            let chunks: Vec<&[usize]> = remainder[..upper].rchunks(36).collect();
            for chunk in chunks {
                let mut weight = vec![0_i64; self.all.len()];
                for (place, &u) in chunk.iter().enumerate() {
                    weight[u] = 1 << place;
                }
                self.pairings
                    .minimize(|u, v| top(u, v).map_or(0, |_| weight[u]));
            }
            for chunk in remainder[upper..].chunks(36) {
                let mut weight = vec![0_i64; self.all.len()];
                for (place, &u) in chunk.iter().enumerate() {
                    weight[u] = 1 << (36 - place);
                }
                self.pairings
                    .minimize(|u, v| weight[v] + if v >= members { weight[u] } else { 0 });
            }
        }
        for &one in &remainder {
            let mate = self.pairings.mate(one);
            if one < mate && mate < members {
                self.pairings.take_first_partner(one);
            }
        }
    }
}

/// \[C10\]: one of them gets a difference beyond two.
fn exceeds_two(a: &Player, b: &Player) -> bool {
    a.wants() == b.wants() && a.difference.abs() > 1 && b.difference.abs() > 1
}

/// \[C11\]: one of them gets the same role a third time running.
fn third_in_a_row(a: &Player, b: &Player) -> bool {
    if !(a.is_absolute() && b.is_absolute() && a.wants() == b.wants()) {
        return false;
    }
    match a.difference.abs().cmp(&b.difference.abs()) {
        std::cmp::Ordering::Equal => a.repeated().is_some() && a.repeated() == b.repeated(),
        std::cmp::Ordering::Greater => b.repeated() == a.wants().map(crate::event::Role::opposite),
        std::cmp::Ordering::Less => a.repeated() == a.wants().map(crate::event::Role::opposite),
    }
}

/// \[C12\]: both want the same role.
fn clash(a: &Player, b: &Player) -> bool {
    a.wants().is_some() && a.wants() == b.wants()
}

/// \[C13\]: one of them does not get a strong preference.
fn strong_clash(a: &Player, b: &Player) -> bool {
    clash(a, b)
        && a.strength() >= Some(Strength::Strong)
        && b.strength() >= Some(Strength::Strong)
        && !(a.is_absolute() && b.is_absolute())
}

fn i64_of(place: usize) -> i64 {
    i64::try_from(place).unwrap_or(i64::MAX)
}
