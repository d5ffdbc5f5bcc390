//! Why something was not done: a stable code, the article it rests on, and the data to say it.
//!
//! The words are in the message files, under `refusal-` and the code with hyphens.
//!
//! One long list on purpose: every code is looked up here. Absences and penalties, which
//! have many of their own, stand in [`AbsenceRefusal`] and [`PenaltyRefusal`], who comes late or goes
//! home in [`PlacingRefusal`].

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
    Contradiction, Formation, Line, PlayerId, RoundNumber, TableNumber, TeamNumber, Verdict,
};

/// Why a tournament did not change.
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
    /// The lots are drawn: what they were drawn from stands.
    #[error("the lots are drawn")]
    AlreadyDrawn {
        /// How many rounds are paired: without any, lots can be drawn again.
        rounds: u16,
    },
    /// Rounds exist: what they rest on stands.
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
    /// Another public seed is needed to draw again.
    #[error("the lots were drawn with this seed already")]
    SameSeed,
    /// No drawing keeps club-mates apart.
    #[error("club-mates cannot be kept apart")]
    WishImpossible,
    /// The wish did not come true in so many shuffles.
    #[error("club-mates were together in each of {shuffles} shuffles")]
    WishTooRare { shuffles: u32 },
    #[error("no team {team}")]
    #[refusal(NotFound)]
    TeamUnknown { team: TeamNumber },
    #[error("there are no teams yet")]
    LotsMissing,
    #[error("the numbers are not given yet")]
    NumbersMissing,
    /// The numbers are given: the list of entrants stands.
    #[error("the numbers are given")]
    NumbersGiven,
    /// Nothing of the kind is done in a tournament of this formation.
    #[error("not in a tournament of {formation:?}")]
    OtherFormation {
        /// How the tournament's teams are formed.
        formation: Formation,
    },
    /// Tandem is played by teams, every other game by single players.
    #[error("the rules are not for {formation:?}")]
    RulesOfOtherFormation {
        /// What was asked for.
        formation: Formation,
    },
    /// Teams exist: how they are formed stands.
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
    /// Round 1 is published: the line-up orders stand (D 8.1, O 10.1).
    #[error("the line-up orders are closed")]
    #[article(rules.article(Law::LineUp))]
    LineUpsClosed,
    /// The director changes a team only with a reason (S G2a).
    #[error("a reason is needed to change a team")]
    #[article(rules.article(Law::Substitutes))]
    TeamReasonMissing,
    /// The reported order is kept in every match (D 8.1, O 10.1).
    #[error("player {} stands before player {} in the line-up order", ahead.0, behind.0)]
    #[article(rules.article(Law::LineUp))]
    LineUpOrderBroken {
        /// Who has to sit on board 1.
        ahead: PlayerId,
        /// Who has to sit on board 2.
        behind: PlayerId,
        ahead_name: Line,
        behind_name: Line,
    },
    /// The rules in force know no substitutes.
    #[error("player {} is a substitute", player.0)]
    #[article(rules.article(Law::Substitutes))]
    SubstituteNotAdmitted { player: PlayerId, name: Line },
    /// Substitutes play only when the director says why (S G2a).
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
    /// The round is published: its pairing stands.
    #[error("round {round} is published")]
    RoundIsPublished { round: RoundNumber },
    #[error("round {round} is not complete")]
    RoundIncomplete {
        round: RoundNumber,
        /// The tables without a result.
        tables: Vec<TableNumber>,
    },
    /// Only matches that are known to be still played lack a result.
    #[error("round {round} is still being played")]
    RoundStillPlaying {
        round: RoundNumber,
        playing: Vec<TableNumber>,
    },
    /// Results of the round are missing, and other matches are known to be still played.
    #[error("round {round} is not complete, and is still being played")]
    RoundPartlyPlaying {
        round: RoundNumber,
        /// The tables without a result of which nothing is known.
        tables: Vec<TableNumber>,
        /// The tables where they still play.
        playing: Vec<TableNumber>,
    },
    #[error("all {rounds} rounds are paired")]
    AllRoundsPaired { rounds: u16 },
    /// Every legal pairing would repeat a match, or the bye cannot be given.
    #[error("round {round} cannot be paired: {why}")]
    Unpairable {
        round: RoundNumber,
        /// Why, as the pairing system says: a stable code of its own.
        why: &'static str,
        /// The teams that stand in the way, as far as it is known.
        teams: Vec<TeamNumber>,
        /// What can be done instead: stable codes.
        ways: Vec<&'static str>,
    },
    /// Two teams that are to meet have met already (C.04.6 \[C1\]).
    #[error("the teams have met before round {round}")]
    HaveMet {
        round: RoundNumber,
        teams: Vec<TeamNumber>,
    },
    /// The tables of a round robin say who meets whom: only teams can be swapped.
    #[error("the tables of the round robin say who meets whom")]
    TablesDecide,
    /// Numbers are drawn only for the tables of a round robin.
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
        /// How, in English.
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
    /// Only of a team of three somebody sits out (S G4b).
    #[error("nobody of a team of two sits out")]
    #[article(rules.article(Law::OddNumber))]
    NoOneSitsOut { player: PlayerId },
    /// The rules fix who sits where (D 8.2, O 10.2).
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
        /// Why, in the words of the rules: a stable code of its own.
        why: &'static str,
        cause: Cause,
        verdict: Verdict,
        article: Article,
        /// By what such a result can come about instead.
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
    /// An answer is kept of a match in a published round only, and so many of one match.
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
    /// A reason is asked for every change of a published pairing.
    #[error("a reason is needed to change published round {round}")]
    ChangeReasonMissing { round: RoundNumber },
    #[error("table {table} of round {round} has no result")]
    NoResult {
        round: RoundNumber,
        table: TableNumber,
    },
    /// These teams are not exactly those that are level.
    #[error("these teams are not all the teams that are level")]
    NotLevel {
        /// The teams named.
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
    /// The ruling leaves teams out or names one twice.
    #[error("the ruling does not settle the tie")]
    RulingIncomplete {
        /// The teams that are level.
        teams: Vec<TeamNumber>,
    },
    /// Rounds are still to be paired.
    #[error("{paired} of {planned} rounds are paired")]
    RoundsMissing { paired: u16, planned: u16 },
    /// First place is open (S W2b).
    #[error("first place is open")]
    #[article(rules.article(Law::FirstPlace))]
    FirstPlaceOpen {
        /// The teams that are level.
        teams: Vec<TeamNumber>,
    },
    /// The tournament has begun: its rules change with a reason only.
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
    /// A penalty cannot be imposed, or stands in the way.
    #[error(transparent)]
    #[refusal(inner)]
    #[article(it.article(rules))]
    Penalty(#[from] PenaltyRefusal),
    /// Who comes late is not placed, or who goes home is not let go so.
    #[error(transparent)]
    #[refusal(inner)]
    #[article(it.article(rules))]
    Placing(#[from] PlacingRefusal),
}
