//! The tablet of an arbiter or a helper: one request at a time, repeated until it is answered.

use std::collections::BTreeSet;

use rand::Rng as _;
use rand::RngExt as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom as _;
use serde_json::{Value, json};

use crate::broken::Broken;
use crate::people::director::SECRET;
use crate::phone::{Answer, Signer, base64url, public_key};

/// The time after which a request is repeated, in milliseconds.
pub(crate) const AGAIN: i64 = 6_000;

/// The number of times that a request is sent.
const TRIES: u32 = 8;

/// A tablet.
pub(crate) struct Device {
    pub(crate) level: &'static str,
    /// The key of its code; `None` until the director made one.
    pub(crate) code: Option<Signer>,
    session: Option<Signer>,
    secret: [u8; 32],
    name: [u8; 16],
    /// The last answers to queries.
    tables: Value,
    reports: Value,
    pub(crate) pending: Option<Pending>,
    sent: u64,
    /// The overheard keys that it used.
    used: BTreeSet<String>,
}

/// A request without an answer.
#[derive(Debug, Clone)]
pub(crate) struct Pending {
    pub(crate) number: u64,
    path: String,
    key: Option<String>,
    body: String,
    tries: u32,
}

/// A signed request, ready to be sent.
#[derive(Debug, Clone)]
pub(crate) struct Outgoing {
    pub(crate) number: u64,
    pub(crate) path: String,
    pub(crate) headers: Vec<(&'static str, String)>,
    pub(crate) body: String,
}

impl Device {
    pub(crate) fn new(level: &'static str, chance: &mut ChaCha8Rng) -> Self {
        let (mut secret, mut name) = ([0; 32], [0; 16]);
        chance.fill_bytes(&mut secret);
        chance.fill_bytes(&mut name);
        Self {
            level,
            code: None,
            session: None,
            secret,
            name,
            tables: Value::Null,
            reports: Value::Null,
            pending: None,
            sent: 0,
            used: BTreeSet::new(),
        }
    }

    /// Takes a new code, in place of the session before.
    pub(crate) fn take(&mut self, code: Signer, chance: &mut ChaCha8Rng) {
        chance.fill_bytes(&mut self.secret);
        self.code = Some(code);
        self.session = None;
        self.pending = None;
    }

    /// True if the tablet needs a new code.
    pub(crate) const fn needs_code(&self) -> bool {
        self.code.is_none()
    }

    /// Begins the next request; `None` while one is unanswered.
    ///
    /// `overheard` is the key of another sender, which it uses in place of an own one.
    pub(crate) fn choose(
        &mut self,
        chance: &mut ChaCha8Rng,
        overheard: Option<String>,
    ) -> Option<String> {
        if self.pending.is_some() {
            return None;
        }
        let (call, input) = if self.session.is_none() {
            let public = public_key(self.secret);
            let phone = base64url(&self.name);
            ("enter", json!({ "public": public, "phone": phone }))
        } else if self.tables.is_null() || chance.random_bool(0.3) {
            ("hall_tables", json!({}))
        } else if self.reports.is_null() || chance.random_bool(0.2) {
            ("reports", json!({}))
        } else {
            self.acts(chance)
        };
        let path = match call {
            "enter" => "/api/enter".to_owned(),
            _ => format!("/api/call/{call}"),
        };
        let is_act = !matches!(call, "enter" | "hall_tables" | "reports");
        let own = format!("{:032x}", u128::from(chance.next_u64()));
        let overheard = overheard.filter(|it| is_act && self.used.insert(it.clone()));
        let key = is_act.then(|| overheard.unwrap_or(own));
        // Its own keys go through the air, too.
        self.used.extend(key.clone());
        let body = input.to_string();
        let summary = format!("{} {path} {body}", self.level);
        self.pending = Some(Pending {
            number: 0,
            path,
            key,
            body,
            tries: 0,
        });
        Some(summary)
    }

    fn acts(&self, chance: &mut ChaCha8Rng) -> (&'static str, Value) {
        let is_arbiter = self.level == "arbiter";
        let round = &self.tables["round"];
        let tables = self.tables["tables"].as_array().map(Vec::as_slice);
        let table = tables.unwrap_or_default().choose(chance);
        let disputes = self.reports["reports"].as_array().map(Vec::as_slice);
        let dispute = disputes.unwrap_or_default().choose(chance);
        let calls = self.reports["calls"].as_array().map(Vec::as_slice);
        let call = calls.unwrap_or_default().first();
        if let (Some(it), true) = (dispute, is_arbiter)
            && chance.random_bool(0.5)
        {
            let (round, table) = (&it["round"], &it["table"]);
            if it["result"].is_null() || chance.random_bool(0.5) {
                let side = if it["sides"]["first"].is_null() {
                    "second"
                } else {
                    "first"
                };
                let input =
                    json!({ "round": round, "table": table, "side": side, "reason": SECRET });
                return ("accept_report", input);
            }
            return ("keep_result", json!({ "round": round, "table": table }));
        }
        if let Some(it) = call
            && chance.random_bool(0.5)
        {
            return ("end_call", json!({ "call": it["call"] }));
        }
        let Some(it) = table else {
            return ("start_clock", json!({ "minutes": 15 }));
        };
        if is_arbiter && chance.random_bool(0.15) {
            let team = &it["first"]["team"];
            let input = json!({
                "penalty": "warning", "team": team, "round": round, "player": null, "reason": SECRET,
            });
            return ("impose_penalty", input);
        }
        let side = if chance.random_bool(0.5) {
            "first"
        } else {
            "second"
        };
        let winner = &it[side]["players"][0]["player"];
        let mut input = json!({
            "round": round, "table": it["table"], "winner_player": winner, "cause": "flag_fall",
            "reason": SECRET,
        });
        if !it["games"].is_null() {
            input["game"] = it["games"]["game"].clone();
        }
        ("enter_result", input)
    }

    /// Returns the round and table that the pending act decides.
    pub(crate) fn decides(&self) -> Option<(u64, u64)> {
        let pending = self.pending.as_ref()?;
        let input: Value = serde_json::from_str(&pending.body).ok()?;
        Some((input["round"].as_u64()?, input["table"].as_u64()?))
    }

    /// Signs the pending request for another try; `None` without one, or after the last try.
    pub(crate) fn send(&mut self) -> Option<Outgoing> {
        let signer = self.session.as_ref().or(self.code.as_ref())?.clone();
        let pending = self.pending.as_mut()?;
        if pending.tries >= TRIES {
            self.pending = None;
            return None;
        }
        pending.tries += 1;
        self.sent += 1;
        pending.number = self.sent;
        let once = pending.key.clone().unwrap_or_default();
        let mac = signer.request("POST", &pending.path, &once, pending.body.as_bytes());
        let mut headers = vec![
            ("content-type", "application/json".to_owned()),
            ("authorization", format!("Kralle {} {mac}", signer.id)),
        ];
        headers.extend(pending.key.clone().map(|it| ("idempotency-key", it)));
        Some(Outgoing {
            number: self.sent,
            path: pending.path.clone(),
            headers,
            body: pending.body.clone(),
        })
    }

    /// Takes an answer to the request with the signature `mac`; an unsigned one counts for nothing.
    pub(crate) fn receive(
        &mut self,
        number: u64,
        mac: &str,
        answer: &Answer,
    ) -> Result<(), Broken> {
        let signer = self.session.as_ref().or(self.code.as_ref());
        let (Some(signer), Some(pending)) = (signer, &self.pending) else {
            return Ok(());
        };
        let signed = signer.answer(answer.status, mac, &answer.body);
        if pending.number != number {
            return Ok(());
        }
        if answer.signature.as_deref() != Some(signed.as_str()) {
            // The code is over: the tablet asks the director for another.
            if answer.status == 401 && answer.body.starts_with(b"{\"code\":\"ended\"") {
                self.code = None;
                self.session = None;
                self.pending = None;
            }
            return Ok(());
        }
        let body: Value = serde_json::from_slice(&answer.body).unwrap_or_default();
        let code = body["code"].as_str().unwrap_or_default().to_owned();
        match (pending.path.as_str(), answer.status) {
            ("/api/enter", 200) => {
                let public = body["public"].as_str().unwrap_or_default();
                let key = signer.session_key(self.secret, public);
                let id = body["id"].as_str().unwrap_or_default().to_owned();
                self.session = key.map(|key| Signer { id, key });
            }
            ("/api/enter", _) => self.code = None,
            ("/api/call/hall_tables", 200) => self.tables = body,
            ("/api/call/reports", 200) => self.reports = body,
            (_, 429 | 503) => return Ok(()),
            _ => self.tables = Value::Null,
        }
        self.pending = None;
        if code == "key_reused" {
            return Err(Broken::new("a key counts for its sender", self.level));
        }
        Ok(())
    }
}
