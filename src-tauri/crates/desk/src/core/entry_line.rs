//! Entries of the journal, for sentences.

use chrono::SecondsFormat;
use kralle_store::JournalEntry;

use crate::core::overview::JournalLine;

/// An entry, for its sentence.
pub(crate) fn line(entry: &JournalEntry) -> JournalLine {
    let mut data = entry.data.clone();
    if let Some(data) = data.as_object_mut() {
        // What a restore could only tell: a link for each entry, and no part of any sentence.
        data.remove("left");
    }
    JournalLine {
        number: entry.number,
        time: entry.time.to_rfc3339_opts(SecondsFormat::Secs, true),
        who: entry.who.clone(),
        command: entry.command.clone(),
        data: serde_json::from_value(data).unwrap_or_default(),
    }
}
