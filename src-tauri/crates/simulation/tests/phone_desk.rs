//! A small desk for the tests of the phone, and a network whose fates a test chooses.

use std::collections::BTreeMap;

use kralle_simulation::phone::{
    Answer, Chance, Moment, PersonAct, Phone, PhoneRequest, Reply, RequestNumber, Signer,
    public_key,
};
use serde_json::{Value, json};

/// The beginning of each test.
pub(crate) const START: i64 = 1_795_000_000_000;
/// Milliseconds of an answer's round trip.
const ROUND_TRIP: i64 = 30;

/// The fate of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    Answered,
    /// The request arrives, its answer does not.
    AnswerCut,
    /// The request never arrives.
    Cut,
    /// The request arrives, and nothing comes back.
    Silent,
    /// A captive portal answers 200 without a signature.
    Portal,
    /// Another machine answers with this status and code.
    Unsigned(u16, &'static str),
    /// The desk answers with this status, and does nothing.
    Refused(u16),
}

/// A match without a report, as the desk sends it.
pub(crate) fn open_match() -> Value {
    let side = |team: u64| json!({ "team": team, "players": [{ "player": 10 * team }, { "player": 10 * team + 1 }] });
    json!({
        "round": 3, "table": 5, "side": "first", "first": side(8), "second": side(7),
        "seating": "parallel", "next_step": null, "report": "none", "mine": null, "theirs": null,
        "result": null, "contested_by": [], "report_blocked": null, "reports_left": 20,
        "calls_left": 5, "asks": [],
    })
}

/// A phone with a desk, and the network between them.
pub(crate) struct Evening {
    pub(crate) phone: Phone,
    pub(crate) now: i64,
    pub(crate) slip: Signer,
    pub(crate) shown_match: Value,
    sessions: BTreeMap<String, Signer>,
    /// The executed acts in order: key, call and body.
    pub(crate) done: Vec<(String, String, String)>,
    answers: BTreeMap<String, (u16, Vec<u8>)>,
    /// Each request with its moment after the start.
    pub(crate) requests: Vec<(i64, PhoneRequest)>,
    replies: BTreeMap<(i64, u64), (RequestNumber, Reply)>,
    /// Milliseconds by which the laptop's clock is ahead.
    pub(crate) laptop_ahead: i64,
}

fn header<'a>(request: &'a PhoneRequest, name: &str) -> &'a str {
    let header = request.headers.iter().find(|it| it.0 == name);
    header.map_or("", |it| &it.1)
}

/// The idempotency key of a request; empty without one.
pub(crate) fn key_of(request: &PhoneRequest) -> &str {
    header(request, "Idempotency-Key")
}

/// The call of a request, or the last part of its path.
pub(crate) fn call_of(request: &PhoneRequest) -> &str {
    request.path.rsplit('/').next().unwrap()
}

impl Evening {
    pub(crate) fn begin(seed: u64) -> Self {
        Self {
            phone: Phone::new(Chance::with_jitter(seed, 0.5), Moment(START)),
            now: START,
            slip: Signer {
                id: "slip".to_owned(),
                key: vec![7; 32],
            },
            shown_match: open_match(),
            sessions: BTreeMap::new(),
            done: Vec::new(),
            answers: BTreeMap::new(),
            requests: Vec::new(),
            replies: BTreeMap::new(),
            laptop_ahead: 0,
        }
    }

    /// Begins with a phone that shows its match.
    pub(crate) fn inside(seed: u64) -> Self {
        let mut evening = Self::begin(seed);
        let slip = evening.slip.clone();
        evening.act(&PersonAct::Scan(slip));
        evening.pass(1000, |_| Fate::Answered);
        assert!(evening.phone.shown_match().is_some());
        evening
    }

    pub(crate) fn act(&mut self, act: &PersonAct) -> bool {
        self.phone.act(act, Moment(self.now))
    }

    /// Lets time pass, with the fate of each request.
    pub(crate) fn pass(&mut self, milliseconds: i64, mut fate: impl FnMut(&PhoneRequest) -> Fate) {
        let end = self.now + milliseconds;
        loop {
            for request in self.phone.take_requests(Moment(self.now)) {
                let fate = fate(&request);
                self.send(&request, fate);
                self.requests.push((self.now - START, request));
            }
            let reply = self.replies.keys().next().map(|it| it.0);
            let timer = self.phone.next_moment().map(|it| it.0);
            let next = reply.into_iter().chain(timer).min();
            self.now = next.map_or(end, |it| it.clamp(self.now, end));
            if self.now == end && next.is_none_or(|it| it > end) {
                return;
            }
            while let Some(reply) = self.replies.first_entry()
                && reply.key().0 <= self.now
            {
                let (number, reply) = reply.remove();
                self.phone.receive(number, &reply, Moment(self.now));
            }
        }
    }

    fn send(&mut self, request: &PhoneRequest, fate: Fate) {
        let due = (self.now + ROUND_TRIP, request.number.0);
        let unsigned = |status, body: &str| {
            Some(Reply::Answer(Answer {
                status,
                signature: None,
                laptop_time: None,
                body: body.as_bytes().to_vec(),
            }))
        };
        let reply = match fate {
            Fate::Answered => Some(self.answer(request, None)),
            Fate::Refused(status) => Some(self.answer(request, Some(status))),
            Fate::AnswerCut => {
                self.answer(request, None);
                Some(Reply::Cut)
            }
            Fate::Cut => Some(Reply::Cut),
            Fate::Silent => {
                self.answer(request, None);
                None
            }
            Fate::Portal => unsigned(200, "<h1>Willkommen</h1>"),
            Fate::Unsigned(status, code) => unsigned(status, &json!({ "code": code }).to_string()),
        };
        if let Some(reply) = reply {
            self.replies.insert(due, (request.number, reply));
        }
    }

    /// Executes a request as the desk does, or refuses it.
    fn answer(&mut self, request: &PhoneRequest, refused: Option<u16>) -> Reply {
        let authorization = header(request, "Authorization");
        let mut parts = authorization.split(' ').skip(1);
        let (id, signature) = (parts.next().unwrap(), parts.next().unwrap());
        let signer = if request.path == "/api/enter" {
            self.slip.clone()
        } else {
            self.sessions[id].clone()
        };
        let (once, body) = (key_of(request), request.body.as_bytes());
        let expected = signer.request(request.method, &request.path, once, body);
        assert_eq!(signature, expected, "{request:?}");
        let refusal = |status: u16| {
            let body = json!({ "code": "refused", "article": null, "data": {} });
            (status, body.to_string().into_bytes())
        };
        let stored = self.answers.get(once).cloned();
        let (status, body) = match (request.path.as_str(), refused) {
            ("/api/events", _) => return Reply::Stream,
            (_, Some(status)) => {
                let answer = refusal(status);
                if status != 429 && status < 500 && !once.starts_with("look-") {
                    self.answers.insert(once.to_owned(), answer.clone());
                }
                answer
            }
            ("/api/enter", _) => (200, self.enter(&signer, &request.body)),
            ("/api/call/my_match", _) => (200, self.shown_match.to_string().into_bytes()),
            ("/api/call/day", _) => (200, b"{}".to_vec()),
            _ => stored.unwrap_or_else(|| {
                let act = (
                    once.to_owned(),
                    call_of(request).to_owned(),
                    request.body.clone(),
                );
                self.done.push(act);
                let answer = (200, self.shown_match.to_string().into_bytes());
                self.answers.insert(once.to_owned(), answer.clone());
                answer
            }),
        };
        Reply::Answer(Answer {
            status,
            signature: Some(signer.answer(status, signature, &body)),
            laptop_time: Some(self.now + ROUND_TRIP / 2 + self.laptop_ahead),
            body,
        })
    }

    /// Opens a session, the same for the same public key.
    fn enter(&mut self, slip: &Signer, body: &str) -> Vec<u8> {
        const SECRET: [u8; 32] = [9; 32];
        let input: Value = serde_json::from_str(body).unwrap();
        let public = input["public"].as_str().unwrap();
        let id = format!("s-{}", &public[..8]).replace('_', "-");
        let key = slip.session_key(SECRET, public).unwrap();
        let session = Signer {
            id: id.clone(),
            key,
        };
        self.sessions.insert(id.clone(), session);
        json!({ "id": id, "public": public_key(SECRET) })
            .to_string()
            .into_bytes()
    }

    /// The acts of a call as sent: milliseconds since `since`, and the number of the key in the
    /// order of the first use.
    pub(crate) fn sent(&self, since: i64) -> Vec<(i64, &str, usize)> {
        let mut keys: Vec<&str> = Vec::new();
        let acts = self.requests.iter().filter(|(_, it)| is_act(it));
        acts.map(|(at, request)| {
            let key = key_of(request);
            let place = keys.iter().position(|it| *it == key).unwrap_or_else(|| {
                keys.push(key);
                keys.len() - 1
            });
            (at + START - since, call_of(request), place)
        })
        .collect()
    }
}

/// True for acts, false for queries, streams and requests to enter.
pub(crate) fn is_act(request: &PhoneRequest) -> bool {
    let key = key_of(request);
    !key.is_empty() && !key.starts_with("look-")
}
