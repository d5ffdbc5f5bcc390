//! The limits of a helper's or an arbiter's device within the calls of its level: its tables,
//! published rounds, its teams and players.

use kralle_rules::result::Cause;
use kralle_tournament::{
    Match, PlayerId, Presence, RoundNumber, RoundState, TableNumber, Tournament,
};
use kralle_view::public::newest_published;
use serde_json::Value;

use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::core::visitor::{Level, Standing, Tables, Visitor};
use crate::hall::arbiter::{must_be_own, own_tables};
use crate::hall::penalties;
use crate::hall::refusal::HallRefusal;

/// A call of a device, for the check of its limits.
pub(crate) struct DeviceCall<'a> {
    pub(crate) visitor: &'a Visitor,
    pub(crate) tournament: &'a Tournament,
    pub(crate) name: &'a str,
    pub(crate) input: &'a Value,
}

impl DeviceCall<'_> {
    /// Refuses a call outside of the device's limits. Input that does not match the schema is left
    /// to the call.
    pub(crate) fn check(&self) -> Result<(), RefusalView> {
        if !matches!(self.visitor.standing, Standing::Device { .. }) {
            return Ok(());
        }
        self.check_penalty()?;
        if let Some(table) = self.table() {
            must_be_own(Some(self.visitor), table)?;
        }
        // An exclusion begins with a future round.
        if let Some(round) = self
            .number("round")
            .filter(|_| self.name != "impose_penalty")
        {
            self.check_round(round)?;
        }
        if self.name == "check_in" {
            self.check_presence()?;
        }
        if self.visitor.level() == Level::Helper {
            self.check_helper()?;
        }
        Ok(())
    }

    fn number(&self, field: &str) -> Option<u16> {
        let number = self.input.get(field).and_then(Value::as_u64)?;
        u16::try_from(number).ok()
    }

    /// The table in the input; `u16::MAX` for a larger number, which is no device's own.
    fn table(&self) -> Option<u16> {
        let table = self.input.get("table").and_then(Value::as_u64)?;
        Some(u16::try_from(table).unwrap_or(u16::MAX))
    }

    /// Refuses a penalty for a team at other tables.
    fn check_penalty(&self) -> Result<(), RefusalView> {
        let team = match self.name {
            "impose_penalty" => self.number("team"),
            "lift_penalty" => {
                // The call itself refuses an unknown penalty.
                let lifted = self.number("number");
                let lifted = lifted.and_then(|it| self.tournament.penalty(it).ok());
                lifted.map(|it| it.team.get())
            }
            _ => None,
        };
        team.map_or(Ok(()), |team| {
            penalties::must_be_own(self.visitor, self.tournament, team)
        })
    }

    /// Refuses a draft like a missing round, and for helpers a round that is not the newest.
    fn check_round(&self, number: u16) -> Result<(), RefusalView> {
        let round = RoundNumber::new(number).and_then(|it| self.tournament.round(it).ok());
        let published = round.filter(|it| it.state == RoundState::Published);
        let Some(round) = published else {
            return Err(DeskRefusal::RoundUnknown { round: number }.into());
        };
        let is_newest = newest_published(self.tournament) == Some(round.number);
        if self.visitor.level() == Level::Helper && !is_newest {
            return Err(HallRefusal::HelpersNewestRound { round: number }.into());
        }
        Ok(())
    }

    /// Refuses to mark players of other tables as absent.
    fn check_presence(&self) -> Result<(), RefusalView> {
        let absent = Presence::Absent.code();
        let is_absence = self.input.get("presence").and_then(Value::as_str) == Some(absent);
        let Some(own) = own_tables(Some(self.visitor)).filter(|_| is_absence) else {
            return Ok(());
        };
        let players = self.input.get("players").and_then(Value::as_array);
        for player in players.into_iter().flatten().filter_map(Value::as_u64) {
            let player = u32::try_from(player).map(PlayerId);
            if let Ok(player) = player
                && !sits_at(self.tournament, player, own)
            {
                let (player, from, to) = (player.0, own.from, own.to);
                return Err(HallRefusal::NotYourPlayer { player, from, to }.into());
            }
        }
        Ok(())
    }

    /// Refuses an arbiter's actions to helpers: corrections, decisions, changes of a finished
    /// match.
    fn check_helper(&self) -> Result<(), RefusalView> {
        let text = |field: &str| self.input.get(field).and_then(Value::as_str);
        if text("cause") == Some(Cause::ArbiterDecision.code()) || text("overrule").is_some() {
            return Err(HallRefusal::ArbitersDecide.into());
        }
        let (Some(round), Some(table)) = (
            self.number("round").and_then(RoundNumber::new),
            self.number("table").and_then(TableNumber::new),
        ) else {
            return Ok(());
        };
        let it = self.tournament.match_at(round, table);
        if it.is_ok_and(Match::is_decided) {
            return Err(HallRefusal::HelpersFillIn { table: table.get() }.into());
        }
        Ok(())
    }
}

/// True if a player belongs to a team at one of these tables in the newest published round.
fn sits_at(tournament: &Tournament, player: PlayerId, own: Tables) -> bool {
    let newest = newest_published(tournament).and_then(|it| tournament.round(it).ok());
    newest.is_some_and(|round| {
        let own = round.matches.iter().filter(|it| own.have(it.table.get()));
        let mut teams = own.flat_map(Match::entrants);
        teams.any(|team| {
            let mut members = tournament.members(team, round.number);
            members.any(|it| it.player == player)
        })
    })
}
