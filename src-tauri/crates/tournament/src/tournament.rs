//! The complete tournament as one value: exactly the content of the file.

use kralle_choice::Choice;

use crate::{
    Absence, Decision, Formation, Game, GameAt, ImportedRounds, KeptAnswer, Line, Match,
    Membership, Numbering, Penalty, Player, PlayerId, Reformed, Refusal, ReportRecord, Role, Round,
    RoundNumber, Settings, StartNumbering, TableNumber, Team, TeamNumber, lots::Seed, lots::Wish,
};

/// The treatment of an odd number of players.
///
/// S G4.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum OddNumber {
    /// No lots are drawn until it is even.
    Refused,
    /// One team gets three players.
    ///
    /// S G4b.
    ThreePlayerTeam,
}

/// The record of a drawing of lots; reproduces it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LotsRecord {
    pub seed: Seed,
    pub wish: Wish,
    /// The number of shuffles of pot 2 until the wish was met.
    pub shuffles: u32,
    /// The seeding list: all participants, pot 1 first, in order.
    pub start_list: Vec<PlayerId>,
    /// The number of players in pot 1.
    pub pot_1: u16,
    /// The team that got the third player; `None` for an even number of players.
    pub third_joins: Option<TeamNumber>,
    /// The role of the top team in round 1.
    pub top_role: Role,
    /// The checksum of the list.
    pub checksum: [u8; 4],
}

/// A tournament (German: *Turnier*).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    pub settings: Settings,
    /// The players, by id.
    pub players: Vec<Player>,
    /// The director's order of tied players; before the lots.
    pub by_hand: Vec<PlayerId>,
    pub odd_number: OddNumber,
    /// The record of the lots; `None` before the drawing.
    pub lots: Option<LotsRecord>,
    /// The assignment of numbers to fixed teams or single players; `None` before it.
    pub start_numbering: Option<StartNumbering>,
    /// The drawn round robin numbers; `None` if the teams use their own.
    pub numbering: Option<Numbering>,
    /// The teams, by number. Numbers of fixed teams are provisional until they are given.
    pub teams: Vec<Team>,
    /// The memberships, by team and line-up order.
    pub memberships: Vec<Membership>,
    /// The absences, by team and first round.
    pub absences: Vec<Absence>,
    /// The rounds, by number.
    pub rounds: Vec<Round>,
    /// The director's decisions, by number.
    pub decisions: Vec<Decision>,
    /// The arbiter's penalties, by number.
    pub penalties: Vec<Penalty>,
    /// Teams re-formed by the director, by team and first round (S G2a).
    pub reformed: Vec<Reformed>,
    /// Answers of the rules engine stored with matches, by round, table and number.
    pub kept_answers: Vec<KeptAnswer>,
    /// The parts of an imported report without another place, in the order of their codes.
    pub report_records: Vec<ReportRecord>,
    /// The rounds of an imported report; `None` if the tournament was not imported from one.
    pub imported: Option<ImportedRounds>,
    pub course: Course,
}

/// The state of a tournament.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum Course {
    Running,
    /// Closed by the director: the standings are final.
    Closed,
}

impl Tournament {
    /// Returns a tournament without players.
    pub const fn new(settings: Settings) -> Self {
        Self {
            settings,
            players: Vec::new(),
            by_hand: Vec::new(),
            odd_number: OddNumber::Refused,
            lots: None,
            start_numbering: None,
            numbering: None,
            teams: Vec::new(),
            memberships: Vec::new(),
            absences: Vec::new(),
            rounds: Vec::new(),
            decisions: Vec::new(),
            penalties: Vec::new(),
            reformed: Vec::new(),
            kept_answers: Vec::new(),
            report_records: Vec::new(),
            imported: None,
            course: Course::Running,
        }
    }

    /// Returns the player `id`.
    ///
    /// # Errors
    /// Fails if there is no such player.
    pub fn player(&self, id: PlayerId) -> Result<&Player, Refusal> {
        self.players
            .iter()
            .find(|player| player.id == id)
            .ok_or(Refusal::PlayerUnknown { player: id })
    }

    /// Returns round `number`.
    ///
    /// # Errors
    /// Fails if there is no such round.
    pub fn round(&self, number: RoundNumber) -> Result<&Round, Refusal> {
        self.rounds
            .get(number.index())
            .ok_or(Refusal::RoundUnknown { round: number })
    }

    pub(crate) fn round_mut(&mut self, number: RoundNumber) -> Result<&mut Round, Refusal> {
        self.rounds
            .get_mut(number.index())
            .ok_or(Refusal::RoundUnknown { round: number })
    }

    /// Returns the match at `table` in round `number`.
    ///
    /// # Errors
    /// Fails if there is no such round or table.
    pub fn match_at(&self, number: RoundNumber, table: TableNumber) -> Result<&Match, Refusal> {
        self.round(number)?
            .matches
            .iter()
            .find(|it| it.table == table)
            .ok_or(Refusal::TableUnknown {
                round: number,
                table,
            })
    }

    pub(crate) fn match_at_mut(
        &mut self,
        number: RoundNumber,
        table: TableNumber,
    ) -> Result<&mut Match, Refusal> {
        self.round_mut(number)?
            .matches
            .iter_mut()
            .find(|it| it.table == table)
            .ok_or(Refusal::TableUnknown {
                round: number,
                table,
            })
    }

    /// Returns the game at `at`.
    ///
    /// # Errors
    /// Fails if there is no such round, table or game.
    pub fn game_at(&self, at: GameAt) -> Result<&Game, Refusal> {
        let it = self.match_at(at.round, at.table)?;
        it.games.get(at.game).ok_or(at.unknown())
    }

    pub(crate) fn game_at_mut(&mut self, at: GameAt) -> Result<&mut Game, Refusal> {
        let it = self.match_at_mut(at.round, at.table)?;
        it.games.get_mut(at.game).ok_or(at.unknown())
    }

    /// Returns the memberships of `team` in `round`, by line-up order.
    pub fn members(
        &self,
        team: TeamNumber,
        round: RoundNumber,
    ) -> impl Iterator<Item = &Membership> {
        self.memberships
            .iter()
            .filter(move |membership| membership.team == team && membership.holds_in(round))
    }

    /// Refuses if the tournament is closed.
    pub(crate) const fn must_run(&self) -> Result<(), Refusal> {
        match self.course {
            Course::Running => Ok(()),
            Course::Closed => Err(Refusal::TournamentClosed),
        }
    }

    /// True if the entrants have their numbers: lots are drawn, or numbers are given. Then rounds
    /// can be paired.
    pub const fn is_formed(&self) -> bool {
        self.lots.is_some() || self.start_numbering.is_some()
    }

    /// Refuses if the entrants have no numbers yet.
    pub(crate) const fn must_be_formed(&self) -> Result<(), Refusal> {
        match self.settings.formation {
            _ if self.is_formed() => Ok(()),
            Formation::PotDraw => Err(Refusal::LotsMissing),
            Formation::FixedTeams | Formation::SinglePlayers | Formation::ChangingPartners => {
                Err(Refusal::NumbersMissing)
            }
        }
    }

    /// Refuses formations other than those in `admitted`.
    pub(crate) fn must_form(&self, admitted: &[Formation]) -> Result<(), Refusal> {
        let formation = self.settings.formation;
        if admitted.contains(&formation) {
            Ok(())
        } else {
            Err(Refusal::OtherFormation { formation })
        }
    }

    /// Refuses if the lots are drawn or the numbers given already.
    pub(crate) fn must_precede_lots(&self) -> Result<(), Refusal> {
        match (&self.lots, &self.start_numbering) {
            (None, None) => Ok(()),
            (Some(_), _) => Err(Refusal::AlreadyDrawn {
                rounds: u16::try_from(self.rounds.len()).unwrap_or(u16::MAX),
            }),
            (None, Some(_)) => Err(Refusal::NumbersGiven),
        }
    }

    /// Refuses if a round exists already.
    pub(crate) fn must_precede_rounds(&self) -> Result<(), Refusal> {
        match self.rounds.len() {
            0 => Ok(()),
            rounds => Err(Refusal::RoundsExist {
                rounds: u16::try_from(rounds).unwrap_or(u16::MAX),
            }),
        }
    }

    /// Changes the settings. Format, acceleration, scoring and rules are fixed once round 1 is
    /// paired; then [`Tournament::change_rule_set`] changes the rules.
    ///
    /// # Errors
    /// Fails if the tournament is closed, or a fixed setting would change.
    pub fn change_settings(&mut self, settings: Settings) -> Result<(), Refusal> {
        self.must_run()?;
        let now = &self.settings;
        let frozen = settings.format != now.format
            || settings.acceleration != now.acceleration
            || settings.scoring != now.scoring
            || settings.match_format != now.match_format
            || settings.rule_set != now.rule_set
            || settings.formation != now.formation;
        if frozen {
            self.must_precede_rounds()?;
        }
        settings.must_fit()?;
        if settings.formation != now.formation && !self.teams.is_empty() {
            return Err(Refusal::TeamsExist {
                teams: self.team_count(),
            });
        }
        if settings.rating_order != now.rating_order {
            self.must_precede_lots()?;
        }
        if let Some(rounds) = settings.swiss_rounds {
            let paired = u16::try_from(self.rounds.len()).unwrap_or(u16::MAX);
            if rounds < paired {
                return Err(Refusal::RoundsExist { rounds: paired });
            }
        }
        self.settings = settings;
        Ok(())
    }

    /// Sets the treatment of an odd number of players (S G4b).
    ///
    /// # Errors
    /// Fails if the lots are drawn already.
    pub fn set_odd_number(&mut self, odd_number: OddNumber) -> Result<(), Refusal> {
        self.must_precede_lots()?;
        self.odd_number = odd_number;
        Ok(())
    }

    /// Returns the team of `player` in `round`; `None` without one.
    pub fn team_of(&self, player: PlayerId, round: RoundNumber) -> Option<TeamNumber> {
        let mut memberships = self.memberships.iter();
        memberships
            .find(|membership| membership.player == player && membership.holds_in(round))
            .map(|membership| membership.team)
    }

    /// Returns the players of `team` for display, in line-up order: its members in `round`. Before
    /// its entry, its first members; after its withdrawal, its last.
    pub fn team_players(
        &self,
        team: TeamNumber,
        round: RoundNumber,
    ) -> impl Iterator<Item = &Player> {
        let entered = self.teams.iter().find(|other| other.number == team);
        let first = entered.map_or(RoundNumber::FIRST, |team| team.entered);
        let last = self
            .leaves_with(team)
            .and_then(|from| from.index().checked_sub(1))
            .map_or(round, RoundNumber::at);
        let told = round.min(last).max(first);
        self.members(team, told)
            .filter_map(|membership| self.player(membership.player).ok())
    }

    /// Returns a team's own name; `None` without one.
    pub fn team_name(&self, team: TeamNumber) -> Option<&Line> {
        self.teams
            .iter()
            .find(|other| other.number == team)
            .and_then(|team| team.name.as_ref())
    }
}
