//! The name of a format.

use kralle_tournament::{Acceleration, Format, Formation};

use crate::named::message;

/// Returns the key of the message that names a format with its acceleration; changing partners have
/// their own names.
pub fn format_name(formation: Formation, format: Format, acceleration: Acceleration) -> String {
    let name = message("format", format.code());
    match (formation, format, acceleration) {
        (Formation::ChangingPartners, ..) => message(&name, "partners"),
        (_, Format::SwissSystem, Acceleration::Baku) => message(&name, acceleration.code()),
        (_, Format::SwissSystem | Format::RoundRobin | Format::DoubleRoundRobin, _) => name,
    }
}
