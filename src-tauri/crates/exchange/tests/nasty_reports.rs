//! Malicious reports: each is read, or refused with a clear message and its position.

use std::fmt::Write as _;

use kralle_exchange::tournament_report::{ReportError, read, write};
use kralle_exchange::trf::Trf;
use rstest::rstest;

/// Returns a report of two players who met once; `name` is that of the first.
fn report(name: &str) -> String {
    format!(
        "012 Probe\n001    1      {name:<33} 1500                             1.0    1     2 w 1\n\
         001    2      {:<33} 1400                             0.0    2     1 b 0\n",
        "Muster, Jo"
    )
}

/// Returns line, column and code of the error.
fn place(bytes: &[u8]) -> (usize, usize, &'static str) {
    match read(bytes) {
        Err(ReportError::Trf(error)) => (error.line, error.column, error.problem.code()),
        Err(error) => (0, 0, error.code()),
        Ok(_) => (0, 0, "read"),
    }
}

#[test]
fn the_sample_itself_is_read() {
    assert_eq!(place(report("Probe, Ida").as_bytes()), (0, 0, "read"));
}

#[test]
fn the_bad_one_of_a_million_lines_is_named() {
    let mut text = report("Probe, Ida");
    for line in 0..1_000_000 {
        let _ = writeln!(text, "### remark {line}");
    }
    text.push_str("142 many\n");
    assert_eq!(place(text.as_bytes()), (1_000_004, 5, "trf_field"));
}

#[test]
fn a_line_of_ten_thousand_columns_is_refused_with_its_place() {
    let text =
        report("Probe, Ida").replacen("2 w 1\n", &format!("2 w 1{}x\n", " ".repeat(10_000)), 1);
    assert_eq!(place(text.as_bytes()), (2, 10_100, "trf_field"));
    let rounds = "     2 w 1".repeat(2_000);
    let text = report("Probe, Ida").replacen("     2 w 1\n", &format!("{rounds}\n"), 1);
    let (line, _, code) = place(text.as_bytes());
    assert!(line > 0 && code != "read", "{line} {code}");
}

#[test]
fn more_players_than_there_are_numbers_are_refused() {
    let mut text = "012 Probe\n".to_owned();
    for number in 1..=10_001 {
        let _ = writeln!(text, "001 {number:>4}      Probe{number}, Person");
    }
    let (line, _, code) = place(text.as_bytes());
    assert!(line > 0 && code != "read", "{line} {code}");
}

#[rstest]
#[case("Ωμέγα, Άλφα")]
#[case("Петрова, Анна")]
#[case("諸葛, 亮")]
#[case("عمر, خالد")]
#[case("नमस्ते, राम")]
#[case("Nguyễn, Thị Ánh")]
#[case("Ólafsdóttir, Þóra")]
#[case("=HYPERLINK(\"http://x\")")]
fn names_of_every_script_come_in_and_go_out(#[case] name: &str) {
    let read_in = read(report(name).as_bytes()).unwrap();
    assert_eq!(read_in.tournament.players[0].data.name.as_str(), name);
    let out = write(&read_in.tournament).unwrap().to_bytes();
    let again = read(&out).unwrap();
    assert_eq!(again.tournament.players[0].data.name.as_str(), name);
}

#[rstest]
#[case::a_round_of_dots("2 w 1", "2 w .", "trf_field")]
fn what_is_out_of_place_is_named(#[case] from: &str, #[case] to: &str, #[case] code: &str) {
    let text = report("Probe, Ida").replacen(from, to, 1);
    let (line, column, found) = place(text.as_bytes());
    assert_eq!((line, found), (2, code), "{column}: {text}");
    assert!(column > 1);
}

#[test]
fn any_beginning_of_a_report_is_read_or_refused() {
    let text = report("Müller, Ida");
    for end in 0..text.len() {
        let _ = place(&text.as_bytes()[..end]);
    }
}

#[test]
fn nothing_but_zeros_is_refused() {
    let bytes = vec![0; 1 << 20];
    assert!(read(&bytes).is_err());
    assert!(
        Trf::read(&bytes).is_ok_and(|report| report.to_bytes() == bytes)
            || Trf::read(&bytes).is_err()
    );
}

#[test]
fn an_error_quotes_the_beginning_of_what_was_found() {
    for text in [
        format!("142 {}\n", "9x".repeat(500_000)),
        format!("152 {}\n", "Ж".repeat(500_000)),
        format!("{:<84}1500\n", format!("0{}1", "x".repeat(80))),
    ] {
        let Err(error) = Trf::read((report("Probe, Ida") + &text).as_bytes()) else {
            continue;
        };
        let length = error.to_string().chars().count();
        assert!(length < 600, "{length} characters");
    }
    let error =
        Trf::read((report("Probe, Ida") + &format!("142 {}\n", "x".repeat(1000))).as_bytes());
    let text = error.unwrap_err().to_string();
    assert!(text.contains(&format!("{}…", "x".repeat(60))), "{text}");
}

#[rstest]
#[case("2026/11/21", Some("2026-11-21"))]
#[case("21.11.2026", Some("2026-11-21"))]
#[case("-2026/11/21", None)]
#[case("0000/01/01", None)]
#[case("12026/11/21", None)]
fn a_report_is_dated_in_the_calendar(#[case] told: &str, #[case] expected: Option<&str>) {
    let text = report("Probe, Ida") + &format!("042 {told}\n");
    let date = read(text.as_bytes()).unwrap().tournament.settings.date;
    assert_eq!(date.map(|it| it.to_string()).as_deref(), expected);
}

#[test]
fn names_of_a_report_lose_what_nobody_sees() {
    let text =
        report("Pro\u{202e}be, I\u{200b}da\u{2066}").replace("012 Probe", "012 Pro\u{202e}be");
    let tournament = read(text.as_bytes()).unwrap().tournament;
    assert_eq!(tournament.settings.name.as_str(), "Probe");
    assert_eq!(tournament.players[0].data.name.as_str(), "Probe, Ida");
}
