//! Players; their ratings are a table of their own.

use std::collections::BTreeMap;

use kralle_tournament::{
    BirthYear, NationalId, Player, PlayerData, PlayerId, Rating, RatingKind, Sex, Title, Tournament,
};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::code::Code;
use crate::table::Table;

/// By id.
pub(crate) const TABLE: Table = Table::new(
    "player",
    "id",
    "name, birth_year, club, fide_id, presence, part, national_id, title, sex",
    rows,
)
.alike(|one, other| one.players == other.players);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let players = tournament.players.iter();
    players
        .map(|Player { id, data }| {
            vec![
                (*id).into(),
                (&data.name).into(),
                data.birth_year.map(BirthYear::get).into(),
                data.club.as_ref().into(),
                data.fide_id.into(),
                data.presence.cell(),
                data.part.cell(),
                data.national_id.as_ref().map(NationalId::as_str).into(),
                data.title.as_ref().map(Title::as_str).into(),
                data.sex.map(Sex::code).into(),
            ]
        })
        .collect()
}

pub(crate) fn read(
    connection: &Connection,
    mut ratings: BTreeMap<PlayerId, BTreeMap<RatingKind, Rating>>,
) -> Result<Vec<Player>, StoreError> {
    TABLE.read(connection, |found| {
        let id = found.player("id")?;
        let birth_year = found
            .optional_number::<u16>("birth_year")?
            .map(|year| found.checked("birth_year", BirthYear::try_from(year)))
            .transpose()?;
        Ok(Player {
            id,
            data: PlayerData {
                name: found.line("name")?,
                birth_year,
                club: found.optional_line("club")?,
                fide_id: found.optional_number("fide_id")?,
                ratings: ratings.remove(&id).unwrap_or_default(),
                presence: found.code("presence")?,
                part: found.code("part")?,
                national_id: found.optional_kept(
                    "national_id",
                    NationalId::kept,
                    NationalId::as_str,
                )?,
                title: found.optional_kept("title", Title::kept, Title::as_str)?,
                sex: found.optional_code("sex")?,
            },
        })
    })
}
