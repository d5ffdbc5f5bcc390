//! The text of the sheets of matches of several games.

#![allow(clippy::unwrap_used, reason = "a test may break where it stands")]

use kralle_tournament::{
    Cause, Claimed, Format, GameAt, GameCount, GameNumber, GamesPerMatch, MatchFormat, MatchScore,
    PointsKind, ResultEntry, Role, RoundNumber, Seating, TableNumber, Tournament,
};

use super::agree::Surfaces;
use super::every::{Read, check, keep, sample};
use crate::exchange::tables::TableName;

/// The result of a game for the first-named team.
#[derive(Clone, Copy)]
enum Score {
    Win,
    Draw,
    Loss,
}

/// Returns eight players in four drawn teams; round 1 is published, and seated at table 1.
fn published(match_format: MatchFormat) -> Tournament {
    let mut tournament = sample::with_players(8);
    let mut settings = sample::settings(Format::SwissSystem);
    settings.swiss_rounds = Some(3);
    settings.match_format = match_format;
    tournament.change_settings(settings).unwrap();
    tournament.draw_teams(&sample::order("739142068")).unwrap();
    publish(&mut tournament);
    tournament
}

/// Pairs and publishes a round, and seats its first table.
fn publish(tournament: &mut Tournament) {
    let round = tournament.pair_round().unwrap();
    tournament.publish_round(round).unwrap();
    let at = GameAt::first(round, TableNumber::FIRST);
    tournament.choose_seating(at, Seating::Cross).unwrap();
    tournament.choose_colors(at, Role::Second).unwrap();
}

/// Enters the results of a table, game by game.
fn play(tournament: &mut Tournament, round: u16, table: u16, scores: &[Score]) {
    let (round, table) = (
        RoundNumber::new(round).unwrap(),
        TableNumber::new(table).unwrap(),
    );
    for (number, score) in (1..).zip(scores) {
        let line_ups = tournament.match_at(round, table).unwrap().line_ups;
        let claimed = match score {
            Score::Win => Claimed::Player(line_ups.first.pot_1),
            Score::Draw => Claimed::Drawn,
            Score::Loss => Claimed::Player(line_ups.second.pot_1),
        };
        let game = GameNumber::new(number).unwrap();
        tournament
            .enter_result(&ResultEntry {
                at: GameAt { round, table, game },
                claimed,
                cause: match score {
                    Score::Draw => Cause::ArbiterDecision,
                    Score::Win | Score::Loss => Cause::Checkmate,
                },
                reason: matches!(score, Score::Draw).then(|| sample::line("Fairness")),
            })
            .unwrap();
    }
}

/// Two games a match; the second round is running.
pub(super) fn two_games() -> Tournament {
    let mut tournament = published(MatchFormat {
        games: GamesPerMatch::All(GameCount::new(2).unwrap()),
        ..MatchFormat::default()
    });
    play(&mut tournament, 1, 1, &[Score::Win, Score::Draw]);
    play(&mut tournament, 1, 2, &[Score::Loss, Score::Win]);
    publish(&mut tournament);
    play(&mut tournament, 2, 1, &[Score::Win]);
    tournament
}

/// A best of three that counts matches, ranked by games; the second round is open.
pub(super) fn best_of_three() -> Tournament {
    let mut tournament = published(MatchFormat {
        games: GamesPerMatch::BestOf(GameCount::new(3).unwrap()),
        score: MatchScore::Match,
        standings_by: PointsKind::Game,
        ..MatchFormat::default()
    });
    play(&mut tournament, 1, 1, &[Score::Win, Score::Win]);
    let scores = [Score::Win, Score::Loss, Score::Draw];
    play(&mut tournament, 1, 2, &scores);
    publish(&mut tournament);
    tournament
}

#[test]
fn sheets_of_two_games_a_match_read_as_they_should() -> Read {
    check("two_games", &two_games())
}

#[test]
fn sheets_of_a_best_of_three_read_as_they_should() -> Read {
    check("best_of_three", &best_of_three())
}

#[test]
fn exported_tables_and_the_site_list_each_game() {
    for (name, tournament) in [
        ("two_games", two_games()),
        ("best_of_three", best_of_three()),
    ] {
        let made = Surfaces::of(&tournament);
        let tables = [
            TableName::Pairings,
            TableName::Results,
            TableName::Standings,
        ];
        let pages = [
            "round-1.html",
            "round-2.html",
            "standings.html",
            "player-1.html",
        ];
        keep(&format!("{name}_exported"), &made.text(&tables, &pages));
    }
}

#[test]
fn a_bye_is_worth_as_many_points_on_the_sheets_as_in_the_standings() -> Read {
    let mut tournament = sample::with_players(10);
    let mut settings = sample::settings(Format::SwissSystem);
    settings.swiss_rounds = Some(3);
    settings.match_format.games = GamesPerMatch::All(GameCount::new(2).unwrap());
    tournament.change_settings(settings)?;
    tournament.draw_teams(&sample::order("739142068"))?;
    publish(&mut tournament);
    let made = Surfaces::of(&tournament);
    let bye = tournament.rounds[0].byes[0];
    let points = tournament.points(bye.team, None);
    assert_eq!(points.0, 4);
    assert_eq!(made.of.all.rounds[0].bye.as_ref().unwrap().half_points, 4);
    let row = made.on_site("round-1.html").pop().unwrap();
    assert_eq!(row[2], ["2"]);
    Ok(())
}
