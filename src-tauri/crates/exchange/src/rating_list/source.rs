//! A list as it comes: text, XML or CSV, packed or not.

use std::collections::BTreeMap;
use std::io::{self, Read, Seek, SeekFrom};

use kralle_choice::Choice;
use kralle_tournament::RatingKind;
use zip::ZipArchive;

use super::{MAX_UNPACKED, RatingListError, csv_list, fide_text, fide_xml};
use crate::directory;
use crate::players::ColumnMeaning;
use crate::rating_list::lines::{Lines, Take, Watch};

/// Looked at to tell the form, in bytes.
const GLANCE: usize = 4096;
/// Looked at for what an archive claims of itself, in bytes.
const END: u64 = 128 * 1024;
/// An archive of a list may have this many parts.
const MAX_PARTS: usize = 4096;
/// Read of packed clubs at most, in bytes: the German list has some 3,000 clubs, 100 bytes each.
const MAX_CLUBS: u64 = 16 * 1024 * 1024;

/// How a rating list is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Choice)]
#[code(name = "RatingListForm")]
pub enum SourceForm {
    /// FIDE's text of fixed columns.
    FideText,
    FideXml,
    /// Values separated by commas, semicolons or tabs.
    Csv,
}

/// A list as it comes, and what is known of it.
pub struct ListSource<R> {
    bytes: R,
    name: String,
    columns: BTreeMap<u16, ColumnMeaning>,
    clubs: BTreeMap<String, String>,
    said: String,
}

/// What came of reading.
pub(super) struct Outcome {
    pub(super) form: SourceForm,
    pub(super) skipped: usize,
    pub(super) first_skipped: Option<u64>,
}

/// Works on unpacked bytes, knowing how many there are and what the list is called.
type WithUnpacked<'a> = &'a mut dyn FnMut(&mut dyn Read, u64, &str) -> Result<(), RatingListError>;

impl<R: Read + Seek> ListSource<R> {
    /// The list in `bytes`; its file name tells FIDE's three lists apart.
    pub fn new(bytes: R, file_name: &str) -> Self {
        Self {
            bytes,
            name: file_name.to_lowercase(),
            columns: BTreeMap::new(),
            clubs: BTreeMap::new(),
            said: file_name.to_owned(),
        }
    }

    /// What columns of a CSV list mean, by their number from 1; the others go by their headings.
    #[must_use]
    pub fn with_columns(mut self, columns: BTreeMap<u16, ColumnMeaning>) -> Self {
        self.columns = columns;
        self
    }

    /// Clubs by the number that stands in the list's column ZPS (or VKZ). An archive may bring its own.
    #[must_use]
    pub fn with_clubs(mut self, clubs: BTreeMap<String, String>) -> Self {
        self.clubs = clubs;
        self
    }

    /// What is kept with the local list.
    #[must_use]
    pub fn saying(mut self, said: &str) -> Self {
        said.clone_into(&mut self.said);
        self
    }

    pub(super) fn said(&self) -> String {
        self.said.clone()
    }

    /// The form of the list, by its first bytes.
    ///
    /// # Errors
    /// When the bytes cannot be read, or an archive holds no list.
    pub fn form(&mut self) -> Result<SourceForm, RatingListError> {
        let mut glance = Vec::with_capacity(GLANCE);
        self.with_unpacked(&mut |unpacked, _, _| {
            unpacked.take(GLANCE as u64).read_to_end(&mut glance)?;
            Ok(())
        })?;
        Ok(form_of(&glance))
    }

    /// The first `most` bytes of the list, to be shown.
    ///
    /// # Errors
    /// When the bytes cannot be read, or an archive holds no list.
    pub fn beginning(&mut self, most: u64) -> Result<Vec<u8>, RatingListError> {
        let mut beginning = Vec::new();
        self.with_unpacked(&mut |unpacked, _, _| {
            unpacked.take(most).read_to_end(&mut beginning)?;
            Ok(())
        })?;
        Ok(beginning)
    }

    /// The clubs packed beside the players, as the German list has them; none where there are none.
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

    /// The archive that the bytes are.
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

    /// Whether the bytes are an archive.
    fn is_packed(&mut self) -> Result<bool, RatingListError> {
        self.bytes.rewind()?;
        let mut sign = Vec::new();
        (&mut self.bytes).take(4).read_to_end(&mut sign)?;
        self.bytes.rewind()?;
        Ok(sign == b"PK\x03\x04")
    }

    /// Hands the unpacked bytes over with their number and the name of the list.
    fn with_unpacked(&mut self, work: WithUnpacked<'_>) -> Result<(), RatingListError> {
        let length = self.bytes.seek(SeekFrom::End(0))?;
        if !self.is_packed()? {
            return work(&mut self.bytes, length, &self.name);
        }
        let mut archive = self.archive()?;
        // The German list comes with the clubs beside the players.
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
        // The archive may lie about its size.
        let mut limited = packed.take(MAX_UNPACKED);
        work(&mut limited, size, &name)
    }

    /// Reads every player.
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

/// The form of a list, by its first bytes.
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

/// Which of FIDE's lists a file of one rating is, by its name.
fn kind_of(name: &str) -> Option<RatingKind> {
    [
        ("rapid", RatingKind::Rapid),
        ("blitz", RatingKind::Blitz),
        ("standard", RatingKind::Standard),
    ]
    .into_iter()
    .find_map(|(word, kind)| name.contains(word).then_some(kind))
}
