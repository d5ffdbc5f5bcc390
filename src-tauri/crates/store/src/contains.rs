//! Checks a file for the head printed on a sheet.

use rusqlite::Connection;

use crate::head::{Containment, Head, HeadWord};
use crate::journal::{self, EntryState, Tree};
use crate::{Store, StoreError, base32};

impl Store {
    /// Returns the current head of the file, as printed on sheets and exports.
    ///
    /// # Errors
    /// Fails if the journal is damaged.
    pub fn head(&self) -> Result<Head, StoreError> {
        head(self.connection()).map_err(|error| error.at(self.path()))
    }

    /// Returns the head at the time when `entry` was the newest, for an export of that earlier
    /// state.
    ///
    /// # Errors
    /// Fails if there is no such entry, or the journal is damaged.
    pub fn head_after(&self, entry: u32) -> Result<Head, StoreError> {
        head_after(self.connection(), entry).map_err(|error| error.at(self.path()))
    }

    /// Searches the file for the state of a sheet with the head `word`. Recomputes every link;
    /// [`Store::verify`] checks the rest of the file.
    ///
    /// # Errors
    /// Fails if the journal cannot be read.
    pub fn contains(&self, word: &HeadWord) -> Result<Containment, StoreError> {
        contains(self.connection(), &*self.tree()?, word).map_err(|error| error.at(self.path()))
    }
}

fn head(connection: &Connection) -> Result<Head, StoreError> {
    let newest = journal::newest(connection)?
        .ok_or_else(|| StoreError::damaged("journal", "", "it is empty"))?;
    Ok(Head {
        file: journal::identity(connection)?,
        entry: newest.number,
        link: newest.link,
    })
}

fn head_after(connection: &Connection, entry: u32) -> Result<Head, StoreError> {
    Ok(Head {
        file: journal::identity(connection)?,
        entry,
        link: journal::link_of(connection, entry)?.ok_or(StoreError::UnknownEntry { entry })?,
    })
}

fn contains(
    connection: &Connection,
    tree: &Tree,
    word: &HeadWord,
) -> Result<Containment, StoreError> {
    let entry = word.entry();
    let changed = journal::first_changed(connection, &mut |_| Ok(()))?;
    let is_proved = |number: u32| changed.is_none_or(|changed| number < changed);
    if let Some(link) = journal::link_of(connection, entry)?
        && link.starts_with(word.bits())
        && is_proved(entry)
    {
        return found(connection, tree, entry);
    }
    for restore in tree.restores().filter(|restore| is_proved(*restore)) {
        let left = left_links(connection, restore)?;
        let is_it =
            |(number, link): &(u32, [u8; 32])| *number == entry && link.starts_with(word.bits());
        if left.iter().any(is_it) {
            return left_by(connection, entry, restore);
        }
    }
    if let Some(entry) = changed {
        return Ok(Containment::Broken { entry });
    }
    if let HeadWord::Whole(head) = word
        && journal::identity(connection)? != head.file
    {
        return Ok(Containment::OtherFile { file: head.file });
    }
    if let Some(entry) = nearly(connection, word)? {
        return Ok(Containment::Misread { entry });
    }
    let newest = head(connection)?.entry;
    Ok(if entry > newest {
        Containment::NotYet { newest }
    } else {
        Containment::OtherLink { entry }
    })
}

/// Returns the state of row `entry`.
fn found(connection: &Connection, tree: &Tree, entry: u32) -> Result<Containment, StoreError> {
    let left = tree.left();
    if let Some(restore) = left.restore_after(entry) {
        return left_by(connection, entry, restore);
    }
    Ok(Containment::Contained {
        entry,
        time: journal::time_of(connection, entry)?,
        state: tree.state(entry, &left).unwrap_or(EntryState::Done),
    })
}

fn left_by(connection: &Connection, entry: u32, restore: u32) -> Result<Containment, StoreError> {
    Ok(Containment::LeftByRestore {
        entry,
        restore,
        time: journal::time_of(connection, restore)?,
    })
}

/// Returns the links that the restore `number` recorded because it could not carry the rows: see
/// [`mod@crate::restore`].
pub(crate) fn left_links(
    connection: &Connection,
    number: u32,
) -> Result<Vec<(u32, [u8; 32])>, StoreError> {
    let links: Vec<String> = journal::read(
        connection,
        "SELECT value FROM journal, json_each(journal.data, '$.left')
         WHERE number = ?1 AND json_each.type = 'text'",
        [number],
        |row| Ok(row.get(0)?),
    )?;
    Ok(links.iter().filter_map(|link| left_link(link)).collect())
}

/// Returns a dropped link as text: number, colon, link.
pub(crate) fn left_word(number: u32, link: &[u8; 32]) -> String {
    format!("{number}:{}", base32::encode(link))
}

/// Parses a dropped link, written by [`left_word`]; `None` for another text.
fn left_link(word: &str) -> Option<(u32, [u8; 32])> {
    let (number, link) = word.split_once(':')?;
    let values: Option<Vec<u8>> = link.chars().map(base32::value).collect();
    Some((number.parse().ok()?, base32::decode(&values?)?))
}

/// The maximum number of misread symbols.
const MISREAD: usize = 2;

/// Returns the entry whose head is close to `word`: the same symbols with another number, or one or
/// two other symbols with the same number. `None` without one. No one can construct a journal whose
/// link is that close to a given one.
fn nearly(connection: &Connection, word: &HeadWord) -> Result<Option<u32>, StoreError> {
    let symbols = base32::encode(word.bits());
    let differing = |link: &[u8]| {
        let other = base32::encode(link.get(..word.bits().len()).unwrap_or_default());
        let pairs = symbols.chars().zip(other.chars());
        pairs.filter(|(one, other)| one != other).count()
    };
    let of_that_number = journal::link_of(connection, word.entry())?;
    if of_that_number.is_some_and(|link| differing(&link) <= MISREAD) {
        return Ok(Some(word.entry()));
    }
    let found = journal::read(
        connection,
        "SELECT number FROM journal WHERE substr(link, 1, length(?1)) = ?1",
        [word.bits()],
        |row| Ok(row.get(0)?),
    )?;
    Ok(found.first().copied())
}
