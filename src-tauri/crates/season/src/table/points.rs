//! Points of a result in one tournament, and the choice of results that count.

use kralle_tournament::{HalfPoints, Rank};

use super::row::{EveningResult, PointsWorking};
use crate::{Formula, Points, PointsRule, SeasonSettings, SharedRule};

impl PointsWorking {
    /// Returns the working of the points for `rank` among `teams`, with `own` points in the
    /// tournament.
    pub(super) fn of(
        settings: &SeasonSettings,
        rank: Rank,
        teams: u16,
        own: HalfPoints,
        is_guest: bool,
    ) -> Self {
        let by_rank: Vec<Points> = match &settings.points {
            PointsRule::ByRank(list) => (rank.from..=rank.to)
                .map(|rank| {
                    let index = usize::from(rank.saturating_sub(1));
                    list.get(index).copied().unwrap_or_default()
                })
                .collect(),
            PointsRule::Formula(formula) => (rank.from..=rank.to)
                .map(|rank| formula.worth(rank, teams))
                .collect(),
            PointsRule::Own => vec![Points(i64::from(own.0) * 50)],
        };
        let base = match settings.shared {
            SharedRule::Mean => mean(&by_rank),
            SharedRule::Full => by_rank.first().copied().unwrap_or_default(),
        };
        Self {
            by_rank,
            base,
            bonus: settings.bonus,
            is_guest,
        }
    }

    /// Returns the awarded points.
    pub(super) fn points(&self) -> Points {
        if self.is_guest {
            Points::NONE
        } else {
            self.base + self.bonus
        }
    }
}

impl Formula {
    /// Returns the points of a rank among this many teams.
    fn worth(self, rank: u16, teams: u16) -> Points {
        let beaten = i64::from(teams.saturating_sub(rank));
        match self {
            Self::Beaten => Points::whole(beaten),
            Self::BeatenPlusOne => Points::whole(beaten + 1),
            Self::Percent => {
                let others = i64::from(teams.saturating_sub(1));
                rounded(Points::whole(100).0 * beaten, others)
            }
        }
    }
}

/// Divides hundredths, rounded half up; a division by zero gives zero.
const fn rounded(hundredths: i64, by: i64) -> Points {
    if by == 0 {
        return Points::NONE;
    }
    Points((2 * hundredths + by) / (2 * by))
}

fn mean(points: &[Points]) -> Points {
    let sum: Points = points.iter().copied().sum();
    rounded(sum.0, i64::try_from(points.len()).unwrap_or(i64::MAX))
}

/// Marks the best results as counting, of equal ones the earlier; without `best`, all count.
pub(super) fn count_best(results: &mut [EveningResult], best: Option<u16>) {
    let mut order: Vec<usize> = (0..results.len()).collect();
    // Stable: of equal ones the earlier comes first.
    order.sort_by_key(|index| std::cmp::Reverse(results.get(*index).map(|it| it.points)));
    let best = best.map_or(results.len(), usize::from);
    for index in order.into_iter().take(best) {
        if let Some(it) = results.get_mut(index) {
            it.counts = true;
        }
    }
}
