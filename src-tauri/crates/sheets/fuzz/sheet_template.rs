//! A template of a sheet, as a director changes it.

/// Reads `bytes` as a template; a mistake must name a place that is in the text.
pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    match kralle_sheets::Template::parse(text) {
        Ok(template) => {
            let pictures = template.pictures();
            assert!(pictures.into_iter().all(|name| !name.contains('/')));
        }
        Err(error) => {
            assert!(error.line >= 1 && error.column >= 1);
            assert!(error.line <= text.matches('\n').count() + 1);
        }
    }
}
