//! Three tandem ratings computed by hand from the published formulas.
//!
//! Weng and Lin, "A Bayesian Approximation Method for Online Ranking", Journal of Machine Learning
//! Research 12 (2011), Algorithm 1 (Bradley–Terry, full pair), for two teams i and q:
//!
//! ```text
//! μᵢ = Σ μᵢⱼ    σᵢ² = Σ σᵢⱼ²    c = √(σᵢ² + `σ_q`² + 2β²)    p = 1 / (1 + e^((μ_q − μᵢ)/c))
//! Ω = σᵢ²/c · (s − p)                  Δ = γ · σᵢ²/c² · p·(1 − p),   γ = σᵢ/c
//! μᵢⱼ ← μᵢⱼ + σᵢⱼ²/σᵢ² · Ω             σᵢⱼ² ← σᵢⱼ² · (1 − σᵢⱼ²/σᵢ² · Δ)
//! ```

use crate::played;

use kralle_rules::preset::Game;
use kralle_season::Score;
use kralle_season::rating::{PersonRating, RatingParameters};
use kralle_tournament::RatingKind::Standard;

use played::{evening, of, tandem};

/// Parameters that keep the sums short.
///
/// β = 400. The start is 1500 ± 200 without a chess rating, otherwise 1500 plus half the difference from 1500, ± 100.
fn parameters() -> RatingParameters {
    let mut parameters = RatingParameters::default();
    parameters.start.rating = 1500.0;
    parameters.start.deviation = 200.0;
    parameters.start.chess_scale = 0.5;
    parameters.start.chess_deviation = 100.0;
    parameters.tandem.beta = 400.0;
    parameters.tandem.least_deviation = 1.0;
    parameters
}

/// Checks rating and deviation to a thousandth of a point.
fn agrees(rating: &PersonRating, worked_out: (f64, f64)) {
    let (found, deviation) = (rating.estimate.rating, rating.estimate.deviation);
    assert!((found - worked_out.0).abs() < 0.001, "rating {found}");
    assert!((deviation - worked_out.1).abs() < 0.001, "± {deviation}");
}

/// Four of 1500 ± 100:
///
/// σᵢ² = 2 · 10 000 = 20 000, c = √(40 000 + 320 000) = 600, p = ½.
/// Ω = 20 000/600 · ½ = 16.6667, of which each has half: 1500 + 8.3333.
/// γ = √20 000/600 = 0.235702, Δ = 0.235702 · 20 000/360 000 · ¼ = 0.00327364.
/// σ² = 10 000 · (1 − ½ · 0.00327364) = 9983.6318, σ = 99.9181.
#[test]
fn four_equals() {
    let chess = [1, 2, 3, 4].map(|player| (player, Some((Standard, 1500))));
    let won = [(&[1, 2][..], &[3, 4][..], Score::Won)];
    let ratings = tandem(&[evening(1, Game::Tandem, &chess, &won)], &parameters());
    for (person, rating) in [
        (1, 1508.3333),
        (2, 1508.3333),
        (3, 1491.6667),
        (4, 1491.6667),
    ] {
        agrees(of(&ratings, person), (rating, 99.9181));
    }
}

/// A player rated 1700 in chess (1600 ± 100) and one without a rating (1500 ± 200) lose to two of 1500 ± 100:
///
/// σᵢ² = 10 000 + 40 000 = 50 000, `σ_q`² = 20 000, c = √(70 000 + 320 000) = 624.4998.
/// p = 1/(1 + e^(−100/624.4998)) = 0.539947.
/// Ω = 50 000/624.4998 · (0 − 0.539947) = −43.2304: a fifth to the first, 1600 − 8.6461; four fifths
/// to the second, 1500 − 34.5843.
/// γ = √50 000/624.4998 = 0.358057, Δ = 0.358057 · 50 000/390 000 · 0.539947 · 0.460053 = 0.0114029.
/// First: 10 000 · (1 − 0.2 · 0.0114029) = 9977.194, σ = 99.8859.
/// Second: 40 000 · (1 − 0.8 · 0.0114029) = 39 635.11, σ = 199.0857.
#[test]
fn a_strong_player_and_one_who_is_not_known_lose() {
    let players = [
        (1, Some((Standard, 1700))),
        (2, None),
        (3, Some((Standard, 1500))),
        (4, Some((Standard, 1500))),
    ];
    let lost = [(&[1, 2][..], &[3, 4][..], Score::Lost)];
    let ratings = tandem(&[evening(1, Game::Tandem, &players, &lost)], &parameters());
    agrees(of(&ratings, 1), (1591.3539, 99.8859));
    agrees(of(&ratings, 2), (1465.4157, 199.0857));
    agrees(of(&ratings, 3), (1508.6461, 99.9279));
    agrees(of(&ratings, 4), (1508.6461, 99.9279));
}

/// A team of three: 1 and 2 play first and win, then 1 and 5, who draw. After the first match, as computed above, 1 has
/// 1508.3333 (σ² 9983.6318) and 3 and 4 have 1491.6667 (the same); 5 comes with 1500 ± 100.
///
/// μᵢ = 3008.3333, `μ_q` = 2983.3333; σᵢ² = 9983.6318 + 10 000 = 19 983.6318, `σ_q`² = 19 967.2636.
/// c = √(39 950.8954 + 320 000) = 599.9591, p = 1/(1 + e^(−25/599.9591)) = 0.510416.
/// Ω = 19 983.6318/599.9591 · (½ − 0.510416) = −0.346945: to 1 the share 9983.6318/19 983.6318 =
/// 0.499590, so 1508.3333 − 0.1733 = 1508.1600; to 5 the share 0.500410, so 1499.8264.
/// γ = √19 983.6318/599.9591 = 0.235621, Δ = 0.235621 · 19 983.6318/359 950.9 · 0.249892 = 0.00326887.
/// 1: 9983.6318 · (1 − 0.499590 · 0.00326887) = 9967.3277, σ = 99.8365.
/// 5: 10 000 · (1 − 0.500410 · 0.00326887) = 9983.6423, σ = 99.9182.
/// 2 sat out: 1508.3333 ± 99.9181 as before.
#[test]
fn a_team_of_three_whose_third_sits_in() {
    let chess = [1, 2, 3, 4, 5].map(|player| (player, Some((Standard, 1500))));
    let matches = [
        (&[1, 2][..], &[3, 4][..], Score::Won),
        (&[1, 5][..], &[3, 4][..], Score::Drawn),
    ];
    let ratings = tandem(&[evening(1, Game::Tandem, &chess, &matches)], &parameters());
    agrees(of(&ratings, 1), (1508.1600, 99.8365));
    agrees(of(&ratings, 5), (1499.8264, 99.9182));
    agrees(of(&ratings, 2), (1508.3333, 99.9181));
    assert_eq!([1, 2, 5].map(|it| of(&ratings, it).matches), [2, 1, 1]);
}
