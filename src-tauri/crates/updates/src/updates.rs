//! Looks for a newer version, fetches it, installs it: in this order, each when the person says so.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::Serialize;
use serde_json::json;
use tauri::plugin::TauriPlugin;
use tauri::{AppHandle, Context, Runtime};
use tauri_plugin_updater::{Config, Update, UpdaterExt as _};

use crate::refused::Refused;

/// How long a server may take to answer, or to go on.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where newer versions come from.
#[derive(Debug, Clone, Copy)]
pub struct Source<'a> {
    /// The public key that signs them, as minisign writes it into a file, in base 64.
    pub key: &'a str,
    /// Where it is said which version is the newest, as an `https` address.
    pub address: &'a str,
}

/// A newer version that was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Newer {
    pub version: String,
    /// What is new, in the words of those who made it; one language.
    pub notes: Option<String>,
}

/// The newer version that was found last, if one was.
#[derive(Default)]
pub struct Updates {
    found: Mutex<Option<Update>>,
}

/// The plugin that this crate works through; to be put into the app before anything is looked for.
pub fn plugin<R: Runtime>(context: &mut Context<R>) -> TauriPlugin<R, Config> {
    // The key is given later. A signature says for which version it was made, so that no older one can be
    // offered as the newest.
    let config = json!({ "pubkey": "", "requireSignedVersion": true });
    let plugins = &mut context.config_mut().plugins.0;
    plugins.insert("updater".to_owned(), config);
    tauri_plugin_updater::Builder::new().build()
}

impl Updates {
    /// Asks for the newest version; none where this is it.
    ///
    /// # Errors
    /// When nothing readable is said, or what is offered is older than this version.
    pub async fn look<R: Runtime>(
        &self,
        app: &AppHandle<R>,
        source: Source<'_>,
    ) -> Result<Option<Newer>, Refused> {
        *self.found() = None;
        let not_an_address = |error: &dyn std::fmt::Display| Refused::UpdateNotReached {
            reason: error.to_string(),
        };
        let address = source
            .address
            .parse()
            .map_err(|error| not_an_address(&error))?;
        let offered = Arc::new(Mutex::new(None));
        let seen = Arc::clone(&offered);
        let found = app
            .updater_builder()
            .pubkey(source.key)
            .endpoints(vec![address])
            .map_err(|error| Refused::looking(&error))?
            .configure_client(|client| client.connect_timeout(PATIENCE).read_timeout(PATIENCE))
            .version_comparator(move |current, release| {
                let is_older = release.version < current;
                let is_newer = release.version > current;
                *seen.lock().unwrap_or_else(PoisonError::into_inner) =
                    is_older.then(|| (release.version.to_string(), current.to_string()));
                is_newer
            })
            .build()
            .map_err(|error| Refused::looking(&error))?
            .check()
            .await
            .map_err(|error| Refused::looking(&error))?;
        let older = offered
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some((offered, current)) = older {
            return Err(Refused::UpdateOlder { offered, current });
        }
        let newer = found.as_ref().map(|it| Newer {
            version: it.version.clone(),
            notes: it.body.clone(),
        });
        *self.found() = found;
        Ok(newer)
    }

    /// Downloads what was found, which has to be of this `version`, and checks that it is whole and signed for
    /// it.
    ///
    /// # Errors
    /// When it was not found before, breaks off, or its signature does not fit.
    pub async fn fetch(&self, version: &str) -> Result<Vec<u8>, Refused> {
        let fetched = self.of(version)?.download(|_, _| {}, || {}).await;
        fetched.map_err(|error| Refused::fetching(&error))
    }

    /// Installs what was fetched. On Windows the program ends with it, and the installer starts it again.
    ///
    /// # Errors
    /// When the signature does not fit, or the system does not take it.
    pub fn install(&self, version: &str, fetched: &[u8]) -> Result<(), Refused> {
        let installed = self.of(version)?.install(fetched);
        installed.map_err(|error| Refused::UpdateNotInstalled {
            reason: error.to_string(),
        })
    }

    /// What was found, if it is this version.
    fn of(&self, version: &str) -> Result<Update, Refused> {
        let found = self.found().clone();
        found
            .filter(|it| it.version == version)
            .ok_or(Refused::UpdateNotFound)
    }

    fn found(&self) -> MutexGuard<'_, Option<Update>> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
