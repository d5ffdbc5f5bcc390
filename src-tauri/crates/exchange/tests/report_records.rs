//! Records of an imported report that have no other place: arbiters, time control, dates.

use std::fmt::Write as _;

use kralle_exchange::tournament_report::{read, write};
use kralle_exchange::trf::TrfRemark;
use kralle_tournament::{Arbiters, Line, Tournament};
use rstest::rstest;

/// Returns a report of four players after one round, with these records.
fn report(records: &str) -> String {
    let mut text = format!("012 Probe\n042 2026/11/21\n{records}142 3\n192 FIDE_DUTCH_2026\n");
    for (number, points, cell) in [
        (1, "1.0", "   3 w 1"),
        (2, "0.5", "   4 b ="),
        (3, "0.0", "   1 b 0"),
        (4, "0.5", "   2 w ="),
    ] {
        let name = format!("Probe{number}, Kim");
        let _ = writeln!(
            text,
            "001 {number:>4}      {name:<65} {points:>4} {number:>4}  {cell}"
        );
    }
    text
}

/// Returns the lines of the next report with one of these codes.
fn written(tournament: &Tournament, codes: &[&str]) -> String {
    let bytes = write(tournament).unwrap().to_bytes();
    let text = String::from_utf8(bytes).unwrap();
    let lines = text.split_inclusive('\n');
    let lines = lines.filter(|line| codes.iter().any(|code| line.starts_with(code)));
    lines.collect()
}

const KEPT: [&str; 9] = [
    "032", "042", "052", "102", "112", "122", "132", "182", "222",
];

/// Returns record 132 with these dates in its columns.
fn dates(dates: &str) -> String {
    format!("132{}{dates}\n", " ".repeat(88))
}

#[test]
fn records_without_a_place_are_written_again() {
    let records = [
        "032 GER\n",
        "052 2026/11/22\n",
        "102 IA Probe, Kim (12345)\n",
        "112 Muster, Ida\n",
        "112 Vogt, Al\n",
        "122 90 min + 30 s\n",
        &dates("26/11/21            26/11/22"),
        "182 Probe 1.0\n",
        "222 90m+30s\n",
    ]
    .concat();
    let read_in = read(report(&records).as_bytes()).unwrap();
    assert_eq!(read_in.differences, []);
    let out = written(&read_in.tournament, &KEPT);
    assert_eq!(out, format!("032 GER\n042 2026/11/21\n{}", &records[8..]));
    let again = read(&write(&read_in.tournament).unwrap().to_bytes()).unwrap();
    assert_eq!(
        again.tournament.report_records,
        read_in.tournament.report_records
    );
    assert_eq!(
        again.tournament.settings.arbiters,
        read_in.tournament.settings.arbiters
    );
    assert_eq!(again.tournament.imported, read_in.tournament.imported);
}

#[rstest]
#[case::long_years("132 2026/11/21 2026/11/22\n", "26/11/21  26/11/22")]
#[case::a_record_each(
    "132                          2026/11/21\n132                          2026/11/22\n",
    "26/11/21  26/11/22"
)]
#[case::a_record_each_in_the_first_column(
    "132                                                                                        26/11/21\n\
     132                                                                                        26/11/22\n",
    "26/11/21  26/11/22"
)]
#[case::a_record_each_in_its_column(
    "132                                                                                        26/11/21\n\
     132                                                                                                  26/11/22\n",
    "26/11/21  26/11/22"
)]
#[case::dots("132 21.11.2026\n", "26/11/21")]
fn dates_of_rounds_are_written_in_their_columns(#[case] record: &str, #[case] out: &str) {
    let read_in = read(report(record).as_bytes()).unwrap();
    let lines = written(&read_in.tournament, &["132"]);
    assert!(lines.starts_with(&dates(out)), "{lines}");
}

#[rstest]
#[case::round("132 26/13/21\n", (3, 5, "26/13/21"))]
#[case::first_day("052 soon\n", (3, 5, "soon"))]
fn a_date_that_cannot_be_read_is_a_remark(
    #[case] record: &str,
    #[case] (at, place, text): (usize, usize, &str),
) {
    let differences = read(report(record).as_bytes()).unwrap().differences;
    assert!(
        matches!(
            &differences[..],
            [TrfRemark::FieldUnread { line, column, text: read, .. }]
                if (*line, *column, read.as_str()) == (at, place, text)
        ),
        "{differences:?}"
    );
}

#[test]
fn a_record_longer_than_a_line_is_a_remark() {
    let record = format!("122 {}\n", "x".repeat(300));
    let read_in = read(report(&record).as_bytes()).unwrap();
    assert_eq!(read_in.tournament.report_records, []);
    let code = "122".to_owned();
    assert_eq!(
        read_in.differences,
        [TrfRemark::RecordTooLong { line: 3, code }]
    );
}

#[test]
fn dates_of_rounds_without_a_readable_one_are_not_written() {
    let read_in = read(report("132 soon later\n").as_bytes()).unwrap();
    assert_eq!(read_in.tournament.report_records, []);
    assert_eq!(read_in.differences.len(), 2);
}

#[rstest]
#[case::time("042 2026/11/20 10:00\n052 2026/11/22 18:00\n")]
#[case::words("042 Fri 20 Nov 2026\n052 22. November 2026\n")]
#[case::short("042 20.11.26\n052 22.11.26\n")]
fn days_are_read_in_the_forms_of_people(#[case] records: &str) {
    let read_in = read(report(records).replace("042 2026/11/21\n", "").as_bytes()).unwrap();
    assert_eq!(read_in.differences, []);
    let out = written(&read_in.tournament, &["042", "052"]);
    assert_eq!(out, "042 2026/11/20\n052 2026/11/22\n");
}

#[test]
fn arbiters_of_a_report_are_private_settings() {
    let records = "102 IA Probe, Kim (12345)\n112\n112 Muster, Ida\n112 Vogt, Al\n";
    let read_in = read(report(records).as_bytes()).unwrap();
    let line = |text: &str| Line::parse(text).unwrap();
    let mut tournament = read_in.tournament;
    assert_eq!(
        tournament.settings.arbiters,
        Arbiters {
            chief: Some(line("IA Probe, Kim (12345)")),
            deputies: vec![line("Muster, Ida"), line("Vogt, Al")],
            are_public: false,
        }
    );
    tournament.settings.arbiters.chief = None;
    tournament.settings.arbiters.deputies.pop();
    assert_eq!(written(&tournament, &["102", "112"]), "112 Muster, Ida\n");
}

#[test]
fn arbiters_without_room_are_remarks() {
    let mut records = format!("102 {}\n", "x".repeat(300));
    for number in 1..=22 {
        let _ = writeln!(records, "112 Probe {number}");
    }
    let read_in = read(report(&records).as_bytes()).unwrap();
    let arbiters = read_in.tournament.settings.arbiters;
    assert_eq!((arbiters.chief, arbiters.deputies.len()), (None, 20));
    let unread = |line: usize, code: &str| TrfRemark::RecordUnread {
        line,
        code: code.to_owned(),
    };
    assert_eq!(
        read_in.differences,
        [unread(3, "102"), unread(24, "112"), unread(25, "112")]
    );
}

/// The program of the imported rounds stays until Kralle pairs one.
#[rstest]
#[case::named("182 Probe 1.0\n", "182 Probe 1.0\n")]
#[case::unnamed("", "")]
fn record_182_names_the_program_that_paired(#[case] record: &str, #[case] out: &str) {
    let mut tournament = read(report(record).as_bytes()).unwrap().tournament;
    assert_eq!(written(&tournament, &["182"]), out);
    let round = tournament.pair_round().unwrap();
    assert_eq!(written(&tournament, &["182"]), out);
    tournament.publish_round(round).unwrap();
    assert_eq!(written(&tournament, &["182"]), "182 Kralle\n");
}
