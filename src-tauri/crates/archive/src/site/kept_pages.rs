//! Pages that were made, packed, as long as there is room for them.

use std::fmt::Write as _;
use std::future::Future;
use std::io::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use moka::future::Cache;
use sha2::{Digest as _, Sha256};

use crate::Refusal;

/// How long a page over many tournaments is shown before it is made anew.
const FRESH: Duration = Duration::from_secs(2);

/// A page as it goes out.
#[derive(Debug, Clone)]
pub(crate) struct Page {
    /// Its type, for `Content-Type`.
    pub(crate) kind: &'static str,
    /// By which a browser asks whether it is still the same.
    pub(crate) tag: Arc<str>,
    /// Packed with gzip.
    pub(crate) packed: Bytes,
    made: Instant,
}

impl Page {
    /// A page of these bytes.
    pub(crate) fn of(kind: &'static str, bytes: &[u8]) -> Result<Self, Refusal> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::default());
        packed
            .write_all(bytes)
            .and_then(|()| packed.finish())
            .map(|packed| Self {
                kind,
                tag: format!("\"{}\"", mark(bytes, 16)).into(),
                packed: packed.into(),
                made: Instant::now(),
            })
            .map_err(|error| Refusal::internal(&error))
    }
}

/// The first bytes of the hash of something, by which it is known whether it is still the same.
pub(crate) fn mark(bytes: &[u8], length: usize) -> String {
    let digest = Sha256::digest(bytes);
    digest
        .iter()
        .take(length)
        .fold(String::new(), |mut mark, it| {
            // Writing to a string does not fail.
            let _ = write!(mark, "{it:02x}");
            mark
        })
}

/// Pages by their key. Keys name what a page was made of, so that a page is never wrong; it only goes when
/// others need its room.
#[derive(Debug, Clone)]
pub struct KeptPages(Cache<String, Page>);

impl KeptPages {
    /// Pages of at most so many bytes.
    pub fn new(most: u64) -> Self {
        let weight = |key: &String, page: &Page| {
            u32::try_from(key.len() + page.packed.len()).unwrap_or(u32::MAX)
        };
        Self(Cache::builder().max_capacity(most).weigher(weight).build())
    }

    /// The page of this key; it is made once, however many ask for it at once.
    pub(crate) async fn get(
        &self,
        key: &str,
        make: impl Future<Output = Result<Page, Refusal>>,
    ) -> Result<Page, Refusal> {
        let page = self.0.try_get_with_by_ref(key, make).await;
        page.map_err(|refusal: Arc<Refusal>| Refusal::clone(&refusal))
    }

    /// The page of this key where the key does not say what it was made of: after a moment it is made anew.
    /// While the database is away, it is shown as it was.
    pub(crate) async fn get_fresh(
        &self,
        key: &str,
        make: impl Future<Output = Result<Page, Refusal>>,
    ) -> Result<Page, Refusal> {
        let make = Box::pin(make);
        let old = self.0.get(key).await;
        match old {
            Some(page) if page.made.elapsed() < FRESH => Ok(page),
            Some(old) => match make.await {
                Ok(page) => {
                    self.0.insert(key.to_owned(), page.clone()).await;
                    Ok(page)
                }
                Err(_) => Ok(old),
            },
            None => self.get(key, make).await,
        }
    }
}
