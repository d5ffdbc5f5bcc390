//! The director's choices for the pairing of a round; the system pairs the rest.
//!
//! Start at [`PairingWish`]. `pairing_cost` computes their cost, `pairing_reason` the reasons of
//! the system.

use kralle_choice::Code;
use kralle_pairing::round_pairing::{SecondMeetings, Watch, Wishes};

use crate::field::Field;
use crate::{Format, Formation, Refusal, RoundNumber, RoundState, TeamNumber, Tournament};

/// A manual choice of the director for a pairing.
///
/// The order of two teams does not matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Code)]
#[code(kind = PairingWishKind, name = "WishKind")]
pub enum PairingWish {
    /// Two teams meet, if they have not met.
    Together(TeamNumber, TeamNumber),
    /// Two teams meet, even if they have met.
    TogetherAgain(TeamNumber, TeamNumber),
    /// Two teams do not meet.
    Apart(TeamNumber, TeamNumber),
    /// A team has the bye.
    ///
    /// Even if it has had one.
    Bye(TeamNumber),
    /// As few as possible meet again if there is no other pairing.
    ///
    /// C.04.6 article 3.3.3 leaves it to the arbiter.
    SecondMeetings,
}

impl PairingWish {
    /// Returns the wish with renumbered teams.
    pub(crate) fn renumbered(self, other: impl Fn(TeamNumber) -> TeamNumber) -> Self {
        match self {
            Self::Together(one, two) => Self::Together(other(one), other(two)),
            Self::TogetherAgain(one, two) => Self::TogetherAgain(other(one), other(two)),
            Self::Apart(one, two) => Self::Apart(other(one), other(two)),
            Self::Bye(team) => Self::Bye(other(team)),
            Self::SecondMeetings => Self::SecondMeetings,
        }
    }

    /// Returns the wish of this name about these teams; `None` if the name is unknown, or the
    /// number of teams is wrong.
    pub const fn from_code(
        code: &str,
        team: Option<TeamNumber>,
        other: Option<TeamNumber>,
    ) -> Option<Self> {
        Some(match (code.as_bytes(), team, other) {
            (b"together", Some(one), Some(other)) => Self::Together(one, other),
            (b"together_again", Some(one), Some(other)) => Self::TogetherAgain(one, other),
            (b"apart", Some(one), Some(other)) => Self::Apart(one, other),
            (b"bye", Some(team), None) => Self::Bye(team),
            (b"second_meetings", None, None) => Self::SecondMeetings,
            _ => return None,
        })
    }

    /// Returns the teams it names: two, one (the second is `None`) or none.
    pub const fn teams(self) -> (Option<TeamNumber>, Option<TeamNumber>) {
        match self {
            Self::Together(one, other)
            | Self::TogetherAgain(one, other)
            | Self::Apart(one, other) => (Some(one), Some(other)),
            Self::Bye(team) => (Some(team), None),
            Self::SecondMeetings => (None, None),
        }
    }

    /// Returns the wish with the smaller team number first.
    fn ordered(self) -> Self {
        let order = |one: TeamNumber, other: TeamNumber| (one.min(other), one.max(other));
        match self {
            Self::Together(one, other) => {
                let (one, other) = order(one, other);
                Self::Together(one, other)
            }
            Self::TogetherAgain(one, other) => {
                let (one, other) = order(one, other);
                Self::TogetherAgain(one, other)
            }
            Self::Apart(one, other) => {
                let (one, other) = order(one, other);
                Self::Apart(one, other)
            }
            Self::Bye(_) | Self::SecondMeetings => self,
        }
    }

    /// True if it fixes the place of `team`: in a pair, or with the bye.
    fn places(self, team: TeamNumber) -> bool {
        match self {
            Self::Together(one, other) | Self::TogetherAgain(one, other) => {
                one == team || other == team
            }
            Self::Bye(with_bye) => with_bye == team,
            Self::Apart(..) | Self::SecondMeetings => false,
        }
    }

    /// True if the two wishes exclude each other.
    fn contradicts(self, other: Self) -> bool {
        let apart = |one: Self, other: Self| match (one, other) {
            (Self::Together(a, b) | Self::TogetherAgain(a, b), Self::Apart(c, d)) => {
                (a, b) == (c, d)
            }
            _ => false,
        };
        let two_byes = matches!((self, other), (Self::Bye(_), Self::Bye(_)));
        let (team, second) = self.teams();
        let says_where = !matches!(self, Self::Apart(..) | Self::SecondMeetings);
        let same_place = says_where
            && [team, second]
                .into_iter()
                .flatten()
                .any(|team| other.places(team));
        two_byes || same_place || apart(self, other) || apart(other, self)
    }
}

/// Adds a wish to `wishes` and removes those it contradicts.
pub(crate) fn with(wishes: &[PairingWish], wish: PairingWish) -> Vec<PairingWish> {
    let wish = wish.ordered();
    let mut wishes: Vec<PairingWish> = wishes
        .iter()
        .copied()
        .filter(|&earlier| earlier != wish && !wish.contradicts(earlier))
        .collect();
    wishes.push(wish);
    wishes
}

/// Returns the wishes in the terms of the pairing system.
pub(crate) fn for_system(wishes: &[PairingWish], field: &Field) -> Wishes {
    let entrant = |team: TeamNumber| field.entrant(team);
    let mut heard = Wishes::default();
    for &wish in wishes {
        match wish {
            PairingWish::Together(one, other) => heard.pairs.push((entrant(one), entrant(other))),
            PairingWish::TogetherAgain(one, other) => {
                heard.pairs.push((entrant(one), entrant(other)));
                if heard.second_meetings == SecondMeetings::Never {
                    heard.second_meetings = SecondMeetings::WhereWished;
                }
            }
            PairingWish::Apart(one, other) => heard.apart.push((entrant(one), entrant(other))),
            PairingWish::Bye(team) => heard.bye = Some(entrant(team)),
            PairingWish::SecondMeetings => {
                heard.second_meetings = SecondMeetings::WhereUnavoidable;
            }
        }
    }
    heard
}

impl Tournament {
    /// Pairs the newest draft again, or the next round, with one more wish. Removes earlier wishes
    /// that it contradicts.
    ///
    /// # Errors
    /// Fails if a team is unknown or named twice, or the tables of a round robin decide. Fails if
    /// the two have met, or no pairing is left. Also fails as [`Tournament::pair_round`].
    pub fn wish_pairing(
        &mut self,
        wish: PairingWish,
        watch: &dyn Watch,
    ) -> Result<RoundNumber, Refusal> {
        self.must_choose_pairs()?;
        let (team, other) = wish.teams();
        for team in [team, other].into_iter().flatten() {
            if team.index() >= self.teams.len() {
                return Err(Refusal::TeamUnknown { team });
            }
        }
        if let Some(team) = team.filter(|_| team == other) {
            return Err(Refusal::SameTeam { team });
        }
        let wishes = with(self.draft_wishes(), wish);
        self.pair_around(wishes, watch)
    }

    /// Pairs the newest draft again without one of its wishes.
    ///
    /// # Errors
    /// Fails if there is no such wish, or as [`Tournament::pair_round`].
    pub fn drop_pairing_wish(
        &mut self,
        wish: PairingWish,
        watch: &dyn Watch,
    ) -> Result<RoundNumber, Refusal> {
        self.must_choose_pairs()?;
        let wish = wish.ordered();
        let mut wishes = self.draft_wishes().to_vec();
        let before = wishes.len();
        wishes.retain(|&it| it != wish);
        if wishes.len() == before {
            return Err(Refusal::WishUnknown);
        }
        self.pair_around(wishes, watch)
    }

    /// Pairs the newest draft again without any wish.
    ///
    /// # Errors
    /// Fails as [`Tournament::pair_round`].
    pub fn pair_without_wishes(&mut self, watch: &dyn Watch) -> Result<RoundNumber, Refusal> {
        self.pair_around(Vec::new(), watch)
    }

    /// Returns the wishes of the newest draft; empty without a draft.
    pub(crate) fn draft_wishes(&self) -> &[PairingWish] {
        match self.rounds.last() {
            Some(draft) if draft.state == RoundState::Draft => &draft.wishes,
            _ => &[],
        }
    }

    /// Ends a Swiss system with the last published round, if the next one cannot be paired.
    ///
    /// # Errors
    /// Fails if the tournament is closed, is a round robin, has no round yet, or the newest is a
    /// draft.
    pub fn end_with_last_round(&mut self) -> Result<RoundNumber, Refusal> {
        self.must_run()?;
        self.must_choose_pairs()?;
        let last = self
            .rounds
            .last()
            .map(|round| round.number)
            .ok_or(Refusal::RoundUnknown {
                round: RoundNumber::FIRST,
            })?;
        self.must_be_published(last)?;
        self.settings.swiss_rounds = Some(last.get());
        Ok(last)
    }

    /// Refuses if the tables of a round robin decide the pairs.
    fn must_choose_pairs(&self) -> Result<(), Refusal> {
        self.must_form(&[
            Formation::PotDraw,
            Formation::FixedTeams,
            Formation::SinglePlayers,
        ])?;
        match self.settings.format {
            Format::SwissSystem => Ok(()),
            Format::RoundRobin | Format::DoubleRoundRobin => Err(Refusal::TablesDecide),
        }
    }

    /// Records a swap by hand among the wishes of the round, so that pairing the draft again keeps
    /// it. The round already has `swapped` swapped.
    pub(crate) fn remember_swap(&mut self, number: RoundNumber, swapped: [TeamNumber; 2]) {
        if self.must_choose_pairs().is_err() {
            return;
        }
        let Ok(round) = self.round(number) else {
            return;
        };
        let mut wishes = round.wishes.clone();
        for it in &round.matches {
            let (one, other) = (it.sides.first.lead(), it.sides.second.lead());
            if swapped.contains(&one) && swapped.contains(&other) {
                // Only the first-named team has changed.
                return;
            }
            if swapped.contains(&one) || swapped.contains(&other) {
                let wish = if self.have_met_before(number, one, other) {
                    PairingWish::TogetherAgain(one, other)
                } else {
                    PairingWish::Together(one, other)
                };
                wishes = with(&wishes, wish);
            }
        }
        if let Some(bye) = round.byes.iter().find(|bye| swapped.contains(&bye.team)) {
            wishes = with(&wishes, PairingWish::Bye(bye.team));
        }
        if let Ok(round) = self.round_mut(number) {
            round.wishes = wishes;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    fn team(number: u16) -> TeamNumber {
        TeamNumber::new(number).unwrap()
    }

    fn together(one: u16, other: u16) -> PairingWish {
        PairingWish::Together(team(one), team(other))
    }

    fn apart(one: u16, other: u16) -> PairingWish {
        PairingWish::Apart(team(one), team(other))
    }

    #[rstest]
    #[case::another_opponent(together(1, 2), together(2, 3), vec![together(2, 3)])]
    #[case::the_same_the_other_way_round(together(1, 2), together(2, 1), vec![together(1, 2)])]
    #[case::the_opposite(together(1, 2), apart(2, 1), vec![apart(1, 2)])]
    #[case::and_back(apart(1, 2), together(1, 2), vec![together(1, 2)])]
    #[case::two_that_go_together(apart(1, 2), together(1, 3), vec![apart(1, 2), together(1, 3)])]
    #[case::one_bye(PairingWish::Bye(team(1)), PairingWish::Bye(team(2)), vec![PairingWish::Bye(team(2))])]
    #[case::pair_or_bye(PairingWish::Bye(team(2)), together(1, 2), vec![together(1, 2)])]
    #[case::pair_beside_a_bye(PairingWish::Bye(team(3)), together(1, 2), vec![PairingWish::Bye(team(3)), together(1, 2)])]
    #[case::bye_or_pair(together(1, 2), PairingWish::Bye(team(2)), vec![PairingWish::Bye(team(2))])]
    fn the_last_word_counts(
        #[case] earlier: PairingWish,
        #[case] later: PairingWish,
        #[case] kept: Vec<PairingWish>,
    ) {
        assert_eq!(with(&[earlier], later), kept);
    }

    #[test]
    fn every_wish_is_found_again_by_its_code() {
        for wish in [
            together(1, 2),
            PairingWish::TogetherAgain(team(3), team(4)),
            apart(1, 5),
            PairingWish::Bye(team(6)),
            PairingWish::SecondMeetings,
        ] {
            let (team, other) = wish.teams();
            assert_eq!(PairingWish::from_code(wish.code(), team, other), Some(wish));
        }
        assert_eq!(PairingWish::from_code("bye", None, None), None);
    }
}
