//! The reasons for a rank in the standings, with the same sentences as in the hall.

use kralle_tournament::TieKind;

use super::Pages;
use crate::public::{PublicRow, PublicStandings};

impl Pages<'_> {
    /// Returns the reasons for the rank of `row`: points, shared ranks, and the comparison with each neighbor
    /// on another rank.
    pub(super) fn reasons_of_rank(
        &self,
        standings: &PublicStandings,
        row: &PublicRow,
    ) -> Vec<String> {
        let points = self.words.half_points(row.half_points.into());
        let args = [("points", points.into()), ("round", standings.after.into())];
        let mut sentences = vec![self.words.say("hall-why-points", &args)];
        if row.rank_from != row.rank_to {
            let args = [
                ("first", row.rank_from.into()),
                ("last", row.rank_to.into()),
            ];
            sentences.push(self.words.say("hall-why-shared", &args));
        }
        let mut pairs = standings.rows.windows(2);
        let is_row = |it: &PublicRow| it.team.team == row.team.team;
        let others = [
            (
                pairs.find_map(|pair| is_row(pair.get(1)?).then(|| pair.first())?),
                Beside::Above,
            ),
            (
                (standings.rows.windows(2))
                    .find_map(|pair| is_row(pair.first()?).then(|| pair.get(1))?),
                Beside::Below,
            ),
        ];
        for (other, place) in others {
            let other = other.filter(|other| other.rank_from != row.rank_from);
            sentences.extend(other.map(|other| self.beside(row, other, place)));
        }
        sentences
    }

    /// Returns the difference between a team and its neighbor: points, or the deciding criterion.
    fn beside(&self, one: &PublicRow, other: &PublicRow, place: Beside) -> String {
        let mut args = vec![
            ("rank", other.rank_from.into()),
            ("team", other.team.team.into()),
        ];
        if one.half_points != other.half_points {
            let points = one.half_points.abs_diff(other.half_points);
            args.push(("points", self.words.half_points(points.into()).into()));
            let key = match place {
                Beside::Above => "hall-why-fewer",
                Beside::Below => "hall-why-more",
            };
            return self.words.say(key, &args);
        }
        let because = self.deciding(one, other);
        let because = because.or_else(|| match (one.tie.0, other.tie.0) {
            (TieKind::Decided | TieKind::JointWinner, _) => Some(self.say("hall-why-decided")),
            (TieKind::DirectEncounter, TieKind::DirectEncounter) => {
                let points = |half: u32| self.words.half_points(half);
                let args = [
                    ("own", points(scored(one, other)).into()),
                    ("others", points(scored(other, one)).into()),
                ];
                Some(self.words.say("hall-why-direct", &args))
            }
            _ => None,
        });
        let because = because.unwrap_or_else(|| self.say("hall-why-rules"));
        args.push(("because", because.into()));
        let key = match place {
            Beside::Above => "hall-why-level-above",
            Beside::Below => "hall-why-level-below",
        };
        self.words.say(key, &args)
    }

    /// Returns a sentence on the first tie-break in which two differ; `None` if all are equal.
    fn deciding(&self, one: &PublicRow, other: &PublicRow) -> Option<String> {
        let mut pairs = one.tie_breaks.iter().zip(&other.tie_breaks);
        let (own, others) = pairs.find(|(own, others)| own.value != others.value)?;
        let shown = |value: &Option<String>| {
            let value = value.as_deref().map(|value| self.words.decimal(value));
            value.unwrap_or_else(|| "–".to_owned())
        };
        let args = [
            ("name", self.tie_break_name(&own.code).into()),
            ("own", shown(&own.value).into()),
            ("others", shown(&others.value).into()),
        ];
        Some(self.words.say("hall-why-tie-break", &args))
    }
}

/// The position of the neighbor in the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Beside {
    Above,
    Below,
}

/// Returns the half points of `one` against `other`, without annulled matches.
fn scored(one: &PublicRow, other: &PublicRow) -> u32 {
    let cells = one.results.iter();
    let cells = cells.filter(|it| it.opponent == Some(other.team.team) && !it.annulled);
    cells.map(|it| u32::from(it.half_points.unwrap_or(0))).sum()
}
