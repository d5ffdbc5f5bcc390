//! The parts of a phone below the page: storage, clock, timers and the requests in flight.

use std::collections::BTreeMap;

use serde_json::Value;

use super::chance::Chance;
use super::moment::Moment;
use super::request::{Answer, Outcome, PhoneRequest, RequestNumber};
use super::signature::Signer;
use super::storage::{ChannelNumber, Storage};

/// Milliseconds until a request without an answer counts as lost.
const PATIENCE: i64 = 10_000;

/// The query of a page: the match, or the clock and the notices of the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Query {
    MyMatch,
    Day,
}

/// The reason of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Purpose {
    Enter {
        slip: Signer,
        secret: [u8; 32],
        /// True if an earlier request to enter used the same secret.
        is_repeated: bool,
    },
    Act(ChannelNumber),
    Query(Query),
    Stream,
}

#[derive(Debug, Clone)]
struct Flight {
    signer: Signer,
    signature: String,
    /// The phone's clock at the time of sending.
    sent: i64,
    purpose: Purpose,
}

/// The timers of a page, each set once at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Alarm {
    Patience(RequestNumber),
    /// A channel has reserved the sending and makes sure that no other tab did.
    Settle(ChannelNumber),
    Resend(ChannelNumber),
    Poll,
    /// Opens the stream of events again.
    Reopen,
    /// The stream is silent for too long.
    Silence,
    EnterAgain,
}

/// An answer that arrived, or its absence.
pub(super) struct Landed {
    pub(super) purpose: Purpose,
    pub(super) outcome: Outcome,
    pub(super) sent: i64,
}

#[derive(Debug)]
pub(super) struct Device {
    pub(super) chance: Chance,
    pub(super) storage: Storage,
    pub(super) now: Moment,
    /// Milliseconds by which the phone's clock is fast.
    pub(super) clock_ahead: i64,
    pub(super) outgoing: Vec<PhoneRequest>,
    alarms: BTreeMap<Alarm, (Moment, u64)>,
    flights: BTreeMap<RequestNumber, Flight>,
    numbers: u64,
}

impl Device {
    pub(super) fn new(chance: Chance, now: Moment) -> Self {
        Self {
            chance,
            storage: Storage::default(),
            now,
            clock_ahead: 0,
            outgoing: Vec::new(),
            alarms: BTreeMap::new(),
            flights: BTreeMap::new(),
            numbers: 0,
        }
    }

    /// Returns the phone's clock, in milliseconds since 1970.
    pub(super) const fn clock(&self) -> i64 {
        self.now.0 + self.clock_ahead
    }

    fn number(&mut self) -> u64 {
        self.numbers += 1;
        self.numbers
    }

    pub(super) fn channel(&mut self) -> ChannelNumber {
        ChannelNumber(self.number())
    }

    /// Sends a signed request; `once` is its idempotency key, or empty.
    pub(super) fn send(
        &mut self,
        signer: &Signer,
        path: &str,
        body: &str,
        once: &str,
        purpose: Purpose,
    ) -> RequestNumber {
        let number = RequestNumber(self.number());
        let is_stream = purpose == Purpose::Stream;
        let method = if is_stream { "GET" } else { "POST" };
        let signature = signer.request(method, path, once, body.as_bytes());
        let mut headers = vec![("Authorization", format!("Kralle {} {signature}", signer.id))];
        if !is_stream {
            headers.push(("Content-Type", "application/json".to_owned()));
            self.set(Alarm::Patience(number), PATIENCE);
        }
        if !once.is_empty() {
            headers.push(("Idempotency-Key", once.to_owned()));
        }
        self.outgoing.push(PhoneRequest {
            number,
            method,
            path: path.to_owned(),
            headers,
            body: body.to_owned(),
        });
        let flight = Flight {
            signer: signer.clone(),
            signature,
            sent: self.clock(),
            purpose,
        };
        self.flights.insert(number, flight);
        number
    }

    /// True while the phone would take an answer to this request.
    pub(super) fn awaits(&self, number: RequestNumber) -> bool {
        self.flights.contains_key(&number)
    }

    pub(super) fn is_stream(&self, number: RequestNumber) -> bool {
        let flight = self.flights.get(&number);
        flight.is_some_and(|it| it.purpose == Purpose::Stream)
    }

    /// Ends a request with its answer, or without one; `None` if nothing waits for it.
    pub(super) fn land(
        &mut self,
        number: RequestNumber,
        answer: Option<&Answer>,
    ) -> Option<Landed> {
        let flight = self.flights.remove(&number)?;
        self.cancel(Alarm::Patience(number));
        let outcome = match answer {
            None => Outcome::Doubted {
                status: None,
                code: None,
            },
            Some(answer) => believe(&flight, answer),
        };
        Some(Landed {
            purpose: flight.purpose,
            outcome,
            sent: flight.sent,
        })
    }

    /// Forgets the requests of some purposes: their answers are ignored.
    pub(super) fn drop_flights(&mut self, is_dropped: impl Fn(&Purpose) -> bool) {
        let alarms = &mut self.alarms;
        self.flights.retain(|number, flight| {
            let is_kept = !is_dropped(&flight.purpose);
            if !is_kept {
                alarms.remove(&Alarm::Patience(*number));
            }
            is_kept
        });
    }

    /// Sets a timer, replacing the one of this name.
    pub(super) fn set(&mut self, alarm: Alarm, milliseconds: i64) {
        let due = self.now.after(milliseconds);
        let number = self.number();
        self.alarms.insert(alarm, (due, number));
    }

    pub(super) fn cancel(&mut self, alarm: Alarm) {
        self.alarms.remove(&alarm);
    }

    fn first(&self) -> Option<(Alarm, (Moment, u64))> {
        let alarms = self.alarms.iter().map(|(alarm, due)| (*alarm, *due));
        alarms.min_by_key(|it| it.1)
    }

    pub(super) fn next_moment(&self) -> Option<Moment> {
        self.first().map(|it| it.1.0)
    }

    /// Takes the next timer that is due at `until`, and moves the time to it.
    pub(super) fn ring(&mut self, until: Moment) -> Option<Alarm> {
        let (alarm, (due, _)) = self.first().filter(|it| it.1.0 <= until)?;
        self.alarms.remove(&alarm);
        self.now = self.now.max(due);
        Some(alarm)
    }

    /// Ends the page: timers and requests go, the storage stays.
    pub(super) fn end_page(&mut self) {
        self.alarms.clear();
        self.flights.clear();
    }
}

/// Checks the signature of an answer.
fn believe(flight: &Flight, answer: &Answer) -> Outcome {
    let expected = flight
        .signer
        .answer(answer.status, &flight.signature, &answer.body);
    let body: Value = serde_json::from_slice(&answer.body).unwrap_or_default();
    if answer.signature.as_ref() == Some(&expected) {
        Outcome::Believed {
            status: answer.status,
            laptop_time: answer.laptop_time,
            body,
        }
    } else {
        Outcome::Doubted {
            status: Some(answer.status),
            code: body["code"].as_str().map(str::to_owned),
        }
    }
}
