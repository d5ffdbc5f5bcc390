//! One tournament in a season.

use chrono::NaiveDate;
use kralle_choice::Choice;
use kralle_rules::preset::Game;
use kralle_tournament::{
    Course, Formation, HalfPoints, Match, PlayerData, PlayerId, Rank, Round, RoundNumber,
    RoundState, TableNumber, TeamNumber, Tie, Tournament, Verdict,
};
use serde::{Deserialize, Serialize};

/// The identity of a tournament: that stored in its file.
///
/// Two copies of one file have the same key.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EveningKey(pub String);

/// The progress of a tournament.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum EveningProgress {
    /// No round has been published.
    NotBegun,
    /// Results are missing, or rounds.
    Running,
    /// All rounds are played, but first place is tied, and the director has not decided.
    FirstPlaceOpen,
    /// All planned rounds are played, or the director has closed it.
    Finished,
}

impl EveningProgress {
    /// Returns the progress of `tournament`.
    pub fn of(tournament: &Tournament) -> Self {
        let rounds = published(tournament).count();
        let is_settled =
            published(tournament).all(|round| round.matches.iter().all(Match::is_decided));
        match tournament.course {
            Course::Running if rounds == 0 => Self::NotBegun,
            Course::Running if !is_settled || rounds < usize::from(tournament.rounds_planned()) => {
                Self::Running
            }
            Course::Running if tournament.first_place_is_open() => Self::FirstPlaceOpen,
            Course::Running | Course::Closed => Self::Finished,
        }
    }
}

/// A player of a tournament, with all data that identifies a person elsewhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    pub player: PlayerId,
    pub data: PlayerData,
}

/// The result of a team or of a single player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamResult {
    pub team: TeamNumber,
    /// One rank, or several shared ones; joint winners share the first ones.
    pub rank: Rank,
    /// The points of the tournament.
    pub points: HalfPoints,
    /// True if it is outside the order: excluded or annulled.
    pub is_out: bool,
    /// Its members, by line-up order: each player with the last of his teams.
    ///
    /// Substitutes of a fixed team only count if they played at least once.
    pub members: Vec<PlayerId>,
}

/// The result of a played match, for the first-named side.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
#[code(name = "SeasonScoreName")]
pub enum Score {
    Won,
    Drawn,
    Lost,
}

impl Score {
    /// Returns the result for the other side.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Won => Self::Lost,
            Self::Drawn => Self::Drawn,
            Self::Lost => Self::Won,
        }
    }
}

/// A match played at the boards: no forfeit, no bye.
///
/// Includes matches that a later annulment removes from the standings: they were played all the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedMatch {
    pub round: RoundNumber,
    pub table: TableNumber,
    /// The players of the first-named team: two, or one in a single game.
    pub first: Vec<PlayerId>,
    /// The players of the second-named team.
    pub second: Vec<PlayerId>,
    /// The result for the first-named team.
    pub score: Score,
}

/// One tournament in a season: its players, matches and final ranks. Archives store it as JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evening {
    pub key: EveningKey,
    pub name: String,
    pub date: Option<NaiveDate>,
    pub game: Game,
    pub formation: Formation,
    pub progress: EveningProgress,
    /// The list of players, by id.
    pub entrants: Vec<Entrant>,
    /// The final or current standings.
    pub teams: Vec<TeamResult>,
    /// The played matches, by round and table.
    pub matches: Vec<PlayedMatch>,
}

impl Evening {
    /// Extracts the evening from a tournament.
    pub fn of(key: EveningKey, tournament: &Tournament) -> Self {
        let settings = &tournament.settings;
        let mut entrants: Vec<Entrant> = tournament
            .players
            .iter()
            .map(|player| Entrant {
                player: player.id,
                data: player.data.clone(),
            })
            .collect();
        entrants.sort_by_key(|entrant| entrant.player);
        let teams = tournament
            .standings(None)
            .into_iter()
            .map(|standing| TeamResult {
                team: standing.team,
                rank: standing.rank,
                points: standing.points,
                is_out: standing.tie == Tie::Out,
                members: members(tournament, standing.team),
            })
            .collect();
        Self {
            key,
            name: settings.name.as_str().to_owned(),
            date: settings.date,
            game: settings.rule_set.game(),
            formation: settings.formation,
            progress: EveningProgress::of(tournament),
            entrants,
            teams,
            matches: published(tournament)
                .flat_map(|round| round.matches.iter().map(move |it| (round.number, it)))
                .flat_map(|(round, it)| {
                    it.games
                        .iter()
                        .filter_map(move |game| played(round, it, game))
                })
                .collect(),
        }
    }

    /// Returns the entrant with this id; `None` if there is none.
    pub fn entrant(&self, player: PlayerId) -> Option<&Entrant> {
        self.entrants
            .binary_search_by_key(&player, |entrant| entrant.player)
            .ok()
            .and_then(|index| self.entrants.get(index))
    }
}

fn published(tournament: &Tournament) -> impl Iterator<Item = &Round> {
    let rounds = tournament.rounds.iter();
    rounds.filter(|round| round.state == RoundState::Published)
}

fn members(tournament: &Tournament, team: TeamNumber) -> Vec<PlayerId> {
    let last_team = |player: PlayerId| {
        let memberships = tournament.memberships.iter();
        memberships
            .filter(|membership| membership.player == player)
            .max_by_key(|membership| (membership.from, membership.to.is_none()))
            .map(|membership| membership.team)
    };
    let sat = |player: PlayerId| {
        published(tournament).any(|round| {
            round.matches.iter().any(|it| {
                let line_ups = [&it.line_ups.first, &it.line_ups.second];
                line_ups
                    .iter()
                    .any(|line_up| line_up.players().any(|other| other == player))
            })
        })
    };
    let mut memberships: Vec<_> = tournament
        .memberships
        .iter()
        .filter(|membership| membership.team == team && last_team(membership.player) == Some(team))
        .filter(|membership| match tournament.settings.formation {
            Formation::FixedTeams => sat(membership.player),
            Formation::PotDraw | Formation::SinglePlayers | Formation::ChangingPartners => true,
        })
        .collect();
    memberships.sort_by_key(|membership| (membership.order, membership.from));
    let mut players: Vec<PlayerId> = Vec::new();
    for membership in memberships {
        if !players.contains(&membership.player) {
            players.push(membership.player);
        }
    }
    players
}

/// Returns a game as played; `None` for an open one, a forfeit, and one that both lost.
fn played(round: RoundNumber, it: &Match, game: &kralle_tournament::Game) -> Option<PlayedMatch> {
    let outcome = game
        .outcome
        .as_ref()
        .filter(|outcome| !outcome.is_forfeit())?;
    let score = match outcome.verdict {
        Verdict::FirstWins => Score::Won,
        Verdict::SecondWins => Score::Lost,
        Verdict::Drawn => Score::Drawn,
        // Neither is credited: the stronger side is unknown.
        Verdict::BothLose => return None,
    };
    Some(PlayedMatch {
        round,
        table: it.table,
        first: it.line_ups.first.players().collect(),
        second: it.line_ups.second.players().collect(),
        score,
    })
}
