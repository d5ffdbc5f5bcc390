//! Reports of accelerated tournaments: records 192, 250 and XXA.

use crate::report_sample;

use std::fmt::Write as _;

use kralle_exchange::tournament_report::{ReportRemark, read, write};
use kralle_exchange::trf::Trf;
use kralle_pairing::event::Event;
use kralle_pairing::{dutch, team_swiss};
use kralle_rules::preset::Preset;
use kralle_tournament::{
    AbsenceWorth, Acceleration, Format, Formation, HalfPoints, LateEntrant, LateEntry, LateNumber,
    Line, Missed, PlayerData, Rating, RatingKind, Tournament,
};
use report_sample::{numbered, play};
use rstest::rstest;

/// Returns an accelerated tournament of twelve entrants and seven rounds, before round 1.
fn accelerated(formation: Formation) -> Tournament {
    let (preset, players) = match formation {
        Formation::SinglePlayers => (Preset::Standard, 12),
        Formation::PotDraw | Formation::FixedTeams | Formation::ChangingPartners => {
            (Preset::Dsj, 24)
        }
    };
    let mut it = numbered(preset, formation, Format::SwissSystem, players);
    it.settings.acceleration = Acceleration::Baku;
    it.settings.swiss_rounds = Some(7);
    it
}

/// Returns the lines of a tournament's report with one of these codes.
fn lines(it: &Tournament, codes: &[&str]) -> Vec<String> {
    let text = String::from_utf8(write(it).unwrap().to_bytes()).unwrap();
    let lines = text.lines();
    let lines = lines.filter(|line| codes.iter().any(|code| line.starts_with(code)));
    lines.map(str::to_owned).collect()
}

#[rstest]
#[case::singles(Formation::SinglePlayers, [
    "192 FIDE_DUTCH_2026_BAKU",
    "250       1.0   1   2    1    6",
    "250       0.5   3   4    1    6",
])]
#[case::teams(Formation::FixedTeams, [
    "192 FIDE_TEAM_TYPEA_MP_BAKU",
    "250  1.0        1   2    1    6",
    "250  0.5        3   4    1    6",
])]
fn c_04_7_1_4_the_virtual_points_are_record_250(
    #[case] formation: Formation,
    #[case] expected: [&str; 3],
) {
    let mut it = accelerated(formation);
    for _ in 0..3 {
        assert_eq!(lines(&it, &["192", "250"]), expected);
        play(&mut it, &mut [0, 4, 8, 1].into_iter().cycle());
    }
}

/// Returns the pairs of the next round by the report alone.
fn paired(formation: Formation, event: &Event) -> Vec<(u16, u16)> {
    let round = match formation {
        Formation::SinglePlayers => dutch::pair_round(event),
        Formation::PotDraw | Formation::FixedTeams | Formation::ChangingPartners => {
            team_swiss::pair_round(event, &team_swiss::Options::default())
        }
    };
    let pairs = round.unwrap().pairs.into_iter();
    pairs.map(|it| (it.first.get(), it.second.get())).collect()
}

/// Adds a late entrant, who moves the last of the upper half.
fn enter_late(it: &mut Tournament) {
    let ratings = [(RatingKind::Standard, Rating::try_from(2390).unwrap())];
    let player = PlayerData {
        ratings: ratings.into(),
        ..PlayerData::new(Line::parse("Spätkralle, Ida").unwrap())
    };
    it.take_late_entry(LateEntry {
        entrant: LateEntrant::Player(Box::new(player)),
        number: LateNumber::ByStrength,
        missed: Missed::Rounds(AbsenceWorth::Half),
        reason: None,
    })
    .unwrap();
}

/// Every round is the one that the pairing crate makes of the report before it, and the report
/// comes in as it went out.
#[rstest]
#[case::singles(Formation::SinglePlayers, false)]
#[case::singles_with_a_late_entrant(Formation::SinglePlayers, true)]
#[case::teams(Formation::FixedTeams, false)]
#[case::pots(Formation::PotDraw, false)]
fn the_rounds_are_those_of_the_report(#[case] formation: Formation, #[case] late: bool) {
    let mut it = accelerated(formation);
    let mut chance = [0, 4, 8, 1, 5, 2].into_iter().cycle();
    for number in 0..7 {
        if late && number == 1 {
            enter_late(&mut it);
        }
        let report = write(&it).unwrap().to_bytes();
        let event = Trf::read(&report).unwrap().to_event().unwrap();
        let again = read(&report).unwrap();
        assert_eq!(again.tournament.settings.acceleration, Acceleration::Baku);
        assert!(!again.remarks.contains(&ReportRemark::WishesLeftOut));
        assert_eq!(write(&again.tournament).unwrap().to_bytes(), report);
        play(&mut it, &mut chance).unwrap();
        let made = it.rounds.last().unwrap().matches.iter();
        let made: Vec<_> = made
            .map(|it| (it.sides.first.lead().get(), it.sides.second.lead().get()))
            .collect();
        assert_eq!(paired(formation, &event), made, "round {}", number + 1);
    }
}

#[test]
fn fewer_rounds_than_planned_leave_the_past_as_it_was() {
    let mut it = accelerated(Formation::SinglePlayers);
    for _ in 0..3 {
        play(&mut it, &mut [0, 4, 8, 1].into_iter().cycle());
    }
    it.settings.swiss_rounds = Some(4);
    let expected = [
        "250       1.0   1   2    1    6",
        "250       0.5   3   3    1    6",
    ];
    assert_eq!(lines(&it, &["250"]), expected);
    let again = read(&write(&it).unwrap().to_bytes()).unwrap().tournament;
    assert_eq!(again.settings.acceleration, Acceleration::Baku);
    assert_eq!(lines(&again, &["250"]), expected);
}

/// Returns a report of twelve players before round 1, with these records.
fn report(kind: &str, records: &str) -> String {
    let mut text = format!("012 Probe\n142   7\n192 {kind}\n{records}");
    for number in 1..=12 {
        let name = format!("Probe{number}, Kim");
        let _ = writeln!(text, "001 {number:>4}      {name:<65}  0.0 {number:>4}");
    }
    text
}

const DUTCH: &str = "FIDE_DUTCH_2026";
const BAKU: &str = "FIDE_DUTCH_2026_BAKU";

#[rstest]
#[case::c_04_7_by_its_name(BAKU, "", true)]
#[case::c_04_7_by_its_points(
    DUTCH,
    "250       1.0   1   2    1    6\n250       0.5   3   4    1    6\n",
    true
)]
#[case::in_pieces(
    BAKU,
    "250       1.0   1   1    1    6\n250       1.0   2   2    1    4\n\
     250       1.0   2   2    5    6\n250       0.5   3   4    1    6\n",
    true
)]
#[case::another_half(
    BAKU,
    "250       1.0   1   2    1    8\n250       0.5   3   4    1    8\n",
    false
)]
#[case::other_points(BAKU, "250       0.5   1   4    1    6\n", false)]
#[case::fewer_rounds(BAKU, "250       1.0   1   2    1    6\n", false)]
#[case::more_rounds(BAKU, "250       1.0   1   7    1    6\n", false)]
#[case::the_lower_half(
    BAKU,
    "250       1.0   1   2    7   12\n250       0.5   3   4    7   12\n",
    false
)]
#[case::one_player(DUTCH, "XXA    1  1.0  1.0\n", false)]
#[case::a_round_robin("FIDE_ROUNDROBIN", "250       1.0   1   2    1    6\n", false)]
fn only_baku_is_imported(#[case] kind: &str, #[case] records: &str, #[case] is_baku: bool) {
    let read = read(report(kind, records).as_bytes()).unwrap();
    let acceleration = read.tournament.settings.acceleration;
    assert_eq!(acceleration == Acceleration::Baku, is_baku);
    let is_left_out = read.remarks.contains(&ReportRemark::WishesLeftOut);
    assert_eq!(is_left_out, !is_baku);
}

#[test]
fn forbidden_pairs_keep_their_remark_beside_baku() {
    let read = read(report(BAKU, "260   1   7    1    2\n").as_bytes()).unwrap();
    assert_eq!(read.tournament.settings.acceleration, Acceleration::Baku);
    assert!(read.remarks.contains(&ReportRemark::WishesLeftOut));
}

#[test]
fn a_past_round_accelerated_otherwise_is_not_baku() {
    let mut it = accelerated(Formation::SinglePlayers);
    for _ in 0..7 {
        play(&mut it, &mut [0, 4, 8, 1].into_iter().cycle());
    }
    let imported = |it: &Tournament| {
        let read = read(&write(it).unwrap().to_bytes()).unwrap();
        read.tournament.settings.acceleration
    };
    assert_eq!(imported(&it), Acceleration::Baku);
    let mut rising = it.clone();
    rising.rounds[5].virtual_points = rising.rounds[0].virtual_points;
    let mut other = it.clone();
    other.rounds[1].virtual_points.as_mut().unwrap().points = HalfPoints(3);
    let mut smaller = it;
    let upper = smaller.rounds[1].virtual_points.as_mut().unwrap();
    upper.last = kralle_tournament::TeamNumber::at(3);
    for it in [rising, other, smaller] {
        assert_eq!(imported(&it), Acceleration::None);
    }
}
