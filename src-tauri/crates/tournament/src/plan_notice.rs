//! The parts of the settings that the entrants or the format do not allow.

use kralle_pairing::tie_break::{BuchholzForm, Requirement};

use crate::{Format, Formation, Settings, TieBreak, Tournament, rounds_of};

/// A part of the settings that cannot be carried out as set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlanNotice {
    /// More rounds of a Swiss system than anyone has opponents: round `most` + 1 has a rematch.
    TooManyRounds {
        entrants: u16,
        rounds: u16,
        /// The number of rounds of a round robin.
        most: u16,
    },
    /// As many rounds of a Swiss system as of a round robin: the last ones may have no pairing
    /// without a rematch, because the earlier rounds do not plan for them.
    AsManyRoundsAsOpponents { entrants: u16, rounds: u16 },
    /// A tie-break that leaves ties as they are, because everyone has the same opponents.
    SameOpponents(TieBreak),
    /// A tie-break for round robins (C.07 article 9.2) in a Swiss system.
    OnlyInRoundRobin(TieBreak),
    /// A tie-break of board results or of a second score, which matches here do not have.
    NoBoardResults(TieBreak),
    /// A tie-break without values until every entrant has a rating.
    Unrated {
        tie_break: TieBreak,
        /// The number of unrated entrants.
        unrated: u16,
    },
}

/// The number of rounds up to which a round robin can be paired in any order: of four entrants, the
/// pairs left after two rounds are the third.
const ALWAYS_PAIRABLE: u16 = 3;

impl Settings {
    /// Returns what `entrants` teams or single players cannot play as set. `unrated` of them have no
    /// rating.
    pub fn notices(&self, entrants: u16, unrated: u16) -> Vec<PlanNotice> {
        let of_rounds = self.notice_of_rounds(entrants);
        let of_tie_breaks = self
            .tie_breaks
            .iter()
            .filter_map(|tie_break| self.notice_of(*tie_break, unrated));
        of_rounds.into_iter().chain(of_tie_breaks).collect()
    }

    fn notice_of_rounds(&self, entrants: u16) -> Option<PlanNotice> {
        // Changing partners by standing may meet again.
        let limited = self.formation != Formation::ChangingPartners;
        let rounds = match (self.format, self.swiss_rounds) {
            (Format::SwissSystem, Some(rounds)) if entrants >= 2 && limited => rounds,
            _ => return None,
        };
        let most = rounds_of(self.formation, Format::RoundRobin, entrants);
        if rounds > most {
            Some(PlanNotice::TooManyRounds {
                entrants,
                rounds,
                most,
            })
        } else if rounds == most && most > ALWAYS_PAIRABLE {
            Some(PlanNotice::AsManyRoundsAsOpponents { entrants, rounds })
        } else {
            None
        }
    }

    fn notice_of(&self, tie_break: TieBreak, unrated: u16) -> Option<PlanNotice> {
        let all_meet = match self.format {
            Format::RoundRobin | Format::DoubleRoundRobin => true,
            Format::SwissSystem => false,
        };
        match tie_break.kind.requirement()? {
            Requirement::DifferentOpponents if all_meet && tie_break.form == BuchholzForm::Full => {
                Some(PlanNotice::SameOpponents(tie_break))
            }
            Requirement::RoundRobin if !all_meet => Some(PlanNotice::OnlyInRoundRobin(tie_break)),
            Requirement::Boards => Some(PlanNotice::NoBoardResults(tie_break)),
            Requirement::Ratings if unrated > 0 && tie_break.unrated.is_none() => {
                Some(PlanNotice::Unrated { tie_break, unrated })
            }
            Requirement::DifferentOpponents | Requirement::RoundRobin | Requirement::Ratings => {
                None
            }
        }
    }
}

impl Tournament {
    /// Returns what the present entrants cannot play as set. Empty once a round is paired.
    pub fn notices(&self) -> Vec<PlanNotice> {
        if self.rounds.is_empty() {
            let (entrants, unrated) = (self.team_count(), self.unrated_entrants());
            self.settings.notices(entrants, unrated)
        } else {
            Vec::new()
        }
    }

    /// Returns the number of teams or single players without a rating. Before the lots it is 0: a
    /// partner may be rated.
    pub fn unrated_entrants(&self) -> u16 {
        let unrated = if self.settings.formation.has_single_entrants() && !self.is_formed() {
            let order = &self.settings.rating_order;
            let players = self.participants().into_iter();
            players
                .filter(|player| player.data.rating(order).is_none())
                .count()
        } else {
            let teams = self.teams.iter();
            teams
                .filter(|team| self.strength(team.number).is_none())
                .count()
        };
        u16::try_from(unrated).unwrap_or(u16::MAX)
    }
}
