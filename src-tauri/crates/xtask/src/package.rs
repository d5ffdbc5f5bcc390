//! `cargo xtask package`: builds the packages for Debian and Fedora.
//!
//! [`stage`] lays out the content, [`bundle`] packs it with Tauri's bundler, [`reading`] checks the
//! result, [`trial`] installs it in a fresh root. docs/packages.md describes a release.

mod bundle;
mod components;
mod findings;
mod origin;
mod output;
mod reading;
mod root;
mod stage;
mod trial;
mod window;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::build::{self, Profile};
use crate::machine;
use crate::outcome::{Outcome, Trouble};
use crate::place;
use crate::step::Report;
use crate::system::Purpose;

use findings::Findings;
pub(crate) use output::built;
use output::{Packages, folder};
use stage::{Pressing, Stage};

/// The options of the command line.
#[derive(Default)]
struct Wishes {
    trial: bool,
    /// Already built programs, to be packed unchanged.
    built: Option<PathBuf>,
    /// The project's web address, with the pictures below it.
    address: Option<String>,
}

pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    let wishes = wishes(arguments)?;
    if wishes.trial {
        machine::prepare(Purpose::Trial)?;
        return trial::run();
    }
    machine::prepare(Purpose::Package)?;
    let programs = if let Some(folder) = wishes.built {
        folder
    } else {
        build::screens()?;
        programs(&build::app(Profile::Packaged)?)
    };
    let findings = made(&programs, &folder(), wishes.address, Pressing::Hard)?;
    println!("\nPackages: {}", folder().display());
    findings.outcome()
}

fn wishes(arguments: &[OsString]) -> Result<Wishes, Trouble> {
    let mut wishes = Wishes::default();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.to_str() {
            Some("--built") => wishes.built = rest.next().map(PathBuf::from),
            Some("--try") => wishes.trial = true,
            Some("--address") => {
                let address = rest.next().and_then(|it| it.to_str());
                let address = address.filter(|it| it.starts_with("https://"));
                let address = address.ok_or(Trouble::new("--address takes https://…"))?;
                wishes.address = Some(address.trim_end_matches('/').to_owned());
            }
            _ => {
                return Err(Trouble::new(format!(
                    "package takes --address https://…, --built FOLDER or --try, not {}",
                    argument.display()
                )));
            }
        }
    }
    Ok(wishes)
}

/// Returns the part for the tests: packs the programs of the tests, and checks the packages. A
/// release build would take longer than all tests together, and the packing is the same.
pub(crate) fn part() -> Report {
    const NAME: &str = "Packages";
    let began = std::time::Instant::now();
    let made = machine::prepare(Purpose::Package)
        .and_then(|()| build::programs())
        .and_then(|programs| {
            let out = place::target().join("package-of-tests");
            let address = Some("https://kralle.example".to_owned());
            let findings = made(&programs, &out, address, Pressing::Light)?;
            fs::remove_dir_all(out)?;
            Ok(findings)
        });
    match made {
        Ok(findings) => findings.report(NAME, began.elapsed()),
        Err(trouble) => crate::step::broken(NAME, &trouble),
    }
}

fn programs(app: &Path) -> PathBuf {
    app.parent().unwrap_or(app).to_owned()
}

/// Packs the programs in a folder, twice, and reports the findings.
fn made(
    programs: &Path,
    out: &Path,
    address: Option<String>,
    pressing: Pressing,
) -> Result<Findings, Trouble> {
    if out.exists() {
        fs::remove_dir_all(out)?;
    }
    let stage = Stage::lay_out(programs, out, address, pressing)?;
    let packages = bundle::pack(&stage)?;
    let mut findings = Findings::default();
    reading::deb(&stage, &packages.deb, &mut findings)?;
    reading::rpm(&stage, &packages.rpm, &mut findings)?;
    components::read(&stage, &mut findings)?;

    // A second time from scratch, to detect dependence on time, order or randomness.
    let seen = |packages: &Packages| -> Result<_, Trouble> {
        Ok((fs::read(&packages.deb)?, reading::content(&packages.rpm)?))
    };
    let first = seen(&packages)?;
    let stage = Stage::lay_out(programs, out, stage.address, pressing)?;
    let second = seen(&bundle::pack(&stage)?)?;
    let same = |same: bool| same.then_some(()).ok_or(String::from("they differ"));
    findings.hear(
        "packed twice, the deb has the same bytes",
        same(first.0 == second.0),
    );
    findings.hear(
        "packed twice, the rpm has the same content",
        same(first.1 == second.1),
    );
    fs::remove_dir_all(&stage.work)?;
    Ok(findings)
}
