//! Changes of SEASON.toml: computed first, then written atomically, then shown.

use kralle_season::SeasonSettings;

use crate::core::desk::Desk;
use crate::core::outside::write_whole;
use crate::core::refusal::RefusalView;
use crate::season::open::replace;
use crate::season::problem::settings_mistake;
use crate::season::refusal::SeasonRefusal;
use crate::season::view::SeasonView;
use crate::season::work_out::{text_of, work_out};

/// Applies `change` to the settings and writes the difference into SEASON.toml.
pub(crate) fn change(
    desk: &mut Desk,
    change: impl FnOnce(&mut SeasonSettings) -> Result<(), RefusalView>,
) -> Result<SeasonView, RefusalView> {
    let known = &desk.open_season()?.known;
    let mut settings = known.settings.clone();
    change(&mut settings)?;
    let text = settings.written_into(&known.text);
    put(
        desk,
        text.map_err(|error| settings_mistake(&error))?,
        Way::Forth,
    )
}

/// The kind of a change for the undo history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// A new change.
    Forth,
    Undo,
    Redo,
}

/// Replaces SEASON.toml by `text`.
///
/// # Errors
/// Fails if another program has changed the file since it was read. Fails if `text` has a mistake, or the file
/// cannot be read or written.
pub(crate) fn put(desk: &mut Desk, text: String, way: Way) -> Result<SeasonView, RefusalView> {
    let open = desk.open_season()?;
    let (path, before) = (open.known.path.clone(), open.known.text.clone());
    if text_of(&path)? != before {
        let shown = path.display().to_string();
        return Err(SeasonRefusal::SeasonChangedElsewhere { path: shown }.into());
    }
    let (known, read) = work_out(desk, &path, text, &open.read)?;
    if known.text != before {
        write_whole(&path, known.text.as_bytes())?;
        let open = desk.open_season_mut()?;
        match way {
            Way::Forth => {
                open.undo.push(before);
                open.redo.clear();
            }
            Way::Undo => {
                open.undo.pop();
                open.redo.push(before);
            }
            Way::Redo => {
                open.redo.pop();
                open.undo.push(before);
            }
        }
    }
    replace(desk, known, read)
}
