//! The parts of a long task, and their summary.

use std::thread;
use std::time::{Duration, Instant};

use crate::build;
use crate::machine;
use crate::memory;
use crate::outcome::{Outcome, Trouble};
use crate::step::{self, Report};
use crate::system::Purpose;

/// A part, selected by its name.
pub(crate) struct Part {
    pub(crate) name: &'static str,
    pub(crate) run: fn() -> Report,
    /// True if it mostly waits, and can run in parallel with all later parts.
    pub(crate) waits: bool,
}

impl Part {
    /// Creates a part that computes.
    pub(crate) const fn new(name: &'static str, run: fn() -> Report) -> Self {
        Self {
            name,
            run,
            waits: false,
        }
    }

    /// Creates a part that mostly waits.
    pub(crate) const fn waiting(name: &'static str, run: fn() -> Report) -> Self {
        Self {
            name,
            run,
            waits: true,
        }
    }
}

/// Times and reports of finished parts.
pub(crate) struct Parts {
    started: Instant,
    prepared: Duration,
    built: Duration,
    pub(crate) reports: Vec<Report>,
}

impl Parts {
    /// Prepares the machine, builds the screens and runs the parts in `names`; all parts without a
    /// name.
    ///
    /// # Errors
    /// Fails if a system package is missing or the screens cannot be built. A failed part is a
    /// report.
    pub(crate) fn run(parts: &[Part], names: &[&str]) -> Result<Self, Trouble> {
        let started = Instant::now();
        machine::prepare(Purpose::Test)?;
        let prepared = started.elapsed();
        build::screens()?;
        let built = started.elapsed().saturating_sub(prepared);
        let selected = parts
            .iter()
            .filter(|part| names.is_empty() || names.contains(&part.name));
        let reports = thread::scope(|scope| {
            let (mut reports, mut beside) = (Vec::new(), Vec::new());
            for part in selected {
                if part.waits {
                    beside.push(scope.spawn(|| step::labeled(part.name, part.run)));
                } else {
                    reports.push((part.run)());
                }
            }
            let beside = beside.into_iter().filter_map(|it| it.join().ok());
            reports.extend(beside);
            reports
        });
        Ok(Self {
            started,
            prepared,
            built,
            reports,
        })
    }

    /// Prints failures, the time of each part and the counts.
    ///
    /// # Errors
    /// Fails if a part failed.
    pub(crate) fn conclude(&self) -> Outcome {
        for report in self.reports.iter().filter(|report| !report.ended_well) {
            println!("\n── Broken: {}", report.name);
            report.failures.iter().for_each(|line| println!("{line}"));
        }
        println!("\n── Times");
        print_time("System packages", self.prepared, true);
        print_time("Building the screens", self.built, true);
        for report in &self.reports {
            print_time(report.name, report.took, report.ended_well);
        }
        print_time("Together", self.started.elapsed(), true);
        conclude(&self.reports)
    }
}

fn print_time(name: &str, took: Duration, well: bool) {
    let mark = if well { "" } else { "  BROKEN" };
    println!("  {:>6.1} s  {name}{mark}", took.as_secs_f64());
}

/// Removes temporary files, and prints the names of failed parts and the final line with the
/// counts.
///
/// # Errors
/// Fails if a test or a step failed.
pub(crate) fn conclude(reports: &[Report]) -> Outcome {
    memory::remove();
    let (passed, failed) = counted(reports);
    if failed > 0 {
        let broken: Vec<&str> = reports
            .iter()
            .filter(|report| report.counted().1 > 0)
            .map(|report| report.name)
            .collect();
        println!("broken: {}", broken.join(", "));
    }
    println!("{passed} passed, {failed} failed");
    if failed == 0 {
        Ok(())
    } else {
        Err(Trouble::told())
    }
}

/// Returns the numbers of passed and failed tests for the final line.
pub(crate) fn counted(reports: &[Report]) -> (u32, u32) {
    reports
        .iter()
        .map(Report::counted)
        .fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
}
