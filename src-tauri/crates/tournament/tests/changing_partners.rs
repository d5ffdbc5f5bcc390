//! Tournaments with changing partners.

use crate::sample;

use std::collections::{BTreeMap, BTreeSet};

use kralle_pairing::round_pairing::Unwatched;
use kralle_refusal::Declared as _;
use kralle_tournament::lots::Seed;
use kralle_tournament::{
    Absence, AbsenceWorth, Acceleration, Cause, Claimed, Format, Formation, GameAt, LateEntrant,
    LateEntry, LateNumber, Missed, MissedMatches, NumberOrder, PairingDecision, Preset, Refusal,
    ResultEntry, Role, RoundNumber, RoundResult, RuleSet, Seating, TableNumber, TeamNumber, Tie,
    TieBreak, Tournament,
};
use proptest::prelude::*;
use rstest::rstest;
use sample::{line, player, settings};

const ONE: RoundNumber = RoundNumber::FIRST;
const TABLE: TableNumber = TableNumber::FIRST;

fn number(number: u16) -> TeamNumber {
    TeamNumber::new(number).unwrap()
}

fn listed(format: Format, players: u16) -> Tournament {
    let rules = RuleSet::of(Preset::SwissRules);
    let mut set = settings(rules, Formation::ChangingPartners, format);
    set.swiss_rounds = (format == Format::SwissSystem).then_some(12);
    let mut it = Tournament::new(set);
    for index in 0..players {
        it.add_player(player(&format!("Probe {index:02}"), 2000 - index))
            .unwrap();
    }
    it
}

/// Returns a tournament of that many players, numbered by strength.
fn numbered(format: Format, players: u16) -> Tournament {
    let mut it = listed(format, players);
    it.give_numbers(&Seed::parse("739142068").unwrap(), NumberOrder::Strength)
        .unwrap();
    it
}

/// Pairs and publishes a round; `winner` decides each table.
fn play(it: &mut Tournament, winner: impl Fn(TableNumber) -> Option<Role>) -> RoundNumber {
    let round = it.pair_round().unwrap();
    it.publish_round(round).unwrap();
    for table in (0..it.rounds[round.index()].matches.len()).map(TableNumber::at) {
        let of = it.match_at(round, table).unwrap();
        if of.is_decided() {
            continue;
        }
        let claimed = winner(table).map_or(Claimed::Drawn, |role| {
            Claimed::Team(of.sides.of(role).lead())
        });
        it.enter_result(&ResultEntry {
            at: GameAt::first(round, table),
            claimed,
            cause: Cause::ArbiterDecision,
            reason: Some(line("Probe")),
        })
        .unwrap();
    }
    round
}

/// Returns the tables of a round as "1+4-2+3", and those who rest.
fn tables(it: &Tournament, round: RoundNumber) -> (Vec<String>, Vec<u16>) {
    let round = it.round(round).unwrap();
    let tables = round.matches.iter().map(|it| {
        let sides = [it.sides.first, it.sides.second].map(|side| {
            let numbers: Vec<String> = side.entrants().map(|it| it.to_string()).collect();
            numbers.join("+")
        });
        sides.join("-")
    });
    (
        tables.collect(),
        round.byes.iter().map(|bye| bye.team.get()).collect(),
    )
}

fn points(it: &Tournament, numbers: &[u16]) -> Vec<u16> {
    numbers
        .iter()
        .map(|team| it.points(number(*team), None).get())
        .collect()
}

#[test]
fn z_squares_follow_the_standings_and_nobody_keeps_the_partner() {
    let mut it = numbered(Format::SwissSystem, 9);
    play(&mut it, |_| Some(Role::First));
    assert_eq!(
        tables(&it, ONE),
        (vec!["1+4-2+3".to_owned(), "5+7-6+8".to_owned()], vec![9])
    );
    // A win counts for both partners, and a rest is worth a bye.
    assert_eq!(
        points(&it, &[1, 4, 5, 7, 9, 2, 3, 6, 8]),
        [2, 2, 2, 2, 2, 0, 0, 0, 0]
    );
    let round = play(&mut it, |_| Some(Role::First));
    // The order is 1, 4, 5, 7, 9, 2, 3, 6, 8; of those who have not rested, 8 is the last.
    assert_eq!(
        tables(&it, round),
        (vec!["1+7-4+5".to_owned(), "3+9-2+6".to_owned()], vec![8])
    );
    let partners = |round: RoundNumber| -> BTreeSet<[TeamNumber; 2]> {
        let round = it.round(round).unwrap();
        let sides = round
            .matches
            .iter()
            .flat_map(|it| [it.sides.first, it.sides.second]);
        sides
            .map(|side| [side.lead(), side.partner().unwrap()])
            .collect()
    };
    assert_eq!(partners(ONE).intersection(&partners(round)).count(), 0);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]
    /// By standing, with any results: everyone sits or rests, nobody keeps a partner, rests differ by
    /// one at most, and the points are those of the sides.
    #[test]
    fn every_round_by_standing_is_sound(
        players in 4_u16..15,
        winners in prop::collection::vec(0..3_u8, 40),
    ) {
        let mut it = numbered(Format::SwissSystem, players);
        let mut before: BTreeMap<TeamNumber, TeamNumber> = BTreeMap::new();
        let mut sums: BTreeMap<TeamNumber, u16> = BTreeMap::new();
        for index in 0..6_usize {
            let winner = |table: TableNumber| match winners[(5 * index + table.index()) % 40] {
                0 => Some(Role::First),
                1 => Some(Role::Second),
                _ => None,
            };
            let number = play(&mut it, winner);
            let round = it.round(number).unwrap();
            let mut partners = BTreeMap::new();
            for of in &round.matches {
                for role in [Role::First, Role::Second] {
                    let side = *of.sides.of(role);
                    let (one, other) = (side.lead(), side.partner().unwrap());
                    prop_assert!(one < other);
                    prop_assert_ne!(before.get(&one), Some(&other));
                    partners.insert(one, other);
                    partners.insert(other, one);
                    let won = match winner(of.table) {
                        None => 1,
                        Some(winner) if winner == role => 2,
                        Some(_) => 0,
                    };
                    for player in side.entrants() {
                        *sums.entry(player).or_default() += won;
                    }
                }
            }
            for bye in &round.byes {
                prop_assert!(!partners.contains_key(&bye.team));
                *sums.entry(bye.team).or_default() += 2;
            }
            prop_assert_eq!(partners.len() + round.byes.len(), usize::from(players));
            before = partners;
        }
        for team in &it.teams {
            prop_assert_eq!(it.points(team.number, None).get(), sums[&team.number]);
        }
        let rests = it.teams.iter().map(|team| {
            let rounds = it.rounds.iter();
            let rests = |round: &&kralle_tournament::Round| {
                matches!(round.result_of(team.number), RoundResult::Bye(_))
            };
            rounds.filter(rests).count()
        });
        let rests: Vec<usize> = rests.collect();
        prop_assert!(rests.iter().max().unwrap() - rests.iter().min().unwrap() <= 1);
    }
}

#[rstest]
#[case::four(4)]
#[case::five(5)]
#[case::eight(8)]
#[case::twelve(12)]
#[case::fourteen(14)]
fn a_complete_schedule_makes_no_pair_twice(#[case] players: u16) {
    let mut it = numbered(Format::RoundRobin, players);
    // The rounds do not wait for results.
    for _ in 0..it.rounds_planned() {
        let round = it.pair_round().unwrap();
        it.publish_round(round).unwrap();
    }
    assert!(matches!(
        it.pair_round(),
        Err(Refusal::AllRoundsPaired { .. })
    ));
    let pairs = it.partnerships(None);
    assert!(pairs.iter().all(|it| it.together <= 1));
    if players % 4 < 2 {
        let together = pairs.iter().filter(|it| it.together == 1).count();
        let all = usize::from(players) * usize::from(players - 1) / 2;
        assert_eq!(together, all);
        assert!(pairs.iter().all(|it| it.against == 2));
    }
}

/// Returns four players of whom number 1 leaves after that many of three rounds, with the third
/// round played.
fn left_after(rounds: usize) -> Tournament {
    let mut it = numbered(Format::RoundRobin, 4);
    for _ in 0..rounds {
        play(&mut it, |_| Some(Role::First));
    }
    it.let_be_absent(&Absence {
        team: number(1),
        from: RoundNumber::at(rounds),
        to: None,
        worth: AbsenceWorth::Nothing,
        reason: Some(line("krank")),
    })
    .unwrap();
    for _ in rounds..3 {
        play(&mut it, |_| Some(Role::First));
    }
    it
}

#[test]
fn s_g5_who_leaves_a_complete_schedule_forfeits_with_the_partner() {
    let it = left_after(2);
    let last = it.rounds.last().unwrap();
    let of = &last.matches[0];
    let lost = of.side_of(number(1)).unwrap();
    assert!(of.is_forfeit());
    for (role, points) in [(lost, 0), (lost.opposite(), 2)] {
        for entrant in of.sides.of(role).entrants() {
            assert_eq!(it.points_in(last, entrant).unwrap().get(), points);
        }
    }
}

#[test]
fn s_g5_of_who_leaves_before_half_of_the_rounds_no_table_counts() {
    let it = left_after(1);
    assert!(it.is_out(number(1)));
    assert_eq!(points(&it, &[1, 2, 3, 4]), [0; 4]);
}

#[test]
fn who_leaves_by_standing_is_paired_no_more() {
    let mut it = numbered(Format::SwissSystem, 9);
    play(&mut it, |_| Some(Role::First));
    it.let_be_absent(&Absence {
        team: number(1),
        from: RoundNumber::at(1),
        to: None,
        worth: AbsenceWorth::Nothing,
        reason: Some(line("krank")),
    })
    .unwrap();
    let round = play(&mut it, |_| Some(Role::First));
    let round = it.round(round).unwrap();
    assert_eq!(round.result_of(number(1)), RoundResult::Unpaired);
    assert_eq!((round.matches.len(), round.byes.len()), (2, 0));
}

fn late(missed: Missed) -> LateEntry {
    LateEntry {
        entrant: LateEntrant::Player(Box::new(player("Spät", 1500))),
        number: LateNumber::Next,
        missed,
        reason: None,
    }
}

#[test]
fn a_late_player_joins_by_standing_only() {
    let mut it = numbered(Format::SwissSystem, 7);
    play(&mut it, |_| Some(Role::First));
    it.take_late_entry(late(Missed::Rounds(AbsenceWorth::Half)))
        .unwrap();
    let round = play(&mut it, |_| Some(Role::First));
    assert_eq!(it.round(round).unwrap().matches.len(), 2);
    assert_eq!(points(&it, &[8])[0] % 2, 1, "half a point for round 1");

    let mut it = numbered(Format::RoundRobin, 5);
    play(&mut it, |_| Some(Role::First));
    let refused = it.take_late_entry(late(Missed::Matches(MissedMatches::Forfeited)));
    assert_eq!(
        refused.unwrap_err().declared().code,
        "late_entry_in_round_robin"
    );
}

#[test]
fn two_players_swap_their_seats_but_not_two_partners() {
    let mut it = numbered(Format::SwissSystem, 9);
    it.pair_round().unwrap();
    it.swap_teams(ONE, number(4), number(9), None).unwrap();
    assert_eq!(
        tables(&it, ONE),
        (vec!["1+9-2+3".to_owned(), "5+7-6+8".to_owned()], vec![4])
    );
    it.swap_teams(ONE, number(3), number(9), None).unwrap();
    assert_eq!(tables(&it, ONE).0[0], "1+3-2+9");
    let refused = it.swap_teams(ONE, number(1), number(3), None).unwrap_err();
    assert_eq!(
        refused,
        Refusal::ArePartners {
            teams: [number(1), number(3)]
        }
    );
    // The line-ups follow.
    let of = it.match_at(ONE, TABLE).unwrap();
    let players: Vec<u32> = of.line_ups.first.players().map(|it| it.0).collect();
    assert_eq!(players, [1, 3]);
}

#[rstest]
#[case::three(Format::SwissSystem, 3, "too_few_players")]
#[case::three_complete(Format::RoundRobin, 3, "too_few_players")]
#[case::too_many(Format::RoundRobin, 33, "no_complete_schedule")]
fn numbers_need_tables(#[case] format: Format, #[case] players: u16, #[case] code: &str) {
    let mut it = listed(format, players);
    let refused = it.give_numbers(&Seed::parse("1").unwrap(), NumberOrder::Strength);
    assert_eq!(refused.unwrap_err().declared().code, code);
}

#[rstest]
#[case::twice(Format::DoubleRoundRobin, Acceleration::None, "partners_change_once")]
#[case::accelerated(
    Format::SwissSystem,
    Acceleration::Baku,
    "acceleration_needs_opponents"
)]
fn settings_without_schedule_are_refused(
    #[case] format: Format,
    #[case] acceleration: Acceleration,
    #[case] code: &str,
) {
    let mut it = listed(Format::SwissSystem, 8);
    let mut set = it.settings.clone();
    set.format = format;
    set.acceleration = acceleration;
    assert_eq!(it.change_settings(set).unwrap_err().declared().code, code);
}

#[test]
fn equal_players_share_their_ranks_although_they_met() {
    let mut it = numbered(Format::SwissSystem, 4);
    play(&mut it, |_| Some(Role::First));
    let standings = it.standings(None);
    assert_eq!(standings[0].tie, Tie::Shared);
    assert_eq!((standings[0].rank.from, standings[0].rank.to), (1, 2));
    assert!(!it.first_place_is_open());
}

#[test]
fn tie_breaks_take_the_player_on_the_same_board_as_the_opponent() {
    let mut it = numbered(Format::SwissSystem, 4);
    let mut set = it.settings.clone();
    set.tie_breaks = vec!["BH".parse::<TieBreak>().unwrap()];
    it.change_settings(set).unwrap();
    let round = it.pair_round().unwrap();
    it.publish_round(round).unwrap();
    let at = GameAt::first(round, TABLE);
    it.choose_seating(at, Seating::Cross).unwrap();
    it.choose_colors(at, Role::Second).unwrap();
    let of = it.match_at(round, TABLE).unwrap();
    // 1+4 meet 2+3: 1 meets 3 on board 1, with Black; 4 meets 2 with White.
    let met: Vec<[u16; 2]> = of
        .encounters()
        .iter()
        .map(|it| it.entrants.map(TeamNumber::get))
        .collect();
    assert_eq!(met, [[3, 1], [4, 2]]);
    it.enter_result(&ResultEntry {
        at,
        claimed: Claimed::Team(number(1)),
        cause: Cause::ArbiterDecision,
        reason: Some(line("Probe")),
    })
    .unwrap();
    let values: Vec<String> = it
        .standings(None)
        .iter()
        .map(|row| format!("{} {}", row.team, row.tie_breaks[0].unwrap()))
        .collect();
    assert_eq!(values, ["1 0.0", "4 0.0", "2 1.0", "3 1.0"]);
}

#[test]
fn a_table_and_a_rest_are_explained() {
    let mut it = numbered(Format::SwissSystem, 9);
    it.pair_round().unwrap();
    let why = it.why_match(ONE, TableNumber::at(1), &Unwatched).unwrap();
    let PairingDecision::Square(square) = why.decision else {
        panic!("{:?}", why.decision);
    };
    assert_eq!(
        (square.square, square.players.map(TeamNumber::get)),
        (2, [5, 6, 7, 8])
    );
    let why = it.why_bye(ONE, &Unwatched).unwrap().unwrap();
    assert_eq!(why.decision, PairingDecision::FewestByes);
    it.swap_teams(ONE, number(4), number(9), None).unwrap();
    let why = it.why_match(ONE, TABLE, &Unwatched).unwrap();
    assert_eq!(why.decision, PairingDecision::ByHand);
}
