//! Requests on their way to the laptop, and answers on their way back.

use std::collections::BTreeMap;

use tokio::sync::mpsc::UnboundedSender;
use tokio::task::AbortHandle;

use crate::hall::{Arriving, Sent};
use crate::network::Fate;

/// The sender of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sender {
    Phone(u16),
    Device(usize),
    Spectator,
    Eavesdropper,
}

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
        is_copy: bool,
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
    /// The task of the hall that answers it; `None` before it arrives.
    pub(crate) task: Option<AbortHandle>,
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

impl Sender {
    /// Returns a number for the fate of its requests.
    pub(crate) const fn seed(self) -> u64 {
        match self {
            Self::Phone(number) => 100 + number as u64,
            Self::Device(number) => 10 + number as u64,
            Self::Spectator => 1,
            Self::Eavesdropper => 2,
        }
    }

    /// True if its requests are its own.
    pub(crate) const fn is_honest(self) -> bool {
        matches!(self, Self::Phone(_) | Self::Device(_))
    }
}

impl Exchange {
    /// True if the sender is the phone with this number.
    pub(crate) fn is_of(&self, phone: u16) -> bool {
        self.sender == Sender::Phone(phone)
    }
}
