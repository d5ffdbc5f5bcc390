//! The stored state of a tournament in an archive, and its queued errands.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use kralle_choice::Choice;
use kralle_push::Revision;
use kralle_tournament::PlayerId;
use kralle_view::named::Named;
use kralle_view::shown::Shown;
use serde::{Deserialize, Serialize};

use crate::archive::address::ArchiveAddress;
use crate::core::refusal::RefusalView;
use crate::door::digits;

/// The rule by which a tournament is sent to the archive automatically.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
#[code(name = "ArchiveLiveName")]
pub enum Live {
    /// Only when the director sends it.
    #[default]
    Off,
    /// After every round is published or complete, and after corrections of such rounds.
    AfterRounds,
}

/// A queued request to an archive.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Errand {
    /// Withdraw all revisions up to this one from the public.
    Withdraw { revision: Revision },
    /// Update the visibility of players.
    People {
        /// Higher than in all earlier visibility updates.
        revision: Revision,
        /// The request body, as JSON.
        body: String,
    },
    /// Upload a revision of the file.
    Push {
        revision: Revision,
        /// Of the uncompressed file.
        #[serde(with = "digits")]
        sha256: [u8; 32],
        /// The size of the compressed file, in bytes.
        bytes: u64,
        /// The time at which it was queued.
        since: DateTime<Utc>,
    },
}

/// The reason why an errand failed the last time.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Trouble {
    pub refusal: RefusalView,
    pub tried: DateTime<Utc>,
    pub next: Next,
}

/// The next step after an errand failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    /// It is retried automatically.
    Again,
    /// It waits for the director: the archive refused it.
    Stays,
}

/// The state in the archive, as far as the archive reported it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct InArchive {
    pub revision: Revision,
    pub is_public: bool,
    pub when: DateTime<Utc>,
    /// The path of the public page, from the root of the site.
    pub page: String,
}

/// A tournament and its archive.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Archived {
    pub archive: ArchiveAddress,
    /// The name of the tournament.
    pub name: String,
    #[serde(default)]
    pub live: Named<Live>,
    /// The time at which the director confirmed the preview; `None` before that.
    #[serde(default)]
    pub confirmed: Option<DateTime<Utc>>,
    /// The players with limited visibility, by number.
    #[serde(default)]
    pub people: BTreeMap<u32, Named<Shown>>,
    /// The last public day; `None` for no limit.
    #[serde(default)]
    pub public_until: Option<NaiveDate>,
    /// The revision of the last visibility update, as far as this machine knows; `None` before the
    /// first.
    #[serde(default)]
    pub said_of_people: Option<Revision>,
    /// The queued errands, in the order of sending.
    #[serde(default)]
    pub errands: Vec<Errand>,
    #[serde(default)]
    pub trouble: Option<Trouble>,
    #[serde(default)]
    pub in_archive: Option<InArchive>,
}

impl Archived {
    /// The visibility that the director chose, by player; missing players appear with their name.
    pub fn visibility(&self) -> BTreeMap<PlayerId, Shown> {
        let decided = self.people.iter();
        decided
            .map(|(player, shown)| (PlayerId(*player), shown.0))
            .collect()
    }

    /// Creates the state of a tournament that is not yet in the archive.
    pub fn new(archive: ArchiveAddress, name: String) -> Self {
        Self {
            archive,
            name,
            live: Named(Live::Off),
            confirmed: None,
            people: BTreeMap::new(),
            public_until: None,
            said_of_people: None,
            errands: Vec::new(),
            trouble: None,
            in_archive: None,
        }
    }

    /// The queued revision; `None` if no upload is queued.
    pub fn waiting(&self) -> Option<Revision> {
        self.errands.iter().find_map(|errand| match errand {
            Errand::Push { revision, .. } => Some(*revision),
            Errand::Withdraw { .. } | Errand::People { .. } => None,
        })
    }

    /// Queues an errand and drops the errands that it replaces. A withdrawal replaces all errands,
    /// an upload replaces uploads and withdrawals, a visibility update replaces visibility updates.
    pub fn put(&mut self, errand: Errand) {
        self.errands.retain(|it| match (&errand, it) {
            (Errand::Withdraw { .. }, _)
            | (Errand::Push { .. }, Errand::Push { .. } | Errand::Withdraw { .. })
            | (Errand::People { .. }, Errand::People { .. }) => false,
            (Errand::Push { .. }, Errand::People { .. })
            | (Errand::People { .. }, Errand::Push { .. } | Errand::Withdraw { .. }) => true,
        });
        // Visibility updates go first, so that no hidden name is public for a moment.
        let at = match errand {
            Errand::People { .. } => 0,
            Errand::Withdraw { .. } | Errand::Push { .. } => self.errands.len(),
        };
        self.errands.insert(at, errand);
        self.trouble = None;
    }

    /// Queues a visibility update, with a higher revision than the last one.
    pub fn put_people(&mut self) {
        let revision = Revision::after(self.said_of_people);
        self.said_of_people = Some(revision);
        let body = self.people_body();
        self.put(Errand::People { revision, body });
    }

    /// True if a visibility update is queued.
    pub fn people_wait(&self) -> bool {
        let mut errands = self.errands.iter();
        errands.any(|it| matches!(it, Errand::People { .. }))
    }

    /// Returns the request body of a visibility update.
    fn people_body(&self) -> String {
        let players: serde_json::Map<String, serde_json::Value> = self
            .people
            .iter()
            .map(|(player, shown)| (player.to_string(), shown.0.code().into()))
            .collect();
        let mut body = serde_json::Map::new();
        body.insert("players".to_owned(), players.into());
        if let Some(until) = self.public_until {
            body.insert("public_until".to_owned(), until.to_string().into());
        }
        serde_json::Value::from(body).to_string()
    }
}
