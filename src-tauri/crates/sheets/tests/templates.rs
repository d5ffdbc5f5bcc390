//! Templates, and mistakes in them with their place.

use kralle_sheets::{SheetKind, Template};
use rstest::rstest;

const GOOD: &str = r#"sheet = "pairings"
paper = "A4"
margins = { top = 15, right = 18, bottom = 13, left = 18 }
size = 10
title = { de = "Runde {round}", en = "Round {round}" }
header = { left = ["tournament"] }

[[column]]
key = "table"
width = "12mm"
label = { de = "Tisch", en = "Table" }
"#;

#[test]
fn the_templates_that_come_with_kralle_are_read() {
    for sheet in SheetKind::ALL {
        let template = Template::builtin(sheet).unwrap();
        assert_eq!(template.sheet(), sheet);
        assert!(template.is_in_every_language(), "{sheet:?}");
    }
    assert!(Template::parse(GOOD).is_ok());
}

#[rstest]
#[case(
    "\"pairings\"",
    "\"pairing\"",
    "line 1, column 9: found `pairing`, expected players, lots, teams, line_up, pairings, seats, \
     cards, table_numbers, board_numbers, results, standings, crosstable, progress, berger, \
     rules, certificates, fallback, adjudication, game_record, report"
)]
#[case(
    "\"A4\"",
    "\"B5\"",
    "line 2, column 9: found `B5`, expected A3, A4, A5, A6"
)]
#[case(
    "right = 18",
    "right = 180",
    "line 3, column 31: found 180, expected 0 … 70"
)]
#[case(
    "size = 10",
    "size = 100",
    "line 4, column 8: found 100, expected 5 … 24"
)]
#[case(
    "Runde {round}",
    "Runde {runde}",
    "line 5, column 9: found `runde`, expected tournament, place, date, printed, program, round"
)]
#[case(
    "\"tournament\"",
    "\"turnier\"",
    "line 6, column 20: found `turnier`, expected tournament, place, date, printed, program, round"
)]
#[case(
    "\"table\"",
    "\"tisch\"",
    "line 9, column 7: found `tisch`, expected table, first_named, dash, second_named, result"
)]
#[case(
    "12mm",
    "12 Äpfel",
    "line 10, column 9: found `12 Äpfel`, expected fit, 12mm, 1fr"
)]
fn a_mistake_is_named_with_its_place(#[case] good: &str, #[case] bad: &str, #[case] said: &str) {
    let error = Template::parse(&GOOD.replacen(good, bad, 1)).unwrap_err();
    assert_eq!(error.to_string(), said);
}

#[rstest]
#[case("size = 10", "size = ", 4)]
#[case("size = 10", "sice = 10", 4)]
#[case("size = 10", "size = \"ten\"", 4)]
#[case("en = \"Table\"", "fr = \"Table\"", 11)]
#[case("width = \"12mm\"", "width = \"12mm\"\nweight = 3", 11)]
fn what_is_no_template_is_named_with_its_line(
    #[case] good: &str,
    #[case] bad: &str,
    #[case] line: usize,
) {
    let error = Template::parse(&GOOD.replacen(good, bad, 1)).unwrap_err();
    assert_eq!(error.line, line, "{error}");
}
