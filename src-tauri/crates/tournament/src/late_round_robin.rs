//! Late entrants of a round robin (C.05 annex 1).
//!
//! The tables fix all opponents from the first round on. With an odd number of entrants, the
//! highest number of the table is free, and its opponent has the bye. A late entrant can take that
//! number without other changes. The matches of the published rounds are added: forfeited, or to be
//! played if the director decides so. With an even number of entrants no number is free.

use kralle_rules::result::Cause;

use crate::{
    AbsenceRefusal, BySide, Evidence, Formation, Line, Outcome, Refusal, Role, RoundNumber,
    RoundState, Side, TableNumber, TeamNumber, Tournament, Verdict,
};

/// The treatment of the matches that a late entrant of a round robin missed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MissedMatches {
    Forfeited,
    ToPlay,
}

impl Tournament {
    /// Refuses if no number of the table is free. A complete schedule of changing partners has
    /// none.
    pub(crate) fn must_have_a_free_number(&self) -> Result<(), Refusal> {
        match (self.settings.formation, self.team_count() % 2) {
            (Formation::PotDraw | Formation::FixedTeams | Formation::SinglePlayers, 1) => Ok(()),
            _ => Err(AbsenceRefusal::LateEntryInRoundRobin.into()),
        }
    }

    /// Gives the newest team, which has the last number, a match against the team with the bye in
    /// each published round.
    pub(crate) fn fill_byes(
        &mut self,
        newest: TeamNumber,
        missed: MissedMatches,
        reason: Option<&Line>,
    ) -> Result<(), Refusal> {
        if let Some(numbering) = &mut self.numbering {
            numbering.teams.push(newest);
        }
        let published = self.rounds.iter();
        let published: Vec<RoundNumber> = published
            .filter(|round| round.state == RoundState::Published)
            .map(|round| round.number)
            .collect();
        for number in published {
            let pair = self.pair_by_tables(number, newest)?;
            let round = self.round(number)?;
            let alone = round.byes.first().map(|bye| bye.team);
            if alone.is_none() || alone != pair.map(|(_, opponent)| opponent) {
                return Err(AbsenceRefusal::ByeNotByTables { round: number }.into());
            }
            let Some((role, opponent)) = pair else {
                continue;
            };
            let table = TableNumber::at(round.matches.len());
            let (newest, opponent) = (Side::team(newest), Side::team(opponent));
            let sides = match role {
                Role::First => BySide {
                    first: newest,
                    second: opponent,
                },
                Role::Second => BySide {
                    first: opponent,
                    second: newest,
                },
            };
            let mut it = self.match_from(number, table, sides)?;
            if missed == MissedMatches::Forfeited {
                let forfeited = Outcome {
                    verdict: Verdict::won_by(role.opposite()),
                    cause: Cause::Forfeit,
                    board: None,
                    reason: reason.cloned(),
                    evidence: Evidence::default(),
                    overruled: None,
                };
                let format = self.settings.match_format;
                format.decide(&mut it.games, &forfeited);
            }
            let round = self.round_mut(number)?;
            round.byes.clear();
            round.matches.push(it);
        }
        // An entrant who has withdrawn forfeits these matches, too.
        self.forfeit_for_who_left();
        Ok(())
    }
}
