//! A tournament out as a report and in again, and reports that cannot be carried.

#![allow(clippy::unwrap_used, reason = "a test may break where it stands")]

use kralle_exchange::tournament_report::{ReportError, ReportRemark, read, write};
use kralle_exchange::trf::Trf;
use kralle_rules::preset::Preset;
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    BirthYear, Claimed, Format, Formation, Line, LotsOrder, NewTeam, NumberOrder, OddNumber, Part,
    PlayerData, Presence, Rating, RatingKind, RatingList, ResultEntry, Role, RoundNumber, Scoring,
    Seating, Settings, TeamMember, Tournament,
};
use proptest::prelude::*;
use rstest::rstest;

fn line(text: &str) -> Line {
    Line::parse(text).unwrap()
}

fn player(number: u16) -> PlayerData {
    PlayerData {
        name: line(&format!("Probe{number}, Person")),
        birth_year: BirthYear::try_from(1950 + number).ok(),
        club: Some(line("SK Probe")),
        fide_id: (!number.is_multiple_of(3)).then_some(1_300_000 + u32::from(number)),
        ratings: [(
            RatingKind::Standard,
            Rating::try_from(2400 - 7 * number).unwrap(),
        )]
        .into_iter()
        .filter(|_| !number.is_multiple_of(5))
        .collect(),
        presence: Presence::Here,
        part: Part::Entered,
    }
}

/// A tournament of so many players with numbers given, before round 1.
fn numbered(preset: Preset, formation: Formation, format: Format, players: u16) -> Tournament {
    let mut tournament = Tournament::new(Settings {
        name: line("Bericht"),
        place: Some(line("Probedorf")),
        date: chrono::NaiveDate::from_ymd_opt(2026, 11, 21),
        rule_set: RuleSet::of(preset),
        formation,
        format,
        swiss_rounds: (format == Format::SwissSystem).then_some(4),
        scoring: Scoring::usual(format),
        tie_breaks: Vec::new(),
        rating_list: RatingList::default(),
        rating_order: vec![RatingKind::Standard],
    });
    let seed = Seed::parse("739142068").unwrap();
    match formation {
        Formation::PotDraw => {
            for number in 1..=players {
                tournament.add_player(player(number)).unwrap();
            }
            tournament
                .set_odd_number(OddNumber::ThreePlayerTeam)
                .unwrap();
            let order = LotsOrder {
                seed,
                wish: Wish::Anyone,
                third_joins: None,
            };
            tournament.draw_teams(&order).unwrap();
        }
        Formation::FixedTeams => {
            for team in 0..players / 2 {
                let members = (1..=2 + team % 2).map(|place| 3 * team + place);
                let team = NewTeam {
                    name: (team.is_multiple_of(2)).then(|| line(&format!("Duo {team}"))),
                    captain: None,
                    members: members
                        .map(|it| TeamMember::New(Box::new(player(it))))
                        .collect(),
                };
                tournament.add_team(team).unwrap();
            }
            tournament
                .give_numbers(&seed, NumberOrder::Strength)
                .unwrap();
        }
        Formation::SinglePlayers => {
            for number in 1..=players {
                tournament.add_player(player(number)).unwrap();
            }
            tournament
                .give_numbers(&seed, NumberOrder::Strength)
                .unwrap();
        }
    }
    tournament
}

/// Plays a round; `chance` decides each match, and 9 leaves it open.
fn play(tournament: &mut Tournament, chance: &mut impl Iterator<Item = u8>) -> Option<RoundNumber> {
    let number = tournament.pair_round().ok()?;
    tournament.publish_round(number).unwrap();
    for it in tournament.round(number).unwrap().matches.clone() {
        let say = chance.next().unwrap_or(0);
        if tournament.settings.formation == Formation::PotDraw
            && tournament.fixed_seating().is_none()
        {
            let seating = if say.is_multiple_of(2) {
                Seating::Cross
            } else {
                Seating::Parallel
            };
            tournament
                .choose_seating(number, it.table, seating)
                .unwrap();
            tournament
                .choose_colors(number, it.table, Role::First)
                .unwrap();
        }
        let (claimed, cause) = match say {
            9 => continue,
            0..=3 => (Claimed::Team(it.teams.first), Cause::ArbiterDecision),
            4..=6 => (Claimed::Team(it.teams.second), Cause::ArbiterDecision),
            7 => (Claimed::Team(it.teams.second), Cause::Forfeit),
            _ => (Claimed::Drawn, Cause::ArbiterDecision),
        };
        tournament
            .enter_result(&ResultEntry {
                round: number,
                table: it.table,
                claimed,
                cause,
                reason: Some(line("Probe")),
            })
            .unwrap();
    }
    Some(number)
}

fn kinds() -> impl Strategy<Value = (Preset, Formation, Format, u16)> {
    prop_oneof![
        (
            Just(Preset::SwissRules),
            Just(Formation::PotDraw),
            Just(Format::SwissSystem),
            8u16..24
        ),
        (
            Just(Preset::SwissRules),
            Just(Formation::PotDraw),
            Just(Format::RoundRobin),
            6u16..14
        ),
        (
            Just(Preset::Dsj),
            Just(Formation::FixedTeams),
            Just(Format::SwissSystem),
            8u16..24
        ),
        (
            Just(Preset::Dsj),
            Just(Formation::FixedTeams),
            Just(Format::DoubleRoundRobin),
            6u16..10
        ),
        (
            Just(Preset::Standard),
            Just(Formation::SinglePlayers),
            Just(Format::SwissSystem),
            6u16..20
        ),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn out_and_in_and_out_again_is_the_same(
        (preset, formation, format, players) in kinds(),
        rounds in 0usize..4,
        chances in prop::collection::vec(0u8..9, 64),
    ) {
        let mut tournament = numbered(preset, formation, format, players);
        let mut chance = chances.into_iter().cycle();
        for _ in 0..rounds {
            play(&mut tournament, &mut chance);
        }
        let out = write(&tournament).unwrap().to_bytes();
        let text = String::from_utf8(out.clone()).unwrap();
        let read = read(&out).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        let again = String::from_utf8(write(&read.tournament).unwrap().to_bytes()).unwrap();
        prop_assert_eq!(&again, &text);
        // Who stands where is the same, too, and not only on paper.
        let ranks = |it: &Tournament| {
            let standings = it.standings(None);
            standings.iter().map(|row| (row.team, row.points)).collect::<Vec<_>>()
        };
        let (mut before, mut after) = (ranks(&tournament), ranks(&read.tournament));
        before.sort();
        after.sort();
        prop_assert_eq!(before, after);
    }
}

#[test]
fn a_round_that_is_not_finished_goes_out_and_is_left_out_coming_in() {
    let mut tournament = numbered(Preset::Dsj, Formation::FixedTeams, Format::SwissSystem, 8);
    play(&mut tournament, &mut std::iter::repeat(0));
    play(&mut tournament, &mut [0, 9].into_iter().cycle());
    let read = read(&write(&tournament).unwrap().to_bytes()).unwrap();
    assert_eq!(read.tournament.rounds.len(), 1);
    assert!(
        read.remarks.contains(&ReportRemark::OpenRound { round: 2 }),
        "{:?}",
        read.remarks
    );
}

#[test]
fn nothing_is_reported_before_there_are_teams() {
    let tournament = Tournament::new(
        numbered(Preset::Dsj, Formation::FixedTeams, Format::SwissSystem, 8).settings,
    );
    assert_eq!(write(&tournament).map(|_| ()), Err(ReportError::NoEntrants));
}

#[rstest]
#[case::nothing("", "report_unreadable")]
#[case::no_players("012 Probe\n", "report_unreadable")]
#[case::absent_in_a_round("\
012 Probe
001    1      Probe, Ida                                                                 1.0         2 w 1     2 w 1
001    2      Muster, Jo                                                                 0.0         1 b 0     0000 - Z
", "report_unreadable")]
#[case::two_of_one_name(
    "\
012 Probe
001    1      Probe, Ida                                                         1.0    1     2 w 1
001    2      Probe, Ida                                                         0.0    2     1 b 0
",
    "report_player_twice"
)]
#[case::half_point_bye(
    "\
012 Probe
001    1      Probe, Ida                                                         1.0    1     2 w 1
001    2      Muster, Jo                                                         0.0    3     1 b 0
001    3      Acker, Al                                                          0.5    2  0000 - H
",
    "report_not_paired"
)]
fn what_cannot_be_carried_is_refused(#[case] text: &str, #[case] code: &str) {
    let refused = read(text.as_bytes()).map_err(|error| error.code());
    assert_eq!(
        refused.map(|_| ()),
        Err(code),
        "{:?}",
        read(text.as_bytes()).err()
    );
}

#[test]
fn the_reports_of_other_programs_are_carried_or_refused() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../../shared/data");
    let (mut carried, mut refused) = (0, std::collections::BTreeMap::new());
    for folder in ["dutch", "team", "trf"].map(|name| format!("{folder}/{name}")) {
        let Ok(files) = std::fs::read_dir(&folder) else {
            eprintln_skipped(&folder);
            continue;
        };
        for file in files.flatten().map(|file| file.path()) {
            if file.extension().is_none_or(|ending| ending != "trf") {
                continue;
            }
            match read(&std::fs::read(&file).unwrap()) {
                Ok(read) => {
                    let out = write(&read.tournament).unwrap().to_bytes();
                    let event = Trf::read(&out).unwrap().to_event();
                    assert!(event.is_ok(), "{}: {event:?}", file.display());
                    carried += 1;
                }
                Err(error) => *refused.entry(error.code()).or_insert(0) += 1,
            }
        }
    }
    assert!(refused.is_empty() || carried > 0, "{refused:?}");
    eprintln_skipped(&format!("carried {carried}, refused {refused:?}"));
}

#[allow(clippy::print_stderr, reason = "a skipped comparison says so")]
fn eprintln_skipped(what: &str) {
    eprintln!("{what}");
}
