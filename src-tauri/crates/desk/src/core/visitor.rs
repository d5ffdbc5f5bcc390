//! A visitor from the hall: a phone, tablet or projector with a key of the event.

use kralle_choice::Choice;
use kralle_tournament::{Role, RoundNumber, Side, TableNumber, TeamNumber};
use serde::{Deserialize, Serialize};

/// The access level of a key in the hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Choice)]
pub enum Level {
    /// A team at its match.
    Captain,
    /// Enters missing results, checks players in.
    Helper,
    /// Also corrects results and decides disputes.
    Arbiter,
    /// Sees the public pages as a screen.
    Projector,
    /// Full access.
    Director,
}

/// The match and the side of a captain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slip {
    pub(crate) round: RoundNumber,
    pub(crate) table: TableNumber,
    pub(crate) side: Role,
    /// The team, or the lower number of two partners.
    pub(crate) team: TeamNumber,
    /// The higher number of two partners; `None` for a team.
    pub(crate) partner: Option<TeamNumber>,
    /// The journal row that published the round: a re-paired table has new slips.
    pub(crate) published: u32,
}

impl Slip {
    /// Returns the side at the table when the slip was made.
    pub(crate) fn of(self) -> Side {
        match self.partner {
            Some(partner) => Side::partners(self.team, partner),
            None => Side::team(self.team),
        }
    }
}

/// The tables of a device, both bounds included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tables {
    pub(crate) from: u16,
    pub(crate) to: u16,
}

impl Tables {
    /// True if `table` is in the range.
    pub(crate) fn have(self, table: u16) -> bool {
        (self.from..=self.to).contains(&table)
    }
}

/// The holder of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Standing {
    Captain {
        slip: Slip,
        /// The number of the phone among those of the slip.
        phone: u16,
    },
    Device {
        level: Level,
        /// `None` for all tables.
        tables: Option<Tables>,
        /// The screen of a display; `None` for other devices.
        screen: Option<u16>,
    },
    /// The key of the program that serves the hall without a window.
    Director,
}

/// A visitor with a proved key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Visitor {
    /// The id that signs the requests.
    pub(crate) id: String,
    /// The name in the journal.
    pub(crate) name: String,
    pub(crate) standing: Standing,
}

impl Visitor {
    /// The id that signs the requests.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name in the journal.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The access level.
    pub const fn level(&self) -> Level {
        match self.standing {
            Standing::Captain { .. } => Level::Captain,
            Standing::Device { level, .. } => level,
            Standing::Director => Level::Director,
        }
    }
}
