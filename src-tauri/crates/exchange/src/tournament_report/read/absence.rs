//! Missed rounds and requested byes.

use kralle_pairing::event::{EntrantNumber, Participation};
use kralle_tournament::{Absence, AbsenceWorth, RoundNumber, TeamNumber, Tournament};

use super::Report;

/// A round in which an entrant is not paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Missed {
    worth: AbsenceWorth,
    /// True if the report has no entry at all: not yet entered, or withdrawn.
    is_blank: bool,
}

impl Report<'_> {
    /// Returns the absences of all entrants, by entrant and first round.
    pub(super) fn absences(&self, tournament: &Tournament) -> Vec<Absence> {
        let entrants = self.event.entrants().iter();
        entrants
            .flat_map(|entrant| self.absences_of(tournament, entrant.number))
            .collect()
    }

    /// Returns the absences of an entrant. Consecutive rounds with the same points form one
    /// absence. A zero-point bye (requested) and a blank entry (withdrawn) stay separate.
    fn absences_of(&self, tournament: &Tournament, entrant: EntrantNumber) -> Vec<Absence> {
        let team = TeamNumber::at(entrant.index());
        let played = tournament.rounds.len();
        let end = played.max(usize::from(tournament.rounds_planned()));
        let mut absences: Vec<Absence> = Vec::new();
        let mut last_was_blank = false;
        for index in 0..end {
            let Some(missed) = self.missed(tournament, entrant, index) else {
                continue;
            };
            let round = RoundNumber::at(index);
            // A future round does not distinguish the two.
            let goes_on = index >= played || missed.is_blank == last_was_blank;
            if index < played {
                last_was_blank = missed.is_blank;
            }
            match absences.last_mut() {
                Some(last)
                    if index > 0
                        && goes_on
                        && last.to == Some(RoundNumber::at(index - 1))
                        && last.worth == missed.worth =>
                {
                    last.to = Some(round);
                }
                _ => absences.push(Absence {
                    team,
                    from: round,
                    to: Some(round),
                    worth: missed.worth,
                    reason: None,
                }),
            }
        }
        // An entrant without entries up to the end does not return.
        if let Some(last) = absences.last_mut() {
            let to_the_end = last.to == end.checked_sub(1).map(RoundNumber::at);
            let is_blank = last.from.index() >= played || last_was_blank;
            if to_the_end && is_blank && last.worth == AbsenceWorth::Nothing {
                last.to = None;
            }
        }
        absences
    }

    fn missed(
        &self,
        tournament: &Tournament,
        entrant: EntrantNumber,
        index: usize,
    ) -> Option<Missed> {
        let did = if let Some(record) = self.event.records(entrant).get(index) {
            let team = TeamNumber::at(entrant.index());
            let mut byes = tournament
                .rounds
                .get(index)
                .into_iter()
                .flat_map(|round| &round.byes);
            if byes.any(|bye| bye.team == team) {
                return None;
            }
            // A blank future round is not an absence.
            if index >= tournament.rounds.len() && record.participation == Participation::NotPaired
            {
                return None;
            }
            record.participation
        } else {
            let mut asked = self.event.requested().iter();
            asked
                .find(|it| it.entrant == entrant && it.round.index() == index)?
                .kind
        };
        match did {
            Participation::HalfPointBye => Some(Missed {
                worth: AbsenceWorth::Half,
                is_blank: false,
            }),
            Participation::ZeroPointBye | Participation::ForfeitLoss { opponent: None, .. } => {
                Some(Missed {
                    worth: AbsenceWorth::Nothing,
                    is_blank: false,
                })
            }
            Participation::NotPaired => Some(Missed {
                worth: AbsenceWorth::Nothing,
                is_blank: true,
            }),
            Participation::Played { .. }
            | Participation::ForfeitWin { .. }
            | Participation::ForfeitLoss { .. }
            | Participation::AllocatedBye
            | Participation::FullPointBye => None,
        }
    }
}
