//! Locations of damage as text.

/// Formats damage with its table and row, as far as they are known.
pub(crate) fn damage_at(table: &str, row: &str, reason: &str) -> String {
    let place = format!("{table} {row}");
    match place.trim() {
        "" => reason.to_owned(),
        place => format!("{place}: {reason}"),
    }
}
