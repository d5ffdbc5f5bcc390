//! `cargo xtask doctor`: lists the system's requirements, those found, and how to install the
//! others.

use std::ffi::OsString;

use crate::outcome::{Outcome, Trouble};
use crate::system::{Finding, PACKAGES, Purpose, System, TOOLS, apt_line};

pub(crate) fn run(_: &[OsString]) -> Outcome {
    let system = System::here();
    let mut absent = Vec::new();
    let mut remedies = Vec::new();

    println!("What you bring");
    for tool in TOOLS {
        let finding = tool.find(&system);
        line(tool.name, "", &finding);
        if finding.is_err() {
            println!("          {}", tool.remedy);
            remedies.push(tool.remedy);
        }
    }
    for (purpose, title) in [
        (Purpose::Run, "\nFor the app"),
        (Purpose::Test, "\nFor the tests as well"),
        (Purpose::Phones, "\nFor the test with phones as well"),
        (
            Purpose::Description,
            "\nFor the test of what the archive says it answers as well",
        ),
        (Purpose::Counts, "\nFor counting instructions as well"),
        (Purpose::Package, "\nFor making packages as well"),
        (
            Purpose::Trial,
            "\nFor trying packages, and for the apt repository",
        ),
        (Purpose::Windows, "\nFor Windows as well"),
    ] {
        println!("{title}");
        for package in PACKAGES.iter().filter(|it| it.purpose == purpose) {
            let finding = system.find(package);
            line(package.name, package.what_for, &finding);
            println!("          {}", apt_line(&[package.name]));
            if finding.is_err() {
                absent.push(package.name);
            }
        }
    }
    if absent.is_empty() && remedies.is_empty() {
        println!("\nNothing is missing.");
        return Ok(());
    }
    let mut answer = String::from("\nMissing. In one go:");
    for remedy in remedies {
        answer.push_str("\n  ");
        answer.push_str(remedy);
    }
    if !absent.is_empty() {
        answer.push_str("\n  ");
        answer.push_str(&apt_line(&absent));
    }
    Err(Trouble::new(answer))
}

fn line(name: &str, what_for: &str, finding: &Finding) {
    let (mark, how) = match finding {
        Ok(how) => ("found ", how),
        Err(why) => ("absent", why),
    };
    if what_for.is_empty() {
        println!("  {mark}  {name}: {how}");
    } else {
        println!("  {mark}  {name} ({what_for}): {how}");
    }
}
