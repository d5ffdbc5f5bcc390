//! The pages that people read.

mod kept_pages;

use axum::Router;

pub use kept_pages::KeptPages;

use crate::Archive;

/// The routes of the pages.
pub fn routes() -> Router<Archive> {
    Router::new()
}
