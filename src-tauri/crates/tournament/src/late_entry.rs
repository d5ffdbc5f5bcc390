//! Late entries after rounds have been played (C.04.2 articles 2.4 and 2.5).
//!
//! Start at [`Tournament::take_late_entry`]. A late entrant plays from the next unpublished round
//! on. The earlier rounds become an absence with half a point or nothing each. `late_number`
//! chooses the entrant's number; `late_round_robin` has the differences in a round robin.
//!
//! In a tournament from pots, two players without a team form a late one; `placing` handles single
//! ones.

use crate::{
    Absence, AbsenceRefusal, AbsenceWorth, Format, Formation, LateNumber, Line, LineUpOrder,
    Membership, MissedMatches, Namesake, NewTeam, Part, PlayerData, PlayerId, Presence, Refusal,
    RoundNumber, RoundState, Team, TeamNumber, Tournament,
};

/// An entrant after the numbers were given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LateEntrant {
    /// A single player; counts as present and playing whatever the data contain.
    Player(Box<PlayerData>),
    Team(NewTeam),
    /// Two players of a tournament from pots, without a team from the next round on.
    Pair([PlayerId; 2]),
}

/// The treatment of missed rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missed {
    /// In a Swiss system: the points for each round.
    Rounds(AbsenceWorth),
    /// In a round robin: the treatment of the matches.
    Matches(MissedMatches),
}

/// A late entry and its treatment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LateEntry {
    pub entrant: LateEntrant,
    pub number: LateNumber,
    pub missed: Missed,
    pub reason: Option<Line>,
}

impl Tournament {
    /// Enters a single player, a fixed team or a pair after the numbers were given. Pairs a draft
    /// again with the entrant.
    ///
    /// The announced number of rounds stays.
    ///
    /// # Errors
    /// Fails if numbers are not given, or no round or number of the tables is left. Fails if the
    /// entrant exists already or does not fit the formation. Fails if the treatment of missed
    /// rounds is for the other format, or if the number should follow strength but cannot.
    pub fn take_late_entry(&mut self, entry: LateEntry) -> Result<TeamNumber, Refusal> {
        let (mut after, number) = self.with_late_entry(entry)?;
        let drafted = after.rounds.last();
        if drafted.is_some_and(|round| round.state == RoundState::Draft) {
            after.pair_round()?;
        }
        *self = after;
        Ok(number)
    }

    /// Returns the number a late entrant would get, without entering him.
    ///
    /// # Errors
    /// Fails as [`Tournament::take_late_entry`], except for the pairing of a draft.
    pub fn late_entry_number(&self, entry: LateEntry) -> Result<TeamNumber, Refusal> {
        self.with_late_entry(entry).map(|(_, number)| number)
    }

    /// Returns the tournament with the entrant; its draft is not paired again yet.
    fn with_late_entry(&self, entry: LateEntry) -> Result<(Self, TeamNumber), Refusal> {
        self.must_have_room_for_one_more()?;
        if entry.number == LateNumber::ByStrength {
            self.must_move_numbers()?;
        }
        let mut after = self.clone();
        let entered = match self.settings.format {
            Format::SwissSystem => {
                after.settings.swiss_rounds = Some(self.rounds_planned());
                self.next_round()
            }
            // The tables have had the number from the first round on.
            Format::RoundRobin | Format::DoubleRoundRobin => RoundNumber::FIRST,
        };
        let newest = match entry.entrant {
            LateEntrant::Player(player) => after.push_late_player(*player, entered)?,
            LateEntrant::Team(team) => after.push_late_team(team, entered)?,
            LateEntrant::Pair(players) => after.push_late_pair(players, entered)?,
        };
        match (self.settings.format, entry.missed) {
            (Format::SwissSystem, Missed::Rounds(worth)) => {
                if let Some(missed) = entered.index().checked_sub(1) {
                    after.absences.push(Absence {
                        team: newest,
                        from: RoundNumber::FIRST,
                        to: Some(RoundNumber::at(missed)),
                        worth,
                        reason: entry.reason,
                    });
                    after.sort_absences();
                }
            }
            (Format::RoundRobin | Format::DoubleRoundRobin, Missed::Matches(missed)) => {
                after.fill_byes(newest, missed, entry.reason.as_ref())?;
            }
            (Format::SwissSystem, Missed::Matches(_))
            | (Format::RoundRobin | Format::DoubleRoundRobin, Missed::Rounds(_)) => {
                return Err(AbsenceRefusal::MissedOtherwise.into());
            }
        }
        let number = match entry.number {
            LateNumber::ByStrength => after.place_by_strength(newest),
            LateNumber::Next => newest,
        };
        Ok((after, number))
    }

    /// Refuses a late single player or fixed team for reasons independent of the entrant.
    ///
    /// # Errors
    /// Fails as [`Tournament::take_late_entry`].
    pub fn must_take_late_entries(&self) -> Result<(), Refusal> {
        self.must_form(&[
            Formation::SinglePlayers,
            Formation::ChangingPartners,
            Formation::FixedTeams,
        ])?;
        self.must_have_room_for_one_more()
    }

    /// Refuses any further entrant after the numbers were given.
    ///
    /// # Errors
    /// Fails if the tournament is closed, numbers are not given, or no round or number of the round
    /// robin tables is left.
    pub fn must_have_room_for_one_more(&self) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_be_formed()?;
        match self.settings.format {
            Format::SwissSystem => {}
            Format::RoundRobin | Format::DoubleRoundRobin => self.must_have_a_free_number()?,
        }
        self.must_have_a_round_left()
    }

    /// Refuses if no round is left to play.
    ///
    /// # Errors
    /// Fails if every round is published.
    pub fn must_have_a_round_left(&self) -> Result<(), Refusal> {
        let rounds = self.rounds_planned();
        if self.next_round().get() > rounds {
            return Err(Refusal::AllRoundsPaired { rounds });
        }
        Ok(())
    }

    /// Adds a single player with the last number.
    fn push_late_player(
        &mut self,
        player: PlayerData,
        entered: RoundNumber,
    ) -> Result<TeamNumber, Refusal> {
        self.must_form(&[Formation::SinglePlayers, Formation::ChangingPartners])?;
        self.must_be_new(&player, None, Namesake::Asked)?;
        let player = self.push_player(PlayerData {
            presence: Presence::Here,
            part: Part::Entered,
            ..player
        });
        let team = TeamNumber::at(self.teams.len());
        self.teams.push(Team {
            number: team,
            name: None,
            captain: None,
            entered,
        });
        self.memberships.push(Membership {
            team,
            player,
            order: LineUpOrder(1),
            from: RoundNumber::FIRST,
            to: None,
        });
        self.sort_memberships();
        Ok(team)
    }

    /// Adds a fixed team with the last number.
    fn push_late_team(
        &mut self,
        team: NewTeam,
        entered: RoundNumber,
    ) -> Result<TeamNumber, Refusal> {
        self.must_form(&[Formation::FixedTeams])?;
        let number = TeamNumber::at(self.teams.len());
        self.must_be_free_name(team.name.as_ref(), number)?;
        let members = self.push_members(team.members)?;
        self.teams.push(Team {
            number,
            name: team.name,
            captain: team.captain,
            entered,
        });
        self.set_members(number, RoundNumber::FIRST, &members)?;
        Ok(number)
    }

    /// Adds a team of two players from the list, with the last number. Their memberships start with
    /// its first round.
    fn push_late_pair(
        &mut self,
        mut players: [PlayerId; 2],
        entered: RoundNumber,
    ) -> Result<TeamNumber, Refusal> {
        self.must_form(&[Formation::PotDraw])?;
        let number = TeamNumber::at(self.teams.len());
        self.sort_by_start_order(&mut players);
        self.teams.push(Team {
            number,
            name: None,
            captain: None,
            entered,
        });
        self.set_members(number, entered, &players)?;
        Ok(number)
    }
}
