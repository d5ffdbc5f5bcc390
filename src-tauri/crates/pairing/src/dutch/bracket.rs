//! The pairs of one bracket (2 to 4).
//!
//! All perfect matchings of the unpaired players are narrowed down: first by the criteria in
//! falling order, then by the generation order of article 4. A player whose partner is below the
//! bracket floats down.

use super::field::Field;
use super::ground::Ground;
use super::scene::{LookAhead, Scene, Vertex};
use crate::matching::{Graph, Optimum, Region, has_perfect_matching};
use crate::round_pairing::{BracketRecord, Unpairable};

/// Pairs the bracket whose residents have this level.
///
/// Unpaired players with a higher level are its moved-down players. `bye_level` is the level from
/// which the bye is taken.
pub(super) fn pair(
    field: &Field,
    waiting: &[usize],
    level: usize,
    bye_level: Option<usize>,
) -> Result<(Vec<(usize, usize)>, BracketRecord), Unpairable> {
    let ground = Ground::new(field, waiting, level, bye_level);
    Bracket::closed(&ground)
        .or_else(|| Bracket::with_next_scoregroup(&ground))
        .or_else(|| Bracket::with_everybody(&ground))
        .map(|bracket| bracket.paired(&ground))
        .ok_or_else(|| field.no_complete_pairing(waiting))
}

/// Records a paired bracket; `mate` returns the partner of each player.
fn record(ground: &Ground<'_>, scene: &Scene<'_>, mate: &dyn Fn(usize) -> usize) -> BracketRecord {
    let members = scene.members();
    let number = |u: usize| ground.field.players[ground.waiting[u]].number;
    let mut everybody: Vec<_> = (0..members).map(number).collect();
    let mut floaters: Vec<_> = (0..members)
        .filter(|&u| mate(u) >= members)
        .map(number)
        .collect();
    everybody.sort_unstable();
    floaters.sort_unstable();
    let resident = ground.waiting[scene.moved_down()];
    BracketRecord {
        score: ground.field.players[resident].score,
        members: everybody,
        floaters,
        shortfalls: scene.shortfalls(mate),
    }
}

/// Records the bracket of this level in a complete pairing.
///
/// `partner` returns the opponent of a player, `None` for the bye.
pub(super) fn judge(
    field: &Field,
    waiting: &[usize],
    level: usize,
    bye_level: Option<usize>,
    partner: &dyn Fn(usize) -> Option<usize>,
) -> BracketRecord {
    let ground = Ground::new(field, waiting, level, bye_level);
    let mut vertices = ground.players(waiting);
    if ground.bye_level.is_some() {
        vertices.push(Vertex::Bye);
    }
    let mut scene = Scene::new(vertices, level, ground.gives_bye());
    scene.next_level = ground.next_level();
    let mut mate = vec![waiting.len(); scene.vertices.len()];
    let mut place = vec![waiting.len(); field.players.len()];
    for (u, &player) in waiting.iter().enumerate() {
        place[player] = u;
    }
    for (u, &player) in waiting.iter().enumerate() {
        mate[u] = partner(player).map_or(waiting.len(), |it| place[it]);
        if mate[u] == waiting.len() {
            mate[waiting.len()] = u;
        }
    }
    record(&ground, &scene, &|u| mate[u])
}

/// A bracket as a set of perfect matchings.
struct Bracket<'a> {
    scene: Scene<'a>,
    pairings: Optimum<'a>,
}

impl<'a> Bracket<'a> {
    /// Returns the bracket alone, with at most one floater: the usual case. `None` if that is
    /// impossible.
    ///
    /// No other pairing has fewer floaters. The players below matter only through the consequences
    /// of the choice of floater.
    fn closed(ground: &Ground<'a>) -> Option<Self> {
        let members = ground.members;
        let odd = !members.len().is_multiple_of(2);
        let mut vertices = ground.players(members);
        let mut look_ahead = Vec::new();
        let mut edges = ground.graph(members, usize::from(odd));
        if ground.gives_bye() {
            if !odd || !has_perfect_matching(&ground.field.may_meet, ground.lower) {
                return None;
            }
            vertices.push(Vertex::Bye);
            for (u, &player) in members.iter().enumerate() {
                if ground.may_have_bye(player) {
                    edges.join(u, members.len());
                }
            }
        } else if odd {
            vertices.push(Vertex::Below);
            for (u, ahead) in ground.look_ahead().into_iter().enumerate() {
                look_ahead.push(ahead.unwrap_or_default());
                if ahead.is_some() && ground.may_float(members[u]) {
                    edges.join(u, members.len());
                }
            }
        } else if !ground.completes(ground.lower) {
            return None;
        }
        Self::new(ground, vertices, None, look_ahead, edges)
    }

    /// Returns the bracket with the next scoregroup, if the players below them can take in all
    /// leftover players.
    fn with_next_scoregroup(ground: &Ground<'a>) -> Option<Self> {
        let below = ground.next_level()?;
        if ground.bye_level.is_some_and(|it| it >= below) {
            return None;
        }
        let (upper, lower) = ground.split_below(below);
        if !ground.takes_in(&upper, lower) {
            return None;
        }
        let count = upper.len();
        let mut vertices = ground.players(&upper);
        vertices.resize(2 * count, Vertex::Below);
        let mut edges = ground.graph(&upper, count);
        ground.let_float(&mut edges, &upper);
        Self::new(ground, vertices, Some(below), Vec::new(), edges)
    }

    /// Returns a bracket of all unpaired players; `None` without a complete pairing.
    fn with_everybody(ground: &Ground<'a>) -> Option<Self> {
        let count = ground.waiting.len();
        let mut vertices = ground.players(ground.waiting);
        let mut edges = ground.graph(ground.waiting, count % 2);
        if ground.bye_level.is_some() {
            vertices.push(Vertex::Bye);
            for (u, &player) in ground.waiting.iter().enumerate() {
                if ground.may_have_bye(player) {
                    edges.join(u, count);
                }
            }
        }
        Self::new(ground, vertices, ground.next_level(), Vec::new(), edges)
    }

    fn new(
        ground: &Ground<'a>,
        vertices: Vec<Vertex<'a>>,
        next_level: Option<usize>,
        look_ahead: Vec<LookAhead>,
        edges: Graph,
    ) -> Option<Self> {
        let mut scene = Scene::new(vertices, ground.level, ground.gives_bye());
        scene.next_level = next_level;
        scene.look_ahead = look_ahead;
        Some(Self {
            scene,
            pairings: Optimum::new(edges, ground.field.watch)?,
        })
    }

    /// Returns the pairs of the bracket, and its record.
    fn paired(mut self, ground: &Ground<'a>) -> (Vec<(usize, usize)>, BracketRecord) {
        self.keep_best();
        self.choose_moved_down();
        self.choose_remainder();
        let members = self.scene.members();
        let mate = |u: usize| self.pairings.mate(u);
        let pairs = (0..members)
            .filter(|&u| u < mate(u) && mate(u) < members)
            .map(|u| (ground.waiting[u], ground.waiting[mate(u)]))
            .collect();
        (pairs, record(ground, &self.scene, &mate))
    }

    /// Keeps the best pairings by \[C6\] to \[C21\].
    fn keep_best(&mut self) {
        let pairings = &mut self.pairings;
        for criterion in self.scene.criteria() {
            if criterion.single_floater && self.scene.floaters(&|u| pairings.mate(u)) != 1 {
                continue;
            }
            pairings.minimize_with_majority(&(criterion.within)(), &criterion.majority, |u, v| {
                (criterion.cost)(u, v)
            });
        }
    }

    /// Chooses the moved-down players to pair (4.4) and their opponents (4.2).
    fn choose_moved_down(&mut self) {
        let (members, moved_down) = (self.scene.members(), self.scene.moved_down());
        let count = self.scene.vertices.len();
        for one in 0..moved_down {
            let floats = Region::default().with(count, |u| u == one, |v| v >= members);
            self.pairings
                .minimize_within(&floats, |u, v| i64::from(u == one && v >= members));
        }
        for one in 0..moved_down {
            if self.pairings.mate(one) < members {
                self.pairings.take_first_partner(one);
            }
        }
    }

    /// Pairs the remaining residents: exchanges (4.3), transpositions (4.2).
    fn choose_remainder(&mut self) {
        let (members, moved_down) = (self.scene.members(), self.scene.moved_down());
        let remainder: Vec<usize> = (moved_down..members)
            .filter(|&u| self.pairings.mate(u) >= moved_down)
            .collect();
        let mut rank = vec![None; self.scene.vertices.len()];
        for (place, &u) in remainder.iter().enumerate() {
            rank[u] = Some(place);
        }
        let upper = remainder
            .iter()
            .filter(|&&u| self.pairings.mate(u) > u && self.pairings.mate(u) < members)
            .count();
        // In a pair of the remainder, the higher-ranked player is in S1.
        let count = self.scene.vertices.len();
        let tops =
            |is_one: &dyn Fn(usize) -> bool| Region::default().with(count, is_one, |v| v < members);
        // 4.3.2: fewest exchanged, least difference.
        let exchanged = self.pairings.minimize_within(
            &tops(&|u| rank[u].is_some_and(|place| place >= upper)),
            |u, v| i64::from(v < members && rank[u].is_some_and(|place| place >= upper)),
        );
        if exchanged > 0 {
            let top = |u: usize, v: usize| rank[u].filter(|_| v < members);
            self.pairings
                .minimize_within(&tops(&|u| rank[u].is_some()), |u, v| {
                    top(u, v).map_or(0, i64_of)
                });
            // The largest numbers leave S1, the smallest leave S2.
            let chunks: Vec<&[usize]> = remainder[..upper].rchunks(36).collect();
            for chunk in chunks {
                let mut weight = vec![0_i64; count];
                for (place, &u) in chunk.iter().enumerate() {
                    weight[u] = 1 << place;
                }
                self.pairings
                    .minimize_within(&tops(&|u| weight[u] > 0), |u, v| {
                        top(u, v).map_or(0, |_| weight[u])
                    });
            }
            for chunk in remainder[upper..].chunks(36) {
                let mut weight = vec![0_i64; count];
                for (place, &u) in chunk.iter().enumerate() {
                    weight[u] = 1 << (36 - place);
                }
                let weighed = Region::default()
                    .with(count, |_| true, |v| weight[v] > 0)
                    .with(count, |u| weight[u] > 0, |v| v >= members);
                self.pairings.minimize_within(&weighed, |u, v| {
                    weight[v] + if v >= members { weight[u] } else { 0 }
                });
            }
        }
        for &one in &remainder {
            let mate = self.pairings.mate(one);
            if one < mate && mate < members {
                self.pairings.take_first_partner(one);
            }
        }
    }
}

fn i64_of(place: usize) -> i64 {
    i64::try_from(place).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dutch::{bye, pair_round};
    use crate::event::{Event, Format};
    use crate::generator::{Plan, generate};
    use crate::round_pairing::Unwatched;

    /// A random event; `None` if its last round cannot be paired.
    fn event(seed: u16) -> Option<Event> {
        let plan = Plan {
            format: Format::Individual,
            entrants: 6 + seed % 13,
            rounds: 2 + seed % 4,
            seed: seed.to_string(),
            forfeits: 5,
            byes: 5,
            withdrawals: 3,
        };
        generate(&plan, |event| {
            let round = pair_round(event)?;
            let pairs = round.pairs.iter().map(|it| (it.first, it.second));
            Ok::<_, Unpairable>((pairs.collect(), round.bye))
        })
        .ok()
    }

    /// The three views of a bracket agree: alone, with the next scoregroup, and with all players.
    ///
    /// A bracket stands alone if no more players float than necessary.
    #[test]
    fn art_1_9_each_way_to_look_at_a_bracket_gives_the_same_pairs() {
        let mut opened = [0; 3];
        for event in (0..150).filter_map(event) {
            let field = Field::new(&event, &Unwatched);
            let mut waiting: Vec<usize> = (0..field.players.len()).collect();
            let bye_level = bye::level(&field, &waiting).unwrap_or_default();
            let mut next = waiting.first().map(|&it| field.players[it].level);
            while let Some(level) = next {
                let ground = Ground::new(&field, &waiting, level, bye_level);
                let ways = [
                    Bracket::closed(&ground),
                    Bracket::with_next_scoregroup(&ground),
                    Bracket::with_everybody(&ground),
                ]
                .map(|way| way.map(|it| it.paired(&ground)));
                let Some((pairs, record)) = &ways[2] else {
                    break;
                };
                for (way, (opened, found)) in opened.iter_mut().zip(&ways).enumerate() {
                    if let Some((same, told)) = found {
                        *opened += 1;
                        assert_eq!(same, pairs, "level {level}, way {way}: {event:?}");
                        assert_eq!(told.floaters, record.floaters);
                    }
                }
                let least = usize::from(!ground.members.len().is_multiple_of(2));
                let gone: Vec<usize> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
                assert_eq!(
                    ways[0].is_some(),
                    record.floaters.len() == least,
                    "level {level}: {event:?}"
                );
                waiting.retain(|it| !gone.contains(it));
                next = field.next_level(&waiting, level);
            }
        }
        assert!(opened.iter().all(|it| *it > 20), "{opened:?}");
    }
}
