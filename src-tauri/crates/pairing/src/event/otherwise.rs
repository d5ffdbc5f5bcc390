//! The same event as it stood earlier, or with another setting.

use super::{
    ColorPreferenceType, Event, HalfPoints, Participation, Points, RequestedBye, Role, RoundNumber,
    RoundRecord,
};

impl Event {
    /// The same event with another number of planned rounds.
    #[must_use]
    pub fn planned_for(mut self, rounds: u16) -> Self {
        self.parts.planned_rounds = Some(rounds);
        self
    }

    /// The same event with this role drawn for the top entrant of round 1.
    #[must_use]
    pub fn starting_with(mut self, role: Role) -> Self {
        self.parts.initial_role = Some(role);
        self
    }

    /// The same event with another type of color preferences.
    #[must_use]
    pub fn preferring(mut self, preferences: ColorPreferenceType) -> Self {
        self.parts.preferences = preferences;
        self
    }

    /// The event with all planned rounds, of which those not paired yet are
    /// rounds that nobody played. So counts a tournament that ended early.
    #[must_use]
    pub fn with_planned_rounds(self) -> Self {
        let planned = usize::from(self.parts.planned_rounds.unwrap_or(0));
        if planned <= self.parts.rounds {
            return self;
        }
        let absent = RoundRecord {
            participation: Participation::NotPaired,
            points: Points::both(HalfPoints::ZERO),
        };
        let records = self
            .entrants()
            .iter()
            .flat_map(|entrant| {
                let mut records = self.records(entrant.number).to_vec();
                records.resize(planned, absent);
                records
            })
            .collect();
        let mut parts = self.parts;
        parts.rounds = planned;
        parts.records = records;
        Self::assemble(parts)
    }

    /// The event as it stood before a round was paired: that round and all
    /// later ones are gone, and everyone who was not to be paired in it has asked
    /// for a bye. The initial role that round 1 showed stays known.
    #[must_use]
    pub fn before(&self, round: RoundNumber) -> Self {
        let kept = round.index().min(self.parts.rounds);
        let mut parts = self.parts.clone();
        parts.initial_role = self.initial_role();
        parts.rounds = kept;
        parts.records = self
            .entrants()
            .iter()
            .flat_map(|entrant| self.records_before(entrant.number, round))
            .copied()
            .collect();
        parts.board_points.retain(|(_, at, _)| at.index() < kept);
        if kept < self.parts.rounds {
            parts.requested = self
                .entrants()
                .iter()
                .map(|entrant| {
                    (
                        entrant.number,
                        self.record(entrant.number, round).participation,
                    )
                })
                .filter(|(_, participation)| !participation.was_to_be_paired())
                .map(|(entrant, kind)| RequestedBye {
                    entrant,
                    round,
                    kind,
                })
                .collect();
        }
        Self::assemble(parts)
    }
}
