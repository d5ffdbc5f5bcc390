//! Rules for the path of a new file, decided from its text alone.
//!
//! Windows forbids names that other systems allow, and programs there open no path of 260
//! characters. The system is an argument, so that every system's rules are tested on all of them.

use std::path::Path;

use kralle_choice::Choice;
use serde::Serialize;

use crate::StoreError;
use crate::system_error::System;

/// Names that Windows treats as devices, with any extension (Microsoft, *Naming Files, Paths, and
/// Namespaces*); `COM` and `LPT` with one digit.
const DEVICES: [&str; 6] = ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"];
const NUMBERED_DEVICES: [&str; 2] = ["COM", "LPT"];

/// Characters that Windows forbids in names, besides separators, colons and control characters.
const FORBIDDEN: &str = r#"*?"<>|"#;

/// The longest path that Windows programs open, in UTF-16 units: `MAX_PATH` without its terminator.
const WINDOWS_PATH: usize = 259;
/// The longest name of a file on other systems, in bytes.
const UNIX_NAME: usize = 255;
/// The suffix of SQLite's journal.
const JOURNAL: &str = "-journal";

/// A part of a name that Windows forbids.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum NameFault {
    /// A character such as `*`.
    Character,
    /// The name of a device, such as `CON`.
    Device,
    /// A dot or a space at the end.
    Ending,
    /// A colon: the rest would be a hidden stream of the file.
    Stream,
    /// The path of a device, such as `\\.\C:`.
    DevicePath,
}

/// The part of a path with a length limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum LongPart {
    /// The whole path, on Windows.
    Path,
    /// The name of the file, elsewhere.
    Name,
}

/// The kind of file: a tournament needs room for a journal name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Use {
    Tournament,
    Export,
}

/// Refuses a path for a new file if the system or other programs could not open it.
///
/// # Errors
/// Fails with [`StoreError::BadFileName`] and the character or word, or with
/// [`StoreError::PathTooLong`] and length and limit.
pub fn may_be_made(path: &Path, file: Use) -> Result<(), StoreError> {
    let text = path.to_string_lossy();
    if let Some((fault, part)) = name_fault(System::HERE, &text) {
        return Err(bad_name(path, fault, part));
    }
    let absolute = std::path::absolute(path).map_err(|error| StoreError::io(path, &error))?;
    match excess(System::HERE, &absolute.to_string_lossy(), file) {
        None => Ok(()),
        Some((length, limit)) => Err(StoreError::PathTooLong {
            path: path.display().to_string(),
            part: match System::HERE {
                System::Windows => LongPart::Path,
                System::Linux | System::Macos => LongPart::Name,
            },
            length,
            limit,
        }),
    }
}

/// Refuses the path of a device or a hidden stream: SQLite would look next to it for a journal.
pub(crate) fn may_be_opened(path: &Path) -> Result<(), StoreError> {
    match name_fault(System::HERE, &path.to_string_lossy()) {
        Some((fault @ (NameFault::Stream | NameFault::DevicePath), part)) => {
            Err(bad_name(path, fault, part))
        }
        Some(_) | None => Ok(()),
    }
}

fn bad_name(path: &Path, fault: NameFault, part: String) -> StoreError {
    StoreError::BadFileName {
        path: path.display().to_string(),
        fault,
        part,
    }
}

/// Returns the fault of `path` on `system`, and the character or part of the path; `None` for a
/// valid path.
fn name_fault(system: System, path: &str) -> Option<(NameFault, String)> {
    match system {
        System::Windows => windows_name_fault(path),
        // Unix allows any byte but a slash.
        System::Linux | System::Macos => None,
    }
}

fn windows_name_fault(path: &str) -> Option<(NameFault, String)> {
    let path = path.replace('/', "\\");
    if path.starts_with(r"\\.\") {
        return Some((NameFault::DevicePath, path));
    }
    behind_root(&path).split('\\').find_map(part_fault)
}

/// Returns the part of a Windows path after its drive or share.
fn behind_root(path: &str) -> &str {
    let behind = |text: &'_ str, parts: usize| -> usize {
        let ends = text.match_indices('\\').nth(parts - 1);
        ends.map_or(text.len(), |(at, _)| at + 1)
    };
    if let Some(share) = path.strip_prefix(r"\\?\UNC\") {
        &share[behind(share, 2)..]
    } else if let Some(verbatim) = path.strip_prefix(r"\\?\") {
        &verbatim[behind(verbatim, 1)..]
    } else if let Some(share) = path.strip_prefix(r"\\") {
        &share[behind(share, 2)..]
    } else {
        let is_drive = path.as_bytes().first().is_some_and(u8::is_ascii_alphabetic)
            && path.as_bytes().get(1) == Some(&b':');
        if is_drive { &path[2..] } else { path }
    }
}

/// Returns the fault in the name of a file or folder; `None` for a valid one.
fn part_fault(name: &str) -> Option<(NameFault, String)> {
    if matches!(name, "" | "." | "..") {
        return None;
    }
    let is_forbidden = |it: &char| it.is_ascii_control() || FORBIDDEN.contains(*it);
    let stem = name.split(['.', ':']).next().unwrap_or_default();
    if let Some(part) = name.chars().find(is_forbidden) {
        let part = if part.is_ascii_control() {
            format!("U+{:04X}", u32::from(part))
        } else {
            part.to_string()
        };
        Some((NameFault::Character, part))
    } else if name.contains(':') {
        Some((NameFault::Stream, name.to_owned()))
    } else if is_device_name(stem.trim_end()) {
        Some((NameFault::Device, stem.trim_end().to_owned()))
    } else if name.ends_with(['.', ' ']) {
        Some((NameFault::Ending, name.to_owned()))
    } else {
        None
    }
}

/// True if Windows treats the name, without its extension, as a device.
pub fn is_device_name(stem: &str) -> bool {
    let numbered = |device: &&str| {
        let number = stem
            .get(..device.len())
            .filter(|begins| begins.eq_ignore_ascii_case(device))
            .map(|_| &stem[device.len()..]);
        // The three superscript digits of ISO 8859-1 count as digits there.
        number.is_some_and(|number| {
            let mut characters = number.chars();
            let digit = characters.next();
            digit.is_some_and(|digit| digit.is_ascii_digit() || "¹²³".contains(digit))
                && characters.next().is_none()
        })
    };
    DEVICES
        .iter()
        .any(|device| device.eq_ignore_ascii_case(stem))
        || NUMBERED_DEVICES.iter().any(numbered)
}

/// Returns length and limit of an absolute path that is too long on `system`, including the journal
/// of a tournament. Counts UTF-16 units of the path on Windows, bytes of the name elsewhere. `None`
/// if it fits.
fn excess(system: System, path: &str, file: Use) -> Option<(u32, u32)> {
    let beside = match file {
        Use::Tournament => JOURNAL.len(),
        Use::Export => 0,
    };
    let (length, limit) = match system {
        System::Windows => (without_verbatim(path), WINDOWS_PATH - beside),
        System::Linux | System::Macos => {
            let name = path.rsplit('/').next().unwrap_or_default();
            (name.len(), UNIX_NAME - beside)
        }
    };
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    (length > limit).then(|| (number(length), number(limit)))
}

/// Returns the length in UTF-16 units without the long-path prefix.
fn without_verbatim(path: &str) -> usize {
    let units = path.encode_utf16().count();
    if path.starts_with(r"\\?\UNC\") {
        units - 6
    } else if path.starts_with(r"\\?\") {
        units - 4
    } else {
        units
    }
}

/// Returns the long form of the path for SQLite on `system`; `None` if the journal's name fits the
/// short form. Without it SQLite could not create its journal and would treat the file as
/// read-only.
pub(crate) fn with_room_for_journal(system: System, path: &str) -> Option<String> {
    let fits = path.encode_utf16().count() + JOURNAL.len() <= WINDOWS_PATH;
    if system != System::Windows || fits || path.starts_with(r"\\?\") {
        return None;
    }
    Some(match path.strip_prefix(r"\\") {
        Some(share) => format!(r"\\?\UNC\{share}"),
        None => format!(r"\\?\{path}"),
    })
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::star(r"C:\Turniere\a*b.kralle", NameFault::Character, "*")]
    #[case::question(r"wer?.kralle", NameFault::Character, "?")]
    #[case::quote(r#"C:\"x".kralle"#, NameFault::Character, "\"")]
    #[case::pipe("a|b.kralle", NameFault::Character, "|")]
    #[case::control("a\tb.kralle", NameFault::Character, "U+0009")]
    #[case::console(r"C:\Turniere\CON", NameFault::Device, "CON")]
    #[case::device_with_an_ending("aux.kralle", NameFault::Device, "aux")]
    #[case::device_with_two_endings("Nul.2026.kralle", NameFault::Device, "Nul")]
    #[case::port("com1.kralle", NameFault::Device, "com1")]
    #[case::port_of_a_raised_digit("LPT³.kralle", NameFault::Device, "LPT³")]
    #[case::device_before_a_space("con .kralle", NameFault::Device, "con")]
    #[case::device_as_a_folder(r"C:\aux\a.kralle", NameFault::Device, "aux")]
    #[case::dot_at_the_end("Cup.", NameFault::Ending, "Cup.")]
    #[case::space_at_the_end(r"C:\Cup \a.kralle", NameFault::Ending, "Cup ")]
    #[case::stream("a.kralle:x", NameFault::Stream, "a.kralle:x")]
    #[case::stream_on_a_drive(r"C:\a.kralle:x", NameFault::Stream, "a.kralle:x")]
    #[case::time_in_a_name("Cup 19:30.kralle", NameFault::Stream, "Cup 19:30.kralle")]
    #[case::device_path(r"\\.\PhysicalDrive0", NameFault::DevicePath, r"\\.\PhysicalDrive0")]
    #[case::device_path_of_slashes("//./COM1", NameFault::DevicePath, r"\\.\COM1")]
    #[case::share(r"\\server\share\nul.kralle", NameFault::Device, "nul")]
    #[case::long_form(r"\\?\C:\a?.kralle", NameFault::Character, "?")]
    fn windows_forbids_the_name(#[case] path: &str, #[case] fault: NameFault, #[case] part: &str) {
        let is = Some((fault, part.to_owned()));
        assert_eq!(name_fault(System::Windows, path), is);
        assert_eq!(name_fault(System::Linux, path), None);
        assert_eq!(name_fault(System::Macos, path), None);
    }

    #[rstest]
    #[case(r"C:\Turniere\Klubabend Wesel 2026.kralle")]
    #[case("C:/Turniere/Köln.kralle")]
    #[case(r"D:a.kralle")]
    #[case(r"..\a.kralle")]
    #[case(r".\a\..\b.kralle")]
    #[case(r"\\server\share\a.kralle")]
    #[case(r"\\server.verein.example\Turniere$\a.kralle")]
    #[case(r"\\?\C:\Turniere\a.kralle")]
    #[case(r"\\?\UNC\server\share\a.kralle")]
    #[case(r"\\?\Volume{0a1b}\a.kralle")]
    #[case("Conrad.kralle")]
    #[case("COM10.kralle")]
    #[case(".kralle")]
    #[case("Auxerre.kralle")]
    fn windows_takes_the_name(#[case] path: &str) {
        assert_eq!(name_fault(System::Windows, path), None);
    }

    #[rstest]
    #[case::longest_tournament(251, Use::Tournament, None)]
    #[case::one_more(252, Use::Tournament, Some((252, 251)))]
    #[case::at_the_limit_of_the_path(260, Use::Tournament, Some((260, 251)))]
    #[case::longest_export(259, Use::Export, None)]
    #[case::export_too_long(260, Use::Export, Some((260, 259)))]
    fn on_windows_the_path_has_a_limit(
        #[case] length: usize,
        #[case] file: Use,
        #[case] is: Option<(u32, u32)>,
    ) {
        let begins = r"C:\Turniere\";
        let path = format!("{begins}{}", "ü".repeat(length - begins.len()));
        assert_eq!(excess(System::Windows, &path, file), is);
        assert_eq!(excess(System::Windows, &format!(r"\\?\{path}"), file), is);
    }

    #[rstest]
    #[case::longest_tournament(247, Use::Tournament, None)]
    #[case::no_room_for_the_journal(248, Use::Tournament, Some((248, 247)))]
    #[case::longest_export(255, Use::Export, None)]
    #[case::export_too_long(256, Use::Export, Some((256, 255)))]
    fn elsewhere_the_name_has_a_limit(
        #[case] length: usize,
        #[case] file: Use,
        #[case] is: Option<(u32, u32)>,
    ) {
        let path = format!("/{}/{}", "ordner/".repeat(100), "a".repeat(length));
        for system in [System::Linux, System::Macos] {
            assert_eq!(excess(system, &path, file), is);
        }
    }

    #[test]
    fn a_path_without_room_for_the_journal_takes_the_long_form() {
        let of = |length: usize| format!(r"C:\{}", "a".repeat(length - 3));
        let long = |path: &str| with_room_for_journal(System::Windows, path);
        assert_eq!(long(&of(251)), None);
        for length in [252, 259] {
            let path = of(length);
            assert_eq!(long(&path), Some(format!(r"\\?\{path}")));
            assert_eq!(long(&format!(r"\\?\{path}")), None);
            assert_eq!(with_room_for_journal(System::Linux, &path), None);
        }
        let name = "a".repeat(250);
        assert_eq!(
            long(&format!(r"\\server\share\{name}")),
            Some(format!(r"\\?\UNC\server\share\{name}"))
        );
    }
}
