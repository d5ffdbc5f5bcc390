//! The open file: its tournament, and the displayed past state.

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

/// The open tournament and its file.
pub(crate) struct OpenFile {
    pub(crate) store: Store,
    pub(crate) tournament: Arc<Tournament>,
    /// The facts reported in the hall, oldest first.
    pub(crate) hall: Arc<Vec<Arc<ToldFact>>>,
    /// The number of stored answers to acts, by requesting id. Holds only the ids counted so far.
    pub(crate) kept_answers: BTreeMap<String, usize>,
    pub(crate) look: Option<Look>,
    /// The reader of past states, reused between views of commands.
    pub(crate) past: Option<Past>,
    /// Set if the journal was altered although the tournament is intact.
    pub(crate) history_trouble: Option<RefusalView>,
    /// Set if the last backup could not be written.
    pub(crate) backup_trouble: Option<RefusalView>,
    /// Set if the file is no longer at its path, with the rescue copy; then nothing is written.
    pub(crate) replaced: Option<ReplacedView>,
    /// Hints about the location of the file and copies beside it, found when it was opened.
    pub(crate) place_hints: Vec<RefusalView>,
}

impl OpenFile {
    /// Creates the state of a newly opened file.
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

    /// Returns the reader of past states; creates a new one after a change.
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

    /// The journal head of the displayed state: the newest, or that of the displayed past entry.
    pub(crate) fn shown_head(&self) -> Result<Head, StoreError> {
        match &self.look {
            Some(look) => self.store.head_after(look.line.number),
            None => self.store.head(),
        }
    }

    /// The displayed tournament, current or past.
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
    /// The last entry of the displayed state.
    pub(crate) line: JournalLine,
}

/// The refusal of commands while a past state is displayed.
pub(crate) fn looking_back(look: &Look) -> RefusalView {
    let entry = look.line.number;
    DeskRefusal::LookingBack { entry }.into()
}
