//! The order of the teams, and changes of results (S W1, W2): small tournaments with tables that
//! can be checked by hand.

use crate::sample;

use kralle_pairing::tie_break::parse_list;
use kralle_tournament::{
    Cause, Claimed, Format, Formation, GameAt, HalfPoints, Line, NewPenalty, PenaltyKind, Preset,
    Progress, Refusal, ResultEntry, RoundNumber, RuleSet, Ruling, Settings, TableNumber,
    TeamNumber, Tie, Tournament,
};
use proptest::prelude::*;
use rstest::rstest;
use sample::{line, player, settings, team};

/// The pairs of a round robin of four, in the order of the result strings here.
const PAIRS: [(u16, u16); 6] = [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// Returns four teams before round 1.
fn four(change: impl Fn(&mut Settings)) -> Tournament {
    let rules = RuleSet::of(Preset::SwissRules);
    let mut settings = settings(rules, Formation::FixedTeams, Format::RoundRobin);
    change(&mut settings);
    let mut it = Tournament::new(settings);
    for number in 0..4 {
        let member = |place: u16| {
            let data = player(&format!("Probe {number}-{place}"), 1900 - 100 * number);
            kralle_tournament::TeamMember::New(Box::new(data))
        };
        it.add_team(kralle_tournament::NewTeam {
            name: None,
            captain: None,
            members: vec![member(1), member(2)],
        })
        .unwrap();
    }
    it.give_numbers(
        &kralle_tournament::lots::Seed::parse("1").unwrap(),
        kralle_tournament::NumberOrder::Listed,
    )
    .unwrap();
    it
}

/// Plays all matches: `1`, `=` or `0` for the lower number of each of [`PAIRS`].
fn played(results: &str, change: impl Fn(&mut Settings)) -> Tournament {
    let mut it = four(change);
    for _ in 0..3 {
        let round = it.pair_round().unwrap();
        it.publish_round(round).unwrap();
        for found in it.round(round).unwrap().matches.clone() {
            let (one, other) = (found.sides.first.lead(), found.sides.second.lead());
            let (low, high) = (one.min(other), one.max(other));
            let index = PAIRS
                .iter()
                .position(|pair| *pair == (low.get(), high.get()))
                .unwrap();
            let claimed = match results.as_bytes()[index] {
                b'1' => Claimed::Team(low),
                b'0' => Claimed::Team(high),
                _ => Claimed::Drawn,
            };
            it.enter_result(&decided(round, found.table, claimed))
                .unwrap();
        }
    }
    it
}

fn decided(round: RoundNumber, table: TableNumber, claimed: Claimed) -> ResultEntry {
    ResultEntry {
        at: GameAt::first(round, table),
        claimed,
        cause: Cause::ArbiterDecision,
        reason: Some(line("Probe")),
    }
}

/// Returns each row as `team from-to points reason`.
fn table(it: &Tournament) -> Vec<String> {
    let standings = it.standings(None);
    let lines = standings.iter().map(|row| {
        let reason = match row.tie {
            Tie::None => "points".to_owned(),
            Tie::DirectEncounter => {
                let met = row.direct_encounter.unwrap();
                format!("{}:{} against {}", met.own.0, met.opponents.0, met.opponent)
            }
            Tie::Shared => "shared".to_owned(),
            Tie::FirstPlaceOpen => "open".to_owned(),
            Tie::TieBreaks => "tie-breaks".to_owned(),
            Tie::Decided(number) => format!("decided {number}"),
            Tie::JointWinner(number) => format!("joint {number}"),
            Tie::Out => "out".to_owned(),
        };
        let rank = row.rank;
        format!(
            "{} {}-{} {} {reason}",
            row.team, rank.from, rank.to, row.points.0
        )
    });
    lines.collect()
}

#[rstest]
#[case::s_w1_points("111111", ["1 1-1 6 points", "2 2-2 4 points", "3 3-3 2 points", "4 4-4 0 points"])]
#[case::s_w2a_two_level_and_one_has_won(
    "101110",
    ["1 1-1 4 2:0 against 2", "2 2-2 4 0:2 against 1", "4 3-3 2 2:0 against 3", "3 4-4 2 0:2 against 4"]
)]
#[case::s_w2b_two_level_at_the_top_and_drawn(
    "=11111",
    ["1 1-2 5 open", "2 1-2 5 open", "3 3-3 2 points", "4 4-4 0 points"]
)]
#[case::s_w2b_three_level_at_the_top(
    "101111",
    ["1 1-3 4 open", "2 1-3 4 open", "3 1-3 4 open", "4 4-4 0 points"]
)]
#[case::below_the_top_two_share(
    "111=11",
    ["1 1-1 6 points", "2 2-3 3 shared", "3 2-3 3 shared", "4 4-4 0 points"]
)]
#[case::below_the_top_three_share(
    "100100",
    ["4 1-1 6 points", "1 2-4 2 shared", "2 2-4 2 shared", "3 2-4 2 shared"]
)]
#[case::all_level("======", ["1 1-4 3 open", "2 1-4 3 open", "3 1-4 3 open", "4 1-4 3 open"])]
fn s_w2_points_then_the_encounter_of_two_then_the_director(
    #[case] results: &str,
    #[case] expected: [&str; 4],
) {
    let it = played(results, |_| {});
    assert_eq!(table(&it), expected);
    let open = expected[0].ends_with("open");
    assert_eq!(it.first_place_is_open(), open);
    // Tied teams are those with equal points, including themselves.
    for row in it.standings(None) {
        let level: Vec<TeamNumber> = it.level_with(row.team);
        let same = it.standings(None).into_iter();
        let mut same: Vec<_> = same
            .filter(|it| it.points == row.points)
            .map(|it| it.team)
            .collect();
        same.sort();
        assert_eq!(level, same);
    }
}

#[test]
fn the_standings_after_a_round_know_only_the_rounds_up_to_it() {
    let it = played("111111", |_| {});
    let scored = |after: u16| {
        let after = RoundNumber::new(after);
        let points = (1..=4).map(|number| it.points(team(number), after).0);
        points.sum::<u16>()
    };
    // Two matches a round, two half points a match.
    assert_eq!([scored(1), scored(2), scored(3)], [4, 8, 12]);
    let one = RoundNumber::FIRST;
    let first = it.standings(Some(one));
    assert_eq!(first.iter().map(|row| row.points.0).sum::<u16>(), 4);
    // Teams that met later have not met yet: both winners of round 1 are tied at the top.
    assert_eq!(first[0].tie, Tie::FirstPlaceOpen);
    assert_eq!(first[0].direct_encounter, None);
}

proptest! {
    /// No later round has an effect on points, encounters or tie-breaks.
    #[test]
    fn the_standings_after_a_round_are_those_of_the_evening_it_was_played(
        results in "[10=]{6}",
        listed: bool,
    ) {
        let it = played(&results, |settings| if listed {
            settings.tie_breaks = vec!["WIN".parse().unwrap(), "SB".parse().unwrap()];
        });
        for after in 1..=3 {
            let mut then = it.clone();
            then.rounds.truncate(after);
            let after = RoundNumber::at(after - 1);
            prop_assert_eq!(it.standings(Some(after)), then.standings(None));
            let told = it.tie_breaks_after(Some(after)).is_some();
            prop_assert_eq!(told, listed, "there are tie-breaks where there is a list");
        }
    }
}

#[rstest]
#[case::s_w2b_an_order(Ruling::Order(vec![team(3), team(1), team(2)]), ["3 1-1 4 decided 1", "1 2-2 4 decided 1", "2 3-3 4 decided 1"])]
#[case::s_w2c_two_win_together(Ruling::JointWinners(vec![team(2), team(3)]), ["2 1-2 4 joint 1", "3 1-2 4 joint 1", "1 3-3 4 decided 1"])]
#[case::s_w2c_all_win_together(Ruling::JointWinners(vec![team(1), team(2), team(3)]), ["1 1-3 4 joint 1", "2 1-3 4 joint 1", "3 1-3 4 joint 1"])]
fn s_w2b_s_w2c_the_director_decides_first_place(
    #[case] ruling: Ruling,
    #[case] expected: [&str; 3],
) {
    let mut it = played("101111", |_| {});
    let tied = [team(1), team(2), team(3)];
    it.decide_tie(&tied, ruling, line("Los")).unwrap();
    assert_eq!(table(&it)[..3], expected);
    assert!(!it.first_place_is_open());
}

#[test]
fn s_w2c_joint_winners_whom_somebody_overtakes_share_their_places() {
    let mut it = played("101111", |_| {});
    let tied = [team(1), team(2), team(3)];
    it.decide_tie(
        &tied,
        Ruling::JointWinners(vec![team(1), team(2)]),
        line("Los"),
    )
    .unwrap();
    it.punish(NewPenalty {
        team: team(4),
        player: None,
        round: RoundNumber::at(2),
        kind: PenaltyKind::PointsUp(HalfPoints(5)),
        reason: line("Nachtrag"),
    })
    .unwrap();
    assert_eq!(
        table(&it),
        [
            "4 1-1 5 points",
            "1 2-4 4 shared",
            "2 2-4 4 shared",
            "3 2-4 4 shared"
        ]
    );
}

#[test]
fn first_place_alone_is_left_to_the_director_where_the_rules_say_so() {
    let it = played("101110", |settings| {
        settings.rule_set.set("first_place", "director").unwrap();
    });
    assert_eq!(
        table(&it),
        [
            "1 1-2 4 open",
            "2 1-2 4 open",
            "4 3-3 2 2:0 against 3",
            "3 4-4 2 0:2 against 4"
        ]
    );
}

#[rstest]
#[case::not_level(&[1, 4], Ruling::Order(vec![team(4), team(1)]), true)]
#[case::one_left_out(&[1, 2, 3], Ruling::Order(vec![team(1), team(2)]), false)]
#[case::one_twice(
    &[1, 2, 3],
    Ruling::Order(vec![team(1), team(2), team(3), team(3)]),
    false
)]
#[case::a_stranger(&[1, 2, 3], Ruling::Order(vec![team(1), team(2), team(4)]), false)]
#[case::s_w2c_one_winner_alone(&[1, 2, 3], Ruling::JointWinners(vec![team(1)]), false)]
#[case::s_w2c_a_winner_twice(
    &[1, 2, 3],
    Ruling::JointWinners(vec![team(1), team(1)]),
    false
)]
#[case::s_w2c_a_stranger_wins(
    &[1, 2, 3],
    Ruling::JointWinners(vec![team(1), team(4)]),
    false
)]
fn s_w2b_a_ruling_names_each_level_team_once(
    #[case] tied: &[u16],
    #[case] ruling: Ruling,
    #[case] no_tie: bool,
) {
    let mut it = played("101111", |_| {});
    let tied: Vec<TeamNumber> = tied.iter().copied().map(team).collect();
    let refused = it.decide_tie(&tied, ruling, line("Los"));
    let mut teams = tied;
    teams.sort();
    let expected = if no_tie {
        Refusal::NotLevel { teams }
    } else {
        Refusal::RulingIncomplete { teams }
    };
    assert_eq!(refused, Err(expected));
    assert!(it.first_place_is_open() && it.decisions.is_empty());
}

#[test]
fn a_tournament_is_closed_when_all_its_rounds_are_played() {
    let empty = Tournament::new(four(|_| {}).settings);
    let missing = |paired, planned| Err(Refusal::RoundsMissing { paired, planned });
    assert_eq!(empty.may_close(), missing(0, 0));
    let mut it = played("111111", |_| {});
    assert_eq!(it.may_close(), Ok(()));
    it.rounds.truncate(2);
    assert_eq!(it.may_close(), missing(2, 3));
}

#[test]
fn c_07_a_team_is_rated_by_the_average_of_its_first_two() {
    let it = played("111111", |settings| {
        settings.tie_breaks = vec!["ARO".parse().unwrap()];
    });
    // Both players of team n have 2000 - 100 n, and all teams have met.
    let rated = |number: u16| 2000 - 100 * u32::from(number);
    for row in it.standings(None) {
        let others = (1..=4)
            .filter(|number| *number != row.team.get())
            .map(rated);
        let average = (others.sum::<u32>() + 1) / 3;
        assert_eq!(row.tie_breaks[0].unwrap().to_string(), average.to_string());
    }
}

#[rstest]
#[case::the_list_tells_apart(
    "1=0=1=",
    ["1 1-3 3 open", "2 1-3 3 open", "4 1-3 3 open", "3 4-4 3 tie-breaks"]
)]
#[case::alone_it_is_by_points(
    "111111",
    ["1 1-1 6 points", "2 2-2 4 points", "3 3-3 2 points", "4 4-4 0 points"]
)]
#[case::no_encounter_beside_it(
    "101110",
    ["1 1-2 4 open", "2 1-2 4 open", "3 3-4 2 shared", "4 3-4 2 shared"]
)]
fn c_07_a_list_of_tie_breaks_takes_the_place_of_the_encounter(
    #[case] results: &str,
    #[case] expected: [&str; 4],
) {
    let it = played(results, |settings| {
        settings.tie_breaks = vec!["WIN".parse().unwrap()];
    });
    assert_eq!(table(&it), expected);
    for row in it.standings(None) {
        let wins = PAIRS
            .iter()
            .zip(results.bytes())
            .filter(|((low, high), result)| {
                let number = row.team.get();
                (*low == number && *result == b'1') || (*high == number && *result == b'0')
            });
        let values: Vec<String> = row
            .tie_breaks
            .iter()
            .flatten()
            .map(ToString::to_string)
            .collect();
        assert_eq!(values, [wins.count().to_string()]);
        let level = it.level_with(row.team);
        assert_eq!(
            level.contains(&team(3)),
            row.team == team(3) || results == "101110" && row.team == team(4)
        );
    }
}

#[test]
fn a_result_is_overwritten_freely_until_the_next_round_is_published() {
    let mut it = four(|_| {});
    let one = it.pair_round().unwrap();
    let table = TableNumber::FIRST;
    let winner = it.match_at(one, table).unwrap().sides.first.lead();
    let entry = |it: &Tournament, reason: Option<Line>| ResultEntry {
        cause: Cause::Resignation,
        reason,
        ..decided(
            one,
            table,
            Claimed::Team(it.match_at(one, table).unwrap().sides.second.lead()),
        )
    };
    let draft = it.enter_result(&decided(one, table, Claimed::Team(winner)));
    assert_eq!(draft, Err(Refusal::RoundIsDraft { round: one }));
    it.publish_round(one).unwrap();
    it.mark_progress(one, table, Progress::StillPlaying)
        .unwrap();
    for found in it.round(one).unwrap().matches.clone() {
        let first = Claimed::Team(found.sides.first.lead());
        it.enter_result(&decided(one, found.table, first)).unwrap();
    }
    // A result ends the waiting, and a match with one is not being played.
    assert_eq!(it.match_at(one, table).unwrap().progress, Progress::Awaited);
    let round = one;
    assert_eq!(
        it.mark_progress(one, table, Progress::StillPlaying),
        Err(Refusal::MatchDecided { round, table })
    );
    assert!(!it.is_settled(one));
    it.enter_result(&entry(&it, None)).unwrap();
    it.clear_result(GameAt::first(one, table), None).unwrap();
    assert_eq!(
        it.clear_result(GameAt::first(one, table), None),
        Err(Refusal::NoResult { round, table })
    );
    it.enter_result(&entry(&it, None)).unwrap();
    let two = it.pair_round().unwrap();
    assert!(!it.is_settled(one), "a draft settles nothing");
    it.publish_round(two).unwrap();
    assert!(it.is_settled(one) && !it.is_settled(two));
    let missing = Err(Refusal::ReasonMissing { round, table });
    assert_eq!(it.enter_result(&entry(&it, None)), missing);
    assert_eq!(it.clear_result(GameAt::first(one, table), None), missing);
    it.enter_result(&entry(&it, Some(line("Zettel vertauscht"))))
        .unwrap();
    it.clear_result(GameAt::first(one, table), Some(&line("Zettel vertauscht")))
        .unwrap();
    // An open match of a settled round takes its first result without a reason.
    it.enter_result(&entry(&it, None)).unwrap();
}

#[test]
fn s_w1_a_win_counts_two_half_points_and_a_draw_one() {
    let it = played("1=1=1=", |_| {});
    let points: Vec<HalfPoints> = (1..=4)
        .map(|number| it.points(team(number), None))
        .collect();
    assert_eq!(points, [5, 3, 3, 1].map(HalfPoints));
}

/// The reason for the notice about tie-breaks of the opponents' scores.
#[rstest]
#[case("111111")]
#[case("1=0=10")]
#[case("======")]
#[case("01=10=")]
fn c_07_8_buchholz_separates_nobody_in_a_complete_round_robin(#[case] results: &str) {
    let it = played(results, |settings| {
        settings.tie_breaks = ["BH", "BH/C1", "AOB"]
            .map(|code| code.parse().unwrap())
            .to_vec();
    });
    let standings = it.standings(None);
    for one in &standings {
        for other in standings.iter().filter(|it| it.points == one.points) {
            assert_eq!(one.tie_breaks, other.tie_breaks, "{standings:?}");
        }
    }
}

/// Two of six players with changing partners rest in round 1.
#[test]
fn players_who_rest_in_the_same_round_have_tie_breaks() {
    let rules = RuleSet::of(Preset::SwissRules);
    let mut it = Tournament::new(Settings {
        tie_breaks: parse_list("WIN").unwrap(),
        ..settings(rules, Formation::ChangingPartners, Format::SwissSystem)
    });
    for number in 1..=6 {
        it.add_player(player(&format!("Probe {number}"), 1900 - 50 * number))
            .unwrap();
    }
    it.give_numbers(
        &kralle_tournament::lots::Seed::parse("1").unwrap(),
        kralle_tournament::NumberOrder::Strength,
    )
    .unwrap();
    let round = it.pair_round().unwrap();
    it.publish_round(round).unwrap();
    assert_eq!(it.round(round).unwrap().byes.len(), 2);
    for row in it.standings(None) {
        assert!(matches!(row.tie_breaks[..], [Some(_)]), "{row:?}");
    }
}
