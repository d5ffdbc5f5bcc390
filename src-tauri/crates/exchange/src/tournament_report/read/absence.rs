//! Who missed rounds, or asks for a bye in one to come.

use kralle_pairing::event::{EntrantNumber, Participation};
use kralle_tournament::{Absence, AbsenceWorth, RoundNumber, TeamNumber, Tournament};

use super::Report;

/// Why an entrant is not paired in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Missed {
    worth: AbsenceWorth,
    /// Whether nothing at all stands there: not yet entered, or gone.
    is_blank: bool,
}

impl Report<'_> {
    /// The absences of everybody, by entrant and first round.
    pub(super) fn absences(&self, tournament: &Tournament) -> Vec<Absence> {
        let entrants = self.event.entrants().iter();
        entrants
            .flat_map(|entrant| self.absences_of(tournament, entrant.number))
            .collect()
    }

    /// The rounds in a row that are worth the same are one absence; but who has a zero-point bye and
    /// then nothing at all asked for the one and left by the other.
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
            // A round to come says nothing of it.
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
        // Who has nothing at all up to the end does not come back.
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
            let bye = tournament.rounds.get(index).and_then(|round| round.bye);
            if bye.is_some_and(|bye| bye.team == team) {
                return None;
            }
            // Nothing at all in a round to come is nobody's absence.
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
