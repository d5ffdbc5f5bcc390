//! A bracket as input of the criteria (2).

use super::field::{Player, Strength};
use crate::event::{Float, Role};
use crate::matching::Region;
use crate::round_pairing::Shortfall;

/// The meaning of a vertex in the matching.
#[derive(Debug, Clone, Copy)]
pub(super) enum Vertex<'a> {
    Player(&'a Player),
    /// The opponent of the player who gets the bye.
    Bye,
    /// Any player below.
    Below,
}

/// The vertices of a bracket.
///
/// Its members come first, by falling level. A member who is matched with a later vertex floats
/// down.
pub(super) struct Scene<'a> {
    pub(super) vertices: Vec<Vertex<'a>>,
    /// Falling; 0 for the bye and for players below.
    pub(super) levels: Vec<usize>,
    /// The level of the residents.
    pub(super) level: usize,
    /// The level of the next scoregroup, if it is part of the matching.
    pub(super) next_level: Option<usize>,
    /// \[C8\] if it is not: the consequences if a member floats down.
    pub(super) look_ahead: Vec<LookAhead>,
    /// True if the bye is given in this bracket.
    pub(super) gives_bye: bool,
}

/// The consequences in the next bracket if a member is the only one to float down.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct LookAhead {
    /// The number of players that float from it.
    pub(super) leaving: i64,
    /// 1 if the member itself floats again, otherwise 0.
    pub(super) itself: i64,
}

/// True if a criterion counts a pair.
type Rule = fn(&Player, &Player) -> bool;

/// A criterion as the sum over the pairs.
pub(super) struct Criterion<'s> {
    pub(super) article: &'static str,
    pub(super) cost: Box<dyn Fn(usize, usize) -> i64 + 's>,
    /// The region outside of which no pair costs anything; computed on demand, since judging a
    /// pairing needs none.
    pub(super) within: Box<dyn Fn() -> Region + 's>,
    /// Vertices of which no two can be paired without cost.
    pub(super) majority: Vec<usize>,
    /// True if it applies only if exactly one member floats down (\[C9\]).
    pub(super) single_floater: bool,
}

impl<'a> Scene<'a> {
    pub(super) fn new(vertices: Vec<Vertex<'a>>, level: usize, gives_bye: bool) -> Self {
        let levels = vertices
            .iter()
            .map(|vertex| match vertex {
                Vertex::Player(player) => player.level,
                Vertex::Bye | Vertex::Below => 0,
            })
            .collect();
        Self {
            vertices,
            levels,
            level,
            next_level: None,
            look_ahead: Vec::new(),
            gives_bye,
        }
    }

    pub(super) fn members(&self) -> usize {
        self.levels.partition_point(|&it| it >= self.level)
    }

    pub(super) fn moved_down(&self) -> usize {
        self.levels.partition_point(|&it| it > self.level)
    }

    /// Returns the members that want the more popular role with at least this strength.
    fn majority(&self, at_least: Strength) -> Vec<usize> {
        let wanting = |role: Role| -> Vec<usize> {
            (0..self.members())
                .filter(|&u| match self.vertices[u] {
                    Vertex::Player(player) => {
                        player.wants() == Some(role) && player.strength() >= Some(at_least)
                    }
                    Vertex::Bye | Vertex::Below => false,
                })
                .collect()
        };
        let (first, second) = (wanting(Role::First), wanting(Role::Second));
        if first.len() > second.len() {
            first
        } else {
            second
        }
    }

    /// Returns \[C6\] to \[C21\], the most important first.
    pub(super) fn criteria(&self) -> Vec<Criterion<'_>> {
        let (members, moved_down) = (self.members(), self.moved_down());
        let levels = &self.levels;
        let mut moved_levels = levels[..moved_down].to_vec();
        moved_levels.dedup();
        let is_below = move |v: usize| v >= members;
        let floated = move |u: usize, ago: usize, how: Float| match self.vertices[u] {
            Vertex::Player(player) => player.floats[ago] == Some(how),
            Vertex::Bye | Vertex::Below => false,
        };
        let mut criteria = vec![self.each("C6", move |u| u < members, is_below)];
        for &from in &moved_levels {
            criteria.push(self.each("C7", move |u| levels[u] == from, is_below));
        }
        criteria.extend(self.next_bracket());
        criteria.extend(self.unplayed_games());
        criteria.extend(self.roles());
        for (ago, down, up) in [(0, "C14", "C15"), (1, "C16", "C17")] {
            criteria.push(self.each(
                down,
                move |u| (moved_down..members).contains(&u) && floated(u, ago, Float::Down),
                is_below,
            ));
            criteria.push(self.each(
                up,
                move |u| u < moved_down,
                move |v| v < members && floated(v, ago, Float::Up),
            ));
        }
        for (ago, down, up) in [(0, "C18", "C19"), (1, "C20", "C21")] {
            for &from in &moved_levels {
                criteria.push(self.each(
                    down,
                    move |u| levels[u] == from && floated(u, ago, Float::Down),
                    is_below,
                ));
            }
            for &from in &moved_levels {
                criteria.push(self.each(
                    up,
                    move |u| levels[u] == from,
                    move |v| v < members && floated(v, ago, Float::Up),
                ));
            }
        }
        criteria
    }

    /// Returns a criterion that counts the pairs u < v that fulfill the conditions.
    fn each<'s>(
        &self,
        article: &'static str,
        u: impl Fn(usize) -> bool + Copy + 's,
        v: impl Fn(usize) -> bool + Copy + 's,
    ) -> Criterion<'s> {
        let count = self.vertices.len();
        Criterion {
            article,
            cost: Box::new(move |a, b| i64::from(u(a) && v(b))),
            within: Box::new(move || Region::default().with(count, u, v)),
            majority: Vec::new(),
            single_floater: false,
        }
    }

    /// Returns a criterion in which a floater costs `of`.
    fn floater<'s>(
        &self,
        article: &'static str,
        of: impl Fn(usize, usize) -> i64 + 's,
    ) -> Criterion<'s> {
        let members = self.members();
        Criterion {
            cost: Box::new(move |u, v| {
                if u < members && v >= members {
                    of(u, v)
                } else {
                    0
                }
            }),
            ..self.each(article, move |u| u < members, move |v| v >= members)
        }
    }

    /// Returns \[C8\]: the criteria on floaters of the next bracket.
    fn next_bracket(&self) -> Vec<Criterion<'_>> {
        let (members, levels) = (self.members(), &self.levels);
        let Some(below) = self.next_level else {
            if self.look_ahead.is_empty() {
                return Vec::new();
            }
            let ahead = &self.look_ahead;
            return vec![
                self.floater("C8", move |u, _| ahead[u].leaving),
                self.floater("C8", move |u, _| ahead[u].itself),
            ];
        };
        let inside = levels.partition_point(|&it| it >= below);
        let leaves = move |v: usize| v >= inside;
        let mut criteria = vec![self.each("C8", move |u| u < inside, leaves)];
        let mut from_levels = levels[..members].to_vec();
        from_levels.dedup();
        for from in from_levels {
            criteria.push(self.each("C8", move |u| levels[u] == from, leaves));
        }
        criteria
    }

    /// Returns \[C9\]: the unplayed games of the player with the bye; `None` if this bracket does
    /// not give it.
    fn unplayed_games(&self) -> Option<Criterion<'_>> {
        let vertices = &self.vertices;
        self.gives_bye.then(|| Criterion {
            single_floater: true,
            ..self.floater("C9", move |u, v| match (vertices[u], vertices[v]) {
                (Vertex::Player(player), Vertex::Bye) => {
                    i64::try_from(player.unplayed).unwrap_or(i64::MAX)
                }
                _ => 0,
            })
        })
    }

    /// Returns \[C10\] to \[C13\]: only pairs that want the same role count.
    fn roles(&self) -> [Criterion<'_>; 4] {
        let all: fn(&Player) -> bool = |_| true;
        let of = |article, rule: Rule, who: fn(&Player) -> bool, majority| {
            let members = self.members();
            let wants = |role: Role| {
                move |u: usize| match self.vertices[u] {
                    Vertex::Player(it) => u < members && it.wants() == Some(role) && who(it),
                    Vertex::Bye | Vertex::Below => false,
                }
            };
            let (n, first, second) = (self.vertices.len(), wants(Role::First), wants(Role::Second));
            Criterion {
                article,
                cost: Box::new(move |u: usize, v: usize| {
                    match (self.vertices[u], self.vertices[v]) {
                        (Vertex::Player(a), Vertex::Player(b)) if v < members => {
                            i64::from(rule(a, b))
                        }
                        _ => 0,
                    }
                }),
                within: Box::new(move || {
                    let region = Region::default().with(n, first, first);
                    region.with(n, second, second)
                }),
                majority,
                single_floater: false,
            }
        };
        [
            of("C10", exceeds_two, |it| it.difference.abs() > 1, Vec::new()),
            of("C11", third_in_a_row, Player::is_absolute, Vec::new()),
            of("C12", clash, all, self.majority(Strength::Mild)),
            of(
                "C13",
                strong_clash,
                |it| it.strength() >= Some(Strength::Strong),
                self.majority(Strength::Strong),
            ),
        ]
    }

    /// Counts the members that are matched below.
    pub(super) fn floaters(&self, mate: &dyn Fn(usize) -> usize) -> usize {
        let members = self.members();
        (0..members).filter(|&u| mate(u) >= members).count()
    }

    /// Returns the shortfalls of a matching, and its place in the order of article 4.
    pub(super) fn shortfalls(&self, mate: &dyn Fn(usize) -> usize) -> Vec<Shortfall> {
        let single = self.floaters(mate) == 1;
        let mut shortfalls: Vec<Shortfall> = Vec::new();
        for criterion in self.criteria() {
            if criterion.single_floater && !single {
                continue;
            }
            let value = (0..self.vertices.len())
                .filter(|&u| u < mate(u))
                .map(|u| (criterion.cost)(u, mate(u)))
                .sum();
            match shortfalls.last_mut() {
                Some(last) if last.article == criterion.article => last.values.push(value),
                _ => shortfalls.push(Shortfall {
                    article: criterion.article,
                    values: vec![value],
                }),
            }
        }
        shortfalls.extend(self.order(mate));
        shortfalls
    }

    /// Returns the keys of article 4.
    ///
    /// 4.4: the leftover moved-down players; 4.2: the places of their opponents; 4.3: the number of
    /// exchanged residents, and their distance.
    fn order(&self, mate: &dyn Fn(usize) -> usize) -> [Shortfall; 3] {
        let (members, moved_down) = (self.members(), self.moved_down());
        let left = (0..moved_down)
            .map(|u| i64::from(mate(u) >= members))
            .collect();
        let remainder: Vec<usize> = (moved_down..members)
            .filter(|&u| mate(u) >= moved_down)
            .collect();
        let tops: Vec<usize> = (0..remainder.len())
            .filter(|&place| {
                let u = remainder[place];
                u < mate(u) && mate(u) < members
            })
            .collect();
        let exchanged = tops.iter().filter(|&&place| place >= tops.len()).count();
        let shift = tops.iter().sum::<usize>() - (0..tops.len()).sum::<usize>();
        let value = |it: usize| i64::try_from(it).unwrap_or(i64::MAX);
        let opponents = (0..moved_down)
            .filter(|&u| mate(u) < members)
            .map(|u| value(mate(u)))
            .collect();
        [
            Shortfall {
                article: "4.4.2",
                values: left,
            },
            Shortfall {
                article: "4.2.2",
                values: opponents,
            },
            Shortfall {
                article: "4.3.2",
                values: vec![value(exchanged), value(shift)],
            },
        ]
    }
}

/// \[C10\]: true if one of them gets a difference beyond two.
fn exceeds_two(a: &Player, b: &Player) -> bool {
    a.wants() == b.wants() && a.difference.abs() > 1 && b.difference.abs() > 1
}

/// \[C11\]: true if one of them gets the same role a third time in a row.
fn third_in_a_row(a: &Player, b: &Player) -> bool {
    if !(a.is_absolute() && b.is_absolute() && a.wants() == b.wants()) {
        return false;
    }
    match a.difference.abs().cmp(&b.difference.abs()) {
        std::cmp::Ordering::Equal => a.repeated().is_some() && a.repeated() == b.repeated(),
        std::cmp::Ordering::Greater => b.repeated() == a.wants().map(Role::opposite),
        std::cmp::Ordering::Less => a.repeated() == a.wants().map(Role::opposite),
    }
}

/// \[C12\]: true if both want the same role.
fn clash(a: &Player, b: &Player) -> bool {
    a.wants().is_some() && a.wants() == b.wants()
}

/// \[C13\]: true if one of them does not get a strong preference.
fn strong_clash(a: &Player, b: &Player) -> bool {
    clash(a, b)
        && a.strength() >= Some(Strength::Strong)
        && b.strength() >= Some(Strength::Strong)
        && !(a.is_absolute() && b.is_absolute())
}
