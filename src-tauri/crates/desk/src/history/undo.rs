//! Undo and redo of commands.

use std::sync::Arc;

use kralle_call::call;
use kralle_store::{Store, StoreError};

use crate::core::desk::Desk;
use crate::core::job::{Job, watch};
use crate::core::overview::{Overview, UnderGamesName};
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::history::refusal::HistoryRefusal;

wire! {
    /// The command to undo or redo.
    pub struct UndoInput {
        /// The number of the expected entry; refused if another one is next. Default: the next
        /// entry.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub entry: Option<u32>,
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional, as = "Option<UnderGamesName>"))]
        pub under_games: UnderGamesName,
    }
}

/// Undoes the last command.
#[call]
pub(crate) fn undo(desk: &mut Desk, input: UndoInput) -> Result<Overview, RefusalView> {
    let (time, who) = (desk.now(), desk.who());
    let next = desk.open_file_mut()?.store.undoable()?;
    if let Some(number) = meant(next.map(|it| it.number), input.entry)? {
        desk.must_leave_games_on_the_way(input.under_games, |past| {
            let (before, _) = past.step(number, &mut kralle_store::unwatched)?;
            Ok(before)
        })?;
    }
    walk(desk, |store| store.undo(&who, time).map(drop))
}

/// Returns the next entry; `None` if there is none. Fails if `meant` names another one.
pub(crate) fn meant(next: Option<u32>, meant: Option<u32>) -> Result<Option<u32>, RefusalView> {
    match meant {
        Some(number) if next != Some(number) => Err(HistoryRefusal::NotTheNextStep.into()),
        Some(_) | None => Ok(next),
    }
}

/// Redoes the last undone command.
#[call]
pub(crate) fn redo(desk: &mut Desk, input: UndoInput) -> Result<Overview, RefusalView> {
    let (time, who) = (desk.now(), desk.who());
    let next = desk.open_file_mut()?.store.redoable()?;
    if let Some(number) = meant(next.map(|it| it.number), input.entry)? {
        desk.must_leave_games_on_the_way(input.under_games, |past| {
            past.go_to(number, &mut kralle_store::unwatched)?;
            past.tournament()
        })?;
    }
    walk(desk, |store| store.redo(&who, time).map(drop))
}

wire! {
    /// The target entry.
    pub struct UndoToInput {
        pub entry: u32,
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional, as = "Option<UnderGamesName>"))]
        pub under_games: UnderGamesName,
    }
}

/// Undoes all commands after an entry.
#[call]
pub(crate) fn undo_to(desk: &mut Desk, input: UndoToInput) -> Result<Overview, RefusalView> {
    let (time, who) = (desk.now(), desk.who());
    let job = desk.job();
    ask_on_the_way(desk, &input, &job)?;
    walk(desk, |store| {
        store
            .undo_to(input.entry, &who, time, &mut watch(&job))
            .map(drop)
    })
}

/// Redoes undone commands up to an entry.
#[call]
pub(crate) fn redo_to(desk: &mut Desk, input: UndoToInput) -> Result<Overview, RefusalView> {
    let (time, who) = (desk.now(), desk.who());
    let job = desk.job();
    ask_on_the_way(desk, &input, &job)?;
    walk(desk, |store| {
        store
            .redo_to(input.entry, &who, time, &mut watch(&job))
            .map(drop)
    })
}

/// Refuses an undo or redo that takes away the match of running games, unless `under_games` allows
/// it.
fn ask_on_the_way(desk: &mut Desk, input: &UndoToInput, job: &Job) -> Result<(), RefusalView> {
    desk.must_leave_games_on_the_way(input.under_games, |past| {
        past.go_to(input.entry, &mut watch(job))?;
        past.tournament()
    })
}

/// Runs an undo or redo on the journal, and returns the overview of the resulting tournament.
fn walk(
    desk: &mut Desk,
    way: impl FnOnce(&mut Store) -> Result<(), StoreError>,
) -> Result<Overview, RefusalView> {
    let file = desk.open_file_mut()?;
    way(&mut file.store)?;
    file.tournament = Arc::new(file.store.tournament()?);
    desk.changed();
    desk.overview()
}
