//! Generated seasons for rating.

use kralle_season::generator::{SeasonCourse, SeasonPlan};
use kralle_season::rating::Games;
use kralle_season::{Evening, EveningKey, PersonNumber, Score};
use kralle_tournament::RatingKind;

/// The sizes: the number of persons.
pub(crate) const PERSONS: [u16; 4] = [8, 16, 32, 64];
const EVENINGS: u16 = 40;

/// A match in terms of the chess ratings.
pub(crate) struct ChessMatch {
    /// The evening, from 1.
    pub(crate) evening: u32,
    /// The lead of the first team's mean.
    pub(crate) ahead: f64,
    pub(crate) score: Score,
}

/// A generated season with its matches.
pub(crate) struct Played {
    pub(crate) size: u16,
    pub(crate) strengths: Vec<f64>,
    pub(crate) chess: Vec<f64>,
    pub(crate) games: Games,
    pub(crate) matches: Vec<ChessMatch>,
}

pub(crate) fn played(size: u16, seed: &str) -> Played {
    let plan = SeasonPlan {
        persons: size,
        evenings: EVENINGS,
        seed: seed.to_owned(),
        course: SeasonCourse::Even,
    };
    let season = plan.generate().unwrap();
    let chess: Vec<f64> = season
        .persons
        .iter()
        .map(|it| f64::from(it.data.ratings[&RatingKind::Standard].get()))
        .collect();
    let mut games = Games::default();
    let mut matches = Vec::new();
    for (number, it) in (1..).zip(&season.evenings) {
        let evening = Evening::of(EveningKey(it.date.to_string()), &it.tournament);
        // All persons attend, in the order of the list.
        let place = |player| {
            let entrants = evening.entrants.iter();
            entrants.map(|it| it.player).position(|it| it == player)
        };
        games.take(&evening, |player| place(player).map(PersonNumber::at));
        matches.extend(evening.matches.iter().map(|it| {
            let mean = |players: &[_]| {
                let known = players.iter().map(|player| chess[place(*player).unwrap()]);
                known.sum::<f64>() / 2.0
            };
            ChessMatch {
                evening: number,
                ahead: mean(&it.first) - mean(&it.second),
                score: it.score,
            }
        }));
    }
    let strengths = season.persons.iter().map(|it| f64::from(it.strength));
    Played {
        size,
        strengths: strengths.collect(),
        chess,
        games,
        matches,
    }
}
