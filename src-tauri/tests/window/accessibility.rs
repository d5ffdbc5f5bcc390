//! Checks a screen with the axe rules.

use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::page;
use crate::trouble::{Told, Trouble};
use crate::webdriver::WebDriver;

const RUN: &str = "
const done = arguments[0];
globalThis.axe.run(document, { resultTypes: ['violations'] }).then(
	(results) => done(results.violations.map((it) => ({ rule: it.id, help: it.help, nodes: it.nodes.map((node) => `${node.html.slice(0, 160)}: ${node.failureSummary}`) }))),
	(error) => done(String(error)),
);";

/// Checks the current page.
///
/// # Errors
/// Fails with every violation and its place.
pub(crate) fn check(driver: &WebDriver) -> Told {
    page::AXE.bring(driver)?;
    let answer = driver.run(RUN, &json!([]))?;
    let Value::Array(violations) = answer else {
        return Err(Trouble::new(format!("axe did not run: {answer}")));
    };
    if violations.is_empty() {
        return Ok(());
    }
    let mut found = String::from("axe found:");
    for violation in violations {
        for node in violation["nodes"].as_array().into_iter().flatten() {
            write!(
                found,
                "\n  {} ({}): {}",
                violation["rule"].as_str().unwrap_or_default(),
                violation["help"].as_str().unwrap_or_default(),
                node.as_str().unwrap_or_default(),
            )?;
        }
    }
    Err(Trouble::new(found))
}
