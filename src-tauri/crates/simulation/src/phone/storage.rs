//! The data that a phone keeps over a reload, a closed tab and an empty battery.

use std::collections::BTreeMap;

use serde_json::Value;

use super::signature::Signer;

/// The number of a connection to a session; a page may open several, one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ChannelNumber(pub(super) u64);

/// An act of the captain, stored until the desk answers it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Act {
    pub session: String,
    pub call: &'static str,
    /// The input, serialized once.
    pub body: String,
    /// The idempotency key.
    pub key: String,
    /// The time of the act by the phone's clock, moved behind the acts that waited then.
    pub at: i64,
}

/// A refused act, stored until the captain dismisses it.
#[derive(Debug, Clone, PartialEq)]
pub struct RefusedAct {
    pub act: Act,
    pub status: u16,
    pub answer: Value,
}

/// The order of acts: by session, then oldest first.
type Place = (String, i64, String);

/// The stages of a slip on a phone.
#[derive(Debug, Clone)]
pub(super) enum KeptSlip {
    /// Scanned, with the secret of a key exchange whose answer is not there yet.
    Scanned {
        key: Vec<u8>,
        secret: Option<[u8; 32]>,
    },
    Entered(Signer),
}

/// Milliseconds for which a channel reserves the sending.
const HOLDS: i64 = 15_000;

#[derive(Debug, Clone, Default)]
pub(super) struct Storage {
    pub(super) slips: BTreeMap<String, KeptSlip>,
    /// The slip that the page shows.
    pub(super) current: Option<String>,
    /// The newest session, which proves the phone's name.
    pub(super) proof: Option<Signer>,
    pub(super) name: Option<[u8; 16]>,
    acts: BTreeMap<Place, Act>,
    refused: BTreeMap<Place, RefusedAct>,
    locks: BTreeMap<String, (ChannelNumber, i64)>,
}

fn place(act: &Act) -> Place {
    (act.session.clone(), act.at, act.key.clone())
}

impl Storage {
    /// Stores a scanned slip; a session that exists stays.
    pub(super) fn take(&mut self, slip: &Signer) {
        match self.slips.get_mut(&slip.id) {
            Some(KeptSlip::Entered(_)) => {}
            Some(KeptSlip::Scanned { key, .. }) => key.clone_from(&slip.key),
            None => {
                let key = slip.key.clone();
                let kept = KeptSlip::Scanned { key, secret: None };
                self.slips.insert(slip.id.clone(), kept);
            }
        }
    }

    /// Returns the stored acts of a session, oldest first.
    pub(super) fn waiting(&self, session: &str) -> impl Iterator<Item = &Act> {
        self.acts.values().filter(move |it| it.session == session)
    }

    /// Returns the stored acts of all sessions.
    pub(super) fn all(&self) -> impl Iterator<Item = &Act> {
        self.acts.values()
    }

    /// Returns the refused acts of a session, oldest first.
    pub(super) fn refused(&self, session: &str) -> impl Iterator<Item = &RefusedAct> {
        let refused = self.refused.values();
        refused.filter(move |it| it.act.session == session)
    }

    /// Stores an act behind those of its session that wait, whatever the phone's clock says.
    pub(super) fn add(&mut self, mut act: Act) {
        let last = self.waiting(&act.session).last().map(|it| it.at + 1);
        act.at = act.at.max(last.unwrap_or_default());
        self.acts.insert(place(&act), act);
    }

    /// Replaces an act by its refusal; an act that succeeded only goes.
    pub(super) fn answer(&mut self, act: &Act, status: u16, answer: &Value) {
        self.acts.remove(&place(act));
        if status != 200 {
            let refused = RefusedAct {
                act: act.clone(),
                status,
                answer: answer.clone(),
            };
            self.refused.insert(place(act), refused);
        }
    }

    /// Forgets an act and its refusal.
    pub(super) fn forget(&mut self, act: &Act) {
        self.acts.remove(&place(act));
        self.refused.remove(&place(act));
    }

    /// Returns the channel that reserves the sending of a session at `now` of the phone's clock.
    pub(super) fn holder(&self, session: &str, now: i64) -> Option<ChannelNumber> {
        let (channel, until) = self.locks.get(session)?;
        // A longer rest comes from a clock that was set back.
        (1..=HOLDS).contains(&(until - now)).then_some(*channel)
    }

    pub(super) fn reserve(&mut self, session: &str, channel: ChannelNumber, now: i64) {
        self.locks
            .insert(session.to_owned(), (channel, now + HOLDS));
    }

    pub(super) fn release(&mut self, session: &str, channel: ChannelNumber) {
        if self
            .locks
            .get(session)
            .is_some_and(|(it, _)| *it == channel)
        {
            self.locks.remove(session);
        }
    }
}
