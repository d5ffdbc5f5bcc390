//! Penalties, withdrawals, exclusions and re-formed teams, by the articles of the regulations.

use crate::sample;

use kralle_rules::preset::Preset;
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Absence, AbsenceRefusal, AbsenceWorth, Claimed, Format, Formation, GameAt, HalfPoints, Line,
    LotsOrder, NewMembers, NewPenalty, PenaltyKind, PenaltyRefusal, PlayerId, Progress, Rank,
    Refusal, ResultEntry, RoundNumber, Settings, TableNumber, TeamMember, TeamNumber, Tie,
    Tournament, Verdict,
};
use rstest::rstest;
use sample::{line, player, settings, team};

fn round(number: u16) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

/// Returns a tournament whose teams are drawn, by these rules.
fn drawn(rules: RuleSet, format: Format, teams: u16) -> Tournament {
    let mut tournament = Tournament::new(Settings {
        name: line("Krallentag"),
        swiss_rounds: Some(3),
        ..settings(rules, Formation::PotDraw, format)
    });
    for number in 1..=2 * teams {
        tournament
            .add_player(player(&format!("Pfote {number:02}"), 2400 - 10 * number))
            .unwrap();
    }
    let order = LotsOrder {
        seed: Seed::parse("Klauenburg 7").unwrap(),
        wish: Wish::Anyone,
        third_joins: None,
    };
    tournament.draw_teams(&order).unwrap();
    tournament
}

fn swiss(teams: u16) -> Tournament {
    drawn(RuleSet::of(Preset::SwissRules), Format::SwissSystem, teams)
}

/// Publishes the next round.
fn begin(tournament: &mut Tournament) -> RoundNumber {
    let number = tournament.pair_round().unwrap();
    tournament.publish_round(number).unwrap();
    number
}

fn enter(tournament: &mut Tournament, number: RoundNumber, winner: TeamNumber) {
    let table = table_of(tournament, number, winner);
    tournament
        .enter_result(&ResultEntry {
            at: GameAt::first(number, table),
            claimed: Claimed::Team(winner),
            cause: Cause::ArbiterDecision,
            reason: Some(line("Am Brett entschieden")),
        })
        .unwrap();
}

/// Plays the open matches of the next round: the smaller number wins.
fn play(tournament: &mut Tournament) -> RoundNumber {
    let number = begin(tournament);
    let matches = tournament.round(number).unwrap().matches.clone();
    for it in matches.iter().filter(|it| it.current().outcome.is_none()) {
        enter(
            tournament,
            number,
            it.sides.first.lead().min(it.sides.second.lead()),
        );
    }
    number
}

fn table_of(tournament: &Tournament, number: RoundNumber, team: TeamNumber) -> TableNumber {
    let round = tournament.round(number).unwrap();
    let found = round.matches.iter().find(|it| it.side_of(team).is_some());
    found.unwrap().table
}

fn opponent_of(tournament: &Tournament, number: RoundNumber, team: TeamNumber) -> TeamNumber {
    let table = table_of(tournament, number, team);
    let it = tournament.match_at(number, table).unwrap();
    it.sides.of(it.side_of(team).unwrap().opposite()).lead()
}

fn penalty(number: u16, at: RoundNumber, kind: PenaltyKind) -> NewPenalty {
    NewPenalty {
        team: team(number),
        player: None,
        round: at,
        kind,
        reason: line("Zug vorgesagt"),
    }
}

fn leaving(number: u16, from: RoundNumber) -> Absence {
    Absence {
        team: team(number),
        from,
        to: None,
        worth: AbsenceWorth::Nothing,
        reason: Some(line("Letzter Zug")),
    }
}

#[rstest]
#[case::d_7_4(Preset::Dsj, ["7.4"; 4])]
#[case::s_k3_s_f4_s_a6(Preset::SwissRules, ["K3", "F4", "A6", "A6"])]
#[case::o_9_2(Preset::Ordnung, ["9.2"; 4])]
#[case::fide(Preset::Fics, ["12.9"; 4])]
fn every_penalty_cites_its_article(#[case] preset: Preset, #[case] articles: [&str; 4]) {
    let rules = RuleSet::of(preset);
    let kinds = [
        PenaltyKind::Warning,
        PenaltyKind::MatchLost(TableNumber::at(0)),
        PenaltyKind::PointsDown(HalfPoints(1)),
        PenaltyKind::Exclusion,
    ];
    assert_eq!(kinds.map(|kind| kind.article(&rules).number), articles);
}

#[test]
fn s_k3_a_warning_is_kept_and_changes_nothing_else() {
    let mut tournament = swiss(4);
    let first = play(&mut tournament);
    let before = tournament.clone();
    let warned = penalty(2, first, PenaltyKind::Warning);
    assert_eq!(tournament.punish(warned), Ok(1));
    assert_eq!(tournament.standings(None), before.standings(None));
    assert_eq!(tournament.penalty(1).unwrap().reason, line("Zug vorgesagt"));
    tournament.lift_penalty(1).unwrap();
    assert_eq!(tournament, before);
    assert_eq!(
        tournament.lift_penalty(1),
        Err(PenaltyRefusal::Unknown { number: 1 }.into())
    );
}

#[test]
fn only_a_member_of_the_team_can_be_the_culprit() {
    let mut tournament = swiss(4);
    let first = play(&mut tournament);
    let stranger = tournament.members(team(1), first).next().unwrap().player;
    let mut new = penalty(2, first, PenaltyKind::Warning);
    new.player = Some(stranger);
    assert_eq!(
        tournament.punish(new),
        Err(Refusal::PlayerNotInTeam {
            player: stranger,
            team: team(2)
        })
    );
}

#[test]
fn points_taken_and_given_move_teams_in_the_standings_from_their_round_on() {
    let mut tournament = swiss(4);
    let first = play(&mut tournament);
    let second = play(&mut tournament);
    // Team 1 has won twice.
    assert_eq!(tournament.points(team(1), None), HalfPoints(4));
    let down = penalty(1, second, PenaltyKind::PointsDown(HalfPoints(3)));
    tournament.punish(down).unwrap();
    let up = penalty(4, first, PenaltyKind::PointsUp(HalfPoints(2)));
    tournament.punish(up).unwrap();
    assert_eq!(tournament.points(team(1), Some(first)), HalfPoints(2));
    assert_eq!(tournament.points(team(1), Some(second)), HalfPoints(1));
    let standings = tournament.standings(None);
    let of = |number| standings.iter().find(|it| it.team == team(number)).unwrap();
    assert_eq!((of(1).points, of(1).penalty), (HalfPoints(1), -3));
    assert_eq!(of(4).penalty, 2);
    assert!(of(1).rank > of(4).rank);
}

#[test]
fn points_never_fall_below_none_and_none_are_no_penalty() {
    let mut tournament = swiss(4);
    let first = play(&mut tournament);
    let down = penalty(4, first, PenaltyKind::PointsDown(HalfPoints(9)));
    tournament.punish(down).unwrap();
    assert_eq!(tournament.points(team(4), None), HalfPoints(0));
    assert_eq!(
        tournament.punish(penalty(4, first, PenaltyKind::PointsUp(HalfPoints(0)))),
        Err(PenaltyRefusal::NoPoints.into())
    );
}

#[test]
fn the_next_round_is_paired_by_the_points_with_penalties() {
    let mut tournament = swiss(4);
    let first = play(&mut tournament);
    let winners: Vec<TeamNumber> = tournament
        .teams
        .iter()
        .map(|team| team.number)
        .filter(|team| tournament.points(*team, None) == HalfPoints(2))
        .collect();
    let mut plain = tournament.clone();
    let second = begin(&mut plain);
    assert_eq!(opponent_of(&plain, second, winners[0]), winners[1]);
    // One point less, and the winner is one of the losers.
    let down = penalty(
        winners[0].get(),
        first,
        PenaltyKind::PointsDown(HalfPoints(2)),
    );
    let up = penalty(
        opponent_of(&tournament, first, winners[0]).get(),
        first,
        PenaltyKind::PointsUp(HalfPoints(2)),
    );
    tournament.punish(down).unwrap();
    tournament.punish(up).unwrap();
    let second = begin(&mut tournament);
    assert_ne!(opponent_of(&tournament, second, winners[0]), winners[1]);
}

#[test]
fn with_a_list_of_tie_breaks_teams_level_after_penalties_are_compared_by_it() {
    let mut tournament = swiss(6);
    tournament.settings.tie_breaks = vec!["WIN".parse().unwrap()];
    let first = play(&mut tournament);
    play(&mut tournament);
    // Team 1 has two wins, and as many points as a team with one.
    let down = penalty(1, first, PenaltyKind::PointsDown(HalfPoints(2)));
    tournament.punish(down).unwrap();
    let standings = tournament.standings(None);
    let level: Vec<_> = standings
        .iter()
        .filter(|it| it.points == HalfPoints(2))
        .collect();
    assert!(level.len() > 1);
    assert_eq!(level[0].team, team(1));
    assert_eq!(level[0].tie, Tie::TieBreaks);
}

#[test]
fn s_f4_a_match_lost_is_the_arbiters_decision_and_stands_until_it_is_lifted() {
    let mut tournament = swiss(4);
    let first = begin(&mut tournament);
    let table = table_of(&tournament, first, team(1));
    enter(&mut tournament, first, team(1));
    let lost = penalty(1, first, PenaltyKind::MatchLost(table));
    tournament.punish(lost.clone()).unwrap();
    let outcome = |tournament: &Tournament| {
        let it = tournament.match_at(first, table).unwrap();
        it.current().outcome.as_ref().map(|outcome| outcome.verdict)
    };
    let it = tournament.match_at(first, table).unwrap().clone();
    let winner = it.side_of(team(1)).unwrap().opposite();
    assert_eq!(outcome(&tournament), Some(Verdict::won_by(winner)));

    let held = Refusal::from(PenaltyRefusal::MatchLost {
        round: first,
        table,
        team: team(1),
    });
    assert_eq!(tournament.punish(lost), Err(held.clone()));
    assert_eq!(
        tournament.clear_result(GameAt::first(first, table), Some(&line("Irrtum"))),
        Err(held)
    );

    // The opponents as well: neither team gets anything.
    let opponents = opponent_of(&tournament, first, team(1));
    let lost = penalty(opponents.get(), first, PenaltyKind::MatchLost(table));
    tournament.punish(lost).unwrap();
    assert_eq!(outcome(&tournament), Some(Verdict::BothLose));
    tournament.lift_penalty(1).unwrap();
    let side = it.side_of(team(1)).unwrap();
    assert_eq!(outcome(&tournament), Some(Verdict::won_by(side)));
    tournament.lift_penalty(2).unwrap();
    assert_eq!(outcome(&tournament), None);
}

#[test]
fn only_who_plays_at_a_table_can_lose_the_match_there() {
    let mut tournament = swiss(6);
    let first = begin(&mut tournament);
    let table = table_of(&tournament, first, team(1));
    let foreign = (2..=6)
        .find(|it| table_of(&tournament, first, team(*it)) != table)
        .unwrap();
    let lost = PenaltyKind::MatchLost(table);
    let refused = Err(Refusal::TeamNotInMatch {
        round: first,
        table,
        team: team(foreign),
    });
    assert_eq!(tournament.punish(penalty(foreign, first, lost)), refused);
    // Nor for a team that has lost it already.
    tournament.punish(penalty(1, first, lost)).unwrap();
    assert_eq!(tournament.punish(penalty(foreign, first, lost)), refused);
}

#[test]
fn who_is_excluded_is_not_paired_any_more_and_stands_behind_all() {
    let mut tournament = swiss(4);
    let first = play(&mut tournament);
    assert_eq!(
        tournament.punish(penalty(1, first, PenaltyKind::Exclusion)),
        Err(Refusal::RoundIsPublished { round: first })
    );
    tournament
        .punish(penalty(1, round(2), PenaltyKind::Exclusion))
        .unwrap();
    let second = play(&mut tournament);
    let paired = &tournament.round(second).unwrap().matches;
    assert!(paired.iter().all(|it| it.side_of(team(1)).is_none()));
    let standings = tournament.standings(None);
    let last = standings.last().unwrap();
    assert_eq!((last.team, last.tie), (team(1), Tie::Out));
    assert_eq!(last.rank, Rank { from: 4, to: 4 });
    assert_eq!(
        tournament.take_absence_back(team(1), round(3), None),
        Err(AbsenceRefusal::Excluded { team: team(1) }.into())
    );

    tournament.lift_penalty(1).unwrap();
    let third = begin(&mut tournament);
    let paired = &tournament.round(third).unwrap().matches;
    assert!(paired.iter().any(|it| it.side_of(team(1)).is_some()));
    assert_ne!(tournament.standings(None).last().unwrap().team, team(1));
}

#[rstest]
#[case::s_g5_less_than_half_is_annulled("half_played", 2, true)]
#[case::s_g5_half_counts("half_played", 4, false)]
#[case::the_rest_is_forfeited("rest_forfeited", 2, false)]
#[case::all_is_annulled("all_annulled", 4, true)]
fn who_leaves_a_round_robin(#[case] reading: &str, #[case] from: u16, #[case] annulled: bool) {
    let mut rules = RuleSet::of(Preset::SwissRules);
    rules.set("withdrawal", reading).unwrap();
    // Six teams: five matches each.
    let mut tournament = drawn(rules, Format::RoundRobin, 6);
    while tournament.next_round() < round(from) {
        play(&mut tournament);
    }
    let before = tournament.clone();
    tournament.let_be_absent(&leaving(1, round(from))).unwrap();
    // If the rules leave the reason of a withdrawal open: nothing is annulled without a reason.
    let mut free = before.clone();
    let rules = &mut free.settings.rule_set;
    rules.set("leaving", "unregulated").unwrap();
    let silent = free.let_be_absent(&Absence {
        reason: None,
        ..leaving(1, round(from))
    });
    let refusal = AbsenceRefusal::ChangesResults { team: team(1) };
    assert_eq!(
        silent,
        if annulled {
            Err(refusal.into())
        } else {
            Ok(())
        }
    );
    assert_eq!(tournament.is_annulled(team(1)), annulled);
    let now = begin(&mut tournament);
    let opponents = opponent_of(&tournament, now, team(1));
    let table = table_of(&tournament, now, team(1));
    let it = tournament.match_at(now, table).unwrap();
    let outcome = it.current().outcome.as_ref().unwrap();
    assert_eq!(outcome.cause, Cause::Forfeit);
    assert_eq!(outcome.verdict.winner(), it.side_of(opponents));
    let got = tournament.points_in(tournament.round(now).unwrap(), opponents);
    let standings = tournament.standings(None);
    if annulled {
        assert_eq!(got, Some(HalfPoints(0)));
        assert_eq!(tournament.points(team(1), None), HalfPoints(0));
        assert_eq!(standings.last().unwrap().team, team(1));
    } else {
        assert_eq!(got, Some(HalfPoints(2)));
        let won = HalfPoints(2 * (from - 1));
        assert_eq!(tournament.points(team(1), None), won);
    }
    // Back again: the match is to be played.
    assert_eq!(
        tournament.take_absence_back(team(1), now, None),
        Err(AbsenceRefusal::ChangesResults { team: team(1) }.into())
    );
    let reason = Line::parse("doch da").unwrap();
    tournament
        .take_absence_back(team(1), now, Some(&reason))
        .unwrap();
    assert_eq!(
        tournament.match_at(now, table).unwrap().current().outcome,
        None
    );
    assert_eq!(
        tournament.points(team(1), None),
        before.points(team(1), None)
    );
}

#[test]
fn who_has_played_a_round_cannot_have_left_before_it() {
    let mut tournament = drawn(RuleSet::of(Preset::SwissRules), Format::RoundRobin, 4);
    let first = play(&mut tournament);
    assert_eq!(
        tournament.let_be_absent(&leaving(2, first)),
        Err(AbsenceRefusal::HasPlayed {
            team: team(2),
            round: first
        }
        .into())
    );
    let single = Absence {
        to: Some(round(2)),
        ..leaving(2, round(2))
    };
    assert_eq!(
        tournament.let_be_absent(&single),
        Err(AbsenceRefusal::InRoundRobin.into())
    );
}

#[test]
fn two_who_left_lose_their_match_both() {
    let mut tournament = drawn(RuleSet::of(Preset::Dsj), Format::RoundRobin, 4);
    let first = tournament.pair_round().unwrap();
    let it = tournament.round(first).unwrap().matches[0].clone();
    for team in [it.sides.first.lead(), it.sides.second.lead()] {
        tournament
            .let_be_absent(&leaving(team.get(), first))
            .unwrap();
    }
    tournament.publish_round(first).unwrap();
    let outcome = tournament.round(first).unwrap().matches[0]
        .current()
        .outcome
        .clone();
    assert_eq!(outcome.unwrap().cause, Cause::DoubleForfeit);
}

#[test]
fn s_g2a_partners_are_exchanged_while_the_tournament_goes_on() {
    let mut tournament = swiss(4);
    let first = play(&mut tournament);
    let members = |tournament: &Tournament, number, at| -> Vec<PlayerId> {
        let members = tournament.members(team(number), at);
        members.map(|it| it.player).collect()
    };
    let (one, two) = (
        members(&tournament, 1, first),
        members(&tournament, 2, first),
    );
    let entered = |players: &[PlayerId]| players.iter().copied().map(TeamMember::Entered).collect();
    let new = |number, players: &[PlayerId]| NewMembers {
        team: team(number),
        members: entered(players),
    };
    let exchange = vec![new(1, &[one[0], two[1]]), new(2, &[two[0], one[1]])];
    let points = tournament.points(team(1), None);
    tournament
        .reform_teams(exchange.clone(), &line("Streit im Team"))
        .unwrap();
    assert_eq!(members(&tournament, 1, first), one);
    assert_eq!(members(&tournament, 1, round(2)), [one[0], two[1]]);
    assert_eq!(members(&tournament, 2, round(2)), [two[0], one[1]]);
    let orders = tournament.members(team(2), round(2)).map(|it| it.order.0);
    assert!(orders.eq([1, 2]), "a line-up order counts from 1");
    assert_eq!(tournament.points(team(1), None), points);
    assert_eq!(tournament.reformed.len(), 2);
    let second = begin(&mut tournament);
    let it = tournament.match_at(second, table_of(&tournament, second, team(1)));
    let it = it.unwrap();
    let line_up = it.line_ups.of(it.side_of(team(1)).unwrap());
    assert_eq!(line_up.pot_2, Some(two[1]));
    // The third round would have the same teams.
    assert_eq!(
        tournament.reform_teams(exchange, &line("Noch einmal")),
        Err(Refusal::TeamsUnchanged)
    );
    assert_eq!(
        tournament.reform_teams(vec![new(3, &[one[0], two[0]])], &line("Nein")),
        Err(Refusal::PlayerInTeam {
            player: one[0],
            team: team(1)
        })
    );
}

#[test]
fn s_g2a_the_director_steps_in_for_who_is_gone() {
    let mut tournament = swiss(4);
    play(&mut tournament);
    let stays = tournament.members(team(3), round(2)).next().unwrap().player;
    let director = player("Rosa Klaue", 1900);
    let teams = vec![NewMembers {
        team: team(3),
        members: vec![
            TeamMember::New(Box::new(director)),
            TeamMember::Entered(stays),
        ],
    }];
    tournament
        .reform_teams(teams, &line("Partner krank"))
        .unwrap();
    let now: Vec<_> = tournament.members(team(3), round(2)).collect();
    assert_eq!(now[0].player, stays);
    let name = &tournament.player(now[1].player).unwrap().data.name;
    assert_eq!(name.as_str(), "Rosa Klaue");
}

#[test]
fn a_match_may_be_marked_as_still_playing_until_its_result_comes() {
    let mut tournament = swiss(4);
    let first = begin(&mut tournament);
    let tables = [TableNumber::at(0), TableNumber::at(1)];
    let playing = Progress::StillPlaying;
    tournament.mark_progress(first, tables[0], playing).unwrap();
    assert_eq!(
        tournament.may_pair(),
        Err(Refusal::RoundPartlyPlaying {
            round: first,
            tables: vec![tables[1]],
            playing: vec![tables[0]],
        })
    );
    let at = |index: usize| {
        tournament.round(first).unwrap().matches[index]
            .sides
            .first
            .lead()
    };
    let winners = [at(0), at(1)];
    enter(&mut tournament, first, winners[1]);
    assert_eq!(
        tournament.may_pair(),
        Err(Refusal::RoundStillPlaying {
            round: first,
            playing: vec![tables[0]],
        })
    );
    enter(&mut tournament, first, winners[0]);
    assert_eq!(tournament.may_pair(), Ok(()));
    assert_eq!(
        tournament.mark_progress(first, tables[0], playing),
        Err(Refusal::MatchDecided {
            round: first,
            table: tables[0]
        })
    );
}
