//! Fixed teams by the regulations (D 8.1, D 8.2, O 10.1–10.3, S G2a), through the public methods.

use crate::sample;

use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::lots::Seed;
use kralle_tournament::{
    Cause, Claimed, Format, Formation, GameAt, LineUpSource, NewTeam, NumberOrder, PlayerId,
    Presence, Refusal, ResultEntry, Role, RoundNumber, Seating, SeatingState, Settings, Side,
    TableNumber, TeamMember, TeamNumber, Tournament,
};
use proptest::prelude::*;
use rstest::rstest;
use sample::{line, team};

fn seed(text: &str) -> Seed {
    Seed::parse(text).unwrap()
}

const ONE: RoundNumber = RoundNumber::FIRST;
const TABLE: TableNumber = TableNumber::FIRST;

fn player(name: &str, rating: Option<u16>) -> TeamMember {
    TeamMember::New(Box::new(sample::player(name, rating)))
}

fn settings(preset: Preset, formation: Formation) -> Settings {
    sample::settings(RuleSet::of(preset), formation, Format::RoundRobin)
}

/// Enters teams of these sizes; the first team is the weakest, every member weaker than the
/// previous one.
fn reported(preset: Preset, sizes: &[u16]) -> Tournament {
    let mut tournament = Tournament::new(settings(preset, Formation::FixedTeams));
    for (index, size) in sizes.iter().enumerate() {
        let base = 1500 + 100 * u16::try_from(index).unwrap();
        let members = (0..*size)
            .map(|place| {
                player(
                    &format!("Spieler {index}-{}", place + 1),
                    Some(base - 10 * place),
                )
            })
            .collect();
        tournament
            .add_team(NewTeam {
                name: Some(line(&format!("Team {index}"))),
                captain: None,
                members,
            })
            .unwrap();
    }
    tournament
}

fn published(preset: Preset, sizes: &[u16]) -> Tournament {
    let mut tournament = reported(preset, sizes);
    tournament
        .give_numbers(&seed("7"), NumberOrder::Listed)
        .unwrap();
    tournament.pair_round().unwrap();
    tournament.publish_round(ONE).unwrap();
    tournament
}

/// Returns the members of the first-named team at table 1, by line-up order.
fn members(tournament: &Tournament) -> (TeamNumber, Vec<PlayerId>) {
    let number = tournament.match_at(ONE, TABLE).unwrap().sides.first.lead();
    let members = tournament.members(number, ONE);
    (number, members.map(|it| it.player).collect())
}

fn entered(ids: &[PlayerId]) -> NewTeam {
    NewTeam {
        name: None,
        captain: None,
        members: ids.iter().copied().map(TeamMember::Entered).collect(),
    }
}

#[rstest]
#[case::one_is_no_team(1, false)]
#[case::two(2, true)]
#[case::six_with_substitutes(6, true)]
#[case::seven(7, false)]
fn o_10_1_a_team_has_two_to_six_members(#[case] size: u16, #[case] admitted: bool) {
    let mut tournament = Tournament::new(settings(Preset::Ordnung, Formation::FixedTeams));
    let members = (0..size)
        .map(|number| player(&format!("Spieler {number}"), None))
        .collect();
    let answer = tournament.add_team(NewTeam {
        name: None,
        captain: None,
        members,
    });
    match answer {
        Ok(number) => assert!(admitted && number == TeamNumber::FIRST),
        Err(refusal) => {
            assert!(!admitted, "{refusal}");
            // A refused team enters no players.
            assert!(tournament.players.is_empty());
            let article = refusal.article(&tournament.settings.rule_set).unwrap();
            assert_eq!(article.to_string(), "1.1");
        }
    }
}

#[test]
fn everyone_plays_for_one_team_only() {
    let mut tournament = reported(Preset::Ordnung, &[2, 2]);
    let taken = tournament.memberships[0].player;
    let free = match player("Neu, Nora", None) {
        TeamMember::New(data) => tournament.add_player(*data).unwrap(),
        TeamMember::Entered(id) => id,
    };
    assert_eq!(
        tournament.add_team(entered(&[free, taken])),
        Err(Refusal::PlayerInTeam {
            player: taken,
            team: team(1)
        })
    );
    assert_eq!(
        tournament.add_team(entered(&[free, free])),
        Err(Refusal::PlayerNamedTwice { player: free })
    );
    assert_eq!(tournament.without_team().collect::<Vec<_>>(), [free]);
    assert_eq!(
        tournament.remove_player(taken),
        Err(Refusal::PlayerInTeam {
            player: taken,
            team: team(1)
        })
    );
}

#[test]
fn a_team_name_is_used_once() {
    let mut tournament = reported(Preset::Dsj, &[2, 2]);
    let answer = tournament.add_team(NewTeam {
        name: Some(line("TEAM 0")),
        captain: None,
        members: vec![player("A", None), player("B", None)],
    });
    assert!(matches!(answer, Err(Refusal::TeamNameTaken { .. })));
    assert_eq!(tournament.players.len(), 4);
}

#[test]
fn numbers_by_strength_begin_with_the_best_average() {
    let mut tournament = reported(Preset::Ordnung, &[2, 3, 2]);
    assert_eq!(tournament.pair_round(), Err(Refusal::NumbersMissing));
    tournament
        .give_numbers(&seed("7"), NumberOrder::Strength)
        .unwrap();
    let names: Vec<_> = tournament
        .teams
        .iter()
        .map(|team| team.name.as_ref().unwrap().as_str())
        .collect();
    assert_eq!(names, ["Team 2", "Team 1", "Team 0"]);
    // The substitute does not count: 1700 and 1690.
    assert_eq!(tournament.strength(team(1)), Some(3390));
    assert_eq!(tournament.team_players(team(2), ONE).count(), 3);
}

#[test]
fn a_team_with_one_rating_is_as_strong_as_that() {
    let mut tournament = Tournament::new(settings(Preset::Ordnung, Formation::FixedTeams));
    for (name, ratings) in [("a", [Some(1700), Some(1750)]), ("b", [Some(1740), None])] {
        let members = [1, 2].map(|place| player(&format!("{name} {place}"), ratings[place - 1]));
        tournament
            .add_team(NewTeam {
                name: Some(line(name)),
                captain: None,
                members: members.into(),
            })
            .unwrap();
    }
    tournament
        .give_numbers(&seed("7"), NumberOrder::Strength)
        .unwrap();
    assert_eq!(tournament.team_name(team(1)), Some(&line("b")));
    assert_eq!(tournament.strength(team(1)), Some(2 * 1740));
    assert_eq!(tournament.strength(team(2)), Some(1700 + 1750));
}

#[test]
fn numbers_by_lot_depend_on_the_seed_alone() {
    let order = |text: &str| {
        let mut tournament = reported(Preset::Ordnung, &[2, 2, 2, 2, 2, 2, 2, 2]);
        tournament
            .give_numbers(&seed(text), NumberOrder::Lot)
            .unwrap();
        let names = tournament.teams.iter().map(|it| it.name.clone().unwrap());
        names.collect::<Vec<_>>()
    };
    assert_eq!(order("739142068"), order("739142068"));
    assert_ne!(order("739142068"), order("739142069"));
}

#[test]
fn teams_come_and_go_until_numbers_are_given() {
    let mut tournament = reported(Preset::Ordnung, &[2, 2, 2]);
    tournament.remove_team(team(1)).unwrap();
    assert_eq!(tournament.teams[0].name, Some(line("Team 1")));
    let teams = tournament.memberships.iter().map(|it| it.team.get());
    assert!(teams.eq([1, 1, 2, 2]), "the members of the others stay");
    tournament
        .give_numbers(&seed("7"), NumberOrder::Listed)
        .unwrap();
    assert_eq!(tournament.remove_team(team(1)), Err(Refusal::NumbersGiven));
    tournament.take_numbers_back().unwrap();
    tournament.remove_team(team(1)).unwrap();
    assert_eq!(
        tournament.give_numbers(&seed("7"), NumberOrder::Listed),
        Err(Refusal::TooFewTeams {
            teams: 1,
            needed: 2
        })
    );
}

#[rstest]
#[case::d_8_2(Preset::Dsj)]
#[case::o_10_2(Preset::Ordnung)]
fn the_first_named_team_has_black_on_board_1(#[case] preset: Preset) {
    let tournament = published(preset, &[2, 3]);
    let it = tournament.match_at(ONE, TABLE).unwrap();
    assert_eq!(
        it.current().seating,
        SeatingState::Complete {
            seating: Seating::Parallel,
            white_on_board_1: Role::Second
        }
    );
}

#[test]
fn o_10_1_the_reported_order_is_kept_in_every_match() {
    let mut tournament = published(Preset::Ordnung, &[4, 4]);
    let (number, ids) = members(&tournament);
    let planned = tournament.match_at(ONE, TABLE).unwrap().line_ups.first;
    assert_eq!((planned.pot_1, planned.pot_2), (ids[0], Some(ids[1])));
    assert_eq!(planned.source, LineUpSource::Planned);
    let admitted = tournament.admitted_line_ups(number, ONE);
    assert_eq!(admitted.len(), 6);

    let refused = tournament
        .choose_line_up(ONE, TABLE, number, [ids[3], ids[1]], None)
        .unwrap_err();
    assert!(matches!(
        &refused,
        Refusal::LineUpOrderBroken { ahead, behind, .. } if (*ahead, *behind) == (ids[1], ids[3])
    ));
    let article = refused.article(&tournament.settings.rule_set).unwrap();
    assert_eq!(article.to_string(), "10.1");

    tournament
        .choose_line_up(ONE, TABLE, number, [ids[1], ids[3]], None)
        .unwrap();
    let chosen = tournament.match_at(ONE, TABLE).unwrap().line_ups.first;
    assert_eq!((chosen.pot_1, chosen.pot_2), (ids[1], Some(ids[3])));
    assert_eq!(chosen.source, LineUpSource::Chosen);
}

#[test]
fn d_8_1_the_reported_order_is_kept_and_substitutes_are_for_the_announcement() {
    let mut tournament = published(Preset::Dsj, &[3, 2]);
    let (number, ids) = members(&tournament);
    let (number, ids) = if ids.len() == 3 {
        (number, ids)
    } else {
        let second = tournament.match_at(ONE, TABLE).unwrap().sides.second.lead();
        let ids = tournament.members(second, ONE).map(|it| it.player);
        (second, ids.collect())
    };
    let answer = |tournament: &mut Tournament, seats| {
        let refused = tournament
            .choose_line_up(ONE, TABLE, number, seats, None)
            .unwrap_err();
        let article = refused.article(&tournament.settings.rule_set).unwrap();
        (refused, article.to_string())
    };
    let (refused, article) = answer(&mut tournament, [ids[1], ids[0]]);
    assert!(matches!(refused, Refusal::LineUpOrderBroken { .. }));
    assert_eq!(article, "8.1");
    let (refused, article) = answer(&mut tournament, [ids[0], ids[2]]);
    assert!(matches!(refused, Refusal::SubstituteNotAdmitted { .. }));
    assert_eq!(article, "Kralle: substitutes");
    // The announcement may allow them (D has no provision).
    tournament
        .settings
        .rule_set
        .set("substitutes", "allowed")
        .unwrap();
    tournament
        .choose_line_up(ONE, TABLE, number, [ids[0], ids[2]], None)
        .unwrap();
}

#[test]
fn s_g2a_a_substitute_takes_the_directors_reason_and_any_order_is_free() {
    let mut tournament = published(Preset::SwissRules, &[3, 3]);
    let (number, ids) = members(&tournament);
    tournament
        .choose_line_up(ONE, TABLE, number, [ids[1], ids[0]], None)
        .unwrap();
    let refused = tournament
        .choose_line_up(ONE, TABLE, number, [ids[2], ids[0]], None)
        .unwrap_err();
    assert!(matches!(refused, Refusal::SubstituteReasonMissing { .. }));
    let article = refused.article(&tournament.settings.rule_set).unwrap();
    assert_eq!(article.number, "G2a");
    let reason = line("Unfall");
    tournament
        .choose_line_up(ONE, TABLE, number, [ids[2], ids[0]], Some(&reason))
        .unwrap();
}

#[test]
fn o_10_1_who_is_absent_is_passed_over_when_a_match_is_planned() {
    let mut tournament = reported(Preset::Ordnung, &[4, 4]);
    tournament
        .give_numbers(&seed("7"), NumberOrder::Listed)
        .unwrap();
    let first = tournament.memberships[0].player;
    let mut data = tournament.player(first).unwrap().data.clone();
    data.presence = Presence::Absent;
    tournament.change_player(first, data).unwrap();
    let planned = tournament
        .planned_line_up(Side::team(team(1)), ONE)
        .unwrap();
    let ids: Vec<PlayerId> = tournament
        .members(team(1), ONE)
        .map(|it| it.player)
        .collect();
    assert_eq!((planned.pot_1, planned.pot_2), (ids[1], Some(ids[2])));
}

#[rstest]
#[case::d_8_1(Preset::Dsj, "8.1")]
#[case::o_10_1(Preset::Ordnung, "10.1")]
fn publishing_round_1_closes_the_line_up_orders(#[case] preset: Preset, #[case] article: &str) {
    let mut tournament = reported(preset, &[3, 2]);
    tournament
        .give_numbers(&seed("7"), NumberOrder::Listed)
        .unwrap();
    tournament.pair_round().unwrap();
    let mut ids: Vec<PlayerId> = tournament
        .members(team(1), ONE)
        .map(|it| it.player)
        .collect();
    ids.rotate_left(1);
    // A draft is no announcement: the order may still change, and the draft follows.
    tournament
        .change_team(team(1), entered(&ids), None)
        .unwrap();
    let it = tournament.match_at(ONE, TABLE).unwrap();
    let side = if it.sides.first.lead() == team(1) {
        it.line_ups.first
    } else {
        it.line_ups.second
    };
    assert_eq!((side.pot_1, side.pot_2), (ids[0], Some(ids[1])));

    tournament.publish_round(ONE).unwrap();
    ids.rotate_left(1);
    let reason = line("geht nicht anders");
    let refused = tournament
        .change_team(team(1), entered(&ids), Some(&reason))
        .unwrap_err();
    assert_eq!(refused, Refusal::LineUpsClosed);
    let cited = refused.article(&tournament.settings.rule_set).unwrap();
    assert_eq!(cited.to_string(), article);
    // The name is not part of the order.
    ids.rotate_right(1);
    let renamed = NewTeam {
        name: Some(line("Neue Namen")),
        captain: Some(line("Pfote, Mia")),
        ..entered(&ids)
    };
    tournament.change_team(team(1), renamed, None).unwrap();
    assert_eq!(tournament.team_name(team(1)), Some(&line("Neue Namen")));
    assert_eq!(tournament.teams[0].captain, Some(line("Pfote, Mia")));
}

#[test]
fn s_g2a_the_director_re_forms_a_team_from_the_next_round_on() {
    let mut tournament = published(Preset::SwissRules, &[2, 2, 2, 2]);
    let before: Vec<PlayerId> = tournament
        .members(team(1), ONE)
        .map(|it| it.player)
        .collect();
    let changed = NewTeam {
        name: None,
        captain: None,
        members: vec![
            TeamMember::Entered(before[0]),
            player("Nachrückerin, Nele", None),
        ],
    };
    assert_eq!(
        tournament.change_team(team(1), changed.clone(), None),
        Err(Refusal::TeamReasonMissing)
    );
    let reason = line("abgereist");
    tournament
        .change_team(team(1), changed, Some(&reason))
        .unwrap();
    let two = ONE.next();
    let in_round = |round| -> Vec<PlayerId> {
        let members = tournament.members(team(1), round);
        members.map(|it| it.player).collect()
    };
    assert_eq!(in_round(ONE), before);
    assert_eq!(in_round(two)[0], before[0]);
    assert_ne!(in_round(two)[1], before[1]);
    assert_eq!(tournament.without_team().collect::<Vec<_>>(), [before[1]]);
}

#[test]
fn a_decided_match_keeps_its_line_up() {
    let mut tournament = published(Preset::Ordnung, &[3, 3]);
    let (number, ids) = members(&tournament);
    tournament
        .enter_result(&ResultEntry {
            at: GameAt::first(ONE, TABLE),
            claimed: Claimed::Player(ids[0]),
            cause: Cause::Checkmate,
            reason: None,
        })
        .unwrap();
    assert_eq!(
        tournament.choose_line_up(ONE, TABLE, number, [ids[0], ids[2]], None),
        Err(Refusal::MatchDecided {
            round: ONE,
            table: TABLE
        })
    );
}

#[test]
fn o_10_3_only_who_plays_can_win() {
    let mut tournament = published(Preset::Ordnung, &[3, 3]);
    let (_, ids) = members(&tournament);
    let substitute = ids[2];
    let answer = tournament.enter_result(&ResultEntry {
        at: GameAt::first(ONE, TABLE),
        claimed: Claimed::Player(substitute),
        cause: Cause::Resignation,
        reason: None,
    });
    assert!(matches!(answer, Err(Refusal::PlayerNotInMatch { .. })));
}

#[test]
fn how_teams_are_formed_stands_once_there_are_any() {
    let mut tournament = reported(Preset::Ordnung, &[2, 2]);
    assert_eq!(
        tournament.change_settings(settings(Preset::Ordnung, Formation::PotDraw)),
        Err(Refusal::TeamsExist { teams: 2 })
    );
    let renamed = Settings {
        name: line("Krallentag"),
        ..settings(Preset::Ordnung, Formation::FixedTeams)
    };
    assert_eq!(tournament.change_settings(renamed), Ok(()));
    assert_eq!(
        tournament.change_settings(settings(Preset::Standard, Formation::FixedTeams)),
        Err(Refusal::RulesOfOtherFormation {
            formation: Formation::FixedTeams
        })
    );
}

proptest! {
    /// The allowed line-ups equal those of a slow second implementation of the regulations.
    #[test]
    fn admitted_line_ups_are_those_of_the_regulations(size in 2_u16..=6, preset in 0_usize..3) {
        let preset = [Preset::Dsj, Preset::SwissRules, Preset::Ordnung][preset];
        let mut tournament = published(preset, &[size, size]);
        let (number, ids) = members(&tournament);
        let admitted = tournament.admitted_line_ups(number, ONE);
        for (one, board_1) in ids.iter().enumerate() {
            for (other, board_2) in ids.iter().enumerate() {
                let in_order = one < other;
                let regular = one < 2 && other < 2;
                let expected = one != other && match preset {
                    Preset::Ordnung => in_order,
                    Preset::Dsj => in_order && regular,
                    Preset::SwissRules
                    | Preset::Fics
                    | Preset::PaarZugSchach
                    | Preset::Fairschach
                    | Preset::Standard => true,
                };
                let found = admitted
                    .iter()
                    .any(|it| (it.board_1, it.board_2) == (*board_1, *board_2));
                prop_assert_eq!(found, expected);
                let reason = line("weil");
                let chosen = tournament
                    .choose_line_up(ONE, TABLE, number, [*board_1, *board_2], Some(&reason));
                prop_assert_eq!(chosen.is_ok(), expected);
            }
        }
    }
}
