//! `cargo xtask package`: the packages for Debian and for Fedora, as a person installs them.
//!
//! [`stage`] lays out what goes in, [`bundle`] packs it by Tauri's bundler, [`reading`] reads what
//! came out, [`trial`] installs it in a fresh root. How a release is made: docs/packages.md.

mod bundle;
pub(crate) mod date;
mod findings;
mod lists;
mod reading;
mod root;
mod stage;
mod trial;

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
use stage::Stage;

/// What is packed: the version of the whole workspace.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Where the packages come to lie.
pub(crate) fn folder() -> PathBuf {
    place::target().join("package")
}

/// The packages that came of a run.
struct Packages {
    deb: PathBuf,
    rpm: PathBuf,
}

/// What a person asks of the packages.
#[derive(Default)]
struct Wishes {
    dev: bool,
    trial: bool,
    /// Where the project is at home in the web: its page, and below it the pictures.
    address: Option<String>,
}

pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    let wishes = wishes(arguments)?;
    if wishes.trial {
        machine::prepare(Purpose::Trial)?;
        return trial::run();
    }
    machine::prepare(Purpose::Package)?;
    build::screens()?;
    let profile = if wishes.dev {
        Profile::Dev
    } else {
        Profile::Release
    };
    let app = build::app(profile)?;
    let findings = made(&app, wishes.address)?;
    println!("\nPackages: {}", folder().display());
    findings.outcome()
}

fn wishes(arguments: &[OsString]) -> Result<Wishes, Trouble> {
    let mut wishes = Wishes::default();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.to_str() {
            Some("--dev") => wishes.dev = true,
            Some("--try") => wishes.trial = true,
            Some("--address") => {
                let address = rest.next().and_then(|it| it.to_str());
                let address = address.filter(|it| it.starts_with("https://"));
                let address = address.ok_or(Trouble::new("--address takes https://…"))?;
                wishes.address = Some(address.trim_end_matches('/').to_owned());
            }
            _ => {
                return Err(Trouble::new(format!(
                    "package takes --dev, --address https://… or --try, not {}",
                    argument.display()
                )));
            }
        }
    }
    Ok(wishes)
}

/// The part of the tests: packs what the tests have built, and reads it. A release build would
/// take longer than all tests together, and the packing is the same.
pub(crate) fn part() -> Report {
    const NAME: &str = "Packages";
    let began = std::time::Instant::now();
    let made = machine::prepare(Purpose::Package)
        .and_then(|()| build::app(Profile::Dev))
        .and_then(|app| made(&app, Some("https://kralle.example".to_owned())));
    match made {
        Ok(findings) => findings.report(NAME, began.elapsed()),
        Err(trouble) => crate::step::broken(NAME, &trouble),
    }
}

/// Packs the programs beside `app`, twice, and says what was found in the packages.
fn made(app: &Path, address: Option<String>) -> Result<Findings, Trouble> {
    let programs = app.parent().unwrap_or(app);
    let work = folder().join("work");
    if folder().exists() {
        fs::remove_dir_all(folder())?;
    }
    fs::create_dir_all(&work)?;
    let stage = Stage::lay_out(programs, &work, address)?;
    let packages = bundle::pack(&stage)?;
    let mut findings = Findings::default();
    reading::deb(&stage, &packages.deb, &mut findings)?;
    reading::rpm(&stage, &packages.rpm, &mut findings)?;
    lists::components(&stage, &mut findings)?;

    // Again from the beginning: what depends on time, place in the list or chance would differ.
    let first = [fs::read(&packages.deb)?, fs::read(&packages.rpm)?];
    let stage = Stage::lay_out(programs, &work, stage.address)?;
    let again = bundle::pack(&stage)?;
    let second = [fs::read(&again.deb)?, fs::read(&again.rpm)?];
    for (name, same) in [("deb", first[0] == second[0]), ("rpm", first[1] == second[1])] {
        let twice = format!("packed twice, the {name} has the same bytes");
        findings.hear(&twice, same.then_some(()).ok_or(String::from("they differ")));
    }
    fs::remove_dir_all(&work)?;
    Ok(findings)
}
