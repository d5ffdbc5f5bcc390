//! The keys of the hall on this machine: the event's secret, devices, and admitted phones. They are
//! stored in the settings folder, never in the tournament file.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, Utc};
use kralle_exchange::players::without_mark;
use kralle_store::{FileId, Readers, StoreError, make_folder, write_whole};
use kralle_view::named::Named;
use serde::{Deserialize, Serialize};

use crate::core::environment::Environment;
use crate::core::outside::read_whole;
use crate::core::visitor::{Level, Tables};
use crate::door::digits;
use crate::door::hall_place::HallPlace;
use crate::door::phone::Phone;
use crate::door::session::Session;
use crate::door::slips::SigningKey;

/// The maximum size of the stored file, in bytes: some thousand phones.
const LARGEST: u64 = 16 * 1024 * 1024;

/// The default screen of a display.
const FIRST_SCREEN: u16 = 1;

/// A device of an arbiter, a helper or a projector.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Device {
    /// Counted from 1.
    pub(crate) number: u32,
    pub(crate) id: String,
    /// The key in its QR code; it only opens the key exchange.
    #[serde(with = "digits")]
    pub(crate) key: SigningKey,
    pub(crate) name: String,
    pub(crate) level: Named<Level>,
    #[serde(default)]
    pub(crate) tables: Option<Tables>,
    /// The chosen screen of a display; `None` for the default.
    #[serde(default)]
    pub(crate) screen: Option<u16>,
    pub(crate) ends: DateTime<Utc>,
    pub(crate) ended: bool,
    pub(crate) session: Option<Session>,
    /// Public keys of other phones that were refused, in hexadecimal digits; each is reported once.
    #[serde(default)]
    pub(crate) tried: Vec<String>,
}

impl Device {
    /// The screen of a display; `None` for other devices.
    pub(crate) fn shown_screen(&self) -> Option<u16> {
        (self.level.0 == Level::Projector).then(|| self.screen.unwrap_or(FIRST_SCREEN))
    }
}

/// The stored keys of the hall of one tournament file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Doors {
    #[serde(with = "digits")]
    pub(crate) secret: SigningKey,
    /// The key of the program that serves the hall without a window.
    #[serde(with = "digits")]
    pub(crate) own: SigningKey,
    /// The port of the hall, chosen once; `None` before the first start.
    pub(crate) port: Option<u16>,
    #[serde(default)]
    pub(crate) place: HallPlace,
    pub(crate) devices: Vec<Device>,
    pub(crate) phones: Vec<Phone>,
    /// Public keys that were refused without becoming a phone, by the id of the slip.
    #[serde(default)]
    pub(crate) refused: BTreeMap<String, Vec<String>>,
}

/// The storage of the keys of all files.
#[derive(Debug, Default)]
pub(crate) struct DoorKeeper {
    /// The folder; if `None`, keys live as long as the desk.
    folder: Option<PathBuf>,
    known: BTreeMap<[u8; 16], Arc<Doors>>,
}

impl DoorKeeper {
    /// Creates the storage in the config folder `config`.
    pub(crate) fn in_folder(config: &Path) -> Self {
        Self {
            folder: Some(config.join("hall")),
            known: BTreeMap::new(),
        }
    }

    /// Returns the loaded keys of a file; `None` if they were not loaded yet.
    pub(crate) fn known(&self, file: FileId) -> Option<&Arc<Doors>> {
        self.known.get(&file.0)
    }

    /// Loads the keys of a file if this machine has any. True if new keys were loaded.
    ///
    /// # Errors
    /// Fails if the keys cannot be read.
    pub(crate) fn load(&mut self, file: FileId) -> io::Result<bool> {
        if self.known.contains_key(&file.0) {
            return Ok(false);
        }
        let kept = self.read(file)?;
        Ok(kept.is_some_and(|doors| self.known.insert(file.0, Arc::new(doors)).is_none()))
    }

    /// Returns the keys of a file; creates them if this machine has none.
    ///
    /// # Errors
    /// Fails if there is no randomness, or the keys can be neither read nor written.
    pub(crate) fn of(&mut self, file: FileId, chance: &dyn Environment) -> io::Result<&Arc<Doors>> {
        self.load(file)?;
        if !self.known.contains_key(&file.0) {
            let doors = self.make(file, chance)?;
            self.known.insert(file.0, Arc::new(doors));
        }
        self.known
            .get(&file.0)
            .ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))
    }

    /// Changes the keys of a file, durably on disk.
    ///
    /// # Errors
    /// Fails if the keys can be neither read nor written. Nothing changes then.
    pub(crate) fn change<T>(
        &mut self,
        file: FileId,
        chance: &dyn Environment,
        change: impl FnOnce(&mut Doors) -> T,
    ) -> io::Result<T> {
        let mut doors = Doors::clone(self.of(file, chance)?);
        let given = change(&mut doors);
        self.write(file, &doors)?;
        self.known.insert(file.0, Arc::new(doors));
        Ok(given)
    }

    fn make(&self, file: FileId, chance: &dyn Environment) -> io::Result<Doors> {
        let mut doors = Doors {
            secret: SigningKey::default(),
            own: SigningKey::default(),
            port: None,
            place: HallPlace::default(),
            devices: Vec::new(),
            phones: Vec::new(),
            refused: BTreeMap::new(),
        };
        chance.fill(&mut doors.secret)?;
        chance.fill(&mut doors.own)?;
        self.write(file, &doors)?;
        Ok(doors)
    }

    fn path(&self, file: FileId) -> Option<PathBuf> {
        let folder = self.folder.as_ref()?;
        Some(folder.join(format!("{file}.json")))
    }

    /// Returns the refusal of keys that can be neither read nor written.
    pub(crate) fn trouble(&self, file: FileId, error: &io::Error) -> StoreError {
        StoreError::io(&self.path(file).unwrap_or_default(), error)
    }

    fn read(&self, file: FileId) -> io::Result<Option<Doors>> {
        let Some(path) = self.path(file) else {
            return Ok(None);
        };
        match read_whole(&path, LARGEST) {
            Ok(text) => Ok(Some(
                serde_json::from_slice(without_mark(&text)).map_err(io::Error::other)?,
            )),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn write(&self, file: FileId, doors: &Doors) -> io::Result<()> {
        let (Some(path), Some(folder)) = (self.path(file), &self.folder) else {
            return Ok(());
        };
        make_folder(folder)?;
        let text = serde_json::to_vec(doors).map_err(io::Error::other)?;
        write_whole(&path, &text, Readers::OnlyMe)
    }
}

/// The times of the last request of each key holder since the start of the program.
#[derive(Debug, Clone, Default)]
pub(crate) struct Seen(Arc<Mutex<BTreeMap<String, DateTime<Utc>>>>);

impl Seen {
    /// Records a request of the holder of the key `id` at the time `now`.
    pub(crate) fn see(&self, id: &str, now: DateTime<Utc>) {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        seen.insert(id.to_owned(), now);
    }

    /// The time of the last request; `None` if there was none.
    pub(crate) fn of(&self, id: &str) -> Option<DateTime<Utc>> {
        let seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        seen.get(id).copied()
    }
}
