//! Randomly played tournaments for reports.

#![allow(dead_code, reason = "each test uses what it needs")]
#![allow(
    unreachable_pub,
    reason = "a module of tests that several of them include"
)]

use kralle_rules::preset::Preset;
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Absence, AbsenceWorth, Acceleration, Arbiters, BirthYear, Claimed, ColorsBetweenGames,
    Federation, Format, Formation, GameAt, GameCount, GameNumber, GamesPerMatch, HalfPoints, Line,
    LotsOrder, Match, MatchFormat, MatchScore, NationalId, NewPenalty, NewTeam, NumberOrder,
    OddNumber, PenaltyKind, PlayerData, PointsKind, Rating, RatingKind, RatingList, ResultEntry,
    Role, RoundNumber, RoundResult, Schedule, Scoring, Seating, SeatingBetweenGames, Settings, Sex,
    TableNumber, TeamMember, TeamNumber, Title, Tournament,
};
use proptest::prelude::*;

pub fn line(text: &str) -> Line {
    Line::parse(text).unwrap()
}

/// Returns a national number with a federation for some players, and one without for others.
fn national_id(number: u16) -> Option<NationalId> {
    let text = match number % 4 {
        1 => format!("70107-{number:04}"),
        2 => format!("SUI {number}"),
        3 => format!("{number}"),
        _ => return None,
    };
    NationalId::parse(&text).ok()
}

/// Returns a FIDE title, which a report contains, for some players.
fn title(number: u16) -> Option<Title> {
    (number % 6 == 1).then(|| Title::parse("WGM").unwrap())
}

pub fn player(number: u16) -> PlayerData {
    PlayerData {
        birth_year: BirthYear::try_from(1950 + number).ok(),
        sex: match number % 4 {
            0 => Some(Sex::Female),
            1 => Some(Sex::Male),
            _ => None,
        },
        club: Some(line("SK Probe")),
        federation: (number % 5 < 2).then(|| Federation::parse("SUI").unwrap()),
        fide_id: (!number.is_multiple_of(3)).then_some(1_300_000 + u32::from(number)),
        national_id: national_id(number),
        title: title(number),
        ratings: [
            (RatingKind::Standard, 2400 - 7 * number),
            (RatingKind::National, 2300 - 9 * number),
            (RatingKind::Tandem, 1500 + 3 * number),
        ]
        .into_iter()
        .filter(|(kind, _)| !number.is_multiple_of(5) || *kind == RatingKind::National)
        .filter(|(kind, _)| !number.is_multiple_of(4) || *kind == RatingKind::Standard)
        .map(|(kind, rating)| (kind, Rating::try_from(rating).unwrap()))
        .collect(),
        ..PlayerData::new(line(&format!("Probe{number}, Person")))
    }
}

/// Creates a tournament of `players` players with numbers, before round 1.
pub fn numbered(preset: Preset, formation: Formation, format: Format, players: u16) -> Tournament {
    let order = vec![RatingKind::Standard];
    numbered_by(preset, formation, format, players, order)
}

/// Creates the same with another order of ratings.
pub fn numbered_by(
    preset: Preset,
    formation: Formation,
    format: Format,
    players: u16,
    rating_order: Vec<RatingKind>,
) -> Tournament {
    let mut tournament = Tournament::new(Settings {
        name: line("Bericht"),
        place: Some(line("Probedorf")),
        date: chrono::NaiveDate::from_ymd_opt(2026, 11, 21),
        rule_set: RuleSet::of(preset),
        formation,
        format,
        swiss_rounds: (format == Format::SwissSystem).then_some(4),
        acceleration: Acceleration::None,
        scoring: Scoring::usual(format),
        tie_breaks: Vec::new(),
        match_format: MatchFormat::default(),
        rating_list: RatingList::default(),
        rating_order,
        schedule: Schedule::default(),
        expected_entrants: None,
        arbiters: Arbiters::default(),
    });
    let seed = Seed::parse("739142068").unwrap();
    match formation {
        Formation::PotDraw => {
            for number in 1..=players {
                tournament.add_player(player(number)).unwrap();
            }
            tournament
                .set_odd_number(OddNumber::ThreePlayerTeam)
                .unwrap();
            let order = LotsOrder {
                seed,
                wish: Wish::Anyone,
                third_joins: None,
            };
            tournament.draw_teams(&order).unwrap();
        }
        Formation::FixedTeams => {
            for team in 0..players / 2 {
                let members = (1..=2 + team % 2).map(|place| 3 * team + place);
                let team = NewTeam {
                    name: (team.is_multiple_of(2)).then(|| line(&format!("Duo {team}"))),
                    captain: None,
                    members: members
                        .map(|it| TeamMember::New(Box::new(player(it))))
                        .collect(),
                };
                tournament.add_team(team).unwrap();
            }
            tournament
                .give_numbers(&seed, NumberOrder::Strength)
                .unwrap();
        }
        Formation::SinglePlayers | Formation::ChangingPartners => {
            for number in 1..=players {
                tournament.add_player(player(number)).unwrap();
            }
            tournament
                .give_numbers(&seed, NumberOrder::Strength)
                .unwrap();
        }
    }
    tournament
}

/// Plays a round; `chance` decides each match, and 9 leaves it open.
pub fn play(
    tournament: &mut Tournament,
    chance: &mut impl Iterator<Item = u8>,
) -> Option<RoundNumber> {
    let number = tournament.pair_round().ok()?;
    tournament.publish_round(number).unwrap();
    enter_results(tournament, number, chance);
    Some(number)
}

/// Returns a random match format of teams; often the usual one.
pub fn match_formats() -> impl Strategy<Value = MatchFormat> {
    let games = prop_oneof![
        (2..4_u8).prop_map(|count| GamesPerMatch::All(GameCount::new(count).unwrap())),
        (2..5_u8).prop_map(|count| GamesPerMatch::BestOf(GameCount::new(count).unwrap())),
    ];
    let choices = (
        prop::sample::select(ColorsBetweenGames::ALL.to_vec()),
        prop::sample::select(SeatingBetweenGames::ALL.to_vec()),
        prop::sample::select(MatchScore::ALL.to_vec()),
        prop::sample::select(PointsKind::ALL.to_vec()),
    );
    let format = |(games, (colors, seating, score, standings_by))| MatchFormat {
        games,
        colors,
        seating,
        score,
        standings_by,
    };
    prop_oneof![
        2 => Just(MatchFormat::default()),
        3 => (games, choices).prop_map(format),
    ]
}

/// Enters a random result in every game of a round without one.
pub fn enter_results(
    tournament: &mut Tournament,
    number: RoundNumber,
    chance: &mut impl Iterator<Item = u8>,
) {
    for it in tournament.round(number).unwrap().matches.clone() {
        // Decided only if a team that left has forfeited.
        while let Some(game) = open_game(tournament, number, it.table)
            && enter_result(tournament, (number, &it), game, chance.next().unwrap_or(0))
        {}
    }
}

/// Returns the first open game of a match; `None` if it is over.
fn open_game(
    tournament: &Tournament,
    round: RoundNumber,
    table: TableNumber,
) -> Option<GameNumber> {
    let matches = &tournament.round(round).unwrap().matches;
    let it = matches.iter().find(|it| it.table == table).unwrap();
    let (number, game) = it.games.current();
    game.outcome.is_none().then_some(number)
}

/// Enters a random result. Returns false if the game stays open.
fn enter_result(
    tournament: &mut Tournament,
    (round, it): (RoundNumber, &Match),
    game: GameNumber,
    say: u8,
) -> bool {
    let at = GameAt {
        round,
        table: it.table,
        game,
    };
    let is_first = game == GameNumber::FIRST;
    // Nobody enters the seating of some further games.
    let is_entered = is_first || say % 3 != 1;
    let formation = tournament.settings.formation;
    let is_chosen = matches!(formation, Formation::PotDraw | Formation::ChangingPartners)
        && tournament.fixed_seating().is_none();
    if is_chosen && is_entered {
        let seating = if say.is_multiple_of(2) {
            Seating::Cross
        } else {
            Seating::Parallel
        };
        // The game before may fix both.
        assert!(tournament.choose_seating(at, seating).is_ok() || !is_first);
        assert!(tournament.choose_colors(at, Role::First).is_ok() || !is_first);
    }
    let (claimed, cause) = match say {
        9 => return false,
        0..=3 => (Claimed::Team(it.sides.first.lead()), Cause::ArbiterDecision),
        4..=6 => (
            Claimed::Team(it.sides.second.lead()),
            Cause::ArbiterDecision,
        ),
        7 => (Claimed::Team(it.sides.second.lead()), Cause::Forfeit),
        _ => (Claimed::Drawn, Cause::ArbiterDecision),
    };
    tournament
        .enter_result(&ResultEntry {
            at,
            claimed,
            cause,
            reason: Some(line("Probe")),
        })
        .unwrap();
    true
}

/// Returns an absence from the next round or later; 0 rounds mean for good.
pub fn absence(tournament: &Tournament, team: u16, later: u16, rounds: u16) -> Absence {
    let from = tournament.rounds.len() + usize::from(later);
    let to = (rounds > 0).then(|| RoundNumber::at(from + usize::from(rounds) - 1));
    Absence {
        team: kralle_tournament::TeamNumber::new(team).unwrap(),
        from: RoundNumber::at(from),
        to,
        worth: match to {
            Some(_) if rounds % 2 == 1 => AbsenceWorth::Half,
            Some(_) | None => AbsenceWorth::Nothing,
        },
        reason: Some(line("Probe")),
    }
}

/// Imposes a penalty on a team in a past round. By `kind`, it is points down or up, a lost match,
/// a warning, or exclusion from the next round on.
pub fn punish(tournament: &mut Tournament, team: u16, kind: u8, points: u16) {
    let team = TeamNumber::new(team).unwrap();
    let Some(last) = tournament.rounds.last() else {
        return;
    };
    let table = match last.result_of(team) {
        RoundResult::Match { it, .. } => Some(it.table),
        RoundResult::Bye(_) | RoundResult::Unpaired => None,
    };
    let (round, kind) = match (kind, table) {
        (0 | 1, _) => (last.number, PenaltyKind::PointsDown(HalfPoints(points))),
        (2, _) => (last.number, PenaltyKind::PointsUp(HalfPoints(points))),
        (3 | 4, Some(table)) => (last.number, PenaltyKind::MatchLost(table)),
        (5, _) => (
            RoundNumber::at(tournament.rounds.len()),
            PenaltyKind::Exclusion,
        ),
        (_, _) => (last.number, PenaltyKind::Warning),
    };
    let _ = tournament.punish(NewPenalty {
        team,
        player: None,
        round,
        kind,
        reason: line("Probe"),
    });
}
