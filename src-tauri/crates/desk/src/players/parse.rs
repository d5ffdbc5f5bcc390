//! What is known of a player, as typed and as kept.

use kralle_tournament::{BirthYear, Namesake, PlayerData, Rating, Title};
use kralle_view::named::Named;

use crate::core::field::{Expected, Field};
use crate::core::parse;
use crate::core::parse::{national_id, optional_line};
use crate::core::refusal::RefusalView;
use crate::players::view::PlayerFields;

/// Reads what was typed about a player. Titles typed before or behind the name are titles, where the
/// field for them says nothing.
pub(crate) fn player(fields: &PlayerFields) -> Result<PlayerData, RefusalView> {
    let typed = parse::title(&fields.title)?;
    let whole = parse::line(Field::Name, &fields.name)?;
    let (title, name) = if typed.is_some() {
        (typed, whole)
    } else {
        let (title, name) = Title::split(whole.as_str());
        (title, parse::line(Field::Name, &name)?)
    };
    let ratings = fields
        .ratings
        .iter()
        .map(|(kind, rating)| {
            let rating = Rating::try_from(*rating).map_err(|error| {
                RefusalView::bad_field(Field::Rating, error.found, Expected::Rating)
            })?;
            Ok((kind.0, rating))
        })
        .collect::<Result<_, RefusalView>>()?;
    Ok(PlayerData {
        name,
        title,
        birth_year: fields
            .birth_year
            .map(BirthYear::try_from)
            .transpose()
            .map_err(|error| {
                RefusalView::bad_field(Field::BirthYear, error.found, Expected::BirthYear)
            })?,
        sex: fields.sex.map(|it| it.0),
        club: optional_line(Field::Club, &fields.club)?,
        fide_id: fields.fide_id,
        national_id: national_id(&fields.national_id)?,
        ratings,
        presence: fields.presence.0,
        part: fields.part.0,
    })
}

/// What is done when the same person is entered already.
pub(crate) fn namesake(fields: &PlayerFields) -> Namesake {
    fields.namesake.map(|it| it.0).unwrap_or_default()
}

/// Shows what is known of a player.
pub(crate) fn fields(data: &PlayerData) -> PlayerFields {
    PlayerFields {
        name: data.name.to_string(),
        title: data
            .title
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default(),
        birth_year: data.birth_year.map(u16::from),
        sex: data.sex.map(Named),
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
        namesake: None,
    }
}
