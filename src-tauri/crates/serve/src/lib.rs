//! HTTP/1 connections with limits, as the hall and the archive have them.
//!
//! Begin at [`Server`]: it accepts connections, gives each a seat ([`Seats`]) and disconnects clients that are too slow
//! in sending or reading. Beside it: token buckets ([`Buckets`]), request bodies ([`Upload`]), content
//! with a tag ([`Content`]), streams of events ([`event_stream`]) and headers that every response carries
//! ([`add_careful_headers`]).
//!
//! Not here: routes, signatures, and the words of refusals.

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
