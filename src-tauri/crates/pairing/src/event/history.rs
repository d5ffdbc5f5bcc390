//! Queries on the rounds so far.

use super::adjustment::Balance;
use super::{
    Acceleration, Adjustment, ColorPreferenceType, Entrant, EntrantNumber, Float, ForbiddenPairs,
    HalfPoints, Participation, Points, RequestedBye, Role, RoundNumber, RoundRecord, ScoreKind,
    ScoringSystem, SecondaryScore,
};

/// The kind of entrants: players or teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    Individual,
    Team { boards: u8 },
}

/// The state of a tournament: entrants, rounds, and the settings for pairing and tie-breaks.
///
/// Built by [`super::EventBuilder`], so its rounds are consistent. A round counts once it is
/// paired; requested byes of later rounds are in [`Event::requested`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    pub(super) parts: Parts,
    /// Points before each round, entrant by entrant, `rounds + 1` each.
    before: Vec<Points>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Parts {
    pub(super) format: Format,
    pub(super) scoring: ScoringSystem,
    pub(super) game_scoring: ScoringSystem,
    pub(super) primary: ScoreKind,
    pub(super) secondary: SecondaryScore,
    pub(super) preferences: ColorPreferenceType,
    pub(super) planned_rounds: Option<u16>,
    pub(super) initial_role: Option<Role>,
    pub(super) rounds: usize,
    pub(super) entrants: Vec<Entrant>,
    /// Entrant by entrant, `rounds` each.
    pub(super) records: Vec<RoundRecord>,
    pub(super) board_points: Vec<(EntrantNumber, RoundNumber, Vec<HalfPoints>)>,
    pub(super) forbidden: Vec<ForbiddenPairs>,
    pub(super) accelerations: Vec<Acceleration>,
    pub(super) requested: Vec<RequestedBye>,
    pub(super) adjustments: Vec<Adjustment>,
}

impl Event {
    pub(super) fn assemble(mut parts: Parts) -> Self {
        parts
            .board_points
            .sort_by_key(|(entrant, round, _)| (*entrant, *round));
        // Sorted, so that equal events compare equal whatever the order of input.
        parts.requested.sort_by_key(|it| (it.round, it.entrant));
        parts.adjustments.sort_by_key(|it| (it.round, it.entrant));
        let mut before = Vec::with_capacity(parts.entrants.len() * (parts.rounds + 1));
        for entrant in 0..parts.entrants.len() {
            let mut total = Balance::default();
            before.push(total.points());
            let records = &parts.records[entrant * parts.rounds..(entrant + 1) * parts.rounds];
            for (round, record) in records.iter().enumerate() {
                total.add(record.points);
                parts
                    .adjustments
                    .iter()
                    .filter(|it| it.entrant.index() == entrant && it.round.index() == round)
                    .for_each(|it| total.adjust(it));
                before.push(total.points());
            }
        }
        Self { parts, before }
    }

    /// Returns the kind of entrants.
    pub const fn format(&self) -> Format {
        self.parts.format
    }

    /// Returns the points of a round (in a team event: match points).
    pub const fn scoring(&self) -> &ScoringSystem {
        &self.parts.scoring
    }

    /// Returns the points of a single game; in an individual event the same as a round.
    pub const fn game_scoring(&self) -> &ScoringSystem {
        &self.parts.game_scoring
    }

    /// Returns the number of games in a match; in an individual event one.
    pub const fn boards(&self) -> u8 {
        match self.parts.format {
            Format::Individual => 1,
            Format::Team { boards } => boards,
        }
    }

    /// Returns the deciding score.
    pub const fn primary_score(&self) -> ScoreKind {
        self.parts.primary
    }

    /// Returns the use of the other score for allocating roles.
    pub const fn secondary_score(&self) -> SecondaryScore {
        self.parts.secondary
    }

    /// Returns the type of color preferences of a team Swiss event.
    pub const fn preferences(&self) -> ColorPreferenceType {
        self.parts.preferences
    }

    /// Returns the number of planned rounds; `None` if unknown.
    pub const fn planned_rounds(&self) -> Option<u16> {
        self.parts.planned_rounds
    }

    /// Returns the drawn role of the top entrant in round 1; `None` if unknown.
    ///
    /// If it was not set, it follows from the first played or forfeited pair of round 1.
    pub fn initial_role(&self) -> Option<Role> {
        self.parts
            .initial_role
            .or_else(|| self.role_seen_in_round_1())
    }

    /// Returns the initial role as shown by round 1; `None` without a pair.
    ///
    /// The higher seed of a pair has the initial role if its number among the paired entrants is
    /// odd (C.04.3 article 5.2.5). The top paired entrant therefore shows it.
    fn role_seen_in_round_1(&self) -> Option<Role> {
        self.entrants().iter().find_map(|entrant| {
            self.record(entrant.number, RoundNumber::FIRST)
                .participation
                .scheduled_role()
        })
    }

    /// Returns the entrants, by number.
    pub fn entrants(&self) -> &[Entrant] {
        &self.parts.entrants
    }

    /// Returns the number of entrants.
    pub fn entrant_count(&self) -> usize {
        self.parts.entrants.len()
    }

    /// Returns the number of paired rounds.
    pub const fn round_count(&self) -> usize {
        self.parts.rounds
    }

    /// Returns the paired rounds, in order.
    pub fn round_numbers(&self) -> impl DoubleEndedIterator<Item = RoundNumber> + use<> {
        (0..self.parts.rounds).map(RoundNumber::from_index)
    }

    /// Returns the next round to be paired.
    pub fn next_round(&self) -> RoundNumber {
        RoundNumber::from_index(self.parts.rounds)
    }

    /// Returns an entrant's record of each round.
    pub fn records(&self, entrant: EntrantNumber) -> &[RoundRecord] {
        let start = entrant.index() * self.parts.rounds;
        &self.parts.records[start..start + self.parts.rounds]
    }

    /// Returns an entrant's record of a paired round.
    ///
    /// For later rounds: not paired, no points.
    pub fn record(&self, entrant: EntrantNumber, round: RoundNumber) -> RoundRecord {
        self.records(entrant)
            .get(round.index())
            .copied()
            .unwrap_or(RoundRecord {
                participation: Participation::NotPaired,
                points: Points::default(),
            })
    }

    /// Returns both scores of an entrant before a round; after the last round, its final scores.
    pub fn points_before(&self, entrant: EntrantNumber, round: RoundNumber) -> Points {
        let width = self.parts.rounds + 1;
        self.before[entrant.index() * width + round.index().min(self.parts.rounds)]
    }

    /// Returns one score of an entrant before a round.
    pub fn score_before(
        &self,
        entrant: EntrantNumber,
        round: RoundNumber,
        kind: ScoreKind,
    ) -> HalfPoints {
        let points = self.points_before(entrant, round);
        match kind {
            ScoreKind::MatchPoints => points.match_points,
            ScoreKind::GamePoints => points.game_points,
        }
    }

    /// Returns one score of an entrant after all paired rounds.
    pub fn score(&self, entrant: EntrantNumber, kind: ScoreKind) -> HalfPoints {
        self.score_before(entrant, self.next_round(), kind)
    }

    /// Returns the penalties and bonuses.
    pub fn adjustments(&self) -> &[Adjustment] {
        &self.parts.adjustments
    }

    /// Returns the virtual points of an entrant in a round (C.04.7).
    pub fn virtual_points(&self, entrant: EntrantNumber, round: RoundNumber) -> HalfPoints {
        self.parts
            .accelerations
            .iter()
            .map(|acceleration| acceleration.points_for(entrant, round))
            .sum()
    }

    /// Returns the score by which an entrant is paired in a round.
    ///
    /// It is its primary score before the round plus its virtual points (C.04.7 article 1.5).
    pub fn pairing_score(&self, entrant: EntrantNumber, round: RoundNumber) -> HalfPoints {
        self.score_before(entrant, round, self.parts.primary) + self.virtual_points(entrant, round)
    }

    /// Returns the opponents an entrant has played before a round, in order of rounds.
    ///
    /// A forfeited game is not a meeting (C.04.2 article 3.5).
    pub fn opponents_before(
        &self,
        entrant: EntrantNumber,
        round: RoundNumber,
    ) -> impl DoubleEndedIterator<Item = EntrantNumber> + '_ {
        self.records_before(entrant, round)
            .iter()
            .filter_map(|record| record.participation.played_opponent())
    }

    /// Returns the roles of an entrant in games played before a round, in order of rounds.
    ///
    /// Unplayed rounds are left out (C.04.2 article 3.4).
    pub fn roles_before(
        &self,
        entrant: EntrantNumber,
        round: RoundNumber,
    ) -> impl DoubleEndedIterator<Item = Role> + '_ {
        self.records_before(entrant, round)
            .iter()
            .filter_map(|record| record.participation.played_role())
    }

    /// Returns an entrant's records of the rounds before this one.
    pub fn records_before(&self, entrant: EntrantNumber, round: RoundNumber) -> &[RoundRecord] {
        &self.records(entrant)[..round.index().min(self.parts.rounds)]
    }

    /// Returns the float of an entrant in a paired round, by the pairing scores before it (C.04.3
    /// article 1.4); `None` if it did not float.
    ///
    /// A forfeited game is not a float, except that the points of a forfeit win are a downfloat.
    pub fn float(&self, entrant: EntrantNumber, round: RoundNumber) -> Option<Float> {
        let record = self.record(entrant, round);
        match record.participation {
            Participation::Played { opponent, .. } => {
                let own = self.pairing_score(entrant, round);
                let other = self.pairing_score(opponent, round);
                match own.cmp(&other) {
                    std::cmp::Ordering::Less => Some(Float::Up),
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Greater => Some(Float::Down),
                }
            }
            Participation::AllocatedBye => Some(Float::Down),
            Participation::ForfeitWin { .. }
            | Participation::ForfeitLoss { .. }
            | Participation::FullPointBye
            | Participation::HalfPointBye
            | Participation::ZeroPointBye
            | Participation::NotPaired => {
                (record.points.match_points > self.parts.scoring.loss).then_some(Float::Down)
            }
        }
    }

    /// Returns the bans, as given.
    pub fn forbidden(&self) -> &[ForbiddenPairs] {
        &self.parts.forbidden
    }

    /// Returns the accelerations, as given.
    pub fn accelerations(&self) -> &[Acceleration] {
        &self.parts.accelerations
    }

    /// Returns the byes requested in rounds that are not paired yet.
    pub fn requested(&self) -> &[RequestedBye] {
        &self.parts.requested
    }

    /// Returns the entrants to be paired in the next round, by number: all without a requested bye.
    pub fn to_be_paired(&self) -> Vec<EntrantNumber> {
        let round = self.next_round();
        let mut wanted = vec![true; self.entrant_count()];
        for request in self.parts.requested.iter().filter(|it| it.round == round) {
            if let Some(flag) = wanted.get_mut(request.entrant.index()) {
                *flag = false;
            }
        }
        wanted
            .iter()
            .enumerate()
            .filter(|(_, wanted)| **wanted)
            .map(|(index, _)| EntrantNumber::from_index(index))
            .collect()
    }

    /// Returns the game points of each board of a team in a round, board 1 first; `None` if
    /// unknown.
    pub fn board_points(
        &self,
        entrant: EntrantNumber,
        round: RoundNumber,
    ) -> Option<&[HalfPoints]> {
        self.parts
            .board_points
            .binary_search_by_key(&(entrant, round), |(e, r, _)| (*e, *r))
            .ok()
            .map(|at| self.parts.board_points[at].2.as_slice())
    }
}
