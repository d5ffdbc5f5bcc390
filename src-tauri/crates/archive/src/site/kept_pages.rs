//! Cache of rendered and compressed pages, with limited size.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use kralle_push::answer::RefusalCode;
use kralle_serve::Content;
use moka::future::Cache;
use sha2::{Digest as _, Sha256};

use crate::Refusal;

/// Lifetime of a page about many tournaments.
const FRESH: Duration = Duration::from_secs(2);
/// Retries of a page that is overtaken by changes.
const TRIES: usize = 3;

/// A rendered page.
#[derive(Debug, Clone)]
pub(crate) struct Page {
    pub(crate) content: Arc<Content>,
    made: Instant,
    /// The count of hiding changes when rendering began; only used for pages about many
    /// tournaments.
    hidden: u64,
}

impl Page {
    /// Creates a page from these bytes.
    ///
    /// # Errors
    /// Fails if compression fails.
    pub(crate) fn of(kind: &'static str, bytes: &[u8]) -> Result<Self, Refusal> {
        let content = Content::packed(kind, bytes).map_err(|error| Refusal::internal(&error))?;
        Ok(Self {
            content: Arc::new(content),
            made: Instant::now(),
            hidden: 0,
        })
    }
}

/// Returns the first `length` bytes of the content's hash, in hexadecimal, as a fingerprint.
pub(crate) fn mark(bytes: &[u8], length: usize) -> String {
    hex::encode(&Sha256::digest(bytes)[..length])
}

/// Pages by key. The key of a tournament's page identifies its content, so the page stays valid
/// and is only evicted. A page about many tournaments expires after a moment, and immediately
/// after a hiding change of any tournament.
#[derive(Debug)]
pub struct KeptPages {
    pages: Cache<String, Page>,
    /// The number of hiding changes.
    hidden: AtomicU64,
}

impl KeptPages {
    /// Creates a cache of at most `most` bytes.
    pub fn new(most: u64) -> Self {
        let weight = |key: &String, page: &Page| {
            u32::try_from(key.len() + page.content.size()).unwrap_or(u32::MAX)
        };
        Self {
            pages: Cache::builder().max_capacity(most).weigher(weight).build(),
            hidden: AtomicU64::new(0),
        }
    }

    /// Invalidates all pages about many tournaments whose rendering has begun.
    pub(crate) fn hide(&self) {
        self.hidden.fetch_add(1, Ordering::SeqCst);
    }

    /// Returns the page of a key that identifies its content. Concurrent requests render it once.
    ///
    /// # Errors
    /// Fails as `make` does.
    pub(crate) async fn get(
        &self,
        key: &str,
        make: impl Future<Output = Result<Page, Refusal>>,
    ) -> Result<Page, Refusal> {
        let page = self.pages.try_get_with_by_ref(key, make).await;
        page.map_err(|refusal: Arc<Refusal>| Refusal::clone(&refusal))
    }

    /// Returns the page of a key that does not identify its content, and renders it again after a
    /// moment. If the database is unavailable, the old page is returned. After any other refusal,
    /// it is removed.
    ///
    /// # Errors
    /// Fails as `make` does, or if changes keep overtaking it.
    pub(crate) async fn get_fresh<Making: Future<Output = Result<Page, Refusal>>>(
        &self,
        key: &str,
        make: impl Fn() -> Making,
    ) -> Result<Page, Refusal> {
        for _ in 0..TRIES {
            let page = self.made(key, &make).await?;
            if page.hidden == self.hidden.load(Ordering::SeqCst) {
                return Ok(page);
            }
        }
        Err(Refusal::busy("the archive changes all the time"))
    }

    async fn made<Making: Future<Output = Result<Page, Refusal>>>(
        &self,
        key: &str,
        make: &impl Fn() -> Making,
    ) -> Result<Page, Refusal> {
        let hidden = self.hidden.load(Ordering::SeqCst);
        let make = || {
            let making = make();
            async move { making.await.map(|page| Page { hidden, ..page }) }
        };
        let Some(old) = self.pages.get(key).await else {
            return self.get(key, Box::pin(make())).await;
        };
        if old.hidden != hidden {
            self.pages.invalidate(key).await;
            return self.get(key, Box::pin(make())).await;
        }
        if old.made.elapsed() < FRESH {
            return Ok(old);
        }
        match Box::pin(make()).await {
            Ok(page) => {
                self.pages.insert(key.to_owned(), page.clone()).await;
                Ok(page)
            }
            Err(refusal) if refusal.code == RefusalCode::DatabaseAway => Ok(old),
            Err(refusal) => {
                self.pages.invalidate(key).await;
                Err(refusal)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use kralle_push::answer::RefusalCode;
    use rstest::rstest;

    use super::{FRESH, KeptPages, Page};
    use crate::Refusal;

    fn page(text: &str) -> Page {
        Page::of("text/plain", text.as_bytes()).unwrap()
    }

    /// Returns a cache with an expired page.
    async fn with_an_old_page() -> KeptPages {
        let pages = KeptPages::new(1 << 20);
        let made = Instant::now().checked_sub(2 * FRESH + Duration::from_secs(1));
        let old = Page {
            made: made.unwrap(),
            ..page("old")
        };
        pages.pages.insert("key".to_owned(), old).await;
        pages
    }

    #[rstest]
    #[case::unknown(RefusalCode::Unknown)]
    #[case::withdrawn(RefusalCode::Withdrawn)]
    #[case::internal(RefusalCode::Internal)]
    #[tokio::test]
    async fn only_while_the_database_is_away_a_kept_page_is_given(#[case] code: RefusalCode) {
        let pages = with_an_old_page().await;
        let refuse = |code| async move { Err::<Page, _>(Refusal::new(code, "refused")) };
        let away = pages
            .get_fresh("key", || refuse(RefusalCode::DatabaseAway))
            .await;
        assert_eq!(away.unwrap().content.tag(), page("old").content.tag());
        let refused = pages.get_fresh("key", || refuse(code)).await;
        assert_eq!(refused.unwrap_err().code, code);
        // It is removed, so it is not available while the database is unavailable later.
        let away = pages
            .get_fresh("key", || refuse(RefusalCode::DatabaseAway))
            .await;
        assert_eq!(away.unwrap_err().code, RefusalCode::DatabaseAway);
    }

    #[tokio::test]
    async fn a_page_from_before_something_was_hidden_is_given_no_more() {
        let pages = KeptPages::new(1 << 20);
        let first = pages.get_fresh("key", || async { Ok(page("first")) }).await;
        assert_eq!(first.unwrap().content.tag(), page("first").content.tag());
        pages.hide();
        let second = pages
            .get_fresh("key", || async { Ok(page("second")) })
            .await;
        assert_eq!(second.unwrap().content.tag(), page("second").content.tag());
        pages.hide();
        let away = || async { Err(Refusal::new(RefusalCode::DatabaseAway, "away")) };
        let refused = pages.get_fresh("key", away).await;
        assert_eq!(refused.unwrap_err().code, RefusalCode::DatabaseAway);
    }

    #[tokio::test]
    async fn a_page_that_is_overtaken_while_it_is_made_is_made_again() {
        let pages = KeptPages::new(1 << 20);
        let made = std::sync::atomic::AtomicU32::new(0);
        let make = || async {
            let count = made.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
            if count == 0 {
                pages.hide();
            }
            Ok(page(&count.to_string()))
        };
        let given = pages.get_fresh("key", make).await;
        assert_eq!(given.unwrap().content.tag(), page("1").content.tag());
    }
}
