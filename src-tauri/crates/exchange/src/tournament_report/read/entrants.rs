//! Players, teams and their members.

use std::collections::BTreeSet;

use chrono::Datelike as _;
use kralle_tournament::{
    Line, LineUpOrder, Membership, Player, PlayerData, PlayerField, PlayerId, Rating, RatingKind,
    RoundNumber, Team, TeamNumber, Title, Tournament,
};

use super::Report;
use crate::sex::{SexCell, SexColumn};
use crate::tournament_report::{ReportError, national};
use crate::trf::{PlayerRecord, birth_year};

impl Report<'_> {
    /// Adds players, teams and memberships to the tournament.
    ///
    /// # Errors
    /// Fails for invalid names, players entered twice, and invalid team sizes.
    pub(super) fn enter(&self, tournament: &mut Tournament) -> Result<(), ReportError> {
        let mut known = BTreeSet::new();
        let latest = self.year();
        let sexes = SexColumn::of(self.players.values().map(|record| record.sex.as_str()));
        for (number, record) in &self.players {
            let mut data = player(record, sexes, latest)?;
            if let Some(record) = national::of_player(self.trf, *number) {
                national::take(record, &mut data);
            }
            let same = (
                data.name.to_string().to_lowercase(),
                data.birth_year,
                data.fide_id,
            );
            // Without a FIDE number, two players with the same name and year may be different
            // persons.
            if data.fide_id.is_some() && !known.insert(same) {
                return Err(ReportError::PlayerTwice { entrant: *number });
            }
            tournament.players.push(Player {
                id: PlayerId(u32::from(*number)),
                data,
            });
        }
        let names: Vec<Option<Line>> = if self.is_single {
            vec![None; self.players.len()]
        } else {
            let records = self.teams.iter().enumerate();
            records
                .map(|(index, record)| {
                    let number = TeamNumber::at(index).get();
                    // The name that the writer gives to a team without a name.
                    let own = format!("Team {number}");
                    let name =
                        Some(record.name.trim()).filter(|name| !name.is_empty() && *name != own);
                    name.map(Line::parse)
                        .transpose()
                        .map_err(|_| ReportError::Name { entrant: number })
                })
                .collect::<Result<_, _>>()?
        };
        for (index, name) in names.into_iter().enumerate() {
            tournament.teams.push(Team {
                number: TeamNumber::at(index),
                name,
                captain: None,
                entered: RoundNumber::FIRST,
            });
        }
        if self.is_single {
            for (index, player) in self.players.keys().enumerate() {
                tournament.memberships.push(Membership {
                    team: TeamNumber::at(index),
                    player: PlayerId(u32::from(*player)),
                    order: LineUpOrder(1),
                    from: RoundNumber::FIRST,
                    to: None,
                });
            }
            return Ok(());
        }
        self.belong(tournament)
    }

    /// Returns the year of the tournament; `None` without a date.
    fn year(&self) -> Option<u16> {
        let year = self.date("042")?.year();
        u16::try_from(year).ok()
    }
}

/// The titles of reports before 2006.
const OLD_TITLES: [(&str, &str); 8] = [
    ("g", "GM"),
    ("m", "IM"),
    ("f", "FM"),
    ("c", "CM"),
    ("wg", "WGM"),
    ("wm", "WIM"),
    ("wf", "WFM"),
    ("wc", "WCM"),
];

/// Returns a title as it is written today.
fn title(text: &str) -> &str {
    let old = OLD_TITLES.iter().find(|(it, _)| *it == text);
    old.map_or(text, |(_, title)| title)
}

fn player(
    record: &PlayerRecord,
    sexes: SexColumn,
    latest: Option<u16>,
) -> Result<PlayerData, ReportError> {
    let bad_name = ReportError::Name {
        entrant: record.number,
    };
    let rating = record
        .rating
        .and_then(|rating| Rating::try_from(rating).ok());
    let (in_name, name) = Title::split(&record.name);
    let mut data = PlayerData {
        ratings: rating
            .map(|rating| (RatingKind::Standard, rating))
            .into_iter()
            .collect(),
        ..PlayerData::new(Line::parse(&name).map_err(|_| bad_name)?)
    };
    for (field, text) in [
        (PlayerField::Title, title(&record.title)),
        (PlayerField::Federation, &record.federation),
        (PlayerField::FideId, &record.fide_id),
    ] {
        // The parser checked the values.
        let _ = data.read(field, text);
    }
    data.birth_year = birth_year(&record.birth, latest).unwrap_or_default();
    if let SexCell::Sex(sex) = sexes.read(&record.sex) {
        data.sex = Some(sex);
    }
    data.title = match data.title {
        Some(title) => Some(title.with(in_name.as_ref())),
        None => in_name,
    };
    Ok(data)
}
