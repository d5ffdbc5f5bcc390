//! Compares the component list with cargo's own data.

use std::fs;

use super::findings::Findings;
use super::stage::Stage;
use crate::build::cargo;
use crate::outcome::Outcome;
use crate::step;

/// Checks that every crate linked into the programs is on the list.
pub(crate) fn read(stage: &Stage, findings: &mut Findings) -> Outcome {
    println!("\n── {}", stage.sbom.display());
    let list = fs::read_to_string(&stage.sbom)?;
    let tree = step::answer(cargo(&[
        "tree",
        "--locked",
        "--package=kralle",
        "--package=kralle-cli",
        "--edges=normal",
        "--prefix=none",
        "--format={p}",
    ]))?;
    let mut crates: Vec<&str> = tree
        .lines()
        .filter(|line| !line.is_empty() && !line.contains('('))
        .collect();
    crates.sort_unstable();
    crates.dedup();
    let without: Vec<&str> = crates
        .iter()
        .copied()
        .filter(|line| {
            let (name, version) = line.split_once(" v").unwrap_or((line, ""));
            !list.contains(&format!("\"purl\": \"pkg:cargo/{name}@{version}\""))
        })
        .collect();
    let all = if crates.len() > 100 && without.is_empty() {
        Ok(())
    } else {
        Err(format!("{without:?} of {}", crates.len()))
    };
    findings.hear("every linked crate stands in the list of components", all);
    Ok(())
}
