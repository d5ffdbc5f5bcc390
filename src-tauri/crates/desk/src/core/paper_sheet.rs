//! The declaration of a printed tournament sheet.

use kralle_sheets::{Block, Page, Template};
use kralle_tournament::{RoundNumber, Tournament};
use kralle_words::Words;

use crate::core::open_file::OpenFile;
use crate::core::refusal::RefusalView;
use crate::core::refusals::SheetRefusal;
use crate::core::sheet_view::{PrintSheetInput, SheetGroup};
use crate::core::snapshot::Snapshot;

/// The input of a sheet.
pub(crate) struct Making<'a> {
    pub(crate) file: &'a OpenFile,
    pub(crate) desk: &'a Snapshot,
    pub(crate) input: &'a PrintSheetInput,
    /// The requested round, or the newest.
    pub(crate) round: RoundNumber,
    /// The beginning of the next round, for a sheet that [announces](SheetTrait::AnnouncesNext) it.
    pub(crate) next: Option<Block>,
    /// The requested tables; `None` for all.
    pub(crate) tables: Option<&'a [u16]>,
    pub(crate) template: &'a Template,
    pub(crate) words: &'a Words,
}

impl Making<'_> {
    pub(crate) fn tournament(&self) -> &Tournament {
        &self.file.tournament
    }
}

/// A property of a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SheetTrait {
    /// The sheet belongs to one round, and its name contains the round.
    OfARound,
    /// The sheet can be limited to some tables.
    ByTable,
    /// Printing the sheet publishes its round.
    Publishes,
    /// The sheet announces the beginning of the next round.
    AnnouncesNext,
    /// The sheet can include slips for captains.
    HasSlips,
    TakesPicture,
    /// The sheet is printed by its own call.
    OwnCall,
}

/// A sheet with the function that makes its page.
pub(crate) struct PaperSheet {
    pub(crate) make: fn(&Making<'_>) -> Result<Page, RefusalView>,
    pub(crate) group: SheetGroup,
    pub(crate) traits: &'static [SheetTrait],
}

impl PaperSheet {
    /// Declares a sheet made from the open tournament.
    pub(crate) const fn new(
        group: SheetGroup,
        make: fn(&Making<'_>) -> Result<Page, RefusalView>,
        traits: &'static [SheetTrait],
    ) -> Self {
        Self {
            make,
            group,
            traits,
        }
    }

    /// Declares a sheet that only its own call prints.
    pub(crate) const fn own_call(group: SheetGroup) -> Self {
        let make = |_: &Making<'_>| Err(SheetRefusal::SheetOwnCall.into());
        Self::new(group, make, &[SheetTrait::OwnCall])
    }

    pub(crate) fn is(&self, property: SheetTrait) -> bool {
        self.traits.contains(&property)
    }
}
