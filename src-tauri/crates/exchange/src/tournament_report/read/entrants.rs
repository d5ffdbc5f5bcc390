//! Players, teams and who belongs to whom.

use std::collections::BTreeSet;

use kralle_tournament::{
    BirthYear, LARGEST_TEAM, Line, LineUpOrder, Membership, Part, Player, PlayerData, PlayerId,
    Presence, Rating, RatingKind, RoundNumber, Team, TeamNumber, Tournament,
};

use super::Report;
use crate::tournament_report::{ReportError, national};
use crate::trf::PlayerRecord;

impl Report<'_> {
    /// Players and teams.
    pub(super) fn enter(&self, tournament: &mut Tournament) -> Result<(), ReportError> {
        let mut known = BTreeSet::new();
        for (number, record) in &self.players {
            let mut data = player(record)?;
            if let Some(record) = national::of_player(self.trf, *number) {
                national::take(record, &mut data);
            }
            let same = (
                data.name.to_string().to_lowercase(),
                data.birth_year,
                data.fide_id,
            );
            if !known.insert(same) {
                return Err(ReportError::PlayerTwice { player: *number });
            }
            tournament.players.push(Player {
                id: PlayerId(u32::from(*number)),
                data,
            });
        }
        let mut teams: Vec<(Option<Line>, Vec<u16>)> = Vec::new();
        if self.is_single {
            teams.extend(self.players.keys().map(|number| (None, vec![*number])));
        } else {
            for (index, record) in self.teams.iter().enumerate() {
                let number = TeamNumber::at(index).get();
                if !(2..=LARGEST_TEAM).contains(&record.players.len()) {
                    return Err(ReportError::TeamSize {
                        team: number,
                        players: record.players.len(),
                    });
                }
                // The name we write for a team that has none of its own.
                let own = format!("Team {number}");
                let name = Some(record.name.trim()).filter(|name| !name.is_empty() && *name != own);
                let name = name
                    .map(Line::parse)
                    .transpose()
                    .map_err(|_| ReportError::Name { entrant: number })?;
                teams.push((name, record.players.clone()));
            }
        }
        for (index, (name, members)) in teams.into_iter().enumerate() {
            let number = TeamNumber::at(index);
            tournament.teams.push(Team {
                number,
                name,
                captain: None,
                entered: RoundNumber::FIRST,
            });
            for (order, player) in (1_u8..).zip(members) {
                tournament.memberships.push(Membership {
                    team: number,
                    player: PlayerId(u32::from(player)),
                    order: LineUpOrder(order),
                    from: RoundNumber::FIRST,
                    to: None,
                });
            }
        }
        Ok(())
    }
}

/// A player of the report.
fn player(record: &PlayerRecord) -> Result<PlayerData, ReportError> {
    let bad_name = ReportError::Name {
        entrant: record.number,
    };
    let rating = record
        .rating
        .and_then(|rating| Rating::try_from(rating).ok());
    Ok(PlayerData {
        name: Line::parse(&record.name).map_err(|_| bad_name)?,
        birth_year: record
            .birth
            .get(..4)
            .and_then(|year| year.parse().ok())
            .and_then(|year: u16| BirthYear::try_from(year).ok()),
        club: None,
        fide_id: record.fide_id.trim().parse().ok().filter(|id| *id > 0),
        national_id: None,
        ratings: rating
            .map(|rating| (RatingKind::Standard, rating))
            .into_iter()
            .collect(),
        presence: Presence::Here,
        part: Part::Entered,
    })
}
