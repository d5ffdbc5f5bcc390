//! Builders of season tournaments from short texts.

#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "each test uses its part of the samples, and one that cannot be read fails"
)]

use std::collections::BTreeMap;

use kralle_rules::preset::Game;
use kralle_season::{
    Entrant, EntryAt, Evening, EveningKey, EveningNumber, EveningProgress, PersonNumber, Persons,
    SeasonFile, TeamResult,
};
use kralle_tournament::{
    BirthYear, Formation, HalfPoints, Line, NationalId, PlayerData, PlayerId, Rank, Rating,
    RatingKind, TeamNumber,
};

/// Parses a player: `name;year of birth;club;FIDE number;national number;rating`.
pub(crate) fn player(text: &str) -> PlayerData {
    let mut facts = text.split(';').map(str::trim);
    let mut fact = || facts.next().filter(|it| !it.is_empty());
    let name = Line::parse(fact().unwrap()).unwrap();
    let birth_year = fact().map(|it| BirthYear::try_from(it.parse::<u16>().unwrap()).unwrap());
    let club = fact().map(|it| Line::parse(it).unwrap());
    let fide_id = fact().map(|it| it.parse().unwrap());
    let national_id = fact().map(|it| NationalId::parse(it).unwrap());
    let rating = fact().map(|it| Rating::try_from(it.parse::<u16>().unwrap()).unwrap());
    PlayerData {
        birth_year,
        club,
        fide_id,
        national_id,
        ratings: rating
            .map(|it| (RatingKind::Standard, it))
            .into_iter()
            .collect::<BTreeMap<_, _>>(),
        ..PlayerData::new(name)
    }
}

/// Returns the finished tournament `key` in the file `key.kralle`, with these players, numbered
/// from 1.
pub(crate) fn evening(key: &str, date: &str, players: &[&str]) -> SeasonFile {
    let entrants = (1..).zip(players);
    SeasonFile {
        file: format!("{key}.kralle"),
        evening: Evening {
            key: EveningKey(key.to_owned()),
            name: format!("Evening {key}"),
            date: date.parse().ok(),
            game: Game::Tandem,
            formation: Formation::PotDraw,
            progress: EveningProgress::Finished,
            entrants: entrants
                .map(|(id, text)| Entrant {
                    player: PlayerId(id),
                    data: player(text),
                })
                .collect(),
            teams: Vec::new(),
            matches: Vec::new(),
        },
    }
}

/// Returns a tournament with the teams of a text, one per line: `rank: player, player`.
///
/// A shared rank is `2-3`, `out` is outside the order, and half points may precede the colon: `1
/// 9:`. Players are separated by `+`.
pub(crate) fn ranked(key: &str, date: &str, teams: &[&str]) -> SeasonFile {
    let mut players: Vec<&str> = Vec::new();
    let mut results = Vec::new();
    for (index, text) in teams.iter().enumerate() {
        let (place, members) = text.split_once(':').unwrap();
        let (rank, points) = place.split_once(' ').unwrap_or((place, "0"));
        let (from, to) = rank.split_once('-').unwrap_or((rank, rank));
        let number = |text: &str| text.parse().unwrap_or(u16::try_from(teams.len()).unwrap());
        let start = players.len() + 1;
        players.extend(members.split('+').map(str::trim));
        results.push(TeamResult {
            team: TeamNumber::at(index),
            rank: Rank {
                from: number(from),
                to: number(to),
            },
            points: HalfPoints(points.parse().unwrap()),
            is_out: rank == "out",
            members: (start..=players.len())
                .map(|id| PlayerId(u32::try_from(id).unwrap()))
                .collect(),
        });
    }
    let mut file = evening(key, date, &players);
    file.evening.teams = results;
    file
}

/// Returns the entries of each person as `evening.player`, in the order of persons.
pub(crate) fn joined(persons: &Persons) -> Vec<String> {
    let all = persons.all().iter();
    all.map(|person| {
        let entries = person.entries.iter();
        let entries: Vec<String> = entries
            .map(|it| format!("{}.{}", it.at.evening.0, it.at.player.0))
            .collect();
        entries.join(" ")
    })
    .collect()
}

/// Returns the person of a player of an evening.
pub(crate) fn at(persons: &Persons, evening: u32, player: u32) -> PersonNumber {
    persons
        .at(EntryAt {
            evening: EveningNumber(evening),
            player: PlayerId(player),
        })
        .unwrap()
}
