//! Forfeits: their effect on meetings, points and the direct encounter.

use crate::sample;

use kralle_pairing::round_pairing::Unwatched;
use kralle_pairing::tie_break::parse_list;
use kralle_rules::preset::Preset;
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::competition::ForfeitedEncounter;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Claimed, Format, Formation, GameAt, HalfPoints, LotsOrder, NewPenalty, PairingCost,
    PenaltyKind, Rank, Refusal, ResultEntry, RoundNumber, Scoring, Settings, TableNumber,
    TeamNumber, Tie, Tournament,
};
use rstest::rstest;
use sample::{line, player, settings, team};

/// Draws teams from pots, by the Swiss rules.
fn drawn(format: Format, teams: u16, change: impl FnOnce(&mut Settings)) -> Tournament {
    let mut set = settings(RuleSet::of(Preset::SwissRules), Formation::PotDraw, format);
    change(&mut set);
    let mut tournament = Tournament::new(set);
    for number in 1..=2 * teams {
        let data = player(&format!("Pfote {number:02}"), 2400 - 10 * number);
        tournament.add_player(data).unwrap();
    }
    tournament
        .draw_teams(&LotsOrder {
            seed: Seed::parse("Klauenburg 7").unwrap(),
            wish: Wish::Anyone,
            third_joins: None,
        })
        .unwrap();
    tournament
}

fn round(number: u16) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

/// Publishes the next round without results.
fn begin(tournament: &mut Tournament) -> RoundNumber {
    let number = tournament.pair_round().unwrap();
    tournament.publish_round(number).unwrap();
    number
}

fn enter(tournament: &mut Tournament, number: RoundNumber, table: usize, claimed: Claimed) {
    let (table, cause) = (TableNumber::at(table), Cause::ArbiterDecision);
    enter_by(tournament, number, table, claimed, cause);
}

fn enter_by(
    tournament: &mut Tournament,
    round: RoundNumber,
    table: TableNumber,
    claimed: Claimed,
    cause: Cause,
) {
    tournament
        .enter_result(&ResultEntry {
            at: GameAt::first(round, table),
            claimed,
            cause,
            reason: Some(line("So gesehen")),
        })
        .unwrap();
}

/// Plays the next round: the first-named teams win.
fn play(tournament: &mut Tournament) -> RoundNumber {
    let number = begin(tournament);
    let matches = tournament.round(number).unwrap().matches.clone();
    for (table, it) in matches.iter().enumerate() {
        enter(
            tournament,
            number,
            table,
            Claimed::Team(it.sides.first.lead()),
        );
    }
    number
}

fn clear(tournament: &mut Tournament, number: u16) {
    tournament
        .clear_result(
            GameAt::first(round(number), TableNumber::at(0)),
            Some(&line("Bestritten")),
        )
        .unwrap();
}

#[test]
fn c_04_6_c1_what_is_missing_in_any_round_is_said_before_the_next_is_paired() {
    let mut tournament = drawn(Format::SwissSystem, 6, |set| set.swiss_rounds = Some(5));
    for _ in 0..3 {
        play(&mut tournament);
    }
    clear(&mut tournament, 2);
    clear(&mut tournament, 1);
    let missing = |number| Refusal::RoundIncomplete {
        round: round(number),
        tables: vec![TableNumber::at(0)],
    };
    assert_eq!(tournament.may_pair(), Err(missing(1)));
    assert_eq!(tournament.pair_round(), Err(missing(1)));
    enter(&mut tournament, round(1), 0, Claimed::Drawn);
    assert_eq!(tournament.pair_round(), Err(missing(2)));
    enter(&mut tournament, round(2), 0, Claimed::Drawn);
    tournament.pair_round().unwrap();
}

#[rstest]
#[case::c_04_6_c1_teams(Formation::PotDraw)]
#[case::c_04_3_c1_players(Formation::SinglePlayers)]
fn a_result_that_is_taken_back_parts_nobody_who_was_published_together(
    #[case] formation: Formation,
) {
    let mut tournament = match formation {
        Formation::SinglePlayers => sample::single_players(Format::SwissSystem, 6),
        Formation::PotDraw | Formation::FixedTeams | Formation::ChangingPartners => {
            drawn(Format::SwissSystem, 6, |set| set.swiss_rounds = Some(4))
        }
    };
    play(&mut tournament);
    let met = tournament.round(round(1)).unwrap().matches[0].sides;
    tournament.pair_round().unwrap();
    clear(&mut tournament, 1);
    // The director pairs the two again in the draft.
    let of = |tournament: &Tournament, wanted: TeamNumber| {
        let draft = tournament.round(round(2)).unwrap();
        let it = draft.matches.iter().find(|it| it.side_of(wanted).is_some());
        let it = it.unwrap();
        it.sides.of(it.side_of(wanted).unwrap().opposite()).lead()
    };
    let other = of(&tournament, met.first.lead());
    tournament
        .swap_teams(round(2), other, met.second.lead(), None)
        .unwrap();
    assert_eq!(of(&tournament, met.first.lead()), met.second.lead());
    let cost = tournament.pairing_cost(round(2), &Unwatched).unwrap();
    let PairingCost::Changed { criteria, .. } = cost else {
        panic!("it costs nothing: {cost:?}");
    };
    assert_eq!(criteria[0].article, "C1");
}

/// Sets three points for a win, two for a draw, one for a loss.
fn a_loss_has_points(set: &mut Settings) {
    set.scoring = Scoring {
        win: HalfPoints::whole(3),
        draw: HalfPoints::whole(2),
        loss: HalfPoints::whole(1),
        bye: HalfPoints::whole(3),
    };
}

#[rstest]
#[case::lost_at_the_board(Claimed::Team(team(1)), Cause::ArbiterDecision, [6, 2])]
#[case::both_lose_by_decision(Claimed::BothLose, Cause::ArbiterDecision, [2, 2])]
#[case::forfeited(Claimed::Team(team(1)), Cause::Forfeit, [6, 0])]
#[case::nobody_was_there(Claimed::BothLose, Cause::DoubleForfeit, [0, 0])]
fn s_w1_who_was_not_there_gets_nothing_where_a_loss_has_points(
    #[case] claimed: Claimed,
    #[case] cause: Cause,
    #[case] points: [u16; 2],
    #[values(Format::SwissSystem, Format::RoundRobin)] format: Format,
) {
    let mut tournament = drawn(format, 4, a_loss_has_points);
    begin(&mut tournament);
    let it = tournament.round(round(1)).unwrap().matches.iter();
    let it = it.clone().find(|it| it.side_of(team(1)).is_some()).unwrap();
    let (table, other) = (it.table, it.side_of(team(1)).unwrap().opposite());
    let other = it.sides.of(other).lead();
    enter_by(&mut tournament, round(1), table, claimed, cause);
    let found = [team(1), other].map(|team| tournament.points(team, None).get());
    assert_eq!(found, points);
}

/// Returns two teams tied on top; one of them has won their match by forfeit.
fn level_by_forfeit(format: Format, list: &str, counts: ForfeitedEncounter) -> Tournament {
    let mut tournament = drawn(format, 4, |set| {
        set.swiss_rounds = (format == Format::SwissSystem).then_some(3);
        set.tie_breaks = parse_list(list).unwrap();
        set.rule_set.competition.forfeited_encounter = counts;
    });
    begin(&mut tournament);
    let teams = tournament.round(round(1)).unwrap().matches[0].sides;
    enter_by(
        &mut tournament,
        round(1),
        TableNumber::at(0),
        Claimed::Team(teams.first.lead()),
        Cause::Forfeit,
    );
    // The others lose both, so that these two stay on top.
    enter(&mut tournament, round(1), 1, Claimed::BothLose);
    tournament
        .punish(NewPenalty {
            team: teams.second.lead(),
            player: None,
            round: round(1),
            kind: PenaltyKind::PointsUp(HalfPoints::whole(1)),
            reason: line("Ausgleich"),
        })
        .unwrap();
    tournament
}

#[rstest]
#[case::in_a_swiss_system_they_have_not_met(
    Format::SwissSystem,
    ForfeitedEncounter::InRoundRobin,
    false
)]
#[case::in_a_round_robin_it_was_set(Format::RoundRobin, ForfeitedEncounter::InRoundRobin, true)]
#[case::by_house_rule(Format::SwissSystem, ForfeitedEncounter::Counts, true)]
#[case::by_house_rule_in_a_round_robin(Format::RoundRobin, ForfeitedEncounter::Counts, true)]
fn s_w2a_c_07_6_1_1_a_forfeit_is_read_alike_with_a_list_and_without(
    #[case] format: Format,
    #[case] counts: ForfeitedEncounter,
    #[case] decides: bool,
    #[values("", "OTHER_DE2")] list: &str,
) {
    let tournament = level_by_forfeit(format, list, counts);
    let first = tournament.round(round(1)).unwrap().matches[0]
        .sides
        .first
        .lead();
    let standings = tournament.standings(None);
    let [one, other] = [&standings[0], &standings[1]];
    assert_eq!(one.points, other.points);
    let own = Rank { from: 1, to: 1 };
    let shared = Rank { from: 1, to: 2 };
    assert_eq!(one.rank, if decides { own } else { shared });
    if decides {
        assert_eq!(one.team, first);
    } else {
        assert_eq!([one.tie, other.tie], [Tie::FirstPlaceOpen; 2]);
    }
}

#[rstest]
fn s_w2a_who_is_excluded_is_no_third_among_two_who_are_level(
    #[values("", "OTHER_DE2")] list: &str,
) {
    let mut tournament = drawn(Format::SwissSystem, 4, |set| {
        set.swiss_rounds = Some(3);
        set.tie_breaks = parse_list(list).unwrap();
    });
    let first = play(&mut tournament);
    let matches = tournament.round(first).unwrap().matches.clone();
    let [one, other] = [matches[0].sides, matches[1].sides];
    let mut punish = |team, kind, at| {
        let new = NewPenalty {
            team,
            player: None,
            round: at,
            kind,
            reason: line("Ausgleich"),
        };
        tournament.punish(new).unwrap();
    };
    punish(
        one.second.lead(),
        PenaltyKind::PointsUp(HalfPoints::whole(1)),
        first,
    );
    punish(other.first.lead(), PenaltyKind::Exclusion, round(2));
    let standings = tournament.standings(None);
    assert_eq!(standings[0].team, one.first.lead());
    assert_eq!(standings[0].rank, Rank { from: 1, to: 1 });
}

#[test]
fn a_draft_changes_no_tie_break() {
    let mut tournament = drawn(Format::SwissSystem, 5, |set| {
        set.swiss_rounds = Some(4);
        set.tie_breaks = parse_list("BH,SB,REP").unwrap();
    });
    play(&mut tournament);
    let before = tournament.standings(None);
    tournament.pair_round().unwrap();
    assert_eq!(tournament.standings(None), before);
}

#[test]
fn a_closed_tournament_takes_no_players_and_no_check_in() {
    let mut tournament = drawn(Format::RoundRobin, 4, |set| {
        set.rule_set = RuleSet::of(Preset::SwissRules);
    });
    for _ in 0..3 {
        play(&mut tournament);
    }
    while tournament.first_place_is_open() {
        let leader = tournament.standings(None)[0].team;
        tournament
            .punish(NewPenalty {
                team: leader,
                player: None,
                round: round(3),
                kind: PenaltyKind::PointsUp(HalfPoints(1)),
                reason: line("Entschieden"),
            })
            .unwrap();
    }
    tournament.close().unwrap();
    let closed = Err(Refusal::TournamentClosed);
    let listed = tournament.players[0].clone();
    let gone = kralle_tournament::PlayerData {
        presence: kralle_tournament::Presence::Absent,
        ..listed.data.clone()
    };
    assert_eq!(tournament.change_player(listed.id, gone), closed);
    assert_eq!(tournament.change_player(listed.id, listed.data), closed);
    assert_eq!(tournament.remove_player(listed.id), closed);
    let new = tournament.add_player(player("Zuspät", 1500));
    assert_eq!(new.map(drop), closed);
}
