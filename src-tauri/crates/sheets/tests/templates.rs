//! Templates, and mistakes in them with their location.

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
    "line 1, column 9: found `pairing`, expected players, lots, teams, line_up, day_plan, pairings, \
     seats, cards, slips, table_numbers, board_numbers, results, standings, crosstable, progress, berger, \
     rules, certificates, fallback, adjudication, game_record, letter, report, \
     season_table, season_categories, season_certificates"
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
    "line 5, column 9: found `runde`, expected tournament, place, date, arbiters, printed, program, round"
)]
#[case(
    "\"tournament\"",
    "\"turnier\"",
    "line 6, column 20: found `turnier`, expected tournament, place, date, arbiters, printed, program, round"
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
#[case::missing("size = 10\n", "", "line 1, column 1: `size` is missing")]
#[case::label(
    "en = \"Table\"",
    "fr = \"Table\"",
    "line 11, column 9: `en` is missing"
)]
#[case::no_value(
    "size = 10",
    "size = ",
    "line 4, column 8: an equals sign or a value is missing"
)]
#[case::no_sign(
    "size = 10",
    "size 10",
    "line 4, column 6: an equals sign or a value is missing"
)]
#[case::unquoted("\"A4\"", "A4", "line 2, column 9: `A4` has no quotation marks")]
#[case::unclosed("\"A4\"", "\"A4", "line 2, column 12: `\"` is missing")]
#[case::unclosed_literal("\"A4\"", "'A4", "line 2, column 12: `'` is missing")]
#[case::unclosed_list(
    "[\"tournament\"]",
    "[\"tournament\"",
    "line 6, column 33: `]` is missing"
)]
#[case::unclosed_group(
    "bottom = 13, left = 18 }",
    "bottom = 13, left = 18",
    "line 4, column 1: `}` is missing"
)]
#[case::unclosed_table("[[column]]", "[[column]", "line 8, column 10: `]` is missing")]
#[case::comma("right = 18,", "right = 18", "line 3, column 41: a comma is missing")]
#[case::twice(
    "paper = \"A4\"",
    "paper = \"A4\"\npaper = \"A5\"",
    "line 3, column 1: `paper` stands twice"
)]
#[case::unknown(
    "size = 10",
    "sice = 10",
    "line 4, column 1: found `sice`, expected sheet, paper, orientation, margins, size, largest, smallest, zebra, across, group, per_page, title, header, footer, logo, picture, ornament, column, line"
)]
#[case::text_for_number(
    "size = 10",
    "size = \"ten\"",
    "line 4, column 8: found `ten`, expected number"
)]
#[case::number_for_text("\"A4\"", "4", "line 2, column 9: found `4`, expected text")]
#[case::number_for_truth(
    "size = 10",
    "size = 10\nzebra = 1",
    "line 5, column 9: found `1`, expected truth"
)]
#[case::text_for_list(
    "[\"tournament\"]",
    "\"tournament\"",
    "line 6, column 19: found `tournament`, expected list"
)]
#[case::number_for_table(
    "margins = {",
    "margins = 5 # {",
    "line 3, column 11: found `5`, expected table"
)]
#[case::variant(
    "size = 10",
    "size = 10\norientation = \"quer\"",
    "line 5, column 15: found `quer`, expected portrait, landscape"
)]
#[case::strange_sign("paper", "pa?per", "line 2, column 3: unexpected `?`")]
#[case::something_after("\"A4\"", "\"A4\" Papier", "line 2, column 14: unexpected `Papier`")]
#[case::bad_number("size = 10", "size = 10.5.5", "line 4, column 12: unexpected `.5`")]
fn what_is_no_template_is_named_in_kralles_own_words(
    #[case] good: &str,
    #[case] bad: &str,
    #[case] said: &str,
) {
    assert!(GOOD.contains(good), "{good}");
    let error = Template::parse(&GOOD.replacen(good, bad, 1)).unwrap_err();
    assert_eq!(error.to_string(), said);
}
