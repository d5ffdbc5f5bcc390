//! Players of the rating lists.

use kralle_exchange::players::RatingKind;
use kralle_exchange::rating_list::{RatedPlayer, RatingListError};

use crate::shelf::OpenList;
use crate::view::rating_lists::{RatedRow, RatingListView};
use crate::view::settings::RatingKindName;

/// A kind of rating.
pub(crate) const fn kind(kind: RatingKind) -> RatingKindName {
    match kind {
        RatingKind::Standard => RatingKindName::Standard,
        RatingKind::Rapid => RatingKindName::Rapid,
        RatingKind::Blitz => RatingKindName::Blitz,
        RatingKind::National => RatingKindName::National,
        RatingKind::Other => RatingKindName::Other,
    }
}

/// What `ask` finds in every list, one row a person: the same FIDE number is the same person, and
/// the first list's word counts where two differ.
pub(crate) fn gathered(
    lists: &mut [(RatingListView, OpenList)],
    mut ask: impl FnMut(&mut OpenList) -> Result<Vec<RatedPlayer>, RatingListError>,
) -> Result<Vec<RatedRow>, RatingListError> {
    let mut rows: Vec<RatedRow> = Vec::new();
    for (view, list) in lists {
        for player in ask(list)? {
            let known = rows
                .iter_mut()
                .find(|row| row.fide_id.is_some() && row.fide_id == player.fide_id);
            match known {
                Some(row) => merge(row, player, &view.name),
                None => rows.push(row(player, &view.name)),
            }
        }
    }
    Ok(rows)
}

fn row(player: RatedPlayer, list: &str) -> RatedRow {
    RatedRow {
        fide_id: player.fide_id,
        birth_year: player.birth_year,
        title: player.title.text().to_owned(),
        ratings: player
            .ratings
            .iter()
            .map(|(it, value)| (kind(it), value))
            .collect(),
        name: player.name,
        federation: player.federation,
        club: player.club,
        membership: player.membership,
        lists: vec![list.to_owned()],
    }
}

fn merge(row: &mut RatedRow, player: RatedPlayer, list: &str) {
    for (it, value) in player.ratings.iter() {
        row.ratings.entry(kind(it)).or_insert(value);
    }
    row.birth_year = row.birth_year.or(player.birth_year);
    if row.club.is_empty() {
        row.club = player.club;
    }
    if row.membership.is_empty() {
        row.membership = player.membership;
    }
    if row.federation.is_empty() {
        row.federation = player.federation;
    }
    row.lists.push(list.to_owned());
}
