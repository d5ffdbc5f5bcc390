//! Differences between ratings and the rating lists, and their update.

use std::collections::BTreeMap;

use kralle_call::call;
use kralle_tournament::{
    Namesake, NationalId, Player, PlayerField, PlayerId, Rating, RatingKind, Refusal, Sex, Title,
    Tournament,
};
use kralle_view::capped::capped;
use kralle_view::named::Named;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::overview::Overview;
use crate::core::parse;
use crate::core::refusal::{RefusalView, data};
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::ratings::folder::refused;
use crate::ratings::view::{DifferenceRow, DifferencesView, FoundBy, RatedRow, RatingDifference};
use crate::ratings::who::{Found, find};

/// Shows the differences between the players' ratings and the rating lists.
#[call]
pub(crate) fn rating_differences(
    desk: &Snapshot,
    _: Nothing,
) -> Result<DifferencesView, RefusalView> {
    let lists_folder = desk.rating_folder()?;
    let job = desk.job();
    let tournament = desk.tournament()?;
    let mut lists = lists_folder.lists();
    let mut view = DifferencesView {
        rows: Vec::new(),
        same: 0,
        missing: Vec::new(),
        ambiguous: Vec::new(),
        blocked: blocked(tournament),
        lists: Vec::new(),
    };
    for (done, player) in tournament.players.iter().enumerate() {
        job.progress(done, tournament.players.len());
        job.go_on()?;
        match find(&player.data, &mut lists).map_err(|error| refused(&error))? {
            Found::Nobody => view.missing.push(player.data.name.to_string()),
            Found::Several => view.ambiguous.push(player.data.name.to_string()),
            Found::One(found_by, found) => {
                let row = compare(player, found_by, *found);
                if row.differences.is_empty()
                    && row.fide_id.is_none()
                    && row.national_id.is_none()
                    && row.title.is_none()
                    && row.sex.is_none()
                {
                    view.same += 1;
                } else {
                    view.rows.push(row);
                }
            }
        }
    }
    view.lists = lists.into_iter().map(|(view, _)| view).collect();
    Ok(view)
}

/// Returns the refusal of an update once lots are drawn; `None` before.
fn blocked(tournament: &Tournament) -> Option<RefusalView> {
    let drawn = tournament.lots.is_some();
    let rounds = capped(tournament.rounds.len());
    drawn.then(|| crate::core::refused::refused(&Refusal::AlreadyDrawn { rounds }, tournament))
}

fn compare(player: &Player, found_by: FoundBy, mut found: RatedRow) -> DifferenceRow {
    let differences = found
        .ratings
        .iter()
        .map(|(kind, listed)| RatingDifference {
            kind: *kind,
            now: player.data.ratings.get(&kind.0).map(|rating| rating.get()),
            listed: *listed,
        })
        .filter(|difference| difference.now != Some(difference.listed))
        .collect();
    // A number missing in the list is not removed. A federation number that only differs in
    // spelling is not new.
    found.fide_id = found.fide_id.or(player.data.fide_id);
    let listed = NationalId::parse(&found.membership).ok();
    let now = player.data.national_id.as_ref();
    let national_id = listed.filter(|listed| now.map(NationalId::key) != Some(listed.key()));
    let known = player.data.title.clone();
    let listed = Title::parse(&found.title).ok();
    let title = match (&known, listed) {
        (Some(known), listed) => Some(known.clone().with(listed.as_ref())),
        (None, listed) => listed,
    };
    DifferenceRow {
        player: player.id.0,
        name: player.data.name.to_string(),
        found_by,
        fide_id: found
            .fide_id
            .filter(|_| found.fide_id != player.data.fide_id),
        national_id: national_id.map(|id| id.to_string()),
        title: title
            .filter(|title| known.as_ref() != Some(title))
            .map(String::from),
        sex: found.sex.filter(|_| player.data.sex.is_none()),
        found,
        differences,
    }
}

wire! {
    /// The ratings to take over.
    pub struct RefreshRatingsInput {
        pub players: Vec<NewRatings>,
    }
}

wire! {
    /// A player's new ratings.
    pub struct NewRatings {
        pub player: u32,
        /// The changed ratings; the others are kept.
        pub ratings: BTreeMap<Named<RatingKind>, u16>,
        /// The FIDE identity number; default: unchanged.
        #[serde(default)]
        pub fide_id: Option<u32>,
        /// The number in a national federation; default or empty: unchanged.
        #[serde(default)]
        pub national_id: Option<String>,
        /// Titles; default or empty: unchanged.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub title: Option<String>,
        /// The sex; default: unchanged.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub sex: Option<Named<Sex>>,
    }
}

/// Takes over ratings from the rating lists.
#[call]
pub(crate) fn refresh_ratings(
    desk: &mut Desk,
    input: RefreshRatingsInput,
) -> Result<Overview, RefusalView> {
    let mut changes = Vec::new();
    for change in &input.players {
        let mut ratings = Vec::new();
        for (kind, value) in &change.ratings {
            let rating = Rating::try_from(*value).map_err(|error| {
                RefusalView::bad_field(Field::Rating, error.found, Expected::Rating)
            })?;
            ratings.push((kind.0, rating));
        }
        let national_id = change.national_id.as_deref().unwrap_or_default();
        let national_id = parse::player_field(PlayerField::NationalId, national_id)?;
        let title = change.title.as_deref().unwrap_or_default();
        changes.push((
            PlayerId(change.player),
            ratings,
            change.fide_id,
            national_id,
            parse::player_field(PlayerField::Title, title)?,
            change.sex.map(|it| it.0),
        ));
    }
    let count = data([("count", changes.len().into())]);
    desk.command(Command::RefreshRatings, count, |tournament| {
        let mut entering = tournament.entering();
        for (id, ratings, fide_id, national_id, title, sex) in changes {
            let mut data = entering.player(id)?.data.clone();
            data.ratings.extend(ratings);
            data.fide_id = fide_id.or(data.fide_id);
            data.national_id = national_id.or(data.national_id);
            data.title = title.or(data.title);
            data.sex = sex.or(data.sex);
            entering.correct(id, data, Namesake::Asked)?;
        }
        Ok(())
    })
}
