//! A step: a program that runs to its end, with its output printed immediately.

use std::cell::Cell;
use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::memory;
use crate::outcome::{Outcome, Trouble};

thread_local! {
    /// The label of output lines of this thread's steps; empty without parallel steps.
    static LABEL: Cell<&'static str> = const { Cell::new("") };
}

/// Runs steps in parallel with others, with `label` before each of their lines.
pub(crate) fn labeled(label: &'static str, steps: impl FnOnce() -> Report) -> Report {
    LABEL.set(label);
    steps()
}

/// The result of a step.
pub(crate) struct Report {
    /// The displayed name of the step.
    pub(crate) name: &'static str,
    pub(crate) ended_well: bool,
    pub(crate) passed: u32,
    pub(crate) failed: u32,
    pub(crate) took: Duration,
    /// The output for failed tests; for a failed step without tests, its last lines.
    pub(crate) failures: Vec<String>,
}

impl Report {
    /// Success, or the failed step.
    pub(crate) fn outcome(&self) -> Outcome {
        if self.ended_well {
            Ok(())
        } else {
            Err(Trouble::new(format!("broken: {}", self.name)))
        }
    }

    /// Returns the numbers for the final line: a step without tests counts as one.
    pub(crate) fn counted(&self) -> (u32, u32) {
        match (self.ended_well, self.passed, self.failed) {
            (true, 0, 0) => (1, 0),
            (false, passed, 0) => (passed, 1),
            (_, passed, failed) => (passed, failed),
        }
    }
}

/// Runs `command` as a step; counts the tests it reports.
pub(crate) fn counting(name: &'static str, mut command: Command) -> Report {
    announce(name, &command);
    let begun = Instant::now();
    let (mut passed, mut failed) = (0, 0);
    let mut failures = Failures::default();
    let ended_well = watch(&mut command, |line| {
        let plain = without_colors(line);
        let counts = tests_in(&plain);
        passed += counts.0;
        failed += counts.1;
        failures.hear(plain);
    });
    let ended_well = ended_well.unwrap_or_else(|error| {
        println!("{}: {error}", command.get_program().display());
        false
    });
    Report {
        name,
        ended_well,
        passed,
        failed,
        took: begun.elapsed(),
        failures: if ended_well {
            Vec::new()
        } else {
            failures.told()
        },
    }
}

/// Returns the report of a step that could not start.
pub(crate) fn broken(name: &'static str, trouble: &Trouble) -> Report {
    println!("\n── {name}: {trouble}");
    Report {
        name,
        ended_well: false,
        passed: 0,
        failed: 0,
        took: Duration::ZERO,
        failures: vec![trouble.to_string()],
    }
}

/// Runs `command` as a step of tests only: it fails without a passed test.
///
/// Its temporary files are kept in memory if there is enough.
pub(crate) fn testing(name: &'static str, mut command: Command) -> Report {
    if let Some(folder) = memory::folder() {
        command.env("TMPDIR", folder);
    }
    let mut report = counting(name, command);
    if report.passed == 0 {
        println!("{name}: no test has passed");
        report.ended_well = false;
    }
    report
}

/// Runs `command`; fails unless it succeeds.
pub(crate) fn must(name: &'static str, mut command: Command) -> Outcome {
    announce(name, &command);
    let status = command
        .status()
        .map_err(|error| Trouble::new(format!("{}: {error}", command.get_program().display())))?;
    if status.success() {
        Ok(())
    } else {
        Err(Trouble::new(format!("{name}: {status}")))
    }
}

/// Runs `command` silently and returns its output; fails unless it succeeds.
pub(crate) fn answer(mut command: Command) -> Result<String, Trouble> {
    let name = command.get_program().display().to_string();
    let answer = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| Trouble::new(format!("{name}: {error}")))?;
    let output = String::from_utf8_lossy(&answer.stdout);
    if answer.status.success() {
        return Ok(output.into_owned());
    }
    let complaint = String::from_utf8_lossy(&answer.stderr);
    let status = answer.status;
    Err(Trouble::new(format!(
        "{name}: {status}\n{output}{complaint}"
    )))
}

/// The number of final lines shown for a failed step without a failed test.
const LAST_LINES: usize = 40;

/// The output for failed tests, collected for the end of a long run.
#[derive(Default)]
struct Failures {
    told: Vec<String>,
    telling: bool,
    last: VecDeque<String>,
}

impl Failures {
    /// Reads a line: cargo lists failures between `failures:` and its result, vitest from ` FAIL `
    /// on.
    fn hear(&mut self, line: String) {
        let begins = line == "failures:" || line.trim_start().starts_with("FAIL ");
        self.telling |= begins;
        if self.telling {
            self.telling = tests_in(&line) == (0, 0);
            self.told.push(line.clone());
        }
        if self.last.len() == LAST_LINES {
            self.last.pop_front();
        }
        self.last.push_back(line);
    }

    fn told(self) -> Vec<String> {
        if self.told.is_empty() {
            self.last.into()
        } else {
            self.told
        }
    }
}

fn announce(name: &str, command: &Command) {
    let mut line = command.get_program().display().to_string();
    for argument in command.get_args() {
        line.push(' ');
        line.push_str(&argument.to_string_lossy());
    }
    println!("\n── {name}: {line}");
}

fn watch(command: &mut Command, mut see: impl FnMut(&str)) -> std::io::Result<bool> {
    // One pipe for both streams, to keep their order: vitest reports failures on standard error.
    let (output, input) = std::io::pipe()?;
    let mut child = command
        .stdin(Stdio::null())
        .stdout(input.try_clone()?)
        .stderr(input)
        .spawn()?;
    // The command owns the write ends; the output ends when they close.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut out = std::io::stdout();
    for line in BufReader::new(output).split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        see(&line);
        match LABEL.get() {
            "" => writeln!(out, "{line}")?,
            label => writeln!(out, "{label}│ {line}")?,
        }
    }
    Ok(child.wait()?.success())
}

/// Returns the passed and failed tests in a summary line of cargo or vitest.
fn tests_in(plain: &str) -> (u32, u32) {
    let summary = plain
        .strip_prefix("test result: ")
        .or_else(|| plain.trim_start().strip_prefix("Tests "));
    let Some(summary) = summary else {
        return (0, 0);
    };
    let words: Vec<&str> = summary
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let before = |label: &str| {
        words
            .windows(2)
            .find(|pair| pair[1] == label)
            .and_then(|pair| pair[0].parse().ok())
            .unwrap_or(0)
    };
    (before("passed"), before("failed"))
}

fn without_colors(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        if letter == '\u{1b}' {
            letters.by_ref().find(char::is_ascii_alphabetic);
        } else {
            plain.push(letter);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runners_said_of_failures_is_kept() {
        let mut failures = Failures::default();
        let lines = [
            "test one ... ok",
            "failures:",
            "---- two stdout ----",
            "test result: FAILED. 1 passed; 1 failed",
            "     Running another",
            " FAIL  src/a.test.ts > it",
            "      Tests  1 failed | 1 passed (2)",
        ];
        for line in lines {
            failures.hear(line.to_owned());
        }
        assert_eq!(failures.told(), [&lines[1..4], &lines[5..]].concat());
    }

    #[test]
    fn a_step_that_names_no_test_ends_with_its_last_lines() {
        let mut failures = Failures::default();
        (0..100).for_each(|line| failures.hear(line.to_string()));
        let told = failures.told();
        assert_eq!((told.len(), told[0].as_str()), (LAST_LINES, "60"));
    }

    #[test]
    fn summaries_of_cargo_and_vitest_are_counted() {
        let cargo = "test result: ok. 12 passed; 0 failed; 3 ignored; 0 measured; 0 filtered out";
        assert_eq!(tests_in(cargo), (12, 0));
        let cargo = "test result: FAILED. 4 passed; 2 failed; 0 ignored; 0 measured";
        assert_eq!(tests_in(cargo), (4, 2));
        let colored =
            "\u{1b}[2m      Tests \u{1b}[22m \u{1b}[1m\u{1b}[32m31 passed\u{1b}[39m\u{1b}[22m (31)";
        assert_eq!(tests_in(&without_colors(colored)), (31, 0));
        assert_eq!(tests_in("      Tests  1 failed | 30 passed (31)"), (30, 1));
    }

    #[test]
    fn other_lines_count_nothing() {
        assert_eq!(tests_in(" Test Files  2 passed (2)"), (0, 0));
        assert_eq!(tests_in("3 passed on the way"), (0, 0));
    }

    #[test]
    fn a_broken_step_without_tests_counts_as_one_failure() {
        let report = |ended_well, passed, failed| Report {
            name: "step",
            ended_well,
            passed,
            failed,
            took: Duration::ZERO,
            failures: Vec::new(),
        };
        assert_eq!(report(true, 0, 0).counted(), (1, 0));
        assert_eq!(report(false, 0, 0).counted(), (0, 1));
        // All tests that ran passed, then the program crashed.
        assert_eq!(report(false, 7, 0).counted(), (7, 1));
        assert_eq!(report(false, 7, 2).counted(), (7, 2));
    }
}
