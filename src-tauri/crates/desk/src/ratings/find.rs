//! Finds players of the rating lists while a name is typed.

use kralle_call::call;
use kralle_exchange::rating_list::{RatedPlayer, RatingListError};
use kralle_tournament::{Likeness, NationalId, Person, Title};
use kralle_view::capped::capped;
use kralle_view::named::Named;

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::ratings::folder::{OpenList, RatingListView, refused};
use crate::ratings::view::{RatedRow, RatedView};

/// The data of the lists about one person.
pub(crate) struct Gathered {
    pub(crate) row: RatedRow,
    /// The person of the row.
    pub(crate) person: Person,
}

impl Gathered {
    /// Creates the data from one list. Titles in the name, as in the German list, move to the title
    /// field.
    pub(crate) fn new(player: RatedPlayer, list: &str) -> Self {
        let title = title_of(&player, None);
        let (_, name) = Title::split(&player.name);
        let person = person(&player);
        let row = RatedRow {
            fide_id: player.fide_id,
            birth_year: player.birth_year,
            sex: player.sex.map(Named),
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
        };
        Self { row, person }
    }

    /// Adds the data of another list; if two lists differ, the first one counts.
    pub(crate) fn merge(&mut self, player: RatedPlayer, list: &str) {
        let row = &mut self.row;
        for (it, value) in player.ratings.iter() {
            row.ratings.entry(Named(it)).or_insert(value);
        }
        row.fide_id = row.fide_id.or(player.fide_id);
        row.birth_year = row.birth_year.or(player.birth_year);
        row.sex = row.sex.or(player.sex.map(Named));
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
}

/// Returns the person described by a list.
pub(crate) fn person(player: &RatedPlayer) -> Person {
    Person::new(
        &player.name,
        player.birth_year,
        Some(&player.club),
        player.fide_id,
        NationalId::parse(&player.membership).ok().as_ref(),
    )
}

/// Searches every list and merges rows that certainly describe the same person.
fn gathered(
    lists: &mut [(RatingListView, OpenList)],
    text: &str,
    most: usize,
) -> Result<Vec<Gathered>, RatingListError> {
    let mut rows: Vec<Gathered> = Vec::new();
    for (view, list) in lists {
        for player in list.search(text, most)? {
            let who = person(&player);
            let numbered =
                |it: &Gathered| it.row.fide_id.is_some() && it.row.fide_id == player.fide_id;
            let known = rows.iter().position(numbered).or_else(|| {
                let is_same = |it: &Gathered| {
                    let elsewhere = !it.row.lists.contains(&view.name);
                    elsewhere && it.person.likeness(&who) == Likeness::Same
                };
                let mut same = (0..rows.len()).filter(|at| is_same(&rows[*at]));
                // With two possible matches, none is certain.
                same.next().filter(|_| same.next().is_none())
            });
            match known {
                Some(at) => rows[at].merge(player, &view.name),
                None => rows.push(Gathered::new(player, &view.name)),
            }
        }
    }
    Ok(rows)
}

/// Merges the known title with the titles in the title field and in the name.
fn title_of(player: &RatedPlayer, known: Option<Title>) -> Option<Title> {
    let in_field = Title::parse(player.title.text()).ok();
    let (in_name, _) = Title::split(&player.name);
    [known, in_field, in_name]
        .into_iter()
        .flatten()
        .reduce(|one, other| one.with(Some(&other)))
}

wire! {
    /// The text typed so far.
    pub struct FindRatedInput {
        /// The beginnings of words of a name, in any order.
        pub text: String,
        /// The maximum number of results, up to 50.
        pub most: u8,
    }
}

/// The upper limit of results.
const MOST: usize = 50;

/// Finds players of the rating lists while a name is typed.
#[call]
pub(crate) fn find_rated(desk: &Snapshot, input: FindRatedInput) -> Result<RatedView, RefusalView> {
    let mut lists = desk.rating_folder()?.lists();
    let most = usize::from(input.most).min(MOST);
    let rows = gathered(&mut lists, &input.text, most).map_err(|error| refused(&error))?;
    Ok(RatedView {
        rows: rows.into_iter().map(|it| it.row).take(most).collect(),
        lists: capped(lists.len()),
    })
}
