//! Who speaks from the hall: on a phone, a tablet, a projector, by a key of the event.

use kralle_choice::Choice;
use kralle_tournament::{Role, RoundNumber, TableNumber, TeamNumber};
use serde::{Deserialize, Serialize};

/// What somebody in the hall may do at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Choice)]
pub enum Level {
    /// A team at its match.
    Captain,
    /// Fills in results that are missing, checks players in.
    Helper,
    /// Also corrects results, decides disputes.
    Arbiter,
    /// Sees the public pages as a screen.
    Projector,
    /// Everything.
    Director,
}

/// Which match a captain speaks for, and for which side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slip {
    pub(crate) round: RoundNumber,
    pub(crate) table: TableNumber,
    pub(crate) side: Role,
    pub(crate) team: TeamNumber,
    /// The row of the journal that published the round: a table that is paired anew has new slips.
    pub(crate) published: u32,
}

/// The tables that a device is for, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tables {
    pub(crate) from: u16,
    pub(crate) to: u16,
}

impl Tables {
    /// Whether a table is one of them.
    pub(crate) fn have(self, table: u16) -> bool {
        (self.from..=self.to).contains(&table)
    }
}

/// Whom a key stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Standing {
    Captain {
        slip: Slip,
        /// The phone, by its number among those of the slip.
        phone: u16,
    },
    Device {
        level: Level,
        /// None: all tables.
        tables: Option<Tables>,
        /// The screen of a display; `None` if it is none.
        screen: Option<u16>,
    },
    /// The key of the program that serves the hall without a window.
    Director,
}

/// Somebody in the hall whose key was proved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Visitor {
    /// The id that signs.
    pub(crate) id: String,
    /// What the journal calls him.
    pub(crate) name: String,
    pub(crate) standing: Standing,
}

impl Visitor {
    /// The id that signs.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What the journal calls him.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What he may do at most.
    pub const fn level(&self) -> Level {
        match self.standing {
            Standing::Captain { .. } => Level::Captain,
            Standing::Device { level, .. } => level,
            Standing::Director => Level::Director,
        }
    }
}
