//! Alternating paths: completing and rearranging a matching.

use std::collections::VecDeque;

use super::graph::{Graph, bits_of, ones};

pub(super) const NONE: usize = usize::MAX;

/// True if the vertices in `among` can be matched with each other.
///
/// If each has at least half of the others as neighbors, they can (Dirac). Otherwise, augmenting
/// paths are searched from a greedy matching.
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

/// Returns the obstacle to a perfect matching.
///
/// These are too many vertices that are joined with the same few, or with each other in odd groups.
pub(crate) fn stuck(graph: &Graph, among: &[usize]) -> Vec<usize> {
    let inside = bits_of(graph.len(), among.iter().copied());
    complete(graph, inside, vec![NONE; graph.len()])
        .err()
        .unwrap_or_default()
}

/// Completes a matching to a perfect matching of the vertices inside.
///
/// # Errors
/// Fails with the vertices that prevent it.
pub(super) fn complete(
    graph: &Graph,
    inside: Vec<u64>,
    mate: Vec<usize>,
) -> Result<Vec<usize>, Vec<usize>> {
    let among: Vec<usize> = ones(&inside).collect();
    if among.len() % 2 == 1 {
        return Err(among);
    }
    let mut search = Alternating::new(graph, inside, among, mate);
    search.greedy();
    for at in 0..search.among.len() {
        let v = search.among[at];
        if search.mate[v] == NONE && !search.augment_from(v) {
            return Err(ones(&search.outer).collect());
        }
    }
    Ok(search.mate)
}

/// Returns the vertices that `u` can be matched with in some perfect matching, and the path to
/// each.
///
/// `mate` is a perfect matching.
pub(super) fn partners<'a>(graph: &'a Graph, mate: &[usize], u: usize) -> Partners<'a> {
    Partners::search(graph, mate, u, NONE)
}

/// Like [`partners`], but may stop once `u` can be matched with `wanted`.
pub(super) fn partners_unless<'a>(
    graph: &'a Graph,
    mate: &[usize],
    u: usize,
    wanted: usize,
) -> Partners<'a> {
    Partners::search(graph, mate, u, wanted)
}

/// The result of [`partners`].
pub(super) struct Partners<'a> {
    u: usize,
    search: Alternating<'a>,
}

impl<'a> Partners<'a> {
    fn search(graph: &'a Graph, mate: &[usize], u: usize, wanted: usize) -> Self {
        let n = graph.len();
        let root = mate[u];
        let mut inside = bits_of(n, 0..n);
        inside[u / 64] &= !(1 << (u % 64));
        let among = (0..n).filter(|&v| v != u).collect();
        let mut search = Alternating::new(graph, inside, among, mate.to_vec());
        search.mate[u] = NONE;
        search.mate[root] = NONE;
        search.grow_from(root, wanted);
        Self { u, search }
    }

    /// True if a perfect matching can join the vertex with `v`.
    pub(super) fn has(&self, v: usize) -> bool {
        is_set(&self.search.outer, v) && self.search.graph.has(self.u, v)
    }

    /// Returns a perfect matching that joins the vertex with `v`.
    pub(super) fn join(mut self, v: usize) -> Vec<usize> {
        self.search.parent[self.u] = v;
        self.search.turn_over(self.u);
        self.search.mate
    }
}

/// Edmonds' search for an augmenting path from one vertex.
///
/// Trees grow first. Odd cycles are contracted only if nothing can grow, since that is rarely
/// necessary.
struct Alternating<'a> {
    graph: &'a Graph,
    inside: Vec<u64>,
    among: Vec<usize>,
    mate: Vec<usize>,
    parent: Vec<usize>,
    /// The vertex that represents a vertex's contracted cycle.
    base: Vec<usize>,
    /// Reached at an even distance from the root.
    outer: Vec<u64>,
    /// Not reached.
    untouched: Vec<u64>,
    /// The vertices of each contracted cycle, by its base; empty for others.
    cycle: Vec<Vec<u64>>,
    /// The stamp of the search that last saw a base on the path to the root.
    seen: Vec<usize>,
    seen_now: usize,
}

impl<'a> Alternating<'a> {
    fn new(graph: &'a Graph, inside: Vec<u64>, among: Vec<usize>, mate: Vec<usize>) -> Self {
        let n = graph.len();
        Self {
            graph,
            among,
            mate,
            parent: vec![NONE; n],
            base: vec![NONE; n],
            outer: vec![0; inside.len()],
            untouched: inside.clone(),
            cycle: vec![Vec::new(); n],
            seen: vec![0; n],
            seen_now: 0,
            inside,
        }
    }

    fn greedy(&mut self) {
        let mut free = self.inside.clone();
        for &v in &self.among {
            if self.mate[v] != NONE {
                clear(&mut free, v);
            }
        }
        let mut begin = 0;
        for at in 0..self.among.len() {
            let u = self.among[at];
            if self.mate[u] != NONE {
                continue;
            }
            begin = skip_empty(&free, begin);
            if let Some(v) = first_common(self.graph.row(u), &free, begin) {
                self.mate[u] = v;
                self.mate[v] = u;
                clear(&mut free, u);
                clear(&mut free, v);
            }
        }
    }

    fn augment_from(&mut self, root: usize) -> bool {
        match self.grow_from(root, NONE) {
            Some(end) => {
                self.turn_over(end);
                true
            }
            None => false,
        }
    }

    /// Grows a tree until it reaches an unmatched vertex, or `wanted` at an even distance; `None`
    /// if neither is reachable.
    fn grow_from(&mut self, root: usize, wanted: usize) -> Option<usize> {
        for &v in &self.among {
            self.parent[v] = NONE;
            self.base[v] = v;
            self.cycle[v].clear();
        }
        self.outer.fill(0);
        self.untouched.copy_from_slice(&self.inside);
        clear(&mut self.untouched, root);
        set(&mut self.outer, root);
        let mut fresh = VecDeque::from([root]);
        let mut grown = VecDeque::new();
        // No vertex becomes untouched again, so words without a neighbor are searched only once.
        let mut begin = 0;
        loop {
            if let Some(u) = fresh.pop_front() {
                let row = self.graph.row(u);
                begin = skip_empty(&self.untouched, begin);
                let mut word = begin;
                while let Some(v) = first_common(row, &self.untouched, word) {
                    word = v / 64;
                    self.parent[v] = u;
                    let partner = self.mate[v];
                    if partner == NONE {
                        return Some(v);
                    }
                    clear(&mut self.untouched, v);
                    clear(&mut self.untouched, partner);
                    set(&mut self.outer, partner);
                    if partner == wanted {
                        return None;
                    }
                    fresh.push_back(partner);
                }
                grown.push_back(u);
            } else if let Some(u) = grown.pop_front() {
                while let Some(v) = self.outer_neighbor(u) {
                    self.contract(u, v, &mut fresh);
                    if wanted != NONE && is_set(&self.outer, wanted) {
                        return None;
                    }
                }
            } else {
                return None;
            }
        }
    }

    /// Returns an outer neighbor that is not in the same contracted cycle; `None` without one.
    fn outer_neighbor(&self, u: usize) -> Option<usize> {
        let own = &self.cycle[self.base[u]];
        let rows = self.graph.row(u).iter().zip(&self.outer).enumerate();
        rows.map(|(word, (row, outer))| {
            let own = own.get(word).copied().unwrap_or(0);
            (word, row & outer & !own)
        })
        .find(|(_, bits)| *bits != 0)
        .map(|(word, bits)| word * 64 + bits.trailing_zeros() as usize)
    }

    fn contract(&mut self, u: usize, v: usize, fresh: &mut VecDeque<usize>) {
        let meeting = self.meeting_point(u, v);
        let mut gone = vec![meeting];
        self.mark_way(u, meeting, v, &mut gone);
        self.mark_way(v, meeting, u, &mut gone);
        let mut whole = vec![0; self.inside.len()];
        for base in gone {
            if self.cycle[base].is_empty() {
                self.take_in(base, meeting, fresh);
                set(&mut whole, base);
            } else {
                let members = std::mem::take(&mut self.cycle[base]);
                for w in ones(&members) {
                    self.take_in(w, meeting, fresh);
                }
                for (word, bits) in whole.iter_mut().zip(&members) {
                    *word |= bits;
                }
            }
        }
        self.cycle[meeting] = whole;
    }

    fn take_in(&mut self, w: usize, base: usize, fresh: &mut VecDeque<usize>) {
        self.base[w] = base;
        if !is_set(&self.outer, w) {
            set(&mut self.outer, w);
            fresh.push_back(w);
        }
    }

    fn meeting_point(&mut self, u: usize, v: usize) -> usize {
        self.seen_now += 1;
        let mut at = u;
        loop {
            at = self.base[at];
            self.seen[at] = self.seen_now;
            if self.mate[at] == NONE {
                break;
            }
            at = self.parent[self.mate[at]];
        }
        at = v;
        loop {
            at = self.base[at];
            if self.seen[at] == self.seen_now {
                return at;
            }
            at = self.parent[self.mate[at]];
        }
    }

    /// Reverses the parents on the path to the root and lists its bases.
    fn mark_way(&mut self, from: usize, meeting: usize, child: usize, gone: &mut Vec<usize>) {
        let (mut at, mut child) = (from, child);
        while self.base[at] != meeting {
            let partner = self.mate[at];
            for base in [self.base[at], self.base[partner]] {
                if !gone.contains(&base) {
                    gone.push(base);
                }
            }
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

fn is_set(bits: &[u64], v: usize) -> bool {
    bits[v / 64] >> (v % 64) & 1 == 1
}

fn set(bits: &mut [u64], v: usize) {
    bits[v / 64] |= 1 << (v % 64);
}

fn clear(bits: &mut [u64], v: usize) {
    bits[v / 64] &= !(1 << (v % 64));
}

/// Returns the first nonzero word from `begin` on; the end if there is none.
fn skip_empty(bits: &[u64], begin: usize) -> usize {
    let rest = bits.get(begin..).unwrap_or_default();
    begin + rest.iter().take_while(|word| **word == 0).count()
}

/// Returns the smallest number set in both, from word `begin` on; `None` if there is none.
fn first_common(a: &[u64], b: &[u64], begin: usize) -> Option<usize> {
    let words = a.get(begin..)?.iter().zip(b.get(begin..)?);
    let (word, bits) = words
        .map(|(a, b)| a & b)
        .enumerate()
        .find(|(_, bits)| *bits != 0)?;
    Some((begin + word) * 64 + bits.trailing_zeros() as usize)
}
