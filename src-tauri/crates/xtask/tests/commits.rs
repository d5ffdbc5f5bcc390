//! Commit titles: `area: change`, in the imperative, of at most 72 characters.

use std::error::Error;
use std::process::Command;

use crate::sources::root;

/// The last commit before the rule. A shallow clone may not have it.
const BEFORE_THE_RULE: &str = "26990968";
const LONGEST: usize = 72;
/// Verbs of titles that narrate instead of naming the change.
const NARRATION: &[&str] = &["say", "let", "tell", "hold", "meet"];

/// Returns the fault of a title; `None` if it has none.
fn fault(title: &str) -> Option<&'static str> {
    let Some((area, change)) = title.split_once(": ") else {
        return Some("has no area");
    };
    let is_area = |letter: char| {
        letter.is_ascii_lowercase() || letter.is_ascii_digit() || "_./, -".contains(letter)
    };
    let verb = change.split(' ').next().unwrap_or_default();
    if area.is_empty() || !area.chars().all(is_area) {
        Some("has no area in small letters")
    } else if title.chars().count() > LONGEST {
        Some("is longer than 72 characters")
    } else if verb.is_empty() || NARRATION.contains(&verb.to_lowercase().as_str()) {
        Some("does not name the change")
    } else if change.ends_with('.') {
        Some("ends with a period")
    } else {
        None
    }
}

/// Returns the titles since the rule; in a shallow clone, those available.
fn titles() -> Result<Vec<String>, Box<dyn Error>> {
    let log = |revisions: &[&str]| {
        let mut command = Command::new("git");
        command
            .args(["log", "--no-merges", "--format=%s"])
            .args(revisions);
        command.current_dir(root()).output()
    };
    let range = format!("{BEFORE_THE_RULE}..HEAD");
    let mut output = log(&[&range])?;
    if !output.status.success() {
        output = log(&["-n", "1", "HEAD"])?;
    }
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    Ok(String::from_utf8(output.stdout)?
        .lines()
        .map(str::to_owned)
        .collect())
}

#[test]
fn titles_name_an_area_and_a_change() -> Result<(), Box<dyn Error>> {
    let faults: Vec<String> = titles()?
        .iter()
        .filter_map(|title| Some(format!("{title:?} {}", fault(title)?)))
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
    Ok(())
}

#[test]
fn bad_titles_are_refused() {
    let long = format!("store: {}", "a".repeat(LONGEST));
    let cases = [
        ("store: refuse a journal of another file", None),
        ("docs/archive: fix the quick start", None),
        ("Meet the lints", Some("has no area")),
        (
            "Store: refuse a journal",
            Some("has no area in small letters"),
        ),
        (
            "store: let go who takes nothing",
            Some("does not name the change"),
        ),
        ("store: refuse a journal.", Some("ends with a period")),
        (&long, Some("is longer than 72 characters")),
    ];
    for (title, expected) in cases {
        assert_eq!(fault(title), expected, "{title}");
    }
}
