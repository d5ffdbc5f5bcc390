//! The sheets of the print center.

pub(crate) mod make;
pub mod print;
pub mod season;
pub mod sheets;
#[cfg(test)]
mod tests;
