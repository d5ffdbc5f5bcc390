//! What queries look at: the tournament and what belongs to it, as it was after the last command.
//! It never changes, so that nobody who looks waits for a pairing, a print or an import.

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

/// The desk as it was after the last command, and the work for which it is looked at. Clones are
/// cheap.
#[derive(Clone)]
pub(crate) struct Snapshot {
    pub(crate) state: Arc<State>,
    pub(crate) job: Job,
    /// Who in the hall looks; none: a window or a script.
    pub(crate) visitor: Option<Visitor>,
}

/// The state of the desk.
#[derive(Clone)]
pub(crate) struct State {
    pub(crate) file: Option<Shown>,
    pub(crate) season: Option<SeenSeason>,
    pub(crate) rating_folder: Option<RatingFolder>,
    pub(crate) files: Files,
    /// None at a desk without a settings folder.
    pub(crate) outbox: Option<Outbox>,
    /// How far the ceremony of the drawing of lots is; none while there is none.
    pub(crate) lots_shown: Option<LotsShown>,
}

/// The open tournament.
#[derive(Clone)]
pub(crate) struct Shown {
    /// As it is shown: as it is, or as it was.
    pub(crate) tournament: Arc<Tournament>,
    /// As it is.
    pub(crate) now: Arc<Tournament>,
    pub(crate) overview: Result<Overview, RefusalView>,
    pub(crate) hall: Result<HallState, RefusalView>,
    pub(crate) newest_entry: u32,
    /// None where the file does not say it.
    pub(crate) identity: Option<FileId>,
    pub(crate) authors: BTreeMap<RoundNumber, Arc<Result<Authors, RefusalView>>>,
}

impl Snapshot {
    /// The same for the work `job` of a window, a script, or somebody in the hall.
    pub(crate) fn with_job(&self, job: Job, visitor: Option<&Visitor>) -> Self {
        Self {
            state: Arc::clone(&self.state),
            job,
            visitor: visitor.cloned(),
        }
    }

    /// The same after something was said in the hall: nothing else has changed.
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

    /// The keys of the hall; `None` where this machine has none.
    pub(crate) fn hall_keys(&self) -> Option<&HallKeys> {
        self.hall().ok()?.keys.as_ref()
    }

    /// The newest row of the journal.
    pub(crate) fn newest_entry(&self) -> Result<u32, RefusalView> {
        Ok(self.file()?.newest_entry)
    }

    /// The identity of the open file.
    pub(crate) fn file_identity(&self) -> Option<FileId> {
        self.file().ok()?.identity
    }

    fn file(&self) -> Result<&Shown, RefusalView> {
        let file = self.state.file.as_ref();
        file.ok_or_else(|| DeskRefusal::NoTournament.into())
    }

    /// The open tournament, as it is shown.
    pub(crate) fn tournament(&self) -> Result<&Tournament, RefusalView> {
        Ok(&self.file()?.tournament)
    }

    /// The open tournament as it is, also while its past is shown; none without one.
    pub(crate) fn now(&self) -> Option<&Tournament> {
        Some(&self.state.file.as_ref()?.now)
    }

    /// What is always in sight.
    pub(crate) fn overview(&self) -> Result<Overview, RefusalView> {
        let overview = self.file()?.overview.clone()?;
        Ok(overview.for_visitor(self.visitor.as_ref()))
    }

    /// Who entered the results of a round.
    pub(crate) fn authors(&self, round: RoundNumber) -> Result<&Authors, RefusalView> {
        match self.file()?.authors.get(&round).map(AsRef::as_ref) {
            Some(Ok(authors)) => Ok(authors),
            Some(Err(refusal)) => Err(refusal.clone()),
            None => Err(DeskRefusal::RoundUnknown { round: round.get() }.into()),
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
        folder.ok_or_else(|| DeskRefusal::NoRatingLists.into())
    }
}
