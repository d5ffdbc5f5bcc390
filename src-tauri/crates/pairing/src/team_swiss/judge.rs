//! Shortfall of a bracket in the criteria (2.3).

use super::field::Field;
use super::options::Options;
use super::upfloaters::Lower;
use crate::event::{ColorPreferenceType, Role};
use crate::matching::Region;
use crate::round_pairing::{BracketRecord, Shortfall};

/// A criterion whose cost is a sum over the pairs of a bracket.
pub(super) struct Criterion {
    pub(super) article: &'static str,
    cost: fn(&Bracket<'_>, usize, usize) -> i64,
    within: fn(&Bracket<'_>, &[usize]) -> Region,
}

impl Criterion {
    /// Returns the cost of a pair of two teams.
    pub(super) fn cost(&self, bracket: &Bracket<'_>, a: usize, b: usize) -> i64 {
        (self.cost)(bracket, a, b)
    }

    /// Returns the region in which it can have a cost, with these teams as vertices.
    pub(super) fn within(&self, bracket: &Bracket<'_>, teams: &[usize]) -> Region {
        (self.within)(bracket, teams)
    }
}

/// A bracket whose residents have the level `top`.
pub(super) struct Bracket<'a> {
    pub(super) field: &'a Field<'a>,
    pub(super) top: usize,
}

impl Bracket<'_> {
    fn is_upfloater(&self, team: usize) -> bool {
        self.field.teams[team].level < self.top
    }

    fn clash(&self, a: usize, b: usize) -> bool {
        let (a, b) = (&self.field.teams[a], &self.field.teams[b]);
        a.wants().is_some() && a.wants() == b.wants()
    }

    /// Returns the pairs of two that want the same role.
    fn same_wishes(&self, teams: &[usize]) -> Region {
        let mut region = Region::default();
        for role in [Role::First, Role::Second] {
            let wants = |u: usize| self.field.teams[teams[u]].wants() == Some(role);
            region = region.with(teams.len(), wants, wants);
        }
        region
    }

    /// Returns \[C8\] to \[C10\], the most important first.
    pub(super) fn criteria(&self) -> Vec<Criterion> {
        let mut criteria = vec![Criterion {
            article: "C8",
            cost: |it, a, b| i64::from(it.clash(a, b)),
            within: |it, teams| it.same_wishes(teams),
        }];
        if self.field.preferences == ColorPreferenceType::B {
            criteria.push(Criterion {
                article: "C9",
                cost: |it, a, b| {
                    let strong = |team: usize| it.field.teams[team].is_strong();
                    i64::from(it.clash(a, b) && strong(a) && strong(b))
                },
                within: |it, teams| it.same_wishes(teams),
            });
        }
        criteria.push(Criterion {
            article: "C10",
            cost: |it, a, b| {
                i64::from(it.is_upfloater(a) && it.field.floated(b))
                    + i64::from(it.is_upfloater(b) && it.field.floated(a))
            },
            within: |it, teams| {
                let floated = |u: usize| it.field.floated(teams[u]);
                let upfloater = |u: usize| it.is_upfloater(teams[u]);
                let region = Region::default().with(teams.len(), floated, upfloater);
                region.with(teams.len(), upfloater, floated)
            },
        });
        criteria
    }
}

/// Records a bracket; `rest` are the teams still unpaired after it.
pub(super) fn record(
    field: &Field,
    options: &Options,
    pairs: &[(usize, usize)],
    rest: &[usize],
) -> BracketRecord {
    let mut members: Vec<usize> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
    members.sort_unstable();
    let top = members
        .iter()
        .copied()
        .max_by_key(|&team| field.teams[team].level)
        .unwrap_or(0);
    let bracket = Bracket {
        field,
        top: field.teams[top].level,
    };
    let score = field.teams[top].pairing_score;
    let floaters: Vec<usize> = members
        .iter()
        .copied()
        .filter(|&team| bracket.is_upfloater(team))
        .collect();
    let mut gaps: Vec<i64> = floaters
        .iter()
        .map(|&team| i64::from(score.get()) - i64::from(field.teams[team].pairing_score.get()))
        .collect();
    gaps.sort_unstable_by_key(|&gap| std::cmp::Reverse(gap));
    let one =
        |article, value: usize| Shortfall::one(article, i64::try_from(value).unwrap_or(i64::MAX));
    let lower = Lower {
        field,
        options,
        top: bracket.top,
    };
    let mut shortfalls = vec![
        one("C4", floaters.len()),
        Shortfall {
            article: "C5",
            values: gaps,
        },
        one("C6", lower.look_ahead(rest)),
        one(
            "C7",
            floaters.iter().filter(|&&team| field.floated(team)).count(),
        ),
    ];
    for criterion in bracket.criteria() {
        shortfalls.push(Shortfall {
            article: criterion.article,
            values: vec![
                pairs
                    .iter()
                    .map(|&(a, b)| criterion.cost(&bracket, a, b))
                    .sum(),
            ],
        });
    }
    let numbers = |teams: &[usize]| teams.iter().map(|&team| field.number(team)).collect();
    BracketRecord {
        score,
        members: numbers(&members),
        floaters: numbers(&floaters),
        shortfalls,
    }
}

/// Records the brackets of a complete pairing.
pub(super) fn brackets(
    field: &Field,
    options: &Options,
    pairs: &[(usize, usize)],
) -> Vec<BracketRecord> {
    let level = |&(a, b): &(usize, usize)| field.teams[a].level.max(field.teams[b].level);
    let mut rest: Vec<usize> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
    rest.sort_unstable();
    let mut levels: Vec<usize> = pairs.iter().map(level).collect();
    levels.sort_unstable_by_key(|&it| std::cmp::Reverse(it));
    levels.dedup();
    let mut records = Vec::new();
    for top in levels {
        let inside: Vec<(usize, usize)> = pairs
            .iter()
            .copied()
            .filter(|it| level(it) == top)
            .collect();
        rest.retain(|team| !inside.iter().any(|(a, b)| a == team || b == team));
        records.push(record(field, options, &inside, &rest));
    }
    records
}
