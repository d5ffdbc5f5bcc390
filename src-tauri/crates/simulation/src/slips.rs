//! The slips on the tables.

use std::collections::BTreeMap;
use std::slice;

use serde_json::{Value, json};

use crate::broken::Broken;
use crate::hall::Hall;
use crate::laws::array;
use crate::phone::Signer;
use crate::world::Entrants;

/// The slips of a round by the number of the entrant; partners share one.
pub(crate) type Slips = BTreeMap<u16, Signer>;

/// Reads the slips of a published round.
pub(crate) fn of_round(hall: &Hall, round: u16, entrants: Entrants) -> Result<Slips, Broken> {
    let pairs = match entrants {
        Entrants::Teams => Value::Null,
        Entrants::Players(_) => hall.must("round", json!({ "round": round }))?["pairs"].clone(),
    };
    let links = hall.must("match_links", json!({ "round": round }))?;
    let mut slips = Slips::new();
    for link in array(&links["links"]) {
        let (id, key) = (link["id"].as_str(), link["key"].as_str());
        let slip = id.zip(key).and_then(|(id, key)| Signer::from_code(id, key));
        let is_its = |it: &&Value| ["table", "side"].iter().all(|name| it[name] == link[name]);
        let pair = array(&pairs).iter().find(is_its);
        let sharing = pair.map_or_else(
            || slice::from_ref(&link["team"]),
            |it| array(&it["numbers"]),
        );
        let sharing = sharing
            .iter()
            .filter_map(|it| u16::try_from(it.as_u64()?).ok());
        slips.extend(sharing.filter_map(|it| Some((it, slip.clone()?))));
    }
    Ok(slips)
}
