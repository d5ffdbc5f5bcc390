//! Checks for a newer version, downloads it and installs it: in this order, each on request.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::Serialize;
use serde_json::json;
use tauri::plugin::TauriPlugin;
use tauri::{AppHandle, Context, Runtime};
use tauri_plugin_updater::{Config, Update, UpdaterExt as _};

use crate::refused::Refused;

/// Timeout for a response, and for each pause in it.
const PATIENCE: Duration = Duration::from_secs(30);

/// The source of newer versions.
#[derive(Debug, Clone, Copy)]
pub struct Source<'a> {
    /// The public signing key: the content of a minisign key file, in base 64.
    pub key: &'a str,
    /// The `https` address of the description of the newest version.
    pub address: &'a str,
}

/// A newer version.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Newer {
    pub version: String,
    /// The release notes of the publisher, in one language; `None` if there are none.
    pub notes: Option<String>,
}

/// The newer version of the last check, if there is one.
#[derive(Default)]
pub struct Updates {
    found: Mutex<Option<Update>>,
}

/// Returns the updater plugin, which the app must register before the first check.
pub fn plugin<R: Runtime>(context: &mut Context<R>) -> TauriPlugin<R, Config> {
    // The key is set later. Signatures contain their version, so that an older one cannot be offered as the newest.
    let config = json!({ "pubkey": "", "requireSignedVersion": true });
    let plugins = &mut context.config_mut().plugins.0;
    plugins.insert("updater".to_owned(), config);
    tauri_plugin_updater::Builder::new().build()
}

impl Updates {
    /// Checks for the newest version; `None` if this is it.
    ///
    /// # Errors
    /// Fails if the description does not parse, or the version offered is older than this one.
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

    /// Downloads the version of the last check, which must be `version`, and verifies its signature.
    ///
    /// # Errors
    /// Fails if no check returned it, the download breaks off, or its signature does not match.
    pub async fn fetch(&self, version: &str) -> Result<Vec<u8>, Refused> {
        let fetched = self.of(version)?.download(|_, _| {}, || {}).await;
        fetched.map_err(|error| Refused::fetching(&error))
    }

    /// Installs the downloaded file. On Windows this ends the program, and the installer restarts it.
    ///
    /// # Errors
    /// Fails if the signature does not match, or the system refuses the installation.
    pub fn install(&self, version: &str, fetched: &[u8]) -> Result<(), Refused> {
        let installed = self.of(version)?.install(fetched);
        installed.map_err(|error| Refused::UpdateNotInstalled {
            reason: error.to_string(),
        })
    }

    /// Returns the version of the last check, if it is this one.
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
