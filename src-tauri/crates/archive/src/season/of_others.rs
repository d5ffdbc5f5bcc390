//! Tournaments of other organizers in a season.
//!
//! Categories, guests and decisions go by years of birth, sexes and numbers, which are never public. An organizer may ask
//! for those of the own tournaments only; else a season of anybody's would tell them of everybody.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use kralle_season::Evening;
use kralle_tournament::{Line, PlayerField};
use kralle_view::shown::Shown;

use super::archived::Entered;

/// Takes out of a tournament of another organizer what the public does not read of its players.
pub(super) fn conceal(evening: &mut Evening, shown: &impl Fn(&Entered) -> Shown) {
    let key = evening.key.0.clone();
    for entrant in &mut evening.entrants {
        let data = &mut entrant.data;
        data.conceal(PlayerField::is_private);
        if shown(&(key.clone(), entrant.player)) != Shown::Name {
            // Nobody is recognized by it.
            if let Ok(name) = Line::parse("N. N.") {
                data.name = name;
            }
            data.conceal(|_| true);
            data.ratings.clear();
        }
    }
}

/// The entries of each person whom a tournament of another organizer shows by name: numbers no longer join them.
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
