//! Least-cost perfect matching in a general graph.
//!
//! Edmonds' primal-dual method on a dense cost matrix: every vertex has a
//! potential, odd sets (blossoms) have one too, and only edges without slack
//! may be matched. Each stage grows alternating trees from all unmatched
//! vertices and ends with one more matched pair; it takes O(n²) unless
//! blossoms nest deeply. Costs are not negative and below 2⁵⁴.

use crate::round_pairing::Watch;

/// The cost of an edge that does not exist.
pub(super) const FORBIDDEN: i64 = i64::MAX;

const NONE: usize = usize::MAX;
/// No edge is that far; potentials stay far below.
const FAR: i64 = 1 << 61;
const OUT_OF_REACH: i64 = 1 << 60;

/// A least-cost perfect matching and the proof that it is one.
pub(super) struct Solution {
    /// The partner of each vertex.
    pub(super) mate: Vec<usize>,
    /// Potentials: `potential[u] + potential[v] <= 4 * cost`, but for edges
    /// inside blossoms.
    pub(super) potential: Vec<i64>,
    /// The blossoms with a potential: their vertices and the potential, which
    /// comes off the left side above.
    pub(super) blossoms: Vec<(Vec<usize>, i64)>,
}

/// Finds a least-cost perfect matching; `hint` is a matching to start from.
///
/// `cost` is symmetric, row by row; [`FORBIDDEN`] marks a missing edge. `None`
/// when there is no perfect matching, or whoever watches stops.
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
    /// An edge of an outer vertex has no slack left.
    Edge(usize),
    /// An inner blossom has no potential left.
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
    /// The outermost blossoms.
    outermost: Vec<usize>,
}

#[derive(Clone)]
struct Node {
    base: usize,
    /// The edge by which an inner node was reached: outside, inside.
    entry: (usize, usize),
    potential: i64,
    /// Around the odd cycle, the one with the base first.
    children: Vec<usize>,
    /// The edge from each child to the next one.
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

    /// Matches one more pair; `false` when there is no way to.
    fn stage(&mut self) -> bool {
        self.label.fill(Label::Free);
        self.near.fill(FAR);
        let roots: Vec<usize> = (0..self.n).filter(|&v| self.mate[v] == NONE).collect();
        for &v in &roots {
            let root = self.top[v];
            self.set_label(root, Label::Outer);
        }
        for v in roots {
            self.look_around(self.top[v]);
        }
        loop {
            let Some((delta, event)) = self.next_event() else {
                return false;
            };
            self.move_potentials(delta);
            match event {
                Event::Expand(blossom) => self.expand_inner(blossom),
                Event::Edge(v) => {
                    let u = self.near_from[v];
                    if self.label[v] == Label::Free {
                        self.grow(u, v);
                    } else if let Some(meeting) = self.meeting_point(u, v) {
                        self.shrink(meeting, u, v);
                    } else {
                        self.augment(u, v);
                        self.augment(v, u);
                        self.unmatched -= 2;
                        self.drop_empty_blossoms();
                        return true;
                    }
                }
            }
        }
    }

    fn next_event(&self) -> Option<(i64, Event)> {
        let mut delta = OUT_OF_REACH;
        let mut event = None;
        for v in 0..self.n {
            let distance = match self.label[v] {
                Label::Free => self.near[v],
                Label::Outer => self.near[v] / 2,
                Label::Inner => continue,
            };
            if distance < delta {
                delta = distance;
                event = Some(Event::Edge(v));
            }
        }
        for &blossom in &self.outermost {
            let it = &self.node[blossom];
            if self.label[it.base] == Label::Inner && it.potential / 2 < delta {
                delta = it.potential / 2;
                event = Some(Event::Expand(blossom));
            }
        }
        event.map(|event| (delta, event))
    }

    fn move_potentials(&mut self, delta: i64) {
        if delta == 0 {
            return;
        }
        for v in 0..self.n {
            match self.label[v] {
                Label::Free => self.near[v] -= delta,
                Label::Outer => {
                    self.potential[v] += delta;
                    self.near[v] -= 2 * delta;
                }
                Label::Inner => self.potential[v] -= delta,
            }
        }
        for &blossom in &self.outermost {
            match self.label[self.node[blossom].base] {
                Label::Free => {}
                Label::Outer => self.node[blossom].potential += 2 * delta,
                Label::Inner => self.node[blossom].potential -= 2 * delta,
            }
        }
    }

    fn set_label(&mut self, node: usize, label: Label) {
        for &v in &self.node[node].vertices {
            self.label[v] = label;
        }
    }

    /// Notes the edges of an outer node.
    fn look_around(&mut self, node: usize) {
        let vertices = std::mem::take(&mut self.node[node].vertices);
        for &u in &vertices {
            self.look_around_vertex(u);
        }
        self.node[node].vertices = vertices;
    }

    fn look_around_vertex(&mut self, u: usize) {
        let own = self.top[u];
        let row = &self.cost[u * self.n..(u + 1) * self.n];
        let shift = self.potential[u];
        for (v, &cost) in row.iter().enumerate() {
            if cost == FORBIDDEN {
                continue;
            }
            let slack = 4 * cost - shift - self.potential[v];
            if slack < self.near[v] && self.top[v] != own {
                self.near[v] = slack;
                self.near_from[v] = u;
            }
        }
    }

    /// Looks again for the nearest outer vertex outside of v's own node.
    fn look_back(&mut self, v: usize) {
        let own = self.top[v];
        self.near[v] = FAR;
        for u in 0..self.n {
            if self.label[u] == Label::Outer && self.top[u] != own {
                let slack = self.slack(u, v);
                if slack < self.near[v] {
                    self.near[v] = slack;
                    self.near_from[v] = u;
                }
            }
        }
    }

    /// Takes v's node and the partner of its base into the tree of u.
    fn grow(&mut self, u: usize, v: usize) {
        let inner = self.top[v];
        self.set_label(inner, Label::Inner);
        self.node[inner].entry = (u, v);
        let outer = self.top[self.mate[self.node[inner].base]];
        self.set_label(outer, Label::Outer);
        self.look_around(outer);
    }

    /// The outer node two steps nearer to the root.
    fn towards_root(&self, outer: usize) -> Option<usize> {
        let partner = self.mate[self.node[outer].base];
        (partner != NONE).then(|| self.top[self.node[self.top[partner]].entry.0])
    }

    /// The first outer node on both ways to the root; `None` when the roots
    /// differ.
    fn meeting_point(&self, u: usize, v: usize) -> Option<usize> {
        let mut seen = Vec::new();
        let (mut a, mut b) = (Some(self.top[u]), Some(self.top[v]));
        while a.is_some() || b.is_some() {
            if let Some(node) = a {
                if seen.contains(&node) {
                    return Some(node);
                }
                seen.push(node);
                a = self.towards_root(node);
            }
            std::mem::swap(&mut a, &mut b);
        }
        None
    }

    /// The nodes from an outer vertex's node up to `end`, without `end`, and
    /// the edge from each to the next.
    fn way_up(&self, from: usize, end: usize) -> Vec<(usize, (usize, usize))> {
        let mut way = Vec::new();
        let mut outer = self.top[from];
        while outer != end {
            let base = self.node[outer].base;
            let partner = self.mate[base];
            way.push((outer, (base, partner)));
            let inner = self.top[partner];
            let (outside, inside) = self.node[inner].entry;
            way.push((inner, (inside, outside)));
            outer = self.top[outside];
        }
        way
    }

    /// Makes one node of the odd cycle that the edge from u to v closes.
    fn shrink(&mut self, meeting: usize, u: usize, v: usize) {
        let Some(blossom) = self.unused.pop() else {
            return;
        };
        let mut children = vec![meeting];
        let mut links = Vec::new();
        for &(node, (from, to)) in self.way_up(u, meeting).iter().rev() {
            children.push(node);
            links.push((to, from));
        }
        links.push((u, v));
        for (node, link) in self.way_up(v, meeting) {
            children.push(node);
            links.push(link);
        }
        let mut vertices = Vec::new();
        let mut new_outer = Vec::new();
        for &child in &children {
            vertices.extend_from_slice(&self.node[child].vertices);
            if self.label[self.node[child].base] == Label::Inner {
                new_outer.extend_from_slice(&self.node[child].vertices);
            }
        }
        for &w in &vertices {
            self.top[w] = blossom;
            self.label[w] = Label::Outer;
        }
        self.outermost.retain(|it| !children.contains(it));
        self.outermost.push(blossom);
        let base = self.node[meeting].base;
        self.node[blossom] = Node {
            base,
            entry: (NONE, NONE),
            potential: 0,
            children,
            links,
            vertices: Vec::new(),
        };
        for w in new_outer {
            self.look_around_vertex(w);
        }
        for &w in &vertices {
            if self.near[w] < OUT_OF_REACH && self.top[self.near_from[w]] == blossom {
                self.look_back(w);
            }
        }
        self.node[blossom].vertices = vertices;
    }

    /// Takes a blossom apart whose children become outermost.
    fn open(&mut self, blossom: usize) -> (Vec<usize>, Vec<(usize, usize)>) {
        let children = std::mem::take(&mut self.node[blossom].children);
        let links = std::mem::take(&mut self.node[blossom].links);
        for &child in &children {
            for &v in &self.node[child].vertices {
                self.top[v] = child;
            }
            if child >= self.n {
                self.outermost.push(child);
            }
        }
        self.outermost.retain(|&it| it != blossom);
        self.node[blossom].vertices.clear();
        self.unused.push(blossom);
        (children, links)
    }

    /// Opens an inner blossom; the children on the even way from its entry to
    /// its base stay in the tree.
    fn expand_inner(&mut self, blossom: usize) {
        let entry = self.node[blossom].entry;
        self.set_label(blossom, Label::Free);
        let (children, links) = self.open(blossom);
        let count = children.len();
        let entered = self.top[entry.1];
        let Some(start) = children.iter().position(|&child| child == entered) else {
            return;
        };
        // Children 1 and 2, 3 and 4, … are matched with each other.
        let forward = start % 2 == 1;
        let mut at = start;
        let mut by = entry;
        let mut new_outer = Vec::new();
        loop {
            self.set_label(children[at], Label::Inner);
            self.node[children[at]].entry = by;
            if at == 0 {
                break;
            }
            let step = |from: usize| {
                if forward {
                    ((from + 1) % count, links[from])
                } else {
                    let (near, far) = links[from - 1];
                    (from - 1, (far, near))
                }
            };
            let (outer, _) = step(at);
            self.set_label(children[outer], Label::Outer);
            new_outer.push(children[outer]);
            let (next, link) = step(outer);
            at = next;
            by = link;
        }
        for outer in new_outer {
            self.look_around(outer);
        }
    }

    /// Turns the matching over along the way from u to its root and matches u
    /// with v.
    fn augment(&mut self, u: usize, v: usize) {
        let (mut from, mut to) = (u, v);
        loop {
            let outer = self.top[from];
            let partner = self.mate[self.node[outer].base];
            self.rebase(outer, from);
            self.mate[from] = to;
            if partner == NONE {
                return;
            }
            let inner = self.top[partner];
            let (outside, inside) = self.node[inner].entry;
            self.rebase(inner, inside);
            self.mate[inside] = outside;
            from = outside;
            to = inside;
        }
    }

    /// Rearranges the matching inside a node so that `v` is its base.
    fn rebase(&mut self, node: usize, v: usize) {
        if node < self.n || self.node[node].base == v {
            return;
        }
        let mut children = std::mem::take(&mut self.node[node].children);
        let mut links = std::mem::take(&mut self.node[node].links);
        let count = children.len();
        let at = children
            .iter()
            .position(|&child| self.node[child].vertices.contains(&v))
            .unwrap_or(0);
        self.rebase(children[at], v);
        // The even way from `at` to the old base: its pairs change over.
        let pairs: Vec<usize> = if at % 2 == 1 {
            (at + 1..count).step_by(2).collect()
        } else {
            (0..at).step_by(2).collect()
        };
        for one in pairs {
            let (a, b) = links[one];
            self.rebase(children[one], a);
            self.rebase(children[(one + 1) % count], b);
            self.mate[a] = b;
            self.mate[b] = a;
        }
        children.rotate_left(at);
        links.rotate_left(at);
        let it = &mut self.node[node];
        it.children = children;
        it.links = links;
        it.base = v;
    }

    fn drop_empty_blossoms(&mut self) {
        let mut at = 0;
        while at < self.outermost.len() {
            let blossom = self.outermost[at];
            if self.node[blossom].potential == 0 {
                self.open(blossom);
                at = 0;
            } else {
                at += 1;
            }
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
