//! Choice of the teams that float up into the top scoregroup (3.5).
//!
//! With at most one upfloater the sets are tried in order. With more, all pairings of the unpaired
//! teams are narrowed down criterion by criterion. As long as their number is minimal, upfloaters
//! meet only residents. A valid set is therefore the set of the residents' partners in such a
//! pairing.

use super::field::Field;
use super::options::{Compliance, LookAhead, Options};
use crate::matching::Optimum;
use crate::round_pairing::{Checked, Unpairable};

/// The shortfall of a set in \[C6\] and \[C7\].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Shortfall {
    look_ahead: usize,
    floated: usize,
}

impl Shortfall {
    const NONE: Self = Self {
        look_ahead: 0,
        floated: 0,
    };
}

/// Chooses the upfloaters for the top scoregroup of the unpaired teams, and returns the bracket:
/// residents and upfloaters.
pub(super) fn choose(
    field: &Field,
    options: &Options,
    wished: &Checked,
    waiting: &[usize],
) -> Result<Vec<usize>, Unpairable> {
    let top = waiting
        .iter()
        .map(|&team| field.teams[team].level)
        .max()
        .unwrap_or(0);
    let (residents, mut lower): (Vec<usize>, Vec<usize>) = waiting
        .iter()
        .copied()
        .partition(|&team| field.teams[team].level == top);
    lower.sort_by_key(|&team| (std::cmp::Reverse(field.teams[team].level), team));
    let search = Search {
        field,
        options,
        wished,
        residents,
        lower,
        ahead: Lower {
            field,
            options,
            top,
        },
    };
    let upfloaters = search
        .none_or_one()
        .or_else(|| search.several())
        .ok_or_else(|| field.no_complete_pairing(waiting))?;
    let mut bracket = search.residents;
    bracket.extend(upfloaters);
    Ok(bracket)
}

struct Search<'a> {
    field: &'a Field<'a>,
    options: &'a Options,
    residents: Vec<usize>,
    /// By falling score, then by number (3.5.3).
    lower: Vec<usize>,
    ahead: Lower<'a>,
    wished: &'a Checked,
}

/// The teams below a top scoregroup.
pub(super) struct Lower<'a> {
    pub(super) field: &'a Field<'a>,
    pub(super) options: &'a Options,
    /// The level of the scoregroup.
    pub(super) top: usize,
}

impl Search<'_> {
    fn level(&self, team: usize) -> usize {
        self.field.level(team)
    }

    fn matches(&self, teams: &[usize]) -> bool {
        self.field.matches(teams)
    }

    /// Returns the least number of upfloaters that parity allows; `None` if it fails.
    fn none_or_one(&self) -> Option<Vec<usize>> {
        if self.residents.len().is_multiple_of(2) {
            return (self.matches(&self.residents) && self.matches(&self.lower)).then(Vec::new);
        }
        let mut best: Option<(Shortfall, usize)> = None;
        for &team in &self.lower {
            if best.is_some_and(|(_, found)| self.level(found) != self.level(team))
                || self.field.watch.is_cancelled()
            {
                break;
            }
            if self.wished.no_float.contains(&team) {
                continue;
            }
            let mut bracket = self.residents.clone();
            bracket.push(team);
            let rest: Vec<usize> = self
                .lower
                .iter()
                .copied()
                .filter(|&it| it != team)
                .collect();
            if !self.matches(&bracket) || !self.matches(&rest) {
                continue;
            }
            let shortfall = self.shortfall_of_one(team, &rest);
            if best.is_none_or(|(least, _)| shortfall < least) {
                best = Some((shortfall, team));
            }
            if shortfall == Shortfall::NONE {
                break;
            }
        }
        best.map(|(_, team)| vec![team])
    }

    fn shortfall_of_one(&self, team: usize, rest: &[usize]) -> Shortfall {
        let floated = usize::from(self.field.floated(team));
        Shortfall {
            look_ahead: self.ahead.look_ahead(rest),
            floated,
        }
    }

    /// Returns two or more upfloaters; `None` if no set works.
    fn several(&self) -> Option<Vec<usize>> {
        let all: Vec<usize> = self.residents.iter().chain(&self.lower).copied().collect();
        let residents = self.residents.len();
        let mut edges = self.field.may_meet.induced(&all);
        for (v, team) in all.iter().enumerate().skip(residents) {
            if self.wished.no_float.contains(team) {
                for u in 0..residents {
                    edges.part(u, v);
                }
            }
        }
        let mut pairings = Optimum::new(edges, self.field.watch)?;
        // Residents come first, so an upfloater is a v whose u is a resident.
        let floats = |u: usize, v: usize| u < residents && v >= residents;
        // [C4] as few as possible.
        pairings.minimize(|u, v| i64::from(floats(u, v)));
        // [C5] the lowest score as high as possible, then the next one.
        let mut levels: Vec<usize> = self.lower.iter().map(|&team| self.level(team)).collect();
        levels.dedup();
        for &level in levels.iter().rev() {
            pairings.minimize(|u, v| i64::from(floats(u, v) && self.level(all[v]) == level));
        }
        self.keep_following_pairable(&mut pairings, &all);
        self.keep_rested(&mut pairings, &all);
        // 3.5.4: the first set.
        for level in levels {
            let chosen = |pairings: &Optimum| {
                (residents..all.len())
                    .filter(|&v| self.level(all[v]) == level && pairings.mate(v) < residents)
                    .count()
            };
            if chosen(&pairings) == 0 {
                continue;
            }
            let candidates: Vec<usize> = (residents..all.len())
                .filter(|&v| self.level(all[v]) == level)
                .collect();
            for chunk in candidates.chunks(36) {
                let mut weight = vec![0_i64; all.len()];
                for (place, &v) in chunk.iter().enumerate() {
                    weight[v] = 1 << (36 - place);
                }
                pairings.minimize(|u, v| {
                    if u < residents {
                        0
                    } else {
                        weight[u] + weight[v]
                    }
                });
            }
        }
        Some(
            (residents..all.len())
                .filter(|&v| pairings.mate(v) < residents)
                .map(|v| all[v])
                .collect(),
        )
    }

    /// Keeps the pairings that are best by \[C6\]: the following scoregroup then needs the fewest
    /// upfloaters.
    fn keep_following_pairable(&self, pairings: &mut Optimum, all: &[usize]) {
        let Some(below) = self.ahead.top.checked_sub(1) else {
            return;
        };
        let residents = self.residents.len();
        let left = (residents..all.len())
            .filter(|&v| self.level(all[v]) == below && pairings.mate(v) >= residents)
            .count();
        let mut kept = pairings.clone();
        let leaving = kept.minimize(|u, v| {
            i64::from(
                u >= residents && (self.level(all[u]) == below) != (self.level(all[v]) == below),
            )
        });
        let complies = usize::try_from(leaving).is_ok_and(|leaving| leaving == left % 2);
        if complies || self.options.look_ahead == LookAhead::Graded {
            *pairings = kept;
        }
    }

    /// Keeps the pairings that are best by \[C7\]: the fewest upfloaters have floated before.
    fn keep_rested(&self, pairings: &mut Optimum, all: &[usize]) {
        let residents = self.residents.len();
        let mut kept = pairings.clone();
        let tired = kept.minimize(|u, v| {
            i64::from(u < residents && v >= residents && self.field.floated(all[v]))
        });
        if tired == 0 || self.options.compliance == Compliance::Minimizes {
            *pairings = kept;
        }
    }
}

impl Lower<'_> {
    /// Returns the cost by \[C6\].
    ///
    /// It is 0 if the following scoregroup can be paired with the fewest upfloaters its number
    /// allows. Otherwise it is 1 or, under the graded reading, the number needed beyond those.
    pub(super) fn look_ahead(&self, rest: &[usize]) -> usize {
        let Some(below) = self.top.checked_sub(1) else {
            return 0;
        };
        let (following, lower): (Vec<usize>, Vec<usize>) = rest
            .iter()
            .copied()
            .partition(|&team| self.field.level(team) == below);
        let complies = if following.len().is_multiple_of(2) {
            self.field.matches(&following) && self.field.matches(&lower)
        } else {
            lower.iter().any(|&team| {
                let mut bracket = following.clone();
                bracket.push(team);
                let others: Vec<usize> = lower.iter().copied().filter(|&it| it != team).collect();
                self.field.matches(&bracket) && self.field.matches(&others)
            })
        };
        match (complies, self.options.look_ahead) {
            (true, _) => 0,
            (false, LookAhead::Binary) => 1,
            (false, LookAhead::Graded) => {
                let rest_graph = self.field.may_meet.induced(rest);
                let Some(mut pairings) = Optimum::new(rest_graph, self.field.watch) else {
                    return usize::MAX;
                };
                let leaving = pairings.minimize(|u, v| {
                    i64::from(
                        (self.field.level(rest[u]) == below)
                            != (self.field.level(rest[v]) == below),
                    )
                });
                usize::try_from(leaving).unwrap_or(usize::MAX)
            }
        }
    }
}
