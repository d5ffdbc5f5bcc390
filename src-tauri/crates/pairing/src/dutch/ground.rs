//! The players around a bracket, and the possible pairings of those below it.

use super::field::Field;
use super::scene::{LookAhead, Vertex};
use crate::matching::{Graph, Optimum, Region, bits_of, has_perfect_matching};

/// All unpaired players when a bracket is paired.
pub(super) struct Ground<'a> {
    pub(super) field: &'a Field<'a>,
    /// By falling level, then by number.
    pub(super) waiting: &'a [usize],
    /// The moved-down players and the residents among them.
    pub(super) members: &'a [usize],
    /// The players below.
    pub(super) lower: &'a [usize],
    /// The level of the residents.
    pub(super) level: usize,
    /// The level from which the bye is taken; `None` once it is given.
    pub(super) bye_level: Option<usize>,
}

impl<'a> Ground<'a> {
    pub(super) fn new(
        field: &'a Field<'a>,
        waiting: &'a [usize],
        level: usize,
        bye_level: Option<usize>,
    ) -> Self {
        let (members, lower) =
            waiting.split_at(waiting.partition_point(|&it| field.players[it].level >= level));
        Self {
            field,
            waiting,
            members,
            lower,
            level,
            bye_level: bye_level.filter(|_| !waiting.len().is_multiple_of(2)),
        }
    }

    /// True if a member gets the bye, because no player below may.
    pub(super) fn gives_bye(&self) -> bool {
        self.bye_level.is_some_and(|it| it >= self.level)
    }

    /// True if \[C2\] and \[C5\] allow the bye.
    pub(super) fn may_have_bye(&self, player: usize) -> bool {
        let it = &self.field.players[player];
        self.field.may_have_bye(player) && !it.must_not_float && Some(it.level) == self.bye_level
    }

    /// True if the director allows a player to float down.
    pub(super) fn may_float(&self, player: usize) -> bool {
        !self.field.players[player].must_not_float
    }

    /// Returns the level of the next scoregroup; `None` without one.
    pub(super) fn next_level(&self) -> Option<usize> {
        self.lower.first().map(|&it| self.field.players[it].level)
    }

    pub(super) fn players(&self, players: &[usize]) -> Vec<Vertex<'a>> {
        let of = |player: usize| Vertex::Player(&self.field.players[player]);
        players.iter().map(|&player| of(player)).collect()
    }

    /// Returns the graph of possible meetings, with `more` isolated vertices.
    pub(super) fn graph(&self, players: &[usize], more: usize) -> Graph {
        let count = players.len();
        Graph::new(count + more, |u, v| {
            v < count && self.field.may_meet.has(players[u], players[v])
        })
    }

    /// Adds an edge from each of these players to a vertex of a player below.
    ///
    /// They come first in the graph. Unneeded vertices are joined with each other.
    pub(super) fn let_float(&self, edges: &mut Graph, players: &[usize]) {
        let count = players.len();
        for (u, &player) in players.iter().enumerate() {
            if self.may_float(player) {
                edges.join(u, count + u);
            }
            for v in 0..u {
                edges.join(count + u, count + v);
            }
        }
    }

    /// Splits the unpaired players at a level: those down to it, and those below.
    pub(super) fn split_below(&self, level: usize) -> (Vec<usize>, &'a [usize]) {
        let at = self
            .waiting
            .partition_point(|&it| self.field.players[it].level >= level);
        (self.waiting[..at].to_vec(), &self.waiting[at..])
    }

    /// True if these players can be paired with each other; one gets the bye if it is still to be
    /// given.
    pub(super) fn completes(&self, players: &[usize]) -> bool {
        if self.bye_level.is_none() {
            return has_perfect_matching(&self.field.may_meet, players);
        }
        players.iter().rev().any(|&bye| {
            self.may_have_bye(bye)
                && has_perfect_matching(&self.field.may_meet, &without(players, bye))
        })
    }

    /// True if the lower players can be paired together with any leftover upper players, if the
    /// number is even.
    ///
    /// A result of `true` is certain: each has more than enough possible partners among the lower
    /// players.
    pub(super) fn takes_in(&self, upper: &[usize], lower: &[usize]) -> bool {
        let rest = match self.bye_level {
            None => lower.to_vec(),
            Some(_) => match lower.iter().rev().find(|&&it| self.may_have_bye(it)) {
                Some(&bye) => without(lower, bye),
                None => return false,
            },
        };
        let inside = bits_of(self.field.players.len(), rest.iter().copied());
        let most = rest.len() + upper.len();
        !rest.is_empty()
            && upper
                .iter()
                .chain(&rest)
                .all(|&it| self.field.may_meet.degree_among(it, &inside) * 2 >= most)
    }

    /// Returns \[C8\] for each member as the only floater.
    ///
    /// The result has the number of players that then float from the next scoregroup, and if the
    /// member itself does. `None` if the round could not be completed.
    pub(super) fn look_ahead(&self) -> Vec<Option<LookAhead>> {
        let Some(next_level) = self.next_level() else {
            return vec![None; self.members.len()];
        };
        let end = self
            .lower
            .partition_point(|&it| self.field.players[it].level >= next_level);
        let (next, below) = self.lower.split_at(end);
        let mut ahead = After {
            ground: self,
            next,
            below,
            below_completes: None,
            leaver: self.leaver(next, below),
            crowd: None,
            takes_in_next: None,
        };
        let watch = self.field.watch;
        let of = |&it: &usize| (!watch.is_cancelled()).then(|| ahead.of(it)).flatten();
        self.members.iter().map(of).collect()
    }

    /// Returns a player of the next scoregroup with whom the players below can be paired.
    ///
    /// `None` if the scoregroup is odd. Only its last eight players are tried.
    fn leaver(&self, next: &[usize], below: &[usize]) -> Option<usize> {
        if !next.len().is_multiple_of(2) {
            return None;
        }
        next.iter().rev().take(8).copied().find(|&it| {
            let rest: Vec<usize> = below.iter().chain([&it]).copied().collect();
            self.completes(&rest)
        })
    }
}

/// The players below a bracket from which one player floats down.
struct After<'a, 'b> {
    ground: &'b Ground<'a>,
    next: &'a [usize],
    below: &'a [usize],
    below_completes: Option<bool>,
    /// A player of the next scoregroup with whom those below can be paired; `None` if none was
    /// found.
    leaver: Option<usize>,
    /// The players of the next scoregroup that are paired with the floater and each other.
    crowd: Option<Crowd>,
    takes_in_next: Option<bool>,
}

/// An odd set of players.
struct Crowd {
    players: Vec<usize>,
    inside: Vec<u64>,
    /// True if each may meet more than half of the others.
    is_easy: bool,
}

impl Crowd {
    fn new(field: &Field<'_>, players: Vec<usize>) -> Self {
        let inside = bits_of(field.players.len(), players.iter().copied());
        let half = players.len().div_ceil(2);
        Self {
            is_easy: players
                .iter()
                .all(|&it| field.may_meet.degree_among(it, &inside) >= half),
            players,
            inside,
        }
    }

    /// True if they can be paired together with one more player.
    fn takes(&self, field: &Field<'_>, one: usize) -> bool {
        let half = self.players.len().div_ceil(2);
        // If each may meet half of the others, they can be paired (Dirac).
        if self.is_easy && field.may_meet.degree_among(one, &self.inside) >= half {
            return true;
        }
        let mut bracket = vec![one];
        bracket.extend(&self.players);
        has_perfect_matching(&field.may_meet, &bracket)
    }
}

impl After<'_, '_> {
    fn of(&mut self, floater: usize) -> Option<LookAhead> {
        if self.least_possible(floater) {
            return Some(LookAhead {
                leaving: i64::from(self.next.len().is_multiple_of(2)),
                itself: 0,
            });
        }
        self.exact(floater)
    }

    /// True if no player floats from the scoregroup, or one if the number is odd.
    ///
    /// A result of `true` is certain.
    fn least_possible(&mut self, floater: usize) -> bool {
        let ground = self.ground;
        let leaver = if self.next.len().is_multiple_of(2) {
            let Some(leaver) = self.leaver else {
                return false;
            };
            Some(leaver)
        } else {
            let below = self.below;
            if !*self
                .below_completes
                .get_or_insert_with(|| ground.completes(below))
            {
                return false;
            }
            None
        };
        let next = self.next;
        let crowd = self.crowd.get_or_insert_with(|| {
            let players = next.iter().copied().filter(|&it| Some(it) != leaver);
            Crowd::new(ground.field, players.collect())
        });
        crowd.takes(ground.field, floater)
    }

    fn exact(&mut self, floater: usize) -> Option<LookAhead> {
        let ground = self.ground;
        let mut upper = vec![floater];
        upper.extend(self.next);
        let bye_below = ground
            .bye_level
            .is_none_or(|it| it < ground.field.players[self.next[0]].level);
        let below = self.below;
        let next = self.next;
        let members = ground.members;
        let takes_in = bye_below
            && *self.takes_in_next.get_or_insert_with(|| {
                let all: Vec<usize> = members.iter().chain(next).copied().collect();
                ground.takes_in(&all, below)
            });
        let count = upper.len();
        let edges = if takes_in {
            let mut edges = ground.graph(&upper, count);
            ground.let_float(&mut edges, &upper);
            edges
        } else {
            let mut all = upper;
            all.extend(below);
            let mut edges = ground.graph(&all, all.len() % 2);
            if ground.bye_level.is_some() {
                for (u, &player) in all.iter().enumerate() {
                    if ground.may_have_bye(player) {
                        edges.join(u, all.len());
                    }
                }
            }
            edges
        };
        let all = edges.len();
        let mut pairings = Optimum::new(edges, ground.field.watch)?;
        let leaves = |u: usize, v: usize| i64::from(u < count && v >= count);
        let region = Region::default().with(all, |u| u < count, |v| v >= count);
        let leaving = pairings.minimize_within(&region, leaves);
        let region = Region::default().with(all, |u| u == 0, |v| v >= count);
        let itself =
            pairings.minimize_within(&region, |u, v| if u == 0 { leaves(u, v) } else { 0 });
        Some(LookAhead { leaving, itself })
    }
}

fn without(players: &[usize], gone: usize) -> Vec<usize> {
    players.iter().copied().filter(|&it| it != gone).collect()
}
