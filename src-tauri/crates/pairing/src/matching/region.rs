//! Regions of pairs in which a criterion can have a cost.

use super::graph::{Graph, bits_of, ones};

/// A set of pairs u < v; outside of it a criterion costs nothing and is not evaluated.
///
/// Most criteria concern few entrants: floaters, floaters of the last round, and those who must
/// have a role. Evaluating every criterion for every pair would take longer than everything else
/// together.
#[derive(Debug, Clone, Default)]
pub(crate) struct Region {
    /// Each part has the pairs of one of the left set with one of the right set.
    parts: Vec<(Vec<u64>, Vec<u64>)>,
}

impl Region {
    /// Returns all pairs of `n` vertices.
    pub(crate) fn everywhere(n: usize) -> Self {
        Self::default().with(n, |_| true, |_| true)
    }

    /// Adds the pairs u < v whose vertices fulfill the conditions.
    #[must_use]
    pub(crate) fn with(
        mut self,
        n: usize,
        u: impl Fn(usize) -> bool,
        v: impl Fn(usize) -> bool,
    ) -> Self {
        let left = bits_of(n, (0..n).filter(|&it| u(it)));
        let right = bits_of(n, (0..n).filter(|&it| v(it)));
        self.parts.push((left, right));
        self
    }

    /// Visits the edges of a graph that are in it, as u < v.
    pub(super) fn each_edge(&self, graph: &Graph, mut visit: impl FnMut(usize, usize)) {
        for (left, right) in &self.parts {
            for u in ones(left) {
                let first = u / 64;
                let row = graph.row(u);
                for word in first..row.len() {
                    let mut rest = row[word] & right[word];
                    if word == first {
                        rest &= !1 << (u % 64);
                    }
                    while rest != 0 {
                        visit(u, word * 64 + rest.trailing_zeros() as usize);
                        rest &= rest - 1;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_region_has_the_edges_that_lie_in_it(
            n in 1_usize..140,
            seed in 0_u64..1000,
        ) {
            let mix = |a: usize, b: usize| {
                ((a as u64 * 2_654_435_761) ^ (b as u64 * 40_503) ^ (seed * 97)) / 7 % 5
            };
            let graph = Graph::new(n, |u, v| mix(u, v) < 3);
            let (left, right) = (|u| mix(u, 1) < 2, |v| mix(v, 2) < 3);
            let region = Region::default().with(n, left, right);
            let mut found = Vec::new();
            region.each_edge(&graph, |u, v| found.push((u, v)));
            let expected: Vec<(usize, usize)> = (0..n)
                .flat_map(|u| (u + 1..n).map(move |v| (u, v)))
                .filter(|&(u, v)| graph.has(u, v) && left(u) && right(v))
                .collect();
            prop_assert_eq!(found, expected);
            let mut all = 0;
            Region::everywhere(n).each_edge(&graph, |_, _| all += 1);
            let edges = (0..n).map(|u| graph.neighbors(u).filter(|&v| v > u).count());
            prop_assert_eq!(all, edges.sum::<usize>());
        }
    }
}
