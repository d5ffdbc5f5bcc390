//! Long days, to the last round.
