//! The print center and its sheets.

pub(crate) mod make;
pub mod print;
pub mod season;
pub mod sheets;
#[cfg(test)]
mod tests;
