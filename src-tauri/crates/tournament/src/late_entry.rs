//! Who enters when rounds are played already (C.04.2 article 2.4; C.04.3).
//!
//! A late entrant plays from the next round that is not published. The rounds before it are kept
//! as an absence, which brings half a point or nothing each.
//!
//! Not here: late teams. Whoever enters late gets the next free number, whatever the rating; the
//! others keep theirs, which stand on sheets and in results.

use crate::{
    Absence, AbsenceRefusal, AbsenceWorth, Format, Formation, Line, LineUpOrder, Membership, Part,
    PlayerData, PlayerId, Presence, Refusal, RoundNumber, RoundState, Team, TeamNumber, Tournament,
};

/// Who enters late.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LateEntry {
    /// What is known of the player, who is here and plays whatever it says of that.
    pub player: PlayerData,
    /// What each round missed is worth.
    pub missed: AbsenceWorth,
    /// Why, if it was said.
    pub reason: Option<Line>,
}

impl Tournament {
    /// Enters a single player after the numbers were given, and gives the next number. A draft is
    /// paired again with the player.
    ///
    /// The number of rounds stays as it was announced.
    ///
    /// # Errors
    /// When it is no Swiss system of single players, numbers are not given, such a player is
    /// entered already, or no round is left.
    pub fn take_late_entry(&mut self, entry: LateEntry) -> Result<(PlayerId, TeamNumber), Refusal> {
        self.must_take_late_entries()?;
        self.must_be_new(&entry.player, None)?;
        let rounds = self.rounds_planned();
        let mut after = self.clone();
        after.settings.swiss_rounds = Some(rounds);
        let player = after.push_player(PlayerData {
            presence: Presence::Here,
            part: Part::Entered,
            ..entry.player
        });
        let team = TeamNumber::at(after.teams.len());
        after.teams.push(Team {
            number: team,
            name: None,
            captain: None,
            entered: RoundNumber::FIRST,
        });
        after.memberships.push(Membership {
            team,
            player,
            order: LineUpOrder(1),
            from: RoundNumber::FIRST,
            to: None,
        });
        after.sort_memberships();
        if let Some(missed) = self.next_round().index().checked_sub(1) {
            after.absences.push(Absence {
                team,
                from: RoundNumber::FIRST,
                to: Some(RoundNumber::at(missed)),
                worth: entry.missed,
                reason: entry.reason,
            });
            after.sort_absences();
        }
        let drafted = after.rounds.last();
        if drafted.is_some_and(|round| round.state == RoundState::Draft) {
            after.pair_round()?;
        }
        *self = after;
        Ok((player, team))
    }

    /// Refuses what keeps anybody from entering late, whoever it is.
    ///
    /// # Errors
    /// As [`Tournament::take_late_entry`].
    pub fn must_take_late_entries(&self) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_form(&[Formation::SinglePlayers])?;
        if self.settings.format != Format::SwissSystem {
            return Err(AbsenceRefusal::LateEntryInRoundRobin.into());
        }
        self.must_be_formed()?;
        let rounds = self.rounds_planned();
        if self.next_round().get() > rounds {
            return Err(Refusal::AllRoundsPaired { rounds });
        }
        Ok(())
    }
}
