//! The place of damage in words.

/// Damage with its place, as far as table and row are known.
pub(crate) fn damage_at(table: &str, row: &str, reason: &str) -> String {
    let place = format!("{table} {row}");
    match place.trim() {
        "" => reason.to_owned(),
        place => format!("{place}: {reason}"),
    }
}
