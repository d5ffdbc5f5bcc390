//! Exit codes and statuses of refusals are those that scripts and phones rely on.

use std::collections::BTreeMap;

use kralle_desk::refusals;

/// The codes that are bad input on the command line, besides those of templates and season
/// settings.
const BAD_INPUT: [&str; 40] = [
    "bad_field",
    "bad_file_name",
    "bad_input",
    "damaged",
    "exists",
    "hall_not_opened",
    "hall_port_in_use",
    "hall_port_reserved",
    "head_form",
    "head_length",
    "head_missing",
    "head_number",
    "head_symbol",
    "head_too_long",
    "input_encoding",
    "json_contradicts",
    "json_form",
    "json_newer",
    "json_unreadable",
    "missing",
    "network_gone",
    "newer_file",
    "not_a_database",
    "not_a_file",
    "not_a_tournament",
    "not_readable",
    "path_too_long",
    "rating_list_damaged",
    "rating_list_empty",
    "rating_list_not_packed",
    "rating_list_too_large",
    "rating_list_unreadable",
    "rating_list_without_names",
    "read_failed",
    "report_second_bye",
    "report_too_large",
    "report_unreadable",
    "season_not_text",
    "season_too_large",
    "unknown_call",
];

/// The statuses of the hall besides 422.
const STATUSES: [(&str, u16); 6] = [
    ("acts_used_up", 429),
    ("bad_input", 400),
    ("desk_busy", 429),
    ("out_of_date", 409),
    ("slip_in_use", 409),
    ("unknown_call", 404),
];

#[test]
fn bad_input_exits_with_2_a_fault_with_3_and_everything_else_with_1() {
    let prefixes = ["template_", "season_settings_"];
    for refusal in refusals::all() {
        let code = refusal.code;
        let is_bad = BAD_INPUT.contains(&code) || prefixes.iter().any(|it| code.starts_with(it));
        let exit = match code {
            "internal" => 3,
            _ if is_bad => 2,
            _ => 1,
        };
        assert_eq!(refusal.exit, exit, "{code}");
    }
    for code in BAD_INPUT {
        assert!(refusals::all().any(|it| it.code == code), "{code}");
    }
}

#[test]
fn the_hall_answers_422_unless_the_contract_names_another_status() {
    // An archive has its own statuses.
    let of_desk = refusals::all().filter(|it| !it.code.starts_with("archive_"));
    for refusal in of_desk {
        let other = STATUSES.iter().find(|(code, _)| *code == refusal.code);
        let status = other.map_or(422, |(_, status)| *status);
        assert_eq!(refusal.status, status, "{}", refusal.code);
    }
}

#[test]
fn a_code_that_two_crates_use_exits_alike() {
    let mut known = BTreeMap::new();
    for refusal in refusals::all() {
        let before = known.insert(refusal.code, refusal.exit);
        assert!(
            before.is_none_or(|it| it == refusal.exit),
            "{}",
            refusal.code
        );
    }
}
