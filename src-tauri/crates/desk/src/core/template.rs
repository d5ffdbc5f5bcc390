//! Templates: those that come with Kralle, and the director's beside the tournament file.

use std::path::{Path, PathBuf};

use kralle_sheets::{Mistake, PictureError, SheetKind, Template};

use crate::core::outside::{self, unreadable};
use crate::core::refusal::RefusalView;

/// The folder of the director's templates, beside the tournament file.
pub(crate) const FOLDER: &str = "templates";

/// The largest template that is read, in bytes: a hundred times the longest that comes with Kralle.
const LARGEST: u64 = 1 << 20;

/// The largest picture that is read, in bytes: A3 at 600 dpi as JPEG has some 20 MB.
const LARGEST_PICTURE: u64 = 32 << 20;

/// Where the director's template of `kind` is, or would be, for the tournament file `file`.
pub(crate) fn place(file: &Path, kind: SheetKind) -> PathBuf {
    let folder = file.parent().unwrap_or(Path::new("."));
    folder.join(FOLDER).join(format!("{}.toml", kind.code()))
}

/// The template of `kind`: the director's, where there is one, else the one that comes with Kralle.
pub(crate) fn find(file: &Path, kind: SheetKind) -> Result<Template, RefusalView> {
    let own = place(file, kind);
    if !own.is_file() {
        return Template::builtin(kind).map_err(|error| RefusalView::internal(&error));
    }
    let bytes = outside::read_whole(&own, LARGEST).map_err(|error| unreadable(&own, &error))?;
    let text = String::from_utf8(bytes).map_err(|_| {
        RefusalView::new("template_not_text").with("file", own.display().to_string())
    })?;
    let mut template = Template::parse(&text).map_err(|error| {
        let refusal = match &error.mistake {
            Mistake::Missing { name } => {
                RefusalView::new("template_missing").with("name", name.clone())
            }
            Mistake::Twice { found } => {
                RefusalView::new("template_twice").with("found", found.clone())
            }
            Mistake::Kind { found, expected } => RefusalView::new("template_kind")
                .with("found", found.clone())
                .with("expected", expected.code()),
            Mistake::Unclosed { sign } => {
                RefusalView::new("template_unclosed").with("sign", sign.to_string())
            }
            Mistake::Unquoted { found } => {
                RefusalView::new("template_unquoted").with("found", found.clone())
            }
            Mistake::NoValue => RefusalView::new("template_no_value"),
            Mistake::Comma => RefusalView::new("template_comma"),
            Mistake::Unexpected { found } => {
                RefusalView::new("template_unexpected").with("found", found.clone())
            }
            Mistake::Unknown { found, expected } | Mistake::OutOfRange { found, expected } => {
                RefusalView::new("template_value")
                    .with("found", found.clone())
                    .with("expected", expected.clone())
            }
        };
        refusal
            .with("file", own.display().to_string())
            .with("line", error.line)
            .with("column", error.column)
    })?;
    if template.sheet() != kind {
        return Err(RefusalView::new("sheet_wrong_template")
            .with("found", template.sheet().code())
            .with("expected", kind.code()));
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

/// The bytes of a picture of the director's.
pub(crate) fn read_picture(path: &Path) -> Result<Vec<u8>, RefusalView> {
    outside::read_whole(path, LARGEST_PICTURE).map_err(|error| unreadable(path, &error))
}

/// Why a picture cannot be shown.
pub(crate) fn bad_picture(path: &Path, error: &PictureError) -> RefusalView {
    let refusal = RefusalView::new(error.code()).with("file", path.display().to_string());
    match error {
        PictureError::Unknown => refusal,
        PictureError::TooLarge {
            width,
            height,
            most,
        } => refusal
            .with("width", width.to_string())
            .with("height", height.to_string())
            .with("most", most.to_string()),
        PictureError::Damaged { reason } => refusal.with("reason", reason.clone()),
    }
}
