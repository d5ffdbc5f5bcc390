//! A captain's view of the own match, compared between two moments. With many reports at the same
//! time most changes concern other matches; comparing parts is far cheaper than building the view.

use std::sync::Arc;

use kralle_tournament::Tournament;
use kralle_view::public::newest_published;

use crate::core::snapshot::Snapshot;
use crate::core::visitor::{Slip, Standing, Visitor};
use crate::core::wire::Nothing;
use crate::door::hall::HallState;
use crate::hall::captain::my_match;
use crate::shared::SharedDesk;

/// A captain's view at one moment.
pub struct OwnView {
    seen: Snapshot,
    slip: Slip,
}

/// The displayed tournament at one moment: equal until a command changes it.
#[derive(Debug, Clone, Default)]
pub struct TournamentMark(Option<Arc<Tournament>>);

impl PartialEq for TournamentMark {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (Some(_), None) | (None, Some(_)) => false,
            (None, None) => true,
        }
    }
}

impl SharedDesk {
    /// Returns the mark of the displayed tournament. Never blocks on the desk.
    pub fn tournament_mark(&self) -> TournamentMark {
        let seen = self.seen();
        let file = seen.state.file.as_ref();
        TournamentMark(file.map(|it| Arc::clone(&it.tournament)))
    }

    /// Returns the current view of a captain; `None` for any other visitor. Never blocks on the
    /// desk.
    pub fn own_view(&self, visitor: &Visitor) -> Option<OwnView> {
        let Standing::Captain { slip, .. } = visitor.standing else {
            return None;
        };
        let seen = self.seen().with_visitor(visitor);
        Some(OwnView { seen, slip })
    }
}

impl OwnView {
    /// True if the captain sees the same at both moments.
    pub fn is_same(&self, other: &Self) -> bool {
        self.has_same_parts(other) || self.shown() == other.shown()
    }

    fn shown(&self) -> Option<serde_json::Value> {
        serde_json::to_value(my_match(&self.seen, Nothing {}).ok()?).ok()
    }

    /// True if all parts of the view are the same; false if a part is missing at either moment.
    fn has_same_parts(&self, other: &Self) -> bool {
        let same = || {
            let halls = self.seen.hall().ok()?;
            let other_hall = other.seen.hall().ok()?;
            let (one, another) = (self.seen.tournament().ok()?, other.seen.tournament().ok()?);
            Some(
                is_hall_alike(halls, other_hall, self.slip)
                    && self.settled_by() == other.settled_by()
                    && (std::ptr::eq(one, another) || is_match_alike(one, another, self.slip)),
            )
        };
        same().unwrap_or(false)
    }

    /// The number of the journal entry that gave the match its result; `None` if there is none.
    fn settled_by(&self) -> Option<u32> {
        let authors = self.seen.authors(self.slip.round).ok()?;
        authors.newest(self.slip.table).map(|it| it.entry)
    }
}

/// True if the reports of the match, their phones and the reporting mode are the same.
fn is_hall_alike(one: &HallState, other: &HallState, slip: Slip) -> bool {
    let facts = |hall: &HallState| hall.of_match(slip.round, slip.table).count();
    let doors = |hall: &HallState| hall.keys.as_ref().map(|keys| Arc::as_ptr(&keys.doors));
    one.published.get(&slip.round) == other.published.get(&slip.round)
        && doors(one) == doors(other)
        && one.reporting() == other.reporting()
        && facts(one) == facts(other)
}

/// True if the match and all data displayed beside it are the same.
fn is_match_alike(one: &Tournament, other: &Tournament, slip: Slip) -> bool {
    let its = |of: &Tournament| of.match_at(slip.round, slip.table).ok().cloned();
    one.settings == other.settings
        && its(one) == its(other)
        && newest_published(one) == newest_published(other)
        && one.teams == other.teams
        && one.memberships == other.memberships
        && one.players == other.players
}
