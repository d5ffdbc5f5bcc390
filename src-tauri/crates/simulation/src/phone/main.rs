//! Plays the model of a phone by JSON lines, so that the tests of the page can compare both.
//!
//! Each line of the input is an [`Event`]; the answer is one line with the requests that the phone
//! sent, and its state afterwards.

use std::io::{self, BufRead as _, Write as _};

use kralle_simulation::phone::{
    Answer, Chance, Moment, PersonAct, Phone, PhoneRequest, Reply, RequestNumber,
};
use serde::Deserialize;
use serde_json::{Value, json};

/// An event in the life of the phone, at a moment in milliseconds since 1970.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Event {
    /// A phone that has never opened a page replaces the one before.
    New {
        at: i64,
        seed: u64,
        jitter: f64,
    },
    Act {
        at: i64,
        act: PersonAct,
    },
    /// Time passes.
    Pass {
        at: i64,
    },
    Reply {
        at: i64,
        number: u64,
        reply: Network,
    },
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Network {
    Cut,
    Stream,
    Chunk(String),
    Answer {
        status: u16,
        signature: Option<String>,
        laptop_time: Option<i64>,
        body: String,
    },
}

impl From<Network> for Reply {
    fn from(reply: Network) -> Self {
        match reply {
            Network::Cut => Self::Cut,
            Network::Stream => Self::Stream,
            Network::Chunk(text) => Self::Chunk(text.into_bytes()),
            Network::Answer {
                status,
                signature,
                laptop_time,
                body,
            } => Self::Answer(Answer {
                status,
                signature,
                laptop_time,
                body: body.into_bytes(),
            }),
        }
    }
}

fn request(request: &PhoneRequest) -> Value {
    let headers: Value = request
        .headers
        .iter()
        .map(|(name, value)| ((*name).to_owned(), json!(value)))
        .collect();
    json!({
        "number": request.number.0,
        "method": request.method,
        "path": request.path,
        "headers": headers,
        "body": request.body,
    })
}

/// Returns the state of the page as a person reads it.
fn shown(phone: &Phone) -> Value {
    let link = phone.link();
    json!({
        "stage": phone.stage(),
        "link": link.map(|it| it.0),
        "doubt": link.and_then(|it| it.1),
        "confirmed": phone.confirmed().is_some(),
        "waiting": phone.waiting().map(|it| json!([it.call, it.body, it.key])).collect::<Value>(),
        "refused": phone
            .refused()
            .map(|it| json!([it.act.call, it.act.body, it.act.key, it.status, it.answer["code"]]))
            .collect::<Value>(),
        "stored": phone.stored().map(|it| json!([it.call, it.body, it.key])).collect::<Value>(),
    })
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut output = io::stdout().lock();
    let mut phone = Phone::new(Chance::of(0), Moment(0));
    for line in io::stdin().lock().lines() {
        let mut is_done = Value::Null;
        let now = match serde_json::from_str(&line?)? {
            Event::New { at, seed, jitter } => {
                phone = Phone::new(Chance::with_jitter(seed, jitter), Moment(at));
                at
            }
            Event::Act { at, act } => {
                is_done = json!(phone.act(&act, Moment(at)));
                at
            }
            Event::Pass { at } => at,
            Event::Reply { at, number, reply } => {
                phone.receive(RequestNumber(number), &reply.into(), Moment(at));
                at
            }
        };
        let requests = phone.take_requests(Moment(now));
        let answer = json!({
            "done": is_done,
            "requests": requests.iter().map(request).collect::<Value>(),
            "shown": shown(&phone),
            "next": phone.next_moment().map(|it| it.0),
        });
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}
