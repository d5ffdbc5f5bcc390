//! Contraction of odd cycles to one node, their expansion, and augmentation along a path.

use super::{Label, NONE, Node, OUT_OF_REACH, Search};

impl Search<'_> {
    /// Returns the outer node two steps closer to the root; `None` for the root.
    fn towards_root(&self, outer: usize) -> Option<usize> {
        let partner = self.mate[self.node[outer].base];
        (partner != NONE).then(|| self.top[self.node[self.top[partner]].entry.0])
    }

    /// Returns the first common outer node of both paths to the root; `None` if the roots differ.
    pub(super) fn meeting_point(&self, u: usize, v: usize) -> Option<usize> {
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

    /// Returns the nodes from an outer vertex's node up to but excluding `end`, with the edge from
    /// each to the next.
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

    /// Contracts the odd cycle that the edge from u to v closes.
    pub(super) fn shrink(&mut self, meeting: usize, u: usize, v: usize) {
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

    /// Dissolves a blossom; its children become outermost.
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

    /// Expands an inner blossom; the children on the even path from its entry to its base stay in
    /// the tree.
    pub(super) fn expand_inner(&mut self, blossom: usize) {
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

    /// Augments the matching along the path from u to its root, and matches u with v.
    pub(super) fn augment(&mut self, u: usize, v: usize) {
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

    /// Rearranges the matching inside a node so that `v` becomes its base.
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
        // The even path from `at` to the old base: its pairs are exchanged.
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

    pub(super) fn drop_empty_blossoms(&mut self) {
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
}
