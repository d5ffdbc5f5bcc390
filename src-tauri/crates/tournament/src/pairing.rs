//! Pairing of rounds: draft, pair again, swap, publish (S G3, P1).

use crate::field::Field;
use crate::pairing_wish::for_system;
use crate::swiss_system;
use crate::{
    BySide, Bye, Format, Formation, Line, Match, PairingWish, Progress, Refusal, Role, Round,
    RoundNumber, RoundState, Side, TableNumber, TeamNumber, Tournament,
};
use kralle_pairing::event::EntrantNumber;
use kralle_pairing::round_pairing::{Unpairable, Unwatched, Watch, WayOn};
use kralle_pairing::round_robin::{CycleTurn, Cycles, round_robin};

/// The pairs of a round, without seats.
pub(crate) struct Pairs {
    /// First-named and second-named side, in table order.
    pub(crate) pairs: Vec<BySide<Side>>,
    pub(crate) byes: Vec<TeamNumber>,
}

impl Pairs {
    /// Returns the pairs of teams.
    fn of_teams(
        pairs: impl IntoIterator<Item = (TeamNumber, TeamNumber)>,
        bye: Option<TeamNumber>,
    ) -> Self {
        let pairs = pairs.into_iter().map(|(first, second)| BySide {
            first: Side::team(first),
            second: Side::team(second),
        });
        Self::new(pairs, bye)
    }

    /// Returns the pairs of a round; the byes are sorted by number.
    pub(crate) fn new(
        pairs: impl IntoIterator<Item = BySide<Side>>,
        byes: impl IntoIterator<Item = TeamNumber>,
    ) -> Self {
        let mut byes: Vec<TeamNumber> = byes.into_iter().collect();
        byes.sort_unstable();
        Self {
            pairs: pairs.into_iter().collect(),
            byes,
        }
    }
}

impl Tournament {
    /// Pairs the next round as a draft, or the newest draft again, with its wishes.
    ///
    /// # Errors
    /// Fails if there are no teams, every round is paired, a Swiss system waits for results or has
    /// at most one entrant left, or every pairing would repeat a match.
    pub fn pair_round(&mut self) -> Result<RoundNumber, Refusal> {
        self.pair_round_watched(&Unwatched)
    }

    /// Pairs as [`Tournament::pair_round`], with a watch that may cancel it.
    ///
    /// # Errors
    /// Fails as [`Tournament::pair_round`], and if it was canceled.
    pub fn pair_round_watched(&mut self, watch: &dyn Watch) -> Result<RoundNumber, Refusal> {
        let wishes = self.draft_wishes().to_vec();
        self.pair_around(wishes, watch)
    }

    /// Pairs the next round, or the newest draft again, with the director's wishes.
    pub(crate) fn pair_around(
        &mut self,
        wishes: Vec<PairingWish>,
        watch: &dyn Watch,
    ) -> Result<RoundNumber, Refusal> {
        self.must_run()?;
        self.must_be_formed()?;
        let drafted = self
            .rounds
            .last()
            .filter(|round| round.state == RoundState::Draft);
        let number = match drafted {
            Some(draft) => draft.number,
            None => RoundNumber::at(self.rounds.len()),
        };
        let planned = self.rounds_planned();
        if number.get() > planned {
            return Err(Refusal::AllRoundsPaired { rounds: planned });
        }
        if self.settings.format == Format::SwissSystem {
            self.must_be_complete_before(number)?;
        }
        let pairs = self.pairs_of(number, &wishes, watch)?;
        let round = self.round_from(number, pairs, wishes)?;
        self.rounds.truncate(number.index());
        self.rounds.push(round);
        Ok(number)
    }

    /// Refuses the pairing of the next round, as far as that is known without pairing; a newest
    /// draft must be published first.
    ///
    /// # Errors
    /// Fails as [`Tournament::pair_round`], except for rematches and missing opponents.
    pub fn may_pair(&self) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_be_formed()?;
        if let Some(last) = self.rounds.last() {
            self.must_be_published(last.number)?;
        }
        let planned = self.rounds_planned();
        if self.rounds.len() >= usize::from(planned) {
            return Err(Refusal::AllRoundsPaired { rounds: planned });
        }
        match self.settings.format {
            Format::SwissSystem => self.must_be_complete_before(self.next_round()),
            Format::RoundRobin | Format::DoubleRoundRobin => Ok(()),
        }
    }

    /// True if two teams have met in a round before `round`; a forfeit does not count.
    pub fn have_met_before(&self, round: RoundNumber, one: TeamNumber, other: TeamNumber) -> bool {
        self.rounds
            .iter()
            .filter(|earlier| earlier.number < round)
            .flat_map(|earlier| &earlier.matches)
            .any(|it| it.opposes(one, other) && !it.is_forfeit())
    }

    /// True if the sides of a match have met in an earlier round, or two of its players were
    /// partners then.
    pub fn is_rematch(&self, round: RoundNumber, it: &Match) -> bool {
        let BySide { first, second } = it.sides;
        let partners = [first, second].map(|side| Some((side.lead(), side.partner()?)));
        if partners == [None, None] {
            return self.have_met_before(round, first.lead(), second.lead());
        }
        partners.into_iter().flatten().any(|(one, other)| {
            let earlier = self.rounds.iter().take(round.index());
            let mut matches = earlier.flat_map(|earlier| &earlier.matches);
            matches.any(|it| {
                let sides = [it.sides.first, it.sides.second];
                !it.is_forfeit() && sides.iter().any(|side| side.partner_of(one) == Some(other))
            })
        })
    }

    /// Discards the draft of the newest round.
    ///
    /// # Errors
    /// Fails if there is no such round, or it is published.
    pub fn discard_draft(&mut self, number: RoundNumber) -> Result<(), Refusal> {
        match self.round(number)?.state {
            RoundState::Published => Err(Refusal::RoundIsPublished { round: number }),
            RoundState::Draft => {
                self.rounds.truncate(number.index());
                Ok(())
            }
        }
    }

    /// Publishes a round: later changes of its pairing need a reason.
    ///
    /// # Errors
    /// Fails if there is no such round, or it is published already.
    pub fn publish_round(&mut self, number: RoundNumber) -> Result<(), Refusal> {
        self.must_run()?;
        let round = self.round_mut(number)?;
        match round.state {
            RoundState::Published => Err(Refusal::RoundIsPublished { round: number }),
            RoundState::Draft => {
                round.state = RoundState::Published;
                self.forfeit_for_who_left();
                Ok(())
            }
        }
    }

    /// Swaps two teams in a round; within one match, swaps the first-named team. Either may be the
    /// team with the bye.
    ///
    /// # Errors
    /// Fails if one of them is not in the round or has a result there. Fails without a reason if
    /// the round is published.
    pub fn swap_teams(
        &mut self,
        number: RoundNumber,
        one: TeamNumber,
        other: TeamNumber,
        reason: Option<&Line>,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        if one == other {
            return Err(Refusal::SameTeam { team: one });
        }
        let round = self.round(number)?;
        if round.state == RoundState::Published && reason.is_none() {
            return Err(Refusal::ChangeReasonMissing { round: number });
        }
        for team in [one, other] {
            match round.result_of(team) {
                crate::RoundResult::Unpaired => return Err(Refusal::TeamUnknown { team }),
                crate::RoundResult::Match { it, .. } if it.has_results() => {
                    return Err(Refusal::MatchDecided {
                        round: number,
                        table: it.table,
                    });
                }
                crate::RoundResult::Match { .. } | crate::RoundResult::Bye(_) => {}
            }
        }
        let swapped = |team: TeamNumber| {
            if team == one {
                other
            } else if team == other {
                one
            } else {
                team
            }
        };
        let mut changed = round.clone();
        for it in &mut changed.matches {
            let sides = BySide {
                first: it.sides.first.map(swapped),
                second: it.sides.second.map(swapped),
            };
            if sides != it.sides {
                *it = self.match_from(number, it.table, sides)?;
            }
        }
        for bye in &mut changed.byes {
            bye.team = swapped(bye.team);
        }
        changed.byes.sort_by_key(|bye| bye.team);
        if changed == *round {
            return Err(Refusal::ArePartners {
                teams: [one, other],
            });
        }
        *self.round_mut(number)? = changed;
        self.remember_swap(number, [one, other]);
        Ok(())
    }

    /// True if every match of `number` has an outcome.
    pub fn is_complete(&self, number: RoundNumber) -> bool {
        self.must_be_complete(number).is_ok()
    }

    /// Refuses while results of any round before `number` are missing, the earliest first. That
    /// includes a cleared old result: without it the scores for the pairing are unknown.
    fn must_be_complete_before(&self, number: RoundNumber) -> Result<(), Refusal> {
        let mut earlier = self.rounds.iter().take(number.index());
        earlier.try_for_each(|round| self.must_be_complete(round.number))
    }

    /// Refuses an unknown round, a draft, and a round with missing results.
    pub(crate) fn must_be_complete(&self, number: RoundNumber) -> Result<(), Refusal> {
        self.must_be_published(number)?;
        let open = |progress: Progress| -> Result<Vec<TableNumber>, Refusal> {
            let matches = self.round(number)?.matches.iter();
            Ok(matches
                .filter(|it| !it.is_decided() && it.progress == progress)
                .map(|it| it.table)
                .collect())
        };
        let (tables, playing) = (open(Progress::Awaited)?, open(Progress::StillPlaying)?);
        let round = number;
        match (tables.is_empty(), playing.is_empty()) {
            (true, true) => Ok(()),
            (false, true) => Err(Refusal::RoundIncomplete { round, tables }),
            (true, false) => Err(Refusal::RoundStillPlaying { round, playing }),
            (false, false) => Err(Refusal::RoundPartlyPlaying {
                round,
                tables,
                playing,
            }),
        }
    }

    /// Pairs round `number` by the format.
    fn pairs_of(
        &self,
        number: RoundNumber,
        wishes: &[PairingWish],
        watch: &dyn Watch,
    ) -> Result<Pairs, Refusal> {
        match (self.settings.formation, self.settings.format) {
            (Formation::ChangingPartners, _) => self.changing_pairs(number),
            (_, Format::RoundRobin) => self.round_robin_pairs(number, Cycles::Single),
            (_, Format::DoubleRoundRobin) => self.round_robin_pairs(number, Cycles::Double),
            (_, Format::SwissSystem) => self.swiss_system_pairs(number, wishes, watch),
        }
    }

    /// Returns the Berger table of the round. If the lot named the top team second in round 1, the
    /// roles in every match are swapped.
    fn round_robin_pairs(&self, number: RoundNumber, cycles: Cycles) -> Result<Pairs, Refusal> {
        let schedule = round_robin(self.team_count(), cycles, CycleTurn::default());
        let round = schedule
            .into_iter()
            .nth(number.index())
            .ok_or(Refusal::AllRoundsPaired {
                rounds: self.rounds_planned(),
            })?
            .with_top_entrant(self.top_role());
        let team = |entrant| self.at_table_number(entrant);
        let pairs = round.pairs.into_iter();
        let pairs = pairs.map(|(first, second)| (team(first), team(second)));
        Ok(Pairs::of_teams(pairs, round.bye.map(team)))
    }

    /// Returns the entrant of a number in the tables of a round robin.
    pub(crate) fn at_table_number(&self, number: EntrantNumber) -> TeamNumber {
        let numbering = self.numbering.as_ref();
        numbering
            .and_then(|it| it.teams.get(number.index()).copied())
            .unwrap_or_else(|| TeamNumber::at(number.index()))
    }

    /// Returns the role and the opponent of a team in a round of the tables; `None` if it has the
    /// bye.
    pub(crate) fn pair_by_tables(
        &self,
        number: RoundNumber,
        team: TeamNumber,
    ) -> Result<Option<(Role, TeamNumber)>, Refusal> {
        let pairs = self.pairs_of(number, &[], &Unwatched)?.pairs.into_iter();
        let roles = pairs.flat_map(|BySide { first, second }| {
            let (first, second) = (first.lead(), second.lead());
            [(Role::First, first, second), (Role::Second, second, first)]
        });
        let mut own = roles.filter(|(_, own, _)| *own == team);
        Ok(own.next().map(|(role, _, opponent)| (role, opponent)))
    }

    /// Pairs a round of the Swiss system. For single players, the Dutch system (FIDE C.04.3), in
    /// which the first is White. For teams, that of C.04.6, in which the roles first-named and
    /// second-named replace the colors. Match points are the only score, so there is no secondary
    /// score to choose the first-team.
    fn swiss_system_pairs(
        &self,
        number: RoundNumber,
        wishes: &[PairingWish],
        watch: &dyn Watch,
    ) -> Result<Pairs, Refusal> {
        for &wish in wishes {
            if let PairingWish::Together(one, other) = wish
                && self.have_met_before(number, one, other)
            {
                return Err(Refusal::HaveMet {
                    round: number,
                    teams: vec![one, other],
                });
            }
        }
        let field = self.field_of(number);
        let event = self.event_to_pair(number)?;
        let heard = for_system(wishes, &field);
        let paired = swiss_system::pair_by_hand(&event, &heard, watch)
            .map_err(|why| unpairable(number, &why, wishes, &field))?;
        if paired.pairs.is_empty() {
            return Err(unpairable(number, &Unpairable::Nobody, wishes, &field));
        }
        let team = |entrant: EntrantNumber| field.team(entrant);
        let pairs = paired.pairs.into_iter();
        let pairs = pairs.map(|pair| (team(pair.first), team(pair.second)));
        Ok(Pairs::of_teams(pairs, paired.bye.map(team)))
    }

    /// Returns the role of the top team in round 1, drawn from the public seed.
    pub(crate) const fn top_role(&self) -> Role {
        match (&self.lots, &self.start_numbering) {
            (Some(lots), _) => lots.top_role,
            (None, Some(numbering)) => numbering.top_role,
            (None, None) => Role::First,
        }
    }

    /// Builds a round from its pairs, seated as far as the rules decide.
    fn round_from(
        &self,
        number: RoundNumber,
        pairs: Pairs,
        wishes: Vec<PairingWish>,
    ) -> Result<Round, Refusal> {
        let matches = pairs
            .pairs
            .into_iter()
            .enumerate()
            .map(|(index, sides)| self.match_from(number, TableNumber::at(index), sides))
            .collect::<Result<_, _>>()?;
        Ok(Round {
            number,
            state: RoundState::Draft,
            matches,
            byes: pairs
                .byes
                .into_iter()
                .map(|team| Bye {
                    team,
                    points: self.settings.scoring.bye,
                })
                .collect(),
            wishes,
            virtual_points: self.virtual_points_due(number),
        })
    }

    /// Returns a new match of two sides.
    pub(crate) fn match_from(
        &self,
        round: RoundNumber,
        table: TableNumber,
        sides: BySide<Side>,
    ) -> Result<Match, Refusal> {
        Ok(Match {
            table,
            sides,
            line_ups: BySide {
                first: self.planned_line_up(sides.first, round)?,
                second: self.planned_line_up(sides.second, round)?,
            },
            games: self.new_games(),
            progress: Progress::Awaited,
        })
    }
}

/// Returns the refusal of an impossible pairing: its reason, the teams involved, and the
/// alternatives.
pub(crate) fn unpairable(
    round: RoundNumber,
    why: &Unpairable,
    wishes: &[PairingWish],
    field: &Field,
) -> Refusal {
    let team = |entrant: &EntrantNumber| field.team(*entrant);
    let teams = match why {
        Unpairable::NoCompletePairing { stuck } => stuck.iter().map(team).collect(),
        Unpairable::NoByeLeavesAPairing { candidates } => candidates.iter().map(team).collect(),
        Unpairable::Refused(refusal) => refusal.entrants().iter().map(team).collect(),
        Unpairable::Nobody | Unpairable::NobodyForTheBye | Unpairable::Cancelled => Vec::new(),
    };
    let mut ways: Vec<&'static str> = why.ways_on().iter().map(|way| way.code()).collect();
    let others = WayOn::OtherWishes.code();
    if !wishes.is_empty() && !ways.contains(&others) {
        ways.insert(0, others);
    }
    if wishes.contains(&PairingWish::SecondMeetings) {
        ways.retain(|&way| way != WayOn::SecondMeetings.code());
    }
    if round == RoundNumber::FIRST {
        ways.retain(|&way| way != WayOn::EndTheTournament.code());
    }
    Refusal::Unpairable {
        round,
        why: why.code(),
        teams,
        ways,
    }
}
