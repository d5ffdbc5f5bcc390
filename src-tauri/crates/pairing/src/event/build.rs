//! Builder of a checked event.

use super::{
    Acceleration, Adjustment, ColorPreferenceType, Entrant, EntrantNumber, Event, EventError,
    ForbiddenPairs, Format, GameResult, HalfPoints, PairOutcome, Participation, Points,
    RequestedBye, Role, RoundNumber, RoundRecord, ScoreKind, ScoringSystem, SecondaryScore,
};

/// Collects the rounds and checks them for consistency.
///
/// A cell that is never set is [`Participation::NotPaired`].
#[derive(Debug, Clone)]
pub struct EventBuilder {
    format: Format,
    scoring: ScoringSystem,
    game_scoring: ScoringSystem,
    primary: ScoreKind,
    secondary: SecondaryScore,
    preferences: ColorPreferenceType,
    planned_rounds: Option<u16>,
    initial_role: Option<Role>,
    entrants: Vec<Entrant>,
    rounds: Vec<Vec<Cell>>,
    board_points: Vec<(EntrantNumber, RoundNumber, Vec<HalfPoints>)>,
    forbidden: Vec<ForbiddenPairs>,
    accelerations: Vec<Acceleration>,
    requested: Vec<RequestedBye>,
    adjustments: Vec<Adjustment>,
    has_several_byes: bool,
}

#[derive(Debug, Clone, Copy)]
struct Cell {
    participation: Participation,
    match_points: Option<HalfPoints>,
    game_points: Option<HalfPoints>,
}

const NOT_PAIRED: Cell = Cell {
    participation: Participation::NotPaired,
    match_points: None,
    game_points: None,
};

impl EventBuilder {
    /// Begins an event of this format without rounds, with these entrants, numbered 1, 2, 3 … in
    /// order.
    ///
    /// Individual events score 1, ½, 0; team events 2, 1, 0 match points.
    pub fn new(format: Format, entrants: Vec<Entrant>) -> Self {
        Self {
            scoring: match format {
                Format::Individual => ScoringSystem::STANDARD,
                Format::Team { .. } => ScoringSystem::MATCH_POINTS,
            },
            game_scoring: ScoringSystem::STANDARD,
            format,
            primary: ScoreKind::default(),
            secondary: SecondaryScore::default(),
            preferences: ColorPreferenceType::default(),
            planned_rounds: None,
            initial_role: None,
            entrants,
            rounds: Vec::new(),
            board_points: Vec::new(),
            forbidden: Vec::new(),
            accelerations: Vec::new(),
            requested: Vec::new(),
            adjustments: Vec::new(),
            has_several_byes: false,
        }
    }

    /// Begins an event with this many unrated entrants.
    pub fn with_entrants(format: Format, count: u16) -> Self {
        let entrants = (0..usize::from(count))
            .map(|index| Entrant {
                number: EntrantNumber::from_index(index),
                rating: None,
            })
            .collect();
        Self::new(format, entrants)
    }

    /// Sets the points of a round (in a team event: match points).
    pub fn scoring(&mut self, scoring: ScoringSystem) -> &mut Self {
        self.scoring = scoring;
        self
    }

    /// Sets the game points of each game in a team match; usually 1, ½, 0.
    ///
    /// In an individual event these are the points of a round.
    pub fn game_scoring(&mut self, scoring: ScoringSystem) -> &mut Self {
        self.game_scoring = scoring;
        self
    }

    /// Sets the deciding score.
    pub fn primary_score(&mut self, primary: ScoreKind) -> &mut Self {
        self.primary = primary;
        self
    }

    /// Sets the use of the other score for allocating roles.
    pub fn secondary_score(&mut self, secondary: SecondaryScore) -> &mut Self {
        self.secondary = secondary;
        self
    }

    /// Sets the type of color preferences of a team Swiss event.
    pub fn preferences(&mut self, preferences: ColorPreferenceType) -> &mut Self {
        self.preferences = preferences;
        self
    }

    /// Sets the number of planned rounds.
    pub fn planned_rounds(&mut self, rounds: u16) -> &mut Self {
        self.planned_rounds = Some(rounds);
        self
    }

    /// Sets the drawn role of the top entrant in round 1.
    pub fn initial_role(&mut self, role: Role) -> &mut Self {
        self.initial_role = Some(role);
        self
    }

    /// Admits several pairing-allocated byes in a round, as changing partners have.
    pub fn admit_several_byes(&mut self) -> &mut Self {
        self.has_several_byes = true;
        self
    }

    /// Adds a ban.
    pub fn forbid(&mut self, ban: ForbiddenPairs) -> &mut Self {
        self.forbidden.push(ban);
        self
    }

    /// Adds virtual points.
    pub fn accelerate(&mut self, acceleration: Acceleration) -> &mut Self {
        self.accelerations.push(acceleration);
        self
    }

    /// Adds a bye requested in a round that is not paired yet.
    pub fn request_bye(&mut self, request: RequestedBye) -> &mut Self {
        self.requested.push(request);
        self
    }

    /// Ensures a minimum number of rounds.
    pub fn rounds(&mut self, count: usize) -> &mut Self {
        while self.rounds.len() < count {
            self.rounds.push(vec![NOT_PAIRED; self.entrants.len()]);
        }
        self
    }

    /// Sets the participation of one entrant in a round.
    pub fn set(
        &mut self,
        round: RoundNumber,
        entrant: EntrantNumber,
        participation: Participation,
    ) -> &mut Self {
        if let Some(cell) = self.cell(round, entrant) {
            cell.participation = participation;
        }
        self
    }

    /// Sets points that do not follow from the scoring system: game points of a match, or an
    /// exceptional award.
    pub fn set_points(
        &mut self,
        round: RoundNumber,
        entrant: EntrantNumber,
        kind: ScoreKind,
        points: HalfPoints,
    ) -> &mut Self {
        if let Some(cell) = self.cell(round, entrant) {
            match kind {
                ScoreKind::MatchPoints => cell.match_points = Some(points),
                ScoreKind::GamePoints => cell.game_points = Some(points),
            }
        }
        self
    }

    /// Adds or takes points of an entrant beside its results.
    pub fn adjust(&mut self, adjustment: Adjustment) -> &mut Self {
        self.adjustments.push(adjustment);
        self
    }

    /// Sets the game points of each board of a team's match, board 1 first.
    pub fn set_board_points(
        &mut self,
        round: RoundNumber,
        entrant: EntrantNumber,
        boards: Vec<HalfPoints>,
    ) -> &mut Self {
        self.board_points.push((entrant, round, boards));
        self
    }

    /// Sets the participation of both sides of a pair in a round.
    pub fn pair(
        &mut self,
        round: RoundNumber,
        first: EntrantNumber,
        second: EntrantNumber,
        outcome: PairOutcome,
    ) -> &mut Self {
        use Participation::{ForfeitLoss, ForfeitWin};
        let played = |opponent, role, result| Participation::Played {
            opponent,
            role,
            result,
        };
        let both = |a, b| {
            (
                played(second, Role::First, a),
                played(first, Role::Second, b),
            )
        };
        let (opponent, role) = (Some(second), Some(Role::First));
        let (opponent_2, role_2) = (Some(first), Some(Role::Second));
        let win = ForfeitWin { opponent, role };
        let loss = ForfeitLoss { opponent, role };
        let win_2 = ForfeitWin {
            opponent: opponent_2,
            role: role_2,
        };
        let loss_2 = ForfeitLoss {
            opponent: opponent_2,
            role: role_2,
        };
        let (a, b) = match outcome {
            PairOutcome::FirstWins => both(GameResult::Win, GameResult::Loss),
            PairOutcome::Draw => both(GameResult::Draw, GameResult::Draw),
            PairOutcome::SecondWins => both(GameResult::Loss, GameResult::Win),
            PairOutcome::BothLose => both(GameResult::Loss, GameResult::Loss),
            PairOutcome::FirstWinsByForfeit => (win, loss_2),
            PairOutcome::SecondWinsByForfeit => (loss, win_2),
            PairOutcome::DoubleForfeit => (loss, loss_2),
        };
        self.set(round, first, a).set(round, second, b)
    }

    /// Checks everything and returns the event.
    ///
    /// # Errors
    /// Fails if the rounds contradict each other.
    pub fn build(self) -> Result<Event, EventError> {
        let limit = usize::from(u16::MAX);
        if self.entrants.len() >= limit || self.rounds.len() >= limit {
            return Err(EventError::TooMany);
        }
        for (index, entrant) in self.entrants.iter().enumerate() {
            let expected = EntrantNumber::from_index(index);
            if entrant.number != expected {
                return Err(EventError::NumberGap {
                    expected,
                    found: entrant.number,
                });
            }
        }
        for (index, cells) in self.rounds.iter().enumerate() {
            let round = RoundNumber::from_index(index);
            if !self.has_several_byes {
                check_byes(round, cells)?;
            }
            check_round(round, cells, self.entrants.len())?;
        }
        let records = (0..self.entrants.len())
            .flat_map(|entrant| {
                self.rounds
                    .iter()
                    .filter_map(move |cells| cells.get(entrant))
            })
            .map(|cell| self.record(*cell))
            .collect();
        Ok(Event::assemble(history_parts(self, records)))
    }

    fn record(&self, cell: Cell) -> RoundRecord {
        let worth = self.scoring.points(cell.participation);
        let match_points = cell.match_points.unwrap_or(worth);
        let game_points = cell.game_points.unwrap_or(match self.format {
            Format::Individual => match_points,
            Format::Team { .. } => HalfPoints::ZERO,
        });
        RoundRecord {
            participation: cell.participation,
            points: Points {
                match_points,
                game_points,
            },
        }
    }

    fn cell(&mut self, round: RoundNumber, entrant: EntrantNumber) -> Option<&mut Cell> {
        self.rounds(round.index() + 1);
        self.rounds
            .get_mut(round.index())
            .and_then(|cells| cells.get_mut(entrant.index()))
    }
}

fn history_parts(builder: EventBuilder, records: Vec<RoundRecord>) -> super::history::Parts {
    super::history::Parts {
        format: builder.format,
        scoring: builder.scoring,
        game_scoring: match builder.format {
            Format::Individual => builder.scoring,
            Format::Team { .. } => builder.game_scoring,
        },
        primary: builder.primary,
        secondary: builder.secondary,
        preferences: builder.preferences,
        planned_rounds: builder.planned_rounds,
        initial_role: builder.initial_role,
        rounds: builder.rounds.len(),
        entrants: builder.entrants,
        records,
        board_points: builder.board_points,
        forbidden: builder.forbidden,
        accelerations: builder.accelerations,
        requested: builder.requested,
        adjustments: builder.adjustments,
    }
}

fn check_byes(round: RoundNumber, cells: &[Cell]) -> Result<(), EventError> {
    let cells = cells.iter().enumerate();
    let mut byes = cells.filter(|(_, cell)| cell.participation == Participation::AllocatedBye);
    match byes.nth(1) {
        Some((index, _)) => Err(EventError::SecondAllocatedBye {
            entrant: EntrantNumber::from_index(index),
            round,
        }),
        None => Ok(()),
    }
}

fn check_round(round: RoundNumber, cells: &[Cell], entrants: usize) -> Result<(), EventError> {
    for (index, cell) in cells.iter().enumerate() {
        let entrant = EntrantNumber::from_index(index);
        let Some(opponent) = cell.participation.scheduled_opponent() else {
            continue;
        };
        if opponent == entrant {
            return Err(EventError::OwnOpponent { entrant, round });
        }
        let Some(other) = cells
            .get(opponent.index())
            .filter(|_| opponent.index() < entrants)
        else {
            return Err(EventError::UnknownEntrant {
                entrant,
                round,
                unknown: opponent,
            });
        };
        check_pair(
            round,
            (entrant, cell.participation),
            (opponent, other.participation),
        )?;
    }
    Ok(())
}

fn check_pair(
    round: RoundNumber,
    (entrant, own): (EntrantNumber, Participation),
    (opponent, other): (EntrantNumber, Participation),
) -> Result<(), EventError> {
    if other.scheduled_opponent() != Some(entrant) {
        return Err(EventError::NotMutual {
            entrant,
            opponent,
            round,
        });
    }
    if let (Some(role), Some(other_role)) = (own.scheduled_role(), other.scheduled_role())
        && role == other_role
    {
        return Err(EventError::SameRole {
            entrant,
            opponent,
            round,
        });
    }
    if fits(own, other) {
        Ok(())
    } else {
        Err(EventError::ResultMismatch {
            entrant,
            opponent,
            round,
        })
    }
}

/// True if the records of two sides are compatible.
///
/// A win needs a loss, and a game is played or forfeited by both. (A draw against a loss, and two
/// losses, are possible decisions of an arbiter.)
fn fits(own: Participation, other: Participation) -> bool {
    use GameResult::{Draw, Win};
    use Participation::{ForfeitLoss, ForfeitWin, Played};
    match (own, other) {
        (Played { result: a, .. }, Played { result: b, .. }) => {
            !matches!((a, b), (Win, Win | Draw) | (Draw, Win))
        }
        (ForfeitWin { .. }, ForfeitLoss { .. })
        | (ForfeitLoss { .. }, ForfeitWin { .. } | ForfeitLoss { .. }) => true,
        _ => false,
    }
}
