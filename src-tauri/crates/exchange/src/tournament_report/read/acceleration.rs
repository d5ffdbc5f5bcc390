//! The acceleration of a report: records 192, 250 and XXA.

use kralle_pairing::event::{EntrantNumber, RoundNumber as EventRound};
use kralle_tournament::{
    Acceleration, Format, HalfPoints, RoundNumber, TeamNumber, Tournament, VirtualPoints,
};

use super::Report;

impl Report<'_> {
    /// True if the report is accelerated in any way.
    pub(super) fn is_accelerated(&self) -> bool {
        let kind = self.trf.tournament_type().unwrap_or_default();
        kind.ends_with("_BAKU") || !self.event.accelerations().is_empty()
    }

    /// Makes the tournament an accelerated one, if the virtual points of all rounds are those of
    /// C.04.7. A changed number of rounds may have cut short those of the past.
    pub(super) fn accelerate(&self, tournament: &mut Tournament) {
        if tournament.settings.format != Format::SwissSystem || !self.is_accelerated() {
            return;
        }
        let mut accelerated = tournament.clone();
        accelerated.settings.acceleration = Acceleration::Baku;
        for round in &mut accelerated.rounds {
            match self.virtual_points(round.number) {
                Ok(virtual_points) => round.virtual_points = virtual_points,
                Err(Uneven) => return,
            }
        }
        let is_due = |number: RoundNumber| {
            self.virtual_points(number) == Ok(accelerated.virtual_points_due(number))
        };
        let planned = usize::from(accelerated.rounds_planned());
        let mut to_come =
            (accelerated.rounds.len()..planned.max(self.rounds_named())).map(RoundNumber::at);
        if goes_down(&accelerated) && to_come.all(is_due) {
            *tournament = accelerated;
        }
    }

    /// Returns the last round that has virtual points in the report.
    fn rounds_named(&self) -> usize {
        let rounds = self.event.accelerations().iter();
        rounds.map(|it| it.to.index() + 1).max().unwrap_or(0)
    }

    /// Returns the virtual points of a round; `None` without any.
    ///
    /// # Errors
    /// Fails unless they are the same for all entrants up to some number, and none for the others.
    fn virtual_points(&self, number: RoundNumber) -> Result<Option<VirtualPoints>, Uneven> {
        let round = EventRound::from_index(number.index());
        let of = |entrant: EntrantNumber| self.event.virtual_points(entrant, round);
        let points: Vec<HalfPoints> = self
            .event
            .entrants()
            .iter()
            .map(|entrant| of(entrant.number))
            .collect();
        let most = points.first().copied().unwrap_or(HalfPoints::ZERO);
        let upper = points.iter().take_while(|it| **it == most).count();
        let mut lower = points.iter().skip(upper);
        if !lower.all(|it| *it == HalfPoints::ZERO) {
            return Err(Uneven);
        }
        match (most, upper.checked_sub(1)) {
            (HalfPoints::ZERO, _) | (_, None) => Ok(None),
            (points, Some(last)) => Ok(Some(VirtualPoints {
                last: TeamNumber::at(last),
                points,
            })),
        }
    }
}

/// Virtual points that are not those of an upper half.
#[derive(Debug, PartialEq, Eq)]
struct Uneven;

/// True if the rounds of a tournament begin with the virtual points of a win, then have those of a
/// draw, then none, all for the same teams (C.04.7 articles 1.3 and 1.4).
fn goes_down(tournament: &Tournament) -> bool {
    let scoring = tournament.settings.scoring;
    let format = tournament.settings.match_format;
    let each = |points| format.points_without_match(points, format.standings_by);
    let (win, draw) = (each(scoring.win), each(scoring.draw));
    let Some(first) = tournament.rounds.first() else {
        return true;
    };
    let Some(upper) = first.virtual_points else {
        return false;
    };
    let step = |virtual_points: Option<VirtualPoints>| match virtual_points {
        Some(it) if it.last != upper.last => None,
        Some(it) if it.points == win => Some(0),
        Some(it) if it.points == draw => Some(1),
        Some(_) => None,
        None => Some(2),
    };
    let rounds = tournament.rounds.iter();
    let steps: Option<Vec<u8>> = rounds.map(|round| step(round.virtual_points)).collect();
    steps.is_some_and(|steps| steps.first() == Some(&0) && steps.is_sorted())
}
