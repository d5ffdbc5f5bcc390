//! The limits of the hall: sizes, times and counts.

use std::time::Duration;

use kralle_serve::{Pace, PurposeLimits, SeatLimits};

/// The limits for requests, connections and streams.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// The request line and headers, in bytes.
    pub head: usize,
    /// The maximum size of a request body, in bytes.
    pub body: usize,
    /// The nesting depth of arrays and objects in a body.
    pub depth: usize,
    /// The time until a head must be complete, and for which a connection may be idle.
    pub head_within: Duration,
    pub body_within: Duration,
    /// The time for which a client may read nothing of a response.
    pub taken_within: Duration,
    /// The time after which the connection of a vanished phone ends.
    pub gone_within: Duration,
    /// Below the 1024 open files that systems allow a program.
    pub connections: usize,
    /// High enough for a full hall behind one NAT router.
    pub connections_of_address: usize,
    /// The oldest stream of a device makes room for a new one: a phone that lost the WLAN does not
    /// disconnect.
    pub streams_of_device: usize,
    /// Connections of one id from one address.
    pub connections_of_device: usize,
    /// Anonymous streams in total: the other connections are for signed requests.
    pub public_streams: usize,
    /// Anonymous streams from one address.
    pub streams_of_address: usize,
    /// The interval of comments on an idle stream, so that both ends notice a lost connection.
    pub stream_says_within: Duration,
    /// The shortest time between two events of a stream.
    pub events_apart: Duration,
    /// The length of the queue of acts, at least 1.
    pub acts_waiting: usize,
    /// The maximum number of acts in one transaction.
    pub acts_at_once: usize,
    /// For a key from an address.
    pub requests: Pace,
    /// For a slip or a device's code from an address.
    pub enters: Pace,
    /// For searches by name from an address.
    pub searches: Pace,
    /// The number of wrong signatures of an id from an address without a pause.
    pub wrong_at_first: u32,
    /// The first pause; each further wrong signature doubles it.
    pub first_pause: Duration,
    pub longest_pause: Duration,
}

impl Limits {
    /// Returns the default limits of a hall.
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

    /// Returns the part that `kralle_serve` enforces on connections.
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

    /// Returns the limits of anonymous streams.
    pub(crate) const fn of_public_streams(&self) -> PurposeLimits {
        PurposeLimits {
            in_all: self.public_streams,
            of_address: self.streams_of_address,
        }
    }

    /// Returns the limits of connections that sign with one id.
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
