//! Accelerated pairing (C.04.7): the upper half, its virtual points, and what they do not change.

use crate::sample;

use kralle_pairing::round_pairing::Unwatched;
use kralle_rules::result::Cause;
use kralle_tournament::{
    AbsenceWorth, Acceleration, Claimed, Format, GameAt, HalfPoints, LateEntrant, LateEntry,
    LateNumber, Missed, Refusal, ResultEntry, RoundNumber, Settings, TableNumber, Tournament,
    VirtualPoints,
};
use rstest::rstest;
use sample::{player, single_players, team};

/// Returns single players of an accelerated tournament before round 1.
fn accelerated(players: u16, rounds: u16) -> Tournament {
    let mut it = single_players(Format::SwissSystem, players);
    it.settings.acceleration = Acceleration::Baku;
    it.settings.swiss_rounds = Some(rounds);
    it
}

fn round(number: u16) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

/// Returns the pairs of the newest round, in table order.
fn pairs(it: &Tournament) -> Vec<(u16, u16)> {
    let newest = it.rounds.last().unwrap();
    let pairs = newest.matches.iter();
    let pairs = pairs.map(|it| (it.sides.first.lead().get(), it.sides.second.lead().get()));
    pairs
        .map(|(one, other)| (one.min(other), one.max(other)))
        .collect()
}

/// Pairs, publishes and plays a round, which the smaller number wins at every table.
fn play(it: &mut Tournament) -> RoundNumber {
    let number = it.pair_round().unwrap();
    it.publish_round(number).unwrap();
    for game in it.round(number).unwrap().matches.clone() {
        it.enter_result(&ResultEntry {
            at: GameAt::first(number, game.table),
            claimed: Claimed::Team(game.sides.first.lead().min(game.sides.second.lead())),
            cause: Cause::Resignation,
            reason: None,
        })
        .unwrap();
    }
    number
}

/// Returns the half points of each round's virtual points as due.
fn due(it: &Tournament) -> Vec<u16> {
    let rounds = (1..=it.rounds_planned()).map(round);
    rounds
        .map(|number| {
            it.virtual_points_due(number)
                .map_or(0, |it| it.points.get())
        })
        .collect()
}

#[rstest]
#[case::even(8, 4)]
#[case::rounded_up(9, 6)]
#[case::odd_half(10, 6)]
#[case::twelve(12, 6)]
#[case::thirteen(13, 8)]
#[case::example_of_the_article(161, 82)]
fn c_04_7_1_2_the_upper_half_is_even(#[case] players: u16, #[case] last: u16) {
    let it = accelerated(players, 9);
    let upper = it.virtual_points_due(RoundNumber::FIRST);
    assert_eq!(upper.map(|it| it.last.get()), Some(last));
}

#[rstest]
#[case::nine(9, &[2, 2, 2, 1, 1, 0, 0, 0, 0])]
#[case::eight(8, &[2, 2, 1, 1, 0, 0, 0, 0])]
#[case::seven(7, &[2, 2, 1, 1, 0, 0, 0])]
#[case::five(5, &[2, 2, 1, 0, 0])]
#[case::two(2, &[2, 0])]
fn c_04_7_1_4_a_win_then_a_draw_in_the_first_half_of_the_rounds(
    #[case] rounds: u16,
    #[case] expected: &[u16],
) {
    let mut it = accelerated(12, rounds);
    assert_eq!(due(&it), expected);
    it.settings.scoring.win = HalfPoints(6);
    it.settings.scoring.draw = HalfPoints(2);
    let scored = expected.iter().map(|points| match points {
        2 => 6,
        1 => 2,
        _ => 0,
    });
    assert_eq!(due(&it), scored.collect::<Vec<u16>>());
}

#[test]
fn c_04_7_1_5_the_halves_are_paired_by_themselves() {
    let mut it = accelerated(12, 9);
    it.pair_round().unwrap();
    assert_eq!(
        pairs(&it),
        [(1, 4), (2, 5), (3, 6), (7, 10), (8, 11), (9, 12)]
    );
    it.discard_draft(RoundNumber::FIRST).unwrap();
    it.settings.acceleration = Acceleration::None;
    it.pair_round().unwrap();
    assert_eq!(
        pairs(&it),
        [(1, 7), (2, 8), (3, 9), (4, 10), (5, 11), (6, 12)]
    );
}

#[test]
fn c_04_7_1_5_the_losers_above_meet_the_winners_below() {
    let mut it = accelerated(12, 9);
    play(&mut it);
    it.pair_round().unwrap();
    // 1, 2, 3 have 2 points with the virtual one; 4, 5, 6 and 7, 8, 9 have 1.
    let others: Vec<_> = pairs(&it)
        .into_iter()
        .filter(|(one, other)| (4..=9).contains(one) && (4..=9).contains(other))
        .collect();
    assert_eq!(others.len(), 2, "{:?}", pairs(&it));
}

#[rstest]
#[case::by_strength(LateNumber::ByStrength, 7)]
#[case::next(LateNumber::Next, 6)]
fn c_04_7_1_3_a_late_entrant_leaves_the_last_of_the_upper_half(
    #[case] number: LateNumber,
    #[case] last: u16,
) {
    let mut it = accelerated(12, 9);
    play(&mut it);
    let before = it.clone();
    let entry = LateEntry {
        entrant: LateEntrant::Player(Box::new(player("Spätkralle", 2385))),
        number,
        missed: Missed::Rounds(AbsenceWorth::Nothing),
        reason: None,
    };
    it.take_late_entry(entry).unwrap();
    let virtual_points = |points| {
        Some(VirtualPoints {
            last: team(last),
            points: HalfPoints(points),
        })
    };
    assert_eq!(it.virtual_points_in(round(1)), virtual_points(2));
    assert_eq!(it.virtual_points_due(round(2)), virtual_points(2));
    assert_eq!(it.virtual_points_due(round(4)), virtual_points(1));
    // Round 1 is explained as it was paired.
    for table in (0..6).map(TableNumber::at) {
        let reason = |it: &Tournament| it.why_match(round(1), table, &Unwatched).unwrap();
        assert_eq!(reason(&it).points, reason(&before).points);
        assert_eq!(reason(&it).decision, reason(&before).decision);
    }
}

#[test]
fn a_draft_of_round_1_is_halved_again_with_a_late_entrant() {
    let mut it = accelerated(12, 9);
    it.pair_round().unwrap();
    let entry = LateEntry {
        entrant: LateEntrant::Player(Box::new(player("Spätkralle", 2385))),
        number: LateNumber::ByStrength,
        missed: Missed::Rounds(AbsenceWorth::Nothing),
        reason: None,
    };
    it.take_late_entry(entry).unwrap();
    let upper = it.virtual_points_in(RoundNumber::FIRST).unwrap();
    assert_eq!(upper.last, team(8));
}

#[test]
fn another_number_of_rounds_changes_no_paired_round() {
    let mut it = accelerated(16, 9);
    for _ in 0..3 {
        play(&mut it);
    }
    let reasons = |it: &Tournament| -> Vec<_> {
        (1..=3)
            .flat_map(|number| (0..8).map(move |table| (round(number), TableNumber::at(table))))
            .map(|(number, table)| it.why_match(number, table, &Unwatched).unwrap())
            .collect()
    };
    let before = reasons(&it);
    let shorter = Settings {
        swiss_rounds: Some(4),
        ..it.settings.clone()
    };
    it.change_settings(shorter).unwrap();
    assert_eq!(reasons(&it), before);
    assert_eq!(
        it.virtual_points_in(round(3)).unwrap().points,
        HalfPoints(2)
    );
    assert_eq!(it.virtual_points_due(round(4)), None);
}

#[test]
fn c_04_7_1_5_the_reason_names_the_pairing_score() {
    let mut it = accelerated(12, 9);
    play(&mut it);
    it.pair_round().unwrap();
    let mixed = it.rounds[1]
        .matches
        .iter()
        .find(|it| it.sides.first.lead().min(it.sides.second.lead()) <= team(6))
        .filter(|it| it.sides.first.lead().max(it.sides.second.lead()) > team(6))
        .map(|it| it.table);
    let table = mixed.unwrap_or_else(|| it.rounds[1].matches.last().unwrap().table);
    let reason = it.why_match(round(2), table, &Unwatched).unwrap();
    let teams = it.match_at(round(2), table).unwrap().sides;
    for (score, number) in reason
        .points
        .iter()
        .zip([teams.first.lead(), teams.second.lead()])
    {
        assert_eq!(score.points, it.points(number, Some(round(1))));
        let upper = if number <= team(6) { 2 } else { 0 };
        assert_eq!(score.virtual_points, HalfPoints(upper));
        assert_eq!(score.total().get(), score.points.get() + upper);
    }
}

#[rstest]
fn standings_and_tie_breaks_have_no_virtual_points(#[values(3, 5)] rounds: usize) {
    let mut it = accelerated(14, 7);
    it.settings.tie_breaks = ["BH/C1", "BH", "SB", "PS", "DE"]
        .map(|code| code.parse().unwrap())
        .to_vec();
    for _ in 0..rounds {
        play(&mut it);
    }
    let mut plain = it.clone();
    plain.settings.acceleration = Acceleration::None;
    for round in &mut plain.rounds {
        round.virtual_points = None;
    }
    assert_ne!(it, plain);
    assert_eq!(it.standings(None), plain.standings(None));
    let values = |it: &Tournament| format!("{:?}", it.tie_breaks_after(None));
    assert_eq!(values(&it), values(&plain));
}

#[rstest]
fn a_round_robin_is_not_accelerated(
    #[values(Format::RoundRobin, Format::DoubleRoundRobin)] format: Format,
) {
    let mut it = single_players(format, 8);
    let settings = Settings {
        acceleration: Acceleration::Baku,
        ..it.settings.clone()
    };
    assert_eq!(settings.must_fit(), Err(Refusal::AccelerationNeedsSwiss));
    let refused = it.change_settings(settings);
    assert_eq!(refused, Err(Refusal::AccelerationNeedsSwiss));
    it.pair_round().unwrap();
    assert_eq!(it.rounds[0].virtual_points, None);
}

#[test]
fn the_acceleration_is_fixed_once_round_1_is_paired() {
    let mut it = single_players(Format::SwissSystem, 8);
    let settings = Settings {
        acceleration: Acceleration::Baku,
        ..it.settings.clone()
    };
    assert_eq!(it.clone().change_settings(settings.clone()), Ok(()));
    it.pair_round().unwrap();
    let refused = it.change_settings(settings.clone());
    assert_eq!(refused, Err(Refusal::RoundsExist { rounds: 1 }));
    it.discard_draft(RoundNumber::FIRST).unwrap();
    assert_eq!(it.change_settings(settings), Ok(()));
    it.pair_round().unwrap();
    assert!(it.rounds[0].virtual_points.is_some());
}
