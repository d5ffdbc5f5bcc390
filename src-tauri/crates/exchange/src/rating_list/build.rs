//! Builder from a federation's list to the bytes of a local list.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::{Read, Seek, Write};
use std::ops::ControlFlow;

use super::entry::RatedPlayer;
use super::layout::{MAGIC, NO_TEXT, Record, WORD_BITS, named};
use super::source::{ListSource, SourceForm};
use super::{MAX_PLAYERS, RatingListError};
use crate::foreign;
use kralle_tournament::{fold_into, is_invisible};

/// Maximum length of a text, in bytes. Longer texts are cut.
const MAX_TEXT: usize = 255;
/// Maximum number of indexed words in a name. Later words are not searchable.
const MAX_WORDS: usize = 16;
/// The share of reading in the total progress, of [`WHOLE`].
const READING: u64 = 800;
const WHOLE: usize = 1000;

/// The result of building a local list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Built {
    pub players: usize,
    /// Number of entries that are not players, without headings.
    pub skipped: usize,
    /// The position of the first of them, from 1: a line, or in XML a player. `None` if there is
    /// none.
    pub first_skipped: Option<u64>,
    pub form: SourceForm,
}

/// Receives the progress, as done and total, and returns whether to continue.
pub(super) type Watch<'a> = &'a mut dyn FnMut(usize, usize) -> ControlFlow<()>;

/// Reads a list and writes a local list.
///
/// # Errors
/// Fails if the list cannot be read or has no players, the output cannot be written, or `watch`
/// cancels.
pub fn build<R: Read + Seek>(
    source: ListSource<R>,
    output: &mut impl Write,
    watch: Watch<'_>,
) -> Result<Built, RatingListError> {
    let said = source.said();
    let mut builder = Builder::default();
    let read = || {
        source.read(&mut |player| builder.take(player), &mut |done, total| {
            let done = done.saturating_mul(READING) / total.max(1);
            go_on(watch, usize::try_from(done).unwrap_or(WHOLE))
        })
    };
    let outcome = foreign::caught(read, |reason| RatingListError::Damaged { line: 1, reason })?;
    if builder.records.is_empty() {
        return Err(RatingListError::Empty);
    }
    let built = Built {
        players: builder.records.len(),
        skipped: outcome.skipped,
        first_skipped: outcome.first_skipped,
        form: outcome.form,
    };
    builder.write(&said, output, watch)?;
    Ok(built)
}

fn go_on(
    watch: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
    done: usize,
) -> Result<(), RatingListError> {
    match watch(done.min(WHOLE), WHOLE) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(RatingListError::Canceled),
    }
}

/// Collects the players.
#[derive(Default)]
struct Builder {
    records: Vec<Record>,
    texts: Vec<u8>,
    clubs: HashMap<String, u32>,
}

/// Returns a text without control and invisible characters, which would not be typed in a search.
fn shown(text: &str) -> Cow<'_, str> {
    let hidden = |it: char| it.is_control() || is_invisible(it);
    if text.contains(hidden) {
        text.replace(hidden, "").into()
    } else {
        text.into()
    }
}

/// A word of a name, for sorting.
#[derive(Clone, Copy)]
struct Word {
    /// The first eight bytes, which usually decide the comparison.
    head: u64,
    /// The start of the word in the folded names.
    at: u32,
    /// The record and the index of the word in its name.
    place: u32,
}

impl Builder {
    fn take(&mut self, player: &RatedPlayer) -> Result<(), RatingListError> {
        if self.records.len() >= MAX_PLAYERS {
            return Err(RatingListError::TooLarge);
        }
        let (name, membership) = (shown(&player.name), shown(&player.membership));
        let name = self.text(&named(&name, &membership))?;
        let club = if player.club.is_empty() {
            NO_TEXT
        } else if let Some(known) = self.clubs.get(&player.club) {
            *known
        } else {
            let club = self.text(&shown(&player.club))?;
            self.clubs.insert(player.club.clone(), club);
            club
        };
        let mut federation = [0; 3];
        for (place, byte) in federation.iter_mut().zip(player.federation.bytes()) {
            *place = if byte.is_ascii_graphic() { byte } else { b'?' };
        }
        self.records.push(Record {
            fide_id: player.fide_id.unwrap_or(0),
            name,
            club,
            birth_year: player.birth_year.unwrap_or(0),
            sex: player.sex,
            ratings: player.ratings,
            federation,
            title: player.title,
        });
        Ok(())
    }

    /// Stores a text with its length before it, and returns its offset.
    ///
    /// # Errors
    /// Fails if all texts together exceed 4 GiB.
    fn text(&mut self, text: &str) -> Result<u32, RatingListError> {
        let at = u32::try_from(self.texts.len())
            .ok()
            .filter(|at| *at < NO_TEXT)
            .ok_or(RatingListError::TooLarge)?;
        let text = &text[..text.floor_char_boundary(MAX_TEXT)];
        self.texts.push(u8::try_from(text.len()).unwrap_or(u8::MAX));
        self.texts.extend_from_slice(text.as_bytes());
        Ok(at)
    }

    /// Returns the text stored at an offset; empty if the offset is invalid.
    fn text_at(&self, at: u32) -> &str {
        let at = usize::try_from(at).unwrap_or(usize::MAX);
        self.texts
            .get(at)
            .and_then(|length| self.texts.get(at + 1..=at + usize::from(*length)))
            .and_then(|bytes| std::str::from_utf8(bytes).ok())
            .unwrap_or_default()
    }

    fn write(
        mut self,
        said: &str,
        output: &mut impl Write,
        watch: Watch<'_>,
    ) -> Result<(), RatingListError> {
        self.clubs = HashMap::new();
        self.records
            .sort_unstable_by_key(|record| (record.fide_id, record.name));
        let places = self.words(watch)?;
        let count = |number: usize| u32::try_from(number).map_err(|_| RatingListError::TooLarge);
        let said = &said[..said.floor_char_boundary(MAX_TEXT)];
        output.write_all(MAGIC)?;
        output.write_all(&count(self.records.len())?.to_le_bytes())?;
        output.write_all(&count(places.len())?.to_le_bytes())?;
        output.write_all(&count(self.texts.len())?.to_le_bytes())?;
        output.write_all(&u16::try_from(said.len()).unwrap_or(0).to_le_bytes())?;
        output.write_all(said.as_bytes())?;
        for record in &self.records {
            output.write_all(&record.to_bytes())?;
        }
        go_on(watch, 950)?;
        for word in &places {
            output.write_all(&word.place.to_le_bytes())?;
        }
        output.write_all(&self.texts)?;
        output.flush()?;
        go_on(watch, WHOLE)
    }

    /// Returns the words of all names, sorted.
    ///
    /// # Errors
    /// Fails if the texts exceed 4 GiB, or `watch` cancels.
    fn words(&self, watch: Watch<'_>) -> Result<Vec<Word>, RatingListError> {
        let mut folded = String::with_capacity(self.texts.len());
        let mut words = Vec::with_capacity(self.records.len() * 5 / 2);
        for (number, record) in (0_u32..).zip(&self.records) {
            if number % 65_536 == 0 {
                go_on(watch, 820)?;
            }
            let start = folded.len();
            fold_into(self.text_at(record.name), &mut folded);
            let mut at = start;
            let starts = folded[start..].split(' ').map(|word| {
                let begin = at;
                at += word.len() + 1;
                begin
            });
            for (word, begin) in (0_u32..).zip(starts).take(MAX_WORDS) {
                words.push(Word {
                    head: head(&folded.as_bytes()[begin..]),
                    at: u32::try_from(begin).map_err(|_| RatingListError::TooLarge)?,
                    place: number << WORD_BITS | word,
                });
            }
            folded.push('\n');
        }
        go_on(watch, 860)?;
        let rest = |word: &Word| {
            let from = usize::try_from(word.at).unwrap_or(usize::MAX);
            let rest = folded.as_bytes().get(from..).unwrap_or_default();
            let end = rest.iter().position(|byte| *byte == b'\n');
            &rest[..end.unwrap_or(rest.len())]
        };
        words.sort_unstable_by(|one, other| {
            one.head
                .cmp(&other.head)
                .then_with(|| rest(one).cmp(rest(other)))
                .then_with(|| one.place.cmp(&other.place))
        });
        go_on(watch, 920)?;
        Ok(words)
    }
}

/// Returns the first eight bytes of a name's remainder as one comparable number.
fn head(rest: &[u8]) -> u64 {
    let mut head = [0; 8];
    for (place, byte) in head.iter_mut().zip(rest) {
        *place = *byte;
    }
    u64::from_be_bytes(head)
}
