//! Hints about the location of a tournament file: a network share, a folder synchronized with a
//! cloud, or a second copy beside it.
//!
//! Nothing is refused here. The decisions are functions of data reported by the system, so that
//! tests cover every system on any system.

use std::fs::{self, Metadata};
use std::path::Path;

use kralle_store::{FileId, System, peek};

use crate::core::refusal::RefusalView;
use crate::core::refusals::FileRefusal;

/// The maximum number of files in a folder that are compared with the open one.
const MOST_COPIES: usize = 8;

/// Network file systems of Linux.
const NETWORK_FILE_SYSTEMS: [&str; 14] = [
    "9p",
    "afs",
    "ceph",
    "cifs",
    "coda",
    "davfs",
    "fuse.davfs2",
    "fuse.gvfsd-fuse",
    "fuse.rclone",
    "fuse.sshfs",
    "nfs",
    "nfs4",
    "smb3",
    "smbfs",
];

/// Attributes of Windows for files synchronized with a cloud: recalled when opened, pinned,
/// unpinned, recalled when read.
const CLOUD_ATTRIBUTES: u32 = 0x0004_0000 | 0x0008_0000 | 0x0010_0000 | 0x0040_0000;

/// Cloud programs, and the beginnings of their folder names in lowercase.
const CLOUD_FOLDERS: [(&str, &str); 9] = [
    ("OneDrive", "onedrive"),
    ("Dropbox", "dropbox"),
    ("Nextcloud", "nextcloud"),
    ("ownCloud", "owncloud"),
    ("Google Drive", "google drive"),
    ("Google Drive", "googledrive"),
    ("iCloud", "iclouddrive"),
    ("iCloud", "com~apple~clouddocs"),
    ("pCloud", "pclouddrive"),
];

/// Returns hints about the location of the file at `path`, whose tournament has the identity
/// `file`.
pub(crate) fn hints(path: &Path, file: Option<FileId>) -> Vec<RefusalView> {
    let mut hints = Vec::new();
    let place = path.display().to_string();
    let real = dunce::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let text = real.to_string_lossy();
    let attributes = fs::metadata(&real).map_or(0, |metadata| attributes(&metadata));
    if is_on_network(System::HERE, &text, &mounts()) {
        hints.push(
            FileRefusal::FileOnNetwork {
                path: place.clone(),
            }
            .into(),
        );
    } else if let Some(cloud) = cloud(&text, attributes) {
        hints.push(
            FileRefusal::FileInCloudFolder {
                path: place.clone(),
                cloud,
            }
            .into(),
        );
    }
    let copies = copies(&real, file);
    if !copies.is_empty() {
        hints.push(
            FileRefusal::FileHasCopies {
                path: place,
                copies,
            }
            .into(),
        );
    }
    hints
}

/// True if the file at the resolved path is on a network share. Windows resolves a mapped drive to
/// its share.
fn is_on_network(system: System, path: &str, mounts: &str) -> bool {
    match system {
        System::Windows => {
            path.starts_with(r"\\?\UNC\")
                || path.starts_with(r"\\")
                    && !path.starts_with(r"\\?\")
                    && !path.starts_with(r"\\.\")
        }
        System::Linux => NETWORK_FILE_SYSTEMS.contains(&file_system(mounts, path)),
        // The standard library does not report the kind of a volume.
        System::Macos => false,
    }
}

/// Returns the file system of `path` from the lines of `/proc/self/mountinfo`; empty if none
/// matches.
fn file_system<'a>(mounts: &'a str, path: &str) -> &'a str {
    let of_line = |line: &'a str| {
        let (before, behind) = line.split_once(" - ")?;
        let point = before.split(' ').nth(4)?.replace("\\040", " ");
        let kind = behind.split(' ').next()?;
        Path::new(path)
            .starts_with(&point)
            .then_some((point.len(), kind))
    };
    // Of two mounts at one point, the later one is visible.
    let mounted = mounts.lines().filter_map(of_line);
    mounted
        .max_by_key(|(length, _)| *length)
        .map_or("", |(_, kind)| kind)
}

#[cfg(target_os = "linux")]
fn mounts() -> String {
    fs::read_to_string("/proc/self/mountinfo").unwrap_or_default()
}

#[cfg(not(target_os = "linux"))]
const fn mounts() -> String {
    String::new()
}

#[cfg(windows)]
fn attributes(metadata: &Metadata) -> u32 {
    std::os::windows::fs::MetadataExt::file_attributes(metadata)
}

#[cfg(not(windows))]
const fn attributes(_: &Metadata) -> u32 {
    0
}

/// Returns the program that synchronizes the folder of `path` with a cloud, by folder names or by
/// the Windows attributes of such files. `None` if neither matches.
fn cloud(path: &str, attributes: u32) -> Option<String> {
    let folders = path.split(['/', '\\']).rev().skip(1);
    let named = folders.map(str::to_lowercase).find_map(|folder| {
        let is_its = |(_, begins): &&(&str, &str)| {
            let rest = folder.strip_prefix(begins);
            rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        };
        CLOUD_FOLDERS
            .iter()
            .find(is_its)
            .map(|(program, _)| *program)
    });
    match named {
        Some(program) => Some(program.to_owned()),
        None if attributes & CLOUD_ATTRIBUTES != 0 => Some("Cloud".to_owned()),
        None => None,
    }
}

/// Returns the names of files in the folder of `path` that contain the same tournament and have a
/// name derived from it. Empty if the identity is unknown or the folder cannot be read.
fn copies(path: &Path, file: Option<FileId>) -> Vec<String> {
    let (Some(file), Some(folder)) = (file, path.parent()) else {
        return Vec::new();
    };
    let own = path.file_name().unwrap_or_default().to_string_lossy();
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut names: Vec<String> = entries
        .flatten()
        .filter_map(|entry| entry.file_name().into_string().ok())
        .filter(|name| is_name_of_copy(&own, name))
        .collect();
    names.sort();
    names.truncate(MOST_COPIES);
    let is_same = |name: &String| {
        let other = peek(&folder.join(name)).ok().and_then(|seen| seen.file);
        other == Some(file)
    };
    names.retain(is_same);
    names
}

/// True if one name is the other with an addition before its extension, such as `Cup-PC7.kralle`,
/// `Cup (1).kralle` or `Cup - Kopie.kralle` for `Cup.kralle`.
fn is_name_of_copy(own: &str, other: &str) -> bool {
    let stem = |name: &str| name.strip_suffix(".kralle").map(str::to_lowercase);
    let (Some(own), Some(other)) = (stem(own), stem(other)) else {
        return false;
    };
    let adds = |longer: &str, shorter: &str| {
        let addition = longer.strip_prefix(shorter);
        !shorter.is_empty() && addition.is_some_and(|it| it.starts_with(['-', ' ', '.', '_', '(']))
    };
    adds(&own, &other) || adds(&other, &own)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::share(r"\\?\UNC\server\Turniere\a.kralle", true)]
    #[case::share_in_the_short_form(r"\\server\Turniere\a.kralle", true)]
    #[case::disk(r"C:\Turniere\a.kralle", false)]
    #[case::disk_in_the_long_form(r"\\?\C:\Turniere\a.kralle", false)]
    #[case::volume(r"\\?\Volume{0a1b}\a.kralle", false)]
    fn windows_names_a_share_by_its_path(#[case] path: &str, #[case] is: bool) {
        assert_eq!(is_on_network(System::Windows, path, ""), is);
        assert!(!is_on_network(System::Macos, path, ""));
    }

    #[rstest]
    #[case::disk("/home/rosa/a.kralle", false)]
    #[case::share("/mnt/verein/2026/a.kralle", true)]
    #[case::share_with_a_space("/media/Alter Rechner/a.kralle", true)]
    #[case::disk_inside_of_a_share("/mnt/verein/stick/a.kralle", false)]
    #[case::beside_a_share("/mnt/vereine/a.kralle", false)]
    fn linux_names_a_share_by_its_mount(#[case] path: &str, #[case] is: bool) {
        let mounts = "\
22 1 254:1 / / rw,relatime shared:1 - ext4 /dev/vda1 rw
30 22 0:40 / /mnt/verein rw,relatime shared:9 - cifs //server/verein rw,vers=3.1.1
31 30 8:17 / /mnt/verein/stick rw - vfat /dev/sdb1 rw
32 22 0:41 / /media/Alter\\040Rechner rw - nfs4 alt:/ rw
not a line";
        assert_eq!(is_on_network(System::Linux, path, mounts), is);
    }

    #[rstest]
    #[case::of_a_person(
        r"C:\Users\rosa\OneDrive\Dokumente\Kralle\a.kralle",
        0,
        Some("OneDrive")
    )]
    #[case::of_an_office(r"C:\Users\rosa\OneDrive - SC Wesel\a.kralle", 0, Some("OneDrive"))]
    #[case::on_a_mac(
        "/Users/rosa/Library/CloudStorage/OneDrive-Personal/a.kralle",
        0,
        Some("OneDrive")
    )]
    #[case::icloud(
        "/Users/rosa/Library/Mobile Documents/com~apple~CloudDocs/a.kralle",
        0,
        Some("iCloud")
    )]
    #[case::nextcloud("/home/rosa/Nextcloud/Turniere/a.kralle", 0, Some("Nextcloud"))]
    #[case::dropbox("/home/rosa/Dropbox (SC Wesel)/a.kralle", 0, Some("Dropbox"))]
    #[case::by_attribute(r"D:\Daten\a.kralle", 0x0040_0020, Some("Cloud"))]
    #[case::pinned(r"D:\Daten\a.kralle", 0x0008_0020, Some("Cloud"))]
    #[case::plain(r"C:\Users\rosa\Documents\Kralle\a.kralle", 0x20, None)]
    #[case::word_that_begins_alike("/home/rosa/Onedrivers/a.kralle", 0, None)]
    #[case::name_of_the_file("/home/rosa/OneDrive.kralle", 0, None)]
    fn a_cloud_is_known_by_folder_or_attribute(
        #[case] path: &str,
        #[case] attributes: u32,
        #[case] is: Option<&str>,
    ) {
        assert_eq!(cloud(path, attributes).as_deref(), is);
    }

    #[rstest]
    #[case::of_onedrive("Cup.kralle", "Cup-LAPTOP7.kralle", true)]
    #[case::of_a_browser("Cup.kralle", "Cup (1).kralle", true)]
    #[case::of_the_explorer("Cup.kralle", "Cup - Kopie.kralle", true)]
    #[case::of_dropbox("Cup.kralle", "Cup (conflicted copy 2026-11-27).kralle", true)]
    #[case::of_syncthing("Cup.kralle", "Cup.sync-conflict-20261127.kralle", true)]
    #[case::the_copy_is_open("Cup-LAPTOP7.kralle", "cup.kralle", true)]
    #[case::itself("Cup.kralle", "Cup.kralle", false)]
    #[case::longer_word("Cup.kralle", "Cupfinale.kralle", false)]
    #[case::sheet("Cup.kralle", "Cup-1.pdf", false)]
    #[case::no_name("Cup.kralle", ".kralle", false)]
    fn a_copy_is_named_after_its_file(#[case] own: &str, #[case] other: &str, #[case] is: bool) {
        assert_eq!(is_name_of_copy(own, other), is);
    }
}
