//! The program as a process of the system: found, killed, waited for.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::patience;
use crate::trouble::{Told, Trouble};

/// The process among `parent`'s descendants that runs `program`.
pub(crate) fn running(program: &Path, parent: u32) -> Told<u32> {
    descendants(parent)
        .into_iter()
        .find(|id| fs::read_link(format!("/proc/{id}/exe")).is_ok_and(|exe| exe == program))
        .ok_or_else(|| Trouble::new(format!("{} does not run", program.display())))
}

fn descendants(parent: u32) -> Vec<u32> {
    let mut found = Vec::new();
    let Ok(threads) = fs::read_dir(format!("/proc/{parent}/task")) else {
        return found;
    };
    for thread in threads.flatten() {
        let children = fs::read_to_string(thread.path().join("children")).unwrap_or_default();
        for child in children.split_whitespace().filter_map(|id| id.parse().ok()) {
            found.push(child);
            found.extend(descendants(child));
        }
    }
    found
}

/// Ends a process without asking it, as a power cut would.
pub(crate) fn kill(process: u32) -> Told {
    let status = Command::new("sh")
        .args(["-c", &format!("kill -9 {process}")])
        .status()?;
    if !status.success() {
        return Err(Trouble::new(format!("process {process} cannot be killed")));
    }
    wait_until_gone(process)
}

/// Waits for the end of a process.
pub(crate) fn wait_until_gone(process: u32) -> Told {
    patience::until(
        || Ok((!is_alive(process)).then_some(())),
        || format!("process {process} does not end"),
    )
}

/// A process that has ended and was not yet collected by its parent is gone, too.
fn is_alive(process: u32) -> bool {
    let Ok(about) = fs::read_to_string(format!("/proc/{process}/stat")) else {
        return false;
    };
    let state = about
        .rsplit(") ")
        .next()
        .and_then(|rest| rest.chars().next());
    !matches!(state, Some('Z' | 'X') | None)
}
