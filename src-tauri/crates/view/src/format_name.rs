//! The name of a format.

use kralle_tournament::{Acceleration, Format};

use crate::named::message;

/// Returns the key of the message that names a format with its acceleration.
pub fn format_name(format: Format, acceleration: Acceleration) -> String {
    let name = message("format", format.code());
    match (format, acceleration) {
        (Format::SwissSystem, Acceleration::Baku) => message(&name, acceleration.code()),
        (Format::SwissSystem | Format::RoundRobin | Format::DoubleRoundRobin, _) => name,
    }
}
