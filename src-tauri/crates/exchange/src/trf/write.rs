//! Writer from an event to a file.

use kralle_pairing::event::{
    EntrantNumber, Event, Format, GameResult, HalfPoints, Participation, Role, RoundNumber,
    ScoreKind, ScoringSystem,
};

use super::Trf;
use super::record::{
    AbnormalPoints, AcceleratedRounds, Cell, ColorMark, PlayerRecord, Record, RequestedByes,
    RestrictedPairs, ResultCode, TeamByes, TeamRecord,
};

/// The data of a file besides the event.
#[derive(Debug, Clone, Default)]
pub struct Sheet {
    /// The tournament's name.
    pub name: String,
    /// The tournament type (record 192), such as `FIDE_DUTCH_2026`; empty for none.
    pub kind: String,
    /// Header records as code and text, written in this order after the name.
    pub headers: Vec<(String, String)>,
    /// The entrants by number. Missing ones are named by their number.
    pub entrants: Vec<PersonOrTeam>,
}

/// The data of an entrant besides its results.
#[derive(Debug, Clone, Default)]
pub struct PersonOrTeam {
    pub name: String,
    /// Federation, three letters.
    pub federation: String,
    pub rank: Option<u16>,
    /// The members of a team, board 1 first; empty for a player.
    pub members: Vec<String>,
}

/// Writes an individual event as TRF-2026.
pub fn write_individual(event: &Event, sheet: &Sheet) -> Trf {
    let mut records = header(event, sheet, event.entrant_count());
    records.extend(scoring_record(event.scoring()));
    records.extend(settings(event, ScoreKind::GamePoints));
    for entrant in event.entrants() {
        let who = who(sheet, entrant.number, "Player");
        let rounds = event
            .records(entrant.number)
            .iter()
            .map(|record| cell(record.participation, |number| number))
            .collect();
        records.push(Record::Player(PlayerRecord {
            number: entrant.number.get(),
            name: who.name,
            rating: entrant.rating,
            federation: who.federation,
            points: Some(event.score(entrant.number, ScoreKind::MatchPoints)),
            rank: who.rank,
            rounds,
            ..PlayerRecord::default()
        }));
    }
    records.extend(requested(event));
    records.extend(adjusted(event));
    Trf::of_records(records)
}

/// Writes a team event as TRF-2026, with one player per board in each team.
///
/// Each board shows the result of the match, because a tandem match has one result. `colors` are
/// the colors of the White (first-named) team by board.
pub fn write_team(event: &Event, sheet: &Sheet, colors: &[Role]) -> Trf {
    let boards = colors.len();
    let games = ScoringSystem {
        allocated_bye: ScoringSystem::STANDARD.draw,
        ..ScoringSystem::STANDARD
    };
    let mut records = header(event, sheet, event.entrant_count() * boards);
    records.push(Record::Text {
        code: "082".to_owned(),
        value: event.entrant_count().to_string(),
    });
    records.extend(scoring_record(&games));
    records.push(Record::BoardColors(colors.to_vec()));
    records.push(match_points(event.scoring()));
    records.extend(settings(event, ScoreKind::MatchPoints));
    let player = |team: EntrantNumber, board: usize| {
        EntrantNumber::from_index(team.index() * boards + board).get()
    };
    for entrant in event.entrants() {
        let who = who(sheet, entrant.number, "Team");
        for (board, board_color) in colors.iter().enumerate() {
            let mut points = HalfPoints::ZERO;
            let rounds = event
                .records(entrant.number)
                .iter()
                .map(|record| {
                    points += games.points(record.participation);
                    let mut cell = cell(record.participation, |number| number)?;
                    cell.opponent = record
                        .participation
                        .scheduled_opponent()
                        .map(|opponent| player(opponent, board));
                    if *board_color == Role::Second {
                        cell.color = match cell.color {
                            ColorMark::White => ColorMark::Black,
                            ColorMark::Black => ColorMark::White,
                            ColorMark::None => ColorMark::None,
                        };
                    }
                    Some(cell)
                })
                .collect();
            records.push(Record::Player(PlayerRecord {
                number: player(entrant.number, board),
                name: who
                    .members
                    .get(board)
                    .cloned()
                    .unwrap_or_else(|| format!("{} {}", who.name, board + 1)),
                rating: entrant.rating,
                federation: who.federation.clone(),
                points: Some(points),
                rounds,
                ..PlayerRecord::default()
            }));
        }
    }
    for entrant in event.entrants() {
        let who = who(sheet, entrant.number, "Team");
        records.push(Record::Team(TeamRecord {
            code: "310".to_owned(),
            number: Some(entrant.number.get()),
            name: who.name,
            nickname: who.federation,
            strength: entrant.rating.map(u32::from),
            match_points: Some(event.score(entrant.number, ScoreKind::MatchPoints)),
            game_points: Some(
                event
                    .records(entrant.number)
                    .iter()
                    .flat_map(|record| vec![games.points(record.participation); boards])
                    .sum(),
            ),
            rank: who.rank,
            players: (0..boards)
                .map(|board| player(entrant.number, board))
                .collect(),
        }));
    }
    records.extend(team_byes(event, boards));
    records.extend(paired_byes(event));
    records.extend(requested(event));
    records.extend(adjusted(event));
    Trf::of_records(records)
}

/// Returns the records of penalties and bonuses (299).
fn adjusted(event: &Event) -> impl Iterator<Item = Record> + '_ {
    event.adjustments().iter().map(|it| {
        let (match_points, game_points) = match event.format() {
            Format::Individual => (None, Some(it.game_points)),
            Format::Team { .. } => (Some(it.match_points), Some(it.game_points)),
        };
        Record::Abnormal(AbnormalPoints {
            kind: None,
            match_points,
            game_points,
            round: Some(it.round.get()),
            entrants: vec![it.entrant.get()],
        })
    })
}

fn header(event: &Event, sheet: &Sheet, players: usize) -> Vec<Record> {
    let text = |code: &str, value: String| Record::Text {
        code: code.to_owned(),
        value,
    };
    let mut records = vec![text("012", sheet.name.clone())];
    records.extend(
        sheet
            .headers
            .iter()
            .map(|(code, value)| text(code, value.clone())),
    );
    records.push(text("062", players.to_string()));
    if let Some(rounds) = event.planned_rounds() {
        records.push(Record::Rounds {
            code: "142".to_owned(),
            rounds,
        });
    }
    if let Some(role) = event.initial_role() {
        records.push(Record::InitialColor {
            code: "152".to_owned(),
            role,
        });
    }
    if !sheet.kind.is_empty() {
        records.push(text("192", sheet.kind.clone()));
    }
    records
}

fn who(sheet: &Sheet, number: EntrantNumber, noun: &str) -> PersonOrTeam {
    match sheet.entrants.get(number.index()) {
        Some(who) => who.clone(),
        None => PersonOrTeam {
            name: format!("{noun} {number}"),
            ..PersonOrTeam::default()
        },
    }
}

/// Returns record 162; `None` for the standard scoring.
fn scoring_record(scoring: &ScoringSystem) -> Option<Record> {
    let standard = ScoringSystem::of(scoring.win, scoring.draw, scoring.loss);
    if *scoring == ScoringSystem::STANDARD {
        return None;
    }
    let mut points = vec![
        ("W".to_owned(), scoring.win),
        ("D".to_owned(), scoring.draw),
        ("L".to_owned(), scoring.loss),
    ];
    if scoring.zero_point_bye != HalfPoints::ZERO {
        points.push(("A".to_owned(), scoring.zero_point_bye));
    }
    if scoring.allocated_bye != standard.allocated_bye {
        points.push(("P".to_owned(), scoring.allocated_bye));
    }
    Some(Record::GamePoints {
        code: "162".to_owned(),
        points,
    })
}

fn match_points(scoring: &ScoringSystem) -> Record {
    Record::MatchPoints {
        points: vec![
            ("TW".to_owned(), scoring.win),
            ("TD".to_owned(), scoring.draw),
            ("TL".to_owned(), scoring.loss),
        ],
    }
}

/// Returns the records of accelerations and forbidden pairs.
fn settings(event: &Event, kind: ScoreKind) -> Vec<Record> {
    let accelerations = event.accelerations().iter().map(|it| {
        let (match_points, game_points) = match kind {
            ScoreKind::MatchPoints => (Some(it.points), None),
            ScoreKind::GamePoints => (None, Some(it.points)),
        };
        Record::Accelerated(AcceleratedRounds {
            match_points,
            game_points,
            rounds: (it.from.get(), it.to.get()),
            entrants: (it.first.get(), it.last.get()),
        })
    });
    let last = event.planned_rounds().unwrap_or(999);
    let bans = event.forbidden().iter().map(|it| {
        Record::Restricted(RestrictedPairs {
            rounds: Some((it.from.get(), it.to.get().min(last.max(it.from.get())))),
            entrants: it.entrants.iter().map(|number| number.get()).collect(),
        })
    });
    accelerations.chain(bans).collect()
}

/// Returns the records of requested byes (240), one per kind and round.
fn requested(event: &Event) -> Vec<Record> {
    let wishes = event
        .requested()
        .iter()
        .map(|request| (request.round, request.kind, request.entrant));
    byes(wishes)
}

/// Returns the records of team byes in paired rounds (240); the players' lines do not contain
/// them.
fn paired_byes(event: &Event) -> Vec<Record> {
    let had = event.entrants().iter().flat_map(|entrant| {
        event.round_numbers().map(move |round| {
            let did = event.record(entrant.number, round).participation;
            (round, did, entrant.number)
        })
    });
    byes(had.filter(|(_, did, _)| {
        matches!(
            did,
            Participation::FullPointBye | Participation::HalfPointBye | Participation::ZeroPointBye
        )
    }))
}

fn byes(all: impl Iterator<Item = (RoundNumber, Participation, EntrantNumber)>) -> Vec<Record> {
    let mut records: Vec<RequestedByes> = Vec::new();
    for (round, did, entrant) in all {
        let kind = if did == Participation::FullPointBye {
            ResultCode::FullPointBye
        } else if did == Participation::HalfPointBye {
            ResultCode::HalfPointBye
        } else {
            ResultCode::ZeroPointBye
        };
        match records
            .iter_mut()
            .find(|it| it.kind == kind && it.round == round.get())
        {
            Some(it) => it.entrants.push(entrant.get()),
            None => records.push(RequestedByes {
                kind,
                round: round.get(),
                entrants: vec![entrant.get()],
            }),
        }
    }
    records.into_iter().map(Record::Byes).collect()
}

fn team_byes(event: &Event, boards: usize) -> Option<Record> {
    let teams: Vec<Option<u16>> = event
        .round_numbers()
        .map(|round| {
            event
                .entrants()
                .iter()
                .find(|entrant| {
                    event.record(entrant.number, round).participation == Participation::AllocatedBye
                })
                .map(|entrant| entrant.number.get())
        })
        .collect();
    let draws = u16::try_from(boards).unwrap_or(u16::MAX);
    teams.iter().any(Option::is_some).then(|| {
        Record::TeamByes(TeamByes {
            match_points: Some(event.scoring().allocated_bye),
            game_points: Some(HalfPoints(draws)),
            teams,
        })
    })
}

/// Returns a player's cell for a participation; `None` if the player was not paired.
fn cell(did: Participation, number: impl Fn(u16) -> u16) -> Option<Cell> {
    let result = match did {
        Participation::Played { result, .. } => match result {
            GameResult::Win => ResultCode::Win,
            GameResult::Draw => ResultCode::Draw,
            GameResult::Loss => ResultCode::Loss,
        },
        Participation::ForfeitWin { .. } => ResultCode::ForfeitWin,
        Participation::ForfeitLoss { .. } => ResultCode::ForfeitLoss,
        Participation::AllocatedBye => ResultCode::AllocatedBye,
        Participation::FullPointBye => ResultCode::FullPointBye,
        Participation::HalfPointBye => ResultCode::HalfPointBye,
        Participation::ZeroPointBye => ResultCode::ZeroPointBye,
        Participation::NotPaired => return None,
    };
    Some(Cell {
        opponent: did.scheduled_opponent().map(|it| number(it.get())),
        color: did.scheduled_role().map_or(ColorMark::None, ColorMark::of),
        result,
    })
}
