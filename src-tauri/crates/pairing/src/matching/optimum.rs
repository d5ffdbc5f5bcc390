//! The set of best perfect matchings under a sequence of criteria.

use super::alternating::{self, NONE};
use super::blossom::{self, FORBIDDEN};
use super::graph::{Graph, bits_of};
use super::region::Region;
use crate::round_pairing::Watch;

/// The perfect matchings of a graph that are best by a list of criteria, in falling order of
/// importance.
///
/// It starts with all perfect matchings; each [`Optimum::minimize`] keeps the best of them.
///
/// They are represented by a set of edges with a small remaining cost. By the dual solution, a
/// matching is optimal exactly if it uses only edges without slack and leaves each blossom once.
/// The remaining cost of an edge is the number of blossoms it leaves; usually there are none.
///
/// If the watch cancels, no further search is made. The results are then meaningless, and the
/// pairing must be discarded.
#[derive(Clone)]
pub(crate) struct Optimum<'w> {
    edges: Graph,
    /// Row by row; empty when there are no blossoms.
    crossing: Vec<u16>,
    mate: Vec<usize>,
    watch: &'w dyn Watch,
}

impl<'w> Optimum<'w> {
    /// Returns all perfect matchings of the graph; `None` if there is none.
    pub(crate) fn new(edges: Graph, watch: &'w dyn Watch) -> Option<Self> {
        let n = edges.len();
        let mate = alternating::complete(&edges, bits_of(n, 0..n), vec![NONE; n]).ok()?;
        Some(Self {
            edges,
            crossing: Vec::new(),
            mate,
            watch,
        })
    }

    /// Returns the partner of a vertex in one of the best matchings.
    pub(crate) fn mate(&self, v: usize) -> usize {
        self.mate[v]
    }

    /// Returns the cost of the criterion in the current matching.
    fn value(&self, cost: &mut impl FnMut(usize, usize) -> i64) -> i64 {
        (0..self.edges.len())
            .filter(|&u| u < self.mate[u])
            .map(|u| cost(u, self.mate[u]))
            .sum()
    }

    /// Keeps the matchings in which the criterion costs least, and returns that cost.
    ///
    /// `cost` is called for pairs u < v and returns 0 or more; the sum over a matching is below
    /// 2⁴⁰.
    pub(crate) fn minimize(&mut self, cost: impl FnMut(usize, usize) -> i64) -> i64 {
        self.minimize_within(&Region::everywhere(self.edges.len()), cost)
    }

    /// Like [`Optimum::minimize`], for a criterion without cost outside of the region.
    ///
    /// It is called only inside the region while edges are removed.
    pub(crate) fn minimize_within(
        &mut self,
        region: &Region,
        cost: impl FnMut(usize, usize) -> i64,
    ) -> i64 {
        self.minimize_with_majority(region, &[], cost)
    }

    /// Like [`Optimum::minimize`], for a criterion in which each pair of two members of `majority`
    /// costs 1.
    ///
    /// If they are more than half, some such pairs are unavoidable. That case is tried before any
    /// more expensive search.
    pub(crate) fn minimize_with_majority(
        &mut self,
        region: &Region,
        majority: &[usize],
        mut cost: impl FnMut(usize, usize) -> i64,
    ) -> i64 {
        if self.watch.is_cancelled() {
            return 0;
        }
        let n = self.edges.len();
        let mut cheap = None;
        // The common vertices of all costly edges so far.
        let mut common: Option<(usize, usize)> = None;
        region.each_edge(&self.edges, |u, v| {
            if cost(u, v) > 0 {
                cheap.get_or_insert_with(|| self.edges.clone()).part(u, v);
                common = Some(match common {
                    None => (u, v),
                    Some((a, b)) => (
                        if a == u || a == v { a } else { NONE },
                        if b == u || b == v { b } else { NONE },
                    ),
                });
            }
        });
        let (Some((a, b)), Some(cheap)) = (common, cheap) else {
            return 0;
        };
        if self.value(&mut cost) == 0 {
            self.edges = cheap;
            return 0;
        }
        if self.crossing.is_empty() {
            if a.min(b) != NONE {
                return self.minimize_star(a.min(b), cost);
            }
            if self.restrict_to(cheap) {
                return 0;
            }
            if majority.len() * 2 > n && self.accept_majority(region, majority, &mut cost) {
                return self.value(&mut cost);
            }
        }
        self.minimize_by_duals(&mut cost);
        self.value(&mut cost)
    }

    /// Keeps the matchings without an edge between two vertices of the set; false if there are
    /// none.
    pub(crate) fn avoid_between(&mut self, set: &[usize]) -> bool {
        if self.watch.is_cancelled() {
            return true;
        }
        if !self.crossing.is_empty() {
            let n = self.edges.len();
            let mut member = vec![false; n];
            for &v in set {
                member[v] = true;
            }
            let region = Region::default().with(n, |u| member[u], |v| member[v]);
            let costs = |u: usize, v: usize| i64::from(member[u] && member[v]);
            return self.clone().minimize_within(&region, costs) == 0
                && self.minimize_within(&region, costs) == 0;
        }
        let mut cheap = self.edges.clone();
        cheap.part_all(set);
        self.restrict_to(cheap)
    }

    /// Gives `u` its smallest possible partner.
    pub(crate) fn take_first_partner(&mut self, u: usize) {
        if self.watch.is_cancelled() {
            return;
        }
        if !self.crossing.is_empty() {
            self.minimize(|a, b| {
                let partner = if a == u {
                    b
                } else if b == u {
                    a
                } else {
                    return 0;
                };
                i64::try_from(partner).unwrap_or(i64::MAX)
            });
            return;
        }
        let left = self.mate[u];
        let Some(first) = self.edges.neighbors(u).next() else {
            return;
        };
        if first != left {
            let other = self.mate[first];
            if self.edges.has(left, other) {
                self.mate[u] = first;
                self.mate[first] = u;
                self.mate[left] = other;
                self.mate[other] = left;
            } else {
                let partners = alternating::partners_unless(&self.edges, &self.mate, u, first);
                let best = self.edges.neighbors(u).find(|&v| partners.has(v));
                if let Some(best) = best
                    && best != left
                {
                    self.mate = partners.join(best);
                }
            }
        }
        self.edges.keep_pair(u, self.mate[u]);
    }

    /// Minimizes a cost whose edges all meet in one vertex: its partner decides.
    fn minimize_star(&mut self, center: usize, mut cost: impl FnMut(usize, usize) -> i64) -> i64 {
        let mut of = |v: usize| cost(center.min(v), center.max(v));
        let partners = alternating::partners(&self.edges, &self.mate, center);
        let best = self
            .edges
            .neighbors(center)
            .filter(|&v| partners.has(v))
            .min_by_key(|&v| of(v));
        let Some(best) = best else {
            return of(self.mate[center]);
        };
        let least = of(best);
        if of(self.mate[center]) > least {
            self.mate = partners.join(best);
        }
        let worse: Vec<usize> = self
            .edges
            .neighbors(center)
            .filter(|&v| of(v) > least)
            .collect();
        for v in worse {
            self.edges.part(center, v);
        }
        least
    }

    /// Keeps the pairings in which every vertex outside of the majority is paired with a member of
    /// it.
    ///
    /// The number of pairs of two members is then fixed, and no other pairing has fewer.
    fn accept_majority(
        &mut self,
        region: &Region,
        majority: &[usize],
        cost: &mut impl FnMut(usize, usize) -> i64,
    ) -> bool {
        let n = self.edges.len();
        let mut member = vec![false; n];
        for &v in majority {
            member[v] = true;
        }
        let inside = Region::default().with(n, |u| member[u], |v| member[v]);
        let mut all_cost = true;
        inside.each_edge(&self.edges, |u, v| all_cost &= cost(u, v) > 0);
        if !all_cost {
            return false;
        }
        let mut edges = self.edges.clone();
        let others: Vec<usize> = (0..n).filter(|&v| !member[v]).collect();
        edges.part_all(&others);
        region.each_edge(&self.edges, |u, v| {
            let due = i64::from(member[u] && member[v]);
            if cost(u, v) > due {
                edges.part(u, v);
            }
        });
        self.restrict_to(edges)
    }

    fn restrict_to(&mut self, edges: Graph) -> bool {
        let n = edges.len();
        let mut mate = self.mate.clone();
        for u in 0..n {
            if mate[u] != NONE && !edges.has(u, mate[u]) {
                let other = mate[u];
                mate[u] = NONE;
                mate[other] = NONE;
            }
        }
        match alternating::complete(&edges, bits_of(n, 0..n), mate) {
            Ok(mate) => {
                self.mate = mate;
                self.edges = edges;
                true
            }
            Err(_) => false,
        }
    }

    fn minimize_by_duals(&mut self, cost: &mut impl FnMut(usize, usize) -> i64) {
        let n = self.edges.len();
        let at_hand = self.value(cost);
        let scale = at_hand + 1;
        let mut total = vec![FORBIDDEN; n * n];
        for u in 0..n {
            for v in self.edges.neighbors(u).filter(|&v| v > u) {
                let own = cost(u, v);
                // An edge that alone costs more than the current matching is in no best one.
                if own <= at_hand {
                    let crossing = self.crossing.get(u * n + v).copied().map_or(0, i64::from);
                    total[u * n + v] = crossing * scale + own;
                    total[v * n + u] = crossing * scale + own;
                }
            }
        }
        if let Some(solution) = blossom::solve(n, &total, &self.mate, self.watch) {
            self.keep_tight(&total, &solution);
            self.mate = solution.mate;
        }
    }

    /// Keeps the edges without slack, and for each the number of blossoms it leaves.
    fn keep_tight(&mut self, cost: &[i64], solution: &blossom::Solution) {
        let n = self.edges.len();
        let blossoms = &solution.blossoms;
        let mut around = vec![Vec::new(); n];
        for (index, (vertices, _)) in blossoms.iter().enumerate() {
            for &v in vertices {
                around[v].push(index);
            }
        }
        let depth: Vec<u16> = around.iter().map(|it| narrow(it.len())).collect();
        self.crossing = vec![0; if blossoms.is_empty() { 0 } else { n * n }];
        self.edges = Graph::empty(n);
        // One row at a time, since all of them would take as much memory as everything else
        // together.
        let mut inside = vec![0_i64; n];
        let mut shared = vec![0_u16; n];
        for u in 0..n {
            inside.fill(0);
            shared.fill(0);
            for &index in &around[u] {
                let (vertices, potential) = &blossoms[index];
                for &v in vertices {
                    inside[v] += potential;
                    shared[v] += 1;
                }
            }
            if let Some(row) = self.crossing.get_mut(u * n..(u + 1) * n) {
                for (v, leaves) in row.iter_mut().enumerate() {
                    *leaves = depth[u] + depth[v] - 2 * shared[v];
                }
            }
            let row = &cost[u * n..(u + 1) * n];
            for (v, (&cost, &inside)) in row.iter().zip(&inside).enumerate().skip(u + 1) {
                let potentials = solution.potential[u] + solution.potential[v];
                if cost != FORBIDDEN && 4 * cost - potentials + inside == 0 {
                    self.edges.join(u, v);
                }
            }
        }
    }
}

fn narrow(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Visits all perfect matchings.
    fn each_matching(n: usize, visit: &mut impl FnMut(&[(usize, usize)])) {
        fn go(
            free: &[usize],
            pairs: &mut Vec<(usize, usize)>,
            visit: &mut impl FnMut(&[(usize, usize)]),
        ) {
            let Some(u) = free.first().copied() else {
                return visit(pairs);
            };
            for at in 1..free.len() {
                let v = free[at];
                let rest: Vec<usize> = free.iter().copied().filter(|&w| w != u && w != v).collect();
                pairs.push((u, v));
                go(&rest, pairs, visit);
                pairs.pop();
            }
        }
        go(&(0..n).collect::<Vec<usize>>(), &mut Vec::new(), visit);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(3000))]

        #[test]
        fn criteria_in_turn_are_as_good_as_trying_every_matching(
            half in 1_usize..=5,
            density in 30_u32..100,
            seeds in proptest::collection::vec((0_u32..100, 0_i64..4, 0_i64..9, 0_i64..3), 45),
        ) {
            let n = half * 2;
            let cell = |u: usize, v: usize| seeds[v * (v - 1) / 2 + u];
            let edge = |u: usize, v: usize| cell(u, v).0 < density;
            let mut best: Option<(i64, i64, i64)> = None;
            each_matching(n, &mut |pairs| {
                if pairs.iter().all(|&(u, v)| edge(u, v)) {
                    let sum = |pick: fn((u32, i64, i64, i64)) -> i64| -> i64 {
                        pairs.iter().map(|&(u, v)| pick(cell(u, v))).sum()
                    };
                    let key = (sum(|c| c.1), sum(|c| c.2), sum(|c| c.3));
                    if best.is_none_or(|it| key < it) {
                        best = Some(key);
                    }
                }
            });
            let graph = super::super::Graph::new(n, edge);
            let found = Optimum::new(graph.clone(), &crate::round_pairing::Unwatched).map(|mut optimum| {
                (
                    optimum.minimize(|u, v| cell(u, v).1),
                    optimum.minimize(|u, v| cell(u, v).2),
                    optimum.minimize(|u, v| cell(u, v).3),
                )
            });
            prop_assert_eq!(found, best);
            let all: Vec<usize> = (0..n).collect();
            prop_assert_eq!(super::super::has_perfect_matching(&graph, &all), best.is_some());
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]

        /// Twelve vertices among many: the others have one neighbor each, and the twelve have any
        /// position.
        #[test]
        fn where_the_vertices_stand_does_not_matter(
            places in Just((0..180).collect::<Vec<usize>>()).prop_shuffle(),
            density in 20_u32..60,
            seeds in proptest::collection::vec((0_u32..100, 0_i64..4), 66),
        ) {
            let cell = |u: usize, v: usize| seeds[u.max(v) * (u.max(v) - 1) / 2 + u.min(v)];
            let edge = |u: usize, v: usize| cell(u, v).0 < density;
            let (few, others) = places.split_at(12);
            let mut large = super::super::Graph::empty(places.len());
            for pair in others.chunks_exact(2) {
                large.join(pair[0], pair[1]);
            }
            let mut which = vec![None; places.len()];
            for (u, place) in few.iter().enumerate() {
                which[*place] = Some(u);
                for v in (0..u).filter(|&v| edge(v, u)) {
                    large.join(*place, few[v]);
                }
            }
            let small = super::super::Graph::new(12, edge);
            let all: Vec<usize> = (0..places.len()).collect();
            let possible = super::super::has_perfect_matching(&small, &all[..12]);
            prop_assert_eq!(super::super::has_perfect_matching(&large, &all), possible);
            let watch = &crate::round_pairing::Unwatched;
            let least = |graph: &super::super::Graph, of: &dyn Fn(usize) -> Option<usize>| {
                let mut optimum = Optimum::new(graph.clone(), watch)?;
                let cost = |u: usize, v: usize| Some(cell(of(u)?, of(v)?).1);
                Some(optimum.minimize(|u, v| cost(u, v).unwrap_or(0)))
            };
            prop_assert_eq!(least(&large, &|u| which[u]), least(&small, &Some));
        }
    }
}
