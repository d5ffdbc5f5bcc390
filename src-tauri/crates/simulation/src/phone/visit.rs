//! The visit of a page at a session: its queries, its stream of events and the state of its
//! connection.

use serde_json::Value;

use super::device::{Alarm, Device, Purpose, Query};
use super::event_stream::EventStream;
use super::laptop_clock::LaptopClock;
use super::match_page::MatchPage;
use super::person_act::PersonAct;
use super::request::Outcome;
use super::sender::Sender;
use super::shown::{Doubt, Link};
use super::signature::{Signer, base64url};
use super::storage::Act;

/// Milliseconds between two polls without a stream; with one, twice as many.
const POLLS: i64 = 15_000;
/// Milliseconds without a byte after which a stream counts as dead.
const SILENCE: i64 = 60_000;
/// The status of a query whose key is too old.
const TOO_EARLY: u16 = 425;

/// The requests of one reading of the page's data.
#[derive(Debug, Clone, Default)]
struct Reading {
    /// The queries without an answer.
    open: Vec<Query>,
    /// The queries that were repeated because the clock was wrong.
    repeated: Vec<Query>,
    /// True if the data must be read once more afterwards.
    is_wanted_again: bool,
}

#[derive(Debug, Clone)]
pub(super) struct Visit {
    pub(super) slip: String,
    pub(super) sender: Sender,
    pub(super) page: MatchPage,
    pub(super) link: Link,
    pub(super) doubt: Option<Doubt>,
    /// The phone's clock at the last act that the desk accepted.
    pub(super) confirmed: Option<i64>,
    clock: LaptopClock,
    reading: Reading,
    is_missed: bool,
    is_answered: bool,
    /// The number of polls in a row without any answer.
    misses: u32,
    stream: EventStream,
    /// True after the first event of a stream, until its end.
    is_streaming: bool,
    stream_attempt: u32,
    /// The number of unanswered acts as last shown.
    waiting: usize,
}

impl Visit {
    /// Begins the visit.
    pub(super) fn begin(slip: String, session: Signer, device: &mut Device) -> Self {
        let waiting = device.storage.waiting(&session.id).count();
        let mut visit = Self {
            slip,
            sender: Sender::new(session, device),
            page: MatchPage::default(),
            link: Link::Waiting,
            doubt: None,
            confirmed: None,
            clock: LaptopClock::default(),
            reading: Reading::default(),
            is_missed: false,
            is_answered: false,
            misses: 0,
            stream: EventStream::default(),
            is_streaming: false,
            stream_attempt: 0,
            waiting,
        };
        visit.poll(device);
        visit.sender.pump(device);
        visit.open_stream(device);
        visit
    }

    pub(super) fn session(&self) -> &str {
        &self.sender.session.id
    }

    /// Ends the visit; stored acts stay stored.
    pub(super) fn end(&self, device: &mut Device) {
        self.sender.close(device);
        for alarm in [Alarm::Poll, Alarm::Reopen, Alarm::Silence] {
            device.cancel(alarm);
        }
        device.drop_flights(|it| matches!(it, Purpose::Query(_) | Purpose::Stream));
    }

    /// Returns a key that counts once, by the laptop's time.
    fn query_key(&self, device: &mut Device) -> String {
        let random: [u8; 9] = device.chance.bytes();
        let now = self.clock.at(device.clock());
        format!("look-{now}-{}", base64url(&random))
    }

    /// Reads the data and restarts the interval of polling.
    pub(super) fn poll(&mut self, device: &mut Device) {
        let is_lost = self.is_missed && !self.is_answered;
        self.misses = if is_lost { self.misses + 1 } else { 0 };
        self.is_missed = false;
        self.is_answered = false;
        device.set(Alarm::Poll, self.interval());
        self.read(device);
    }

    const fn interval(&self) -> i64 {
        if self.is_streaming { 2 * POLLS } else { POLLS }
    }

    /// Reads the data; during a reading, once more after it.
    fn read(&mut self, device: &mut Device) {
        if !self.reading.open.is_empty() {
            self.reading.is_wanted_again = true;
            return;
        }
        self.reading = Reading {
            open: vec![Query::MyMatch, Query::Day],
            ..Reading::default()
        };
        self.ask(Query::MyMatch, device);
        self.ask(Query::Day, device);
    }

    fn ask(&self, query: Query, device: &mut Device) {
        let path = match query {
            Query::MyMatch => "/api/call/my_match",
            Query::Day => "/api/call/day",
        };
        let key = self.query_key(device);
        device.send(
            &self.sender.session,
            path,
            "{}",
            &key,
            Purpose::Query(query),
        );
    }

    fn open_stream(&mut self, device: &mut Device) {
        let key = self.query_key(device);
        let session = &self.sender.session;
        device.send(session, "/api/events", "", &key, Purpose::Stream);
        self.stream = EventStream::default();
    }

    pub(super) fn reopen_stream(&mut self, device: &mut Device) {
        self.stream_attempt += 1;
        self.open_stream(device);
    }

    /// Takes bytes of the stream; none if it has just begun.
    pub(super) fn hear(&mut self, bytes: &[u8], device: &mut Device) {
        device.set(Alarm::Silence, SILENCE);
        for _ in 0..self.stream.read(bytes) {
            self.is_streaming = true;
            self.stream_attempt = 0;
            self.poll(device);
            self.sender.pump(device);
        }
    }

    /// Takes the end of the stream, or its failure.
    pub(super) fn lose_stream(&mut self, device: &mut Device) {
        device.drop_flights(|it| *it == Purpose::Stream);
        device.cancel(Alarm::Silence);
        if std::mem::take(&mut self.is_streaming) {
            // The desk may be gone: a query shows it.
            self.poll(device);
        }
        let pause = device.chance.pause(self.stream_attempt);
        device.set(Alarm::Reopen, pause);
    }

    /// Updates clock and connection from an outcome; `sent` is the clock at the request.
    pub(super) fn learn(&mut self, outcome: &Outcome, sent: i64, device: &mut Device) {
        match outcome {
            Outcome::Believed { laptop_time, .. } => {
                if let Some(time) = laptop_time.filter(|it| *it > 0) {
                    self.clock.hear(time, sent, device.clock());
                }
                let is_back = self.link != Link::Connected && self.misses > 0;
                self.link = Link::Connected;
                self.doubt = None;
                if is_back {
                    self.sender.nudge(device);
                }
                self.is_answered = true;
            }
            Outcome::Doubted { status, code } => {
                self.link = Link::Lost;
                self.doubt = Doubt::of(*status, code.as_deref());
                if !self.is_missed {
                    self.is_missed = true;
                    let pause = device.chance.pause(self.misses);
                    device.set(Alarm::Poll, self.interval().min(pause));
                }
            }
        }
    }

    /// Takes the outcome of a query.
    pub(super) fn answer_query(&mut self, query: Query, outcome: Outcome, device: &mut Device) {
        if let Outcome::Believed { status, body, .. } = outcome {
            if status == TOO_EARLY && !self.reading.repeated.contains(&query) {
                // The answer has corrected the clock.
                self.reading.repeated.push(query);
                self.ask(query, device);
                return;
            }
            if query == Query::MyMatch {
                self.page.read(status, &body);
            }
        }
        self.reading.open.retain(|it| *it != query);
        if self.reading.open.is_empty() && self.reading.is_wanted_again {
            self.read(device);
        }
    }

    /// Takes the answer to an act.
    pub(super) fn answer_act(&mut self, status: u16, body: &Value, device: &mut Device) {
        if status == 200 {
            self.confirmed = Some(device.clock());
        }
        self.show_waiting(device);
        self.page.show(status, body);
    }

    /// Shows the stored acts; the data is read if one went.
    fn show_waiting(&mut self, device: &mut Device) {
        let waiting = device.storage.waiting(self.session()).count();
        if waiting < self.waiting {
            self.read(device);
        }
        self.waiting = waiting;
    }

    /// Returns the names of the unanswered calls.
    pub(super) fn waiting_calls(&self, device: &Device) -> Vec<&'static str> {
        let waiting = device.storage.waiting(self.session());
        waiting.map(|it| it.call).collect()
    }

    /// Stores an act and begins to send it.
    pub(super) fn act(&mut self, call: &'static str, body: String, device: &mut Device) {
        let key: [u8; 18] = device.chance.bytes();
        device.storage.add(Act {
            session: self.session().to_owned(),
            call,
            body,
            key: base64url(&key),
            at: device.clock(),
        });
        self.show_waiting(device);
        self.sender.pump(device);
    }

    /// Forgets an act, or a refusal.
    pub(super) fn forget(&mut self, act: &Act, device: &mut Device) {
        device.storage.forget(act);
        self.show_waiting(device);
        if self.waiting > 0 {
            self.sender.pump(device);
        }
    }

    /// Tries everything again at once: the connection may be back.
    pub(super) fn wake(&mut self, device: &mut Device) {
        self.sender.nudge(device);
        self.read(device);
    }

    /// True if another machine or the desk claims that the session is over.
    pub(super) const fn is_ended(&self) -> bool {
        matches!(self.doubt, Some(Doubt::Unknown | Doubt::Ended))
    }

    /// True if the page has a button for another code.
    pub(super) const fn offers_other_code(&self) -> bool {
        self.page.offers_other_code() || self.is_ended()
    }

    /// Performs a tap on the page of the match; false if it offers none.
    pub(super) fn tap(&mut self, act: &PersonAct, device: &mut Device) -> bool {
        if *act == PersonAct::Wake {
            self.wake(device);
            return true;
        }
        let oldest = if *act == PersonAct::Withdraw && self.link == Link::Lost {
            device.storage.waiting(self.session()).next().cloned()
        } else if *act == PersonAct::Dismiss {
            let mut refused = device.storage.refused(self.session());
            refused.next().map(|it| it.act.clone())
        } else {
            None
        };
        if let Some(act) = oldest {
            self.forget(&act, device);
            return true;
        }
        let waiting = self.waiting_calls(device);
        let Some((call, body)) = self.page.tap(act, &waiting) else {
            return false;
        };
        self.act(call, body, device);
        true
    }
}
