//! Alternating paths: whether a matching can be completed or rearranged.

use super::graph::{Graph, bits_of, ones};

pub(super) const NONE: usize = usize::MAX;

/// Whether the vertices in `among` can be matched with each other.
///
/// Where each has at least half of the others as neighbors, they can (Dirac);
/// else augmenting paths are searched from a greedy matching.
pub(crate) fn has_perfect_matching(graph: &Graph, among: &[usize]) -> bool {
    let count = among.len();
    if count % 2 == 1 {
        return false;
    }
    let inside = bits_of(graph.len(), among.iter().copied());
    if among
        .iter()
        .all(|&v| graph.degree_among(v, &inside) * 2 >= count)
    {
        return true;
    }
    complete(graph, inside, vec![NONE; graph.len()]).is_ok()
}

/// Where there is no perfect matching: too many vertices that are joined with
/// the same few, or with each other in odd groups.
pub(crate) fn stuck(graph: &Graph, among: &[usize]) -> Vec<usize> {
    let inside = bits_of(graph.len(), among.iter().copied());
    complete(graph, inside, vec![NONE; graph.len()])
        .err()
        .unwrap_or_default()
}

/// A perfect matching of the vertices inside, starting from a matching; or
/// the vertices that stand in its way.
pub(super) fn complete(
    graph: &Graph,
    inside: Vec<u64>,
    mate: Vec<usize>,
) -> Result<Vec<usize>, Vec<usize>> {
    let among: Vec<usize> = ones(&inside).collect();
    if among.len() % 2 == 1 {
        return Err(among);
    }
    let mut search = Alternating {
        graph,
        inside,
        mate,
        parent: vec![NONE; graph.len()],
        base: vec![NONE; graph.len()],
        outer: vec![false; graph.len()],
        among,
    };
    search.greedy();
    for at in 0..search.among.len() {
        let v = search.among[at];
        if search.mate[v] == NONE && !search.augment_from(v) {
            let outer = |it: &usize| search.outer[*it];
            return Err(search.among.iter().copied().filter(outer).collect());
        }
    }
    Ok(search.mate)
}

/// The vertices that `u` can be matched with in some perfect matching, given
/// one, and the way to get there.
pub(super) fn partners<'a>(graph: &'a Graph, mate: &[usize], u: usize) -> Partners<'a> {
    let n = graph.len();
    let root = mate[u];
    let mut inside = bits_of(n, 0..n);
    inside[u / 64] &= !(1 << (u % 64));
    let mut search = Alternating {
        graph,
        inside,
        mate: mate.to_vec(),
        parent: vec![NONE; n],
        base: vec![NONE; n],
        outer: vec![false; n],
        among: (0..n).filter(|&v| v != u).collect(),
    };
    search.mate[u] = NONE;
    search.mate[root] = NONE;
    search.grow_from(root);
    Partners { u, search }
}

/// What [`partners`] found.
pub(super) struct Partners<'a> {
    u: usize,
    search: Alternating<'a>,
}

impl Partners<'_> {
    /// Whether a perfect matching can join the vertex with `v`.
    pub(super) fn has(&self, v: usize) -> bool {
        self.search.outer[v] && self.search.graph.has(self.u, v)
    }

    /// A perfect matching that joins the vertex with `v`.
    pub(super) fn join(mut self, v: usize) -> Vec<usize> {
        self.search.parent[self.u] = v;
        self.search.turn_over(self.u);
        self.search.mate
    }
}

/// Edmonds' search for an augmenting path from one vertex.
struct Alternating<'a> {
    graph: &'a Graph,
    inside: Vec<u64>,
    among: Vec<usize>,
    mate: Vec<usize>,
    parent: Vec<usize>,
    base: Vec<usize>,
    /// Reached at an even distance from the root.
    outer: Vec<bool>,
}

impl Alternating<'_> {
    fn greedy(&mut self) {
        for at in 0..self.among.len() {
            let u = self.among[at];
            if self.mate[u] != NONE {
                continue;
            }
            let row = self.graph.row(u).iter().zip(&self.inside).enumerate();
            let free = row
                .flat_map(|(word, (row, mask))| ones_of_word(word, row & mask))
                .find(|&v| self.mate[v] == NONE);
            if let Some(v) = free {
                self.mate[u] = v;
                self.mate[v] = u;
            }
        }
    }

    fn augment_from(&mut self, root: usize) -> bool {
        match self.grow_from(root) {
            Some(end) => {
                self.turn_over(end);
                true
            }
            None => false,
        }
    }

    /// Grows a tree until it reaches an unmatched vertex.
    fn grow_from(&mut self, root: usize) -> Option<usize> {
        for &v in &self.among {
            self.parent[v] = NONE;
            self.base[v] = v;
            self.outer[v] = false;
        }
        self.outer[root] = true;
        let mut queue = std::collections::VecDeque::from([root]);
        while let Some(u) = queue.pop_front() {
            for word in 0..self.inside.len() {
                let bits = self.graph.row(u)[word] & self.inside[word];
                for v in ones_of_word(word, bits) {
                    if self.base[u] == self.base[v] || self.mate[u] == v {
                        continue;
                    }
                    if self.outer[v] {
                        self.contract(u, v, &mut queue);
                    } else if self.parent[v] == NONE {
                        self.parent[v] = u;
                        if self.mate[v] == NONE {
                            return Some(v);
                        }
                        let partner = self.mate[v];
                        self.outer[partner] = true;
                        queue.push_back(partner);
                    }
                }
            }
        }
        None
    }

    fn contract(&mut self, u: usize, v: usize, queue: &mut std::collections::VecDeque<usize>) {
        let meeting = self.meeting_point(u, v);
        let mut in_blossom = vec![false; self.graph.len()];
        self.mark_way(u, meeting, v, &mut in_blossom);
        self.mark_way(v, meeting, u, &mut in_blossom);
        for &w in &self.among {
            if in_blossom[self.base[w]] {
                self.base[w] = meeting;
                if !self.outer[w] {
                    self.outer[w] = true;
                    queue.push_back(w);
                }
            }
        }
    }

    fn meeting_point(&self, u: usize, v: usize) -> usize {
        let mut seen = vec![false; self.graph.len()];
        let mut at = u;
        loop {
            at = self.base[at];
            seen[at] = true;
            if self.mate[at] == NONE {
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

fn ones_of_word(word: usize, bits: u64) -> impl Iterator<Item = usize> {
    let mut rest = bits;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let at = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some(word * 64 + at)
    })
}
