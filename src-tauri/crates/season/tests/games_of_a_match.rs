//! Matches of several games: each game is rated, and the points are those of the standings.

use crate::played;

use kralle_rules::{preset::Preset, rule_set::RuleSet};
use kralle_season::rating::RatingParameters;
use kralle_season::{Evening, EveningKey, Score};
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Acceleration, Arbiters, Cause, Claimed, Format, Formation, GameAt, GameCount, GameNumber,
    GamesPerMatch, Line, LotsOrder, MatchFormat, MatchScore, PlayerData, PointsKind, RatingKind,
    RatingList, ResultEntry, RoundNumber, Schedule, Scoring, Settings, TableNumber, Tournament,
};
use rstest::rstest;

/// Returns four players of 1500 in two teams; round 1 is published.
fn published(match_format: MatchFormat) -> Tournament {
    let format = Format::RoundRobin;
    let mut tournament = Tournament::new(Settings {
        name: Line::parse("Klauenabend").unwrap(),
        place: None,
        date: None,
        rule_set: RuleSet::of(Preset::SwissRules),
        formation: Formation::PotDraw,
        format,
        swiss_rounds: None,
        acceleration: Acceleration::None,
        scoring: Scoring::usual(format),
        match_format,
        rating_list: RatingList::default(),
        rating_order: vec![RatingKind::Standard],
        tie_breaks: Vec::new(),
        schedule: Schedule::default(),
        expected_entrants: None,
        arbiters: Arbiters::default(),
    });
    for number in 1..=4 {
        let mut data = PlayerData::new(Line::parse(&format!("Uhu {number}, Ute")).unwrap());
        let rating = 1500_u16.try_into().unwrap();
        data.ratings.insert(RatingKind::Standard, rating);
        tournament.add_player(data).unwrap();
    }
    let seed = Seed::parse("739142068").unwrap();
    tournament
        .draw_teams(&LotsOrder {
            seed,
            wish: Wish::Anyone,
            third_joins: None,
        })
        .unwrap();
    tournament.pair_round().unwrap();
    tournament.publish_round(RoundNumber::FIRST).unwrap();
    tournament
}

/// Enters the results of the match, game by game, for the first-named team.
fn play(tournament: &mut Tournament, scores: &[Score]) {
    let (round, table) = (RoundNumber::FIRST, TableNumber::FIRST);
    let teams = tournament.match_at(round, table).unwrap().sides;
    for (number, score) in (1..).zip(scores) {
        let game = GameNumber::new(number).unwrap();
        tournament
            .enter_result(&ResultEntry {
                at: GameAt { round, table, game },
                claimed: match score {
                    Score::Won => Claimed::Team(teams.first.lead()),
                    Score::Drawn => Claimed::Drawn,
                    Score::Lost => Claimed::Team(teams.second.lead()),
                },
                cause: Cause::ArbiterDecision,
                reason: Some(Line::parse("Probe").unwrap()),
            })
            .unwrap();
    }
}

/// The games of a match, and the half points of the first and the second team.
#[rstest]
#[case::sum_of_games(GamesPerMatch::All(GameCount::new(2).unwrap()), MatchScore::Games, PointsKind::Match,
    &[Score::Won, Score::Drawn], [3, 1])]
#[case::by_matches(GamesPerMatch::BestOf(GameCount::new(3).unwrap()), MatchScore::Match, PointsKind::Match,
    &[Score::Won, Score::Lost, Score::Won], [2, 0])]
#[case::by_games(GamesPerMatch::BestOf(GameCount::new(3).unwrap()), MatchScore::Match, PointsKind::Game,
    &[Score::Won, Score::Lost, Score::Won], [4, 2])]
fn each_game_is_a_result_and_the_points_are_those_of_the_standings(
    #[case] games: GamesPerMatch,
    #[case] score: MatchScore,
    #[case] standings_by: PointsKind,
    #[case] scores: &[Score],
    #[case] points: [u16; 2],
) {
    let mut tournament = published(MatchFormat {
        games,
        score,
        standings_by,
        ..MatchFormat::default()
    });
    play(&mut tournament, scores);
    let evening = Evening::of(EveningKey("key".to_owned()), &tournament);
    let rated: Vec<Score> = evening.matches.iter().map(|it| it.score).collect();
    assert_eq!(rated, scores);
    let teams = tournament
        .match_at(RoundNumber::FIRST, TableNumber::FIRST)
        .unwrap()
        .sides;
    for (team, points) in [teams.first.lead(), teams.second.lead()]
        .into_iter()
        .zip(points)
    {
        let result = evening.teams.iter().find(|it| it.team == team).unwrap();
        assert_eq!(result.points.0, points, "{team:?}");
    }
}

/// Four of 1500 ± 100, a win and a draw, by the formulas of `ratings_by_hand`:
///
/// After the win, 1508.3333 and 1491.6667, σ² = 9983.6318 (`four_equals`).
/// c = √(39 934.527 + 320 000) = 599.9454, p = 1/(1 + e^(−33.3333/599.9454)) = 0.513887.
/// Ω = 19 967.264/599.9454 · (½ − 0.513887) = −0.462170, of which each has half: 1508.3333 − 0.2311.
/// Δ = 141.3056/599.9454 · 19 967.264/359 934.53 · 0.513887 · 0.486113 = 0.00326398.
/// σ² = 9983.6318 · (1 − ½ · 0.00326398) = 9967.3386, σ = 99.8366.
#[test]
fn a_win_and_a_draw_of_one_match_are_rated_one_after_the_other() {
    let mut tournament = published(MatchFormat {
        games: GamesPerMatch::All(GameCount::new(2).unwrap()),
        ..MatchFormat::default()
    });
    play(&mut tournament, &[Score::Won, Score::Drawn]);
    let evening = Evening::of(EveningKey("key".to_owned()), &tournament);
    let mut parameters = RatingParameters::default();
    parameters.start.rating = 1500.0;
    parameters.start.chess_deviation = 100.0;
    parameters.tandem.beta = 400.0;
    parameters.tandem.least_deviation = 1.0;
    let winners = evening.matches[0].first.clone();
    let ratings = played::tandem(&[evening], &parameters);
    assert_eq!(ratings.len(), 4);
    for rating in &ratings {
        let won = winners.iter().any(|it| it.0 == rating.person.0);
        let expected = if won { 1508.1022 } else { 1491.8978 };
        assert!(
            (rating.estimate.rating - expected).abs() < 0.001,
            "{rating:?}"
        );
        assert!(
            (rating.estimate.deviation - 99.8366).abs() < 0.001,
            "{rating:?}"
        );
        assert_eq!(rating.matches, 2);
    }
}
