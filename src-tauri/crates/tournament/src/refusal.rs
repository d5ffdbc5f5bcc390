//! The reasons for refusing a change: a stable code, the article it rests on, and the data of its
//! message.
//!
//! The messages are in the message files, under `refusal-` and the code with hyphens.
//!
//! One long list on purpose, to look up every code. Separate because of their number: absences and
//! penalties in [`AbsenceRefusal`] and [`PenaltyRefusal`], latecomers and departures in
//! [`PlacingRefusal`].

mod absence;
mod penalty;
mod placing;

use kralle_choice::Article;
use kralle_rules::article::Article;
use kralle_rules::law::Law;
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;

pub use absence::AbsenceRefusal;
pub use penalty::PenaltyRefusal;
pub use placing::PlacingRefusal;

use crate::{
    Contradiction, Formation, GameNumber, Line, PlayerId, RoundNumber, TableNumber, TeamNumber,
    Verdict,
};

/// The reason a tournament did not change.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, kralle_refusal::Refusal, Article)]
#[article(rules: &RuleSet)]
#[refusal(NotNow)]
pub enum Refusal {
    #[error("no player {}", player.0)]
    #[refusal(NotFound)]
    PlayerUnknown { player: PlayerId },
    /// A player of the same name, year of birth and club is entered already.
    #[error("player {name} is entered already")]
    PlayerTwice { player: PlayerId, name: Line },
    /// An order names a player twice.
    #[error("player {} is named twice", player.0)]
    PlayerNamedTwice { player: PlayerId },
    /// The lots are drawn: the data they were drawn from are fixed.
    #[error("the lots are drawn")]
    AlreadyDrawn {
        /// The number of paired rounds: if 0, lots can be drawn again.
        rounds: u16,
    },
    /// Rounds exist: the data they rest on are fixed.
    #[error("{rounds} rounds are paired")]
    RoundsExist { rounds: u16 },
    /// Too few players for two teams.
    #[error("{players} players, {needed} needed")]
    #[article(rules.article(Law::Teams))]
    TooFewPlayers { players: u16, needed: u16 },
    /// An odd number of players and no remedy chosen (S G4).
    #[error("{players} players make no teams of two")]
    #[article(rules.article(Law::OddNumber))]
    OddPlayers { players: u16 },
    /// Drawing again needs another public seed.
    #[error("the lots were drawn with this seed already")]
    SameSeed,
    /// No drawing keeps club-mates apart.
    #[error("club-mates cannot be kept apart")]
    WishImpossible,
    /// The wish was not met in that many shuffles.
    #[error("club-mates were together in each of {shuffles} shuffles")]
    WishTooRare { shuffles: u32 },
    #[error("no team {team}")]
    #[refusal(NotFound)]
    TeamUnknown { team: TeamNumber },
    #[error("there are no teams yet")]
    LotsMissing,
    #[error("the numbers are not given yet")]
    NumbersMissing,
    /// The numbers are given: the list of entrants is fixed.
    #[error("the numbers are given")]
    NumbersGiven,
    /// The operation is not available for this formation.
    #[error("not in a tournament of {formation:?}")]
    OtherFormation {
        /// The formation of the tournament.
        formation: Formation,
    },
    /// Tandem needs teams, every other game single players.
    #[error("the rules are not for {formation:?}")]
    RulesOfOtherFormation {
        /// The requested formation.
        formation: Formation,
    },
    /// Only a Swiss system is accelerated.
    #[error("a round robin is not accelerated")]
    AccelerationNeedsSwiss,
    /// Changing partners have no scoregroups to accelerate.
    #[error("changing partners are not accelerated")]
    AccelerationNeedsOpponents,
    /// Teams exist: their formation is fixed.
    #[error("there are {teams} teams")]
    TeamsExist { teams: u16 },
    #[error("{teams} teams, {needed} needed")]
    #[article(rules.article(Law::Teams))]
    TooFewTeams { teams: u16, needed: u16 },
    /// A team has too few or too many members.
    #[error("a team of {members}, {fewest} to {most} are possible")]
    #[article(rules.article(Law::Teams))]
    TeamOfSize {
        members: u16,
        fewest: u16,
        most: u16,
    },
    #[error("player {} is in team {team}", player.0)]
    PlayerInTeam { player: PlayerId, team: TeamNumber },
    #[error("player {} is not in team {team}", player.0)]
    PlayerNotInTeam { player: PlayerId, team: TeamNumber },
    #[error("team {team} has the name {name}")]
    TeamNameTaken { team: TeamNumber, name: Line },
    /// Round 1 is published: the line-up orders are closed (D 8.1, O 10.1).
    #[error("the line-up orders are closed")]
    #[article(rules.article(Law::LineUp))]
    LineUpsClosed,
    /// The director changes a team only with a reason (S G2a).
    #[error("a reason is needed to change a team")]
    #[article(rules.article(Law::Substitutes))]
    TeamReasonMissing,
    /// A match must keep the reported order (D 8.1, O 10.1).
    #[error("player {} stands before player {} in the line-up order", ahead.0, behind.0)]
    #[article(rules.article(Law::LineUp))]
    LineUpOrderBroken {
        /// The player for board 1.
        ahead: PlayerId,
        /// The player for board 2.
        behind: PlayerId,
        ahead_name: Line,
        behind_name: Line,
    },
    /// The rules in force allow no substitutes.
    #[error("player {} is a substitute", player.0)]
    #[article(rules.article(Law::Substitutes))]
    SubstituteNotAdmitted { player: PlayerId, name: Line },
    /// Substitutes need a reason of the director (S G2a).
    #[error("a reason is needed for substitute {}", player.0)]
    #[article(rules.article(Law::Substitutes))]
    SubstituteReasonMissing { player: PlayerId, name: Line },
    /// No team is re-formed (S G2a).
    #[error("the teams stay as they are")]
    #[article(rules.article(Law::Substitutes))]
    TeamsUnchanged,
    #[error("no round {round}")]
    #[refusal(NotFound)]
    RoundUnknown { round: RoundNumber },
    #[error("no table {table} in round {round}")]
    #[refusal(NotFound)]
    TableUnknown {
        round: RoundNumber,
        table: TableNumber,
    },
    /// The round is a draft: publish it first.
    #[error("round {round} is a draft")]
    RoundIsDraft { round: RoundNumber },
    /// The round is published: its pairing is fixed.
    #[error("round {round} is published")]
    RoundIsPublished { round: RoundNumber },
    #[error("round {round} is not complete")]
    RoundIncomplete {
        round: RoundNumber,
        /// The tables without a result.
        tables: Vec<TableNumber>,
    },
    /// Only matches marked as still playing lack a result.
    #[error("round {round} is still being played")]
    RoundStillPlaying {
        round: RoundNumber,
        playing: Vec<TableNumber>,
    },
    /// Results of the round are missing, and other matches are marked as still playing.
    #[error("round {round} is not complete, and is still being played")]
    RoundPartlyPlaying {
        round: RoundNumber,
        /// The tables without a result or a mark.
        tables: Vec<TableNumber>,
        /// The tables that are still playing.
        playing: Vec<TableNumber>,
    },
    #[error("all {rounds} rounds are paired")]
    AllRoundsPaired { rounds: u16 },
    /// Every legal pairing would repeat a match, or no team can have the bye.
    #[error("round {round} cannot be paired: {why}")]
    Unpairable {
        round: RoundNumber,
        /// The reason of the pairing system: a stable code of its own.
        why: &'static str,
        /// The teams that prevent a pairing, as far as known.
        teams: Vec<TeamNumber>,
        /// The alternatives: stable codes.
        ways: Vec<&'static str>,
    },
    /// Two teams that should meet have met already (C.04.6 \[C1\]).
    #[error("the teams have met before round {round}")]
    HaveMet {
        round: RoundNumber,
        teams: Vec<TeamNumber>,
    },
    /// The tables of a round robin decide the pairs: teams can only be swapped.
    #[error("the tables of the round robin say who meets whom")]
    TablesDecide,
    /// Only a round robin has table numbers to draw.
    #[error("only a round robin has tables")]
    NoTables,
    /// There is no Varma table for so many teams (C.05 annex 2).
    #[error("no Varma table for {teams} teams")]
    NoVarmaTable { teams: u16 },
    /// The teams have their own numbers.
    #[error("no numbers were drawn")]
    NumbersNotDrawn,
    #[error("nobody wished that")]
    #[refusal(NotFound)]
    WishUnknown,
    #[error("the rounds contradict each other: {reason}")]
    RoundsContradict {
        /// The reason, in English.
        reason: String,
    },
    #[error("table {table} of round {round} has a result")]
    MatchDecided {
        round: RoundNumber,
        table: TableNumber,
    },
    /// A team cannot be swapped with itself.
    #[error("team {team} cannot be swapped with itself")]
    SameTeam { team: TeamNumber },
    /// Two partners cannot be swapped with each other.
    #[error("{} and {} are partners", teams[0], teams[1])]
    ArePartners { teams: [TeamNumber; 2] },
    /// Complete schedules of changing partners exist for a limited number of players.
    #[error("no complete schedule for {players} players, only up to {most}")]
    NoCompleteSchedule { players: u16, most: u16 },
    /// Everybody is everybody's partner once, and not twice.
    #[error("changing partners have no double round robin")]
    PartnersChangeOnce,
    #[error("player {} is not in the match at table {table}", player.0)]
    PlayerNotInMatch {
        round: RoundNumber,
        table: TableNumber,
        player: PlayerId,
    },
    #[error("team {team} is not in the match at table {table}")]
    TeamNotInMatch {
        round: RoundNumber,
        table: TableNumber,
        team: TeamNumber,
    },
    /// Only in a team of three a player sits out (S G4b).
    #[error("nobody of a team of two sits out")]
    #[article(rules.article(Law::OddNumber))]
    NoOneSitsOut { player: PlayerId },
    /// The rules fix the seating (D 8.2, O 10.2).
    #[error("the rules fix the seating")]
    #[article(*article)]
    SeatingFixed { article: Article },
    /// The boards come before the colors (S P2c).
    #[error("who meets whom is not chosen yet")]
    #[article(rules.article(Law::Seating))]
    BoardsFirst {
        round: RoundNumber,
        table: TableNumber,
    },
    #[error("{cause:?} does not give {verdict:?}")]
    #[article(*article)]
    ResultNotAdmitted {
        /// The reason in the terms of the rules: a stable code of its own.
        why: &'static str,
        cause: Cause,
        verdict: Verdict,
        article: Article,
        /// The causes that could lead to that result.
        instead: Vec<Cause>,
    },
    #[error("the evidence says otherwise: {}", why.code())]
    #[article(*article)]
    EvidenceContradicts {
        round: RoundNumber,
        table: TableNumber,
        why: Contradiction,
        article: Article,
    },
    /// An answer needs a match in a published round, and a match has a limited number of them.
    #[error("{kept} answers are kept at table {table} of round {round} already")]
    TooManyAnswers {
        round: RoundNumber,
        table: TableNumber,
        kept: u16,
    },
    #[error("no answer {number} is kept at table {table} of round {round}")]
    #[refusal(NotFound)]
    AnswerUnknown {
        round: RoundNumber,
        table: TableNumber,
        number: u16,
    },
    #[error("a reason is needed for table {table} of round {round}")]
    ReasonMissing {
        round: RoundNumber,
        table: TableNumber,
    },
    /// A change of a published pairing needs a reason.
    #[error("a reason is needed to change published round {round}")]
    ChangeReasonMissing { round: RoundNumber },
    #[error("single players meet for one game")]
    GamesNeedTeams,
    #[error("table {table} of round {round} has no game {game}")]
    #[refusal(NotFound)]
    GameUnknown {
        round: RoundNumber,
        table: TableNumber,
        game: GameNumber,
    },
    #[error("table {table} of round {round} has no result")]
    NoResult {
        round: RoundNumber,
        table: TableNumber,
    },
    /// The named teams are not exactly the tied ones.
    #[error("these teams are not all the teams that are level")]
    NotLevel {
        /// The named teams.
        teams: Vec<TeamNumber>,
    },
    /// The direct encounter decides (S W2a).
    #[error("the direct encounter decides")]
    #[article(rules.article(Law::FirstPlace))]
    DirectEncounterDecides { teams: Vec<TeamNumber> },
    /// Joint winners are possible at first place only (S W2c).
    #[error("joint winners are possible at first place only")]
    #[article(rules.article(Law::FirstPlace))]
    JointWinnersOnlyFirst,
    /// The ruling omits teams or names one twice.
    #[error("the ruling does not settle the tie")]
    RulingIncomplete {
        /// The tied teams.
        teams: Vec<TeamNumber>,
    },
    /// Rounds are still to be paired.
    #[error("{paired} of {planned} rounds are paired")]
    RoundsMissing { paired: u16, planned: u16 },
    /// First place is open (S W2b).
    #[error("first place is open")]
    #[article(rules.article(Law::FirstPlace))]
    FirstPlaceOpen {
        /// The tied teams.
        teams: Vec<TeamNumber>,
    },
    /// The tournament has begun: a change of its rules needs a reason.
    #[error("the rules are frozen: a reason is needed to change them")]
    RulesFrozen,
    #[error("the tournament is closed")]
    TournamentClosed,
    #[error("the tournament is not closed")]
    NotClosed,
    #[error(transparent)]
    #[refusal(inner)]
    #[article(it.article(rules))]
    Absence(#[from] AbsenceRefusal),
    /// A penalty cannot be imposed, or prevents a change.
    #[error(transparent)]
    #[refusal(inner)]
    #[article(it.article(rules))]
    Penalty(#[from] PenaltyRefusal),
    /// A latecomer cannot be placed, or a departure is refused.
    #[error(transparent)]
    #[refusal(inner)]
    #[article(it.article(rules))]
    Placing(#[from] PlacingRefusal),
}
