//! Players who come after the drawing of lots or go home before the end: S G2, G2a, G4, G4b and G5.

use crate::sample;

use kralle_rules::rule_set::competition::LatePlayer;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    AbsenceRefusal, AbsenceWorth, Cause, Claimed, Format, Formation, GameAt, GoingHome, HalfPoints,
    Line, LotsOrder, Missed, MissedMatches, OddNumber, Place, Placing, PlacingRefusal, PlayerId,
    Presence, Preset, Refusal, ResultEntry, RoundNumber, RuleSet, Settings, Side, TeamLeft,
    TeamMember, TeamNumber, Tournament,
};
use rstest::rstest;
use sample::{line, player, settings, team};

const NOTHING: Missed = Missed::Rounds(AbsenceWorth::Nothing);

/// Returns that many players rated 2000, 1990, … with lots drawn under the Swiss rules.
fn drawn(format: Format, players: u16) -> Tournament {
    let mut it = Tournament::new(Settings {
        swiss_rounds: (format == Format::SwissSystem).then_some(5),
        ..settings(RuleSet::of(Preset::SwissRules), Formation::PotDraw, format)
    });
    for number in 0..players {
        let name = format!("Probe {number:02}");
        it.add_player(player(&name, 2000 - 10 * number)).unwrap();
    }
    it.set_odd_number(OddNumber::ThreePlayerTeam).unwrap();
    it.draw_teams(&LotsOrder {
        seed: Seed::parse("739142068").unwrap(),
        wish: Wish::Anyone,
        third_joins: None,
    })
    .unwrap();
    it
}

/// Pairs, publishes and plays a round: the first-named teams win.
fn play(it: &mut Tournament) {
    let number = it.pair_round().unwrap();
    it.publish_round(number).unwrap();
    for found in it.round(number).unwrap().matches.clone() {
        it.enter_result(&ResultEntry {
            at: GameAt::first(number, found.table),
            claimed: Claimed::Team(found.sides.first.lead()),
            cause: Cause::ArbiterDecision,
            reason: Some(line("Probe")),
        })
        .unwrap();
    }
}

fn newcomer(name: &str, rating: u16) -> TeamMember {
    TeamMember::New(Box::new(player(name, rating)))
}

fn placing(player: TeamMember, place: Place) -> Placing {
    Placing {
        player,
        place,
        reason: Some(line("kam nach der Auslosung")),
    }
}

fn home(player: PlayerId, team: impl Into<Option<TeamLeft>>) -> GoingHome {
    GoingHome {
        player,
        team: team.into(),
        reason: Some(line("letzter Zug")),
    }
}

fn members(it: &Tournament, number: u16) -> Vec<PlayerId> {
    let members = it.members(team(number), it.next_round());
    members.map(|membership| membership.player).collect()
}

fn three(it: &Tournament) -> (TeamNumber, Vec<PlayerId>) {
    let mut teams = it.teams.iter().map(|found| found.number);
    let found = teams.find(|number| members(it, number.get()).len() == 3);
    let found = found.unwrap();
    (found, members(it, found.get()))
}

fn points(it: &Tournament) -> Vec<(TeamNumber, HalfPoints)> {
    let teams = it.teams.iter();
    teams
        .map(|found| (found.number, it.points(found.number, None)))
        .collect()
}

fn sits_out(it: &Tournament, round: RoundNumber, number: TeamNumber) -> Option<PlayerId> {
    it.planned_line_up(Side::team(number), round)
        .unwrap()
        .sits_out
}

#[test]
fn who_comes_after_the_lots_waits_and_changes_nothing() {
    // Before the lots no one waits, and with fixed teams never.
    let mut before = drawn(Format::SwissSystem, 12);
    before.lots = None;
    before.teams.clear();
    before.memberships.clear();
    assert_eq!(before.waiting().count(), 0);
    before.settings.formation = Formation::FixedTeams;
    before.teams = drawn(Format::SwissSystem, 12).teams;
    assert_eq!(before.waiting().count(), 0);
    let mut it = drawn(Format::SwissSystem, 12);
    play(&mut it);
    let before = it.clone();
    let late = it.add_player(player("Spät", 1955)).unwrap();
    assert_eq!(it.waiting().map(|it| it.id).collect::<Vec<_>>(), [late]);
    assert_eq!((&it.teams, &it.lots), (&before.teams, &before.lots));
    // His strength can still be corrected, that of a drawn player cannot.
    let mut data = it.player(late).unwrap().data.clone();
    data.ratings.clear();
    it.change_player(late, data.clone()).unwrap();
    let mut data = it.player(PlayerId(1)).unwrap().data.clone();
    data.ratings.clear();
    let refusal = it.change_player(PlayerId(1), data).unwrap_err();
    assert_eq!(refusal, Refusal::AlreadyDrawn { rounds: 1 });
    // Entered by mistake: he can be removed, a drawn player cannot.
    it.remove_player(late).unwrap();
    assert_eq!(it, before);
    let refusal = it.remove_player(PlayerId(1)).unwrap_err();
    assert_eq!(refusal, Refusal::AlreadyDrawn { rounds: 1 });
}

#[test]
fn s_g4b_a_late_player_is_third_of_a_team_and_sits_out_last() {
    let mut it = drawn(Format::SwissSystem, 20);
    play(&mut it);
    let (before, old) = (points(&it), members(&it, 2));
    let late = it
        .place_player(placing(newcomer("Spät", 2100), Place::Third(team(2))))
        .unwrap();
    assert_eq!(points(&it), before);
    // The strongest counts as the pot-1 player.
    assert_eq!(members(&it, 2), [late, old[0], old[1]]);
    // Round 2 to 4: first the two original members, then the newcomer.
    let mut sat_out = Vec::new();
    for _ in 0..3 {
        sat_out.push(sits_out(&it, it.next_round(), team(2)).unwrap());
        play(&mut it);
    }
    assert_eq!(sat_out, [old[0], old[1], late]);
    // Round 1 was played by the two.
    assert_eq!(it.members(team(2), RoundNumber::FIRST).count(), 2);
}

#[rstest]
#[case::s_t1_by_strength(LatePlayer::ByStrength, true)]
#[case::behind_all(LatePlayer::BehindAll, false)]
fn where_a_late_player_stands_is_an_option(#[case] option: LatePlayer, #[case] first: bool) {
    let mut it = drawn(Format::SwissSystem, 12);
    it.settings.rule_set.competition.late_player = option;
    let (gone, stays) = (members(&it, 1)[0], members(&it, 1)[1]);
    let late = it
        .place_player(placing(newcomer("Spät", 2100), Place::InPlaceOf(gone)))
        .unwrap();
    let order = if first { [late, stays] } else { [stays, late] };
    assert_eq!(members(&it, 1), order);
    let line_up = it
        .planned_line_up(Side::team(team(1)), it.next_round())
        .unwrap();
    assert_eq!([Some(line_up.pot_1), line_up.pot_2], order.map(Some));
}

#[test]
fn s_t1_a_late_player_stands_behind_who_was_drawn_with_the_same_rating() {
    let mut it = drawn(Format::SwissSystem, 12);
    let option = LatePlayer::ByStrength;
    it.settings.rule_set.competition.late_player = option;
    let (first, gone) = (members(&it, 6)[0], members(&it, 6)[1]);
    // The pot-1 player of team 6 is the sixth: 1950.
    let late = it
        .place_player(placing(newcomer("Spät", 1950), Place::InPlaceOf(gone)))
        .unwrap();
    assert_eq!(members(&it, 6), [first, late]);
}

#[test]
fn two_who_wait_form_a_team_with_the_next_number_and_the_bye_ends() {
    let mut it = drawn(Format::SwissSystem, 14);
    play(&mut it);
    assert!(it.rounds[0].byes.len() == 1);
    let before = points(&it);
    let rounds = it.rounds_planned();
    let late = it.add_player(player("Spät", 1700)).unwrap();
    let missed = Missed::Rounds(AbsenceWorth::Half);
    let with = Place::NewTeam { with: late, missed };
    let later = it
        .place_player(placing(newcomer("Später", 1900), with))
        .unwrap();
    assert_eq!(members(&it, 8), [later, late]);
    assert_eq!(points(&it)[..7], before[..]);
    // Round 1 is missed: half a point; the others keep numbers, points and rounds.
    assert_eq!(it.points(team(8), None), HalfPoints(1));
    assert_eq!((it.rounds_planned(), it.waiting().count()), (rounds, 0));
    play(&mut it);
    assert_eq!(
        (it.rounds[1].matches.len(), it.rounds[1].byes.len()),
        (4, 0)
    );
    // For display, the team had its players from the start: no list is blank.
    assert_eq!(it.team_players(team(8), RoundNumber::FIRST).count(), 2);
    assert_eq!(it.members(team(8), RoundNumber::FIRST).count(), 0);
}

#[test]
fn s_g4_the_third_of_a_team_and_a_late_player_make_it_even() {
    let mut it = drawn(Format::SwissSystem, 13);
    play(&mut it);
    let (trio, its) = three(&it);
    let missed = NOTHING;
    let with = Place::NewTeam {
        with: its[2],
        missed,
    };
    // A draft of the next round is paired again.
    let draft = it.pair_round().unwrap();
    let late = it
        .place_player(placing(newcomer("Spät", 1850), with))
        .unwrap();
    assert_eq!(members(&it, trio.get()), its[..2]);
    assert_eq!(members(&it, 7).len(), 2);
    assert!(members(&it, 7).contains(&late) && members(&it, 7).contains(&its[2]));
    let paired = it.round(draft).unwrap();
    assert_eq!(paired.matches.len(), 3);
    assert!(
        paired
            .matches
            .iter()
            .all(|it| it.line_ups.first.sits_out.is_none())
    );
    let why: Vec<_> = it.reformed.iter().map(|it| (it.team, it.from)).collect();
    assert_eq!(why, [(trio, draft), (team(7), draft)]);
    // One of two cannot be spared.
    let refusal = it
        .place_player(placing(
            newcomer("Zu spät", 1500),
            Place::NewTeam {
                with: members(&it, 1)[0],
                missed,
            },
        ))
        .unwrap_err();
    let name = it.player(members(&it, 1)[0]).unwrap().data.name.clone();
    assert_eq!(
        refusal,
        PlacingRefusal::NotToSpare {
            player: members(&it, 1)[0],
            name,
            team: team(1)
        }
        .into()
    );
}

#[rstest]
#[case::to_play(MissedMatches::ToPlay)]
#[case::forfeited(MissedMatches::Forfeited)]
fn c_05_annex_1_a_late_team_takes_the_free_number_of_a_round_robin(#[case] missed: MissedMatches) {
    let mut it = drawn(Format::RoundRobin, 10);
    play(&mut it);
    play(&mut it);
    let late = it.add_player(player("Spät", 1700)).unwrap();
    let missed = Missed::Matches(missed);
    let with = Place::NewTeam { with: late, missed };
    it.place_player(placing(newcomer("Später", 1900), with))
        .unwrap();
    for round in &it.rounds {
        assert_eq!((round.matches.len(), round.byes.len()), (3, 0));
    }
    // Another one finds no free number.
    let late = it.add_player(player("Noch später", 1700)).unwrap();
    let with = Place::NewTeam { with: late, missed };
    let refusal = it.place_player(placing(newcomer("Zu spät", 1900), with));
    assert_eq!(
        refusal.unwrap_err(),
        AbsenceRefusal::LateEntryInRoundRobin.into()
    );
}

#[test]
fn c_05_annex_1_who_has_played_for_a_team_is_in_no_late_team_of_a_round_robin() {
    let mut it = drawn(Format::RoundRobin, 11);
    let (_, its) = three(&it);
    let missed = Missed::Matches(MissedMatches::ToPlay);
    let with = Place::NewTeam {
        with: its[2],
        missed,
    };
    // Before round 1 he has not.
    let mut early = it.clone();
    early
        .place_player(placing(newcomer("Spät", 1700), with))
        .unwrap();
    assert_eq!(early.teams.len(), 6);
    play(&mut it);
    let refusal = it.place_player(placing(newcomer("Spät", 1700), with));
    assert!(matches!(
        refusal.unwrap_err(),
        Refusal::Placing(PlacingRefusal::BelongedElsewhere { player, .. }) if player == its[2]
    ));
}

#[rstest]
#[case::third(Place::Third(team(1)))]
#[case::in_place_of(Place::InPlaceOf(PlayerId(1)))]
#[case::new_team(Place::NewTeam { with: PlayerId(1), missed: NOTHING })]
fn s_g2a_teams_change_with_a_reason_and_while_rounds_are_left(#[case] place: Place) {
    let mut it = drawn(Format::SwissSystem, 20);
    let without = Placing {
        reason: None,
        ..placing(newcomer("Spät", 1700), place)
    };
    let refusal = it.place_player(without.clone()).unwrap_err();
    assert_eq!(refusal, Refusal::TeamReasonMissing);
    let article = refusal.article(&it.settings.rule_set).unwrap();
    assert_eq!(article.to_string(), "Grundkonzept (2a)");
    for _ in 0..5 {
        play(&mut it);
    }
    let refusal = it.place_player(placing(newcomer("Spät", 1700), place));
    assert_eq!(refusal.unwrap_err(), Refusal::AllRoundsPaired { rounds: 5 });
    // Waiting takes neither.
    it.place_player(Placing {
        place: Place::Waits,
        ..without
    })
    .unwrap();
}

#[test]
fn s_g5_who_goes_home_says_why_and_what_becomes_of_the_team() {
    let mut it = drawn(Format::SwissSystem, 12);
    play(&mut it);
    let gone = members(&it, 3)[0];
    let before = it.clone();
    let refusal = it.go_home(home(gone, None)).unwrap_err();
    let team_3 = team(3);
    assert_eq!(
        refusal,
        PlacingRefusal::TeamUndecided { team: team_3 }.into()
    );
    let unsaid = GoingHome {
        reason: None,
        ..home(gone, TeamLeft::Leaves)
    };
    let refusal = it.go_home(unsaid).unwrap_err();
    assert_eq!(
        refusal,
        AbsenceRefusal::ReasonMissing { team: team_3 }.into()
    );
    let article = refusal.article(&it.settings.rule_set).unwrap();
    assert_eq!(article.to_string(), "Grundkonzept (5)");
    // Two cannot continue as one.
    let refusal = it.go_home(home(gone, TeamLeft::PlaysOn)).unwrap_err();
    let (members, fewest, most) = (1, 2, 3);
    assert_eq!(
        refusal,
        Refusal::TeamOfSize {
            members,
            fewest,
            most
        }
    );
    assert_eq!(it, before);
}

#[test]
fn s_g4b_of_three_the_others_play_on() {
    let mut it = drawn(Format::SwissSystem, 13);
    play(&mut it);
    let (trio, its) = three(&it);
    let before = points(&it);
    it.go_home(home(its[0], TeamLeft::PlaysOn)).unwrap();
    assert_eq!(members(&it, trio.get()), its[1..]);
    assert_eq!(it.player(its[0]).unwrap().data.presence, Presence::Absent);
    assert_eq!((points(&it), it.waiting().count()), (before, 0));
    // He had a team; now only his presence changes.
    it.go_home(home(its[0], None)).unwrap();
    let refusal = it.go_home(home(its[0], TeamLeft::Leaves)).unwrap_err();
    assert!(matches!(
        refusal,
        Refusal::Placing(PlacingRefusal::InNoTeam { .. })
    ));
}

#[test]
fn s_g2a_the_third_of_another_team_steps_in() {
    let mut it = drawn(Format::RoundRobin, 13);
    play(&mut it);
    let (trio, its) = three(&it);
    let number = if trio == team(1) { 2 } else { 1 };
    let [gone, stays] = members(&it, number)[..] else {
        unreachable!("two in team {number}")
    };
    let then = TeamLeft::StepsIn(TeamMember::Entered(its[2]));
    it.go_home(home(gone, then)).unwrap();
    assert!(members(&it, number).contains(&its[2]) && members(&it, number).contains(&stays));
    assert_eq!(members(&it, trio.get()), its[..2]);
    // No one steps in for his own partner.
    let then = TeamLeft::StepsIn(TeamMember::Entered(stays));
    let refusal = it.go_home(home(its[2], then)).unwrap_err();
    assert_eq!(
        refusal,
        Refusal::PlayerInTeam {
            player: stays,
            team: team(number)
        }
    );
}

#[test]
fn a_partner_left_alone_waits_and_a_late_player_brings_the_team_back() {
    let mut it = drawn(Format::SwissSystem, 12);
    play(&mut it);
    let [gone, stays] = members(&it, 3)[..] else {
        unreachable!("two in team 3")
    };
    let scored = it.points(team(3), None);
    it.go_home(home(gone, TeamLeft::Leaves)).unwrap();
    assert_eq!(it.waiting().map(|it| it.id).collect::<Vec<_>>(), [stays]);
    play(&mut it);
    assert!(it.rounds[1].byes.len() == 1);
    // A player comes: the team plays again with its number and points.
    let mut again = it.clone();
    let place = Place::InPlaceOf(gone);
    let late = again
        .place_player(placing(newcomer("Spät", 1500), place))
        .unwrap();
    assert_eq!(members(&again, 3), [stays, late]);
    assert_eq!(again.points(team(3), None), scored);
    play(&mut again);
    assert!(again.rounds[2].byes.is_empty());
    // Or he joins another team; his old one cannot return without him.
    let place = Place::Third(team(5));
    it.place_player(placing(TeamMember::Entered(stays), place))
        .unwrap();
    assert_eq!(members(&it, 5).len(), 3);
    let refusal = it
        .take_absence_back(team(3), it.next_round(), None)
        .unwrap_err();
    assert!(matches!(refusal, Refusal::TeamOfSize { members: 1, .. }));
    // For display, the withdrawn team is still the two.
    assert_eq!(it.team_players(team(3), it.next_round()).count(), 2);
    play(&mut it);
    assert_eq!(it.rounds[2].matches.len(), 2);
}

#[test]
fn who_leaves_a_round_robin_keeps_a_place_and_a_substitute_opens_its_matches_again() {
    let mut it = drawn(Format::RoundRobin, 8);
    play(&mut it);
    let [gone, stays] = members(&it, 3)[..] else {
        unreachable!("two in team 3")
    };
    it.go_home(home(gone, TeamLeft::Leaves)).unwrap();
    // The matches are forfeited in the name of both.
    assert_eq!((it.waiting().count(), members(&it, 3).len()), (0, 2));
    let place = Place::Third(team(1));
    let refusal = it.place_player(placing(TeamMember::Entered(stays), place));
    assert_eq!(
        refusal.unwrap_err(),
        Refusal::PlayerInTeam {
            player: stays,
            team: team(3)
        }
    );
    let round = it.pair_round().unwrap();
    it.publish_round(round).unwrap();
    let decided = |it: &Tournament| {
        let matches = it.round(round).unwrap().matches.iter();
        matches
            .filter(|found| found.current().outcome.is_some())
            .count()
    };
    assert_eq!(decided(&it), 1);
    let place = Place::InPlaceOf(gone);
    it.place_player(placing(newcomer("Spät", 1500), place))
        .unwrap();
    assert_eq!((decided(&it), it.leaves_with(team(3))), (0, None));
}

#[test]
fn nobody_joins_or_steps_in_for_a_team_that_is_gone() {
    let mut it = drawn(Format::SwissSystem, 12);
    play(&mut it);
    let gone = members(&it, 3)[0];
    it.go_home(home(gone, TeamLeft::Leaves)).unwrap();
    let refusal = it.place_player(placing(newcomer("Spät", 1500), Place::Third(team(3))));
    assert_eq!(
        refusal.unwrap_err(),
        PlacingRefusal::TeamGone { team: team(3) }.into()
    );
    let excluded = members(&it, 4);
    it.punish(kralle_tournament::NewPenalty {
        team: team(4),
        player: None,
        round: it.next_round(),
        kind: kralle_tournament::PenaltyKind::Exclusion,
        reason: line("Betrug"),
    })
    .unwrap();
    let place = Place::InPlaceOf(excluded[0]);
    let refusal = it.place_player(placing(newcomer("Spät", 1500), place));
    assert_eq!(
        refusal.unwrap_err(),
        AbsenceRefusal::Excluded { team: team(4) }.into()
    );
    // An excluded player does not wait for a team.
    let waiting: Vec<_> = it.waiting().map(|it| it.id).collect();
    assert!(!waiting.contains(&excluded[1]));
}

#[test]
fn the_team_of_a_player_who_is_not_here_is_left_behind() {
    let mut it = drawn(Format::SwissSystem, 12);
    play(&mut it);
    let gone = members(&it, 3)[0];
    let mut data = it.player(gone).unwrap().data.clone();
    data.presence = Presence::Absent;
    it.change_player(gone, data).unwrap();
    assert_eq!(it.team_left_behind(gone), Some(team(3)));
    it.go_home(home(gone, TeamLeft::Leaves)).unwrap();
}

#[rstest]
#[case::single(Formation::SinglePlayers, Preset::Standard)]
#[case::fixed(Formation::FixedTeams, Preset::Ordnung)]
fn who_was_not_drawn_goes_home_too(#[case] formation: Formation, #[case] preset: Preset) {
    let mut it = Tournament::new(settings(
        RuleSet::of(preset),
        formation,
        Format::SwissSystem,
    ));
    for number in 0..6 {
        let data = |place: &str| player(&format!("Probe {number} {place}"), 1900);
        if formation == Formation::SinglePlayers {
            it.add_player(data("")).unwrap();
        } else {
            let members = ["a", "b", "c"].map(|place| TeamMember::New(Box::new(data(place))));
            let name: Option<Line> = None;
            it.add_team(kralle_tournament::NewTeam {
                name,
                captain: None,
                members: members.into(),
            })
            .unwrap();
        }
    }
    it.give_numbers(
        &Seed::parse("1").unwrap(),
        kralle_tournament::NumberOrder::Strength,
    )
    .unwrap();
    let gone = members(&it, 2)[0];
    if formation == Formation::FixedTeams {
        // The reported order stays (O 10.1); the substitute plays.
        let mut on = it.clone();
        let before = members(&on, 2);
        on.go_home(home(gone, TeamLeft::PlaysOn)).unwrap();
        assert_eq!(members(&on, 2), before);
        let line_up = on
            .planned_line_up(Side::team(team(2)), on.next_round())
            .unwrap();
        assert_eq!(
            [Some(line_up.pot_1), line_up.pot_2],
            [Some(before[1]), Some(before[2])]
        );
    } else {
        let refusal = it.go_home(home(gone, TeamLeft::PlaysOn)).unwrap_err();
        assert_eq!(refusal, Refusal::OtherFormation { formation });
    }
    it.go_home(home(gone, TeamLeft::Leaves)).unwrap();
    assert_eq!(it.player(gone).unwrap().data.presence, Presence::Absent);
    assert_eq!(it.leaves_with(team(2)), Some(RoundNumber::FIRST));
}
