//! Conversion of the games of a match from the form and back.

use kralle_tournament::{GameCount, GamesPerMatch, MatchFormat};

use crate::core::field::{Expected, Field};
use crate::core::refusal::RefusalView;
use crate::settings::view::MatchFormatView;

/// Parses the games of a match.
///
/// # Errors
/// Fails if a number of games is out of range, or both numbers are given.
pub(crate) fn match_format(view: &MatchFormatView) -> Result<MatchFormat, RefusalView> {
    Ok(MatchFormat {
        games: match (view.games_per_match, view.best_of) {
            (None, None) => GamesPerMatch::ONE,
            (Some(count), None) => GamesPerMatch::All(game_count(Field::GamesPerMatch, count)?),
            (None, Some(count)) => GamesPerMatch::BestOf(game_count(Field::BestOf, count)?),
            (Some(_), Some(count)) => {
                return Err(RefusalView::bad_field(
                    Field::BestOf,
                    count,
                    Expected::Nothing,
                ));
            }
        },
        colors: view.colors_between_games.0,
        seating: view.seating_between_games.0,
        score: view.match_score.0,
        standings_by: view.standings_by.0,
    })
}

fn game_count(field: Field, count: u8) -> Result<GameCount, RefusalView> {
    GameCount::new(count).ok_or_else(|| RefusalView::bad_field(field, count, Expected::GameCount))
}

/// Converts the games of a match to the form.
pub(crate) fn view(format: MatchFormat) -> MatchFormatView {
    let (games_per_match, best_of) = match format.games {
        GamesPerMatch::All(count) => (Some(count.get()), None),
        GamesPerMatch::BestOf(count) => (None, Some(count.get())),
    };
    MatchFormatView {
        games_per_match,
        best_of,
        colors_between_games: format.colors.into(),
        seating_between_games: format.seating.into(),
        match_score: format.score.into(),
        standings_by: format.standings_by.into(),
    }
}
