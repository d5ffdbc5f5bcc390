//! Time and memory of a federation's rating run: 100,000 tournaments with 6 million matches.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "benchmarks print and may fail"
)]

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher as _};
use std::time::Instant;

use chrono::{Days, NaiveDate};
use kralle_rules::preset::Game;
use kralle_season::rating::{Games, RatingParameters, Ratings};
use kralle_season::{
    Entrant, Evening, EveningKey, EveningProgress, PersonNumber, PlayedMatch, Score,
};
use kralle_tournament::{
    Formation, Line, PlayerData, PlayerId, Rating, RatingKind, RoundNumber, TableNumber,
};

const TOURNAMENTS: u32 = 100_000;
/// 12 tables, five rounds: 60 matches each.
const PLAYERS: u32 = 48;
const ROUNDS: usize = 5;
/// Two hundred thousand persons, each of whom plays 24 tournaments.
const PERSONS: u64 = 200_000;

fn main() {
    let filters: Vec<String> = std::env::args()
        .skip(1)
        .filter(|it| !it.starts_with('-'))
        .collect();
    if !filters.is_empty() && !filters.iter().any(|it| "rating_run".contains(it.as_str())) {
        return;
    }
    let begun = Instant::now();
    let mut games = Games::default();
    let mut chance = 1;
    for number in 0..TOURNAMENTS {
        let (evening, persons) = evening(number, &mut chance);
        games.take(&evening, |player| Some(persons[player.0 as usize]));
    }
    println!(
        "{TOURNAMENTS} tournaments, {} matches taken in {:.1} s",
        games.count(),
        begun.elapsed().as_secs_f64()
    );
    let mut seen = Vec::new();
    for _ in 0..2 {
        let begun = Instant::now();
        let ratings = Ratings::of(&games, &RatingParameters::default());
        let took = begun.elapsed().as_secs_f64();
        println!("{} persons rated in {took:.1} s", ratings.tandem.len());
        seen.push(fingerprint(&ratings));
    }
    println!("the same bytes twice: {}", seen[0] == seen[1]);
    println!("most memory at once: {}", most_memory());
}

/// Returns a tournament of random persons with random results.
fn evening(number: u32, chance: &mut u64) -> (Evening, Vec<PersonNumber>) {
    let mut next = |choices: u64| {
        // A simple congruential generator: only the size of the run matters.
        *chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (*chance >> 33) % choices
    };
    let first = next(PERSONS);
    let persons: Vec<PersonNumber> = (0..u64::from(PLAYERS))
        .map(|it| PersonNumber::at(usize::try_from((first + it * 4001) % PERSONS).unwrap()))
        .collect();
    let entrants = (0..PLAYERS).map(|player| Entrant {
        player: PlayerId(player),
        data: PlayerData {
            ratings: BTreeMap::from([(
                RatingKind::Standard,
                Rating::try_from(1000 + u16::try_from(next(1000)).unwrap()).unwrap(),
            )]),
            ..PlayerData::new(Line::parse("Uhu, Ute").unwrap())
        },
    });
    let entrants = entrants.collect();
    let mut matches = Vec::new();
    for round in 0..ROUNDS {
        for table in 0..PLAYERS / 4 {
            let seat = |seat: u32| {
                PlayerId((table * 4 + seat * (u32::try_from(round).unwrap() * 4 + 1)) % PLAYERS)
            };
            matches.push(PlayedMatch {
                round: RoundNumber::at(round),
                table: TableNumber::at(table as usize),
                first: vec![seat(0), seat(1)],
                second: vec![seat(2), seat(3)],
                score: [Score::Won, Score::Lost][usize::try_from(next(2)).unwrap()],
            });
        }
    }
    let begin = NaiveDate::from_ymd_opt(2016, 1, 1).unwrap();
    let evening = Evening {
        key: EveningKey(format!("{number:032X}")),
        name: String::new(),
        date: Some(begin + Days::new(u64::from(number % 3650))),
        game: Game::Tandem,
        formation: Formation::PotDraw,
        progress: EveningProgress::Finished,
        entrants,
        teams: Vec::new(),
        matches,
    };
    (evening, persons)
}

/// Hashes all numbers into one.
fn fingerprint(ratings: &Ratings) -> u64 {
    let mut hasher = DefaultHasher::new();
    for person in &ratings.tandem {
        for point in &person.history {
            hasher.write_u64(point.estimate.rating.to_bits());
            hasher.write_u64(point.estimate.deviation.to_bits());
        }
    }
    hasher.finish()
}

/// Returns the peak memory of the process as reported by the system.
fn most_memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.map_or_else(|| "unknown here".to_owned(), |it| it.trim().to_owned())
}
