//! The tournament as the pairing crate sees it: entrants, rounds, byes, absences, penalties.
//!
//! Begin at [`Tournament::event_before`]. Not here: who is paired with whom ([`mod@crate::pairing`]).

use kralle_pairing::event::{
    Adjustment, Entrant, Event, EventBuilder, Format as EventFormat, PairOutcome, Participation,
    RequestedBye, RoundNumber as EventRound, ScoringSystem, SecondaryScore,
};
use kralle_rules::result::Cause;

use crate::field::Field;
use crate::{
    Absence, AbsenceWorth, Format, Formation, HalfPoints, Outcome, Refusal, Round, RoundNumber,
    TeamNumber, Tournament, Verdict,
};

impl Tournament {
    /// The tournament before round `number` as the pairing crate sees it, with the numbers that held
    /// for that round.
    ///
    /// # Errors
    /// When the rounds contradict each other, as after swaps by hand that repeat a team.
    pub(crate) fn event_before(&self, number: RoundNumber) -> Result<Event, Refusal> {
        self.event_of(&self.field_of(number), number, |_| true)
    }

    /// The same with everybody and the rounds before `number` of which `counts` says so.
    pub(crate) fn event_up_to(
        &self,
        number: RoundNumber,
        counts: impl Fn(&Round) -> bool,
    ) -> Result<Event, Refusal> {
        self.event_of(&self.whole_field(), number, counts)
    }

    /// The rounds before `number` of which `counts` says so, with the numbers of `field`.
    fn event_of(
        &self,
        field: &Field,
        number: RoundNumber,
        counts: impl Fn(&Round) -> bool,
    ) -> Result<Event, Refusal> {
        let format = match self.settings.formation {
            Formation::PotDraw | Formation::FixedTeams => EventFormat::Team { boards: 2 },
            Formation::SinglePlayers => EventFormat::Individual,
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
        let entrant = |team: TeamNumber| field.entrant(team);
        let rounds = self.rounds.iter().take(number.index());
        for round in rounds.filter(|round| counts(round)) {
            let event_round = EventRound::from_index(round.number.index());
            for it in &round.matches {
                if self.is_void(it) {
                    for team in [it.teams.first, it.teams.second] {
                        event.set(event_round, entrant(team), Participation::NotPaired);
                    }
                } else if let Some(outcome) = &it.outcome {
                    event.pair(
                        event_round,
                        entrant(it.teams.first),
                        entrant(it.teams.second),
                        pair_outcome(outcome),
                    );
                }
            }
            if let Some(bye) = &round.bye {
                event.set(event_round, entrant(bye.team), Participation::AllocatedBye);
            }
            let absences = self.missing_in(round.number);
            for absence in absences.filter(|it| field.has(it.team)) {
                event.set(event_round, entrant(absence.team), participation(absence));
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

    /// Who is not paired in round `number`; in a round robin nobody, since matches are forfeited.
    fn missing_in(&self, number: RoundNumber) -> impl Iterator<Item = &Absence> {
        let pairs_others = self.settings.format == Format::SwissSystem;
        let absences = self.absences.iter();
        absences.filter(move |absence| pairs_others && absence.holds_in(number))
    }

    /// What a match is worth, as the pairing crate sees it.
    fn pairing_scoring(&self) -> ScoringSystem {
        let scoring = self.settings.scoring;
        ScoringSystem {
            win: scoring.win,
            draw: scoring.draw,
            loss: scoring.loss,
            forfeit_win: scoring.win,
            forfeit_loss: scoring.loss,
            allocated_bye: scoring.bye,
            half_point_bye: scoring.draw,
            zero_point_bye: HalfPoints(0),
            ..ScoringSystem::STANDARD
        }
    }
}

/// An absence as the pairing crate sees it.
const fn participation(absence: &Absence) -> Participation {
    match (absence.worth, absence.to) {
        (AbsenceWorth::Half, _) => Participation::HalfPointBye,
        (AbsenceWorth::Nothing, Some(_)) => Participation::ZeroPointBye,
        (AbsenceWorth::Nothing, None) => Participation::NotPaired,
    }
}

/// How a match ended, as the pairing crate sees it: what was forfeited is no meeting.
fn pair_outcome(outcome: &Outcome) -> PairOutcome {
    let forfeited = matches!(outcome.cause, Cause::Forfeit | Cause::DoubleForfeit);
    match (outcome.verdict, forfeited) {
        (Verdict::FirstWins, false) => PairOutcome::FirstWins,
        (Verdict::SecondWins, false) => PairOutcome::SecondWins,
        (Verdict::Drawn, _) => PairOutcome::Draw,
        (Verdict::BothLose, false) => PairOutcome::BothLose,
        (Verdict::FirstWins, true) => PairOutcome::FirstWinsByForfeit,
        (Verdict::SecondWins, true) => PairOutcome::SecondWinsByForfeit,
        (Verdict::BothLose, true) => PairOutcome::DoubleForfeit,
    }
}
