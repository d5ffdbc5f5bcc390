//! The moment a package carries: of the last commit, or as `SOURCE_DATE_EPOCH` says.

use std::process::Command;

use crate::outcome::Trouble;
use crate::place;
use crate::step;

/// Seconds since 1970.
pub(crate) fn seconds() -> Result<String, Trouble> {
    match std::env::var("SOURCE_DATE_EPOCH") {
        Ok(seconds) => Ok(seconds),
        Err(_) => last_commit("%ct"),
    }
}

/// The moment as `date` writes it by `format`, in UTC.
pub(crate) fn written(format: &str) -> Result<String, Trouble> {
    let mut date = Command::new("date");
    date.env("LC_ALL", "C")
        .args(["-u", "-d", &format!("@{}", seconds()?), format]);
    Ok(step::answer(date)?.trim().to_owned())
}

/// Who answers for the package, as Debian's tools ask for it; else who made the last commit.
pub(crate) fn maintainer() -> Result<String, Trouble> {
    let told = ["DEBFULLNAME", "DEBEMAIL"].map(std::env::var);
    match told {
        [Ok(name), Ok(address)] => Ok(format!("{name} <{address}>")),
        _ => last_commit("%an <%ae>"),
    }
}

fn last_commit(format: &str) -> Result<String, Trouble> {
    let mut git = Command::new("git");
    git.current_dir(place::root())
        .args(["log", "-1", &format!("--format={format}")]);
    Ok(step::answer(git)?.trim().to_owned())
}
