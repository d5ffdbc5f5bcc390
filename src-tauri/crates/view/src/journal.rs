//! Journal entries with the data of their sentences.

use chrono::SecondsFormat;
use kralle_store::JournalEntry;
use serde_json::Value;

use crate::datum::Data;
use crate::wire;

wire! {
    /// A journal entry with the data of its sentence.
    pub struct JournalLine {
        /// The number of the entry.
        pub number: u32,
        /// The time of writing (RFC 3339).
        pub time: String,
        /// The author of the command.
        pub who: String,
        /// The command. Its message is `journal-` and the command, with hyphens for underscores.
        pub command: String,
        pub data: Data,
    }
}

impl JournalLine {
    /// Returns the line of `entry`, without links and nulls, and with nested objects flattened.
    pub fn of(entry: &JournalEntry) -> Self {
        let mut data = entry.data.clone();
        if let Some(data) = data.as_object_mut() {
            // The links of the entries that a restore dropped; no sentence shows them.
            data.remove("left");
            // Evidence of the hall is an object of speaker and statement; a sentence takes its fields
            // side by side, and without those that are null.
            for (name, value) in std::mem::take(data) {
                if let Value::Object(parts) = value {
                    data.extend(parts);
                } else {
                    data.insert(name, value);
                }
            }
            data.retain(|_, value| !value.is_null());
        }
        Self {
            number: entry.number,
            time: entry.time.to_rfc3339_opts(SecondsFormat::Secs, true),
            who: entry.who.clone(),
            command: entry.command.clone(),
            data: serde_json::from_value(data).unwrap_or_default(),
        }
    }
}
