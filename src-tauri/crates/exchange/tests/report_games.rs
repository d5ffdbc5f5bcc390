//! Reports of matches of several games.

use crate::report_sample;

use kralle_exchange::tournament_report::{ReportError, ReportLoss, read, write};
use kralle_exchange::trf::Trf;
use kralle_pairing::event::{EntrantNumber, ScoreKind};
use kralle_rules::preset::Preset;
use kralle_tournament::{
    ColorsBetweenGames, Format, Formation, GameCount, GamesPerMatch, MatchFormat, MatchScore,
    PointsKind, SeatingBetweenGames, Tournament,
};
use report_sample::{numbered, play};
use rstest::rstest;

/// Returns two rounds of five teams that play a best of three. One match is not over.
fn best_of_three() -> Tournament {
    let mut it = numbered(
        Preset::Ordnung,
        Formation::FixedTeams,
        Format::SwissSystem,
        10,
    );
    it.settings.match_format = MatchFormat {
        games: GamesPerMatch::BestOf(GameCount::new(3).unwrap()),
        colors: ColorsBetweenGames::Swapped,
        seating: SeatingBetweenGames::Swapped,
        score: MatchScore::Match,
        standings_by: PointsKind::Match,
    };
    play(&mut it, &mut [0, 0, 4, 0, 8, 4].into_iter().cycle());
    play(&mut it, &mut [0, 9, 7, 7].into_iter().cycle());
    it
}

fn text(it: &Tournament) -> String {
    String::from_utf8(write(it).unwrap().to_bytes()).unwrap()
}

#[test]
fn games_of_a_match_are_successive_rounds() {
    let it = best_of_three();
    insta::assert_snapshot!(text(&it));
    assert_eq!(
        ReportLoss::of(&it),
        [ReportLoss::GamesAreRounds, ReportLoss::MatchPoints]
    );
}

/// The points that a program computes from the cells are those of the report.
#[test]
fn the_points_of_a_report_follow_from_its_cells() {
    let mut it = best_of_three();
    it.rounds.pop();
    let report = Trf::read(text(&it).as_bytes()).unwrap();
    let event = report.to_event().unwrap();
    for team in report.teams() {
        let entrant = EntrantNumber::new(team.number.unwrap()).unwrap();
        let points = event.score(entrant, ScoreKind::MatchPoints);
        assert_eq!(team.match_points, Some(points), "{}", team.name);
    }
}

#[rstest]
#[case::a_single_game(&[("best of 3", "best of 1")], "46:45", "trf_field")]
#[case::unknown_colors(&[("colors swapped", "colors red")], "46:45", "trf_field")]
#[case::rounds_that_are_no_multiple(&[("142 12", "142 11")], "8:5", "trf_field")]
#[case::a_game_is_missing(
    &[("3 w 0     4 w =", "3 w 0          "), ("8 w 1     9 b =", "8 w 1          "),
      ("4 b 0     3 b =", "4 b 0          "), ("9 b 1     8 w =", "9 b 1          ")],
    "37:5",
    "trf_missing_game"
)]
#[case::all_games_are_played(&[("best of 3", "3 games")], "38:5", "trf_missing_game")]
#[case::a_game_against_another_team(
    &[("7 b 0            0000", "7 b 0     3 b =  0000"), ("6 w 0            0000", "6 w 0     4 w =  0000"),
      ("9 b 1     8 w =", "9 b 1     1 w ="), ("8 w 1     9 b =", "8 w 1     2 b ="),
      ("3 w 0     4 w =", "3 w 0          "), ("4 b 0     3 b =", "4 b 0          ")],
    "36:5",
    "trf_other_pairs"
)]
fn a_wrong_game_is_refused_at_its_place(
    #[case] edits: &[(&str, &str)],
    #[case] place: &str,
    #[case] code: &str,
) {
    let mut report = text(&best_of_three());
    for (from, to) in edits {
        assert_eq!(report.matches(from).count(), 1, "{from}");
        report = report.replace(from, to);
    }
    assert_eq!(refused(&report), (place.to_owned(), code), "{report}");
}

/// Returns place and code of the error in a report.
fn refused(report: &str) -> (String, &'static str) {
    match read(report.as_bytes()) {
        Err(ReportError::Trf(error)) => {
            let place = format!("{}:{}", error.line, error.column);
            (place, error.problem.code())
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn single_players_have_no_matches_of_several_games() {
    let single = numbered(
        Preset::Standard,
        Formation::SinglePlayers,
        Format::SwissSystem,
        4,
    );
    let remark = text(&best_of_three());
    let mut lines = remark.lines();
    let remark = lines.find(|line| line.starts_with("### Games")).unwrap();
    let report = format!("{remark}\n{}", text(&single));
    assert_eq!(refused(&report), ("1:45".to_owned(), "trf_field"));
}
