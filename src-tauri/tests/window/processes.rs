//! The program as a process of the system: found, killed, waited for.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::patience;
use crate::trouble::{Told, Trouble};

/// Returns the descendant of `parent` that runs `program`.
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

/// Kills a process like a power cut, with all descendants, so that no web helper still writes into
/// folders of the next program.
pub(crate) fn kill(process: u32) -> Told {
    let helpers = descendants(process);
    signal(process)?;
    for helper in &helpers {
        // It may have ended with its parent.
        let _ = signal(*helper);
    }
    helpers
        .into_iter()
        .chain([process])
        .try_for_each(wait_until_gone)
}

fn signal(process: u32) -> Told {
    let status = Command::new("sh")
        .args(["-c", &format!("kill -9 {process} 2>&-")])
        .status()?;
    if status.success() {
        Ok(())
    } else {
        Err(Trouble::new(format!("process {process} cannot be killed")))
    }
}

/// Waits for the end of a process.
pub(crate) fn wait_until_gone(process: u32) -> Told {
    patience::until(
        || Ok((!is_alive(process)).then_some(())),
        || format!("process {process} does not end"),
    )
}

/// True unless the process has ended, or is a zombie. It is alive while one of its threads runs,
/// even if the first has ended: its files stay locked.
fn is_alive(process: u32) -> bool {
    let Ok(threads) = fs::read_dir(format!("/proc/{process}/task")) else {
        return false;
    };
    threads.flatten().any(|thread| runs(&thread.path()))
}

fn runs(thread: &Path) -> bool {
    let Ok(about) = fs::read_to_string(thread.join("stat")) else {
        return false;
    };
    let state = about
        .rsplit(") ")
        .next()
        .and_then(|rest| rest.chars().next());
    !matches!(state, Some('Z' | 'X') | None)
}
