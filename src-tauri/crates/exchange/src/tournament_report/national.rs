//! Numbers and ratings of national federations in a report: records 172 and those of a federation.
//!
//! A player whose national number names its federation has such a record. The federation of most
//! numbers is that of record 172, which says how its rating and FIDE's make the order.

use std::collections::BTreeMap;

use kralle_tournament::{NationalId, PlayerData, PlayerId, Rating, RatingKind, Tournament};

use crate::trf::{LONGEST_NUMBER, NationalRecord, Record, Trf};

/// The codes of record 172, with the rating that counts first and whether the other counts after it.
const METHODS: [(&str, First, Then); 4] = [
    ("FIDE", First::Fide, Then::Nothing),
    ("NRO", First::National, Then::Nothing),
    ("FIDON", First::Fide, Then::TheOther),
    ("NIDOF", First::National, Then::TheOther),
];
/// The code for every other way.
const OTHER: &str = "OTHER";

/// Which rating counts first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum First {
    Fide,
    National,
}

/// Whether the other rating counts for those who have none of the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Then {
    TheOther,
    Nothing,
}

/// Whose number a player has, where the number says so.
fn federation(data: &PlayerData) -> Option<&str> {
    data.national_id.as_ref().and_then(NationalId::federation)
}

/// The federation of record 172: that most national numbers are of; none where no number says it.
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
    // The first of equals, so that the report is always the same.
    let most = counts.into_iter().rev().max_by_key(|(_, count)| *count);
    most.map(|(federation, _)| federation)
}

/// The ratings of chess in their order: a report knows no tandem rating, and what it shows comes in
/// again as one of chess.
pub(super) fn of_chess(order: &[RatingKind]) -> Vec<RatingKind> {
    let kinds = order.iter().copied();
    kinds.filter(|kind| *kind != RatingKind::Tandem).collect()
}

/// The rating a player's own line shows: beside records of federations, which show the national
/// one, the first other one.
pub(super) fn fide_rating(
    data: &PlayerData,
    order: &[RatingKind],
    main: Option<&str>,
) -> Option<Rating> {
    let mut order = of_chess(order);
    order.retain(|kind| main.is_none() || *kind != RatingKind::National);
    data.rating(&order)
}

/// The record of a player's federation. A national rating of who has no number is of the federation
/// of the others.
pub(super) fn record(number: u16, data: &PlayerData, main: Option<&str>) -> Option<Record> {
    let rating = data.ratings.get(&RatingKind::National).map(|it| it.get());
    let own = federation(data);
    let id = data.national_id.as_ref().filter(|_| own.is_some());
    let federation = own.or_else(|| main.filter(|_| rating.is_some()))?;
    Some(Record::National(NationalRecord {
        federation: federation.to_owned(),
        number,
        rating,
        // A number cut off would be another one.
        national_id: id
            .map(NationalId::number)
            .filter(|number| number.chars().count() <= LONGEST_NUMBER)
            .unwrap_or_default()
            .to_owned(),
        ..NationalRecord::default()
    }))
}

/// Record 172, where there are records of federations.
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

/// The ratings in the order record 172 says; without one FIDE's come first.
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

/// The federation's record that counts for a player: that of record 172, else the first.
pub(super) fn of_player(trf: &Trf, number: u16) -> Option<&NationalRecord> {
    let main = trf.text_of("172").and_then(|text| text.get(..3));
    let mut records = trf.nationals().filter(|record| record.number == number);
    let first = records.clone().next();
    records
        .find(|record| Some(record.federation.as_str()) == main)
        .or(first)
}

/// Whether a player has records of several federations, of which one is carried.
pub(super) fn are_left_out(trf: &Trf) -> bool {
    let mut seen = std::collections::BTreeSet::new();
    trf.nationals().any(|record| !seen.insert(record.number))
}

/// Takes over what the record says.
pub(super) fn take(record: &NationalRecord, data: &mut PlayerData) {
    data.national_id = NationalId::of_federation(&record.federation, &record.national_id).ok();
    if let Some(rating) = record.rating.and_then(|it| Rating::try_from(it).ok()) {
        data.ratings.insert(RatingKind::National, rating);
    }
}
