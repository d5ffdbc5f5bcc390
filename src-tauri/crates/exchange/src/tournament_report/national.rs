//! National numbers and ratings in a report: record 172 and the national records.
//!
//! A player with a national number of a known federation gets a national record. Record 172 names
//! the most common federation, and the order of national and FIDE ratings.

use std::collections::BTreeMap;

use kralle_tournament::{NationalId, PlayerData, PlayerId, Rating, RatingKind, Tournament};

use crate::trf::{LONGEST_NUMBER, NationalRecord, Record, Trf};

/// The codes of record 172: the rating that counts first, and the use of the other one.
const METHODS: [(&str, First, Then); 4] = [
    ("FIDE", First::Fide, Then::Nothing),
    ("NRO", First::National, Then::Nothing),
    ("FIDON", First::Fide, Then::TheOther),
    ("NIDOF", First::National, Then::TheOther),
];
/// The code for all other orders of ratings.
const OTHER: &str = "OTHER";

/// The rating that counts first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum First {
    Fide,
    National,
}

/// The use of the other rating, for players without the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Then {
    TheOther,
    Nothing,
}

/// Returns the federation of a player's national number; `None` if the number has none.
fn federation(data: &PlayerData) -> Option<&str> {
    data.national_id.as_ref().and_then(NationalId::federation)
}

/// Returns the federation of record 172: the most common one among national numbers. `None` if no
/// number names a federation.
pub(super) fn main_federation<'a>(
    tournament: &'a Tournament,
    players: &BTreeMap<PlayerId, u16>,
) -> Option<&'a str> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for player in players.keys() {
        let player = tournament.player(*player).ok();
        if let Some(code) = player.and_then(|player| federation(&player.data)) {
            *counts.entry(code).or_default() += 1;
        }
    }
    // The first of equals, so that the report is reproducible.
    let most = counts.into_iter().rev().max_by_key(|(_, count)| *count);
    most.map(|(federation, _)| federation)
}

/// Returns the order of ratings without the tandem rating. A report has no such rating, and would
/// import it as a chess rating.
pub(super) fn of_chess(order: &[RatingKind]) -> Vec<RatingKind> {
    let kinds = order.iter().copied();
    kinds.filter(|kind| *kind != RatingKind::Tandem).collect()
}

/// Returns the rating in a player's own line: the first in the order. If there are national
/// records, national ratings are skipped here. `None` without such a rating.
pub(super) fn fide_rating(
    data: &PlayerData,
    order: &[RatingKind],
    main: Option<&str>,
) -> Option<Rating> {
    let mut order = of_chess(order);
    order.retain(|kind| main.is_none() || *kind != RatingKind::National);
    data.rating(&order)
}

/// Returns a player's national record; `None` if there is nothing to report. A national rating
/// without a number belongs to the main federation.
pub(super) fn record(number: u16, data: &PlayerData, main: Option<&str>) -> Option<Record> {
    let rating = data.ratings.get(&RatingKind::National).map(|it| it.get());
    let own = federation(data);
    let id = data.national_id.as_ref().filter(|_| own.is_some());
    let federation = own.or_else(|| main.filter(|_| rating.is_some()))?;
    Some(Record::National(NationalRecord {
        federation: federation.to_owned(),
        number,
        rating,
        // A truncated number would be a different number.
        national_id: id
            .map(NationalId::number)
            .filter(|number| number.chars().count() <= LONGEST_NUMBER)
            .unwrap_or_default()
            .to_owned(),
        ..NationalRecord::default()
    }))
}

/// Returns record 172; `None` without national records.
pub(super) fn method(tournament: &Tournament, main: Option<&str>) -> Option<Record> {
    let federation = main?;
    let order = of_chess(&tournament.settings.rating_order);
    let place = |wanted: fn(&RatingKind) -> bool| order.iter().position(wanted);
    let national = place(|kind| *kind == RatingKind::National);
    let fide = place(|kind| *kind != RatingKind::National);
    let found = match (fide, national) {
        (Some(_), None) => Some((First::Fide, Then::Nothing)),
        (None, Some(_)) => Some((First::National, Then::Nothing)),
        (Some(fide), Some(national)) if fide < national => Some((First::Fide, Then::TheOther)),
        (Some(_), Some(_)) => Some((First::National, Then::TheOther)),
        (None, None) => None,
    };
    let code = METHODS
        .iter()
        .find(|(_, first, then)| found == Some((*first, *then)))
        .map_or(OTHER, |(code, ..)| code);
    Some(Record::Text {
        code: "172".to_owned(),
        value: format!("{federation} {code}"),
    })
}

/// Returns the order of ratings of record 172. Without the record, FIDE ratings come first.
pub(super) fn rating_order(trf: &Trf) -> Vec<RatingKind> {
    const FIDE: [RatingKind; 3] = [RatingKind::Standard, RatingKind::Rapid, RatingKind::Blitz];
    let words = trf.text_of("172").map(str::split_whitespace);
    let code = words.and_then(Iterator::last).unwrap_or_default();
    let method = METHODS.iter().find(|(known, ..)| *known == code);
    let national = [RatingKind::National];
    let other = [RatingKind::Other];
    match method {
        Some((_, First::Fide, Then::Nothing)) => [&FIDE[..], &other].concat(),
        Some((_, First::National, Then::Nothing)) => national.to_vec(),
        Some((_, First::National, Then::TheOther)) => [&national[..], &FIDE, &other].concat(),
        Some((_, First::Fide, Then::TheOther)) | None => [&FIDE[..], &national, &other].concat(),
    }
}

/// Returns a player's national record: that of the federation in record 172, else the first.
/// `None` if the player has none.
pub(super) fn of_player(trf: &Trf, number: u16) -> Option<&NationalRecord> {
    let main = trf.text_of("172").and_then(|text| text.get(..3));
    let mut records = trf.nationals().filter(|record| record.number == number);
    let first = records.clone().next();
    records
        .find(|record| Some(record.federation.as_str()) == main)
        .or(first)
}

/// True if a player has several national records, of which only one is kept.
pub(super) fn are_left_out(trf: &Trf) -> bool {
    let mut seen = std::collections::BTreeSet::new();
    trf.nationals().any(|record| !seen.insert(record.number))
}

/// Copies number and rating from the record to the player.
pub(super) fn take(record: &NationalRecord, data: &mut PlayerData) {
    data.national_id = NationalId::of_federation(&record.federation, &record.national_id).ok();
    if let Some(rating) = record.rating.and_then(|it| Rating::try_from(it).ok()) {
        data.ratings.insert(RatingKind::National, rating);
    }
}
