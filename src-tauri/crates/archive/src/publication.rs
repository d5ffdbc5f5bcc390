//! Public content of a proven file: created on publication, then stored.

mod after;
mod change;
mod keep;
mod newest;
mod prove;

use std::collections::BTreeMap;

use chrono::{Datelike as _, NaiveDate};
use kralle_season::{Evening, EveningKey};
use kralle_store::FileId;
use kralle_tournament::{PlayerId, Refusal, Tournament, folded};
use kralle_view::published::{Published, covered, published};
use kralle_view::shown::Shown;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub(crate) use after::After;
pub use change::Change;
pub(crate) use keep::{CHANNEL, Effect, keep, keep_again, page, tell};
pub use newest::{Newest, Standing, Standings};
pub(crate) use prove::look;
pub use prove::{Proven, prove};

/// Compression level of zstd: at 3, a tournament takes under a millisecond.
pub(crate) const LEVEL: i32 = 3;
/// Maximum unpacked size of stored content, in bytes.
const LARGEST: usize = 64 << 20;

/// The public content of the newest revision, from which pages and responses are made.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    pub tournament: Published,
    /// The archive's person for each player; omitted for players shown with initials or not at
    /// all.
    pub persons: BTreeMap<u32, i32>,
    /// The short form of the journal's head, as printed on sheets.
    pub head: String,
    /// The full head, for a QR code.
    pub head_whole: String,
}

/// The columns of a tournament in lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    pub name: String,
    pub place: String,
    pub date: Option<NaiveDate>,
    pub game: &'static str,
    pub formation: &'static str,
    pub progress: &'static str,
    pub teams: i32,
    pub players: i32,
    /// The search words: name and place, folded, with a space before each word.
    pub words: String,
}

/// Returns the public content of a file, and its line in lists.
///
/// # Errors
/// Fails if the tournament contradicts itself.
pub fn publish(
    tournament: &Tournament,
    head: &kralle_store::Head,
    persons: &BTreeMap<PlayerId, (i32, Shown)>,
) -> Result<(Kept, Listed), Refusal> {
    let shown = persons
        .iter()
        .map(|(player, (_, shown))| (*player, *shown))
        .collect();
    let date = tournament.settings.date;
    let tournament = published(&covered(tournament, &shown))?;
    let count = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
    let name = tournament.overview.tournament.clone();
    let place = tournament.overview.place.clone().unwrap_or_default();
    let listed = Listed {
        date,
        game: tournament.game.0.code(),
        formation: tournament.formation.0.code(),
        progress: tournament.progress.0.code(),
        teams: count(tournament.teams.len()),
        players: count(tournament.players.len()),
        words: format!(" {}", folded(&format!("{name} {place}"))),
        name,
        place,
    };
    let kept = Kept {
        tournament,
        persons: persons
            .iter()
            .filter(|(_, (_, shown))| *shown == Shown::Name)
            .map(|(player, (person, _))| (player.0, *person))
            .collect(),
        head: head.to_string(),
        head_whole: head.whole(),
    };
    Ok((kept, listed))
}

/// Returns the data for seasons and ratings.
pub fn evening(tournament: &Tournament, head: &kralle_store::Head) -> Evening {
    Evening::of(EveningKey(head.file.to_string()), tournament)
}

/// True if calendars and the database support the date: its year is from 1 to 9999.
pub(crate) fn is_calendar_day(day: NaiveDate) -> bool {
    (1..=9999).contains(&day.year())
}

/// Parses a file's identity in an address: 32 hexadecimal digits in any case. `None` for other
/// text.
pub fn file_id(text: &str) -> Option<FileId> {
    let mut bytes = [0; 16];
    hex::decode_to_slice(text, &mut bytes).ok()?;
    Some(FileId(bytes))
}

/// Formats a file's identity for addresses; empty if the bytes have the wrong length.
pub fn shown_file(bytes: &[u8]) -> String {
    let bytes = <[u8; 16]>::try_from(bytes);
    bytes.map_or_else(|_| String::new(), |bytes| FileId(bytes).to_string())
}

/// Serializes a value for the database: JSON, compressed.
///
/// # Errors
/// Fails if serialization or compression fails.
pub fn pack(value: &impl Serialize) -> std::io::Result<Vec<u8>> {
    zstd::bulk::compress(&serde_json::to_vec(value)?, LEVEL)
}

/// Deserializes the output of [`pack`].
///
/// # Errors
/// Fails if the bytes are something else.
pub fn unpack<T: DeserializeOwned>(packed: &[u8]) -> std::io::Result<T> {
    Ok(serde_json::from_slice(&zstd::bulk::decompress(
        packed, LARGEST,
    )?)?)
}
