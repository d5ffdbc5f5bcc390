//! Whether a graph has a perfect matching.

/// A graph on vertices 0..n as rows of bits.
#[derive(Debug, Clone)]
pub(crate) struct Graph {
    n: usize,
    words: usize,
    bits: Vec<u64>,
}

impl Graph {
    /// The graph with these edges; `edge` is asked once for each pair u < v.
    pub(crate) fn new(n: usize, mut edge: impl FnMut(usize, usize) -> bool) -> Self {
        let words = n.div_ceil(64);
        let mut graph = Self {
            n,
            words,
            bits: vec![0; n * words],
        };
        for u in 0..n {
            for v in u + 1..n {
                if edge(u, v) {
                    graph.bits[u * words + v / 64] |= 1 << (v % 64);
                    graph.bits[v * words + u / 64] |= 1 << (u % 64);
                }
            }
        }
        graph
    }

    /// The graph in which everybody is joined with everybody else.
    pub(crate) fn complete(n: usize) -> Self {
        Self::new(n, |_, _| true)
    }

    /// Takes an edge away.
    pub(crate) fn part(&mut self, u: usize, v: usize) {
        self.bits[u * self.words + v / 64] &= !(1 << (v % 64));
        self.bits[v * self.words + u / 64] &= !(1 << (u % 64));
    }

    /// Whether two vertices are joined.
    pub(crate) fn has(&self, u: usize, v: usize) -> bool {
        self.bits[u * self.words + v / 64] >> (v % 64) & 1 == 1
    }

    fn row(&self, u: usize) -> &[u64] {
        &self.bits[u * self.words..(u + 1) * self.words]
    }
}

/// Whether the vertices in `among` can be matched with each other.
///
/// Where each has at least half of the others as neighbors, they can (Dirac);
/// else augmenting paths are searched from a greedy matching.
pub(crate) fn has_perfect_matching(graph: &Graph, among: &[usize]) -> bool {
    let count = among.len();
    if count % 2 == 1 {
        return false;
    }
    let mut inside = vec![0_u64; graph.words];
    for &v in among {
        inside[v / 64] |= 1 << (v % 64);
    }
    let degree = |v: usize| -> usize {
        graph
            .row(v)
            .iter()
            .zip(&inside)
            .map(|(row, mask)| (row & mask).count_ones() as usize)
            .sum()
    };
    if among.iter().all(|&v| degree(v) * 2 >= count) {
        return true;
    }
    let mut growth = Growth::new(graph, among, inside);
    growth.greedy();
    among
        .iter()
        .all(|&v| growth.mate[v] != NONE || growth.augment_from(v))
}

const NONE: usize = usize::MAX;

/// Edmonds' search for one augmenting path at a time.
struct Growth<'a> {
    graph: &'a Graph,
    among: &'a [usize],
    inside: Vec<u64>,
    mate: Vec<usize>,
    parent: Vec<usize>,
    base: Vec<usize>,
    outer: Vec<bool>,
}

impl<'a> Growth<'a> {
    fn new(graph: &'a Graph, among: &'a [usize], inside: Vec<u64>) -> Self {
        let n = graph.n;
        Self {
            graph,
            among,
            inside,
            mate: vec![NONE; n],
            parent: vec![NONE; n],
            base: vec![NONE; n],
            outer: vec![false; n],
        }
    }

    fn neighbors(&self, u: usize) -> Vec<usize> {
        let mut found = Vec::new();
        for (word, (row, mask)) in self.graph.row(u).iter().zip(&self.inside).enumerate() {
            let mut bits = row & mask;
            while bits != 0 {
                found.push(word * 64 + bits.trailing_zeros() as usize);
                bits &= bits - 1;
            }
        }
        found
    }

    fn greedy(&mut self) {
        for &u in self.among {
            if self.mate[u] == NONE {
                let free = self
                    .neighbors(u)
                    .into_iter()
                    .find(|&v| self.mate[v] == NONE);
                if let Some(v) = free {
                    self.mate[u] = v;
                    self.mate[v] = u;
                }
            }
        }
    }

    fn augment_from(&mut self, root: usize) -> bool {
        for &v in self.among {
            self.parent[v] = NONE;
            self.base[v] = v;
            self.outer[v] = false;
        }
        self.outer[root] = true;
        let mut queue = std::collections::VecDeque::from([root]);
        while let Some(u) = queue.pop_front() {
            for v in self.neighbors(u) {
                if self.base[u] == self.base[v] || self.mate[u] == v {
                    continue;
                }
                if v == root || (self.mate[v] != NONE && self.parent[self.mate[v]] != NONE) {
                    self.contract(root, u, v, &mut queue);
                } else if self.parent[v] == NONE {
                    self.parent[v] = u;
                    if self.mate[v] == NONE {
                        self.turn_over(v);
                        return true;
                    }
                    let partner = self.mate[v];
                    self.outer[partner] = true;
                    queue.push_back(partner);
                }
            }
        }
        false
    }

    fn contract(
        &mut self,
        root: usize,
        u: usize,
        v: usize,
        queue: &mut std::collections::VecDeque<usize>,
    ) {
        let meeting = self.meeting_point(root, u, v);
        let mut in_blossom = vec![false; self.graph.n];
        self.mark_way(u, meeting, v, &mut in_blossom);
        self.mark_way(v, meeting, u, &mut in_blossom);
        for &w in self.among {
            if in_blossom[self.base[w]] {
                self.base[w] = meeting;
                if !self.outer[w] {
                    self.outer[w] = true;
                    queue.push_back(w);
                }
            }
        }
    }

    fn meeting_point(&self, root: usize, u: usize, v: usize) -> usize {
        let mut seen = vec![false; self.graph.n];
        let mut at = u;
        loop {
            at = self.base[at];
            seen[at] = true;
            if at == root || self.mate[at] == NONE {
                break;
            }
            at = self.parent[self.mate[at]];
        }
        at = v;
        loop {
            at = self.base[at];
            if seen[at] {
                return at;
            }
            at = self.parent[self.mate[at]];
        }
    }

    fn mark_way(&mut self, from: usize, meeting: usize, child: usize, in_blossom: &mut [bool]) {
        let (mut at, mut child) = (from, child);
        while self.base[at] != meeting {
            let partner = self.mate[at];
            in_blossom[self.base[at]] = true;
            in_blossom[self.base[partner]] = true;
            self.parent[at] = child;
            child = partner;
            at = self.parent[partner];
        }
    }

    fn turn_over(&mut self, end: usize) {
        let mut v = end;
        while v != NONE {
            let u = self.parent[v];
            let next = self.mate[u];
            self.mate[v] = u;
            self.mate[u] = v;
            v = next;
        }
    }
}
