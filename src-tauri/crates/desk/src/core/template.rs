//! Templates: the built-in ones, and the director's beside the tournament file.

use std::path::{Path, PathBuf};

use kralle_sheets::{PictureError, SheetKind, Template};

use crate::core::outside::{self, unreadable};
use crate::core::refusal::RefusalView;
use crate::core::refusals::SheetRefusal;

/// The folder of the director's templates, beside the tournament file.
pub(crate) const FOLDER: &str = "templates";

/// The maximum size of a template, in bytes: a hundred times the longest built-in one.
const LARGEST: u64 = 1 << 20;

/// The maximum size of a picture, in bytes: A3 at 600 dpi as JPEG has some 20 MB.
const LARGEST_PICTURE: u64 = 32 << 20;

/// Returns the path of the director's template of `kind` for the tournament file `file`; it may not
/// exist.
pub(crate) fn place(file: &Path, kind: SheetKind) -> PathBuf {
    let folder = file.parent().unwrap_or(Path::new("."));
    folder.join(FOLDER).join(format!("{}.toml", kind.code()))
}

/// Returns the director's template of `kind`, or the built-in one if there is none.
pub(crate) fn find(file: &Path, kind: SheetKind) -> Result<Template, RefusalView> {
    let own = place(file, kind);
    if !own.is_file() {
        return Template::builtin(kind).map_err(|error| RefusalView::internal(&error));
    }
    let bytes = outside::read_whole(&own, LARGEST).map_err(|error| unreadable(&own, &error))?;
    let text = String::from_utf8(bytes).map_err(|_| SheetRefusal::TemplateNotText {
        file: own.display().to_string(),
    })?;
    let mut template = Template::parse(&text).map_err(|error| {
        RefusalView::of(&error.mistake)
            .with("file", own.display().to_string())
            .with("line", error.line)
            .with("column", error.column)
    })?;
    if template.sheet() != kind {
        let (found, expected) = (template.sheet().code(), kind.code());
        return Err(SheetRefusal::SheetWrongTemplate { found, expected }.into());
    }
    let names: Vec<String> = template.pictures().map(ToOwned::to_owned).collect();
    for name in names {
        let path = own.with_file_name(&name);
        let bytes = read_picture(&path)?;
        template
            .bring(&name, &bytes)
            .map_err(|error| bad_picture(&path, &error))?;
    }
    Ok(template)
}

/// Reads a picture of the director.
pub(crate) fn read_picture(path: &Path) -> Result<Vec<u8>, RefusalView> {
    outside::read_whole(path, LARGEST_PICTURE).map_err(|error| unreadable(path, &error))
}

/// Returns the refusal for a picture that cannot be displayed.
pub(crate) fn bad_picture(path: &Path, error: &PictureError) -> RefusalView {
    RefusalView::of(error).with("file", path.display().to_string())
}
