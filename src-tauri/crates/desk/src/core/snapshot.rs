//! The snapshot that queries read: the tournament and related data after the last command. It is
//! immutable, so queries never wait for a pairing, a print or an import.

use std::collections::BTreeMap;
use std::sync::Arc;

use kralle_store::FileId;
use kralle_tournament::{RoundNumber, Tournament};

use crate::archive::outbox::Outbox;
use crate::core::authors::Authors;
use crate::core::files::Files;
use crate::core::job::Job;
use crate::core::overview::Overview;
use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::core::visitor::Visitor;
use crate::day::lots_shown::LotsShown;
use crate::door::hall::{HallKeys, HallState};
use crate::door::hall_fact::ToldFact;
use crate::ratings::folder::RatingFolder;
use crate::season::open_season::SeenSeason;

/// The desk after the last command, together with the job of the query. Clones are cheap.
#[derive(Clone)]
pub(crate) struct Snapshot {
    pub(crate) state: Arc<State>,
    pub(crate) job: Job,
    /// The visitor from the hall; `None` for a window or a script.
    pub(crate) visitor: Option<Visitor>,
}

/// The state of the desk.
#[derive(Clone)]
pub(crate) struct State {
    pub(crate) file: Option<Shown>,
    pub(crate) season: Option<SeenSeason>,
    pub(crate) rating_folder: Option<RatingFolder>,
    pub(crate) files: Files,
    /// `None` if the desk has no settings folder.
    pub(crate) outbox: Option<Outbox>,
    /// The progress of the ceremony of the drawing of lots; `None` if there is no ceremony.
    pub(crate) lots_shown: Option<LotsShown>,
}

/// The open tournament.
#[derive(Clone)]
pub(crate) struct Shown {
    /// The displayed state, current or past.
    pub(crate) tournament: Arc<Tournament>,
    /// The current state.
    pub(crate) now: Arc<Tournament>,
    pub(crate) overview: Result<Overview, RefusalView>,
    pub(crate) hall: Result<HallState, RefusalView>,
    pub(crate) newest_entry: u32,
    /// `None` if the file head cannot be read.
    pub(crate) identity: Option<FileId>,
    pub(crate) authors: BTreeMap<RoundNumber, Arc<Result<Authors, RefusalView>>>,
}

impl Snapshot {
    /// Returns the snapshot for the job `job` of a visitor; `None` for a window or a script.
    pub(crate) fn with_job(&self, job: Job, visitor: Option<&Visitor>) -> Self {
        Self {
            state: Arc::clone(&self.state),
            job,
            visitor: visitor.cloned(),
        }
    }

    /// Returns the snapshot after new facts from the hall, with nothing else changed. `None` if no
    /// file is open or the hall cannot be read.
    pub(crate) fn after_a_fact(&self, facts: &Arc<Vec<Arc<ToldFact>>>, entry: u32) -> Option<Self> {
        let file = self.state.file.as_ref()?;
        let mut hall = file.hall.as_ref().ok()?.clone();
        hall.facts = Arc::clone(facts);
        let state = State {
            file: Some(Shown {
                hall: Ok(hall),
                newest_entry: entry,
                ..file.clone()
            }),
            ..self.state.as_ref().clone()
        };
        Some(Self {
            state: Arc::new(state),
            ..self.clone()
        })
    }

    /// Returns the snapshot for a visitor from the hall.
    pub(crate) fn with_visitor(&self, visitor: &Visitor) -> Self {
        Self {
            visitor: Some(visitor.clone()),
            ..self.clone()
        }
    }

    /// The hall. Fails if no file is open or the hall cannot be read.
    pub(crate) fn hall(&self) -> Result<&HallState, RefusalView> {
        self.file()?.hall.as_ref().map_err(Clone::clone)
    }

    /// The keys of the hall; `None` if this machine has none.
    pub(crate) fn hall_keys(&self) -> Option<&HallKeys> {
        self.hall().ok()?.keys.as_ref()
    }

    /// The number of the newest journal row. Fails if no file is open.
    pub(crate) fn newest_entry(&self) -> Result<u32, RefusalView> {
        Ok(self.file()?.newest_entry)
    }

    /// The identity of the open file; `None` if no file is open or its head cannot be read.
    pub(crate) fn file_identity(&self) -> Option<FileId> {
        self.file().ok()?.identity
    }

    fn file(&self) -> Result<&Shown, RefusalView> {
        let file = self.state.file.as_ref();
        file.ok_or_else(|| DeskRefusal::NoTournament.into())
    }

    /// The open tournament as displayed, current or past. Fails if no file is open.
    pub(crate) fn tournament(&self) -> Result<&Tournament, RefusalView> {
        Ok(&self.file()?.tournament)
    }

    /// The current state of the open tournament, also while a past state is displayed; `None` if no
    /// file is open.
    pub(crate) fn now(&self) -> Option<&Tournament> {
        Some(&self.state.file.as_ref()?.now)
    }

    /// The overview for the visitor.
    pub(crate) fn overview(&self) -> Result<Overview, RefusalView> {
        let overview = self.file()?.overview.clone()?;
        Ok(overview.for_visitor(self.visitor.as_ref()))
    }

    /// The authors of the results of a round. Fails if there is no such round.
    pub(crate) fn authors(&self, round: RoundNumber) -> Result<&Authors, RefusalView> {
        match self.file()?.authors.get(&round).map(AsRef::as_ref) {
            Some(Ok(authors)) => Ok(authors),
            Some(Err(refusal)) => Err(refusal.clone()),
            None => Err(DeskRefusal::RoundUnknown { round: round.get() }.into()),
        }
    }

    pub(crate) fn job(&self) -> Job {
        self.job.clone()
    }

    pub(crate) fn files(&self) -> &Files {
        &self.state.files
    }

    /// The folder of the local rating lists. Fails if the desk has none.
    pub(crate) fn rating_folder(&self) -> Result<RatingFolder, RefusalView> {
        let folder = self.state.rating_folder.clone();
        folder.ok_or_else(|| DeskRefusal::NoRatingLists.into())
    }
}
