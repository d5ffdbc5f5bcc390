//! Entries of the journal, for sentences.

use chrono::SecondsFormat;
use kralle_store::{Act, EntryState, JournalEntry, Mark};

use crate::view::history::{ActName, EntryStateName, HistoryLine, KindName, LaterActView};
use crate::view::overview::JournalLine;

/// An entry, for its sentence.
pub(crate) fn line(entry: &JournalEntry) -> JournalLine {
    JournalLine {
        number: entry.number,
        time: entry.time.to_rfc3339_opts(SecondsFormat::Secs, true),
        who: entry.who.clone(),
        command: entry.command.clone(),
        data: serde_json::from_value(entry.data.clone()).unwrap_or_default(),
    }
}

/// An entry, as a line of the history.
pub(crate) fn history_line(entry: &JournalEntry) -> HistoryLine {
    HistoryLine {
        entry: line(entry),
        kind: KindName::of(&entry.command),
        state: match entry.state {
            EntryState::Done => EntryStateName::Done,
            EntryState::Undone => EntryStateName::Undone,
            EntryState::Ended => EntryStateName::Ended,
        },
        marks: entry.marks.iter().map(mark).collect(),
    }
}

fn mark(mark: &Mark) -> LaterActView {
    LaterActView {
        act: match mark.act {
            Act::Undone => ActName::Undone,
            Act::Redone => ActName::Redone,
        },
        time: mark.time.to_rfc3339_opts(SecondsFormat::Secs, true),
        who: mark.who.clone(),
    }
}
