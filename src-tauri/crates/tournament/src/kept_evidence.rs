//! Evidence kept with a result.

use crate::{
    Evidence, GameRecord, Line, Overruled, Refusal, ResultEntry, RoundNumber, TableNumber,
    Tournament,
};

impl Tournament {
    /// Keeps evidence with a result that stands; what speaks against the result needs the
    /// arbiter's reason, and both are kept.
    ///
    /// # Errors
    /// When the match has no result, the evidence speaks against it and no reason is given, or
    /// the result is settled and no reason is given.
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

    /// Keeps the record of a game that was played in the program, by the rules that were in force
    /// when it was opened: nothing more is to be asked.
    ///
    /// # Errors
    /// When the match has no result.
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
