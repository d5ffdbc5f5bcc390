//! The director's settings for the whole tournament.

use std::borrow::Cow;
use std::num::NonZeroU16;

use chrono::NaiveDate;
use kralle_choice::Choice;
use kralle_pairing::tie_break::TieBreakKind;
use kralle_rules::preset::Game;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::competition::{ByeRoundRobin, ByeSwissSystem};
use serde::{Deserialize, Serialize};

use crate::{Acceleration, HalfPoints, Line, MatchFormat, RatingKind, Refusal, Schedule, TieBreak};

/// The way teams are formed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum Formation {
    /// From two pots by lot.
    ///
    /// S T1–T3.
    #[default]
    PotDraw,
    /// Teams enter with a reported line-up order.
    ///
    /// D 8.1, O 10.1.
    FixedTeams,
    /// No partners: each entrant is a team of one, each match a single game.
    SinglePlayers,
    /// Single players, who have another partner in each round.
    ///
    /// Each entrant is a team of one and is ranked alone. The Z system, or a complete schedule.
    ChangingPartners,
}

impl Formation {
    /// True if each entrant is a single player.
    pub const fn has_single_entrants(self) -> bool {
        match self {
            Self::SinglePlayers | Self::ChangingPartners => true,
            Self::PotDraw | Self::FixedTeams => false,
        }
    }

    /// Returns the number of entrants who share a table.
    pub const fn entrants_at_a_table(self) -> u16 {
        match self {
            Self::PotDraw | Self::FixedTeams | Self::SinglePlayers => 2,
            Self::ChangingPartners => 4,
        }
    }

    /// True if a match is a single game of two players.
    pub const fn has_single_games(self) -> bool {
        match self {
            Self::SinglePlayers => true,
            Self::PotDraw | Self::FixedTeams | Self::ChangingPartners => false,
        }
    }

    /// Returns the minimum and maximum number of team members in a round.
    pub const fn team_size(self) -> std::ops::RangeInclusive<usize> {
        match self {
            // S G2, S G4b.
            Self::PotDraw => 2..=3,
            // D 1.1 and O 1.1 seat two; the others are substitutes (O 10.1).
            Self::FixedTeams => 2..=LARGEST_TEAM,
            Self::SinglePlayers | Self::ChangingPartners => 1..=1,
        }
    }
}

/// The maximum number of members of a fixed team, including substitutes.
pub const LARGEST_TEAM: usize = 6;

/// The system of pairing.
///
/// S G3.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Everyone meets everyone once.
    ///
    /// German: *Rundenturnier*.
    RoundRobin,
    /// Everyone meets everyone twice.
    ///
    /// The second time with roles swapped.
    DoubleRoundRobin,
    /// Swiss system.
    ///
    /// German: *Schweizer System*.
    #[default]
    SwissSystem,
}

impl Format {
    /// Returns the points of a bye by the regulations: 0 in round robins, 1 in a Swiss system (S
    /// W1a).
    pub const fn usual_bye(self) -> HalfPoints {
        match self {
            Self::RoundRobin | Self::DoubleRoundRobin => HalfPoints(0),
            Self::SwissSystem => HalfPoints(2),
        }
    }
}

/// The points of a match (S W1, W1b).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scoring {
    pub win: HalfPoints,
    /// For a draw (German: *Remis*).
    pub draw: HalfPoints,
    pub loss: HalfPoints,
    /// For a bye (German: *spielfrei*; S W1a).
    pub bye: HalfPoints,
}

impl Scoring {
    /// Returns 1, ½, 0 and the usual bye of `format` (S W1).
    pub const fn usual(format: Format) -> Self {
        Self {
            win: HalfPoints(2),
            draw: HalfPoints(1),
            loss: HalfPoints(0),
            bye: format.usual_bye(),
        }
    }

    /// Returns 1, ½, 0 and the bye that `rules` give in `format`.
    pub const fn under(rules: &RuleSet, format: Format) -> Self {
        let mut scoring = Self::usual(format);
        scoring.bye = match format {
            Format::RoundRobin | Format::DoubleRoundRobin => {
                match rules.competition.bye_round_robin {
                    ByeRoundRobin::Zero => HalfPoints(0),
                    ByeRoundRobin::Half => HalfPoints(1),
                    ByeRoundRobin::One => HalfPoints(2),
                }
            }
            Format::SwissSystem => match rules.competition.bye_swiss_system {
                ByeSwissSystem::Zero => HalfPoints(0),
                ByeSwissSystem::Half => HalfPoints(1),
                ByeSwissSystem::One => HalfPoints(2),
            },
        };
        scoring
    }
}

/// The list the ratings were taken from (German: *Führungsliste*; S T1). Name and date are `None` if
/// they are not set.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RatingList {
    /// Its name, such as "FIDE rapid".
    pub name: Option<Line>,
    pub date: Option<NaiveDate>,
}

impl Settings {
    /// Sets other rules. The points of a bye follow them if they were the default before.
    pub(crate) fn follow(&mut self, rule_set: RuleSet) {
        if self.scoring.bye == Scoring::under(&self.rule_set, self.format).bye {
            self.scoring.bye = Scoring::under(&rule_set, self.format).bye;
        }
        self.rule_set = rule_set;
    }

    /// Returns the tie-breaks after the points. Without a list, these are the other points where
    /// matches and games give different ones; the direct encounter of two follows (S W2a).
    pub fn tie_breaks_in_force(&self) -> Cow<'_, [TieBreak]> {
        if self.tie_breaks.is_empty() && self.match_format.has_two_scores() {
            vec![TieBreakKind::OtherScore.into()].into()
        } else {
            self.tie_breaks.as_slice().into()
        }
    }

    /// Refuses formats without a schedule of changing partners: a second cycle and acceleration.
    fn must_have_schedule(&self) -> Result<(), Refusal> {
        let accelerated = self.acceleration != Acceleration::None;
        match (self.formation, self.format) {
            (Formation::ChangingPartners, Format::DoubleRoundRobin) => {
                Err(Refusal::PartnersChangeOnce)
            }
            (Formation::ChangingPartners, _) if accelerated => {
                Err(Refusal::AccelerationNeedsOpponents)
            }
            _ => Ok(()),
        }
    }

    /// Refuses rules that do not fit the formation: tandem needs teams, every other game single
    /// players. A match of several games needs teams, and acceleration a Swiss
    /// system.
    ///
    /// # Errors
    /// Fails if they do not fit.
    pub fn must_fit(&self) -> Result<(), Refusal> {
        self.must_be_swiss_if_accelerated()?;
        if self.match_format.has_several_games() && self.formation.has_single_games() {
            return Err(Refusal::GamesNeedTeams);
        }
        self.must_have_schedule()?;
        let by_teams = match self.rule_set.game() {
            Game::Tandem => true,
            Game::PairMoves | Game::OrdinaryChess => false,
        };
        if by_teams == self.formation.has_single_games() {
            Err(Refusal::RulesOfOtherFormation {
                formation: self.formation,
            })
        } else {
            Ok(())
        }
    }
}

/// The director's settings for the whole tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    pub name: Line,
    pub place: Option<Line>,
    pub date: Option<NaiveDate>,
    pub rule_set: RuleSet,
    pub formation: Formation,
    pub format: Format,
    /// The number of rounds of a Swiss system; `None` for the usual number. In a round robin it
    /// follows from the number of teams.
    pub swiss_rounds: Option<u16>,
    pub acceleration: Acceleration,
    pub scoring: Scoring,
    pub match_format: MatchFormat,
    pub rating_list: RatingList,
    /// The ratings that determine the order; the first that a player has counts.
    pub rating_order: Vec<RatingKind>,
    /// The tie-breaks after the points, in order (C.07); empty for those of the regulations (S W2a,
    /// S W2b).
    pub tie_breaks: Vec<TieBreak>,
    pub schedule: Schedule,
    /// The expected number of players, or of fixed teams; `None` if it is not set.
    ///
    /// Used for suggestions only.
    pub expected_entrants: Option<NonZeroU16>,
    pub arbiters: Arbiters,
}

/// The arbiters of a tournament (German: *Schiedsrichter*).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Arbiters {
    pub chief: Option<Line>,
    /// The deputies in order, at most [`Arbiters::MOST_DEPUTIES`].
    pub deputies: Vec<Line>,
    /// True if sites and archives show the names.
    pub are_public: bool,
}

impl Arbiters {
    pub const MOST_DEPUTIES: usize = 20;

    /// Returns the names: the chief, then the deputies.
    pub fn names(&self) -> impl Iterator<Item = &Line> {
        self.chief.iter().chain(&self.deputies)
    }
}
