//! View types of uploads to archives.

use kralle_view::named::Named;
use kralle_view::shown::Shown;

use crate::archive::archived::Live;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// The organizer's key for archives.
    #[derive(Eq)]
    pub struct ArchiveKeyView {
        /// The public key for the administrator of an archive: 43 characters.
        pub public_key: String,
    }
}

wire! {
    /// The kind of a queued request to an archive.
    #[derive(Copy, Eq)]
    pub enum ErrandName {
        Push,
        People,
        Withdraw,
    }
}

wire! {
    /// The progress of an upload, in bytes.
    #[derive(Copy, Eq)]
    pub struct SendingView {
        pub sent: u32,
        pub total: u32,
    }
}

wire! {
    /// The reason why a request failed the last time.
    pub struct ArchiveTroubleView {
        pub refusal: RefusalView,
        /// The time of the last try, as RFC 3339.
        pub tried: String,
        /// True if it is retried automatically.
        pub is_tried_again: bool,
    }
}

wire! {
    /// A tournament in the upload queue.
    pub struct WaitingView {
        /// The identity of its file: 32 hexadecimal digits.
        pub file: String,
        pub name: String,
        pub archive: String,
        /// The requests, in the order of sending.
        pub errands: Vec<ErrandName>,
        /// The time at which the revision was queued, as RFC 3339; none if no upload is queued.
        pub since: Option<String>,
        pub trouble: Option<ArchiveTroubleView>,
        /// None while it is not being sent.
        pub sending: Option<SendingView>,
    }
}

wire! {
    /// The state of the open tournament in the archive.
    #[derive(Eq)]
    pub struct InArchiveView {
        pub revision: u32,
        pub is_public: bool,
        /// The time of the upload or withdrawal, as RFC 3339.
        pub when: String,
        /// The address of the public page.
        pub address: String,
    }
}

wire! {
    /// The open tournament and its archive.
    pub struct ArchivedView {
        pub archive: String,
        pub live: Named<Live>,
        /// True if the director confirmed the publication.
        pub is_confirmed: bool,
        /// The last public day, as YYYY-MM-DD; none for no limit.
        pub public_until: Option<String>,
        pub waiting: Option<WaitingView>,
        pub in_archive: Option<InArchiveView>,
    }
}

wire! {
    /// The uploads of this machine to archives.
    pub struct ArchiveStateView {
        /// The archives of all tournaments on this machine.
        pub archives: Vec<String>,
        /// The newest entry of the open file, which numbers its revision; none if no file is open.
        pub revision: Option<u32>,
        /// None if the open tournament has no archive.
        pub tournament: Option<ArchivedView>,
        /// The upload queue, including other tournaments.
        pub outbox: Vec<WaitingView>,
    }
}

wire! {
    /// A player with the published data.
    #[derive(Eq)]
    pub struct ArchivePersonView {
        pub player: u32,
        pub name: String,
        /// The club; may be empty.
        pub club: String,
        pub shown: Named<Shown>,
        /// The published name.
        pub public_name: String,
        /// The published club; may be empty.
        pub public_club: String,
    }
}

wire! {
    /// The data of the open tournament that would be published.
    pub struct ArchivePreviewView {
        pub name: String,
        pub players: Vec<ArchivePersonView>,
        pub teams: u32,
        /// The number of published rounds.
        pub rounds: u32,
        pub has_standings: bool,
        /// True if the record of the drawing of lots is published.
        pub has_lots: bool,
        /// The last public day, as YYYY-MM-DD; none for no limit.
        pub public_until: Option<String>,
    }
}
