//! Error codes of the operating systems as causes that a user can fix.
//!
//! [`cause`] is a table over system and code, so that every system's codes are tested on all of
//! them.

use std::io::{self, ErrorKind};

use kralle_choice::Choice;
use serde::Serialize;

/// The operating systems with error codes and file names of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    Windows,
    Linux,
    Macos,
}

impl System {
    /// The system this program was compiled for.
    pub const HERE: Self = if cfg!(windows) {
        Self::Windows
    } else if cfg!(target_vendor = "apple") {
        Self::Macos
    } else {
        Self::Linux
    };
}

/// The cause of a refused file operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    Missing,
    Exists,
    /// A folder, a device or a pipe where a file is needed.
    NoFile,
    /// No permission, as Unix reports it.
    NotAllowed,
    DiskFull,
    /// More bytes than the reader takes.
    TooLarge,
    Trouble(FileTrouble),
}

/// Trouble with a medium, a server or another program; each has a message of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum FileTrouble {
    /// Windows denies access: a permission is missing, or controlled folder access blocks the
    /// program.
    AccessDenied,
    /// A virus scanner or a policy of the computer forbids the file.
    Blocked,
    WriteProtected,
    /// The stick was removed, the card reader is empty, or the drive is locked.
    MediumGone,
    /// The medium reports hardware errors.
    MediumFails,
    /// The server or the connection to it is gone.
    NetworkGone,
    /// Another program has the file open and does not share it.
    HeldElsewhere,
    /// The file is only in the cloud, and its program does not download it.
    CloudOnly,
    /// The medium does not allow the name.
    BadName,
    NameTooLong,
}

use FileTrouble::{
    AccessDenied, BadName, Blocked, CloudOnly, HeldElsewhere, MediumFails, MediumGone, NameTooLong,
    NetworkGone, WriteProtected,
};

impl Cause {
    /// Returns the cause of an error of this system; `None` for an error that a user cannot fix.
    pub fn of(error: &io::Error) -> Option<Self> {
        let code = error.raw_os_error();
        code.and_then(|code| cause(System::HERE, code))
            .or_else(|| by_kind(error.kind()))
    }

    /// Returns the cause, considering the file's read-only attribute: Windows reports it as denied
    /// access.
    #[must_use]
    pub fn with_attribute(self, read_only: bool) -> Self {
        if read_only && self == Self::Trouble(AccessDenied) {
            Self::NotAllowed
        } else {
            self
        }
    }
}

/// Returns the cause of failing to create a file. Controlled folder access of Windows often reports
/// a missing file although the folder exists.
pub(crate) fn when_making(system: System, cause: Cause, folder_is_there: bool) -> Cause {
    if cause == Cause::Missing && system == System::Windows && folder_is_there {
        Cause::Trouble(AccessDenied)
    } else {
        cause
    }
}

/// Returns the cause that `system` reports as `code`; `None` for a code outside the table.
pub fn cause(system: System, code: i32) -> Option<Cause> {
    match system {
        System::Windows => windows(code),
        System::Linux => unix(code).or_else(|| linux(code)),
        System::Macos => unix(code).or_else(|| macos(code)),
    }
}

/// True if a rename that failed with this code may succeed a moment later. Windows replaces no file
/// that is open, in a virus scanner or another thread of this program.
pub(crate) fn may_pass(system: System, code: i32) -> bool {
    system == System::Windows
        && matches!(
            cause(system, code),
            Some(Cause::Trouble(AccessDenied | HeldElsewhere))
        )
}

/// Maps codes of `GetLastError`, from Microsoft's `winerror.h`; `None` for other codes, as below.
fn windows(code: i32) -> Option<Cause> {
    Some(match code {
        2 | 3 => Cause::Missing,
        80 | 183 => Cause::Exists,
        267 | 336 => Cause::NoFile,
        39 | 112 | 1295 => Cause::DiskFull,
        6009 => Cause::NotAllowed,
        5 | 65 | 1219 | 1314 | 1326 => Cause::Trouble(AccessDenied),
        225 | 226 | 1260 | 4551 => Cause::Trouble(Blocked),
        19 | 381 => Cause::Trouble(WriteProtected),
        15 | 20 | 21 | 26 | 34 | 321 | 433 | 1005 | 1006 | 1110 | 1112 | 1167 | 1200 | 1617 => {
            Cause::Trouble(MediumGone)
        }
        23 | 25 | 27 | 29 | 30 | 31 | 483 | 1117 | 1392 | 1393 => Cause::Trouble(MediumFails),
        51 | 53 | 54 | 55 | 59 | 64 | 67 | 88 | 121 | 240 | 1201 | 1203 | 1222 | 1231 | 1232
        | 1236 | 2250 | 5035 => Cause::Trouble(NetworkGone),
        32 | 33 | 170 | 303 | 391 | 1224 => Cause::Trouble(HeldElsewhere),
        358 | 362..=366 | 374..=380 | 382..=390 | 392..=398 | 404 | 426 | 434 | 475 => {
            Cause::Trouble(CloudOnly)
        }
        123 | 161 => Cause::Trouble(BadName),
        111 | 206 => Cause::Trouble(NameTooLong),
        _ => return None,
    })
}

/// Maps codes of `errno` shared by all Unix systems.
fn unix(code: i32) -> Option<Cause> {
    Some(match code {
        2 => Cause::Missing,
        17 => Cause::Exists,
        20 | 21 => Cause::NoFile,
        1 | 13 => Cause::NotAllowed,
        28 => Cause::DiskFull,
        30 => Cause::Trouble(WriteProtected),
        6 | 19 => Cause::Trouble(MediumGone),
        5 => Cause::Trouble(MediumFails),
        16 | 26 => Cause::Trouble(HeldElsewhere),
        _ => return None,
    })
}

fn linux(code: i32) -> Option<Cause> {
    Some(match code {
        122 => Cause::DiskFull,
        123 => Cause::Trouble(MediumGone),
        117 => Cause::Trouble(MediumFails),
        64 | 67 | 70 | 100 | 101 | 103 | 104 | 107 | 110..=113 | 116 | 121 => {
            Cause::Trouble(NetworkGone)
        }
        84 => Cause::Trouble(BadName),
        36 => Cause::Trouble(NameTooLong),
        _ => return None,
    })
}

fn macos(code: i32) -> Option<Cause> {
    Some(match code {
        69 => Cause::DiskFull,
        50 | 51 | 53 | 54 | 57 | 60 | 61 | 64 | 65 | 70 => Cause::Trouble(NetworkGone),
        92 => Cause::Trouble(BadName),
        63 => Cause::Trouble(NameTooLong),
        _ => return None,
    })
}

/// Returns the cause of an error without a code, or with one outside the table.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the standard library has many kinds and will have more"
)]
fn by_kind(kind: ErrorKind) -> Option<Cause> {
    Some(match kind {
        ErrorKind::NotFound => Cause::Missing,
        ErrorKind::AlreadyExists => Cause::Exists,
        ErrorKind::InvalidInput | ErrorKind::IsADirectory | ErrorKind::NotADirectory => {
            Cause::NoFile
        }
        ErrorKind::PermissionDenied => Cause::NotAllowed,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Cause::DiskFull,
        ErrorKind::FileTooLarge => Cause::TooLarge,
        ErrorKind::ReadOnlyFilesystem => Cause::Trouble(WriteProtected),
        ErrorKind::InvalidFilename => Cause::Trouble(BadName),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::denied(System::Windows, 5, true)]
    #[case::shared_by_nobody(System::Windows, 32, true)]
    #[case::disk_full(System::Windows, 112, false)]
    #[case::write_protected(System::Windows, 19, false)]
    #[case::no_right(System::Linux, 13, false)]
    #[case::io(System::Linux, 5, false)]
    #[case::no_right_on_macos(System::Macos, 13, false)]
    fn only_windows_replaces_no_file_that_somebody_reads(
        #[case] system: System,
        #[case] code: i32,
        #[case] expected: bool,
    ) {
        assert_eq!(may_pass(system, code), expected);
    }

    #[rstest]
    #[case::no_such_file(System::Windows, 2, Cause::Missing)]
    #[case::no_such_folder(System::Windows, 3, Cause::Missing)]
    #[case::denied_by_folder_protection(System::Windows, 5, Cause::Trouble(AccessDenied))]
    #[case::write_protected_card(System::Windows, 19, Cause::Trouble(WriteProtected))]
    #[case::reader_without_a_card(System::Windows, 21, Cause::Trouble(MediumGone))]
    #[case::pulled_out_device(System::Windows, 433, Cause::Trouble(MediumGone))]
    #[case::pulled_out_under_an_open_file(System::Windows, 1006, Cause::Trouble(MediumGone))]
    #[case::pulled_out_while_writing(System::Windows, 1167, Cause::Trouble(MediumGone))]
    #[case::checksum_of_a_sector(System::Windows, 23, Cause::Trouble(MediumFails))]
    #[case::device_error(System::Windows, 1117, Cause::Trouble(MediumFails))]
    #[case::held_by_a_scanner(System::Windows, 32, Cause::Trouble(HeldElsewhere))]
    #[case::part_locked(System::Windows, 33, Cause::Trouble(HeldElsewhere))]
    #[case::mapped_by_another(System::Windows, 1224, Cause::Trouble(HeldElsewhere))]
    #[case::held_by_the_cloud(System::Windows, 391, Cause::Trouble(HeldElsewhere))]
    #[case::no_path_to_the_server(System::Windows, 53, Cause::Trouble(NetworkGone))]
    #[case::unexpected_error_of_the_net(System::Windows, 59, Cause::Trouble(NetworkGone))]
    #[case::share_gone(System::Windows, 64, Cause::Trouble(NetworkGone))]
    #[case::no_such_share(System::Windows, 67, Cause::Trouble(NetworkGone))]
    #[case::server_too_slow(System::Windows, 121, Cause::Trouble(NetworkGone))]
    #[case::full_by_handle(System::Windows, 39, Cause::DiskFull)]
    #[case::full(System::Windows, 112, Cause::DiskFull)]
    #[case::over_quota(System::Windows, 1295, Cause::DiskFull)]
    #[case::cloud_program_not_running(System::Windows, 362, Cause::Trouble(CloudOnly))]
    #[case::cloud_without_network(System::Windows, 388, Cause::Trouble(CloudOnly))]
    #[case::cloud_unsuccessful(System::Windows, 389, Cause::Trouble(CloudOnly))]
    #[case::cloud_refuses(System::Windows, 395, Cause::Trouble(CloudOnly))]
    #[case::cloud_too_slow(System::Windows, 426, Cause::Trouble(CloudOnly))]
    #[case::virus(System::Windows, 225, Cause::Trouble(Blocked))]
    #[case::bad_name(System::Windows, 123, Cause::Trouble(BadName))]
    #[case::long_name(System::Windows, 206, Cause::Trouble(NameTooLong))]
    #[case::stick_pulled_out(System::Linux, 5, Cause::Trouble(MediumFails))]
    #[case::device_gone(System::Linux, 19, Cause::Trouble(MediumGone))]
    #[case::no_medium(System::Linux, 123, Cause::Trouble(MediumGone))]
    #[case::mounted_to_read(System::Linux, 30, Cause::Trouble(WriteProtected))]
    #[case::stale_share(System::Linux, 116, Cause::Trouble(NetworkGone))]
    #[case::host_down(System::Linux, 112, Cause::Trouble(NetworkGone))]
    #[case::full_disk(System::Linux, 28, Cause::DiskFull)]
    #[case::quota(System::Linux, 122, Cause::DiskFull)]
    #[case::no_right(System::Linux, 13, Cause::NotAllowed)]
    #[case::name_of_a_mac(System::Macos, 63, Cause::Trouble(NameTooLong))]
    #[case::quota_of_a_mac(System::Macos, 69, Cause::DiskFull)]
    #[case::share_of_a_mac(System::Macos, 70, Cause::Trouble(NetworkGone))]
    fn a_code_has_its_cause_on_every_system(
        #[case] system: System,
        #[case] code: i32,
        #[case] is: Cause,
    ) {
        assert_eq!(cause(system, code), Some(is));
    }

    /// 112 is a full disk on Windows and a host that is down on Linux.
    #[test]
    fn the_same_code_differs_by_system() {
        let of = |system| cause(system, 112);
        assert_eq!(of(System::Windows), Some(Cause::DiskFull));
        assert_eq!(of(System::Linux), Some(Cause::Trouble(NetworkGone)));
        assert_eq!(of(System::Macos), None);
    }

    #[test]
    fn a_read_only_attribute_is_told_from_denied_access() {
        let denied = Cause::Trouble(AccessDenied);
        assert_eq!(denied.with_attribute(true), Cause::NotAllowed);
        assert_eq!(denied.with_attribute(false), denied);
        let full = Cause::DiskFull;
        assert_eq!(full.with_attribute(true), full);
    }

    #[test]
    fn a_protected_folder_of_windows_is_no_missing_file() {
        let made = |system, folder| when_making(system, Cause::Missing, folder);
        assert_eq!(made(System::Windows, true), Cause::Trouble(AccessDenied));
        assert_eq!(made(System::Windows, false), Cause::Missing);
        assert_eq!(made(System::Linux, true), Cause::Missing);
        let full = when_making(System::Windows, Cause::DiskFull, true);
        assert_eq!(full, Cause::DiskFull);
    }

    /// The table agrees with the error kinds of the standard library.
    #[test]
    fn the_table_agrees_with_the_standard_library_here() {
        for code in 1..200 {
            let error = io::Error::from_raw_os_error(code);
            let (Some(by_code), Some(by_kind)) = (cause(System::HERE, code), by_kind(error.kind()))
            else {
                continue;
            };
            let denied = by_code == Cause::Trouble(AccessDenied);
            let long = by_code == Cause::Trouble(NameTooLong);
            // Windows: no such drive, no such server.
            let gone = [MediumGone, NetworkGone]
                .map(Cause::Trouble)
                .contains(&by_code);
            assert!(
                by_code == by_kind
                    || denied && by_kind == Cause::NotAllowed
                    || long && by_kind == Cause::Trouble(BadName)
                    || gone && by_kind == Cause::Missing,
                "{code}: {by_code:?}, {by_kind:?}"
            );
        }
    }
}
