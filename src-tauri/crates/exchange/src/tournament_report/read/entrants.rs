//! Players, teams and their members.

use std::collections::BTreeSet;

use kralle_tournament::{
    Line, LineUpOrder, Membership, Player, PlayerData, PlayerField, PlayerId, Rating, RatingKind,
    RoundNumber, Team, TeamNumber, Title, Tournament,
};

use super::Report;
use crate::sex::{SexCell, SexColumn};
use crate::tournament_report::{ReportError, national};
use crate::trf::PlayerRecord;

impl Report<'_> {
    /// Adds players, teams and memberships to the tournament.
    ///
    /// # Errors
    /// Fails for invalid names, players entered twice, and invalid team sizes.
    pub(super) fn enter(&self, tournament: &mut Tournament) -> Result<(), ReportError> {
        let mut known = BTreeSet::new();
        let sexes = SexColumn::of(self.players.values().map(|record| record.sex.as_str()));
        for (number, record) in &self.players {
            let mut data = player(record, sexes)?;
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
}

fn player(record: &PlayerRecord, sexes: SexColumn) -> Result<PlayerData, ReportError> {
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
        (PlayerField::Title, record.title.as_str()),
        (
            PlayerField::BirthYear,
            record.birth.get(..4).unwrap_or_default(),
        ),
        (PlayerField::Federation, &record.federation),
        (PlayerField::FideId, &record.fide_id),
    ] {
        // An invalid value counts as empty.
        let _ = data.read(field, text);
    }
    if let SexCell::Sex(sex) = sexes.read(&record.sex) {
        data.sex = Some(sex);
    }
    data.title = match data.title {
        Some(title) => Some(title.with(in_name.as_ref())),
        None => in_name,
    };
    Ok(data)
}
