//! Calls from the shared list of calls, and entering.

use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hyper::StatusCode;
use hyper::header::CONTENT_TYPE;
use kralle_desk::core::refusals::ShellRefusal;
use kralle_desk::{Act, NotEntered, PhoneProof, SharedDesk, Visitor};
use serde::Deserialize;
use serde_json::json;

use crate::answer::{Answer, Refused};
use crate::body;
use crate::offload::offload;
use crate::requests::{Asked, Requests};
use crate::signing::once;

/// The length of an idempotency key, in visible characters.
const KEY_LENGTHS: std::ops::RangeInclusive<usize> = 16..=64;

/// A request to enter.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Enters {
    /// The public key of the page.
    public: String,
    /// The permanent id of the phone.
    phone: String,
    /// The proof of that id, as `SESSION.CODE`; `None` if it never entered before.
    #[serde(default)]
    proof: Option<String>,
}

/// A request to enter, decoded.
struct Entering {
    public: [u8; 32],
    phone: [u8; 16],
    proof: Option<PhoneProof>,
}

impl Enters {
    /// Decodes it; `None` if a part is malformed.
    fn read(&self) -> Option<Entering> {
        let proof = match &self.proof {
            Some(proof) => {
                let (session, code) = proof.split_once('.')?;
                Some(PhoneProof::new(session.to_owned(), bytes(code)?))
            }
            None => None,
        };
        Some(Entering {
            public: bytes(&self.public)?,
            phone: bytes(&self.phone)?,
            proof,
        })
    }
}

impl Asked<'_> {
    /// Refuses a body that is not JSON; an empty one needs no type.
    fn is_json(&self) -> Result<(), Refused> {
        let headers = &self.head.headers;
        if self.body.is_empty() && !headers.contains_key(CONTENT_TYPE) {
            return Ok(());
        }
        let said = once(headers, CONTENT_TYPE.as_str()).unwrap_or_default();
        let kind = said.split(';').next().unwrap_or_default().trim();
        let is_json = kind.eq_ignore_ascii_case("application/json");
        is_json.then_some(()).ok_or(Refused::NoJson)
    }

    /// Reads the idempotency key from the headers.
    fn key(&self) -> Result<String, Refused> {
        let said = once(&self.head.headers, "idempotency-key");
        let key = said.filter(|it| {
            KEY_LENGTHS.contains(&it.len()) && it.bytes().all(|it| it.is_ascii_graphic())
        });
        key.map(str::to_owned).ok_or(Refused::NoIdempotencyKey)
    }
}

impl Requests {
    /// Answers a request for an existing call.
    pub(crate) async fn call(
        &self,
        asked: &Asked<'_>,
        visitor: &Visitor,
        name: &str,
    ) -> Result<Answer, Refused> {
        if self.naming_files.contains(name) {
            return Err(Refused::NamesAFile);
        }
        if SharedDesk::may_call(visitor.level(), name) != Some(true) {
            return Err(Refused::NotForThisLevel);
        }
        asked.is_json()?;
        let once = match SharedDesk::only_looks(name) {
            Some(true) => None,
            Some(false) | None => Some(asked.key()?),
        };
        let input = body::input(asked.body, self.limits.depth)?;
        let (visitor, name) = (visitor.clone(), name.to_owned());
        if let Some(key) = once {
            let act = Act {
                visitor,
                name,
                input,
                key,
                body: asked.digest,
            };
            let acted = self.acts.act(act).await?;
            let status = StatusCode::from_u16(acted.status).map_err(|_| Refused::Internal)?;
            return Ok(Answer::json(status, acted.body));
        }
        let desk = Arc::clone(&self.desk);
        let looked = offload(move || desk.look(&visitor, &name, input));
        match looked.await {
            Ok(Some(Ok(seen))) => {
                let seen = serde_json::to_vec(&seen).map_err(|_| Refused::Internal)?;
                Ok(Answer::json(StatusCode::OK, seen))
            }
            Ok(Some(Err(refusal))) => Ok(Answer::refusal(&refusal)),
            Ok(None) | Err(_) => Err(Refused::Internal),
        }
    }

    /// Admits a phone that has scanned or typed the code `id`.
    pub(crate) async fn enter(&self, asked: &Asked<'_>, id: &str) -> Result<Answer, Refused> {
        asked.is_json()?;
        let input = body::input(asked.body, self.limits.depth)?;
        let enters: Option<Enters> = serde_json::from_value(input).ok();
        let Entering {
            public,
            phone,
            proof,
        } = enters
            .and_then(|it| it.read())
            .ok_or(Refused::BadInput("public and phone are needed"))?;
        let (desk, id) = (Arc::clone(&self.desk), id.to_owned());
        let enter = move || desk.enter_with_proof(&id, public, phone, proof.as_ref());
        let entered = offload(enter).await;
        match entered.map_err(|_| Refused::Internal)? {
            Ok(entered) => {
                let public = URL_SAFE_NO_PAD.encode(entered.public);
                let said = json!({ "id": entered.id, "public": public });
                Ok(Answer::json(StatusCode::OK, said.to_string()))
            }
            Err(NotEntered::Unknown) => Err(Refused::UnknownId),
            Err(NotEntered::Ended) => Err(Refused::EndedId),
            Err(NotEntered::TooMany) => Err(Refused::Throttled(self.limits.longest_pause)),
            Err(NotEntered::SlipInUse { phone }) => {
                Ok(Answer::refusal(&ShellRefusal::SlipInUse { phone }.into()))
            }
            Err(NotEntered::Refused(refusal)) => Ok(Answer::refusal(&refusal)),
        }
    }
}

/// Decodes bytes from base64url.
fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()
}
