//! Sources of a rating list: text, XML or CSV, zipped or not.

use std::collections::BTreeMap;
use std::io::{self, Read, Seek, SeekFrom};

use kralle_choice::Choice;
use kralle_tournament::RatingKind;
use zip::ZipArchive;

use super::{MAX_UNPACKED, RatingListError, csv_list, fide_text, fide_xml};
use crate::directory;
use crate::players::ColumnMeaning;
use crate::rating_list::lines::{Lines, Take, Watch};

/// Number of bytes used to detect the format.
const GLANCE: usize = 4096;
/// Number of bytes at the end of an archive that are checked for its part count.
const END: u64 = 128 * 1024;
/// Maximum number of parts in an archive.
const MAX_PARTS: usize = 4096;
/// Maximum size of the clubs' file in an archive, in bytes. The German list has about 3,000 clubs
/// of 100 bytes each.
const MAX_CLUBS: u64 = 16 * 1024 * 1024;

/// The format of a rating list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Choice)]
#[code(name = "RatingListForm")]
pub enum SourceForm {
    /// FIDE's text with fixed columns.
    FideText,
    FideXml,
    /// Values separated by commas, semicolons, tabs or bars.
    Csv,
}

/// A rating list with its options.
pub struct ListSource<R> {
    bytes: R,
    name: String,
    columns: BTreeMap<u16, ColumnMeaning>,
    clubs: BTreeMap<String, String>,
    said: String,
}

/// The result of reading.
pub(super) struct Outcome {
    pub(super) form: SourceForm,
    pub(super) skipped: usize,
    pub(super) first_skipped: Option<u64>,
}

/// Processes unpacked bytes; receives their total number and the name of the list.
type WithUnpacked<'a> = &'a mut dyn FnMut(&mut dyn Read, u64, &str) -> Result<(), RatingListError>;

impl<R: Read + Seek> ListSource<R> {
    /// Creates a source from `bytes`. The file name distinguishes FIDE's three lists.
    pub fn new(bytes: R, file_name: &str) -> Self {
        Self {
            bytes,
            name: file_name.to_lowercase(),
            columns: BTreeMap::new(),
            clubs: BTreeMap::new(),
            said: file_name.to_owned(),
        }
    }

    /// Sets the meanings of columns in a CSV list, by column number from 1. Other columns are
    /// recognized by their headings.
    #[must_use]
    pub fn with_columns(mut self, columns: BTreeMap<u16, ColumnMeaning>) -> Self {
        self.columns = columns;
        self
    }

    /// Sets club names by the number in the list's column ZPS (or VKZ). If none are set, an
    /// archive's own clubs are used.
    #[must_use]
    pub fn with_clubs(mut self, clubs: BTreeMap<String, String>) -> Self {
        self.clubs = clubs;
        self
    }

    /// Sets the description stored in the local list; the default is the file name.
    #[must_use]
    pub fn saying(mut self, said: &str) -> Self {
        said.clone_into(&mut self.said);
        self
    }

    pub(super) fn said(&self) -> String {
        self.said.clone()
    }

    /// Detects the format of the list by its first bytes.
    ///
    /// # Errors
    /// Fails if the bytes cannot be read, or an archive contains no list.
    pub fn form(&mut self) -> Result<SourceForm, RatingListError> {
        let mut glance = Vec::with_capacity(GLANCE);
        self.with_unpacked(&mut |unpacked, _, _| {
            unpacked.take(GLANCE as u64).read_to_end(&mut glance)?;
            Ok(())
        })?;
        Ok(form_of(&glance))
    }

    /// Returns the first `most` bytes of the list, for display.
    ///
    /// # Errors
    /// Fails if the bytes cannot be read, or an archive contains no list.
    pub fn beginning(&mut self, most: u64) -> Result<Vec<u8>, RatingListError> {
        let mut beginning = Vec::new();
        self.with_unpacked(&mut |unpacked, _, _| {
            unpacked.take(most).read_to_end(&mut beginning)?;
            Ok(())
        })?;
        Ok(beginning)
    }

    /// Reads the clubs from the same archive, as in the German list. Empty if there are none.
    ///
    /// # Errors
    /// Fails if the archive is damaged or has too many parts.
    fn packed_clubs(&mut self) -> Result<BTreeMap<String, String>, RatingListError> {
        if !self.is_packed()? {
            return Ok(BTreeMap::new());
        }
        let mut archive = self.archive()?;
        let of_clubs = (0..archive.len()).find(|index| {
            let name = archive.name_for_index(*index);
            let name = name.and_then(Result::ok).map(|name| name.to_lowercase());
            name.is_some_and(|name| name.contains("verein") && name.contains(".csv"))
        });
        let Some(index) = of_clubs else {
            return Ok(BTreeMap::new());
        };
        let mut bytes = Vec::new();
        archive
            .by_index(index)
            .map_err(io::Error::other)?
            .take(MAX_CLUBS)
            .read_to_end(&mut bytes)?;
        Ok(csv_list::clubs(&bytes))
    }

    /// Opens the bytes as an archive.
    ///
    /// # Errors
    /// Fails if the archive is damaged or has too many parts.
    fn archive(&mut self) -> Result<ZipArchive<&mut R>, RatingListError> {
        let length = self.bytes.seek(SeekFrom::End(0))?;
        self.bytes
            .seek(SeekFrom::Start(length.saturating_sub(END)))?;
        let mut end = Vec::new();
        (&mut self.bytes).take(END).read_to_end(&mut end)?;
        if directory::claims_more_than(&end, MAX_PARTS) {
            return Err(RatingListError::TooLarge);
        }
        Ok(ZipArchive::new(&mut self.bytes).map_err(io::Error::other)?)
    }

    /// True if the bytes are a zip archive.
    ///
    /// # Errors
    /// Fails if the bytes cannot be read.
    fn is_packed(&mut self) -> Result<bool, RatingListError> {
        self.bytes.rewind()?;
        let mut sign = Vec::new();
        (&mut self.bytes).take(4).read_to_end(&mut sign)?;
        self.bytes.rewind()?;
        Ok(sign == b"PK\x03\x04")
    }

    /// Calls `work` with the unpacked bytes, their number and the name of the list.
    ///
    /// # Errors
    /// Fails as `work` does. Also fails if the archive is damaged, too large, or contains no
    /// list.
    fn with_unpacked(&mut self, work: WithUnpacked<'_>) -> Result<(), RatingListError> {
        let length = self.bytes.seek(SeekFrom::End(0))?;
        if !self.is_packed()? {
            return work(&mut self.bytes, length, &self.name);
        }
        let mut archive = self.archive()?;
        // The German list has a clubs file next to the players file.
        let rank = |name: &str| {
            let name = name.to_lowercase();
            let is_list = [".txt", ".xml", ".csv"].iter().any(|it| name.ends_with(it));
            is_list.then_some((!name.contains("spieler") && !name.contains("player"), name))
        };
        let chosen = (0..archive.len())
            .filter_map(|index| {
                let name = archive.name_for_index(index)?.ok()?;
                Some((rank(&name)?, index))
            })
            .min();
        let Some((_, index)) = chosen else {
            return Err(RatingListError::NothingPacked);
        };
        let packed = archive.by_index(index).map_err(io::Error::other)?;
        let size = packed.size();
        let name = packed.name().map_err(io::Error::other)?.to_lowercase();
        if size > MAX_UNPACKED {
            return Err(RatingListError::TooLarge);
        }
        // The archive's size field is not reliable.
        let mut limited = packed.take(MAX_UNPACKED);
        work(&mut limited, size, &name)
    }

    /// Reads every player.
    ///
    /// # Errors
    /// Fails if the list cannot be read, or `take` or `watch` fails.
    pub(super) fn read(
        mut self,
        take: Take<'_>,
        watch: Watch<'_>,
    ) -> Result<Outcome, RatingListError> {
        let mut outcome = None;
        let columns = std::mem::take(&mut self.columns);
        let mut clubs = std::mem::take(&mut self.clubs);
        if clubs.is_empty() {
            clubs = self.packed_clubs()?;
        }
        let outer = self.name.clone();
        self.with_unpacked(&mut |unpacked, total, name| {
            let mut lines = Lines::new(unpacked, total);
            let form = form_of(lines.glance()?);
            let kind = kind_of(&outer)
                .or_else(|| kind_of(name))
                .unwrap_or(RatingKind::Standard);
            let (skipped, first_skipped) = match form {
                SourceForm::FideText => fide_text::read(&mut lines, kind, take, watch)?,
                SourceForm::FideXml => fide_xml::read(lines, kind, take, watch)?,
                SourceForm::Csv => csv_list::read(lines, &columns, &clubs, take, watch)?,
            };
            outcome = Some(Outcome {
                form,
                skipped,
                first_skipped,
            });
            Ok(())
        })?;
        outcome.ok_or(RatingListError::Empty)
    }
}

/// Detects the format of a list by its first bytes.
fn form_of(glance: &[u8]) -> SourceForm {
    let start = glance.strip_prefix(b"\xef\xbb\xbf").unwrap_or(glance);
    let start = start.trim_ascii_start();
    if start.starts_with(b"<") {
        SourceForm::FideXml
    } else if start
        .get(..9)
        .is_some_and(|it| it.eq_ignore_ascii_case(b"id number"))
    {
        SourceForm::FideText
    } else {
        SourceForm::Csv
    }
}

/// Returns the rating that a FIDE list contains, by its file name; `None` if the name has none.
fn kind_of(name: &str) -> Option<RatingKind> {
    [
        ("rapid", RatingKind::Rapid),
        ("blitz", RatingKind::Blitz),
        ("standard", RatingKind::Standard),
    ]
    .into_iter()
    .find_map(|(word, kind)| name.contains(word).then_some(kind))
}
