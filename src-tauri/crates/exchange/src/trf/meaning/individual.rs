//! Conversion of a file without teams.

use kralle_pairing::event::{
    Entrant, EntrantNumber, Event, EventBuilder, Format, Participation, RequestedBye, RoundNumber,
    ScoreKind,
};

use super::check::locate;
use super::{Placed, cell_column, is_left_out, participation, requested_kind};
use crate::trf::record::ResultCode;
use crate::trf::{Trf, TrfError};

impl Trf {
    pub(super) fn individual_event(
        &self,
        players: &[Placed<'_>],
        kept: usize,
        paired: usize,
    ) -> Result<Event, TrfError> {
        let entrants = players
            .iter()
            .enumerate()
            .map(|(index, it)| Entrant {
                number: EntrantNumber::from_index(index),
                rating: it.player.rating,
            })
            .collect();
        let mut builder = EventBuilder::new(Format::Individual, entrants);
        builder.scoring(self.game_scoring()?).rounds(kept);
        if self.has_changing_partners() {
            builder.admit_several_byes();
        }
        self.common_settings(&mut builder, players.len(), ScoreKind::GamePoints)?;
        for (index, it) in players.iter().enumerate() {
            let entrant = EntrantNumber::from_index(index);
            for (round, cell) in it.player.rounds.iter().enumerate() {
                let Some(cell) = cell else { continue };
                let cell = cell.with_bye(full_point_byes(players, round));
                let number = RoundNumber::from_index(round);
                if round >= kept {
                    // Players who were not to be paired in this round.
                    if round == kept && kept < paired && is_left_out(Some(cell)) {
                        builder.request_bye(RequestedBye {
                            entrant,
                            round: number,
                            kind: Participation::NotPaired,
                        });
                    }
                    let ahead = (kept == paired && cell.result == ResultCode::AllocatedBye)
                        .then_some(Participation::AllocatedBye);
                    if let Some(kind) = requested_kind(cell.result).or(ahead) {
                        builder.request_bye(RequestedBye {
                            entrant,
                            round: number,
                            kind,
                        });
                    }
                    continue;
                }
                let participation = participation(cell, it.line, round, players.len())?;
                builder.set(number, entrant, participation);
            }
        }
        if kept == paired {
            self.requests(&mut builder, kept, players.len())?;
        } else {
            let blank = |it: &Placed<'_>| it.player.rounds.get(kept).copied().flatten().is_none();
            for (index, _) in players.iter().enumerate().filter(|(_, it)| blank(it)) {
                builder.request_bye(RequestedBye {
                    entrant: EntrantNumber::from_index(index),
                    round: RoundNumber::from_index(kept),
                    kind: Participation::NotPaired,
                });
            }
        }
        self.abnormal_points(&mut builder, players.len(), kept, |index, round| {
            players[index]
                .player
                .rounds
                .get(round)
                .copied()
                .flatten()
                .map(|cell| cell.result)
        })?;
        builder
            .build()
            .map_err(|error| locate(error, |index| players[index].line, cell_column))
    }
}

/// Returns the meaning of `+` without an opponent in a round (counted from 0). A single one is the
/// pairing-allocated bye, several are full-point byes.
fn full_point_byes(players: &[Placed<'_>], round: usize) -> ResultCode {
    let cells = players
        .iter()
        .filter_map(|it| *it.player.rounds.get(round)?);
    let byes = cells.filter(|cell| cell.is_full_point());
    if byes.count() == 1 {
        ResultCode::AllocatedBye
    } else {
        ResultCode::FullPointBye
    }
}
