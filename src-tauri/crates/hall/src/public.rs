//! The public views: one cached response for each view and revision of the desk, built on first
//! use.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use hyper::{HeaderMap, StatusCode};
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::{PublicView, SharedDesk, TournamentMark};
use kralle_serve::Content;
use tokio::sync::OnceCell;

use crate::answer::{Answer, Refused};
use crate::offload::offload;

/// The views that are compared to detect a public change.
const ALWAYS_SEEN: [&str; 7] = [
    "overview",
    "round",
    "standings",
    "crosstable",
    "day",
    "screens",
    "lots",
];

type Made = Result<Arc<Content>, Arc<RefusalView>>;

/// The views of the public.
pub(crate) struct Public {
    desk: Arc<SharedDesk>,
    /// Those of the newest revision.
    newest: Mutex<Arc<Views>>,
}

/// Views by their paths.
type ByPath = HashMap<String, Arc<OnceCell<Made>>>;

#[derive(Default)]
struct Views {
    mark: (u32, Option<u16>),
    tournament: TournamentMark,
    by_path: Mutex<ByPath>,
}

impl Views {
    /// Returns the views of the tournament alone, which stay the same after a report, a call for
    /// the arbiter, or a change of the clock.
    fn of_tournament(&self) -> ByPath {
        let by_path = self.by_path.lock().unwrap_or_else(PoisonError::into_inner);
        let is_of_it = |path: &str| {
            let name = path.split('/').next().unwrap_or_default();
            matches!(name, "overview" | "round" | "standings" | "crosstable")
        };
        let kept = by_path.iter().filter(|(path, _)| is_of_it(path));
        kept.map(|(path, made)| (path.clone(), Arc::clone(made)))
            .collect()
    }
}

impl Public {
    pub(crate) fn new(desk: Arc<SharedDesk>) -> Self {
        Self {
            desk,
            newest: Mutex::default(),
        }
    }

    /// Answers a request for the view at `path`.
    pub(crate) async fn answer(&self, path: &str, headers: &HeaderMap) -> Result<Answer, Refused> {
        let view = PublicView::at(path).ok_or(Refused::NothingHere)?;
        answer(self.prepared(path, view).await?, headers)
    }

    /// Answers a search by name, which is not cached.
    pub(crate) async fn find(&self, name: String, headers: &HeaderMap) -> Result<Answer, Refused> {
        answer(make(&self.desk, PublicView::Find(name)).await?, headers)
    }

    /// The index of the day among the tags of [`Public::seen`].
    pub(crate) const DAY: usize = 4;

    /// Returns tags of the current public views.
    pub(crate) async fn seen(&self) -> Vec<String> {
        let mut tags = Vec::new();
        for path in ALWAYS_SEEN {
            let Some(view) = PublicView::at(path) else {
                continue;
            };
            tags.push(match self.prepared(path, view).await {
                Ok(Ok(content)) => content.tag().to_owned(),
                Ok(Err(refusal)) => refusal.code.to_string(),
                Err(_) => String::new(),
            });
        }
        tags
    }

    async fn prepared(&self, path: &str, view: PublicView) -> Result<Made, Refused> {
        let views = self.newest();
        let cell = {
            let mut by_path = views.by_path.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(by_path.entry(path.to_owned()).or_default())
        };
        let made = cell.get_or_try_init(|| make(&self.desk, view)).await?;
        if made.is_err() {
            // Requests for nonexistent rounds must not fill the cache.
            let mut by_path = views.by_path.lock().unwrap_or_else(PoisonError::into_inner);
            by_path.remove(path);
        }
        Ok(made.clone())
    }

    fn newest(&self) -> Arc<Views> {
        let mark = self.desk.public_mark();
        let mut newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        if newest.mark != mark {
            let tournament = self.desk.tournament_mark();
            let kept = if newest.tournament == tournament {
                newest.of_tournament()
            } else {
                ByPath::new()
            };
            *newest = Arc::new(Views {
                mark,
                tournament,
                by_path: Mutex::new(kept),
            });
        }
        Arc::clone(&newest)
    }
}

async fn make(desk: &Arc<SharedDesk>, view: PublicView) -> Result<Made, Refused> {
    let desk = Arc::clone(desk);
    let made = offload(move || {
        let seen = desk.public(&view).map_err(Arc::new)?;
        let body = serde_json::to_vec(&seen).unwrap_or_default();
        Ok(Arc::new(Content::new("application/json", body)))
    });
    made.await.map_err(|_| Refused::Internal)
}

fn answer(made: Made, headers: &HeaderMap) -> Result<Answer, Refused> {
    match made {
        Ok(content) => content
            .respond(headers)
            .map(Answer::from)
            .map_err(|_| Refused::Internal),
        Err(refusal) => Ok(Answer {
            status: StatusCode::NOT_FOUND,
            ..Answer::refusal(&refusal)
        }),
    }
}
