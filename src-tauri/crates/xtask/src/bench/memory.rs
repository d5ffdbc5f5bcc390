//! The memory of a program and its child processes; the web view has processes of its own.

use std::fs;

use crate::outcome::Trouble;

/// Returns the memory of the process and of its descendants by name, in kilobytes. Shared memory is
/// divided among its processes (PSS).
pub(crate) fn of(process: u32) -> Result<Vec<(String, u64)>, Trouble> {
    let mut family = vec![process];
    let parents = parents()?;
    let mut next = 0;
    while let Some(&parent) = family.get(next) {
        let children = parents.iter().filter(|&&(_, its)| its == parent);
        family.extend(children.map(|&(child, _)| child));
        next += 1;
    }
    family
        .iter()
        .map(|process| {
            let name = fs::read_to_string(format!("/proc/{process}/comm"))?;
            let sums = fs::read_to_string(format!("/proc/{process}/smaps_rollup"))?;
            let share = sums.lines().find_map(|line| line.strip_prefix("Pss:"));
            let share = share.and_then(|it| it.trim().trim_end_matches(" kB").parse().ok());
            let share = share.ok_or(Trouble::new("this system does not say who takes what"))?;
            Ok((name.trim().to_owned(), share))
        })
        .collect()
}

/// Returns every process of the machine with its parent.
fn parents() -> Result<Vec<(u32, u32)>, Trouble> {
    let mut found = Vec::new();
    for entry in fs::read_dir("/proc")? {
        let name = entry?.file_name();
        let Some(process) = name.to_str().and_then(|it| it.parse().ok()) else {
            continue;
        };
        // A process that has ended meanwhile has no children.
        let Ok(state) = fs::read_to_string(format!("/proc/{process}/stat")) else {
            continue;
        };
        // The name in parentheses may contain anything; after it come the state and the parent.
        let after = state.rsplit_once(')').map_or("", |(_, after)| after);
        if let Some(parent) = after.split_whitespace().nth(1) {
            found.push((process, parent.parse().unwrap_or_default()));
        }
    }
    Ok(found)
}
