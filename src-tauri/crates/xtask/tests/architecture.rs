//! Who may know whom. The table is the architecture: change it knowingly.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// Each member of the workspace: its folder, the crates of ours it may use, and the
/// outside crates that only their keepers may use.
const HOUSE: &[(&str, &[&str], &[&str])] = &[
    (
        "src-tauri",
        &["desk", "words"],
        &[
            "tauri",
            "tauri-build",
            "tauri-plugin-dialog",
            "tauri-plugin-opener",
        ],
    ),
    (
        "src-tauri/crates/choice",
        &[],
        &["syn", "quote", "proc-macro2"],
    ),
    ("src-tauri/crates/rules", &["choice"], &[]),
    ("src-tauri/crates/pairing", &["choice"], &[]),
    ("src-tauri/crates/words", &[], &[]),
    (
        "src-tauri/crates/tournament",
        &["choice", "rules", "pairing"],
        &[],
    ),
    (
        "src-tauri/crates/play",
        &["choice", "rules", "tournament"],
        &[],
    ),
    (
        "src-tauri/crates/store",
        &["choice", "play", "tournament"],
        &["rusqlite", "rusqlite_migration"],
    ),
    (
        "src-tauri/crates/sheets",
        &["choice", "words"],
        &["printpdf", "allsorts-azul"],
    ),
    (
        "src-tauri/crates/exchange",
        &["choice", "tournament", "pairing", "rules"],
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
            "rules",
            "pairing",
            "words",
            "play",
            "tournament",
            "store",
            "sheets",
            "exchange",
        ],
        &[],
    ),
    (
        "src-tauri/crates/cli",
        &["desk", "exchange", "pairing", "rules", "words"],
        &[],
    ),
    ("src-tauri/crates/xtask", &[], &[]),
];

/// Crates without file, clock, network or ambient chance.
const PURE: &[&str] = &["rules", "pairing", "words", "tournament", "play"];

/// What a pure crate must not say outside its tests.
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

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

fn manifest(folder: &Path) -> Result<toml::Table, Box<dyn Error>> {
    let path = folder.join("Cargo.toml");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(text.parse()?)
}

fn members() -> Result<Vec<String>, Box<dyn Error>> {
    let workspace = manifest(&root())?;
    let members = workspace["workspace"]["members"]
        .as_array()
        .ok_or("no members")?;
    Ok(members
        .iter()
        .filter_map(|member| member.as_str().map(str::to_owned))
        .collect())
}

/// What a crate uses when it is built; what only its tests use is not architecture.
fn dependencies(folder: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let manifest = manifest(&root().join(folder))?;
    Ok(["dependencies", "build-dependencies"]
        .iter()
        .filter_map(|section| manifest.get(*section)?.as_table())
        .flat_map(|section| section.keys().cloned())
        .collect())
}

#[test]
fn every_member_has_its_place_in_the_house() -> Outcome {
    for member in members()? {
        assert!(
            HOUSE.iter().any(|(folder, ..)| *folder == member),
            "{member} stands in no line of HOUSE"
        );
    }
    Ok(())
}

#[test]
fn dependencies_point_inwards() -> Outcome {
    for member in members()? {
        let Some((_, may_use, _)) = HOUSE.iter().find(|(folder, ..)| *folder == member) else {
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
            let keepers: Vec<&str> = HOUSE
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

/// The sources below `folder`, without files that hold only tests.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) -> Outcome {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if name == "tests" || name == "tests.rs" || name.ends_with("_tests.rs") {
            continue;
        }
        if path.is_dir() {
            sources(&path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
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
