//! The program exchanges itself for a newer version: looked for and installed when the director says so, never
//! while a round is open or phones may be in the hall.

use std::sync::Arc;

use kralle_desk::core::refusal::RefusalView;
use kralle_updates::{Newer, Refused, Source, Updates};
use serde::Serialize;
use serde_json::json;
use tauri::{AppHandle, Manager as _, Runtime, WebviewWindow};

use super::SOURCE;
use crate::bridge::Bridge;
use crate::hall::must_be_the_director_s;
use crate::open_hall::OpenHall;

/// Why there is no newer version, by whoever says so; both cross the bridge alike.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum NotUpdated {
    ByTheDesk(RefusalView),
    ByTheUpdates(Refused),
}

impl From<RefusalView> for NotUpdated {
    fn from(refusal: RefusalView) -> Self {
        Self::ByTheDesk(refusal)
    }
}

impl From<Refused> for NotUpdated {
    fn from(refused: Refused) -> Self {
        Self::ByTheUpdates(refused)
    }
}

/// Asks for a newer version; none where this is the newest.
#[tauri::command]
pub(crate) async fn look_for_update<R: Runtime>(
    window: WebviewWindow<R>,
) -> Result<Option<Newer>, NotUpdated> {
    must_be_the_director_s(&window)?;
    let app = window.app_handle();
    must_be_quiet(app).await?;
    let (key, address) = SOURCE.ok_or(Refused::UpdateNotFound)?;
    let source = Source { key, address };
    Ok(app.state::<Updates>().look(app, source).await?)
}

/// Downloads the newer version that was found, checks its signature, and installs it; the program then starts
/// anew.
#[tauri::command]
pub(crate) async fn install_update<R: Runtime>(
    window: WebviewWindow<R>,
    version: String,
) -> Result<(), NotUpdated> {
    must_be_the_director_s(&window)?;
    let app = window.app_handle();
    must_be_quiet(app).await?;
    let updates = app.state::<Updates>();
    let fetched = updates.fetch(&version).await?;
    // A round may have begun meanwhile.
    must_be_quiet(app).await?;
    updates.install(&version, &fetched)?;
    app.restart()
}

/// Refuses while a round is open, and while phones may be in the hall.
async fn must_be_quiet<R: Runtime>(app: &AppHandle<R>) -> Result<(), RefusalView> {
    let input =
        json!({ "hall": if app.state::<OpenHall>().is_open() { "open" } else { "closed" } });
    let desk = Arc::clone(app.state::<Bridge>().desk());
    let asked = tauri::async_runtime::spawn_blocking(move || desk.call("may_update", input, None));
    let asked = asked.await.map_err(|error| RefusalView::internal(&error))?;
    asked.map(drop)
}
