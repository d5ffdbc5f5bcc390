//! Converts the tournament for the pairing crate: entrants, rounds, byes, absences, penalties.
//!
//! Start at [`Tournament::event_before`]. Not here: the pairing itself ([`mod@crate::pairing`]).

use kralle_pairing::event::{
    Adjustment, Entrant, EntrantNumber, Event, EventBuilder, Format as EventFormat, PairOutcome,
    Participation, RequestedBye, RoundNumber as EventRound, ScoreKind, ScoringSystem,
    SecondaryScore,
};

use crate::acceleration;
use crate::field::Field;
use crate::{
    Absence, AbsenceWorth, Format, Formation, HalfPoints, Match, MatchFormat, PointsKind, Refusal,
    Role, RoundNumber, TeamNumber, Tournament, Verdict, VirtualPoints,
};

/// The treatment of a published match without a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OpenMatch {
    /// For the pairing: the two have met, with an unknown score (C.04.6 C1, C.04.3 C1). Clearing a
    /// result does not undo the meeting.
    IsMeeting,
    /// For the standings: it is not played yet.
    IsNothing,
}

impl Tournament {
    /// Returns the tournament before round `number` for the pairing crate, with the numbers of that
    /// round. A round that is paired has the virtual points of its pairing.
    ///
    /// # Errors
    /// Fails if the rounds contradict each other, as after swaps by hand that repeat a team.
    pub(crate) fn event_before(&self, number: RoundNumber) -> Result<Event, Refusal> {
        self.event_with(number, self.virtual_points_in(number))
    }

    /// Returns the tournament before round `number` as [`Self::event_before`], to pair it now,
    /// even if it is a draft already.
    ///
    /// # Errors
    /// Fails as [`Self::event_before`].
    pub(crate) fn event_to_pair(&self, number: RoundNumber) -> Result<Event, Refusal> {
        self.event_with(number, self.virtual_points_due(number))
    }

    fn event_with(
        &self,
        number: RoundNumber,
        accelerated: Option<VirtualPoints>,
    ) -> Result<Event, Refusal> {
        let open = OpenMatch::IsMeeting;
        self.event_of(&self.field_of(number), number, open, accelerated)
    }

    /// Returns the tournament before round `number` with all current entrants.
    pub(crate) fn event_up_to(&self, number: RoundNumber) -> Result<Event, Refusal> {
        self.event_of(&self.whole_field(), number, OpenMatch::IsNothing, None)
    }

    /// Returns the rounds before `number`, with the numbers of `field`. `accelerated` are the
    /// virtual points of round `number`.
    fn event_of(
        &self,
        field: &Field,
        number: RoundNumber,
        open: OpenMatch,
        accelerated: Option<VirtualPoints>,
    ) -> Result<Event, Refusal> {
        let format = match self.settings.formation {
            Formation::PotDraw | Formation::FixedTeams => EventFormat::Team { boards: 2 },
            Formation::SinglePlayers | Formation::ChangingPartners => EventFormat::Individual,
        };
        let entrants = field
            .teams()
            .iter()
            .map(|team| Entrant {
                number: field.entrant(*team),
                rating: self.rating_of(*team),
            })
            .collect();
        let mut event = EventBuilder::new(format, entrants);
        event
            .scoring(self.pairing_scoring())
            .secondary_score(SecondaryScore::Unused)
            .planned_rounds(self.rounds_planned())
            .initial_role(self.top_role())
            .rounds(number.index());
        if self.settings.formation == Formation::ChangingPartners {
            event.admit_several_byes();
        }
        let earlier = self.rounds.iter().take(number.index());
        let earlier = earlier.map(|round| (round.number, round.virtual_points));
        for (round, virtual_points) in earlier.chain([(number, accelerated)]) {
            let of_round = virtual_points.and_then(|it| acceleration::in_event(it, round, field));
            if let Some(of_round) = of_round {
                event.accelerate(of_round);
            }
        }
        let format = self.settings.match_format;
        let entrant = |team: TeamNumber| field.entrant(team);
        for round in self.rounds.iter().take(number.index()) {
            let event_round = EventRound::from_index(round.number.index());
            for it in &round.matches {
                if self.is_void(it) {
                    for team in it.entrants() {
                        event.set(event_round, entrant(team), Participation::NotPaired);
                    }
                    continue;
                }
                for pair in it.encounters() {
                    let [first, second] = pair.entrants.map(entrant);
                    match (it.verdict(), open) {
                        (Some(verdict), _) => {
                            let verdict = verdict.seen_from(pair.first_role);
                            let outcome = pair_outcome(verdict, it.is_forfeit());
                            event.pair(event_round, first, second, outcome);
                            let roles = [pair.first_role, pair.first_role.opposite()];
                            self.count_games(
                                &mut event,
                                event_round,
                                it,
                                [(first, roles[0]), (second, roles[1])],
                            );
                        }
                        (None, OpenMatch::IsMeeting) => {
                            event.pair(event_round, first, second, PairOutcome::Draw);
                            for side in [first, second] {
                                let score = ScoreKind::MatchPoints;
                                event.set_points(event_round, side, score, HalfPoints::ZERO);
                            }
                        }
                        (None, OpenMatch::IsNothing) => {}
                    }
                }
            }
            for bye in &round.byes {
                let team = entrant(bye.team);
                event.set(event_round, team, Participation::AllocatedBye);
                // As awarded: the rules may have changed since.
                set_points(&mut event, event_round, team, format, |kind| {
                    format.points_of_bye(bye, kind)
                });
            }
            let absences = self.missing_in(round.number);
            for absence in absences.filter(|it| field.has(it.team)) {
                let team = entrant(absence.team);
                event.set(event_round, team, participation(absence));
                if format.has_several_games() {
                    let points = self.absence_points(absence.worth);
                    set_points(&mut event, event_round, team, format, |kind| {
                        format.points_without_match(points, kind)
                    });
                }
            }
        }
        for penalty in self.penalties.iter().filter(|it| it.round < number) {
            let points = penalty.kind.adjustment();
            if points != 0 {
                event.adjust(Adjustment {
                    entrant: entrant(penalty.team),
                    round: EventRound::from_index(penalty.round.index()),
                    match_points: points,
                    game_points: points,
                });
            }
        }
        let absences = self.missing_in(number);
        for absence in absences.filter(|it| field.has(it.team)) {
            event.request_bye(RequestedBye {
                entrant: entrant(absence.team),
                round: EventRound::from_index(number.index()),
                kind: participation(absence),
            });
        }
        event.build().map_err(|error| Refusal::RoundsContradict {
            reason: error.to_string(),
        })
    }

    /// Sets the points of a match of several games, which its winner alone does not tell.
    fn count_games(
        &self,
        event: &mut EventBuilder,
        round: EventRound,
        it: &Match,
        sides: [(EntrantNumber, Role); 2],
    ) {
        let format = self.settings.match_format;
        if !format.has_several_games() {
            return;
        }
        for (side, role) in sides {
            let points = |kind| format.points(&self.settings.scoring, it, role, kind);
            set_points(event, round, side, format, |kind| {
                points(kind).unwrap_or_default()
            });
        }
    }

    /// Returns the absences in round `number`; empty in a round robin, whose matches are forfeited
    /// instead.
    fn missing_in(&self, number: RoundNumber) -> impl Iterator<Item = &Absence> {
        let pairs_others = self.settings.format == Format::SwissSystem;
        let absences = self.absences.iter();
        absences.filter(move |absence| pairs_others && absence.holds_in(number))
    }

    /// Returns the points of a match, in the terms of the pairing crate.
    fn pairing_scoring(&self) -> ScoringSystem {
        let format = self.settings.match_format;
        let each = |points| format.points_without_match(points, format.standings_by);
        let scoring = self.settings.scoring;
        ScoringSystem {
            win: each(scoring.win),
            draw: each(scoring.draw),
            loss: each(scoring.loss),
            forfeit_win: each(scoring.win),
            forfeit_loss: HalfPoints::ZERO,
            allocated_bye: each(scoring.bye),
            half_point_bye: each(scoring.draw),
            zero_point_bye: HalfPoints(0),
            ..ScoringSystem::STANDARD
        }
    }
}

/// Sets the points of a round: those of the standings as match points, the others as game points.
fn set_points(
    event: &mut EventBuilder,
    round: EventRound,
    team: EntrantNumber,
    format: MatchFormat,
    points: impl Fn(PointsKind) -> HalfPoints,
) {
    let kind = format.standings_by;
    event.set_points(round, team, ScoreKind::MatchPoints, points(kind));
    if format.has_two_scores() {
        event.set_points(round, team, ScoreKind::GamePoints, points(kind.other()));
    }
}

/// Returns an absence, in the terms of the pairing crate.
const fn participation(absence: &Absence) -> Participation {
    match (absence.worth, absence.to) {
        (AbsenceWorth::Half, _) => Participation::HalfPointBye,
        (AbsenceWorth::Nothing, Some(_)) => Participation::ZeroPointBye,
        (AbsenceWorth::Nothing, None) => Participation::NotPaired,
    }
}

/// Returns the outcome of a match, in the terms of the pairing crate: a forfeit is no meeting.
const fn pair_outcome(verdict: Verdict, is_forfeit: bool) -> PairOutcome {
    match (verdict, is_forfeit) {
        (Verdict::FirstWins, false) => PairOutcome::FirstWins,
        (Verdict::SecondWins, false) => PairOutcome::SecondWins,
        (Verdict::Drawn, _) => PairOutcome::Draw,
        (Verdict::BothLose, false) => PairOutcome::BothLose,
        (Verdict::FirstWins, true) => PairOutcome::FirstWinsByForfeit,
        (Verdict::SecondWins, true) => PairOutcome::SecondWinsByForfeit,
        (Verdict::BothLose, true) => PairOutcome::DoubleForfeit,
    }
}
