//! The refusals of the core: the desk, its files, sheets and templates.

use std::collections::BTreeSet;

use crate::core::wire::refusals;

refusals! {
    /// Refusals of the desk itself.
    pub enum DeskRefusal {
        /// The input does not match the schema of the call.
        BadInput(status = 400) BadInput { reason: String },
        /// The kind is `unreadable`, `missing` or `unexpected`.
        BadInput(also = "part") BadField {
            kind: &'static str, field: &'static str, found: String, expected: &'static str
        },
        NotFound(exit = 2, status = 404) UnknownCall { name: String },
        NotAllowed NotForThisWindow { name: String },
        /// Too many calls are waiting.
        TooMuch DeskBusy { waiting: usize },
        /// An internal error, a bug.
        Broken Internal { reason: Option<String> },
        NotNow NoTournament,
        /// A past state is displayed.
        NotNow LookingBack { entry: u32 },
        /// The journal does not lead to the state of the file.
        NotNow HistoryChanged { entry: String },
        NotFound RoundUnknown { round: u16 },
        NotNow NoRoundPublished,
        /// Captains dispute results of the round.
        NotNow ResultContested { round: u16, tables: BTreeSet<u16> },
        /// This desk stores no rating lists.
        NotNow NoRatingLists,
        BadInput(exit = 1) PadsShareKeys,
        NotNow PreferencesNotKept { reason: String },
    }
}

refusals! {
    /// Refusals of files.
    pub enum FileRefusal {
        BadInput NotAFile { path: String },
        BadInput NotReadable { path: String },
        BadInput ReadFailed { path: String },
        BadInput(exit = 1) FileTooLarge { path: String },
        NotAllowed IsTheTournament { path: String },
        NotAllowed FileNotGranted { path: String },
        NotNow FileOnNetwork { path: String },
        NotNow FileInCloudFolder { path: String, cloud: String },
        NotNow FileHasCopies { path: String, copies: Vec<String> },
        /// The file is at its path.
        NotNow NothingReplaced,
        /// No rescue copy of a replaced file exists.
        NotNow NothingKept,
        /// The program is not updated while phones may be in the hall.
        NotNow UpdateHallOpen,
        NotNow UpdateRoundOpen { round: u16 },
    }
}

refusals! {
    /// Refusals of sheets.
    pub(crate) enum SheetRefusal {
        NotNow SheetNeedsDayPlan,
        NotNow SheetNeedsFixedTeams,
        NotNow SheetNeedsPlayers,
        NotNow SheetNeedsPots,
        NotNow SheetNeedsRound,
        NotNow SheetNeedsRoundRobin,
        NotNow SheetNeedsTeams,
        NotNow SheetOfSinglePlayers,
        /// Another call prints it.
        NotNow SheetOwnCall,
        NotNow SheetWrongTemplate { found: &'static str, expected: &'static str },
        BadInput TemplateNotText { file: String },
    }
}

refusals! {
    /// Refusals of archive uploads, and with the prefix `archive_` those of the archive itself.
    pub enum ArchiveRefusal {
        NotNow ArchiveNone,
        /// The upload queue has no folder.
        NotNow ArchiveNoFolder,
        NotNow ArchiveNotKept { path: String, reason: String },
        NotNow ArchiveKeyUnreadable { path: String, reason: String },
        /// The director has not confirmed.
        NotNow ArchiveNotConfirmed,
        NotNow ArchiveUntilOver,
        /// The tournament is public in another archive.
        NotNow ArchiveElsewhere { archive: String },
        NotNow ArchiveTooLarge { reason: String },
        NotNow ArchiveNotReached { archive: String, reason: String },
        NotNow ArchiveNotSecure { archive: String, reason: String },
        NotNow ArchiveAnswerUnreadable { archive: String, status: u16 },
        /// A newer archive returned an unknown code.
        NotNow ArchiveRefused { archive: String, found: String },
    }
}

refusals! {
    /// Refusals of the programs around the desk: the app, its screens, the hall and the command
    /// line.
    #[derive(PartialEq, Eq)]
    pub enum ShellRefusal {
        /// Standard input is not UTF-8.
        BadInput InputEncoding,
        BadInput NetworkGone { name: String },
        BadInput(also = "address port reason") HallPortInUse,
        BadInput(also = "address port reason") HallPortReserved,
        BadInput(also = "address port reason") HallNotOpened,
        /// Another phone uses the slip. `phone` is the number under which this phone requests
        /// entry.
        Conflict SlipInUse { phone: Option<u16> },
        NotNow NoBrowser { reason: String },
        NotNow NoWindow { reason: String },
        NotNow TableWindow { game: u32, reason: String },
        /// Only sheets printed here are passed to other programs.
        NotAllowed NotASheet { path: String },
        /// The reason is empty if the system names no such program.
        NotNow NoViewer { path: String, reason: String },
        NotNow NoSuchPrinter { printer: String },
        NotNow PrinterRefused { printer: String, path: String, reason: String },
        /// Only a subject and a text are passed to the mail program.
        NotAllowed NotAMail { link: String },
        NotNow MailTooLong { bytes: usize, most: usize },
        /// The reason is empty if the system names no such program.
        NotNow NoMailProgram { reason: String },
        /// The system, `wayland`, `macos` or `other`, does not report which device a key comes
        /// from.
        NotNow DevicesAlike { system: &'static str },
        NotNow DevicesUnheard { reason: String },
        NotNow UpdateNotReached { reason: String },
        NotNow UpdateNotReadable { reason: String },
        NotNow UpdateOlder { offered: String, current: String },
        NotNow UpdateOtherSystem,
        NotNow UpdateBroken { reason: String },
        NotNow UpdateNotSigned { reason: String },
        NotNow UpdateNotInstalled { reason: String },
        NotNow UpdateNotFound,
        /// Made by the screens: not every sheet of a set has a viewer.
        NotNow NoViewerForSet { count: usize, paths: String },
        /// Made by a phone: the hall answered only with a status code.
        NotNow HallNotAllowed,
        NotNow HallOvertaken,
        NotNow HallNotUnderstood,
    }
}
