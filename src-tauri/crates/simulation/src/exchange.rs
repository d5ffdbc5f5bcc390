//! Requests on their way to the laptop, and answers on their way back.

use std::collections::BTreeMap;

use tokio::sync::mpsc::UnboundedSender;
use tokio::task::AbortHandle;

use crate::hall::{Arriving, Sent};
use crate::network::Fate;
use crate::sender::Sender;

/// An event of the schedule.
#[derive(Debug)]
pub(crate) enum Event {
    /// The step at this place of the script.
    Step(usize),
    /// A timer of a phone.
    Timer(u16),
    /// A device repeats its request, unless this number is answered.
    Again(usize, u64),
    /// The program starts again.
    Start,
    /// The kill of the step with this number, unless it has come.
    Kill(u32),
    Arrive {
        exchange: u64,
    },
    Reply {
        exchange: u64,
        part: Sent,
    },
}

/// A request and its fate.
pub(crate) struct Exchange {
    pub(crate) sender: Sender,
    /// The number that the sender gave it.
    pub(crate) number: u64,
    pub(crate) request: Arriving,
    pub(crate) fate: Fate,
    /// The tasks of the hall that answer it and its copies; empty before it arrives.
    pub(crate) tasks: Vec<AbortHandle>,
    pub(crate) is_stream: bool,
    /// The number of answers that the hall still owes.
    pub(crate) owed: u32,
    /// The number of answers that go to nobody: those to copies and lost ones.
    pub(crate) answered: u32,
}

/// All exchanges.
pub(crate) struct Exchanges {
    pub(crate) all: BTreeMap<u64, Exchange>,
    pub(crate) last: u64,
    pub(crate) owed: u32,
    pub(crate) parts: UnboundedSender<(u64, Sent)>,
    /// Everything that went through the air in the clear.
    pub(crate) recorded: Vec<Arriving>,
}

/// The most requests that an eavesdropper records.
pub(crate) const RECORDED: usize = 400;

impl Exchanges {
    pub(crate) const fn new(parts: UnboundedSender<(u64, Sent)>) -> Self {
        Self {
            all: BTreeMap::new(),
            last: 0,
            owed: 0,
            parts,
            recorded: Vec::new(),
        }
    }

    /// Returns the number of answers that the hall owes.
    pub(crate) const fn in_flight(&self) -> u32 {
        self.owed
    }

    /// Returns the key of the newest act that went through the air.
    pub(crate) fn overheard(&self) -> Option<String> {
        let mut acts = self.recorded.iter().rev();
        let key = |it: &Arriving| it.header("idempotency-key").map(str::to_owned);
        acts.find_map(|it| key(it).filter(|key| !key.starts_with("look-")))
    }

    pub(crate) fn unanswered(&self) -> String {
        let owed = self.all.values().filter(|it| it.owed > 0);
        owed.map(|it| it.request.path.as_str())
            .collect::<Vec<_>>()
            .join(", ")
    }
}

impl Exchange {
    /// True if the sender is the phone with this number.
    pub(crate) fn is_of(&self, phone: u16) -> bool {
        self.sender == Sender::Phone(phone)
    }
}
