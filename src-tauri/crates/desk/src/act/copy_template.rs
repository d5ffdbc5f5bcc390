//! Copies the template of a sheet beside the tournament file, to be changed there.

use std::fs;

use crate::desk::Desk;
use crate::sheet::template;
use crate::view::refusal::RefusalView;
use crate::view::sheet::SheetName;
use crate::view::wire;

wire! {
    /// Which template.
    #[ts(rename = "CopyTemplateInput")]
    pub struct Input {
        /// Of which sheet.
        pub sheet: SheetName,
    }
}

wire! {
    /// A template that lies beside the tournament file.
    pub struct CopiedTemplate {
        /// Where it is.
        pub path: String,
    }
}

/// Copies the template that comes with Kralle; one that lies there already is left as it is.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<CopiedTemplate, RefusalView> {
    let kind = input.sheet.kind();
    let path = template::place(desk.open_file()?.store.path(), kind);
    let shown = path.display().to_string();
    let failed = |error: std::io::Error| {
        RefusalView::new("io")
            .with("path", path.display().to_string())
            .with("reason", error.to_string())
    };
    if !path.exists() {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(failed)?;
        }
        fs::write(&path, kind.builtin_template()).map_err(failed)?;
    }
    Ok(CopiedTemplate { path: shown })
}
