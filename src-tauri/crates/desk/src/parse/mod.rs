//! From what crosses the bridge to types that cannot be wrong.

pub(crate) mod color;
pub(crate) mod covered;
pub(crate) mod evidence;
pub(crate) mod field;
pub(crate) mod player;
pub(crate) mod rule_set;
pub(crate) mod settings;
pub(crate) mod team;
