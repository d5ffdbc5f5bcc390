//! Display and editing of SEASON.toml as text.

use kralle_call::call;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::season::keep::{Way, put};
use crate::season::view::SeasonView;
use crate::season::work_out::settings_of;

wire! {
    /// SEASON.toml as text.
    pub struct SeasonToml {
        pub text: String,
    }
}

/// Shows SEASON.toml of the open season as text.
#[call]
pub(crate) fn season_toml(desk: &Snapshot, _: Nothing) -> Result<SeasonToml, RefusalView> {
    let text = desk.season()?.known.text.clone();
    Ok(SeasonToml { text })
}

/// Checks a text of SEASON.toml without changing anything. The first mistake is refused with line and column.
#[call]
pub(crate) fn check_season_toml(
    _desk: &Snapshot,
    input: SeasonToml,
) -> Result<Nothing, RefusalView> {
    settings_of(&input.text)?;
    Ok(Nothing {})
}

/// Replaces SEASON.toml of the open season by a text.
#[call]
pub(crate) fn set_season_toml(
    desk: &mut Desk,
    input: SeasonToml,
) -> Result<SeasonView, RefusalView> {
    put(desk, input.text, Way::Forth)
}
