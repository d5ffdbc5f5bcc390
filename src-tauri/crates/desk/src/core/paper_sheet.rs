//! A sheet of a tournament as its paper declares it.

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
    /// The round asked for, or the newest.
    pub(crate) round: RoundNumber,
    /// The beginning of the next round, for a sheet that [announces](SheetTrait::AnnouncesNext) it.
    pub(crate) next: Option<Block>,
    /// The tables asked for; none where all are.
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
    /// It is of one round, and its name contains the round.
    OfARound,
    /// It can be of some tables only.
    ByTable,
    /// Printing it publishes its round.
    Publishes,
    /// It announces when the next round begins.
    AnnouncesNext,
    /// It can carry slips for captains.
    HasSlips,
    TakesPicture,
    /// It is printed by its own call.
    OwnCall,
}

/// A sheet as its paper declares it.
pub(crate) struct PaperSheet {
    pub(crate) make: fn(&Making<'_>) -> Result<Page, RefusalView>,
    pub(crate) group: SheetGroup,
    pub(crate) traits: &'static [SheetTrait],
}

impl PaperSheet {
    /// A sheet of the tournament as it is.
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

    /// A sheet that only its own call prints.
    pub(crate) const fn own_call(group: SheetGroup) -> Self {
        let make = |_: &Making<'_>| Err(SheetRefusal::SheetOwnCall.into());
        Self::new(group, make, &[SheetTrait::OwnCall])
    }

    pub(crate) fn is(&self, property: SheetTrait) -> bool {
        self.traits.contains(&property)
    }
}
