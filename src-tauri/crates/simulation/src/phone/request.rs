//! Requests of a phone, and their fates.

/// The number of a request: unique for its phone, increasing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RequestNumber(pub u64);

/// A request as it leaves the phone, without the headers that every browser adds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhoneRequest {
    pub number: RequestNumber,
    pub method: &'static str,
    pub path: String,
    pub headers: Vec<(&'static str, String)>,
    pub body: String,
}

/// The reply of the network to a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    Answer(Answer),
    /// The connection ended; for a stream, also after its beginning.
    Cut,
    /// The answer is an event stream, with status 200.
    Stream,
    /// More bytes of a stream.
    Chunk(Vec<u8>),
}

/// A complete answer, of the desk or of anyone else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    pub status: u16,
    /// The header `Kralle-Answer`; `None` without one.
    pub signature: Option<String>,
    /// The header `Kralle-Now`; `None` without one.
    pub laptop_time: Option<i64>,
    pub body: Vec<u8>,
}

/// The outcome of a request for the phone: only a signed answer is believed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Outcome {
    Believed {
        status: u16,
        laptop_time: Option<i64>,
        body: serde_json::Value,
    },
    /// Status and code as claimed by an unsigned answer; both `None` without an answer.
    Doubted {
        status: Option<u16>,
        code: Option<String>,
    },
}
