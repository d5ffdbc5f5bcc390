//! What a person sees of a tournament's way to an archive.

use kralle_view::named::Named;
use kralle_view::shown::Shown;

use crate::archive::archived::Live;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// Who one is to archives.
    #[derive(Eq)]
    pub struct ArchiveKeyView {
        /// What the administrator of an archive admits: 43 signs.
        pub public_key: String,
    }
}

wire! {
    /// What an errand says to the archive.
    #[derive(Copy, Eq)]
    pub enum ErrandName {
        Push,
        People,
        Withdraw,
    }
}

wire! {
    /// How far something is sent, in bytes.
    #[derive(Copy, Eq)]
    pub struct SendingView {
        pub sent: u32,
        pub total: u32,
    }
}

wire! {
    /// Why it did not get through the last time.
    pub struct ArchiveTroubleView {
        pub refusal: RefusalView,
        /// When it was tried, as RFC 3339.
        pub tried: String,
        /// Whether it is tried again by itself.
        pub is_tried_again: bool,
    }
}

wire! {
    /// A tournament that waits to be sent.
    pub struct WaitingView {
        /// The identity of its file: 32 hexadecimal digits.
        pub file: String,
        pub name: String,
        pub archive: String,
        /// In the order in which they are said.
        pub errands: Vec<ErrandName>,
        /// Since when a revision waits, as RFC 3339; none where none does.
        pub since: Option<String>,
        pub trouble: Option<ArchiveTroubleView>,
        /// None while it is not being sent.
        pub sending: Option<SendingView>,
    }
}

wire! {
    /// What the archive has of the open tournament.
    #[derive(Eq)]
    pub struct InArchiveView {
        pub revision: u32,
        pub is_public: bool,
        /// When it got there, or was withdrawn, as RFC 3339.
        pub when: String,
        /// The public page.
        pub address: String,
    }
}

wire! {
    /// The open tournament and its archive.
    pub struct ArchivedView {
        pub archive: String,
        pub live: Named<Live>,
        /// Whether the director saw what becomes public, and said that it may.
        pub is_confirmed: bool,
        /// As YYYY-MM-DD; none: for good.
        pub public_until: Option<String>,
        pub waiting: Option<WaitingView>,
        pub in_archive: Option<InArchiveView>,
    }
}

wire! {
    /// The way to archives from this machine.
    pub struct ArchiveStateView {
        /// The archives that tournaments of this machine went to.
        pub archives: Vec<String>,
        /// The newest entry of the open file, which numbers its revision; none without a file.
        pub revision: Option<u32>,
        /// None where the open tournament goes to no archive.
        pub tournament: Option<ArchivedView>,
        /// Everything that waits, also of other tournaments.
        pub outbox: Vec<WaitingView>,
    }
}

wire! {
    /// A player as he becomes public.
    #[derive(Eq)]
    pub struct ArchivePersonView {
        pub player: u32,
        pub name: String,
        /// May be empty.
        pub club: String,
        pub shown: Named<Shown>,
        /// What the public reads.
        pub public_name: String,
        /// May be empty.
        pub public_club: String,
    }
}

wire! {
    /// What becomes public of the open tournament.
    pub struct ArchivePreviewView {
        pub name: String,
        pub players: Vec<ArchivePersonView>,
        pub teams: u32,
        /// The published rounds.
        pub rounds: u32,
        pub has_standings: bool,
        /// Whether the record of the drawing of lots becomes public.
        pub has_lots: bool,
        /// As YYYY-MM-DD; none: for good.
        pub public_until: Option<String>,
    }
}
