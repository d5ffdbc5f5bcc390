//! Estimated strength of a person, and its change by a match.

use skillratings::Outcomes;
use skillratings::glicko2::{self, Glicko2Config, Glicko2Rating};
use skillratings::weng_lin::{self, WengLinConfig, WengLinRating};

use super::parameters::{RatingParameters, SingleParameters, TandemParameters};
use crate::Score;

/// A rating with its uncertainty: "1650 ± 80".
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// In points on the scale of chess ratings.
    pub rating: f64,
    /// One standard deviation, in the same points.
    pub deviation: f64,
}

/// The state of a person between two matches.
#[derive(Debug, Clone, Copy)]
pub(super) struct Strength {
    pub(super) estimate: Estimate,
    pub(super) volatility: f64,
    pub(super) matches: u32,
}

impl Strength {
    /// Returns the start value of a person with this chess rating, or without one.
    pub(super) fn start(chess: Option<u16>, parameters: &RatingParameters) -> Self {
        let start = &parameters.start;
        let estimate = match chess {
            Some(chess) => Estimate {
                rating: start
                    .chess_scale
                    .mul_add(f64::from(chess) - start.rating, start.rating),
                deviation: start.chess_deviation,
            },
            None => Estimate {
                rating: start.rating,
                deviation: start.deviation,
            },
        };
        Self {
            estimate,
            volatility: parameters.single.volatility,
            matches: 0,
        }
    }
}

const fn outcome(score: Score) -> Outcomes {
    match score {
        Score::Won => Outcomes::WIN,
        Score::Drawn => Outcomes::DRAW,
        Score::Lost => Outcomes::LOSS,
    }
}

/// Rates a match of two teams of two; returns the expected score of the first team.
pub(super) fn rate_teams(
    first: &mut [Strength; 2],
    second: &mut [Strength; 2],
    score: Score,
    parameters: &TandemParameters,
    middle: f64,
) -> f64 {
    let config = WengLinConfig {
        beta: parameters.beta,
        ..WengLinConfig::new()
    };
    // Counted from the center, the exponentials of two teams have similar size.
    let known = |team: &[Strength; 2]| {
        team.map(|it| WengLinRating {
            rating: it.estimate.rating - middle,
            uncertainty: it.estimate.deviation,
        })
    };
    let (before_first, before_second) = (known(first), known(second));
    let (expected, _) = weng_lin::expected_score_two_teams(&before_first, &before_second, &config);
    let (after_first, after_second) =
        weng_lin::weng_lin_two_teams(&before_first, &before_second, &outcome(score), &config);
    for (team, after) in [(first, after_first), (second, after_second)] {
        for (player, after) in team.iter_mut().zip(after) {
            // A start value below the minimum remains.
            let least = parameters.least_deviation.min(player.estimate.deviation);
            player.estimate = Estimate {
                rating: after.rating + middle,
                deviation: after.uncertainty.max(least),
            };
            player.matches += 1;
        }
    }
    expected
}

/// Rates a single game; returns the expected score of the first player.
pub(super) fn rate_single(
    first: &mut Strength,
    second: &mut Strength,
    score: Score,
    parameters: &SingleParameters,
) -> f64 {
    let config = Glicko2Config {
        tau: parameters.tau,
        ..Glicko2Config::new()
    };
    let known = |it: &Strength| Glicko2Rating {
        rating: it.estimate.rating,
        deviation: it.estimate.deviation,
        volatility: it.volatility,
    };
    let (before_first, before_second) = (known(first), known(second));
    let (expected, _) = glicko2::expected_score(&before_first, &before_second);
    let (after_first, after_second) =
        glicko2::glicko2(&before_first, &before_second, &outcome(score), &config);
    for (player, after) in [(first, after_first), (second, after_second)] {
        player.estimate = Estimate {
            rating: after.rating,
            deviation: after.deviation,
        };
        player.volatility = after.volatility;
        player.matches += 1;
    }
    expected
}
