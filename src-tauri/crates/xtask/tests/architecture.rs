//! The allowed dependencies. The table is the architecture: change it deliberately.

use crate::sources;

use std::error::Error;
use std::fs;

use sources::{manifest, members, root, sources};

/// Each member of the workspace: its folder, the own crates it may use, and the external crates
/// reserved for certain members.
const CRATES: &[(&str, &[&str], &[&str])] = &[
    (
        "src-tauri",
        &["desk", "hall", "outbox", "updates", "words"],
        &[
            "interprocess",
            "tauri",
            "tauri-build",
            "tauri-plugin-dialog",
            "tauri-plugin-opener",
        ],
    ),
    ("src-tauri/crates/choice", &["choice-derive"], &[]),
    (
        "src-tauri/crates/choice-derive",
        &[],
        &["syn", "quote", "proc-macro2"],
    ),
    ("src-tauri/crates/refusal", &["choice"], &[]),
    ("src-tauri/crates/fault", &["choice"], &[]),
    ("src-tauri/crates/rules", &["choice", "refusal"], &[]),
    ("src-tauri/crates/pairing", &["choice"], &[]),
    ("src-tauri/crates/words", &["choice"], &[]),
    (
        "src-tauri/crates/tournament",
        &["choice", "refusal", "rules", "pairing"],
        &[],
    ),
    (
        "src-tauri/crates/play",
        &["choice", "refusal", "rules", "tournament"],
        &[],
    ),
    (
        "src-tauri/crates/season",
        &["choice", "refusal", "rules", "tournament"],
        &["skillratings"],
    ),
    (
        "src-tauri/crates/store",
        &["choice", "fault", "play", "refusal", "tournament"],
        &["rusqlite", "rusqlite_migration"],
    ),
    (
        "src-tauri/crates/sheets",
        &["choice", "refusal", "words"],
        &["printpdf", "allsorts-azul"],
    ),
    (
        "src-tauri/crates/exchange",
        &["choice", "tournament", "pairing", "refusal", "rules"],
        &[],
    ),
    (
        "src-tauri/crates/view",
        &[
            "choice",
            "exchange",
            "fault",
            "pairing",
            "rules",
            "season",
            "store",
            "tournament",
            "words",
        ],
        &[],
    ),
    (
        "src-tauri/crates/call",
        &[],
        &["syn", "quote", "proc-macro2"],
    ),
    (
        "src-tauri/crates/desk",
        &[
            "call",
            "choice",
            "refusal",
            "rules",
            "pairing",
            "words",
            "play",
            "season",
            "tournament",
            "store",
            "sheets",
            "exchange",
            "fault",
            "push",
            "view",
        ],
        &[],
    ),
    (
        "src-tauri/crates/serve",
        &[],
        &[
            "hyper",
            "hyper-util",
            "http-body-util",
            "socket2",
            "tokio",
            "tokio-io-timeout",
        ],
    ),
    (
        "src-tauri/crates/hall",
        &["desk", "fault", "refusal", "serve", "words"],
        &["hyper", "http-body-util", "tokio"],
    ),
    (
        "src-tauri/crates/updates",
        &[],
        &["tauri", "tauri-plugin-updater"],
    ),
    (
        "src-tauri/crates/push",
        &["choice", "refusal"],
        &["ed25519-dalek"],
    ),
    ("src-tauri/crates/outbox", &["desk", "push"], &["ureq"]),
    (
        "src-tauri/crates/archive",
        &[
            "choice",
            "exchange",
            "push",
            "refusal",
            "rules",
            "season",
            "serve",
            "sheets",
            "store",
            "tournament",
            "view",
            "words",
        ],
        &[
            "axum",
            "hyper",
            "hyper-util",
            "sqlx-core",
            "sqlx-postgres",
            "tokio",
        ],
    ),
    (
        "src-tauri/crates/cli",
        &[
            "desk", "exchange", "hall", "outbox", "pairing", "rules", "season", "view", "words",
        ],
        &[],
    ),
    (
        "src-tauri/crates/simulation",
        &["desk", "fault", "hall", "serve", "store"],
        &["hyper", "http-body-util", "tokio"],
    ),
    ("src-tauri/crates/counts", &[], &[]),
    ("src-tauri/crates/power", &[], &["nix"]),
    ("src-tauri/crates/bare", &[], &["tauri", "tauri-build"]),
    ("src-tauri/crates/xtask", &[], &[]),
];

/// Crates without file, clock, network or ambient chance.
const PURE: &[&str] = &[
    "refusal",
    "rules",
    "pairing",
    "words",
    "tournament",
    "play",
    "season",
    "view",
    "push",
];

/// Names that a pure crate must not use outside its tests.
const IMPURE: &[&str] = &[
    "std::fs",
    "std::net",
    "std::process",
    "std::env",
    "File::open",
    "SystemTime::now",
    "Instant::now",
    "Utc::now",
    "Local::now",
    "rng()",
    "rand::rng;",
    "thread_rng",
    "from_os_rng",
    "rand::random",
    "rand::fill",
    "make_rng",
    "ThreadRng",
    "SysRng",
    "getrandom",
];

type Outcome = Result<(), Box<dyn Error>>;

/// Returns the dependencies of a crate without those of its tests.
fn dependencies(folder: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let manifest = manifest(&root().join(folder))?;
    Ok(["dependencies", "build-dependencies"]
        .iter()
        .filter_map(|section| manifest.get(*section)?.as_table())
        .flat_map(|section| section.keys().cloned())
        .collect())
}

#[test]
fn every_member_is_listed() -> Outcome {
    for member in members()? {
        assert!(
            CRATES.iter().any(|(folder, ..)| *folder == member),
            "{member} stands in no line of CRATES"
        );
    }
    Ok(())
}

#[test]
fn dependencies_point_inwards() -> Outcome {
    for member in members()? {
        let Some((_, may_use, _)) = CRATES.iter().find(|(folder, ..)| *folder == member) else {
            continue;
        };
        for dependency in dependencies(&member)? {
            if let Some(ours) = dependency.strip_prefix("kralle-") {
                assert!(may_use.contains(&ours), "{member} must not know {ours}");
            }
        }
    }
    Ok(())
}

#[test]
fn each_outside_door_has_its_keepers() -> Outcome {
    for member in members()? {
        for dependency in dependencies(&member)? {
            let keepers: Vec<&str> = CRATES
                .iter()
                .filter(|(.., doors)| doors.contains(&dependency.as_str()))
                .map(|(keeper, ..)| *keeper)
                .collect();
            assert!(
                keepers.is_empty() || keepers.contains(&member.as_str()),
                "{member} uses {dependency}, which only {keepers:?} may"
            );
        }
    }
    Ok(())
}

#[test]
fn pure_crates_touch_nothing_outside_themselves() -> Outcome {
    for name in PURE {
        let folder = root().join("src-tauri/crates").join(name).join("src");
        let mut files = Vec::new();
        sources(&folder, &mut files)?;
        assert!(!files.is_empty(), "no sources in {}", folder.display());
        for file in files {
            let text = fs::read_to_string(&file)?;
            let law = text.split("#[cfg(test)]").next().unwrap_or_default();
            for (number, line) in law.lines().enumerate() {
                let spoken = line.split("//").next().unwrap_or_default();
                for word in IMPURE {
                    assert!(
                        !spoken.contains(word),
                        "{}:{}: a pure crate must not use {word}",
                        file.display(),
                        number + 1
                    );
                }
            }
        }
    }
    Ok(())
}

#[test]
fn rooms_have_names_of_their_own() -> Outcome {
    const VAGUE: &[&str] = &[
        "utils", "util", "helpers", "helper", "common", "manager", "managers", "misc",
    ];
    for member in members()? {
        let mut files = Vec::new();
        sources(&root().join(&member).join("src"), &mut files)?;
        for file in files {
            for part in &file {
                let part = part.to_string_lossy();
                let stem = part.strip_suffix(".rs").unwrap_or(&part);
                assert!(
                    !VAGUE.contains(&stem),
                    "{}: name it after what it is",
                    file.display()
                );
            }
        }
    }
    Ok(())
}
