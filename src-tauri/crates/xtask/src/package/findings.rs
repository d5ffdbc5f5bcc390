//! The results of checking packages: rules that hold, and rules that do not.

use std::time::Duration;

use crate::outcome::{Outcome, Trouble};
use crate::step::Report;

/// Checked rules, counted like tests.
#[derive(Default)]
pub(crate) struct Findings {
    passed: u32,
    failures: Vec<String>,
}

impl Findings {
    /// Records a rule and its result, with the reason for a failure.
    pub(crate) fn hear(&mut self, law: &str, outcome: Result<(), String>) {
        match outcome {
            Ok(()) => {
                println!("  holds   {law}");
                self.passed += 1;
            }
            Err(why) => {
                println!("  BROKEN  {law}: {why}");
                self.failures.push(format!("{law}: {why}"));
            }
        }
    }

    /// Returns success if every rule holds.
    pub(crate) fn outcome(&self) -> Outcome {
        println!("{} passed, {} failed", self.passed, self.failures.len());
        if self.failures.is_empty() {
            Ok(())
        } else {
            Err(Trouble::new(self.failures.join("\n")))
        }
    }

    /// Returns the findings as a step of the tests.
    pub(crate) fn report(self, name: &'static str, took: Duration) -> Report {
        Report {
            name,
            ended_well: self.failures.is_empty(),
            passed: self.passed,
            failed: u32::try_from(self.failures.len()).unwrap_or(u32::MAX),
            took,
            failures: self.failures,
        }
    }
}
