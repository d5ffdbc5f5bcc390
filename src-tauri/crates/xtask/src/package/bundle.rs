//! Packs a stage with Tauri's bundler, and makes the packages reproducible.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::origin;
use super::output::Packages;
use super::stage::{Pressing, Stage};
use crate::outcome::{Outcome, Trouble};
use crate::place;
use crate::step;

/// Builds both packages, with the component list and the pictures.
pub(crate) fn pack(stage: &Stage) -> Result<Packages, Trouble> {
    let settings = stage.work.join("tauri.json");
    fs::write(&settings, overlay(stage)?)?;
    let mut tauri = Command::new(place::ui().join("node_modules/.bin/tauri"));
    tauri
        .current_dir(place::root())
        // The stage has the layout of a target folder.
        .env("CARGO_TARGET_DIR", &stage.work)
        .env("SOURCE_DATE_EPOCH", origin::seconds()?)
        .args(["bundle", "--bundles", "deb,rpm", "--config"])
        .arg(&settings);
    step::must("Bundler", tauri)?;

    let bundle = stage.work.join("release/bundle");
    let built = |kind: &str| -> Result<PathBuf, Trouble> {
        let mut files = fs::read_dir(bundle.join(kind))?
            .flatten()
            .map(|it| it.path());
        files
            .find(|it| it.extension().is_some_and(|end| end == kind))
            .ok_or_else(|| Trouble::new(format!("the bundler made no {kind}")))
    };
    let rpm = stage
        .out
        .join(built("rpm")?.file_name().unwrap_or_default());
    fs::copy(built("rpm")?, &rpm)?;
    let packed = built("deb")?;
    let deb = stage.out.join(packed.file_name().unwrap_or_default());
    repack(stage, &packed, &deb)?;
    fs::copy(&stage.sbom, deb.with_extension("cdx.json"))?;
    pictures(&stage.out.join("pictures"))?;
    Ok(Packages { deb, rpm })
}

/// Adds the pictures for software centers: that of the README, and named ones of the handbook, in a
/// format that old software centers support.
fn pictures(folder: &Path) -> Outcome {
    fs::create_dir_all(folder)?;
    let about = fs::read_to_string(place::root().join("packaging/org.kralle.app.metainfo.xml"))?;
    for named in about.split("/pictures/").skip(1) {
        let name = named.split(".png<").next().unwrap_or_default();
        let to = folder.join(name).with_extension("png");
        let readme = place::root().join("docs").join(name).with_extension("png");
        if readme.exists() {
            fs::copy(readme, to)?;
        } else {
            let from = place::root().join("docs/handbook/en/pictures").join(name);
            let mut unpack = Command::new("dwebp");
            unpack.arg(from.with_extension("webp")).arg("-o").arg(to);
            step::answer(unpack)?;
        }
    }
    Ok(())
}

/// Returns the bundler's settings in addition to `tauri.conf.json`: the maintainer of the package,
/// and its files.
fn overlay(stage: &Stage) -> Result<String, Trouble> {
    let mut files = String::new();
    for piece in &stage.pieces {
        let comma = if files.is_empty() { "" } else { "," };
        let _ = write!(
            files,
            "{comma}{:?}:{:?}",
            piece.to,
            piece.from.to_string_lossy()
        );
    }
    // The folder of zsh completions differs.
    let fedora = files.replace("/zsh/vendor-completions/", "/zsh/site-functions/");
    let homepage = stage.address.as_ref();
    let homepage = homepage.map_or_else(String::new, |it| format!("\"homepage\":{it:?},"));
    let maintainer = origin::maintainer();
    let rpm = match stage.pressing {
        Pressing::Hard => "",
        Pressing::Light => r#""compression":{"type":"gzip","level":1},"#,
    };
    let requires = requires(&programs(stage))?;
    Ok(format!(
        r#"{{"productName":"kralle","bundle":{{{homepage}"publisher":{maintainer:?},"linux":{{
            "deb":{{"files":{{{files}}}}},"rpm":{{{rpm}"depends":{requires:?},"files":{{{fedora}}}}}}}}}}}"#
    ))
}

fn programs(stage: &Stage) -> [PathBuf; 2] {
    ["release/kralle-app", "stage/bin/kralle"].map(|it| stage.work.join(it))
}

/// Returns the required libraries, by names that Fedora and openSUSE share.
fn requires(programs: &[PathBuf]) -> Result<Vec<String>, Trouble> {
    let mut elfdeps = Command::new("/usr/lib/rpm/elfdeps");
    elfdeps.arg("--requires").args(programs);
    let said = step::answer(elfdeps)?;
    let mut needed: Vec<String> = said.lines().map(str::to_owned).collect();
    needed.sort();
    needed.dedup();
    Ok(needed)
}

/// Returns the required Debian packages, with versions.
pub(crate) fn depends(work: &Path, programs: &[PathBuf]) -> Result<String, Trouble> {
    // dpkg-shlibdeps expects the layout of a source package.
    let sources = work.join("shlibdeps");
    fs::create_dir_all(sources.join("debian"))?;
    fs::write(
        sources.join("debian/control"),
        "Source: kralle\n\nPackage: kralle\nArchitecture: any\n",
    )?;
    let mut shlibdeps = Command::new("dpkg-shlibdeps");
    shlibdeps.current_dir(&sources).arg("-O");
    for program in programs {
        shlibdeps.arg("-e").arg(program);
    }
    let said = step::answer(shlibdeps)?;
    let found = said.trim().strip_prefix("shlibs:Depends=");
    found
        .map(str::to_owned)
        .ok_or_else(|| Trouble::new(format!("dpkg-shlibdeps: {said}")))
}

/// Repacks the bundler's package reproducibly: files sorted by name, one time for all. Adds
/// dependencies with the linked versions.
fn repack(stage: &Stage, from: &Path, to: &Path) -> Outcome {
    let tree = stage.work.join("deb");
    unpack(from, &tree)?;
    let control = fs::read_to_string(tree.join("DEBIAN/control"))?;
    let depends = depends(&stage.work, &programs(stage))?;
    let control: String = control
        .lines()
        .map(|line| match line.split_once(' ') {
            Some(("Depends:", _)) => format!("Depends: {depends}\n"),
            _ => format!("{line}\n"),
        })
        .collect();
    fs::write(tree.join("DEBIAN/control"), control)?;
    pack_tree(&tree, to, stage.pressing)
}

/// Unpacks a Debian package into a tree, its control files in `DEBIAN`.
pub(crate) fn unpack(deb: &Path, tree: &Path) -> Outcome {
    if tree.exists() {
        fs::remove_dir_all(tree)?;
    }
    let mut unpack = Command::new("dpkg-deb");
    unpack.arg("--raw-extract").args([deb, tree]);
    step::answer(unpack).map(drop)
}

/// Builds a Debian package from such a tree.
pub(crate) fn pack_tree(tree: &Path, to: &Path, pressing: Pressing) -> Outcome {
    let mut sums = Command::new("sh");
    sums.current_dir(tree).args([
        "-c",
        "chmod -R u+rwX,go+rX,go-w . && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum > DEBIAN/md5sums",
    ]);
    step::answer(sums)?;
    let mut pack = Command::new("dpkg-deb");
    pack.env("SOURCE_DATE_EPOCH", origin::seconds()?)
        .arg("--root-owner-group")
        .args(match pressing {
            Pressing::Hard => ["-Zxz", "-z6"],
            Pressing::Light => ["-Zgzip", "-z1"],
        })
        .arg("--build")
        .args([tree, to]);
    step::answer(pack).map(drop)
}
