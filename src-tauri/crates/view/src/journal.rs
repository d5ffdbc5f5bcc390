//! Commands of the journal, for sentences.

use chrono::SecondsFormat;
use kralle_store::JournalEntry;
use serde_json::Value;

use crate::datum::Data;
use crate::wire;

wire! {
    /// A command in the journal, for a sentence.
    pub struct JournalLine {
        pub number: u32,
        /// The time, as RFC 3339.
        pub time: String,
        pub who: String,
        /// The command; the message is `journal-` and the command with hyphens.
        pub command: String,
        pub data: Data,
    }
}

impl JournalLine {
    /// An entry, for its sentence.
    pub fn of(entry: &JournalEntry) -> Self {
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
        Self {
            number: entry.number,
            time: entry.time.to_rfc3339_opts(SecondsFormat::Secs, true),
            who: entry.who.clone(),
            command: entry.command.clone(),
            data: serde_json::from_value(data).unwrap_or_default(),
        }
    }
}
