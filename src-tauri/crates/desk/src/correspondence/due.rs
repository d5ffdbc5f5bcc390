//! When the time for the coming moves began, and until when they have to come.

use chrono::{DateTime, Local, NaiveDate, Utc};
use kralle_tournament::board_game::{BoardGame, GameEvent, GameEventKind, GameWay, OfferAnswer};
use kralle_tournament::correspondence::deadline;

use crate::view::correspondence::DueView;

/// The day of a moment where the supervisor is.
pub(crate) fn local_day(moment: DateTime<Utc>) -> NaiveDate {
    moment.with_timezone(&Local).date_naive()
}

/// When the time for the coming moves began: with the opening, and with all that shows the players
/// a new position.
pub(crate) fn since(events: &[GameEvent]) -> Option<DateTime<Utc>> {
    let begins = |event: &&GameEvent| match &event.kind {
        GameEventKind::Opened(_)
        | GameEventKind::Revealed { .. }
        | GameEventKind::SecondChosen { .. }
        | GameEventKind::OrdinaryMove { .. } => true,
        GameEventKind::OfferAnswered { answer, .. } => *answer == OfferAnswer::Accept,
        GameEventKind::ClocksStarted { .. }
        | GameEventKind::Stored { .. }
        | GameEventKind::ClockStopped { .. }
        | GameEventKind::Offered { .. }
        | GameEventKind::DrawClaimed { .. }
        | GameEventKind::Resigned { .. }
        | GameEventKind::FlagCalled
        | GameEventKind::Halted
        | GameEventKind::Resumed
        | GameEventKind::EntryLost { .. }
        | GameEventKind::EndedByArbiter { .. } => false,
    };
    events.iter().rev().find(begins).map(|event| event.time)
}

/// Until when a move has to come; none when the game is over or played at the board.
pub(crate) fn due(
    game: &BoardGame,
    since: NaiveDate,
    today: NaiveDate,
    waited_for: bool,
) -> Option<DueView> {
    let GameWay::Correspondence { days } = game.opening().way else {
        return None;
    };
    if game.end().is_some() {
        return None;
    }
    let it = deadline(since, days, today);
    Some(DueView {
        waited_for,
        last_day: it.last_day.to_string(),
        days_left: it.days_left,
    })
}
