//! What this machine knows of a tournament in an archive, and what waits to be said there.

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
    /// After every round that is published or complete, and after corrections of those.
    AfterRounds,
}

/// Something that waits to be said to an archive.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Errand {
    /// All revisions up to this one are no longer to be public.
    Withdraw { revision: Revision },
    /// What may be seen of persons.
    People {
        /// Later than everything that was said of them before.
        revision: Revision,
        /// The body, as JSON.
        body: String,
    },
    /// A revision of the file.
    Push {
        revision: Revision,
        /// Of the file before it was packed.
        #[serde(with = "digits")]
        sha256: [u8; 32],
        /// How large the packed file is.
        bytes: u64,
        /// When it was put here.
        since: DateTime<Utc>,
    },
}

/// Why an errand did not get through the last time.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Trouble {
    pub refusal: RefusalView,
    pub tried: DateTime<Utc>,
    pub next: Next,
}

/// What becomes of an errand that did not get through.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    /// It is tried again by itself.
    Again,
    /// It waits for the director: the archive has refused it.
    Stays,
}

/// What the archive keeps, as far as it has said so.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct InArchive {
    pub revision: Revision,
    pub is_public: bool,
    pub when: DateTime<Utc>,
    /// Where the public finds it, from the root of the site on.
    pub page: String,
}

/// A tournament and its archive.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Archived {
    pub archive: ArchiveAddress,
    /// What the tournament is called.
    pub name: String,
    #[serde(default)]
    pub live: Named<Live>,
    /// When the director saw what becomes public, and said that it may; none as long as he did not.
    #[serde(default)]
    pub confirmed: Option<DateTime<Utc>>,
    /// The players of whom not everything is shown, by number.
    #[serde(default)]
    pub people: BTreeMap<u32, Named<Shown>>,
    /// Until when it is public; none: for good.
    #[serde(default)]
    pub public_until: Option<NaiveDate>,
    /// Under which number something was last said of the persons, as far as this machine knows.
    #[serde(default)]
    pub said_of_people: Option<Revision>,
    /// In the order in which they are said.
    #[serde(default)]
    pub errands: Vec<Errand>,
    #[serde(default)]
    pub trouble: Option<Trouble>,
    #[serde(default)]
    pub in_archive: Option<InArchive>,
}

impl Archived {
    /// The part of each player that the public sees, as the director decided; of all others the name.
    pub fn visibility(&self) -> BTreeMap<PlayerId, Shown> {
        let decided = self.people.iter();
        decided
            .map(|(player, shown)| (PlayerId(*player), shown.0))
            .collect()
    }

    /// A tournament of which its archive knows nothing yet.
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

    /// The revision that waits to be sent.
    pub fn waiting(&self) -> Option<Revision> {
        self.errands.iter().find_map(|errand| match errand {
            Errand::Push { revision, .. } => Some(*revision),
            Errand::Withdraw { .. } | Errand::People { .. } => None,
        })
    }

    /// Puts an errand in. It takes the place of those it makes pointless: a newer revision that of an older
    /// one, a withdrawal that of all others, and a push that of a withdrawal which was not said yet.
    pub fn put(&mut self, errand: Errand) {
        self.errands.retain(|it| match (&errand, it) {
            (Errand::Withdraw { .. }, _)
            | (Errand::Push { .. }, Errand::Push { .. } | Errand::Withdraw { .. })
            | (Errand::People { .. }, Errand::People { .. }) => false,
            (Errand::Push { .. }, Errand::People { .. })
            | (Errand::People { .. }, Errand::Push { .. } | Errand::Withdraw { .. }) => true,
        });
        // What may be seen of persons goes first, so that no name is public for a moment.
        let at = match errand {
            Errand::People { .. } => 0,
            Errand::Withdraw { .. } | Errand::Push { .. } => self.errands.len(),
        };
        self.errands.insert(at, errand);
        self.trouble = None;
    }

    /// Puts in what may be seen of persons, later than what was said of them before.
    pub fn put_people(&mut self) {
        let revision = Revision::after(self.said_of_people);
        self.said_of_people = Some(revision);
        let body = self.people_body();
        self.put(Errand::People { revision, body });
    }

    /// Whether it waits to be said what may be seen of persons.
    pub fn people_wait(&self) -> bool {
        let mut errands = self.errands.iter();
        errands.any(|it| matches!(it, Errand::People { .. }))
    }

    /// The body that says what may be seen of persons.
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
