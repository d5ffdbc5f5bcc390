//! Sends a sheet to a printer, through the printing system of Linux and macOS (CUPS).
//!
//! Start at [`printers`]. Without `lpstat` and `lp`, as on Windows, there are no printers to list,
//! and the screens open the sheet in the viewer instead ([`crate::viewer`]).
//!
//! Not here: printer settings. Those of the system apply.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use kralle_desk::Files;
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::refusals::ShellRefusal;
use serde::Serialize;
use tauri::State;

use crate::viewer::is_sheet;

/// The maximum number of copies; more is probably a typing error.
const MOST_COPIES: u8 = 99;

/// The printers of this machine.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Printers {
    /// The system's names of the printers.
    names: Vec<String>,
    /// The system's default printer; `None` if it has none.
    usual: Option<String>,
    most_copies: u8,
}

impl Default for Printers {
    fn default() -> Self {
        Self {
            names: Vec::new(),
            usual: None,
            most_copies: MOST_COPIES,
        }
    }
}

/// The two programs of the printing system.
struct PrintingSystem {
    lpstat: PathBuf,
    lp: PathBuf,
}

impl Default for PrintingSystem {
    fn default() -> Self {
        Self {
            lpstat: PathBuf::from("lpstat"),
            lp: PathBuf::from("lp"),
        }
    }
}

/// Lists the printers; empty if the system cannot.
#[tauri::command]
pub(crate) async fn printers() -> Printers {
    let found = tauri::async_runtime::spawn_blocking(|| PrintingSystem::default().printers());
    found.await.unwrap_or_default()
}

/// Sends the PDF file at `path` to `printer`, 1 to 99 copies.
#[tauri::command]
pub(crate) async fn send_to_printer(
    files: State<'_, Files>,
    path: PathBuf,
    printer: String,
    copies: u8,
) -> Result<(), RefusalView> {
    let shown = path.display().to_string();
    if !files.may_read(&path) {
        return Err(ShellRefusal::NotASheet { path: shown }.into());
    }
    let named = printer.clone();
    let sent = tauri::async_runtime::spawn_blocking(move || {
        PrintingSystem::default().send(&path, &printer, copies)
    });
    let sent = sent.await.unwrap_or_else(|error| {
        Err(ShellRefusal::PrinterRefused {
            printer: named,
            path: shown,
            reason: error.to_string(),
        })
    });
    Ok(sent?)
}

impl PrintingSystem {
    fn printers(&self) -> Printers {
        let Some(names) = said(&self.lpstat, &["-e"]) else {
            return Printers::default();
        };
        let names: Vec<String> = names.lines().map(|line| line.trim().to_owned()).collect();
        let usual = said(&self.lpstat, &["-d"])
            .and_then(|line| Some(line.trim().rsplit_once(": ")?.1.to_owned()))
            .filter(|name| names.contains(name));
        Printers {
            names,
            usual,
            ..Printers::default()
        }
    }

    fn send(&self, path: &Path, printer: &str, copies: u8) -> Result<(), ShellRefusal> {
        let shown = || path.display().to_string();
        if !is_sheet(path) {
            return Err(ShellRefusal::NotASheet { path: shown() });
        }
        // Only a name from the system is passed as an argument.
        if !self.printers().names.iter().any(|name| name == printer) {
            return Err(ShellRefusal::NoSuchPrinter {
                printer: printer.to_owned(),
            });
        }
        let refused = |reason: String| ShellRefusal::PrinterRefused {
            printer: printer.to_owned(),
            path: shown(),
            reason,
        };
        let sent = Command::new(&self.lp)
            .args(["-d", printer, "-n"])
            .arg(copies.clamp(1, MOST_COPIES).to_string())
            .arg("--")
            .arg(path)
            .stdin(Stdio::null())
            .output()
            .map_err(|error| refused(error.to_string()))?;
        if sent.status.success() {
            Ok(())
        } else {
            let reason = String::from_utf8_lossy(&sent.stderr).trim().to_owned();
            Err(refused(reason))
        }
    }
}

/// Returns the output of a program; `None` if it is missing or fails.
fn said(program: &Path, arguments: &[&str]) -> Option<String> {
    let Output { status, stdout, .. } = Command::new(program)
        .args(arguments)
        // The output is parsed, so the language is fixed.
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .output()
        .ok()?;
    status
        .success()
        .then(|| String::from_utf8_lossy(&stdout).into_owned())
}

#[cfg(all(test, unix))]
#[allow(clippy::unwrap_used)] // a failed setup is a failed test
mod tests {
    use std::fs;

    use super::*;

    /// Returns a printing system with two printers, one of them out of order. The arguments of `lp`
    /// are written to the file `called`.
    fn system(folder: &Path) -> PrintingSystem {
        // Created by another process. If this one had it open for writing, a parallel test could
        // fork meanwhile. The system would then refuse to run the file.
        let program = |name: &str, text: &str| {
            let path = folder.join(name);
            let laid_out = Command::new("sh")
                .args([
                    "-c",
                    "printf '#!/bin/sh\\n%s\\n' \"$1\" > \"$0\" && chmod 755 \"$0\"",
                ])
                .arg(&path)
                .arg(text)
                .status();
            assert!(laid_out.unwrap().success());
            path
        };
        let called = folder.join("called");
        PrintingSystem {
            lpstat: program(
                "lpstat",
                "case $1 in\n-e) printf 'Hall\\nOffice\\n';;\n-d) echo 'system default destination: Office';;\nesac",
            ),
            lp: program(
                "lp",
                &format!(
                    "printf '%s\\n' \"$@\" > '{}'\n[ \"$2\" = Hall ] || {{ echo 'out of paper' >&2; exit 1; }}",
                    called.display()
                ),
            ),
        }
    }

    #[test]
    fn the_printers_are_those_of_the_system() {
        let folder = tempfile::tempdir().unwrap();
        let printers = system(folder.path()).printers();
        assert_eq!(printers.names, ["Hall", "Office"]);
        assert_eq!(printers.usual.as_deref(), Some("Office"));
    }

    #[test]
    fn a_machine_without_printing_system_has_no_printers() {
        let nowhere = PrintingSystem {
            lpstat: PathBuf::from("/nowhere/lpstat"),
            lp: PathBuf::from("/nowhere/lp"),
        };
        assert_eq!(nowhere.printers(), Printers::default());
    }

    #[test]
    fn a_sheet_goes_to_the_printer_asked_for() {
        let folder = tempfile::tempdir().unwrap();
        let sheet = folder.path().join("Turnier – Runde 1.pdf");
        system(folder.path()).send(&sheet, "Hall", 3).unwrap();
        let called = fs::read_to_string(folder.path().join("called")).unwrap();
        assert_eq!(
            called,
            format!("-d\nHall\n-n\n3\n--\n{}\n", sheet.display())
        );
    }

    #[test]
    fn what_the_printer_says_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let sheet = folder.path().join("a.pdf");
        let refused = system(folder.path()).send(&sheet, "Office", 1);
        assert_eq!(
            refused,
            Err(ShellRefusal::PrinterRefused {
                printer: "Office".to_owned(),
                path: sheet.display().to_string(),
                reason: "out of paper".to_owned(),
            })
        );
    }

    #[test]
    fn nothing_but_a_sheet_goes_to_a_known_printer() {
        let folder = tempfile::tempdir().unwrap();
        let system = system(folder.path());
        let letter = PathBuf::from("/home/probe/letter.txt");
        assert_eq!(
            system.send(&letter, "Hall", 1),
            Err(ShellRefusal::NotASheet {
                path: letter.display().to_string()
            })
        );
        assert_eq!(
            system.send(Path::new("/home/probe/a.pdf"), "-oraw", 1),
            Err(ShellRefusal::NoSuchPrinter {
                printer: "-oraw".to_owned()
            })
        );
        assert!(!folder.path().join("called").exists());
    }
}
