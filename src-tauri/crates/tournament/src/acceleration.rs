//! Accelerated pairing in a Swiss system: virtual points in the first rounds (C.04.7).
//!
//! Start at [`Tournament::virtual_points_due`]. Each round keeps the virtual points with which it
//! was paired. So a later change of the number of rounds changes no earlier round.

use kralle_choice::Choice;
use kralle_pairing::event::{Acceleration as EventAcceleration, HalfPoints, baku_acceleration};
use serde::{Deserialize, Serialize};

use crate::field::Field;
use crate::{Format, Refusal, RoundNumber, Settings, TeamNumber, Tournament};

/// The acceleration of a Swiss system.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum Acceleration {
    /// Every round is paired by the real scores.
    #[default]
    None,
    /// The upper half is paired with virtual points in the first half of the rounds.
    ///
    /// FIDE C.04.7.
    Baku,
}

/// The virtual points of one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VirtualPoints {
    /// The last team of the upper half, which has all numbers up to this one.
    ///
    /// It stays the same when late entrants change the numbers (C.04.7 article 1.3).
    pub last: TeamNumber,
    /// The points that each of them has more for the pairing.
    pub points: HalfPoints,
}

impl VirtualPoints {
    /// Returns the virtual points of a team.
    pub fn of(&self, team: TeamNumber) -> HalfPoints {
        if team <= self.last {
            self.points
        } else {
            HalfPoints::ZERO
        }
    }
}

impl Settings {
    /// Refuses an accelerated round robin.
    pub(crate) fn must_be_swiss_if_accelerated(&self) -> Result<(), Refusal> {
        match (self.acceleration, self.format) {
            (Acceleration::None, _) | (Acceleration::Baku, Format::SwissSystem) => Ok(()),
            (Acceleration::Baku, Format::RoundRobin | Format::DoubleRoundRobin) => {
                Err(Refusal::AccelerationNeedsSwiss)
            }
        }
    }
}

impl Tournament {
    /// Returns the virtual points with which `number` is to be paired now; `None` without any.
    ///
    /// The upper half is that of round 1 (C.04.7 articles 1.2 and 1.3).
    pub fn virtual_points_due(&self, number: RoundNumber) -> Option<VirtualPoints> {
        match (self.settings.acceleration, self.settings.format) {
            (Acceleration::None, _)
            | (Acceleration::Baku, Format::RoundRobin | Format::DoubleRoundRobin) => return None,
            (Acceleration::Baku, Format::SwissSystem) => {}
        }
        let first = self.field_of(RoundNumber::FIRST);
        let entrants = u16::try_from(first.teams().len()).unwrap_or(u16::MAX);
        let scoring = self.settings.scoring;
        let planned = self.rounds_planned();
        let format = self.settings.match_format;
        let each = |points| format.points_without_match(points, format.standings_by);
        let (win, draw) = (each(scoring.win), each(scoring.draw));
        let stretches = baku_acceleration(entrants, planned, win, draw);
        let stretch = stretches
            .iter()
            .find(|it| (it.from.get()..=it.to.get()).contains(&number.get()))?;
        let paired = self.rounds.first();
        let paired = paired.filter(|round| round.number < number);
        let last = match paired.map(|round| round.virtual_points) {
            Some(of_round_1) => of_round_1?.last,
            None => first.team(stretch.last),
        };
        Some(VirtualPoints {
            last,
            points: stretch.points,
        })
    }

    /// Returns the virtual points of a round: those with which it was paired, otherwise those due.
    pub fn virtual_points_in(&self, number: RoundNumber) -> Option<VirtualPoints> {
        match self.rounds.get(number.index()) {
            Some(round) => round.virtual_points,
            None => self.virtual_points_due(number),
        }
    }
}

/// Returns the virtual points of a round, in the terms of the pairing crate; `None` if none of
/// `field` has any.
pub(crate) fn in_event(
    virtual_points: VirtualPoints,
    number: RoundNumber,
    field: &Field,
) -> Option<EventAcceleration> {
    let mut upper = field.teams().iter();
    let last = upper.rfind(|team| **team <= virtual_points.last)?;
    let round = kralle_pairing::event::RoundNumber::from_index(number.index());
    Some(EventAcceleration {
        from: round,
        to: round,
        first: kralle_pairing::event::EntrantNumber::FIRST,
        last: field.entrant(*last),
        points: virtual_points.points,
    })
}
