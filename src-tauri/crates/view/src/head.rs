//! The search for the journal head of a printed sheet in a file.

use chrono::{DateTime, SecondsFormat, TimeZone};
use kralle_store::{Containment, EntryState, HeadWord, Store, StoreError, Time};
use kralle_words::{Arg, Words};

use crate::journal::JournalLine;
use crate::named::Named;
use crate::wire;

wire! {
    /// The result of searching a file for the head on a sheet.
    #[serde(tag = "is")]
    pub enum ContainmentView {
        /// The file has exactly this entry, and everything before it is unchanged.
        Contained {
            entry: u32,
            /// The time of writing (RFC 3339).
            time: String,
            state: Named<EntryState>,
            /// Its line in the history; `None` for an entry without one, such as a move at the board.
            line: Option<Box<JournalLine>>,
        },
        /// A later restore of an older backup dropped the entry.
        LeftByRestore {
            entry: u32,
            /// The entry of the restore.
            restore: u32,
            /// The time of the restore (RFC 3339).
            time: String,
        },
        /// Nearly the head of an entry: probably misread or mistyped.
        Misread {
            /// The entry with the similar head.
            entry: u32,
        },
        /// The file has a different entry with that number.
        OtherLink {
            entry: u32,
        },
        /// The journal of the file ends before that entry.
        NotYet {
            newest: u32,
        },
        OtherFile {
            /// The identity of the file of the head.
            file: String,
        },
        /// The journal of the file was changed afterwards.
        Broken {
            /// The first changed or missing entry.
            entry: u32,
        },
    }
}

wire! {
    /// A head and the result of the search for it.
    pub struct HeadAnswer {
        /// The head as printed: `412-KTRA-9MNP-XC4D-7HWQ`.
        pub word: String,
        pub answer: ContainmentView,
    }
}

impl ContainmentView {
    /// True if the file has the entry, in force or dropped by a restore.
    pub const fn is_contained(&self) -> bool {
        match self {
            Self::Contained { .. } | Self::LeftByRestore { .. } => true,
            Self::Misread { .. }
            | Self::OtherLink { .. }
            | Self::NotYet { .. }
            | Self::OtherFile { .. }
            | Self::Broken { .. } => false,
        }
    }

    /// Returns the key of its message. The key with `.next` is the advice.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Contained { .. } => "head-contained",
            Self::LeftByRestore { .. } => "head-left-by-restore",
            Self::Misread { .. } => "head-misread",
            Self::OtherLink { .. } => "head-other-link",
            Self::NotYet { .. } => "head-not-yet",
            Self::OtherFile { .. } => "head-other-file",
            Self::Broken { .. } => "head-broken",
        }
    }

    /// Returns the answer in one sentence, with times in `zone`.
    pub fn sentence(&self, words: &Words, zone: &impl TimeZone) -> String {
        let number = |entry: u32| ("entry", entry.to_string().into());
        let args: Vec<(&str, Arg<'_>)> = match self {
            Self::Contained {
                entry, time, state, ..
            } => vec![
                number(*entry),
                ("when", when(time, words, zone).into()),
                ("state", state.code().into()),
            ],
            Self::LeftByRestore {
                entry,
                restore,
                time,
            } => vec![
                number(*entry),
                ("when", when(time, words, zone).into()),
                ("restore", restore.to_string().into()),
            ],
            Self::Misread { entry } | Self::OtherLink { entry } | Self::Broken { entry } => {
                vec![number(*entry)]
            }
            Self::NotYet { newest } => vec![("newest", newest.to_string().into())],
            Self::OtherFile { .. } => Vec::new(),
        };
        words.say(self.key(), &args)
    }
}

/// Formats a time (RFC 3339) in `zone`; returns the text unchanged if it is no time.
fn when(time: &str, words: &Words, zone: &impl TimeZone) -> String {
    let moment = DateTime::parse_from_rfc3339(time).map(|moment| {
        let local = moment.with_timezone(zone).naive_local();
        let args = [
            ("date", words.date(local.date()).into()),
            ("time", local.format("%H:%M").to_string().into()),
        ];
        words.say("sheet-date-time", &args)
    });
    moment.unwrap_or_else(|_| time.to_owned())
}

/// Searches the file in `store` for `word`.
///
/// # Errors
/// Fails if the journal cannot be read.
pub fn answer(store: &Store, word: &HeadWord) -> Result<HeadAnswer, StoreError> {
    Ok(HeadAnswer {
        word: word.as_spoken().to_string(),
        answer: shown(store, &store.contains(word)?)?,
    })
}

fn shown(store: &Store, containment: &Containment) -> Result<ContainmentView, StoreError> {
    Ok(match *containment {
        Containment::Contained { entry, time, state } => ContainmentView::Contained {
            entry,
            time: moment(time),
            state: Named(state),
            line: told(store, entry)?.map(Box::new),
        },
        Containment::LeftByRestore {
            entry,
            restore,
            time,
        } => ContainmentView::LeftByRestore {
            entry,
            restore,
            time: moment(time),
        },
        Containment::Misread { entry } => ContainmentView::Misread { entry },
        Containment::OtherLink { entry } => ContainmentView::OtherLink { entry },
        Containment::NotYet { newest } => ContainmentView::NotYet { newest },
        Containment::OtherFile { file } => ContainmentView::OtherFile {
            file: file.to_string(),
        },
        Containment::Broken { entry } => ContainmentView::Broken { entry },
    })
}

/// Returns the line of `entry`; `None` if the history does not show it, such as a move at the board.
fn told(store: &Store, entry: u32) -> Result<Option<JournalLine>, StoreError> {
    match store.entry(entry) {
        Ok(entry) => Ok(Some(JournalLine::of(&entry))),
        Err(StoreError::UnknownEntry { .. }) => Ok(None),
        Err(error) => Err(error),
    }
}

fn moment(time: Time) -> String {
    time.to_rfc3339_opts(SecondsFormat::Secs, true)
}
