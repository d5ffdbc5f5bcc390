//! Opening a tournament file: what cannot be opened is said, with the backup that leads on.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use kralle_desk::Desk;
use kralle_desk::view::backup::BackupsView;
use kralle_desk::view::refusal::Data;
use serde_json::json;

use crate::refusal;

/// Opens the file `place` on the desk; gives how the command ends when it cannot be opened.
pub(crate) fn open(
    desk: &mut Desk,
    place: &str,
    errors: &mut impl Write,
) -> io::Result<Result<(), ExitCode>> {
    let Err(refused) = desk.call("open_tournament", json!({ "path": place })) else {
        return Ok(Ok(()));
    };
    let code = refusal::say(&refused, place, errors)?;
    if matches!(
        refused.code.as_str(),
        "damaged" | "tables_changed" | "not_a_database"
    ) {
        let said = newest_sound(desk, place)
            .and_then(|path| refusal::sentence("backup-offered", &Data::from([path])));
        if let Some(sentence) = said {
            writeln!(errors, "{place}: {sentence}")?;
        }
    }
    Ok(Err(code))
}

/// Where the newest sound backup of a file is, as a piece of data of a sentence.
fn newest_sound(
    desk: &mut Desk,
    place: &str,
) -> Option<(String, kralle_desk::view::refusal::Datum)> {
    let view = desk.call("backups", json!({ "path": place })).ok()?;
    let view: BackupsView = serde_json::from_value(view).ok()?;
    let path = Path::new(&view.folder).join(view.newest_sound?);
    Some(("path".to_owned(), path.display().to_string().into()))
}
