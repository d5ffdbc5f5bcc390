//! Signatures of requests and responses: they prove the sender, and no key is ever sent.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use hyper::HeaderMap;
use hyper::header::AUTHORIZATION;
use sha2::{Digest as _, Sha256};

pub(crate) type Key = [u8; 32];

/// The claimed identity in a request.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    pub(crate) id: String,
    /// The signature as sent.
    pub(crate) mac: String,
}

/// The maximum length of an id, in characters.
const LONGEST_ID: usize = 64;

impl Claim {
    /// Parses `Authorization: Kralle ID MAC`; `None` unless there is exactly one.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Self> {
        let said = once(headers, AUTHORIZATION.as_str())?;
        let (id, mac) = said.strip_prefix("Kralle ")?.split_once(' ')?;
        let is_id = (1..=LONGEST_ID).contains(&id.len())
            && id
                .bytes()
                .all(|it| it.is_ascii_alphanumeric() || matches!(it, b'-' | b'_' | b'.'));
        let is_mac = mac.bytes().all(|it| it.is_ascii_graphic());
        (is_id && is_mac).then(|| Self {
            id: id.to_owned(),
            mac: mac.to_owned(),
        })
    }

    /// True if the signature is that of `request` with `key`; compares in constant time.
    pub(crate) fn holds(&self, key: &Key, request: &Signed<'_>) -> bool {
        let Some(mac) = bytes(&self.mac) else {
            return false;
        };
        hmac(key, &request.text()).is_some_and(|it| it.verify_slice(&mac).is_ok())
    }

    /// Returns the signature of a response to this request, for `Kralle-Answer`.
    pub(crate) fn answered(&self, key: &Key, status: u16, body: &[u8]) -> Option<String> {
        let text = format!("{status}\n{}\n{}", self.mac, hex::encode(digest(body)));
        let signed = hmac(key, &text)?.finalize().into_bytes();
        Some(hex::encode(signed))
    }
}

/// The signed parts of a request.
pub(crate) struct Signed<'a> {
    pub(crate) method: &'a str,
    /// The path with its query.
    pub(crate) path: &'a str,
    /// The `Idempotency-Key`, or empty.
    pub(crate) once: &'a str,
    /// The SHA-256 of the body.
    pub(crate) body: &'a [u8; 32],
}

impl Signed<'_> {
    fn text(&self) -> String {
        let Self {
            method,
            path,
            once,
            body,
        } = self;
        format!("{method}\n{path}\n{once}\n{}", hex::encode(body.as_slice()))
    }
}

/// Returns a header that occurs exactly once.
pub(crate) fn once<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let mut all = headers.get_all(name).iter();
    let first = all.next()?.to_str().ok()?;
    all.next().is_none().then_some(first)
}

/// Encodes a key as base64url.
pub fn write_key(key: &[u8; 32]) -> String {
    URL_SAFE_NO_PAD.encode(key)
}

pub(crate) fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Parses 32 bytes from lower-case hexadecimal digits.
fn bytes(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    let is_lower = !text.bytes().any(|it| it.is_ascii_uppercase());
    hex::decode_to_slice(text, &mut bytes).ok()?;
    is_lower.then_some(bytes)
}

/// Never `None`: HMAC takes keys of any length.
fn hmac(key: &Key, text: &str) -> Option<Hmac<Sha256>> {
    let mut mac = Hmac::new_from_slice(key).ok()?;
    mac.update(text.as_bytes());
    Some(mac)
}

#[cfg(test)]
mod tests {
    use hyper::header::HeaderValue;
    use rstest::rstest;

    use super::*;

    fn claim(said: &str) -> Option<Claim> {
        let mut headers = HeaderMap::new();
        headers.insert(AUTHORIZATION, HeaderValue::from_str(said).unwrap());
        Claim::of(&headers)
    }

    /// By `printf 'POST\n/api/call/my_match\n\n…' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0707…`.
    const MAC: &str = "aec9646c8de3e3b207a96a9b2be14b717ea93ae0b48bcd3457c536bd170e611e";

    fn holds(mac: &str) -> bool {
        let body = digest(b"{}");
        let request = Signed {
            method: "POST",
            path: "/api/call/my_match",
            once: "",
            body: &body,
        };
        claim(&format!("Kralle s1 {mac}")).is_some_and(|it| it.holds(&[7; 32], &request))
    }

    #[test]
    fn a_signature_is_that_of_any_other_program() {
        assert!(holds(MAC));
        assert!(!holds(&MAC.to_uppercase()));
        assert!(!holds(&MAC[..62]));
        assert!(!holds(&format!("{MAC}00")));
        assert!(!holds(&MAC.replace('0', "1")));
    }

    #[rstest]
    #[case("Kralle s1 00", true)]
    #[case("Kralle s1", false)]
    #[case("Basic s1 00", false)]
    #[case("Kralle s1  00", false)]
    #[case("Kralle s/1 00", false)]
    #[case("Kralle  00", false)]
    fn what_is_no_claim_is_none(#[case] said: &str, #[case] is_one: bool) {
        assert_eq!(claim(said).is_some(), is_one);
    }

    #[test]
    fn a_claim_that_stands_there_twice_is_none() {
        let mut headers = HeaderMap::new();
        headers.append(AUTHORIZATION, HeaderValue::from_static("Kralle s1 00"));
        headers.append(AUTHORIZATION, HeaderValue::from_static("Kralle s2 00"));
        assert_eq!(Claim::of(&headers), None);
    }
}
