//! Evidence stored with a result.

use crate::{Evidence, GameAt, GameRecord, Line, Overruled, Refusal, ResultEntry, Tournament};

impl Tournament {
    /// Stores evidence with an existing result. Contradicting evidence needs the arbiter's reason,
    /// and both are stored.
    ///
    /// # Errors
    /// Fails if the game has no result, the evidence contradicts it without a reason, or the
    /// result is settled and no reason is given.
    pub fn attach_evidence(
        &mut self,
        entry: &ResultEntry,
        evidence: Evidence,
        overrule: Option<Line>,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        let GameAt { round, table, .. } = entry.at;
        let against = self.contradiction(entry, &evidence)?;
        let overruled = match (against, overrule) {
            (None, _) => None,
            (Some((contradiction, _)), Some(reason)) => Some(Overruled {
                contradiction,
                reason,
            }),
            (Some((why, article)), None) => {
                return Err(Refusal::EvidenceContradicts {
                    round,
                    table,
                    why,
                    article,
                });
            }
        };
        self.put_evidence(entry.at, evidence, overruled)
    }

    /// Stores the record of a game played in the program, under the rules in force when it was
    /// opened. No further check is needed.
    ///
    /// # Errors
    /// Fails if the game has no result.
    pub fn keep_record(&mut self, at: GameAt, record: GameRecord) -> Result<(), Refusal> {
        self.must_run()?;
        let evidence = Evidence {
            position: None,
            record: Some(record),
        };
        self.put_evidence(at, evidence, None)
    }

    fn put_evidence(
        &mut self,
        at: GameAt,
        evidence: Evidence,
        overruled: Option<Overruled>,
    ) -> Result<(), Refusal> {
        let GameAt { round, table, .. } = at;
        let Some(outcome) = &mut self.game_at_mut(at)?.outcome else {
            return Err(Refusal::NoResult { round, table });
        };
        outcome.evidence = evidence;
        outcome.overruled = overruled;
        Ok(())
    }
}
