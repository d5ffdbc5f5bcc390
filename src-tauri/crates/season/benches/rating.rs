//! Quality of rating predictions, and the speed at which ratings learn the order: the tables of
//! `docs/rating.md`.
//!
//! Seasons with known strengths are generated, and each match is predicted before it is rated.
//! Parameters are chosen on separate seasons.
#![allow(
    clippy::cast_precision_loss,
    clippy::float_cmp,
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "benchmarks print, count little and may fail"
)]

#[path = "rating/measure.rs"]
mod measure;
#[path = "rating/seasons.rs"]
mod seasons;

use kralle_season::rating::RatingParameters;

use measure::{LAST_OF_BANDS, Measured, measure, rival};
use seasons::{PERSONS, Played, played};

/// The number of seasons of each size.
const SEASONS: u32 = 12;

fn main() {
    let filters: Vec<String> = std::env::args()
        .skip(1)
        .filter(|it| !it.starts_with('-'))
        .collect();
    if !filters.is_empty() && !filters.iter().any(|it| "rating".contains(it.as_str())) {
        return;
    }
    let chosen_on = all_seasons("choosing");
    choose(&chosen_on);
    let seasons = all_seasons("reporting");
    losses(&seasons);
    growth(&seasons);
    certainty(&seasons);
}

fn all_seasons(seed: &str) -> Vec<Played> {
    PERSONS
        .iter()
        .flat_map(|persons| (1..=SEASONS).map(move |number| (*persons, number)))
        .map(|(persons, number)| played(persons, &format!("{seed} {number}")))
        .collect()
}

fn with(change: impl FnOnce(&mut RatingParameters)) -> RatingParameters {
    let mut parameters = RatingParameters::default();
    change(&mut parameters);
    parameters
}

/// Tries all sets of a grid; prints the best.
///
/// Doubling the deviations, the scale and β changes only the size of a point, not the predictions.
/// β is therefore fixed so that 400 points are a factor of ten, as chess players expect.
fn choose(seasons: &[Played]) {
    let mut tried = Vec::new();
    for chess_scale in (4..=20).map(|it| f64::from(it) / 20.0) {
        for chess_deviation in (3..=14).map(|it| 25.0 * f64::from(it)) {
            let parameters = with(|it| {
                it.start.chess_scale = chess_scale;
                it.start.chess_deviation = chess_deviation;
            });
            tried.push((measure(seasons, &parameters).loss(), parameters));
        }
    }
    tried.sort_by(|one, other| one.0.total_cmp(&other.0));
    println!("Choosing: {} sets, the best ten and the worst", tried.len());
    println!("    loss  scale  start ±");
    for (loss, it) in tried.iter().take(10).chain(tried.last()) {
        let start = &it.start;
        println!(
            "  {loss:.4}  {:>5}  {:>7}",
            start.chess_scale, start.chess_deviation
        );
    }
    let usual = measure(seasons, &RatingParameters::default()).loss();
    println!("  {usual:.4}  as it usually is\n");
}

/// Returns the compared parameter sets.
fn sets() -> Vec<(&'static str, RatingParameters)> {
    vec![
        ("as it usually is", RatingParameters::default()),
        (
            "flat start",
            with(|it| {
                it.start.chess_scale = 0.0;
                it.start.chess_deviation = it.start.deviation;
            }),
        ),
        (
            "chess rating as it is",
            with(|it| it.start.chess_scale = 1.0),
        ),
        (
            "sure of the start (± 100)",
            with(|it| it.start.chess_deviation = 100.0),
        ),
        (
            "unsure of it (± 350)",
            with(|it| it.start.chess_deviation = 350.0),
        ),
        ("beta halved", with(|it| it.tandem.beta /= 2.0)),
        ("beta doubled", with(|it| it.tandem.beta *= 2.0)),
        (
            "never below ± 100",
            with(|it| it.tandem.least_deviation = 100.0),
        ),
    ]
}

/// Prints the loss by parameters and rivals, over the season.
fn losses(seasons: &[Played]) {
    println!(
        "Log-loss of predictions made before each match, mean of all sizes (always ½: 0.6931)"
    );
    print!("  {:<28}", "evenings");
    let mut from = 1;
    for until in LAST_OF_BANDS {
        print!("  {:>7}", format!("{from}–{until}"));
        from = until + 1;
    }
    println!("  {:>7}", "all");
    for (name, parameters) in sets() {
        print_losses(name, &measure(seasons, &parameters));
    }
    let (scale, chess) = rival(seasons);
    print_losses(&format!("mean chess rating, {scale:.0} points"), &chess);
    print_losses("always ½", &measure::half(seasons));
    println!();
}

fn print_losses(name: &str, measured: &Measured) {
    print!("  {name:<28}");
    for band in 0..LAST_OF_BANDS.len() {
        print!("  {:>7.4}", measured.loss_in(band));
    }
    println!("  {:>7.4}", measured.loss());
}

/// Prints the rank correlation with the known strengths, evening by evening.
fn growth(seasons: &[Played]) {
    const AFTER: [u32; 6] = [1, 3, 6, 10, 20, 40];
    println!(
        "Rank correlation (Spearman) with the known strengths; matches of a person in brackets"
    );
    print!("  {:<28}", "evenings");
    for after in AFTER {
        print!("  {after:>12}");
    }
    println!("  {:>12}", "chess rating");
    for (name, parameters) in sets().into_iter().take(2) {
        println!("  {name}");
        for persons in PERSONS {
            let of_size: Vec<&Played> = seasons.iter().filter(|it| it.size == persons).collect();
            print!("  {:<28}", format!("{persons} persons"));
            for after in AFTER {
                let (correlation, matches) = measure::order(&of_size, &parameters, after);
                print!("  {:>12}", format!("{correlation:.2} ({matches:.0})"));
            }
            println!("  {:>12.2}", measure::order_of_chess(&of_size));
        }
    }
    println!();
}

/// Prints the share of known strengths within one and within two deviations.
fn certainty(seasons: &[Played]) {
    println!("Persons whose known strength lies within ± one deviation, and ± two");
    println!(
        "  {:<28}  {:>7}  {:>7}  {:>7}",
        "evenings", "± one", "± two", "mean ±"
    );
    for after in [1, 3, 10, 20, 40] {
        let (one, two, mean) = measure::within(seasons, &RatingParameters::default(), after);
        println!(
            "  {after:<28}  {:>6.0}%  {:>6.0}%  {mean:>7.0}",
            100.0 * one,
            100.0 * two
        );
    }
}
