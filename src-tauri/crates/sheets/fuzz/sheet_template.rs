//! Fuzz target: a template edited by a director.

/// Parses `bytes` as a template; the location of a mistake must be in the text.
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
