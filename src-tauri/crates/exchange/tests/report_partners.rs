//! Reports of changing partners.

use crate::report_sample;

use kralle_exchange::tournament_report::{
    ReportError, ReportLoss, ReportRemark, UnknownSeating, read, unknown_seating, write,
};
use kralle_rules::preset::Preset;
use kralle_tournament::{
    ColorsBetweenGames, Format, Formation, GameAt, GameCount, GamesPerMatch, Match, MatchFormat,
    MatchScore, PointsKind, Seating, SeatingBetweenGames, TableNumber, Tournament,
};
use report_sample::{numbered, play};
use rstest::rstest;

fn partners(format: Format, players: u16) -> Tournament {
    numbered(
        Preset::SwissRules,
        Formation::ChangingPartners,
        format,
        players,
    )
}

/// Returns three rounds of nine players. In the last, one match has its opponents, the other
/// nothing.
fn nine() -> Tournament {
    let mut it = partners(Format::SwissSystem, 9);
    play(&mut it, &mut [0, 0, 8, 8].into_iter().cycle());
    play(&mut it, &mut [3, 7].into_iter().cycle());
    let number = it.pair_round().unwrap();
    it.publish_round(number).unwrap();
    it.choose_seating(GameAt::first(number, TableNumber::FIRST), Seating::Cross)
        .unwrap();
    it
}

/// Returns two rounds of four players that play two games. The second match is not over.
fn two_games() -> Tournament {
    let mut it = partners(Format::RoundRobin, 4);
    it.settings.match_format = MatchFormat {
        games: GamesPerMatch::All(GameCount::new(2).unwrap()),
        colors: ColorsBetweenGames::Swapped,
        seating: SeatingBetweenGames::Swapped,
        score: MatchScore::Games,
        standings_by: PointsKind::Match,
    };
    play(&mut it, &mut [0, 5].into_iter());
    play(&mut it, &mut [8, 9].into_iter());
    it
}

fn text(it: &Tournament) -> String {
    String::from_utf8(write(it).unwrap().to_bytes()).unwrap()
}

#[test]
fn the_opponents_are_those_at_the_board_and_remarks_name_the_partners() {
    insta::assert_snapshot!(text(&nine()));
}

#[test]
fn games_of_partners_are_successive_rounds() {
    insta::assert_snapshot!(text(&two_games()));
}

#[rstest]
#[case::by_standing(nine())]
#[case::complete_with_two_games(two_games())]
fn partners_tables_and_seats_come_back(#[case] it: Tournament) {
    let again = read(text(&it).as_bytes()).unwrap().tournament;
    let settings = |it: &Tournament| (it.settings.formation, it.settings.format);
    assert_eq!(settings(&again), settings(&it));
    assert_eq!(again.settings.match_format, it.settings.match_format);
    let seats = |it: &Match| {
        let games = it.games.iter().map(|game| game.seating);
        (it.table, it.sides, games.collect::<Vec<_>>())
    };
    for (read, round) in again.rounds.iter().zip(&it.rounds) {
        assert_eq!(read.byes, round.byes);
        let all = |matches: &[Match]| matches.iter().map(seats).collect::<Vec<_>>();
        assert_eq!(all(&read.matches), all(&round.matches));
    }
    assert_eq!(again.rounds.len(), it.rounds.len());
}

#[test]
fn the_export_tells_that_others_do_not_see_the_partners() {
    assert_eq!(ReportLoss::of(&nine()), [ReportLoss::Partners]);
    assert_eq!(
        ReportLoss::of(&two_games()),
        [ReportLoss::GamesAreRounds, ReportLoss::Partners]
    );
}

#[test]
fn a_table_without_seats_is_named() {
    let it = nine();
    let last = it.rounds.last().unwrap();
    assert_eq!(
        unknown_seating(&it),
        [UnknownSeating {
            round: last.number,
            tables: vec![last.matches[1].table],
        }]
    );
}

#[rstest]
#[case::unknown_pairing(&[("by standing", "by chance")], "29:24", "trf_field")]
#[case::a_schedule_of_other_rounds(&[("by standing", "complete schedule")], "29:24", "trf_field")]
#[case::two_pairings(
    &[("### Changing", "### Changing partners: by standing\n### Changing")],
    "30:5",
    "trf_field"
)]
#[case::no_pairing(&[("### Changing partners: by standing\n", "")], "29:5", "trf_field")]
#[case::another_type(&[("OTHER_CHANGING_PARTNERS", "FIDE_DUTCH_2026")], "29:5", "trf_field")]
#[case::three_at_a_table(&[(" 5+7-6+8", " 5+7-6")], "30:34", "trf_field")]
#[case::a_player_at_two_tables(&[(" 5+7-6+8", " 5+7-6+1")], "30:34", "trf_field")]
#[case::an_unknown_player(&[(" 5+7-6+8", " 5+7-6+10")], "30:34", "trf_field")]
#[case::two_spaces(&[(" 5+7-6+8", "  5+7-6+8")], "30:34", "trf_field")]
#[case::a_round_twice(&[("in round 2", "in round 1")], "31:23", "trf_field")]
#[case::no_such_round(&[("in round 2", "in round x")], "31:23", "trf_field")]
#[case::a_round_to_come(&[("Partners in round 3", "Partners in round 4")], "32:26", "trf_field")]
#[case::opponents_as_partners(&[("1+4-2+3", "1+3-2+4")], "30:26", "trf_field")]
#[case::others_at_a_table(&[("1+4-2+3 5+7-6+8", "1+4-6+8 5+7-2+3")], "30:26", "trf_field")]
#[case::who_rests_has_a_partner(&[(" 5+7-6+8", " 5+7-6+9")], "30:34", "trf_field")]
#[case::a_round_without_partners(
    &[("### Partners in round 2: 1+7-4+5 3+9-2+6\n", "")],
    "13:102",
    "trf_no_partner"
)]
#[case::partners_with_the_same_color(
    &[("4 w 0     3 b +", "4 b 0     3 b +"), ("2 b 1     1 b 0", "2 w 1     1 b 0")],
    "30:26",
    "trf_field"
)]
#[case::another_result_at_the_other_board(
    &[("4 w 0     3 b +", "4 w =     3 b +"), ("2 b 1     1 b 0", "2 b =     1 b 0")],
    "30:26",
    "trf_field"
)]
fn partners_who_contradict_the_games_are_refused_at_their_place(
    #[case] edits: &[(&str, &str)],
    #[case] place: &str,
    #[case] code: &str,
) {
    assert_eq!(refused(&text(&nine()), edits), (place.to_owned(), code));
}

/// The table of round 1 is `2+3-1+4`, that of round 3 `2+4-1+3`.
#[rstest]
#[case::a_round_of_a_further_game(&[("in round 3", "in round 4")], "23:26", "trf_field")]
#[case::an_opponent_of_another_game_as_partner(&[("2+3-1+4", "1+3-2+4")], "22:26", "trf_field")]
#[case::no_second_game(
    &[("3 w 0     2 b 1", "3 w 0          "), ("4 w 1     1 w 0", "4 w 1          "),
      ("1 b 1     4 b 0", "1 b 1          "), ("2 b 0     3 w 1", "2 b 0          ")],
    "15:102",
    "trf_no_game"
)]
#[case::half_a_second_game(
    &[("3 w 0     2 b 1", "3 w 0          "), ("4 w 1     1 w 0", "4 w 1          ")],
    "22:26",
    "trf_field"
)]
#[case::too_few_rounds_of_a_schedule(&[("142 6", "142 4")], "21:24", "trf_field")]
fn games_of_partners_that_contradict_them_are_refused(
    #[case] edits: &[(&str, &str)],
    #[case] place: &str,
    #[case] code: &str,
) {
    assert_eq!(
        refused(&text(&two_games()), edits),
        (place.to_owned(), code)
    );
}

/// Returns place and code of the error in a changed report.
fn refused(report: &str, edits: &[(&str, &str)]) -> (String, &'static str) {
    let mut report = report.to_owned();
    for (from, to) in edits {
        assert_eq!(report.matches(from).count(), 1, "{from}");
        report = report.replace(from, to);
    }
    match read(report.as_bytes()) {
        Err(ReportError::Trf(error)) => {
            let place = format!("{}:{}", error.line, error.column);
            (place, error.problem.code())
        }
        other => panic!("{report}\n{other:?}"),
    }
}

/// Returns the report without its remarks, as a program would write it that does not know them.
fn without_remarks(it: &Tournament) -> String {
    let text = text(it);
    let lines = text.split_inclusive('\n');
    lines.filter(|line| !line.starts_with("###")).collect()
}

#[test]
fn without_partners_they_are_single_players_with_a_remark() {
    let it = nine();
    let read = read(without_remarks(&it).as_bytes()).unwrap();
    let settings = &read.tournament.settings;
    assert_eq!(settings.formation, Formation::SinglePlayers);
    assert!(read.remarks.contains(&ReportRemark::PartnersUnknown));
    let points = |it: &Tournament| {
        let teams = it.teams.iter().map(|team| it.points(team.number, None));
        teams.collect::<Vec<_>>()
    };
    assert_eq!(points(&read.tournament), points(&it));
}

#[test]
fn single_players_do_not_rest_together() {
    let mut it = partners(Format::SwissSystem, 6);
    play(&mut it, &mut std::iter::repeat(0)).unwrap();
    assert_eq!(it.rounds[0].byes.len(), 2);
    let error = read(without_remarks(&it).as_bytes()).unwrap_err();
    assert_eq!(error, ReportError::SecondBye { round: 1 });
}
