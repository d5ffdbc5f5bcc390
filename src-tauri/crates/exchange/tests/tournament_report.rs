//! A tournament out as a report and in again, and reports that cannot be carried.

#![allow(clippy::unwrap_used, reason = "a test may break where it stands")]

use kralle_exchange::tournament_report::{ReportError, ReportRemark, read, write};
use kralle_exchange::trf::Trf;
use kralle_pairing::event::{
    EntrantNumber, Event, Format as EventFormat, Participation, RoundNumber as EventRound,
    ScoreKind,
};
use kralle_rules::preset::Preset;
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Absence, AbsenceWorth, BirthYear, Claimed, Format, Formation, Line, LotsOrder, NationalId,
    NewTeam, NumberOrder, OddNumber, Part, PlayerData, Presence, Rating, RatingKind, RatingList,
    ResultEntry, Role, RoundNumber, Scoring, Seating, Settings, TeamMember, Tournament,
};
use proptest::prelude::*;
use rstest::rstest;

fn line(text: &str) -> Line {
    Line::parse(text).unwrap()
}

/// Of some players one that says whose it is, of some one that does not.
fn national_id(number: u16) -> Option<NationalId> {
    let text = match number % 4 {
        1 => format!("70107-{number:04}"),
        2 => format!("SUI {number}"),
        3 => format!("{number}"),
        _ => return None,
    };
    NationalId::parse(&text).ok()
}

fn player(number: u16) -> PlayerData {
    PlayerData {
        name: line(&format!("Probe{number}, Person")),
        birth_year: BirthYear::try_from(1950 + number).ok(),
        club: Some(line("SK Probe")),
        fide_id: (!number.is_multiple_of(3)).then_some(1_300_000 + u32::from(number)),
        national_id: national_id(number),
        ratings: [
            (RatingKind::Standard, 2400 - 7 * number),
            (RatingKind::National, 2300 - 9 * number),
        ]
        .into_iter()
        .filter(|(kind, _)| !number.is_multiple_of(5) || *kind == RatingKind::National)
        .filter(|(kind, _)| !number.is_multiple_of(4) || *kind == RatingKind::Standard)
        .map(|(kind, rating)| (kind, Rating::try_from(rating).unwrap()))
        .collect(),
        presence: Presence::Here,
        part: Part::Entered,
    }
}

/// The orders of ratings a report says, and one it does not.
fn orders() -> impl Strategy<Value = Vec<RatingKind>> {
    prop_oneof![
        Just(vec![RatingKind::Standard]),
        Just(vec![RatingKind::National]),
        Just(vec![RatingKind::Standard, RatingKind::National]),
        Just(vec![RatingKind::National, RatingKind::Standard]),
    ]
}

/// A tournament of so many players with numbers given, before round 1.
fn numbered(preset: Preset, formation: Formation, format: Format, players: u16) -> Tournament {
    let order = vec![RatingKind::Standard];
    numbered_by(preset, formation, format, players, order)
}

/// The same by ratings of other lists.
fn numbered_by(
    preset: Preset,
    formation: Formation,
    format: Format,
    players: u16,
    rating_order: Vec<RatingKind>,
) -> Tournament {
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
        rating_order,
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

/// An absence from the next round or later; of 0 rounds: for good.
fn absence(tournament: &Tournament, team: u16, later: u16, rounds: u16) -> Absence {
    let from = tournament.rounds.len() + usize::from(later);
    let to = (rounds > 0).then(|| RoundNumber::at(from + usize::from(rounds) - 1));
    Absence {
        team: kralle_tournament::TeamNumber::new(team).unwrap(),
        from: RoundNumber::at(from),
        to,
        worth: match to {
            Some(_) if rounds % 2 == 1 => AbsenceWorth::Half,
            Some(_) | None => AbsenceWorth::Nothing,
        },
        reason: Some(line("Probe")),
    }
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
        order in orders(),
        rounds in 0usize..4,
        chances in prop::collection::vec(0u8..9, 64),
        absences in prop::collection::vec((1u16..9, 0u16..3, 0u16..4), 0..4),
    ) {
        let mut tournament = numbered_by(preset, formation, format, players, order);
        let mut chance = chances.into_iter().cycle();
        for _ in 0..rounds {
            // A round robin that somebody left comes in as a Swiss system: reports cannot say that
            // its results are annulled. Who is absent already, is.
            let carried = absences.iter().filter(|_| format == Format::SwissSystem);
            for &(team, later, rounds) in carried {
                let _ = tournament.let_be_absent(&absence(&tournament, team, later, rounds));
            }
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

#[rstest]
#[case::teams(Formation::FixedTeams)]
#[case::singles(Formation::SinglePlayers)]
fn a_round_that_is_not_finished_comes_in_as_it_went_out(#[case] formation: Formation) {
    let preset = match formation {
        Formation::SinglePlayers => Preset::Standard,
        Formation::PotDraw | Formation::FixedTeams => Preset::Dsj,
    };
    let mut tournament = numbered(preset, formation, Format::SwissSystem, 12);
    play(&mut tournament, &mut std::iter::repeat(0));
    play(&mut tournament, &mut [0, 9].into_iter().cycle());
    let out = write(&tournament).unwrap().to_bytes();
    let read = read(&out).unwrap();
    let open = |it: &Tournament| {
        let matches = it.rounds.iter().flat_map(|round| &round.matches);
        matches.filter(|it| it.outcome.is_none()).count()
    };
    assert_eq!(read.tournament.rounds.len(), 2);
    assert!(open(&tournament) > 0);
    assert_eq!(open(&read.tournament), open(&tournament));
    assert_eq!(write(&read.tournament).unwrap().to_bytes(), out);
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
#[case::results_beside_their_columns("\
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
#[case::two_byes(
    "\
012 Probe
001    1      Probe, Ida                                                         1.0    1  0000 - F
001    2      Muster, Jo                                                         1.0    1  0000 - U
",
    "report_second_bye"
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

/// A report of a Swiss tournament of five rounds, of which three are paired, with every kind of
/// round that is missed.
fn missed_rounds() -> String {
    let mut report = "012 Probe\n142 5\n152 W\n192 FIDE_DUTCH_2026\n".to_owned();
    let rows = [
        ("3.0", ["   2 w 1", "   3 b 1", "   4 w 1"]),
        ("0.5", ["   1 b 0", "0000 - H", "        "]),
        ("1.0", ["0000 - Z", "   1 w 0", "0000 - F"]),
        ("0.5", ["        ", "   5 w =", "   1 b 0"]),
        ("1.0", ["0000 - -", "   4 b =", "0000 - H"]),
    ];
    for (number, (points, cells)) in (1..).zip(rows) {
        let name = format!("Probe{number}, Person");
        let cells = cells.join("  ");
        let row = format!("001 {number:>4}      {name:<66}{points:>4} {number:>4}  {cells}\n");
        report.push_str(&row);
    }
    report + "240 H   4    1\n240 Z   4    2    3\n240 Z   5    2\n"
}

#[test]
fn late_entries_byes_and_withdrawals_come_in() {
    let read_in = read(missed_rounds().as_bytes()).unwrap();
    let absences: Vec<String> = read_in
        .tournament
        .absences
        .iter()
        .map(|it| {
            let to = it.to.map_or_else(String::new, |to| to.to_string());
            format!("{}: {}-{to} {:?}", it.team, it.from, it.worth)
        })
        .collect();
    let expected = [
        "1: 4-4 Half",
        "2: 2-2 Half",
        "2: 3- Nothing",
        "3: 1-1 Nothing",
        "3: 4-4 Nothing",
        "4: 1-1 Nothing",
        "5: 1-1 Nothing",
        "5: 3-3 Half",
    ];
    assert_eq!(absences, expected);
    let rounds = read_in.tournament.rounds.iter();
    let byes: Vec<_> = rounds
        .map(|round| round.bye.map(|bye| (bye.team.get(), bye.points.get())))
        .collect();
    assert_eq!(byes, [None, None, Some((3, 2))]);
    assert_eq!(read_in.remarks, [ReportRemark::CausesUnknown]);
    let again = read(&write(&read_in.tournament).unwrap().to_bytes()).unwrap();
    assert_eq!(again.tournament, read_in.tournament);
}

/// Where the reports of other programs are; none on a user's machine.
fn foreign_reports() -> Vec<std::path::PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../../shared/data");
    let mut found = Vec::new();
    for folder in ["dutch", "team", "trf"].map(|name| format!("{folder}/{name}")) {
        match std::fs::read_dir(&folder) {
            Ok(files) => found.extend(files.flatten().map(|file| file.path())),
            Err(_) => eprintln_skipped(&format!("skipped: no {folder}")),
        }
    }
    found.retain(|file| file.extension().is_some_and(|ending| ending == "trf"));
    found.sort();
    found
}

/// What everybody did in an event, and how many points it brought: what a tournament must carry.
/// Nothing at all and a zero-point bye are the same (C.07 article 16.1.1).
fn what_was_done(event: &Event) -> Vec<(EntrantNumber, usize, Participation, u16)> {
    let kind = match event.format() {
        EventFormat::Individual => ScoreKind::GamePoints,
        EventFormat::Team { .. } => ScoreKind::MatchPoints,
    };
    let mut all = Vec::new();
    for entrant in event.entrants() {
        for (index, record) in event.records(entrant.number).iter().enumerate() {
            let did = match record.participation {
                Participation::NotPaired | Participation::ForfeitLoss { opponent: None, .. } => {
                    Participation::ZeroPointBye
                }
                Participation::FullPointBye | Participation::ForfeitWin { opponent: None, .. } => {
                    Participation::AllocatedBye
                }
                // Who would have been White is not said of a forfeit, or says nothing.
                Participation::ForfeitWin { opponent, .. } => Participation::ForfeitWin {
                    opponent,
                    role: None,
                },
                Participation::ForfeitLoss { opponent, .. } => Participation::ForfeitLoss {
                    opponent,
                    role: None,
                },
                played @ (Participation::Played { .. }
                | Participation::AllocatedBye
                | Participation::HalfPointBye
                | Participation::ZeroPointBye) => played,
            };
            let after = EventRound::from_index(index + 1);
            let score = event.score_before(entrant.number, after, kind);
            all.push((entrant.number, index, did, score.get()));
        }
    }
    all
}

/// Every report of other programs that is no contradiction in itself comes in, goes out with the
/// same matches, byes, absences and points, and from then on in and out without a byte changed.
#[test]
fn the_reports_of_other_programs_come_in_and_go_out_the_same() {
    let mut refused = std::collections::BTreeMap::new();
    let mut the_same = 0;
    let files = foreign_reports();
    for file in &files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let bytes = std::fs::read(file).unwrap();
        let read_in = match read(&bytes) {
            Ok(read_in) => read_in,
            Err(error) => {
                refused.insert(name, error.code());
                continue;
            }
        };
        let out = write(&read_in.tournament).unwrap().to_bytes();
        let theirs = Trf::read(&bytes).unwrap().to_event().unwrap();
        let ours = Trf::read(&out).unwrap().to_event().unwrap();
        assert_eq!(what_was_done(&ours), what_was_done(&theirs), "{name}");
        assert_eq!(ours.to_be_paired(), theirs.to_be_paired(), "{name}");
        let again = write(&read(&out).unwrap().tournament).unwrap().to_bytes();
        assert_eq!(
            String::from_utf8(again).unwrap(),
            String::from_utf8(out).unwrap(),
            "{name}"
        );
        the_same += 1;
    }
    eprintln_skipped(&format!(
        "{the_same} of {}; refused {refused:?}",
        files.len()
    ));
    // They contradict themselves: made to be refused, but for one whose teams play several others.
    let contradict =
        |name: &str| name.starts_with("py4swiss_") || name == "chesspairing_trf2026-team.trf";
    for (name, code) in refused {
        assert!(
            code == "report_unreadable" && contradict(&name),
            "{name}: {code}"
        );
    }
}

#[allow(clippy::print_stderr, reason = "a skipped comparison says so")]
fn eprintln_skipped(what: &str) {
    eprintln!("{what}");
}

/// Records of federations: 172 says whose rating makes the order, the other lines who is who there.
#[test]
fn national_numbers_and_ratings_come_in_and_go_out() {
    let report = "\
012 Probe
142 3
172 GER NIDOF
192 FIDE_DUTCH_2026
001    1      Probe, Ida                        1950         7000001 1990/00/00  1.0    1     2 w 1
GER    1                                        1912      70107-0023
SUI    1                                        1800           12345
001    2      Muster, Jo                                                         0.0    2     1 b 0
SUI    2                                                        4711
";
    let read = read(report.as_bytes()).unwrap();
    let shown: Vec<String> = read
        .tournament
        .players
        .iter()
        .map(|player| {
            let id = player.data.national_id.as_ref().map(NationalId::as_str);
            format!("{} {:?} {:?}", player.data.name, id, player.data.ratings)
        })
        .collect();
    insta::assert_snapshot!(shown.join("\n"), @r#"
    Probe, Ida Some("70107-0023") {Standard: Rating(1950), National: Rating(1912)}
    Muster, Jo Some("SUI 4711") {}
    "#);
    assert_eq!(
        read.tournament.settings.rating_order[..2],
        [RatingKind::National, RatingKind::Standard]
    );
    assert!(
        read.remarks
            .contains(&kralle_exchange::tournament_report::ReportRemark::OtherFederations)
    );
    let out = String::from_utf8(write(&read.tournament).unwrap().to_bytes()).unwrap();
    let national: Vec<&str> = out
        .lines()
        .filter(|line| line.starts_with("172") || line.starts_with(['G', 'S']))
        .collect();
    insta::assert_snapshot!(national.join("\n"), @r"
    172 GER NIDOF
    GER    1                                        1912      70107-0023
    SUI    2                                                        4711
    ");
}

/// A line that only looks like a federation's is kept as it is.
#[rstest]
#[case::words("NOT a record of anybody")]
#[case::further_than_a_record(
    "GER    1                                        1912       70107-0023 1990/01/01  1.0"
)]
fn other_lines_stay_text(#[case] line: &str) {
    let text = format!(
        "012 Probe\n{line}\n001    1      Probe, Ida                                                         0.0\n"
    );
    let trf = kralle_exchange::trf::Trf::read(text.as_bytes()).unwrap();
    assert_eq!(trf.nationals().count(), 0);
    assert_eq!(trf.to_bytes(), text.as_bytes());
}
