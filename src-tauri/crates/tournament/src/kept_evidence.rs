//! Evidence stored with a result.

use crate::{
    Evidence, GameRecord, Line, Overruled, Refusal, ResultEntry, RoundNumber, TableNumber,
    Tournament,
};

impl Tournament {
    /// Stores evidence with an existing result. Contradicting evidence needs the arbiter's reason,
    /// and both are stored.
    ///
    /// # Errors
    /// Fails if the match has no result, the evidence contradicts it without a reason, or the
    /// result is settled and no reason is given.
    pub fn attach_evidence(
        &mut self,
        entry: &ResultEntry,
        evidence: Evidence,
        overrule: Option<Line>,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        let (round, table) = (entry.round, entry.table);
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
        self.put_evidence(round, table, evidence, overruled)
    }

    /// Stores the record of a game played in the program, under the rules in force when it was
    /// opened. No further check is needed.
    ///
    /// # Errors
    /// Fails if the match has no result.
    pub fn keep_record(
        &mut self,
        round: RoundNumber,
        table: TableNumber,
        record: GameRecord,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        let evidence = Evidence {
            position: None,
            record: Some(record),
        };
        self.put_evidence(round, table, evidence, None)
    }

    fn put_evidence(
        &mut self,
        round: RoundNumber,
        table: TableNumber,
        evidence: Evidence,
        overruled: Option<Overruled>,
    ) -> Result<(), Refusal> {
        let it = self.match_at_mut(round, table)?;
        let Some(outcome) = &mut it.outcome else {
            return Err(Refusal::NoResult { round, table });
        };
        outcome.evidence = evidence;
        outcome.overruled = overruled;
        Ok(())
    }
}
