//! Takes commands back and does them again.

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
    /// What is to be taken back, or done again.
    pub struct UndoInput {
        /// The number of the entry that is meant; refused when another would be. None for whichever
        /// is next.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub entry: Option<u32>,
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional, as = "Option<UnderGamesName>"))]
        pub under_games: UnderGamesName,
    }
}

/// Takes the last command back.
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

/// The entry that is next, if it is the one that is meant.
pub(crate) fn meant(next: Option<u32>, meant: Option<u32>) -> Result<Option<u32>, RefusalView> {
    match meant {
        Some(number) if next != Some(number) => Err(HistoryRefusal::NotTheNextStep.into()),
        Some(_) | None => Ok(next),
    }
}

/// Does the command again that was taken back last.
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
    /// Where to.
    pub struct UndoToInput {
        pub entry: u32,
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional, as = "Option<UnderGamesName>"))]
        pub under_games: UnderGamesName,
    }
}

/// Takes everything back that was done after an entry.
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

/// Does everything again that was taken back, up to an entry.
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

/// Asks where the way to an entry would take the ground from under games that are played.
fn ask_on_the_way(desk: &mut Desk, input: &UndoToInput, job: &Job) -> Result<(), RefusalView> {
    desk.must_leave_games_on_the_way(input.under_games, |past| {
        past.go_to(input.entry, &mut watch(job))?;
        past.tournament()
    })
}

/// Goes a way through the journal, and shows the tournament at its end.
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
