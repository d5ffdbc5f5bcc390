//! How far the ceremony of the drawing of lots is: what the hall has seen of it. It is kept nowhere.

use kralle_tournament::{LotsRecord, Tournament};

/// How many of the drawn teams the hall has seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LotsShown {
    /// Of this draw: another has shown nothing yet.
    lots: LotsRecord,
    teams: u16,
}

impl LotsShown {
    /// So many teams of the draw of `tournament`; none where no lots were drawn.
    pub(crate) fn of(tournament: &Tournament, teams: u16) -> Option<Self> {
        let lots = tournament.lots.as_ref()?;
        Some(Self {
            lots: lots.clone(),
            teams,
        })
    }

    /// How many teams of whatever draw it is.
    pub(crate) const fn teams(&self) -> u16 {
        self.teams
    }

    /// How many teams of the draw of `tournament`; none where its ceremony is not shown.
    pub(crate) fn teams_of(&self, tournament: &Tournament) -> Option<usize> {
        let lots = tournament.lots.as_ref()?;
        (*lots == self.lots).then(|| usize::from(self.teams))
    }
}
