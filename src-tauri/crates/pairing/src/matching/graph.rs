//! Graphs as rows of bits.

/// A graph on vertices 0..n.
#[derive(Debug, Clone)]
pub(crate) struct Graph {
    n: usize,
    words: usize,
    bits: Vec<u64>,
}

impl Graph {
    /// Builds the graph of all pairs u < v for which `edge` is true; it is called once per pair.
    pub(crate) fn new(n: usize, mut edge: impl FnMut(usize, usize) -> bool) -> Self {
        let mut graph = Self::empty(n);
        for u in 0..n {
            for v in u + 1..n {
                if edge(u, v) {
                    graph.join(u, v);
                }
            }
        }
        graph
    }

    pub(crate) fn empty(n: usize) -> Self {
        let words = n.div_ceil(64);
        Self {
            n,
            words,
            bits: vec![0; n * words],
        }
    }

    pub(crate) fn complete(n: usize) -> Self {
        let mut graph = Self::empty(n);
        let all = bits_of(n, 0..n);
        for u in 0..n {
            let row = graph.row_mut(u);
            row.copy_from_slice(&all);
            row[u / 64] &= !(1 << (u % 64));
        }
        graph
    }

    pub(crate) fn len(&self) -> usize {
        self.n
    }

    pub(crate) fn has(&self, u: usize, v: usize) -> bool {
        self.bits[u * self.words + v / 64] >> (v % 64) & 1 == 1
    }

    pub(crate) fn join(&mut self, u: usize, v: usize) {
        self.bits[u * self.words + v / 64] |= 1 << (v % 64);
        self.bits[v * self.words + u / 64] |= 1 << (u % 64);
    }

    pub(crate) fn part(&mut self, u: usize, v: usize) {
        self.bits[u * self.words + v / 64] &= !(1 << (v % 64));
        self.bits[v * self.words + u / 64] &= !(1 << (u % 64));
    }

    /// Removes all edges between the vertices of a set.
    pub(crate) fn part_all(&mut self, set: &[usize]) {
        let mask = bits_of(self.n, set.iter().copied());
        for &u in set {
            for (word, gone) in self.row_mut(u).iter_mut().zip(&mask) {
                *word &= !gone;
            }
        }
    }

    /// Removes all edges of `u` except the one to `v`.
    pub(super) fn leave_only(&mut self, u: usize, v: usize) {
        let others: Vec<usize> = self.neighbors(u).filter(|&it| it != v).collect();
        for other in others {
            self.part(u, other);
        }
    }

    /// Removes all edges of two vertices except the one between them.
    pub(crate) fn keep_pair(&mut self, u: usize, v: usize) {
        self.leave_only(u, v);
        self.leave_only(v, u);
    }

    /// Returns the neighbors of a vertex, ascending.
    pub(crate) fn neighbors(&self, u: usize) -> impl Iterator<Item = usize> + '_ {
        ones(self.row(u))
    }

    /// Counts the vertices of a set that are joined with a vertex.
    pub(crate) fn degree_among(&self, u: usize, among: &[u64]) -> usize {
        self.row(u)
            .iter()
            .zip(among)
            .map(|(row, mask)| (row & mask).count_ones() as usize)
            .sum()
    }

    /// Returns the induced subgraph of some vertices, renumbered in their order.
    pub(crate) fn induced(&self, vertices: &[usize]) -> Self {
        Self::new(vertices.len(), |u, v| self.has(vertices[u], vertices[v]))
    }

    pub(super) fn row(&self, u: usize) -> &[u64] {
        &self.bits[u * self.words..(u + 1) * self.words]
    }

    fn row_mut(&mut self, u: usize) -> &mut [u64] {
        &mut self.bits[u * self.words..(u + 1) * self.words]
    }
}

/// Returns a set of vertices below n as bits.
pub(crate) fn bits_of(n: usize, vertices: impl IntoIterator<Item = usize>) -> Vec<u64> {
    let mut bits = vec![0; n.div_ceil(64)];
    for v in vertices {
        bits[v / 64] |= 1 << (v % 64);
    }
    bits
}

/// Returns the numbers of the set bits, ascending.
pub(super) fn ones(bits: &[u64]) -> impl Iterator<Item = usize> + '_ {
    bits.iter().enumerate().flat_map(|(word, &bits)| {
        let mut rest = bits;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let at = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some(word * 64 + at)
        })
    })
}
