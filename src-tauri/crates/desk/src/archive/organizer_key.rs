//! The organizer's key pair for archives: made on first use, stored in the settings folder.

use std::io::{self, ErrorKind, Write as _};
use std::path::Path;
use std::{fs, iter};

use kralle_push::SecretKey;
use kralle_store::{Readers, Unfinished, make_folder};

use crate::core::keys::random;
use crate::core::outside::read_whole;

/// The name of its file in the folder of the archive.
const FILE: &str = "organizer.key";

/// The maximum size of the file, in bytes.
const LARGEST: u64 = 64;

/// Reads the key in `folder`; `None` if there is none yet.
///
/// # Errors
/// Fails if the file cannot be read or is not a key. A damaged key is never replaced.
pub(crate) fn find(folder: &Path) -> io::Result<Option<SecretKey>> {
    let bytes = match read_whole(&folder.join(FILE), LARGEST) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let bytes: [u8; 32] = bytes
        .try_into()
        .map_err(|_| io::Error::new(ErrorKind::InvalidData, "no key of an organizer"))?;
    Ok(Some(SecretKey::from_bytes(&bytes)))
}

/// Reads the key in `folder`, or creates it. Two programs that create it at the same time get the
/// same key.
///
/// # Errors
/// Fails like [`find`], if there is no randomness, or if the key cannot be written.
pub(crate) fn find_or_make(folder: &Path) -> io::Result<SecretKey> {
    for () in iter::repeat_n((), 2) {
        if let Some(key) = find(folder)? {
            return Ok(key);
        }
        match make(folder) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            made => return made,
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

fn make(folder: &Path) -> io::Result<SecretKey> {
    let mut chance = [0; 32];
    random(&mut chance)?;
    make_folder(folder)?;
    let path = folder.join(FILE);
    let unfinished = Unfinished::beside(&path, Readers::OnlyMe)?;
    let mut file = fs::File::options().write(true).open(unfinished.path())?;
    file.write_all(&chance)?;
    file.sync_all()?;
    drop(file);
    unfinished.put_anew(&path)?;
    Ok(SecretKey::from_bytes(&chance))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_and_read_by_its_owner_alone() {
        let folder = tempfile::tempdir().unwrap();
        assert!(find(folder.path()).unwrap().is_none());
        let made = find_or_make(folder.path()).unwrap().public();
        assert_eq!(find_or_make(folder.path()).unwrap().public(), made);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = fs::metadata(folder.path().join(FILE))
                .unwrap()
                .permissions();
            assert_eq!(mode.mode() & 0o777, 0o600);
        }
    }

    #[test]
    fn a_damaged_key_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FILE), b"short").unwrap();
        assert!(find_or_make(folder.path()).is_err());
        assert_eq!(fs::read(folder.path().join(FILE)).unwrap(), b"short");
    }
}
