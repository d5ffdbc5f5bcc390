//! Reads just enough of a tournament record to hold the engines against the
//! pairs in it. (The real reader is in `exchange`, which uses this crate.)

#![allow(dead_code, reason = "each test reads its own kind of record")]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test may stop at a broken record"
)]

use kralle_pairing::event::{
    ColorPreferenceType, EntrantNumber, Event, EventBuilder, Format, GameResult, HalfPoints,
    Participation, Role, RoundNumber, SecondaryScore,
};
use kralle_pairing::round_pairing::{RoundPairing, Unpairable};

/// The records of a kind in the shared folder; `None` (and a line) without it.
pub(crate) fn records(kind: &str) -> Option<Vec<(String, String)>> {
    let folder = format!(
        "{}/../../../../shared/data/{kind}",
        env!("CARGO_MANIFEST_DIR")
    );
    let Ok(entries) = std::fs::read_dir(&folder) else {
        println!("skipped: no folder {folder}");
        return None;
    };
    let mut found: Vec<(String, String)> = entries
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|it| it == "trf"))
        .map(|path| {
            let text = std::fs::read_to_string(&path).unwrap();
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            (name, text.replace('\r', "\n"))
        })
        .collect();
    found.sort();
    Some(found)
}

struct Cell {
    opponent: Option<u16>,
    color: char,
    result: char,
}

fn player_cells(line: &str) -> Vec<Cell> {
    let bytes = line.as_bytes();
    let mut cells = Vec::new();
    let mut at = 91;
    while at + 4 <= bytes.len() {
        let char_at = |at: usize| bytes.get(at).copied().map_or(' ', char::from);
        let opponent: u16 = line[at..at + 4].trim().parse().unwrap_or(0);
        cells.push(Cell {
            opponent: (opponent > 0).then_some(opponent),
            color: char_at(at + 5),
            result: char_at(at + 7),
        });
        at += 10;
    }
    cells
}

fn participation(cell: &Cell) -> Participation {
    let opponent = cell.opponent.map(|it| EntrantNumber::new(it).unwrap());
    let role = match cell.color {
        'w' => Some(Role::First),
        'b' => Some(Role::Second),
        _ => None,
    };
    let result = match cell.result {
        '1' | 'W' => GameResult::Win,
        '=' | 'D' => GameResult::Draw,
        '0' | 'L' => GameResult::Loss,
        '+' => return Participation::ForfeitWin { opponent, role },
        '-' if opponent.is_some() => return Participation::ForfeitLoss { opponent, role },
        'U' => return Participation::AllocatedBye,
        'F' => return Participation::FullPointBye,
        'H' => return Participation::HalfPointBye,
        'Z' => return Participation::ZeroPointBye,
        _ => return Participation::NotPaired,
    };
    Participation::Played {
        opponent: opponent.unwrap(),
        role: role.unwrap(),
        result,
    }
}

fn number(line: &str) -> u16 {
    line[4..8].trim().parse().unwrap()
}

/// An event of single players.
pub(crate) fn individual(text: &str) -> Event {
    let lines: Vec<&str> = text.lines().filter(|it| it.starts_with("001")).collect();
    let mut builder =
        EventBuilder::with_entrants(Format::Individual, u16::try_from(lines.len()).unwrap());
    let mut rounds = 0;
    for line in &lines {
        let entrant = EntrantNumber::new(number(line)).unwrap();
        let cells = player_cells(line);
        rounds = rounds.max(cells.len());
        for (round, cell) in cells.iter().enumerate() {
            builder.set(RoundNumber::from_index(round), entrant, participation(cell));
        }
    }
    builder.planned_rounds(u16::try_from(rounds).unwrap());
    builder.build().unwrap()
}

/// An event of teams.
pub(crate) fn teams(text: &str) -> Event {
    let mut rosters: Vec<Vec<u16>> = Vec::new();
    for line in text.lines().filter(|it| it.starts_with("310")) {
        let mut decimals = 0;
        let tail = line[40..]
            .split_whitespace()
            .skip_while(|token| {
                decimals += u8::from(token.contains('.'));
                decimals < 2 || token.contains('.')
            })
            .skip(1);
        rosters.push(tail.map(|token| token.parse().unwrap()).collect());
    }
    let team_of = |player: u16| {
        let index = rosters.iter().position(|it| it.contains(&player)).unwrap();
        EntrantNumber::from_index(index)
    };
    let players: std::collections::HashMap<u16, Vec<Cell>> = text
        .lines()
        .filter(|it| it.starts_with("001"))
        .map(|line| (number(line), player_cells(line)))
        .collect();
    let boards = u8::try_from(rosters[0].len()).unwrap();
    let mut builder = EventBuilder::with_entrants(
        Format::Team { boards },
        u16::try_from(rosters.len()).unwrap(),
    );
    let field = |code: &str| text.lines().find_map(|line| line.strip_prefix(code));
    builder.secondary_score(SecondaryScore::Unused);
    builder.preferences(match field("192").unwrap().trim() {
        "FIDE_TEAM_TYPEA_MP" => ColorPreferenceType::A,
        "FIDE_TEAM_TYPEB_MP" => ColorPreferenceType::B,
        "FIDE_TEAM_MP" => ColorPreferenceType::None,
        other => panic!("{other}"),
    });
    builder.planned_rounds(field("142").unwrap().trim().parse().unwrap());
    builder.initial_role(if field("152").unwrap().trim() == "W" {
        Role::First
    } else {
        Role::Second
    });
    for (index, roster) in rosters.iter().enumerate() {
        let leader = &players[&roster[0]];
        for (round, cell) in leader.iter().enumerate() {
            let points: u16 = roster
                .iter()
                .map(|player| match players[player][round].result {
                    '1' => 2,
                    '=' => 1,
                    _ => 0,
                })
                .sum();
            let middle = u16::try_from(roster.len()).unwrap();
            let participation = match participation(cell) {
                Participation::Played { opponent, role, .. } => Participation::Played {
                    opponent: team_of(opponent.get()),
                    role,
                    result: match points.cmp(&middle) {
                        std::cmp::Ordering::Greater => GameResult::Win,
                        std::cmp::Ordering::Equal => GameResult::Draw,
                        std::cmp::Ordering::Less => GameResult::Loss,
                    },
                },
                other @ (Participation::ForfeitWin { .. }
                | Participation::ForfeitLoss { .. }
                | Participation::AllocatedBye
                | Participation::FullPointBye
                | Participation::HalfPointBye
                | Participation::ZeroPointBye
                | Participation::NotPaired) => other,
            };
            let (round, team) = (
                RoundNumber::from_index(round),
                EntrantNumber::from_index(index),
            );
            builder.set(round, team, participation);
            builder.set_points(
                round,
                team,
                kralle_pairing::event::ScoreKind::GamePoints,
                HalfPoints(points),
            );
        }
    }
    builder.build().unwrap()
}

/// The pairs of a round as they were, First before Second, and the bye.
pub(crate) fn pairs_of(event: &Event, round: RoundNumber) -> (Vec<(u16, u16)>, Option<u16>) {
    let mut pairs = Vec::new();
    let mut bye = None;
    for entrant in event.entrants() {
        let participation = event.record(entrant.number, round).participation;
        if participation == Participation::AllocatedBye {
            bye = Some(entrant.number.get());
        }
        if let (Some(opponent), Some(Role::First)) = (
            participation.scheduled_opponent(),
            participation.scheduled_role(),
        ) {
            pairs.push((entrant.number.get(), opponent.get()));
        }
    }
    pairs.sort_unstable();
    (pairs, bye)
}

/// Pairs every round of the shared records of a kind again: each comes out as it was paired.
pub(crate) fn every_round_comes_out_the_same(
    kind: &str,
    read: fn(&str) -> Event,
    pair: impl Fn(&Event) -> Result<RoundPairing, Unpairable>,
) {
    let Some(records) = records(kind) else {
        return;
    };
    let mut rounds = 0;
    let mut wrong = Vec::new();
    for (name, text) in records {
        let event = read(&text);
        for round in event.round_numbers() {
            rounds += 1;
            let expected = pairs_of(&event, round);
            let found = pair(&event.before(round)).map(|it| {
                let mut pairs: Vec<(u16, u16)> = it
                    .pairs
                    .iter()
                    .map(|pair| (pair.first.get(), pair.second.get()))
                    .collect();
                pairs.sort_unstable();
                (pairs, it.bye.map(EntrantNumber::get))
            });
            if found.as_ref() != Ok(&expected) {
                wrong.push(format!(
                    "{name} round {round}:\n  {expected:?}\n  {found:?}"
                ));
            }
        }
    }
    println!("{rounds} rounds");
    assert!(
        wrong.is_empty(),
        "{} of {rounds}\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
