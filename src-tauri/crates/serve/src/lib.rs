//! HTTP/1 connections with limits, shared by the hall and the archive.
//!
//! Start at [`Server`]: it accepts connections, gives each a seat ([`Seats`]) and disconnects
//! clients that send or read too slowly. Also: token buckets ([`Buckets`]), request bodies
//! ([`Upload`]), tagged content ([`Content`]), event streams ([`event_stream`]) and common response
//! headers ([`add_careful_headers`]).
//!
//! Not here: routes, signatures, and refusal messages.

mod address;
mod body;
mod content;
mod events;
mod headers;
mod listen;
mod pace;
mod seats;
mod server;
mod signals;
mod socket;

pub use address::household;
pub use body::{BodyPace, End, Upload};
pub use content::Content;
pub use events::{Disconnected, EventSender, EventStream, event, event_stream};
pub use headers::{add_careful_headers, preferred_language};
pub use listen::listen;
pub use pace::{Buckets, Pace};
pub use seats::{Purpose, PurposeLimits, Seat, SeatLimits, Seats};
pub use server::{Client, Limits, Server};
pub use signals::end;
