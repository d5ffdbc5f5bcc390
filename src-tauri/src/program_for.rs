//! Checks that the user has a program for a type of file before it is opened.
//!
//! Only on Linux: its opener starts a script that fails silently without a program. Other systems
//! offer programs themselves.

use std::path::Path;
use std::process::{Command, Stdio};

/// True if there is a program for a type, such as `application/pdf`; also if it is unknown. Runs
/// off the drawing thread.
pub(crate) async fn is_there(kind: &'static str) -> bool {
    let looked = tauri::async_runtime::spawn_blocking(|| has(Path::new("xdg-mime"), kind));
    looked.await.unwrap_or(true)
}

/// Asks the program `asked` the same. If that is missing, the opener decides.
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
#[allow(clippy::unwrap_used)] // a failed setup is a failed test
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
            // Created by another process. If this one had it open for writing, a parallel test
            // could fork meanwhile. The system would then refuse to run the file.
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
