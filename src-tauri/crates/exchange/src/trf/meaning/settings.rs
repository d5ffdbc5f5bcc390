//! Records of files with and without teams: rounds, initial role, forbidden pairs, accelerations
//! and requested byes.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each function picks out the records it needs"
)]

use kralle_pairing::event::{
    Acceleration, EventBuilder, ForbiddenPairs, Participation, RequestedBye, RoundNumber,
    ScoreKind, baku_acceleration,
};

use super::{entrant_number, requested_kind, round_number};
use crate::trf::record::{Record, RestrictedPairs};
use crate::trf::{Trf, TrfError};

impl Trf {
    /// Adds rounds, initial role, forbidden pairs and accelerations to the event.
    ///
    /// # Errors
    /// Fails if a record names an unknown entrant.
    pub(in crate::trf) fn common_settings(
        &self,
        builder: &mut EventBuilder,
        entrants: usize,
        primary: ScoreKind,
    ) -> Result<(), TrfError> {
        if let Some(rounds) = self.planned_rounds() {
            builder.planned_rounds(rounds);
        }
        let mut accelerated = false;
        for (line, record) in self.numbered() {
            match record {
                Record::InitialColor { role, .. } | Record::RankNumbering { role: Some(role) } => {
                    builder.initial_role(*role);
                }
                Record::Restricted(it) => {
                    builder.forbid(ban(it, line, entrants)?);
                }
                Record::Accelerated(it) => {
                    accelerated = true;
                    let points = match primary {
                        ScoreKind::MatchPoints => it.match_points.or(it.game_points),
                        ScoreKind::GamePoints => it.game_points.or(it.match_points),
                    };
                    builder.accelerate(Acceleration {
                        from: round_number(it.rounds.0),
                        to: round_number(it.rounds.1),
                        first: entrant_number(it.entrants.0, entrants, line, 23)?,
                        last: entrant_number(it.entrants.1, entrants, line, 28)?,
                        points: points.unwrap_or_default(),
                    });
                }
                Record::AcceleratedPlayer { player, points } => {
                    accelerated = true;
                    let entrant = entrant_number(*player, entrants, line, 5)?;
                    for (index, worth) in points.iter().enumerate() {
                        let round = RoundNumber::from_index(index);
                        builder.accelerate(Acceleration {
                            from: round,
                            to: round,
                            first: entrant,
                            last: entrant,
                            points: *worth,
                        });
                    }
                }
                _ => {}
            }
        }
        let baku = self
            .tournament_type()
            .is_some_and(|kind| kind.ends_with("_BAKU"));
        if let (true, false, Some(rounds)) = (baku, accelerated, self.planned_rounds()) {
            let scoring = match primary {
                ScoreKind::MatchPoints => self.match_scoring(),
                ScoreKind::GamePoints => self.game_scoring()?,
            };
            let count = u16::try_from(entrants).unwrap_or(u16::MAX);
            for acceleration in baku_acceleration(count, rounds, scoring.win, scoring.draw) {
                builder.accelerate(acceleration);
            }
        }
        Ok(())
    }

    /// Adds the byes requested for rounds that are not paired yet (240 and XXZ).
    ///
    /// # Errors
    /// Fails if a record names an unknown entrant.
    pub(in crate::trf) fn requests(
        &self,
        builder: &mut EventBuilder,
        paired: usize,
        entrants: usize,
    ) -> Result<(), TrfError> {
        for (line, record) in self.numbered() {
            match record {
                Record::Byes(it) if usize::from(it.round) > paired => {
                    for number in &it.entrants {
                        builder.request_bye(RequestedBye {
                            entrant: entrant_number(*number, entrants, line, 11)?,
                            round: round_number(it.round),
                            kind: requested_kind(it.kind).unwrap_or(Participation::NotPaired),
                        });
                    }
                }
                Record::Absent(numbers) => {
                    for number in numbers {
                        builder.request_bye(RequestedBye {
                            entrant: entrant_number(*number, entrants, line, 5)?,
                            round: RoundNumber::from_index(paired),
                            kind: Participation::NotPaired,
                        });
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}

fn ban(it: &RestrictedPairs, line: usize, count: usize) -> Result<ForbiddenPairs, TrfError> {
    let (from, to) = it.rounds.unwrap_or((1, u16::MAX));
    let column = if it.rounds.is_some() { 13 } else { 5 };
    let entrants = it.entrants.iter();
    Ok(ForbiddenPairs {
        from: round_number(from),
        to: round_number(to),
        entrants: entrants
            .map(|number| entrant_number(*number, count, line, column))
            .collect::<Result<_, _>>()?,
    })
}
