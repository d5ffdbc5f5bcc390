//! The reason for a match or a bye.
//!
//! Start at [`Tournament::why_match`] and [`Tournament::why_bye`]. The system pairs the round again
//! as it was, and a second time without that match or bye. The criterion that differs is the
//! reason.

use kralle_pairing::event::EntrantNumber;
use kralle_pairing::round_pairing::{
    About, DecidedBy, Reason, RoundPairing, Unpairable, Watch, Wishes,
};

use crate::field::Field;
use crate::pairing::unpairable;
use crate::pairing_wish::for_system;
use crate::swiss_system;
use crate::{
    Format, Formation, HalfPoints, Match, Refusal, RoundNumber, SquareReason, TableNumber,
    TeamNumber, Tournament,
};

/// The deciding factor of a pairing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PairingDecision {
    /// The tables of the round robin (C.05 annex 1).
    Tables,
    /// A change by hand: the system's pairing differs.
    ByHand,
    /// The Swiss team system (C.04.6), or a wish of the director.
    System(DecidedBy),
    /// The complete schedule of changing partners.
    Schedule,
    /// The square of changing partners by standing.
    Square(SquareReason),
    /// The byes of changing partners by standing: those with the fewest byes, from the bottom.
    FewestByes,
}

/// The reason for a match or a bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairingReason {
    pub decision: PairingDecision,
    /// The pairs of the affected teams in the next best pairing.
    pub next_best: Vec<(TeamNumber, TeamNumber)>,
    /// The team with the bye in the next best pairing; `None` if it is the same.
    pub next_bye: Option<TeamNumber>,
    /// The lower scored of the two and the reason it floated up; `None` for equal scores.
    pub upfloater: Option<(TeamNumber, DecidedBy)>,
    /// The scores before the round, the first-named team first; for a bye only one.
    pub points: Vec<PairingScore>,
    /// The article that decides the first-named team; `None` if it was swapped by hand, and for a
    /// bye.
    pub role_article: Option<&'static str>,
}

/// The score by which a team was paired (C.04.7 article 1.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PairingScore {
    /// The score before the round.
    pub points: HalfPoints,
    /// The virtual points of an accelerated round, otherwise 0.
    pub virtual_points: HalfPoints,
}

impl PairingScore {
    /// Returns the sum.
    pub fn total(self) -> HalfPoints {
        self.points + self.virtual_points
    }
}

impl Tournament {
    /// Returns the reason for the match at a table.
    ///
    /// # Errors
    /// Fails if there is no such round or table, earlier rounds contradict each other, or the watch
    /// cancels it.
    pub fn why_match(
        &self,
        number: RoundNumber,
        table: TableNumber,
        watch: &dyn Watch,
    ) -> Result<PairingReason, Refusal> {
        let it = self.match_at(number, table)?;
        let (first, second) = (it.sides.first.lead(), it.sides.second.lead());
        if self.settings.formation == Formation::ChangingPartners {
            return Ok(self.why_partners(number, it));
        }
        let points = vec![
            self.points_before(number, first),
            self.points_before(number, second),
        ];
        let Some(system) = self.system_before(number, watch)? else {
            return Ok(PairingReason::of(PairingDecision::Tables, points));
        };
        let (one, other) = (system.field.entrant(first), system.field.entrant(second));
        let pair = system
            .own
            .as_ref()
            .and_then(|own| Some((own, own.pairs.iter().find(|pair| pair.joins(one, other))?)));
        let Some((own, pair)) = pair else {
            return Ok(PairingReason::of(PairingDecision::ByHand, points));
        };
        let role_article = (pair.first == one).then_some(pair.role_article);
        let lower = match points[0].total().cmp(&points[1].total()) {
            std::cmp::Ordering::Less => Some(first),
            std::cmp::Ordering::Greater => Some(second),
            std::cmp::Ordering::Equal => None,
        };
        let mut reason = system.why(own, About::Pair(one, other), points)?;
        if let Some(team) = lower
            && reason.decision != PairingDecision::System(DecidedBy::Wish)
        {
            let floats = system.explain(own, About::Floater(system.field.entrant(team)))?;
            reason.upfloater = Some((team, floats.decided_by));
        }
        reason.role_article = role_article;
        Ok(reason)
    }

    /// Returns the reason for a table of changing partners; its points are those of the players,
    /// the first-named side first.
    fn why_partners(&self, number: RoundNumber, it: &Match) -> PairingReason {
        let points = it.entrants().map(|team| self.points_before(number, team));
        let decision = match self.settings.format {
            Format::RoundRobin | Format::DoubleRoundRobin => PairingDecision::Schedule,
            Format::SwissSystem => self
                .square_of(number, it)
                .map_or(PairingDecision::ByHand, PairingDecision::Square),
        };
        PairingReason::of(decision, points.collect())
    }

    /// Returns the reason for the bye, the same for all that rest with changing partners; `None` if the round has none.
    ///
    /// # Errors
    /// Fails if there is no such round, earlier rounds contradict each other, or the watch cancels
    /// it.
    pub fn why_bye(
        &self,
        number: RoundNumber,
        watch: &dyn Watch,
    ) -> Result<Option<PairingReason>, Refusal> {
        let Some(bye) = self.round(number)?.byes.first() else {
            return Ok(None);
        };
        let points = vec![self.points_before(number, bye.team)];
        if self.settings.formation == Formation::ChangingPartners {
            let decision = match self.settings.format {
                Format::RoundRobin | Format::DoubleRoundRobin => PairingDecision::Schedule,
                Format::SwissSystem => PairingDecision::FewestByes,
            };
            return Ok(Some(PairingReason::of(decision, points)));
        }
        let Some(system) = self.system_before(number, watch)? else {
            return Ok(Some(PairingReason::of(PairingDecision::Tables, points)));
        };
        let team = system.field.entrant(bye.team);
        Ok(Some(match &system.own {
            Some(own) if own.bye == Some(team) => system.why(own, About::Bye(team), points)?,
            Some(_) | None => PairingReason::of(PairingDecision::ByHand, points),
        }))
    }

    /// Returns the score of a team before a round, as it was paired: including penalties.
    fn points_before(&self, number: RoundNumber, team: TeamNumber) -> PairingScore {
        let before = number.index().checked_sub(1).map(RoundNumber::at);
        let virtual_points = self.virtual_points_in(number);
        PairingScore {
            points: before.map_or(HalfPoints::ZERO, |before| self.points(team, Some(before))),
            virtual_points: virtual_points.map_or(HalfPoints::ZERO, |it| it.of(team)),
        }
    }

    /// Returns the pairing system at the time of a round; `None` in a round robin.
    fn system_before<'w>(
        &self,
        number: RoundNumber,
        watch: &'w dyn Watch,
    ) -> Result<Option<System<'w>>, Refusal> {
        match (self.settings.formation, self.settings.format) {
            (Formation::ChangingPartners, _)
            | (_, Format::RoundRobin | Format::DoubleRoundRobin) => return Ok(None),
            (_, Format::SwissSystem) => {}
        }
        let event = self.event_before(number)?;
        let field = self.field_of(number);
        let wishes = for_system(&self.round(number)?.wishes, &field);
        let own = match swiss_system::pair_by_hand(&event, &wishes, watch) {
            Ok(own) => Some(own),
            Err(why @ Unpairable::Cancelled) => return Err(unpairable(number, &why, &[], &field)),
            Err(_) => None,
        };
        Ok(Some(System {
            number,
            field,
            event,
            wishes,
            own,
            watch,
        }))
    }
}

/// A round to pair, and the system that pairs it with the wishes.
struct System<'w> {
    number: RoundNumber,
    field: Field,
    event: kralle_pairing::event::Event,
    wishes: Wishes,
    own: Option<RoundPairing>,
    watch: &'w dyn Watch,
}

impl System<'_> {
    fn explain(&self, own: &RoundPairing, about: About) -> Result<Reason, Refusal> {
        swiss_system::explain(&self.event, &self.wishes, own, about, self.watch)
            .map_err(|why| unpairable(self.number, &why, &[], &self.field))
    }

    fn why(
        &self,
        own: &RoundPairing,
        about: About,
        points: Vec<PairingScore>,
    ) -> Result<PairingReason, Refusal> {
        let reason = self.explain(own, about)?;
        let team = |entrant: EntrantNumber| self.field.team(entrant);
        Ok(PairingReason {
            next_best: reason
                .next_best
                .iter()
                .map(|pair| (team(pair.first), team(pair.second)))
                .collect(),
            next_bye: reason
                .next_bye
                .filter(|_| reason.next_bye != own.bye)
                .map(team),
            ..PairingReason::of(PairingDecision::System(reason.decided_by), points)
        })
    }
}

impl PairingReason {
    /// Returns a decision without further data.
    const fn of(decision: PairingDecision, points: Vec<PairingScore>) -> Self {
        Self {
            decision,
            next_best: Vec::new(),
            next_bye: None,
            upfloater: None,
            points,
            role_article: None,
        }
    }
}
