//! The people of an evening. Each decides by its own randomness and by what it sees.

pub(crate) mod captain;
pub(crate) mod device;
pub(crate) mod director;
pub(crate) mod spectator;
