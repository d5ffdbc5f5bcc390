//! All perfect matchings that are best by the criteria so far.

use super::blossom::{self, FORBIDDEN};

/// The perfect matchings of a graph that are best by a list of criteria, in
/// falling order of importance.
///
/// It starts with all perfect matchings; each [`Optimum::minimize`] keeps the
/// best of them. They are kept as a set of edges with a small remaining cost:
/// by the dual solution, a matching is best exactly when it uses only edges
/// without slack and leaves each blossom once. The cost of an edge is the
/// number of blossoms it leaves.
#[derive(Debug, Clone)]
pub(crate) struct Optimum {
    n: usize,
    remaining: Vec<i64>,
    mate: Vec<usize>,
}

impl Optimum {
    /// All perfect matchings of the graph; `None` when there is none. `edge` is
    /// asked once for each pair u < v.
    pub(crate) fn new(n: usize, mut edge: impl FnMut(usize, usize) -> bool) -> Option<Self> {
        let mut remaining = vec![FORBIDDEN; n * n];
        for u in 0..n {
            for v in u + 1..n {
                if edge(u, v) {
                    remaining[u * n + v] = 0;
                    remaining[v * n + u] = 0;
                }
            }
        }
        let mate = blossom::solve(n, &remaining, &[])?.mate;
        Some(Self { n, remaining, mate })
    }

    /// The partner of a vertex in one of the best matchings.
    pub(crate) fn mate(&self, v: usize) -> usize {
        self.mate[v]
    }

    /// What the criterion costs in the matching at hand.
    fn value(&self, cost: &mut impl FnMut(usize, usize) -> i64) -> i64 {
        (0..self.n)
            .filter(|&u| u < self.mate[u])
            .map(|u| cost(u, self.mate[u]))
            .sum()
    }

    /// Keeps the matchings in which the criterion costs least, and says how
    /// much that is. `cost` is asked for pairs u < v and gives 0 or more; the
    /// sum over a matching stays below 2⁴⁰.
    pub(crate) fn minimize(&mut self, mut cost: impl FnMut(usize, usize) -> i64) -> i64 {
        let n = self.n;
        let at_hand = self.value(&mut cost);
        let scale = at_hand + 1;
        let mut total = vec![FORBIDDEN; n * n];
        let mut costly = false;
        for u in 0..n {
            for v in u + 1..n {
                let remaining = self.remaining[u * n + v];
                if remaining == FORBIDDEN {
                    continue;
                }
                let own = cost(u, v);
                costly |= own > 0;
                // An edge that alone costs more than the matching at hand is in
                // no best one.
                if own <= at_hand {
                    total[u * n + v] = remaining * scale + own;
                    total[v * n + u] = remaining * scale + own;
                }
            }
        }
        if !costly {
            return 0;
        }
        if at_hand == 0 {
            // scale is 1: nothing but the remaining cost is left in `total`.
            self.remaining = total;
            return 0;
        }
        if let Some(solution) = blossom::solve(n, &total, &self.mate) {
            self.remaining = remaining_cost(n, &total, &solution);
            self.mate = solution.mate;
        }
        self.value(&mut cost)
    }
}

/// The edges without slack, and for each the number of blossoms it leaves.
fn remaining_cost(n: usize, cost: &[i64], solution: &blossom::Solution) -> Vec<i64> {
    let mut inside = vec![
        0_i64;
        if solution.blossoms.is_empty() {
            0
        } else {
            n * n
        }
    ];
    let mut crossed = vec![0_i64; inside.len()];
    for (vertices, potential) in &solution.blossoms {
        let mut member = vec![false; n];
        for &v in vertices {
            member[v] = true;
        }
        for &u in vertices {
            for v in 0..n {
                if member[v] {
                    inside[u * n + v] += potential;
                } else {
                    crossed[u * n + v] += 1;
                    crossed[v * n + u] += 1;
                }
            }
        }
    }
    let mut remaining = vec![FORBIDDEN; n * n];
    for u in 0..n {
        for v in 0..n {
            let at = u * n + v;
            if cost[at] == FORBIDDEN {
                continue;
            }
            let slack = 4 * cost[at] - solution.potential[u] - solution.potential[v]
                + inside.get(at).copied().unwrap_or(0);
            if slack == 0 {
                remaining[at] = crossed.get(at).copied().unwrap_or(0);
            }
        }
    }
    remaining
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// All perfect matchings, one by one.
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
            let found = Optimum::new(n, edge).map(|mut optimum| {
                (
                    optimum.minimize(|u, v| cell(u, v).1),
                    optimum.minimize(|u, v| cell(u, v).2),
                    optimum.minimize(|u, v| cell(u, v).3),
                )
            });
            prop_assert_eq!(found, best);
            let graph = super::super::Graph::new(n, edge);
            let all: Vec<usize> = (0..n).collect();
            prop_assert_eq!(super::super::has_perfect_matching(&graph, &all), best.is_some());
        }
    }
}
