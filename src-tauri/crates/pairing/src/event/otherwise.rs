//! Variants of an event: at an earlier round, or with another setting.

use super::{
    ColorPreferenceType, Event, HalfPoints, Participation, Points, RequestedBye, Role, RoundNumber,
    RoundRecord,
};

impl Event {
    /// Returns the event with another number of planned rounds.
    #[must_use]
    pub fn planned_for(mut self, rounds: u16) -> Self {
        self.parts.planned_rounds = Some(rounds);
        self
    }

    /// Returns the event with this drawn role of the top entrant in round 1.
    #[must_use]
    pub fn starting_with(mut self, role: Role) -> Self {
        self.parts.initial_role = Some(role);
        self
    }

    /// Returns the event with another type of color preferences.
    #[must_use]
    pub fn preferring(mut self, preferences: ColorPreferenceType) -> Self {
        self.parts.preferences = preferences;
        self
    }

    /// Returns the event with all planned rounds; the unpaired ones count as unplayed by everybody.
    ///
    /// This is the state of a tournament that ended early.
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

    /// Returns the event as it was before a round was paired.
    ///
    /// That round and all later ones are removed. Every entrant that was not to be paired in it has
    /// a requested bye. An initial role shown by round 1 is kept.
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
