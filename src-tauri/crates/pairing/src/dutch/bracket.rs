//! The pairs of one bracket (2 to 4).
//!
//! All perfect matchings of the players still waiting are narrowed down: first
//! by the criteria in falling order, then by the order in which article 4
//! would generate what is left. Whoever is then matched below the bracket
//! floats down.

use super::field::{Field, Player, Strength};
use super::ground::Ground;
use crate::event::{Float, Role};
use crate::matching::{Graph, Optimum, has_perfect_matching};
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
    let ground = Ground::new(field, waiting, level, bye_level);
    let mut bracket = Bracket::closed(&ground)
        .or_else(|| Bracket::with_next_scoregroup(&ground))
        .or_else(|| Bracket::with_everybody(&ground))
        .ok_or(Unpairable::NoCompletePairing { stuck: Vec::new() })?;
    bracket.keep_best();
    bracket.choose_moved_down();
    bracket.choose_remainder();
    let members = bracket.members();
    Ok((0..members)
        .map(|u| (u, bracket.pairings.mate(u)))
        .filter(|&(u, v)| u < v && v < members)
        .map(|(u, v)| (waiting[u], waiting[v]))
        .collect())
}

/// What a vertex of the matching stands for.
#[derive(Debug, Clone, Copy)]
pub(super) enum Vertex<'a> {
    Player(&'a Player),
    /// The opponent of whoever gets the bye.
    Bye,
    /// Somebody below, it does not matter who.
    Below,
}

/// A bracket as a set of perfect matchings. Its members come first, by falling
/// level, and whoever is matched behind them floats down.
struct Bracket<'a> {
    vertices: Vec<Vertex<'a>>,
    /// Falling; 0 for the bye and for somebody below.
    levels: Vec<usize>,
    level: usize,
    /// The level of the next scoregroup, if it is part of the matching.
    next_level: Option<usize>,
    /// \[C8\] when it is not: what it costs there if a member floats down.
    look_ahead: Vec<i64>,
    /// Whether the bye is given in this bracket.
    gives_bye: bool,
    pairings: Optimum,
}

impl<'a> Bracket<'a> {
    /// The bracket by itself, with at most one floater: the usual case. No
    /// other pairing has fewer floaters, so all that matters below is what
    /// follows from who floats.
    fn closed(ground: &Ground<'a>) -> Option<Self> {
        let members = ground.members;
        let odd = !members.len().is_multiple_of(2);
        let mut vertices = ground.players(members);
        let mut look_ahead = Vec::new();
        let mut edges = ground.graph(members, usize::from(odd));
        if ground.gives_bye() {
            if !odd || !has_perfect_matching(&ground.field.may_meet, ground.lower) {
                return None;
            }
            vertices.push(Vertex::Bye);
            for (u, &player) in members.iter().enumerate() {
                if ground.may_have_bye(player) {
                    edges.join(u, members.len());
                }
            }
        } else if odd {
            vertices.push(Vertex::Below);
            let costs = ground.look_ahead();
            let mut grades: Vec<(usize, usize)> = costs.iter().flatten().copied().collect();
            grades.sort_unstable();
            grades.dedup();
            for (u, cost) in costs.into_iter().enumerate() {
                let grade = cost.and_then(|cost| grades.iter().position(|it| *it == cost));
                look_ahead.push(grade.map_or(0, i64_of));
                if grade.is_some() {
                    edges.join(u, members.len());
                }
            }
        } else if !ground.completes(ground.lower) {
            return None;
        }
        Self::new(ground, vertices, None, look_ahead, edges)
    }

    /// The bracket and the next scoregroup, where everybody below them can
    /// take in whoever is left over.
    fn with_next_scoregroup(ground: &Ground<'a>) -> Option<Self> {
        let below = ground.next_level()?;
        if ground.bye_level.is_some_and(|it| it >= below) {
            return None;
        }
        let (upper, lower) = ground.split_below(below);
        if !ground.takes_in(&upper, lower) {
            return None;
        }
        let count = upper.len();
        let mut vertices = ground.players(&upper);
        vertices.resize(2 * count, Vertex::Below);
        let mut edges = ground.graph(&upper, count);
        for u in 0..count {
            edges.join(u, count + u);
            for v in 0..u {
                edges.join(count + u, count + v);
            }
        }
        Self::new(ground, vertices, Some(below), Vec::new(), edges)
    }

    /// Everybody who is still waiting.
    fn with_everybody(ground: &Ground<'a>) -> Option<Self> {
        let count = ground.waiting.len();
        let mut vertices = ground.players(ground.waiting);
        let mut edges = ground.graph(ground.waiting, count % 2);
        if ground.bye_level.is_some() {
            vertices.push(Vertex::Bye);
            for (u, &player) in ground.waiting.iter().enumerate() {
                if ground.may_have_bye(player) {
                    edges.join(u, count);
                }
            }
        }
        Self::new(ground, vertices, ground.next_level(), Vec::new(), edges)
    }

    fn new(
        ground: &Ground<'a>,
        vertices: Vec<Vertex<'a>>,
        next_level: Option<usize>,
        look_ahead: Vec<i64>,
        edges: Graph,
    ) -> Option<Self> {
        let levels = vertices
            .iter()
            .map(|vertex| match vertex {
                Vertex::Player(player) => player.level,
                Vertex::Bye | Vertex::Below => 0,
            })
            .collect();
        Some(Self {
            vertices,
            levels,
            level: ground.level,
            next_level,
            look_ahead,
            gives_bye: ground.gives_bye(),
            pairings: Optimum::new(edges)?,
        })
    }

    fn members(&self) -> usize {
        self.levels.partition_point(|&it| it >= self.level)
    }

    fn moved_down(&self) -> usize {
        self.levels.partition_point(|&it| it > self.level)
    }

    /// Members who want a role, and strongly if asked, when they are many.
    fn majority(&self, at_least: Strength) -> Vec<usize> {
        let wanting = |role: Role| -> Vec<usize> {
            (0..self.members())
                .filter(|&u| match self.vertices[u] {
                    Vertex::Player(player) => {
                        player.wants() == Some(role) && player.strength() >= Some(at_least)
                    }
                    Vertex::Bye | Vertex::Below => false,
                })
                .collect()
        };
        let (first, second) = (wanting(Role::First), wanting(Role::Second));
        if first.len() > second.len() {
            first
        } else {
            second
        }
    }

    /// Keeps the pairings that are best by \[C6\] to \[C21\].
    fn keep_best(&mut self) {
        let (members, moved_down) = (self.members(), self.moved_down());
        let strong_majority = self.majority(Strength::Strong);
        let majority = self.majority(Strength::Mild);
        let (vertices, levels) = (&self.vertices, &self.levels);
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
        if let Some(below) = self.next_level {
            let inside = levels.partition_point(|&it| it >= below);
            let leaves = |u: usize, v: usize| u < inside && v >= inside;
            pairings.minimize(|u, v| i64::from(leaves(u, v)));
            let mut from_levels = levels[..members].to_vec();
            from_levels.dedup();
            for from in from_levels {
                pairings.minimize(|u, v| i64::from(leaves(u, v) && levels[u] == from));
            }
        } else if !self.look_ahead.is_empty() {
            let look_ahead = &self.look_ahead;
            pairings.minimize(|u, v| if floats(u, v) { look_ahead[u] } else { 0 });
        }
        // [C9]
        if self.gives_bye
            && (0..members)
                .filter(|&u| pairings.mate(u) >= members)
                .count()
                == 1
        {
            pairings.minimize(|u, v| match (vertices[u], vertices[v]) {
                (Vertex::Player(player), Vertex::Bye) => i64_of(player.unplayed),
                _ => 0,
            });
        }
        let pair = |u: usize, v: usize| match (vertices[u], vertices[v]) {
            (Vertex::Player(a), Vertex::Player(b)) if v < members => Some((a, b)),
            _ => None,
        };
        let count = |rule: fn(&Player, &Player) -> bool| {
            move |u: usize, v: usize| i64::from(pair(u, v).is_some_and(|(a, b)| rule(a, b)))
        };
        // [C10] to [C13]
        pairings.minimize(count(exceeds_two));
        pairings.minimize(count(third_in_a_row));
        pairings.minimize_with_majority(&majority, count(clash));
        pairings.minimize_with_majority(&strong_majority, count(strong_clash));
        // [C14] to [C17]
        let floated = |u: usize, ago: usize, how: Float| match vertices[u] {
            Vertex::Player(player) => player.floats[ago] == Some(how),
            Vertex::Bye | Vertex::Below => false,
        };
        let meets_moved_down = |u: usize, v: usize| u < moved_down && v < members;
        for ago in 0..2 {
            pairings.minimize(|u, v| {
                i64::from(floats(u, v) && u >= moved_down && floated(u, ago, Float::Down))
            });
            pairings
                .minimize(|u, v| i64::from(meets_moved_down(u, v) && floated(v, ago, Float::Up)));
        }
        // [C18] to [C21]
        for ago in 0..2 {
            for &from in &moved_levels {
                pairings.minimize(|u, v| {
                    i64::from(floats(u, v) && levels[u] == from && floated(u, ago, Float::Down))
                });
            }
            for &from in &moved_levels {
                pairings.minimize(|u, v| {
                    i64::from(
                        meets_moved_down(u, v) && levels[u] == from && floated(v, ago, Float::Up),
                    )
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
        let mut rank = vec![None; self.vertices.len()];
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
                let mut weight = vec![0_i64; self.vertices.len()];
                for (place, &u) in chunk.iter().enumerate() {
                    weight[u] = 1 << place;
                }
                self.pairings
                    .minimize(|u, v| top(u, v).map_or(0, |_| weight[u]));
            }
            for chunk in remainder[upper..].chunks(36) {
                let mut weight = vec![0_i64; self.vertices.len()];
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
        std::cmp::Ordering::Greater => b.repeated() == a.wants().map(Role::opposite),
        std::cmp::Ordering::Less => a.repeated() == a.wants().map(Role::opposite),
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
