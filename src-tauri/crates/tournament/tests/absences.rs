//! Absences, and their effect on drafts, points and later wishes (C.04.1; S G5).

use crate::sample;

use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::lots::Seed;
use kralle_tournament::{
    Absence, AbsenceRefusal, AbsenceWorth, Cause, Claimed, Format, Formation, GameAt, HalfPoints,
    NewPenalty, NewTeam, NumberOrder, PenaltyKind, Refusal, ResultEntry, RoundNumber, Scoring,
    Suggestion, TeamMember, TeamNumber, Tournament,
};
use rstest::rstest;
use sample::{line, player, settings, single_players, team};

fn round(number: u16) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

fn absence(number: u16, from: u16, to: impl Into<Option<u16>>) -> Absence {
    Absence {
        team: team(number),
        from: round(from),
        to: to.into().map(round),
        worth: AbsenceWorth::Nothing,
        reason: Some(line("Zug verpasst")),
    }
}

/// Pairs, publishes and plays a round: the first-named wins.
fn play(it: &mut Tournament) {
    let number = it.pair_round().unwrap();
    it.publish_round(number).unwrap();
    for found in it.round(number).unwrap().matches.clone() {
        it.enter_result(&ResultEntry {
            at: GameAt::first(number, found.table),
            claimed: Claimed::Team(found.sides.first.lead()),
            cause: Cause::Resignation,
            reason: None,
        })
        .unwrap();
    }
}

/// Returns the paired teams of the newest round.
fn paired(it: &Tournament) -> Vec<u16> {
    let matches = it.rounds.last().unwrap().matches.iter();
    let teams = matches.flat_map(|it| [it.sides.first.lead(), it.sides.second.lead()]);
    let mut teams: Vec<u16> = teams.map(TeamNumber::get).collect();
    teams.sort_unstable();
    teams
}

#[test]
fn c_04_1_a_draft_is_paired_again_around_who_is_absent() {
    let mut it = single_players(Format::SwissSystem, 8);
    play(&mut it);
    it.pair_round().unwrap();
    let draft = it.rounds.clone();
    // An absence in a later round does not change it.
    it.let_be_absent(&absence(3, 3, 3)).unwrap();
    assert_eq!(it.rounds, draft);
    it.let_be_absent(&absence(1, 2, 2)).unwrap();
    it.let_be_absent(&absence(2, 2, None)).unwrap();
    assert_eq!(paired(&it), [3, 4, 5, 6, 7, 8]);
    it.take_absence_back(team(1), round(2), None).unwrap();
    it.take_absence_back(team(2), round(2), None).unwrap();
    assert_eq!(it.rounds, draft);
}

#[rstest]
#[case::c_04_1_half(AbsenceWorth::Half, 1)]
#[case::nothing(AbsenceWorth::Nothing, 0)]
fn c_04_1_an_absence_is_worth_a_draw_or_nothing(
    #[case] worth: AbsenceWorth,
    #[case] half_points: u16,
) {
    let mut it = single_players(Format::SwissSystem, 8);
    let away = Absence {
        worth,
        ..absence(1, 1, 1)
    };
    it.let_be_absent(&away).unwrap();
    play(&mut it);
    assert_eq!(it.points(team(1), None), HalfPoints(half_points));
    let for_good = Absence {
        worth,
        ..absence(2, 2, None)
    };
    let expected = match worth {
        AbsenceWorth::Half => Err(AbsenceRefusal::LeavingBringsNothing.into()),
        AbsenceWorth::Nothing => Ok(()),
    };
    assert_eq!(it.let_be_absent(&for_good), expected);
}

#[test]
fn an_absence_is_in_order_and_not_twice() {
    let mut it = single_players(Format::SwissSystem, 8);
    it.let_be_absent(&absence(1, 2, 3)).unwrap();
    let in_round = |number: u16| it.absence_in(team(1), round(number)).is_some();
    assert_eq!([1, 2, 3, 4].map(in_round), [false, true, true, false]);
    assert_eq!(it.absence_in(team(2), round(2)), None);
    let nobody = it.clone().let_be_absent(&absence(99, 1, 1));
    assert_eq!(nobody, Err(Refusal::TeamUnknown { team: team(99) }));
    let backwards = it.let_be_absent(&absence(2, 3, 2));
    assert_eq!(backwards, Err(Refusal::RoundUnknown { round: round(2) }));
    for (from, to, first) in [
        (1, Some(2), 2),
        (3, Some(4), 3),
        (1, None, 2),
        (2, Some(2), 2),
    ] {
        let (team, round) = (team(1), round(first));
        assert_eq!(
            it.let_be_absent(&absence(1, from, to)),
            Err(AbsenceRefusal::AlreadyAbsent { team, round }.into()),
            "{from}–{to:?}"
        );
    }
    it.let_be_absent(&absence(1, 1, 1)).unwrap();
    it.let_be_absent(&absence(1, 4, 4)).unwrap();
    it.let_be_absent(&absence(2, 2, 3)).unwrap();
}

#[test]
fn what_was_missed_stays_missed() {
    let mut it = single_players(Format::SwissSystem, 8);
    it.settings.swiss_rounds = Some(7);
    it.let_be_absent(&absence(1, 1, 3)).unwrap();
    it.let_be_absent(&absence(2, 1, 1)).unwrap();
    it.let_be_absent(&absence(3, 2, 3)).unwrap();
    play(&mut it);
    assert_eq!(
        it.take_absence_back(team(2), round(1), None),
        Err(Refusal::RoundIsPublished { round: round(1) })
    );
    it.take_absence_back(team(1), round(2), None).unwrap();
    it.take_absence_back(team(3), round(2), None).unwrap();
    assert_eq!(it.absences, [absence(1, 1, 1), absence(2, 1, 1)]);
}

#[test]
fn an_exclusion_ends_the_absences_asked_for_from_then_on() {
    let mut it = single_players(Format::SwissSystem, 8);
    it.settings.swiss_rounds = Some(7);
    for asked in [
        absence(1, 1, 1),
        absence(1, 2, 4),
        absence(1, 6, 6),
        absence(2, 2, 4),
        absence(2, 6, 6),
    ] {
        it.let_be_absent(&asked).unwrap();
    }
    it.punish(NewPenalty {
        team: team(1),
        player: None,
        round: round(3),
        kind: PenaltyKind::Exclusion,
        reason: line("Handgreiflich"),
    })
    .unwrap();
    let kept = it.absences.iter();
    let kept: Vec<_> = kept
        .map(|it| (it.team.get(), it.from.get(), it.to.map(RoundNumber::get)))
        .collect();
    assert_eq!(
        kept,
        [
            (1, 1, Some(1)),
            (1, 2, Some(2)),
            (1, 3, None),
            (2, 2, Some(4)),
            (2, 6, Some(6))
        ]
    );
}

#[rstest]
#[case::less_than_half_of_six(Format::DoubleRoundRobin, 4, 2, true)]
#[case::half_of_six(Format::DoubleRoundRobin, 4, 3, false)]
#[case::less_than_half_of_four(Format::RoundRobin, 5, 1, true)]
#[case::half_of_four(Format::RoundRobin, 5, 2, false)]
fn s_g5_matches_count_once_half_of_them_are_played(
    #[case] format: Format,
    #[case] players: u16,
    #[case] played: usize,
    #[case] annulled: bool,
) {
    let mut it = single_players(format, players);
    let option = it.settings.rule_set.set("withdrawal", "half_played");
    option.unwrap();
    let of_one = |it: &Tournament| {
        let matches = it.rounds.iter().flat_map(|round| &round.matches);
        matches.filter(|it| it.side_of(team(1)).is_some()).count()
    };
    while of_one(&it) < played {
        play(&mut it);
    }
    let from = it.next_round().get();
    it.let_be_absent(&absence(1, from, None)).unwrap();
    assert_eq!(it.is_annulled(team(1)), annulled);
}

/// Canceling an absence opens only the matches it forfeited.
#[test]
fn an_absence_taken_back_opens_its_own_forfeits_alone() {
    let mut it = single_players(Format::RoundRobin, 6);
    play(&mut it);
    it.let_be_absent(&absence(1, 2, None)).unwrap();
    let two = it.pair_round().unwrap();
    it.publish_round(two).unwrap();
    let outcomes = |it: &Tournament| -> Vec<bool> {
        let rounds = it.rounds.iter().flat_map(|round| &round.matches);
        rounds.map(|it| it.current().outcome.is_some()).collect()
    };
    let forfeited = outcomes(&it).iter().filter(|it| **it).count();
    assert_eq!(forfeited, 4, "three were played, one is forfeited");
    let reason = line("doch da");
    it.take_absence_back(team(1), two, Some(&reason)).unwrap();
    assert_eq!(outcomes(&it), [true, true, true, false, false, false]);
}

#[rstest]
#[case::s_w1a_round_robin(Format::RoundRobin, 0)]
#[case::s_w1a_double_round_robin(Format::DoubleRoundRobin, 0)]
#[case::s_w1a_swiss_system(Format::SwissSystem, 2)]
fn s_w1a_a_bye_brings_a_win_in_a_swiss_system_alone(
    #[case] format: Format,
    #[case] half_points: u16,
) {
    assert_eq!(Scoring::usual(format).bye, HalfPoints(half_points));
}

/// S G3: the announced format is proposed while another one is set.
#[rstest]
#[case::another_one(Format::SwissSystem, 6, Some((Format::RoundRobin, 5)))]
#[case::too_many(Format::RoundRobin, 9, Some((Format::SwissSystem, 7)))]
#[case::it_is_set(Format::RoundRobin, 6, None)]
#[case::nobody_to_meet(Format::SwissSystem, 1, None)]
#[case::two(Format::SwissSystem, 2, Some((Format::RoundRobin, 1)))]
fn s_g3_the_announced_format_is_proposed(
    #[case] format: Format,
    #[case] players: u16,
    #[case] proposed: Option<(Format, u16)>,
) {
    let rules = "base = \"standard\"\nround_robin_up_to = \"teams_8\"\nswiss_rounds = \"rounds_7\"";
    let rules = RuleSet::from_toml(rules).unwrap();
    let mut it = Tournament::new(settings(rules, Formation::SinglePlayers, format));
    for number in 0..players {
        it.add_player(player(&format!("Pfote {number}"), 2000 - number))
            .unwrap();
    }
    let proposed = proposed.map(|(format, rounds)| Suggestion { format, rounds });
    assert_eq!(it.proposed_format(), proposed);
    // Nothing is proposed without an announcement, nor once a round is paired.
    let mut unsaid = it.clone();
    unsaid.settings.rule_set = RuleSet::of(Preset::Standard);
    assert_eq!(unsaid.proposed_format(), None);
    if players > 1 {
        let seed = kralle_tournament::lots::Seed::parse("7").unwrap();
        it.give_numbers(&seed, kralle_tournament::NumberOrder::Strength)
            .unwrap();
        it.pair_round().unwrap();
        assert_eq!(it.proposed_format(), None);
    }
}

/// Returns the names of the absent players, then of the excluded ones.
fn out(it: &Tournament) -> Vec<String> {
    let absent = it.absences.iter().map(|absence| absence.team);
    let excluded = it.penalties.iter().map(|penalty| penalty.team);
    let names = absent.chain(excluded).map(|team| {
        let mut players = it.team_players(team, RoundNumber::FIRST);
        players.next().unwrap().data.name.to_string()
    });
    names.collect()
}

/// Excludes a team from round 1 on.
fn exclude(it: &mut Tournament, number: u16) {
    let new = NewPenalty {
        team: team(number),
        player: it
            .members(team(number), RoundNumber::FIRST)
            .map(|it| it.player)
            .next(),
        round: RoundNumber::FIRST,
        kind: PenaltyKind::Exclusion,
        reason: line("Betrug"),
    };
    it.punish(new).unwrap();
}

#[test]
fn c_04_1_absences_and_exclusions_follow_a_player_to_his_next_number() {
    let mut it = single_players(Format::SwissSystem, 8);
    it.let_be_absent(&absence(2, 1, 1)).unwrap();
    exclude(&mut it, 7);
    let before = ["Pfote 02", "Pfote 07", "Pfote 07"];
    assert_eq!(out(&it), before);
    for seed in ["Klauenburg 8", "Klauenburg 9"] {
        let seed = Seed::parse(seed).unwrap();
        it.give_numbers(&seed, NumberOrder::Lot).unwrap();
        let mut after = out(&it);
        after.sort_unstable();
        assert_eq!(after, before);
    }
    // No one is an entrant without a number.
    it.take_numbers_back().unwrap();
    assert_eq!((it.absences.len(), it.penalties.len()), (0, 0));
}

#[test]
fn c_04_1_absences_and_exclusions_of_fixed_teams_end_with_their_team_alone() {
    let rules = RuleSet::of(Preset::Ordnung);
    let mut it = Tournament::new(settings(rules, Formation::FixedTeams, Format::SwissSystem));
    for number in 1..=4 {
        let member = |place| {
            TeamMember::New(Box::new(player(
                &format!("Pfote {number}-{place}"),
                2000 - 10 * number,
            )))
        };
        let new = NewTeam {
            name: None,
            captain: None,
            members: vec![member(1), member(2)],
        };
        it.add_team(new).unwrap();
    }
    let seed = Seed::parse("Klauenburg 7").unwrap();
    it.give_numbers(&seed, NumberOrder::Listed).unwrap();
    it.let_be_absent(&absence(2, 1, 1)).unwrap();
    it.let_be_absent(&absence(3, 1, 1)).unwrap();
    exclude(&mut it, 4);
    it.take_numbers_back().unwrap();
    assert_eq!(
        out(&it),
        ["Pfote 2-1", "Pfote 3-1", "Pfote 4-1", "Pfote 4-1"]
    );
    it.remove_team(team(2)).unwrap();
    assert_eq!(out(&it), ["Pfote 3-1", "Pfote 4-1", "Pfote 4-1"]);
    it.give_numbers(&seed, NumberOrder::Strength).unwrap();
    assert_eq!(out(&it), ["Pfote 3-1", "Pfote 4-1", "Pfote 4-1"]);
    // The team keeps the exclusion when the member is replaced and removed.
    let excluded = it.penalties[0].player.unwrap();
    let stays = it
        .members(it.penalties[0].team, RoundNumber::FIRST)
        .map(|it| it.player);
    let mut members: Vec<TeamMember> = stays
        .filter(|it| *it != excluded)
        .map(TeamMember::Entered)
        .collect();
    members.push(TeamMember::New(Box::new(player("Pfote 5", 1800))));
    let new = NewTeam {
        name: None,
        captain: None,
        members,
    };
    it.change_team(it.penalties[0].team, new, None).unwrap();
    it.remove_player(excluded).unwrap();
    assert_eq!(it.penalties[0].player, None);
}

#[rstest]
#[case::all_but_one(1)]
#[case::all(0)]
fn a_round_in_which_at_most_one_is_present_is_not_paired(#[case] present: u16) {
    let mut it = single_players(Format::SwissSystem, 4);
    play(&mut it);
    for number in present + 1..=4 {
        it.let_be_absent(&absence(number, 2, None)).unwrap();
    }
    let before = it.clone();
    let Err(Refusal::Unpairable { why, ways, .. }) = it.pair_round() else {
        panic!("{:?}", it.rounds.last());
    };
    assert_eq!(why, "nobody_to_pair");
    assert_eq!(ways, ["end_the_tournament"]);
    assert_eq!(it, before);
}
