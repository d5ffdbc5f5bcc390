//! What queries look at: the tournament and what belongs to it, as it was after the last command.
//! It never changes, so that nobody who looks waits for a pairing, a print or an import.

use std::collections::BTreeMap;
use std::sync::Arc;

use kralle_tournament::{RoundNumber, Tournament};

use crate::core::authors::{Authors, authors_of};
use crate::core::desk::{Desk, OpenFile};
use crate::core::files::Files;
use crate::core::job::Job;
use crate::core::overview::Overview;
use crate::core::rating_folder::RatingFolder;
use crate::core::refusal::RefusalView;

/// The desk as it was after the last command, and the work for which it is looked at. Clones are
/// cheap.
#[derive(Clone)]
pub(crate) struct Snapshot {
    state: Arc<State>,
    job: Job,
}

struct State {
    file: Option<Shown>,
    rating_folder: Option<RatingFolder>,
    files: Files,
}

/// The open tournament.
struct Shown {
    /// As it is shown: as it is, or as it was.
    tournament: Arc<Tournament>,
    /// As it is.
    now: Arc<Tournament>,
    overview: Result<Overview, RefusalView>,
    authors: BTreeMap<RoundNumber, Arc<Result<Authors, RefusalView>>>,
}

impl Snapshot {
    /// The desk as it is now. What `before` knows and what has not changed since is taken from there.
    pub(crate) fn of(desk: &Desk, before: Option<&Self>) -> Self {
        let before = before.and_then(|it| it.state.file.as_ref());
        Self {
            state: Arc::new(State {
                file: desk
                    .open_file()
                    .ok()
                    .map(|file| Shown::of(desk, file, before)),
                rating_folder: desk.rating_folder().ok(),
                files: desk.files().clone(),
            }),
            job: desk.job(),
        }
    }

    /// The same for the work `job`.
    pub(crate) fn with_job(&self, job: Job) -> Self {
        Self {
            state: Arc::clone(&self.state),
            job,
        }
    }

    fn file(&self) -> Result<&Shown, RefusalView> {
        let file = self.state.file.as_ref();
        file.ok_or_else(|| RefusalView::new("no_tournament"))
    }

    /// The open tournament, as it is shown.
    pub(crate) fn tournament(&self) -> Result<&Tournament, RefusalView> {
        Ok(&self.file()?.tournament)
    }

    /// What is always in sight.
    pub(crate) fn overview(&self) -> Result<Overview, RefusalView> {
        self.file()?.overview.clone()
    }

    /// Who entered the results of a round.
    pub(crate) fn authors(&self, round: RoundNumber) -> Result<&Authors, RefusalView> {
        match self.file()?.authors.get(&round).map(AsRef::as_ref) {
            Some(Ok(authors)) => Ok(authors),
            Some(Err(refusal)) => Err(refusal.clone()),
            None => Err(RefusalView::new("round_unknown").with("round", usize::from(round.get()))),
        }
    }

    /// The work being done now.
    pub(crate) fn job(&self) -> Job {
        self.job.clone()
    }

    /// The files that calls may touch.
    pub(crate) fn files(&self) -> &Files {
        &self.state.files
    }

    /// The local rating lists of this machine.
    pub(crate) fn rating_folder(&self) -> Result<RatingFolder, RefusalView> {
        let folder = self.state.rating_folder.clone();
        folder.ok_or_else(|| RefusalView::new("no_rating_lists"))
    }
}

impl Shown {
    fn of(desk: &Desk, file: &OpenFile, before: Option<&Self>) -> Self {
        let now = &file.tournament;
        let known = |round: RoundNumber| {
            let before = before.filter(|before| is_alike(&before.now, now, round))?;
            before.authors.get(&round).cloned()
        };
        let rounds = now.rounds.iter().map(|round| round.number);
        let authors = rounds.map(|round| {
            let read = || Arc::new(authors_of(&file.store, round));
            (round, known(round).unwrap_or_else(read))
        });
        Self {
            authors: authors.collect(),
            tournament: Arc::clone(file.shown()),
            now: Arc::clone(now),
            overview: desk.overview(),
        }
    }
}

/// Whether the results of a round have the same authors in both: the round is the same, with its
/// penalties, and the next is published in both or in neither.
fn is_alike(one: &Tournament, other: &Tournament, round: RoundNumber) -> bool {
    let penalties = |of: &Tournament| -> Vec<_> {
        let of_round = of.penalties.iter().filter(|it| it.round == round);
        of_round.cloned().collect()
    };
    let next = |of: &Tournament| of.round(round.next()).ok().map(|next| next.state);
    one.round(round).ok() == other.round(round).ok()
        && penalties(one) == penalties(other)
        && next(one) == next(other)
}
