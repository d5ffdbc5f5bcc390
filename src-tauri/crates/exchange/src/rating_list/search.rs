//! Search in a local list.

use std::io::{Read, Seek, SeekFrom};

use kralle_tournament::{NameKey, NationalId, Title, folded};

use super::RatingListError;
use super::entry::RatedPlayer;

use super::layout::{
    HEADER, MAGIC, MAGIC_1, NO_TEXT, PLACE, RECORD, RECORD_1, Record, WORD_BITS, parts,
};

/// Maximum number of words in a search; further words are ignored.
const MAX_WORDS: usize = 8;

/// A local list. It is searched in the file; its contents are not kept in memory.
#[derive(Debug)]
pub struct RatingList<R> {
    bytes: R,
    records: u32,
    places: u32,
    texts: u32,
    said: String,
    /// Offset of the records, in bytes.
    start: u64,
    /// Length of a record in bytes; shorter in version 1.
    record_length: usize,
}

impl<R: Read + Seek> RatingList<R> {
    /// Opens a local list.
    ///
    /// # Errors
    /// Fails if reading fails or the bytes are not a local list.
    pub fn open(mut bytes: R) -> Result<Self, RatingListError> {
        let length = bytes.seek(SeekFrom::End(0))?;
        bytes.rewind()?;
        let mut header = [0; HEADER];
        bytes
            .read_exact(&mut header)
            .map_err(|_| RatingListError::NotALocalList)?;
        let record_length = match &header[..8] {
            magic if magic == MAGIC => RECORD,
            magic if magic == MAGIC_1 => RECORD_1,
            _ => return Err(RatingListError::NotALocalList),
        };
        let long = |at: usize| {
            u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]])
        };
        let (records, places, texts) = (long(8), long(12), long(16));
        let mut said = vec![0; usize::from(u16::from_le_bytes([header[20], header[21]]))];
        bytes
            .read_exact(&mut said)
            .map_err(|_| RatingListError::NotALocalList)?;
        let start = (HEADER + said.len()) as u64;
        let expected = start
            + u64::from(records) * record_length as u64
            + u64::from(places) * PLACE as u64
            + u64::from(texts);
        if expected != length {
            return Err(RatingListError::NotALocalList);
        }
        Ok(Self {
            bytes,
            records,
            places,
            texts,
            said: String::from_utf8(said).map_err(|_| RatingListError::NotALocalList)?,
            start,
            record_length,
        })
    }

    /// The description that the list was built with.
    pub fn said(&self) -> &str {
        &self.said
    }

    /// Number of players.
    pub const fn players(&self) -> u32 {
        self.records
    }

    /// Returns at most `most` players with a matching name or membership number. For each typed
    /// word, one of their words must begin with it. A club's number finds its members.
    ///
    /// Players whose surname begins with the first typed word come first. Both groups are sorted
    /// by name. Empty if nothing is typed.
    ///
    /// # Errors
    /// Fails if the list cannot be read.
    pub fn search(
        &mut self,
        typed: &str,
        most: usize,
    ) -> Result<Vec<RatedPlayer>, RatingListError> {
        let typed = folded(typed);
        let mut ranges = Vec::new();
        for word in typed
            .split(' ')
            .filter(|word| !word.is_empty())
            .take(MAX_WORDS)
        {
            let start = self.first_not_before(word, Bound::Word)?;
            let end = self.first_not_before(word, Bound::After)?;
            ranges.push(start..end.max(start));
        }
        let Some(shortest) = (0..ranges.len()).min_by_key(|index| ranges[*index].len()) else {
            return Ok(Vec::new());
        };
        let mut found = self.places(ranges[shortest].clone())?;
        for (index, range) in ranges.iter().enumerate() {
            if index == shortest || found.is_empty() {
                continue;
            }
            let mut marked = vec![false; usize::try_from(self.records).unwrap_or(0)];
            for place in self.places(range.clone())? {
                if let Some(mark) = marked.get_mut(record_of(place)) {
                    *mark = true;
                }
            }
            found.retain(|place| marked.get(record_of(*place)).copied().unwrap_or_default());
        }
        self.best(&found, &typed, most)
    }

    /// Returns the players at these places. Surnames that begin with the first typed word come
    /// first; the order is otherwise kept.
    ///
    /// # Errors
    /// Fails if the list cannot be read.
    fn best(
        &mut self,
        found: &[u32],
        typed: &str,
        most: usize,
    ) -> Result<Vec<RatedPlayer>, RatingListError> {
        let is_surname = |place: u32| place & ((1 << WORD_BITS) - 1) == 0;
        let first_word = typed.split(' ').next().unwrap_or_default();
        let mut players: Vec<RatedPlayer> = Vec::new();
        let mut others = Vec::new();
        let mut seen = std::collections::HashSet::new();
        let surnames = found.iter().filter(|place| is_surname(**place));
        let given = found.iter().filter(|place| !is_surname(**place));
        for place in surnames.chain(given) {
            if players.len() >= most || others.len() >= most {
                break;
            }
            if !seen.insert(record_of(*place)) {
                continue;
            }
            let player = self.player(record_of(*place))?;
            if folded(&player.name).starts_with(first_word) {
                players.push(player);
            } else {
                others.push(player);
            }
        }
        players.extend(others);
        players.truncate(most);
        Ok(players)
    }

    /// Returns the player with a FIDE number, or `None`.
    ///
    /// # Errors
    /// Fails if the list cannot be read.
    pub fn by_fide_id(&mut self, id: u32) -> Result<Option<RatedPlayer>, RatingListError> {
        let (mut low, mut high) = (0, self.records);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.record(middle as usize)?.fide_id < id {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        if id == 0 || low >= self.records || self.record(low as usize)?.fide_id != id {
            return Ok(None);
        }
        self.player(low as usize).map(Some)
    }

    /// Returns the players with a national number, in any spelling. A player with two kinds of
    /// membership is listed twice.
    ///
    /// # Errors
    /// Fails if the list cannot be read.
    pub fn by_national_id(&mut self, id: &NationalId) -> Result<Vec<RatedPlayer>, RatingListError> {
        let key = id.key();
        // First as federations write it, with leading zeros, so that longer member numbers do not
        // match. Then unchanged, because a club's own list may omit the zeros.
        let padded = match key.split_once('-') {
            Some((club, member)) if !member.contains('-') => format!("{club} {member:0>4}"),
            Some(_) | None => key.clone(),
        };
        for typed in [&padded, &key] {
            let mut found = self.search(typed, 64)?;
            found.retain(|player| {
                NationalId::parse(&player.membership).is_ok_and(|listed| listed.key() == key)
            });
            if !found.is_empty() {
                return Ok(found);
            }
        }
        Ok(Vec::new())
    }

    /// Returns the players with this name, in any spelling, with or without titles.
    ///
    /// # Errors
    /// Fails if the list cannot be read.
    pub fn by_name(&mut self, name: &str) -> Result<Vec<RatedPlayer>, RatingListError> {
        let wanted = NameKey::of(name);
        let (_, name) = Title::split(name);
        let mut found = self.search(&name, 64)?;
        found.retain(|player| NameKey::of(&player.name) == wanted);
        Ok(found)
    }

    /// Returns the first place whose word begins with `word` or is greater; with
    /// [`Bound::After`], the first place after all words that begin with `word`.
    ///
    /// # Errors
    /// Fails if the list cannot be read.
    fn first_not_before(&mut self, word: &str, bound: Bound) -> Result<u32, RatingListError> {
        let (mut low, mut high) = (0, self.places);
        while low < high {
            let middle = low + (high - low) / 2;
            let place = self.places(middle..middle + 1)?.first().copied();
            let there = self.rest_of_name(place.unwrap_or(0))?;
            let is_before = match bound {
                Bound::Word => there.as_str() < word,
                Bound::After => there.as_str() < word || there.starts_with(word),
            };
            if is_before {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        Ok(low)
    }

    /// Returns the folded name of a place, from the place's word on.
    ///
    /// # Errors
    /// Fails if the list cannot be read.
    fn rest_of_name(&mut self, place: u32) -> Result<String, RatingListError> {
        let record = self.record(record_of(place))?;
        let folded = folded(&self.text(record.name)?);
        let word = (place & ((1 << WORD_BITS) - 1)) as usize;
        let words: Vec<&str> = folded.split(' ').skip(word).collect();
        Ok(words.join(" "))
    }

    fn places(&mut self, range: std::ops::Range<u32>) -> Result<Vec<u32>, RatingListError> {
        let at = self.start
            + u64::from(self.records) * self.record_length as u64
            + u64::from(range.start) * PLACE as u64;
        let mut bytes = vec![0; range.len() * PLACE];
        self.read_at(at, &mut bytes)?;
        Ok(bytes
            .chunks_exact(PLACE)
            .map(|it| u32::from_le_bytes([it[0], it[1], it[2], it[3]]))
            .collect())
    }

    fn record(&mut self, number: usize) -> Result<Record, RatingListError> {
        if number >= self.records as usize {
            return Err(RatingListError::NotALocalList);
        }
        // Fields missing in version 1 stay 0, which means "none".
        let mut bytes = [0; RECORD];
        let at = self.start + (number * self.record_length) as u64;
        let length = self.record_length;
        self.read_at(at, &mut bytes[..length])?;
        Ok(Record::from_bytes(&bytes))
    }

    fn text(&mut self, at: u32) -> Result<String, RatingListError> {
        if at >= self.texts {
            return Err(RatingListError::NotALocalList);
        }
        let start = self.start
            + u64::from(self.records) * self.record_length as u64
            + u64::from(self.places) * PLACE as u64;
        let left = usize::try_from(self.texts - at).unwrap_or(usize::MAX);
        let mut bytes = vec![0; left.min(256)];
        self.read_at(start + u64::from(at), &mut bytes)?;
        let (length, text) = bytes.split_first().ok_or(RatingListError::NotALocalList)?;
        let text = text
            .get(..usize::from(*length))
            .ok_or(RatingListError::NotALocalList)?;
        String::from_utf8(text.to_vec()).map_err(|_| RatingListError::NotALocalList)
    }

    fn player(&mut self, number: usize) -> Result<RatedPlayer, RatingListError> {
        let record = self.record(number)?;
        let kept = self.text(record.name)?;
        let (name, membership) = parts(&kept);
        Ok(RatedPlayer {
            name: name.to_owned(),
            membership: membership.to_owned(),
            fide_id: Some(record.fide_id).filter(|id| *id > 0),
            birth_year: Some(record.birth_year).filter(|year| *year > 0),
            sex: record.sex,
            federation: record
                .federation
                .iter()
                .filter(|byte| byte.is_ascii_graphic())
                .map(|byte| char::from(*byte))
                .collect(),
            title: record.title,
            club: if record.club == NO_TEXT {
                String::new()
            } else {
                self.text(record.club)?
            },
            ratings: record.ratings,
        })
    }

    fn read_at(&mut self, at: u64, bytes: &mut [u8]) -> Result<(), RatingListError> {
        self.bytes.seek(SeekFrom::Start(at))?;
        self.bytes
            .read_exact(bytes)
            .map_err(|_| RatingListError::NotALocalList)
    }
}

/// A bound of the range of words with the same beginning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bound {
    /// The first such word.
    Word,
    /// The first word after them.
    After,
}

const fn record_of(place: u32) -> usize {
    (place >> WORD_BITS) as usize
}
