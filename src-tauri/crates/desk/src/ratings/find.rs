//! Finds players of the rating lists while a name is typed.

use kralle_call::call;
use kralle_exchange::rating_list::{RatedPlayer, RatingListError};
use kralle_tournament::Title;

use crate::core::capped::capped;
use crate::core::choice::Named;
use crate::core::rating_folder::{OpenList, RatingListView, refused};
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::ratings::view::{RatedRow, RatedView};

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

/// What a list says of a player: the titles in the name, as the German list has them, beside it.
fn row(player: RatedPlayer, list: &str) -> RatedRow {
    let title = title_of(&player, None);
    let (_, name) = Title::split(&player.name);
    RatedRow {
        fide_id: player.fide_id,
        birth_year: player.birth_year,
        title: title.map(String::from).unwrap_or_default(),
        ratings: player
            .ratings
            .iter()
            .map(|(it, value)| (Named(it), value))
            .collect(),
        name,
        federation: player.federation,
        club: player.club,
        membership: player.membership,
        lists: vec![list.to_owned()],
    }
}

/// The titles of a player, in a field or in the name, beside those known already.
fn title_of(player: &RatedPlayer, known: Option<Title>) -> Option<Title> {
    let in_field = Title::parse(player.title.text()).ok();
    let (in_name, _) = Title::split(&player.name);
    [known, in_field, in_name]
        .into_iter()
        .flatten()
        .reduce(|one, other| one.with(Some(&other)))
}

fn merge(row: &mut RatedRow, player: RatedPlayer, list: &str) {
    for (it, value) in player.ratings.iter() {
        row.ratings.entry(Named(it)).or_insert(value);
    }
    row.birth_year = row.birth_year.or(player.birth_year);
    let known = Title::parse(&row.title).ok();
    row.title = title_of(&player, known)
        .map(String::from)
        .unwrap_or_default();
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

wire! {
    /// What was typed so far.
    pub struct FindRatedInput {
        /// The beginnings of words of a name, in any order.
        pub text: String,
        /// How many are shown at most, up to 50.
        pub most: u8,
    }
}

/// The most that are ever shown.
const MOST: usize = 50;

/// Finds players of the rating lists while a name is typed.
#[call]
pub(crate) fn find_rated(desk: &Snapshot, input: FindRatedInput) -> Result<RatedView, RefusalView> {
    let mut lists = desk.rating_folder()?.lists();
    let most = usize::from(input.most).min(MOST);
    let rows = gathered(&mut lists, |list| list.search(&input.text, most))
        .map_err(|error| refused(&error))?;
    Ok(RatedView {
        rows: rows.into_iter().take(most).collect(),
        lists: capped(lists.len()),
    })
}
