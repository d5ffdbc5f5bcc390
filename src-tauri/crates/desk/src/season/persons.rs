//! Views of entrants and patterns of a season.

use kralle_season::{EntryAt, EntryPattern};

use crate::players::parse::fields;
use crate::season::open_season::KnownSeason;
use crate::season::view::{SeasonEntrantView, SeasonPattern};

/// Returns the view of an entrant; `None` if there is no such evening or player.
pub(crate) fn entrant(known: &KnownSeason, at: EntryAt) -> Option<SeasonEntrantView> {
    let file = known.season.evening(at.evening)?;
    let fields = fields(&file.evening.entrant(at.player)?.data);
    Some(SeasonEntrantView {
        key: file.evening.key.0.clone(),
        player: at.player.0,
        file: file.file.clone(),
        evening: file.evening.name.clone(),
        date: file.evening.date.map(|date| date.to_string()),
        name: fields.name,
        club: fields.club,
        birth_year: fields.birth_year,
        fide_id: fields.fide_id,
        national_id: fields.national_id,
    })
}

/// Returns the view of a pattern.
pub(crate) fn pattern_view(it: &EntryPattern) -> SeasonPattern {
    SeasonPattern {
        name: it.name.as_ref().map(ToString::to_string),
        birth_year: it.birth_year.map(u16::from),
        club: it.club.as_ref().map(ToString::to_string),
        fide_id: it.fide_id,
        national_id: it.national_id.as_ref().map(ToString::to_string),
        file: it.file.clone(),
        player: it.player.map(|player| player.0),
    }
}
