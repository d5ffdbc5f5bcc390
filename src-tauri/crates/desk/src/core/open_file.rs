//! The open file: the tournament it holds, and what of it is shown.

use std::collections::BTreeMap;
use std::sync::Arc;

use kralle_store::{Head, Past, Store, StoreError};
use kralle_tournament::Tournament;
use kralle_view::journal::JournalLine;

use crate::core::overview::ReplacedView;
use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::door::hall_fact::ToldFact;
use crate::file::surroundings;

/// A tournament on the desk and its file.
pub(crate) struct OpenFile {
    pub(crate) store: Store,
    pub(crate) tournament: Arc<Tournament>,
    /// What was said in the hall, oldest first.
    pub(crate) hall: Arc<Vec<Arc<ToldFact>>>,
    /// The number of answers to acts that the file keeps, by the id that asked, as far as counted.
    pub(crate) kept_answers: BTreeMap<String, usize>,
    pub(crate) look: Option<Look>,
    /// The way through the past, kept from one look at an action to the next.
    pub(crate) past: Option<Past>,
    /// That the journal is not the one that was written, though the tournament is.
    pub(crate) history_trouble: Option<RefusalView>,
    /// Why the last backup could not be written.
    pub(crate) backup_trouble: Option<RefusalView>,
    /// What happened to the file at its path, and what was kept: then nothing is written any more.
    pub(crate) replaced: Option<ReplacedView>,
    /// Hints about the place of the file and about copies beside it, as it was opened.
    pub(crate) place_hints: Vec<RefusalView>,
}

impl OpenFile {
    /// The file as it is opened.
    pub(crate) fn new(store: Store, tournament: Arc<Tournament>, hall: Vec<Arc<ToldFact>>) -> Self {
        let file = store.head().ok().map(|head| head.file);
        Self {
            place_hints: surroundings::hints(store.path(), file),
            store,
            tournament,
            hall: Arc::new(hall),
            kept_answers: BTreeMap::new(),
            look: None,
            past: None,
            history_trouble: None,
            backup_trouble: None,
            replaced: None,
        }
    }

    /// The way through the past; made anew when something was done since.
    pub(crate) fn past(&mut self) -> Result<&mut Past, StoreError> {
        let newest = self.store.newest_state()?;
        let kept = self.past.take().filter(|past| past.newest() == newest);
        let past = match kept {
            Some(past) => past,
            None => self
                .store
                .past()?
                .knowing(Tournament::clone(&self.tournament)),
        };
        Ok(self.past.insert(past))
    }

    /// The head of the journal that goes with what is shown: the newest, or that of the entry which
    /// is looked back at.
    pub(crate) fn shown_head(&self) -> Result<Head, StoreError> {
        match &self.look {
            Some(look) => self.store.head_after(look.line.number),
            None => self.store.head(),
        }
    }

    /// The tournament that is shown: as it is, or as it was.
    pub(crate) fn shown(&self) -> &Arc<Tournament> {
        self.look
            .as_ref()
            .map_or(&self.tournament, |look| &look.tournament)
    }
}

/// A past state, displayed in place of the current one.
pub(crate) struct Look {
    pub(crate) past: Past,
    pub(crate) tournament: Arc<Tournament>,
    /// The entry after which it was so.
    pub(crate) line: JournalLine,
}

/// The refusal of commands while a past state is displayed.
pub(crate) fn looking_back(look: &Look) -> RefusalView {
    let entry = look.line.number;
    DeskRefusal::LookingBack { entry }.into()
}
