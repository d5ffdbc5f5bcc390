//! Exports of the open tournament for other programs and the web, and imports.

mod broadcast;
pub mod copy;
pub mod everything;
pub mod export;
pub(crate) mod exporter;
pub(crate) mod games;
pub mod import;
pub(crate) mod refusal;
mod report_problem;
pub(crate) mod site;
pub mod tables;
