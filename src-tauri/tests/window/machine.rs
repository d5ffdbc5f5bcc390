//! A simulated machine: folders for settings and documents, a viewer, file dialogs.

use std::env;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::patience;
use crate::screen::Screen;
use crate::trouble::{Told, Trouble};
use crate::window::Window;

/// The program under test.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_kralle-app");

/// A machine without any data; deleted on drop, even with open windows.
pub(crate) struct Machine {
    folder: TempDir,
    /// The display of its windows; `None` for that of the test.
    display: Option<String>,
}

impl Machine {
    /// Creates empty folders, and a fake viewer that records the opened files.
    pub(crate) fn new() -> Told<Self> {
        let machine = Self {
            folder: tempfile::tempdir()?,
            display: None,
        };
        for folder in ["config", "documents", "programs"] {
            fs::create_dir(machine.path(folder))?;
        }
        let shown = machine.path("shown");
        machine.install("xdg-open", &format!("echo \"$1\" >>'{}'", shown.display()))?;
        // A viewer for every file type.
        machine.install("xdg-mime", "echo viewer.desktop")?;
        // Hides the printers of the machine that runs the test.
        machine.install("lpstat", "exit 1")?;
        Ok(machine)
    }

    /// Creates a machine with a separate screen.
    pub(crate) fn at(screen: &Screen) -> Told<Self> {
        let mut machine = Self::new()?;
        machine.display = Some(screen.display().to_owned());
        Ok(machine)
    }

    /// Installs a program that takes precedence over the system's.
    fn install(&self, name: &str, script: &str) -> Told {
        let program = self.path("programs").join(name);
        fs::write(&program, format!("#!/bin/sh\n{script}\n"))?;
        Ok(fs::set_permissions(
            &program,
            fs::Permissions::from_mode(0o755),
        )?)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Returns the folder for new tournaments.
    pub(crate) fn documents(&self) -> PathBuf {
        self.path("documents")
    }

    /// Returns the only tournament file.
    pub(crate) fn tournament_file(&self) -> Told<PathBuf> {
        fs::read_dir(self.documents())?
            .filter_map(Result::ok)
            .map(|entry| entry.path())
            .find(|path| path.extension().is_some_and(|it| it == "kralle"))
            .ok_or_else(|| Trouble::new("the tournament has no file"))
    }

    /// Starts the program by its icon.
    pub(crate) fn open(&self) -> Told<Window> {
        Window::open(self.environment(), &[])
    }

    /// Starts the program by a double click on a tournament file.
    pub(crate) fn open_file(&self, file: &Path) -> Told<Window> {
        Window::open(self.environment(), &[file.display().to_string()])
    }

    /// Starts the program a second time: by a double click on the file of this name, or by its icon
    /// if `None`. The second process must end.
    pub(crate) fn start_again(&self, file: Option<&str>) -> Told {
        let status = Command::new(PROGRAM)
            .args(file)
            .current_dir(self.documents())
            .envs(self.environment())
            .status()?;
        if status.success() {
            Ok(())
        } else {
            Err(Trouble::new(format!("the second start ended: {status}")))
        }
    }

    /// Sets the file that the next open dialogs return.
    pub(crate) fn will_choose(&self, file: &Path) -> Told {
        Ok(fs::write(
            self.path("open-path"),
            file.display().to_string(),
        )?)
    }

    /// Sets the file that the next save dialogs return.
    pub(crate) fn will_save(&self, file: &Path) -> Told {
        Ok(fs::write(
            self.path("save-path"),
            file.display().to_string(),
        )?)
    }

    /// Waits for `count` opened sheets, and returns them.
    pub(crate) fn sheets_shown(&self, count: usize) -> Told<Vec<PathBuf>> {
        let shown = || -> Vec<PathBuf> {
            let text = fs::read_to_string(self.path("shown")).unwrap_or_default();
            text.lines().map(PathBuf::from).collect()
        };
        patience::until(
            || Ok(Some(shown()).filter(|shown| shown.len() >= count)),
            || format!("{count} sheets were to be shown, but only: {:?}", shown()),
        )
    }

    /// Returns every file on this machine.
    pub(crate) fn files(&self) -> Vec<PathBuf> {
        let mut files = Vec::new();
        let mut folders = vec![self.folder.path().to_owned()];
        while let Some(folder) = folders.pop() {
            // The web view creates and deletes folders meanwhile.
            let Ok(entries) = fs::read_dir(folder) else {
                continue;
            };
            for entry in entries.flatten() {
                match entry.file_type() {
                    Ok(it) if it.is_dir() => folders.push(entry.path()),
                    Ok(it) if it.is_file() => files.push(entry.path()),
                    Ok(_) | Err(_) => {}
                }
            }
        }
        files
    }

    fn environment(&self) -> Vec<(String, String)> {
        let programs = self.path("programs");
        let path = env::var("PATH").unwrap_or_default();
        let text = |path: &Path| path.display().to_string();
        [
            ("HOME", text(self.folder.path())),
            ("PATH", format!("{}:{path}", programs.display())),
            ("LANG", "C.UTF-8".to_owned()),
            ("KRALLE_CONFIG_DIR", text(&self.path("config"))),
            ("KRALLE_DOCUMENTS_DIR", text(&self.documents())),
            // The hall is reachable only from this machine.
            ("KRALLE_TEST_HALL", "1".to_owned()),
            (
                "KRALLE_TEST_OPEN_PATH",
                format!("@{}", self.path("open-path").display()),
            ),
            (
                "KRALLE_TEST_SAVE_PATH",
                format!("@{}", self.path("save-path").display()),
            ),
        ]
        .into_iter()
        .chain(self.display.clone().map(|it| ("DISPLAY", it)))
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
    }
}
