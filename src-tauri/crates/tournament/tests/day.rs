//! A complete day by the regulations: from players to the last rank, through the public methods.

use crate::sample;

use std::collections::BTreeSet;

use kralle_rules::preset::Preset;
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::drops::DropMate;
use kralle_rules::rule_set::moves::Promotion;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Claimed, Course, Format, Formation, GameAt, HalfPoints, LotsOrder, OddNumber, Part, PlayerData,
    PlayerId, Rank, Refusal, ResultEntry, Role, Round, RoundNumber, Ruling, Seating, SeatingState,
    TableNumber, TeamNumber, Tie, Tournament,
};
use proptest::prelude::*;
use rstest::rstest;
use sample::{line, player, settings};

fn tournament(preset: Preset, format: Format) -> Tournament {
    Tournament::new(settings(RuleSet::of(preset), Formation::PotDraw, format))
}

fn with_players(preset: Preset, format: Format, players: u16) -> Tournament {
    let mut tournament = tournament(preset, format);
    for number in 1..=players {
        let rating = 2400 - 10 * number;
        tournament
            .add_player(player(&format!("Spieler {number:02}"), Some(rating)))
            .unwrap();
    }
    tournament
}

fn order(seed: &str) -> LotsOrder {
    LotsOrder {
        seed: Seed::parse(seed).unwrap(),
        wish: Wish::Anyone,
        third_joins: None,
    }
}

fn drawn(preset: Preset, format: Format, players: u16) -> Tournament {
    let mut tournament = with_players(preset, format, players);
    tournament
        .set_odd_number(OddNumber::ThreePlayerTeam)
        .unwrap();
    tournament.draw_teams(&order("739142068")).unwrap();
    tournament
}

/// Enters a win of `winner` at every table of the newest round.
fn play(tournament: &mut Tournament, winner: impl Fn(&Round, TableNumber) -> Role) {
    let number = tournament.pair_round().unwrap();
    tournament.publish_round(number).unwrap();
    let round = tournament.round(number).unwrap().clone();
    for it in &round.matches {
        let team = it.sides.of(winner(&round, it.table)).lead();
        tournament
            .enter_result(&ResultEntry {
                at: GameAt::first(number, it.table),
                claimed: Claimed::Team(team),
                cause: Cause::ArbiterDecision,
                reason: Some(line("Am Brett entschieden")),
            })
            .unwrap();
    }
}

#[test]
fn s_g2_s_t1_s_t3_pot_1_is_the_upper_half_and_gives_the_team_its_number() {
    let tournament = drawn(Preset::SwissRules, Format::RoundRobin, 8);
    let lots = tournament.lots.as_ref().unwrap();
    assert_eq!(lots.pot_1, 4);
    for (index, team) in tournament.teams.iter().enumerate() {
        let members: Vec<PlayerId> = tournament
            .members(team.number, RoundNumber::FIRST)
            .map(|membership| membership.player)
            .collect();
        assert_eq!(team.number.index(), index);
        assert_eq!(members.len(), 2);
        assert_eq!(members[0], lots.start_list[index]);
        assert!(lots.start_list[4..].contains(&members[1]));
    }
}

#[test]
fn s_t1_unrated_players_stand_last_in_the_order_of_their_lots() {
    let mut tournament = tournament(Preset::SwissRules, Format::RoundRobin);
    for name in ["Ohne, Eins", "Ohne, Zwei", "Ohne, Drei"] {
        tournament.add_player(player(name, None)).unwrap();
    }
    tournament
        .add_player(player("Mit, Zahl", Some(1000)))
        .unwrap();
    let orders: BTreeSet<Vec<PlayerId>> = ["1", "2", "3", "4", "5", "6"]
        .map(|seed| {
            let mut drawn = tournament.clone();
            drawn.draw_teams(&order(seed)).unwrap();
            let list = drawn.lots.unwrap().start_list;
            assert_eq!(list[0], PlayerId(4));
            list
        })
        .into();
    assert!(orders.len() > 1, "the lot decides among the unrated");
}

#[test]
fn s_t1_a_tie_across_the_border_is_shown_until_a_hand_orders_it() {
    let mut tournament = tournament(Preset::SwissRules, Format::RoundRobin);
    for (name, rating) in [("A", 2000), ("B", 1500), ("C", 1500), ("D", 1000)] {
        tournament.add_player(player(name, Some(rating))).unwrap();
    }
    let tied: Vec<PlayerId> = tournament
        .tie_across_border()
        .iter()
        .map(|entrant| entrant.id)
        .collect();
    assert_eq!(tied, [PlayerId(2), PlayerId(3)]);
    // A single unordered player comes after the other.
    let mut one = tournament.clone();
    one.order_by_hand(vec![PlayerId(3)]).unwrap();
    assert!(one.tie_across_border().is_empty());
    tournament
        .order_by_hand(vec![PlayerId(3), PlayerId(2)])
        .unwrap();
    assert!(tournament.tie_across_border().is_empty());
    let order: Vec<PlayerId> = tournament
        .provisional_order()
        .iter()
        .map(|entrant| entrant.id)
        .collect();
    assert_eq!(order[1..3], [PlayerId(3), PlayerId(2)]);
}

#[test]
fn s_t2_lots_are_drawn_again_by_another_seed_and_a_third_joins_a_team_there_is() {
    let mut tournament = drawn(Preset::SwissRules, Format::RoundRobin, 9);
    let same = tournament.draw_teams(&order("739142068"));
    assert_eq!(same, Err(Refusal::SameSeed));
    let third = |number| LotsOrder {
        third_joins: TeamNumber::new(number),
        ..order(&number.to_string())
    };
    let team = TeamNumber::at(4);
    assert_eq!(
        tournament.draw_teams(&third(5)),
        Err(Refusal::TeamUnknown { team })
    );
    for number in 1..=4 {
        tournament.draw_teams(&third(number)).unwrap();
        let members = |team: &TeamNumber| tournament.members(*team, RoundNumber::FIRST).count();
        let teams = tournament.teams.iter().map(|it| it.number);
        let threes: Vec<TeamNumber> = teams.filter(|team| members(team) == 3).collect();
        assert_eq!(threes, [TeamNumber::new(number).unwrap()]);
        let orders = tournament.members(threes[0], RoundNumber::FIRST);
        assert!(orders.map(|it| it.order.0).eq(1..=3));
    }
}

#[test]
fn s_g4_an_odd_number_is_refused_until_a_remedy_is_chosen() {
    let mut tournament = with_players(Preset::SwissRules, Format::RoundRobin, 7);
    let refused = tournament.draw_teams(&order("1")).unwrap_err();
    assert_eq!(refused, Refusal::OddPlayers { players: 7 });
    let article = refused.article(&tournament.settings.rule_set).unwrap();
    assert_eq!(article.to_string(), "Grundkonzept (4)");
}

#[test]
fn s_g4a_who_steps_in_plays_only_when_the_number_is_odd() {
    let mut tournament = with_players(Preset::SwissRules, Format::RoundRobin, 7);
    let director = PlayerData {
        part: Part::StepsIn,
        ..player("Leitung, Turnier", None)
    };
    let director = tournament.add_player(director).unwrap();
    assert_eq!(tournament.participants().len(), 8);
    tournament.add_player(player("Spät, Petra", None)).unwrap();
    assert_eq!(tournament.participants().len(), 8);
    assert!(
        tournament
            .participants()
            .iter()
            .all(|entrant| entrant.id != director)
    );
}

#[test]
fn s_g4b_each_of_three_sits_out_every_third_round_the_pot_1_player_first() {
    let mut tournament = drawn(Preset::SwissRules, Format::RoundRobin, 9);
    let joins = tournament.lots.as_ref().unwrap().third_joins.unwrap();
    assert_eq!(joins, TeamNumber::at(3));
    let members: Vec<PlayerId> = tournament
        .members(joins, RoundNumber::FIRST)
        .map(|membership| membership.player)
        .collect();
    let mut sat_out = Vec::new();
    for _ in 0..3 {
        play(&mut tournament, |_, _| Role::First);
        let round = tournament.rounds.last().unwrap();
        for it in &round.matches {
            for role in [Role::First, Role::Second] {
                let line_up = it.line_ups.of(role);
                if it.sides.of(role).lead() == joins {
                    sat_out.extend(line_up.sits_out);
                    assert_ne!(Some(line_up.pot_1), line_up.pot_2);
                } else {
                    assert_eq!(line_up.sits_out, None);
                }
            }
        }
    }
    assert_eq!(sat_out, members);
}

#[test]
fn s_p2_boards_first_then_colors() {
    let mut tournament = drawn(Preset::SwissRules, Format::RoundRobin, 8);
    let round = tournament.pair_round().unwrap();
    let table = TableNumber::FIRST;
    assert_eq!(
        tournament.choose_seating(GameAt::first(round, table), Seating::Cross),
        Err(Refusal::RoundIsDraft { round })
    );
    tournament.publish_round(round).unwrap();
    assert_eq!(
        tournament.choose_colors(GameAt::first(round, table), Role::Second),
        Err(Refusal::BoardsFirst { round, table })
    );
    tournament
        .choose_seating(GameAt::first(round, table), Seating::Cross)
        .unwrap();
    tournament
        .choose_colors(GameAt::first(round, table), Role::Second)
        .unwrap();
    let it = tournament.match_at(round, table).unwrap();
    assert_eq!(
        it.current().seating,
        SeatingState::Complete {
            seating: Seating::Cross,
            white_on_board_1: Role::Second
        }
    );
    let board = |player| {
        it.current()
            .board(it.seat_of(player).unwrap())
            .map(kralle_tournament::Board::number)
    };
    assert_eq!(board(it.line_ups.first.pot_1), Some(1));
    assert_eq!(board(it.line_ups.second.pot_2.unwrap()), Some(1));
    assert_eq!(board(it.line_ups.second.pot_1), Some(2));
}

#[test]
fn s_p2b_where_the_higher_rated_always_meet_only_the_colors_are_chosen() {
    let mut tournament = drawn(Preset::SwissRules, Format::RoundRobin, 8);
    tournament.settings.rule_set =
        RuleSet::from_toml("base = \"swiss\"\nopponents = \"higher_meets_higher\"").unwrap();
    let round = tournament.pair_round().unwrap();
    let table = TableNumber::FIRST;
    tournament.publish_round(round).unwrap();
    let seating =
        |tournament: &Tournament| tournament.match_at(round, table).unwrap().current().seating;
    assert_eq!(
        seating(&tournament),
        SeatingState::Boards(Seating::Parallel)
    );
    let refused = tournament
        .choose_seating(GameAt::first(round, table), Seating::Cross)
        .unwrap_err();
    let cited = refused.article(&tournament.settings.rule_set).unwrap();
    assert!(cited.to_string().contains("opponents"), "{cited}");
    tournament
        .choose_colors(GameAt::first(round, table), Role::Second)
        .unwrap();
    tournament
        .reopen_seating(GameAt::first(round, table))
        .unwrap();
    assert_eq!(
        seating(&tournament),
        SeatingState::Boards(Seating::Parallel)
    );
}

#[rstest]
#[case::d_8_2(Preset::Dsj, "8.2")]
#[case::o_10_2(Preset::Ordnung, "10.2")]
fn the_first_named_team_has_black_on_board_1(#[case] preset: Preset, #[case] article: &str) {
    let mut tournament = drawn(preset, Format::RoundRobin, 8);
    let round = tournament.pair_round().unwrap();
    tournament.publish_round(round).unwrap();
    for it in &tournament.round(round).unwrap().matches {
        assert_eq!(it.current().seating.white_on_board_1(), Some(Role::Second));
        assert_eq!(it.current().seating.seating(), Some(Seating::Parallel));
    }
    let refused = tournament
        .choose_seating(GameAt::first(round, TableNumber::FIRST), Seating::Cross)
        .unwrap_err();
    let cited = refused.article(&tournament.settings.rule_set).unwrap();
    assert_eq!(cited.to_string(), article);
}

#[test]
fn s_f3_s_w1b_an_agreed_draw_is_refused_and_the_arbiter_needs_a_reason() {
    let mut tournament = drawn(Preset::SwissRules, Format::RoundRobin, 8);
    let round = tournament.pair_round().unwrap();
    tournament.publish_round(round).unwrap();
    let entry = |cause, reason| ResultEntry {
        at: GameAt::first(round, TableNumber::FIRST),
        claimed: Claimed::Drawn,
        cause,
        reason,
    };
    let refused = tournament
        .enter_result(&entry(Cause::DrawAgreed, None))
        .unwrap_err();
    assert!(
        matches!(&refused, Refusal::ResultNotAdmitted { instead, .. } if *instead == [Cause::ArbiterDecision]),
        "{refused:?}"
    );
    assert_eq!(
        tournament.enter_result(&entry(Cause::ArbiterDecision, None)),
        Err(Refusal::ReasonMissing {
            round,
            table: TableNumber::FIRST
        })
    );
    let reason = Some(line("Beide Uhren standen still"));
    tournament
        .enter_result(&entry(Cause::ArbiterDecision, reason))
        .unwrap();
    let standings = tournament.standings(None);
    assert_eq!(standings[0].points, HalfPoints(1));
}

#[test]
fn a_result_needs_a_reason_once_the_next_round_is_published() {
    let mut tournament = drawn(Preset::SwissRules, Format::RoundRobin, 8);
    play(&mut tournament, |_, _| Role::First);
    play(&mut tournament, |_, _| Role::First);
    let it = tournament
        .match_at(RoundNumber::FIRST, TableNumber::FIRST)
        .unwrap();
    let mut entry = ResultEntry {
        at: GameAt::first(RoundNumber::FIRST, TableNumber::FIRST),
        claimed: Claimed::Player(it.line_ups.second.pot_2.unwrap()),
        cause: Cause::Checkmate,
        reason: None,
    };
    assert!(matches!(
        tournament.enter_result(&entry),
        Err(Refusal::ReasonMissing { .. })
    ));
    entry.reason = Some(line("Zettel vertauscht"));
    tournament.enter_result(&entry).unwrap();
}

#[test]
fn s_g1_the_day_is_played_by_the_rules_of_the_same_paper() {
    let tournament = tournament(Preset::SwissRules, Format::RoundRobin);
    let drops = &tournament.settings.rule_set.tandem;
    assert_ne!(drops.drop_mate, DropMate::Allowed, "no mate by a drop");
    assert_eq!(
        drops.promotion,
        Promotion::FallThrough,
        "pawns fall through"
    );
}

#[test]
fn s_w2_most_points_come_first() {
    let mut tournament = drawn(Preset::SwissRules, Format::SwissSystem, 16);
    for _ in 0..tournament.rounds_planned() {
        play(&mut tournament, |round, table| {
            let it = round.matches.iter().find(|it| it.table == table).unwrap();
            if it.sides.first.lead() < it.sides.second.lead() {
                Role::First
            } else {
                Role::Second
            }
        });
    }
    let standings = tournament.standings(None);
    assert!(standings.is_sorted_by(|one, next| one.points >= next.points));
    assert!(standings[0].points > standings[7].points);
}

#[test]
fn s_w2a_the_direct_encounter_of_exactly_two_decides() {
    let mut tournament = drawn(Preset::SwissRules, Format::RoundRobin, 8);
    let one = TeamNumber::at(0);
    let two = TeamNumber::at(1);
    // Team 1 loses only to team 2, team 2 only to team 3, and team 3 loses to team 4.
    for _ in 0..3 {
        play(&mut tournament, |round, table| {
            let it = round.matches.iter().find(|it| it.table == table).unwrap();
            let strength = |team: TeamNumber, other: TeamNumber| match (team.get(), other.get()) {
                (2, 1) | (3, 2) | (4, 3) => 9,
                (number, _) => 8 - number,
            };
            let (a, b) = (it.sides.first.lead(), it.sides.second.lead());
            if strength(a, b) > strength(b, a) {
                Role::First
            } else {
                Role::Second
            }
        });
    }
    let standings = tournament.standings(None);
    assert_eq!(standings[0].team, two);
    assert_eq!(standings[0].tie, Tie::DirectEncounter);
    assert_eq!(standings[0].rank, Rank { from: 1, to: 1 });
    assert_eq!(standings[1].team, one);
    assert_eq!(standings[1].points, standings[0].points);
    assert_eq!(
        tournament.decide_tie(&[one, two], Ruling::Order(vec![one, two]), line("Los")),
        Err(Refusal::DirectEncounterDecides {
            teams: vec![one, two]
        })
    );
    tournament.close().unwrap();
    assert_eq!(tournament.course, Course::Closed);
}

#[test]
fn first_place_may_be_left_to_the_director_alone() {
    let mut tournament = tournament(Preset::Dsj, Format::RoundRobin);
    tournament
        .settings
        .rule_set
        .set("first_place", "director")
        .unwrap();
    for number in 0..4_u16 {
        let data = player(&format!("Spieler {number}"), Some(2000 - number));
        tournament.add_player(data).unwrap();
    }
    tournament.draw_teams(&order("1")).unwrap();
    let round = tournament.pair_round().unwrap();
    tournament.publish_round(round).unwrap();
    let entry = ResultEntry {
        at: GameAt::first(round, TableNumber::FIRST),
        claimed: Claimed::Drawn,
        cause: Cause::DrawAgreed,
        reason: None,
    };
    tournament.enter_result(&entry).unwrap();
    assert!(tournament.first_place_is_open());
    let standing = &tournament.standings(None)[0];
    assert_eq!(standing.direct_encounter, None);
}

/// Returns three teams tied at first place: team 4 loses everything, 1 beats 2 beats 3 beats 1.
fn circle_at_the_top() -> Tournament {
    let mut tournament = drawn(Preset::SwissRules, Format::RoundRobin, 8);
    for _ in 0..3 {
        play(&mut tournament, |round, table| {
            let it = round.matches.iter().find(|it| it.table == table).unwrap();
            let first_beats = [(1, 2), (2, 3), (3, 1), (1, 4), (2, 4), (3, 4)];
            if first_beats.contains(&(it.sides.first.lead().get(), it.sides.second.lead().get())) {
                Role::First
            } else {
                Role::Second
            }
        });
    }
    tournament
}

#[test]
fn s_w2b_an_open_first_place_keeps_the_tournament_from_being_closed() {
    let mut tournament = circle_at_the_top();
    let top = vec![TeamNumber::at(0), TeamNumber::at(1), TeamNumber::at(2)];
    assert_eq!(
        tournament.close(),
        Err(Refusal::FirstPlaceOpen { teams: top.clone() })
    );
    tournament
        .decide_tie(
            &top,
            Ruling::Order(vec![top[2], top[0], top[1]]),
            line("Stichkampf"),
        )
        .unwrap();
    let standings = tournament.standings(None);
    assert_eq!(standings[0].team, top[2]);
    assert_eq!(standings[0].tie, Tie::Decided(1));
    tournament.close().unwrap();
}

#[test]
fn s_w2c_joint_winners_share_first_place() {
    let mut tournament = circle_at_the_top();
    let top = [TeamNumber::at(0), TeamNumber::at(1), TeamNumber::at(2)];
    tournament
        .decide_tie(
            &top,
            Ruling::JointWinners(top.to_vec()),
            line("Punktgleich"),
        )
        .unwrap();
    let standings = tournament.standings(None);
    for standing in &standings[..3] {
        assert_eq!(standing.rank, Rank { from: 1, to: 3 });
        assert_eq!(standing.tie, Tie::JointWinner(1));
    }
    assert_eq!(standings[3].rank, Rank { from: 4, to: 4 });
    tournament.close().unwrap();
}

#[test]
fn drafts_can_be_swapped_freely_published_rounds_with_a_reason() {
    let mut tournament = drawn(Preset::SwissRules, Format::RoundRobin, 8);
    let round = tournament.pair_round().unwrap();
    let (a, b) = {
        let matches = &tournament.round(round).unwrap().matches;
        (
            matches[0].sides.first.lead(),
            matches[1].sides.second.lead(),
        )
    };
    tournament.swap_teams(round, a, b, None).unwrap();
    assert_eq!(
        tournament.round(round).unwrap().matches[0]
            .sides
            .first
            .lead(),
        b
    );
    tournament.pair_round().unwrap();
    assert_eq!(
        tournament.round(round).unwrap().matches[0]
            .sides
            .first
            .lead(),
        a
    );
    tournament.publish_round(round).unwrap();
    assert_eq!(
        tournament.swap_teams(round, a, b, None),
        Err(Refusal::ChangeReasonMissing { round })
    );
    let reason = line("Tische vertauscht");
    tournament.swap_teams(round, a, b, Some(&reason)).unwrap();
}

#[test]
fn c_04_6_nobody_meets_twice_and_nobody_has_two_byes() {
    let mut tournament = drawn(Preset::SwissRules, Format::SwissSystem, 26);
    assert_eq!(tournament.rounds_planned(), 7);
    let mut byes = BTreeSet::new();
    for _ in 0..7 {
        play(&mut tournament, |round, table| {
            if (round.number.index() + table.index()) % 3 == 0 {
                Role::Second
            } else {
                Role::First
            }
        });
        let bye = tournament.rounds.last().unwrap().byes[0];
        assert_eq!(bye.points, HalfPoints(2));
        assert!(byes.insert(bye.team));
    }
    let met: BTreeSet<(u16, u16)> = pairs_met(&tournament)
        .into_iter()
        .map(|(one, other)| (one.min(other), one.max(other)))
        .collect();
    assert_eq!(met.len(), 7 * 6);
}

#[rstest]
#[case(Format::RoundRobin, 3)]
#[case(Format::DoubleRoundRobin, 6)]
fn a_round_robin_is_paired_ahead_of_its_results(#[case] format: Format, #[case] rounds: u16) {
    let mut tournament = drawn(Preset::SwissRules, format, 8);
    for _ in 0..rounds {
        assert_eq!(tournament.may_pair(), Ok(()));
        let number = tournament.pair_round().unwrap();
        tournament.publish_round(number).unwrap();
    }
    assert_eq!(
        tournament.pair_round(),
        Err(Refusal::AllRoundsPaired { rounds })
    );
    let first = tournament.rounds[0].matches[0].clone();
    let entry = ResultEntry {
        at: GameAt::first(RoundNumber::FIRST, first.table),
        claimed: Claimed::Team(first.sides.first.lead()),
        cause: Cause::ArbiterDecision,
        reason: Some(line("Am Brett entschieden")),
    };
    assert_eq!(tournament.enter_result(&entry).map(drop), Ok(()));
}

#[test]
fn a_swiss_system_waits_for_the_results_of_the_round_before() {
    let mut tournament = drawn(Preset::SwissRules, Format::SwissSystem, 24);
    let round = tournament.pair_round().unwrap();
    tournament.publish_round(round).unwrap();
    let tables = (0..6).map(TableNumber::at).collect();
    assert_eq!(
        tournament.pair_round(),
        Err(Refusal::RoundIncomplete { round, tables })
    );
}

fn pairs_met(tournament: &Tournament) -> Vec<(u16, u16)> {
    tournament
        .rounds
        .iter()
        .flat_map(|round| &round.matches)
        .map(|it| (it.sides.first.lead().get(), it.sides.second.lead().get()))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn s_p1_s_p1a_every_team_sits_exactly_once_a_round_and_meets_as_often_as_the_format_says(
        players in 6_u16..40,
        double in proptest::bool::ANY,
        winners in proptest::collection::vec(proptest::bool::ANY, 64),
    ) {
        let format = if double { Format::DoubleRoundRobin } else { Format::RoundRobin };
        let mut tournament = drawn(Preset::SwissRules, format, players);
        for _ in 0..tournament.rounds_planned() {
            play(&mut tournament, |round, table| {
                let index = round.number.index() * 7 + table.index();
                if winners[index % winners.len()] { Role::First } else { Role::Second }
            });
            let round = tournament.rounds.last().unwrap();
            let mut seated: Vec<TeamNumber> = round
                .matches
                .iter()
                .flat_map(|it| [it.sides.first.lead(), it.sides.second.lead()])
                .chain(round.byes.first().map(|bye| bye.team))
                .collect();
            seated.sort_unstable();
            let teams: Vec<TeamNumber> = tournament.teams.iter().map(|team| team.number).collect();
            prop_assert_eq!(seated, teams);
        }
        prop_assert!(tournament.pair_round().is_err());
        let met = pairs_met(&tournament);
        let once: BTreeSet<(u16, u16)> = met.iter().copied().collect();
        prop_assert_eq!(once.len(), met.len(), "nobody meets twice in the same roles");
        let teams = usize::from(players / 2);
        let cycles = if double { 2 } else { 1 };
        prop_assert_eq!(met.len(), cycles * teams * (teams - 1) / 2);
        let points: HalfPoints = tournament
            .standings(None)
            .iter()
            .map(|standing| standing.points)
            .sum();
        prop_assert_eq!(usize::from(points.0), 2 * met.len());
    }
}
