//! Screenshots of the screens of an evening, for manual review; only if `KRALLE_PICTURES` is set.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::keys::Key;
use crate::patience;
use crate::trouble::Told;
use crate::window::{Window, pictures};

/// The sizes of the window; the last one also at 150 %.
const SIZES: [(u32, u32); 3] = [(1024, 700), (1920, 1080), (1280, 800)];
/// The number of zoom steps from 100 % to 150 %, and the page width of 1280 pixels at that zoom.
const STEPS: usize = 3;
const ENLARGED: u32 = 853;

/// Takes screenshots into a folder; `None` takes none.
pub(crate) struct Looks {
    folder: Option<PathBuf>,
}

impl Looks {
    /// Uses the folder of this name below `target`.
    pub(crate) fn at(name: &str) -> Self {
        let folder = env::var_os("KRALLE_PICTURES").map(|_| pictures("looks").join(name));
        Self { folder }
    }

    /// Takes screenshots of the current screen in every size; the last size stays.
    pub(crate) fn at_screen(&self, window: &Window, screen: &str) -> Told {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        for (width, height) in SIZES {
            window.resize(width, height)?;
            let name = format!("{screen}-{width}x{height}.png");
            window.picture(&folder.join(name))?;
        }
        window.press(&[Key::Ctrl('='); STEPS])?;
        wait_for_width(window, ENLARGED)?;
        window.picture(&folder.join(format!("{screen}-1280x800-150.png")))?;
        window.press(&[Key::Ctrl('0')])?;
        wait_for_width(window, 1280)
    }

    /// Copies an output: a sheet, a page, or a folder of them.
    pub(crate) fn keep(&self, path: &Path) -> Told {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        copy(path, &folder.join("out"))
    }
}

/// Waits until the page has exactly this width, in CSS pixels.
fn wait_for_width(window: &Window, width: u32) -> Told {
    let seen = || window.script("arguments[0](innerWidth)", &json!([]));
    patience::until(
        || Ok((seen()?.as_u64() == Some(u64::from(width))).then_some(())),
        || format!("{width} points wanted, but {:?}", seen()),
    )
}

/// Copies a file or a folder into a folder.
fn copy(path: &Path, into: &Path) -> Told {
    fs::create_dir_all(into)?;
    let to = into.join(path.file_name().unwrap_or_default());
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            copy(&entry?.path(), &to)?;
        }
        return Ok(());
    }
    fs::copy(path, to)?;
    Ok(())
}
