//! Tournaments of other organizers in a season.
//!
//! Categories, guests and decisions use birth years, sexes and numbers, which are never public.
//! An organizer may use them only for their own tournaments. Otherwise any organizer's season
//! could reveal them.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use kralle_season::Evening;
use kralle_tournament::{Line, PlayerField};
use kralle_view::shown::Shown;

use super::archived::Entered;

/// Removes the data that the public does not see from a tournament of another organizer.
pub(super) fn conceal(evening: &mut Evening, shown: &impl Fn(&Entered) -> Shown) {
    let key = evening.key.0.clone();
    for entrant in &mut evening.entrants {
        let data = &mut entrant.data;
        data.conceal(PlayerField::is_private);
        if shown(&(key.clone(), entrant.player)) != Shown::Name {
            // No person is recognized by this name.
            if let Ok(name) = Line::parse("N. N.") {
                data.name = name;
            }
            data.conceal(|_| true);
            data.ratings.clear();
        }
    }
}

/// Returns the entries of each person that another organizer's tournament shows by name, because
/// numbers no longer join them.
pub(super) fn joined(
    entered: &HashMap<Entered, (i32, Shown)>,
    others: &BTreeSet<String>,
) -> Vec<Vec<Entered>> {
    let mut persons: BTreeMap<i32, Vec<Entered>> = BTreeMap::new();
    for (entry, (person, shown)) in entered {
        if *shown == Shown::Name {
            persons.entry(*person).or_default().push(entry.clone());
        }
    }
    let of_others = |entries: &Vec<Entered>| entries.iter().any(|(file, _)| others.contains(file));
    let mut joined: Vec<Vec<Entered>> = persons
        .into_values()
        .filter(|entries| entries.len() > 1 && of_others(entries))
        .collect();
    for entries in &mut joined {
        entries.sort_unstable();
    }
    joined
}
