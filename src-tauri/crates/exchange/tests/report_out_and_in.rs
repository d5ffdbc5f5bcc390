//! Random tournaments, exported as reports and imported again. Report, standings and future
//! rounds stay the same, despite withdrawals and penalties.

use crate::report_sample;

use std::collections::BTreeMap;
use std::ops::Range;

use kralle_exchange::tournament_report::{read, write};
use kralle_pairing::round_robin::{CycleTurn, Cycles, round_robin};
use kralle_pairing::tie_break::parse_list;
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::competition::Withdrawal;
use kralle_rules::rule_set::option::RuleOption as _;
use kralle_tournament::lots::Seed;
use kralle_tournament::{
    Absence, Format, Formation, HalfPoints, Match, NewPenalty, PenaltyKind, RatingKind,
    RoundNumber, Side, Standing, TeamNumber, Tournament, Verdict,
};
use proptest::prelude::*;
use report_sample::{
    absence, enter_results, line, match_formats, numbered, numbered_by, play, punish,
};
use rstest::rstest;

/// The players of complete schedules.
const SCHEDULED: Range<u16> = 4..14;

fn kinds() -> impl Strategy<Value = (Preset, Formation, Format, u16)> {
    let kind = |preset, formation, format, players: Range<u16>| {
        (Just(preset), Just(formation), Just(format), players)
    };
    let pots = Formation::PotDraw;
    let teams = Formation::FixedTeams;
    let single = Formation::SinglePlayers;
    let partners = Formation::ChangingPartners;
    prop_oneof![
        kind(Preset::SwissRules, pots, Format::SwissSystem, 8..24),
        kind(Preset::SwissRules, pots, Format::RoundRobin, 6..26),
        kind(Preset::Standard, single, Format::RoundRobin, 3..12),
        kind(Preset::Dsj, teams, Format::SwissSystem, 8..24),
        kind(Preset::Dsj, teams, Format::DoubleRoundRobin, 6..10),
        kind(Preset::Standard, single, Format::SwissSystem, 6..20),
        kind(Preset::SwissRules, partners, Format::SwissSystem, 4..18),
        kind(Preset::SwissRules, partners, Format::RoundRobin, SCHEDULED),
    ]
}

/// The orders of ratings that record 172 can express, and one that it cannot.
fn orders() -> impl Strategy<Value = Vec<RatingKind>> {
    prop_oneof![
        Just(vec![RatingKind::Standard]),
        Just(vec![RatingKind::National]),
        Just(vec![RatingKind::Standard, RatingKind::National]),
        Just(vec![RatingKind::National, RatingKind::Standard]),
        Just(vec![
            RatingKind::Tandem,
            RatingKind::National,
            RatingKind::Standard
        ]),
    ]
}

/// Returns ranks and points by the names of the players.
fn standing_by_name(tournament: &Tournament) -> BTreeMap<String, (u16, u16)> {
    let standings = tournament.standings(None);
    let row = |it: &Standing| (names(tournament, it.team), (it.rank.from, it.points.get()));
    standings.iter().map(row).collect()
}

/// Returns the names of the teams on a side, or of both partners.
fn side(tournament: &Tournament, side: Side) -> String {
    let mut names: Vec<String> = side.entrants().map(|it| names(tournament, it)).collect();
    // Drawn numbers change which of them leads.
    names.sort();
    names.join(" + ")
}

fn names(tournament: &Tournament, team: TeamNumber) -> String {
    let players = tournament.team_players(team, RoundNumber::FIRST);
    let mut names: Vec<_> = players.map(|it| it.data.name.to_string()).collect();
    names.sort();
    names.join(" & ")
}

/// The verdict of each game of a match, and true for a forfeit, by the names of its players.
type Games = BTreeMap<[String; 2], Vec<Option<(Verdict, bool)>>>;

/// Returns the games of each round.
fn games_by_name(it: &Tournament) -> Vec<Games> {
    let of = |of: &Match| {
        let outcomes = of.games.iter().map(|game| game.outcome.as_ref());
        let verdicts = outcomes.map(|it| it.map(|it| (it.verdict, it.is_forfeit())));
        let names = [side(it, of.sides.first), side(it, of.sides.second)];
        (names, verdicts.collect())
    };
    let rounds = it.rounds.iter();
    rounds
        .map(|round| round.matches.iter().map(of).collect())
        .collect()
}

/// Returns the pairings of the future rounds by the names of the players; empty without a next
/// round.
fn rest_of_pairings(tournament: &Tournament) -> Vec<Vec<(String, String)>> {
    let mut it = tournament.clone();
    let over = it.rounds.len();
    while let Ok(number) = it.pair_round() {
        it.publish_round(number).unwrap();
    }
    let rounds = it.rounds.iter().skip(over);
    let pair = |of: &Match| (side(&it, of.sides.first), side(&it, of.sides.second));
    rounds
        .map(|round| round.matches.iter().map(pair).collect())
        .collect()
}

/// True if an annulled team lost a match by a penalty.
///
/// A report shows this match as won and lost, so it counts as played when read. For a team that
/// left after half of the rounds, the report is then incomplete.
fn rests_on_a_lost_match(it: &Tournament) -> bool {
    it.penalties.iter().any(|penalty| {
        let PenaltyKind::MatchLost(table) = penalty.kind else {
            return false;
        };
        let matches = it.round(penalty.round).map(|round| &round.matches);
        let lost = matches.into_iter().flatten().find(|it| it.table == table);
        lost.is_some_and(|lost| it.is_void(lost))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn out_and_in_and_out_again_is_the_same(
        (preset, formation, format, players) in kinds(),
        order in orders(),
        games in match_formats(),
        withdrawal in prop::sample::select(Withdrawal::ALL.to_vec()),
        drawn_numbers in any::<bool>(),
        by_list in any::<bool>(),
        rounds in 0usize..14,
        chances in prop::collection::vec(0u8..9, 64),
        is_unfinished in prop::bool::weighted(0.2),
        absences in prop::collection::vec((0usize..6, 1u16..9, 0u16..3, 0u16..4), 0..4),
        penalties in prop::collection::vec((0usize..6, 1u16..9, 0u8..7, 1u16..60), 0..4),
    ) {
        let mut tournament = numbered_by(preset, formation, format, players, order);
        tournament.settings.rule_set.competition.withdrawal = withdrawal;
        if !formation.has_single_games() {
            tournament.settings.match_format = games;
        }
        if by_list {
            tournament.settings.tie_breaks = parse_list("BH/C1,SB,WIN").unwrap();
        }
        if drawn_numbers {
            let _ = tournament.draw_numbers(&Seed::parse("20261121").unwrap());
        }
        let mut chance = chances.into_iter().cycle();
        for index in 0..rounds {
            for &(at, team, later, rounds) in &absences {
                let rounds = if format == Format::SwissSystem { rounds } else { 0 };
                if at == index || format == Format::SwissSystem {
                    let _ = tournament.let_be_absent(&absence(&tournament, team, later, rounds));
                }
            }
            play(&mut tournament, &mut chance);
            for &(_, team, kind, points) in penalties.iter().filter(|it| it.0 == index) {
                punish(&mut tournament, team, kind, points);
            }
        }
        if is_unfinished {
            play(&mut tournament, &mut [0, 9, 5, 9].into_iter().cycle());
        }
        prop_assume!(!rests_on_a_lost_match(&tournament));
        let out = write(&tournament).unwrap().to_bytes();
        let text = String::from_utf8(out.clone()).unwrap();
        let read = read(&out).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        let again = String::from_utf8(write(&read.tournament).unwrap().to_bytes()).unwrap();
        prop_assert_eq!(&again, &text);
        prop_assert_eq!(read.tournament.settings.format, format);
        if formation == Formation::ChangingPartners {
            prop_assert_eq!(read.tournament.settings.formation, formation);
        }
        prop_assert_eq!(read.tournament.settings.match_format, tournament.settings.match_format);
        prop_assert_eq!(games_by_name(&read.tournament), games_by_name(&tournament));
        // Ranks and future rounds are the same too, not only the report.
        prop_assert_eq!(standing_by_name(&read.tournament), standing_by_name(&tournament));
        if format != Format::SwissSystem {
            prop_assert_eq!(rest_of_pairings(&read.tournament), rest_of_pairings(&tournament));
        }
    }
}

/// Returns a round robin of nine teams. Every first-named team wins, and the fourth team leaves
/// after `rounds` rounds.
fn left_after(rounds: u16, withdrawal: Withdrawal) -> Tournament {
    let mut tournament = numbered(Preset::Dsj, Formation::FixedTeams, Format::RoundRobin, 18);
    tournament.settings.rule_set.competition.withdrawal = withdrawal;
    let mut first_wins = std::iter::repeat(0);
    for _ in 0..rounds {
        play(&mut tournament, &mut first_wins).unwrap();
    }
    tournament
        .let_be_absent(&Absence {
            from: tournament.next_round(),
            ..absence(&tournament, 4, 0, 0)
        })
        .unwrap();
    play(&mut tournament, &mut first_wins).unwrap();
    tournament
}

#[rstest]
#[case::less_than_half_played(2, Withdrawal::HalfPlayed, true)]
#[case::more_than_half_played(6, Withdrawal::HalfPlayed, false)]
#[case::all_annulled(6, Withdrawal::AllAnnulled, true)]
#[case::rest_forfeited(2, Withdrawal::RestForfeited, false)]
fn s_g5_who_left_a_round_robin_comes_in_as_such(
    #[case] rounds: u16,
    #[case] withdrawal: Withdrawal,
    #[case] is_annulled: bool,
) {
    let tournament = left_after(rounds, withdrawal);
    let team = TeamNumber::new(4).unwrap();
    assert_eq!(tournament.is_annulled(team), is_annulled);
    let read = read(&write(&tournament).unwrap().to_bytes()).unwrap();
    assert_eq!(read.tournament.settings.format, Format::RoundRobin);
    assert_eq!(read.tournament.is_annulled(team), is_annulled);
    assert!(read.tournament.leaves_with(team).is_some());
    assert_eq!(
        standing_by_name(&read.tournament),
        standing_by_name(&tournament)
    );
}

/// Pairs the next round, and swaps teams until it has the pairs of the tables' round `by`.
fn play_by_hand(tournament: &mut Tournament, by: usize) {
    let tables = round_robin(6, Cycles::Single, CycleTurn::default());
    let drawn = tournament.start_numbering.as_ref().unwrap().top_role;
    let round = tables[by].clone().with_top_entrant(drawn);
    let number = tournament.pair_round().unwrap();
    for (index, (first, second)) in round.pairs.iter().enumerate() {
        for (entrant, is_first) in [(first, true), (second, false)] {
            let sits = tournament.round(number).unwrap().matches[index].sides;
            let sits = if is_first { sits.first } else { sits.second }.lead();
            let wanted = TeamNumber::at(entrant.index());
            if sits != wanted {
                tournament.swap_teams(number, sits, wanted, None).unwrap();
            }
        }
    }
    tournament.publish_round(number).unwrap();
    enter_results(tournament, number, &mut std::iter::repeat(0));
}

/// Six players; rounds 2 and 3 are exchanged by hand.
#[test]
fn a_round_robin_in_another_order_goes_on_once_the_rest_is_that_of_the_tables() {
    let mut tournament = numbered(
        Preset::Standard,
        Formation::SinglePlayers,
        Format::RoundRobin,
        6,
    );
    let format_after = |tournament: &mut Tournament, by: usize| {
        play_by_hand(tournament, by);
        let report = write(tournament).unwrap().to_bytes();
        let again = read(&report).unwrap().tournament;
        assert_eq!(standing_by_name(&again), standing_by_name(tournament));
        if again.settings.format == Format::RoundRobin {
            assert!(write(&again).unwrap().to_bytes() == report, "round {by}");
            assert_eq!(rest_of_pairings(&again), rest_of_pairings(tournament));
        }
        again.settings.format
    };
    assert_eq!(format_after(&mut tournament, 0), Format::RoundRobin);
    // The tables would now repeat round 3 and omit round 2.
    assert_eq!(format_after(&mut tournament, 2), Format::SwissSystem);
    assert_eq!(format_after(&mut tournament, 1), Format::RoundRobin);
    assert_eq!(rest_of_pairings(&tournament).len(), 2);
    assert_eq!(format_after(&mut tournament, 4), Format::SwissSystem);
    assert_eq!(format_after(&mut tournament, 3), Format::RoundRobin);
    // If all entrants have met, the pairings alone determine the format.
    let report = write(&tournament).unwrap().to_bytes();
    let unsaid: Vec<&str> = std::str::from_utf8(&report)
        .unwrap()
        .split_inclusive('\n')
        .filter(|line| !line.starts_with("192"))
        .collect();
    let again = read(unsaid.concat().as_bytes()).unwrap().tournament;
    assert_eq!(again.settings.format, Format::RoundRobin);
    assert!(write(&again).unwrap().to_bytes() == report);
}

#[test]
fn c_05_annex_2_drawn_numbers_are_the_pairing_numbers_of_the_report() {
    let mut tournament = numbered(Preset::Dsj, Formation::FixedTeams, Format::RoundRobin, 20);
    tournament
        .draw_numbers(&Seed::parse("20261121").unwrap())
        .unwrap();
    play(&mut tournament, &mut std::iter::repeat(0)).unwrap();
    let drawn = tournament.numbering.clone().unwrap().teams;
    assert!(!drawn.is_sorted());
    let read = read(&write(&tournament).unwrap().to_bytes()).unwrap();
    for (index, team) in drawn.iter().enumerate() {
        assert_eq!(
            names(&read.tournament, TeamNumber::at(index)),
            names(&tournament, *team)
        );
    }
    assert_eq!(
        rest_of_pairings(&read.tournament),
        rest_of_pairings(&tournament)
    );
}

/// Points down and up, a match that both teams lose, and a warning, after two rounds of a Swiss
/// tournament.
#[test]
fn d_7_4_penalties_bring_the_same_points_again() {
    let mut tournament = numbered(Preset::Dsj, Formation::FixedTeams, Format::SwissSystem, 16);
    let mut first_wins = std::iter::repeat(0);
    play(&mut tournament, &mut first_wins).unwrap();
    play(&mut tournament, &mut first_wins).unwrap();
    let last = tournament.rounds.last().unwrap();
    let lost = last.matches[0].clone();
    for team in [lost.sides.first.lead(), lost.sides.second.lead()] {
        tournament
            .punish(NewPenalty {
                team,
                player: None,
                round: RoundNumber::at(1),
                kind: PenaltyKind::MatchLost(lost.table),
                reason: line("Probe"),
            })
            .unwrap();
    }
    punish(&mut tournament, 3, 0, 25);
    punish(&mut tournament, 5, 2, 3);
    punish(&mut tournament, 6, 6, 1);
    let report = write(&tournament).unwrap().to_bytes();
    let read = read(&report).unwrap();
    let kinds: Vec<_> = read.tournament.penalties.iter().map(|it| it.kind).collect();
    // -12.5 does not fit into the four columns of a record.
    assert_eq!(
        kinds,
        [
            PenaltyKind::PointsDown(HalfPoints(19)),
            PenaltyKind::PointsDown(HalfPoints(6)),
            PenaltyKind::PointsUp(HalfPoints(3)),
        ]
    );
    let of_the_lost = |it: &Tournament| {
        let mut matches = it.rounds[1].matches.iter();
        let of = matches.find(|it| it.sides == lost.sides).unwrap();
        of.current()
            .outcome
            .as_ref()
            .map(|it| (it.verdict, it.cause))
    };
    assert_eq!(of_the_lost(&read.tournament), of_the_lost(&tournament));
    assert_eq!(
        standing_by_name(&read.tournament),
        standing_by_name(&tournament)
    );
    let codes: Vec<_> = read.remarks.iter().map(|it| it.code()).collect();
    assert_eq!(codes, ["causes_unknown", "penalty_reasons_unknown"]);
}
