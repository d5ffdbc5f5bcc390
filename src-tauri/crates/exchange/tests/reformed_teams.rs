//! S G2a: changed teams exported and imported, and changes that a report cannot express.

use crate::report_sample;

use std::collections::BTreeMap;

use kralle_exchange::tournament_report::{read, write};
use kralle_exchange::trf::{Overflow, Record, TeamRecord, Trf};
use kralle_rules::preset::Preset;
use kralle_tournament::{
    Format, Formation, NewMembers, PlayerId, RoundNumber, TeamMember, TeamNumber, Tournament,
};
use report_sample::{line, numbered, play};
use rstest::rstest;

fn members(t: &Tournament, team: u16, round: u16) -> Vec<PlayerId> {
    let (team, round) = (
        TeamNumber::new(team).unwrap(),
        RoundNumber::new(round).unwrap(),
    );
    t.members(team, round).map(|it| it.player).collect()
}

/// Exchanges the second players of teams 1 and 2.
fn exchange_partners(t: &mut Tournament) {
    let next = t.next_round().get();
    let [one, other] = [1, 2].map(|team| members(t, team, next));
    let new = |team: u16, stays: PlayerId, comes: PlayerId| NewMembers {
        team: TeamNumber::new(team).unwrap(),
        members: [stays, comes].map(TeamMember::Entered).to_vec(),
    };
    let teams = vec![new(1, one[0], other[1]), new(2, other[0], one[1])];
    t.reform_teams(teams, &line("Partner getauscht")).unwrap();
}

/// Returns the team that each player sat for, by name and round.
fn sat(t: &Tournament) -> BTreeMap<(String, u16), u16> {
    let mut sat = BTreeMap::new();
    for round in &t.rounds {
        for it in &round.matches {
            for (team, line_up) in [
                (it.sides.first.lead(), it.line_ups.first),
                (it.sides.second.lead(), it.line_ups.second),
            ] {
                for player in line_up.players() {
                    let name = t.player(player).unwrap().data.name.to_string();
                    sat.insert((name, round.number.get()), team.get());
                }
            }
        }
    }
    sat
}

#[rstest]
#[case::a_round_each(&[1])]
#[case::there_and_back(&[1, 2])]
#[case::after_the_last_round(&[3])]
fn s_g2a_who_changed_the_team_stands_in_both_with_every_game(
    #[case] exchanges: &[u16],
    #[values(Format::SwissSystem, Format::RoundRobin)] format: Format,
) {
    let mut t = numbered(Preset::SwissRules, Formation::PotDraw, format, 8);
    for round in 1..=3 {
        play(&mut t, &mut [0, 4, 3, 7, 1].into_iter().cycle()).unwrap();
        if exchanges.contains(&round) {
            exchange_partners(&mut t);
        }
    }
    let report = write(&t).unwrap();
    let cells = report
        .players()
        .map(|it| it.rounds.iter().flatten().count());
    assert_eq!(cells.sum::<usize>(), 3 * 8);
    let again = read(&report.to_bytes()).unwrap().tournament;
    assert_eq!(sat(&again), sat(&t));
    let points = |t: &Tournament| -> Vec<_> {
        let standings = t.standings(None);
        standings
            .iter()
            .map(|it| (it.team, it.points, it.rank))
            .collect()
    };
    assert_eq!(points(&again), points(&t));
    let name = |t: &Tournament, id: PlayerId| t.player(id).unwrap().data.name.to_string();
    for (team, round) in (1..=4).flat_map(|team| (1..=4).map(move |round| (team, round))) {
        let names = |t: &Tournament| {
            let mut names: Vec<_> = members(t, team, round)
                .iter()
                .map(|it| name(t, *it))
                .collect();
            names.sort();
            names
        };
        assert_eq!(names(&again), names(&t), "team {team} in round {round}");
    }
    assert_eq!(write(&again).unwrap().to_bytes(), report.to_bytes());
}

#[rstest]
#[case(Formation::PotDraw, Format::SwissSystem, "FIDE_TEAM_TYPEA_MP")]
#[case(Formation::PotDraw, Format::RoundRobin, "FIDE_TEAM_ROUNDROBIN")]
#[case(
    Formation::FixedTeams,
    Format::DoubleRoundRobin,
    "FIDE_TEAM_DOUBLEROUNDROBIN"
)]
#[case(Formation::SinglePlayers, Format::RoundRobin, "FIDE_ROUNDROBIN")]
#[case(
    Formation::SinglePlayers,
    Format::DoubleRoundRobin,
    "FIDE_DOUBLEROUNDROBIN"
)]
#[case(Formation::SinglePlayers, Format::SwissSystem, "FIDE_DUTCH_2026")]
fn record_192_says_what_was_played_and_by_whom(
    #[case] formation: Formation,
    #[case] format: Format,
    #[case] kind: &str,
) {
    let preset = match formation {
        Formation::SinglePlayers => Preset::Standard,
        Formation::PotDraw | Formation::FixedTeams | Formation::ChangingPartners => {
            Preset::SwissRules
        }
    };
    let report = write(&numbered(preset, formation, format, 8)).unwrap();
    assert_eq!(report.tournament_type(), Some(kind));
}

#[test]
fn a_player_in_two_lists_is_refused_where_nothing_says_for_whom_he_played() {
    let mut t = numbered(
        Preset::SwissRules,
        Formation::PotDraw,
        Format::RoundRobin,
        8,
    );
    play(&mut t, &mut std::iter::repeat(0)).unwrap();
    exchange_partners(&mut t);
    play(&mut t, &mut std::iter::repeat(0)).unwrap();
    let report = write(&t).unwrap();
    let untold = report
        .records()
        .filter(|it| !matches!(it, Record::LineUp(_)));
    let bytes = Trf::of_records(untold.cloned()).to_bytes();
    let error = read(&bytes).unwrap_err().to_string();
    assert!(error.contains("a second time"), "{error}");
}

#[rstest]
#[case::the_last_team_with_room(999, None)]
#[case::one_team_more(1000, Some(Overflow::Number { number: 1000, most: 999 }))]
fn a_number_wider_than_its_columns_has_no_room(
    #[case] number: u16,
    #[case] overflow: Option<Overflow>,
) {
    let team = TeamRecord {
        code: "310".to_owned(),
        number: Some(number),
        name: "Probe".to_owned(),
        nickname: String::new(),
        strength: None,
        match_points: None,
        game_points: None,
        rank: None,
        players: Vec::new(),
    };
    assert_eq!(Trf::of_records([Record::Team(team)]).overflow(), overflow);
}
