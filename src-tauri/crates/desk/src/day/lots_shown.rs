//! The progress of the ceremony of the drawing of lots: the teams already shown to the hall. It is
//! not stored.

use kralle_tournament::{LotsRecord, Tournament};

/// The number of drawn teams shown to the hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LotsShown {
    /// The draw that the number belongs to: of any other draw nothing was shown yet.
    lots: LotsRecord,
    teams: u16,
}

impl LotsShown {
    /// Creates the progress for the draw of `tournament`; `None` if no lots were drawn.
    pub(crate) fn of(tournament: &Tournament, teams: u16) -> Option<Self> {
        let lots = tournament.lots.as_ref()?;
        Some(Self {
            lots: lots.clone(),
            teams,
        })
    }

    /// The number of shown teams, of any draw.
    pub(crate) const fn teams(&self) -> u16 {
        self.teams
    }

    /// The number of shown teams in the draw of `tournament`; `None` if its ceremony is not shown.
    pub(crate) fn teams_of(&self, tournament: &Tournament) -> Option<usize> {
        let lots = tournament.lots.as_ref()?;
        (*lots == self.lots).then(|| usize::from(self.teams))
    }
}
