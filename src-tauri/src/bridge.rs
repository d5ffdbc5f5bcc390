//! The one bridge between the screens and the desk.

use serde::Serialize;
use serde_json::Value;
use tauri::State;

use crate::folders::Folders;

/// The desk, as the window holds it.
#[derive(Debug)]
pub(crate) struct Bridge {
    folders: Folders,
}

impl Bridge {
    /// Sets up the desk over the person's folders.
    pub(crate) fn new(folders: Folders) -> Self {
        Self { folders }
    }
}

/// A call that was not answered: a stable code, the article it rests on, and the data
/// to phrase it.
#[derive(Debug, Serialize)]
pub(crate) struct CallError {
    code: &'static str,
    article: Option<String>,
    data: Value,
}

/// Calls the command or query `name`.
#[tauri::command]
pub(crate) async fn call(
    bridge: State<'_, Bridge>,
    name: String,
    input: Value,
    job: Option<u32>,
) -> Result<Value, CallError> {
    let _ = (input, job, &bridge.folders);
    Err(CallError {
        code: "unknown_command",
        article: None,
        data: serde_json::json!({ "name": name }),
    })
}
