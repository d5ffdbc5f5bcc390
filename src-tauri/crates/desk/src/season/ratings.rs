//! The ratings of a season: views, and their use as a rating list.

use std::fs::File;
use std::io::{self, Seek as _, SeekFrom, Write as _};

use kralle_call::call;
use kralle_exchange::rating_list::ListSource;
use kralle_rules::preset::Game;
use kralle_season::rating::{Change, RatingParameters, Ratings};
use kralle_view::capped::capped;
use kralle_view::named::Named;
use kralle_view::season::ratings::{SeasonRatingsView, rating_list, ratings_of};
use kralle_view::season::table::person_ref;

use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::ratings::view::LoadedRatingList;
use crate::season::rating_view::{SeasonRatingChange, SeasonRatingWorking};
use crate::season::refusal::SeasonRefusal;

wire! {
    /// A game whose ratings are shown.
    pub struct SeasonRatingsInput {
        pub game: Named<Game>,
    }
}

/// Shows the ratings of the open season in one game.
#[call]
pub(crate) fn season_ratings(
    desk: &Snapshot,
    input: SeasonRatingsInput,
) -> Result<SeasonRatingsView, RefusalView> {
    let known = &desk.season()?.known;
    Ok(ratings_of(known, input.game.0))
}

wire! {
    /// A game and a person whose rating is shown.
    pub struct SeasonRatingWorkingInput {
        pub game: Named<Game>,
        pub person: u32,
    }
}

/// Shows the working of a rating of the open season, match by match.
#[call]
pub(crate) fn season_rating_working(
    desk: &Snapshot,
    input: SeasonRatingWorkingInput,
) -> Result<SeasonRatingWorking, RefusalView> {
    let known = &desk.season()?.known;
    let number = known.person(input.person)?;
    let shown = |person| {
        let unknown = || SeasonRefusal::SeasonPersonUnknown {
            person: input.person,
        };
        person_ref(known, person).ok_or_else(unknown)
    };
    let mut found: Vec<Change> = Vec::new();
    Ratings::watched(&known.games, &RatingParameters::default(), |it| {
        if it.person == number && it.game == input.game.0 {
            found.push(*it);
        }
    });
    let change = |it: &Change| {
        let opponents = it.opponents.persons().iter().map(|it| shown(*it));
        Ok(SeasonRatingChange {
            evening: it.evening.0,
            round: it.round.get(),
            table: it.table.get(),
            partner: it.partner.map(shown).transpose()?,
            opponents: opponents.collect::<Result<_, SeasonRefusal>>()?,
            score: Named(it.score),
            expected: it.expected,
            rating_before: it.before.rating,
            rating_after: it.after.rating,
            deviation_before: it.before.deviation,
            deviation_after: it.after.deviation,
        })
    };
    Ok(SeasonRatingWorking {
        game: input.game,
        person: shown(number)?,
        changes: found
            .iter()
            .map(change)
            .collect::<Result<_, RefusalView>>()?,
    })
}

wire! {
    /// The name of the new rating list.
    pub struct UseSeasonRatingsInput {
        pub name: String,
    }
}

/// Saves the tandem ratings of the open season as a rating list on this machine.
///
/// It replaces a list with the same name. Like other lists, it completes the data of players and orders pots.
#[call]
pub(crate) fn use_season_ratings(
    desk: &mut Desk,
    input: UseSeasonRatingsInput,
) -> Result<LoadedRatingList, RefusalView> {
    let name = parse::line(Field::Name, &input.name)?;
    let lists_folder = desk.rating_folder()?;
    let known = &desk.open_season()?.known;
    let rated = &known.ratings.tandem;
    if rated.is_empty() {
        return Err(SeasonRefusal::SeasonNoRatings.into());
    }
    let list = rating_list(rated, &known.persons);
    let source = source(&list).map_err(|error| RefusalView::internal(&error))?;
    let built = lists_folder.load(name.as_str(), source, &desk.job())?;
    let lists = lists_folder.lists().into_iter();
    Ok(LoadedRatingList {
        players: capped(built.players),
        skipped: capped(built.skipped),
        first_skipped: built.first_skipped.map(capped),
        lists: lists.map(|(view, _)| view).collect(),
    })
}

/// Returns the list as a temporary file, which the system deletes when it is closed.
fn source(list: &[u8]) -> io::Result<ListSource<File>> {
    let mut file = tempfile::tempfile()?;
    file.write_all(list)?;
    file.seek(SeekFrom::Start(0))?;
    Ok(ListSource::new(file, "season.csv"))
}
