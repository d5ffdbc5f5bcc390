//! The exchange of a slip for a session.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::device::{Device, Purpose};
use super::request::{Outcome, RequestNumber};
use super::signature::{Signer, base64url, public_key};
use super::storage::KeptSlip;

/// The outcome of a request to enter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Entered {
    Session(Signer),
    /// Another phone has the slip; the number of this one in the queue.
    InUse(Option<u64>),
    /// The code of the refusal; `None` without one, or without a usable key.
    Refused(Option<String>),
    /// No believed answer: its status, and its code as claimed.
    Unanswered {
        status: Option<u16>,
        code: Option<String>,
    },
    /// The earlier key exchange was void; another one has begun.
    Again(RequestNumber),
}

/// The refusals after which a page asks again.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Code {
    Ended,
    SlipInUse,
    #[serde(other)]
    Other,
}

#[derive(Serialize)]
struct Input<'a> {
    public: &'a str,
    phone: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<String>,
}

/// Asks the desk for a session of this slip. The secret is stored until the answer, so that a lost
/// answer locks nobody out.
pub(super) fn enter(slip: &Signer, device: &mut Device) -> RequestNumber {
    let earlier = match device.storage.slips.get(&slip.id) {
        Some(KeptSlip::Scanned { secret, .. }) => *secret,
        Some(KeptSlip::Entered(_)) | None => None,
    };
    let secret = earlier.unwrap_or_else(|| device.chance.bytes());
    keep(slip, Some(secret), device);
    let name = device.storage.name.unwrap_or_else(|| device.chance.bytes());
    device.storage.name = Some(name);
    let public = public_key(secret);
    let proof = device.storage.proof.as_ref();
    let input = Input {
        public: &public,
        phone: &base64url(&name),
        proof: proof.map(|it| it.proof(&slip.id, &public)),
    };
    let body = serde_json::to_string(&input).unwrap_or_default();
    let purpose = Purpose::Enter {
        slip: slip.clone(),
        secret,
        is_repeated: earlier.is_some(),
    };
    device.send(slip, "/api/enter", &body, "", purpose)
}

fn keep(slip: &Signer, secret: Option<[u8; 32]>, device: &mut Device) {
    let key = slip.key.clone();
    let kept = KeptSlip::Scanned { key, secret };
    device.storage.slips.insert(slip.id.clone(), kept);
}

/// Takes the outcome of [`enter`]; `is_repeated` as in its purpose.
pub(super) fn take(
    slip: &Signer,
    secret: [u8; 32],
    is_repeated: bool,
    outcome: Outcome,
    device: &mut Device,
) -> Entered {
    let (status, body) = match outcome {
        Outcome::Doubted { status, code } => return Entered::Unanswered { status, code },
        Outcome::Believed { status, body, .. } => (status, body),
    };
    if status == 200 {
        return session(slip, secret, &body).map_or_else(
            || Entered::Refused(None),
            |session| {
                let kept = KeptSlip::Entered(session.clone());
                device.storage.slips.insert(slip.id.clone(), kept);
                device.storage.proof = Some(session.clone());
                Entered::Session(session)
            },
        );
    }
    let code = &body["code"];
    match Code::deserialize(code).unwrap_or(Code::Other) {
        Code::Ended if is_repeated => {
            keep(slip, None, device);
            Entered::Again(enter(slip, device))
        }
        Code::SlipInUse => {
            let number = body["phone"].as_u64();
            Entered::InUse(number.or_else(|| body["data"]["phone"].as_u64()))
        }
        _ if status == 429 || status >= 500 => Entered::Unanswered {
            status: Some(status),
            code: None,
        },
        Code::Ended | Code::Other => Entered::Refused(code.as_str().map(str::to_owned)),
    }
}

fn session(slip: &Signer, secret: [u8; 32], answer: &Value) -> Option<Signer> {
    Some(Signer {
        id: answer["id"].as_str()?.to_owned(),
        key: slip.session_key(secret, answer["public"].as_str()?)?,
    })
}
