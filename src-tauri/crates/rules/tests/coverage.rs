//! docs/rules.md: each article of the seeds, the code that answers for it and the
//! tests that name it, or who decides instead.
//!
//! The page is made from the sources, and the test fails when it is not up to date;
//! `KRALLE_WRITE_DOCS=1 cargo test -p kralle-rules --test rules coverage::` writes it anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use kralle_rules::article::{Article, list};
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::competition_rules::CompetitionRules;

const CRATE: &str = env!("CARGO_MANIFEST_DIR");

/// Said on the rule sheet; a breach is a matter of the arbiter.
const ADVICE: &str = "option `advice` on the [rule sheet](../src-tauri/crates/desk/src/rules/paper.rs) \
    of the tournament; a breach: [result](../ui/src/screens/round/CauseGrid.svelte) with the cause \
    *Schiedsrichter*, or a [penalty](../ui/src/screens/decisions/PenaltyDialog.svelte), each with its \
    reason";
const CLOCKS: &str =
    "a fixed sentence of the [rule sheet](../src-tauri/crates/desk/src/rules/paper.rs)";
const STOPPING: &str = "option `clock_stop` on the \
    [rule sheet](../src-tauri/crates/desk/src/rules/paper.rs) of the tournament";
const HANDS: &str = "option `hand_visibility` on the \
    [rule sheet](../src-tauri/crates/desk/src/rules/paper.rs) of the tournament; what is in hand is \
    set up on screen [*Prüfen*](../ui/src/screens/judge/Hand.svelte)";
const DECISION: &str = "[result](../ui/src/screens/round/CauseGrid.svelte) with the cause \
    *Schiedsrichter* and its reason; [penalties](../ui/src/screens/decisions/PenaltyDialog.svelte) with \
    their reason";
/// Where the options are tested that a rule sheet says.
const SHEET_TEST: &str = "[`desk/tests/rule_set.rs`](../src-tauri/crates/desk/tests/rule_set.rs)";
/// Where results and penalties of the arbiter are tested.
const DECISION_TEST: &str =
    "[`desk/tests/decisions.rs`](../src-tauri/crates/desk/tests/decisions.rs)";

/// Articles that people decide on or act by, and where the app shows them.
const PEOPLE: &[(&str, &str, &str)] = &[
    ("D", "2.1", CLOCKS),
    ("D", "2.3", STOPPING),
    ("D", "7.1", ADVICE),
    ("D", "7.2", ADVICE),
    ("D", "7.3", HANDS),
    ("S", "A4", CLOCKS),
    ("S", "K1", ADVICE),
    ("S", "K1a", ADVICE),
    ("S", "K1b", ADVICE),
    ("S", "K1c", ADVICE),
    ("S", "K1d", ADVICE),
    ("S", "K2", ADVICE),
    ("S", "K2a", ADVICE),
    ("S", "K2b", ADVICE),
    ("S", "K2c", ADVICE),
    ("S", "K3", DECISION),
    ("S", "K4", DECISION),
    ("S", "X1", HANDS),
    ("S", "X2", STOPPING),
    ("S", "G6", DECISION),
    ("O", "3.1", CLOCKS),
    ("O", "3.4", STOPPING),
    ("O", "6.1", HANDS),
    ("O", "9.1", ADVICE),
    ("O", "9.3", DECISION),
];

/// Options that change no answer of this crate, and what they are for instead.
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

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|it| it.unwrap().path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else if path
            .extension()
            .is_some_and(|it| it == "rs" || it == "svelte" || it == "ts")
        {
            found.push(path);
        }
    }
}

/// The form of an article in test names: `7.1 d` of O is `o_7_1_d`.
fn test_prefix(letter: &str, number: &str) -> String {
    format!("{letter}_{number}")
        .to_lowercase()
        .replace(['.', ' '], "_")
        .replace("__", "_")
}

/// Articles a test name speaks of: `d_1_3_d_5_3_mate…` names two.
fn named_by(name: &str, prefixes: &BTreeMap<String, (String, String)>) -> Vec<(String, String)> {
    let mut rest = name;
    let mut found = Vec::new();
    loop {
        let longest = prefixes
            .keys()
            .filter(|it| rest == it.as_str() || rest.starts_with(&format!("{it}_")))
            .max_by_key(|it| it.len());
        let Some(prefix) = longest else { return found };
        found.push(prefixes[prefix].clone());
        rest = rest[prefix.len()..].trim_start_matches('_');
    }
}

/// Names of tests and cases in a file.
fn test_names(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    for marker in ["fn ", "#[case::"] {
        for rest in text.split(marker).skip(1) {
            names.push(
                rest.chars()
                    .take_while(|it| it.is_alphanumeric() || *it == '_')
                    .collect(),
            );
        }
    }
    names
}

/// Articles a comment cites, as in "(D 3.3, 5.2, S E1b, O 7.1 d)".
fn cited(line: &str) -> Vec<(String, String)> {
    let words: Vec<&str> = line
        .split([' ', '(', ')', ',', ';', ':'])
        .filter(|it| !it.is_empty())
        .collect();
    let mut letter = None;
    let mut found = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let number = word.trim_end_matches('.');
        if ["D", "S", "O"].contains(word) {
            letter = Some(*word);
        } else if let Some(of) = letter {
            let is_number = match of {
                "S" => number.len() >= 2 && number[1..].starts_with(|it: char| it.is_ascii_digit()),
                _ => number.starts_with(|it: char| it.is_ascii_digit()),
            };
            if is_number {
                let with_letter = words.get(index + 1).filter(|it| {
                    of == "O"
                        && number == "7.1"
                        && it.len() == 1
                        && it.as_bytes()[0].is_ascii_lowercase()
                });
                let number = match with_letter {
                    Some(it) => format!("{number} {it}"),
                    None => number.to_owned(),
                };
                found.push((of.to_owned(), number));
            } else if !(word.len() == 1 && word.as_bytes()[0].is_ascii_lowercase()) && *word != "by"
            {
                letter = None;
            }
        }
    }
    found
}

/// Where code may answer for an article.
const SOURCES: [&str; 4] = ["src", "../tournament/src", "../desk/src", "../../../ui/src"];

/// Where tests may name one.
const TESTS: [&str; 3] = ["tests", "../tournament/tests", "../desk/tests"];

/// A file of the project as a link in docs.
#[expect(
    clippy::disallowed_methods,
    reason = "a link for a page, no path for a program"
)]
fn link(path: &Path) -> String {
    let root = Path::new(CRATE).join("../../..").canonicalize().unwrap();
    let path = path.canonicalize().unwrap();
    let path = path.strip_prefix(&root).unwrap();
    let name = path.to_string_lossy().replace('\\', "/");
    let short = name
        .trim_start_matches("src-tauri/crates/")
        .replacen("/src/", "/", 1)
        .replacen("rules/", "", 1);
    format!("[`{short}`](../{name})")
}

fn note_tests(path: &Path, prefixes: &BTreeMap<String, (String, String)>, coverage: &mut Coverage) {
    let text = fs::read_to_string(path).unwrap();
    for name in test_names(&text) {
        for key in named_by(&name, prefixes) {
            let tests = coverage.tests.entry(key).or_default();
            tests.entry(link(path)).or_default().insert(name.clone());
        }
    }
}

struct Coverage {
    code: BTreeMap<(String, String), BTreeSet<String>>,
    /// The names of tests, by the link to their file.
    tests: BTreeMap<(String, String), BTreeMap<String, BTreeSet<String>>>,
}

fn read(articles: &[(&str, Article)]) -> Coverage {
    let root = Path::new(CRATE);
    let prefixes: BTreeMap<String, (String, String)> = articles
        .iter()
        .map(|(letter, it)| {
            let key = ((*letter).to_owned(), it.number.to_owned());
            (test_prefix(letter, it.number), key)
        })
        .collect();
    let mut coverage = Coverage {
        code: BTreeMap::new(),
        tests: BTreeMap::new(),
    };
    for folder in SOURCES {
        let mut sources = Vec::new();
        files(&root.join(folder), &mut sources);
        for path in sources {
            let name = path.to_string_lossy().replace("/rules/../../", "/");
            // They have other articles.
            if name.contains("paarzug") || name.contains("ordinary") {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for line in text.lines().filter(|it| it.trim_start().starts_with("//")) {
                for key in cited(line) {
                    coverage.code.entry(key).or_default().insert(link(&path));
                }
            }
            // Unit tests stand in the sources.
            note_tests(&path, &prefixes, &mut coverage);
        }
    }
    for folder in TESTS {
        let mut tests = Vec::new();
        files(&root.join(folder), &mut tests);
        for path in tests {
            note_tests(&path, &prefixes, &mut coverage);
        }
    }
    coverage
}

fn page() -> String {
    let groups: [(&str, &str, &[Article]); 3] = [
        ("D", "DSJ tandem rules", list::DSJ),
        (
            "S",
            "Swiss rules and tournament regulations",
            list::SWISS_RULES,
        ),
        ("O", "Tandemordnung", list::TANDEMORDNUNG),
    ];
    let articles: Vec<(&str, Article)> = groups
        .iter()
        .flat_map(|(letter, _, list)| list.iter().map(|it| (*letter, *it)))
        .collect();
    let coverage = read(&articles);
    let mut text = String::from(
        "# Which code and which tests answer for which article\n\n\
         Made from the sources by `cargo test -p kralle-rules --test rules coverage::`; do not edit.\n\
         *People* means that an arbiter, the director or the players act on it, with the place\n\
         where the app shows it.\n",
    );
    let mut open = Vec::new();
    for (letter, title, list) in groups {
        let _ = write!(
            text,
            "\n## {letter}: {title}\n\n| Article | Code or who | Tests |\n|---|---|---|\n"
        );
        for article in list {
            let key = (letter.to_owned(), article.number.to_owned());
            let of = |table: &[(&str, &str, &'static str)]| {
                table
                    .iter()
                    .find(|(group, number, _)| *group == letter && *number == article.number)
                    .map(|(_, _, where_)| *where_)
            };
            let tests = coverage.tests.get(&key).cloned().unwrap_or_default();
            let code = coverage.code.get(&key).cloned().unwrap_or_default();
            let who = if let Some(place) = of(PEOPLE) {
                format!("people: {place}")
            } else {
                if code.is_empty() || tests.is_empty() {
                    open.push(format!(
                        "{letter} {}: code {code:?}, tests {tests:?}",
                        article.number
                    ));
                }
                code.into_iter().collect::<Vec<_>>().join(", ")
            };
            let tests: Vec<String> = tests
                .into_iter()
                .map(|(file, names)| {
                    let names: Vec<String> = names.iter().map(|it| format!("`{it}`")).collect();
                    format!("{file}: {}", names.join(", "))
                })
                .collect();
            let tests = match of(PEOPLE) {
                Some(DECISION) => DECISION_TEST.to_owned(),
                Some(_) => SHEET_TEST.to_owned(),
                None => tests.join("; "),
            };
            let _ = writeln!(text, "| {article} | {who} | {tests} |");
        }
    }
    assert!(
        open.is_empty(),
        "articles without code or test:\n{}",
        open.join("\n")
    );
    text.push_str(&pair_moves_and_chess());
    text.push_str(&options());
    for place in text.split("](../").skip(1) {
        let path = place.split_once(')').map_or(place, |(path, _)| path);
        let file = Path::new(CRATE).join("../../..").join(path);
        assert!(file.is_file(), "{path} is not there");
    }
    text
}

/// Every option with its readings, its articles and the code that asks for it.
fn options() -> String {
    let root = Path::new(CRATE);
    let mut paths = Vec::new();
    files(&root.join("src"), &mut paths);
    let sources: Vec<(String, String)> = paths
        .iter()
        .map(|path| {
            let name = path.strip_prefix(root).unwrap();
            (
                name.to_string_lossy().into_owned(),
                fs::read_to_string(path).unwrap(),
            )
        })
        .filter(|(name, _)| !name.contains("rule_set/") && !name.ends_with("options.rs"))
        .collect();
    let mut text = String::from(
        "\n## Options\n\nThe recommended reading of a preset is its default; \
         `kralle rules` says each in words.\n\n\
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
                continue; // said with the tandem options
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

/// Whether a source reads the field of this option.
fn reads(text: &str, option: &str) -> bool {
    let field = format!(".{option}");
    text.match_indices(&field).any(|(at, _)| {
        let next = text[at + field.len()..].chars().next();
        !next.is_some_and(|it| it.is_alphanumeric() || it == '_' || it == '(')
    })
}

/// Seeds 003 and 004, whose tests are named by rule or heading: `pzsr_4_…`, `prose_…`,
/// `n_…`.
fn pair_moves_and_chess() -> String {
    let root = Path::new(CRATE);
    let mut paths = Vec::new();
    files(&root.join("src/paarzug"), &mut paths);
    files(&root.join("src/ordinary"), &mut paths);
    files(&root.join("tests"), &mut paths);
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        let file = link(&path);
        for name in test_names(&text) {
            for rule in (1..=8)
                .map(|it| format!("pzsr_{it}"))
                .chain(["prose", "closing_remark", "n"].map(str::to_owned))
            {
                if name.starts_with(&format!("{rule}_")) {
                    found
                        .entry(rule)
                        .or_default()
                        .insert(format!("{file}: `{name}`"));
                }
            }
        }
    }
    for rule in (1..=8).map(|it| format!("pzsr_{it}")) {
        assert!(found.contains_key(&rule), "no test names {rule}");
    }
    let mut text = String::from(
        "\n## Z and N: PaarZugSchach, ordinary chess\n\n| Rule | Tests |\n|---|---|\n",
    );
    for (rule, tests) in found {
        let title = match rule.as_str() {
            "prose" => "Z, prose".to_owned(),
            "closing_remark" => "Z, closing remark".to_owned(),
            "n" => "N".to_owned(),
            _ => rule.to_uppercase().replace('_', " "),
        };
        let tests: Vec<String> = tests.into_iter().collect();
        let _ = writeln!(text, "| {title} | {} |", tests.join("; "));
    }
    text
}

#[test]
fn the_coverage_page_is_up_to_date() {
    let path = Path::new(CRATE).join("../../../docs/rules.md");
    let page = page();
    if std::env::var_os("KRALLE_WRITE_DOCS").is_some() {
        fs::write(&path, &page).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == page,
        "docs/rules.md is out of date: KRALLE_WRITE_DOCS=1 cargo test -p kralle-rules --test rules coverage::"
    );
}
