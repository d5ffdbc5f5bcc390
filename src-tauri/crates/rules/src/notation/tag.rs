//! Writer of a tag of a game record; `Cursor::tag` reads it again.

/// Returns the line of a tag, such as `[White "Ada"]`, without its line end.
pub(crate) fn tag_line(name: &str, value: &str) -> String {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    format!("[{name} \"{value}\"]")
}
