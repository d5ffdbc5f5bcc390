//! A sheet of a tournament as its paper declares it.

use kralle_sheets::{Block, Page, Template};
use kralle_tournament::{RoundNumber, Tournament};
use kralle_words::Words;

use crate::core::hall::HallKeys;
use crate::core::open_file::OpenFile;
use crate::core::refusal::RefusalView;
use crate::core::refusals::SheetRefusal;
use crate::core::sheet_view::{PrintSheetInput, SheetGroup};
use crate::core::snapshot::Snapshot;

/// What a sheet is made of.
pub(crate) struct Making<'a> {
    pub(crate) file: &'a OpenFile,
    pub(crate) desk: &'a Snapshot,
    pub(crate) keys: Option<&'a HallKeys>,
    pub(crate) input: &'a PrintSheetInput,
    /// The round asked for, or the newest.
    pub(crate) round: RoundNumber,
    /// When the next round begins, for a sheet that [announces](PaperSheet::announcing) it.
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

/// A sheet: how it is made, and what can be asked of it.
pub(crate) struct PaperSheet {
    pub(crate) make: fn(&Making<'_>) -> Result<Page, RefusalView>,
    pub(crate) group: SheetGroup,
    /// True if it is of one round, and says so in its name.
    pub(crate) is_of_a_round: bool,
    /// True if it can be of some tables only.
    pub(crate) is_by_table: bool,
    /// True if printing it announces its round.
    pub(crate) publishes: bool,
    pub(crate) announces_next: bool,
    /// True if it can carry slips for captains.
    pub(crate) has_slips: bool,
    pub(crate) takes_picture: bool,
    /// False if it is printed by its own call.
    pub(crate) is_offered: bool,
}

impl PaperSheet {
    /// A sheet of the tournament as it is.
    pub(crate) const fn new(
        group: SheetGroup,
        make: fn(&Making<'_>) -> Result<Page, RefusalView>,
    ) -> Self {
        Self {
            make,
            group,
            is_of_a_round: false,
            is_by_table: false,
            publishes: false,
            announces_next: false,
            has_slips: false,
            takes_picture: false,
            is_offered: true,
        }
    }

    pub(crate) const fn of_a_round(mut self) -> Self {
        self.is_of_a_round = true;
        self
    }

    pub(crate) const fn by_table(mut self) -> Self {
        self.is_by_table = true;
        self
    }

    pub(crate) const fn publishing(mut self) -> Self {
        self.publishes = true;
        self
    }

    pub(crate) const fn announcing(mut self) -> Self {
        self.announces_next = true;
        self
    }

    pub(crate) const fn with_slips(mut self) -> Self {
        self.has_slips = true;
        self
    }

    pub(crate) const fn with_picture(mut self) -> Self {
        self.takes_picture = true;
        self
    }

    /// A sheet that only its own call prints.
    pub(crate) const fn own_call(group: SheetGroup) -> Self {
        let mut sheet = Self::new(group, |_| Err(SheetRefusal::SheetOwnCall.into()));
        sheet.is_offered = false;
        sheet
    }
}
