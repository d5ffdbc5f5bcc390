//! What goes into the packages, laid out file by file before anything is packed.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::origin;
use super::output::VERSION;
use crate::outcome::{Outcome, Trouble};
use crate::place;
use crate::step;

/// A file of the packages.
pub(crate) struct Piece {
    /// Where it will lie, from the root on.
    pub(crate) to: String,
    pub(crate) from: PathBuf,
}

/// How hard the packages are pressed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pressing {
    /// Small, for those who load them.
    Hard,
    /// Quick, for the tests, whose programs are large.
    Light,
}

/// Everything that goes in besides what Tauri's bundler adds: the app, its icons and its entry in menus.
pub(crate) struct Stage {
    /// Where the packages come to lie.
    pub(crate) out: PathBuf,
    /// Built files lie here, as the bundler wants them.
    pub(crate) work: PathBuf,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) address: Option<String>,
    pub(crate) pressing: Pressing,
    pub(crate) sbom: PathBuf,
}

impl Stage {
    /// Lays out the programs in `programs` and what belongs to them, for packages in `out`.
    pub(crate) fn lay_out(
        programs: &Path,
        out: &Path,
        address: Option<String>,
        pressing: Pressing,
    ) -> Result<Self, Trouble> {
        let work = &out.join("work");
        fs::create_dir_all(work)?;
        let mut stage = Self {
            out: out.to_owned(),
            work: work.clone(),
            pieces: Vec::new(),
            address,
            pressing,
            sbom: work.join("sbom.cdx.json"),
        };
        // The bundler writes into the app which package it came by: into this copy of it.
        stripped(
            &programs.join("kralle-app"),
            &work.join("release/kralle-app"),
        )?;
        let command = work.join("stage/bin/kralle");
        stripped(&programs.join("kralle"), &command)?;
        stage.manual(&command)?;
        stage.take("/usr/bin/kralle", command);
        stage.documents()?;
        stage.desktop()?;
        stage.dated()?;
        Ok(stage)
    }

    fn take(&mut self, to: impl Into<String>, from: PathBuf) {
        let to = to.into();
        self.pieces.push(Piece { to, from });
    }

    /// Writes a text that goes in.
    fn write(&mut self, to: &str, text: &str) -> Outcome {
        let from = self.work.join("stage").join(to.trim_start_matches('/'));
        fs::create_dir_all(from.parent().unwrap_or(&self.work))?;
        fs::write(&from, text)?;
        self.take(to, from);
        Ok(())
    }

    /// Writes a text that goes in compressed.
    fn compress(&mut self, to: &str, text: &str) -> Outcome {
        self.write(to, text)?;
        let Some(piece) = self.pieces.last_mut() else {
            return Ok(());
        };
        let mut gzip = Command::new("gzip");
        // Without the name and the time, which would differ.
        gzip.args(["-9", "--no-name", "--force"]).arg(&piece.from);
        step::answer(gzip)?;
        piece.to.push_str(".gz");
        piece.from.as_mut_os_string().push(".gz");
        Ok(())
    }

    /// Manual pages and completions, as the built command line says itself.
    fn manual(&mut self, command: &Path) -> Outcome {
        let folder = self.work.join("manual");
        let mut manual = Command::new(command);
        manual.arg("manual").arg(&folder);
        step::answer(manual)?;
        let mut pages: Vec<PathBuf> = fs::read_dir(folder.join("man"))?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<Result<_, _>>()?;
        pages.push(place::root().join("packaging/kralle-app.1"));
        pages.sort();
        for page in pages {
            let name = page.file_name().unwrap_or_default().to_string_lossy();
            let text = fs::read_to_string(&page)?;
            self.compress(&format!("/usr/share/man/man1/{name}"), &text)?;
        }
        for (to, name) in [
            ("bash-completion/completions/kralle", "kralle.bash"),
            ("zsh/vendor-completions/_kralle", "_kralle"),
            ("fish/vendor_completions.d/kralle.fish", "kralle.fish"),
        ] {
            let from = folder.join("completions").join(name);
            self.take(format!("/usr/share/{to}"), from);
        }
        Ok(())
    }

    /// Copyright, changelog, and what is built in besides Kralle.
    fn documents(&mut self) -> Outcome {
        let doc = "/usr/share/doc/kralle";
        let packaging = place::root().join("packaging");
        let copyright = fs::read_to_string(packaging.join("copyright"))?;
        self.write(&format!("{doc}/copyright"), &copyright)?;
        let changes = fs::read_to_string(place::root().join("CHANGELOG.md"))?;
        let changelog = debian_changelog(
            &changes,
            &origin::maintainer(),
            &origin::written("+%a, %d %b %Y %T %z")?,
        );
        self.compress(&format!("{doc}/changelog"), &changelog)?;
        let mut components = Command::new("node");
        components
            .current_dir(place::root())
            .env("SOURCE_DATE_EPOCH", origin::seconds()?)
            .arg(packaging.join("components.js"))
            .arg(&self.work)
            .arg(VERSION);
        step::answer(components)?;
        let others = fs::read_to_string(self.work.join("third-party.txt"))?;
        self.compress(&format!("{doc}/third-party.txt"), &others)
    }

    /// What a desktop must know: the type of tournament files, icons, and what software centers show.
    fn desktop(&mut self) -> Outcome {
        let read = |name: &str| fs::read_to_string(place::root().join(name));
        let icons = "/usr/share/icons/hicolor/scalable";
        for (to, name) in [
            (
                "/usr/share/mime/packages/kralle.xml".to_owned(),
                "packaging/kralle.xml",
            ),
            (
                format!("{icons}/mimetypes/application-vnd.kralle.svg"),
                "packaging/application-vnd.kralle.svg",
            ),
            (
                format!("{icons}/apps/kralle-app.svg"),
                "src-tauri/icons/icon.svg",
            ),
        ] {
            self.write(&to, &read(name)?)?;
        }
        let about = metainfo(
            &read("packaging/org.kralle.app.metainfo.xml")?,
            self.address.as_deref(),
            &origin::written("+%F")?,
        );
        self.write("/usr/share/metainfo/org.kralle.app.metainfo.xml", &about)
    }

    /// Gives every file the mode and the moment it will have.
    fn dated(&self) -> Outcome {
        let moment = format!("@{}", origin::seconds()?);
        for piece in &self.pieces {
            let mode = if piece.to.starts_with("/usr/bin/") {
                "755"
            } else {
                "644"
            };
            let mut chmod = Command::new("chmod");
            chmod.arg(mode).arg(&piece.from);
            step::answer(chmod)?;
            let mut touch = Command::new("touch");
            touch.args(["-d", &moment]).arg(&piece.from);
            step::answer(touch)?;
        }
        Ok(())
    }
}

/// Copies a program without the symbols that nobody who installs it needs.
fn stripped(from: &Path, to: &Path) -> Outcome {
    fs::create_dir_all(to.parent().unwrap_or(to))?;
    let mut strip = Command::new("strip");
    strip
        .args(["--remove-section=.comment", "--remove-section=.note", "-o"])
        .args([to, from]);
    step::answer(strip).map(drop)
}

/// What software centers show. Without an address in the web there is nothing they could fetch.
fn metainfo(text: &str, address: Option<&str>, date: &str) -> String {
    let mut kept = String::new();
    let mut pictures = false;
    for line in text.lines() {
        pictures |= line.contains("<screenshots>");
        if address.is_some() || !(pictures || line.contains("@ADDRESS@")) {
            kept.push_str(line);
            kept.push('\n');
        }
        pictures &= !line.contains("</screenshots>");
    }
    kept.replace("@ADDRESS@", address.unwrap_or_default())
        .replace("@VERSION@", VERSION)
        .replace("@DATE@", date)
}

/// Letters in a line of what Debian reads.
const WIDTH: usize = 78;

/// What has changed, in the form that Debian reads: the newest chapter is this version.
fn debian_changelog(changes: &str, maintainer: &str, date: &str) -> String {
    let mut log = format!("kralle ({VERSION}) stable; urgency=medium\n\n");
    let chapter = changes.split("\n## ").nth(1).unwrap_or_default();
    let items = chapter.split("\n- ").skip(1);
    for item in items {
        let mut line = String::from("  *");
        for word in item.replace("**", "").split_whitespace() {
            if line.chars().count() + word.chars().count() > WIDTH {
                let _ = writeln!(log, "{line}");
                line = String::from("   ");
            }
            line.push(' ');
            line.push_str(word);
        }
        let _ = writeln!(log, "{line}");
    }
    let _ = writeln!(log, "\n -- {maintainer}  {date}");
    log
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_chapter_becomes_what_debian_reads() {
        let changes = "# Changelog\n\n## Unreleased\n- **New**: a thing\n  that goes on.\n\n## 0.0.1\n- Old.\n";
        let log = debian_changelog(changes, "A <a@b.c>", "Tue, 24 Nov 2026 00:00:00 +0000");
        let body: Vec<&str> = log.lines().skip(2).collect();
        assert_eq!(
            body,
            [
                "  * New: a thing that goes on.",
                "",
                " -- A <a@b.c>  Tue, 24 Nov 2026 00:00:00 +0000"
            ]
        );
    }

    #[test]
    fn without_an_address_nothing_points_into_the_web() {
        let text = "<url>@ADDRESS@</url>\n<screenshots>\n<image>@ADDRESS@/a.png</image>\n</screenshots>\n<id/>\n";
        assert_eq!(metainfo(text, None, ""), "<id/>\n");
        let with = metainfo(text, Some("https://k.example"), "");
        assert!(
            with.contains("<image>https://k.example/a.png</image>"),
            "{with}"
        );
    }
}
