//! The state of the connection as the page shows it.

use serde::Serialize;

/// The state of the connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Link {
    Waiting,
    Connected,
    Lost,
}

/// The likely reason for an answer that is not believed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Doubt {
    Stranger,
    Unknown,
    Ended,
    BadMac,
    Busy,
}

impl Doubt {
    pub(super) fn of(status: Option<u16>, code: Option<&str>) -> Option<Self> {
        match (status?, code) {
            (401, Some("unknown")) => Some(Self::Unknown),
            (401, Some("ended")) => Some(Self::Ended),
            (401, Some("bad_mac")) => Some(Self::BadMac),
            (429, _) => Some(Self::Busy),
            (..500, _) => Some(Self::Stranger),
            _ => None,
        }
    }
}

/// The part of the page that is open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// No page is open.
    Closed,
    /// The page asks for a code.
    Outside,
    /// The desk has not answered yet.
    Entering,
    /// No believed answer, with the status of another one.
    Unanswered(Option<u16>),
    /// The letters are wrong, or the slip does not count: the code as claimed, without a signature.
    Doubtful(String),
    /// Another phone has the slip; the number of this one.
    InUse(Option<u64>),
    /// The code of the refusal, if it has one.
    Refused(Option<String>),
    Inside,
}
