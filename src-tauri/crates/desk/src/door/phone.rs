//! A phone that entered with a slip, or requests entry.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::door::session::Session;

/// A phone that entered with a slip, or requests entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Phone {
    /// The id of the slip, and the journal row that published its round.
    pub(crate) slip: String,
    pub(crate) published: u32,
    /// Counted from 1 on each slip.
    pub(crate) number: u16,
    /// The phone's own name on every slip, in hexadecimal digits.
    pub(crate) own_name: String,
    #[serde(default, rename = "proved")]
    pub(crate) name_proof: NameProof,
    #[serde(flatten)]
    pub(crate) state: PhoneState,
    /// The time of its first try; `None` if an older version stored it.
    #[serde(default, rename = "asked")]
    pub(crate) first_try: Option<DateTime<Utc>>,
    pub(crate) session: Session,
}

/// The state of a phone at its slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredState", into = "StoredState")]
pub(crate) enum PhoneState {
    /// Waiting for its team or the desk to admit it.
    Asks,
    /// Represents its team.
    LetIn,
    /// No longer valid: the desk freed it, or its captain gave the slip back.
    Ended,
    /// No longer valid: a captain turned it away. It may not request entry again.
    TurnedAway,
}

impl PhoneState {
    /// True if the phone represents its team or may still be admitted.
    pub(crate) const fn counts(self) -> bool {
        match self {
            Self::Asks | Self::LetIn => true,
            Self::Ended | Self::TurnedAway => false,
        }
    }
}

/// A state in the file: three flags, of which later ones prevail.
#[derive(Serialize, Deserialize)]
struct StoredState {
    let_in: bool,
    ended: bool,
    #[serde(default)]
    turned_away: bool,
}

impl From<StoredState> for PhoneState {
    fn from(stored: StoredState) -> Self {
        match stored {
            StoredState {
                turned_away: true, ..
            } => Self::TurnedAway,
            StoredState { ended: true, .. } => Self::Ended,
            StoredState { let_in: true, .. } => Self::LetIn,
            StoredState { let_in: false, .. } => Self::Asks,
        }
    }
}

impl From<PhoneState> for StoredState {
    fn from(state: PhoneState) -> Self {
        Self {
            let_in: state == PhoneState::LetIn,
            ended: !state.counts(),
            turned_away: state == PhoneState::TurnedAway,
        }
    }
}

/// The proof of the phone's own name.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "bool", into = "bool")]
pub(crate) enum NameProof {
    /// No other phone had this name before, or the phone proved to be the one that had it.
    #[default]
    Proved,
    Unproved,
}

impl From<bool> for NameProof {
    fn from(proved: bool) -> Self {
        if proved { Self::Proved } else { Self::Unproved }
    }
}

impl From<NameProof> for bool {
    fn from(proof: NameProof) -> Self {
        proof == NameProof::Proved
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;
    use serde_json::{Value, json};

    use super::*;

    fn stored(facts: &Value) -> Value {
        let mut phone = json!({
            "slip": "ABCD", "published": 7, "number": 2, "own_name": "00",
            "session": { "id": "s", "public": "", "own_public": "", "key": "0".repeat(64) },
        });
        let all = phone.as_object_mut().unwrap();
        all.extend(facts.as_object().unwrap().clone());
        phone
    }

    #[rstest]
    #[case(json!({ "let_in": false, "ended": false }), PhoneState::Asks, NameProof::Proved)]
    #[case(json!({ "let_in": true, "ended": false, "proved": false }), PhoneState::LetIn, NameProof::Unproved)]
    #[case(json!({ "let_in": true, "ended": true }), PhoneState::Ended, NameProof::Proved)]
    #[case(
        json!({ "let_in": false, "ended": true, "turned_away": true }),
        PhoneState::TurnedAway,
        NameProof::Proved
    )]
    fn phones_of_older_settings_are_read_and_stored_alike(
        #[case] facts: Value,
        #[case] state: PhoneState,
        #[case] name_proof: NameProof,
    ) {
        let phone: Phone = serde_json::from_value(stored(&facts)).unwrap();
        assert_eq!((phone.state, phone.name_proof), (state, name_proof));
        let again = serde_json::to_value(&phone).unwrap();
        assert_eq!(again["ended"], facts["ended"]);
        assert_eq!(serde_json::from_value::<Phone>(again).unwrap(), phone);
    }
}
