//! Who plays whom, why, and who is ahead: pairing systems and tie-breaks.
