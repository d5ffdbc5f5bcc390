//! Identifies a player in the rating lists, searching each list with the data of the others.

use kralle_exchange::rating_list::{RatedPlayer, RatingListError};
use kralle_tournament::{Likeness, NationalId, PlayerData, folded};

use crate::ratings::find::{Gathered, person};
use crate::ratings::folder::{OpenList, RatingListView};
use crate::ratings::view::{FoundBy, RatedRow};

/// The match of a player in the lists.
pub(crate) enum Found {
    Nobody,
    Several,
    One(FoundBy, Box<RatedRow>),
}

/// The known data of a player, including data found in lists so far.
struct Known<'a> {
    name: &'a str,
    fide_id: Option<u32>,
    national_id: Option<NationalId>,
    birth_year: Option<u16>,
    club: Option<String>,
}

impl<'a> Known<'a> {
    fn of(data: &'a PlayerData) -> Self {
        Self {
            name: data.name.as_str(),
            fide_id: data.fide_id,
            national_id: data.national_id.clone(),
            birth_year: data.birth_year.map(u16::from),
            club: data.club.as_ref().map(|club| folded(club.as_str())),
        }
    }

    fn learn(&mut self, player: &RatedPlayer) {
        self.fide_id = self.fide_id.or(player.fide_id);
        self.birth_year = self.birth_year.or(player.birth_year);
        if self.national_id.is_none() {
            self.national_id = NationalId::parse(&player.membership).ok();
        }
    }

    fn by_fide_id(&self, list: &mut OpenList) -> Result<Option<RatedPlayer>, RatingListError> {
        match self.fide_id {
            Some(id) => list.by_fide_id(id),
            None => Ok(None),
        }
    }

    fn by_national_id(&self, list: &mut OpenList) -> Result<Option<RatedPlayer>, RatingListError> {
        let Some(id) = &self.national_id else {
            return Ok(None);
        };
        let mut found = list.by_national_id(id)?;
        same_person_once(&mut found);
        Ok(found.pop().filter(|_| found.is_empty()))
    }

    /// Returns the persons with this name who may be the player.
    fn by_name(&self, list: &mut OpenList) -> Result<Vec<RatedPlayer>, RatingListError> {
        let mut found = list.by_name(self.name)?;
        if let Some(year) = self.birth_year {
            // Another year of birth means another person.
            found.retain(|it| it.birth_year.is_none_or(|it| it == year));
            if found.iter().any(|it| it.birth_year == Some(year)) {
                found.retain(|it| it.birth_year == Some(year));
            }
        }
        same_person_once(&mut found);
        if found.len() > 1 && found.iter().filter(|it| self.is_of_club(it)).count() == 1 {
            found.retain(|it| self.is_of_club(it));
        }
        Ok(found)
    }

    fn is_of_club(&self, player: &RatedPlayer) -> bool {
        self.club.as_ref() == Some(&folded(&player.club))
    }

    fn is_of_year(&self, player: &RatedPlayer) -> bool {
        self.birth_year.is_some() && self.birth_year == player.birth_year
    }

    /// True if both FIDE numbers are known and differ.
    fn is_against(&self, player: &RatedPlayer) -> bool {
        let both = self.fide_id.zip(player.fide_id);
        both.is_some_and(|(known, listed)| known != listed)
    }
}

/// Merges duplicates: a member of two clubs appears twice in a list.
fn same_person_once(found: &mut Vec<RatedPlayer>) {
    found.dedup_by(|one, other| {
        (&one.name, one.birth_year, one.ratings) == (&other.name, other.birth_year, other.ratings)
    });
}

/// Finds a player in all lists, first by federation numbers; a number found in one list is used for
/// the others. Lists without such a number are searched by name. Once a number or the year of birth
/// identified the player, a match by name also needs the year of birth or the club.
///
/// # Errors
/// Fails if a list cannot be read.
pub(crate) fn find(
    data: &PlayerData,
    lists: &mut [(RatingListView, OpenList)],
) -> Result<Found, RatingListError> {
    let mut known = Known::of(data);
    let mut places: Vec<Option<RatedPlayer>> = lists.iter().map(|_| None).collect();
    let mut found_by = None;
    for by in [FoundBy::FideId, FoundBy::NationalId, FoundBy::FideId] {
        for ((_, list), place) in lists.iter_mut().zip(&mut places) {
            if place.is_some() {
                continue;
            }
            *place = match by {
                FoundBy::FideId => known.by_fide_id(list)?,
                FoundBy::NationalId => known.by_national_id(list)?,
                FoundBy::NameAndBirthYear | FoundBy::Name => None,
            };
            if let Some(player) = place {
                known.learn(player);
                found_by.get_or_insert(by);
            }
        }
    }
    let (mut several, mut of_year) = (false, false);
    let mut by_name = vec![false; lists.len()];
    for (index, ((_, list), place)) in lists.iter_mut().zip(&mut places).enumerate() {
        if place.is_none() {
            let mut found = known.by_name(list)?;
            several |= found.len() > 1;
            by_name[index] = true;
            *place = found.pop().filter(|_| found.is_empty());
            of_year |= place.as_ref().is_some_and(|it| known.is_of_year(it));
        }
    }
    let sure = found_by.is_some();
    if several && !sure {
        return Ok(Found::Several);
    }
    for (place, by_name) in places.iter_mut().zip(by_name) {
        let fits = |it: &RatedPlayer| known.is_of_year(it) || known.is_of_club(it);
        if by_name && (sure || of_year) {
            *place = place
                .take()
                .filter(|it| fits(it) && !(sure && known.is_against(it)));
        }
    }
    let by_name = if of_year {
        FoundBy::NameAndBirthYear
    } else {
        FoundBy::Name
    };
    Ok(one(lists, places, found_by, by_name))
}

/// Merges the matches of the lists; [`Found::Several`] if they cannot be the same person.
fn one(
    lists: &[(RatingListView, OpenList)],
    places: Vec<Option<RatedPlayer>>,
    found_by: Option<FoundBy>,
    by_name: FoundBy,
) -> Found {
    let names = lists.iter().map(|(view, _)| view.name.as_str());
    let mut found: Option<Gathered> = None;
    for (list, player) in names.zip(places) {
        let Some(player) = player else { continue };
        match &mut found {
            None => found = Some(Gathered::new(player, list)),
            Some(gathered) => {
                if found_by.is_none()
                    && gathered.person.likeness(&person(&player)) < Likeness::Likely
                {
                    return Found::Several;
                }
                gathered.merge(player, list);
            }
        }
    }
    match found {
        Some(gathered) => Found::One(found_by.unwrap_or(by_name), Box::new(gathered.row)),
        None => Found::Nobody,
    }
}
