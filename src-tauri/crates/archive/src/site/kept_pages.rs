//! Pages that were made, packed, as long as there is room for them.

use std::sync::Arc;

use axum::body::Bytes;
use moka::future::Cache;

/// Of which tournament, or the like, which page, in which language, of which revision.
pub(crate) type PageKey = Arc<str>;

/// Pages by their key. Keys name the revision, so that a page is never wrong; it only goes when others need
/// its room.
#[derive(Debug, Clone)]
pub struct KeptPages(Cache<PageKey, Bytes>);

impl KeptPages {
    /// Pages of at most so many bytes.
    pub fn new(most: u64) -> Self {
        let weight =
            |key: &PageKey, page: &Bytes| u32::try_from(key.len() + page.len()).unwrap_or(u32::MAX);
        Self(Cache::builder().max_capacity(most).weigher(weight).build())
    }
}
