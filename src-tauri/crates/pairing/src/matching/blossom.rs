//! Least-cost perfect matching in a general graph.
//!
//! Edmonds' primal-dual method on a dense cost matrix: every vertex has a potential, and so have
//! odd sets (blossoms). Only edges without slack may be matched. Each stage grows alternating trees
//! from all unmatched vertices and ends with one more matched pair; it takes O(n²) unless blossoms
//! nest deeply. Costs are not negative and below 2⁵⁴.

use crate::round_pairing::Watch;

/// The cost of an edge that does not exist.
pub(super) const FORBIDDEN: i64 = i64::MAX;

mod contract;
mod stage;

const NONE: usize = usize::MAX;
/// A distance beyond every edge; potentials remain far smaller.
const FAR: i64 = 1 << 61;
const OUT_OF_REACH: i64 = 1 << 60;

/// A least-cost perfect matching, with its proof of optimality.
pub(super) struct Solution {
    /// The partner of each vertex.
    pub(super) mate: Vec<usize>,
    /// Potentials: `potential[u] + potential[v] <= 4 * cost`, except for edges inside blossoms.
    pub(super) potential: Vec<i64>,
    /// The blossoms with a potential: vertices and potential.
    ///
    /// The potential is subtracted from the left side above.
    pub(super) blossoms: Vec<(Vec<usize>, i64)>,
}

/// Finds a least-cost perfect matching; `hint` is a matching to start from.
///
/// `cost` is symmetric, row by row; [`FORBIDDEN`] marks a missing edge. `None` if there is no
/// perfect matching, or the watch cancels.
pub(super) fn solve(n: usize, cost: &[i64], hint: &[usize], watch: &dyn Watch) -> Option<Solution> {
    if n % 2 == 1 {
        return None;
    }
    let mut search = Search::start(n, cost, hint)?;
    while search.unmatched > 0 {
        if watch.is_cancelled() || !search.stage() {
            return None;
        }
    }
    Some(search.finish())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    /// In no tree.
    Free,
    /// At an even distance from its root.
    Outer,
    /// At an odd distance from its root.
    Inner,
}

enum Event {
    /// An edge of an outer vertex has no slack.
    Edge(usize),
    /// An inner blossom has no potential.
    Expand(usize),
}

/// Vertices are nodes 0..n, blossoms are nodes n..2n.
struct Search<'a> {
    n: usize,
    cost: &'a [i64],
    potential: Vec<i64>,
    mate: Vec<usize>,
    unmatched: usize,
    /// The outermost node of each vertex.
    top: Vec<usize>,
    /// The label of each vertex's outermost node.
    label: Vec<Label>,
    /// The least slack of an edge from an outer vertex of another node.
    near: Vec<i64>,
    /// That outer vertex.
    near_from: Vec<usize>,
    node: Vec<Node>,
    unused: Vec<usize>,
    outermost: Vec<usize>,
}

#[derive(Clone)]
struct Node {
    base: usize,
    /// The edge by which an inner node was reached: outside, inside.
    entry: (usize, usize),
    potential: i64,
    /// The children in cycle order, beginning with the one that contains the base.
    children: Vec<usize>,
    /// The edge from each child to the next.
    links: Vec<(usize, usize)>,
    vertices: Vec<usize>,
}

impl<'a> Search<'a> {
    fn start(n: usize, cost: &'a [i64], hint: &[usize]) -> Option<Self> {
        let mut potential = vec![0; n];
        for (v, row) in cost.chunks_exact(n.max(1)).enumerate() {
            let least = row.iter().copied().min().unwrap_or(FORBIDDEN);
            if least == FORBIDDEN {
                return None;
            }
            potential[v] = 2 * least;
        }
        for v in 0..n {
            let row = &cost[v * n..(v + 1) * n];
            let mut least = FAR;
            for (u, &c) in row.iter().enumerate() {
                if c != FORBIDDEN {
                    least = least.min(4 * c - potential[u]);
                }
            }
            potential[v] = least;
        }
        let leaf = Node {
            base: NONE,
            entry: (NONE, NONE),
            potential: 0,
            children: Vec::new(),
            links: Vec::new(),
            vertices: Vec::new(),
        };
        let mut node = vec![leaf; 2 * n];
        for (v, it) in node.iter_mut().enumerate().take(n) {
            it.base = v;
            it.vertices = vec![v];
        }
        let mut search = Self {
            n,
            cost,
            potential,
            mate: vec![NONE; n],
            unmatched: n,
            top: (0..n).collect(),
            label: vec![Label::Free; n],
            near: vec![FAR; n],
            near_from: vec![NONE; n],
            node,
            unused: (n..2 * n).rev().collect(),
            outermost: Vec::new(),
        };
        search.match_tight_edges(hint);
        Some(search)
    }

    fn match_tight_edges(&mut self, hint: &[usize]) {
        for u in 0..self.n {
            if let Some(&v) = hint.get(u)
                && v < self.n
                && u < v
                && self.mate[u] == NONE
                && self.mate[v] == NONE
                && self.slack(u, v) == 0
            {
                self.join(u, v);
            }
        }
        for u in 0..self.n {
            if self.mate[u] != NONE {
                continue;
            }
            let free = (0..self.n).find(|&v| self.mate[v] == NONE && self.slack(u, v) == 0);
            if let Some(v) = free {
                self.join(u, v);
            }
        }
    }

    fn join(&mut self, u: usize, v: usize) {
        self.mate[u] = v;
        self.mate[v] = u;
        self.unmatched -= 2;
    }

    fn slack(&self, u: usize, v: usize) -> i64 {
        match self.cost[u * self.n + v] {
            FORBIDDEN => FAR,
            cost => 4 * cost - self.potential[u] - self.potential[v],
        }
    }

    fn finish(self) -> Solution {
        let mut blossoms = Vec::new();
        let mut open = self.outermost.clone();
        while let Some(blossom) = open.pop() {
            let it = &self.node[blossom];
            if it.potential > 0 {
                blossoms.push((it.vertices.clone(), it.potential));
            }
            open.extend(it.children.iter().filter(|&&child| child >= self.n));
        }
        Solution {
            mate: self.mate,
            potential: self.potential,
            blossoms,
        }
    }
}
