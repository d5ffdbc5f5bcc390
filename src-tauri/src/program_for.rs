//! Whether this person has a program for what the system is about to be handed.
//!
//! Linux alone is asked: there the opener starts a script that fails unseen where there is none, and other
//! systems offer programs themselves.

use std::path::Path;
use std::process::{Command, Stdio};

/// Whether there is a program for a type, such as `application/pdf`, away from the thread that draws. Yes where
/// nobody can say.
pub(crate) async fn is_there(kind: &'static str) -> bool {
    let looked = tauri::async_runtime::spawn_blocking(|| has(Path::new("xdg-mime"), kind));
    looked.await.unwrap_or(true)
}

/// The same by the program `asked`. Where that is missing, the opener finds out.
fn has(asked: &Path, kind: &str) -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let said = Command::new(asked)
        .args(["query", "default", kind])
        .stdin(Stdio::null())
        .output();
    said.map_or(true, |said| {
        !said.status.success() || !said.stdout.trim_ascii().is_empty()
    })
}

#[cfg(all(test, target_os = "linux"))]
#[allow(clippy::unwrap_used)] // a program that cannot be laid out is a failed test
mod tests {
    use super::*;

    #[test]
    fn linux_is_asked_which_program_it_has() {
        let folder = tempfile::tempdir().unwrap();
        for (name, says, found) in [
            ("one", "echo thunderbird.desktop", true),
            ("none", "exit 0", false),
            ("broken", "exit 3", true),
        ] {
            let program = folder.path().join(name);
            // Laid out by another program: while this one has it open for writing, a test beside it
            // may fork, and then the system does not start it.
            let script = format!("printf '#!/bin/sh\\n{says}\\n' > \"$0\" && chmod 755 \"$0\"");
            let laid_out = Command::new("sh")
                .args(["-c", &script])
                .arg(&program)
                .status();
            assert!(laid_out.unwrap().success());
            assert_eq!(has(&program, "application/pdf"), found, "{name}");
        }
        assert!(has(Path::new("/nowhere/xdg-mime"), "application/pdf"));
    }
}
