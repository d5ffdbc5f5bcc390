//! What queries look at: the tournament and what belongs to it, as it was after the last command.
//! It never changes, so that nobody who looks waits for a pairing, a print or an import.

use std::collections::BTreeMap;
use std::sync::Arc;

use kralle_tournament::{RoundNumber, Tournament};

use crate::core::authors::Authors;
use crate::core::files::Files;
use crate::core::hall::HallState;
use crate::core::job::Job;
use crate::core::overview::Overview;
use crate::core::rating_folder::RatingFolder;
use crate::core::refusal::RefusalView;
use crate::core::visitor::Visitor;

/// The desk as it was after the last command, and the work for which it is looked at. Clones are
/// cheap.
#[derive(Clone)]
pub(crate) struct Snapshot {
    pub(crate) state: Arc<State>,
    pub(crate) job: Job,
    /// Who in the hall looks; none: a window or a script.
    pub(crate) visitor: Option<Visitor>,
}

/// What is known of the desk.
pub(crate) struct State {
    pub(crate) file: Option<Shown>,
    pub(crate) rating_folder: Option<RatingFolder>,
    pub(crate) files: Files,
}

/// The open tournament.
pub(crate) struct Shown {
    /// As it is shown: as it is, or as it was.
    pub(crate) tournament: Arc<Tournament>,
    /// As it is.
    pub(crate) now: Arc<Tournament>,
    pub(crate) overview: Result<Overview, RefusalView>,
    pub(crate) hall: Result<HallState, RefusalView>,
    pub(crate) newest_entry: u32,
    pub(crate) authors: BTreeMap<RoundNumber, Arc<Result<Authors, RefusalView>>>,
}

impl Snapshot {
    /// The same for the work `job`.
    pub(crate) fn with_job(&self, job: Job) -> Self {
        Self {
            state: Arc::clone(&self.state),
            job,
            visitor: self.visitor.clone(),
        }
    }

    /// The same for somebody in the hall.
    pub(crate) fn with_visitor(&self, visitor: &Visitor) -> Self {
        Self {
            visitor: Some(visitor.clone()),
            ..self.clone()
        }
    }

    /// The hall.
    pub(crate) fn hall(&self) -> Result<&HallState, RefusalView> {
        self.file()?.hall.as_ref().map_err(Clone::clone)
    }

    /// The newest row of the journal.
    pub(crate) fn newest_entry(&self) -> Result<u32, RefusalView> {
        Ok(self.file()?.newest_entry)
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
