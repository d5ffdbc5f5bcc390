//! Entries of the journal, for sentences.

use chrono::SecondsFormat;
use kralle_store::JournalEntry;
use serde_json::Value;

use crate::core::overview::JournalLine;

/// An entry, for its sentence.
pub(crate) fn line(entry: &JournalEntry) -> JournalLine {
    let mut data = entry.data.clone();
    if let Some(data) = data.as_object_mut() {
        // What a restore could only tell: a link for each entry, and no part of any sentence.
        data.remove("left");
        // What was said in the hall keeps together who spoke and what was said; a sentence has it
        // side by side, and nothing of what was not said.
        for (name, value) in std::mem::take(data) {
            if let Value::Object(parts) = value {
                data.extend(parts);
            } else {
                data.insert(name, value);
            }
        }
        data.retain(|_, value| !value.is_null());
    }
    JournalLine {
        number: entry.number,
        time: entry.time.to_rfc3339_opts(SecondsFormat::Secs, true),
        who: entry.who.clone(),
        command: entry.command.clone(),
        data: serde_json::from_value(data).unwrap_or_default(),
    }
}
