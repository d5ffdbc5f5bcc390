//! One stage of the search: grows trees from all unmatched vertices until one more pair can be
//! matched.

use super::{Event, FAR, FORBIDDEN, Label, NONE, OUT_OF_REACH, Search};

impl Search<'_> {
    /// Matches one more pair; false if that is impossible.
    pub(super) fn stage(&mut self) -> bool {
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

    pub(super) fn set_label(&mut self, node: usize, label: Label) {
        for &v in &self.node[node].vertices {
            self.label[v] = label;
        }
    }

    /// Records the edges of an outer node.
    pub(super) fn look_around(&mut self, node: usize) {
        let vertices = std::mem::take(&mut self.node[node].vertices);
        for &u in &vertices {
            self.look_around_vertex(u);
        }
        self.node[node].vertices = vertices;
    }

    pub(super) fn look_around_vertex(&mut self, u: usize) {
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

    /// Searches again for the nearest outer vertex outside of v's own node.
    pub(super) fn look_back(&mut self, v: usize) {
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

    /// Adds v's node and the partner of its base to the tree of u.
    fn grow(&mut self, u: usize, v: usize) {
        let inner = self.top[v];
        self.set_label(inner, Label::Inner);
        self.node[inner].entry = (u, v);
        let outer = self.top[self.mate[self.node[inner].base]];
        self.set_label(outer, Label::Outer);
        self.look_around(outer);
    }
}
