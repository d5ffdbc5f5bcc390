//! The archive: sends the outbox while the program is open, and opens the public page in the
//! browser.

use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::refusals::{ArchiveRefusal, ShellRefusal};
use kralle_outbox::Sender;
use serde_json::{Value, json};
use tauri::{AppHandle, Manager as _, Runtime, State};
use tauri_plugin_opener::OpenerExt as _;

use crate::bridge::Bridge;

/// Starts sending the outbox, until the program ends.
pub(crate) fn send<R: Runtime>(app: &AppHandle<R>, bridge: &Bridge) {
    if let Some(sender) = Sender::start(bridge.desk()) {
        app.manage(sender);
    }
}

/// Opens the public page of the open tournament in the browser. The address comes from the desk; no
/// other is opened.
#[tauri::command]
pub(crate) async fn show_public_page<R: Runtime>(
    app: AppHandle<R>,
    bridge: State<'_, Bridge>,
) -> Result<(), RefusalView> {
    let state = bridge.desk().call("archive_state", json!({}), None)?;
    let address = state.pointer("/tournament/in_archive/address");
    let address = address.and_then(Value::as_str);
    let address = address.ok_or(ArchiveRefusal::ArchiveNone)?;
    app.opener()
        .open_url(address, None::<&str>)
        .map_err(|error| {
            ShellRefusal::NoBrowser {
                reason: error.to_string(),
            }
            .into()
        })
}
