//! Files of other programs: player lists, TRF; read with suspicion, written exactly.

pub mod players;
