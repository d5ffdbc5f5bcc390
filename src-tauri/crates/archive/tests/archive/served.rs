//! An archive that is served on a port of its own.
