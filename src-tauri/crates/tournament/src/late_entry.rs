//! Who enters when rounds are played already (C.04.2 articles 2.4 and 2.5).
//!
//! Begin at [`Tournament::take_late_entry`]. A late entrant plays from the next round that is not
//! published. The rounds before it are kept as an absence, which brings half a point or nothing
//! each. `late_number` says which number the entrant gets, `late_round_robin` what is different in a
//! round robin.
//!
//! In a tournament from pots two players without a team form a late one; `placing` has the others.

use crate::{
    Absence, AbsenceRefusal, AbsenceWorth, Format, Formation, LateNumber, Line, LineUpOrder,
    Membership, MissedMatches, Namesake, NewTeam, Part, PlayerData, PlayerId, Presence, Refusal,
    RoundNumber, RoundState, Team, TeamNumber, Tournament,
};

/// Who enters late.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LateEntrant {
    /// A single player, who is here and plays whatever the data say of that.
    Player(Box<PlayerData>),
    Team(NewTeam),
    /// Two players of a tournament from pots who are in no team from the next round on.
    Pair([PlayerId; 2]),
}

/// What becomes of what a late entrant has missed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missed {
    /// In a Swiss system: what each round is worth.
    Rounds(AbsenceWorth),
    /// In a round robin: what becomes of the matches.
    Matches(MissedMatches),
}

/// Who enters late, and how it counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LateEntry {
    pub entrant: LateEntrant,
    pub number: LateNumber,
    pub missed: Missed,
    pub reason: Option<Line>,
}

impl Tournament {
    /// Enters a single player, a fixed team or a pair after the numbers were given. A draft is
    /// paired again with the entrant.
    ///
    /// The number of rounds stays as it was announced.
    ///
    /// # Errors
    /// When numbers are not given, no round or number of the tables is left, such an entrant is
    /// entered already, in a team or not as the formation has it, what was missed is said for the
    /// other format, or the numbers are to follow strength where they cannot.
    pub fn take_late_entry(&mut self, entry: LateEntry) -> Result<TeamNumber, Refusal> {
        let (mut after, number) = self.with_late_entry(entry)?;
        let drafted = after.rounds.last();
        if drafted.is_some_and(|round| round.state == RoundState::Draft) {
            after.pair_round()?;
        }
        *self = after;
        Ok(number)
    }

    /// The number a late entrant would get, before anything is done.
    ///
    /// # Errors
    /// As [`Tournament::take_late_entry`], but for the pairing of a draft.
    pub fn late_entry_number(&self, entry: LateEntry) -> Result<TeamNumber, Refusal> {
        self.with_late_entry(entry).map(|(_, number)| number)
    }

    /// The tournament with the entrant, whose draft is still to be paired again.
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

    /// Refuses what keeps a single player or a fixed team from entering late, whoever it is.
    ///
    /// # Errors
    /// As [`Tournament::take_late_entry`].
    pub fn must_take_late_entries(&self) -> Result<(), Refusal> {
        self.must_form(&[Formation::SinglePlayers, Formation::FixedTeams])?;
        self.must_have_room_for_one_more()
    }

    /// Refuses what keeps any entrant from being added to those who have numbers.
    ///
    /// # Errors
    /// When the tournament is closed, numbers are not given, or no round or number of the tables of
    /// a round robin is left.
    pub fn must_have_room_for_one_more(&self) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_be_formed()?;
        match self.settings.format {
            Format::SwissSystem => {}
            Format::RoundRobin | Format::DoubleRoundRobin => self.must_have_a_free_number()?,
        }
        self.must_have_a_round_left()
    }

    /// Refuses when every round is published: nobody could play any more.
    ///
    /// # Errors
    /// When that is so.
    pub fn must_have_a_round_left(&self) -> Result<(), Refusal> {
        let rounds = self.rounds_planned();
        if self.next_round().get() > rounds {
            return Err(Refusal::AllRoundsPaired { rounds });
        }
        Ok(())
    }

    /// Puts a single player on the list, with the last number.
    fn push_late_player(
        &mut self,
        player: PlayerData,
        entered: RoundNumber,
    ) -> Result<TeamNumber, Refusal> {
        self.must_form(&[Formation::SinglePlayers])?;
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

    /// Puts a fixed team on the list, with the last number.
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

    /// Puts a team of two players from the list on the list of teams, with the last number. They
    /// belong to it from the round it enters.
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
