//! Changes of the settings of a season.

use kralle_call::call;
use kralle_season::{PersonNumber, SeasonPlace, SeasonSettings as Settings, SeasonTable};

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::season::keep::change;
use crate::season::open_season::KnownSeason;
use crate::season::parse;
use crate::season::refusal::SeasonRefusal;
use crate::season::view::{SeasonSettings, SeasonView};

wire! {
    /// The new settings.
    pub struct ChangeSeasonInput {
        pub settings: SeasonSettings,
    }
}

/// Changes the settings of the open season. Comments in SEASON.toml are kept.
#[call]
pub(crate) fn change_season(
    desk: &mut Desk,
    input: ChangeSeasonInput,
) -> Result<SeasonView, RefusalView> {
    change(desk, |settings| parse::put(settings, &input.settings))
}

wire! {
    /// A person who becomes a guest or a regular participant.
    pub struct SetSeasonGuestInput {
        pub person: u32,
        /// True for a guest.
        pub guest: bool,
    }
}

/// Makes a person a guest or a regular participant. A guest is ranked in each evening but gets no points.
#[call]
pub(crate) fn set_season_guest(
    desk: &mut Desk,
    input: SetSeasonGuestInput,
) -> Result<SeasonView, RefusalView> {
    let known = desk.open_season()?.known.clone();
    let person = known.person(input.person)?;
    change(desk, |settings| {
        if input.guest && is_guest(&known, person, settings) {
            return Ok(());
        }
        if input.guest {
            let patterns = known.persons.patterns(&known.season, &[person]);
            settings.guests.persons.extend(patterns);
            return Ok(());
        }
        settings.guests.persons.retain(|pattern| {
            let mut alone = Settings::default();
            alone.guests.persons.push(pattern.clone());
            !is_guest(&known, person, &alone)
        });
        if is_guest(&known, person, settings) {
            return Err(SeasonRefusal::SeasonGuestByClub.into());
        }
        Ok(())
    })
}

/// True if a person is a guest by these settings.
fn is_guest(known: &KnownSeason, person: PersonNumber, settings: &Settings) -> bool {
    let settings = Settings {
        game: known.settings.game,
        running: known.settings.running,
        ..settings.clone()
    };
    let table = SeasonTable::of(&known.season, &known.persons, &settings);
    table
        .row(person)
        .is_some_and(|row| row.place == SeasonPlace::Guest)
}
