//! Self-update of the program: checked and installed on request of the director, never while a
//! round is open or phones may be in the hall.

use std::sync::Arc;

use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::refusals::ShellRefusal;
use kralle_updates::{Newer, Refused, Source, Updates};
use serde_json::json;
use tauri::{AppHandle, Manager as _, Runtime, WebviewWindow};

use super::SOURCE;
use crate::bridge::Bridge;
use crate::hall::must_be_the_director_s;
use crate::open_hall::OpenHall;

/// Converts the reason for a failed update to a refusal.
fn refusal(refused: Refused) -> RefusalView {
    let refusal = match refused {
        Refused::UpdateNotReached { reason } => ShellRefusal::UpdateNotReached { reason },
        Refused::UpdateNotReadable { reason } => ShellRefusal::UpdateNotReadable { reason },
        Refused::UpdateOlder { offered, current } => ShellRefusal::UpdateOlder { offered, current },
        Refused::UpdateOtherSystem => ShellRefusal::UpdateOtherSystem,
        Refused::UpdateBroken { reason } => ShellRefusal::UpdateBroken { reason },
        Refused::UpdateNotSigned { reason } => ShellRefusal::UpdateNotSigned { reason },
        Refused::UpdateNotInstalled { reason } => ShellRefusal::UpdateNotInstalled { reason },
        Refused::UpdateNotFound => ShellRefusal::UpdateNotFound,
    };
    refusal.into()
}

/// Checks for a newer version; `None` if this is the newest.
#[tauri::command]
pub(crate) async fn look_for_update<R: Runtime>(
    window: WebviewWindow<R>,
) -> Result<Option<Newer>, RefusalView> {
    must_be_the_director_s(&window)?;
    let app = window.app_handle();
    must_be_quiet(app).await?;
    let (key, address) = SOURCE.ok_or(ShellRefusal::UpdateNotFound)?;
    let source = Source { key, address };
    let newer = app.state::<Updates>().look(app, source).await;
    newer.map_err(refusal)
}

/// Downloads the newer version, verifies its signature, installs it, and restarts the program.
#[tauri::command]
pub(crate) async fn install_update<R: Runtime>(
    window: WebviewWindow<R>,
    version: String,
) -> Result<(), RefusalView> {
    must_be_the_director_s(&window)?;
    let app = window.app_handle();
    must_be_quiet(app).await?;
    let updates = app.state::<Updates>();
    let fetched = updates.fetch(&version).await.map_err(refusal)?;
    // A round may have started meanwhile.
    must_be_quiet(app).await?;
    updates.install(&version, &fetched).map_err(refusal)?;
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
