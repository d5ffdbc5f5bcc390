//! Access to the open season of the desk.

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::season::open_season::{OpenSeason, SeenSeason};
use crate::season::refusal::SeasonRefusal;

impl Desk {
    /// Returns the open season.
    ///
    /// # Errors
    /// Fails if no season is open.
    pub(crate) fn open_season(&self) -> Result<&OpenSeason, RefusalView> {
        let season = self.season.as_ref();
        season.ok_or_else(|| SeasonRefusal::NoSeason.into())
    }

    /// Returns the open season for a change.
    pub(crate) fn open_season_mut(&mut self) -> Result<&mut OpenSeason, RefusalView> {
        let season = self.season.as_mut();
        season.ok_or_else(|| SeasonRefusal::NoSeason.into())
    }

    /// Opens a season in place of the open one; `None` closes it. Adds it to the recent seasons.
    pub(crate) fn put_season(&mut self, season: Option<OpenSeason>) {
        self.season = season;
        self.changed();
        let Some(season) = &self.season else { return };
        let (path, name) = (season.known.path.clone(), season.known.name());
        self.files().grant_reading(&path);
        let now = self.now();
        self.person.remember_season(&path, &name, now);
        // As for tournaments: the list of recent files is a convenience.
        let _ = self.keep_person();
    }
}

impl Snapshot {
    /// Returns the open season.
    pub(crate) fn season(&self) -> Result<&SeenSeason, RefusalView> {
        let season = self.state.season.as_ref();
        season.ok_or_else(|| SeasonRefusal::NoSeason.into())
    }
}
