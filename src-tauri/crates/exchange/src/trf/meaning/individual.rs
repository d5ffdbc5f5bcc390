//! Conversion of a file without teams.

use kralle_pairing::event::{
    Entrant, EntrantNumber, Event, EventBuilder, Format, Participation, RequestedBye, RoundNumber,
    ScoreKind,
};

use super::check::locate;
use super::{Placed, cell_column, is_left_out, participation, requested_kind};
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
        self.common_settings(&mut builder, players.len(), ScoreKind::GamePoints)?;
        for (index, it) in players.iter().enumerate() {
            let entrant = EntrantNumber::from_index(index);
            for (round, cell) in it.player.rounds.iter().enumerate() {
                let Some(cell) = cell else { continue };
                let number = RoundNumber::from_index(round);
                if round >= kept {
                    // Players who were not to be paired in this round.
                    if round == kept && kept < paired && is_left_out(Some(*cell)) {
                        builder.request_bye(RequestedBye {
                            entrant,
                            round: number,
                            kind: Participation::NotPaired,
                        });
                    }
                    if let Some(kind) = requested_kind(cell.result) {
                        builder.request_bye(RequestedBye {
                            entrant,
                            round: number,
                            kind,
                        });
                    }
                    continue;
                }
                let participation = participation(*cell, it.line, round, players.len())?;
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
