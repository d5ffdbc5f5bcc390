//! The options of the coverage page: readings, articles, and the code that reads each.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::competition_rules::CompetitionRules;

use super::sources::{CRATE, files};

/// Options that change no answer of this crate, and their purpose.
const FOR_PEOPLE: &[(&str, &str)] = &[
    (
        "subsidiary_law",
        "which book the arbiter opens; both have the same penalty for what code decides",
    ),
    (
        "captures",
        "what was kept back is seen in the position, and no record tells it",
    ),
    ("available", "a position stands between two completed moves"),
    ("clock_stop", "conduct at the board"),
    ("advice", "conduct at the board"),
    ("hand_visibility", "conduct at the board"),
    ("seating", "crate `tournament`: seating"),
    ("opponents", "crate `tournament`: seating"),
    ("line_up", "crate `tournament`: line-ups"),
    ("substitutes", "crate `tournament`: line-ups"),
    (
        "odd_players",
        "the director's choice before the drawing of lots",
    ),
    ("three_player_team", "crate `tournament`: who sits out"),
    (
        "late_player",
        "crate `tournament`: the start order of who comes late",
    ),
    ("leaving", "the director's word on a withdrawal"),
    (
        "withdrawal",
        "crate `tournament`: the matches of who leaves a round robin",
    ),
    (
        "round_robin_up_to",
        "crate `tournament`: the format that is proposed",
    ),
    (
        "swiss_rounds",
        "crate `tournament`: how many rounds there are",
    ),
    (
        "bye_round_robin",
        "the director's choice in the settings of the tournament",
    ),
    (
        "bye_swiss_system",
        "the director's choice in the settings of the tournament",
    ),
    ("first_place", "crate `tournament`: standings"),
    ("forfeited_encounter", "crate `tournament`: standings"),
];

/// Returns every option with its readings, its articles and the code that reads it.
pub(super) fn options() -> String {
    let root = Path::new(CRATE);
    let mut paths = Vec::new();
    files(&root.join("src"), &mut paths);
    let sources: Vec<(String, String)> = paths
        .iter()
        .map(|path| {
            let name = path.strip_prefix(root).unwrap();
            (
                name.to_string_lossy().replace('\\', "/"),
                fs::read_to_string(path).unwrap(),
            )
        })
        .filter(|(name, _)| !name.contains("rule_set/") && !name.ends_with("options.rs"))
        .collect();
    let mut text = String::from(
        "\n## Options\n\nThe recommended reading of a preset is its default; \
         `kralle rules` describes each in words.\n\n\
         | Option | Readings | Articles | Code, or what it is for |\n|---|---|---|---|\n",
    );
    let mut open = Vec::new();
    for presets in [
        &[Preset::Dsj, Preset::SwissRules, Preset::Ordnung][..],
        &[Preset::PaarZugSchach],
        &[Preset::Standard],
    ] {
        for (index, entry) in RuleSet::of(presets[0]).entries().iter().enumerate() {
            let articles: Vec<String> = presets
                .iter()
                .map(|it| RuleSet::of(*it).entries()[index].article.to_string())
                .collect();
            let own = presets.len() > 1 || !CompetitionRules::NAMES.contains(&entry.option);
            if !own {
                continue; // listed with the tandem options
            }
            let code: Vec<String> = sources
                .iter()
                .filter(|(name, text)| {
                    let other_game = name.contains("paarzug") || name.contains("ordinary");
                    let of_game = (presets.len() == 1) == other_game || name.contains("result/");
                    of_game && reads(text, entry.option)
                })
                .map(|(name, _)| format!("`{name}`"))
                .collect();
            let people = FOR_PEOPLE
                .iter()
                .find(|(option, _)| *option == entry.option);
            let place = match (people, code.is_empty()) {
                (Some((_, place)), true) => (*place).to_owned(),
                (None, false) => code.join(", "),
                (Some(_), false) | (None, true) => {
                    open.push(format!("{}: {code:?}", entry.option));
                    continue;
                }
            };
            let _ = writeln!(
                text,
                "| `{}` | {} | {} | {place} |",
                entry.option,
                entry.values.join(", "),
                articles.join(" · ")
            );
        }
    }
    assert!(
        open.is_empty(),
        "options that nothing asks for, or that code asks for though they are for people:\n{}",
        open.join("\n")
    );
    text
}

/// True if a source reads the field of this option.
fn reads(text: &str, option: &str) -> bool {
    let field = format!(".{option}");
    text.match_indices(&field).any(|(at, _)| {
        let next = text[at + field.len()..].chars().next();
        !next.is_some_and(|it| it.is_alphanumeric() || it == '_' || it == '(')
    })
}
