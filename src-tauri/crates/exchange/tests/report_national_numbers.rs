//! National numbers and ratings in a report: record 172 and the national records.

use kralle_exchange::tournament_report::{ReportRemark, read, write};
use kralle_exchange::trf::Trf;
use kralle_tournament::{NationalId, RatingKind};
use rstest::rstest;

/// National records: 172 determines the order of ratings, the other lines identify the players.
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
    assert!(read.remarks.contains(&ReportRemark::OtherFederations));
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

/// A line that only resembles a national record is kept unchanged.
#[rstest]
#[case::words("NOT a record of anybody")]
#[case::further_than_a_record(
    "GER    1                                        1912       70107-0023 1990/01/01  1.0"
)]
fn other_lines_stay_text(#[case] line: &str) {
    let text = format!(
        "012 Probe\n{line}\n001    1      Probe, Ida                                                         0.0\n"
    );
    let trf = Trf::read(text.as_bytes()).unwrap();
    assert_eq!(trf.nationals().count(), 0);
    assert_eq!(trf.to_bytes(), text.as_bytes());
}
