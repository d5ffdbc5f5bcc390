//! Reuses slips and authors that are still valid after a command. Otherwise many simultaneous
//! reports would recompute them for each result.

use std::sync::Arc;

use kralle_store::JournalEntry;
use kralle_tournament::{RoundNumber, RoundState, Tournament};

use crate::core::authors::{Authors, number};
use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::visitor::{Level, Visitor};

/// Commands that publish and pair nothing: slips stay the same.
const KEEP_SLIPS: [Command; 7] = [
    Command::EnterResult,
    Command::OverruleResult,
    Command::ClearResult,
    Command::ChooseSeating,
    Command::ChooseColors,
    Command::MarkProgress,
    Command::CheckIn,
];

/// Commands that change no result.
const KEEP_AUTHORS: [Command; 4] = [
    Command::ChooseSeating,
    Command::ChooseColors,
    Command::MarkProgress,
    Command::CheckIn,
];

impl Desk {
    /// True if the caller is in the hall and not the director.
    pub(crate) fn answers_hall(&self) -> bool {
        let level = self.visitor.as_ref().map(Visitor::level);
        level.is_some_and(|it| it != Level::Director)
    }

    /// True if the caller is a captain, who never sees an overview.
    pub(crate) fn answers_captain(&self) -> bool {
        let level = self.visitor.as_ref().map(Visitor::level);
        level == Some(Level::Captain)
    }

    /// Records the stored command `kept`, which changed `earlier`, and reuses the data that is
    /// still valid after it.
    pub(crate) fn carry_on(&mut self, earlier: &Arc<Tournament>, kept: &JournalEntry) {
        let command = Command::from_code(&kept.command);
        let before = self.snapshot.take();
        self.changed();
        let Ok(now) = self.open_file().map(|it| Arc::clone(&it.tournament)) else {
            return;
        };
        if command.is_some_and(|it| KEEP_SLIPS.contains(&it))
            && let Some(hall) = &mut self.known_hall
            && Arc::ptr_eq(&hall.tournament, earlier)
        {
            hall.tournament = Arc::clone(&now);
        }
        let round = number(kept, "round").and_then(RoundNumber::new);
        let authors = before.as_ref().zip(round).and_then(|(before, round)| {
            let authors = Arc::clone(before.state.file.as_ref()?.authors.get(&round)?);
            if command.is_some_and(|it| KEEP_AUTHORS.contains(&it)) {
                return Some((round, authors));
            }
            let authors = with_author((*authors).as_ref().ok()?, &now, round, kept)?;
            Some((round, Arc::new(Ok(authors))))
        });
        self.new_authors = authors;
        self.before = before;
    }
}

/// Returns the authors of a round after the first result at a table; `None` after any other
/// command.
fn with_author(
    authors: &Authors,
    tournament: &Tournament,
    round: RoundNumber,
    kept: &JournalEntry,
) -> Option<Authors> {
    if kept.command != Command::EnterResult.code() {
        return None;
    }
    let next = tournament.round(round.next()).ok();
    let late = next.is_some_and(|next| next.state == RoundState::Published);
    let mut authors = authors.clone();
    authors.add_first(kept, late).then_some(authors)
}
