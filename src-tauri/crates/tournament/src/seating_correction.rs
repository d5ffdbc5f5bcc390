//! Corrections of a finished match: seats, colors and players.
//!
//! Start at [`Tournament::correct_seating`]. The result stays: winner, cause and board. Its
//! evidence is checked again, since evidence has colors and no teams. Before the match is over the
//! teams choose (`seating`, `line_up`).

use crate::{
    BySide, Formation, GameAt, Line, Overruled, PlayerId, Refusal, ResultEntry, Role, Seating,
    SeatingState, Tournament,
};

/// The actual seating of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatingCorrection {
    pub at: GameAt,
    pub seating: Seating,
    pub white_on_board_1: Role,
    /// The players of each side, in line-up order; `None` if the recorded ones are right.
    pub players: BySide<Option<[PlayerId; 2]>>,
    /// The reason; required once the result is settled, and for a substitute if the rules require
    /// it.
    pub reason: Option<Line>,
    /// The reason to keep the result although the evidence now contradicts it; `None` refuses a new
    /// contradiction.
    pub overrule: Option<Line>,
}

impl Tournament {
    /// Corrects the seating of a game that has a result. The result stays. Corrected players are
    /// those of the match.
    ///
    /// # Errors
    /// Fails if the match has no result, is a single game, or is in no published round. Fails if
    /// the rules fix the changed part or do not allow the players, or a reason is missing. Fails if
    /// the evidence then contradicts the result without a reason to overrule it.
    pub fn correct_seating(&mut self, correction: &SeatingCorrection) -> Result<(), Refusal> {
        let GameAt { round, table, .. } = correction.at;
        self.must_run()?;
        self.must_be_published(round)?;
        self.must_form(&[
            Formation::PotDraw,
            Formation::FixedTeams,
            Formation::ChangingPartners,
        ])?;
        let it = self.match_at(round, table)?;
        let game = self.game_at(correction.at)?;
        if game.outcome.is_none() {
            return Err(Refusal::NoResult { round, table });
        }
        let seating = SeatingState::Complete {
            seating: correction.seating,
            white_on_board_1: correction.white_on_board_1,
        };
        if game.seating != seating {
            if let Some(article) = self.fixed_seating() {
                return Err(Refusal::SeatingFixed { article });
            }
            self.must_admit_opponents(correction.seating)?;
        }
        if self.is_settled(round) && correction.reason.is_none() {
            return Err(Refusal::ReasonMissing { round, table });
        }
        let mut after = self.clone();
        for role in [Role::First, Role::Second] {
            let noted = it.line_ups.of(role);
            if let Some(players) = *correction.players.of(role)
                && [Some(players[0]), Some(players[1])] != [Some(noted.pot_1), noted.pot_2]
            {
                let team = it.sides.of(role).lead();
                let reason = correction.reason.as_ref();
                let line_up = self.line_up_of(team, round, players, reason)?;
                after.set_line_up(round, table, role, line_up)?;
            }
        }
        after.game_at_mut(correction.at)?.seating = seating;
        after.seat_games_after(correction.at)?;
        after.ask_evidence_again(correction.at, correction.overrule.as_ref())?;
        *self = after;
        Ok(())
    }

    /// Checks the evidence against the existing result again. An unchanged contradiction stays
    /// overruled.
    fn ask_evidence_again(&mut self, at: GameAt, overrule: Option<&Line>) -> Result<(), Refusal> {
        let GameAt { round, table, .. } = at;
        let it = self.match_at(round, table)?;
        let game = self.game_at(at)?;
        let Some(outcome) = game.outcome.as_ref().filter(|it| !it.evidence.is_empty()) else {
            return Ok(());
        };
        let entry = ResultEntry {
            at,
            claimed: it.claimed(game, outcome),
            cause: outcome.cause,
            reason: outcome.reason.clone(),
        };
        let against = self.contradiction(&entry, &outcome.evidence)?;
        let overruled = match (against, &outcome.overruled, overrule) {
            (None, ..) => None,
            (Some((contradiction, _)), _, Some(reason)) => Some(Overruled {
                contradiction,
                reason: reason.clone(),
            }),
            (Some((why, _)), Some(before), None) if before.contradiction == why => {
                Some(before.clone())
            }
            (Some((why, article)), ..) => {
                return Err(Refusal::EvidenceContradicts {
                    round,
                    table,
                    why,
                    article,
                });
            }
        };
        if let Some(outcome) = &mut self.game_at_mut(at)?.outcome {
            outcome.overruled = overruled;
        }
        Ok(())
    }
}
