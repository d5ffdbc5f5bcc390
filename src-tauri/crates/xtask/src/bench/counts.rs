//! `cargo xtask bench counts`: counts the instructions of hot paths with valgrind, and compares
//! them with the stored counts.
//!
//! A count is independent of the load of the machine, so it shows a slowdown that timings would
//! hide. `counts.tsv` has a line for each path; `--write` replaces the counts, names as arguments
//! select paths.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use crate::build::cargo;
use crate::machine;
use crate::outcome::{Outcome, Trouble};
use crate::place;
use crate::step::{self, Report};
use crate::system::Purpose;

/// The allowed growth of a count, in percent.
const TOLERANCE: u64 = 10;

/// The paths that `cargo xtask check` counts: those with the fastest builds.
const CHECKED: [&str; 3] = ["mates", "pairing", "perft"];

/// A line of `counts.tsv`.
struct HotPath {
    package: String,
    benchmark: String,
    name: String,
    /// The instructions of one run; 0 before the first count.
    instructions: u64,
}

/// Counts all paths, or those named.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    let (flags, names): (Vec<&str>, Vec<&str>) = arguments
        .iter()
        .filter_map(|it| it.to_str())
        .partition(|it| it.starts_with("--"));
    match flags.as_slice() {
        [] => compare(&names),
        ["--write"] => write(&names),
        _ => Err(Trouble::new(
            "bench counts takes --write and names of paths",
        )),
    }
}

/// Returns the report for `cargo xtask check`.
pub(crate) fn part() -> Report {
    const NAME: &str = "Counts of instructions";
    let began = Instant::now();
    println!("\n── {NAME}: bench counts {}", CHECKED.join(" "));
    match compare(&CHECKED) {
        Ok(()) => Report {
            name: NAME,
            ended_well: true,
            passed: 0,
            failed: 0,
            took: began.elapsed(),
            failures: Vec::new(),
        },
        Err(trouble) => step::broken(NAME, &trouble),
    }
}

fn compare(names: &[&str]) -> Outcome {
    let mut grown = Vec::new();
    for (path, counted) in count(names)? {
        let line = line(&path, counted);
        println!("{line}");
        if is_grown(path.instructions, counted) {
            grown.push(line);
        }
    }
    if grown.is_empty() {
        return Ok(());
    }
    Err(Trouble::new(format!(
        "more than {TOLERANCE} % above counts.tsv:\n{}",
        grown.join("\n")
    )))
}

fn is_grown(before: u64, now: u64) -> bool {
    u128::from(now) * 100 > u128::from(before) * u128::from(100 + TOLERANCE)
}

#[allow(clippy::cast_precision_loss, reason = "a ratio for people")]
fn line(path: &HotPath, counted: u64) -> String {
    let ratio = counted as f64 / (path.instructions as f64).max(1.0);
    format!(
        "  {:<14}{:>16}{counted:>16}{ratio:>8.3}",
        path.name, path.instructions
    )
}

fn write(names: &[&str]) -> Outcome {
    let counted: HashMap<String, u64> = count(names)?
        .into_iter()
        .map(|(path, counted)| (path.name, counted))
        .collect();
    let text = fs::read_to_string(file())?;
    let lines = text.lines().map(|line| match parse(line) {
        Some(path) => {
            let count = counted.get(&path.name).unwrap_or(&path.instructions);
            format!(
                "{}\t{}\t{}\t{count}\n",
                path.package, path.benchmark, path.name
            )
        }
        None => format!("{line}\n"),
    });
    Ok(fs::write(file(), lines.collect::<String>())?)
}

fn file() -> PathBuf {
    place::root().join("src-tauri/crates/xtask/counts.tsv")
}

/// Parses a line of `counts.tsv`; `None` for a comment.
fn parse(line: &str) -> Option<HotPath> {
    let mut cells = line.split('\t').map(str::to_owned);
    Some(HotPath {
        package: cells.next()?,
        benchmark: cells.next()?,
        name: cells.next()?,
        instructions: cells.next()?.parse().ok()?,
    })
}

/// Builds the benchmarks and runs each path once.
fn count(names: &[&str]) -> Result<Vec<(HotPath, u64)>, Trouble> {
    machine::prepare(Purpose::Counts)?;
    let text = fs::read_to_string(file())?;
    let mut paths: Vec<HotPath> = text.lines().filter_map(parse).collect();
    if let Some(unknown) = names
        .iter()
        .find(|name| !paths.iter().any(|path| path.name == **name))
    {
        return Err(Trouble::new(format!("counts.tsv has no path {unknown}")));
    }
    paths.retain(|path| names.is_empty() || names.contains(&path.name.as_str()));
    let programs = programs(&paths)?;
    let counted = paths.into_iter().map(|path| {
        let program = programs.get(&path.benchmark).ok_or_else(|| {
            Trouble::new(format!("no program of the benchmark {}", path.benchmark))
        })?;
        let instructions = collected(program, &path.name)?;
        Ok((path, instructions))
    });
    counted.collect()
}

/// Returns the benchmark programs by their names.
fn programs(paths: &[HotPath]) -> Result<HashMap<String, PathBuf>, Trouble> {
    let mut command = cargo(&["bench", "--profile", "counts", "--no-run"]);
    command.arg("--message-format=json-render-diagnostics");
    for path in paths {
        command.args(["--package", &path.package, "--bench", &path.benchmark]);
    }
    let answer = step::answer(command)?;
    let programs = answer.lines().filter_map(|line| {
        let executable = PathBuf::from(text_after(line, "\"executable\":\"")?);
        let name = executable.file_name()?.to_str()?;
        let (benchmark, _hash) = name.rsplit_once('-')?;
        Some((benchmark.to_owned(), executable.clone()))
    });
    Ok(programs.collect())
}

/// Returns the text between `start` and the next quotation mark.
fn text_after<'a>(line: &'a str, start: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(start)?;
    rest.split('"').next()
}

/// Returns the instructions inside `kralle_counts::counted`.
fn collected(program: &PathBuf, path: &str) -> Result<u64, Trouble> {
    let mut command = Command::new("valgrind");
    command
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg("--toggle-collect=kralle_counts::counted*")
        .arg(program)
        .args(["--count", path]);
    let output = command.output()?;
    let text = String::from_utf8_lossy(&output.stderr);
    let collected = text.lines().find_map(|line| line.split_once("Collected :"));
    let collected = collected.and_then(|(_, count)| count.trim().parse().ok());
    match collected {
        Some(count) if count > 0 && output.status.success() => Ok(count),
        _ => Err(Trouble::new(format!("{path}: {}\n{text}", output.status))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_percent_are_tolerated_and_no_more() {
        assert!(!is_grown(1000, 1100));
        assert!(is_grown(1000, 1101));
        assert!(!is_grown(1000, 10));
    }
}
