//! `kralle archive status`.

use std::io::{self, Write};
use std::process::ExitCode;

use crate::archive::at_archive::{AtArchive, opened, speaker};
use crate::refusal;

/// Prints the state of the file in the archive as JSON; exit code 1 if it is not there.
pub(crate) fn run(
    arguments: &AtArchive,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let AtArchive { file, to, wait } = arguments;
    let place = file.display().to_string();
    let desk = match opened(file, *wait, errors)? {
        Ok(desk) => desk,
        Err(code) => return Ok(code),
    };
    let status = speaker(&desk).and_then(|(_, client)| {
        let file = desk.file_identity()?;
        let status = client.status(to, &file.to_string());
        status.map_err(|it| it.refusal)
    });
    match status {
        Ok(status) => {
            writeln!(output, "{}", serde_json::to_string(&status)?)?;
            Ok(ExitCode::SUCCESS)
        }
        Err(refused) => refusal::say(&refused, &place, errors),
    }
}
