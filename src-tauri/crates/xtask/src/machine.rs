//! Prepares the machine: installs missing packages if permitted, otherwise lists them.

use std::process::{Command, Stdio};

use crate::build::cargo;
use crate::outcome::{Outcome, Trouble};
use crate::step;
use crate::system::{PACKAGES, Purpose, System, TOOLS, apt_line};

/// Checks that everything for `purpose` is installed.
pub(crate) fn prepare(purpose: Purpose) -> Outcome {
    let system = System::here();
    for tool in TOOLS {
        // Only the tests need formatting and lints.
        let for_tests = matches!(tool.name, "rustfmt" | "clippy");
        if for_tests && purpose == Purpose::Run {
            continue;
        }
        tool.find(&system)
            .map_err(|why| Trouble::new(format!("{}: {why}\n  {}", tool.name, tool.remedy)))?;
    }
    let absent = absent(&system, purpose);
    if absent.is_empty() {
        return Ok(());
    }
    println!("Missing on this system: {}", absent.join(" "));
    let Some(apt) = Apt::find(&system) else {
        return Err(missing(&absent));
    };
    // Without a fresh list apt may not have the packages; the next step reports that.
    step::must("List of packages", apt.command(&["update"]))?;
    let mut arguments = vec!["install", "-y", "--no-install-recommends"];
    arguments.extend(&absent);
    step::must("System packages", apt.command(&arguments))?;
    let absent = self::absent(&system, purpose);
    if absent.is_empty() {
        Ok(())
    } else {
        Err(missing(&absent))
    }
}

fn absent(system: &System, purpose: Purpose) -> Vec<&'static str> {
    PACKAGES
        .iter()
        .filter(|package| purpose.includes(package.purpose) && system.find(package).is_err())
        .map(|package| package.name)
        .collect()
}

fn missing(absent: &[&str]) -> Trouble {
    Trouble::new(format!(
        "These packages are missing and cannot be installed from here. As root:\n  {}",
        apt_line(absent)
    ))
}

/// The package manager, in the form this user may run it.
enum Apt {
    AsRoot,
    BySudo,
}

impl Apt {
    fn find(system: &System) -> Option<Self> {
        system.program("apt-get")?;
        if says(system, "id", &["-u"]).as_deref() == Some("0") {
            return Some(Self::AsRoot);
        }
        // Only without a password prompt, which would block a build or a machine without a
        // keyboard.
        says(system, "sudo", &["-n", "true"]).map(|_| Self::BySudo)
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = match self {
            Self::AsRoot => Command::new("apt-get"),
            Self::BySudo => {
                let mut command = Command::new("sudo");
                command.args(["-n", "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
                command
            }
        };
        command
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .stdin(Stdio::null());
        command
    }
}

/// Returns the output of a program; `None` if it is missing or fails.
fn says(system: &System, name: &str, arguments: &[&str]) -> Option<String> {
    let answer = Command::new(system.program(name)?)
        .args(arguments)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&answer.stdout).trim().to_owned();
    answer.status.success().then_some(text)
}

/// Returns the command for the tests in the real window whose name contains `wanted`, on a virtual
/// screen.
pub(crate) fn window_tests(wanted: &str) -> Command {
    let tests = cargo(&[
        "test",
        "--workspace",
        "--test",
        "window",
        "--",
        "--ignored",
        wanted,
    ]);
    let mut command = Command::new("xvfb-run");
    command.args(["--auto-servernum", "--server-args=-screen 0 1920x1200x24"]);
    command.arg(tests.get_program()).args(tests.get_args());
    command.current_dir(crate::place::root());
    command
}
