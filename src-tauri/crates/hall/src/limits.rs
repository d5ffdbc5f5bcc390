//! How much the hall takes from whom: sizes, times and counts.

use std::time::Duration;

use kralle_serve::{Pace, PurposeLimits, SeatLimits};

/// What nobody in the hall may exceed.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Request line and headers, in bytes.
    pub head: usize,
    /// A body, in bytes.
    pub body: usize,
    /// How deep arrays and objects of a body may stand in each other.
    pub depth: usize,
    /// How long a head may take to come, and a connection may stay idle.
    pub head_within: Duration,
    pub body_within: Duration,
    /// How long a phone may leave untaken what is written to it.
    pub taken_within: Duration,
    /// After how long the connection of a phone ends that is gone without a word.
    pub gone_within: Duration,
    /// Below the 1024 open files that systems allow a program.
    pub connections: usize,
    /// High enough for a whole hall behind one router that hides its phones.
    pub connections_of_address: usize,
    /// The oldest of a device makes room for a new one: a phone that lost the WLAN did not say so.
    pub streams_of_device: usize,
    /// Connections of one id from one address.
    pub connections_of_device: usize,
    /// Streams without an id, in all: the other connections are for who signs.
    pub public_streams: usize,
    /// Streams without an id from one address.
    pub streams_of_address: usize,
    /// How often a stream says something where nothing changes, so that both ends see that the other is there.
    pub stream_says_within: Duration,
    /// The shortest time between two events of a stream.
    pub events_apart: Duration,
    /// Acts that wait for the one who writes.
    pub acts_waiting: usize,
    /// Acts that are written in one go.
    pub acts_at_once: usize,
    /// Of a key from an address.
    pub requests: Pace,
    /// Of a slip or a device's code from an address.
    pub enters: Pace,
    /// Searches by name from an address.
    pub searches: Pace,
    /// Wrong signatures of an id from an address that have no consequence.
    pub wrong_at_first: u32,
    /// The pause after the next one; each further one doubles it.
    pub first_pause: Duration,
    pub longest_pause: Duration,
}

impl Limits {
    /// The limits of a hall unless set otherwise.
    pub const fn usual() -> Self {
        Self {
            head: 8 * 1024,
            body: 16 * 1024,
            depth: 16,
            head_within: Duration::from_secs(10),
            body_within: Duration::from_secs(10),
            taken_within: Duration::from_secs(20),
            gone_within: Duration::from_secs(45),
            connections: 900,
            connections_of_address: 700,
            streams_of_device: 4,
            connections_of_device: 16,
            public_streams: 500,
            streams_of_address: 500,
            stream_says_within: Duration::from_secs(15),
            events_apart: Duration::from_millis(100),
            acts_waiting: 512,
            acts_at_once: 128,
            requests: Pace {
                at_once: 300,
                per_minute: 6_000,
            },
            enters: Pace {
                at_once: 20,
                per_minute: 300,
            },
            searches: Pace {
                at_once: 200,
                per_minute: 3_000,
            },
            wrong_at_first: 3,
            first_pause: Duration::from_secs(1),
            longest_pause: Duration::from_mins(1),
        }
    }

    /// The limits of connections.
    pub(crate) const fn connections(&self) -> kralle_serve::Limits {
        kralle_serve::Limits {
            seats: SeatLimits {
                in_all: self.connections,
                of_address: self.connections_of_address,
                of_loopback: self.connections_of_address,
                make_room: true,
            },
            head_bytes: self.head,
            head_within: self.head_within,
            read_within: self.taken_within,
            gone_within: self.gone_within,
        }
    }

    /// The limits of streams without an id.
    pub(crate) const fn of_public_streams(&self) -> PurposeLimits {
        PurposeLimits {
            in_all: self.public_streams,
            of_address: self.streams_of_address,
        }
    }

    /// The limits of connections that sign as one id.
    pub(crate) const fn of_client(&self) -> PurposeLimits {
        PurposeLimits {
            in_all: usize::MAX,
            of_address: self.connections_of_device,
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::usual()
    }
}
