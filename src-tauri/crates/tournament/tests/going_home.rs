//! A player of a fixed team goes home: the team continues, a substitute steps in, or it withdraws
//! (D 8.1, O 10.1, S G2a, G5).

use crate::sample;

use kralle_tournament::lots::Seed;
use kralle_tournament::{
    Cause, Claimed, Format, Formation, GameAt, GoingHome, NewTeam, NumberOrder, PlayerId, Preset,
    Refusal, ResultEntry, RoundNumber, RuleSet, Side, TeamLeft, TeamMember, Tournament,
};
use rstest::rstest;
use sample::{line, player, settings, team};

/// Returns four fixed teams of `size`; round 1 is played and round 2 a draft, or nothing is paired
/// yet.
fn event(preset: Preset, size: u16, begun: bool) -> Tournament {
    let rules = RuleSet::of(preset);
    let mut it = Tournament::new(settings(rules, Formation::FixedTeams, Format::SwissSystem));
    for team in 0..4 {
        let member = |place: u16| player(&format!("Probe {team}-{place}"), 1900 - place);
        let members = (0..size).map(|place| TeamMember::New(Box::new(member(place))));
        it.add_team(NewTeam {
            name: None,
            captain: None,
            members: members.collect(),
        })
        .unwrap();
    }
    it.add_player(player("Probe frei", 1500)).unwrap();
    it.give_numbers(&Seed::parse("1").unwrap(), NumberOrder::Listed)
        .unwrap();
    if begun {
        let one = it.pair_round().unwrap();
        it.publish_round(one).unwrap();
        for found in it.round(one).unwrap().matches.clone() {
            it.enter_result(&ResultEntry {
                at: GameAt::first(one, found.table),
                claimed: Claimed::Team(found.sides.first.lead()),
                cause: Cause::ArbiterDecision,
                reason: Some(line("Probe")),
            })
            .unwrap();
        }
        it.pair_round().unwrap();
    }
    it
}

fn members(it: &Tournament, round: RoundNumber) -> Vec<PlayerId> {
    it.members(team(1), round).map(|it| it.player).collect()
}

/// Returns the planned players of team 1 in the coming round, and those in its draft.
fn plays(it: &Tournament) -> [Option<PlayerId>; 2] {
    let next = it.next_round();
    let planned = it.planned_line_up(Side::team(team(1)), next).unwrap();
    if let Some(draft) = it.rounds.iter().find(|round| round.number == next) {
        let mut matches = draft.matches.iter();
        let noted = matches.find_map(|it| Some(*it.line_ups.of(it.side_of(team(1))?)));
        assert_eq!(noted, Some(planned), "the draft");
    }
    [Some(planned.pot_1), planned.pot_2]
}

fn home(player: PlayerId, team: TeamLeft) -> GoingHome {
    GoingHome {
        player,
        team: Some(team),
        reason: Some(line("krank")),
    }
}

/// True if the team continues without its first player, and if he still belongs to it.
#[rstest]
#[case::o_10_1_the_substitute_follows(Preset::Ordnung, 3, true, Ok(true))]
#[case::s_g2a_the_director_changes_the_team(Preset::SwissRules, 3, true, Ok(false))]
#[case::d_8_1_the_order_stands(Preset::Dsj, 3, true, Err("LineUpsClosed"))]
#[case::d_8_1_before_round_1_it_is_open(Preset::Dsj, 3, false, Ok(false))]
#[case::o_1_1_nobody_plays_alone(Preset::Ordnung, 2, true, Err("TeamOfSize"))]
#[case::s_1_1_nobody_plays_alone(Preset::SwissRules, 2, true, Err("TeamOfSize"))]
fn the_others_play_on_as_far_as_the_rules_know_substitutes(
    #[case] preset: Preset,
    #[case] size: u16,
    #[case] begun: bool,
    #[case] expected: Result<bool, &str>,
) {
    let mut it = event(preset, size, begun);
    let next = it.next_round();
    let before = members(&it, next);
    let done = it.go_home(home(before[0], TeamLeft::PlaysOn));
    match expected {
        Ok(belongs) => {
            done.unwrap();
            assert_eq!(members(&it, next).contains(&before[0]), belongs);
            assert_eq!(plays(&it), [Some(before[1]), Some(before[2])]);
            // Played matches keep their players.
            assert!(!begun || members(&it, RoundNumber::FIRST) == before);
        }
        Err(code) => {
            assert_refused(&done.unwrap_err(), code);
            assert_eq!(members(&it, next), before);
        }
    }
}

#[rstest]
#[case::d_8_1(Preset::Dsj)]
#[case::s_g2a(Preset::SwissRules)]
fn a_substitute_who_was_not_to_play_goes_without_a_change(#[case] preset: Preset) {
    let mut it = event(preset, 3, true);
    let before = members(&it, it.next_round());
    it.go_home(home(before[2], TeamLeft::PlaysOn)).unwrap();
    assert_eq!(members(&it, it.next_round()), before);
    assert_eq!(plays(&it), [Some(before[0]), Some(before[1])]);
}

#[rstest]
#[case::s_g2a_with_the_director(Preset::SwissRules, true, Ok(()))]
#[case::o_10_1_the_order_stands(Preset::Ordnung, true, Err("LineUpsClosed"))]
#[case::o_10_1_before_round_1_it_is_open(Preset::Ordnung, false, Ok(()))]
fn somebody_steps_in_last_of_the_order_while_it_takes_players(
    #[case] preset: Preset,
    #[case] begun: bool,
    #[case] expected: Result<(), &str>,
) {
    let mut it = event(preset, 2, begun);
    let before = members(&it, it.next_round());
    let free = it.without_team().next().unwrap();
    let then = TeamLeft::StepsIn(TeamMember::Entered(free));
    let done = it.go_home(home(before[0], then));
    match expected {
        Ok(()) => {
            done.unwrap();
            assert_eq!(plays(&it), [Some(before[1]), Some(free)]);
        }
        Err(code) => {
            assert_refused(&done.unwrap_err(), code);
            assert_eq!(plays(&it), [Some(before[0]), Some(before[1])]);
        }
    }
}

#[test]
fn s_g2a_the_change_takes_a_reason_and_somebody_without_a_team() {
    let mut it = event(Preset::SwissRules, 2, true);
    let gone = members(&it, it.next_round())[0];
    let free = it.without_team().next().unwrap();
    let unsaid = GoingHome {
        reason: None,
        ..home(gone, TeamLeft::StepsIn(TeamMember::Entered(free)))
    };
    assert_refused(&it.go_home(unsaid).unwrap_err(), "Absence(ReasonMissing");
    let other = it.members(team(2), it.next_round()).next().unwrap().player;
    let taken = home(gone, TeamLeft::StepsIn(TeamMember::Entered(other)));
    assert_eq!(
        it.go_home(taken),
        Err(Refusal::PlayerInTeam {
            player: other,
            team: team(2)
        })
    );
}

#[track_caller]
fn assert_refused(refusal: &Refusal, variant: &str) {
    let said = format!("{refusal:?}");
    assert!(said.starts_with(variant), "{said}");
}
