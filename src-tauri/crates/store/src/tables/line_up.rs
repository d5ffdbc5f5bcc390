//! Line-ups: the players of both teams in a match, and those who sit out.

use std::collections::{BTreeMap, BTreeSet};

use kralle_choice::Choice;
use kralle_tournament::{
    BySide, Formation, LineUp, LineUpSource, PlayerId, Role, RoundNumber, TableNumber, Tournament,
};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::code::{Code, codes};
use crate::table::Table;

/// Key: round, table, side and seat.
pub(crate) const TABLE: Table =
    Table::new("line_up", "round, table_number, side, seat", "player", rows)
        .alike(|one, other| line_ups(one).eq(line_ups(other)));

/// Returns the line-ups of each match.
fn line_ups(
    tournament: &Tournament,
) -> impl Iterator<Item = (RoundNumber, TableNumber, &BySide<LineUp>)> {
    let rounds = tournament.rounds.iter();
    rounds.flat_map(|round| {
        let matches = round.matches.iter();
        matches.map(|it| (round.number, it.table, &it.line_ups))
    })
}

/// The place of a player in a line-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Choice)]
enum Place {
    #[code("pot_1")]
    Pot1,
    #[code("pot_2")]
    Pot2,
    SitsOut,
}

codes!(Place);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let mut rows = Vec::new();
    for round in &tournament.rounds {
        for it in &round.matches {
            for side in [Role::First, Role::Second] {
                let line_up = it.line_ups.of(side);
                let mut seat = |place: Place, player: PlayerId| {
                    rows.push(vec![
                        round.number.into(),
                        it.table.into(),
                        side.cell(),
                        place.cell(),
                        player.into(),
                    ]);
                };
                seat(Place::Pot1, line_up.pot_1);
                if let Some(player) = line_up.pot_2 {
                    seat(Place::Pot2, player);
                }
                if let Some(player) = line_up.sits_out {
                    seat(Place::SitsOut, player);
                }
            }
        }
    }
    rows
}

/// Returns both line-ups of each match; a single game has one player a side. `chosen` lists the
/// reported ones.
pub(crate) fn read(
    connection: &Connection,
    formation: Formation,
    chosen: &BTreeSet<(RoundNumber, TableNumber, Role)>,
) -> Result<BTreeMap<(RoundNumber, TableNumber), BySide<LineUp>>, StoreError> {
    type Places = BTreeMap<(Role, Place), PlayerId>;
    let mut places: BTreeMap<(RoundNumber, TableNumber), Places> = BTreeMap::new();
    TABLE.read(connection, |found| {
        let it = (found.round("round")?, found.table("table_number")?);
        let place = (found.code("side")?, found.code("seat")?);
        let player = found.player("player")?;
        places.entry(it).or_default().insert(place, player);
        Ok(())
    })?;
    places
        .into_iter()
        .map(|((round, table), places)| {
            let player = |side, place: Place| {
                places.get(&(side, place)).copied().ok_or_else(|| {
                    let row = format!("{round}/{table}/{}/{}", side.code(), place.code());
                    StoreError::damaged(TABLE.name, row, "the player is missing")
                })
            };
            let line_up = |side| {
                Ok::<_, StoreError>(LineUp {
                    pot_1: player(side, Place::Pot1)?,
                    pot_2: match formation {
                        Formation::SinglePlayers => None,
                        Formation::PotDraw
                        | Formation::FixedTeams
                        | Formation::ChangingPartners => Some(player(side, Place::Pot2)?),
                    },
                    sits_out: places.get(&(side, Place::SitsOut)).copied(),
                    source: if chosen.contains(&(round, table, side)) {
                        LineUpSource::Chosen
                    } else {
                        LineUpSource::Planned
                    },
                })
            };
            let both = BySide {
                first: line_up(Role::First)?,
                second: line_up(Role::Second)?,
            };
            Ok(((round, table), both))
        })
        .collect()
}
