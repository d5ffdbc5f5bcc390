//! What is known of a player, as typed and as kept.

use kralle_tournament::{BirthYear, PlayerData, Rating};

use super::field::{line, national_id, optional_line};
use crate::view::players::PlayerFields;
use crate::view::refusal::RefusalView;

/// Reads what was typed about a player.
pub(crate) fn player(fields: &PlayerFields) -> Result<PlayerData, RefusalView> {
    let ratings = fields
        .ratings
        .iter()
        .map(|(kind, rating)| {
            let rating = Rating::try_from(*rating)
                .map_err(|error| RefusalView::bad_field("rating", error.found, "rating"))?;
            Ok(((*kind).into(), rating))
        })
        .collect::<Result<_, RefusalView>>()?;
    Ok(PlayerData {
        name: line("name", &fields.name)?,
        birth_year: fields
            .birth_year
            .map(BirthYear::try_from)
            .transpose()
            .map_err(|error| RefusalView::bad_field("birth_year", error.found, "birth_year"))?,
        club: optional_line("club", &fields.club)?,
        fide_id: fields.fide_id,
        national_id: national_id(&fields.national_id)?,
        ratings,
        presence: fields.presence.into(),
        part: fields.part.into(),
    })
}

/// Shows what is known of a player.
pub(crate) fn fields(data: &PlayerData) -> PlayerFields {
    PlayerFields {
        name: data.name.to_string(),
        birth_year: data.birth_year.map(u16::from),
        club: data
            .club
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default(),
        fide_id: data.fide_id,
        national_id: data
            .national_id
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default(),
        ratings: data
            .ratings
            .iter()
            .map(|(kind, rating)| ((*kind).into(), rating.get()))
            .collect(),
        presence: data.presence.into(),
        part: data.part.into(),
    }
}
