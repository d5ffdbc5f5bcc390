//! The metadata of a package: its build time and maintainer.

use std::process::Command;

use crate::outcome::Trouble;
use crate::place;
use crate::step;

/// Returns seconds since 1970: from `SOURCE_DATE_EPOCH`, otherwise of the last commit; without a
/// repository, of the changelog.
pub(crate) fn seconds() -> Result<String, Trouble> {
    if let Ok(seconds) = std::env::var("SOURCE_DATE_EPOCH") {
        return Ok(seconds);
    }
    last_commit("%ct").or_else(|_| {
        let mut date = Command::new("date");
        date.current_dir(place::root())
            .args(["-r", "CHANGELOG.md", "+%s"]);
        Ok(step::answer(date)?.trim().to_owned())
    })
}

/// Formats that time by `date` with `format`, in UTC.
pub(crate) fn written(format: &str) -> Result<String, Trouble> {
    let mut date = Command::new("date");
    date.env("LC_ALL", "C")
        .args(["-u", "-d", &format!("@{}", seconds()?), format]);
    Ok(step::answer(date)?.trim().to_owned())
}

/// Returns the maintainer: from the variables of Debian's tools, otherwise the author of the last
/// commit.
pub(crate) fn maintainer() -> String {
    let told = ["DEBFULLNAME", "DEBEMAIL"].map(std::env::var);
    match told {
        [Ok(name), Ok(address)] => format!("{name} <{address}>"),
        _ => last_commit("%an <%ae>")
            .unwrap_or_else(|_| String::from("The Kralle project <maintainers@kralle.example>")),
    }
}

fn last_commit(format: &str) -> Result<String, Trouble> {
    let mut git = Command::new("git");
    git.current_dir(place::root())
        // The build user may not own the repository.
        .args([
            "-c",
            "safe.directory=*",
            "log",
            "-1",
            &format!("--format={format}"),
        ]);
    Ok(step::answer(git)?.trim().to_owned())
}
