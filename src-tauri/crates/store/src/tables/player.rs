//! Players; their ratings are a table of their own.

use std::collections::BTreeMap;

use kralle_tournament::{
    Player, PlayerData, PlayerField, PlayerId, Rating, RatingKind, Tournament,
};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::{Cell, Row};
use crate::code::Code;
use crate::table::Table;

/// Key: id.
pub(crate) const TABLE: Table =
    Table::new("player", "id", COLUMNS, rows).alike(|one, other| one.players == other.players);

/// In the order of the migrations.
const COLUMNS: &str =
    "name, birth_year, club, fide_id, presence, part, national_id, title, sex, federation";

fn rows(tournament: &Tournament) -> Vec<Row> {
    let players = tournament.players.iter();
    let columns = COLUMNS.split(", ");
    let columns: Vec<_> = columns.map(|it| (it, PlayerField::from_code(it))).collect();
    let cells = |Player { id, data }: &Player| {
        let cell = |column: &(&str, Option<PlayerField>)| match *column {
            (_, Some(field)) => data.value(field).into(),
            ("presence", None) => data.presence.cell(),
            ("part", None) => data.part.cell(),
            (_, None) => Cell::from(&data.name),
        };
        let rest = columns.iter().map(cell);
        std::iter::once(Cell::from(*id)).chain(rest).collect()
    };
    players.map(cells).collect()
}

pub(crate) fn read(
    connection: &Connection,
    mut ratings: BTreeMap<PlayerId, BTreeMap<RatingKind, Rating>>,
) -> Result<Vec<Player>, StoreError> {
    TABLE.read(connection, |found| {
        let id = found.player("id")?;
        let mut data = PlayerData {
            ratings: ratings.remove(&id).unwrap_or_default(),
            presence: found.code("presence")?,
            part: found.code("part")?,
            ..PlayerData::new(found.line("name")?)
        };
        for field in PlayerField::ALL {
            let column = field.code();
            if let Some(value) = found.optional_value(column)?
                && !data.keep(field, value)
            {
                return Err(found.damage(format_args!("{column} cannot be {value:?}")));
            }
        }
        Ok(Player { id, data })
    })
}
