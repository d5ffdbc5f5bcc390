//! The order of the players before the drawing of lots (S T1).

use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

use super::Seed;
use crate::{PlayerData, PlayerId, Rating, RatingKind};

/// A participant, as far as the order needs him.
#[derive(Debug, Clone, Copy)]
pub struct Entrant<'a> {
    pub id: PlayerId,
    pub data: &'a PlayerData,
}

/// The rule that breaks ties in the order.
#[derive(Debug, Clone, Copy)]
pub enum TieLot<'a> {
    /// By the lot of the public seed.
    Seed(&'a Seed),
    /// By name, while there is no seed: the order is provisional.
    Provisional,
}

/// Returns the seeding list: by the first rating of `rating_order` that a player has, highest
/// first, unrated last. Equal and unrated players follow the director's order `by_hand`, then their
/// lots: SHA-256(seed ‖ NUL ‖ "order" ‖ NUL ‖ name in NFC ‖ birth year ‖ club).
pub fn start_list<'a>(
    entrants: impl IntoIterator<Item = Entrant<'a>>,
    rating_order: &[RatingKind],
    by_hand: &[PlayerId],
    lot: TieLot<'_>,
) -> Vec<Entrant<'a>> {
    let mut list: Vec<_> = entrants
        .into_iter()
        .map(|entrant| {
            let rating = entrant.data.rating(rating_order);
            let hand = by_hand
                .iter()
                .position(|id| *id == entrant.id)
                .unwrap_or(usize::MAX);
            let lot = match lot {
                TieLot::Seed(seed) => seed.labeled("order", &lot_text(entrant.data)).to_vec(),
                TieLot::Provisional => entrant.data.name.as_str().to_lowercase().into_bytes(),
            };
            // Two players of one name, year and club have the same lot; the one entered first comes
            // first.
            (std::cmp::Reverse(rating), hand, lot, entrant.id, entrant)
        })
        .collect();
    list.sort_by(|one, other| {
        (one.0, one.1, &one.2, one.3).cmp(&(other.0, other.1, &other.2, other.3))
    });
    list.into_iter().map(|(.., entrant)| entrant).collect()
}

/// Returns the text of a player's lot: name in NFC, birth year, club, concatenated.
fn lot_text(data: &PlayerData) -> String {
    let name = data.name.as_str().nfc().collect::<String>();
    let year = data
        .birth_year
        .map(|year| year.get().to_string())
        .unwrap_or_default();
    let club = data.club.as_ref().map_or("", |club| club.as_str());
    format!("{name}{year}{club}")
}

/// Returns the players tied across the border of the pots, whom the order must separate (S T1).
/// They have the same rating as both the last of pot 1 and the first of pot 2. Empty without such a
/// tie.
pub fn tie_across_border<'a>(
    list: &[Entrant<'a>],
    rating_order: &[RatingKind],
) -> Vec<Entrant<'a>> {
    let border = list.len() / 2;
    let rating = |entrant: &Entrant<'_>| -> Option<Rating> { entrant.data.rating(rating_order) };
    let (Some(last), Some(first)) = (
        border.checked_sub(1).and_then(|index| list.get(index)),
        list.get(border),
    ) else {
        return Vec::new();
    };
    if rating(last) != rating(first) {
        return Vec::new();
    }
    list.iter()
        .filter(|entrant| rating(entrant) == rating(last))
        .copied()
        .collect()
}

/// Returns the checksum of the list that the lots were drawn from. It is the first four bytes of
/// SHA-256 over its lines `name TAB birth year TAB club TAB rating LF` in start order.
pub fn checksum(list: &[Entrant<'_>], rating_order: &[RatingKind]) -> [u8; 4] {
    let mut hash = Sha256::new();
    for entrant in list {
        let year = entrant.data.birth_year.map_or(0, u16::from);
        let rating = entrant.data.rating(rating_order).map_or(0, u16::from);
        let club = entrant.data.club.as_ref().map_or("", |club| club.as_str());
        hash.update(format!("{}\t{year}\t{club}\t{rating}\n", entrant.data.name));
    }
    let digest = hash.finalize();
    [digest[0], digest[1], digest[2], digest[3]]
}
