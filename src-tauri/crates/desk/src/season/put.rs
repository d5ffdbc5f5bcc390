//! The season on the desk: put there, asked for, taken off.

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::season::open_season::{OpenSeason, SeenSeason};
use crate::season::refusal::SeasonRefusal;

impl Desk {
    /// The season on the desk.
    pub(crate) fn open_season(&self) -> Result<&OpenSeason, RefusalView> {
        let season = self.season.as_ref();
        season.ok_or_else(|| SeasonRefusal::NoSeason.into())
    }

    /// The season on the desk, to be changed.
    pub(crate) fn open_season_mut(&mut self) -> Result<&mut OpenSeason, RefusalView> {
        let season = self.season.as_mut();
        season.ok_or_else(|| SeasonRefusal::NoSeason.into())
    }

    /// Puts a season on the desk, or takes it off.
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
    /// The season on the desk.
    pub(crate) fn season(&self) -> Result<&SeenSeason, RefusalView> {
        let season = self.state.season.as_ref();
        season.ok_or_else(|| SeasonRefusal::NoSeason.into())
    }
}
