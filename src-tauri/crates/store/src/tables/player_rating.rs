//! Ratings of players.

use std::collections::BTreeMap;

use kralle_tournament::{PlayerId, Rating, RatingKind, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::code::Code;
use crate::table::Table;

/// Key: player and kind.
pub(crate) const TABLE: Table = Table::new("player_rating", "player, kind", "rating", rows)
    .alike(|one, other| one.players == other.players);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let players = tournament.players.iter();
    players
        .flat_map(|player| {
            let ratings = player.data.ratings.iter();
            ratings.map(|(kind, rating)| {
                vec![player.id.into(), Code::cell(*kind), rating.get().into()]
            })
        })
        .collect()
}

/// Returns the ratings of each player who has any.
pub(crate) fn read(
    connection: &Connection,
) -> Result<BTreeMap<PlayerId, BTreeMap<RatingKind, Rating>>, StoreError> {
    let rows = TABLE.read(connection, |found| {
        let rating = Rating::try_from(found.number::<u16>("rating")?);
        Ok((
            found.player("player")?,
            found.code("kind")?,
            found.checked("rating", rating)?,
        ))
    })?;
    let mut ratings: BTreeMap<PlayerId, BTreeMap<RatingKind, Rating>> = BTreeMap::new();
    for (player, kind, rating) in rows {
        ratings.entry(player).or_default().insert(kind, rating);
    }
    Ok(ratings)
}
