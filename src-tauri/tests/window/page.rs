//! Scripts that run in the page.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::trouble::{Told, Trouble};
use crate::webdriver::WebDriver;

/// Finds elements by role and name, as the component tests do.
pub(crate) const QUERIES: Library = Library {
    global: "TestingLibraryDom",
    file: "@testing-library/dom/dist/@testing-library/dom.umd.min.js",
};

/// Finds accessibility problems (the rules of WCAG that a machine can check).
pub(crate) const AXE: Library = Library {
    global: "axe",
    file: "axe-core/axe.min.js",
};

/// A package of the screens' own tests, loaded into the page.
pub(crate) struct Library {
    global: &'static str,
    file: &'static str,
}

impl Library {
    /// Loads the library unless the page has it; a reload loses it.
    pub(crate) fn bring(&self, driver: &WebDriver) -> Told {
        let global = self.global;
        let there = format!("arguments[0](typeof globalThis.{global} !== 'undefined')");
        if driver.run(&there, &json!([]))? == Value::Bool(true) {
            return Ok(());
        }
        let packages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/node_modules");
        let path: PathBuf = packages.join(self.file);
        let source = fs::read_to_string(&path)
            .map_err(|error| Trouble::new(format!("{}: {error}", path.display())))?;
        let body = format!(
            "const done = arguments[0];\n\
             (function () {{\n{source}\n}}).call(globalThis);\n\
             done(typeof globalThis.{global});"
        );
        let kind = driver.run(&body, &json!([]))?;
        if matches!(kind.as_str(), Some("object" | "function")) {
            Ok(())
        } else {
            Err(Trouble::new(format!("{global} is not in the page: {kind}")))
        }
    }
}

/// Waits until the page is stable: all animations at their end, plus two frames.
pub(crate) fn settle(driver: &WebDriver) -> Told {
    driver.run(include_str!("settle.js"), &json!([])).map(drop)
}

/// Repaints an invisible element until [`stop_painting`]. Without layers, `WebKit` waits for the
/// next change of a page before a screenshot, and most pages do not change.
pub(crate) fn keep_painting(driver: &WebDriver) -> Told {
    driver
        .run(include_str!("keep_painting.js"), &json!([]))
        .map(drop)
}

/// Stops [`keep_painting`].
pub(crate) fn stop_painting(driver: &WebDriver) -> Told {
    let body = "document.getElementById('painted-anew')?.remove(); arguments[0](true)";
    driver.run(body, &json!([])).map(drop)
}
