//! The tournament: players, pots, lots, teams, rounds, matches, seating, results, standings.
//!
//! Start at [`Tournament`], the complete state as one value. Each decision is a method: it either
//! changes the state, or returns a [`Refusal`] with its article and changes nothing. Players are in
//! `players`, their identity in `person`, lots in [`lots`], fixed teams in `fixed_teams`, numbers
//! without lots in `start_numbers`. Rounds are in `pairing`, seats in `seating`, results in
//! `results`, penalties in `penalties`, withdrawals in `leaving`, newcomers after the lots in
//! `placing`, departures in `going_home`. Re-formed teams are in `reform`, the order in `standings`
//! and `rulings`.
//!
//! Not here: files, clocks, messages, and randomness: the seed is an argument.

mod absence;
mod acceleration;
mod birth_date;
mod calendar;
mod changing_partners;
mod contradiction;
mod decision;
mod entering;
mod evidence;
mod fact;
mod federation;
mod field;
mod finding;
mod fixed_teams;
mod fold;
mod format;
mod game;
mod going_home;
mod kept_answers;
mod kept_evidence;
mod late_entry;
mod late_number;
mod late_round_robin;
mod leaving;
mod line;
mod line_up;
pub mod lots;
mod match_format;
mod national_id;
mod number;
mod numbering;
mod pairing;
mod pairing_cost;
mod pairing_event;
mod pairing_reason;
mod pairing_wish;
mod partnerships;
mod penalties;
mod penalty;
mod person;
mod placing;
mod plan_notice;
mod player;
mod player_field;
mod players;
mod reform;
mod refusal;
mod report_record;
mod results;
mod round;
mod rule_change;
mod rulings;
mod schedule;
mod scores;
mod seating;
mod seating_correction;
mod settings;
mod sex;
mod side;
mod single_finding;
mod standings;
mod start_numbers;
mod start_order;
mod swiss_system;
mod team;
mod teams;
mod text;
mod title;
mod tournament;
mod visible_names;

pub use absence::{Absence, AbsenceWorth};
pub use acceleration::{Acceleration, VirtualPoints};
pub use calendar::{calendar_date, date_of, is_in_calendar};
pub use changing_partners::{FEWEST_PARTNERS, MOST_IN_SCHEDULE, SquareReason};
pub use contradiction::{Contradiction, Overruled};
pub use decision::{Decision, Ruling};
pub use entering::{Entering, PersonIndex};
pub use evidence::{
    Evidence, GameRecord, GameRecordError, KeptAnswer, LONGEST_RECORD, PositionText, RecordNotation,
};
pub use fact::{Fact, FieldError, FieldValue};
pub use federation::Federation;
pub use finding::{Finding, FindingKind};
pub use fixed_teams::{NewTeam, TeamMember};
pub use fold::{fold_into, folded};
pub use format::{Suggestion, rounds_of, rounds_under, suggested_format};
pub use game::{Game, GameAt, Games};
pub use going_home::{GoingHome, TeamLeft};
pub use kept_answers::MOST_ANSWERS;
/// The side of a match (S P2a) and the score, as in the pairing systems.
pub use kralle_pairing::event::{HalfPoints, Role};
/// The reason for a pairing and the cost of changing it, as in the pairing systems.
pub use kralle_pairing::round_pairing::{DecidedBy, Difference};
/// A list of tie-breaks, and the standings by it (C.07).
pub use kralle_pairing::tie_break::{
    Against, AgainstKind, Standings as RankedByList, TieBreak, TieBreakError, Value, Working,
};
/// The laws of the game that a tournament's settings and outcomes refer to.
pub use kralle_rules::{preset::Preset, result::Cause, rule_set::RuleSet};
pub use late_entry::{LateEntrant, LateEntry, Missed};
pub use late_number::LateNumber;
pub use late_round_robin::MissedMatches;
pub use line::Line;
pub use line_up::AdmittedLineUp;
pub use match_format::{
    ColorsBetweenGames, GameCount, GamesPerMatch, MatchFormat, MatchScore, PointsKind,
    SeatingBetweenGames,
};
pub use national_id::NationalId;
pub use number::{GameNumber, PlayerId, RoundNumber, TableNumber, TeamNumber};
pub use numbering::Numbering;
pub use pairing_cost::{PairingCost, PairingCostKind};
pub use pairing_reason::{PairingDecision, PairingReason, PairingScore};
pub use pairing_wish::{PairingWish, PairingWishKind};
pub use partnerships::Partnership;
pub use penalties::NewPenalty;
pub use penalty::{Penalty, PenaltyKind, PenaltyName};
pub use person::{Likeness, NameKey, NameOrder, Person};
pub use placing::{Place, Placing};
pub use plan_notice::PlanNotice;
pub use player::{
    BirthYear, BirthYearError, Part, Player, Presence, Rating, RatingError, RatingKind,
};
pub use player_field::{FieldAudience, FieldColumn, FieldSpec, PlayerData, PlayerField};
pub use players::Namesake;
pub use reform::{NewMembers, Reformed};
pub use refusal::{AbsenceRefusal, PenaltyRefusal, PlacingRefusal, Refusal};
pub use report_record::{ImportedRounds, ReportCode, ReportRecord};
pub use results::{Claimed, ResultEntry};
pub use round::{
    Board, BySide, Bye, LineUp, LineUpSource, Match, Outcome, Progress, Round, RoundState, Seating,
    SeatingState, Verdict,
};
pub use schedule::{ExpectedDay, Schedule, TimeControl};
pub use scores::RoundResult;
pub use seating::{Pot, Seat};
pub use seating_correction::SeatingCorrection;
pub use settings::{Arbiters, Format, Formation, LARGEST_TEAM, RatingList, Scoring, Settings};
pub use sex::Sex;
pub use side::{Encounter, Side};
pub use standings::{DirectEncounter, Rank, Standing, Tie, TieKind};
pub use start_numbers::{NumberOrder, StartNumbering};
pub use team::{LineUpOrder, Membership, Team};
pub use teams::LotsOrder;
pub use text::{is_invisible, visible};
pub use title::Title;
pub use tournament::{Course, LotsRecord, OddNumber, Tournament};
